import { DATE, type World } from './portal-world.ts'

/** A page of the portal, with what the tests of it hold. */
export interface PageUnderTest {
  /** Its path in `router.tsx`. */
  route: string
  /** Where it is opened, when its path has ids. */
  at?: (world: World) => string
  /** Words or a field's value that were made through the API and are read here; of a door, its heading. */
  reads: string | RegExp
  /** The test that makes something here and reads it through the API, or why nothing is made here. */
  makes: { file: string; test: string } | { nothing: string }
  /** The page for a member. `reads`: the same page without `acts`. */
  member: 'reads' | 'refused' | 'sent home' | 'not signed in'
  /** Buttons and links that only administrators have; of a form, some of them. Without it, members have all. */
  acts?: string[]
  /** Its times are past, and nobody acts on them: no zone is printed. */
  isPast?: true
  /** Its times are those of a week, on the clock of the business: they name no zone. */
  isWeekly?: true
}

function forMembers(member: PageUnderTest['member'], pages: Omit<PageUnderTest, 'member'>[]): PageUnderTest[] {
  return pages.map((page) => ({ ...page, member }))
}

const by = (file: string, test: string) => ({ file: `${file}.test.ts`, test })

const DOORS = forMembers('not signed in', [
  { route: '/sign-in', reads: 'Sign in', makes: by('doors', 'sign in, back to where the person was') },
  { route: '/register', reads: 'Register', makes: by('doors', 'register a business, whose settings the API then has') },
  {
    route: '/setup',
    at: () => '/setup#token=x',
    reads: 'Your business',
    makes: by('doors', 'register the first business'),
  },
  {
    route: '/reset',
    at: () => '/reset#token=x',
    reads: 'New password',
    makes: by('doors', 'reset a password by keyboard'),
  },
  {
    route: '/invitation',
    at: () => '/invitation#token=x',
    reads: 'Your name',
    makes: by('doors', 'let an invited person in by keyboard alone'),
  },
  {
    route: '/confirm',
    at: () => '/confirm#token=x',
    reads: 'Confirm the address',
    makes: by('doors', 'confirm an address by a press of the button'),
  },
])

const steps = by('portal-welcome', 'lead from a web address to a desk that answers')
const WELCOME = forMembers('sent home', [
  { route: '/welcome/business', reads: 'Harbour Street Dental', makes: steps },
  {
    route: '/welcome/website',
    reads: 'Hatha yoga',
    makes: by('portal-welcome', 'can be left, are listed in the sidebar'),
  },
  { route: '/welcome/hours', reads: '08:00', makes: steps },
  { route: '/welcome/services', reads: 'Cleaning', makes: steps, isWeekly: true },
  { route: '/welcome/documents', reads: 'Parking', makes: by('portal-welcome', 'take a document that is dropped') },
  { route: '/welcome/widget', reads: 'When are you open?', makes: by('portal-welcome', 'keep the look of the widget') },
  { route: '/welcome/try', reads: 'When are you open?', makes: { nothing: 'A trial keeps nothing.' } },
  { route: '/welcome/live', reads: 'harbour.example', makes: steps },
])

const conversations = by('portal-inbox', 'shows a conversation, which is taken over')
const bookings = by('portal-bookings', 'shows a booking that the API made, books one')
const booksInWeek = by('portal-bookings', 'moves in the week by keys and by drag')
const booksInMonth = by('portal-bookings', 'moves in the month by keys and by drag')
const callsOut = by('portal-calls', 'starts a call to a lead')
const plays = by('portal-exam', 'plays by one button')

