import { Kbd, Modal, Table } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { bookingKeys } from '../bookings/keys.ts'
import { inboxKeys } from '../inbox/keys.ts'
import { leadKeys } from '../leads/keys.ts'
import { fill, t } from '../texts/index.ts'
import { pages } from './navigation.ts'
import { isTyping, keysAfterG } from './typing.ts'

interface Layers {
  openPalette: () => void
  openKeys: () => void
  toggleSidebar: () => void
  isAdmin: boolean
}

/** ⌘K anywhere; `?` and `G` with a letter outside of fields. */
export function useKeys({ openPalette, openKeys, toggleSidebar, isAdmin }: Layers): void {
  const navigate = useNavigate()
  useEffect(() => {
    const isAfterG = keysAfterG()
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      const isPaletteKey = key === 'k' && (event.metaKey || event.ctrlKey)
      if (isPaletteKey) event.preventDefault()
      if (isPaletteKey) return openPalette()
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return
      const target = pages().find((page) => page.key === key && (isAdmin || !page.isForAdmins))
      const isGoing = isAfterG(event)
      if (key === '?') openKeys()
      // The player of a recording takes the key for itself.
      else if (key === '[' && !event.defaultPrevented) toggleSidebar()
      else if (isGoing && target !== undefined) void navigate({ to: target.to })
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}

export function KeyList({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const rows = [
    { keys: ['⌘ K', 'Ctrl K'], act: t.shell.find },
    ...pages()
      .filter(({ key }) => key !== undefined)
      .map(({ key, label }) => ({ keys: [`G ${key!.toUpperCase()}`], act: fill(t.shell.goTo, { page: label }) })),
    { keys: ['?'], act: t.shell.keys },
    { keys: ['['], act: t.shell.fold },
    ...inboxKeys().map(({ keys, act }) => ({ keys, act: fill(t.inbox.keys.inInbox, { act }) })),
    ...bookingKeys().map(({ keys, act }) => ({ keys, act: fill(t.bookings.keys.inBookings, { act }) })),
    ...leadKeys().map(({ keys, act }) => ({ keys, act: fill(t.leads.keys.inLeads, { act }) })),
  ]
  return (
    <Modal opened={isOpen} onClose={close} title={t.shell.keys} closeButtonProps={{ 'aria-label': t.form.close }}>
      <Table verticalSpacing={6}>
        <Table.Tbody>
          {rows.map(({ keys, act }) => (
            <Table.Tr key={act}>
              <Table.Td>{act}</Table.Td>
              <Table.Td>
                {keys.map((key) => (
                  <Kbd key={key} mr={6}>
                    {key}
                  </Kbd>
                ))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  )
}
