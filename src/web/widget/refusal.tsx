// Shares one file with the panel: several small ones compress worse.
import './panel.tsx'
export { words } from './texts/refusal/index.ts'
import { useEffect, useState } from 'preact/hooks'
import type { TooManyProps } from './too-many.ts'

const UNITS = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
] as const

/** Why something is refused: for now, with the time to retry and other ways to reach the business; or for good. */
export function View({ context, what, retryAfter = 0 }: TooManyProps) {
  const { say, locale, shell, startOver } = context
  const left = useCountdown(retryAfter)
  if (what === 'ended')
    return (
      <>
        {say(what)}{' '}
        <button type="button" class="link" onClick={startOver}>
          {say('startOver')}
        </button>
      </>
    )
  const { phone, features } = shell.config
  const [size, unit] = UNITS.find(([seconds]) => left > seconds) ?? [1, 'second']
  const when = new Intl.RelativeTimeFormat(locale).format(Math.ceil(left / size), unit)
  return (
    <>
      {say(what)} {/* A timer is not live, or screen readers would say each second. */}
      {left > 0 && <span role="timer">{say('tryIn', { when })} </span>}
      {phone !== null
        ? say('orCall', { phone })
        : // The call-back form already stands beside the contact form.
          features.contact && what !== 'tooManyContacts' && say('orContact', { contact: say('contact') })}
    </>
  )
}

/** Seconds that are left. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const end = Date.now() + seconds * 1_000
    const count = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000)))
    count()
    const timer = setInterval(count, 1_000)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
