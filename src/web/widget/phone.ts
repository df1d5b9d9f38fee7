/** Needs of a panel as large as the screen. */
export function fitPhone(container: HTMLElement): void {
  fitAboveKeyboard(container)
  coverPage(container)
}

/** On phones the keyboard covers a full-window panel: some browsers shrink only the visual viewport. Ends with the panel. */
function fitAboveKeyboard(panel: HTMLElement): void {
  const { visualViewport: viewport } = window
  const end = new AbortController()
  const fit = () => {
    if (!panel.isConnected) end.abort()
    if (viewport === null || viewport.scale !== 1) return
    panel.style.setProperty('--_height', `${viewport.height}px`)
    panel.style.setProperty('--_top', `${viewport.offsetTop}px`)
  }
  for (const event of ['resize', 'scroll']) viewport?.addEventListener(event, fit, { signal: end.signal })
}

/** Where the panel covers the page, nothing behind it can be reached. */
function coverPage(container: HTMLElement): void {
  let isCovered = false
  const cover = () => {
    const panel = container.querySelector<HTMLElement>('.panel:not([hidden])')
    const isFull = panel !== null && getComputedStyle(panel).position === 'fixed'
    panel?.setAttribute('aria-modal', String(isFull))
    // A page may have made itself inert for reasons of its own.
    if (isFull !== isCovered) document.body.inert = isCovered = isFull
  }
  // Also when the widget is shut down: its panel goes.
  new MutationObserver(cover).observe(container, { childList: true, subtree: true, attributeFilter: ['hidden'] })
  addEventListener('resize', cover)
  // The panel may have been drawn before this file had arrived.
  cover()
}
