import type { CallConversation } from './call-conversation.ts'
import type { CallProgress } from './progress.ts'

/** A page speaks from the transcript, so its line is written while the answer is made. */
export class GrowingLine {
  readonly #progress: Pick<CallProgress, 'said'>
  readonly #call: Pick<CallConversation['call'], 'tenantId' | 'id'>
  #position: number | undefined
  #writing: Promise<void> = Promise.resolve()
  #latest = ''

  constructor(progress: Pick<CallProgress, 'said'>, call: Pick<CallConversation['call'], 'tenantId' | 'id'>) {
    this.#progress = progress
    this.#call = call
  }

  write(text: string, at: Date): void {
    this.#latest = text
    this.#writing = this.#writing.then(() => this.#keep(text, at)).catch(() => {})
  }

  /** Position of the line once nothing is being written; undefined when nothing was. */
  async written(): Promise<number | undefined> {
    await this.#writing
    return this.#position
  }

  async #keep(text: string, at: Date): Promise<void> {
    // More sentences have come meanwhile, and they are written with this one.
    if (text !== this.#latest) return
    const { tenantId, id } = this.#call
    const line = { role: 'agent' as const, text, at, position: this.#position }
    this.#position = (await this.#progress.said(tenantId, id, line))?.position ?? this.#position
  }
}
