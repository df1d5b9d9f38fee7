import { describe, expect, it } from 'vitest'
import { loadShops } from '../../scenarios/scenario.ts'
import { openMemoryShop } from '../../support/fakes/shop-in-memory.ts'

const SALON = loadShops()['salon']!

function open(language: string) {
  return openMemoryShop({
    title: '',
    group: '',
    language: language as 'en',
    shop: { ...SALON, language: language as 'en' },
    now: '2026-03-02T10:00',
    says: [],
    who: [],
    given: [],
    taken: [],
    documents: ['An hour of delay is 4 dollars.'],
    stops: false,
    heard: [],
    never: [],
    rows: {},
  })
}

interface Script {
  complaint: string
  /** A question beside the yes to what was read back. */
  yesAsked: string
  /** Something more beside the yes. */
  yesMore: string
  added: string
  /** Asked once more, in the same anger. */
  again: string
  outcry: string
  sorry: string
  /** Beside a yes: a call, and a question to the desk. */
  yesCalled: string
  question: string
}

const DETAILS = 'Ada Lovelace, ada@example.com, +44 7700 900641'

const SCRIPTS: Record<string, Script> = {
  en: {
    complaint: 'You kept 20 dollars of my deposit, nobody told us about it.',
    yesAsked: 'Yes please pass it on. But that’s about cancelling, what do you charge per hour of delay?',
    yesMore: 'Yes, and the brakes were broken as well',
    added: 'the brakes were broken as well',
    again: 'no!! how much is it per hour of delay? you kept 20 dollars',
    outcry: 'that is outrageous, how much do you charge for an hour?',
    sorry: 'sorry',
    yesCalled: 'yes, and please ring me. but do I have to pay for the hour?',
    question: 'do I have to pay for the hour?',
  },
  de: {
    complaint: 'Ihr habt 20 Euro von der Kaution behalten, niemand hat uns etwas gesagt.',
    yesAsked: 'Ja bitte weitergeben. Aber was kostet eine Stunde Verspätung?',
    yesMore: 'Ja, und die Bremsen waren auch kaputt',
    added: 'die Bremsen waren auch kaputt',
    again: 'nein!! was kostet eine Stunde Verspätung? ihr habt 20 Euro behalten',
    outcry: 'das ist unverschämt, was kostet eine Stunde?',
    sorry: 'leid',
    yesCalled: 'ja, und bitte ruft mich an. aber muss ich die Stunde zahlen?',
    question: 'muss ich die Stunde zahlen?',
  },
  es: {
    complaint: 'Me habéis cobrado 20 euros de la fianza y nadie me avisó.',
    yesAsked: 'Sí, pásalo por favor. ¿Pero cuánto cuesta la hora de retraso?',
    yesMore: 'Sí, y los frenos estaban rotos también',
    added: 'los frenos estaban rotos también',
    again: 'no!! cuánto es por hora de retraso? me habéis cobrado 20 euros',
    outcry: 'es una vergüenza, ¿cuánto cuesta la hora?',
    sorry: 'siento',
    yesCalled: 'sí, y llamadme por favor. pero ¿tengo que pagar la hora?',
    question: '¿tengo que pagar la hora?',
  },
  fr: {
    complaint: 'Vous avez gardé 20 euros de la caution, personne ne nous a prévenus.',
    yesAsked: 'Oui, transmettez svp. Mais combien coûte une heure de retard ?',
    yesMore: 'Oui, et les freins étaient cassés aussi',
    added: 'les freins étaient cassés aussi',
    again: 'non !! c’est combien par heure de retard ? vous avez gardé 20 euros',
    outcry: 'c’est scandaleux, combien coûte une heure ?',
    sorry: 'désolé',
    yesCalled: 'oui, et rappelez-moi svp. mais je dois payer l’heure ?',
    question: 'je dois payer l’heure ?',
  },
}

describe.each(Object.entries(SCRIPTS))('a complaint (%s)', (language, script) => {
  const told = (shop: ReturnType<typeof open>) => shop.calls().at(-1)?.arguments

  async function readBack() {
    const shop = open(language)
    await shop.say(script.complaint)
    expect(await shop.say(DETAILS)).toContain(script.complaint)
    return shop
  }

  it('is passed on as it was read back, with no question to the desk stuck on', async () => {
    const shop = await readBack()
    await shop.say(script.yesAsked)
    expect(shop.calls()).toHaveLength(1)
    expect(told(shop)).toMatchObject({ message: script.complaint, intent: 'complaint' })
  })

  it('is read back once more with what stands behind the yes', async () => {
    const shop = await readBack()
    const summary = await shop.say(script.yesMore)
    expect(summary).toContain(script.complaint)
    expect(summary).toContain(script.added)
    expect(shop.calls()).toEqual([])
    await shop.say(language === 'fr' ? 'oui' : language === 'es' ? 'sí' : language === 'de' ? 'ja' : 'yes')
    const { message } = told(shop) as { message: string }
    for (const line of message.split('\n')) expect(summary).toContain(line)
    expect(message).toContain(script.added)
  })

  it('is not begun anew by an angry question behind it', async () => {
    const shop = await readBack()
    await shop.say(script.yesAsked)
    const reply = await shop.say(script.again)
    expect(reply).toContain('4 dollars')
    expect(reply).not.toContain(script.sorry)
    expect(shop.state().tasks).toEqual([])
  })

  it('is not begun by a tone without a matter beside a question', async () => {
    const shop = open(language)
    const reply = await shop.say(script.outcry)
    expect(reply).toContain('4 dollars')
    expect(reply).toContain(script.sorry)
    expect(shop.state().tasks).toEqual([])
  })

  it('is told to the team once where a call is asked for beside the yes', async () => {
    const shop = await readBack()
    await shop.say(script.yesCalled)
    await shop.say(language === 'fr' ? 'oui' : language === 'es' ? 'sí' : language === 'de' ? 'ja' : 'yes')
    const [message, call] = shop.calls()
    expect(message).toMatchObject({ name: 'capture_lead', arguments: { message: script.complaint } })
    expect(call?.name).toBe('request_callback')
    const { topic = '' } = call!.arguments as { topic?: string }
    expect(topic).not.toContain(script.complaint)
    expect(topic).not.toContain(script.question)
  })
})
