import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Api } from '../api/client.ts'
import { safeNext } from '../api/next.ts'
import type { Problem } from '../api/problem.ts'
import { accountQuery, onOtherTab, queryClient, tellTabs } from '../api/session.ts'
import { t } from '../texts/index.ts'

/** The name of the page, for the eye, the tab and the screen reader. */
export function DoorTitle({ children }: { children: string }) {
  useEffect(() => {
    document.title = `${children} – FrontDesk`
  }, [children])
  return <h1>{children}</h1>
}

/** An outcome takes the focus, so that a screen reader says it. */
export function Outcome({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} role="status">
      {children}
    </div>
  )
}

/** Goes on as the person who has just signed in, here and in the other tabs: to `first` where no page was wanted. */
export function useEnter(first?: '/welcome/business'): (account: Api['Account']) => void {
  const next = useNext()
  const { history } = useRouter()
  return (account) => {
    queryClient.setQueryData(accountQuery.queryKey, account)
    tellTabs('signed-in')
    history.push(next === '/' ? (first ?? next) : next)
  }
}

/** A sign-in in another tab opens this one too. */
export function useFollowing(): void {
  const next = useNext()
  useEffect(() => onOtherTab((change) => change === 'signed-in' && location.assign(next)), [next])
}

function useNext(): string {
  const { next } = useSearch({ strict: false })
  return safeNext(next)
}

export const fieldTexts = () => ({ email: t.doors.emailProblem, password: t.doors.passwordProblem })

/** A token that is wrong, used or too old. */
export function isBadLink({ status }: Problem): boolean {
  return status === 400 || status === 403
}
