import type { PageWording } from '../wording.ts'

export const pages: PageWording = {
  booking: {
    title: 'Ihr Termin',
    service: 'Was',
    when: 'Wann',
    where: 'Wo',
    name: 'Name',
    cancelled: 'Dieser Termin ist abgesagt.',
    over: 'Dieser Termin ist vorbei.',
    moved: 'Ihr Termin ist verschoben. Eine E-Mail mit der neuen Zeit ist unterwegs.',
    calendar: 'In den Kalender eintragen (.ics)',
    move: {
      title: 'Auf eine andere Zeit verschieben',
      zone: (zone) => `Die Zeiten gelten für ${zone}.`,
      earlier: 'Frühere Tage',
      later: 'Spätere Tage',
      none: 'An diesen Tagen ist nichts frei.',
      button: 'Termin verschieben',
      choose: 'Bitte wählen Sie zuerst eine Zeit.',
      taken: 'Diese Zeit ist nicht mehr frei. Bitte wählen Sie eine andere.',
      impossible: 'Dieser Termin lässt sich hier nicht verschieben.',
    },
    cancel: {
      title: 'Termin absagen',
      warning: 'Die Zeit ist dann für andere frei. Das lässt sich nicht rückgängig machen.',
      reason: 'Grund (freiwillig)',
      button: 'Termin absagen',
    },
    changed: 'Der Termin wurde inzwischen geändert. So ist er jetzt.',
    contact: 'Fragen?',
    unknown: {
      title: 'Dieser Link ist nicht gültig',
      text: 'Vielleicht ist er unvollständig, oder der Termin liegt lange zurück. In der neuesten E-Mail zu Ihrem Termin steht der richtige Link.',
    },
    failed: {
      title: 'Das hat nicht geklappt',
      text: 'Der Fehler liegt bei uns. Bitte versuchen Sie es gleich noch einmal.',
    },
    refused: {
      title: 'Das war nicht möglich',
      text: 'Bitte öffnen Sie den Link aus Ihrer E-Mail und versuchen Sie es noch einmal.',
    },
  },
  error: {
    unknown: { title: 'Seite nicht gefunden', text: 'Die Adresse ist vielleicht vertippt oder der Link veraltet.' },
    refused: { title: 'Diese Anfrage wurde abgelehnt', text: 'Gehen Sie zurück und versuchen Sie es noch einmal.' },
    failed: { title: 'Etwas ist schiefgegangen', text: 'Versuchen Sie es gleich noch einmal.' },
    ways: { home: 'Startseite', guide: 'Anleitungen', reference: 'API-Referenz' },
  },
}
