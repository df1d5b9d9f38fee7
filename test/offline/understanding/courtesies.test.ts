import { describe, expect, it } from 'vitest'
import type { Command, Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

type Language = 'en' | 'de' | 'fr' | 'es'

const COUNTRIES: Record<Language, string> = { en: 'GB', de: 'DE', fr: 'FR', es: 'ES' }
const BOOKED: Partial<Table> = {
  booking: { reference: '5QZVWH', serviceId: 'massage', date: '2026-12-03', time: '09:00' },
}

function hear(language: Language, message: string, table: Partial<Table> = {}): Command[] {
  const services = [{ id: 'massage', name: 'Massage', aliases: [], partyMin: null, partyMax: null }]
  return understandOffline(message, aTable({ language, country: COUNTRIES[language], services, ...table }))
}

function each(title: string, said: Record<Language, string[]>, table: Partial<Table>, check: (all: Command[]) => void) {
  const all = Object.entries(said).flatMap(([language, own]) => own.map((one) => [language as Language, one] as const))
  describe(title, () => {
    it.each(all)('%s: %s', (language, message) => check(hear(language, message, table)))
  })
}

const kindsOf = (all: Command[]) => all.map((one) => (one.type === 'courtesy' ? one.kind : one.type))

each(
  'a farewell with the day of the booking',
  {
    en: [
      'see you on the 3rd!',
      'lovely, see you both on Thursday at nine then',
      'brilliant. till Thursday then, cheers',
      'ok until the 3rd of December!',
      'see you Thursday, really looking forward to it',
      'thanks so much, see you there on Thursday',
    ],
    de: [
      'super, bis zum 3.!',
      'dann bis Donnerstag um neun',
      'ok wir sehen uns am 3. Dezember',
      'danke, also bis nächsten Donnerstag',
      'alles klar, bis übermorgen, ich bin gespannt',
      'bis Donnerstag dann, schönen Abend noch',
    ],
    fr: [
      'parfait, à jeudi !',
      'alors on se voit le 3 décembre',
      'super, à jeudi 9h',
      'merci, à jeudi prochain alors',
      'très bien, rendez-vous le 3 !',
      'ok à demain, bonne soirée',
    ],
    es: [
      'genial, hasta el jueves 3',
      'pues nos vemos el jueves!',
      'vale, hasta el 3 de diciembre entonces',
      'gracias, nos vemos allí el jueves',
      'perfecto, hasta mañana, qué ganas',
      'allí estaré el jueves a las nueve',
    ],
  },
  BOOKED,
  (all) => {
    expect(kindsOf(all).filter((kind) => !['goodbye', 'thanks', 'acknowledgement', 'remark'].includes(kind))).toEqual(
      [],
    )
    expect(kindsOf(all).some((kind) => kind === 'goodbye' || kind === 'thanks')).toBe(true)
  },
)

each(
  'thanks or a farewell behind other words',
  {
    en: [
      'brilliant cheers',
      'right that was a joke, bye',
      'sorted then, ta',
      'I hope she is in, goodbye',
      'phew, thanks a lot',
    ],
    de: [
      'top danke',
      'war nur Spaß, tschüss',
      'na dann hoffen wir mal das Beste, ciao',
      'puh, vielen Dank',
      'hoffentlich geht alles gut, tschüssi',
    ],
    fr: [
      'nickel merci',
      'je rigole, au revoir',
      'top merci beaucoup',
      'bon on verra bien, bonne journée',
      'ouf, merci',
    ],
    es: [
      'guay gracias',
      'era por curiosidad, adiós',
      'uf, muchas gracias',
      'a ver si hay suerte, hasta luego',
      'venga, un beso',
    ],
  },
  {},
  (all) => {
    expect(kindsOf(all).filter((kind) => !['goodbye', 'thanks', 'acknowledgement', 'remark'].includes(kind))).toEqual(
      [],
    )
    expect(kindsOf(all).some((kind) => kind === 'goodbye' || kind === 'thanks')).toBe(true)
  },
)

each(
  'courtesies of other languages and wishes of the season',
  {
    en: ['grazie mille!', 'ok obrigado', 'merry christmas to you all', 'have a lovely week', 'dziękuję!'],
    de: ['sağ olun!', 'ok, bedankt', 'frohe Weihnachten', 'einen schönen zweiten Advent noch', 'alles klar, grazie'],
    fr: ['ok obrigada', 'teşekkür ederim', 'joyeuses fêtes', 'bonne année à tous', 'adeu !'],
    es: ['moltes gràcies', 'obrigado', 'felices fiestas', 'feliz navidad', 'eskerrik asko'],
  },
  {},
  (all) => expect(kindsOf(all).some((kind) => kind === 'goodbye' || kind === 'thanks')).toBe(true),
)

each(
  'small talk, which is looked up nowhere',
  {
    en: [
      'hiya! how are things with you',
      'hello, is it snowing where you are too?',
      'what a lovely place!',
      'i always fall asleep in these haha',
      'only joking :)',
    ],
    de: [
      'Hallo, ist es bei Ihnen heute auch so kalt?',
      'wie schön!',
      'ich schlaf da bestimmt ein haha',
      'ich wollte nur mal hallo sagen',
      'was für ein schöner Laden!',
    ],
    fr: [
      'bonjour, il neige chez vous aussi ?',
      'quelle belle vitrine !',
      "moi je m'endors toujours mdr",
      'je voulais juste dire bonjour',
      'comme c’est joli !',
    ],
    es: [
      'buenos días, qué frío hace hoy, ¿no?',
      'qué bonito!',
      'yo me duermo seguro jajaja',
      'solo quería saludar',
      'qué sitio tan chulo!',
    ],
  },
  {},
  (all) => expect(kindsOf(all).filter((kind) => !['greeting', 'remark', 'acknowledgement'].includes(kind))).toEqual([]),
)

each(
  'a day that is wished for, and questions beside courtesies',
  {
    en: [
      'until when are you open?',
      'can you keep it till Friday?',
      'how much is it, thanks',
      'haha ok, what does it cost?',
    ],
    de: [
      'bis wann habt ihr offen?',
      'bis wann muss ich da sein?',
      'was kostet das, danke',
      'haha ok, wie teuer ist das?',
    ],
    fr: [
      "jusqu'à quand êtes-vous ouverts ?",
      "c'est combien, merci",
      'mdr ok, combien ça coûte ?',
      'où êtes-vous, merci',
    ],
    es: ['hasta cuándo abrís?', 'cuánto cuesta, gracias', 'jaja vale, cuánto es?', 'dónde estáis? gracias'],
  },
  {},
  (all) => expect(kindsOf(all).some((kind) => kind === 'ask' || kind === 'start')).toBe(true),
)

each(
  'somebody who asks what they talk to',
  {
    en: ['are ye a robot or a young one answering?', 'so are you a real person?', 'are you a bot then'],
    de: ['sind sie eigentlich ein mensch?', 'bist du ein bot oder was'],
    fr: ['vous êtes un robot alors !', 'je parle à une vraie personne ?'],
    es: ['¿eres un robot entonces?', '¿hablo con una persona o con una máquina?'],
  },
  {},
  (all) => expect(kindsOf(all)).toEqual(['identity']),
)

each(
  'somebody who wants to see their bookings',
  {
    en: ['show me my bookings please', 'can I see all my appointments?', 'list my reservations'],
    de: ['zeig mir meine Termine', 'Können Sie mir bitte meine Buchungen nennen?', 'nennen Sie mir alle meine Termine'],
    fr: ['montrez-moi mes réservations', 'je voudrais voir mes rendez-vous', 'affichez tous mes rdv'],
    es: ['¿me enseñas mis citas?', 'quiero ver mis reservas', 'muéstrame todas mis citas'],
  },
  {},
  (all) => expect(kindsOf(all)).toEqual(['recall']),
)

each(
  'a message for somebody of the team',
  {
    en: ['pass a message to Noreen: I will be late'],
    de: ['Geben Sie bitte Miriam die Nachricht, dass ich später komme'],
    fr: ['passez le message à Maïder : 2 places du 28 au 30', 'donnez-lui ce mot svp: je serai en retard'],
    es: ['pásale un mensaje a Iker: no encuentro la receta', 'dele el recado a Marta: llego tarde'],
  },
  {},
  (all) => expect(all).toContainEqual(expect.objectContaining({ type: 'start', task: 'message' })),
)

const STAFF: Record<Language, string> = { en: 'Rosa', de: 'Klara', fr: 'Claire', es: 'Clara' }

/** Courtesies beside a common word near a staff member's name, or beside a remark on a person or a service. */
const NO_WISH: Record<Language, string[]> = {
  en: [
    'thanks, the rose on your card was lovely',
    'ok the rose then, thank you!',
    'oh so Rosa does that, but she is a physio. ok, thanks',
    'ah right, the massage takes an hour then. thanks!',
    'thank you, and Rosa was really kind on the phone',
    'so Rosa does the massage then, good to know, thanks bye',
  ],
  de: [
    'danke, das ist klar!',
    'ok ist klar, danke',
    'Ah, Klara also, aber die ist Physiotherapeutin. Gut, danke.',
    'Ach so, die Massage dauert eine Stunde. Danke!',
    'Danke, und Klara war wirklich nett am Telefon',
    'dann macht die Massage also Klara, gut zu wissen, danke tschüss',
  ],
  fr: [
    "merci c'est clair !",
    "merci, c'est clair",
    'ok tout est clair, merci',
    'ah, Claire donc, mais elle est kiné. bon, merci',
    'ah oui, le massage dure une heure alors. merci !',
    'merci, et Claire était vraiment gentille au téléphone',
    "c'est donc Claire qui fait le massage, bon à savoir, merci au revoir",
  ],
  es: [
    'gracias, está claro!',
    'vale, queda claro, gracias',
    'ah, Clara entonces, pero ella es fisio. bueno, gracias',
    'ah vale, el masaje dura una hora. gracias!',
    'gracias, y Clara fue muy amable por teléfono',
    'entonces el masaje lo hace Clara, bueno saberlo, gracias adiós',
  ],
}

const MASSAGES: Record<Language, string> = { en: 'Massage', de: 'Massage', fr: 'Massage', es: 'Masaje' }

function withPerson(language: Language): Partial<Table> {
  const service = { id: 'massage', name: MASSAGES[language], aliases: [], partyMin: null, partyMax: null }
  return { services: [service], staff: [{ id: 'person', name: `${STAFF[language]} Perrachon` }] }
}

describe('thanks beside a remark', () => {
  const all = Object.entries(NO_WISH).flatMap(([language, own]) =>
    own.map((one) => [language as Language, one] as const),
  )
  it.each(all)('%s: %s', (language, message) => {
    const kinds = kindsOf(hear(language, message, withPerson(language)))
    expect(kinds).not.toContain('set')
    expect(kinds).not.toContain('start')
  })
})

/** A service or a person beside thanks that is wished for. */
const WISHED: Record<Language, string[]> = {
  en: [
    'a massage please, thanks',
    'massage for my husband, thanks',
    'with rosa please, thank you',
    'I would like a massage with Rosa, thanks',
  ],
  de: ['eine Massage bitte, danke', 'bei klara bitte, danke', 'ich hätte gern eine Massage bei Klara, danke'],
  fr: ['un massage svp, merci', 'avec claire svp, merci', 'je voudrais un massage avec Claire, merci'],
  es: ['un masaje por favor, gracias', 'con clara por favor, gracias', 'quisiera un masaje con Clara, gracias'],
}

describe('a wish beside thanks', () => {
  const all = Object.entries(WISHED).flatMap(([language, own]) =>
    own.map((one) => [language as Language, one] as const),
  )
  it.each(all)('%s: %s', (language, message) => {
    expect(kindsOf(hear(language, message, withPerson(language)))).toContain('set')
  })
})

each(
  'a pity is a remark, and the question behind it stands by itself',
  {
    en: ['Pity. Do you sell vouchers?', 'oh well, do you sell vouchers?', "That's a shame! Do you sell vouchers?"],
    de: ['Schade! Habt ihr Gutscheine?', 'na ja, habt ihr Gutscheine?'],
    fr: ['dommage. vous vendez des bons ?', 'tant pis, vous vendez des bons ?'],
    es: ['Lástima. ¿Tienen bonos?', 'vaya, ¿tienen bonos?'],
  },
  { recent: ['Are you open between Christmas and New Year?'] },
  (all) => {
    const questions = all.flatMap((one) => (one.type === 'ask' ? one.question : []))
    expect(questions).toEqual([expect.stringMatching(/vouchers|Gutscheine|bons|bonos/u)])
    expect(questions[0]).not.toMatch(/Christmas/u)
  },
)
