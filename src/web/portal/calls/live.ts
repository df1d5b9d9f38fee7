import { useEffect, useState } from 'react'
import type { Api } from '../api/client.ts'
import { refreshCalls } from './queries.ts'

type CallEvent = Api['CallEvent']
type Caption = Extract<CallEvent, { event: 'caption' }>['data']

/** The words of a call while it goes on. The browser connects again by itself, and then hears all from the beginning. */
export function useCaptions(callId: string): Caption[] {
  const [captions, setCaptions] = useState(new Map<string, Caption>())
  useEffect(() => {
    const source = new EventSource(`/api/v1/calls/${encodeURIComponent(callId)}/events`)
    source.addEventListener('caption', ({ data }: MessageEvent<string>) => {
      // The API's schema pairs the data with the name of the event, here and below.
      const caption = JSON.parse(data) as Caption
      setCaptions((known) => new Map(known).set(caption.line_id, caption))
    })
    source.addEventListener('call', ({ data }: MessageEvent<string>) => {
      // Paired as above.
      const { status } = JSON.parse(data) as Extract<CallEvent, { event: 'call' }>['data']
      // The stream ends here; the browser would open it again.
      if (status === 'completed' || status === 'failed') source.close()
      void refreshCalls()
    })
    return () => source.close()
  }, [callId])
  return [...captions.values()].toSorted((one, other) => one.position - other.position)
}
