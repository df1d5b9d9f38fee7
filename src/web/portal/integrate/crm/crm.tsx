import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAccount } from '../../api/session.ts'
import { Await } from '../../parts/await.tsx'
import { Icon } from '../../parts/icons.tsx'
import { Listing, type Column } from '../../parts/listing.tsx'
import { State } from '../../parts/page-states.tsx'
import { Section } from '../../parts/section.tsx'
import { when } from '../../parts/when.ts'
import { fill, t } from '../../texts/index.ts'
import { ConnectionDialog } from './connection-form.tsx'
import { ConnectionState, nameOf } from './connection-state.tsx'
import { Ledger } from './ledger.tsx'
import { connectionsQuery, type Connection } from './queries.ts'

export function Crm() {
  const { tenant } = useAccount()
  const query = useQuery(connectionsQuery)
  const [isConnecting, setConnecting] = useState(false)
  const connect = (
    <Button variant="filled" leftSection={<Icon name="plus" size={16} />} onClick={() => setConnecting(true)}>
      {t.crm.connect}
    </Button>
  )
  return (
    <Section title={t.nav.crm} text={fill(t.crm.text, { business: tenant.name })} act={connect}>
      <Await query={query} rows={2}>
        {({ data }) => (
          <>
            {data.length === 0 && <State icon="swap" title={t.crm.none} text={t.crm.noneText} />}
            {data.length > 0 && <Connections rows={data} />}
            <Ledger connections={data} />
          </>
        )}
      </Await>
      <ConnectionDialog isOpen={isConnecting} close={() => setConnecting(false)} />
    </Section>
  )
}

function Connections({ rows }: { rows: Connection[] }) {
  const { time_zone: zone } = useAccount().tenant
  const columns: Column<Connection>[] = [
    {
      label: t.crm.connection,
      isName: true,
      cell: (connection) => (
        <div>
          <Link to="/integrate/crm/$connectionId" params={{ connectionId: connection.connection_id }}>
            {nameOf(connection)}
          </Link>
          <p className="meta">{t.crm.providers[connection.provider]}</p>
        </div>
      ),
    },
    { label: t.crm.state, cell: (connection) => <ConnectionState connection={connection} /> },
    {
      label: t.crm.lastArrived,
      cell: ({ last_success_at: at }) => <span className="dim">{at === null ? t.crm.notYet : when(at, zone)}</span>,
    },
  ]
  return <Listing label={t.crm.connections} rows={rows} columns={columns} idOf={({ connection_id: id }) => id} />
}
