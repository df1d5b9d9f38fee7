import { z } from 'zod'
import { describe, expect, it } from 'vitest'
import * as toolArguments from '../../src/conversation/tools/arguments.ts'
import type { TurnRequest } from '../../src/models/chat-model.ts'
import { toolsFor } from '../../src/models/openai/tool-schemas.ts'

const TOOLS = Object.entries(toolArguments).map(([name, schema]) => {
  const { $schema: _, ...parameters } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return { name, description: 'Does what it says.', parameters }
})
const TURN: TurnRequest = {
  assistant: { name: 'Robin', business: 'Harbour Dental', language: 'en' },
  history: [],
  question: 'What does a crown cost?',
  passages: [],
  statistics: { chunks: 0, language: 'en', words: [] },
  tools: TOOLS,
}

describe('the tools of a request', () => {
  const shown = JSON.stringify(toolsFor(TURN))

  it('take half of the room that their full schemas would', () => {
    const whole = JSON.stringify(TOOLS.map(({ parameters }) => parameters))
    const compact = JSON.stringify(toolsFor(TURN)!.map(({ function: { parameters } }) => parameters))
    expect(compact.length).toBeLessThanOrEqual(0.5 * whole.length)
  })

  it('have nothing that a grammar of a provider may not compile', () => {
    expect(shown).not.toMatch(/anyOf|"pattern"|"format"|\\\\p|null/u)
  })

  it('keep every field, and what must be given', () => {
    for (const { name, parameters } of TOOLS) {
      const tool = toolsFor(TURN)!.find(({ function: { name: own } }) => own === name)!
      const { properties, required } = tool.function.parameters as { properties: object; required?: string[] }
      expect(Object.keys(properties)).toEqual(Object.keys(parameters['properties'] as object))
      expect(required).toEqual(parameters['required'])
    }
  })
})
