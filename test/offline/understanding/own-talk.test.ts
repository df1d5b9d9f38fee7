import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const

/** Talks with the visitor's own people. */
const OWN: Record<(typeof LANGUAGES)[number], string[]> = {
  en: [
    "I'll have a chat with my sister",
    'I need to check with my flatmate first',
    "we'd better ask his mother",
    'let me just speak to my boss',
    "I'll run it by my wife",
  ],
  de: [
    'Ich spreche das noch mit meiner Schwester ab',
    'Das muss ich erst mit meinem Chef besprechen',
    'ich frag lieber erst meine Mutter',
    'wir wollen das noch mit den Eltern und ihrer Oma bereden',
  ],
  es: [
    'lo comento primero con mi hermana',
    'tengo que consultarlo con mi jefe',
    'voy a preguntarle a mi madre',
    'prefiero hablarlo antes con su abuela',
  ],
  fr: [
    'je vais en discuter avec ma sœur',
    'je dois demander à mon patron',
    'j’en parle d’abord à ma mère',
    'on va voir avec leur grand-mère',
  ],
}

/** A person of the team is wished for. */
const TEAM: Record<(typeof LANGUAGES)[number], string[]> = {
  en: [
    'can I talk to her please',
    'I want to speak to your boss',
    "I'd love a chat with one of you about hiring the hall for our choir",
    'we would like to discuss a group rate with somebody',
  ],
  de: [
    'Ich möchte mit Ihrem Chef sprechen',
    'Ich leite einen Chor und würde gern mit jemandem über die Miete des Saals für ein ganzes Wochenende reden',
    'wir würden uns gern mit einem von euch über eine Gruppe unterhalten',
  ],
  es: [
    'quiero hablar con la encargada',
    'dirijo un coro y me gustaría comentar con alguien el alquiler de la sala',
    'querríamos tratarlo con alguno de vosotros',
  ],
  fr: [
    'je veux parler au responsable',
    'je dirige une chorale et j’aimerais échanger avec quelqu’un sur la location de la salle',
    'on voudrait en discuter avec l’un de vous',
  ],
}

const NO_CALL: Record<(typeof LANGUAGES)[number], string[]> = {
  en: [
    "I don't need anybody to phone me",
    'no one needs to ring',
    "please don't call me",
    'I never asked for someone to call me',
  ],
  de: ['mich braucht niemand anzurufen', 'es muss mich keiner anrufen', 'ruft mich bitte nicht an'],
  es: ['no necesito que nadie me llame', 'no hace falta que llaméis', 'que no me llame nadie'],
  fr: ['je n’ai pas besoin qu’on me rappelle', 'inutile de m’appeler', 'ne m’appelez pas'],
}

function tasksOf(message: string, language: string) {
  return understandOffline(message, aTable({ language })).flatMap((one) => (one.type === 'start' ? [one.task] : []))
}

describe.each(LANGUAGES)('whom the visitor wants to speak to (%s)', (language) => {
  it.each(OWN[language])('somebody of their own: %s', (message) => {
    const commands = understandOffline(message, aTable({ language }))
    expect(tasksOf(message, language)).toEqual([])
    expect(commands.map(({ type }) => type)).not.toContain('ask')
  })

  it.each(OWN[language])('leaves the times on offer: %s', (message) => {
    const offered = [{ date: '2026-12-02', time: '10:00' }]
    const task = { task: 'book', serviceId: null, day: null, time: null, partySize: null, offered } as const
    const commands = understandOffline(message, aTable({ language, question: 'time', task: { ...task, offered } }))
    expect(commands).toContainEqual(expect.objectContaining({ type: 'abandon' }))
  })

  it.each(TEAM[language])('the team: %s', (message) => {
    expect(tasksOf(message, language)).toEqual(['person'])
  })

  it.each(NO_CALL[language])('nobody, by phone: %s', (message) => {
    const commands = understandOffline(message, aTable({ language }))
    expect(commands).toContainEqual(expect.objectContaining({ type: 'abandon', task: 'call_back' }))
    expect(tasksOf(message, language)).toEqual([])
  })
})
