import { firstWord } from '../business-name.ts'

/** Endings of feminine nouns with which names of businesses begin: "Tanzschule", "Augenarztpraxis", "Bäckerei". */
const FEMININE =
  /(?:schule|praxis|kanzlei|apotheke|werkstatt|klinik|erei|therapie|akademie|agentur|pension|boutique|oase|stube|galerie|optik|kosmetik|station|scheune|muhle)$/u

/** The name of a business in the genitive: "der Tanzschule Adler", "von Harbour Dental". */
export function ofBusiness(name: string): string {
  return FEMININE.test(firstWord(name)) ? `der ${name}` : `von ${name}`
}
