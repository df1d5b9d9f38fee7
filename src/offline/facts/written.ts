import { forLanguage, inAnyLanguage } from '../../languages/index.ts'
import { CONTACT_FORMS, contactsWritten } from '../../languages/contact-forms.ts'
import type { BusinessFacts, Passage } from '../../models/chat-model.ts'
import { tellsHour } from '../answers/question-words.ts'
import { fold, has } from '../understanding/text.ts'
import { datedSpansIn, NUMERIC_DATE } from '../understanding/when/index.ts'
import type { Moment } from '../understanding/when/today.ts'
import { weekdayPattern } from '../understanding/when/vocabulary.ts'
import type { AskedFacts } from './asked.ts'

/** A sentence of a document, verbatim. */
export interface Written {
  passageId: string
  title: string
  text: string
}

interface Documents {
  passages: Passage[]
  tables: BusinessFacts | undefined
  splitSentences(text: string, language: string): string[]
  /** Language of the documents. */
  language: string
}

const MAX_RULES = 2

/** Contacts that the settings lack, found in documents by their format. */
export function writtenContacts({ kinds, foreign }: AskedFacts, documents: Documents): Written[] {
  // "The phone number of the emergency service" is not the business's.
  if (foreign.length > 0) return []
  const missing = CONTACT_FORMS.filter((form) => kinds.includes(form) && documents.tables?.[form] === undefined)
  return missing.flatMap(
    (form) => sentencesOf(documents).find(({ text }) => contactsWritten(text, form).length > 0) ?? [],
  )
}

/**
 * A rule in a document for an asked weekday that is more specific than the opening hours: "on Saturdays by appointment,
 * on the first and third of the month". The settings have no place for such rules, so both are told.
 */
export function exceptionsTo({ kinds, days, weekdays }: AskedFacts, documents: Documents): Written[] {
  if (!kinds.includes('hours') || kinds.includes('closures')) return []
  const asked = [...weekdays, ...days.map((date) => Temporal.PlainDate.from(date).dayOfWeek - 1)]
  if (asked.length === 0) return []
  const { questions, when } = forLanguage(documents.language)
  const names = asked.map((day) => weekdayPattern(day, when)).join('|')
  const { exception } = questions.facts
  const rules = sentencesOf(documents).filter(({ text }) => {
    const folded = fold(text)
    // A rule on hours has a figure.
    return /\d/u.test(text) && has(folded, names) && has(folded, exception)
  })
  return rules.slice(0, 1)
}

/**
 * Rules of documents on an asked date, which replace the weekly hours: "closed from 25 December to 2 January", "on the
 * 24th we close at 4 pm". Empty for dates of a closure in the settings.
 */
export function datedRules({ kinds, days, weekdays }: AskedFacts, moment: Moment, documents: Documents): Written[] {
  const isOfHours = kinds.every((kind) => kind === 'hours' || kind === 'closures')
  const { tables, language } = documents
  const isClosed = (date: string) => tables?.closures.some(({ value: { from, to } }) => from <= date && date <= to)
  const asked = days.filter((date) => isClosed(date) !== true)
  if (!isOfHours || weekdays.length > 0 || asked.length === 0) return []
  const { closedAsked } = forLanguage(language).questions.facts
  const rules = sentencesOf(documents).filter(({ text }) => {
    const folded = fold(text)
    if (!has(folded, closedAsked) && !tellsHour(text.replace(NUMERIC_DATE, ' '))) return false
    const spans = datedSpansIn(folded, language, moment)
    return asked.some((date) => spans.some(({ from, to }) => from <= date && date <= to))
  })
  return rules.slice(0, MAX_RULES)
}

const CALLS_BACK = inAnyLanguage(({ questions }) => questions.facts.calls.backTold)

/** The documents' sentence on when the team calls back or answers. */
export function callsBack(documents: Documents): Written[] {
  return sentencesOf(documents)
    .filter(({ text }) => has(fold(text), CALLS_BACK))
    .slice(0, 1)
}

function sentencesOf({ passages, splitSentences, language }: Documents): Written[] {
  return passages.flatMap(({ id: passageId, title, text }) =>
    splitSentences(text, language).map((sentence) => ({ passageId, title, text: sentence })),
  )
}
