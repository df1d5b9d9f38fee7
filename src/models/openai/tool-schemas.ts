import type { OpenAI } from 'openai'
import { isRecord } from '../../core/keys.ts'
import { smallTalkOf } from '../../languages/small-talk.ts'
import type { Tool, TurnRequest } from '../chat-model.ts'

type Schema = Record<string, unknown>

/** A tool that is offered even after "thanks, bye". */
const ENDING = 'end_call'
/** The runner checks values; a grammar of the provider needs only their types. */
const KEPT = ['type', 'description', 'enum', 'items', 'properties', 'required', 'additionalProperties']

/** The tools of a turn in their shortest form; undefined where a courtesy needs none. */
export function toolsFor(turn: TurnRequest): OpenAI.ChatCompletionFunctionTool[] | undefined {
  const { tools = [], question, assistant, history, steps = [] } = turn
  const language = turn.language ?? assistant.language
  // "Great, thanks" agrees to what was asked just before.
  const isAnswer = steps.length > 0 || history.at(-1)?.text.trimEnd().endsWith('?') === true
  const isCourtesy = !isAnswer && smallTalkOf(question, language) !== undefined
  const offered = isCourtesy ? tools.filter(({ name }) => name === ENDING) : tools
  if (offered.length === 0) return undefined
  const told = new Set<string>()
  return offered.map((tool) => ({ type: 'function', function: compactTool(tool, told) }))
}

/** `told` holds the fields that an earlier tool has described in the same words. */
function compactTool({ name, description, parameters }: Tool, told: Set<string>): OpenAI.FunctionDefinition {
  const { properties = {}, ...schema }: { properties?: Record<string, Schema> } = compactSchema(parameters)
  const fields = Object.entries(properties).map(([field, value]): [string, Schema] => {
    const key = `${field} ${String(value['description'])}`
    const { description: _, ...rest } = value
    const isTold = told.has(key)
    told.add(key)
    return [field, isTold ? rest : value]
  })
  return { name, description, parameters: { ...schema, properties: Object.fromEntries(fields) } }
}

/** A schema without formats, patterns and bounds; a nullable field becomes one that is merely not required. */
function compactSchema(schema: Schema): Schema {
  const { anyOf, ...own }: { anyOf?: Schema[] } = schema
  const chosen = anyOf?.find(({ type }) => type !== 'null') ?? {}
  const kept = Object.entries({ ...chosen, ...own }).filter(([key]) => KEPT.includes(key))
  return Object.fromEntries(kept.map(([key, value]) => [key, compactValue(key, value)]))
}

function compactValue(key: string, value: unknown): unknown {
  if (key === 'properties' && isRecord(value)) return compactEach(value)
  if (key === 'items' && isRecord(value)) return compactSchema(value)
  return key === 'type' && Array.isArray(value) ? value.find((type) => type !== 'null') : value
}

function compactEach(properties: Schema): Schema {
  // Each property of a schema has one of its own.
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, compactSchema(schema as Schema)]))
}
