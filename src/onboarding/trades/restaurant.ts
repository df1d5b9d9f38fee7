import type { TradeTemplate } from './trade.ts'

/** The name of a service, then its aliases, separated by `|`. */
export const restaurant: TradeTemplate = {
  usualMinutes: 120,
  services: [
    {
      minutes: 90,
      names: {
        en: 'Table for lunch|lunch|lunch table',
        de: 'Tisch am Mittag|Mittagessen|Mittagstisch',
        es: 'Mesa para comer|comida|almuerzo',
        fr: 'Table le midi|déjeuner|repas de midi',
      },
    },
    {
      minutes: 120,
      names: {
        en: 'Table for dinner|dinner|dinner table|table',
        de: 'Tisch am Abend|Abendessen|Tisch|Reservierung',
        es: 'Mesa para cenar|cena|mesa|reserva',
        fr: 'Table le soir|dîner|table|réservation',
      },
    },
    {
      minutes: 180,
      names: {
        en: 'Group dinner|party|celebration|large table',
        de: 'Gruppe|Feier|Geburtstag|großer Tisch',
        es: 'Grupo|celebración|mesa grande|cumpleaños',
        fr: 'Groupe|repas de groupe|grande table|anniversaire',
      },
    },
  ],
  questions: {
    en: [
      'When are you open?',
      'Can I book a table for tonight?',
      'Do you have vegetarian dishes?',
      'Is there a terrace?',
    ],
    de: [
      'Wann haben Sie geöffnet?',
      'Haben Sie heute Abend einen Tisch frei?',
      'Gibt es vegetarische Gerichte?',
      'Haben Sie eine Terrasse?',
    ],
    es: [
      '¿Qué horario tienen?',
      '¿Puedo reservar una mesa para esta noche?',
      '¿Tienen platos vegetarianos?',
      '¿Hay terraza?',
    ],
    fr: [
      'Quels sont vos horaires ?',
      'Avez-vous une table pour ce soir ?',
      'Avez-vous des plats végétariens ?',
      'Y a-t-il une terrasse ?',
    ],
  },
  greeting: {
    en: 'Hello. Would you like to book a table, or do you have a question?',
    de: 'Guten Tag. Möchten Sie einen Tisch reservieren, oder haben Sie eine Frage?',
    es: 'Buenos días. ¿Desea reservar una mesa o tiene alguna pregunta?',
    fr: 'Bonjour. Souhaitez-vous réserver une table, ou avez-vous une question ?',
  },
}
