import type { Appointment, DialogueTable, Part, When, WishTold } from '../dialogue.ts'
import { createWriting, sentence, serviceAndParty, serviceOf } from '../writing.ts'

const { day, shortDay, time, list, slots, contact, numbered, choice } = createWriting('fr-FR', 'ou')
const when = (at: When): string => `${day(at.date)} à ${time(at.time)}`
const named = (at: When): string => (at.time === '' ? day(at.date) : when(at))
const people = (count: number): string => (count === 1 ? '1 personne' : `${count} personnes`)
const what = (one: Appointment): string => serviceOf(one, { with: 'avec', people: (count) => `pour ${people(count)}` })

// A fact may be checked before a start is chosen.
const appointment = (one: Appointment): string => (one.date === '' ? what(one) : `${what(one)}, ${when(one)}`)

const withStaff = (name: string | undefined): string => (name === undefined ? '' : ` avec ${name}`)
const forPeople = (count: number | undefined): string => (count === undefined ? '' : `, pour ${people(count)}`)
const forWhat = (about: WishTold): string => {
  const told = serviceAndParty(about, people)
  return told === '' ? '' : `pour ${told}`
}
const canOffer = (opening: string): string => (opening === '' ? 'Je peux' : `${opening}, je peux`)

const PARTS: Record<Part, string> = {
  service: 'la nouvelle prestation',
  day: 'le nouveau jour',
  time: 'la nouvelle heure',
  staff: 'la nouvelle personne',
  party_size: 'le nouveau nombre de personnes',
  name: 'le nouveau nom',
  email: 'la nouvelle adresse e-mail',
  phone: 'le nouveau numéro de téléphone',
}

