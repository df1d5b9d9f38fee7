import { describe, expect, it } from 'vitest'
import type { ModelCheck } from '../../src/models/model-check/check.ts'
import { commandNamed } from '../../src/operator/commands.ts'
import { execute } from '../../src/operator/execution.ts'
import type { OperatorDeps } from '../../src/operator/operator.ts'

const CHECK: ModelCheck = {
  model: 'small',
  level: 'understand',
  probes: [
    { kind: 'understands', message: 'yes, please', isPassed: true, milliseconds: 80, problem: null },
    { kind: 'speaks', message: 'Where are you?', isPassed: false, milliseconds: 900, problem: 'wrong' },
  ],
}
const GIVEN = { command: 'check-model', given: { arguments: {}, options: {} } }

/** The command uses nothing else. */
const depsWith = (modelLevel: OperatorDeps['modelLevel']) => ({ modelLevel }) as OperatorDeps

describe('check-model', () => {
  it('shows the probes, what the model can, and what is in force', async () => {
    const answer = await execute(depsWith({ current: 'speak', check: async () => CHECK }), GIVEN)
    expect(answer).toMatchObject({ answer: { level: 'understand', in_force: 'speak' } })
    const text = commandNamed('check-model')!.show((answer as { answer: never }).answer)
    expect(text).toMatch(/understands\s+yes\s+80 ms\s+yes, please/u)
    expect(text).toMatch(/speaks\s+wrong\s+900 ms\s+Where are you\?/u)
    expect(text).toContain(
      'small can understand messages; the built-in assistant speaks. CHAT_LEVEL=speak is in force.',
    )
  })

  it('is refused where no model is configured', async () => {
    expect(await execute(depsWith(undefined), GIVEN)).toMatchObject({
      refused: expect.stringContaining('No language model'),
    })
  })
})
