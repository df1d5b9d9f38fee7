import type { Texts } from '../index.ts'

export const shell: Texts['shell'] = {
  skip: 'Zum Inhalt',
  navigation: 'Seiten',
  find: 'Alles finden',
  keys: 'Alle Tasten',
  goTo: 'Zu {page}',
  manual: 'Handbuch',
  signOut: 'Abmelden',
  title: '{page} · {business}',
  ended: 'Ihre Sitzung ist beendet',
  endedText: 'Melden Sie sich wieder an: Was Sie getippt haben, ist noch da.',
  lost: 'Die Verbindung für Neuigkeiten ist unterbrochen. Diese Seite wird alle 10 Sekunden neu gelesen.',
  more: 'Mehr',
}
