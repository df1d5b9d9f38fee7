import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { bookedIn, LANGUAGES, openPractice, say, SERVICES } from './practice.ts'

interface Said {
  wish: string
  /** Ends the conversation while times are on offer. */
  done: string[]
  misread: string[]
  question: string
  complaint: string
  /** A yes to the message, with the wish for a call. */
  call: string
  /** A farewell with some anger left. */
  last: string
  /** A wish for a person, and the refusal of any call. */
  person: string
  noCall: string
}

const SAID: Record<Language, Said> = {
  en: {
    wish: 'a sports massage on Tuesday',
    done: ['ok thanks, that is everything', 'cheers, nothing else', "ta, that'll be all for now"],
    misread: [
      "I don't think you understood me",
      "It doesn't look like you read my question. Thanks anyway",
      'you seem to have misunderstood me',
    ],
    question: 'do you lend out yoga mats?',
    complaint: 'I am furious, you charged me twice for the massage. Ada Byron, +44 20 7946 0018',
    call: 'Yes, and get somebody to phone me please',
    last: 'no, nothing else. but that must never happen again',
    person: "I'd like to talk to a human",
    noCall: "actually I don't need anyone to call me",
  },
  de: {
    wish: 'eine Sportmassage am Dienstag',
    done: ['ok danke, das ist alles', 'danke, sonst nichts', 'prima danke, mehr wollte ich nicht wissen'],
    misread: [
      'Ich glaube nicht, dass Sie mich verstanden haben',
      'Es sieht nicht so aus, als hätten Sie meine Frage verstanden. Trotzdem danke',
      'ihr habt mich nicht verstanden',
    ],
    question: 'verleiht ihr Yogamatten?',
    complaint: 'Das ist eine Frechheit, ihr habt mir die Massage zweimal abgebucht. Ada Byron, +49 30 12345678',
    call: 'Ja, und rufen Sie mich bitte an',
    last: 'nein, sonst nichts. aber das darf nicht noch mal passieren',
    person: 'Ich möchte mit einem Menschen sprechen',
    noCall: 'nein, mich braucht niemand anzurufen',
  },
  es: {
    wish: 'un masaje deportivo el martes',
    done: ['vale gracias, eso es todo', 'gracias, nada más', 'perfecto gracias, con eso me vale'],
    misread: [
      'creo que no me habéis entendido',
      'No parece que me haya entendido. Gracias igualmente',
      'me ha entendido mal',
    ],
    question: '¿prestáis esterillas?',
    complaint: 'Estoy indignada, me habéis cobrado dos veces el masaje. Ada Byron, 612 34 56 78',
    call: 'Sí, y que alguien me llame por favor',
    last: 'no, nada más. pero que no vuelva a pasar',
    person: 'quiero hablar con una persona',
    noCall: 'no hace falta que me llame nadie',
  },
  fr: {
    wish: 'un massage sportif mardi',
    done: ['ok merci, c’est tout', 'merci, rien d’autre', 'super merci, ça me suffit'],
    misread: [
      'je ne crois pas que vous m’ayez compris',
      'vous n’avez pas compris ma question. Merci quand même',
      'vous m’avez mal compris',
    ],
    question: 'vous prêtez des tapis de yoga ?',
    complaint: 'Je suis furieuse, vous m’avez débité deux fois le massage. Ada Byron, 06 12 34 56 78',
    call: 'Oui, et rappelez-moi s’il vous plaît',
    last: 'non, c’est tout. mais que ça ne se reproduise pas',
    person: 'je voudrais parler à une vraie personne',
    noCall: 'inutile de m’appeler',
  },
}

describe.each(LANGUAGES)('the end of a conversation (%s)', (language) => {
  const said = SAID[language]
  const parts = (shop: ReturnType<typeof openPractice>): string[] =>
    shop.plan().flatMap((part) => ('say' in part ? [part.say] : 'courtesy' in part ? [part.courtesy] : ['answer']))

  it.each(said.done)('leaves the times on offer: %s', async (done) => {
    const shop = openPractice(language)
    await say(shop, [said.wish, done])
    expect(parts(shop)).toEqual(['goodbye'])
    expect(shop.state().tasks).toEqual([])
  })

  it.each(said.misread)('is no answer to one who was not understood: %s', async (misread) => {
    const shop = openPractice(language)
    await say(shop, [said.question, misread])
    expect(parts(shop)).toEqual(['sorryMisread', 'helpInstead'])
    expect(shop.state().options).toHaveLength(2)
  })

  it('says sorry once more to one who complained, and asks for a call no second time', async () => {
    const shop = openPractice(language)
    await say(shop, [said.complaint, said.call])
    expect(parts(shop)).toEqual(['noted', 'callBackNoted', 'anythingElse'])
    expect((await shop.rows()).callbacks).toBe(1)
    await shop.say(said.last)
    expect(parts(shop)).toEqual(['sorryAgain', 'goodbye'])
    // Nothing is asked any more, and nothing is searched.
    await shop.say(said.last)
    expect(parts(shop)).toEqual(['goodbye'])
  })

  it('withdraws the message that stands for a person', async () => {
    const shop = openPractice(language)
    await say(shop, [said.person, said.noCall])
    expect(parts(shop)).toContain('stopped')
    expect(shop.state().tasks).toEqual([])
  })
})

interface Moved {
  wish: string
  moved: string[]
}

/** The booked day is refused, and another one named. */
const MOVED: Record<Language, Moved> = {
  en: {
    wish: 'a sports massage on Tuesday at 16:00',
    moved: [
      'oh no, Tuesday won’t work after all. Could we put it on Thursday morning?',
      'sorry, I can’t make Tuesday. Is Thursday morning any good?',
    ],
  },
  de: {
    wish: 'eine Sportmassage am Dienstag um 16 Uhr',
    moved: [
      'Oje, am Dienstag kann ich leider doch nicht. Können wir das auf Donnerstag Vormittag legen?',
      'Dienstag passt mir doch nicht. Ginge Donnerstag Vormittag?',
    ],
  },
  es: {
    wish: 'un masaje deportivo el martes a las 16:00',
    moved: [
      'uf, que el martes al final no puedo. ¿Lo dejamos para el jueves por la mañana?',
      'el martes no me va bien al final. ¿Podría ser el jueves por la mañana?',
    ],
  },
  fr: {
    wish: 'un massage sportif mardi à 16h',
    moved: [
      'zut, mardi je ne peux finalement plus. On peut le mettre jeudi matin ?',
      'mardi ça ne va pas finalement. C’est possible jeudi matin ?',
    ],
  },
}

const YES = { en: 'yes', de: 'ja', es: 'sí', fr: 'oui' }

describe.each(LANGUAGES)('another day beside the refusal of the booked one (%s)', (language) => {
  it.each(MOVED[language].moved)('moves the booking, and asks nothing of documents: %s', async (moved) => {
    const shop = openPractice(language)
    await say(shop, [MOVED[language].wish, 'Charles Lyell, charles@example.com', YES[language], moved])
    expect(shop.plan().filter((part) => 'answer' in part)).toEqual([])
    expect(shop.state().tasks[0]).toMatchObject({
      name: 'move',
      wish: { day: { from: '2026-12-03', to: '2026-12-03' } },
    })
    expect(await bookedIn(shop)).toEqual([[SERVICES[language][2], '2026-12-01T16:00']])
  })
})
