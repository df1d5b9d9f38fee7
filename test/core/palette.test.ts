import { describe, expect, it } from 'vitest'
import { contrast } from '../../src/core/colour.ts'
import { paletteOf } from '../../src/core/palette.ts'

/** accent, theme, fill, solid, words, hover, soft, link, edge: measured for the design. */
const MEASURED = `
#FF3621 light #FF3621 #DF2F1D #FFFFFF #C4291A #FFECEA #CC3020 #DF2F1D
#0A7D5C light #0A7D5C #0A7D5C #FFFFFF #096E51 #E8F3F0 #0A7D5C #0A7D5C
#1B1B1B light #1B1B1B #1B1B1B #FFFFFF #3F3F3F #EDEDED #1B1B1B #1B1B1B
#FFFFFF light #16191D #16191D #FFFFFF #3B3E41 #F0F1F1 #16191D #16191D
#FFEB3B light #FFEB3B #FFEB3B #16191D #EBD836 #F2F0E0 #756E29 #9F9325
#00BCD4 light #00BCD4 #00BCD4 #16191D #00ADC3 #DBF6F9 #097787 #00A2B6
#F48FB1 light #F48FB1 #F48FB1 #16191D #E084A3 #FDECF2 #935B70 #CE7995
#FF3621 dark #FF3621 #DF2F1D #FFFFFF #C4291A #4A1F1E #FC5D4C #DF2F1D
#0A7D5C dark #0A7D5C #0A7D5C #FFFFFF #096E51 #14322D #53A28C #0A7D5C
#000000 dark #F2F4F6 #F2F4F6 #16191D #DFE0E2 #2C2E31 #F2F4F6 #F2F4F6
#FFEB3B dark #FFEB3B #FFEB3B #16191D #EBD836 #2D2D20 #FFEB3B #FFEB3B
#7C3AED dark #7C3AED #7C3AED #FFFFFF #6D33D1 #322254 #A67DF0 #7C3AED`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

describe('the palette of an accent', () => {
  it.each(MEASURED)('%s on %s', (accent, theme, ...wanted) => {
    const { fill, solid, on, hover, soft, link, edge } = paletteOf(accent!, theme === 'dark')
    expect([fill, solid, on, hover, soft, link, edge]).toEqual(wanted)
  })

  it('is readable for every accent, in both themes', () => {
    const parts = Array.from({ length: 16 }, (_, part) => (part * 17).toString(16).padStart(2, '0'))
    const accents = parts.flatMap((red) => parts.flatMap((green) => parts.map((blue) => `#${red}${green}${blue}`)))
    const worst = { words: 21, hover: 21, link: 21, edge: 21, ink: 21 }
    const note = (name: keyof typeof worst, ...colors: [string, string]) => {
      worst[name] = Math.min(worst[name], contrast(...colors))
    }
    for (const accent of accents)
      for (const isDark of [false, true]) {
        const palette = paletteOf(accent, isDark)
        const surface = isDark ? '#17191D' : '#FFFFFF'
        note('words', palette.on, palette.solid)
        note('hover', palette.on, palette.hover)
        note('link', palette.link, surface)
        note('link', palette.link, palette.soft)
        note('edge', palette.edge, surface)
        note('ink', isDark ? '#F2F4F6' : '#16191D', palette.soft)
      }
    expect(worst.words).toBeGreaterThanOrEqual(4.5)
    expect(worst.hover).toBeGreaterThanOrEqual(4.5)
    expect(worst.link).toBeGreaterThanOrEqual(4.5)
    expect(worst.edge).toBeGreaterThanOrEqual(3)
    expect(worst.ink).toBeGreaterThanOrEqual(7)
  })

  it('is the same whatever the case of the digits', () => {
    expect(paletteOf('#ff3621', false).solid).toBe('#DF2F1D')
  })
})
