import type { Receipt } from './receipt.ts'

/** What the engine says in its own words: what was done, or that nothing was. */
interface Truths {
  /** In the place of a claim without a receipt. */
  nothingDone: string
  /** The same, where something else was done. */
  nothingElseDone: string
  booked(facts: Receipt['facts']): string
  moved(facts: Receipt['facts']): string
  cancelled(facts: Receipt['facts']): string
  noted: string
  callback(facts: Receipt['facts']): string
  /** Somebody is there; `wait` is in minutes. */
  handed_off(facts: Receipt['facts']): string
  /** Of a phone call that a person takes over. */
  transferred: string
  /** Nobody is there now; `contact` is what is known of the visitor. */
  closed(facts: Receipt['facts']): string
  /** Nobody came in time, and the assistant is back. */
  nobodyCame: string
  /** That a machine speaks, at first contact. */
  disclosure(assistant: string, business: string): string
}

const TRUTHS: Record<string, Truths> = {
  en: {
    nothingDone: 'To be clear: I have not done anything yet in this matter. Shall we go on?',
    nothingElseDone: 'To be clear: I have not done anything else.',
    booked: (facts) => `Your appointment is booked: ${appointment(facts)}.${reference('Reference', facts)}`,
    moved: (facts) => `Your appointment was moved. It is now: ${appointment(facts)}.${reference('Reference', facts)}`,
    cancelled: (facts) => `This appointment was cancelled: ${appointment(facts)}.`,
    noted: 'Your details were noted for the team.',
    callback: ({ phone }) => `Your wish for a call back${phone ? ` on ${phone}` : ''} was noted for the team.`,
    handed_off: ({ wait }) =>
      `This conversation was passed to the team, and a person can answer here now. If nobody has in ${wait} minutes, I am back.`,
    transferred: 'I am putting you through to the team now.',
    closed: ({ opens, contact }) =>
      `Nobody of the team is there right now${opens ? `; we open again: ${opens}` : ''}. Your wish was noted for the team.${contact ? '' : ' What is your e-mail address or phone number?'}`,
    nobodyCame:
      'Nobody of the team could answer in time, so I am here again. Would you like to leave a message with your e-mail address or phone number?',
    disclosure: (assistant, business) =>
      assistant === business
        ? `I am the AI assistant of ${business}.`
        : `I am ${assistant}, the AI assistant of ${business}.`,
  },
  de: {
    nothingDone: 'Zur Klarheit: Ich habe in dieser Sache noch nichts unternommen. Wollen wir weitermachen?',
    nothingElseDone: 'Zur Klarheit: Mehr habe ich nicht unternommen.',
    booked: (facts) => `Ihr Termin ist gebucht: ${appointment(facts)}.${reference('Buchungsnummer', facts)}`,
    moved: (facts) => `Ihr Termin wurde verschoben, jetzt: ${appointment(facts)}.${reference('Buchungsnummer', facts)}`,
    cancelled: (facts) => `Dieser Termin wurde storniert: ${appointment(facts)}.`,
    noted: 'Ihre Angaben wurden für das Team notiert.',
    callback: ({ phone }) =>
      `Ihr Wunsch nach einem Rückruf${phone ? ` unter ${phone}` : ''} wurde für das Team notiert.`,
    handed_off: ({ wait }) =>
      `Dieses Gespräch wurde an das Team übergeben, und ein Mensch kann jetzt hier antworten. Wenn in ${wait} Minuten niemand da ist, bin ich wieder hier.`,
    transferred: 'Ich verbinde Sie jetzt mit dem Team.',
    closed: ({ opens, contact }) =>
      `Vom Team ist gerade niemand da${opens ? `; wir öffnen wieder: ${opens}` : ''}. Ihr Wunsch wurde für das Team notiert.${contact ? '' : ' Wie lautet Ihre E-Mail-Adresse oder Telefonnummer?'}`,
    nobodyCame:
      'Vom Team konnte niemand rechtzeitig antworten, deshalb bin ich wieder da. Möchten Sie eine Nachricht mit Ihrer E-Mail-Adresse oder Telefonnummer hinterlassen?',
    disclosure: (assistant, business) =>
      assistant === business
        ? `Ich bin der KI-Assistent von ${business}.`
        : `Ich bin ${assistant}, der KI-Assistent von ${business}.`,
  },
  es: {
    nothingDone: 'Para que quede claro: todavía no he hecho nada en este asunto. ¿Seguimos?',
    nothingElseDone: 'Para que quede claro: no he hecho nada más.',
    booked: (facts) => `Su cita está reservada: ${appointment(facts)}.${reference('Referencia', facts)}`,
    moved: (facts) => `Su cita fue cambiada. Ahora es: ${appointment(facts)}.${reference('Referencia', facts)}`,
    cancelled: (facts) => `Esta cita fue cancelada: ${appointment(facts)}.`,
    noted: 'Sus datos fueron anotados para el equipo.',
    callback: ({ phone }) => `Su petición de llamada${phone ? ` al ${phone}` : ''} fue anotada para el equipo.`,
    handed_off: ({ wait }) =>
      `Esta conversación ha sido pasada al equipo, y una persona puede responder aquí ahora. Si en ${wait} minutos no hay nadie, vuelvo yo.`,
    transferred: 'Le paso ahora con el equipo.',
    closed: ({ opens, contact }) =>
      `Ahora no hay nadie del equipo${opens ? `; abrimos de nuevo: ${opens}` : ''}. Su petición fue anotada para el equipo.${contact ? '' : ' ¿Cuál es su correo electrónico o teléfono?'}`,
    nobodyCame:
      'Nadie del equipo pudo responder a tiempo, por eso estoy aquí de nuevo. ¿Quiere dejar un mensaje con su correo electrónico o teléfono?',
    disclosure: (assistant, business) =>
      assistant === business
        ? `Soy el asistente de IA de ${business}.`
        : `Soy ${assistant}, el asistente de IA de ${business}.`,
  },
  fr: {
    nothingDone: 'Pour être clair : je n’ai encore rien fait à ce sujet. On continue ?',
    nothingElseDone: 'Pour être clair : je n’ai rien fait d’autre.',
    booked: (facts) => `Votre rendez-vous est réservé : ${appointment(facts)}.${reference('Référence', facts)}`,
    moved: (facts) =>
      `Votre rendez-vous a été déplacé. Il est maintenant : ${appointment(facts)}.${reference('Référence', facts)}`,
    cancelled: (facts) => `Ce rendez-vous a été annulé : ${appointment(facts)}.`,
    noted: 'Vos coordonnées ont été notées pour l’équipe.',
    callback: ({ phone }) => `Votre demande de rappel${phone ? ` au ${phone}` : ''} a été notée pour l’équipe.`,
    handed_off: ({ wait }) =>
      `Cette conversation a été passée à l’équipe, et une personne peut répondre ici maintenant. Si personne ne le fait en ${wait} minutes, je suis de retour.`,
    transferred: 'Je vous mets en relation avec l’équipe.',
    closed: ({ opens, contact }) =>
      `Personne de l’équipe n’est là en ce moment${opens ? ` ; nous rouvrons : ${opens}` : ''}. Votre demande a été transmise à l’équipe.${contact ? '' : ' Quelle est votre adresse e-mail ou votre numéro de téléphone ?'}`,
    nobodyCame:
      'Personne de l’équipe n’a pu répondre à temps, je suis donc de retour. Souhaitez-vous laisser un message avec votre adresse e-mail ou votre numéro de téléphone ?',
    disclosure: (assistant, business) =>
      assistant === business
        ? `Je suis l’assistant IA de ${business}.`
        : `Je suis ${assistant}, l’assistant IA de ${business}.`,
  },
}

