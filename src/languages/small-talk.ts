/** What a message is when it asks for nothing. */
export type SmallTalk = 'greeting' | 'thanks' | 'goodbye' | 'identity'

interface Phrases {
  greeting: string
  thanks: string
  goodbye: string
  /** May stand beside the others: "hello there", "thanks a lot". */
  filler: string
}

const PHRASES: Record<string, Phrases> = {
  en: {
    greeting: 'hello hi hey howdy greetings good morning afternoon evening day',
    thanks: 'thanks thank thx ty cheers',
    goodbye: 'bye goodbye cya farewell',
    filler:
      'there you very much so a lot again ok okay great perfect good nice that is all for your help the team have see later',
  },
  de: {
    greeting: 'hallo hi hey moin servus tag morgen abend grüezi grüß gott',
    thanks: 'danke dankeschön vielen dank merci',
    goodbye: 'tschüss tschüs ciao wiedersehen wiederhören bye',
    filler:
      'guten gute schönen schöne lieben sehr schön auch noch für die ihre hilfe ok okay super prima auf zusammen mal das war alles',
  },
  es: {
    greeting: 'hola buenas buenos días dias tardes hey saludos',
    thanks: 'gracias agradezco',
    goodbye: 'adiós adios chao chau luego',
    filler: 'muchas mil por todo la su tu ayuda muy bien vale ok perfecto hasta noches qué tal eso es',
  },
  fr: {
    greeting: 'bonjour salut bonsoir coucou hello',
    thanks: 'merci remercie',
    goodbye: 'revoir bientôt adieu',
    filler: 'beaucoup bien pour votre aide au à bonne journée soirée je vous ok très tout c est mille',
  },
}

const IDENTITY: RegExp[] = [
  /^(?:are you|am i (?:talking|speaking|chatting) (?:to|with)) (?:an? |the )?(?:real |actual |live )?(?:human|person|people|(?:ro)?bot|machine|ai|computer)(?: being)?$/,
  /^(?:who|what) are you$/,
  /^(?:sind sie|bist du|spreche ich mit) (?:ein |eine |einem |einer )?(?:echter? |echten )?(?:mensch(?:en)?|person|(?:ro)?bot(?:er)?|maschine|ki|computer)$/,
  /^wer (?:sind sie|bist du)$/,
  /^(?:es usted|eres|hablo con) (?:un |una )?(?:humano|persona(?: real)?|(?:ro)?bot|máquina|ia)$/,
  /^(?:quién|quien) (?:es usted|eres)$/,
  /^(?:êtes vous|es tu|vous êtes|tu es|je parle à) (?:un |une )?(?:humain|personne(?: réelle)?|vraie personne|(?:ro)?bot|machine|ia)$/,
  /^qui (?:êtes vous|es tu)$/,
]
// A longer message says more than "hello".
const MOST_WORDS = 8

/** Recognises a message that consists of courtesies only; anything else is a question. */
export function smallTalkOf(message: string, language: string): SmallTalk | undefined {
  const words =
    message
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  if (words.length === 0 || words.length > MOST_WORDS) return undefined
  if (IDENTITY.some((pattern) => pattern.test(words.join(' ')))) return 'identity'
  const base = language.toLowerCase().split(/[-_]/, 1)[0] ?? ''
  // Visitors greet in English everywhere.
  for (const phrases of [PHRASES[base], PHRASES['en']]) {
    const kind = phrases === undefined ? undefined : courtesyIn(words, phrases)
    if (kind !== undefined) return kind
  }
  return undefined
}

function courtesyIn(words: string[], phrases: Phrases): SmallTalk | undefined {
  const known = { greeting: list(phrases.greeting), thanks: list(phrases.thanks), goodbye: list(phrases.goodbye) }
  const filler = list(phrases.filler)
  const all = [...Object.values(known), filler]
  if (!words.every((word) => all.some((set) => set.has(word)))) return undefined
  // "Thanks, bye" is a goodbye, "hello and thanks" is thanks.
  return (['goodbye', 'thanks', 'greeting'] as const).find((kind) => words.some((word) => known[kind].has(word)))
}

function list(words: string): Set<string> {
  return new Set(words.split(' '))
}
