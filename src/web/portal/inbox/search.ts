import { known, oneOf, wordsIn } from '../parts/address-values.ts'

export const VIEWS = ['waiting', 'mine', 'open', 'ended', 'all'] as const
export const CHANNELS = ['chat', 'call'] as const
export const SENTIMENTS = ['positive', 'neutral', 'negative'] as const
export const LANGUAGES = ['en', 'de', 'es', 'fr'] as const

export type View = (typeof VIEWS)[number]

/** Which conversations are shown: kept in the address, so that Back undoes it and a colleague sees the same. */
export interface InboxSearch {
  /** Default: the open ones. */
  view?: View
  channel?: (typeof CHANNELS)[number]
  sentiment?: (typeof SENTIMENTS)[number]
  language?: (typeof LANGUAGES)[number]
  /** Words of a message or of a person. */
  q?: string
}

export function inboxSearch({ view, channel, sentiment, language, q }: Record<string, unknown>): InboxSearch {
  return known({
    view: oneOf(VIEWS, view),
    channel: oneOf(CHANNELS, channel),
    sentiment: oneOf(SENTIMENTS, sentiment),
    language: oneOf(LANGUAGES, language),
    q: wordsIn(q),
  })
}
