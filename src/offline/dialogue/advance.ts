import { cut } from '../../core/whole-text.ts'
import { dateIn } from './days.ts'
import type { Asked, Booking, Call, DialogueState, Outcome, Slot, Task, World } from './state.ts'
import { wordingOf, type Wording } from './wording.ts'

/** How far ahead is looked when no day is wanted. */
const LOOK_DAYS = 14

interface Situation {
  state: DialogueState
  task: Task
  world: World
  wording: Wording
  isConfirmed: boolean
}

/** The next question or call of the task under way. `isConfirmed`: the visitor said yes to what was read to them. */
export function advance(state: DialogueState, world: World, isConfirmed = false): Outcome {
  if (state.task === null) return replyWith(state)
  const situation = { state, task: state.task, world, wording: wordingOf(state.language), isConfirmed }
  switch (state.task.kind) {
    case 'book':
      return book(situation)
    case 'move':
      return move(situation)
    case 'cancel':
      return cancel(situation)
    case 'lead':
      return takeMessage(situation)
    case 'callback':
      return takeCallback(situation)
    case 'person':
      return call(state, world.isCall ? 'transfer_call' : 'hand_off', {
        reason: 'visitor_asked',
        question: cut(state.task.text, 500),
      })
  }
}

export function say(state: DialogueState, words: string): void {
  state.said.push({ say: words })
}

/** Ends the turn with what was gathered. */
export function replyWith(state: DialogueState): Outcome {
  const reply = state.said
  state.said = []
  return { state, reply }
}

function book(situation: Situation): Outcome {
  const { state, task, world, wording, isConfirmed } = situation
  const { services } = world
  if (services.length === 0) {
    state.task = null
    return ask(state, null, wording.noServices)
  }
  if (services.length === 1) task.wish.serviceId ??= services[0]?.id ?? ''
  const service = services.find(({ id }) => id === task.wish.serviceId)
  if (service === undefined || task.wish.candidates !== undefined) {
    const named = services.filter(({ id }) => task.wish.candidates?.includes(id) ?? true)
    return ask(state, 'service', wording.askService(named.map(({ name }) => name)))
  }
  if (task.slot === undefined) return findTime(situation, service.name)
  const { name } = state.contact
  if (name === undefined || !hasContact(state)) return askDetails(situation)
  const when = { ...task.slot, service: service.name }
  if (!isConfirmed) return ask(state, 'confirm', wording.confirmBooking(when, staffNameOf(situation), state.contact))
  return call(state, 'create_booking', { slot: task.slot.slot, ...state.contact })
}

function move(situation: Situation): Outcome {
  const { state, task, wording, isConfirmed } = situation
  const known = recognise(situation)
  if (known !== undefined) return known
  const booking = task.booking as Booking
  const { wish } = task
  if (wish.date === undefined && wish.time !== undefined) wish.date = booking.date
  if (wish.date !== undefined && wish.time === undefined && wish.part === undefined) {
    wish.time = booking.time
    wish.isSure = true
  }
  if (task.slot === undefined) {
    if (task.offered === undefined && wish.date === undefined) return ask(state, 'when', wording.askNewTime(booking))
    return findTime(situation, booking.service)
  }
  if (!isConfirmed) return ask(state, 'confirm', wording.confirmMove(booking, task.slot))
  return call(state, 'reschedule_booking', { slot: task.slot.slot, reference: booking.reference, ...contactOf(state) })
}

function cancel(situation: Situation): Outcome {
  const { state, task, wording, isConfirmed } = situation
  const known = recognise(situation)
  if (known !== undefined) return known
  const booking = task.booking as Booking
  if (!isConfirmed) return ask(state, 'confirm', wording.confirmCancel(booking))
  return call(state, 'cancel_booking', { reference: booking.reference, ...contactOf(state) })
}

