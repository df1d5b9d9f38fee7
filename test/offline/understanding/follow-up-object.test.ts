import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

type Asked = [language: string, before: string, follow: string, has: RegExp, hasNot: RegExp]

/** A question about something for a service, and one that goes on with a pronoun. */
const ASKED: Asked[] = [
  ['en', 'Do you sell gift vouchers for the massage?', 'How long are they valid?', /vouchers valid/u, /massage/u],
  ['en', 'Do you have a waiting list for the massage?', 'how long is it?', /waiting list/u, /massage/u],
  ['de', 'Verkaufen Sie Gutscheine für die Massage?', 'Wie lange sind die gültig?', /Gutscheine gültig/u, /Massage/u],
  ['de', 'Haben Sie eine Warteliste für die Massage?', 'Wie lang ist die?', /Warteliste/u, /Massage/u],
  [
    'fr',
    'vous vendez des bons cadeaux pour le massage ?',
    'ils sont valables longtemps ?',
    /bons cadeaux/u,
    /massage/u,
  ],
  ['es', '¿Tienen bonos regalo para el masaje?', '¿Y cuánto tiempo es válido eso?', /bonos regalo/u, /masaje/u],
]

describe('the object of a question in front of the service', () => {
  it.each(ASKED)('%s: %s %s', (language, question, follow, has, hasNot) => {
    const name = language === 'es' ? 'Masaje' : 'Massage'
    const services = [{ id: 'massage', name, aliases: [], partyMin: null, partyMax: null }]
    const topic = { question, serviceId: 'massage' }
    const commands = understandOffline(follow, aTable({ language, services, topic }))
    expect(commands).toMatchObject([{ type: 'ask', question: expect.stringMatching(has) }])
    expect(commands).not.toMatchObject([{ question: expect.stringMatching(hasNot) }])
  })

  it('is the service where nothing stands before it', () => {
    const services = [{ id: 'massage', name: 'Massage', aliases: [], partyMin: null, partyMax: null }]
    const topic = { question: 'Do you do the massage for kids?', serviceId: 'massage' }
    expect(understandOffline('how long is it?', aTable({ services, topic }))).toMatchObject([
      { question: 'how long is massage?' },
    ])
  })
})
