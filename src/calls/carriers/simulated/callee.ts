import { forLanguage } from '../../../languages/index.ts'
import type { BusinessFacts } from '../../../models/chat-model.ts'
import type { CalleeWording } from '../../../languages/wording.ts'

interface CalleeOptions {
  /** BCP 47: what the business speaks. */
  language: string
  /** Null where the call names nobody. */
  name: string | null
  /** The facts that the callee may ask about. */
  tables: BusinessFacts | undefined
}

/** The assistant's words, and whether the wish is noted by now. */
export interface Heard {
  words: string
  isNoted: boolean
}

/** Bounds a dialogue that asks back for ever. */
const MAX_YES = 2
const SOMEBODY = 'Ada Lovelace'

/**
 * The person who picks up at a simulated number: asks something that the business should know, asks to be called back, says
 * yes to the summary, and takes leave. The words come from the tenant's own services and hours.
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

  /** The next words; undefined: hangs up. */
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
