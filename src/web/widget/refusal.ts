import type { Refused } from './desk.ts'
import type { Context } from './panel.tsx'

const MINUTE_S = 60
const UNITS = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [MINUTE_S, 'minute'],
] as const

/** Text of a 429: the reason, the time to retry, and other ways to reach the business. */
export function tooManyWords(
  { say, locale, shell: { config } }: Pick<Context, 'say' | 'locale' | 'shell'>,
  what: 'tooMany' | 'tooManyBookings' | 'tooManyCallbacks' | 'tooManyContacts',
  { retryAfter }: Pick<Refused, 'retryAfter'>,
): string {
  const { phone, features } = config
  const [size, unit] = UNITS.find(([seconds]) => retryAfter > seconds) ?? [MINUTE_S, 'minute']
  const when = new Intl.RelativeTimeFormat(locale).format(Math.ceil(retryAfter / size), unit)
  const words = [say(what), say('tryIn', { when })]
  if (phone !== null) words.push(say('orCall', { phone }))
  // The call-back form already stands beside the contact form.
  else if (features.contact && what !== 'tooManyContacts') words.push(say('orContact', { contact: say('contact') }))
  return words.join(' ')
}
