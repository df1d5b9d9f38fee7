import { z } from 'zod'
import { isRecord } from '../../core/keys.ts'
import type { Changed } from './tables.ts'

type Schema = z.core.JSONSchema.BaseSchema
type Definitions = Record<string, Schema>

const MAX_FIELDS = 60
const MAX_DEPTH = 4

/**
 * A reader of the fields that a body sets. Names come from the schema alone, values are kept of switches, numbers and choices:
 * a text can be a secret or somebody's words.
 */
export function changedReader(body: unknown): (given: unknown) => Changed[] {
  if (!(body instanceof z.ZodType)) return () => []
  let schema: Schema | undefined
  return (given) => {
    schema ??= z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
    return fieldsOf(given, [schema], schema.$defs ?? {}, []).slice(0, MAX_FIELDS)
  }
}

function fieldsOf(given: unknown, schemas: Schema[], definitions: Definitions, path: string[]): Changed[] {
  const known = schemas.flatMap((schema) => variantsOf(schema, definitions))
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given)
  const hasFields = isObject && path.length < MAX_DEPTH && known.some(({ properties }) => properties !== undefined)
  if (!hasFields) return path.length === 0 ? [] : [leaf(given, known, path.join('.'))]
  return Object.entries(given).flatMap(([name, value]) => {
    const inner = known.flatMap(({ properties }) => schemaOf(properties?.[name]))
    return value === undefined || inner.length === 0 ? [] : fieldsOf(value, inner, definitions, [...path, name])
  })
}

function schemaOf(found: unknown): Schema[] {
  return isRecord(found) ? [found] : []
}

function leaf(value: unknown, known: Schema[], field: string): Changed {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return { field, to: value }
  const isChoice = known.some(
    (schema) => schema.enum?.some((choice) => choice === value) === true || schema.const === value,
  )
  return typeof value === 'string' && isChoice ? { field, to: value } : { field }
}

/** The schema and its alternatives, with references resolved. */
function variantsOf(schema: Schema, definitions: Definitions): Schema[] {
  const named = schema.$ref === undefined ? undefined : definitions[schema.$ref.replace('#/$defs/', '')]
  const others = [schema.anyOf, schema.oneOf, schema.allOf, named].flat().filter((other) => typeof other === 'object')
  return [schema, ...others.flatMap((other) => variantsOf(other, definitions))]
}
