import { baseLanguage, forLanguage, inAnyLanguage } from '../../../languages/index.ts'
import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import type { Table } from '../../../models/understanding.ts'
import { fillersOf } from '../short-answers.ts'
import { areGeneric, mostCommonWordsOf } from '../common-words.ts'
import { talkedAbout } from './consultations.ts'
import { describedIn } from './described-services.ts'
import { heldOn } from './held-classes.ts'
import { hadIn } from './services-had.ts'
import { partsWithDays } from './listed-wishes.ts'
import { distinguishedIn, hintedAmong, hintedIn, narrowed, preferredByTraits } from './hinted-services.ts'
import { likelyIn } from './likely-services.ts'
import type { ReadingContext } from '../reading-context.ts'
import { namedIn, WHOLE_NAME, type Named, type NamedMention } from './service-names.ts'
import { expression, fold, has, isWhole, isWithin, overlaps, without, wordsOf, type Span } from '../text.ts'
import { translatedIn } from './translated-names.ts'
import type { WhenMention } from '../when/index.ts'
import { PICKS_SERVICE, ungreeted, isHinting, isListable, daysOf, withoutLateDoubts } from './service-wishes.ts'
import { isRefused, isAskedIn, refusedByWord, withoutRefused } from './refused-services.ts'
import { suitedAmong, suitedHints, suitedOf } from './suited-services.ts'

/**
 * The services that a message names, or that a wish hints at, and those it refuses ("no booster"). `whens` are the days
 * and times of the message, whose words name no service.
 */
export function servicesIn(
  text: string,
  whens: WhenMention[],
  known: ReadingContext,
): { offered: NamedMention[]; refused: NamedMention[] } {
  const had = hadIn(text, known.patterns)
  const wanted = had.length === 0 ? undefined : wantedBeside(had, text, whens, known)
  return wanted ?? servicesNamedIn(text, whens, known)
}

/** The services that a message wishes for beside those that the visitor had; undefined: none is found. */
function wantedBeside(
  had: Span[],
  text: string,
  whens: WhenMention[],
  known: ReadingContext,
): { offered: NamedMention[]; refused: NamedMention[] } | undefined {
  const { services, everyday, patterns } = known
  const rest = without(text, had)
  const over = new Set(
    had.flatMap(({ start, end }) =>
      namedIn(text.slice(start, end), services, everyday, patterns).flatMap(({ ids }) => (ids.length === 1 ? ids : [])),
    ),
  )
  const all = servicesNamedIn(rest, whens, known, true)
  const isOther = ({ ids, share }: NamedMention): boolean => share >= WHOLE_NAME || !ids.some((id) => over.has(id))
  if (all.offered.some(isOther)) return { ...all, offered: all.offered.filter(isOther) }
  const others = services.filter(({ id }) => !over.has(id))
  const left = servicesNamedIn(rest, whens, { ...known, services: others }, true)
  return left.offered.length === 0 ? undefined : left
}

/** The services that a text names by words that are no part of a day or an hour. */
function namedBesideTimes(
  text: string,
  whens: WhenMention[],
  known: Pick<ReadingContext, 'services' | 'everyday' | 'patterns' | 'language' | 'table'>,
): NamedMention[] {
  const { services, everyday, patterns, language } = known
  // "An hour later" shifts a time and names no lesson of an hour.
  const shifts = whens.filter(({ isShift }) => isShift === true)
  // "Half past five" names no half legs, and "after 17:00" no course for those of 12 to 17.
  const hours = whens.filter(
    ({ time, start, end }) => time?.at !== undefined || (time !== undefined && /\d/u.test(text.slice(start, end))),
  )
  const isHour = ({ start, end, share }: NamedMention): boolean =>
    share < 1 && hours.some((hour) => hour.start <= start && end <= hour.end)
  const found = namedIn(without(text, shifts, 'x'), services, everyday, patterns)
    .filter((one) => !isHour(one))
    .flatMap((one) => besideDays(one, text, whens, known))
  return found.length > 0 ? found : translatedIn(without(text, whens, 'x'), services, language)
}

/**
 * A name without the days beside its words: "pottery on Wednesday" names the pottery, and "Wednesday at three" names no
 * Wednesday class. A whole name keeps its day ("Sunday brunch"), as does a part whose other words name nothing ("evening course").
 */
