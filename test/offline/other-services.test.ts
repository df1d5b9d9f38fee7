import { describe, expect, test } from 'vitest'
import { told, type Language, type Place } from './places.ts'

/** A dive school: the trial dive, and the wreck tour. */
const DIVING: Record<Language, Place> = {
  en: {
    services: [
      { name: 'Trial dive', price: '60 €' },
      { name: 'Wreck tour', price: '90 €' },
    ],
    documents: [
      [
        'Good to know › From what age?',
        'You have to be ten for the trial dive. The wreck tour is for those over eighteen.',
      ],
      ['Good to know › What to bring', 'Swimwear and a towel. For the wreck tour, bring your logbook and a torch.'],
      ['Terms › Wrecks', 'Each further diver pays 25 €. The boat leaves at seven.'],
      ['Arrival', 'Bus 9 stops at the harbour. There are twelve parking spaces.'],
    ],
  },
  de: {
    services: [
      { name: 'Schnuppertauchen', price: '60 €' },
      { name: 'Wracktour', price: '90 €' },
    ],
    documents: [
      [
        'Gut zu wissen › Ab welchem Alter?',
        'Beim Schnuppertauchen müssen Sie zehn sein. Die Wracktour ist ab achtzehn.',
      ],
      [
        'Gut zu wissen › Was bringe ich mit?',
        'Badesachen und ein Handtuch. Zur Wracktour bringen Sie Logbuch und Lampe mit.',
      ],
      ['Bedingungen › Wracktouren', 'Jeder weitere Taucher zahlt 25 €. Das Boot legt um sieben ab.'],
      ['Anreise', 'Der Bus 9 hält am Hafen. Es gibt zwölf Parkplätze.'],
    ],
  },
  es: {
    services: [
      { name: 'Bautismo de buceo', price: '60 €' },
      { name: 'Ruta del pecio', price: '90 €' },
    ],
    documents: [
      [
        'Conviene saber › ¿Desde qué edad?',
        'Para el bautismo hay que tener diez años. La ruta del pecio es para mayores de dieciocho.',
      ],
      ['Conviene saber › ¿Qué llevo?', 'Bañador y toalla. Para el pecio, trae tu libro de inmersiones y una linterna.'],
      ['Condiciones › Pecios', 'Cada buceador más paga 25 €. El barco sale a las siete.'],
      ['Llegada', 'El autobús 9 para en el puerto. Hay doce plazas de aparcamiento.'],
    ],
  },
  fr: {
    services: [
      { name: 'Baptême de plongée', price: '60 €' },
      { name: "Sortie à l'épave", price: '90 €' },
    ],
    documents: [
      [
        'Bon à savoir › À partir de quel âge ?',
        "Pour le baptême, il faut avoir dix ans. La sortie à l'épave est réservée aux plus de dix-huit ans.",
      ],
      [
        'Bon à savoir › Que faut-il apporter ?',
        "Un maillot et une serviette. Pour l'épave, apportez votre carnet et une lampe.",
      ],
      ['Conditions › Épaves', 'Chaque plongeur de plus paie 25 €. Le bateau part à sept heures.'],
      ['Venir', "Le bus 9 s'arrête au port. Il y a douze places de parking."],
    ],
  },
}

const TRIAL = 0
const WRECK = 1

