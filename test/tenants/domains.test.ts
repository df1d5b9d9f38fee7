import { describe, expect, it, test } from 'vitest'
import { isAllowedOrigin, normalizeDomain } from '../../src/tenants/domains.ts'

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
