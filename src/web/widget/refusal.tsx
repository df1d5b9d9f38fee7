// Shares one file with the panel: several small ones compress worse.
import './panel.tsx'
export { words } from './texts/refusal/index.ts'
import type { TooManyProps } from './too-many.ts'

const MINUTE_S = 60
const UNITS = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [MINUTE_S, 'minute'],
] as const

/** Text of a 429: the reason, the time to retry, and other ways to reach the business. */
export function View({ context: { say, locale, shell }, what, retryAfter }: TooManyProps) {
  const { phone, features } = shell.config
  const [size, unit] = UNITS.find(([seconds]) => retryAfter > seconds) ?? [MINUTE_S, 'minute']
  const when = new Intl.RelativeTimeFormat(locale).format(Math.ceil(retryAfter / size), unit)
  const words = [say(what), say('tryIn', { when })]
  if (phone !== null) words.push(say('orCall', { phone }))
  // The call-back form already stands beside the contact form.
  else if (features.contact && what !== 'tooManyContacts') words.push(say('orContact', { contact: say('contact') }))
  return <>{words.join(' ')}</>
}
