import { useEffect, useRef } from 'preact/hooks'
import type { Line } from './line.ts'

const PACE_MS = 70
const CALM_PACE_MS = 1_000

/** The loudness of the visitor; flat until there is a line. Decoration: the words beside it say what is heard. */
export function Level({ line }: { line: Line | undefined }) {
  const bars = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const show = () => bars.current?.style.setProperty('--_level', (line?.level() ?? 0).toFixed(2))
    const timer = setInterval(show, isCalm ? CALM_PACE_MS : PACE_MS)
    return () => clearInterval(timer)
  }, [line])
  return (
    <span class="level" ref={bars} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
      <i />
    </span>
  )
}
