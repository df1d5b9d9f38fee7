export const unsaved = {
  bar: 'Unsaved changes',
  fields: 'Not saved yet: {fields}',
  save: 'Save',
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your changes on this page are lost. What was saved before stays.',
  leave: 'Leave without saving',
  stay: 'Stay here',
  dialog: 'What you typed is not saved.',
  discard: 'Discard',
  goOn: 'Go on',
}
