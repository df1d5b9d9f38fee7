/** Words of the message and call-back view. A tenant may override each by its key (`widget.texts`). */
export const en = {
  contactIntro: '{name} will get back to you.',
  message: 'Message',
  callbackIntro: 'Leave your number, and {name} will call you back.',
  callbackRefused: 'We cannot call you back right now.',
  tooManyCallbacks: 'No further call-back can be asked for from here at the moment.',
  tooManyContacts: 'No further message can be sent from here at the moment.',
}

export type Texts = typeof en