export function speaks(language: string): boolean {
  return Object.hasOwn(TRUTHS, baseOf(language))
}

function baseOf(language: string): string {
  return language.toLowerCase().split(/[-_]/, 1)[0] ?? ''
}

export function truthsOf(language: string): Truths {
  const base = baseOf(language)
  return (Object.hasOwn(TRUTHS, base) ? TRUTHS[base] : TRUTHS['en']) as Truths
}

/** One sentence that says what a receipt proves. */
export function truthOf({ claims, facts }: Receipt, language: string): string {
  const truths = truthsOf(language)
  if (claims.includes('booked')) return truths.booked(facts)
  if (claims.includes('moved')) return truths.moved(facts)
  if (claims.includes('cancelled')) return truths.cancelled(facts)
  if (claims.includes('callback')) return truths.callback(facts)
  if (claims.includes('handed_off')) return 'wait' in facts ? truths.handed_off(facts) : truths.transferred
  return 'closed' in facts ? truths.closed(facts) : truths.noted
}

/** `when` is written in the visitor's language by the tool. */
function appointment({ service, staff, when }: Receipt['facts']): string {
  return [service, staff, when].filter(Boolean).join(', ')
}

function reference(label: string, { reference: value }: Receipt['facts']): string {
  return value ? ` ${label}: ${value}.` : ''
}
