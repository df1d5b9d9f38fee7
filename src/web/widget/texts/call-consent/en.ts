/** Words of what is asked before the browser hears and speaks. A tenant may override each by its key (`widget.texts`). */
export const en = {
  beforeTitle: 'Before we talk',
  beforeText: 'Your browser turns your voice into words. Where may it do that?',
  onDevice: 'On this device',
  onDeviceText: 'No sound leaves it.',
  onDeviceLoads: 'Loads {language} once. No sound leaves it.',
  atService: 'At {maker}, by {browser}',
  atServiceText: 'Starts at once. The sound goes to {maker}.',
  wordsOnly: '{name} gets the words only. No sound is recorded.',
  spokenHere: 'The answers are spoken by your device. Speak whenever you like; it stops.',
  spokenService: 'The answers are spoken by {browser}: their words go to {maker}. Speak whenever you like; it stops.',
  spokenNot: 'The answers are shown and not spoken: this device has no voice for {language}.',
  agreeStart: 'Agree and start call',
  noRecognizer: 'This browser cannot turn speech into words. You write, and the assistant answers.',
  noLocal: 'This device cannot turn speech into words by itself. You write, and the assistant answers.',
  insecure: 'The microphone works on secure pages (https) only. You write, and the assistant answers.',
}

export type Texts = typeof en
