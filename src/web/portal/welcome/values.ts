import { nameOf as dayName } from '../settings/hours.tsx'
import { spansInWords, timeTyped } from '../parts/locale.ts'
import { fill, t } from '../texts/index.ts'
import type { Value } from './queries.ts'

/** The thing that a value is about. */
export function nameOf(value: Value): string {
  if (value.kind === 'service' || value.kind === 'staff') return value.name
  return value.kind === 'hours' ? dayName(value.day) : t.welcome.kinds[value.kind]
}

export function wordsOf(value: Value): string {
  switch (value.kind) {
    case 'hours':
      return value.spans.length === 0 ? t.settings.closed : spansInWords(value.spans)
    case 'service':
      return [durationOf(value), value.price].filter((part) => part !== null).join(', ')
    case 'staff':
      return value.role ?? ''
    case 'questions':
      return value.questions.join(' · ')
    case 'knowledge':
      return fill(t.welcome.pages, { count: value.pages, url: value.url })
    default:
      return value.text
  }
}

function durationOf({ duration_minutes: minutes, is_duration_usual: isUsual }: Value & { kind: 'service' }): string {
  if (minutes === null) return t.welcome.noDuration
  return fill(isUsual ? t.welcome.usualMinutes : t.welcome.minutes, { minutes })
}

/** The fields of a value, as text that can be edited. */
export function editable(value: Value): Record<string, string> {
  switch (value.kind) {
    case 'hours':
      return { spans: spansInWords(value.spans) }
    case 'service':
      return { name: value.name, minutes: String(value.duration_minutes ?? ''), price: value.price ?? '' }
    case 'staff':
      return { name: value.name }
    case 'questions':
      return { questions: value.questions.join('\n') }
    case 'knowledge':
      return { url: value.url }
    default:
      return { text: value.text }
  }
}

/** The value with what was typed. */
export function edited(value: Value, { text = '', name = '', ...rest }: Record<string, string>): Value {
  switch (value.kind) {
    case 'hours':
      return { ...value, spans: spansOf(rest['spans'] ?? '') }
    case 'service': {
      const price = (rest['price'] ?? '').trim()
      const minutes = Number(rest['minutes']) || null
      return { ...value, name, duration_minutes: minutes, is_duration_usual: false, price: price === '' ? null : price }
    }
    case 'staff':
      return { ...value, name }
    case 'questions':
      return { ...value, questions: (rest['questions'] ?? '').split('\n').filter((line) => line.trim() !== '') }
    case 'knowledge':
      return { ...value, url: rest['url'] ?? '' }
    default:
      return { ...value, text }
  }
}

/** "09:00–12:00, 2 pm–7 pm"; nothing: closed. */
function spansOf(text: string): { start: string; end: string }[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [start = '', end = ''] = part.split(/[–-]/u, 2).map(timeTyped)
      return { start, end }
    })
}