/** A booking is changed for who knows its reference and its e-mail or phone. */
function recognise({ state, task, wording }: Situation): Outcome | undefined {
  if (task.booking !== undefined) return undefined
  if (task.reference === undefined) return ask(state, 'reference', wording.askReference)
  if (!hasContact(state)) return ask(state, 'contact', wording.askBookingContact)
  return call(state, 'find_booking', { reference: task.reference, ...contactOf(state) })
}

function findTime({ state, task, world, wording }: Situation, service: string): Outcome {
  const { wish, offered } = task
  if (offered !== undefined && offered.length > 0)
    return ask(state, wish.date === undefined ? 'when' : 'time', wording.choose(offered))
  if (wish.date === undefined && wish.time !== undefined) return ask(state, 'when', wording.askDay)
  const today = dateIn(world)
  if (wish.date !== undefined && wish.date < today.toString()) {
    say(state, wording.pastDay(wish.date))
    delete wish.date
    return ask(state, 'when', wording.askWhen)
  }
  const from = wish.date ?? today.toString()
  const to = wish.date ?? today.add({ days: LOOK_DAYS }).toString()
  const time = wish.time ?? { morning: '09:00', afternoon: '14:00', evening: '18:00' }[wish.part ?? 'morning']
  const wanted = wish.time === undefined && wish.part === undefined ? {} : { time }
  // The booking that moves does not stand in its own way.
  const own = task.booking === undefined ? {} : { reference: task.booking.reference, ...contactOf(state) }
  return call(state, 'find_slots', {
    ...own,
    service,
    from,
    to,
    ...wanted,
    ...(wish.staffId === undefined ? {} : { staff: wish.staffId }),
  })
}

function takeMessage({ state, task, wording, isConfirmed }: Situation): Outcome {
  if (task.isTextOpen === true) return ask(state, 'message', wording.askMessage)
  if (state.contact.name === undefined || !hasContact(state)) return askMissing(state, wording)
  if (!isConfirmed) return ask(state, 'confirm', wording.confirmLead(state.contact))
  return call(state, 'capture_lead', { ...state.contact, message: task.text })
}

function takeCallback({ state, task, wording, isConfirmed }: Situation): Outcome {
  const { name, phone } = state.contact
  if (phone === undefined) return ask(state, 'phone', wording.askPhone)
  if (name === undefined) return ask(state, 'name', wording.askName)
  if (!isConfirmed) return ask(state, 'confirm', wording.confirmCallback(state.contact))
  const { date, time, part } = task.wish
  const isTimed = date !== undefined || time !== undefined || part !== undefined
  return call(state, 'request_callback', {
    phone,
    name,
    topic: task.text,
    ...(isTimed ? { wanted_time: [date, time, time === undefined ? part : undefined].filter(Boolean).join(' ') } : {}),
  })
}

function askDetails({ state, wording }: Situation): Outcome {
  return askMissing(state, wording)
}

function askMissing(state: DialogueState, wording: Wording): Outcome {
  if (hasContact(state)) return ask(state, 'name', wording.askName)
  if (state.contact.name !== undefined) return ask(state, 'contact', wording.askContact)
  return ask(state, 'details', wording.askDetails)
}

function ask(state: DialogueState, asked: Asked | null, words: string): Outcome {
  state.asked = asked
  say(state, words)
  return replyWith(state)
}

function call(state: DialogueState, name: Call['name'], args: Record<string, unknown>): Outcome {
  return { state, call: { name, arguments: args } }
}

function hasContact({ contact }: DialogueState): boolean {
  return contact.email !== undefined || contact.phone !== undefined
}

function contactOf({ contact: { email, phone } }: DialogueState): Record<string, string> {
  return { ...(email === undefined ? {} : { email }), ...(phone === undefined ? {} : { phone }) }
}

function staffNameOf({ task, world }: Situation): string | undefined {
  const { staffId } = task.wish
  if (staffId === undefined) return undefined
  return world.services.flatMap(({ staff }) => staff).find(({ id }) => id === staffId)?.name
}

export type { Slot }
