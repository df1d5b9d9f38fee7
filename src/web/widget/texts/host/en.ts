/** Words of a person who answers. A tenant may override each by its key (`widget.texts`). */
export const en = {
  waiting: 'A person will answer here soon.',
  joined: 'A person from our team is answering now.',
  joinedAs: '{name} joined',
}

export type Texts = typeof en
