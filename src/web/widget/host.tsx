// Shares one file with the panel: several small ones compress worse.
import './panel.tsx'
export { words } from './texts/host/index.ts'
import { useEffect, useState } from 'preact/hooks'
import type { ViewProps } from './context.ts'

type HostProps = Pick<ViewProps, 'context' | 'change'>

/** Says that a person was asked for, has taken over, or has left again. */
export function View(props: HostProps) {
  const { say, conversation, shell } = props.context
  const { person, personName: name } = conversation
  if (person === 'awaited') return <Wait {...props} />
  const { assistant_name: assistant } = shell.config
  const here = name === undefined ? say('joined') : say('joinedAs', { name })
  const left = () => say('left', { name: name ?? '', assistant: assistant ?? say('assistant') })
  return (
    <p class="hint" role="status">
      {person === 'here' ? here : left()}
    </p>
  )
}

const AGAIN_MS = 20_000

/** The place in the queue, and other ways than to wait. */
function Wait({ context: { say, conversation, desk, shell }, change }: HostProps) {
  const [before, setBefore] = useState<number | null>(null)
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible')
        void desk.get<{ before: number | null }>('/wait').then(
          (place) => setBefore(place.before),
          // Without a connection, the place is the one known.
          () => {},
        )
    }
    ask()
    const timer = setInterval(ask, AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
  const stop = async () => {
    await desk.remove('/wait').catch(() => {})
    conversation.setStatus('active', null)
  }
  return (
    <div class="hint">
      <p role="status">
        {say('waiting')} {before !== null && say(before === 0 ? 'next' : 'before', { count: before })}
      </p>
      {shell.config.features.callback && (
        <>
          <button type="button" class="link" onClick={() => change({ view: 'contact' })}>
            {say('ratherCall')}
          </button>
          {' · '}
        </>
      )}
      <button type="button" class="link" onClick={() => void stop()}>
        {say('neverMind')}
      </button>
    </div>
  )
}
