/**
 * The page of `GET /widget/preview`: the widget, with settings that its portal page has not saved. They come by messages of
 * the page around it. Nothing is asked of the server but files and the picture: no session, no event, no sighting. Nothing is
 * stored.
 */
import type { Attributes } from './attributes.ts'
import { Launcher } from './launcher.ts'
import type { Config, Mount, Panel, Shell } from './shell.ts'

const ATTRIBUTES: Attributes = {
  tenantId: 'preview',
  offsetX: 20,
  offsetY: 20,
  zIndex: 1,
  hasLauncher: true,
  needsConsent: false,
}

const ask = globalThis.fetch
globalThis.fetch = (address, options) =>
  String(address).includes('/widget/logo?')
    ? ask(address, options)
    : Promise.reject(new TypeError('A preview asks for nothing'))

Object.defineProperty(globalThis, 'localStorage', { value: undefined })

let isOpen = true
let shown: { launcher: Launcher; panel: Panel } | undefined

async function show(config: Config): Promise<void> {
  // The built file of `panel.tsx`, whose address TypeScript does not know.
  const { mount } = (await import(location.origin + PANEL_FILE)) as { mount: Mount }
  shown?.panel.destroy()
  shown?.launcher.remove()
  const turn = (to: boolean) => {
    isOpen = to
    launcher.show({ look: {}, isOpen, isHidden: false })
    if (isOpen) panel.open({ focus: false })
    else panel.close()
  }
  const launcher = new Launcher(ATTRIBUTES, config, { toggle: () => turn(!isOpen), near: () => {} })
  launcher.show({ look: {}, isOpen, isHidden: false })
  const shell: Shell = {
    base: location.origin,
    config: { ...config, tenant_id: ATTRIBUTES.tenantId },
    root: launcher.root,
    look: () => ({}),
    emit: () => {},
    closed: () => turn(false),
    unread: () => {},
  }
  const panel = mount(shell)
  shown = { launcher, panel }
  turn(isOpen)
}

addEventListener('message', ({ origin, source, data }: MessageEvent<Partial<Config> | null>) => {
  // Other messages of the page are none of ours.
  if (origin === location.origin && source === parent && data?.tenant_id !== undefined) void show(data as Config)
})
parent.postMessage('ready', location.origin)
