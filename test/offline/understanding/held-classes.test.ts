import { describe, expect, it } from 'vitest'
import type { Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

type Language = 'en' | 'de' | 'es' | 'fr'

const SERVICES: Record<Language, [name: string, description: string][]> = {
  en: [
    ['Physio session', 'After the first assessment.'],
    ['Pilates in a small group', 'On mats, six people, Thursday evenings.'],
  ],
  de: [
    ['Krankengymnastik', 'Nach dem ersten Befund.'],
    ['Pilates in kleiner Gruppe', 'Auf Matten, sechs Personen, donnerstags am Abend.'],
  ],
  es: [
    ['Sesión de fisioterapia', 'Después de la primera valoración.'],
    ['Pilates en grupo', 'En esterilla, seis personas, los jueves por la tarde.'],
  ],
  fr: [
    ['Séance de kinésithérapie', 'Après le bilan.'],
    ['Pilates en petit groupe', 'Sur tapis, six personnes, jeudi soir.'],
  ],
}

const SAID: Record<Language, string[]> = {
  en: ['please put me down for the Thursday class', "is there a spot left in Thursday's class?"],
  de: ['ich hätte gern einen Platz im Kurs am Donnerstag', 'bitte einen Platz im Donnerstagskurs'],
  es: ['quería apuntarme a la clase del jueves', '¿queda una plaza en el curso del jueves?'],
  fr: ['inscrivez-moi au cours de jeudi', 'reste-t-il une place au cours du jeudi ?'],
}

function tableIn(language: Language, changes: Partial<Table> = {}): Table {
  const bounds = { aliases: [], partyMin: null, partyMax: null }
  const services = SERVICES[language].map(([name, description], index) => ({
    id: `svc_${index}`,
    name,
    description,
    ...bounds,
  }))
  return aTable({ language, services, ...changes })
}

function serviceIn(said: string, table: Table): unknown {
  return understandOffline(said, table).find((one) => one.type === 'set' && one.value.slot === 'service')
}

describe.each(['en', 'de', 'es', 'fr'] as const)('the class of a weekday (%s)', (language) => {
  const booking = { reference: 'BXKA14', serviceId: 'svc_0', date: '2026-11-30', time: '10:00' }

  it.each(SAID[language])('is the one held on it: %s', (said) => {
    const meant = { value: { value: ['svc_1'] } }
    expect(serviceIn(said, tableIn(language))).toMatchObject(meant)
    expect(serviceIn(said, tableIn(language, { booking, bookings: [booking] }))).toMatchObject(meant)
  })
})

it('is none on a weekday of which no text tells', () => {
  const meant = { value: { value: ['svc_1'] } }
  expect(serviceIn('please put me down for the Friday class', tableIn('en'))).not.toMatchObject(meant)
})
