import { z } from 'zod'

const switches = {
  chat: z.boolean().describe('False: messages of visitors go to the team, and the assistant is silent.'),
  phone: z
    .boolean()
    .describe(
      'False: callers reach the phones of the team, else they leave a message; nobody is called back by itself.',
    ),
}

export const assistantSwitchReply = z.object(switches).meta({
  id: 'Answering',
  description: 'Whether the assistant answers. Switched by the team, for a day off or while something is wrong.',
  examples: [{ chat: true, phone: false }],
})

export const assistantSwitchBody = z
  .strictObject(switches)
  .partial()
  .meta({
    id: 'AnsweringChange',
    description: 'What is switched; the other stays.',
    examples: [{ phone: true }],
  })

/** Whether the assistant answers, by channel. */
export type AssistantSwitch = z.output<typeof assistantSwitchReply>

export type AssistantSwitchChange = z.output<typeof assistantSwitchBody>
