import { useEffect, useState } from 'react'
import { useAccount } from '../../api/session.ts'

interface Line {
  role: 'agent' | 'user'
  text: string
}

interface Aloud {
  /** False where the browser has no voice. */
  isOffered: boolean
  isOn: boolean
  /** The line that is heard now. */
  at: number | null
  toggle: () => void
}

/** The person's voice, told apart from the assistant's. */
const PITCHES = { agent: 1, user: 0.6 }

/** Reads a call aloud by the browser's own voices, from its first line; lines that come meanwhile are read in their turn. */
export function useAloud(lines: Line[], isOver: boolean): Aloud {
  const { language } = useAccount().tenant
  const [isOn, setOn] = useState(false)
  const [at, setAt] = useState(0)
  const line = isOn ? lines[at] : undefined
  const stop = () => {
    setOn(false)
    setAt(0)
  }
  useEffect(() => {
    if (line === undefined) return
    const words = Object.assign(new SpeechSynthesisUtterance(line.text), { lang: language, pitch: PITCHES[line.role] })
    words.addEventListener('end', () => setAt((one) => one + 1))
    words.addEventListener('error', stop)
    speechSynthesis.speak(words)
    return () => speechSynthesis.cancel()
  }, [line?.text, at])
  const isThrough = isOn && isOver && at >= lines.length
  useEffect(() => {
    if (isThrough) stop()
  }, [isThrough])
  return {
    isOffered: 'speechSynthesis' in globalThis,
    isOn,
    at: line === undefined ? null : at,
    toggle: () => (isOn ? stop() : setOn(true)),
  }
}
