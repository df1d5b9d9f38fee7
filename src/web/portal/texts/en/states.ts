export const states = {
  noPage: 'There is no page here',
  noPageText: 'Perhaps it moved. The start page leads everywhere.',
  home: 'To the start page',
  forbidden: 'This page needs an administrator',
  forbiddenText: 'An administrator of your desk can do this, or change your role.',
  gone: 'This is no longer there',
  goneText: 'It was deleted, or the address is wrong.',
  offline: 'No connection',
  offlineText: 'The server was not reached. Nothing is lost; try again when the connection is back.',
  failed: 'This could not be read',
  failedText: 'Something failed on the server. Nothing is lost.',
  again: 'Try again',
}
