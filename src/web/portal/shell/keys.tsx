import { Kbd, Modal, Switch, Table } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { bookingKeys } from '../bookings/keys.ts'
import { inboxKeys } from '../inbox/keys.ts'
import { leadKeys } from '../leads/keys.ts'
import { fill, t } from '../texts/index.ts'
import { beside } from './beside.ts'
import { pages } from './navigation.ts'
import { hasSingleKeys, isTyping, keysInTwo, setSingleKeys } from './typing.ts'

interface Layers {
  openPalette: () => void
  openKeys: () => void
  toggleSidebar: () => void
  isAdmin: boolean
}

/** Things that `N` makes with a second letter. Where the page has a button for it, the key presses that. */
function newThings(): { key: string; act: string; to: string }[] {
  return [
    { key: 'b', act: t.bookings.new, to: beside.newBooking() },
    { key: 'l', act: t.leads.add, to: beside.newLead() },
    { key: 'c', act: t.nav.newCall, to: beside.newCall() },
  ]
}

const buttonFor = (key: string) => document.querySelector<HTMLElement>(`[data-new="${key}"]`)

/** ⌘K anywhere; `?`, and `G` or `N` with a letter, outside of fields. */
export function useKeys({ openPalette, openKeys, toggleSidebar, isAdmin }: Layers): void {
  const navigate = useNavigate()
  useEffect(() => {
    const firstOf = keysInTwo()
    const make = ({ key, to }: { key: string; to: string }) => {
      const button = buttonFor(key)
      if (button === null) void navigate({ href: to })
      else button.click()
    }
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      const isPaletteKey = key === 'k' && (event.metaKey || event.ctrlKey)
      if (isPaletteKey) event.preventDefault()
      if (isPaletteKey) return openPalette()
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return
      if (!hasSingleKeys()) return
      const first = firstOf(event)
      const target = pages().find((page) => page.key === key && (isAdmin || !page.isForAdmins))
      const made = newThings().find((one) => one.key === key)
      if (key === '?') openKeys()
      // The player of a recording takes the key for itself.
      else if (key === '[' && !event.defaultPrevented) toggleSidebar()
      else if (first === 'g' && target !== undefined) void navigate({ to: target.to })
      else if (first === 'n' && made !== undefined) make(made)
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
    ...newThings().map(({ key, act }) => ({ keys: [`N ${key.toUpperCase()}`], act })),
    { keys: ['?'], act: t.shell.keys },
    { keys: ['['], act: t.shell.fold },
    ...inboxKeys().map(({ keys, act }) => ({ keys, act: fill(t.inbox.keys.inInbox, { act }) })),
    ...bookingKeys().map(({ keys, act }) => ({ keys, act: fill(t.bookings.keys.inBookings, { act }) })),
    ...leadKeys().map(({ keys, act }) => ({ keys, act: fill(t.leads.keys.inLeads, { act }) })),
  ]
  return (
    <Modal opened={isOpen} onClose={close} title={t.shell.keys} closeButtonProps={{ 'aria-label': t.form.close }}>
      <SingleKeys />
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

function SingleKeys() {
  const [isOn, setOn] = useState(hasSingleKeys)
  return (
    <Switch
      mb={12}
      label={t.shell.singleKeys}
      description={t.shell.singleKeysText}
      checked={isOn}
      onChange={({ currentTarget: { checked } }) => {
        setSingleKeys(checked)
        setOn(checked)
      }}
    />
  )
}
