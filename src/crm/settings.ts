export const PROVIDERS = ['hubspot', 'pipedrive', 'salesforce', 'webhook'] as const
export type Provider = (typeof PROVIDERS)[number]

/** Settings readable by connection managers. */
export const PUBLIC_NAMES = [
  'base_url',
  'url',
  'client_id',
  'id_property',
  'external_id_field',
  'api_version',
  'company',
] as const

/** Write-only settings. */
export const SECRET_NAMES = ['access_token', 'api_token', 'client_secret', 'refresh_token'] as const

type PublicName = (typeof PUBLIC_NAMES)[number]
export type SecretName = (typeof SECRET_NAMES)[number]
export type PublicSettings = Partial<Record<PublicName, string>>
export type Credentials = Partial<Record<SecretName, string>>

/** Settings in a body; null removes one. */
export type GivenSettings = Partial<Record<PublicName | SecretName, string | null | undefined>>

export interface ConnectionSettings {
  settings: PublicSettings
  credentials: Credentials
}

/** Per provider: supported settings, required settings, defaults. */
interface ProviderSettings {
  names: readonly (PublicName | SecretName)[]
  /** One of these sets must be complete. */
  needs: readonly (readonly (PublicName | SecretName)[])[]
  defaults: PublicSettings
}

const SETTINGS: Record<Provider, ProviderSettings> = {
  hubspot: {
    names: ['base_url', 'access_token', 'client_id', 'client_secret', 'refresh_token', 'id_property'],
    needs: [['access_token'], ['refresh_token', 'client_id', 'client_secret']],
    defaults: { base_url: 'https://api.hubapi.com', id_property: 'front_desk_lead_id' },
  },
  pipedrive: {
    names: ['base_url', 'api_token'],
    needs: [['api_token']],
    defaults: { base_url: 'https://api.pipedrive.com' },
  },
  salesforce: {
    names: ['base_url', 'client_id', 'client_secret', 'refresh_token', 'external_id_field', 'api_version', 'company'],
    needs: [['base_url', 'client_id', 'client_secret']],
    defaults: { external_id_field: 'FrontDesk_Id__c', api_version: 'v62.0', company: 'Unknown' },
  },
  webhook: { names: ['url'], needs: [['url']], defaults: {} },
}

/** The setting with the CRM's address; secrets are sent there. */
export const addressName = (provider: Provider): 'url' | 'base_url' => (provider === 'webhook' ? 'url' : 'base_url')

/** Merges the patch into the stored settings, and drops those the provider does not support. */
export function mergedSettings(
  provider: Provider,
  before: ConnectionSettings,
  given: GivenSettings,
): ConnectionSettings {
  const merged: ConnectionSettings = { settings: {}, credentials: {} }
  const { names } = SETTINGS[provider]
  const chosen = (name: PublicName | SecretName, old: string | undefined) =>
    given[name] === undefined ? old : (given[name] ?? undefined)
  for (const name of PUBLIC_NAMES.filter((known) => names.includes(known))) {
    const value = chosen(name, before.settings[name])
    if (value !== undefined) merged.settings[name] = value
  }
  for (const name of SECRET_NAMES.filter((known) => names.includes(known))) {
    const value = chosen(name, before.credentials[name])
    if (value !== undefined) merged.credentials[name] = value
  }
  return merged
}

/** Missing settings of the most nearly complete way to authenticate; empty when complete. */
export function missingSettings(provider: Provider, { settings, credentials }: ConnectionSettings): string[] {
  const all: GivenSettings = { ...settings, ...credentials }
  const ways = SETTINGS[provider].needs.map((names) => ({
    missing: names.filter((name) => all[name] === undefined),
    given: names.filter((name) => all[name] !== undefined),
  }))
  const whole = ways.find(({ missing }) => missing.length === 0)
  const [nearest] = ways.toSorted((a, b) => b.given.length - a.given.length || a.missing.length - b.missing.length)
  return (whole ?? nearest)?.missing ?? []
}

export function withDefaults(provider: Provider, settings: PublicSettings): PublicSettings {
  return { ...SETTINGS[provider].defaults, ...settings }
}

/** Secrets are bound to one origin, and must be given again for another. */
export function originOf(provider: Provider, settings: PublicSettings): string | undefined {
  return URL.parse(withDefaults(provider, settings)[addressName(provider)] ?? '')?.origin
}
