import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { onKeys } from '../shell/typing.ts'
import { t } from '../texts/index.ts'
import type { Conversation } from './queries.ts'

/** Keys of the inbox, once: the list of keys reads them, too. */
export function inboxKeys(): { keys: string[]; act: string }[] {
  const { keys } = t.inbox
  return [
    { keys: ['J', 'K'], act: keys.nextPrevious },
    { keys: ['Esc'], act: keys.back },
    { keys: ['/'], act: keys.search },
    { keys: ['T'], act: keys.takeOver },
    { keys: ['H'], act: keys.handBack },
    { keys: ['E'], act: keys.end },
    { keys: ['R'], act: keys.write },
    { keys: ['S'], act: keys.saved },
    { keys: ['A'], act: keys.assign },
    { keys: ['W'], act: keys.why },
    { keys: ['1', '2', '3'], act: keys.suggestion },
    { keys: ['⌘ ↵', 'Ctrl ↵'], act: keys.send },
  ]
}

const newest = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].at(-1)
const clickOn = (selector: string) => () => newest(selector)?.click()
const focusOn = (selector: string) => () => newest(selector)?.focus()

/** A key is a click on what stands on the page: it can do nothing that the page does not show. */
const ACTS: Record<string, () => void> = {
  t: clickOn('#inbox-take-over'),
  h: clickOn('#inbox-hand-back'),
  e: clickOn('#inbox-end'),
  r: focusOn('#inbox-answer'),
  s: clickOn('[data-saved]'),
  a: focusOn('#inbox-assign'),
  w: clickOn('[data-why]'),
  '1': clickOn('[data-suggestion="1"]'),
  '2': clickOn('[data-suggestion="2"]'),
  '3': clickOn('[data-suggestion="3"]'),
}

/** Acts in the open conversation; outside of fields and dialogs alone. */
export function useConversationKeys({ session_id: id }: Pick<Conversation, 'session_id'>): void {
  const navigate = useNavigate()
  useEffect(
    () =>
      onKeys((key) => {
        if (key === 'escape') void navigate({ to: '/inbox', search: true })
        else ACTS[key]?.()
        return key === 'escape' || key in ACTS
      }),
    [id, navigate],
  )
}

/** `J` and `K` open the next and the previous row. */
export function useListKeys(): void {
  useEffect(
    () =>
      onKeys((key) => {
        if (key === '/') document.getElementById('inbox-search')?.focus()
        if (key === 'j') step(1)
        if (key === 'k') step(-1)
        return key === '/' || key === 'j' || key === 'k'
      }),
    [],
  )
}

function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const open = rows.findIndex((row) => row.dataset['open'] === 'true')
  const next = rows[open === -1 ? 0 : open + by]
  next?.click()
  next?.scrollIntoView({ block: 'nearest' })
}
