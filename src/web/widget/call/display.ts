import type { CallEvent, CallState, Caption } from '../live.ts'

const MAX_CAPTIONS = 200

interface Display {
  captions: Caption[]
  /** Lines for the browser to speak, in order. */
  sayings: Caption[]
  /** The last reported one. */
  state: CallState | undefined
  /** Takes the events out of the list. */
  take(events: CallEvent[]): Display
}

/** Captions and state of the page's calls. */
export function createDisplay(): Display {
  const display: Display = {
    captions: [],
    sayings: [],
    state: undefined,
    take(events) {
      for (const { event, data } of events.splice(0)) {
        if (event === 'caption') display.captions = withCaption(display.captions, data)
        else if (event === 'say') display.sayings = withCaption(display.sayings, data)
        else display.state = data
      }
      return display
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
