import { truthsOf } from '../conversation/index.ts'
import type { Tenant } from '../tenants/index.ts'
import type { CallRow } from './repository.ts'

/** What is said on calls in the platform's own words. */
interface CallWording {
  hello(name: string | null): string
  /** Where the tenant's own disclosure follows, which may not name it. */
  thisIs(business: string): string
  howCanIHelp: string
  /** Of a visitor who asked for the call. */
  youAsked: string
  /** A language model comes to the reason once the person has time. */
  haveYouGotAMoment: string
  /** The built-in assistant knows no reason. */
  canIDoSomething: string
  /** On a voicemail. */
  message(business: string, number: string | null): string
  /** Something broke: in the place of an answer. */
  sorry: string
  /** All of an answer was of the kind that cannot be read out. */
  notForTheEar: string
}

const WORDINGS: Record<string, CallWording> = {
  en: {
    hello: (name) => (name === null ? 'Hello.' : `Hello ${name}.`),
    thisIs: (business) => `This is ${business}.`,
    howCanIHelp: 'How can I help you?',
    youAsked: 'You asked for a call. How can I help you?',
    haveYouGotAMoment: 'Do you have a moment?',
    canIDoSomething: 'I answer questions and make appointments. What can I do for you?',
    message: (business, number) =>
      `This was a call from ${business}. There is nothing you need to do.${number === null ? '' : ` You reach us on ${number}.`} Goodbye.`,
    sorry: 'I am sorry, something went wrong here. Could you say that again, please?',
    notForTheEar: 'I have found something, but it cannot be read out. You find it on our website.',
  },
  de: {
    hello: (name) => (name === null ? 'Guten Tag.' : `Guten Tag, ${name}.`),
    thisIs: (business) => `Hier ist ${business}.`,
    howCanIHelp: 'Wie kann ich Ihnen helfen?',
    youAsked: 'Sie haben um einen Anruf gebeten. Wie kann ich Ihnen helfen?',
    haveYouGotAMoment: 'Haben Sie einen Augenblick Zeit?',
    canIDoSomething: 'Ich beantworte Fragen und mache Termine aus. Was kann ich für Sie tun?',
    message: (business, number) =>
      `Das war ein Anruf von ${business}. Sie müssen nichts tun.${number === null ? '' : ` Sie erreichen uns unter ${number}.`} Auf Wiederhören.`,
    sorry: 'Entschuldigung, hier ist etwas schiefgegangen. Können Sie das bitte noch einmal sagen?',
    notForTheEar: 'Ich habe etwas gefunden, aber es lässt sich nicht vorlesen. Es steht auf unserer Website.',
  },
  es: {
    hello: (name) => (name === null ? 'Hola.' : `Hola, ${name}.`),
    thisIs: (business) => `Le atiende ${business}.`,
    howCanIHelp: '¿En qué puedo ayudarle?',
    youAsked: 'Usted pidió que le llamáramos. ¿En qué puedo ayudarle?',
    haveYouGotAMoment: '¿Tiene un momento?',
    canIDoSomething: 'Respondo preguntas y doy citas. ¿Qué puedo hacer por usted?',
    message: (business, number) =>
      `Esta fue una llamada de ${business}. No tiene que hacer nada.${number === null ? '' : ` Nos encuentra en el ${number}.`} Hasta luego.`,
    sorry: 'Lo siento, algo ha fallado. ¿Puede repetirlo, por favor?',
    notForTheEar: 'He encontrado algo, pero no se puede leer en voz alta. Está en nuestra página web.',
  },
  fr: {
    hello: (name) => (name === null ? 'Bonjour.' : `Bonjour ${name}.`),
    thisIs: (business) => `Ici ${business}.`,
    howCanIHelp: 'Comment puis-je vous aider ?',
    youAsked: 'Vous avez demandé un appel. Comment puis-je vous aider ?',
    haveYouGotAMoment: 'Avez-vous un instant ?',
    canIDoSomething: 'Je réponds aux questions et je prends des rendez-vous. Que puis-je faire pour vous ?',
    message: (business, number) =>
      `C’était un appel de ${business}. Vous n’avez rien à faire.${number === null ? '' : ` Vous pouvez nous joindre au ${number}.`} Au revoir.`,
    sorry: 'Je suis désolé, quelque chose n’a pas fonctionné. Pouvez-vous répéter, s’il vous plaît ?',
    notForTheEar:
      'J’ai trouvé quelque chose, mais cela ne peut pas être lu à voix haute. Vous le trouverez sur notre site.',
  },
}

/** Of a language tag; English where there is none. */
export function callWordingOf(language: string): CallWording {
  const base = language.toLowerCase().split(/[-_]/, 1)[0] ?? ''
  return (Object.hasOwn(WORDINGS, base) ? WORDINGS[base] : WORDINGS['en']) as CallWording
}

interface Greeted {
  call: Pick<CallRow, 'direction' | 'source' | 'clientName' | 'customPrompt'>
  tenant: Pick<Tenant, 'name' | 'assistant'>
  language: string
}

/**
 * The first words of a call: who speaks for whom, that it is a machine, and what for. The same words every time, so that
 * no reason that somebody wrote is ever said before the person knows to whom they are listening.
 */
export function greetingFor({ call, tenant, language }: Greeted, isBuiltIn: boolean): string {
  const words = callWordingOf(language)
  const { name, assistant } = tenant
  const own = assistant.disclosure
  const who = own === null ? [truthsOf(language).disclosure(assistant.name ?? name, name)] : [words.thisIs(name), own]
  return [words.hello(nameSaid(call)), ...who, purposeOf(call, words, isBuiltIn)].join(' ')
}

/** A visitor may have anybody called, under any "name": whoever picks up does not hear what was typed there. */
function nameSaid({ direction, source, clientName }: Greeted['call']): string | null {
  return direction === 'outbound' && source === 'widget' ? null : clientName
}

function purposeOf(
  { direction, source, customPrompt }: Greeted['call'],
  words: CallWording,
  isBuiltIn: boolean,
): string {
  if (direction === 'inbound') return words.howCanIHelp
  if (source === 'widget') return words.youAsked
  return isBuiltIn || customPrompt === null ? words.canIDoSomething : words.haveYouGotAMoment
}

/** What is left on a voicemail. A custom reason is not told to a machine that anybody may hear. */
export function voicemailFor({
  tenant,
  language,
}: {
  tenant: Pick<Tenant, 'name' | 'assistant' | 'voice'>
  language: string
}): string {
  const words = callWordingOf(language)
  const { name, assistant, voice } = tenant
  const disclosure = assistant.disclosure ?? truthsOf(language).disclosure(assistant.name ?? name, name)
  return [words.hello(null), disclosure, words.message(name, voice.phone_number)].join(' ')
}
