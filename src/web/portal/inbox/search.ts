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

/** An address can hold anything; unknown and empty values are dropped. Numbers are words too. */
export function inboxSearch({ view, channel, sentiment, language, q }: Record<string, unknown>): InboxSearch {
  const known = {
    view: VIEWS.find((one) => one === view),
    channel: CHANNELS.find((one) => one === channel),
    sentiment: SENTIMENTS.find((one) => one === sentiment),
    language: LANGUAGES.find((one) => one === language),
    q: (typeof q === 'string' && q.trim() !== '') || typeof q === 'number' ? String(q) : undefined,
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))
}
