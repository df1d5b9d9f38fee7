import type { ConversationFacts, Tool, TurnRequest } from '../chat-model.ts'
import type { Command, Table } from '../understanding.ts'

/** A message to a business that is not real, and what an understanding of it must contain. */
interface HearingProbe {
  message: string
  table?: Partial<Table>
  /** True for commands that mean the message. */
  isMeant(commands: Command[]): boolean
}

/** A question, and what a reply to it must be. */
export interface SpeakingProbe {
  question: string
  language?: string
  /** Stands in the reply after the server has checked it. */
  says?: RegExp
  /** The model has to call this tool. */
  calls?: string
  /** True for a question to which the material has no answer. */
  isUnknown?: true
}

/** Sunday, 22 November 2026. */
const NOW = new Date('2026-11-22T09:00:00Z')

export const PROBE_TABLE: Table = {
  now: NOW,
  timeZone: 'Europe/Berlin',
  country: 'DE',
  language: 'en',
  channel: 'chat',
  business: 'Hill Street Bikes',
  question: null,
  options: [],
  isNumbered: false,
  task: null,
  topic: null,
  recent: [],
  booking: null,
  services: [
    { id: 'service_1', name: 'Inspection', aliases: [], partyMin: null, partyMax: null },
    { id: 'service_2', name: 'Brake repair', aliases: [], partyMin: null, partyMax: null },
  ],
  staff: [{ id: 'staff_1', name: 'Ada' }],
  open: { from: '09:00', to: '18:00' },
}

const has = (type: Command['type']) => (commands: Command[]) => commands.some((command) => command.type === type)

const starts = (task: string) => (commands: Command[]) =>
  commands.some((command) => command.type === 'start' && command.task === task)

const gives = (slot: string, value: object) => (commands: Command[]) =>
  commands.some(
    (command) =>
      (command.type === 'set' || command.type === 'correct') &&
      command.value.slot === slot &&
      JSON.stringify(command.value.value).includes(JSON.stringify(value).slice(1, -1)),
  )

const OFFER: Partial<Table> = {
  question: 'time',
  options: [
    { kind: 'start', date: '2026-12-11', time: '10:00' },
    { kind: 'start', date: '2026-12-11', time: '11:00' },
  ],
}

export const HEARING_PROBES: HearingProbe[] = [
  {
    message: 'an inspection on tuesday please',
    isMeant: (commands) => starts('book')(commands) && gives('day', { from: '2026-11-24' })(commands),
  },
  {
    message: 'the second one',
    table: OFFER,
    isMeant: (commands) => commands.some((one) => one.type === 'choose' && one.option === 2),
  },
  {
    message: 'yes, please',
    table: { question: 'confirm', options: [{ kind: 'yes' }, { kind: 'no' }] },
    isMeant: has('confirm'),
  },
  { message: 'no', table: { question: 'confirm', options: [{ kind: 'yes' }, { kind: 'no' }] }, isMeant: has('reject') },
  { message: 'thanks a lot!', isMeant: has('courtesy') },
  { message: 'do you repair e-bikes?', isMeant: has('ask') },
  { message: 'ich muss meinen Termin absagen', table: { language: 'de' }, isMeant: starts('cancel') },
  {
    message: 'actually 11:00',
    table: OFFER,
    isMeant: (commands) => gives('time', { at: '11:00' })(commands) || has('choose')(commands),
  },
  { message: 'I want to talk to a human', isMeant: starts('person') },
  { message: 'your mechanic was very rude to me', isMeant: has('complaint') },
]

const PASSAGES = [
  { id: '1', title: 'Prices', text: 'An inspection costs 49 euros. A brake repair costs from 25 euros.', score: 3 },
  { id: '2', title: 'Loan bikes', text: 'Loan bikes are free during a repair, but not at weekends.', score: 2 },
  { id: '3', title: 'E-bikes', text: 'We do not repair the batteries of e-bikes.', score: 1 },
]

const FIND_SLOTS: Tool = {
  name: 'find_slots',
  description: 'Lists free times of a service between two dates.',
  parameters: {
    type: 'object',
    properties: { service: { type: 'string' }, from: { type: 'string', description: 'First date, YYYY-MM-DD.' } },
    required: ['service', 'from'],
  },
}

const CONVERSATION: ConversationFacts = {
  now: NOW,
  timeZone: 'Europe/Berlin',
  country: 'DE',
  visitor: {},
  services: [],
  isFirst: false,
}

export function turnOf({ question, language = 'en' }: SpeakingProbe): TurnRequest {
  return {
    assistant: {
      name: 'Robin',
      business: PROBE_TABLE.business,
      language: 'en',
      facts: 'Address: 5 Hill Street\nOpen on Friday: 09:00–18:00\nOpen on Sunday: closed\nService: Inspection, 60 min',
    },
    history: [],
    question,
    language,
    passages: PASSAGES,
    statistics: { chunks: PASSAGES.length, language, words: [] },
    tools: [FIND_SLOTS],
    conversation: CONVERSATION,
  }
}

export const SPEAKING_PROBES: SpeakingProbe[] = [
  { question: 'What does an inspection cost?', says: /49/u },
  { question: 'What does a brake repair cost?', says: /from 25/u },
  { question: 'Do I get a bike while mine is repaired?', says: /free/u },
  { question: 'Can I have a loan bike on Saturday?', says: /not|weekend/u },
  { question: 'Do you repair the battery of my e-bike?', says: /not|n't/u },
  { question: 'Where are you?', says: /5 Hill Street/u },
  { question: 'Are you open on Sunday?', says: /closed|not open/u },
  { question: 'Do you sell helmets?', isUnknown: true },
  { question: 'Was kostet eine Inspektion?', language: 'de', says: /49/u },
  { question: 'Is there an appointment for an inspection on Tuesday?', calls: 'find_slots' },
]
