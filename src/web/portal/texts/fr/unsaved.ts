import type { Texts } from '../index.ts'

export const unsaved: Texts['unsaved'] = {
  bar: 'Modifications non enregistrées',
  fields: 'Pas encore enregistré : {fields}',
  save: 'Enregistrer',
  leaveTitle: 'Quitter sans enregistrer ?',
  leaveText: 'Vos modifications sur cette page sont perdues. Ce qui était enregistré avant reste.',
  leave: 'Quitter sans enregistrer',
  stay: 'Rester ici',
  dialog: 'Votre saisie n’est pas enregistrée.',
  discard: 'Abandonner',
  goOn: 'Continuer',
}
