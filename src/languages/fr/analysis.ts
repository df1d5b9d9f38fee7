import type { AnalysisTable } from '../language.ts'

export const analysis: AnalysisTable = {
  outcomes: {
    booked: 'Un rendez-vous a été réservé.',
    moved: 'Un rendez-vous a été déplacé.',
    cancelled: 'Un rendez-vous a été annulé.',
    handed_off: 'La conversation a été passée à une personne.',
    contact_left: 'Le visiteur a laissé ses coordonnées.',
    call_back: 'Un rappel a été demandé.',
    message: 'Un message a été laissé à l’équipe.',
    answered: 'L’assistant avait une réponse.',
    unanswered: 'L’assistant n’avait pas de réponse.',
    nothing_asked: 'Rien n’a été demandé.',
  },
  circumstances: {
    nobody_there: 'Personne de l’équipe n’a pu prendre l’appel.',
    message_left: 'Une messagerie a répondu, et un message y a été laissé.',
    message_recorded: 'L’appelant a laissé un message enregistré.',
    machine_only: 'Une machine a répondu, et personne n’est venu au téléphone.',
    taken: 'Une personne de l’équipe a pris l’appel.',
    silent: 'Rien n’a été dit.',
  },
  intents: {
    complaint: /\b(?:plainte|me plaindre|reclamation|inadmissible|inacceptable|scandaleux|honteux)\b/,
    reschedule: /\b(?:deplacer|reporter|decaler|changer) (?:mon|le|la|ma|notre) (?:rendez vous|rdv|reservation)\b/,
    cancellation: /\b(?:annuler|annulation)\b/,
    callback: /\b(?:rappelez moi|me rappeler|rappeler moi|appelez moi)\b/,
    booking: /\b(?:prendre rendez vous|reserver|un rendez vous|un rdv|prendre rdv)\b/,
    message: /\b(?:laisser un message|pren(?:ez|ds|dre) un message|transmettre un message|dites lui|dites leur)\b/,
    question: /^(?:quoi|quand|ou|quel|quelle|qui|pourquoi|comment|combien|est ce|avez vous|puis je)\b/,
  },
  sentiment: {
    positive: `merci génial parfait excellent super formidable magnifique fantastique content heureux heureuse ravi aimable utile
      gentil sympa adore apprécie recommand satisfait bravo agréable rapide =bien =bon =bonne top impeccable soulag meilleur`,
    negative: `nul mauvais terrible horrible catastroph inadmissible inaccept honte scandal fâché énerv agac décept déçu frustr
      ridicul inutile plainte plaind pire arnaque furieu marre impoli incompét cassé erreur retard personne jamais dégoût lament
      mécontent douleur cher lent pénible insupportable`,
    negations: `ne pas n'est jamais sans aucun aucune ni guère`,
    intensifiers: `très vraiment trop tellement complètement totalement si`,
  },
}
