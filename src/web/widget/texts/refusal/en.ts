/** Words of a refusal, for now or for good. A tenant may override each by its key (`widget.texts`). */
export const en = {
  tooMany: 'There were too many messages in a short time.',
  tryIn: 'Please try again {when}.',
  orCall: 'Or call us: {phone}.',
  orContact: 'Or leave your details under “{contact}”.',
  ended: 'This conversation has ended.',
  startOver: 'Start a new one',
}

export type Texts = typeof en
