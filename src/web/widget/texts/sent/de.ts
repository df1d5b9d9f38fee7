import type { Texts } from './en.ts'

export const de: Texts = {
  thanks: 'Danke. Ihre Nachricht wurde weitergegeben.',
  sendAnother: 'Weitere senden',
  callbackDone: 'Danke. Wir rufen {phone} an.',
  callbackSimulated: 'Dies ist eine Vorführung: Es klingelt kein Telefon.',
  callbackHeard: 'So würde der Anruf verlaufen:',
  captions: 'Gesprochenes',
}
