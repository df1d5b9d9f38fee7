import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { Icon } from './icons.tsx'

interface FindFieldProps {
  label: string
  /** The words of the current search; empty: everything is listed. */
  q: string
  find(q: string): void
  className?: string | undefined
}

const TYPED_MS = 250

/** Finds what is typed, a moment after the last key. Where the words are taken away elsewhere, the field is empty again. */
export function FindField({ label, q, find, className }: FindFieldProps) {
  const findLater = useDebouncedCallback(find, TYPED_MS)
  return (
    <TextInput
      key={q === '' ? 'empty' : 'filled'}
      type="search"
      className={className ?? ''}
      aria-label={label}
      placeholder={label}
      leftSection={<Icon name="search" size={16} />}
      defaultValue={q}
      autoFocus={q !== ''}
      onChange={({ currentTarget }) => findLater(currentTarget.value)}
    />
  )
}
