/** Words of the call view before a call. A tenant may override each by its key (`widget.texts`). */
export const en = {
  talkTo: 'Talk to {name}',
  callIntro: '{assistant} answers at once. It can book, move and answer, or take a message.',
  asksMicrophone: 'Your browser asks for the microphone.',
  readAlong: 'You can read along.',
  readOrType: 'You read along, and can type at any time.',
  startCall: 'Start call',
  written: 'The call is written down, not recorded.',
  ratherType: 'I’d rather type',
  denied: 'The microphone is blocked. Allow it in the address bar of your browser. Until then, write here.',
  noMicrophone: 'No microphone was found. Write here instead.',
  callFailed: 'The call could not be made.',
  tooManyCalls: 'No further call can be made from here at the moment. Please try again later.',
  callBusy: 'Nobody can take a call at the moment. Please try again later.',
  callAgain: 'Call again',
  backToChat: 'Back to chat',
}

export type Texts = typeof en
