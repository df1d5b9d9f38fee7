import { describe, expect, it } from 'vitest'
import type { Command, Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { languageOfVisitor } from '../../../src/offline/understanding/language.ts'
import { isInstruction } from '../../../src/offline/understanding/visit.ts'
import { aTable } from './table.ts'

const service = (id: string, name: string, description = ''): Table['services'][number] => ({
  id,
  name,
  aliases: [],
  description,
  partyMin: 1,
  partyMax: 10,
})

const SMITHY = {
  business: 'Hollow Lane Forge',
  services: [
    service('knife', 'Knife sharpening', 'While you wait, scissors too.'),
    service('gate', 'Gate repair', 'Welding and rust removal at your house.'),
    service('forge', 'Forging weekend', 'Make your own candle holder.'),
    service('horse', 'Horseshoeing', 'We come to your stable.'),
    service('frame', 'Picture framing', 'Iron frames for mirrors.'),
  ],
}

const OPEN_BOOKING: NonNullable<Table['task']> = {
  task: 'book',
  serviceId: 'forge',
  day: null,
  time: null,
  partySize: null,
  offered: [{ date: '2026-11-27', time: '10:00' }],
}

const CHOOSING: Partial<Table> = { ...SMITHY, question: 'time', task: OPEN_BOOKING }

function hear(message: string, changes: Partial<Table> = {}): Command[] {
  return understandOffline(message, aTable({ ...SMITHY, ...changes }))
}

function valueOf(commands: Command[], slot: string): unknown {
  return commands.flatMap((one) => ('value' in one && one.value.slot === slot ? [one.value.value] : []))[0]
}

describe('a service in the words of a guest', () => {
  it.each([
    ['Ich möchte meine Küchenmesser schleifen lassen', 'de', 'knife'],
    ['quiero afilar unas tijeras el jueves', 'es', 'knife'],
    ['je voudrais faire encadrer un miroir', 'fr', 'frame'],
    ['ich hätte gern ein Bild gerahmt', 'de', 'frame'],
  ])('%s', (message, language, id) => {
    expect(valueOf(hear(message, { language }), 'service')).toEqual([id])
  })

  it('keeps the day beside it', () => {
    const day = valueOf(hear('dame cita para afilar el viernes', { language: 'es' }), 'day')
    expect(day).toEqual({ from: '2026-11-27', to: '2026-11-27' })
  })

  it('is not told by the matter of the whole business', () => {
    const bikes = ['Bike hire', 'Bike service', 'Bike wash', 'E-bike check'].map((name) => service(name, name))
    const heard = hear('Mein Fahrrad macht Geräusche, geht Freitag?', { language: 'de', services: bikes })
    expect(valueOf(heard, 'service')).not.toEqual(['Bike hire'])
  })
})

describe('a complaint without a word for one', () => {
  it.each([
    ['en', 'You bent the hinge and nobody told us'],
    ['de', 'Ihr habt das Tor schief eingehängt, obwohl wir dabei standen'],
    ['es', 'Nos habéis devuelto la verja rayada y encima tarde'],
    ['fr', 'Vous avez gardé la grille un mois et elle est rayée'],
  ])('in %s', (language, message) => {
    expect(hear(message, { language }).map(({ type }) => type)).toEqual(['complaint'])
  })

  it.each([
    ['en', 'You mended our gate in spring and it was beautiful'],
    ['en', 'There is a hole in my gate again'],
    ['de', 'Wir waren noch nie in einer Schmiede'],
    ['es', 'Se me ha roto la verja, ¿la arregláis?'],
  ])('is not heard in %s: %s', (language, message) => {
    expect(hear(message, { language }).map(({ type }) => type)).not.toContain('complaint')
  })
})

describe('a booking that is declined', () => {
  it.each([
    ['en', 'no course for now! do you take cards?'],
    ['de', 'ich buche noch nichts. Nehmt ihr Karten?'],
    ['es', 'todavía no reservo nada, ¿aceptáis tarjeta?'],
    ['fr', 'pas de stage pour l’instant, vous prenez la carte ?'],
  ])('in %s is left, and the question is answered', (language, message) => {
    const types = hear(message, { ...CHOOSING, language }).map(({ type }) => type)
    expect(types).toContain('ask')
    expect(types).not.toContain('set')
  })
})

describe('the size of a party', () => {
  it.each([
    ['en', 'oh make it 4, the neighbours are coming along', 4],
    ['de', 'macht 6 draus, die Kollegen kommen mit', 6],
    ['es', 'que sean 5, vienen mis tíos', 5],
    ['fr', 'mettez 3, mon cousin vient aussi', 3],
  ])('in %s grows with who comes too', (language, message, size) => {
    const heard = hear(message, { ...CHOOSING, language })
    expect(valueOf(heard, 'party_size')).toBe(size)
    expect(valueOf(heard, 'time')).toBeUndefined()
  })
})

describe('what belongs to something else', () => {
  it('a bound beside a length is a start', () => {
    expect(valueOf(hear('the forge for 3 hours on Friday from 10'), 'time')).toMatchObject({ at: '10:00' })
  })

  it('a question and a first word give no name', () => {
    expect(
      valueOf(hear('Braucht man dafür Eigene Handschuhe?', { ...CHOOSING, language: 'de' }), 'name'),
    ).toBeUndefined()
    const asked = { ...CHOOSING, language: 'de', question: 'details' as const }
    expect(valueOf(hear('Moment, wir sind nur 3', asked), 'name')).toBeUndefined()
  })

  it('a number of the country of the visitor’s page is complete', () => {
    const asked = { question: 'details' as const, country: 'GB', language: 'en' }
    expect(valueOf(hear('Lise Aubert 06 39 98 77 66', asked), 'phone')).toBeNull()
    expect(valueOf(hear('Lise Aubert 06 39 98 77 66', { ...asked, guestCountry: 'FR' }), 'phone')).toBe(
      '+33 6 39 98 77 66',
    )
    // Or of the visitor's language.
    expect(valueOf(hear('Lise Aubert 06 39 98 77 66', { ...asked, language: 'fr' }), 'phone')).toBe('+33 6 39 98 77 66')
  })

  it('a pressed name of a service says nothing of the language', () => {
    const said = ['Ich hätte gern einen Termin', 'The forging of your own knife']
    expect(languageOfVisitor(said, 'de')).toBe('en')
    expect(languageOfVisitor(said, 'de', ['The forging of your own knife'])).toBe('de')
  })

  it.each([
    ['NO appointment please. Just tell the boss', 'en', true],
    ['bitte weiterleiten', 'de', true],
    ['Tell Ida that the latch has come loose', 'en', false],
    ['can you ask Ida about it?', 'en', false],
  ])('%s is for the desk: %s, %s', (sentence, language, isForDesk) => {
    expect(isInstruction(sentence, language)).toBe(isForDesk)
  })
})

describe('what was told before', () => {
  it('names the service of a visit beside a message about it', () => {
    const told = { language: 'de', recent: ['Mein Messer wird nach eurem Schliff sofort wieder stumpf'] }
    const open = { ...OPEN_BOOKING, task: 'message' as const, serviceId: null, offered: [] }
    const heard = hear('Ich will Montag früh vorbeikommen', { ...told, task: open, question: 'confirm' })
    expect(valueOf(heard, 'service')).toEqual(['knife'])
  })

  it('is asked about in "by when"', () => {
    const heard = hear('bis wann höre ich etwas?', { language: 'de', hasPassedOn: true })
    expect(heard).toMatchObject([{ type: 'recall', isOfTeam: true }])
  })
})
