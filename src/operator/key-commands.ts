import { word, type Command } from './command.ts'
import { tenantNamed } from './operator.ts'
import { textTable } from './text-table.ts'

interface ListedKey {
  api_key_id: string
  tenant_id: string
  name: string
  kind: string
  last_four: string
  last_used_at: string | null
  expires_at: string | null
}

interface ShownKey {
  api_key_id: string
  tenant_id: string
  key: string
}

const MAX_NAME_CHARACTERS = 120

export const keyCommands: Command[] = [
  {
    name: 'keys list',
    parameters: [],
    options: { tenant: { value: 'TENANT', about: 'Of this tenant only.' } },
    about: 'The API keys of all tenants, without the keys themselves.',
    async run(deps, { options }): Promise<ListedKey[]> {
      const tenant = options['tenant'] === undefined ? undefined : await tenantNamed(deps, options['tenant'])
      return (await deps.auth.keys(tenant?.id)).map((key) => ({
        api_key_id: key.id,
        tenant_id: key.tenantId,
        name: key.name,
        kind: key.kind,
        last_four: key.lastFour,
        last_used_at: key.lastUsedAt?.toISOString() ?? null,
        expires_at: key.expiresAt?.toISOString() ?? null,
      }))
    },
    show: (keys: ListedKey[]) =>
      keys.length === 0
        ? 'There are no API keys.'
        : textTable(
            ['API_KEY_ID', 'TENANT_ID', 'KIND', 'ENDS WITH', 'LAST USED', 'NAME'],
            keys.map((one) => [
              one.api_key_id,
              one.tenant_id,
              one.kind,
              one.last_four,
              one.last_used_at?.slice(0, 10) ?? 'never',
              one.name,
            ]),
          ),
  },
  {
    name: 'keys create',
    parameters: ['TENANT', 'NAME'],
    options: { kind: { value: 'KIND', about: 'standard or admin (standard).' } },
    about: 'Makes an API key and prints it, this once.',
    problem(given) {
      const { kind = 'standard' } = given.options
      if (kind !== 'standard' && kind !== 'admin') return '--kind is standard or admin'
      const { length } = word(given, 'NAME').trim()
      return length > 0 && length <= MAX_NAME_CHARACTERS ? undefined : `NAME has 1 to ${MAX_NAME_CHARACTERS} characters`
    },
    async run(deps, given): Promise<ShownKey> {
      const tenant = await tenantNamed(deps, word(given, 'TENANT'))
      const kind = given.options['kind'] === 'admin' ? 'admin' : 'standard'
      const { id, key } = await deps.auth.createKey(tenant.id, { name: word(given, 'NAME').trim(), kind })
      return { api_key_id: id, tenant_id: tenant.id, key }
    },
    show: ({ key, api_key_id: id }: ShownKey) => `${key}\n\nThe key ${id} is shown this once.`,
  },
  {
    name: 'keys revoke',
    parameters: ['API_KEY_ID'],
    about: 'Ends an API key.',
    async run(deps, given) {
      const id = word(given, 'API_KEY_ID')
      await deps.auth.revokeKey(id)
      return { api_key_id: id, revoked: true }
    },
    show: ({ api_key_id: id }: { api_key_id: string }) => `${id} is no key any more.`,
  },
]
