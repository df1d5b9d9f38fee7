import type { Texts } from './en.ts'

export const de: Texts = {
  tooMany: 'Das waren zu viele Nachrichten in kurzer Zeit.',
  tryIn: 'Bitte versuchen Sie es {when} noch einmal.',
  orCall: 'Oder rufen Sie uns an: {phone}.',
  orContact: 'Oder hinterlassen Sie Ihre Angaben unter „{contact}“.',
  ended: 'Diese Unterhaltung ist beendet.',
  startOver: 'Neue beginnen',
}
