/*
 * Prints, as JSON, every RegExp the product constructs: `RegExp` is proxied while the constructing modules load and read
 * examples in each language. Runs as a process of its own, so that no module was loaded before.
 */
import type { Expression } from './regular-expressions.ts'

const ROOT = new URL('../../', import.meta.url).href
const seen = new Map<string, Expression>()

// The original declaration: arguments may be patterns or expressions.
globalThis.RegExp = new Proxy(RegExp, {
  construct(target, args, newTarget) {
    const made = Reflect.construct(target, args, newTarget) as RegExp
    const place = placeOf(new Error('trace'))
    if (place !== undefined) {
      const expression = { place, source: made.source, flags: made.flags }
      seen.set(JSON.stringify(expression), expression)
    }
    return made
  },
})

/** The line of `src/` that constructed the expression; undefined for dependencies. */
function placeOf({ stack = '' }: Error): string | undefined {
  const caller = stack.split('\n').find((line) => line.includes('at ') && !line.includes('constructed-expressions'))
  const [, url] = /(file:\/\/\S+?:\d+):\d+/u.exec(caller ?? '') ?? []
  return url?.startsWith(`${ROOT}src/`) ? decodeURI(url.slice(ROOT.length)) : undefined
}

await import('../../src/auth/api-keys.ts')
await import('../../src/calls/spoken-text.ts')
await import('../../src/languages/written-contact.ts')
await import('../../src/calls/carriers/twilio/forms.ts')
await import('../../src/calls/carriers/twilio/media/messages.ts')
await import('../../src/models/realtime/events.ts')
await import('../../src/conversation/verification/assertions.ts')
await import('../../src/contradictions/finding.ts')
const { contradictingHours } = await import('../../src/contradictions/hours.ts')
await import('../../src/offline/answers/message-parts.ts')
await import('../../src/onboarding/finding/staff.ts')
await import('../../src/models/grounding/sentence-ends.ts')
await import('../../src/knowledge/blocks.ts')
await import('../../src/knowledge/website.ts')
await import('../../src/knowledge/reading/csv.ts')
await import('../../src/knowledge/reading/pdf-parts.ts')

const { readSource } = await import('../../src/knowledge/reading/read.ts')
for (let level = 1; level <= 6; level += 1) {
  const bytes = Buffer.from(`${'#'.repeat(level)} A heading\n\nIts text.`)
  await readSource({ kind: 'markdown', bytes, name: 'A text' })
}

const { expression } = await import('../../src/offline/understanding/text.ts')
const { LANGUAGES } = await import('../../src/languages/index.ts')
const { askedFacts } = await import('../../src/offline/facts/asked.ts')
const { understandOffline } = await import('../../src/offline/understanding/index.ts')
const { newState } = await import('../../src/conversation/dialogue/state.ts')
const { understandingContext } = await import('../../src/conversation/dialogue/understanding-context.ts')

const now = new Date('2026-03-02T09:00:00Z')
const staff = [{ id: 'res_1', name: 'Grace Hopper' }]
const services = [{ id: 'svc_1', name: 'Check-up', durationMinutes: 30, staff }]
const world = { now, timeZone: 'Europe/Berlin', country: 'DE', business: 'Harbour Dental', services }

const MESSAGES: Record<keyof typeof LANGUAGES, string[]> = {
  en: [
    'book it for 1h30 on Friday at 10',
    'I would like to know if you fix it, if it takes long and whether you lend one',
    'my name is Ada Lovelace, not Grace; book a check-up on Friday at 10, mail ada at example dot com',
    'how much is it and are you open in two weeks?',
    'are you open',
    'ada lovelace here',
    'my name is ada lovelace',
    'My name is Ada LOVELACE DE and what are the opening hours of the swimming pool in Sherwood',
    'with Bartholomew at half past nine',
  ],
  de: [
    'am Freitag um 10 für 1h30',
    'ich wollte wissen, ob ihr das macht, ob es lange dauert und ob ihr eins verleiht',
    'Luna ist 8. Was kostet das?',
    'was sind die Öffnungszeiten vom Schwimmbad in Sherwood?',
    'ich heiße Ada Lovelace, nicht Grace; einen Termin am Freitag um 10 Uhr, ada at example punkt com',
    'was kostet es und habt ihr in zwei Wochen offen?',
    'habt ihr offen',
    'ada lovelace',
    'bei Frau Bartholomew um halb zehn',
  ],
  es: [
    'el viernes a las 10 por 1h30',
    'quería saber si lo arregláis, si tarda mucho y si prestáis una',
    'cuál es el horario de la piscina en Sherwood?',
    'me llamo Ada Lovelace, no Grace; una cita el viernes a las 10, ada arroba example punto com',
    'cuánto cuesta y están abiertos en dos semanas?',
    'están abiertos',
    'ada lovelace',
    'con Bartholomew a las nueve y media',
  ],
  fr: [
    'vendredi à 10 h pour 1h30',
    'je voudrais savoir si vous le réparez, si c’est long et si vous en prêtez',
    'quels sont les horaires de la piscine de Sherwood ?',
    'je m’appelle Ada Lovelace, pas Grace; un rendez-vous vendredi à 10 h, ada arobase example point com',
    'combien ça coûte et êtes-vous ouverts dans deux semaines ?',
    'êtes-vous ouverts',
    'ada lovelace',
    'avec Bartholomew à neuf heures et demie',
  ],
}

