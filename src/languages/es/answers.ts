import { isOneName } from '../business-name.ts'
import { inBrackets, type AnswerWording } from '../wording.ts'
import { ofBusiness } from './business-name.ts'

const OFFER = 'Si deja un mensaje con su nombre y un correo electrónico o un teléfono, el equipo puede responderle.'

export const answers: AnswerWording = {
  quote: (text, title) => `«${text}»${inBrackets(title)}`,
  alsoSays: 'En nuestros documentos dice además:',
  closest: (topic) =>
    topic === '' ? 'Lo más cercano que dicen nuestros documentos:' : `Esto dicen nuestros documentos sobre «${topic}»:`,
  offerAfterClosest: 'Si se refiere a otra cosa, dígamelo con otras palabras o deje un mensaje al equipo.',
  decline: (business) => `No encontré eso en la información que tengo ${ofBusiness(business)}. ${OFFER}`,
  nearTopics: (topics) => `Quizá le sirva: ${topics.map((topic) => `«${topic}»`).join(', ')}. Diga cuál quiere oír.`,
  declineAgain: (business) =>
    `Eso tampoco está en lo que ${business} ha escrito. El equipo puede responderle si deja un mensaje.`,
  declineOf: (question) => `Sobre «${question}»: eso no lo sé con seguridad; el equipo puede decírselo.`,
  declineBeside: 'Eso no lo sé con seguridad; el equipo puede decírselo.',
  callFirst: (phone) => `Eso no puedo valorarlo. Si es urgente, llámenos ahora, por favor: ${phone}.`,
  closestIn: (language) => `Esto dicen nuestros documentos al respecto, en ${language}:`,
  quotedIn: (language) => `En ${language}, tal como figura en nuestros documentos:`,
  writtenIn: (language) =>
    `Lo que sé aquí está escrito en ${language}; si me lo pregunta en ${language}, quizá lo encuentre.`,
  greeting: (assistant, business) =>
    `Hola, soy ${isOneName(assistant, business) ? '' : `${assistant}, `}el asistente automático ${ofBusiness(business)}. ¿Qué desea saber?`,
  thanks: 'De nada. ¿Desea saber algo más?',
  goodbye: '¡Hasta luego!',
  identity: (assistant, business) =>
    `Soy ${isOneName(assistant, business) ? '' : `${assistant}, `}un asistente automático. Respondo con la información ${ofBusiness(business)}. ${OFFER}`,
  goOn: '¿Qué puedo hacer por usted?',
}
