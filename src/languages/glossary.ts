import type { glossary } from './en/glossary.ts'

/** A matter that visitors of a front desk ask about, by its name in the English glossary. */
export type Matter = keyof typeof glossary

/**
 * The words of each matter in one language, separated by commas: nouns and verbs in one form each, because they are
 * stemmed. A word in a question also finds passages with the other words of its matter, in every language. Words before
 * `>` only ask: a question about pets may find dogs, but one about dogs must not find cats. Entries of several words
 * match as a whole; stop words of the question (`asking`) do not count in them.
 */
export type Glossary = Record<Matter, string>

/**
 * `synonyms` of a language are lines of the same form without a name. They apply to that language alone, add to the
 * glossary's relations, and need no counterpart in other languages: breeds of dogs, phrases of a trade, chat slang.
 */
