import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Context } from './panel.tsx'

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
  const [isFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    setFailed(false)
    setValue(undefined)
    load().then(
      (loaded) => isCurrent && setValue(() => loaded),
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [...inputs, attempt])
  return { value, isFailed, again: () => setAttempt(attempt + 1) }
}

export function Waiting({ context: { say }, isFailed, again }: { context: Context; isFailed: boolean; again(): void }) {
  if (!isFailed) return <p class="hint">{say('loading')}</p>
  return (
    <p class="hint">
      {say('failed')}{' '}
      <button type="button" class="link" onClick={again}>
        {say('tryAgain')}
      </button>
    </p>
  )
}
