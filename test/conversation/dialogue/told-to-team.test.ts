import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { LANGUAGES, openPractice, say } from './practice.ts'

const YES = { en: 'yes', de: 'ja', es: 'sí', fr: 'oui' }

interface Said {
  question: string
  /** Complaints about the reply, with a wish to leave a message. */
  unanswered: string[]
  /** Details and the message itself; the words of it that the team has to have, and what it has no use for. */
  text: string
  kept: string
  dropped: RegExp
  /** A greeting and a message, in one. */
  greeted: string
  /** A statement before the wish for a message: part of it. */
  before: [statement: string, kept: string]
  /** A message behind a colon, after a complaint without a question mark. */
  colon: [complaint: string, message: string, dropped: RegExp]
}

const SAID: Record<Language, Said> = {
  en: {
    question: 'do you hire out crutches?',
    unanswered: [
      "that doesn't answer my question. I would like to leave a message",
      'that is no answer. Take a message, please',
    ],
    text: 'Ada Byron, ada@example.com. Hello, I wanted to know whether crutches can be hired for a week',
    kept: 'I wanted to know whether crutches can be hired for a week',
    dropped: /answer/iu,
    greeted: 'Good morning, please tell the team: my crutches were left behind on Friday. Ada Byron, ada@example.com',
    before: ['My crutches were left in your hall.', 'My crutches were left in your hall.'],
    colon: [
      "that doesn't tell me anything",
      'take a message: are crutches hired out. Ada Byron, ada@example.com',
      /tell me anything/u,
    ],
  },
  de: {
    question: 'verleihen Sie Krücken?',
    unanswered: [
      'das beantwortet meine Frage nicht. Ich möchte eine Nachricht hinterlassen',
      'das ist keine Antwort. Nehmen Sie bitte eine Nachricht auf',
    ],
    text: 'Ada Byron, ada@example.com. Hallo, ich wollte wissen, ob man Krücken für eine Woche leihen kann',
    kept: 'ich wollte wissen, ob man Krücken für eine Woche leihen kann',
    dropped: /antwort/iu,
    greeted:
      'Guten Morgen, richten Sie dem Team bitte aus: meine Krücken sind am Freitag liegen geblieben. Ada Byron, ada@example.com',
    before: ['Meine Krücken sind bei Ihnen im Flur geblieben.', 'Meine Krücken sind bei Ihnen im Flur geblieben.'],
    colon: [
      'das hilft mir nicht weiter',
      'nehmen Sie eine Nachricht auf: werden Krücken verliehen. Ada Byron, ada@example.com',
      /weiter/u,
    ],
  },
  es: {
    question: '¿alquilan muletas?',
    unanswered: [
      'eso no responde a mi pregunta. Quiero dejar un mensaje',
      'no me ha contestado a mi pregunta. Tome un mensaje, por favor',
    ],
    text: 'Ada Byron, ada@example.com. Buenas, quería saber si se pueden alquilar muletas por una semana',
    kept: 'quería saber si se pueden alquilar muletas por una semana',
    dropped: /responde|contestado/iu,
    greeted: 'Buenos días, díganle al equipo: mis muletas se quedaron allí el viernes. Ada Byron, ada@example.com',
    before: ['Mis muletas se quedaron en su pasillo.', 'Mis muletas se quedaron en su pasillo.'],
    colon: ['eso no me aclara nada', 'tome un mensaje: si se alquilan muletas. Ada Byron, ada@example.com', /aclara/u],
  },
  fr: {
    question: 'louez-vous des béquilles ?',
    unanswered: [
      'ça ne répond pas à ma question. Je voudrais laisser un message',
      'ce n’est pas une réponse. Prenez un message svp',
    ],
    text: 'Ada Byron, ada@example.com. Bonjour, je voulais savoir si on peut louer des béquilles pour une semaine',
    kept: 'je voulais savoir si on peut louer des béquilles pour une semaine',
    dropped: /répon/iu,
    greeted: 'Bonjour, dites à l’équipe : mes béquilles sont restées chez vous vendredi. Ada Byron, ada@example.com',
    before: ['Mes béquilles sont restées dans votre couloir.', 'Mes béquilles sont restées dans votre couloir.'],
    colon: [
      'ça ne m’aide pas',
      'prenez un message : est-ce que des béquilles se louent. Ada Byron, ada@example.com',
      /m’aide/u,
    ],
  },
}

const GREETING = /^(?:hello|good morning|hallo|guten morgen|buen[oa]s|bonjour)/iu

function messageOf(shop: ReturnType<typeof openPractice>): string {
  return String(shop.calls().findLast(({ name }) => name === 'capture_lead')?.arguments['message'])
}

describe.each(LANGUAGES)('a message to the team (%s)', (language) => {
  const { question, unanswered, text, kept, dropped, greeted, before, colon } = SAID[language]
  const who = 'Ada Byron, ada@example.com'

  it.each(unanswered)('has no complaint about the reply: %s', async (complaint) => {
    const shop = openPractice(language)
    await say(shop, [question, complaint, text, YES[language]])
    expect(messageOf(shop)).toContain(kept)
    expect(messageOf(shop)).not.toMatch(dropped)
  })

  it('has no greeting', async () => {
    const shop = openPractice(language)
    await say(shop, [greeted, YES[language]])
    expect(messageOf(shop)).not.toMatch(GREETING)
    expect(messageOf(shop)).toContain(greeted.split(': ')[1]?.split('.')[0])
  })

  it('has what was told before it', async () => {
    const shop = openPractice(language)
    await say(shop, [`${before[0]} ${unanswered[0]?.split('. ')[1]}`, who, YES[language]])
    expect(messageOf(shop)).toContain(before[1])
  })

  it('has what stands behind a colon, without the turn before', async () => {
    const shop = openPractice(language)
    const [complaint, message, none] = colon
    await say(shop, [question, complaint, message, YES[language]])
    expect(messageOf(shop)).toContain(message.split(/ ?: /u)[1]?.split('.')[0])
    expect(messageOf(shop)).not.toMatch(none)
  })
})
