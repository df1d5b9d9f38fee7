export interface StreamEvent {
  id: string
  event: string
  // oxlint-disable-next-line typescript/no-explicit-any -- each event has its own shape; the reader knows which it waits for
  data: any
}

/** Parses server-sent events (HTML Living Standard §9.2, as far as the product uses it). */
export async function* eventsOf(response: Response): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder()
  let buffered = ''
  for await (const chunk of response.body ?? []) {
    buffered += decoder.decode(chunk, { stream: true })
    const blocks = buffered.split('\n\n')
    buffered = blocks.pop() ?? ''
    for (const block of blocks) yield parse(block)
  }
}

function parse(block: string): StreamEvent {
  const fields = Object.fromEntries(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
  return { id: fields['id'] ?? '', event: fields['event'] ?? '', data: JSON.parse(fields['data'] ?? 'null') }
}
