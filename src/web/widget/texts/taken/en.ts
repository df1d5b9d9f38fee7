/** Texts for a start that another visitor has just booked. A tenant may override each by its key (`widget.texts`). */
export const en = {
  taken: '{time} has just been taken. These are the closest free times.',
  takenLast: '{time} has just been taken, and nothing else is free soon.',
}

export type Texts = typeof en
