import { describe, expect, test } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { openBooked } from './pottery.ts'
import { LANGUAGES } from './practice.ts'

/** Questions behind a booking that was made, which wish for none, though they name a day. */
const ASKED: Record<Language, string[]> = {
  en: [
    'lovely. and can my gran sit and watch there while I throw or is the gallery shut tuesdays',
    'just asking if the shop downstairs is open that tuesday',
    'can my mum pick up her cup and have some soup on thursday',
  ],
  de: [
    'kann meine oma dabei zusehen und einen tee trinken am dienstag?',
    'ich wollte nur wissen ob der laden unten am dienstag offen ist',
    'kann meine mutter am donnerstag bei euch ihre tasse abholen und bezahlen?',
  ],
  es: [
    'y mi abuela puede mirar y comer algo el martes?',
    'solo quería saber si la tienda de abajo abre el martes',
    'puede mi madre pagar y ver la exposición el jueves?',
  ],
  fr: [
    'et ma grand-mère peut regarder et manger un gâteau mardi ?',
    'je voulais juste savoir si la boutique en bas est ouverte mardi',
    'est-ce que ma mère peut payer et visiter la galerie jeudi ?',
  ],
}

/** Questions whether the booking is made. */
const MADE: Record<Language, string[]> = {
  en: [
    'so is that definitely booked now or not',
    'is tuesday at 10 confirmed?',
    'I have the reference A0K9ZD, is it valid?',
  ],
  de: [
    'ist das jetzt fest?',
    '?? ist der drehkurs dienstag 10 uhr jetzt gebucht oder nicht',
    'ich hab doch schon die referenz A0K9ZD, ist die gültig?',
  ],
  es: ['pero está reservado ya o no?', 'el martes a las 10 está confirmado?', 'tengo la referencia A0K9ZD, es válida?'],
  fr: ['c’est bien réservé là ?', 'mardi à 10h c’est confirmé ou pas', 'j’ai la référence A0K9ZD, elle est valable ?'],
}

const SURE: Record<Language, string> = {
  en: 'Yes, it is booked',
  de: 'Ja, das ist fest gebucht',
  es: 'Sí, está reservado',
  fr: 'Oui, c’est réservé',
}

/** Wishes for another start, or for another appointment. */
const WISHED: Record<Language, string[]> = {
  en: [
    'could we come at 12 instead?',
    'can my brother come on thursday at 2 too?',
    'and a glazing hour on Thursday at 11?',
  ],
  de: ['können wir stattdessen um 12 kommen?', 'und eine Glasierstunde am Donnerstag um 11?'],
  es: ['podemos ir mejor a las 12?', '¿y un taller de esmaltado el jueves a las 11?'],
  fr: ['peut-on venir plutôt à 12h ?', 'et un atelier émaillage jeudi à 11h ?'],
}

/** Questions about another person, another thing or another appointment, which the booking does not answer. */
const OF_ELSE: Record<Language, string[]> = {
  en: [
    'Is my daughter booked in as well?',
    'Is a parking space reserved?',
    'Is my voucher still valid?',
    'Are the prices fixed?',
  ],
  de: [
    'Ist meine Frau auch eingetragen?',
    'Ist ein Parkplatz reserviert?',
    'Gilt der Gutschein noch?',
    'Gilt das auch für Kinder?',
  ],
  es: [
    '¿Mi marido también está apuntado?',
    '¿Hay una plaza de parking reservada?',
    '¿El bono es válido?',
    'Llego tarde, ¿vale?',
  ],
  fr: [
    'Ma fille est inscrite et confirmée aussi ?',
    'Une place de parking est réservée ?',
    'Le bon est encore valable ?',
  ],
}

describe.each(LANGUAGES)('behind a booking, in %s', (language) => {
  test.each(ASKED[language])('a question with a day is answered: %s', async (message) => {
    const shop = await openBooked(language)
    await shop.say(message)
    expect(shop.state().tasks).toEqual([])
    expect(shop.plan().some((part) => 'answer' in part)).toBe(true)
  })

  test.each(MADE[language])('the booking is told: %s', async (message) => {
    const shop = await openBooked(language)
    const reply = await shop.say(message)
    expect(reply).toContain(SURE[language])
    expect(reply).toContain('A0K9ZD')
    expect(shop.state().tasks).toEqual([])
  })

  test.each(OF_ELSE[language])('what is no part of the booking is not told as booked: %s', async (message) => {
    const shop = await openBooked(language)
    expect(await shop.say(message)).not.toContain(SURE[language])
  })

  test.each(WISHED[language])('a wish begins something: %s', async (message) => {
    const shop = await openBooked(language)
    await shop.say(message)
    expect(shop.state().tasks.length).toBe(1)
  })
})
