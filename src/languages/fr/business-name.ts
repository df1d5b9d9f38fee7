import { firstWord } from '../business-name.ts'

const MASCULINE = new Set(
  'atelier bar bistrot bureau cabinet cafe camping centre cercle chateau chenil club college comptoir cours domaine fournil garage gite groupe gymnase hotel institut laboratoire lycee magasin manege moulin musee pole poney relais restaurant salon service spa studio theatre toilettage'.split(
    ' ',
  ),
)
const FEMININE = new Set(
  'academie agence association auberge autoecole auto banque bibliotheque blanchisserie boucherie boulangerie boutique brasserie cave chocolaterie clinique coiffure compagnie creche cremerie ecole entreprise epicerie esthetique ferme fleuristerie fromagerie galerie imprimerie laverie librairie ludotheque maison marbrerie menuiserie onglerie parfumerie patisserie pepiniere pension pharmacie piscine pizzeria plomberie polyclinique quincaillerie residence salle serrurerie societe station'.split(
    ' ',
  ),
)
const VOWEL = /^[aeiouyœ]/u

/**
 * The name of a business after "de", with its article: "du Cabinet Morel", "de l’Atelier Nord", "de la Clinique", "des
 * Thermes", "d’Optika", "de Garnier".
 */
export function ofBusiness(name: string): string {
  const first = firstWord(name)
  const rest = name.slice(name.indexOf(' ') + 1)
  if (first === 'le' && rest !== name) return `du ${rest}`
  if (first === 'les' && rest !== name) return `des ${rest}`
  const isElided = VOWEL.test(first) || ['hotel', 'hopital', 'herboristerie'].includes(first)
  const isNoun = MASCULINE.has(first) || FEMININE.has(first)
  if (isElided) return isNoun ? `de l’${name}` : `d’${name}`
  if (MASCULINE.has(first)) return `du ${name}`
  return FEMININE.has(first) ? `de la ${name}` : `de ${name}`
}
