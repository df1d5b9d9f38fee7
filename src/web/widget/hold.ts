import { useEffect, useRef, useState } from 'preact/hooks'
import { newKey, Refused, type Desk } from './desk.ts'

interface Hold {
  hold_id: string
  hold_token: string
  expires_at: string
}

interface Wanted {
  service_id: string
  start: string
  resource_id: string | null
  party_size: number | null
}

interface Own {
  hold?: Hold
  asked?: Promise<void>
  isBooked?: boolean
  isGone?: boolean
  release?: () => Promise<void>
  /** Idempotency key: stable across retries, so a lost connection books once. */
  attempt: string
}

/** Holds the time while the visitor types, and releases it when they leave the step or the page without booking. */
export function useHold(desk: Desk, wanted: Wanted, lost: () => void) {
  const [until, setUntil] = useState<Date>()
  const state = useRef<Own>({ attempt: '' })
  useEffect(() => {
    const own: Own = (state.current = { attempt: newKey() })
    setUntil(undefined)
    const giveBack = async () => {
      const { hold, isBooked } = own
      delete own.hold
      if (hold !== undefined && !isBooked) await desk.remove(`/holds/${hold.hold_id}`).catch(() => {})
    }
    const keep = async () => {
      try {
        own.hold = await desk.post<Hold>('/holds', wanted)
        if (own.isGone) await giveBack()
        else setUntil(new Date(own.hold.expires_at))
      } catch (error) {
        // Booking works without a hold, except when somebody else took the time.
        if (!own.isGone && error instanceof Refused && error.status === 409) lost()
      }
    }
    own.asked = keep()
    own.release = async () => {
      own.isGone = true
      await own.asked
      await giveBack()
    }
    const leave = () => void giveBack()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      own.isGone = true
      leave()
    }
  }, [wanted.start])
  return {
    until,
    /** Of the hold, once its reply is there: without it, the visitor's own hold would refuse the booking. */
    token: async () => {
      await state.current.asked
      return state.current.hold?.hold_token ?? null
    },
    attempt: () => state.current.attempt,
    /** Settles once the time is free again, so that it is among those offered next. */
    release: () => state.current.release?.(),
    kept: () => {
      state.current.isBooked = true
    },
  }
}
