import { describe, expect, test } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import type { MemoryShop } from '../../support/fakes/shop-in-memory.ts'
import { ADA, openBooked, openPottery, WISH, YES } from './pottery.ts'
import { LANGUAGES, say } from './practice.ts'

type Row = [said: string, kept: string]

interface Said {
  /** A message to the team, whose yes and end other words stand beside. */
  message: string
  beside: { time: Row; details: Row; yes: Row; messageYes: Row; sent: Row; booked: Row }
  /** Remarks to the desk in the same places. */
  remarks: { details: string; yes: string; messageYes: string }
}

const SAID: Record<Language, Said> = {
  en: {
    message: 'please leave a message for the team: my parcel arrived open',
    beside: {
      time: ['10 please, and my wife is very short sighted', 'my wife is very short sighted'],
      details: [`${ADA}, and I have a bad hip so no high stools please`, 'a bad hip'],
      yes: ['yes, and he is deaf in one ear', 'he is deaf in one ear'],
      messageYes: ['yes, and tell them the receipt is still in it', 'the receipt is still in it'],
      sent: ['oh and let them know that the flat is on the third floor', 'third floor'],
      booked: ['by the way, I am bringing my guide dog with me', 'guide dog'],
    },
    remarks: {
      details: `${ADA}, what a morning`,
      yes: 'yes please, that was easier than I feared',
      messageYes: "yes please, you're a star",
    },
  },
  de: {
    message: 'bitte eine Nachricht ans Team: mein Paket kam offen an',
    beside: {
      time: ['10 bitte, und meine Frau sieht sehr schlecht', 'meine Frau sieht sehr schlecht'],
      details: [`${ADA}, ich habe eine kaputte Hüfte, also bitte keine hohen Hocker`, 'kaputte Hüfte'],
      yes: ['ja, und er ist auf einem Ohr taub', 'er ist auf einem Ohr taub'],
      messageYes: ['ja, und sagen Sie ihnen, dass der Bon noch drin liegt', 'der Bon noch drin liegt'],
      sent: ['ach, und richten Sie bitte aus, dass die Wohnung im dritten Stock ist', 'dritten Stock'],
      booked: ['übrigens bringe ich meinen Blindenhund mit', 'Blindenhund'],
    },
    remarks: {
      details: `${ADA}, was für ein Vormittag`,
      yes: 'ja bitte, das ging ja leichter als gedacht',
      messageYes: 'ja bitte, du bist ein Schatz',
    },
  },
  es: {
    message: 'un mensaje para el equipo por favor: mi paquete llegó abierto',
    beside: {
      time: ['a las 10, y mi mujer ve muy mal', 'mi mujer ve muy mal'],
      details: [`${ADA}, tengo mal la cadera, así que sin taburetes altos`, 'mal la cadera'],
      yes: ['sí, y es sordo de un oído', 'sordo de un oído'],
      messageYes: ['sí, y que sepan que el recibo sigue dentro', 'el recibo sigue dentro'],
      sent: ['ah, y decidles que el piso es un tercero sin ascensor', 'tercero sin ascensor'],
      booked: ['por cierto, llevo a mi perro guía', 'perro guía'],
    },
    remarks: {
      details: `${ADA}, menuda mañana`,
      yes: 'sí por favor, ha sido más fácil de lo que pensaba',
      messageYes: 'sí por favor, eres un sol',
    },
  },
  fr: {
    message: 'un message pour l’équipe svp : mon colis est arrivé ouvert',
    beside: {
      time: ['10h svp, et ma femme est asthmatique et malentendante', 'ma femme est asthmatique et malentendante'],
      details: [`${ADA}, j'ai une hanche abîmée, donc pas de tabouret haut`, 'une hanche abîmée'],
      yes: ["oui, et il est sourd d'une oreille", "sourd d'une oreille"],
      messageYes: ['oui, et dites-leur que le reçu est encore dedans', 'le reçu est encore dedans'],
      sent: ["ah et dites-leur que l'appartement est au troisième sans ascenseur", 'troisième sans ascenseur'],
      booked: ['au fait, je viens avec mon chien guide', 'chien guide'],
    },
    remarks: {
      details: `${ADA}, quelle matinée`,
      yes: "oui svp, c'était plus simple que je croyais",
      messageYes: 'oui svp, vous êtes un ange',
    },
  },
}

/** A wish for a morning, and the choice of eleven o'clock, which is free and not shown. */
const MORNING: Record<Language, [wish: string, choice: string, kept: string]> = {
  en: [
    'a throwing lesson on Saturday 5 December in the morning please',
    '11 please, and I am afraid of dogs',
    'I am afraid of dogs',
  ],
  de: [
    'einen Drehkurs am Samstag, 5. Dezember vormittags bitte',
    '11 bitte, und ich habe Angst vor Hunden',
    'ich habe Angst vor Hunden',
  ],
  es: [
    'una clase de torno el sábado 5 de diciembre por la mañana por favor',
    '11 por favor, y me dan miedo los perros',
    'me dan miedo los perros',
  ],
  fr: [
    'un cours de tournage samedi 5 décembre au matin svp',
    "11h svp, et j'ai peur des chiens",
    "j'ai peur des chiens",
  ],
}

/** All that the team is given, at most after a yes to what is read back. */
async function toldTeam(shop: MemoryShop, language: Language): Promise<string> {
  if (shop.state().question === 'details') await shop.say(ADA)
  if (shop.state().question === 'confirm') await shop.say(YES[language])
  return JSON.stringify(shop.calls().map(({ arguments: given }) => given))
}

describe.each(LANGUAGES)('words for the team (%s)', (language) => {
  const { message, beside, remarks } = SAID[language]
  const before: Record<keyof Said['beside'], string[]> = {
    time: [WISH[language].replace(/10h?/u, language === 'fr' ? 'à partir de 10h' : '10')],
    details: [WISH[language]],
    yes: [WISH[language], ADA],
    messageYes: [message, ADA],
    sent: [message, ADA, YES[language]],
    booked: [],
  }

  test.each(Object.entries(beside))('reach it beside the answer: %s', async (place, [said, kept]) => {
    const shop = place === 'booked' ? await openBooked(language) : await openPottery(language)
    await say(shop, [...before[place as keyof Said['beside']], said])
    expect(await toldTeam(shop, language)).toContain(kept)
  })

  test('reach it beside an hour that is not among those shown', async () => {
    const [wish, choice, kept] = MORNING[language]
    const shop = await openPottery(language, [wish, choice, ADA])
    expect(shop.state()).toMatchObject({ question: 'confirm', tasks: [{ slot: { time: '11:00' } }] })
    expect(shop.state().tasks[0]?.notes).toEqual([kept])
  })

  test.each(Object.entries(remarks))('are no remarks to the desk: %s', async (place, said) => {
    const shop = await openPottery(language, before[place as keyof Said['beside']])
    const rest = said.replace(ADA, '').slice(said.includes(ADA) ? 2 : 0)
    await shop.say(said)
    expect(await toldTeam(shop, language)).not.toContain(rest.split(', ').at(-1))
  })
})
