/** What is said on the phone beside a conversation: where there is none, or where it cannot go on. */
export interface LineWording {
  /** Our side failed. */
  apology: string
  /** Nobody picked up where the caller was put through; the assistant is back. */
  nobodyThere: string
  /** The same, where nobody is back. */
  nobodyThereGoodbye: string
  /** Nobody is phoned on this number. */
  unknownNumber: string
  /** All lines are taken, and no person can take the call. */
  linesBusy: string
  /** The minutes are used up. */
  noMinutes: string
  /** To a number that the business blocked. */
  blocked: string
}

const WORDINGS: Record<string, LineWording> = {
  en: {
    apology: 'We are sorry, something went wrong on our side. Please call again in a few minutes. Goodbye.',
    nobodyThere:
      'I am sorry, nobody of the team could take your call just now. I am the AI assistant again. May I take a message, or help you otherwise?',
    nobodyThereGoodbye:
      'We are sorry, nobody of the team can take your call just now. Please call again later. Goodbye.',
    unknownNumber: 'This number is not in service. Goodbye.',
    linesBusy: 'All our lines are busy at the moment. Please call again in a few minutes. Goodbye.',
    noMinutes: 'We are sorry, we cannot take calls at the moment. Please try again tomorrow. Goodbye.',
    blocked: 'We cannot take your call. Goodbye.',
  },
  de: {
    apology:
      'Es tut uns leid, bei uns ist etwas schiefgegangen. Bitte rufen Sie in ein paar Minuten noch einmal an. Auf Wiederhören.',
    nobodyThere:
      'Es tut mir leid, vom Team konnte gerade niemand abnehmen. Ich bin wieder da, die KI-Assistenz. Darf ich etwas ausrichten oder Ihnen sonst helfen?',
    nobodyThereGoodbye:
      'Es tut uns leid, vom Team kann gerade niemand abnehmen. Bitte rufen Sie später noch einmal an. Auf Wiederhören.',
    unknownNumber: 'Diese Nummer ist nicht vergeben. Auf Wiederhören.',
    linesBusy:
      'Zurzeit sind alle unsere Leitungen belegt. Bitte rufen Sie in ein paar Minuten noch einmal an. Auf Wiederhören.',
    noMinutes:
      'Es tut uns leid, wir können zurzeit keine Anrufe annehmen. Bitte versuchen Sie es morgen noch einmal. Auf Wiederhören.',
    blocked: 'Wir können Ihren Anruf nicht annehmen. Auf Wiederhören.',
  },
  es: {
    apology: 'Lo sentimos, algo ha fallado por nuestra parte. Vuelva a llamar en unos minutos, por favor. Adiós.',
    nobodyThere:
      'Lo siento, nadie del equipo ha podido atender su llamada. Soy de nuevo el asistente de IA. ¿Quiere dejar un mensaje o puedo ayudarle en otra cosa?',
    nobodyThereGoodbye:
      'Lo sentimos, nadie del equipo puede atender su llamada ahora. Vuelva a llamar más tarde, por favor. Adiós.',
    unknownNumber: 'Este número no está en servicio. Adiós.',
    linesBusy:
      'En este momento todas nuestras líneas están ocupadas. Vuelva a llamar en unos minutos, por favor. Adiós.',
    noMinutes: 'Lo sentimos, ahora no podemos atender llamadas. Inténtelo de nuevo mañana, por favor. Adiós.',
    blocked: 'No podemos atender su llamada. Adiós.',
  },
  fr: {
    apology:
      'Nous sommes désolés, quelque chose n’a pas fonctionné de notre côté. Veuillez rappeler dans quelques minutes. Au revoir.',
    nobodyThere:
      'Je regrette, personne de l’équipe n’a pu prendre votre appel. Vous parlez de nouveau avec l’assistant IA. Puis-je prendre un message ou vous aider autrement ?',
    nobodyThereGoodbye:
      'Nous regrettons, personne de l’équipe ne peut prendre votre appel maintenant. Veuillez rappeler plus tard. Au revoir.',
    unknownNumber: 'Ce numéro n’est pas en service. Au revoir.',
    linesBusy: 'Toutes nos lignes sont occupées en ce moment. Veuillez rappeler dans quelques minutes. Au revoir.',
    noMinutes:
      'Nous regrettons, nous ne pouvons pas prendre d’appels en ce moment. Veuillez réessayer demain. Au revoir.',
    blocked: 'Nous ne pouvons pas prendre votre appel. Au revoir.',
  },
}

export function lineWordingOf(language: string): LineWording {
  const base = language.toLowerCase().split(/[-_]/, 1)[0] ?? ''
  return (Object.hasOwn(WORDINGS, base) ? WORDINGS[base] : WORDINGS['en']) as LineWording
}
