import { Badge } from '@mantine/core'
import { t } from '../../texts/index.ts'
import type { Connection } from './queries.ts'

export function ConnectionState({ connection: { enabled, state } }: { connection: Connection }) {
  if (!enabled) return <Badge>{t.crm.off}</Badge>
  return <Badge data-tone={state === 'active' ? 'ok' : 'bad'}>{t.crm.states[state]}</Badge>
}

export function nameOf({ name, provider }: Pick<Connection, 'name' | 'provider'>): string {
  return name ?? t.crm.providers[provider]
}
