import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom, servicesIn, type ServiceRow } from './table.ts'

type Language = 'en' | 'de' | 'fr' | 'es'

const SERVICES: Record<Language, ServiceRow[]> = {
  en: [
    [
      'start',
      'Initial assessment',
      'Your first visit for physiotherapy: we look at your injury. Bring your prescription.',
    ],
    ['follow', 'Follow-up session', 'Treatment of the back, the shoulder or the knee after the assessment.'],
    ['osteo', 'Osteopathy', 'For backache, neckache and digestion. No prescription needed.'],
    ['pelvic', 'Pelvic floor training', 'After childbirth, with a prescription of your midwife or physician.'],
  ],
  de: [
    ['start', 'Erstbefund', 'Zum Kennenlernen: wir sehen uns Ihre Verletzung an. Bringen Sie das Rezept mit.'],
    ['follow', 'Krankengymnastik', 'Behandlung von Rücken, Schulter oder Knie nach dem Erstbefund.'],
    ['osteo', 'Osteopathie', 'Bei Rückenschmerzen, Nackenschmerzen und Verdauung. Ohne Rezept.'],
    ['pelvic', 'Beckenbodentraining', 'Nach einer Entbindung, auf Rezept der Hebamme oder des Hausarztes.'],
  ],
  fr: [
    ['start', 'Bilan initial', 'Premier rendez-vous : on fait le point sur votre blessure. Apportez votre ordonnance.'],
    ['follow', 'Séance de suivi', 'Rééducation du dos, de l’épaule ou du genou après le bilan.'],
    ['osteo', 'Ostéopathie', 'Mal de dos, cervicales, digestion. Sans ordonnance.'],
    ['pelvic', 'Rééducation périnéale', 'Après un accouchement, sur ordonnance de la sage-femme ou du médecin.'],
  ],
  es: [
    ['start', 'Valoración inicial', 'Primera cita: vemos su lesión. Traiga el volante.'],
    ['follow', 'Sesión de seguimiento', 'Tratamiento de la espalda, el hombro o la rodilla tras la valoración.'],
    ['osteo', 'Osteopatía', 'Dolor de espalda, cervicales, digestión. Sin volante.'],
    ['pelvic', 'Suelo pélvico', 'Después del parto, con volante de la matrona o del especialista.'],
  ],
}

function servicesOf(language: Language, message: string, known = SERVICES[language]): string[] {
  const services = servicesFrom(known)
  return servicesIn(understandOffline(message, aTable({ language, services })))
}

/** A problem beside a word of a description that is about something else. */
const CONTESTED: Record<Language, string[]> = {
  en: [
    'my shoulder hurts and my physician wrote me a prescription, I would like an appointment',
    "hi, my physician sent me because of backache, I'd like an appointment",
  ],
  de: [
    'ich habe Rückenschmerzen und ein Rezept von meinem Hausarzt, ich hätte gern einen Termin',
    'mein Hausarzt schickt mich wegen Nackenschmerzen, ich brauche einen Termin',
  ],
  fr: [
    "j'ai mal au dos et mon médecin m'a fait une ordonnance, je voudrais un rdv",
    'mon médecin m’envoie à cause de mon genou, je voudrais un rendez-vous',
  ],
  es: [
    'me duele la espalda y el especialista me dio un volante, quiero una cita',
    'me manda el especialista por la rodilla, quisiera una cita',
  ],
}

describe('one word of a description beside another problem chooses no service', () => {
  const all = Object.entries(CONTESTED).flatMap(([language, own]) =>
    own.map((one) => [language as Language, one] as const),
  )
  it.each(all)('%s: %s', (language, message) => {
    expect(servicesOf(language, message)).not.toEqual(['pelvic'])
  })
})

/** A word that only one description has, and nothing for another one. */
const SURE: [Language, string][] = [
  ['en', 'I gave birth, it was a difficult childbirth, I would like an appointment'],
  ['de', 'ich hätte gern einen Termin nach der Entbindung'],
  ['fr', 'je voudrais un rdv après mon accouchement'],
  ['es', 'quisiera una cita después del parto'],
]

describe('a rare word of one description alone', () => {
  it.each(SURE)('%s: %s', (language, message) => expect(servicesOf(language, message)).toEqual(['pelvic']))
})

describe('a verb that everybody uses', () => {
  const STUDIO: ServiceRow[] = [
    ['small', 'Small portrait', 'Up to the size of a postcard, drawn while you wait.'],
    [
      'day',
      'Half-day sitting',
      "For a larger picture. Book a talk first if you haven't met your artist, or if you weren't sure.",
    ],
  ]

  it.each([
    'do you have anything after 4 on Thursday?',
    'could you have a look one Friday evening?',
    "I haven't been before, can I come on Tuesday?",
    'were there any appointments left for Monday?',
  ])('is no form of a word in a description: %s', (message) => {
    expect(servicesOf('en', message, STUDIO)).toEqual([])
  })
})
