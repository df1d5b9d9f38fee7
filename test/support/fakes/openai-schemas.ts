import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'

/** The vendor's complete document if it lies beside the repository, otherwise the kept parts of it. */
const WHOLE = join(import.meta.dirname, '../../../../shared/specs/openai.json')
const PARTS = join(import.meta.dirname, 'openai-schemas.json')
const REALTIME = join(import.meta.dirname, 'realtime-schemas.json')

/** Validates values against a schema of OpenAI's API; returns the problems. */
export function createSchemaCheck(): (schema: string, value: unknown) => string[] {
  return checkOf(existsSync(WHOLE) ? WHOLE : PARTS)
}

/** Uses the kept parts only, available on every machine. */
export function createPartialSchemaCheck(): (schema: string, value: unknown) => string[] {
  return checkOf(PARTS)
}

/** For events of the Realtime API. */
export function createRealtimeCheck(): (schema: string, value: unknown) => string[] {
  return checkOf(REALTIME)
}

function checkOf(file: string): (schema: string, value: unknown) => string[] {
  const document: { components: { schemas: object } } = JSON.parse(readFileSync(file, 'utf8'))
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'openai', components: { schemas: document.components.schemas } })
  return (schema, value) => {
    const validate = ajv.getSchema(`openai#/components/schemas/${schema}`)
    if (validate === undefined) throw new Error(`No schema is called ${schema}`)
    return validate(value)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  }
}
