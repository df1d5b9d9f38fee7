import { isOneName } from '../business-name.ts'
import { inBrackets, type AnswerWording } from '../wording.ts'
import { ofBusiness } from './business-name.ts'

const OFFER = 'If you leave a message with your name and an e-mail address or phone number, the team can answer it.'

export const answers: AnswerWording = {
  quote: (text, title) => `“${text}”${inBrackets(title)}`,
  alsoSays: 'Our documents also say:',
  closest: (topic) =>
    topic === '' ? 'This is the closest that our documents say:' : `This is what our documents say about “${topic}”:`,
  offerAfterClosest: 'If you meant something else, tell me in other words, or leave a message for the team.',
  decline: (business) => `I could not find that in the information I have from ${business}. ${OFFER}`,
  nearTopics: (topics) =>
    `Something near it: ${topics.map((topic) => `“${topic}”`).join(', ')}. Say which you would like to hear.`,
  declineAgain: (business) =>
    `I could not find that either in what ${business} has written. The team can answer it if you leave a message.`,
  declineOf: (question) => `As for “${question}”: I do not know that for certain; the team can tell you.`,
  declineBeside: 'I do not know that for certain; the team can tell you.',
  callFirst: (phone) => `I cannot judge that. If it is urgent, please call us now: ${phone}.`,
  closestIn: (language) => `This is what our documents say about it, in ${language}:`,
  quotedIn: (language) => `In ${language}, as our documents have it:`,
  writtenIn: (language) => `What I know here is written in ${language}; asked in ${language}, I may find it.`,
  greeting: (assistant, business) =>
    `Hello, I am ${isOneName(assistant, business) ? '' : `${assistant}, `}the automatic assistant ${ofBusiness(business)}. What would you like to know?`,
  thanks: 'You are welcome. Is there anything else you would like to know?',
  goodbye: 'Goodbye!',
  identity: (assistant, business) =>
    `I am ${isOneName(assistant, business) ? '' : `${assistant}, `}an automatic assistant. I answer from the information that ${business} has given me. ${OFFER}`,
  goOn: 'What can I do for you?',
}