const WORK = forMembers('reads', [
  { route: '/', acts: ['Go on'], reads: 'Marcus Bell', makes: by('portal-leads', 'is the start page') },
  { route: '/inbox', reads: 'Elena Marsh', makes: conversations, isPast: true },
  {
    route: '/inbox/$sessionId',
    at: ({ session }) => `/inbox/${session}`,
    reads: 'Do you sell bicycles?',
    makes: conversations,
    isPast: true,
  },
  { route: '/calls', reads: '+14155550123', makes: callsOut },
  { route: '/calls/new', at: () => '/calls/new?to=%2B14155550142', reads: '+14155550142', makes: callsOut },
  {
    route: '/calls/$callId',
    acts: ['call.completed', 'call.started'],
    at: ({ call }) => `/calls/${call}`,
    reads: '+14155550123',
    makes: by('portal-calls', 'shows a call as it goes on, and ends it'),
  },
  { route: '/bookings/day', reads: 'Dr. Lee', makes: bookings },
  { route: '/bookings/day/$date', at: () => `/bookings/day/${DATE}`, reads: 'Ada Cole', makes: bookings },
  { route: '/bookings/week', at: () => `/bookings/week`, reads: 'Dr. Lee', makes: booksInWeek },
  { route: '/bookings/week/$date', at: () => `/bookings/week/${DATE}`, reads: 'Ada Cole', makes: booksInWeek },
  { route: '/bookings/month', at: () => `/bookings/month`, reads: 'Dr. Lee', makes: booksInMonth },
  { route: '/bookings/month/$date', at: () => `/bookings/month/${DATE}`, reads: 'Ada Cole', makes: booksInMonth },
  {
    route: '/bookings/print/$date',
    at: () => `/bookings/print/${DATE}`,
    reads: 'Ada Cole',
    makes: { nothing: 'It is for paper.' },
  },
  {
    route: '/bookings/conflicts',
    reads: 'Ben Hall',
    makes: { nothing: 'Each row leads to its booking, which is moved there.' },
  },
  {
    route: '/bookings/$bookingId',
    at: ({ booking }) => `/bookings/${booking}`,
    reads: 'Ada Cole',
    makes: by('portal-bookings', 'cancels on its own page'),
  },
  { route: '/leads', reads: 'Marcus Bell', makes: by('portal-leads', 'makes a lead, filters by the address') },
  {
    route: '/leads/$leadId',
    acts: ['Erase this person'],
    at: ({ lead }) => `/leads/${lead}`,
    reads: 'An implant',
    makes: by('portal-leads', 'shows the line of time, keeps notes'),
  },
  {
    route: '/leads/import',
    reads: 'CSV',
    makes: by('portal-lead-import', 'shows the rows and what the columns go to'),
  },
  {
    route: '/leads/$leadId/merge/$other',
    at: ({ lead, twin }) => `/leads/${lead}/merge/${twin}`,
    reads: 'M. Bell',
    makes: by('portal-leads', 'merges two after a question'),
  },
])

const unanswered = by('portal-knowledge', 'answers what was not answered')
const IMPROVE = forMembers('reads', [
  {
    route: '/knowledge/documents',
    acts: ['Add a website', 'Add documents'],
    reads: 'Parking',
    makes: by('portal-knowledge', 'takes files, says what cannot be read'),
  },
  {
    route: '/knowledge/documents/$documentId',
    acts: ['Delete', 'Edit the text', 'Save'],
    at: ({ document }) => `/knowledge/documents/${document}`,
    reads: 'You can park in the yard',
    makes: by('portal-knowledge', 'shows what was read, keeps a correction'),
  },
  {
    route: '/knowledge/unanswered',
    acts: ['Add a website', 'Add documents', 'Answer: Do you sell bicycles?'],
    reads: 'Do you sell bicycles?',
    makes: unanswered,
  },
  {
    route: '/knowledge/contradictions',
    isWeekly: true,
    acts: ['Both are right', 'Document is right', 'Settings are right'],
    reads: 'On Friday we are open from 8:00 to 15:00.',
    makes: by('portal-knowledge', 'mends a contradiction in the settings'),
  },
  {
    route: '/knowledge/answers',
    acts: ['New answer', 'Remove'],
    reads: 'Where is the yard?',
    makes: by('portal-knowledge', 'tries a question with its passages, and keeps own answers'),
  },
  {
    route: '/knowledge/try',
    acts: ['Correct it'],
    at: () => '/knowledge/try?question=Where+can+I+park%3F',
    reads: 'You can park in the yard',
    makes: by('portal-knowledge', 'tries a question with its passages, and keeps own answers'),
  },
  { route: '/exam', acts: ['Play it again'], reads: /\d+ of 40/, makes: plays },
  {
    route: '/exam/$examId',
    acts: ['Play it again'],
    at: ({ exam }) => `/exam/${exam}`,
    reads: /\d+ of 40/,
    makes: plays,
  },
  {
    route: '/analytics',
    acts: ['Answer it: Do you sell bicycles?'],
    reads: 'Do you sell bicycles?',
    makes: by('portal-analytics', 'leads from a question that was not answered'),
  },
])

