import type { Texts } from './en.ts'

export const de: Texts = {
  consentTitle: 'Bevor wir beginnen',
  consentText: 'Was Sie schreiben, wird verarbeitet, um Ihnen zu antworten, und von {name} gespeichert.',
  privacy: 'Datenschutzhinweis',
  agree: 'Einverstanden',
  decline: 'Nein, danke',
}
