/** Groups of synonyms in this language alone, one group a line. See `../glossary.ts`. */
export const synonyms = `
  cher, ça coûte, c'est combien, combien ça, quel prix, vous prenez combien, quel budget, budget, c cb, combien je paye, ça fait combien > prix, tarif, coûte, €, euros, forfait, coût
  prix, tarif, coût, montant, coûter, budget
  pas cher, économique, moins cher, promo, réduc, faire un prix, prix de groupe, tarif réduit, avantage, promotion, geste > réduction, remise, rabais, offert, tarif réduit, moins, %, promotion
  réduction, remise, rabais, ristourne, ristournes
  supplément, en plus, extra, majoration, à part
  par mois, mensuel, mensualité, chaque mois
  par semaine, hebdomadaire
  par an, annuel, à l'année
  par personne, par tête, chacun
  de l'heure, par heure, horaire
  acompte, arrhes, avance, d'avance, payer avant, à l'avance, caution, à la réservation
  quand payer, payer après, régler quand, payer sur place, reste à payer > solde, règlement, se règle, jour même, acompte, à la signature
  plusieurs fois, en plusieurs, échelonner, mensualités, facilité de paiement, trois fois, étaler, crédit > trois fois, quatre fois, sans frais, mensualités, échelonné
  carte bancaire, carte bleue, cb, visa, sans contact, carte
  espèces, liquide, cash
  chèque, chéquier
  virement, prélèvement, facture
  ticket resto, tickets restaurant, chèque déjeuner, titre restaurant
  régler, règlement, payer, paiement, moyen de paiement
  annuler, décommander, annulation, se désister, désistement
  empêchement, ne peux pas venir, pas pouvoir venir, imprévu, changer d'avis, si je suis malade > annuler, annulation, décommander, déplacer, report, prévenez, prévenir
  déplacer, décaler, reporter, changer de date, autre jour, repousser, avancer
  rembourser, remboursement, récupérer mon argent, remboursé
  pas content, pas satisfait, déçu, mécontent, raté, ne me plaît pas, mal fait > satisfait, réclamation, retouche, garantie, reprise, refait
  cassé, abîmé, endommagé, en panne, défectueux, casse
  garantie, garanti
  combien de temps ça tient, tenir, durer longtemps > tient, dure, semaines, conserver
  valable, expire, périmé, validité, marche encore, périmée, utiliser avant
  bon cadeau, carte cadeau, chèque-cadeau, offrir, cadeau, bon
  assurance, assuré, mutuelle, prise en charge, sécu
  ça dure, combien de temps, durée, longtemps > minutes, heure, heures, dure, durée
  prêt, fini, terminé, récupérer, quand je récupère > prêt, jours, délai, retirer
  urgent, vite, rapidement, en urgence, au plus tôt, aujourd'hui même > urgence, jour même, rapide, express
  attente, délai, attendre, liste d'attente, patienter
  combien de temps avant, à l'avance, s'y prendre, m'y prendre, d'avance commander > à l'avance, avant, jours avant, semaines avant, au moins
  retard, en retard, je suis en retard, bouchons, retardé, louper l'heure
  sans rendez-vous, sans rdv, passer comme ça, venir directement, à l'improviste > rendez-vous, sur rendez-vous, sans rendez-vous
  rdv, rendez-vous, créneau
  s'inscrire, inscription, m'inscrire, inscrire, enregistrer, adhérer
  essai, essayer, tester, découverte, première séance, cours d'essai
  visiter, voir avant, visite, voir sur place
  engagement, contrat, durée minimale, engagé
  résilier, arrêter, quitter, partir avant, résiliation, préavis, me retirer
  papiers, documents, pièces, dossier, justificatif, formulaire, paperasse > pièce d'identité, justificatif, apportez, apporter, dossier, attestation, certificat
  carte d'identité, passeport, pièce d'identité, identité
  apporter, amener, prendre avec moi, emporter, prévoir, préparer, prévoir quoi > apportez, apporter, prévoir, munir, venir avec, vous en portez
  tenue, habits, vêtements, s'habiller, chaussures, habiller, baskets
  prêter, louer, fournir, fournissez, location, emprunter, mis à disposition, fourni
  comment ça se passe, ça se passe comment, déroulement, étapes, en quoi consiste, comment ça marche, c'est quoi > déroule, d'abord, ensuite, comprend, séance, commence
  débutant, jamais fait, première fois, aucune expérience, novice
  niveau, avancé, confirmé, intermédiaire
  peur, stressé, angoisse, anxieux, panique, stress, appréhension
  dangereux, sécurité, risque, sûr
  mal, douleur, douloureux, ça fait mal, souffrir
  après le soin, juste après, entretien, entretenir, précautions > après, évitez, éviter, heures qui suivent, précautions
  âge, ans, à partir de quel âge, trop jeune, trop petit, âge minimum, mineur, majeur > ans, âge, à partir, mineurs, moins de, dès
  enfant, fille, fils, petit, gamin, gosse, petite, garçon, petit-fils, petite-fille, ado, bout de chou
  bébé, nourrisson, poussette, nouveau-né
  adolescent, ado, jeune, lycéen, mineur, collégien
  parent, mère, père, maman, papa, tuteur, adulte, accompagnateur
  garder mes enfants, garde, surveiller, garderie, baby-sitter
  seul, seule, tout seul, sans partenaire
  ami, copain, copine, mari, femme, conjoint, accompagnant, proche, sœur, frère, voisin, quelqu'un d'autre, à ma place
  frère, sœur, deuxième enfant, même famille, fratrie
  groupe, plusieurs, nombreux, collègues, entreprise
  anniversaire, fête, célébrer, baptême, fêter
  mariage, mariée, se marier, noces, EVJF, EVG
  retraité, senior, personne âgée, grand-mère, âgé, mamie, papi
  maison de retraite, ehpad, foyer
  étudiant, lycéen, apprenti, fac, école
  chômeur, demandeur d'emploi, RSA, chômage, CAF
  fauteuil roulant, fauteuil, handicapé, béquilles, canne, marches, escalier, mobilité réduite, déambulateur, PMR, handicap > marche, marches, rampe, ascensor, ascenseur, plain-pied, rez-de-chaussée, fauteuil, accessible, étage
  ascenseur, lift
  toilettes, wc, sanitaires
  chien, chiot, labrador, caniche, toutou, animal, animaux, compagnon
  chat, chaton, minou
  oiseau, perruche, hamster, lapin, tortue
  vacciné, vaccin, vaccination, rappel, carnet de santé
  stérilisé, castré
  médicament, traitement, comprimé, insuline, ordonnance
  poux, lentes
  allergie, allergique, allergène, intolérance, sensible, réaction
  fruits à coque, noix, noisette, arachide, cacahuète, sésame, allergènes, amande
  gluten, cœliaque, blé, sans gluten
  lactose, lait, laitier
  végétarien, vegan, végétalien, sans viande, porc, halal
  malade, fièvre, grippe, rhume, contagieux, gastro, bouton de fièvre, herpès, covid, enrhumé
  enceinte, grossesse, femmes enceintes, mois de grossesse
  blessé, blessure, opération, mal de dos, entorse, hernie, genou
  règles, menstruations
  voiture, auto, véhicule, bagnole
  garer, parking, stationner, stationnement, se garer, place de parking, garer la voiture, parc
  bus, train, métro, tram, tramway, gare, arrêt, transports, transport en commun
  vélo, bicyclette
  voiture électrique, recharger, borne
  trouver, venir, accès, adresse, où exactement, c'est où, situé, plan > adresse, accès, rue, arrêt, étage, face
  à domicile, venir chez moi, chez moi, vous déplacez, déplacement, jusqu'à chez, vous venez jusque > domicile, déplacement, rayon, km, livrons
  me prendre, venir me chercher, chercher, prendre en charge, déposer, récupérer à > venir vous chercher, chercher, déposer, départ
  livrer, livraison, envoyer, expédier, apporter jusqu'à, apporter à, porter
  étranger, autre pays, international
  ouvert, horaires, fermé, ouverture, fermeture
  week-end, samedi, dimanche, weekend
  jour férié, noël, pâques, nouvel an, toussaint, fêtes
  soir, après le travail, tard, soirée
  vacances, vacances scolaires, été, congés
  pluie, pleut, neige, mauvais temps, verglas, météo, gel
  chauffage, chaud, froid, climatisation
  wifi, internet, connexion
  en ligne, visio, zoom, à distance, par internet, distanciel
  téléphone, appeler, appel, joindre
  langue, parle, parlez
  diplômé, formé, qualifié, expérience, certifié, professionnel
  patron, patronne, gérant, gérante, propriétaire, dirigeant, fondateur, responsable, chef, qui dirige
  moniteur, monitrice, prof, professeur, formateur, enseignant, coach, animateur
  choisir, même personne, préférer avec, garder le même
  depuis quand, fondé, fondée, création, existe, ancienneté > depuis, fondée, créée, ouverte, fondé
  combien de personnes, taille du groupe, maximum, places, capacité, combien on est, effectif > maximum, personnes, places, groupe, jusqu'à
  minimum, au moins, au minimum
  moins nombreux, nombre de personnes, finalement on est, convives, invités > nombre, convives, personnes, changer
  taille, grand, petit, dimensions
  poids, kilo, lourd
  manger, repas, déjeuner, dîner, petit déjeuner, nourriture, buffet, apéritif, apéro, cocktail
  boisson, boire, eau, café, vin, bière
  fumer, cigarette, tabac, fumeur
  bruit, musique, calme, silence
  photo, photos, image, filmer, vidéo
  casier, vestiaire, consigne, affaires
  vol, sécurité, alarme, surveillé, caméra
  clé, code, accès, entrer
  perdu, oublié, objets trouvés
  douche, se doucher, se changer
  serviette, drap, linge
  vaisselle, assiettes, couverts, verres, nappe
  serveur, servir, service à table, personnel
  gâteau, pâtisserie, pièce montée, dessert
  pain, baguette, viennoiserie, croissant
  conserver, garder, congeler, se garde, conservation
  rendre, rapporter, retourner, ramener, retour
  invendus, restes, jeter, gaspillage, pas vendu
  propre, hygiène, stérile, stérilisé, désinfecté, nettoyage
  produit, marque, naturel, bio, composition, ingrédients, fait maison
  cheveux, coupe, couper, coiffure, frange
  coloration, couleur, teinture, mèches, racines
  ongles, vernis, manucure, semi-permanent
  épilation, cire, poils, épiler, jambes, maillot
  jambes complètes, jambes entières
  soleil, plage, bronzer, bronzage, uv, mer
  rougeur, rouge, bouton, irritation, irrité
  réparer, réparation, dépanner, arranger
  retirer, enlever, dépose, ôter, démonter
  changer, remplacer, échanger, échange
  installer, monter, pose, poser
  devis, estimation, environ, à peu près, ordre de prix
  sur mesure, personnalisé, avec le prénom, écrire, inscription sur, message
  commander, commande, réserver, précommander
  retrait, retirer, chercher la commande, prendre ma commande, récupérer ma commande
  en stock, disponible
  occasion, d'occasion, reprise
  abonnement, carte, forfait, pass
  fidélité, client régulier, points, souvent, vient souvent, carte de fidélité
  facture, reçu, TVA
  société, entreprise, comité, bureau
  certificat, diplôme, attestation
  examen, épreuve, réussite, taux de réussite, passer, échec, rater, louper, échouer
  manquer, rater un cours, absent, rattraper, loupé
  en cours d'année, déjà commencé, rejoindre
  livre, manuel, matériel
  emploi, stage, recrutement, apprentissage, apprenti, embauche, travailler chez, CDI
  réclamation, plainte, se plaindre
  CPF, financement, aide, subvention
  automatique, automatik, boite auto, bva, embrayage
  permis, code, conduite, leçon
  conseiller, conseil, recommander, mieux, hésiter, hésite
  gens comme moi, reprendre, perdu l'habitude, remettre, longtemps que > reprise, remise à niveau, perdu, années
  urgence, dépannage, garde
  on peut, permis, interdit, autorisé, accepté, je peux > acceptés, accepté, interdit, autorisé, bienvenus, possible
  annuler, annulation, décommander, décaler, déplacer, reporter > prévenir, à l'avance, heures avant, sans frais, annuler
  être là, quelqu'un à la maison, être présent, laisser la clé, laisser les clés > présent, présence, adulte, chez vous
  assister, rester avec, entrer avec > accompagné, restent, parents, présence
  mort, morte, décès, décédé, décédée, veuve, veuf, perdu mon, perdu ma > deuil, perte
  connecter, me connecter, connexion, lien > connexion, lien, navigateur, caméra
`
