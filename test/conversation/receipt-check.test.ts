import { describe, expect, it } from 'vitest'
import { forLanguage } from '../../src/languages/index.ts'
import { claimsIn } from '../../src/conversation/verification/assertions.ts'
import { confirmationOf, type Receipt } from '../../src/conversation/verification/receipt.ts'
import { ReceiptCheck } from '../../src/conversation/verification/receipt-check.ts'

const CLAIMS: [string, string[]][] = [
  [
    'booked',
    [
      'Your appointment is booked for Friday at 10:00.',
      'I have booked you in for Friday.',
      "Great, I've gone ahead and scheduled your check-up.",
      'You’re all set for Friday!',
      'Booked! See you on Friday.',
      'We look forward to seeing you on Friday.',
      'Your visit has been confirmed.',
      'I have put you in the calendar.',
      "I'll book that for you now.",
      'No problem, I booked the slot for you.',
      'I have booked Friday at ten for you, ok?',
      '**Confirmed** for Friday, 10 am.',
      'Ihr Termin ist am Freitag um 10 Uhr fest gebucht.',
      'Ich habe Sie für Freitag eingetragen.',
      'Der Termin wurde für Sie reserviert.',
      'Gebucht! Bis Freitag.',
      'Ich habe den Termin am Freitag für Sie vorgemerkt.',
      'Su cita está confirmada para el viernes.',
      'He reservado su cita para el viernes a las diez.',
      'Ya tiene una cita el viernes.',
      'Le esperamos el viernes.',
      'Votre rendez-vous est confirmé pour vendredi.',
      'J’ai réservé votre rendez-vous.',
      'Vous avez bien un rendez-vous vendredi.',
      'C’est réservé, le créneau a été pris.',
    ],
  ],
  [
    'cancelled',
    [
      'I have cancelled your appointment.',
      'Your booking has been canceled.',
      'Cancelled.',
      'I’ll cancel it right away.',
      'Ihr Termin wurde storniert.',
      'Ich habe den Termin abgesagt.',
      'Su cita ha sido cancelada.',
      'He anulado la reserva.',
      'Votre rendez-vous a été annulé.',
      'J’ai annulé votre réservation.',
    ],
  ],
  [
    'moved',
    [
      'I have moved your appointment to Monday.',
      'Your visit was rescheduled.',
      'Ihr Termin wurde auf Montag verschoben.',
      'Ich habe den Termin auf Montag verlegt.',
      'He cambiado su cita al lunes.',
      'Su cita ha sido reprogramada.',
      'J’ai déplacé votre rendez-vous à lundi.',
      'Votre rendez-vous a été reporté.',
    ],
  ],
  [
    'noted',
    [
      'I have noted your number.',
      'I’ve passed your message on to the team.',
      'Your details have been saved.',
      'Noted!',
      'I will let the team know.',
      'The team has your message.',
      'Ich habe Ihre Nummer notiert.',
      'Ich gebe Ihre Nachricht an das Team weiter.',
      'Ihre Nachricht wurde weitergeleitet.',
      'He anotado su número.',
      'Su mensaje ha sido enviado.',
      'Informaré al equipo.',
      'J’ai bien noté votre numéro.',
      'Votre message a été transmis.',
      'C’est noté.',
    ],
  ],
  [
    'callback',
    [
      'We will call you back this afternoon.',
      'Someone from our team will contact you shortly.',
      'A colleague will get back to you.',
      'You will receive a call tomorrow.',
      'Wir rufen Sie heute zurück.',
      'Jemand wird sich bei Ihnen melden.',
      'Das Team wird Sie anrufen.',
      'Le llamaremos mañana.',
      'El equipo se pondrá en contacto con usted.',
      'Nous vous rappellerons demain.',
      'Vous serez rappelé dans la journée.',
      'Quelqu’un vous contactera.',
    ],
  ],
  [
    'handed_off',
    [
      'I am connecting you to a colleague.',
      'I have transferred you to our team.',
      'A colleague will take over now.',
      'Ich verbinde Sie mit einem Kollegen.',
      'Le paso con un compañero.',
      'Je vous passe un collègue.',
      'Je vous mets en relation avec un collègue.',
    ],
  ],
  ['calling', ['I am calling you now.', 'Ich rufe Sie jetzt an.', 'Le estoy llamando.', 'Je vous appelle maintenant.']],
  ['anything', ['Done!', 'All done.', 'Erledigt!', 'Hecho.', 'C’est fait.', 'It’s all sorted.']],
]

const NO_CLAIMS = [
  'Shall I book it?',
  'Would you like me to book Friday at 10:00?',
  'I can book that for you.',
  'Nothing has been booked yet.',
  'No appointment was booked.',
  'I have not booked anything.',
  'Once your appointment is booked, you will get an e-mail.',
  'Your appointment is not confirmed yet.',
  'Appointments can be cancelled up to 24 hours before.',
  'Friday is fully booked.',
  'That time is already booked by someone else.',
  'Is your appointment booked already?',
  'If you leave your number, the team can call you.',
  'If you leave your number, the team will call you.',
  'Tell me your name and phone number, please.',
  'I could not find that in the information I have.',
  'We are open from 9 am to 1 pm.',
  'A check-up costs 50 euros.',
  'Soll ich den Termin buchen?',
  'Ich habe noch nichts gebucht.',
  'Der Termin wurde noch nicht gebucht.',
  'Am Freitag sind wir ausgebucht.',
  'Termine können bis 24 Stunden vorher abgesagt werden.',
  'Wenn Sie möchten, rufen wir Sie zurück.',
  'Wie heißen Sie?',
  '¿Quiere que reserve la cita?',
  'Todavía no he reservado nada.',
  'Las citas se pueden cancelar hasta 24 horas antes.',
  'El viernes está completo.',
  'Si deja su número, el equipo le llamará.',
  'Voulez-vous que je réserve ce créneau ?',
  'Je n’ai encore rien réservé.',
  'Votre rendez-vous n’est pas encore confirmé.',
  'Les rendez-vous peuvent être annulés jusqu’à 24 heures avant.',
  'Si vous laissez un numéro, l’équipe vous rappellera.',
  ...['en', 'de', 'es', 'fr'].flatMap((language) => [
    forLanguage(language).verification.nothingDone,
    forLanguage(language).verification.nothingElseDone,
    forLanguage(language).verification.disclosure('Ada', 'Harbour Dental'),
    ...Object.values(forLanguage(language).verification.nobodyCame),
    forLanguage(language).dialogue.text.waitRead(5),
    forLanguage(language).dialogue.text.waitReadMore,
    forLanguage(language).dialogue.text.nobodyYet({}),
    forLanguage(language).dialogue.text.nobodyYet({ name: 'Ada', email: 'ada@example.com' }),
  ]),
]

