export interface ServerEvent {
  id: string
  event: string
  data: unknown
}

/** Parses server-sent events (HTML Living Standard §9.2.6) from a fetch, because `EventSource` cannot send Authorization. */
export async function* readEvents(answer: Response): AsyncGenerator<ServerEvent> {
  // The declarations of the two streams disagree about the buffers.
  const reader = answer
    .body!.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, BufferSource>)
    .getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (rest + value).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) yield parse(block)
    }
  } finally {
    void reader.cancel().catch(() => {})
  }
}

function parse(block: string): ServerEvent {
  const event: ServerEvent = { id: '', event: 'message', data: null }
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? []
    if (field === 'id') event.id = value
    else if (field === 'event') event.event = value
    else if (field === 'data') event.data = JSON.parse(value)
  }
  return event
}
