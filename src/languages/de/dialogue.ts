import type { Appointment, DialogueTable, Part, When, WishTold } from '../dialogue.ts'
import { createWriting, sentence, serviceAndParty, serviceOf } from '../writing.ts'

const { day, shortDay, time, list, slots, contact, numbered, choice } = createWriting('de-DE', 'oder')
const when = (at: When): string => `${day(at.date)}, um ${time(at.time)} Uhr`
const named = (at: When): string => (at.time === '' ? day(at.date) : when(at))
const people = (count: number): string => (count === 1 ? '1 Person' : `${count} Personen`)
const what = (one: Appointment): string => serviceOf(one, { with: 'bei', people: (count) => `für ${people(count)}` })

// A fact may be checked before a start is chosen.
const appointment = (one: Appointment): string => (one.date === '' ? what(one) : `${what(one)} am ${when(one)}`)

const withStaff = (name: string | undefined): string => (name === undefined ? '' : ` bei ${name}`)
const forPeople = (count: number | undefined): string => (count === undefined ? '' : `, für ${people(count)}`)
const forWhat = (about: WishTold): string => {
  const told = serviceAndParty(about, people)
  return told === '' ? '' : `für ${told}`
}
const canOffer = (opening: string): string => (opening === '' ? 'Ich kann' : `${opening} kann ich`)

const PARTS: Record<Part, string> = {
  service: 'der neuen Leistung',
  day: 'dem neuen Tag',
  time: 'der neuen Uhrzeit',
  staff: 'der neuen Person',
  party_size: 'der neuen Personenzahl',
  name: 'dem neuen Namen',
  email: 'der neuen E-Mail-Adresse',
  phone: 'der neuen Telefonnummer',
}

