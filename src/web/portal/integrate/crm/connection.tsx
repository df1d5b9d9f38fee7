import { Button, Group } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { answerOf, api } from '../../api/client.ts'
import { Await } from '../../parts/await.tsx'
import { Confirmed } from '../../parts/confirm.tsx'
import { Note } from '../../parts/note.tsx'
import { Refused } from '../../parts/refused.tsx'
import { Section } from '../../parts/section.tsx'
import { fill, t } from '../../texts/index.ts'
import { ConnectionDialog } from './connection-form.tsx'
import { ConnectionState, nameOf } from './connection-state.tsx'
import { Mapping } from './mapping.tsx'
import { connectionQuery, refreshCrm, type Connection } from './queries.ts'
import styles from './crm.module.css'

const route = getRouteApi('/shell/integrate/crm/$connectionId')

export function CrmConnection() {
  const { connectionId } = route.useParams()
  const query = useQuery(connectionQuery(connectionId))
  return (
    <>
      <p className={styles.back}>
        <Link to="/integrate/crm">{t.crm.back}</Link>
      </p>
      <Await query={query}>{(connection) => <Record key={connectionId} connection={connection} />}</Await>
    </>
  )
}

function Record({ connection }: { connection: Connection }) {
  const [isEditing, setEditing] = useState(false)
  return (
    <Section title={nameOf(connection)} text={t.crm.recordText}>
      <div className={styles.standing}>
        <ConnectionState connection={connection} />
        <Trial connection={connection} />
        <Switch connection={connection} />
        <Button size="xs" onClick={() => setEditing(true)}>
          {t.crm.edit}
        </Button>
        <Disconnect connection={connection} />
      </div>
      {connection.error !== null && <Note tone="bad">{connection.error}</Note>}
      <Mapping connection={connection} />
      <ConnectionDialog isOpen={isEditing} close={() => setEditing(false)} connection={connection} />
    </Section>
  )
}

/** The credentials tried, and everything pushed. */
function Trial({ connection: { connection_id: id, enabled } }: { connection: Connection }) {
  const params = { path: { connection_id: id } }
  const test = useMutation({
    mutationFn: () => answerOf(api.POST('/api/v1/crm/connections/{connection_id}/test', { params })),
    onSettled: refreshCrm,
  })
  const push = useMutation({
    mutationFn: () => answerOf(api.POST('/api/v1/crm/connections/{connection_id}/sync', { params })),
    onSettled: refreshCrm,
  })
  const problem = test.error ?? push.error
  return (
    <>
      <Group gap={8}>
        <Button size="xs" loading={test.isPending} onClick={() => test.mutate()}>
          {t.crm.test}
        </Button>
        <Button size="xs" loading={push.isPending} disabled={!enabled} onClick={() => push.mutate()}>
          {t.crm.pushAll}
        </Button>
      </Group>
      <Refused error={problem} />
      <div role="status" className={styles.told}>
        {test.data !== undefined && (
          <Note tone={test.data.ok ? 'ok' : 'bad'}>
            {test.data.ok ? t.crm.works : fill(t.crm.worksNot, { reason: test.data.error ?? '' })}
          </Note>
        )}
        {push.data !== undefined && (
          <Note tone="info">
            {t.crm.pushing} <Link to="/integrate/crm">{t.crm.seeLedger}</Link>
          </Note>
        )}
      </div>
    </>
  )
}

function Switch({ connection: { connection_id: id, enabled } }: { connection: Connection }) {
  const switching = useMutation({
    mutationFn: () =>
      answerOf(
        api.PATCH('/api/v1/crm/connections/{connection_id}', {
          params: { path: { connection_id: id } },
          body: { enabled: !enabled },
        }),
      ),
    onSettled: refreshCrm,
  })
  return (
    <>
      <Refused error={switching.error} />
      <Button size="xs" loading={switching.isPending} onClick={() => switching.mutate()}>
        {enabled ? t.crm.switchOff : t.crm.switchOn}
      </Button>
    </>
  )
}

function Disconnect({ connection }: { connection: Connection }) {
  const navigate = useNavigate()
  const path = { connection_id: connection.connection_id }
  return (
    <Confirmed
      label={t.crm.delete}
      title={fill(t.crm.deleteTitle, { name: nameOf(connection) })}
      act={t.crm.deleteAct}
      keep={t.form.keep}
      send={async () => {
        await answerOf(api.DELETE('/api/v1/crm/connections/{connection_id}', { params: { path } }))
        await navigate({ to: '/integrate/crm', ignoreBlocker: true })
        await refreshCrm()
      }}
    >
      {t.crm.deleteText}
    </Confirmed>
  )
}
