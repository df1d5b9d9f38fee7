import { describe, expect, it } from 'vitest'
import { told, type Language, type Place } from './places.ts'

/** A bowling alley whose rule on cancelling has another deadline for groups. */
interface Alley {
  services: [string, string]
  rule: string
  ofGroups: string
  question: string
  group: string
  couple: string
}

const ALLEYS: Record<Language, Alley> = {
  en: {
    services: ['Bowling lane', 'Quiz evening for groups'],
    rule: 'You can cancel a lane free of charge until the evening before.',
    ofGroups: 'Groups need to cancel five days ahead.',
    question: 'Until when can we cancel?',
    group: 'hello, we are 14 people and would like two lanes',
    couple: 'hello, we are 2 people and would like a lane',
  },
  de: {
    services: ['Bowlingbahn', 'Quizabend für Gruppen'],
    rule: 'Eine Bahn lässt sich bis zum Vorabend kostenlos absagen.',
    ofGroups: 'Gruppen müssen fünf Tage vorher absagen.',
    question: 'Bis wann können wir absagen?',
    group: 'hallo, wir sind 14 Personen und hätten gern zwei Bahnen',
    couple: 'hallo, wir sind 2 Personen und hätten gern eine Bahn',
  },
  es: {
    services: ['Pista de bolos', 'Noche de preguntas para grupos'],
    rule: 'Una pista se puede cancelar gratis hasta la tarde anterior.',
    ofGroups: 'Los grupos deben cancelar con cinco días de antelación.',
    question: '¿Hasta cuándo podemos cancelar?',
    group: 'hola, somos 14 personas y queremos dos pistas',
    couple: 'hola, somos 2 personas y queremos una pista',
  },
  fr: {
    services: ['Piste de bowling', 'Soirée quiz pour groupes'],
    rule: 'Une piste peut être annulée gratuitement jusqu’à la veille au soir.',
    ofGroups: 'Les groupes doivent annuler cinq jours à l’avance.',
    question: 'Jusqu’à quand pouvons-nous annuler ?',
    group: 'bonjour, nous sommes 14 personnes et voudrions deux pistes',
    couple: 'bonjour, nous sommes 2 personnes et voudrions une piste',
  },
}

describe.each(Object.entries(ALLEYS) as [Language, Alley][])('a rule for groups (%s)', (written, alley) => {
  const place: Place = {
    services: alley.services.map((name) => ({ name, price: '20 €' })),
    documents: [
      ['Info › 1', `${alley.rule} ${alley.ofGroups}`],
      ['Info › 2', 'A1 B2.'],
    ],
  }
  const ask = (earlier: string): Promise<string> => told(alley.question, { written, place, at: 0 }, { earlier })

  it('is told to a group beside the rule for all', async () => {
    const reply = await ask(alley.group)
    expect(reply).toContain(alley.rule)
    expect(reply).toContain(alley.ofGroups)
  })

  it('leaves the rule for all to two people', async () => {
    expect(await ask(alley.couple)).toContain(alley.rule)
  })
})
