import type { TurnDone } from '../conversation/index.ts'
import type { ExamWording } from '../languages/exam.ts'
import { forLanguage } from '../languages/index.ts'
import { wordingOf } from './plan.ts'

export interface ExamVisitor {
  name: string
  email: string
  language: string
  service: { name: string; partyMin?: number } | undefined
  /** How the visitor names a booking; undefined for a new one. */
  booking: string | undefined
}

/** The replies before the words that are looked for. */
interface Heard {
  done: TurnDone
  /** Starts were offered in this turn. */
  isOffered: boolean
  /** The visitor has given name and address. */
  isIntroduced: boolean
}

/** The next words of a visitor who takes the first offer and agrees to everything. */
export function nextWords(visitor: ExamVisitor, { done, isOffered, isIntroduced }: Heard): string {
  const { language } = visitor
  const wording = wordingOf(language)
  const { yes } = forLanguage(language).dialogue.buttons
  const [suggested] = done.suggestions
  const question = done.trace.step?.question
  if (question == null) {
    if (isOffered) return suggested?.message ?? wording.first
    return isIntroduced ? yes : introduction(visitor, wording)
  }
  switch (question) {
    case 'name':
    case 'contact':
    case 'details':
      return introduction(visitor, wording)
    case 'reference':
      return visitor.booking ?? introduction(visitor, wording)
    case 'party_size':
      return wording.people(visitor.service?.partyMin ?? 2)
    case 'service':
      return visitor.service?.name ?? suggested?.message ?? wording.first
    case 'day':
    case 'time':
      return isOffered ? (suggested?.message ?? wording.first) : wording.anyDay
    case 'staff':
    case 'choice':
      return suggested?.message ?? wording.first
    default:
      return yes
  }
}

function introduction({ name, email }: ExamVisitor, wording: ExamWording): string {
  return wording.details(name, email)
}
