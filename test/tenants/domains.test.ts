import { describe, expect, it, test } from 'vitest'
import { isAllowedOrigin, judgeOrigin, normalizeDomain, originOfAddress } from '../../src/tenants/domains.ts'

function allows(entries: string[], origin: string): boolean {
  return isAllowedOrigin(origin, entries)
}

describe('normalizeDomain', () => {
  test.each([
    ['example.com', 'example.com'],
    ['  HTTPS://Example.COM/path?x=1#y ', 'example.com'],
    ['http://example.com', 'example.com'],
    ['example.com.', 'example.com'],
    ['example.com:443', 'example.com'],
    ['https://example.com:8443/', 'example.com:8443'],
    ['example.com:08443', 'example.com:8443'],
    ['*.example.com', '*.example.com'],
    ['https://*.Example.com.:8443', '*.example.com:8443'],
    ['bücher.de', 'xn--bcher-kva.de'],
    ['*.BÜCHER.de', '*.xn--bcher-kva.de'],
    ['xn--bcher-kva.de', 'xn--bcher-kva.de'],
    ['localhost', 'localhost'],
    ['http://localhost:5173', 'localhost:5173'],
    ['localhost:80', 'localhost:80'],
    ['127.0.0.1', '127.0.0.1'],
    ['http://192.168.1.20:8080/x', '192.168.1.20:8080'],
    ['[::1]:3000', '[::1]:3000'],
    ['::1', '[::1]'],
    ['[2001:DB8:0::1]', '[2001:db8::1]'],
    ['my_shop.example.com', 'my_shop.example.com'],
  ])('writes %s as %s', (entry, normal) => {
    expect(normalizeDomain(entry)).toBe(normal)
    expect(normalizeDomain(normal)).toBe(normal)
  })

  test.each([
    '',
    ' ',
    '*',
    '*.',
    '*.com',
    '*.localhost',
    '*.127.0.0.1',
    '*.*.example.com',
    'www.*.com',
    'foo*.example.com',
    'example',
    'null',
    'exam ple.com',
    'example..com',
    '.example.com',
    '-a.example.com',
    'ftp://example.com',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://user:secret@example.com',
    'user@example.com',
    'example.com:0',
    'example.com:65536',
    'example.com:http',
    'example.com:80:80',
    'https://',
    'exa%6dple.com',
    'example.com\\@evil.test',
    `${'a'.repeat(64)}.com`,
    `${'a.'.repeat(130)}com`,
    '1.2.3.4.5',
    '[::1',
    '<script>.com',
  ])('refuses %j', (entry) => {
    expect(normalizeDomain(entry)).toBeUndefined()
  })
})

