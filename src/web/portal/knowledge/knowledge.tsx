import { useQuery } from '@tanstack/react-query'
import { Link, Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useAccount } from '../api/session.ts'
import { Icon } from '../parts/icons.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { pages } from '../shell/navigation.ts'
import { PageHeading } from '../shell/shell.tsx'
import { t } from '../texts/index.ts'
import styles from './knowledge.module.css'
import { contradictionsQuery, unansweredQuery } from './queries.ts'

export function Knowledge() {
  const { isAdmin } = useAccount()
  return (
    <>
      <PageHeading title={t.nav.knowledge}>{isAdmin && <Acts />}</PageHeading>
      <Tabs />
      <div className={styles.content}>
        <Suspense>
          <Outlet />
        </Suspense>
      </div>
    </>
  )
}

function Acts() {
  return (
    <div className={styles.acts}>
      <LinkButton
        to="/knowledge/documents"
        search={{ add: 'website' }}
        leftSection={<Icon name="globe" size={16} />}
        variant="default"
      >
        {t.knowledge.addWebsite}
      </LinkButton>
      <LinkButton
        to="/knowledge/documents"
        search={{ add: 'files' }}
        leftSection={<Icon name="plus" size={16} />}
        variant="filled"
      >
        {t.knowledge.addDocuments}
      </LinkButton>
    </div>
  )
}

/** Counts stand where somebody has to do something. */
function Tabs() {
  const unanswered = useQuery(unansweredQuery).data?.data.length
  const contradictions = useQuery(contradictionsQuery).data?.data.length
  const counts: Record<string, number | undefined> = {
    '/knowledge/unanswered': unanswered,
    '/knowledge/contradictions': contradictions,
  }
  return (
    <nav className={styles.tabs} aria-label={t.nav.knowledge}>
      {pages()
        .filter(({ to }) => to.startsWith('/knowledge'))
        .map(({ to, label }) => (
          <Link key={to} to={to} activeProps={{ 'aria-current': 'page' }}>
            {label}
            {counts[to] !== undefined && counts[to] > 0 && <span className={styles.count}>{counts[to]}</span>}
          </Link>
        ))}
    </nav>
  )
}
