import { isOneName } from '../business-name.ts'
import { inBrackets, type AnswerWording } from '../wording.ts'
import { ofBusiness } from './business-name.ts'

const OFFER =
  'Wenn Sie eine Nachricht mit Ihrem Namen und einer E-Mail-Adresse oder Telefonnummer hinterlassen, kann das Team sie beantworten.'

export const answers: AnswerWording = {
  quote: (text, title) => `„${text}“${inBrackets(title)}`,
  alsoSays: 'In unseren Unterlagen steht außerdem:',
  closest: (topic) =>
    topic === '' ? 'Am nächsten kommt in unseren Unterlagen:' : `In unseren Unterlagen steht zu „${topic}“:`,
  offerAfterClosest:
    'Falls Sie etwas anderes meinen, sagen Sie es mir mit anderen Worten, oder hinterlassen Sie dem Team eine Nachricht.',
  decline: (business) => `Dazu habe ich in den Informationen ${ofBusiness(business)} nichts gefunden. ${OFFER}`,
  nearTopics: (topics) =>
    `Dazu passt vielleicht: ${topics.map((topic) => `„${topic}“`).join(', ')}. Sagen Sie, was Sie hören möchten.`,
  declineAgain: (business) =>
    `Auch dazu steht in den Unterlagen ${ofBusiness(business)} nichts. Das Team kann antworten, wenn Sie eine Nachricht hinterlassen.`,
  declineOf: (question) => `Zu „${question}“: Das weiß ich nicht sicher; das Team kann es Ihnen sagen.`,
  declineBeside: 'Das weiß ich nicht sicher; das Team kann es Ihnen sagen.',
  callFirst: (phone) => `Das kann ich nicht beurteilen. Wenn es dringend ist, rufen Sie uns bitte gleich an: ${phone}.`,
  closestIn: (language) => `Dazu steht in unseren Unterlagen auf ${language}:`,
  quotedIn: (language) => `Auf ${language}, wie es in unseren Unterlagen steht:`,
  writtenIn: (language) =>
    `Was ich hier weiß, steht auf ${language} geschrieben; in dieser Sprache gefragt, finde ich es vielleicht.`,
  greeting: (assistant, business) =>
    `Guten Tag, ich bin ${isOneName(assistant, business) ? '' : `${assistant}, `}der automatische Assistent ${ofBusiness(business)}. Was möchten Sie wissen?`,
  thanks: 'Gern geschehen. Möchten Sie noch etwas wissen?',
  goodbye: 'Auf Wiedersehen!',
  identity: (assistant, business) =>
    `Ich bin ${isOneName(assistant, business) ? '' : `${assistant}, `}ein automatischer Assistent. Ich antworte aus den Informationen, die ${business} mir gegeben hat. ${OFFER}`,
  goOn: 'Was kann ich für Sie tun?',
}
