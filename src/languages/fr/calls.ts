import type { CallWording } from '../wording.ts'
import { ofBusiness } from './business-name.ts'

export const calls: CallWording = {
  hello: (name) => (name === null ? 'Bonjour.' : `Bonjour ${name}.`),
  thisIs: (business) => `Ici ${business}.`,
  howCanIHelp: 'Comment puis-je vous aider ?',
  youAsked: 'Vous avez demandé un appel. Comment puis-je vous aider ?',
  haveYouGotAMoment: 'Avez-vous un instant ?',
  canIDoSomething: 'Je réponds aux questions et je prends des rendez-vous. Que puis-je faire pour vous ?',
  about: (reason) => `Je vous appelle au sujet suivant : ${reason}`,
  address: {
    person: /(?<!\p{L})(?:vous|votre|vos|tu|te|toi|ton|ta|tes)(?!\p{L})/iu,
    instruction:
      /^(?:(?:s[’'] ?il (?:vous|te) plaît,? )?(?:dites|dis|dire|demand\p{L}+|rappel(?:ez|le)[- ](?:lui|leur)|rappeler|inform\p{L}+|propos\p{L}+|invit\p{L}+|expliqu\p{L}+|confirm\p{L}+))(?!\p{L})|(?<!\p{L})(?:il|elle|ils|elles|lui|leur|leurs|(?:le|la|au) (?:client|cliente|patient|patiente|personne))(?!\p{L})/iu,
  },
  forYou: (name) => (name === null ? 'Cet appel est pour la personne à ce numéro.' : `Cet appel est pour ${name}.`),
  messageAbout: (number) => `${number === null ? '' : `Vous pouvez nous joindre au ${number}. `}Au revoir.`,
  message: (business, number) =>
    `C’était un appel ${ofBusiness(business)}. Vous n’avez rien à faire.${number === null ? '' : ` Vous pouvez nous joindre au ${number}.`} Au revoir.`,
  sorry: 'Je suis désolé, quelque chose n’a pas fonctionné. Pouvez-vous répéter, s’il vous plaît ?',
  notForTheEar:
    'J’ai trouvé quelque chose, mais cela ne peut pas être lu à voix haute. Vous le trouverez sur notre site.',
  to: 'à',
  hums: 'm mh mhm hm ah aha oh eh eu euh',
  unfinished: new Set(
    'et mais ou donc parce euh heu le la les un une mon ma mes est suis à au en de du pour avec par que si quand peut-être'.split(
      ' ',
    ),
  ),
  machines: {
    screening: [
      /\b(?:votre nom|ton nom|qui appelle|de la part de qui|filtr(?:e|age) d?appels?)\b/,
      /\b(?:motif|raison|objet|pourquoi|disponible|mettre en relation|filtr(?:e|age) d?appels?)\b/,
    ],
    menu: [
      /\b(?:tapez|appuyez|composez|pressez) (?:sur )?(?:le |la )?(?:touche |chiffre )?(?:\d|zero|un|deux|trois|quatre|cinq|six|sept|huit|neuf|etoile|diese)\b|\b(?:menu principal|options suivantes)\b/,
    ],
    voicemail: [/\b(?:apres|au) (?:le )?(?:bip|signal|top)\b|\b(?:messagerie|repondeur|boite vocale) (?:de|du)\b/],
    hold: [
      /\b(?:patientez|patienter|ne quittez pas|restez en ligne|je vous (?:passe|mets en relation|mets en ligne|transfere)|tous nos (?:agents|conseillers|operateurs))\b/,
    ],
  },
  voice: {
    oneMoment: 'Un instant, s’il vous plaît.',
    stillWorking: 'Je cherche encore, un instant.',
    personPlease: 'Je veux parler à une personne.',
    stillThere: 'Êtes-vous toujours là ?',
    goodbye: 'Je ne vous entends plus, je vais donc raccrocher. Au revoir !',
    timeIsUp: 'La durée maximale d’un appel est atteinte, je dois raccrocher. N’hésitez pas à rappeler. Au revoir !',
    stopping: 'Nous devons redémarrer. Veuillez rappeler dans une minute. Au revoir !',
    sorry: 'Je suis désolé, quelque chose n’a pas fonctionné de mon côté. Pourriez-vous répéter, s’il vous plaît ?',
    sayAgain: 'Je suis désolé, je n’ai pas compris. Pourriez-vous répéter, s’il vous plaît ?',
  },
  notices: {
    apology:
      'Nous sommes désolés, quelque chose n’a pas fonctionné de notre côté. Veuillez rappeler dans quelques minutes. Au revoir.',
    nobodyThere:
      'Je regrette, personne de l’équipe n’a pu prendre votre appel. Vous parlez de nouveau avec l’assistant IA. Puis-je prendre un message ou vous aider autrement ?',
    nobodyThereGoodbye:
      'Nous regrettons, personne de l’équipe ne peut prendre votre appel maintenant. Veuillez rappeler plus tard. Au revoir.',
    puttingThrough: 'Un instant, s’il vous plaît. Je vous mets en relation avec l’équipe.',
    leaveMessage:
      'Je regrette, personne ne peut prendre votre appel pour le moment. Après le signal, dites votre nom, votre numéro et votre message.',
    finishMessage: 'Pour terminer, appuyez sur dièse ou raccrochez.',
    messageKept: 'Merci. L’équipe a votre message. Au revoir.',
    noMessage: 'Je n’ai entendu aucun message. Rappelez quand vous voulez. Au revoir.',
    whisper: (business, caller, said) =>
      [
        `Un appel pour ${business} de ${caller}.`,
        said === '' ? '' : `La personne a dit : ${said}`,
        'Appuyez sur 1 pour le prendre.',
      ]
        .filter(Boolean)
        .join(' '),
    withheld: 'Numéro masqué',
    recorded: (seconds) => `Le message a été enregistré (${seconds} s). Écoutez-le dans le portail, sous Appels.`,
    unknownNumber: 'Ce numéro n’est pas en service. Au revoir.',
    linesBusy: 'Toutes nos lignes sont occupées en ce moment. Veuillez rappeler dans quelques minutes. Au revoir.',
    noMinutes:
      'Nous regrettons, nous ne pouvons pas prendre d’appels en ce moment. Écrivez-nous ou rappelez un autre jour, s’il vous plaît. Au revoir.',
    blocked: 'Nous ne pouvons pas prendre votre appel. Au revoir.',
  },
  callee: {
    price: (service) => `Bonjour. Combien coûte ${service} ?`,
    duration: (service) => `Bonjour. Combien de temps dure ${service} ?`,
    hours: 'Bonjour. Quels sont vos horaires ?',
    where: 'Bonjour. Où êtes-vous ?',
    book: (service) =>
      `Bonjour. Je voudrais réserver ${service ?? 'un rendez-vous'}. Quel est le premier créneau libre ?`,
    first: 'Le premier, s’il vous plaît.',
    name: (name) => `Je m’appelle ${name}.`,
    callMeBack: (name) => `Pouvez-vous me rappeler, s’il vous plaît ? Je m’appelle ${name}.`,
    yes: 'Oui, s’il vous plaît.',
    screening:
      'La personne que vous appelez utilise un filtrage d’appels. Dites votre nom et le motif de votre appel, s’il vous plaît, et je verrai si elle est disponible.',
    hold: 'Merci. Ne quittez pas.',
    pickedUp: 'Oui, allô ?',
    menu: 'Merci de votre appel. Pour un rendez-vous, tapez 1. Pour une facture, tapez 2. Pour réécouter, tapez 9.',
    goodbye: 'Merci beaucoup pour votre aide. Au revoir.',
  },
}
