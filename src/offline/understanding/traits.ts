import { LANGUAGES, forLanguage } from '../../languages/index.ts'
import type { Trait } from '../../languages/understanding.ts'
import type { Named } from './services.ts'
import { fold, has } from './text.ts'

/** A service with one of these is not meant by who says the other. */
const OPPOSITES: Record<Trait, Trait[]> = {
  first: ['again', 'expert'],
  again: ['first'],
  expert: ['first'],
  pair: ['alone'],
  group: ['alone', 'pair'],
  alone: ['group', 'pair'],
  large: ['small'],
  small: ['large'],
}
const WORTH = { name: 1, description: 0.8 }

/** The traits that visitors tell in a folded text: "never been", "my husband and I". */
function traitsSaid(text: string, language: string): Trait[] {
  const { traits } = forLanguage(language).understanding
  return (Object.keys(traits) as Trait[]).filter((trait) => has(text, traits[trait].said))
}

/** A business names its services in any of the languages. */
function isNamedSo(text: string, trait: Trait): boolean {
  return Object.values(LANGUAGES).some(({ understanding }) => has(text, understanding.traits[trait].named))
}

/** "Table for 2", in any of the languages. */
function namesSize(name: string): boolean {
  return Object.values(LANGUAGES).some(({ understanding }) => has(name, `${understanding.sizeLead} \\d{1,2}`))
}

/** How well each service fits the traits that a folded text tells; nothing where they tell none from another. */
export function traitPoints(text: string, services: Named[], language: string): Map<string, number> {
  const points = new Map<string, number>()
  const isBySize = services.filter(({ names }) => names.some((name) => namesSize(fold(name)))).length > 1
  for (const trait of traitsSaid(text, language)) {
    // Of a table for 2 and one for 4, the number of people tells.
    if (trait === 'pair' && isBySize) continue
    const fits = services.map((service) => ({ id: service.id, worth: worthOf(service, trait) }))
    if (fits.every(({ worth }) => worth === fits[0]?.worth)) continue
    for (const { id, worth } of fits) points.set(id, (points.get(id) ?? 0) + worth)
  }
  return points
}

function worthOf({ names, about = '' }: Named, trait: Trait): number {
  const name = names.map(fold).join('\n')
  if (isNamedSo(name, trait)) return WORTH.name
  if (OPPOSITES[trait].some((other) => isNamedSo(name, other))) return -WORTH.name
  return isNamedSo(fold(about), trait) ? WORTH.description : 0
}
