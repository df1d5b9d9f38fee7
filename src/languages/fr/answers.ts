import { isOneName } from '../business-name.ts'
import { inBrackets, type AnswerWording } from '../wording.ts'
import { ofBusiness } from './business-name.ts'

const OFFER =
  'Si vous laissez un message avec votre nom et une adresse e-mail ou un numéro de téléphone, l’équipe pourra vous répondre.'

export const answers: AnswerWording = {
  quote: (text, title) => `« ${text} »${inBrackets(title)}`,
  alsoSays: 'Nos documents précisent :',
  closest: (topic) =>
    topic === ''
      ? 'Ce que nos documents disent de plus proche :'
      : `Voici ce que disent nos documents sur « ${topic} » :`,
  offerAfterClosest: 'Si vous pensiez à autre chose, dites-le-moi autrement ou laissez un message à l’équipe.',
  decline: (business) => `Je n’ai rien trouvé à ce sujet dans les informations ${ofBusiness(business)}. ${OFFER}`,
  nearTopics: (topics) =>
    `Peut-être ceci : ${topics.map((topic) => `« ${topic} »`).join(', ')}. Dites ce que vous voulez entendre.`,
  declineAgain: (business) =>
    `Là non plus, je n’ai rien trouvé dans les textes ${ofBusiness(business)}. L’équipe pourra répondre si vous laissez un message.`,
  declineOf: (question) => `Pour « ${question} » : je n’en suis pas sûr ; l’équipe pourra vous le dire.`,
  declineBeside: 'Cela, je n’en suis pas sûr ; l’équipe pourra vous le dire.',
  callFirst: (phone) => `Je ne peux pas en juger. Si c’est urgent, appelez-nous tout de suite : ${phone}.`,
  closestIn: (language) => `Voici ce que disent nos documents à ce sujet, en ${language} :`,
  quotedIn: (language) => `En ${language}, tel que dans nos documents :`,
  writtenIn: (language) =>
    `Ce que je sais ici est écrit en ${language} ; demandé en ${language}, je le trouverai peut-être.`,
  greeting: (assistant, business) =>
    `Bonjour, je suis ${isOneName(assistant, business) ? '' : `${assistant}, `}l’assistant automatique ${ofBusiness(business)}. Que souhaitez-vous savoir ?`,
  thanks: 'Je vous en prie. Souhaitez-vous savoir autre chose ?',
  goodbye: 'Au revoir !',
  identity: (assistant, business) =>
    `Je suis ${isOneName(assistant, business) ? '' : `${assistant}, `}un assistant automatique. Je réponds à partir des informations ${ofBusiness(business)}. ${OFFER}`,
  goOn: 'Que puis-je faire pour vous ?',
}
