import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fingerprintOf } from '../../src/analytics/service.ts'
import { startTestApp } from '../support/app.ts'
import { createDocument, createSession, createTenant, type TestTenant } from '../support/factories.ts'

describe('questions', () => {
  let app: FastifyInstance
  let tenant: TestTenant

  beforeAll(async () => {
    app = await startTestApp()
    tenant = await createTenant(app)
    await createDocument(tenant)
  })
  afterAll(() => app.close())

  const list = async (query = '') => (await tenant.send({ url: `/analytics/questions${query}` })).json().data

  it('are counted over their spellings, most frequent first, and show how they last went', async () => {
    for (const message of ['Are you open on Saturday?', 'are you open on saturday', 'Do you sell bicycles?'])
      await createSession(tenant, message)
    expect(await list()).toMatchObject([
      { question: 'are you open on saturday', count: 2, answered: true },
      { question: 'Do you sell bicycles?', count: 1, answered: false },
    ])
    expect(await list('?answered=true')).toHaveLength(1)
    expect(await list('?answered=false')).toMatchObject([{ question: 'Do you sell bicycles?' }])
    expect(await list('?limit=1')).toHaveLength(1)
  })

  it('are one where they mean the same, with their words and the answer', async () => {
    const own = await createTenant(app)
    for (const message of [
      'Do you treat horses?',
      'can you treat a horse',
      'Do you treat horses?',
      'Do you treat goats?',
    ])
      await createSession(own, message)
    const asked = async () => (await own.send({ url: '/analytics/questions?answered=false' })).json().data
    const [horses, goats, ...others] = await asked()
    expect(others).toEqual([])
    expect(horses).toMatchObject({
      question: 'Do you treat horses?',
      count: 3,
      wordings: [
        { question: 'Do you treat horses?', count: 2 },
        { question: 'can you treat a horse', count: 1 },
      ],
      answer: expect.stringContaining('could not find'),
    })
    expect(goats).toMatchObject({ count: 1, wordings: [{ question: 'Do you treat goats?' }] })
    // An answer to one of its wordings closes the others.
    const payload = { question_id: horses.question_id, text: 'We treat horses on Mondays.' }
    await own.send({ method: 'POST', url: '/knowledge/answers', payload })
    expect(await asked()).toMatchObject([{ question: 'Do you treat goats?' }])
  })

  it('stop being a gap once the knowledge has the answer', async () => {
    await createSession(tenant, 'How much is parking?')
    expect(await list('?answered=false')).toContainEqual(expect.objectContaining({ question: 'How much is parking?' }))
    await createDocument(
      tenant,
      '# Parking\n\nParking costs 2 dollars an hour. How much you pay depends on the hours only.',
    )
    await createSession(tenant, 'How much is parking?')
    expect(await list('?answered=false')).not.toContainEqual(
      expect.objectContaining({ question: 'How much is parking?' }),
    )
  })

  it('stop being a gap when they are tied to an answer, until they are untied', async () => {
    const gaps = async () => (await list('?answered=false')).map(({ question }: { question: string }) => question)
    await createSession(tenant, 'Is there a ramp?')
    const [asked] = (await list('?answered=false')).filter(
      ({ question }: { question: string }) => question === 'Is there a ramp?',
    )
    const payload = { question_id: asked.question_id, text: 'Elevators lead to every floor.' }
    const tied = await tenant.send({ method: 'POST', url: '/knowledge/answers', payload })
    expect(await gaps()).not.toContain('Is there a ramp?')
    expect(await list()).toContainEqual(expect.objectContaining({ question: 'Is there a ramp?', answered: true }))
    await tenant.send({ method: 'DELETE', url: `/knowledge/answers/${tied.json().answer_id}` })
    expect(await gaps()).toContain('Is there a ramp?')
  })

  it('do not count a greeting', async () => {
    const before = (await list()).length
    await createSession(tenant, 'Hello!')
    expect(await list()).toHaveLength(before)
  })

  it.each([
    'ok',
    '👍',
    'yes please',
    'Paul King paul@king.example',
    'Ada Lovelace +1 415 555 0180',
    '?!',
    'no thank you, that is all for today',
    'Merci beaucoup, bonne journée !',
  ])('do not count what asks nothing: %s', async (message) => {
    const before = await list()
    await createSession(tenant, message)
    expect(await list()).toEqual(before)
  })

  it.each(['is there help today', 'is there more help for the team now', 'more help?'])(
    'count a question of everyday words: %s',
    async (message) => {
      await createSession(tenant, message)
      expect(await list('?limit=100')).toContainEqual(expect.objectContaining({ question: message, count: 1 }))
    },
  )

  it('are the same in any case, punctuation and Unicode form', () => {
    expect(fingerprintOf('  Café—OPEN?? ')).toBe(fingerprintOf('cafe\u0301 open'))
  })

  it('are the same with a courtesy around them, in any language', () => {
    const asked = fingerprintOf('Are you open?')
    for (const text of ['Good morning, are you open?', 'Hola! Are you open?', 'Are you open? Thanks a lot!'])
      expect(fingerprintOf(text)).toBe(asked)
  })

  it.each([
    ['Are you open in the morning?', 'Are you open in the evening?'],
    ['Do you have day care?', 'Do you have care?'],
    ['Habt ihr am Morgen offen?', 'Habt ihr am Abend offen?'],
  ])('differ by the words of a greeting within them: %s', (one, other) => {
    expect(fingerprintOf(one)).not.toBe(fingerprintOf(other))
  })
})
