import { describe, expect, test } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import type { MemoryShop } from '../../support/fakes/shop-in-memory.ts'
import { tellsOnlyNumber } from '../../../src/offline/index.ts'
import { LANGUAGES, openPractice, say } from './practice.ts'

/** A group day of an art school, for up to twelve people. */
const GROUP: Record<Language, string> = {
  en: 'Group day',
  de: 'Gruppentag',
  es: 'Día de grupo',
  fr: 'Journée de groupe',
}

function openGroups(language: Language): MemoryShop {
  const services = [
    { name: GROUP[language], minutes: 60, partyMin: 1, partyMax: 12 },
    {
      name: { en: 'Drawing hour', de: 'Zeichenstunde', es: 'Hora de dibujo', fr: 'Heure de dessin' }[language],
      minutes: 60,
    },
  ]
  return openPractice(language, { services })
}

const WHO = 'Ada Byron, ada@example.com'
const YES: Record<Language, string> = { en: 'yes', de: 'ja', es: 'sí', fr: 'oui' }

interface Script {
  wish: string
  corrected: string
  note: string
  /** Words of the old note. */
  old: string
}

const SCRIPTS: Record<Language, Script> = {
  en: {
    wish: 'the group day on Tuesday at 10 for six people. My husband is a vegetarian',
    corrected: 'Six is right, but the note isn’t - it should say two vegetarian lunches, not six of us.',
    note: 'two vegetarian lunches',
    old: 'husband',
  },
  de: {
    wish: 'den Gruppentag am Dienstag um 10 für sechs Personen. Ein Kind hat eine Nussallergie',
    corrected: 'Die Notiz sollte lauten: zwei Kinder haben Nussallergie, nicht ein Kind',
    note: 'zwei Kinder haben Nussallergie',
    old: 'Ein Kind',
  },
  es: {
    wish: 'el día de grupo el martes a las 10 para seis personas. Mi madre va en silla de ruedas',
    corrected: 'La nota debería decir: vienen dos sillas de ruedas, no una',
    note: 'vienen dos sillas de ruedas',
    old: 'Mi madre',
  },
  fr: {
    wish: 'la journée de groupe mardi à 10h pour six personnes. Mon mari est allergique aux noix',
    corrected: 'la note n’est pas bonne, il faut mettre allergie aux arachides, pas aux noix',
    note: 'allergie aux arachides',
    old: 'Mon mari',
  },
}

/** Words about a note that correct none. */
const NEAR: Record<Language, string[]> = {
  en: ['what does the note say?', 'did you get the note right?'],
  de: ['was steht in der Notiz?', 'bitte notieren Sie sich das'],
  es: ['¿qué dice la nota?', 'tome nota por favor'],
  fr: ['que dit la note ?', 'prenez note svp'],
}

describe.each(LANGUAGES)('a note of a booking (%s)', (language) => {
  const { wish, corrected, note, old } = SCRIPTS[language]

  test('is replaced by what it should say, and the row has what was shown', async () => {
    const shop = openGroups(language)
    await say(shop, [wish, WHO, corrected])
    expect(shop.plan()).toContainEqual({ say: 'noteKept', values: [note] })
    expect(shop.state().tasks[0]?.wish).toMatchObject({ partySize: 6, time: { at: '10:00' } })
    await shop.say(YES[language])
    const call = shop.calls().find(({ name }) => name === 'create_booking')
    expect(call?.arguments).toMatchObject({ notes: note, party_size: 6 })
    expect(String(call?.arguments['notes'])).not.toContain(old)
  })

  test('is shown whole where a part of it is new', async () => {
    const shop = openGroups(language)
    await say(shop, [wish, WHO, MORE[language]])
    const kept = shop.plan().flatMap((part) => ('say' in part && part.say === 'noteKept' ? part.values : []))
    expect(kept.join(' ')).toContain(old)
    expect(kept.join(' ')).toContain(MORE[language].split(': ')[1])
  })

  test.each(NEAR[language])('stays beside other words about it: %s', async (said) => {
    const shop = openGroups(language)
    await say(shop, [wish, WHO, said])
    expect(shop.state().tasks[0]?.notes.join(' ')).toContain(old)
  })
})

