import { useState } from 'react'

const nameOf = (id: string) => `draft ${id}`

/** Words that are not sent yet: kept in this tab, for the conversation that they belong to. */
export function useDraft(id: string): [string, (text: string) => void] {
  const [draft, setDraft] = useState(() => sessionStorage.getItem(nameOf(id)) ?? '')
  const keep = (text: string) => {
    setDraft(text)
    if (text === '') sessionStorage.removeItem(nameOf(id))
    else sessionStorage.setItem(nameOf(id), text)
  }
  return [draft, keep]
}
