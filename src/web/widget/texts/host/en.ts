/** Words of a person who answers. A tenant may override each by its key (`widget.texts`). */
export const en = {
  waiting: 'A person will answer here soon.',
  next: 'You are next.',
  before: 'Before you: {count}.',
  neverMind: 'Never mind',
  joined: 'A person from our team is answering now.',
  joinedAs: '{name} joined',
  left: '{name} has left. {assistant} is here again.',
  ratherCall: 'Call me instead',
}

export type Texts = typeof en
