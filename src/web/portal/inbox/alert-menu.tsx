import { ActionIcon, Checkbox, Popover, Stack } from '@mantine/core'
import { useState } from 'react'
import { Icon } from '../parts/icons.tsx'
import { t } from '../texts/index.ts'
import { chooseAlerts, mayShow, ring, useAlertChoice } from './alerts.ts'

/** Notification and sound of this browser, each after a yes. */
export function AlertMenu() {
  const choice = useAlertChoice()
  const [isRefused, setRefused] = useState(false)
  const choose = async (isShown: boolean) => {
    const isAllowed = !isShown || (await mayShow())
    setRefused(!isAllowed)
    chooseAlerts({ ...choice, isShown: isShown && isAllowed })
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
              chooseAlerts({ ...choice, isHeard: checked })
              if (checked) ring()
            }}
          />
          <div role="alert">{isRefused && <p className="meta">{t.inbox.alerts.refused}</p>}</div>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
