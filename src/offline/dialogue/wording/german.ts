import type { Wording } from '../wording.ts'
import { createWriting } from '../../../languages/writing.ts'

const { day, time, list, slots, contact } = createWriting('de-DE', 'oder')
const at = (when: { date: string; time: string }): string => `${day(when.date)}, um ${time(when.time)} Uhr`

export const GERMAN: Wording = {
  askService: (names) => `Welche Leistung möchten Sie: ${list(names)}?`,
  askWhen: 'Welcher Tag und welche Uhrzeit passen Ihnen?',
  askDay: 'An welchem Tag?',
  choose: (free) => `Ich kann anbieten: ${slots(free)}. Welche Uhrzeit möchten Sie?`,
  askNewTime: (booking) =>
    `Ich sehe ${booking.service} am ${at(booking)}. Welcher Tag und welche Uhrzeit passen Ihnen stattdessen?`,
  askDetails: 'Nennen Sie mir bitte Ihren Namen und eine E-Mail-Adresse oder Telefonnummer?',
  askName: 'Wie ist Ihr Name, bitte?',
  askContact: 'Unter welcher E-Mail-Adresse oder Telefonnummer können wir Sie erreichen?',
  askPhone: 'Welche Telefonnummer soll das Team anrufen?',
  askReference: 'Wie lautet die Referenz des Termins? Sie steht in der Bestätigung, sechs Buchstaben und Ziffern.',
  askBookingContact: 'Welche E-Mail-Adresse oder Telefonnummer wurde für den Termin angegeben?',
  askMessage: 'Was soll das Team wissen?',
  confirmBooking: (booking, staff, who) =>
    `Zur Kontrolle: ${booking.service}${staff === undefined ? '' : ` bei ${staff}`} am ${at(booking)}, für ${contact(who)}.\nSoll ich das so buchen?`,
  confirmMove: (booking, to) =>
    `Zur Kontrolle: ${booking.service} von ${at(booking)} auf ${at(to)}.\nSoll ich den Termin verschieben?`,
  confirmCancel: (booking) => `Zur Kontrolle: ${booking.service} am ${at(booking)}.\nSoll ich den Termin absagen?`,
  confirmLead: (who) => `Zur Kontrolle: Ihre Nachricht an das Team, von ${contact(who)}.\nSoll ich sie weitergeben?`,
  confirmCallback: (who) => `Zur Kontrolle: Rückruf für ${contact(who)}.\nSoll ich das Team darum bitten?`,
  whatToChange: 'Dann lasse ich es offen. Was soll anders sein?',
  booked: (booking) =>
    `Ihr Termin ist gebucht: ${booking.service} am ${at(booking)}. Die Referenz ist ${booking.reference}. Kann ich sonst noch etwas tun?`,
  moved: (booking) =>
    `Ihr Termin ist verschoben: ${booking.service}, jetzt am ${at(booking)}. Kann ich sonst noch etwas tun?`,
  cancelled: (booking) =>
    `Ihr Termin ist abgesagt: ${booking.service} am ${at(booking)}. Kann ich sonst noch etwas tun?`,
  noted: 'Ich habe das für das Team notiert. Kann ich sonst noch etwas tun?',
  callbackNoted: (phone) =>
    `Ich habe Ihren Wunsch nach einem Rückruf unter ${phone} für das Team notiert. Kann ich sonst noch etwas tun?`,
  handedOff: 'Ich habe das Gespräch an das Team weitergegeben. Es wird hier gelesen.',
  transferred: 'Ich verbinde Sie jetzt mit dem Team.',
  nobodyThere: 'Vom Team kann gerade niemand ans Telefon kommen, aber ich kann eine Nachricht aufnehmen.',
  handedOffLater:
    'Ich habe das Gespräch an das Team weitergegeben. Im Moment ist niemand da; Sie können hier eine E-Mail-Adresse oder Telefonnummer hinterlassen.',
  kept: 'Dann bleibt alles, wie es ist. Kann ich sonst noch etwas tun?',
  stopped: 'In Ordnung, ich habe nichts geändert. Kann ich sonst noch etwas tun?',
  noSuchDay: 'Dieses Datum gibt es nicht.',
  noSuchTime: 'Diese Uhrzeit gibt es nicht.',
  pastDay: (date) => `${day(date)} ist schon vorbei.`,
  pastTime: (when) => `${time(when)} Uhr ist schon vorbei.`,
  dayFull: (date) => `Am ${day(date)} ist nichts frei.`,
  notFree: (when) => `${at(when)} ist nicht frei.`,
  nothingFree: 'Dann finde ich keine freie Zeit.',
  justTaken: 'Diese Zeit wurde gerade von jemand anderem genommen.',
  unknownStaff: (names) => `Eine solche Person kenne ich hier nicht; es gibt ${list(names)}.`,
  badEmail: 'Diese E-Mail-Adresse sieht unvollständig aus.',
  badPhone: 'Diese Telefonnummer sieht unvollständig aus.',
  whyContact:
    'Ohne E-Mail-Adresse oder Telefonnummer geht das leider nicht, weil das Team Sie sonst nicht erreichen kann.',
  bookingNotFound: 'Mit dieser Referenz und diesen Kontaktdaten finde ich keinen Termin.',
  withoutReference:
    'Ohne die Referenz kann ich keinen Termin ändern. Das Team hilft gern: Sagen Sie einfach, dass Sie mit einem Menschen sprechen möchten.',
  notChangeable: 'Dieser Termin lässt sich hier nicht mehr ändern.',
  noServices: 'Termine können hier gerade nicht vereinbart werden. Ich kann dem Team eine Nachricht aufnehmen.',
  limit: 'Mehr davon kann ich in diesem Gespräch nicht tun. Das Team hilft Ihnen gern weiter.',
  problem:
    'Das hat nicht geklappt. Es wurde nichts geändert. Ich kann eine Nachricht für das Team aufnehmen oder einen Menschen dazuholen.',
  notUnderstood: 'Entschuldigung, das habe ich nicht verstanden.',
  cannotObey: 'Das kann ich nicht tun.',
  lost: 'Ich verstehe Sie leider nicht. Es wurde nichts geändert. Wenn Sie möchten, hole ich einen Menschen dazu.',
}
