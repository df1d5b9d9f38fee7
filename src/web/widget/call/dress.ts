import { useLayoutEffect } from 'preact/hooks'

const sheets = new Map<string, CSSStyleSheet>()

/** Adds a view's style to the widget, once. */
export function useStyle(root: ShadowRoot, style: string): void {
  useLayoutEffect(() => {
    const sheet = sheets.get(style) ?? new CSSStyleSheet()
    sheets.set(style, sheet)
    if (root.adoptedStyleSheets.includes(sheet)) return
    sheet.replaceSync(style)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  }, [])
}
