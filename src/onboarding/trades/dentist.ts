import type { TradeTemplate } from './trade.ts'

/** The name of a service, then its aliases, separated by `|`. */
export const dentist: TradeTemplate = {
  usualMinutes: 30,
  services: [
    {
      minutes: 30,
      names: {
        en: 'Check-up|dental check-up|examination|exam',
        de: 'Kontrolle|Kontrolluntersuchung|Vorsorge|Check-up',
        es: 'Revisión|revisión dental|chequeo',
        fr: 'Contrôle|examen dentaire|visite de contrôle|bilan',
      },
    },
    {
      minutes: 45,
      names: {
        en: 'Cleaning|teeth cleaning|hygienist|scale and polish',
        de: 'Zahnreinigung|professionelle Zahnreinigung|PZR|Prophylaxe',
        es: 'Limpieza dental|limpieza|higiene bucal',
        fr: 'Détartrage|nettoyage des dents|détartrage et polissage',
      },
    },
    {
      minutes: 45,
      names: {
        en: 'Filling|cavity|tooth filling',
        de: 'Füllung|Zahnfüllung|Plombe|Karies',
        es: 'Empaste|obturación|caries',
        fr: 'Soin de carie|plombage|obturation|carie',
      },
    },
    {
      minutes: 30,
      names: {
        en: 'Emergency visit|toothache|emergency|dental emergency',
        de: 'Schmerztermin|Notfall|Zahnschmerzen',
        es: 'Urgencia dental|urgencia|dolor de muelas',
        fr: 'Urgence dentaire|urgence|rage de dents|mal de dents',
      },
    },
    {
      minutes: 60,
      names: {
        en: 'Whitening|teeth whitening|bleaching',
        de: 'Bleaching|Zahnaufhellung|Aufhellung',
        es: 'Blanqueamiento|blanqueamiento dental',
        fr: 'Blanchiment|blanchiment dentaire|éclaircissement',
      },
    },
    {
      minutes: 45,
      names: {
        en: 'New patient exam|first visit|new patient',
        de: 'Erstuntersuchung|Neupatient|erster Termin',
        es: 'Primera visita|paciente nuevo',
        fr: 'Première consultation|nouveau patient|première visite',
      },
    },
  ],
  questions: {
    en: ['When are you open?', 'Do you take new patients?', 'What does a cleaning cost?', 'I have a toothache'],
    de: [
      'Wann haben Sie geöffnet?',
      'Nehmen Sie neue Patienten auf?',
      'Was kostet eine Zahnreinigung?',
      'Ich habe Zahnschmerzen',
    ],
    es: ['¿Qué horario tienen?', '¿Aceptan pacientes nuevos?', '¿Cuánto cuesta una limpieza?', 'Me duele una muela'],
    fr: [
      'Quels sont vos horaires ?',
      'Prenez-vous de nouveaux patients ?',
      'Combien coûte un détartrage ?',
      'J’ai mal aux dents',
    ],
  },
  greeting: {
    en: 'Hello. Would you like an appointment, or do you have a question about our practice?',
    de: 'Guten Tag. Möchten Sie einen Termin, oder haben Sie eine Frage zu unserer Praxis?',
    es: 'Buenos días. ¿Desea una cita o tiene alguna pregunta sobre nuestra clínica?',
    fr: 'Bonjour. Souhaitez-vous un rendez-vous, ou avez-vous une question sur notre cabinet ?',
  },
}
