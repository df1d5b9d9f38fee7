import { describe, expect, it } from 'vitest'
import { plainName, withoutLinks } from '../../src/mail/names.ts'
import { renderMail } from '../../src/mail/rendering.ts'
import { cpuMs } from '../support/cpu-time.ts'

const HOSTILE = 'Your PayPal is locked - call +882 555 now or visit https://evil.example/login <b>x</b>'

describe('a name in a mail', () => {
  it.each([
    [HOSTILE, 'Your PayPal is locked - call now or visit x'],
    ['Harbour Dental', 'Harbour Dental'],
    ['Dr. Grace Hopper & Sons', 'Dr. Grace Hopper & Sons'],
    ['24/7 Studio 54, since 1987', '24/7 Studio 54, since 1987'],
    ['Café “Zoë”, 10. Bezirk', 'Café “Zoë”, 10. Bezirk'],
    ['牙医诊所', '牙医诊所'],
    ['Call (555) 010-0199 today', 'Call today'],
    ['Call ＋４９ ３０ １２３４５６７', 'Call'],
    ['visit evil.example/login', 'visit'],
    ['visit EVIL.EXAMPLE:8080 now', 'visit now'],
    ['visit (evil.example).', 'visit'],
    ['visit пример.рф', 'visit'],
    ['visit evil。example', 'visit'],
    ['visit xn--e1afmkfd.xn--p1ai', 'visit'],
    ['visit 203.0.113.7/pay', 'visit'],
    ['write to me@evil.example', 'write to'],
    ['evil\u200b.example wins', 'evil .example wins'],
    ['A\r\nBcc: victim', 'A Bcc: victim'],
    ['\u202etxet', 'txet'],
    ['<img src=x onerror=alert(1)>Ada', 'Ada'],
    ['https://evil.example', ''],
    ['+882 555 123', ''],
    ['…', ''],
  ])('%j is %j', (value, shown) => {
    expect(plainName(value)).toBe(shown)
  })

  it('has 60 characters at most', () => {
    expect([...plainName('words '.repeat(50))]).toHaveLength(60)
  })

  it('costs linear time', async () => {
    const took = await cpuMs(() => {
      for (const unit of ['a', '.', 'a.', '<', '1 ', '1', '- ', '@', '&'])
        expect([...plainName(unit.repeat(50_000))].length).toBeLessThanOrEqual(60)
    })
    expect(took).toBeLessThan(2_000)
  })
})

it('an address keeps its numbers, without links', () => {
  expect(withoutLinks('Harbour Street 12, 10115 Berlin, +49 30 1234567 evil.example/pay')).toBe(
    'Harbour Street 12, 10115 Berlin, +49 30 1234567',
  )
})

describe.each(['en', 'de', 'es', 'fr'])('an invitation in %s', (language) => {
  const mail = (business: string) =>
    renderMail('invitation', { token: 'ott_abc', business }, { baseUrl: 'https://desk.example.com', language })

  it('says nothing that the tenant’s name has no right to say', () => {
    const { subject, text, html } = mail(HOSTILE)
    for (const part of [subject, text, html]) expect(part).not.toMatch(/evil|882|<b>x|&lt;b/)
    expect(subject).toContain('Your PayPal is locked')
  })

  it('names nobody where nothing is left of the name', () => {
    expect(mail('https://evil.example').subject).not.toMatch(/evil|undefined|^ /)
    expect(mail('https://evil.example').subject.length).toBeGreaterThan(20)
  })
})
