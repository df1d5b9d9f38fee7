import { lookUp } from '../../../../core/keys.ts'
import { useAccount } from '../../api/session.ts'
import { Note } from '../../parts/note.tsx'
import { when } from '../../parts/when.ts'
import { fill, t } from '../../texts/index.ts'
import type { Delivery } from './queries.ts'

/** The failure in words: its cause, what is kept, and what to do. */
export function Why({ delivery }: { delivery: Delivery }) {
  const { time_zone: zone } = useAccount().tenant
  const { status, next_attempt_at: next } = delivery
  if (status === 'delivered') return null
  if (status === 'skipped') return <Note tone="info">{t.webhooks.skippedText}</Note>
  const cause = causeOf(delivery)
  if (status === 'failed') return <Note tone="bad">{`${cause} ${t.webhooks.failedText}`}</Note>
  const planned = next === null ? t.webhooks.inTheAir : fill(t.webhooks.nextTry, { time: when(next, zone) })
  return <Note tone={cause === '' ? 'info' : 'bad'}>{`${cause} ${planned}`}</Note>
}

/** Why the last try did not arrive; nothing before the first. */
function causeOf({ attempts, url }: Delivery): string {
  const last = attempts.at(-1)
  if (last === undefined || last.error === null) return ''
  const { host } = new URL(url)
  const words = lookUp(t.webhooks.causes, last.error)
  if (words !== undefined) return fill(words, { host })
  return fill(t.webhooks.answered, { host, answer: last.response_status ?? last.error })
}