describe('isAllowedOrigin', () => {
  it('allows nothing without entries', () => {
    expect(allows([], 'https://example.com')).toBe(false)
    expect(allows([], 'http://localhost:3000')).toBe(false)
  })

  it('takes a name over https on 443 only', () => {
    expect(allows(['example.com'], 'https://example.com')).toBe(true)
    expect(allows(['example.com'], 'http://example.com')).toBe(false)
    expect(allows(['example.com'], 'https://example.com:8443')).toBe(false)
    expect(allows(['example.com:8443'], 'https://example.com:8443')).toBe(true)
    expect(allows(['example.com:8443'], 'https://example.com')).toBe(false)
    expect(allows(['example.com:80'], 'http://example.com')).toBe(false)
  })

  test.each([
    'https://www.example.com',
    'https://example.com.evil.test',
    'https://evilexample.com',
    'https://example.com.',
    'https://EXAMPLE.com',
    'https://example.com/',
    'https://example.com@evil.test',
    'https://evil.test/example.com',
    ' https://example.com',
    'https://example.com, https://evil.test',
    'null',
    '',
    'example.com',
    'chrome-extension://example.com',
    'https://exаmple.com',
    'https://xn--exmple-cua.com',
  ])('does not mistake %j for example.com', (origin) => {
    expect(allows(['example.com'], origin)).toBe(false)
  })

  it('takes every name below a wildcard, but not the name itself', () => {
    expect(allows(['*.example.com'], 'https://www.example.com')).toBe(true)
    expect(allows(['*.example.com'], 'https://a.b.example.com')).toBe(true)
    expect(allows(['*.example.com'], 'https://example.com')).toBe(false)
    expect(allows(['*.example.com'], 'https://evilexample.com')).toBe(false)
    expect(allows(['*.example.com'], 'http://www.example.com')).toBe(false)
    expect(allows(['*.example.com:8443'], 'https://www.example.com:8443')).toBe(true)
  })

  it('takes localhost alone on any port, and addresses over http too', () => {
    expect(allows(['localhost'], 'http://localhost:5173')).toBe(true)
    expect(allows(['localhost'], 'https://localhost')).toBe(true)
    expect(allows(['localhost'], 'http://localhost.evil.test')).toBe(false)
    expect(allows(['localhost:3000'], 'http://localhost:3000')).toBe(true)
    expect(allows(['localhost:3000'], 'http://localhost:3001')).toBe(false)
    expect(allows(['localhost:80'], 'http://localhost')).toBe(true)
    expect(allows(['localhost:80'], 'https://localhost')).toBe(false)
    expect(allows(['127.0.0.1'], 'http://127.0.0.1')).toBe(true)
    expect(allows(['127.0.0.1'], 'http://127.0.0.1:8080')).toBe(false)
    expect(allows(['127.0.0.1:8080'], 'http://127.0.0.1:8080')).toBe(true)
    expect(allows(['[::1]:3000'], 'http://[::1]:3000')).toBe(true)
  })

  it('matches international names by their punycode', () => {
    expect(allows([normalizeDomain('bücher.de')!], 'https://xn--bcher-kva.de')).toBe(true)
  })
})

describe('judgeOrigin', () => {
  const LISTED = ['example.com', '*.shop.example', 'example.net:8443', 'localhost:3000']

  test.each([
    ['https://example.com', 'listed', 'example.com'],
    ['https://a.shop.example', 'listed', '*.shop.example'],
    ['https://www.example.com', 'other_name', 'example.com'],
    ['https://shop.example', 'other_name', '*.shop.example'],
    ['https://example.com:8443', 'other_port', 'example.com'],
    ['https://example.net', 'other_port', 'example.net:8443'],
    ['http://localhost:3001', 'other_port', 'localhost:3000'],
    ['http://example.com', 'insecure', 'example.com'],
    ['http://other.example', 'insecure', null],
    ['https://notexample.com', 'not_listed', null],
    ['https://example.com.evil.test', 'not_listed', null],
    ['https://example.org', 'not_listed', null],
    ['null', 'no_page', null],
    ['', 'no_page', null],
    ['file:///etc/passwd', 'no_page', null],
    ['https://example.com/', 'no_page', null],
  ])('judges %s as %s', (origin, reason, entry) => {
    const verdict = judgeOrigin(origin, LISTED)
    expect(verdict).toEqual({ allowed: reason === 'listed', reason, entry })
    expect(isAllowedOrigin(origin, LISTED)).toBe(verdict.allowed)
  })
})

describe('originOfAddress', () => {
  test.each([
    ['https://www.example.com/contact?x=1#top', 'https://www.example.com'],
    ['  Example.COM/contact ', 'https://example.com'],
    ['example.com:8443', 'https://example.com:8443'],
    ['http://example.com', 'http://example.com'],
    ['bücher.de', 'https://xn--bcher-kva.de'],
    ['localhost:3000/demo', 'http://localhost:3000'],
    ['127.0.0.1', 'http://127.0.0.1'],
    ['https://user:secret@example.com/', 'https://example.com'],
    ['example.com.', 'https://example.com.'],
  ])('reads %s', (typed, origin) => {
    expect(originOfAddress(typed)).toBe(origin)
  })

  test.each([
    '',
    ' ',
    'ftp://example.com',
    'javascript:alert(1)',
    'mailto:desk@example.com',
    'desk@example.com',
    'exam ple.com',
    'https://',
    'file:///etc/passwd',
  ])('finds no page in %j', (typed) => {
    expect(originOfAddress(typed)).toBeUndefined()
  })
})
