import { forLanguage } from '../../../languages/index.ts'
import { hintedAmong } from './hinted-services.ts'
import { WHOLE_NAME, type Named, type NamedMention } from './service-names.ts'
import { expression, fold, has, wordsOf } from '../text.ts'
import { isNamedSo, isTalk } from './traits.ts'

interface Said {
  text: string
  language: string
  /** Another service is under way, so that words beside it ask for no consultation. */
  isUnderWay: boolean
}

/**
 * A wish to talk about something means the service that is a consultation, whatever the thing is called: "I'd like to discuss a
 * small tattoo". A service by its whole name stays, and so does one that follows: "a chat first, and then the half day".
 */
export function talkedAbout(
  mention: NamedMention,
  services: Named[],
  { text, language, isUnderWay }: Said,
): NamedMention[] {
  const { traits, sequel } = forLanguage(language).understanding
  const said = expression(traits.talk.said).exec(text)
  const talks = services.filter(isTalk)
  const own = talks.filter(({ id }) => mention.ids.includes(id))
  if (said === null || talks.length === 0 || (own.length === 0 && isUnderWay)) return [mention]
  const end = said.index + said[0].length
  const isNext = own.length === 0 && mention.start >= end && has(text.slice(end, mention.start), sequel)
  if (mention.share >= WHOLE_NAME && !isNext) return [mention]
  const ids = (own.length > 0 ? own : talks).map(({ id }) => id)
  const talk = general(hintedAmong({ ...mention, ids }, text, services, language), services)
  return isNext ? [{ ...talk, start: said.index, end, share: 0 }, mention] : [talk]
}

/**
 * Of several consultations, the general one where the visitor names no other: each further word of its name is about other
 * services as well ("Tattoo consultation", beside "Small tattoo"), and those of the rest are about theirs alone ("Cover-up
 * consultation").
 */
function general(mention: NamedMention, services: Named[]): NamedMention {
  if (mention.ids.length < 2) return mention
  const others = services.filter(({ id }) => !mention.ids.includes(id))
  const elsewhere = new Set(others.flatMap(({ names, about = '' }) => wordsOf(fold([...names, about].join(' ')))))
  const isGeneral = ({ id, names }: Named): boolean =>
    mention.ids.includes(id) &&
    wordsOf(fold(names[0] ?? '')).every((word) => elsewhere.has(word) || isNamedSo(word, 'talk'))
  const [only, other] = services.filter(isGeneral)
  return only === undefined || other !== undefined ? mention : { ...mention, ids: [only.id] }
}
