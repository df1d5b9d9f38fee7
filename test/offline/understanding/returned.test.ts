import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

function typesOf(message: string, language: string) {
  return understandOffline(message, aTable({ language })).map(({ type }) => type)
}

describe('what does not last, with the question who pays', () => {
  it.each([
    ['en', 'The brake rubs again three days after the repair, do I pay again?'],
    ['en', 'The flowers from Saturday are dead already, will you replace them?'],
    ['de', 'Ihr habt letzte Woche die Bremse eingestellt und sie schleift schon wieder, muss ich das nochmal zahlen?'],
    ['de', 'Die Kette, die ich bei euch gekauft habe, ist schon gerissen. Habe ich da Garantie?'],
    ['es', 'La cadena que me cambiasteis ya salta otra vez, ¿hay que volver a pagar?'],
    ['fr', 'Les freins que vous avez réglés grincent déjà, je dois payer encore ?'],
  ])('is asked, and is for the team: %s %s', (language, message) => {
    expect(typesOf(message, language)).toEqual(['ask', 'complaint'])
  })

  it.each([
    ['en', 'I bought a voucher, do I have to pay for the workshop again?'],
    ['en', 'I already paid the deposit, do I have to pay again when I collect it?'],
    ['en', 'What if the repair does not last?'],
    ['en', 'I failed my test again, do I have to pay the fee again?'],
    ['de', 'Ich bin durchgefallen, muss ich jetzt alles noch mal zahlen?'],
    ['de', 'Wenn die Naht nach eurer Reparatur wieder aufgeht, muss ich dann nochmal zahlen?'],
    ['es', 'Compré una guitarra ayer, ¿tiene garantía?'],
    ['fr', 'La réparation est-elle garantie ?'],
  ])('is no complaint without both: %s %s', (language, message) => {
    expect(typesOf(message, language)).not.toContain('complaint')
  })
})
