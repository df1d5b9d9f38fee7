import { describe, expect, it } from 'vitest'
import type { Command, SlotValue } from '../../../src/models/understanding.ts'
import { loadShops, type Scenario } from '../../scenarios/scenario.ts'
import { openMemoryShop } from '../../support/fakes/shop-in-memory.ts'

const SALON = loadShops()['salon']!
const NOW = '2026-03-02T10:00'
const [CUT, TRIM] = ['svc_0', 'svc_1']

function open(more: Partial<Scenario> = {}) {
  const scenario: Scenario = {
    title: '',
    group: '',
    language: 'en',
    shop: SALON,
    now: NOW,
    says: [],
    who: [],
    given: [],
    taken: [],
    documents: [],
    stops: false,
    heard: [],
    never: [],
    rows: {},
    ...more,
  }
  return openMemoryShop(scenario)
}

const start = (task: 'book' | 'move' | 'cancel' | 'message' | 'call_back' | 'person', words = ''): Command => ({
  type: 'start',
  task,
  words,
})
const set = (value: SlotValue, words = ''): Command => ({ type: 'set', value, words })
const correct = (value: SlotValue, words = ''): Command => ({ type: 'correct', value, words })
const service = (id: string): SlotValue => ({ slot: 'service', value: [id] })
const day = (date: string): SlotValue => ({ slot: 'day', value: { from: date, to: date } })
const at = (time: string): SlotValue => ({ slot: 'time', value: { at: time, isHalfDayKnown: true } })
const name = (value: string): SlotValue => ({ slot: 'name', value })
const email = (value: string): SlotValue => ({ slot: 'email', value })
const yes: Command = { type: 'confirm', words: 'yes' }
const no: Command = { type: 'reject', words: 'no' }
const noise: Command = { type: 'noise', words: 'asdf' }
const DETAILS = [set(name('Ada Lovelace'), 'Ada Lovelace'), set(email('ada@example.com'), 'ada@example.com')]

