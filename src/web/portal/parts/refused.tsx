import { asProblem, type Problem } from '../api/problem.ts'
import { fill, t } from '../texts/index.ts'
import { Note } from './note.tsx'
import { clock, useWait, waitWords } from './waiting.tsx'

/** The meaning of a refusal, for a page without words of its own for it. */
export function generalWords(problem: Problem): string {
  const { status, message } = problem
  if (status === 0) return t.form.offline
  if (status === 401) return t.form.signedOut
  if (status === 403) return t.states.forbiddenText
  if (status === 429) return fill(t.form.tooMany, { time: waitWords(problem) })
  if (status >= 500 || status < 0) return t.form.failed
  return sentence(message)
}

export function sentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}${message.endsWith('.') ? '' : '.'}`
}

interface RefusedProps {
  /** Of an act or a query; null while there is none. */
  error: unknown
  /** The meaning of a refusal here, where the general words say less. */
  explain?: (problem: Problem) => string | undefined
}

/** A refused act, beside it: why, and after a 429 how long to wait, until it can be tried again. */
export function Refused({ error, explain }: RefusedProps) {
  return <div role="alert">{error != null && <Reason problem={asProblem(error)} explain={explain} />}</div>
}

/** Read aloud once: the figures that count down are for the eye. */
function Reason({ problem, explain }: { problem: Problem; explain: RefusedProps['explain'] }) {
  const left = useWait(problem)
  if (problem.status === 429 && left === 0) return <Note tone="info">{t.form.waitOver}</Note>
  return (
    <Note tone="bad">
      {explain?.(problem) ?? generalWords(problem)}
      {left > 0 && (
        <span className="number" aria-hidden="true">
          {' '}
          {clock(left)}
        </span>
      )}
    </Note>
  )
}
