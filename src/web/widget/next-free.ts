import { useEffect, useState } from 'preact/hooks'
import type { Context } from './context.ts'

interface NextFree {
  service_id: string
  start: string
}

/** The earliest free start of each service, the earliest of all first; empty until it is known. */
export function useNextFree({ desk }: Context, isDue: boolean): NextFree[] {
  const [found, setFound] = useState<NextFree[]>([])
  useEffect(() => {
    // A request that fails leaves the list empty: the views then show no times.
    const ask = async () => setFound((await desk.get<{ next: NextFree[] }>('/next-free')).next)
    if (isDue) void ask().catch(() => {})
  }, [isDue])
  return found
}
