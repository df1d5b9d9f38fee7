import type { Texts } from '../index.ts'

export const form: Texts['form'] = {
  offline: 'Der Server war nicht erreichbar. Ihr Text ist noch da; senden Sie ihn mit Verbindung noch einmal.',
  signedOut: 'Ihre Sitzung ist beendet. Melden Sie sich an und senden Sie noch einmal.',
  tooMany: 'Das war zu oft. Nichts ist verloren; versuchen Sie es in {time} noch einmal.',
  waitOver: 'Sie können es jetzt noch einmal versuchen. Nichts ist verloren.',
  failed: 'Auf dem Server ist etwas fehlgeschlagen. Ihr Text ist noch da; versuchen Sie es noch einmal.',
  again: 'Wieder in {time}',
  close: 'Schließen',
  undo: 'Rückgängig',
  keep: 'Behalten',
  copy: 'Kopieren',
  copied: 'Kopiert',
}
