import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

const SERVICES: Record<string, string[]> = {
  en: ['Bike rental', 'Standard service', 'Massage'],
  de: ['Radverleih', 'Massage', 'Komplettpflege'],
  es: ['Revisión de la vista', 'Masaje'],
  fr: ['Massage', 'Consultation adulte'],
}

/** Questions for what the business has written, although a day, an hour, a service or a condition stands in them. */
const QUESTIONS: Record<string, string[]> = {
  en: [
    'if i lose the key what do i have to pay',
    "if it's raining what happens with the tour",
    'when my child gets ill who do you ring',
    'if i bring it back an hour late what happens',
    "if i can't make it on tuesday what happens",
    'fair. one last thing when does it have to be back on a saturday',
    'right, another thing where do i leave my bag',
    'one more thing do you take dogs on sunday',
    'can i go swimming on saturday after the massage?',
    'can i drive home afterwards?',
    'can i run the day after?',
    'are you open on 29 december',
    'will you be open on the 29th?',
    'i mean do i have to pay before',
    "i'm asking whether dogs are allowed",
    'when will it be ready if i drop it off at 4',
    'ta. and when can i collect it?',
    'and when will the bike be ready if i leave it at 4?',
    'no, nothing to book. when is it ready?',
    'do you give refunds when it does not work?',
  ],
  de: [
    'wenn ich den schlüssel verliere was muss ich da zahlen',
    'falls es regnet was passiert mit der tour',
    'wenn ich ihn eine stunde später zurückbringe was kostet das',
    'gut, noch was wo kann ich parken',
    'eine frage noch habt ihr am 2. jänner offen',
    'letzte sache noch muss ich ein handtuch mitbringen',
    'darf ich am samstag nach der massage schwimmen?',
    'kann ich am nächsten tag wieder arbeiten?',
    'kann ich danach autofahren?',
    'habt ihr am 29. dezember offen?',
    'hättet ihr am 29. dezember offen?',
    'hättet ihr am 2. jänner auf?',
    'ich mein ob ich den hund mitnehmen darf',
    'ich meinte ob man vorher zahlen muss',
    'wann ist es fertig wenn ich es um 4 bringe',
    'und wann kann ich es abholen?',
    'krieg ich mein geld zurück wenn es nicht hilft?',
    'mein rad quietscht, repariert ihr das?',
    'mir ist die brille zerbrochen, macht ihr das auch?',
  ],
  es: [
    'si pierdo la llave cuánto tengo que pagar',
    'si llueve qué pasa con la excursión',
    'si lo devuelvo una hora tarde qué pasa',
    'vale, otra cosa dónde dejo el coche',
    'una cosa más se puede pagar con tarjeta',
    'última cosa hay que llevar toalla',
    'puedo nadar el sábado después del masaje?',
    'puedo conducir después?',
    'puedo correr al día siguiente?',
    'abrís el 29 de diciembre?',
    'estáis abiertos el día 29?',
    'digo si hay que pagar antes',
    'que si puedo ir con el perro',
    'digo que si se puede devolver',
    'digo los 30 euros, que si se descuentan',
    'cuándo estará listo si lo llevo a las 4',
    'y cuándo puedo recogerlo?',
    'y el perro dónde lo dejo',
    'devolvéis el dinero si no funciona?',
    'se me ha roto el móvil, lo arregláis?',
  ],
  fr: [
    'si je perds la clé combien je dois payer',
    "s'il pleut qu'est-ce qui se passe",
    'si je le rends une heure en retard il se passe quoi',
    'ok, autre chose où est-ce que je me gare',
    'une dernière chose faut-il apporter une serviette',
    'dernière question vous êtes ouverts le 29 décembre',
    'est-ce que je peux nager dimanche après le massage ?',
    'je peux conduire après ?',
    'et je peux courir le lendemain ?',
    'je peux aller à la piscine samedi après le massage ?',
    'puis-je faire du vélo le jour même ?',
    'au fait je peux faire ma randonnée samedi après la séance ?',
    'vous êtes ouverts le 29 décembre ?',
    "je veux dire est-ce qu'il faut payer avant",
    'je demande si les chiens sont admis',
    'quand est-ce que je peux le récupérer ?',
    'vous remboursez quand ça marche pas ?',
    'pour mon prochain rdv, vous remboursez si ça ne marche pas ?',
    'mon vélo grince, vous réparez ça ?',
    "je suis asthmatique, c'est un problème pour le massage ?",
  ],
}

/** Wishes for an appointment in nearly the same words. */
const WISHES: Record<string, string[]> = {
  en: [
    'can i come in on saturday?',
    'could i have a massage on friday at 4?',
    'can we do tuesday?',
    'do you have anything free on friday',
    'is there a slot on monday morning?',
    'if you have a slot on friday i would like to come',
    'if possible i need a massage on saturday',
    'can i get a massage tomorrow',
    'can i drop my bike off on thursday?',
    'i need to bring my bike in, friday if possible',
    'can you look at my bike today?',
    'when can i come?',
  ],
  de: [
    'kann ich am samstag kommen?',
    'hättet ihr am freitag noch was frei?',
    'habt ihr am montag noch einen termin?',
    'wenn ihr freitag was frei habt würde ich kommen',
    'geht samstag um 10?',
    'kann ich mein rad am donnerstag bringen?',
    'darf ich morgen vorbeikommen?',
    'könnt ihr euch heute mein rad anschauen?',
    'wann kann ich kommen?',
  ],
  es: [
    'puedo ir el sábado?',
    'tenéis hueco el viernes?',
    'puedo pasar mañana?',
    'si tenéis sitio el viernes me gustaría ir',
    'puedo llevar a mi hijo el jueves?',
    'podéis mirarme la vista hoy?',
    'cuándo puedo ir?',
    'se puede el sábado a las 11?',
  ],
  fr: [
    'je peux venir samedi ?',
    'puis-je passer demain ?',
    'vous avez de la place vendredi ?',
    'si vous avez un créneau vendredi je voudrais venir',
    'je peux avoir un rendez-vous le lendemain ?',
    'est-ce que je peux amener mon fils jeudi ?',
    'on peut venir samedi à 10h ?',
    'quand est-ce que je peux venir ?',
    'je peux prendre un massage samedi ?',
    'je peux déposer mon vélo jeudi ?',
  ],
}

function typesOf(text: string, language: string): string[] {
  const services = SERVICES[language]!.map((name, place) => ({
    id: `service${place}`,
    name,
    aliases: [],
    partyMin: null,
    partyMax: null,
  }))
  return understandOffline(text, aTable({ language, services })).map(({ type }) => type)
}

function each(sentences: Record<string, string[]>): [language: string, text: string][] {
  return Object.entries(sentences).flatMap(([language, texts]) =>
    texts.map((text): [string, string] => [language, text]),
  )
}

describe('a question beside a wish', () => {
  it.each(each(QUESTIONS))('is a question: %s, "%s"', (language, text) => {
    const types = typesOf(text, language)
    expect(types).toContain('ask')
    expect(types).not.toContain('start')
  })

  it.each(each(WISHES))('is a wish: %s, "%s"', (language, text) => {
    expect(typesOf(text, language)).toContain('start')
  })

  it.each([
    ['en', 'You did not answer. Are you a robot or a person?'],
    ['de', 'Sag mal. Bist du ein Mensch?'],
    ['es', 'No me has contestado. ¿Eres un robot?'],
    ['fr', "Vous n'avez pas répondu. Vous êtes un robot ?"],
  ])('about the assistant is a courtesy: %s', (language, text) => {
    expect(typesOf(text, language)).toContain('courtesy')
  })
})
