import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of the desks, from the root of the package. */
export const DESKS = 'src/offline/matters/training/desks'

/** A text in its language. */
export interface Text {
  text: string
  language: string
}

/** A message, with the place of the text that answers it among those of its desk; undefined where none does. */
export interface Message extends Text {
  answer: number | undefined
}

/** A second question of a visitor, after one that was answered. */
interface FollowUp extends Message {
  /** The question before, in the same language. */
  before: string
}

/** An invented business: facts of its documents, its services, and messages of visitors. */
export interface Desk {
  name: string
  language: string
  /** Sentences of its documents, each below its heading. */
  facts: Text[]
  services: Text[]
  questions: Message[]
  followUps: FollowUp[]
  /** Messages of visitors who want a service. */
  wishes: Message[]
}

const LINE = /^(##|[-$]|[?+>!](?:[a-z]{2})?) (.*)$/u

/** Reads the desks of a folder (its README has the format). Their file names begin with the language of the documents. */
export function desksIn(folder: string): Desk[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .map((name) => deskOf(name, readFileSync(join(folder, name), 'utf8')))
}

function deskOf(name: string, file: string): Desk {
  const language = name.slice(0, 2)
  const desk: Desk = { name, language, facts: [], services: [], questions: [], followUps: [], wishes: [] }
  let heading = ''
  for (const line of file.split('\n')) {
    const [, mark = '', text = ''] = LINE.exec(line) ?? []
    const written = { text, language: mark.slice(1) || language }
    if (mark === '##') heading = text
    else if (mark === '-') desk.facts.push({ text: `${heading}. ${text}`, language })
    else if (mark === '$') desk.services.push({ text: text.replace(' | ', '. '), language })
    else if (mark.startsWith('?')) desk.questions.push({ ...written, answer: desk.facts.length - 1 })
    else if (mark.startsWith('+')) {
      const [before = '', after = ''] = text.split(' | ')
      desk.followUps.push({ ...written, text: after, before, answer: desk.facts.length - 1 })
    } else if (mark.startsWith('>')) desk.wishes.push({ ...written, answer: desk.services.length - 1 })
    else if (mark.startsWith('!')) desk.questions.push({ ...written, answer: undefined })
  }
  return desk
}
