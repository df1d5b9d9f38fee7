import { PaperPhone } from '../../calls/carriers/twilio/media/paper-phone.ts'
import type { Result } from '../report.ts'

const INTERRUPTIONS = 200
const ANSWER_BYTES = 6_000 * 8
/** Maximum difference between the heard words and those that the model and the record keep. */
const MAX_ERROR_MS = 150

/** Delays of the echo of a mark: of each, or between two bounds. */
const DELAYS: [from: number, to: number][] = [
  [0, 0],
  [80, 80],
  [120, 120],
  [200, 200],
  [400, 400],
  [0, 200],
]

/** The largest error of a cut, for each delay of the echoes, over interruptions at other moments of an answer. */
export function bargeIn(): Result[] {
  return DELAYS.map(([from, to]): Result => {
    const random = seeded()
    const errors = Array.from({ length: INTERRUPTIONS }, () => errorOf(() => from + random() * (to - from), random))
    return {
      name: `voice-barge-in-${from === to ? from : `${from}-to-${to}`}ms`,
      value: Math.max(...errors),
      unit: 'ms',
      bar: { atMost: MAX_ERROR_MS },
    }
  })
}

function errorOf(delay: () => number, random: () => number): number {
  const phone = new PaperPhone(() => Math.round(delay()))
  for (let probe = 0; probe < 3; probe += 1) phone.measure()
  phone.audio(ANSWER_BYTES)
  phone.pass(Math.round(100 + random() * 5_000))
  return Math.max(...phone.interrupt().map(({ heardMs, trueMs }) => Math.abs(heardMs - trueMs)))
}

/** The same numbers below 1 in each run. */
function seeded(): () => number {
  let state = 1
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}
