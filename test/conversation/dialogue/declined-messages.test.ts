import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { LANGUAGES, openPractice } from './practice.ts'
import { YES } from './pottery.ts'

/** Names of the services of a riding school: a lesson, and a carriage ride. */
const SERVICES: Record<Language, [lesson: string, carriage: string]> = {
  en: ['Riding lesson', 'Carriage ride'],
  de: ['Reitstunde', 'Kutschfahrt'],
  es: ['Clase de equitación', 'Paseo en carruaje'],
  fr: ['Cours d’équitation', 'Balade en calèche'],
}

const WHO = 'Ada Byron, ada@example.com'

interface Script {
  told: string
  /** The text of `told` that the team gets. */
  matter: string
  declined: string[]
  /** A farewell that declines it. */
  leave: string
  /** A yes, and a question with its reason. */
  asked: string
  wish: string
  /** Declines the message, and moves the booking. */
  moved: string
  /** A request for a message, without a word for the team. */
  request: string
  news: string
}

const SCRIPTS: Record<Language, Script> = {
  en: {
    told: 'please tell the team that our pony lost a shoe on the bridge',
    matter: 'our pony lost a shoe on the bridge',
    declined: ['no, that’s sorted', 'no need for that, thanks', 'it’s been taken care of'],
    leave: 'no need, it’s fine. bye',
    asked: 'yes please. and for me, I start in January, how much is a riding lesson',
    wish: 'a riding lesson on Monday at 10 please',
    moved: 'no need for that. but could you move the lesson to Tuesday, same time?',
    request: 'can I leave a message for the owner then?',
    news: 'it is about hay for twenty horses, we would like a quote',
  },
  de: {
    told: 'bitte sagt dem Team, dass unser Pony auf der Brücke ein Eisen verloren hat',
    matter: 'unser Pony auf der Brücke ein Eisen verloren hat',
    declined: ['nein, hat sich erledigt', 'nicht mehr nötig, danke', 'das ist schon geklärt'],
    leave: 'nein, nicht nötig. tschüss',
    asked: 'ja bitte. und für mich, ich fange im Januar an, was kostet eine Reitstunde',
    wish: 'eine Reitstunde am Montag um 10 bitte',
    moved: 'nicht nötig. aber könnt ihr die Stunde auf Dienstag verschieben, gleiche Zeit?',
    request: 'kann ich dem Chef eine Nachricht hinterlassen?',
    news: 'es geht um Heu für zwanzig Pferde, wir hätten gern ein Angebot',
  },
  es: {
    told: 'decid al equipo que nuestro poni perdió una herradura en el puente',
    matter: 'nuestro poni perdió una herradura en el puente',
    declined: ['no, ya está arreglado', 'no hace falta, gracias', 'ya se ha solucionado'],
    leave: 'no, ya no hace falta. adiós',
    asked: 'sí por favor. y para mí, que empiezo en enero, cuánto cuesta una clase de equitación',
    wish: 'una clase de equitación el lunes a las 10 por favor',
    moved: 'no hace falta. pero ¿podéis cambiar la clase al martes, a la misma hora?',
    request: '¿puedo dejar un mensaje para el encargado?',
    news: 'es por heno para veinte caballos, querríamos un presupuesto',
  },
  fr: {
    told: 'dites à l’équipe que notre poney a perdu un fer sur le pont',
    matter: 'notre poney a perdu un fer sur le pont',
    declined: ['non, c’est réglé', 'non c’est bon, merci', 'ce n’est plus nécessaire'],
    leave: 'non c’est bon. au revoir',
    asked: 'oui svp. et pour moi, je commence en janvier, c’est combien un cours d’équitation',
    wish: 'un cours d’équitation lundi à 10h svp',
    moved: 'plus besoin. mais vous pouvez déplacer le cours à mardi, même heure ?',
    request: 'je peux laisser un message pour le responsable alors ?',
    news: 'c’est pour du foin pour vingt chevaux, on voudrait un devis',
  },
}

function open(language: Language) {
  const services = SERVICES[language].map((name) => ({ name, minutes: 60 }))
  return openPractice(language, { services, staff: ['Ida Gray', 'Grace Murray'] })
}

