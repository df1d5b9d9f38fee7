import { opening, words, type AssertionPatterns } from '../patterns.ts'

const BOOK =
  '(?:reservad[oa]s?|agendad[oa]s?|confirmad[oa]s?|programad[oa]s?|apuntad[oa]s?|concertad[oa]s?|apartad[oa]s?)'
const CANCEL = '(?:cancelad[oa]s?|anulad[oa]s?|eliminad[oa]s?)'
const MOVE =
  '(?:movid[oa]s?|cambiad[oa]s?|reprogramad[oa]s?|aplazad[oa]s?|pospuest[oa]s?|adelantad[oa]s?|modificad[oa]s?|trasladad[oa]s?|actualizad[oa]s?)'
const NOTE =
  '(?:anotad[oa]s?|tomad[oa]s?|guardad[oa]s?|registrad[oa]s?|pasad[oa]s?|enviad[oa]s?|transmitid[oa]s?|informad[oa]s?|avisad[oa]s?|notificad[oa]s?|apuntad[oa]s?|comunicad[oa]s?|reenviad[oa]s?)'
const HAVE = '(?:he|hemos|ha|han)(?:_(?:ya|también|sido|quedado))*'
const IS =
  '(?:está|están|queda|quedan|quedó|fue|fueron|ha_sido|han_sido|ha_quedado|han_quedado|es|son)(?:_(?:ya|ahora|todo|oficialmente))*'
const WHO = '(?:(?:el|nuestro|un|una|la|nuestra)_\\p{L}+|alguien|nosotros|ellos)'

export const assertions: AssertionPatterns = {
  done: [
    ['booked', words(`${HAVE}_${BOOK}`)],
    ['booked', words(`${IS}_${BOOK}`)],
    ['booked', words(`(?:reservé|agendé|reservamos|agendamos)`)],
    ['booked', words(`(?:cita|reserva|turno|hora)_${BOOK}`)],
    ['booked', opening(BOOK)],
    ['booked', words(`(?:le|te|lo|la|los|les)_esperamos|nos_vemos_(?:el|mañana|entonces)`)],
    ['booked', words(`(?:ya_)?(?:tiene|tienes)_(?:ya_)?(?:una|su|tu)_(?:cita|reserva)`)],
    ['cancelled', words(`${HAVE}_${CANCEL}`)],
    ['cancelled', words(`${IS}_${CANCEL}`)],
    ['cancelled', words(`cancelé|anulé|cancelamos|anulamos`)],
    ['cancelled', words(`(?:cita|reserva|turno)_${CANCEL}`)],
    ['cancelled', opening(CANCEL)],
    ['moved', words(`${HAVE}_${MOVE}`)],
    ['moved', words(`${IS}_${MOVE}`)],
    ['moved', words('cambié|moví|reprogramé|aplacé|pospuse')],
    ['moved', opening(MOVE)],
    ['noted', words(`${HAVE}_${NOTE}`)],
    ['noted', words(`${IS}_${NOTE}`)],
    ['noted', words('anoté|apunté|tomé_nota|guardé|avisé|informé|envié')],
    ['noted', opening(`(?:anotado|apuntado|tomo_nota)`)],
    ['callback', words(`llamada_(?:\\S+_){0,3}?(?:programada|solicitada|agendada|registrada)`)],
    ['handed_off', words(`${HAVE}_(?:transferid[oa]|conectad[oa]|pasad[oa])`)],
    [
      'handed_off',
      words(`(?:le|te|lo|la)_(?:transfiero|paso|conecto|comunico|estoy_pasando|estoy_transfiriendo|estoy_conectando)`),
    ],
  ],
  promised: [
    [
      'booked',
      words(
        '(?:voy_a|vamos_a)_(?:reservar|agendar|confirmar|programar)(?:le|te|la|lo)?|reservaré|agendaré|reservaremos',
      ),
    ],
    ['booked', words('(?:le|te|la|lo|se_la|se_lo)_(?:reservo|agendo|apunto)')],
    [
      'cancelled',
      words('(?:voy_a|vamos_a)_(?:cancelar|anular)(?:la|lo)?|cancelaré|anularé|(?:la|lo|le|se_la)_(?:cancelo|anulo)'),
    ],
    [
      'moved',
      words(
        '(?:voy_a|vamos_a)_(?:cambiar|mover|reprogramar)(?:la|lo)?|cambiaré|moveré|(?:la|lo|le|se_la)_(?:cambio|muevo)',
      ),
    ],
    [
      'noted',
      words(
        '(?:voy_a|vamos_a)_(?:anotar|pasar|avisar|informar|enviar|comunicar)\\p{L}*|pasaré|avisaré|informaré|enviaré|transmitiré|comunicaré|pasaremos|informaremos',
      ),
    ],
    [
      'callback',
      words(
        `(?:${WHO}_)?(?:le|te|lo|la|les)_(?:llamará|llamarán|llamaremos|llamaré|contactará|contactarán|contactaremos|escribirá|escribiremos|responderá|responderán|responderemos|devolverá|devolveremos)`,
      ),
    ],
    [
      'callback',
      words(
        `(?:se_)?(?:pondrá|pondrán|pondremos)_en_contacto|(?:voy_a|vamos_a|va_a|van_a)_(?:llamar|contactar|escribir|responder)\\p{L}*|(?:recibirá|recibirás)_(?:una|nuestra)_llamada`,
      ),
    ],
    [
      'calling',
      words('(?:le|te|lo|la)_(?:estoy|estamos)_llamando|(?:le|te|lo|la)_(?:llamo|llamamos)_(?:ahora|ya|enseguida)'),
    ],
    ['handed_off', words(`(?:le|te|lo|la)_(?:atenderá|atenderán|pasaré|transferiré|conectaré)|estará_con_usted`)],
  ],
  anything: opening('(?:ya_está|está_)?(?:hecho|listo|lista|todo_listo|arreglado)'),
  takenBack: words(
    'no|nada|ningun[oa]?|ningún|nunca|nadie|sin|si|cuando|una_vez|hasta|antes_de|después_de|en_cuanto|podría|puede|pueden|puedo|debe|deben|desea|quiere|quisiera|ser|cómo|aún_por|solo',
  ),
  condition: words('si|cuando|una_vez|en_cuanto|desea|quiere|le_gustaría'),
  other: words('complet[oa]s?|ocupad[oa]s?|por_otra_persona|todo_reservado'),
  question: opening('(?:y_|o_)?¿.*|(?:está|desea|quiere|puedo|cuándo|qué|cuál|quién|dónde|cómo)'),
  but: 'pero|sino',
  negation: 'nada',
  plurals: 'citas|reservas',
  once: 'cuando|si',
  yours: 'su|tu',
}
