export const shell = {
  skip: 'Skip to the page',
  navigation: 'Pages',
  find: 'Find anything',
  keys: 'All keys',
  goTo: 'Go to {page}',
  manual: 'Manual',
  signOut: 'Sign out',
  title: '{page} · {business}',
  ended: 'Your session has ended',
  endedText: 'Sign in again and go on: what you typed is still here.',
  lost: 'The connection for live news is interrupted. This page is read anew every 10 seconds.',
  more: 'More',
}
