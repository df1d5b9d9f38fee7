import { useStyle } from '../dress.ts'
import { Log } from '../log.tsx'
import type { Caption } from '../live.ts'
import style from './captions.css'
import type { Context } from '../context.ts'

interface CaptionsProps {
  context: Context
  captions: (Pick<Caption, 'role' | 'text' | 'isCut'> & { line_id?: string })[]
}

/** Captions of a call; the current pair stands out. */
export function Captions({ context: { say, shell }, captions }: CaptionsProps) {
  useStyle(shell.root, style)
  if (captions.length === 0) return null
  return (
    <Log name="captions" count={captions.length} label={say('captions')}>
      {captions.map(({ line_id: id, role, text, isCut }) => (
        <p key={id} dir="auto">
          <strong>{role === 'user' ? say('you') : (shell.config.assistant_name ?? say('assistant'))}</strong> {text}{' '}
          {isCut === true && <small>{say('cutOff')}</small>}
        </p>
      ))}
    </Log>
  )
}
