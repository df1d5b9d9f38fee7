import { inAnyLanguage } from '../../languages/index.ts'
import type { EmergencyPatterns } from '../../languages/emergency.ts'
import type { Table } from '../../models/understanding.ts'
import type { Reading } from './reading.ts'
import { expression, fold, has, wordsOf } from './text.ts'

/** Words of a message that asks for help behind an emergency; more are about something else. */
const MAX_WORDS_OF_FURTHER = 12
/** Messages before this one that may tell who suffers. */
const MAX_HEARD = 2

/** True for a message that tells of a present danger to a person, or asks for help behind one. */
export function isEmergency({ typed, patterns: { emergency } }: Reading, table: Table): boolean {
  const text = fold(typed)
  // A visitor who cancels because of an accident asks for no help.
  if (has(text, emergency.helped)) return false
  if (table.isEmergency === true && wordsOf(text).length <= MAX_WORDS_OF_FURTHER && has(text, emergency.further))
    return true
  const sentences = text.split(/(?<=[.!?;\n])/u)
  return sentences.some((sentence, index) => {
    const before = [...(table.heard ?? []).slice(-MAX_HEARD).map(fold), ...sentences.slice(0, index)].join(' ')
    return dangersIn(sentence, text, emergency).some((end) =>
      isOfPerson(sentence.slice(0, end), before, emergency, table),
    )
  })
}

/** True for a message that tells of a present danger to an animal, one's own or a wild one. */
export function isAnimalDanger({ typed, patterns: { emergency, intents } }: Reading): boolean {
  const text = fold(typed)
  if (!has(text, emergency.creatures.nouns) || has(text, emergency.helped)) return false
  const sentences = text.split(/(?<=[.!?;\n])/u)
  // "We found a puppy, could we book a class?" wishes for an appointment.
  const isWish = has(text, `${intents.book}|${intents.wish}`)
  return sentences.some(
    (sentence) => isAnimalHarmed(sentence, text, emergency) || (!isWish && isAnimalFound(sentence, emergency)),
  )
}

/** True for a sentence with a danger of the animal that the message names: "my dog ate chocolate". */
function isAnimalHarmed(sentence: string, text: string, emergency: EmergencyPatterns): boolean {
  const { creatures, past, now } = emergency
  if (has(sentence, past)) return false
  const isQuestion = has(text, creatures.asks) && !has(text, now)
  const dangers = isQuestion ? creatures.dangers : `${creatures.eaten}|${creatures.dangers}`
  return [...sentence.matchAll(expression(dangers))].some(({ index, 0: words }) => {
    const before = sentence.slice(0, index)
    const isOfAnimal = has(words, creatures.eaten)
      ? ateIt(before, text, emergency)
      : isNamedBefore(before + words, text, emergency)
    return isOfAnimal && !isSupposed(clauseAround(sentence, index, words.length), emergency, words)
  })
}

/** True where the message names an animal before a danger, or elsewhere and no person before it. */
function isNamedBefore(said: string, text: string, { animals, people, creatures }: EmergencyPatterns): boolean {
  return has(said, `${animals}|${creatures.nouns}`) || (has(text, creatures.nouns) && !has(said, people))
}

/** True where a pet ate, and not a person: the last one named before it. "We ate the duck with mushrooms" is a meal. */
function ateIt(before: string, text: string, { pets, people, creatures }: EmergencyPatterns): boolean {
  const person = lastOf(before, `${people}|${creatures.diners}`)
  const pet = lastOf(before, pets)
  return pet >= 0 ? pet > person : person < 0 && has(text, pets)
}

/** True for a sentence on an animal in need that the visitor found, or asks what to do about: "an injured bird in our garden". */
function isAnimalFound(sentence: string, emergency: EmergencyPatterns): boolean {
  const { nouns, hurt, lone, found, place, asks } = emergency.creatures
  const isHurt = has(sentence, hurt) || (has(sentence, lone) && !has(sentence, emergency.pets))
  if (!has(sentence, nouns) || !isHurt || has(sentence, emergency.past)) return false
  if (has(sentence.replaceAll(expression(`${hurt}|${lone}`), ' '), emergency.supposed)) return false
  const isAsked = sentence.includes('?')
  return has(sentence, found) || (has(sentence, place) && (!isAsked || has(sentence, asks)))
}

/** Ends of the words for dangers of a sentence, which is a part of a whole message. */
function dangersIn(sentence: string, whole: string, emergency: EmergencyPatterns): number[] {
  if (has(sentence, emergency.past)) return []
  const isNow = has(whole, emergency.now)
  const found = [...sentence.matchAll(expression(isNow ? `${emergency.signs}|${emergency.injuries}` : emergency.signs))]
  return found
    .filter(({ index, 0: words }) => !isSupposed(clauseAround(sentence, index, words.length), emergency, words))
    .map(({ index, 0: words }) => index + words.length)
}

/** The clause of a sentence in which some words stand. */
function clauseAround(sentence: string, start: number, length: number): string {
  const from = Math.max(...[',', ':', ';', '.'].map((mark) => sentence.lastIndexOf(mark, start))) + 1
  const rest = sentence.slice(start + length)
  const end = /[,:;.!?]/u.exec(rest)?.index ?? rest.length
  return sentence.slice(from, start + length + end)
}

/** True for a clause that supposes, asks or denies; a negation in the words themselves is none: "can't breathe". */
function isSupposed(clause: string, emergency: EmergencyPatterns, words: string): boolean {
  return has(clause.replace(words, ' '), emergency.supposed) || has(clause, emergency.almost)
}

/**
 * True where a person suffers: the last one named, in the message or before it. Where none is, people suffer unless the business
 * treats animals.
 */
function isOfPerson(said: string, before: string, { animals, people, self }: EmergencyPatterns, table: Table): boolean {
  for (const text of [said, before]) {
    const animal = lastOf(text, animals)
    const person = Math.max(lastOf(text, people), text === said ? lastOf(text, self) : -1)
    if (animal >= 0 || person >= 0) return person > animal
  }
  return !treatsAnimals(table)
}

function lastOf(text: string, pattern: string): number {
  return [...text.matchAll(expression(pattern))].at(-1)?.index ?? -1
}

const PETS = inAnyLanguage(({ understanding }) => understanding.emergency.pets)

function treatsAnimals({ services }: Table): boolean {
  return services.some(({ name, aliases, description = '' }) =>
    has(fold([name, ...aliases, description].join('\n')), PETS),
  )
}
