import type { glossary } from './en/glossary.ts'

/** A matter that visitors of a front desk ask about, by its name in the English glossary. */
export type Matter = keyof typeof glossary

/**
 * The words of each matter in one language, between commas: nouns and verbs, one form each, because they are stemmed. A word
 * of it in a question also finds passages with its other words, and with those of the matter in every other language. Words
 * before `>` only ask: a question about pets may find dogs, one about dogs must not find cats. Entries of several words are
 * matched as a whole; the question's words without a topic (`asking`) do not count in them.
 */
export type Glossary = Record<Matter, string>

/**
 * `synonyms` of a language are lines of the same form without a name. They are looked up in that language alone, add to what
 * the glossary says of a word, and need no counterpart elsewhere: breeds of dogs, phrases of a trade, typed talk.
 */
