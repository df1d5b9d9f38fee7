import { ActionIcon, Checkbox, Group, NativeSelect, Popover, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { optionOf } from '../parts/form.ts'
import { namesIn } from '../../../core/keys.ts'
import { useAccount } from '../api/session.ts'
import { Icon } from '../parts/icons.tsx'
import { t } from '../texts/index.ts'
import { chooseAlerts, mayShow, ring, useAlertChoice, VOLUMES } from './alerts.ts'
import { isTold, pushQuery, tellNoMore, tellThisBrowser } from './push.ts'

/** Notification and sound of this browser, each after a yes. */
export function AlertMenu() {
  const { isAdmin } = useAccount()
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
          {isAdmin && <WhenClosed />}
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

/** Web push to this browser, where the operator has set keys for it. */
function WhenClosed() {
  const { data } = useQuery(pushQuery)
  const [isOn, setOn] = useState(isTold)
  const [isFailed, setFailed] = useState(false)
  if (data === undefined) return null
  const { public_key: key } = data
  if (key === null) return <p className="meta">{t.inbox.alerts.closedOff}</p>
  const choose = async (isWanted: boolean) => {
    setFailed(false)
    await (isWanted ? tellThisBrowser(key) : tellNoMore()).then(
      () => setOn(isWanted),
      () => setFailed(true),
    )
  }
  return (
    <>
      <Checkbox
        label={t.inbox.alerts.closed}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => void choose(checked)}
      />
      <div role="alert">{isFailed && <p className="meta">{t.inbox.alerts.closedFailed}</p>}</div>
    </>
  )
}

function Loudness() {
  const choice = useAlertChoice()
  return (
    <NativeSelect
      size="xs"
      label={t.inbox.alerts.volume}
      data={namesIn(VOLUMES).map((value) => ({
        value,
        label: t.inbox.alerts.volumes[value],
      }))}
      value={choice.volume}
      onChange={({ currentTarget }) => {
        chooseAlerts({ volume: optionOf(namesIn(VOLUMES), currentTarget) })
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
