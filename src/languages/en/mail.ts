import { appointmentLines, digestLines, weeklyLines, type FailureReason, type MailWording } from '../mail.ts'

const WAITS = {
  now: 'The visitor is waiting in the chat, now.',
  before: 'The visitor waited in the chat at that time.',
  closed: 'The visitor wrote outside of your opening hours.',
}

const FAILED: Record<FailureReason, string> = {
  busy: 'The line was busy.',
  no_answer: 'Nobody picked up.',
  rejected: 'The call was rejected.',
  canceled: 'The call was ended before anybody picked up.',
  voicemail: 'A voicemail answered.',
  provider_error: 'The telephone provider reported an error.',
  error: 'The call broke off.',
  lost: 'The provider cannot say what became of the call.',
}

export const mail: MailWording = {
  unnamed: { business: 'A business', service: 'An appointment', person: 'Somebody' },
  address: 'If the button does not work, open this address:',
  footer: (host) => `This mail was sent by FrontDesk at ${host}.`,
  password_reset: () => ({
    subject: 'Choose a new password for FrontDesk',
    heading: 'Choose a new password',
    paragraphs: ['A new password was asked for the FrontDesk account of this address.'],
    button: 'Choose a new password',
    closing: [
      'The link works once, for one hour. Of several links only the newest works.',
      'If it was not you who asked, ignore this mail: your password stays as it is.',
    ],
  }),
  password_changed: () => ({
    subject: 'Your FrontDesk password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your FrontDesk account has just been changed. Wherever else you were signed in, you are signed out now.',
      'If it was you, there is nothing to do. If it was not, choose a new password at once and tell your administrator.',
    ],
    button: 'Choose a new password',
    closing: [],
  }),
  email_confirmation: () => ({
    subject: 'Confirm your e-mail address for FrontDesk',
    heading: 'Confirm your e-mail address',
    paragraphs: [
      'A business was registered at FrontDesk with this address. Confirm that the address is yours: until then FrontDesk writes to nobody else and makes no calls for it.',
    ],
    button: 'Confirm this address',
    closing: [
      'The link works once, for three days. Of several links only the newest works.',
      'If you did not register, do not confirm. To take over the account that uses your address, ask for a new password.',
    ],
  }),
  account_secured: ({ business }) => ({
    subject: 'Your FrontDesk account is yours alone now',
    heading: 'Everything that others had set up was ended',
    paragraphs: [
      `The account of ${business} was registered with your address, and nobody had confirmed it. You have just proved that the address is yours by choosing a new password.`,
      'As it is not known who registered, all sessions, all API keys and all other users of the account were removed. Create the keys that you need anew.',
      'Please look through the settings as well: webhooks, calendar feeds and connections were not changed. If you do not know this business, delete it.',
    ],
    button: 'Open FrontDesk',
    closing: [],
  }),
  sign_ins_failed: () => ({
    subject: 'Many failed sign-ins to your FrontDesk account',
    heading: 'Somebody may be guessing your password',
    paragraphs: [
      'Within an hour, at least 50 sign-ins to your FrontDesk account failed because the password was wrong. Further tries are slowed down; your account stays open.',
      'If your password is long and used nowhere else, there is nothing to do. Otherwise choose a new one now.',
    ],
    button: 'Choose a new password',
    closing: ['While it goes on, you get this mail at most once an hour.'],
  }),
  invitation: ({ business }) => ({
    subject: `${business} invites you to FrontDesk`,
    heading: `${business} invites you to its team`,
    paragraphs: [
      `${business} works with FrontDesk, which answers its visitors and callers. Choose a password to join.`,
    ],
    button: 'Accept the invitation',
    closing: [
      'The link works once, for seven days. Of several links only the newest works.',
      'If you do not know who invites you, ignore this mail: nothing happens.',
    ],
  }),
  endpoint_disabled: ({ business, endpoint_url: url, reason }) => ({
    subject: `A webhook endpoint of ${business} was switched off`,
    heading: 'A webhook endpoint was switched off',
    paragraphs: [
      `FrontDesk could not deliver the events of ${business} to this endpoint for days, and has stopped trying:`,
      url,
      `The last failure: ${reason}`,
    ],
    button: 'Open FrontDesk',
    closing: ['When the endpoint works again, switch it on and have what it missed sent again.'],
  }),
  event_removed: ({ business, service, person, client, when, isCancelled }) => ({
    subject: `${business}: an appointment was deleted in a calendar`,
    heading: 'An appointment was deleted in a calendar',
    paragraphs: [
      `Somebody deleted this appointment in the calendar of ${person}:`,
      `${service}, ${client}`,
      when,
      isCancelled
        ? 'It was cancelled, as you have set it up.'
        : 'It still stands, and the client expects it. Cancel or move it in FrontDesk if it will not take place.',
    ],
    button: 'Open FrontDesk',
    closing: [],
  }),
  booking_confirmed: (appointment) => ({
    subject: `${appointment.business}: your appointment is confirmed`,
    heading: 'Your appointment is confirmed',
    paragraphs: appointmentLines(appointment, 'Reference'),
    button: 'See, move or cancel it',
    closing: [
      'The invitation that comes with this mail puts it into your calendar.',
      'Whoever has this link can change the appointment: keep it to yourself.',
    ],
  }),
  booking_changed: (appointment) => ({
    subject: `${appointment.business}: your appointment was changed`,
    heading: 'Your appointment was changed',
    paragraphs: appointmentLines(appointment, 'Reference'),
    button: 'See, move or cancel it',
    closing: [
      'The invitation that comes with this mail changes it in your calendar.',
      'Whoever has this link can change the appointment: keep it to yourself.',
    ],
  }),
  booking_cancelled: (appointment) => ({
    subject: `${appointment.business}: your appointment was cancelled`,
    heading: 'Your appointment was cancelled',
    paragraphs: appointmentLines(appointment, 'Reference'),
    button: 'See the appointment',
    closing: ['The time is free again. Your calendar removes it with what comes with this mail.'],
  }),
  booking_reminder: (appointment) => ({
    subject: `${appointment.business}: a reminder of your appointment`,
    heading: 'A reminder of your appointment',
    paragraphs: appointmentLines(appointment, 'Reference'),
    button: 'See, move or cancel it',
    closing: ['Whoever has this link can change the appointment: keep it to yourself.'],
  }),
  invitation_withdrawn: (appointment) => ({
    subject: `${appointment.business}: an invitation was withdrawn`,
    heading: 'This invitation was withdrawn',
    paragraphs: appointmentLines(appointment, 'Reference'),
    closing: [
      'The business no longer writes to this address about the appointment, and earlier links to it have ended. Your calendar removes it with what comes with this mail.',
      'If you did not expect this, please ask the business.',
    ],
  }),
  visitor_message: ({ business, name, contact, message }) => ({
    subject: `A visitor of ${business} left a message`,
    heading: `Message from ${name}`,
    paragraphs: [message, `Reached at: ${contact}`],
    button: 'Open the conversation',
    closing: ['The assistant took the message and has told the visitor that it was noted.'],
  }),
  handoff: ({ business, name, contact, waits, conversation }) => ({
    subject: `A visitor of ${business} wants to talk to a person`,
    heading: `${name} wants to talk to a person`,
    paragraphs: [WAITS[waits], `Contact: ${contact}`, 'The conversation so far:', ...conversation],
    button: 'Open the conversation',
    closing: [],
  }),
  new_lead: ({ business, name, contact, wish }) => ({
    subject: `A visitor of ${business} left their contact`,
    heading: `${name} left their contact`,
    paragraphs: [`Reached at: ${contact}`, ...(wish === '' ? [] : ['They wrote:', wish])],
    button: 'Open the conversation',
    closing: [],
  }),
  new_booking: ({ business, name, contact, service, person, when }) => ({
    subject: `${business}: ${name} has booked`,
    heading: 'New appointment',
    paragraphs: [`${service}, with ${person}`, when, `${name}. Contact: ${contact}`],
    button: 'Open the conversation',
    closing: [],
  }),
  failed_call: ({ business, name, contact, reason }) => ({
    subject: `${business}: a call did not come about`,
    heading: `The call with ${name} did not come about`,
    paragraphs: [FAILED[reason], `Contact: ${contact}`],
    button: 'Open the call',
    closing: [],
  }),
  exam_lost: ({ business, questions }) => ({
    subject: `${business}: the assistant no longer answers what it did`,
    heading: 'What worked no longer does',
    paragraphs: [
      'After the last change of your settings or documents the exam was played again. These worked before and no longer do:',
      ...questions,
    ],
    button: 'Open the exam',
    closing: ['Each row of the exam leads to the place where it is mended.'],
  }),
  digest: ({ business, count, more, notices }) => ({
    subject: `${business}: what came in meanwhile (${count})`,
    heading: 'What came in meanwhile',
    paragraphs: [
      ...digestLines(mail, notices),
      ...(more === '' ? [] : [`${more} more are not listed here; you find them in FrontDesk.`]),
    ],
    button: 'Open FrontDesk',
    closing: ['Quiet hours and the daily mail are set in FrontDesk under Settings, Assistant, "When they come".'],
  }),
  weekly_figures: (week) => ({
    subject: `${week.business}: the week of ${week.days}`,
    heading: `Your week, ${week.days}`,
    paragraphs: [
      'The figures of the week before stand in brackets.',
      ...weeklyLines(week, {
        conversations: 'Conversations:',
        answered: 'Answered without a person:',
        resolved: 'Resolved, and not asked again:',
        bookings: 'New appointments:',
        leads: 'New leads:',
        calls: 'Calls:',
        minutes: 'Minutes of calls:',
        first_word: 'First word on calls:',
        response: 'Time to the answer:',
        of: 'of',
      }),
      ...(week.questions.length === 0 ? [] : ['Asked most often, and not answered:', ...week.questions]),
    ],
    button: 'Open Analytics',
    closing: [
      'This mail comes each Monday to every administrator. It is switched off in FrontDesk under Settings, Assistant, "Mails to you".',
    ],
  }),
  callbacks_nearly_used: ({ business, taken, cap }) => ({
    subject: `${business}: visitors have asked for many call-backs today`,
    heading: 'Many call-backs today',
    paragraphs: [
      `Visitors of ${business} have asked for ${taken} call-backs in the last 24 hours. At ${cap}, further visitors are asked to try again later.`,
      'If this is more than usual, look at the calls in FrontDesk: somebody may be misusing the widget. Call-backs can be switched off in its settings (widget.features.callback), and the cap can be set there too (widget.caps.callbacks_per_day).',
    ],
    button: 'Open FrontDesk',
    closing: ['This mail is sent once a day at most.'],
  }),
}
