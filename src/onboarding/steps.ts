/** The steps of the set-up, in their order. */
export const STEPS = ['business', 'website', 'hours', 'services', 'documents', 'widget', 'try', 'live'] as const
export type Step = (typeof STEPS)[number]
