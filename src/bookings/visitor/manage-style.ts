import { createHash } from 'node:crypto'
import { Html } from '../../core/html.ts'
import { paletteOf } from '../../core/palette.ts'

/** The business's accent on what the visitor presses or has chosen, readable in both themes. */
function accentStyle(accent: string): string {
  const rule = (isDark: boolean): string => {
    const { solid, on } = paletteOf(accent, isDark)
    return `:root{--solid:${solid};--on:${on}}`
  }
  return `${rule(false)}@media(prefers-color-scheme:dark){${rule(true)}}`
}

/** An accent is six hex digits, so the style holds nothing that anybody wrote. */
export function styleElement(accent: string): Html {
  return new Html(`<style>${accentStyle(accent)}</style>`)
}

/** Allows this style alone, by its hash (CSP Level 3 §6.7.3). */
export function styleSource(accent: string): string {
  return `'sha256-${createHash('sha256').update(accentStyle(accent)).digest('base64')}'`
}
