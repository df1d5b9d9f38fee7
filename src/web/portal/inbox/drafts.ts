import { useCallback, useState } from 'react'

const nameOf = (id: string) => `draft ${id}`
const sendingOf = (id: string) => `sending ${id}`

interface Draft {
  text: string
  keep: (text: string) => void
  /** Takes away what was sent; words that were typed meanwhile stay. */
  sent: (text: string) => void
}

/** Words that are not sent yet: kept in this tab, for the conversation that they belong to. */
export function useDraft(id: string): Draft {
  const [draft, setDraft] = useState(() => sessionStorage.getItem(nameOf(id)) ?? '')
  const keep = useCallback(
    (text: string) => {
      setDraft(text)
      if (text === '') sessionStorage.removeItem(nameOf(id))
      else sessionStorage.setItem(nameOf(id), text)
    },
    [id],
  )
  const sent = (text: string) => {
    sessionStorage.removeItem(sendingOf(id))
    keep(without(text, sessionStorage.getItem(nameOf(id)) ?? ''))
  }
  return { text: draft, keep, sent }
}

/**
 * The key under which these words are stored once, however often they are sent: a server may keep them and die before it says
 * so. Words that were sent have no key any more.
 */
export function sendingKey(id: string, text: string): string {
  // Written below.
  const known = JSON.parse(sessionStorage.getItem(sendingOf(id)) ?? 'null') as { text: string; key: string } | null
  if (known?.text === text) return known.key
  const key = crypto.randomUUID()
  sessionStorage.setItem(sendingOf(id), JSON.stringify({ text, key }))
  return key
}

function without(sent: string, draft: string): string {
  return draft.startsWith(sent) ? draft.slice(sent.length).trimStart() : draft
}
