import { describe, expect, it } from 'vitest'
import type { Command, Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

const SERVICES = [
  {
    id: 'wheel',
    name: 'Pottery course',
    aliases: ['Töpferkurs', 'Curso de cerámica', 'Cours de poterie'],
    partyMin: 1,
    partyMax: 6,
  },
  {
    id: 'paint',
    name: 'Painting afternoon',
    aliases: ['Malnachmittag', 'Tarde de pintura', 'Atelier peinture'],
    partyMin: 1,
    partyMax: 6,
  },
]

function heard(message: string, language: string, more: Partial<Table>): Command[] {
  return understandOffline(message, aTable({ language, services: SERVICES, ...more }))
}

/** A question of a booking that the visitor did not want. */
const questions = ['party_size', 'time', 'service'] as const
const underWay = (question: Table['question']): Partial<Table> => ({
  question,
  task: {
    task: 'book',
    serviceId: question === 'service' ? null : 'wheel',
    day: null,
    time: null,
    partySize: null,
    offered: [],
  },
})

const REFUSED: Record<string, string[]> = {
  en: [
    "I wasn't asking to book anything. Is there an open studio on Wednesdays?",
    "I don't want to book! Do you have a pottery evening on Friday?",
  ],
  de: [
    'Ich wollte gar nichts buchen. Gibt es mittwochs ein offenes Atelier?',
    'ich will nichts buchen!! ist am freitag ein töpferabend?',
  ],
  es: [
    'No quería reservar nada. ¿Hay taller abierto los miércoles?',
    'no quiero reservar. ¿El viernes hay noche de cerámica?',
  ],
  fr: [
    'Je ne voulais rien réserver. Il y a un atelier libre le mercredi ?',
    'je ne veux pas réserver ! Vous avez une soirée poterie vendredi ?',
  ],
}

/** The team has a message of the visitor. */
const PASSED_ON: Partial<Table> = { hasPassedOn: true }

const WHEN: Record<string, string[]> = {
  en: [
    'when will I hear back?',
    'How long does it take until somebody replies?',
    'how long until I get an answer?',
    'how soon will you get back to me?',
  ],
  de: [
    'Wie lange dauert es, bis ich was höre?',
    'wie lang braucht ihr da für eine Antwort?',
    'wann krieg ich da Bescheid?',
    'bis wann bekomme ich eine Rückmeldung?',
  ],
  es: [
    '¿Cuánto tardáis en contestar?',
    '¿cuánto tiempo pasa hasta que me respondan?',
    '¿cuándo tendré respuesta?',
    '¿Cuándo sabré algo?',
  ],
  fr: [
    'Quand aurai-je une réponse ?',
    'combien de temps avant d’avoir de vos nouvelles ?',
    'ça prend combien de temps pour qu’on me réponde ?',
    'dans combien de temps aurai-je un retour ?',
  ],
}

const THANKED: Record<string, string[]> = {
  en: ['I did that already. oh well, fine, thanks', 'but I have done that. ok thank you'],
  de: ['das hab ich doch gemacht. egal, danke', 'hab ich eh schon gesagt. na gut, danke dir'],
  es: ['ya lo he hecho. bueno, vale, gracias', 'eso ya lo hice. da igual, gracias'],
  fr: ['je l’ai déjà fait. bon, d’accord, merci', 'j’ai déjà fait ça. tant pis, merci'],
}

const ASKED: Record<string, string> = {
  en: 'I already have a towel. where is the changing room, thanks',
  de: 'handtuch hab ich schon. wo ist die umkleide, danke',
  es: 'ya tengo toalla. dónde está el vestuario, gracias',
  fr: 'j’ai déjà une serviette. où est le vestiaire, merci',
}

describe.each(Object.keys(REFUSED))('beside a question (%s)', (language) => {
  it.each(REFUSED[language]!.flatMap((message) => questions.map((question) => [message, question] as const)))(
    'a booking is refused: %s (%s)',
    (message, question) => {
      const types = heard(message, language, underWay(question)).map(({ type }) => type)
      expect(types).toEqual(['abandon', 'ask'])
    },
  )

  it.each(WHEN[language]!)('when the team answers: %s', (message) => {
    expect(heard(message, language, PASSED_ON)).toMatchObject([{ type: 'recall', isOfTeam: true }])
  })

  it.each(THANKED[language]!)('thanks end a remark: %s', (message) => {
    expect(heard(message, language, {}).map(({ type }) => type)).not.toContain('ask')
    expect(heard(message, language, {})).not.toEqual([])
  })

  it('thanks end no question', () => {
    expect(heard(ASKED[language]!, language, {}).map(({ type }) => type)).toContain('ask')
  })
})
