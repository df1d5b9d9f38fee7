import { afterAll, describe, expect, it } from 'vitest'
import { createCalendarReader, type CalendarReader } from '../../../src/bookings/calendars/reading/calendar-reader.ts'
import { reduceCalendar } from '../../../src/bookings/calendars/reading/reduction.ts'
import { MAX_WAIT_MS } from '../../support/waits.ts'
import { calendarText, vevent } from './connecting.ts'

const reader = createCalendarReader()
afterAll(() => reader.stop())

/** Default for calendars without a zone. */
const BERLIN = 'Europe/Berlin'

interface Reading {
  from?: string
  to?: string
  by?: CalendarReader
}

/** Times as `start/end`, and the number of ignored events. */
async function read(content: string, { from = '2026-11-01', to = '2027-11-01', by = reader }: Reading = {}) {
  const { spans, ignored } = await by.read(
    {
      objects: [{ href: '', content, isReduced: false }],
      context: { timeZone: BERLIN, owners: ['grace@example.com'] },
      window: { from: Date.parse(from), to: Date.parse(to), timeZone: BERLIN },
    },
    AbortSignal.timeout(MAX_WAIT_MS),
  )
  return { times: spans.map(({ start, end }) => `${short(start)}/${short(end)}`), ignored }
}

const short = (instant: number) => new Date(instant).toISOString().replace(/:00\.000Z$/, 'Z')

/** One event from ten to eleven, with additional lines. */
const hour = (...lines: string[]) => event('DTSTART:20261105T100000Z', 'DTEND:20261105T110000Z', ...lines)
const event = (...lines: string[]) => vevent('a', ...lines)
const TEN_TO_ELEVEN = '2026-11-05T10:00Z/2026-11-05T11:00Z'

describe('an event', () => {
  it.each([
    ['in UTC', hour(), [TEN_TO_ELEVEN]],
    ['with a length', event('DTSTART:20261105T100000Z', 'DURATION:PT1H'), [TEN_TO_ELEVEN]],
    ['without a length takes no time', event('DTSTART:20261105T100000Z'), []],
    ['that is tentative', hour('STATUS:TENTATIVE'), [TEN_TO_ELEVEN]],
    ['that is shown as free', hour('TRANSP:TRANSPARENT'), []],
    ['that Outlook shows as free', hour('X-MICROSOFT-CDO-BUSYSTATUS:FREE'), []],
    ['that was called off', hour('STATUS:CANCELLED'), []],
    ['that its owner declined', hour('ATTENDEE;PARTSTAT=DECLINED:mailto:Grace@Example.com'), []],
    ['that somebody else declined', hour('ATTENDEE;PARTSTAT=DECLINED:mailto:ada@example.com'), [TEN_TO_ELEVEN]],
    [
      'that began long ago and still lasts',
      event('DTSTART:20251105T100000Z', 'DTEND:20281105T100000Z'),
      ['2025-11-05T10:00Z/2028-11-05T10:00Z'],
    ],
    ['before the window', event('DTSTART:20261031T220000Z', 'DTEND:20261101T000000Z'), []],
    ['behind the window', event('DTSTART:20271101T000000Z', 'DURATION:PT1H'), []],
    ['that ends before it begins', event('DTSTART:20261105T100000Z', 'DTEND:20261105T090000Z'), []],
    [
      'of whole days lasts from local midnight to local midnight',
      event('DTSTART;VALUE=DATE:20261024', 'DTEND;VALUE=DATE:20261026'),
      ['2026-10-23T22:00Z/2026-10-25T23:00Z'],
      { from: '2026-10-01' },
    ],
    ['of one day that names no end', event('DTSTART;VALUE=DATE:20261224'), ['2026-12-23T23:00Z/2026-12-24T23:00Z']],
    ['folded in the middle of its time', hour().replace('T100000Z', 'T10\r\n 0000Z'), [TEN_TO_ELEVEN]],
    ['with line feeds only', hour().replaceAll('\r', ''), [TEN_TO_ELEVEN]],
    ['with two starts has the first', hour('DTSTART:20300101T000000Z'), [TEN_TO_ELEVEN]],
    ['with an alarm of its own', hour('BEGIN:VALARM', 'DURATION:PT5H', 'END:VALARM'), [TEN_TO_ELEVEN]],
  ] as [string, string, string[], Reading?][])('%s', async (_name, lines, times, options) => {
    expect(await read(calendarText(lines), options)).toEqual({ times, ignored: 0 })
  })

  it.each([
    ['without a start', event('SUMMARY:Nothing')],
    ['with a start that is none', event('DTSTART:tomorrow', 'DURATION:PT1H')],
    ['with a rule that is none', hour('RRULE:FREQ=SOMETIMES')],
    ['every second', hour('RRULE:FREQ=SECONDLY')],
    ['every minute', hour('RRULE:FREQ=MINUTELY')],
  ])('%s is left out and counted, and the others stand', async (_name, lines) => {
    const other = vevent('b', 'DTSTART:20261105T100000Z', 'DURATION:PT1H')
    expect(await read(calendarText(lines, other))).toEqual({ times: [TEN_TO_ELEVEN], ignored: 1 })
  })
})

