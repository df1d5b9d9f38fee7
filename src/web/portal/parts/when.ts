import { useEffect, useState } from 'react'
import { locale } from './locale.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Kept, because making one costs more than drawing the message that it is for. */
function formatOf(name: string, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${name} ${locale()} ${zone}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale(), { ...options, timeZone: zone })
  formats.set(key, format)
  return format
}

const MOMENT = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const

/** A moment in the zone of the business, which is printed beside it. */
export function when(instant: string, zone: string): string {
  return formatOf('moment', zone, MOMENT).format(new Date(instant))
}

export function day(instant: string, zone: string): string {
  return formatOf('day', zone, { dateStyle: 'medium' }).format(new Date(instant))
}

/** The day without its year. */
export function dayOfMonth(instant: string, zone: string): string {
  return formatOf('day of month', zone, { month: 'short', day: 'numeric' }).format(new Date(instant))
}

/** The time of day, for what stands below its day. */
export function timeOf(instant: string, zone: string): string {
  return formatOf('time', zone, { hour: 'numeric', minute: '2-digit' }).format(new Date(instant))
}

const TO_THE_SECOND = { hour: 'numeric', minute: '2-digit', second: '2-digit' } as const

/** For what happens within one minute, such as on a call. */
export function secondOf(instant: string, zone: string): string {
  return formatOf('second', zone, TO_THE_SECOND).format(new Date(instant))
}

const DAY_NAME = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const

/** A day with its weekday, as a heading. */
export function dayName(instant: string, zone: string): string {
  return formatOf('day name', zone, DAY_NAME).format(new Date(instant))
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
