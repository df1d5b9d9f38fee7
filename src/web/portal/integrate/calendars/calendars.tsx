import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useAccount } from '../../api/session.ts'
import { Await } from '../../parts/await.tsx'
import { Icon } from '../../parts/icons.tsx'
import { LinkButton } from '../../parts/link-button.tsx'
import { Note } from '../../parts/note.tsx'
import { State } from '../../parts/page-states.tsx'
import { Section } from '../../parts/section.tsx'
import { resourcesQuery, type Resource } from '../../settings/services/queries.ts'
import { fill, t } from '../../texts/index.ts'
import { ConnectionDialog } from './connection-form.tsx'
import { Connections } from './connections.tsx'
import { Feeds } from './feeds.tsx'
import { connectionsQuery, providersQuery } from './queries.ts'

export function Calendars() {
  const { tenant } = useAccount()
  const resources = useQuery(resourcesQuery)
  const [isConnecting, setConnecting] = useState(false)
  const connect = (
    <Button
      variant="filled"
      leftSection={<Icon name="plus" size={16} />}
      disabled={resources.data === undefined || resources.data.length === 0}
      onClick={() => setConnecting(true)}
    >
      {t.calendars.connect}
    </Button>
  )
  return (
    <Section title={t.nav.calendars} text={fill(t.calendars.text, { business: tenant.name })} act={connect}>
      <Consent />
      <SwitchedOff />
      <Await query={resources} rows={2}>
        {(people) => (
          <>
            <Connected resources={people} />
            <Feeds resources={people} />
            <ConnectionDialog isOpen={isConnecting} close={() => setConnecting(false)} resources={people} />
          </>
        )}
      </Await>
    </Section>
  )
}

function Consent() {
  const { consent } = useSearch({ from: '/shell/integrate/calendars' })
  return (
    <div role="status">
      {consent === 'connected' && <Note tone="ok">{t.calendars.consented}</Note>}
      {consent === 'denied' && <Note tone="warn">{t.calendars.denied}</Note>}
    </div>
  )
}

/** Kinds of calendars that this installation cannot connect, each with the reason. */
function SwitchedOff() {
  const { data } = useQuery(providersQuery)
  const off = data?.data.filter(({ available }) => !available) ?? []
  return off.map(({ provider }) => (
    <Note key={provider} tone="info" icon="lock">
      {t.calendars.googleOff} <code>GOOGLE_CLIENT_ID</code>, <code>GOOGLE_CLIENT_SECRET</code>
    </Note>
  ))
}

function Connected({ resources }: { resources: Resource[] }) {
  const query = useQuery(connectionsQuery)
  if (resources.length === 0)
    return (
      <State icon="people" title={t.calendars.nobody} text={t.calendars.nobodyText}>
        <LinkButton to="/settings/services/staff/new">{t.services.newResource}</LinkButton>
      </State>
    )
  return (
    <Await query={query} rows={2}>
      {({ data }) =>
        data.length === 0 ? (
          <State icon="calendar" title={t.calendars.none} text={t.calendars.noneText} />
        ) : (
          <Connections rows={data} resources={resources} />
        )
      }
    </Await>
  )
}
