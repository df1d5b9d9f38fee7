import { useState } from 'preact/hooks'
import type { Line } from './line.ts'
import type { Say } from '../texts/index.ts'

/** Words written into a call. */
export function Typing({ line, say }: { line: Line; say: Say }) {
  const [text, setText] = useState('')
  const send = () => {
    if (text.trim() === '') return
    line.type?.(text.trim())
    setText('')
  }
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        rows={1}
        maxLength={4_000}
        value={text}
        aria-label={say('reading')}
        placeholder={say('reading')}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value)
          line.alive?.()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
          event.preventDefault()
          send()
        }}
      />
      <button type="submit" class="icon" aria-label={say('send')}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 19V5M6 11l6-6 6 6" />
        </svg>
      </button>
    </form>
  )
}
