import { SECOND } from '../../core/time.ts'
import type { Timers } from '../../core/timers.ts'
import type { VoiceWording } from '../../languages/wording.ts'

const DEBOUNCE_MS = 2 * SECOND
const MAX_KEYS = 32
/** Pressed alone, it asks for a person, as on most telephone menus. */
export const PERSON_KEY = '0'

/** Keys as words of the caller, for an assistant that reads. */
export function wordsOfKeys(keys: string, { personPlease }: Pick<VoiceWording, 'personPlease'>): string {
  return keys === PERSON_KEY ? personPlease : keys.replaceAll(/[*#]/g, '')
}

/** Keys in a row, told as one: after a pause, or at `#`. */
export class Keys {
  readonly #timers: Timers
  readonly #told: (keys: string) => void
  #pressed = ''
  #cancel: (() => void) | undefined

  constructor(timers: Timers, told: (keys: string) => void) {
    this.#timers = timers
    this.#told = told
  }

  press(key: string): void {
    if (!/^[0-9*#]$/.test(key)) return
    this.#pressed += key
    this.stop()
    if (key === '#' || this.#pressed.length >= MAX_KEYS) this.#tell()
    else this.#cancel = this.#timers.after(DEBOUNCE_MS, () => this.#tell())
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = undefined
  }

  #tell(): void {
    const keys = this.#pressed
    this.#pressed = ''
    this.#told(keys)
  }
}
