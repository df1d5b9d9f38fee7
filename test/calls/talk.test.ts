import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { openCopy } from '../support/database.ts'
import { createAppointment, createDocument, createTenant, type TestTenant } from '../support/factories.ts'
import { until } from '../support/until.ts'
import { MAX_WAIT_MS } from '../support/waits.ts'
import { untilCall } from './desk.ts'
import { goingCall, ringingCall } from './going-call.ts'

/** Without a language model the built-in assistant speaks. */
let opened: Awaited<ReturnType<typeof openCopy>>
let app: FastifyInstance
let tenant: TestTenant

beforeAll(async () => {
  opened = await openCopy()
  app = await startTestApp({ database: opened.database })
})
beforeEach(async () => {
  tenant = await createTenant(app)
})
afterAll(async () => {
  await app.close()
  await opened.close()
})

const set = async (payload: object) => {
  const done = await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
  expect(done.statusCode).toBe(200)
}
const list = async (url: string) => (await tenant.send({ url })).json().data
const never = new AbortController().signal

describe('a greeting', () => {
  const greet = async (more: object = {}) => {
    const { id } = await ringingCall(app, tenant.tenantId, more)
    await app.calls.progress.answered(tenant.tenantId, id)
    return app.calls.talk.greeting(tenant.tenantId, id)
  }

  it('says who is called and that a machine speaks', async () => {
    expect(await greet()).toBe('Hello. I am the AI assistant of Harbour Dental. How can I help you?')
    await set({ assistant: { name: 'Dana' } })
    expect(await greet()).toBe('Hello. I am Dana, the AI assistant of Harbour Dental. How can I help you?')
  })

  it('says it in the words of the business, whose name is said in any case', async () => {
    await set({ assistant: { disclosure: 'You are speaking to a computer.' } })
    expect(await greet()).toBe('Hello. This is Harbour Dental. You are speaking to a computer. How can I help you?')
  })

  it.each([
    ['de', 'Guten Tag, Ada Lovelace. Ich bin der KI-Assistent von Harbour Dental. '],
    ['es', 'Hola, Ada Lovelace. Soy el asistente de IA de Harbour Dental. '],
    ['fr', 'Bonjour Ada Lovelace. Je suis l’assistant IA de Harbour Dental. '],
  ])('of an outbound call names whom it is for and offers something: %s', async (language, words) => {
    await set({ language })
    const outbound = { direction: 'outbound', source: 'api', callType: 'outbound', clientName: 'Ada Lovelace' }
    const greeting = await greet(outbound)
    expect(greeting.startsWith(words)).toBe(true)
    expect(greeting.endsWith('?')).toBe(true)
  })

  it('of a call-back says that it was asked for, in the language of the page', async () => {
    const callback = { direction: 'outbound', source: 'widget', callType: 'callback', locale: 'de-AT' } as const
    expect(await greet(callback)).toContain('Sie haben um einen Anruf gebeten.')
    // A visitor may have any number called, under any name.
    expect(await greet({ ...callback, clientName: 'Your account is blocked' })).not.toContain('account')
    expect(await greet({ ...callback, direction: 'inbound', clientName: 'Ada Lovelace' })).toContain('Ada Lovelace')
  })

  it('says that it is a machine before the reason that a key gave, and no reason that a visitor typed', async () => {
    const customPrompt = 'Your glasses are ready.'
    const greeting = await greet({ direction: 'outbound', source: 'api', customPrompt })
    expect(greeting).toMatch(/AI assistant.*Your glasses are ready\./u)
    const asked = await greet({ direction: 'outbound', source: 'widget', customPrompt })
    expect(asked).toContain('AI assistant')
    expect(asked).not.toContain('glasses')
  })
})

