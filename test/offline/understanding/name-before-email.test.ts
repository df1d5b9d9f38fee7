import { describe, expect, it } from 'vitest'
import type { Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

function namesIn(message: string, language: string, more: Partial<Table> = {}): string[] {
  return understandOffline(message, aTable({ language, ...more })).flatMap((one) =>
    (one.type === 'set' || one.type === 'correct') && one.value.slot === 'name' ? [one.value.value] : [],
  )
}

const NAMED: Record<string, [string, string][]> = {
  en: [
    ["a message for the team then: I'd love to help with the garden, nora, nora.quist@mail.example", 'nora'],
    ['could you tell the owner I found a ring. Nora Quist nora.quist@mail.example', 'Nora Quist'],
    ['please write to me: owen (owen88@mail.example)', 'owen'],
  ],
  de: [
    ['dann eine nachricht: ich würd gern im garten helfen, felix, felix.huber@mail.example', 'felix'],
    ['sagt dem chef bitte, ich hab einen ring gefunden, nora quist, nora.quist@mail.example', 'nora quist'],
    ['Schreibt mir bitte: Jürgen juergen@mail.example', 'Jürgen'],
  ],
  es: [
    ['un mensaje para el equipo: me gustaría ayudar en el huerto, nora, nora.quist@mail.example', 'nora'],
    ['decidle a la dueña que encontré un anillo. Íñigo Sala, inigo.sala@mail.example', 'Íñigo Sala'],
  ],
  fr: [
    ['un message pour l’équipe : j’aimerais aider au jardin, nora, nora.quist@mail.example', 'nora'],
    ['dites au patron que j’ai trouvé une bague. Zoé Quist, zoe.quist@mail.example', 'Zoé Quist'],
  ],
}

const NAMELESS: Record<string, string[]> = {
  en: ['a message please: I lost my ring, nora.quist@mail.example', 'my mail is mail@quist.example, write to me'],
  de: [
    'eine nachricht bitte: hab meinen ring verloren, nora.quist@mail.example',
    'schreibt an meine mail mail@quist.example',
  ],
  es: ['un mensaje: he perdido un anillo, nora.quist@mail.example'],
  fr: ['un message : j’ai perdu une bague, nora.quist@mail.example'],
}

describe.each(Object.keys(NAMED))('a name before the e-mail address that contains it (%s)', (language) => {
  it.each(NAMED[language]!)('%s', (message, name) => {
    expect(namesIn(message, language)).toEqual([name])
    expect(namesIn(message, language, { question: 'message' })).toEqual([name])
  })

  it.each(NAMELESS[language]!)('is none: %s', (message) => {
    expect(namesIn(message, language)).toEqual([])
  })
})
