/**
 * Words that ask without saying about what. No passage owes them to the question, so they count for nothing when we judge
 * whether the material covers it.
 */
const QUESTION_WORDS: Record<string, string> = {
  en: `who whom whose what which when where why how many much long often far do does did doing is are was were be been can could
    may might will would shall should i you he she it we they me my your our us a an the of in on at to for from by with and or as
    that this there any some have has had not if s t m re ve ll don doesn didn please tell about know want need like hello hi thanks`,
  de: `wer wen wem wessen was welche welcher welches welchen welchem wann wo wohin woher warum wieso weshalb wie viele viel lange
    oft ist sind war waren wird werden wurde wurden kann können könnte könnten hat haben hatte hatten ich du sie er es wir ihr mich
    mir uns euch ihnen ihre ihren mein meine der die das den dem des ein eine einen einem einer eines und oder in im am an auf zu zum
    zur von vom für mit bei als man nicht gibt bitte sagen wissen möchte will brauche hallo danke`,
  es: `quién quien quiénes qué que cuál cual cuáles cuándo cuando dónde donde por para cómo como cuánto cuánta cuántos cuántas es
    son era eran fue fueron ser está están estoy hay puede puedo pueden podría ha han había he el la los las un una unos unas de del en
    a al y o con se su sus lo le yo tú usted ustedes mi me no si favor diga dime saber quiero necesito hola gracias`,
  fr: `qui que quoi quel quelle quels quelles quand où pourquoi comment combien est sont était étaient être suis peut peux peuvent
    puis pourrait pouvez a ont avait avez ai le la les l un une des de du d en dans à au aux et ou avec se s son sa ses ce c cet cette
    ces je j tu il elle on nous vous ils elles me m mon ma mes votre vos qu n ne pas y t est-ce si plaît dire savoir veux voudrais
    besoin bonjour merci`,
  zh: `什么 谁 哪 哪里 哪儿 哪个 哪些 哪一 多少 几 几个 怎么 怎样 如何 为什么 何 何时 何地 是 的 了 在 吗 呢 有 和 与 被 请 请问 我 你 您 我们 你们`,
}

/** An asking word of a language in which the answer is most likely a number, a time or an amount. */
const NUMBER_QUESTIONS: Record<string, RegExp> = {
  en: /\bhow (?:many|much|long|often|far|old|tall|large|big|high|deep|fast|late|early)\b|\bwhen\b|\b(?:what|which) (?:year|date|day|month|time|percent|percentage|number|century|decade|age)\b/i,
  de: /\bwie ?(?:viele?|lange|oft|hoch|gro(?:ß|ss)|alt|weit|teuer|spät|früh)\b|\b(?:wann|was kostet)\b|\bwelche[mnrs]? (?:jahr|tag|monat|datum|prozent)/i,
  es: /\b(?:cu[áa]nt[oa]s?|cu[áa]ndo)\b|\bqu[ée] (?:año|día|fecha|hora|mes|porcentaje)/i,
  fr: /\b(?:combien|quand)\b|\bquelles? (?:année|date|heure|jour|mois|pourcentage|âge)/i,
  zh: /多少|几|何时|什么时候|哪一?年|多[大高长久远]/,
}

export function questionWords(language: string): string {
  return entryOf(QUESTION_WORDS, language) ?? ''
}

export function asksForNumber(question: string, language: string): boolean {
  return entryOf(NUMBER_QUESTIONS, language)?.test(question) ?? false
}

function entryOf<T>(table: Record<string, T>, language: string): T | undefined {
  const base = language.toLowerCase().split(/[-_]/, 1)[0] ?? ''
  return Object.hasOwn(table, base) ? table[base] : undefined
}
