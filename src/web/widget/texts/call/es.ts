import type { Texts } from './en.ts'

export const es: Texts = {
  talkTo: 'Hable con {name}',
  callIntro: '{assistant} contesta al momento: reserva, cambia, informa o toma un mensaje.',
  asksMicrophone: 'El navegador le pedirá el micrófono.',
  readAlong: 'Puede leer lo que se dice.',
  readOrType: 'Puede leer lo que se dice y escribir cuando quiera.',
  startCall: 'Empezar la llamada',
  written: 'La llamada se escribe, no se graba.',
  ratherType: 'Prefiero escribir',
  denied:
    'El micrófono está bloqueado. Permítalo en la barra de direcciones del navegador. Mientras tanto, escriba aquí.',
  noMicrophone: 'No se encontró ningún micrófono. Escriba aquí.',
  callFailed: 'No se pudo hacer la llamada.',
  tooManyCalls: 'De momento no se puede hacer otra llamada desde aquí. Inténtelo más tarde, por favor.',
  callBusy: 'En este momento nadie puede atender una llamada. Inténtelo más tarde, por favor.',
  callAgain: 'Llamar otra vez',
  backToChat: 'Volver al chat',
}
