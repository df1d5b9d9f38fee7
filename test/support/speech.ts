import type { Page } from 'playwright-core'

export interface SpeechOptions {
  /** Of on-device recognition; undefined: the browser knows of none. */
  local?: 'available' | 'downloadable' | 'unavailable'
  /** False: there is no recogniser. */
  recognizer?: boolean
  /** Whether the voice is on the device; null: there is no voice. */
  localVoice?: boolean | null
  /** Error with which every recognition begins. */
  failure?: string
  /** False: as on a page over plain HTTP. */
  secure?: boolean
  /** Every utterance comes back to the recogniser after so many milliseconds, with a fifth of its words wrong. */
  echoMs?: number
  /** How fast words are spoken. */
  msPerWord?: number
  /** False: the voice does not tell where its words begin. */
  boundaries?: boolean
}

/** The stand-in's side of the page. */
export interface SpeechStandIn {
  /** What was spoken to its end, and what was begun. */
  spoken: string[]
  begun: string[]
  cancelled: number
  /** The word that was last begun: its sentence, and its place there. */
  at: { text: string; charIndex: number }
  started: { lang: string; processLocally: boolean }[]
  installed: string[]
  /** The visitor speaks: an interim result of the first words, then the final one. */
  hear(text: string): void
  /** Interim words alone. */
  hearPart(text: string): void
  fail(error: string): void
}

declare global {
  interface Window {
    speech: SpeechStandIn
  }
}

/**
 * Replaces the browser's SpeechRecognition and speechSynthesis by stand-ins of the same interface. Utterances take time and tell
 * the boundaries of their words, where voices do; recognition gives interim and final results.
 */
export async function standInForSpeech(page: Page, options: SpeechOptions = {}): Promise<void> {
  await page.addInitScript(install, options)
}

function install({
  local,
  recognizer = true,
  localVoice = true,
  failure,
  secure = true,
  echoMs,
  msPerWord = 40,
  boundaries = true,
}: SpeechOptions): void {
  const active = new Set<Recognition>()
  const speech: SpeechStandIn = {
    spoken: [],
    begun: [],
    cancelled: 0,
    at: { text: '', charIndex: 0 },
    started: [],
    installed: [],
    hear(text) {
      speech.hearPart(text)
      for (const one of active) one.give(text, true)
    },
    hearPart(text) {
      for (const one of active) one.give(text.split(' ').slice(0, 3).join(' '), false)
    },
    fail(error) {
      for (const one of active) one.break(error)
    },
  }
  Object.assign(window, { speech })

  type Result = { isFinal: boolean; 0: { transcript: string }; length: 1 }
  class Recognition extends EventTarget {
    static available = local === undefined ? undefined : async () => local
    static install = async ({ langs }: { langs: string[] }) => {
      speech.installed.push(...langs)
      return true
    }
    lang = ''
    processLocally = false
    onstart: (() => void) | null = null
    onend: (() => void) | null = null
    onerror: ((event: { error: string }) => void) | null = null
    onresult: ((event: { resultIndex: number; results: Result[] }) => void) | null = null
    #results: Result[] = []
    start() {
      speech.started.push({ lang: this.lang, processLocally: this.processLocally })
      setTimeout(() => {
        if (failure !== undefined) return this.break(failure)
        active.add(this)
        this.onstart?.()
      }, 5)
    }
    abort() {
      if (!active.delete(this)) return
      setTimeout(() => this.onend?.())
    }
    break(error: string) {
      active.delete(this)
      this.onerror?.({ error })
      this.onend?.()
    }
    give(transcript: string, isFinal: boolean) {
      const last = this.#results.at(-1)
      const result: Result = { isFinal, 0: { transcript }, length: 1 }
      if (last === undefined || last.isFinal) this.#results.push(result)
      else this.#results[this.#results.length - 1] = result
      this.onresult?.({ resultIndex: this.#results.length - 1, results: this.#results })
    }
  }
  if (!secure) Object.defineProperty(window, 'isSecureContext', { value: false })
  const known = { configurable: true, writable: true }
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
    Object.defineProperty(window, name, { ...known, value: recognizer ? Recognition : undefined })

  let turn = 0
  const garbled = (text: string): string => {
    const words = text.split(/\s+/)
    const wrong = Math.round(words.length / 5)
    // Another place every time, without chance.
    for (let index = 0; index < wrong; index += 1) words[(turn * 7 + index * 3) % words.length] = `blurb${(turn += 1)}`
    return words.join(' ')
  }
  const echo = (text: string) => {
    if (echoMs === undefined) return
    const heard = garbled(text)
    const words = heard.split(' ')
    // As recognition does: the first words early, the whole when the sentence is over.
    setTimeout(() => {
      for (const one of active) one.give(words.slice(0, Math.ceil(words.length / 2)).join(' '), false)
    }, echoMs)
    setTimeout(
      () => {
        for (const one of active) one.give(heard, true)
      },
      echoMs + words.length * msPerWord,
    )
  }

  class Utterance {
    text: string
    lang = ''
    voice: unknown = null
    onboundary: ((event: { name: string; charIndex: number }) => void) | null = null
    onend: (() => void) | null = null
    onerror: ((event: { error: string }) => void) | null = null
    constructor(text: string) {
      this.text = text
    }
  }
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { ...known, value: Utterance })
  let current: { utterance: Utterance; timers: number[] } | undefined
  const speak = (utterance: Utterance) => {
    if (current !== undefined) throw new Error('Two utterances at once')
    speech.begun.push(utterance.text)
    const words = [...utterance.text.matchAll(/\S+/g)]
    const timers = words.map(({ index }, at) =>
      window.setTimeout(() => {
        speech.at = { text: utterance.text, charIndex: index }
        if (boundaries) utterance.onboundary?.({ name: 'word', charIndex: index })
      }, at * msPerWord),
    )
    const end = window.setTimeout(() => {
      current = undefined
      speech.spoken.push(utterance.text)
      utterance.onend?.()
    }, words.length * msPerWord)
    current = { utterance, timers: [...timers, end] }
    echo(utterance.text)
  }
  const voices =
    localVoice === null
      ? []
      : ['en-US', 'de-DE', 'es-ES', 'fr-FR'].map((lang) => ({
          lang,
          name: `Voice of ${lang}`,
          localService: localVoice,
        }))
  Object.defineProperty(window, 'speechSynthesis', {
    ...known,
    value: Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak,
      cancel() {
        if (current === undefined) return
        const { utterance, timers } = current
        current = undefined
        timers.forEach(clearTimeout)
        speech.cancelled += 1
        utterance.onerror?.({ error: 'interrupted' })
      },
    }),
  })
}
