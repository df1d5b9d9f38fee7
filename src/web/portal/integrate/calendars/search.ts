const OUTCOMES = ['connected', 'denied'] as const

/** What Google's page of consent came back with. */
export function consentSearch({ consent }: Record<string, unknown>): { consent?: (typeof OUTCOMES)[number] } {
  const known = OUTCOMES.find((one) => one === consent)
  return known === undefined ? {} : { consent: known }
}
