import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { hasSingleKeys, keysInTwo } from '../shell/typing.ts'
import { t } from '../texts/index.ts'
import segments from '../parts/segments.module.css'

const PATHS = {
  day: '/bookings/day/$date',
  week: '/bookings/week/$date',
  month: '/bookings/month/$date',
} as const

type View = keyof typeof PATHS

/** Day, week and month of the same date and staff. */
export function Views({ date, current }: { date: string; current: View }) {
  const links = [
    ['day', t.bookings.dayView],
    ['week', t.bookings.week],
    ['month', t.bookings.month],
  ] as const
  return (
    <nav className={segments.segments} aria-label={t.bookings.views}>
      {links.map(([view, label]) => (
        <Link key={view} to={PATHS[view]} params={{ date }} search aria-current={view === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  )
}

interface Dates {
  date: string
  before: string
  after: string
  today: string
}

/** `D` `W` `M` change the view, arrows and `T` the date; only outside of fields and of a booking that was picked up. */
export function useViewKeys(view: View, { date, before, after, today }: Dates): void {
  const navigate = useNavigate()
  useEffect(() => {
    const targets: Record<string, [view: View, date: string]> = {
      d: ['day', date],
      w: ['week', date],
      m: ['month', date],
      t: [view, today],
      arrowleft: [view, before],
      arrowright: [view, after],
    }
    const firstOf = keysInTwo()
    const press = (event: KeyboardEvent) => {
      const isElsewhere =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [role=dialog]') !== null
      // "G T" leads to another page.
      if (firstOf(event) !== undefined || isElsewhere || event.defaultPrevented || !hasSingleKeys()) return
      if (event.metaKey || event.ctrlKey || event.altKey) return
      const found = targets[event.key.toLowerCase()]
      if (found !== undefined) void navigate({ to: PATHS[found[0]], params: { date: found[1] }, search: true })
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [view, date, before, after, today, navigate])
}