describe('a time zone', () => {
  const at = (zone: string, day = '20260705') => event(`DTSTART;TZID=${zone}:${day}T100000`, 'DURATION:PT1H')
  const summer: Reading = { from: '2026-07-01' }
  const NEW_YORK = ['2026-07-05T14:00Z/2026-07-05T15:00Z']
  const IN_BERLIN = ['2026-07-05T08:00Z/2026-07-05T09:00Z']
  const CENTRAL = [
    'BEGIN:STANDARD',
    'DTSTART:16010101T030000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
    'END:DAYLIGHT',
  ]
  const definition = (name: string) => ['BEGIN:VTIMEZONE', `TZID:${name}`, ...CENTRAL, 'END:VTIMEZONE'].join('\r\n')

  it.each([
    ['of IANA without its definition', at('America/New_York'), NEW_YORK],
    ['of Windows', at('Eastern Standard Time'), NEW_YORK],
    ['of Windows in its words', at('"(UTC-05:00) Eastern Time (US & Canada)"'), NEW_YORK],
    ['with a prefix', at('/mozilla.org/20050126_1/America/New_York'), NEW_YORK],
    ['of Microsoft, split at its colon', at('tzone://Microsoft/Utc'), ['2026-07-05T10:00Z/2026-07-05T11:00Z']],
    ['that only its definition explains', `${definition('My Zone')}\r\n${at('My Zone')}`, IN_BERLIN],
    ['that is a label with a definition', `${definition('(UTC+01:00) A B')}\r\n${at('"(UTC+01:00) A B"')}`, IN_BERLIN],
    ['that nobody knows is the calendar’s', at('Nowhere'), IN_BERLIN],
    ['that is not named is the calendar’s', event('DTSTART:20260705T100000', 'DURATION:PT1H'), IN_BERLIN],
    [
      'that the calendar names counts for whole days too',
      `X-WR-TIMEZONE:America/New_York\r\n${event('DTSTART;VALUE=DATE:20260705')}`,
      ['2026-07-05T04:00Z/2026-07-06T04:00Z'],
    ],
  ])('%s', async (_name, lines, times) => {
    expect(await read(calendarText(lines), summer)).toEqual({ times, ignored: 0 })
  })
})

