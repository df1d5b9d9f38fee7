import { describe, expect, it } from 'vitest'
import { partyTold, speaksOfOneself } from '../../../src/offline/index.ts'

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
type Language = (typeof LANGUAGES)[number]

/** Messages to a studio for ceramics, with the number of people they tell. */
const TOLD: Record<Language, [said: string, size: number | undefined][]> = {
  en: [
    ["I'd like to throw pots with a friend on Friday", 2],
    ["I'll come with two cousins", 3],
    ['with my girlfriend, please', 2],
    ['a choir of seven', 7],
    ["there'll be 9 of us", 9],
    ['we are two lads and me', 3],
    ['me and my co-author', 2],
    ['three couples', 6],
    ['could I speak with a colleague?', undefined],
    ['I talked it over with my husband', undefined],
    ["I'd like to come with my daughter", undefined],
  ],
  de: [
    ['ich möchte mit einer Freundin töpfern', 2],
    ['ich komme mit zwei Freunden', 3],
    ['mit meiner Schwester bitte', 2],
    ['eine Gruppe von sieben', 7],
    ['es werden 9 Leute', 9],
    ['wir sind zwei Jungs und ich', 3],
    ['meine Co-Autorin und ich', 2],
    ['drei Paare', 6],
    ['kann ich mit einem Kollegen sprechen?', undefined],
    ['ich hab mit meinem Mann geredet', undefined],
    ['ich möchte mit meiner Tochter kommen', undefined],
  ],
  es: [
    ['quiero hacer cerámica con un amigo', 2],
    ['vengo con dos amigas', 3],
    ['con mi hermana, por favor', 2],
    ['una banda de siete', 7],
    ['vienen 9', 9],
    ['somos dos chicas y yo', 3],
    ['mi copresentador y yo', 2],
    ['tres parejas', 6],
    ['¿puedo hablar con un colega suyo?', undefined],
    ['lo hablo con mi marido', undefined],
    ['quiero ir con mi hija', undefined],
  ],
  fr: [
    ['je voudrais faire de la poterie avec un ami', 2],
    ['je viens avec deux copines', 3],
    ['avec ma sœur, svp', 2],
    ['une bande de sept', 7],
    ['ils seront 9', 9],
    ['on est deux filles et moi', 3],
    ['mon coanimateur et moi', 2],
    ['trois couples', 6],
    ['je peux parler avec un collègue ?', undefined],
    ["j'en parle avec mon mari", undefined],
    ['je voudrais venir avec ma fille', undefined],
  ],
}

/** Messages about one of the visitor's own people, and whether they are for one person. */
const OF_ONE: Record<Language, [said: string, isForOne: boolean][]> = {
  en: [
    ['my nephew would love to try the wheel', true],
    ['something for my mum, she is 70', true],
    ['my nephew and his friend want to try', false],
    ['I want to come with my nephew', false],
  ],
  de: [
    ['mein Neffe würde gern töpfern', true],
    ['etwas für meine Mutter, sie ist 70', true],
    ['mein Neffe und sein Freund möchten töpfern', false],
    ['ich will mit meinem Neffen kommen', false],
  ],
  es: [
    ['mi sobrino quiere probar el torno', true],
    ['algo para mi madre, ella tiene 70 años', true],
    ['mi sobrino y su amigo quieren probar', false],
    ['quiero ir con mi sobrino', false],
  ],
  fr: [
    ['mon neveu voudrait essayer le tour', true],
    ['quelque chose pour ma mère, elle a 70 ans', true],
    ['mon neveu et son ami voudraient essayer', false],
    ['je veux venir avec mon neveu', false],
  ],
}

describe.each(LANGUAGES)('company in %s', (language) => {
  it.each(TOLD[language])('"%s" is about %s', (said, size) => {
    expect(partyTold(said, language)).toBe(size)
  })

  it.each(OF_ONE[language])('"%s" is for one alone: %s', (said, isForOne) => {
    expect(speaksOfOneself([said], language)).toBe(isForOne)
  })
})
