const OUTCOMES = ['connected', 'denied'] as const

/** The result of Google's page of consent. */
export function consentSearch({ consent }: Record<string, unknown>): { consent?: (typeof OUTCOMES)[number] } {
  const known = OUTCOMES.find((one) => one === consent)
  return known === undefined ? {} : { consent: known }
}
