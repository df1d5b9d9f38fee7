import { forLanguage } from '../../languages/index.ts'
import type { Finding, ServiceValue, Value } from '../finding/finding.ts'
import type { Trade } from '../../languages/trades.ts'

/** Times that are usual in a trade, in minutes; the names of the services are words of each language, in the same order. */
interface Usual {
  /** For services that the template does not know. */
  minutes: number
  services: number[]
}

export const USUAL: Record<Trade, Usual> = {
  dentist: { minutes: 30, services: [30, 45, 45, 30, 60, 45] },
  garage: { minutes: 60, services: [60, 45, 120, 90, 45, 60] },
  restaurant: { minutes: 120, services: [90, 120, 180] },
  yoga: { minutes: 60, services: [60, 75, 75, 60, 60] },
  hair_salon: { minutes: 45, services: [45, 30, 30, 105, 135, 30] },
  lawyer: { minutes: 60, services: [30, 60, 30, 45] },
}

/** A service of the trade, in one language. */
export interface UsualService {
  name: string
  aliases: string[]
  minutes: number
}

export function usualServices(trade: Trade, language: string): UsualService[] {
  const { services, minutes: otherwise } = USUAL[trade]
  return forLanguage(language).trades[trade].services.map((names, index) => {
    const [name = '', ...aliases] = names.split('|')
    return { name, aliases, minutes: services[index] ?? otherwise }
  })
}

/** Questions to any business, for a trade that is none of the known ones. */
const ASKED_OF_ANY = ['hours', 'services', 'prices', 'parking'] as const

/** The trade's beginning as proposals; with a website, its services are those of the site. */
export function templateOf(
  trade: Trade | null,
  { language, withServices }: { language: string; withServices: boolean },
): Finding[] {
  const { exam, trades } = forLanguage(language)
  if (trade === null) return proposed([{ kind: 'questions', questions: ASKED_OF_ANY.map((one) => exam.general[one]) }])
  const { questions, greeting } = trades[trade]
  const services = withServices ? usualServices(trade, language).map(serviceValue) : []
  const wording: Value[] = [
    { kind: 'greeting', text: greeting },
    { kind: 'questions', questions },
  ]
  return proposed([...services, ...wording])
}

function proposed(values: Value[]): Finding[] {
  return values.map((value) => ({ value, origin: 'template', quote: null, page: null }))
}

function serviceValue({ name, aliases, minutes }: UsualService): ServiceValue {
  return { kind: 'service', name, duration_minutes: minutes, is_duration_usual: true, price: null, aliases }
}
