import { describe, expect, it } from 'vitest'
import type { Command, OpenTask, Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

type Language = 'en' | 'de' | 'fr' | 'es'

const COUNTRIES: Record<Language, string> = { en: 'GB', de: 'DE', fr: 'FR', es: 'ES' }
const BOOKING = { reference: '5QZVWH', serviceId: 'massage', date: '2026-12-03', time: '09:00' }
const DRAFT: OpenTask = {
  task: 'book',
  serviceId: 'massage',
  day: { from: '2026-11-28', to: '2026-11-28' },
  time: { at: '11:00' },
  partySize: null,
  offered: [{ date: '2026-11-28', time: '11:00' }],
}
const READ: Partial<Table> = { task: DRAFT, question: 'confirm', options: [{ kind: 'yes' }, { kind: 'no' }] }
const REFERENCE: Partial<Table> = {
  task: { task: 'move', serviceId: null, day: null, time: null, partySize: null, offered: [] },
  question: 'reference',
}
const MESSAGE: Partial<Table> = {
  task: { task: 'message', serviceId: null, day: null, time: null, partySize: null, offered: [] },
  question: 'details',
}

function hear(language: Language, message: string, table: Partial<Table>): Command[] {
  const services = [{ id: 'massage', name: 'Massage', aliases: [], partyMin: null, partyMax: null }]
  const staff = [{ id: 'jana', name: 'Jana Wolf' }]
  return understandOffline(message, aTable({ language, country: COUNTRIES[language], services, staff, ...table }))
}

function each(title: string, said: Record<Language, string[]>, table: Partial<Table>, check: (all: Command[]) => void) {
  const all = Object.entries(said).flatMap(([language, own]) => own.map((one) => [language as Language, one] as const))
  describe(title, () => {
    it.each(all)('%s: %s', (language, message) => check(hear(language, message, table)))
  })
}

const types = (all: Command[]) => all.map(({ type }) => type)

each(
  'whether the booking stands, while another one is offered by mistake',
  {
    en: [
      'is mine still on?',
      'is the 3rd at nine still booked?',
      'do I have an appointment with you?',
      'is my booking still valid?',
    ],
    de: [
      'gilt meiner noch?',
      'ist der 3. um 9 noch gebucht?',
      'was für Termine habe ich bei Ihnen?',
      'steht mein Termin noch?',
    ],
    fr: [
      'le mien est toujours maintenu ?',
      "est-ce que j'ai bien un rendez-vous ?",
      'mon rdv tient toujours ?',
      "j'ai un rdv chez vous ?",
    ],
    es: ['sigue en pie la mía?', 'qué citas tengo con vosotros?', 'tengo cita o no?', 'entonces tengo hora el 3 o no?'],
  },
  { booking: BOOKING, task: { ...DRAFT, serviceId: null }, question: 'time' },
  (all) => expect(types(all)).toContain('recall'),
)

each(
  'whether there is a place, of the booking under way',
  {
    en: ['so have I got a place or not?', 'do I have an appointment now?'],
    de: ['habe ich jetzt einen Platz?', 'hab ich den Termin?'],
    fr: ["du coup j'ai une place ?", "est-ce que j'ai un rendez-vous ?"],
    es: ['pues tengo sitio o no?', 'entonces tengo mesa?'],
  },
  READ,
  (all) => expect(types(all)).toContain('recall'),
)

each(
  'whether it is with somebody, at the summary',
  {
    en: ['is it with Jana?', 'and will that be with Jana?'],
    de: ['ist das bei Jana?', 'und wäre das mit Jana?'],
    fr: ['c avec Jana ?', 'et ce sera avec Jana ?'],
    es: ['es con Jana?', 'y sería con Jana?'],
  },
  READ,
  (all) =>
    expect(all).toContainEqual(
      expect.objectContaining({ type: 'recall', checks: [expect.objectContaining({ slot: 'staff', value: 'jana' })] }),
    ),
)

each(
  'whether the team has what was left for it',
  {
    en: [
      'did they get my number?',
      'has she received my message?',
      'did my request go through to someone?',
      'have you got my number?',
    ],
    de: [
      'haben die meine Nummer gekriegt?',
      'hat der Chef meine Nachricht bekommen?',
      'ist meine Anfrage angekommen?',
      'habt ihr meine Nummer?',
    ],
    fr: [
      'vous avez bien mon numéro ?',
      'elle a reçu mon message ?',
      'ma demande est bien arrivée ?',
      'ils ont eu mes coordonnées ?',
    ],
    es: ['tenéis mi teléfono?', 'le ha llegado mi mensaje?', 'han recibido mi recado?', 'tiene mi número ya?'],
  },
  { hasPassedOn: true },
  (all) => expect(all).toContainEqual(expect.objectContaining({ type: 'recall', isOfTeam: true })),
)

each(
  'no appointment that could be changed',
  {
    en: [
      "I don't have an appointment yet",
      "but I haven't booked anything",
      'there is no booking',
      'nothing is booked yet',
    ],
    de: [
      'ich habe noch keinen Termin',
      'ich hab ja noch gar nichts gebucht',
      'es gibt noch keine Buchung',
      'ich habe bisher keine Reservierung',
    ],
    fr: [
      "je n'ai pas encore de rdv",
      "mais j'ai rien réservé",
      "je n'ai pas pris de rendez-vous",
      "je n'ai encore rien réservé",
    ],
    es: ['no tengo cita todavía', 'aún no he reservado nada', 'no me habéis reservado nada', 'no hay ninguna reserva'],
  },
  REFERENCE,
  (all) => expect(all).toContainEqual(expect.objectContaining({ type: 'abandon', task: 'move' })),
)

each(
  'somebody who cannot come, where no appointment is known',
  {
    en: ["my husband can't make it, can I bring a friend instead?", 'dad cannot come, is my gran allowed to sign?'],
    de: ['mein Mann kann leider nicht kommen, darf meine Schwester mit rein?'],
    fr: ['mon mari ne peut pas venir, est-ce que ma mère peut signer ?'],
    es: ['mi marido no puede venir, puede firmar mi madre?'],
  },
  {},
  (all) => expect(all.some((one) => one.type === 'start' && one.task === 'cancel')).toBe(false),
)

each(
  'a question while a message is taken',
  {
    en: ['are you open on Saturday?', 'where can I park?', 'what is your phone number?'],
    de: ['habt ihr samstags offen?', 'wo kann ich parken?', 'welche Nummer haben Sie?'],
    fr: ['vous êtes ouverts samedi ?', 'où est-ce que je peux me garer ?', 'quel est votre numéro ?'],
    es: ['abrís el sábado?', 'dónde puedo aparcar?', 'qué teléfono tenéis?'],
  },
  MESSAGE,
  (all) => {
    expect(types(all)).toContain('ask')
    expect(types(all)).not.toContain('message')
  },
)

each(
  'a refusal of details',
  {
    en: ['you do not need my name for that', 'why do you need my number?', "what's my name got to do with it?"],
    de: ['meine Nummer gebe ich Ihnen nicht', 'wofür brauchen Sie meinen Namen?', 'wozu brauchen Sie meine Nummer?'],
    fr: ["vous n'avez pas besoin de mon nom", 'pourquoi il vous faut mon numéro ?', 'pas besoin de mon mail'],
    es: ['no hace falta mi nombre', 'para qué queréis mi teléfono?', 'no necesitáis el correo'],
  },
  MESSAGE,
  (all) => expect(types(all)).toContain('refuse'),
)

each(
  'a complaint in everyday words',
  {
    en: [
      "I've been waiting three weeks for my results",
      "they wouldn't let us in and now you want us to pay",
      'turned us away at the door',
    ],
    de: ['ich warte seit drei Wochen auf mein Kleid', 'wir wurden nicht reingelassen und sollen trotzdem bezahlen'],
    fr: [
      "ça fait un mois que j'attends ma facture",
      "c'est vraiment pas normal",
      "j'attends ma réponse depuis deux semaines",
    ],
    es: [
      'llevo tres semanas esperando mi pieza',
      'no nos dejaron pasar',
      'estoy muy disgustada con la clase',
      'y encima me quieren cobrar',
    ],
  },
  {},
  (all) => expect(types(all)).toContain('complaint'),
)

each(
  'an hour, and what is to be told to somebody',
  {
    en: [
      'eleven works. could you tell Jana I am bringing my dog',
      "11 is fine. can u let Jana know that it's my left knee",
    ],
    de: [
      'elf passt. können Sie der Jana ausrichten, dass ich mit Krücken komme?',
      '11 Uhr. Ich bin gegen Latex allergisch, können Sie das notieren?',
    ],
    fr: [
      '11h ça va. je suis allergique au latex, vous pouvez le noter ?',
      'ok 11h. pouvez-vous noter que je viens en fauteuil ?',
    ],
    es: [
      'a las 11 va bien. soy alérgica al látex, podéis apuntarlo?',
      'vale, mejor a las 11 entonces. podéis anotar que voy con muletas?',
    ],
  },
  { task: { ...DRAFT, time: null }, question: 'time' },
  (all) => {
    expect(all.some((one) => one.type === 'start')).toBe(false)
    expect(types(all)).toContain('message')
  },
)