describe('a booking', () => {
  it('is made from one message, after one summary', async () => {
    const shop = open()
    const reply = await shop.hear([
      start('book'),
      set(service(CUT!)),
      set(day('2026-03-05')),
      set(at('11:00')),
      ...DETAILS,
    ])
    expect(reply).toContain('Shall I book it?')
    expect((await shop.rows()).bookings).toEqual([])
    expect(await shop.hear([yes])).toContain('is booked')
    expect((await shop.rows()).bookings).toMatchObject([{ start: '2026-03-05T11:00', name: 'Ada Lovelace' }])
  })

  it('takes a correction at the summary, and says what changed', async () => {
    const shop = open()
    await shop.hear([start('book'), set(service(CUT!)), set(day('2026-03-05')), set(at('10:00')), ...DETAILS])
    expect(await shop.hear([correct(at('11:00'), 'actually 11')])).toMatch(/the new time.*11:00/s)
    expect(await shop.hear([no, correct(day('2026-03-06'), 'Friday')])).toMatch(/the new day.*Friday, March 6/s)
    await shop.hear([yes])
    expect((await shop.rows()).bookings).toMatchObject([{ start: '2026-03-06T11:00' }])
  })

  it('is moved by a correction after it was made', async () => {
    const shop = open()
    await shop.hear([start('book'), set(service(CUT!)), set(day('2026-03-05')), set(at('10:00')), ...DETAILS])
    await shop.hear([yes])
    expect(await shop.hear([correct(at('11:00'), 'can you make it 11')])).toContain('Shall I move it?')
    await shop.hear([yes])
    expect((await shop.rows()).bookings).toMatchObject([{ start: '2026-03-05T11:00', status: 'confirmed' }])
  })

  it('keeps the reason of the visit', async () => {
    const shop = open()
    await shop.hear(
      [
        start('book', 'I would like an appointment'),
        set(service(CUT!), 'cut'),
        set(day('2026-03-05'), 'Thursday'),
        ...DETAILS,
      ],
      'I would like an appointment for a cut on Thursday. My hair is rather damaged by chlorine. Ada Lovelace, ada@example.com',
    )
    await shop.hear([{ type: 'choose', option: 1, words: 'the first' }])
    await shop.hear([yes])
    const { arguments: given } = shop.calls().at(-1)!
    expect(given['notes']).toContain('My hair is rather damaged by chlorine.')
  })

  it('serves two services of one message, in their order', async () => {
    const shop = open()
    await shop.hear([
      start('book'),
      set(service(CUT!), 'a cut'),
      set(service(TRIM!), 'a trim'),
      set(day('2026-03-05')),
      set(at('10:00')),
      ...DETAILS,
    ])
    expect(shop.state().tasks).toHaveLength(2)
    for (let turn = 0; turn < 5 && (await shop.rows()).bookings.length < 2; turn += 1)
      await shop.hear(shop.state().question === 'confirm' ? [yes] : [{ type: 'choose', option: 1, words: '1' }])
    const { bookings } = await shop.rows()
    expect(bookings.map((one) => one.service)).toEqual([SALON.services[0]!.name, SALON.services[1]!.name])
    expect(new Set(bookings.map((one) => one.start.slice(0, 10)))).toEqual(new Set(['2026-03-05']))
  })

  it('offers the days before and after one without a free time', async () => {
    const hours = { ...SALON.hours, thu: [] }
    const shop = open({ shop: { ...SALON, hours } })
    const reply = await shop.hear([start('book'), set(service(CUT!)), set(day('2026-03-05')), set(at('10:00'))])
    expect(reply).toMatch(/Wednesday, March 4.*Friday, March 6/s)
  })

  it('is never put the same question a third time', async () => {
    const shop = open()
    const replies = [await shop.hear([start('book')])]
    for (let turn = 0; turn < 2; turn += 1) replies.push(await shop.hear([noise]))
    expect(replies[0]).toContain('Which service')
    expect(replies[1]).toContain('1. ')
    expect(replies[2]).toContain('person of the team')
    expect(new Set(replies).size).toBe(3)
  })

  it('is given up, and resumed with what was said', async () => {
    const shop = open()
    await shop.hear([start('book'), set(service(CUT!)), set(day('2026-03-05')), set(at('10:00'))])
    await shop.hear([{ type: 'abandon', words: 'never mind' }])
    expect(shop.state().tasks).toEqual([])
    await shop.hear([{ type: 'resume', words: 'let us go on' }])
    expect(shop.state().tasks[0]).toMatchObject({ name: 'book', slot: { time: '10:00' } })
  })

  it('answers a question in its middle, then puts its own again', async () => {
    const shop = open({ documents: ['Dogs are welcome.'] })
    await shop.hear([start('book'), set(service(CUT!)), set(day('2026-03-05')), set(at('10:00')), ...DETAILS])
    const reply = await shop.hear([{ type: 'ask', question: 'Are dogs welcome?', words: 'dogs?' }])
    expect(reply).toMatch(/Dogs are welcome.*Shall I book it/s)
    await shop.hear([yes])
    expect((await shop.rows()).bookings).toHaveLength(1)
  })
})

describe('after a booking', () => {
  const booked = async () => {
    const shop = open()
    await shop.hear([start('book'), set(service(CUT!)), set(day('2026-03-05')), set(at('10:00')), ...DETAILS])
    await shop.hear([yes])
    return shop
  }

  it('a wish for another day moves it, and a service books another', async () => {
    const shop = await booked()
    await shop.hear([start('book'), set(day('2026-03-06'))])
    expect(shop.state().tasks).toMatchObject([{ name: 'move' }])
    await shop.hear([yes])
    await shop.hear([start('book'), set(service(TRIM!)), set(day('2026-03-06')), set(at('12:00'))])
    await shop.hear([yes])
    expect((await shop.rows()).bookings.map((one) => one.start)).toEqual(['2026-03-06T10:00', '2026-03-06T12:00'])
  })

  it('another number of people moves it to the same time', async () => {
    const shop = await booked()
    expect(await shop.hear([correct({ slot: 'party_size', value: 2 }, 'for two')])).toMatch(/10:00.*for 2 people/s)
    await shop.hear([yes])
    expect(shop.calls().at(-1)).toMatchObject({ name: 'reschedule_booking', arguments: { party_size: 2 } })
  })

  it('takes the nearest of the offered starts where a yes answers them', async () => {
    const shop = open({ taken: ['2026-03-05T11:00'] })
    await shop.hear([start('book'), set(service(CUT!)), set(day('2026-03-05')), set(at('11:00')), ...DETAILS])
    expect(await shop.hear([yes])).toMatch(/(?:10:30|11:30) AM/)
  })

  it('keeps how many come as a note where nothing is booked for several', async () => {
    const services = SALON.services.map((one) => ({ ...one, partyMax: 1 }))
    const shop = open({ shop: { ...SALON, services } })
    const size: SlotValue = { slot: 'party_size', value: 6 }
    const wish = [start('book'), set(service(CUT!)), set(size), set(day('2026-03-05')), set(at('11:00'))]
    expect(await shop.hear(wish, 'a cut on Thursday at 11, there are six of us')).toContain('is free')
    await shop.hear(DETAILS)
    await shop.hear([yes])
    const notes = expect.stringContaining('six of us')
    expect(shop.calls().at(-1)).toMatchObject({ name: 'create_booking', arguments: { notes } })
  })

  it('asks once whether there is anything else', async () => {
    const shop = await booked()
    const replies = [await shop.hear([start('cancel')]), await shop.hear([yes])]
    expect(replies.join(' ')).not.toContain('anything else')
    expect((await shop.rows()).bookings).toMatchObject([{ status: 'cancelled' }])
  })
})

