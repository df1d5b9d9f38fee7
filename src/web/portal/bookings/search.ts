interface DaySearch {
  /** Ids of the staff whose columns are shown; without it all. */
  staff?: string
  /** The lead for whom a booking is being made, or `SOMEBODY`. */
  new?: string
}

export function daySearch({ staff, new: leadId }: Record<string, unknown>): DaySearch {
  return {
    ...(typeof staff === 'string' && staff !== '' && { staff }),
    ...(typeof leadId === 'string' && leadId !== '' && { new: leadId }),
  }
}
