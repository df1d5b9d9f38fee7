import type { Texts } from '../index.ts'

export const shell: Texts['shell'] = {
  skip: 'Zum Inhalt',
  navigation: 'Seiten',
  find: 'Alles finden',
  fold: 'Seitenleiste ein- oder ausklappen',
  keys: 'Alle Tasten',
  goTo: 'Zu {page}',
  manual: 'Handbuch',
  signOut: 'Abmelden',
  title: '{page} · {business}',
  ended: 'Ihre Sitzung ist beendet',
  endedText: 'Melden Sie sich wieder an: Was Sie getippt haben, ist noch da.',
  lost: 'Die Verbindung für Neuigkeiten ist unterbrochen. Diese Seite wird alle 10 Sekunden neu gelesen.',
  more: 'Mehr',
  open: { calls: 'am Telefon', leads: 'neu', questions: 'ohne Antwort' },
  answering: {
    on: 'Chat und Telefon sind an',
    off: 'Chat und Telefon sind aus',
    chatOff: 'Der Chat ist aus',
    phoneOff: 'Das Telefon ist aus',
    title: 'Was der Assistent beantwortet',
    chat: 'Chat',
    chatHint: 'Aus: Nachrichten von Besuchern warten im Posteingang auf Sie.',
    phone: 'Telefon',
    phoneHint: 'Aus: Ihre Telefone klingeln, sonst wird eine Nachricht aufgenommen.',
  },
}