describe('a question about their own appointment', () => {
  const GIVEN = [{ service: 'Cut', start: '2026-03-06T10:00', name: 'Ada', email: 'ada@example.com' }]
  const reference = (value: string): SlotValue => ({ slot: 'reference', value })
  const recall: Command = { type: 'recall', words: 'when is my appointment?' }

  it('reads it out to somebody who knows its reference and its address', async () => {
    const shop = open({ given: GIVEN })
    expect(await shop.hear([recall])).toContain('What is the reference')
    expect(await shop.hear([set(reference(shop.references[0]!))])).toContain('Which e-mail address')
    expect(await shop.hear([set(email('ada@example.com'))])).toMatch(/March 6.*10:00/s)
  })

  it('is about the one that a change is then wished for', async () => {
    const shop = open({ given: GIVEN })
    await shop.hear([recall])
    await shop.hear([start('cancel'), set(reference(shop.references[0]!)), set(email('ada@example.com'))])
    await shop.hear([yes])
    expect((await shop.rows()).bookings).toMatchObject([{ status: 'cancelled' }])
  })

  it('leads to a person or a message without the reference', async () => {
    const shop = open()
    await shop.hear([recall])
    expect(await shop.hear([{ type: 'unknown', words: 'no idea' }])).toContain('Without the reference')
  })
})

describe('a message to the team', () => {
  it('is what was written, not the word that confirms it', async () => {
    const shop = open()
    const text = 'your receptionist was very rude to me'
    expect(await shop.hear([{ type: 'complaint', text }])).toMatch(/sorry to hear.*your name/s)
    await shop.hear(DETAILS)
    await shop.hear([yes])
    expect(shop.calls().at(-1)).toMatchObject({ name: 'capture_lead', arguments: { message: text } })
  })

  it.each([
    ['thanks', { type: 'courtesy', kind: 'thanks', words: 'cheers' }],
    ['a goodbye', { type: 'courtesy', kind: 'goodbye', words: 'bye' }],
  ] as [string, Command][])('is passed on by %s at the summary', async (_, leaving) => {
    const shop = open()
    await shop.hear([start('message', 'leave a message'), { type: 'message', text: 'the invoice is wrong' }])
    await shop.hear(DETAILS)
    await shop.hear([leaving])
    expect((await shop.rows()).leads).toMatchObject([{ name: 'Ada Lovelace' }])
  })

  it('refuses an incomplete number before the summary', async () => {
    const shop = open()
    await shop.hear([start('message', 'leave a message'), { type: 'message', text: 'the invoice is wrong' }])
    const reply = await shop.hear([set(name('Ann Lee'), 'Ann Lee'), set({ slot: 'phone', value: '555-01' }, '555-01')])
    expect(reply).toContain('does not look complete')
    expect(reply).not.toContain('Shall I')
  })
})

it('keeps reason and time of a call back in the words of the visitor', async () => {
  const shop = open()
  const message = 'please ring me tomorrow after two about my invoice'
  await shop.hear(
    [
      start('call_back', 'please ring me'),
      set(day('2026-03-03'), 'tomorrow'),
      set({ slot: 'time', value: { after: '14:00' } }, 'after two'),
    ],
    message,
  )
  await shop.hear([
    set({ slot: 'phone', value: '212 555 0155' }, '212 555 0155'),
    set(name('Jan Vermeer'), 'Jan Vermeer'),
  ])
  await shop.hear([yes])
  expect(shop.calls().at(-1)).toEqual({
    name: 'request_callback',
    arguments: { phone: '212 555 0155', name: 'Jan Vermeer', topic: message, wanted_time: 'tomorrow after two' },
  })
})

