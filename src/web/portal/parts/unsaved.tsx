import { Button, Group, Modal } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { fill, t } from '../texts/index.ts'
import type { Submitting } from './form.ts'
import { SubmitButton } from './submit.tsx'
import styles from './unsaved.module.css'

interface UnsavedProps {
  /** The changed fields, by their labels. None: there is no bar, and nothing asks. */
  changed: string[]
  of: Submitting
  discard: () => void
}

/** At the foot of a form with changes: their names, Discard and Save. Leaving the page asks. */
export function Unsaved({ changed, of, discard }: UnsavedProps) {
  const isDirty = changed.length > 0
  useTitleMark(isDirty)
  const fields = new Intl.ListFormat(document.documentElement.lang, { style: 'narrow' }).format(changed)
  return (
    <>
      <LeaveQuestion isDirty={isDirty} />
      {isDirty && (
        <div className={styles.bar} role="region" aria-label={t.unsaved.bar}>
          <p>{fill(t.unsaved.fields, { fields })}</p>
          <Group gap={8} wrap="nowrap">
            <Button variant="quiet" onClick={discard}>
              {t.unsaved.discard}
            </Button>
            <SubmitButton of={of} label={t.unsaved.save} variant="default" />
          </Group>
        </div>
      )}
    </>
  )
}

/** A move inside of the portal is asked here; the browser asks when the tab is closed. */
export function LeaveQuestion({ isDirty }: { isDirty: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && addressOf(current) !== addressOf(next),
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  return (
    <Modal
      opened={status === 'blocked'}
      onClose={() => reset?.()}
      title={t.unsaved.leaveTitle}
      closeButtonProps={{ 'aria-label': t.form.close }}
    >
      <p className="dim">{t.unsaved.leaveText}</p>
      <Group mt="md" gap={8}>
        <Button variant="danger" onClick={() => proceed?.()}>
          {t.unsaved.leave}
        </Button>
        <Button onClick={() => reset?.()}>{t.unsaved.stay}</Button>
      </Group>
    </Modal>
  )
}

/** Open parts of a page are in its address; a link within the page leaves nothing. */
function addressOf({ pathname, search }: { pathname: string; search: unknown }): string {
  return pathname + JSON.stringify(search)
}

const MARK = '• '

function useTitleMark(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    document.title = MARK + document.title
    return () => void (document.title = document.title.replace(MARK, ''))
  }, [isDirty])
}
