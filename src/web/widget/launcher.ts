import { contrast, INK } from '../../core/colour.ts'
import { readLook, type Attributes } from './attributes.ts'
import launcherStyle from './launcher.css'
import type { Config, Look } from './shell.ts'

const SVG = 'http://www.w3.org/2000/svg'
const TAG = 'front-desk-widget'
const DEFAULT_ACCENT = '#FF3621'
const BUBBLE = 'M4 5h16v11H9l-5 4z'
const CROSS = 'M6 6l12 12M18 6L6 18'

interface Appearance {
  look: Look
  isOpen: boolean
  isHidden: boolean
}

interface Actions {
  toggle(): void
  /** The pointer has come to the button, some tenths of a second before a click. */
  near(): void
}

/** The launcher button, in a shadow root shared with the panel. */
export class Launcher {
  readonly root: ShadowRoot
  readonly #host = document.createElement(TAG)
  readonly #button = document.createElement('button')
  readonly #badge = document.createElement('span')
  readonly #path = document.createElementNS(SVG, 'path')
  readonly #attributes: Attributes
  readonly #config: Config
  readonly #observer: MutationObserver

  constructor(attributes: Attributes, config: Config, { toggle, near }: Actions) {
    this.#attributes = attributes
    this.#config = config
    this.root = this.#host.attachShadow({ mode: 'open' })
    // A constructed style sheet: style elements and attributes would need the page's style-src.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(launcherStyle)
    this.root.adoptedStyleSheets = [sheet]
    const button = this.#button
    button.type = 'button'
    button.className = 'launcher'
    button.hidden = !attributes.hasLauncher
    button.setAttribute('aria-haspopup', 'dialog')
    this.#name()
    button.addEventListener('click', toggle)
    button.addEventListener('pointerenter', near)
    this.#badge.className = 'badge'
    button.append(icon(this.#path), this.#badge)
    this.root.append(button)
    // Client-side routers replace the body, some the whole document.
    this.#observer = new MutationObserver(() => this.#attach())
    this.#observer.observe(document, { childList: true })
    this.#attach()
  }

  show({ look, isOpen, isHidden }: Appearance): void {
    const { offsetX, offsetY, zIndex } = this.#attributes
    const { theme = this.#config.theme, position = this.#config.position } = look
    const accent = look.accent ?? readLook({ accent: this.#config.accent_color }).accent ?? DEFAULT_ACCENT
    const isLeft = position === 'bottom-left'
    const values = {
      '--accent': accent,
      '--on-accent': contrast('#FFFFFF', accent) >= 3 ? '#FFFFFF' : INK,
      '--rim': rimOf(accent),
      '--y': `${offsetY}px`,
      '--left': isLeft ? `${offsetX}px` : 'auto',
      '--right': isLeft ? 'auto' : `${offsetX}px`,
      '--z': String(zIndex),
      '--scheme': theme,
      // A zoomed page would push the panel out of the window, whose units grow with it.
      '--_zoom': String(1 / (document.documentElement.currentCSSZoom || 1)),
    }
    for (const [name, value] of Object.entries(values)) this.#host.style.setProperty(name, value)
    this.#host.dataset['theme'] = theme
    this.#host.toggleAttribute('data-left', isLeft)
    this.#host.toggleAttribute('data-bare', !this.#attributes.hasLauncher)
    this.#host.hidden = isHidden
    this.#path.setAttribute('d', isOpen ? CROSS : BUBBLE)
    this.#button.setAttribute('aria-expanded', String(isOpen))
  }

  /** True when the number changed. */
  badge(text: string): boolean {
    const isNew = this.#badge.textContent !== text
    if (isNew) {
      this.#badge.textContent = text
      this.#name()
    }
    return isNew
  }

  focus(): void {
    this.#button.focus({ preventScroll: true })
  }

  remove(): void {
    this.#observer.disconnect()
    this.#host.remove()
  }

  /** With the number of new messages, which a screen reader hears here alone. */
  #name(): void {
    const { texts, name } = this.#config
    const count = this.#badge.textContent
    this.#button.setAttribute('aria-label', (texts['launcher'] ?? `Chat: ${name}`) + (count && `, ${count}`))
  }

  #attach(): void {
    const { documentElement } = document
    if (documentElement === null) return
    // Observing twice is harmless.
    this.#observer.observe(documentElement, { childList: true })
    if (!this.#host.isConnected) documentElement.append(this.#host)
  }
}

/** The page below is unknown: accents near white or black need an outline of their own. */
function rimOf(accent: string): string {
  if (contrast(accent, '#FFFFFF') < 1.5) return '#868D97'
  return contrast(accent, '#000000') < 1.5 ? '#757C86' : 'transparent'
}

function icon(path: SVGPathElement): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  svg.append(path)
  return svg
}