it('tells in a call back what the team was to be told, once', async () => {
  const shop = open()
  const text = 'your receptionist was very rude to me'
  await shop.hear([{ type: 'complaint', text }], text)
  await shop.hear(
    [start('call_back', 'ring me'), set({ slot: 'phone', value: '212 555 0155' }, '212 555 0155'), ...DETAILS],
    'ring me on 212 555 0155, Ada Lovelace, ada@example.com',
  )
  const reply = await shop.hear([yes])
  expect(reply).not.toContain('Shall I')
  expect(shop.calls().at(-1)).toMatchObject({ name: 'request_callback' })
  expect(String(shop.calls().at(-1)!.arguments['topic'])).toContain(text)
})

it('asks nothing more of a visitor who leaves, whatever was begun before', async () => {
  const shop = open()
  await shop.hear([start('book')], 'a cut')
  await shop.hear(
    [start('call_back', 'ring me'), set({ slot: 'phone', value: '212 555 0155' }, '212 555 0155'), ...DETAILS],
    'just ring me on 212 555 0155, Ada Lovelace, ada@example.com',
  )
  const reply = await shop.hear([{ type: 'courtesy', kind: 'goodbye', words: 'bye' }])
  expect(shop.calls().at(-1)).toMatchObject({ name: 'request_callback' })
  expect(reply).not.toContain('Which service')
})

it('says yes to nothing when nothing was asked', async () => {
  const shop = open()
  await shop.hear([yes])
  expect(shop.plan().some((part) => 'answer' in part)).toBe(false)
  expect(await shop.rows()).toMatchObject({ bookings: [], leads: [] })
})

describe('a second wish', () => {
  const another: Command = { type: 'start', task: 'book', words: 'another one', isOtherBooking: true }
  const booking = [start('book'), set(service(CUT!)), set(day('2026-03-05')), set(at('10:00')), ...DETAILS]

  it('behind a yes leaves the yes to the first', async () => {
    const shop = open()
    await shop.hear(booking)
    const reply = await shop.hear([yes, another, set(service(TRIM!)), set(at('15:00'))])
    expect(reply).toMatch(/is booked: .*10:00 AM.*3:00 PM/s)
    await shop.hear([yes])
    expect((await shop.rows()).bookings).toMatchObject([{ start: '2026-03-05T10:00' }, { start: '2026-03-05T15:00' }])
  })

  it('is of the same service where none is named, and moves nothing', async () => {
    const shop = open()
    await shop.hear(booking)
    await shop.hear([yes])
    expect(await shop.hear([another, set(day('2026-03-05')), set(at('11:00'))])).toContain('Shall I book it?')
    await shop.hear([yes])
    const { bookings } = await shop.rows()
    expect(bookings).toMatchObject([{ start: '2026-03-05T10:00' }, { start: '2026-03-05T11:00' }])
    expect(bookings[1]!.service).toBe(bookings[0]!.service)
  })

  it('at the same time for the same name is not made twice, and not said to be', async () => {
    const shop = open()
    await shop.hear(booking)
    await shop.hear([yes])
    await shop.hear([another, set(day('2026-03-05')), set(at('10:00'))])
    const reply = await shop.hear([yes])
    expect(reply).toContain('You have that appointment already')
    expect(reply).not.toContain('is booked')
    expect((await shop.rows()).bookings).toHaveLength(1)
  })

  it('is given up with the first by a word', async () => {
    const shop = open()
    await shop.hear([start('book'), set(service(CUT!)), another, set(service(TRIM!))])
    await shop.hear([{ type: 'abandon', words: 'stop' }])
    expect(await shop.hear([{ type: 'courtesy', kind: 'thanks', words: 'thanks' }])).not.toContain('offer')
    expect((await shop.rows()).bookings).toEqual([])
  })
})

describe('a booking that was made', () => {
  const booking = [start('book'), set(service(CUT!)), set(day('2026-03-05')), set(at('10:00')), ...DETAILS]

  it('is moved by no word that only names its own time', async () => {
    const shop = open()
    await shop.hear(booking)
    await shop.hear([yes])
    expect(await shop.hear([set(day('2026-03-05')), set(at('10:00'))], 'leave it at Thursday at ten')).not.toMatch(
      /move/,
    )
    expect(await shop.hear([set(day('2026-03-05'))], 'is there a surcharge on Thursday?')).not.toMatch(/move/)
  })

  it('needs its details but once', async () => {
    const shop = open()
    await shop.hear(booking)
    await shop.hear([yes])
    expect(await shop.hear(DETAILS, 'Ada Lovelace, ada@example.com')).toBe('All right.')
    expect((await shop.rows()).leads).toEqual([])
  })
})

