import { t } from '../texts/index.ts'
import { useCaptions } from './live.ts'
import { bareTurn, type CallRecord } from './record.ts'
import { Turns } from './turns.tsx'
import { personOf } from './words.ts'
import styles from './calls.module.css'

/** The words of a call while they are said. */
export function Live({ call }: { call: CallRecord }) {
  const captions = useCaptions(call.call_id)
  if (captions.length === 0) return <p className={`${styles.turns} dim`}>{t.calls.nothingYet}</p>
  return (
    <div role="log" aria-label={t.calls.live}>
      <Turns turns={captions.map(bareTurn)} person={personOf(call)} />
    </div>
  )
}
