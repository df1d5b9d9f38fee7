import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { useState } from 'react'
import { useAccount } from '../../api/session.ts'
import { Await } from '../../parts/await.tsx'
import { Icon } from '../../parts/icons.tsx'
import { State } from '../../parts/page-states.tsx'
import { Section } from '../../parts/section.tsx'
import { fill, t } from '../../texts/index.ts'
import { Deliveries } from './deliveries.tsx'
import { EndpointDialog } from './endpoint-form.tsx'
import { Endpoints } from './endpoints.tsx'
import { endpointsQuery, type Endpoint } from './queries.ts'
import { SampleDialog } from './sample.tsx'
import { Secret } from './secret.tsx'
import styles from './webhooks.module.css'

export function Webhooks() {
  const { tenant } = useAccount()
  const query = useQuery(endpointsQuery)
  const [dialog, setDialog] = useState<'endpoint' | 'sample' | null>(null)
  const close = () => setDialog(null)
  const endpoints = query.data?.data ?? []
  const acts = (
    <Group gap={8}>
      {endpoints.length > 0 && (
        <Button leftSection={<Icon name="send" size={16} />} onClick={() => setDialog('sample')}>
          {t.webhooks.sample}
        </Button>
      )}
      <Button variant="filled" leftSection={<Icon name="plus" size={16} />} onClick={() => setDialog('endpoint')}>
        {t.webhooks.newEndpoint}
      </Button>
    </Group>
  )
  return (
    <Section title={t.nav.webhooks} text={fill(t.webhooks.text, { business: tenant.name })} act={acts}>
      <div className={styles.setting}>
        <Await query={query} rows={2}>
          {({ data }) => (data.length === 0 ? <NoEndpoints /> : <Endpoints rows={data} />)}
        </Await>
        <Secret />
      </div>
      <Log endpoints={endpoints} />
      <EndpointDialog isOpen={dialog === 'endpoint'} close={close} />
      <SampleDialog isOpen={dialog === 'sample'} close={close} endpoints={endpoints} />
    </Section>
  )
}

function NoEndpoints() {
  return <State icon="hook" title={t.webhooks.none} text={t.webhooks.noneText} />
}

/** List and record: what was sent, and beside it the chosen delivery, or the code that checks one. */
function Log({ endpoints }: { endpoints: Endpoint[] }) {
  return (
    <div className={styles.log}>
      <Deliveries endpoints={endpoints} />
      <div className={styles.record}>
        <Outlet />
      </div>
    </div>
  )
}
