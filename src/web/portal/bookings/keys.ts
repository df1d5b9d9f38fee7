import type { KeyboardEvent } from 'react'
import { t } from '../texts/index.ts'

type Act = 'longer' | 'shorter' | 'cancel' | 'noShow'

const ACTS: Record<string, Act> = { '+': 'longer', '-': 'shorter', '\u2212': 'shorter', x: 'cancel', o: 'noShow' }

/** The act of a key on the booking that has the focus. */
export function keyAct(event: KeyboardEvent): Act | undefined {
  return event.metaKey || event.ctrlKey || event.altKey ? undefined : ACTS[event.key.toLowerCase()]
}

/** The keys of the calendar, as the list of keys shows them. */
export function bookingKeys(): { keys: string[]; act: string }[] {
  const { keys } = t.bookings
  return [
    { keys: ['D', 'W', 'M'], act: keys.view },
    { keys: ['←', '→', 'T'], act: keys.date },
    { keys: ['Space'], act: keys.pickUp },
    { keys: ['+', '−'], act: keys.length },
    { keys: ['X'], act: keys.cancel },
    { keys: ['O'], act: keys.noShow },
  ]
}
