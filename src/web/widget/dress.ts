import { useLayoutEffect } from 'preact/hooks'

const sheets = new Map<string, CSSStyleSheet>()

/** Adds a style to the widget, once. A constructed sheet: style elements would need the page's style-src. */
export function adopt(root: ShadowRoot, style: string): void {
  const sheet = sheets.get(style) ?? new CSSStyleSheet()
  sheets.set(style, sheet)
  if (root.adoptedStyleSheets.includes(sheet)) return
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

export function useStyle(root: ShadowRoot, style: string): void {
  useLayoutEffect(() => adopt(root, style), [])
}
