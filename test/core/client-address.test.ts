import { describe, expect, it } from 'vitest'
import { addressKeys, isCountable } from '../../src/core/client-address.ts'

describe('Addresses that caps count', () => {
  it.each([
    '203.0.113.7',
    '8.8.8.8',
    '203.0.113.7:51234',
    '::ffff:203.0.113.7',
    '2001:db8::1',
    '[2a01:4f8::1]:443',
    '100.63.255.255',
    '100.128.0.0',
    '172.32.0.1',
  ])('%s is a client', (ip) => {
    expect(isCountable(ip)).toBe(true)
  })

  it.each([
    '127.0.0.1',
    '127.200.0.3:8080',
    '::1',
    '::ffff:127.0.0.1',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.20',
    '::ffff:192.168.1.20',
    '169.254.10.1',
    '100.64.0.1',
    '100.127.255.255',
    'fe80::1',
    'fe80::1%eth0',
    'fd00::1',
    '0.0.0.0',
    '::',
    'unknown',
    '',
  ])('"%s" may be many', (ip) => {
    expect(isCountable(ip)).toBe(false)
  })

  it('An IPv4 client is its address, in every spelling', () => {
    for (const ip of ['203.0.113.7', '203.0.113.7:1234', '::ffff:203.0.113.7', '::ffff:cb00:7107'])
      expect(addressKeys(ip)).toEqual([{ key: '203.0.113.7', times: 1 }])
  })

  it('An IPv6 client is its /64, and its /48 at four times the cap', () => {
    expect(addressKeys('2001:db8:12:34:5678:9abc:def0:1')).toEqual([
      { key: '2001:db8:12:34::/64', times: 1 },
      { key: '2001:db8:12::/48', times: 4 },
    ])
    expect(addressKeys('[2001:0DB8:0012:0034::ffff]:443')).toEqual(addressKeys('2001:db8:12:34::1'))
    expect(addressKeys('2001:db8:12:35::1')[0]).not.toEqual(addressKeys('2001:db8:12:34::1')[0])
    expect(addressKeys('2001:db8:12:35::1')[1]).toEqual(addressKeys('2001:db8:12:34::1')[1])
  })
})
