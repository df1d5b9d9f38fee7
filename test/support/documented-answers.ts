import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { documentedOperations, documentOf, schemaCheck, type DocumentedOperation, type Response } from './openapi.ts'

/** Headers that clients act on: each must be documented wherever it is sent. */
const TELLING =
  /^(allow|content-disposition|etag|idempotent-replayed|location|ratelimit-\w+|retry-after|set-cookie|www-authenticate|x-request-id)$/

/** Compares a reply with the document's description of its operation. */
export type AnswerCheck = (id: string, answer: Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>) => void

export function answerCheck(app: FastifyInstance): AnswerCheck {
  const document = documentOf(app)
  const check = schemaCheck(document)
  const operations = new Map(documentedOperations(document).map((operation) => [operation.id, operation]))
  return (id, { statusCode, headers, body }) => {
    const response = responseOf(operations.get(id), statusCode)
    const where = `${id} ${statusCode}`
    expect(response, `${where} is documented: ${body.slice(0, 300)}`).toBeDefined()
    expectHeaders(where, headers, response!)
    const [type, schema] = contentOf(where, headers, response!)
    if (type === 'application/json') expect([where, check(schema!, JSON.parse(body))]).toEqual([where, []])
    if (type === 'text/event-stream') {
      const { contentSchema } = schema as { contentSchema: object }
      expect([where, check(contentSchema, eventsIn(body))]).toEqual([where, []])
    }
  }
}

function responseOf(operation: DocumentedOperation | undefined, status: number): Response | undefined {
  return operation?.responses[status]
}

function expectHeaders(where: string, sent: LightMyRequestResponse['headers'], { headers = {} }: Response): void {
  const telling = Object.keys(sent).filter((name) => TELLING.test(name))
  expect([where, telling.filter((name) => !(name in headers))]).toEqual([where, []])
  const needed = Object.keys(headers).filter((name) => headers[name]!.required === true)
  expect([where, needed.filter((name) => sent[name] === undefined)]).toEqual([where, []])
}

function contentOf(
  where: string,
  headers: LightMyRequestResponse['headers'],
  { content = {} }: Response,
): [type: string, schema: object | undefined] {
  const type = String(headers['content-type'] ?? '').split(';', 1)[0]!
  if (type !== '') expect(Object.keys(content), where).toContain(type)
  return [type, content[type]?.schema]
}

/** Server-sent events in the document's form: a list of `{ id?, event, data }`. */
function eventsIn(body: string): object[] {
  return body
    .split('\n\n')
    .filter((block) => block !== '')
    .map((block) => {
      const lines = block.split('\n').map((line): [string, string] => {
        const colon = line.indexOf(': ')
        return [line.slice(0, colon), line.slice(colon + 2)]
      })
      const { data, ...rest } = Object.fromEntries(lines) as Record<string, string>
      return { ...rest, data: JSON.parse(data ?? 'null') as unknown }
    })
}
