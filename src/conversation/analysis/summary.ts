import type { Outcome } from './analysis.ts'

interface SummaryWords {
  quote(text: string): string
  outcomes: Record<Outcome, string>
}

const SUMMARIES: Record<string, SummaryWords> = {
  en: {
    quote: (text) => `“${text}”`,
    outcomes: {
      booked: 'An appointment was booked.',
      moved: 'An appointment was moved.',
      cancelled: 'An appointment was cancelled.',
      handed_off: 'The conversation was passed to a person.',
      contact_left: 'The visitor left contact details.',
      answered: 'The assistant had an answer.',
      unanswered: 'The assistant had no answer.',
      nothing_asked: 'Nothing was asked.',
    },
  },
  de: {
    quote: (text) => `„${text}“`,
    outcomes: {
      booked: 'Ein Termin wurde gebucht.',
      moved: 'Ein Termin wurde verschoben.',
      cancelled: 'Ein Termin wurde abgesagt.',
      handed_off: 'Das Gespräch wurde an einen Menschen übergeben.',
      contact_left: 'Der Besucher hat Kontaktdaten hinterlassen.',
      answered: 'Der Assistent hatte eine Antwort.',
      unanswered: 'Der Assistent hatte keine Antwort.',
      nothing_asked: 'Es wurde nichts gefragt.',
    },
  },
  es: {
    quote: (text) => `«${text}»`,
    outcomes: {
      booked: 'Se reservó una cita.',
      moved: 'Se cambió una cita.',
      cancelled: 'Se canceló una cita.',
      handed_off: 'La conversación pasó a una persona.',
      contact_left: 'El visitante dejó sus datos de contacto.',
      answered: 'El asistente tenía una respuesta.',
      unanswered: 'El asistente no tenía respuesta.',
      nothing_asked: 'No se preguntó nada.',
    },
  },
  fr: {
    quote: (text) => `« ${text} »`,
    outcomes: {
      booked: 'Un rendez-vous a été réservé.',
      moved: 'Un rendez-vous a été déplacé.',
      cancelled: 'Un rendez-vous a été annulé.',
      handed_off: 'La conversation a été passée à une personne.',
      contact_left: 'Le visiteur a laissé ses coordonnées.',
      answered: 'L’assistant avait une réponse.',
      unanswered: 'L’assistant n’avait pas de réponse.',
      nothing_asked: 'Rien n’a été demandé.',
    },
  },
}

/** What was said, quoted, and what came of it, as a sentence in this language; English where there is none. */
export function summaryOf(said: string[], outcome: Outcome, language: string): string {
  const base = language.toLowerCase().split(/[-_]/, 1)[0] ?? ''
  const { quote, outcomes } = (Object.hasOwn(SUMMARIES, base) ? SUMMARIES[base] : SUMMARIES['en']) as SummaryWords
  return [said.map(quote).join(' … '), outcomes[outcome]].filter(Boolean).join(' – ')
}
