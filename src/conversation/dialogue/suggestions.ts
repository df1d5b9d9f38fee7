import { cut } from '../../core/text.ts'
import type { ButtonWording } from '../../languages/dialogue.ts'
import { forLanguage, inCountry } from '../../languages/index.ts'
import type { Passage, Suggestion } from '../../models/chat-model.ts'
import { headingOf } from '../../offline/index.ts'
import type { Option, SlotValue } from '../../models/understanding.ts'
import type { DialogueState } from './state.ts'
import type { World } from './world.ts'

const MAX_SUGGESTIONS = 4
const MAX_STARTS = 3
const MAX_LABEL = 40
const MAX_RELATED = 2
const MAX_NEAR = 3

/** Passages that the reply did not quote. */
interface Near {
  passages: Passage[]
  /** The reply has no answer, or only the closest passage. */
  isUnsure: boolean
  /** The visitor's messages so far. */
  said: string[]
}

/**
 * Suggestions of the visitor's next message. Sending `message` is the same as typing it, so the understanding must be
 * able to read it.
 */
export function suggestionsFor(state: DialogueState, world: World, near: Near): Suggestion[] {
  const { buttons } = forLanguage(inCountry(world.language, world.country)).dialogue
  // Questions already asked are not proposed again; an answer that fits several questions may be.
  const found =
    chosen(state, world, buttons) ??
    opening(state, world, buttons, near).filter(({ message }) => !near.said.includes(message))
  return found.slice(0, MAX_SUGGESTIONS).map(({ label, message }) => ({ label: cut(label, MAX_LABEL), message }))
}

/** Choices of the open question; undefined without a question that has any. */
function chosen({ question, options }: DialogueState, world: World, buttons: ButtonWording): Suggestion[] | undefined {
  if (question === null || question === 'anything_else') return undefined
  if (question === 'reference') return [same(buttons.person)]
  const starts = options.filter(({ kind }) => kind === 'start')
  if (starts.length === 0) return options.flatMap((option) => suggestionOf(option, world, buttons))
  const offered = starts.slice(0, MAX_STARTS).flatMap((option) => suggestionOf(option, world, buttons))
  return [...offered, same(buttons.otherTimes)]
}

function suggestionOf(option: Option, world: World, buttons: ButtonWording): Suggestion[] {
  const { services } = world
  const named = (id: string): Suggestion[] =>
    [...services, ...services.flatMap(({ staff }) => staff)]
      .filter((one) => one.id === id)
      .slice(0, 1)
      .map(({ name }) => same(name))
  switch (option.kind) {
    case 'start':
      return [{ label: buttons.start(option), message: buttons.startMessage(option) }]
    case 'service':
    case 'staff':
      return named(option.id)
    case 'day':
      return [{ label: buttons.day(option.date), message: buttons.dayMessage(option.date) }]
    case 'value':
      return valueOf(option.value, named, buttons)
    case 'task':
      return [same(buttonOf(option.task, buttons))]
    case 'question':
      return [same(option.question)]
    case 'yes':
      return [same(buttons.yes)]
    case 'no':
      return [same(buttons.no)]
  }
}

function valueOf(value: SlotValue, named: (id: string) => Suggestion[], buttons: ButtonWording): Suggestion[] {
  if (value.slot === 'day' && value.value !== null)
    return [{ label: buttons.day(value.value.from), message: buttons.dayMessage(value.value.from) }]
  if (value.slot === 'party_size') return [same(buttons.people(value.value))]
  if (value.slot === 'time' && value.value?.at !== undefined) return [same(buttons.time(value.value.at))]
  return value.slot === 'service' ? named(value.value[0] ?? '') : []
}

function buttonOf(task: string, buttons: ButtonWording): string {
  if (task === 'message') return buttons.message
  if (task === 'call_back') return buttons.callBack
  return task === 'person' ? buttons.person : buttons.book
}

/** Suggestions without an open question: topics of the knowledge, an appointment, a person. */
function opening(
  { isClosing, tasks, refused }: DialogueState,
  { services, language }: World,
  buttons: ButtonWording,
  { passages, isUnsure }: Near,
): Suggestion[] {
  if (tasks.length > 0 || isClosing) return []
  const book = services.length > 0 && !refused.includes('book') ? [same(buttons.book)] : []
  const person = refused.includes('person') ? [] : [same(buttons.person)]
  const distinct = topicsOf(passages, language)
  // The widget shows three, so the person is among them, because the topics may all be wrong.
  if (isUnsure) return [...distinct.slice(0, MAX_RELATED), ...person, ...distinct.slice(MAX_RELATED, MAX_NEAR), ...book]
  const questions = distinct.filter(({ label }) => label.endsWith('?'))
  return [...questions.slice(0, MAX_RELATED), ...book, ...person]
}

/** Headings that the visitor may ask about next, without duplicates. */
function topicsOf(passages: Passage[], language: string): Suggestion[] {
  const topics = passages.flatMap(({ title }) => topicIn(title, language))
  return topics.filter(({ label }, at) => topics.findIndex((one) => one.label === label) === at)
}

/** Topics to name on a call, which has no buttons, after an unsure reply that asks no question. */
export function topicsToSay(
  { question, tasks, isClosing }: DialogueState,
  { isCall, language }: World,
  { passages, isUnsure }: Near,
): string[] {
  if (!isCall || !isUnsure || question !== null || tasks.length > 0 || isClosing) return []
  return topicsOf(passages, language)
    .slice(0, MAX_RELATED)
    .map(({ label }) => label)
}

/** The last heading of a passage: as it is if it is a question, otherwise with a question about it. */
function topicIn(title: string, language: string): Suggestion[] {
  const heading = headingOf(title)
  if (heading.length > MAX_LABEL) return []
  if (heading.endsWith('?')) return [same(heading)]
  return heading === title ? [] : [{ label: heading, message: forLanguage(language).exam.heading(heading) }]
}

function same(text: string): Suggestion {
  return { label: text, message: text }
}
