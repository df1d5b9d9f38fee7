import type { PageWording } from '../wording.ts'

export const pages: PageWording = {
  booking: {
    title: 'Votre rendez-vous',
    service: 'Quoi',
    when: 'Quand',
    where: 'Où',
    name: 'Nom',
    cancelled: 'Ce rendez-vous est annulé.',
    over: 'Ce rendez-vous est passé.',
    moved: 'Votre rendez-vous est déplacé. Un message avec la nouvelle heure est en route.',
    calendar: 'Ajouter à votre calendrier (.ics)',
    move: {
      title: 'Déplacer à une autre heure',
      zone: (zone) => `Les heures sont celles de ${zone}.`,
      earlier: 'Jours précédents',
      later: 'Jours suivants',
      none: 'Rien n’est libre ces jours-là.',
      button: 'Déplacer le rendez-vous',
      choose: 'Choisissez d’abord une heure.',
      taken: 'Cette heure n’est plus libre. Choisissez-en une autre.',
      impossible: 'Ce rendez-vous ne peut pas être déplacé ici.',
    },
    cancel: {
      title: 'Annuler le rendez-vous',
      warning: 'L’heure sera alors libre pour d’autres. Cela ne peut pas être défait.',
      reason: 'Raison (si vous voulez la dire)',
      button: 'Annuler le rendez-vous',
    },
    changed: 'Le rendez-vous a changé entre-temps. Le voici tel qu’il est.',
    contact: 'Des questions ?',
    unknown: {
      title: 'Ce lien n’est pas valable',
      text: 'Il est peut-être incomplet, ou le rendez-vous est passé depuis longtemps. Le message le plus récent sur votre rendez-vous contient le bon lien.',
    },
    failed: { title: 'Cela n’a pas marché', text: 'La faute est de notre côté. Réessayez dans un instant.' },
    refused: { title: 'Ce n’était pas possible', text: 'Ouvrez le lien de votre message et réessayez.' },
  },
  error: {
    unknown: { title: 'Page introuvable', text: 'L’adresse est peut-être mal saisie, ou le lien n’est plus valable.' },
    refused: { title: 'Cette demande a été refusée', text: 'Revenez en arrière et réessayez.' },
    failed: { title: 'Une erreur est survenue', text: 'Réessayez dans un instant.' },
    ways: { home: 'Page d’accueil', guide: 'Guides', reference: 'Référence de l’API' },
  },
}
