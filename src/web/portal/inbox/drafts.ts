import { useState } from 'react'

const nameOf = (id: string) => `draft ${id}`

interface Draft {
  text: string
  keep: (text: string) => void
  /** Takes away what was sent; words that were typed meanwhile stay. */
  sent: (text: string) => void
}

/** Words that are not sent yet: kept in this tab, for the conversation that they belong to. */
export function useDraft(id: string): Draft {
  const [draft, setDraft] = useState(() => sessionStorage.getItem(nameOf(id)) ?? '')
  const keep = (text: string) => {
    setDraft(text)
    if (text === '') sessionStorage.removeItem(nameOf(id))
    else sessionStorage.setItem(nameOf(id), text)
  }
  return { text: draft, keep, sent: (text) => keep(without(text, sessionStorage.getItem(nameOf(id)) ?? '')) }
}

function without(sent: string, draft: string): string {
  return draft.startsWith(sent) ? draft.slice(sent.length).trimStart() : draft
}
