import { describe, expect, it } from 'vitest'
import { safeNext } from '../../src/web/portal/api/next.ts'
import { de } from '../../src/web/portal/texts/de/index.ts'
import { en } from '../../src/web/portal/texts/en/index.ts'
import { es } from '../../src/web/portal/texts/es/index.ts'
import { fr } from '../../src/web/portal/texts/fr/index.ts'

type Tree = { [key: string]: string | Tree }

/** Each text's key with the values that it takes. */
function placesOf(texts: Tree, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    if (typeof value !== 'string') return placesOf(value, `${path}${key}.`)
    expect(value.trim(), `${path}${key}`).not.toBe('')
    return [[path + key, ...(value.match(/\{\w+\}/g) ?? []).toSorted()].join(' ')]
  })
}

describe('the texts of the portal', () => {
  it.each(Object.entries({ de, es, fr }))('have the same keys and take the same values in %s', (_, texts) => {
    expect(placesOf(texts).toSorted()).toEqual(placesOf(en).toSorted())
  })
})

describe('the page after a sign-in', () => {
  it.each(['/', '/integrate/keys', '/settings?tab=a&q=b%20c#x', '/x?next=//y.example'])('may be %s', (path) => {
    expect(safeNext(path)).toBe(path)
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/%255Cevil.example',
    '/%09/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'integrate',
    '/%zz',
    '',
    undefined,
    ['/'],
  ])('is never %j', (path) => {
    expect(safeNext(path)).toBe('/')
  })
})
