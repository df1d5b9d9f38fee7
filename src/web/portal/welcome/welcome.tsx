import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, type ReactNode } from 'react'
import { Button } from '@mantine/core'
import { useAccount } from '../api/session.ts'
import { Icon } from '../parts/icons.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { FocusOnHeading, SignInLayer } from '../shell/shell.tsx'
import { fill, t } from '../texts/index.ts'
import { markDone, setupQuery, type Step } from './queries.ts'
import styles from './welcome.module.css'

const STEPS = ['business', 'website', 'hours', 'services', 'documents', 'widget', 'try', 'live'] as const

/** Around the steps: their list, the way back and on. Each can be left, and is where it was. */
export function Welcome() {
  const current = useStep()
  const { data } = useQuery(setupQuery)
  const isDone = (step: Step) => data?.steps.some((one) => one.step === step && one.done) ?? false
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <span className={styles.brand}>
          <Icon name="bell" /> FrontDesk
        </span>
        <nav aria-label={t.welcome.setUp} className={styles.steps}>
          <ol>
            {STEPS.map((step, index) => (
              <li key={step}>
                <Link to={`/welcome/${step}`} aria-current={step === current ? 'step' : undefined}>
                  <span className={styles.mark} data-done={isDone(step)}>
                    {isDone(step) && step !== current ? <Icon name="check" size={14} /> : index + 1}
                  </span>
                  <span className={styles.stepName}>{t.welcome.steps[step]}</span>
                  {isDone(step) && <span className={styles.hidden}>{t.welcome.done}</span>}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <LinkButton to="/" variant="quiet">
          {t.welcome.later}
        </LinkButton>
      </header>
      <main id="page" tabIndex={-1} className={styles.page}>
        <FocusOnHeading />
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <SignInLayer />
    </div>
  )
}

function useStep(): Step {
  const name = useLocation().pathname.split('/')[2]
  return STEPS.find((step) => step === name) ?? 'business'
}

interface StepPageProps {
  title: string
  text: string
  /** Beside the title. */
  act?: ReactNode
  /** In the foot, where the page has its own way on. */
  next?: ReactNode
  /** Beside the way on: how far the step is. */
  note?: string | undefined
  /** At the right of a wide window. */
  beside?: ReactNode
  children: ReactNode
}

/** One step: its name, its content, and the foot with the way back and on. */
export function StepPage({ title, text, act, next, note, beside, children }: StepPageProps) {
  const { tenant } = useAccount()
  useEffect(() => {
    document.title = fill(t.shell.title, { page: title, business: tenant.name })
  }, [title, tenant.name])
  return (
    <div className={styles.step}>
      <div className={styles.content}>
        <div className={styles.title}>
          <div>
            <h1>{title}</h1>
            <p className="dim">{text}</p>
          </div>
          {act}
        </div>
        {children}
      </div>
      {beside}
      <Foot next={next} note={note} />
    </div>
  )
}

function Foot({ next, note }: Pick<StepPageProps, 'next' | 'note'>) {
  const step = useStep()
  const at = STEPS.indexOf(step)
  const before = STEPS[at - 1]
  return (
    <footer className={styles.foot}>
      {before === undefined ? (
        <span />
      ) : (
        <LinkButton to={`/welcome/${before}`} variant="quiet">
          {t.welcome.back}
        </LinkButton>
      )}
      <div className={styles.onward}>
        {note !== undefined && <span className="dim number">{note}</span>}
        {next ?? <NextButton step={step} following={STEPS[at + 1]} />}
      </div>
    </footer>
  )
}

function NextButton({ step, following }: { step: Step; following: Step | undefined }) {
  const navigate = useNavigate()
  const go = () => {
    if (step === 'website' || step === 'widget') void markDone(step)
    void navigate(following === undefined ? { to: '/' } : { to: `/welcome/${following}` })
  }
  return (
    <Button variant="filled" onClick={go}>
      {following === undefined ? t.welcome.finish : fill(t.welcome.next, { step: t.welcome.steps[following] })}
    </Button>
  )
}
