import type { Texts } from '../index.ts'

export const palette: Texts['palette'] = {
  findHint: 'Una persona, una reserva, una página o un ajuste',
  nothingFound: 'Nada coincide con estas palabras.',
  people: 'Personas',
  bookings: 'Reservas',
  conversations: 'Conversaciones',
  calls: 'Llamadas',
  documents: 'Documentos',
  acts: 'Hacer',
  pages: 'Páginas',
  bookFor: 'Nueva reserva para {name}',
  callPerson: 'Llamar a {name}',
  choose: 'elegir',
  open: 'abrir',
  newTab: 'pestaña nueva',
  allKeys: 'todas las teclas',
}
