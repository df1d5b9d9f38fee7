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
  accompanyingTeacher: accompagnateur, accompagnatrice, enseignant accompagnateur
  accordion: accordéon
  accordionHarmonica: harmonica
  accordionPart: concertina, harmonica, soufflet
  account: compte
  accountant: comptable
  accounting: comptabilité, comptable, tenue de comptes, fiche de paie
  accountNumber: numéro de compte
  accuse: accuser, reprocher
  acoustics: acoustique, insonorisation, isolation phonique
  acquaintance: connaissance
  acrylicGlass: plexiglas, verre acrylique
  acrylicPaint: peinture acrylique, peinture à l'huile, acrylique
  acting: art dramatique, cours de théâtre
  active: actif, en activité
  actor: acteur, comédien, actrice
  acupuncture: acupuncture
  acute: aigu, douleur aiguë
  acutePain: aigu, douleur aiguë
  adapter: adaptateur
  addiction: addiction, dépendance
  address: adresse
  addVerb: ajouter, ajout
  adhd: TDAH, hyperactif, trouble de l'attention
  adhesiveTape: ruban adhésif, scotch
  adjust: ajuster, régler, réglage
  adjustable: réglable, ajustable
  adjustableThing: réglable, ajustable
  administrationFee: frais de dossier, frais de gestion, frais administratifs
  admission: droit d'entrée, prix d'entrée
  admissionDoors: ouverture des portes
  admit: avouer, admettre
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
  adventSeason: avent, calendrier de l'avent
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
  afterSchoolHelp: soutien scolaire, aide aux devoirs, professeur particulier
  afterSun: après-soleil
  afterSurgery: après une opération, post-opératoire
  again: de nouveau, à nouveau
  age: âge
  ageGroup: tranche d'âge, groupe d'âge
  ageLimit: âge minimum, limite d'âge, âge maximum, quel âge, âge limite
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
  airMattress: matelas gonflable, tapis de sol
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
  allergicPerson: allergique
  allergicShock: choc anaphylactique
  allergy: allergique, allergie
  allergyTest: test d'allergie, désensibilisation, allergologue
  allow: autoriser, permettre, permission, autorisation, autorisé, a-t-on le droit
  allowVerb: autorisé, permettre
  allSaints: Toussaint
  allSeasonTyre: pneus toutes saisons, profondeur de sculpture
  almond: amande
  almost: presque
  alone: seul
  aloneTraveller: voyageur seul, personne seule
  aloneUnsupervised: non accompagné, sans surveillance
  alpacaWool: alpaga, mohair, cachemire
  alphabet: alphabet
  alpinePasture: alpage, estive, chalet d'alpage
  altar: autel, chaire, crypte
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
  amber: ambre, turquoise, agate
  ambulance: ambulance
  american: américain, États-Unis
  amountMoney: montant, somme
  amountQuantity: quantité
  amplifier: amplificateur, ampli
  amusementPark: parc d'attractions, parc aquatique, parc de loisirs
  anaesthesia: anesthésie
  anaesthetize: anesthésie, anesthésier, endormir
  analogCamera: appareil photo argentique, argentique, polaroid
  anchor: ancre, jeter l'ancre, ancrage, amarrage, mouillage
  anchorVerb: mouiller, ancre, jeter l'ancre
  anger: colère
  angleGrinder: meuleuse, disqueuse
  angry: fâché, en colère
  animal: animal, animaux
  animalKeeper: soigneur animalier, animalier
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
  antifouling: antifouling, carénage, voilerie
  antihistamine: antihistaminique
  antique: antiquité
  antiqueFurniture: meubles anciens, meuble d'époque
  antiquity: Antiquité, époque antique
  antiReflection: antireflet, traitement antireflet
  antivirus: antivirus
  antler: bois de cerf, cornes
  anvil: enclume, forge, forgeron, ferronnier
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
  applause: applaudissement, rappel
  apple: pomme
  appleJuice: jus de pomme, jus d'orange
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
  approximate: environ, à peu près, approximatif
  apresSki: après-ski
  apricot: abricot
  apron: tablier
  aquaFitness: aquagym, aquabike
  aquarium: aquarium, bocal
  aqueduct: aqueduc, amphithéâtre, thermes
  arabic: arabe
  arabicLanguage: arabe, turc
  archaeology: archéologie, archéologue, archéologique
  archArchitecture: architecture, voûte, colonne
  archery: tir à l'arc, arc et flèches, arbalète
  architect: architecte
  archive: archives
  archivist: archives, archiviste
  archVault: arche, voûte, arcade
  areaSurface: surface, superficie
  argue: se disputer, se quereller
  arm: bras
  armbands: brassards, bouée
  armchair: fauteuil, bergère, fauteuil relax
  armpit: aisselle
  aromatherapy: aromathérapie
  around: environs, alentours, région
  aroundClock: toute la nuit, à toute heure
  arrangeFlowers: bouquet
  arrest: arrestation
  arrivalDay: jour d'arrivée, jour de départ
  arrive: arriver, arrivée, arrivé, venue
  arriveEarly: à l'avance, arriver tôt, minutes avant, arriver en avance, venir plus tôt
  artefactFind: trouvaille, découverte
  arthritis: arthrose, arthrite
  artichoke: artichaut
  articleNews: presse, article de journal, actualités
  artificialFlower: fleur artificielle
  artificialGrass: gazon en rouleau, gazon synthétique, semences de gazon
  artificialIntelligence: intelligence artificielle, robot
  artisan: artisan
  artist: artiste
  artMuseum: musée d'art, exposition d'art, exposition temporaire
  artRestorer: restaurateur de tableaux, restauration de tableaux
  artWork: art, œuvre d'art
  asbestos: amiante
  ascensionDay: Ascension, Fête-Dieu
  ascent: montée, ascension, descente
  ash: cendre
  ashesScatter: disperser les cendres, cendres
  ashtray: cendrier
  asian: asiatique, Asie, vietnamien, thaïlandais
  ask: demander, question, poser une question
  askFor: demander, se renseigner, demande
  askTeacher: cours d'essai, essayer un cours
  asparagus: asperge, artichaut
  asphalt: goudron, asphalte, bitume
  aspirin: aspirine, ibuprofène, paracétamol, doliprane
  assemble: monter, montage, assembler
  assemblyPoint: point de rendez-vous, point de rassemblement, lieu de rencontre
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
  attribute: caractéristique, équipement
  atWeekend: le week-end, fin de semaine
  aubergine: aubergine
  auction: enchères, vente aux enchères
  audiobook: livre audio, livre numérique
  audioDescription: audiodescription
  audioGuide: audioguide, audio-guide
  audioguide: audioguide
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
  awning: auvent, store banne, bâche, marquise
  axe: hache
  baby: bébé, nourrisson
  babyBath: baignoire bébé
  babyBib: bavoir, bavette
  babyBlanket: couverture bébé, gigoteuse, plaid
  babyCarrier: porte-bébé, écharpe de portage
  babyChanging: table à langer, espace change, coin change
  babyFood: petit pot, biberon
  babyMilk: lait infantile, lait en poudre, lait maternisé
  babyMonitor: babyphone, écoute-bébé
  babyRattle: tétine, biberon
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
  badminton: badminton, frisbee
  badOnFeet: marche difficile, difficultés à marcher, mobilité réduite
  badWeather: mauvais temps, jour de pluie, intempéries, s'il pleut
  bag: sac
  bagCheck: contrôle des sacs, contrôle de sécurité, fouille
  bagelBun: petit pain
  baggageSize: encombrant, volumineux
  bagLining: réparation de sacs
  bagpipes: cornemuse, vielle
  bagSack: sac, sachet, grand sac, sacs
  baguette: baguette, pain blanc
  bailiff: huissier, commissaire de justice
  bait: appât, leurre, pêche à la mouche
  bake: cuire au four, enfourner
  baker: boulanger
  bakery: boulangerie
  bakingPaper: papier cuisson, papier sulfurisé
  bakingPowder: levure chimique, moule, plaque de cuisson
  bakingTin: moule, plaque de cuisson
  balance: équilibre
  balanceBike: draisienne, tricycle
  balanceVerb: équilibre, garder l'équilibre
  balayage: balayage, ombré hair
  balcony: balcon
  balconyPlant: plante en pot, plante de terrasse
  bald: chauve, calvitie
  baleHay: botte de foin, balle de paille, ballot
  ball: ballon, balle
  ballastBuoy: bouée
  ballet: ballet, danse classique
  balletClass: cours de ballet, danse classique, chaussons de pointe
  balloon: ballon de baudruche
  balloonHelium: hélium, ballon à hélium
  ballPit: piscine à balles
  ballroom: danse de salon, valse
  ballroomDance: danse de salon, tango, salsa, valse
  baltic: lituanien, letton, estonien
  bamboo: bambou
  banana: banane
  bandage: bandage, pansement
  bandageUp: refaire le pansement, bander
  bandHire: réserver un groupe, groupe de mariage, engager des musiciens
  bandMusic: groupe de musique, orchestre, symphonie
  bangNoise: détonation, claquement
  banister: garde-corps, balustrade
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
  barley: orge, seigle
  barman: barman, barmaid, barista
  barn: grange
  barrel: tonneau, fût, barrique, dame-jeanne
  barrierFreePath: chemin goudronné, chemin de gravier, sol inégal
  barStool: tabouret
  barTable: mange-debout, table haute
  basement: cave, sous-sol
  basementStorage: cave, sous-sol
  basil: basilic
  basketball: basket-ball
  basketMaker: vannier, vannerie, osier
  basketmaking: vannerie, panier en osier
  basketWeaving: vannerie, osier
  basketWoven: panier, corbeille
  bassGuitar: ukulélé, banjo, mandoline
  bat: chauve-souris, chauves-souris
  bathe: se baigner, bain, baigner
  bathingArea: lieu de baignade, plage surveillée, baignade autorisée
  bathrobe: peignoir
  bathroom: salle de bain, salle de bains
  bathroomTiles: carreleur, pose de carrelage, faïence
  bathtub: baignoire
  battery: pile, batterie
  batteryLife: autonomie
  batteryReplacement: changement de batterie, changement de pile
  bay: crique, anse, calanque
  beAbsent: absent, absence
  beach: plage
  beachChair: parasol, transat de plage, chaise de plage
  beachToy: château de sable, bac à sable, seau et pelle
  beachVolleyball: beach-volley, volley-ball
  bead: perle
  beak: bec
  beAllergic: réaction allergique, réagir
  bean: haricot
  beanie: bonnet de laine
  bear: ours
  beard: barbe
  beardTrim: taille de barbe, barbier
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
  beech: hêtre, bouleau, bouleaux
  beechWood: hêtre, bois de hêtre
  beef: bœuf, boeuf
  beeHarvest: extraire le miel, récolte de miel
  beehive: ruche, colonie d'abeilles
  beekeeper: apiculteur, apiculture
  beekeepingCourse: stage d'apiculture, récolte du miel
  beekeepingGear: tenue d'apiculteur, rayon de miel, extracteur de miel
  beer: bière
  beerBench: banc de brasserie
  beerGarden: terrasse, jardin à bière
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
  belay: assurage, assurer grimpeur, assurer, s'encorder
  belgian: belge, Belgique, flamand
  believe: croire, crois
  bell: cloche, carillon, sonner
  bellChime: cloche, clocher
  bellFounding: fonderie, fonderie de cloches
  bellPepper: poivron
  belly: ventre, abdomen
  bellyBag: banane sac, sac banane
  belong: appartenir, appartient
  belongTo: appartenir, à qui appartient
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
  bib: bavoir
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
  bikeGears: dérailleur, vitesses du vélo
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
  bikini: bikini, maillot, short de bain, maillot de bain, slip de bain
  bilingual: bilingue
  bilingualState: multilingue, plusieurs langues, bilingue
  billiards: billard, table de billard, fléchettes
  billingAddress: adresse de facturation
  bin: poubelle, corbeille, corbeille à papier, benne à ordures
  binBag: sac poubelle
  bindBook: relier, reliure
  binding: contraignant, engageant, ferme et définitif, engagement
  binoculars: jumelles, télescope, longue-vue
  biodegradable: biodégradable, compostable
  biologist: biologiste, botaniste
  biology: biologie
  biometricPhoto: photo biométrique, photo d'identité
  bird: oiseau, oiseaux
  birdFeeder: mangeoire, graines pour oiseaux
  birdFlu: grippe aviaire, épizootie
  birdHide: observatoire d'oiseaux, affût
  birdhouse: nichoir, mangeoire
  birdwatching: observation des oiseaux, ornithologie
  birth: naissance
  birthAnimal: mettre bas, mise bas, agnelage, vêlage
  birthCertificate: acte de naissance
  birthControlPill: pilule contraceptive
  birthday: anniversaire
  birthdayCake: gâteau d'anniversaire
  birthdayCard: carte d'anniversaire, cadeau d'anniversaire
  birthdayChild: enfant fêté
  birthdayPackage: formule anniversaire, soirée à thème, fête à thème
  birthdayParty: fête d'anniversaire, goûter d'anniversaire
  birthdayTart: gâteau, tarte, entremets
  birthmark: grain de beauté, tache de naissance
  biscuit: biscuit
  bishop: évêque, pape
  bitch: chienne
  bite: mordre, mordu, morsure
  biteDog: mordu, morsure, mordre
  biteSplint: gouttière dentaire, bruxisme
  bitter: amer, amère
  black: noir
  blackberry: mûre, ronce
  blackboard: tableau noir, ardoise, craie
  blackColour: noir
  blackIce: verglas, glissant
  blackout: occultant, occulter, tamisé
  blacksmith: forgeron, forge, forger, enclume
  blackTea: thé noir, thé vert, sachet de thé
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
  blindPerson: non-voyant, personne aveugle
  blinds: store, volet, volet roulant
  blindSpot: aveugle, non-voyant, malvoyant
  blink: cligner, clignement
  blister: ampoule au pied, cloque
  bloated: ballonné, ballonnements
  bloating: ballonnements, gaz intestinaux
  blockedDrain: débouchage, déboucher, obstrué, évier bouché, toilettes bouchées
  blockedNose: nez bouché, nez qui coule, rhume
  blonde: blond
  blondHair: blond
  blood: sang
  bloodDonation: don du sang, donner son sang
  bloodGroup: groupe sanguin
  bloodPressure: tension artérielle, hypertension
  bloodPressureMonitor: tensiomètre, matériel médical
  bloodSugar: glycémie, sucre sanguin
  bloodTest: analyse de sang, prise de sang
  bloodThinner: anticoagulant
  bloom: fleurir, floraison
  blouse: chemisier
  blowDry: brushing, sèche-cheveux
  blowOut: souffler, gonfler
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
  boatFender: pare-battage, bouée de sauvetage
  boatLicence: permis bateau, sans permis
  boatMooring: hivernage de bateau, place de port
  boatRental: location de bateau, location de barque
  boatSail: voile, voiles, mât de voilier
  boatTrip: promenade en bateau, croisière, sortie en mer
  bobbin: bobine, canette de machine
  body: corps
  bodyHair: poil
  bodyHeight: taille minimum, taille minimale
  bodyWeight: poids corporel
  bodywork: carrosserie
  boil: bouillir
  boiledEgg: œuf dur, œuf coque
  boiler: chaudière, chauffe-eau
  boilingHot: brûlant, bouillant, canicule
  bone: os
  bonfire: feu de camp, feu de joie
  bonnet: capot
  bonsai: bonsaï
  bonus: prime, récompense
  book: réserver, réservation
  bookAhead: réserver à l'avance, réservation préalable
  bookbinder: relieur, reliure
  bookbinding: reliure, relieur, relier
  bookcase: bibliothèque, étagère
  bookCover: couverture de livre, jaquette, livre de poche
  bookedUp: complet, épuisé, guichets fermés
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
  bottleCrate: consigne, bouteille consignée
  bottleDeposit: consigne, bouteille consignée
  bottleOpener: décapsuleur, tire-bouchon
  bottleVerb: mettre en bouteille, embouteillage
  bottleWarmer: chauffe-biberon
  boulder: rocher, roche
  bouldering: escalade de bloc, mur d'escalade
  boules: pétanque, bowling, quilles, boules
  bounce: rebondir, trampoline
  bouncyCastle: château gonflable, structure gonflable
  bouquet: bouquet
  boutonniere: boutonnière
  bowArrow: arc et flèches, tir à l'arc, arbalète
  bowel: intestin, boyau
  bowl: bol, saladier
  bowling: bowling, quilles, piste de bowling
  bowRehair: reméchage, crin, colophane, archet
  bowViolin: archet
  boxCarton: carton, boîte
  boxContainer: boîte, caisse
  boxerShorts: caleçon, boxer
  boxing: boxe
  boxOffice: guichet, billetterie, caisse
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
  breadcrust: tranche de pain, croûte
  breadMaker: machine à pain, gaufrier, appareil à raclette, fondue
  breadOven: four à bois, four à pain, fournil
  breadRoll: petit pain
  breakAccident: casser, cassé, abîmer, abîmé
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
  breastfeedVerb: allaiter, allaitement, biberon
  breastPump: tire-lait, lait maternel
  breath: respiration, souffle, haleine
  breathable: respirant
  breathe: respirer, respiration
  breathing: respiration
  breeder: éleveur, élevage
  breedVerb: élever, élevage
  breeze: brise marine, rafale, venteux
  brewery: brasserie artisanale, brasser, brasseur, brasserie
  brick: brique
  bricklayer: maçon, ouvrier du bâtiment
  bridalBouquet: bouquet de mariée
  bridalCouple: jeunes mariés
  bridalFashion: boutique de mariage, robe de mariée
  bridalMakeup: maquillage mariée, coiffure mariée
  bridalVeil: voile de mariée, traîne
  bride: mariée
  bridegroom: marié
  bridesmaid: demoiselle d'honneur
  bridge: pont
  bridle: bride, rênes, licol
  briefcase: cartable, mallette
  bright: clair
  brightLight: clair, lumineux
  bring: apporter, amener, apporté, amené
  bringAlong: apporter, amener, emporter
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
  bronzeAge: âge du bronze, âge du fer
  brooch: broche
  broody: poule pondeuse, plein air élevage
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
  buddhist: bouddhiste, hindou, temple
  budget: budget
  buffet: buffet
  bugError: erreur, message d'erreur, bogue
  buggy: poussette, landau
  build: construire, construction, construit
  building: bâtiment, immeuble
  buildingBlocks: lego, jeu de construction
  buildingLoan: prêt immobilier, crédit immobilier
  buildingMaterial: matériaux de construction
  buildingPermit: permis de construire, déclaration de travaux
  buildingSite: chantier
  buildOwn: faire soi-même, bricolage, fait maison
  bulgarian: bulgare, Bulgarie
  bulge: bomber, renflement
  bulkOrder: grosse commande, commande groupée, remise sur quantité
  bulkyWaste: encombrants
  bull: taureau, taureaux, bœuf
  bullying: harcèlement, discrimination
  bumblebee: bourdon
  bumper: pare-chocs
  bumpHead: se cogner, cogner la tête
  bundle: fagot, liasse, ballot
  bungalow: bungalow, mobil-home, chalet
  bungee: saut à l'élastique
  bunHair: chignon
  bunkBed: lit superposé, lit mezzanine
  buoy: balise marine, bouée de mer
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
  butterfly: papillon, mite
  buttermilk: lait ribot, petit-lait, kéfir
  buttock: fesse, fessier
  button: bouton
  buttonCell: pile bouton, pile, piles
  buttonhole: boutonnière
  buy: acheter, achat, achète, achetez, acheteur
  buyer: acheteur
  buyTickets: acheter des billets, prendre ses billets
  buyUp: achat d'or, rachat d'or, racheter, rachat, achat d'occasion
  byAppointment: sur rendez-vous, sur demande
  bylaws: statuts, règlement intérieur
  byPhone: par téléphone
  cabbage: chou, choux
  cabin: cabine, couchette
  cable: câble, fil électrique
  cableCar: téléphérique, télécabine, télésiège, téléski, funiculaire
  cableDuct: câblage, câble électrique, installation électrique
  cactus: cactus, plante grasse, succulente
  caesarean: césarienne
  cafe: café, salon de thé, cafétéria
  cage: cage
  cake: gâteau, gâteaux, tarte
  cakeDecorating: décoration de gâteaux, cours de pâtisserie, pâte à sucre
  cakeShop: pâtisserie
  cakeStand: présentoir à gâteaux, boîte à gâteau
  calculate: calculer, calcul
  calculateCost: calculer le prix, estimer le coût
  calculatorDevice: calculatrice, calculette
  calendar: calendrier, agenda
  calf: veau, veaux, génisse
  calfMuscle: mollet
  call: appeler, appel, téléphoner, appelle
  callBack: rappeler
  callback: rappeler, rappel téléphonique
  callHelp: appeler à l'aide, appel d'urgence
  calligraphy: calligraphie, belle écriture, plume d'oie, encre, lettrage
  callOffWeather: annulé, n'a pas lieu, annulation
  callus: callosité, durillon
  calmDown: calmer, apaiser
  calmPerson: serein, calme, détendu, posé, docile
  calmSea: mer calme, eau calme
  calorie: calorie
  camel: chameau, chameaux, dromadaire
  camera: appareil photo, caméra
  cameraFilm: négatifs, diapositives, pellicule photo
  cameraFlash: flash photo, avec flash
  cameraLens: objectif
  camp: camper, tente, faire du camping
  camper: camping-car, fourgon aménagé, van aménagé
  campfire: feu de camp, feu de bois, brasero
  campingChair: chaise pliante, table pliante
  campingStove: réchaud, cartouche de gaz, bouteille de gaz, réchaud de camping
  campsite: camping, terrain de camping
  canal: canal, canaux, écluse
  canary: canari
  cancel: annuler, annulation
  cancelAppointment: annuler le rendez-vous, décommander, empêchement
  cancelFree: annulation gratuite, annuler sans frais
  cancellationDeadline: délai d'annulation, annuler jusqu'à
  cancellationFee: frais d'annulation
  cancellationInsurance: assurance annulation
  cancellationNotice: lettre de résiliation
  cancellationPolicy: conditions d'annulation
  cancelledEvent: annulé, annulation, supprimé
  cancelledLesson: cours annulé, n'a pas lieu
  cancelShortNotice: annulation tardive
  cancer: cancer
  candidate: candidat
  candle: bougie
  candleMaking: bougie
  candleSoap: savonnerie, fabriquer du savon, teinture naturelle
  candlestick: bougeoir, chandelier bougie, photophore, mèche de bougie
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
  capHeadwear: casquette
  capitalLetters: majuscules, lettres capitales
  capsize: chavirer, se noyer, tomber à l'eau, se retourner
  captainBoat: capitaine, skipper, équipage
  car: voiture, auto, bagnole, automobile
  carabiner: mousqueton
  carat: carat
  caravan: caravane
  caraway: cumin, carvi
  carBattery: batterie de voiture
  carbonFibre: fibre de carbone, carbone
  carbonMonoxide: monoxyde de carbone
  carBoot: coffre
  carburettor: carburateur
  card: carte
  cardboard: papier cartonné
  cardboardBox: carton, boîte
  carDealer: concessionnaire, garagiste
  cardGame: jeu de cartes, poker, belote
  cardigan: gilet, cardigan
  cardiologist: cardiologue
  cardReader: terminal de paiement, lecteur de carte
  cardWool: carder, cardage, laver la laine
  careFor: soigner, soin, soins, entretenir
  careful: prudent, attention, soigneux
  caregiver: aidant, soignant
  careless: négligent, imprudent
  careless2: bâclé, mal fait
  careLevel: niveau de dépendance, APA, perte d'autonomie
  carerFree: accompagnateur gratuit
  caretaker: concierge, gardien
  carFerry: traversier, ferry, car-ferry
  cargoBike: vélo cargo
  carInsurance: assurance auto, assurance tous risques
  carMat: tapis de sol, paillasson
  carnation: œillet
  carnival: carnaval, mardi gras
  carousel: carrousel, grande roue, manège enfantin
  carp: carpe, koï
  carPaint: peinture carrosserie
  carpalTunnel: canal carpien
  carPapers: carte grise, papiers du véhicule
  carpenter: menuisier, charpentier, ébéniste, menuiserie
  carpet: tapis, moquette
  carpetCleaning: nettoyage de tapis, nettoyage de canapé, nettoyage de moquette
  carpFish: carpe
  carPolishing: nettoyage de voiture, lustrage, nettoyage intérieur
  carport: carport, abri voiture
  carriageRide: calèche, promenade en calèche, attelage
  carrot: carotte
  carry: porter
  carryAround: porter, trimballer, transporter
  carSale: concessionnaire, garage auto, reprise de véhicule
  carScrap: mettre à la casse, destruction de véhicule
  carSeat: siège enfant, siège auto, rehausseur
  carService: entretien, révision
  carsick: malade en voiture
  cartoonFilm: dessin animé, film d'animation
  carTransporter: porte-voiture, remorque bateau
  cartWagon: charrette, chariot, calèche
  carve: sculpter, tailler le bois
  carWash: lavage auto, station de lavage
  carWorkshop: garage
  carWrap: covering, marquage véhicule
  cash: espèces, liquide, comptant
  cashDesk: caisse
  cashDiscount: escompte
  cashOnDelivery: contre remboursement
  cashOnly: espèces uniquement, espèces seulement
  cashPayout: verser en espèces, versement en espèces, convertir en espèces
  cashRegister: caisse enregistreuse, caisse, caisse à monnaie
  cassette: cassette, cassette vidéo, VHS, magnétophone
  castIronPot: poêle en fonte, antiadhésif, cocotte
  castle: château, châteaux
  castleRuin: forteresse, château fort, donjon
  castOff: appareiller, larguer les amarres
  castors: roulettes
  cat: chat, chatte
  catalan: catalan, basque
  catAllergy: allergie aux chats, poils d'animaux
  catalogue: catalogue, brochure
  catalyticConverter: catalyseur, pot catalytique, filtre à particules
  cataract: cataracte
  catch: attraper
  catchAnimal: piège, cage-piège, capturer
  catchBall: attraper, pêcher, capture
  catchFire: feu, incendie
  catchFish: pêcher un poisson, attraper un poisson
  catchUp: rattraper, rattrapage
  catering: traiteur
  cateringService: traiteur
  caterpillar: chenille
  catFlap: chatière
  cathedral: cathédrale, basilique
  catholic: catholique
  catSitter: garde de chat, pension pour chats
  cattery: pension féline, pension pour chats
  cattle: bétail, bovin, vache
  cauliflower: chou-fleur, brocoli
  cause: causer, cause
  cause2: provoquer, causer, déclencher
  caveNoun: grotte, caverne
  caving: spéléologie, spéléologue
  ceiling: plafond
  celebrate: fêter, fête, célébrer
  celebrateBirthday: fêter un anniversaire, anniversaire d'enfant
  celery: céleri
  cellarVault: cave, cave à vin, voûte
  cello: violoncelle
  cellulite: cellulite
  celtic: Celtes, celtique, Vikings
  cement: ciment
  cemetery: cimetière
  centenarian: centenaire, très âgé
  centimetre: centimètre
  centralHeating: chauffage central
  centralLocation: central, bien situé
  centralLocking: verrouillage centralisé, clé de voiture
  century: siècle
  cereal: céréales
  ceremony: cérémonie
  certificate: certificat, attestation, diplôme
  certificateAttendance: attestation de présence, attestation de participation, attestation de stage
  certify: certifier, légaliser, certifié conforme
  chafe: frotter, irriter
  chain: chaîne
  chainOff: chaîne déraille, vitesses sautent, déraillé
  chair: chaise, siège
  chairCover: housse de chaise, galette de chaise
  chairperson: président, conseil d'administration
  chalk: craie, magnésie, sac à magnésie
  chambermaid: femme de chambre, gouvernante, service d'étage
  chamomile: camomille, menthe, sauge, menthe poivrée
  champagne: champagne, prosecco, mousseux
  chandelier: lustre, plafonnier
  change: changer, changement, modifier
  changeBack: monnaie, petite monnaie
  changeBattery: changer la pile, changer la batterie
  changeBooking: modifier la réservation, changer de réservation
  changeDate: changer de date, déplacer le rendez-vous, décaler
  changeLock: changer la serrure, remplacer la serrure
  changeMind: changer d'avis
  changeNappy: changer la couche, changer bébé
  changeOfClothes: vêtements de rechange
  changeTrain: changer de train, correspondance
  changeTyres: pneu, changement de pneus
  changingCubicle: cabine, vestiaire, se changer
  changingRoom: vestiaire, cabine de plage
  changingTable: table à langer
  chanterelle: girolle, cèpe, truffe
  chapel: chapelle
  charcoal: charbon de bois, briquettes, bois de chauffage, charbon
  charcoalPastel: pastel sec, fusain
  charge: facturer, faire payer
  chargeBattery: charger, recharger, chargeur
  chargeCost: facturer, faire payer
  charger: chargeur
  chargingCable: câble de charge, câble d'alimentation, alimentation secteur, câble USB
  chargingPort: connecteur de charge, port de charge
  chargingStation: borne de recharge, station de recharge, borne, wallbox
  chase: poursuivre, chasser
  chassisNumber: numéro de châssis, numéro de série
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
  cheers: trinquer, porter un toast
  cheese: fromage
  cheesecake: gâteau au fromage, cheesecake
  cheeseDish: cuve à fromage, présure, moule à fromage, faisselle
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
  chessClub: club d'échecs, soirée jeux, bar à jeux
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
  chickpea: pois chiche, houmous, falafel
  child: enfant, gosse
  childBenefit: allocations familiales
  childBike: vélo enfant, vélo pour enfant
  childBikeSeat: siège enfant vélo, remorque vélo, siège vélo, porte-bébé
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
  childrensSize: taille enfant
  childrensTour: visite pour enfants, visite en famille
  childSafe: sécurité enfant, adapté aux enfants
  childSize: taille enfant, tailles enfant
  childSupport: pension alimentaire
  childTicket: billet enfant, tarif enfant, entrée enfant
  chillOut: décompresser, se détendre
  chills: frissons, grelotter
  chilly: glacial, frisquet
  chimney: cheminée, foyer
  chimneySweep: ramoneur, ramonage
  chin: menton
  chinchilla: chinchilla, octodon
  chinese: chinois, Chine
  chineseLanguage: chinois, japonais
  chipboard: aggloméré, contreplaqué, panneau
  chipped: ébréché, écaillé
  chippedEdge: ébréché
  chipsFries: frites
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
  christening: fête de baptême, première communion, confirmation religieuse
  christeningGown: robe de baptême, robe de communion
  christeningParty: fête de baptême, robe de baptême
  christian: chrétien, christianisme
  christmas: Noël
  christmasEve: réveillon, veille de Noël, réveillon de Noël
  christmasMarket: marché de Noël
  christmasParty: fête de Noël, repas de Noël
  christmasTree: sapin de Noël, arbre de Noël
  christmasTreeBauble: sapin de Noël, boule de Noël, crèche de Noël
  chronic: chronique
  chronicIllness: chronique, maladie chronique, douleur chronique
  church: église
  churchBell: cloche d'église, cloches
  churchOrgan: orgue, concert d'orgue, cloche
  churchService: messe, office religieux, culte
  churchTower: clocher
  churchWedding: mariage religieux, mariage à l'église
  cider: cidre
  ciderPress: cidre, pressoir
  cigarette: cigarette, clope
  cinema: cinéma, ciné
  cinnamon: cannelle
  circleShape: cercle, circulaire
  circuitBoard: circuit imprimé, soudure, souder
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
  claimDamage: déclaration de sinistre, sinistre, constat
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
  claustrophobic: claustrophobie, claustrophobe
  claw: griffe, patte
  clay: argile, terre glaise
  clayPot: pot en terre cuite, terre cuite
  clean: nettoyer, nettoyage, nettoie
  cleanAdjective: propre, propreté
  cleaner: femme de ménage, agent d'entretien
  cleaningCompany: société de nettoyage, laveur de vitres
  cleaningFee: frais de ménage, forfait ménage
  cleaningLady: femme de ménage, aide-ménagère, agent d'entretien
  cleanTeeth: détartrage, nettoyage des dents
  cleanUp: nettoyer, ranger, faire le ménage
  clearance: soldes, liquidation
  clearanceHeight: hauteur sous plafond, hauteur libre, gabarit
  clearanceSale: soldes, liquidation
  clearing: clairière
  clearOut: débarrasser, débarras
  clearSnow: déneiger, déneigement
  clench: grincer des dents, bruxisme
  clerk: agent administratif, employé de bureau
  clever: intelligent, malin
  clickCollect: retrait en magasin, retirer, retrait
  clickNoise: cliquetis, claquer, cliqueter
  clientMaterials: matériaux compris, matériel compris, fournitures comprises
  cliff: falaise
  climb: grimper, escalade, grimpé, escalader
  climber: grimpeur, grimpeuse
  climbing: escalade, mur d'escalade
  climbingFrame: cage à poules, structure d'escalade
  climbingGear: baudrier, mousqueton, corde d'escalade, harnais
  climbingGym: salle d'escalade, mur d'escalade
  climbingRope: corde d'escalade, longueur de corde
  climbingShoe: chaussons d'escalade, chausson d'escalade
  climbUp: grimper, monter, escalader
  clipClaws: couper les griffes, griffes
  cloakroom: vestiaire, consigne vêtements
  clock: horloge, pendule
  clockHand: aiguille, cadran
  clockRadio: radio-réveil
  clockStopped: montre arrêtée, montre en panne
  clog: boucher, bouché
  clogShoes: sabots
  closedDown: fermé définitivement, fermeture définitive
  closedTemporarily: fermé temporairement, fermé aujourd'hui
  closeOff: barrer, barrière, interdire l'accès
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
  clown: clown, jongleur
  clubSport: club sportif, association sportive
  clumsy: maladroit, pas doué
  clutch: embrayage
  coachBus: autocar, car de tourisme
  coaching: orientation professionnelle, carrière, coaching
  coachParking: parking autocar, stationnement autocars
  coachTrainer: entraîneur, formateur, coach
  coachTrip: autocar, groupe en car, voyage en car
  coal: charbon, houille
  coast: côte, rivage
  coat: vernir, vernis
  coatGarment: manteau, manteaux
  coatOfArms: blason, armoiries, sceau, chevalière
  coatRack: portemanteau, patère
  coatVerb: revêtir, enduire, revêtement
  cobbler: cordonnier
  cockroach: cafard, blatte
  cocktail: cocktail
  coconut: noix de coco
  cod: morue, cabillaud, colin
  code: code
  coeliac: cœliaque, maladie cœliaque
  coffee: café
  coffeeAndCake: pause goûter, salon de thé
  coffeeBeans: café en grains, torréfaction, torréfacteur
  coffeeBreak: pause-café, rafraîchissement, verre de bienvenue
  coffeeGrinder: moulin à café, moulin à poivre, mortier
  coffeeMachine: cafetière, machine à café
  coffeeTable: table basse, table d'appoint
  coffin: cercueil
  coin: pièce de monnaie, monnaie
  coinCollection: collection de monnaies, collection de timbres, médailles, pièces de monnaie
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
  collarbone: clavicule, omoplate
  colleague: collègue
  collect: récupérer, retrait, enlèvement, venir chercher
  collectHobby: collectionner, collection
  collectible: pièce de collection, rareté, collection
  collectionMuseum: collection
  collectLater: récupérer plus tard, prêt à retirer
  colonoscopy: coloscopie, gastroscopie, endoscopie
  colour: couleur
  colourBlind: daltonien, daltonisme
  colourCopy: impression couleur, copie couleur
  coloured: uni, unicolore
  colourful: coloré, multicolore
  colouringBook: livre de coloriage, autocollant
  colouringFood: colorant
  colouringPicture: coloriage, crayons de couleur, feutres
  comb: peigner, peigne
  combinationLock: cadenas à code, serrure à code
  combine: moissonneuse-batteuse, presse à balles
  combineHarvester: moissonneuse-batteuse
  combiTicket: billet combiné, billet jumelé
  comboTicket: billet combiné, billet jumelé
  come: venir, viens, vient, venu, viennent
  comeApart: se défaire, tomber en morceaux
  comeBack: revenir, reviens, retour
  comeBackLater: revenir, repasser, revenir plus tard
  comedyShow: comédie, one-man-show, cabaret
  comeIn: entrer, venir à l'intérieur
  comeOff: se détacher, se décoller, tomber
  comeOver: passer, passer voir
  comeToYou: venir chez moi, à domicile, se déplacer
  comeUnglued: décollé, se décoller
  comeWith: accompagner, accompagnateur, accompagné, accompagnant
  comfort: consoler, réconforter
  comfortable: confortable
  comicBook: bande dessinée, BD, manga
  commission: commission
  commitment: engagement, obligation
  commonCold: rhume
  communion: communion, première communion
  communityCentre: centre culturel, maison de quartier, maison des jeunes
  commute: faire la navette
  companion: accompagnateur, accompagnant
  company: entreprise, société
  companyFirm: entreprise, société
  companyHolidays: congés annuels, fermeture annuelle
  companyOuting: sortie d'entreprise, team building
  compare: comparer, comparaison
  compareOffer: comparer les prix, comparaison
  compass: boussole
  compassTool: boussole
  compatible: compatible
  compensate: indemniser, indemnisation, dédommager
  compensateVisitor: dédommager, dédommagement, indemniser
  compensation: indemnisation, dédommagement, indemnité
  competition: compétition, tournoi, concours, championnat
  competitor: concurrent, concurrence
  complain: se plaindre, plainte, réclamer, réclamation
  complainAbout: réclamer, réclamation, se plaindre
  complaint: réclamation, plainte
  complaintsBook: formulaire de réclamation, service réclamations
  completeAdjective: complet
  complicated: compliqué
  compose: composer
  compost: composter, compostage, compost
  compostHeap: compost, composteur
  comprehensiveCover: tous risques, assurance tous risques, assurance au tiers
  compressionStocking: bas de contention, bas de compression
  compressionStockings: bas de contention, bas de compression
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
  concession: tarif réduit, réduction
  concrete: béton
  concreteMixer: bétonnière
  concreteWork: maçon, maçonnerie
  concussion: commotion cérébrale
  condensation: condensation, embué, buée
  condition: condition, prérequis
  conditioner: après-shampooing
  conditionState: état
  condolences: condoléances, carte de condoléances
  condom: préservatif
  condominium: copropriété, syndic, assemblée des copropriétaires
  conductorMusic: chef d'orchestre, chef de chœur
  conductorTrain: contrôleur
  cone: collerette
  conference: conférence, réunion
  conferenceRoom: salle de conférence, salle de séminaire, salle de réunion
  confession: confession, se confesser
  confetti: confetti, serpentin, guirlande, confettis, serpentins, jet de riz
  confident: confiance en soi, sûr de soi
  confidential: confidentiel, secret professionnel
  confidentiality: confidentialité, secret professionnel
  confirm: confirmer, confirmation
  confirmationChurch: confirmation religieuse, profession de foi
  confused: confus, perdu, déroutant
  congratulate: féliciter, félicitations
  congratulation: félicitation
  conifer: conifère, persistant
  conjunctivitis: conjonctivite
  connect: connecter, connexion, brancher, raccorder
  consent: consentement
  consentForm: consentement
  consequence: conséquence, suites
  conservation: protection de la nature, espèce protégée
  conservatory: véranda, jardin d'hiver
  consist: consister
  constantTemperature: température constante, frais dedans
  constellation: constellation, Voie lactée, galaxie
  constipation: constipation
  consultingHours: heures de consultation
  consumerProtection: protection des consommateurs, droits du consommateur
  contactAllergy: allergie au nickel
  contactForm: formulaire de contact, contacter, prendre contact
  contactLens: lentille de contact, lentille
  contactless: sans contact
  contactManager: responsable, interlocuteur
  contactPerson: interlocuteur, personne de contact
  contactSolution: solution pour lentilles, produit pour lentilles
  contactVerb: contacter, joindre
  contagious: contagieux
  contain: contenir, contient
  container: conteneur, récipient
  contestEntry: concours, frais de participation, droit d'engagement
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
  cookieCutter: emporte-pièce, poche à douille, moule à muffins
  cookiePolicy: cookies, politique de confidentialité, mentions légales
  cookingCourse: cours de cuisine, atelier cuisine
  cookingPot: casserole, marmite
  coolAdjective: fraîche
  coolant: liquide de refroidissement, antigel, lave-glace
  coolBox: glacière, sac isotherme, pain de glace
  coolDown: refroidir, rafraîchir
  coolingOff: délai de rétractation, rétractation, se rétracter
  coolRoom: réfrigéré, climatisé
  coPayment: ticket modérateur, reste à charge
  copper: cuivre
  copyDocument: photocopier, copie certifiée, photocopie
  copyPaper: copie, photocopie
  copyShop: photocopieur, photocopieuse, reprographie
  copyVerb: copier, copie, photocopie
  coral: corail, coraux, récif
  cordlessDrill: perceuse sans fil, visseuse
  corduroy: velours côtelé
  cork: liège, bouchon de liège
  corkage: droit de bouchon
  corkscrew: tire-bouchon, décapsuleur
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
  cost: coûter, combien coûte, quel prix, quel tarif, coûtent, revient à
  costExtra: coûte en plus, supplément
  costume: déguisement, costume, se déguiser, soirée déguisée, location de costumes
  costumeHire: location de costumes, déguisement, se déguiser
  costumeJewellery: bijoux fantaisie
  cosy: chaleureux, douillet, cosy
  cot: lit bébé, berceau
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
  courtHearing: audience, procès, tribunal
  courtWitness: témoin
  courtyard: cour intérieure
  couscous: couscous, quinoa
  cousin: cousin, cousine
  coverage: couverture
  covered: couvert, abrité
  covered2: abrité, couvert, sous abri
  coverLetter: lettre de motivation, lettre de candidature
  coverUp: couvrir, recouvrir, bâcher
  coverVerb: couvrir, couvert, recouvrir
  covid: covid, coronavirus
  cow: vache
  coworking: coworking, espace de travail, bureau partagé
  crab: crabe
  crack: fissure, fissuré, fêlé, fêlure, fendu
  crackedState: fissuré, fêlé
  cradle: berceau, couffin
  craft: artisanat, artisan, métier
  craftKit: kit créatif, matériel créatif, fournitures créatives
  crafts: bricolage, artisanat, loisirs créatifs
  craftsman: artisan, bricoleur, homme à tout, homme à tout faire, petits travaux
  cramp: crampe
  crampons: crampons
  crane: grue, treuil, palan
  crashAccident: accident, collision
  crashCourse: cours accéléré, stage intensif
  crashFreeze: plantage, bogue
  crashInto: percuter, renverser, heurter
  crashPad: crash pad, tapis d'escalade
  crashPc: planter, bug
  crate: caisse en bois, cageot, cagette
  crawl: ramper, rampant, à quatre pattes
  crawlVerb: ramper, à quatre pattes
  crayon: crayons de couleur, feutres, craie
  cream: crème fraîche, crème chantilly
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
  criminalComplaint: plainte, déposer plainte, porter plainte
  criminalLaw: droit pénal, avocat pénaliste, délit
  criminalRecord: casier judiciaire, extrait de casier
  crisps: chips
  crispy: croustillant, croquant
  criticize: critiquer, critique
  croatian: croate, serbe, bosniaque
  crochet: crocheter, crochet
  crochetHook: crochet
  crockery: vaisselle
  crocodile: crocodile, caïman
  croissant: croissant, pain au chocolat
  crooked: tordu, de travers, déformé, cabossé
  crop: récolte, cultiver
  cross: traverser
  crossCountrySki: ski de fond, piste de fond
  crossfit: crossfit, circuit training
  crossing: traversée
  crossReligious: croix, crucifix
  crossroads: carrefour, croisement
  crossStitch: point de croix, tapisserie, tricot en groupe
  crouch: s'accroupir, accroupi
  crow: corbeau, corbeaux, corneille
  crowd: foule
  crowdCapacity: places assises, nombre de places, jauge
  crowded: bondé, beaucoup de monde, affluence
  crownTree: cime, houppier
  crumb: miette, chapelure
  crumble: s'effriter, émietter
  crush: écraser
  crustacean: crustacés, mollusques
  crutch: béquille
  cry: pleurer, pleure, larmes
  crystal: cristal, cristaux, quartz, améthyste
  crystalGlass: cristal, cristallerie
  ctScan: scanner médical, tomodensitométrie
  cubicMetre: mètre cube, stère
  cucumber: concombre
  cufflinks: boutons de manchette
  cuffSleeve: manchette
  cup: tasse, mug, gobelet
  cupboard: armoire, placard, vaisselier
  curator: conservateur de musée, médiateur culturel
  cureSpa: cure thermale, station thermale
  curfewNoise: couvre-feu, tapage nocturne, heure limite
  curious: curieux
  curl: bouclé, frisé
  curlHair: boucler, boucles, friser
  curling: curling
  currant: groseille, cassis
  currantBerry: groseille, cassis
  currency: devise
  currentFlow: eau calme, eau rapide
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
  customSize: sur mesure, taille spéciale
  cut: couper, coupe, découper
  cutHair: coupe de cheveux, couper les cheveux
  cutKey: double de clé, refaire une clé
  cutlery: couverts
  cutting: bouture, bouturage
  cuttingBoard: planche à découper
  cutToSize: découpe sur mesure, couper sur mesure
  cv: CV, curriculum vitae
  cycle: faire du vélo, cyclisme
  cyclePath: piste cyclable
  cycleRack: parking à vélos, râtelier à vélos
  cycling: cyclisme
  cyclist: cycliste
  cylinderHead: culasse, piston
  cypress: cyprès, thuya
  cystitis: cystite, infection urinaire
  czech: tchèque, slovaque
  dahlia: dahlia, chrysanthème
  dailyRate: tarif journalier, prix par jour
  dairy: laiterie, fromagerie, crèmerie, produits laitiers
  daisy: marguerite, pâquerette
  dam: barrage, lac de barrage
  damagedGoods: endommagé, abîmé
  damageLoss: dommage, dégât
  damagesCompensation: dommages-intérêts, indemnisation, dédommagement
  damageVerb: endommager, dommage, abîmer, dégât, abîmé, esquinté
  damp: humide, humidité
  dance: danser, danse
  danceCourse: cours de danse
  danceFloor: piste de danse
  dancePartner: sans partenaire, partenaire de danse
  dancer: danseur, danseuse
  danceSchool: école de danse, studio de danse
  danceShoe: chaussure de danse, chausson de danse
  danceTeacher: professeur de danse, professeur de musique
  dandruff: pellicule
  dangerous: dangereux, danger
  danish: danois, Danemark
  dark: sombre, foncé, obscurité, dans le noir
  darkColoured: couleur foncée, foncé
  darkroom: chambre noire, développement photo
  darts: fléchettes, jeu de fléchettes
  dashcam: caméra de recul, dashcam
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
  dayOff: jour de repos, jour de congé
  dayOffWork: jour de congé, congés payés
  dayPass: carte journalière, billet journalier
  dazzling: éblouir, éblouissant
  deadAnimal: animal mort, mort
  deadline: délai, échéance, date limite
  deaf: sourd, malentendant, sourde, surdité
  deafPerson: sourd, malentendant, langue des signes
  death: décès, mort
  deathCertificate: acte de décès, certificat de décès
  debitCard: carte de débit
  debt: dette
  debtCollection: recouvrement, huissier, recouvrement de dettes
  decade: décennie
  decaf: décaféiné, déca, caféine
  deceased: défunt, décédé
  decide: décider, décision
  decideJudge: juger, juge
  deciduous: arbre à feuilles caduques
  deck: pont supérieur, à bord, pont du bateau
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
  deepFryer: friteuse
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
  deli: épicerie fine, traiteur
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
  dentalCleaning: détartrage, hygiéniste
  dentalCrown: couronne dentaire, bridge, inlay
  dentalFloss: fil dentaire
  dentalImplant: implant, implant dentaire
  dentalTechnician: prothésiste dentaire
  dented: cabossé
  dentist: dentiste
  dentRemoval: débosselage, débosseler
  dentures: dentier, prothèse dentaire
  dentureThing: dentier, prothèse dentaire
  deny: nier, contester
  deodorant: déodorant
  deodorantSpray: anti-transpirant
  depart: partir, départ
  department: département, rayon
  departmentHead: chef de service, contremaître, responsable
  dependVerb: dépendre, dépend
  deposit: caution, consigne, dépôt de garantie
  depression: dépression
  depthMeasure: quelle profondeur, profondeur
  deregister: désinscrire, désinscription, se désabonner
  dermatologist: dermatologue, dermato
  descale: détartrer, calcaire, détartrage
  desert: désert
  deserted: isolé, reculé, désert
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
  detour: déviation, détour, raccourci
  detox: détox
  developPhoto: développer, développement
  device: appareil
  dew: rosée du matin, givre
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
  dieAnimal: décéder, décédé, mourir, mort
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
  digitize: numériser, numérisation
  digUp: déterrer, creuser, fouille
  dill: aneth, coriandre
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
  disabledParking: place handicapé, place PMR
  disabledToilet: toilettes PMR, toilettes handicapés
  disadvantage: inconvénient, désavantage
  disagree: pas d'accord, s'opposer
  disappear: disparaître, disparu
  disappoint: décevoir, déçu, déception
  disc: hernie discale
  discJockey: DJ, disc-jockey, animateur musical
  discoNight: discothèque, boîte de nuit
  disconnect: déconnecter, couper
  discontinued: arrêté, fin de série, plus fabriqué
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
  dissatisfied: mécontent, insatisfait
  dissolve: dissoudre, dissous
  distance: distance
  distanceLearning: cours à distance, formation à distance, webinaire
  distanceMeasure: à quelle distance, accessible à pied
  distemper: maladie de Carré, parvovirose
  distil: distiller, distillerie
  distillery: distillerie, distiller
  distribute: distribuer
  disturb: déranger, dérangement
  diver: plongeur, plongeuse, brevet de plongée, centre de plongée
  diveVerb: plonger, plongée
  diving: plongée
  divingCylinder: bouteille de plongée
  divingMask: masque de plongée
  divingTank: bouteille de plongée, détendeur
  divorce: divorce
  divorcedState: divorcé, séparé
  divorceVerb: divorcer, divorce, divorcé
  diy: bricolage, bricoler, bricoleur
  diyWork: bricolage, magasin de bricolage, quincaillerie
  dizziness: vertige
  dizzyState: étourdi, vertiges, tête qui tourne
  dockVerb: accoster, amarrer, amarrage
  doctor: médecin, docteur
  doctorsOffice: cabinet médical
  document: document, papiers
  documentary: documentaire
  documentList: papiers, documents nécessaires, pièces à fournir
  dog: chien, toutou
  dogBasket: couffin, panier pour chien
  dogBeach: plage pour chiens, parc à chiens
  dogBite: morsure de chien
  dogCoat: manteau pour chien
  dogCollar: collier
  dogFriendly: chiens acceptés, chiens admis
  dogsAllowed: chiens admis, animaux acceptés, chiens interdits
  dogSled: chien de traîneau, mushing
  dogsNotAllowed: chiens interdits, animaux interdits
  dogSport: agility, sport canin
  dogTax: médaille chien, chien catégorisé
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
  donationClothes: vieux vêtements, don de vêtements, friperie
  donationReceipt: don, dons, reçu fiscal
  donkey: âne
  donkeyRide: balade à dos d'âne, promenade à poney
  donorFriends: amis du musée, mécène, donateur
  doNotTouch: ne pas toucher, défense de toucher
  door: porte
  doorbell: sonnette, sonner
  doorbellVideo: sonnette cassée, carillon de porte
  doorCloser: ferme-porte, butée de porte, judas
  doorFrame: encadrement de porte, seuil
  doorHandle: poignée, poignée de porte
  doorLock: serrure, barillet, changer la serrure
  doormat: paillasson, tapis de bain
  doorNumber: numéro de rue, numéro de maison
  doorSticks: porte coincée, porte ferme mal, porte qui grince
  doorWidth: largeur de porte, largeur de passage
  dormitory: dortoir, lit superposé
  dormouse: loir, lérot
  dose: posologie, dosage
  doubleBass: contrebasse, guitare basse, violon alto
  doubleCheck: vérifier, contrôler, vérification
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
  dragonBoat: barque à rames, bateau à rames
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
  dressage: dressage, saut d'obstacles
  dressCode: tenue exigée, code vestimentaire
  dressingGown: robe de chambre, peignoir
  dressingRoomArtist: loge d'artiste, coulisses
  dressRehearsal: répétition générale
  dressUp: se déguiser, déguisement
  dressWarmly: s'habiller chaudement, vêtements chauds
  driedFlower: fleur séchée
  drill: percer, perceuse, perçage, percer des trous
  drillBit: mèche de perceuse
  drillHole: percer un trou, percer
  drink: boisson
  drinkable: potable, eau potable
  drinkAlcohol: boire de l'alcool, ivre, état d'ébriété
  drinkingFountain: fontaine à eau, point d'eau
  drinkingGlass: verre
  drinkingStraw: paille à boire, paille
  drinkingWater: eau potable, eau du robinet, remplir gourde
  drinksMenu: carte des boissons, carte des vins
  drinksPackage: forfait boissons, boissons comprises, open bar
  drinkVerb: boire, boit, boisson, bu, buvez, boivent
  dripTap: goutter, goutte, fuite de robinet
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
  dropOff: déposer, dépôt
  dropOffChild: déposer, dépose
  dropOut: abandonner le cours, arrêter le cours
  droppings: excréments, fientes, crotte, analyse de selles
  drops: gouttes, collyre
  dropsMedicine: gouttes, pastilles pour gorge
  drought: sécheresse
  drown: noyade, se noyer, noyé
  drumOfDryer: tambour de lave-linge, courroie, charbons moteur
  drums: batterie, tambour, percussion, baguettes, tambourin, xylophone
  drunk: ivre, saoul, soûl, ébriété
  dryAdjective: sec, sèche
  dryBag: sac étanche, bidon étanche
  dryClean: pressing, nettoyage à sec
  dryCleaning: pressing, nettoyage à sec
  dryEyes: yeux secs, sécheresse oculaire
  dryFood: croquettes
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
  duringHolidays: pendant les vacances, vacances
  duskSunset: coucher du soleil, crépuscule, tombée de la nuit
  dust: poussière
  dustAllergy: allergie aux acariens, acariens
  dustpan: pelle, balayette
  dustVerb: épousseter, dépoussiérer
  dusty: poussiéreux, poussière
  dutch: néerlandais, hollandais, Pays-Bas
  dutchLanguage: néerlandais, hollandais, polonais
  duvetCover: housse de couette
  dvdDisc: DVD, CD, disque compact
  dyeColour: teindre, teint, teinture, teinture de tissu, batik, teinture naturelle
  dyslexia: dyslexie, dyslexique
  eagle: aigle
  ear: oreille
  earDefender: casque antibruit, protection auditive
  earDefenders: protection auditive, bouchons d'oreilles, casque antibruit
  earInfection: otite, mal d'oreille
  earliest: au plus tôt
  earlobe: lobe, lobe d'oreille
  early: tôt, de bonne heure
  earlyBird: réservation anticipée, tarif anticipé
  earlyBirdRate: réservation anticipée, tarif réservation anticipée
  earlyDeparture: départ anticipé
  earlyMusicEducation: éveil musical, initiation musicale
  earMites: gale des oreilles, otite
  earn: gagner
  earPlug: bouchons d'oreilles
  earring: boucle d'oreille, boucles d'oreilles
  earringStud: clous d'oreilles, créoles
  earthquake: tremblement de terre, séisme
  earthworm: ver de terre, lombric
  earwax: cérumen, bouchon de cérumen
  easel: chevalet, palette de peintre
  east: est cardinal, orient, oriental
  easter: Pâques
  easterEgg: œuf de Pâques, lapin de Pâques
  easterHoliday: vacances de Pâques, Vendredi saint, lundi de Pâques
  easy: facile, simple
  easyLanguage: facile à lire, FALC
  eat: manger, mangé, repas
  eatBefore: manger avant, manger
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
  eduGrant: bourse, aide financière, subvention, chèque formation
  eel: anguille
  eelFish: anguille
  effort: effort
  effortless: sans effort, facile
  egg: œuf, oeuf
  eggFree: sans œuf, allergie aux œufs
  elasticBand: élastique
  elbow: coude
  elderberry: sureau, sureaux
  elderly: aînés, retraité, personnes âgées
  electric: électrique
  electricBlanket: couverture chauffante, bouillotte
  electricBoat: bateau électrique, bateau solaire
  electricCar: voiture électrique
  electricFence: clôture électrique
  electricGuitar: guitare électrique, amplificateur
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
  emerald: émeraude, rubis, saphir
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
  endangered: menacé, en voie de disparition, espèce disparue
  enduranceStamina: endurance, cardio
  energyCertificate: diagnostic énergétique, performance énergétique
  energyLabel: étiquette énergie, basse consommation, consommation électrique
  energySaving: économe, consommation, basse consommation
  engagement: fiançailles, fiancé
  engagementParty: fête de fiançailles
  engine: moteur
  engineer: ingénieur
  engineLight: voyant moteur, voyant allumé
  engineNoise: moteur broute, fumée du moteur, à-coups
  engineOil: huile moteur
  english: anglais, anglaise, Angleterre
  englishLanguage: anglais, en anglais
  engrave: graver, gravure
  engraving: gravure
  enlarge: agrandir, agrandissement
  enough: assez, suffisant
  enoughSpace: assez d'espace, place pour
  enrolment: inscription
  entDoctor: ORL
  enter: entrer, entrée
  entertaining: divertissant, amusant, ludique
  entertainment: divertissement, animation, animateur, spectacle
  enthusiastic: enthousiaste, ravi
  entrance: entrée, accès
  entranceFee: entrée, droit d'entrée
  entrust: confier, laisser en garde
  entryPermit: badge, laissez-passer
  envelope: enveloppe
  environmental: environnement, écologique, respectueux de l'environnement, durable
  epilepsy: épilepsie, convulsion
  epileptic: épileptique, crise d'épilepsie, convulsion
  epiphany: Épiphanie, galette des rois
  equipped: équipé, équipement, matériel, matériel fourni
  eReader: liseuse, livre numérique
  escalator: escalator, escalier mécanique, escalier roulant
  escape: s'échapper, échapper, fugue
  escapeGame: jeu d'évasion, escape game, indice
  escortPerson: accompagnateur, accompagnant, personne accompagnante
  espadrilles: espadrilles
  espresso: expresso, cappuccino, café au lait
  espressoMachine: machine à expresso, cafetière, capsules de café
  essentialOil: huile essentielle
  estateAgent: agent immobilier, agence immobilière
  estateCar: break, berline
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
  evictTenant: expulser un locataire, expulsion
  evidence: preuve, justificatif
  ewe: bélier, brebis
  exactPrecise: exact, précis, exactement
  exactTime: heure exacte, plage horaire, créneau horaire
  exam: examen, épreuve
  examFee: frais d'examen, droits d'examen
  examine: examiner, examen, consultation
  examiner: examinateur
  example: exemple
  examRegistration: inscription à l'examen, date d'examen
  examResult: résultat, résultat d'examen
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
  exhibitItem: objet exposé, vitrine, pièce exposée
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
  expireContract: expirer, arriver à échéance, se terminer
  expired: périmé, date de péremption
  expiryDate: date d'expiration, valable jusqu'au
  explain: expliquer, explication
  explode: exploser, éclater
  explore: explorer, découvrir, découvert, découverte
  explosive: explosif, explosion
  expressDelivery: express, livraison express, en urgence
  expressService: express, service express, en urgence
  extendContract: prolonger, reconduction tacite, renouveler
  extendTime: prolonger, prolongation
  extensionCable: rallonge, multiprise, enrouleur
  extensionLead: rallonge, multiprise
  extensions: extension de cheveux, rajout
  externalDrive: disque dur externe, SSD
  extinct: disparu, éteint
  extinguish: éteindre, extincteur
  extraAdditional: supplémentaire, en plus
  extraBed: lit supplémentaire, lit d'appoint
  extraCost: coût supplémentaire, frais supplémentaires
  extractorHood: hotte aspirante, hotte
  exWife: ex-femme, ex-mari
  eye: œil, yeux, oeil
  eyeBags: cernes
  eyebrow: sourcil
  eyebrowPlucking: épilation des sourcils
  eyebrowTinting: teinture de cils, teinture de sourcils
  eyeDoctor: ophtalmologue, ophtalmo, optométriste
  eyeDrops: collyre, gouttes pour yeux
  eyeglassFrame: monture
  eyelash: cil
  eyelid: paupière
  eyeshadow: fard à paupières, ombre à paupières
  eyesight: vue, vision
  eyeTest: examen de la vue, examen de vue, contrôle de la vue, test de vue
  fabric: tissu, étoffe
  facade: façade, ravalement
  face: visage, figure
  faceMask: masque, masque visage
  facePaint: maquillage enfant, maquillage artistique
  facePainting: maquillage enfants
  facial: soin du visage
  factory: usine
  factoryReset: réinitialiser, réinitialisation, débloquer téléphone
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
  falcon: faucon, buse, épervier
  falconry: fauconnerie, rapace
  fallAsleep: s'endormir, endormi
  fallDown: tomber, chute
  fallingRocks: chute de pierres, éboulement
  fallOffGlue: décollé, semelle décollée
  fallOut: tomber, se déchausser
  fallOver: se renverser, basculer, tomber
  fallow: prairie fleurie
  fallSick: tomber malade, se sentir mal
  falseLashes: faux cils, extension de cils
  family: famille
  familyBathroom: chambre familiale, vestiaire famille, cabine famille
  familyBusiness: entreprise familiale
  familyDoctor: médecin traitant, généraliste, médecin de famille
  familyLaw: droit de la famille
  familyMembership: adhésion familiale, cotisation familiale
  familyPhoto: photo de famille, photo de bébé
  familyRate: réduction famille, tarif famille
  familyReunion: réunion de famille, fête de famille
  familyTicket: billet famille, pass famille, forfait famille, carte famille nombreuse, tarif famille
  familyTree: généalogie, ancêtres, arbre généalogique
  famous: célèbre, connu
  fan: ventilateur
  fangs: croc, défense d'éléphant
  fanPc: ventilateur
  farAway: loin, éloigné
  farewellParty: adieu, pot de départ, au revoir
  farm: ferme, exploitation agricole
  farmer: agriculteur, fermier
  farmhand: ouvrier agricole, saisonnier
  farmHoliday: agritourisme, vacances à la ferme, gîte rural
  farmhouse: maison de campagne, corps de ferme, gîte
  farmShop: vente à la ferme, magasin fermier, magasin de ferme, vente directe
  farmVisit: visite de ferme, ferme découverte
  fashion: mode
  fast: rapide, vite, rapidement
  fastFood: restauration rapide, fast-food
  fastingEmpty: à jeun, jeûne thérapeutique
  fastingState: à jeun, jeûner, estomac vide
  father: père, papa
  fathersDay: fête des Pères
  fatOverweight: gros, obèse, surpoids
  fauxLeather: similicuir, simili, skaï
  faxMachine: fax, télécopie
  fear: peur, craindre, craintif, crainte
  fearChallenge: défi, oser, surmonter
  fearDentist: peur du dentiste
  fearFlying: peur de l'avion
  fearNeedles: peur des piqûres
  fearOfHeights: vertige, peur du vide
  feather: plume
  featherDuster: plumeau, épousseter, dépoussiérer
  fee: frais
  feed: nourrir, donner à manger
  feedAnimal: fourrage, aliment pour animaux
  feedAnimals: nourrir les animaux, donner à manger
  feedingTime: nourrissage, heure du repas
  feedingTrough: mangeoire, abreuvoir, auge
  feel: ressentir, se sentir, ressent, senti
  feeling: sentiment, émotion
  feelSick: nausées, écœuré
  feline: coryza, typhus du chat, leucose
  fellTree: abattre un arbre
  felt: feutre, feutrage, feutrer
  felting: feutre, feutrage
  felttip: feutre, crayon de couleur, marqueur
  female: féminin, femelle
  fence: clôture, barrière
  fenced: clôturé, grillagé
  fenceElectric: clôture électrique, piquet de clôture, fil barbelé
  fencingSport: escrime, fleuret
  fennel: fenouil
  ferment: fermenter, brasser, brasserie artisanale, brassage
  fern: fougère, mousse des bois
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
  fibreglass: fibre de verre, résine, époxy
  fieldCrop: champ, champs
  fieldMeadow: champ, pré, prairie
  fig: figue, datte, grenade
  fightPlay: lutter, se battre
  fightVerb: se battre, bagarre
  file: dossier
  fileFormat: format de fichier, résolution
  filePapers: papiers, documents, pièces à fournir
  fileRecord: dossier, fichier
  fileTool: lime à métaux, râpe à bois, limer
  fill: remplir
  fillerPaste: mastic de rebouchage, spatule
  fillIn: remplir
  filling2: rassasié, copieux, nourrissant
  fillOutOnline: remplir en ligne, formulaire en ligne
  fillTooth: plombage, obturation
  film: filmer
  filmScreening: projection de film, séance de cinéma
  filmVerb: filmer, vidéo, drone
  filter: filtrer, filtre
  filthy: crasseux, dégoûtant
  fin: nageoire, branchie, écaille
  finalCleaning: ménage de fin, ménage final
  finalDefinite: définitif
  financing: financement, financer, plan de paiement
  find: trouver, trouve, trouvez
  findingResult: compte rendu médical, résultat d'analyse
  findItem: trouvé, trouver, retrouver
  findOut: se renseigner, découvrir, vérifier
  findWay: trouver le chemin, vous trouver
  fine: amende, pénalité, contravention, sanction
  fineTicket: amende, contravention, PV
  finger: doigt
  fingernail: ongle
  fingerprint: empreinte digitale, reconnaissance faciale
  finishedReady: terminé, fini, prêt
  finishVerb: finir, terminer, fin
  finnish: finlandais, finnois, Finlande
  fireAlarm: alarme incendie, exercice d'évacuation, évacuation
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
  firstPrize: trophée, récompense, remise des prix
  firstSunday: chaque mois
  firstTime: première fois
  fish: pêcher, pêche
  fishAnimal: poisson rouge, poisson d'aquarium
  fisherman: pêcheur, pêcheuse
  fishFarm: pisciculture
  fishFood: poisson
  fishhook: hameçon
  fishing: pêche
  fishingLicence: permis de pêche, permis de chasse, permis bateau, carte de pêche
  fishingNet: filet de pêche, épuisette
  fishingRod: canne à pêche, matériel de pêche, appât
  fishmonger: poissonnerie, poissonnier
  fishPond: étang, bassin de jardin
  fishTank: filtre d'aquarium
  fitIn: rentrer dedans, tenir dans, assez de place
  fitness: fitness, forme physique, en forme, condition physique, bonne forme
  fitSize: aller bien, convenir
  fittedKitchen: cuisine équipée, cuisine aménagée
  fittedWardrobe: placard, armoire encastrée
  fittingRoom: cabine d'essayage
  fix: réparer, réparation, dépanner, réparé, arranger
  fixedPrice: prix fixe
  fjord: fjord
  flagBanner: drapeau, fanion, mât de drapeau
  flame: feu, incendie
  flamenco: flamenco
  flamingo: flamant rose
  flammable: inflammable, explosif
  flannel: flanelle, éponge
  flashCamera: flash
  flat: appartement, appart
  flatBattery: batterie à plat, batterie déchargée
  flatEven: plat
  flatFee: forfait, prix forfaitaire
  flatFeet: pieds plats, hallux valgus
  flatRate: forfait, prix forfaitaire
  flatRoof: toit plat, toit-terrasse
  flatten: aplatir, aplanir
  flax: lin plante, chanvre
  flea: puce
  fleaCollar: collier antipuces, pipette, antipuces
  fleaMarket: marché aux puces, brocante, vide-grenier
  fleece: toison, peau de mouton
  fleeceWool: toison, polaire
  flexible: flexible, souple
  flexibleDates: dates flexibles, n'importe quel jour
  flicker: clignoter, vaciller, scintiller
  flight: vol aérien
  flightAttendant: hôtesse de l'air, steward
  flipchart: paperboard, tableau papier, tableau blanc
  flipFlop: tongs
  flipFlops: tongs
  flippers: palmes
  floatVerb: flotter, flottant
  flood: inonder, inondation
  floodlit: éclairage nocturne, projecteurs
  floor: sol, plancher
  floorLamp: lampadaire, lampe de bureau
  floorLevel: étage
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
  fluffy: duveteux, moelleux
  fluJab: vaccin antigrippal, rappel de vaccin
  fluteRecorder: flûte, flûte traversière, flûte à bec
  fly: vol, envoler, s'envoler
  flyInsect: mouche
  foal: poulain, pouliche
  foam: mousse
  fog: brouillard, brume
  foggy: brouillard
  foggyVision: vue floue, voir flou, mal voir
  fogMachine: machine à fumée, boule à facettes, jeux de lumière
  foil: papier aluminium, film alimentaire
  foilWrap: papier aluminium, film alimentaire
  fold: plier, pliage
  foldable: pliable, pliant
  folderPc: dossier, répertoire
  folding: chaise pliante, table pliante
  foldingBike: vélo pliant
  foldingChair: chaise pliante
  foldingTable: table pliante, tréteaux
  foldUp: plier, pliable, pliant
  folkMusic: musique folklorique, folklore, danse folklorique
  follow: suivre, suit, suivi
  followerSocial: abonné, Instagram, Facebook
  followUpAppointment: visite de contrôle, rendez-vous de suivi
  food: nourriture, aliment
  foodBowl: gamelle
  foodDelivery: livraison de repas
  foodHygiene: attestation d'hygiène, formation hygiène, hygiène alimentaire, sécurité alimentaire
  foodIntolerance: intolérance alimentaire, allergie alimentaire
  foodPoisoning: intoxication alimentaire
  foodSafe: alimentaire
  foodScraps: restes alimentaires, gaspillage alimentaire, doggy bag
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
  foreignVisitor: de l'étranger, étranger
  forest: forêt
  forester: garde forestier, forestier, bûcheron
  forestFire: incendie de forêt, feu de forêt, risque d'incendie
  forestry: sylviculture, garde forestier, forestier
  forestSchool: école en forêt, jardin d'enfants forestier
  forget: oublier, oubli, oublié, j'ai oublié
  forgetful: oublieux, trous de mémoire
  forgive: pardonner, excuser, pardon
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
  foundationMakeup: fond de teint, poudre, blush
  foundCompany: fonder, fondé, fondation, depuis quand, année de création, création
  founder: fondateur
  fountain: fontaine, puits
  fox: renard
  foyer: foyer, hall d'entrée, vestibule, couloir
  fracture: fracture, os cassé
  fragile: fragile, délicat, cassant, fragiles
  frail: fragile, affaibli, santé fragile
  framePicture: encadrer, encadrement
  frameVerb: encadrer, cadre, encadrement, passe-partout cadre
  framingService: encadrement, encadreur, passe-partout
  franchise: franchise commerciale
  fraud: fraude, escroquerie
  fray: effiloché, s'effilocher
  frayed: effiloché, élimé, maille filée
  freckle: taches de rousseur, taches brunes
  freckled: taches de rousseur
  free2: sans frais, à titre gracieux
  freeAdmissionChild: gratuit pour enfants, enfants gratuits
  freeEntry: entrée gratuite, entrée libre, gratuit
  freeForCarer: accompagnateur gratuit
  freeForChildren: gratuit pour enfants, enfants gratuits
  freeOfCharge: gratuit, gratuitement
  freePlaces: places libres, places disponibles, reste des places
  freeRelease: libérer, relâcher
  freeShipping: livraison gratuite, port offert, franco de port
  freeWedding: cérémonie laïque, officiant
  freeze: congeler, surgelé, geler
  freezeCold: avoir froid, trembler, grelotter
  freezer: congélateur
  freezerBag: sac de congélation
  french: français, française, France
  frenchHorn: cor de chasse, cor d'harmonie
  frenchLanguage: français, en français
  freshAir: air frais, grand air
  freshEggs: œufs frais, œufs fermiers, œufs plein air
  freshFood: frais, fraîche
  fridge: frigo, réfrigérateur, minibar
  fridgeSeal: frigo ne refroidit plus, joint de porte
  friedEgg: œuf au plat, œufs brouillés, omelette
  friend: ami, amie, copain, copine, pote
  friendly: aimable, gentil, sympathique
  fries: frites
  fringe: frange
  fringeTextile: franges, pompon
  frog: grenouille, têtard
  frontDesk: guichet d'information, bureau d'accueil, point accueil
  frontDoor: porte d'entrée
  frontRow: premier rang
  frost: givre, gelée
  frostDamage: gel, gelée, résistant au gel
  frostproof: résistant au gel, rustique
  frozenFood: surgelé, produits surgelés, congelé
  frozenState: gelé, verglacé, givré
  fruit: fruit
  fruitTree: arbre fruitier, verger
  fry: frire, frit, poêler
  fuel: carburant, consommation
  fuelSurcharge: frais de carburant, carburant compris
  fuelTank: réservoir, réservoir d'essence
  fullAdjective: plein, rempli
  fullBoard: pension complète, tout compris
  fullBodyMassage: massage corps entier, massage du corps
  fullCourse: complet, plus de places
  fullMoon: pleine lune, nouvelle lune
  fullRefund: remboursement intégral, remboursement partiel
  fullTime: temps plein
  fullyEquipped: tout équipé, entièrement équipé
  fundraising: collecte de fonds, cagnotte, financement participatif
  funEnjoy: amusement, s'amuser
  funeral: obsèques, funérailles, enterrement
  funeralFlowers: fleurs de deuil, gerbe, coussin de deuil
  funeralInsurance: contrat obsèques, prévoyance obsèques
  funeralMeal: repas funéraire, cérémonie funéraire, veillée funèbre, repas de funérailles, collation après enterrement
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
  furry: poil long, poil court
  furtherTraining: formation continue, perfectionnement
  fuse: fusible
  fuseBox: tableau électrique, fusible, disjoncteur, plombs
  fussyEater: difficile, capricieux
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
  gardenFurniture: mobilier de jardin, transat, chaise longue, salon de jardin, balancelle
  gardenGloves: gants de travail, gants de jardinage, gants en caoutchouc
  gardenGnome: nain de jardin, décoration de jardin, déco de jardin
  gardening: jardinage
  gardenPath: allée de jardin, pavé, allée, sentier, trottoir
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
  gear: dérailleur, changement de vitesse
  gearbox: boîte de vitesses, transmission, levier de vitesse
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
  gentian: gentiane, edelweiss
  gentle: en douceur, délicat
  genuine: authentique, véritable, authenticité
  geography: géographie, géo
  geologist: géologue, spéléologue
  geology: géologie, géologue
  geranium: géranium
  gerbil: gerbille
  germ: microbe, germe, bactérie
  german: allemand, Allemagne
  germanLanguage: allemand, en allemand
  getChanged: se changer, changer de vêtements
  getDirty: se salir, tacher, salissant
  getEngaged: se fiancer, fiancé
  getHere: itinéraire, plan d'accès
  getHurt: se blesser, se faire mal
  getLost: se perdre, s'égarer
  getOff: descendre
  getOnBoard: embarquer, monter à bord
  getOut: sortir, trouver la sortie
  getPaid: être payé, salaire horaire, rémunération
  getQuote: demander un devis, devis gratuit
  getStuck: rester coincé, coincé, bloqué
  getTested: se faire tester, dépistage
  getThere: venir, se rendre, comment venir
  gettingMarriedHere: se marier ici, lieu de mariage
  getToKnow: faire connaissance, rencontrer
  getTouch: joindre, joignable, prendre contact
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
  ginSpirit: gin, vodka, rhum
  giraffe: girafe
  girl: fille, fillette
  girlfriendPartner: petite amie, copine
  give: donner, donné, donnez
  giveAway: donner, à donner gratuitement
  giveBack: rendre, restituer, rend
  giveGift: offrir, cadeau
  giveUp: abandonner, renoncer
  glacier: glacier, crevasse
  glamping: glamping, yourte, tente safari
  glassblower: souffleur de verre
  glassBlowing: soufflage de verre, souffleur de verre, vitrail, verre soufflé, perles de verre
  glassblowing: soufflage du verre, souffleur de verre, verrier
  glassBottomBoat: bateau à fond transparent, sous-marin
  glasses: lunettes
  glassesArm: branche de lunettes, plaquette
  glassesCase: étui à lunettes
  glassesParts: plaquettes, branche de lunettes, chiffon à lunettes
  glassMaterial: verre
  glaucoma: glaucome, tension oculaire
  glaze: émailler, émail, glaçure, émaux, émaillage, émaillé
  glazier: vitrier, miroiterie, vitrerie
  glider: planeur, deltaplane, vol à voile, parapente
  globe: globe, globe terrestre
  glove: gant, gants, moufles
  glow: briller, luire
  glue: coller, colle, colle forte, colle à bois, recoller, collage
  glueArt: colle
  glueBack: recoller, coller
  gluten: sans gluten
  glutenContains: traces de noix, peut contenir
  glutenFree: sans gluten, cœliaque
  goat: chèvre
  goatCheese: fromage de chèvre, fromage de brebis, faire du fromage
  goatKid: chevreau, chevreaux, bouc
  god: Dieu, Jésus
  godchild: filleul, filleule
  goDown: descendre, descend
  goDownCave: descendre, sous terre, descente
  godparent: parrain, marraine
  goInside: entrer dedans, pénétrer, accéder
  gold: or
  golden: doré, en or
  goldfish: poisson rouge
  goldPanning: orpaillage, chercher de l'or
  goldPlated: plaqué or, dorure, doré
  goldScrap: rachat d'or, vieil or, vendre or
  goldsmith: orfèvre, bijoutier, joaillier
  golf: terrain de golf, parcours de golf, club de golf
  golfClub: club de golf, minigolf
  goodAdjective: bon, bien
  goodFriday: Vendredi saint, Semaine sainte
  goods: marchandise
  goodsLift: monte-charge
  goodView: visibilité réduite, bonne visibilité
  goodWeather: beau temps
  goodwill: geste commercial, à titre gracieux
  goose: oie
  gooseMeat: oie
  gospelChoir: chorale, chœur d'enfants, chorale gospel
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
  grandfatherClock: horloge comtoise, pendule, coucou
  grandmother: grand-mère, mamie, mémé
  grandparent: grands-parents
  grandPiano: piano à queue
  granite: granit, ardoise, grès, calcaire
  grape: raisin
  grapefruit: pamplemousse
  grapeHarvest: vendanges, vendange
  graphicDesigner: graphiste, graphisme, mise en page, designer
  graphicsCard: carte graphique
  grasshopper: sauterelle, criquet, grillon
  grate: râper, râpé
  grateful: reconnaissant, gratitude
  grater: râpe, passoire, économe, éplucheur
  grave: tombe
  graveCare: entretien de tombe, fleurissement de tombe, fleurissement
  gravel: gravier, gravillon
  graveLight: bougie de cimetière, lumignon
  gravePlot: concession funéraire, caveau familial
  gravestone: pierre tombale, stèle, marbrier
  gravySauce: bouillon, jus de viande
  graze: égratignure, éraflure, écorchure, paître, brouter, pâturage
  grease: graisse, graisseux, cambouis
  greasy: gras, grasse, huileux
  greasyFood: gras, graisseux
  greatGrandparent: arrière-grands-parents, arrière-grand-mère
  greekNationality: grec, grecque, Grèce
  green: vert
  greenColour: vert
  greengrocer: primeur, marchand de légumes
  greenhouse: serre
  greenPea: petits pois
  greenRoof: toit végétalisé, toiture végétale
  greet: saluer, bienvenue, accueillir, bienvenu
  greetingCard: carte de vœux
  grey: gris
  greyColour: gris
  greyHair: cheveux blancs, cheveux gris
  griefCounselling: accompagnement du deuil, groupe de deuil
  grilledSausage: saucisse grillée, merguez
  grind: moudre, moulu, mouture
  grindGrain: moudre, moulu, mouture, moudre le grain, moudre le blé
  gritRoad: saler, sel de déneigement
  grocery: épicerie, produits alimentaires
  groin: pli de l'aine, zone intime
  groom: toilettage, toiletter
  groomer: toiletteur, toiletteuse
  groomStable: moniteur d'équitation, palefrenier
  grossNegligence: négligence, imprudence
  grossPrice: brut, prix brut
  groundFloor: rez-de-chaussée, plain-pied
  group: groupe
  groupAccommodation: hébergement de groupe, gîte de groupe
  groupBooking: réservation de groupe, tarif de groupe
  groupDiscount: tarif de groupe, réduction groupe
  groupLesson: cours collectif, cours en groupe
  groupMaximum: nombre maximum, maximum de participants
  groupMinimum: nombre minimum, minimum de participants
  groupNoun: groupe
  groupPrice: tarif de groupe, tarif groupe
  groupSize: nombre de personnes, taille du groupe, combien de personnes
  groupTicket: billet de groupe, tarif de groupe
  growl: grogner, grognement
  grownUp: adulte, majeur
  growUp: grandir, adulte
  growVerb: grandir, croissance, grandi, pousse, pousser
  guarded: surveillé, gardé
  guardian: tuteur, responsable légal, représentant légal, tutelle
  guardianship: tutelle, curatelle
  guardSecurity: vigile, agent de sécurité, videur
  guess: deviner
  guessPuzzle: énigme, chasse au trésor, devinette
  guest: hôte, invité, convive
  guestBook: livre d'or
  guestbook: livre d'or
  guesthouse: chambre d'hôtes, auberge, auberge de jeunesse
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
  guitar: guitare, guitare électrique, guitare basse, ukulélé
  gum: gencive
  gums: gencive, parodontite
  gutter: gouttière, chéneau, descente pluviale
  gutterCleaning: nettoyage de gouttières
  gymMembership: abonnement salle, abonnement fitness
  gymnasium: lycée, collège
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
  hairClip: barrette, épingle à cheveux, élastique à cheveux, chouchou, serre-tête
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
  halfBoard: demi-pension, pension complète, tout compris
  halfDay: demi-journée
  halfHour: demi-heure
  halfSibling: demi-frère, demi-sœur
  halfSize: demi-pointure
  halfTerm: vacances d'hiver, vacances de la Toussaint
  halfTimbered: maison à colombages, ferme ancienne, chaumière, colombages, ossature bois, enduit à la chaux
  halfway: à mi-chemin
  hall: salle, halle
  hallmarkStamp: poinçon
  halloween: Halloween
  halloweenParty: Halloween
  ham: jambon
  hamburger: burger, hamburger
  hammer: marteau, marteaux
  hammerDrill: perforateur, marteau-piqueur
  hammerIn: enfoncer, marteler, clouer, planter
  hammock: hamac
  hamster: hamster
  hand: main
  handbag: sac à main, sac, sacoche
  handbrake: frein à main
  handcrafted: fait main, artisanal
  handCream: crème mains, lait corporel
  handful: poignée de, pincée
  handicraftChild: bricolage créatif, travaux manuels, loisirs créatifs
  handInForm: remettre, déposer un dossier, soumettre
  handkerchief: mouchoir
  handlebar: guidon
  handLuggage: bagage à main, bagage cabine
  handmade: fait main, à la main, artisanal, fait à la main
  handmadePaper: papier fait main, papier artisanal
  handOver: remettre, remise
  handrail: main courante, rambarde, rampe, garde-corps
  handSanitiser: gel hydroalcoolique, désinfectant mains
  handSanitizer: gel hydroalcoolique, masque obligatoire, gestes barrières
  handsOn: participer, essayer soi-même, atelier pratique
  handTools: outils à main, outillage
  handTruck: diable
  handWash: lavage à la main, lavage délicat, linge délicat
  handwritten: manuscrit, écriture
  hang: accrocher, suspendre, pendre, accroché, fixer au mur, suspendu
  hangDown: pendre, pendant
  hangOutDry: étendre, sécher à l'air
  hangover: gueule de bois
  hangUp: accrocher, suspendre, accroché
  hanukkah: Hanoucca, shabbat, bar-mitsva
  happen: se passer, se produire
  happy: heureux, content
  happyHour: heures creuses, happy hour
  harbour: port, marina, port de plaisance
  hardDrive: disque dur, SSD, disque externe
  hardHat: casque de protection, casque avec lampe
  hardMaterial: dur, ferme
  hardWearing: durable, résistant, solide
  hardWorking: appliqué, assidu
  hardworking: travailleur, assidu
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
  haveShower: se doucher, prendre une douche
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
  headscarf: foulard, châle, fichu
  headTeacher: directeur, directrice, proviseur
  headteacher: directeur d'école, proviseur
  heal: guérir, guérison, cicatriser
  health: santé
  healthCard: carte Vitale, carte d'assuré
  healthDeclaration: questionnaire de santé, déclaration de santé, fiche sanitaire, questionnaire médical
  healthInsurance: assurance maladie, mutuelle
  healthInsuranceAccepts: secteur conventionné, conventionné, tiers payant
  healthy: sain, santé, en bonne santé
  hear: entendre, entends, entendu, entend, écouter, entendez
  hearBadly: entendre mal, perte auditive
  hearing: audience
  hearingAid: appareil auditif, audioprothèse, prothèse auditive, sonotone
  hearingLoss: perte auditive, malentendant, surdité
  hearingTest: test auditif, audiogramme
  hearse: corbillard
  heart: cœur, coeur
  heartAttack: infarctus, crise cardiaque
  heartburn: brûlures d'estomac, reflux
  heartCondition: maladie cardiaque, problèmes cardiaques, cardiaque
  heartDisease: maladie cardiaque, cardiaque, problème de cœur
  heartworm: ver du cœur, leishmaniose
  heat: chaleur, canicule, vague de chaleur
  heatedPlace: chauffé, non chauffé
  heaterPortable: radiateur d'appoint, chauffage d'appoint
  heather: bruyère, lande
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
  height: taille du corps
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
  herd: troupeau, troupeaux, garder, transhumance
  heritage: patrimoine mondial, patrimoine culturel, patrimoine
  herniaIllness: hernie
  herring: hareng, sardine, anchois
  hibernate: hiberner, hibernation, hivernage
  hiccup: hoquet
  hiddenCost: frais cachés, frais supplémentaires
  hide: cacher, caché, se cacher
  highAdjective: haut, élevé
  highBloodPressure: hypertension, tension artérielle
  highChair: chaise haute, rehausseur
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
  hireBoat: louer, à louer, location
  hireEquipment: louer le matériel, matériel fourni, prêt de matériel
  hireGear: location de matériel, matériel en location
  hireStaff: embaucher, recruter, recrutement, embauche
  hiss: siffler, cracher
  historian: historien, histoire locale, archéologue
  historic: historique
  history: histoire
  hit: frapper, heurter, coup
  hitchhike: auto-stop, covoiturage, faire du stop
  hives: urticaire
  hoarse: enroué, aphone, extinction de voix
  hobby: loisir, passe-temps
  hoe: houe, binette, sarcloir
  hoeTool: houe, binette, fourche-bêche
  hold: tenir, tient, tenu, tenez
  holdDurable: durable, résistant
  holdOn: s'accrocher, se tenir, tenir bon
  holdWeight: supporter le poids, charge maximale
  hole: trou, troué
  holes: trou
  holiday: vacances
  holidayApartment: location de vacances, appartement de vacances, gîte
  holidayCamp: colonie de vacances, centre aéré, centre de loisirs
  holidayCourse: colonie de vacances, stage de vacances, cours d'été
  holidayFlat: location de vacances, gîte, maison de vacances
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
  honeyJar: rayon de miel, propolis, gelée royale
  honeymoon: lune de miel, voyage de noces
  honk: klaxonner, klaxon
  hood: capuche
  hoodie: sweat, sweat à capuche, sweatshirt
  hoof: sabot, sabots
  hook: crochet, crochet mural, patère
  hopeVerb: espérer, espoir, j'espère, espérons
  hops: houblon
  horizon: horizon
  horn: klaxon, avertisseur
  hornBridle: bride, licol, rênes, filet de cheval, sangle de selle
  hornCar: klaxon, klaxonner
  horrorFilm: film d'horreur, roman policier, polar
  horse: cheval, chevaux
  horseBlanket: couverture de cheval, tapis de selle, manteau pour chien
  horsefly: taon, moucheron
  horseradish: raifort
  horseTrailer: van à chevaux, remorque à chevaux
  horseTransport: van à chevaux, transport de chevaux
  hose: tuyau d'arrosage
  hospice: soins palliatifs
  hospital: hôpital, clinique
  hospitalPlace: hôpital, hôpitaux
  host: hôte, hôtesse
  hostel: auberge de jeunesse, hostel
  hostMaster: présentateur, animateur de soirée, maître de cérémonie
  hotAirBalloon: montgolfière, vol en montgolfière
  hotbed: châssis froid, serre tunnel
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
  houseCall: visite à domicile, soins à domicile
  houseClearance: débarras, vide-maison
  household: ménage
  houseplant: plante d'intérieur, plante verte
  houseRules: règlement intérieur
  housetrain: propre, propreté
  housewife: femme au foyer
  howl: hurler, gémir
  howOften: à quelle fréquence, combien de fois
  hubcap: enjoliveur, écrou de roue
  hug: câlin, embrasser, serrer dans bras
  huge: énorme, immense
  hull: coque de bateau, poupe, proue
  hum: bourdonner, ronronnement, bourdonnement
  humidifier: humidificateur
  humidity: humidité
  hundred: cent
  hungarian: hongrois, Hongrie
  hunger: faim
  hungry: faim, affamé, avoir faim
  hunt: chasser, chasse
  hunter: chasseur, chasse, période de chasse, garde-chasse
  hurricane: ouragan, tornade, cyclone
  hurryVerb: se dépêcher, presser, pressé
  hurt: faire mal, mal, douloureux
  husband: mari, époux
  hut: cabane, chalet, cabanon
  hybridCar: voiture hybride, hybride
  hydrangea: hortensia
  hygiene: hygiène
  hygieneItems: distributeur de savon, essuie-mains
  hygienic: hygiénique
  hyperactive: hyperactif, TDAH, agité
  hypnosis: hypnose, hypnothérapie
  hypothermia: hypothermie, gelure, engelure
  ice: glaçon, verglas
  iceAxe: piolet, cascade de glace
  iceCream: glace, crème glacée
  iceCube: glaçon, machine à glaçons
  iceSkates: patins à glace
  icing: glaçage, pâte à sucre
  icy: glacé, verglas, glace
  icyRoad: verglas, verglacé
  idea: idée
  identity: identité
  identityCard: pièce d'identité, carte d'identité
  ignition: allumage, bobine d'allumage
  illegal: illégal
  illness: maladie
  illnessCase: tomber malade
  illuminated: éclairé, éclairage
  imageRights: droit d'auteur, droit à l'image, droits d'utilisation
  imam: imam, rabbin
  imitateFake: contrefaçon, réplique, imitation
  immediately: immédiatement, tout de suite, aussitôt
  immediatelyNow: sur-le-champ, tout de suite, immédiatement
  immigrant: immigré, migrant
  immigration: immigration
  impassable: impraticable, route barrée, fermé
  important: important
  impossible: impossible
  impregnate: imperméabiliser, déperlant, imperméabilisant, antitache
  impressed: impressionnant, impressionné
  improve: améliorer, amélioration
  improvTheatre: improvisation, improviser
  inAdvance: à l'avance, d'avance
  incense: encens, bougie parfumée, diffuseur
  inch: pouce, pouces
  inclTax: TTC, hors taxe, TVA comprise
  includeVerb: inclure, inclus, compris, tout compris
  inclusive: tout compris, tout inclus
  income: revenu
  incomeEarnings: revenu
  incomeTax: impôts, déclaration de revenus, impôt revenu
  incomplete: incomplet
  incompleteSet: incomplet, pièces manquantes, il manque
  incontinence: incontinence, fuites urinaires
  increase: augmenter, hausse, augmentation
  independent: indépendant, autonome
  indian: indien, Inde, hindi
  indicator: clignotant, feu stop
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
  influence: influence, effet, impact
  infoPanel: panneau d'information, panneau explicatif
  inform: informer, prévenir, avertir
  informationBoard: panneau d'information, panneau explicatif
  informationNoun: renseignement, information
  inFront: devant, avant
  ingredient: ingrédient
  ingrownNail: ongle incarné
  inhabitant: habitant, résident, riverain
  inhabited: habité, inhabité
  inhaler: inhalateur, ventoline
  inherit: hériter, héritage, succession
  inheritance: héritage, succession
  inheritanceTax: droits de succession, impôt successoral
  inheritVerb: hériter, léguer, héritage
  initialConsultation: première consultation, premier rendez-vous
  initials: initiales, monogramme
  inject: injecter, injection, piqûre
  injection: injection, seringue
  injector: injecteur, pompe à carburant
  injure: blesser, blessure
  injury: blessure, lésion
  inkCartridge: cartouche d'encre, encre, toner
  inkStain: tache d'encre, tache de sang, tache de cire
  inkWriting: encre de Chine
  inLaws: beaux-parents, belle-mère, beau-père
  inlineSkates: rollers, patins à roulettes
  inLove: amoureux, tomber amoureux
  inMorning: le matin, en matinée
  inn: auberge, pension de famille, chambre d'hôtes
  inNeedOfCare: dépendant, alité
  innerTube: chambre à air
  innkeeper: aubergiste, restaurateur
  innocent: innocent
  innTavern: auberge, taverne
  inOperation: en service, en fonctionnement, marche encore
  inPerson: en personne, présentiel
  inseamLeg: entrejambe, jambe de pantalon
  insect: insecte
  insectBite: piqûre d'insecte, piqûre, piqûre de guêpe
  insectRepellent: anti-moustique, répulsif, moustiquaire
  insert: insérer, introduire
  inside: intérieur, dedans, à l'intérieur
  insist: insister
  insole: semelle orthopédique, semelle intérieure
  insomnia: insomnie
  inspect: visiter, visite, inspecter
  inspectionFee: frais de déplacement, forfait déplacement
  inspectionVehicle: contrôle technique
  install: installer, installation, poser
  instalment: mensualité, versement, plusieurs fois, acomptes, paiement échelonné, échéance
  instantCamera: appareil jetable, appareil instantané
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
  intensiveCourse: stage intensif, cours intensif, stage découverte, initiation
  interactive: interactif, audioguide
  intercom: interphone, visiophone, sonnette
  interested: intéressé, s'intéresser, intérêt
  interestFree: sans intérêt, sans intérêts
  interesting: intéressant, intéressé
  interestRate: intérêts, taux d'intérêt
  interimInvoice: facture d'acompte, acompte, facture finale
  intermediateLevel: intermédiaire, niveau moyen
  intermission: entracte, pause
  intern: stagiaire
  internetConnection: connexion internet, fibre optique
  internetWifi: wifi, réseau sans fil
  internship: stage, stagiaire
  interruptPause: pause, interrompre
  interview: interview
  inTheMood: avoir envie
  intolerance: intolérance
  introduce: présenter
  introduceOneself: se présenter
  invalid: invalide, non valable, nul
  inventVerb: inventer
  inverter: onduleur, batterie solaire
  investVerb: investir, investissement
  invisible: invisible
  invisibleMending: stoppage, reprise invisible
  invitation: invitation, faire-part
  invitationCard: carton d'invitation, faire-part
  invite: inviter, invitation
  invoice: facture, addition
  inWriting: par écrit
  iris: glaïeul, iris fleur
  irish: irlandais, Irlande
  iron: fer
  ironClothes: repasser, repassage
  ironedShirt: repassage, repassé, pressing
  ironing: repassage, fer à repasser
  ironingBoard: planche à repasser
  ironingService: service de repassage, blanchisserie, pressing
  irrigation: arrosage, irrigation, arrosage automatique, arroseur
  irritableBowel: côlon irritable, intestin irritable
  island: île
  italian: italien, Italie
  italianLanguage: italien
  itch: démanger, démangeaison, gratter, démange, démangeaisons, prurit
  item: article
  itinerary: plan de voyage, programme du voyage
  itSupport: informaticien, dépannage informatique, assistance informatique
  itTechnician: informaticien, technicien informatique
  ivf: PMA, fécondation in vitro
  ivoryHorn: ivoire, bois de cerf, corne
  ivy: lierre, plante grimpante
  jackCar: cric
  jacket: veste, blouson, coupe-vent, parka
  jam: confiture
  jamMaking: faire des conserves, bocal
  jammed: se coincer, coincé, enrayé
  japanese: japonais, Japon
  jar: bocal, bocaux, pot de confiture
  jaw: mâchoire
  jazz: jazz, blues
  jealous: jaloux, jalousie, envieux
  jeans: jean, jeans, denim
  jelly: gelée dessert
  jellyfish: méduse
  jetLag: décalage horaire
  jetSki: jet-ski, scooter des mers, bateau à moteur, hors-bord
  jetty: ponton, embarcadère, jetée, quai
  jettyPier: ponton, embarcadère, jetée, quai
  jeweller: bijoutier, joaillier, orfèvre, bijouterie
  jewellery: bijou, bijoux
  jewelleryMaking: bijou, bijoux
  jewish: juif, juive, synagogue
  jigsaw: puzzle, casse-tête
  jigsawTool: scie sauteuse, scie circulaire
  job: emploi, poste
  jobAdvert: offre d'emploi, annonce d'emploi, poste à pourvoir
  jobInterview: entretien d'embauche
  jobSeeker: demandeur d'emploi, chômeur, allocataire
  jobVacancy: emploi
  joiner: menuisier, ébéniste, menuiserie
  joinGroup: participer, participation, rejoindre
  joinIn: se joindre, participer, venir aussi
  joinLate: commencer en cours, rejoindre en cours
  joint: articulation, douleurs articulaires
  journalist: journaliste
  journey: voyage, trajet
  joy: joie, bonheur
  jubilee: noces d'argent, noces d'or, jubilé, anniversaire d'entreprise
  judge: juge
  judo: judo, karaté, self-défense, autodéfense
  jug: carafe, cruche, pichet
  juggler: jongleur, jongler, acrobate
  juice: jus
  juicePress: pressoir à pommes, pressage de jus
  juicy: juteux, croustillant, croquant
  jump: sauter, saut, saute, bondir
  jumper: pull, chandail, pull-over
  jumpStart: démarrage avec câbles, câbles de démarrage, démarrage au câble
  jumpsuit: combinaison, barboteuse
  jungle: jungle, forêt tropicale
  jury: jury
  kangaroo: kangourou
  karaoke: karaoké
  karateJudo: judo, karaté, autodéfense
  kayak: kayak, kayak de mer
  kebab: kebab
  keepFresh: conservation, se conserve
  keepReceipt: ticket de caisse, sans ticket
  keepSafe: conserver, garder, mettre en sécurité
  keepStore: garder, conserver, stocker
  kennel: chenil, pension canine, pension pour chiens
  kennelCough: toux de chenil, toux du chenil
  kennelHouse: niche, chenil, volière
  keratinTreatment: lissage brésilien, lissage
  ketchup: ketchup
  kettle: bouilloire
  key: clé, clef
  keyboardMusic: piano électrique, piano numérique, synthétiseur, clavier numérique
  keyboardPc: clavier, tapis de souris
  keyBox: boîte à clés
  keyBroken: clé cassée, clé coincée
  keyButton: bouton
  keyCard: carte magnétique, carte d'accès, badge
  keyCutting: reproduction de clés
  keyring: porte-clés, trousseau de clés
  keySafe: boîte à clés, remise des clés
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
  king: roi, reine, empereur
  kiosk: kiosque, buvette, snack-bar
  kiss: embrasser, bisou
  kitchen: cuisine
  kitchenHours: plats chauds, horaires de cuisine
  kitchenScales: balance, pèse-personne
  kitchenUse: cuisine commune, kitchenette, coin cuisine
  kite: cerf-volant
  kiteFly: cerf-volant
  kiteToy: cerf-volant
  kitten: chaton
  kiwiFruit: kiwi
  knead: pétrir, pâte
  knee: genou, genoux
  kneeBrace: genouillère
  kneel: s'agenouiller, agenouillé, à genoux
  kneelDown: s'agenouiller, à genoux
  kneePads: genouillères, coudières
  kneeReplacement: prothèse de genou
  kneeTrouble: problèmes de genou, mal au genou
  knife: couteau, couteaux
  knifeBlock: ustensiles de cuisine, batterie de cuisine
  knight: chevalier, armure, épée
  knightsHall: salle des chevaliers, salle d'apparat, trône
  knit: tricoter, tricot
  knitting: tricot
  knittingNeedle: aiguille à tricoter
  knitwear: tricot, maille, tricoté
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
  ladiesOnly: réservé aux femmes, non mixte
  ladle: louche, cuillère en bois, fouet
  ladybird: coccinelle
  lagoon: lagune, estuaire, embouchure
  lake: lac
  lamb: agneau
  lameAnimal: boiter, boiteux
  laminate: plastifier, plastification
  laminateFloor: stratifié, sol vinyle, lino
  laminating: plastifier, plastification
  lamp: lampe, ampoule
  lampOil: pétrole lampant, alcool à brûler, paraffine
  lampRepair: réparation de lampe
  lampshade: abat-jour
  landline: téléphone fixe, ligne fixe
  landlord: bailleur, propriétaire bailleur, propriétaire
  landmark: site touristique, attraction
  landRegister: registre foncier, titre de propriété, cadastre
  landscape: paysage, nature morte
  landVerb: atterrir, atterrissage
  language: langue
  languageCertificate: certificat de langue, examen de langue
  languageCourse: cours de langue, école de langues
  languageLevel: niveau de langue, test de niveau
  lantern: cierge magique, lanterne, lampion, lampe à huile
  laptop: ordinateur portable, PC portable
  laptopBag: sacoche d'ordinateur, housse d'ordinateur
  largeAnimal: animal de ferme, gros animaux
  largeFamily: famille nombreuse
  largeFormat: grand format, banderole, bâche
  lasagne: lasagnes, raviolis
  laserEyeSurgery: laser des yeux, opération au laser
  laserHairRemoval: épilation laser, épilation définitive
  laserTag: laser game, paintball
  lashExtension: extension de cils
  lashLift: rehaussement de cils
  lastAdjective: dernier, dernière
  lastAdmission: dernière entrée, dernière admission
  lastDuration: durer, durée, combien de temps, dure, durent, prend du temps
  lastEntry: dernière entrée, dernière admission
  lastMinute: dernière minute
  lastMinuteOrder: service express, sur-le-champ, immédiat
  lastReminder: rappel, relance, mise en demeure
  lastWill: testament, legs, léguer
  late: tard, retard, en retard, retardé, retarder, avoir du retard
  lateArrival: arrivée tardive, arriver tard
  latecomer: retardataire
  lateFee: frais de retard, pénalité de retard
  laterAfter: plus tard, après, ensuite
  latest: au plus tard
  latexGlove: gants jetables, allergie au latex
  lathe: tour à bois, fraiseuse, tournage
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
  lawsuit: poursuite judiciaire, porter plainte, action en justice
  lawyer: avocat, avocate
  laxative: laxatif
  layEggs: pondre, ponte
  layersCut: coupe en dégradé, dégradé, undercut
  layFloor: poser un sol, poseur de parquet, pose de parquet
  layOutBody: exposer le défunt, recueillement
  lazy: paresseux, fainéant
  lead: guider, guide, mener
  leadClimbing: grimper en tête, escalade en tête
  leadMetal: plomb
  leadTime: délai, délai de livraison, délai de fabrication
  leadTour: guider, guidé, visite guidée
  leaf: feuille, feuillage, feuilles mortes
  leafBlower: souffleur de feuilles
  leaflet: dépliant, brochure, prospectus, plaquette d'information
  leak: fuir, fuite, goutter, toit qui fuit, infiltration
  leaky: qui fuit, fuite, goutte
  lean: s'appuyer, adosser, s'adosser, appuyé
  leanOut: se pencher dehors
  leanVerb: pencher, incliner, s'appuyer
  learn: apprendre, apprends, appris, apprentissage
  learnerDriver: élève conducteur
  learningDifficulty: dyslexie, difficulté d'apprentissage, dyscalculie
  learnRide: apprendre à monter
  learnSwim: apprendre à nager
  lease: bail, contrat de location
  leash: laisse
  leashed: en laisse, laisse
  leather: cuir
  leatherCare: entretien du cuir, baume pour cuir
  leathercraft: maroquinerie, travail du cuir, sellerie
  leatherJacket: blouson en cuir, veste en cuir, perfecto
  leatherwork: maroquinerie, tannerie, articles en cuir, tanné
  leaveBehind: laisser, oublier, laissé derrière, oublié
  leaveEarly: partir plus tôt, partir avant
  leaveGoAway: partir, s'en aller, quitter, disparaître
  leaveLuggage: laisser les bagages, consigne
  leaveMessage: laisser un message
  leaveOut: omettre, sans mettre
  leaveOvernight: laisser la nuit, garder la nuit
  lectern: pupitre, podium, estrade
  lecture: conférence, exposé
  lecturer: intervenant, conférencier, formateur, professeur, enseignant
  lectureTalk: conférence, exposé
  leech: sangsue
  leek: poireau, poireaux, céleri, fenouil
  lefthanded: gaucher, droitier
  leftOver: restant, reste, restes
  leftovers: restes
  leftSide: gauche
  leg: jambe
  legal: légal, juridique
  legalAdvice: conseil juridique, consultation
  legalAid: aide juridictionnelle
  legalFee: honoraires, frais de justice, frais d'avocat
  legalFormFirm: société, registre du commerce, siège social
  legalGuardian: tuteur légal, responsable légal, représentant légal
  legalInsurance: protection juridique
  legalize: certifier conforme, légaliser, apostille
  legalState: légal, licite
  legend: légende, conte, mythe
  leggings: legging, caleçon
  legible: lisible, illisible
  lego: briques de construction, blocs de construction
  lemon: citron
  lemonade: limonade, soda, coca
  lend: prêter, prêté
  lendOut: prêter, prêt
  length: longueur
  lengthen: allonger, rallonger
  lengthMeasure: mètre linéaire, au mètre, combien mesure, mètres de long
  lens: verre de lunettes, verre correcteur
  lentil: lentille
  lesson: leçon
  lessonUnit: cours, leçon
  letDownHem: rallonger, défaire l'ourlet
  letGoOut: sortir dehors, laisser sortir
  letIn: laisser entrer
  letKnow: prévenir, faire savoir, signaler
  letOutGarment: élargir, rétrécir, cintrer, reprendre un vêtement
  letter: lettre, courrier
  letterbox: boîte aux lettres
  letterpress: typographie, reliure, relieur, caractères en plomb, typographe
  lettuce: laitue, épinard
  level: niveau, niveau de langue
  levelingBlock: cale de roue
  leverPart: levier, manivelle
  liability: responsabilité
  liabilityInsurance: responsabilité civile, assurance responsabilité civile
  liableFor: qui paie, responsable, responsabilité
  liableVerb: être responsable, engager la responsabilité
  librarian: bibliothécaire
  library: bibliothèque
  libraryCard: carte de bibliothèque, carte de lecteur
  lick: lécher
  lidCover: couvercle
  lieDown: s'allonger, se coucher
  lieDownVerb: s'allonger, se coucher, allongé
  lieFalse: mentir, mensonge
  lifebuoy: bouée de sauvetage, brassards de natation
  lifeguard: maître-nageur, surveillant de baignade, sauveteur
  lifeInsurance: assurance-vie
  lifeJacket: gilet de sauvetage
  lifePartner: concubin, compagne, compagnon, pacs
  lifespan: durée de vie, durable, longévité
  lifeThreatening: mortel, danger de mort
  lift: soulever, lever, hisser
  lightFire: allumer
  lighthouse: phare
  lighting: éclairage, lumière
  lightingSystem: éclairage, éclairage de scène, spot
  lightning: foudre, tonnerre, éclairs d'orage, éclair
  lightningRod: paratonnerre, foudre
  lightShow: spectacle de lumières, son et lumière, spectacle de feu
  lightSwitch: interrupteur, variateur
  lightweight: léger, légère
  lilac: lilas, jasmin
  lily: lys
  limeFruit: citron vert
  limescale: calcaire, tartre, détartrer, détartrage
  limeStain: auréole, tache d'eau, dégât des eaux
  limestone: calcaire, grès
  limeWash: badigeon, peinture à la chaux, chaux
  limit: limite, limité
  limitationPeriod: prescription légale, délai de prescription
  limitedEdition: édition limitée, tirage limité
  limousineHire: limousine, voiture de mariage
  limp: boiter, boiterie, boiteux, boiteuse
  lindenTree: tilleul, érable, frêne
  linen: lin
  linenFlax: chanvre, lin textile
  lining: doublure
  link: lien
  linocut: linogravure, gravure sur bois, eau-forte, sérigraphie
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
  litUp: éclairé, illuminé, éclairage
  live: habiter, vivre, vit
  liveBand: groupe de musique, orchestre, propre musique
  lively: vif, énergique, turbulent
  liveMusic: musique live
  liver: foie
  liverwurst: pâté, terrine
  liveryStable: pension pour chevaux, box à cheval
  livingRoom: salon, séjour
  livingWill: directives anticipées, mandat de protection
  livingWillDoc: directives anticipées
  lizard: lézard, gecko
  llama: lama, alpaga
  loadCargo: chargement, fret, cargaison
  loadGoods: charger, décharger
  loadingRamp: quai de chargement, rampe
  loanBank: crédit, hypothèque
  loanEquipment: matériel fourni, matériel prêté, location de matériel
  loanExhibit: prêt d'œuvre, don d'objets, legs
  lobster: homard, langouste
  localAnaesthesia: anesthésie locale
  locallyMade: local, locale
  localResident: riverain, habitant, gens du coin
  localResidents: riverains, habitants, résidents
  located: situé, se trouver, emplacement
  lock: verrouiller, serrure, fermer à clé, cadenas, verrou, barillet
  lockable: fermant à clé, verrouillable
  lockedOut: porte claquée, clé perdue, ouverture de porte
  lockedState: fermé à clé, verrouillé
  locker: casier, consigne, vestiaire à clé
  lockerKey: casier, vestiaire, consigne
  lockOut: enfermé dehors, porte claquée
  locksChange: changer la serrure, changement de barillet
  locksmith: serrurier
  lockUp: fermer à clé, verrouiller
  locumDoctor: remplaçant, médecin remplaçant
  loftApartment: studio, appartement, mansarde
  loftConversion: aménagement de combles, agrandissement, extension de maison
  logo: logo, logotype
  logOut: se déconnecter, déconnexion
  logSplitter: fendeuse à bûches
  lollipop: sucette, glace à l'eau
  loneliness: solitude
  lonelyState: se sentir seul, seul
  longAdjective: long, longue
  longDistanceHike: grande randonnée, trek, itinérance
  longLine: laisse à enrouleur, longe de dressage
  longNight: nocturne, ouvert tard, ouverture tardive
  longSighted: hypermétrope, hypermétropie
  longSightedness: hypermétropie
  longTerm: à long terme
  longWeekend: week-end prolongé, pont férié
  look: regarder
  lookAround: jeter un œil, regarder, flâner
  lookForward: se réjouir, joie, hâte
  loom: métier à tisser
  loose: lâche, desserré, ample, branlant, bouge
  looseFilling: plombage tombé, plombage
  loosenFree: lâcher, relâcher, libérer
  loosenTooth: dent qui bouge, dent branlante
  lose: perdre, perdu, perte, j'ai perdu, égaré, égarer
  loseGame: perdre, perdu, défaite
  loseItem: perdre quelque chose, objets trouvés
  loseWeight: maigrir, perdre du poids, perte de poids, minceur
  lossTheft: volé, assurance vol
  lostChild: enfant perdu, enfant égaré
  lostItem: objet perdu, objet oublié, oublié
  lostKey: clé perdue, perdu mes clés
  lostParcel: égaré, égarer, perdu
  lostPerson: s'égarer, se perdre, enfant perdu
  lostPet: animal perdu, chat perdu, fugue
  lostProperty: objets trouvés
  lotion: crème hydratante, lotion
  loud: bruyant, bruit, nuisance sonore, tapage
  loudspeaker: haut-parleur
  lounge: salle commune, coin salon
  louse: pou, poux
  love: aimer, amour
  lowAdjective: bas, basse
  lowBloodPressure: tension basse, hypotension, circulation sanguine
  lowCarb: glucides, pauvre en glucides
  lowerDown: descendre, abaisser, baisser
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
  macrame: macramé, nœud, nœuds
  madeToMeasure: sur mesure
  magazine: magazine, revue
  magician: magicien
  magicShow: spectacle de magie, tour de magie, prestidigitateur
  magnet: aimant, aimanté, magnétique
  magnetSouvenir: aimant, porte-clés
  magnifier: loupe
  magnifierLamp: lampe loupe, lampe de lecture, liseuse lampe
  magnolia: magnolia, camélia
  maidenName: nom de naissance, nom jeune fille
  mailbox: boîte aux lettres
  main: principal
  mainCourse: plat principal
  maintain: entretenir, entretien, maintenance
  maintenanceContract: contrat d'entretien, maintenance, entretien
  maize: maïs
  makeBrand: marque et modèle
  makeFire: allumer un feu, feu de camp
  makeFriends: amitié, bien s'entendre
  makeSure: s'assurer, veiller
  makeUp: maquiller, maquillage
  makeup: maquillage
  makeupArtist: maquilleur, maquilleuse
  makeUpFace: maquillage enfants, se maquiller
  makeWill: faire un testament, rédiger un testament
  male: masculin, mâle
  malnourished: maigre, sous-alimenté, insuffisance pondérale
  mammography: mammographie
  man: homme, monsieur, messieurs
  manager: gérant, directeur, responsable
  manageRun: diriger, gérer
  managingDirector: gérant, directeur général, PDG
  mandarin: mandarine, clémentine
  mane: crinière
  mange: gale, teigne
  mango: mangue
  manicure: manucure
  manualByHand: manuel
  manualCar: boîte manuelle
  manualWork: à la main, manuel
  manufacturer: fabricant
  manufacturerWarranty: garantie constructeur, extension de garantie
  manure: fumier, crottin
  mapPlan: carte routière, plan de ville
  marathon: marathon, course à pied
  marble: marbre
  marblesToy: billes, toupie
  march: marcher, défilé, procession
  mare: jument
  margarine: margarine, saindoux
  marina: port de plaisance, amarrage, mouillage
  maritalStatus: état civil, marié, célibataire, situation familiale
  market: marché
  marriage: mariage
  marriageCertificate: acte de mariage
  marriageProposal: demande en mariage
  marriedCouple: couple marié, mariés
  marriedState: marié, mariée, couple marié
  marry: se marier, marié, épouser
  marshmallow: guimauve
  marten: martre, fouine
  martialArt: art martial, arts martiaux
  marzipan: massepain, pâte d'amande
  mascara: rimmel, mascara
  mask: masque
  mass: messe, office religieux, culte
  massage: massage
  massageOil: huile de massage
  massageTable: table de massage, fauteuil de massage
  massageVerb: masser, massage
  masseur: masseur, masseuse
  massProduced: pièce unique, en série, prêt-à-porter, tout fait
  mast: mât, gréement
  masterCertificate: maître artisan, brevet de maîtrise
  masterCraftsman: maître artisan, brevet de maîtrise
  masterKey: passe-partout, double des clés, clé de rechange
  masterpiece: chef-d'œuvre, œuvre d'art
  mat: tapis de yoga, natte
  match: match
  matchesLighter: allumettes, briquet
  matching: assorti, aller avec
  matchSport: rencontre sportive, championnat, ligue
  material: matériau, matière, matériaux
  materialArt: matériel, fournitures
  materialCost: frais de matériel, coût des matériaux
  maternityLeave: congé maternité
  maternityWard: maternité, salle d'accouchement
  mathematics: mathématiques, maths
  matinee: séance du matin, séance après-midi
  mating: saillie, en chaleur, accouplement
  matted: poils emmêlés, nœuds de poils, sous-poil
  mattGloss: papier photo, papier mat, papier brillant
  mattress: matelas
  mattressTopper: surmatelas, protège-matelas, alèse
  maximumAge: âge maximum, trop âgé, trop vieux
  maximumAmount: maximum, maximal, au plus
  maximumDuration: au maximum, durée maximale
  maximumParticipants: nombre maximum, maximum de participants
  maybe: peut-être
  mayonnaise: mayonnaise
  mayor: maire
  maze: labyrinthe
  meal: repas
  mean: signifier, signification
  meansOfPayment: moyen de paiement, mode de paiement, mode de règlement, règlement
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
  medicalCentre: centre médical, maison de santé, clinique
  medicalCertificate: certificat médical, arrêt maladie
  medicalHistory: antécédents médicaux, dossier médical
  medicalNote: certificat médical, aptitude médicale, mot du médecin
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
  meetingPoint: point de rendez-vous, lieu de rendez-vous, point de rencontre
  meetingRoom: salle de réunion
  melody: mélodie, rythme
  melon: melon, pastèque
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
  metalDetector: détecteur de métaux, trésor
  metalworker: métallier, ferronnier, soudeur, serrurier métallier, métallerie
  meterUtility: compteur, relevé de compteur
  metre: mètre
  metronome: métronome, pupitre
  mexican: mexicain, latino-américain
  microchip: puce, puce électronique, pucer, micropuce
  microneedling: microneedling, microdermabrasion
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
  mild: doux, pas piquant
  mileage: kilométrage
  milestoneBirthday: anniversaire rond
  milk: lait
  milkAllergy: allergie au lait, sans lait
  milkChurn: bidon de lait, trayeuse, baratte
  milkTooth: dent de lait
  milkVerb: traire, traite des vaches, traite
  mill: moulin, moulin à eau
  miller: meunier, meunière
  millet: millet
  millimetre: millimètre
  million: million
  millstone: meule, roue à aubes
  minced: viande hachée, steak haché
  mineQuarry: mine, galerie de mine, carrière de pierre
  mineral: minéral, minéraux, minerai
  mineralWater: eau minérale, eau gazeuse
  minerMine: mineur de fond
  miniatureTrain: petit train, petit train touristique
  minibus: minibus
  miniGolf: minigolf
  minigolf: minigolf, mini-golf
  miniJob: petit boulot, emploi d'appoint
  minimumAge: âge minimum
  minimumAmount: minimum, au moins, minimal
  minimumHeight: taille minimum, taille minimale
  minimumOrder: commande minimum, minimum de commande, quantité minimum
  minimumParticipants: nombre minimum, minimum de participants
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
  missingAnimal: animal perdu, s'est échappé, fugue
  missingDocument: document manquant, dossier incomplet
  missingLack: manquer, manquant
  missingPart: pièce manquante
  missLesson: manquer un cours, rattraper un cours
  missSomeone: manquer à, regretter l'absence
  missus: madame, mademoiselle
  mistake: erreur, faute
  mistakeInvoice: erreur de facture, erreur de facturation
  mite: acarien
  mix: mélanger, mélange, remuer, purée, sauté, fouetter
  mixedAdjective: mixte
  mixedBag: assorti, assortiment, varié
  mixedGender: sauna mixte, groupe mixte
  mixedGroup: groupe mixte, réservé aux femmes
  mixerKitchen: robot de cuisine, mixeur, batteur
  mixingDesk: table de mixage, sono, sonorisation
  moat: douves, pont-levis, remparts
  mobilePayment: paiement mobile, payer par téléphone
  mobilePhone: portable, GSM, téléphone portable, smartphone, mobile, iPhone
  mobileReception: réseau mobile, couverture réseau
  mobileTicket: billet mobile, billet sur téléphone
  mobilityImpairment: mobilité réduite, PMR
  mobilityScooter: scooter électrique, scooter PMR, fauteuil électrique
  moccasin: mocassins
  model: modèle
  modelMaking: modélisme, maquette, train miniature
  modelNumber: numéro de modèle, plaque signalétique
  modelRailway: train miniature, train électrique
  modern: moderne
  modernUpToDate: moderne, dernier cri, contemporain
  moisturiser: crème hydratante, crème de jour
  molar: molaire, incisive
  mole: grain de beauté
  moleAnimal: taupe, taupinière
  monastery: monastère, abbaye, couvent, cloître
  money: argent
  moneyBack: remboursement, remboursé, récupérer l'argent
  moneyBelt: banane sac, ceinture portefeuille
  mongrel: croisé, bâtard
  monk: moine, nonne, évêque, bonne sœur, religieuse
  monkey: singe
  month: mois
  monthly: mensuel, par mois
  monthlyFee: mensualité, cotisation mensuelle
  monthlyPass: abonnement mensuel, carte mensuelle
  monument: monument, statue, monument classé
  moon: lune
  mop: serpillière
  moped: mobylette, cyclomoteur
  mopUp: passer la serpillière, essuyer
  morePerson: par personne supplémentaire, personne en plus
  morning: matin, matinée
  morningAfterPill: pilule du lendemain
  mortar: mortier, joint de carrelage
  mortgage: hypothèque
  mortuary: chambre funéraire, funérarium, morgue
  mosaic: mosaïque, fresque, peinture murale
  mosquito: moustique
  mosquitoNet: moustiquaire
  moss: mousse du gazon, anti-mousse
  mother: mère, maman
  motherboard: carte mère
  mothersDay: fête des mères
  mothProtection: antimite, naphtaline, cèdre
  motionDetector: détecteur de mouvement, capteur, sonde
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
  mouldClay: poterie, céramique
  mouldy: moisi, moisissure
  mouldyFood: moisi
  mountain: montagne, colline
  mountainBike: VTT, vélo tout terrain
  mountaineering: alpinisme, alpiniste
  mountainGuide: guide de montagne, guide de haute montagne, accompagnateur en montagne
  mountainHut: refuge, refuge de montagne, gardien du refuge
  mountainPass: col de montagne
  mountainRange: massif, chaîne de montagnes, Alpes
  mountainRescue: secours en montagne, hélicoptère de secours
  mountWall: monter, montage, fixer au mur
  mourn: faire son deuil, deuil
  mourning: deuil, condoléances, carte de condoléances
  mousePc: souris d'ordinateur
  mousetrap: souricière, piège à souris, tapette, piège, mort-aux-rats
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
  movie: film, long métrage
  movingBox: carton de déménagement
  movingHouse: déménagement
  mow: tondre la pelouse, tonte
  mowVerb: faucher, tondre
  mozzarella: mozzarella, parmesan, feta
  mriScan: IRM
  muckOut: curer, nettoyer l'écurie, fumier
  mud: boue
  muddy: boueux, boue
  mudflats: vasière, estran, traversée à pied
  mudguard: garde-boue
  mudPack: enveloppement, bain de boue, cataplasme
  muesli: muesli, granola
  muffin: muffin, cupcake
  mug: mug, tasse
  muggy: lourd et humide, moite
  mulch: paillis, paillage
  mule: mulet, mule
  mulledWine: vin chaud, punch
  multilingual: multilingue, langues parlées, polyglotte, plusieurs langues
  multipleChoice: choix multiple, examen blanc
  multipleSclerosis: sclérose en plaques
  multipurposeHall: salle polyvalente, salle des fêtes, gymnase
  multiTicket: carnet de tickets, carte dix entrées
  mumps: oreillons
  muscle: muscle
  muscleAche: courbatures, douleur musculaire
  muscular: musclé
  museum: musée
  museumEducation: médiation culturelle, atelier pédagogique, interactif
  museumNight: nuit des musées, portes ouvertes, journées du patrimoine
  museumShop: boutique du musée, boutique de souvenirs
  mushroom: champignon
  mushroomPicking: cueillette de champignons, aller aux champignons
  music: musique
  musicalInstrumentRepair: réparation d'instruments, changement de cordes
  musicalShow: comédie musicale
  musicBox: boîte à musique, orgue de barbarie
  musicExam: examen d'entrée, talent, surdoué
  musician: musicien
  musicLesson: cours de musique, cours de piano, cours de guitare
  musicLicence: SACEM, droits musicaux
  musicSchool: école de musique, conservatoire
  musicTheory: solfège, théorie musicale
  muslim: musulman, islam, mosquée
  mussel: moule, palourde, coquillage, moules, coquillages
  mustard: moutarde
  musty: moisi, odeur de renfermé
  muteStammer: muet, bégayer, bégaiement
  mutton: viande de mouton, côtelette d'agneau
  muzzle: muselière
  mysterious: mystérieux, mystère, légende
  nailDesign: décoration d'ongles, prothésiste ongulaire
  nailFile: lime à ongles
  nailHammer: marteau, marteler
  nailPolish: vernis à ongles
  nailPolishRemover: dissolvant, acétone
  nailScissors: coupe-ongles, ciseaux à ongles
  nailsTool: clou, clous
  nailTool: clou
  nailTrimming: coupe de griffes
  naked: nu
  name: nom
  nameBadge: badge, porte-nom, marque-place
  nameChange: changement de nom
  nameDay: fête du prénom
  nameTag: badge nominatif, étiquette nominative, porte-nom
  nameTransfer: billet nominatif, revendre un billet, changer le nom
  nameVerb: s'appeler, nommer
  nap: sieste, petit somme
  napkin: serviette de table
  nappy: couche-culotte, lange
  narcissus: jonquille, narcisse, crocus
  narrow: étroit, étroite, resserré
  narrowLow: étroit, plafond bas, exigu
  nasalSpray: spray nasal, gouttes nasales
  nationalDay: fête nationale, jour férié
  nationality: nationalité
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
  navigationSystem: GPS
  nearby: près, proche, proximité
  necessary: nécessaire
  necessaryNeed: besoin, nécessaire
  neck: cou, nuque
  necklace: collier
  necklineDress: décolleté, col roulé, encolure
  neckPain: torticolis, douleur cervicale
  needle: aiguille
  needTime: mettre du temps, prendre longtemps
  needVerb: avoir besoin, besoin, besoins, nécessite, nécessiter
  negativePhoto: négatif, diapositive, pellicule
  negotiate: négocier, négociable
  neighbour: voisin, voisine
  neighbourhood: quartier, voisinage
  neonTube: tube fluorescent, néon, enseigne lumineuse
  nephew: neveu, neveux
  nerve: nerf
  nervous: nerveux, anxieux, trac, stressé
  nest: nid, nicher, nidification
  nestBox: nichoir
  nestVerb: nicher, nid, nidification
  net: filet, filets
  netPrice: prix net, hors taxe
  nettle: ortie
  networkConnection: réseau, connexion
  neurologist: neurologue
  neuter: castrer, stériliser, castration
  neutering: castration, stérilisation
  never: jamais
  newAdjective: nouveau, neuf, nouvelle, neuve
  newbornBaby: nouveau-né, nourrisson
  newCustomer: nouveau client, première commande, client fidèle
  newPatients: nouveaux patients, première consultation
  newsletter: lettre d'information, infolettre, newsletter
  newspaper: journal
  newt: triton, salamandre
  newYear: Nouvel An, Saint-Sylvestre, réveillon
  nextFollowing: prochain, suivant
  nextTime: prochaine fois
  nibble: grignoter, ronger
  nickname: surnom
  niece: nièce
  night: nuit
  nightdress: chemise de nuit
  nightHike: randonnée nocturne, balade nocturne
  nightLight: veilleuse, éclairage de secours
  nightmare: cauchemar
  nightShift: équipe de nuit, travail de nuit
  nightSurcharge: supplément de nuit, tarif de nuit
  nightSweat: bouffées de chaleur, sueurs nocturnes
  nightWatchman: veilleur de nuit, visite nocturne, flambeaux
  nipple: téton, mamelon
  nitsLice: poux, pou
  nobility: comte, comtesse, duc, noblesse
  nobleman: roi, reine, prince, princesse
  noise: bruit
  noiseless: silencieux, sans bruit
  nonAlcoholic: sans alcool, bière sans alcool
  nonBinding: sans engagement
  nonProfit: but non lucratif, caritatif, œuvre de bienfaisance
  nonRefundable: non remboursable, aucun remboursement
  nonSmoking: non-fumeur, interdiction de fumer, interdit de fumer
  nonSwimmer: non-nageur, savoir nager, nageur
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
  notice: remarquer, s'apercevoir
  noticeBoard: tableau d'affichage, panneau d'affichage
  noticePeriod: préavis, délai de préavis
  notIncluded: non compris, en sus, en supplément, pas inclus
  notSatisfied: mécontent, déçu, insatisfait
  novel: roman, conte
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
  oak: chêne, gland
  oasis: oasis
  oatMilk: lait d'avoine, lait végétal
  oats: avoine, flocons d'avoine, porridge
  obedient: obéissant, sage, obéir
  obesity: obésité, obèse, réduction gastrique
  obituary: avis de décès, nécrologie, faire-part de décès
  obligation: obligation
  obligeMust: obligatoire, obligé, est-ce obligatoire
  oboeBassoon: hautbois, basson
  observatory: observatoire, planétarium
  observe: observer, observation
  occupation: profession, métier
  occupationalTherapy: ergothérapie, ergothérapeute
  occupiedBusy: occupé
  octopus: poulpe, pieuvre, calmar
  offended: vexé, offensé
  offerVerb: offrir, offre, offert
  office: bureau
  officeCleaning: nettoyage de bureaux, entreprise de nettoyage
  officeParty: fête d'entreprise, sortie d'entreprise
  officeSpace: local commercial, bureaux, surface commerciale
  official: officiel
  official2: agréé, reconnu, certifié, homologué
  officialFee: taxe administrative, timbre fiscal
  officialStamp: cachet officiel, tamponné
  officialTranslation: traduction, traduction assermentée
  offsetPrint: impression numérique, offset
  often: souvent, fréquent, fréquemment
  oil: huile d'olive, huile de cuisine, huile de tournesol
  oilChange: vidange
  oilFilter: filtre à huile
  oilLeak: fuite d'huile, perd de l'huile
  oilMill: moulin à huile, moulin à farine, moulin
  oilPaint: peinture à l'huile, acrylique
  oilySkin: peau grasse, peau sèche, peau mixte
  ointment: pommade, onguent
  oldAdjective: vieux, ancien, vieille
  oldAgeHome: maison de retraite, EHPAD
  oldAnimal: vieil animal, chien âgé
  oldClothes: vieux vêtements, blouse, tablier de peinture, vieux habits
  oldCoin: collection de monnaies, monnaie romaine
  oldDevice: ancien appareil, déchets électroniques, reprise de l'ancien
  oldFashioned: démodé, dépassé
  oldPainting: tableau peint, restauration de tableaux
  oldPerson: vieillard, personne âgée, vieux
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
  onYourOwn: seul, sans guide, visite libre
  open: ouvrir, ouvert, ouverture, ouvrent
  openAir: en plein air, à ciel ouvert
  openAirCinema: cinéma plein air, ciné-parc
  openAirMuseum: musée de plein air, écomusée, musée folklorique
  openAllYear: toute l'année, ouvert à l'année
  openDay: journée portes ouvertes, portes ouvertes
  openDoorLocked: enfermé dehors, porte claquée, claquer
  opening: ouverture, réouverture, inauguration
  openingDay: inauguration, ouverture, réouverture
  openingHours: horaires, heures d'ouverture
  openLock: ouvrir une serrure, ouverture de porte
  openSeason: ouvert en hiver, saison d'hiver
  openStudio: atelier ouvert, atelier d'artiste, visite d'atelier
  openSunday: ouvert le dimanche, jours fériés
  openToday: ouvert aujourd'hui, encore ouvert
  openUp: ouvrir, ouvert, forcer
  opera: opéra, opérette
  operateSurgery: opérer, opération, chirurgie
  operatingSystem: système d'exploitation
  operation: opération, opérer
  opinion: avis, opinion
  opportunity: occasion de, opportunité
  opposite: en face
  opposite2: le contraire, au contraire
  opticalPrescription: ordonnance de lunettes, dioptrie
  optician: opticien
  option: option, possibilité
  optional: facultatif, optionnel, volontaire
  oralExam: examen oral, épreuve orale
  orangeFruit: orange
  orchard: verger
  orchid: orchidée
  order2: déroulement, se passe
  orderConfirmation: confirmation de commande, confirmation de réservation
  orderGoods: commander, commande, bon de commande
  orderJob: commande, mandat
  organ: orgue, grandes orgues
  organDonor: don d'organes, donneur d'organes
  organic: biologique, bio
  organicCotton: coton bio
  organicLabel: label bio, certification biologique
  organize: organiser
  organMusicChurch: orgue, concert d'orgue
  orienteering: course d'orientation, géocaching
  origami: origami, pliage de papier, pliage
  origin: origine, provenance, d'où vient
  originalDocument: original, document original
  originalItem: original, d'origine, pièce d'origine
  originalPackaging: emballage d'origine, non ouvert
  ornamentDecor: bibelot, objet de décoration, déco
  orphan: orphelin, orpheline
  orphaned: orphelin
  orthodontist: orthodontiste, orthodontie
  orthodox: orthodoxe
  orthopaedicInsole: semelles orthopédiques
  orthopaedist: orthopédiste
  osteopath: ostéopathe, ostéopathie, chiropracteur
  osteoporosis: ostéoporose
  ostrich: autruche
  otter: loutre
  outboard: moteur hors-bord, hélice
  outdoorActivity: en plein air, activité de plein air
  outdoorPool: piscine extérieure, piscine couverte
  outdoorSeating: table en extérieur, places en terrasse
  outdoorShoot: séance en extérieur, photos en extérieur
  outOfOrder: hors service
  outOfStock: en rupture, rupture de stock, épuisé
  outOfTown: en périphérie
  outOfTune: désaccordé
  outside: extérieur, dehors, plein air
  oval: ovale
  oven: four
  ovenTiled: four à bois, four à pizza, four à pain
  overalls: combinaison de protection, salopette, combinaison, bleu de travail
  overcharge: trop facturé, trop cher, surfacturé
  overdose: surdose, drogues, cannabis
  overdue: en souffrance, échu
  overflow: déborder
  overgrown: envahi par végétation, en friche
  overhaul: révision, remise en état, remettre en état
  overheat: surchauffe, surchauffer
  overload: surcharger, surcharge de poids
  overlock: surjeteuse
  overnightParking: stationnement de nuit, camping sauvage, bivouac
  overnightService: pour demain
  oversleep: se réveiller tard, panne de réveil
  overtake: dépasser, doubler
  overtakeRun: sprinter, courir vite
  overtime: heures supplémentaires
  overtimeWork: heures de travail, temps de travail
  overview: aperçu, résumé
  overweight: surpoids, obésité
  overwhelmed: débordé, dépassé
  overwinterPlant: hiverner plantes, hivernage des plantes
  owe: devoir de l'argent, dette
  oweMoney: devoir de l'argent, facture impayée
  owl: hibou, chouette
  ownAdjective: propre, à soi
  ownDrinks: boissons personnelles, apporter ses boissons
  ownEquipment: matériel personnel, propre équipement, apporter son matériel
  owner: propriétaire, titulaire, patron
  ownerBusiness: propriétaire, gérante, exploitant
  ownership: propriété, possession
  ownExpense: à sa charge, non remboursé
  ownFood: propre nourriture, apporter son repas
  ownProduction: production propre, produit local, du terroir
  ownRisk: à ses risques et périls
  ownVerb: posséder, possède
  oxygen: oxygène
  oyster: huître
  pacemaker: pacemaker, stimulateur cardiaque
  pacifier: tétine, sucette
  package: forfait
  packageDeal: forfait, offre groupée, formule
  packageLeaflet: notice du médicament
  packageTour: voyage organisé, forfait vacances, tour-opérateur
  packaging: emballage
  packedLunch: panier-repas, casse-croûte, gamelle
  packingService: matériel d'emballage, emballage, emballer
  packVerb: emballer, emballage
  paddedEnvelope: enveloppe à bulles, enveloppe matelassée
  paddle: pagaie, rame, aviron
  paddleBoard: paddle, planche à pagaie
  paddleOar: pagaie, aviron
  paddlingPool: pataugeoire, piscine gonflable
  paddock: paddock, enclos
  paediatrician: pédiatre
  page: page
  pain: douleur
  painkiller: antidouleur, antalgique
  painless: indolore, sans douleur, ça fait mal
  paint: peinture
  paintball: paintball, laser game
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
  pan: poêle, wok, sauteuse
  pancake: crêpe, galette
  pancreas: pancréas, rate
  panGold: orpaillage, chercher de l'or
  panic: panique, crise d'angoisse, crise de panique
  panicAttack: crise de panique, crise d'angoisse
  pannier: sacoche vélo, panier de vélo
  panties: culotte, slip
  paper: papier
  paperBag: sac en papier, sac plastique, tote bag, sachet
  papermaking: fabrication du papier, moulin à papier
  paperPlate: assiette en carton, gobelet, vaisselle jetable
  paprikaSpice: piment, paprika
  parachute: parachute, saut en parachute, parachutisme
  parade: défilé, procession, cortège
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
  parkingDisabled: place handicapé, parking handicapé
  parkingFee: frais de parking, parking gratuit, stationnement payant
  parkingGarage: parking souterrain, parking couvert
  parkingMeter: parcmètre, horodateur
  parkingSpace: parking, stationnement, place de parking
  parkinsons: Parkinson
  parquet: parquet
  parrot: perroquet, perruche
  parrotBird: cacatoès, ara
  parsley: persil, ciboulette, aneth
  partial: partiel, en partie
  partialPayment: paiement partiel
  partialShade: mi-ombre, plein soleil
  participant: participant
  partitionWall: cloison, paravent
  partner: partenaire, compagnon, compagne
  partnerBusiness: associé, partenaire
  partnerDance: partenaire, partenaire de danse
  partShare: partie
  partTime: temps partiel, mi-temps
  party: fête, célébration
  partyBag: piñata, pochette surprise
  partyGames: chasse au trésor, jeu de piste
  partyPlatter: amuse-bouche, petits fours, canapés, plateau apéritif
  partyRoom: salle des fêtes, salle de réception, salle privée
  partySupplies: articles de fête, décoration de fête
  partyTent: chapiteau, tonnelle, barnum, tente de réception
  pass: passer
  passenger: passager
  passengerShip: passager, voyageurs
  passExam: réussir, réussite, réussir l'examen, réussi, reçu à l'examen
  passOn: transmettre, céder, transférer
  passport: passeport
  passportExpired: périmé, expiré, plus valable
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
  patchMend: écusson, patch
  patchUp: rapiécer, repriser, raccommoder
  patchwork: patchwork, courtepointe
  patchworkQuilt: patchwork, courtepointe
  patient: patience, patiemment, impatient
  patientAdj: patient, impatient
  patientFile: dossier patient
  patientNoun: patient
  patientPerson: patient, patiente
  patina: patine
  patio: terrasse
  patioHeater: parasol chauffant
  patron: parrainage, parrain, mécénat, bienfaiteur
  pattern: patron de couture
  patterned: à motifs, motif
  pauseMembership: mettre en pause, suspendre, interrompre, suspendre l'abonnement
  pavedState: goudronné, bitumé, pavé
  pavingStone: pavé, dalle
  paw: patte
  pawn: mettre en gage
  pay: payer, régler, paient
  payable: payant
  payAttention: attentif, prêter attention, concentration
  payBack: rembourser
  payByCard: payer par carte, paiement par carte, carte bancaire
  payCash: espèces, liquide, argent liquide, comptant, payer en espèces, en liquide
  payInFull: totalité, somme totale, payer en totalité
  payInstalments: paiement échelonné
  payLater: payer plus tard, sur facture
  payload: charge utile, charge maximale
  paymentDue: exigible, échéance
  paymentTerms: conditions de paiement, délai de paiement
  payslip: bulletin de salaire, fiche de paie
  pdfFile: PDF, fichier PDF
  pea: petit pois, petits pois
  peace: tranquillité, paix, repos
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
  pedalo: pédalo
  pedestrian: piéton
  pedicure: pédicure
  pedigree: pedigree, pure race
  pee: uriner, faire pipi
  peel: éplucher, peler
  peeling: gommage, exfoliation
  peelOff: s'écailler, peler
  pellets: granulés, pellets, briquettes
  pelvis: bassin, périnée, plancher pelvien
  pencil: crayon
  pencilCase: trousse, trousse d'école, fournitures scolaires
  pendant: pendentif
  pendulum: balancier, pendule
  penguin: manchot, pingouin
  peninsula: presqu'île, péninsule, cap
  penKnife: canif, couteau de poche, couteau de cuisine, opinel
  pension: retraite
  pensionerRate: tarif senior
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
  perGroup: par groupe, par famille, par réservation
  perHour: à l'heure, de l'heure
  period: période
  periodPain: règles douloureuses
  perKilo: au kilo, au poids
  perKilometre: par kilomètre, au kilomètre
  perm: permanente
  permanent: permanent, définitif
  permanentExhibition: exposition permanente, collection permanente
  permanentMakeup: maquillage permanent, microblading
  perMetre: au mètre, par mètre
  permit: autorisation, licence
  permitLicence: licence, autorisation
  perMonthRate: par mois, mensualité, tarif mensuel
  perNight: par nuit
  perPerson: par personne
  perPiece: chacun, par pièce, l'unité, à la pièce, la pièce, par unité
  persian: persan, farsi, iranien
  person: personne, gens
  personal: personnellement, personnel
  personalData: données personnelles, coordonnées
  personalised: personnalisé, sur mesure
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
  petCremation: crémation animale, cimetière animalier
  petDoor: chatière, trappe à chat
  petFood: croquettes, nourriture pour animaux, pâtée
  petGrooming: toilettage
  petInsurance: assurance animaux
  petOwner: propriétaire d'animal, maître
  petPassport: passeport pour animaux, carnet de vaccination
  petPhotography: photographie animalière, portrait d'animal
  petrol: essence, sans plomb
  petrolStation: station-service
  petSitter: garde d'animaux, pet-sitter
  petStain: poils d'animaux, tache d'urine
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
  pheasant: faisan, perdrix
  phone: téléphone
  phoneCall: appel, coup de fil
  phoneCase: coque, étui
  phoneNumber: numéro de téléphone
  phoneReception: réseau mobile, couverture réseau, signal
  phoneRepair: réparation de téléphone, réparation de portable
  phoneSpeaker: bouton home, bouton de volume, écouteur interne, bouton power
  phoneSpill: dégât liquide, tombé dans l'eau
  photo: photo, cliché
  photoAlbum: album photo, livre photo
  photoBan: photos autorisées, photos interdites, prendre des photos
  photoBook: livre photo
  photoBooth: photomaton, borne photo, machine à bulles
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
  physicalFitness: condition physique, bonne forme, pied sûr
  physicsSubject: physique
  physiotherapist: kinésithérapeute, kiné
  physiotherapy: kinésithérapie, kiné, physiothérapie
  piano: piano, piano à queue, piano droit
  pianoStool: accordeur, accorder le piano
  pickaxe: pioche, pied-de-biche, barre à mine
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
  picnicBasket: panier pique-nique, couverture de pique-nique
  picnicBlanket: nappe de pique-nique, panier pique-nique
  picnicTable: table de pique-nique, aire de repos
  picnicVerb: pique-nique, pique-niquer
  pictureCave: peinture rupestre, gravure rupestre
  pictureFrame: cadre photo, encadrement, cadre
  piece: pièce, morceau
  pierce: percer, perçage
  piercing: piercing, perçage
  pig: cochon, porc, porcelet, truie
  pigeon: pigeon, colombe
  pigeonControl: anti-pigeon, répulsif martre
  piggyBank: tirelire
  pike: brochet, sandre, perche
  pikeFish: brochet, perche, sandre
  pilates: pilates
  pilgrimage: pèlerinage, pèlerin
  pill: comprimé, pilule, cachet
  pillarColumn: colonne, pilier
  pilling: bouloches, peluches
  pillow: oreiller, coussin, housse de coussin
  pillowcase: taie d'oreiller
  pilot: pilote
  pimple: acné, bouton d'acné
  pinch: pincer, serrer
  pinCode: PIN, code PIN, code secret
  pine: sapin, épicéa, pin maritime
  pineapple: ananas
  pinecone: pomme de pin, aiguille de pin
  pineWood: sapin, épicéa, bois de pin
  pink: rose bonbon, rose
  pinkColour: rose
  pistachio: pistache, noix de cajou
  pitchCamp: emplacement, emplacement de tente
  pitchDark: nuit noire, obscurité totale
  pitchfork: fourche à foin, fourche-bêche
  pitchTent: planter sa tente, monter la tente
  pizza: pizza, pizzeria
  placementTest: test de niveau, test de placement
  placeSetting: couvert de table, mettre la table
  plainLanguage: facile à lire, langage simple
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
  plaster: plâtrer, plâtre, enduit
  plasterboard: placo, plaque de plâtre
  plasterCast: plâtre
  plasterer: plâtrier, plaquiste
  plasterVerb: plâtrer, enduire, crépi
  plasterWall: enduit, crépi, plâtre
  plastic: plastique
  plate: assiette
  plateau: plateau, haut plateau
  platePottery: assiette en céramique
  platform: quai de gare, voie ferrée
  platinum: platine
  playArea: coin enfants, espace jeux, aire de jeux, salle de jeux
  playCorner: coin enfants, espace jeux, aire de jeux
  playGame: jouer, jeu
  playground: aire de jeux
  playingCard: carte à jouer
  playInstrument: jouer d'un instrument
  playOutside: jouer dehors, se défouler
  playpen: parc bébé, lit parapluie, barrière de sécurité
  pleasant: agréable
  pliers: pince, tenaille
  plough: charrue, labourer, labour, herse
  plugAdapter: adaptateur de voyage, adaptateur de prise
  plugIn: brancher, prise
  plugOut: débrancher
  plugSocket: prise, prise électrique, prise de courant
  plum: prune, quetsche, mirabelle
  plumb: plombier, plomberie
  plumber: plombier, sanitaire
  plumbing: tuyau, plomberie, canalisation
  plumFruit: prune, quetsche, mirabelle
  plungePool: pataugeoire, bassin froid, petit bassin
  plunger: ventouse, débouchoir
  plusSize: grande taille, grandes tailles
  pneumonia: pneumonie
  pocket: poche
  pocketKnife: canif, couteau de poche
  pocketWatch: montre à gousset, montre de poche
  podcast: podcast, blog
  podiatrist: podologue, pédicure podologue
  poem: poème, poésie
  poetrySlam: scène ouverte, slam de poésie
  pointed: pointu
  pointInTime: moment, instant
  pointless: inutile, en vain
  pointsReward: points
  pointy: épineux, piquant
  poisoning: poison, intoxication
  poisonous: toxique, vénéneux, poison
  poisonousPlant: plante toxique, champignon vénéneux
  poisonPlant: toxique pour chiens, plante toxique
  poisonVerb: empoisonner, intoxication
  polarRegion: Arctique, Antarctique, pôle Nord
  poleDance: danse du ventre, pole dance
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
  pondLiner: bâche de bassin, pompe de bassin
  pony: poney
  ponytail: queue de cheval
  pool: piscine
  poolCover: bâche de piscine, pompe de piscine, chlore
  poopBag: sac à crottes, crotte
  poor: pauvre, démuni, faibles revenus
  popcorn: popcorn, pop-corn
  popcornMachine: machine à pop-corn, barbe à papa, fontaine à chocolat
  poppy: coquelicot, bleuet, pavot
  popular: populaire, prisé
  popularFavourite: préféré, favori, le plus demandé
  porcelain: porcelaine
  porcelainSet: service à thé, service de table, vaisselle
  pork: porc
  portable: portatif, transportable
  portableThing: portatif, transportable
  portableToilet: toilettes mobiles, toilettes sèches
  porter: concierge, portier, gardien
  portion: portion
  portrait: portrait
  portraitSession: studio photo, séance portrait
  portStarboard: bâbord, tribord
  portuguese: portugais, Portugal
  portugueseLanguage: portugais
  possibility: possibilité, est-il possible, moyen de
  possible: possible
  post: courrier, poste
  postageStampFee: affranchissement, frais de port
  postcard: carte postale
  postcode: code postal
  poster: affiche, poster
  posterPrint: affiche, poster, banderole
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
  pourAway: vider, jeter
  pourIn: verser, remplir
  power: puissance
  powerBank: batterie externe
  powerCut: panne de courant, coupure de courant
  powerHookup: branchement électrique, borne électrique
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
  pregnancyShoot: séance grossesse, séance couple
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
  prepaidCard: prépayé, carte prépayée, recharger, crédit de communication
  preparationList: à apporter, apporter, que faut-il prendre
  preparationNeed: se préparer, préparation, préparer
  prepare: préparer, préparation
  prepayment: prépaiement, paiement d'avance
  prescribe: prescrire, ordonnance, prescription
  prescription: ordonnance
  prescriptionFree: sans ordonnance, sur ordonnance
  presentationSlides: présentation, diapositives, PowerPoint
  presentationTalk: présentation
  preservative: conservateurs, additifs
  preserveJar: conserve, faire des conserves
  preserveOld: préserver, patrimoine, bâtiment classé
  pressApples: presser des pommes, pressage, pressoir
  pressButton: appuyer, appuie
  pressCharges: déposer plainte, plainte
  pressJuice: presser des pommes, pressage
  pressPass: carte de presse, accréditation
  pressure: pression
  pressureCooker: cocotte-minute, wok, cocotte, autocuiseur
  pretzel: bretzel
  prevent: prévenir, empêcher, prévention
  previous: précédent
  prey: proie, prédateur
  price: prix
  priceIncrease: hausse de prix, augmentation du prix
  priceList: tarif, liste des prix
  priceMatch: prix garanti, meilleur prix
  pricePerKilo: au kilo, prix au kilo, au poids
  pricePerMetre: au mètre, prix au mètre
  pricklyPlant: épineux, épineuse
  priest: prêtre, curé, pasteur, paroisse
  primarySchool: école primaire, école élémentaire
  primerPaint: sous-couche, apprêt
  primeSurface: apprêt, sous-couche
  prince: prince, princesse, duc, comte
  print: imprimer, impression
  printAtHome: imprimer chez soi, imprimer soi-même
  printedTshirt: t-shirt imprimé, flocage, personnaliser
  printer: imprimante
  printerTrade: imprimeur, imprimerie
  printingPress: imprimerie, centre de copies
  printout: imprimer, impression, imprimé
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
  processingTime: délai de traitement, délai
  produce: fabriquer, produire, fabrication
  product: produit
  profession: profession, métier
  professional: professionnel, pro
  professionalAssociation: chambre de commerce, chambre des métiers, corporation
  professionalSecrecy: secret professionnel, secret médical
  professorDoctor: professeur d'université
  profit: bénéfice, chiffre d'affaires
  program: programme, programmation
  programmer: programmeur, développeur, webdesigner
  programming: programmer, programmation informatique, programmeur
  progress: progrès, progresser, avancer
  prohibition: interdiction, interdit, défendu
  projectionScreen: écran de projection, grand écran
  projectNoun: projet
  projector: vidéoprojecteur, projecteur, rétroprojecteur
  promise: promettre, promesse, promis
  promiseDate: respecter le rendez-vous
  pronounce: prononcer, prononciation
  proofDocument: justificatif, pièce justificative, preuve
  proofingBasket: banneton, moule à cake, bol à pâte
  proofOfAddress: justificatif de domicile
  proofOfAge: justificatif d'âge, preuve d'âge
  proofOfPurchase: ticket de caisse, preuve d'achat
  proofOfResidence: justificatif de domicile
  proofPrint: épreuve d'imprimerie, bon à tirer, aperçu, épreuve à imprimer
  propertyTax: taxe foncière, taxe d'habitation
  propertyValuation: expertise, estimation immobilière, rapport d'expert
  proposeMarriage: demande en mariage
  prosecutor: procureur, avocat
  prostate: prostate
  prosthesis: prothèse, jambe artificielle, orthèse
  protect: protéger, protection
  protectiveSheet: bâche de protection, film de protection
  protectiveSuit: vêtements de protection, combinaison de protection, surchaussures
  protectNature: protégé, réserve naturelle
  protein: protéine
  protestant: protestant, évangélique
  proud: fier, fierté
  proveEvidence: prouver, preuve, justificatif
  provide: fournir
  provided: fourni, mis à disposition, compris
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
  pullAlong: tirer, traîner, tracter
  pulledMuscle: claquage, élongation, déchirure musculaire
  pulleyBlock: poulie
  pullOut: retirer, extraire, arracher
  pullOutBed: extensible, canapé-lit, dépliant
  pullTooth: arracher, extraire
  pump: pompe
  pumpDevice: pompe de relevage, pompe vide-cave
  pumpkin: citrouille, potiron, courge, courgette
  punchCard: carte de dix, carnet
  punchHole: perforer, trou supplémentaire
  punctual: ponctuel, à l'heure, à temps
  punctualPerson: pas ponctuel, arriver en retard
  puncture: crevaison, pneu crevé, roue crevée
  pupil: élève, écolier
  pupilEye: globe oculaire
  puppet: marionnette, guignol
  puppetShow: marionnettes, spectacle de marionnettes, guignol
  puppetTheatre: marionnettes, théâtre de marionnettes, guignol
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
  pushchair: poussette, landau
  pushchairFriendly: poussette, landau
  pushchairParking: parking à poussettes, garage à poussettes
  pushIn: enfoncer, introduire, insérer
  pushWheelchair: prêt de fauteuil, location de fauteuil
  put: mettre, poser, mis, placer
  putAside: mettre de côté, réserver
  putBack: remettre, reposer
  putDown: poser, déposer
  putIn: mettre dedans, insérer
  putOn: mettre, s'habiller, enfiler
  putOutFire: éteindre le feu, éteint
  putTogether: assembler, réunir, combiner
  putToSleep: euthanasier, euthanasie, piquer
  pyjamas: pyjama
  qrCode: code QR, code-barres, QR code
  quadBike: quad, tout-terrain
  quail: caille
  qualified: qualifié, diplômé, certifié
  quality: qualité
  qualitySeal: label de qualité, certifié, homologué
  quarantine: quarantaine
  quark: fromage blanc, fromage frais
  quarter: quart
  quarterHour: quart d'heure
  quarterYear: trimestre, trimestriel
  questionnaire: questionnaire, sondage
  queue: file d'attente
  queueNumber: numéro d'attente
  queueUp: faire la queue, file d'attente
  quiet: calme, silencieux, tranquille
  quietHours: heures de silence, calme nocturne
  quietRoom: salle de prière, salle de repos, espace calme
  quietTime: peu de monde, heures creuses
  quince: coing
  quitSmoking: arrêter de fumer, sevrage tabagique, nicotine
  quiz: quiz, devinette, énigme
  rabbit: lapin
  rabbitHutch: clapier
  rabies: rage
  raccoon: raton laveur
  race: course, faire la course
  racingBike: vélo de route, vélo de course
  racketHire: location de raquettes, balles, volant de badminton
  racketString: cordage de raquette, raquette de badminton, volant de badminton
  radiatorCar: radiateur de voiture, refroidissement
  radio: autoradio
  radioactive: radioactif, rayonnement
  radiologist: radiologue, radiologie
  radioStation: station de radio, émission de radio
  radiotherapy: radiothérapie
  radish: radis, betterave
  raffle: tombola, tirage au sort, loterie
  raftBoat: radeau, rafting
  rafting: rafting, radeau
  railTrain: train
  railwayStation: gare
  rain: pleuvoir, pluie, pleut
  rainBarrel: récupérateur d'eau
  rainbow: arc-en-ciel
  raincoat: imperméable
  rainDate: mauvais temps, intempéries
  rainGear: vêtements de pluie, pantalon de pluie, imperméable
  rainTrousers: pantalon de pluie, vêtements de pluie, poncho, cape de pluie
  rainwater: eau de pluie, récupérateur d'eau, citerne
  raiseAnimals: élever, élevage
  raisedBed: carré potager, bac surélevé, potager surélevé
  raisin: raisin sec, fruits secs
  rake: ratisser, feuilles mortes, râteau, râteaux
  rakeVerb: ratisser, ramasser les feuilles
  ramadan: ramadan, aïd
  ramp: rampe, rampe d'accès, plan incliné
  range: gamme, assortiment
  rangeAssortment: assortiment, gamme
  ranger: garde du parc
  rapids: eau vive, eaux vives
  rareBreed: variété ancienne, race ancienne
  rarely: rarement, rare
  rareSpecies: menacé, en voie d'extinction, espèce rare
  rash: éruption cutanée
  raspberry: framboise
  rat: rat, raton
  ratchetStrap: sangle, sangle d'arrimage
  rattle: cliquetis, claquer
  rattlingNoise: bruit bizarre, bruit suspect, cliquetis, bourdonnement
  rawFood: cru
  rawMilk: lait cru, lait de chèvre, lait entier, lait écrémé
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
  rebook: modifier la réservation, changer de date
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
  recycledPaper: papier recyclé, vieux papiers
  recycling: recyclage
  recyclingBin: tri sélectif, conteneur à verre, bac de tri, biodéchets
  recyclingCentre: déchetterie, déchèterie
  recyclingYard: déchetterie, décharge
  red: rouge
  redColour: rouge
  redeem: échanger, utiliser un bon, encaisser
  redHaired: roux, rousse
  reducedPrice: tarif réduit, réduction
  redWine: vin rouge
  reed: roseau, roseaux
  reedMouthpiece: embouchure, anche, bec de clarinette
  reenactment: marché médiéval, reconstitution historique, marché artisanal
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
  refuseEntry: refuser, refusé, refus
  regatta: régate, course de bateaux
  regionalCard: pass musées, pass culture, carte loisirs
  regionalFood: produits locaux, spécialités, produits du terroir
  register: inscrire, inscription, inscrit, enregistrer
  registeredLetter: lettre recommandée, recommandé
  registerOnline: s'inscrire, inscription, inscrit
  registrationDeadline: date limite d'inscription, clôture des inscriptions
  registrationDocument: carte grise, certificat d'immatriculation
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
  reminderPayment: rappel de paiement, relance
  remindMe: me rappeler, rappel de rendez-vous
  remoteControl: télécommande
  remoteSupport: assistance à distance, dépannage informatique
  removableThing: amovible, détachable
  removalCompany: déménageur, entreprise de déménagement, camion de déménagement
  remove: enlever, retirer, enlèvement
  removeHair: épiler, épilation
  removeMould: enlever la moisissure, moisi, moisir
  removeRust: dérouiller, enlever la rouille, rouillé
  removeStain: enlever une tache, détacher, détachage
  removeTick: enlever une tique, retirer une tique
  renaissance: Renaissance, baroque, gothique, style roman
  renewContract: renouveler, renouvellement
  renovate: rénover, rénovation
  rent: louer, location
  rentalCar: voiture de location
  rentalContract: contrat de location, bail
  rentalPeriod: durée de location, durée du prêt
  rentalStation: point de location, loueur
  rentIncrease: augmentation de loyer, encadrement des loyers
  rentReduction: réduction de loyer
  rentTableware: location de vaisselle, location de verres
  repair: réparation, réparer, réparé, dépannage
  repairable: réparable, récupérable
  repairCafe: repair café, atelier d'autoréparation
  repairNoun: réparation, dépannage, réparer
  repairTime: délai de réparation, délai de traitement
  repeat: répéter
  repeatPrescription: renouvellement d'ordonnance, ordonnance renouvelable
  replace: remplacer, remplacement
  replaceGlass: remplacer la vitre, verre cassé, vitre cassée
  replacementCard: carte perdue, carte de remplacement
  replaceZip: changer la fermeture, fermeture éclair cassée
  replyTime: répondre, réponse, retour
  reportDamage: signaler un dommage, déclarer
  reportVerb: signaler, rapport
  repot: rempoter
  representLegal: représenter
  reptile: reptile, lézard
  requestApply: demander, demande
  require: exiger, obligatoire, requis, imposé
  reschedule: reporter, déplacer le rendez-vous, décaler
  rescue: sauver, secourir, sauvetage
  rescueVerb: secourir, secours, sauver, sauvetage
  reserve: réserver, réservation
  reservedState: réservé, mis de côté
  resetPassword: réinitialiser
  residence: domicile, lieu de résidence
  residenceCard: titre de séjour, carte de séjour
  residencePermit: titre de séjour, permis de séjour
  resign: démissionner, démission
  resin: résine
  resize: mettre à la taille, redimensionner
  resole: ressemelage, ressemeler
  respectRule: respecter
  respiteCare: séjour de répit, accueil de jour
  responsible: responsable, responsabilité
  rest: reste, se reposer, repos
  restArea: endroit pour s'asseoir, sièges de repos, s'asseoir
  restart: redémarrer, redémarrage
  restaurant: restaurant, resto
  restock: réapprovisionner, réassort
  restorer: restaurateur d'art, restauratrice
  restoreRenew: restaurer, restauration
  restring: renfiler, enfilage
  restVerb: se reposer, repos
  result: résultat, résultats
  resuscitate: réanimation, massage cardiaque
  retailerDealer: revendeur, vendeur, commerçant
  retainingWall: muret, mur de soutènement, mur en pierre
  retakeExam: repasser l'examen, rattrapage, deuxième tentative
  retina: rétine
  retired: retraite
  retirement: retraite
  retirementHome: maison de retraite, EHPAD
  retouching: retouche
  retrofit: équiper après, ajouter après, installer après
  returnableCup: gobelet réutilisable, consigne gobelet, consigné
  returnCost: frais de retour
  returnGoods: retour
  returnLabel: étiquette de retour, bon de retour
  returnLate: retour tardif, rendre en retard
  returnPolicy: politique de retour, retours
  returnTicket: aller-retour, billet aller-retour
  returnTime: heure de retour, restitution, rapporter, rendre
  reunion: réunion de famille, retrouvailles
  reupholster: retapisser, regarnir
  reusable: réutilisable
  reuse: réutiliser, réemploi
  revealVerb: révéler, dévoiler
  reverseCar: marche arrière, reculer
  reviewNoun: avis, commentaire
  reviewRate: évaluer, avis, évaluation
  revolvingDoor: porte tournante, porte automatique
  rheumatism: rhumatisme
  rhododendron: rhododendron, azalée
  rhubarb: rhubarbe
  ribbonBand: ruban
  ribBone: côte cassée, côte fêlée
  rice: riz
  rich: riche, aisé
  rideHorse: monter à cheval, équitation
  rideOn: monter dessus, faire un tour
  rider: cavalier, cavalière
  ridingArena: manège, carrière équestre
  ridingGear: bombe, bottes d'équitation, casque d'équitation
  ridingSchool: centre équestre, équitation, monter à cheval, cours d'équitation
  right: droits
  rightsEntitlement: droit
  rightSide: droite
  rim: jante
  ringBell: sonner, sonnette
  ringBinder: classeur, pochette
  ringDoorbell: frapper à porte, sonner
  ringJewel: bague
  ringResize: mise à taille, tour de doigt
  rinse: rincer
  rinseOff: rincer, rinçage
  ripe: mûr
  riskActivity: sport à risque, décharge de responsabilité
  risky: risque, risqué, dangereux, danger
  river: rivière, fleuve, ruisseau
  road: route
  roadSign: panneau de signalisation
  roastCoffee: torréfier, torréfaction
  roastGrill: griller, rôtir, faire un barbecue
  roastMeat: rôti
  roboticMower: robot tondeuse
  robotVacuum: robot aspirateur, robot tondeuse
  robust: robuste, solide
  rockfall: chute de pierres, éboulement, glissement de terrain
  rockingChair: rocking-chair, fauteuil à bascule
  rockingHorse: cheval à bascule
  rockMusic: musique rock, musique pop
  rocky: caillouteux, rocailleux, rocheux
  rodent: rongeur, rat, souris, mulot
  rolePlay: jeu de rôle, cosplay
  rollerBlind: store enrouleur, store plissé
  rollerCoaster: montagnes russes
  rollerSkates: patins à roulettes, rollers
  rollingPin: rouleau à pâtisserie
  rollPaper: rouleau
  rollTurf: gazon en rouleau
  rollUp: enrouler, rouler
  rollVerb: rouler, enrouler
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
  ropeDown: descente en rappel
  ropeMaking: cordier, tonnelier, charron
  ropesCourse: accrobranche, parcours aventure, tyrolienne
  rose: rose
  rosehip: cynorhodon, églantier, aubépine
  rosemary: romarin
  rot: pourrir, pourri, pourriture, mérule
  rotate: tourner, pivoter
  rotavator: motoculteur, motobineuse, scarificateur
  rotten: pourri, périmé, gâté, avarié
  rottenFood: pourri, avarié
  rough: rugueux, rêche
  roughly: environ, à peu près
  round: rond
  roundabout: rond-point, giratoire
  roundTheClock: 24 heures sur 24
  route: itinéraire, parcours
  router: routeur, box internet
  rowBoat: ramer, pagayer, aviron, pagaie, canoë
  rowingBoat: barque, canot pneumatique
  rowLine: queue, file d'attente
  rowSeats: rangée, rang
  rub: frotter
  rubber: caoutchouc
  rubberEraser: gomme, taille-crayon
  rubberSeal: rondelle, joint torique, joint d'étanchéité
  rubberStamp: tampon, cachet
  rubbish: déchets, poubelle, ordures, déchet
  rubble: gravats
  rubella: rubéole
  rubEyes: frotter, essuyer
  rudder: gouvernail, quille de bateau
  rudderBoat: coque, quille, gouvernail
  rude: impoli, grossier, désagréable
  rugCarpet: tapis persan, tapis d'Orient, carpette
  ruin: ruine, vestige
  ruined: ruine, ruines
  rule: règle, consigne
  ruleBreak: infraction, non-respect, enfreindre
  rulerTool: équerre, règle graduée
  rulesGame: règles du jeu
  rumour: rumeur, ragot
  runBusiness: gérer, exploiter, tenir un commerce
  runJog: courir, couru, courent, courez
  running: course à pied, footing
  runOut: s'épuiser, tomber en panne
  rural: rural, campagne
  rushSurcharge: supplément urgence, majoration
  russian: russe, Russie
  russianLanguage: russe, ukrainien
  rust: rouiller, rouille, rouillé
  rustProofing: antirouille, traitement châssis
  rusty: rouillé
  rye: seigle
  sackcloth: toile de jute, sac en jute
  sad: triste
  saddle: selle, seller
  saddleHeight: hauteur de selle, tige de selle
  saddler: sellier, maroquinier, bourrelier
  saddleryRepair: sellier, sellerie
  saddleUp: seller, harnacher
  sadness: tristesse, deuil
  safari: safari, excursion en jeep
  safe: sûr, sécurité, sécurisé
  safeDeposit: coffre-fort, coffre, coffre bancaire
  safetyBriefing: consignes de sécurité, briefing de sécurité
  safetyGlasses: lunettes de protection
  safetyGoggles: lunettes de protection
  safetyPin: épingle à nourrice, épingle de sûreté
  safetyShoes: chaussures de sécurité
  safetyState: sûr, sécurité
  sag: s'affaisser, affaissé
  sageHerb: sauge
  sailBoat: naviguer, voile
  sailing: voile
  sailingBoat: voilier, yacht, catamaran
  sailor: marin, matelot
  saint: saint patron, saint, relique, sainte
  salad: salade
  saladDressing: vinaigrette, sauce salade
  salami: saucisson, charcuterie
  sale: vente
  salesperson: vendeur, vendeuse
  salesRep: commercial, représentant
  saliva: salive, cracher
  salmon: saumon
  salsaDance: danser la salsa, bachata
  salt: sel
  saltFree: sans sel, peu salé
  saltMine: mine de sel, saline, marais salant
  saltShaker: salière, sucrier, coquetier
  salty: salé
  same: même, pareil, identique
  sameDay: même jour, le jour même
  sameDayService: le jour même, aujourd'hui même
  sameKind: le même, pareil, identique
  samesex: même sexe, gay, lesbienne, homosexuel
  sample: échantillon
  sampleProduct: échantillon, échantillon gratuit
  sand: poncer, ponçage
  sandal: sandale, tong
  sandDown: poncer, ponçage
  sanderTool: ponceuse
  sandMaterial: sable
  sandpaper: papier de verre, papier abrasif
  sandpit: bac à sable
  sandwich: sandwich
  sandwichMaker: trancheuse, coupe-jambon, grill électrique
  sandy: sableux
  sandyBeach: plage de sable, plage de galets
  sanitaryBlock: bloc sanitaire, sanitaires
  santaClaus: Père Noël, Saint-Nicolas
  sapling: jeune arbre, jeune plant
  sardine: sardine, anchois
  satiated: rassasié
  satisfied: satisfait, satisfaction
  satisfiedState: content, satisfait
  sauce: sauce
  saucer: soucoupe
  sauerkraut: choucroute
  sauna: sauna
  saunaThing: poêle de sauna, cabine infrarouge
  sausage: saucisse, charcuterie
  saveData: sauvegarder, enregistrer
  saveMoney: économiser, épargner, économie
  saveUp: économiser, épargner
  saw: scier, scie, tronçonneuse
  sawmill: scierie, bois de construction, planche de bois
  sawVerb: scier
  saxophone: saxophone, saxo
  sayGoodbye: dire au revoir, adieu
  scab: croûte, pus
  scaffolder: échafaudage, échafaudeur
  scaffolding: échafaudage
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
  scenery: paysage
  schedulePlan: planifier, prévoir, prévu
  schnitzel: escalope
  scholarship: bourse
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
  schoolTrip: sortie scolaire, voyage scolaire, groupe scolaire
  schoolUniform: uniforme scolaire
  schoolyard: cour d'école
  scienceNoun: science, scientifique
  scienceSubject: physique-chimie, biologie, chimie
  scissors: ciseaux
  scoliosis: scoliose
  scoop: louche, puiser
  scooterKick: trottinette, trottinette électrique
  scout: scouts, groupe de jeunes
  scrape: égratignure, écorchure, éraflure
  scrapMetal: ferraille, ferrailleur, mise à la casse
  scratch: griffer, rayer, rayure, griffure, éraflure, rayé
  scratched: rayé, rayure, griffé
  scratchingPost: griffoir, arbre à chat
  scratchItch: se gratter, gratte, griffer
  scratchproof: anti-rayures, résistant aux rayures
  scratchyWool: gratte, rêche
  screedFloor: chape, ragréage
  screen: écran
  screeningTest: dépistage, bilan de santé
  screenMonitor: écran
  screenPrinting: sérigraphie, linogravure, gravure
  screenProtector: protection d'écran, verre trempé
  screenReplace: remplacement d'écran, réparation d'écran
  screw: vis
  screwdriver: tournevis
  screwNutBolt: écrou, boulon
  screwOn: visser
  screwTighten: serrer, resserrer
  screwVerb: visser, vis
  scrub: frotter, récurer, gommage
  scuffed: éraflé, râpé
  sculpture: sculpture
  scythe: faucille, serpe, faux à herbe
  sea: mer, océan
  seabed: fond marin, sous l'eau, sous-marin
  seafood: fruits de mer, crustacés
  seagull: mouette, goéland
  seal: sceller, étanchéifier, joint, étanchéité, calfeutrer, courant d'air
  sealAnimal: phoque, otarie
  sealedBag: plombé, scellé de sécurité
  seam: couture
  search: chercher, recherche
  searchEngine: moteur de recherche
  searchRanking: référencement, marketing en ligne
  seashell: coquillage, coquille
  seasick: mal de mer, mal des transports
  season: saison
  seasonal: saisonnier, de saison
  seasonalWorker: saisonnier, travail saisonnier, intérimaire
  seasonFood: assaisonner, épicer, épice
  seasonTicket: abonnement annuel, carte annuelle, pass annuel, carte d'abonnement
  seasonVerb: assaisonné
  seatBelt: ceinture de sécurité
  seatCover: housse de siège, appuie-tête
  seatingPlan: plan de salle, plan de table, marque-place
  seatReservation: réservation de place, place réservée, place assise, côté fenêtre
  seatRest: assise, siège pliant, endroit pour s'asseoir
  seaUrchin: oursin
  seaView: vue mer, vue sur mer, vue sur lac
  seaweed: algue, varech, goémon
  second: secondes
  secondarySchool: collège, lycée
  secondEntrance: entrée latérale, entrée principale, porte arrière
  secondHand: occasion, seconde main, d'occasion, de seconde main, usagé
  secondHandShop: friperie, magasin d'occasion, ressourcerie, brocante
  secondOpinion: deuxième avis, second avis
  secondOrdinal: deuxième, seconde
  secret: secret
  secretary: secrétaire
  securityCamera: caméra de surveillance, vidéosurveillance, surveillance
  securityDeposit: caution, dépôt de garantie
  securityGuard: vigile, agent de sécurité, gardien, videur
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
  selfish: égoïste, avare
  selfService: libre-service, self-service
  sell: vendre, vente, vendu, vend, vendent, vendons
  seller: vendeur, vendeuse
  sellOld: revendre, vendre, vendu
  semester: semestre, semestriel
  seminar: séminaire
  send: envoyer, expédier, expédition
  sendAway: envoyer, expédier
  sendBack: renvoyer, retourner, retour
  sender: expéditeur
  sendHome: envoyer chez soi, livrer à domicile
  sendReminder: relancer, relance, rappel de paiement
  senior: personne âgée, retraité, aîné, senior
  seniorCard: tarif senior, réduction senior, carte senior
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
  serratedKnife: cranté, à dents, affûter les ciseaux
  serveFood: servir, sert
  serviceArea: zone d'intervention, rayon d'action
  serviceBook: carnet d'entretien, historique d'entretien
  serviceCharges: charges locatives, charges, frais de fonctionnement
  serviceOffered: service, prestation
  serviettePaper: serviette en papier, vaisselle jetable, assiettes en carton
  sesame: sésame
  session: séance
  setKit: jeu, lot, ensemble
  setStone: pierre précieuse, sertir
  settle: transiger, règlement à l'amiable
  settlement: accord, transaction
  setUp: monter, dresser, installer
  setUpDevice: configurer, paramétrer
  setupInstall: installation, configuration
  setUpTime: montage, démontage
  several: plusieurs
  severalTimes: plusieurs fois, à plusieurs reprises
  severance: indemnité de licenciement
  sew: coudre, couture, cousu
  sewage: eaux usées, égout, assainissement
  sewButton: recoudre un bouton, bouton manquant
  sewing: couture
  sewingMachine: machine à coudre
  sewingPattern: patronage, patron de couture
  sewingPatternClass: cours de couture, atelier couture, patronage
  sewOn: recoudre, coudre
  shabby: délabré, vétuste, miteux
  shade: ombre
  shady: ombre, ombragé
  shadyPlace: à l'ombre, ombragé
  shaky: instable, bancal, branlant
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
  shavingFoam: mousse à raser, après-rasage
  shearClip: tondre, tonte
  shearing: tonte
  shearSheep: tondre les moutons, tonte
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
  shellHouse: maison préfabriquée, maison en bois
  shelterRain: abri, abrité, à couvert
  shepherd: berger, bergère
  shiftGear: vitesse, passer les vitesses
  shiftWork: équipe
  shine: briller, brillant, satiné
  shingles: zona
  shinyState: brillant, mat
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
  shoeInsoleTree: embauchoir, chausse-pied, brosse à chaussures
  shoelace: lacet
  shoePolish: cirage
  shoeRack: meuble à chaussures, range-chaussures
  shoeSize: pointure
  shoeSole: semelle
  shoeStretch: élargir les chaussures, chaussures serrées
  shoot: tirer, tir
  shooting: stand de tir, tir sportif, fusil
  shootingStar: étoile filante, météorite, comète
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
  shortnessOfBreath: essoufflement, souffle court, dyspnée
  shortOfBreath: essoufflé, essoufflement, difficulté à respirer
  shortPerson: petite taille, personne petite
  shorts: short, bermuda
  shortSighted: myope, myopie
  shortSightedness: myopie, myope
  shoulder: épaule
  shout: crier, cri, crié, hurler
  shovel: pelle, bêche
  showAround: faire visiter, montrer, démonstration
  showcase: vitrine
  shower: se doucher, douche
  showerCubicle: cabine de douche, receveur
  showerGel: gel douche
  showerHead: pommeau de douche, douchette
  showerRoom: douche, cabine de douche, se doucher
  showerToken: jeton de douche, douche chaude
  showRepertoire: répertoire musical, chanson demandée
  showroom: salle d'exposition
  showVerb: montrer
  shrimp: crevette
  shrink: rétrécir, rétréci, rétrécit
  shuttleBus: navette, bus navette
  shy: timide, réservé, timidité
  sibling: fratrie, frères et sœurs
  siblingDiscount: réduction fratrie, deuxième enfant
  sick: malade, maladie
  sickle: faucille, faux à main
  sickLeave: arrêt maladie, arrêt de travail, congé maladie
  sickNote: arrêt maladie, certificat médical
  sidecar: side-car
  sideDish: garniture
  sideEffect: effet secondaire, effet indésirable
  sieve: passoire, tamis
  sightseeing: visite de la ville, tour de ville
  sightseeingFlight: vol panoramique, baptême de l'air
  sign: signer, signature
  signature: signature
  signboard: panneau, affiche, enseigne, plaque gravée
  signContract: signer, signé, signature
  signedReceipt: accusé de réception, reçu, récépissé
  signInPerson: en personne, présentiel, se présenter
  signLanguage: langue des signes, LSF
  signOff: se désinscrire, désinscription
  signposted: balisé, fléché, signalisé
  signUpCourse: s'inscrire, inscription
  silence: silence, garder le silence, calme
  siliconeSealant: silicone, mastic
  silk: soie
  silkPainting: peinture sur soie, batik
  silo: silo, ensilage, grenier à grain
  silver: argent massif
  silverfish: poisson d'argent, cafard, blatte
  silverWedding: noces d'argent, noces d'or
  silvery: argenté, en argent
  simCard: carte SIM
  similar: semblable, similaire
  similarity: ressembler, ressemblant
  simmer: mijoter
  sing: chanter, chant
  singer: chanteur, chanteuse
  singing: chant
  singingLesson: cours de chant, chant
  single: célibataire
  singleParent: parent isolé, famille monoparentale, mère célibataire, monoparental
  singlePerson: célibataire
  singleRoom: chambre simple, chambre individuelle
  singleTicket: aller simple, billet simple
  sink: évier, lavabo, vasque
  sinkVerb: couler, coulé, sombrer
  sinusitis: sinusite
  sip: gorgée, siroter
  sister: sœur, soeur, frangine
  sit: s'asseoir, asseoir, assis
  sitDown: s'asseoir, assis, siège
  siteMap: plan du site, plan du parc
  siteVisit: visite à domicile, visite sur place, déplacement à domicile
  size: taille
  sizeChart: guide des tailles, tableau des tailles
  sizeNoun: taille
  skate: patiner, patin
  skateboard: skateboard, skatepark, planche à roulettes
  skating: patinage, patinoire, hockey sur glace
  skein: pelote, écheveau
  skeleton: squelette, crâne
  skeletonFossil: fossile, squelette, minéraux
  sketchbook: carnet de croquis, croquis, papier à dessin
  ski: skier, ski
  skiBinding: fixation de ski
  skiBoots: chaussures de ski, bâtons de ski, skis
  skid: déraper, dérapage
  skiing: ski
  skiInstructor: moniteur de ski, école de ski
  skiLift: télésiège, téléski, remontée mécanique, remonte-pente
  skilled: habile, doué, talent
  skillLevelSport: confirmé, joueur professionnel, joueur amateur
  skin: peau
  skinAnalysis: diagnostic de peau, nettoyage de peau
  skinCancer: mélanome
  skincare: soin de la peau
  skinIrritated: peau sensible, peau irritée, irritation
  skiPass: forfait de ski, forfait remontées
  skipContainer: benne, conteneur
  skiPoles: bâtons de ski
  skipper: capitaine, skipper, batelier
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
  sleepingMat: matelas gonflable, tapis de sol
  sleepingPill: somnifère, calmant, sédatif
  sleepOutdoors: dormir dehors, bivouac, camping sauvage
  sleepy: somnolent, sommeil
  sleeve: manche
  sleeveLong: manches longues
  sleeveShort: manches courtes
  slice: tranche
  slide: toboggan
  slidePlay: toboggan
  slideToy: toboggan
  slideVerb: glisser, toboggan
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
  smallChange: monnaie, rendu
  smallGroup: petit groupe, groupe réduit
  smallPrint: petits caractères
  smartHome: domotique, maison connectée
  smartphone: smartphone, iPhone, Android
  smartwatch: montre connectée, bracelet connecté
  smell: sentir, odeur, puer, mauvaise odeur, renfermé
  smellVerb: sentir, puer, sent mauvais
  smile: sourire
  smoke: fumée
  smokeDetector: détecteur de fumée
  smokeFish: fumer du poisson, fumage
  smokeFood: fumé, fumoir
  smokeFree: non-fumeur, interdit de fumer
  smokehouse: fumoir
  smokeMachine: machine à fumée, boule disco
  smoker: fumeur, tabac
  smokeVerb: fumer, fumeur, vapoter, cigarette électronique
  smokingArea: espace fumeurs, interdiction de fumer, non-fumeur
  smooth: lisse
  smoothie: smoothie, milk-shake
  smoothPolished: lustrer, lustrage
  snack: en-cas, collation
  snackBar: buvette, kiosque, snack
  snagRework: reprise des défauts, retouche, levée des réserves
  snail: escargot, limace
  snake: serpent
  snakeBite: morsure de serpent, venin, antidote
  snakePet: python, boa
  snapFastener: bouton-pression, bouton à pression
  snapOff: se casser, casser net
  sneeze: éternuer, éternuement
  snore: ronfler
  snoring: ronflement
  snorkel: tuba, plongée avec tuba, snorkeling
  snorkelFins: tuba, palmes, masque de plongée
  snotty: nez bouché, nez qui coule, rhume
  snout: museau, museaux, groin, trompe
  snow: neiger, neige
  snowboard: snowboard, planche à neige
  snowCannon: neige artificielle, canon à neige
  snowChains: chaînes à neige
  snowClearing: déneigement, chasse-neige, salage
  snowdrop: perce-neige
  snowed: enneigé
  snowfall: chute de neige, neige fraîche, enneigement
  snowflake: flocon de neige, bonhomme de neige, boule de neige
  snowGuard: déneigement, pelle à neige, sel de déneigement
  snowmobile: motoneige, chasse-neige
  snowshoe: raquettes à neige
  snowshoes: raquettes à neige
  soak: tremper, faire tremper
  soaked: trempé, mouillé
  soap: savon
  soapMaking: fabriquer du savon, savonnerie
  sober: sobre, à jeun, gueule de bois
  socialHousing: logement social, HLM, allocation logement
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
  softFluffy: moelleux, duveteux, tout doux
  software: logiciel
  softwareUpdate: mise à jour logicielle
  soil: terre, terreau, compost, terre végétale, écorces, tourbe
  solarPanel: panneau solaire, photovoltaïque
  soldier: soldat, militaire
  soldState: déjà vendu, toujours disponible
  solid: massif, solide
  soloist: soliste, duo, ensemble musical
  solution: solution, résoudre, arranger
  solve: résoudre, solution, résolu
  sometimes: parfois, quelquefois
  somewhere: quelque part
  sommelier: sommelier
  son: fils
  song: chanson
  sonInLaw: gendre, belle-fille
  soon: bientôt
  soot: suie
  sorbet: sorbet, glacier, cornet
  sore: courbatures, endolori, irrité
  soreThroat: mal de gorge, angine
  sort: trier
  soundproof: insonorisé
  soundRecording: studio d'enregistrement, enregistrer
  soundSystem: sonorisation, sono, enceintes
  soup: soupe, potage
  soupPlate: assiette creuse, petite assiette
  sour: acide, aigre
  sourdough: levain, levure
  south: sud, méridional
  souvenir: souvenir, boutique de souvenirs, boutique du musée
  sow: semer, graine
  soy: soja
  spa: thermes
  spacious: spacieux, vaste
  spade: bêche, pelle
  spamMail: courrier indésirable, pourriel
  spanish: espagnol, Espagne
  spanishLanguage: espagnol, en espagnol
  spare: rechange, de rechange
  spareBattery: changement de batterie, changer la pile, remplacement batterie
  spareClothes: vêtements de rechange
  spareFilter: changement de filtre, filtre d'habitacle, filtre à pollen
  spareKey: double de clé, reproduction de clé, clé de rechange
  sparePart: pièce détachée, pièce de rechange, pièce d'origine
  spareReserve: réserve, de rechange, secours
  spareTyre: roue de secours
  sparklingWine: mousseux, vin pétillant
  sparkPlug: bougie d'allumage
  sparrow: moineau, moineaux, mésange
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
  species: espèce animale, biodiversité
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
  spendNight: passer la nuit, dormir sur place, nuitée
  spice: épice, condiment
  spicy: épicé, piquant
  spider: araignée
  spill: renverser, renversé
  spinach: épinard
  spinCycle: essorage, essorer, cycle de lavage, programme de lavage
  spine: colonne vertébrale
  spinning: filer la laine, feutre, feutrage, spinning, biking
  spinWool: filer, rouet, filage
  spiralBinding: reliure spirale, couverture rigide, reliure de mémoire
  spiralStaircase: escalier en colimaçon, monte-escalier
  spiritLevel: niveau à bulle
  splash: éclabousser, patauger, éclaboussure
  splint: attelle, orthèse
  splinter: écharde, éclat de verre, débris, éclat
  splitEnds: fourches
  splitUp: rompre, se séparer, rupture
  splitWood: fendre du bois, fendeuse, bûcheron
  spoke: rayon de roue
  sponge: éponge
  sponsor: parrainer, sponsoriser
  spontaneous: spontané
  spoon: cuillère, cuiller, petite cuillère
  sport: sport
  sportsBag: sac de sport, sac de voyage
  sportsMassage: massage sportif, massage profond
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
  spreadsheet: tableur, feuille de calcul, Excel, traitement de texte
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
  squid: calamar, poulpe, seiche
  squint: strabisme, loucher
  squirrel: écureuil
  stable: écurie, étable
  stableHorse: écurie, étable
  stableSteady: stable, solide
  stack: empiler, pile
  stackable: empilable
  stadium: stade, gymnase
  staff: personnel, équipe
  staffDiscount: remise employés, tarif entreprise
  staffOnly: réservé au personnel, accès interdit
  staffParty: fête d'entreprise, repas d'entreprise
  stage: scène
  stageSet: décor, scénographie, accessoires de théâtre
  stageStep: étape, pas
  stagNight: enterrement de garçon, soirée de célibataire
  stain: tacher, tache
  stain2: taché, taches
  stainedGlass: vitrail, vitraux, fresque
  stainRemoval: détachant, détachage, tache, tache de vin, tache de graisse
  staircase: cage d'escalier, escalier
  staircaseCleaning: nettoyage d'escaliers, déneigement
  stairlift: monte-escalier, plateforme élévatrice
  stairs: escalier
  stakePost: piquet, poteau
  stalactite: stalactite, stalagmite, concrétion
  stale: rassis, avarié
  stallion: étalon, hongre
  stallMarket: stand, étal, échoppe
  stallsSeat: place au parterre, loge, deuxième balcon
  stamina: condition physique, endurance, forme physique
  stampPost: timbre, timbre-poste
  stampPostage: timbre
  standFee: droit de place, frais de stand
  standIn: remplacer, remplaçant
  standingOrder: ordre permanent, virement permanent
  standingRoom: places debout
  standLong: rester debout, se lever, debout
  standUpPaddle: stand-up paddle, planche SUP
  standVerb: debout
  stapler: agrafeuse, agrafes, perforatrice
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
  stayOvernight: passer la nuit, nuitée, loger
  std: MST, IST, VIH, sida
  steak: bifteck
  stealVerb: voler, volé, voleur
  steamCleaner: nettoyeur vapeur, nettoyeur haute pression
  steamCook: à la vapeur
  steamEngine: machine à vapeur, énergie hydraulique, turbine, locomotive, train à vapeur
  steamRoom: hammam, bain de vapeur, bain turc
  steamVerb: vapeur
  steel: acier, inox
  steelStainless: inox, acier inoxydable, galvanisé
  steep: raide, escarpé, pentu, abrupt, pente
  steepSlope: pente, dénivelé
  steer: direction, volant
  steeringCar: direction assistée, crémaillère
  steeringWheel: volant, direction assistée
  steerVerb: barrer, diriger, gouvernail
  stem: tige
  step: marche
  stepByStep: étape par étape, pas à pas, peu à peu
  stepchild: beau-fils, belle-fille
  stepFree: sans marche, sans obstacle, de plain-pied, sans marches, plain-pied, sans escaliers
  stepladder: escabeau
  stepmother: belle-mère, beau-père
  stepsCount: nombre de marches, marches d'escalier
  stepsMany: marches, sol irrégulier, combien de marches, beaucoup d'escaliers
  stepsNumber: nombre de marches
  sterile: stérile, stérilisé
  stewNoun: ragoût, pot-au-feu, gratin
  stickingPlaster: sparadrap
  stickJam: coincer, coincé, bloqué
  sticky: collant, poisseux
  stickyTape: ruban adhésif, scotch
  stiffJoint: torticolis, raide, raideur
  stiffRigid: raide, rigide
  stillWater: eau plate, eau gazeuse, eau pétillante
  sting: piquer, piqûre, piqué
  stingy: radin, avare
  stirrup: étrier, sangle de selle
  stitch: point, points de suture
  stitches: points de suture
  stitchUp: enlever les fils, points de suture
  stock: stock, inventaire
  stocktaking: inventaire
  stomach: estomac
  stomachache: mal au ventre
  stomachBug: gastro, gastro-entérite
  stone: pierre, roche, rocher, gravier
  stoneAge: âge de pierre, préhistoire, préhistorique, néolithique
  stoneChip: impact pare-brise, éclat de pare-brise
  stonemason: tailleur de pierre, sculpteur, marbrier
  stoneware: grès, faïence, céramique, raku
  stool: caca, excrément, analyse de selles
  stoolSample: échantillon de selles, échantillon d'urine
  stopcock: vanne d'arrêt, robinet d'arrêt
  stopMedicine: arrêter le traitement, arrêter de prendre
  stopOver: escale
  stopVerb: arrêter, cesser, arrêt
  stopWorking: ne marche pas, ne fonctionne plus, en panne
  storage: stockage, garde-meuble, entreposage
  storageRoom: box de stockage, garde-meuble
  storageUnit: box de stockage, local de stockage
  storeAway: entreposer, stocker, stockage
  storeData: conserver les données, données personnelles
  storey: étage, dernier étage, premier étage
  stork: cigogne, héron
  storm: tempête, orage
  stormDamage: dégâts de tempête, arbre tombé
  stormy: mer agitée, mer calme, orageux, tempête
  stove: plaque de cuisson, gazinière, plaque à induction
  straightAhead: tout droit, droit
  straighten: lisser, redresser, lissage
  straightenBend: redresser
  straightener: lisseur, fer à boucler
  straightening: lissage
  strange: bizarre, étrange
  stranger: inconnu
  strapBelt: anse, bandoulière, lanière
  straw: paille, botte de paille
  strawberry: fraise
  stray: errant, chien errant
  strayAnimal: errant, chat errant, animal trouvé
  street: rue
  streetAddress: rue
  strengthen: renforcer, fortifier
  strengthTraining: musculation, renforcement musculaire
  strenuous: fatigant, épuisant, éprouvant
  stress: stress, stressé, débordé, épuisement, burn-out
  stretch: étirer, étirement
  stretchClothes: se détendre, élargir, déformé
  stretchedOut: détendu, distendu, avachi
  stretcher: brancard, civière
  stretchFabric: extensible, élasthanne, stretch
  stretching: étirement
  stretchMark: vergetures
  stretchShoes: élargir des chaussures
  stretchy: élastique, extensible, stretch
  strict: strict, sévère
  strikeWork: grève, en grève
  strimmer: débroussailleuse, coupe-bordures, coupe-bordure
  stringMusic: corde de guitare
  stripe: bande, rayé
  stripPaint: décaper, décapage
  strobeLight: stroboscope, lumières clignotantes
  stroke: AVC, accident vasculaire cérébral
  strokeIllness: AVC, attaque cérébrale
  stroll: flâner, se balader
  strong: fort, force
  strongbox: coffre-fort, coffre
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
  substituteParticipant: remplaçant, personne de remplacement
  substitutePerson: remplaçant, suppléant
  subtenant: colocation, colocataire, sous-location
  subtitle: sous-titres, version originale, doublé
  subtitles: sous-titres, sous-titré, version originale
  suburb: banlieue, périphérie
  subway: métro
  succeed: réussir, succès, réussite, taux de réussite
  successor: successeur, reprise
  suck: aspirer, aspirateur
  suckVerb: sucer, aspirer
  sudden: soudain, tout à coup
  sue: poursuivre, procès, porter plainte
  suede: daim
  sueSomeone: porter plainte, poursuivre en justice
  suffer: souffrir, souffre
  sufferFrom: souffrir, souffre, troubles
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
  summerHours: horaires d'été, horaires d'hiver
  summerJob: job d'été, job étudiant
  summerSeason: en été, saison d'été
  summerToboggan: luge d'été, luge sur rail
  summerTyre: pneu été
  summit: sommet, cime
  summitCross: croix sommitale, crête, arête
  sun: soleil
  sunburn: coup de soleil
  sunburnt: coup de soleil, brûlé
  sunflower: tournesol
  sunflowerField: colza, champ de fleurs
  sunglasses: lunettes de soleil
  sunHat: casquette, chapeau de soleil
  sunlit: plein soleil, soleil direct
  sunny: ensoleillé, soleil
  sunnyDay: beau temps
  sunrise: randonnée lever de soleil
  sunscreen: crème solaire
  sunsetTour: croisière coucher de soleil, sortie coucher de soleil
  sunshine: ensoleillement, soleil radieux
  sunstroke: insolation, coup de chaleur
  superfluous: superflu, pas besoin
  supermarket: supermarché
  supervise: surveillant, encadrant
  supplement: complément alimentaire
  supplied: fourni, mis à disposition
  supplier: fournisseur
  supplyNoun: approvisionnement, réserve, fourniture
  supportVerb: soutenir, soutien
  suppository: suppositoire
  surcharge: supplément, majoration
  sureCertain: sûrement, certain, certitude
  sureFooted: pied sûr, pied montagnard
  surefooted: pied sûr
  surface: surface
  surfing: surf, planche de surf, planche à voile, kitesurf
  surgeon: chirurgien
  surgery: opération, chirurgie
  surname: nom de famille
  surprise: surprendre, surprise, surpris
  surprisedState: étonné, stupéfait
  surveillanceCamera: caméra de surveillance, vidéosurveillance
  surveyLand: terrain, parcelle, géomètre
  surveyor: géomètre, expert en bâtiment
  surviveVerb: survivre, survivant
  sushi: sushi
  suspenders: bretelles
  suspendHold: mettre en pause
  suspensionBridge: pont suspendu, passerelle
  suspensionCar: suspension, triangle de suspension
  sustainable: durable
  swallow: avaler, avalé, déglutir
  swallowBird: hirondelle, martinet
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
  sweepUp: balayer
  sweet: sucré, doux
  sweetener: édulcorant, sucrette
  sweets: bonbon, friandise
  swell: gonfler, gonflé, enflé, gonflement
  swelling: gonflement, enflure
  swellWood: se déformer, gondoler, voilé
  swim: nager, natation, baignade, nage, se baigner
  swimAbility: savoir nager, nageur
  swimBadge: brevet de natation, savoir nager, diplôme de natation, test de natation
  swimming: natation, nage
  swimmingCap: bonnet de bain, bonnet
  swimmingGoggles: lunettes de natation, lunettes
  swimmingLesson: cours de natation
  swimmingPool: piscine
  swimsuit: maillot de bain
  swimwear: maillot de bain
  swing: balançoire, tape-cul, structure à grimper, se balancer
  swingPlay: balançoire
  swingToy: balançoire
  swiss: suisse
  switchOff: éteindre, éteint
  switchOn: allumer
  switchOver: basculer, convertir, conversion
  swollenFeet: enflé, gonflé, pieds gonflés
  swornTranslator: traducteur assermenté, traduction assermentée
  symptom: symptôme
  synagogue: synagogue, mosquée, temple
  syrup: sirop
  syrupMaple: sirop
  table: table
  tablecloth: nappe
  tableDecoration: décoration de table, centre de table
  tableFootball: baby-foot
  tableOverview: aperçu
  tableReservation: réservation de table, réserver une table
  tableRunner: chemin de table, set de table, dessous de verre
  tablet: tablette
  tableTennis: tennis de table, ping-pong, baby-foot
  tableware: vaisselle
  tachograph: compteur de vitesse, compteur kilométrique
  tail: queue
  tailbone: coccyx
  tailLift: hayon élévateur, rampe de chargement
  tailor: tailleur, couturière, retouches
  tailorMade: personnalisé
  tailWag: remuer la queue
  takeABreak: faire une pause, se reposer
  takeAlong: emporter, emmener
  takeApart: démonter, démontage
  takeaway: à emporter
  takeBack: reprendre, reprise
  takeBlood: prise de sang, prélever du sang
  takeCare: s'occuper de, prendre soin
  takeDown: démonter, décrocher, démontage
  takeHomePiece: emporter chez soi, pièce terminée
  takeIn: resserrer, reprendre
  takeInside: emporter à l'intérieur, entrer avec
  takeInWaist: reprendre la taille, rétrécir, cintrer
  takeoff: décollage, atterrissage, atterrir, aérodrome
  takeOffClothes: enlever, se déshabiller
  takeOffPart: amovible, détachable, démontable
  takeOffPlane: décoller, décollage
  takeOffShoes: enlever ses chaussures, se déchausser
  takeOut: sortir, retirer, extraire
  takeOver: reprendre l'affaire, reprise, cession
  takePhotos: prendre des photos, photographier, photos autorisées
  takePlace: avoir lieu, se dérouler, a lieu
  takeRubbish: remporter ses déchets, déchets
  takeSouvenir: emporter des pierres, garder
  takeTablet: prendre des comprimés, prise de médicament
  takeTake: prendre, prends, pris, prenez, prennent
  takeTurns: se relayer, alterner
  talkConversation: discuter, conversation, entretien
  tall: grand, de grande taille
  tallPerson: grande personne
  tame: docile, apprivoisé
  tameVerb: apprivoiser, dresser, dompter
  tampon: serviette hygiénique, tampon, serviette périodique
  tan: bronzer, bronzage
  tandem: vélo tandem
  tandemBike: tandem
  tangle: emmêler, nœud, noeud
  tango: tango
  tanner: tanneur, tannerie, sellier
  tanning: bronzage, solarium
  tap: robinet
  tapDance: claquettes
  tapeRoll: ruban de masquage, double face, ruban isolant
  tapestry: tapisserie murale, tenture
  tapWater: eau du robinet
  tarnish: ternir, noircir
  tarnished: terni, oxydé, noirci
  tarpaulin: bâche
  tartar: tartre, détartrage, plaque dentaire
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
  teach: enseigner, enseignement
  teacher: professeur, enseignant, prof
  teachingHour: heure de cours
  teachingMaterial: dossier pédagogique, matériel pédagogique
  teachVerb: enseigner, donner des cours
  team: équipe, personnel
  teamBuilding: cohésion d'équipe, team building
  teamSport: équipe
  teapot: théière, cafetière
  tearRip: déchirer, déchirure, déchiré
  teaspoon: cuillère à café, cuillère à soupe
  technician: technicien
  teddyBear: peluche, nounours, doudou, ours en peluche
  teenager: adolescent, ado
  teethWhitening: blanchiment dentaire, blanchiment des dents
  telescope: télescope, lunette astronomique
  television: télévision, télé, téléviseur, écran plat
  televisionChannel: chaîne de télévision, parabole, antenne
  temperature: température, degrés, degré, degré Celsius
  temperatureInside: température ambiante, température intérieure
  temporary: temporaire, provisoire
  temporaryJob: intérim, intérimaire, travail temporaire
  temporaryShow: exposition temporaire, exposition permanente
  tenancy: bail, contrat de location, baux
  tenancyLaw: droit locatif, droit du bail, association de locataires
  tenant: locataire
  tender: tendre, juteux
  tenderOffer: appel d'offres, marché public
  tendon: tendon, ligament
  tennisElbow: tendinite, épicondylite
  tennisRacket: raquette
  tenPass: carte de dix, carnet de dix
  tension: raideur, courbature
  tent: tente
  tentPeg: sardine de tente, piquet, arceau, piquet de tente
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
  thaiMassage: massage thaï, shiatsu, ayurvéda
  thank: remercier, merci
  thankful: remercier, merci
  thankYouCard: carte de vœux, carte de remerciement, carte d'anniversaire
  thatchRoof: toit de chaume, chaume
  thaw: décongeler
  theatre: théâtre
  theatrePlay: pièce de théâtre, drame
  theatreScript: scénario, livret
  theft: vol, cambriolage, cambrioleur, voleur
  theoryTest: code de la route, examen théorique
  therapeuticRiding: équithérapie, hippothérapie
  thermalBath: thermes, bain thermal, source chaude
  thermalUnderwear: sous-vêtement thermique
  thermometer: thermomètre
  thermometerFever: thermomètre
  thermos: thermos, bouteille isotherme, gourde
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
  thistle: chardon, pissenlit
  thorn: épine
  thorough: à fond, soigneux, minutieux
  thousand: mille
  threaten: menacer, menace
  threeDPrint: impression 3D, imprimante 3D
  thresh: battage, batteuse, battre le blé
  threshold: seuil
  throat: gorge
  thrombosis: thrombose, phlébite, caillot
  throw: jeter, lancer, jette, lancer du
  throwAway: jeter, se débarrasser
  thumb: pouce
  thyme: thym, romarin, basilic
  thyroid: thyroïde
  tiara: diadème, tiare, bijou de tête
  tick: tique, morsure de tique, tire-tique
  tickBite: piqûre de tique, morsure de tique, maladie de Lyme
  ticket: billet, ticket
  ticketInspector: contrôleur, contrôle des billets
  ticketMachine: distributeur de billets, automate billets
  ticketOffice: billetterie, guichet, vente de billets
  ticketRefund: remboursement des billets, rendre un billet
  tickRemover: anti-moustique, tire-tique, répulsif
  tide: marée, marée haute, marée basse
  tidyAfterParty: ménage de fin, nettoyage final
  tidyUp: ranger, rangement, rangé, soigné, ordonné
  tie: cravate, nœud papillon
  tieUp: attacher, nouer, lier
  tiger: tigre
  tight: serré, étroit
  tights: collants
  tile: carreler, carrelage, carreau, carreaux
  tileJoint: jointoyer
  tiler: carreleur, poseur de sol
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
  tinnedFood: conserve, boîte de conserve
  tinnitus: acouphènes
  tinPewter: étain, zinc
  tinsmith: ferblantier, zingueur, tôle
  tintedWindows: vitres teintées, film teinté
  tiny: minuscule
  tip: pourboire
  tipGratuity: pourboire
  tired: fatigué, fatigue, fatiguée, crevé
  tiredness: fatigue, fatigué, manque d'énergie
  tissuePaper: mouchoir, papier de soie, essuie-tout
  toad: crapaud
  toast: trinquer, porter un toast, discours, toast, officiant
  toastBread: pain grillé, tartine
  toaster: grille-pain
  today: aujourd'hui
  toddler: tout-petit, jeune enfant
  toe: orteil
  toenail: ongle du pied, ongle de pied
  tofu: tofu
  together: ensemble
  toilet: toilettes, WC, cabinet
  toiletBag: trousse de toilette
  toiletFlush: chasse d'eau
  toiletPaper: papier toilette
  toiletries: articles de toilette, trousse de toilette
  toiletSeat: abattant, lunette des toilettes
  tolerance: s'habituer, s'adapter, adaptation
  tolerate: supporter, tolérer
  tolerateFood: ne pas supporter, intolérance
  toLet: à louer, mise en location
  toll: péage
  tomato: tomate
  tomb: tombeau, tumulus, momie
  tomcat: matou
  tomorrow: demain
  toneHair: patine, nuance, ton sur ton
  toner: toner, cartouche de toner
  tongue: langue
  tonight: ce soir
  tonne: tonne
  tonsil: amygdales
  tooBig: trop grand, trop large, encombrant, volumineux
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
  toolRental: location d'outils, location de matériel
  tooMuch: trop
  tooShort: trop court
  tooSlow: trop lent, lent
  tooth: dent
  toothache: mal de dents, rage de dents
  toothbrush: brosse à dents
  toothDecay: carie
  toothExtraction: dent de sagesse, extraction dentaire, arracher
  toothless: édenté, dent manquante
  toothpaste: dentifrice
  tooTight: trop serré, trop petit, moulant, trop étroit
  tooYoung: trop jeune, trop petit, assez grand
  topic: sujet, thème
  topUp: recharger, recharge, contenant réutilisable, vrac
  torchLight: lampe torche, lampe de poche, lampe frontale
  tornLigament: ligaments déchirés, ligament, rupture ligamentaire
  tornState: déchiré, troué
  touch: toucher, touché
  touchAnimals: caresser les animaux, toucher les animaux
  touchPen: stylet
  touchscreen: écran tactile, stylet, vitre tactile
  touchVerb: toucher, manipuler
  toughMeat: dur, coriace
  tourCancelled: annulé, n'a pas lieu, annulation sortie
  tourGuide: guide, guide touristique
  tourHeadset: casque audio, écouteurs
  tourism: tourisme, touristique
  tourismOffice: office de tourisme, syndicat d'initiative, centre d'accueil
  tourist: touriste, voyageur, vacancier
  touristCard: carte touristique, carte d'hôte
  touristOffice: office de tourisme, syndicat d'initiative
  touristTax: taxe de séjour
  touristTaxFree: hors taxes, détaxe, exonéré
  tourLanguage: visite en anglais, visite en langue étrangère
  tourLeader: guide conférencier, guide de musée
  tow: remorquer, remorquage
  towbar: attelage, boule d'attelage
  towel: serviette de toilette, serviette
  towelHire: location de serviettes, serviettes fournies
  tower: tour de guet, clocher, montée à tour, donjon
  towerSteps: marche d'escalier
  towing: dépannage, remorquage, dépanneuse
  townAdministration: commune, municipalité, administration
  townHall: mairie, hôtel de ville, commune
  townSquare: place du marché
  toy: jouet
  toyCar: petite voiture, voiture télécommandée
  toyLibrary: ludothèque, prêt de jouets
  tracking: suivi, numéro de suivi
  trackingNumber: numéro de suivi, suivi de colis
  trackpad: pavé tactile, charnière d'ordinateur
  tracksAnimal: empreinte, trace d'animal
  tractor: tracteur
  tradeFair: salon professionnel, congrès
  tradeIn: reprise, rachat, reprendre l'ancien
  tradeLicence: licence commerciale, autorisation d'exploitation
  tradeUnion: syndicat, comité d'entreprise
  tradition: tradition, coutume, costume traditionnel
  traffic: circulation, trafic
  trafficJam: embouteillage, bouchon
  trafficLaw: contravention, excès de vitesse, PV
  trafficLight: feu rouge, feu tricolore
  trailClosed: sentier fermé, route fermée, route barrée
  trailer: remorque
  trailMarker: balisage, balise, poteau indicateur, fléché
  trailRide: randonnée équestre, balade équestre
  trailRunning: course en montagne, marathon, course à pied
  train: entraîner, entraînement
  trainAnimal: dresser, dressage, obéissance
  trainConnection: correspondance, liaison ferroviaire
  trainedStaff: personnel qualifié, formé, diplômé
  trainee: apprenti, apprentie
  trainerShoe: basket, chaussures de sport
  trainersShoe: basket, chaussure de sport
  training: formation
  trainSteam: train à vapeur, train touristique, locomotive
  tram: tramway
  transferable: transmissible, cessible, incessible
  transferData: transférer les données, transfert de données
  transferDeceased: rapatriement, transport de corps
  transferMoney: virement, virer, transférer
  transferPerson: transférable, cessible, céder
  transgender: transgenre, non binaire
  translate: traduire, traduction, traduit
  translateFor: interpréter, interprète
  translator: traducteur, interprète, interprétariat
  transparent: transparent
  transportStrike: grève
  trapVerb: enfermé, piégé, coincé dedans
  trauma: traumatisme, traumatisé
  travel: voyager, voyage
  travelAdapter: adaptateur de voyage, batterie externe
  travelAgency: agence de voyages
  travelBag: sac de voyage, valise à roulettes
  travelCosts: frais de déplacement, déplacement
  travelCot: lit bébé, lit parapluie, berceau
  travelDocuments: documents de voyage, confirmation de réservation
  travelInsurance: assurance voyage, assurance annulation
  traveller: voyageur
  travelSickness: mal des transports
  travelVaccination: vaccin voyage, paludisme, maladie tropicale
  travelWarning: conseils aux voyageurs, vaccin de voyage
  tray: plateau
  trayTable: plateau
  treadmill: tapis de course, vélo elliptique, vélo d'appartement, elliptique
  treasureHunt: chasse au trésor, jeu de piste
  treat: traiter, traitement, soigner
  treatment: traitement, thérapie, soin
  tree: arbre
  treeCare: élagage, abattage, élagueur
  treehouse: cabane dans arbres, cabane perchée, cabane dans les arbres
  treeSurgeon: élagueur, arboriste
  treetopPath: sentier des cimes, passerelle arbres
  trekkingPoles: bâton de marche, bâtons de randonnée
  trellis: treillis, pergola, treillage
  tremble: tremblement, trembler
  trial: procès, poursuite
  trialLesson: cours d'essai, séance d'essai, cours découverte
  trialWork: journée d'essai, période d'essai
  triangleShape: triangle, triangulaire
  triathlon: triathlon, triathlète
  trim: tailler, rafraîchir
  trimHedge: haie, tailler la haie
  triplet: triplés
  tripleThrice: trois fois, triple
  tripod: trépied
  tripodFilm: tournage, prise de vue
  trolley: chariot, diable
  trombone: trombone, tuba
  trophyCup: trophée, médaille, coupe trophée
  trot: trot, trotter, galop
  trough: abreuvoir, auge, mangeoire
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
  tubelessTyre: pneu de vélo, démonte-pneu, kit de réparation, rustines
  tuitionFee: frais de scolarité, frais d'inscription
  tulip: tulipe
  tumbleDryer: sèche-linge, sécheuse
  tumour: tumeur, grosseur
  tuna: thon
  tune: accorder, accordage, accordeur
  tuning: accordage, accordeur
  tuningPeg: cheville de violon, chevalet de violon
  tunnel: tunnel
  turbocharger: turbo
  turkey: dinde
  turkish: turc, turque, Turquie
  turnAround: tourner, faire demi-tour
  turnBack: revenir, faire demi-tour, rebrousser chemin
  turnOff: tourner à gauche, tourner à droite
  turnOver: retourner
  turnRound: faire demi-tour, retourner
  turnstile: tourniquet, barrière d'accès, barrière
  turnUp: se présenter, apparaître, venir
  turtle: tortue
  tutoring: soutien scolaire, cours de soutien
  tutuCostume: justaucorps, tutu, tenue de danse
  tuxedo: smoking, frac
  tweezers: pince à épiler
  twice: deux fois, double
  twig: branche, rameau
  twin: jumeau, jumeaux, jumelle
  twinPram: poussette double
  twistAnkle: entorse, foulure
  twistVerb: tordre, tordu, vriller
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
  ukulele: ukulélé, mandoline, banjo
  ultrasound: échographie, échographe
  umbrella: parapluie
  umbrellaRepair: réparation de parapluie
  umbrellaStand: porte-parapluies
  unaccompanied: non accompagné, sans parents
  unavailable: indisponible
  unbreakable: incassable, antichoc
  uncle: oncle, tonton
  unclog: déboucher, débouchage
  uncollected: non retiré, non réclamé
  uncomfortable: inconfortable, gênant
  unconscious: inconscient, sans connaissance, évanoui
  uncover: découvrir, enlever la bâche
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
  underweight: maigreur, insuffisance pondérale
  unemployed: chômeur, chômage, demandeur d'emploi
  unemployedRate: demandeur d'emploi, chômeur
  unemployedState: chômeur, au chômage, demandeur d'emploi
  unemploymentBenefit: allocation chômage, pôle emploi, France Travail
  uneven: inégal, bosselé, cahoteux
  unfit: pas sportif, hors de forme
  unfortunately: malheureusement
  unfurnished: non meublé, vide de meubles
  unhealthy: malsain, mauvais pour santé
  unicycle: monocycle, draisienne
  unique: pièce unique, unique
  unisexToilet: toilettes femmes, toilettes hommes, toilettes mixtes
  universe: univers, espace cosmique
  university: université, fac
  unknown: inconnu
  unladenWeight: poids à vide, PTAC
  unlimited: illimité
  unlock: déverrouiller, débloquer
  unlockPhone: déverrouiller, débloquer, désimlocker
  unmarried: célibataire
  unnecessary: inutile, pas nécessaire
  unopenedPackage: emballage d'origine, non ouvert, scellé
  unpack: déballer
  unpackagedBulk: en vrac, sans emballage
  unpaid: impayé
  unpaved: non goudronné, chemin de terre
  unpick: découdre, décousu
  unravel: s'effilocher, filer, maille filée
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
  unwell: mal à l'aise, souffrant, malaise
  upcycling: surcyclage, upcycling
  update: mise à jour
  updo: chignon
  upgrade: surclassement, mise à niveau, améliorer
  upholster: tapisser, rembourrer, tapisserie
  upholsterer: tapissier, décorateur
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
  urnBurial: inhumation des cendres, dispersion des cendres
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
  utilityBill: charges
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
  valley: vallée, canyon, vallon
  valuable: précieux, de valeur
  valuables: objets de valeur
  valuation: expertise, estimation
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
  veneer: placage, marqueterie
  venison: gibier, venaison, chevreuil
  venomous: venimeux
  ventilate: aérer, ventilation
  ventilation: ventilation, ventilateur
  venue: lieu de réception
  verbal: oral, verbalement
  verdict: jugement, verdict
  verifyIdentity: vérifier, vérification, justifier
  vernissage: vernissage
  vertigo: vertige, peur du vide
  vestWaistcoat: gilet, veste sans manches
  vet: vétérinaire, véto
  vetClinic: clinique vétérinaire, cabinet vétérinaire
  vetEmergency: urgence vétérinaire, vétérinaire à domicile
  veterinarian: vétérinaire, véto
  viaFerrata: via ferrata
  vibrate: vibrer, secouer, trembler
  vice: étau, serre-joint
  victim: victime
  videoCall: appel vidéo, visioconférence, visio, réunion en ligne
  videoConsultation: téléconsultation, consultation vidéo
  videoFilm: film
  videoLesson: diffusion en direct, streaming
  view: panorama, belle vue, vue sur mer
  viewPanorama: vue, panorama, point de vue, belvédère
  viewpoint: belvédère, point de vue, tour panoramique
  village: village
  villageFestival: fête de village, fête foraine, kermesse
  villageFete: fête du village, fête de quartier, kermesse, fête foraine
  vinegar: vinaigre
  vineyard: vignoble, vigne, domaine viticole
  vintage: millésime, cépage, vin sec, ancien, rétro, vintage
  vintageCar: voiture ancienne, voiture de collection
  vinyl: vinyle, tourne-disque, platine
  vinylRecord: disque vinyle, vinyle
  violet: violette fleur, pensée fleur
  violin: violon
  violinMaker: luthier, accordeur de pianos, facteur d'instruments
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
  visitorNumbers: affluence, bondé, heure de pointe
  visuallyImpaired: malvoyant, déficient visuel
  vitamin: vitamine
  vocabulary: vocabulaire, grammaire
  vocationalSchool: lycée professionnel, école professionnelle, CFA, formation professionnelle
  vocationalTraining: formation professionnelle, apprentissage
  voice: voix
  voicemail: répondeur, messagerie vocale
  volcano: volcan, lave, cratère
  volleyball: volley, volley-ball, handball
  voltage: tension électrique, volts, watts
  volume: volume, capacité
  volumeCapacity: capacité, volume, places assises, jauge
  voluntaryYear: bénévolat, bénévole, volontariat
  volunteer: bénévole, volontaire
  volunteerVerb: bénévole, bénévolat, volontaire
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
  waistSize: tour de taille, tour de hanches, tour de poitrine
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
  walkInNoAppointment: sans rendez-vous, sans réservation
  walkInVisit: sans rendez-vous, à l'improviste
  wall: mur, paroi
  wallet: portefeuille, porte-monnaie
  wallPaint: peinture murale, peinture intérieure
  wallpaper: papier peint, tapisser
  walnut: noix, noyer, noix de Grenoble
  walnutWood: noyer, merisier, acajou
  wardrobe: garde-robe, penderie
  warehouse: entrepôt, stockage, garde-meuble
  warm: chaud, tiède
  warmClothes: vêtements chauds, plusieurs couches, sous-vêtements thermiques
  warmLining: fourré, doublure polaire
  warmRent: charges comprises, loyer charges comprises
  warmUp: échauffement, s'échauffer
  warn: avertir, avertissement, prévenir
  warningLight: voyant
  warranty: garantie, garantir, garanti, assurer
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
  wasteWater: eaux usées, eaux grises, vidange des eaux, WC chimique
  watch: montre, montre-bracelet
  watchGlass: verre de montre, couronne de montre
  watchmaker: horloger
  watchOnly: seulement regarder, assister
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
  waterDamaged: tombé dans l'eau, dégât des eaux, mouillé
  waterDispenser: fontaine à eau, distributeur d'eau
  waterfall: cascade, chute d'eau
  waterFilter: filtre à eau
  waterHeater: chauffe-eau, cumulus
  wateringCan: arrosoir
  waterLevel: niveau d'eau, crue
  waterPipe: tuyau, tuyauterie, canalisation
  waterPlants: arroser, arrosage
  waterPressure: pression de l'eau
  waterproof: imperméable, étanche
  waterPump: pompe à eau, pompe immergée
  waterQuality: qualité de l'eau
  waterSki: ski nautique, wakeboard
  waterSlide: toboggan aquatique, pataugeoire, parc aquatique
  waterSports: sports nautiques, ski nautique, wakeboard
  waterTank: réservoir d'eau, ballon d'eau
  waterTemperature: température de l'eau
  waterwheel: roue à aubes, moulin à eau
  wave: vague, houle, ressac
  wax: cire, cire de bougie, stéarine
  waxHair: épiler, épilation
  waxing: épilation
  weak: faible, faiblesse
  weapon: arme, canon de guerre
  weaponArmour: armure, épée, arme
  weaponsPermit: permis d'arme, arme à feu
  wear: porter, porté, portez
  wearOut: s'user, usure, usé
  wearTear: usure, traces d'usure
  wearVerb: que porter, tenue
  weather: météo, climat
  weatherDependent: selon météo, par tous temps, temps le permet
  weatherForecast: prévision météo, prévisions
  weatherproof: résistant aux intempéries, coupe-vent
  weatherWarning: alerte météo, vigilance orange, avis de tempête
  weave: tisser, tissage
  weaver: tisserand, métier à tisser, rouet, filature
  weavingLoom: métier à tisser, rouet, filer la laine
  webcam: webcam
  webDesign: création de site, site internet, page d'accueil
  website: site web, site internet
  wedding: mariage, noces
  weddingAnniversary: anniversaire de mariage
  weddingCake: gâteau de mariage, pièce montée
  weddingCar: voiture de mariage, calèche
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
  weddingVenue: lieu de mariage, salle de mariage
  weddingVideo: vidéo de mariage, vidéaste, production vidéo
  weddingWitness: témoin de mariage
  weed: désherber, mauvaises herbes, mauvaise herbe
  weedKiller: désherbant, herbicide, pesticide
  weedkiller: désherbant, herbicide, pesticide
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
  weightMeasure: combien pèse, pèse
  weld: souder, soudure
  wellbeing: bien-être
  wellDone: bien cuit, saignant, à point
  wellies: bottes en caoutchouc, bottes
  west: ouest, occident, occidental
  wet: mouillé
  wetAreaShoes: chaussures d'intérieur, chaussures propres, sandales de bain
  wetFood: pâtée pour chat, nourriture humide
  wetsuit: combinaison néoprène, combinaison étanche, néoprène, combinaison de plongée
  whale: baleine, cachalot
  whaleWatch: voir des animaux, observer les animaux
  whatsapp: WhatsApp, messagerie
  wheat: blé, froment
  wheatBeer: bière blanche, bière artisanale
  wheel: roue
  wheelAlignment: géométrie, parallélisme
  wheelBalancing: équilibrage
  wheelbarrow: brouette
  wheelchair: fauteuil roulant
  wheelchairHire: fauteuil roulant, en fauteuil
  wheelchairRamp: rampe, rampe d'accès
  wheelchairUser: utilisateur de fauteuil, personne en fauteuil
  wheelThrowing: tournage, poterie, modelage
  whileWait: sur place, à la minute, pendant l'attente
  whippedCream: crème fouettée, chantilly, crème fraîche
  whipRiding: cravache, fouet, éperons
  whisk: fouet
  whiskers: moustaches du chat
  whisky: whisky, cognac, brandy
  whisper: chuchoter, murmurer
  whistle: siffler
  white: blanc, blanche
  whiteboard: tableau blanc, tableau noir
  whiteCane: canne blanche
  whiteColour: blanc, blanche
  whiteGold: or blanc, or rose
  whitenTeeth: blanchir les dents, blanchiment
  whiteWine: vin blanc, rosé
  whitsun: Pentecôte
  wholeEntire: entier
  wholegrain: farine complète, épeautre, farine intégrale
  wholemeal: pain complet, céréales complètes
  wholesale: vente en gros, grossiste
  wickerwork: osier, rotin, vannerie
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
  wildAnimal: faune, animal sauvage
  wildBoar: sanglier
  wildflower: fleur sauvage, fleur des champs
  wildGarlic: ail des ours, plantes sauvages
  wildlife: faune, animaux sauvages, gibier
  wildlifePark: parc animalier, parc à gibier
  will: testament
  willow: saule, osier, peuplier
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
  windproof: coupe-vent, abrité du vent
  windscreen: pare-brise
  windsurfing: planche à voile, kitesurf, windsurf
  windTurbine: éolienne, moulin à vent
  windyState: mer agitée, vagues, houle
  wine: vin
  wineBar: bar à vin, bar à cocktails
  wineCellar: cave à vin, chai, cave voûtée
  wineGlass: verre à vin, chope, flûte à champagne, coupe de champagne, flûte de champagne
  winegrower: vigneron, viticulteur
  winePress: vendanges, pressoir, presse à fruits, pressoir à cidre
  winery: domaine viticole, vigneron, vignoble, cave viticole
  wineTasting: dégustation de vin, visite de cave, dégustation
  wing: aile, ailes
  winner: gagnant, vainqueur
  winPrize: gagner, gagnant, prix, tirage au sort, loterie, tombola
  winter: hiver
  winterBreak: fermeture hivernale, trêve hivernale, fermé en hiver
  winterProtection: rustique, hivernage, protection hivernale
  winterStorage: hivernage, hiverner
  winterTyre: pneu hiver, pneu neige
  wipe: essuyer, essuie
  wiper: essuie-glace
  wireFence: grillage, barbelé, fil barbelé
  wireMetal: fil de fer, fil métallique
  wireUp: câblage, câble
  wish: souhaiter, souhait
  witch: sorcière, dragon, magie, sorcier
  withAdult: accompagné d'un adulte, accompagnés
  withdraw: se rétracter, rétractation, retirer
  withdrawalRight: droit de rétractation
  withdrawContract: se rétracter, se désister, rétractation
  witness: témoin
  wobble: branlant, bancal
  wolf: loup
  woman: femme, dame
  womb: utérus
  womenOnly: réservé aux femmes, femmes seulement
  womensHaircut: coupe femme
  wontDrain: ne vidange plus, n'essore plus, code erreur
  wontStart: ne démarre pas, démarrer
  wood: bois
  woodBeam: poutre, bois de charpente
  woodCarving: sculpture sur bois, tournage sur bois
  woodChipper: broyeur, broyeur de végétaux
  woodchipper: broyeur de végétaux
  woodenFloor: plancher, sol en bois
  woodenSpoon: cuillère en bois, spatule, maryse
  woodenToys: jouet en bois
  woodland: bosquet, sentier forestier, chemin forestier
  woodlandBurial: inhumation en forêt, forêt cinéraire
  woodMoth: mite, mites, trou de mite
  woodOil: huile pour bois, cire d'abeille, encaustique, huile de lin
  woodpecker: pic-vert, pivert
  woodPellets: granulés de bois, pellets
  woodStain: lasure, teinte à bois
  woodStove: poêle à bois, poêle à granulés
  woodturning: tournage sur bois, sculpture sur bois
  woodwind: hautbois, basson, flûte traversière
  woodworking: menuiserie, travail du bois
  woodworm: ver à bois, vrillette, vers à bois, termites
  wool: laine, fil
  woolFilling: rembourrage, garnissage, ouate
  word: mot
  workAccident: accident du travail
  workExperience: stage de découverte, stage en entreprise, journée d'essai
  workFunction: fonctionner, marcher
  workHere: travailler ici, cherche emploi, postuler, embauche
  workJob: travailler, travail, emploi
  workout: entraînement, musculation
  workPermit: permis de travail
  workPlacement: stage, journée découverte, stage découverte
  workSafety: sécurité au travail, prévention des risques
  worksheet: fiche pédagogique, fiche d'exercices
  workshop: atelier
  workshopEvent: atelier, stage
  worktop: plan de travail
  workwear: tenue de travail, uniforme
  worldWar: guerre mondiale, guerre, bunker
  worldwide: mondial, international
  worm: ver, vermifuge
  wornHeel: changer les talons, talonnettes
  wornOut: usé, usure
  wornShoes: usé, élimé, semelle usée
  worry: s'inquiéter, inquiet, inquiétude, souci, soucieux
  worse: pire
  worsen: empirer, s'aggraver, aggraver
  worthless: sans valeur
  worthwhile: vaut la peine, rentable, intéressant
  wound: plaie
  woundCare: soin de plaie, changement de pansement
  wrapBandage: bander, bandage, pansement
  wrappingPaper: papier cadeau
  wrapUp: emballer, envelopper
  wreath: couronne, guirlande
  wrench: clé anglaise, clé à molette
  wringOut: essorer, essorage
  wrinkle: ride
  wrist: poignet
  wristbandTicket: bracelet d'entrée, tampon main
  write: écrire, écrit, écris, écrivez, écrivent, rédiger
  writeDown: noter, inscrire, écrire
  writeOff: irréparable, épave
  writtenExam: examen écrit, épreuve écrite
  wrong: faux, incorrect, erroné
  wrongFuel: erreur de carburant
  wrongSize: mauvaise taille, ne va pas, trop petit, trop grand
  wroughtIron: fer forgé, fonte
  xray: radiographie
  xylophone: xylophone, triangle
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
  zitherLute: cithare, luth
  zoo: zoo, parc zoologique
  zookeeper: soigneur animalier
  zoomLens: téléobjectif, zoom
  zumba: zumba, aérobic
`
