import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { client, startTestApp } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'

const MONDAY_NOON = new Date('2026-03-02T12:00:00Z')
const HOURS = { mon: [{ start: '09:00', end: '17:00' }] }
const MINUTE = 60_000

let app: FastifyInstance
let tenant: TestTenant
let now = MONDAY_NOON

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } })
  tenant = await createTenant(app, { now: () => now })
  const payload = { business: { hours: HOURS }, language: 'en' }
  await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
})
beforeEach(() => {
  now = MONDAY_NOON
})
afterAll(() => app.close())

interface Answer {
  session_id: string
  reply: string | null
  actions: string[]
  status: string
  lead: { name: string | null; phone: string | null; email: string | null; notes: string | null } | null
}

/** A visitor whose messages go to one conversation. */
function visitor(more: object = {}) {
  const visit = {
    id: '',
    say: async (message: string): Promise<Answer> => {
      const session = visit.id === '' ? {} : { session_id: visit.id }
      const payload = { message, tenant_id: tenant.tenantId, ...session, ...more }
      const answer = (await tenant.send({ method: 'POST', url: '/chat/message', payload })).json<Answer>()
      visit.id = answer.session_id
      return answer
    },
    read: async () => (await tenant.send({ url: `/chat/sessions/${visit.id}` })).json(),
  }
  return visit
}

interface Script {
  person: string
  matter: string
  call: string
  details: string
  name: string
  phone: string
  /** Begins with a word that is no name. */
  none: string
  /** A question that the settings answer, and one without an answer. */
  hours: string
  unknown: string
  thanks: string
  bye: string
}

const SCRIPTS: Record<string, Script> = {
  en: {
    person: 'can I talk to a real person please',
    matter: 'it is about a birthday with 15 children',
    call: 'hello? is anybody there?',
    details: 'Moira Keel, +44 7700 900641',
    name: 'Moira Keel',
    phone: '+447700900641',
    none: 'none, I just want to be called',
    hours: 'until when are you open on Mondays?',
    unknown: 'did the plumber leave his ladder with you?',
    thanks: 'thank you!',
    bye: 'goodbye then',
  },
  de: {
    person: 'ich möchte mit einem Menschen sprechen',
    matter: 'es geht um einen Kindergeburtstag mit 15 Kindern',
    call: 'hallo, ist da jemand?',
    details: 'Nadja Behrens, +49 171 2345678',
    name: 'Nadja Behrens',
    phone: '+491712345678',
    none: 'keine, ich will nur angerufen werden',
    hours: 'bis wann habt ihr montags geöffnet?',
    unknown: 'hat der Klempner seine Leiter bei euch gelassen?',
    thanks: 'vielen Dank!',
    bye: 'auf Wiedersehen',
  },
  es: {
    person: 'quiero hablar con una persona',
    matter: 'es por un cumpleaños de 15 niños',
    call: 'hola? hay alguien?',
    details: 'Lucía Marín, +34 612 345 678',
    name: 'Lucía Marín',
    phone: '+34612345678',
    none: 'ninguna, solo quiero que me llamen',
    hours: '¿hasta qué hora abrís los lunes?',
    unknown: '¿el fontanero dejó su escalera con vosotros?',
    thanks: '¡muchas gracias!',
    bye: 'adiós',
  },
  fr: {
    person: 'je préfère parler à quelqu’un svp',
    matter: 'c’est pour un anniversaire, 15 enfants',
    call: 'allô, il y a quelqu’un ?',
    details: 'Nadia Belkacem, +33 6 39 98 12 34',
    name: 'Nadia Belkacem',
    phone: '+33639981234',
    none: 'aucune, je veux juste qu’on me rappelle',
    hours: 'vous êtes ouverts jusqu’à quelle heure le lundi ?',
    unknown: 'le plombier a laissé son échelle chez vous ?',
    thanks: 'merci beaucoup !',
    bye: 'au revoir',
  },
}

