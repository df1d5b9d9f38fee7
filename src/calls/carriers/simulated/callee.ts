import { intentOf } from '../../../conversation/index.ts'
import { forLanguage } from '../../../languages/index.ts'
import type { BusinessFacts } from '../../../models/chat-model.ts'
import type { CalleeWording } from '../../../languages/wording.ts'
import type { SimulatedCaller } from '../carrier.ts'
import { PERSON_KEY, wordsOfKeys } from '../../voice/keys.ts'

interface CalleeOptions {
  /** BCP 47. */
  language: string
  /** Null for a call without a name. */
  name: string | null
  tables: BusinessFacts | undefined
  /** The reason given for the call. */
  about: string | null
  wish?: SimulatedCaller['wants'] | undefined
}

/** The assistant's words; `isNoted` once the request is recorded. */
export interface Heard {
  words: string
  isNoted: boolean
  /** Times were offered. */
  isOffered: boolean
}

/** Bounds a dialogue in which the assistant never stops asking. */
const MAX_YES = 2
export const SOMEBODY = 'Ada Lovelace'

/**
 * The person on a simulated call: asks for a fact of the business or for a person, asks to be called back, confirms the summary,
 * and says goodbye; or books, and asks to be called back where no time is offered. The words come from the tenant's own services and hours.
 */
export class Callee {
  readonly #wording: CalleeWording
  readonly #name: string
  readonly #tables: BusinessFacts | undefined
  /** Service to be booked, null for any; undefined: the call is about something else. */
  readonly #wanted: string | null | undefined
  /** Asks for a person. */
  readonly #person: string | undefined
  #said = 0
  #asked = false
  #wished = false
  #saidYes = 0
  #saidGoodbye = false

  constructor({ language, name, tables, about, wish = 'answer' }: CalleeOptions) {
    const { callee, voice } = forLanguage(language).calls
    this.#wanted = wish === 'booking' ? anyService(tables) : wantedService(about, tables)
    this.#person =
      wish === 'person' ? voice.personPlease : wish === 'key_0' ? wordsOfKeys(PERSON_KEY, voice) : undefined
    this.#wording = callee
    this.#name = name ?? SOMEBODY
    this.#tables = tables
  }

  /** The next words; undefined: the callee hangs up. */
  next({ words: heard, isNoted, isOffered }: Heard): string | undefined {
    if (this.#saidGoodbye) return undefined
    if (this.#wanted !== undefined && (this.#said === 0 || isOffered))
      return this.#book(this.#wanted, { words: heard, isNoted })
    if (!this.#asked && this.#wanted === undefined) {
      this.#asked = true
      return this.#person ?? this.#question()
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

  /** Takes the first time that is offered, and says the name and yes until it is booked; another caller may take the time meanwhile. */
  #book(service: string | null, { words, isNoted }: Pick<Heard, 'words' | 'isNoted'>): string {
    const { book, first, name, yes, goodbye } = this.#wording
    const lines = [book(service), first, name(this.#name), yes, yes, yes]
    const next = lines[this.#said]
    this.#said += 1
    if (next !== undefined && !isNoted && (this.#said === 1 || words.includes('?'))) return next
    this.#saidGoodbye = true
    return goodbye
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

function anyService(tables: BusinessFacts | undefined): string | null {
  return tables?.services?.[0]?.value.name ?? null
}

/** The service to be booked, where the call is about a booking; undefined: another reason, or none. */
function wantedService(about: string | null, tables: BusinessFacts | undefined): string | null | undefined {
  if (about === null || intentOf([about]) !== 'booking') return undefined
  const text = about.toLowerCase()
  const named = tables?.services?.find(({ value }) => text.includes(value.name.toLowerCase()))
  return named?.value.name ?? anyService(tables)
}
