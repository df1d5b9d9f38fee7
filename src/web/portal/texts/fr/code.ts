export const code = {
  text: 'Des requêtes avec les identifiants de {business}, prêtes à l’emploi. La clé vient de l’environnement, jamais du code.',
  task: 'Que faire',
  key: 'Avec cette clé',
  noKey: 'Il n’y a pas encore de clé.',
  makeKey: 'En créer une',
  noService: 'Aucun service n’est encore réservable.',
  makeService: 'En ajouter un',
  manual: 'Comment fonctionne l’API',
  tasks: {
    chat: 'Interroger l’assistant',
    lead: 'Ajouter un contact',
    free: 'Trouver des heures libres',
    call: 'Lancer un appel',
    bookings: 'Lire les rendez-vous d’une semaine',
  },
}