describe('a sentence about another service than the one spoken of', () => {
  test.each([
    ['en', 'en', 'from what age can you join?', 'ten', 'eighteen'],
    ['de', 'de', 'ab welchem Alter geht das?', 'zehn', 'achtzehn'],
    ['es', 'es', '¿desde qué edad se puede?', 'diez años', 'dieciocho'],
    ['fr', 'fr', 'à partir de quel âge ?', 'dix ans', 'dix-huit'],
    ['de', 'en', 'what is the minimum age?', 'zehn', 'achtzehn'],
    ['en', 'de', 'ab welchem Alter geht das?', 'ten', 'eighteen'],
  ] as const)('is not told (documents %s): %s %s', async (written, spoken, question, own, other) => {
    const reply = await told(question, { written, place: DIVING[written], at: TRIAL }, { spoken })
    expect(reply).toContain(own)
    expect(reply).not.toContain(other)
    expect(await told(question, { written, place: DIVING[written], at: WRECK }, { spoken })).toContain(other)
  })

  test.each([
    ['en', 'what should we bring?', 'towel', 'logbook'],
    ['de', 'was sollen wir mitbringen?', 'Handtuch', 'Logbuch'],
    ['es', '¿qué tenemos que llevar?', 'toalla', 'libro'],
    ['fr', 'que faut-il apporter ?', 'serviette', 'carnet'],
  ] as const)('is left out beside one for all (%s): %s', async (language, question, own, other) => {
    const reply = await told(question, { written: language, place: DIVING[language], at: TRIAL })
    expect(reply).toContain(own)
    expect(reply).not.toContain(other)
  })

  test.each([
    ['en', 'what does each further diver pay?'],
    ['de', 'was zahlt jeder weitere Taucher?'],
    ['es', '¿cuánto paga cada buceador más?'],
    ['fr', 'combien paie chaque plongeur de plus ?'],
  ] as const)('is not told below the heading of that one (%s): %s', async (language, question) => {
    expect(await told(question, { written: language, place: DIVING[language], at: TRIAL })).not.toContain('25')
    expect(await told(question, { written: language, place: DIVING[language], at: WRECK })).toContain('25')
  })

  test.each([
    ['en', 'and what do I bring to the wreck?', 'logbook'],
    ['de', 'und was bringe ich zum Wrack mit?', 'Logbuch'],
    ['es', '¿y qué llevo al pecio?', 'libro'],
    ['fr', "et qu'est-ce que j'apporte pour l'épave ?", 'carnet'],
  ] as const)('is told where the question names that one (%s): %s', async (language, question, named) => {
    expect(await told(question, { written: language, place: DIVING[language], at: TRIAL })).toContain(named)
  })
})

/** A canoe hire: canoes, a lesson for beginners, a campfire evening by the harbour. */
const CANOES: Record<Language, Place> = {
  en: {
    services: [
      { name: 'Canoe hire' },
      { name: 'Paddling lesson for beginners' },
      { name: 'Campfire evening with songs by the old harbour' },
    ],
    documents: [
      ['Terms › Another day', 'A canoe or a paddling lesson can be put off without a fee until the evening before.'],
      ['Lessons, trips and camps › Under sixteen', 'We need the signature of a parent.'],
      ['Vouchers', 'They are sold from 20 € at the kiosk in the harbour. They are valid for two years.'],
      ['Campfire evening', 'Beginners are welcome to sing along. Bring a blanket.'],
    ],
  },
  de: {
    services: [{ name: 'Kanuverleih' }, { name: 'Paddelkurs für Anfänger' }, { name: 'Hafenrundfahrt am Lagerfeuer' }],
    documents: [
      ['Bedingungen › Anderer Tag', 'Kanus und ein Paddelkurs lassen sich bis zum Vorabend verlegen.'],
      ['Kurse, Fahrten und Paddelkurse › Unter sechzehn', 'Wir brauchen die Unterschrift eines Elternteils.'],
      ['Gutscheine', 'Es gibt sie ab 20 € am Kiosk im Hafen. Sie gelten zwei Jahre.'],
      ['Hafenrundfahrt am Lagerfeuer', 'Anfänger dürfen gern mitsingen. Bringen Sie eine Decke mit.'],
    ],
  },
  es: {
    services: [
      { name: 'Alquiler de kayaks' },
      { name: 'Clase de remo para principiantes' },
      { name: 'Noche de hoguera y canciones en el puerto viejo' },
    ],
    documents: [
      ['Condiciones › Otro día', 'Un kayak o una clase de remo se puede cancelar hasta la víspera.'],
      ['Cursos, salidas y clases de remo › Menores de dieciséis', 'Necesitamos la firma de uno de los padres.'],
      ['Vales', 'Se venden desde 20 € en el quiosco del puerto. Son válidos dos años.'],
      ['Noche de hoguera', 'Los principiantes pueden cantar también. Traed una manta.'],
    ],
  },
  fr: {
    services: [
      { name: 'Location de canoës' },
      { name: 'Cours de pagaie pour débutants' },
      { name: 'Soirée feu de camp et chansons au vieux port' },
    ],
    documents: [
      ['Conditions › Un autre jour', 'Un canoë ou un cours de pagaie se reporte sans frais jusqu’à la veille.'],
      ['Cours de pagaie, sorties et camps › Moins de seize ans', 'Il nous faut la signature d’un parent.'],
      ['Bons cadeaux', 'Ils se vendent dès 20 € au kiosque du port. Ils sont valables deux ans.'],
      ['Soirée feu de camp', 'Les débutants peuvent chanter aussi. Apportez une couverture.'],
    ],
  },
}

