const PARDON: Record<string, RegExp> = {
  en: /^(?:(?:i am |i m )?sorry|(?:i beg your )?pardon(?: me)?|excuse me|what(?: did you say| was that)?|come again|(?:(?:sorry|pardon|excuse me) )?(?:(?:can|could|would) you (?:please )?)?(?:repeat (?:that|it)|say (?:that|it) again|repeat)(?: for me)?(?: again)?(?: please)?|(?:sorry )?i (?:did not|didn t) (?:catch|hear|understand|get) (?:that|you|it))$/u,
  de: /^(?:(?:wie|was) bitte|wie|entschuldigung|verzeihung|(?:entschuldigung )?(?:(?:können|könnten) sie )?(?:das )?(?:bitte )?(?:noch (?:ein)?mal )?(?:wiederholen|sagen)(?: sie (?:das )?(?:bitte )?)?(?:noch (?:ein)?mal)?(?: bitte)?|noch (?:ein)?mal(?: bitte)?|(?:das )?(?:habe )?ich (?:habe )?(?:sie |das )?nicht verstanden|das habe ich nicht verstanden)$/u,
  es: /^(?:cómo(?: dice| ha dicho)?|como dice|perdón|perdone|disculpe|qué(?: dice| ha dicho)?|(?:perdón |perdone )?(?:me )?(?:(?:puede|podría) )?(?:repetir(?:lo|melo)?|repita)(?: eso| por favor)*|otra vez(?: por favor)?|no (?:le |lo )?(?:he )?(?:entendido|oído|entendí|oí))$/u,
  fr: /^(?:pardon|comment|excusez moi|désolée?|vous pouvez répéter|(?:pardon )?(?:(?:pouvez|pourriez) vous )?(?:le )?(?:répéter|répétez|redire)(?: cela| ça)?(?: s il vous plaît)?|je n ai pas (?:compris|entendu)|encore une fois(?: s il vous plaît)?)$/u,
}

/** Somebody did not hear what was said, and says nothing else. */
export function isPardon(words: string, language: string): boolean {
  const base = language.toLowerCase().split(/[-_]/, 1)[0] ?? ''
  const said = words
    .normalize('NFKC')
    .toLowerCase()
    .slice(0, 200)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  return (PARDON[base] ?? PARDON['en']!).test(said)
}