/** Words on something else than the note, beside a word that reads like it. */
const NO_CORRECTION: Record<Language, string[]> = {
  en: [
    'Please note my email is wrong, it should say ada@example.org',
    'The note is wrong, please leave it out',
    'Noted, thanks. It should say 11 o’clock',
  ],
  de: ['Die Notiz stimmt nicht, bitte lassen Sie sie weg', 'Notiert, danke. Da soll 11 Uhr stehen'],
  es: ['La nota está mal, quítala', 'Nota: debe poner 5 personas'],
  fr: [
    'Noté, merci. Il faut mettre 11h au lieu de 10h',
    'La note est fausse, supprimez-la',
    'C’est noté. Pour le nom il faut mettre Durand',
  ],
}

/** A matter that was told first, and the words of it that stay. */
const EARLIER: Record<Language, [said: string, words: string]> = {
  en: ['Please note that I am allergic to penicillin', 'penicillin'],
  de: ['Bitte notieren: ich habe eine Penicillinallergie', 'Penicillin'],
  es: ['Nota: soy alérgica a la penicilina', 'penicilina'],
  fr: ['Note : je prends de la pénicilline', 'pénicilline'],
}

describe.each(LANGUAGES)('notes beside the corrected one (%s)', (language) => {
  const { wish, corrected, note, old } = SCRIPTS[language]

  test.each(NO_CORRECTION[language])('are no text to replace it by: %s', async (said) => {
    const shop = openGroups(language)
    await say(shop, [wish, WHO, said])
    const notes = shop.state().tasks[0]?.notes ?? []
    expect(notes.join(' ')).not.toMatch(/11|supprim|qu[ií]ta|Durand|example|leave|weg|5 personas/u)
  })

  test('stay', async () => {
    const shop = openGroups(language)
    const [said, words] = EARLIER[language]
    await say(shop, [wish, WHO, said, corrected])
    const notes = shop.state().tasks[0]?.notes.join(' ') ?? ''
    expect(notes).toContain(words)
    expect(notes).toContain(note)
    expect(notes).not.toContain(old)
  })
})

const MORE: Record<Language, string> = {
  en: 'Note: we bring a wheelchair',
  de: 'Notiz: wir bringen einen Rollstuhl mit',
  es: 'Nota: llevamos una silla plegable',
  fr: 'Note : nous venons avec un fauteuil roulant',
}

const NUMBERS: Record<Language, [only: string[], more: string[]]> = {
  en: [
    ['six of us altogether', 'for 6 people in total'],
    ['two of us are vegetarian', 'two wheelchair users', 'six of us, one is blind'],
  ],
  de: [
    ['wir sind insgesamt sechs', 'für 6 Personen zusammen'],
    ['zwei von uns sind Vegetarier', 'zwei Kinder mit Nussallergie'],
  ],
  es: [
    ['somos seis en total', 'para 6 personas'],
    ['dos de nosotros somos vegetarianos', 'dos niños con alergia'],
  ],
  fr: [
    ['nous sommes six au total', 'pour 6 personnes en tout'],
    ['deux d’entre nous sont végétariens', 'deux enfants allergiques'],
  ],
}

describe.each(LANGUAGES)('the number of people (%s)', (language) => {
  test.each(NUMBERS[language][0])('is no note by itself: %s', (words) =>
    expect(tellsOnlyNumber(words, language)).toBe(true),
  )
  test.each(NUMBERS[language][1])('leaves what else is told: %s', (words) =>
    expect(tellsOnlyNumber(words, language)).toBe(false),
  )

  test.each(PARTS[language])('is not that of a part of the party: %s', async (said) => {
    const shop = openGroups(language)
    await say(shop, [SCRIPTS[language].wish, said])
    expect(shop.state().tasks[0]?.wish.partySize).toBe(6)
  })

  test.each(NEW_NUMBERS[language])('is the new one where it is corrected: %s', async (said) => {
    const shop = openGroups(language)
    await say(shop, [SCRIPTS[language].wish, WHO, said])
    expect(shop.state().tasks[0]?.wish.partySize).toBe(2)
  })
})

const PARTS: Record<Language, string[]> = {
  en: ['And could you do a vegetarian lunch for two of us?'],
  de: ['Und ginge ein vegetarisches Essen für zwei von uns?'],
  es: ['¿Y podría ser comida vegetariana para dos de nosotros?'],
  fr: ['Et un repas végétarien pour deux d’entre nous, c’est possible ?'],
}
const NEW_NUMBERS: Record<Language, string[]> = {
  en: ['sorry, for two', 'we are only two of us now'],
  de: ['wir sind doch nur zwei', '2 statt 6'],
  es: ['al final somos dos', '2 en vez de 6'],
  fr: ['finalement nous sommes deux', '2 au lieu de 6'],
}
