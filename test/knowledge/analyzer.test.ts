import { describe, expect, test } from 'vitest'
import { loadAnalyzer } from '../../src/knowledge/analyzer.ts'
import { baseLanguage } from '../../src/languages/index.ts'

async function terms(language: string, text: string): Promise<string[]> {
  return (await loadAnalyzer(language)).terms(text)
}

describe('the analyzer', () => {
  test('lower-cases, splits at everything that is no letter or digit, and stems', async () => {
    expect(await terms('en', 'Opening-Hours: 9:30 (Mondays)')).toEqual(['open', 'hour', '9', '30', 'mondai'])
  })

  test('keeps the words that other engines stop: FAQs live on them', async () => {
    expect(await terms('en', 'What is it and how can I?')).toHaveLength(7)
  })

  test('splits at both kinds of apostrophe', async () => {
    expect(await terms('fr', "l'eau d’Évian")).toEqual(['l', 'eau', 'd', 'evian'])
  })

  test('finds one word in its composed, decomposed and full-width forms', async () => {
    const forms = ['Öffnung', 'O\u0308ffnung', 'ÖFFNUNG', 'Ｏffnung']
    const found = await Promise.all(forms.map((form) => terms('de', form)))
    expect(new Set(found.flat())).toEqual(new Set(['offnung']))
  })

  test('takes the stemmer of the language', async () => {
    expect(await terms('de', 'Behandlungen')).toEqual(await terms('de', 'Behandlung'))
    expect(await terms('es', 'citas')).toEqual(await terms('es', 'cita'))
    expect(await terms('fr', 'rendez-vous gratuits')).toEqual(await terms('fr', 'rendez-vous gratuit'))
  })

  test('keeps words whole in a language that it has no stemmer for', async () => {
    expect(await terms('xx', 'houses constructor')).toEqual(['houses', 'constructor'])
  })

  test('cuts scripts without spaces into words, beside Latin ones', async () => {
    expect(await terms('zh', '我们今天开门 WiFi')).toEqual(['我们', '今天', '开门', 'wifi'])
    expect((await terms('th', 'ร้านเปิดกี่โมง')).length).toBeGreaterThan(2)
    expect((await terms('en', 'menu: 营业时间')).length).toBeGreaterThan(1)
  })

  test('keeps combining marks inside words', async () => {
    expect(await terms('hi', 'हिन्दी')).toHaveLength(1)
  })

  test('survives endless words', async () => {
    const [term] = await terms('en', 'a'.repeat(100_000))
    expect(term?.length).toBeLessThan(100)
  })

  test('reads the language out of a tag', () => {
    expect(['de-AT', 'PT_br', ' en ', ''].map(baseLanguage)).toEqual(['de', 'pt', 'en', 'en'])
  })
})