describe('a message', () => {
  it('is read back as it was written, with what came before it', async () => {
    const shop = open()
    await shop.hear([noise], 'my fringe is crooked since Monday')
    const reply = await shop.hear(DETAILS, 'can you ask Maria about it? Ada Lovelace, ada@example.com')
    expect(reply).toContain('my fringe is crooked since Monday')
    expect(reply).toContain('can you ask Maria about it?')
  })

  it('is given up by a no', async () => {
    const shop = open()
    await shop.hear(
      [start('message'), { type: 'message', text: 'The shop was cold.' }, ...DETAILS],
      'The shop was cold.',
    )
    await shop.hear([no])
    expect(await shop.hear([{ type: 'courtesy', kind: 'thanks', words: 'thanks' }])).not.toContain('pass it on')
    expect((await shop.rows()).leads).toEqual([])
  })
})

describe('a booking that was not meant', () => {
  const left: Command = { type: 'abandon', words: 'no booking' }
  const asked: Command = { type: 'ask', question: 'do you take cards?', words: 'do you take cards?' }
  const complaint: Command = { type: 'complaint', text: 'the cut came out crooked' }

  it('is left beside the question that was meant', async () => {
    const shop = open()
    await shop.hear([start('book'), set(service(CUT!))], 'a cut')
    const reply = await shop.hear([left, asked], 'no booking, do you take cards?')
    expect(reply).toContain('could not find')
    expect(reply).not.toContain('nothing is booked')
    expect(shop.state().tasks).toEqual([])
    expect(await shop.hear([{ type: 'courtesy', kind: 'thanks', words: 'thanks' }])).not.toContain('offer')
  })

  it.each([
    ['a day', [set(day('2026-03-07'), 'that weekend'), start('cancel', 'cancel')]],
    ['nothing', [start('cancel', 'cancel')]],
  ])('is given up by a cancellation with %s beside it, and there is nothing to cancel then', async (_, commands) => {
    const shop = open()
    await shop.hear([start('book'), set(service(CUT!)), set(day('2026-03-05')), set(at('11:00')), ...DETAILS])
    expect(await shop.hear(commands, 'we are away that weekend, I had better cancel')).toContain('nothing is booked')
    expect(await shop.hear([start('cancel', 'cancel it')], 'yes, cancel it')).toContain('nothing is booked')
    expect((await shop.rows()).bookings).toEqual([])
  })

  it('gives its words to the complaint that it was', async () => {
    const shop = open()
    await shop.hear([start('book'), set(service(CUT!))], 'my cut on Saturday is crooked')
    await shop.hear([left, complaint], 'no booking! I want my money back')
    const readBack = await shop.hear(DETAILS, 'Ada Lovelace, ada@example.com')
    expect(readBack).toContain('my cut on Saturday is crooked')
    expect(readBack).toContain('I want my money back')
    expect(await shop.hear([yes])).not.toMatch(/And now|offer/)
    expect((await shop.rows()).leads).toHaveLength(1)
  })
})

describe('a day with two readings', () => {
  it('of a booking that was made stays a move when it is chosen', async () => {
    const shop = open()
    await shop.hear([start('book'), set(service(CUT!)), set(day('2026-03-05')), set(at('10:00')), ...DETAILS])
    await shop.hear([yes])
    const candidates = [day('2026-03-06'), day('2026-03-13')]
    await shop.hear([start('book'), { type: 'unclear', candidates, words: 'Friday' }], 'can it be Friday?')
    expect(await shop.hear([{ type: 'choose', option: 1, words: 'the 6th' }])).toContain('Shall I move it?')
  })
})

describe('what is to be noted', () => {
  it('belongs to the booking under way, and is read back and found again', async () => {
    const shop = open()
    const note: Command = { type: 'message', text: 'note that I am allergic to ammonia' }
    await shop.hear([start('book'), set(service(CUT!)), set(day('2026-03-05')), set(at('10:00'))])
    expect(await shop.hear([...DETAILS, note])).toMatch(/allergic to ammonia.*Shall I book it\?/s)
    expect(await shop.hear([yes])).toContain('is booked')
    expect(shop.calls().at(-1)!.arguments['notes']).toContain('allergic to ammonia')
    const asked: Command = { type: 'recall', words: 'did you write that down?', isOfTeam: true }
    expect(await shop.hear([asked])).toContain('allergic to ammonia')
    expect((await shop.rows()).leads).toEqual([])
  })
})