describe('a series', () => {
  const daily = (...lines: string[]) =>
    event('DTSTART;TZID=Europe/Berlin:20261102T100000', 'DTEND;TZID=Europe/Berlin:20261102T110000', ...lines)
  const day = (date: string, from = '09', to = '10') => `2026-11-${date}T${from}:00Z/2026-11-${date}T${to}:00Z`

  it('leaves out what was excluded, moves what was moved and drops what was called off', async () => {
    const text = calendarText(
      daily('RRULE:FREQ=DAILY;COUNT=4', 'EXDATE;TZID=Europe/Berlin:20261103T100000'),
      event(
        'RECURRENCE-ID;TZID=Europe/Berlin:20261104T100000',
        'DTSTART;TZID=Europe/Berlin:20261104T150000',
        'DURATION:PT1H',
      ),
      event(
        'RECURRENCE-ID;TZID=Europe/Berlin:20261105T100000',
        'DTSTART;TZID=Europe/Berlin:20261105T100000',
        'STATUS:CANCELLED',
      ),
    )
    expect(await read(text)).toEqual({ times: [day('02'), day('04', '14', '15')], ignored: 0 })
  })

  it('keeps its wall clock over a change of the clocks', async () => {
    const start = 'DTSTART;TZID=Europe/Berlin:20261023T100000'
    const text = calendarText(event(start, 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2'))
    const { times } = await read(text, { from: '2026-10-01' })
    expect(times).toEqual(['2026-10-23T08:00Z/2026-10-23T09:00Z', '2026-10-30T09:00Z/2026-10-30T10:00Z'])
  })

  it('ends with the last time that UNTIL names', async () => {
    const { times } = await read(calendarText(daily('RRULE:FREQ=DAILY;UNTIL=20261103T090000Z')))
    expect(times).toEqual([day('02'), day('03')])
  })

  it('has further dates, of its own length or of another', async () => {
    const text = calendarText(
      daily(
        'RDATE;TZID=Europe/Berlin:20261110T100000,20261111T100000',
        'RDATE;VALUE=PERIOD:20261112T100000Z/PT3H',
        'EXDATE;TZID=Europe/Berlin:20261111T100000',
      ),
    )
    expect((await read(text)).times).toEqual([day('02'), day('10'), day('12', '10', '13')])
  })

  it('of which only single days were shared is these days', async () => {
    const one = (date: string) =>
      event(`RECURRENCE-ID:202611${date}T090000Z`, `DTSTART:202611${date}T140000Z`, 'DURATION:PT1H')
    const { times } = await read(calendarText(one('04'), one('05')))
    expect(times).toEqual([day('04', '14', '15'), day('05', '14', '15')])
  })

  it('that began a hundred years ago is followed to today', async () => {
    const start = 'DTSTART;TZID=Europe/Berlin:19001101T100000'
    const { times } = await read(calendarText(event(start, 'DURATION:PT1H', 'RRULE:FREQ=DAILY')))
    expect(times).toHaveLength(365)
  })

  it('whose times touch is one time', async () => {
    const text = calendarText(event('DTSTART:20200101T000000Z', 'DURATION:PT1H', 'RRULE:FREQ=HOURLY'))
    expect((await read(text)).times).toEqual(['2026-11-01T00:00Z/2027-11-01T00:00Z'])
  })
})

describe('untrusted calendars', () => {
  const all = (count: number) => Array.from({ length: count }, (_, index) => index).join(',')
  const bomb = `RRULE:FREQ=DAILY;BYHOUR=${all(24)};BYMINUTE=${all(60)}`
  const endless = (uid: string) => vevent(uid, 'DTSTART:20200105T100000Z', 'DURATION:PT30S', bomb)

  it('an event that would take for ever costs itself, and no more than its time', async () => {
    const quick = createCalendarReader({ eventMs: 300 })
    const text = calendarText(endless('bomb'), vevent('b', 'DTSTART:20261105T100000Z', 'DURATION:PT1H'))
    expect(await read(text, { by: quick })).toEqual({ times: [TEN_TO_ELEVEN], ignored: 1 })
  })

  it('a calendar full of them is given up', async () => {
    const quick = createCalendarReader({ eventMs: 200 })
    const bombs = Array.from({ length: 10 }, (_, index) => endless(`bomb ${index}`))
    await expect(read(calendarText(...bombs), { by: quick })).rejects.toMatchObject({ reason: 'too_complex' })
  })

  it('a calendar that takes all of the memory is given up, and nothing else ends', async () => {
    const small = createCalendarReader({ heapMb: 30, eventMs: 20_000 })
    const events = Array.from({ length: 40_000 }, (_, index) => vevent(`u${index}`, 'DTSTART:20261105T100000Z'))
    await expect(read(calendarText(...events), { by: small })).rejects.toMatchObject({ reason: 'too_complex' })
  })

  it('is data, whatever it looks like', async () => {
    const uids = ['__proto__', 'constructor', "'; drop table bookings; --", '{{7*7}}', '../../etc/passwd', '\u202e']
    const events = uids.map((uid) => vevent(uid, 'DTSTART:20261105T100000Z', 'DURATION:PT1H', 'SUMMARY:</script>'))
    const { times, ignored } = await read(calendarText(...events))
    expect({ times, ignored }).toEqual({ times: uids.map(() => TEN_TO_ELEVEN), ignored: 0 })
    expect(({} as { events?: unknown }).events).toBeUndefined()
  })

  it.each([
    '',
    'BEGIN:VCALENDAR',
    'END:VEVENT\r\nEND:VEVENT',
    '\0\0\0',
    `BEGIN:X\r\n`.repeat(10_000),
    'A'.repeat(100_000),
  ])('no text breaks the reader (%#)', async (text) => {
    expect((await read(text)).times).toEqual([])
  })

  it('leaves no word of it in what is kept', () => {
    const lines = hour(
      'LOCATION:Room 7',
      'DESCRIPTION:Very private',
      'ATTENDEE;CN=Ada:mailto:ada@example.com',
      'COMMENT:x',
    )
    const { groups } = reduceCalendar(calendarText(lines), { timeZone: BERLIN, owners: [] })
    expect(groups).toEqual([{ uid: 'a', events: [['DTSTART:20261105T100000Z', 'DTEND:20261105T110000Z']] }])
  })
})
