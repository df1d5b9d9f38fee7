import { useEffect } from 'react'
import { onKeys } from '../shell/typing.ts'
import { t } from '../texts/index.ts'
import type { Lead } from './queries.ts'
import { STATUSES, type Status } from './search.ts'

/** The search for the lead to merge with. */
export const MERGE_FIELD = 'lead-merge'

/** The keys of leads, as the list of keys shows them. */
export function leadKeys(): { keys: string[]; act: string }[] {
  const { keys } = t.leads
  return [
    { keys: STATUSES.map((_, index) => String(index + 1)), act: keys.status },
    { keys: ['M'], act: keys.merge },
  ]
}

/** The status that a key from 1 to 5 sets. */
export function statusOfKey(key: string): Status | undefined {
  return STATUSES[Number(key) - 1]
}

/** Acts on the open lead, outside of fields and dialogs alone. */
export function useLeadKeys(lead: Lead, change: (lead: Lead, status: Status) => void): void {
  useEffect(() =>
    onKeys((key) => {
      const status = statusOfKey(key)
      if (status !== undefined) change(lead, status)
      if (key === 'm') document.getElementById(MERGE_FIELD)?.focus()
      return status !== undefined || key === 'm'
    }),
  )
}
