/** Words after a message or a wish to be called back. A tenant may override each by its key (`widget.texts`). */
export const en = {
  thanks: 'Thank you. Your message has been passed on.',
  sendAnother: 'Send another',
  callbackDone: 'Thank you. We will call {phone}.',
  callbackSimulated: "This is a demonstration: nobody's phone rings.",
  callbackHeard: 'This is the call as it would go:',
  captions: 'What is said',
}

export type Texts = typeof en