export const dialogue: DialogueTable = {
  text: {
    askService: (names, at) =>
      `${at === undefined ? 'Quelle' : `Pour le ${named(at)} : quelle`} prestation souhaitez-vous : ${list(names)} ?`,
    askServiceAgain: (names) => `Quelle prestation est-ce ? Un numéro suffit :\n${numbered(names)}`,
    askServiceNearest: (names) =>
      `Je ne sais pas avec certitude de quelle prestation il s’agit. Est-ce ${list(names)} ? Si aucune ne convient, je peux transmettre vos mots à l’équipe ou faire venir une personne.`,
    noneOfThese:
      'D’accord, aucune de celles-ci. Dois-je transmettre vos mots à l’équipe, ou préférez-vous parler à une personne ?',
    askServiceBack: 'Et quelle prestation souhaitez-vous ?',
    askPartySize: (service) => `${service === undefined ? 'Pour' : `${service} : pour`} combien de personnes ?`,
    askPartySizeAgain: 'Combien de personnes viendront ? Un chiffre comme 2 suffit.',
    askDay: 'Quel jour et à quelle heure cela vous convient-il ?',
    askDayAgain: 'Quand souhaitez-vous venir ? Par exemple « mardi à 10 h » ou « dès que possible ».',
    chooseTime: (free, about) =>
      `${canOffer(sentence(forWhat(about), withStaff(about.staff)))} vous proposer : ${slots(free)}. Quelle heure préférez-vous ?`,
    chooseTimeAgain: (free) =>
      `Quelle heure vous convient ? Un numéro suffit, ou dites un autre jour :\n${numbered(free.map(when))}`,
    chooseTimeBack: 'Et laquelle de ces heures préférez-vous ?',
    askNewTime: (booking) =>
      `Je vois ${booking.service}, ${when(booking)}. Quel jour et à quelle heure préférez-vous ?`,
    askDetails: 'Puis-je avoir votre nom, et une adresse e-mail ou un numéro de téléphone ?',
    askDetailsAgain:
      'À quel nom dois-je le noter, et à quelle adresse e-mail ou à quel numéro de téléphone peut-on vous joindre ?',
    askName: 'Quel est votre nom, s’il vous plaît ?',
    askNameAgain: 'À quel nom dois-je le noter ? Votre nom, s’il vous plaît.',
    askContact: 'À quelle adresse e-mail ou à quel numéro de téléphone peut-on vous joindre ?',
    askContactAgain: 'Un seul suffit : quelle adresse e-mail ou quel numéro de téléphone puis-je noter ?',
    askPhone: 'Quel numéro de téléphone l’équipe doit-elle appeler ?',
    askPhoneAgain: 'Pour vous rappeler, l’équipe a besoin d’un numéro de téléphone. Quel est-il, s’il vous plaît ?',
    askReference: 'Quelle est la référence du rendez-vous ? Elle est dans la confirmation, six lettres et chiffres.',
    askReferenceAgain:
      'Sans la référence, je ne trouve pas le rendez-vous. Quelle référence est dans la confirmation ?',
    askBookingContact: 'Quelle adresse e-mail ou quel numéro de téléphone a été donné pour ce rendez-vous ?',
    askBookingContactAgain:
      'Pour le trouver, il me faut aussi l’adresse e-mail ou le numéro de téléphone donné alors. Quel était-il ?',
    askMessage: 'Que doit savoir l’équipe ?',
    askMessageAgain: 'Que voulez-vous dire à l’équipe ? Une phrase suffit.',
    clarify: (choices) => `Lequel voulez-vous dire : ${list(choices.map(choice))} ?`,
    askChange: 'D’accord, cela reste ouvert. Que faut-il changer ?',
    askChangeAgain: 'Qu’est-ce qui doit être différent : la prestation, le jour, l’heure ou vos coordonnées ?',
    anythingElse: 'Puis-je faire autre chose ?',
    whatElse: 'Que puis-je encore faire pour vous ?',
    offerHelp:
      'Je n’avance pas ici, j’en suis désolé. Souhaitez-vous parler à une personne de l’équipe, ou dois-je prendre un message avec ce que vous avez écrit ?',
    abilities:
      'Je peux répondre à vos questions, prendre, déplacer ou annuler un rendez-vous, prendre un message ou demander une personne. Que souhaitez-vous ?',

    startFree: (one) =>
      `${one.service === '' ? 'Le' : `Pour ${one.service}, le`} ${when(one)} est libre${one.staff === undefined ? '' : ` avec ${one.staff}`}${forPeople(one.partySize)}.`,
    summary: (one, who, changed) =>
      `${changed.length === 0 ? 'Je vérifie' : `Avec ${changed.map((part) => PARTS[part]).join(' et ')}`} : ${what(one)}, ${when(one)}, pour ${contact(who)}.\nDois-je réserver ?`,
    moveSummary: (booking, to) =>
      `Je vérifie : ${booking.service}, du ${when(booking)} au ${when(to)}${withStaff(to.staff)}${forPeople(to.partySize)}.\nDois-je déplacer le rendez-vous ?`,
    sizeSummary: (booking, size) =>
      `Je vérifie : ${booking.service}, ${when(booking)}, maintenant pour ${people(size)}.\nDois-je changer cela ?`,
    cancelSummary: (booking) => `Je vérifie : ${booking.service}, ${when(booking)}.\nDois-je annuler le rendez-vous ?`,
    messageSummary: (who, text) =>
      `Je vérifie : votre message à l’équipe, tel que vous l’avez écrit, de ${contact(who)}${text === '' ? '.' : ` : « ${text} »`}\nDois-je le transmettre ?`,
    correction: (booking, now, before) =>
      `Rendez-vous ${booking.reference ?? ''} (${what(booking)}, ${when(booking)}) : ${contact(now)} au lieu de ${contact(before)}.`,
    bookingNote: (booking, texts) =>
      `Rendez-vous ${booking.reference ?? ''} (${what(booking)}, ${when(booking)}) : ${texts.join(' ')}`,
    correctionSummary: (text) =>
      `Je ne peux pas modifier cela dans le rendez-vous, mais l’équipe le peut. Voici pour l’équipe : « ${text} »\nDois-je le transmettre ?`,
    wishForTeam: (about, first, last) =>
      `${about.reference === undefined ? `Souhait : ${what(about)}` : `Rendez-vous ${about.reference} (${what(about)}, ${when(about)}), à déplacer`}, ${first.date === last ? named(first) : `${day(first.date)} au ${day(last)}${first.time === '' ? '' : `, ${time(first.time)}`}`}.`,
    requestSummary: (who, text) =>
      `Je vérifie, ceci est pour l’équipe, de ${contact(who)} : « ${text} »\nDois-je le transmettre ?`,
    callBackSummary: (who, wanted) =>
      `Je vérifie : un rappel pour ${contact(who)}${wanted === '' ? '' : ` (${wanted})`}, avec ce que vous avez écrit ici.\nDois-je le demander à l’équipe ?`,
    shallIBook: 'Dois-je réserver, oui ou non ?',
    shallIMove: 'Dois-je déplacer le rendez-vous, oui ou non ?',
    shallICancel: 'Dois-je annuler le rendez-vous, oui ou non ?',
    shallIPassOn: 'Dois-je le transmettre, oui ou non ?',
    shallIAsk: 'Dois-je demander le rappel à l’équipe, oui ou non ?',

    booked: (booking) =>
      `Votre rendez-vous est réservé : ${what(booking)}, ${when(booking)}. La référence est ${booking.reference ?? ''}.`,
    yourBooking: (booking) =>
      `Votre rendez-vous : ${what(booking)}, ${when(booking)}. La référence est ${booking.reference ?? ''}.`,
    isMade: (booking) =>
      `Oui, c’est réservé : ${what(booking)}, ${when(booking)}. La référence est ${booking.reference ?? ''}.`,
    bookedOnce: (booking) =>
      `Vous avez déjà ce rendez-vous : ${what(booking)}, ${when(booking)}. La référence est ${booking.reference ?? ''}. Un second à la même heure se prend à un autre nom.`,
    moved: (booking) => `Votre rendez-vous est déplacé : ${what(booking)}, maintenant ${when(booking)}.`,
    resized: (booking) => `Votre rendez-vous est modifié : ${what(booking)}, ${when(booking)}.`,
    cancelled: (booking) => `Votre rendez-vous est annulé : ${what(booking)}, ${when(booking)}.`,
    noteKept: (text) => `Avec cette note : « ${text} ».`,
    noteAdded: (reference, texts) => `Je l’ai noté avec votre rendez-vous ${reference} : « ${texts.join(' ')} ».`,
    bookingNotes: (reference, texts) =>
      `Oui, votre rendez-vous ${reference} porte cette note : « ${texts.join(' ')} ».`,
    notNotedYet: 'Cela ne figure encore dans aucune note.',
    teamAnswers: (who) =>
      `Je ne peux pas dire quand l’équipe répondra. Elle a vos mots${contact(who) === '' ? '' : ` et peut vous joindre : ${contact(who)}`}.`,
    teamHas: (texts, who) =>
      `L’équipe a ceci de vous${contact(who) === '' ? '' : ` (${contact(who)})`} : ${texts.map((text) => `« ${text} »`).join(' ')}`,
    willPassOn: 'Je peux le transmettre à l’équipe.',
    noted: 'Je l’ai noté pour l’équipe.',
    notedText: (text) => `Je l’ai noté pour l’équipe : « ${text} ».`,
    callBackNoted: (phone) => `J’ai noté pour l’équipe que vous souhaitez un rappel au ${phone}.`,
    handedOff: (minutes, isSeen) =>
      `J’ai transmis la conversation à l’équipe ; quelqu’un peut vous répondre ici. ${isSeen ? '' : 'Pour le moment, je n’y vois personne : si vous écrivez de quoi il s’agit, avec votre nom et une adresse e-mail ou un numéro de téléphone, l’équipe le reçoit comme message. '}Si personne n’a répondu dans ${span(minutes)}, je suis de retour.`,
    waitRead: (minutes) =>
      `L’équipe peut le lire ici. Si personne n’a répondu dans ${span(minutes)}, je suis de retour. Avec votre nom et une adresse e-mail ou un numéro de téléphone, l’équipe le reçoit comme message, et vous n’avez pas besoin d’attendre.`,
    waitReadMore: 'Cela aussi, l’équipe peut le lire ici.',
    waitNoted: (who) =>
      `Je l’ai noté pour l’équipe, qui peut vous joindre ainsi : ${contact(who)}. Vous pouvez attendre ici, mais ce n’est pas nécessaire.`,
    nobodyYet: (who) =>
      `Personne de l’équipe n’a encore répondu. ${contact(who) === '' ? 'Avec votre nom et une adresse e-mail ou un numéro de téléphone, l’équipe reçoit vos mots comme message, et vous n’avez pas besoin d’attendre.' : `L’équipe peut aussi vous joindre plus tard : ${contact(who)}.`}`,
    handedOffLater: 'Il n’y a personne pour le moment, mais j’ai noté votre demande pour l’équipe.',
    transferred: 'Je vous mets maintenant en relation avec l’équipe.',

    nobodyThere: 'Personne de l’équipe ne peut prendre l’appel en ce moment, mais je peux prendre un message.',
    kept: 'Alors tout reste comme c’est.',
    stopped: 'D’accord, j’en reste là.',
    nothingBooked: 'D’accord, rien n’est réservé.',
    isSo: (one) => `Oui : ${appointment(one)}.`,
    isNotSo: (one) => `Non, c’est : ${appointment(one)}.`,
    isCancelled: (booking) => `Oui, il est annulé : ${what(booking)}, ${when(booking)}.`,
    isStanding: (booking) => `Non, il n’est pas annulé : ${what(booking)}, ${when(booking)}.`,
    notBookedYet: 'Ce n’est pas encore réservé.',
    notSentYet: 'Rien n’en a encore été transmis.',
    noSuchDay: 'Cette date n’existe pas.',
    noSuchTime: 'Cette heure n’existe pas.',
    pastDay: (date) => `Le ${day(date)} est déjà passé.`,
    pastTime: (at) => `${time(at)} est déjà passé.`,
    closedOn: (date, reason) => `Nous sommes fermés le ${day(date)}${reason === '' ? '' : ` (${reason})`}.`,
    dayFull: (date) => `Il n’y a rien de libre le ${day(date)}.`,
    nothingFree: 'Alors je ne trouve aucun créneau libre.',
    bookableFrom: (service, date) =>
      `${service} se réserve à l’avance : à partir du ${day(date)}. Pour un jour plus tôt, je peux transmettre votre souhait à l’équipe.`,
    bookableUntil: (service, date) =>
      `${service} se réserve ici jusqu’au ${day(date)}. Pour plus tard, je peux transmettre votre souhait à l’équipe : dois-je le faire ? Ou indiquez-moi un jour plus tôt.`,
    bookableUntilAgain: (date) =>
      `Après le ${day(date)}, je ne peux pas réserver ici. Dois-je transmettre votre souhait à l’équipe, ou un jour plus tôt vous convient-il ?`,
    notAt: (at) => `Je ne peux pas proposer ${time(at.time)} le ${day(at.date)}.`,
    justTaken: 'Quelqu’un d’autre vient de prendre ce créneau.',
    otherStaff: (name, names) => `${name} ne fait pas cela ; pour cela, il y a ${list(names)}.`,
    unknownStaff: (names) => `Je ne connais pas cette personne ici ; il y a ${list(names)}.`,
    oneEach: 'Chaque personne a son propre rendez-vous ; dites-moi les heures, et je les réserve l’un après l’autre.',
    notForSize: (service, size, instead) =>
      `${service} n’est pas pour ${people(size)}${instead === undefined ? '' : ` ; pour cela, il y a ${instead}`}.`,
    tooMany: (most) => `Ici, je peux accepter ${people(most)} au plus. Au-delà, l’équipe vous aide.`,
    badEmail: 'Cette adresse e-mail ne semble pas complète.',
    badPhone: 'Ce numéro de téléphone ne semble pas complet. De l’étranger, il faut l’indicatif du pays, comme +32.',
    whyContact:
      'Sans adresse e-mail ni numéro de téléphone, ce n’est pas possible : l’équipe ne pourrait pas vous joindre.',
    bookingNotFound: 'Je ne trouve aucun rendez-vous avec cette référence et ce contact.',
    withoutReference:
      'Sans la référence, je ne peux pas ouvrir le rendez-vous, mais l’équipe le peut. Souhaitez-vous parler à une personne de l’équipe, ou dois-je prendre un message ?',
    notChangeable: 'Ce rendez-vous ne peut plus être changé ici.',
    noServices: 'On ne peut pas prendre de rendez-vous ici pour le moment. Je peux prendre un message pour l’équipe.',
    limit: 'Je ne peux pas faire plus dans cette conversation. L’équipe peut vous aider.',
    problem:
      'Cela n’a pas fonctionné. Rien n’a été changé. Je peux prendre un message pour l’équipe ou demander une personne.',
    notBookedHere:
      'Je ne peux pas réserver cela ici, mais l’équipe le peut. Souhaitez-vous parler à une personne de l’équipe, ou dois-je prendre un message ?',
    withWhom: (names) => `Ce serait avec ${list(names)}.`,
    fromAge: (service, from) => `${service} est à partir de ${from} ans.`,
    notForAge: (service) => `${service} n’est pas pour cet âge.`,
    noneForAge:
      'Pour cet âge, je ne trouve rien à réserver ici, mais l’équipe en sait peut-être plus. Je peux prendre un message.',
    notUnderstood: 'Pardon, je n’ai pas compris.',
    cannotObey: 'Je ne peux pas faire cela.',

    callForHelp: (number) =>
      `Appelez tout de suite le ${number}, ou allez immédiatement aux urgences de l’hôpital le plus proche. Je ne peux pas évaluer une urgence, et un rendez-vous viendrait trop tard.`,
    callVet: (phone) =>
      phone === undefined
        ? 'Je ne peux pas en juger. Appelez tout de suite un vétérinaire ou les urgences vétérinaires les plus proches.'
        : `Je ne peux pas en juger. Appelez-nous tout de suite au ${phone} et, si personne ne répond, un vétérinaire ou les urgences vétérinaires les plus proches.`,

    sorry: 'J’en suis désolé.',
    sorryAgain: 'Je comprends, et j’en suis désolé. L’équipe a votre message.',
    sorryMisread: 'Pardon, je vous ai mal compris.',
    helpInstead:
      'Souhaitez-vous parler à une personne de l’équipe, ou dois-je prendre un message avec ce que vous avez écrit ?',
    goOn: 'Que puis-je faire pour vous ?',
    alright: 'D’accord.',
    thenOther: 'Nous verrons l’autre rendez-vous juste après.',
    next: (service) => `Et maintenant ${service}.`,
    welcome: 'Je vous en prie.',
    thanksForTelling: 'Merci de me le dire.',
    askIfAny: 'Si vous avez une question à ce sujet, dites-moi ; je peux aussi prendre un message pour l’équipe.',
    understandable: 'C’est tout à fait compréhensible.',
    resumed: 'Continuons.',
  },
  voice: {
    askServiceAgain: (names) => `Quelle prestation est-ce : ${list(names)} ?`,
    chooseTimeAgain: (free) => `Quelle heure vous convient : ${slots(free)} ? Ou un autre jour ?`,
    askReference: 'Quelle est la référence du rendez-vous ?',
    askDayAgain: 'Quand souhaitez-vous venir ?',
    offerHelp: 'Je n’avance pas ici, j’en suis désolé. Souhaitez-vous parler à une personne ou laisser un message ?',
  },
  aboveButtons: {
    chooseTime: (_free, about) =>
      `${sentence('ces créneaux sont libres', forWhat(about), withStaff(about.staff))}. Lequel préférez-vous ?`,
    chooseTimeAgain: () => 'Lequel de ces créneaux vous convient ? Ou dites un autre jour.',
  },
  buttons: {
    yes: 'Oui',
    no: 'Non',
    book: 'Prendre rendez-vous',
    message: 'Laisser un message',
    callBack: 'Rappelez-moi',
    person: 'Parler à une personne',
    otherTimes: 'Autres horaires',
    start: (at) => `${shortDay(at.date)}, ${time(at.time)}`,
    startMessage: when,
    day: shortDay,
    dayMessage: day,
    time: (at) => `à ${time(at)}`,
    people,
  },
}

/** "5 minutes". */
function span(minutes: number): string {
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}
