import type { Texts } from '../index.ts'

export const unsaved: Texts['unsaved'] = {
  bar: 'Ungespeicherte Änderungen',
  fields: 'Noch nicht gespeichert: {fields}',
  save: 'Speichern',
  leaveTitle: 'Ohne Speichern verlassen?',
  leaveText: 'Ihre Änderungen auf dieser Seite gehen verloren. Was vorher gespeichert war, bleibt.',
  leave: 'Ohne Speichern verlassen',
  stay: 'Hier bleiben',
  dialog: 'Ihre Eingaben sind nicht gespeichert.',
  discard: 'Verwerfen',
  goOn: 'Weiter bearbeiten',
}
