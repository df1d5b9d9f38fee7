import type { Texts } from '../index.ts'

export const palette: Texts['palette'] = {
  findHint: 'Eine Person, eine Buchung, eine Seite oder Einstellung',
  nothingFound: 'Nichts passt zu diesen Worten.',
  people: 'Personen',
  bookings: 'Buchungen',
  conversations: 'Gespräche',
  calls: 'Anrufe',
  documents: 'Dokumente',
  acts: 'Tun',
  pages: 'Seiten',
  bookFor: 'Neue Buchung für {name}',
  callPerson: '{name} anrufen',
  choose: 'wählen',
  open: 'öffnen',
  newTab: 'neuer Tab',
  allKeys: 'alle Tasten',
}
