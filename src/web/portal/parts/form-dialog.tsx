import { Button, Group, Modal } from '@mantine/core'
import { useEffect, useState, type ReactNode } from 'react'
import { t } from '../texts/index.ts'
import { Note } from './note.tsx'

interface FormDialogProps {
  title: string
  isOpen: boolean
  close: () => void
  size?: number
  children: ReactNode
}

/** A form on a layer. Closing asks once when something was typed, in place: dialogs are never two deep. */
export function FormDialog({ title, isOpen, close, size, children }: FormDialogProps) {
  const [isTyped, setTyped] = useState(false)
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    setTyped(false)
    setAsking(false)
  }, [isOpen])
  return (
    <Modal
      opened={isOpen}
      onClose={() => (isTyped ? setAsking(true) : close())}
      title={title}
      closeButtonProps={{ 'aria-label': t.form.close }}
      {...(size !== undefined && { size })}
    >
      <div onChange={() => setTyped(true)}>{children}</div>
      <div role="alert">{isAsking && <Question discard={close} goOn={() => setAsking(false)} />}</div>
    </Modal>
  )
}

function Question({ discard, goOn }: { discard: () => void; goOn: () => void }) {
  return (
    <Note tone="warn">
      {t.unsaved.dialog}
      <Group gap={8} mt={8}>
        <Button size="xs" onClick={discard}>
          {t.unsaved.discard}
        </Button>
        <Button size="xs" onClick={goOn}>
          {t.unsaved.goOn}
        </Button>
      </Group>
    </Note>
  )
}
