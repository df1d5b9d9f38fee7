import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createDocument, createTenant, type TestTenant } from '../support/factories.ts'
import { FakeOpenAI, type Behaviour } from '../support/fakes/openai.ts'

const NOW = new Date('2026-03-02T09:00:00Z')
const LIMITS = { answerMs: 500, firstTokenMs: 500, idleMs: 500, totalMs: 5_000 }
const DOCUMENT = `# Prices

A ceramic crown costs $1,250. It is made in two visits.

# Whitening

Whitening is not possible during pregnancy.

# Parking

Patients park free of charge.
`
const HOURS = { fri: [{ start: '09:00', end: '17:00' }] }
const CROWN = 'A ceramic crown costs $1,250.'

let fake: FakeOpenAI
let app: FastifyInstance
let tenant: TestTenant
let crown: number

beforeAll(async () => {
  fake = await FakeOpenAI.start()
  const chat = { apiKey: 'sk-test', baseUrl: fake.url, model: 'test-model' }
  const models = { chat, embedding: undefined }
  app = await startTestApp({ config: { models }, clock: { now: () => NOW }, modelLimits: LIMITS })
  tenant = await createTenant(app, { now: () => NOW })
  await createDocument(tenant, DOCUMENT)
  const business = { business: { hours: HOURS }, assistant: { disclosure: 'AI.' } }
  await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: business })
  const resource = await post('/resources', { name: 'Dr. Grace Hopper', time_zone: 'UTC', weekly_hours: HOURS })
  await post('/services', { name: 'Check-up', duration_minutes: 30, resource_ids: [resource.resource_id] })
  await ask('what does a crown cost?', { say: 'NONE' })
  const { content } = fake.requests[0]!.body.messages[1]
  crown = Number(/\[(\d+)\] [^\n]*\n[^[]*A ceramic crown costs/.exec(content)?.[1])
})
beforeEach(() => fake.reset())
afterAll(async () => {
  await app.close()
  await fake[Symbol.asyncDispose]()
})

async function post(url: string, payload: object) {
  const made = await tenant.send({ method: 'POST', url, payload })
  if (made.statusCode >= 300) throw new Error(made.body)
  return made.json()
}

/** The reply to a message, without the disclosure. */
async function ask(message: string, ...behaviours: Behaviour[]): Promise<string> {
  fake.plan(...behaviours)
  const { reply } = await post('/chat/message', { message, tenant_id: tenant.tenantId })
  return reply.replace(/^AI\.\s+/u, '')
}

const called = (name: string, args: object): Behaviour => ({ call: { name, arguments: JSON.stringify(args) } })

describe('a true line about the price of a crown', () => {
  it.each([
    ['with its mark', (n: number) => `${CROWN} [[${n}|A ceramic crown costs $1,250]]`],
    ['without a mark', () => CROWN],
    ['with a full stop behind a number', (n: number) => `${CROWN} [${n}].`],
    ['with single brackets', (n: number) => `${CROWN} [${n}|A ceramic crown costs $1,250]`],
    ['with the number alone', (n: number) => `${CROWN} [[${n}]]`],
    ['with a paraphrase as its mark', (n: number) => `${CROWN} [[${n}|ceramic crowns are $1,250]]`],
    ['with the number of another passage', (n: number) => `${CROWN} [[${n + 1}|A ceramic crown costs $1,250]]`],
    ['cut off in its mark', (n: number) => `${CROWN} [[${n}|A ceramic cro`],
    ['with its mark on a line of its own', (n: number) => `${CROWN}\n[[${n}|A ceramic crown costs $1,250]]`],
    ['behind its mark', (n: number) => `[[${n}|A ceramic crown costs $1,250]] ${CROWN}`],
    ['in a code fence', () => `\`\`\`\n${CROWN}\n\`\`\``],
    ['after a thought', () => `<think>\nWhich passage?\n</think>\n${CROWN}`],
  ])('is said %s', async (_, draft) => {
    expect(await ask('what does a crown cost?', { say: draft(crown) })).toBe(CROWN)
  })

  it('is said in bold, in a list', async () => {
    expect(await ask('what does a crown cost?', { say: `- **${CROWN}**` })).toBe(`- **${CROWN}**`)
  })

  it('is said with all others, of which some have no mark', async () => {
    const draft = `${CROWN} [[${crown}|A ceramic crown costs $1,250]]\nIt is made in two visits.\nPatients park free of charge.`
    expect(await ask('what does a crown cost?', { say: draft })).toBe(draft.replace(/ \[\[.*\]\]/u, ''))
    const line = draft.replaceAll('\n', ' ')
    expect(await ask('what does a crown cost?', { say: line })).toBe(line.replace(/ \[\[.*\]\]/u, ''))
  })

  it('is quoted where it is told in another language, or with another price', async () => {
    const german = `Eine Keramikkrone kostet 1.250 $. [[${crown}|A ceramic crown costs $1,250]]`
    expect(await ask('what does a crown cost?', { say: german })).toContain('“A ceramic crown costs $1,250”')
    expect(await ask('what does a crown cost?', { say: 'A ceramic crown costs $990.' })).toContain(`“${CROWN}”`)
  })
})

