import { t } from '../texts/index.ts'
import { useCaptions } from './live.ts'
import type { CallRecord } from './record.ts'
import { Turns } from './turns.tsx'
import { personOf } from './words.ts'
import styles from './calls.module.css'

/** The words of a call while they are said. */
export function Live({ call }: { call: CallRecord }) {
  const captions = useCaptions(call.call_id)
  if (captions.length === 0) return <p className={`${styles.turns} dim`}>{t.calls.nothingYet}</p>
  const turns = captions.map(({ role, text }) => ({
    role,
    text,
    at_ms: null,
    unsaid: null,
    latency_ms: null,
    actions: [],
  }))
  return (
    <div role="log" aria-label={t.calls.live}>
      <Turns turns={turns} person={personOf(call)} />
    </div>
  )
}
