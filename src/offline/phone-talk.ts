import type { PastMessage } from '../models/chat-model.ts'

/** What callers say that asks for nothing: they take leave, or have something else on their mind that they did not say yet. */
export type PhoneTalk = 'leaving' | 'go_on'

interface Phrases {
  /** Takes leave wherever it is said. */
  goodbye: string
  /** Takes leave in answer to a question such as whether there is anything else: a pattern over words. */
  enough: RegExp
  /** May stand beside both. */
  filler: string
  yes: string
  /** The answer to a bare yes. */
  goOn: string
}

const PHRASES: Record<string, Phrases> = {
  en: {
    goodbye: 'bye goodbye farewell cya',
    enough:
      /(?:^| )(?:no|nope|nah|nothing|(?:that|this|it) ?(?:is|s|was|will be|ll be) (?:all|it|everything)|i(?: a)?m (?:good|done|fine|all set))(?= |$)/u,
    filler:
      'no nope nah nothing that this it is s was will be ll all everything i am m done set else more thanks thank thx you very much so a lot okay ok alright right great perfect good fine well lovely wonderful then for now today your the help time have nice day evening night weekend one afternoon morning see later soon tomorrow take care cheers don t need anything just and',
    yes: 'yes yeah yep sure please indeed actually i do there is',
    goOn: 'What can I do for you?',
  },
  de: {
    goodbye: 'tschüss tschüs ciao wiedersehen wiederhören bye ade',
    enough: /(?:^| )(?:nein|nö|nee|nichts|das (?:war|wars|wär|wäre|ist) (?:es|s|alles|schon)|das wars)(?= |$)/u,
    filler:
      'nein nö nee nichts das war wars wär wäre ist es s alles schon danke dankeschön vielen besten herzlichen dank gut okay ok super prima auf einen schönen schöne guten gute tag abend nachmittag woche wochenende noch ihnen auch dann bis bald morgen später mehr sonst weiter brauche ich ganz lieb sehr für die ihre hilfe auskunft bestens in ordnung und mal',
    yes: 'ja jawohl genau gern gerne bitte doch',
    goOn: 'Was kann ich für Sie tun?',
  },
  es: {
    goodbye: 'adiós adios chao chau',
    enough: /(?:^| )(?:no|nada|(?:eso )?es todo|ya está|hasta (?:luego|mañana|pronto))(?= |$)/u,
    filler:
      'no nada eso es todo ya está gracias muchas muchísimas muy amable más mas por su la ayuda vale ok bien perfecto de acuerdo buen buena buenas buenos día dia días tarde tardes noche noches así que tenga un una igualmente hasta luego mañana pronto con esto y',
    yes: 'sí si claro vale por favor',
    goOn: '¿Qué puedo hacer por usted?',
  },
  fr: {
    goodbye: 'revoir adieu bientôt',
    enough: /(?:^| )(?:non|rien|c est (?:tout|bon)|ce sera tout|ça (?:sera tout|ira))(?= |$)/u,
    filler:
      'non rien c est tout bon ce sera ça ira merci beaucoup bien d autre de plus accord ok parfait très pour votre aide bonne journée soirée après midi à au vous aussi je s il plaît et',
    yes: 'oui ouais si bien sûr s il vous plaît volontiers',
    goOn: 'Que puis-je faire pour vous ?',
  },
}

/** A longer one says more than goodbye. */
const MAX_WORDS = 14

/** What a caller says while nothing is under way; anything else is a question. */
export function phoneTalkOf(words: string, language: string, history: PastMessage[]): PhoneTalk | undefined {
  const phrases = phrasesOf(language)
  const said = wordsOf(words)
  if (said.length === 0 || said.length > MAX_WORDS) return undefined
  const isAnswer = history.at(-1)?.role === 'assistant' && history.at(-1)?.text.trimEnd().endsWith('?')
  if (isAnswer && said.every((word) => list(phrases.yes).has(word))) return 'go_on'
  const goodbye = list(phrases.goodbye)
  const filler = list(phrases.filler)
  if (!said.every((word) => goodbye.has(word) || filler.has(word))) return undefined
  const takesLeave = said.some((word) => goodbye.has(word)) || (isAnswer && phrases.enough.test(said.join(' ')))
  return takesLeave ? 'leaving' : undefined
}

export function goOnIn(language: string): string {
  return phrasesOf(language).goOn
}

function phrasesOf(language: string): Phrases {
  const base = language.toLowerCase().split(/[-_]/, 1)[0] ?? ''
  return (Object.hasOwn(PHRASES, base) ? PHRASES[base] : PHRASES['en']) as Phrases
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}

function list(words: string): Set<string> {
  return new Set(words.split(' '))
}
