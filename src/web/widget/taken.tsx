// Shares one file with the panel: several small ones compress worse.
import './panel.tsx'
export { words } from './texts/taken/index.ts'
import { useLoaded } from './steps.tsx'
import type { Slot } from './times.tsx'
import { clock, format } from './when.tsx'
import type { Context } from './context.ts'

const MAX_SHOWN = 6

interface TakenProps {
  context: Context
  slot: Slot
  /** Free starts from its day on. */
  load(): Promise<Slot[]>
  choose(slot: Slot): void
}

/** The closest free times, where another visitor took the chosen one. */
export function View({ context: { say, locale, shell }, slot, load, choose }: TakenProps) {
  const { time_zone: timeZone } = shell.config
  const { value } = useLoaded(async () => nearest(await load(), slot), [slot.start])
  if (value === undefined) return null
  const time = clock(locale, timeZone)(slot.start)
  const named = format(locale, timeZone, { weekday: 'short', month: 'short', day: 'numeric' })
  return (
    <>
      <p>{say(value.length > 0 ? 'taken' : 'takenLast', { time })}</p>
      <div class="times">
        {value.map((other) => (
          <button key={other.start} type="button" onClick={() => choose(other)}>
            {clock(locale, timeZone)(other.start)}
            <small>{named(other.start)}</small>
          </button>
        ))}
      </div>
    </>
  )
}

/** The closest free starts, in their order. */
function nearest(slots: Slot[], { start }: Slot): Slot[] {
  const far = (slot: Slot) => Math.abs(Date.parse(slot.start) - Date.parse(start))
  const others = slots.filter((slot) => slot.start !== start).toSorted((one, other) => far(one) - far(other))
  return others.slice(0, MAX_SHOWN).toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))
}
