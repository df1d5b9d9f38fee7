/** Companion colours of an accent on light and dark pages, chosen by their contrast (WCAG 2.2). */
import { contrast, INK, luminanceOf } from './colour.ts'

const WHITE = '#FFFFFF'
const BLACK = '#000000'
const LIGHT = {
  bg: WHITE,
  sunk: '#F4F5F6',
  fg: INK,
  muted: '#5A616B',
  line: '#E5E7EA',
  line2: '#868D97',
  ok: '#13734A',
  bad: '#C0281C',
}
const DARK: typeof LIGHT = {
  bg: '#17191D',
  sunk: '#24272D',
  fg: '#F2F4F6',
  muted: '#A4ABB5',
  line: '#33373E',
  line2: '#757C86',
  ok: '#5BC894',
  bad: '#FF8A7D',
}
const STEPS = 64

/** The colours that a theme has with every accent, and those from the accent. */
interface Palette extends Readonly<typeof LIGHT> {
  /** Carries graphics only. */
  fill: string
  /** Carries words. */
  solid: string
  on: string
  hover: string
  /** Rim of fills. */
  edge: string
  /** Behind the visitor's own words. */
  soft: string
  soft2: string
  link: string
}

/** @param accent six hex digits such as `#FF3621` */
export function paletteOf(accent: string, isDark: boolean): Palette {
  const theme = isDark ? DARK : LIGHT
  const { bg, sunk, fg } = theme
  const fill = fillOf(accent, isDark)
  const { solid, on } = solidOf(fill)
  const stands = (color: string) => contrast(color, bg) >= 3
  const edge = stands(solid) ? solid : until(solid, isDark ? WHITE : BLACK, stands)
  const tint = contrast(fill, bg) < 1.4 ? edge : fill
  const softAt = (least: number) => until(bg, tint, (color) => contrast(bg, color) >= least)
  const soft = softAt(isDark ? 1.25 : 1.13)
  const link = until(fill, fg, (color) => [bg, soft, sunk].every((under) => contrast(color, under) >= 4.5))
  return { ...theme, fill, solid, on, hover: hoverOf(solid, on), edge, soft, soft2: softAt(isDark ? 1.45 : 1.25), link }
}

function fillOf(accent: string, isDark: boolean): string {
  const { bg, fg } = isDark ? DARK : LIGHT
  const channels = channelsOf(accent)
  const isGrey = Math.max(...channels) - Math.min(...channels) < 24
  // White on light and black on dark would vanish.
  if (isGrey && contrast(accent, bg) < 1.6) return fg
  return isDark ? until(accent, WHITE, (color) => contrast(color, bg) >= 3) : accent
}

/** White words on a slightly darker accent are preferred to black words on the exact one. */
function solidOf(fill: string): { solid: string; on: string } {
  if (contrast(WHITE, fill) < 3) return { solid: fill, on: INK }
  return { solid: until(fill, BLACK, (color) => contrast(WHITE, color) >= 4.5), on: WHITE }
}

function hoverOf(solid: string, on: string): string {
  if (on === INK) return mix(solid, BLACK, 0.08)
  return luminanceOf(solid) < 0.05 ? mix(solid, WHITE, 0.16) : mix(solid, BLACK, 0.12)
}

function until(from: string, to: string, isGood: (color: string) => boolean): string {
  for (let step = 0; step <= STEPS; step += 1) {
    const color = mix(from, to, step / STEPS)
    if (isGood(color)) return color
  }
  return to
}

function mix(from: string, to: string, part: number): string {
  const others = channelsOf(to)
  const mixed = channelsOf(from).map((value, index) => Math.round(value + (others[index]! - value) * part))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

function channelsOf(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}
