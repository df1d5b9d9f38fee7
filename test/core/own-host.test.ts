import { describe, expect, it, test } from 'vitest'
import { createOwnHost } from '../../src/core/own-host.ts'

const at = (url: string) => {
  const { protocol } = new URL(url)
  // The Host header as sent, without URL's normalisation.
  return { protocol: protocol.slice(0, -1), host: url.replace(/^\w+:\/\//, '') }
}

describe('in development', () => {
  const ownHost = createOwnHost({ baseUrl: 'http://localhost:3000', isProduction: false })

  test.each([
    'http://127.0.0.1:3000',
    'http://localhost:3000',
    'http://localhost:4000',
    'http://[::1]:3000',
    'http://192.168.1.20:3000',
    'http://10.0.0.5',
    'http://frontdesk:3000',
    'http://desk.localhost:3000',
    'http://reception.local:3000',
    'http://desk.lan',
    'http://host.docker.internal:3000',
  ])('%s is ours, and BASE_URL beside it', (url) => {
    expect(ownHost.originsAt(at(url))).toContain(url)
    expect(ownHost.originsAt(at(url))).toContain('http://localhost:3000')
    expect(ownHost.isForeign(at(url))).toBe(false)
  })

  test.each([
    'http://evil.example',
    'http://evil.example:3000',
    'http://127.0.0.1.evil.example:3000',
    'http://localhost.evil.example',
    'http://evil-local.example',
    'http://192.168.1.20.nip.io:3000',
    'http://evil.',
    'http://evil.example/x',
    'http://a@evil.example',
  ])('%s is foreign', (url) => {
    expect(ownHost.originsAt(at(url))).toEqual(['http://localhost:3000'])
    expect(ownHost.isForeign(at(url))).toBe(true)
  })

  it('knows the name of BASE_URL, and no sister of it', () => {
    const named = createOwnHost({ baseUrl: 'http://desk.example.com', isProduction: false })
    expect(named.isForeign(at('http://desk.example.com'))).toBe(false)
    expect(named.isForeign(at('http://www.desk.example.com'))).toBe(true)
    expect(named.isForeign(at('http://desk.example.com:8080'))).toBe(true)
    expect(named.originsAt(at('http://desk.example.com'))).toEqual(['http://desk.example.com'])
  })
})

test('in production there is the name of BASE_URL alone', () => {
  const ownHost = createOwnHost({ baseUrl: 'https://desk.example.com', isProduction: true })
  for (const url of ['https://localhost', 'https://127.0.0.1', 'https://desk.lan', 'https://evil.example'])
    expect(ownHost.originsAt(at(url))).toEqual(['https://desk.example.com'])
})

test('browsers describe their fetches to https and loopback addresses only', () => {
  const { hasFetchMetadata } = createOwnHost({ baseUrl: 'http://localhost:3000', isProduction: false })
  for (const url of ['https://desk.example.com', 'http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000'])
    expect(hasFetchMetadata(at(url)), url).toBe(true)
  for (const url of [
    'http://192.168.1.20:3000',
    'http://desk.lan',
    'http://127.0.0.1.evil.example',
    'http://localhost.x',
  ])
    expect(hasFetchMetadata(at(url)), url).toBe(false)
})
