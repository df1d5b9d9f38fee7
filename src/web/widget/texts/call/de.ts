import type { Texts } from './en.ts'

export const de: Texts = {
  talkTo: 'Sprechen Sie mit {name}',
  callIntro: '{assistant} antwortet sofort: bucht, verschiebt, gibt Auskunft oder nimmt eine Nachricht auf.',
  asksMicrophone: 'Ihr Browser fragt nach dem Mikrofon.',
  readAlong: 'Sie können mitlesen.',
  readOrType: 'Sie lesen mit und können jederzeit schreiben.',
  startCall: 'Anruf beginnen',
  written: 'Der Anruf wird mitgeschrieben, nicht aufgenommen.',
  ratherType: 'Ich möchte lieber schreiben',
  denied: 'Das Mikrofon ist gesperrt. Erlauben Sie es in der Adresszeile Ihres Browsers. Bis dahin schreiben Sie hier.',
  noMicrophone: 'Es wurde kein Mikrofon gefunden. Schreiben Sie stattdessen hier.',
  callFailed: 'Der Anruf kam nicht zustande.',
  tooManyCalls: 'Von hier aus ist gerade kein weiterer Anruf möglich. Bitte versuchen Sie es später noch einmal.',
  callBusy: 'Im Moment kann niemand einen Anruf annehmen. Bitte versuchen Sie es später noch einmal.',
  callAgain: 'Noch einmal anrufen',
  backToChat: 'Zum Chat',
}
