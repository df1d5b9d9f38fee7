import type { CallWording } from '../wording.ts'

export const calls: CallWording = {
  hello: (name) => (name === null ? 'Guten Tag.' : `Guten Tag, ${name}.`),
  thisIs: (business) => `Hier ist ${business}.`,
  howCanIHelp: 'Wie kann ich Ihnen helfen?',
  youAsked: 'Sie haben um einen Anruf gebeten. Wie kann ich Ihnen helfen?',
  haveYouGotAMoment: 'Haben Sie einen Augenblick Zeit?',
  canIDoSomething: 'Ich beantworte Fragen und mache Termine aus. Was kann ich für Sie tun?',
  about: (reason) => `Es geht um Folgendes: ${reason}`,
  address: {
    person:
      /(?<!\p{L})(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?|du|dich|dir|dein(?:e[mnrs]?)?|ihr euch|euch|eue?r(?:e[mnrs]?)?)(?!\p{L})/u,
    instruction:
      /^(?:(?:[Bb]itte )?(?:[Ff]rag|[Ss]ag|[Ee]rinner|[Ii]nformier|[Bb]iete|[Ll]ad|[Ee]rklär|[Pp]rüf|[Dd]ank)\p{L}*)(?!\p{L})|(?<!\p{L})(?:er|sie|ihn|ihm|ihnen|ihr|ihre[mnrs]?|(?:der|die|den|dem) (?:Kund(?:e|en|in)|Patient(?:en|in)?|Gast|Anrufer(?:in)?))(?!\p{L})/u,
  },
  forYou: (name) => (name === null ? 'Der Anruf gilt der Person unter dieser Nummer.' : `Der Anruf ist für ${name}.`),
  messageAbout: (number) => `${number === null ? '' : `Sie erreichen uns unter ${number}. `}Auf Wiederhören.`,
  message: (business, number) =>
    `Das war ein Anruf von ${business}. Sie müssen nichts tun.${number === null ? '' : ` Sie erreichen uns unter ${number}.`} Auf Wiederhören.`,
  sorry: 'Entschuldigung, hier ist etwas schiefgegangen. Können Sie das bitte noch einmal sagen?',
  notForTheEar: 'Ich habe etwas gefunden, aber es lässt sich nicht vorlesen. Es steht auf unserer Website.',
  to: 'bis',
  hums: 'm mh mhm hm hmhm ah aha oh eh ehm äh ähm',
  unfinished: new Set(
    'und aber oder also weil äh ähm der die das den dem ein eine einen mein meine ist bin am um an zu für mit in von dass ob wenn vielleicht'.split(
      ' ',
    ),
  ),
  machines: {
    screening: [
      /\b(?:ihren namen|deinen namen|wer anruft|wer spricht|anruffilter\w*|filterdienst)\b/,
      /\b(?:grund|anliegen|zweck|warum|weshalb|worum|erreichbar|verfugbar|verbinden|anruffilter\w*|filterdienst)\b/,
    ],
    menu: [
      /\b(?:drucken|wahlen|druck|wahl) (?:sie )?(?:bitte )?(?:auf )?(?:die )?(?:taste |ziffer )?(?:\d|null|eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|stern|sterntaste|raute|rautetaste)\b|\b(?:hauptmenu|folgenden (?:optionen|moglichkeiten))\b/,
    ],
    voicemail: [
      /\bnach dem (?:\w{1,20} )?(?:signalton|ton|piepton|piep|signal)\b|\b(?:mailbox|sprachbox|anrufbeantworter) (?:von|des|der)\b/,
    ],
    hold: [
      /\b(?:bitte warten|bleiben sie (?:bitte )?(?:dran|am apparat|in der leitung)|ich verbinde|sie werden (?:gleich |jetzt )?verbunden|alle (?:unsere )?(?:mitarbeiter|leitungen|platze))\b/,
    ],
  },
  voice: {
    oneMoment: 'Einen Moment, bitte.',
    stillWorking: 'Ich bin noch dabei.',
    personPlease: 'Ich möchte mit einem Menschen sprechen.',
    stillThere: 'Sind Sie noch da?',
    goodbye: 'Ich höre Sie nicht mehr und lege deshalb jetzt auf. Auf Wiederhören!',
    timeIsUp:
      'Die längste Dauer eines Anrufs ist erreicht, ich muss jetzt auflegen. Rufen Sie gern noch einmal an. Auf Wiederhören!',
    stopping: 'Wir müssen neu starten. Bitte rufen Sie in einer Minute noch einmal an. Auf Wiederhören!',
    sorry: 'Entschuldigung, bei mir ist etwas schiefgegangen. Könnten Sie das bitte noch einmal sagen?',
    sayAgain: 'Entschuldigung, das habe ich nicht verstanden. Könnten Sie es bitte noch einmal sagen?',
  },
  notices: {
    apology:
      'Es tut uns leid, bei uns ist etwas schiefgegangen. Bitte rufen Sie in ein paar Minuten noch einmal an. Auf Wiederhören.',
    nobodyThere:
      'Es tut mir leid, vom Team konnte gerade niemand abnehmen. Ich bin wieder da, die KI-Assistenz. Darf ich etwas ausrichten oder Ihnen sonst helfen?',
    nobodyThereGoodbye:
      'Es tut uns leid, vom Team kann gerade niemand abnehmen. Bitte rufen Sie später noch einmal an. Auf Wiederhören.',
    puttingThrough: 'Einen Moment, bitte. Ich verbinde Sie mit dem Team.',
    leaveMessage:
      'Es tut mir leid, gerade kann niemand Ihren Anruf annehmen. Bitte nennen Sie nach dem Ton Ihren Namen, Ihre Nummer und Ihr Anliegen.',
    finishMessage: 'Zum Beenden drücken Sie die Rautetaste oder legen auf.',
    messageKept: 'Vielen Dank. Das Team hat Ihre Nachricht. Auf Wiederhören.',
    noMessage: 'Ich habe keine Nachricht gehört. Rufen Sie gern wieder an. Auf Wiederhören.',
    whisper: (business, caller, said) =>
      [
        `Ein Anruf für ${business} von ${caller}.`,
        said === '' ? '' : `Gesagt wurde: ${said}`,
        'Drücken Sie die 1, um ihn anzunehmen.',
      ]
        .filter(Boolean)
        .join(' '),
    withheld: 'Nummer unterdrückt',
    recorded: (seconds) => `Die Nachricht wurde aufgezeichnet (${seconds} s). Sie hören sie im Portal unter Anrufe.`,
    unknownNumber: 'Diese Nummer ist nicht vergeben. Auf Wiederhören.',
    linesBusy:
      'Zurzeit sind alle unsere Leitungen belegt. Bitte rufen Sie in ein paar Minuten noch einmal an. Auf Wiederhören.',
    noMinutes:
      'Es tut uns leid, wir können zurzeit keine Anrufe annehmen. Bitte schreiben Sie uns, oder rufen Sie an einem anderen Tag wieder an. Auf Wiederhören.',
    blocked: 'Wir können Ihren Anruf nicht annehmen. Auf Wiederhören.',
  },
  callee: {
    price: (service) => `Guten Tag. Was kostet ${service}?`,
    duration: (service) => `Guten Tag. Wie lange dauert ${service}?`,
    hours: 'Guten Tag. Wann haben Sie geöffnet?',
    where: 'Guten Tag. Wo finde ich Sie?',
    book: (service) =>
      `Guten Tag. Ich möchte gern ${service ?? 'einen Termin'} buchen. Wann ist der nächste freie Termin?`,
    first: 'Den ersten, bitte.',
    name: (name) => `Mein Name ist ${name}.`,
    callMeBack: (name) => `Können Sie mich bitte zurückrufen? Mein Name ist ${name}.`,
    yes: 'Ja, bitte.',
    screening:
      'Die angerufene Person nutzt einen Anruffilter. Bitte nennen Sie Ihren Namen und den Grund Ihres Anrufs, dann frage ich, ob sie erreichbar ist.',
    hold: 'Danke. Bitte bleiben Sie dran.',
    pickedUp: 'Ja, hallo?',
    menu: 'Danke für Ihren Anruf. Für Termine drücken Sie die 1. Für Rechnungen drücken Sie die 2. Um dies noch einmal zu hören, drücken Sie die 9.',
    goodbye: 'Vielen Dank für Ihre Hilfe. Auf Wiedersehen.',
  },
}
