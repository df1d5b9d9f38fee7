import { describe, expect, it } from 'vitest'
import { loadAnalyzer } from '../../src/knowledge/analyzer.ts'
import { splitSentences } from '../../src/knowledge/sentences.ts'
import type { TurnRequest } from '../../src/models/chat-model.ts'
import { withGroupRules } from '../../src/offline/answers/group-rules.ts'
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
    ofGroups: 'Groups let us know five days ahead.',
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
    ofGroups: 'Les groupes préviennent cinq jours à l’avance.',
    question: 'Jusqu’à quand pouvons-nous annuler ?',
    group: 'bonjour, nous sommes 14 personnes et voudrions deux pistes',
    couple: 'bonjour, nous sommes 2 personnes et voudrions une piste',
  },
}

const ALONE: Record<Language, string[]> = {
  en: ['hello, then just me on Friday', 'hello, book me in for 10 tomorrow'],
  de: ['hallo, dann nur ich am Freitag', 'hallo, bitte morgen für 10'],
  es: ['hola, entonces solo yo el viernes', 'hola, mañana para 10'],
  fr: ['bonjour, alors seulement moi vendredi', 'bonjour, demain à 10'],
}

const OTHERS: Record<Language, string[]> = {
  en: [
    'For the quiz evening, groups let us know five days ahead.',
    'Small groups (max. 6) let us know two days ahead.',
  ],
  de: ['Beim Quizabend sagen Gruppen fünf Tage vorher ab.', 'Kleine Gruppen (max. 6) sagen zwei Tage vorher ab.'],
  es: [
    'En la noche de preguntas los grupos cancelan cinco días antes.',
    'Los grupos reducidos (máx. 6) cancelan dos días antes.',
  ],
  fr: [
    'Pour la soirée quiz, les groupes préviennent cinq jours avant.',
    'Les petits groupes (max. 6) préviennent deux jours avant.',
  ],
}

/** The sentences of an answer on cancelling, to whose paragraph a rule belongs. */
function rulesFor(
  language: Language,
  { rule, message, party }: { rule: string; message: string; party?: number },
): string[] {
  const alley = ALLEYS[language]
  const services = alley.services.map((name, at) => ({ value: { id: `svc_${at}`, name } }))
  const turn = {
    assistant: { language, tables: { services } },
    history: [{ role: 'visitor', text: message }],
    question: alley.question,
    passages: [{ id: '1', title: 'Info', text: `${alley.rule} ${rule}` }],
  } as unknown as TurnRequest
  const quote = { passageId: '1', title: 'Info', text: alley.rule, language: null }
  const visitor = { question: alley.question, language, spokenOf: 'svc_0', party }
  const found = { quotes: [quote], coverage: 1, band: 'answer' as const }
  return withGroupRules(found, visitor, turn, { loadAnalyzer, splitSentences }).quotes.map(({ text }) => text)
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

  it('is told where the visitor comes with a group', () => {
    expect(rulesFor(written, { rule: alley.ofGroups, message: alley.group })).toEqual([alley.rule, alley.ofGroups])
  })

  it('is not told where the booking is for fewer', () => {
    const message = alley.group
    expect(rulesFor(written, { rule: alley.ofGroups, message, party: 2 })).toEqual([alley.rule])
    expect(rulesFor(written, { rule: alley.ofGroups, message, party: 14 })).toHaveLength(2)
  })

  it.each(ALONE[written])('is not told to one visitor: %s', (message) => {
    expect(rulesFor(written, { rule: alley.ofGroups, message })).toEqual([alley.rule])
  })

  it.each(OTHERS[written])('is not told where it is on other groups: %s', (rule) => {
    expect(rulesFor(written, { rule, message: alley.group })).toEqual([alley.rule])
  })

  it('leaves the rule for all to two people', async () => {
    expect(await ask(alley.couple)).toContain(alley.rule)
  })
})
