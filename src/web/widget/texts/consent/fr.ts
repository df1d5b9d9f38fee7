import type { Texts } from './en.ts'

export const fr: Texts = {
  consentTitle: 'Avant de commencer',
  consentText: 'Ce que vous écrivez est traité pour vous répondre et conservé par {name}.',
  privacy: 'Confidentialité',
  agree: 'J’accepte',
  decline: 'Non merci',
}
