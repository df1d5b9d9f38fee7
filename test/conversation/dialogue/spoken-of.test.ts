import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { LANGUAGES, openPractice, say, SERVICES } from './practice.ts'

const YES = { en: 'yes', de: 'ja', es: 'sí', fr: 'oui' }
const WHO = 'Charles Lyell, charles@example.com'

interface Said {
  wish: string
  /** Another appointment with the same person, after the first one is booked. */
  further: string
  /** A question about a person, and a wish with a pronoun. */
  asked: [question: string, wish: string]
  /** A relative is meant. */
  relative: string
}

const SAID: Record<Language, Said> = {
  en: {
    wish: 'a sports massage with Joseph Banks on Tuesday at 16:00',
    further: 'lovely. and Pilates with him too, on Friday morning',
    asked: ['does Mary do sports massages?', 'good, a sports massage with her on Wednesday then'],
    relative: 'I book for my wife, a sports massage on Thursday, I come with her',
  },
  de: {
    wish: 'eine Sportmassage bei Joseph Banks am Dienstag um 16 Uhr',
    further: 'Super. Und dann noch Pilates in der Gruppe bei ihm, am Freitag Vormittag',
    asked: ['Macht Mary auch Sportmassagen?', 'Gut, dann eine Sportmassage bei ihr am Mittwoch'],
    relative: 'Ich buche für meine Frau, eine Sportmassage am Donnerstag, ich komme mit ihr',
  },
  es: {
    wish: 'un masaje deportivo con Joseph Banks el martes a las 16:00',
    further: 'genial. y también Pilates en grupo con él, el viernes por la mañana',
    asked: ['¿Mary hace masajes deportivos?', 'bien, pues un masaje deportivo con ella el miércoles'],
    relative: 'Reservo para mi mujer, un masaje deportivo el jueves, yo vengo con ella',
  },
  fr: {
    wish: 'un massage sportif avec Joseph Banks mardi à 16h',
    further: 'super. et aussi Pilates en petit groupe avec lui, vendredi matin',
    asked: ['Mary fait des massages sportifs ?', 'bien, alors un massage sportif avec elle mercredi'],
    relative: 'Je réserve pour ma femme, un massage sportif jeudi, je viens avec elle',
  },
}

/** The person for whom times were last looked up; undefined for anybody. */
function staffOf(shop: ReturnType<typeof openPractice>): unknown {
  return shop.calls().findLast(({ name }) => name === 'find_slots')?.arguments['staff']
}

describe.each(LANGUAGES)('"with him" and "with her" (%s)', (language) => {
  const { wish, further, asked, relative } = SAID[language]

  it('mean the person of the booking before', async () => {
    const shop = openPractice(language)
    await say(shop, [wish, WHO, YES[language], further])
    expect(shop.plan()).toContainEqual(
      expect.objectContaining({
        say: 'chooseTime',
        values: expect.arrayContaining([{ service: SERVICES[language][1], staff: 'Joseph Banks' }]),
      }),
    )
  })

  it('mean the person of the last question', async () => {
    const shop = openPractice(language)
    await say(shop, asked)
    expect(staffOf(shop)).toBe('res_0')
  })

  it('mean a relative whom the message names', async () => {
    const shop = openPractice(language)
    await say(shop, [asked[0], relative])
    expect(staffOf(shop)).toBeUndefined()
  })

  it('mean nobody where nobody was spoken of', async () => {
    const shop = openPractice(language)
    await say(shop, [asked[1]])
    expect(staffOf(shop)).toBeUndefined()
    expect(shop.plan()).not.toContainEqual(expect.objectContaining({ say: 'unknownStaff' }))
  })
})
