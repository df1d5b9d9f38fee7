import { useSyncExternalStore } from 'react'
import { readEvents } from '../../widget/server-events.ts'
import { refreshAll, refreshWhatChanged, showMessage } from './followed.ts'
import { accountQuery, queryClient } from './session.ts'
import type { TenantEvent, Change } from './tenant-events.ts'

/** An event of the stream, as tabs tell it to each other. */
type Told = TenantEvent & { id: string }

/** A tab shows a conversation whose messages it wants to be told. */
const MORE = 'more'

/** The server says something at least every 10 s. */
const LOST_AFTER_MS = 30_000
const LOOK_AGAIN_MS = 10_000
const FIRST_WAIT_MS = 1_000
const MAX_WAIT_MS = 30_000

const LOCK = 'live'
/** Beginning of the locks that name the conversations which tabs show: a tab that is closed lets them go. */
const SHOWN = 'shown '
const MAX_WATCHED = 5
const tabs = new BroadcastChannel(LOCK)
const changed = new EventTarget()
const state = new EventTarget()

let lastId = ''
let heardAt = performance.now()
let isLost = false
let retryNow = new AbortController()
/** Conversations that this tab shows. */
const shown = new Set<string>()
/** The stream that this tab reads, with the conversations whose messages it tells. */
let reading: { watched: string[]; again(): void } | undefined

/**
 * Follows the business until the returned function is called. Tabs share one stream: the one that holds the lock reads it and
 * tells the others, and the next one goes on when it is closed.
 */
export function followLive(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  tabs.addEventListener('message', hearOther)
  heardAt = performance.now()
  const looking = setInterval(look, LOOK_AGAIN_MS)
  signal.addEventListener('abort', () => {
    tabs.removeEventListener('message', hearOther)
    clearInterval(looking)
  })
  // Locks exist on https and on localhost alone; elsewhere each tab has a stream of its own.
  if (navigator.locks === undefined) void connect(signal)
  else void navigator.locks.request(LOCK, { signal }, () => connect(signal)).catch(() => {})
  return () => stop.abort()
}

function hearOther({ data }: MessageEvent<Told | typeof MORE>): void {
  if (data === MORE) void watchMore()
  else hear(data)
}

/** Has the stream tell the messages of a conversation, until the returned function is called. */
export function watchConversation(id: string): () => void {
  const stop = new AbortController()
  const { signal } = stop
  shown.add(id)
  signal.addEventListener('abort', () => shown.delete(id))
  const hold = async () => {
    tabs.postMessage(MORE)
    await watchMore()
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve))
  }
  if (navigator.locks === undefined) void watchMore()
  else void navigator.locks.request(SHOWN + id, { mode: 'shared', signal }, hold).catch(() => {})
  return () => stop.abort()
}

/** Conversations that the tabs of this browser show. */
async function shownInTabs(): Promise<string[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const elsewhere = held.flatMap(({ name = '' }) => (name.startsWith(SHOWN) ? [name.slice(SHOWN.length)] : []))
  return [...new Set([...shown, ...elsewhere])].slice(0, MAX_WATCHED)
}

/** Begins the stream anew, from its place, where it does not tell the messages of a conversation that is shown. */
async function watchMore(): Promise<void> {
  const wanted = await shownInTabs()
  if (wanted.some((id) => reading?.watched.includes(id) === false)) reading?.again()
}

/** Connects at once: after a sign-in there is no reason to wait. */
export function reconnectLive(): void {
  retryNow.abort()
}

/** Calls back for each change. Returns the unsubscribe function. */
export function onChange(listener: (change: Change) => void): () => void {
  // Dispatched here, always with a change.
  const call = (event: Event) => listener((event as CustomEvent<Change>).detail)
  changed.addEventListener('change', call)
  return () => changed.removeEventListener('change', call)
}

/** True while nothing is heard for half a minute: pages are then asked for every 10 s. */
export function useIsLost(): boolean {
  return useSyncExternalStore(onState, () => isLost)
}

function onState(listener: () => void): () => void {
  state.addEventListener('state', listener)
  return () => state.removeEventListener('state', listener)
}

function setLost(value: boolean): void {
  if (value === isLost) return
  isLost = value
  state.dispatchEvent(new Event('state'))
}

function look(): void {
  setLost(performance.now() - heardAt > LOST_AFTER_MS)
  if (isLost) refreshAll()
}

function hear({ id, ...told }: Told): void {
  heardAt = performance.now()
  if (id !== '') lastId = id
  setLost(false)
  if (told.event === 'ready' && !told.data.resumed) refreshAll()
  if (told.event === 'message') void showMessage(told.data)
  if (told.event !== 'change') return
  refreshWhatChanged(told.data)
  changed.dispatchEvent(new CustomEvent('change', { detail: told.data }))
}

async function connect(signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    const outcome = await read(signal)
    if (signal.aborted) return
    if (outcome === MORE) continue
    if (outcome === 'read') failures = 0
    if (outcome === 'signed-out') await askForSignIn(signal)
    else await pause(Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + Math.random() / 2), signal)
  }
}

/** The pages learn of the end by the refusal of any question; then somebody signs in, or leaves. */
async function askForSignIn(signal: AbortSignal): Promise<void> {
  const account = await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 }).catch(() => undefined)
  await pause(account === undefined ? Infinity : FIRST_WAIT_MS, signal)
}

async function read(signal: AbortSignal): Promise<'read' | 'failed' | 'signed-out' | typeof MORE> {
  const attempt = new AbortController()
  const watched = await shownInTabs()
  reading = { watched, again: () => attempt.abort(MORE) }
  const startedAt = performance.now()
  // A connection may be lost without a word, such as in a laptop that slept.
  const watching = setInterval(() => {
    if (performance.now() - Math.max(heardAt, startedAt) > LOST_AFTER_MS) attempt.abort()
  }, LOOK_AGAIN_MS)
  let hasRead = false
  try {
    const headers: HeadersInit = lastId === '' ? {} : { 'Last-Event-ID': lastId }
    const watch = watched.length === 0 ? '' : `?watch=${watched.join(',')}`
    const answer = await fetch(`/api/v1/events${watch}`, { headers, signal: AbortSignal.any([signal, attempt.signal]) })
    if (answer.status === 401) return 'signed-out'
    if (!answer.ok) return 'failed'
    for await (const event of readEvents(answer)) {
      hasRead = true
      // The API's schema pairs the data with the name of the event.
      hear(event as Told)
      tabs.postMessage(event)
    }
  } catch {
    // The network: the loop comes back.
  } finally {
    clearInterval(watching)
    reading = undefined
  }
  if (attempt.signal.reason === MORE) return MORE
  return hasRead ? 'read' : 'failed'
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  retryNow = new AbortController()
  const woken = AbortSignal.any([signal, retryNow.signal])
  return new Promise((resolve) => {
    if (Number.isFinite(milliseconds)) setTimeout(resolve, milliseconds)
    woken.addEventListener('abort', () => resolve())
  })
}