describe.each(LANGUAGES)('a message to the team (%s)', (language) => {
  const script = SCRIPTS[language]

  async function readBack() {
    const shop = open(language)
    expect(await shop.say(`${script.told}. ${WHO}`)).toContain(script.matter)
    return shop
  }

  it.each(script.declined)('is dropped for good: %s', async (words) => {
    const shop = await readBack()
    await shop.say(words)
    expect(shop.state().tasks).toEqual([])
    expect(shop.state().refused).toContain('message')
    const reply = await shop.say(script.wish)
    expect(reply).not.toContain(script.matter)
    expect(await shop.say(YES[language])).not.toContain(script.matter)
    expect(shop.calls().map(({ name }) => name)).not.toContain('capture_lead')
  })

  it('is dropped with a farewell', async () => {
    const shop = await readBack()
    await shop.say(script.leave)
    expect(shop.plan()).toEqual([{ courtesy: 'goodbye' }])
    expect(shop.state().tasks).toEqual([])
    expect(shop.calls()).toEqual([])
  })

  it('is sent by a yes with a question behind it, which is answered', async () => {
    const shop = await readBack()
    await shop.say(script.asked)
    expect(shop.plan()).toContainEqual({ answer: expect.any(String) })
    const [told, ...others] = shop.calls()
    expect(others).toEqual([])
    expect(told).toMatchObject({ name: 'capture_lead' })
    expect(String(told!.arguments['message'])).toContain(script.matter)
    expect(String(told!.arguments['message'])).not.toMatch(/januar|enero|janvier/iu)
  })

  it('is dropped for the move that is wished for in its place', async () => {
    const shop = open(language)
    for (const words of [script.wish, WHO, YES[language]]) await shop.say(words)
    await shop.say(script.told)
    await shop.say(script.moved)
    expect(shop.state().tasks.map(({ name }) => name)).toEqual(['move'])
    await shop.say(YES[language])
    expect(shop.state().tasks).toEqual([])
    expect(shop.calls().map(({ name }) => name)).not.toContain('capture_lead')
  })

  it('is not the request for one', async () => {
    const shop = open(language)
    await shop.say(script.request)
    expect(shop.state()).toMatchObject({ question: 'message', tasks: [{ name: 'message', said: [] }] })
    await shop.say(script.news)
    expect(await shop.say(WHO)).toContain(script.news)
    expect(shop.state().tasks[0]?.said).toEqual([script.news])
  })
})

interface Pointing {
  other: string
  asked: string
  /** Point at the question above. */
  pointing: string[]
  /** Has a question of its own. */
  own: string
}

const POINTING: Record<Language, Pointing> = {
  en: {
    other: 'do you sell used saddles?',
    asked: 'may my grandmother watch the lesson?',
    pointing: ['just ask them about my grandmother then', 'could you ask them please?', 'please find out for me'],
    own: 'ask the team whether they repair saddles',
  },
  de: {
    other: 'verkauft ihr gebrauchte Sättel?',
    asked: 'darf meine Großmutter bei der Stunde zuschauen?',
    pointing: ['frag da bitte nach', 'dann fragt bitte das Team wegen der Großmutter', 'fragen Sie bitte mal nach'],
    own: 'fragt das Team, ob sie Sättel reparieren',
  },
  es: {
    other: '¿vendéis sillas usadas?',
    asked: '¿puede mirar mi abuela la clase?',
    pointing: ['pregúntales eso', 'pues preguntad al equipo lo de la abuela', 'pasadles la pregunta'],
    own: 'preguntad al equipo si arreglan sillas',
  },
  fr: {
    other: 'vous vendez des selles d’occasion ?',
    asked: 'ma grand-mère peut regarder le cours ?',
    pointing: ['demandez-leur alors', 'demandez à l’équipe pour ma grand-mère', 'transmettez-leur la question'],
    own: 'demandez à l’équipe s’ils réparent les selles',
  },
}

describe.each(LANGUAGES)('a question asked before (%s)', (language) => {
  const script = POINTING[language]

  it.each(script.pointing)('is the text of a message that points at it: %s', async (words) => {
    const shop = open(language)
    for (const message of [script.other, script.asked, words]) await shop.say(message)
    expect(await shop.say(WHO)).toContain(script.asked)
    await shop.say(YES[language])
    const [told] = shop.calls().filter(({ name }) => name === 'capture_lead')
    expect(String(told?.arguments['message'])).toContain(script.asked)
    expect(String(told?.arguments['message'])).not.toContain(script.other)
  })

  it('is none of a message with a question of its own', async () => {
    const shop = open(language)
    for (const message of [script.other, script.own]) await shop.say(message)
    const reply = await shop.say(WHO)
    expect(reply).toContain(script.own)
  })
})
