/** What is said word for word, in the caller's language where it is one of ours. */
export interface Phrases {
  oneMoment: string
  stillThere: string
  goodbye: string
  /** The longest call is over. */
  timeIsUp: string
  /** Nothing came back in time. */
  sorry: string
  /** Words of the caller were lost. */
  sayAgain: string
}

const PHRASES: Record<string, Phrases> = {
  en: {
    oneMoment: 'One moment, please.',
    stillThere: 'Are you still there?',
    goodbye: 'I cannot hear you any more, so I will hang up now. Goodbye!',
    timeIsUp: 'We have reached the longest time of a call, so I have to hang up now. Please call again. Goodbye!',
    sorry: 'I am sorry, something went wrong on my side. Could you please say that again?',
    sayAgain: 'I am sorry, I did not catch that. Could you please say it again?',
  },
  de: {
    oneMoment: 'Einen Moment, bitte.',
    stillThere: 'Sind Sie noch da?',
    goodbye: 'Ich höre Sie nicht mehr und lege deshalb jetzt auf. Auf Wiederhören!',
    timeIsUp:
      'Die längste Dauer eines Anrufs ist erreicht, ich muss jetzt auflegen. Rufen Sie gern noch einmal an. Auf Wiederhören!',
    sorry: 'Entschuldigung, bei mir ist etwas schiefgegangen. Könnten Sie das bitte noch einmal sagen?',
    sayAgain: 'Entschuldigung, das habe ich nicht verstanden. Könnten Sie es bitte noch einmal sagen?',
  },
  es: {
    oneMoment: 'Un momento, por favor.',
    stillThere: '¿Sigue usted ahí?',
    goodbye: 'Ya no le oigo, así que voy a colgar. ¡Adiós!',
    timeIsUp:
      'Hemos llegado a la duración máxima de una llamada y tengo que colgar. Vuelva a llamar cuando quiera. ¡Adiós!',
    sorry: 'Lo siento, algo ha fallado por mi parte. ¿Podría repetirlo, por favor?',
    sayAgain: 'Lo siento, no le he entendido. ¿Podría repetirlo, por favor?',
  },
  fr: {
    oneMoment: 'Un instant, s’il vous plaît.',
    stillThere: 'Êtes-vous toujours là ?',
    goodbye: 'Je ne vous entends plus, je vais donc raccrocher. Au revoir !',
    timeIsUp: 'La durée maximale d’un appel est atteinte, je dois raccrocher. N’hésitez pas à rappeler. Au revoir !',
    sorry: 'Je suis désolé, quelque chose n’a pas fonctionné de mon côté. Pourriez-vous répéter, s’il vous plaît ?',
    sayAgain: 'Je suis désolé, je n’ai pas compris. Pourriez-vous répéter, s’il vous plaît ?',
  },
}

export function phrasesOf(language: string): Phrases {
  const base = language.toLowerCase().split(/[-_]/, 1)[0] ?? ''
  return (Object.hasOwn(PHRASES, base) ? PHRASES[base] : PHRASES['en']) as Phrases
}
