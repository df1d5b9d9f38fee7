import { isOneName } from '../business-name.ts'
import type { VerificationWording } from '../wording.ts'
import { ofBusiness } from './business-name.ts'

export const verification: VerificationWording = {
  nothingDone: 'Zur Klarheit: Ich habe in dieser Sache noch nichts unternommen. Wollen wir weitermachen?',
  nothingElseDone: 'Zur Klarheit: Mehr habe ich nicht unternommen.',
  booked: (appointment) => `Ihr Termin ist gebucht: ${appointment}.`,
  moved: (appointment) => `Ihr Termin wurde verschoben, jetzt: ${appointment}.`,
  cancelled: (appointment) => `Dieser Termin wurde storniert: ${appointment}.`,
  reference: 'Referenz',
  noted: 'Ihre Angaben wurden für das Team notiert.',
  callback: ({ phone }) => `Ihr Wunsch nach einem Rückruf${phone ? ` unter ${phone}` : ''} wurde für das Team notiert.`,
  handed_off: ({ wait, seen }) =>
    `Dieses Gespräch wurde an das Team übergeben, und ein Mensch kann ${seen === 'no' ? 'hier antworten. Im Moment ist dort niemand: Schreiben Sie, worum es geht, mit Ihrem Namen und einer E-Mail-Adresse oder Telefonnummer, dann liegt es dem Team als Nachricht vor' : 'jetzt hier antworten'}. Wenn in ${wait} Minuten niemand da ist, bin ich wieder hier.`,
  transferred: 'Ich verbinde Sie jetzt mit dem Team.',
  closed: ({ opens, contact }) =>
    `Vom Team ist gerade niemand da${opens ? `; wir öffnen wieder: ${opens}` : ''}. Ihr Wunsch wurde für das Team notiert.${contact ? '' : ' Wie lautet Ihre E-Mail-Adresse oder Telefonnummer?'}`,
  nobodyCame: {
    unknown:
      'Vom Team konnte niemand rechtzeitig antworten, deshalb bin ich wieder da. Möchten Sie eine Nachricht mit Ihrer E-Mail-Adresse oder Telefonnummer hinterlassen?',
    reachable:
      'Vom Team konnte niemand rechtzeitig antworten, daher bin ich wieder hier. Möchten Sie eine Nachricht hinterlassen?',
    noted:
      'Vom Team konnte niemand rechtzeitig antworten, daher bin ich wieder hier. Es hat Ihre Nachricht und kann Sie erreichen. Kann ich sonst noch etwas tun?',
  },
  switchedOff:
    'Im Moment antwortet unser Team hier selbst; Ihre Nachricht ist angekommen. Hinterlassen Sie eine E-Mail-Adresse oder Telefonnummer, wenn wir Sie später erreichen sollen.',
  disclosure: (assistant, business) =>
    isOneName(assistant, business)
      ? `Ich bin der KI-Assistent ${ofBusiness(business)}.`
      : `Ich bin ${assistant}, der KI-Assistent ${ofBusiness(business)}.`,
}
