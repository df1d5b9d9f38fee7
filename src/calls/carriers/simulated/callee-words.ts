/** What people say who pick up. */
export interface CalleeWords {
  price(service: string): string
  duration(service: string): string
  hours: string
  where: string
  callMeBack(name: string): string
  yes: string
  goodbye: string
}

const WORDS: Record<string, CalleeWords> = {
  en: {
    price: (service) => `Hello. How much is ${service}?`,
    duration: (service) => `Hello. How long does ${service} take?`,
    hours: 'Hello. When are you open?',
    where: 'Hello. Where are you located?',
    callMeBack: (name) => `Could somebody call me back, please? My name is ${name}.`,
    yes: 'Yes, please.',
    goodbye: 'Thank you very much for your help. Goodbye.',
  },
  de: {
    price: (service) => `Guten Tag. Was kostet ${service}?`,
    duration: (service) => `Guten Tag. Wie lange dauert ${service}?`,
    hours: 'Guten Tag. Wann haben Sie geöffnet?',
    where: 'Guten Tag. Wo finde ich Sie?',
    callMeBack: (name) => `Können Sie mich bitte zurückrufen? Mein Name ist ${name}.`,
    yes: 'Ja, bitte.',
    goodbye: 'Vielen Dank für Ihre Hilfe. Auf Wiedersehen.',
  },
  es: {
    price: (service) => `Hola. ¿Cuánto cuesta ${service}?`,
    duration: (service) => `Hola. ¿Cuánto dura ${service}?`,
    hours: 'Hola. ¿Cuándo están abiertos?',
    where: 'Hola. ¿Dónde están?',
    callMeBack: (name) => `¿Me pueden devolver la llamada, por favor? Me llamo ${name}.`,
    yes: 'Sí, por favor.',
    goodbye: 'Muchas gracias por su ayuda. Adiós.',
  },
  fr: {
    price: (service) => `Bonjour. Combien coûte ${service} ?`,
    duration: (service) => `Bonjour. Combien de temps dure ${service} ?`,
    hours: 'Bonjour. Quels sont vos horaires ?',
    where: 'Bonjour. Où êtes-vous ?',
    callMeBack: (name) => `Pouvez-vous me rappeler, s’il vous plaît ? Je m’appelle ${name}.`,
    yes: 'Oui, s’il vous plaît.',
    goodbye: 'Merci beaucoup pour votre aide. Au revoir.',
  },
}

/** Of a language tag; English where there is none. */
export function calleeWordsOf(language: string): CalleeWords {
  const base = language.toLowerCase().split(/[-_]/, 1)[0] ?? ''
  return (Object.hasOwn(WORDS, base) ? WORDS[base] : WORDS['en']) as CalleeWords
}
