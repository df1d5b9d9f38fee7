import type { TurnRequest } from '../../models/chat-model.ts'
import { fold, wordsOf } from '../understanding/text.ts'
import type { TextAnalysis } from './text-analysis.ts'
import { amountsIn } from '../facts/party-totals.ts'
import type { AskedFacts } from '../facts/asked.ts'
import { addOnsFor, rowsOf } from '../facts/add-ons.ts'
import { pricesForOccasion } from '../facts/occasion-prices.ts'
import { pricesForParty } from '../facts/party-prices.ts'
import type { Written } from '../facts/written.ts'
import type { QuestionContext } from './answer-parts.ts'
import { holdsAll } from './better-written.ts'

const AMOUNT = /[€$£] ?\d|\d ?[€$£]/gu
const LIST_MARKER = /^- /u

export const NOT_COUNTED = { exact: [], within: [] }

/** The documents' prices for the occasion or the number of people, of the services that a question for a price is about. */
export function countedPrices(
  question: string,
  { kinds, services: ids, isAll }: AskedFacts,
  { language }: QuestionContext,
  { turn, text }: { turn: TurnRequest; text: TextAnalysis },
): { exact: Written[]; within: Written[] } {
  if (!kinds.every((kind) => kind === 'price') || isAll) return NOT_COUNTED
  const services = turn.assistant.tables?.services ?? []
  const names = services.flatMap(({ value: { id, name } }) => (ids.includes(id) ? name : []))
  const ofOccasion = pricesForOccasion(names, turn, text.splitSentences)
  if (ofOccasion.exact.length > 0) return { exact: ofOccasion.exact, within: [] }
  const { exact, within } = pricesForParty({ question, names, language }, turn, text.splitSentences)
  return { exact, within: [...ofOccasion.beside, ...within] }
}

/**
 * Surcharges and price rows of documents for the visitor's case: "Is that 275 for my van too?" Undefined if the
 * documents have none.
 */
export function addOnsTo(
  question: string,
  { kinds, services: ids, isClaim, partly }: AskedFacts,
  turn: TurnRequest,
  text: TextAnalysis,
): Written[] | undefined {
  const services = (turn.assistant.tables?.services ?? [])
    .map(({ value }) => value)
    .filter(({ id }) => ids.includes(id))
  if (!kinds.includes('price') || services.length === 0) return undefined
  const names = services.map(({ name }) => partly.find((one) => one.name === fold(name))?.words.join(' ') ?? name)
  const addOns = addOnsFor({ names, isClaim, question }, turn, text.splitSentences)
  const rows = rowsOf(services, turn, text.splitSentences)
  const told = [...rows, ...addOns.filter((one) => rows.every((row) => row.text !== one.text))]
  if (told.length === 0) return undefined
  return told.filter(({ text: row }) => !services.some((service) => isRowOf(row, service))).map(withoutMark)
}

/** True for a row of a price list that says no more than the service's own price, or has all of its amounts and no other. */
function isRowOf(row: string, { name, price }: { name: string; price?: string }): boolean {
  if (price === undefined || !holdsAll(row, wordsOf(fold(name)))) return false
  const isOnly = (row.match(AMOUNT)?.length ?? 0) <= 1
  const [own, told] = [price, row].map((text) => amountsIn(text).map(({ value }) => value))
  const isSame = told!.length > 1 && told!.every((one) => own!.includes(one))
  return isSame || (isOnly && fold(row).includes(fold(price)))
}

function withoutMark(written: Written): Written {
  return { ...written, text: written.text.replace(LIST_MARKER, '') }
}