describe('a turn', () => {
  it('is the caller’s line and the answer, for the ear, with its band', async () => {
    await createDocument(tenant, '# Parking\n\nYou can park **behind the house** ([map](https://example.com/map)).')
    const call = await goingCall(app, tenant.tenantId)
    const heard = await call.say('Where can I park?')
    expect(heard).toContain('behind the house')
    expect(heard).not.toMatch(/[“”*[\]]|https?:|Parking\)/)
    const [, asked, answered] = await call.lines()
    expect(asked).toMatchObject({ role: 'user', text: 'Where can I park?', band: null, interrupted: false })
    expect(answered).toMatchObject({ role: 'agent', text: heard, band: 'answer', interrupted: false })
  })

  it('ends with what was done and said', async () => {
    const call = await goingCall(app, tenant.tenantId)
    const events = await Array.fromAsync(app.calls.talk.answer(tenant.tenantId, call.id, 'Hello', never))
    const said = events.flatMap((event) => (event.type === 'delta' ? event.text : [])).join('')
    expect(events.at(-1)).toMatchObject({ type: 'done', reply: said, actions: [], band: 'talk' })
  })

  it('remembers what was said before, in the row: another process goes on', async () => {
    const call = await goingCall(app, tenant.tenantId)
    expect(await call.say('I would like to leave a message')).toBe('What should the team know?')
    const other = await startTestApp({ database: opened.database })
    const signal = AbortSignal.timeout(MAX_WAIT_MS)
    const again = other.calls.talk.answer(tenant.tenantId, call.id, 'That the door is open', signal)
    await Array.fromAsync(again)
    await other.close()
    expect((await call.transcript()).at(-1)).toBe('agent: What is your name, please?')
  })

  it('knows the number that is called from, and notes a lead of the call', async () => {
    const call = await goingCall(app, tenant.tenantId)
    await call.say('Please call me back. My name is Grace Hopper.')
    expect(await call.say('Yes, please')).toContain('+14155550123')
    const [lead] = await list('/leads')
    expect(lead).toMatchObject({ name: 'Grace Hopper', phone: '+14155550123', source: 'call', call_id: call.id })
    expect(await call.row()).toMatchObject({ leadId: lead.lead_id })
    expect(await call.actions()).toEqual(['message_taken'])
  })

  it('reads a corrected name back by letters, and a corrected number by digits', async () => {
    const call = await goingCall(app, tenant.tenantId)
    const first = await call.say('Please call me back. My name is Grace Hoper.')
    expect(first).toContain('Grace Hoper, +14155550123')
    const named = await call.say('No, my name is Grace Hopper')
    expect(named).toContain('Grace Hopper, G-R-A-C-E H-O-P-P-E-R, +14155550123')
    const numbered = await call.say('No, my number is +44 7700 900412')
    expect(numbered).toContain('+ 4 4 7, 7 0 0, 9 0 0, 4 1 2')
    expect(numbered).not.toContain('H-O-P-P-E-R')
    await call.say('Yes, please')
    const [lead] = await list('/leads')
    expect(lead).toMatchObject({ name: 'Grace Hopper', phone: '+447700900412' })
  })

  it('counts its time to the first word in the record, and for /metrics', async () => {
    const counted = async () => {
      const { body } = await app.inject({ url: '/metrics' })
      return Number(/call_first_audio_seconds_count\{channel="phone"\} (\d+)/.exec(body)?.[1] ?? 0)
    }
    const before = await counted()
    const call = await goingCall(app, tenant.tenantId)
    await call.say('Hello')
    await call.say('When are you open?')
    await app.calls.progress.hungUp(tenant.tenantId, call.id, { ending: 'caller' })
    expect(await untilCall(tenant, call.id, 'completed')).toMatchObject({ latency: { turns: 2 } })
    await until(async () => (await counted()) === before + 2)
  })

  it('books what it offered, as a call', async () => {
    await createAppointment(tenant)
    const call = await goingCall(app, tenant.tenantId, { clientName: 'Grace Hopper' })
    await call.say('I would like to book a check-up tomorrow at 10 am')
    const sure = await call.say('Yes')
    expect(sure).toContain('booked')
    const made = (await list('/bookings')).find((row: { source: string }) => row.source === 'call')
    expect(made).toMatchObject({ client_name: 'Grace Hopper', client_phone: '+14155550123' })
    const [row] = await app.database.system((tx) =>
      tx.execute(`select source_id from bookings where id = '${made.booking_id}'`).then(({ rows }) => rows),
    )
    expect(row).toEqual({ source_id: call.id })
    expect(await call.actions()).toEqual(['booking_created'])
    // The actions stand when the line breaks.
    await app.calls.progress.failed(tenant.tenantId, call.id, 'lost')
    const record = (await tenant.send({ url: `/calls/${call.id}` })).json()
    expect(record).toMatchObject({ status: 'failed', actions: ['booking_created', 'lead_captured'] })
  })

  it('of a call that is over is none', async () => {
    const call = await goingCall(app, tenant.tenantId)
    await app.calls.progress.failed(tenant.tenantId, call.id, 'lost')
    expect(await call.say('Hello?')).toBe('')
    expect(await call.lines()).toHaveLength(1)
  })

  it('that fails before any answer is an apology, in the language of the call', async () => {
    await set({ language: 'de' })
    const call = await goingCall(app, tenant.tenantId)
    const spy = vi.spyOn(app.calls.progress, 'said').mockRejectedValueOnce(new Error('no'))
    expect(await call.say('Wann haben Sie offen?')).toContain('etwas schiefgegangen')
    spy.mockRestore()
    expect((await call.lines()).at(-1)).toMatchObject({
      role: 'agent',
      text: expect.stringContaining('schiefgegangen'),
    })
    expect(await call.say('Wann haben Sie offen?')).not.toContain('schiefgegangen')
  })

  it('that fails before the call is read is an error for the carrier, and the call goes on', async () => {
    const call = await goingCall(app, tenant.tenantId)
    const spy = vi.spyOn(app.calls.conversations, 'of').mockRejectedValueOnce(new Error('no'))
    await expect(call.say('When are you open?')).rejects.toThrow('no')
    spy.mockRestore()
    expect(await call.say('When are you open?')).not.toBe('')
  })

  it('of nothing is none', async () => {
    const call = await goingCall(app, tenant.tenantId)
    expect(await call.say(' \n ')).toBe('')
    expect(await call.lines()).toHaveLength(1)
  })

  it('of another tenant’s call is none', async () => {
    const other = await createTenant(app)
    const call = await goingCall(app, tenant.tenantId)
    const events = await Array.fromAsync(app.calls.talk.answer(other.tenantId, call.id, 'Hello', never))
    expect(events).toEqual([])
    expect(await call.lines()).toHaveLength(1)
  })

  it('keeps what any microphone may hear', async () => {
    const call = await goingCall(app, tenant.tenantId)
    await call.say(`\0\ud800 ${'word '.repeat(5_000)}`)
    expect((await call.lines())[1]!.text.length).toBeLessThanOrEqual(4_000)
  })
})

