import type { OpenAI } from 'openai'

type Request = OpenAI.ChatCompletionCreateParamsStreaming

/** Settings of a request besides its content; the last is of vLLM and others that render the prompt themselves. */
export type Settings = Partial<
  Pick<Request, 'temperature' | 'max_tokens' | 'max_completion_tokens' | 'reasoning_effort' | 'response_format'>
> & { chat_template_kwargs?: { enable_thinking: boolean } }

/**
 * Providers refuse settings that they do not know with status 400. The variants are tried in order until one is accepted,
 * which is remembered for the next request.
 */
export class SettingsChoice {
  readonly #variants: readonly Settings[]
  #accepted = 0

  constructor(variants: readonly Settings[]) {
    this.#variants = variants
  }

  /** Those not known to be refused. */
  get candidates(): readonly Settings[] {
    return this.#variants.slice(this.#accepted)
  }

  accept(settings: Settings): void {
    this.#accepted = Math.max(0, this.#variants.indexOf(settings))
  }
}

/** Factor on the length of a reply for a model that cannot do without reasoning. */
const THINKING_ROOM = 4

interface Wanted {
  temperature: number
  maxTokens: number
  response_format?: NonNullable<Settings['response_format']>
}

/** Sampling, length, and no reasoning before the reply, each as far as the provider allows. */
export function settingsFor(host: string, { temperature, maxTokens, ...format }: Wanted): SettingsChoice {
  const room = maxTokens * THINKING_ROOM
  if (isOpenAI(host))
    return new SettingsChoice([
      { ...format, temperature, max_completion_tokens: maxTokens, reasoning_effort: 'none' },
      { ...format, max_completion_tokens: room, reasoning_effort: 'minimal' },
      { ...format, temperature, max_completion_tokens: maxTokens },
      { ...format, max_completion_tokens: room },
      {},
    ])
  const limits = { temperature, max_tokens: maxTokens }
  return new SettingsChoice([
    { ...format, ...limits, reasoning_effort: 'none', chat_template_kwargs: { enable_thinking: false } },
    { ...format, temperature, max_tokens: room },
    {},
  ])
}

function isOpenAI(host: string): boolean {
  return host.endsWith('.openai.com') || host.endsWith('.azure.com')
}
