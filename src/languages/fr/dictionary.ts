/** See `../dictionary.ts`. */
export const dictionary = `
  above: dessus, supérieur, au-dessus
  abroad: étranger, à l'étranger
  accelerate: accélérer
  accept: accepter
  access: accès, accéder
  accessCode: code d'accès, digicode
  accessible: accessible, accessibilité, plain-pied
  accessory: accessoire
  accident: accident
  accidental: par erreur, par accident
  accidentReport: constat, constat amiable
  accommodate: héberger, hébergement, logement
  accordion: accordéon
  account: compte
  accountant: comptable
  accounting: comptabilité, comptable
  accountNumber: numéro de compte
  acting: art dramatique, cours de théâtre
  actor: acteur, comédien
  adapter: adaptateur
  addiction: addiction, dépendance
  address: adresse
  addVerb: ajouter, ajout
  adhesiveTape: ruban adhésif, scotch
  adjust: ajuster, régler, réglage
  admission: droit d'entrée, prix d'entrée
  adopt: adopter, adoption
  adoption: adoption
  adult: adulte
  advanced: avancé, confirmé
  advancedLearner: avancé, confirmé
  advertise: publicité, annonce, pub
  adviceConsultation: consultation
  advise: conseiller, conseil
  afternoon: après-midi
  again: de nouveau, à nouveau
  age: âge
  agenda: ordre du jour
  ageYears: ans
  aggression: agressif, agressivité
  aggressive: agressif
  agreeVerb: accord, d'accord
  airConditioned: climatisation, climatisé
  airConditioning: climatisation, clim
  airFilter: filtre à air, filtre habitacle
  airport: aéroport
  airportShuttle: navette
  airPump: pompe
  alarm: système d'alarme
  alarmClock: réveil, réveille-matin
  alarmSystem: système d'alarme
  alcohol: alcoolisé, alcool
  alignAxis: alignement, géométrie
  alimony: pension alimentaire
  allDay: toute la journée
  allergen: allergène
  allergicFree: hypoallergénique
  allergy: allergique, allergie
  allow: autoriser, permettre, permission, autorisation
  almond: amande
  almost: presque
  alone: seul
  aloneUnsupervised: non accompagné, sans surveillance
  alteration: retouche
  alternator: alternateur
  always: toujours
  amateur: amateur, loisir
  ambulance: ambulance
  amountMoney: montant, somme
  amountQuantity: quantité
  anaesthesia: anesthésie
  anaesthetize: anesthésie, anesthésier, endormir
  anger: colère
  angry: fâché, en colère
  animal: animal, animaux
  animalShelter: refuge, refuge animalier
  ankle: cheville
  anniversary: anniversaire
  announce: annoncer, annonce
  annoy: énerver, agacer, embêter
  anonymous: anonyme
  answer: répondre, réponse, répond
  answeringMachine: répondeur, messagerie vocale
  ant: fourmi
  antibiotic: antibiotique
  antique: antiquité
  antiReflection: antireflet, traitement antireflet
  antivirus: antivirus
  anxiety: anxiété, angoisse
  apologize: s'excuser, excuse, pardon
  app: application, appli
  appeal: recours, faire appel, opposition
  appealLaw: recours, faire appel
  apple: pomme
  appliance: électroménager
  applicant: candidat, postulant
  applicationForm: demande
  applyCream: appliquer, étaler
  applyJob: postuler, candidature
  appointment: rendez-vous, rdv
  apprentice: apprenti, apprentissage
  apprenticeship: apprentissage, alternance
  apron: tablier
  aquarium: aquarium
  architect: architecte
  areaSurface: surface, superficie
  arm: bras
  armchair: fauteuil
  around: environs, alentours, région
  arrangeFlowers: bouquet
  arrest: arrestation
  arrive: arriver, arrivée
  arthritis: arthrose, arthrite
  artificialFlower: fleur artificielle
  artisan: artisan
  artist: artiste
  artWork: art, œuvre d'art
  ash: cendre
  ask: demander, question, poser une question
  assemble: monter, montage, assembler
  assessor: expert, expertise
  association: association
  asSoonAs: dès que possible, au plus vite
  asthma: asthme
  astigmatism: astigmatisme
  atHome: à domicile, à la maison, chez soi
  attach: fixer, attacher
  attachFile: joindre, pièce jointe
  attachment: pièce jointe
  attackBite: attaquer, attaque
  attempt: tentative, tenter
  attend: assister, présence
  attendanceList: feuille de présence
  attic: grenier, combles
  auction: enchères, vente aux enchères
  aunt: tante, tata
  authority: autorité, administration
  autism: autisme
  automatic: automatique
  automaticCar: boîte automatique
  autumn: automne
  available: disponible, libre, disponibilité
  average: moyenne, moyen
  avoid: éviter
  axe: hache
  baby: bébé, nourrisson
  babyFood: petit pot, biberon
  babysit: garder les enfants, garderie
  babysitter: nounou, baby-sitter
  back: dos, mal de dos
  backdrop: fond, arrière-plan
  backpack: sac à dos
  backup: sauvegarde
  bacon: lard, lardons
  bad: mauvais
  bag: sac
  bagSack: sac, sachet
  bake: cuire au four, enfourner
  baker: boulanger
  bakery: boulangerie
  balance: équilibre
  balcony: balcon
  bald: chauve, calvitie
  ball: ballon, balle
  ballet: ballet, danse classique
  balloon: ballon de baudruche
  ballroom: danse de salon, valse
  bandage: bandage, pansement
  bandMusic: groupe de musique, orchestre
  bank: banque
  bankAccount: compte bancaire
  bankBranch: distributeur de billets, distributeur automatique
  banknote: billet
  bankruptcy: faillite, insolvabilité
  banquet: banquet
  baptism: baptême
  barbecue: barbecue, grillade
  barber: barbier
  barefoot: pieds nus
  barkVerb: aboyer, aboiement, aboie
  barn: grange
  barrel: tonneau, fût
  barStool: tabouret
  basement: cave, sous-sol
  basementStorage: cave, sous-sol
  basketball: basket-ball
  bathe: se baigner, bain, baigner
  bathrobe: peignoir
  bathroom: salle de bain, salle de bains
  bathtub: baignoire
  battery: pile, batterie
  batteryLife: autonomie
  beAbsent: absent, absence
  beach: plage
  bead: perle
  beak: bec
  bean: haricot
  beard: barbe
  beautician: esthéticienne
  beautiful: beau, joli, belle
  beauty: beauté
  beautySalon: institut de beauté
  bed: lit
  bedding: draps, literie, linge de lit
  bedroom: chambre à coucher
  bee: abeille
  beef: bœuf, boeuf
  beer: bière
  beforeEarlier: avant, auparavant, préalable
  begin: commencer, début, débuter
  beginner: débutant, novice
  behindBack: derrière, arrière
  beige: beige, écru
  believe: croire, crois
  bellPepper: poivron
  belly: ventre, abdomen
  belong: appartenir, appartient
  below: dessous, inférieur, au-dessous
  belt: ceinture
  bench: banc
  bend: courber, tordre
  berry: baie, fruits rouges
  best: le meilleur
  better: meilleur, mieux
  bicycle: vélo, bicyclette
  bid: enchérir
  big: grand, gros
  bikeBell: sonnette de vélo
  bikeChain: chaîne
  bikeFrame: cadre de vélo
  bikeLock: antivol, cadenas
  bilingual: bilingue
  bin: poubelle, corbeille
  binding: contraignant, engageant
  bird: oiseau, oiseaux
  birth: naissance
  birthCertificate: acte de naissance
  birthday: anniversaire
  birthdayCake: gâteau d'anniversaire
  birthdayParty: fête d'anniversaire, goûter d'anniversaire
  biscuit: biscuit
  bite: mordre, mordu, morsure
  bitter: amer, amère
  black: noir
  blackColour: noir
  blackWhite: noir et blanc
  bladder: vessie
  blanket: couverture, couette
  blazer: veston
  bleach: décolorer, blanchir
  bleachLiquid: eau de Javel
  bleed: saigner, sang, saignement
  bleeding: saignement, hémorragie
  blind: aveugle, malvoyant
  blinds: store, volet
  blonde: blond
  blondHair: blond
  blood: sang
  bloodPressure: tension artérielle, hypertension
  bloodTest: analyse de sang, prise de sang
  bloom: fleurir, floraison
  blouse: chemisier
  blowDry: brushing, sèche-cheveux
  blue: bleu, bleue
  blueColour: bleu
  blueLight: filtre lumière bleue, anti-lumière bleue
  blunt: émoussé
  blurred: flou
  board: embarquer, monter à bord
  boardPet: pension, chenil
  boat: bateau, barque
  body: corps
  bodyHair: poil
  bodyWeight: poids corporel
  bodywork: carrosserie
  boil: bouillir
  boiler: chaudière, chauffe-eau
  bone: os
  bonnet: capot
  bonus: prime, récompense
  book: réserver, réservation
  bookedUp: complet, épuisé
  bookRead: livre, bouquin
  boot: botte, bottine
  boredom: ennui
  boring: ennuyeux
  bornBirth: naissance, naître, né, accouchement
  borrow: emprunter, emprunt
  boss: chef, patron, patronne, gérant, responsable
  bottle: bouteille
  bounce: rebondir, trampoline
  bouquet: bouquet
  boutonniere: boutonnière
  bowel: intestin, boyau
  bowl: bol, saladier
  bowViolin: archet
  boxCarton: carton, boîte
  boxContainer: boîte, caisse
  boxing: boxe
  boy: garçon
  boyfriend: petit ami, petite amie
  bra: soutien-gorge
  bracelet: bracelet
  braid: tresse, natte africaine
  brain: cerveau
  brake: freiner, frein
  brakeDisc: disque de frein
  brakeFluid: liquide de frein
  brakePad: plaquette de frein
  branch: succursale, filiale, agence
  brand: marque
  brass: laiton
  brave: courageux
  bread: pain
  breadRoll: petit pain
  breakDown: panne, en panne
  breakdown: panne
  breakfast: petit déjeuner, petit-déjeuner, petit-déj
  breakIn: cambriolage, effraction
  breakVerb: casser, briser
  breast: sein
  breastfeeding: allaitement
  breath: respiration, souffle, haleine
  breathe: respirer, respiration
  breathing: respiration
  breeder: éleveur, élevage
  breedVerb: élever, élevage
  brick: brique
  bridalBouquet: bouquet de mariée
  bridalCouple: jeunes mariés
  bride: mariée
  bridegroom: marié
  bridesmaid: demoiselle d'honneur
  bridge: pont
  bright: clair
  brightLight: clair, lumineux
  bring: apporter, amener
  bringUp: élever, éduquer
  broken: cassé, défectueux, abîmé
  brokenScreen: écran cassé, écran fissuré
  brooch: broche
  broom: balai
  brother: frère, frangin
  brown: marron, brun
  brownColour: brun, marron
  browser: navigateur
  bruise: hématome, ecchymose
  brush: brosser, brosse
  bubbleWrap: papier bulle, film à bulles
  bucket: seau, seaux
  budget: budget
  buffet: buffet
  bugError: erreur, message d'erreur, bogue
  build: construire, construction, construit
  building: bâtiment, immeuble
  bulkyWaste: encombrants
  bumper: pare-chocs
  burn: brûler, brûlure
  bury: enterrer, enterrement, obsèques
  bush: arbuste, buisson
  businessCard: carte de visite
  businessTrade: commerce, affaires
  busStop: arrêt de bus
  busTransport: bus, autobus, autocar
  busyPerson: occupé
  butcher: boucher
  butchery: boucherie
  butter: beurre
  buttock: fesse, fessier
  button: bouton
  buttonhole: boutonnière
  buy: acheter, achat, achète
  buyer: acheteur
  byPhone: par téléphone
  cabbage: chou, choux
  cable: câble, fil électrique
  cactus: cactus, plante grasse, succulente
  cage: cage
  cake: gâteau, gâteaux, tarte
  calculate: calculer, calcul
  calendar: calendrier, agenda
  calfMuscle: mollet
  call: appeler, appel, téléphoner, appelle
  callus: callosité, durillon
  calmDown: calmer, apaiser
  calorie: calorie
  camera: appareil photo, caméra
  cameraLens: objectif
  camp: camper, tente
  camper: camping-car, fourgon aménagé
  campsite: camping, terrain de camping
  cancel: annuler, annulation
  cancellationFee: frais d'annulation
  cancellationNotice: lettre de résiliation
  cancer: cancer
  candidate: candidat
  candle: bougie
  candleMaking: bougie
  canteen: cantine, réfectoire
  canTin: boîte de conserve, canette
  canvas: toile
  car: voiture, auto, bagnole, automobile
  carat: carat
  caravan: caravane
  carBattery: batterie de voiture
  carBoot: coffre
  card: carte
  cardboard: papier cartonné
  cardboardBox: carton, boîte
  cardigan: gilet, cardigan
  careFor: soigner, soin, soins, entretenir
  careful: prudent, attention, soigneux
  caregiver: aidant, soignant
  careless: négligent, imprudent
  caretaker: concierge, gardien
  cargoBike: vélo cargo
  carInsurance: assurance auto, assurance tous risques
  carnation: œillet
  carPaint: peinture carrosserie
  carpenter: menuisier, charpentier
  carpet: tapis, moquette
  carrot: carotte
  carry: porter
  carSeat: siège enfant, siège auto, rehausseur
  carService: entretien, révision
  carve: sculpter, tailler le bois
  carWash: lavage auto, station de lavage
  carWorkshop: garage
  cash: espèces, liquide, comptant
  cashDesk: caisse
  cashOnDelivery: contre remboursement
  castle: château, châteaux
  cat: chat, chatte
  catalogue: catalogue, brochure
  cataract: cataracte
  catch: attraper
  catchFire: feu, incendie
  catchUp: rattraper, rattrapage
  catering: traiteur
  cattery: pension féline, pension pour chats
  cause: causer, cause
  ceiling: plafond
  celebrate: fêter, fête, célébrer
  cello: violoncelle
  cement: ciment
  cemetery: cimetière
  centimetre: centimètre
  century: siècle
  cereal: céréales
  ceremony: cérémonie
  certificate: certificat, attestation, diplôme
  certify: certifier, légaliser, certifié conforme
  chafe: frotter, irriter
  chain: chaîne
  chair: chaise, siège
  change: changer, changement, modifier
  changeMind: changer d'avis
  changeTrain: changer de train, correspondance
  changeTyres: pneu, changement de pneus
  changingRoom: vestiaire
  changingTable: table à langer
  charge: facturer, faire payer
  chargeBattery: charger, recharger, chargeur
  charger: chargeur
  chargingStation: borne de recharge
  cheap: pas cher, bon marché, économique
  cheat: tricher, arnaque, fraude
  check: vérifier, contrôler, vérification, contrôle
  checkIn: enregistrement, heure d'arrivée
  checkOut: heure de départ
  checkout: caisse
  checkup: bilan de santé, examen médical
  cheek: joue
  cheese: fromage
  chemical: produit chimique
  cheque: chèque
  cherry: cerise
  chess: échecs
  chest: poitrine, thorax
  chew: mâcher, ronger
  chicken: poulet
  child: enfant, gosse
  childBike: vélo enfant, vélo pour enfant
  childbirth: accouchement, accoucher, accouché
  childFriendly: adapté aux enfants
  childhood: enfance
  childSupport: pension alimentaire
  chillOut: décompresser, se détendre
  chimney: cheminée
  chin: menton
  chocolate: chocolat
  choir: chœur, chorale
  choose: choisir, choix
  chop: hacher
  christmas: Noël
  christmasParty: fête de Noël, repas de Noël
  church: église
  cigarette: cigarette, clope
  cinema: cinéma, ciné
  circus: cirque
  citizenship: nationalité, citoyenneté
  city: ville
  clap: applaudir
  clarinet: clarinette
  clasp: fermoir, boucle de ceinture
  classPass: carnet de cours, carte de séances
  classroom: salle de classe, salle de cours
  clause: clause, conditions générales, CGV
  claw: griffe, patte
  clay: argile, terre glaise
  clean: nettoyer, nettoyage, nettoie
  cleanAdjective: propre, propreté
  cleaner: femme de ménage, agent d'entretien
  clearance: soldes, liquidation
  clearanceSale: soldes, liquidation
  clearOut: débarrasser, débarras
  clench: grincer des dents, bruxisme
  clever: intelligent, malin
  climb: grimper, escalade
  climbing: escalade
  climbingShoe: chaussons d'escalade, chausson d'escalade
  cloakroom: vestiaire
  clock: horloge, pendule
  clog: boucher, bouché
  closeVerb: fermer, fermé, fermeture
  closingDay: jour de fermeture, jour de repos
  closingTime: heure de fermeture
  cloth: chiffon, torchon
  clothes: vêtement, habits, fringues
  clothesHanger: cintre
  clothesLine: corde à linge, étendoir
  clothesSize: taille, pointure
  cloud: nuage
  cloudStorage: stockage en ligne
  cloudy: nuageux, couvert
  clubSport: club sportif, association sportive
  clutch: embrayage
  coast: côte, rivage
  coat: vernir, vernis
  coatGarment: manteau, manteaux
  cobbler: cordonnier
  code: code
  coeliac: cœliaque, maladie cœliaque
  coffee: café
  coffeeMachine: cafetière, machine à café
  coffin: cercueil
  coin: pièce de monnaie, monnaie
  cold: froid
  coldWeather: froid
  collar: col, collier de chien
  colleague: collègue
  collect: récupérer, retrait, enlèvement, venir chercher
  collectHobby: collectionner, collection
  colour: couleur
  colourful: coloré, multicolore
  comb: peigner, peigne
  come: venir, viens, vient, venu
  comeBack: revenir, reviens, retour
  comeWith: accompagner, accompagnateur
  comfortable: confortable
  commission: commission
  commitment: engagement, obligation
  commonCold: rhume
  communion: communion, première communion
  commute: faire la navette
  companion: accompagnateur, accompagnant
  company: entreprise, société
  companyFirm: entreprise, société
  companyHolidays: congés annuels, fermeture annuelle
  compare: comparer, comparaison
  compatible: compatible
  compensate: indemniser, indemnisation, dédommager
  compensation: indemnisation, dédommagement, indemnité
  competition: compétition, tournoi, concours
  competitor: concurrent, concurrence
  complain: se plaindre, plainte, réclamer, réclamation
  complaint: réclamation, plainte
  completeAdjective: complet
  complicated: compliqué
  compose: composer
  computer: ordinateur, ordi
  computerFile: fichier
  concentrate: se concentrer
  concern: concerner
  concert: concert
  concrete: béton
  condition: condition, prérequis
  conditioner: après-shampooing
  conditionState: état
  conference: conférence, réunion
  confidential: confidentiel, secret professionnel
  confidentiality: confidentialité, secret professionnel
  confirm: confirmer, confirmation
  congratulate: féliciter, félicitations
  congratulation: félicitation
  connect: connecter, connexion, brancher, raccorder
  consent: consentement
  consentForm: consentement
  consist: consister
  constipation: constipation
  consultingHours: heures de consultation
  contactLens: lentille de contact, lentille
  contactless: sans contact
  contactPerson: interlocuteur, personne de contact
  contactSolution: solution pour lentilles, produit pour lentilles
  contactVerb: contacter, joindre
  contagious: contagieux
  contain: contenir, contient
  container: conteneur, récipient
  continue: continuer, poursuivre
  contraception: contraception
  contract: contrat
  contractTerm: durée du contrat
  convince: convaincre
  cook: cuisiner, cuire
  cookChef: cuisinier, chef cuisinier
  cookedDone: cuit, bien cuit
  cookingPot: casserole, marmite
  coolAdjective: fraîche
  coolant: liquide de refroidissement, antigel
  coolDown: refroidir, rafraîchir
  coPayment: ticket modérateur, reste à charge
  copper: cuivre
  copyPaper: copie, photocopie
  copyVerb: copier, copie, photocopie
  corkage: droit de bouchon
  corner: coin, angle
  corporateEvent: événement d'entreprise, soirée d'entreprise
  correct: correct, juste
  corridor: couloir
  cosmetics: cosmétique
  cost: coûter, coût, coûte
  costume: déguisement, costume
  cot: lit bébé, berceau
  cotton: coton
  cough: tousser, toux
  counter: comptoir, guichet
  country: pays
  countryside: campagne, paysage
  countVerb: compter
  couple: couple
  courier: coursier, transporteur, livreur
  course: cours
  courseNoun: cours
  court: tribunal, tribunaux
  courtesyCar: véhicule de courtoisie, voiture de prêt
  courtWitness: témoin
  courtyard: cour intérieure
  cousin: cousin, cousine
  coverage: couverture
  covered: couvert, abrité
  coverVerb: couvrir, couvert, recouvrir
  cow: vache
  crack: fissure, fissuré, fêlé, fêlure
  craft: artisanat, artisan, métier
  crafts: bricolage, artisanat, loisirs créatifs
  craftsman: artisan, bricoleur
  cramp: crampe
  crashAccident: accident, collision
  crate: caisse en bois, cageot
  crawl: ramper
  cream: crème fraîche, crème chantilly
  crease: pli, froissé
  creased: froissé, ridé
  createDesign: créer, concevoir, conception
  credit: avoir, crédit
  creditCard: carte de crédit, carte bancaire
  cremate: incinérer, incinération, crémation
  cremation: crémation, incinération
  crime: délit, infraction, crime
  criticize: critiquer, critique
  crochet: crocheter, crochet
  crockery: vaisselle
  crooked: tordu, de travers
  cross: traverser
  crossroads: carrefour, croisement
  crowd: foule
  crush: écraser
  crutch: béquille
  cry: pleurer
  cubicMetre: mètre cube
  cucumber: concombre
  cup: tasse, mug
  cupboard: armoire, placard
  curious: curieux
  curl: bouclé, frisé
  curlHair: boucler, boucles, friser
  currency: devise
  currently: actuellement, actuel, en ce moment
  curtain: rideau, rideaux
  custody: garde des enfants, garde, garde alternée, autorité parentale
  customer: client, clientèle
  customerNumber: numéro de client
  customs: douane, droits de douane
  customsDuty: douane
  cut: couper, coupe, découper
  cutHair: coupe de cheveux, couper les cheveux
  cutlery: couverts
  cycle: faire du vélo, cyclisme
  cyclePath: piste cyclable
  cycleRack: parking à vélos, râtelier à vélos
  cycling: cyclisme
  cyclist: cycliste
  daisy: marguerite, pâquerette
  damageLoss: dommage, dégât
  damageVerb: endommager, dommage, abîmer, dégât
  damp: humide, humidité
  dance: danser, danse
  danceCourse: cours de danse
  dancer: danseur, danseuse
  danceSchool: école de danse, studio de danse
  danceShoe: chaussure de danse, chausson de danse
  dandruff: pellicule
  dangerous: dangereux, danger
  dark: sombre, foncé, obscurité
  darkroom: chambre noire, développement photo
  data: données
  dataProtection: protection des données, confidentialité, vie privée, RGPD
  dataRecovery: récupération de données
  date: date
  dateOfBirth: date de naissance
  daughter: fille
  dawnSunrise: lever du soleil, aube
  day: jour, journée
  dayAfterTomorrow: après-demain
  daylightSaving: changement d'heure
  dayPass: carte journalière, billet journalier
  deadline: délai, échéance, date limite
  deaf: sourd, malentendant
  death: décès, mort
  debitCard: carte de débit
  debt: dette
  decade: décennie
  deceased: défunt, décédé
  decide: décider, décision
  decideJudge: juger, juge
  decorate: décorer, décoration
  decoration: décoration, déco
  decrease: baisser, réduire, diminuer, réduction
  deductible: franchise
  deductTax: déduire, déductible
  deep: profond, profondeur
  defect: défaut, vice
  defend: défendre, défense
  deleteVerb: supprimer, effacer
  deliberately: exprès, volontairement
  delicious: délicieux, savoureux
  deliver: livrer, livraison
  delivery: livraison
  deliveryNote: bon de livraison
  deliveryPerson: livreur, coursier
  deliveryService: service de livraison, livraison à domicile
  deliveryTime: délai de livraison
  demandClaim: exiger, revendiquer, exigence
  dementia: démence
  demolish: démolir, abattre
  dent: bosse, bosselé, enfoncement
  dentist: dentiste
  deodorant: déodorant
  depart: partir, départ
  department: département, rayon
  dependVerb: dépendre, dépend
  deposit: caution, consigne, dépôt de garantie
  depression: dépression
  deregister: désinscrire, désinscription, se désabonner
  desk: bureau de travail
  dessert: dessert
  destroy: détruire, détruit
  detergent: poudre à laver, détergent
  developPhoto: développer, développement
  device: appareil
  deworm: vermifuger, vermifuge
  deworming: vermifuge, vermifugation
  diabetes: diabète, diabétique
  diagnose: diagnostiquer, diagnostic
  diagnosis: diagnostic
  diamond: diamant
  diarrhoea: diarrhée
  dictionary: dictionnaire
  die: mourir, mort, décès
  diesel: gazole, gasoil
  diet: régime, alimentation
  different: différent, différence
  difficult: difficile, dur
  dig: creuser
  digest: digérer, digestion
  digital: numérique
  dimensions: dimensions, mesures
  dine: dîner, souper
  diningRoom: salle à manger
  dinner: dîner
  diopter: dioptrie
  diploma: diplôme
  directDebit: prélèvement
  directDirectly: direct, directement
  dirt: saleté, sale
  dirty: sale, saleté
  disability: handicap, handicapé
  disabled: handicapé, handicap
  disappear: disparaître, disparu
  disappoint: décevoir, déçu, déception
  disc: hernie discale
  discount: réduction, remise, rabais
  dish: plat
  dishwasher: lave-vaisselle
  disinfect: désinfecter, désinfection
  disinfectant: désinfectant
  dismissal: licenciement
  dismissJob: licencier, licenciement
  disposable: jetable
  dispute: litige, dispute, conflit
  dissatisfied: mécontent, insatisfait
  distance: distance
  distribute: distribuer
  disturb: déranger, dérangement
  diveVerb: plonger, plongée
  diving: plongée
  divorce: divorce
  divorceVerb: divorcer, divorce, divorcé
  dizziness: vertige
  doctor: médecin, docteur
  doctorsOffice: cabinet médical
  document: document, papiers
  dog: chien, toutou
  dogBasket: couffin, panier pour chien
  dogCollar: collier
  dogFriendly: chiens acceptés, chiens admis
  dogTrainer: éducateur canin, dresseur
  dogTraining: dressage, éducation canine
  dogWalk: promenade de chien
  doll: poupée
  domesticInland: national
  donate: donner, don
  donkey: âne
  door: porte
  doorbell: sonnette
  dose: posologie, dosage
  doubleRoom: chambre double
  downFeather: duvet, plume
  download: télécharger, téléchargement
  downPayment: acompte, arrhes
  downstairs: en bas
  downtown: centre-ville
  dozen: douzaine
  drain: évacuation, vidanger, siphon, écoulement
  drawer: tiroir
  drawing: dessin, croquis
  drawPicture: dessiner, dessin
  dream: rêver, rêve
  dress: robe
  dressCode: tenue exigée, code vestimentaire
  driedFlower: fleur séchée
  drill: percer, perceuse
  drink: boisson
  drinkingGlass: verre
  drinkVerb: boire, boit, boisson
  drive: conduire, conduit, rouler
  driver: conducteur, chauffeur
  driverPerson: conducteur, conductrice, chauffeur
  driveTest: leçon de conduite, auto-école
  driveThere: en voiture
  drivingInstructor: moniteur d'auto-école, moniteur
  drivingLesson: leçon de conduite, heure de conduite
  drivingLicence: permis de conduire, permis
  drivingSchool: auto-école
  drivingTest: examen de conduite
  drop: laisser tomber, faire tomber
  dropIn: passer, sans rendez-vous
  dropOff: déposer, dépôt
  drops: gouttes, collyre
  drums: batterie, tambour, percussion
  drunk: ivre, saoul
  dryAdjective: sec, sèche
  dryClean: pressing, nettoyage à sec
  dryCleaning: pressing, nettoyage à sec
  dryVerb: sécher, séchage
  duskSunset: coucher du soleil
  dust: poussière
  dusty: poussiéreux, poussière
  dyeColour: teindre, teint, teinture
  ear: oreille
  earliest: au plus tôt
  earlobe: lobe, lobe d'oreille
  early: tôt, de bonne heure
  earn: gagner
  earring: boucle d'oreille
  easter: Pâques
  easy: facile, simple
  eat: manger
  ebike: vélo électrique, VAE
  eczema: eczéma
  edge: bord, bordure
  egg: œuf, oeuf
  elbow: coude
  elderly: aînés, retraité, personnes âgées
  electric: électrique
  electricCar: voiture électrique
  electrician: électricien
  electricity: électricité, courant
  electricityPower: électricité, courant
  electronics: électronique
  elegant: élégant, chic
  elevator: ascenseur
  elsewhere: ailleurs
  email: courriel, mail, e-mail
  emailAddress: adresse e-mail, adresse électronique
  embassy: ambassade, consulat
  embellish: plaqué or, dorer
  embroider: broder, broderie
  embroidery: broderie
  emergency: urgence
  emergencyExit: sortie de secours, issue de secours
  emergencyNumber: numéro d'urgence
  emission: émission, gaz d'échappement
  employ: embaucher, engager, employer
  employee: employé, salarié
  employer: employeur
  employmentContract: contrat de travail
  employmentLaw: droit du travail
  empty: vide
  emptyVerb: vider
  engagement: fiançailles, fiancé
  engine: moteur
  engineer: ingénieur
  engineOil: huile moteur
  engrave: graver, gravure
  engraving: gravure
  enlarge: agrandir, agrandissement
  enough: assez, suffisant
  enrolment: inscription
  enter: entrer, entrée
  entrance: entrée, accès
  entranceFee: entrée, droit d'entrée
  entryPermit: badge, laissez-passer
  envelope: enveloppe
  environmental: environnement, écologique
  epilepsy: épilepsie, convulsion
  equipped: équipé, équipement, matériel
  escape: s'échapper, échapper, fugue
  escapeGame: jeu d'évasion, escape game
  essentialOil: huile essentielle
  estimateQuote: devis
  estimateVerb: estimer, estimation, évaluer
  evening: soir, soirée
  event: événement, manifestation
  eventHall: salle des fêtes, salle de réception
  eventNoun: événement, manifestation
  everywhere: partout
  evict: expulser, expulsion
  eviction: expulsion
  evidence: preuve, justificatif
  exactPrecise: exact, précis, exactement
  exam: examen, épreuve
  examine: examiner, examen, consultation
  examiner: examinateur
  example: exemple
  excellent: excellent, super
  exception: exception
  exchangeGoods: échange
  exchangeRate: taux de change
  excursion: excursion, sortie
  excuseAbsence: excuse, justifier
  exercise: exercice
  exerciseSport: exercice, sport
  exhaust: pot d'échappement, échappement
  exhausted: épuisé
  exhibit: exposer, exposition
  exhibition: exposition, expo
  existVerb: exister
  exit: sortie, sortir
  expense: débours, notes de frais
  expensive: cher, coûteux, chère
  experienced: expérimenté, expérience
  expert: expert, spécialiste
  expertWitness: expert, spécialiste
  expire: expirer, périmé, expiration
  explain: expliquer, explication
  explode: exploser, éclater
  explore: explorer, découvrir
  extendTime: prolonger, prolongation
  extensions: extension de cheveux, rajout
  extinguish: éteindre, extincteur
  extraAdditional: supplémentaire, en plus
  extraBed: lit supplémentaire, lit d'appoint
  eye: œil, yeux, oeil
  eyebrow: sourcil
  eyeDoctor: ophtalmologue, ophtalmo, optométriste
  eyeglassFrame: monture
  eyelash: cil
  eyesight: vue, vision
  eyeTest: examen de la vue, examen de vue, contrôle de la vue, test de vue
  fabric: tissu, étoffe
  face: visage, figure
  facial: soin du visage
  factory: usine
  fade: décolorer, déteindre, délavé
  failExam: échouer, rater, échec
  faint: s'évanouir, vertige
  fainting: évanouissement, malaise
  fair: équitable, juste
  fairTrade: salon, foire
  fallDown: tomber, chute
  family: famille
  familyBusiness: entreprise familiale
  familyLaw: droit de la famille
  familyRate: réduction famille, tarif famille
  famous: célèbre, connu
  fanPc: ventilateur
  farAway: loin, éloigné
  farm: ferme, exploitation agricole
  farmer: agriculteur, fermier
  fashion: mode
  fast: rapide, vite, rapidement
  father: père, papa
  fatOverweight: gros, obèse, surpoids
  fear: peur, craindre, craintif, crainte
  feather: plume
  fee: frais
  feed: nourrir, donner à manger
  feel: ressentir, se sentir
  feeling: sentiment, émotion
  fellTree: abattre un arbre
  female: féminin, femelle
  fence: clôture, barrière
  ferment: fermenter, brasser
  ferret: furet
  fertilise: fertiliser, engrais
  fertility: fertilité
  fertilizer: engrais
  fever: fièvre
  fieldMeadow: champ, pré, prairie
  fightVerb: se battre, bagarre
  file: dossier
  fileRecord: dossier, fichier
  fill: remplir
  fillIn: remplir
  fillTooth: plombage, obturation
  film: filmer
  filter: filtrer, filtre
  finalDefinite: définitif
  find: trouver
  fine: amende, pénalité, contravention
  fineTicket: amende, contravention, PV
  finger: doigt
  fingernail: ongle
  finishedReady: terminé, fini, prêt
  finishVerb: finir, terminer, fin
  fireBrigade: pompier, pompiers
  fireClay: four céramique, cuisson
  fireExtinguisher: extincteur
  fireman: pompier
  fireproof: ignifuge
  fireworks: feu d'artifice
  firing: cuisson
  firstAid: premiers secours
  firstAidKit: trousse de secours
  firstName: prénom
  firstOrdinal: premier, première
  firstTime: première fois
  fish: pêcher, pêche
  fishAnimal: poisson rouge, poisson d'aquarium
  fishFood: poisson
  fishing: pêche
  fitSize: aller bien, convenir
  fittingRoom: cabine d'essayage
  fix: réparer, réparation, dépanner
  fixedPrice: prix fixe
  flame: feu, incendie
  flat: appartement, appart
  flatEven: plat
  flatRate: forfait, prix forfaitaire
  flea: puce
  fleaMarket: marché aux puces, brocante, vide-grenier
  flexible: flexible, souple
  flight: vol aérien
  flood: inonder, inondation
  floor: sol, plancher
  floorLevel: étage
  floorStorey: étage
  florist: fleuriste
  flour: farine
  flower: fleur
  flowerArrangement: composition florale, arrangement floral
  flowerbed: parterre, massif de fleurs, plate-bande
  flowerBulb: bulbe
  flowerpot: pot de fleurs, jardinière
  flu: grippe
  fluteRecorder: flûte
  fly: vol
  fog: brouillard, brume
  foggy: brouillard
  fold: plier, pliage
  follow: suivre, suit, suivi
  food: nourriture, aliment
  foodBowl: gamelle
  foodDelivery: livraison de repas
  foot: pied
  football: football, foot
  forbid: interdire, interdit, interdiction
  forehead: front
  foreigner: étranger
  forest: forêt
  forget: oublier, oubli
  fork: fourchette
  forklift: chariot élévateur, transpalette
  form: formulaire
  formPaper: formulaire
  fortnight: quinzaine, deux semaines
  foundCompany: fonder, fondé, fondation
  founder: fondateur
  fountain: fontaine
  fracture: fracture, os cassé
  fragile: fragile, délicat
  frameVerb: encadrer, cadre
  fraud: fraude, escroquerie
  freeOfCharge: gratuit, gratuitement
  freeze: congeler, surgelé, geler
  freezeCold: avoir froid, trembler, grelotter
  freezer: congélateur
  freshFood: frais, fraîche
  fridge: frigo, réfrigérateur
  friend: ami, amie, copain, copine, pote
  friendly: aimable, gentil, sympathique
  fries: frites
  fringe: frange
  frost: givre, gelée
  fruit: fruit
  fruitTree: arbre fruitier, verger
  fry: frire, frit, poêler
  fuel: carburant
  fuelTank: réservoir
  fullAdjective: plein, rempli
  fullTime: temps plein
  funEnjoy: amusement, s'amuser
  funeral: obsèques, funérailles, enterrement
  funeralWreath: couronne mortuaire, couronne de deuil
  funfair: foire, fête foraine
  funny: drôle, amusant
  fur: fourrure, pelage, poil
  furnished: meublé, meuble
  furniture: meuble, mobilier
  furnitureItem: meuble
  fuse: fusible
  future: avenir, futur
  gainWeight: grossir, prendre du poids
  gallery: galerie
  gallop: galoper, galop
  game: jeu, jeux, jeu de société
  gameConsole: console de jeux, jeu vidéo
  garageWorkshop: garage
  garden: jardin
  gardenCentre: jardinerie, pépinière
  gardener: jardinier, paysagiste
  gardening: jardinage
  gardenShed: abri de jardin, cabanon
  garlic: ail
  garment: pièce de vêtement
  gasFuel: gaz
  gate: portail
  gather: rassembler, réunir
  gear: dérailleur, changement de vitesse
  gearbox: boîte de vitesses, transmission
  gelNails: ongles en gel, faux ongles
  gemstone: pierre précieuse
  generation: génération
  genuine: authentique, véritable
  germ: microbe, germe, bactérie
  getOff: descendre
  getUp: se lever, lever
  getWet: mouiller, se mouiller
  gift: cadeau, cadeaux
  giftVoucher: bon cadeau, chèque cadeau, carte cadeau
  giftWrap: emballage cadeau, papier cadeau
  girl: fille, fillette
  give: donner
  giveBack: rendre, restituer, rend
  giveGift: offrir, cadeau
  giveUp: abandonner, renoncer
  glasses: lunettes
  glassesArm: branche de lunettes, plaquette
  glassesCase: étui à lunettes
  glassMaterial: verre
  glaucoma: glaucome, tension oculaire
  glaze: émailler, émail, glaçure, émaux
  glove: gant
  glue: coller, colle
  glueArt: colle
  gluten: sans gluten
  glutenFree: sans gluten, cœliaque
  goat: chèvre
  goDown: descendre, descend
  gold: or
  golden: doré, en or
  golf: terrain de golf, parcours de golf
  goodAdjective: bon, bien
  goods: marchandise
  goodsLift: monte-charge
  goUp: monter
  graceWait: délai d'attente, délai de grâce
  gradeMark: note
  gram: gramme
  grandchild: petit-fils, petite-fille, petits-enfants
  grandfather: grand-père, papi
  grandmother: grand-mère, mamie, mémé
  grandparent: grands-parents
  grape: raisin
  graphicsCard: carte graphique
  grave: tombe
  gravel: gravier
  gravestone: pierre tombale
  grease: graisse
  greasy: gras, grasse, huileux
  green: vert
  greenColour: vert
  greenhouse: serre
  greet: saluer, bienvenue, accueillir
  greetingCard: carte de vœux
  grey: gris
  greyColour: gris
  greyHair: cheveux blancs, cheveux gris
  groom: toilettage, toiletter
  groomer: toiletteur, toiletteuse
  groundFloor: rez-de-chaussée, plain-pied
  group: groupe
  groupLesson: cours collectif, cours en groupe
  groupNoun: groupe
  groupSize: nombre de personnes, taille du groupe
  grownUp: adulte, majeur
  growVerb: grandir, croissance
  guarded: surveillé, gardé
  guardian: tuteur, responsable légal, représentant légal, tutelle
  guess: deviner
  guest: hôte, invité, convive
  guestList: liste des invités
  guide: guide
  guideDog: chien guide, chien d'assistance
  guidedTour: visite guidée, circuit
  guilty: coupable
  guineaPig: cochon d'Inde, cobaye
  guitar: guitare
  gum: gencive
  gymnastics: gymnastique, gym
  gymStudio: salle de sport, salle de fitness
  hail: grêle
  hair: cheveu, cheveux
  hairbrush: brosse
  hairClip: barrette, épingle à cheveux
  haircut: coupe de cheveux
  hairdresser: coiffeur, coiffeuse
  hairdryer: sèche-cheveux, brushing
  hairDye: teinture, coloration de cheveux
  hairLoss: chute de cheveux
  hairSalon: salon de coiffure
  hairspray: laque, gel coiffant
  hairstyle: coiffure
  half: moitié, demi
  halfDay: demi-journée
  halfHour: demi-heure
  hall: salle, halle
  ham: jambon
  hammer: marteau, marteaux
  hamster: hamster
  hand: main
  handbag: sac à main
  handkerchief: mouchoir
  handlebar: guidon
  handLuggage: bagage à main, bagage cabine
  handmade: fait main, à la main, artisanal
  handOver: remettre
  handrail: main courante, rambarde
  handTruck: diable
  handwritten: manuscrit, écriture
  hang: accrocher, suspendre, pendre
  happen: se passer, se produire
  happy: heureux, content
  harbour: port
  hardDrive: disque dur
  hardMaterial: dur, ferme
  harmful: nocif, inoffensif
  harness: harnais, baudrier
  harp: harpe
  harvest: récolter, récolte, cueillir
  hat: chapeau, bonnet, casquette
  hate: détester, haïr
  haveBreakfast: petit-déjeuner, petit déjeuner
  haveLunch: déjeuner, dîner de midi
  hayFever: rhume des foins, pollen
  hazelnut: noisette
  head: tête
  headache: mal de tête, céphalée
  headlight: phare
  headphones: casque audio, écouteur
  headquarters: siège
  heal: guérir, guérison, cicatriser
  health: santé
  healthInsurance: assurance maladie, mutuelle
  healthy: sain, santé, en bonne santé
  hear: entendre, entends, entendu
  hearing: audience
  hearingAid: appareil auditif, audioprothèse, prothèse auditive
  hearingTest: test auditif, audiogramme
  heart: cœur, coeur
  heartAttack: infarctus, crise cardiaque
  heat: chaleur, canicule
  heating: chauffage, radiateur
  heatUp: chauffer, réchauffer
  heavy: lourd
  hedge: haie
  hedgeTrimming: élagage, taille de haie
  heel: talon
  height: taille du corps
  heightNoun: hauteur
  heir: héritier, héritière
  helmet: casque
  helpVerb: aider, aide
  hem: ourlet
  henChicken: poule
  henParty: EVJF, EVG
  herbalTea: tisane, infusion
  herbs: herbes, fines herbes
  hide: cacher, caché
  highAdjective: haut, élevé
  highChair: chaise haute
  highHeels: talons hauts, escarpins
  highlightHair: mèches, balayage
  highlights: mèches, balayage
  highSeason: haute saison
  hike: randonnée, randonner
  hiking: randonnée
  hip: hanche
  history: histoire
  hit: frapper, heurter, coup
  hobby: loisir, passe-temps
  hold: tenir, tient
  holdDurable: durable, résistant
  hole: trou
  holes: trou
  holiday: vacances
  holidayVacation: vacances, congé
  home: domicile
  homeInsurance: assurance habitation
  homemade: maison, fait maison
  homework: devoir, devoirs
  honest: honnête
  honey: miel
  honeymoon: lune de miel, voyage de noces
  hook: crochet
  hopeVerb: espérer, espoir
  horn: klaxon, avertisseur
  horse: cheval, chevaux
  hose: tuyau d'arrosage
  hospital: hôpital, clinique
  hospitalPlace: hôpital, hôpitaux
  host: hôte, hôtesse
  hotTemperature: chaud, chaleur
  hotTub: jacuzzi, bain à remous
  hour: heure
  hourly: par heure, horaire
  hourlyRate: taux horaire, tarif horaire
  house: maison
  houseClearance: débarras, vide-maison
  household: ménage
  houseplant: plante d'intérieur, plante verte
  houseRules: règlement intérieur
  housetrain: propre, propreté
  huge: énorme, immense
  hundred: cent
  hunger: faim
  hungry: faim, affamé
  hunt: chasser, chasse
  hurryVerb: se dépêcher, presser, pressé
  hurt: faire mal, mal, douloureux
  husband: mari, époux
  hut: cabane, chalet, cabanon
  hygiene: hygiène
  ice: glaçon, verglas
  iceCream: glace, crème glacée
  icy: glacé, verglas, glace
  idea: idée
  identityCard: pièce d'identité, carte d'identité
  illegal: illégal
  illness: maladie
  illuminated: éclairé, éclairage
  imageRights: droit d'auteur, droit à l'image
  imitateFake: contrefaçon
  immediately: immédiatement, tout de suite, aussitôt
  immigration: immigration
  important: important
  impossible: impossible
  impregnate: imperméabiliser
  improve: améliorer, amélioration
  inAdvance: à l'avance, d'avance
  inch: pouce
  includeVerb: inclure, inclus, compris
  income: revenu
  incomeEarnings: revenu
  incomplete: incomplet
  increase: augmenter, hausse, augmentation
  indicator: clignotant
  individual: individuel, particulier
  infect: infecter, infection
  infection: infection
  inflame: inflammation, enflammé
  inflammation: inflammation
  inflate: gonfler, pompe
  inform: informer, prévenir, avertir
  informationNoun: renseignement, information
  inFront: devant, avant
  ingredient: ingrédient
  inherit: hériter, héritage, succession
  inheritance: héritage, succession
  inject: injecter, injection, piqûre
  injection: injection, seringue
  injure: blesser, blessure
  injury: blessure, lésion
  inkCartridge: cartouche d'encre, encre
  inLaws: beaux-parents, belle-mère, beau-père
  innerTube: chambre à air
  innocent: innocent
  inPerson: en personne, présentiel
  insect: insecte
  insert: insérer, introduire
  inside: intérieur, dedans, à l'intérieur
  insole: semelle orthopédique
  insomnia: insomnie
  inspectionVehicle: contrôle technique
  install: installer, installation, poser
  instalment: mensualité, versement, plusieurs fois, acomptes
  inStock: en stock
  instruction: instructions, mode d'emploi, notice
  instructor: moniteur, entraîneur, instructeur
  instructorCourse: instructeur, entraîneur, animateur, coach
  instrument: instrument de musique
  insulate: isoler, isolation
  insulation: isolation
  insurance: assurer, assurance, assuré
  insuranceClaim: sinistre, déclaration de sinistre, constat
  insurancePolicy: police d'assurance
  insurer: assureur, compagnie d'assurance
  intact: intact, en bon état
  intensiveCourse: stage intensif, cours intensif
  interesting: intéressant, intéressé
  interestRate: intérêts, taux d'intérêt
  intern: stagiaire
  internetWifi: wifi, réseau sans fil
  internship: stage, stagiaire
  interruptPause: pause, interrompre
  intolerance: intolérance
  introduce: présenter
  invalid: invalide, non valable
  inventVerb: inventer
  investVerb: investir, investissement
  invisible: invisible
  invitation: invitation, faire-part
  invite: inviter, invitation
  invoice: facture, addition
  inWriting: par écrit
  iron: fer
  ironClothes: repasser, repassage
  ironing: repassage, fer à repasser
  irrigation: arrosage, irrigation
  island: île
  itch: démanger, démangeaison, gratter
  item: article
  jacket: veste, blouson
  jam: confiture
  jar: bocal, bocaux
  jeans: jean
  jeweller: bijoutier, joaillier
  jewellery: bijou, bijoux
  jewelleryMaking: bijou, bijoux
  jigsaw: puzzle
  job: emploi, poste
  jobVacancy: emploi
  joinGroup: participer, participation, rejoindre
  joint: articulation
  journey: voyage, trajet
  joy: joie, bonheur
  judge: juge
  jug: carafe, cruche, pichet
  juice: jus
  jump: sauter, saut
  jumper: pull, chandail
  jumpStart: démarrage avec câbles
  keepStore: garder, conserver, stocker
  kennel: chenil, pension canine, pension pour chiens
  kennelCough: toux de chenil, toux du chenil
  kettle: bouilloire
  key: clé, clef
  keyboardPc: clavier
  keyButton: bouton
  kick: donner un coup de pied
  kidney: rein
  kiln: four de potier, four à céramique
  kilogram: kilogramme
  kilometre: kilomètre
  kindergarten: maternelle, crèche, jardin d'enfants
  kiss: embrasser, bisou
  kitchen: cuisine
  kitten: chaton
  knead: pétrir, pâte
  knee: genou, genoux
  kneel: s'agenouiller
  knife: couteau, couteaux
  knit: tricoter, tricot
  knitting: tricot
  knock: frapper à la porte, toquer
  label: étiqueter, étiquette, autocollant
  labourCost: main-d'œuvre
  lace: dentelle
  lactose: sans lactose, lactose
  lactoseFree: sans lactose, intolérant au lactose
  ladder: échelle, escabeau
  lake: lac
  lamb: agneau
  lamp: lampe, ampoule
  landlord: bailleur, propriétaire bailleur, propriétaire
  landmark: site touristique, attraction
  language: langue
  languageCourse: cours de langue, école de langues
  laptop: ordinateur portable, PC portable
  lashExtension: extension de cils
  lastAdjective: dernier, dernière
  lastDuration: durer, durée
  lastMinute: dernière minute
  lastWill: testament
  late: tard, retard, en retard
  lateFee: frais de retard, pénalité de retard
  laterAfter: plus tard, après, ensuite
  latest: au plus tard
  laugh: rire
  launder: lessive, linge, blanchisserie
  laundrette: laverie, blanchisserie
  laundry: linge, lessive
  lavender: lavande
  law: loi, droit
  lawFirm: cabinet d'avocats
  lawn: pelouse, gazon, herbe
  lawnmower: tondeuse à gazon
  lawnMower: tondeuse à gazon, tondeuse
  lawyer: avocat, avocate
  lead: guider, guide, mener
  leadMetal: plomb
  leaf: feuille, feuillage
  leaflet: dépliant, brochure, prospectus
  leak: fuir, fuite, goutter
  lean: s'appuyer, adosser
  learn: apprendre, apprends, appris
  learnerDriver: élève conducteur
  lease: bail, contrat de location
  leash: laisse
  leashed: en laisse, laisse
  leather: cuir
  leaveBehind: laisser
  leaveGoAway: partir, s'en aller, quitter
  leaveOut: omettre, sans mettre
  lefthanded: gaucher
  leftOver: restant, reste, restes
  leftovers: restes
  leftSide: gauche
  leg: jambe
  legal: légal, juridique
  legalAdvice: conseil juridique, consultation
  legalAid: aide juridictionnelle
  legalInsurance: protection juridique
  legible: lisible, illisible
  lemon: citron
  lend: prêter, prêté
  length: longueur
  lengthen: allonger, rallonger
  lens: verre de lunettes, verre correcteur
  lentil: lentille
  lesson: leçon
  lessonUnit: cours, leçon
  letter: lettre, courrier
  letterbox: boîte aux lettres
  level: niveau
  liability: responsabilité
  liabilityInsurance: responsabilité civile, assurance responsabilité civile
  library: bibliothèque
  lieDown: s'allonger, se coucher
  lieFalse: mentir, mensonge
  lifeInsurance: assurance-vie
  lift: soulever, lever
  lightFire: allumer
  lighting: éclairage, lumière
  lightweight: léger, légère
  lily: lys
  limit: limite, limité
  limp: boiter, boiterie
  linen: lin
  lining: doublure
  link: lien
  lip: lèvre
  lipstick: rouge à lèvres
  liquor: alcool fort, eau-de-vie
  listen: écouter
  listNoun: liste
  litre: litre
  litter: litière
  live: habiter, vivre, vit
  liveMusic: musique live
  liver: foie
  livingRoom: salon, séjour
  loadCargo: chargement, fret, cargaison
  loadGoods: charger, décharger
  loadingRamp: quai de chargement, rampe
  loanBank: crédit, hypothèque
  locallyMade: local, locale
  located: situé, se trouver, emplacement
  lock: verrouiller, serrure, fermer à clé, cadenas
  locker: casier, consigne
  lockOut: enfermé dehors, porte claquée
  locksmith: serrurier
  loneliness: solitude
  longAdjective: long, longue
  longSighted: hypermétrope, hypermétropie
  longSightedness: hypermétropie
  longTerm: à long terme
  look: regarder
  lookForward: se réjouir, joie, hâte
  loose: lâche, desserré, ample
  loosenFree: lâcher, relâcher, libérer
  lose: perdre, perdu, perte
  loseWeight: maigrir, perdre du poids
  lostProperty: objets trouvés
  lotion: crème hydratante, lotion
  loud: bruyant, bruit
  loudspeaker: haut-parleur
  louse: pou, poux
  love: aimer, amour
  lowAdjective: bas, basse
  lowSeason: basse saison
  loyaltyCard: carte de fidélité
  lubricate: graisser, lubrifier, huiler
  luggage: bagage, bagages
  luggageRack: porte-bagages
  luggageStorage: consigne, bagagerie
  lunch: déjeuner
  lung: poumon
  machine: machine, appareil, équipement
  madeToMeasure: sur mesure
  magician: magicien
  magnifier: loupe
  mailbox: boîte aux lettres
  main: principal
  mainCourse: plat principal
  maintain: entretenir, entretien, maintenance
  makeUp: maquiller, maquillage
  makeup: maquillage
  male: masculin, mâle
  man: homme, monsieur, messieurs
  manager: gérant, directeur, responsable
  manageRun: diriger, gérer
  manicure: manucure
  manualByHand: manuel
  manualCar: boîte manuelle
  manufacturer: fabricant
  mapPlan: carte routière, plan de ville
  marble: marbre
  market: marché
  marriage: mariage
  marriageCertificate: acte de mariage
  marry: se marier, marié, épouser
  martialArt: art martial, arts martiaux
  mascara: rimmel, mascara
  mask: masque
  massage: massage
  massageVerb: masser, massage
  mat: tapis de yoga, natte
  match: match
  material: matériau, matière, matériaux
  materialArt: matériel, fournitures
  maternityLeave: congé maternité
  mattress: matelas
  maximumAmount: maximum, maximal, au plus
  maybe: peut-être
  meal: repas
  mean: signifier, signification
  meansOfPayment: moyen de paiement, mode de paiement
  measurement: mensurations, mètre ruban, mesure
  measureUp: prendre les mesures
  measureVerb: mesurer, mesure
  meat: viande
  mechanic: mécanicien, garagiste
  mediation: médiation
  medicalCertificate: certificat médical, arrêt maladie
  medicine: médicament
  medicineTake: prendre un médicament
  meditate: méditer, méditation
  meditation: méditation, pleine conscience
  meet: rencontrer, rencontre, réunion
  meetingRoom: salle de réunion
  melt: fondre, fondu
  member: membre, adhérent, adhésion
  membership: adhésion, abonnement
  membershipFee: cotisation
  memorise: par cœur, mémoriser
  memoryCard: carte mémoire
  memoryRam: mémoire vive
  menopause: ménopause
  menstruation: menstruation
  menuCard: carte des plats, menu
  message: message
  metal: métal, métaux
  metre: mètre
  microchip: puce, puce électronique, pucer, micropuce
  microphone: microphone, micro
  microwave: micro-ondes
  middleCentre: milieu, centre
  midnight: minuit
  midwife: sage-femme
  migraine: migraine
  mileage: kilométrage
  milk: lait
  millimetre: millimètre
  million: million
  mineralWater: eau minérale, eau gazeuse
  minimumAge: âge minimum
  minimumAmount: minimum, au moins, minimal
  minor: mineur, mineure
  minute: minute
  mirror: miroir
  mirrorCar: rétroviseur
  miscarriage: fausse couche
  missBus: rater, manquer
  missingLack: manquer, manquant
  mistake: erreur, faute
  mix: mélanger, mélange, remuer
  mixedAdjective: mixte
  mobilePhone: portable, GSM, téléphone portable, smartphone, mobile
  mobilityImpairment: mobilité réduite
  model: modèle
  modern: moderne
  mole: grain de beauté
  money: argent
  month: mois
  monthly: mensuel, par mois
  moon: lune
  mop: serpillière
  moped: mobylette, cyclomoteur
  morning: matin, matinée
  mortgage: hypothèque
  mosquito: moustique
  mother: mère, maman
  motherboard: carte mère
  mothersDay: fête des mères
  motivate: motiver, motivation
  motorcycle: moto, motocyclette
  motorway: autoroute
  mould: moisir, moisissure
  mouldClay: poterie, céramique
  mountain: montagne, colline
  mountainBike: VTT, vélo tout terrain
  mourning: deuil, condoléances
  mousePc: souris d'ordinateur
  moustache: moustache
  mouth: bouche
  moveHouse: déménager, déménagement
  moveIn: emménager
  moveMotion: bouger, mouvement, déplacer
  moveOut: quitter le logement
  movingBox: carton de déménagement
  movingHouse: déménagement
  mow: tondre la pelouse, tonte
  mud: boue
  muddy: boueux, boue
  mudguard: garde-boue
  mug: mug, tasse
  mulch: paillis, paillage
  muscle: muscle
  museum: musée
  mushroom: champignon
  music: musique
  musician: musicien
  musicSchool: école de musique, conservatoire
  musicTheory: solfège, théorie musicale
  mustard: moutarde
  muzzle: muselière
  nailFile: lime à ongles
  nailHammer: marteau, marteler
  nailPolish: vernis à ongles
  nailTool: clou
  nailTrimming: coupe de griffes
  naked: nu
  name: nom
  nameVerb: s'appeler, nommer
  napkin: serviette de table
  nappy: couche-culotte, lange
  narrow: étroit
  nativeLanguage: langue maternelle
  nature: nature
  nausea: nausée
  navel: nombril
  nearby: près, proche, proximité
  necessary: nécessaire
  neck: cou, nuque
  necklace: collier
  needle: aiguille
  needVerb: avoir besoin, besoin
  negotiate: négocier, négociable
  neighbour: voisin, voisine
  neighbourhood: quartier, voisinage
  nephew: neveu, neveux
  nerve: nerf
  nervous: nerveux, anxieux
  networkConnection: réseau, connexion
  neuter: castrer, stériliser, castration
  neutering: castration, stérilisation
  never: jamais
  newAdjective: nouveau, neuf, nouvelle, neuve
  newsletter: lettre d'information, infolettre, newsletter
  newspaper: journal
  newYear: Nouvel An, Saint-Sylvestre
  nextFollowing: prochain, suivant
  nextTime: prochaine fois
  nickname: surnom
  niece: nièce
  night: nuit
  nipple: téton, mamelon
  noise: bruit
  nonAlcoholic: sans alcool
  nonBinding: sans engagement
  noon: midi
  normalOrdinary: ordinaire, habituel
  nose: nez
  noShow: ne pas se présenter
  nostril: narine, aile du nez
  notary: notaire
  notebook: cahier, carnet
  noticePeriod: préavis, délai de préavis
  nowAdverb: maintenant
  numb: engourdi
  number: numéro, nombre
  numberEight: huit
  numberEighteen: dix-huit
  numberEleven: onze
  numberFifteen: quinze
  numberFifty: cinquante
  numberFive: cinq
  numberForty: quarante
  numberFour: quatre
  numberFourteen: quatorze
  numberNine: neuf
  numberNineteen: dix-neuf
  numberOne: un
  numberPlate: plaque d'immatriculation, immatriculation
  numberSeven: sept
  numberSeventeen: dix-sept
  numberSix: six
  numberSixteen: seize
  numberTen: dix
  numberThirteen: treize
  numberThirty: trente
  numberThree: trois
  numberTwelve: douze
  numberTwenty: vingt
  numberTwo: deux
  nurse: infirmière, infirmier
  nursery: chambre d'enfant, salle de jeux
  nut: noix, fruits à coque
  obligation: obligation
  occupation: profession, métier
  occupiedBusy: occupé
  offerVerb: offrir, offre, offert
  office: bureau
  official: officiel
  officialTranslation: traduction, traduction assermentée
  often: souvent, fréquent, fréquemment
  oil: huile d'olive, huile de cuisine
  oilChange: vidange
  oilFilter: filtre à huile
  ointment: pommade, onguent
  oldAdjective: vieux, ancien, vieille
  oldFashioned: démodé, dépassé
  olive: olive
  once: une fois
  oneWay: aller simple
  onion: oignon
  onlineAdjective: en ligne, sur internet
  onlineBooking: réservation en ligne
  onlineCourse: cours en ligne
  onlineShop: boutique en ligne, magasin en ligne
  onSite: sur place
  onTheWay: en chemin, en route
  open: ouvrir, ouvert, ouverture, ouvre
  opening: ouverture, réouverture, inauguration
  openingHours: horaires, heures d'ouverture
  operateSurgery: opérer, opération, chirurgie
  operatingSystem: système d'exploitation
  opinion: avis, opinion
  opposite: en face
  opticalPrescription: ordonnance de lunettes, dioptrie
  optician: opticien
  option: option, possibilité
  optional: facultatif, optionnel
  orangeFruit: orange
  orchid: orchidée
  orderGoods: commander, commande
  orderJob: commande, mandat
  organ: orgue
  organic: biologique, bio
  organize: organiser
  orphan: orphelin, orpheline
  outOfOrder: hors service
  outside: extérieur, dehors, plein air
  oval: ovale
  oven: four
  overdue: en souffrance, échu
  overflow: déborder
  overtake: dépasser, doubler
  overtime: heures supplémentaires
  overweight: surpoids, obésité
  owe: devoir de l'argent, dette
  ownAdjective: propre, à soi
  owner: propriétaire, titulaire, patron
  ownRisk: à ses risques et périls
  ownVerb: posséder, possède
  package: forfait
  packaging: emballage
  packVerb: emballer, emballage
  page: page
  pain: douleur
  painkiller: antidouleur, antalgique
  paint: peinture
  paintbrush: pinceau, pinceaux
  painterDecorator: peintre
  painting: peinture, tableau, tableaux
  paintWall: peindre, peinture, peint
  pair: paire, couple
  pallet: palette
  pamper: gâter, chouchouter
  pan: poêle
  paper: papier
  paragraph: paragraphe, alinéa
  paralysis: paralysie
  parasite: parasite
  parcel: colis, paquet
  parent: parents, parent
  parents: parents
  park: garer, stationner, stationnement, parking
  parkGreen: parc, jardin public
  parkingGarage: parking souterrain, parking couvert
  parkingMeter: parcmètre, horodateur
  parkingSpace: parking, stationnement, place de parking
  parquet: parquet
  parrot: perroquet, perruche
  partial: partiel, en partie
  partialPayment: paiement partiel
  participant: participant
  partner: partenaire, compagnon, compagne
  partnerBusiness: associé, partenaire
  partnerDance: partenaire, partenaire de danse
  partShare: partie
  partTime: temps partiel, mi-temps
  party: fête, célébration
  partyTent: chapiteau, tonnelle
  pass: passer
  passenger: passager
  passExam: réussir, réussite
  passport: passeport
  passportPhoto: photo d'identité
  password: mot de passe
  past: passé
  pasta: pâtes, nouilles
  pastry: pâtisserie, viennoiserie
  patient: patience
  patientNoun: patient
  patientPerson: patient, patiente
  patio: terrasse
  pattern: patron de couture
  paw: patte
  pawn: mettre en gage
  pay: payer, paiement, régler, paie
  payable: payant
  payBack: rembourser
  paymentDue: exigible, échéance
  payslip: bulletin de salaire, fiche de paie
  peanut: cacahuète, arachide
  pear: poire
  pearl: perle
  pedal: pédale
  pedestrian: piéton
  pedicure: pédicure
  pee: uriner, faire pipi
  peel: éplucher, peler
  peeling: gommage, exfoliation
  pelvis: bassin, périnée
  pencil: crayon
  pendant: pendentif
  pension: retraite
  pensionerRate: tarif senior
  pensionFund: retraite, pension
  penWriting: stylo
  peony: pivoine
  pepper: poivre
  percent: pour cent, pourcentage
  perDay: par jour, quotidien, journalier
  performance: spectacle, représentation
  performShow: spectacle, représentation
  perfume: parfum
  period: période
  perm: permanente
  permanent: permanent, définitif
  permit: autorisation, licence
  permitLicence: licence, autorisation
  perNight: par nuit
  perPerson: par personne
  perPiece: chacun, par pièce, l'unité
  person: personne, gens
  personalTraining: coaching sportif, coach sportif
  personNoun: personne, gens
  pest: nuisible, puceron
  pestControl: nuisibles, parasites
  pet: animal de compagnie, animaux de compagnie
  petal: pétale
  petBath: bain pour chien
  petBreed: race
  petCarrier: caisse de transport, cage de transport
  petFood: croquettes, nourriture pour animaux, pâtée
  petGrooming: toilettage
  petInsurance: assurance animaux
  petOwner: propriétaire d'animal, maître
  petPassport: passeport pour animaux, carnet de vaccination
  petrol: essence
  petrolStation: station-service
  petSitter: garde d'animaux, pet-sitter
  petStroke: caresser
  petSupplies: animalerie
  petToy: jouet pour chien
  petTreat: friandise
  petVaccination: vaccin, vaccination
  pharmacist: pharmacien
  pharmacy: pharmacie
  pharmacyPlace: pharmacie
  phone: téléphone
  phoneCall: appel, coup de fil
  phoneCase: coque, étui
  phoneNumber: numéro de téléphone
  photo: photo, cliché
  photoAlbum: album photo, livre photo
  photograph: photographier, photo
  photographer: photographe
  photography: photographie
  photoPrint: tirage, tirage photo
  photoShoot: séance photo, shooting photo
  physiotherapist: kinésithérapeute, kiné
  piano: piano
  pickle: conserve, mariner
  pickLock: serrurier
  pickup: retrait, enlèvement
  pickupPoint: point relais, point de retrait
  pictureFrame: cadre photo, encadrement, cadre
  piece: pièce, morceau
  pierce: percer, perçage
  piercing: piercing, perçage
  pill: comprimé, pilule, cachet
  pillow: oreiller, coussin
  pimple: acné, bouton d'acné
  pinch: pincer, serrer
  pink: rose bonbon, rose
  pinkColour: rose
  plane: avion
  plant: planter, plante
  plaster: plâtrer, plâtre, enduit
  plastic: plastique
  plate: assiette
  platePottery: assiette en céramique
  playGame: jouer, jeu
  playground: aire de jeux
  playingCard: carte à jouer
  playInstrument: jouer d'un instrument
  pleasant: agréable
  pliers: pince, tenaille
  plugIn: brancher, prise
  plugSocket: prise, prise électrique
  plumb: plombier, plomberie
  plumber: plombier
  plumbing: tuyau, plomberie, canalisation
  pneumonia: pneumonie
  pocket: poche
  pointed: pointu
  pointInTime: moment, instant
  pointsReward: points
  poisoning: poison, intoxication
  poisonous: toxique, vénéneux, poison
  poisonVerb: empoisonner, intoxication
  police: police, commissariat, gendarmerie
  policeman: policier
  policy: politique
  polish: polir, lustrer
  polite: poli
  pond: étang, bassin d'eau, bassin
  pony: poney
  ponytail: queue de cheval
  pool: piscine
  popular: populaire, prisé
  porcelain: porcelaine
  pork: porc
  portion: portion
  portrait: portrait
  possible: possible
  post: courrier, poste
  postcode: code postal
  postMail: poste, par la poste, courrier
  postman: facteur
  postnatal: post-partum, postnatal
  postOffice: bureau de poste
  postpone: reporter, repousser, décaler, déplacer
  posture: posture
  potato: pomme de terre, patate
  potter: potier, céramiste
  pottery: poterie, céramique
  potteryWheel: tour de potier
  pour: verser
  power: puissance
  powerOfAttorney: procuration, pouvoir
  practiceSurgery: cabinet, clinique
  practise: s'exercer, pratiquer, entraînement
  praise: louanges, éloge
  pray: prier, prière
  prefer: préférer, préfère
  pregnancy: grossesse
  pregnant: enceinte, grossesse
  pregnantAnimal: gestante, pleine
  prenatalYoga: yoga prénatal
  prenup: contrat de mariage
  prepare: préparer, préparation
  prepayment: prépaiement, paiement d'avance
  prescribe: prescrire, ordonnance, prescription
  prescription: ordonnance
  pressButton: appuyer, appuie
  pressure: pression
  prevent: prévenir, empêcher, prévention
  previous: précédent
  price: prix
  priceList: tarif, liste des prix
  priceMatch: prix garanti, meilleur prix
  primarySchool: école primaire, école élémentaire
  print: imprimer, impression
  printer: imprimante
  printingPress: imprimerie
  privateAdjective: privé
  privateLesson: cours particulier, cours individuel
  privateRoom: salle privée, salon privé
  probably: probablement, probable
  problem: problème, souci, ennui
  produce: fabriquer, produire, fabrication
  product: produit
  profession: profession, métier
  professional: professionnel, pro
  profit: bénéfice, chiffre d'affaires
  program: programme
  projectNoun: projet
  promise: promettre, promesse, promis
  pronounce: prononcer, prononciation
  protect: protéger, protection
  proveEvidence: prouver, preuve, justificatif
  provide: fournir
  prune: tailler, élaguer
  pruningShears: sécateur
  psychologist: psychologue, psy
  pub: bistrot, taverne
  publicAdjective: public, publique
  publicHoliday: jour férié, férié
  publicTransport: transports en commun, transport en commun
  publish: publier, publication
  pull: tirer
  pullTooth: arracher, extraire
  pump: pompe
  punchCard: carte de dix, carnet
  punctual: ponctuel, à l'heure, à temps
  puncture: crevaison, pneu crevé
  pupil: élève, écolier
  puppy: chiot
  purchase: achat, emplettes
  purple: violet, mauve
  purpleColour: violet, mauve
  purposeAim: but, objectif
  push: pousser
  put: mettre, poser, mis, placer
  putOn: mettre, s'habiller, enfiler
  pyjamas: pyjama
  qualified: qualifié, diplômé, certifié
  quality: qualité
  quarter: quart
  quarterHour: quart d'heure
  quarterYear: trimestre, trimestriel
  questionnaire: questionnaire, sondage
  queue: file d'attente
  queueNumber: numéro d'attente
  quiet: calme, silencieux, tranquille
  rabbit: lapin
  rabies: rage
  radio: autoradio
  railTrain: train
  railwayStation: gare
  rain: pleuvoir, pluie, pleut
  raincoat: imperméable
  rake: ratisser, feuilles mortes, râteau, râteaux
  ramp: rampe
  range: gamme, assortiment
  rangeAssortment: assortiment, gamme
  rarely: rarement, rare
  rash: éruption cutanée
  rattle: cliquetis, claquer
  rawFood: cru
  razor: rasoir
  reachPlace: atteindre, accéder
  readingGlasses: lunettes de lecture
  readVerb: lire, lecture
  ready: prêt
  realEstate: immobilier
  rearLight: feu arrière
  reason: raison, motif
  receipt: reçu, ticket de caisse, quittance
  receive: recevoir, reçois, reçu, obtenir
  recentlyNew: récemment, dernièrement
  reception: réception, accueil
  receptionist: réceptionniste
  recipe: recette
  recipient: destinataire
  recital: audition, récital
  recognise: reconnaître, reconnu
  recommend: recommander, recommandation, conseiller
  recording: enregistrement
  recovery: guérison, rétablissement
  rectangular: rectangulaire
  recyclable: recycler, recyclage
  recycling: recyclage
  red: rouge
  redColour: rouge
  referee: arbitre
  referenceNumber: numéro de commande, numéro de réservation
  referFriend: parrainage
  reflect: refléter
  refuel: faire le plein, essence, carburant
  refund: rembourser, remboursement
  refuse: refuser, refus
  register: inscrire, inscription, inscrit, enregistrer
  registeredLetter: lettre recommandée, recommandé
  registrationDocument: carte grise, certificat d'immatriculation
  registryOffice: bureau d'état civil, état civil
  regret: regretter, regret
  regularly: régulièrement, régulier
  regulation: règlement, règle
  rehabilitation: rééducation
  rehearsal: répétition
  rehearsalRoom: salle de répétition
  relative: proche, parent, membre de la famille, proche parent
  relax: détendre, détente, relaxation
  relaxation: détente, relaxation
  remember: rappeler, se souvenir, rappel
  reminderPayment: rappel de paiement, relance
  remoteControl: télécommande
  remoteSupport: assistance à distance, dépannage informatique
  removalCompany: déménageur, entreprise de déménagement
  remove: enlever, retirer, enlèvement
  renewContract: renouveler, renouvellement
  renovate: rénover, rénovation
  rent: louer, location
  rentalCar: voiture de location
  repair: réparation
  repeat: répéter
  replace: remplacer, remplacement
  reportVerb: signaler, rapport
  repot: rempoter
  representLegal: représenter
  reptile: reptile, lézard
  requestApply: demander, demande
  require: exiger, obligatoire, requis
  rescue: sauver, secourir, sauvetage
  reserve: réserver, réservation
  residencePermit: titre de séjour, permis de séjour
  resize: mettre à la taille, redimensionner
  respectRule: respecter
  responsible: responsable, responsabilité
  rest: reste
  restaurant: restaurant, resto
  restoreRenew: restaurer, restauration
  restVerb: se reposer, repos
  retailerDealer: revendeur, vendeur, commerçant
  retired: retraite
  retirement: retraite
  retouching: retouche
  returnGoods: retour
  returnPolicy: politique de retour, retours
  reusable: réutilisable
  reverseCar: marche arrière, reculer
  reviewNoun: avis, commentaire
  reviewRate: évaluer, avis, évaluation
  rheumatism: rhumatisme
  rice: riz
  rideHorse: monter à cheval, équitation
  ridingSchool: centre équestre, équitation
  right: droits
  rightsEntitlement: droit
  rightSide: droite
  rim: jante
  ringBell: sonner, sonnette
  ringJewel: bague
  rinse: rincer
  ripe: mûr
  risky: risque, risqué
  river: rivière, fleuve, ruisseau
  road: route
  roadSign: panneau de signalisation
  roastGrill: griller, rôtir
  robust: robuste, solide
  rodent: rongeur, rat, souris
  roof: toit
  roofer: couvreur
  roofRack: barres de toit, coffre de toit
  room: chambre, pièce
  root: racine
  rootTouchUp: racine
  rope: corde, ficelle, sangle
  rose: rose
  rot: pourrir, pourri
  rotate: tourner, pivoter
  rough: rugueux, rêche
  roughly: environ, à peu près
  round: rond
  roundabout: rond-point, giratoire
  roundTheClock: 24 heures sur 24
  route: itinéraire, parcours
  router: routeur, box internet
  rowBoat: ramer, pagayer, aviron
  rowLine: queue, file d'attente
  rub: frotter
  rubber: caoutchouc
  rubberStamp: tampon, cachet
  rubbish: déchets, poubelle, ordures, déchet
  rude: impoli, grossier, désagréable
  rule: règle, consigne
  runJog: courir, couru
  running: course à pied, footing
  rural: rural, campagne
  rust: rouiller, rouille, rouillé
  sad: triste
  saddle: selle, seller
  sadness: tristesse, deuil
  safe: sûr, sécurité, sécurisé
  sailBoat: naviguer, voile
  sailing: voile
  salad: salade
  sale: vente
  salesperson: vendeur, vendeuse
  salmon: saumon
  salt: sel
  salty: salé
  same: même, pareil, identique
  sameDay: même jour, le jour même
  sample: échantillon
  sand: poncer, ponçage
  sandal: sandale, tong
  sandMaterial: sable
  sandwich: sandwich
  satisfied: satisfait, satisfaction
  sauce: sauce
  sausage: saucisse, charcuterie
  saveData: sauvegarder, enregistrer
  saveMoney: économiser, épargner, économie
  saw: scier, scie, tronçonneuse
  saxophone: saxophone, saxo
  scale: balance
  scalp: cuir chevelu
  scanner: scanner, numérisation
  scanVerb: scanner, numériser
  scar: cicatrice
  scarf: écharpe, foulard
  schedulePlan: planifier, prévoir, prévu
  scholarship: bourse
  school: école
  schoolHoliday: vacances scolaires
  schoolReport: bulletin, notes
  scissors: ciseaux
  scooterKick: trottinette
  scratch: griffer, rayer, rayure, griffure, éraflure
  screen: écran
  screenMonitor: écran
  screenProtector: protection d'écran, verre trempé
  screw: vis
  screwdriver: tournevis
  screwTighten: serrer, resserrer
  screwVerb: visser, vis
  scrub: frotter, récurer, gommage
  sculpture: sculpture
  sea: mer, océan
  seafood: fruits de mer, crustacés
  seal: sceller, étanchéifier, joint
  seam: couture
  search: chercher, recherche
  searchEngine: moteur de recherche
  season: saison
  seasonal: saisonnier, de saison
  seasonFood: assaisonner, épicer, épice
  seasonTicket: abonnement annuel, carte annuelle
  seatBelt: ceinture de sécurité
  second: secondes
  secondarySchool: collège, lycée
  secondHand: occasion, seconde main
  secondOrdinal: deuxième, seconde
  secret: secret
  secretary: secrétaire
  securityCamera: caméra de surveillance, vidéosurveillance
  see: voir, vois, vu
  seed: graine, semence
  seedling: semis, jeune plant
  selfEmployed: indépendant, travailleur indépendant, auto-entrepreneur
  sell: vendre, vente, vendu, vend
  seller: vendeur, vendeuse
  semester: semestre, semestriel
  send: envoyer, envoi, expédier, envoie
  sendBack: renvoyer, retourner, retour
  sender: expéditeur
  senior: personne âgée, retraité, aîné
  sensitiveSkin: sensible
  separateAdjective: séparément, à part
  separateVerb: séparer, séparation
  separation: séparation
  series: série
  seriousGrave: grave, sérieux
  serveFood: servir, sert
  serviceOffered: service, prestation
  sesame: sésame
  session: séance
  setKit: jeu, lot, ensemble
  setStone: pierre précieuse, sertir
  settle: transiger, règlement à l'amiable
  settlement: accord, transaction
  setupInstall: installation, configuration
  several: plusieurs
  severance: indemnité de licenciement
  sew: coudre, couture, cousu
  sewing: couture
  sewingMachine: machine à coudre
  shade: ombre
  shady: ombre, ombragé
  shallow: peu profond
  shame: honte, gêne
  shampoo: shampooing, shampoing
  share: partager
  shareRide: covoiturage
  sharp: tranchant, aiguisé
  sharpen: aiguiser, affûter, affûtage
  shave: raser, rasage
  shearClip: tondre, tonte
  shearing: tonte
  shedHair: perdre ses poils, mue, chute de cheveux
  sheep: mouton, brebis, agneau
  sheetMusic: partition
  shelf: étagère, rayon, rayonnage
  shiftGear: vitesse, passer les vitesses
  shiftWork: équipe
  shine: briller, brillant
  ship: navire, ferry
  shipping: expédition, envoi
  shippingCost: frais de port, frais de livraison
  shippingCosts: frais de port, frais d'envoi, frais de livraison
  shirt: chemise
  shockAbsorber: amortisseur, suspension
  shoe: chaussure, soulier
  shoeHeel: talon de chaussure
  shoeHorse: ferrer, fer à cheval, maréchal-ferrant
  shoelace: lacet
  shoePolish: cirage
  shoeSize: pointure
  shoeSole: semelle
  shop: magasin, boutique, commerce
  shopkeeper: commerçant, détaillant
  shoppingBag: sac de courses, cabas
  shoppingCart: panier, chariot
  shoppingCentre: centre commercial
  shoppingGo: faire les courses, faire du shopping
  shopWindow: vitrine
  shortAdjective: court
  shortCircuit: court-circuit, fusible
  shorten: raccourcir, ourlet
  shorts: short, bermuda
  shortSighted: myope, myopie
  shortSightedness: myopie, myope
  shoulder: épaule
  shout: crier, cri
  shovel: pelle, bêche
  shower: se doucher, douche
  showroom: salle d'exposition
  showVerb: montrer
  shrimp: crevette
  shrink: rétrécir
  shy: timide
  sibling: fratrie, frères et sœurs
  sick: malade, maladie
  sickNote: arrêt maladie, certificat médical
  sideDish: garniture
  sideEffect: effet secondaire, effet indésirable
  sign: signer, signature
  signature: signature
  signboard: panneau, affiche, enseigne
  silk: soie
  silver: argent massif
  silvery: argenté, en argent
  simCard: carte SIM
  similar: semblable, similaire
  sing: chanter, chant
  singer: chanteur, chanteuse
  singing: chant
  single: célibataire
  singleRoom: chambre simple, chambre individuelle
  sink: évier, lavabo
  sister: sœur, soeur, frangine
  sit: s'asseoir, asseoir, assis
  size: taille
  sizeNoun: taille
  skate: patiner, patin
  skating: patinage, patinoire
  ski: skier, ski
  skiing: ski
  skin: peau
  skincare: soin de la peau
  skirt: jupe
  sky: ciel
  skyscraper: gratte-ciel
  slaughter: boucherie
  sleep: dormir, dort, sommeil
  sleepingBag: sac de couchage, duvet
  sleeve: manche
  slice: tranche
  slide: toboggan
  slim: mince, maigre
  slip: glisser, glissant
  slipper: chausson, pantoufle
  slow: lent, lentement, doucement
  slowDown: ralentir
  small: petit
  smallChange: monnaie, rendu
  smell: sentir, odeur, puer
  smile: sourire
  smoke: fumée
  smokeDetector: détecteur de fumée
  smokeFood: fumé
  smoker: fumeur, tabac
  smokeVerb: fumer, fumeur
  smooth: lisse
  snack: en-cas, collation
  snake: serpent
  sneeze: éternuer, éternuement
  snore: ronfler
  snoring: ronflement
  snow: neiger, neige
  soak: tremper, faire tremper
  soap: savon
  sober: sobre, à jeun
  socialMedia: réseaux sociaux
  sock: chaussette
  socket: prise électrique, prise de courant
  sofa: canapé
  soft: mou, doux, souple, molle
  softDrink: limonade, soda
  softener: adoucissant, assouplissant
  software: logiciel
  soil: terre, terreau, compost
  soldier: soldat, militaire
  solve: résoudre, solution, résolu
  sometimes: parfois, quelquefois
  somewhere: quelque part
  son: fils
  song: chanson
  soon: bientôt
  sort: trier
  soundproof: insonorisé
  soup: soupe, potage
  sour: acide, aigre
  sow: semer, graine
  soy: soja
  spa: thermes
  spade: bêche, pelle
  spamMail: courrier indésirable, pourriel
  spare: rechange, de rechange
  sparePart: pièce détachée, pièce de rechange
  spareTyre: roue de secours
  sparklingWine: mousseux, vin pétillant
  sparkPlug: bougie d'allumage
  speak: parler
  special: spécial
  specialOffer: offre spéciale, promotion, promo
  spectacleFrame: monture
  spectacleLens: verre de lunettes
  speed: vitesse
  speedLimit: limitation de vitesse
  spell: épeler, orthographe
  spendMoney: dépenser, dépense
  spice: épice, condiment
  spicy: épicé, piquant
  spider: araignée
  spine: colonne vertébrale
  splitEnds: fourches
  spoke: rayon de roue
  sponge: éponge
  sponsor: parrainer, sponsoriser
  spontaneous: spontané
  spoon: cuillère, cuiller
  sport: sport
  sportswear: vêtement de sport, survêtement, tenue de sport
  spouse: conjoint, conjointe
  sprain: fouler, entorse, foulure
  spray: pulvériser, vaporiser
  spread: étaler, répandre
  spring: printemps
  sprinkle: saupoudrer
  square: carré
  squareMetre: mètre carré
  squeak: grincer, couiner
  squeeze: presser
  stable: écurie, étable
  stableHorse: écurie, étable
  stack: empiler, pile
  stadium: stade, gymnase
  staff: personnel, équipe
  stage: scène
  stageStep: étape, pas
  stain: tacher, tache
  stairs: escalier
  stale: rassis, avarié
  stampPost: timbre, timbre-poste
  stampPostage: timbre
  standVerb: debout
  starter: hors-d'œuvre, amuse-bouche
  stay: rester, séjour, séjourner
  stayOvernight: passer la nuit, nuitée
  steak: bifteck
  stealVerb: voler, volé
  steamRoom: hammam, bain de vapeur
  steel: acier, inox
  steep: raide, escarpé, pentu
  steer: direction, volant
  steeringWheel: volant, direction assistée
  stem: tige
  step: marche
  stepchild: beau-fils, belle-fille
  stickingPlaster: sparadrap
  stickJam: coincer, coincé, bloqué
  sticky: collant
  stickyTape: ruban adhésif, scotch
  stiffRigid: raide, rigide
  sting: piquer, piqûre
  stitch: point, points de suture
  stitches: points de suture
  stock: stock, inventaire
  stocktaking: inventaire
  stomach: estomac
  stomachache: mal au ventre
  stone: pierre, roche, rocher, gravier
  stool: caca, excrément, analyse de selles
  stopOver: escale
  stopVerb: arrêter, cesser, arrêt
  storage: stockage, garde-meuble, entreposage
  storageRoom: box de stockage, garde-meuble
  storageUnit: box de stockage, local de stockage
  storm: tempête, orage
  stove: plaque de cuisson, gazinière
  straightAhead: tout droit, droit
  straighten: lisser, redresser, lissage
  straightening: lissage
  strange: bizarre, étrange
  stranger: inconnu
  strawberry: fraise
  street: rue
  streetAddress: rue
  strengthen: renforcer, fortifier
  stress: stress, stressé
  stretch: étirer, étirement
  stretching: étirement
  strict: strict, sévère
  stringMusic: corde de guitare
  stripe: bande, rayé
  stroke: AVC, accident vasculaire cérébral
  stroll: flâner, se balader
  strong: fort, force
  strongbox: coffre-fort, coffre
  student: étudiant, étudiante, élève
  studentRate: tarif étudiant, réduction étudiant
  study: étudier, étude
  stumble: trébucher
  stupid: bête, stupide
  sublet: sous-louer
  submit: soumettre, présenter
  subscribe: abonner, abonnement
  subsidy: subvention, aide financière
  substitutePerson: remplaçant, suppléant
  suburb: banlieue, périphérie
  subway: métro
  succeed: réussir, succès
  successor: successeur, reprise
  suck: aspirer, aspirateur
  sudden: soudain, tout à coup
  sue: poursuivre, procès, porter plainte
  suede: daim
  suffer: souffrir, souffre
  sugar: sucre
  suggest: proposer, proposition, suggérer
  suit: costume
  suitable: adapté, approprié
  suitcase: valise, bagage
  suitMatch: assortir, convient
  summer: été
  summerTyre: pneu été
  sun: soleil
  sunburn: coup de soleil
  sunflower: tournesol
  sunglasses: lunettes de soleil
  sunny: ensoleillé, soleil
  sunscreen: crème solaire
  supermarket: supermarché
  supervise: surveillant, encadrant
  supplement: complément alimentaire
  supplied: fourni, mis à disposition
  supplier: fournisseur
  supportVerb: soutenir, soutien
  surcharge: supplément, majoration
  surface: surface
  surfing: surf, planche de surf
  surgeon: chirurgien
  surgery: opération, chirurgie
  surname: nom de famille
  surprise: surprendre, surprise, surpris
  surveillanceCamera: caméra de surveillance, vidéosurveillance
  suspendHold: mettre en pause
  sustainable: durable
  swallow: avaler
  swap: échanger, échange
  swear: assermenté, serment
  sweat: transpirer, sueur, transpiration
  sweep: balayer, balaie
  sweet: sucré, doux
  sweets: bonbon, friandise
  swell: gonfler, gonflé, enflé, gonflement
  swelling: gonflement, enflure
  swim: nager, natation, baignade
  swimming: natation, nage
  swimmingCap: bonnet de bain, bonnet
  swimmingGoggles: lunettes de natation, lunettes
  swimmingLesson: cours de natation
  swimmingPool: piscine
  swimsuit: maillot de bain
  swimwear: maillot de bain
  switchOff: éteindre, éteint
  switchOn: allumer
  symptom: symptôme
  syrup: sirop
  table: table
  tablecloth: nappe
  tableDecoration: décoration de table, centre de table
  tableOverview: aperçu
  tablet: tablette
  tableware: vaisselle
  tail: queue
  tailor: tailleur, couturière
  tailorMade: personnalisé
  takeAlong: emporter, emmener
  takeApart: démonter, démontage
  takeaway: à emporter
  takeIn: resserrer, reprendre
  takeOffClothes: enlever, se déshabiller
  takeOut: sortir
  takeTake: prendre, prends, pris
  talkConversation: discuter, conversation, entretien
  tall: grand
  tame: docile, apprivoisé
  tampon: serviette hygiénique, tampon
  tan: bronzer, bronzage
  tanning: bronzage, solarium
  tap: robinet
  tapDance: claquettes
  tapWater: eau du robinet
  tarnish: ternir, noircir
  task: tâche, devoir
  taste: goût, saveur
  tasteVerb: goûter, goût
  tasting: dégustation
  tattoo: tatouage
  tattooVerb: tatouer, tatouage
  tax: impôt, taxe
  taxAdviser: conseiller fiscal, comptable, expert-comptable
  taxes: impôt, taxe
  taxi: taxi, VTC
  taxOffice: fisc, impôts, centre des impôts
  taxReturn: déclaration d'impôts, déclaration de revenus
  tea: thé
  teach: enseigner, enseignement
  teacher: professeur, enseignant, prof
  team: équipe, personnel
  teamSport: équipe
  tearRip: déchirer, déchirure
  technician: technicien
  teddyBear: peluche, nounours
  teenager: adolescent, ado
  television: télévision, télé, téléviseur
  temperature: température, degrés, degré
  temporary: temporaire, provisoire
  tenancy: bail, contrat de location, baux
  tenant: locataire
  tendon: tendon, ligament
  tennisRacket: raquette
  tension: raideur, courbature
  tent: tente
  term: trimestre, semestre
  terminateContract: résilier, résiliation, préavis
  termsConditions: conditions, conditions générales
  terrace: terrasse
  terrible: terrible, affreux
  testExam: examen, épreuve
  testimony: déposition, témoignage
  testTry: tester
  textbook: manuel
  textMessage: texto, SMS
  thank: remercier, merci
  thaw: décongeler
  theatre: théâtre
  theft: vol, cambriolage
  theoryTest: code de la route, examen théorique
  thick: épais, épaisse
  thickness: épaisseur
  thigh: cuisse
  thin: mince
  thirdOrdinal: troisième
  thirdPart: tiers
  thirst: soif
  thirsty: soif, assoiffé
  thorn: épine
  thousand: mille
  threshold: seuil
  throat: gorge
  throw: jeter, lancer, jette
  throwAway: jeter, se débarrasser
  thumb: pouce
  tick: tique
  ticket: billet, ticket
  tidyUp: ranger, rangement, rangé
  tie: cravate, nœud papillon
  tieUp: attacher, nouer, lier
  tight: serré, étroit
  tights: collants
  tile: carreler, carrelage, carreau, carreaux
  timeClock: heure
  timeGeneral: temps
  timeSlot: créneau, plage horaire
  timesMultiplication: fois
  timetable: horaire, emploi du temps, planning
  timeZone: fuseau horaire
  timingBelt: courroie de distribution
  tinCan: conserve, canette
  tiny: minuscule
  tip: pourboire
  tipGratuity: pourboire
  tired: fatigué, fatigue
  tiredness: fatigue, fatigué
  toast: trinquer, porter un toast, discours, toast
  toastBread: pain grillé, tartine
  today: aujourd'hui
  toddler: tout-petit, jeune enfant
  toe: orteil
  toenail: ongle du pied, ongle de pied
  together: ensemble
  toilet: toilettes
  toiletPaper: papier toilette
  tolerate: supporter, tolérer
  toll: péage
  tomato: tomate
  tomorrow: demain
  tongue: langue
  tonight: ce soir
  tonne: tonne
  tool: outil
  toolbox: boîte à outils
  tooMuch: trop
  tooth: dent
  toothache: mal de dents, rage de dents
  toothbrush: brosse à dents
  toothpaste: dentifrice
  topic: sujet, thème
  topUp: recharger
  touch: toucher
  tourGuide: guide, guide touristique
  tourist: touriste, voyageur, vacancier
  touristTax: taxe de séjour
  tow: remorquer, remorquage
  towbar: attelage, boule d'attelage
  towel: serviette de toilette, serviette
  towing: dépannage, remorquage, dépanneuse
  townHall: mairie, hôtel de ville, commune
  townSquare: place du marché
  toy: jouet
  tracking: suivi, numéro de suivi
  trackingNumber: numéro de suivi, suivi de colis
  tractor: tracteur
  tradeFair: salon professionnel, congrès
  traffic: circulation, trafic
  trafficJam: embouteillage, bouchon
  trafficLight: feu rouge, feu tricolore
  trailer: remorque
  train: entraîner, entraînement
  trainAnimal: dresser, dressage, obéissance
  trainee: apprenti, apprentie
  trainerShoe: basket, chaussures de sport
  trainersShoe: basket, chaussure de sport
  training: formation
  tram: tramway
  transferMoney: virement, virer, transférer
  transferPerson: transférable, cessible, céder
  translate: traduire, traduction, traduit
  translator: traducteur, interprète
  transparent: transparent
  travel: voyager, voyage
  travelAgency: agence de voyages
  travelCosts: frais de déplacement, déplacement
  travelInsurance: assurance voyage, assurance annulation
  traveller: voyageur
  treat: traiter, traitement, soigner
  treatment: traitement, thérapie, soin
  tree: arbre
  treeSurgeon: élagueur, arboriste
  trial: procès, poursuite
  trialLesson: cours d'essai, séance d'essai
  triathlon: triathlon, triathlète
  trim: tailler, rafraîchir
  trimHedge: haie, tailler la haie
  tripleThrice: trois fois, triple
  tripod: trépied
  trolley: chariot, diable
  trousers: pantalon
  truck: camion, poids lourd
  trueAdjective: vrai, vérité
  trumpet: trompette
  trust: confiance, faire confiance
  tryOn: essayer, essayage
  tryOut: essayer, essai
  tshirt: tee-shirt, t-shirt
  tuitionFee: frais de scolarité, frais d'inscription
  tulip: tulipe
  tumbleDryer: sèche-linge
  tumour: tumeur, grosseur
  tuna: thon
  tune: accorder, accordage, accordeur
  tuning: accordage, accordeur
  tunnel: tunnel
  turkey: dinde
  turnAround: tourner, faire demi-tour
  turnOver: retourner
  turtle: tortue
  tutoring: soutien scolaire, cours de soutien
  twice: deux fois, double
  twig: branche, rameau
  twin: jumeau, jumeaux, jumelle
  typeKey: taper, saisir
  typical: typique
  tyre: pneu
  tyrePressure: pression des pneus
  ugly: laid, moche
  umbrella: parapluie
  unavailable: indisponible
  uncle: oncle, tonton
  uncomfortable: inconfortable, gênant
  underage: mineur
  understand: comprendre, comprends, compris
  undertaker: pompes funèbres
  underwear: sous-vêtement
  unemployed: chômeur, chômage, demandeur d'emploi
  unfortunately: malheureusement
  university: université, fac
  unknown: inconnu
  unlimited: illimité
  unlock: déverrouiller, débloquer
  unnecessary: inutile, pas nécessaire
  unpack: déballer
  unpaid: impayé
  untie: détacher, desserrer
  update: mise à jour
  updo: chignon
  upholster: tapisser, rembourrer, tapisserie
  upload: téléverser, mettre en ligne, envoi de fichier
  upstairs: en haut, à l'étage
  upToDate: à jour, actualisé
  urban: centre-ville
  urgent: urgent, pressé
  urine: urine, pipi
  urn: urne
  usbStick: clé USB
  usedCar: voiture d'occasion
  usedSecondHand: occasion, d'occasion, usagé
  usefulAdjective: utile
  useless: inutile
  userManual: mode d'emploi, notice
  username: nom d'utilisateur, identifiant
  useVerb: utiliser, utilisation
  usually: habituellement, normalement, généralement
  utilityBill: charges
  vacancy: place libre
  vaccinate: vacciner, vaccin, vaccination
  vaccination: vaccin, vaccination
  vaccinationCard: carnet de vaccination, carnet de santé
  vacuumCleaner: aspirateur
  valentinesDay: Saint-Valentin
  valid: valable, valide, validité
  valuables: objets de valeur
  valuation: expertise, estimation
  value: valeur, vaut
  van: camionnette, fourgon
  vandalise: vandalisme
  varifocals: verres progressifs, lunettes progressives
  varnish: vernis
  vase: vase
  vat: TVA
  vegan: végétalien, végane, végan
  vegetable: légume
  vegetablePatch: potager
  vegetarian: végétarien, végétarienne
  vehicle: véhicule
  vehicleInspection: contrôle technique
  vehicleRegistration: plaque d'immatriculation, immatriculation
  vein: veine
  velvet: velours
  ventilate: aérer, ventilation
  ventilation: ventilation, ventilateur
  venue: lieu de réception
  verbal: oral, verbalement
  verdict: jugement, verdict
  vet: vétérinaire, véto
  vetClinic: clinique vétérinaire, cabinet vétérinaire
  veterinarian: vétérinaire, véto
  vibrate: vibrer, secouer, trembler
  victim: victime
  videoCall: appel vidéo, visioconférence, visio
  videoFilm: film
  village: village
  vinegar: vinaigre
  violin: violon
  virus: virus, logiciel malveillant
  visa: titre de séjour, visa
  visible: visible
  visit: visiter, visite, rendre visite
  visitor: visiteur
  vitamin: vitamine
  voice: voix
  voicemail: répondeur, messagerie vocale
  volume: volume, capacité
  volumeCapacity: capacité, volume
  volunteer: bénévole, volontaire
  vomit: vomir, vomissement
  vomiting: vomissement
  voucher: bon cadeau, bon, chèque cadeau, carte cadeau
  wage: salaire, paie
  waist: tour de taille
  waiter: serveur, serveuse
  waitingRoom: salle d'attente
  waitList: liste d'attente
  waitVerb: attendre, attente, attend, attendu
  wakeUp: réveiller, réveil
  walk: marcher, à pied, promenade
  walkDog: promener, promenade, balade
  walker: déambulateur
  walkingStick: canne
  wall: mur, paroi
  wallet: portefeuille, porte-monnaie
  wallpaper: papier peint, tapisser
  wardrobe: garde-robe, penderie
  warehouse: entrepôt, stockage, garde-meuble
  warm: chaud, tiède
  warn: avertir, avertissement, prévenir
  warningLight: voyant
  warranty: garantie, garantir
  wash: laver, lavage
  washable: lavable
  washingMachine: lave-linge, machine à laver
  washUp: vaisselle
  wasp: guêpe, frelon
  watch: montre
  watchmaker: horloger
  watchOver: surveiller, surveillance, garder
  watchStrap: bracelet de montre
  water: eau
  watercolour: aquarelle
  waterDamage: dégât des eaux, dégâts des eaux
  wateringCan: arrosoir
  waterPlants: arroser, arrosage
  waterproof: imperméable, étanche
  wax: cire
  waxHair: épiler, épilation
  waxing: épilation
  weak: faible, faiblesse
  wear: porter
  weather: météo, climat
  weatherForecast: prévision météo, prévisions
  weave: tisser, tissage
  website: site web, site internet
  wedding: mariage, noces
  weddingAnniversary: anniversaire de mariage
  weddingCake: gâteau de mariage, pièce montée
  weddingDress: robe de mariée
  weddingPlanner: organisateur de mariage
  weddingRing: alliance
  weddingWitness: témoin de mariage
  weed: désherber, mauvaises herbes, mauvaise herbe
  week: semaine
  weekday: jour ouvrable, en semaine
  weekend: week-end, fin de semaine
  weekly: hebdomadaire, par semaine
  weigh: peser, poids, pèse
  weight: poids
  weld: souder, soudure
  wellbeing: bien-être
  wellies: bottes en caoutchouc
  wet: mouillé
  wheat: blé, froment
  wheel: roue
  wheelAlignment: géométrie, parallélisme
  wheelbarrow: brouette
  wheelchair: fauteuil roulant
  whistle: siffler
  white: blanc, blanche
  whiteColour: blanc, blanche
  wholeEntire: entier
  wholesale: vente en gros, grossiste
  wide: large
  widen: élargir
  widow: veuve, veuf
  widowed: veuf, veuve
  width: largeur
  wife: épouse
  wifi: wifi, réseau sans fil
  wig: perruque
  wild: sauvage
  wildAnimal: faune, animal sauvage
  wildflower: fleur sauvage, fleur des champs
  will: testament
  wilt: faner, flétrir
  wind: vent
  windBlow: vent, venteux, souffler
  window: fenêtre, vitre
  windscreen: pare-brise
  wine: vin
  winner: gagnant, vainqueur
  winPrize: gagner, gagnant, prix
  winter: hiver
  winterTyre: pneu hiver, pneu neige
  wipe: essuyer, essuie
  wiper: essuie-glace
  wireUp: câblage, câble
  wish: souhaiter, souhait
  withdraw: se rétracter, rétractation, retirer
  withdrawalRight: droit de rétractation
  witness: témoin
  wobble: branlant, bancal
  woman: femme, dame
  womb: utérus
  wood: bois
  woodworking: menuiserie, travail du bois
  wool: laine, fil
  word: mot
  workFunction: fonctionner, marcher
  workJob: travailler, travail, emploi
  workout: entraînement, musculation
  workPermit: permis de travail
  workshop: atelier
  workshopEvent: atelier, stage
  workwear: tenue de travail, uniforme
  worldwide: mondial, international
  worm: ver, vermifuge
  wornOut: usé
  worry: s'inquiéter, inquiet, inquiétude, souci
  worse: pire
  worsen: empirer, s'aggraver, aggraver
  wound: plaie
  wrapBandage: bander, bandage, pansement
  wrappingPaper: papier cadeau
  wreath: couronne, guirlande
  wrench: clé anglaise, clé à molette
  wrinkle: ride
  wrist: poignet
  write: écrire, écrit, écris
  wrong: faux, incorrect, erroné
  xray: radiographie
  yarn: fil à coudre, pelote de laine
  year: an, année
  yearly: annuel, par an
  yellow: jaune
  yellowColour: jaune
  yesterday: hier
  yogaBlock: brique de yoga, sangle de yoga
  yogaMat: tapis de yoga, tapis
  yogaTeacher: professeur de yoga
  yoghurt: yaourt
  young: jeune
  youth: jeunesse, jeunes
  zip: fermeture éclair, zip
  zoo: zoo, parc zoologique
`
