/** Words of the consent. A tenant may override each by its key (`widget.texts`). */
export const en = {
  consentTitle: 'Before we start',
  consentText: 'What you write is processed to answer you, and kept by {name}.',
  privacy: 'Privacy notice',
  agree: 'I agree',
  decline: 'No, thanks',
}

export type Texts = typeof en
