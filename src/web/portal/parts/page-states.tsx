import { Button } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { asProblem } from '../api/problem.ts'
import { t } from '../texts/index.ts'
import { Icon, type IconName } from './icons.tsx'
import { LinkButton } from './link-button.tsx'
import { generalWords } from './refused.tsx'
import { RetryButton } from './waiting.tsx'
import styles from './page-states.module.css'

interface StateProps {
  icon: IconName
  title: string
  text: string
  children?: ReactNode
}

/** In place of a page or a list: what is so, and what to do. */
export function State({ icon, title, text, children }: StateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <h2>{title}</h2>
      <p className="dim">{text}</p>
      {children !== undefined && <div className={styles.acts}>{children}</div>}
    </div>
  )
}

export function NoPage() {
  return (
    <main className={styles.whole}>
      <State icon="search" title={t.states.noPage} text={t.states.noPageText}>
        <LinkButton to="/" variant="filled">
          {t.states.home}
        </LinkButton>
      </State>
    </main>
  )
}

export function Failed({ error, reset }: ErrorComponentProps) {
  return (
    <main className={styles.whole}>
      <Refusal error={error} retry={reset} />
    </main>
  )
}

/** A page or list that could not be read. */
export function Refusal({ error, retry }: { error: unknown; retry: () => void }) {
  const problem = asProblem(error)
  const { status } = problem
  if (status === 403) return <State icon="lock" title={t.states.forbidden} text={t.states.forbiddenText} />
  if (status === 404) return <State icon="search" title={t.states.gone} text={t.states.goneText} />
  if (status === 429)
    return (
      <State icon="clock" title={t.states.tooMany} text={generalWords(problem)}>
        <RetryButton label={t.states.again} problem={problem} retry={retry} />
      </State>
    )
  const isAway = status === 0
  return (
    <State
      icon="warning"
      title={isAway ? t.states.offline : t.states.failed}
      text={isAway ? t.states.offlineText : t.states.failedText}
    >
      <Button onClick={retry}>{t.states.again}</Button>
    </State>
  )
}
