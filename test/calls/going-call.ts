import type { FastifyInstance } from 'fastify'
import { callsRepository as calls, conversations, type CallRow, type NewCall } from '../../src/calls/repository.ts'
import { newId } from '../../src/core/ids.ts'

/** A ringing call in this process; nobody dials it, so it stays as it is. */
export function ringingCall(app: FastifyInstance, tenantId: string, more: Partial<NewCall> = {}): Promise<CallRow> {
  const row: NewCall = {
    id: newId('call'),
    status: 'ringing',
    direction: 'inbound',
    channel: 'phone',
    simulated: true,
    source: 'line',
    phoneNumber: '+14155550123',
    callType: 'inbound',
    ...more,
  }
  return app.database.tenant(tenantId, (tx) => calls.insert(tx, tenantId, row))
}

/** An answered call, after its greeting. */
export async function goingCall(
  app: FastifyInstance,
  tenantId: string,
  more: Partial<NewCall> = {},
): Promise<GoingCall> {
  const { id } = await ringingCall(app, tenantId, more)
  await app.calls.progress.answered(tenantId, id)
  await app.calls.talk.greeting(tenantId, id)
  return new GoingCall(app, tenantId, id)
}

/** A caller, and the records of the call. */
export class GoingCall {
  readonly #app: FastifyInstance
  readonly tenantId: string
  readonly id: string
  /** The newest words. */
  lastHeard = ''

  constructor(app: FastifyInstance, tenantId: string, id: string) {
    this.#app = app
    this.tenantId = tenantId
    this.id = id
  }

  /** Says something and listens to the end. */
  async say(words: string, signal = new AbortController().signal): Promise<string> {
    let heard = ''
    for await (const event of this.#app.calls.talk.answer(this.tenantId, this.id, words, signal))
      if (event.type === 'delta') heard += this.lastHeard = event.text
    return heard
  }

  async row(): Promise<CallRow> {
    return (await this.#app.calls.conversations.of(this.tenantId, this.id)).call
  }

  async lines() {
    return (await this.#app.calls.conversations.of(this.tenantId, this.id)).lines
  }

  /** `role: text` in order; interrupted lines end with a dash. */
  async transcript(): Promise<string[]> {
    return (await this.lines()).map(({ role, text, interrupted }) => `${role}: ${text}${interrupted ? ' –' : ''}`)
  }

  /** Actions of the call. */
  async actions(): Promise<string[]> {
    const receipts = await this.#app.database.tenant(this.tenantId, (tx) =>
      conversations.receipts(tx, this.tenantId, this.id),
    )
    return receipts.map(({ action }) => action)
  }
}
