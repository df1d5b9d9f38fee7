import type { TradeTemplate } from './trade.ts'

/** The name of a service, then its aliases, separated by `|`. */
export const hairSalon: TradeTemplate = {
  usualMinutes: 45,
  services: [
    {
      minutes: 45,
      names: {
        en: 'Women’s cut|ladies’ haircut|women’s haircut',
        de: 'Damenhaarschnitt|Schneiden Damen|Haarschnitt Damen',
        es: 'Corte de mujer|corte señora|corte femenino',
        fr: 'Coupe femme|coupe dame|coupe brushing',
      },
    },
    {
      minutes: 30,
      names: {
        en: 'Men’s cut|gents’ haircut|men’s haircut',
        de: 'Herrenhaarschnitt|Schneiden Herren|Haarschnitt Herren',
        es: 'Corte de hombre|corte caballero|corte masculino',
        fr: 'Coupe homme|coupe messieurs|coupe masculine',
      },
    },
    {
      minutes: 30,
      names: {
        en: 'Children’s cut|kids’ haircut|child’s cut',
        de: 'Kinderhaarschnitt|Schneiden Kinder|Haarschnitt Kinder',
        es: 'Corte infantil|corte niño|corte de niños',
        fr: 'Coupe enfant|coupe garçon|coupe fille',
      },
    },
    {
      minutes: 105,
      names: {
        en: 'Color|hair color|colour|dye',
        de: 'Farbe|Färben|Haare färben|Coloration',
        es: 'Color|tinte|coloración',
        fr: 'Couleur|coloration|teinture|racines',
      },
    },
    {
      minutes: 135,
      names: {
        en: 'Highlights|balayage|foils',
        de: 'Strähnen|Balayage|Foliensträhnen',
        es: 'Mechas|balayage|reflejos',
        fr: 'Mèches|balayage|ombré',
      },
    },
    {
      minutes: 30,
      names: {
        en: 'Blow-dry|wash and blow-dry|styling',
        de: 'Föhnen|Waschen und Föhnen|Styling',
        es: 'Peinado|lavar y peinar|secado',
        fr: 'Brushing|shampooing brushing|mise en plis',
      },
    },
  ],
  questions: {
    en: ['When are you open?', 'What does a haircut cost?', 'Do you have time this week?', 'Do you color hair?'],
    de: [
      'Wann haben Sie geöffnet?',
      'Was kostet ein Haarschnitt?',
      'Haben Sie diese Woche noch Zeit?',
      'Färben Sie auch?',
    ],
    es: ['¿Qué horario tienen?', '¿Cuánto cuesta un corte?', '¿Tienen hueco esta semana?', '¿Hacen mechas?'],
    fr: [
      'Quels sont vos horaires ?',
      'Combien coûte une coupe ?',
      'Avez-vous de la place cette semaine ?',
      'Faites-vous des balayages ?',
    ],
  },
  greeting: {
    en: 'Hello. Would you like an appointment, or do you have a question about our salon?',
    de: 'Guten Tag. Möchten Sie einen Termin, oder haben Sie eine Frage zu unserem Salon?',
    es: 'Hola. ¿Desea una cita o tiene alguna pregunta sobre nuestro salón?',
    fr: 'Bonjour. Souhaitez-vous un rendez-vous, ou avez-vous une question sur notre salon ?',
  },
}
