import { t } from '../texts/index.ts'

interface Shown {
  client_name: string | null
  client_email: string | null
  client_phone: string | null
  status: 'active' | 'handoff' | 'ended'
  handoff: { handled_by: string | null } | null
}

export function visitorOf({
  client_name: name,
  client_email: email,
  client_phone: phone,
}: Omit<Shown, 'status' | 'handoff'>): string {
  return name ?? email ?? phone ?? t.inbox.someone
}

export function stateOf({ status, handoff }: Pick<Shown, 'status' | 'handoff'>): string {
  if (status !== 'handoff') return t.inbox.states[status]
  return handoff?.handled_by == null ? t.inbox.states.waiting : t.inbox.states.handled
}
