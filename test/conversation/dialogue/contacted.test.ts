import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { openBoats, SAILING } from './boats.ts'
import { LANGUAGES } from './practice.ts'

interface Said {
  /** Requests to be contacted by the team. */
  requests: string[]
  details: string
  /** Questions when or whether that is done, and other things to send. */
  questions: string[]
}

const SAID: Record<Language, Said> = {
  en: {
    requests: [
      'could one of you get back to me?',
      'can somebody get in touch with me about life jackets for toddlers?',
      'please just e-mail me.',
      "I'd like to hear from somebody.",
    ],
    details: 'Greta Winter, greta@example.com',
    questions: ['how soon can somebody get back to me?', 'could you text me the tide times?'],
  },
  de: {
    requests: [
      'könnte sich wer bei mir melden?',
      'kann mir jemand schreiben, ob es Schwimmwesten für Kleinkinder gibt?',
      'meldet euch lieber bei mir.',
      'ich bitte um Rückmeldung.',
    ],
    details: 'Silke Moor, silke@example.com',
    questions: ['wann meldet sich da jemand?', 'was soll ich euch schreiben?'],
  },
  es: {
    requests: [
      '¿podría escribirme alguien?',
      '¿me puede contactar alguien por los chalecos para niños pequeños?',
      'que alguien se ponga en contacto conmigo.',
      'escribidme, por favor.',
    ],
    details: 'Nuria Costa, nuria@example.com',
    questions: ['¿cuándo me contestan?', '¿me podéis escribir el horario de las mareas?'],
  },
  fr: {
    requests: [
      'quelqu’un pourrait me recontacter ?',
      'pouvez-vous m’écrire au sujet des gilets pour tout-petits ?',
      'recontactez-moi plutôt.',
      'j’attends votre retour.',
    ],
    details: 'Odile Marin, odile@example.com',
    questions: ['quand est-ce que vous répondez ?', 'on peut vous joindre le dimanche ?'],
  },
}

describe.each(LANGUAGES)('a request to be contacted (%s)', (language) => {
  const { requests, details, questions } = SAID[language]
  const email = /\S+@\S+/u.exec(details)![0]

  it.each(requests)('is a message with the contact beside it: %s', async (request) => {
    const shop = await openBoats(language)
    expect(await shop.say(`${request} ${details}`)).toContain(email)
    expect(shop.state()).toMatchObject({ question: 'confirm', tasks: [{ name: 'message' }] })
  })

  it.each(requests)('is one during a booking: %s', async (request) => {
    const shop = await openBoats(language, [SAILING[language]])
    await shop.say(`${request} ${details}`)
    expect(shop.state().contact).toMatchObject({ email })
    expect(shop.state().tasks[0]).toMatchObject({ name: 'message' })
  })

  it.each(questions)('is no question: %s', async (question) => {
    const shop = await openBoats(language, [SAILING[language]])
    await shop.say(`${question} ${details}`)
    expect(shop.state().tasks.map(({ name }) => name)).toEqual(['book'])
  })
})
