import type { Texts } from '../index.ts'

export const words: Texts['words'] = {
  bookings: 'rendez-vous calendrier jour équipe agenda déplacer annuler imprimer',
  exam: 'test examen essai vérifier questions réservations résultat',
  documents: 'connaissances fichier importer pdf word texte site page langue',
  unanswered: 'connaissances questions visiteurs posées lacunes manquent apprendre',
  contradictions: 'connaissances horaires prix contact erreur réglages différent',
  answers: 'connaissances réponse question liée apprendre vos mots',
  tryQuestion: 'connaissances tester chercher passage score réponse vérifier',
  business: 'nom adresse téléphone e-mail site horaires ouvert fermé jour férié congés pays fuseau horaire',
  assistant: 'accueil consignes formulation mention IA relais personne notification e-mail',
  widget: 'apparence couleur thème coin questions sites domaines chat',
  phone: 'appel numéro ligne répondeur transfert budget minutes horaires pays bloquer essai transcription',
  services: 'rendez-vous soin durée prix pause personnes salle horaires congé réserver',
  team: 'membre inviter invitation rôle personne administration retirer',
  keys: 'clé jeton secret programme accès standard admin révoquer curl',
  webhooks: 'webhook destination événement livraison journal réessayer rattraper secret signature renouveler exemple',
  crm: 'hubspot pipedrive salesforce zapier contacts connexion correspondance envoi registre',
  calendars: 'google caldav ics outlook icloud nextcloud occupé abonnement personnel',
  snippet: 'site web script intégrer chat bouton code html installer',
}