describe('who did not understand', () => {
  it('hears it again, a deed too, and the conversation stands where it stood', async () => {
    const call = await goingCall(app, tenant.tenantId)
    const check = await call.say('Please call me back. My name is Grace Hopper.')
    expect(await call.say('Sorry?')).toBe(check)
    const noted = await call.say('Yes')
    expect(await call.say('Pardon?')).toBe(noted)
    expect(await call.actions()).toEqual(['message_taken'])
    expect(await call.say('No, thank you')).toBe('Goodbye!')
  })
})

describe('who takes leave', () => {
  it('is told goodbye, and the call is to be hung up', async () => {
    const call = await goingCall(app, tenant.tenantId)
    expect(await call.say('Thank you very much, goodbye')).toBe('Goodbye!')
    expect(await app.calls.talk.isEnding(tenant.tenantId, call.id)).toBe(true)
    expect(await call.row()).toMatchObject({ status: 'in_progress', ending: 'agent', hungUpAt: null })
  })

  it('and then speaks on is listened to', async () => {
    const call = await goingCall(app, tenant.tenantId)
    await call.say('Goodbye')
    await call.say('Oh, wait, hello?')
    expect(await app.calls.talk.isEnding(tenant.tenantId, call.id)).toBe(false)
  })

  it('while somebody else ends the call changes nothing of that', async () => {
    const call = await goingCall(app, tenant.tenantId)
    await app.database.tenant(tenant.tenantId, (tx) =>
      tx.execute(`update calls set ending = 'api' where id = '${call.id}'`),
    )
    await call.say('Goodbye')
    expect(await call.row()).toMatchObject({ ending: 'api' })
  })
})

describe('in any language', () => {
  const speak = async (language: string) => {
    await set({ language })
    await createAppointment(tenant)
    return goingCall(app, tenant.tenantId)
  }

  it.each([
    ['en', 'Please take a message: I am late tomorrow', 'Yes, please'],
    ['de', 'Bitte nehmen Sie eine Nachricht auf: Ich komme morgen später', 'Ja, bitte'],
    ['es', 'Tome un mensaje, por favor: mañana llego tarde', 'Sí, por favor'],
    ['fr', 'Prenez un message, s’il vous plaît : je serai en retard demain', 'Oui, s’il vous plaît'],
  ])('a message in one breath is taken with its words, and is no complaint: %s', async (language, message, yes) => {
    const call = await speak(language)
    await call.say(message)
    // The request in front of the text is an order to the assistant, and nothing for the team.
    const [, text = ''] = message.split(': ')
    expect(await call.say('Ada Lovelace')).toContain(text)
    await call.say(yes)
    expect(await call.actions()).toEqual(['message_taken'])
    await app.calls.progress.hungUp(tenant.tenantId, call.id, { ending: 'caller' })
    const record = await untilCall(tenant, call.id, 'completed')
    expect(record).toMatchObject({ lead: { name: 'Ada Lovelace', intent: 'message' } })
    expect(record['sentiment']).not.toBe('negative')
    expect(record['summary']).toContain(text)
  })

  it.each([
    ['en', 'I would like an appointment', 'No thank you, good bye'],
    ['de', 'Ich möchte einen Termin', 'Nein danke, auf Wiederhören'],
    ['es', 'Quiero una cita', 'No, gracias, adiós'],
    ['fr', 'Je voudrais un rendez-vous', 'Non merci, au revoir'],
  ])('who takes leave within a dialogue is hung up on after a goodbye: %s', async (language, wish, bye) => {
    const call = await speak(language)
    await call.say(wish)
    await call.say(bye)
    expect(await app.calls.talk.isEnding(tenant.tenantId, call.id)).toBe(true)
    expect(await call.actions()).toEqual([])
  })
})

describe('what was heard', () => {
  it('is what stays of a line that was spoken over', async () => {
    const call = await goingCall(app, tenant.tenantId)
    await app.calls.talk.heard(tenant.tenantId, call.id, 'Hello. I am the AI')
    expect(await call.transcript()).toEqual(['agent: Hello. I am the AI –'])
    await app.calls.talk.heard(tenant.tenantId, call.id, '')
    expect(await call.transcript()).toEqual(['agent: … –'])
  })

  it('is what the next answer begins from, also when both come at once', async () => {
    const call = await goingCall(app, tenant.tenantId)
    const cutting = app.calls.talk.heard(tenant.tenantId, call.id, 'Hello.')
    const answer = await call.say('Goodbye')
    await cutting
    expect(await call.transcript()).toEqual(['agent: Hello. –', 'user: Goodbye', `agent: ${answer}`])
  })
})
