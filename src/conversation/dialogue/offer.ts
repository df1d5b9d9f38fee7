import { z } from 'zod'
import { forLanguage, inCountry } from '../../languages/index.ts'
import type { Offer } from '../../models/chat-model.ts'
import type { DialogueState } from './state.ts'
import type { World } from './world.ts'

const MAX_OFFERED = 6

/** The starts that the reply offers, for buttons; null if it offers none. */
export function offerFor({ options, tasks: [task] }: DialogueState, world: World): Offer | null {
  const starts = options.filter((option) => option.kind === 'start')
  const named = task?.booking?.service ?? task?.wish.service
  const service = world.services.find(({ id, name }) => id === named || name === named)
  if (starts.length === 0 || service === undefined) return null
  const { timeZone, country } = world
  const language = inCountry(world.language, country)
  const { id, durationMinutes } = service
  const offer = shown({ id, durationMinutes, staff: task?.wish.staff, timeZone, language }, starts)
  // The booking form has all free times, but makes new appointments only, so there is no `more` for a move.
  return { ...offer, more: task?.booking === undefined }
}

const foundSlots = z.object({
  service: z.object({ id: z.string(), duration_minutes: z.number() }),
  time_zone: z.string(),
  slots: z.array(z.object({ date: z.string(), time: z.string() })),
})

/** The starts that a speaking model got from `find_slots`. */
export function offerFound(data: Record<string, unknown>, language: string): Offer | null {
  const found = foundSlots.safeParse(data).data
  if (found === undefined) return null
  const { service, time_zone: timeZone, slots } = found
  return shown({ id: service.id, durationMinutes: service.duration_minutes, timeZone, language }, slots)
}

interface Offered {
  /** Id of the service. */
  id: string
  durationMinutes: number
  staff?: string | undefined
  timeZone: string
  /** BCP 47, with the country of the business. */
  language: string
}

function shown(offered: Offered, starts: { date: string; time: string }[]): Offer {
  const { id, durationMinutes, staff, timeZone, language } = offered
  const { startMessage } = forLanguage(language).dialogue.buttons
  const inOrder = starts.slice(0, MAX_OFFERED).toSorted((a, b) => (a.date + a.time).localeCompare(b.date + b.time))
  return {
    serviceId: id,
    timeZone,
    starts: inOrder.map((one) => {
      // An hour that occurs twice, when clocks go back, means the first one, as in typed replies.
      const start = Temporal.PlainDateTime.from(`${one.date}T${one.time}`).toZonedDateTime(timeZone)
      return {
        start: isoOf(start),
        end: isoOf(start.add({ minutes: durationMinutes })),
        resourceIds: staff === undefined ? [] : [staff],
        message: startMessage(one),
      }
    }),
    more: true,
  }
}

function isoOf({ epochMilliseconds }: Temporal.ZonedDateTime): string {
  return new Date(epochMilliseconds).toISOString()
}
