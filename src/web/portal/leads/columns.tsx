import { Button, Checkbox, Popover, Stack } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useAccount } from '../api/session.ts'
import { Icon } from '../parts/icons.tsx'
import { t } from '../texts/index.ts'

const CHOICES = ['wish', 'phone', 'email', 'source', 'crm', 'since'] as const
export type ColumnName = (typeof CHOICES)[number]

const AT_FIRST: ColumnName[] = ['wish', 'phone', 'source', 'since']

/** Which columns the table has, beside name and status: kept in this browser, for each person. */
export function useColumns(): [ColumnName[], (chosen: ColumnName[]) => void] {
  const { user } = useAccount()
  const [kept, keep] = useLocalStorage<string[]>({
    key: `leads-columns-${user.user_id}`,
    defaultValue: AT_FIRST,
    getInitialValueInEffect: false,
  })
  return [CHOICES.filter((name) => kept.includes(name)), keep]
}

export function ColumnChoice({ chosen, choose }: { chosen: ColumnName[]; choose: (chosen: ColumnName[]) => void }) {
  return (
    <Popover position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>
        <Button leftSection={<Icon name="sliders" size={16} />}>{t.leads.columns}</Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t.leads.columns}>
        <Checkbox.Group value={chosen} onChange={choose}>
          <Stack gap={8}>
            {CHOICES.map((name) => (
              <Checkbox key={name} value={name} label={t.leads[name]} />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  )
}
