import { NativeSelect } from '@mantine/core'
import { t } from '../texts/index.ts'
import { CHANNELS, LANGUAGES, SENTIMENTS, type InboxSearch } from './search.ts'
import { languageName } from './words.ts'
import styles from './inbox.module.css'

interface FiltersProps {
  search: InboxSearch
  set: (change: Record<string, string>) => void
}

/** Each filter is one of the address; an empty one is none. */
export function Filters({ search, set }: FiltersProps) {
  const filters = [
    { name: 'channel', label: t.inbox.channel, options: CHANNELS.map((one) => [one, t.inbox.channels[one]] as const) },
    {
      name: 'sentiment',
      label: t.inbox.sentiment,
      options: SENTIMENTS.map((one) => [one, t.inbox.sentiments[one]] as const),
    },
    { name: 'language', label: t.inbox.language, options: LANGUAGES.map((one) => [one, languageName(one)] as const) },
  ] as const
  return (
    <div className={styles.filters}>
      {filters.map(({ name, label, options }) => (
        <NativeSelect
          key={name}
          size="xs"
          aria-label={label}
          data={[{ value: '', label }, ...options.map(([value, words]) => ({ value, label: words }))]}
          value={search[name] ?? ''}
          onChange={({ currentTarget: { value } }) => set({ [name]: value })}
        />
      ))}
    </div>
  )
}
