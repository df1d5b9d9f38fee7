import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { fill, t } from '../texts/index.ts'
import { waitingQuery } from './queries.ts'
import { visitorOf } from './words.ts'

export const VOLUMES = { low: 0.04, middle: 0.12, high: 0.4 }

/** Alerts of this browser for visitors who ask for a person; off until they are chosen. */
interface AlertChoice {
  isShown: boolean
  isHeard: boolean
  volume: keyof typeof VOLUMES
  /** No alert from then until then, by the clock of this computer (`22:00`); empty: never quiet. */
  quietFrom: string
  quietTo: string
}

const KEPT_AS = 'inbox-alerts'
const NOTHING: AlertChoice = { isShown: false, isHeard: false, volume: 'middle', quietFrom: '', quietTo: '' }
const changes = new EventTarget()
let choice = readChoice()

function readChoice(): AlertChoice {
  try {
    // Written by `chooseAlerts`.
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}') as Partial<AlertChoice>) }
  } catch {
    return NOTHING
  }
}

function isQuiet(now: Date): boolean {
  const { quietFrom: from, quietTo: to } = choice
  if (from === '' || to === '') return false
  const time = now.toTimeString().slice(0, 5)
  return from <= to ? from <= time && time < to : from <= time || time < to
}

export function useAlertChoice(): AlertChoice {
  return useSyncExternalStore(
    (listener) => {
      changes.addEventListener('choice', listener)
      return () => changes.removeEventListener('choice', listener)
    },
    () => choice,
  )
}

export function chooseAlerts(change: Partial<AlertChoice>): void {
  choice = { ...choice, ...change }
  localStorage.setItem(KEPT_AS, JSON.stringify(choice))
  changes.dispatchEvent(new Event('choice'))
}

/** The browser asks once, after a click; a refusal can be taken back in its settings alone. */
export async function mayShow(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted'
}

interface Waiting {
  count: number
  /** Name of the visitor who began to wait last since this page was opened; null for none. */
  newest: string | null
}

/** Alerts of everybody who begins to wait, on any page. */
export function useAlerts(): Waiting {
  const { data } = useQuery(waitingQuery)
  const known = useRef<Set<string> | null>(null)
  const [newest, setNewest] = useState<string | null>(null)
  useEffect(() => {
    if (data === undefined) return
    const begun = data.data.filter(({ session_id: id }) => known.current?.has(id) === false)
    known.current = new Set(data.data.map(({ session_id: id }) => id))
    if (begun[0] === undefined) return
    setNewest(visitorOf(begun[0]))
    if (isQuiet(new Date())) return
    if (choice.isHeard) ring()
    if (choice.isShown)
      for (const one of begun) show(one.session_id, fill(t.inbox.asksForPerson, { name: visitorOf(one) }))
  }, [data])
  return { count: data?.counts?.waiting ?? 0, newest }
}

/** No words of the visitor: a screen may be seen by others. Tabs share the tag, so that one is shown. */
function show(id: string, title: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const shown = new Notification(title, { tag: id, body: t.inbox.alertText })
  shown.addEventListener('click', () => {
    window.focus()
    location.assign(`/inbox/${id}`)
  })
}

const NOTES_HZ = [660, 880]
const NOTE_S = 0.18

/** Two short notes, as a desk bell. */
export function ring(): void {
  const audio = new AudioContext()
  for (const [place, frequency] of NOTES_HZ.entries()) {
    const tone = new OscillatorNode(audio, { frequency, type: 'sine' })
    const volume = new GainNode(audio, { gain: VOLUMES[choice.volume] })
    const at = audio.currentTime + place * NOTE_S
    volume.gain.exponentialRampToValueAtTime(0.001, at + NOTE_S * 2)
    tone.connect(volume).connect(audio.destination)
    tone.start(at)
    tone.stop(at + NOTE_S * 2)
  }
  setTimeout(() => void audio.close(), 1_000)
}
