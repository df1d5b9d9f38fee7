export const palette = {
  findHint: 'A person, a booking, a page or a setting',
  nothingFound: 'Nothing fits these words.',
  people: 'People',
  bookings: 'Bookings',
  conversations: 'Conversations',
  calls: 'Calls',
  documents: 'Documents',
  acts: 'Do',
  pages: 'Pages',
  bookFor: 'New booking for {name}',
  callPerson: 'Call {name}',
}
