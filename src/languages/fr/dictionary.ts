/** See `../dictionary.ts`. */
export const dictionary = `
  abandoned: abandonné, désaffecté
  abortion: avortement, IVG
  above: dessus, supérieur, au-dessus
  abroad: étranger, à l'étranger
  abscess: abcès, furoncle
  abseil: descente en rappel, descendre en rappel
  accelerate: accélérer
  acceleratorPedal: pédale d'accélérateur, accélérateur
  accept: accepter
  acceptanceWork: réception des travaux, inspection finale
  access: accès, accéder
  accessCode: code d'accès, digicode
  accessible: accessible, accessibilité, plain-pied
  accessibleToilet: toilettes adaptées, toilettes handicapés, toilettes PMR
  accessory: accessoire
  accident: accident
  accidental: par erreur, par accident
  accidentInsurance: assurance accident, assurance accidents
  accidentReport: constat, constat amiable
  accommodate: héberger, hébergement, logement, où dormir
  accompanyingTeacher: accompagnatrice, enseignant accompagnateur
  accordion: accordéon
  accordionHarmonica: harmonica
  accordionPart: concertina
  account: compte
  accountant: comptable
  accounting: comptabilité, comptable, tenue de comptes, fiche de paie
  accountNumber: numéro de compte
  accuse: accuser, reprocher
  acoustics: acoustique, insonorisation, isolation phonique
  acrylicGlass: plexiglas, verre acrylique
  acrylicPaint: peinture acrylique, acrylique
  acting: art dramatique, cours de théâtre
  active: actif, en activité
  actor: acteur, comédien, actrice
  acupuncture: acupuncture
  acute: aigu, douleur aiguë
  adapter: adaptateur
  addiction: addiction, dépendance
  address: adresse
  addVerb: ajouter, ajout
  adhd: TDAH, hyperactif, trouble de l'attention
  adhesiveTape: ruban adhésif, scotch
  adjust: ajuster, régler, réglage
  adjustable: réglable, ajustable
  administrationFee: frais de dossier, frais de gestion, frais administratifs
  admission: droit d'entrée, prix d'entrée
  admissionDoors: ouverture des portes
  admit: avouer
  adopt: adopter, adoption
  adoptedChild: enfant adopté, fils adoptif
  adoption: adoption
  adrenalinePen: stylo d'adrénaline
  adult: adulte
  adulthood: majeur, majorité
  adultsOnly: réservé aux adultes, sans enfants
  adultTicket: billet adulte, plein tarif
  advanced: avancé, confirmé
  advancedLearner: avancé, confirmé
  advanceSale: prévente
  advantage: avantage, bénéfice
  advent: Avent
  adventure: aventure, survie
  adventurePlayground: aire de jeux, espace jeux
  adventWreath: couronne de l'Avent
  advertise: publicité, annonce, pub
  adviceConsultation: consultation
  advise: conseiller, conseil
  aerobics: aérobic, zumba
  affordable: abordable, se permettre
  afraidOfAnimals: peur des chiens, peur des araignées
  afraidOfDark: peur du noir
  afraidOfHeights: peur du vide, vertige, sujet au vertige
  afraidOfWater: peur de l'eau
  african: africain, Afrique
  afternoon: après-midi
  afterSchoolCare: garderie périscolaire, périscolaire, accueil périscolaire
  afterSun: après-soleil
  afterSurgery: après une opération, post-opératoire
  again: de nouveau, à nouveau
  age: âge
  ageGroup: tranche d'âge, groupe d'âge
  agenda: ordre du jour
  agentFee: frais d'agence, commission d'agence
  ageOfBuilding: de quand date, construit, ancienneté
  ageRating: limite d'âge, âge conseillé, interdit aux moins
  ageVerb: vieillir, vieillissement
  ageYears: ans
  aggression: agressif, agressivité
  aggressive: agressif
  agreeOn: convenir, se mettre d'accord
  agreeVerb: accord, d'accord
  agriculture: agriculture, agricole
  aim: viser, cible
  airbag: airbag
  airConCar: recharge clim, climatisation auto
  airConditioned: climatisation, climatisé
  airConditioning: climatisation, clim
  airFilter: filtre à air, filtre habitacle
  airMattress: matelas gonflable
  airOut: aérer
  airport: aéroport
  airportShuttle: navette
  airPressure: pression atmosphérique, baromètre
  airPump: pompe
  airtight: hermétique, étanche à l'air
  ajar: grand ouvert, laissé ouvert
  alarm: système d'alarme
  alarmClock: réveil, réveille-matin
  alarmGoesOff: se déclencher, fausse alerte
  alarmSystem: système d'alarme
  albanian: albanais, Albanie
  alcohol: alcoolisé, alcool
  alcoholBan: alcool interdit, interdiction d'alcool
  alcoholism: alcoolisme, alcoolique, cure de désintoxication
  alignAxis: alignement, géométrie
  alimony: pension alimentaire
  alive: vivant, en vie
  allDay: toute la journée
  allenKey: clé Allen, clé six pans
  allergen: allergène
  allergicFree: hypoallergénique
  allergicShock: choc anaphylactique
  allergy: allergique, allergie
  allergyTest: test d'allergie, désensibilisation, allergologue
  allow: autoriser, permettre, permission, autorisation, autorisé, a-t-on le droit
  allowVerb: autorisé, permettre
  allSaints: Toussaint
  allSeasonTyre: pneus toutes saisons
  almond: amande
  almost: presque
  alone: seul
  aloneTraveller: voyageur seul, personne seule
  aloneUnsupervised: non accompagné, sans surveillance, sans parents
  alpacaWool: alpaga
  alphabet: alphabet
  alpinePasture: alpage, estive, chalet d'alpage
  altar: autel
  alteration: retouche
  alternative: alternative, à la place, au lieu de
  alternativeDate: date de remplacement, nouvelle date, autre date
  alternativePractitioner: naturopathe, naturopathie
  alternator: alternateur
  altitude: altitude, dénivelé
  aluminium: aluminium, alu
  always: toujours
  alzheimer: Alzheimer
  amateur: amateur, loisir
  amber: ambre
  ambulance: ambulance
  american: américain, États-Unis
  amountMoney: montant, somme
  amountQuantity: quantité
  amplifier: amplificateur, ampli
  amusementPark: parc d'attractions, parc de loisirs
  anaesthesia: anesthésie
  anaesthetize: anesthésie, anesthésier, endormir
  analogCamera: appareil photo argentique, argentique
  anchor: ancre, jeter l'ancre, ancrage, mouillage
  anger: colère
  angleGrinder: meuleuse, disqueuse
  angry: fâché, en colère
  animal: animal, animaux
  animalKeeper: soigneur animalier
  animalRescue: sauvetage animalier, animal blessé, animal trouvé
  animalShelter: refuge, refuge animalier
  animalSkin: pelage, peau de bête, peau d'animal
  animalSponsor: parrainage, parrainer un animal
  animalWatching: observation des animaux, voir des animaux
  animalWelfare: protection animale, bien-être animal, maltraitance animale
  ankle: cheville
  anklet: bracelet de cheville
  anniversary: anniversaire
  announce: annoncer, annonce
  annoy: énerver, agacer, embêter, déranger
  annoyedState: agacé, énervé, en avoir marre
  annualAccounts: comptes annuels, bilan comptable
  annualFee: cotisation annuelle, frais annuels
  annualPlant: plante annuelle
  anonymous: anonyme
  anonymousState: discret, discrétion, confidentiel
  answer: répondre, réponse, répond
  answeringMachine: répondeur, messagerie vocale
  ant: fourmi
  antenatalClass: préparation à l'accouchement
  antenna: antenne, parabole
  antiAging: anti-âge, anti-rides
  antibiotic: antibiotique
  antifouling: antifouling, carénage
  antihistamine: antihistaminique
  antique: antiquité
  antiqueFurniture: meubles anciens, meuble d'époque
  antiquity: Antiquité, époque antique
  antiReflection: antireflet, traitement antireflet
  antivirus: antivirus
  antler: bois de cerf
  anvil: enclume
  anxiety: anxiété, angoisse
  anxious: peureux, avoir peur, anxieux
  apartmentHunt: recherche d'appartement, visite d'appartement
  aperitif: apéritif, apéro, verre de bienvenue
  apologize: s'excuser, excuse, pardon
  app: application, appli
  appeal: recours, faire appel, opposition, objection
  appealLaw: recours, faire appel
  appendix: appendicite
  appetite: appétit, perte d'appétit
  applause: applaudissement
  apple: pomme
  appleJuice: jus de pomme
  applePie: tarte aux pommes
  appliance: électroménager, appareil ménager
  applianceRepair: réparation d'électroménager
  applicant: candidat, postulant
  applicationForm: demande
  applicationPhoto: photo de CV, photo de profil
  applyCream: appliquer, étaler
  applyJob: postuler, candidature
  appointment: rendez-vous, rdv
  apprentice: apprenti, apprentissage, alternant
  apprenticeship: apprentissage, alternance
  approve: approuver, autoriser, donner son accord
  apresSki: après-ski
  apricot: abricot
  apron: tablier
  aquaFitness: aquagym, aquabike
  aquarium: aquarium
  aqueduct: aqueduc
  arabic: arabe
  archaeology: archéologie, archéologue, archéologique
  archArchitecture: architecture
  archery: tir à l'arc, arc et flèches
  architect: architecte
  archive: archives, archiviste
  archVault: arche, arcade
  areaSurface: surface, superficie
  argue: se disputer, se quereller
  arm: bras
  armbands: brassards
  armchair: fauteuil, fauteuil relax
  armpit: aisselle
  aromatherapy: aromathérapie
  around: environs, alentours, région
  aroundClock: toute la nuit, à toute heure
  arrangeFlowers: bouquet
  arrest: arrestation
  arrivalDay: jour d'arrivée
  arrive: arriver, arrivée, arrivé, venue
  arriveEarly: à l'avance, arriver tôt, minutes avant, arriver en avance, venir plus tôt
  artefactFind: trouvaille, découverte
  arthritis: arthrose, arthrite
  artichoke: artichaut
  articleNews: article de journal, actualités
  artificialFlower: fleur artificielle
  artificialGrass: gazon synthétique
  artificialIntelligence: intelligence artificielle
  artisan: artisan
  artist: artiste
  artMuseum: musée d'art, exposition d'art
  artRestorer: restaurateur de tableaux, restauration de tableaux, restaurateur d'art, restauratrice
  artWork: art, œuvre d'art
  asbestos: amiante
  ascensionDay: Ascension
  ascent: montée, ascension
  ash: cendre
  ashesScatter: disperser les cendres, cendres
  ashtray: cendrier
  asian: asiatique, Asie
  ask: demander, question, poser une question
  askFor: se renseigner
  asparagus: asperge
  asphalt: goudron, asphalte, bitume
  aspirin: aspirine
  assemble: monter, montage, assembler
  assemblyPoint: point de rendez-vous, point de rassemblement, lieu de rencontre, lieu de rendez-vous, point de rencontre
  assessor: expert, expertise
  assistedLiving: résidence seniors, résidence services
  association: association, club
  asSoonAs: dès que possible, au plus vite
  asthma: asthme
  asthmatic: asthmatique
  astigmatism: astigmatisme
  astronomy: astronomie, astronome
  atheist: athée, laïque, non religieux
  athletesFoot: mycose, pied d'athlète
  atHome: à domicile, à la maison, chez soi
  atLeast: au moins, minimum
  atmosphere: ambiance, atmosphère
  atNight: la nuit, nocturne
  attach: fixer, attacher, fixation
  attachFile: joindre, pièce jointe
  attachment: pièce jointe
  attackBite: attaquer, attaque
  attackScare: effrayer, faire peur, effaroucher
  attempt: tentative, tenter
  attend: assister, présence, présence obligatoire
  attendanceList: feuille de présence
  attic: grenier, combles
  attribute: caractéristique
  atWeekend: le week-end, fin de semaine
  aubergine: aubergine
  auction: enchères, vente aux enchères
  audiobook: livre audio
  audioDescription: audiodescription
  audioGuide: audioguide, audio-guide
  audition: audition, casting
  aunt: tante, tata
  austrian: autrichien, Autriche
  author: auteur, écrivain, autrice, poète
  authority: autorité, administration
  autism: autisme
  automatic: automatique
  automaticallyRun: tout seul, de lui-même
  automaticCar: boîte automatique
  automaticRenewal: reconduction tacite, renouvellement automatique
  autumn: automne
  available: disponible, libre, disponibilité
  avalanche: avalanche
  average: moyenne, moyen
  aviary: volière
  avocado: avocat fruit
  avoid: éviter
  awakeState: éveillé, réveillé
  awardWinning: primé, récompensé
  awning: auvent, store banne, marquise
  axe: hache
  baby: bébé, nourrisson
  babyBath: baignoire bébé
  babyBib: bavoir, bavette
  babyBlanket: couverture bébé, plaid
  babyCarrier: porte-bébé, écharpe de portage
  babyFood: petit pot, biberon
  babyMilk: lait infantile, lait en poudre, lait maternisé
  babyMonitor: babyphone, écoute-bébé
  babyRattle: tétine, sucette
  babySeat: coque bébé, siège bébé, cosy
  babyShower: fête prénatale, baby shower
  babysit: garder les enfants, garderie, garde d'enfants
  babysitter: nounou, baby-sitter
  babySling: écharpe de portage, porte-bébé
  babySwimming: bébés nageurs
  babyWipe: lingettes
  back: dos, mal de dos, lombalgie
  backdrop: fond, arrière-plan
  backGlass: coque arrière, vitre arrière
  backInStock: réassort, réapprovisionner
  backMassage: massage du dos
  backpack: sac à dos
  backTrouble: problèmes de dos, mal de dos
  backup: sauvegarde
  backupDisk: sauvegarde de données
  bacon: lard, lardons
  bad: mauvais
  badBreath: mauvaise haleine
  badger: blaireau, blaireaux
  badLuck: malchance, pas de chance
  badminton: badminton
  badOnFeet: marche difficile, difficultés à marcher, mobilité réduite
  badWeather: mauvais temps, jour de pluie, intempéries, s'il pleut
  bag: sac
  bagCheck: contrôle des sacs, contrôle de sécurité
  bagelBun: petit pain
  baggageSize: encombrant, volumineux
  bagLining: réparation de sacs
  bagpipes: cornemuse
  bagSack: sac, sachet, grand sac, sacs
  baguette: baguette
  bailiff: huissier, commissaire de justice
  bait: appât, leurre
  bake: cuire au four, enfourner
  baker: boulanger
  bakery: boulangerie
  bakingPaper: papier cuisson, papier sulfurisé
  bakingPowder: levure chimique
  bakingTin: plaque de cuisson
  balance: équilibre, garder l'équilibre
  balanceBike: draisienne
  balayage: ombré hair
  balcony: balcon
  balconyPlant: plante en pot, plante de terrasse
  bald: chauve, calvitie
  baleHay: botte de foin, balle de paille, ballot
  ball: ballon, balle
  ballastBuoy: bouée, balise marine, bouée de mer
  ballet: ballet, danse classique
  balletClass: cours de ballet, danse classique, chaussons de pointe
  balloon: ballon de baudruche
  balloonHelium: hélium, ballon à hélium
  ballPit: piscine à balles
  ballroom: danse de salon, valse
  baltic: lituanien
  bamboo: bambou
  banana: banane
  bandage: bandage, pansement
  bandageUp: refaire le pansement
  bandHire: réserver un groupe, groupe de mariage, engager des musiciens
  bandMusic: groupe de musique, orchestre
  bangNoise: détonation, claquement
  bank: banque
  bankAccount: compte bancaire
  bankBranch: distributeur de billets, distributeur automatique, guichet automatique
  bankCard: carte bancaire, paiement par carte, carte bleue
  bankClerk: banquier, conseiller bancaire
  bankDetails: coordonnées bancaires, IBAN, RIB
  banknote: billet
  bankruptcy: faillite, insolvabilité
  bankTransfer: virement, virement bancaire
  banquet: banquet
  baptism: baptême
  barbecue: barbecue, grillade, barbecue à gaz, plancha, brasero
  barbecueArea: aire de barbecue, coin barbecue
  barber: barbier
  barefoot: pieds nus
  bargain: bonne affaire, bon plan
  barkTree: écorce
  barkVerb: aboyer, aboiement, aboie
  barley: orge
  barman: barman, barmaid, barista
  barn: grange
  barrel: tonneau, fût, barrique, dame-jeanne
  barrierFreePath: chemin goudronné
  barStool: tabouret
  barTable: mange-debout, table haute
  basement: cave, sous-sol
  basementStorage: cave, sous-sol
  basil: basilic
  basketball: basket-ball
  basketMaker: vannier, vannerie, osier
  basketWeaving: vannerie, osier, panier en osier
  basketWoven: panier, corbeille
  bassGuitar: ukulélé
  bat: chauve-souris, chauves-souris
  bathe: se baigner, bain, baigner
  bathingArea: lieu de baignade, plage surveillée, baignade autorisée
  bathrobe: peignoir
  bathroom: salle de bain, salle de bains
  bathroomTiles: carreleur, pose de carrelage
  bathtub: baignoire
  battery: pile, batterie
  batteryLife: autonomie
  batteryReplacement: changement de batterie, changement de pile, changer la pile, remplacement batterie
  bay: crique, anse, calanque
  beAbsent: absent, absence
  beach: plage
  beachChair: transat de plage, chaise de plage
  beachToy: château de sable, seau et pelle
  beachVolleyball: beach-volley, volley-ball
  bead: perle
  beak: bec
  beAllergic: réaction allergique, réagir
  bean: haricot
  beanie: bonnet de laine
  bear: ours
  beard: barbe
  bearingPart: roulement à billes, roulement
  beautician: esthéticienne
  beautiful: beau, joli, belle
  beauty: beauté
  beautySalon: institut de beauté
  beaver: castor
  beAware: tenir compte, à noter
  beCareful: faire attention, attention, prudence
  becomeMember: devenir membre, adhérer, bulletin d'adhésion
  bed: lit
  bedbug: punaise de lit
  bedding: draps, literie, linge de lit, drap, drap-housse
  bedFrame: sommier, cadre de lit, tête de lit
  bedroom: chambre à coucher
  bedsideTable: table de chevet, table de nuit
  bedsore: escarre
  bedspread: couvre-lit, jeté, plaid
  bee: abeille
  beech: hêtre, bois de hêtre
  beef: bœuf, boeuf
  beeHarvest: extraire le miel, récolte de miel
  beehive: ruche, colonie d'abeilles
  beekeeper: apiculteur, apiculture
  beekeepingCourse: stage d'apiculture
  beekeepingGear: tenue d'apiculteur, extracteur de miel
  beer: bière
  beerBench: banc de brasserie
  beerGarden: jardin à bière
  beerTap: tireuse à bière, pompe à bière, bière pression
  beeswax: cire d'abeille
  beetle: scarabée, coléoptère
  beetroot: betterave
  beforeEarlier: avant, auparavant, préalable
  begin: commencer, début, débuter, commence, débute, démarrer
  beginner: débutant, novice
  beginnerHorse: cheval d'école
  beginnersClass: cours débutant, cours d'essai
  behaviour: comportement, se comporter
  behindBack: derrière, arrière
  beige: beige, écru
  beLate: arriver en retard, en retard
  belay: assurage, assurer grimpeur, s'encorder
  belgian: belge, Belgique, flamand
  believe: croire, crois
  bell: cloche, carillon, clocher
  bellFounding: fonderie, fonderie de cloches
  bellPepper: poivron
  belly: ventre, abdomen
  bellyBag: banane sac, sac banane, ceinture portefeuille
  belong: appartenir, appartient, à qui appartient
  below: dessous, inférieur, au-dessous
  belt: ceinture
  bench: banc
  bend: courber, tordre
  bendDown: se baisser, se pencher
  benefitConcert: concert caritatif, gala de charité
  bentOut: tordu, plié
  berry: baie, fruits rouges
  best: le meilleur
  bestBefore: date de péremption, date limite, périmé
  better: meilleur, mieux
  bible: bible
  bicycle: vélo, bicyclette, vélo de ville, VTC
  bid: enchérir
  big: grand, gros
  bikeBasket: panier de vélo, sacoche de vélo
  bikeBattery: batterie de vélo
  bikeBell: sonnette de vélo
  bikeCarrier: porte-vélos
  bikeChain: chaîne
  bikeFrame: cadre de vélo
  bikeLight: éclairage vélo, dynamo
  bikeLock: antivol, cadenas
  bikeMechanic: mécanicien vélo, réparateur de vélos
  bikePark: bike park, descente VTT
  bikeRental: location de vélos, vélo de location
  bikeRepairKit: kit de réparation, rustines
  bikeService: révision de vélo, réparation de vélo
  bikeSize: taille de vélo, taille de cadre
  bikeTour: balade à vélo, randonnée à vélo, cyclotourisme
  bikeTrailer: remorque vélo
  bikeTransport: transport de vélos, vélo à bord
  bikini: bikini, maillot
  bilingual: bilingue
  bilingualState: multilingue, plusieurs langues, bilingue, langues parlées, polyglotte
  billiards: billard, table de billard
  billingAddress: adresse de facturation
  bin: poubelle, corbeille, corbeille à papier, benne à ordures
  binBag: sac poubelle
  bindBook: relier, reliure
  binding: contraignant, engageant, ferme et définitif, engagement
  binoculars: jumelles
  biodegradable: biodégradable, compostable
  biologist: biologiste, botaniste
  biology: biologie
  biometricPhoto: photo biométrique, photo d'identité
  bird: oiseau, oiseaux
  birdFeeder: mangeoire, graines pour oiseaux
  birdFlu: grippe aviaire, épizootie
  birdHide: observatoire d'oiseaux, affût
  birdhouse: nichoir
  birdwatching: observation des oiseaux, ornithologie
  birth: naissance
  birthAnimal: mettre bas, mise bas, agnelage, vêlage
  birthCertificate: acte de naissance
  birthControlPill: pilule contraceptive
  birthday: anniversaire
  birthdayCake: gâteau d'anniversaire
  birthdayCard: carte d'anniversaire
  birthdayChild: enfant fêté
  birthdayPackage: formule anniversaire
  birthdayParty: fête d'anniversaire, goûter d'anniversaire
  birthdayTart: gâteau, tarte, entremets
  biscuit: biscuit
  bishop: évêque
  bitch: chienne
  bite: mordre, mordu, morsure
  biteDog: mordu, morsure, mordre
  biteSplint: gouttière dentaire, bruxisme
  bitter: amer, amère
  black: noir
  blackberry: mûre, ronce
  blackboard: tableau noir, ardoise
  blackColour: noir
  blackIce: verglacé
  blackout: occultant, occulter
  blacksmith: forgeron, forge, forger
  blackTea: thé noir
  blackWhite: noir et blanc
  bladder: vessie
  bladeTool: lame, lame de scie
  blanket: couverture, couette, duvet, édredon
  blazer: veston
  bleach: décolorer, blanchir
  bleachHair: décoloration
  bleachLiquid: eau de Javel
  bleed: saigner, sang, saignement
  bleedColour: déteindre, déteint, dégorger
  bleeding: saignement, hémorragie
  bleedRadiator: purger, purge
  blender: mixeur, blender, robot de cuisine
  blessing: bénédiction, bénir
  blight: mildiou, oïdium, maladie des plantes
  blind: aveugle, malvoyant, aveugles, malvoyante, cécité
  blindPerson: non-voyant, personne aveugle, aveugle, malvoyant
  blinds: store, volet, volet roulant
  blink: cligner, clignement
  blister: ampoule au pied, cloque
  bloated: ballonné, ballonnements, gaz intestinaux
  blockedDrain: débouchage, déboucher, obstrué, évier bouché, toilettes bouchées
  blockedNose: nez bouché, nez qui coule, rhume
  blonde: blond
  blondHair: blond
  blood: sang
  bloodDonation: don du sang, donner son sang
  bloodGroup: groupe sanguin
  bloodPressure: tension artérielle, hypertension
  bloodPressureMonitor: tensiomètre
  bloodSugar: glycémie, sucre sanguin
  bloodTest: analyse de sang, prise de sang
  bloodThinner: anticoagulant
  bloom: fleurir, floraison
  blouse: chemisier
  blowDry: brushing, sèche-cheveux
  blowOut: souffler
  blue: bleu, bleue
  blueberry: myrtille
  blueColour: bleu
  blueLight: filtre lumière bleue, anti-lumière bleue
  bluetooth: bluetooth
  blunt: émoussé, coupe mal
  blurred: flou
  board: embarquer, monter à bord
  boarding: embarquement, embarquer, monter à bord
  boardingSchool: internat, pensionnat
  boardPet: pension, chenil
  boat: bateau, barque
  boatFender: pare-battage
  boatLicence: permis bateau, sans permis
  boatMooring: hivernage de bateau, place de port
  boatRental: location de bateau, location de barque
  boatSail: voiles
  boatTrip: promenade en bateau, croisière, sortie en mer
  bobbin: bobine, canette de machine
  body: corps
  bodyHair: poil
  bodyWeight: poids corporel
  bodywork: carrosserie
  boil: bouillir
  boiledEgg: œuf dur, œuf coque
  boiler: chaudière, chauffe-eau
  boilingHot: brûlant, bouillant, canicule
  bone: os
  bonfire: feu de camp, feu de joie, feu de bois, brasero
  bonnet: capot
  bonsai: bonsaï
  bonus: prime, récompense
  book: réserver, réservation
  bookAhead: réserver à l'avance, réservation préalable
  bookbinder: relieur, reliure
  bookbinding: relieur, relier
  bookcase: étagère
  bookCover: couverture de livre, jaquette
  bookedUp: complet, épuisé, guichets fermés, plus de places
  bookRead: livre, bouquin
  bookseller: libraire, librairie
  bookshop: librairie, libraire
  boosterSeat: rehausseur
  boot: botte, bottine
  bootiesAnkle: bottines
  border: frontière, contrôle aux frontières
  bored: s'ennuyer, ennuyeux
  boredom: ennui
  boring: ennuyeux
  bornBirth: naissance, naître, né, accouchement
  borrow: emprunter, emprunt
  boss: chef, patron, patronne, gérant, responsable
  botanicalGarden: jardin botanique, arboretum
  botox: botox, injections anti-rides
  bottle: bouteille
  bottleCrate: bouteille consignée
  bottleOpener: décapsuleur
  bottleVerb: mettre en bouteille, embouteillage
  bottleWarmer: chauffe-biberon
  boulder: rocher, roche
  bouldering: escalade de bloc, mur d'escalade
  boules: pétanque, boules
  bounce: rebondir, trampoline
  bouncyCastle: château gonflable, structure gonflable
  bouquet: bouquet
  boutonniere: boutonnière
  bowArrow: arc et flèches, tir à l'arc
  bowel: intestin, boyau
  bowl: bol, saladier
  bowling: bowling, quilles, piste de bowling
  bowRehair: reméchage, archet
  bowViolin: archet
  boxCarton: carton, boîte
  boxContainer: boîte, caisse
  boxerShorts: caleçon, boxer
  boxing: boxe
  boxOffice: guichet, billetterie
  boxSpring: lit boxspring
  boxVan: camion de déménagement, fourgon, utilitaire
  boxwood: buis
  boy: garçon
  boyfriend: petit ami, petite amie
  bra: soutien-gorge, brassière
  bracelet: bracelet
  bracesTeeth: appareil dentaire, bagues dentaires
  bracketAngle: équerre de fixation, support d'étagère
  braid: tresse, natte africaine
  braille: braille
  brain: cerveau
  brake: freiner, frein
  brakeDisc: disque de frein
  brakeFluid: liquide de frein
  brakePad: plaquette de frein
  brakeSqueal: freins qui grincent, révision des freins, freins usés
  branch: succursale, filiale, agence
  brand: marque
  brandNew: flambant neuf, état neuf, inutilisé, tout neuf
  brass: laiton
  brassBand: fanfare, harmonie
  brassInstrument: trombone, tuba, cuivres
  brave: courageux
  bread: pain
  breadcrust: croûte
  breadMaker: machine à pain
  breadOven: four à bois, four à pain, fournil, four à pizza
  breadRoll: petit pain
  breakAccident: casser, cassé, abîmer
  breakBone: bras cassé
  breakDown: panne, en panne
  breakdown: panne
  breakfast: petit déjeuner, petit-déjeuner, petit-déj
  breakIn: cambriolage, effraction
  breakIn2: assouplir, faire aux pieds
  breakSchool: récréation, récré
  breakVerb: casser, briser
  breast: sein
  breastfeeding: allaitement
  breastfeedingMother: femme allaitante, allaiter
  breastfeedVerb: allaiter, allaitement
  breastPump: tire-lait
  breath: respiration, souffle, haleine
  breathable: respirant
  breathe: respirer, respiration
  breathing: respiration
  breeder: éleveur, élevage
  breedVerb: élever, élevage
  breeze: brise marine, rafale, venteux
  brewery: brasserie artisanale, brasser, brasseur, brasserie
  brick: brique
  bricklayer: maçon, ouvrier du bâtiment, maçonnerie
  bridalBouquet: bouquet de mariée
  bridalCouple: jeunes mariés
  bridalFashion: boutique de mariage, robe de mariée
  bridalMakeup: maquillage mariée, coiffure mariée
  bridalVeil: voile de mariée
  bride: mariée
  bridegroom: marié
  bridesmaid: demoiselle d'honneur
  bridge: pont
  bridle: bride, rênes, licol, filet de cheval
  briefcase: mallette
  bright: clair
  brightLight: clair, lumineux
  bring: apporter, amener, apporté, amené
  bringBack: rapporter, ramener, rendre
  bringBike: emporter le vélo, prendre son vélo
  bringChildren: venir avec enfants, avec des enfants
  bringDog: amener le chien, chiens acceptés, chiens admis
  bringUp: élever, éduquer
  bristleBrush: poils de brosse, brosse à récurer, balai brosse
  british: britannique, Royaume-Uni, écossais
  brittle: cassant, friable, fragile
  broadband: fibre optique, haut débit, connexion internet
  broadcastFee: redevance télé
  broccoli: brocoli
  broken: cassé, défectueux, abîmé, en panne, ne marche pas, hors service
  brokenScreen: écran cassé, écran fissuré, réparation d'écran
  bronchitis: bronchite
  bronze: bronze
  bronzeAge: âge du bronze
  brooch: broche
  broody: poule pondeuse
  brook: ruisseau, ruisseaux, torrent
  broom: balai
  brother: frère, frangin
  brotherInLaw: beau-frère, belle-sœur
  brown: marron, brun
  brownColour: brun, marron
  browser: navigateur
  bruise: hématome, ecchymose
  brunch: brunch
  brush: brosser, brosse
  bubbleWrap: papier bulle, film à bulles
  bucket: seau, seaux
  buckledWheel: roue voilée, dévoiler une roue, rayon cassé
  buckleUp: s'attacher, boucler la ceinture
  buckwheat: sarrasin, blé noir
  bud: bourgeon, bouton de fleur
  buddhist: bouddhiste
  budget: budget
  buffet: buffet
  bugError: erreur, message d'erreur, bogue
  buggy: poussette, landau
  build: construire, construction, construit
  building: bâtiment, immeuble
  buildingBlocks: lego, jeu de construction, briques de construction, blocs de construction
  buildingLoan: prêt immobilier, crédit immobilier
  buildingMaterial: matériaux de construction
  buildingPermit: permis de construire, déclaration de travaux
  buildingSite: chantier
  buildOwn: faire soi-même, bricolage
  bulgarian: bulgare, Bulgarie
  bulge: bomber, renflement
  bulkOrder: grosse commande, commande groupée, remise sur quantité
  bulkyWaste: encombrants
  bull: taureau, taureaux
  bullying: harcèlement, discrimination
  bumblebee: bourdon
  bumper: pare-chocs
  bumpHead: se cogner, cogner la tête
  bundle: fagot, liasse, ballot
  bungalow: bungalow, chalet
  bungee: saut à l'élastique
  bunHair: chignon
  bunkBed: lit superposé, lit mezzanine
  burialAtSea: funérailles en mer, dispersion en mer
  burn: brûler, brûlure
  burnDown: brûler, incendier
  burnerPart: brûleur
  burnInjury: brûlure
  burnMark: trace de brûlure, roussi, brûlé
  burnout: burn-out, épuisement professionnel
  burntState: brûlé, carbonisé, roussi
  burp: roter, rot
  burrow: terrier, tanière
  burstPipe: rupture de canalisation, tuyau éclaté
  bury: enterrer, enterrement, obsèques
  busDriver: chauffeur de bus, chauffeur d'autocar
  bush: arbuste, buisson, arbrisseau
  businessCard: carte de visite
  businessDays: jours ouvrables, jours ouvrés
  businessTrade: commerce, affaires
  busParking: parking autocars, stationnement des cars
  busStop: arrêt de bus
  busTransport: bus, autobus, autocar
  busyPerson: occupé
  butcher: boucher
  butchery: boucherie
  butter: beurre
  butterfly: papillon
  buttermilk: lait ribot
  buttock: fesse, fessier
  button: bouton
  buttonCell: pile bouton, piles
  buttonhole: boutonnière
  buy: acheter, achat, achète, achetez, acheteur
  buyer: acheteur
  buyTickets: acheter des billets, prendre ses billets
  buyUp: achat d'or, rachat d'or, racheter, rachat, achat d'occasion
  byAppointment: sur rendez-vous, sur demande
  bylaws: statuts
  byPhone: par téléphone
  cabbage: chou, choux
  cabin: cabine, couchette
  cable: câble, fil électrique
  cableCar: téléphérique, télécabine
  cactus: cactus, plante grasse, succulente
  caesarean: césarienne
  cafe: café, salon de thé, cafétéria
  cage: cage
  cake: gâteau, gâteaux, tarte
  cakeDecorating: décoration de gâteaux, pâte à sucre
  cakeShop: pâtisserie
  cakeStand: présentoir à gâteaux, boîte à gâteau
  calculate: calculer, calcul
  calculateCost: calculer le prix, estimer le coût
  calculatorDevice: calculatrice, calculette
  calendar: calendrier, agenda
  calf: veau, veaux, génisse
  calfMuscle: mollet
  call: appeler, appel, téléphoner, appelle
  callBack: rappeler, rappel téléphonique
  callHelp: appeler à l'aide, appel d'urgence
  calligraphy: calligraphie, belle écriture, lettrage
  callOffWeather: annulé, n'a pas lieu, annulation
  callus: callosité, durillon
  calmDown: calmer, apaiser
  calmPerson: serein, détendu, posé, docile
  calmSea: mer calme, eau calme
  calorie: calorie
  camel: chameau, chameaux, dromadaire
  camera: appareil photo, caméra
  cameraFilm: négatifs, diapositives, pellicule photo
  cameraFlash: flash photo, avec flash
  cameraLens: objectif
  camp: camper, tente, faire du camping
  camper: camping-car, fourgon aménagé, van aménagé
  campingChair: chaise pliante
  campingStove: réchaud, réchaud de camping
  campsite: camping, terrain de camping
  canal: canal, canaux
  canary: canari
  cancel: annuler, annulation
  cancelAppointment: annuler le rendez-vous, décommander, empêchement
  cancelFree: annulation gratuite, annuler sans frais
  cancellationDeadline: délai d'annulation, annuler jusqu'à
  cancellationFee: frais d'annulation
  cancellationInsurance: assurance annulation
  cancellationNotice: lettre de résiliation
  cancellationPolicy: conditions d'annulation
  cancelledEvent: annulé, supprimé
  cancelledLesson: cours annulé, n'a pas lieu
  cancelShortNotice: annulation tardive
  cancer: cancer
  candidate: candidat
  candle: bougie
  candleMaking: bougie
  candleSoap: savonnerie, fabriquer du savon
  candlestick: bougeoir, chandelier bougie, photophore
  candyFloss: barbe à papa
  caning: cannage, rempaillage
  canisterJerry: bidon, jerrican
  canoe: canoë, canoë-kayak
  canOpener: ouvre-boîte
  canteen: cantine, réfectoire
  canTin: boîte de conserve, canette
  canvas: toile
  canvasPrint: impression sur toile, photo sur toile
  canyoning: canyoning
  capHeadwear: casquette, chapeau de soleil
  capitalLetters: majuscules, lettres capitales
  capsize: chavirer, se retourner
  captainBoat: capitaine, skipper, batelier
  car: voiture, auto, bagnole, automobile
  carabiner: mousqueton
  carat: carat
  caravan: caravane
  caraway: carvi
  carBattery: batterie de voiture
  carbonFibre: fibre de carbone, carbone
  carbonMonoxide: monoxyde de carbone
  carBoot: coffre
  carburettor: carburateur
  card: carte
  cardboard: papier cartonné
  cardboardBox: carton, boîte
  carDealer: concessionnaire, garagiste, garage auto, reprise de véhicule
  cardGame: jeu de cartes, poker, belote
  cardigan: gilet, cardigan
  cardiologist: cardiologue
  cardReader: terminal de paiement, lecteur de carte
  cardWool: carder, cardage
  careFor: soigner, soin, soins, entretenir
  careful: prudent, attention, soigneux
  caregiver: aidant, soignant
  careless: négligent, imprudent
  careless2: bâclé, mal fait
  careLevel: niveau de dépendance, APA, perte d'autonomie
  carerFree: accompagnateur gratuit
  caretaker: concierge, gardien, portier
  carFerry: traversier, ferry, car-ferry
  cargoBike: vélo cargo
  carInsurance: assurance auto, assurance tous risques
  carMat: tapis de sol
  carnation: œillet
  carnival: carnaval, mardi gras
  carousel: carrousel, manège enfantin
  carp: carpe, koï
  carPaint: peinture carrosserie
  carpalTunnel: canal carpien
  carpenter: menuisier, charpentier, ébéniste, menuiserie
  carpet: tapis, moquette
  carpetCleaning: nettoyage de tapis, nettoyage de canapé, nettoyage de moquette
  carPolishing: nettoyage de voiture, lustrage, nettoyage intérieur
  carport: carport, abri voiture
  carriageRide: calèche, promenade en calèche, attelage
  carrot: carotte
  carry: porter
  carryAround: trimballer
  carScrap: mettre à la casse, destruction de véhicule
  carSeat: siège enfant, siège auto, rehausseur
  carService: entretien, révision
  carsick: malade en voiture
  cartoonFilm: dessin animé, film d'animation
  carTransporter: porte-voiture, remorque bateau
  cartWagon: charrette
  carve: sculpter, tailler le bois
  carWash: lavage auto, station de lavage
  carWorkshop: garage
  carWrap: covering, marquage véhicule
  cash: espèces, liquide, comptant, argent liquide, payer en espèces, en liquide
  cashDesk: caisse
  cashDiscount: escompte
  cashOnDelivery: contre remboursement
  cashOnly: espèces uniquement, espèces seulement
  cashPayout: verser en espèces, versement en espèces, convertir en espèces
  cashRegister: caisse enregistreuse, caisse à monnaie
  cassette: cassette, cassette vidéo, VHS, magnétophone
  castIronPot: poêle en fonte, cocotte
  castle: château, châteaux
  castleRuin: forteresse, château fort, donjon
  castOff: appareiller, larguer les amarres
  castors: roulettes
  cat: chat, chatte
  catalan: catalan
  catAllergy: allergie aux chats, poils d'animaux
  catalogue: catalogue, brochure
  catalyticConverter: catalyseur, pot catalytique
  cataract: cataracte
  catch: attraper, capture
  catchAnimal: piège, cage-piège, capturer
  catchFire: feu, incendie
  catchFish: pêcher un poisson, attraper un poisson
  catchUp: rattraper, rattrapage
  catering: traiteur
  cateringService: traiteur
  caterpillar: chenille
  catFlap: chatière, trappe à chat
  cathedral: cathédrale, basilique
  catholic: catholique
  catSitter: garde de chat, pension pour chats
  cattery: pension féline, pension pour chats
  cattle: bétail, bovin, vache
  cauliflower: chou-fleur
  cause: causer, cause
  cause2: provoquer, causer, déclencher
  caveNoun: grotte, caverne
  caving: spéléologie, spéléologue
  ceiling: plafond
  celebrate: fêter, fête, célébrer
  celebrateBirthday: fêter un anniversaire, anniversaire d'enfant
  celery: céleri
  cellarVault: cave à vin
  cello: violoncelle
  cellulite: cellulite
  celtic: Celtes, celtique
  cement: ciment
  cemetery: cimetière
  centenarian: centenaire, très âgé
  centimetre: centimètre
  centralHeating: chauffage central
  centralLocation: central, bien situé
  centralLocking: verrouillage centralisé
  century: siècle
  cereal: céréales
  ceremony: cérémonie
  certificate: certificat, attestation, diplôme
  certificateAttendance: attestation de présence, attestation de participation, attestation de stage
  certify: certifier, légaliser, certifié conforme
  chafe: frotter, irriter
  chain: chaîne
  chainOff: chaîne déraille, déraillé
  chair: chaise, siège
  chairCover: housse de chaise
  chairperson: président, conseil d'administration
  chalk: craie, magnésie, sac à magnésie
  chambermaid: femme de chambre, gouvernante
  chamomile: camomille
  champagne: champagne, prosecco, mousseux
  chandelier: lustre
  change: changer, changement, modifier
  changeBattery: changer la pile, changer la batterie
  changeBooking: modifier la réservation, changer de réservation, changer de date
  changeDate: changer de date, déplacer le rendez-vous, décaler
  changeLock: changer la serrure, remplacer la serrure
  changeMind: changer d'avis
  changeNappy: changer la couche, changer bébé
  changeOfClothes: vêtements de rechange
  changeTrain: changer de train, correspondance
  changeTyres: pneu, changement de pneus
  changingRoom: vestiaire, cabine de plage, cabine, se changer
  changingTable: table à langer, espace change, coin change
  chanterelle: girolle
  chapel: chapelle
  charcoal: charbon de bois, briquettes, charbon
  charcoalPastel: pastel sec, fusain
  charge: facturer, faire payer
  chargeBattery: charger, recharger, chargeur
  charger: chargeur
  chargingCable: câble de charge, câble d'alimentation, alimentation secteur, câble USB
  chargingPort: connecteur de charge, port de charge
  chargingStation: borne de recharge, station de recharge, borne, wallbox
  chase: poursuivre
  chassisNumber: numéro de châssis
  chauffeur: chauffeur
  cheap: pas cher, bon marché, économique
  cheat: tricher, arnaque, fraude, escroquerie, escroc
  check: vérifier, contrôler, vérification, contrôle
  checkered: à carreaux
  checkIn: enregistrement, heure d'arrivée
  checkOut: heure de départ
  checkout: caisse
  checkup: bilan de santé, examen médical
  cheek: joue
  cheeky: insolent, effronté
  cheerful: joyeux, de bonne humeur
  cheese: fromage
  cheesecake: gâteau au fromage, cheesecake
  cheeseDish: cuve à fromage, moule à fromage, faisselle
  cheesemaker: fromager, fromagerie
  cheesePlatter: plateau de fromages
  chemical: produit chimique
  chemicalDisposal: vidange eaux grises, aire de vidange, cassette WC
  chemistry: chimie
  chemotherapy: chimiothérapie, chimio
  cheque: chèque
  cherry: cerise
  cherryPicker: nacelle
  chess: échecs
  chessClub: club d'échecs
  chest: poitrine, thorax
  chestnut: châtaigne, châtaignier, marrons grillés
  chestOfDrawers: commode, bahut
  chestPain: douleur thoracique, palpitations, arythmie
  chew: mâcher, ronger
  chewingGum: chewing-gum
  chick: poussin
  chicken: poulet
  chickenCoop: poulailler
  chickenpox: varicelle
  chickpea: pois chiche
  child: enfant, gosse
  childBenefit: allocations familiales
  childBike: vélo enfant, vélo pour enfant
  childBikeSeat: siège enfant vélo, siège vélo
  childbirth: accouchement, accoucher, accouché
  childcare: garde d'enfants, garderie
  childFriendly: adapté aux enfants
  childHaircut: coupe enfant
  childhood: enfance
  childminder: assistante maternelle, nounou, nourrice
  childPortion: menu enfant, portion enfant
  childrensBirthday: anniversaire d'enfant, goûter d'anniversaire
  childrensBook: livre pour enfants, album jeunesse
  childrensClothes: vêtements enfants, layette, body bébé
  childrensParty: anniversaire enfant, fête d'enfants
  childrensTour: visite pour enfants, visite en famille
  childSafe: sécurité enfant, adapté aux enfants
  childSize: taille enfant, tailles enfant
  childSupport: pension alimentaire
  childTicket: billet enfant, tarif enfant, entrée enfant
  chillOut: décompresser, se détendre
  chills: frissons, grelotter
  chilly: glacial, frisquet
  chimney: cheminée
  chimneySweep: ramoneur, ramonage
  chin: menton
  chinchilla: chinchilla, octodon
  chinese: chinois, Chine
  chipboard: aggloméré, contreplaqué
  chipped: ébréché, écaillé
  chisel: burin, ciseau à bois
  chives: ciboulette
  chocolate: chocolat
  chocolatesSweet: chocolats, pralines
  choir: chœur, chorale
  choke: s'étouffer, étouffement, avaler de travers
  cholesterol: cholestérol
  choose: choisir, choix, choisi, sélectionner
  chop: hacher
  chopCutlet: côtelette
  choppingBoard: planche à découper
  chopWood: couper du bois, fendre
  choreography: chorégraphie, pas de danse
  christening: fête de baptême
  christeningGown: robe de baptême
  christian: chrétien, christianisme
  christmas: Noël
  christmasEve: réveillon, veille de Noël, réveillon de Noël
  christmasMarket: marché de Noël
  christmasParty: fête de Noël, repas de Noël
  christmasTree: sapin de Noël, arbre de Noël
  christmasTreeBauble: boule de Noël
  chronic: chronique, maladie chronique, douleur chronique
  church: église
  churchBell: cloche d'église, cloches
  churchOrgan: orgue, concert d'orgue
  churchService: messe, office religieux, culte
  churchTower: clocher
  churchWedding: mariage religieux, mariage à l'église
  cider: cidre, pressoir
  cigarette: cigarette, clope
  cinema: cinéma, ciné
  cinnamon: cannelle
  circleShape: cercle, circulaire
  circuitBoard: circuit imprimé
  circularWalk: circuit pédestre, randonnée en boucle
  circus: cirque
  citizen: citoyen
  citizenship: nationalité, citoyenneté
  city: ville
  cityPass: carte touristique, city pass, carte d'hôte
  civilPartnership: PACS, concubinage, union libre
  civilServant: fonctionnaire
  civilWedding: mariage civil
  cladding: bardage, lambris
  claimDamage: déclaration de sinistre, sinistre
  clap: applaudir
  clarinet: clarinette
  clasp: fermoir, boucle de ceinture
  claspChain: chaîne cassée, réparation de chaîne
  classicalMusic: musique classique, musique de chambre
  classPass: carnet de cours, carte de séances
  classReunion: retrouvailles, réunion d'anciens élèves
  classroom: salle de classe, salle de cours
  classroomHelper: AESH, auxiliaire scolaire
  classTeacher: professeur principal, maître, maîtresse
  clause: clause, conditions générales, CGV
  clauseTerms: conditions d'utilisation, règlement
  claustrophobia: claustrophobie, passage étroit, claustrophobe
  claw: griffe, patte
  clay: argile, terre glaise
  clayPot: pot en terre cuite, terre cuite
  clean: nettoyer, nettoyage, nettoie, ranger, faire le ménage
  cleanAdjective: propre, propreté
  cleaner: femme de ménage, agent d'entretien, aide-ménagère
  cleaningCompany: société de nettoyage, laveur de vitres
  cleaningFee: frais de ménage, forfait ménage
  cleanTeeth: détartrage, nettoyage des dents, hygiéniste
  clearance: soldes, liquidation
  clearanceHeight: hauteur sous plafond, hauteur libre, gabarit
  clearanceSale: soldes, liquidation
  clearing: clairière
  clearOut: débarrasser, débarras
  clearSnow: déneiger, déneigement
  clench: grincer des dents, bruxisme
  clerk: agent administratif, employé de bureau
  clever: intelligent, malin
  clickCollect: retrait en magasin
  clickNoise: cliquetis, cliqueter
  clientMaterials: matériaux compris, matériel compris, fournitures comprises
  cliff: falaise
  climb: grimper, escalade, grimpé, escalader
  climber: grimpeur, grimpeuse
  climbing: escalade, mur d'escalade
  climbingFrame: cage à poules, structure d'escalade
  climbingGear: baudrier, harnais
  climbingGym: salle d'escalade
  climbingRope: corde d'escalade, longueur de corde
  climbingShoe: chaussons d'escalade, chausson d'escalade
  climbUp: grimper, escalader
  clipClaws: couper les griffes, griffes
  cloakroom: vestiaire, consigne vêtements
  clock: horloge, pendule
  clockHand: cadran
  clockRadio: radio-réveil
  clockStopped: montre arrêtée, montre en panne
  clog: boucher, bouché
  clogShoes: sabots
  closedDown: fermé définitivement, fermeture définitive
  closedTemporarily: fermé temporairement, fermé aujourd'hui
  closeOff: barrer, interdire l'accès
  closeVerb: fermer, fermé, fermeture, ferment, fermez
  closingDay: jour de fermeture, jour de repos
  closingTime: heure de fermeture
  cloth: chiffon, torchon, lavette
  clothes: vêtement, habits, fringues
  clothesHanger: cintre
  clothesLine: corde à linge, étendoir
  clothesMoth: mite des vêtements
  clothesPeg: pince à linge
  clothesSize: taille, pointure
  cloud: nuage
  cloudStorage: stockage en ligne
  cloudy: nuageux, couvert
  clover: trèfle
  clown: clown
  clubSport: club sportif, association sportive
  clumsy: maladroit, pas doué
  clutch: embrayage
  coachBus: autocar, car de tourisme, groupe en car, voyage en car
  coaching: orientation professionnelle, coaching
  coachParking: parking autocar, stationnement autocars
  coachTrainer: formateur, coach
  coal: charbon, houille
  coast: côte, rivage
  coat: vernir, vernis
  coatGarment: manteau, manteaux
  coatOfArms: blason, armoiries
  coatRack: portemanteau, patère
  coatVerb: revêtir, enduire, revêtement
  cobbler: cordonnier
  cockroach: cafard, blatte
  cocktail: cocktail
  coconut: noix de coco
  cod: morue, cabillaud
  code: code
  coeliac: cœliaque, maladie cœliaque
  coffee: café
  coffeeAndCake: pause goûter
  coffeeBeans: café en grains, torréfaction, torréfacteur
  coffeeBreak: pause-café, rafraîchissement
  coffeeGrinder: moulin à café
  coffeeMachine: cafetière, machine à café
  coffeeTable: table basse, table d'appoint
  coffin: cercueil
  coin: pièce de monnaie, monnaie
  coinCollection: collection de monnaies, pièces de monnaie, monnaie romaine
  cold: froid
  coldPack: poche de glace, compresse froide
  coldRent: loyer hors charges, loyer nu
  coldRoom: chambre froide, remorque frigorifique
  coldSore: bouton de fièvre, herpès
  coldWeather: froid
  colic: colique
  collage: collage, scrapbooking
  collapse: s'effondrer, effondrement
  collar: col, collier de chien
  collarbone: clavicule
  colleague: collègue
  collect: récupérer, retrait, enlèvement, venir chercher
  collectHobby: collectionner, collection
  collectible: pièce de collection, rareté
  collectionMuseum: collection
  collectLater: récupérer plus tard, prêt à retirer
  colonoscopy: coloscopie, endoscopie
  colour: couleur
  colourBlind: daltonien, daltonisme
  colourCopy: impression couleur, copie couleur
  coloured: uni, unicolore
  colourful: coloré, multicolore
  colouringBook: livre de coloriage, coloriage
  colouringFood: colorant
  comb: peigner, peigne
  combinationLock: cadenas à code, serrure à code
  combine: moissonneuse-batteuse
  combiTicket: billet combiné, billet jumelé
  come: venir, viens, vient, venu, viennent
  comeApart: se défaire, tomber en morceaux
  comeBack: revenir, reviens, retour
  comeBackLater: revenir, repasser, revenir plus tard
  comedyShow: comédie, one-man-show, cabaret
  comeOff: se détacher, se décoller
  comeOver: passer voir
  comeToYou: venir chez moi, à domicile, se déplacer
  comeUnglued: décollé, se décoller
  comeWith: accompagner, accompagnateur, accompagné, accompagnant
  comfortable: confortable
  comicBook: bande dessinée, BD, manga
  commission: commission
  commitment: engagement, obligation
  commonCold: rhume
  communion: communion, première communion
  communityCentre: centre culturel, maison de quartier, maison des jeunes
  commute: faire la navette
  companion: accompagnateur, accompagnant, personne accompagnante
  company: entreprise, société
  companyFirm: entreprise, société
  companyHolidays: congés annuels, fermeture annuelle
  companyOuting: sortie d'entreprise, team building
  compare: comparer, comparaison
  compareOffer: comparer les prix, comparaison
  compass: boussole
  compatible: compatible
  compensate: indemniser, indemnisation, dédommager
  compensateVisitor: dédommager, dédommagement, indemniser
  compensation: indemnisation, dédommagement, indemnité
  competition: compétition, tournoi, concours, championnat
  competitor: concurrent, concurrence
  complain: se plaindre, plainte, réclamer, réclamation
  complainAbout: réclamer, se plaindre
  complaint: réclamation, plainte
  complaintsBook: formulaire de réclamation, service réclamations
  completeAdjective: complet
  complicated: compliqué
  compose: composer
  compost: composter, compostage, compost
  compostHeap: composteur
  comprehensiveCover: tous risques, assurance tous risques
  compressionStocking: bas de contention, bas de compression
  compressor: compresseur, air comprimé
  compromise: compromis
  compulsoryInsurance: assuré, assurance obligatoire
  computer: ordinateur, ordi, ordinateur de bureau, PC, unité centrale
  computerFile: fichier
  computerRepair: réparation d'ordinateur, dépannage informatique
  computerSlow: ordinateur lent, PC lent
  concentrate: se concentrer
  concentrationProblem: troubles de concentration
  concern: concerner
  concert: concert
  concession: tarif réduit
  concrete: béton
  concreteMixer: bétonnière
  concussion: commotion cérébrale
  condensation: condensation, embué, buée
  condition: condition, prérequis
  conditioner: après-shampooing
  conditionState: état
  condolences: condoléances, carte de condoléances
  condom: préservatif
  condominium: copropriété
  conductorMusic: chef d'orchestre, chef de chœur
  conductorTrain: contrôleur, contrôle des billets
  cone: collerette
  conference: conférence, réunion
  conferenceRoom: salle de conférence, salle de séminaire, salle de réunion
  confession: confession, se confesser
  confetti: confetti, serpentin, confettis, serpentins
  confident: confiance en soi, sûr de soi
  confidential: confidentiel, secret professionnel
  confidentiality: confidentialité, secret professionnel
  confirm: confirmer, confirmation
  confirmationChurch: confirmation religieuse, profession de foi
  confused: confus, déroutant
  congratulate: féliciter, félicitations
  congratulation: félicitation
  conifer: conifère
  conjunctivitis: conjonctivite
  connect: connecter, connexion, brancher, raccorder
  consent: consentement
  consentForm: consentement
  consequence: conséquence
  conservation: protection de la nature, espèce protégée
  conservatory: véranda, jardin d'hiver
  consist: consister
  constantTemperature: température constante, frais dedans
  constellation: constellation
  constipation: constipation
  consultingHours: heures de consultation
  consumerProtection: protection des consommateurs, droits du consommateur
  contactAllergy: allergie au nickel
  contactForm: formulaire de contact, contacter, prendre contact
  contactLens: lentille de contact, lentille
  contactless: sans contact
  contactManager: interlocuteur
  contactPerson: interlocuteur, personne de contact
  contactSolution: solution pour lentilles, produit pour lentilles
  contactVerb: contacter, joindre
  contagious: contagieux
  contain: contenir, contient
  container: conteneur, récipient
  contestEntry: frais de participation, droit d'engagement
  continue: continuer, poursuivre
  contraception: contraception
  contract: contrat, accord, convention
  contractCopy: copie du contrat, conditions du contrat
  contractTerm: durée du contrat
  convertAttic: aménager, aménagement, transformer
  convertible: cabriolet, décapotable
  convince: convaincre
  cook: cuisiner, cuire
  cookbook: livre de cuisine, livre de recettes
  cookChef: cuisinier, chef cuisinier
  cookedDone: cuit, bien cuit
  cookieCutter: emporte-pièce
  cookiePolicy: cookies, politique de confidentialité, mentions légales
  cookingCourse: cours de cuisine, atelier cuisine
  cookingPot: casserole, marmite
  coolAdjective: fraîche
  coolant: liquide de refroidissement, antigel
  coolBox: glacière, sac isotherme
  coolDown: refroidir, rafraîchir
  coolingOff: délai de rétractation, rétractation, se rétracter
  coolRoom: réfrigéré, climatisé
  coPayment: ticket modérateur, reste à charge
  copper: cuivre
  copyDocument: photocopier, copie certifiée
  copyPaper: copie, photocopie
  copyShop: photocopieur, photocopieuse, reprographie
  copyVerb: copier, copie, photocopie
  coral: corail, coraux, récif
  cordlessDrill: perceuse sans fil, visseuse
  corduroy: velours côtelé
  cork: liège, bouchon de liège
  corkage: droit de bouchon
  corkscrew: tire-bouchon
  corn: maïs
  corner: coin, angle
  cornFoot: durillon, cor au pied
  corporateEvent: événement d'entreprise, soirée d'entreprise
  corpusChristi: Fête-Dieu
  correct: correct, juste
  corridor: couloir
  cortisone: cortisone, corticoïdes
  cosmetics: cosmétique
  cosmeticSurgery: chirurgie esthétique
  cost: coûter, coût, coûte, combien coûte, quel prix, quel tarif
  costExtra: coûte en plus, supplément
  costume: déguisement, costume, se déguiser, soirée déguisée, location de costumes
  costumeHire: location de costumes, déguisement, se déguiser
  costumeJewellery: bijoux fantaisie
  cosy: chaleureux, douillet, cosy
  cot: lit bébé, berceau, lit parapluie
  cotton: coton
  cottonWool: coton-tige, ouate, disques de coton
  cough: tousser, toux
  counter: comptoir, guichet
  counterfeit: contrefaçon, faux, contrefait
  country: pays
  countryOrigin: provenance, pays d'origine, origine
  countryside: campagne, paysage
  countVerb: compter
  couple: couple
  couplesMassage: massage en duo, massage en couple
  coupon: code promo, coupon, code de réduction
  courage: courage, bravoure
  courgette: courgette
  courier: coursier, transporteur, livreur
  course: cours
  courseEnd: date de fin, fin des cours
  courseFee: prix du cours, frais de cours
  courseMaterial: support de cours, matériel pédagogique, polycopié
  courseNoun: cours
  courseStart: date de début, début des cours, rentrée
  court: tribunal, tribunaux
  courtBooking: court de tennis, réserver un terrain, terrain de sport
  courtesyCar: véhicule de courtoisie, voiture de prêt
  courtWitness: témoin
  courtyard: cour intérieure
  couscous: couscous
  cousin: cousin, cousine
  coverage: couverture
  covered: couvert, abrité
  covered2: abrité, sous abri
  coverLetter: lettre de motivation, lettre de candidature
  coverVerb: couvrir, couvert, recouvrir, bâcher
  covid: covid, coronavirus
  cow: vache
  coworking: coworking, espace de travail, bureau partagé
  crab: crabe
  crack: fissure, fissuré, fêlé, fêlure, fendu
  crackedState: fêlé
  cradle: berceau, couffin
  craft: artisanat, artisan, métier
  craftKit: kit créatif, matériel créatif, fournitures créatives
  crafts: bricolage, artisanat, loisirs créatifs
  craftsman: artisan, bricoleur, homme à tout faire, petits travaux
  cramp: crampe
  crampons: crampons
  crane: grue
  crashAccident: accident, collision
  crashCourse: cours accéléré, stage intensif
  crashFreeze: plantage, bogue
  crashInto: percuter, renverser, heurter
  crashPad: crash pad, tapis d'escalade
  crashPc: bug
  crate: caisse en bois, cageot, cagette
  crawl: ramper, rampant, à quatre pattes
  crawlVerb: ramper, à quatre pattes
  crayon: crayons de couleur, feutres
  cream: crème fraîche, crème chantilly, crème fouettée, chantilly
  creamy: crémeux, onctueux
  crease: pli, froissé
  creased: froissé, ridé
  createDesign: créer, concevoir, conception
  creative: créatif, créativité
  credit: avoir, crédit
  creditCard: carte de crédit, carte bancaire
  creditCheck: solvabilité, vérification de crédit
  creditNote: note de crédit
  cremate: incinérer, incinération, crémation
  cremation: crémation, incinération
  crematorium: crématorium
  crew: équipage, matelot
  crime: délit, infraction, crime
  criminalComplaint: déposer plainte, porter plainte
  criminalLaw: droit pénal, avocat pénaliste, délit
  criminalRecord: casier judiciaire, extrait de casier
  crisps: chips
  crispy: croustillant, croquant
  criticize: critiquer, critique
  croatian: croate
  crochet: crocheter, crochet
  crochetHook: crochet
  crockery: vaisselle
  crocodile: crocodile, caïman
  croissant: croissant
  crooked: tordu, de travers, déformé, cabossé
  crop: récolte, cultiver
  cross: traverser
  crossCountrySki: ski de fond, piste de fond
  crossfit: crossfit, circuit training
  crossing: traversée
  crossReligious: croix, crucifix
  crossroads: carrefour, croisement
  crossStitch: point de croix
  crouch: s'accroupir, accroupi
  crow: corbeau, corbeaux, corneille
  crowd: foule
  crowdCapacity: places assises, nombre de places, jauge
  crowded: bondé, beaucoup de monde, affluence, heure de pointe
  crownTree: cime, houppier
  crumb: miette, chapelure
  crumble: s'effriter, émietter
  crush: écraser
  crustacean: crustacés, mollusques
  crutch: béquille
  cry: pleurer, pleure, larmes
  crystal: cristal, cristaux, quartz, améthyste, cristallerie
  ctScan: scanner médical, tomodensitométrie
  cubicMetre: mètre cube, stère
  cucumber: concombre
  cufflinks: boutons de manchette
  cuffSleeve: manchette
  cup: tasse, mug, gobelet
  cupboard: armoire, placard, vaisselier
  curator: conservateur de musée
  cureSpa: cure thermale, station thermale
  curfewNoise: couvre-feu, tapage nocturne, heure limite
  curious: curieux
  curl: bouclé, frisé
  curlHair: boucler, boucles, friser
  curling: curling
  currant: groseille, cassis
  currency: devise
  currentFlow: eau rapide
  currently: actuellement, actuel, en ce moment
  currentWater: courant marin, courant d'eau, fort courant
  curriculum: programme d'études, contenu du cours, programme scolaire
  curryDish: curry
  curtain: rideau, rideaux
  curtainRail: tringle à rideaux
  curtainSewing: confection de rideaux, raccourcir des rideaux
  custody: garde des enfants, garde, garde alternée, autorité parentale
  customer: client, clientèle
  customerNumber: numéro de client
  customerService: service client, service après-vente, assistance
  customerToilet: toilettes clients, toilettes publiques
  customOrder: commande spéciale, sur commande, pièce unique
  customs: douane, droits de douane
  customsDuty: douane
  customSize: taille spéciale
  cut: couper, coupe, découper
  cutHair: coupe de cheveux, couper les cheveux
  cutKey: double de clé, refaire une clé, reproduction de clé, clé de rechange
  cutlery: couverts
  cutting: bouture, bouturage
  cutToSize: découpe sur mesure, couper sur mesure
  cv: CV, curriculum vitae
  cycle: faire du vélo, cyclisme
  cyclePath: piste cyclable
  cycleRack: parking à vélos, râtelier à vélos
  cycling: cyclisme
  cyclist: cycliste
  cylinderHead: culasse
  cypress: cyprès
  cystitis: cystite, infection urinaire
  czech: tchèque
  dahlia: dahlia
  dailyRate: tarif journalier, prix par jour
  dairy: laiterie, fromagerie, crèmerie, produits laitiers
  daisy: marguerite, pâquerette
  dam: barrage, lac de barrage
  damagedGoods: endommagé
  damageLoss: dommage, dégât
  damagesCompensation: dommages-intérêts
  damageVerb: endommager, dommage, abîmer, dégât, abîmé, esquinté
  damp: humide, humidité
  dance: danser, danse
  danceCourse: cours de danse
  danceFloor: piste de danse
  dancePartner: sans partenaire, partenaire de danse
  dancer: danseur, danseuse
  danceSchool: école de danse, studio de danse
  danceShoe: chaussure de danse, chausson de danse
  danceTeacher: professeur de danse
  dandruff: pellicule
  dangerous: dangereux, danger
  danish: danois, Danemark
  dark: sombre, foncé, obscurité, dans le noir
  darkColoured: couleur foncée, foncé
  darkroom: chambre noire, développement photo
  darts: fléchettes, jeu de fléchettes
  dashcam: dashcam
  data: données
  dataDeletion: suppression des données, effacer les données, effacement
  dataProtection: protection des données, confidentialité, vie privée, RGPD
  dataRecovery: récupération de données
  dataStorage: conservation des données, durée de conservation, stocker
  dataTransfer: transfert de données, transférer des données
  dataVolume: données mobiles, itinérance, forfait mobile
  date: date
  dateBirthPlace: lieu de naissance
  dateFruit: datte
  dateOfBirth: date de naissance
  daughter: fille
  dawnSunrise: lever du soleil, aube, lever du jour
  day: jour, journée
  dayAfterTomorrow: après-demain
  dayClinic: ambulatoire, hôpital de jour
  daylight: lumière du jour
  daylightSaving: changement d'heure
  dayOff: jour de repos, jour de congé, congés payés
  dayPass: carte journalière, billet journalier
  dazzling: éblouir, éblouissant
  deadAnimal: animal mort
  deadline: délai, échéance, date limite
  deaf: sourd, malentendant, sourde, surdité, langue des signes
  death: décès, mort
  deathCertificate: acte de décès, certificat de décès
  debitCard: carte de débit
  debt: dette
  debtCollection: recouvrement, recouvrement de dettes
  decade: décennie
  decaf: décaféiné, déca, caféine
  deceased: défunt, décédé
  decide: décider, décision
  decideJudge: juger, juge
  deciduous: arbre à feuilles caduques
  deck: pont supérieur, pont du bateau
  deckchair: transat, chaise longue, bain de soleil
  decompression: décompression, compensation des oreilles
  decorate: décorer, décoration
  decoration: décoration, déco
  decrease: baisser, réduire, diminuer, réduction
  deductible: franchise
  deductTax: déduire, déductible
  deep: profond, profondeur
  deepClean: grand nettoyage, nettoyage en profondeur
  deepFry: friteuse, frit, friture
  deer: cerf, chevreuil, biche
  defect: défaut, vice, panne, dysfonctionnement
  defend: défendre, défense
  defibrillator: défibrillateur
  defrostVerb: dégivrer, décongeler
  degreesWash: laver à degrés, lavage à degrés
  dehumidifier: déshumidificateur
  dehydrated: déshydraté, déshydratation
  dehydration: déshydratation
  deleteData: effacer mes données, supprimer
  deleteVerb: supprimer, effacer
  deli: épicerie fine
  deliberately: exprès, volontairement
  delicious: délicieux, savoureux
  deliver: livrer, livraison
  delivery: livraison
  deliveryAddress: adresse de livraison
  deliveryArea: zone de livraison
  deliveryEntrance: entrée des livraisons, quai de chargement, décharger
  deliveryNote: bon de livraison
  deliveryPerson: livreur, coursier
  deliveryService: service de livraison, livraison à domicile
  deliveryTime: délai de livraison
  demandClaim: exiger, revendiquer, exigence
  dementia: démence
  demolish: démolir, abattre
  demonstration: démonstration, démonstration en direct
  dense: dense, épais
  dent: bosse, bosselé, enfoncement
  dentalCrown: couronne dentaire
  dentalFloss: fil dentaire
  dentalImplant: implant, implant dentaire
  dentalTechnician: prothésiste dentaire
  dented: cabossé
  dentist: dentiste
  dentRemoval: débosselage, débosseler
  dentureThing: dentier, prothèse dentaire
  deny: nier, contester
  deodorant: déodorant
  deodorantSpray: anti-transpirant
  depart: partir, départ
  department: département, rayon
  departmentHead: chef de service, contremaître
  dependVerb: dépendre, dépend
  deposit: caution, consigne, dépôt de garantie
  depression: dépression
  depthMeasure: quelle profondeur, profondeur
  deregister: désinscrire, désinscription, se désabonner, se désinscrire
  dermatologist: dermatologue, dermato
  descale: détartrer, calcaire
  desert: désert
  deserted: isolé, reculé
  designOwn: propre modèle, propres idées, concevoir
  desk: bureau de travail
  desktopPc: ordinateur de bureau, PC, unité centrale
  desperate: désespéré, désespoir
  dessert: dessert
  destroy: détruire, détruit
  detail: détail, détaillé
  detective: détective
  detentionSchool: retenue, heure de colle
  detergent: poudre à laver, détergent
  detour: déviation, détour
  detox: détox
  developPhoto: développer, développement
  device: appareil
  dew: rosée du matin
  deworm: vermifuger, vermifuge
  deworming: vermifuge, vermifugation
  diabetes: diabète, diabétique
  diagnose: diagnostiquer, diagnostic
  diagnosis: diagnostic
  dialect: dialecte, patois, accent
  diameter: diamètre, circonférence
  diamond: diamant
  diarrhoea: diarrhée
  diceGame: dés à jouer, jeu de dés, lancer de dés, dé à jouer
  dictionary: dictionnaire
  die: mourir, mort, décès
  dieAnimal: décéder, décédé, mourir
  diesel: gazole, gasoil
  diet: régime, alimentation
  dietitian: diététicien, nutritionniste
  dietRequest: régime alimentaire, régime particulier
  difference: différence, différer, distinguer
  different: différent, différence
  differentKinds: sortes, types, variétés
  difficult: difficile, dur
  difficultyLevel: niveau de difficulté, difficulté
  dig: creuser
  digest: digérer, digestion
  digFossils: chercher des fossiles, chercher des minéraux
  digger: pelleteuse, mini-pelle
  digital: numérique
  digitalPhotos: fichiers photo, photos numériques
  digitise: numériser, numérisation
  digUp: déterrer, creuser, fouille
  dill: aneth
  dim: tamisé, pénombre, faible éclairage
  dimensions: dimensions, mesures
  dine: dîner, souper
  diningRoom: salle à manger
  diningTable: table à manger, table de cuisine
  dinner: dîner, souper
  dinosaur: dinosaure
  diopter: dioptrie
  diploma: diplôme
  diplomaCourse: qualification, titre professionnel, diplôme reconnu
  directDebit: prélèvement
  directDirectly: direct, directement
  directions: itinéraire, comment venir, plan d'accès
  directorStage: metteur en scène, réalisateur, mise en scène
  dirndl: costume traditionnel, costume folklorique
  dirt: saleté, sale
  dirty: sale, saleté
  disability: handicap, handicapé
  disabilityCard: carte d'invalidité, carte mobilité inclusion, carte handicapé
  disabled: handicapé, handicap
  disabledParking: place handicapé, place PMR, parking handicapé
  disadvantage: inconvénient, désavantage
  disagree: pas d'accord, s'opposer
  disappear: disparaître, disparu
  disappoint: décevoir, déçu, déception
  disc: hernie discale
  discJockey: DJ, disc-jockey, animateur musical
  discoNight: discothèque, boîte de nuit
  disconnect: déconnecter
  discontinued: fin de série, plus fabriqué
  discount: réduction, remise, rabais
  discouraged: déconseillé, non recommandé
  disembark: débarquer, débarquement, descendre du bateau, descendre à terre
  disgust: dégoût, répugnant
  dish: plat
  dishwasher: lave-vaisselle
  dishwasherSafe: passe au lave-vaisselle, compatible lave-vaisselle
  disinfect: désinfecter, désinfection
  disinfectant: désinfectant
  disinfestation: désinsectisation, dératisation, exterminateur, infestation
  disinherit: déshériter, réserve héréditaire
  dislocate: luxation, luxé, déboîté
  dismissal: licenciement
  dismissJob: licencier, licenciement
  displayCabinet: vitrine, armoire vitrée
  displayModel: modèle d'exposition
  disposable: jetable
  disposal: mise au rebut, évacuation des déchets, encombrants
  disposeOf: se débarrasser, évacuer, mettre au rebut
  dispute: litige, dispute, conflit
  dissatisfied: mécontent, insatisfait, déçu
  dissolve: dissoudre, dissous
  distance: distance
  distanceLearning: cours à distance, formation à distance, webinaire
  distanceMeasure: à quelle distance, accessible à pied
  distemper: maladie de Carré
  distil: distiller, distillerie
  distillery: distillerie, distiller
  distribute: distribuer
  disturb: déranger, dérangement
  diver: plongeur, plongeuse
  diveVerb: plonger, plongée
  diving: plongée
  divingCylinder: bouteille de plongée
  divingMask: masque de plongée
  divingTank: bouteille de plongée
  divorce: divorce
  divorcedState: divorcé
  divorceVerb: divorcer, divorce, divorcé
  diy: bricoler, bricoleur
  dizziness: vertige
  dizzyState: étourdi, vertiges, tête qui tourne
  dockVerb: accoster, amarrer, amarrage
  doctor: médecin, docteur
  doctorsOffice: cabinet médical
  document: document, papiers
  documentary: documentaire
  documentList: papiers, documents nécessaires, pièces à fournir, documents
  dog: chien, toutou
  dogBasket: couffin, panier pour chien
  dogBeach: plage pour chiens, parc à chiens
  dogBite: morsure de chien
  dogCoat: manteau pour chien
  dogCollar: collier
  dogFriendly: chiens acceptés, chiens admis
  dogsAllowed: animaux acceptés, chiens interdits
  dogSled: chien de traîneau, mushing
  dogsNotAllowed: chiens interdits, animaux interdits
  dogSport: agility, sport canin
  dogTax: médaille chien
  dogTrainer: éducateur canin, dresseur
  dogTraining: dressage, éducation canine, école canine
  dogWalk: promenade de chien, promeneur de chiens
  doll: poupée
  dollsHouse: maison de poupée
  dolphin: dauphin, marsouin
  domainName: nom de domaine, hébergement web
  domesticHelp: aide ménagère, femme de ménage
  domesticInland: national
  domesticViolence: violence conjugale, violences, maltraitance
  donate: donner, don
  donationBasis: prix libre, participation libre, au chapeau
  donationClothes: vieux vêtements, don de vêtements
  donationReceipt: don, dons, reçu fiscal
  donkey: âne
  donkeyRide: balade à dos d'âne
  donorFriends: amis du musée, mécène, donateur
  doNotTouch: ne pas toucher, défense de toucher
  door: porte
  doorbell: sonnette, sonner
  doorbellVideo: sonnette cassée, carillon de porte
  doorCloser: ferme-porte
  doorFrame: encadrement de porte
  doorHandle: poignée, poignée de porte
  doorLock: serrure, barillet, changer la serrure
  doormat: paillasson
  doorNumber: numéro de rue, numéro de maison
  doorSticks: porte coincée, porte ferme mal, porte qui grince
  doorWidth: largeur de porte, largeur de passage
  dormitory: dortoir
  dormouse: loir, lérot
  dose: posologie, dosage
  doubleBass: contrebasse
  doubleChin: double menton
  doubleGlazing: double vitrage, vitrage
  doubleRoom: chambre double
  doubt: doute, douter
  doughnut: beignet, donut
  dowel: tourillon, cheville murale
  downCleaning: nettoyage de couettes, laver une couette
  downFeather: duvet, plume
  downJacket: doudoune, anorak
  download: télécharger, téléchargement
  downloadForm: télécharger le formulaire, formulaire vierge
  downPayment: acompte, arrhes
  downstairs: en bas
  downSyndrome: trisomie, trisomique
  downtown: centre-ville
  dozen: douzaine, demi-douzaine
  dragonBoat: barque à rames, bateau à rames, barque
  dragonfly: libellule
  drain: évacuation, vidanger, siphon, écoulement
  dramaClass: cours de théâtre, troupe de théâtre, atelier théâtre
  draughtBeer: bière pression, pinte
  draughty: courant d'air, courants d'air
  drawer: tiroir, tiroirs
  drawing: dessin, croquis, esquisse, carnet de croquis
  drawPicture: dessiner, dessin
  drawUpContract: rédiger un contrat, vérifier un contrat
  dreadlocks: dreadlocks, tresses africaines, cheveux crépus
  dream: rêver, rêve
  dress: robe
  dressage: dressage
  dressCode: tenue exigée, code vestimentaire
  dressingGown: robe de chambre, peignoir
  dressingRoomArtist: loge d'artiste, coulisses
  dressRehearsal: répétition générale
  dressUp: se déguiser, déguisement
  dressWarmly: s'habiller chaudement, vêtements chauds
  driedFlower: fleur séchée
  drill: percer, perceuse, perçage, percer des trous
  drillBit: mèche de perceuse
  drillHole: percer un trou
  drink: boisson
  drinkable: potable, eau potable
  drinkAlcohol: boire de l'alcool, ivre, état d'ébriété
  drinkingFountain: fontaine à eau, point d'eau
  drinkingGlass: verre
  drinkingStraw: paille à boire
  drinkingWater: eau potable, eau du robinet, remplir gourde
  drinksMenu: carte des boissons, carte des vins
  drinksPackage: forfait boissons, boissons comprises, open bar
  drinkVerb: boire, boit, boisson, bu, buvez, boivent
  drive: conduire, conduit, rouler
  drivenKm: kilométrage illimité, kilomètres inclus
  driver: conducteur, chauffeur
  driverPerson: conducteur, conductrice, chauffeur
  driveShaft: essieu, cardan, arbre de transmission
  driveTest: leçon de conduite, auto-école
  driveThere: en voiture
  driveway: allée de garage, entrée de garage
  drivingDistance: temps de trajet, trajet en voiture
  drivingInstructor: moniteur d'auto-école, moniteur
  drivingLesson: leçon de conduite, heure de conduite
  drivingLicence: permis de conduire, permis
  drivingSchool: auto-école
  drivingTest: examen de conduite
  drizzle: bruine, crachin, averse
  drone: drone
  drop: laisser tomber, faire tomber
  dropIn: passer, sans rendez-vous
  dropOff: déposer, dépôt, dépose
  dropOut: abandonner le cours, arrêter le cours
  droppings: excréments, fientes, crotte, analyse de selles
  drops: gouttes, collyre
  dropsMedicine: gouttes
  drought: sécheresse
  drown: noyade, se noyer, noyé
  drumOfDryer: tambour de lave-linge
  drums: batterie, tambour, percussion
  drunk: ivre, saoul, soûl, ébriété
  dryAdjective: sec, sèche
  dryBag: sac étanche, bidon étanche
  dryClean: pressing, nettoyage à sec
  dryCleaning: pressing, nettoyage à sec
  dryEyes: yeux secs, sécheresse oculaire
  dryHair: cheveux secs, cheveux abîmés, cheveux cassants
  dryingRack: séchoir, étendoir
  drySkin: peau sèche, gerçures
  dryVerb: sécher, séchage
  dryWall: mur en pierre sèche
  duck: canard, caneton
  dueDateBirth: terme de grossesse, date d'accouchement
  dumbbell: haltère, poids libres
  dumbbells: haltères, appareils de musculation
  dumpling: quenelle, boulette
  dune: dune
  dungeon: cachot, oubliettes, prison
  duringHolidays: pendant les vacances
  duskSunset: coucher du soleil, crépuscule, tombée de la nuit
  dust: poussière
  dustAllergy: allergie aux acariens, acariens
  dustpan: balayette
  dustVerb: épousseter, dépoussiérer
  dusty: poussiéreux, poussière
  dutch: néerlandais, hollandais, Pays-Bas
  duvetCover: housse de couette
  dvdDisc: DVD, CD, disque compact
  dyeColour: teindre, teint, teinture, teinture de tissu, batik, teinture naturelle
  dyslexia: dyslexie, dyslexique, difficulté d'apprentissage, dyscalculie
  eagle: aigle
  ear: oreille
  earDefender: casque antibruit, protection auditive, bouchons d'oreilles
  earInfection: otite, mal d'oreille
  earliest: au plus tôt
  earlobe: lobe, lobe d'oreille
  early: tôt, de bonne heure
  earlyBird: réservation anticipée, tarif anticipé, tarif réservation anticipée
  earlyDeparture: départ anticipé
  earlyMusicEducation: éveil musical, initiation musicale
  earMites: gale des oreilles
  earn: gagner
  earPlug: bouchons d'oreilles
  earring: boucle d'oreille, boucles d'oreilles
  earringStud: clous d'oreilles
  earthquake: tremblement de terre, séisme
  earthworm: ver de terre, lombric
  earwax: cérumen, bouchon de cérumen
  easel: chevalet
  east: est cardinal, orient
  easter: Pâques
  easterEgg: œuf de Pâques
  easterHoliday: vacances de Pâques
  easy: facile, simple
  easyLanguage: facile à lire, FALC, langage simple
  eat: manger, mangé, repas
  eatBefore: manger avant
  eatingDisorder: trouble alimentaire, anorexie, boulimie
  ebike: vélo électrique, VAE
  ebikeBattery: batterie de vélo électrique
  ecg: électrocardiogramme, ECG
  echo: écho, résonance
  eclipse: éclipse
  ecoCleaner: produit d'entretien, produit de nettoyage, produit ménager
  ecology: écologie, changement climatique
  eczema: eczéma
  eczemaSkin: dermatite atopique
  edge: bord, bordure
  edible: comestible
  educational: éducatif, instructif, pédagogique
  educationalLeave: congé formation, congé de formation
  educationNoun: éducation, éducatif, pédagogique
  eel: anguille
  effort: effort
  effortless: sans effort, facile
  egg: œuf, oeuf
  eggFree: sans œuf, allergie aux œufs
  elasticBand: élastique
  elbow: coude
  elderberry: sureau, sureaux
  elderly: aînés, retraité, personnes âgées
  electric: électrique
  electricBlanket: couverture chauffante
  electricBoat: bateau électrique, bateau solaire
  electricCar: voiture électrique
  electricFence: clôture électrique
  electricGuitar: guitare électrique
  electricHookup: branchement électrique, borne électrique
  electrician: électricien
  electricity: électricité, courant
  electricityPower: électricité, courant
  electricPlug: fiche électrique
  electricShock: décharge électrique, électrocution
  electricWheelchair: fauteuil roulant électrique, scooter électrique, fauteuil électrique
  electronics: électronique
  electronicSignature: signature électronique
  electronicWaste: déchets électroniques, vieil appareil
  elegant: élégant, chic
  elephant: éléphant
  elevator: ascenseur, monte-charge
  elsewhere: ailleurs
  email: courriel, mail, e-mail
  emailAddress: adresse e-mail, adresse électronique
  embarrassed: gênant, gêné, embarrassé
  embassy: ambassade, consulat
  embellish: plaqué or, dorer
  embroider: broder, broderie
  embroidery: broderie
  emerald: émeraude
  emergency: urgence
  emergencyCall: téléassistence, téléalarme
  emergencyContact: personne à prévenir, contact d'urgence
  emergencyDoctor: urgentiste, médecin de garde, SAMU
  emergencyExit: sortie de secours, issue de secours
  emergencyNumber: numéro d'urgence
  emergencyPharmacy: pharmacie de garde
  emergencyRoom: urgences, service des urgences
  emergencyService: service d'urgence, astreinte
  emission: émission, gaz d'échappement
  emissionSticker: vignette Crit'Air, vignette, pastille verte
  emperor: empereur, impératrice
  employ: embaucher, engager, employer
  employee: employé, salarié
  employer: employeur
  employmentContract: contrat de travail
  employmentLaw: droit du travail
  empty: vide
  emptyVerb: vider
  enclosure: enclos
  encourage: encourager, remonter le moral
  endangered: menacé, en voie de disparition, en voie d'extinction, espèce rare
  enduranceStamina: endurance, cardio
  energyCertificate: diagnostic énergétique, performance énergétique
  energyLabel: étiquette énergie, basse consommation, consommation électrique
  energySaving: économe, basse consommation
  engagement: fiançailles, fiancé
  engagementParty: fête de fiançailles
  engine: moteur
  engineer: ingénieur
  engineLight: voyant moteur, voyant allumé
  engineNoise: moteur broute, fumée du moteur, à-coups
  engineOil: huile moteur
  english: anglais, anglaise, Angleterre, en anglais
  engrave: graver, gravure
  engraving: gravure
  enlarge: agrandir, agrandissement
  enough: assez, suffisant
  enoughSpace: assez d'espace, place pour
  enrolment: inscription
  entDoctor: ORL
  enter: entrer, entrée, venir à l'intérieur
  entertaining: divertissant, amusant, ludique
  entertainment: divertissement, animation, animateur
  enthusiastic: enthousiaste, ravi
  entrance: entrée, accès
  entranceFee: entrée, droit d'entrée
  entrust: confier, laisser en garde
  entryPermit: badge, laissez-passer
  envelope: enveloppe
  environmental: environnement, écologique, respectueux de l'environnement
  epilepsy: épilepsie, convulsion
  epileptic: épileptique, crise d'épilepsie, convulsion
  epiphany: Épiphanie
  equipped: équipé, équipement, matériel, matériel fourni
  eReader: liseuse, livre numérique
  escalator: escalator, escalier mécanique, escalier roulant
  escape: s'échapper, échapper, fugue
  escapeGame: jeu d'évasion, escape game
  espadrilles: espadrilles
  espresso: expresso
  espressoMachine: machine à expresso, cafetière
  essentialOil: huile essentielle
  estateAgent: agent immobilier, agence immobilière
  estateCar: break
  estimateQuote: devis, estimation
  estimateVerb: estimer, estimation, évaluer
  eTicket: billet électronique, e-billet, imprimer le billet
  european: européen, Europe, Union européenne
  euthanasia: euthanasie, euthanasier
  evaporate: s'évaporer, évaporation
  evening: soir, soirée
  eveningClass: cours du soir, formation pour adultes
  eveningDress: robe de soirée, robe de bal
  event: événement, manifestation
  eventHall: salle des fêtes, salle de réception
  eventNoun: événement, manifestation
  eventTechnician: ingénieur du son, technicien son, régisseur
  everyDay: tous les jours, chaque jour, quotidien
  everyTwoWeeks: tous quinze jours, bimensuel
  everyWeek: toutes les semaines, chaque semaine
  everywhere: partout
  evict: expulser, expulsion
  eviction: expulsion
  evictTenant: expulser un locataire
  evidence: preuve, justificatif
  ewe: brebis
  exactPrecise: exact, précis, exactement
  exactTime: heure exacte, plage horaire, créneau horaire
  exam: examen, épreuve
  examFee: frais d'examen, droits d'examen
  examine: examiner, examen, consultation
  examiner: examinateur
  example: exemple
  examRegistration: inscription à l'examen, date d'examen
  examResult: résultat, résultat d'examen, résultats
  excavation: fouilles, site archéologique, fouille
  excellent: excellent, super
  exception: exception
  exceptionCase: cas exceptionnel, exceptionnellement
  exceptionNoun: faire exception, exceptionnellement
  excessInsurance: franchise d'assurance
  exchangeGoods: échange
  exchangeOffice: bureau de change, changer de l'argent
  exchangeRate: taux de change
  excited: excité, excitant, passionnant
  excursion: excursion, sortie
  excuseAbsence: excuse, justifier
  exempt: exempté, exonération, dispensé
  exercise: exercice
  exerciseSport: exercice, sport
  exhaust: pot d'échappement, échappement
  exhausted: épuisé
  exhibit: exposer, exposition
  exhibition: exposition, expo
  exhibitItem: objet exposé, pièce exposée
  exhibitor: exposant, forain
  existVerb: exister
  exit: sortie, sortir
  expandVerb: agrandir, agrandissement, extension
  expelVerb: expulser, exclure, mettre dehors
  expense: débours, notes de frais
  expensive: cher, coûteux, chère
  experienced: expérimenté, expérience
  experienceEvent: aventure, vivre une expérience
  expert: expert, spécialiste
  expertWitness: expert, spécialiste
  expire: expirer, périmé, expiration
  expireContract: expirer, arriver à échéance
  expired: date de péremption, expiré, plus valable
  expiryDate: date d'expiration, valable jusqu'au
  explain: expliquer, explication
  explode: exploser, éclater
  explore: explorer, découvrir, découvert, découverte
  explosive: explosif, explosion
  expressDelivery: express, livraison express, en urgence, service express
  extendContract: prolonger, reconduction tacite, renouveler
  extendTime: prolonger, prolongation
  extensionCable: rallonge, multiprise, enrouleur
  extensions: extension de cheveux, rajout
  externalDrive: disque dur externe, SSD
  extinct: disparu
  extinguish: éteindre, extincteur
  extraAdditional: supplémentaire, en plus
  extraBed: lit supplémentaire, lit d'appoint
  extraCost: coût supplémentaire, frais supplémentaires
  extractorHood: hotte aspirante, hotte
  exWife: ex-femme
  eye: œil, yeux, oeil
  eyeBags: cernes
  eyebrow: sourcil
  eyebrowPlucking: épilation des sourcils
  eyebrowTinting: teinture de sourcils
  eyeDoctor: ophtalmologue, ophtalmo, optométriste
  eyeDrops: collyre, gouttes pour yeux
  eyeglassFrame: monture
  eyelash: cil
  eyelid: paupière
  eyeshadow: fard à paupières, ombre à paupières
  eyesight: vue, vision
  eyeTest: examen de la vue, examen de vue, contrôle de la vue, test de vue
  fabric: tissu, étoffe
  facade: façade
  face: visage, figure
  facePaint: maquillage enfant, maquillage artistique, maquillage enfants, se maquiller
  facial: soin du visage
  factory: usine
  factoryReset: réinitialiser, réinitialisation
  factoryWorker: ouvrier, ouvrière
  fade: décolorer, déteindre, délavé, décoloré, jauni, passé de couleur
  faded2: décoloré, jauni, délavé
  failExam: échouer, rater, échec
  failGrade: redoubler, redoublement
  failure: échec, échouer
  faint: s'évanouir, vertige, évanoui, perdre connaissance
  fainting: évanouissement, malaise
  fair: équitable, juste
  fairlyMade: commerce équitable
  fairTrade: salon, foire
  fairyLights: guirlande lumineuse, guirlande
  fairyTale: conte, conteur
  falcon: faucon
  falconry: fauconnerie, rapace
  fallAsleep: s'endormir, endormi
  fallDown: tomber, chute
  fallingRocks: chute de pierres, éboulement, glissement de terrain
  fallOffGlue: décollé, semelle décollée
  fallOut: tomber
  fallOver: se renverser, basculer
  fallow: prairie fleurie
  fallSick: tomber malade, se sentir mal
  falseLashes: faux cils, extension de cils
  family: famille
  familyBathroom: vestiaire famille, cabine famille
  familyBusiness: entreprise familiale
  familyDoctor: médecin traitant, généraliste, médecin de famille
  familyLaw: droit de la famille
  familyMembership: adhésion familiale, cotisation familiale
  familyPhoto: photo de famille, photo de bébé
  familyRate: réduction famille, tarif famille
  familyReunion: réunion de famille, fête de famille, retrouvailles
  familyTicket: billet famille, pass famille, forfait famille, carte famille nombreuse, tarif famille
  familyTree: généalogie, ancêtres, arbre généalogique
  famous: célèbre, connu
  fangs: croc
  fanPc: ventilateur
  farAway: loin, éloigné
  farewellParty: pot de départ
  farm: ferme, exploitation agricole
  farmer: agriculteur, fermier
  farmhand: ouvrier agricole, saisonnier
  farmHoliday: agritourisme, vacances à la ferme, gîte rural
  farmhouse: maison de campagne, corps de ferme
  farmShop: vente à la ferme, magasin fermier, magasin de ferme, vente directe
  farmVisit: visite de ferme, ferme découverte
  fashion: mode
  fast: rapide, vite, rapidement
  fastFood: restauration rapide, fast-food
  fastingEmpty: à jeun, jeûne thérapeutique
  fastingState: jeûner, estomac vide
  father: père, papa
  fathersDay: fête des Pères
  fatOverweight: gros, obèse, surpoids
  fauxLeather: similicuir, simili, skaï
  faxMachine: fax, télécopie
  fear: peur, craindre, craintif, crainte
  fearChallenge: défi, oser
  fearDentist: peur du dentiste
  fearFlying: peur de l'avion
  fearNeedles: peur des piqûres
  feather: plume
  featherDuster: plumeau
  fee: frais
  feed: nourrir, donner à manger
  feedAnimal: fourrage, aliment pour animaux
  feedAnimals: nourrir les animaux, donner à manger
  feedingTime: nourrissage, heure du repas
  feedingTrough: mangeoire, abreuvoir, auge
  feel: ressentir, se sentir, ressent, senti
  feeling: sentiment, émotion
  feelSick: nausées, écœuré
  feline: coryza
  fellTree: abattre un arbre
  felt: feutre, feutrage, feutrer
  felttip: marqueur
  female: féminin, femelle
  fence: clôture, barrière
  fenced: clôturé, grillagé
  fencingSport: escrime, fleuret
  fennel: fenouil
  ferment: fermenter, brasser
  fern: fougère
  ferret: furet
  fertilise: fertiliser, engrais
  fertility: fertilité
  fertilizer: engrais
  festival: festival
  fetch: aller chercher, récupérer
  fetchAmbulance: appeler le médecin, appeler les secours
  fever: fièvre
  fiance: fiancé, fiancée, fiançailles
  fibreFood: fibres alimentaires
  fibreglass: fibre de verre
  fieldCrop: champ, champs
  fieldMeadow: champ, pré, prairie
  fig: figue
  fightPlay: lutter, se battre
  fightVerb: se battre, bagarre
  file: dossier
  fileFormat: format de fichier, résolution
  fileRecord: dossier, fichier
  fileTool: lime à métaux, râpe à bois, limer
  fill: remplir
  fillerPaste: mastic de rebouchage
  fillIn: remplir
  filling2: rassasié, copieux, nourrissant
  fillOutOnline: remplir en ligne, formulaire en ligne
  fillTooth: plombage, obturation
  film: filmer, vidéo
  filmScreening: projection de film, séance de cinéma
  filter: filtrer, filtre
  filthy: crasseux, dégoûtant
  fin: nageoire
  finalCleaning: ménage de fin, ménage final, nettoyage final
  finalDefinite: définitif
  financing: financement, financer, plan de paiement
  find: trouver, trouve, trouvez
  findingResult: compte rendu médical, résultat d'analyse
  findItem: trouvé, trouver, retrouver
  findOut: se renseigner
  findWay: trouver le chemin, vous trouver
  fine: amende, pénalité, contravention, sanction
  fineTicket: amende, contravention, PV
  finger: doigt
  fingernail: ongle
  fingerprint: empreinte digitale
  finishedReady: terminé, fini, prêt
  finishVerb: finir, terminer, fin
  finnish: finlandais, finnois, Finlande
  fireAlarm: alarme incendie
  fireBrigade: pompier, pompiers
  fireClay: four céramique, cuisson
  fireDamage: dégâts d'incendie, dégâts de fumée
  fireExtinguisher: extincteur
  fireman: pompier
  fireproof: ignifuge
  firewood: bois de chauffage, bûche, petit bois, bûches
  fireworks: feu d'artifice
  firing: cuisson
  firingService: service de cuisson, cuisson céramique, four de potier
  firstAid: premiers secours
  firstAidCourse: formation premiers secours, PSC1
  firstAidKit: trousse de secours
  firstAidTriangle: triangle de signalisation
  firstDive: baptême de plongée
  firstName: prénom
  firstOrdinal: premier, première
  firstPrize: trophée, remise des prix
  firstSunday: chaque mois
  firstTime: première fois
  fish: pêcher, pêche
  fishAnimal: poisson rouge, poisson d'aquarium
  fisherman: pêcheur, pêcheuse
  fishFarm: pisciculture
  fishFood: poisson
  fishhook: hameçon
  fishing: pêche
  fishingLicence: permis de pêche, carte de pêche
  fishingNet: filet de pêche, épuisette
  fishingRod: canne à pêche, matériel de pêche
  fishmonger: poissonnerie, poissonnier
  fishPond: étang, bassin de jardin
  fishTank: filtre d'aquarium
  fitIn: rentrer dedans, tenir dans, assez de place
  fitness: fitness, forme physique, en forme, condition physique, bonne forme
  fitSize: aller bien, convenir
  fittedKitchen: cuisine équipée, cuisine aménagée
  fittedWardrobe: placard, armoire encastrée
  fittingRoom: cabine d'essayage
  fix: réparer, réparation, dépanner, réparé
  fixedPrice: prix fixe
  fjord: fjord
  flagBanner: drapeau, fanion, mât de drapeau
  flame: feu, incendie
  flamenco: flamenco
  flamingo: flamant rose
  flammable: inflammable
  flannel: flanelle
  flashCamera: flash
  flat: appartement, appart
  flatBattery: batterie à plat, batterie déchargée
  flatEven: plat
  flatFee: prix forfaitaire
  flatFeet: pieds plats
  flatRate: forfait, prix forfaitaire
  flatRoof: toit plat, toit-terrasse
  flatten: aplatir, aplanir
  flax: lin plante
  flea: puce
  fleaCollar: collier antipuces, pipette, antipuces
  fleaMarket: marché aux puces, brocante, vide-grenier
  fleece: toison, peau de mouton
  fleeceWool: polaire
  flexible: flexible, souple
  flexibleDates: dates flexibles, n'importe quel jour
  flicker: clignoter, vaciller, scintiller
  flight: vol aérien
  flightAttendant: hôtesse de l'air, steward
  flipchart: paperboard, tableau papier, tableau blanc
  flipFlop: tongs
  flippers: palmes
  floatVerb: flotter, flottant
  flood: inonder, inondation
  floodlit: éclairage nocturne, projecteurs
  floor: sol, plancher
  floorLamp: lampadaire
  floorLevel: étage, dernier étage, premier étage
  floorPlan: plan d'étage, plan du logement, plan de maison
  floorSanding: ponçage de parquet, vitrification
  floorStorey: étage
  flora: flore, végétation
  florist: fleuriste
  flour: farine
  flourMill: moulin à farine, minoterie
  flower: fleur
  flowerArrangement: composition florale, arrangement floral
  flowerbed: parterre, massif de fleurs, plate-bande
  flowerBulb: bulbe
  flowerGirl: enfants d'honneur, porteur d'alliances
  floweringSeason: floraison, période de floraison
  flowerpot: pot de fleurs, jardinière, bac à fleurs, cache-pot
  flu: grippe
  fluffy: duveteux, moelleux, tout doux
  fluJab: vaccin antigrippal, rappel de vaccin
  fluteRecorder: flûte, flûte traversière, flûte à bec
  fly: vol, envoler, s'envoler
  flyInsect: mouche
  foal: poulain, pouliche
  foam: mousse
  fog: brouillard, brume
  foggy: brouillard
  foggyVision: vue floue, voir flou, mal voir
  fogMachine: machine à fumée
  foil: papier aluminium
  fold: plier, pliage, pliable, pliant
  foldable: pliable, pliant
  folderPc: répertoire
  foldingBike: vélo pliant
  foldingTable: table pliante, tréteaux
  folkMusic: musique folklorique, folklore
  follow: suivre, suit, suivi
  followerSocial: abonné
  followUpAppointment: visite de contrôle, rendez-vous de suivi
  food: nourriture, aliment
  foodBowl: gamelle
  foodDelivery: livraison de repas
  foodHygiene: attestation d'hygiène, formation hygiène, hygiène alimentaire, sécurité alimentaire
  foodIntolerance: intolérance alimentaire, allergie alimentaire
  foodPoisoning: intoxication alimentaire
  foodSafe: alimentaire
  foodScraps: restes alimentaires, gaspillage alimentaire
  foodStorage: boîte alimentaire, boîte hermétique
  foodTruck: camion-restaurant, stand de restauration
  foot: pied
  football: football, foot, ballon de foot
  footing: antidérapant, semelle antidérapante
  footMassage: massage des pieds, réflexologie
  footwear: chaussures, souliers
  forbid: interdire, interdit, interdiction, défendu
  force: obliger, forcer, contrainte
  forceMajeure: force majeure
  forehead: front
  foreignCurrency: devise, devises étrangères, dollars, francs
  foreigner: étranger
  foreignLanguage: langue étrangère, deuxième langue, autres langues
  foreignVisitor: de l'étranger
  forest: forêt
  forester: garde forestier, forestier, bûcheron
  forestFire: incendie de forêt, feu de forêt, risque d'incendie
  forestry: sylviculture, garde forestier, forestier
  forestSchool: école en forêt, jardin d'enfants forestier
  forget: oublier, oubli, oublié, j'ai oublié
  forgetful: oublieux, trous de mémoire
  forgive: pardonner
  forgotPassword: mot de passe, réinitialiser
  fork: fourchette
  forklift: chariot élévateur, transpalette
  form: formulaire
  formatPaper: A4, A3, format de papier
  formPaper: formulaire
  fortnight: quinzaine, deux semaines
  fossil: fossile, ammonite
  fosterChild: famille d'accueil, enfant placé
  foundation: fondations, dalle béton
  foundationMakeup: fond de teint
  foundCompany: fonder, fondé, fondation, depuis quand, année de création
  founder: fondateur
  fountain: fontaine
  fox: renard
  foyer: hall d'entrée, vestibule
  fracture: fracture, os cassé
  fragile: fragile, délicat, cassant, fragiles
  frail: affaibli, santé fragile
  frameVerb: encadrer, cadre, encadrement, passe-partout cadre
  framingService: encadreur, passe-partout
  franchise: franchise commerciale
  fraud: fraude, escroquerie
  fray: effiloché, s'effilocher
  frayed: effiloché, élimé
  freckle: taches de rousseur
  free2: sans frais, à titre gracieux
  freeAdmissionChild: gratuit pour enfants, enfants gratuits
  freeEntry: entrée gratuite, entrée libre, gratuit
  freeOfCharge: gratuit, gratuitement
  freePlaces: places libres, places disponibles, reste des places
  freeRelease: libérer, relâcher
  freeShipping: livraison gratuite, port offert, franco de port
  freeWedding: cérémonie laïque, officiant
  freeze: congeler, surgelé, geler
  freezeCold: avoir froid, trembler, grelotter
  freezer: congélateur
  freezerBag: sac de congélation
  french: français, française, France, en français
  frenchHorn: cor de chasse, cor d'harmonie
  freshAir: air frais, grand air
  freshEggs: œufs frais, œufs fermiers, œufs plein air
  freshFood: frais, fraîche
  fridge: frigo, réfrigérateur, minibar
  fridgeSeal: joint de porte
  friedEgg: œuf au plat
  friend: ami, amie, copain, copine, pote
  friendly: aimable, gentil, sympathique
  fries: frites
  fringe: frange
  fringeTextile: franges
  frog: grenouille, têtard
  frontDesk: guichet d'information, bureau d'accueil, point accueil
  frontDoor: porte d'entrée
  frontRow: premier rang
  frost: givre, gelée
  frostproof: résistant au gel
  frozenFood: surgelé, produits surgelés, congelé
  frozenState: gelé, verglacé, givré
  fruit: fruit
  fruitTree: arbre fruitier, verger
  fry: frire, frit, poêler
  fuel: carburant
  fuelSurcharge: frais de carburant, carburant compris
  fuelTank: réservoir, réservoir d'essence
  fullAdjective: plein, rempli
  fullBoard: pension complète
  fullBodyMassage: massage corps entier, massage du corps
  fullMoon: pleine lune
  fullRefund: remboursement intégral, remboursement partiel
  fullTime: temps plein
  fullyEquipped: tout équipé, entièrement équipé
  fundraising: collecte de fonds, cagnotte, financement participatif
  funEnjoy: amusement, s'amuser
  funeral: obsèques, funérailles, enterrement
  funeralFlowers: fleurs de deuil, gerbe, coussin de deuil
  funeralInsurance: contrat obsèques, prévoyance obsèques
  funeralMeal: repas funéraire, repas de funérailles, collation après enterrement
  funeralService: cérémonie funéraire, messe d'enterrement
  funeralSpeaker: maître de cérémonie, oraison funèbre
  funeralWreath: couronne mortuaire, couronne de deuil
  funfair: foire, fête foraine
  funicular: funiculaire, train à crémaillère
  funnelTool: entonnoir
  funny: drôle, amusant
  fur: fourrure, pelage, poil, manteau de fourrure
  furious: furieux, en colère, fâché
  furnished: meublé, meuble
  furniture: meuble, mobilier
  furnitureAssembly: montage de meubles, monter un meuble, notice de montage
  furnitureItem: meuble
  furnitureLift: monte-meubles
  furnitureRepair: réparation de meubles, restauration de meubles
  furrier: fourreur
  furry: poil long
  furtherTraining: formation continue, perfectionnement
  fuse: fusible
  fuseBox: tableau électrique, disjoncteur, plombs
  fussyEater: capricieux
  future: avenir, futur
  gainWeight: grossir, prendre du poids
  gallbladder: vésicule, calculs biliaires
  gallery: galerie
  gallop: galoper, galop
  game: jeu, jeux, jeu de société, jeu de plateau, soirée jeux, jeux de société
  gameConsole: console de jeux, jeu vidéo, e-sport, manette
  garageDoor: porte de garage
  garageWorkshop: garage
  garden: jardin
  gardenCentre: jardinerie, pépinière
  gardenDesign: aménagement de jardin, paysagiste
  gardener: jardinier, paysagiste
  gardenerTree: aménagement paysager, paysagisme
  gardenFurniture: mobilier de jardin, transat, chaise longue, salon de jardin
  gardenGloves: gants de travail, gants de jardinage
  gardenGnome: nain de jardin, décoration de jardin, déco de jardin
  gardening: jardinage
  gardenPath: allée de jardin, allée, sentier
  gardenService: entretien de jardin, entretien de pelouse
  gardenShed: abri de jardin, cabanon
  gardenSprinkler: arroseur
  gardenWaste: déchets verts
  garlic: ail
  garment: pièce de vêtement
  gasBottle: bouteille de gaz, propane
  gasFuel: gaz
  gasLeak: fuite de gaz, odeur de gaz
  gasStove: gazinière, réchaud
  gate: portail, portillon
  gather: rassembler, réunir
  gaugeDevice: manomètre, appareil de mesure
  gear: dérailleur, changement de vitesse, vitesses du vélo
  gearbox: boîte de vitesses, transmission
  gearwheel: engrenage, roue dentée
  gelatine: gélatine
  gelNails: ongles en gel, faux ongles
  gemstone: pierre précieuse, gemme
  genderSex: sexe, genre
  generalAnaesthesia: anesthésie générale
  generalMeeting: assemblée générale
  generation: génération
  generationFamily: ancêtres, arbre généalogique, généalogie
  generator: groupe électrogène, générateur
  generic: générique
  generous: généreux
  gentian: gentiane
  gentle: en douceur
  genuine: authentique, véritable, authenticité
  geography: géographie, géo
  geologist: géologue
  geology: géologie, géologue
  geranium: géranium
  gerbil: gerbille
  germ: microbe, germe, bactérie
  german: allemand, Allemagne, en allemand
  getChanged: se changer, changer de vêtements
  getDirty: se salir, tacher, salissant
  getEngaged: se fiancer
  getHurt: se blesser, se faire mal
  getLost: se perdre, s'égarer, enfant perdu
  getOff: descendre
  getOut: trouver la sortie
  getPaid: être payé, salaire horaire, rémunération
  getQuote: demander un devis, devis gratuit
  getStuck: rester coincé, coincé, bloqué
  getTested: se faire tester, dépistage
  getThere: se rendre, comment venir
  gettingMarriedHere: se marier ici, lieu de mariage
  getToKnow: faire connaissance, rencontrer
  getTouch: joignable, prendre contact
  getUp: se lever, lever
  getVaccinated: se faire vacciner, vacciné, rappel de vaccin
  getWet: mouiller, se mouiller
  ghost: fantôme, hanté
  gift: cadeau, cadeaux
  giftBasket: panier garni, panier cadeau
  gifted: surdoué, doué, talent
  giftVoucher: bon cadeau, chèque cadeau, carte cadeau
  giftWrap: emballage cadeau, papier cadeau, paquet cadeau
  gilding: feuille d'or, doreur
  ginger: gingembre
  gingerbread: pain d'épices
  ginSpirit: gin
  giraffe: girafe
  girl: fille, fillette
  girlfriendPartner: petite amie, copine
  give: donner, donné, donnez
  giveAway: à donner gratuitement
  giveBack: rendre, restituer, rend
  giveGift: offrir, cadeau
  giveUp: abandonner, renoncer
  glacier: glacier
  glamping: glamping, yourte, tente safari
  glassblower: souffleur de verre
  glassBlowing: soufflage de verre, souffleur de verre, verre soufflé
  glassblowing: soufflage du verre, verrier
  glassBottomBoat: bateau à fond transparent
  glasses: lunettes
  glassesArm: branche de lunettes, plaquette
  glassesCase: étui à lunettes
  glassesParts: plaquettes
  glassMaterial: verre
  glaucoma: glaucome, tension oculaire
  glaze: émailler, émail, glaçure, émaux, émaillage, émaillé
  glazier: vitrier, miroiterie, vitrerie
  glider: planeur, vol à voile
  globe: globe, globe terrestre
  glove: gant, gants, moufles
  glue: coller, colle, colle forte, colle à bois, recoller, collage
  glueArt: colle
  glueBack: recoller, coller
  gluten: sans gluten
  glutenContains: traces de noix, peut contenir
  glutenFree: sans gluten, cœliaque
  goat: chèvre
  goatCheese: fromage de chèvre
  goatKid: chevreau, chevreaux
  god: Dieu, Jésus
  godchild: filleul, filleule
  goDown: descendre, descend, sous terre, descente
  godparent: parrain, marraine
  goInside: entrer dedans, pénétrer
  gold: or
  golden: doré, en or
  goldPanning: orpaillage, chercher de l'or
  goldPlated: plaqué or, dorure, doré
  goldScrap: rachat d'or, vieil or, vendre or
  goldsmith: orfèvre, bijoutier, joaillier
  golf: terrain de golf, parcours de golf, club de golf
  golfClub: club de golf
  goodAdjective: bon, bien
  goodFriday: Vendredi saint
  goods: marchandise
  goodsLift: monte-charge
  goodView: visibilité réduite, bonne visibilité
  goodWeather: beau temps
  goodwill: geste commercial, à titre gracieux
  goose: oie
  gospelChoir: chorale, chorale gospel
  goThrough: traverser, passer à travers
  goUp: monter
  goUpTower: monter les escaliers
  gout: crise de goutte
  gps: GPS, navigation satellite
  graceWait: délai d'attente, délai de grâce
  gradeMark: note
  gradeYear: année scolaire, niveau scolaire
  gradingBelt: passage de grade, ceinture noire
  graduationParty: remise des diplômes, bal de promo
  graffiti: graffiti, tag, tags
  graft: greffer, greffe de plante
  grain: grain, céréales
  gram: gramme
  grammar: grammaire
  grandchild: petit-fils, petite-fille, petits-enfants
  grandfather: grand-père, papi
  grandfatherClock: horloge comtoise, pendule
  grandmother: grand-mère, mamie, mémé
  grandparent: grands-parents
  grandPiano: piano à queue
  granite: granit
  grape: raisin
  grapefruit: pamplemousse
  grapeHarvest: vendanges, vendange
  graphicDesigner: graphiste, graphisme, mise en page, designer
  graphicsCard: carte graphique
  grasshopper: sauterelle, criquet
  grate: râper, râpé
  grateful: reconnaissant, gratitude
  grater: râpe
  grave: tombe
  graveCare: entretien de tombe, fleurissement de tombe, fleurissement
  gravel: gravier, gravillon
  graveLight: bougie de cimetière, lumignon
  gravePlot: concession funéraire, caveau familial
  gravestone: pierre tombale, stèle, marbrier
  gravySauce: bouillon
  graze: paître, brouter, pâturage
  grease: graisse, graisseux, cambouis
  greasy: gras, grasse, huileux, graisseux
  greatGrandparent: arrière-grands-parents, arrière-grand-mère
  greekNationality: grec, grecque, Grèce
  green: vert
  greenColour: vert
  greengrocer: primeur, marchand de légumes
  greenhouse: serre
  greenPea: petits pois, petit pois
  greenRoof: toit végétalisé, toiture végétale
  greet: saluer, bienvenue, accueillir, bienvenu
  greetingCard: carte de vœux, carte de remerciement
  grey: gris
  greyColour: gris
  greyHair: cheveux blancs, cheveux gris
  griefCounselling: accompagnement du deuil, groupe de deuil
  grilledSausage: saucisse grillée, merguez
  grind: moudre, moulu, mouture, moudre le grain, moudre le blé
  gritRoad: saler, sel de déneigement
  grocery: épicerie, produits alimentaires
  groin: pli de l'aine, zone intime
  groom: toilettage, toiletter
  groomer: toiletteur, toiletteuse
  groomStable: palefrenier
  grossNegligence: négligence, imprudence
  grossPrice: brut, prix brut
  groundFloor: rez-de-chaussée, plain-pied
  group: groupe
  groupAccommodation: hébergement de groupe, gîte de groupe
  groupBooking: réservation de groupe, tarif de groupe
  groupDiscount: tarif de groupe, réduction groupe, tarif groupe
  groupLesson: cours collectif, cours en groupe
  groupMaximum: nombre maximum, maximum de participants
  groupMinimum: nombre minimum, minimum de participants
  groupNoun: groupe
  groupSize: nombre de personnes, taille du groupe, combien de personnes
  groupTicket: billet de groupe
  growl: grogner, grognement
  grownUp: adulte, majeur
  growUp: grandir
  growVerb: grandir, croissance, grandi, pousse
  guarded: surveillé, gardé
  guardian: tuteur, responsable légal, représentant légal, tutelle
  guardianship: tutelle, curatelle
  guardSecurity: vigile, agent de sécurité, videur, gardien
  guess: deviner
  guessPuzzle: énigme, devinette
  guest: hôte, invité, convive
  guestBook: livre d'or
  guesthouse: chambre d'hôtes, auberge
  guestList: liste des invités
  guestPass: pass invité, venir avec ami
  guide: guide
  guidebook: guide de voyage, guide papier
  guidedCaveTour: visite de grotte, grotte aménagée
  guidedHike: randonnée guidée, balade guidée
  guideDog: chien guide, chien d'assistance, chien d'aveugle
  guidedTour: visite guidée, circuit
  guidePrice: prix indicatif, fourchette de prix, prix approximatif
  guilty: coupable
  guineaPig: cochon d'Inde, cobaye
  guitar: guitare, guitare électrique
  gum: gencive
  gutter: gouttière, chéneau, descente pluviale
  gutterCleaning: nettoyage de gouttières
  gymMembership: abonnement salle, abonnement fitness
  gymnastics: gymnastique, gym
  gymStudio: salle de sport, salle de fitness
  gynaecologist: gynécologue
  hacker: piraté, pirate informatique, hameçonnage
  haemorrhoid: hémorroïdes
  hail: grêle, dégâts de grêle
  hair: cheveu, cheveux
  hairball: boule de poils
  hairband: élastique à cheveux, chouchou, serre-tête
  hairbrush: brosse
  hairClip: barrette, épingle à cheveux
  hairClippers: rasoir électrique, tondeuse à cheveux
  haircut: coupe de cheveux
  hairdresser: coiffeur, coiffeuse
  hairdryer: sèche-cheveux, brushing
  hairDye: teinture, coloration de cheveux
  hairExtensions: extensions cheveux, rajouts
  hairLoss: chute de cheveux
  hairMask: masque capillaire, soin capillaire
  hairSalon: salon de coiffure
  hairspray: laque, gel coiffant
  hairstyle: coiffure
  hairTransplant: greffe de cheveux
  hairy: poilu, perdre ses poils
  halal: halal
  half: moitié, demi
  halfBoard: demi-pension
  halfDay: demi-journée
  halfHour: demi-heure
  halfSibling: demi-frère, demi-sœur
  halfSize: demi-pointure
  halfTerm: vacances d'hiver, vacances de la Toussaint
  halfTimbered: maison à colombages, colombages, ossature bois
  halfway: à mi-chemin
  hall: salle, halle
  hallmarkStamp: poinçon
  halloween: Halloween
  ham: jambon
  hamburger: burger, hamburger
  hammer: marteau, marteaux
  hammerDrill: perforateur
  hammerIn: enfoncer, marteler, clouer
  hammock: hamac
  hamster: hamster
  hand: main
  handbag: sac à main, sac, sacoche
  handbrake: frein à main
  handCream: crème mains, lait corporel
  handful: poignée de
  handicraftChild: bricolage créatif, travaux manuels, loisirs créatifs
  handInForm: remettre, déposer un dossier, soumettre
  handkerchief: mouchoir
  handlebar: guidon
  handLuggage: bagage à main, bagage cabine
  handmade: fait main, à la main, artisanal, fait à la main
  handmadePaper: papier fait main, papier artisanal
  handOver: remettre, remise
  handrail: main courante, rambarde, garde-corps, balustrade
  handSanitiser: gel hydroalcoolique, désinfectant mains
  handTools: outils à main, outillage
  handTruck: diable
  handWash: lavage à la main, lavage délicat, linge délicat
  handwritten: manuscrit, écriture
  hang: accrocher, suspendre, pendre, accroché, fixer au mur, suspendu
  hangDown: pendre, pendant
  hangOutDry: étendre, sécher à l'air
  hangover: gueule de bois
  hanukkah: Hanoucca
  happen: se passer, se produire
  happy: heureux, content
  happyHour: happy hour
  harbour: port, marina, port de plaisance
  hardDrive: disque dur, SSD, disque externe
  hardHat: casque de protection
  hardMaterial: dur, ferme
  hardWorking: appliqué, assidu, travailleur
  hare: lièvre
  harmful: nocif, inoffensif
  harmlessSafe: inoffensif, sans danger
  harness: harnais, baudrier
  harp: harpe
  harvest: récolter, récolte, cueillir
  hat: chapeau, bonnet, casquette, tuque, chapeau de paille
  hatch: éclore, éclosion, couver
  hate: détester, haïr
  hatter: chapelier, modiste
  haulage: fret, transporteur, affrètement
  haunted: hanté, fantôme
  haveBreakfast: petit-déjeuner, petit déjeuner
  haveLunch: déjeuner, dîner de midi
  hay: foin, botte de foin
  hayFever: rhume des foins, pollen
  hazardousWaste: déchets dangereux, piles usagées
  hazelnut: noisette
  hdmiCable: HDMI, câble HDMI, câble réseau, câble audio
  head: tête
  headache: mal de tête, céphalée
  headCircumference: tour de tête
  headInjury: traumatisme crânien
  headlamp: lampe frontale, lampe de poche, frontale
  headlight: phare, phares, feu de croisement
  headphones: casque audio, écouteur, écouteurs, oreillettes
  headquarters: siège
  headscarf: foulard, fichu
  headTeacher: directeur, directrice, proviseur, directeur d'école
  heal: guérir, guérison, cicatriser
  health: santé
  healthCard: carte Vitale, carte d'assuré
  healthDeclaration: questionnaire de santé, déclaration de santé, fiche sanitaire, questionnaire médical
  healthInsurance: assurance maladie, mutuelle
  healthInsuranceAccepts: secteur conventionné, conventionné, tiers payant
  healthy: sain, santé, en bonne santé
  hear: entendre, entends, entendu, entend, écouter, entendez
  hearBadly: entendre mal, perte auditive
  hearing: audience, procès, tribunal
  hearingAid: appareil auditif, audioprothèse, prothèse auditive, sonotone
  hearingLoss: perte auditive, malentendant, surdité
  hearingTest: test auditif, audiogramme
  hearse: corbillard
  heart: cœur, coeur
  heartAttack: infarctus, crise cardiaque
  heartburn: brûlures d'estomac, reflux
  heartCondition: maladie cardiaque, problèmes cardiaques, cardiaque, problème de cœur
  heartworm: ver du cœur
  heat: chaleur, canicule, vague de chaleur
  heatedPlace: chauffé, non chauffé
  heaterPortable: radiateur d'appoint, chauffage d'appoint
  heather: bruyère
  heating: chauffage, radiateur
  heatingElement: résistance chauffante
  heatingEngineer: chauffagiste
  heatingOil: fioul, mazout
  heatproof: allant au four
  heatPump: pompe à chaleur
  heatUp: chauffer, réchauffer
  heavilyPregnant: femme enceinte, enceinte de, enceintes
  heavy: lourd, lourde, pèse
  heavyLoad: charge lourde, transport de piano
  heavyPerson: obèse, en surpoids, forte corpulence
  hebrew: hébreu, israélien
  hectare: hectare, arpent
  hedge: haie
  hedgehog: hérisson
  hedgeTrimmer: taille-haie
  hedgeTrimming: élagage, taille de haie
  heel: talon
  heelSpur: épine calcanéenne, fasciite plantaire
  height: taille du corps, taille minimum, taille minimale
  heightMeasure: quelle hauteur, altitude, hauteur
  heightNoun: hauteur
  heir: héritier, héritière, héritiers, succession
  helicopter: hélicoptère
  helmet: casque
  helpful: serviable, obligeant, utile, prévenant
  helpline: ligne d'écoute, numéro vert
  helpOut: aider
  helpVerb: aider, aide, aidez, assister
  hem: ourlet, faire un ourlet
  henChicken: poule
  henna: henné
  henParty: EVJF, EVG, enterrement de vie
  hepatitis: hépatite
  herbalTea: tisane, infusion
  herbGarden: jardin d'herbes, jardin aromatique
  herbs: herbes, fines herbes
  herbWalk: balade botanique, sortie plantes
  herd: troupeau, troupeaux, transhumance
  heritage: patrimoine mondial, patrimoine culturel, patrimoine
  herniaIllness: hernie
  herring: hareng
  hibernate: hiberner, hibernation, hivernage
  hiccup: hoquet
  hiddenCost: frais cachés, frais supplémentaires
  hide: cacher, caché, se cacher
  highAdjective: haut, élevé
  highBloodPressure: hypertension, tension artérielle
  highChair: chaise haute
  highDemand: forte demande, très demandé
  highHeels: talons hauts, escarpins
  highlightEvent: temps fort, attraction
  highlightHair: mèches, balayage
  highlights: mèches, balayage
  highSchoolDiploma: baccalauréat, bac, brevet
  highSeason: haute saison
  highVisVest: gilet jaune, gilet réfléchissant, gilet de sécurité
  hike: randonnée, randonner
  hiker: randonneur, randonneuse, marcheur
  hiking: randonnée
  hikingBoots: chaussures de marche, chaussures de randonnée, bonnes chaussures
  hikingMap: carte de randonnée, carte IGN, plan des sentiers
  hikingPoles: bâtons de marche, bâtons de randonnée
  hikingTrail: sentier, chemin, sentier de randonnée
  hillside: coteau, coteaux, colline
  hingePart: charnière, gond, paumelle
  hip: hanche
  hipHopDance: danse urbaine, breakdance
  hipReplacement: prothèse de hanche
  hireEquipment: louer le matériel, matériel fourni, prêt de matériel
  hireGear: location de matériel, matériel en location
  hireStaff: embaucher, recruter, recrutement, embauche
  hiss: siffler
  historian: historien, histoire locale
  historic: historique
  history: histoire
  hit: frapper, heurter, coup
  hitchhike: auto-stop, faire du stop
  hives: urticaire
  hoarse: enroué, aphone, extinction de voix
  hobby: loisir, passe-temps
  hoe: houe, binette, sarcloir
  hold: tenir, tient, tenu, tenez
  holdDurable: durable, résistant, solide
  holdOn: s'accrocher, se tenir, tenir bon
  holdWeight: supporter le poids, charge maximale
  hole: trou, troué
  holes: trou
  holiday: vacances
  holidayApartment: location de vacances, appartement de vacances, gîte, maison de vacances
  holidayCamp: colonie de vacances, centre aéré, centre de loisirs, stage de vacances, cours d'été
  holidaySurcharge: supplément jour férié, majoration dimanche
  holidayVacation: vacances, congé
  hollow: creux
  home: domicile
  homeBaked: fait maison, gâteau maison
  homeBirth: accouchement à domicile, maison de naissance
  homeCare: aide à domicile, soins infirmiers
  homeDelivery: livraison à domicile
  homeForSale: à vendre, maison à vendre
  homeInsurance: assurance habitation, assurance multirisque
  homeless: sans-abri, SDF
  homemade: maison, fait maison
  homeOffice: télétravail
  homeopathy: homéopathie, homéopathique
  homesick: mal du pays, nostalgie
  homework: devoir, devoirs
  honest: honnête
  honey: miel
  honeyJar: rayon de miel
  honeymoon: lune de miel, voyage de noces
  honk: klaxonner, klaxon
  hood: capuche
  hoodie: sweat, sweat à capuche, sweatshirt
  hoof: sabot, sabots
  hook: crochet, crochet mural, patère
  hopeVerb: espérer, espoir, j'espère, espérons
  hops: houblon
  horizon: horizon
  horn: klaxon, avertisseur, klaxonner
  horrorFilm: film d'horreur
  horse: cheval, chevaux
  horseBlanket: couverture de cheval
  horsefly: taon
  horseradish: raifort
  horseTrailer: van à chevaux, remorque à chevaux, transport de chevaux
  hose: tuyau d'arrosage
  hospice: soins palliatifs
  hospital: hôpital, clinique
  hospitalPlace: hôpital, hôpitaux
  host: hôte, hôtesse
  hostel: auberge de jeunesse, hostel
  hostMaster: présentateur, animateur de soirée, maître de cérémonie
  hotAirBalloon: montgolfière, vol en montgolfière
  hotbed: châssis froid
  hotChocolate: chocolat chaud, cacao
  hotDog: hot-dog, saucisse de Francfort
  hotel: hôtel
  hotPlate: plaque chauffante
  hotStoneMassage: massage pierres chaudes
  hotTemperature: chaud, chaleur
  hotTub: jacuzzi, bain à remous, bain nordique
  hotWater: eau chaude
  hotWaterBottle: bouillotte, coussin chauffant
  hour: heure
  hourly: par heure, horaire
  hourlyRate: taux horaire, tarif horaire
  house: maison
  houseboat: péniche, bateau habitable, pénichette, bateau-maison
  houseCall: visite à domicile, soins à domicile, visite sur place, déplacement à domicile
  houseClearance: débarras, vide-maison
  household: ménage
  houseplant: plante d'intérieur, plante verte
  houseRules: règlement intérieur
  housetrain: propre, propreté
  housewife: femme au foyer
  howl: hurler, gémir
  howOften: à quelle fréquence, combien de fois
  hubcap: enjoliveur
  hug: câlin, serrer dans bras
  huge: énorme, immense
  hull: coque de bateau
  hum: bourdonner, bourdonnement
  humidifier: humidificateur
  humidity: humidité
  hundred: cent
  hungarian: hongrois, Hongrie
  hunger: faim
  hungry: faim, affamé, avoir faim
  hunt: chasser, chasse
  hunter: chasseur, chasse, période de chasse
  hurricane: ouragan, tornade, cyclone
  hurryVerb: se dépêcher, presser, pressé
  hurt: faire mal, mal, douloureux
  husband: mari, époux
  hut: cabane, chalet, cabanon
  hybridCar: voiture hybride, hybride
  hydrangea: hortensia
  hygiene: hygiène
  hygieneItems: distributeur de savon
  hygienic: hygiénique
  hyperactive: hyperactif, TDAH, agité
  hypnosis: hypnose, hypnothérapie
  hypothermia: hypothermie
  ice: glaçon, verglas
  iceAxe: piolet
  iceCream: glace, crème glacée
  iceSkates: patins à glace
  icing: glaçage, pâte à sucre
  icy: glacé, verglas, glace
  idea: idée
  identity: identité
  identityCard: pièce d'identité, carte d'identité
  ignition: allumage
  illegal: illégal
  illness: maladie
  illnessCase: tomber malade
  illuminated: éclairé, éclairage, illuminé
  imageRights: droit d'auteur, droit à l'image, droits d'utilisation
  imitateFake: contrefaçon, réplique, imitation
  immediately: immédiatement, tout de suite, aussitôt
  immediatelyNow: sur-le-champ, tout de suite, immédiatement
  immigrant: immigré, migrant
  immigration: immigration
  impassable: impraticable, route barrée
  important: important
  impossible: impossible
  impregnate: imperméabiliser, déperlant, imperméabilisant, antitache
  impressed: impressionnant, impressionné
  improve: améliorer, amélioration
  improvTheatre: improvisation, improviser
  inAdvance: à l'avance, d'avance
  incense: encens
  inch: pouce, pouces
  inclTax: TTC, hors taxe, TVA comprise
  includeVerb: inclure, inclus, compris
  inclusive: tout compris, tout inclus
  income: revenu
  incomeEarnings: revenu
  incomeTax: impôts, déclaration de revenus, impôt revenu
  incomplete: incomplet, pièces manquantes, il manque
  incontinence: incontinence, fuites urinaires
  increase: augmenter, hausse, augmentation
  independent: indépendant, autonome
  indian: indien, Inde, hindi
  indicator: clignotant
  indigestion: indigestion, mal au ventre, troubles digestifs
  indispensable: indispensable, essentiel
  individual: individuel, particulier
  inductionLoop: boucle magnétique, boucle à induction, boucle auditive
  industrialRevolution: époque industrielle, patrimoine industriel
  inedible: immangeable, non comestible
  inEvening: le soir, en soirée
  infant: nourrisson, nouveau-né
  infect: infecter, infection
  infection: infection
  inflame: inflammation, enflammé
  inflammation: inflammation
  inflatable: gonflable
  inflatableBoat: bateau gonflable, canot pneumatique, annexe
  inflate: gonfler, pompe, pompe à vélo
  influence: influence, impact
  infoPanel: panneau d'information, panneau explicatif
  inform: informer, prévenir, avertir
  informationNoun: renseignement, information
  inFront: devant, avant
  ingredient: ingrédient
  ingrownNail: ongle incarné
  inhabitant: habitant, résident, riverain
  inhabited: habité, inhabité
  inhaler: inhalateur, ventoline
  inherit: hériter, héritage, succession, léguer
  inheritance: héritage, succession
  inheritanceTax: droits de succession, impôt successoral
  initialConsultation: première consultation, premier rendez-vous
  initials: initiales, monogramme
  inject: injecter, injection, piqûre
  injection: injection, seringue
  injector: injecteur, pompe à carburant
  injure: blesser, blessure
  injury: blessure, lésion
  inkCartridge: cartouche d'encre, encre, toner
  inkStain: tache d'encre
  inkWriting: encre de Chine
  inLaws: beaux-parents, belle-mère, beau-père
  inlineSkates: rollers, patins à roulettes
  inLove: amoureux, tomber amoureux
  inMorning: le matin, en matinée
  inn: auberge, pension de famille, chambre d'hôtes, taverne
  inNeedOfCare: dépendant, alité
  innerTube: chambre à air
  innkeeper: aubergiste, restaurateur
  innocent: innocent
  inOperation: en service, en fonctionnement, marche encore
  inPerson: en personne, présentiel
  inseamLeg: entrejambe, jambe de pantalon
  insect: insecte
  insectBite: piqûre d'insecte, piqûre de guêpe
  insectRepellent: anti-moustique, répulsif
  insert: insérer, introduire
  inside: intérieur, dedans, à l'intérieur
  insist: insister
  insole: semelle orthopédique, semelle intérieure
  insomnia: insomnie
  inspect: visiter, visite, inspecter
  inspectionVehicle: contrôle technique
  install: installer, installation, poser
  instalment: mensualité, versement, plusieurs fois, acomptes, paiement échelonné, échéance
  instantCamera: appareil instantané
  inStock: en stock, disponible
  instruction: instructions, mode d'emploi, notice
  instructor: moniteur, entraîneur, instructeur
  instructorCourse: instructeur, entraîneur, animateur, coach
  instrument: instrument de musique
  instrumentCase: étui, housse de guitare
  instrumentMaker: luthier, facteur d'instruments
  instrumentRental: location d'instruments, instrument loué
  insulate: isoler, isolation, isolé
  insulation: isolation
  insulationBuilding: isolation thermique, isolant
  insulin: insuline
  insurance: assurer, assurance, assuré, couverture d'assurance
  insuranceAgent: courtier en assurances, agent d'assurance
  insuranceClaim: sinistre, déclaration de sinistre, constat
  insurancePolicy: police d'assurance
  insurer: assureur, compagnie d'assurance
  intact: intact, en bon état
  intactState: en bon état, bien conservé
  integrationCourse: cours d'intégration, test de citoyenneté
  intensiveCare: soins intensifs, réanimation
  intensiveCourse: stage intensif, cours intensif
  interactive: interactif
  intercom: interphone, visiophone
  interested: intéressé, s'intéresser, intérêt
  interestFree: sans intérêt, sans intérêts
  interesting: intéressant, intéressé
  interestRate: intérêts, taux d'intérêt
  interimInvoice: facture d'acompte, acompte
  intermediateLevel: intermédiaire, niveau moyen
  intermission: entracte, pause
  intern: stagiaire
  internetConnection: connexion internet, fibre optique
  internetWifi: wifi, réseau sans fil
  internship: stage, stagiaire, journée découverte, stage découverte
  interruptPause: pause, interrompre
  interview: interview
  inTheMood: avoir envie
  intolerance: intolérance
  introduce: présenter
  introduceOneself: se présenter
  invalid: invalide, non valable, nul
  inventVerb: inventer
  inverter: onduleur
  investVerb: investir, investissement
  invisible: invisible
  invisibleMending: stoppage, reprise invisible
  invitation: invitation, faire-part
  invitationCard: carton d'invitation, faire-part
  invite: inviter, invitation
  invoice: facture, addition
  inWriting: par écrit
  iris: iris fleur
  irish: irlandais, Irlande
  iron: fer
  ironClothes: repasser, repassage
  ironedShirt: repassé, service de repassage
  ironing: repassage, fer à repasser
  ironingBoard: planche à repasser
  irrigation: arrosage, irrigation, arrosage automatique, arroseur
  irritableBowel: côlon irritable, intestin irritable
  island: île
  italian: italien, Italie
  itch: démanger, démangeaison, gratter, démange, démangeaisons, prurit
  item: article
  itinerary: plan de voyage, programme du voyage
  itSupport: informaticien, assistance informatique
  itTechnician: informaticien, technicien informatique
  ivf: PMA, fécondation in vitro
  ivoryHorn: ivoire
  ivy: lierre, plante grimpante
  jackCar: cric
  jacket: veste, blouson, coupe-vent, parka
  jam: confiture
  jamMaking: faire des conserves, bocal
  japanese: japonais, Japon
  jar: bocal, bocaux, pot de confiture
  jaw: mâchoire
  jazz: jazz, blues
  jealous: jaloux, jalousie, envieux
  jeans: jean, jeans, denim
  jelly: gelée dessert
  jellyfish: méduse
  jetLag: décalage horaire
  jetSki: jet-ski, scooter des mers
  jetty: ponton, embarcadère, jetée, quai
  jeweller: bijoutier, joaillier, orfèvre, bijouterie
  jewellery: bijou, bijoux
  jewelleryMaking: bijou, bijoux
  jewish: juif, juive, synagogue
  jigsaw: puzzle, casse-tête
  jigsawTool: scie sauteuse
  job: emploi, poste
  jobAdvert: offre d'emploi, annonce d'emploi, poste à pourvoir
  jobInterview: entretien d'embauche
  jobSeeker: demandeur d'emploi, chômeur, allocataire
  jobVacancy: emploi
  joiner: menuisier, ébéniste
  joinGroup: participer, participation, rejoindre, essayer soi-même, atelier pratique
  joinIn: se joindre, participer, venir aussi
  joinLate: commencer en cours, rejoindre en cours
  joint: articulation, douleurs articulaires
  journalist: journaliste
  journey: voyage, trajet
  joy: joie, bonheur
  jubilee: noces d'argent, noces d'or, jubilé, anniversaire d'entreprise
  judge: juge
  judo: judo
  jug: carafe, cruche, pichet
  juggler: jongleur, jongler
  juice: jus
  juicePress: pressoir à pommes, pressage de jus
  juicy: juteux
  jump: sauter, saut, saute, bondir
  jumper: pull, chandail, pull-over
  jumpStart: démarrage avec câbles, câbles de démarrage, démarrage au câble
  jumpsuit: combinaison
  jungle: jungle, forêt tropicale
  jury: jury
  kangaroo: kangourou
  karaoke: karaoké
  karateJudo: karaté, autodéfense
  kayak: kayak, kayak de mer
  kebab: kebab
  keepFresh: conservation, se conserve
  keepReceipt: ticket de caisse, sans ticket, preuve d'achat
  keepSafe: conserver, mettre en sécurité
  keepStore: garder, conserver, stocker
  kennel: chenil, pension canine, pension pour chiens
  kennelCough: toux de chenil, toux du chenil
  kennelHouse: niche
  keratinTreatment: lissage brésilien
  ketchup: ketchup
  kettle: bouilloire
  key: clé, clef
  keyboardMusic: piano électrique, piano numérique, synthétiseur, clavier numérique
  keyboardPc: clavier
  keyBox: boîte à clés
  keyBroken: clé cassée, clé coincée
  keyButton: bouton
  keyCard: carte magnétique, carte d'accès, badge
  keyCutting: reproduction de clés
  keyring: porte-clés, trousseau de clés
  kick: donner un coup de pied
  kickstand: béquille de vélo
  kidney: rein
  kidneyStone: calcul rénal
  kidsClub: club enfants, mini-club, programme enfants
  kidsRallye: rallye enfants, quiz, devinette
  kiln: four de potier, four à céramique
  kilogram: kilogramme
  kilometre: kilomètre
  kind: gentil, sympa, aimable
  kindergarten: maternelle, crèche, jardin d'enfants
  kindergartenTeacher: éducatrice, puéricultrice, animatrice
  king: roi, reine
  kiosk: kiosque, buvette, snack-bar
  kiss: embrasser, bisou
  kitchen: cuisine
  kitchenHours: plats chauds, horaires de cuisine
  kitchenUse: cuisine commune, kitchenette, coin cuisine
  kite: cerf-volant
  kitten: chaton
  kiwiFruit: kiwi
  knead: pétrir, pâte
  knee: genou, genoux
  kneeBrace: genouillère
  kneel: s'agenouiller, agenouillé, à genoux
  kneePads: genouillères
  kneeReplacement: prothèse de genou
  kneeTrouble: problèmes de genou, mal au genou
  knife: couteau, couteaux
  knifeBlock: ustensiles de cuisine, batterie de cuisine
  knight: chevalier
  knightsHall: salle des chevaliers, salle d'apparat, trône
  knit: tricoter, tricot
  knitting: tricot
  knittingNeedle: aiguille à tricoter
  knitwear: maille, tricoté
  knock: frapper à la porte, toquer
  knockDownWall: abattre un mur, casser un mur, ouverture de mur
  knotSpeed: mille marin, mille nautique
  knotTie: nœud, nœuds marins
  knuckle: phalange, articulation du doigt
  korean: coréen, Corée
  kosher: casher, kasher
  label: étiqueter, étiquette, autocollant
  laboratory: laboratoire, labo
  labourCost: main-d'œuvre
  labourDay: fête du travail, premier mai
  lace: dentelle
  lacemaking: dentelle au fuseau, dentellière
  lactose: sans lactose, lactose
  lactoseFree: sans lactose, intolérant au lactose
  ladder: échelle, escabeau
  ladiesOnly: réservé aux femmes, non mixte, femmes seulement
  ladle: louche, puiser
  ladybird: coccinelle
  lagoon: lagune
  lake: lac
  lamb: agneau
  laminate: plastifier, plastification
  laminateFloor: stratifié
  lamp: lampe, ampoule
  lampOil: pétrole lampant, paraffine
  lampRepair: réparation de lampe
  lampshade: abat-jour
  landline: téléphone fixe, ligne fixe
  landlord: bailleur, propriétaire bailleur, propriétaire
  landmark: site touristique, attraction
  landRegister: registre foncier, titre de propriété, cadastre
  landscape: paysage
  landVerb: atterrir, atterrissage
  language: langue
  languageCertificate: certificat de langue, examen de langue
  languageCourse: cours de langue, école de langues
  languageLevel: niveau de langue, test de niveau
  lantern: lanterne, lampion, lampe à huile
  laptop: ordinateur portable, PC portable
  laptopBag: sacoche d'ordinateur, housse d'ordinateur
  largeAnimal: animal de ferme, gros animaux
  largeFamily: famille nombreuse
  largeFormat: grand format, banderole
  lasagne: lasagnes
  laserEyeSurgery: laser des yeux, opération au laser
  laserHairRemoval: épilation laser, épilation définitive
  laserTag: laser game
  lashExtension: extension de cils
  lashLift: rehaussement de cils
  lastAdjective: dernier, dernière
  lastAdmission: dernière entrée, dernière admission
  lastDuration: durer, durée, combien de temps, durent, prend du temps
  lastMinute: dernière minute
  lastMinuteOrder: service express, sur-le-champ, immédiat
  lastWill: testament, legs, léguer
  late: tard, retard, en retard, retardé, retarder, avoir du retard
  lateArrival: arrivée tardive, arriver tard
  latecomer: retardataire
  lateFee: frais de retard, pénalité de retard
  laterAfter: plus tard, après, ensuite
  latest: au plus tard
  latexGlove: gants jetables
  lathe: tour à bois
  latin: latin
  laugh: rire, rigoler
  launder: lessive, linge, blanchisserie
  laundrette: laverie, blanchisserie
  laundry: linge, lessive
  laundryBasket: panier à linge
  lavender: lavande
  law: loi, droit
  lawFirm: cabinet d'avocats
  lawn: pelouse, gazon, herbe
  lawnMower: tondeuse à gazon, tondeuse
  lawnmower: tondeuse à gazon
  lawnSeed: semence de gazon, graine de gazon
  lawsuit: poursuite judiciaire, action en justice
  lawyer: avocat, avocate
  laxative: laxatif
  layEggs: pondre, ponte
  layersCut: coupe en dégradé, dégradé, undercut
  layFloor: poser un sol, poseur de parquet, pose de parquet
  layOutBody: exposer le défunt, recueillement
  lazy: paresseux, fainéant
  lead: guider, guide, mener, visite guidée
  leadClimbing: grimper en tête, escalade en tête
  leadMetal: plomb
  leadTime: délai, délai de livraison, délai de fabrication
  leaf: feuille, feuillage, feuilles mortes
  leafBlower: souffleur de feuilles
  leaflet: dépliant, brochure, prospectus, plaquette d'information
  leak: fuir, fuite, goutter, toit qui fuit, infiltration, fuite de robinet
  leaky: qui fuit, fuite, goutte
  lean: s'appuyer, adosser, s'adosser, appuyé
  leanOut: se pencher dehors
  leanVerb: pencher, incliner, s'appuyer
  learn: apprendre, apprends, appris, apprentissage
  learnerDriver: élève conducteur
  learnRide: apprendre à monter
  learnSwim: apprendre à nager
  lease: bail, contrat de location
  leash: laisse
  leashed: en laisse, laisse
  leather: cuir
  leatherCare: entretien du cuir, baume pour cuir
  leathercraft: maroquinerie, travail du cuir, sellerie, tannerie, articles en cuir, tanné
  leatherJacket: blouson en cuir, veste en cuir, perfecto
  leaveBehind: laisser, oublier, laissé derrière, oublié
  leaveEarly: partir plus tôt, partir avant
  leaveGoAway: partir, s'en aller, quitter
  leaveLuggage: laisser les bagages
  leaveMessage: laisser un message
  leaveOut: omettre, sans mettre
  leaveOvernight: laisser la nuit, garder la nuit
  lectern: pupitre, podium, estrade
  lecture: conférence, exposé
  lecturer: intervenant, conférencier, formateur, professeur, enseignant
  leech: sangsue
  leek: poireau, poireaux
  lefthanded: gaucher
  leftOver: restant, reste, restes
  leftovers: restes
  leftSide: gauche
  leg: jambe
  legal: légal, juridique, licite
  legalAdvice: conseil juridique, consultation
  legalAid: aide juridictionnelle
  legalFee: honoraires, frais de justice, frais d'avocat
  legalFormFirm: registre du commerce, siège social
  legalGuardian: tuteur légal, responsable légal, représentant légal
  legalInsurance: protection juridique
  legalize: certifier conforme, légaliser, apostille
  legend: légende, mythe
  leggings: legging, caleçon
  legible: lisible, illisible
  lemon: citron
  lend: prêter, prêté, prêt
  length: longueur
  lengthen: allonger, rallonger, défaire l'ourlet
  lengthMeasure: mètre linéaire, au mètre, combien mesure, mètres de long
  lens: verre de lunettes, verre correcteur
  lentil: lentille
  lesson: leçon
  lessonUnit: cours, leçon
  letGoOut: sortir dehors, laisser sortir
  letIn: laisser entrer
  letKnow: faire savoir, signaler
  letOutGarment: élargir, reprendre un vêtement
  letter: lettre, courrier
  letterbox: boîte aux lettres
  letterpress: typographie, caractères en plomb, typographe
  lettuce: laitue
  level: niveau, niveau de langue
  levelingBlock: cale de roue
  leverPart: levier
  liability: responsabilité
  liabilityInsurance: responsabilité civile, assurance responsabilité civile
  liableFor: qui paie
  liableVerb: être responsable, engager la responsabilité
  librarian: bibliothécaire
  library: bibliothèque
  libraryCard: carte de bibliothèque, carte de lecteur
  lick: lécher
  lidCover: couvercle
  lieDown: s'allonger, se coucher, allongé
  lieFalse: mentir, mensonge
  lifebuoy: bouée de sauvetage
  lifeguard: maître-nageur, surveillant de baignade, sauveteur
  lifeInsurance: assurance-vie
  lifeJacket: gilet de sauvetage
  lifePartner: concubin, compagne, compagnon, pacs
  lifespan: durée de vie, longévité
  lifeThreatening: mortel, danger de mort
  lift: soulever, lever, hisser
  lightFire: allumer
  lighthouse: phare
  lighting: éclairage, lumière
  lightingSystem: éclairage de scène, spot
  lightning: foudre, éclairs d'orage, éclair
  lightningRod: paratonnerre
  lightShow: spectacle de lumières, son et lumière
  lightSwitch: interrupteur, variateur
  lightweight: léger, légère
  lilac: lilas
  lily: lys
  limeFruit: citron vert
  limescale: calcaire, tartre, détartrer, détartrage
  limeStain: auréole, tache d'eau
  limeWash: badigeon, peinture à la chaux, chaux
  limit: limite, limité
  limitationPeriod: prescription légale, délai de prescription
  limitedEdition: édition limitée, tirage limité
  limousineHire: limousine, voiture de mariage
  limp: boiter, boiterie, boiteux, boiteuse
  lindenTree: tilleul, érable, frêne
  linen: lin
  linenFlax: lin textile
  lining: doublure
  link: lien
  linocut: linogravure
  lion: lion, lionne
  lip: lèvre
  lipstick: rouge à lèvres
  liqueur: liqueur, digestif
  liquidDamage: tombé dans l'eau, oxydation, renversé
  liquor: alcool fort, eau-de-vie
  liquorice: réglisse
  listedBuilding: monument historique, bâtiment classé
  listen: écouter
  listNoun: liste
  literacy: alphabétisation, apprendre à lire, analphabète
  lithograph: lithographie, estampe, tirage d'art
  litre: litre
  litter: litière
  litterTray: bac à litière, caisse à litière
  live: habiter, vivre, vit
  liveBand: groupe de musique, orchestre
  lively: vif, énergique, turbulent
  liveMusic: musique live
  liver: foie
  liverwurst: pâté, terrine
  liveryStable: pension pour chevaux, box à cheval
  livingRoom: salon, séjour
  livingWill: directives anticipées
  lizard: lézard, gecko
  llama: lama
  loadCargo: chargement, fret, cargaison
  loadGoods: charger, décharger
  loadingRamp: quai de chargement, rampe
  loanBank: crédit, hypothèque
  loanEquipment: matériel prêté, location de matériel
  loanExhibit: prêt d'œuvre
  lobster: homard
  localAnaesthesia: anesthésie locale
  locallyMade: local, locale
  localResident: riverain, habitant, gens du coin
  localResidents: riverains, habitants, résidents
  located: situé, se trouver, emplacement
  lock: verrouiller, serrure, fermer à clé, cadenas, verrou, barillet
  lockable: fermant à clé, verrouillable
  lockedState: fermé à clé, verrouillé
  locker: casier, consigne, vestiaire à clé
  lockOut: enfermé dehors, porte claquée, clé perdue, ouverture de porte, claquer
  locksChange: changement de barillet
  locksmith: serrurier
  loftApartment: studio, appartement
  loftConversion: aménagement de combles
  logo: logo, logotype
  logOut: se déconnecter, déconnexion
  logSplitter: fendeuse à bûches
  lollipop: sucette
  loneliness: solitude
  lonelyState: se sentir seul
  longAdjective: long, longue
  longDistanceHike: grande randonnée, trek, itinérance
  longLine: laisse à enrouleur, longe de dressage
  longNight: nocturne, ouvert tard, ouverture tardive
  longSighted: hypermétrope, hypermétropie
  longSightedness: hypermétropie
  longTerm: à long terme
  longWeekend: week-end prolongé, pont férié
  look: regarder
  lookAround: jeter un œil, flâner
  lookForward: se réjouir, joie, hâte
  loom: métier à tisser
  loose: lâche, desserré, ample, branlant
  looseFilling: plombage tombé, plombage
  loosenFree: lâcher, relâcher, libérer
  loosenTooth: dent qui bouge, dent branlante
  lose: perdre, perdu, perte, j'ai perdu, égaré, égarer
  loseItem: perdre quelque chose, objets trouvés
  loseWeight: maigrir, perdre du poids, perte de poids, minceur
  lossTheft: volé
  lostChild: enfant perdu, enfant égaré
  lostItem: objet perdu, objet oublié
  lostKey: clé perdue, perdu mes clés
  lostParcel: égaré, égarer, perdu
  lostPet: animal perdu, chat perdu, fugue
  lostProperty: objets trouvés
  lotion: crème hydratante, lotion, crème de jour
  loud: bruyant, bruit, nuisance sonore, tapage
  loudspeaker: haut-parleur
  lounge: salle commune, coin salon
  louse: pou, poux
  love: aimer, amour
  lowAdjective: bas, basse
  lowBloodPressure: tension basse, hypotension
  lowCarb: glucides, pauvre en glucides
  lowerDown: abaisser, baisser
  lowFat: allégé, écrémé, maigre, faible en gras
  lowIncome: faibles revenus, bas revenu, tarif social, RSA
  lowland: plaine
  lowSeason: basse saison
  loyaltyCard: carte de fidélité
  lubricate: graisser, lubrifier, huiler
  luck: chance, porter bonheur, veinard
  luggage: bagage, bagages
  luggageLocker: consigne automatique, casier à bagages
  luggageRack: porte-bagages
  luggageStorage: consigne, bagagerie
  luggageTag: étiquette de bagage
  luggageTransport: transport de bagages, transfert de bagages
  lukewarm: tiède
  lullaby: comptine, berceuse
  lumbago: lumbago, sciatique
  lumberjack: bûcheron
  lunch: déjeuner
  lunchbox: boîte à goûter, boîte repas
  lunchBreak: pause déjeuner, fermeture midi, pause de midi
  lung: poumon
  lunge: travail à la longe, cours en longe
  lupin: lupin
  luxurious: luxueux, luxe, chic
  lymphDrainage: drainage lymphatique
  lymphNode: ganglion lymphatique
  macComputer: Mac, MacBook
  machine: machine, appareil, équipement
  mackerel: maquereau, maquereaux
  macrame: macramé
  madeToMeasure: sur mesure
  magazine: magazine, revue
  magician: magicien
  magicShow: spectacle de magie, tour de magie, prestidigitateur
  magnet: aimant, aimanté, magnétique
  magnifier: loupe
  magnifierLamp: lampe loupe
  magnolia: magnolia
  maidenName: nom de naissance, nom jeune fille
  mailbox: boîte aux lettres
  main: principal
  mainCourse: plat principal
  maintain: entretenir, entretien, maintenance
  maintenanceContract: contrat d'entretien, maintenance
  makeBrand: marque et modèle
  makeFire: allumer un feu, feu de camp
  makeFriends: amitié, bien s'entendre
  makeSure: s'assurer, veiller
  makeUp: maquiller, maquillage
  makeup: maquillage
  makeupArtist: maquilleur, maquilleuse
  makeWill: faire un testament, rédiger un testament
  male: masculin, mâle
  malnourished: sous-alimenté, insuffisance pondérale, maigreur
  mammography: mammographie
  man: homme, monsieur, messieurs
  manager: gérant, directeur, responsable, directeur général, PDG
  manageRun: diriger, gérer
  mandarin: mandarine, clémentine
  mane: crinière
  mange: gale
  mango: mangue
  manicure: manucure
  manualByHand: manuel
  manualCar: boîte manuelle
  manualWork: à la main
  manufacturer: fabricant
  manufacturerWarranty: garantie constructeur, extension de garantie
  manure: fumier, crottin
  mapPlan: carte routière, plan de ville
  marathon: marathon
  marble: marbre
  marblesToy: billes
  march: défilé, procession, cortège
  mare: jument
  margarine: margarine
  marina: port de plaisance, amarrage, mouillage
  maritalStatus: état civil, célibataire, situation familiale
  market: marché
  marriage: mariage
  marriageCertificate: acte de mariage
  marriageProposal: demande en mariage
  marriedCouple: couple marié, mariés
  marriedState: mariée, couple marié
  marry: se marier, marié, épouser
  marshmallow: guimauve
  marten: martre, fouine
  martialArt: art martial, arts martiaux
  marzipan: massepain, pâte d'amande
  mascara: rimmel, mascara
  mask: masque, masque visage
  massage: massage
  massageOil: huile de massage
  massageTable: table de massage
  massageVerb: masser, massage
  masseur: masseur, masseuse
  massProduced: en série, prêt-à-porter, tout fait
  mast: mât
  masterCertificate: maître artisan, brevet de maîtrise
  masterKey: passe-partout
  masterpiece: chef-d'œuvre, œuvre d'art
  mat: tapis de yoga, natte
  match: match
  matchesLighter: allumettes, briquet
  matching: assorti, aller avec
  matchSport: rencontre sportive
  material: matériau, matière, matériaux
  materialArt: matériel, fournitures
  materialCost: frais de matériel, coût des matériaux
  maternityLeave: congé maternité
  maternityWard: maternité, salle d'accouchement
  mathematics: mathématiques, maths
  matinee: séance du matin, séance après-midi
  mating: saillie, en chaleur, accouplement
  matted: poils emmêlés, nœuds de poils, sous-poil
  mattress: matelas
  mattressTopper: surmatelas
  maximumAge: âge maximum, trop âgé, trop vieux
  maximumAmount: maximum, maximal, au plus
  maximumDuration: durée maximale
  maybe: peut-être
  mayonnaise: mayonnaise
  mayor: maire
  maze: labyrinthe
  meal: repas
  mean: signifier, signification
  meansOfPayment: moyen de paiement, mode de paiement, mode de règlement
  measles: rougeole
  measurement: mensurations, mètre ruban, mesure, mètre pliant
  measurePressure: prendre la tension, mesurer la tension
  measureUp: prendre les mesures
  measureVerb: mesurer, mesure, prendre les mesures
  measuringCup: verre doseur
  meat: viande
  meatball: boulette de viande
  mechanic: mécanicien, garagiste
  medal: médaille
  mediation: médiation
  mediator: médiateur, arbitrage
  medicalCentre: centre médical, maison de santé
  medicalCertificate: certificat médical, arrêt maladie
  medicalHistory: antécédents médicaux, dossier médical
  medicalNote: aptitude médicale, mot du médecin
  medicalReasons: contre-indication, raisons médicales
  medicalSupplyStore: matériel médical, magasin orthopédique
  medicationList: traitement en cours, liste de médicaments
  medicinalPlant: plante médicinale
  medicine: médicament
  medicineTake: prendre un médicament
  medieval: médiéval, Moyen Âge
  meditate: méditer, méditation
  meditation: méditation, pleine conscience
  meet: rencontrer, rencontre, réunion
  meetingEquipment: vidéoprojecteur, projecteur, rétroprojecteur
  meetingRoom: salle de réunion
  melody: mélodie
  melon: melon
  melt: fondre, fondu
  member: membre, adhérent, adhésion
  memberDiscount: tarif adhérent, remise membre, tarif membre
  membership: adhésion, abonnement
  membershipCard: carte de membre, carte d'adhérent, numéro d'adhérent
  membershipFee: cotisation
  membersOnly: réservé aux membres, non-membres
  memorial: mémorial, monument aux morts
  memorise: par cœur, mémoriser
  memoryCard: carte mémoire
  memoryRam: mémoire vive
  mend: raccommoder, repriser, rapiécer, reprisage
  mendReplace: échanger, substituer
  menOnly: réservé aux hommes, hommes seulement
  menopause: ménopause
  mensHaircut: coupe homme
  menstruation: menstruation
  mentalHealth: santé mentale, maladie mentale, psychique
  menuCard: carte des plats, menu
  menuOfDay: plat du jour, menu du jour, formule midi
  meow: miauler, ronronner
  merino: mérinos
  message: message
  messy: désordonné, désordre, bazar
  metal: métal, métaux
  metalDetector: détecteur de métaux
  metalworker: métallier, ferronnier, soudeur, serrurier métallier, métallerie
  meterUtility: compteur, relevé de compteur
  metre: mètre
  metronome: métronome
  mexican: mexicain
  microchip: puce, puce électronique, pucer, micropuce
  microneedling: microneedling
  microphone: microphone, micro
  microwave: micro-ondes
  middleAged: âge moyen, la cinquantaine, quinquagénaire
  middleAges: Moyen Âge, médiéval
  middleCentre: milieu, centre
  midnight: minuit
  midsummer: solstice, Saint-Jean
  midwife: sage-femme
  migraine: migraine
  migratoryBird: oiseau migrateur, migration
  mild: pas piquant
  mileage: kilométrage
  milestoneBirthday: anniversaire rond
  milk: lait
  milkAllergy: allergie au lait, sans lait
  milkChurn: bidon de lait
  milkTooth: dent de lait
  milkVerb: traire, traite des vaches, traite
  mill: moulin, moulin à eau
  miller: meunier, meunière
  millet: millet
  millimetre: millimètre
  million: million
  millstone: meule
  minced: viande hachée, steak haché
  mineQuarry: mine, galerie de mine
  mineral: minéral, minéraux, minerai
  mineralWater: eau minérale, eau gazeuse
  minerMine: mineur de fond
  miniatureTrain: petit train, petit train touristique
  minibus: minibus
  miniGolf: minigolf, mini-golf
  miniJob: petit boulot, emploi d'appoint
  minimumAge: âge minimum, limite d'âge, âge maximum, quel âge, âge limite
  minimumAmount: minimum, au moins, minimal
  minimumHeight: taille minimum, taille minimale
  minimumOrder: commande minimum, minimum de commande, quantité minimum
  minimumRental: location minimum
  minimumStay: séjour minimum, nuits minimum
  minimumTerm: durée minimale, durée d'engagement, sans engagement
  minimumWage: salaire minimum, SMIC
  minor: mineur, mineure
  mint: menthe
  minute: minute
  minutesMeeting: procès-verbal, compte rendu
  mirror: miroir
  mirrorCar: rétroviseur, rétro
  miscarriage: fausse couche
  missBus: rater, manquer
  missedLesson: cours manqué, rattraper, rattrapage
  missingAnimal: animal perdu, s'est échappé
  missingDocument: document manquant, dossier incomplet
  missingLack: manquer, manquant
  missingPart: pièce manquante
  missLesson: manquer un cours, rattraper un cours
  missSomeone: manquer à, regretter l'absence
  mistake: erreur, faute
  mistakeInvoice: erreur de facture, erreur de facturation
  mite: acarien
  mix: mélanger, mélange, remuer, fouetter
  mixedAdjective: mixte
  mixedBag: assorti, varié
  mixedGender: sauna mixte, groupe mixte
  mixedGroup: groupe mixte
  mixerKitchen: robot de cuisine, mixeur, batteur
  mixingDesk: table de mixage
  moat: douves
  mobilePayment: paiement mobile, payer par téléphone
  mobilePhone: portable, GSM, téléphone portable, smartphone, mobile, iPhone
  mobileReception: réseau mobile, couverture réseau, signal
  mobileTicket: billet mobile, billet sur téléphone
  mobilityImpairment: mobilité réduite, PMR
  mobilityScooter: scooter électrique, scooter PMR, fauteuil électrique
  moccasin: mocassins
  model: modèle
  modelMaking: modélisme, maquette, train miniature, train électrique
  modelNumber: numéro de modèle, plaque signalétique
  modern: moderne, dernier cri, contemporain
  molar: molaire
  mole: grain de beauté, tache de naissance
  moleAnimal: taupe, taupinière
  monastery: monastère, abbaye, couvent, cloître
  money: argent
  moneyBack: remboursement, remboursé, récupérer l'argent
  mongrel: croisé, bâtard
  monk: moine
  monkey: singe
  month: mois
  monthly: mensuel, par mois
  monthlyFee: mensualité, cotisation mensuelle
  monthlyPass: abonnement mensuel, carte mensuelle
  monument: monument, statue
  moon: lune
  mop: serpillière
  moped: mobylette, cyclomoteur
  mopUp: passer la serpillière
  morePerson: par personne supplémentaire, personne en plus
  morning: matin, matinée
  morningAfterPill: pilule du lendemain
  mortar: mortier
  mortgage: hypothèque
  mortuary: chambre funéraire, funérarium, morgue
  mosaic: mosaïque
  mosquito: moustique
  mosquitoNet: moustiquaire
  moss: mousse du gazon, anti-mousse
  mother: mère, maman
  motherboard: carte mère
  mothersDay: fête des mères
  mothProtection: antimite, naphtaline
  motionDetector: détecteur de mouvement, capteur
  motivate: motiver, motivation
  motorboat: bateau à moteur, hors-bord, vedette
  motorcycle: moto, motocyclette
  motorcycleGear: casque moto, équipement moto
  motorElectric: moteur électrique
  motorhomePitch: aire de camping-car
  motorised: motorisé, à moteur
  motorScooter: scooter, vespa
  motorway: autoroute
  mould: moisir, moisissure, moisi, salpêtre
  mouldClay: poterie, céramique, tournage
  mouldy: moisi, moisissure
  mountain: montagne, colline
  mountainBike: VTT, vélo tout terrain
  mountaineering: alpinisme, alpiniste
  mountainGuide: guide de montagne, guide de haute montagne, accompagnateur en montagne
  mountainHut: refuge, refuge de montagne, gardien du refuge
  mountainPass: col de montagne
  mountainRange: massif, chaîne de montagnes, Alpes
  mountainRescue: secours en montagne, hélicoptère de secours
  mountWall: montage, fixer au mur
  mourn: faire son deuil
  mourning: deuil, condoléances, carte de condoléances
  mousePc: souris d'ordinateur
  mousetrap: souricière, piège à souris, tapette, piège
  moustache: moustache
  mouth: bouche
  mouthGuard: protège-dents
  mouthwash: bain de bouche
  moveHouse: déménager, déménagement
  moveIn: emménager
  moveMotion: bouger, mouvement, déplacer
  moveOut: quitter le logement
  moveOutInspection: état des lieux, remise du logement
  moveTogether: vivre ensemble, emménager ensemble, concubinage
  movingBox: carton de déménagement
  movingHouse: déménagement
  mow: tondre la pelouse, tonte
  mowVerb: faucher, tondre
  mozzarella: mozzarella
  mriScan: IRM
  muckOut: curer, nettoyer l'écurie
  mud: boue
  muddy: boueux, boue
  mudflats: vasière, estran, traversée à pied
  mudguard: garde-boue
  mudPack: bain de boue
  muesli: muesli, granola
  muffin: muffin, cupcake
  mug: mug, tasse
  muggy: lourd et humide, moite
  mulch: paillis, paillage
  mule: mulet, mule
  mulledWine: vin chaud
  multipleChoice: choix multiple
  multipleSclerosis: sclérose en plaques
  multipurposeHall: salle polyvalente, salle des fêtes, gymnase
  multiTicket: carnet de tickets, carte dix entrées
  mumps: oreillons
  muscle: muscle
  muscleAche: courbatures, douleur musculaire
  muscular: musclé
  museum: musée
  museumEducation: médiation culturelle, atelier pédagogique, interactif
  museumNight: nuit des musées
  museumShop: boutique du musée, boutique de souvenirs
  mushroom: champignon
  mushroomPicking: cueillette de champignons, aller aux champignons
  music: musique
  musicalInstrumentRepair: réparation d'instruments, changement de cordes
  musicalShow: comédie musicale
  musicBox: boîte à musique
  musicExam: examen d'entrée
  musician: musicien
  musicLesson: cours de musique, cours de piano, cours de guitare
  musicLicence: SACEM, droits musicaux
  musicSchool: école de musique, conservatoire
  musicTheory: solfège, théorie musicale
  muslim: musulman, islam
  mussel: palourde, coquillage, moules, coquillages
  mustard: moutarde
  musty: odeur de renfermé
  muteStammer: bégayer, bégaiement
  mutton: viande de mouton, côtelette d'agneau
  muzzle: muselière
  mysterious: mystérieux, mystère
  nailDesign: décoration d'ongles, prothésiste ongulaire
  nailFile: lime à ongles
  nailHammer: marteau, marteler
  nailPolish: vernis à ongles
  nailPolishRemover: dissolvant, acétone
  nailScissors: coupe-ongles, ciseaux à ongles
  nailTool: clou
  nailTrimming: coupe de griffes
  naked: nu
  name: nom
  nameBadge: porte-nom
  nameChange: changement de nom
  nameDay: fête du prénom
  nameTag: badge nominatif, étiquette nominative, porte-nom
  nameTransfer: billet nominatif, revendre un billet, changer le nom
  nameVerb: s'appeler, nommer
  nap: sieste, petit somme
  napkin: serviette de table
  nappy: couche-culotte, lange
  narcissus: jonquille, narcisse
  narrow: étroit, étroite, resserré, plafond bas, exigu
  nasalSpray: spray nasal, gouttes nasales
  nationalDay: fête nationale, jour férié
  native: indigène, espèce locale
  nativeLanguage: langue maternelle
  nativeSpeaker: locuteur natif
  nativityScene: crèche de Noël
  naturalCosmetics: cosmétique naturelle, cosmétique bio
  naturalisation: naturalisation, citoyenneté
  nature: nature
  natureReserve: réserve naturelle, parc national, zone protégée
  natureTrail: sentier de découverte, sentier pédagogique
  naughty: coquin, insolent, mal élevé, vilain, désobéissant
  nausea: nausée
  navel: nombril
  navigationAddress: coordonnées GPS
  nearby: près, proche, proximité
  necessary: nécessaire
  neck: cou, nuque
  necklace: collier
  necklineDress: décolleté, encolure
  neckPain: torticolis, douleur cervicale
  needle: aiguille
  needTime: mettre du temps, prendre longtemps
  needVerb: avoir besoin, besoin, besoins, nécessite, nécessiter
  negativePhoto: négatif, diapositive
  negotiate: négocier, négociable
  neighbour: voisin, voisine
  neighbourhood: quartier, voisinage
  neonTube: tube fluorescent, néon
  nephew: neveu, neveux
  nerve: nerf
  nervous: nerveux, anxieux, trac, stressé
  nest: nid, nicher, nidification
  nestVerb: nicher, nid, nidification
  netPrice: prix net, hors taxe
  nettle: ortie
  networkConnection: réseau, connexion
  neurologist: neurologue
  neuter: castrer, stériliser, castration
  neutering: castration, stérilisation
  never: jamais
  newAdjective: nouveau, neuf, nouvelle, neuve
  newbornBaby: nouveau-né
  newCustomer: nouveau client, première commande
  newPatients: nouveaux patients, première consultation
  newsletter: lettre d'information, infolettre, newsletter
  newspaper: journal
  newt: triton
  newYear: Nouvel An, Saint-Sylvestre
  nextFollowing: prochain, suivant
  nextTime: prochaine fois
  nibble: grignoter, ronger
  nickname: surnom
  niece: nièce
  night: nuit
  nightdress: chemise de nuit
  nightHike: randonnée nocturne, balade nocturne
  nightLight: veilleuse
  nightmare: cauchemar
  nightShift: équipe de nuit, travail de nuit
  nightSurcharge: supplément de nuit, tarif de nuit
  nightSweat: bouffées de chaleur, sueurs nocturnes
  nightWatchman: veilleur de nuit, visite nocturne
  nipple: téton, mamelon
  nitsLice: poux, pou
  nobility: comte, comtesse, duc, noblesse
  noise: bruit
  noiseless: silencieux, sans bruit
  nonAlcoholic: sans alcool, bière sans alcool
  nonBinding: sans engagement
  nonProfit: but non lucratif, caritatif, œuvre de bienfaisance
  nonRefundable: non remboursable, aucun remboursement
  nonSmoking: non-fumeur, interdiction de fumer, interdit de fumer
  nonSwimmer: non-nageur
  noodle: nouilles, spaghettis, pâtes
  noon: midi
  nordicWalking: marche nordique
  normalOrdinary: ordinaire, habituel
  north: nord
  northernLights: aurore boréale
  norwegian: norvégien, Norvège
  nose: nez
  nosebleed: saignement de nez
  noShow: ne pas se présenter
  noSignal: pas de réseau, réseau mobile, sans réseau
  nostril: narine, aile du nez
  notary: notaire
  notaryFee: notarié, acte notarié, frais de notaire
  notebook: cahier, carnet
  noteMusic: notes de musique, solfège, partition
  noticeBoard: tableau d'affichage, panneau d'affichage
  noticePeriod: préavis, délai de préavis
  notIncluded: non compris, en sus, en supplément, pas inclus
  novel: roman
  nowAdverb: maintenant
  nudeModel: modèle vivant, nu artistique
  nudist: plage naturiste, naturisme, nudiste, naturiste
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
  numbing: endormir la zone, anesthésie locale, engourdi
  nurse: infirmière, infirmier
  nursePractice: assistante médicale, aide-soignante
  nursery: chambre d'enfant, salle de jeux
  nursingBed: lit médicalisé
  nursingRoom: salle d'allaitement, espace allaitement
  nut: noix, fruits à coque
  nutAllergy: allergie aux noix, allergie aux arachides
  nutmeg: noix de muscade, muscade
  nutrition: nutrition, alimentation
  nutritionFacts: liste des ingrédients, valeurs nutritionnelles
  oak: chêne
  oasis: oasis
  oatMilk: lait d'avoine, lait végétal
  oats: avoine, flocons d'avoine, porridge
  obedient: obéissant, sage, obéir
  obesity: obésité
  obituary: avis de décès, nécrologie, faire-part de décès
  obligation: obligation
  oboeBassoon: hautbois
  observatory: observatoire
  observe: observer, observation
  occupation: profession, métier
  occupationalTherapy: ergothérapie, ergothérapeute
  occupiedBusy: occupé
  octopus: poulpe, pieuvre
  offended: vexé, offensé
  offerVerb: offrir, offre, offert
  office: bureau
  officeCleaning: nettoyage de bureaux, entreprise de nettoyage
  officeParty: fête d'entreprise, sortie d'entreprise, repas d'entreprise
  officeSpace: local commercial, bureaux, surface commerciale
  official: officiel
  official2: agréé, reconnu, certifié, homologué
  officialFee: taxe administrative, timbre fiscal
  officialStamp: cachet officiel, tamponné
  officialTranslation: traduction, traduction assermentée
  offsetPrint: offset
  often: souvent, fréquent, fréquemment
  oil: huile d'olive, huile de cuisine, huile de tournesol
  oilChange: vidange
  oilFilter: filtre à huile
  oilLeak: fuite d'huile, perd de l'huile
  oilMill: moulin à huile
  oilPaint: peinture à l'huile
  oilySkin: peau grasse
  ointment: pommade, onguent
  oldAdjective: vieux, ancien, vieille
  oldAgeHome: maison de retraite, EHPAD
  oldAnimal: vieil animal, chien âgé
  oldClothes: vieux vêtements, blouse, tablier de peinture, vieux habits
  oldDevice: ancien appareil, déchets électroniques, reprise de l'ancien
  oldFashioned: démodé, dépassé
  oldPainting: tableau peint, restauration de tableaux
  oldPerson: vieillard, personne âgée
  oldRadio: poste de radio, radio à lampes
  oldTimer: voiture ancienne, voiture de collection
  oldTown: vieille ville, centre historique
  olive: olive
  oliveGrove: oliveraie, olivier
  onAccount: sur facture
  onBehalf: au nom de, pour quelqu'un d'autre
  once: une fois
  onceAWeek: une fois semaine, hebdomadaire
  oneSize: taille unique
  oneWay: aller simple
  onion: oignon
  onlineAdjective: en ligne, sur internet
  onlineBooking: réservation en ligne
  onlineCourse: cours en ligne
  onlinePayment: paiement en ligne, payer en ligne
  onlineReview: avis en ligne, avis client, évaluation
  onlineShop: boutique en ligne, magasin en ligne
  onlyChild: enfant unique
  onSite: sur place
  onTheWay: en chemin, en route
  onYourOwn: sans guide, visite libre
  open: ouvrir, ouvert, ouverture, ouvre, ouvrent
  openAir: en plein air, à ciel ouvert, activité de plein air
  openAirCinema: cinéma plein air
  openAirMuseum: musée de plein air, écomusée, musée folklorique
  openAllYear: toute l'année, ouvert à l'année
  openDay: journée portes ouvertes, portes ouvertes
  opening: ouverture, réouverture, inauguration
  openingHours: horaires, heures d'ouverture
  openLock: ouvrir une serrure, ouverture de porte
  openSeason: ouvert en hiver, saison d'hiver
  openStudio: atelier ouvert, atelier d'artiste, visite d'atelier
  openSunday: ouvert le dimanche
  openToday: ouvert aujourd'hui, encore ouvert
  opera: opéra, opérette
  operateSurgery: opérer, opération, chirurgie
  operatingSystem: système d'exploitation
  opinion: avis, opinion
  opportunity: occasion de, opportunité
  opposite: en face
  opposite2: le contraire, au contraire
  opticalPrescription: ordonnance de lunettes, dioptrie
  optician: opticien
  option: option, possibilité
  optional: facultatif, optionnel
  oralExam: examen oral, épreuve orale
  orangeFruit: orange
  orchard: verger
  orchid: orchidée
  order2: déroulement
  orderConfirmation: confirmation de commande, confirmation de réservation
  orderGoods: commander, commande, bon de commande
  orderJob: commande, mandat
  organ: orgue, grandes orgues
  organDonor: don d'organes, donneur d'organes
  organic: biologique, bio
  organicCotton: coton bio
  organicLabel: label bio, certification biologique
  organize: organiser
  orienteering: course d'orientation, géocaching
  origami: origami, pliage de papier, pliage
  origin: origine, provenance, d'où vient
  originalDocument: original, document original, d'origine, pièce d'origine
  originalPackaging: emballage d'origine, non ouvert, scellé
  ornamentDecor: bibelot, objet de décoration, déco
  orphan: orphelin, orpheline
  orthodontist: orthodontiste, orthodontie
  orthodox: orthodoxe
  orthopaedicInsole: semelles orthopédiques
  orthopaedist: orthopédiste
  osteopath: ostéopathe, ostéopathie
  osteoporosis: ostéoporose
  ostrich: autruche
  otter: loutre
  outboard: moteur hors-bord
  outdoorPool: piscine extérieure
  outdoorSeating: table en extérieur, places en terrasse
  outdoorShoot: séance en extérieur, photos en extérieur
  outOfOrder: hors service
  outOfStock: en rupture, rupture de stock
  outOfTown: en périphérie
  outOfTune: désaccordé
  outside: extérieur, dehors, plein air
  oval: ovale
  oven: four
  overalls: combinaison de protection, salopette, combinaison, bleu de travail
  overcharge: trop facturé, trop cher, surfacturé
  overdose: surdose
  overdue: en souffrance, échu
  overflow: déborder
  overgrown: envahi par végétation, en friche
  overhaul: révision, remise en état, remettre en état
  overheat: surchauffe, surchauffer
  overload: surcharger, surcharge de poids
  overlock: surjeteuse
  overnightParking: stationnement de nuit
  overnightService: pour demain
  oversleep: se réveiller tard, panne de réveil
  overtake: dépasser, doubler
  overtakeRun: sprinter, courir vite
  overtime: heures supplémentaires
  overtimeWork: heures de travail, temps de travail
  overweight: surpoids, obésité
  overwhelmed: débordé, dépassé
  overwinterPlant: hiverner plantes, hivernage des plantes
  owe: devoir de l'argent, dette, facture impayée
  owl: hibou, chouette
  ownAdjective: propre, à soi
  ownDrinks: boissons personnelles, apporter ses boissons
  ownEquipment: matériel personnel, propre équipement, apporter son matériel
  owner: propriétaire, titulaire, patron
  ownerBusiness: gérante, exploitant
  ownership: propriété, possession
  ownExpense: à sa charge, non remboursé
  ownFood: propre nourriture, apporter son repas
  ownProduction: production propre, produit local, du terroir
  ownRisk: à ses risques et périls
  ownVerb: posséder, possède
  oxygen: oxygène
  oyster: huître
  pacemaker: pacemaker, stimulateur cardiaque
  package: forfait, offre groupée, formule
  packageLeaflet: notice du médicament
  packageTour: voyage organisé, forfait vacances, tour-opérateur
  packaging: emballage
  packedLunch: panier-repas, casse-croûte
  packingService: matériel d'emballage, emballer
  packVerb: emballer, emballage
  paddedEnvelope: enveloppe à bulles, enveloppe matelassée
  paddle: pagaie, rame, aviron
  paddleBoard: paddle, planche à pagaie
  paddlingPool: pataugeoire, piscine gonflable
  paddock: paddock, enclos
  paediatrician: pédiatre
  page: page
  pain: douleur
  painkiller: antidouleur, antalgique
  painless: indolore, sans douleur
  paint: peinture
  paintball: paintball
  paintbrush: pinceau, pinceaux
  paintCeramics: peinture sur céramique
  paintDamage: retouche de peinture, dégât de peinture
  painterDecorator: peintre
  painting: peinture, tableau, tableaux
  paintRoller: rouleau de peinture
  paintStripper: décapant, décapage, décaper
  paintWall: peindre, peinture, peint
  pair: paire, couple, par paire
  palace: palais, manoir, demeure
  paleFace: pâle, teint clair
  pallet: palette
  palm: palmier
  palmHand: paume
  pamper: gâter, chouchouter
  pan: poêle, sauteuse
  pancake: crêpe, galette
  pancreas: pancréas
  panic: panique, crise d'angoisse, crise de panique
  panicAttack: crise de panique, crise d'angoisse
  pannier: sacoche vélo, panier de vélo
  panties: culotte, slip
  paper: papier
  paperBag: sac en papier, sac plastique, tote bag, sachet
  papermaking: fabrication du papier, moulin à papier
  paperPlate: assiette en carton, vaisselle jetable
  paprikaSpice: piment
  parachute: parachute, saut en parachute, parachutisme
  paragliding: parapente, vol biplace, vol tandem
  paragraph: paragraphe, alinéa
  paralysed: paralysé, paraplégique, tétraplégique
  paralysis: paralysie
  paramedic: secouriste, ambulancier
  parasite: parasite
  parasol: parasol
  parcel: colis, paquet
  parent: parents, parent
  parentalConsent: autorisation parentale, accord des parents, accord parental
  parentalLeave: congé parental, congé paternité
  parentChild: parent-enfant, parents-enfants, bébé et maman, éveil
  parents: parents
  parentsEvening: réunion de parents, rencontre parents-professeurs
  parish: paroisse
  park: garer, stationner, stationnement, parking
  parkBench: banc de jardin, banc public
  parkCar: se garer, stationner, garer la voiture
  parkGreen: parc, jardin public
  parkingBanSign: stationnement interdit, interdiction de stationner
  parkingFee: frais de parking, parking gratuit, stationnement payant
  parkingGarage: parking souterrain, parking couvert
  parkingMeter: parcmètre, horodateur
  parkingSpace: parking, stationnement, place de parking
  parkinsons: Parkinson
  parquet: parquet
  parrot: perroquet, perruche
  parrotBird: cacatoès
  parsley: persil
  partial: partiel, en partie
  partialPayment: paiement partiel
  partialShade: mi-ombre
  participant: participant
  partitionWall: cloison, paravent
  partner: partenaire, compagnon, compagne
  partnerBusiness: associé, partenaire
  partnerDance: partenaire, partenaire de danse
  partShare: partie
  partTime: temps partiel, mi-temps
  party: fête, célébration
  partyBag: pochette surprise
  partyGames: chasse au trésor, jeu de piste
  partyPlatter: amuse-bouche, petits fours, canapés, plateau apéritif
  partyRoom: salle de réception, salle privée
  partySupplies: articles de fête, décoration de fête
  partyTent: chapiteau, tonnelle, barnum, tente de réception
  pass: passer
  passenger: passager, voyageurs
  passExam: réussir, réussite, réussir l'examen, réussi, reçu à l'examen
  passOn: transmettre, céder, transférer
  passport: passeport
  passportNumber: numéro de passeport
  passportPhoto: photo d'identité
  password: mot de passe
  passwordLogin: se connecter, identifiant, compte utilisateur
  past: passé
  pasta: pâtes, nouilles
  pastel: pastel, couleur claire
  pastry: pâtisserie, viennoiserie
  pastryChef: pâtissier, pâtissière
  pasture: pâturage, paître, pré, brouter
  patchMend: écusson, patch, rapiécer, repriser, raccommoder
  patchwork: patchwork, courtepointe
  patient: patience, patiemment, impatient
  patientAdj: impatient
  patientFile: dossier patient
  patientNoun: patient
  patientPerson: patient, patiente
  patina: patine
  patio: terrasse
  patioHeater: parasol chauffant
  patron: mécénat, bienfaiteur
  pattern: patron de couture, patronage
  patterned: à motifs, motif
  pauseMembership: mettre en pause, suspendre, interrompre, suspendre l'abonnement
  pavedState: goudronné, bitumé, pavé
  pavingStone: pavé, dalle
  paw: patte
  pawn: mettre en gage
  pay: payer, paiement, régler, paie, paient
  payable: payant
  payAttention: attentif, prêter attention
  payBack: rembourser
  payByCard: payer par carte, paiement par carte
  payInFull: totalité, somme totale, payer en totalité
  payInstalments: paiement échelonné
  payLater: payer plus tard, sur facture
  payload: charge utile, charge maximale
  paymentDue: exigible, échéance
  paymentTerms: conditions de paiement, délai de paiement
  payslip: bulletin de salaire, fiche de paie
  pdfFile: PDF, fichier PDF
  peace: tranquillité, paix
  peach: pêche fruit, nectarine, brugnon
  peacock: paon
  peakTime: heure de pointe, heures pleines, affluence
  peanut: cacahuète, arachide
  pear: poire
  pearl: perle
  pearlString: collier de perles, rang de perles
  peat: tourbe
  pebble: galet, caillou, cailloux
  peck: picorer, picotage
  pedal: pédale
  pedalBoat: pédalo
  pedestrian: piéton
  pedicure: pédicure
  pedigree: pedigree, pure race
  pee: uriner, faire pipi
  peel: éplucher, peler
  peeling: gommage, exfoliation
  peelOff: s'écailler, peler
  pellets: granulés, pellets, briquettes, granulés de bois
  pelvis: bassin, périnée, plancher pelvien
  pencil: crayon
  pencilCase: trousse, trousse d'école
  pendant: pendentif
  pendulum: balancier
  penguin: manchot, pingouin
  peninsula: presqu'île, péninsule
  penKnife: canif, couteau de poche, opinel
  pension: retraite
  pensionerRate: tarif senior, réduction senior, carte senior
  pensionFund: retraite, pension
  penWriting: stylo, stylo-bille, stylo-plume, marqueur
  peony: pivoine
  pepper: poivre
  percent: pour cent, pourcentage
  perChild: par enfant, tarif enfant
  percussion: batterie musicale, percussion, tambour
  perDay: par jour, quotidien, journalier, à la journée, tarif journalier
  perennial: vivace, plante vivace
  performance: spectacle, représentation
  performShow: spectacle, représentation
  perfume: parfum
  pergola: pergola, tonnelle, gloriette
  perGroup: par groupe
  perHour: à l'heure, de l'heure
  period: période
  periodPain: règles douloureuses
  perKilo: au kilo, au poids, prix au kilo
  perKilometre: par kilomètre, au kilomètre
  perm: permanente
  permanent: permanent, définitif
  permanentExhibition: exposition permanente, collection permanente
  permanentMakeup: maquillage permanent, microblading
  perMetre: au mètre, par mètre, prix au mètre
  permit: autorisation, licence
  permitLicence: licence, autorisation
  perMonthRate: par mois, tarif mensuel
  perNight: par nuit
  perPerson: par personne
  perPiece: chacun, par pièce, l'unité, à la pièce, par unité
  persian: persan, farsi, iranien
  person: personne, gens
  personal: personnellement
  personalData: données personnelles, coordonnées
  personalTraining: coaching sportif, coach sportif, entraîneur
  personNoun: personne, gens, personnes
  persuade: persuader, convaincre
  perVehicle: par véhicule, par voiture
  perWeekRate: par semaine, tarif hebdomadaire
  pescatarian: pescétarien
  pest: nuisible, puceron
  pestControl: nuisibles, parasites
  pestController: dératiseur, désinsectiseur
  pet: animal de compagnie, animaux de compagnie
  petal: pétale
  petBath: bain pour chien
  petBreed: race
  petBurial: crémation animale, cimetière animalier
  petCarrier: caisse de transport, cage de transport
  petChip: numéro de puce, registre animaux
  petFood: croquettes, nourriture pour animaux, pâtée
  petGrooming: toilettage
  petInsurance: assurance animaux
  petOwner: propriétaire d'animal, maître
  petPassport: passeport pour animaux, carnet de vaccination
  petPhotography: photographie animalière, portrait d'animal
  petrol: essence, sans plomb
  petrolStation: station-service
  petSitter: garde d'animaux, pet-sitter
  petStain: tache d'urine
  petStroke: caresser
  petSupplies: animalerie
  petsWelcome: animaux acceptés, animaux admis
  petTeeth: soins dentaires animaux, nettoyage des dents
  pettingZoo: mini-ferme, ferme pédagogique
  petToy: jouet pour chien
  petTreat: friandise
  petVaccination: vaccin, vaccination
  pharmacist: pharmacien
  pharmacy: pharmacie
  pharmacyPlace: pharmacie
  pheasant: faisan
  phone: téléphone
  phoneCall: appel, coup de fil
  phoneCase: coque, étui
  phoneNumber: numéro de téléphone
  phoneRepair: réparation de téléphone, réparation de portable
  phoneSpeaker: écouteur interne
  phoneSpill: dégât liquide, tombé dans l'eau
  photo: photo, cliché
  photoAlbum: album photo, livre photo
  photoBan: photos autorisées, photos interdites, prendre des photos
  photoBook: livre photo
  photoBooth: photomaton, borne photo
  photocopy: photocopie, copie
  photoEditing: retouche photo, traitement d'image
  photograph: photographier, photo
  photographer: photographe
  photography: photographie
  photoId: pièce avec photo, identité avec photo
  photoPaper: papier photo
  photoPrint: tirage, tirage photo
  photoShoot: séance photo, shooting photo
  physicalEducation: EPS, éducation physique
  physicalFitness: condition physique, bonne forme
  physicsSubject: physique, physique-chimie
  physiotherapist: kinésithérapeute, kiné
  physiotherapy: kinésithérapie, kiné, physiothérapie
  piano: piano, piano à queue, piano droit
  pianoStool: accorder le piano
  pickFruit: cueillir, cueillette, libre cueillette
  pickle: conserve, mariner
  pickLock: serrurier
  pickMeUp: venir chercher, passer prendre
  pickup: retrait, enlèvement
  pickUpAnimal: récupérer l'animal, venir récupérer
  pickUpGround: ramasser, soulever
  pickupPoint: point relais, point de retrait
  pickUpService: prise en charge gare, service de transfert
  pickupTruck: tout-terrain, SUV, quatre-quatre
  pickYourOwn: cueillette libre, libre cueillette
  picnic: pique-nique, aire de pique-nique, pique-niquer
  picnicArea: aire de pique-nique, table de pique-nique
  picnicBasket: panier pique-nique
  picnicBlanket: nappe de pique-nique
  picnicTable: table de pique-nique
  pictureCave: peinture rupestre, gravure rupestre
  pictureFrame: cadre photo, encadrement, cadre
  piece: pièce, morceau
  pierce: percer, perçage
  piercing: piercing, perçage
  pig: cochon, porc, porcelet, truie
  pigeon: pigeon, colombe
  pigeonControl: anti-pigeon
  piggyBank: tirelire
  pike: brochet
  pilates: pilates
  pilgrimage: pèlerinage, pèlerin
  pill: comprimé, pilule, cachet
  pillarColumn: colonne, pilier
  pilling: bouloches
  pillow: oreiller, coussin
  pillowcase: taie d'oreiller
  pilot: pilote
  pimple: acné, bouton d'acné
  pinch: pincer, serrer
  pinCode: PIN, code PIN, code secret
  pine: pin maritime
  pineapple: ananas
  pinecone: pomme de pin
  pineWood: bois de pin
  pink: rose bonbon, rose
  pinkColour: rose
  pistachio: pistache
  pitchCamp: emplacement, emplacement de tente
  pitchDark: nuit noire, obscurité totale
  pitchfork: fourche à foin, fourche-bêche
  pitchTent: planter sa tente, monter la tente
  pizza: pizza, pizzeria
  placementTest: test de niveau, test de placement
  placeSetting: couvert de table, mettre la table
  plane: avion
  planet: planète, système solaire
  planeTool: rabot, raboter
  plank: planche, lame de terrasse
  plant: planter, plante
  plantAdvice: entretien des plantes, plante malade, feuilles jaunes
  plantBased: végétal, végane, végétalien
  plantBulbs: tubercule
  plantOut: repiquer, planter, plantation
  plantPot: jardinière de balcon, bac à fleurs
  plaster: plâtrer, plâtre, enduit, enduire, crépi
  plasterboard: placo, plaque de plâtre
  plasterCast: plâtre
  plasterer: plâtrier, plaquiste
  plasterWall: enduit, crépi
  plastic: plastique
  plate: assiette
  plateau: plateau, haut plateau
  platePottery: assiette en céramique
  platform: quai de gare, voie ferrée
  platinum: platine
  playArea: coin enfants, espace jeux, salle de jeux
  playGame: jouer, jeu
  playground: aire de jeux
  playingCard: carte à jouer
  playInstrument: jouer d'un instrument
  playOutside: jouer dehors, se défouler
  playpen: parc bébé, lit parapluie, barrière de sécurité
  pleasant: agréable
  pliers: pince, tenaille
  plough: charrue, labourer, labour
  plugAdapter: adaptateur de voyage, adaptateur de prise
  plugIn: brancher, prise
  plugOut: débrancher
  plugSocket: prise, prise électrique, prise de courant
  plum: prune, quetsche
  plumb: plombier, plomberie
  plumber: plombier
  plumbing: tuyau, plomberie, canalisation, tuyauterie
  plungePool: bassin froid
  plunger: ventouse, débouchoir
  plusSize: grande taille, grandes tailles
  pneumonia: pneumonie
  pocket: poche
  pocketWatch: montre à gousset, montre de poche
  podcast: podcast
  podiatrist: podologue, pédicure podologue
  poem: poème, poésie
  poetrySlam: scène ouverte, slam de poésie
  pointed: pointu
  pointInTime: moment, instant
  pointless: en vain
  pointsReward: points
  pointy: épineux, piquant, épineuse
  poisoning: poison, intoxication
  poisonous: toxique, vénéneux, poison
  poisonousPlant: plante toxique, champignon vénéneux
  poisonPlant: toxique pour chiens, plante toxique
  poisonVerb: empoisonner, intoxication
  polarRegion: Arctique, Antarctique, pôle Nord
  poleDance: pole dance
  police: police, commissariat, gendarmerie
  policeman: policier
  policy: politique
  polish: polir, lustrer
  polishLanguage: polonais, Pologne
  polite: poli
  politician: homme politique, ministre
  pollenAllergy: allergie au pollen, pollen, rhume des foins
  pollination: polliniser, pollinisation
  polyester: polyester, nylon, synthétique
  poncho: poncho, cape
  pond: étang, bassin d'eau, bassin
  pondLiner: bâche de bassin
  pony: poney
  ponytail: queue de cheval
  pool: piscine
  poolCover: bâche de piscine
  poopBag: sac à crottes
  poor: pauvre, démuni, faibles revenus
  popcorn: popcorn, pop-corn
  popcornMachine: machine à pop-corn
  poppy: coquelicot, pavot
  popular: populaire, prisé
  popularFavourite: préféré, favori, le plus demandé
  porcelain: porcelaine
  porcelainSet: service à thé, service de table
  pork: porc
  portable: portatif, transportable
  portableToilet: toilettes mobiles, toilettes sèches
  portion: portion
  portrait: portrait
  portraitSession: studio photo, séance portrait
  portuguese: portugais, Portugal
  possible: possible
  post: courrier, poste
  postageStampFee: affranchissement
  postcard: carte postale
  postcode: code postal
  poster: affiche, poster
  postMail: poste, par la poste, courrier
  postman: facteur
  postnatal: post-partum, postnatal
  postnatalExercise: rééducation périnéale, gymnastique postnatale
  postOffice: bureau de poste
  postpone: reporter, repousser, décaler, déplacer
  posturalTraining: gym du dos, école du dos
  posture: posture
  potato: pomme de terre, patate
  potholed: nid-de-poule
  potter: potier, céramiste
  pottery: poterie, céramique
  potteryWheel: tour de potier
  potty: petit pot bébé, apprentissage de propreté
  poultry: volaille
  poundWeight: livre de poids
  pour: verser
  power: puissance
  powerBank: batterie externe
  powerCut: panne de courant, coupure de courant
  powerOfAttorney: procuration, pouvoir
  powerSupply: bloc d'alimentation, chargeur secteur
  powerTools: outillage électrique, outils électriques
  practicalExam: épreuve pratique, examen pratique
  practiceSurgery: cabinet, clinique
  practise: s'exercer, pratiquer, entraînement
  prairie: prairie, steppe
  praise: louanges, éloge
  pramFriendly: accessible aux poussettes, en poussette, poussette
  pray: prier, prière
  precise: précis, précision
  prefer: préférer, préfère
  pregnancy: grossesse
  pregnancyMassage: massage femme enceinte, massage prénatal
  pregnancyShoot: séance grossesse
  pregnancyTest: test de grossesse
  pregnant: enceinte, grossesse, femme enceinte
  pregnantAnimal: gestante, pleine
  pregnantBecome: tomber enceinte, désir d'enfant
  preheat: préchauffer
  prehistoric: préhistorique, âge de pierre
  premature: prématuré
  premiere: avant-première
  prenatalYoga: yoga prénatal
  prenup: contrat de mariage
  preorder: précommander, précommande, sur commande
  prepaidCard: prépayé, carte prépayée, crédit de communication
  preparationList: à apporter, apporter, que faut-il prendre
  preparationNeed: se préparer, préparation, préparer
  prepare: préparer, préparation
  prepayment: prépaiement, paiement d'avance
  prescribe: prescrire, ordonnance, prescription
  prescription: ordonnance
  prescriptionFree: sans ordonnance
  presentationSlides: présentation, diapositives, PowerPoint
  preservative: conservateurs, additifs
  preserveOld: préserver, patrimoine, bâtiment classé
  pressApples: presser des pommes, pressage, pressoir
  pressButton: appuyer, appuie
  pressCharges: déposer plainte
  pressPass: carte de presse, accréditation
  pressure: pression
  pressureCooker: cocotte-minute, autocuiseur
  pretzel: bretzel
  prevent: prévenir, empêcher, prévention
  previous: précédent
  prey: proie
  price: prix
  priceIncrease: hausse de prix, augmentation du prix
  priceList: tarif, liste des prix
  priceMatch: prix garanti, meilleur prix
  priest: prêtre, curé, pasteur
  primarySchool: école primaire, école élémentaire
  primeSurface: apprêt, sous-couche
  prince: prince, princesse
  print: imprimer, impression, imprimé
  printAtHome: imprimer chez soi, imprimer soi-même
  printedTshirt: t-shirt imprimé, flocage, personnaliser
  printer: imprimante
  printingPress: imprimerie, centre de copies, imprimeur
  printRun: tirage, exemplaire
  priorKnowledge: connaissances préalables, prérequis, sans expérience
  privateAdjective: privé
  privateChef: chef à domicile, cuisinier à domicile
  privateLesson: cours particulier, cours individuel
  privatelyInsured: patient privé, assurance privée
  privateParty: fête privée, soirée privée, privatisation
  privateRoom: salle privée, salon privé
  probably: probablement, probable
  problem: problème, souci, ennui
  procedure: procédure, comment ça marche, démarche
  processingStatus: état du dossier, en attente
  processingTime: délai de traitement
  produce: fabriquer, produire, fabrication
  product: produit
  profession: profession, métier
  professional: professionnel, pro
  professionalAssociation: chambre de commerce, chambre des métiers, corporation
  professionalSecrecy: secret médical
  professorDoctor: professeur d'université
  profit: bénéfice, chiffre d'affaires
  program: programme, programmation
  programmer: programmeur, développeur, webdesigner
  programming: programmer, programmation informatique, programmeur
  progress: progrès, progresser, avancer
  prohibition: interdiction, interdit, défendu
  projectionScreen: écran de projection, grand écran
  projectNoun: projet
  promise: promettre, promesse, promis
  promiseDate: respecter le rendez-vous
  pronounce: prononcer, prononciation
  proofDocument: pièce justificative
  proofingBasket: banneton
  proofOfAddress: justificatif de domicile
  proofOfAge: justificatif d'âge, preuve d'âge
  proofPrint: épreuve d'imprimerie, bon à tirer, aperçu, épreuve à imprimer
  propertyTax: taxe foncière, taxe d'habitation
  prosecutor: procureur
  prostate: prostate
  prosthesis: prothèse, jambe artificielle
  protect: protéger, protection
  protectiveSheet: bâche de protection, film de protection
  protectiveSuit: vêtements de protection, combinaison de protection, surchaussures
  protectNature: protégé, réserve naturelle
  protein: protéine
  protestant: protestant, évangélique
  proud: fier, fierté
  proveEvidence: prouver, preuve, justificatif
  provide: fournir
  provisions: provisions, panier-repas, casse-croûte, ravitaillement
  prune: tailler, élaguer
  pruningShears: sécateur
  psoriasis: psoriasis
  psychiatrist: psychiatre, psychiatrie
  psychologist: psychologue, psy
  psychotherapist: psychothérapeute, thérapeute, psychothérapie
  pub: bistrot, taverne
  publicAdjective: public, publique
  publicHoliday: jour férié, férié
  publicTransport: transports en commun, transport en commun
  publicTransportTicket: titre de transport, billet de transport
  publish: publier, publication
  publisher: éditeur, maison d'édition
  publishPhotos: publier des photos, diffuser
  pudding: flan, crème dessert
  puffin: macareux, oiseau marin
  pull: tirer
  pulledMuscle: claquage, élongation, déchirure musculaire
  pulleyBlock: poulie
  pullOut: arracher
  pullOutBed: extensible, canapé-lit, dépliant
  pullTooth: arracher, extraire
  pump: pompe
  pumpDevice: pompe de relevage, pompe vide-cave
  pumpkin: citrouille, potiron, courge
  punchCard: carte de dix, carnet, carnet de dix
  punchHole: perforer, trou supplémentaire
  punctual: ponctuel, à l'heure, à temps
  punctualPerson: pas ponctuel, arriver en retard
  puncture: crevaison, pneu crevé, roue crevée
  pupil: élève, écolier
  pupilEye: globe oculaire
  puppet: marionnette, guignol
  puppetShow: marionnettes, spectacle de marionnettes, guignol, théâtre de marionnettes
  puppy: chiot
  puppyClass: école du chiot, cours pour chiots
  purchase: achat, emplettes
  pure: pur, sans additif
  purple: violet, mauve
  purpleColour: violet, mauve
  purposeAim: but, objectif
  purposeUse: à quoi sert, destiné
  purr: ronronner
  push: pousser, pousser la poussette
  pushchairParking: parking à poussettes, garage à poussettes
  pushIn: enfoncer, introduire, insérer
  pushWheelchair: prêt de fauteuil, location de fauteuil
  put: mettre, poser, mis, placer
  putAside: mettre de côté
  putDown: déposer
  putIn: mettre dedans
  putOn: mettre, s'habiller, enfiler
  putOutFire: éteindre le feu, éteint
  putTogether: assembler, réunir, combiner
  putToSleep: euthanasier, euthanasie
  pyjamas: pyjama
  qrCode: code QR, code-barres, QR code
  quadBike: quad
  quail: caille
  qualified: qualifié, diplômé, certifié
  quality: qualité
  qualitySeal: label de qualité, homologué
  quarantine: quarantaine
  quark: fromage blanc, fromage frais
  quarter: quart
  quarterHour: quart d'heure
  quarterYear: trimestre, trimestriel
  questionnaire: questionnaire, sondage
  queue: file d'attente
  queueNumber: numéro d'attente
  queueUp: faire la queue
  quiet: calme, silencieux, tranquille
  quietHours: heures de silence, calme nocturne
  quietRoom: salle de prière, salle de repos, espace calme
  quietTime: peu de monde, heures creuses
  quince: coing
  quitSmoking: arrêter de fumer, sevrage tabagique
  quiz: quiz, énigme
  rabbit: lapin
  rabbitHutch: clapier
  rabies: rage
  raccoon: raton laveur
  race: course, faire la course
  racingBike: vélo de route, vélo de course
  racketHire: location de raquettes
  racketString: cordage de raquette
  radiatorCar: radiateur de voiture, refroidissement
  radio: autoradio
  radioactive: radioactif, rayonnement
  radiologist: radiologue, radiologie
  radioStation: station de radio, émission de radio
  radiotherapy: radiothérapie
  radish: radis
  raffle: tombola, tirage au sort, loterie
  raftBoat: radeau, rafting
  rafting: rafting
  railTrain: train
  railwayStation: gare
  rain: pleuvoir, pluie, pleut
  rainBarrel: récupérateur d'eau
  rainbow: arc-en-ciel
  raincoat: imperméable
  rainGear: vêtements de pluie, pantalon de pluie
  rainTrousers: pantalon de pluie, vêtements de pluie
  rainwater: eau de pluie
  raisedBed: carré potager, bac surélevé, potager surélevé
  raisin: raisin sec, fruits secs
  rake: ratisser, feuilles mortes, râteau, râteaux
  rakeVerb: ratisser, ramasser les feuilles
  ramadan: ramadan
  ramp: rampe, rampe d'accès, plan incliné
  range: gamme, assortiment
  rangeAssortment: assortiment, gamme
  ranger: garde du parc
  rapids: eau vive, eaux vives
  rareBreed: variété ancienne, race ancienne
  rarely: rarement, rare
  rash: éruption cutanée
  raspberry: framboise
  rat: rat
  ratchetStrap: sangle, sangle d'arrimage
  rattle: cliquetis, claquer
  rattlingNoise: bruit bizarre, bruit suspect, bourdonnement
  rawFood: cru
  rawMilk: lait cru
  razor: rasoir
  razorBlade: rasoir, lame de rasoir
  reachability: joignable, permanence téléphonique
  reachable: accessible en bus, accessible en transports
  reachPlace: atteindre, accéder
  readAloud: lecture
  reading: lecture publique, conte, conteur
  readingGlasses: lunettes de lecture
  readVerb: lire, lecture, lisez, lisent
  ready: prêt
  readyMeal: plat préparé, plat cuisiné, portage de repas
  realEstate: immobilier
  rearLight: feu arrière
  reason: raison, motif
  rebuild: reconstruire, reconstruction
  receipt: reçu, ticket de caisse, quittance
  receiptIssue: établir une facture, facturer, facturation
  receive: recevoir, reçois, reçu, obtenir
  recentlyNew: récemment, dernièrement
  recentlyOperated: convalescence, centre de rééducation
  reception: réception, accueil
  receptionist: réceptionniste
  rechargeableBattery: batterie rechargeable, rechargeable, accu
  recipe: recette
  recipient: destinataire
  recital: audition, récital
  recognise: reconnaître, reconnu
  recommend: recommander, recommandation, conseiller
  recommended: recommandé, conseillé
  reconcile: se réconcilier
  recording: enregistrement
  recordPlayer: platine, tourne-disque
  recoverVerb: se rétablir, guérir, rétablissement
  recovery: guérison, rétablissement
  rectangular: rectangulaire
  recyclable: recycler, recyclage
  recycledPaper: papier recyclé
  recycling: recyclage
  recyclingBin: tri sélectif, conteneur à verre, bac de tri
  recyclingCentre: déchetterie, déchèterie
  red: rouge
  redColour: rouge
  redeem: utiliser un bon
  redHaired: roux, rousse
  redWine: vin rouge
  reed: roseau, roseaux
  reedMouthpiece: embouchure, anche, bec de clarinette
  reenactment: marché médiéval, reconstitution historique
  reentry: re-entrée, ressortir et revenir
  referee: arbitre
  referenceNumber: numéro de commande, numéro de réservation
  references: certificat de travail, lettre de recommandation, références
  referFriend: parrainage
  referralDoctor: lettre d'adressage, ordonnance de référence
  reflect: refléter
  refresherCourse: remise à niveau, recyclage professionnel, formation continue, perfectionnement
  refuel: faire le plein, essence, carburant
  refugee: réfugié, asile, demandeur d'asile
  refugeeDiscount: bénéficiaire de minima, carte sociale, tarif social
  refund: rembourser, remboursement
  refundDeposit: récupérer la caution, restitution de caution
  refurbished: reconditionné, remis à neuf, révisé
  refuse: refuser, refus, refusé, décliner, rejeter
  regatta: régate, course de bateaux
  regionalCard: pass musées, pass culture, carte loisirs
  regionalFood: produits locaux, spécialités, produits du terroir
  register: inscrire, inscription, inscrit, enregistrer
  registeredLetter: lettre recommandée, recommandé
  registerOnline: s'inscrire, inscrit
  registrationDeadline: date limite d'inscription, clôture des inscriptions
  registrationDocument: carte grise, certificat d'immatriculation, papiers du véhicule
  registrationFee: frais d'inscription, droit d'inscription
  registrationOffice: bureau des habitants, changement d'adresse, contrôle des habitants
  registryOffice: bureau d'état civil, état civil
  regret: regretter, regret, désolé
  regularly: régulièrement, régulier
  regulation: règlement, règle
  regulator: détendeur
  rehabilitation: rééducation
  rehearsal: répétition
  rehearsalRoom: salle de répétition
  reheat: réchauffer
  reheel: refaire les talons, changer les talons
  rejectVerb: rejeté, refusé, refus
  relative: proche, parent, membre de la famille, proche parent
  relax: détendre, détente, relaxation
  relaxation: détente, relaxation
  relaxationRoom: salle de repos, espace détente
  reliable: fiable, digne de confiance, sérieux
  relieved: soulagé, soulagement
  religion: religion, religieux, foi, croyance
  religious: religieux, religion, croyant
  remainingBalance: solde, reste à payer
  remainingCredit: solde restant, reliquat, valeur restante
  remember: rappeler, se souvenir, rappel
  reminderPayment: rappel de paiement, relance, rappel, mise en demeure
  remindMe: me rappeler, rappel de rendez-vous
  remoteControl: télécommande
  remoteSupport: assistance à distance, dépannage informatique
  removableThing: amovible, détachable, démontable
  removalCompany: déménageur, entreprise de déménagement, camion de déménagement
  remove: enlever, retirer, enlèvement
  removeMould: enlever la moisissure, moisir
  removeRust: dérouiller, enlever la rouille
  removeStain: enlever une tache, détachage
  removeTick: enlever une tique, retirer une tique
  renaissance: Renaissance
  renewContract: renouveler, renouvellement
  renovate: rénover, rénovation
  rent: louer, location, à louer
  rentalCar: voiture de location
  rentalPeriod: durée de location, durée du prêt
  rentalStation: point de location, loueur
  rentIncrease: augmentation de loyer
  rentReduction: réduction de loyer
  rentTableware: location de vaisselle, location de verres
  repair: réparation, réparer, réparé, dépannage
  repairable: réparable, récupérable
  repairCafe: repair café, atelier d'autoréparation
  repairTime: délai de réparation, délai de traitement
  repeat: répéter
  repeatPrescription: renouvellement d'ordonnance, ordonnance renouvelable
  replace: remplacer, remplacement
  replaceGlass: remplacer la vitre, verre cassé, vitre cassée
  replacementCard: carte perdue, carte de remplacement
  replaceZip: changer la fermeture, fermeture éclair cassée
  replyTime: répondre, réponse
  reportDamage: signaler un dommage, déclarer
  reportVerb: signaler, rapport
  repot: rempoter
  representLegal: représenter
  reptile: reptile, lézard
  requestApply: demander, demande
  require: exiger, obligatoire, requis, imposé
  reschedule: reporter, déplacer le rendez-vous
  rescue: sauver, secourir, sauvetage, secours
  reserve: réserver, réservation
  reservedState: réservé, mis de côté
  resetPassword: réinitialiser
  residence: domicile, lieu de résidence
  residenceCard: carte de séjour
  residencePermit: titre de séjour, permis de séjour
  resin: résine
  resize: mettre à la taille, redimensionner
  resole: ressemelage, ressemeler
  respectRule: respecter
  respiteCare: séjour de répit
  responsible: responsable, responsabilité
  rest: reste, se reposer, repos
  restArea: endroit pour s'asseoir, sièges de repos, s'asseoir
  restart: redémarrer, redémarrage
  restaurant: restaurant, resto
  restock: réapprovisionner, réassort
  restoreRenew: restaurer, restauration
  restring: renfiler, enfilage
  restVerb: se reposer, repos
  resuscitate: réanimation, massage cardiaque
  retailerDealer: revendeur, vendeur, commerçant
  retainingWall: muret, mur de soutènement, mur en pierre
  retakeExam: repasser l'examen, deuxième tentative
  retina: rétine
  retired: retraite
  retirement: retraite
  retouching: retouche
  retrofit: équiper après, ajouter après, installer après
  returnableCup: gobelet réutilisable, consigne gobelet
  returnCost: frais de retour
  returnGoods: retour
  returnLabel: étiquette de retour, bon de retour
  returnLate: retour tardif, rendre en retard
  returnPolicy: politique de retour, retours
  returnTicket: aller-retour, billet aller-retour
  returnTime: heure de retour, restitution, rapporter
  reupholster: retapisser, regarnir
  reusable: réutilisable
  reuse: réutiliser, réemploi
  revealVerb: révéler, dévoiler
  reverseCar: marche arrière, reculer
  reviewNoun: avis, commentaire
  reviewRate: évaluer, avis, évaluation
  revolvingDoor: porte tournante
  rheumatism: rhumatisme
  rhododendron: rhododendron, azalée
  rhubarb: rhubarbe
  ribbonBand: ruban
  ribBone: côte cassée, côte fêlée
  rice: riz
  rich: riche, aisé
  rideHorse: monter à cheval, équitation
  rideOn: monter dessus
  rider: cavalier, cavalière
  ridingArena: manège, carrière équestre
  ridingGear: bombe, bottes d'équitation, casque d'équitation
  ridingSchool: centre équestre, équitation, monter à cheval, cours d'équitation
  right: droits
  rightsEntitlement: droit
  rightSide: droite
  rim: jante
  ringBell: sonner, sonnette
  ringBinder: classeur
  ringDoorbell: frapper à porte
  ringJewel: bague
  ringResize: mise à taille, tour de doigt
  rinse: rincer, rinçage
  ripe: mûr
  riskActivity: sport à risque
  risky: risque, risqué, dangereux, danger
  river: rivière, fleuve, ruisseau
  road: route
  roadSign: panneau de signalisation
  roastCoffee: torréfier, torréfaction
  roastGrill: griller, rôtir, faire un barbecue
  roastMeat: rôti
  roboticMower: robot tondeuse
  robotVacuum: robot aspirateur
  robust: robuste, solide
  rockingChair: rocking-chair, fauteuil à bascule
  rockingHorse: cheval à bascule
  rockMusic: musique rock, musique pop
  rocky: caillouteux, rocailleux, rocheux
  rodent: rongeur, rat, souris, mulot
  rolePlay: jeu de rôle
  rollerBlind: store enrouleur, store plissé
  rollerCoaster: montagnes russes
  rollingPin: rouleau à pâtisserie
  rollPaper: rouleau
  rollTurf: gazon en rouleau
  rollUp: enrouler
  rollVerb: enrouler
  roman: romain, époque romaine, Romains
  romanian: roumain, Roumanie
  romantic: romantique
  roof: toit
  roofer: couvreur, zingueur
  roofLeakRepair: réparation de toiture, tuile cassée
  roofRack: barres de toit, coffre de toit
  roofTile: tuile, tuiles
  roofTruss: charpente
  roofWindow: fenêtre de toit, velux, lucarne
  room: chambre, pièce
  roomHire: location de salle, louer une salle
  rooster: coq
  root: racine
  rootCanal: dévitalisation, traitement de racine
  rootTouchUp: racine
  rope: corde, ficelle, sangle, cordelette
  ropeMaking: cordier
  ropesCourse: accrobranche, parcours aventure, tyrolienne
  rose: rose
  rosehip: cynorhodon, églantier
  rosemary: romarin
  rot: pourrir, pourri, pourriture, mérule
  rotate: tourner, pivoter
  rotavator: motoculteur, motobineuse
  rotten: pourri, gâté, avarié
  rough: rugueux, rêche
  roughly: environ, à peu près, approximatif
  round: rond
  roundabout: rond-point, giratoire
  roundTheClock: 24 heures sur 24
  route: itinéraire, parcours
  router: routeur, box internet
  rowBoat: ramer, pagayer, aviron
  rowLine: queue, file d'attente
  rowSeats: rangée, rang
  rub: frotter, essuyer
  rubber: caoutchouc
  rubberEraser: gomme
  rubberSeal: rondelle, joint torique, joint d'étanchéité
  rubberStamp: tampon, cachet
  rubbish: déchets, poubelle, ordures, déchet
  rubble: gravats
  rubella: rubéole
  rudder: gouvernail
  rude: impoli, grossier, désagréable
  rugCarpet: tapis persan, tapis d'Orient, carpette
  ruin: ruine, vestige, ruines
  rule: règle, consigne
  ruleBreak: infraction, non-respect, enfreindre
  rulerTool: règle graduée
  rulesGame: règles du jeu
  rumour: rumeur, ragot
  runBusiness: gérer, exploiter, tenir un commerce
  runJog: courir, couru, courent, courez
  running: course à pied, footing
  runOut: s'épuiser
  rural: rural, campagne
  rushSurcharge: supplément urgence, majoration
  russian: russe, Russie
  rust: rouiller, rouille, rouillé
  rustProofing: antirouille, traitement châssis
  rusty: rouillé
  rye: seigle
  sackcloth: toile de jute, sac en jute
  sad: triste
  saddle: selle, seller
  saddleHeight: hauteur de selle, tige de selle
  saddler: sellier, maroquinier, bourrelier, sellerie
  saddleUp: seller, harnacher
  sadness: tristesse, deuil
  safari: safari, excursion en jeep
  safe: sûr, sécurité, sécurisé
  safetyBriefing: consignes de sécurité, briefing de sécurité
  safetyGlasses: lunettes de protection
  safetyPin: épingle à nourrice, épingle de sûreté
  safetyShoes: chaussures de sécurité
  safetyState: sécurité
  sag: s'affaisser, affaissé
  sageHerb: sauge
  sailBoat: naviguer, voile
  sailing: voile
  sailingBoat: voilier, yacht, catamaran
  sailor: marin, matelot
  saint: saint patron, saint, sainte
  salad: salade
  saladDressing: vinaigrette, sauce salade
  salami: saucisson, charcuterie
  sale: vente
  salesperson: vendeur, vendeuse
  salesRep: représentant
  saliva: salive, cracher
  salmon: saumon
  salsaDance: danser la salsa
  salt: sel
  saltFree: sans sel, peu salé
  saltMine: mine de sel, saline, marais salant
  saltShaker: salière
  salty: salé
  same: même, pareil, identique
  sameDay: même jour, le jour même, aujourd'hui même
  sameKind: pareil, identique
  samesex: même sexe, gay, lesbienne, homosexuel
  sample: échantillon
  sampleProduct: échantillon, échantillon gratuit
  sand: poncer, ponçage
  sandal: sandale, tong
  sanderTool: ponceuse
  sandMaterial: sable
  sandpaper: papier de verre, papier abrasif
  sandpit: bac à sable
  sandwich: sandwich
  sandwichMaker: trancheuse, coupe-jambon
  sandy: sableux
  sandyBeach: plage de sable
  sanitaryBlock: bloc sanitaire, sanitaires
  santaClaus: Père Noël, Saint-Nicolas
  sapling: jeune arbre, jeune plant
  sardine: sardine
  satiated: rassasié
  satisfied: satisfait, satisfaction
  satisfiedState: content, satisfait
  sauce: sauce
  saucer: soucoupe
  sauerkraut: choucroute
  sauna: sauna
  saunaThing: poêle de sauna
  sausage: saucisse, charcuterie
  saveData: sauvegarder, enregistrer
  saveMoney: économiser, épargner, économie
  saw: scier, scie, tronçonneuse
  sawmill: scierie
  saxophone: saxophone, saxo
  sayGoodbye: dire au revoir, adieu
  scab: croûte
  scaffolder: échafaudage, échafaudeur
  scald: s'ébouillanter, se brûler
  scale: balance
  scalp: cuir chevelu
  scanner: scanner, numérisation
  scanVerb: scanner, numériser
  scar: cicatrice
  scarecrow: épouvantail
  scarf: écharpe, foulard
  scarify: scarificateur, scarifier
  scarletFever: scarlatine
  scary: effrayant, fait peur, inquiétant
  schedulePlan: planifier, prévoir, prévu
  schnitzel: escalope
  scholarship: bourse, aide financière, subvention, chèque formation
  school: école
  schoolAge: âge scolaire
  schoolBag: cartable
  schoolBus: car scolaire, bus scolaire
  schoolCanteen: cantine scolaire, cantine
  schoolClass: classe scolaire, groupe scolaire, classe
  schoolEnrolment: inscription scolaire, rentrée scolaire
  schoolFriend: camarade de classe
  schoolGroup: groupe scolaire, scolaires
  schoolHoliday: vacances scolaires
  schoolPlacement: stage d'observation, stage en entreprise
  schoolProject: projet scolaire, semaine de projets
  schoolReport: bulletin, notes
  schoolSupplies: fournitures scolaires
  schoolTrip: sortie scolaire, voyage scolaire
  schoolUniform: uniforme scolaire
  schoolyard: cour d'école
  scienceNoun: science, scientifique
  scissors: ciseaux
  scoliosis: scoliose
  scooterKick: trottinette, trottinette électrique
  scout: scouts
  scrape: égratignure, écorchure, éraflure
  scrapMetal: ferraille, ferrailleur, mise à la casse
  scratch: griffer, rayer, rayure, griffure, éraflure, rayé
  scratched: rayure, griffé
  scratchingPost: griffoir, arbre à chat
  scratchItch: se gratter, gratte
  scratchproof: anti-rayures, résistant aux rayures
  scratchyWool: gratte, rêche
  screedFloor: chape, ragréage
  screen: écran
  screeningTest: dépistage, bilan de santé
  screenMonitor: écran
  screenPrinting: sérigraphie
  screenProtector: protection d'écran, verre trempé
  screenReplace: remplacement d'écran, réparation d'écran
  screw: vis
  screwdriver: tournevis
  screwNutBolt: écrou, boulon
  screwOn: visser
  screwTighten: serrer, resserrer
  screwVerb: visser, vis
  scrub: frotter, récurer, gommage
  scuffed: éraflé
  sculpture: sculpture
  scythe: faux à herbe
  sea: mer, océan
  seabed: fond marin, sous l'eau, sous-marin
  seafood: fruits de mer, crustacés
  seagull: mouette, goéland
  seal: sceller, étanchéifier, joint, étanchéité, calfeutrer
  sealAnimal: phoque
  sealedBag: plombé, scellé de sécurité
  seam: couture
  search: chercher, recherche
  searchEngine: moteur de recherche
  searchRanking: référencement
  seashell: coquillage, coquille
  seasick: mal de mer, mal des transports
  season: saison
  seasonal: saisonnier, de saison
  seasonalWorker: travail saisonnier, intérimaire
  seasonFood: assaisonner, épicer, épice
  seasonTicket: abonnement annuel, carte annuelle, pass annuel, carte d'abonnement
  seasonVerb: assaisonné
  seatBelt: ceinture de sécurité
  seatCover: housse de siège
  seatingPlan: plan de salle, plan de table
  seatReservation: réservation de place, place réservée, place assise
  seatRest: assise, siège pliant, endroit pour s'asseoir
  seaUrchin: oursin
  seaView: vue mer, vue sur mer
  seaweed: algue, varech, goémon
  second: secondes
  secondarySchool: collège, lycée
  secondEntrance: entrée latérale, porte arrière
  secondHand: occasion, seconde main, d'occasion, de seconde main, usagé
  secondHandShop: friperie, magasin d'occasion, ressourcerie, brocante
  secondOpinion: deuxième avis, second avis
  secondOrdinal: deuxième, seconde
  secret: secret
  secretary: secrétaire
  securityCamera: caméra de surveillance, vidéosurveillance, surveillance
  see: voir, vois, vu, voient, voit, voyez
  seed: graine, semence
  seedling: semis, jeune plant
  seesaw: jeu à bascule, tape-cul
  segway: gyropode, segway
  selfCatering: repas non compris, cuisine équipée
  selfEmployed: indépendant, travailleur indépendant, auto-entrepreneur, freelance, à son compte
  selfEmployment: création d'entreprise, auto-entrepreneur, micro-entreprise
  selfGuided: visite libre, sans guide, en autonomie
  selfHelpGroup: groupe d'entraide, groupe de parole
  selfieStick: selfie, perche à selfie
  selfish: égoïste
  selfService: libre-service, self-service
  sell: vendre, vente, vendu, vend, vendent, vendons
  seller: vendeur, vendeuse
  sellOld: revendre, vendre, vendu
  semester: semestre, semestriel
  seminar: séminaire
  send: envoyer, envoi, expédier, envoie, expédition
  sendAway: envoyer, expédier
  sendBack: renvoyer, retourner, retour
  sender: expéditeur
  sendHome: envoyer chez soi, livrer à domicile
  sendReminder: relancer, relance, rappel de paiement
  senior: personne âgée, retraité, aîné, senior
  seniorGymnastics: gym douce, gymnastique senior
  seniorsAfternoon: après-midi seniors
  sense: raisonnable, judicieux
  sensitiveSkin: sensible, délicat
  separateAdjective: séparément, à part
  separateOwn: entrée indépendante
  separateVerb: séparer, séparation
  separateWaste: trier les déchets, tri sélectif
  separation: séparation
  separationCouple: séparé, séparation de corps
  septicTank: fosse septique
  serialNumber: numéro de série, référence article, numéro de modèle
  series: série
  seriousGrave: grave, sérieux
  serratedKnife: cranté, à dents
  serveFood: servir, sert
  serviceArea: zone d'intervention, rayon d'action
  serviceBook: carnet d'entretien, historique d'entretien
  serviceOffered: service, prestation
  serviettePaper: serviette en papier
  sesame: sésame
  session: séance
  setKit: jeu, lot, ensemble
  setStone: pierre précieuse, sertir
  settle: transiger, règlement à l'amiable
  settlement: accord, transaction
  setUp: dresser, installer
  setUpDevice: configurer, paramétrer
  setupInstall: installation, configuration
  setUpTime: montage
  several: plusieurs
  severalTimes: plusieurs fois, à plusieurs reprises
  severance: indemnité de licenciement
  sew: coudre, couture, cousu
  sewage: eaux usées, égout, assainissement, eaux grises, vidange des eaux
  sewButton: recoudre un bouton, bouton manquant
  sewing: couture
  sewingMachine: machine à coudre
  sewingPatternClass: cours de couture, atelier couture
  sewOn: recoudre, coudre
  shabby: délabré, vétuste, miteux
  shade: ombre
  shady: ombre, ombragé
  shadyPlace: à l'ombre, ombragé
  shaky: instable, bancal
  shallow: peu profond
  shame: honte, gêne
  shampoo: shampooing, shampoing
  shandy: panaché
  share: partager, addition séparée
  shared: partagé, commun, en commun
  shareRide: covoiturage
  shark: requin
  sharp: tranchant, aiguisé
  sharpen: aiguiser, affûter, affûtage, aiguisage, pierre à aiguiser, rémouleur
  shatter: se briser, brisé, voler en éclats
  shave: raser, rasage
  shavingFoam: mousse à raser
  shearClip: tondre, tonte
  shearing: tonte
  shearSheep: tondre les moutons
  shedHair: perdre ses poils, mue, chute de cheveux
  sheep: mouton, brebis, agneau
  sheepdog: chien de berger, patou
  sheepskin: peau de mouton
  sheetMusic: partition
  sheetPaper: feuille de papier
  sheetSleepingBag: drap de sac, sac à viande
  shelf: étagère, rayon, rayonnage, étagères, tablette murale
  shell: coquille, carapace
  shellac: vernis semi-permanent
  shellacPolish: gomme-laque, vernis au tampon
  shellHouse: maison préfabriquée
  shelterRain: abri, à couvert
  shepherd: berger, bergère
  shiftGear: vitesse, passer les vitesses
  shiftWork: équipe
  shine: briller, brillant, luire
  shingles: zona
  shinyState: brillant
  ship: navire, ferry
  shipBell: appareiller, départ du bateau
  shipping: expédition, envoi, colis
  shippingCost: frais de port, frais de livraison
  shippingCosts: frais de port, frais d'envoi, frais de livraison
  shipwreck: naufrage, épave
  shirt: chemise
  shockAbsorber: amortisseur, suspension
  shoe: chaussure, soulier, souliers, chaussures
  shoeHeel: talon de chaussure
  shoeHorse: ferrer, fer à cheval, maréchal-ferrant, parage, ferrage
  shoeInsoleTree: embauchoir
  shoelace: lacet
  shoePolish: cirage
  shoeRack: meuble à chaussures, range-chaussures
  shoeSize: pointure
  shoeSole: semelle
  shoeStretch: élargir les chaussures, chaussures serrées, élargir des chaussures
  shoot: tir
  shooting: stand de tir, tir sportif
  shootingStar: étoile filante
  shop: magasin, boutique, commerce
  shopkeeper: commerçant, détaillant
  shoppingBag: sac de courses, cabas
  shoppingCart: panier, chariot
  shoppingCentre: centre commercial
  shoppingGo: faire les courses, faire du shopping
  shopWindow: vitrine
  shore: rive, rivage, bord de l'eau
  shortAdjective: court
  shortage: pénurie, manque, rupture
  shortCircuit: court-circuit, fusible
  shorten: raccourcir, ourlet
  shortenTrousers: raccourcir un pantalon, faire un ourlet
  shortOfBreath: essoufflé, essoufflement, difficulté à respirer, souffle court, dyspnée
  shortPerson: petite taille, personne petite
  shorts: short, bermuda
  shortSighted: myope, myopie
  shortSightedness: myopie, myope
  shoulder: épaule
  shout: crier, cri, crié, hurler
  shovel: pelle, bêche
  showAround: faire visiter, montrer
  shower: se doucher, douche, prendre une douche
  showerCubicle: cabine de douche
  showerGel: gel douche
  showerHead: pommeau de douche, douchette
  showerRoom: douche, cabine de douche, se doucher
  showerToken: jeton de douche
  showRepertoire: répertoire musical
  showroom: salle d'exposition
  showVerb: montrer
  shrimp: crevette
  shrink: rétrécir, rétréci, rétrécit
  shuttleBus: navette, bus navette
  shy: timide, timidité
  sibling: fratrie, frères et sœurs
  siblingDiscount: réduction fratrie, deuxième enfant
  sick: malade, maladie
  sickle: faucille
  sickNote: arrêt maladie, certificat médical, arrêt de travail, congé maladie
  sidecar: side-car
  sideDish: garniture
  sideEffect: effet secondaire, effet indésirable
  sieve: passoire, tamis
  sightseeing: visite de la ville, tour de ville
  sightseeingFlight: vol panoramique, baptême de l'air
  sign: signer, signature, signé
  signature: signature
  signboard: panneau, affiche, enseigne, plaque gravée
  signedReceipt: accusé de réception, récépissé
  signLanguage: langue des signes, LSF
  signposted: balisé, fléché, signalisé
  silence: silence, garder le silence, calme
  siliconeSealant: silicone, mastic
  silk: soie
  silkPainting: peinture sur soie
  silo: silo, grenier à grain
  silver: argent massif
  silverfish: poisson d'argent
  silvery: argenté, en argent
  simCard: carte SIM
  similar: semblable, similaire
  similarity: ressembler, ressemblant
  simmer: mijoter
  sing: chanter, chant
  singer: chanteur, chanteuse
  singing: chant
  singingLesson: cours de chant
  single: célibataire
  singleParent: parent isolé, famille monoparentale, mère célibataire, monoparental
  singleRoom: chambre simple, chambre individuelle
  singleTicket: aller simple, billet simple
  sink: évier, lavabo, vasque
  sinkVerb: couler, coulé, sombrer
  sinusitis: sinusite
  sip: gorgée, siroter
  sister: sœur, soeur, frangine
  sit: s'asseoir, asseoir, assis, siège
  siteMap: plan du site, plan du parc
  size: taille
  sizeChart: guide des tailles, tableau des tailles
  sizeNoun: taille
  skate: patiner, patin
  skateboard: skateboard, skatepark, planche à roulettes
  skating: patinage, patinoire
  skein: pelote, écheveau
  skeleton: squelette
  sketchbook: carnet de croquis, croquis, papier à dessin
  ski: skier, ski
  skiBinding: fixation de ski
  skiBoots: chaussures de ski
  skid: déraper, dérapage
  skiing: ski
  skiInstructor: moniteur de ski, école de ski
  skiLift: télésiège, téléski, remontée mécanique, remonte-pente
  skilled: habile, doué, talent
  skin: peau
  skinAnalysis: diagnostic de peau
  skinCancer: mélanome
  skincare: soin de la peau
  skinIrritated: peau sensible, peau irritée, irritation
  skiPass: forfait de ski, forfait remontées
  skipContainer: benne, conteneur
  skiPoles: bâtons de ski
  skippingRope: corde à sauter
  skiRental: location de skis
  skiResort: station de ski, domaine skiable
  skirt: jupe, mini-jupe
  skirtingBoard: plinthe
  skiSchool: école de ski, cours de ski, moniteur de ski
  skiService: fartage, affûtage des carres, entretien des skis, affûtage de skis
  skiSlope: piste de ski
  skiTouring: ski de randonnée, hors-piste
  skull: crâne
  skunk: moufette, mouffette
  sky: ciel
  skyscraper: gratte-ciel
  slackline: slackline
  slate: ardoise
  slattedFrame: sommier à lattes
  slaughter: boucherie
  slaughterAnimal: abattre, abattage, abattoir
  slaughterhouse: abattoir
  slave: esclave, esclavage
  sledge: luge, traîneau, traîneaux
  sledgehammer: maillet, masse
  sleep: dormir, dort, sommeil, dormi, dorment, dormez
  sleepDisorder: trouble du sommeil, apnée
  sleepingBag: sac de couchage, duvet
  sleepingMat: tapis de sol
  sleepingPill: somnifère, calmant, sédatif
  sleepOutdoors: dormir dehors, bivouac, camping sauvage
  sleepy: somnolent, sommeil
  sleeve: manche
  sleeveLong: manches longues
  sleeveShort: manches courtes
  slice: tranche
  slide: toboggan
  slidingDoor: porte coulissante, baie vitrée
  slim: mince, maigre
  slip: glisser, glissant, sol glissant, glisse
  slipper: chausson, pantoufle, chaussons
  slipRisk: risque de chute, risque de glissade
  slipway: remorque bateau
  slopeLand: pente, versant
  slotMachine: machine à sous, jeu de hasard, casino
  slovenian: slovène, Slovénie
  slow: lent, lentement, doucement
  slowDown: ralentir
  slugPellets: anti-limace
  small: petit
  smallAnimal: petit animal, animal exotique
  smallChange: monnaie, rendu, petite monnaie
  smallGroup: petit groupe, groupe réduit
  smallPrint: petits caractères
  smartHome: domotique, maison connectée
  smartphone: smartphone, iPhone, Android
  smartwatch: montre connectée, bracelet connecté
  smell: sentir, odeur, puer, mauvaise odeur, renfermé, sent mauvais
  smile: sourire
  smoke: fumée
  smokeDetector: détecteur de fumée
  smokeFish: fumer du poisson, fumage
  smokeFood: fumé, fumoir
  smokehouse: fumoir
  smoker: fumeur, tabac
  smokeVerb: fumer, fumeur, vapoter, cigarette électronique
  smokingArea: espace fumeurs
  smooth: lisse
  smoothie: smoothie
  smoothPolished: lustrer, lustrage
  snack: en-cas, collation
  snackBar: buvette, kiosque, snack
  snagRework: reprise des défauts, levée des réserves
  snail: escargot, limace
  snake: serpent
  snakeBite: morsure de serpent
  snakePet: python, boa
  snapFastener: bouton-pression, bouton à pression
  snapOff: se casser, casser net
  sneeze: éternuer, éternuement
  snore: ronfler
  snoring: ronflement
  snorkel: tuba, plongée avec tuba, snorkeling
  snorkelFins: palmes
  snout: museau, museaux, groin
  snow: neiger, neige
  snowboard: snowboard, planche à neige
  snowCannon: neige artificielle, canon à neige
  snowChains: chaînes à neige
  snowClearing: déneigement, chasse-neige, salage
  snowdrop: perce-neige
  snowed: enneigé
  snowfall: chute de neige, neige fraîche, enneigement
  snowflake: flocon de neige
  snowmobile: motoneige
  snowshoe: raquettes à neige
  soak: tremper, faire tremper
  soaked: trempé, mouillé
  soap: savon
  sober: sobre, à jeun
  socialHousing: logement social, HLM
  socialMedia: réseaux sociaux
  socialSecurity: sécurité sociale, assurance sociale
  socialWorker: assistante sociale, travailleur social
  sock: chaussette, chaussettes, mi-bas
  socket: prise électrique, prise de courant
  sofa: canapé, canapé d'angle, divan
  sofaBed: canapé-lit, clic-clac, futon
  soft: mou, doux, souple, molle
  softDrink: limonade, soda
  softener: adoucissant, assouplissant
  software: logiciel
  softwareUpdate: mise à jour logicielle
  soil: terre, terreau, compost, terre végétale
  solarPanel: panneau solaire, photovoltaïque
  soldier: soldat, militaire
  soldState: déjà vendu, toujours disponible
  solid: massif
  soloist: soliste
  solution: solution, résoudre
  solve: résoudre, solution, résolu
  sometimes: parfois, quelquefois
  somewhere: quelque part
  sommelier: sommelier
  son: fils
  song: chanson
  sonInLaw: gendre
  soon: bientôt
  soot: suie
  sorbet: sorbet
  sore: courbatures, endolori, irrité
  soreThroat: mal de gorge, angine
  sort: trier
  soundproof: insonorisé
  soundRecording: studio d'enregistrement
  soundSystem: sonorisation, sono, enceintes
  soup: soupe, potage
  soupPlate: assiette creuse
  sour: acide, aigre
  sourdough: levain
  south: sud, méridional
  souvenir: souvenir, boutique de souvenirs, boutique du musée
  sow: semer, graine
  soy: soja
  spa: thermes, bain thermal, source chaude
  spacious: spacieux, vaste
  spade: bêche, pelle
  spamMail: courrier indésirable, pourriel
  spanish: espagnol, Espagne, en espagnol
  spare: rechange, de rechange
  spareFilter: changement de filtre, filtre d'habitacle, filtre à pollen
  sparePart: pièce détachée, pièce de rechange, pièce d'origine
  spareReserve: de rechange
  spareTyre: roue de secours
  sparklingWine: mousseux, vin pétillant
  sparkPlug: bougie d'allumage
  sparrow: moineau, moineaux
  spaWellness: bien-être, espace bien-être, thalasso
  speak: parler, parlé, parlez
  speakLanguage: parler anglais, parlez-vous, quelles langues
  special: spécial
  specialExhibition: exposition temporaire
  specialistDoctor: spécialiste
  specialOffer: offre spéciale, promotion, promo
  specialSchool: école spécialisée, besoins particuliers, éducation spécialisée
  specialTermination: résiliation anticipée, résiliation extraordinaire
  specialUnusual: inhabituel, insolite, extraordinaire
  species: espèce animale
  spectacleFrame: monture
  spectacleLens: verre de lunettes
  spectacular: spectaculaire
  spectator: spectateur, spectatrice
  speechTherapy: orthophonie, orthophoniste
  speed: vitesse
  speedLimit: limitation de vitesse
  spell: épeler, orthographe
  spelt: épeautre
  spendMoney: dépenser, dépense
  spice: épice, condiment
  spicy: épicé, piquant
  spider: araignée
  spill: renverser, renversé
  spinach: épinard
  spinCycle: essorage, essorer
  spine: colonne vertébrale
  spinning: filer la laine
  spinWool: filer, rouet, filage
  spiralBinding: reliure spirale, reliure de mémoire
  spiralStaircase: escalier en colimaçon
  spiritLevel: niveau à bulle
  splash: éclabousser, patauger, éclaboussure
  splint: attelle, orthèse
  splinter: écharde, éclat de verre, débris, éclat
  splitEnds: fourches
  splitUp: rompre, se séparer, rupture
  splitWood: fendre du bois, fendeuse
  spoke: rayon de roue
  sponge: éponge
  sponsor: parrainer, sponsoriser
  spontaneous: spontané
  spoon: cuillère, cuiller, petite cuillère
  sport: sport
  sportsBag: sac de sport
  sportsMassage: massage sportif
  sportsMedical: certificat médical sportif, aptitude médicale
  sportswear: vêtement de sport, survêtement, tenue de sport, vêtements confortables
  spotless: impeccable, nickel
  spotlight: spot, projecteur lumineux
  spotted: à pois, tacheté
  spouse: conjoint, conjointe
  sprain: fouler, entorse, foulure
  spray: pulvériser, vaporiser
  sprayBottle: pulvérisateur, bombe aérosol
  spread: étaler, répandre
  spreadsheet: tableur, feuille de calcul, Excel
  spring: printemps
  springPart: ressort
  springWater: source d'eau, source thermale, eaux thermales
  sprinkle: saupoudrer
  square: carré
  squareMetre: mètre carré
  squareShape: cube
  squeak: grincer, couiner, grincement, grince
  squeeze: presser
  squeezeThrough: se faufiler, passage étroit
  squid: calamar, seiche
  squint: strabisme, loucher
  squirrel: écureuil
  stable: écurie, étable
  stableHorse: écurie, étable
  stableSteady: stable
  stack: empiler, pile
  stackable: empilable
  stadium: stade, gymnase
  staff: personnel, équipe
  staffDiscount: remise employés
  staffOnly: réservé au personnel, accès interdit
  stage: scène
  stageSet: décor, scénographie
  stageStep: étape, pas
  stagNight: enterrement de garçon, soirée de célibataire
  stain: tacher, tache
  stain2: taches
  stainedGlass: vitrail, vitraux
  stainRemoval: détachant, détachage, tache de vin, tache de graisse
  staircase: cage d'escalier, escalier
  staircaseCleaning: nettoyage d'escaliers
  stairlift: monte-escalier, plateforme élévatrice
  stairs: escalier
  stakePost: piquet, poteau
  stalactite: stalactite, stalagmite, concrétion
  stale: rassis, avarié
  stallion: étalon
  stallMarket: stand, étal, échoppe
  stallsSeat: place au parterre
  stamina: endurance, forme physique
  stampPost: timbre, timbre-poste
  stampPostage: timbre
  standFee: droit de place, frais de stand
  standIn: remplacer, remplaçant
  standingOrder: ordre permanent, virement permanent
  standingRoom: places debout
  standLong: rester debout, debout
  standUpPaddle: stand-up paddle, planche SUP
  standVerb: debout
  stapler: agrafeuse, agrafes
  starfish: étoile de mer
  starSky: étoile, étoiles, ciel étoilé
  starter: hors-d'œuvre, amuse-bouche
  startingPrice: prix à partir, prix de départ
  startUp: démarrer, ne démarre pas
  stationery: papeterie, fournitures de bureau, papier à lettres
  statueFigure: statue, figurine, buste
  stay: rester, séjour, séjourner, resté
  stayAwake: rester éveillé, veiller
  stayBehind: attendre dehors, rester dehors
  stayLonger: rester plus longtemps, prolonger le séjour
  stayOvernight: passer la nuit, nuitée, loger, dormir sur place
  std: MST, IST, VIH, sida
  steak: bifteck
  stealVerb: voler, volé, voleur
  steamCleaner: nettoyeur vapeur
  steamCook: à la vapeur
  steamEngine: machine à vapeur, locomotive, train à vapeur
  steamRoom: hammam, bain de vapeur, bain turc
  steamVerb: vapeur
  steel: acier, inox
  steelStainless: inox, acier inoxydable
  steep: raide, escarpé, pentu, abrupt, pente
  steepSlope: dénivelé
  steer: direction, volant
  steeringCar: direction assistée
  steeringWheel: volant, direction assistée
  steerVerb: barrer, gouvernail
  stem: tige
  step: marche
  stepByStep: étape par étape, pas à pas, peu à peu
  stepchild: beau-fils, belle-fille
  stepFree: sans marche, sans obstacle, de plain-pied, sans marches, sans escaliers
  stepladder: escabeau
  stepmother: belle-mère
  stepsCount: nombre de marches, marches d'escalier
  stepsMany: marches, combien de marches, beaucoup d'escaliers, marche d'escalier
  stepsNumber: nombre de marches
  sterile: stérile, stérilisé
  stewNoun: ragoût, pot-au-feu
  stickingPlaster: sparadrap
  stickJam: coincer, coincé, bloqué, se coincer, enrayé
  sticky: collant, poisseux
  stickyTape: ruban adhésif, scotch
  stiffJoint: torticolis, raideur
  stiffRigid: raide, rigide
  stillWater: eau plate
  sting: piquer, piqûre, piqué
  stingy: radin, avare
  stirrup: étrier
  stitch: point, points de suture
  stitches: points de suture
  stitchUp: enlever les fils
  stock: stock, inventaire
  stocktaking: inventaire
  stomach: estomac
  stomachache: mal au ventre
  stomachBug: gastro, gastro-entérite
  stone: pierre, roche, rocher, gravier
  stoneAge: âge de pierre, préhistoire, préhistorique, néolithique
  stoneChip: impact pare-brise, éclat de pare-brise
  stonemason: tailleur de pierre, marbrier
  stoneware: grès
  stool: caca, excrément, analyse de selles
  stoolSample: échantillon de selles
  stopcock: vanne d'arrêt, robinet d'arrêt
  stopMedicine: arrêter le traitement, arrêter de prendre
  stopOver: escale
  stopVerb: arrêter, cesser, arrêt
  stopWorking: ne marche pas, ne fonctionne plus
  storage: stockage, garde-meuble, entreposage
  storageRoom: box de stockage, garde-meuble
  storageUnit: box de stockage, local de stockage
  storeAway: entreposer
  storeData: conserver les données, données personnelles
  stork: cigogne
  storm: tempête, orage
  stormDamage: dégâts de tempête, arbre tombé
  stormy: mer agitée, orageux, tempête, vagues, houle
  stove: plaque de cuisson, gazinière, plaque à induction
  straightAhead: tout droit, droit
  straighten: lisser, redresser, lissage
  straightenBend: redresser
  straightener: lisseur
  straightening: lissage
  strange: bizarre, étrange
  stranger: inconnu
  strapBelt: bandoulière, lanière
  straw: paille, botte de paille
  strawberry: fraise
  stray: errant, chien errant, chat errant, animal trouvé
  street: rue
  streetAddress: rue
  strengthen: renforcer, fortifier
  strengthTraining: musculation, renforcement musculaire
  strenuous: fatigant, épuisant, éprouvant
  stress: stress, stressé, débordé, épuisement, burn-out
  stretch: étirer, étirement
  stretchClothes: se détendre, déformé
  stretchedOut: détendu, distendu, avachi
  stretcher: brancard, civière
  stretchFabric: extensible, élasthanne, stretch, élastique
  stretching: étirement
  stretchMark: vergetures
  strict: strict, sévère
  strikeWork: grève, en grève
  strimmer: débroussailleuse, coupe-bordures, coupe-bordure
  stringMusic: corde de guitare
  stripe: bande, rayé
  stripPaint: décaper, décapage
  strobeLight: stroboscope, lumières clignotantes
  stroke: AVC, accident vasculaire cérébral, attaque cérébrale
  stroll: flâner, se balader
  strong: fort, force
  strongbox: coffre-fort, coffre, coffre bancaire
  structuralEngineer: ingénieur structure, bureau d'études
  stubborn: têtu, obstiné
  stucco: stuc, moulure, corniche
  student: étudiant, étudiante, élève
  studentCard: carte d'étudiant, carte étudiant, carte étudiante
  studentExchange: échange scolaire, correspondant
  studentRate: tarif étudiant, réduction étudiant
  study: étudier, étude
  stuffed: farci, farce
  stuffedAnimal: taxidermie, empaillé, animal empaillé
  stuffy: étouffant, renfermé, air confiné
  stumble: trébucher
  stumpTree: souche, dessouchage
  stupid: bête, stupide
  sturdyShoes: chaussures fermées, bonnes chaussures, antidérapant
  styrofoam: polystyrène
  subjectSchool: matière scolaire
  sublet: sous-louer
  submit: soumettre, présenter
  subscribe: abonner, abonnement, s'abonner
  subsidence: affaissement, affaissé
  subsidy: subvention, aide financière
  substitutePerson: remplaçant, suppléant, médecin remplaçant, personne de remplacement
  subtenant: colocation, colocataire
  subtitle: sous-titres, version originale, sous-titré
  suburb: banlieue, périphérie
  subway: métro
  succeed: réussir, succès, réussite, taux de réussite
  successor: successeur, reprise
  suck: aspirer, aspirateur
  suckVerb: sucer, aspirer
  sudden: soudain, tout à coup
  sue: poursuivre, procès, porter plainte
  suede: daim
  sueSomeone: poursuivre en justice
  suffer: souffrir, souffre, troubles
  suffocate: asphyxie, asphyxier
  sugar: sucre
  sugarFree: sans sucre, non sucré
  sugaring: épilation au sucre
  suggest: proposer, proposition, suggérer
  suggestionBox: suggestion, proposition, retour d'expérience
  suicidal: suicide, suicidaire
  suit: costume
  suitable: adapté, approprié
  suitableFor: convient, adapté, approprié
  suitcase: valise, bagage
  suitcaseWheel: roulette de valise, poignée de valise
  suitMatch: assortir, convient
  sulphite: sulfites
  summer: été
  summerBreak: congés d'été, fermeture annuelle, vacances d'été
  summerHoliday: vacances d'été, grandes vacances
  summerHours: horaires d'été
  summerJob: job d'été, job étudiant
  summerSeason: en été, saison d'été
  summerToboggan: luge d'été, luge sur rail
  summerTyre: pneu été
  summit: sommet, cime
  summitCross: croix sommitale
  sun: soleil
  sunburn: coup de soleil
  sunflower: tournesol
  sunflowerField: colza
  sunglasses: lunettes de soleil
  sunlit: plein soleil, soleil direct
  sunny: ensoleillé, soleil
  sunrise: randonnée lever de soleil
  sunscreen: crème solaire
  sunsetTour: croisière coucher de soleil, sortie coucher de soleil
  sunshine: ensoleillement, soleil radieux
  sunstroke: insolation, coup de chaleur
  superfluous: superflu, pas besoin
  supermarket: supermarché
  supervise: surveillant, encadrant
  supplement: complément alimentaire
  supplied: fourni, mis à disposition, compris
  supplier: fournisseur
  supplyNoun: approvisionnement, réserve, fourniture
  supportVerb: soutenir, soutien
  suppository: suppositoire
  surcharge: supplément, majoration
  sureCertain: sûrement, certain, certitude
  sureFooted: pied sûr, pied montagnard
  surface: surface
  surfing: surf, planche de surf
  surgeon: chirurgien
  surgery: opération, chirurgie, opérer
  surname: nom de famille
  surprise: surprendre, surprise, surpris
  surprisedState: étonné, stupéfait
  surveillanceCamera: caméra de surveillance, vidéosurveillance
  surveyLand: géomètre, expert en bâtiment
  surviveVerb: survivre, survivant
  sushi: sushi
  suspenders: bretelles
  suspendHold: mettre en pause
  suspensionBridge: pont suspendu
  suspensionCar: suspension, triangle de suspension
  sustainable: durable
  swallow: avaler, avalé, déglutir
  swallowBird: hirondelle
  swallowDifficulty: mal à avaler, déglutition
  swamp: marais, marécage, zone humide, tourbière
  swampy: marécageux, boueux
  swan: cygne
  swap: échanger, échange
  swarm: essaim
  swear: assermenté, serment
  sweat: transpirer, sueur, transpiration
  sweaty: en sueur, transpirer, suer
  swedish: suédois, Suède
  sweep: balayer, balaie
  sweet: sucré, doux
  sweetener: édulcorant, sucrette
  sweets: bonbon, friandise
  swell: gonfler, gonflé, enflé, gonflement
  swelling: gonflement, enflure
  swellWood: se déformer, gondoler
  swim: nager, natation, baignade, nage, se baigner
  swimAbility: savoir nager, nageur
  swimBadge: brevet de natation, diplôme de natation, test de natation
  swimming: natation, nage
  swimmingCap: bonnet de bain, bonnet
  swimmingGoggles: lunettes de natation, lunettes
  swimmingLesson: cours de natation
  swimmingPool: piscine
  swimsuit: maillot de bain
  swimwear: maillot de bain
  swing: balançoire, se balancer
  swiss: suisse
  switchOff: éteindre, éteint
  switchOn: allumer
  switchOver: basculer, convertir, conversion
  swollenFeet: enflé, gonflé, pieds gonflés
  swornTranslator: traducteur assermenté, traduction assermentée
  symptom: symptôme
  synagogue: synagogue
  syrup: sirop
  syrupMaple: sirop
  table: table
  tablecloth: nappe
  tableDecoration: décoration de table, centre de table
  tableFootball: baby-foot
  tableOverview: aperçu, résumé
  tableReservation: réservation de table, réserver une table
  tableRunner: chemin de table
  tablet: tablette
  tableTennis: tennis de table, ping-pong
  tableware: vaisselle
  tachograph: compteur de vitesse, compteur kilométrique
  tail: queue
  tailbone: coccyx
  tailLift: hayon élévateur
  tailor: tailleur, couturière, retouches
  tailorMade: personnalisé, sur mesure
  tailWag: remuer la queue
  takeABreak: faire une pause
  takeAlong: emporter, emmener
  takeApart: démonter, démontage, décrocher
  takeaway: à emporter
  takeBack: reprendre, reprise
  takeBlood: prise de sang, prélever du sang
  takeCare: s'occuper de, prendre soin
  takeHomePiece: emporter chez soi, pièce terminée
  takeIn: resserrer, reprendre
  takeInside: emporter à l'intérieur, entrer avec
  takeInWaist: reprendre la taille, rétrécir, cintrer
  takeoff: atterrissage, atterrir
  takeOffClothes: enlever, se déshabiller
  takeOffShoes: enlever ses chaussures, se déchausser
  takeOut: sortir, extraire
  takeOver: reprendre l'affaire, cession
  takePhotos: prendre des photos, photographier, photos autorisées
  takePlace: avoir lieu, se dérouler, a lieu
  takeRubbish: remporter ses déchets, déchets
  takeSouvenir: emporter des pierres
  takeTablet: prendre des comprimés, prise de médicament
  takeTake: prendre, prends, pris, prenez, prennent
  takeTurns: se relayer, alterner
  talkConversation: discuter, conversation, entretien
  tall: grand, de grande taille
  tame: docile, apprivoisé
  tameVerb: apprivoiser, dompter
  tampon: serviette hygiénique, tampon, serviette périodique
  tan: bronzer, bronzage
  tandem: vélo tandem
  tandemBike: tandem
  tangle: emmêler
  tango: tango
  tanner: tanneur, tannerie
  tanning: bronzage, solarium
  tap: robinet
  tapDance: claquettes
  tapeRoll: ruban de masquage
  tapestry: tapisserie murale, tenture
  tapWater: eau du robinet
  tarnish: ternir, noircir
  tarnished: terni, oxydé, noirci
  tarpaulin: bâche
  tartar: tartre, plaque dentaire
  task: tâche, devoir
  taste: goût, saveur, arôme
  tasteless: fade, sans goût
  tasteVerb: goûter, goût
  tasting: dégustation, goûter, déguster
  tattoo: tatouage
  tattooRemoval: détatouage
  tattooVerb: tatouer, tatouage
  tax: impôt, taxe
  taxAdviser: conseiller fiscal, comptable, expert-comptable
  taxDeductible: déductible, déductible des impôts, crédit d'impôt
  taxes: impôt, taxe
  taxFree: exonéré, détaxe, hors taxes
  taxi: taxi, VTC
  taxNumber: numéro fiscal, numéro de TVA, SIRET
  taxOffice: fisc, impôts, centre des impôts
  taxReturn: déclaration d'impôts, déclaration de revenus
  tea: thé
  teach: enseigner, enseignement, donner des cours
  teacher: professeur, enseignant, prof
  teachingHour: heure de cours
  teachingMaterial: dossier pédagogique, matériel pédagogique
  team: équipe, personnel
  teamBuilding: cohésion d'équipe, team building
  teamSport: équipe
  teapot: théière
  tearRip: déchirer, déchirure, déchiré
  teaspoon: cuillère à café
  technician: technicien
  teddyBear: peluche, nounours, doudou, ours en peluche
  teenager: adolescent, ado
  teethWhitening: blanchiment dentaire, blanchiment des dents
  telescope: télescope, lunette astronomique
  television: télévision, télé, téléviseur, écran plat
  televisionChannel: chaîne de télévision
  temperature: température, degrés, degré, degré Celsius
  temperatureInside: température ambiante, température intérieure
  temporary: temporaire, provisoire
  temporaryJob: intérim, intérimaire, travail temporaire
  tenancy: bail, contrat de location, baux
  tenancyLaw: droit locatif, droit du bail, association de locataires
  tenant: locataire
  tender: tendre
  tenderOffer: appel d'offres, marché public
  tendon: tendon, ligament
  tennisElbow: tendinite, épicondylite
  tennisRacket: raquette
  tension: raideur, courbature
  tent: tente
  tentPeg: sardine de tente, piquet, piquet de tente
  term: trimestre, semestre
  terminallyIll: gravement malade, malade incurable
  terminateContract: résilier, résiliation, préavis
  termite: termite
  termsConditions: conditions, conditions générales
  terrace: terrasse
  terrarium: terrarium, vivarium
  terrible: terrible, affreux
  testDrive: essai routier, essai de conduite
  testExam: examen, épreuve
  testify: témoigner, témoignage
  testimony: déposition, témoignage
  testTry: tester
  tetanus: tétanos
  textbook: manuel
  textilePrint: impression textile, flocage, marquage textile
  textMessage: texto, SMS
  thaiMassage: massage thaï
  thank: remercier, merci
  thatchRoof: toit de chaume, chaume
  thaw: décongeler
  theatre: théâtre
  theatrePlay: pièce de théâtre, drame
  theatreScript: scénario, livret
  theft: vol, cambriolage, cambrioleur, voleur
  theoryTest: code de la route, examen théorique
  therapeuticRiding: équithérapie, hippothérapie
  thermalUnderwear: sous-vêtement thermique
  thermometer: thermomètre
  thermos: thermos, bouteille isotherme
  thermostat: thermostat
  thick: épais, épaisse
  thickHeavy: tissu épais
  thickness: épaisseur
  thigh: cuisse
  thimble: dé à coudre
  thin: mince
  thinHair: cheveux fins, cheveux clairsemés
  thinnerSolvent: solvant, diluant, white-spirit, térébenthine
  thirdOrdinal: troisième
  thirdPart: tiers
  thirdPartyData: transmettre les données, tiers
  thirst: soif
  thirsty: soif, assoiffé
  thistle: chardon
  thorn: épine
  thorough: à fond, soigneux, minutieux
  thousand: mille
  threaten: menacer, menace
  threeDPrint: impression 3D, imprimante 3D
  thresh: battage, batteuse, battre le blé
  threshold: seuil
  throat: gorge
  thrombosis: thrombose, phlébite, caillot
  throw: jeter, lancer, jette
  throwAway: jeter, se débarrasser
  thumb: pouce
  thyme: thym
  thyroid: thyroïde
  tiara: diadème, tiare
  tick: tique, morsure de tique, tire-tique
  tickBite: piqûre de tique, morsure de tique, maladie de Lyme
  ticket: billet, ticket
  ticketMachine: distributeur de billets, automate billets
  ticketOffice: billetterie, vente de billets
  ticketRefund: remboursement des billets, rendre un billet
  tide: marée, marée haute, marée basse
  tidyUp: ranger, rangement, rangé, soigné, ordonné
  tie: cravate, nœud papillon
  tieUp: attacher, nouer, lier
  tiger: tigre
  tight: serré, étroit
  tights: collants
  tile: carreler, carrelage, carreau, carreaux
  tileJoint: jointoyer
  timeClock: heure, à quelle heure, quelle heure
  timeGeneral: temps
  timerSwitch: minuterie, minuteur, programmateur
  timeSlot: créneau, plage horaire
  timesMultiplication: fois
  timetable: horaire, emploi du temps, planning
  timeZone: fuseau horaire
  timingBelt: courroie de distribution
  tinCan: conserve, canette
  tingling: fourmillements, picotements
  tinnedFood: boîte de conserve
  tinnitus: acouphènes
  tinPewter: étain
  tinsmith: ferblantier, zingueur
  tintedWindows: vitres teintées, film teinté
  tiny: minuscule
  tip: pourboire
  tipGratuity: pourboire
  tired: fatigué, fatigue, fatiguée, crevé
  tiredness: fatigue, fatigué, manque d'énergie
  tissuePaper: mouchoir
  toad: crapaud
  toast: trinquer, porter un toast, discours, toast
  toastBread: pain grillé, tartine
  toaster: grille-pain
  today: aujourd'hui
  toddler: tout-petit, jeune enfant
  toe: orteil
  toenail: ongle du pied, ongle de pied
  tofu: tofu
  together: ensemble
  toilet: toilettes, WC
  toiletBag: trousse de toilette
  toiletFlush: chasse d'eau
  toiletPaper: papier toilette
  toiletries: articles de toilette
  toiletSeat: abattant, lunette des toilettes
  tolerance: s'habituer, s'adapter, adaptation
  tolerate: supporter, tolérer
  tolerateFood: ne pas supporter, intolérance
  toLet: à louer, mise en location
  toll: péage
  tomato: tomate
  tomb: tombeau, tumulus
  tomcat: matou
  tomorrow: demain
  toneHair: patine, nuance, ton sur ton
  toner: toner, cartouche de toner
  tongue: langue
  tonight: ce soir
  tonne: tonne
  tonsil: amygdales
  tooBig: trop grand, trop large
  tooCold: trop froid
  tooDifficult: trop difficile, exigeant
  tooFast: trop vite, trop rapide
  tooHeavy: trop lourd
  tooHot: trop chaud
  tool: outil
  toolbox: boîte à outils
  tooLong: trop long
  tooLoose: trop large, trop lâche
  tooLoud: trop fort, baisser le son
  toolRental: location d'outils
  tooMuch: trop
  tooShort: trop court
  tooSlow: trop lent, lent
  tooth: dent
  toothache: mal de dents, rage de dents
  toothbrush: brosse à dents
  toothDecay: carie
  toothExtraction: dent de sagesse, extraction dentaire
  toothless: édenté, dent manquante
  toothpaste: dentifrice
  tooTight: trop serré, trop petit, moulant, trop étroit
  tooYoung: trop jeune, assez grand
  topic: sujet, thème
  topUp: recharger, recharge
  torchLight: lampe torche, lampe de poche, lampe frontale
  tornLigament: ligaments déchirés, ligament, rupture ligamentaire
  tornState: déchiré, troué
  touch: toucher, touché, manipuler
  touchAnimals: caresser les animaux, toucher les animaux
  touchPen: stylet
  touchscreen: écran tactile, vitre tactile
  toughMeat: coriace
  tourCancelled: annulation sortie
  tourGuide: guide, guide touristique
  tourism: tourisme, touristique
  tourismOffice: office de tourisme, syndicat d'initiative, centre d'accueil
  tourist: touriste, voyageur, vacancier
  touristTax: taxe de séjour
  tourLanguage: visite en anglais, visite en langue étrangère
  tourLeader: guide conférencier, guide de musée
  tow: remorquer, remorquage
  towbar: attelage, boule d'attelage
  towel: serviette de toilette, serviette
  towelHire: location de serviettes, serviettes fournies
  tower: tour de guet, montée à tour, donjon
  towing: dépannage, remorquage, dépanneuse
  townAdministration: commune, municipalité, administration
  townHall: mairie, hôtel de ville, commune
  townSquare: place du marché
  toy: jouet
  toyCar: petite voiture, voiture télécommandée
  toyLibrary: ludothèque, prêt de jouets
  tracking: suivi, numéro de suivi
  trackingNumber: numéro de suivi, suivi de colis
  trackpad: pavé tactile
  tracksAnimal: empreinte, trace d'animal
  tractor: tracteur
  tradeFair: salon professionnel, congrès
  tradeIn: rachat, reprendre l'ancien
  tradeLicence: licence commerciale, autorisation d'exploitation
  tradeUnion: syndicat, comité d'entreprise
  tradition: tradition, coutume
  traffic: circulation, trafic
  trafficJam: embouteillage, bouchon
  trafficLaw: excès de vitesse, PV
  trafficLight: feu rouge, feu tricolore
  trailClosed: sentier fermé, route fermée, route barrée
  trailer: remorque
  trailMarker: balisage, balise, poteau indicateur, fléché
  trailRide: randonnée équestre, balade équestre
  trailRunning: course en montagne, course à pied
  train: entraîner, entraînement
  trainAnimal: dresser, dressage, obéissance
  trainConnection: correspondance, liaison ferroviaire
  trainedStaff: personnel qualifié, formé
  trainee: apprenti, apprentie
  trainerShoe: basket, chaussures de sport
  trainersShoe: basket, chaussure de sport
  training: formation
  trainSteam: train à vapeur, train touristique, locomotive
  tram: tramway
  transferData: transférer les données, transfert de données
  transferDeceased: rapatriement, transport de corps
  transferMoney: virement, virer, transférer
  transferPerson: transférable, cessible, céder, transmissible, incessible
  transgender: transgenre, non binaire
  translate: traduire, traduction, traduit
  translateFor: interpréter, interprète
  translator: traducteur, interprète, interprétariat
  transparent: transparent
  trapVerb: enfermé, coincé dedans
  trauma: traumatisme, traumatisé
  travel: voyager, voyage
  travelAgency: agence de voyages
  travelBag: sac de voyage
  travelCosts: frais de déplacement, déplacement, forfait déplacement
  travelDocuments: documents de voyage, confirmation de réservation
  travelInsurance: assurance voyage, assurance annulation
  traveller: voyageur
  travelSickness: mal des transports
  travelVaccination: vaccin voyage
  travelWarning: conseils aux voyageurs
  tray: plateau
  treadmill: tapis de course
  treat: traiter, traitement, soigner
  treatment: traitement, thérapie, soin
  tree: arbre
  treeCare: élagage, abattage, élagueur
  treehouse: cabane dans arbres, cabane perchée, cabane dans les arbres
  treeSurgeon: élagueur, arboriste
  treetopPath: sentier des cimes, passerelle arbres
  trekkingPoles: bâton de marche, bâtons de randonnée
  trellis: treillis, treillage
  tremble: tremblement
  trial: procès, poursuite
  trialLesson: cours d'essai, séance d'essai, cours découverte, essayer un cours
  trialWork: journée d'essai
  triangleShape: triangle, triangulaire
  triathlon: triathlon, triathlète
  trim: tailler, rafraîchir
  trimHedge: haie, tailler la haie
  triplet: triplés
  tripleThrice: trois fois, triple
  tripod: trépied
  tripodFilm: tournage, prise de vue
  trolley: chariot, diable
  trophyCup: trophée, coupe trophée
  trot: trot, trotter
  trough: abreuvoir, auge
  trousers: pantalon
  trout: truite
  trowel: truelle, transplantoir
  truant: école buissonnière, sécher les cours
  truck: camion, poids lourd
  truckDriver: routier, chauffeur routier
  trueAdjective: vrai, vérité
  truffle: truffe
  trumpet: trompette
  trunk: tronc, rondin
  trunkChest: malle, bahut
  trust: confiance, faire confiance
  tryOn: essayer, essayage
  tryOut: essayer, essai
  tshirt: tee-shirt, t-shirt, polo
  tubeContainer: tube de, cartouche
  tubelessTyre: pneu de vélo
  tuitionFee: frais de scolarité, frais d'inscription
  tulip: tulipe
  tumbleDryer: sèche-linge, sécheuse
  tumour: tumeur, grosseur
  tuna: thon
  tune: accorder, accordage, accordeur
  tuning: accordage, accordeur
  tuningPeg: cheville de violon
  tunnel: tunnel
  turbocharger: turbo
  turkey: dinde
  turkish: turc, turque, Turquie
  turnAround: tourner, faire demi-tour
  turnBack: faire demi-tour, rebrousser chemin
  turnOver: retourner
  turnRound: faire demi-tour
  turnstile: tourniquet, barrière d'accès, barrière
  turnUp: se présenter, apparaître
  turtle: tortue
  tutoring: soutien scolaire, cours de soutien, aide aux devoirs, professeur particulier
  tutuCostume: justaucorps, tenue de danse
  tuxedo: smoking, frac
  tweezers: pince à épiler
  twice: deux fois, double
  twig: branche, rameau
  twin: jumeau, jumeaux, jumelle
  twinPram: poussette double
  twistAnkle: entorse, foulure
  twistVerb: tordre, vriller
  twoForOne: deux pour un, un acheté
  typeKey: taper, saisir
  typewriter: machine à écrire
  typical: typique
  typicalLocal: traditionnel, tradition, typique
  tyre: pneu
  tyrePressure: pression des pneus
  tyreStorage: gardiennage de pneus, stockage de pneus
  udder: mamelle, pis de vache
  ugly: laid, moche
  ukrainian: ukrainien, Ukraine
  ultrasound: échographie, échographe
  umbrella: parapluie
  umbrellaRepair: réparation de parapluie
  umbrellaStand: porte-parapluies
  unavailable: indisponible
  unbreakable: incassable, antichoc
  uncle: oncle, tonton
  unclog: déboucher, débouchage
  uncollected: non retiré, non réclamé
  uncomfortable: inconfortable, gênant
  unconscious: inconscient, sans connaissance, évanoui
  uncover: enlever la bâche
  undecided: indécis, réfléchir, délai de réflexion
  underage: mineur
  underfloorHeating: chauffage au sol, plancher chauffant
  underground: souterrain, sous terre
  undergroundRiver: lac souterrain, rivière souterraine
  underpay: moins cher, payer moins
  undershirt: maillot de corps, débardeur
  understand: comprendre, comprends, compris
  understandVerb: ne pas comprendre, malentendu
  undertaker: pompes funèbres
  underwear: sous-vêtement
  unemployed: chômeur, chômage, demandeur d'emploi, au chômage
  unemployedRate: demandeur d'emploi, chômeur
  unemploymentBenefit: allocation chômage, pôle emploi, France Travail
  uneven: inégal, bosselé, cahoteux
  unfit: pas sportif, hors de forme
  unfortunately: malheureusement
  unfurnished: non meublé, vide de meubles
  unhealthy: malsain, mauvais pour santé
  unicycle: monocycle
  unique: pièce unique, unique
  unisexToilet: toilettes mixtes
  universe: univers, espace cosmique
  university: université, fac
  unknown: inconnu
  unladenWeight: poids à vide
  unlimited: illimité
  unlock: déverrouiller, débloquer, désimlocker
  unnecessary: inutile, pas nécessaire
  unpack: déballer
  unpackagedBulk: en vrac, sans emballage
  unpaid: impayé
  unpaved: non goudronné, chemin de terre
  unpick: découdre, décousu
  unravel: s'effilocher, maille filée
  unreachable: injoignable, ne répond pas
  unreliable: peu fiable
  unrepairable: irréparable, irrécupérable, épave
  unripe: pas mûr
  unscrew: dévisser
  unskilled: inexpérimenté, sans expérience, débutant
  unsubscribe: se désabonner, désabonnement, résilier
  unsure: pas sûr, incertain, hésitant
  unsweetened: non traité, naturel
  untamed: sauvage, pas apprivoisé
  untie: détacher, desserrer, se détacher
  unused: inutilisé, non porté, jamais servi
  unwell: souffrant, malaise
  upcycling: surcyclage, upcycling
  update: mise à jour
  updo: chignon
  upgrade: surclassement, mise à niveau
  upholster: tapisser, rembourrer, tapisserie
  upholsterer: tapissier
  upholsteryFabric: tissu d'ameublement, tapisserie
  upload: téléverser, mettre en ligne, envoi de fichier
  uploadDocuments: déposer un dossier, fournir les documents, joindre un document
  upstairs: en haut, à l'étage
  upToDate: à jour, actualisé
  urban: centre-ville
  urgent: urgent, pressé
  urinal: urinoir
  urine: urine, pipi
  urn: urne
  urnBurial: inhumation des cendres
  urnGrave: columbarium, inhumation d'urne, case cinéraire
  urologist: urologue
  usbStick: clé USB
  usedCar: voiture d'occasion
  usedSecondHand: occasion, d'occasion, usagé
  usefulAdjective: utile
  useless: inutile
  userManual: mode d'emploi, notice
  username: nom d'utilisateur, identifiant
  useToilet: aller aux toilettes
  useVerb: utiliser, utilisation
  usually: habituellement, normalement, généralement
  utilityBill: charges, charges locatives, frais de fonctionnement
  vacancy: place libre, places disponibles, places restantes
  vaccinate: vacciner, vaccin, vaccination
  vaccination: vaccin, vaccination
  vaccinationCard: carnet de vaccination, carnet de santé
  vacuumBag: sac d'aspirateur
  vacuumCleaner: aspirateur
  vacuumPack: sous vide, sous-vide
  vaginal: vagin, mycose vaginale
  valentinesDay: Saint-Valentin
  valid: valable, valide, validité, durée de validité
  valley: vallée, vallon
  valuable: précieux, de valeur
  valuables: objets de valeur
  valuation: expertise, estimation, estimation immobilière, rapport d'expert
  value: valeur, vaut
  valve: valve, soupape, vanne
  van: camionnette, fourgon
  vandalise: vandalisme
  vanilla: vanille
  vape: cigarette électronique, vapoter
  varicoseVein: varices
  varied: varié, diversifié
  variety: variété, choix
  varifocals: verres progressifs, lunettes progressives
  varnish: vernis
  vase: vase
  vasectomy: vasectomie, stérilisation
  vat: TVA, taxe
  vaulting: voltige
  veal: veau
  vegan: végétalien, végane, végan
  vegetable: légume
  vegetableBox: panier de légumes, AMAP, panier bio
  vegetablePatch: potager, jardin potager, jardin ouvrier
  vegetarian: végétarien, végétarienne
  vegetarianDish: plat végétarien, sans viande
  vegetarianPerson: sans viande, pas de viande
  vehicle: véhicule
  vehicleInspection: contrôle technique
  vehicleRegistration: plaque d'immatriculation, immatriculation
  vein: veine
  velcro: velcro, scratch
  velvet: velours
  vendingMachine: distributeur, distributeur automatique, distributeur de boissons, automate
  veneer: placage
  venison: gibier, venaison, chevreuil
  venomous: venimeux
  ventilate: aérer, ventilation
  ventilation: ventilation, ventilateur
  venue: lieu de réception
  verbal: oral, verbalement
  verdict: jugement, verdict
  verifyIdentity: vérification, justifier
  vernissage: vernissage
  vestWaistcoat: gilet, veste sans manches
  vet: vétérinaire, véto
  vetClinic: clinique vétérinaire, cabinet vétérinaire
  vetEmergency: urgence vétérinaire
  veterinarian: vétérinaire, véto
  viaFerrata: via ferrata
  vibrate: vibrer, secouer, trembler
  vice: étau, serre-joint
  victim: victime
  videoCall: appel vidéo, visioconférence, visio, réunion en ligne
  videoConsultation: téléconsultation, consultation vidéo
  videoFilm: film, long métrage
  videoLesson: diffusion en direct, streaming
  view: panorama, belle vue, vue sur mer
  viewPanorama: vue, panorama, point de vue, belvédère
  viewpoint: belvédère, point de vue, tour panoramique
  village: village
  villageFestival: fête de village, fête foraine, kermesse
  villageFete: fête du village, fête de quartier, kermesse
  vinegar: vinaigre
  vineyard: vignoble, vigne, domaine viticole
  vintage: millésime
  vinyl: vinyle
  vinylRecord: disque vinyle, vinyle
  violet: violette fleur
  violin: violon
  viper: vipère, serpent venimeux
  virtualReality: réalité virtuelle, casque virtuel
  virus: virus, logiciel malveillant
  visa: titre de séjour, visa
  visible: visible
  visit: visiter, visite, rendre visite
  visitDuration: durée visite
  visitingHours: heures de visite
  visitor: visiteur
  visitorCentre: centre d'accueil, centre d'information, point info
  visuallyImpaired: déficient visuel
  vitamin: vitamine
  vocabulary: vocabulaire
  vocationalSchool: lycée professionnel, école professionnelle, CFA, formation professionnelle
  vocationalTraining: formation professionnelle
  voice: voix
  voicemail: répondeur, messagerie vocale
  volcano: volcan
  volleyball: volley, volley-ball
  voltage: tension électrique, volts
  volume: volume, capacité
  volumeCapacity: capacité, volume, places assises, jauge
  voluntaryYear: bénévolat, bénévole, volontariat
  volunteer: bénévole, volontaire, bénévolat
  vomit: vomir, vomissement
  vomiting: vomissement
  voucher: bon cadeau, bon, chèque cadeau, carte cadeau
  voucherCode: code du bon, numéro du bon
  voucherLost: bon perdu, duplicata
  vulture: vautour, gypaète
  wade: patauger, traverser à gué
  waffle: gaufre
  wage: salaire, paie, rémunération
  waist: tour de taille
  waistband: ceinture du pantalon
  waistSize: tour de taille
  waiter: serveur, serveuse
  waitFor: attendre, patienter
  waitingRoom: salle d'attente
  waitingTime: temps d'attente, délai d'attente
  waitInLine: prendre un numéro, prendre un ticket
  waitList: liste d'attente
  waitVerb: attendre, attente, attend, attendu
  waiver: décharge, décharge de responsabilité
  wakeUp: réveiller, réveil, réveillé
  walk: marcher, à pied, promenade
  walkAround: se promener, se balader
  walkDog: promener, promenade, balade
  walker: déambulateur, rollator
  walkieTalkie: talkie-walkie
  walkInClinic: consultation sans rendez-vous, consultation libre
  walkingStick: canne
  walkInNoAppointment: sans rendez-vous, sans réservation, à l'improviste
  wall: mur, paroi
  wallet: portefeuille, porte-monnaie
  wallPaint: peinture murale, peinture intérieure
  wallpaper: papier peint, tapisser
  walnut: noix, noyer, noix de Grenoble
  walnutWood: noyer
  wardrobe: garde-robe, penderie
  warehouse: entrepôt, stockage, garde-meuble
  warm: chaud, tiède
  warmClothes: vêtements chauds, plusieurs couches
  warmLining: fourré, doublure polaire
  warmRent: charges comprises, loyer charges comprises
  warmUp: échauffement, s'échauffer
  warn: avertir, avertissement, prévenir
  warningLight: voyant
  warranty: garantie, garantir, garanti
  warrantyCard: bon de garantie, carte de garantie
  wart: verrue
  wash: laver, lavage, lavé, lavable
  washable: lavable
  washHands: laver les mains
  washingMachine: lave-linge, machine à laver, laveuse
  washOff: laver, enlever au lavage
  washUp: vaisselle
  wasp: guêpe, frelon
  waspNest: nid de guêpes, nid de frelons
  wasteCollector: éboueur, ramassage des ordures
  wasteSorting: tri des déchets, trier les déchets
  watch: montre, montre-bracelet
  watchGlass: verre de montre
  watchmaker: horloger
  watchOnly: seulement regarder
  watchOver: surveiller, surveillance, garder
  watchStrap: bracelet de montre
  watchVerb: regarder, spectateur
  watchWaterproof: test d'étanchéité, étanche
  water: eau
  waterbed: lit à eau
  waterBottle: gourde, bouteille d'eau
  watercolour: aquarelle
  waterConnection: point d'eau, branchement d'eau, arrivée d'eau
  waterDamage: dégât des eaux, dégâts des eaux
  waterDamaged: dégât des eaux
  waterDispenser: fontaine à eau, distributeur d'eau
  waterfall: cascade, chute d'eau
  waterFilter: filtre à eau
  waterHeater: chauffe-eau, cumulus
  wateringCan: arrosoir
  waterLevel: niveau d'eau, crue
  waterPlants: arroser, arrosage
  waterPressure: pression de l'eau
  waterproof: imperméable, étanche
  waterPump: pompe à eau, pompe immergée
  waterQuality: qualité de l'eau
  waterSki: ski nautique
  waterSlide: toboggan aquatique
  waterSports: sports nautiques, ski nautique, wakeboard
  waterTank: réservoir d'eau, ballon d'eau
  waterTemperature: température de l'eau
  waterwheel: roue à aubes, moulin à eau
  wave: vague, houle, ressac
  wax: cire, cire de bougie, stéarine
  waxHair: épiler, épilation
  waxing: épilation
  weak: faible, faiblesse
  weapon: arme
  weaponArmour: armure
  weaponsPermit: permis d'arme
  wear: porter, porté, portez
  wearOut: s'user, usure, usé
  wearTear: traces d'usure
  wearVerb: que porter, tenue
  weather: météo, climat
  weatherDependent: selon météo, par tous temps, temps le permet
  weatherForecast: prévision météo, prévisions
  weatherproof: résistant aux intempéries, coupe-vent
  weatherWarning: alerte météo, vigilance orange, avis de tempête
  weave: tisser, tissage
  weaver: tisserand, métier à tisser
  webcam: webcam
  webDesign: création de site
  website: site web, site internet
  wedding: mariage, noces
  weddingAnniversary: anniversaire de mariage
  weddingCake: gâteau de mariage, pièce montée
  weddingCar: voiture de mariage
  weddingDance: danse des mariés, ouverture de bal
  weddingDress: robe de mariée
  weddingGift: cadeau de mariage, liste de mariage
  weddingGuest: invité de mariage, invités
  weddingHall: salle de mariage, lieu de mariage, réception de mariage
  weddingInvitation: faire-part de mariage
  weddingPhotos: photographe de mariage, photos de mariage
  weddingPlanner: organisateur de mariage
  weddingReception: vin d'honneur, repas de noces, réception de mariage
  weddingRing: alliance
  weddingSuit: costume de mariage, smoking
  weddingVideo: vidéo de mariage, vidéaste, production vidéo
  weddingWitness: témoin de mariage
  weed: désherber, mauvaises herbes, mauvaise herbe
  weedKiller: désherbant, herbicide
  week: semaine
  weekday: jour ouvrable, en semaine
  weekend: week-end, fin de semaine
  weekendCourse: stage week-end, cours le week-end
  weekendRate: tarif week-end, supplément week-end
  weekly: hebdomadaire, par semaine
  weeklyRate: prix par semaine
  weigh: peser, poids, pèse
  weight: poids
  weightLimit: poids maximum, limite de poids, poids maximal
  weightMeasure: combien pèse
  weld: souder, soudure
  wellbeing: bien-être
  wellDone: bien cuit
  wellies: bottes en caoutchouc, bottes
  west: ouest, occident, occidental
  wet: mouillé
  wetAreaShoes: chaussures d'intérieur, chaussures propres
  wetFood: pâtée pour chat, nourriture humide
  wetsuit: combinaison néoprène, néoprène, combinaison de plongée
  whale: baleine, cachalot
  whaleWatch: voir des animaux, observer les animaux
  whatsapp: WhatsApp, messagerie
  wheat: blé, froment
  wheatBeer: bière blanche
  wheel: roue
  wheelAlignment: géométrie, parallélisme
  wheelBalancing: équilibrage
  wheelbarrow: brouette
  wheelchair: fauteuil roulant, en fauteuil
  wheelchairUser: utilisateur de fauteuil, personne en fauteuil
  whileWait: à la minute, pendant l'attente
  whipRiding: cravache, fouet
  whisk: fouet
  whiskers: moustaches du chat
  whisky: whisky
  whisper: chuchoter, murmurer
  whistle: siffler
  white: blanc, blanche
  whiteboard: tableau blanc
  whiteCane: canne blanche
  whiteColour: blanc, blanche
  whiteGold: or blanc
  whitenTeeth: blanchir les dents, blanchiment
  whiteWine: vin blanc
  whitsun: Pentecôte
  wholeEntire: entier
  wholegrain: farine complète, farine intégrale
  wholemeal: pain complet, céréales complètes
  wholesale: vente en gros, grossiste
  wickerwork: rotin
  wide: large
  widen: élargir
  widow: veuve, veuf
  widowed: veuf, veuve
  widowerPension: pension de réversion
  widowhood: endeuillé, famille du défunt
  width: largeur
  widthMeasure: quelle largeur, largeur de passage
  wife: épouse
  wifi: wifi, réseau sans fil
  wifiPassword: code wifi, accès internet
  wig: perruque
  wild: sauvage
  wildAnimal: faune, animal sauvage, animaux sauvages, gibier
  wildBoar: sanglier
  wildflower: fleur sauvage, fleur des champs
  wildGarlic: ail des ours
  wildlifePark: parc animalier, parc à gibier
  will: testament
  willow: saule
  wilt: faner, flétrir
  wind: vent
  windBlow: vent, venteux, souffler
  windClock: remontoir, remonter une montre, montre mécanique
  windmill: moulin à vent
  window: fenêtre, vitre
  windowCleaning: nettoyage de vitres, laveur de vitres
  windowFrame: cadre de fenêtre, châssis de fenêtre
  windowPane: vitre, carreau
  windowRegulator: lève-vitre
  windowSill: rebord de fenêtre, appui de fenêtre
  windproof: abrité du vent
  windscreen: pare-brise
  windsurfing: planche à voile, windsurf
  windTurbine: éolienne
  wine: vin
  wineBar: bar à vin
  wineCellar: cave à vin, chai, cave voûtée
  wineGlass: verre à vin
  winegrower: vigneron, viticulteur
  winePress: presse à fruits, pressoir à cidre
  winery: domaine viticole, vigneron, vignoble, cave viticole
  wineTasting: dégustation de vin, visite de cave, dégustation
  wing: aile, ailes
  winner: gagnant, vainqueur
  winPrize: gagner, gagnant, prix, tirage au sort, loterie, tombola
  winter: hiver
  winterBreak: fermeture hivernale, trêve hivernale, fermé en hiver
  winterProtection: rustique, hivernage, protection hivernale
  winterStorage: hiverner
  winterTyre: pneu hiver, pneu neige
  wipe: essuyer, essuie
  wiper: essuie-glace
  wireFence: grillage
  wireMetal: fil de fer, fil métallique
  wireUp: câblage, câble, câble électrique, installation électrique
  wish: souhaiter, souhait
  witch: sorcière, sorcier
  withAdult: accompagné d'un adulte, accompagnés
  withdraw: se rétracter, rétractation, retirer
  withdrawalRight: droit de rétractation
  withdrawContract: se désister
  witness: témoin
  wobble: branlant, bancal
  wolf: loup
  woman: femme, dame
  womb: utérus
  womensHaircut: coupe femme
  wontDrain: ne vidange plus
  wontStart: ne démarre pas
  wood: bois
  woodBeam: poutre, bois de charpente
  woodCarving: sculpture sur bois
  woodChipper: broyeur, broyeur de végétaux
  woodchipper: broyeur de végétaux
  woodenFloor: plancher, sol en bois
  woodenSpoon: cuillère en bois
  woodenToys: jouet en bois
  woodland: bosquet, sentier forestier, chemin forestier
  woodlandBurial: inhumation en forêt, forêt cinéraire
  woodMoth: mite, mites, trou de mite
  woodOil: huile pour bois, huile de lin
  woodpecker: pic-vert, pivert
  woodStain: lasure, teinte à bois
  woodStove: poêle à bois
  woodturning: tournage sur bois
  woodworking: menuiserie, travail du bois
  woodworm: ver à bois, vrillette, vers à bois
  wool: laine, fil
  woolFilling: rembourrage, garnissage, ouate
  word: mot
  workAccident: accident du travail
  workExperience: stage de découverte, stage en entreprise
  workFunction: fonctionner, marcher
  workHere: travailler ici, cherche emploi, postuler, embauche
  workJob: travailler, travail, emploi
  workout: entraînement, musculation
  workPermit: permis de travail
  workSafety: sécurité au travail, prévention des risques
  worksheet: fiche pédagogique, fiche d'exercices
  workshop: atelier
  workshopEvent: atelier, stage
  worktop: plan de travail
  workwear: tenue de travail, uniforme
  worldWar: guerre mondiale, guerre
  worldwide: mondial, international
  worm: ver, vermifuge
  wornHeel: changer les talons, talonnettes
  wornOut: usé, usure
  wornShoes: élimé, semelle usée
  worry: s'inquiéter, inquiet, inquiétude, souci, soucieux
  worse: pire
  worsen: empirer, s'aggraver, aggraver
  worthless: sans valeur
  worthwhile: vaut la peine, rentable
  wound: plaie
  woundCare: soin de plaie, changement de pansement
  wrapBandage: bander, bandage, pansement
  wrappingPaper: papier cadeau
  wrapUp: envelopper
  wreath: couronne, guirlande
  wrench: clé anglaise, clé à molette
  wringOut: essorer, essorage
  wrinkle: ride
  wrist: poignet
  wristbandTicket: bracelet d'entrée, tampon main
  write: écrire, écrit, écris, écrivez, écrivent, rédiger
  writeDown: noter, inscrire, écrire
  writtenExam: examen écrit, épreuve écrite
  wrong: faux, incorrect, erroné
  wrongFuel: erreur de carburant
  wrongSize: mauvaise taille, ne va pas, trop petit, trop grand
  wroughtIron: fer forgé
  xray: radiographie
  xylophone: xylophone
  yarn: fil à coudre, pelote de laine, fil, bobine de fil
  yawn: bâiller, bâillement
  year: an, année
  yearly: annuel, par an
  yearsExperience: années d'expérience, expérience professionnelle
  yellow: jaune
  yellowColour: jaune
  yesterday: hier
  yoga: yoga
  yogaBlock: brique de yoga, sangle de yoga
  yogaMat: tapis de yoga, tapis
  yogaTeacher: professeur de yoga
  yoghurt: yaourt
  young: jeune
  youngAnimal: petits animaux, bébés animaux, jeune animal
  youngAtHeart: jeunes, adolescents
  youth: jeunesse, jeunes
  youthCard: carte jeune, carte jeunes, tarif jeune
  zebra: zèbre
  zip: fermeture éclair, zip
  zitherLute: cithare
  zoo: zoo, parc zoologique
  zoomLens: téléobjectif, zoom
  zumba: zumba
`
