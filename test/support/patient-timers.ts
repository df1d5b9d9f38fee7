import { systemTimers, type Timers } from '../../src/core/timers.ts'

const PACE_MS = 2_000
const PATIENCE = 20

/**
 * Waits of more than two seconds take twenty times as long: they are for a caller, a tool or a model that is late, and on a
 * machine that stands still for a moment each of them would seem to be. Shorter waits set the pace of a call and stay.
 */
export const patientTimers: Timers = {
  after: (milliseconds, work) =>
    systemTimers.after(milliseconds <= PACE_MS ? milliseconds : PATIENCE * milliseconds, work),
}
