import { cut } from '../core/text.ts'
import { forLanguage, spokenLanguage } from '../languages/index.ts'
import { smallTalkOf, type SmallTalk } from '../languages/small-talk.ts'
import type { AnswerWording } from '../languages/wording.ts'
import type { ModelEvent, Outcome, TurnRequest } from '../models/chat-model.ts'
import type { TextAnalysis } from './answers/text-analysis.ts'
import { findReply, sayReply } from './answers/question-answer.ts'

export type { TextAnalysis } from './answers/text-analysis.ts'
export { aboutCancelling } from './facts/cancelling.ts'
export { headingOf } from './answers/quotes.ts'
export { emergencyHelp } from './answers/emergency-help.ts'
export { createReplies, type Reply } from './answers/replies.ts'
export { asksWho } from './facts/asked-kinds.ts'
export { searchQuery } from './answers/search-query.ts'
export { withoutContacts } from './understanding/contact/contacts.ts'
export { createOfflineUnderstanding } from './understanding/index.ts'
export { tellsNeed } from './understanding/services/likely-services.ts'
export { nearestServices } from './understanding/services/nearest-services.ts'
export { languageOfVisitor } from './understanding/language.ts'
export { asksForOffer, isUnsuited, suitedTo, youngestFor } from './understanding/party/ages.ts'
export { readAges, type ToldAges } from './understanding/party/told-ages.ts'
export { withoutOccasions } from './understanding/services/occasions.ts'
export {
  addsToMessage,
  asksToAdd,
  asksIfHeard,
  asksIfSent,
  asksToLeaveMessage,
  leftOutOf,
  namesNote,
  saysOnly,
  pointedMatter,
  refersBack,
  toldInSentence,
  withoutOwnDetails,
} from './understanding/message-text.ts'
export { hasMatter, matterOf, repeatsNote, tellsOnlyNumber, toldOn } from './understanding/note-matter.ts'
export { sentencesIn } from './understanding/sentences.ts'
export { kindredAmong } from './understanding/services/kindred-services.ts'
export {
  isForWholeParty,
  isShareable,
  partyWishedFor,
  speaksOfOneself,
  tellsRelative,
} from './understanding/party/party.ts'
export { partyTold } from './understanding/party/meant-party.ts'
export { unlistedIn } from './understanding/services/unlisted.ts'
export {
  asksForAnswer,
  asksForRedress,
  asksIfCancelled,
  beginsWithNo,
  isYesHeldBack,
  piecesBeside,
  namesBooking,
  isInstruction,
  isOutcry,
  isNoteLikely,
  isNotePossible,
  isPolite,
  isTalkLikely,
  isWithoutMatter,
  withoutGreeting,
  readVisitRemark,
  saysMisread,
  showsWorry,
} from './understanding/visit.ts'

/** Maximum length of a question; some patterns of this engine take quadratic time. */
const MAX_READ_CHARACTERS = 4_000

/**
 * Answers a question outside of a conversation by quoting the tenant's own sentences, declines it, or returns a
 * courtesy.
 */
export async function* answerQuestion(
  request: TurnRequest,
  text: TextAnalysis,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  const turn = { ...request, question: cut(request.question, MAX_READ_CHARACTERS) }
  const { language } = turn.assistant
  const wording = forLanguage(language).answers
  const talk = smallTalkOf(turn.question, language)
  if (talk !== undefined) return yield* speak(chat(talk, wording, turn), 'talk')
  const found = await findReply(turn.question, { language: spokenLanguage(language), spokenOf: null }, turn, text)
  signal.throwIfAborted()
  yield* sayReply(found, { language, written: language, business: turn.assistant.business })
  yield { type: 'outcome', band: found.band, coverage: found.coverage }
}

function* speak(text: string, band: Outcome['band']): Generator<ModelEvent> {
  yield { type: 'text', text }
  yield { type: 'outcome', band, coverage: undefined }
}

function chat(talk: SmallTalk, wording: AnswerWording, { assistant: { name, business } }: TurnRequest): string {
  switch (talk) {
    case 'greeting':
      return wording.greeting(name, business)
    case 'identity':
      return wording.identity(name, business)
    case 'thanks':
      return wording.thanks
    case 'goodbye':
      return wording.goodbye
  }
}
