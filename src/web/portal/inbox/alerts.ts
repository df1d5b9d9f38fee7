import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { fill, t } from '../texts/index.ts'
import { waitingQuery } from './queries.ts'
import { visitorOf } from './words.ts'

/** What this browser does when somebody asks for a person. Nothing unless it was chosen. */
interface AlertChoice {
  isShown: boolean
  isHeard: boolean
}

const KEPT_AS = 'inbox-alerts'
const changes = new EventTarget()
let choice = readChoice()

function readChoice(): AlertChoice {
  const kept = localStorage.getItem(KEPT_AS)?.split(' ') ?? []
  return { isShown: kept.includes('shown'), isHeard: kept.includes('heard') }
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

export function chooseAlerts(chosen: AlertChoice): void {
  choice = chosen
  localStorage.setItem(KEPT_AS, [...(chosen.isShown ? ['shown'] : []), ...(chosen.isHeard ? ['heard'] : [])].join(' '))
  changes.dispatchEvent(new Event('choice'))
}

/** The browser asks once, after a click; a refusal can be taken back in its settings alone. */
export async function mayShow(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted'
}

/** Alerts of everybody who begins to wait, on any page. Returns how many wait. */
export function useAlerts(): number {
  const { data } = useQuery(waitingQuery)
  const known = useRef<Set<string> | null>(null)
  useEffect(() => {
    if (data === undefined) return
    const waiting = data.data.map(({ session_id: id }) => id)
    const isFirst = known.current === null
    const begun = data.data.filter(({ session_id: id }) => known.current?.has(id) === false)
    known.current = new Set(waiting)
    if (isFirst || begun.length === 0) return
    if (choice.isHeard) ring()
    if (choice.isShown)
      for (const one of begun) show(one.session_id, fill(t.inbox.asksForPerson, { name: visitorOf(one) }))
  }, [data])
  return data?.counts?.waiting ?? 0
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
const VOLUME = 0.12

/** Two short notes, as a desk bell. */
export function ring(): void {
  const audio = new AudioContext()
  for (const [place, frequency] of NOTES_HZ.entries()) {
    const tone = new OscillatorNode(audio, { frequency, type: 'sine' })
    const volume = new GainNode(audio, { gain: VOLUME })
    const at = audio.currentTime + place * NOTE_S
    volume.gain.exponentialRampToValueAtTime(0.001, at + NOTE_S * 2)
    tone.connect(volume).connect(audio.destination)
    tone.start(at)
    tone.stop(at + NOTE_S * 2)
  }
  setTimeout(() => void audio.close(), 1_000)
}
