import type { Appointment, DialogueTable, Part, When, WishTold } from '../dialogue.ts'
import { createWriting, sentence, serviceAndParty, serviceOf } from '../writing.ts'

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`)
const what = (one: Appointment): string => serviceOf(one, { with: 'with', people: (count) => `for ${people(count)}` })

const withStaff = (name: string | undefined): string => (name === undefined ? '' : ` with ${name}`)
const forPeople = (count: number | undefined): string => (count === undefined ? '' : `, for ${people(count)}`)
const forWhat = (about: WishTold): string => {
  const told = serviceAndParty(about, people)
  return told === '' ? '' : `for ${told}`
}

const PARTS: Record<Part, string> = {
  service: 'the new service',
  day: 'the new day',
  time: 'the new time',
  staff: 'the new person',
  party_size: 'the new number of people',
  name: 'the new name',
  email: 'the new e-mail address',
  phone: 'the new phone number',
}

/** The sentences with dates and times in the format of a locale such as `en-GB`. */
export function dialogueIn(locale: string): DialogueTable {
  const { day, shortDay, time, list, slots, contact, numbered, choice } = createWriting(locale, 'or')
  const when = (at: When): string => `${day(at.date)} at ${time(at.time)}`
  const appointment = (one: Appointment): string => (one.date === '' ? what(one) : `${what(one)}, ${when(one)}`)
  const named = (at: When): string => (at.time === '' ? day(at.date) : when(at))
  return {
    text: {
      askService: (names, at) =>
        `${at === undefined ? 'Which' : `For ${named(at)}: which`} service would you like: ${list(names)}?`,
      askServiceAgain: (names) => `Which service is it? A number is enough:\n${numbered(names)}`,
      askServiceNearest: (names) =>
        `I am not sure which of our services you mean. Is it ${list(names)}? If it is none of them, I can pass your words on to the team, or get a person.`,
      noneOfThese:
        'All right, none of these. Shall I pass your words on to the team, or would you like to talk to a person?',
      askServiceBack: 'And which service would you like?',
      askPartySize: (service) => `${service === undefined ? 'For' : `${service}: for`} how many people?`,
      askPartySizeAgain: 'How many of you will come? A number such as 2 is enough.',
      askDay: 'Which day and time would suit you?',
      askDayAgain: 'When would you like to come? For example “Tuesday at 10” or “as soon as possible”.',
      chooseTime: (free, about) =>
        `${sentence(forWhat(about), withStaff(about.staff), 'I can offer')}: ${slots(free)}. Which time would you like?`,
      chooseTimeAgain: (free) =>
        `Which time would suit you? A number is enough, or name another day:\n${numbered(free.map(when))}`,
      chooseTimeBack: 'And which of those times would you like?',
      askNewTime: (booking) =>
        `I found ${booking.service} on ${when(booking)}. Which day and time would you like instead?`,
      askDetails: 'May I have your name, and an e-mail address or phone number?',
      askDetailsAgain:
        'Under which name shall I note it, and at which e-mail address or phone number can we reach you?',
      askName: 'What is your name, please?',
      askNameAgain: 'Under which name shall I note it? Your name, please.',
      askContact: 'Which e-mail address or phone number can we reach you at?',
      askContactAgain: 'One way to reach you is enough: which e-mail address or phone number may I note?',
      askPhone: 'Which phone number should the team call?',
      askPhoneAgain: 'For a call back the team needs a phone number. Which one is it, please?',
      askReference: 'What is the reference of the appointment? It is in the confirmation, six letters and figures.',
      askReferenceAgain:
        'Without the reference I cannot find the appointment. Which reference is in your confirmation?',
      askBookingContact: 'Which e-mail address or phone number was given for that appointment?',
      askBookingContactAgain:
        'To find it I also need the e-mail address or phone number it was made with. Which one was it?',
      askMessage: 'What should the team know?',
      askMessageAgain: 'What should I write to the team about? One sentence is enough.',
      clarify: (choices) => `Which do you mean: ${list(choices.map(choice))}?`,
      askChange: 'All right, it stays open. What should be different?',
      askChangeAgain: 'What should be different: the service, the day, the time or your details?',
      anythingElse: 'Is there anything else?',
      whatElse: 'What else can I do for you?',
      offerHelp:
        'I do not get any further here, I am sorry. Would you like to talk to a person of the team, or shall I take a message with what you have written?',
      abilities:
        'I can answer questions about us, make, move or cancel an appointment, take a message, or fetch a person. What would you like?',

      startFree: (one) =>
        `${one.service === '' ? '' : `For ${one.service}, `}${when(one)}${one.staff === undefined ? '' : ` with ${one.staff}`} is free${forPeople(one.partySize)}.`,
      summary: (one, who, changed) =>
        `${changed.length === 0 ? 'Let me check' : `With ${changed.map((part) => PARTS[part]).join(' and ')}`}: ${what(one)}, ${when(one)}, for ${contact(who)}.\nShall I book it?`,
      moveSummary: (booking, to) =>
        `Let me check: ${booking.service}, from ${when(booking)} to ${when(to)}${withStaff(to.staff)}${forPeople(to.partySize)}.\nShall I move it?`,
      sizeSummary: (booking, size) =>
        `Let me check: ${booking.service} on ${when(booking)}, now for ${people(size)}.\nShall I change it?`,
      cancelSummary: (booking) => `Let me check: ${booking.service} on ${when(booking)}.\nShall I cancel it?`,
      messageSummary: (who, text) =>
        `Let me check: your message to the team, exactly as you wrote it, from ${contact(who)}${text === '' ? '.' : `: “${text}”`}\nShall I pass it on?`,
      correction: (booking, now, before) =>
        `Appointment ${booking.reference ?? ''} (${what(booking)}, ${when(booking)}): ${contact(now)} instead of ${contact(before)}.`,
      bookingNote: (booking, texts) =>
        `Appointment ${booking.reference ?? ''} (${what(booking)}, ${when(booking)}): ${texts.join(' ')}`,
      correctionSummary: (text) =>
        `I cannot change that in the appointment myself, but the team can. This is for the team: “${text}”\nShall I pass it on?`,
      wishForTeam: (about, first, last) =>
        `${about.reference === undefined ? `Wish: ${what(about)}` : `Appointment ${about.reference} (${what(about)}, ${when(about)}), to be moved`}, ${first.date === last ? named(first) : `${day(first.date)} to ${day(last)}${first.time === '' ? '' : `, ${time(first.time)}`}`}.`,
      requestSummary: (who, text) =>
        `Let me check: this is for the team, from ${contact(who)}: “${text}”\nShall I pass it on?`,
      callBackSummary: (who, wanted) =>
        `Let me check: a call back for ${contact(who)}${wanted === '' ? '' : ` (${wanted})`}, with what you have written here.\nShall I ask the team for it?`,
      shallIBook: 'Shall I book it, yes or no?',
      shallIMove: 'Shall I move it, yes or no?',
      shallICancel: 'Shall I cancel it, yes or no?',
      shallIPassOn: 'Shall I pass it on, yes or no?',
      shallIAsk: 'Shall I ask the team for the call back, yes or no?',

      booked: (booking) =>
        `Your appointment is booked: ${what(booking)}, ${when(booking)}. The reference is ${booking.reference ?? ''}.`,
      yourBooking: (booking) =>
        `Your appointment: ${what(booking)}, ${when(booking)}. The reference is ${booking.reference ?? ''}.`,
      isMade: (booking) =>
        `Yes, it is booked: ${what(booking)}, ${when(booking)}. The reference is ${booking.reference ?? ''}.`,
      bookedOnce: (booking) =>
        `You have that appointment already: ${what(booking)}, ${when(booking)}. The reference is ${booking.reference ?? ''}. A second one at the same time is made under another name.`,
      moved: (booking) => `Your appointment has been moved: ${what(booking)}, now ${when(booking)}.`,
      resized: (booking) => `Your appointment has been changed: ${what(booking)}, ${when(booking)}.`,
      cancelled: (booking) => `Your appointment has been cancelled: ${what(booking)}, ${when(booking)}.`,
      noteKept: (text) => `With this note: “${text}”.`,
      noteAdded: (reference, texts) => `I have noted that with your appointment ${reference}: “${texts.join(' ')}”.`,
      bookingNotes: (reference, texts) => `Yes, your appointment ${reference} has this note: “${texts.join(' ')}”.`,
      notNotedYet: 'That is not in a note so far.',
      teamAnswers: (who) =>
        `I cannot say when the team will answer. It has your words${contact(who) === '' ? '' : ` and can reach you: ${contact(who)}`}.`,
      teamHas: (texts, who) =>
        `The team has this from you${contact(who) === '' ? '' : ` (${contact(who)})`}: ${texts.map((text) => `“${text}”`).join(' ')}`,
      willPassOn: 'I can pass that on to the team.',
      noted: 'I have noted that for the team.',
      notedText: (text) => `I have noted that for the team: “${text}”.`,
      callBackNoted: (phone) => `I have noted your request for a call back on ${phone} for the team.`,
      handedOff: (minutes, isSeen) =>
        `I have passed this conversation to the team, and somebody can answer you here. ${isSeen ? '' : 'I see nobody at the desk at this moment: if you write what it is about, with your name and an e-mail address or phone number, the team gets it as a message. '}If nobody has answered in ${span(minutes)}, I am back.`,
      waitRead: (minutes) =>
        `The team can read that here. If nobody has answered in ${span(minutes)}, I am back. With your name and an e-mail address or phone number the team gets it as a message, and you need not wait.`,
      waitReadMore: 'The team can read that here, too.',
      waitNoted: (who) =>
        `I have noted that for the team, which can reach you: ${contact(who)}. You can wait here, but you need not.`,
      nobodyYet: (who) =>
        `Nobody of the team has answered yet. ${contact(who) === '' ? 'With your name and an e-mail address or phone number the team gets your words as a message, and you need not wait.' : `The team can reach you, also later: ${contact(who)}.`}`,
      handedOffLater: 'Nobody is at the desk at the moment, but I have noted your wish for the team.',
      transferred: 'I am putting you through to the team now.',

      nobodyThere: 'Nobody of the team can take the call at the moment, but I can take a message.',
      kept: 'Then everything stays as it is.',
      stopped: 'All right, I leave it at that.',
      nothingBooked: 'All right, nothing is booked.',
      isSo: (one) => `Yes: ${appointment(one)}.`,
      isNotSo: (one) => `No, it is: ${appointment(one)}.`,
      isCancelled: (booking) => `Yes, it has been cancelled: ${what(booking)}, ${when(booking)}.`,
      isStanding: (booking) => `No, it has not been cancelled: ${what(booking)}, ${when(booking)}.`,
      notBookedYet: 'It is not booked yet.',
      notSentYet: 'Nothing of it has been passed on yet.',
      noSuchDay: 'That date does not exist.',
      noSuchTime: 'That time does not exist.',
      pastDay: (date) => `${day(date)} is in the past.`,
      pastTime: (at) => `${time(at)} has already passed.`,
      closedOn: (date, reason) => `We are closed on ${day(date)}${reason === '' ? '' : ` (${reason})`}.`,
      dayFull: (date) => `There is nothing free on ${day(date)}.`,
      nothingFree: 'I find no free time then.',
      bookableFrom: (service, date) =>
        `${service} has to be booked ahead: it can be booked from ${day(date)} on. For an earlier day I can pass your wish on to the team.`,
      bookableUntil: (service, date) =>
        `${service} can be booked here until ${day(date)}. For a later day I can pass your wish on to the team: shall I? Or name an earlier day.`,
      bookableUntilAgain: (date) =>
        `Days after ${day(date)} cannot be booked here. Shall I pass your wish on to the team, or does an earlier day suit you?`,
      notAt: (at) => `I cannot offer ${time(at.time)} on ${day(at.date)}.`,
      justTaken: 'Somebody else has just taken that time.',
      otherStaff: (name, names) => `${name} does not do this; for it there is ${list(names)}.`,
      unknownStaff: (names) => `I know no such person here; there is ${list(names)}.`,
      oneEach: 'Each of you has an appointment of your own; tell me the times, and I book one after the other.',
      notForSize: (service, size, instead) =>
        `${service} is not for ${people(size)}${instead === undefined ? '' : `; for that there is ${instead}`}.`,
      tooMany: (most) => `Here I can take at most ${people(most)}. For more, the team helps you.`,
      badEmail: 'That e-mail address does not look complete.',
      badPhone: 'That phone number does not look complete. From abroad it needs its country code, such as +44.',
      whyContact: 'Without an e-mail address or phone number I cannot do that, because the team could not reach you.',
      bookingNotFound: 'I find no appointment with that reference and contact.',
      withoutReference:
        'Without the reference I cannot open an appointment, but the team can. Would you like to talk to a person of the team, or shall I take a message?',
      notChangeable: 'That appointment can no longer be changed here.',
      noServices: 'Appointments cannot be made here at the moment. I can take a message for the team.',
      limit: 'I cannot do more of that in this conversation. The team can help you further.',
      problem: 'That did not work. Nothing was changed. I can take a message for the team, or ask for a person.',
      notBookedHere:
        'I cannot book that here, but the team can. Would you like to talk to a person of the team, or shall I take a message?',
      withWhom: (names) => `That would be with ${list(names)}.`,
      fromAge: (service, from) => `${service} is for ages from ${from}.`,
      notForAge: (service) => `${service} is not for that age.`,
      noneForAge:
        'I find nothing to book here for that age, but the team may know more. I can take a message for them.',
      notUnderstood: 'Sorry, I did not understand that.',
      cannotObey: 'That is nothing I can do.',

      callForHelp: (number) =>
        `Please call ${number} now, or go to the emergency department of the nearest hospital straight away. I cannot judge an emergency, and an appointment would be too late.`,
      callVet: (phone) =>
        phone === undefined
          ? 'I cannot judge that. Please call a vet or the nearest veterinary emergency service now.'
          : `I cannot judge that. Please call us now on ${phone}, and if nobody answers, a vet or the nearest veterinary emergency service.`,

      sorry: 'I am sorry to hear that.',
      sorryAgain: 'I understand, and I am sorry for the trouble. The team has your words.',
      sorryMisread: 'I am sorry, I misunderstood you.',
      helpInstead:
        'Would you like to talk to a person of the team, or shall I take a message with what you have written?',
      goOn: 'What can I do for you?',
      alright: 'All right.',
      thenOther: 'The next appointment comes right after this one.',
      next: (service) => `And now ${service}.`,
      welcome: 'You are welcome.',
      thanksForTelling: 'Thank you for telling me.',
      askIfAny: 'If you have a question about it, just ask; I can also take a message for the team.',
      understandable: 'That is quite understandable.',
      resumed: 'Let us go on.',
    },
    voice: {
      askServiceAgain: (names) => `Which service is it: ${list(names)}?`,
      chooseTimeAgain: (free) => `Which time would suit you: ${slots(free)}? Or another day?`,
      askReference: 'What is the reference of the appointment?',
      askDayAgain: 'When would you like to come?',
      offerHelp: 'I do not get any further here, I am sorry. Would you like to talk to a person, or leave a message?',
    },
    aboveButtons: {
      chooseTime: (_free, about) =>
        `${sentence('these times are free', forWhat(about), withStaff(about.staff))}. Which one would you like?`,
      chooseTimeAgain: () => 'Which of these times would suit you? Or name another day.',
    },
    buttons: {
      yes: 'Yes',
      no: 'No',
      book: 'Book an appointment',
      message: 'Leave a message',
      callBack: 'Call me back',
      person: 'Talk to a person',
      otherTimes: 'Other times',
      start: (at) => `${shortDay(at.date)}, ${time(at.time)}`,
      startMessage: when,
      day: shortDay,
      dayMessage: day,
      time,
      people,
    },
  }
}

export const dialogue = dialogueIn('en-US')

/** "5 minutes". */
function span(minutes: number): string {
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}
