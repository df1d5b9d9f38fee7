import { bookingOf } from '../results.ts'
import { say } from '../reply-plan.ts'
import { contactOf, passOn, stand } from '../state.ts'
import { noteOf, notesOf, readBackRest } from './notes.ts'
import { SERVICE } from './needs/service.ts'
import { PARTY_SIZE } from './needs/party-size.ts'
import { START } from './needs/start.ts'
import { DETAILS } from './needs/details.ts'
import { appointmentOf, changedSince, contactRead } from './summary.ts'
import type { TaskDefinition } from './task.ts'

/** A new appointment. */
export const book: TaskDefinition = {
  name: 'book',
  obstacle: ({ task, world }) => {
    if (world.services.length === 0) return say('noServices')
    return task.wish.candidates?.length === 0 ? say('noneForAge') : undefined
  },
  needs: [SERVICE, PARTY_SIZE, START, DETAILS],
  summary: (at) => {
    const appointment = appointmentOf(at)
    readBackRest(at)
    return {
      question: 'confirm',
      first: say('summary', appointment, contactRead(at), changedSince(at, appointment)),
      again: say('shallIBook'),
    }
  },
  act: ({ task, state }) => ({
    name: 'create_booking',
    arguments: {
      slot: task.slot?.slot,
      ...contactOf(state, task),
      ...(task.wish.partySize === undefined ? {} : { party_size: task.wish.partySize }),
      ...noteOf('notes', notesOf({ task, state })),
    },
  }),
  done: (at, data) => {
    const booking = bookingOf(data)
    // The tool makes only one booking per start and name, so a repetition returns the existing one.
    if (at.state.bookings.some(({ reference }) => reference === booking.reference)) return say('bookedOnce', booking)
    const { partySize } = at.task.wish
    const sized = partySize === undefined ? booking : { ...booking, partySize }
    stand(at.state, { ...sized, contact: { ...contactOf(at.state, at.task) }, notes: notesOf(at) })
    // A booking ends the topic before it, so that "and Pilates on Wednesday?" is a wish and no follow-up question.
    at.state.topic = null
    passOn(at.state, notesOf(at))
    const staff = at.task.namesStaff === true ? booking.staff : undefined
    return say('booked', { ...booking, staff, partySize: at.task.wish.partySize })
  },
}
