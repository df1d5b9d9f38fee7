import type { Texts } from './en.ts'

export const es: Texts = {
  consentTitle: 'Antes de empezar',
  consentText: 'Lo que escriba se procesa para responderle y {name} lo conserva.',
  privacy: 'Aviso de privacidad',
  agree: 'De acuerdo',
  decline: 'No, gracias',
}
