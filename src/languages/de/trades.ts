import type { TradesWording } from '../trades.ts'

export const trades: TradesWording = {
  dentist: {
    services: [
      'Kontrolle|Kontrolluntersuchung|Vorsorge|Check-up',
      'Zahnreinigung|professionelle Zahnreinigung|PZR|Prophylaxe',
      'Füllung|Zahnfüllung|Plombe|Karies',
      'Schmerztermin|Notfall|Zahnschmerzen',
      'Bleaching|Zahnaufhellung|Aufhellung',
      'Erstuntersuchung|Neupatient|erster Termin',
    ],
    questions: [
      'Wann haben Sie geöffnet?',
      'Nehmen Sie neue Patienten auf?',
      'Was kostet eine Zahnreinigung?',
      'Ich habe Zahnschmerzen',
    ],
    greeting: 'Guten Tag. Möchten Sie einen Termin, oder haben Sie eine Frage zu unserer Praxis?',
  },
  garage: {
    services: [
      'Ölwechsel|Öl wechseln|Motoröl',
      'Reifenwechsel|Räderwechsel|Winterreifen|Sommerreifen',
      'Inspektion|Wartung|Service|Jahresinspektion',
      'Bremsen|Bremsbeläge|Bremsenprüfung',
      'Fehlerdiagnose|Diagnose|Warnleuchte|Motorleuchte',
      'Klimaanlage|Klimaservice|Klimacheck',
    ],
    questions: [
      'Wann haben Sie geöffnet?',
      'Was kostet ein Ölwechsel?',
      'Kann ich diese Woche Reifen wechseln lassen?',
      'Eine Warnleuchte brennt',
    ],
    greeting: 'Guten Tag. Was können wir für Ihr Auto tun?',
  },
  restaurant: {
    services: [
      'Tisch am Mittag|Mittagessen|Mittagstisch',
      'Tisch am Abend|Abendessen|Tisch|Reservierung',
      'Gruppe|Feier|Geburtstag|großer Tisch',
    ],
    questions: [
      'Wann haben Sie geöffnet?',
      'Haben Sie heute Abend einen Tisch frei?',
      'Gibt es vegetarische Gerichte?',
      'Haben Sie eine Terrasse?',
    ],
    greeting: 'Guten Tag. Möchten Sie einen Tisch reservieren, oder haben Sie eine Frage?',
  },
  yoga: {
    services: [
      'Anfängerkurs|Yoga für Anfänger|Einsteigerkurs',
      'Vinyasa|Vinyasa Flow|Flow',
      'Hatha Yoga|Hatha',
      'Einzelstunde|Privatstunde|Einzelunterricht',
      'Probestunde|Schnupperstunde|erste Stunde',
    ],
    questions: [
      'Welche Kurse sind für Anfänger?',
      'Was kostet eine Stunde?',
      'Brauche ich eine eigene Matte?',
      'Probestunde buchen',
    ],
    greeting: 'Hallo. Möchten Sie eine Stunde buchen, oder haben Sie eine Frage?',
  },
  hair_salon: {
    services: [
      'Damenhaarschnitt|Schneiden Damen|Haarschnitt Damen',
      'Herrenhaarschnitt|Schneiden Herren|Haarschnitt Herren',
      'Kinderhaarschnitt|Schneiden Kinder|Haarschnitt Kinder',
      'Farbe|Färben|Haare färben|Coloration',
      'Strähnen|Balayage|Foliensträhnen',
      'Föhnen|Waschen und Föhnen|Styling',
    ],
    questions: [
      'Wann haben Sie geöffnet?',
      'Was kostet ein Haarschnitt?',
      'Haben Sie diese Woche noch Zeit?',
      'Färben Sie auch?',
    ],
    greeting: 'Guten Tag. Möchten Sie einen Termin, oder haben Sie eine Frage zu unserem Salon?',
  },
  lawyer: {
    services: [
      'Erstberatung|Erstgespräch|erstes Gespräch',
      'Beratung|Rechtsberatung|Besprechung',
      'Telefonische Beratung|Telefontermin|Beratung am Telefon',
      'Vertragsprüfung|Vertrag prüfen|Prüfung eines Vertrags',
    ],
    questions: [
      'Wann kann ich einen Termin haben?',
      'Was kostet eine Erstberatung?',
      'Welche Rechtsgebiete bearbeiten Sie?',
      'Was soll ich mitbringen?',
    ],
    greeting: 'Guten Tag. Möchten Sie einen Termin, oder haben Sie eine Frage zu unserer Kanzlei?',
  },
}
