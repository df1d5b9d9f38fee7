import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import {
  documentedOperations,
  documentOf,
  schemaCheck,
  type DocumentedOperation,
  type JsonSchema,
  type OpenApi,
} from '../support/openapi.ts'

let app: FastifyInstance
let document: OpenApi
let operations: DocumentedOperation[]

beforeAll(async () => {
  app = await startTestApp()
  document = documentOf(app)
  operations = documentedOperations(document)
})

afterAll(() => app.close())

interface Place {
  where: string
  schema: JsonSchema
}

/** Every schema of the document and its parts, each once. */
function allSchemas(): Place[] {
  const roots = [
    ...Object.entries(document.components.schemas),
    ...operations.flatMap(({ id, parameters, body, responses }): [string, JsonSchema][] => [
      ...parameters.map(({ name, schema }): [string, JsonSchema] => [`${id} ?${name}`, schema]),
      ...Object.values(body ?? {}).map(({ schema }): [string, JsonSchema] => [`${id} body`, schema]),
      ...Object.values(responses).flatMap(({ content }) =>
        Object.values(content ?? {}).map(({ schema }): [string, JsonSchema] => [`${id} answer`, schema]),
      ),
    ]),
    ...Object.entries(document.webhooks).flatMap(([name, { post }]) =>
      Object.values(post.requestBody!.content).map(({ schema }): [string, JsonSchema] => [name, schema]),
    ),
  ]
  return roots.flatMap(([where, schema]) => partsOf(where, schema))
}

