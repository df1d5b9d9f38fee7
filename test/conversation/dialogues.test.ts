import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCopy } from '../support/database.ts'
import { startTestApp } from '../support/app.ts'
import { createDesk, testClock, type Desk } from '../bookings/desk.ts'

const clock = testClock()
const DETAILS = 'My name is Ada Lovelace, ada@example.com'
let app: FastifyInstance
let opened: Awaited<ReturnType<typeof openCopy>>

beforeAll(async () => {
  opened = await openCopy()
  app = await startTestApp({ clock, database: opened.database })
})
afterAll(async () => {
  await app.close()
  await opened.close()
})

interface Answer {
  session_id: string
  message_id: string
  reply: string | null
  actions: string[]
  booking: { status: string; client_name: string } | null
}

function visitorOf(desk: Desk) {
  let sessionId: string | undefined
  return async (message: string): Promise<Answer> => {
    const payload = { tenant_id: desk.tenantId, message, ...(sessionId === undefined ? {} : { session_id: sessionId }) }
    const answer = (await desk.post('/chat/message', payload)).json<Answer>()
    sessionId = answer.session_id
    return answer
  }
}

async function bookingsOf(desk: Desk): Promise<{ client_name: string; start: string }[]> {
  return (await desk.get('/bookings')).json<{ data: { client_name: string; start: string }[] }>().data
}

describe('a dialogue of the built-in engine', () => {
  it('ends in a booking, which the answer shows with its action', async () => {
    const desk = await createDesk(app, clock)
    const say = visitorOf(desk)
    expect((await say(`Book a check-up on Tuesday at 11am. ${DETAILS}`)).booking).toBeNull()
    expect(await bookingsOf(desk)).toEqual([])
    const answer = await say('yes')
    expect(answer).toMatchObject({ actions: ['booking_created'], booking: { client_name: 'Ada Lovelace' } })
    expect(await bookingsOf(desk)).toMatchObject([{ start: '2030-01-08T11:00:00.000Z' }])
  })

  it('says nothing that has to be taken back', async () => {
    const desk = await createDesk(app, clock)
    const say = visitorOf(desk)
    for (const message of [
      `Book a check-up on Tuesday at 11am. ${DETAILS}`,
      'no, at noon',
      'yes',
      'cancel it',
      'yes',
      'bye',
    ]) {
      const { session_id: session, message_id: id } = await say(message)
      const trace = await desk.get(`/chat/sessions/${session}/messages/${id}/trace`)
      expect(trace.json<{ repairs: unknown[] }>().repairs, message).toEqual([])
    }
  })

  it('goes on after a restart', async () => {
    const desk = await createDesk(app, clock)
    const { session_id: sessionId } = await visitorOf(desk)('Book a check-up on Tuesday at 11am')
    await app.close()
    app = await startTestApp({ clock, database: opened.database })
    const send = async (message: string): Promise<Answer> => {
      const payload = { tenant_id: desk.tenantId, session_id: sessionId, message }
      const headers = desk.headers.admin_key
      return (await app.inject({ method: 'POST', url: '/api/v1/chat/message', payload, headers })).json<Answer>()
    }
    await send(DETAILS)
    expect(await send('yes')).toMatchObject({ actions: ['booking_created'] })
  })

  it('reads a burst as one message', async () => {
    const desk = await createDesk(app, clock)
    const say = visitorOf(desk)
    await say('hello')
    await Promise.all(['I want to book a check-up', 'on Tuesday at 11am', DETAILS].map(say))
    expect((await say('yes')).actions).toEqual(['booking_created'])
    expect(await bookingsOf(desk)).toHaveLength(1)
  })

  it('answers in the language of the visitor', async () => {
    const desk = await createDesk(app, clock)
    const say = visitorOf(desk)
    expect((await say('Ich möchte bitte am Dienstag um 11 Uhr einen Termin für ein Check-up')).reply).toContain(
      'Ihren Namen',
    )
    expect((await say('Ada Lovelace, ada@example.com')).reply).toContain('Soll ich das so buchen?')
    expect((await say('ja')).reply).toContain('gebucht')
  })
})
