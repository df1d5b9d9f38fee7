import type { Api } from '../../api/client.ts'
import { spansInWords } from '../../parts/locale.ts'
import { DAYS, nameOf } from '../hours.tsx'

/** Such as `Mon–Fri 9:00 AM–5:00 PM, Sat 9:00 AM–12:00 PM`; null: no hours at all. */
export function weekWords(week: Api['Resource']['weekly_hours']): string | null {
  const runs: { first: string; last: string; hours: string }[] = []
  let before = ''
  for (const day of DAYS) {
    const hours = spansInWords(week[day] ?? [])
    const name = nameOf(day, 'short')
    if (hours !== '' && hours === before) runs.at(-1)!.last = name
    else if (hours !== '') runs.push({ first: name, last: name, hours })
    before = hours
  }
  if (runs.length === 0) return null
  return runs.map(({ first, last, hours }) => `${first === last ? first : `${first}–${last}`} ${hours}`).join(' · ')
}
