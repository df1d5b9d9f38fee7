import type { OpenTask, Table, TaskName } from '../../models/understanding.ts'
import type { Booking, DialogueState } from './state.ts'
import { narrowest } from './time-limits.ts'
import { closedOn, todayIn, type World } from './world.ts'

/** Limit of recent messages, which may tell the meant service; includes those to the team. */
const MAX_RECENT = 4

/** The context in which a message is read. */
export function understandingContext(state: DialogueState, world: World): Table {
  const { now, timeZone, country, guestCountry, language, business, isCall, services } = world
  const staff = new Map(services.flatMap((service) => service.staff.map((person) => [person.id, person])))
  return {
    now,
    timeZone,
    country,
    ...(guestCountry === undefined ? {} : { guestCountry }),
    language,
    channel: isCall ? 'call' : 'chat',
    business,
    question: state.question,
    options: state.options,
    isNumbered: state.question !== null && (state.puts[state.question] ?? 0) > 1,
    task: openTask(state),
    topic: state.topic,
    ...(state.party === undefined ? {} : { partyTold: state.party }),
    contact: state.contact,
    ...(state.person === undefined ? {} : { person: state.person }),
    recent: [...state.recent, ...state.tasks.flatMap(({ name, said }) => (name === 'message' ? said : []))].slice(
      -MAX_RECENT,
    ),
    heard: state.heard,
    ...(state.emergency === undefined ? {} : { isEmergency: true }),
    hasPassedOn: state.passedOn.length > 0,
    isMessageOffered: state.isMessageOffered === true || isOffer(state, 'message'),
    refused: state.refused,
    waiting: state.tasks.slice(1).flatMap(({ wish }) => wish.service ?? []),
    ...cancelledOf(state, world),
    booking: state.booking && bookingOf(state.booking, world),
    bookings: state.bookings.map((booking) => bookingOf(booking, world)),
    services: services.map(
      ({ id, name, durationMinutes, price, aliases = [], description, partyMin = null, partyMax = null }) => ({
        id,
        name,
        minutes: durationMinutes,
        aliases,
        ...(price === undefined ? {} : { price }),
        ...(description === undefined ? {} : { description }),
        partyMin,
        partyMax,
      }),
    ),
    staff: [...staff.values()],
    open: openingOf(world),
    ...closingOf(world),
  }
}

function cancelledOf({ cancelled, beforeCancelled = '', recent }: DialogueState, { services }: World): Partial<Table> {
  const service = services.find(({ name }) => name === cancelled?.service)
  return {
    ...(cancelled === undefined ? {} : { hasCancelled: true }),
    ...(service === undefined
      ? {}
      : { cancelledService: service.id, sinceCancelled: recent.slice(recent.lastIndexOf(beforeCancelled) + 1) }),
  }
}

/** True while the open question offers this task. */
function isOffer({ question, options }: DialogueState, task: TaskName): boolean {
  return (
    (question === 'offer' || question === 'choice') && options.some((one) => one.kind === 'task' && one.task === task)
  )
}

function openTask({ tasks: [task] }: DialogueState): OpenTask | null {
  if (task === undefined) return null
  const { name, wish, slot, offered = [], unmet, hours } = task
  return {
    task: name,
    serviceId: wish.service ?? null,
    day: wish.day ?? null,
    time: wish.time ?? (hours === undefined ? null : narrowest([hours])),
    partySize: wish.partySize ?? null,
    offered: (slot === undefined ? offered : [slot]).map(({ date, time }) => ({ date, time })),
    ...(unmet === undefined ? {} : { isNearUnmet: true }),
  }
}

function bookingOf(booking: Booking, { services }: World): NonNullable<Table['booking']> {
  const { reference, service, date, time, partySize } = booking
  const serviceId = services.find(({ name }) => name === service)?.id ?? null
  return { reference, serviceId, date, time, ...(partySize === undefined ? {} : { partySize }) }
}

/** The earliest opening and the latest closing of a week. */
function openingOf({ hours }: World): Table['open'] {
  const periods = hours?.flat() ?? []
  if (periods.length === 0) return null
  const from = periods.map(({ start }) => start).toSorted()
  const to = periods.map(({ end }) => end).toSorted()
  return { from: from[0] ?? '00:00', to: to.at(-1) ?? '24:00' }
}

function closingOf(world: World): Pick<Table, 'closesToday'> {
  const { hours } = world
  if (hours === undefined) return {}
  const today = todayIn(world)
  const ends = (hours[Temporal.PlainDate.from(today).dayOfWeek - 1] ?? []).map(({ end }) => end).toSorted()
  return { closesToday: closedOn(today, world) === undefined ? (ends.at(-1) ?? null) : null }
}
