import '@mantine/notifications/styles.css'
import { Button, Group } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { t } from '../texts/index.ts'
import { PageButton } from './page-link.tsx'
import styles from './toasts.module.css'

/** Where toasts appear: one at a time. Loaded after the page, because none stands there at first. */
export default function Toasts() {
  return <Notifications position="bottom-left" limit={1} />
}

const LOOK = { root: styles.toast!, body: styles.body!, description: styles.words!, closeButton: styles.close! }

/** How long an act can be taken back; the server waits two seconds more. */
export const UNDO_MS = 8_000

interface Undoable {
  /** Says what was done. */
  words: string
  /** Takes it back, and returns what to say then. */
  undo: () => Promise<string>
}

/** Says what was done, with a button that takes it back. */
export function showUndo({ words, undo }: Undoable): void {
  const takeBack = async (): Promise<void> => {
    notifications.update({ id, message: await undo(), autoClose: SAID_MS })
  }
  const id = notifications.show({
    autoClose: UNDO_MS,
    classNames: LOOK,
    closeButtonProps: { 'aria-label': t.form.close },
    message: (
      <Group gap={12} justify="space-between" wrap="nowrap">
        <span>{words}</span>
        <Button size="compact-sm" className={styles.undo} onClick={() => void takeBack()}>
          {t.form.undo}
        </Button>
      </Group>
    ),
  })
}

interface Said {
  words: string
  /** A link to where more of it stands. */
  act: string
  to: string
}

/** Says what happened elsewhere. */
export function showSaid({ words, act, to }: Said): void {
  notifications.show({
    autoClose: SAID_MS,
    classNames: LOOK,
    closeButtonProps: { 'aria-label': t.form.close },
    message: (
      <Group gap={12} justify="space-between" wrap="nowrap">
        <span>{words}</span>
        <PageButton to={to} size="compact-sm" className={styles.undo!}>
          {act}
        </PageButton>
      </Group>
    ),
  })
}

const SAID_MS = 8_000
