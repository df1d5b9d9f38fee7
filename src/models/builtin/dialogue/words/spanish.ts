import type { Lexicon } from '../lexicon.ts'

const NOUN = '(?:citas?|turnos?|reservas?|hora)'

export const SPANISH: Lexicon = {
  marks:
    'el la los las un una de que y es en por para con mi me quiero quisiera necesito puedo pueden tienen cita hola gracias buenos dias tardes usted favor donde cuando como cuanto hay no si del al lo',
  intents: {
    book: [
      'reserv(?:ar|arme|eme|en|o)|agendar|apunt(?:ar|arme|eme|en)me?|concertar|solicitar',
      `(?:quier\\w*|quisiera|necesit\\w*|pedir|pido|gustaria|deseo|dar(?:me)?|dan|deme|denme|me dan|tienen|tiene|tendrian|hay|coger|sacar|otra|una|nueva|hacer|me das)(?: \\S+){0,4} ${NOUN}`,
      `^${NOUN}(?: para| de| el| por)?`,
      '(?:puedo|podria|gustaria|quisiera) (?:ir|venir|pasar)(?:me)?|(?:tienen|hay|tiene) (?:algun |un )?(?:hueco|sitio|disponib\\w*|libre)',
      'que (?:horas|huecos|horarios) (?:tienen|hay|tiene)',
    ],
    move: [
      `(?:cambi\\w*|muev\\w*|mover|aplaz\\w*|posp\\w*|traslad\\w*|pas(?:ar|e|en)|adelant\\w*|modific\\w*)(?: \\S+){0,3} (?:${NOUN}|bkg_\\w+)`,
      'reprogram\\w*|aplaz(?:ar|arla|o)|pospon\\w*|mover(?:la|lo)|cambiar(?:la|lo)|moverla|pasarla|mueva(?:la|lo)|cambie(?:la|lo)',
    ],
    cancel: [
      'anul(?:ar|arla|e|en|o|ela)|cancel(?:ar|arla|a|e|en|o|ela)',
      'no (?:puedo|podre|voy a poder) (?:ir|venir|acudir|asistir)',
      `(?:borr\\w*|quit\\w*|elimin\\w*)(?: \\S+){0,2} ${NOUN}`,
    ],
    callback: [
      '(?:me|nos) (?:pueden|puede|podrian|podria|puedes) (?:volver a )?(?:llamar|telefonear)',
      '(?:que )?(?:me|nos) (?:llamen|llame|telefoneen|llamasen|llames)|llam(?:enme|eme|adme|ame)|llamarme|telefone(?:enme|arme)',
      'devol\\w* (?:me )?la llamada|(?:una )?llamada de vuelta|rellamada',
    ],
    person: [
      '(?:hablar|habla|hablo|comunicar\\w*|pas(?:ame|eme|enme|arme)|atienda|contactar) (?:con |a )?(?:una? |el |la |algun |alguna )?(?:persona\\w*|alguien|human\\w*|agente|emplead\\w*|encargad\\w*|responsable|operador\\w*|jefe|jefa|companer\\w*)',
      'persona (?:real|de verdad)|un humano',
    ],
    lead: [
      'dej(?:ar|arles|o|arle)(?: \\S+)? (?:mis? (?:datos|contacto|numero|correo|telefono)|un mensaje|un recado)',
      '(?:que )?(?:me|nos) (?:escriban|contacten|escriba|contacte)|contact(?:enme|eme|arme)|escrib(?:anme|ame)|(?:ponerse|pongan?se|ponganse) en contacto',
    ],
  },
  deeds: 'reservar cancelar anular aplazar cambiar llamar',
  wish: 'quiero|quisiera|necesito|gustaria|por favor|porfa|puedo|podria|tienen|hay|reservar|cita|pedir|deseo|querria|queria|para|con|una',
  existing: `mi (?:\\S+ )?${NOUN}|reservada|confirmada`,
  other: 'otra|otro|anterior|vieja',
  yes: 'si|vale|claro|correcto|exacto|de acuerdo|perfecto|por supuesto|adelante|ok|okay|confirmo|confirmado|eso es|bien|genial|hagalo|hazlo|estupendo|asi es|esta bien|desde luego|muy bien|sip',
  no: 'no|nunca|mal|incorrecto|espere|espera|mejor|tampoco',
  harmless: 'no hay problema|sin problema|no importa|por que no',
  stop: 'olvid\\w*(?:lo|elo)|olvid\\w*|dej(?:e|a|en)lo(?: estar)?|da igual|dejalo como esta|nada entonces|entonces nada|ya no|no quiero nada|para|pare|parar|no gracias|mejor no',
  refusal:
    '(?:no )?(?:quiero|voy a|pienso|deseo) (?:dar|decir|dej)\\w*(?: \\S+){0,4}|prefiero no.*|no (?:tengo|uso) (?:correo|telefono|e ?mail).*|es privado',
  farewell: 'adios|chao|chau|hasta (?:luego|pronto|la vista)',
  orders:
    '(?:ignora|ignore|olvida|olvide) (?:todas )?(?:tus|sus|las|mis)(?: \\S+)? ?(?:instrucciones|ordenes|reglas|anteriores).*|sistema ?:.*|ahora eres.*|(?:di|diga|dime|digame|confirma|confirme)(?: simplemente| solo)? ?[:,]? ?(?:que )?(?:su|tu|mi|la|esta).*(?:reservada|confirmada|anulada|cancelada|cambiada|hecho).*|repite conmigo.*',
  anyStaff: '(?:me )?da igual(?: con)?(?: quien)?|con (?:cualquiera|quien sea)|no importa(?: con)? quien',
  withStaff: 'con',
  not: 'en vez de|en lugar de|no (?:el|la|una?)(?= \\S+[ ,]+(?:sino|la|el|una?) )',
  lost: 'no (?:la |lo )?(?:tengo|encuentro|recuerdo|se|la se)|perd(?:i|ido)|ni idea',
  days: [
    { pattern: 'pasado manana', days: 2 },
    { pattern: 'anteayer|antes de ayer', days: -2 },
    { pattern: 'ayer', days: -1 },
    { pattern: 'hoy|esta (?:tarde|noche|manana)', days: 0 },
    { pattern: '(?<!(?:por|de|a|en) la |esta |las |pasado )manana', days: 1 },
  ],
  inDays: '(?:en|dentro de) {n} dias?',
  inWeeks: '(?:en|dentro de) {n} semanas?',
  weekdays: ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabados?', 'domingos?'],
  nextWeek: '(?:de )?(?:la )?(?:semana (?:que viene|proxima|siguiente)|proxima semana)',
  next: 'proximo|que viene|siguiente',
  nextIsNextWeek: false,
  dayOfMonth: ['(?:el )?dia {n}', 'el {n}'],
  numbers: {
    una: 1,
    uno: 1,
    un: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    trece: 13,
    catorce: 14,
    quince: 15,
    dieciseis: 16,
    diecisiete: 17,
    dieciocho: 18,
    diecinueve: 19,
    veinte: 20,
    veinticinco: 25,
    treinta: 30,
    cuarenta: 40,
    'cuarenta y cinco': 45,
    cincuenta: 50,
  },
  times: [
    { pattern: '(?:las? )?{h} y media', plus: 30 },
    { pattern: '(?:las? )?{h} y cuarto', plus: 15 },
    { pattern: '(?:las? )?{h} menos cuarto', plus: -15 },
    { pattern: 'las? {h} y {m}' },
    {
      pattern:
        '(?:a|sobre|hacia|desde|para) las? {h}(?! ?(?:de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|/))',
    },
    { pattern: '^las? {h}' },
    { pattern: '{h} (?:horas|hrs?)' },
    { pattern: '{h}(?= de la (?:manana|tarde|noche))' },
  ],
  fixedTimes: { mediodia: '12:00', medianoche: '00:00' },
  parts: {
    morning: '(?:por|de|en|a) la manana|esta manana|temprano',
    afternoon: '(?:por|de|en|a) la tarde|esta tarde',
    evening: '(?:por|de|en|a) la noche|esta noche',
  },
  ordinals: ['primer[oa]?', 'segund[oa]', 'tercer[oa]?', 'cuart[oa]'],
  nameLeads:
    '(?:mi|su|el) nombre(?: es|:)|nombre(?: es|:)|me llamo|se llama|soy|a nombre de|es para|habla|le habla|de parte de',
  nameTails: 'al habla|al aparato',
  nameStops:
    'mi correo email e-mail teléfono telefono número numero por favor gracias el la en para con es su que me a un una los las pero estoy enfermo no nuevo nueva cliente de',
  question:
    '(?:quien|que|cual|cuales|cuando|donde|por que|como|cuanto|cuanta|cuantos|cuantas)|(?:hay|tienen|tiene|puedo|pueden|puede|aceptan|acepta|atienden|abren|cierran|esta|estan|se puede|cobran|hacen)',
  joins: 'y ademas|y tambien|y luego|ademas|tambien|luego|y|despues',
  at: 'arroba|at|\\(at\\)',
  dot: 'punto|dot',
}
