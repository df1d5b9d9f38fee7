import { Button, Group, Modal } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { t } from '../texts/index.ts'

/** Asks before a form that was changed is left, by a link, by Back or with the tab. */
export function Unsaved({ isDirty }: { isDirty: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && addressOf(current) !== addressOf(next),
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  return (
    <Modal
      opened={status === 'blocked'}
      onClose={() => reset?.()}
      title={t.unsaved.title}
      closeButtonProps={{ 'aria-label': t.form.close }}
    >
      <p className="dim">{t.unsaved.dialog}</p>
      <Group mt="md" gap={8}>
        <Button variant="danger" onClick={() => proceed?.()}>
          {t.unsaved.discard}
        </Button>
        <Button onClick={() => reset?.()}>{t.unsaved.goOn}</Button>
      </Group>
    </Modal>
  )
}

/** A link within the page leaves nothing. */
function addressOf({ pathname, search }: { pathname: string; search: unknown }): string {
  return pathname + JSON.stringify(search)
}
