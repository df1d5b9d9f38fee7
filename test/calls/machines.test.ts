import { describe, expect, it } from 'vitest'
import { machineSaying, machinesAmong, wordsOfPerson } from '../../src/calls/machines.ts'

/* Written as telephones and services say them; the last group as people do. */
const SAID = {
  screening: [
    'Hi, the person you are calling is using a screening service from Google, and will get a copy of this conversation. Go ahead and say your name, and why you’re calling.',
    "If you record your name and reason for calling, I'll see if this person is available.",
    'May I ask who is calling, and what this is about?',
    'Bitte nennen Sie Ihren Namen und den Grund Ihres Anrufs.',
    'Por favor, diga su nombre y el motivo de su llamada.',
    'Merci d’indiquer votre nom et la raison de votre appel.',
  ],
  menu: [
    'Thank you for calling Acme Industries. For sales, press one. For support, press 2.',
    'Please listen carefully, as our menu options have changed.',
    'Für den Vertrieb drücken Sie die Eins.',
    'Für Deutsch wählen Sie bitte die 1.',
    'Para ventas, pulse 1. Para averías, marque el 2.',
    'Para español, oprima el dos.',
    'Pour le service commercial, tapez 1.',
    'Appuyez sur la touche étoile pour revenir au menu principal.',
  ],
  voicemail: [
    'Hi, this is Grace. Please leave your name and number after the beep.',
    'You have reached the voicemail of 415 555 0100. At the tone, please record your message. When you are finished, hang up, or press 1 for more options.',
    'Hier ist die Mailbox von Ada. Bitte sprechen Sie nach dem Signalton.',
    'Deje su mensaje después de oír la señal.',
    'Ha llamado al contestador de los García.',
    'Vous êtes bien sur la messagerie de Claire. Laissez un message après le bip.',
  ],
  hold: [
    'Thank you. Please stay on the line.',
    'All of our agents are busy. Your call is important to us.',
    'Bitte bleiben Sie dran.',
    'No cuelgue, por favor.',
    'Ne quittez pas, je vous mets en relation.',
  ],
  undefined: [
    'Hello?',
    'Yes, who is calling please?',
    'Harbour Dental, this is Grace, how can I help?',
    'He is not available, would you like to leave a message?',
    'Sorry, your number came up as a message from nowhere.',
    'Is this about my cancer screening?',
    'Can you say one moment please again?',
    'Ja, wer ist da?',
    'Nach dem Termin am Montag habe ich Zeit.',
    'Sí, soy yo. ¿De qué se trata?',
    'Faites un rendez-vous pour mardi.',
    'What is the next available time?',
    'Wann ist der nächste freie Termin?',
    'I have one dog and two cats, is the number right?',
  ],
}

describe('the words of who answers', () => {
  it.each(Object.entries(SAID))('are those of: %s', (machine, all) => {
    expect(all.filter((words) => String(machineSaying(words)) !== machine)).toEqual([])
  })

  it('are a machine’s on an outgoing phone call, near its beginning, only', () => {
    const menu = 'For sales, press 1.'
    const called = { direction: 'outbound', channel: 'phone' } as const
    expect(machinesAmong(called, ['Hello?', menu])).toEqual([undefined, 'menu'])
    expect(machinesAmong({ ...called, direction: 'inbound' }, [menu])).toEqual([])
    expect(machinesAmong(called, ['a', 'b', 'c', 'd', menu])).not.toContain('menu')
  })

  it('are the person’s behind the last machine', () => {
    const called = { direction: 'outbound', channel: 'phone' } as const
    const said = ['Thank you for calling.', 'For sales, press 1.', 'Please hold.', 'Hello?', 'It is me.']
    expect(wordsOfPerson(called, said)).toEqual(['Hello?', 'It is me.'])
    expect(wordsOfPerson({ ...called, direction: 'inbound' }, said)).toEqual(said)
  })
})
