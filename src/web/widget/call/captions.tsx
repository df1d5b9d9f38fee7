import { Log } from '../log.tsx'
import type { Caption } from '../live.ts'
import type { CallSay } from './texts/index.ts'

/** Captions of the call; the current pair stands out. */
export function Captions({ captions, say }: { captions: Caption[]; say: CallSay }) {
  if (captions.length === 0) return null
  return (
    <Log name="captions" count={captions.length} label={say('captions')}>
      {captions.map(({ line_id: id, role, text, isCut }) => (
        <p key={id} dir="auto">
          <strong>{say(role === 'user' ? 'you' : 'agent')}</strong> {text}{' '}
          {isCut === true && <small>{say('cutOff')}</small>}
        </p>
      ))}
    </Log>
  )
}
