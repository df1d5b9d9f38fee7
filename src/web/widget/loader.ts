/** `/widget.js`: finds its script tag, shows the launcher and loads the panel on demand. Stores nothing. */
import { readAttributes } from './attributes.ts'
import { Widget } from './widget.ts'

interface Api {
  (name: string, ...args: unknown[]): unknown
  /** Calls queued before this script was loaded. */
  q?: ArrayLike<unknown>[]
  isLoaded?: boolean
}

// The page's own global.
const holder = window as unknown as { FrontDesk?: Api }
const script =
  (document.currentScript as HTMLScriptElement | null) ??
  document.querySelector<HTMLScriptElement>('script[data-tenant-id][src*="widget.js"]')
const attributes = script === null ? undefined : readAttributes(script)

if (holder.FrontDesk?.isLoaded === true) console.warn('FrontDesk: two tags on this page; the first is used.')
else {
  if (script === null || attributes === undefined) console.warn('FrontDesk: the script tag needs data-tenant-id.')
  else {
    const widget = new Widget(new URL(script.src, location.href).origin, attributes)
    const queued = holder.FrontDesk?.q ?? []
    const api: Api = (name, ...args) => widget.run(name, args)
    api.isLoaded = true
    holder.FrontDesk = api
    for (const call of Array.from(queued)) {
      const [name, ...args] = Array.from(call)
      widget.run(String(name), args)
    }
    if (!attributes.needsConsent) void widget.begin()
  }
}
