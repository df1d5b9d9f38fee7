/**
 * Patterns of a present danger to a person, on folded text between word boundaries as those of the understanding
 * (`understanding.ts`).
 */
export interface EmergencyPatterns {
  /** A danger, however long ago it began: "is unconscious", "won't stop bleeding". */
  signs: string
  /** An injury, which is a danger beside a word of `now`: "was bitten", "burnt my hand". */
  injuries: string
  now: string
  /** No present danger, in the same clause beside the danger itself: "what if", "do you treat", "not". */
  supposed: string
  /** A danger that was avoided, anywhere in the clause: "almost". */
  almost: string
  /** No present danger, in the same sentence: "last year", "for months", "always". */
  past: string
  /** Helpers are there already: "is in hospital". */
  helped: string
  /** An animal that suffers or does something, with its determiner: "my dog". */
  animals: string
  /** Nouns for animals that businesses treat; no horses, from which people fall. */
  pets: string
  /** A person who suffers: "my son", "a guest". */
  people: string
  /** The visitor as the one who suffers: "I can't". */
  self: string
  /** Asks for help after an emergency: "where should she go". */
  further: string
  /** In documents, tells what to do in an emergency: "hospital". */
  told: string
  creatures: CreaturePatterns
}

/** Patterns of a present danger to an animal, tame or wild. */
interface CreaturePatterns {
  /** Nouns for animals. */
  nouns: string
  /** Things that an animal ate, which are a question without a word of `now` beside one of `asks`: "ate chocolate". */
  eaten: string
  /** Other dangers of the animal named: "was hit by a car". */
  dangers: string
  /** The state of an animal that needs help: "injured". */
  hurt: string
  /** Without anybody, which a wild animal needs help for and a pet does not: "alone". */
  lone: string
  /** The people who ate, in words before it: "we had the rabbit with mushrooms". */
  diners: string
  /** Tells that the visitor found it: "we found". */
  found: string
  /** The place of the animal: "in our garden". */
  place: string
  /** Asks what to do or whom to call, in the same sentence. */
  asks: string
  /** In documents, tells what to do and whom to call: "do not touch", "vet". */
  told: string
}
