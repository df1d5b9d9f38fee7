import type { TradeTemplate } from './trade.ts'

/** The name of a service, then its aliases, separated by `|`. */
export const lawyer: TradeTemplate = {
  usualMinutes: 60,
  services: [
    {
      minutes: 30,
      names: {
        en: 'First consultation|initial consultation|first meeting',
        de: 'Erstberatung|Erstgespräch|erstes Gespräch',
        es: 'Primera consulta|consulta inicial',
        fr: 'Première consultation|premier rendez-vous|consultation initiale',
      },
    },
    {
      minutes: 60,
      names: {
        en: 'Consultation|legal advice|meeting',
        de: 'Beratung|Rechtsberatung|Besprechung',
        es: 'Consulta|asesoramiento legal|reunión',
        fr: 'Consultation|conseil juridique|rendez-vous',
      },
    },
    {
      minutes: 30,
      names: {
        en: 'Phone consultation|call|advice by phone',
        de: 'Telefonische Beratung|Telefontermin|Beratung am Telefon',
        es: 'Consulta telefónica|llamada',
        fr: 'Consultation téléphonique|entretien téléphonique',
      },
    },
    {
      minutes: 45,
      names: {
        en: 'Contract review|contract check|document review',
        de: 'Vertragsprüfung|Vertrag prüfen|Prüfung eines Vertrags',
        es: 'Revisión de contrato|revisar un contrato',
        fr: 'Relecture de contrat|examen de contrat|vérification de contrat',
      },
    },
  ],
  questions: {
    en: [
      'When can I have an appointment?',
      'What does a first consultation cost?',
      'Which areas of law do you cover?',
      'What should I bring?',
    ],
    de: [
      'Wann kann ich einen Termin haben?',
      'Was kostet eine Erstberatung?',
      'Welche Rechtsgebiete bearbeiten Sie?',
      'Was soll ich mitbringen?',
    ],
    es: [
      '¿Cuándo pueden darme cita?',
      '¿Cuánto cuesta la primera consulta?',
      '¿Qué áreas del derecho llevan?',
      '¿Qué debo llevar?',
    ],
    fr: [
      'Quand puis-je avoir un rendez-vous ?',
      'Combien coûte une première consultation ?',
      'Quels domaines du droit traitez-vous ?',
      'Que dois-je apporter ?',
    ],
  },
  greeting: {
    en: 'Hello. Would you like an appointment, or do you have a question about our office?',
    de: 'Guten Tag. Möchten Sie einen Termin, oder haben Sie eine Frage zu unserer Kanzlei?',
    es: 'Buenos días. ¿Desea una cita o tiene alguna pregunta sobre nuestro despacho?',
    fr: 'Bonjour. Souhaitez-vous un rendez-vous, ou avez-vous une question sur notre cabinet ?',
  },
}