describe('after a tool', () => {
  it('its times are said without a mark', async () => {
    const line = 'I have 10:00, 10:30 or 11:00 free on Friday. Which one suits you?'
    const look = called('find_slots', { service: 'Check-up', from: '2026-03-06', time: '10:00' })
    expect(await ask('a check-up on friday', look, { say: line })).toBe(line)
  })

  it('a booking is told in its own words, with the reference', async () => {
    const look = called('find_slots', { service: 'Check-up', from: '2026-03-06', time: '10:00' })
    const book = called('create_booking', { slot: 'slot_1', name: 'Ann', email: 'ann@example.com' })
    const line = "Perfect, Ann! I've booked your check-up for Friday at 10:00."
    const reply = await ask('check-up on friday at 10, Ann ann@example.com', look, book, { say: line })
    expect(reply).toMatch(/^Perfect, Ann!\sI've booked your check-up for Friday at 10:00\.\nReference: \w{6}\.$/u)
  })
})

describe('a line that the material does not bear out, with a true mark', () => {
  it.each([
    [
      'Is whitening possible while pregnant?',
      'Yes, whitening is perfectly possible during pregnancy.',
      'Whitening is not possible during pregnancy',
    ],
    ['Are you open on Saturdays?', 'Yes, we are open every Saturday morning.', 'Open on Saturday: closed'],
    ['Do I pay for parking?', 'No, parking must be paid for at the machine.', 'Patients park free of charge'],
    ['Does Dr. Hopper speak Spanish?', 'Yes, Dr. Hopper speaks fluent Spanish.', 'with Dr. Grace Hopper'],
    ['Does Cigna pay for a crown?', 'A ceramic crown is fully paid by Cigna.', 'A ceramic crown costs $1,250'],
    [
      'Are your crowns good?',
      'Our crowns are the cheapest in town and we guarantee them for life.',
      'A ceramic crown costs $1,250',
    ],
  ])('is not said: %s', async (question, line, words) => {
    for (const label of [1, 2, 3, 'F']) {
      const reply = await ask(question, { say: `${line} [[${label}|${words}]]` }, { say: line })
      expect(reply).not.toContain(line)
      expect(reply).not.toMatch(/perfectly|every Saturday|machine|fluent|Cigna|guarantee/u)
    }
  })
})

describe('a line without evidence', () => {
  const LIE = 'Our crowns are the cheapest in town.'

  it('is repaired once, with the line and the reason', async () => {
    expect(await ask('what does a crown cost?', { say: LIE }, { say: CROWN })).toBe(CROWN)
    expect(fake.requests).toHaveLength(2)
    expect(fake.requests[1]!.body.messages.at(-1).content).toContain(`${LIE} (the material does not say this)`)
  })

  it('gives way to the built-in quote after that: the passage is there', async () => {
    const reply = await ask('what does a ceramic crown cost?', { say: LIE }, { say: LIE })
    expect(reply).toContain('A ceramic crown costs $1,250')
    expect(fake.requests).toHaveLength(2)
  })

  it('is quoted for also by a model that finds nothing', async () => {
    expect(await ask('what does a ceramic crown cost?', { say: 'NONE' })).toContain('A ceramic crown costs $1,250')
    expect(await ask('do you repair bicycles?', { say: 'NONE' })).toContain('could not find that')
  })
})
