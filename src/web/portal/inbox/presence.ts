import { useEffect, useState } from 'react'
import { onChange } from '../api/live.ts'
import { useAccount } from '../api/session.ts'
import { tellPresence } from './queries.ts'

/** Presence lasts this long unless it is told again. */
const LASTS_MS = 15_000
const TELL_MS = 10_000

export interface Present {
  userId: string
  isTyping: boolean
}

interface Told extends Present {
  until: number
}

/** The same list where everybody is still here, so that nothing is drawn for it. */
function stillHere(known: Told[]): Told[] {
  const here = known.filter(({ until }) => until > Date.now())
  return here.length === known.length ? known : here
}

/** Colleagues in this conversation, as they tell it. */
export function usePresent(sessionId: string): Present[] {
  const { user } = useAccount()
  const [present, setPresent] = useState<Told[]>([])
  useEffect(() => {
    const stop = onChange(({ kind, id, user_id: userId, state }) => {
      if (kind !== 'presence' || id !== sessionId || userId === undefined || userId === user.user_id) return
      const told = { userId, isTyping: state === 'typing', until: Date.now() + LASTS_MS }
      setPresent((known) => [...known.filter((one) => one.userId !== userId), ...(state === 'gone' ? [] : [told])])
    })
    const forgetting = setInterval(() => setPresent(stillHere), 1_000)
    return () => {
      stop()
      clearInterval(forgetting)
    }
  }, [sessionId, user.user_id])
  return present
}

/** Whether the visitor writes at this moment. */
export function useVisitorTyping(sessionId: string): boolean {
  const [until, setUntil] = useState(0)
  useEffect(
    () =>
      onChange(({ kind, id, user_id: userId }) => {
        if (kind === 'presence' && id === sessionId && userId === undefined) setUntil(Date.now() + LASTS_MS)
      }),
    [sessionId],
  )
  useEffect(() => {
    if (until === 0) return undefined
    const ending = setTimeout(() => setUntil(0), until - Date.now())
    return () => clearTimeout(ending)
  }, [until])
  return until > 0
}

/** Tells colleagues that somebody reads here, or writes, for as long as the page shows it. */
export function useTelling(sessionId: string, isTyping: boolean): void {
  useEffect(() => {
    const tell = () => {
      if (document.visibilityState === 'visible')
        void tellPresence(sessionId, isTyping ? 'typing' : 'reading').catch(() => {})
    }
    tell()
    const telling = setInterval(tell, TELL_MS)
    return () => clearInterval(telling)
  }, [sessionId, isTyping])
}

/** Tells colleagues that somebody left the conversation. */
export function useLeaving(sessionId: string): void {
  useEffect(() => () => void tellPresence(sessionId, 'gone').catch(() => {}), [sessionId])
}
