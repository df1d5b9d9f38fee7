const SHOWN = ['mend', 'answered', 'bookings', 'all'] as const

export type Shown = (typeof SHOWN)[number]

/** The rows that an address asks for; without a word, those to mend. */
export function examSearch({ show }: Record<string, unknown>): { show?: Shown } {
  const known = SHOWN.find((one) => one === show)
  return known === undefined ? {} : { show: known }
}