function partsOf(where: string, schema: JsonSchema): Place[] {
  const { properties = {}, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = schema
  const nested = [schema.items, schema.contentSchema, schema.propertyNames, ...anyOf, ...oneOf, ...allOf]
  if (typeof additionalProperties === 'object') nested.push(additionalProperties)
  return [
    { where, schema },
    ...Object.entries(properties).flatMap(([name, part]) => partsOf(`${where}.${name}`, part)),
    ...nested.flatMap((part) => (part === undefined ? [] : partsOf(where, part))),
  ]
}

/** All schemas reachable from replies. */
function answeredSchemas(): Place[] {
  const seen = new Set<string>()
  const follow = (where: string, schema: JsonSchema): Place[] =>
    partsOf(where, schema).flatMap((place) => {
      const name = place.schema.$ref?.split('/').at(-1)
      if (name === undefined || seen.has(name)) return [place]
      seen.add(name)
      return [place, ...follow(name, document.components.schemas[name]!)]
    })
  return operations.flatMap(({ id, responses }) =>
    Object.values(responses).flatMap(({ content }) =>
      Object.values(content ?? {}).flatMap(({ schema }) => follow(id, schema)),
    ),
  )
}

const isSuccess = (status: string) => /^[23]/.test(status)

describe('an operation', () => {
  it('says its limit once', () => {
    for (const { id, description } of operations) expect(description.match(/Limit: /g), id).toHaveLength(1)
  })

  it('has a summary, and one tag that is declared', () => {
    const declared = document.tags.map(({ name }) => name)
    for (const { id, summary, tags } of operations) {
      expect(summary, id).not.toBe('')
      expect([id, tags.length, declared.includes(tags[0]!)]).toEqual([id, 1, true])
    }
    expect([...new Set(operations.flatMap(({ tags }) => tags))].toSorted()).toEqual(declared.toSorted())
  })

  it('describes every parameter', () => {
    const bare = operations.flatMap(({ id, parameters }) =>
      parameters.filter(({ description }) => !description).map(({ name }) => `${id} ${name}`),
    )
    expect(bare).toEqual([])
  })

  it('says what each answer means', () => {
    for (const { id, responses } of operations) {
      for (const [status, { description }] of Object.entries(responses)) {
        expect(description, `${id} ${status}`).toMatch(/\.$/)
        expect(description, `${id} ${status}`).not.toMatch(/^(Done|Made|Default Response)/)
      }
      if ('201' in responses) expect(responses['201']!.description, id).toMatch(/^Created: ./)
    }
  })

  it('names its headers: the request id and the limits always, when to come back where that is needed', () => {
    for (const { id, responses } of operations) {
      for (const [status, { headers = {} }] of Object.entries(responses)) {
        const names = Object.keys(headers)
        expect(names, `${id} ${status}`).toEqual(
          expect.arrayContaining(['x-request-id', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset']),
        )
        expect([id, status, names.includes('retry-after')]).toEqual([id, status, ['429', '503'].includes(status)])
      }
    }
  })

  it('takes an Idempotency-Key where it makes a call, a message, a booking, a hold, a lead, a document, an answer, an exam or a saved reply', () => {
    const taking = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'Idempotency-Key'))
    expect(taking.map(({ id }) => id).toSorted()).toEqual([
      'answerAsPerson',
      'createAnswer',
      'createBooking',
      'createDocument',
      'createExam',
      'createHold',
      'createLead',
      'createSavedReply',
      'createWidgetBooking',
      'createWidgetHold',
      'createWidgetLead',
      'importLeads',
      'initiateCall',
      'requestWidgetCallback',
      'sendWidgetMessage',
      'simulateCall',
      'startWidgetCall',
    ])
    for (const { id, responses } of taking) {
      const successes = Object.entries(responses).filter(([status]) => isSuccess(status))
      for (const [, { headers }] of successes) expect(Object.keys(headers!), id).toContain('idempotent-replayed')
      expect(responses['409']?.description, id).toContain('Idempotency-Key')
    }
  })

  it('takes a Last-Event-ID where it is a stream that can be taken up again', () => {
    const taking = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'Last-Event-ID'))
    expect(taking.map(({ id }) => id).toSorted()).toEqual([
      'resumeChatStream',
      'resumeWidgetChat',
      'watchCall',
      'watchChatSession',
      'watchTenant',
      'watchWidgetSession',
    ])
  })

  it('has examples of its body that its schema takes', () => {
    const check = schemaCheck(document)
    for (const { id, body } of operations) {
      const schema = body?.['application/json']?.schema
      if (schema === undefined) continue
      const { examples = [] } = document.components.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema
      expect(examples.length, id).toBeGreaterThan(0)
      for (const example of examples) expect([id, check(schema, example)]).toEqual([id, []])
    }
  })

  it('shares a path with no other, whatever stands in the places of ids', () => {
    const patterns = operations.map(({ id, method, path }) => {
      const pattern = new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)
      return { id, method, path, pattern }
    })
    // A fixed path takes precedence over one with an id; two with ids must differ in their methods.
    for (const { id, method, path, pattern } of patterns) {
      const alike = patterns.filter(
        (other) =>
          other.id !== id &&
          other.method === method &&
          other.path.includes('{') &&
          path.includes('{') &&
          couldBeOne(path, other.path),
      )
      expect([id, pattern.test(path), alike.map((other) => other.id)]).toEqual([id, true, []])
    }
  })
})

/** True when one address matches both patterns. */
function couldBeOne(a: string, b: string): boolean {
  const [left, right] = [a.split('/'), b.split('/')]
  const isFree = (part: string) => part.startsWith('{')
  return (
    left.length === right.length &&
    left.every((part, index) => part === right[index] || isFree(part) || isFree(right[index]!))
  )
}

