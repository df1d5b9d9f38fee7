import type { Texts } from '../index.ts'

export const states: Texts['states'] = {
  noPage: 'Hier ist keine Seite',
  noPageText: 'Vielleicht ist sie umgezogen. Die Startseite führt überallhin.',
  home: 'Zur Startseite',
  forbidden: 'Diese Seite braucht die Administration',
  forbiddenText: 'Die Administration Ihres Empfangs kann das tun oder Ihre Rolle ändern.',
  gone: 'Das gibt es nicht mehr',
  goneText: 'Es wurde gelöscht, oder die Adresse stimmt nicht.',
  offline: 'Keine Verbindung',
  offlineText: 'Der Server war nicht erreichbar. Nichts ist verloren; versuchen Sie es mit Verbindung wieder.',
  failed: 'Das ließ sich nicht lesen',
  failedText: 'Auf dem Server ist etwas fehlgeschlagen. Nichts ist verloren.',
  tooMany: 'Zu oft gefragt',
  again: 'Noch einmal versuchen',
}
