import { describe, expect, it } from 'vitest'
import { createAddressGuard } from '../../src/core/address-guard.ts'

const guard = createAddressGuard([])

describe('an address that somebody else chose', () => {
  it.each([
    '127.0.0.1',
    '127.1.2.3',
    '0.0.0.0',
    '10.0.0.5',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '168.63.129.16',
    '192.0.2.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00:ec2::254',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'not an address',
  ])('%s is not dialled', (address) => expect(guard.allowsAddress(address)).toBe(false))

  it.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946', '::ffff:93.184.216.34'])('%s is', (address) =>
    expect(guard.allowsAddress(address)).toBe(true),
  )

  it('may be a private range the operator opened, and nothing beside it', () => {
    const open = createAddressGuard(['10.1.0.0/16', 'fd00::/8'])
    expect(['10.1.2.3', '::ffff:10.1.2.3', 'fd12::1'].map(open.allowsAddress)).toEqual([true, true, true])
    expect(['10.2.0.1', '127.0.0.1', 'fe80::1'].map(open.allowsAddress)).toEqual([false, false, false])
  })
})

describe('a URL', () => {
  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://0.0.0.0/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.5/',
    'http://[fd00:ec2::254]/',
    'http://[64:ff9b::7f00:1]/',
    'http://168.63.129.16/',
    'http://localhost/',
    'http://localhost./',
    'http://db.localhost/',
    'http://intranet/',
    'file:///etc/passwd',
    'gopher://example.com/',
    'https://user:password@example.com/',
    'http://example.com:5432/',
    'http://example.com:22/',
    'example.com',
    `https://example.com/${'x'.repeat(2_048)}`,
  ])('%s is refused before anybody is asked', (url) => expect(guard.objection(url)).toMatch(/^must /))

  it.each(['https://example.com/prices?x=1#y', 'http://example.com:8080/', 'https://93.184.216.34/'])(
    '%s may be tried',
    (url) => expect(guard.objection(url)).toBeUndefined(),
  )
})