function besideDays(
  mention: NamedMention,
  text: string,
  whens: WhenMention[],
  { services, everyday, patterns, table }: Pick<ReadingContext, 'services' | 'everyday' | 'patterns' | 'table'>,
): NamedMention[] {
  const days = whens.filter((when) => overlaps(when, mention))
  if (days.length === 0) return [mention]
  if (days.some((day) => isWithin(mention, day))) return isPickedByDay(mention, text, days, table) ? [mention] : []
  if (mention.share >= WHOLE_NAME && days.every(({ end }) => end <= mention.end)) return [mention]
  const around = [
    { start: 0, end: mention.start },
    { start: mention.end, end: text.length },
  ]
  const rest = namedIn(without(text, [...around, ...days], 'x'), services, everyday, patterns)
  const same = rest.filter(({ ids }) => ids.some((id) => mention.ids.includes(id)))
  return same.length > 0 ? same : [mention]
}

/** True where a service is asked for, and a day without its date or hour tells which: "the Wednesday one". */
function isPickedByDay({ share }: NamedMention, text: string, days: WhenMention[], { question, task }: Table): boolean {
  const isAsked = PICKS_SERVICE.has(question) && task?.serviceId == null
  const isDated = days.some(({ time, start, end }) => time?.at !== undefined || /\d/u.test(text.slice(start, end)))
  return !isDated && (isAsked || (share >= WHOLE_NAME && days.every(({ start, end }) => isAlone({ start, end }, text))))
}

/** True where a text has no words beside a span. */
function isAlone(span: Span, text: string): boolean {
  return wordsOf(without(text, [span])).length === 0
}

function servicesNamedIn(
  text: string,
  whens: WhenMention[],
  known: ReadingContext,
  isWished = false,
): { offered: NamedMention[]; refused: NamedMention[] } {
  const { services, staff, everyday, language, patterns, table, asTyped } = known
  const named = namedBesideTimes(text, whens, known)
  const byName = named.filter((mention) => isRefused(mention, text, patterns) && !isAskedIn(text, mention.end))
  const refused = [...byName, ...refusedByWord(text, byName, { services, language, patterns, table })]
  const begun = ungreeted(text, patterns)
  const isHinted = named.length === 0 && (isWished || isHinting(begun, whens, patterns, table))
  const suited = suitedAmong(services, asTyped({ start: 0, end: text.length }), language, table)
  // A description may contain days and people, which are hints at nothing.
  const people = namedIn(text, staff, everyday, patterns)
  const timeless = without(text, [...whens, ...people], 'x')
  // Words that any business uses name the class less than its weekday does.
  const held = named.every((mention) => isGeneric(mention, text, language)) ? heldOn(text, suited, patterns) : undefined
  if (held !== undefined && table.task?.serviceId == null) return { offered: [held], refused }
  const parts = isListable(begun, patterns, table) ? partsWithDays(text, daysOf(whens), patterns) : []
  const hintedPerDay = (rest: NamedMention[]): NamedMention[] =>
    suitedHints(hintsOfParts(timeless, parts, rest, { services, language, patterns }), suited)
  const isUnderWay = table.task !== null && !PICKS_SERVICE.has(table.question)
  const talked = (one: NamedMention): NamedMention[] =>
    talkedAbout(one, suited, { text: timeless, language, isUnderWay })
  const wanted = withoutRefused(named, refused, text)
  const isOpen = isHinted || refused.length > 0 || table.task?.task === 'book'
  const left = suited.filter(({ id }) => !refused.some(({ ids }) => ids.includes(id)))
  const described =
    isOpen && wanted.length === 0
      ? describedIn(without(timeless, refused, 'x'), left, { language, patterns })
      : undefined
  if (described !== undefined) return { offered: [described], refused }
  if (isHinted) {
    const listed = hintedPerDay([])
    const own = without(timeless, refused, 'x')
    const hinted = listed.length > 1 ? listed : suitedHints(hintedIn(own, services, language), left)
    return {
      offered: likelyWished(hinted, hinted.flatMap(talked), { begun, timeless: own, suited: left }, known),
      refused,
    }
  }
  if (named.length === 0 && table.task?.task === 'book')
    return { offered: preferredIn(without(timeless, refused, 'x'), left, { language, patterns, table }), refused }
  // Instead of a refused service, a word of a description is enough: "Not the tattoo, do the septum".
  const isInstead = wanted.length === 0 && table.task?.task === 'book'
  if (isInstead)
    return { offered: suitedHints(hintedIn(without(timeless, refused, 'x'), suited, language), left), refused }
  const offered = specifiedAmong(wanted, refused, { text, suited }, known).flatMap(talked)
  const listed = hintedPerDay([...offered, ...refused])
  return { offered: [...offered, ...listed].toSorted((a, b) => a.start - b.start), refused }
}

