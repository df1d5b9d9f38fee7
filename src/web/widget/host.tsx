// Shares one file with the panel: several small ones compress worse.
import './panel.tsx'
export { words } from './texts/host/index.ts'
import type { ViewProps } from './app.tsx'

/** Says that a person was asked for, or has taken over. */
export function View({ context: { say, conversation } }: Pick<ViewProps, 'context'>) {
  const { person, personName } = conversation
  const here = personName === undefined ? say('joined') : say('joinedAs', { name: personName })
  return (
    <p class="hint" role="status">
      {person === 'awaited' ? say('waiting') : here}
    </p>
  )
}
