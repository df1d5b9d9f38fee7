import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAccount } from '../../api/session.ts'
import { State } from '../../parts/page-states.tsx'
import { Section } from '../../parts/section.tsx'
import { t } from '../../texts/index.ts'
import styles from './services.module.css'

interface PartProps {
  title: string
  text: string
  children: ReactNode
}

/** One service or one person, with the way back to all. */
export function Part({ title, text, children }: PartProps) {
  return (
    <>
      <p className={styles.back}>
        <Link to="/settings/services">{t.services.back}</Link>
      </p>
      <Section title={title} text={text}>
        {children}
      </Section>
    </>
  )
}

/** Something new: members cannot make it. */
export function PartForAdmins(props: PartProps) {
  const { isAdmin } = useAccount()
  if (!isAdmin) return <State icon="lock" title={t.states.forbidden} text={t.states.forbiddenText} />
  return <Part {...props} />
}
