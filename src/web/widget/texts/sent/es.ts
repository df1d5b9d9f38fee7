import type { Texts } from './en.ts'

export const es: Texts = {
  thanks: 'Gracias. Su mensaje se ha transmitido.',
  sendAnother: 'Enviar otro',
  callbackDone: 'Gracias. Llamaremos al {phone}.',
  callbackSimulated: 'Esto es una demostración: no suena ningún teléfono.',
  callbackHeard: 'Así sería la llamada:',
  captions: 'Lo que se dice',
}
