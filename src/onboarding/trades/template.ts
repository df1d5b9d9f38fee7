import { forLanguage } from '../../languages/index.ts'
import type { Finding, ServiceValue, Value } from '../finding/finding.ts'
import type { Trade } from '../../languages/trades.ts'
import { USUAL } from './usual.ts'

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
