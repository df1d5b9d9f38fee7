import { Button, type ButtonProps } from '@mantine/core'
import type { Submitting } from './form.ts'
import { Note } from './note.tsx'
import { waitingLabel } from './waiting.tsx'

/** The problem of a form, where no field has it. */
export function FormProblem({ of: { problem } }: { of: Submitting }) {
  return <div role="alert">{problem !== null && <Note tone="bad">{problem}</Note>}</div>
}

/** The primary button of a form. A wait is counted down on it. */
export function SubmitButton({ of, label, ...props }: { of: Submitting; label: string } & ButtonProps) {
  return (
    <Button type="submit" variant="filled" loading={of.isBusy} disabled={of.wait > 0} {...props}>
      <span className="number">{waitingLabel(label, of.wait)}</span>
    </Button>
  )
}
