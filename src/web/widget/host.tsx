// Shares one file with the panel: several small ones compress worse.
import './panel.tsx'
export { words } from './texts/host/index.ts'
import type { ViewProps } from './app.tsx'

/** Says that a person was asked for, has taken over, or has left again. */
export function View({ context: { say, conversation, shell }, change }: Pick<ViewProps, 'context' | 'change'>) {
  const { person, personName: name } = conversation
  const { assistant_name: assistant, features } = shell.config
  if (person === 'awaited')
    return (
      <p class="hint" role="status">
        {say('waiting')}{' '}
        {features.callback && (
          <button type="button" class="link" onClick={() => change({ view: 'contact' })}>
            {say('ratherCall')}
          </button>
        )}
      </p>
    )
  const here = name === undefined ? say('joined') : say('joinedAs', { name })
  const left = () => say('left', { name: name ?? '', assistant: assistant ?? say('assistant') })
  return (
    <p class="hint" role="status">
      {person === 'here' ? here : left()}
    </p>
  )
}
