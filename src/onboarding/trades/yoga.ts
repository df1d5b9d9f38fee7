import type { TradeTemplate } from './trade.ts'

/** The name of a service, then its aliases, separated by `|`. */
export const yoga: TradeTemplate = {
  usualMinutes: 60,
  services: [
    {
      minutes: 60,
      names: {
        en: 'Beginners’ class|yoga for beginners|intro class',
        de: 'Anfängerkurs|Yoga für Anfänger|Einsteigerkurs',
        es: 'Clase para principiantes|yoga para principiantes|iniciación',
        fr: 'Cours débutants|yoga débutant|initiation',
      },
    },
    {
      minutes: 75,
      names: {
        en: 'Vinyasa|vinyasa flow|flow class',
        de: 'Vinyasa|Vinyasa Flow|Flow',
        es: 'Vinyasa|vinyasa flow|clase de flow',
        fr: 'Vinyasa|vinyasa flow|cours de flow',
      },
    },
    {
      minutes: 75,
      names: {
        en: 'Hatha yoga|hatha|hatha class',
        de: 'Hatha Yoga|Hatha',
        es: 'Hatha yoga|hatha',
        fr: 'Hatha yoga|hatha',
      },
    },
    {
      minutes: 60,
      names: {
        en: 'Private lesson|one to one|personal class',
        de: 'Einzelstunde|Privatstunde|Einzelunterricht',
        es: 'Clase particular|clase privada|clase individual',
        fr: 'Cours particulier|cours individuel|séance privée',
      },
    },
    {
      minutes: 60,
      names: {
        en: 'Trial class|first class|taster',
        de: 'Probestunde|Schnupperstunde|erste Stunde',
        es: 'Clase de prueba|primera clase',
        fr: 'Cours d’essai|premier cours|séance découverte',
      },
    },
  ],
  questions: {
    en: ['Which classes suit beginners?', 'What does a class cost?', 'Do I need my own mat?', 'Book a trial class'],
    de: [
      'Welche Kurse sind für Anfänger?',
      'Was kostet eine Stunde?',
      'Brauche ich eine eigene Matte?',
      'Probestunde buchen',
    ],
    es: [
      '¿Qué clases son para principiantes?',
      '¿Cuánto cuesta una clase?',
      '¿Necesito traer esterilla?',
      'Reservar una clase de prueba',
    ],
    fr: [
      'Quels cours pour débuter ?',
      'Combien coûte un cours ?',
      'Faut-il apporter son tapis ?',
      'Réserver un cours d’essai',
    ],
  },
  greeting: {
    en: 'Hello. Would you like to book a class, or do you have a question?',
    de: 'Hallo. Möchten Sie eine Stunde buchen, oder haben Sie eine Frage?',
    es: 'Hola. ¿Desea reservar una clase o tiene alguna pregunta?',
    fr: 'Bonjour. Souhaitez-vous réserver un cours, ou avez-vous une question ?',
  },
}
