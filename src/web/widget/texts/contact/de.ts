import type { Texts } from './en.ts'

export const de: Texts = {
  contactIntro: 'Hinterlassen Sie Ihre Angaben, {name} meldet sich bei Ihnen.',
  message: 'Nachricht',
  callbackIntro: 'Hinterlassen Sie Ihre Nummer, und {name} ruft Sie zurück.',
  callbackRefused: 'Wir können Sie gerade nicht zurückrufen.',
  tooManyCallbacks: 'Von hier aus lässt sich gerade kein weiterer Rückruf anfordern.',
  tooManyContacts: 'Von hier aus lässt sich gerade keine weitere Nachricht senden.',
}
