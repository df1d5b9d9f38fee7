import type { CallState, Caption } from './live.ts'

const MAX_CAPTIONS = 200

/** Captions and state of calls since the panel was opened; `changed` is called after each update. */
export function createCallDisplay(changed: () => void) {
  const display = {
    /** In order. */
    captions: [] as Caption[],
    /** The last reported one. */
    callState: undefined as CallState | undefined,
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
  const others = captions.filter(({ line_id: id }) => id !== caption.line_id)
  const at = others.findIndex(({ call_id: id, position }) => id === caption.call_id && position > caption.position)
  return others.toSpliced(at < 0 ? others.length : at, 0, caption).slice(-MAX_CAPTIONS)
}
