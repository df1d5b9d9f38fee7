import { spokenLanguage } from '../../languages/index.ts'
import type { Finding, ServiceValue, Value } from '../finding/finding.ts'
import { dentist } from './dentist.ts'
import { garage } from './garage.ts'
import { hairSalon } from './hair-salon.ts'
import { lawyer } from './lawyer.ts'
import { restaurant } from './restaurant.ts'
import type { Trade, TradeTemplate } from './trade.ts'
import { yoga } from './yoga.ts'

const TEMPLATES: Record<Trade, TradeTemplate> = { dentist, garage, restaurant, yoga, hair_salon: hairSalon, lawyer }

/** A service of the trade, in one language. */
export interface UsualService {
  name: string
  aliases: string[]
  minutes: number
}

export function usualServices(trade: Trade, language: string): UsualService[] {
  return TEMPLATES[trade].services.map(({ minutes, names }) => {
    const [name = '', ...aliases] = names[spokenLanguage(language)].split('|')
    return { name, aliases, minutes }
  })
}

export function usualMinutes(trade: Trade): number {
  return TEMPLATES[trade].usualMinutes
}

/** The trade's beginning as proposals; with a website, its services are those of the site. */
export function templateOf(
  trade: Trade | null,
  { language, withServices }: { language: string; withServices: boolean },
): Finding[] {
  if (trade === null) return []
  const { questions, greeting } = TEMPLATES[trade]
  const spoken = spokenLanguage(language)
  const services = withServices ? usualServices(trade, language).map(serviceValue) : []
  const wording: Value[] = [
    { kind: 'greeting', text: greeting[spoken] },
    { kind: 'questions', questions: questions[spoken] },
  ]
  return [...services, ...wording].map((value) => ({ value, origin: 'template', quote: null, page: null }))
}

function serviceValue({ name, aliases, minutes }: UsualService): ServiceValue {
  return { kind: 'service', name, duration_minutes: minutes, is_duration_usual: true, price: null, aliases }
}
