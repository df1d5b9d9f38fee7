import type { Texts } from './en.ts'

export const es: Texts = {
  contactIntro: 'Deje sus datos y {name} se pondrá en contacto con usted.',
  message: 'Mensaje',
  callbackIntro: 'Deje su número y {name} le llamará.',
  callbackRefused: 'Ahora no podemos llamarle.',
  tooManyCallbacks: 'De momento no se puede pedir otra llamada desde aquí.',
  tooManyContacts: 'De momento no se puede enviar otro mensaje desde aquí.',
}
