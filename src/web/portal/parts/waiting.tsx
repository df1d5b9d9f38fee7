import { Button, type ButtonProps } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Problem } from '../api/problem.ts'
import { fill, language, t } from '../texts/index.ts'

/** A 429 without a time. */
const USUAL_WAIT = 60
/** Longer waits are told in minutes, and above that in hours. */
const MAX_SECONDS = 90
const MAX_MINUTES = 90

/** Seconds until what was refused may work; 0 where waiting does not help. */
function waitOf(problem: Problem | null): number {
  return problem?.status === 429 ? (problem.retryAfter ?? USUAL_WAIT) : 0
}

/** Seconds that are left of the wait, counted down by the clock: a computer may have slept meanwhile. */
export function useWait(problem: Problem | null): number {
  const [counted, setCounted] = useState({ problem, left: 0 })
  useEffect(() => {
    const wait = waitOf(problem)
    if (wait === 0) return
    const until = Date.now() + wait * 1_000
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((until - Date.now()) / 1_000))
      setCounted({ problem, left })
      if (left === 0) clearInterval(timer)
    }, 1_000)
    return () => clearInterval(timer)
  }, [problem])
  return counted.problem === problem ? counted.left : waitOf(problem)
}

/** The wait of a refusal in words: "40 seconds", "12 minutes". */
export function waitWords(problem: Problem): string {
  const seconds = waitOf(problem)
  if (seconds <= MAX_SECONDS) return units(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes <= MAX_MINUTES ? units(minutes, 'minute') : units(Math.ceil(minutes / 60), 'hour')
}

function units(count: number, unit: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

/** "11:42" */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export function waitingLabel(label: string, wait: number): string {
  return wait === 0 ? label : fill(t.form.again, { time: clock(wait) })
}

interface RetryProps extends ButtonProps {
  label: string
  problem: Problem | null
  retry: () => void
}

/** Tries again what was refused. A wait is counted down on it. */
export function RetryButton({ label, problem, retry, ...props }: RetryProps) {
  const wait = useWait(problem)
  return (
    <Button disabled={wait > 0} onClick={retry} {...props}>
      <span className="number">{waitingLabel(label, wait)}</span>
    </Button>
  )
}
