import type { Texts } from './en.ts'

export const de: Texts = {
  waiting: 'Hier antwortet bald eine Person.',
  joined: 'Jetzt antwortet eine Person aus unserem Team.',
  joinedAs: '{name} ist jetzt da',
}
