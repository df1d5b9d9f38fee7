import { z } from 'zod'
import { isRecord } from './keys.ts'
import { FIELD_DESCRIPTIONS } from './field-descriptions.ts'

type JsonSchema = Record<string, unknown>

/** zod options for the JSON Schema shown to clients. */
export const clientSchemas = { override: suitClients } satisfies Parameters<typeof z.toJSONSchema>[1]

interface Converted {
  zodSchema: z.core.$ZodTypes
  jsonSchema: z.core.JSONSchema.BaseSchema
}

function suitClients({ zodSchema, jsonSchema }: Converted): void {
  const { def } = zodSchema._zod
  // Replies may gain fields, so `additionalProperties: false` is dropped; a strict schema has a catch-all of its own.
  if (def.type === 'object' && def.catchall === undefined) delete jsonSchema.additionalProperties
  // JSON has no `undefined`, so its branch is dropped.
  if (def.type === 'union' && jsonSchema.anyOf !== undefined) {
    jsonSchema.anyOf = jsonSchema.anyOf.filter((branch) => Object.keys(branch).length > 0)
  }
  // zod drops the examples of a body that contains a transform, although bodies are documented as sent.
  const { examples } = z.globalRegistry.get(zodSchema) ?? {}
  if (Array.isArray(examples)) jsonSchema.examples ??= examples
  // zod puts the safe-integer range on every integer.
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

/** Fills in missing property descriptions from `field-descriptions.ts`, at any depth. Mutates the schema. */
export function describeFields(schema: unknown): void {
  if (!isRecord(schema)) return
  const { properties, anyOf, oneOf, allOf, items, additionalProperties, contentSchema } = schema
  // JSON Schema has a schema for each property.
  for (const [name, field] of Object.entries((properties ?? {}) as Record<string, JsonSchema>)) {
    const description = descriptionOf(field) ?? FIELD_DESCRIPTIONS[name]
    // A `$ref` brings the description of its target.
    if (description !== undefined && field['$ref'] === undefined) field['description'] = description
    describeFields(field)
  }
  for (const part of [anyOf, oneOf, allOf, items, additionalProperties, contentSchema].flat()) describeFields(part)
}

/** The field's own description, or its non-null branch's where it is nullable. */
function descriptionOf({ description, anyOf }: JsonSchema): unknown {
  if (description !== undefined || !Array.isArray(anyOf)) return description
  const held: JsonSchema[] = anyOf.filter(({ type }: JsonSchema) => type !== 'null')
  return held.length === 1 ? held[0]!['description'] : undefined
}