/** The services named by telling words, each by the most specific of its names. */
function specifiedAmong(
  wanted: NamedMention[],
  refused: NamedMention[],
  { text, suited }: { text: string; suited: Named[] },
  { services, everyday, language, table }: ReadingContext,
): NamedMention[] {
  const own = withoutEveryday(wanted, text, { services, everyday, table })
  const telling = withoutSubject(own, text, services, { language, table })
  return withoutGeneric(telling, text, language).map((mention) => {
    const one = specified(mention, text, suited, { services, language, table })
    // The rest of the message, which tells a refused service as well, specifies no other name.
    return refused.some(({ ids }) => ids.length === 1 && one.ids.includes(ids[0]!)) ? mention : one
  })
}

/**
 * Of the services that the words of a wish hint at, those that it is likely to mean by its subject as well. `spoken`: the hints,
 * where a wish to talk about one means its consultation.
 */
function likelyWished(
  hints: NamedMention[],
  spoken: NamedMention[],
  { begun, timeless, suited }: { begun: string; timeless: string; suited: Named[] },
  { language, patterns }: ReadingContext,
): NamedMention[] {
  if (spoken.some((one) => !hints.includes(one))) return spoken
  return likelyIn(withoutLateDoubts(hints, begun, patterns), timeless, suited, language)
}

/** The services of a mention that the rest of the message, recent messages and the ages leave. */
function specified(
  mention: NamedMention,
  text: string,
  suited: Named[],
  { services, language, table }: Pick<ReadingContext, 'services' | 'language' | 'table'>,
): NamedMention {
  const narrow = narrowed(suitedOf(mention, suited), text, services, language)
  const preferred = preferredByTraits(narrow, text, services, language)
  return hintedBefore(hintedAmong(preferred, text, services, language), services, language, table)
}

const MAX_TELLING_BESIDE = 2

/** Words up to this frequency rank tell nothing beside a service. */
const COMMON_RANK = 200

/** Words beside a hint that are no fillers and no masked day. */
function tellingBeside(text: string, hint: Span, patterns: UnderstandingPatterns): number {
  const filler = fillersOf(patterns)
  const common = mostCommonWordsOf(patterns.commonWords, COMMON_RANK)
  const { intents, questions } = patterns
  const bare = without(text, [hint]).replaceAll(expression(`${intents.wish}|${questions.request}|${intents.book}`), ' ')
  return wordsOf(bare).filter(
    (word) => !filler.has(word) && !common.has(word) && word.length > 2 && !/^x+$/u.test(word),
  ).length
}

/** The services at which parts of a list hint that name none, each with a day of its own: "kiné lundi, pilates mercredi". */
function hintsOfParts(
  text: string,
  parts: Span[],
  named: NamedMention[],
  { services, language, patterns }: Pick<ReadingContext, 'services' | 'language' | 'patterns'>,
): NamedMention[] {
  const found: NamedMention[] = []
  for (const part of parts) {
    if (named.some((one) => overlaps(one, part))) continue
    const elsewhere = [
      { start: 0, end: part.start },
      { start: part.end, end: text.length },
    ]
    const own = without(text, elsewhere)
    const [hint] = hintedIn(own, services, language, { isOfName: true })
    // "I run a marathon on Sunday, and …" tells of something else.
    if (hint === undefined || isGeneric(hint, text, language)) continue
    const { factual, whether } = patterns.questions
    if (own.includes('?') && has(own, `${factual}|${whether.word}`)) continue
    if (tellingBeside(own, hint, patterns) > MAX_TELLING_BESIDE) continue
    const [id, other] = hint.ids
    const isKnown = [...named, ...found].some(({ ids }) => ids.includes(id ?? ''))
    if (id !== undefined && other === undefined && !isKnown) found.push(hint)
  }
  return found
}

