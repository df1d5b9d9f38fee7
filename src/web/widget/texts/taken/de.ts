import type { Texts } from './en.ts'

export const de: Texts = {
  taken: '{time} ist gerade vergeben worden. Das sind die nächsten freien Zeiten.',
  takenLast: '{time} ist gerade vergeben worden, und in nächster Zeit ist nichts frei.',
}
