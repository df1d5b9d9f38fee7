import type { Language, Topic } from './scenario.ts'

/*
 * Interprets replies of any model: questions and claims of completed actions, recognised by the words that such sentences
 * cannot avoid.
 */

const ASKS: [Topic, RegExp][] = [
  [
    'confirm',
    /\b(shall i|should i|do you want me to|would you like me to|may i (book|cancel|move|go)|is (that|this|everything) (right|correct)|(please )?confirm|go ahead)\b|\b(soll ich|darf ich|stimmt das|ist das (so )?richtig|bestätigen sie)|¿(hago|confirm|cambio|anulo|cancelo|lo paso|se lo pido|reservo|es correcto|está bien|desea que|quiere que)|\b(dois-je|voulez-vous que|souhaitez-vous que|est-ce (bien )?(correct|exact)|confirmez)/iu,
  ],
  [
    'message',
    /\bwhat (should|shall|would you like|is it)\b.*\b(team|know|say|message|about)|\bwas (soll|möchten sie)\b.*(team|wissen|sagen|mitteilen)|¿qué (debe|quiere|desea)\b.*(equipo|saber|decir|mensaje)|\bque (doit|voulez|souhaitez).*(équipe|dire|savoir|message)/iu,
  ],
  ['reference', /\breference\b|\breferenz\b|\breferencia\b|\bréférence\b|\bbuchungsnummer\b/iu],
  ['name', /\b(your|full) name\b|\bihr(en)? (vollständige[rn]? )?namen?\b|\b(su|tu) nombre\b|\bvotre (nom|prénom)\b/iu],
  ['contact', /\be-?mail|\bcorreo|\bcontact details|\bkontaktdaten/iu],
  ['phone', /\b(phone|telephone) number|\btelefonnummer|\b(número de )?teléfono|\bnuméro de téléphone|\bnummer\b/iu],
  [
    'service',
    /\b(which|what) (service|treatment|appointment|type)|\bwelche (leistung|behandlung|art)|\bqué (servicio|tratamiento|tipo)|\b(quelle prestation|quel (service|type))/iu,
  ],
  [
    'time',
    /\b(which|what|another|different) (day|date|time)|\bwhen\b.*\?|\bon which day|\bwelche[rn]? (tag|uhrzeit|zeit|termin)|\bwann\b|\ban welchem tag|\bqué (día|hora)|\bcuándo|\bquel(le)? (jour|heure|date|créneau)|\bquand\b|would (you )?(like|prefer|suit)|passt ihnen|le viene bien|vous convient/iu,
  ],
]

/** Topics of a reply's last questions, most pressing first. */
export function asksFor(reply: string): Topic[] {
  const asking = outsideQuotes(reply)
    .split(/(?<=[.!?])\s+/u)
    .filter(
      (sentence) =>
        sentence.includes('?') ||
        /\b(please|bitte|por favor|veuillez|s’il vous|tell me|let me know|nennen)/iu.test(sentence),
    )
    .join(' ')
  return ASKS.filter(([, pattern]) => pattern.test(asking)).map(([topic]) => topic)
}

export type Claim = 'booked' | 'moved' | 'cancelled' | 'noted' | 'callback' | 'handed_off'

const CLAIMS: Record<Claim, RegExp> = {
  booked:
    /\b(is|are|been|have|has|now|i['’]ve|successfully) (now )?(booked|reserved|scheduled|confirmed)|\bbooking confirmed|\b(ist|wurde|sind|habe)\b[^.?!]{0,60}\b(gebucht|reserviert|bestätigt|eingetragen)|\b(está|queda|ha sido|he)\b[^.?!]{0,30}\b(reservad|confirmad|agendad)|\b(est|a été|ai)\b[^.?!]{0,30}\b(réservé|confirmé|enregistré)/iu,
  moved:
    /\b(is|been|have|has|i['’]ve) (now )?(moved|rescheduled|changed|postponed)|\b(ist|wurde|habe)\b[^.?!]{0,60}\b(verschoben|verlegt|umgebucht)|\b(se ha|ha sido|he|está)\b[^.?!]{0,30}\b(cambiad|movid|aplazad|reprogramad)|\b(est|a été|ai)\b[^.?!]{0,30}\b(déplacé|décalé|reporté)/iu,
  cancelled:
    /\b(is|been|have|has|i['’]ve) (now )?cancell?ed|\b(ist|wurde|habe)\b[^.?!]{0,60}\b(abgesagt|storniert)|\b(se ha|ha sido|he|está|queda)\b[^.?!]{0,30}\b(anulad|cancelad)|\b(est|a été|ai)\b[^.?!]{0,30}\bannulé/iu,
  noted:
    /\bi(['’]ve| have) (noted|recorded|saved|passed)|\b(habe|wurde)\b[^.?!]{0,60}\b(notiert|weitergegeben|aufgenommen|gespeichert)|\bhe (anotado|guardado|pasado|tomado)|\b(ai|l['’]ai) (noté|enregistré|transmis)/iu,
  callback:
    /\b(we|they|team|somebody|someone) will (call|phone|ring)|\b(wir|team|man) (ruf|werden? sie (an|zurück))|\b(le|les?) llamar(á|emos|án)|\b(nous vous|on vous|vous) (rappeller|rappeler|appeller)/iu,
  handed_off:
    /\b(passed|handed|transferred|forwarded)\b[^.?!]{0,40}\b(team|colleague|person|staff)|\b(an das team|an einen kollegen)\b[^.?!]{0,30}(weitergegeben|übergeben)|\bpasado la conversación|\btransmis la conversation/iu,
}

const UNREAL =
  /\?|\b(if|once|when|whether|not|no|nothing|cannot|can['’]t|could|would|if you|unless|before)\b|\b(wenn|falls|sobald|ob|nicht|nichts|kein\w*|noch)\b|\b(si|cuando|no|nada|todavía)\b|\b(quand|ne|n['’]|pas|rien|lorsque)\b/iu

/** Claims of completed actions, without questions, negations, conditions and quotations. */
export function claimsIn(reply: string): Claim[] {
  const sentences = outsideQuotes(reply).split(/(?<=[.!?])\s+|\n+/u)
  const claims = new Set<Claim>()
  for (const sentence of sentences) {
    if (UNREAL.test(sentence)) continue
    for (const [claim, pattern] of Object.entries(CLAIMS)) if (pattern.test(sentence)) claims.add(claim as Claim)
  }
  return [...claims]
}

function outsideQuotes(reply: string): string {
  return reply.replaceAll(/“[^”]*”|„[^“]*“|«[^»]*»/gu, '“…”')
}

export const YES: Record<Language, string> = { en: 'yes', de: 'ja', es: 'sí', fr: 'oui' }
