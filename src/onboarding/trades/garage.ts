import type { TradeTemplate } from './trade.ts'

/** The name of a service, then its aliases, separated by `|`. */
export const garage: TradeTemplate = {
  usualMinutes: 60,
  services: [
    {
      minutes: 60,
      names: {
        en: 'Oil change|oil and filter change|lube',
        de: 'Ölwechsel|Öl wechseln|Motoröl',
        es: 'Cambio de aceite|aceite y filtro',
        fr: 'Vidange|changement d’huile|vidange moteur',
      },
    },
    {
      minutes: 45,
      names: {
        en: 'Tire change|tyre change|winter tires|wheel change',
        de: 'Reifenwechsel|Räderwechsel|Winterreifen|Sommerreifen',
        es: 'Cambio de neumáticos|cambio de ruedas|neumáticos de invierno',
        fr: 'Changement de pneus|montage de pneus|pneus hiver',
      },
    },
    {
      minutes: 120,
      names: {
        en: 'Service|maintenance|annual service|full service',
        de: 'Inspektion|Wartung|Service|Jahresinspektion',
        es: 'Revisión|mantenimiento|revisión anual',
        fr: 'Révision|entretien|révision annuelle',
      },
    },
    {
      minutes: 90,
      names: {
        en: 'Brakes|brake check|brake pads',
        de: 'Bremsen|Bremsbeläge|Bremsenprüfung',
        es: 'Frenos|pastillas de freno|revisión de frenos',
        fr: 'Freins|plaquettes de frein|contrôle des freins',
      },
    },
    {
      minutes: 45,
      names: {
        en: 'Diagnosis|warning light|fault check|engine light',
        de: 'Fehlerdiagnose|Diagnose|Warnleuchte|Motorleuchte',
        es: 'Diagnóstico|testigo de avería|diagnosis',
        fr: 'Diagnostic|voyant moteur|recherche de panne',
      },
    },
    {
      minutes: 60,
      names: {
        en: 'Air conditioning|AC service|air con recharge',
        de: 'Klimaanlage|Klimaservice|Klimacheck',
        es: 'Aire acondicionado|recarga de aire',
        fr: 'Climatisation|recharge de climatisation|clim',
      },
    },
  ],
  questions: {
    en: [
      'When are you open?',
      'What does an oil change cost?',
      'Can I have my tires changed this week?',
      'A warning light is on',
    ],
    de: [
      'Wann haben Sie geöffnet?',
      'Was kostet ein Ölwechsel?',
      'Kann ich diese Woche Reifen wechseln lassen?',
      'Eine Warnleuchte brennt',
    ],
    es: [
      '¿Qué horario tienen?',
      '¿Cuánto cuesta un cambio de aceite?',
      '¿Pueden cambiarme los neumáticos esta semana?',
      'Se ha encendido un testigo',
    ],
    fr: [
      'Quels sont vos horaires ?',
      'Combien coûte une vidange ?',
      'Pouvez-vous changer mes pneus cette semaine ?',
      'Un voyant est allumé',
    ],
  },
  greeting: {
    en: 'Hello. What can we do for your car?',
    de: 'Guten Tag. Was können wir für Ihr Auto tun?',
    es: 'Buenos días. ¿Qué podemos hacer por su coche?',
    fr: 'Bonjour. Que pouvons-nous faire pour votre voiture ?',
  },
}
