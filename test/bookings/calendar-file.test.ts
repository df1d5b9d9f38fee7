import fc from 'fast-check'
import ICAL from 'ical.js'
import nodeIcal, { type VEvent } from 'node-ical'
import { describe, expect, it } from 'vitest'
import { uidOf, writeCalendar, writeInvitation, type CalendarEntry } from '../../src/bookings/calendar-file.ts'

const ENTRY: CalendarEntry = {
  uid: 'bkg_1@desk.example.com',
  sequence: 2,
  start: new Date('2026-03-05T14:00:00.000Z'),
  end: new Date('2026-03-05T14:30:00.000Z'),
  summary: 'Check-up – Harbour Dental',
  description: 'Dr. Grace Hopper\nhttps://desk.example.com/b/x',
  location: '1 Quay, Harbour; 2nd floor',
  url: 'https://desk.example.com/b/x',
  isCancelled: false,
  createdAt: new Date('2026-03-01T08:00:00.000Z'),
  updatedAt: new Date('2026-03-02T08:00:00.000Z'),
}
const ORGANIZER = { name: 'Harbour Dental', email: 'hello@harbour.example' }
const ATTENDEE = { name: 'Ada Lovelace', email: 'ada@example.com' }

/** Realistic and malicious names. */
const NAMES = [
  'Zoë "the Tooth" O’Brien; Söhne, Töchter & Co.: \\o/',
  '🦷'.repeat(120),
  'Владимир Владимирович Константинопольский-Преображенский младший',
  'ดร. สมชาย '.repeat(12),
  'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:forged',
  'a^b ^n ^\' "',
  'e\u0301'.repeat(60),
  '\u202etxet',
  '::;;,,"";=',
]

const linesOf = (text: string) => text.split('\r\n')
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

/** Requirements of RFC 5545 on a stream: CRLF, lines of 75 octets with whole characters, no controls. */
function expectSound(text: string): void {
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of linesOf(text)) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line.isWellFormed()).toBe(true)
  }
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[^\P{Cc}\t]/u)
  // Quotes are allowed only around parameter values.
  for (const line of unfolded(text)) {
    const parameters = /^[A-Z-]+((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):/.exec(line)
    expect(line === '' || parameters !== null, line).toBe(true)
  }
}

function read(text: string) {
  const component = new ICAL.Component(ICAL.parse(text) as unknown[])
  const events = component.getAllSubcomponents('vevent').map((sub) => new ICAL.Event(sub))
  const others = Object.values(nodeIcal.sync.parseICS(text)).filter((part): part is VEvent => part?.type === 'VEVENT')
  return { component, events, others }
}

describe('an invitation', () => {
  it('is a message that asks: the whole of it', () => {
    const { method, text } = writeInvitation(ENTRY, { organizer: ORGANIZER, attendee: ATTENDEE })
    expect(method).toBe('REQUEST')
    expect(unfolded(text)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//FrontDesk//Bookings//EN',
      'METHOD:REQUEST',
      'BEGIN:VEVENT',
      'UID:bkg_1@desk.example.com',
      'SEQUENCE:2',
      'DTSTAMP:20260302T080000Z',
      'DTSTART:20260305T140000Z',
      'DTEND:20260305T143000Z',
      'SUMMARY:Check-up – Harbour Dental',
      'TRANSP:OPAQUE',
      'LOCATION:1 Quay\\, Harbour\\; 2nd floor',
      'DESCRIPTION:Dr. Grace Hopper\\nhttps://desk.example.com/b/x',
      'ORGANIZER;CN="Harbour Dental":mailto:hello@harbour.example',
      'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;CN="Ada Lovelace":MAILTO:ada@example.com',
      'URL;VALUE=URI:https://desk.example.com/b/x',
      'STATUS:CONFIRMED',
      'CREATED:20260301T080000Z',
      'LAST-MODIFIED:20260302T080000Z',
      'END:VEVENT',
      'END:VCALENDAR',
    ])
  })

  it('takes itself back under the same UID', () => {
    const cancelled = { ...ENTRY, sequence: 3, isCancelled: true }
    const { method, text } = writeInvitation(cancelled, { organizer: ORGANIZER, attendee: ATTENDEE })
    expect(method).toBe('CANCEL')
    const lines = unfolded(text)
    for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:3', `UID:${ENTRY.uid}`])
      expect(lines).toContain(line)
  })

  it.each(NAMES)('keeps its shape with the name %j', (name) => {
    const entry = { ...ENTRY, summary: name, description: `${name}\n${name}`, location: name }
    const { text } = writeInvitation(entry, {
      organizer: { ...ORGANIZER, name },
      attendee: { ...ATTENDEE, name },
    })
    expectSound(text)
    const { component, events, others } = read(text)
    expect(component.getFirstPropertyValue('method')).toBe('REQUEST')
    expect(events).toHaveLength(1)
    expect(others).toHaveLength(1)
    expect(events[0]!.startDate.toJSDate()).toEqual(ENTRY.start)
    expect(others[0]!.start).toEqual(ENTRY.start)
    expect(others[0]!.end).toEqual(ENTRY.end)
    expect([events[0]!.uid, others[0]!.uid]).toEqual([ENTRY.uid, ENTRY.uid])
    expect(events[0]!.summary).toBe(others[0]!.summary)
    expect(events[0]!.summary.startsWith([...name][0] === '\u202e' ? 't' : [...name][0]!)).toBe(true)
  })

  it('is read as it was meant, whatever the words', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.integer({ min: 0, max: 99 }),
        (words, sequence) => {
          const entry = { ...ENTRY, summary: `a ${words} z`, description: words, sequence }
          const { text } = writeInvitation(entry, {
            organizer: ORGANIZER,
            attendee: { ...ATTENDEE, name: `a${words}` },
          })
          expectSound(text)
          const { events } = read(text)
          expect(events).toHaveLength(1)
          expect(events[0]!.sequence).toBe(sequence)
          expect(events[0]!.summary.replace(/\s+/g, ' ')).toMatch(/^a .*z$/)
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('a calendar', () => {
  it('has a name, entries and no METHOD', () => {
    const text = writeCalendar('Harbour; Dental, "Quay"\\', [ENTRY, { ...ENTRY, uid: 'bkg_2@desk.example.com' }])
    expectSound(text)
    expect(text).not.toContain('METHOD')
    expect(text).not.toContain('ORGANIZER')
    const { events, others } = read(text)
    // RFC 7986 §5.1: the name is a TEXT, so it is escaped.
    expect(unfolded(text)).toContain('NAME:Harbour\\; Dental\\, "Quay"\\\\')
    expect(events.map(({ uid }) => uid)).toEqual(['bkg_1@desk.example.com', 'bkg_2@desk.example.com'])
    expect(others).toHaveLength(2)
  })

  it('is a calendar without entries too', () => {
    const text = writeCalendar('Harbour Dental', [])
    expectSound(text)
    expect(read(text).events).toEqual([])
  })

  it('writes alike what did not change', () => {
    expect(writeCalendar('A', [ENTRY])).toBe(writeCalendar('A', [{ ...ENTRY }]))
  })
})

it('a UID is the booking at the host', () => {
  expect(uidOf('bkg_1', 'https://desk.example.com')).toBe('bkg_1@desk.example.com')
})
