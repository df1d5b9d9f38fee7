import { describe, expect, it } from 'vitest'
import { told, type Language, type Place } from './places.ts'

/** A bath house: the sauna evening, and the salt grotto. */
const BATHS: Record<Language, Place> = {
  en: {
    services: [{ name: 'Sauna evening', price: '30 €' }, { name: 'Salt grotto hour' }],
    documents: [
      ['Health › Heart', 'With a pacemaker, the sauna is not allowed.'],
      ['Prices › Season ticket', 'The season ticket is 90 €, for the salt grotto hour only.'],
      ['Prices › Deposit', 'We take a deposit of 15 € for a salt grotto hour.'],
      ['Coming here', 'Bus 9 stops at the door.'],
      ['Coming by car', 'There are twelve parking spaces.'],
      ['What to bring', '- Grotto: thick socks and a jumper.\n- Sauna: two towels and bathing shoes.'],
    ],
  },
  de: {
    services: [{ name: 'Sauna am Abend', price: '30 €' }, { name: 'Stunde in der Salzgrotte' }],
    documents: [
      ['Gesundheit › Herz', 'Mit einem Herzschrittmacher ist die Sauna nicht erlaubt.'],
      ['Preise › Saisonkarte', 'Die Saisonkarte kostet 90 €, nur für die Stunde in der Salzgrotte.'],
      ['Preise › Anzahlung', 'Für eine Stunde in der Salzgrotte nehmen wir 15 € Anzahlung.'],
      ['Anreise', 'Der Bus 9 hält vor der Tür.'],
      ['Mit dem Auto', 'Es gibt zwölf Parkplätze.'],
      ['Mitbringen', '- Grotte: dicke Socken und einen Pullover.\n- Sauna: zwei Handtücher und Badeschuhe.'],
    ],
  },
  es: {
    services: [{ name: 'Tarde de sauna', price: '30 €' }, { name: 'Hora en la gruta de sal' }],
    documents: [
      ['Salud › Corazón', 'Con marcapasos no se permite la sauna.'],
      ['Precios › Abono de temporada', 'El abono de temporada cuesta 90 €, solo para la hora en la gruta de sal.'],
      ['Precios › Señal', 'Pedimos una señal de 15 € para la hora en la gruta de sal.'],
      ['Cómo llegar', 'El autobús 9 para en la puerta.'],
      ['En coche', 'Hay doce plazas de aparcamiento.'],
      ['Qué traer', '- Gruta: calcetines gruesos y un jersey.\n- Sauna: dos toallas y chanclas.'],
    ],
  },
  fr: {
    services: [{ name: 'Soirée sauna', price: '30 €' }, { name: 'Heure dans la grotte de sel' }],
    documents: [
      ['Santé › Cœur', 'Avec un pacemaker, le sauna est interdit.'],
      ['Tarifs › Carte de saison', 'La carte de saison coûte 90 €, pour l’heure dans la grotte de sel seulement.'],
      ['Tarifs › Acompte', 'Nous demandons un acompte de 15 € pour l’heure dans la grotte de sel.'],
      ['Venir', 'Le bus 9 s’arrête devant la porte.'],
      ['En voiture', 'Il y a douze places de parking.'],
      ['À apporter', '- Grotte : des chaussettes épaisses et un pull.\n- Sauna : deux serviettes et des tongs.'],
    ],
  },
}
const [SAUNA, GROTTO] = [0, 1]

/** A message that tells its matter before or behind the question, and the question. */
const TELLING: Record<Language, [message: string, question: string][]> = {
  en: [
    ['The sixth suits me. Is there anything I should know? I have a pacemaker', 'Is there anything I should know?'],
    ['I have a pacemaker. would that be a problem?', 'would that be a problem?'],
  ],
  de: [
    ['Der sechste passt. muss ich was beachten? ich hab einen Herzschrittmacher', 'muss ich was beachten?'],
    ['Ich habe einen Herzschrittmacher. Ist das ein Problem?', 'Ist das ein Problem?'],
  ],
  es: [
    ['El seis me va bien. ¿debo saber algo? llevo marcapasos', '¿debo saber algo?'],
    ['Llevo marcapasos. ¿es un problema?', '¿es un problema?'],
  ],
  fr: [
    ['Le six me va. je dois savoir quelque chose ? j’ai un pacemaker', 'je dois savoir quelque chose ?'],
    ['J’ai un pacemaker. c’est un problème ?', 'c’est un problème ?'],
  ],
}

const PACEMAKER = /pacemaker|schrittmacher|marcapasos/u

/** Questions with a section of their own, for a thing to bring, and for what only another service has. */
const ASKED: Record<Language, [ticket: string, bring: string, deposit: string]> = {
  en: ['how much is the season ticket?', 'what do I have to bring?', 'do you take a deposit?'],
  de: ['was kostet die Saisonkarte?', 'was muss ich mitbringen?', 'nehmt ihr eine Anzahlung?'],
  es: ['¿cuánto cuesta el abono de temporada?', '¿qué tengo que traer?', '¿pedís una señal?'],
  fr: ['combien coûte la carte de saison ?', 'que faut-il apporter ?', 'vous demandez un acompte ?'],
}
const TOWELS = /towels|Handtücher|toallas|serviettes/u
const SOCKS = /socks|Socken|calcetines|chaussettes/u

/** A question completed by the one before it, and the visitor's own words. */
const COMPLETED: Record<Language, [completed: string, words: string]> = {
  en: ['is there a bus to you and parking spaces, are there any?', 'and parking spaces, are there any?'],
  de: ['gibt es einen Bus zu Ihnen Parkplätze, sind da welche?', 'und Parkplätze, sind da welche?'],
  es: ['¿hay autobús hasta la puerta plazas de aparcamiento, las hay?', 'y plazas de aparcamiento, ¿las hay?'],
  fr: ['un bus s’arrête devant la porte places de parking, il y en a ?', 'et des places de parking, il y en a ?'],
}

describe.each(Object.keys(BATHS) as Language[])('what a message tells (%s)', (written) => {
  const place = BATHS[written]
  const [ticket, bring, deposit] = ASKED[written]

  it.each(TELLING[written])('belongs to its question: %s', async (message, question) => {
    expect(await told(question, { written, place, at: SAUNA }, { message })).toMatch(PACEMAKER)
  })

  it('has its own section, though that names another service', async () => {
    expect(await told(ticket, { written, place, at: SAUNA })).toContain('90')
  })

  it('is read from the row of the service spoken of', async () => {
    expect(await told(bring, { written, place, at: SAUNA })).toMatch(TOWELS)
    expect(await told(bring, { written, place, at: GROTTO })).toMatch(SOCKS)
  })

  it('is told of another service before it is denied', async () => {
    expect(await told(deposit, { written, place, at: SAUNA })).toContain('15')
  })

  it('is not the sentence that was told last', async () => {
    const [completed, words] = COMPLETED[written]
    const [, bus] = place.documents[3]!
    const reply = await told(completed, { written, place, at: null }, { words, before: `“${bus}”` })
    expect(reply).toMatch(/twelve|zwölf|doce|douze/u)
  })
})
