import { describe, expect, it } from 'vitest'
import { forLanguage } from '../../../src/languages/index.ts'
import { fold, has } from '../../../src/offline/understanding/text.ts'

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const

/** Questions what to do about a harm, and those what there is to do. */
const ASKED: Record<(typeof LANGUAGES)[number], { urgent: string[]; leisure: string[] }> = {
  en: {
    urgent: [
      'my cat drank antifreeze, what should I do',
      'she swallowed a battery, what can I do now',
      'what must I do',
    ],
    leisure: ['what can you do for us', 'what can I do here with a toddler', 'what can I do with my gran instead'],
  },
  de: {
    urgent: ['was soll ich tun', 'was mach ich jetzt', 'er blutet, was kann ich da tun'],
    leisure: ['was kann man mit einem Säugling unternehmen', 'was könnt ihr für uns tun', 'was macht man bei euch so'],
  },
  es: {
    urgent: ['se ha tragado una pila, ¿qué hago?', '¿qué puedo hacer?', 'qué tengo que hacer'],
    leisure: ['¿qué puedo hacer con un bebé?', '¿qué hacemos en la clase?', '¿qué podéis hacer por nosotros?'],
  },
  fr: {
    urgent: ["il a avalé une pile, qu'est-ce que je fais", 'que dois-je faire', 'je fais quoi ?'],
    leisure: ['que faire avec un bébé', 'on fait quoi pendant le cours ?', 'que pouvez-vous faire pour nous'],
  },
}

describe.each(LANGUAGES)('urgent advice in %s', (language) => {
  const { advice } = forLanguage(language).understanding.questions

  it.each(ASKED[language].urgent)('is asked for: %s', (question) => {
    expect(has(fold(question), advice)).toBe(true)
  })

  it.each(ASKED[language].leisure)('is not asked for: %s', (question) => {
    expect(has(fold(question), advice)).toBe(false)
  })
})
