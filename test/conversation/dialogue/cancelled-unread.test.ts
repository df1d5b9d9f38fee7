import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { openBooked } from './pottery.ts'
import { LANGUAGES, say } from './practice.ts'

/** A move of the booking, and words beside the yes to it that read like a cancellation. */
const SAID: Record<Language, [move: string, yes: string]> = {
  en: ['can you move it to Wednesday at 10?', 'yes move it. cancel it if my wife calls'],
  de: ['können Sie ihn auf Mittwoch um 10 verschieben?', 'ja, verschieben. stornieren Sie ihn, wenn meine Frau anruft'],
  es: ['¿pueden cambiarla al miércoles a las 10?', 'sí, cámbienla. cancélenla si llama mi mujer'],
  fr: ['on peut le déplacer à mercredi 10h ?', 'oui deplacez. annulez-le si ma femme appelle'],
}

describe.each(LANGUAGES)('a cancellation that was not read back (%s)', (language) => {
  it('is not what a yes to a move agrees to', async () => {
    const [move, yes] = SAID[language]
    const shop = await openBooked(language)
    await say(shop, [move])
    expect(shop.state()).toMatchObject({ question: 'confirm', tasks: [{ name: 'move' }] })
    await say(shop, [yes])
    expect(shop.calls().map(({ name }) => name)).not.toContain('cancel_booking')
  })
})
