import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { LANGUAGES, openPractice, say } from './practice.ts'

const YES = { en: 'yes', de: 'ja', es: 'sí', fr: 'oui' }

interface Said {
  booked: string
  /** Wishes for somebody else, with thanks. */
  wishes: string[]
  /** Praise of a visit, with thanks. */
  praise: string
  /** Questions behind the booking, each with an announcement or a farewell before it. */
  questions: string[]
}

const SAID: Record<Language, Said> = {
  en: {
    booked: 'a Pilates class on Tuesday at 10',
    wishes: ['a sports massage for my husband, thanks', 'one sports massage for my sister, thank you'],
    praise: 'thanks, the sports massage did me good',
    questions: [
      'One more question, may I eat before it?',
      'and another thing, do I need a towel?',
      'no that’s everything, thank you! oh, do I need a towel?',
    ],
  },
  de: {
    booked: 'Pilates in der Gruppe am Dienstag um 10',
    wishes: ['eine Sportmassage für meinen Mann, danke', 'noch eine Sportmassage für meine Schwester, vielen Dank'],
    praise: 'danke, die Sportmassage hat mir gutgetan',
    questions: [
      'Eine Frage noch, darf ich davor was essen?',
      'und noch etwas, brauche ich ein Handtuch?',
      'nein, das ist alles, danke! ach, brauche ich ein Handtuch?',
    ],
  },
  es: {
    booked: 'Pilates en grupo el martes a las 10',
    wishes: ['un masaje deportivo para mi marido, gracias', 'otro masaje deportivo para mi hermana, muchas gracias'],
    praise: 'gracias, el masaje deportivo me sentó genial',
    questions: [
      'Otra pregunta, ¿puedo comer antes?',
      'y una cosa más, ¿necesito toalla?',
      'no, nada más, ¡gracias! ah, ¿necesito toalla?',
    ],
  },
  fr: {
    booked: 'Pilates en petit groupe mardi à 10h',
    wishes: ['un massage sportif pour mon mari, merci', 'encore un massage sportif pour ma sœur, merci beaucoup'],
    praise: 'merci, le massage sportif m’a fait du bien',
    questions: [
      'Encore une question, je peux manger avant ?',
      'et une dernière chose, il faut une serviette ?',
      'non, c’est tout, merci ! ah, il faut une serviette ?',
    ],
  },
}

describe.each(LANGUAGES)('beside thanks (%s)', (language) => {
  const { booked, wishes, praise, questions } = SAID[language]
  const booking = [booked, 'Ada Byron, ada@example.com', YES[language]]

  it.each(wishes)('a service for somebody is a wish: %s', async (message) => {
    const shop = openPractice(language)
    await shop.say(message)
    expect(shop.state().tasks).toMatchObject([{ name: 'book', wish: { service: 'svc_2' } }])
    const later = openPractice(language)
    await say(later, [...booking, message])
    expect(later.state().tasks).toMatchObject([{ name: 'book', wish: { service: 'svc_2' } }])
  })

  it('praise is none', async () => {
    const shop = openPractice(language)
    await say(shop, [...booking, praise])
    expect(shop.state().tasks).toEqual([])
  })

  it.each(questions)('a question behind a booking opens no other one: %s', async (message) => {
    const shop = openPractice(language)
    await say(shop, [...booking, message])
    expect(shop.plan().filter((part) => !('answer' in part))).toEqual([])
    expect(shop.plan()).not.toEqual([])
    expect(shop.state().tasks).toEqual([])
  })
})
