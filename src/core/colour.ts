/** Words and icons on light colours. */
export const INK = '#16191D'

/** Relative luminance of a colour such as `#FF3621` (WCAG 2.2). */
export function luminanceOf(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const ratio = (luminanceOf(one) + 0.05) / (luminanceOf(other) + 0.05)
  return Math.max(ratio, 1 / ratio)
}

interface TextOn {
  color: '#fff' | '#000'
  /** The ratio, from 1 to 21. */
  contrast: number
}

/** The text on a colour: white where readable, else black (WCAG 2.2, 1.4.3: 4.5 to 1). */
export function textOn(color: string): TextOn {
  const luminance = luminanceOf(color)
  const white = 1.05 / (luminance + 0.05)
  return white >= 4.5 ? { color: '#fff', contrast: white } : { color: '#000', contrast: (luminance + 0.05) / 0.05 }
}
