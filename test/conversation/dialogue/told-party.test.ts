import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import type { MemoryShop } from '../../support/fakes/shop-in-memory.ts'
import { LANGUAGES, openPractice, say } from './practice.ts'

const WHO = 'Ada Byron, ada@example.com'
const YES: Record<Language, string> = { en: 'yes', de: 'ja', es: 'sí', fr: 'oui' }

/** A boat for one or two, one for three to six of the same kind, a cruise for eight to twenty. */
const BOATS: Record<Language, [small: string, large: string, cruise: string]> = {
  en: ['Small rowing boat', 'Large rowing boat', 'Sunset cruise'],
  de: ['Kleines Ruderboot', 'Großes Ruderboot', 'Abendfahrt auf dem See'],
  es: ['Barca pequeña', 'Barca grande', 'Paseo al atardecer'],
  fr: ['Petite barque', 'Grande barque', 'Balade au coucher du soleil'],
}

function openBoats(language: Language): MemoryShop {
  const [small, large, cruise] = BOATS[language]
  const services = [
    { name: small, minutes: 60, partyMin: 1, partyMax: 2 },
    { name: large, minutes: 60, partyMin: 3, partyMax: 6 },
    { name: cruise, minutes: 60, partyMin: 8, partyMax: 20 },
  ]
  return openPractice(language, { services })
}

function wishOf(shop: MemoryShop): unknown {
  return shop.state().tasks[0]?.wish
}

/** The key and the values of a sentence of the last reply. */
function told(shop: MemoryShop, key: string): unknown {
  return shop.plan().find((part) => 'say' in part && part.say === key)
}

const FRIDAY: Record<Language, string> = {
  en: 'on Friday at 3pm',
  de: 'am Freitag um 15 Uhr',
  es: 'el viernes a las 15:00',
  fr: 'vendredi à 15 h',
}

const COUNTS: Record<Language, [words: string, size: number][]> = {
  en: [
    ['a rowing boat for two couples', 4],
    ['a rowing boat for me and the wife', 2],
    ['my brother and I would like a rowing boat', 2],
    ['my husband, our daughter and me would like a rowing boat', 3],
    ['a rowing boat for me and three friends', 4],
    ['a rowing boat for two adults and three children', 5],
    ['a rowing boat, just for me', 1],
    ['a rowing boat for the both of us', 2],
    ['we are a trio and want a rowing boat', 3],
  ],
  de: [
    ['ein Ruderboot für zwei Paare', 4],
    ['ein Ruderboot für mich und meine Frau', 2],
    ['mein Bruder und ich hätten gern ein Ruderboot', 2],
    ['mein Mann, unsere Tochter und ich hätten gern ein Ruderboot', 3],
    ['ein Ruderboot für mich und drei Freunde', 4],
    ['ein Ruderboot für zwei Erwachsene und drei Kinder', 5],
    ['ein Ruderboot, ich komme allein', 1],
    ['ein Ruderboot für uns beide', 2],
    ['wir sind ein Trio und möchten ein Ruderboot', 3],
  ],
  es: [
    ['una barca para dos parejas', 4],
    ['una barca para mi mujer y para mí', 2],
    ['mi hermano y yo queremos una barca', 2],
    ['mi marido, nuestra hija y yo queremos una barca', 3],
    ['una barca para mí y tres amigas', 4],
    ['una barca para dos adultos y tres niños', 5],
    ['una barca, voy solo', 1],
    ['una barca para nosotros dos', 2],
    ['somos un trío y queremos una barca', 3],
  ],
  fr: [
    ['une barque pour deux couples', 4],
    ['une barque pour moi et ma femme', 2],
    ['mon frère et moi voudrions une barque', 2],
    ['mon mari, notre fille et moi voudrions une barque', 3],
    ['une barque pour moi et trois amis', 4],
    ['une barque pour deux adultes et trois enfants', 5],
    ['une barque, je serai seul', 1],
    ['une barque pour nous deux', 2],
    ['nous formons un trio et voudrions une barque', 3],
  ],
}

const SAID: Record<
  Language,
  {
    asked: string
    large: string
    room: string
    joined: string
    beside: string
    again: string
    left: string
    more: string
  }
> = {
  en: {
    asked: "we'd be 5 people, do you lend life jackets?",
    large: 'then the large rowing boat',
    room: 'have you got room for 5 on Friday?',
    joined: 'my cousins are coming too, so 4',
    beside: "we're 4 now, is there a car park?",
    again: 'I said 4',
    left: "no, scrap that, there'll be 4 of us",
    more: 'we are only 2 in the end',
  },
  de: {
    asked: 'wir wären zu fünft, verleiht ihr Schwimmwesten?',
    large: 'dann das große Ruderboot',
    room: 'habt ihr am Freitag Platz für 5?',
    joined: 'meine Cousins kommen auch mit, also 4',
    beside: 'wir sind jetzt 4, gibt es einen Parkplatz?',
    again: 'ich habe doch 4 gesagt',
    left: 'nein, vergiss es, wir sind doch 4',
    more: 'wir sind am Ende nur 2',
  },
  es: {
    asked: 'seríamos 5 personas, ¿prestáis chalecos?',
    large: 'entonces la barca grande',
    room: '¿tenéis sitio para 5 el viernes?',
    joined: 'mis primos vienen también, así que 4',
    beside: 'ahora somos 4, ¿hay aparcamiento?',
    again: 'he dicho 4',
    left: 'no, olvídalo, al final somos 4',
    more: 'al final somos solo 2',
  },
  fr: {
    asked: 'on serait 5 personnes, vous prêtez des gilets ?',
    large: 'alors la grande barque',
    room: 'vous avez de la place pour 5 vendredi ?',
    joined: 'mes cousins viennent aussi, donc 4',
    beside: 'on est 4 maintenant, il y a un parking ?',
    again: "j'ai dit 4",
    left: 'non, laissez tomber, on est finalement 4',
    more: 'finalement on est que 2',
  },
}

