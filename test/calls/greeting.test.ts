import { describe, expect, it } from 'vitest'
import { greetingFor, reasonUnsaid, voicemailFor } from '../../src/calls/greeting.ts'
import type { Tenant } from '../../src/tenants/index.ts'

const tenant = {
  name: 'Harbour Dental',
  assistant: { name: null, disclosure: null },
  voice: { phone_number: '+14155550100', voicemail_text: 'Please call us back.' },
} as unknown as Tenant

const callAbout = (customPrompt: string | null, source: 'api' | 'widget' = 'api') =>
  ({ direction: 'outbound', source, clientName: 'Ada', customPrompt }) as const

/** The introduction of a reason that is none of the person's own words. */
const ABOUT: Record<string, string> = {
  en: 'I am calling about this: ',
  de: 'Es geht um Folgendes: ',
  es: 'Le llamo por lo siguiente: ',
  fr: 'Je vous appelle au sujet suivant : ',
}

const MESSAGES: [string, string][] = [
  ['en', 'Your check-up is tomorrow at 9:30.'],
  ['en', 'We are open again from Monday, and look forward to seeing you'],
  ['en', 'Please call us back about your appointment.'],
  ['en', 'Hello Ada, this is a reminder of your appointment. Please let us know if you cannot come.'],
  ['de', 'Ihre Brille ist fertig.'],
  ['de', 'Bitte rufen Sie uns wegen Ihres Termins zurück.'],
  ['es', 'Su cita es mañana a las 9:30.'],
  ['es', 'Por favor, llámenos si no puede venir.'],
  ['fr', 'Votre rendez-vous est demain à 9 h 30.'],
  ['fr', 'Merci de nous rappeler si vous ne pouvez pas venir'],
]
const INSTRUCTIONS: [string, string][] = [
  ['en', 'Remind her that the check-up is tomorrow at 9:30.'],
  ['en', 'Ask whether you may send the invoice.'],
  ['en', 'Her order is ready'],
  ['en', 'Tell Ada your price list has changed.'],
  ['en', 'The check-up tomorrow at 9:30'],
  ['de', 'Erinnern Sie Ada an den Termin morgen.'],
  ['de', 'Bitte einen Termin für Check-up buchen.'],
  ['de', 'Sie wartet auf die Brille; ihr sagen, dass die Brille fertig ist.'],
  ['es', 'Recuérdele que su cita es mañana.'],
  ['es', 'Reservar una cita de Check-up.'],
  ['fr', 'Rappelez-lui votre adresse.'],
  ['fr', 'Réserver un Check-up.'],
]

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

describe('the reason of a call, without a model', () => {
  it.each(MESSAGES)('that speaks to the person is said as it is: %s, %s', (language, text) => {
    const call = callAbout(text)
    const said = asSentence(text)
    for (const words of [greetingFor({ call, tenant, language }, true), voicemailFor({ call, tenant, language })]) {
      expect(words).toMatch(/Harbour Dental/)
      expect(words.slice(words.indexOf('Harbour Dental'))).toContain(`Harbour Dental. ${said} `)
      expect(words).not.toContain(ABOUT[language])
    }
  })

  it.each(INSTRUCTIONS)(
    'that tells the assistant what to do, or only names the matter, is introduced: %s, %s',
    (language, text) => {
      const call = callAbout(text)
      const said = `${ABOUT[language]}${asSentence(text)} `
      expect(greetingFor({ call, tenant, language }, true)).toContain(said)
      expect(voicemailFor({ call, tenant, language })).toContain(said)
    },
  )

  it.each([
    ['en', '"Tell the dentist we said hello."'],
    ['de', '„Fragen kostet nichts.“'],
    ['fr', '«\u00A0Rappeler, c’est gratuit.\u00A0»'],
  ])('in quotation marks is said as it is, without them: %s, %s', (language, text) => {
    const words = voicemailFor({ call: callAbout(text), tenant, language })
    expect(words).toContain(text.replaceAll(/["„“«»]/gu, '').trim())
    expect(words).not.toMatch(/["„“«»]/u)
    expect(words).not.toContain(ABOUT[language])
  })

  it('that ends with a question is answered next, and no other question follows', () => {
    const greeting = greetingFor({ call: callAbout('Can you come on Friday?'), tenant, language: 'en' }, true)
    expect(greeting).toMatch(/of Harbour Dental\. Can you come on Friday\?$/)
  })

  it('is no visitor’s, and a voicemail without one gets the words of the business', () => {
    const call = callAbout('Your account is blocked.', 'widget')
    expect(greetingFor({ call, tenant, language: 'en' }, true)).not.toContain('blocked')
    expect(voicemailFor({ call, tenant, language: 'en' })).toContain('Please call us back. You reach us')
    expect(voicemailFor({ call: callAbout(null), tenant, language: 'en' })).toContain(
      'Please call us back. You reach us',
    )
  })
})

describe('the reason that a model did not come to', () => {
  const call = callAbout('Your check-up is tomorrow.')
  const agent = (text: string) => ({ role: 'agent' as const, text })
  const greeting = agent(greetingFor({ call, tenant, language: 'en' }, false))

  it('is what the greeting of a model leaves out', () => {
    expect(reasonUnsaid({ call, language: 'en' }, [greeting, { role: 'user', text: 'Yes?' }])).toBe(
      'Your check-up is tomorrow.',
    )
  })

  it.each([
    ['once anything else was said', call, [greeting, agent('Your check-up is tomorrow, I wanted to say.')]],
    ['of a greeting that has it', call, [agent('Hello. Your check-up is tomorrow. How can I help you?')]],
    ['of an incoming call', { ...call, direction: 'inbound' as const }, [greeting]],
    ['of a visitor', { ...call, source: 'widget' as const }, [greeting]],
    ['without one', callAbout(null), [greeting]],
  ])('is none %s', (_why, one, lines) => {
    expect(reasonUnsaid({ call: one, language: 'en' }, lines)).toBeUndefined()
  })
})
