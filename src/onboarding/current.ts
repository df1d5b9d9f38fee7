import { isOneOf } from '../core/keys.ts'
import { WEEKDAYS } from '../core/days.ts'
import type { Bookings } from '../bookings/index.ts'
import type { Tenants } from '../tenants/index.ts'
import { bare, type Value } from './finding/finding.ts'
import { isSame } from './proposals.ts'
import type { Proposal } from './repository.ts'

/** The value that the settings have for what a proposal is about; undefined where they have none. */
export type CurrentValue = (proposal: Pick<Proposal, 'kind' | 'subject'>) => Value | undefined

interface CurrentDeps {
  tenants: Pick<Tenants, 'get'>
  bookings: Pick<Bookings, 'services' | 'resources'>
}

const EVERY = { limit: 1_000 }

export async function currentValues({ tenants, bookings }: CurrentDeps, tenantId: string): Promise<CurrentValue> {
  const [{ business, assistant, widget }, services, resources] = await Promise.all([
    tenants.get(tenantId),
    bookings.services.list(tenantId, EVERY),
    bookings.resources.list(tenantId, EVERY),
  ])
  const serviceNamed = (subject: string): Value | undefined => {
    const service = services.data.find(({ name }) => bare(name) === subject)
    if (service === undefined) return undefined
    const { name, durationMinutes, price, aliases } = service
    const shown = price === null ? null : String(price)
    return { kind: 'service', name, duration_minutes: durationMinutes, is_duration_usual: false, price: shown, aliases }
  }
  return ({ kind, subject }) => {
    switch (kind) {
      case 'address':
      case 'phone':
      case 'email':
        return business[kind] === null ? undefined : { kind, text: business[kind] }
      case 'hours': {
        if (!isOneOf(WEEKDAYS, subject)) return undefined
        const spans = business.hours[subject]
        return spans && { kind, day: subject, spans }
      }
      case 'service':
        return serviceNamed(subject)
      case 'staff': {
        const person = resources.data.find(({ name }) => bare(name) === subject)
        return person && { kind, name: person.name, role: null }
      }
      case 'greeting':
        return assistant.greeting === null ? undefined : { kind, text: assistant.greeting }
      case 'questions':
        return widget.questions.length === 0 ? undefined : { kind, questions: widget.questions }
      case 'knowledge':
        return undefined
    }
  }
}

export const AGREEMENTS = ['agrees', 'pages_disagree', 'settings_disagree'] as const

export function agreementOf({ candidates }: Pick<Proposal, 'candidates'>, current: Value | undefined) {
  if (candidates.length > 1) return 'pages_disagree'
  const [only] = candidates
  return current !== undefined && only !== undefined && !isSame(current, only.value) ? 'settings_disagree' : 'agrees'
}
