// Shares one file with the panel: several small ones compress worse.
import './panel.tsx'
export { words } from './texts/sent/index.ts'
import { useEffect, useState } from 'preact/hooks'
import { Captions } from './call/captions.tsx'
import style from './done.css'
import { useStyle } from './dress.ts'
import { Icon } from './icons.tsx'
import { Heading } from './steps.tsx'
import type { Context } from './context.ts'

export interface SentProps {
  context: Context
  /** Undefined: a message was left. */
  callback: { phone: string; id: string; isSimulated: boolean } | undefined
  again(): void
}

/** After a message was left, or a call-back was asked for. */
export function View({ context, callback, again }: SentProps) {
  const { say, shell } = context
  useStyle(shell.root, style)
  return (
    <div class="scroll done">
      <Icon name="done" />
      <Heading isNext>
        {callback === undefined ? say('thanks') : say('callbackDone', { phone: callback.phone })}
      </Heading>
      {callback?.isSimulated === true && (
        <>
          <p>{say('callbackSimulated')}</p>
          <Simulated context={context} id={callback.id} />
        </>
      )}
      <button type="button" class="quiet" onClick={again}>
        {say('sendAnother')}
      </button>
    </div>
  )
}

interface SimulatedCall {
  status: string
  transcript: { role: 'agent' | 'user'; text: string }[] | null
}

const GOES_ON = ['queued', 'ringing', 'in_progress']
const LOOK_MS = 1_000

/** Words of the simulated call-back, as they are said. */
function Simulated({ context, id }: { context: Context; id: string }) {
  const { say, desk } = context
  const [said, setSaid] = useState<SimulatedCall['transcript']>([])
  useEffect(() => {
    let isLeft = false
    const look = async () => {
      const call = await desk.get<SimulatedCall>(`/calls/${id}`).catch(() => undefined)
      if (isLeft) return
      if (call !== undefined) setSaid(call.transcript)
      if (GOES_ON.includes(call?.status ?? 'queued')) setTimeout(look, LOOK_MS)
    }
    void look()
    return () => {
      isLeft = true
    }
  }, [])
  if (said === null || said.length === 0) return null
  return (
    <>
      <p class="hint">{say('callbackHeard')}</p>
      <Captions context={context} captions={said} />
    </>
  )
}
