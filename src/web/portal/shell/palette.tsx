import { Combobox, Kbd, Modal, TextInput, UnstyledButton, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { answerOf, api } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { Icon } from '../parts/icons.tsx'
import { usePlace } from '../parts/page-link.tsx'
import { t } from '../texts/index.ts'
import { MODIFIER } from './modifier.ts'
import { optionsOf, type Options } from './found.ts'
import { pages, type Entry } from './navigation.ts'
import styles from './shell.module.css'

interface FinderProps {
  close: () => void
  openKeys: () => void
}

/** Finds people, what belongs to them, and pages and settings by what they do. */
export function Palette({ isOpen, ...acts }: FinderProps & { isOpen: boolean }) {
  return (
    <Modal
      opened={isOpen}
      onClose={acts.close}
      withCloseButton={false}
      size={640}
      classNames={{ header: 'unseen', body: styles.palette! }}
      title={<span className="unseen">{t.shell.find}</span>}
    >
      {isOpen && <Finder {...acts} />}
    </Modal>
  )
}

const TYPED_MS = 120

/** Old results stay while new ones load, so that nothing jumps. */
function foundQuery(q: string) {
  return queryOptions({
    queryKey: ['search', q],
    queryFn: () => answerOf(api.GET('/api/v1/search', { params: { query: { q } } })),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
}

function Finder({ close, openKeys }: FinderProps) {
  const [query, setQuery] = useState('')
  const [asked] = useDebouncedValue(query.trim().slice(0, 100), TYPED_MS)
  const { isAdmin, tenant } = useAccount()
  const found = useQuery(foundQuery(asked)).data
  const navigate = useNavigate()
  const place = usePlace()
  const combobox = useCombobox({ opened: true })
  const fitting = pages().filter((page) => (isAdmin || !page.isForAdmins) && fits(page, query))
  const groups = optionsOf(query.trim() === '' ? undefined : found, fitting, tenant.time_zone)
  const isEmpty = groups.every(({ options }) => options.length === 0)
  useEffect(() => void combobox.selectFirstOption(), [query, found])
  const isForTab = useRef(false)
  const open = (to: string) => {
    if (isForTab.current) return void window.open(to)
    close()
    void navigate(place(to))
  }
  const press = (event: KeyboardEvent) => {
    isForTab.current = event.key === 'Enter' && (event.metaKey || event.ctrlKey)
    if (event.key !== '?' || query !== '') return
    event.preventDefault()
    openKeys()
  }
  return (
    <Combobox store={combobox} onOptionSubmit={open} withinPortal={false}>
      <Combobox.EventsTarget>
        <TextInput
          data-autofocus
          size="md"
          aria-label={t.shell.find}
          placeholder={t.palette.findHint}
          leftSection={<Icon name="search" size={16} />}
          rightSection={<Kbd aria-hidden>Esc</Kbd>}
          rightSectionWidth={56}
          onKeyDown={press}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      </Combobox.EventsTarget>
      {/* The list may be longer than the window: it is scrolled by keys, too. */}
      <Combobox.Options tabIndex={0} mt={12} mah="60vh" aria-label={t.shell.find} className={styles.found!}>
        {groups.map((group) => (
          <Group key={group.label} {...group} />
        ))}
        {isEmpty && <Combobox.Empty>{t.palette.nothingFound}</Combobox.Empty>}
      </Combobox.Options>
      <Foot openKeys={openKeys} />
    </Combobox>
  )
}

/** The list of keys; "?" is a button, because in the field it is a letter. */
function Foot({ openKeys }: { openKeys: () => void }) {
  return (
    <div className={styles.paletteFoot}>
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t.palette.choose}
      </span>
      <span>
        <Kbd>↵</Kbd> {t.palette.open}
      </span>
      <span>
        <Kbd>{MODIFIER} ↵</Kbd> {t.palette.newTab}
      </span>
      <UnstyledButton onClick={openKeys} className={styles.paletteKeys!}>
        <Kbd>?</Kbd> {t.palette.allKeys}
      </UnstyledButton>
    </div>
  )
}

function Group({ label, options }: Options) {
  if (options.length === 0) return null
  return (
    <Combobox.Group label={label}>
      {options.map(({ to, icon, title, text }) => (
        <Combobox.Option key={to} value={to} className={styles.option!}>
          <Icon name={icon} size={16} />
          <span>
            {title} {text !== null && <span className="meta">{text}</span>}
          </span>
        </Combobox.Option>
      ))}
    </Combobox.Group>
  )
}

function fits({ label, words }: Entry, query: string): boolean {
  const text = `${label} ${words}`.toLowerCase()
  return query
    .toLowerCase()
    .split(' ')
    .every((word) => text.includes(word))
}
