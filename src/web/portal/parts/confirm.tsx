import { Button, Group, Modal } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { t } from '../texts/index.ts'
import { Refused } from './refused.tsx'

interface Question {
  /** The verb that opens the question. */
  label: string
  title: string
  /** The consequences, and the things that stay as they are. */
  children: ReactNode
  act: string
  keep: string
  send: () => Promise<unknown>
  /** Id of the button, for keys that press it. */
  id?: string
}

/** A destructive act: one question, whose button repeats the verb. */
export function Confirmed({ label, title, children, act, keep, send, id }: Question) {
  const [isOpen, setOpen] = useState(false)
  const sending = useMutation({ mutationFn: send, onSuccess: () => setOpen(false) })
  return (
    <>
      <Button {...(id !== undefined && { id })} size="xs" variant="quiet-danger" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        closeButtonProps={{ 'aria-label': t.form.close }}
      >
        <p className="dim">{children}</p>
        <Refused error={sending.error} />
        <Group mt="md" gap={8}>
          <Button variant="danger" loading={sending.isPending} onClick={() => sending.mutate()}>
            {act}
          </Button>
          <Button onClick={() => setOpen(false)}>{keep}</Button>
        </Group>
      </Modal>
    </>
  )
}
