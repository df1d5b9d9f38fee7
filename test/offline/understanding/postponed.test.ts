import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom } from './table.ts'

const SERVICES = servicesFrom([
  ['pottery', 'Pottery class', 'Three hours at the wheel'],
  ['tour', 'Guided tour', 'One hour through the workshop'],
])

const LATER: [language: string, message: string][] = [
  ['en', 'thanks, I’ll speak to my sister first and come back to book'],
  ['en', 'cheers, let me think it over and book another time'],
  ['de', 'danke, ich überlege es mir noch und melde mich dann wieder zum Buchen'],
  ['de', 'super, ich muss das erst mit meinem Mann besprechen, dann buche ich'],
  ['es', 'gracias, lo hablo con mi hermana y ya reservo'],
  ['fr', 'merci, j’en parle à ma sœur et je reviens réserver'],
  ['fr', 'je vais y réfléchir, je réserverai plus tard'],
]

describe('a booking that is left for later', () => {
  it.each(LATER)('begins none (%s): %s', (language, message) => {
    const commands = understandOffline(message, aTable({ language, services: SERVICES }))
    expect(commands.map(({ type }) => type)).not.toContain('start')
    expect(commands.map(({ type }) => type)).toContain('courtesy')
  })

  it.each([
    ['en', 'I spoke to my sister first, now I want to book the guided tour for Friday'],
    ['de', 'Ich melde mich wieder, diesmal für die Pottery class am Freitag'],
    ['es', 'quiero reservar el Guided tour el viernes, ya lo hablé con mi hermana'],
    ['fr', 'je reviens vers vous pour réserver le Guided tour vendredi'],
  ])('is none with a service or a day (%s): %s', (language, message) => {
    const commands = understandOffline(message, aTable({ language, services: SERVICES }))
    expect(commands).toContainEqual(expect.objectContaining({ type: 'start', task: 'book' }))
  })
})
