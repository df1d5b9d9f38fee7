import type { Texts } from './en.ts'

export const es: Texts = {
  tooMany: 'Han sido demasiados mensajes en poco tiempo.',
  tryIn: 'Inténtelo de nuevo {when}.',
  orCall: 'O llámenos: {phone}.',
  orContact: 'O deje sus datos en «{contact}».',
  ended: 'Esta conversación ha terminado.',
  startOver: 'Empezar otra',
}
