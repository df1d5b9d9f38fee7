import { forLanguage } from '../../languages/index.ts'
import type { Receipt } from './receipt.ts'

/** A receipt as one sentence. */
export function confirmationOf({ claims, facts }: Receipt, language: string): string {
  const wording = forLanguage(language).verification
  const reference = facts['reference'] ? ` ${wording.reference}: ${facts['reference']}.` : ''
  if (claims.includes('booked')) return wording.booked(appointment(facts)) + reference
  if (claims.includes('moved')) return wording.moved(appointment(facts)) + reference
  if (claims.includes('cancelled')) return wording.cancelled(appointment(facts))
  if (claims.includes('callback')) return wording.callback(facts)
  if (claims.includes('handed_off')) return 'wait' in facts ? wording.handed_off(facts) : wording.transferred
  return 'closed' in facts ? wording.closed(facts) : wording.noted
}

/** The tool writes `when` in the visitor's language. */
function appointment({ service, staff, when }: Receipt['facts']): string {
  return [service, staff, when].filter(Boolean).join(', ')
}