const HIRE = 0
const LESSON = 1
const EVENING = 2

describe('a sentence stays', () => {
  test.each([
    ['en', 'can I put it off without a fee?', 'evening before'],
    ['de', 'bis wann kann ich das verlegen?', 'Vorabend'],
    ['es', '¿hasta cuándo se puede cancelar?', 'víspera'],
    ['fr', 'est-ce que ça se reporte sans frais ?', 'veille'],
  ] as const)('that names the own service beside another one (%s)', async (language, question, own) => {
    expect(await told(question, { written: language, place: CANOES[language], at: HIRE })).toContain(own)
  })

  test.each([
    ['en', 'does my son need a signature?', 'of a parent'],
    ['de', 'braucht mein Sohn eine Unterschrift?', 'Elternteils'],
    ['es', '¿mi hijo necesita una firma?', 'uno de los padres'],
    ['fr', 'il faut une signature pour mon fils ?', 'd’un parent'],
  ] as const)('below a heading that lists several things (%s)', async (language, question, own) => {
    expect(await told(question, { written: language, place: CANOES[language], at: HIRE })).toContain(own)
  })

  test.each([
    ['en', 'where are vouchers sold?', 'kiosk'],
    ['de', 'wo gibt es Gutscheine?', 'Kiosk'],
    ['es', '¿dónde se venden los vales?', 'quiosco'],
    ['fr', 'où se vendent les bons cadeaux ?', 'kiosque'],
  ] as const)('that has one word of the long name of another one (%s)', async (language, question, own) => {
    for (const at of [HIRE, LESSON])
      expect(await told(question, { written: language, place: CANOES[language], at })).toContain(own)
  })

  test.each([
    ['en', 'may we sing along?', 'Beginners'],
    ['de', 'dürfen wir mitsingen?', 'Anfänger'],
    ['es', '¿podemos cantar?', 'principiantes'],
    ['fr', 'on peut chanter ?', 'débutants'],
  ] as const)(
    'below the heading of the own service, with a word of another one (%s)',
    async (language, question, own) => {
      expect(await told(question, { written: language, place: CANOES[language], at: EVENING })).toContain(own)
    },
  )
})

test.each([
  ['en', 'Are masks included?', 'Masks are included everywhere except on the wreck tour.'],
  ['de', 'Sind Masken dabei?', 'Masken sind überall dabei, ausgenommen bei der Wracktour.'],
  ['es', '¿Las gafas están incluidas?', 'Las gafas están incluidas siempre, salvo en la ruta del pecio.'],
  ['fr', 'Les masques sont compris ?', "Les masques sont compris partout, sauf pour la sortie à l'épave."],
] as const)(
  'a rule that leaves another service out holds for the one asked about (%s)',
  async (written, question, rule) => {
    const { services, documents } = DIVING[written]
    const place = { services, documents: [...documents, ['Extras', rule] as [string, string]] }
    // A sure answer begins with its quote.
    expect((await told(question, { written, place, at: 0 })).replace(/^\W+/u, '').startsWith(rule)).toBe(true)
  },
)
