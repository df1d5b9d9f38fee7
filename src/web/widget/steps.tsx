import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from './icons.tsx'
import type { Context } from './panel.tsx'

interface HeadingProps {
  children: ComponentChildren
  /** False for the first step shown. */
  isNext: boolean
  back?: (() => void) | undefined
  label?: string
}

/** A step's heading takes the focus, so that keyboard and screen reader follow. */
export function Heading({ children, isNext, back, label }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNext) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div class="step">
      {back !== undefined && (
        <button type="button" class="icon" aria-label={label} onClick={back}>
          <Icon name="before" />
        </button>
      )}
      <h3 ref={heading} tabIndex={-1} dir="auto">
        {children}
      </h3>
    </div>
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
