import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

const service = (id: string, name: string, aliases: string[], description: string) => ({
  id,
  name,
  aliases,
  description,
  partyMin: null,
  partyMax: null,
})

const DIVING = [
  service(
    'first',
    'Open-Water-Kurs',
    ['Anfängerkurs', "Beginners' course", 'Curso de iniciación', 'Cours débutant'],
    'Der erste Tauchschein. Keine Vorkenntnisse nötig.',
  ),
  service(
    'deep',
    'Tieftauchkurs',
    ['Advanced course', 'Curso avanzado', 'Cours avancé', 'Cours de plongée profonde'],
    'Für alle mit Open-Water-Schein: Tieftauchen bis 30 Meter, Nachttauchen und Navigation.',
  ),
  service('trial', 'Schnuppertauchen', ['Trial dive', 'Bautizo de buceo', 'Baptême de plongée'], 'Im Becken.'),
]

function servicesOf(message: string, language: string): string[] {
  return understandOffline(message, aTable({ language, services: DIVING })).flatMap((one) =>
    (one.type === 'set' || one.type === 'correct') && one.value.slot === 'service' ? one.value.value : [],
  )
}

const WANTED: Record<string, [string, string][]> = {
  en: [
    ["I've done the beginners' course, now I want to book the advanced course", 'deep'],
    ['We did the trial dive last year and would like to do the beginners course', 'first'],
    ['I would like the advanced course. I have already finished the beginners course', 'deep'],
  ],
  de: [
    ['ich hab den open-water-schein und will jetzt tieftauchen lernen', 'deep'],
    ['Schnuppertauchen hab ich schon gemacht, jetzt möchte ich den Anfängerkurs', 'first'],
    ['Servus, habe den Anfängerkurs bereits hinter mir und möchte den Tieftauchkurs buchen', 'deep'],
  ],
  es: [
    ['ya he hecho el curso de iniciación y ahora quiero el curso avanzado', 'deep'],
    ['tengo el bautizo de buceo hecho, quisiera reservar el curso de iniciación', 'first'],
  ],
  fr: [
    ['j’ai déjà fait le cours débutant et je voudrais le cours avancé', 'deep'],
    ['On a fait le baptême de plongée l’été dernier, je voudrais réserver le cours débutant', 'first'],
  ],
}

const AGAIN: Record<string, [string, string][]> = {
  en: [['I have done the trial dive and want to do it again', 'trial']],
  de: [['ich hab das Schnuppertauchen schon gemacht und möchte es nochmal machen', 'trial']],
  es: [['ya he hecho el bautizo de buceo y quiero hacerlo otra vez', 'trial']],
  fr: [['j’ai déjà fait le baptême de plongée et je voudrais le refaire encore', 'trial']],
}

describe.each(Object.keys(WANTED))('what one has or did is not what one wants (%s)', (language) => {
  it.each(WANTED[language]!)('%s', (message, id) => {
    expect(servicesOf(message, language)).toEqual([id])
  })

  it.each(AGAIN[language]!)('unless again: %s', (message, id) => {
    expect(servicesOf(message, language)).toEqual([id])
  })
})
