import { describe, expect, test } from 'vitest'
import { told, type Language, type Place } from './places.ts'

/** A climbing hall, a riding school and the like, each with a list of extras and a few house rules. */
const PLACES: Record<Language, Place> = {
  en: {
    services: [
      { name: 'Taster climb', price: '£19' },
      { name: 'Belay course', price: '£64' },
    ],
    documents: [
      ['Extras', '- Chalk bag to keep: £9\n- Photo of your ascent: £4\n- Locker for the day: £2'],
      ['House rules', 'Helmets stay on under the walls. Children stay behind the blue line. Nobody climbs alone.'],
      ['Arriving', 'The hall is behind the old dairy. Please be there ten minutes early to put your harness on.'],
      ['Food', 'The canteen serves soup and flapjacks until 6 pm. You may eat your own lunch on the gallery.'],
    ],
    isRead: true,
  },
  de: {
    services: [
      { name: 'Schnupperklettern', price: '19 €' },
      { name: 'Sicherungskurs', price: '64 €' },
    ],
    documents: [
      ['Extras', '- Magnesiabeutel zum Behalten: 9 €\n- Foto vom Aufstieg: 4 €\n- Spind für den Tag: 2 €'],
      [
        'Hausregeln',
        'Unter den Wänden bleibt der Helm auf. Kinder bleiben hinter der blauen Linie. Niemand klettert allein.',
      ],
      [
        'Ankommen',
        'Die Halle liegt hinter der alten Molkerei. Kommen Sie bitte zehn Minuten früher, um den Gurt anzulegen.',
      ],
      ['Essen', 'Die Kantine hat bis 18 Uhr Suppe und Kuchen. Eigenes Essen dürfen Sie auf der Galerie verzehren.'],
    ],
    isRead: true,
  },
  es: {
    services: [
      { name: 'Escalada de prueba', price: '19 €' },
      { name: 'Curso de aseguramiento', price: '64 €' },
    ],
    documents: [
      ['Extras', '- Bolsa de magnesio de recuerdo: 9 €\n- Foto del ascenso: 4 €\n- Taquilla para el día: 2 €'],
      [
        'Normas',
        'Debajo de los muros se lleva el casco. Los niños se quedan detrás de la línea azul. Nadie escala solo.',
      ],
      ['La llegada', 'La sala está detrás de la antigua lechería. Venid diez minutos antes para poneros el arnés.'],
      ['Comer', 'La cantina tiene sopa y bizcocho hasta las 18:00. Podéis comer vuestro bocadillo en la galería.'],
    ],
    isRead: true,
  },
  fr: {
    services: [
      { name: 'Escalade découverte', price: '19 €' },
      { name: "Stage d'assurage", price: '64 €' },
    ],
    documents: [
      ['Extras', '- Sac à magnésie à garder : 9 €\n- Photo de la montée : 4 €\n- Casier pour la journée : 2 €'],
      [
        'Règles',
        'Sous les murs, on garde le casque. Les enfants restent derrière la ligne bleue. Personne ne grimpe seul.',
      ],
      ["L'arrivée", "La salle est derrière l'ancienne laiterie. Venez dix minutes plus tôt pour mettre le baudrier."],
      [
        'Manger',
        'La cantine a de la soupe et du gâteau jusqu’à 18 h. Vous pouvez manger votre casse-croûte sur la galerie.',
      ],
    ],
    isRead: true,
  },
}

const ask = (written: Language, question: string) => told(question, { written, place: PLACES[written], at: 0 })

describe('a price of a list', () => {
  test.each([
    ['en', 'can we be four?'],
    ['en', 'what happens if we are 9 minutes late?'],
    ['de', 'dürfen wir auch zu viert kommen, also 4?'],
    ['de', 'was passiert, wenn wir 9 Minuten zu spät sind?'],
    ['es', '¿podemos ser 4?'],
    ['es', '¿y si llegamos 9 min tarde pasa algo?'],
    ['fr', 'on peut être 4 ?'],
    ['fr', 'que se passe-t-il si on a 9 minutes de retard ?'],
  ] as const)('is not told to what has no word of its label (%s: %s)', async (language, question) => {
    expect(await ask(language, question)).not.toMatch(/[£€]\s?\d|\d\s?[£€]/u)
  })

  test.each([
    ['en', 'is there a locker?', '£2'],
    ['en', 'how much is the photo?', '£4'],
    ['de', 'was kostet das Foto?', '4 €'],
    ['de', 'gibt es einen Spind?', '2 €'],
    ['es', '¿cuánto cuesta la foto?', '4 €'],
    ['es', '¿tenéis taquilla?', '2 €'],
    ['fr', 'combien coûte la photo ?', '4 €'],
    ['fr', 'vous avez un casier ?', '2 €'],
  ] as const)('is told to a word of its label (%s: %s)', async (language, question, price) => {
    expect(await ask(language, question)).toContain(price)
  })
})

describe('a passage that is not on the matter', () => {
  test.each([
    ['en', 'would my hearing implant be affected by the loudspeakers?'],
    ['en', 'do you repair torn rucksacks?'],
    ['de', 'stören die Lautsprecher mein Hörimplantat?'],
    ['de', 'flicken Sie auch zerrissene Rucksäcke?'],
    ['es', '¿los altavoces molestan a un implante auditivo?'],
    ['es', '¿arregláis mochilas rotas?'],
    ['fr', 'les haut-parleurs gênent-ils un implant auditif ?'],
    ['fr', 'réparez-vous des sacs à dos déchirés ?'],
  ] as const)('is declined without a third of the question’s topic words (%s: %s)', async (language, question) => {
    expect(await ask(language, question)).not.toMatch(/[“„«]/u)
  })

  test.each([
    ['en', 'may I eat my sandwiches with you?', 'lunch'],
    ['en', 'do the kids need to stand behind a line?', 'blue line'],
    ['de', 'müssen die Kinder hinter einer Linie stehen?', 'blauen Linie'],
    ['es', '¿los niños tienen que quedarse detrás de una línea?', 'línea azul'],
    ['fr', 'les enfants doivent-ils rester derrière une ligne ?', 'ligne bleue'],
  ] as const)('is none that has them (%s: %s)', async (language, question, part) => {
    expect(await ask(language, question)).toContain(part)
  })
})
