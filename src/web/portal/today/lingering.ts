import { useEffect, useRef, useState } from 'react'

const LINGER_MS = 5_000

interface Lingering<T> {
  row: T
  /** When the row was taken away; null: it is there. */
  goneAt: number | null
}

/** The rows, and for five seconds those that were taken away, where they stood: nothing vanishes under the pointer. */
export function useLingering<T extends { id: string }>(rows: T[]): Lingering<T>[] {
  const before = useRef<Lingering<T>[]>([])
  const [, redraw] = useState(0)
  const now = Date.now()
  const shown = withGone(before.current, rows, now)
  const firstGone = Math.min(...shown.map(({ goneAt }) => goneAt ?? Infinity))
  useEffect(() => {
    before.current = shown
  })
  useEffect(() => {
    if (firstGone === Infinity) return undefined
    const ending = setTimeout(() => redraw((count) => count + 1), firstGone + LINGER_MS - Date.now())
    return () => clearTimeout(ending)
  }, [firstGone])
  return shown
}

function withGone<T extends { id: string }>(before: Lingering<T>[], rows: T[], now: number): Lingering<T>[] {
  const shown: Lingering<T>[] = rows.map((row) => ({ row, goneAt: null }))
  const placeOf = (id: string | undefined) => shown.findIndex(({ row }) => row.id === id)
  for (const [index, { row, goneAt }] of before.entries()) {
    const since = goneAt ?? now
    if (placeOf(row.id) !== -1 || now - since >= LINGER_MS) continue
    shown.splice(placeOf(before[index - 1]?.row.id) + 1, 0, { row, goneAt: since })
  }
  return shown
}
