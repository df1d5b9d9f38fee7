import type { Texts } from '../index.ts'

export const palette: Texts['palette'] = {
  findHint: 'Une personne, une réservation, une page ou un réglage',
  nothingFound: 'Rien ne correspond à ces mots.',
  people: 'Personnes',
  bookings: 'Réservations',
  conversations: 'Conversations',
  calls: 'Appels',
  documents: 'Documents',
  acts: 'Agir',
  pages: 'Pages',
  bookFor: 'Nouvelle réservation pour {name}',
  callPerson: 'Appeler {name}',
  choose: 'choisir',
  open: 'ouvrir',
  newTab: 'nouvel onglet',
  allKeys: 'toutes les touches',
}
