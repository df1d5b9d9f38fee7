import type { Texts } from '../index.ts'

export const team: Texts['team'] = {
  text: 'Die Menschen am Empfang von {business}. Die Administration darf alles; Mitglieder erledigen die tägliche Arbeit und lesen die Einstellungen.',
  invite: 'Person einladen',
  send: 'Einladung senden',
  person: 'Person',
  role: 'Rolle',
  roleOf: 'Rolle von {name}',
  roleHint: 'Die Administration darf alles, auch Einstellungen und Schlüssel.',
  state: 'Stand',
  active: 'Aktiv',
  invited: 'Eingeladen bis {date}',
  expired: 'Einladung abgelaufen',
  name: 'Name (freiwillig)',
  sendAgain: 'Noch einmal senden',
  taken: 'Diese Adresse hat schon ein Konto.',
  remove: 'Entfernen',
  removeTitle: '{name} entfernen?',
  removeAct: '{name} entfernen',
  removeText: 'Sofort überall abgemeldet. Was am Empfang getan wurde, bleibt.',
}
