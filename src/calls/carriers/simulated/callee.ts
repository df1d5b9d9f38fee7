import { forLanguage } from '../../../languages/index.ts'
import type { BusinessFacts } from '../../../models/chat-model.ts'
import type { CalleeWording } from '../../../languages/wording.ts'

interface CalleeOptions {
  /** BCP 47. */
  language: string
  /** Null for a call without a name. */
  name: string | null
  tables: BusinessFacts | undefined
}

/** The assistant's words; `isNoted` once the request is recorded. */
export interface Heard {
  words: string
  isNoted: boolean
}

/** Bounds a dialogue in which the assistant never stops asking. */
const MAX_YES = 2
const SOMEBODY = 'Ada Lovelace'

/**
 * The person at a simulated number: asks for a fact of the business, asks to be called back, confirms the summary, and
 * says goodbye. The words come from the tenant's own services and hours.
 */
export class Callee {
  readonly #wording: CalleeWording
  readonly #name: string
  readonly #tables: BusinessFacts | undefined
  #asked = false
  #wished = false
  #saidYes = 0
  #saidGoodbye = false

  constructor({ language, name, tables }: CalleeOptions) {
    this.#wording = forLanguage(language).calls.callee
    this.#name = name ?? SOMEBODY
    this.#tables = tables
  }

  /** The next words; undefined: the callee hangs up. */
  next({ words: heard, isNoted }: Heard): string | undefined {
    if (this.#saidGoodbye) return undefined
    if (!this.#asked) {
      this.#asked = true
      return this.#question()
    }
    if (!this.#wished) {
      this.#wished = true
      return this.#wording.callMeBack(this.#name)
    }
    if (!isNoted && heard.trimEnd().endsWith('?') && this.#saidYes < MAX_YES) {
      this.#saidYes += 1
      return this.#wording.yes
    }
    this.#saidGoodbye = true
    return this.#wording.goodbye
  }

  #question(): string {
    const { services = [], hours } = this.#tables ?? {}
    const priced = services.find(({ value }) => value.price !== undefined)?.value
    if (priced !== undefined) return this.#wording.price(priced.name)
    const [first] = services
    if (first !== undefined) return this.#wording.duration(first.value.name)
    return hours === undefined ? this.#wording.where : this.#wording.hours
  }
}