describe.each(CLAIMS)('a sentence that claims %s', (claim, sentences) => {
  it.each(sentences)('%s', (sentence) => {
    expect([...claimsIn(sentence)]).toContain(claim)
  })
})

describe('a sentence that claims nothing', () => {
  it.each(NO_CLAIMS)('%s', (sentence) => {
    expect([...claimsIn(sentence)]).toEqual([])
  })
})

const receipt = (claim: Receipt['claims'][number], facts: Receipt['facts'] = {}): Receipt => ({
  claims: [claim],
  action: 'booking_created',
  facts,
})

describe.each(['en', 'de', 'es', 'fr'])('our own words in %s', (language) => {
  it('say that nobody is at the desk yet', () => {
    const proof = receipt('handed_off', { wait: '5', seen: 'no' })
    const { text } = forLanguage(language).dialogue
    for (const said of [confirmationOf(proof, language), text.handedOff(5, true), text.handedOff(1, false)]) {
      const check = new ReceiptCheck(() => undefined)
      check.add(proof)
      expect([...check.take(said), ...check.end()].join('')).toBe(said)
      expect(check.untold()).toEqual([])
    }
  })

  it.each(['booked', 'moved', 'cancelled', 'noted', 'callback', 'handed_off'] as const)('claim %s', (claim) => {
    const proof = receipt(claim, {
      service: 'Check-up',
      when: 'Fri, 10:00',
      reference: 'bkg_1',
      phone: '+1',
      wait: '5',
    })
    const check = new ReceiptCheck(() => undefined)
    check.add(proof)
    const said = confirmationOf(proof, language)
    expect([...check.take(said), ...check.end()].join('')).toBe(said)
    expect(check.untold()).toEqual([])
  })
})

it.each(['en', 'de', 'es', 'fr'])('says in %s that a wish was noted while nobody is there', (language) => {
  const proof = receipt('noted', { closed: 'yes', opens: 'Monday 09:00' })
  const check = new ReceiptCheck(() => undefined)
  check.add(proof)
  const said = confirmationOf(proof, language)
  expect([...check.take(said), ...check.end()].join('')).toBe(said)
  expect(check.untold()).toEqual([])
})

describe('a reply on its way', () => {
  const say = (check: ReceiptCheck, ...pieces: string[]) => [
    ...pieces.flatMap((piece) => [...check.take(piece)]),
    ...check.end(),
  ]

  it('loses what has no receipt, and nothing else', () => {
    const check = new ReceiptCheck(() => undefined)
    const said = say(
      check,
      'Friday is fine. Your appoint',
      'ment is booked for Friday at 10.30. What is',
      ' your name?',
    )
    expect(said.join('')).toBe('Friday is fine. What is your name?')
    expect(check.falseClaims).toEqual([
      { sentence: 'Your appointment is booked for Friday at 10.30.', claims: ['booked'] },
    ])
  })

  it('never lets the beginning of a sentence go before its end is known', () => {
    const check = new ReceiptCheck(() => undefined)
    expect([...check.take('I have booked')]).toEqual([])
    expect([...check.take(' nothing')]).toEqual([])
    expect([...check.take(' yet. ')]).toEqual(['I have booked nothing yet. '])
  })

  it('says what has its receipt, and knows what it did not speak of', () => {
    const check = new ReceiptCheck(() => undefined)
    check.add(receipt('booked'))
    expect(check.untold()).toHaveLength(1)
    expect(say(check, 'Your appointment is booked.').join('')).toBe('Your appointment is booked.')
    expect(check.untold()).toEqual([])
  })

  it('does not take one receipt for another', () => {
    const check = new ReceiptCheck(() => undefined)
    check.add(receipt('noted'))
    expect(say(check, 'Your appointment is cancelled.')).toEqual([])
  })

  it('may quote whatever a document says, and repeat without marks only what it promises in general', () => {
    const quoting = new ReceiptCheck(() => 'quotation')
    expect(say(quoting, '“We will call you within a day.” (Contact)')).toHaveLength(1)
    expect(say(quoting, '“Your appointment is booked. Bring your card.” (Visits)')).toHaveLength(1)
    const repeating = new ReceiptCheck(() => 'words')
    expect(say(repeating, 'We will call you within a day.')).toHaveLength(1)
    expect(say(repeating, 'Your appointment is booked.')).toEqual([])
  })

  it('keeps every character of what it lets through', () => {
    const text = 'One.\n\nTwo! “Three. Four.” (Title) Five… six?  '
    const check = new ReceiptCheck(() => undefined)
    expect(say(check, ...text).join('')).toBe(text)
  })
})
