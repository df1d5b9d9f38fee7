import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

const SERVICES = [
  { id: 'boat', name: 'Boat trip', aliases: ['Bootsfahrt', 'paseo en barca', 'balade en barque'] },
  { id: 'walk', name: 'Sunrise walk', aliases: ['Morgenwanderung', 'salida al amanecer', 'sortie à l’aube'] },
].map((one) => ({ ...one, partyMin: 1, partyMax: 8 }))

function heard(message: string, language: string) {
  const commands = understandOffline(message, aTable({ language, services: SERVICES }))
  return new Set(commands.flatMap(({ type }) => (type === 'start' || type === 'ask' ? [type] : [])))
}

describe('a question about vouchers or for advice', () => {
  it.each([
    ['en', 'I’d like to give my parents a boat trip for Christmas, do you have gift vouchers?'],
    ['en', 'I’d like a gift voucher for a boat trip please'],
    ['en', 'I’d like to give my parents a boat trip for 2. Do you have gift vouchers?'],
    ['en', 'We’d love to do a sunrise walk or a boat trip, which of these suits us best?'],
    ['de', 'Ich möchte meinem Mann eine Bootsfahrt schenken, gibt es Gutscheine?'],
    ['de', 'Ich hätte gern einen Gutschein für eine Bootsfahrt'],
    ['de', 'Wir möchten eine Morgenwanderung oder eine Bootsfahrt machen, was würden Sie empfehlen?'],
    ['es', 'Quiero regalarle a mi padre por Reyes una salida al amanecer, ¿hacéis bonos o tarjetas regalo?'],
    ['es', 'Quería un vale regalo para un paseo en barca'],
    ['es', 'Queremos hacer la salida al amanecer o el paseo en barca, ¿cuál nos aconsejáis?'],
    ['fr', 'Je souhaiterais offrir une balade en barque pour Noël. Comment fonctionnent vos bons cadeaux ?'],
    ['fr', 'Je voudrais un bon cadeau pour une balade en barque'],
    ['fr', 'J’aimerais faire la balade en barque ou la sortie à l’aube, vous me conseillez quoi ?'],
  ])('begins no booking: %s %s', (language, message) => {
    expect(heard(message, language)).toEqual(new Set(['ask']))
  })

  it.each([
    ['en', 'I have a voucher for the boat trip, can I come on Saturday?'],
    ['en', 'I’d like to book a boat trip on Saturday, do you take vouchers?'],
    ['en', 'Do you take gift vouchers? We’d like the boat trip on Saturday at 2 for 4 people.'],
    ['de', 'Nehmt ihr Gutscheine? Wir möchten am Samstag um 14 Uhr zu viert die Bootsfahrt.'],
    ['es', '¿Aceptáis tarjetas regalo? Queremos el paseo en barca el sábado a las 14 para 4 personas.'],
    ['fr', 'Vous prenez les chèques cadeaux ? Nous voudrions la balade en barque samedi à 14h pour 4 personnes.'],
    ['de', 'Wir haben einen Gutschein für die Bootsfahrt und würden gern am Samstag kommen'],
    ['es', 'tengo un vale regalo para el paseo en barca, quiero ir el sábado'],
    ['fr', 'j’ai un bon cadeau pour la balade en barque, je voudrais venir samedi'],
  ])('is not heard where a voucher is redeemed, or a booking named: %s %s', (language, message) => {
    expect(heard(message, language)).toContain('start')
  })
})
