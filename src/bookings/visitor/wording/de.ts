import type { Words } from '../words.ts'

export const de: Words = {
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
}
