import type { Texts } from './en.ts'

export const de: Texts = {
  waiting: 'Hier antwortet bald eine Person.',
  next: 'Sie sind als Nächstes dran.',
  before: 'Vor Ihnen: {count}.',
  neverMind: 'Doch nicht',
  joined: 'Jetzt antwortet eine Person aus unserem Team.',
  joinedAs: '{name} ist jetzt da',
  left: '{name} ist nicht mehr da. {assistant} antwortet wieder.',
  ratherCall: 'Rufen Sie mich lieber an',
}
