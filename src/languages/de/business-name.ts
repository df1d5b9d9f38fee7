import { firstWord } from '../business-name.ts'

/** Ends of nouns that names of businesses begin with: "Tanzschule", "Augenarztpraxis", "Bäckerei". */
const HER =
  /(?:schule|praxis|kanzlei|apotheke|werkstatt|klinik|erei|therapie|akademie|agentur|pension|boutique|oase|stube|galerie|optik|kosmetik|station|scheune|muhle)$/u

/** "Der Tanzschule Adler", "von Harbour Dental". */
export function ofBusiness(name: string): string {
  return HER.test(firstWord(name)) ? `der ${name}` : `von ${name}`
}
