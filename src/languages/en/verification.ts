import { isOneName } from '../business-name.ts'
import type { VerificationWording } from '../wording.ts'
import { ofBusiness } from './business-name.ts'

export const verification: VerificationWording = {
  nothingDone: 'To be clear: I have not done anything yet in this matter. Shall we go on?',
  nothingElseDone: 'To be clear: I have not done anything else.',
  booked: (appointment) => `Your appointment is booked: ${appointment}.`,
  moved: (appointment) => `Your appointment was moved. It is now: ${appointment}.`,
  cancelled: (appointment) => `This appointment was cancelled: ${appointment}.`,
  reference: 'Reference',
  noted: 'Your details were noted for the team.',
  callback: ({ phone }) => `Your wish for a call back${phone ? ` on ${phone}` : ''} was noted for the team.`,
  handed_off: ({ wait, seen }) =>
    `This conversation was passed to the team, and a person can answer here${seen === 'no' ? '. Nobody is at the desk at this moment: write what it is about, with your name and an e-mail address or phone number, and it is there for the team as a message' : ' now'}. If nobody has in ${wait} minutes, I am back.`,
  transferred: 'I am putting you through to the team now.',
  closed: ({ opens, contact }) =>
    `Nobody of the team is there right now${opens ? `; we open again: ${opens}` : ''}. Your wish was noted for the team.${contact ? '' : ' What is your e-mail address or phone number?'}`,
  nobodyCame: {
    unknown:
      'Nobody of the team could answer in time, so I am here again. Would you like to leave a message with your e-mail address or phone number?',
    reachable: 'Nobody of the team could answer in time, so I am here again. Would you like to leave a message for it?',
    noted:
      'Nobody of the team could answer in time, so I am here again. It has your message, and can reach you. Is there anything else?',
  },
  switchedOff:
    'Our team answers here itself at the moment, and your message has arrived. Leave an e-mail address or phone number if we should reach you later.',
  disclosure: (assistant, business) =>
    isOneName(assistant, business)
      ? `I am the AI assistant ${ofBusiness(business)}.`
      : `I am ${assistant}, the AI assistant ${ofBusiness(business)}.`,
}
