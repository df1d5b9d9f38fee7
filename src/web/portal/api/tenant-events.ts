import type { Api } from './client.ts'

export type TenantEvent = Api['TenantEvent']

export type Change = Extract<TenantEvent, { event: 'change' }>['data']
