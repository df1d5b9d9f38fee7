import type { Wording } from '../wording.ts'
import { createWriting } from '../../../languages/writing.ts'

const { day, time, list, slots, contact } = createWriting('fr-FR', 'ou')
const at = (when: { date: string; time: string }): string => `${day(when.date)} à ${time(when.time)}`

export const FRENCH: Wording = {
  askService: (names) => `Quelle prestation souhaitez-vous : ${list(names)} ?`,
  askWhen: 'Quel jour et à quelle heure cela vous convient-il ?',
  askDay: 'Quel jour ?',
  choose: (free) => `Je peux vous proposer : ${slots(free)}. Quelle heure préférez-vous ?`,
  askNewTime: (booking) => `Je vois ${booking.service}, ${at(booking)}. Quel jour et à quelle heure préférez-vous ?`,
  askDetails: 'Puis-je avoir votre nom, et une adresse e-mail ou un numéro de téléphone ?',
  askName: 'Quel est votre nom, s’il vous plaît ?',
  askContact: 'À quelle adresse e-mail ou à quel numéro de téléphone peut-on vous joindre ?',
  askPhone: 'Quel numéro de téléphone l’équipe doit-elle appeler ?',
  askReference: 'Quelle est la référence du rendez-vous ? Elle est dans la confirmation, six lettres et chiffres.',
  askBookingContact: 'Quelle adresse e-mail ou quel numéro de téléphone a été donné pour ce rendez-vous ?',
  askMessage: 'Que doit savoir l’équipe ?',
  confirmBooking: (booking, staff, who) =>
    `Je vérifie : ${booking.service}${staff === undefined ? '' : ` avec ${staff}`}, ${at(booking)}, pour ${contact(who)}.\nDois-je réserver ?`,
  confirmMove: (booking, to) =>
    `Je vérifie : ${booking.service}, du ${at(booking)} au ${at(to)}.\nDois-je déplacer le rendez-vous ?`,
  confirmCancel: (booking) => `Je vérifie : ${booking.service}, ${at(booking)}.\nDois-je annuler le rendez-vous ?`,
  confirmLead: (who) => `Je vérifie : votre message à l’équipe, de ${contact(who)}.\nDois-je le transmettre ?`,
  confirmCallback: (who) => `Je vérifie : un rappel pour ${contact(who)}.\nDois-je le demander à l’équipe ?`,
  whatToChange: 'Alors je laisse cela ouvert. Que faut-il changer ?',
  booked: (booking) =>
    `Votre rendez-vous est réservé : ${booking.service}, ${at(booking)}. La référence est ${booking.reference}. Puis-je faire autre chose ?`,
  moved: (booking) =>
    `Votre rendez-vous est déplacé : ${booking.service}, maintenant ${at(booking)}. Puis-je faire autre chose ?`,
  cancelled: (booking) =>
    `Votre rendez-vous est annulé : ${booking.service}, ${at(booking)}. Puis-je faire autre chose ?`,
  noted: 'Je l’ai noté pour l’équipe. Puis-je faire autre chose ?',
  callbackNoted: (phone) =>
    `J’ai noté pour l’équipe que vous souhaitez un rappel au ${phone}. Puis-je faire autre chose ?`,
  handedOff: 'J’ai transmis la conversation à l’équipe. Elle sera lue ici.',
  transferred: 'Je vous mets maintenant en relation avec l’équipe.',
  nobodyThere: 'Personne de l’équipe ne peut prendre l’appel en ce moment, mais je peux prendre un message.',
  handedOffLater:
    'J’ai transmis la conversation à l’équipe. Il n’y a personne pour le moment ; vous pouvez laisser ici une adresse e-mail ou un numéro de téléphone.',
  kept: 'Alors tout reste comme c’est. Puis-je faire autre chose ?',
  stopped: 'D’accord, je n’ai rien changé. Puis-je faire autre chose ?',
  noSuchDay: 'Cette date n’existe pas.',
  noSuchTime: 'Cette heure n’existe pas.',
  pastDay: (date) => `Le ${day(date)} est déjà passé.`,
  pastTime: (when) => `${time(when)} est déjà passé.`,
  dayFull: (date) => `Il n’y a rien de libre le ${day(date)}.`,
  notFree: (when) => `Le ${at(when)} n’est pas libre.`,
  nothingFree: 'Alors je ne trouve aucun créneau libre.',
  justTaken: 'Quelqu’un d’autre vient de prendre ce créneau.',
  unknownStaff: (names) => `Je ne connais pas cette personne ici ; il y a ${list(names)}.`,
  badEmail: 'Cette adresse e-mail ne semble pas complète.',
  badPhone: 'Ce numéro de téléphone ne semble pas complet.',
  whyContact:
    'Sans adresse e-mail ni numéro de téléphone, ce n’est pas possible : l’équipe ne pourrait pas vous joindre.',
  bookingNotFound: 'Je ne trouve aucun rendez-vous avec cette référence et ce contact.',
  withoutReference:
    'Sans la référence, je ne peux pas changer un rendez-vous. L’équipe peut vous aider : dites que vous voulez parler à une personne.',
  notChangeable: 'Ce rendez-vous ne peut plus être changé ici.',
  noServices: 'On ne peut pas prendre de rendez-vous ici pour le moment. Je peux prendre un message pour l’équipe.',
  limit: 'Je ne peux pas faire plus dans cette conversation. L’équipe peut vous aider.',
  problem:
    'Cela n’a pas fonctionné. Rien n’a été changé. Je peux prendre un message pour l’équipe ou demander une personne.',
  notUnderstood: 'Pardon, je n’ai pas compris.',
  cannotObey: 'Je ne peux pas faire cela.',
  lost: 'Je ne vous comprends malheureusement pas. Rien n’a été changé. Si vous voulez, je demande une personne.',
}
