/** What the built-in answerer says around its quotes. Nothing here promises what nobody has done yet. */
export interface Wording {
  quote(text: string, title: string): string
  closest: string
  /** Follows quotes that are only the closest. */
  offerAfterClosest: string
  decline(business: string): string
  greeting(assistant: string, business: string): string
  thanks: string
  goodbye: string
  /** "Are you a robot?" gets the truth. */
  identity(assistant: string, business: string): string
}

const OFFER_EN = 'If you leave a message with your name and an e-mail address or phone number, the team can answer it.'
const OFFER_DE =
  'Wenn Sie eine Nachricht mit Ihrem Namen und einer E-Mail-Adresse oder Telefonnummer hinterlassen, kann das Team sie beantworten.'
const OFFER_ES = 'Si deja un mensaje con su nombre y un correo electrónico o un teléfono, el equipo puede responderle.'
const OFFER_FR =
  'Si vous laissez un message avec votre nom et une adresse e-mail ou un numéro de téléphone, l’équipe pourra vous répondre.'

const WORDINGS: Record<string, Wording> = {
  en: {
    quote: (text, title) => `“${text}”${inBrackets(title)}`,
    closest: 'I am not sure this answers your question. The closest I found:',
    offerAfterClosest:
      'If that is not it, leave a message with your name and an e-mail address or phone number, and the team can answer it.',
    decline: (business) => `I could not find that in the information I have from ${business}. ${OFFER_EN}`,
    greeting: (assistant, business) =>
      `Hello, I am ${assistant}, the automatic assistant of ${business}. What would you like to know?`,
    thanks: 'You are welcome. Is there anything else you would like to know?',
    goodbye: 'Goodbye!',
    identity: (assistant, business) =>
      `I am ${assistant}, an automatic assistant. I answer from the information that ${business} has given me. ${OFFER_EN}`,
  },
  de: {
    quote: (text, title) => `„${text}“${inBrackets(title)}`,
    closest: 'Ich bin nicht sicher, ob das Ihre Frage beantwortet. Am nächsten kommt:',
    offerAfterClosest:
      'Falls das nicht passt, hinterlassen Sie eine Nachricht mit Ihrem Namen und einer E-Mail-Adresse oder Telefonnummer; dann kann das Team antworten.',
    decline: (business) => `Dazu habe ich in den Informationen von ${business} nichts gefunden. ${OFFER_DE}`,
    greeting: (assistant, business) =>
      `Guten Tag, ich bin ${assistant}, der automatische Assistent von ${business}. Was möchten Sie wissen?`,
    thanks: 'Gern geschehen. Möchten Sie noch etwas wissen?',
    goodbye: 'Auf Wiedersehen!',
    identity: (assistant, business) =>
      `Ich bin ${assistant}, ein automatischer Assistent. Ich antworte aus den Informationen, die ${business} mir gegeben hat. ${OFFER_DE}`,
  },
  es: {
    quote: (text, title) => `«${text}»${inBrackets(title)}`,
    closest: 'No estoy seguro de que esto responda a su pregunta. Lo más cercano que encontré:',
    offerAfterClosest:
      'Si no es lo que busca, deje un mensaje con su nombre y un correo electrónico o un teléfono, y el equipo puede responderle.',
    decline: (business) => `No encontré eso en la información que tengo de ${business}. ${OFFER_ES}`,
    greeting: (assistant, business) =>
      `Hola, soy ${assistant}, el asistente automático de ${business}. ¿Qué desea saber?`,
    thanks: 'De nada. ¿Desea saber algo más?',
    goodbye: '¡Hasta luego!',
    identity: (assistant, business) =>
      `Soy ${assistant}, un asistente automático. Respondo con la información que ${business} me ha dado. ${OFFER_ES}`,
  },
  fr: {
    quote: (text, title) => `« ${text} »${inBrackets(title)}`,
    closest: 'Je ne suis pas sûr que cela réponde à votre question. Ce que j’ai trouvé de plus proche :',
    offerAfterClosest:
      'Si ce n’est pas cela, laissez un message avec votre nom et une adresse e-mail ou un numéro de téléphone, et l’équipe pourra vous répondre.',
    decline: (business) => `Je n’ai rien trouvé à ce sujet dans les informations de ${business}. ${OFFER_FR}`,
    greeting: (assistant, business) =>
      `Bonjour, je suis ${assistant}, l’assistant automatique de ${business}. Que souhaitez-vous savoir ?`,
    thanks: 'Je vous en prie. Souhaitez-vous savoir autre chose ?',
    goodbye: 'Au revoir !',
    identity: (assistant, business) =>
      `Je suis ${assistant}, un assistant automatique. Je réponds à partir des informations que ${business} m’a données. ${OFFER_FR}`,
  },
}

/** The wording of a language tag; English where there is none. */
export function wordingOf(language: string): Wording {
  const base = language.toLowerCase().split(/[-_]/, 1)[0] ?? ''
  return (Object.hasOwn(WORDINGS, base) ? WORDINGS[base] : WORDINGS['en']) as Wording
}

function inBrackets(title: string): string {
  return title === '' ? '' : ` (${title})`
}