describe('with whom it is', () => {
  const who: Command = { type: 'recall', words: 'with whom?' }

  it('is told by the words of the deed where it is asked beside a yes', async () => {
    const shop = open()
    await shop.hear([start('book'), set(service(CUT!)), set(day('2026-03-05')), set(at('10:00')), ...DETAILS])
    expect(await shop.hear([yes, who])).toMatch(/is booked: Wash and cut with (?:Katherine Johnson|Hedy Lamarr)/)
  })

  it('may change alone: a move to the same hour names the person', async () => {
    const shop = open()
    await shop.hear([start('book'), set(service(CUT!)), set(day('2026-03-05')), set(at('10:00')), ...DETAILS])
    await shop.hear([yes])
    const other = shop.state().booking?.staff === 'Katherine Johnson' ? 'res_1' : 'res_0'
    const readBack = await shop.hear([set({ slot: 'staff', value: other })], 'can it be with the other one?')
    expect(readBack).toMatch(/to Thursday, March 5 at 10:00 AM with .*Shall I move it\?/s)
  })
})

describe('a booking that stands', () => {
  it('is read out to a visitor who says its day and its hour once more', async () => {
    const shop = open()
    await shop.hear([start('book'), set(service(CUT!)), set(day('2026-03-05')), set(at('10:00')), ...DETAILS])
    await shop.hear([yes])
    const reply = await shop.hear(
      [start('book'), set(day('2026-03-05')), set(at('10:00'))],
      'I come on Thursday at ten!',
    )
    expect(reply).toContain('Your appointment: Wash and cut')
    expect(shop.state().tasks).toEqual([])
  })

  it('is reopened by no praise of its service', async () => {
    const shop = open()
    await shop.hear([start('book'), set(service(CUT!)), set(day('2026-03-05')), set(at('10:00')), ...DETAILS])
    await shop.hear([yes])
    const thanks: Command = { type: 'courtesy', kind: 'thanks', words: 'thanks' }
    expect(await shop.hear([set(service(CUT!)), thanks], 'looking forward to the cut, thanks')).toContain('welcome')
    expect(shop.state().tasks).toEqual([])
  })
})

describe('the time of a call back', () => {
  it('is the newest that was said', async () => {
    const shop = open()
    await shop.hear([start('call_back'), set(name('Ada Lovelace')), set({ slot: 'phone', value: '(415) 555-0132' })])
    await shop.hear([set(day('2026-03-03'), 'tomorrow'), set({ slot: 'time', value: { after: '15:00' } }, 'after 3')])
    const readBack = await shop.hear([correct(day('2026-03-06'), 'Friday')])
    expect(readBack).toContain('(Friday, after 3)')
    await shop.hear([yes])
    expect(shop.calls().at(-1)!.arguments['wanted_time']).toBe('Friday after 3')
  })
})

describe('a question in the middle of a choice', () => {
  it('is answered, and the times are not listed once more', async () => {
    const shop = open()
    const offered = await shop.hear([start('book'), set(service(CUT!)), set(day('2026-03-05'))])
    expect(offered).toContain('9:00 AM')
    const reply = await shop.hear([{ type: 'ask', question: 'Do you pick me up?', words: 'do you pick me up' }])
    expect(reply).toContain('which of those times')
    expect(reply).not.toContain('9:00 AM')
  })
})

