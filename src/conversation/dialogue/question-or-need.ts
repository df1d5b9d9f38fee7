import type { Command, CommandOf } from '../../models/understanding.ts'
import type { Reply } from '../../offline/index.ts'

/**
 * Resolves words that were read both as a question and as a need. They are a question if the documents answer it;
 * otherwise "my zip is broken" needs a repair. Apart from the model, so that tests decide what the documents answer.
 */
export async function withOneReading(
  commands: Command[],
  answer: (question: string) => Promise<Reply | undefined>,
): Promise<Command[]> {
  const asked = commands.find((one): one is CommandOf<'ask'> => one.type === 'ask' && one.either !== undefined)
  if (asked === undefined) return commands
  const band = (await answer(asked.question))?.outcome.band
  const isQuestion = band === 'answer' || (band === 'closest' && asked.either === 'question')
  return commands.filter((one) => (one.type === 'ask') === isQuestion || one.type === 'courtesy')
}
