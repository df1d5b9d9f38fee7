import type { DialogueTable, DialogueWording } from '../../languages/dialogue.ts'
import { forLanguage, inCountry } from '../../languages/index.ts'
import type { AnswerWording } from '../../languages/wording.ts'
import type { World } from './world.ts'

type Values<T> = T extends (...values: infer V) => string ? V : []

/** A sentence as its key and values; the wording depends on the language and channel of the reply. */
export type Say = {
  [Key in keyof DialogueWording]: { say: Key; values: Values<DialogueWording[Key]> }
}[keyof DialogueWording]

export type Courtesy = Extract<keyof AnswerWording, 'greeting' | 'thanks' | 'goodbye' | 'identity'>

/**
 * A part of a reply: a sentence of the dialogue, a courtesy, or the knowledge's answer to a question. Booking cards are
 * shown from receipts instead. `isSureOnly`: nothing is said without a sure answer; `isWrittenOnly`: or without one of the
 * documents. `help`: what documents say on this emergency; `otherwise`: on the danger of an animal, said where they say nothing.
 */
export type Part =
  | Say
  | { courtesy: Courtesy }
  | { answer: string; isSureOnly?: true; isWrittenOnly?: true }
  | { help: string; otherwise?: Say }

export function say<Key extends keyof DialogueWording>(key: Key, ...values: Values<DialogueWording[Key]>): Say {
  // TypeScript cannot verify that key and values belong to the same member of the union.
  return { say: key, values } as unknown as Say
}

export function sentenceOf(
  { say: key, values }: Say,
  spoken: Pick<World, 'language' | 'country' | 'isCall' | 'showsStarts'>,
) {
  const { language, country, isCall, showsStarts } = spoken
  const { text, voice, aboveButtons } = forLanguage(inCountry(language, country)).dialogue satisfies DialogueTable
  const wording = { ...text, ...(isCall ? voice : showsStarts ? aboveButtons : {}) }
  // `say` has checked the values against the key.
  const sentence = wording[key] as string | ((...given: unknown[]) => string)
  return typeof sentence === 'string' ? sentence : sentence(...values)
}
