import { z } from 'zod'
import { GLOSSARY } from './glossary.ts'

type JsonSchema = Record<string, unknown>

/** How zod's schemas become JSON Schema for clients. */
export const clientSchemas = { override: suitClients } satisfies Parameters<typeof z.toJSONSchema>[1]

interface Converted {
  zodSchema: z.core.$ZodTypes
  jsonSchema: z.core.JSONSchema.BaseSchema
}

function suitClients({ zodSchema, jsonSchema }: Converted): void {
  // oxlint-disable-next-line no-underscore-dangle -- zod's own name
  const { def } = zodSchema._zod
  // Answers may grow a field; a schema that refuses unknown fields (strict) has a catch-all of its own.
  if (def.type === 'object' && def.catchall === undefined) delete jsonSchema.additionalProperties
  // A branch for `undefined` says nothing in JSON.
  if (def.type === 'union' && jsonSchema.anyOf !== undefined) {
    jsonSchema.anyOf = jsonSchema.anyOf.filter((branch) => Object.keys(branch).length > 0)
  }
  // Zod drops the examples of a body that holds a transform, though bodies are shown as they are sent.
  const { examples } = z.globalRegistry.get(zodSchema) ?? {}
  if (Array.isArray(examples)) jsonSchema.examples ??= examples
  // The range of exact doubles, which zod puts on every integer.
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

/** Gives each property without a description of its own that of the glossary, at any depth. Changes the schema. */
export function describeFields(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return
  const { properties, anyOf, oneOf, allOf, items, additionalProperties, contentSchema } = schema as JsonSchema
  for (const [name, field] of Object.entries((properties ?? {}) as Record<string, JsonSchema>)) {
    const description = descriptionOf(field) ?? GLOSSARY[name]
    // A reference brings the description of what it names.
    if (description !== undefined && field['$ref'] === undefined) field['description'] = description
    describeFields(field)
  }
  for (const part of [anyOf, oneOf, allOf, items, additionalProperties, contentSchema].flat()) describeFields(part)
}

/** The field's own, or that of what it holds where it may also be null. */
function descriptionOf({ description, anyOf }: JsonSchema): unknown {
  if (description !== undefined || !Array.isArray(anyOf)) return description
  const held = anyOf.filter(({ type }: JsonSchema) => type !== 'null') as JsonSchema[]
  return held.length === 1 ? held[0]!['description'] : undefined
}
