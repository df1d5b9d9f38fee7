import type { CallWording } from '../wording.ts'
import { ofBusiness } from './business-name.ts'

export const calls: CallWording = {
  hello: (name) => (name === null ? 'Hola.' : `Hola, ${name}.`),
  thisIs: (business) => `Le atiende ${business}.`,
  howCanIHelp: '¿En qué puedo ayudarle?',
  youAsked: 'Usted pidió que le llamáramos. ¿En qué puedo ayudarle?',
  haveYouGotAMoment: '¿Tiene un momento?',
  canIDoSomething: 'Respondo preguntas y doy citas. ¿Qué puedo hacer por usted?',
  about: (reason) => `Le llamo por lo siguiente: ${reason}`,
  address: {
    person: /(?<!\p{L})(?:usted|ustedes|su|sus|le|les|tu|tus|te|ti|llám[ea]nos|llámenos|avísenos|avísanos)(?!\p{L})/iu,
    instruction:
      /^(?:(?:por favor,? )?(?:di|dile|diga|dígale|pregunt\p{L}+|recuerd\p{L}+|recuérd\p{L}+|recordar\p{L}*|inform\p{L}+|ofrec\p{L}+|ofrezc\p{L}+|invit\p{L}+|explic\p{L}+|explíqu\p{L}+|confirm\p{L}+))(?!\p{L})|(?<!\p{L})(?:él|ella|ellos|ellas|(?:al|el|la|a la) (?:cliente|clienta|paciente|persona))(?!\p{L})/iu,
  },
  forYou: (name) => (name === null ? 'Es una llamada para la persona de este número.' : `Es una llamada para ${name}.`),
  messageAbout: (number) => `${number === null ? '' : `Puede llamarnos al ${number}. `}Adiós.`,
  message: (business, number) =>
    `Esta fue una llamada ${ofBusiness(business)}. No tiene que hacer nada.${number === null ? '' : ` Nos encuentra en el ${number}.`} Hasta luego.`,
  sorry: 'Lo siento, algo ha fallado. ¿Puede repetirlo, por favor?',
  notForTheEar: 'He encontrado algo, pero no se puede leer en voz alta. Está en nuestra página web.',
  to: 'a',
  hums: 'm mh mhm hm ah aha oh eh ehm',
  unfinished: new Set(
    'y e pero o pues porque eh em el la los las un una mi es soy a en de para con por que si cuando quizás'.split(' '),
  ),
  machines: {
    screening: [
      /\b(?:su nombre|tu nombre|quien llama|de parte de quien|filtr(?:o|ado) de llamadas)\b/,
      /\b(?:motivo|razon|por que|asunto|disponible|comunicarle|filtr(?:o|ado) de llamadas)\b/,
    ],
    menu: [
      /\b(?:pulse|presione|marque|oprima|digite|pulsa|marca) (?:el |la )?(?:tecla |numero )?(?:\d|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|asterisco|almohadilla|numeral)\b|\b(?:menu principal|siguientes opciones)\b/,
    ],
    voicemail: [
      /\b(?:despues de|luego de|tras|al oir) (?:oir )?(?:la |el )?(?:senal|tono|bip|pitido)\b|\b(?:buzon de voz|contestador) (?:de|del)\b/,
    ],
    hold: [
      /\b(?:por favor espere|espere por favor|no cuelgue|mantengase en linea|permanezca en linea|aguarde|le (?:paso|comunico|pongo) con|todos nuestros (?:agentes|operadores))\b/,
    ],
  },
  voice: {
    oneMoment: 'Un momento, por favor.',
    stillWorking: 'Sigo buscando, un momento.',
    personPlease: 'Quiero hablar con una persona.',
    stillThere: '¿Sigue usted ahí?',
    goodbye: 'Ya no le oigo, así que voy a colgar. ¡Adiós!',
    timeIsUp:
      'Hemos llegado a la duración máxima de una llamada y tengo que colgar. Vuelva a llamar cuando quiera. ¡Adiós!',
    stopping: 'Tenemos que reiniciar. Vuelva a llamar en un minuto, por favor. ¡Adiós!',
    sorry: 'Lo siento, algo ha fallado por mi parte. ¿Podría repetirlo, por favor?',
    sayAgain: 'Lo siento, no le he entendido. ¿Podría repetirlo, por favor?',
  },
  notices: {
    apology: 'Lo sentimos, algo ha fallado por nuestra parte. Vuelva a llamar en unos minutos, por favor. Adiós.',
    nobodyThere:
      'Lo siento, nadie del equipo ha podido atender su llamada. Soy de nuevo el asistente de IA. ¿Quiere dejar un mensaje o puedo ayudarle en otra cosa?',
    nobodyThereGoodbye:
      'Lo sentimos, nadie del equipo puede atender su llamada ahora. Vuelva a llamar más tarde, por favor. Adiós.',
    puttingThrough: 'Un momento, por favor. Le paso con el equipo.',
    leaveMessage:
      'Lo siento, ahora mismo nadie puede atender su llamada. Diga su nombre, su número y su mensaje después de la señal.',
    finishMessage: 'Para terminar, pulse la almohadilla o cuelgue.',
    messageKept: 'Gracias. El equipo tiene su mensaje. Adiós.',
    noMessage: 'No he oído ningún mensaje. Vuelva a llamar cuando quiera. Adiós.',
    whisper: (business, caller, said) =>
      [`Una llamada para ${business} de ${caller}.`, said === '' ? '' : `Dijo: ${said}`, 'Pulse 1 para atenderla.']
        .filter(Boolean)
        .join(' '),
    withheld: 'Número oculto',
    recorded: (seconds) => `El mensaje quedó grabado (${seconds} s). Escúchelo en el portal, en Llamadas.`,
    unknownNumber: 'Este número no está en servicio. Adiós.',
    linesBusy:
      'En este momento todas nuestras líneas están ocupadas. Vuelva a llamar en unos minutos, por favor. Adiós.',
    noMinutes:
      'Lo sentimos, ahora no podemos atender llamadas. Escríbanos o vuelva a llamar otro día, por favor. Adiós.',
    blocked: 'No podemos atender su llamada. Adiós.',
  },
  callee: {
    price: (service) => `Hola. ¿Cuánto cuesta ${service}?`,
    duration: (service) => `Hola. ¿Cuánto dura ${service}?`,
    hours: 'Hola. ¿Cuándo están abiertos?',
    where: 'Hola. ¿Dónde están?',
    book: (service) => `Hola. Quiero reservar ${service ?? 'una cita'}. ¿Cuál es la primera hora libre?`,
    first: 'La primera, por favor.',
    name: (name) => `Me llamo ${name}.`,
    callMeBack: (name) => `¿Me pueden devolver la llamada, por favor? Me llamo ${name}.`,
    yes: 'Sí, por favor.',
    screening:
      'La persona a la que llama usa un filtro de llamadas. Diga su nombre y el motivo de su llamada, por favor, y preguntaré si está disponible.',
    hold: 'Gracias. No cuelgue, por favor.',
    pickedUp: '¿Sí, dígame?',
    menu: 'Gracias por llamar. Para citas, pulse 1. Para facturas, pulse 2. Para oír esto otra vez, pulse 9.',
    goodbye: 'Muchas gracias por su ayuda. Adiós.',
  },
}
