import { useSyncExternalStore } from 'react'
import { readEvents } from '../../widget/server-events.ts'
import type { Api } from './client.ts'
import { refreshAll, refreshWhatChanged } from './followed.ts'
import { accountQuery, queryClient } from './session.ts'

type TenantEvent = Api['TenantEvent']
export type Change = Extract<TenantEvent, { event: 'change' }>['data']

/** An event of the stream, as tabs tell it to each other. */
type Told = TenantEvent & { id: string }

/** The server says something at least every 10 s. */
const LOST_AFTER_MS = 30_000
const LOOK_AGAIN_MS = 10_000
const FIRST_WAIT_MS = 1_000
const MAX_WAIT_MS = 30_000

const LOCK = 'live'
const tabs = new BroadcastChannel(LOCK)
const changed = new EventTarget()
const state = new EventTarget()

let lastId = ''
let heardAt = performance.now()
let isLost = false
let retryNow = new AbortController()

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

function hearOther({ data }: MessageEvent<Told>): void {
  hear(data)
}

/** Connects at once: after a sign-in there is no reason to wait. */
export function reconnectLive(): void {
  retryNow.abort()
}

/** Calls back for each change. Returns the unsubscribe function. */
export function onChange(listener: (change: Change) => void): () => void {
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
  if (told.event !== 'change') return
  refreshWhatChanged(told.data)
  changed.dispatchEvent(new CustomEvent('change', { detail: told.data }))
}

async function connect(signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    const outcome = await read(signal)
    if (signal.aborted) return
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

async function read(signal: AbortSignal): Promise<'read' | 'failed' | 'signed-out'> {
  const attempt = new AbortController()
  const startedAt = performance.now()
  // A connection may be lost without a word, such as in a laptop that slept.
  const watching = setInterval(() => {
    if (performance.now() - Math.max(heardAt, startedAt) > LOST_AFTER_MS) attempt.abort()
  }, LOOK_AGAIN_MS)
  let hasRead = false
  try {
    const headers: HeadersInit = lastId === '' ? {} : { 'Last-Event-ID': lastId }
    const answer = await fetch('/api/v1/events', { headers, signal: AbortSignal.any([signal, attempt.signal]) })
    if (answer.status === 401) return 'signed-out'
    if (!answer.ok) return 'failed'
    for await (const event of readEvents(answer)) {
      hasRead = true
      hear(event as Told)
      tabs.postMessage(event)
    }
  } catch {
    // The network: the loop comes back.
  } finally {
    clearInterval(watching)
  }
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
