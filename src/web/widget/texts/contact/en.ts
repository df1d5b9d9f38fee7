/** Words of the message and call-back view. A tenant may override each by its key (`widget.texts`). */
export const en = {
  contactIntro: '{name} will get back to you.',
  message: 'Message',
  thanks: 'Thank you. Your message has been passed on.',
  sendAnother: 'Send another',
  callbackDone: 'Thank you. We will call {phone}.',
  callbackIntro: 'Leave your number, and {name} will call you back.',
  callbackRefused: 'We cannot call you back right now.',
  callbackSimulated: "This is a demonstration: nobody's phone rings.",
  tooManyCallbacks: 'No further call-back can be asked for from here at the moment.',
  tooManyContacts: 'No further message can be sent from here at the moment.',
}

export type Texts = typeof en
