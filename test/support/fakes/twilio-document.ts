import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

/*
 * The forms that place and change a call, and the call itself, from Twilio's own OpenAPI document: spec/json/twilio_api_v2010.json
 * of twilio/twilio-oai (MIT, commit d50069b), without its descriptions, with what may be null said as JSON Schema says it.
 */
const FILE = join(import.meta.dirname, 'twilio-calls.json')

export interface TwilioDocument {
  /** Problems of a form. */
  form(name: 'CreateCall' | 'UpdateCall', form: URLSearchParams): string[]
  call(body: unknown): string[]
}

interface FormSchema {
  properties: Record<string, { type?: string; enum?: string[] }>
}

/** Validates requests and answers against the vendor's document. */
export function readTwilioDocument(): TwilioDocument {
  const document = JSON.parse(readFileSync(FILE, 'utf8')) as { $defs: Record<string, FormSchema> }
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'twilio', ...document })
  const problems = (name: string, value: unknown): string[] => {
    const validate = ajv.getSchema(`twilio#/$defs/${name}`) as ValidateFunction
    return validate(value) ? [] : validate.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`)
  }
  return {
    form(name, form) {
      const { properties } = document.$defs[name]!
      const unknown = [...new Set(form.keys())].filter((field) => !Object.hasOwn(properties, field))
      const typed = Object.fromEntries(
        [...new Set(form.keys())].map((field) => [field, typedAs(properties, form, field)]),
      )
      return [...unknown.map((field) => `${field} is no parameter`), ...problems(name, typed)]
    },
    call: (body) => problems('api.v2010.account.call', body),
  }
}

/** Forms contain texts only; lists are repeated fields. */
function typedAs(properties: FormSchema['properties'], form: URLSearchParams, field: string): unknown {
  const { type } = properties[field] ?? {}
  const [value = ''] = form.getAll(field)
  if (type === 'array') return form.getAll(field)
  if (type === 'integer') return /^-?\d+$/.test(value) ? Number(value) : value
  return type === 'boolean' ? value === 'true' : value
}
