import type { CallState, Caption } from './live.ts'

const MAX_CAPTIONS = 200

/** Captions and state of calls since the panel was opened; `changed` is called after each update. */
export function createCallDisplay(changed: () => void) {
  const display = {
    /** In order. */
    captions: [] as Caption[],
    /** The last reported one. */
    callState: undefined as CallState | undefined,
    /** Lines for the browser to speak, in order. */
    sayings: [] as Caption[],
    say(line: Caption) {
      display.sayings = withCaption(display.sayings, line)
      changed()
    },
    caption(caption: Caption) {
      display.captions = withCaption(display.captions, caption)
      changed()
    },
    call(state: CallState) {
      display.callState = state
      changed()
    },
  }
  return display
}

/** Replaces an earlier caption of the same line. */
function withCaption(captions: Caption[], caption: Caption): Caption[] {
  const before = captions.find(({ line_id: id }) => id === caption.line_id)
  const isCut = caption.role === 'agent' && caption.text.length < (before?.text.length ?? 0)
  const others = captions.filter(({ line_id: id }) => id !== caption.line_id)
  const at = others.findIndex(({ call_id: id, position }) => id === caption.call_id && position > caption.position)
  return others.toSpliced(at < 0 ? others.length : at, 0, isCut ? { ...caption, isCut } : caption).slice(-MAX_CAPTIONS)
}
