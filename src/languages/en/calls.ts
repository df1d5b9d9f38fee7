import type { CallWording } from '../wording.ts'

export const calls: CallWording = {
  hello: (name) => (name === null ? 'Hello.' : `Hello ${name}.`),
  thisIs: (business) => `This is ${business}.`,
  howCanIHelp: 'How can I help you?',
  youAsked: 'You asked for a call. How can I help you?',
  haveYouGotAMoment: 'Do you have a moment?',
  canIDoSomething: 'I answer questions and make appointments. What can I do for you?',
  about: (reason) => `I am calling about this: ${reason}`,
  address: {
    person: /(?<!\p{L})(?:you|your|yours|yourself)(?!\p{L})/iu,
    instruction:
      /^(?:(?:please )?(?:ask|tell|remind|inform|offer|invite|say|explain|check|thank|confirm|make sure|find out|see (?:if|whether)|let (?!us|me)))(?!\p{L})|(?<!\p{L})(?:he|she|him|her|his|hers|they|them|their|the (?:customer|client|patient|caller|guest|person))(?!\p{L})/iu,
  },
  forYou: (name) => (name === null ? 'This is a call for the owner of this number.' : `This is a call for ${name}.`),
  messageAbout: (number) => `${number === null ? '' : `You reach us on ${number}. `}Goodbye.`,
  message: (business, number) =>
    `This was a call from ${business}. There is nothing you need to do.${number === null ? '' : ` You reach us on ${number}.`} Goodbye.`,
  sorry: 'I am sorry, something went wrong here. Could you say that again, please?',
  notForTheEar: 'I have found something, but it cannot be read out. You find it on our website.',
  to: 'to',
  hums: 'm mh mhm hm hmhm uh uhuh uhu huh ah aha oh um eh',
  unfinished: new Set(
    'and but or so because um uh er the a an my is am at on to for with in by that if when would could please maybe'.split(
      ' ',
    ),
  ),
  machines: {
    screening: [
      /\b(?:your (?:full )?name|who is calling|whos calling|call screening|screening service)\b/,
      /\b(?:why you are calling|why youre calling|reason|purpose|what (?:this|it) is about|available|connect you|call screening|screening service)\b/,
    ],
    menu: [
      /\b(?:press|dial) (?:the )?(?:number |key )?(?:\d|zero|one|two|three|four|five|six|seven|eight|nine|star|pound|hash)\b|\b(?:main menu|following options|menu options)\b/,
    ],
    voicemail: [
      /\b(?:after|at) the (?:tone|beep|signal)\b|\b(?:reached|this is) (?:the |my )?(?:voice ?mail|mailbox|answering machine)\b|\bvoice ?mail(?:box)? (?:of|for)\b/,
    ],
    hold: [
      /\b(?:please (?:hold|wait)|(?:stay|hold) on the line|hold the line|connecting you|transferring you|all (?:of )?our (?:agents|lines|operators|representatives)|your call is important)\b/,
    ],
  },
  voice: {
    oneMoment: 'One moment, please.',
    stillWorking: 'I am still working on it.',
    personPlease: 'I would like to talk to a person.',
    stillThere: 'Are you still there?',
    goodbye: 'I cannot hear you any more, so I will hang up now. Goodbye!',
    timeIsUp: 'We have reached the longest time of a call, so I have to hang up now. Please call again. Goodbye!',
    stopping: 'We have to restart. Please call again in a minute. Goodbye!',
    sorry: 'I am sorry, something went wrong on my side. Could you please say that again?',
    sayAgain: 'I am sorry, I did not catch that. Could you please say it again?',
  },
  notices: {
    apology: 'We are sorry, something went wrong on our side. Please call again in a few minutes. Goodbye.',
    nobodyThere:
      'I am sorry, nobody of the team could take your call just now. I am the AI assistant again. May I take a message, or help you otherwise?',
    nobodyThereGoodbye:
      'We are sorry, nobody of the team can take your call just now. Please call again later. Goodbye.',
    puttingThrough: 'One moment, please. I am putting you through to the team.',
    leaveMessage:
      'I am sorry, nobody can take your call right now. Please say your name, your number and your message after the tone.',
    finishMessage: 'To finish, press the hash key or hang up.',
    messageKept: 'Thank you. The team has your message. Goodbye.',
    noMessage: 'I heard no message. Please call again whenever you like. Goodbye.',
    whisper: (business, caller, said) =>
      [`A call for ${business} from ${caller}.`, said === '' ? '' : `The caller said: ${said}`, 'Press 1 to take it.']
        .filter(Boolean)
        .join(' '),
    withheld: 'Number withheld',
    recorded: (seconds) => `The message was recorded (${seconds} s). Listen to it in the portal, under Calls.`,
    unknownNumber: 'This number is not in service. Goodbye.',
    linesBusy: 'All our lines are busy at the moment. Please call again in a few minutes. Goodbye.',
    noMinutes:
      'We are sorry, we cannot take calls at the moment. Please write to us, or call again another day. Goodbye.',
    blocked: 'We cannot take your call. Goodbye.',
  },
  callee: {
    price: (service) => `Hello. How much is ${service}?`,
    duration: (service) => `Hello. How long does ${service} take?`,
    hours: 'Hello. When are you open?',
    where: 'Hello. Where are you located?',
    book: (service) => `Hello. I would like to book ${service ?? 'an appointment'}. What is the earliest time?`,
    first: 'The first one, please.',
    name: (name) => `My name is ${name}.`,
    callMeBack: (name) => `Could somebody call me back, please? My name is ${name}.`,
    yes: 'Yes, please.',
    screening:
      'The person you are calling uses a screening service. Please say your name and why you are calling, and I will see whether they are available.',
    hold: 'Thank you. Please stay on the line.',
    pickedUp: 'Yes, hello?',
    menu: 'Thank you for calling. For appointments, press 1. For invoices, press 2. To hear this again, press 9.',
    goodbye: 'Thank you very much for your help. Goodbye.',
  },
}
