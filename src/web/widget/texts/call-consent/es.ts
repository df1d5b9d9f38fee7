import type { Texts } from './en.ts'

export const es: Texts = {
  beforeTitle: 'Antes de hablar',
  beforeText: 'El navegador convierte su voz en palabras. ¿Dónde puede hacerlo?',
  onDevice: 'En este dispositivo',
  onDeviceText: 'El sonido no sale de él.',
  onDeviceLoads: 'Descarga {language} una vez. El sonido no sale de él.',
  atService: 'En {maker}, con {browser}',
  atServiceText: 'Empieza al momento. El sonido va a {maker}.',
  wordsOnly: '{name} solo recibe las palabras. No se graba ningún sonido.',
  spokenHere: 'Las respuestas las dice su dispositivo. Hable cuando quiera y se callará.',
  spokenService: 'Las respuestas las dice {browser}: sus palabras van a {maker}. Hable cuando quiera y se callará.',
  spokenNot: 'Las respuestas se muestran y no se dicen: este dispositivo no tiene voz en {language}.',
  agreeStart: 'Aceptar y empezar',
  noRecognizer: 'Este navegador no puede convertir la voz en palabras. Usted escribe y el asistente contesta.',
  noLocal:
    'Este dispositivo no puede convertir la voz en palabras por sí mismo. Usted escribe y el asistente contesta.',
  insecure: 'El micrófono solo funciona en páginas seguras (https). Usted escribe y el asistente contesta.',
}