describe('what was refused', () => {
  const left = (task: 'book' | 'call_back' | 'message'): Command => ({ type: 'abandon', words: 'no', task })
  const asked: Command = { type: 'ask', question: 'Do you pick me up?', words: 'do you pick me up' }

  it('is not asked for behind the next answers', async () => {
    const shop = open()
    await shop.hear([start('book'), set(service(CUT!)), set(day('2026-03-05'))])
    await shop.hear([left('book'), asked])
    expect(await shop.hear([asked])).not.toContain('time')
    expect(shop.state()).toMatchObject({ refused: ['book'], tasks: [] })
  })

  it('begins again when the visitor asks for it', async () => {
    const shop = open()
    await shop.hear([left('book'), asked])
    expect(await shop.hear([start('book'), set(service(CUT!)), set(day('2026-03-05'))])).toContain('I can offer')
    expect(shop.state().refused).toEqual([])
  })

  it('leaves what is under way beside it', async () => {
    const shop = open()
    await shop.hear([start('message'), { type: 'message', text: 'The lamp is broken' }, ...DETAILS])
    expect(await shop.hear([yes, left('call_back')])).toContain('noted')
  })

  it('is a message, and the booking goes on', async () => {
    const shop = open()
    await shop.hear([start('book'), set(service(CUT!)), set(day('2026-03-05')), set(at('10:00'))])
    await shop.hear([start('message'), { type: 'message', text: 'I pay by voucher' }, ...DETAILS])
    expect(await shop.hear([left('message')])).toContain('Shall I book it?')
  })
})

describe('a yes to a message', () => {
  it('passes it on before the call back that is wished beside it', async () => {
    const shop = open()
    await shop.hear([start('message'), { type: 'message', text: 'The lamp is broken' }, ...DETAILS])
    await shop.hear([yes, start('call_back')])
    expect(shop.calls().map((call) => call.name)).toContain('capture_lead')
  })

  it('holds with more about it', async () => {
    const shop = open()
    await shop.hear([start('call_back'), set(name('Ada Lovelace')), set({ slot: 'phone', value: '(415) 555-0132' })])
    const more: Command[] = [yes, correct({ slot: 'time', value: { after: '15:00' } }, 'after 3')]
    expect(await shop.hear([...more, { type: 'message', text: 'Yes, after 3, about the lamp' }])).toContain('noted')
  })
})

describe('after work', () => {
  it('is no bound of a Saturday', async () => {
    const shop = open()
    await shop.hear([start('book'), set(service(CUT!)), set({ slot: 'time', value: { after: '17:00' } })])
    const reply = await shop.hear([correct(day('2026-03-07'), 'Saturday')])
    expect(reply).not.toContain('no free time')
  })
})

describe('the note of a booking', () => {
  it('has what must be known, and no talk', async () => {
    const shop = open()
    await shop.hear([start('book'), set(service(CUT!)), set(day('2026-03-05')), set(at('10:00')), ...DETAILS])
    const moved = [no, correct(at('11:00'), 'eleven')]
    await shop.hear(moved, 'No, eleven. That drops my lunch break. I am allergic to latex.')
    await shop.hear([yes])
    expect(shop.calls().at(-1)!.arguments['notes']).toBe('I am allergic to latex.')
  })

  it('has what stands beside the name and the number, and reads it back', async () => {
    const shop = open()
    await shop.hear([start('book'), set(service(CUT!)), set(day('2026-03-05')), set(at('10:00'))])
    const told = 'Ada Lovelace, ada@example.com. She lives on the third floor, at Church St. 12, without a lift.'
    const reply = await shop.hear(DETAILS, told)
    expect(reply).toContain('“She lives on the third floor, at Church St. 12, without a lift.”')
    await shop.hear([yes])
    expect(shop.calls().at(-1)!.arguments['notes']).toBe(
      'She lives on the third floor, at Church St. 12, without a lift.',
    )
  })
})

describe('several bookings of one conversation', () => {
  const booked = async (shop: ReturnType<typeof open>): Promise<void> => {
    await shop.hear([start('book'), set(service(CUT!)), set(day('2026-03-05')), set(at('10:00')), ...DETAILS])
    await shop.hear([yes])
    await shop.hear([
      { type: 'start', task: 'book', words: '', isOtherBooking: true },
      set(service(TRIM!)),
      set(day('2026-03-06')),
      set(at('11:00')),
    ])
    await shop.hear([yes])
  }

  it('are read out together', async () => {
    const shop = open()
    await booked(shop)
    const reply = await shop.hear([{ type: 'recall', words: 'which appointments do I have?' }])
    expect(reply).toMatch(/March 5.*March 6/s)
  })

  it('are cancelled one by one, by their references', async () => {
    const shop = open()
    await booked(shop)
    const [first] = shop.state().bookings
    await shop.hear([start('cancel'), set({ slot: 'reference', value: first!.reference })])
    await shop.hear([yes])
    expect((await shop.rows()).bookings).toMatchObject([
      { start: '2026-03-05T10:00', status: 'cancelled' },
      { start: '2026-03-06T11:00', status: 'confirmed' },
    ])
    expect(await shop.hear([{ type: 'recall', words: 'what is left?' }])).not.toContain('March 5')
  })
})

