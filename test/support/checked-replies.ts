import { deepStrictEqual } from 'node:assert'
import type { FastifySerializerCompiler } from 'fastify'
import { ResponseSerializationError } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { compileReply } from '../../src/plugins/replies.ts'

/** Writes each reply as the product does, and fails for one that its schema does not describe or would write otherwise. */
export const compileCheckedReply: FastifySerializerCompiler<unknown> = (route) => {
  const write = compileReply(route)
  return (reply) => {
    const { success, data, error } = (route.schema as z.ZodType).safeParse(reply)
    if (!success) throw new ResponseSerializationError(route.method, route.url, { cause: error })
    const text = write(reply)
    deepStrictEqual(parsed(text), parsed(JSON.stringify(data)))
    return text
  }
}

function parsed(text: string | undefined): unknown {
  return text === undefined ? undefined : JSON.parse(text)
}
