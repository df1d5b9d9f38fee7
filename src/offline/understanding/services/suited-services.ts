import { forLanguage } from '../../../languages/index.ts'
import type { Table } from '../../../models/understanding.ts'
import { suitedTo } from '../party/ages.ts'
import { readAges } from '../party/told-ages.ts'
import { neededAmong } from './likely-services.ts'
import { withoutOccasions } from './occasions.ts'
import { servicesOf } from '../reading-context.ts'
import type { Named, NamedMention } from './service-names.ts'
import { has, fold, expression } from '../text.ts'
import { partyTold } from '../party/meant-party.ts'

/** The services that a message which names none may need, likeliest first. */
export function neededIn(typed: string, language: string, table: Table): string[] {
  return neededAmong(typed, suitedAmong(servicesOf(table), typed, language, table), language)
}

/** The services for the ages and the number of people told in this message or in recent ones; of the ages, there may be none. */
export function suitedAmong(given: Named[], typed: string, language: string, table: Table): Named[] {
  const { recent, services: all } = table
  const said = [typed, ...recent]
  const possible = withoutOccasions(withoutConditions(given, said, language), said)
  const services = suitedToParty(
    possible,
    partyTold(typed, language) ?? table.task?.partySize ?? table.partyTold,
    table,
  )
  const told = [typed, ...recent.toReversed()]
    .map((text) => readAges(text, language))
    .find((ages) => ages !== undefined)
  if (told === undefined) return services
  const suited = new Set(suitedTo(all, told).map(({ id }) => id))
  return services.filter(({ id }) => suited.has(id))
}

/** The services that take that many people, if any does. */
function suitedToParty(services: Named[], size: number | null | undefined, { services: all }: Table): Named[] {
  if (size == null) return services
  const fitting = new Set(
    all
      .filter(({ partyMin, partyMax }) => (partyMin ?? 1) <= size && size <= (partyMax ?? Infinity))
      .map(({ id }) => id),
  )
  const some = services.filter(({ id }) => fitting.has(id))
  return some.length === 0 ? services : some
}

/**
 * Drops services for a condition that the visitor has not told: "My wife says that I should come" leads to none for the
 * pregnant.
 */
function withoutConditions(services: Named[], texts: string[], language: string): Named[] {
  const { said, none } = forLanguage(language).understanding.conditions
  const isTold = texts.some((text) =>
    has(fold(text).replaceAll(expression(`(?:${none}) (?:\\S+ ){0,2}?(?:${said})`), ' '), said),
  )
  if (isTold) return services
  const plain = services.filter(({ names }) => !has(fold(names.join(' ')), said))
  return plain.length === 0 ? services : plain
}

/** Limits hints to services for the right ages. */
export function suitedHints(mentions: NamedMention[], suited: Named[]): NamedMention[] {
  return mentions
    .map((mention) => ({ ...mention, ids: mention.ids.filter((id) => suited.some((one) => one.id === id)) }))
    .filter(({ ids }) => ids.length > 0)
}

/** Of several services that a name fits, keeps those that suit, if any. */
export function suitedOf(mention: NamedMention, suited: Named[]): NamedMention {
  const ids = mention.ids.filter((id) => suited.some((one) => one.id === id))
  return mention.ids.length < 2 || ids.length === 0 ? mention : { ...mention, ids }
}
