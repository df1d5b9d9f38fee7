import type { FastifyInstance, FastifySerializerCompiler } from 'fastify'
import fp from 'fastify-plugin'
import { ResponseSerializationError } from 'fastify-type-provider-zod'
import { z } from 'zod'

interface RepliesOptions {
  compileReply?: FastifySerializerCompiler<unknown> | undefined
}

/**
 * Replies hold only what their schema names, so that a new column stays inside. Presenters name their fields, so nearly every
 * reply is written as it is; one with an unlisted field is copied without it.
 */
export const compileReply: FastifySerializerCompiler<unknown> = ({ schema, method, url }) => {
  if (!(schema instanceof z.ZodType)) throw new Error(`${method} ${url}: a reply's schema is not zod's`)
  const isNamed = compileNames(schema)
  return (reply) => {
    if (isNamed(reply)) return JSON.stringify(reply)
    const { success, data, error } = schema.safeParse(reply)
    if (!success) throw new ResponseSerializationError(method, url, { cause: error })
    return JSON.stringify(data)
  }
}

/** Whether each field of a value, at any depth, is one that the schema names. */
type Names = (value: unknown) => boolean

function compileNames(schema: z.core.$ZodType): Names {
  // Every schema is one of zod's own classes, and the switch refuses what is none.
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'literal':
    case 'enum':
      return (value) => typeof value !== 'object' || value === null
    case 'unknown':
      return () => true
    case 'optional':
    case 'nullable': {
      const isNamed = compileNames(def.innerType)
      return (value) => value === undefined || value === null || isNamed(value)
    }
    case 'array': {
      const isNamed = compileNames(def.element)
      return (value) => Array.isArray(value) && value.every((item) => isNamed(item))
    }
    case 'record': {
      const isNamed = compileNames(def.valueType)
      return (value) => isObject(value) && Object.values(value).every((item) => isNamed(item))
    }
    case 'union': {
      const options = def.options.map(compileNames)
      return (value) => options.some((isNamed) => isNamed(value))
    }
    case 'object':
      return def.catchall === undefined ? compileFields(def.shape) : () => false
    default:
      // A type that may change what it is given is left to zod.
      return () => false
  }
}

function compileFields(shape: z.core.$ZodShape): Names {
  const fields = new Map(Object.entries(shape).map(([name, schema]) => [name, compileNames(schema)]))
  return (value) => {
    if (!isObject(value)) return false
    for (const name in value) {
      const field = value[name]
      // Most fields hold no object; without a call for each of them, a page is checked in half the time.
      const isNamed = typeof field === 'object' && field !== null ? fields.get(name)?.(field) : fields.has(name)
      if (isNamed !== true) return false
    }
    return true
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Tests give a compiler that also checks each reply against its schema. */
export const replies = fp(
  async (app: FastifyInstance, options: RepliesOptions) =>
    void app.setSerializerCompiler(options.compileReply ?? compileReply),
  { name: 'replies' },
)
