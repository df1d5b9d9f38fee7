import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Context } from './context.ts'

interface HeadingProps {
  children: ComponentChildren
  /** False for the first step shown. */
  isNext: boolean
}

/** The panel's way back leads to the step before. */
export function useStepBack({ steps, redraw }: Context, back: () => void): void {
  useEffect(() => {
    const lead = (to: (() => void) | undefined) => {
      steps.back = to
      redraw()
    }
    lead(back)
    return () => lead(undefined)
  }, [])
}

/** A step's heading takes the focus, so that keyboard and screen reader follow. */
export function Heading({ children, isNext }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNext) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h3 ref={heading} tabIndex={-1} dir="auto">
      {children}
    </h3>
  )
}

export function useLoaded<T>(load: () => Promise<T>, inputs: unknown[]) {
  const [value, setValue] = useState<T>()
  const [failure, fail] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    fail(undefined)
    setValue(undefined)
    load().then(
      (loaded) => isCurrent && setValue(() => loaded),
      (error) => isCurrent && fail(() => error),
    )
    return () => {
      isCurrent = false
    }
  }, [...inputs, attempt])
  return { value, failure, again: () => setAttempt(attempt + 1) }
}

interface WaitingProps {
  context: Context
  failure: unknown
  again(): void
  /** Why it did not come, where more is known. */
  reason?: ComponentChildren
}

/** Something is on its way, or did not come. */
export function Waiting({ context: { say }, failure, again, reason }: WaitingProps) {
  if (failure === undefined) return <p class="hint">{say('loading')}</p>
  return (
    <p class="hint" role="status">
      {reason ?? say('failed')}{' '}
      <button type="button" class="link" onClick={again}>
        {say('tryAgain')}
      </button>
    </p>
  )
}