/**
 * Drops a form of an everyday word that would name another service than the one under way: "My shift changed" names no
 * change of jewellery.
 */
function withoutEveryday(
  named: NamedMention[],
  text: string,
  { services, everyday, table }: Pick<ReadingContext, 'services' | 'everyday' | 'table'>,
): NamedMention[] {
  const own = table.task?.task === 'book' ? table.task.serviceId : null
  if (own === null || PICKS_SERVICE.has(table.question)) return named
  return named.filter(({ ids, share, start, end }) => {
    const said = wordsOf(text.slice(start, end))
    if (share >= WHOLE_NAME || ids.includes(own) || !said.every((word) => everyday.has(word))) return true
    const names = services.filter(({ id }) => ids.includes(id)).flatMap((one) => one.names)
    return said.every((word) => names.some((name) => wordsOf(fold(name)).includes(word)))
  })
}

/** The other service that a sentence prefers, by what tells it from the rest: "Then I prefer the group one". */
function preferredIn(
  text: string,
  services: Named[],
  { language, patterns, table }: Pick<ReadingContext, 'language' | 'patterns' | 'table'>,
): NamedMention[] {
  for (const { 0: sentence, index } of text.matchAll(/[^.!?\n]{1,400}/gu)) {
    if (!has(sentence, `${patterns.prefers}|${patterns.correction}`)) continue
    const found = distinguishedIn(sentence, services, language)
    if (found === undefined || found.ids[0] === table.task?.serviceId) continue
    return [{ ...found, start: index + found.start, end: index + found.end }]
  }
  return []
}

/**
 * Language in which a name of several words ends with its head noun: a "bike fitting" is a fitting, a "Probestunde
 * Klavier" is no Klavier.
 */
const ENDS_WITH_HEAD = 'en'
const ARTICLES = inAnyLanguage(({ understanding }) => understanding.questions.article)
const VERB_AND_ARTICLE = new RegExp(`^\\S+ (?:${ARTICLES}) `, 'iu')

/**
 * Drops a word that several names have before their head noun: "My bike makes a noise", in a shop for bikes, is about
 * the matter and names no service. While a service is asked for, it may name one.
 */
export function withoutSubject(
  named: NamedMention[],
  text: string,
  services: Named[],
  { language, table: { question, task } }: Pick<ReadingContext, 'language' | 'table'>,
): NamedMention[] {
  if (baseLanguage(language) !== ENDS_WITH_HEAD || PICKS_SERVICE.has(question) || task !== null) return named
  return named.filter(({ ids, share, start, end }) => {
    if (ids.length < 2 || share >= 1) return true
    const said = wordsOf(text.slice(start, end))
    const names = services.filter(({ id }) => ids.includes(id)).flatMap(({ names: own }) => own)
    const isBefore = (name: string): boolean => {
      const words = wordsOf(fold(name))
      return words.length > 1 && words.slice(0, -1).some((word) => said.includes(word))
    }
    // "Hire a bike" begins with a verb, so its last word is no head noun.
    const nouns = names.filter((name) => !VERB_AND_ARTICLE.test(name))
    return said.length > 1 || !names.some(isBefore) || nouns.some((name) => said.includes(wordsOf(fold(name)).at(-1)!))
  })
}

/**
 * Drops words that any business uses beside a more specific one: "A piano lesson" names the piano. Of such words alone, those
 * for a class go: "the class for children".
 */
function withoutGeneric(named: NamedMention[], text: string, language: string): NamedMention[] {
  const { classes } = forLanguage(language).understanding
  const telling = named.filter((mention) => !isGeneric(mention, text, language))
  if (telling.length > 0) return telling
  const kept = named.filter(({ start, end }) => !isWhole(text.slice(start, end), classes))
  return kept.length === 0 ? named : kept
}

/** True for a part of a name whose words any business uses. */
export function isGeneric({ start, end, share }: Omit<NamedMention, 'ids'>, text: string, language: string): boolean {
  return share < 1 && areGeneric(wordsOf(text.slice(start, end)), language)
}

/**
 * Of several services that a name fits, keeps those that recent messages hint at: "My son would like to learn the
 * piano", and then "a trial lesson".
 */
function hintedBefore(mention: NamedMention, services: Named[], language: string, { recent }: Table): NamedMention {
  return recent.toReversed().reduce((found, said) => hintedAmong(found, fold(said), services, language), mention)
}
