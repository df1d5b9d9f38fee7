import { useEffect, useRef, useState, type RefObject } from 'react'
import { isTyping } from '../shell/typing.ts'
import type { Turn } from './record.ts'

export const SPEEDS = [1, 1.25, 1.5, 2] as const
const SKIP_S = 5
/** A turn of which less was heard is the one before it for `[`. */
const JUST_BEGUN_S = 1
/** A browser may stand a few samples before the place that it was sent to. */
const INEXACT_S = 0.05

export interface Playing {
  audio: RefObject<HTMLAudioElement | null>
  isPlaying: boolean
  /** Seconds. */
  at: number
  /** Seconds; 0 until the file is known. */
  length: number
  speed: number
  /** Index of the turn that is heard; -1 before the first. */
  turn: number
  toggle: () => void
  seek: (seconds: number) => void
  playTurn: (index: number) => void
  setSpeed: (speed: number) => void
}

const beginOf = (turns: Turn[], index: number) => (turns[index]?.at_ms ?? 0) / 1_000

/** Plays a recording beside its turns. Space, arrows and brackets act while no field, button or layer has the focus. */
export function usePlaying(turns: Turn[], isRecorded: boolean): Playing {
  const audio = useRef<HTMLAudioElement>(null)
  const [state, setState] = useState({ isPlaying: false, at: 0, length: 0 })
  const [speed, setSpeed] = useState(1)
  useEffect(() => follow(audio.current, setState), [isRecorded])
  const seek = (seconds: number) => {
    const element = audio.current
    if (element === null) return
    element.currentTime = Math.max(0, Math.min(seconds, Number.isFinite(element.duration) ? element.duration : seconds))
    setState((before) => ({ ...before, at: element.currentTime }))
  }
  const toggle = () => {
    const element = audio.current
    if (element?.paused === true) void element.play().catch(() => {})
    else element?.pause()
  }
  const playTurn = (index: number) => {
    seek(beginOf(turns, index))
    if (audio.current?.paused === true) toggle()
  }
  const turn = turns.findLastIndex(({ at_ms: at }) => at !== null && at / 1_000 <= state.at + INEXACT_S)
  const previous = state.at - beginOf(turns, turn) < JUST_BEGUN_S ? turn - 1 : turn
  const keys: Record<string, () => void> = {
    ' ': toggle,
    ArrowLeft: () => seek(state.at - SKIP_S),
    ArrowRight: () => seek(state.at + SKIP_S),
    '[': () => seek(beginOf(turns, Math.max(0, previous))),
    ']': () => turn + 1 < turns.length && seek(beginOf(turns, turn + 1)),
  }
  useEffect(() => {
    if (!isRecorded) return undefined
    const press = (event: KeyboardEvent) => {
      const isElsewhere =
        event.target instanceof HTMLElement &&
        event.target.closest('button, a, select, [role=dialog], [role=menu]') !== null
      const isSeeking = event.target instanceof HTMLElement && event.target.dataset['seek'] !== undefined
      if (event.metaKey || event.ctrlKey || event.altKey || isElsewhere || (isTyping(event.target) && !isSeeking))
        return
      const act = keys[event.key]
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
  const change = (next: number) => {
    if (audio.current !== null) audio.current.playbackRate = next
    setSpeed(next)
  }
  return { audio, ...state, speed, turn, toggle, seek, playTurn, setSpeed: change }
}

type State = Pick<Playing, 'isPlaying' | 'at' | 'length'>

/** Tells what the element does until the returned function is called. */
function follow(element: HTMLAudioElement | null, tell: (state: State) => void): (() => void) | undefined {
  if (element === null) return undefined
  const gone = new AbortController()
  const look = () =>
    tell({
      isPlaying: !element.paused && !element.ended,
      at: element.currentTime,
      length: Number.isFinite(element.duration) ? element.duration : 0,
    })
  for (const name of ['play', 'pause', 'ended', 'timeupdate', 'durationchange', 'seeked'])
    element.addEventListener(name, look, { signal: gone.signal })
  look()
  return () => gone.abort()
}