const { createDayParts } = await import('../../src/languages/day-parts.ts')

for (const [language, { questions, website }] of Object.entries(LANGUAGES)) {
  createDayParts(website)
  const business = { hours: { mon: [] } }
  const tenant = { language, country: 'DE', business } as unknown as Parameters<typeof contradictingHours>[0]['tenant']
  await contradictingHours({ tenant, services: [], search: async () => [] })
  for (const pattern of stringsIn(questions.facts)) if (isPattern(pattern)) expression(pattern)
  for (const message of MESSAGES[language as keyof typeof LANGUAGES]) {
    const moment = { now, timeZone: world.timeZone, country: world.country }
    askedFacts(message, language, { moment, services, business: world.business })
    for (const question of [null, 'name', 'time', 'confirm', 'reference', 'message'] as const) {
      const facts = { isCall: false, showsStarts: false, headings: [], closures: [], hours: undefined }
      const surroundings = { ...world, ...facts, language }
      understandOffline(message, understandingContext({ ...newState(), question }, surroundings))
    }
  }
}

const { understandOffline: understand } = await import('../../src/offline/understanding/index.ts')
const { aTable } = await import('../offline/understanding/table.ts')

/** A number of people, a request to repeat, a question that leans on the one before, and a correction of it, with that question. */
const LEANING: Record<string, [message: string, before: string][]> = {
  en: [
    ['table for two on Friday', ''],
    ['sorry, can you repeat that?', ''],
    ['and crowns?', 'how much is an implant?'],
    ['and on Sunday?', 'when are you open?'],
    ['no, I meant the crowns', 'how much is the implant?'],
  ],
  de: [
    ['Tisch für zwei am Freitag', ''],
    ['wie bitte?', ''],
    ['und Kronen?', 'was kostet ein Implantat?'],
    ['und am Sonntag?', 'wann habt ihr offen?'],
    ['nein, ich meinte die Kronen', 'was kostet das Implantat?'],
  ],
  es: [
    ['mesa para dos el viernes', ''],
    ['¿cómo dice?', ''],
    ['¿y coronas?', '¿cuánto cuesta un implante?'],
    ['¿y el domingo?', '¿cuándo abren?'],
    ['no, me refería a las coronas', '¿cuánto cuesta el implante?'],
  ],
  fr: [
    ['table pour deux vendredi', ''],
    ['pardon ?', ''],
    ['et les couronnes ?', 'combien coûte un implant ?'],
    ['non, je parlais des couronnes', 'combien coûte l’implant ?'],
    ['et dimanche ?', 'quand ouvrez-vous ?'],
  ],
}

for (const [language, messages] of Object.entries(LEANING)) {
  for (const message of [...messages.map(([text]) => text), ...(MESSAGES[language as 'en'] ?? [])])
    for (const question of [null, 'choice', 'name', 'details', 'confirm', 'reference', 'message'] as const) {
      const options = [{ kind: 'yes' as const }, { kind: 'no' as const }]
      const before = messages.find(([text]) => text === message)?.[1] ?? ''
      const topic = before === '' ? null : { question: before, serviceId: null }
      const table = aTable({ language, question, options, topic, staff: [{ id: 'res_1', name: 'Grace Hopper' }] })
      understand(message, table)
    }
}

/** Two wishes with a day each, a figure that counts no days, and a fact of the appointment under way that is checked. */
const VISITS: Record<string, string[]> = {
  en: [
    'a check-up on Monday and a cleaning on Wednesday or Friday',
    'she is in the 7th grade',
    "that's on Monday, right?",
  ],
  de: [
    'eine Kontrolle am Montag und am Mittwoch oder Freitag eine Reinigung',
    'im 6. Monat',
    'das ist am Montag, oder?',
  ],
  es: ['una revisión el lunes y una limpieza el miércoles o el viernes', 'en el 4.º piso', 'es el lunes, ¿no?'],
  fr: ['un contrôle lundi et un détartrage mercredi ou vendredi', 'au 4e étage', 'c’est bien lundi, non ?'],
}

const { saysMisread } = await import('../../src/offline/understanding/visit.ts')
// Read of a message by the dialogue and not by `understand`.
for (const language of Object.keys(LANGUAGES)) saysMisread('You did not understand me. Thanks.', language)

const OFFERED = { date: '2026-11-30', time: '10:00' }
const VISIT = { task: 'book' as const, serviceId: 'svc_1', day: null, time: null, partySize: null, offered: [OFFERED] }

for (const [language, messages] of Object.entries(VISITS))
  for (const message of messages) for (const task of [null, VISIT]) understand(message, aTable({ language, task }))

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return [...Object.keys(value), ...Object.values(value).flatMap(stringsIn)]
}

/** Excludes word lists and unfilled templates. */
function isPattern(text: string): boolean {
  return !/\{[hmn]\}/u.test(text) && text.length > 1 && !/^\d\d[:-]\d\d$/u.test(text) && text !== ''
}

process.stdout.write(JSON.stringify([...seen.values()]))
