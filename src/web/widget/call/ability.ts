import type { Config } from '../shell.ts'

type Availability = 'available' | 'downloadable' | 'downloading' | 'unavailable'

/** The part of the Web Speech API that TypeScript's library lacks. */
export interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally?: boolean
  onstart: (() => void) | null
  onend: (() => void) | null
  onerror: ((event: { error: string }) => void) | null
  onresult:
    | ((event: {
        resultIndex: number
        results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
      }) => void)
    | null
  start(): void
  abort(): void
}

interface Recognizer {
  new (): Recognition
  available?(options: { langs: string[]; processLocally: boolean }): Promise<Availability>
  install?(options: { langs: string[]; processLocally: boolean }): Promise<boolean>
}

export type Hearing = 'on_device' | 'service' | 'typed'

/** Speech abilities of this browser in a language, within the limits set by the business. */
export interface Ability {
  Recognizer: Recognizer | undefined
  /** BCP 47 with a region, as recognisers want it. */
  lang: string
  /** Ways to hear, the best first. */
  hearing: Hearing[]
  /** Whether the language has to be loaded before sound becomes words on the device. */
  loads: boolean
  /** Undefined: the answers are shown alone. */
  voice: SpeechSynthesisVoice | undefined
  /** Why nothing is heard, where that is so. */
  lack: 'insecure' | 'noRecognizer' | 'noLocal' | undefined
  browser: string
  maker: string
}

const VOICES_MS = 1_000

/** Browsers by their mark in the user agent, the special ones first. */
const MAKERS: [mark: RegExp, browser: string, maker: string][] = [
  [/Edg/, 'Edge', 'Microsoft'],
  [/OPR\//, 'Opera', 'Opera'],
  [/Firefox\/|FxiOS/, 'Firefox', 'Mozilla'],
  [/Chrom|CriOS/, 'Chrome', 'Google'],
  [/Safari\//, 'Safari', 'Apple'],
]

export async function abilityOf({ browser_voice: allowed }: Config, locale: string): Promise<Ability> {
  const scope: typeof window & { SpeechRecognition?: Recognizer; webkitSpeechRecognition?: Recognizer } = window
  const Recognizer = isSecureContext ? (scope.SpeechRecognition ?? scope.webkitSpeechRecognition) : undefined
  const lang =
    navigator.languages.find((tag) => tag.includes('-') && isOf(tag, locale)) ?? REGIONS[base(locale)] ?? locale
  const local = await Recognizer?.available?.({ langs: [lang], processLocally: true }).catch(() => undefined)
  const isLocal = local !== undefined && local !== 'unavailable'
  const hearing: Hearing[] = isLocal ? ['on_device'] : []
  if (Recognizer !== undefined && allowed === 'any') hearing.push('service')
  const voices = (await voicesOf()).filter((voice) => isOf(voice.lang, locale))
  const [, browser, maker] = MAKERS.find(([mark]) => mark.test(navigator.userAgent)) ?? ['', '', '']
  return {
    Recognizer,
    lang,
    hearing,
    loads: isLocal && local !== 'available',
    voice: voices.find(({ localService }) => localService) ?? (allowed === 'any' ? voices[0] : undefined),
    lack: hearing.length > 0 ? undefined : !isSecureContext ? 'insecure' : Recognizer ? 'noLocal' : 'noRecognizer',
    browser,
    maker,
  }
}

const REGIONS: Record<string, string> = { en: 'en-US', de: 'de-DE', es: 'es-ES', fr: 'fr-FR' }

const base = (tag: string) => tag.toLowerCase().split(/[-_]/, 1)[0]!
const isOf = (tag: string, locale: string) => base(tag) === base(locale)

/** Browsers list their voices late, and some never. */
async function voicesOf(): Promise<SpeechSynthesisVoice[]> {
  if (!('speechSynthesis' in window)) return []
  if (speechSynthesis.getVoices().length === 0)
    await new Promise<void>((resolve) => {
      speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true })
      setTimeout(resolve, VOICES_MS)
    })
  return speechSynthesis.getVoices()
}
