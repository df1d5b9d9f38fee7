import type { serviceWords } from './en/service-words.ts'

/** Object or act of a service, by its name in the English table. */
export type ServiceSubject = keyof typeof serviceWords

/**
 * The words of each subject in one language, separated by commas, in one form each: they match other forms and parts of
 * compounds. Visitors name a service in their own words or language ("Messer schleifen" is "Affûtage de couteaux"), and the
 * names and descriptions of services are looked up in every language. Words of any trade ("course", "treatment") are left
 * out, because they tell no service from another.
 */
export type ServiceWords = Record<ServiceSubject, string>