const endpoints = by('portal-webhooks', 'makes an endpoint for chosen events')
const INTEGRATE = forMembers('refused', [
  { route: '/integrate/keys', reads: 'Practice key', makes: by('portal', 'makes a key that is shown once and works') },
  { route: '/integrate/webhooks', reads: 'lead.captured', makes: endpoints },
  {
    route: '/integrate/webhooks/$deliveryId',
    at: ({ delivery }) => `/integrate/webhooks/${delivery}`,
    reads: 'lead.captured',
    makes: by('portal-webhooks', 'sends a sample, shows every try'),
  },
  {
    route: '/integrate/crm',
    reads: 'Practice software',
    makes: by('portal-crm', 'connects one, tries it, and lists its pushes'),
  },
  {
    route: '/integrate/crm/$connectionId',
    at: ({ connection }) => `/integrate/crm/${connection}`,
    reads: 'Practice software',
    makes: by('portal-crm', 'shows the mapping with a lead before it is saved'),
  },
  {
    route: '/integrate/calendars',
    reads: 'Wall screen',
    makes: by('portal-calendars', 'makes an address that a calendar program reads'),
  },
  {
    route: '/integrate/snippet',
    reads: 'harbour.example',
    makes: by('portal', 'keeps the websites that may show the chat'),
  },
  {
    route: '/integrate/code',
    reads: 'Practice key',
    makes: by('portal-code', 'name the key and the ids of the business'),
  },
])

const READ_SETTINGS = forMembers('reads', [
  {
    route: '/settings/business',
    acts: ['Add closed days', 'Add hours on Friday'],
    reads: '12 Harbour Street',
    makes: by('portal-settings', 'keeps the business with its hours'),
  },
  {
    route: '/settings/assistant',
    acts: ['Send', 'Try it before you save'],
    reads: 'Robin',
    makes: by('portal-settings', 'keeps how the assistant speaks'),
  },
  {
    route: '/settings/widget',
    acts: ['Add a question', 'Choose a picture', 'Test'],
    reads: 'When are you open?',
    makes: by('portal-settings', 'keeps the look of the widget'),
  },
  {
    route: '/settings/phone',
    acts: ['Add hours on Friday', 'Call now'],
    reads: '+14155550111',
    makes: by('portal-phone', 'keeps how calls are taken and made'),
  },
  {
    route: '/settings/services',
    isWeekly: true,
    acts: ['Delete', 'New person or room', 'New service'],
    reads: 'Cleaning',
    makes: by('portal-services', 'offers a service with all that it can hold'),
  },
  {
    route: '/settings/services/$serviceId',
    at: ({ service }) => `/settings/services/${service}`,
    reads: 'Cleaning',
    makes: by('portal-services', 'offers a service with all that it can hold'),
  },
  {
    route: '/settings/services/staff/$resourceId',
    acts: ['Add a day', 'Add hours on Friday'],
    at: ({ resource }) => `/settings/services/staff/${resource}`,
    reads: 'Dr. Lee',
    makes: by('portal-services', 'adds a person with hours'),
  },
  {
    route: '/settings/team',
    acts: ['Invite a person', 'Remove', 'Send again'],
    reads: 'amir.portal-pages@harbour.example',
    makes: by('portal', 'invites a person and shows who is there'),
  },
  {
    route: '/settings/me',
    reads: 'Amara Diallo',
    makes: by('portal-me', 'has the name that the API has'),
  },
])

const OWNERS_SETTINGS = forMembers('refused', [
  {
    route: '/settings/services/new',
    reads: 'Dr. Lee',
    makes: by('portal-services', 'offers a service with all that it can hold'),
  },
  {
    route: '/settings/services/staff/new',
    reads: 'Cleaning',
    makes: by('portal-services', 'adds a person with hours'),
  },
  {
    route: '/settings/privacy',
    at: () => '/settings/privacy?q=marcus.bell@mail.example',
    reads: 'Marcus Bell',
    makes: by('portal-privacy', 'finds a person of the API and erases them'),
  },
  {
    route: '/settings/audit',
    reads: /invited a person/i,
    makes: { nothing: 'It lists what was done elsewhere.' },
  },
])

/** Every page of the portal. One that is missing here fails `portal-pages.test.ts`. */
export const PAGES: PageUnderTest[] = [
  ...DOORS,
  ...WELCOME,
  ...WORK,
  ...IMPROVE,
  ...INTEGRATE,
  ...READ_SETTINGS,
  ...OWNERS_SETTINGS,
]
