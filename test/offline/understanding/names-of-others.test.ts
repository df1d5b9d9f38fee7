import { describe, expect, it } from 'vitest'
import type { Command, Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom } from './table.ts'

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
type Language = (typeof LANGUAGES)[number]
type Asked = NonNullable<Table['question']> | null

/** Messages to a pottery, behind a question, and the name that each gives for the visitor. */
const SAID: Record<Language, [said: string, question: Asked, name: string | null][]> = {
  en: [
    ['the parrot is called Admiral Nelson. I am Greta Winter, greta@example.com', 'details', 'Greta Winter'],
    ['Greta Winter, Winter & Sons Ltd, greta@example.com', 'details', 'Greta Winter'],
    ["I'm Greta Winter from Mill Lane Primary School, 07700 900123", 'details', 'Greta Winter'],
    ['Greta Winter here. my niece’s name is Ida Winter. greta@example.com', 'details', 'Greta Winter'],
    ["her name is Ida Winter, I'm Greta Winter", 'name', 'Greta Winter'],
    ['Mill Lane Primary School, greta@example.com', 'contact', null],
    ['our club is called Mill Lane Rowers', 'confirm', null],
    ['my full name is Greta Winter, greta@example.com', 'details', 'Greta Winter'],
    ['name is Greta Winter, my number is 07700 900123', 'details', 'Greta Winter'],
    ['Name: Greta Winter, a table outside please', 'details', 'Greta Winter'],
    ['Winter Ltd', 'name', 'Winter Ltd'],
    ['her name is Ida Winter', 'name', 'Ida Winter'],
  ],
  de: [
    ['der Kater heißt Graf Zahl. ich bin Silke Moor, silke@example.com', 'details', 'Silke Moor'],
    ['Silke Moor, Moor und Söhne GmbH, silke@example.com', 'details', 'Silke Moor'],
    ['ich heiße Silke Moor von der Grundschule Am Deich, 0176 5550123', 'details', 'Silke Moor'],
    ['meine Nichte heißt Ida Moor. Silke Moor, silke@example.com', 'details', 'Silke Moor'],
    ['sie heißt Ida Moor, ich bin Silke Moor', 'name', 'Silke Moor'],
    ['Ruderverein Alte Weser e. V., silke@example.com', 'contact', null],
    ['unser Boot heißt Alte Liebe', 'confirm', null],
    ['mein voller Name ist Silke Moor, silke@example.com', 'details', 'Silke Moor'],
    ['Moor und Söhne GmbH', 'name', 'Moor und Söhne GmbH'],
    ['sie heißt Ida Moor', 'name', 'Ida Moor'],
  ],
  es: [
    ['la tortuga se llama Doña Prisa. soy Nuria Costa, nuria@example.com', 'details', 'Nuria Costa'],
    ['Nuria Costa, Cerámicas Costa SL, nuria@example.com', 'details', 'Nuria Costa'],
    ['me llamo Nuria Costa, colegio La Marina, 612 555 034', 'details', 'Nuria Costa'],
    ['soy Nuria Costa, nuria@example.com. se llama Pepa, la yegua', 'details', 'Nuria Costa'],
    ['se llama Ida Costa, yo soy Nuria Costa', 'name', 'Nuria Costa'],
    ['Escuela de Arte Gaudí, nuria@example.com', 'contact', null],
    ['nuestro barco se llama Viento Sur', 'confirm', null],
    ['mi nombre completo es Nuria Costa, nuria@example.com', 'details', 'Nuria Costa'],
    ['Cerámicas Costa SL', 'name', 'Cerámicas Costa SL'],
    ['se llama Ida Costa', 'name', 'Ida Costa'],
  ],
  fr: [
    ['la chèvre s’appelle Dame Blanche. je suis Odile Marin, odile@example.com', 'details', 'Odile Marin'],
    ['Odile Marin, Poteries Marin SARL, odile@example.com', 'details', 'Odile Marin'],
    ['je m’appelle Odile Marin, école Jean Moulin, 06 12 55 50 22', 'details', 'Odile Marin'],
    ['elle s’appelle Pâquerette, la vache. Odile Marin, odile@example.com', 'details', 'Odile Marin'],
    ['elle s’appelle Ida Marin, je suis Odile Marin', 'name', 'Odile Marin'],
    ['Lycée Victor Hugo, odile@example.com', 'contact', null],
    ['notre bateau s’appelle Belle Étoile', 'confirm', null],
    ['mon nom complet est Odile Marin, odile@example.com', 'details', 'Odile Marin'],
    ['Poteries Marin SARL', 'name', 'Poteries Marin SARL'],
    ['elle s’appelle Ida Marin', 'name', 'Ida Marin'],
  ],
}

/** A relative who is named behind the visitor's own name. */
const BEHIND: Record<Language, string> = {
  en: 'her name is Ida Winter',
  de: 'sie heißt Ida Moor',
  es: 'la niña se llama Ida Costa',
  fr: 'elle s’appelle Ida Marin',
}

const COUNTRIES: Record<Language, string> = { en: 'GB', de: 'DE', es: 'ES', fr: 'FR' }

function namesIn(commands: Command[]): unknown[] {
  return commands.flatMap((one) =>
    (one.type === 'set' || one.type === 'correct') && one.value.slot === 'name' ? [one.value.value] : [],
  )
}

function heard(language: Language, said: string, changes: Partial<Table>): unknown[] {
  const services = servicesFrom([['wheel', 'Evening at the wheel', '']])
  return namesIn(understandOffline(said, aTable({ language, country: COUNTRIES[language], services, ...changes })))
}

describe.each(LANGUAGES)('names of others beside that of the visitor (%s)', (language) => {
  it.each(SAID[language])('%s (asked: %s): %s', (said, question, name) => {
    expect(heard(language, said, { question })).toEqual(name === null ? [] : [name])
  })

  it('leave a name that is known', () => {
    expect(heard(language, BEHIND[language], { question: 'contact', contact: { name: 'Ada Byron' } })).toEqual([])
  })
})
