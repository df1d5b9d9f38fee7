import { isOneName } from '../business-name.ts'
import type { VerificationWording } from '../wording.ts'
import { ofBusiness } from './business-name.ts'

export const verification: VerificationWording = {
  nothingDone: 'Pour être clair : je n’ai encore rien fait à ce sujet. On continue ?',
  nothingElseDone: 'Pour être clair : je n’ai rien fait d’autre.',
  booked: (appointment) => `Votre rendez-vous est réservé : ${appointment}.`,
  moved: (appointment) => `Votre rendez-vous a été déplacé. Il est maintenant : ${appointment}.`,
  cancelled: (appointment) => `Ce rendez-vous a été annulé : ${appointment}.`,
  reference: 'Référence',
  noted: 'Vos coordonnées ont été notées pour l’équipe.',
  callback: ({ phone }) => `Votre demande de rappel${phone ? ` au ${phone}` : ''} a été notée pour l’équipe.`,
  handed_off: ({ wait, seen }) =>
    `Cette conversation a été passée à l’équipe, et une personne peut répondre ici${seen === 'no' ? '. Pour le moment, il n’y a personne : écrivez de quoi il s’agit, avec votre nom et une adresse e-mail ou un numéro de téléphone, et l’équipe le reçoit comme message' : ' maintenant'}. Si personne ne le fait en ${wait} minutes, je suis de retour.`,
  transferred: 'Je vous mets en relation avec l’équipe.',
  closed: ({ opens, contact }) =>
    `Personne de l’équipe n’est là en ce moment${opens ? ` ; nous rouvrons : ${opens}` : ''}. Votre demande a été transmise à l’équipe.${contact ? '' : ' Quelle est votre adresse e-mail ou votre numéro de téléphone ?'}`,
  nobodyCame: {
    unknown:
      'Personne de l’équipe n’a pu répondre à temps, je suis donc de retour. Souhaitez-vous laisser un message avec votre adresse e-mail ou votre numéro de téléphone ?',
    reachable:
      'Personne de l’équipe n’a pu répondre à temps, je suis donc de retour. Souhaitez-vous laisser un message ?',
    noted:
      'Personne de l’équipe n’a pu répondre à temps, je suis donc de retour. Elle a votre message et peut vous joindre. Puis-je faire autre chose ?',
  },
  switchedOff:
    'En ce moment, notre équipe répond elle-même ici ; votre message est bien arrivé. Laissez une adresse e-mail ou un numéro de téléphone pour que nous puissions vous joindre plus tard.',
  disclosure: (assistant, business) =>
    isOneName(assistant, business)
      ? `Je suis l’assistant IA ${ofBusiness(business)}.`
      : `Je suis ${assistant}, l’assistant IA ${ofBusiness(business)}.`,
}
