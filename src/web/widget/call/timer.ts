import { useEffect, useState } from 'preact/hooks'

/** Seconds since it began to run; keeps them when it stops. */
export function useTimer(isRunning: boolean): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!isRunning) return undefined
    const began = Date.now()
    setSeconds(0)
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - began) / 1_000)), 500)
    return () => clearInterval(timer)
  }, [isRunning])
  return seconds
}

/** 1:24 */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
