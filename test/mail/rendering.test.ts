import { describe, expect, it } from 'vitest'
import { renderMail } from '../../src/mail/rendering.ts'
import type { Contents, Template } from '../../src/languages/mail.ts'
import { TEMPLATES } from '../../src/mail/templates.ts'

const HANDOFF = {
  business: 'Harbour & Sons',
  name: 'Ada',
  contact: 'ada@example.com',
  waits: 'before' as const,
  conversation: ['Ada: A person, please', 'Robin: One moment'],
  session_id: 'chat_1',
}
const APPOINTMENT = {
  token: 'abc',
  business: 'Harbour & Sons',
  service: 'Check-up',
  person: 'Dr. Grace Hopper',
  when: 'Thursday, March 5, 2026, 9:00 – 9:30 AM (America/New York)',
}
const CONTENTS: Contents = {
  password_reset: { token: 'ott_abc' },
  password_changed: {},
  email_confirmation: { token: 'ott_abc' },
  account_secured: { business: 'Harbour & Sons' },
  sign_ins_failed: {},
  invitation: { token: 'ott_abc', business: 'Harbour & Sons' },
  endpoint_disabled: { business: 'Harbour & Sons', endpoint_url: 'https://hooks.example.com/a', reason: 'http_500' },
  event_removed: {
    business: 'Harbour & Sons',
    service: 'Check-up',
    person: 'Dr. Grace Hopper',
    client: 'Ada Lovelace',
    when: 'Thursday, March 5, 2026, 9:00 – 9:30 AM (America/New York)',
    isCancelled: false,
  },
  booking_confirmed: APPOINTMENT,
  booking_changed: APPOINTMENT,
  booking_cancelled: APPOINTMENT,
  booking_reminder: APPOINTMENT,
  invitation_withdrawn: APPOINTMENT,
  visitor_message: {
    business: 'Harbour & Sons',
    name: 'Ada',
    contact: 'ada@example.com',
    message: 'Is <b>it</b> sore?',
    session_id: 'chat_1',
  },
  callbacks_nearly_used: { business: 'Harbour & Sons', taken: '80', cap: '100' },
  handoff: { ...HANDOFF, waits: 'now' },
  digest: {
    business: 'Harbour & Sons',
    count: '51',
    more: '50',
    notices: [{ at: 'Mon 2:30 AM', template: 'handoff', contents: HANDOFF }],
  },
  weekly_figures: {
    business: 'Harbour & Sons',
    from: '2026-11-16',
    to: '2026-11-22',
    days: 'November 16 – 22, 2026',
    now: {
      conversations: '34',
      answered: '82%',
      resolved: '71%',
      asked: '',
      bookings: '9',
      leads: '4',
      calls: '10',
      minutes: '25',
      first_word: '0.6s',
      response: '',
    },
    before: { conversations: '12', answered: '9', asked: '11', bookings: '8', leads: '6', calls: '8', minutes: '20' },
    questions: ['3 × Where can I park?'],
  },
  failed_call: { business: 'Harbour & Sons', call_id: 'call_1', name: 'Ada', contact: '+14155550100', reason: 'busy' },
  exam_lost: { business: 'Harbour & Sons', questions: ['Where can I park?'] },
  new_lead: {
    business: 'Harbour & Sons',
    name: 'Ada',
    contact: 'ada@example.com',
    wish: 'A check-up in May',
    session_id: 'chat_1',
  },
  new_booking: {
    business: 'Harbour & Sons',
    name: 'Ada',
    contact: 'ada@example.com',
    service: 'Check-up',
    person: 'Dr. Grace Hopper',
    when: 'Thursday, March 5, 2026, 9:00 – 9:30 AM (America/New York)',
    session_id: 'chat_1',
  },
}
const LANGUAGES = ['en', 'de', 'es', 'fr']
const BASE_URL = 'https://desk.example.com'

const everyMail = (Object.keys(TEMPLATES) as Template[]).flatMap((template) =>
  LANGUAGES.map((language) => ({
    template,
    ...renderMail(template, CONTENTS[template], { baseUrl: BASE_URL, language }),
  })),
)

describe.each(everyMail)('$template in $language', ({ template, language, subject, text, html }) => {
  it('links to the base URL and nowhere else, to a page that is there, if at all', () => {
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link!.replaceAll('&#38;', '&'))
    const path = 'session_id' in CONTENTS[template] ? '/inbox/chat_1' : TEMPLATES[template].path
    const token = template.startsWith('booking_') ? 'abc' : template === 'failed_call' ? 'call_1' : ''
    const fragment = ['password_reset', 'invitation', 'email_confirmation'].includes(template)
      ? `#token=ott_abc&language=${language}`
      : ''
    const query = template === 'weekly_figures' ? '?from=2026-11-16&to=2026-11-22' : ''
    expect(links).toEqual(path === null ? [] : [`${BASE_URL}${path}${token}${fragment}${query}`])
    for (const link of links) expect(text).toContain(link)
    expect(text.includes(BASE_URL)).toBe(path !== null)
  })

  it('needs nothing from elsewhere, and is escaped', () => {
    expect(html).not.toMatch(/<img|<link|<script|@import|src=|url\(/)
    expect(html).not.toContain('Harbour & Sons')
    expect(`${subject}${text}`).not.toMatch(/undefined|\[object|&#/)
    expect(subject.length).toBeLessThan(80)
  })

  it('has words of its own in each language', () => {
    const same = everyMail.filter((other) => other.template === template && other.subject === subject)
    expect(same).toHaveLength(1)
    expect(text.split('\n').every((line) => line.trimEnd() === line || line === '-- ')).toBe(true)
  })
})

it('an appointment is told with whom it is, where that is somebody', () => {
  const { text } = renderMail('booking_confirmed', APPOINTMENT, { baseUrl: BASE_URL, language: 'fr' })
  expect(text).toContain('Check-up – Dr. Grace Hopper\n\nThursday, March 5, 2026')
  const alone = renderMail('booking_confirmed', { ...APPOINTMENT, person: '' }, { baseUrl: BASE_URL, language: 'fr' })
  expect(alone.text).toContain('Check-up\n\nThursday, March 5, 2026')
})

it('an appointment has the reference that the assistant asks for, but in mails to an address that it has left', () => {
  const told = { ...APPOINTMENT, reference: 'K3F9QZ' }
  const textOf = (template: Template, data: object = told) =>
    renderMail(template, data as never, { baseUrl: BASE_URL, language: 'de' }).text
  for (const template of ['booking_confirmed', 'booking_changed', 'booking_cancelled', 'booking_reminder'] as const)
    expect(textOf(template)).toContain('(America/New York)\n\nReferenz K3F9QZ\n')
  expect(textOf('booking_confirmed', APPOINTMENT)).not.toContain('Referenz')
})

it('a digest has each notice below its time, with its own link, and its words made safe', () => {
  const told = { ...HANDOFF, name: '<b>Eve</b> https://evil.example' }
  const digest = { ...CONTENTS.digest, notices: [{ at: 'Mon 2:30 AM', template: 'handoff' as const, contents: told }] }
  const { text, html } = renderMail('digest', digest, { baseUrl: BASE_URL, language: 'en' })
  expect(text).toMatch(
    /\n\nMon 2:30 AM · .*Eve.* wants to talk to a person\n\nThe visitor waited in the chat at that time\./,
  )
  expect(text).toContain(`${BASE_URL}/inbox/chat_1\n\n50 more are not listed here`)
  expect(text).not.toContain('https://evil.example')
  expect(html).not.toContain('<b>')
})