describe('a booking that is not made yet', () => {
  const DRAFT = [start('book'), set(service(CUT!)), set(day('2026-03-05')), set(at('10:00')), ...DETAILS]
  const recall: Command = { type: 'recall', words: 'do I have it?' }

  it('is read back to a visitor who asks whether it stands', async () => {
    const shop = open()
    await shop.hear(DRAFT)
    const reply = await shop.hear([recall])
    expect(reply).toContain('not booked yet')
    expect(reply).toContain('March 5')
    expect(reply).toContain('Shall I book it?')
    await shop.hear([yes])
    expect((await shop.rows()).bookings).toHaveLength(1)
  })

  it('is taken up again where no reference can be given', async () => {
    const shop = open()
    await shop.hear([start('move')])
    expect(shop.state().question).toBe('reference')
    const reply = await shop.hear([
      { type: 'abandon', words: 'I have none yet', task: 'move' },
      start('book'),
      set(service(CUT!)),
      set(day('2026-03-05')),
    ])
    expect(reply).toContain('March 5')
    expect(shop.state().tasks).toMatchObject([{ name: 'book' }])
  })

  it('keeps its values behind a change that was heard by mistake', async () => {
    const shop = open()
    await shop.hear(DRAFT)
    await shop.hear([{ type: 'start', task: 'cancel', words: 'cancel', isOtherBooking: true }])
    expect(shop.state().question).toBe('reference')
    const reply = await shop.hear([{ type: 'abandon', words: 'nothing is booked', task: 'cancel' }])
    expect(reply).toContain('March 5')
    expect(reply).toContain('Shall I book it')
  })

  it('is not looked for where nothing was booked', async () => {
    const shop = open()
    await shop.hear([start('cancel')])
    await shop.hear([{ type: 'abandon', words: 'I have no appointment', task: 'cancel' }])
    expect(shop.state()).toMatchObject({ tasks: [], question: null })
  })

  it('is what the visitor wants to talk about with somebody', async () => {
    const shop = open()
    await shop.hear([start('person', 'talk to somebody'), start('book', 'an appointment'), set(service(CUT!))])
    expect(shop.state().tasks).toMatchObject([{ name: 'book' }])
  })
})

describe('a farewell and small talk', () => {
  const goodbye: Command = { type: 'courtesy', kind: 'goodbye', words: 'bye' }
  const remark: Command = { type: 'courtesy', kind: 'remark', words: 'how lovely' }

  it('with a day begins no other booking', async () => {
    const shop = open()
    await shop.hear([start('book'), set(service(CUT!)), set(day('2026-03-05')), set(at('10:00')), ...DETAILS])
    await shop.hear([yes])
    const reply = await shop.hear([set(day('2026-03-05'), 'until Thursday'), goodbye], 'until Thursday, bye')
    expect(reply).not.toMatch(/offer|which/iu)
    expect(shop.state().tasks).toEqual([])
  })

  it('is met with a sentence and without a search', async () => {
    const shop = open()
    await shop.hear([remark], 'how lovely')
    expect(shop.plan()).toMatchObject([{ say: 'thanksForTelling' }, { say: 'whatElse' }])
  })

  it('is met with understanding where a fear is told', async () => {
    const shop = open()
    await shop.hear([{ type: 'courtesy', kind: 'thanks', words: 'thanks' }], 'thanks. I am a bit scared though')
    expect(shop.plan()).toMatchObject([{ say: 'understandable' }, { say: 'whatElse' }])
  })
})

describe('a message that the visitor does not want to leave', () => {
  const refuse: Command = { type: 'refuse', words: 'you need no name' }

  it('is left at the second refusal of their details', async () => {
    const shop = open()
    await shop.hear([start('message'), { type: 'message', text: 'Please keep some scraps for me' }])
    expect(await shop.hear([refuse])).toContain('could not reach you')
    await shop.hear([refuse])
    expect(shop.state().tasks).toEqual([])
  })

  it('has a date of its matter, and a time of the call', async () => {
    const shop = open()
    const given = [
      set(day('2026-05-19'), 'on 19 May'),
      set(name('Ada Lovelace')),
      set({ slot: 'phone', value: '+1 212 555 0142' }),
    ]
    const reply = await shop.hear([start('call_back', 'call me'), ...given], 'call me about the party on 19 May')
    expect(reply).not.toContain('(on 19 May)')
  })
})
