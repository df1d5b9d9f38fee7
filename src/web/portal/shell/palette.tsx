import { Combobox, Modal, TextInput, useCombobox } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useAccount } from '../api/session.ts'
import { Icon } from '../parts/icons.tsx'
import { t } from '../texts/index.ts'
import { pages, type Entry } from './navigation.ts'

/** Finds a page or setting by its name or by what it does. */
export function Palette({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      withCloseButton={false}
      size={640}
      title={<span className="unseen">{t.shell.find}</span>}
    >
      {isOpen && <Finder close={close} />}
    </Modal>
  )
}

function Finder({ close }: { close: () => void }) {
  const [query, setQuery] = useState('')
  const { isAdmin } = useAccount()
  const navigate = useNavigate()
  const combobox = useCombobox({ opened: true })
  const found = pages().filter((page) => (isAdmin || !page.isForAdmins) && fits(page, query))
  useEffect(() => void combobox.selectFirstOption(), [query])
  const open = (to: string) => {
    close()
    void navigate({ to: to as Entry['to'] })
  }
  return (
    <Combobox store={combobox} onOptionSubmit={open} withinPortal={false}>
      <Combobox.EventsTarget>
        <TextInput
          data-autofocus
          size="md"
          aria-label={t.shell.find}
          placeholder={t.shell.findHint}
          leftSection={<Icon name="search" size={16} />}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      </Combobox.EventsTarget>
      <Combobox.Options mt={12} aria-label={t.shell.find}>
        {found.map(({ to, label, icon }) => (
          <Combobox.Option key={to} value={to}>
            <Icon name={icon} size={16} /> {label}
          </Combobox.Option>
        ))}
        {found.length === 0 && <Combobox.Empty>{t.shell.nothingFound}</Combobox.Empty>}
      </Combobox.Options>
    </Combobox>
  )
}

function fits({ label, words }: Entry, query: string): boolean {
  const text = `${label} ${words}`.toLowerCase()
  return query
    .toLowerCase()
    .split(' ')
    .every((word) => text.includes(word))
}
