import { namesIn } from '../../../core/keys.ts'
import { LANGUAGES, forLanguage } from '../../../languages/index.ts'
import type { Trait } from '../../../languages/understanding.ts'
import type { Named } from './service-names.ts'
import { fold, has } from '../text.ts'

/** A visitor with a trait does not mean a service with one of these. */
const OPPOSITES: Record<Trait, Trait[]> = {
  talk: [],
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

/** The traits that a folded text tells of the visitor: "never been", "my husband and I". */
function traitsSaid(text: string, language: string): Trait[] {
  const { traits } = forLanguage(language).understanding
  return namesIn(traits).filter((trait) => has(text, traits[trait].said))
}

/** True where a text has words for the trait, in any language that a business may use. */
export function isNamedSo(text: string, trait: Trait): boolean {
  return Object.values(LANGUAGES).some(({ understanding }) => has(text, understanding.traits[trait].named))
}

/** True for a name with a party size, in any language: "Table for 2". */
function namesSize(name: string): boolean {
  return Object.values(LANGUAGES).some(({ understanding }) => has(name, `${understanding.sizeLead} \\d{1,2}`))
}

/** Points of each service for the traits that a folded text tells. Traits that all services fit equally add none. */
export function traitPoints(text: string, services: Named[], language: string): Map<string, number> {
  const points = new Map<string, number>()
  const isBySize = services.filter(({ names }) => names.some((name) => namesSize(fold(name)))).length > 1
  for (const trait of traitsSaid(text, language)) {
    // Between a table for 2 and one for 4, the party size decides.
    if (trait === 'pair' && isBySize) continue
    const isOfName = trait === 'talk' && services.some((service) => isTalk(service))
    const fits = services.map((service) => ({ id: service.id, worth: worthOf(service, trait, isOfName) }))
    if (fits.every(({ worth }) => worth === fits[0]?.worth)) continue
    for (const { id, worth } of fits) points.set(id, (points.get(id) ?? 0) + worth)
  }
  return points
}

/** `isOfName`: the description does not count. */
function worthOf({ names, about = '' }: Named, trait: Trait, isOfName: boolean): number {
  const name = names.map(fold).join('\n')
  if (isNamedSo(name, trait)) return WORTH.name
  // A private lesson with a price for the second person is one for two.
  if (trait === 'pair' && isNamedSo(fold(about), trait)) return WORTH.description
  if (OPPOSITES[trait].some((other) => isNamedSo(name, other))) return -WORTH.name
  return !isOfName && isNamedSo(fold(about), trait) ? WORTH.description : 0
}

/** True for a consultation by its name. */
export function isTalk({ names }: Named): boolean {
  return isNamedSo(names.map(fold).join('\n'), 'talk')
}
