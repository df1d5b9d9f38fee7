import { Group, MantineProvider, NativeSelect, Table, Title } from '@mantine/core'
import { createElement as h, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { PlainRow } from '../plain-page.ts'

const HEADS = ['Name', 'Status', 'Wants', 'Phone', 'Source', 'Since']
const STATUSES = ['new', 'contacted', 'qualified', 'won', 'lost']

function Plain() {
  const [view, setView] = useState<'today' | 'leads'>('leads')
  return h(
    MantineProvider,
    null,
    h(
      Group,
      null,
      h('button', { id: 'today', onClick: () => setView('today') }, 'Today'),
      h('button', { id: 'leads', onClick: () => setView('leads') }, 'Leads'),
    ),
    view === 'today' ? h(Title, null, 'Today') : h(Leads),
  )
}

function Leads() {
  const [rows, setRows] = useState<PlainRow[]>([])
  useEffect(() => {
    void fetch('/rows')
      .then((response) => response.json() as Promise<PlainRow[]>)
      .then(setRows)
  }, [])
  return h(
    'main',
    null,
    h(Title, null, 'Leads'),
    h(
      Table,
      null,
      h(
        Table.Thead,
        null,
        h(
          Table.Tr,
          null,
          HEADS.map((head) => h(Table.Th, { key: head }, head)),
        ),
      ),
      h(
        Table.Tbody,
        null,
        rows.map((row) => h(Row, { key: row.email, row })),
      ),
    ),
  )
}

function Row({ row }: { row: PlainRow }) {
  return h(
    Table.Tr,
    null,
    h(Table.Td, null, h('a', { href: '#lead' }, row.name), h('div', null, row.email)),
    h(Table.Td, null, h(NativeSelect, { 'aria-label': 'Status', data: STATUSES, defaultValue: row.status })),
    h(Table.Td, null, row.intent),
    h(Table.Td, null, '–'),
    h(Table.Td, null, row.source),
    h(Table.Td, null, row.since),
  )
}

createRoot(document.getElementById('root')!).render(h(Plain))