describe.each(Object.entries(SCRIPTS))('a visitor who waits for a person (%s)', (locale, script) => {
  it('hears that the words are there, and leaves a message by giving a number', async () => {
    const { say, read } = visitor({ locale })
    expect(await say(script.person)).toMatchObject({ status: 'handoff', actions: ['handed_off'] })
    const read1 = await say(script.matter)
    expect(read1.reply).toContain('5 ')
    expect(read1).toMatchObject({ status: 'handoff', actions: [] })
    const taken = await say(script.details)
    expect(taken).toMatchObject({ status: 'handoff', actions: ['message_taken'] })
    expect(taken.lead).toMatchObject({ name: script.name, phone: script.phone })
    expect(taken.lead?.notes).toContain(script.matter)
    expect(taken.reply).toContain(script.name)
    // Asked for nothing that was given.
    const waiting = await say(script.call)
    expect(waiting).toMatchObject({ status: 'handoff', actions: [] })
    expect(waiting.reply).toContain(script.name)
    expect((await say(script.none)).reply).toContain(script.name)
    now = new Date(MONDAY_NOON.getTime() + 6 * MINUTE)
    await app.chatHandoff.returnUnanswered()
    const session = await read()
    expect(session).toMatchObject({ status: 'active', client_name: script.name })
    expect(session.messages.at(-1).text).not.toMatch(/e-mail|correo/iu)
  })

  it('has what the settings say beside the note, no word where they say nothing, and a courtesy for one', async () => {
    const { say } = visitor({ locale })
    await say(script.person)
    await say(script.details)
    const hours = await say(script.hours)
    expect(hours.reply).toMatch(/17:00|5:00 PM/u)
    expect(hours).toMatchObject({ status: 'handoff', actions: ['message_taken'] })
    const unknown = await say(script.unknown)
    expect(unknown.reply?.split('\n')).toHaveLength(1)
    expect(unknown.lead?.notes).toContain(script.unknown)
    const thanks = await say(script.thanks)
    expect(thanks).toMatchObject({ status: 'handoff', actions: [] })
    expect(thanks.reply).not.toContain(script.name)
    expect((await say(script.bye)).reply).not.toContain(script.name)
  })

  it('is asked for a message once the wait is over, which has what was written meanwhile', async () => {
    const { say } = visitor({ locale })
    await say(script.person)
    await say(script.matter)
    now = new Date(MONDAY_NOON.getTime() + 6 * MINUTE)
    await app.chatHandoff.returnUnanswered()
    const summary = await say(`${script.details}, ${script.matter}`)
    expect(summary.reply).toContain(script.name)
    expect(summary.reply).toContain(script.matter)
    expect(summary.actions).toEqual([])
  })
})

describe('a visitor who waits for a person', () => {
  it('is called back where they ask for it', async () => {
    const { say } = visitor()
    await say('can I talk to a person')
    const answer = await say('ok then just ring me on +44 7700 900642, my name is Tom Hale')
    expect(answer).toMatchObject({ status: 'handoff', actions: ['message_taken'] })
    expect(answer.lead).toMatchObject({ name: 'Tom Hale', intent: 'callback' })
  })

  it('has the assistant back without the words being lost, when they wait no longer', async () => {
    const { say, id } = await waited()
    await app.chatHandoff.stopWaiting({ tenantId: tenant.tenantId, id: 'usr_x', kind: 'user' } as never, id)
    const answer = await say('please leave them a message, Tom Hale, tom@example.com')
    expect(answer.reply).toContain('the parcel')
  })

  it('is told that nobody is at the desk where the team was not seen', async () => {
    const member = client(app, { ...tenant.headers.member, 'sec-fetch-site': 'same-origin' })
    await member({ url: '/auth/me' })
    expect((await visitor().say('can I talk to a person')).reply).not.toContain('nobody at the desk')
    now = new Date(MONDAY_NOON.getTime() + 40 * MINUTE)
    expect((await visitor().say('can I talk to a person')).reply).toContain('nobody at the desk')
  })

  it('hears nothing from the assistant once a person has come', async () => {
    const visit = visitor()
    await visit.say('can I talk to a person')
    await tenant.send({ method: 'POST', url: `/chat/sessions/${visit.id}/takeover` })
    expect(await visit.say('it is about the parcel')).toMatchObject({ reply: null, status: 'handoff' })
  })
})

async function waited() {
  const visit = visitor()
  await visit.say('can I talk to a person')
  await visit.say('it is about the parcel')
  return visit
}
