import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The list of pages names its labels by texts that only a browser loads, so it is read as text. */
const NAVIGATION = join(import.meta.dirname, '../../../src/web/portal/shell/navigation.ts')
const STEPS = ['business', 'website', 'hours', 'services', 'documents', 'widget', 'try', 'live']

/** Addresses of the pages without an id: those of the portal's navigation. */
export function pagesListed(): string[] {
  return [...new Set([...readFileSync(NAVIGATION, 'utf8').matchAll(/to: '(\/[^']*)'/g)].map(([, path]) => path!))]
}

/** The steps of a new business. */
export function stepsOfWelcome(): string[] {
  return STEPS.map((step) => `/welcome/${step}`)
}
