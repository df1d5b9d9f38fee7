import { useEffect, useState } from 'react'
import { language } from '../texts/index.ts'

/** A moment in the zone of the business, which is printed beside it. */
export function when(instant: string, zone: string): string {
  return new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(new Date(instant))
}

export function day(instant: string, zone: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: zone }).format(new Date(instant))
}

/** The time of day, for what stands below its day. */
export function timeOf(instant: string, zone: string): string {
  return new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: zone }).format(
    new Date(instant),
  )
}

/** A day with its weekday, as a heading. */
export function dayName(instant: string, zone: string): string {
  return new Intl.DateTimeFormat(language, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: zone,
  }).format(new Date(instant))
}

const MINUTE_MS = 60_000

/** Draws the component again every minute, for waits that go on. Returns the time in milliseconds. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
