import { ActionIcon, Checkbox, Group, NativeSelect, Popover, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Icon } from '../parts/icons.tsx'
import { t } from '../texts/index.ts'
import { chooseAlerts, mayShow, ring, useAlertChoice, VOLUMES } from './alerts.ts'

/** Notification and sound of this browser, each after a yes. */
export function AlertMenu() {
  const choice = useAlertChoice()
  const [isRefused, setRefused] = useState(false)
  const choose = async (isShown: boolean) => {
    const isAllowed = !isShown || (await mayShow())
    setRefused(!isAllowed)
    chooseAlerts({ isShown: isShown && isAllowed })
  }
  return (
    <Popover position="bottom-end" shadow="md" width={300} trapFocus>
      <Popover.Target>
        <ActionIcon
          variant={choice.isShown || choice.isHeard ? 'light' : 'subtle'}
          size={32}
          aria-label={t.inbox.alerts.title}
        >
          <Icon name="bell" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t.inbox.alerts.title}>
        <Stack gap={10}>
          <p className="dim">{t.inbox.alerts.text}</p>
          <Checkbox
            label={t.inbox.alerts.shown}
            checked={choice.isShown}
            onChange={({ currentTarget }) => void choose(currentTarget.checked)}
          />
          <Checkbox
            label={t.inbox.alerts.heard}
            checked={choice.isHeard}
            onChange={({ currentTarget: { checked } }) => {
              chooseAlerts({ isHeard: checked })
              if (checked) ring()
            }}
          />
          <Loudness />
          <QuietHours />
          <div role="alert">{isRefused && <p className="meta">{t.inbox.alerts.refused}</p>}</div>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

function Loudness() {
  const choice = useAlertChoice()
  return (
    <NativeSelect
      size="xs"
      label={t.inbox.alerts.volume}
      data={(Object.keys(VOLUMES) as (keyof typeof VOLUMES)[]).map((value) => ({
        value,
        label: t.inbox.alerts.volumes[value],
      }))}
      value={choice.volume}
      onChange={({ currentTarget }) => {
        chooseAlerts({ volume: currentTarget.value as keyof typeof VOLUMES })
        if (choice.isHeard) ring()
      }}
    />
  )
}

/** Quiet hours, by the clock of this computer. */
function QuietHours() {
  const choice = useAlertChoice()
  return (
    <Group gap={8} grow>
      <TextInput
        size="xs"
        type="time"
        label={t.inbox.alerts.quietFrom}
        value={choice.quietFrom}
        onChange={({ currentTarget }) => chooseAlerts({ quietFrom: currentTarget.value })}
      />
      <TextInput
        size="xs"
        type="time"
        label={t.inbox.alerts.quietTo}
        value={choice.quietTo}
        onChange={({ currentTarget }) => chooseAlerts({ quietTo: currentTarget.value })}
      />
    </Group>
  )
}
