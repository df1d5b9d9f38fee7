import { forLanguage } from '../../../languages/index.ts'
import type { BusinessFacts } from '../../../models/chat-model.ts'
import type { CalleeWording } from '../../../languages/wording.ts'

interface CalleeOptions {
  /** BCP 47: what the business speaks. */
  language: string
  /** Whom the call is for; undefined: nobody knows. */
  name: string | null
  /** What can be asked about. */
  tables: BusinessFacts | undefined
}

/** What was heard, and whether what was asked for is noted by now. */
export interface Heard {
  words: string
  isNoted: boolean
}

/** A question may be asked back so often; then it is given up. */
const MOST_YES = 2
const SOMEBODY = 'Ada Lovelace'

/**
 * Whoever picks up at a simulated number: asks something that the business should know, asks to be called back, says yes
 * to what is read out, and takes leave. Its words come from the tenant's own services and hours, so that what comes of
 * the call is made by the tenant's own assistant.
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
    if (!isNoted && heard.trimEnd().endsWith('?') && this.#saidYes < MOST_YES) {
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
