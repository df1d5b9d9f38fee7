/** On phones the keyboard covers a full-window panel: some browsers shrink only the visual viewport. Ends with the panel. */
export function fitAboveKeyboard(panel: HTMLElement): void {
  const { visualViewport: viewport } = window
  const end = new AbortController()
  const fit = () => {
    if (!panel.isConnected) end.abort()
    if (viewport === null || viewport.scale !== 1) return
    panel.style.setProperty('--height', `${viewport.height}px`)
    panel.style.setProperty('--top', `${viewport.offsetTop}px`)
  }
  for (const event of ['resize', 'scroll']) viewport?.addEventListener(event, fit, { signal: end.signal })
}
