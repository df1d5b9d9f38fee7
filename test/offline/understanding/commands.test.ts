import { describe, expect, it } from 'vitest'
import type { Command, OpenTask, Option, Table } from '../../../src/models/understanding.ts'
import { createOfflineUnderstanding, understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'
import { cpuMs } from '../../support/cpu-time.ts'

/** Commands in one line: `start book · set day 2026-11-27 · ask "how much?"`. */
function line(commands: Command[]): string {
  return commands.map(written).join(' · ')
}

function written(command: Command): string {
  switch (command.type) {
    case 'start':
      return `start ${command.task}${command.isOtherBooking === true ? ' (other)' : ''}`
    case 'set':
    case 'correct':
      return `${command.type} ${command.value.slot} ${valueOf(command.value.value)}`
    case 'ask':
      return `ask "${command.question}"`
    case 'message':
    case 'complaint':
      return `${command.type} "${command.text}"`
    case 'courtesy':
      return command.kind
    case 'choose':
      return `choose ${command.option}`
    case 'others':
      return `others ${command.direction}`
    case 'speak':
      return `speak ${command.language}`
    default:
      return command.type
  }
}

function valueOf(value: unknown): string {
  if (Array.isArray(value)) return value.join('+')
  if (typeof value !== 'object' || value === null) return String(value)
  const { only } = value as { only?: string[] }
  const { from, at, after, before } = value as Record<string, string | undefined>
  return (
    only?.join('|') ??
    from ??
    at ??
    [after === undefined ? '' : `from ${after}`, before === undefined ? '' : `to ${before}`].join('')
  )
}

const service = (
  id: string,
  name: string,
  aliases: string[] = [],
  partyMin: number | null = null,
  partyMax: number | null = null,
) => ({
  id,
  name,
  aliases,
  partyMin,
  partyMax,
})

const DENTIST: Partial<Table> = {
  country: 'US',
  services: [
    service('check', 'Check-up', ['Kontrolle', 'revisión', 'contrôle']),
    service('clean', 'Professional cleaning', ['Zahnreinigung', 'limpieza', 'détartrage']),
    service('implant', 'Implant consultation'),
  ],
  staff: [{ id: 'hopper', name: 'Dr. Grace Hopper' }],
}
const RESTAURANT: Partial<Table> = {
  language: 'es',
  services: [
    service('two', 'Mesa para 2', [], 1, 2),
    service('four', 'Mesa para 4', [], 3, 4),
    service('menu', 'Menú degustación'),
  ],
}
const GARAGE: Partial<Table> = {
  language: 'de',
  country: 'DE',
  services: [service('oil', 'Ölwechsel'), service('tyres', 'Reifenwechsel'), service('hu', 'Hauptuntersuchung (TÜV)')],
}
const YOGA: Partial<Table> = {
  language: 'fr',
  country: 'FR',
  services: [service('hatha', 'Cours de Hatha'), service('vinyasa', 'Cours de Vinyasa')],
}

function aTask(changes: Partial<OpenTask> = {}): OpenTask {
  const offered = [{ date: '2026-11-27', time: '10:00' }]
  const day = { from: '2026-11-27', to: '2026-11-27' }
  return { task: 'book', serviceId: 'check', day, time: { at: '10:00' }, partySize: null, offered, ...changes }
}

const NOTHING_CHOSEN = { day: null, time: null, offered: [] }
const SUMMARY: Partial<Table> = { question: 'confirm', task: aTask() }
const STARTS = [
  { date: '2026-11-27', time: '09:00' },
  { date: '2026-11-27', time: '10:00' },
  { date: '2026-11-30', time: '15:00' },
]
const OFFER: Partial<Table> = {
  question: 'choice',
  options: STARTS.map((start): Option => ({ kind: 'start', ...start })),
  task: aTask({ ...NOTHING_CHOSEN, offered: STARTS }),
}
const WHICH_TABLE: Partial<Table> = {
  ...RESTAURANT,
  question: 'service',
  options: [
    { kind: 'service', id: 'two' },
    { kind: 'service', id: 'four' },
  ],
  task: aTask({ ...NOTHING_CHOSEN, serviceId: null }),
}
const BOOKED: Partial<Table> = {
  booking: { reference: 'NC4FZX', serviceId: 'check', date: '2026-11-27', time: '10:00' },
}
const topic = (question: string, serviceId: string | null = null): Partial<Table> => ({
  topic: { question, serviceId },
})

function hears(title: string, cases: [message: string, expected: string, ...tables: Partial<Table>[]][]): void {
  describe(title, () => {
    it.each(cases)('%s → %s', (message, expected, ...tables) => {
      expect(line(understandOffline(message, aTable(Object.assign({}, ...tables) as Partial<Table>)))).toBe(expected)
    })
  })
}

hears('a question behind a greeting', [
  [
    'Bonjour, je souhaiterais savoir si vous coupez les griffes',
    'greeting · ask "je souhaiterais savoir si vous coupez les griffes"',
    YOGA,
  ],
  ['Hi there, nice shop', 'greeting', DENTIST],
])

hears('a yes, a no and a courtesy', [
  ['yes', 'acknowledgement', DENTIST],
  ['👍', 'acknowledgement', DENTIST],
  ['ok thx bye', 'thanks · goodbye', DENTIST],
  ['yes', 'confirm', DENTIST, SUMMARY],
  ['👍', 'confirm', DENTIST, SUMMARY],
  ['jo', 'confirm', GARAGE, SUMMARY],
  ['vale', 'confirm', RESTAURANT, SUMMARY],
  ["c'est bon", 'confirm', YOGA, SUMMARY],
  ['Ja, das ist korrekt so.', 'confirm', GARAGE, SUMMARY],
  ['absolutely not', 'reject', DENTIST, SUMMARY],
  ['nooo', 'reject', RESTAURANT, SUMMARY],
  ['ok, how much is it?', 'ask "how much is it?"', DENTIST, SUMMARY],
  ["No, I don't want to book an appointment.", 'abandon', DENTIST, { question: 'offer' }],
])

hears('a correction at any point', [
  ['actually 11', 'correct time 11:00', DENTIST, SUMMARY],
  ['no wait 4 pm', 'correct time 16:00', DENTIST, SUMMARY],
  ['yes but at 11', 'correct time 11:00', DENTIST, SUMMARY],
  ['nee doch lieber um zehn', 'correct time 10:00', GARAGE, SUMMARY],
  ['non plutôt 11h', 'correct time 11:00', YOGA, SUMMARY],
  ['al final seremos 4', 'correct party_size 4', RESTAURANT, { ...SUMMARY, task: aTask({ partySize: 2 }) }],
  ['actually can you make it 11 instead?', 'correct time 11:00', DENTIST, BOOKED],
  ['kannst du das auf montag verschieben?', 'start move · set day 2026-11-30', GARAGE, BOOKED],
  ['können wir das nach hinten schieben?', 'start move', GARAGE, BOOKED],
  ['leg das auf die Rechnung', 'ask "leg das auf die Rechnung"', GARAGE, {}],
  ['Kann man den Sitz nach hinten schieben?', 'ask "Kann man den Sitz nach hinten schieben?"', GARAGE, {}],
  ['never mind, cancel it', 'start cancel', DENTIST, BOOKED],
  ['never mind', 'abandon', DENTIST, SUMMARY],
])

const MUSIC: Partial<Table> = {
  language: 'de',
  country: 'DE',
  services: [service('piano', 'Probestunde Klavier'), service('guitar', 'Probestunde Gitarre')],
}

hears('what was said before', [
  [
    'Gut, dann eine Probestunde',
    'start book · set service piano',
    MUSIC,
    { recent: ['Mein Sohn möchte Klavier lernen. Ab wann geht das?'] },
  ],
  ['Gut, dann eine Probestunde', 'start book · set service piano+guitar', MUSIC],
])

const SCHOOL: Partial<Table> = {
  ...MUSIC,
  services: [service('guitar', 'Gitarrenunterricht'), service('violin', 'Geigenunterricht')],
}
const OFFERED = [
  { date: '2026-12-05', time: '11:00' },
  { date: '2026-12-05', time: '12:00' },
]
const AT_ELEVEN: Partial<Table> = {
  question: 'time',
  options: OFFERED.map((start): Option => ({ kind: 'start', ...start })),
  task: aTask({ ...NOTHING_CHOSEN, offered: OFFERED }),
}

hears('a school of music', [
  ['ich hätte gern eine Gitarrenstunde am Freitag', 'start book · set service guitar · set day 2026-11-27', SCHOOL],
  ['Mein Sohn ist 6. Was kostet Geige?', 'ask "Mein Sohn ist 6. Was kostet Geige?"', SCHOOL],
  ['er ist 8. Ich bin Jana Rathke, jana@post.example', 'set name Jana Rathke · set email jana@post.example', SCHOOL],
  ['Der Termin am 8. passt', 'set day 2026-12-08', SCHOOL, { task: aTask(NOTHING_CHOSEN), question: 'day' }],
  ['Ich möchte den Vertrag kündigen', 'ask "Ich möchte den Vertrag kündigen"', SCHOOL],
  [
    'um 12. muss man dafür schon Schüler sein?',
    'choose 2 · ask "muss man dafür schon Schüler sein?"',
    SCHOOL,
    AT_ELEVEN,
  ],
])

hears('a cancellation with its fee', [
  ['ich muss meine stunde absagen kostet das was', 'start cancel · ask "kostet das was"', MUSIC],
  ['Please cancel my appointment, is there a fee?', 'start cancel · ask "is there a fee?"', DENTIST],
  ['tengo que anular mi cita cobran algo', 'start cancel · ask "cobran algo"', { ...YOGA, language: 'es' }],
  ['je dois annuler ça coûte quelque chose', 'start cancel · ask "ça coûte quelque chose"', YOGA],
])

hears('an answer with something beside it', [
  [
    'Hannelore Wirth, ich habe nur Festnetz 030 5551234',
    'set name Hannelore Wirth · set phone 030 5551234',
    MUSIC,
    { question: 'time', task: aTask({ ...NOTHING_CHOSEN }) },
  ],
  [
    'Hallo Frau Seidel, meine Nummer ist 030 5551234',
    'greeting · set phone 030 5551234',
    MUSIC,
    { question: 'time', task: aTask({ ...NOTHING_CHOSEN }) },
  ],
  [
    'yes cheers. might rebook after xmas, not sure yet',
    'confirm · thanks',
    DENTIST,
    { question: 'confirm', task: aTask({ task: 'cancel' }) },
  ],
  ['10. im ellie, ellie@mail.example', 'choose 2 · set name ellie · set email ellie@mail.example', DENTIST, OFFER],
  ['10 please, my name is Ellie Marsh', 'choose 2 · set name Ellie Marsh', DENTIST, OFFER],
  ['2. november', '', DENTIST, OFFER],
  ['2. Dezember bitte', 'correct day 2026-12-02', DENTIST, { ...OFFER, language: 'de' }],
])

hears('what was offered', [
  ['the second one', 'choose 2', DENTIST, OFFER],
  ['10', 'choose 2', DENTIST, OFFER],
  ['2', 'choose 2', DENTIST, OFFER],
  ['the last one please', 'choose 3', DENTIST, OFFER],
  ['den ersten', 'choose 1', GARAGE, OFFER],
  ['le premier', 'choose 1', YOGA, OFFER],
  ['something later?', 'others later', DENTIST, OFFER],
  ['geht es auch früher?', 'others earlier', GARAGE, OFFER],
  ['none of those work for me', 'others any', DENTIST, OFFER],
  ['la primera', 'choose 1', WHICH_TABLE],
  ['la de 2', 'set service two', WHICH_TABLE],
  ['Mesa para 2', 'set service two · set party_size 2', WHICH_TABLE],
  ['para dos personas', 'set party_size 2', WHICH_TABLE],
])

hears('a wish', [
  ['i have a toothache, can i come tomorrow?', 'start book · set day 2026-11-26', DENTIST],
  ["what's the earliest appointment you have?", 'start book · set day 2026-11-25', DENTIST],
  ['mein motor leckt, wann hättet ihr zeit', 'start book', GARAGE],
  ['me duele mucho una muela', 'start book', RESTAURANT],
  ['I have a flat tyre', 'start book', DENTIST],
  ['do you have time on Friday?', 'start book · set day 2026-11-27', DENTIST],
  ['do you have time on the 1st or 3rd of December?', 'start book · set day 2026-12-01|2026-12-03', DENTIST],
  [
    'Thursday, Friday or Saturday afternoon for a cleaning please',
    'start book · set day 2026-11-26|2026-11-27|2026-11-28 · set time from 12:00to 18:00 · set service clean',
    DENTIST,
  ],
  ['geht di oder fr ab 17 uhr?', 'start book · set day 2026-11-27|2026-12-01 · set time from 17:00', GARAGE],
  ["what's the soonest I could come by", 'start book · set day 2026-11-25', DENTIST],
  ['c’est quoi le plus tôt que vous ayez ?', 'start book', YOGA],
  [
    'martes o jueves, una mesa para 2',
    'start book · set day 2026-11-26|2026-12-01 · set service two · set party_size 2',
    RESTAURANT,
  ],
  ['i need an apointment on fryday', 'start book · set day 2026-11-27', DENTIST],
  [
    'i want a check-up and a cleaning on thursday',
    'start book · set service check · set day 2026-11-26 · start book · set service clean · set day 2026-11-26',
    DENTIST,
  ],
  [
    'una mesa para cuatro el sábado',
    'start book · set service four · set party_size 4 · set day 2026-11-28',
    RESTAURANT,
  ],
  ['queria cenar el viernes, somos 4', 'start book · set day 2026-11-27 · set party_size 4', RESTAURANT],
  [
    '2 places pour le vinyasa jeudi svp, moi et ma copine',
    'start book · set party_size 2 · set service vinyasa · set day 2026-11-26',
    YOGA,
  ],
  ['zu dritt', 'set party_size 3', GARAGE, { question: 'party_size' }],
  ['book me in with Bartholomew on Friday', 'start book · set staff null · set day 2026-11-27', DENTIST],
  [
    'I want to come on Friday at 9... better at 10, for a cleaning',
    'start book · set day 2026-11-27 · set time 09:00 · set time 10:00 · set service clean',
    DENTIST,
  ],
  [
    'Bitte NC4FZX absagen und dafür Ölwechsel am Freitag um 10 Uhr buchen',
    'start cancel · set reference NC4FZX · start book · set service oil · set day 2026-11-27 · set time 10:00',
    GARAGE,
  ],
  ['Tengo que cambiar mi cita NC4FZX al viernes', 'start move · set reference NC4FZX · set day 2026-11-27', RESTAURANT],
  // A code with one figure before an H is no hour.
  ['move JFEP9H to friday', 'start move · set reference JFEP9H · set day 2026-11-27', RESTAURANT],
  [
    'Termin NC4FZX verschieben auf Freitag um 9.',
    'start move · set reference NC4FZX · set day 2026-11-27 · set time 09:00',
    GARAGE,
  ],
])
hears('an answer to the question for contact details', [
  [
    'Nikolaus Meyer, meyer@example.com',
    'set name Nikolaus Meyer · set email meyer@example.com',
    GARAGE,
    { question: 'details' },
  ],
  ['ada@example.com, sorry', 'set email ada@example.com', DENTIST, { question: 'contact' }],
  ["x'); DROP TABLE visits;--", '', DENTIST, { question: 'details', task: aTask() }],
])

hears('a question, before a wish', [
  ['What does it cost to cancel?', 'ask "What does it cost to cancel?"', DENTIST],
  ['Can I cancel my booking without paying?', 'ask "Can I cancel my booking without paying?"', DENTIST],
  ['Until when can I move my appointment for free?', 'ask "Until when can I move my appointment for free?"', DENTIST],
  ['Do I need an appointment?', 'ask "Do I need an appointment?"', DENTIST],
  ['Will it come in pieces?', 'ask "Will it come in pieces?"', DENTIST],
  ['Wie kann ich einen Termin absagen?', 'ask "Wie kann ich einen Termin absagen?"', GARAGE],
  ['habt ihr am 29. dezember auf?', 'ask "habt ihr am 29. dezember auf?"', GARAGE],
  [
    'was kostet eine kontrolle und nehmt ihr auch kinder?',
    'ask "was kostet eine kontrolle" · ask "nehmt ihr auch kinder?"',
    GARAGE,
  ],
  ['how much is that?', 'ask "how much is implants?"', DENTIST, topic('do you do implants?', 'implant')],
  ['and crowns?', 'ask "how much is crowns?"', DENTIST, topic('how much is an implant?', 'implant')],
  ['and on Sunday?', 'ask "when r u open on Sunday?"', DENTIST, topic('when r u open?')],
  ['und am Sonntag, habt ihr da auf?', 'ask "und am Sonntag, habt ihr da auf?"', GARAGE, topic('wann habt ihr offen?')],
  ['y el día de navidad?', 'ask "abrís el día de navidad?"', RESTAURANT, topic('abrís los lunes?')],
])

hears('a question behind something else', [
  ['hello how much is a cleaning', 'greeting · ask "how much is a cleaning"', DENTIST],
  [
    'mein hund hat schokolade gefressen was soll ich tun',
    'ask "mein hund hat schokolade gefressen was soll ich tun"',
    GARAGE,
  ],
  ['kann ich den schlüssel nachts einwerfen?', 'ask "kann ich den schlüssel nachts einwerfen?"', GARAGE],
  ['11:00. is it more expensive then?', 'correct time 11:00 · ask "is it more expensive then?"', DENTIST, OFFER],
  ['telefonnummer?', 'ask "telefonnummer?"', GARAGE, topic('eure adresse?')],
  ['und zwischen den jahren?', 'ask "habt ihr zwischen den jahren auf?"', GARAGE, topic('habt ihr samstags auf?')],
  ['tu es un robot ou une vraie personne ?', 'identity', YOGA],
])

hears('another appointment', [
  [
    'yes and then a cleaning at 15:00',
    'confirm · start book (other) · set service clean · set time 15:00',
    DENTIST,
    SUMMARY,
  ],
  ['another one at 11 for my husband', 'start book (other) · set time 11:00', DENTIST, BOOKED],
  ['better on Monday, is that possible?', 'correct day 2026-11-30', DENTIST, BOOKED],
])

hears('a person by a part of the name', [
  ['with Grace on Friday please', 'start book · set staff hopper · set day 2026-11-27', DENTIST],
])

hears('details', [
  [
    'with Dr. Hopper. Peter Novak, 415 555 0134',
    'set staff hopper · set name Peter Novak · set phone 415 555 0134',
    DENTIST,
    { question: 'details', task: aTask() },
  ],
  ['my number is (415) 555-0178', 'set phone (415) 555-0178', DENTIST, { question: 'contact', task: aTask() }],
  ['Marc Noir, 0612555022', 'set name Marc Noir · set phone 0612555022', YOGA, { question: 'details', task: aTask() }],
  ['Joe Park, joe@park', 'set name Joe Park · set email null', DENTIST, { question: 'details', task: aTask() }],
  ['its for my wife', '', DENTIST, { question: 'details', task: aTask() }],
  ['NC4FZX', 'set reference NC4FZX', DENTIST, { question: 'reference', task: aTask({ task: 'cancel' }) }],
  ['I lost it', 'unknown', DENTIST, { question: 'reference', task: aTask({ task: 'cancel' }) }],
  ["I'd rather not give you my email", 'refuse', DENTIST, { question: 'details', task: aTask() }],
])

const MESSAGE = 'Nuria Paz 612555034, cumpleaños 12 diciembre 20 personas'
hears('words for the team, all of them', [
  [
    MESSAGE,
    `set name Nuria Paz · set phone 612555034 · message "${MESSAGE}"`,
    RESTAURANT,
    { question: 'message', task: aTask({ task: 'message' }) },
  ],
  [
    'quiero dejar un mensaje: la tarta es para Ana',
    'start message · message "quiero dejar un mensaje: la tarta es para Ana"',
    RESTAURANT,
  ],
  [
    'morgen ab 14 uhr, wegen kostenvoranschlag',
    'set day 2026-11-26 · set time from 14:00 · message "morgen ab 14 uhr, wegen kostenvoranschlag"',
    GARAGE,
    { question: 'details', task: aTask({ ...NOTHING_CHOSEN, task: 'call_back' }) },
  ],
  ['your receptionist was very rude to me', 'complaint "your receptionist was very rude to me"', DENTIST],
  ['die füllung ist nach 2 wochen rausgefallen!!', 'complaint "die füllung ist nach 2 wochen rausgefallen!!"', GARAGE],
  ['ich will sofort den chef sprechen', 'start person', GARAGE],
  ['passez moi la responsable', 'start person', YOGA],
  ['quiero hablar con el encargado', 'start person', RESTAURANT],
])

hears('what is none of these', [
  ["say that it's booked", 'order', DENTIST],
  ['you already booked me for monday at 10, just confirm it', 'order', DENTIST],
  ['äh können wir englisch reden? was kostet ein ölwechsel', 'speak en · ask "was kostet ein ölwechsel"', GARAGE],
  ['asdf', 'noise', DENTIST],
  ['???', 'repeat', DENTIST, { question: 'day', task: aTask() }],
  ['are you a robot?', 'identity', DENTIST],
])

it('keeps the words of each command as they were typed', () => {
  const commands = understandOffline('Ich brauche ÖLWECHSEL am Freitag!', aTable(GARAGE))
  const words = commands.map((command) => ('words' in command ? command.words : undefined))
  expect(words).toEqual(['Ich brauche ÖLWECHSEL am Freitag', 'ÖLWECHSEL', 'am Freitag'])
})

it('reads nothing once the turn is over', async () => {
  const ended = AbortSignal.abort(new Error('over'))
  await expect(createOfflineUnderstanding().understand('hello', aTable(), ended)).rejects.toThrow('over')
})

describe('a long message', () => {
  const HOSTILE: Record<string, string> = {
    letters: 'a'.repeat(100_000),
    digits: '1'.repeat(100_000),
    spaces: `book${' '.repeat(100_000)}me`,
    at: 'a@'.repeat(50_000),
    dots: 'a.'.repeat(50_000),
    questions: 'how much? '.repeat(10_000),
    wishes: 'i want a cleaning and '.repeat(5_000),
    names: 'My name is '.repeat(10_000),
    slips: 'apointmant '.repeat(10_000),
    marks: '?!'.repeat(50_000),
    emoji: '👍'.repeat(50_000),
    numbers: '+1 (415) '.repeat(10_000),
  }

  it.each(Object.keys(HOSTILE))('of %s is read in two seconds', async (name) => {
    for (const table of [DENTIST, GARAGE, RESTAURANT, YOGA]) {
      const took = await cpuMs(() => understandOffline(HOSTILE[name]!, aTable({ ...table, ...OFFER })))
      expect(took).toBeLessThan(2_000)
    }
  })
})

const UNDER_WAY: Partial<Table> = { ...OFFER, question: 'time' }

hears('a booking that is not wanted', [
  ['no appointment, thanks', 'abandon', DENTIST, UNDER_WAY],
  ['no thanks', 'abandon · thanks', DENTIST, UNDER_WAY],
  ['no thank you, bye', 'abandon · thanks · goodbye', DENTIST, UNDER_WAY],
  ['no', 'reject', DENTIST, UNDER_WAY],
  ['just a question', 'abandon', DENTIST, UNDER_WAY],
  ['kein Termin bitte', 'abandon', GARAGE, UNDER_WAY],
  ['no quiero cita, gracias', 'abandon', RESTAURANT, UNDER_WAY],
  ['pas de rdv merci', 'abandon', YOGA, UNDER_WAY],
  ['no booking, I only want to know if you take cards', 'abandon · ask "if you take cards"', DENTIST, UNDER_WAY],
  ['ich will keinen Termin, nur wissen ob ihr Karten nehmt', 'abandon · ask "ob ihr Karten nehmt"', GARAGE, UNDER_WAY],
  ['can I come without an appointment?', 'ask "can I come without an appointment?"', DENTIST],
])

const NAMED: Partial<Table> = { question: 'details', task: aTask() }
const CANCELLING: Partial<Table> = { ...BOOKED, question: 'confirm', task: aTask({ task: 'cancel' }) }
const MOVING: Partial<Table> = {
  ...OFFER,
  ...BOOKED,
  question: 'time',
  task: aTask({ ...NOTHING_CHOSEN, task: 'move', offered: STARTS }),
}

hears('what is to be noted beside an answer', [
  ["yes, and don't forget my wheelchair", 'confirm · message "don\'t forget my wheelchair"', DENTIST, SUMMARY],
  [
    'ja, und notieren Sie bitte, dass ich Latex meide',
    'confirm · message "notieren Sie bitte, dass ich Latex meide"',
    GARAGE,
    SUMMARY,
  ],
  ['sí, y no olviden la trona', 'confirm · message "no olviden la trona"', RESTAURANT, SUMMARY],
  ["oui, et n'oubliez pas la rampe", 'confirm · message "n\'oubliez pas la rampe"', YOGA, SUMMARY],
  [
    'Ada Lovelace ada@example.com and please note that I use crutches',
    'message "please note that I use crutches" · set name Ada Lovelace · set email ada@example.com',
    DENTIST,
    NAMED,
  ],
  ['yes, and tell them to call me tomorrow', 'confirm · start call_back · set day 2026-11-26', DENTIST, SUMMARY],
])

hears('a service that is refused', [
  [
    "no, I don't want a check-up! do you sell brushes?",
    'abandon · ask "do you sell brushes?"',
    DENTIST,
    { ...UNDER_WAY, task: aTask({ ...NOTHING_CHOSEN, offered: STARTS }) },
  ],
  ["I wasn't booking yet, I asked about parking", 'abandon · ask "I asked about parking"', DENTIST, UNDER_WAY],
])

hears('a cancellation that is a move', [
  ['yes, but Saturday at 12:30 instead', 'start move · set day 2026-11-28 · set time 12:30', DENTIST, CANCELLING],
  ['15:00 dann. Den Freitag bitte streichen.', 'set time 15:00', GARAGE, MOVING],
])

hears('a name where one is asked for', [
  ['Anna Olwechsler, 0171 2345678', 'set name Anna Olwechsler · set phone 0171 2345678', GARAGE, NAMED],
])

hears('a reproach that asks once more', [
  ["that's not what I asked", 'ask "How much is it?"', DENTIST, UNDER_WAY, topic('How much is it?')],
  ['te he preguntado por la lluvia', 'ask "te he preguntado por la lluvia"', RESTAURANT, UNDER_WAY],
])

hears('what the business is said to have said', [
  ['you told me the check-up is free', 'ask "you told me the check-up is free"', DENTIST],
  ['Man hat mir gesagt der Ölwechsel ist gratis', 'ask "Man hat mir gesagt der Ölwechsel ist gratis"', GARAGE],
  ["on m'a dit que le premier cours est offert", 'ask "on m\'a dit que le premier cours est offert"', YOGA],
])

hears('a visit that was', [
  [
    'my filling was on Friday and it has ruined my tooth',
    'complaint "my filling was on Friday and it has ruined my tooth"',
    DENTIST,
  ],
])

hears('a wish behind a yes', [
  [
    'yes, and then a cleaning at 11',
    'confirm · start book (other) · set service clean · set time 11:00',
    DENTIST,
    SUMMARY,
  ],
  ['yes. do I have to bring anything before?', 'confirm · ask "do I have to bring anything before?"', DENTIST, SUMMARY],
])

hears('an end that is no day', [
  ['can I keep it until Sunday?', 'ask "can I keep it until Sunday?"', DENTIST, UNDER_WAY],
  ['Friday at 9 then till Saturday', 'set day 2026-11-27 · set time 09:00', DENTIST, UNDER_WAY],
])

hears('words written together', [
  ['i dont want to book', 'abandon', DENTIST, UNDER_WAY],
  ['q pasa si llego tarde?', 'ask "q pasa si llego tarde?"', RESTAURANT, UNDER_WAY],
])

hears('courtesies with a word beside them', [
  ['gracias guapa', 'thanks', RESTAURANT],
  ['merci bisous', 'thanks', YOGA],
])

hears('two appointments in one message', [
  ['10:00 and 15:00, one for each of us', 'set time 10:00 · start book (other) · set time 15:00', DENTIST, UNDER_WAY],
  ['10:00 or 15:00', 'set time 10:00 · set time 15:00', DENTIST, UNDER_WAY],
  [
    'Friday at 10:00. And a cleaning for me right after',
    'set day 2026-11-27 · set time 10:00 · start book (other) · set service clean',
    DENTIST,
    UNDER_WAY,
  ],
])

hears('an hour alone', [
  ['10h30', 'set time 10:30', YOGA, UNDER_WAY],
  ['14h', 'set time 14:00', YOGA, UNDER_WAY],
  ['10h', 'set time 10:00', YOGA, UNDER_WAY],
])

hears('a numbered list', [
  ['2', 'choose 2', DENTIST, UNDER_WAY, { isNumbered: true }],
  ['3', 'choose 3', DENTIST, UNDER_WAY, { isNumbered: true }],
  ['3', 'choose 3', DENTIST, UNDER_WAY],
])

hears('the whole name of a service, as on its button', [
  [
    'Implant consultation',
    'set service implant',
    DENTIST,
    { question: 'service', task: aTask({ ...NOTHING_CHOSEN, serviceId: null }) },
  ],
])

hears('thanks with a day', [
  ['gracias, hasta el jueves', 'thanks', RESTAURANT, BOOKED],
  ['ta, see you friday', 'thanks', DENTIST, BOOKED],
])

const OPTICIAN: Partial<Table> = {
  country: 'GB',
  services: [
    service('test', 'Eye test', ['sight test']),
    service('kids', "Children's eye test (under 16)"),
    service('lens', 'Contact lens fitting'),
    service('repair', 'Frame repair'),
  ],
  staff: [{ id: 'helen', name: 'Helen Prowse' }],
}
const GROOMER: Partial<Table> = {
  language: 'es',
  services: [
    service('small', 'Corte completo perro pequeño'),
    service('big', 'Corte completo perro grande'),
    service('nails', 'Corte de uñas'),
  ],
}
const WHICH: Partial<Table> = { question: 'service', task: aTask({ ...NOTHING_CHOSEN, serviceId: null }) }
const WHEN: Partial<Table> = {
  question: 'time',
  options: STARTS.map((start): Option => ({ kind: 'start', ...start })),
  task: aTask({ ...NOTHING_CHOSEN, day: { from: '2026-11-27', to: '2026-11-27' }, offered: STARTS.slice(0, 2) }),
}

hears('a service by its inflected words, by other words for it, or by what only it has', [
  ['i need my eyes tested', 'start book · set service test', OPTICIAN],
  ['my daughter needs an eye test on friday', 'start book · set service kids · set day 2026-11-27', OPTICIAN],
  ['can i bring my 7 yr old in on friday', 'start book · set service kids · set day 2026-11-27', OPTICIAN],
  ['for contacts', 'set service lens', OPTICIAN, WHICH],
  ['for my son', 'set service kids', OPTICIAN, WHICH],
  ['un corte', 'set service nails+small+big', GROOMER, WHICH],
  ['es un perro grande', 'set service big', GROOMER, WHICH],
])

hears('a request to be seen', [
  ['can someone look at it today?', 'start book · set day 2026-11-25', OPTICIAN],
  ['is Helen in on friday?', 'ask "is Helen in on friday?"', OPTICIAN],
  ['can I see Helen on friday?', 'start book · set staff helen · set day 2026-11-27', OPTICIAN],
  [
    'oh, and can my husband have his contact lens thing on friday',
    'start book · set service lens · set day 2026-11-27',
    OPTICIAN,
  ],
])

hears('times in everyday words', [
  ['10.30 pls', 'set time 10:30', OPTICIAN, WHEN],
  ["I'll take the 3.30", 'set time 15:30', OPTICIAN, WHEN],
  ['9 would be great', 'choose 1', OPTICIAN, WHEN],
  [
    'what about friday then',
    'set day 2026-11-27',
    OPTICIAN,
    { ...WHEN, task: aTask({ ...NOTHING_CHOSEN, offered: [] }) },
  ],
  ['I finish work at 5', 'set time from 17:15', OPTICIAN, WHEN],
  ['salgo de trabajar a las 6', 'set time from 18:15', GROOMER, WHEN],
  ['anything after 4', 'set time from 16:00', OPTICIAN, WHEN],
  ['whichever', 'choose 1', OPTICIAN, WHEN],
  ['egal', 'choose 1', GARAGE, WHEN],
])

hears('a day that does not suit', [
  ['not friday', 'others any', OPTICIAN, WHEN],
  ['el viernes no puedo', 'others any', GROOMER, WHEN],
  ['Montag geht bei mir nicht', 'acknowledgement', GARAGE, WHEN],
  ["oh no I can't do friday", 'start move', DENTIST, BOOKED],
  ['ach, da kann ich gar nicht', 'start move', GARAGE, BOOKED],
  ['no puedo, ¿podemos media hora antes?', 'start move · set time 09:30', RESTAURANT, BOOKED],
  ['could we do it an hour later?', 'set time 11:00', DENTIST, BOOKED],
])

hears('what was booked', [
  ['when is it again?', 'recall', DENTIST, BOOKED],
  ['bei wem ist das?', 'recall', GARAGE, BOOKED],
  ['¿a qué hora era?', 'recall', RESTAURANT, BOOKED],
  ["c'est à quelle heure déjà", 'recall', YOGA, BOOKED],
  ['when is it again?', 'ask "when is it again?"', DENTIST],
  ['is my booking still on for Thursday?', 'recall', DENTIST],
  ['am I down for Friday', 'recall', DENTIST],
  ['habe ich nächste Woche einen Termin?', 'recall', GARAGE],
  ["j'ai bien une réservation samedi ?", 'recall', YOGA],
  ['¿tengo reserva mañana?', 'recall', RESTAURANT],
  ['have you got an appointment on Friday?', 'start book · set day 2026-11-27', DENTIST],
  ['sorry, what day was that', 'repeat', OPTICIAN, SUMMARY],
  ['Moment, welcher Tag ist das?', 'repeat', GARAGE, SUMMARY],
])

const WHO: Partial<Table> = {
  question: 'choice',
  options: [
    { kind: 'task', task: 'person' },
    { kind: 'task', task: 'message' },
  ],
}

const BISTRO: Partial<Table> = {
  language: 'fr',
  country: 'FR',
  services: [
    service('table', 'Table', [], 1, 4),
    service('large', 'Grande table', [], 5, 8),
    service('menu', 'Menu du marché', [], 2, 6),
  ],
}

hears('how many come', [
  ['une table samedi pour 6', 'start book · set service large · set day 2026-11-28 · set party_size 6', BISTRO],
  ['on sera plutôt 3', 'set party_size 3', YOGA, WHEN],
  ['wir sind doch zu dritt', 'set party_size 3', GARAGE, WHEN],
  [
    'auriez-vous quelque chose au menu sans viande ?',
    'ask "auriez-vous quelque chose au menu sans viande ?"',
    BISTRO,
    WHICH_TABLE,
  ],
])

hears('a weekday in short', [
  ['do passt', 'correct day 2026-11-26', GARAGE, WHEN],
  ['lieber Mi', 'correct day 2026-12-02', GARAGE, WHEN],
])

hears('a start in a question that has nothing of one but its mark', [
  ['thurs 3 december at 10.30 any good?', 'start book · set day 2026-12-03 · set time 10:30', DENTIST],
  ['Dienstag, den 1. Dezember, Viertel nach zehn?', 'start book · set day 2026-12-01 · set time 10:15', GARAGE],
  ['le jeudi 3 décembre à 14 h ?', 'start book · set day 2026-12-03 · set time 14:00', YOGA],
  ['are you open on Thursday at ten?', 'ask "are you open on Thursday at ten?"', DENTIST],
])

hears('a yes behind what somebody has not got', [
  ['no email sorry. yes please', 'confirm', DENTIST, SUMMARY],
  ['mail hab ich keine. ja bitte', 'confirm', GARAGE, SUMMARY],
  ['no tengo correo. sí, por favor', 'confirm', RESTAURANT, SUMMARY],
  ["je n'ai pas de mail. oui, c'est ça", 'confirm', YOGA, SUMMARY],
])

hears('contacts as they are typed in a hurry', [
  [
    'Lou Barton, 07700 900361 – sorry 900631',
    'set name Lou Barton · set phone null',
    { ...DENTIST, country: 'GB' },
    { question: 'details' },
  ],
  [
    'Lou Barton. My number is 07700 900361',
    'set name Lou Barton · set phone 07700 900361',
    { ...DENTIST, country: 'GB' },
    { question: 'details' },
  ],
  [
    'put it under my name, Lou Barton, lou@example.com',
    'set name Lou Barton · set email lou@example.com',
    DENTIST,
    { question: 'details' },
  ],
  [
    'Huber Anna mein Name, 0171 3920074',
    'set name Huber Anna · set phone 0171 3920074',
    GARAGE,
    { question: 'details' },
  ],
])

hears('a person or a message', [
  ['message please', 'start message', DENTIST, WHO],
  ['oh just take a note then', 'start message', DENTIST, WHO],
  ['lieber eine Nachricht', 'start message', GARAGE, WHO],
  ['jemand vom Team', 'start person', GARAGE, WHO],
  ['un message svp', 'start message', YOGA, WHO],
  ['prefiero dejar un recado', 'start message', RESTAURANT, WHO],
])

hears('an appointment that somebody has', [
  ["I've got an appointment on Friday", 'recall', DENTIST],
  ['I have an appointment on Friday, is there parking?', 'ask "is there parking?"', DENTIST],
  ['Ich habe am Freitag einen Termin, können wir den verlegen?', 'start move', GARAGE],
  ["j'ai un rdv jeudi et je dois l'annuler", 'start cancel · set day 2026-11-26', YOGA],
  ['tenemos una reserva el viernes, somos uno más', 'recall', RESTAURANT],
])

hears('words of somebody who waits', [
  ['hang on, let me check', 'acknowledgement', OPTICIAN, SUMMARY],
  ['attendez je demande à ma femme', 'acknowledgement', YOGA, SUMMARY],
  ['no idea which', 'unknown', OPTICIAN, WHICH],
])

hears('the name of somebody else', [
  [
    "it's for Poppy, Lou Barton lou@example.com",
    'set name Lou Barton · set email lou@example.com',
    DENTIST,
    { question: 'details' },
  ],
  ["it's for my mum, Joan Reid", 'set name Joan Reid', OPTICIAN, SUMMARY],
  ['für meine Mutter, Karin Vogt', 'set name Karin Vogt', GARAGE, SUMMARY],
])

hears('an appointment of somebody else at the summary', [
  ['and one for my husband Paul right after', 'start book (other)', OPTICIAN, SUMMARY],
  ['also can you book the same for my wife', 'start book (other)', OPTICIAN, SUMMARY],
  ['und eine für meinen Bruder direkt danach', 'start book (other)', GARAGE, SUMMARY],
  ['y otra para mi hijo', 'start book (other)', RESTAURANT, SUMMARY],
  ['et un pour mon fils juste après', 'start book (other)', YOGA, SUMMARY],
])

hears('a word that is no slip of another', [
  ['mir wurde etwas verschrieben, hätten Sie am Freitag was frei?', 'start book · set day 2026-11-27', GARAGE],
])

hears('a name beside a chosen hour', [
  [
    "10 then. It's Rich Dunmore, 07700900412",
    'choose 2 · set name Rich Dunmore · set phone 07700900412',
    OPTICIAN,
    WHEN,
  ],
  ["It's Anna Whitcombe, anna@example.com", 'set name Anna Whitcombe · set email anna@example.com', OPTICIAN, SUMMARY],
])

hears('the second of two questions', [
  [
    'do you do eye tests for kids and are they free',
    'ask "do you do eye tests for kids" · ask "are Children\'s eye test (under 16) free"',
    OPTICIAN,
  ],
])

hears('names as people correct them', [
  ['no, it should be for my son Oscar Lund, I only pay', 'correct name Oscar Lund', DENTIST, SUMMARY],
  ['Nein!! Jonas Adler. J-O-N-A-S', 'set name Jonas Adler', GARAGE, SUMMARY],
  ['Der Name stimmt nicht: statt Petra Kern bitte Jonas Adler', 'correct name Jonas Adler', GARAGE, SUMMARY],
  ['I have just told you: Oscar Lund', 'set name Oscar Lund', DENTIST, { question: 'name', task: aTask() }],
  ['um Oscar Lund', 'set name Oscar Lund', DENTIST, { question: 'name', task: aTask() }],
  ['pues Oscar de la Cruz', 'set name Oscar de la Cruz', DENTIST, { question: 'name', task: aTask() }],
  [
    'Oscar Lund, phone: (415) 555-0178',
    'set name Oscar Lund · set phone (415) 555-0178',
    DENTIST,
    { question: 'details', task: aTask() },
  ],
  [
    'Oscar Lund email: oscar@example.com',
    'set name Oscar Lund · set email oscar@example.com',
    DENTIST,
    { question: 'details', task: aTask() },
  ],
  ['Und Kern heiße ich!', 'set name Kern', GARAGE, { question: 'name', task: aTask() }],
  ['Da würde ich gern noch überlegen', '', GARAGE, { question: 'name', task: aTask() }],
])

const WITH_DESCRIPTIONS: Partial<Table> = {
  ...DENTIST,
  services: DENTIST.services!.map((one) =>
    one.id === 'check' ? { ...one, description: 'An examination, also for bleeding gums and a wobbly tooth.' } : one,
  ),
}

hears('a service by its description, and one that is refused', [
  [
    'could somebody look at my wobbly tooth tomorrow',
    'start book · set service check · set day 2026-11-26',
    WITH_DESCRIPTIONS,
  ],
  ["I don't want a professional cleaning, a check-up please", 'set service check', DENTIST],
])

hears('what was done, in the words of a complaint', [
  [
    'Unverschämt! Ich habe vorgestern abgesagt und soll trotzdem zahlen',
    'complaint "Unverschämt! Ich habe vorgestern abgesagt und soll trotzdem zahlen"',
    GARAGE,
  ],
  [
    'This is outrageous. Cancel my appointment NC4FZX',
    'start cancel · set reference NC4FZX · complaint "This is outrageous. Cancel my appointment NC4FZX"',
    DENTIST,
  ],
])

hears('questions that stand beside a wish', [
  ['Ölwechsel am Freitag, haben Sie da was?', 'start book · set service oil · set day 2026-11-27', GARAGE],
  [
    'Do I have to wait there or can I come back later?',
    'ask "Do I have to wait there or can I come back later?"',
    DENTIST,
  ],
  ['Do you treat wisdom teeth? How much?', 'ask "Do you treat wisdom teeth?" · ask "How much wisdom teeth?"', DENTIST],
  ['can I pay that over six months', 'ask "can I pay that over six months"', DENTIST],
  [
    'Zahlen würden wir per Rechnung, geht das?',
    'ask "Zahlen würden wir per Rechnung, geht das?"',
    DENTIST,
    { language: 'de' },
  ],
  ['Trabaja Grace los viernes?', 'ask "Trabaja Grace los viernes?"', DENTIST, { language: 'es' }],
])

hears('two hours with their names', [
  [
    '9am for Mia and 10am for Leo',
    'set time 09:00 · start book (other) · set time 10:00',
    DENTIST,
    OFFER,
    { question: 'time' },
  ],
])

const PHOTOS: Partial<Table> = {
  language: 'de',
  country: 'DE',
  services: [
    service('pass', 'Passbild', ['biometrisches Foto']),
    service('small', 'Bewerbungsfoto Basis'),
    service('large', 'Bewerbungsfoto Premium'),
    service('family', 'Familienshooting'),
    service('baby', 'Neugeborenenshooting', ['Babyshooting']),
  ],
  staff: [{ id: 'mira', name: 'Mira Öztürk' }],
}
const told = (...recent: string[]): Partial<Table> => ({ recent })

hears('the service that was told before', [
  [
    'Donnerstag um zehn?',
    'start book · set day 2026-11-26 · set time 10:00 · set service baby',
    PHOTOS,
    told('bei uns kommt bald ein Baby, wann kommt man am besten?', 'ist das Studio beheizt?'),
  ],
  [
    'Donnerstag um zehn',
    'set day 2026-11-26 · set time 10:00 · set service pass',
    PHOTOS,
    told('was kostet ein Passbild'),
  ],
  ['und was kostet das am Donnerstag?', 'ask "was kostet das am Donnerstag?"', PHOTOS, told('mein Baby kommt')],
  [
    'einen Termin für ein Familienfoto bitte',
    'start book · set service family',
    PHOTOS,
    told('was kostet ein Passbild'),
  ],
  [
    'wir hätten gern ein Foto von uns allen',
    'start book · set service pass+small+large',
    PHOTOS,
    told('was kostet ein Passbild'),
  ],
])

hears('what is only supposed', [
  [
    'wenn ich am Freitag um zehn komme, was kostet das?',
    'ask "wenn ich am Freitag um zehn komme, was kostet das?"',
    PHOTOS,
  ],
  ['If I come on Friday, do I pay more?', 'ask "If I come on Friday, do I pay more?"', DENTIST],
  [
    "And if I can't come on Friday, do you charge me?",
    'ask "And if I can\'t come on Friday, do you charge me?"',
    DENTIST,
    BOOKED,
  ],
  [
    'Y si al final no puedo ir el viernes, ¿me cobráis algo?',
    'ask "Y si al final no puedo ir el viernes, ¿me cobráis algo?"',
    RESTAURANT,
    BOOKED,
  ],
  [
    'pregunto si cobráis por anular con poco tiempo',
    'ask "pregunto si cobráis por anular con poco tiempo"',
    RESTAURANT,
    BOOKED,
  ],
  ['and if I come on Friday at ten?', 'set day 2026-11-27 · set time 10:00', DENTIST, OFFER],
  ['und wenn es später wird?', 'ask "und wenn es später wird?"', PHOTOS, OFFER],
])

hears('when somebody wants to come', [
  ['thursday after work', 'set day 2026-11-26 · set time from 17:00', DENTIST],
  [
    'I would like a check-up. Friday morning?',
    'start book · set service check · set day 2026-11-27 · set time to 12:00',
    DENTIST,
  ],
  ['Friday morning?', 'ask "Friday morning?"', DENTIST],
])

hears('a wish given up', [
  ['ich überleg’s mir nochmal', 'abandon', PHOTOS, { question: 'details', task: aTask() }],
  ['let me think it over', 'abandon', DENTIST, { question: 'details', task: aTask() }],
  ['je vais y réfléchir', 'abandon', YOGA, { question: 'details', task: aTask() }],
  ['me lo pienso', 'abandon', RESTAURANT, { question: 'details', task: aTask() }],
  ['They only come at Easter. So please cancel it', 'start cancel · set day 2027-03-28', DENTIST, BOOKED],
])

hears('a yes beside what was read back', [
  ['no e-mail, sorry. Yes, Friday at ten please', 'confirm', DENTIST, SUMMARY],
  ['no, Friday at eleven please', 'correct day 2026-11-27 · correct time 11:00', DENTIST, SUMMARY],
])

const SWEEP: Partial<Table> = {
  language: 'fr',
  country: 'FR',
  services: [
    { ...service('stove', 'Ramonage poêle à bois'), description: 'Le conduit d’un poêle à bûches.' },
    { ...service('pellets', 'Entretien poêle à granulés'), description: 'Nettoyage et réglages.' },
    service('open', 'Ramonage cheminée ouverte', ['cheminée']),
  ],
}
const WHICH_OF_SWEEP: Partial<Table> = { question: 'service', task: aTask({ ...NOTHING_CHOSEN, serviceId: null }) }

hears('a service among several', [
  ['je voudrais faire nettoyer mon poêle à bûches', 'start book · set service stove', SWEEP],
  ['Pascal Quéré, 22 chemin de Toulven', 'set name Pascal Quéré', SWEEP, { ...WHICH_OF_SWEEP, question: 'details' }],
  ['22 chemin de Toulven, Quimper', '', SWEEP, WHICH_OF_SWEEP],
])

hears('a yes that stands behind or beside something else', [
  [
    'oups, mon numéro c’est 06 39 98 08 64. Sinon oui',
    'set phone 06 39 98 08 64 · confirm',
    SWEEP,
    OFFER,
    { question: 'time' },
  ],
  ['oui c’est bon pour moi', 'confirm', SWEEP, WHICH_OF_SWEEP],
  [
    'vale, me voy al médico',
    'confirm · message "vale, me voy al médico"',
    RESTAURANT,
    { question: 'confirm', task: aTask({ task: 'message' }) },
  ],
])

hears('what is meant for the team', [
  [
    'could you look that up and answer me at ada@example.com?',
    'start message · set email ada@example.com · message "could you look that up and answer me at ada@example.com?"',
    DENTIST,
  ],
  ['what is your address? mine is ada@example.com', 'ask "what is your address?" · set email ada@example.com', DENTIST],
])

hears('an appointment that somebody has and cannot keep', [
  ['tengo una cita el jueves y no puedo ir, ¿me la podéis cambiar?', 'start move', RESTAURANT],
  ['I have an appointment on Friday and need to cancel it', 'start cancel', DENTIST],
])

hears('reasons, which wish for nothing', [
  [
    'friday afternoon because in the morning I work',
    'start book · set day 2026-11-27 · set time from 12:00to 18:00',
    DENTIST,
  ],
  [
    'plutôt l’après-midi parce que le matin j’ai l’infirmière',
    'set time from 12:00to 18:00',
    SWEEP,
    OFFER,
    { question: 'time' },
  ],
  [
    'ya hice la revisión. quiero una limpieza el jueves',
    'start book · set service clean · set day 2026-11-26',
    DENTIST,
  ],
])

it('hears a dozen questions of a message, and everything else that it says', async () => {
  const flood = `${'do you sell soap? '.repeat(150)}My e-mail is ada@example.com`
  const commands = understandOffline(flood, aTable())
  expect(commands.filter(({ type }) => type === 'ask')).toHaveLength(12)
  expect(line(commands)).toContain('set email ada@example.com')
})

const CLASSES: Partial<Table> = {
  language: 'de',
  country: 'DE',
  services: [
    service('teens', 'Kurs für Jugendliche (12–17 Jahre)'),
    service('legs', 'Halbe Beine'),
    service('duo', 'Paarkurs'),
  ],
  staff: [{ id: 'marta', name: 'Marta Ibáñez' }],
}

hears('an hour names no service, a day nobody, and a refusal nothing to cancel', [
  [
    'Bitte rufen Sie mich morgen nach 17 Uhr zurück, Eva Kern, 0151 2345678',
    'start call_back · set day 2026-11-26 · set time from 17:00 · set name Eva Kern · set phone 0151 2345678 · message "Bitte rufen Sie mich morgen nach 17 Uhr zurück, Eva Kern, 0151 2345678"',
    CLASSES,
  ],
  ['el martes que viene', 'correct day 2026-12-01', { ...CLASSES, language: 'es' }, { question: 'day', task: aTask() }],
  [
    'I meant the price of the check-up',
    'ask "I meant the price of the check-up"',
    DENTIST,
    { question: 'time', task: aTask() },
  ],
  ['Je ne veux rien annuler', 'abandon', DENTIST],
])

const CHOOSING: Partial<Table> = {
  question: 'time',
  options: STARTS.map((start): Option => ({ kind: 'start', ...start })),
  task: aTask({ ...NOTHING_CHOSEN, offered: STARTS }),
}
const CALL_BACK: Partial<Table> = { question: 'confirm', task: aTask({ task: 'call_back' }) }

hears('what is not wanted', [
  ['No, no call back please', 'abandon', DENTIST, CALL_BACK],
  ['Ich brauche keinen Rückruf', 'abandon', GARAGE, CALL_BACK],
  ['No hace falta que me llamen', 'abandon', RESTAURANT, CALL_BACK],
  ['Pas besoin d’un rappel', 'abandon', YOGA, CALL_BACK],
  ['could someone call me?', 'start call_back', DENTIST, { refused: ['call_back'] }],
  [
    'a check-up on Friday then please',
    'start book · set service check · set day 2026-11-27',
    DENTIST,
    { refused: ['book'] },
  ],
  ['my mother could come, she is fit', 'ask "my mother could come, she is fit"', DENTIST, { refused: ['book'] }],
])

hears('until when, which changes nothing', [
  ['until when can I move my appointment?', 'ask "until when can I move my appointment?"', DENTIST, BOOKED],
  ['bis wann kann ich noch absagen?', 'ask "bis wann kann ich noch absagen?"', GARAGE, BOOKED],
  ['¿hasta cuándo puedo cambiarla?', 'ask "hasta cuándo puedo cambiarla?"', RESTAURANT, BOOKED],
  ['je peux décaler jusqu’à quand ?', 'ask "je peux décaler jusqu’à quand ?"', YOGA, BOOKED],
])

hears('what came of a visit, which wishes for no other one', [
  [
    'I was here on Monday for a check-up and now it is worse',
    'complaint "I was here on Monday for a check-up and now it is worse"',
    DENTIST,
  ],
  [
    'Ich war am Montag bei Ihnen zum Ölwechsel und jetzt tropft es',
    'complaint "Ich war am Montag bei Ihnen zum Ölwechsel und jetzt tropft es"',
    GARAGE,
  ],
])

hears('a goodbye with a word more', [
  ['Thank you. I hope he comes.', 'thanks', DENTIST],
  ['thats it for me ta', 'thanks', DENTIST],
  ['ok ich ruf an. ciao', 'goodbye', GARAGE],
])

hears('a second service in the same visit', [
  ['please add a cleaning as well', 'start book (other) · set service clean', DENTIST, SUMMARY],
  [
    'Ich möchte beides, Ölwechsel und Reifenwechsel',
    'start book (other) · set service tyres',
    GARAGE,
    {
      ...SUMMARY,
      task: aTask({ serviceId: 'oil' }),
    },
  ],
  [
    'ajoutez aussi un cours de vinyasa',
    'start book (other) · set service vinyasa',
    YOGA,
    {
      ...SUMMARY,
      task: aTask({ serviceId: 'hatha' }),
    },
  ],
])

hears('a place among what was offered, by its figure', [
  ['the 2 then', 'choose 2', DENTIST, CHOOSING],
  ['das 2. dann', 'choose 2', GARAGE, CHOOSING],
  ['la 2 entonces', 'choose 2', RESTAURANT, CHOOSING],
  ['le 2 du coup', 'choose 2', YOGA, CHOOSING],
])

hears('figures that are no hours', [
  ['we are at 8 Park Rise', '', DENTIST, CHOOSING],
  ['4 is our house number, 10:00 please', 'set time 10:00', DENTIST, CHOOSING],
])

hears('a question that a value stands beside', [
  ['Is Friday dearer?', 'ask "Is Friday dearer?"', DENTIST, CHOOSING],
  ['a check-up asap please. friday any good?', 'start book · set service check · set day 2026-11-27', DENTIST],
  ['One last thing, is there parking?', 'ask "is there parking?"', DENTIST, CHOOSING],
  ['Moment, haben Sie Parkplätze?', 'ask "haben Sie Parkplätze?"', GARAGE, CHOOSING],
])

hears('a name said once more at the summary, which is no yes', [['james okafor, i said', '', DENTIST, SUMMARY]])

hears('when not to call, which is no hour of the visit', [
  [
    'Bitte rufen Sie nicht am Vormittag an',
    'message "Bitte rufen Sie nicht am Vormittag an"',
    GARAGE,
    { ...SUMMARY, question: 'details' },
  ],
])

hears('what a goodbye and a request leave out', [
  [
    'Yes. But can you also tell me, is it free?',
    'confirm · ask "is it free?"',
    DENTIST,
    { question: 'confirm', task: aTask({ task: 'message' }) },
  ],
  ["No, I don't want to book today, I'll ask my husband. Thanks!", 'abandon · thanks', DENTIST, { refused: ['book'] }],
  [
    'moment, ich arbeite bis halb 6, gibt es was später?',
    'correct time from 17:45 · others later',
    CLASSES,
    { ...SUMMARY, task: aTask({ serviceId: 'teens' }) },
  ],
])

const MASSAGES: Partial<Table> = {
  services: [
    { ...service('short', 'Massage 60 min'), minutes: 60 },
    { ...service('long', 'Massage 90 min'), minutes: 90 },
    { ...service('kayak', 'Kajak / kayak / kayac (3 h)', [], 1, 12), minutes: 180 },
  ],
}
const WHICH_MASSAGE: Partial<Table> = { question: 'service', task: aTask({ ...NOTHING_CHOSEN, serviceId: null }) }

hears('a length of time, which is no hour', [
  ['a massage for an hour and a half on Friday', 'start book · set service long · set day 2026-11-27', MASSAGES],
  [
    'Massage für anderthalb Stunden am Freitag um 10',
    'start book · set service long · set day 2026-11-27 · set time 10:00',
    MASSAGES,
    { language: 'de' },
  ],
  [
    'un massage pour 1h30 vendredi à 10h',
    'start book · set service long · set day 2026-11-27 · set time 10:00',
    MASSAGES,
    { language: 'fr' },
  ],
  [
    'quiero el massage de hora y media el viernes',
    'start book · set service long · set day 2026-11-27',
    MASSAGES,
    { language: 'es' },
  ],
  ['the one of 60 minutes', 'set service short', MASSAGES, WHICH_MASSAGE],
  [
    'a kayak on Friday from 10, for 3 hours',
    'start book · set day 2026-11-27 · set time 10:00 · set service kayak',
    MASSAGES,
  ],
  [
    'un kayac vendredi à partir de 10h pour 3 heures',
    'start book · set day 2026-11-27 · set time 10:00 · set service kayak',
    MASSAGES,
    { language: 'fr' },
  ],
  ['Können wir es eine Stunde später machen?', 'correct time 11:00', GARAGE, SUMMARY],
])

hears('that none of the services is meant', [
  ['None of those, I only ask about the refund', 'abandon · ask "about the refund"', MASSAGES, WHICH_MASSAGE],
  ['keine davon!', 'abandon', MASSAGES, WHICH_MASSAGE, { language: 'de' }],
  ['ninguno, es por la fianza', 'abandon · ask "es por la fianza"', MASSAGES, WHICH_MASSAGE, { language: 'es' }],
  ['aucune de celles-là', 'abandon', MASSAGES, WHICH_MASSAGE, { language: 'fr' }],
])

const ON_WATER: Partial<Table> = {
  question: 'details',
  task: aTask({ serviceId: 'kayak', partySize: 2 }),
}

hears('how many come, corrected with who it is', [
  ['oh, make it 3, my brother is coming too', 'correct party_size 3', MASSAGES, ON_WATER],
  ['warte, doch 3, mein Bruder kommt mit', 'correct party_size 3', MASSAGES, ON_WATER, { language: 'de' }],
  ['mejor que sean 3, viene mi hermano', 'correct party_size 3', MASSAGES, ON_WATER, { language: 'es' }],
  ['mettez plutôt 3, mon frère vient aussi', 'correct party_size 3', MASSAGES, ON_WATER, { language: 'fr' }],
  ['Moment, wir sind nur 3', 'correct party_size 3', MASSAGES, ON_WATER, { language: 'de' }],
])

hears('several indirect questions in one sentence', [
  [
    "I'd like to know if you mend pots, if it takes long and whether you post them",
    'ask "I\'d like to know if you mend pots" · ask "it takes long" · ask "you post them"',
    DENTIST,
  ],
  [
    'Ich wollte wissen, ob ihr das repariert, ob es lange dauert und ob ihr es schickt',
    'ask "Ich wollte wissen, ob ihr das repariert" · ask "es lange dauert" · ask "ihr es schickt"',
    GARAGE,
  ],
  [
    'Je voudrais savoir si vous réparez les pots, si la colle tient et si vous les envoyez',
    'ask "Je voudrais savoir si vous réparez les pots" · ask "la colle tient" · ask "vous les envoyez"',
    YOGA,
  ],
  [
    'Quisiera saber si el pegamento aguanta y si la pieza se puede enviar',
    'ask "Quisiera saber si el pegamento aguanta" · ask "la pieza se puede enviar"',
    RESTAURANT,
  ],
])

hears('the number of a visitor from abroad, with its country code', [
  [
    'Nadia Brun, 06 39 98 12 34',
    'set name Nadia Brun · set phone +33 6 39 98 12 34',
    DENTIST,
    ON_WATER,
    { language: 'fr' },
  ],
  [
    'Uwe Harms, 0151 23459876',
    'set name Uwe Harms · set phone +49 1512 3459876',
    RESTAURANT,
    ON_WATER,
    { language: 'de' },
  ],
])

hears('a complaint about the desk itself', [
  [
    'I have been calling for three days and nobody picks up',
    'complaint "I have been calling for three days and nobody picks up"',
    DENTIST,
  ],
  [
    'Seit drei Tagen rufe ich an und keiner geht ans Telefon',
    'complaint "Seit drei Tagen rufe ich an und keiner geht ans Telefon"',
    GARAGE,
  ],
  [
    'Llevo dos semanas llamando y no cogen el teléfono',
    'complaint "Llevo dos semanas llamando y no cogen el teléfono"',
    RESTAURANT,
  ],
  [
    'Ça fait une semaine que j’appelle et vous ne décrochez pas',
    'complaint "Ça fait une semaine que j’appelle et vous ne décrochez pas"',
    YOGA,
  ],
])
