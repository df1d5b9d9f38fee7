import type { ReactNode } from 'react'
import { Icon, type IconName } from './icons.tsx'
import styles from './note.module.css'

type Tone = 'info' | 'ok' | 'warn' | 'bad'

const ICONS: Record<Tone, IconName> = { info: 'clock', ok: 'check', warn: 'warning', bad: 'warning' }

/** One thing to know, beside what it is about. */
export function Note({ tone, icon = ICONS[tone], children }: { tone: Tone; icon?: IconName; children: ReactNode }) {
  return (
    <div className={styles.note} data-tone={tone}>
      <Icon name={icon} size={16} />
      <div>{children}</div>
    </div>
  )
}
