import { appointmentLines, digestLines, weeklyLines, type FailureReason, type MailWording } from '../mail.ts'

const WAITS = {
  now: 'Le visiteur attend maintenant dans le chat.',
  before: 'Le visiteur a attendu dans le chat à ce moment-là.',
  closed: 'Le visiteur a écrit en dehors des heures d’ouverture.',
}

const FAILED: Record<FailureReason, string> = {
  busy: 'La ligne était occupée.',
  no_answer: 'Personne n’a décroché.',
  rejected: 'L’appel a été refusé.',
  canceled: 'L’appel a été arrêté avant que quelqu’un décroche.',
  voicemail: 'Une messagerie a répondu.',
  provider_error: 'L’opérateur téléphonique a signalé une erreur.',
  error: 'L’appel a été coupé.',
  lost: 'L’opérateur ne peut dire ce qu’est devenu l’appel.',
}

export const mail: MailWording = {
  unnamed: { business: 'Une entreprise', service: 'Un rendez-vous', person: 'Quelqu’un' },
  address: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  footer: (host) => `Ce message est envoyé par FrontDesk sur ${host}.`,
  password_reset: () => ({
    subject: 'Choisissez un nouveau mot de passe pour FrontDesk',
    heading: 'Choisissez un nouveau mot de passe',
    paragraphs: ['Un nouveau mot de passe a été demandé pour le compte FrontDesk de cette adresse.'],
    button: 'Choisir un nouveau mot de passe',
    closing: [
      'Le lien sert une fois, pendant une heure. De plusieurs liens, seul le plus récent est valable.',
      'Si la demande ne vient pas de vous, ignorez ce message : votre mot de passe ne change pas.',
    ],
  }),
  password_changed: () => ({
    subject: 'Votre mot de passe FrontDesk a été modifié',
    heading: 'Votre mot de passe a été modifié',
    paragraphs: [
      'Le mot de passe de votre compte FrontDesk vient d’être modifié. Partout ailleurs, votre session est fermée.',
      'Si c’était vous, il n’y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe et prévenez votre administrateur.',
    ],
    button: 'Choisir un nouveau mot de passe',
    closing: [],
  }),
  email_confirmation: () => ({
    subject: 'Confirmez votre adresse e-mail pour FrontDesk',
    heading: 'Confirmez votre adresse e-mail',
    paragraphs: [
      'Une entreprise a été inscrite sur FrontDesk avec cette adresse. Confirmez que l’adresse est la vôtre : d’ici là, FrontDesk n’écrit à personne d’autre et n’appelle personne pour cette entreprise.',
    ],
    button: 'Confirmer cette adresse',
    closing: [
      'Le lien fonctionne une fois, pendant trois jours. De plusieurs liens, seul le plus récent fonctionne.',
      'Si vous ne vous êtes pas inscrit, ne confirmez pas. Pour reprendre le compte qui utilise votre adresse, demandez un nouveau mot de passe.',
    ],
  }),
  account_secured: ({ business }) => ({
    subject: 'Votre compte FrontDesk n’appartient plus qu’à vous',
    heading: 'Tout ce que d’autres avaient mis en place a pris fin',
    paragraphs: [
      `Le compte de ${business} a été inscrit avec votre adresse, et personne ne l’avait confirmée. En choisissant un nouveau mot de passe, vous avez montré que l’adresse est la vôtre.`,
      'Comme on ne sait pas qui a fait l’inscription, toutes les sessions, toutes les clés d’API et tous les autres utilisateurs du compte ont été supprimés. Créez de nouveau les clés dont vous avez besoin.',
      'Vérifiez aussi les réglages : les webhooks, les flux de calendrier et les connexions n’ont pas changé. Si vous ne connaissez pas cette entreprise, supprimez-la.',
    ],
    button: 'Ouvrir FrontDesk',
    closing: [],
  }),
  sign_ins_failed: () => ({
    subject: 'De nombreuses connexions échouées à votre compte FrontDesk',
    heading: 'Quelqu’un essaie peut-être de deviner votre mot de passe',
    paragraphs: [
      'En une heure, au moins 50 connexions à votre compte FrontDesk ont échoué à cause d’un mot de passe erroné. Les essais suivants sont ralentis ; votre compte reste ouvert.',
      'Si votre mot de passe est long et ne sert nulle part ailleurs, il n’y a rien à faire. Sinon, choisissez-en un nouveau maintenant.',
    ],
    button: 'Choisir un nouveau mot de passe',
    closing: ['Tant que cela dure, vous recevez ce message au plus une fois par heure.'],
  }),
  invitation: ({ business }) => ({
    subject: `${business} vous invite sur FrontDesk`,
    heading: `${business} vous invite dans son équipe`,
    paragraphs: [
      `${business} travaille avec FrontDesk, qui répond à ses visiteurs et à ses appels. Choisissez un mot de passe pour en faire partie.`,
    ],
    button: 'Accepter l’invitation',
    closing: [
      'Le lien sert une fois, pendant sept jours. De plusieurs liens, seul le plus récent est valable.',
      'Si vous ne connaissez pas l’expéditeur, ignorez ce message : il ne se passe rien.',
    ],
  }),
  endpoint_disabled: ({ business, endpoint_url: url, reason }) => ({
    subject: `Un webhook de ${business} a été désactivé`,
    heading: 'Un webhook a été désactivé',
    paragraphs: [
      `FrontDesk n’a pas pu livrer les événements de ${business} à cette adresse pendant des jours et n’essaie plus :`,
      url,
      `La dernière erreur : ${reason}`,
    ],
    button: 'Ouvrir FrontDesk',
    closing: ['Quand l’adresse fonctionne à nouveau, réactivez-la et faites renvoyer ce qui lui a manqué.'],
  }),
  event_removed: ({ business, service, person, client, when, isCancelled }) => ({
    subject: `${business} : un rendez-vous a été supprimé dans un agenda`,
    heading: 'Un rendez-vous a été supprimé dans un agenda',
    paragraphs: [
      `Quelqu’un a supprimé ce rendez-vous dans l’agenda de ${person} :`,
      `${service}, ${client}`,
      when,
      isCancelled
        ? 'Il a été annulé, comme vous l’avez réglé.'
        : 'Il tient toujours et il est attendu. Annulez-le ou déplacez-le dans FrontDesk s’il n’a pas lieu.',
    ],
    button: 'Ouvrir FrontDesk',
    closing: [],
  }),
  booking_confirmed: (appointment) => ({
    subject: `${appointment.business} : votre rendez-vous est confirmé`,
    heading: 'Votre rendez-vous est confirmé',
    paragraphs: appointmentLines(appointment, 'Référence'),
    button: 'Voir, déplacer ou annuler',
    closing: [
      'L’invitation jointe à ce message le met dans votre calendrier.',
      'Qui a ce lien peut modifier le rendez-vous : gardez-le pour vous.',
    ],
  }),
  booking_changed: (appointment) => ({
    subject: `${appointment.business} : votre rendez-vous a changé`,
    heading: 'Votre rendez-vous a changé',
    paragraphs: appointmentLines(appointment, 'Référence'),
    button: 'Voir, déplacer ou annuler',
    closing: [
      'L’invitation jointe à ce message le modifie dans votre calendrier.',
      'Qui a ce lien peut modifier le rendez-vous : gardez-le pour vous.',
    ],
  }),
  booking_cancelled: (appointment) => ({
    subject: `${appointment.business} : votre rendez-vous est annulé`,
    heading: 'Votre rendez-vous est annulé',
    paragraphs: appointmentLines(appointment, 'Référence'),
    button: 'Voir le rendez-vous',
    closing: ['L’heure est de nouveau libre. La pièce jointe de ce message le retire de votre calendrier.'],
  }),
  booking_reminder: (appointment) => ({
    subject: `${appointment.business} : rappel de votre rendez-vous`,
    heading: 'Rappel de votre rendez-vous',
    paragraphs: appointmentLines(appointment, 'Référence'),
    button: 'Voir, déplacer ou annuler',
    closing: ['Qui a ce lien peut modifier le rendez-vous : gardez-le pour vous.'],
  }),
  invitation_withdrawn: (appointment) => ({
    subject: `${appointment.business} : une invitation a été retirée`,
    heading: 'Cette invitation a été retirée',
    paragraphs: appointmentLines(appointment, 'Référence'),
    closing: [
      'On n’écrit plus à cette adresse au sujet du rendez-vous, et les liens déjà envoyés ne fonctionnent plus. La pièce jointe de ce message le retire de votre calendrier.',
      'Si vous ne vous y attendiez pas, adressez-vous à l’entreprise.',
    ],
  }),
  visitor_message: ({ business, name, contact, message }) => ({
    subject: `Un visiteur de ${business} a laissé un message`,
    heading: `Message de ${name}`,
    paragraphs: [message, `Contact : ${contact}`],
    button: 'Ouvrir la conversation',
    closing: ['L’assistant a noté le message et l’a dit au visiteur.'],
  }),
  handoff: ({ business, name, contact, waits, conversation }) => ({
    subject: `Un visiteur de ${business} souhaite parler à une personne`,
    heading: `${name} souhaite parler à une personne`,
    paragraphs: [WAITS[waits], `Contact : ${contact}`, 'La conversation jusqu’ici :', ...conversation],
    button: 'Ouvrir la conversation',
    closing: [],
  }),
  new_lead: ({ business, name, contact, wish }) => ({
    subject: `Un visiteur de ${business} a laissé ses coordonnées`,
    heading: `${name} a laissé ses coordonnées`,
    paragraphs: [`Contact : ${contact}`, ...(wish === '' ? [] : ['Son message :', wish])],
    button: 'Ouvrir la conversation',
    closing: [],
  }),
  new_booking: ({ business, name, contact, service, person, when }) => ({
    subject: `${business} : ${name} a réservé`,
    heading: 'Nouveau rendez-vous',
    paragraphs: [`${service}, avec ${person}`, when, `${name}. Contact : ${contact}`],
    button: 'Ouvrir la conversation',
    closing: [],
  }),
  failed_call: ({ business, name, contact, reason }) => ({
    subject: `${business} : un appel n’a pas abouti`,
    heading: `L’appel avec ${name} n’a pas abouti`,
    paragraphs: [FAILED[reason], `Contact : ${contact}`],
    button: 'Ouvrir l’appel',
    closing: [],
  }),
  exam_lost: ({ business, questions }) => ({
    subject: `${business} : l’assistant ne répond plus à ce qu’il savait`,
    heading: 'Ce qui réussissait ne réussit plus',
    paragraphs: [
      'Après le dernier changement de vos réglages ou documents, l’examen a été relancé. Ceci réussissait avant et ne réussit plus :',
      ...questions,
    ],
    button: 'Ouvrir l’examen',
    closing: ['Chaque ligne de l’examen mène à l’endroit où cela se corrige.'],
  }),
  digest: ({ business, count, more, notices }) => ({
    subject: `${business} : ce qui est arrivé entre-temps (${count})`,
    heading: 'Ce qui est arrivé entre-temps',
    paragraphs: [
      ...digestLines(mail, notices),
      ...(more === '' ? [] : [`${more} autres ne figurent pas ici ; vous les trouvez dans FrontDesk.`]),
    ],
    button: 'Ouvrir FrontDesk',
    closing: [
      'Les heures calmes et l’e-mail quotidien se règlent dans FrontDesk sous Réglages, Assistant, « Quand ils arrivent ».',
    ],
  }),
  weekly_figures: (week) => ({
    subject: `${week.business} : la semaine du ${week.days}`,
    heading: `Votre semaine, ${week.days}`,
    paragraphs: [
      'Les chiffres de la semaine précédente sont entre parenthèses.',
      ...weeklyLines(week, {
        conversations: 'Conversations :',
        answered: 'Répondues sans une personne :',
        resolved: 'Résolues, et pas redemandées :',
        bookings: 'Nouveaux rendez-vous :',
        leads: 'Nouveaux contacts :',
        calls: 'Appels :',
        minutes: 'Minutes d’appels :',
        first_word: 'Premier mot au téléphone :',
        response: 'Temps de réponse :',
        of: 'sur',
      }),
      ...(week.questions.length === 0 ? [] : ['Le plus souvent demandé, et resté sans réponse :', ...week.questions]),
    ],
    button: 'Ouvrir les statistiques',
    closing: [
      'Cet e-mail arrive chaque lundi à tous les administrateurs. Il se désactive dans FrontDesk sous Réglages, Assistant, « E-mails pour vous ».',
    ],
  }),
  callbacks_nearly_used: ({ business, taken, cap }) => ({
    subject: `${business} : les visiteurs ont demandé beaucoup de rappels aujourd’hui`,
    heading: 'Beaucoup de rappels demandés aujourd’hui',
    paragraphs: [
      `Les visiteurs de ${business} ont demandé ${taken} rappels au cours des dernières 24 heures. À partir de ${cap}, les visiteurs suivants sont priés de réessayer plus tard.`,
      'Si c’est plus que d’habitude, regardez les appels dans FrontDesk : quelqu’un abuse peut-être du widget. Les rappels se désactivent dans ses réglages (widget.features.callback), et la limite s’y fixe aussi (widget.caps.callbacks_per_day).',
    ],
    button: 'Ouvrir FrontDesk',
    closing: ['Cet e-mail est envoyé une fois par jour au plus.'],
  }),
}
