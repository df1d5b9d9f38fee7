import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { openBoats, SAILING } from './boats.ts'
import { LANGUAGES, say } from './practice.ts'

interface Said {
  details: string
  /** The name, and what corrects it. */
  name: string
  names: string[]
  /** A name that is no correction. */
  other: string
  email: string
  phone: string
  /** Takes back the e-mail address, and agrees. */
  dropped: string[]
  /** The same with a new number, which is read back. */
  replaced: string
  yes: string
}

const EMAIL = 'w.olde@example.com'

const SAID: Record<Language, Said> = {
  en: {
    details: `Nora Winther, ${EMAIL}, 07700 900123`,
    name: 'Nora Winter',
    names: ['not Winther with th, Winter with t', 'Winter without anything, not Winther', "it's spelled Winter"],
    other: 'not Winther is on the boat but my sister',
    email: 'the e-mail is wrong, it should be nora@example.com',
    phone: 'wrong number, it is 07700 900132',
    dropped: ['drop the e-mail, only the phone. yes, book it', 'the mail is not important. yes'],
    replaced: 'leave out the mail, just the phone: 07700 900132',
    yes: 'yes',
  },
  de: {
    details: `Nora Schmidt, ${EMAIL}, 0171 5550134`,
    name: 'Nora Schmitt',
    names: ['nicht Schmidt mit dt, Schmitt mit tt', 'ja, aber Schmitt, nicht Schmidt', 'das schreibt sich Schmitt'],
    other: 'nicht Schmidt kommt, sondern meine Schwester',
    email: 'die Mail ist falsch, richtig ist nora@example.com',
    phone: 'falsche Nummer, sie ist 0171 5550143',
    dropped: ['lasst die Mail weg, nur das Telefon. ja, buchen', 'die Mail ist egal. ja'],
    replaced: 'ohne Mail, nur Telefon: 0171 5550143',
    yes: 'ja',
  },
  es: {
    details: `Nora Vidal, ${EMAIL}, 612 555 034`,
    name: 'Nora Bidal',
    names: ['no Vidal con uve, Bidal con be', 'es Bidal, no Vidal', 'se escribe Bidal'],
    other: 'no Vidal viene, viene mi hermana',
    email: 'el correo está mal, es nora@example.com',
    phone: 'el número está mal, es el 612 555 043',
    dropped: ['quita el correo, solo el teléfono. sí, reserva', 'el correo no importa. sí'],
    replaced: 'sin correo, solo el teléfono: 612 555 043',
    yes: 'sí',
  },
  fr: {
    details: `Nora Marten, ${EMAIL}, 06 12 55 50 22`,
    name: 'Nora Martin',
    names: ['pas Marten avec un e, Martin avec un i', 'c’est Martin, pas Marten', 'ça s’écrit Martin'],
    other: 'pas Marten vient, mais ma sœur',
    email: 'le mail est faux, c’est nora@example.com',
    phone: 'mauvais numéro, c’est le 06 12 55 50 32',
    dropped: ['laissez tomber le mail, juste le téléphone. oui, réservez', 'le mail n’est pas important. oui'],
    replaced: 'sans mail, juste le téléphone : 06 12 55 50 32',
    yes: 'oui',
  },
}

describe.each(LANGUAGES)('details corrected while they are read back (%s)', (language) => {
  const { details, name, names, other, email, phone, dropped, replaced, yes } = SAID[language]
  const booked = async (said: string[]) => {
    const shop = await openBoats(language, [SAILING[language], details])
    await say(shop, said)
    return (await shop.rows()).bookings
  }

  it.each(names)('give the name, which is booked for: %s', async (said) => {
    const shop = await openBoats(language, [SAILING[language], details])
    expect(await shop.say(said)).toContain(name)
    await shop.say(yes)
    expect((await shop.rows()).bookings).toMatchObject([{ name }])
  })

  it('leave a name that is said of something else', async () => {
    const shop = await openBoats(language, [SAILING[language], details])
    await shop.say(other)
    expect(shop.state().contact.name).toBe(details.split(',')[0])
  })

  it('give the address and the number', async () => {
    const [row] = await booked([email, phone, yes])
    expect(row).toMatchObject({ email: 'nora@example.com' })
    expect(row!.phone!.replaceAll(/\D/gu, '').slice(-4)).toBe(phone.replaceAll(/\D/gu, '').slice(-4))
  })

  it.each(dropped)('leave out an address that is taken back, and book: %s', async (said) => {
    const [row] = await booked([said])
    expect(row?.email ?? null).toBeNull()
    expect(row?.phone).toBeTruthy()
  })

  it('are read back once more where a new number takes the place of the address', async () => {
    const shop = await openBoats(language, [SAILING[language], details])
    expect(await shop.say(replaced)).not.toContain(EMAIL)
    await shop.say(yes)
    const { bookings } = await shop.rows()
    expect(bookings).toHaveLength(1)
    expect(bookings[0]!.email).toBeNull()
  })
})
