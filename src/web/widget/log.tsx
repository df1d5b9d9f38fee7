import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

interface LogProps {
  count: number
  label: string
  /** CSS class. */
  name?: string
  children: preact.ComponentChildren
}

/** Scrolls with new content, unless the visitor has scrolled up. Not live: the status line announces. */
export function Log({ count, label, name = 'log', children }: LogProps) {
  const log = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useLayoutEffect(() => {
    // The first screen is read from its top.
    if (isAtEnd.current && count > 0) log.current?.scrollTo({ top: log.current.scrollHeight })
  })
  useEffect(() => {
    isAtEnd.current = true
  }, [count])
  return (
    <div
      ref={log}
      class={name}
      role="log"
      aria-live="off"
      aria-label={label}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < 40
      }}
    >
      {children}
    </div>
  )
}
