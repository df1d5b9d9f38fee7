import { Badge, Button, Group } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf, api } from '../../api/client.ts'
import { useAccount } from '../../api/session.ts'
import { Confirmed } from '../../parts/confirm.tsx'
import { Listing, type Column } from '../../parts/listing.tsx'
import { Note } from '../../parts/note.tsx'
import { Refused } from '../../parts/refused.tsx'
import { when } from '../../parts/when.ts'
import type { Resource } from '../../settings/services/queries.ts'
import { fill, t } from '../../texts/index.ts'
import { ConnectionDialog } from './connection-form.tsx'
import { bookingQuery, refreshCalendars, type Connection } from './queries.ts'
import styles from './calendars.module.css'

interface ConnectionsProps {
  rows: Connection[]
  resources: Resource[]
}

export function Connections({ rows, resources }: ConnectionsProps) {
  const nameOf = ({ resource_id: id }: Connection) =>
    resources.find(({ resource_id: one }) => one === id)?.name ?? t.calendars.deleted
  const columns: Column<Connection>[] = [
    {
      label: t.calendars.whose,
      isName: true,
      cell: (connection) => (
        <div>
          <strong>{nameOf(connection)}</strong>
          <p className={`meta ${styles.address}`}>{placeOf(connection)}</p>
        </div>
      ),
    },
    { label: t.calendars.state, cell: (connection) => <Standing connection={connection} /> },
    {
      label: t.calendars.acts,
      isActs: true,
      cell: (connection) => <Acts connection={connection} resources={resources} name={nameOf(connection)} />,
    },
  ]
  return (
    <>
      <Listing label={t.calendars.connections} rows={rows} columns={columns} idOf={({ connection_id: id }) => id} />
      {rows.map((connection) => (
        <Removed key={connection.connection_id} connection={connection} name={nameOf(connection)} />
      ))}
    </>
  )
}

function placeOf({ provider, settings: { url, calendar_id: id } }: Connection): string {
  return [t.calendars.providers[provider], url ?? id].filter((part) => part !== null).join(' · ')
}

const TONES: Record<Connection['status'], string> = {
  unauthorized: 'warn',
  pending: 'warn',
  connected: 'ok',
  failing: 'bad',
}

function Standing({ connection }: { connection: Connection }) {
  const { time_zone: zone } = useAccount().tenant
  const { status, error, last_synced_at: at, blocking, close_after_hours: hours, failing_since: since } = connection
  return (
    <div>
      <Badge data-tone={TONES[status]}>{t.calendars.statuses[status]}</Badge>
      {error !== null && <p className={styles.bad}>{t.calendars.errors[error]}</p>}
      {at !== null && <p className="meta">{fill(t.calendars.looked, { time: when(at, zone) })}</p>}
      {since !== null && blocking && <p className={styles.bad}>{fill(t.calendars.closes, { hours })}</p>}
      {connection.ignored_events > 0 && (
        <p className="meta">{fill(t.calendars.ignored, { count: connection.ignored_events })}</p>
      )}
    </div>
  )
}

interface ActsProps {
  connection: Connection
  resources: Resource[]
  name: string
}

function Acts({ connection, resources, name }: ActsProps) {
  const [isEditing, setEditing] = useState(false)
  const { connection_id: id, authorization_url: consent } = connection
  return (
    <Group gap={4} justify="flex-end">
      {consent !== null && (
        <Button component="a" href={consent} size="xs">
          {t.calendars.consent}
        </Button>
      )}
      <Look id={id} />
      <Button size="xs" variant="quiet" onClick={() => setEditing(true)}>
        {t.calendars.edit}
      </Button>
      <Confirmed
        label={t.calendars.disconnect}
        title={fill(t.calendars.disconnectTitle, { name })}
        act={t.calendars.disconnectAct}
        keep={t.form.keep}
        send={async () => {
          const path = { connection_id: id }
          await answerOf(api.DELETE('/api/v1/calendar-connections/{connection_id}', { params: { path } }))
          await refreshCalendars()
        }}
      >
        {t.calendars.disconnectText}
      </Confirmed>
      <ConnectionDialog
        isOpen={isEditing}
        close={() => setEditing(false)}
        resources={resources}
        connection={connection}
      />
    </Group>
  )
}

/** Asks the calendar first, so that the answer is there at once; then it is read. */
function Look({ id }: { id: string }) {
  const params = { path: { connection_id: id } }
  const looking = useMutation({
    mutationFn: async () => {
      const answer = await answerOf(api.POST('/api/v1/calendar-connections/{connection_id}/test', { params }))
      if (answer.ok) await answerOf(api.POST('/api/v1/calendar-connections/{connection_id}/sync', { params }))
      return answer
    },
    onSettled: refreshCalendars,
  })
  const { data, error } = looking
  return (
    <>
      <Button size="xs" variant="quiet" loading={looking.isPending} onClick={() => looking.mutate()}>
        {t.calendars.look}
      </Button>
      <Refused error={error} />
      <div role="status">
        {data?.ok === true && <Note tone="ok">{t.calendars.works}</Note>}
        {data?.ok === false && data.error !== null && <Note tone="bad">{t.calendars.errors[data.error]}</Note>}
      </div>
    </>
  )
}

/** As many as somebody reads; the mails to the administrators name all. */
const MAX_SHOWN = 10

/** Bookings whose event was deleted in the calendar: calendar and desk disagree until somebody decides. */
function Removed({ connection: { removed_booking_ids: ids }, name }: { connection: Connection; name: string }) {
  if (ids.length === 0) return null
  return (
    <Note tone="warn">
      {fill(t.calendars.removed, { name })}
      <ul className={styles.removed}>
        {ids.slice(0, MAX_SHOWN).map((id) => (
          <RemovedBooking key={id} id={id} />
        ))}
      </ul>
    </Note>
  )
}

function RemovedBooking({ id }: { id: string }) {
  const { data } = useQuery(bookingQuery(id))
  if (data === undefined) return <li>{id}</li>
  return <li>{`${data.client_name}, ${data.service_name}, ${when(data.start, data.time_zone)}`}</li>
}