describe.each(LANGUAGES)('the number of people (%s)', (language) => {
  const [small, large] = BOATS[language]
  const { asked, room, joined, beside, again, left, more, ...rest } = SAID[language]
  const pair = `${small} ${FRIDAY[language]}, ${{ en: 'for 2', de: 'für 2', es: 'para 2', fr: 'pour 2' }[language]}`

  it.each(COUNTS[language])('is read and chooses the service: %s', async (words, size) => {
    const shop = openBoats(language)
    await shop.say(words)
    expect(wishOf(shop)).toMatchObject({ service: size > 2 ? 'svc_1' : 'svc_0', partySize: size })
  })

  it('is not asked again where it was told before the service', async () => {
    const shop = openBoats(language)
    await say(shop, [asked, `${rest.large} ${FRIDAY[language]}`])
    expect(wishOf(shop)).toMatchObject({ service: 'svc_1', partySize: 5 })
    expect(shop.state().question).toBe('details')
  })

  it('leaves out services that do not take as many', async () => {
    const shop = openBoats(language)
    await shop.say(room)
    expect(wishOf(shop)).toMatchObject({ service: 'svc_1', partySize: 5 })
  })

  it.each([joined, beside, again, left])('changes the service after a start was chosen: %s', async (words) => {
    const shop = openBoats(language)
    await say(shop, [pair, words])
    expect(told(shop, 'notForSize')).toMatchObject({ values: [small, 4, large] })
    expect(wishOf(shop)).toMatchObject({ service: 'svc_1', partySize: 4 })
    expect(shop.state().tasks[0]?.slot).toMatchObject({ date: '2026-12-04', time: '15:00' })
  })

  it('changes the service at the summary', async () => {
    const shop = openBoats(language)
    await say(shop, [pair, WHO, beside])
    expect(told(shop, 'notForSize')).toMatchObject({ values: [small, 4, large] })
    await shop.say(YES[language])
    expect((await shop.rows()).bookings).toMatchObject([{ service: large, start: '2026-12-04T15:00' }])
  })

  it('books the other service in place of one that was booked', async () => {
    const shop = openBoats(language)
    await say(shop, [pair, WHO, YES[language], joined, YES[language], YES[language]])
    const { bookings } = await shop.rows()
    expect(bookings).toMatchObject([
      { service: small, status: 'cancelled' },
      { service: large, start: '2026-12-04T15:00', status: 'confirmed' },
    ])
  })

  it('goes down as well', async () => {
    const shop = openBoats(language)
    await say(shop, [pair, joined, more])
    expect(wishOf(shop)).toMatchObject({ service: 'svc_0', partySize: 2 })
  })
})

const THINGS: Record<Language, { offered: string; just: string; next: string }> = {
  en: {
    offered: 'a rowing boat for 4',
    just: 'no cruise, just a boat',
    next: 'and then also a rowing boat for us on Saturday at 2pm',
  },
  de: {
    offered: 'ein Ruderboot für 4',
    just: 'keine Fahrt, nur ein Boot',
    next: 'und dann noch ein Ruderboot für uns am Samstag um 14 Uhr',
  },
  es: {
    offered: 'una barca para 4',
    just: 'sin paseo, solo una barca',
    next: 'y luego también una barca para nosotros el sábado a las 14:00',
  },
  fr: {
    offered: 'une barque pour 4',
    just: 'pas de balade, juste une barque',
    next: 'et ensuite aussi une barque pour nous samedi à 14 h',
  },
}

describe.each(LANGUAGES)('a one that counts no people (%s)', (language) => {
  const { offered, just, next } = THINGS[language]

  it('changes no number', async () => {
    const shop = openBoats(language)
    await say(shop, [offered, just])
    expect(wishOf(shop)).toMatchObject({ service: 'svc_1', partySize: 4 })
  })

  it('keeps the number for a further booking', async () => {
    const shop = openBoats(language)
    await say(shop, [`${offered} ${FRIDAY[language]}`, WHO, YES[language], next, YES[language]])
    expect(shop.calls().at(-1)).toMatchObject({ name: 'create_booking', arguments: { party_size: 4 } })
    expect((await shop.rows()).bookings).toHaveLength(2)
  })
})
