import { Outlet, useMatch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { t } from '../texts/index.ts'
import { State } from '../parts/page-states.tsx'
import { List } from './list.tsx'
import styles from './inbox.module.css'

/** The list, the open conversation and its visitor, side by side; on phones one at a time. */
export function Inbox() {
  const openId = useMatch({ from: '/shell/inbox/$sessionId', shouldThrow: false })?.params.sessionId
  return (
    <div className={styles.panes} data-open={openId !== undefined}>
      <List openId={openId} />
      <Suspense>
        <Outlet />
      </Suspense>
    </div>
  )
}

export function NothingOpen() {
  return (
    <div className={styles.nothing}>
      <State icon="chat" title={t.inbox.choose} text={t.inbox.chooseText} />
    </div>
  )
}
