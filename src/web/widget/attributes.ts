import type { Look, Position, Theme } from './shell.ts'

export interface Attributes extends Look {
  tenantId: string
  offsetX: number
  offsetY: number
  zIndex: number
  /** False when the page has a button of its own or calls `FrontDesk('open')`. */
  hasLauncher: boolean
  /** Sends no request before `FrontDesk('consent', 'granted')`. */
  needsConsent: boolean
}

const MAX_Z_INDEX = 2_147_483_647

/** Invalid values are ignored: a typo must not cost a page its widget. */
export function readAttributes(script: HTMLElement): Attributes | undefined {
  const { tenantId = '', greeting, locale, offsetX, offsetY, zIndex, launcher, consent, ...look } = script.dataset
  if (tenantId.trim() === '') return undefined
  return {
    ...readLook({ ...look, greeting, locale }),
    tenantId: tenantId.trim(),
    offsetX: number(offsetX, 20, 1_000),
    offsetY: number(offsetY, 20, 1_000),
    zIndex: number(zIndex, 2_147_483_000, MAX_Z_INDEX),
    hasLauncher: launcher !== 'hidden',
    needsConsent: consent === 'required',
  }
}

/** Reads attributes or the argument of `FrontDesk('update', …)`. Invalid values are reported in the console. */
export function readLook(given: Record<string, unknown>): Look {
  const { theme, position, accentColor: accent = given['accent'], greeting, locale } = given
  return {
    ...(fits<Theme>('theme', theme, /^(?:dark|light)$/, 'dark or light') ? { theme } : {}),
    ...(fits<Position>('position', position, /^bottom-(?:right|left)$/, 'bottom-right or bottom-left')
      ? { position }
      : {}),
    ...(fits<string>('accent color', accent, /^#[0-9a-f]{6}$/i, 'six hex digits such as #FF3621') ? { accent } : {}),
    ...(typeof greeting === 'string' && greeting.trim() !== '' ? { greeting: greeting.trim().slice(0, 500) } : {}),
    ...(typeof locale === 'string' && /^[a-z]{2,3}(-|$)/i.test(locale) ? { locale } : {}),
  }
}

/** `T` is what the pattern admits. */
function fits<T extends string>(name: string, value: unknown, pattern: RegExp, wanted: string): value is T {
  if (value === undefined) return false
  const isGood = typeof value === 'string' && pattern.test(value)
  if (!isGood) console.warn(`FrontDesk: the ${name} ${String(value)} is ignored; it must be ${wanted}.`)
  return isGood
}

function number(text: string | undefined, otherwise: number, max: number): number {
  const value = Number(text ?? '')
  return text !== undefined && /^\d+$/.test(text) && value <= max ? value : otherwise
}
