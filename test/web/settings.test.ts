import { describe, expect, it } from 'vitest'
import { textOn } from '../../src/core/colour.ts'
import { countries } from '../../src/web/portal/settings/countries.ts'
import { changedPaths, patchOf } from '../../src/web/portal/settings/patch.ts'

describe('a form of settings', () => {
  const before = { name: 'Harbour', business: { phone: '+12125550100', email: '', hours: { mon: [], tue: [{}] } } }
  const paths = ['name', 'business.phone', 'business.email', 'business.hours']

  it('sends the changed fields alone', () => {
    const now = { ...before, business: { ...before.business, email: 'desk@harbour.example' } }
    const changed = changedPaths(paths, before, now)
    expect(changed).toEqual(['business.email'])
    expect(patchOf(changed, now)).toEqual({ business: { email: 'desk@harbour.example' } })
    expect(changedPaths(paths, before, structuredClone(before))).toEqual([])
  })

  it('clears what is left empty in a group: a text, and a day without hours', () => {
    const now = { name: '', business: { phone: '', email: '', hours: { mon: [{ start: '09:00' }], tue: [] } } }
    expect(patchOf(changedPaths(paths, before, now), now)).toEqual({
      name: '',
      business: { phone: null, hours: { mon: [{ start: '09:00' }], tue: null } },
    })
  })
})

describe('the choice of countries', () => {
  it('names each country once, by its code of today', () => {
    const listed = countries()
    expect(listed.map(({ label }) => label)).toEqual([...new Set(listed.map(({ label }) => label))])
    const codes = listed.map(({ value }) => value)
    expect(codes).toEqual(expect.arrayContaining(['CH', 'DE', 'FR', 'GB', 'RS', 'US', 'XK']))
    expect(codes).not.toEqual(expect.arrayContaining(['DD']))
  })
})

describe('the text on a colour', () => {
  it.each([
    ['#000000', '#fff', 21],
    ['#ffffff', '#000', 21],
    ['#14506B', '#fff', 8.8],
    ['#FF3621', '#000', 5.8],
    ['#767676', '#fff', 4.54],
    ['#777777', '#000', 4.69],
  ] as const)('of %s is %s', (color, text, contrast) => {
    const found = textOn(color)
    expect(found.color).toBe(text)
    expect(found.contrast).toBeCloseTo(contrast, 1)
  })
})
