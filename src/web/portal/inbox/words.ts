import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { lookUp } from '../../../core/keys.ts'
import type { Api } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { day, dayOfMonth, timeOf } from '../parts/when.ts'
import { fill, language, t } from '../texts/index.ts'
import { colleaguesQuery, type Conversation } from './queries.ts'
import { initialsOf } from '../parts/initials.ts'

type Shown = Pick<Conversation, 'client_name' | 'client_email' | 'client_phone'>

export function visitorOf({ client_name: name, client_email: email, client_phone: phone }: Shown): string {
  return name ?? email ?? phone ?? t.inbox.someone
}

/** Letters in place of a picture; `?` for somebody who left no name and no contact. */
export function lettersOf(visitor: Shown): string {
  const isNameless = (visitor.client_name ?? visitor.client_email ?? visitor.client_phone) === null
  return isNameless ? '?' : initialsOf(visitorOf(visitor))
}

/** Names of the team by id. Keys answer too, and have none. The function stays the same while the names do. */
export function useNames(): (id: string) => string {
  const ownId = useAccount().user.user_id
  const team = useQuery(colleaguesQuery).data?.data
  return useCallback(
    (id) => {
      if (id === ownId) return t.inbox.you
      const one = team?.find(({ user_id: known }) => known === id)
      return one === undefined ? t.inbox.colleague : (one.name ?? one.email)
    },
    [ownId, team],
  )
}

/** The time today, the day before. */
export function shortTime(instant: string, zone: string): string {
  const isToday = day(instant, zone) === day(new Date().toISOString(), zone)
  return isToday ? timeOf(instant, zone) : dayOfMonth(instant, zone)
}

const languageNames = new Map<string, string>()

/** Kept, because the list asks for it with every reading. */
export function languageName(tag: string): string {
  const base = tag.split('-', 1)[0]!
  const key = `${language} ${base}`
  const known = languageNames.get(key)
  if (known !== undefined) return known
  const name = new Intl.DisplayNames(language, { type: 'language', fallback: 'code' }).of(base) ?? base
  languageNames.set(key, name)
  return name
}

/** How long somebody waits, by the minute; from an hour on, since when. */
export function waitWords(since: string, now: number, zone: string): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000))
  if (minutes >= 60) return fill(t.inbox.waitsFrom, { time: shortTime(since, zone) })
  return minutes === 0 ? t.inbox.waitsNow : fill(t.inbox.waits, { count: minutes })
}

/** Outcome as words of the list; null where it needs none. */
export function outcomeWords({ outcome }: Pick<Conversation, 'outcome'>): string | null {
  return outcome === null ? null : (lookUp(t.inbox.outcomes, outcome) ?? null)
}

/** One sentence below the name: the channel, and who answers. */
export function stateWords(conversation: Conversation, nameOf: (id: string) => string, zone: string): string {
  const { status, handoff, locale, ended_at: endedAt } = conversation
  const chat = locale === null ? t.inbox.channels.chat : `${t.inbox.channels.chat}, ${languageName(locale)}`
  if (status === 'ended') return `${chat}. ${fill(t.inbox.endedAt, { time: shortTime(endedAt ?? '', zone) })}`
  if (status === 'active') return `${chat}. ${t.inbox.states.active}`
  if (handoff?.handled_by == null) {
    const since = handoff?.waiting_since
    return `${chat}. ${since == null ? t.inbox.states.waiting : fill(t.inbox.waitsSince, { time: shortTime(since, zone) })}`
  }
  return `${chat}. ${fill(t.inbox.isAnswering, { name: nameOf(handoff.handled_by) })}`
}

export type Step = Conversation['history'][number]

interface Teller {
  visitor: string
  nameOf: (id: string) => string
  userId: string
  zone: string
}

/** A step between the assistant and the team, as one sentence; null where it needs none. */
export function stepWords({ at, step, by, reason }: Step, { visitor, nameOf, userId, zone }: Teller): string | null {
  const { history } = t.inbox
  const name = by === null ? visitor : nameOf(by)
  const said = (own: string, words: string) =>
    fill(by === userId ? own : words, { name, visitor, time: timeOf(at, zone) })
  switch (step) {
    case 'asked': {
      const words = lookUp(history.asked, reason ?? '')
      return words === undefined ? null : said(words, words)
    }
    case 'asked_while_closed':
      return said(history.askedWhileClosed, history.askedWhileClosed)
    case 'taken_over':
      return said(history.youTookOver, history.tookOver)
    case 'handed_back':
      if (reason === 'nobody_came') return said(history.nobodyCame, history.nobodyCame)
      return reason === 'visitor' ? said('', history.waitsNoLonger) : said(history.youHandedBack, history.handedBack)
    case 'ended':
      return reason === 'silence' ? said('', history.endedBySilence) : said(history.youEnded, history.ended)
  }
}

export function sentimentWords(sentiment: Api['Call']['sentiment']): string {
  return t.inbox.sentiments[sentiment]
}
