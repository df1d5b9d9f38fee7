import { describe, expect, test } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { ADA, openPottery, WISH, YES } from './pottery.ts'
import { LANGUAGES, say } from './practice.ts'

/** A yes that waits for an answer; the statements beside it have words for giving up in another sense. */
const FIRST: Record<Language, string[]> = {
  en: [
    'yes, but before that: can my dog come? he is good and waits at the bus stop',
    'Yes, though first tell me: is there parking?',
  ],
  de: ['ja, aber vorher noch: darf mein Hund mit? er ist brav', 'Ja, aber erst eine Frage: gibt es Parkplätze?'],
  es: ['sí, pero antes: ¿puede venir mi perro? es tranquilo', 'Sí, pero primero dime: ¿hay parking?'],
  fr: [
    'Oui, mais avant : notre chien peut venir avec nous ? Il est gentil et toujours en laisse',
    'Oui, mais d’abord dites-moi : il y a un parking ?',
  ],
}

/** The same words that do give up. */
const LEFT: Record<Language, string> = {
  en: 'stop it, forget it',
  de: 'stopp, lass es',
  es: 'déjalo',
  fr: 'laissez tomber',
}

describe.each(LANGUAGES)('a yes with a question first (%s)', (language) => {
  test.each(FIRST[language])('keeps the booking, and is asked for once more: %s', async (said) => {
    const shop = await openPottery(language, [WISH[language], ADA, said])
    expect(shop.plan().some((part) => 'answer' in part)).toBe(true)
    expect(shop.plan()).toContainEqual(expect.objectContaining({ say: 'shallIBook' }))
    expect(shop.calls().map(({ name }) => name)).not.toContain('create_booking')
    await shop.say(YES[language])
    expect(shop.plan()).toContainEqual(expect.objectContaining({ say: 'booked' }))
  })

  test('leaves the booking by words that give it up', async () => {
    const shop = await openPottery(language, [WISH[language], ADA, LEFT[language], YES[language]])
    expect(shop.calls().map(({ name }) => name)).not.toContain('create_booking')
  })
})

/** A question written with a thumb. */
const THUMB: Record<Language, string> = {
  en: 'n wher do i go when i get there, or wat',
  de: 'u wo muss ich da hin',
  es: 'i donde tengo que ir',
  fr: 'e où je dois aller',
}

describe.each(LANGUAGES)('a question behind a booking (%s)', (language) => {
  test('is one with a slip in its first word', async () => {
    const shop = await openPottery(language, [WISH[language], ADA, YES[language]])
    await shop.say(THUMB[language])
    expect(shop.plan().some((part) => 'answer' in part)).toBe(true)
  })
})

/** A wish to leave a message within a story that names a class, and one in place of a booking. */
const STORY: Record<Language, [story: string, instead: string]> = {
  en: [
    'my mother sees badly. I’d like somebody to tell me whether the throwing lesson works for her. Can I leave a message?',
    'I’m not booking anything, I’d just like to leave a message about my mother, who sees badly',
  ],
  de: [
    'meine Mutter sieht schlecht. Ich hätte gern, dass mir jemand sagt, ob der Drehkurs für sie passt. Kann ich eine Nachricht hinterlassen?',
    'Ich buche nichts, ich möchte nur eine Nachricht hinterlassen wegen meiner Mutter, sie sieht schlecht',
  ],
  es: [
    'mi madre ve mal. Me gustaría que alguien me dijera si la clase de torno sirve para ella. ¿Puedo dejar un mensaje?',
    'no reservo nada, solo quiero dejar un mensaje sobre mi madre, que ve mal',
  ],
  fr: [
    'ma mère est malvoyante. J’aimerais que quelqu’un me dise si le cours de tournage peut être adapté pour elle. Je peux laisser un message ?',
    'je ne réserve rien, je voudrais juste laisser un message à propos de ma mère malvoyante',
  ],
}

describe.each(LANGUAGES)('a wish to leave a message (%s)', (language) => {
  test('begins no booking of the class that its story names', async () => {
    const shop = await openPottery(language, [STORY[language][0]])
    expect(shop.state().tasks).toMatchObject([{ name: 'message' }])
    expect(shop.plan()).toContainEqual(expect.objectContaining({ say: 'willPassOn' }))
  })

  test('says that nothing is booked, and what the contact is for', async () => {
    const shop = await openPottery(language)
    await say(shop, [BARE[language], STORY[language][1]])
    const said = shop.plan().flatMap((part) => ('say' in part ? [part.say] : []))
    expect(said.slice(0, 2)).toEqual(['nothingBooked', 'willPassOn'])
    expect(shop.state().tasks).toMatchObject([{ name: 'message' }])
  })

  test('stands beside a booking that names itself', async () => {
    const shop = await openPottery(language, [BOTH[language]])
    expect(shop.state().tasks.map(({ name }) => name)).toContain('book')
  })
})

const BARE: Record<Language, string> = {
  en: 'a throwing lesson please',
  de: 'einen Drehkurs bitte',
  es: 'una clase de torno por favor',
  fr: 'un cours de tournage svp',
}
const BOTH: Record<Language, string> = {
  en: 'I’d like to book a throwing lesson on Tuesday at 10. And can I leave a message for Lucie?',
  de: 'Ich möchte einen Drehkurs am Dienstag um 10 buchen. Und kann ich Lucie eine Nachricht hinterlassen?',
  es: 'Quiero reservar una clase de torno el martes a las 10. ¿Y puedo dejar un mensaje para Lucie?',
  fr: 'Je voudrais réserver un cours de tournage mardi à 10h. Et je peux laisser un message à Lucie ?',
}
