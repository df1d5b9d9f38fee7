import type { Wording } from '../wording.ts'
import { createWriting } from '../../../languages/writing.ts'

const { day, time, list, slots, contact } = createWriting('en-US', 'or')

export const ENGLISH: Wording = {
  askService: (names) => `Which service would you like: ${list(names)}?`,
  askWhen: 'Which day and time would suit you?',
  askDay: 'On which day?',
  choose: (free) => `I can offer: ${slots(free)}. Which time would you like?`,
  askNewTime: (booking) =>
    `I found ${booking.service} on ${day(booking.date)} at ${time(booking.time)}. Which day and time would you like instead?`,
  askDetails: 'May I have your name, and an e-mail address or phone number?',
  askName: 'What is your name, please?',
  askContact: 'Which e-mail address or phone number can we reach you at?',
  askPhone: 'Which phone number should the team call?',
  askReference: 'What is the reference of the appointment? It stands in the confirmation, six letters and figures.',
  askBookingContact: 'Which e-mail address or phone number was given for that appointment?',
  askMessage: 'What should the team know?',
  confirmBooking: (booking, staff, who) =>
    `Let me check: ${booking.service}${staff === undefined ? '' : ` with ${staff}`}, ${day(booking.date)} at ${time(booking.time)}, for ${contact(who)}.\nShall I book it?`,
  confirmMove: (booking, to) =>
    `Let me check: ${booking.service}, from ${day(booking.date)} at ${time(booking.time)} to ${day(to.date)} at ${time(to.time)}.\nShall I move it?`,
  confirmCancel: (booking) =>
    `Let me check: ${booking.service} on ${day(booking.date)} at ${time(booking.time)}.\nShall I cancel it?`,
  confirmLead: (who) => `Let me check: your message to the team, from ${contact(who)}.\nShall I pass it on?`,
  confirmCallback: (who) => `Let me check: a call back for ${contact(who)}.\nShall I ask the team for it?`,
  whatToChange: 'Then I leave it open. What should be different?',
  booked: (booking) =>
    `Your appointment is booked: ${booking.service}, ${day(booking.date)} at ${time(booking.time)}. The reference is ${booking.reference}. Is there anything else?`,
  moved: (booking) =>
    `Your appointment has been moved: ${booking.service}, now ${day(booking.date)} at ${time(booking.time)}. Is there anything else?`,
  cancelled: (booking) =>
    `Your appointment has been cancelled: ${booking.service}, ${day(booking.date)} at ${time(booking.time)}. Is there anything else?`,
  noted: 'I have noted that for the team. Is there anything else?',
  callbackNoted: (phone) =>
    `I have noted your request for a call back on ${phone} for the team. Is there anything else?`,
  handedOff: 'I have passed this conversation to the team. Somebody will read it here.',
  transferred: 'I am putting you through to the team now.',
  nobodyThere: 'Nobody of the team can take the call at the moment, but I can take a message.',
  handedOffLater:
    'I have passed this conversation to the team. Nobody is at the desk at the moment; you can leave an e-mail address or phone number here.',
  kept: 'Then everything stays as it is. Is there anything else?',
  stopped: 'All right, I have not changed anything. Is there anything else?',
  noSuchDay: 'That date does not exist.',
  noSuchTime: 'That time does not exist.',
  pastDay: (date) => `${day(date)} is in the past.`,
  pastTime: (at) => `${time(at)} has already passed.`,
  dayFull: (date) => `There is nothing free on ${day(date)}.`,
  notFree: (when) => `${day(when.date)} at ${time(when.time)} is not available.`,
  nothingFree: 'I find no free time then.',
  justTaken: 'Somebody else has just taken that time.',
  unknownStaff: (names) => `I know no such person here; there is ${list(names)}.`,
  badEmail: 'That e-mail address does not look complete.',
  badPhone: 'That phone number does not look complete.',
  whyContact: 'Without an e-mail address or phone number I cannot do that, because the team could not reach you.',
  bookingNotFound: 'I find no appointment with that reference and contact.',
  withoutReference:
    'Without the reference I cannot change an appointment. The team can help: just say that you would like to talk to a person.',
  notChangeable: 'That appointment can no longer be changed here.',
  noServices: 'Appointments cannot be made here at the moment. I can take a message for the team.',
  limit: 'I cannot do more of that in this conversation. The team can help you further.',
  problem: 'That did not work. Nothing was changed. I can take a message for the team, or ask for a person.',
  notUnderstood: 'Sorry, I did not understand that.',
  cannotObey: 'That is nothing I can do.',
  lost: 'I am afraid I do not understand. Nothing was changed. If you like, I can ask for a person.',
}
