import type { TradesWording } from '../trades.ts'

export const trades: TradesWording = {
  dentist: {
    services: [
      'Contrôle|examen dentaire|visite de contrôle|bilan',
      'Détartrage|nettoyage des dents|détartrage et polissage',
      'Soin de carie|plombage|obturation|carie',
      'Urgence dentaire|urgence|rage de dents|mal de dents',
      'Blanchiment|blanchiment dentaire|éclaircissement',
      'Première consultation|nouveau patient|première visite',
    ],
    questions: [
      'Quels sont vos horaires ?',
      'Prenez-vous de nouveaux patients ?',
      'Combien coûte un détartrage ?',
      'J’ai mal aux dents',
    ],
    greeting: 'Bonjour. Souhaitez-vous un rendez-vous, ou avez-vous une question sur notre cabinet ?',
  },
  garage: {
    services: [
      'Vidange|changement d’huile|vidange moteur',
      'Changement de pneus|pose de pneus|pneus hiver',
      'Révision|entretien|révision annuelle',
      'Freins|plaquettes de frein|vérification des freins',
      'Diagnostic|voyant moteur|recherche de panne',
      'Climatisation|recharge de climatisation|clim',
    ],
    questions: [
      'Quels sont vos horaires ?',
      'Combien coûte une vidange ?',
      'Pouvez-vous changer mes pneus cette semaine ?',
      'Un voyant est allumé',
    ],
    greeting: 'Bonjour. Que pouvons-nous faire pour votre voiture ?',
  },
  restaurant: {
    services: [
      'Table le midi|déjeuner|repas de midi',
      'Table le soir|dîner|table|réservation',
      'Groupe|repas de groupe|grande table|anniversaire',
    ],
    questions: [
      'Quels sont vos horaires ?',
      'Avez-vous une table pour ce soir ?',
      'Avez-vous des plats végétariens ?',
      'Y a-t-il une terrasse ?',
    ],
    greeting: 'Bonjour. Souhaitez-vous réserver une table, ou avez-vous une question ?',
  },
  yoga: {
    services: [
      'Cours débutants|yoga débutant|initiation',
      'Vinyasa|vinyasa flow|cours de flow',
      'Hatha yoga|hatha',
      'Cours particulier|cours individuel|séance privée',
      'Cours d’essai|premier cours|séance découverte',
    ],
    questions: [
      'Quels cours pour débuter ?',
      'Combien coûte un cours ?',
      'Faut-il apporter son tapis ?',
      'Réserver un cours d’essai',
    ],
    greeting: 'Bonjour. Souhaitez-vous réserver un cours, ou avez-vous une question ?',
  },
  hair_salon: {
    services: [
      'Coupe femme|coupe dame|coupe brushing',
      'Coupe homme|coupe messieurs|coupe masculine',
      'Coupe enfant|coupe garçon|coupe fille',
      'Couleur|coloration|teinture|racines',
      'Mèches|balayage|ombré',
      'Brushing|shampooing brushing|mise en plis',
    ],
    questions: [
      'Quels sont vos horaires ?',
      'Combien coûte une coupe ?',
      'Avez-vous de la place cette semaine ?',
      'Faites-vous des balayages ?',
    ],
    greeting: 'Bonjour. Souhaitez-vous un rendez-vous, ou avez-vous une question sur notre salon ?',
  },
  lawyer: {
    services: [
      'Première consultation|premier rendez-vous|consultation initiale',
      'Consultation|conseil juridique|rendez-vous',
      'Consultation téléphonique|entretien téléphonique',
      'Relecture de contrat|examen de contrat|vérification de contrat',
    ],
    questions: [
      'Quand puis-je avoir un rendez-vous ?',
      'Combien coûte une première consultation ?',
      'Quels domaines du droit traitez-vous ?',
      'Que dois-je apporter ?',
    ],
    greeting: 'Bonjour. Souhaitez-vous un rendez-vous, ou avez-vous une question sur notre cabinet ?',
  },
}
