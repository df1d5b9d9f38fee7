import type { Texts } from './en.ts'

export const fr: Texts = {
  talkTo: 'Parlez à {name}',
  callIntro: '{assistant} répond tout de suite : réserve, déplace, renseigne ou prend un message.',
  asksMicrophone: 'Votre navigateur demande le microphone.',
  readAlong: 'Vous pouvez lire ce qui est dit.',
  readOrType: 'Vous lisez ce qui est dit et pouvez écrire à tout moment.',
  startCall: 'Commencer l’appel',
  written: 'L’appel est mis par écrit, pas enregistré.',
  ratherType: 'Je préfère écrire',
  denied: 'Le microphone est bloqué. Autorisez-le dans la barre d’adresse du navigateur. En attendant, écrivez ici.',
  noMicrophone: 'Aucun microphone n’a été trouvé. Écrivez ici.',
  callFailed: 'L’appel n’a pas pu être passé.',
  tooManyCalls: 'Il n’est pas possible de passer un autre appel d’ici pour le moment. Veuillez réessayer plus tard.',
  callBusy: 'Personne ne peut prendre d’appel en ce moment. Veuillez réessayer plus tard.',
  callAgain: 'Rappeler',
  backToChat: 'Retour au chat',
}
