import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Context } from './panel.tsx'

/** Loads a part that many visitors never see when it is first shown. */
export function later<Props extends { context: Context }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function Later(props) {
    const [View, setView] = useState<ComponentType<Props>>()
    const [isFailed, setFailed] = useState(false)
    const begin = () => {
      setFailed(false)
      load().then(
        (view) => setView(() => view),
        () => setFailed(true),
      )
    }
    useEffect(begin, [])
    if (View !== undefined) return <View {...props} />
    const { say } = props.context
    if (!isFailed) return <p class="hint">{say('loading')}</p>
    return (
      <div class="hint">
        <p>{say('failed')}</p>
        <button type="button" class="quiet" onClick={begin}>
          {say('tryAgain')}
        </button>
      </div>
    )
  }
}