export const dialogue: DialogueTable = {
  text: {
    askService: (names, at) =>
      `${at === undefined ? 'Welche' : `Für ${named(at)}: Welche`} Leistung möchten Sie: ${list(names)}?`,
    askServiceAgain: (names) => `Welche Leistung ist es? Eine Nummer genügt:\n${numbered(names)}`,
    askServiceNearest: (names) =>
      `Ich weiß nicht sicher, welche unserer Leistungen Sie meinen. Ist es ${list(names)}? Falls keine davon passt, kann ich Ihre Worte an das Team weitergeben oder einen Menschen holen.`,
    noneOfThese:
      'In Ordnung, keine davon. Soll ich Ihre Worte an das Team weitergeben, oder möchten Sie mit einem Menschen sprechen?',
    askServiceBack: 'Und welche Leistung möchten Sie?',
    askPartySize: (service) => `${service === undefined ? 'Für' : `${service}: Für`} wie viele Personen?`,
    askPartySizeAgain: 'Wie viele Personen kommen? Eine Zahl wie 2 genügt.',
    askDay: 'Welcher Tag und welche Uhrzeit passen Ihnen?',
    askDayAgain: 'Wann möchten Sie kommen? Zum Beispiel „Dienstag um 10“ oder „so bald wie möglich“.',
    chooseTime: (free, about) =>
      `${canOffer(sentence(forWhat(about), withStaff(about.staff)))} anbieten: ${slots(free)}. Welche Uhrzeit möchten Sie?`,
    chooseTimeAgain: (free) =>
      `Welche Zeit passt Ihnen? Eine Nummer genügt, oder nennen Sie einen anderen Tag:\n${numbered(free.map(when))}`,
    chooseTimeBack: 'Und welche dieser Uhrzeiten möchten Sie?',
    askNewTime: (booking) =>
      `Ich sehe ${booking.service} am ${when(booking)}. Welcher Tag und welche Uhrzeit passen Ihnen stattdessen?`,
    askDetails: 'Nennen Sie mir bitte Ihren Namen und eine E-Mail-Adresse oder Telefonnummer?',
    askDetailsAgain:
      'Auf welchen Namen darf ich es notieren, und unter welcher E-Mail-Adresse oder Telefonnummer sind Sie zu erreichen?',
    askName: 'Wie ist Ihr Name, bitte?',
    askNameAgain: 'Auf welchen Namen darf ich es notieren? Ihren Namen, bitte.',
    askContact: 'Unter welcher E-Mail-Adresse oder Telefonnummer können wir Sie erreichen?',
    askContactAgain: 'Ein Weg genügt: Welche E-Mail-Adresse oder Telefonnummer darf ich notieren?',
    askPhone: 'Welche Telefonnummer soll das Team anrufen?',
    askPhoneAgain: 'Für einen Rückruf braucht das Team eine Telefonnummer. Welche ist es, bitte?',
    askReference: 'Wie lautet die Referenz des Termins? Sie steht in der Bestätigung, sechs Buchstaben und Ziffern.',
    askReferenceAgain: 'Ohne die Referenz finde ich den Termin nicht. Welche Referenz steht in Ihrer Bestätigung?',
    askBookingContact: 'Welche E-Mail-Adresse oder Telefonnummer wurde für den Termin angegeben?',
    askBookingContactAgain:
      'Um ihn zu finden, brauche ich noch die E-Mail-Adresse oder Telefonnummer von damals. Welche war es?',
    askMessage: 'Was soll das Team wissen?',
    askMessageAgain: 'Was darf ich dem Team schreiben? Ein Satz genügt.',
    clarify: (choices) => `Was meinen Sie: ${list(choices.map(choice))}?`,
    askChange: 'Gut, es bleibt offen. Was soll anders sein?',
    askChangeAgain: 'Was soll anders sein: die Leistung, der Tag, die Uhrzeit oder Ihre Angaben?',
    anythingElse: 'Kann ich sonst noch etwas tun?',
    whatElse: 'Was kann ich noch für Sie tun?',
    offerHelp:
      'Hier komme ich leider nicht weiter. Möchten Sie mit einem Menschen aus dem Team sprechen, oder soll ich eine Nachricht mit dem aufnehmen, was Sie geschrieben haben?',
    abilities:
      'Ich kann Fragen zu uns beantworten, Termine vereinbaren, verschieben oder absagen, eine Nachricht aufnehmen oder einen Menschen dazuholen. Was möchten Sie?',

    startFree: (one) =>
      `${one.service === '' ? '' : `${one.service}: `}${when(one)}, ist${one.staff === undefined ? '' : ` bei ${one.staff}`} frei${forPeople(one.partySize)}.`,
    summary: (one, who, changed) =>
      `${changed.length === 0 ? 'Zur Kontrolle' : `Mit ${changed.map((part) => PARTS[part]).join(' und ')}`}: ${what(one)} am ${when(one)}, für ${contact(who)}.\nSoll ich das so buchen?`,
    moveSummary: (booking, to) =>
      `Zur Kontrolle: ${booking.service} von ${when(booking)} auf ${when(to)}${withStaff(to.staff)}${forPeople(to.partySize)}.\nSoll ich den Termin verschieben?`,
    sizeSummary: (booking, size) =>
      `Zur Kontrolle: ${booking.service} am ${when(booking)}, jetzt für ${people(size)}.\nSoll ich das ändern?`,
    cancelSummary: (booking) => `Zur Kontrolle: ${booking.service} am ${when(booking)}.\nSoll ich den Termin absagen?`,
    messageSummary: (who, text) =>
      `Zur Kontrolle: Ihre Nachricht an das Team, genau so, wie Sie sie geschrieben haben, von ${contact(who)}${text === '' ? '.' : `: „${text}“`}\nSoll ich sie weitergeben?`,
    correction: (booking, now, before) =>
      `Termin ${booking.reference ?? ''} (${what(booking)} am ${when(booking)}): ${contact(now)} statt ${contact(before)}.`,
    bookingNote: (booking, texts) =>
      `Termin ${booking.reference ?? ''} (${what(booking)} am ${when(booking)}): ${texts.join(' ')}`,
    correctionSummary: (text) =>
      `Im Termin selbst kann ich das nicht ändern, das Team aber schon. Dies ist für das Team: „${text}“\nSoll ich es weitergeben?`,
    wishForTeam: (about, first, last) =>
      `${about.reference === undefined ? `Wunsch: ${what(about)}` : `Termin ${about.reference} (${what(about)}, ${when(about)}), zu verschieben`}, ${first.date === last ? named(first) : `${day(first.date)} bis ${day(last)}${first.time === '' ? '' : `, ${time(first.time)}`}`}.`,
    requestSummary: (who, text) =>
      `Zur Kontrolle, das geht an das Team, von ${contact(who)}: „${text}“\nSoll ich es weitergeben?`,
    callBackSummary: (who, wanted) =>
      `Zur Kontrolle: Rückruf für ${contact(who)}${wanted === '' ? '' : ` (${wanted})`}, mit dem, was Sie hier geschrieben haben.\nSoll ich das Team darum bitten?`,
    shallIBook: 'Soll ich das so buchen, ja oder nein?',
    shallIMove: 'Soll ich den Termin verschieben, ja oder nein?',
    shallICancel: 'Soll ich den Termin absagen, ja oder nein?',
    shallIPassOn: 'Soll ich sie weitergeben, ja oder nein?',
    shallIAsk: 'Soll ich das Team um den Rückruf bitten, ja oder nein?',

    booked: (booking) =>
      `Ihr Termin ist gebucht: ${what(booking)} am ${when(booking)}. Die Referenz ist ${booking.reference ?? ''}.`,
    yourBooking: (booking) =>
      `Ihr Termin: ${what(booking)} am ${when(booking)}. Die Referenz ist ${booking.reference ?? ''}.`,
    isMade: (booking) =>
      `Ja, das ist fest gebucht: ${what(booking)} am ${when(booking)}. Die Referenz ist ${booking.reference ?? ''}.`,
    bookedOnce: (booking) =>
      `Diesen Termin haben Sie schon: ${what(booking)} am ${when(booking)}. Die Referenz ist ${booking.reference ?? ''}. Ein zweiter zur selben Zeit braucht einen anderen Namen.`,
    moved: (booking) => `Ihr Termin ist verschoben: ${what(booking)}, jetzt am ${when(booking)}.`,
    resized: (booking) => `Ihr Termin ist geändert: ${what(booking)} am ${when(booking)}.`,
    cancelled: (booking) => `Ihr Termin ist abgesagt: ${what(booking)} am ${when(booking)}.`,
    noteKept: (text) => `Als Notiz dazu: „${text}“.`,
    noteAdded: (reference, texts) => `Ich habe das bei Ihrem Termin ${reference} notiert: „${texts.join(' ')}“.`,
    bookingNotes: (reference, texts) => `Ja, bei Ihrem Termin ${reference} steht diese Notiz: „${texts.join(' ')}“.`,
    notNotedYet: 'Das steht bisher in keiner Notiz.',
    teamAnswers: (who) =>
      `Wann das Team antwortet, kann ich nicht sagen. Ihm liegen Ihre Worte vor${contact(who) === '' ? '' : `, und so sind Sie zu erreichen: ${contact(who)}`}.`,
    teamHas: (texts, who) =>
      `Dem Team liegt das von Ihnen vor${contact(who) === '' ? '' : ` (${contact(who)})`}: ${texts.map((text) => `„${text}“`).join(' ')}`,
    willPassOn: 'Das kann ich an das Team weitergeben.',
    noted: 'Ich habe das für das Team notiert.',
    notedText: (text) => `Ich habe das für das Team notiert: „${text}“.`,
    callBackNoted: (phone) => `Ich habe Ihren Wunsch nach einem Rückruf unter ${phone} für das Team notiert.`,
    handedOff: (minutes, isSeen) =>
      `Ich habe das Gespräch an das Team weitergegeben; hier kann Ihnen jemand antworten. ${isSeen ? '' : 'Im Moment sehe ich dort niemanden: Wenn Sie schreiben, worum es geht, mit Ihrem Namen und einer E-Mail-Adresse oder Telefonnummer, bekommt das Team es als Nachricht. '}Wenn in ${span(minutes)} niemand geantwortet hat, bin ich wieder da.`,
    waitRead: (minutes) =>
      `Das kann das Team hier lesen. Wenn in ${span(minutes)} niemand geantwortet hat, bin ich wieder da. Mit Ihrem Namen und einer E-Mail-Adresse oder Telefonnummer bekommt das Team es als Nachricht, und Sie müssen nicht warten.`,
    waitReadMore: 'Auch das kann das Team hier lesen.',
    waitNoted: (who) =>
      `Ich habe das für das Team notiert, und so sind Sie zu erreichen: ${contact(who)}. Sie können hier warten, müssen aber nicht.`,
    nobodyYet: (who) =>
      `Vom Team hat noch niemand geantwortet. ${contact(who) === '' ? 'Mit Ihrem Namen und einer E-Mail-Adresse oder Telefonnummer bekommt das Team Ihre Worte als Nachricht, und Sie müssen nicht warten.' : `Das Team kann Sie auch später erreichen: ${contact(who)}.`}`,
    handedOffLater: 'Im Moment ist niemand da, aber ich habe Ihren Wunsch für das Team notiert.',
    transferred: 'Ich verbinde Sie jetzt mit dem Team.',

    nobodyThere: 'Vom Team kann gerade niemand ans Telefon kommen, aber ich kann eine Nachricht aufnehmen.',
    kept: 'Dann bleibt alles, wie es ist.',
    stopped: 'In Ordnung, ich lasse es dabei.',
    nothingBooked: 'In Ordnung, es ist nichts gebucht.',
    isSo: (one) => `Ja: ${appointment(one)}.`,
    isNotSo: (one) => `Nein, es ist: ${appointment(one)}.`,
    isCancelled: (booking) => `Ja, er ist abgesagt: ${what(booking)} am ${when(booking)}.`,
    isStanding: (booking) => `Nein, abgesagt ist er nicht: ${what(booking)} am ${when(booking)}.`,
    notBookedYet: 'Noch ist nichts gebucht.',
    notSentYet: 'Weitergegeben ist davon noch nichts.',
    noSuchDay: 'Dieses Datum gibt es nicht.',
    noSuchTime: 'Diese Uhrzeit gibt es nicht.',
    pastDay: (date) => `${day(date)} ist schon vorbei.`,
    pastTime: (at) => `${time(at)} Uhr ist schon vorbei.`,
    closedOn: (date, reason) => `Am ${day(date)} haben wir geschlossen${reason === '' ? '' : ` (${reason})`}.`,
    dayFull: (date) => `Am ${day(date)} ist nichts frei.`,
    nothingFree: 'Dann finde ich keine freie Zeit.',
    bookableFrom: (service, date) =>
      `${service} braucht Vorlauf und ist ab ${day(date)} buchbar. Einen früheren Wunsch kann ich an das Team weitergeben.`,
    bookableUntil: (service, date) =>
      `${service} ist hier bis ${day(date)} buchbar. Für später kann ich Ihren Wunsch an das Team weitergeben: Soll ich das tun? Oder nennen Sie einen früheren Tag.`,
    bookableUntilAgain: (date) =>
      `Tage nach ${day(date)} kann ich hier nicht buchen. Soll ich Ihren Wunsch an das Team weitergeben, oder passt Ihnen ein früherer Tag?`,
    notAt: (at) => `Am ${day(at.date)} kann ich ${time(at.time)} Uhr nicht anbieten.`,
    justTaken: 'Diese Zeit wurde gerade von jemand anderem genommen.',
    otherStaff: (name, names) => `${name} macht das nicht; dafür gibt es ${list(names)}.`,
    unknownStaff: (names) => `Eine solche Person kenne ich hier nicht; es gibt ${list(names)}.`,
    oneEach:
      'Jede Person bekommt einen eigenen Termin; nennen Sie mir die Zeiten, dann buche ich einen nach dem anderen.',
    notForSize: (service, size, instead) =>
      `${service} ist nicht für ${people(size)}${instead === undefined ? '' : `; dafür gibt es ${instead}`}.`,
    tooMany: (most) => `Hier kann ich höchstens ${people(most)} annehmen. Für mehr hilft Ihnen das Team.`,
    badEmail: 'Diese E-Mail-Adresse sieht unvollständig aus.',
    badPhone: 'Diese Telefonnummer sieht unvollständig aus. Aus dem Ausland braucht sie die Landesvorwahl, etwa +43.',
    whyContact:
      'Ohne E-Mail-Adresse oder Telefonnummer geht das leider nicht, weil das Team Sie sonst nicht erreichen kann.',
    bookingNotFound: 'Mit dieser Referenz und diesen Kontaktdaten finde ich keinen Termin.',
    withoutReference:
      'Ohne die Referenz komme ich nicht an den Termin, das Team aber schon. Möchten Sie mit jemandem vom Team sprechen, oder soll ich eine Nachricht aufnehmen?',
    notChangeable: 'Dieser Termin lässt sich hier nicht mehr ändern.',
    noServices: 'Termine können hier gerade nicht vereinbart werden. Ich kann eine Nachricht für das Team aufnehmen.',
    limit: 'Mehr davon kann ich in diesem Gespräch nicht tun. Das Team hilft Ihnen gern weiter.',
    problem:
      'Das hat nicht geklappt. Es wurde nichts geändert. Ich kann eine Nachricht für das Team aufnehmen oder einen Menschen dazuholen.',
    notBookedHere:
      'Das kann ich hier nicht buchen, aber das Team kann es. Möchten Sie mit jemandem vom Team sprechen, oder soll ich eine Nachricht aufnehmen?',
    withWhom: (names) => `Das wäre bei ${list(names)}.`,
    fromAge: (service, from) => `${service} ist ab ${from} Jahren.`,
    notForAge: (service) => `${service} ist nicht für dieses Alter.`,
    noneForAge:
      'Für dieses Alter finde ich hier nichts zu buchen, aber das Team weiß vielleicht mehr. Ich kann eine Nachricht aufnehmen.',
    notUnderstood: 'Entschuldigung, das habe ich nicht verstanden.',
    cannotObey: 'Das kann ich nicht tun.',

    callForHelp: (number) =>
      `Bitte rufen Sie jetzt ${number} an, oder fahren Sie sofort in die Notaufnahme des nächsten Krankenhauses. Einen Notfall kann ich nicht beurteilen, und ein Termin käme zu spät.`,
    callVet: (phone) =>
      phone === undefined
        ? 'Das kann ich nicht beurteilen. Bitte rufen Sie jetzt eine Tierarztpraxis oder den tierärztlichen Notdienst an.'
        : `Das kann ich nicht beurteilen. Bitte rufen Sie uns jetzt unter ${phone} an, und wenn niemand abnimmt, eine Tierarztpraxis oder den tierärztlichen Notdienst.`,

    sorry: 'Das tut mir leid.',
    sorryAgain: 'Das verstehe ich, und es tut mir leid. Ihre Worte liegen dem Team vor.',
    sorryMisread: 'Entschuldigung, dann habe ich Sie falsch verstanden.',
    helpInstead:
      'Möchten Sie mit jemandem aus dem Team sprechen, oder soll ich eine Nachricht mit dem aufnehmen, was Sie geschrieben haben?',
    goOn: 'Was kann ich für Sie tun?',
    alright: 'In Ordnung.',
    thenOther: 'Den weiteren Termin machen wir gleich danach.',
    next: (service) => `Und nun ${service}.`,
    welcome: 'Gern geschehen.',
    thanksForTelling: 'Danke, dass Sie mir das erzählen.',
    askIfAny: 'Wenn Sie dazu eine Frage haben, fragen Sie gern; ich kann auch eine Nachricht für das Team aufnehmen.',
    understandable: 'Das kann ich gut verstehen.',
    resumed: 'Dann machen wir weiter.',
  },
  voice: {
    askServiceAgain: (names) => `Welche Leistung ist es: ${list(names)}?`,
    chooseTimeAgain: (free) => `Welche Zeit passt Ihnen: ${slots(free)}? Oder ein anderer Tag?`,
    askReference: 'Wie lautet die Referenz des Termins?',
    askDayAgain: 'Wann möchten Sie kommen?',
    offerHelp:
      'Hier komme ich leider nicht weiter. Möchten Sie mit einem Menschen sprechen oder eine Nachricht hinterlassen?',
  },
  aboveButtons: {
    chooseTime: (_free, about) =>
      `${sentence('diese Zeiten sind', forWhat(about), withStaff(about.staff), 'frei')}. Welche möchten Sie?`,
    chooseTimeAgain: () => 'Welche dieser Zeiten passt Ihnen? Oder nennen Sie einen anderen Tag.',
  },
  buttons: {
    yes: 'Ja',
    no: 'Nein',
    book: 'Termin vereinbaren',
    message: 'Nachricht hinterlassen',
    callBack: 'Bitte zurückrufen',
    person: 'Mit einem Menschen sprechen',
    otherTimes: 'Andere Zeiten',
    start: (at) => `${shortDay(at.date)}, ${time(at.time)} Uhr`,
    startMessage: when,
    day: shortDay,
    dayMessage: day,
    time: (at) => `${time(at)} Uhr`,
    people,
  },
}

/** "5 minutes". */
function span(minutes: number): string {
  return `${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'}`
}