describe('a schema', () => {
  it('describes every property', () => {
    const bare = allSchemas().flatMap(({ where, schema }) =>
      Object.entries(schema.properties ?? {})
        .filter(([, { description, $ref }]) => !description && $ref === undefined)
        .map(([name]) => `${where}.${name}`),
    )
    expect(bare).toEqual([])
  })

  it('is described itself, where it has a name', () => {
    const bare = Object.entries(document.components.schemas).filter(([, { description }]) => !description)
    expect(bare.map(([name]) => name)).toEqual([])
  })

  it('allows further fields in replies', () => {
    const closed = answeredSchemas().filter(({ schema }) => schema.additionalProperties === false)
    expect(closed.map(({ where }) => where)).toEqual([])
    for (const [name, { post }] of Object.entries(document.webhooks))
      for (const { schema } of Object.values(post.requestBody!.content))
        expect([name, partsOf(name, schema).some((part) => part.schema.additionalProperties === false)]).toEqual([
          name,
          false,
        ])
  })

  it('has patterns that a program compiles with and without Unicode sets', () => {
    const patterns = new Set(allSchemas().flatMap(({ schema }) => schema.pattern ?? []))
    expect(patterns.size).toBeGreaterThan(3)
    for (const pattern of patterns)
      for (const flags of ['', 'u']) expect(() => new RegExp(pattern, flags), pattern).not.toThrow()
  })

  it('has no bounds that only say that a number is exact', () => {
    const bounds = allSchemas().filter(
      ({ schema }) => Math.abs(schema.minimum ?? 0) > 1e15 || Math.abs(schema.maximum ?? 0) > 1e15,
    )
    expect(bounds.map(({ where }) => where)).toEqual([])
  })

  it('describes the loc of a 422 as texts and whole numbers', () => {
    const { detail } = document.components.schemas['ValidationProblem']!.properties!
    const { loc } = detail!.items!.properties!
    const { anyOf = [] } = loc!.items!
    expect(anyOf.map(({ type }) => type)).toEqual(['string', 'integer'])
  })

  it('requires failure_reason of a call, null where it did not fail', () => {
    for (const name of ['Call', 'CallWithTranscript']) {
      const { properties, required } = document.components.schemas[name]!
      expect(required).toContain('failure_reason')
      expect(JSON.stringify(properties!['failure_reason'])).toContain('"null"')
    }
  })

  it('has examples that it takes', () => {
    const check = schemaCheck(document)
    for (const [name, schema] of Object.entries(document.components.schemas))
      for (const example of schema.examples ?? []) expect([name, check(schema, example)]).toEqual([name, []])
  })

  it('has an example of a tenant with every setting', () => {
    const { properties = {}, examples = [] } = document.components.schemas['Tenant']!
    const example = examples[0] as Record<string, object>
    for (const [name, { $ref }] of Object.entries(properties)) {
      const group = document.components.schemas[$ref?.split('/').at(-1) ?? '']?.properties
      if (group !== undefined) expect(Object.keys(example[name]!).toSorted()).toEqual(Object.keys(group).toSorted())
    }
  })
})

describe('the document', () => {
  it('is for the host that it was read from', () => {
    expect(document.servers).toEqual([{ url: '/' }])
  })

  it('says that receivers of events need no credential of ours', () => {
    expect(Object.keys(document.webhooks)).toHaveLength(12)
    for (const { post } of Object.values(document.webhooks)) expect(post.security).toEqual([])
  })

  it('describes the events of every stream', () => {
    const streams = operations.filter(({ responses }) => responses['200']?.content?.['text/event-stream'] !== undefined)
    expect(streams.length).toBeGreaterThanOrEqual(6)
    for (const { id, responses } of streams) {
      const { schema } = responses['200']!.content!['text/event-stream']! as { schema: JsonSchema }
      const name = schema.contentSchema?.items?.$ref?.split('/').at(-1) ?? ''
      const { oneOf = [] } = document.components.schemas[name] ?? {}
      const events = oneOf.map(({ properties }) => properties?.['event']?.const)
      expect([id, events.includes('heartbeat'), events.length > 2]).toEqual([id, true, true])
    }
  })

  it('has no component that nothing refers to', () => {
    const text = JSON.stringify(document)
    const unused = Object.entries(document.components)
      .filter(([kind]) => kind !== 'securitySchemes')
      .flatMap(([kind, parts]) => Object.keys(parts).map((name) => `#/components/${kind}/${name}`))
      .filter((reference) => !text.includes(`"${reference}"`))
    expect(unused).toEqual([])
  })
})
