export const form = {
  offline: 'The server was not reached. What you typed is still here; send it again when the connection is back.',
  signedOut: 'Your session has ended. Sign in, then send it again.',
  tooMany: 'That was too often. Nothing is lost; try again in {time}.',
  waitOver: 'You can try again now. Nothing is lost.',
  failed: 'Something failed on the server. What you typed is still here; try again.',
  again: 'Again in {time}',
  close: 'Close',
  undo: 'Undo',
  keep: 'Keep it',
  copy: 'Copy',
  copied: 'Copied',
}
