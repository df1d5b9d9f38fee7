/** See `../dictionary.ts`. */
export const dictionary = `
  above: oberhalb, obere, oberste
  abroad: Ausland, im Ausland
  accelerate: beschleunigen
  accept: akzeptieren, annehmen, angenommen
  access: Zugang, Zutritt
  accessCode: Zugangscode, PIN, Zahlencode
  accessible: barrierefrei, rollstuhlgerecht, ebenerdig
  accessory: Zubehör
  accident: Unfall, Unfälle
  accidental: versehentlich, aus Versehen
  accidentReport: Unfallbericht
  accommodate: unterbringen, Unterkunft
  accordion: Akkordeon
  account: Konto, Konten, Benutzerkonto
  accountant: Buchhalter, Steuerberater
  accounting: Buchhaltung, Buchhalter, Buchführung
  accountNumber: Kontonummer
  acting: Schauspiel, Schauspielunterricht
  actor: Schauspieler, Schauspielerin
  adapter: Adapter
  addiction: Sucht
  address: Adresse, Anschrift
  addVerb: hinzufügen, ergänzen
  adhesiveTape: Klebeband, Klebebänder, Packband
  adjust: anpassen, einstellen, justieren
  admission: Eintritt, Eintrittspreis
  adopt: adoptieren, Adoption
  adoption: Adoption
  adult: Erwachsene
  advanced: fortgeschritten, Fortgeschrittene
  advancedLearner: Fortgeschrittene, Fortgeschrittener
  advertise: werben, Werbung, Anzeige
  adviceConsultation: Beratung, Beratungsgespräch
  advise: beraten, Rat
  afternoon: Nachmittag, nachmittags
  again: wieder, nochmal, erneut
  age: Alter
  agenda: Tagesordnung
  ageYears: Jahre alt, jährig
  aggression: aggressiv, Aggression
  aggressive: aggressiv
  agreeVerb: einverstanden, zustimmen, vereinbaren, Vereinbarung
  airConditioned: Klimaanlage, klimatisiert
  airConditioning: Klimaanlage, Klima
  airFilter: Luftfilter, Pollenfilter, Innenraumfilter
  airport: Flughafen, Flughäfen
  airportShuttle: Shuttle, Flughafentransfer
  airPump: Pumpe, Luftpumpe
  alarm: Alarmanlage
  alarmClock: Wecker
  alarmSystem: Alarmanlage
  alcohol: alkoholisch, Alkohol
  alignAxis: Spureinstellung, ausrichten
  alimony: Unterhalt, Alimente
  allDay: ganztägig, den ganzen Tag
  allergen: Allergen
  allergicFree: hypoallergen, allergikerfreundlich
  allergy: allergisch, Allergie, Allergiker
  allow: erlauben, Erlaubnis, gestatten, zulassen
  almond: Mandel
  almost: fast, beinahe
  alone: allein, alleine
  aloneUnsupervised: unbegleitet, unbeaufsichtigt
  alteration: Änderungsschneiderei, Kleideränderung
  alternator: Lichtmaschine
  always: immer, stets
  amateur: Laie, Hobby
  ambulance: Krankenwagen, Rettungswagen
  amountMoney: Betrag, Beträge, Summe
  amountQuantity: Menge, Anzahl
  anaesthesia: Narkose, Betäubung
  anaesthetize: betäuben, Betäubung, Narkose
  anger: Wut, wütend, Ärger
  angry: wütend, böse, verärgert
  animal: Tier
  animalShelter: Tierheim
  ankle: Knöchel, Fußgelenk
  anniversary: Jubiläum, Jahrestag
  announce: ankündigen, Ankündigung
  annoy: ärgern, nerven
  anonymous: anonym
  answer: antworten, Antwort, beantworten
  answeringMachine: Anrufbeantworter, Mailbox
  ant: Ameise
  antibiotic: Antibiotikum, Antibiotika
  antique: antik, Antiquität
  antiReflection: Entspiegelung, Beschichtung
  antivirus: Virenschutz, Antivirenprogramm
  anxiety: Angstzustände
  apologize: entschuldigen, Entschuldigung
  app: App, Apps
  appeal: Einspruch, Widerspruch, Berufung
  appealLaw: Berufung, Einspruch, Widerspruch
  apple: Apfel, Äpfel
  appliance: Haushaltsgerät, Elektrogerät
  applicant: Bewerber, Kandidat
  applicationForm: Antrag, Anträge
  applyCream: eincremen, auftragen
  applyJob: bewerben, Bewerbung, beworben
  appointment: Termin
  apprentice: Lehrling, Azubi, Ausbildung, Lehre
  apprenticeship: Lehre, Lehrstelle, Ausbildungsplatz
  apron: Schürze
  aquarium: Aquarium, Aquarien
  architect: Architekt
  areaSurface: Fläche
  arm: Arm
  armchair: Sessel
  around: Umgebung, Gegend
  arrangeFlowers: Strauß, Blumenstrauß
  arrest: verhaften, festnehmen
  arrive: ankommen, Ankunft, eintreffen, Anreise
  arthritis: Arthrose, Arthritis
  artificialFlower: Kunstblume, Seidenblume
  artisan: Handwerker, Kunsthandwerker
  artist: Künstler, Künstlerin
  artWork: Kunst, Kunstwerk
  ash: Asche
  ask: fragen, Frage, anfragen, Anfrage
  assemble: montieren, Montage, aufbauen, zusammenbauen
  assessor: Gutachter, Gutachten, Sachverständiger
  association: Verein
  asSoonAs: so schnell wie möglich, schnellstmöglich
  asthma: Asthma
  astigmatism: Hornhautverkrümmung, Astigmatismus
  atHome: zuhause, zu Hause, daheim, Hausbesuch
  attach: befestigen, anbringen
  attachFile: beifügen, Anhang, Anlage
  attachment: Anhang, Anhänge
  attackBite: angreifen, angegriffen, Angriff
  attempt: Versuch, versuchen
  attend: anwesend, Anwesenheit
  attendanceList: Anwesenheitsliste
  attic: Dachboden, Speicher, Dachböden
  auction: Versteigerung, Auktion
  aunt: Tante
  authority: Behörde, Amt, Ämter
  autism: Autismus
  automatic: automatisch, Automatik
  automaticCar: Automatik, Automatikgetriebe
  autumn: Herbst
  available: verfügbar, frei, Verfügbarkeit
  average: Durchschnitt, durchschnittlich
  avoid: vermeiden, vermieden
  axe: Axt, Beil
  baby: Baby, Säugling
  babyFood: Babynahrung, Babyflasche
  babysit: babysitten, Kinderbetreuung
  babysitter: Babysitter, Kindermädchen, Tagesmutter
  back: Rücken, Rückenschmerzen
  backdrop: Hintergrund, Hintergründe
  backpack: Rucksack, Rucksäcke
  backup: Backup, Datensicherung, Sicherungskopie
  bacon: Speck
  bad: schlecht, schlimm
  bag: Tasche, Beutel
  bagSack: Tasche, Tüte, Sack, Säcke
  bake: backen, bäckt, gebacken
  baker: Bäcker
  bakery: Bäckerei
  balance: Gleichgewicht
  balcony: Balkon
  bald: Glatze, kahl
  ball: Ball, Bälle
  ballet: Ballett
  balloon: Luftballon, Ballon
  ballroom: Standardtanz, Walzer, Gesellschaftstanz
  bandage: Verband, Verbände
  bandMusic: Band, Orchester
  bank: Bank
  bankAccount: Bankkonto
  bankBranch: Geldautomat, Bankautomat
  banknote: Geldschein, Schein
  bankruptcy: Insolvenz, Konkurs, pleite, Bankrott
  banquet: Bankett, Festessen
  baptism: Taufe
  barbecue: Grill, Grillen
  barber: Barbier
  barefoot: barfuß
  barkVerb: bellen, Gebell
  barn: Scheune
  barrel: Fass, Fässer
  barStool: Hocker, Barhocker
  basement: Keller
  basementStorage: Keller
  basketball: Basketball
  bathe: baden, Bad
  bathrobe: Bademantel
  bathroom: Badezimmer, Bad, Bäder
  bathtub: Badewanne, Wanne
  battery: Batterie, Akku, Akkus
  batteryLife: Akkulaufzeit
  beAbsent: abwesend, Abwesenheit, fehlen
  beach: Strand, Strände
  bead: Perle
  beak: Schnabel, Schnäbel
  bean: Bohne
  beard: Bart, Bärte
  beautician: Kosmetikerin
  beautiful: schön, hübsch
  beauty: Schönheit
  beautySalon: Kosmetikstudio, Schönheitssalon
  bed: Bett
  bedding: Bettwäsche, Bettlaken, Laken
  bedroom: Schlafzimmer
  bee: Biene
  beef: Rindfleisch, Rind
  beer: Bier
  beforeEarlier: vorher, früher, zuvor
  begin: anfangen, beginnen, Beginn, begonnen
  beginner: Anfänger, Einsteiger, Neuling
  behindBack: hinten, hintere
  beige: cremefarben, beige
  believe: glauben
  bellPepper: Paprika
  belly: Bauch, Bäuche
  belong: gehören, gehört
  below: unterhalb, untere, unterste
  belt: Gürtel
  bench: Sitzbank, Sitzbänke
  bend: biegen, verbiegen, gebogen, verbogen
  berry: Beere
  best: beste, besten
  better: besser
  bicycle: Fahrrad, Rad, Fahrräder, Räder
  bid: Gebot, mitbieten
  big: groß
  bikeBell: Fahrradklingel
  bikeChain: Kette, Fahrradkette
  bikeFrame: Fahrradrahmen
  bikeLock: Fahrradschloss, Vorhängeschloss
  bilingual: zweisprachig
  bin: Mülleimer, Mülltonne, Papierkorb
  binding: verbindlich, bindend
  bird: Vogel, Vögel
  birth: Geburt
  birthCertificate: Geburtsurkunde
  birthday: Geburtstag
  birthdayCake: Geburtstagskuchen, Geburtstagstorte
  birthdayParty: Geburtstagsfeier, Kindergeburtstag, Geburtstagsparty
  biscuit: Keks, Plätzchen
  bite: beißen, gebissen, beißt, Biss
  bitter: bitter
  black: schwarz
  blackColour: schwarz
  blackWhite: schwarz-weiß, schwarzweiß
  bladder: Blase
  blanket: Bettdecke, Wolldecke, Decke
  blazer: Sakko
  bleach: bleichen, blondieren
  bleachLiquid: Bleichmittel, Bleiche
  bleed: bluten, Blut, Blutung
  bleeding: Blutung
  blind: blind, Blinde, sehbehindert
  blinds: Jalousie, Rollladen, Rollo
  blonde: blond, Blondierung
  blondHair: blond
  blood: Blut
  bloodPressure: Blutdruck, Bluthochdruck
  bloodTest: Blutuntersuchung, Bluttest
  bloom: blühen, Blüte
  blouse: Bluse
  blowDry: föhnen, Föhn
  blue: blau
  blueColour: blau
  blueLight: Blaulichtfilter
  blunt: stumpf
  blurred: verschwommen, unscharf
  board: einsteigen, eingestiegen
  boardPet: Tierpension, Hundepension
  boat: Boot, Boote
  body: Körper, Leib
  bodyHair: Körperbehaarung
  bodyWeight: Körpergewicht
  bodywork: Karosserie
  boil: sieden, abkochen, aufkochen
  boiler: Heizkessel, Boiler
  bone: Knochen
  bonnet: Motorhaube
  bonus: Bonus, Prämie, Belohnung
  book: buchen, Buchung
  bookedUp: ausgebucht, ausverkauft
  bookRead: Buch, Bücher
  boot: Stiefel
  boredom: Langeweile
  boring: langweilig
  bornBirth: Geburt, geboren
  borrow: leihen, geliehen, ausleihen, ausborgen
  boss: Chef, Chefin, Geschäftsführer, Vorgesetzte
  bottle: Flasche
  bounce: hüpfen, Trampolin
  bouquet: Blumenstrauß, Strauß, Sträuße, Blumensträuße
  boutonniere: Anstecker, Ansteckblume
  bowel: Darm, Därme
  bowl: Schüssel
  bowViolin: Geigenbogen
  boxCarton: Karton, Kiste, Schachtel
  boxContainer: Kiste, Kasten, Kästen
  boxing: Boxen
  boy: Junge, Bub
  boyfriend: fester Freund, feste Freundin
  bra: BH, Büstenhalter
  bracelet: Armband, Armbänder, Armreif
  braid: Zopf, Zöpfe
  brain: Gehirn, Hirn
  brake: bremsen, Bremse
  brakeDisc: Bremsscheibe
  brakeFluid: Bremsflüssigkeit
  brakePad: Bremsbelag, Bremsbeläge
  branch: Filiale, Zweigstelle, Standort
  brand: Marke
  brass: Messing
  brave: mutig, tapfer
  bread: Brot
  breadRoll: Brötchen, Semmel
  breakDown: Panne, liegenbleiben, liegengeblieben
  breakdown: Panne
  breakfast: Frühstück
  breakIn: einbrechen, Einbruch, eingebrochen
  breakVerb: zerbrechen, brechen, zerbrochen, gebrochen
  breast: Busen
  breastfeeding: Stillen, stillend
  breath: Atem, Atmung
  breathe: atmen, Atem, Atmung
  breathing: Atmung, Atem, Atemübung
  breeder: Züchter, Zucht
  breedVerb: züchten, Zucht
  brick: Ziegel, Backstein
  bridalBouquet: Brautstrauß, Brautsträuße
  bridalCouple: Brautpaar
  bride: Braut, Bräute
  bridegroom: Bräutigam
  bridesmaid: Brautjungfer
  bridge: Brücke
  bright: hell
  brightLight: hell
  bring: bringen, gebracht, mitbringen, mitgebracht
  bringUp: erziehen, aufziehen
  broken: kaputt, defekt
  brokenScreen: Displayschaden, Displaybruch, Displayschäden
  brooch: Brosche
  broom: Besen
  brother: Bruder, Brüder
  brown: braun
  brownColour: braun
  browser: Browser
  bruise: Bluterguss, blauer Fleck, Prellung
  brush: bürsten, Bürste
  bubbleWrap: Luftpolsterfolie
  bucket: Eimer
  budget: Budget, Etat
  buffet: Büfett, Buffet
  bugError: Fehler, Fehlermeldung
  build: bauen, Bau
  building: Gebäude
  bulkyWaste: Sperrmüll
  bumper: Stoßstange
  burn: brennen, gebrannt, verbrennen, verbrannt, Verbrennung
  bury: begraben, Begräbnis, Beerdigung
  bush: Strauch, Sträucher, Busch, Büsche
  businessCard: Visitenkarte
  businessTrade: Handel, Geschäft
  busStop: Bushaltestelle, Haltestelle
  busTransport: Bus, Reisebus, Linienbus
  busyPerson: beschäftigt
  butcher: Metzger
  butchery: Metzgerei, Fleischerei
  butter: Butter
  buttock: Gesäß, Po, Hintern
  button: Knopf, Knöpfe
  buttonhole: Knopfloch
  buy: kaufen, Kauf, Einkauf, gekauft
  buyer: Käufer, Käuferin
  byPhone: telefonisch
  cabbage: Kohl, Weißkohl
  cable: Kabel, Draht
  cactus: Kaktus, Kakteen, Sukkulente
  cage: Käfig
  cake: Kuchen, Torte
  calculate: berechnen, rechnen, Berechnung
  calendar: Kalender
  calfMuscle: Wade
  call: anrufen, angerufen, Anruf, telefonieren
  callus: Hornhaut, Hühnerauge
  calmDown: beruhigen
  calorie: Kalorie
  camera: Kamera, Fotoapparat
  cameraLens: Objektiv
  camp: zelten, Zelt
  camper: Wohnmobil, Campingbus
  campsite: Campingplatz, Campingplätze
  cancel: absagen, Absage, stornieren, Stornierung
  cancellationFee: Stornogebühr, Ausfallhonorar
  cancellationNotice: Kündigungsschreiben
  cancer: Krebs, Krebserkrankung
  candidate: Bewerber, Kandidat
  candle: Kerze
  candleMaking: Kerze
  canteen: Kantine, Mensa
  canTin: Dose, Büchse
  canvas: Leinwand, Leinwände
  car: Auto, Wagen, PKW, Autos
  carat: Karat
  caravan: Wohnwagen
  carBattery: Autobatterie, Starterbatterie
  carBoot: Kofferraum, Kofferräume
  card: Karte
  cardboard: Pappe
  cardboardBox: Karton, Schachtel, Kiste, Umzugskarton
  cardigan: Strickjacke
  careFor: pflegen, Pflege
  careful: vorsichtig, sorgfältig, Vorsicht
  caregiver: Betreuer, Pflegekraft
  careless: unvorsichtig, fahrlässig
  caretaker: Hausmeister
  cargoBike: Lastenrad, Lastenräder
  carInsurance: Autoversicherung, Kfz-Versicherung, Vollkasko, Teilkasko
  carnation: Nelke
  carPaint: Lack, Autolack, Lackierung
  carpenter: Tischler, Schreiner
  carpet: Teppich
  carrot: Karotte, Möhre
  carry: tragen, trägt, getragen
  carSeat: Kindersitz, Babyschale
  carService: Wartung, Kundendienst
  carve: schnitzen
  carWash: Autowäsche, Waschanlage
  carWorkshop: Autowerkstatt, Garage
  cash: bar, Bargeld, Barzahlung
  cashDesk: Kasse
  cashOnDelivery: Nachnahme
  castle: Burg, Schlossanlage, Schloss, Schlösser
  cat: Katze, Kater, Mieze
  catalogue: Katalog, Broschüre, Prospekt
  cataract: grauer Star, Katarakt
  catch: fangen, fängt, gefangen
  catchFire: Feuer, Brand
  catchUp: nachholen, nachgeholt
  catering: Partyservice, Catering
  cattery: Katzenpension, Katzenhotel
  cause: verursachen, Ursache
  ceiling: Zimmerdecke
  celebrate: feiern, Feier
  cello: Cello
  cement: Zement, Mörtel
  cemetery: Friedhof, Friedhöfe
  centimetre: Zentimeter
  century: Jahrhundert
  cereal: Getreide, Müsli
  ceremony: Zeremonie, Trauung
  certificate: Bescheinigung, Zertifikat, Urkunde, Diplom
  certify: beglaubigen, Beglaubigung, beglaubigt
  chafe: scheuern, reiben
  chain: Kette
  chair: Stuhl, Stühle, Sitz
  change: ändern, Änderung, verändern
  changeMind: umentscheiden, es sich anders überlegen
  changeTrain: umsteigen, umgestiegen
  changeTyres: Reifen, Reifenwechsel
  changingRoom: Umkleide, Umkleidekabine, Umkleideraum
  changingTable: Wickeltisch, Wickelraum
  charge: berechnen
  chargeBattery: aufladen, aufgeladen, Ladegerät
  charger: Ladegerät, Ladekabel, Netzteil
  chargingStation: Ladestation, Ladesäule, Wallbox
  cheap: billig, günstig, preiswert
  cheat: betrügen, Betrug, betrogen
  check: prüfen, überprüfen, kontrollieren, Prüfung
  checkIn: einchecken, Check-in
  checkOut: auschecken, Check-out
  checkout: Kasse
  checkup: Vorsorgeuntersuchung, Untersuchung
  cheek: Wange
  cheese: Käse
  chemical: Chemikalie
  cheque: Scheck
  cherry: Kirsche
  chess: Schach
  chest: Brust, Brustkorb
  chew: kauen, nagen
  chicken: Hähnchen, Huhn, Hühnchen
  child: Kind
  childBike: Kinderfahrrad, Kinderrad, Kinderfahrräder
  childbirth: Entbindung, entbunden, Baby bekommen
  childFriendly: kinderfreundlich
  childhood: Kindheit
  childSupport: Unterhalt, Alimente
  chillOut: herunterkommen, Auszeit
  chimney: Kamin, Schornstein
  chin: Kinn
  chocolate: Schokolade, Schoko
  choir: Chor, Chöre
  choose: wählen, auswählen, Auswahl, aussuchen
  chop: hacken
  christmas: Weihnachten
  christmasParty: Weihnachtsfeier
  church: Kirche
  cigarette: Zigarette
  cinema: Kino
  circus: Zirkus
  citizenship: Staatsangehörigkeit, Staatsbürgerschaft
  city: Stadt, Städte, Ort
  clap: klatschen, Applaus
  clarinet: Klarinette
  clasp: Schnalle, Schließe
  classPass: Zehnerkarte, Mehrfachkarte
  classroom: Klassenzimmer, Unterrichtsraum, Klassenraum, Kursraum
  clause: Klausel, Geschäftsbedingungen, AGB
  claw: Kralle, Pfote
  clay: Ton, Lehm
  clean: putzen, reinigen, Reinigung, säubern
  cleanAdjective: sauber
  cleaner: Putzfrau, Reinigungskraft, Putzhilfe
  clearance: Schlussverkauf, Ausverkauf
  clearanceSale: Schlussverkauf, Ausverkauf
  clearOut: entrümpeln, räumen
  clench: knirschen
  clever: klug, intelligent, schlau
  climb: klettern, besteigen
  climbing: Klettern, Bouldern
  climbingShoe: Kletterschuh, Kletterschuhe
  cloakroom: Garderobe
  clock: Wanduhr
  clog: verstopfen, verstopft
  closeVerb: schließen, geschlossen, zumachen
  closingDay: Ruhetag
  closingTime: Feierabend, Ladenschluss, Sperrstunde
  cloth: Lappen, Putztuch, Tuch
  clothes: Kleidung, Klamotten, Kleider
  clothesHanger: Kleiderbügel
  clothesLine: Wäscheleine
  clothesSize: Größe, Kleidergröße, Konfektionsgröße
  cloud: Wolke
  cloudStorage: Cloud-Speicher, Onlinespeicher
  cloudy: bewölkt, bedeckt
  clubSport: Verein, Sportverein
  clutch: Kupplung
  coast: Küste, Ufer
  coat: lackieren, Lack
  coatGarment: Mantel, Mäntel
  cobbler: Schuster, Schuhmacher
  code: Code, Geheimzahl
  coeliac: Zöliakie
  coffee: Kaffee
  coffeeMachine: Kaffeemaschine
  coffin: Sarg, Särge
  coin: Münze, Kleingeld
  cold: kalt, Kälte
  coldWeather: Kälte
  collar: Kragen, Halsband
  colleague: Kollege, Kollegin
  collect: abholen, Abholung, abgeholt
  collectHobby: sammeln, Sammler, Sammlung
  colour: Farbe
  colourful: bunt, farbig, mehrfarbig
  comb: kämmen, Kamm, Kämme
  come: kommen, kommt, gekommen
  comeBack: zurückkommen, wiederkommen
  comeWith: mitkommen, begleiten, Begleitung
  comfortable: bequem, gemütlich, komfortabel
  commission: Provision
  commitment: Verpflichtung, Bindung
  commonCold: Erkältung, Schnupfen
  communion: Kommunion, Konfirmation, Erstkommunion
  commute: pendeln
  companion: Begleitperson, Begleiter
  company: Firma, Unternehmen, Betrieb
  companyFirm: Firma, Firmen, Unternehmen, Betrieb
  companyHolidays: Betriebsferien, Betriebsurlaub
  compare: vergleichen, verglichen, Vergleich
  compatible: kompatibel
  compensate: entschädigen, Entschädigung, Schadenersatz
  compensation: Schadensersatz, Entschädigung
  competition: Wettbewerb, Wettkampf, Turnier
  competitor: Konkurrenz, Mitbewerber
  complain: beschweren, Beschwerde, reklamieren, Reklamation
  complaint: Reklamation, Beschwerde
  completeAdjective: vollständig, komplett
  complicated: kompliziert
  compose: komponieren
  computer: Computer, Rechner
  computerFile: Datei, Ordner
  concentrate: konzentrieren
  concern: betreffen, betrifft
  concert: Konzert
  concrete: Beton
  condition: Voraussetzung, Bedingung
  conditioner: Haarspülung, Spülung
  conditionState: Zustand
  conference: Tagung, Konferenz, Besprechung
  confidential: vertraulich, Schweigepflicht
  confidentiality: Vertraulichkeit, Schweigepflicht
  confirm: bestätigen, Bestätigung
  congratulate: gratulieren, Glückwunsch
  congratulation: Glückwunsch, Glückwünsche
  connect: verbinden, verbunden, anschließen, Anschluss
  consent: Einwilligung, Einverständnis, Zustimmung
  consentForm: Einwilligung, Einverständniserklärung
  consist: bestehen aus
  constipation: Verstopfung
  consultingHours: Sprechstunde, Sprechzeiten
  contactLens: Kontaktlinse
  contactless: kontaktlos
  contactPerson: Ansprechpartner, Kontaktperson
  contactSolution: Kontaktlinsenflüssigkeit, Pflegemittel
  contactVerb: kontaktieren, Kontakt, erreichen
  contagious: ansteckend
  contain: enthalten, enthält, beinhalten
  container: Behälter, Container
  continue: weitermachen, fortsetzen, weiter
  contraception: Verhütung
  contract: Vertrag, Verträge
  contractTerm: Laufzeit, Vertragslaufzeit, Mindestlaufzeit
  convince: überzeugen
  cook: kochen, gekocht
  cookChef: Koch, Köche, Küchenchef
  cookedDone: gar, durchgebraten
  cookingPot: Kochtopf
  coolAdjective: kühl
  coolant: Kühlmittel, Frostschutz, Kühlflüssigkeit
  coolDown: kühlen, abkühlen
  coPayment: Zuzahlung, Eigenanteil
  copper: Kupfer
  copyPaper: Kopie
  copyVerb: kopieren, Kopie
  corkage: Korkgeld
  corner: Ecke
  corporateEvent: Firmenfeier, Firmenveranstaltung, Betriebsfeier
  correct: richtig, korrekt
  corridor: Flur, Gang, Gänge
  cosmetics: Kosmetik
  cost: kosten, Kosten
  costume: Kostüm, Verkleidung
  cot: Kinderbett, Babybett, Gitterbett
  cotton: Baumwolle
  cough: husten, Husten
  counter: Schalter, Theke, Tresen
  country: Land, Länder
  countryside: ländlich, Landschaft
  countVerb: zählen
  couple: Paar, Pärchen
  courier: Kurier, Spediteur, Zusteller, Bote
  course: Kurs
  courseNoun: Kurs
  court: Gericht, Amtsgericht, Landgericht, Gerichtshof
  courtesyCar: Ersatzwagen, Ersatzfahrzeug, Werkstattwagen
  courtWitness: Zeuge, Zeugin
  courtyard: Hof, Höfe, Innenhof
  cousin: Cousin, Cousine
  coverage: Deckung, Versicherungsschutz
  covered: überdacht
  coverVerb: decken, abdecken, bedecken
  cow: Kuh, Kühe, Rind
  crack: Riss, Risse, Sprung
  craft: Handwerk, Handwerker
  crafts: Basteln, Handarbeit, Kunsthandwerk
  craftsman: Handwerker
  cramp: Krampf, Krämpfe
  crashAccident: Unfall, zusammenstoßen
  crate: Holzkiste
  crawl: krabbeln, kriechen
  cream: Sahne, Rahm
  crease: Knitter, Bügelfalte
  creased: zerknittert, faltig
  createDesign: gestalten, entwerfen, entworfen, Entwurf
  credit: Guthaben, Gutschrift
  creditCard: Kreditkarte
  cremate: einäschern, Einäscherung
  cremation: Einäscherung, Feuerbestattung
  crime: Straftat, Verbrechen, Delikt
  criticize: kritisieren, Kritik
  crochet: häkeln, Häkeln
  crockery: Geschirr
  crooked: schief, krumm
  cross: überqueren
  crossroads: Kreuzung
  crowd: Menschenmenge
  crush: zerdrücken, zerquetschen
  crutch: Krücke
  cry: weinen
  cubicMetre: Kubikmeter
  cucumber: Gurke
  cup: Tasse, Becher
  cupboard: Schrank, Schränke
  curious: neugierig
  curl: Locke, lockig
  curlHair: Locken, locken
  currency: Währung
  currently: derzeit, zurzeit, momentan, aktuell
  curtain: Vorhang, Vorhänge, Gardine
  custody: Sorgerecht
  customer: Kunde, Kundin, Kundschaft
  customerNumber: Kundennummer
  customs: Zoll, Zollgebühr
  customsDuty: Zoll, Zölle
  cut: schneiden, geschnitten, Schnitt
  cutHair: Haarschnitt, Haare schneiden
  cutlery: Besteck
  cycle: radfahren, Rad fahren
  cyclePath: Radweg, Radwege
  cycleRack: Fahrradständer, Fahrradstellplatz, Fahrradstellplätze
  cycling: Radfahren, Radsport
  cyclist: Radfahrer
  daisy: Gänseblümchen, Margerite
  damageLoss: Schaden, Schäden
  damageVerb: beschädigen, beschädigt, Schaden, Schäden
  damp: feucht, Feuchtigkeit
  dance: tanzen, Tanz, Tänze, Tanzen
  danceCourse: Tanzkurs, Tanzunterricht
  dancer: Tänzer, Tänzerin
  danceSchool: Tanzschule, Tanzstudio
  danceShoe: Tanzschuh
  dandruff: Schuppen
  dangerous: gefährlich, Gefahr
  dark: dunkel, dunkle, Dunkelheit
  darkroom: Dunkelkammer, Filmentwicklung
  data: Daten
  dataProtection: Datenschutz, DSGVO
  dataRecovery: Datenrettung, Datenwiederherstellung
  date: Datum
  dateOfBirth: Geburtsdatum
  daughter: Tochter, Töchter
  dawnSunrise: Sonnenaufgang
  day: Tag
  dayAfterTomorrow: übermorgen
  daylightSaving: Zeitumstellung, Sommerzeit
  dayPass: Tageskarte
  deadline: Frist, Stichtag
  deaf: taub, gehörlos, schwerhörig
  death: Tod, Todesfall, Todesfälle
  debitCard: EC-Karte, Bankkarte, Girokarte
  debt: Schulden
  decade: Jahrzehnt
  deceased: Verstorbene, Tote, Verstorbener
  decide: entscheiden, entschieden, Entscheidung
  decideJudge: urteilen, Richter, beurteilen
  decorate: dekorieren, schmücken, Dekoration
  decoration: Dekoration, Deko
  decrease: senken, reduzieren, verringern, ermäßigen
  deductible: Selbstbehalt, Selbstbeteiligung
  deductTax: abziehen, absetzen, abgezogen
  deep: tief, Tiefe
  defect: Mangel, Mängel, Fehler, Defekt
  defend: verteidigen, Verteidigung
  deleteVerb: löschen
  deliberately: absichtlich, Absicht
  delicious: lecker, köstlich
  deliver: liefern, Lieferung, zustellen, Zustellung
  delivery: Lieferung, Zustellung
  deliveryNote: Lieferschein
  deliveryPerson: Bote, Kurier, Zusteller
  deliveryService: Lieferdienst, Lieferservice
  deliveryTime: Lieferzeit, Lieferfrist
  demandClaim: fordern, verlangen, Forderung
  dementia: Demenz
  demolish: abreißen, abgerissen, Abriss
  dent: Delle, Beule
  dentist: Zahnarzt, Zahnärzte, Zahnärztin
  deodorant: Deo, Deodorant
  depart: abfahren, Abfahrt, abreisen, Abreise
  department: Abteilung
  dependVerb: abhängen, abhängig, kommt darauf an
  deposit: Kaution, Pfand
  depression: Depression, depressiv
  deregister: abmelden, Abmeldung, abgemeldet
  desk: Schreibtisch
  dessert: Nachtisch, Nachspeise, Dessert
  destroy: zerstören
  detergent: Waschmittel, Waschpulver
  developPhoto: entwickeln, Entwicklung
  device: Gerät
  deworm: entwurmen, Wurmkur
  deworming: Entwurmung, Wurmkur
  diabetes: Zuckerkrankheit, Diabetes, Diabetiker
  diagnose: diagnostizieren, Diagnose
  diagnosis: Diagnose, Fehlerdiagnose
  diamond: Diamant, Brillant
  diarrhoea: Durchfall
  dictionary: Wörterbuch, Wörterbücher
  die: sterben, gestorben, Tod, stirbt
  diesel: Diesel
  diet: Diät, Ernährung
  different: verschieden, anders, unterschiedlich, Unterschied
  difficult: schwierig, schwer
  dig: graben, gegraben
  digest: verdauen, Verdauung, Durchfall
  digital: digital
  dimensions: Abmessungen, Maße
  dine: Abendessen, abendessen, zu Abend essen
  diningRoom: Esszimmer, Speisesaal
  dinner: Abendessen, Abendbrot
  diopter: Dioptrien
  diploma: Diplom, Abschluss
  directDebit: Lastschrift, Dauerauftrag
  directDirectly: direkt
  dirt: Schmutz, Dreck, schmutzig, dreckig
  dirty: schmutzig, dreckig, Schmutz
  disability: Behinderung, behindert, Schwerbehinderte
  disabled: behindert, Behinderung
  disappear: verschwinden, verschwunden
  disappoint: enttäuschen, enttäuscht, Enttäuschung
  disc: Bandscheibe, Bandscheibenvorfall
  discount: Rabatt, Ermäßigung, Nachlass, ermäßigt
  dish: Gericht, Speise
  dishwasher: Spülmaschine, Geschirrspüler
  disinfect: desinfizieren, Desinfektion
  disinfectant: Desinfektionsmittel, Desinfektion
  dismissal: Entlassung, Arbeitsplatzverlust
  dismissJob: entlassen, Entlassung
  disposable: Einweg
  dispute: Streit, Konflikt
  dissatisfied: unzufrieden
  distance: Entfernung, Abstand
  distribute: verteilen, austeilen
  disturb: stören, Störung
  diveVerb: tauchen, getaucht
  diving: Tauchen, Tauchkurs
  divorce: Scheidung
  divorceVerb: scheiden lassen, Scheidung, geschieden
  dizziness: Schwindel
  doctor: Arzt, Ärzte, Ärztin
  doctorsOffice: Arztpraxis, Praxis
  document: Unterlagen, Dokument, Papiere, Unterlage
  dog: Hund, Hündchen, Hündin
  dogBasket: Hundebett, Hundekorb, Körbchen
  dogCollar: Halsband, Halsbänder
  dogFriendly: hundefreundlich, Hunde willkommen
  dogTrainer: Hundetrainer
  dogTraining: Hundeschule, Hundetraining, Hundeerziehung
  dogWalk: Gassi, Gassigehen, Hundespaziergang
  doll: Puppe
  domesticInland: Inland, inländisch
  donate: spenden, Spende
  donkey: Esel
  door: Tür
  doorbell: Klingel, Türklingel
  dose: Dosis, Dosierung
  doubleRoom: Doppelzimmer
  downFeather: Daunen, Feder
  download: herunterladen, heruntergeladen, Download, Herunterladen
  downPayment: anzahlen, Anzahlung
  downstairs: unten, im Erdgeschoss
  downtown: Innenstadt, Stadtzentrum, Stadtmitte
  dozen: Dutzend
  drain: Abfluss, Abflüsse
  drawer: Schublade
  drawing: Zeichnung, Skizze, Zeichnen
  drawPicture: zeichnen, Zeichnung
  dream: träumen, Traum
  dress: Kleid
  dressCode: Kleiderordnung
  driedFlower: Trockenblume
  drill: bohren, Bohrer, gebohrt, Bohrmaschine
  drink: Getränk, Getränke
  drinkingGlass: Trinkglas, Weinglas
  drinkVerb: trinken, getrunken, Getränk
  drive: fahren, fährt, gefahren
  driver: Fahrer, Fahrerin
  driverPerson: Fahrer, Fahrerin
  driveTest: Fahrstunde, Fahrschule
  driveThere: mit dem Auto, hinfahren
  drivingInstructor: Fahrlehrer, Fahrlehrerin
  drivingLesson: Fahrstunde, Fahrunterricht
  drivingLicence: Führerschein, Führerausweis, Fahrerlaubnis
  drivingSchool: Fahrschule
  drivingTest: Fahrprüfung
  drop: fallen lassen, heruntergefallen
  dropIn: vorbeikommen, vorbeischauen
  dropOff: abgeben, Abgabe, abgegeben
  drops: Tropfen, Augentropfen
  drums: Schlagzeug, Trommel
  drunk: betrunken, besoffen
  dryAdjective: trocken
  dryClean: chemische Reinigung, Textilreinigung
  dryCleaning: Reinigung, chemische Reinigung
  dryVerb: trocknen, abtrocknen
  duskSunset: Sonnenuntergang
  dust: Staub
  dusty: staubig, Staub
  dyeColour: färben, gefärbt
  ear: Ohr
  earliest: frühestens
  earlobe: Ohrläppchen
  early: früh, zeitig
  earn: verdienen, Verdienst
  earring: Ohrring, Ohrstecker
  easter: Ostern
  easy: leicht, einfach
  eat: essen, isst, gegessen
  ebike: E-Bike, Elektrofahrrad, Elektrorad, Pedelec
  eczema: Ekzem, Neurodermitis
  edge: Kante, Rand, Ränder
  egg: Ei, Eier
  elbow: Ellbogen, Ellenbogen
  elderly: Senioren, ältere, Rentner
  electric: elektrisch, Elektro
  electricCar: Elektroauto, E-Auto
  electrician: Elektriker
  electricity: Strom, Elektrizität
  electricityPower: Strom, Elektrizität
  electronics: Elektronik
  elegant: elegant, schick
  elevator: Aufzug, Aufzüge, Fahrstuhl, Lift
  elsewhere: anderswo, woanders
  email: Mail, E-Mail, Mails
  emailAddress: E-Mail-Adresse, Mailadresse
  embassy: Botschaft, Konsulat
  embellish: vergolden, vergoldet
  embroider: sticken, Stickerei
  embroidery: Stickerei, Sticken
  emergency: Notfall, Notfälle, Notdienst
  emergencyExit: Notausgang, Fluchtweg
  emergencyNumber: Notrufnummer, Notruf
  emission: Abgas, Emission
  employ: anstellen, eingestellt, Einstellung
  employee: Mitarbeiter, Angestellte, Beschäftigte, Arbeitnehmer
  employer: Arbeitgeber
  employmentContract: Arbeitsvertrag, Arbeitsverträge
  employmentLaw: Arbeitsrecht
  empty: leer
  emptyVerb: leeren, entleeren
  engagement: Verlobung, Verlobungsring
  engine: Motor, Motoren
  engineer: Ingenieur
  engineOil: Motoröl
  engrave: gravieren, Gravur
  engraving: Gravur
  enlarge: vergrößern, Vergrößerung
  enough: genug, genügend, ausreichend
  enrolment: Anmeldung, Einschreibung
  enter: eintreten, betreten, hineingehen, Eintritt
  entrance: Eingang, Eingänge, Zugang
  entranceFee: Eintritt, Eintrittspreis
  entryPermit: Zugangskarte, Badge
  envelope: Umschlag, Briefumschlag, Couvert, Umschläge
  environmental: Umwelt, umweltfreundlich
  epilepsy: Epilepsie, epileptischer Anfall
  equipped: ausgestattet, Ausrüstung, Ausstattung
  escape: entlaufen, weglaufen, entkommen, ausbüxen
  escapeGame: Escape-Room, Fluchtspiel
  essentialOil: ätherisches Öl
  estimateQuote: Kostenvoranschlag, Angebot
  estimateVerb: schätzen, Schätzung
  evening: Abend, abends
  event: Veranstaltung, Anlass, Anlässe
  eventHall: Saal, Säle, Festsaal, Veranstaltungsraum
  eventNoun: Veranstaltung
  everywhere: überall
  evict: Zwangsräumung
  eviction: Räumung, Zwangsräumung
  evidence: Beweis, Nachweis
  exactPrecise: genau, exakt
  exam: Prüfung, Test, Examen
  examine: untersuchen, Untersuchung
  examiner: Prüfer
  example: Beispiel
  excellent: ausgezeichnet, hervorragend, toll
  exception: Ausnahme
  exchangeGoods: Umtausch, Tausch
  exchangeRate: Wechselkurs
  excursion: Ausflug, Ausflüge, Tagesausflug
  excuseAbsence: entschuldigt, Ausrede
  exercise: Übung
  exerciseSport: Sport, Übung
  exhaust: Auspuff
  exhausted: erschöpft
  exhibit: ausstellen, Ausstellung
  exhibition: Ausstellung
  existVerb: existieren
  exit: Ausgang, hinausgehen, rausgehen, Ausgänge
  expense: Spesen, Auslagen
  expensive: teuer, teure
  experienced: erfahren, Erfahrung
  expert: Experte, Fachmann, Fachleute, Spezialist
  expertWitness: Fachmann, Fachleute, Experte, Spezialist
  expire: ablaufen, abgelaufen, läuft ab
  explain: erklären, Erklärung
  explode: explodieren, platzen, geplatzt
  explore: entdecken, erkunden
  extendTime: verlängern, Verlängerung
  extensions: Haarverlängerung
  extinguish: löschen, Feuerlöscher
  extraAdditional: zusätzlich, extra
  extraBed: Zustellbett
  eye: Auge, Augen
  eyebrow: Augenbraue
  eyeDoctor: Augenarzt, Augenärzte, Optometrist
  eyeglassFrame: Brillengestell, Brillenfassung, Fassung
  eyelash: Wimper
  eyesight: Sehkraft, Sehvermögen, Sehstärke
  eyeTest: Sehtest, Augenuntersuchung, Augenprüfung
  fabric: Stoff, Textil
  face: Gesicht
  facial: Gesichtsbehandlung
  factory: Fabrik, Werk
  fade: verblassen, ausbleichen
  failExam: durchfallen, durchgefallen, nicht bestanden
  faint: ohnmächtig, schwindlig, Schwindel
  fainting: Ohnmacht
  fair: gerecht
  fairTrade: Messe
  fallDown: fallen, fällt, hingefallen, stürzen
  family: Familie
  familyBusiness: Familienbetrieb, familiengeführt
  familyLaw: Familienrecht
  familyRate: Familienrabatt, Geschwisterrabatt
  famous: berühmt, bekannt
  fanPc: Lüfter, Ventilator
  farAway: weit, fern, entfernt
  farm: Bauernhof, Bauernhöfe
  farmer: Bauer, Landwirt
  fashion: Mode
  fast: schnell, rasch
  father: Vater, Väter, Papa, Vati, Papi
  fatOverweight: dick, übergewichtig, Übergewicht
  fear: Angst, Ängste, fürchten, ängstlich
  feather: Feder
  fee: Gebühr, Entgelt
  feed: füttern, Fütterung
  feel: fühlen, Gefühl, spüren
  feeling: Gefühl
  fellTree: fällen
  female: weiblich
  fence: Zaun, Zäune
  ferment: gären, brauen
  ferret: Frettchen
  fertilise: düngen, Dünger
  fertility: Fruchtbarkeit
  fertilizer: Dünger
  fever: Fieber
  fieldMeadow: Feld, Wiese
  fightVerb: kämpfen, Kampf, raufen
  file: Akte
  fileRecord: Akte, Datei, Kartei
  fill: füllen, auffüllen
  fillIn: ausfüllen
  fillTooth: Füllung, Plombe
  film: filmen, aufnehmen, Aufnahme
  filter: filtern
  finalDefinite: endgültig
  find: finden, gefunden
  fine: Strafe, Bußgeld, Geldstrafe
  fineTicket: Bußgeld, Strafzettel, Knöllchen
  finger: Finger
  fingernail: Nagel, Nägel, Fingernagel
  finishedReady: fertig, erledigt
  finishVerb: enden, beenden, Ende
  fireBrigade: Feuerwehr
  fireClay: Brennofen
  fireExtinguisher: Feuerlöscher
  fireman: Feuerwehrmann, Feuerwehr
  fireproof: feuerfest
  fireworks: Feuerwerk
  firing: Keramikbrand, Brennen
  firstAid: Erste Hilfe
  firstAidKit: Verbandskasten, Erste-Hilfe-Kasten
  firstName: Vorname
  firstOrdinal: erste, ersten
  firstTime: zum ersten Mal, Erstbesuch, erstes Mal
  fish: angeln, fischen
  fishAnimal: Zierfisch, Goldfisch
  fishFood: Fisch
  fishing: Angeln
  fitSize: passen, passt
  fittingRoom: Anprobekabine, Anprobe
  fix: reparieren, Reparatur, flicken, beheben
  fixedPrice: Festpreis, Fixpreis
  flame: Feuer, Brand, Brände
  flat: Wohnung
  flatEven: flach, eben
  flatRate: Pauschale
  flea: Floh, Flöhe
  fleaMarket: Flohmarkt, Flohmärkte, Trödelmarkt
  flexible: flexibel, biegsam
  flight: Flug, Flüge
  flood: überschwemmen, Überschwemmung, Hochwasser
  floor: Fußboden, Boden, Böden
  floorLevel: Stock, Stockwerk, Etage
  floorStorey: Stock, Etage, Stockwerk, Geschoss
  florist: Florist, Floristin, Blumenladen, Blumenläden
  flour: Mehl
  flower: Blume, Blüte
  flowerArrangement: Gesteck, Blumengesteck, Blumenarrangement
  flowerbed: Beet, Blumenbeet
  flowerBulb: Blumenzwiebel
  flowerpot: Blumentopf, Blumentöpfe, Übertopf, Pflanzkübel
  flu: Grippe
  fluteRecorder: Flöte, Blockflöte, Querflöte
  fly: fliegen, Flug, Flüge, geflogen
  fog: Nebel
  foggy: Nebel, neblig
  fold: falten, klappen, zusammenklappen
  follow: folgen
  food: Essen, Lebensmittel, Nahrung
  foodBowl: Napf, Näpfe, Futternapf
  foodDelivery: Lieferdienst, Lieferservice
  foot: Fuß, Füße
  football: Fußball, Fußbälle
  forbid: verbieten, verboten, Verbot
  forehead: Stirn
  foreigner: Ausländer, ausländisch
  forest: Wald, Wälder
  forget: vergessen, vergisst
  fork: Gabel
  forklift: Gabelstapler, Hubwagen
  form: Formular
  formPaper: Formular
  fortnight: zwei Wochen, vierzehn Tage
  foundCompany: gründen, gegründet, Gründung
  founder: Gründer
  fountain: Springbrunnen, Brunnen
  fracture: Knochenbruch, Bruch, Fraktur
  fragile: zerbrechlich, empfindlich
  frameVerb: rahmen, einrahmen, Rahmen
  fraud: Betrug
  freeOfCharge: kostenlos, gratis, umsonst, kostenfrei
  freeze: einfrieren, gefrieren, eingefroren, tiefgekühlt
  freezeCold: frieren, zittern, gefroren
  freezer: Gefrierschrank, Tiefkühler
  freshFood: frisch
  fridge: Kühlschrank, Kühlschränke
  friend: Freund, Freundin, Kumpel
  friendly: freundlich, nett
  fries: Pommes
  fringe: Pony, Ponyfransen
  frost: Frost
  fruit: Obst, Frucht, Früchte
  fruitTree: Obstbaum, Obstbäume
  fry: braten, frittieren, gebraten
  fuel: Kraftstoff, Treibstoff, Sprit
  fuelTank: Tank
  fullAdjective: voll
  fullTime: Vollzeit
  funEnjoy: Spaß
  funeral: Beerdigung, Trauerfeier, Begräbnis, Bestattung
  funeralWreath: Trauerkranz, Trauerkränze, Trauergesteck
  funfair: Volksfest, Jahrmarkt, Jahrmärkte
  funny: lustig, witzig
  fur: Pelz, Fell
  furnished: möbliert, Möbel
  furniture: Möbel
  furnitureItem: Möbel, Möbelstück
  fuse: Sicherung
  future: Zukunft
  gainWeight: zunehmen, zugenommen
  gallery: Galerie
  gallop: galoppieren, Galopp
  game: Spiel, Brettspiel
  gameConsole: Spielekonsole, Spielkonsole, Videospiel
  garageWorkshop: Werkstatt, Werkstätten, Autowerkstatt
  garden: Garten, Gärten
  gardenCentre: Gärtnerei, Gartencenter, Baumschule
  gardener: Gärtner, Gärtnerin, Landschaftsgärtner
  gardening: Gartenarbeit, Gärtnern
  gardenShed: Gartenhaus, Gartenhäuser, Schuppen
  garlic: Knoblauch
  garment: Kleidungsstück
  gasFuel: Erdgas
  gate: Tor
  gather: sammeln, versammeln
  gear: Gangschaltung, Schaltung
  gearbox: Getriebe
  gelNails: Gelnägel, Kunstnägel
  gemstone: Edelstein
  generation: Generation
  genuine: echt, original
  germ: Keim, Bakterien
  getOff: aussteigen, ausgestiegen
  getUp: aufstehen, aufgestanden
  getWet: nass werden
  gift: Geschenk
  giftVoucher: Gutschein, Geschenkgutschein, Geschenkkarte
  giftWrap: Geschenkverpackung
  girl: Mädchen
  give: geben, gibt, gegeben
  giveBack: zurückgeben, zurückgegeben, Rückgabe
  giveGift: schenken, Geschenk, verschenken
  giveUp: aufgeben
  glasses: Brille
  glassesArm: Brillenbügel, Bügel, Nasenpad
  glassesCase: Brillenetui, Etui
  glassMaterial: Glas, Gläser
  glaucoma: grüner Star, Glaukom, Augendruck
  glaze: glasieren, Glasur
  glove: Handschuh
  glue: kleben, ankleben, Kleber, geklebt, Klebstoff, Leim
  glueArt: Kleber, Klebstoff
  gluten: glutenfrei
  glutenFree: glutenfrei, Zöliakie
  goat: Ziege
  goDown: hinuntergehen, runtergehen, hinunter
  gold: Gold
  golden: golden, goldfarben
  golf: Golfplatz, Golfplätze
  goodAdjective: gut, gute
  goods: Ware, Waren
  goodsLift: Lastenaufzug, Lastenaufzüge
  goUp: hinaufgehen, hochgehen, hinauf
  graceWait: Wartezeit, Karenzzeit, Kulanz
  gradeMark: Note, Schulnote
  gram: Gramm
  grandchild: Enkel, Enkelkind, Enkelin
  grandfather: Großvater, Opa
  grandmother: Großmutter, Oma, Omi
  grandparent: Großeltern
  grape: Traube, Weintraube
  graphicsCard: Grafikkarte
  grave: Grab, Gräber
  gravel: Kies, Schotter
  gravestone: Grabstein
  grease: Fett, Schmiere
  greasy: fettig, ölig
  green: grün
  greenColour: grün
  greenhouse: Gewächshaus, Treibhaus, Gewächshäuser
  greet: begrüßen, willkommen
  greetingCard: Grußkarte, Glückwunschkarte
  grey: grau
  greyColour: grau
  greyHair: graue Haare
  groom: Fellpflege, Hundesalon
  groomer: Hundefriseur, Hundefriseurin
  groundFloor: Erdgeschoss, Parterre, ebenerdig
  group: Gruppe
  groupLesson: Gruppenunterricht, Gruppenkurs, Gruppenstunde
  groupNoun: Gruppe
  groupSize: Gruppengröße, Teilnehmerzahl, Personenzahl
  grownUp: Erwachsene, erwachsen
  growVerb: wachsen, wächst, gewachsen, Wachstum
  guarded: bewacht, überwacht
  guardian: Erziehungsberechtigte, Vormund, Vormundschaft
  guess: erraten
  guest: Gast, Gäste
  guestList: Gästeliste
  guide: Reiseleiter, Stadtführer
  guideDog: Blindenhund, Assistenzhund
  guidedTour: Führung, Rundgang, Besichtigung
  guilty: schuldig, Schuld, schuld
  guineaPig: Meerschweinchen
  guitar: Gitarre
  gum: Zahnfleisch
  gymnastics: Turnen, Gymnastik
  gymStudio: Fitnessstudio, Fitnesscenter
  hail: Hagel
  hair: Haar
  hairbrush: Bürste, Haarbürste
  hairClip: Haarspange, Haarklammer
  haircut: Haarschnitt
  hairdresser: Friseur, Friseurin, Frisör
  hairdryer: Föhn, Haartrockner
  hairDye: Haarfärbung, Haarfarbe, Tönung
  hairLoss: Haarausfall
  hairSalon: Friseursalon
  hairspray: Haarspray, Haargel
  hairstyle: Frisur
  half: halb, Hälfte
  halfDay: halbtags, halber Tag
  halfHour: halbe Stunde, halbstündig
  hall: Halle, Saal, Säle
  ham: Schinken
  hammer: Hammer
  hamster: Hamster
  hand: Hand, Hände
  handbag: Handtasche
  handkerchief: Taschentuch, Taschentücher
  handlebar: Lenker
  handLuggage: Handgepäck
  handmade: handgemacht, handgefertigt, von Hand
  handOver: übergeben, Übergabe
  handrail: Geländer, Handlauf
  handTruck: Sackkarre
  handwritten: handschriftlich, Handschrift
  hang: hängen, aufhängen, gehangen
  happen: passieren, geschehen, passiert, geschieht
  happy: glücklich, froh
  harbour: Hafen, Häfen
  hardDrive: Festplatte
  hardMaterial: hart, fest
  harmful: schädlich, unschädlich, harmlos
  harness: Geschirr, Hundegeschirr, Brustgeschirr, Klettergurt, Gurt
  harp: Harfe
  harvest: ernten, Ernte, pflücken
  hat: Hut, Hüte, Mütze
  hate: hassen
  haveBreakfast: frühstücken, Frühstück
  haveLunch: Mittagessen, zu Mittag essen
  hayFever: Heuschnupfen, Pollen
  hazelnut: Haselnuss
  head: Kopf, Köpfe
  headache: Kopfschmerzen, Kopfweh
  headlight: Scheinwerfer
  headphones: Kopfhörer
  headquarters: Zentrale, Hauptsitz
  heal: heilen, Heilung, genesen
  health: Gesundheit
  healthInsurance: Krankenkasse, Krankenversicherung
  healthy: gesund, Gesundheit
  hear: hören
  hearing: Verhandlung, Anhörung, Gerichtstermin
  hearingAid: Hörgerät
  hearingTest: Hörtest
  heart: Herz
  heartAttack: Herzinfarkt
  heat: Hitze, Hitzewelle
  heating: Heizung, heizen, Heizkörper
  heatUp: erhitzen, aufwärmen, erwärmen
  heavy: schwer
  hedge: Hecke
  hedgeTrimming: Heckenschnitt, Baumschnitt, Rückschnitt
  heel: Ferse
  height: Körpergröße
  heightNoun: Höhe, Körpergröße
  heir: Erbe, Erben, Erbin
  helmet: Helm, Fahrradhelm
  helpVerb: helfen, hilft, geholfen, Hilfe
  hem: Saum, Säume
  henChicken: Huhn, Hühner, Henne
  henParty: Junggesellinnenabschied, Junggesellenabschied, JGA
  herbalTea: Kräutertee
  herbs: Kräuter
  hide: verstecken, versteckt
  highAdjective: hoch, hohe
  highChair: Hochstuhl, Kinderstuhl
  highHeels: Stöckelschuhe, Absatzschuhe
  highlightHair: Strähnen, Strähnchen
  highlights: Strähnchen, Strähne
  highSeason: Hochsaison, Hauptsaison
  hike: wandern, Wanderung
  hiking: Wandern, Wanderung
  hip: Hüfte
  history: Geschichte
  hit: schlagen, schlägt, geschlagen
  hobby: Hobby, Freizeit
  hold: halten, hält, gehalten
  holdDurable: haltbar, Haltbarkeit, langlebig
  hole: Loch, Löcher
  holes: Loch, Löcher
  holiday: Urlaub, Ferien
  holidayVacation: Urlaub, Ferien
  home: Zuhause, Heim
  homeInsurance: Hausratversicherung
  homemade: hausgemacht, selbstgemacht
  homework: Hausaufgabe
  honest: ehrlich
  honey: Honig
  honeymoon: Flitterwochen, Hochzeitsreise
  hook: Haken
  hopeVerb: hoffen, Hoffnung
  horn: Hupe
  horse: Pferd
  hose: Schlauch, Schläuche, Gartenschlauch
  hospital: Krankenhaus, Klinik, Spital
  hospitalPlace: Krankenhaus, Krankenhäuser, Klinik
  host: Gastgeber, Gastgeberin
  hotTemperature: heiß, Hitze
  hotTub: Whirlpool
  hour: Stunde, Stunden
  hourly: stündlich, pro Stunde
  hourlyRate: Stundensatz, Stundenlohn
  house: Haus, Häuser
  houseClearance: Entrümpelung, Haushaltsauflösung
  household: Haushalt
  houseplant: Zimmerpflanze, Topfpflanze
  houseRules: Hausordnung
  housetrain: stubenrein
  huge: riesig, enorm
  hundred: hundert
  hunger: Hunger, hungrig
  hungry: hungrig, Hunger
  hunt: jagen, Jagd
  hurryVerb: beeilen, eilen, eilig
  hurt: wehtun, weh, schmerzen, schmerzhaft
  husband: Ehemann, Ehemänner, Gatte
  hut: Hütte, Gartenhaus
  hygiene: Hygiene
  ice: Eiswürfel, Glatteis
  iceCream: Eis, Eiscreme, Speiseeis
  icy: eisig, vereist, Eis
  idea: Idee
  identityCard: Ausweis, Personalausweis
  illegal: illegal, gesetzwidrig
  illness: Krankheit, Erkrankung
  illuminated: beleuchtet, Beleuchtung
  imageRights: Urheberrecht, Nutzungsrecht, Bildrecht
  imitateFake: Fälschung, gefälscht
  immediately: sofort, umgehend
  immigration: Einwanderung, Zuwanderung
  important: wichtig
  impossible: unmöglich
  impregnate: imprägnieren
  improve: verbessern, Verbesserung
  inAdvance: im Voraus, voraus
  inch: Zoll
  includeVerb: inbegriffen, inklusive, einschließlich
  income: Einkommen
  incomeEarnings: Einkommen, Einkünfte
  incomplete: unvollständig
  increase: erhöhen, steigen, Erhöhung, gestiegen
  indicator: Blinker
  individual: einzeln, Einzel
  infect: anstecken, Infektion, entzünden
  infection: Infektion
  inflame: entzündet, Entzündung
  inflammation: Entzündung
  inflate: aufpumpen, pumpen, Pumpe
  inform: informieren, benachrichtigen, Bescheid geben
  informationNoun: Auskunft, Information, Infos
  inFront: vorne, vorn, vordere
  ingredient: Zutat, Inhaltsstoff
  inherit: erben, Erbe, Erbschaft
  inheritance: Erbe, Erbschaft, Nachlass
  inject: spritzen, Spritze
  injection: Spritze, Injektion
  injure: verletzen, verletzt, Verletzung
  injury: Verletzung
  inkCartridge: Druckerpatrone, Tinte, Tintenpatrone
  inLaws: Schwiegereltern, Schwiegermutter, Schwiegervater
  innerTube: Fahrradschlauch, Schlauch, Schläuche
  innocent: unschuldig
  inPerson: persönlich
  insect: Insekt
  insert: einsetzen, einführen, einstecken
  inside: drinnen, innen, Innenraum
  insole: Einlage, Einlegesohle
  insomnia: Schlaflosigkeit, Schlafstörung
  inspectionVehicle: TÜV, Hauptuntersuchung, Pickerl
  install: installieren, einbauen, Einbau, eingebaut
  instalment: Rate, Raten, Ratenzahlung
  inStock: vorrätig, auf Lager, Vorrat
  instruction: Anleitung, Anweisung, Gebrauchsanweisung
  instructor: Trainer, Kursleiter
  instructorCourse: Trainer, Kursleiter, Kursleiterin
  instrument: Musikinstrument
  insulate: dämmen, isolieren, Dämmung
  insulation: Dämmung, Isolierung
  insurance: versichern, Versicherung, versichert
  insuranceClaim: Schadensmeldung, Schadensfall, Schadenfall, Versicherungsfall
  insurancePolicy: Police, Versicherungspolice
  insurer: Versicherer, Versicherungsgesellschaft
  intact: unbeschädigt, heil, ganz
  intensiveCourse: Intensivkurs, Crashkurs
  interesting: interessant, interessiert
  interestRate: Zinsen, Zinssatz
  intern: Praktikant, Praktikum, Praktika
  internetWifi: WLAN
  internship: Praktikum, Praktikant
  interruptPause: Pause, unterbrechen, pausieren
  intolerance: Unverträglichkeit
  introduce: vorstellen, vorgestellt
  invalid: ungültig
  inventVerb: erfinden, erfunden
  investVerb: investieren, anlegen
  invisible: unsichtbar
  invitation: Einladung
  invite: einladen, Einladung, eingeladen
  invoice: Rechnung
  inWriting: schriftlich
  iron: Schmiedeeisen, Gusseisen
  ironClothes: bügeln, gebügelt
  ironing: Bügeln, Bügeleisen
  irrigation: Bewässerung
  island: Insel
  itch: jucken, juckt, Juckreiz
  item: Artikel
  jacket: Jacke
  jam: Marmelade, Konfitüre
  jar: Einmachglas, Schraubglas
  jeans: Jeans, Jeanshose
  jeweller: Juwelier, Goldschmied
  jewellery: Schmuck, Schmuckstück, Juwel
  jewelleryMaking: Schmuck
  jigsaw: Puzzle
  job: Job, Arbeitsplatz, Stelle
  jobVacancy: Stelle, Job
  joinGroup: teilnehmen, teilgenommen, Teilnahme, mitmachen
  joint: Gelenk
  journey: Reise, Fahrt
  joy: Freude, Glück
  judge: Richter, Richterin
  jug: Krug, Krüge, Kanne
  juice: Saft, Säfte
  jump: springen, gesprungen, Sprung
  jumper: Pullover, Pulli
  jumpStart: Starthilfe, Starthilfekabel
  keepStore: aufbewahren, lagern, behalten, Aufbewahrung
  kennel: Hundepension, Tierpension, Hundehotel, Zwinger
  kennelCough: Zwingerhusten
  kettle: Wasserkocher
  key: Schlüssel
  keyboardPc: Tastatur, Keyboard
  keyButton: Knopf, Knöpfe, Taste
  kick: treten, tritt, getreten
  kidney: Niere
  kiln: Brennofen, Brennöfen
  kilogram: Kilogramm
  kilometre: Kilometer
  kindergarten: Kindergarten, Kindergärten, Kita
  kiss: küssen, Kuss
  kitchen: Küche
  kitten: Kätzchen, Katzenbaby
  knead: kneten, Teig
  knee: Knie
  kneel: knien
  knife: Messer
  knit: stricken
  knitting: Stricken
  knock: klopfen, anklopfen
  label: etikettieren, Etikett, beschriften, Aufkleber
  labourCost: Arbeitszeit, Arbeitskosten
  lace: Spitze
  lactose: laktosefrei, Laktose
  lactoseFree: laktosefrei, Laktoseintoleranz
  ladder: Leiter
  lake: See, Seen
  lamb: Lamm, Lammfleisch
  lamp: Lampe, Leuchte, Glühbirne
  landlord: Vermieter, Vermieterin
  landmark: Sehenswürdigkeit
  language: Sprache
  languageCourse: Sprachkurs, Sprachschule
  laptop: Laptop, Notebook
  lashExtension: Wimpernverlängerung
  lastAdjective: letzte, letzten
  lastDuration: dauern, dauert, Dauer
  lastMinute: kurzfristig
  lastWill: Testament
  late: spät, verspätet, Verspätung
  lateFee: Verspätungsgebühr, Mahngebühr, Säumnisgebühr
  laterAfter: später, nachher, danach
  latest: spätestens
  laugh: lachen
  launder: Wäsche, Wäscherei
  laundrette: Waschsalon, Wäscherei
  laundry: Wäsche
  lavender: Lavendel
  law: Gesetz, Recht
  lawFirm: Kanzlei, Anwaltskanzlei
  lawn: Rasen, Gras, Gräser
  lawnmower: Rasenmäher
  lawnMower: Rasenmäher
  lawyer: Anwalt, Rechtsanwalt, Anwälte, Anwältin
  lead: führen, anführen
  leadMetal: Blei
  leaf: Blatt, Blätter, Laub
  leaflet: Prospekt, Broschüre
  leak: tropfen, undicht, auslaufen, lecken, Leck
  lean: anlehnen, lehnen
  learn: lernen
  learnerDriver: Fahrschüler
  lease: Mietvertrag
  leash: Leine, Hundeleine
  leashed: angeleint, Leine, Leinenpflicht
  leather: Leder
  leaveBehind: dalassen, zurücklassen, hinterlassen
  leaveGoAway: weggehen, verlassen
  leaveOut: weglassen, auslassen
  lefthanded: Linkshänder
  leftOver: übrig, Rest, restlich
  leftovers: Essensreste, Speisereste
  leftSide: links, linke
  leg: Bein
  legal: gesetzlich, legal, rechtlich
  legalAdvice: Rechtsberatung, Beratung
  legalAid: Prozesskostenhilfe, Beratungshilfe
  legalInsurance: Rechtsschutzversicherung, Rechtsschutz
  legible: lesbar, leserlich
  lemon: Zitrone
  lend: verleihen, verliehen, leihweise
  length: Länge
  lengthen: verlängern
  lens: Brillenglas, Brillengläser
  lentil: Linse
  lesson: Unterricht, Unterrichtsstunde
  lessonUnit: Stunde, Unterrichtsstunde, Lektion, Unterricht
  letter: Brief, Schreiben
  letterbox: Briefkasten, Briefkästen
  level: Niveau, Stufe
  liability: Haftung, Verantwortung
  liabilityInsurance: Haftpflicht, Haftpflichtversicherung
  library: Bibliothek, Bücherei
  lieDown: liegen, hinlegen
  lieFalse: lügen, gelogen, Lüge
  lifeInsurance: Lebensversicherung
  lift: heben, hochheben, gehoben, anheben
  lightFire: anzünden, angezündet
  lighting: Beleuchtung, Licht
  lightweight: leicht, Leichtgewicht
  lily: Lilie
  limit: Grenze, Begrenzung, begrenzt
  limp: hinken, humpeln, lahmen
  linen: Leinen
  lining: Innenfutter
  link: Link
  lip: Lippe
  lipstick: Lippenstift
  liquor: Schnaps, Schnäpse, Spirituosen
  listen: zuhören, hören
  listNoun: Liste
  litre: Liter
  litter: Katzenstreu, Katzenklo, Einstreu
  live: wohnen, leben, gewohnt
  liveMusic: Livemusik
  liver: Leber
  livingRoom: Wohnzimmer
  loadCargo: Ladung, Fracht
  loadGoods: beladen, ausladen, entladen
  loadingRamp: Laderampe, Rampe
  loanBank: Kredit, Darlehen, Hypothek
  locallyMade: lokal, einheimisch, regional
  located: befinden, gelegen, Lage
  lock: abschließen, zusperren, Schloss, verriegeln, Türschloss, Vorhängeschloss
  locker: Schließfach, Schließfächer, Spind
  lockOut: ausgesperrt
  locksmith: Schlosser, Schlüsseldienst
  loneliness: Einsamkeit, einsam
  longAdjective: lang
  longSighted: weitsichtig, Weitsichtigkeit
  longSightedness: Weitsichtigkeit, weitsichtig
  longTerm: langfristig
  look: schauen, anschauen, ansehen, angesehen
  lookForward: freuen, freut, Freude
  loose: locker, lose
  loosenFree: loslassen, freilassen
  lose: verlieren, verloren, Verlust
  loseWeight: abnehmen, abgenommen
  lostProperty: Fundbüro, Fundsachen, Fundsache
  lotion: Feuchtigkeitscreme, Creme
  loud: laut, Lärm
  loudspeaker: Lautsprecher
  louse: Laus, Läuse
  love: lieben, Liebe
  lowAdjective: niedrig, tief
  lowSeason: Nebensaison
  loyaltyCard: Kundenkarte, Treuekarte, Stempelkarte, Treueprogramm
  lubricate: schmieren, ölen
  luggage: Gepäck
  luggageRack: Gepäckträger
  luggageStorage: Gepäckaufbewahrung
  lunch: Mittagessen, Mittagstisch
  lung: Lunge
  machine: Maschine, Gerät, Ausrüstung
  madeToMeasure: maßgefertigt, nach Maß, Maßanfertigung
  magician: Zauberer, Zauberkünstler
  magnifier: Lupe
  mailbox: Briefkasten
  main: Haupt, hauptsächlich
  mainCourse: Hauptgericht, Hauptspeise
  maintain: Wartung, instandhalten
  makeUp: schminken, Schminke
  makeup: Schminke, Make-up
  male: männlich
  man: Mann, Männer, Herr
  manager: Leiter, Geschäftsführer, Leiterin
  manageRun: leiten, führen, verwalten
  manicure: Maniküre
  manualByHand: manuell, Handschaltung
  manualCar: Schaltgetriebe, Schaltwagen
  manufacturer: Hersteller
  mapPlan: Landkarte, Stadtplan, Stadtpläne
  marble: Marmor
  market: Markt, Märkte, Wochenmarkt
  marriage: Ehe, Heirat
  marriageCertificate: Heiratsurkunde, Eheurkunde
  marry: heiraten, verheiratet, Heirat
  martialArt: Kampfsport, Kampfkunst
  mascara: Wimperntusche
  mask: Maske, Mundschutz
  massage: Massage
  massageVerb: massieren, Massage
  mat: Matte, Yogamatte
  match: Match, Partie
  material: Material, Werkstoff
  materialArt: Material, Materialien
  maternityLeave: Mutterschutz, Elternzeit, Karenz
  mattress: Matratze
  maximumAmount: maximal, höchstens, Maximum
  maybe: vielleicht
  meal: Mahlzeit
  mean: bedeuten, Bedeutung
  meansOfPayment: Zahlungsart, Zahlungsmittel, Zahlungsweise
  measurement: Körpermaße, Maßband
  measureUp: ausmessen, Aufmaß
  measureVerb: messen, misst, gemessen, Maße
  meat: Fleisch
  mechanic: Mechaniker, Kfz-Mechaniker
  mediation: Schlichtung, Mediation
  medicalCertificate: Attest, Krankmeldung, Krankschreibung
  medicine: Medikament, Arznei, Arzneimittel
  medicineTake: einnehmen, eingenommen
  meditate: meditieren, Meditation
  meditation: Meditation, Achtsamkeit
  meet: treffen, trifft, getroffen, Besprechung
  meetingRoom: Besprechungsraum, Sitzungszimmer, Konferenzraum, Tagungsraum, Tagungsräume
  melt: schmelzen, geschmolzen
  member: Mitglied, Mitgliedschaft
  membership: Mitgliedschaft
  membershipFee: Mitgliedsbeitrag
  memorise: auswendig
  memoryCard: Speicherkarte
  memoryRam: Arbeitsspeicher
  menopause: Wechseljahre
  menstruation: Regelblutung, Menstruation
  menuCard: Speisekarte
  message: Nachricht, Mitteilung
  metal: Metall
  metre: Meter
  microchip: chippen, Mikrochip, Chip, Transponder
  microphone: Mikrofon, Mikro
  microwave: Mikrowelle
  middleCentre: Mitte, mittlere, Zentrum
  midnight: Mitternacht
  midwife: Hebamme
  migraine: Migräne
  mileage: Kilometerstand, Laufleistung, Tacho
  milk: Milch
  millimetre: Millimeter
  million: Million
  mineralWater: Mineralwasser, Sprudel
  minimumAge: Mindestalter
  minimumAmount: Minimum, mindestens, Mindest
  minor: Minderjährige, minderjährig
  minute: Minute
  mirror: Spiegel
  mirrorCar: Außenspiegel, Rückspiegel, Seitenspiegel
  miscarriage: Fehlgeburt
  missBus: verpassen, versäumen, verpasst
  missingLack: fehlen, fehlt, fehlend
  mistake: Fehler, Irrtum
  mix: mischen, rühren, mixen
  mixedAdjective: gemischt
  mobilePhone: Handy, Mobiltelefon, Natel, Handys, Smartphone
  mobilityImpairment: gehbehindert, Gehbehinderung
  model: Modell
  modern: modern, zeitgemäß
  mole: Muttermal, Leberfleck
  money: Geld
  month: Monat
  monthly: monatlich, pro Monat
  moon: Mond
  mop: Wischmopp
  moped: Moped, Mofa
  morning: Morgen, Vormittag, morgens, vormittags
  mortgage: Hypothek
  mosquito: Mücke, Stechmücke
  mother: Mutter, Mütter, Mama, Mutti, Mami
  motherboard: Hauptplatine, Mainboard
  mothersDay: Muttertag
  motivate: motivieren, Motivation
  motorcycle: Motorrad, Motorräder
  motorway: Autobahn
  mould: schimmeln, Schimmel
  mouldClay: töpfern, Töpferei, Keramik
  mountain: Berg, Gebirge, Hügel
  mountainBike: Mountainbike
  mourning: Trauer, Beileid
  mousePc: Computermaus
  moustache: Schnurrbart, Schnauzer
  mouth: Mund
  moveHouse: umziehen, Umzug, umgezogen
  moveIn: einziehen, Einzug
  moveMotion: bewegen, Bewegung
  moveOut: Auszug, ausgezogen
  movingBox: Umzugskarton, Umzugskiste
  movingHouse: Umzug, Umzüge
  mow: mähen, Rasenmähen
  mud: Schlamm, Matsch
  muddy: matschig, schlammig, Schlamm
  mudguard: Schutzblech
  mug: Becher
  mulch: Mulch, Rindenmulch
  muscle: Muskel
  museum: Museum, Museen
  mushroom: Pilz, Champignon
  music: Musik
  musician: Musiker, Musikerin
  musicSchool: Musikschule
  musicTheory: Musiktheorie, Notenlehre
  mustard: Senf
  muzzle: Maulkorb, Maulkörbe
  nailFile: Nagelfeile
  nailHammer: hämmern, Hammer
  nailPolish: Nagellack
  nailTool: Stahlnagel, Stahlnägel
  nailTrimming: Krallenschneiden
  naked: nackt
  name: Name
  nameVerb: heißen, heißt, nennen
  napkin: Serviette
  nappy: Windel
  narrow: schmal, eng
  nativeLanguage: Muttersprache
  nature: Natur
  nausea: Übelkeit
  navel: Bauchnabel, Nabel
  nearby: nah, nahe, in der Nähe, Nähe
  necessary: nötig, notwendig
  neck: Hals, Nacken
  necklace: Halskette
  needle: Nadel
  needVerb: brauchen, benötigen, gebraucht
  negotiate: verhandeln, Verhandlung, verhandelbar
  neighbour: Nachbar, Nachbarin
  neighbourhood: Viertel, Stadtteil, Bezirk, Nachbarschaft
  nephew: Neffe
  nerve: Nerv
  nervous: nervös, aufgeregt
  networkConnection: Netzwerk, Verbindung, Internetverbindung
  neuter: kastrieren, sterilisieren, Kastration
  neutering: Kastration, Sterilisation
  never: nie, niemals
  newAdjective: neu
  newsletter: Rundbrief, Newsletter
  newspaper: Zeitung
  newYear: Neujahr, Silvester
  nextFollowing: nächste, folgende
  nextTime: nächstes Mal
  nickname: Spitzname
  niece: Nichte
  night: Nacht, Nächte, nachts
  nipple: Brustwarze
  noise: Lärm, Geräusch
  nonAlcoholic: alkoholfrei
  nonBinding: unverbindlich
  noon: Mittag, mittags
  normalOrdinary: üblich, gewöhnlich
  nose: Nase
  noShow: nicht erscheinen, Nichterscheinen
  nostril: Nasenflügel, Nasenloch
  notary: Notar, Notariat
  notebook: Heft, Notizbuch, Notizbücher
  noticePeriod: Kündigungsfrist
  nowAdverb: jetzt, nun
  numb: gefühllos, taubes Gefühl
  number: Nummer, Zahl
  numberEight: acht
  numberEighteen: achtzehn
  numberEleven: elf
  numberFifteen: fünfzehn
  numberFifty: fünfzig
  numberFive: fünf
  numberForty: vierzig
  numberFour: vier
  numberFourteen: vierzehn
  numberNine: neun
  numberNineteen: neunzehn
  numberOne: eins
  numberPlate: Kennzeichen, Nummernschild
  numberSeven: sieben
  numberSeventeen: siebzehn
  numberSix: sechs
  numberSixteen: sechzehn
  numberTen: zehn
  numberThirteen: dreizehn
  numberThirty: dreißig
  numberThree: drei
  numberTwelve: zwölf
  numberTwenty: zwanzig
  numberTwo: zwei
  nurse: Krankenschwester, Pfleger, Krankenpfleger
  nursery: Kinderzimmer, Spielzimmer
  nut: Nuss, Nüsse
  obligation: Pflicht, Verpflichtung
  occupation: Beruf
  occupiedBusy: besetzt, belegt
  offerVerb: anbieten, Angebot, angeboten
  office: Büro
  official: offiziell, amtlich
  officialTranslation: Übersetzung
  often: oft, häufig
  oil: Speiseöl, Olivenöl
  oilChange: Ölwechsel
  oilFilter: Ölfilter
  ointment: Salbe
  oldAdjective: alt
  oldFashioned: altmodisch, veraltet
  olive: Olive
  once: einmal
  oneWay: einfache Fahrt, einfach
  onion: Zwiebel
  onlineAdjective: im Internet, online
  onlineBooking: Onlinebuchung, Online-Terminbuchung
  onlineCourse: Onlinekurs, Online-Unterricht, Fernunterricht
  onlineShop: Onlineshop, Webshop, Internetshop
  onSite: vor Ort
  onTheWay: unterwegs
  open: öffnen, aufmachen, geöffnet, Öffnung
  opening: Eröffnung, Wiedereröffnung
  openingHours: Öffnungszeiten
  operateSurgery: operieren, Operation
  operatingSystem: Betriebssystem
  opinion: Meinung
  opposite: gegenüber
  opticalPrescription: Brillenpass, Dioptrie, Brillenrezept
  optician: Optiker, Augenoptiker, Optikerin
  option: Möglichkeit, Alternative
  optional: freiwillig, optional
  orangeFruit: Orange, Apfelsine
  orchid: Orchidee
  orderGoods: bestellen, Bestellung
  orderJob: Auftrag, Aufträge
  organ: Orgel
  organic: biologisch, Bio, bio
  organize: organisieren, veranstalten
  orphan: Waise, Waisenkind
  outOfOrder: außer Betrieb
  outside: draußen, außen, im Freien
  oval: oval
  oven: Ofen, Öfen, Backofen
  overdue: überfällig
  overflow: überlaufen
  overtake: überholen
  overtime: Überstunden
  overweight: Übergewicht, übergewichtig
  owe: schulden, Schulden
  ownAdjective: eigen, eigene
  owner: Besitzer, Inhaber, Eigentümer, Halter
  ownRisk: auf eigene Gefahr, eigenes Risiko
  ownVerb: besitzen, besessen, Besitz
  package: Pauschalangebot, Pauschale
  packaging: Verpackung
  packVerb: packen, einpacken, verpacken, Verpackung
  page: Seite
  pain: Schmerz, Schmerzen
  painkiller: Schmerzmittel
  paint: Anstrich, Wandfarbe
  paintbrush: Pinsel
  painterDecorator: Maler
  painting: Gemälde, Malerei
  paintWall: malen, streichen, gestrichen, lackieren
  pair: Paar
  pallet: Palette
  pamper: verwöhnen
  pan: Pfanne, Bratpfanne
  paper: Papier
  paragraph: Absatz, Abschnitt
  paralysis: Lähmung
  parasite: Parasit, Ungeziefer
  parcel: Paket, Päckchen, Pakete
  parent: Eltern, Elternteil
  parents: Eltern
  park: parken, Parkplatz, abstellen
  parkGreen: Park, Stadtpark
  parkingGarage: Parkhaus, Parkhäuser, Tiefgarage
  parkingMeter: Parkuhr, Parkgebühr, Parkschein
  parkingSpace: Parkplatz, Parkplätze, Stellplatz, Stellplätze
  parquet: Parkett, Holzboden
  parrot: Papagei, Wellensittich
  partial: teilweise
  partialPayment: Teilzahlung
  participant: Teilnehmer, Teilnehmerin
  partner: Partner, Lebensgefährte
  partnerBusiness: Partner, Geschäftspartner
  partnerDance: Tanzpartner, Partner
  partShare: Teil
  partTime: Teilzeit
  party: Feier, Fest, Party
  partyTent: Festzelt, Partyzelt, Pavillon
  pass: vorbeikommen, vorbeigehen
  passenger: Fahrgast, Fahrgäste, Beifahrer, Passagier
  passExam: bestehen, bestanden
  passport: Pass, Reisepass, Pässe, Reisepässe
  passportPhoto: Passfoto, Passbild, Passbilder
  password: Passwort, Kennwort, Passwörter
  past: Vergangenheit
  pasta: Nudel, Pasta
  pastry: Gebäck
  patient: geduldig, Geduld
  patientNoun: Patient, Patientin
  patientPerson: Patient, Patientin
  patio: Terrasse
  pattern: Schnittmuster
  paw: Pfote
  pawn: verpfänden, Pfandhaus
  pay: zahlen, bezahlen, Zahlung, Bezahlung
  payable: kostenpflichtig, gebührenpflichtig
  payBack: zurückzahlen, zurückbezahlen, Rückzahlung
  paymentDue: fällig, Fälligkeit
  payslip: Lohnabrechnung, Gehaltsabrechnung
  peanut: Erdnuss, Erdnüsse
  pear: Birne
  pearl: Perle
  pedal: Pedal, Pedale
  pedestrian: Fußgänger
  pedicure: Pediküre, Fußpflege
  pee: pinkeln, urinieren
  peel: schälen
  peeling: Peeling
  pelvis: Becken, Beckenboden
  pencil: Bleistift, Buntstift
  pendant: Anhänger
  pension: Rente, Ruhestand
  pensionerRate: Seniorenrabatt
  pensionFund: Rente, Pension
  penWriting: Kugelschreiber, Stift, Kuli
  peony: Pfingstrose
  pepper: Pfeffer
  percent: Prozent
  perDay: täglich, pro Tag, am Tag
  performance: Aufführung, Vorstellung, Vorführung
  performShow: aufführen, Auftritt, Aufführung
  perfume: Parfüm, Duft, Düfte
  period: Zeitraum
  perm: Dauerwelle
  permanent: dauerhaft, ständig
  permit: Genehmigung, Erlaubnis, Lizenz
  permitLicence: Genehmigung, Bewilligung, Lizenz, Zulassung
  perNight: pro Nacht
  perPerson: pro Person, pro Kopf
  perPiece: pro Stück
  person: Person, Mensch, Leute
  personalTraining: Personal Training, Personal Trainer
  personNoun: Person, Personen, Leute
  pest: Schädling, Blattlaus, Blattläuse
  pestControl: Schädlinge, Ungeziefer
  pet: Haustier
  petal: Blütenblatt, Blütenblätter
  petBath: Hundebad
  petBreed: Rasse, Hunderasse
  petCarrier: Transportbox, Transportkorb
  petFood: Tierfutter, Futter, Trockenfutter, Hundefutter, Katzenfutter
  petGrooming: Fellpflege, Hundesalon
  petInsurance: Tierversicherung, Tierkrankenversicherung
  petOwner: Tierhalter, Hundehalter, Hundebesitzer, Halter
  petPassport: EU-Heimtierausweis, Heimtierausweis, Impfpass, Impfpässe
  petrol: Benzin
  petrolStation: Tankstelle
  petSitter: Tiersitter, Hundesitter, Tierbetreuung
  petStroke: streicheln
  petSupplies: Tierbedarf, Zoohandlung
  petToy: Hundespielzeug
  petTreat: Leckerli, Leckerchen
  petVaccination: Impfung, Impfstoff
  pharmacist: Apotheker
  pharmacy: Apotheke
  pharmacyPlace: Apotheke
  phone: Telefon
  phoneCall: Anruf, Telefonat
  phoneCase: Handyhülle, Schutzhülle
  phoneNumber: Telefonnummer, Handynummer, Rufnummer
  photo: Foto, Bild, Bilder
  photoAlbum: Fotoalbum, Fotobuch, Fotobücher
  photograph: fotografieren, Foto
  photographer: Fotograf, Fotografin
  photography: Fotografie, Fotografieren
  photoPrint: Abzug, Abzüge, Fotoabzug
  photoShoot: Fotoshooting, Fototermin
  physiotherapist: Physiotherapeut
  piano: Klavier, Flügel
  pickle: einlegen, einmachen
  pickLock: Schlüsseldienst, Schlosser
  pickup: Abholung
  pickupPoint: Abholstation, Packstation
  pictureFrame: Bilderrahmen, Rahmen
  piece: Stück
  pierce: stechen, durchstechen
  piercing: Ohrloch, Piercing
  pill: Tablette, Pille
  pillow: Kissen, Kopfkissen
  pimple: Pickel, Akne
  pinch: drücken, kneifen, zwicken
  pink: rosa, pink
  pinkColour: rosa
  plane: Flugzeug, Flieger
  plant: pflanzen, Pflanze, einpflanzen
  plaster: verputzen, Putz
  plastic: Kunststoff, Plastik
  plate: Teller
  platePottery: Keramikteller
  playGame: spielen, Spiel
  playground: Spielplatz, Spielplätze
  playingCard: Spielkarte
  playInstrument: musizieren, ein Instrument spielen
  pleasant: angenehm
  pliers: Zange
  plugIn: einstecken, Stecker
  plugSocket: Stecker, Steckdose
  plumb: Klempner, Installateur
  plumber: Klempner, Installateur
  plumbing: Rohr, Wasserleitung
  pneumonia: Lungenentzündung
  pocket: Hosentasche, Jackentasche
  pointed: spitz
  pointInTime: Moment, Augenblick
  pointsReward: Punkte, Punkt
  poisoning: Vergiftung, Gift
  poisonous: giftig, Gift
  poisonVerb: vergiften, Vergiftung, vergiftet
  police: Polizei
  policeman: Polizist
  policy: Richtlinie
  polish: polieren
  polite: höflich
  pond: Teich
  pony: Pony, Ponys
  ponytail: Pferdeschwanz
  pool: Schwimmbad, Schwimmbecken, Pool
  popular: beliebt
  porcelain: Porzellan
  pork: Schweinefleisch
  portion: Portion
  portrait: Porträt
  possible: möglich
  post: Post
  postcode: Postleitzahl, PLZ
  postMail: Post, per Post
  postman: Briefträger, Postbote
  postnatal: Rückbildung, Wochenbett
  postOffice: Postamt, Postfiliale
  postpone: verschieben, verschoben, verlegen
  posture: Körperhaltung, Haltung
  potato: Kartoffel
  potter: Töpfer, Töpferin, Keramiker
  pottery: Keramik, Töpferei, Töpfern
  potteryWheel: Töpferscheibe, Drehscheibe
  pour: einschenken, ausgießen
  power: Leistung
  powerOfAttorney: Vollmacht
  practiceSurgery: Praxis, Klinik, Ordination
  practise: üben, Übung, proben
  praise: loben, Lob
  pray: beten, Gebet
  prefer: bevorzugen, lieber
  pregnancy: Schwangerschaft
  pregnant: schwanger, Schwangerschaft, Schwangere
  pregnantAnimal: trächtig
  prenatalYoga: Schwangerschaftsyoga
  prenup: Ehevertrag, Eheverträge
  prepare: vorbereiten, Vorbereitung, zubereiten
  prepayment: Vorauszahlung, Vorkasse
  prescribe: verschreiben, Rezept, verschrieben
  prescription: ärztliches Rezept, Verordnung
  pressButton: drücken
  pressure: Druck
  prevent: vorbeugen, verhindern, Vorbeugung
  previous: vorherig, früher, ehemalig
  price: Preis
  priceList: Preisliste, Tarif
  priceMatch: Preisgarantie, Bestpreis
  primarySchool: Grundschule
  print: drucken, ausdrucken
  printer: Drucker
  printingPress: Druckerei
  privateAdjective: privat
  privateLesson: Einzelunterricht, Privatstunde, Einzelstunde
  privateRoom: Nebenraum, Nebenzimmer
  probably: wahrscheinlich
  problem: Problem, Schwierigkeit
  produce: herstellen, hergestellt, produzieren, Herstellung
  product: Produkt, Ware
  profession: Beruf
  professional: professionell, Profi
  profit: Gewinn, Umsatz
  program: Programm
  projectNoun: Projekt, Vorhaben
  promise: versprechen, versprochen
  pronounce: aussprechen, Aussprache
  protect: schützen, Schutz
  proveEvidence: beweisen, Beweis, nachweisen, Nachweis
  provide: bereitstellen, bieten, versorgen
  prune: schneiden, zurückschneiden
  pruningShears: Gartenschere
  psychologist: Psychologe, Psychologin
  pub: Kneipe, Wirtshaus
  publicAdjective: öffentlich
  publicHoliday: Feiertag, feiertags
  publicTransport: öffentliche Verkehrsmittel, ÖPNV, Nahverkehr
  publish: veröffentlichen, Veröffentlichung
  pull: ziehen, gezogen
  pullTooth: Zahn ziehen, gezogen
  pump: Pumpe
  punchCard: Zehnerkarte, Mehrfachkarte
  punctual: pünktlich, rechtzeitig
  puncture: Reifenpanne, platt, Plattfuß, Platten
  pupil: Schüler, Schülerin, Schulkind
  puppy: Welpe
  purchase: Kauf, Käufe, Einkauf, Einkäufe
  purple: lila, violett
  purpleColour: lila, violett
  purposeAim: Zweck, Ziel
  push: schieben, geschoben
  put: stellen, legen, setzen
  putOn: anziehen, angezogen
  pyjamas: Schlafanzug, Pyjama
  qualified: qualifiziert, ausgebildet, zertifiziert, geprüft
  quality: Qualität
  quarter: Viertel
  quarterHour: Viertelstunde
  quarterYear: vierteljährlich, Quartal
  questionnaire: Fragebogen, Umfrage
  queue: Warteschlange
  queueNumber: Wartenummer
  quiet: ruhig, leise, still
  rabbit: Kaninchen, Hase
  rabies: Tollwut
  radio: Autoradio
  railTrain: Zug, Züge, Bahn, Eisenbahn
  railwayStation: Bahnhof, Bahnhöfe
  rain: regnen, Regen
  raincoat: Regenjacke, Regenmantel
  rake: rechen, Laub, Rechen, Harke
  ramp: Rampe
  range: Sortiment, Produktpalette
  rangeAssortment: Sortiment, Auswahl
  rarely: selten
  rash: Hautausschlag, Ausschlag
  rattle: klappern, rattern
  rawFood: roh
  razor: Rasierer, Rasierapparat
  reachPlace: erreichen, hinkommen
  readingGlasses: Lesebrille
  readVerb: lesen, liest, gelesen
  ready: bereit, fertig
  realEstate: Immobilie
  rearLight: Rücklicht, Rückleuchte
  reason: Grund, Gründe, Begründung
  receipt: Quittung, Beleg, Kassenbon, Kassenzettel
  receive: bekommen, erhalten, erhält, empfangen
  recentlyNew: kürzlich, neulich, vor kurzem
  reception: Rezeption, Empfang
  receptionist: Empfangsdame, Rezeptionist
  recipe: Rezept, Kochrezept
  recipient: Empfänger
  recital: Vorspiel, Schülerkonzert
  recognise: erkennen, erkannt
  recommend: empfehlen, empfiehlt, empfohlen, Empfehlung
  recording: Aufnahme, Tonaufnahme
  recovery: Genesung, Heilung
  rectangular: rechteckig
  recyclable: recyceln, wiederverwerten
  recycling: Wiederverwertung, Recycling
  red: rot
  redColour: rot
  referee: Schiedsrichter
  referenceNumber: Bestellnummer, Auftragsnummer, Buchungsnummer
  referFriend: Freunde werben, Weiterempfehlung
  reflect: spiegeln, reflektieren
  refuel: tanken, Benzin, Kraftstoff
  refund: erstatten, Erstattung, rückerstatten, Rückerstattung
  refuse: ablehnen, abgelehnt, verweigern
  register: anmelden, Anmeldung, angemeldet, registrieren
  registeredLetter: Einschreiben
  registrationDocument: Fahrzeugschein, Zulassung, Fahrzeugpapiere
  registryOffice: Standesamt, Standesämter
  regret: bereuen, bedauern
  regularly: regelmäßig
  regulation: Vorschrift, Regel, Verordnung
  rehabilitation: Reha, Rehabilitation
  rehearsal: Probe, Generalprobe
  rehearsalRoom: Probenraum, Proberaum, Übungsraum
  relative: Angehörige, Verwandte
  relax: entspannen, Entspannung
  relaxation: Entspannung
  remember: erinnern, Erinnerung
  reminderPayment: Mahnung, Zahlungserinnerung
  remoteControl: Fernbedienung
  remoteSupport: Fernwartung, Support
  removalCompany: Umzugsunternehmen, Umzugsfirma
  remove: entfernen, beseitigen
  renewContract: erneuern, verlängern, Erneuerung
  renovate: renovieren, Renovierung, sanieren
  rent: mieten, Miete, Vermietung, vermieten
  rentalCar: Mietwagen, Leihwagen
  repair: Reparatur
  repeat: wiederholen, wiederholt
  replace: ersetzen, Ersatz, austauschen
  reportVerb: melden, berichten, Bericht, Meldung
  repot: umtopfen
  representLegal: vertreten, vertritt
  reptile: Reptil, Echse
  requestApply: beantragen, Antrag
  require: erforderlich, verpflichtend, Pflicht, vorgeschrieben
  rescue: retten, Rettung
  reserve: reservieren, Reservierung
  residencePermit: Aufenthaltserlaubnis, Aufenthaltstitel
  resize: Größe ändern, umarbeiten
  respectRule: einhalten, beachten, eingehalten
  responsible: verantwortlich, haften, Haftung, zuständig
  rest: Rest
  restaurant: Gaststätte, Lokal, Restaurant
  restoreRenew: restaurieren, Restaurierung
  restVerb: ausruhen, Ruhe, erholen, Erholung
  retailerDealer: Händler
  retired: pensioniert, Ruhestand
  retirement: Ruhestand, Rente
  retouching: Retusche, Bildbearbeitung
  returnGoods: Rückgabe, Rücksendung, Retoure
  returnPolicy: Rückgaberecht, Umtausch
  reusable: wiederverwendbar, Mehrweg
  reverseCar: rückwärts, Rückwärtsgang
  reviewNoun: Rückmeldung, Bewertung
  reviewRate: bewerten, Bewertung, Rezension
  rheumatism: Rheuma
  rice: Reis
  rideHorse: reiten, geritten, Ritt
  ridingSchool: Reitschule, Reiten, Reitunterricht
  right: Rechte, Anspruch
  rightsEntitlement: Recht, Anspruch, Ansprüche
  rightSide: rechts
  rim: Felge
  ringBell: klingeln, läuten, Klingel
  ringJewel: Ring, Fingerring
  rinse: ausspülen, spülen
  ripe: reif
  risky: Risiko, Risiken, riskant
  river: Fluss, Flüsse, Bach, Bäche
  road: Landstraße
  roadSign: Verkehrsschild, Verkehrszeichen
  roastGrill: grillen, rösten, gegrillt
  robust: robust, stabil
  rodent: Nagetier, Nager, Maus, Mäuse
  roof: Dach, Dächer
  roofer: Dachdecker
  roofRack: Dachträger, Dachbox
  room: Zimmer, Raum, Räume
  root: Wurzel
  rootTouchUp: Ansatz, Haaransatz
  rope: Seil, Schnur, Spanngurt
  rose: Rose
  rot: faulen, faul, verfault, morsch
  rotate: drehen, rotieren
  rough: rau, grob
  roughly: ungefähr, etwa, circa
  round: rund
  roundabout: Kreisverkehr
  roundTheClock: rund um die Uhr
  route: Strecke, Route
  router: Router, Modem
  rowBoat: rudern, paddeln
  rowLine: Schlange, Warteschlange, anstehen
  rub: reiben, gerieben
  rubber: Gummi
  rubberStamp: Stempel
  rubbish: Müll, Abfall, Abfälle
  rude: unhöflich, unfreundlich, frech
  rule: Regel, Vorschrift, Regelung
  runJog: rennen, laufen, läuft, gerannt
  running: Laufen, Joggen
  rural: ländlich, auf dem Land
  rust: rosten, rostig, Rost
  sad: traurig
  saddle: Sattel, satteln, Sättel
  sadness: Trauer, Traurigkeit
  safe: sicher, Sicherheit
  sailBoat: segeln, Segel
  sailing: Segeln
  salad: Salat
  sale: Verkauf, Verkäufe
  salesperson: Verkäufer, Verkäuferin
  salmon: Lachs
  salt: Salz
  salty: salzig, gesalzen
  same: gleich, derselbe, dieselbe
  sameDay: am selben Tag, taggleich
  sample: Muster, Warenprobe
  sand: schleifen, abschleifen, geschliffen
  sandal: Sandale
  sandMaterial: Sand
  sandwich: belegtes Brot, Sandwich
  satisfied: zufrieden, Zufriedenheit
  sauce: Soße, Sauce
  sausage: Wurst, Würste, Würstchen
  saveData: speichern, sichern
  saveMoney: sparen, Ersparnis
  saw: sägen, Säge, Kettensäge
  saxophone: Saxophon, Saxofon
  scale: Waage
  scalp: Kopfhaut
  scanner: Scanner, Scan
  scanVerb: einscannen, scannen
  scar: Narbe
  scarf: Schal
  schedulePlan: planen, Planung
  scholarship: Stipendium, Stipendien
  school: Schule
  schoolHoliday: Schulferien
  schoolReport: Zeugnis, Noten
  scissors: Schere
  scooterKick: Roller, Tretroller, E-Roller
  scratch: kratzen, Kratzer, zerkratzen
  screen: Bildschirm
  screenMonitor: Bildschirm, Monitor, Display
  screenProtector: Schutzfolie, Displayschutz, Panzerglas
  screw: Schraube
  screwdriver: Schraubenzieher, Schraubendreher
  screwTighten: festziehen
  screwVerb: schrauben, Schraube
  scrub: schrubben, Peeling
  sculpture: Skulptur
  sea: Meer, Ozean
  seafood: Meeresfrüchte, Schalentiere
  seal: abdichten, versiegeln, Dichtung
  seam: Naht, Nähte
  search: suchen, Suche
  searchEngine: Suchmaschine
  season: Saison, Jahreszeit
  seasonal: saisonal
  seasonFood: würzen, Gewürz
  seasonTicket: Jahreskarte, Saisonkarte, Dauerkarte, Monatskarte
  seatBelt: Sicherheitsgurt, Gurt
  second: Sekunde
  secondarySchool: Gymnasium, Oberschule, Realschule
  secondHand: gebraucht, Secondhand
  secondOrdinal: zweite
  secret: geheim, Geheimnis
  secretary: Sekretärin
  securityCamera: Überwachungskamera, Videoüberwachung
  see: sehen, sieht, gesehen
  seed: Samen, Saatgut
  seedling: Setzling, Sämling, Jungpflanze
  selfEmployed: selbstständig, selbständig, freiberuflich, Selbstständige, Freiberufler, Selbstständiger
  sell: verkaufen, Verkauf, verkauft
  seller: Verkäufer, Verkäuferin
  semester: Halbjahr, halbjährlich
  send: senden, schicken, versenden, verschicken
  sendBack: zurücksenden, zurückschicken, Rücksendung, Rückgabe
  sender: Absender
  senior: Senior, Rentner, Ältere
  sensitiveSkin: empfindlich, sensibel
  separateAdjective: getrennt, separat, einzeln
  separateVerb: trennen, Trennung, getrennt
  separation: Trennung
  series: Reihe, Serie
  seriousGrave: ernst, schwer, schlimm
  serveFood: servieren, bedienen, Bedienung
  serviceOffered: Dienstleistung, Leistung, Service
  sesame: Sesam
  session: Sitzung, Einheit
  setKit: Satz, Sätze
  setStone: Edelstein, fassen
  settle: einigen, Einigung
  settlement: Vergleich, Vereinbarung, Einigung
  setupInstall: Installation, Einrichtung
  several: mehrere
  severance: Abfindung
  sew: nähen, genäht, Naht
  sewing: Nähen, Nähkurs
  sewingMachine: Nähmaschine
  shade: Schatten
  shady: Schatten, schattig
  shallow: seicht, flach
  shame: Scham, peinlich
  shampoo: Haarwaschmittel, Shampoo
  share: teilen
  shareRide: Mitfahrgelegenheit, mitfahren
  sharp: scharf
  sharpen: schärfen, schleifen
  shave: rasieren, Rasur
  shearClip: scheren, geschoren
  shearing: Schur, Scheren
  shedHair: haaren, Haarausfall
  sheep: Schaf, Lamm, Lämmer
  sheetMusic: Notenblatt, Noten, Notenblätter
  shelf: Regal
  shiftGear: schalten, Gang, Gangschaltung
  shiftWork: Schicht
  shine: glänzen, leuchten, glänzend
  ship: Schiff, Fähre
  shipping: Versand, Sendung
  shippingCost: Versandkosten, Lieferkosten, Porto
  shippingCosts: Versandkosten, Porto
  shirt: Hemd
  shockAbsorber: Stoßdämpfer, Federung
  shoe: Schuh
  shoeHeel: Absatz, Absätze
  shoeHorse: beschlagen, Hufschmied, Hufeisen
  shoelace: Schnürsenkel, Schuhband
  shoePolish: Schuhcreme
  shoeSize: Schuhgröße
  shoeSole: Sohle
  shop: Geschäft, Laden, Läden
  shopkeeper: Ladenbesitzer, Händler, Einzelhändler
  shoppingBag: Einkaufstasche, Tragetasche, Tüte
  shoppingCart: Warenkorb, Einkaufswagen
  shoppingCentre: Einkaufszentrum, Einkaufszentren
  shoppingGo: einkaufen, Einkauf, shoppen
  shopWindow: Schaufenster
  shortAdjective: kurz
  shortCircuit: Kurzschluss, Sicherung
  shorten: kürzen, säumen
  shorts: kurze Hose
  shortSighted: kurzsichtig, Kurzsichtigkeit
  shortSightedness: Kurzsichtigkeit, Myopie, kurzsichtig
  shoulder: Schulter
  shout: schreien, rufen, geschrien
  shovel: Schaufel, Spaten
  shower: duschen, Dusche
  showroom: Ausstellungsraum
  showVerb: zeigen
  shrimp: Garnele, Krabbe
  shrink: einlaufen, schrumpfen, eingelaufen
  shy: schüchtern, scheu
  sibling: Geschwister, Geschwisterkind
  sick: krank, Krankheit
  sickNote: Krankschreibung, Attest
  sideDish: Beilage
  sideEffect: Nebenwirkung
  sign: unterschreiben, unterschrieben, Unterschrift, unterzeichnen
  signature: Unterschrift
  signboard: Schild, Aushang
  silk: Seide
  silver: Silber
  silvery: Silber, silbern, silberfarben
  simCard: SIM-Karte
  similar: ähnlich
  sing: singen, gesungen, Gesang
  singer: Sänger, Sängerin
  singing: Gesang, Singen, Gesangsunterricht
  single: ledig
  singleRoom: Einzelzimmer
  sink: Waschbecken, Spüle, Spülbecken
  sister: Schwester
  sit: sitzen, gesessen, hinsetzen
  size: Größe
  sizeNoun: Größe
  skate: Schlittschuh, skaten
  skating: Schlittschuh, Eislaufen, Eisbahn
  ski: skifahren, Ski fahren
  skiing: Ski, Skifahren
  skin: Haut
  skincare: Hautpflege
  skirt: Rock, Röcke
  sky: Himmel
  skyscraper: Hochhaus
  slaughter: Metzger, Fleischer, Metzgerei
  sleep: schlafen, schläft, geschlafen, Schlaf
  sleepingBag: Schlafsack, Schlafsäcke
  sleeve: Ärmel
  slice: Scheibe
  slide: Rutsche, Rutschbahn
  slim: schlank, mager
  slip: rutschen, ausrutschen, rutschig, glatt
  slipper: Hausschuh, Pantoffel
  slow: langsam
  slowDown: verlangsamen, langsamer
  small: klein
  smallChange: Wechselgeld
  smell: riechen, riecht, Geruch, stinken, Gerüche, Gestank
  smile: lächeln
  smoke: Rauch, Qualm
  smokeDetector: Rauchmelder
  smokeFood: geräuchert, räuchern
  smoker: Raucher, Rauchen
  smokeVerb: rauchen, Raucher
  smooth: glatt
  snack: Imbiss, Snack, Zwischenmahlzeit
  snake: Schlange
  sneeze: niesen, Niesen
  snore: schnarchen
  snoring: Schnarchen
  snow: schneien, Schnee
  soak: einweichen, einweichen lassen
  soap: Seife
  sober: nüchtern
  socialMedia: soziale Medien, soziales Netzwerk
  sock: Socke, Strumpf, Strümpfe
  socket: Steckdose
  sofa: Sofa, Couch
  soft: weich
  softDrink: Limonade, Limo
  softener: Weichspüler
  software: Software
  soil: Erde, Blumenerde, Kompost
  soldier: Soldat
  solve: lösen, Lösung
  sometimes: manchmal, gelegentlich
  somewhere: irgendwo
  son: Sohn, Söhne
  song: Lied, Lieder
  soon: bald, demnächst
  sort: sortieren, aufgeräumt
  soundproof: schalldicht
  soup: Suppe
  sour: sauer
  sow: säen, Samen
  soy: Soja
  spa: Therme, Thermalbad
  spade: Spaten, Schaufel
  spamMail: Spam, Spamordner
  spare: Ersatz, Reserve
  sparePart: Ersatzteil
  spareTyre: Reserverad, Ersatzrad
  sparklingWine: Sekt, Schaumwein
  sparkPlug: Zündkerze
  speak: sprechen, spricht, gesprochen
  special: besondere, speziell, besonders
  specialOffer: Sonderangebot, Aktion, Angebot
  spectacleFrame: Fassung, Brillengestell
  spectacleLens: Brillenglas, Brillengläser
  speed: Geschwindigkeit, Tempo
  speedLimit: Tempolimit, Geschwindigkeitsbegrenzung
  spell: buchstabieren, Rechtschreibung
  spendMoney: ausgeben, ausgegeben, Ausgaben
  spice: Gewürz
  spicy: scharf, pikant
  spider: Spinne
  spine: Wirbelsäule
  splitEnds: Spliss
  spoke: Speiche
  sponge: Schwamm, Schwämme
  sponsor: sponsern, fördern
  spontaneous: spontan
  spoon: Löffel
  sport: Sport, Sportart
  sportswear: Sportkleidung, Sportsachen, Sportbekleidung
  spouse: Ehepartner
  sprain: verstauchen, verstaucht, Verstauchung, Zerrung
  spray: sprühen
  spread: verteilen, ausbreiten
  spring: Frühling, Frühjahr
  sprinkle: bestreuen, streuen
  square: quadratisch, viereckig
  squareMetre: Quadratmeter
  squeak: quietschen, knarren
  squeeze: quetschen, ausdrücken, auspressen
  stable: Stall, Ställe
  stableHorse: Stall, Ställe, Reitstall
  stack: stapeln, Stapel
  stadium: Stadion, Sporthalle, Turnhalle
  staff: Personal, Belegschaft
  stage: Bühne
  stageStep: Schritt, Stufe
  stain: beflecken, Fleck
  stairs: Treppe
  stale: altbacken, verdorben
  stampPost: Briefmarke
  stampPostage: Briefmarke
  standVerb: stehen, gestanden
  starter: Vorspeise
  stay: bleiben, bleibt, geblieben, Aufenthalt
  stayOvernight: übernachten, Übernachtung
  steak: Rindersteak
  stealVerb: stehlen, gestohlen, Diebstahl, klauen
  steamRoom: Dampfbad
  steel: Stahl, Edelstahl
  steep: steil
  steer: lenken, Lenkung, Lenkrad
  steeringWheel: Lenkrad, Lenkung
  stem: Stiel, Stängel
  step: Stufe
  stepchild: Stiefkind, Stiefsohn, Stieftochter
  stickingPlaster: Heftpflaster
  stickJam: klemmen, klemmt, festsitzen
  sticky: klebrig
  stickyTape: Klebeband
  stiffRigid: steif, starr
  sting: stechen, gestochen, Stich, Insektenstich
  stitch: Stiche, Faden
  stitches: Wundnaht, Fäden ziehen
  stock: Lagerbestand, Bestand, Vorrat, Vorräte
  stocktaking: Inventur, Bestandsaufnahme
  stomach: Magen, Mägen
  stomachache: Bauchschmerzen, Bauchweh
  stone: Stein, Fels, Kies
  stool: Stuhlprobe, Kot
  stopOver: Zwischenstopp
  stopVerb: aufhören, anhalten, stoppen
  storage: Lagerung, Einlagerung, Selfstorage, Aufbewahrung
  storageRoom: Lagerraum, Abstellraum
  storageUnit: Lagerraum, Lagerräume, Lagerbox, Abstellraum
  storm: Sturm, Gewitter, Unwetter, Stürme
  stove: Herd, Kochfeld
  straightAhead: geradeaus, gerade
  straighten: glätten, begradigen
  straightening: Haarglättung
  strange: seltsam, komisch, merkwürdig
  stranger: Fremde, Unbekannte
  strawberry: Erdbeere
  street: Straße
  streetAddress: Straße
  strengthen: stärken, kräftigen
  stress: Stress, gestresst
  stretch: dehnen, strecken, gedehnt
  stretching: Dehnung, Dehnen
  strict: streng
  stringMusic: Saite
  stripe: Streifen, gestreift
  stroke: Schlaganfall
  stroll: bummeln, spazieren
  strong: stark, kräftig, Stärke
  strongbox: Tresor, Safe
  student: Student, Studentin, Studierende, Schüler, Schülerin
  studentRate: Studentenrabatt, Studentenermäßigung
  study: studieren, Studium
  stumble: stolpern
  stupid: dumm, blöd
  sublet: untervermieten
  submit: einreichen, vorlegen, eingereicht
  subscribe: abonnieren, Abo, Abonnement
  subsidy: Zuschuss, Förderung, Fördermittel
  substitutePerson: Vertretung, Stellvertreter
  suburb: Vorort, Stadtrand
  subway: U-Bahn
  succeed: gelingen, gelungen, Erfolg, schaffen
  successor: Nachfolger, übernehmen, übernommen, Übernahme
  suck: saugen, staubsaugen, Staubsauger
  sudden: plötzlich
  sue: klagen, verklagen, Klage
  suede: Wildleder
  suffer: leiden, gelitten
  sugar: Zucker
  suggest: vorschlagen, Vorschlag, vorgeschlagen
  suit: Anzug, Anzüge
  suitable: geeignet, passend
  suitcase: Koffer, Gepäck
  suitMatch: passend, zusammenpassen
  summer: Sommer
  summerTyre: Sommerreifen
  sun: Sonne, Sonnenschein
  sunburn: Sonnenbrand
  sunflower: Sonnenblume
  sunglasses: Sonnenbrille
  sunny: sonnig, Sonne
  sunscreen: Sonnencreme, Sonnenschutz
  supermarket: Supermarkt, Supermärkte
  supervise: Aufseher, Betreuer
  supplement: Nahrungsergänzungsmittel
  supplied: gestellt, vorhanden
  supplier: Lieferant, Lieferanten, Zulieferer
  supportVerb: unterstützen, Unterstützung
  surcharge: Aufschlag, Zuschlag, Aufpreis
  surface: Oberfläche, Fläche
  surfing: Surfen, Surfbrett
  surgeon: Chirurg
  surgery: Operation, OP, Eingriff
  surname: Nachname, Familienname
  surprise: überraschen, Überraschung
  surveillanceCamera: Überwachungskamera, Videoüberwachung
  suspendHold: aussetzen, ruhen lassen
  sustainable: nachhaltig
  swallow: schlucken, verschlucken
  swap: tauschen, umtauschen, Umtausch, austauschen
  swear: beeidigt, Eid, vereidigt
  sweat: schwitzen, Schweiß
  sweep: kehren, fegen
  sweet: süß
  sweets: Süßigkeiten, Bonbon
  swell: schwellen, geschwollen, Schwellung
  swelling: Schwellung
  swim: schwimmen, geschwommen
  swimming: Schwimmen
  swimmingCap: Badekappe, Badehaube, Badekappen
  swimmingGoggles: Schwimmbrille, Schwimmbrillen
  swimmingLesson: Schwimmkurs, Schwimmunterricht
  swimmingPool: Schwimmbad, Schwimmbäder, Pool, Hallenbad
  swimsuit: Badeanzug, Badeanzüge, Badehose
  swimwear: Badeanzug, Badehose, Badebekleidung
  switchOff: ausschalten, abschalten, ausmachen
  switchOn: einschalten, anschalten, anmachen
  symptom: Symptom, Anzeichen
  syrup: Hustensaft
  table: Tisch
  tablecloth: Tischdecke, Tischtuch
  tableDecoration: Tischdekoration, Tischschmuck
  tableOverview: Übersicht
  tablet: Tablet
  tableware: Geschirr
  tail: Schwanz, Schwänze, Rute
  tailor: Schneider, Schneiderin, Näherin
  tailorMade: personalisiert, individuell
  takeAlong: mitnehmen, mitgenommen, mitnimmt
  takeApart: zerlegen, demontieren, abbauen
  takeaway: zum Mitnehmen, Außer-Haus
  takeIn: enger machen
  takeOffClothes: ausziehen, ausgezogen
  takeOut: herausnehmen, herausgenommen, entnehmen
  takeTake: nehmen, nimmt, genommen
  talkConversation: reden, Gespräch, unterhalten
  tall: groß, hochgewachsen
  tame: zahm, brav
  tampon: Damenbinde, Tampon
  tan: bräunen, sonnen, Sonnenstudio
  tanning: Solarium, Sonnenbank, Bräunung
  tap: Wasserhahn, Armatur
  tapDance: Stepptanz
  tapWater: Leitungswasser
  tarnish: anlaufen, angelaufen
  task: Aufgabe
  taste: Geschmack
  tasteVerb: schmecken, Geschmack
  tasting: Verkostung, Weinprobe, Degustation
  tattoo: Tätowierung, Tattoo
  tattooVerb: tätowieren, Tattoo, Tätowierung
  tax: Steuer
  taxAdviser: Steuerberater, Steuerberaterin
  taxes: Steuer, Steuern
  taxi: Taxi
  taxOffice: Finanzamt
  taxReturn: Steuererklärung
  tea: Tee
  teach: unterrichten, Unterricht, lehren, beibringen
  teacher: Lehrer, Lehrerin, Lehrkraft, Lehrkräfte
  team: Team, Mannschaft, Personal
  teamSport: Mannschaft, Team
  tearRip: reißen, zerreißen, zerrissen, gerissen
  technician: Techniker, Technikerin
  teddyBear: Teddybär, Kuscheltier, Stofftier
  teenager: Jugendliche, Teenager
  television: Fernseher, Fernsehen
  temperature: Temperatur, Grad
  temporary: vorübergehend, zeitweise, befristet
  tenancy: Mietvertrag, Mietverträge
  tenant: Mieter, Mieterin
  tendon: Sehne, Bänderriss
  tennisRacket: Schläger, Tennisschläger
  tension: Verspannung, Steifheit
  tent: Zelt
  term: Semester, Halbjahr, Trimester
  terminateContract: kündigen, Kündigung, gekündigt
  termsConditions: Bedingungen, AGB, Geschäftsbedingungen
  terrace: Terrasse
  terrible: schrecklich, furchtbar
  testExam: Prüfung, Examen
  testimony: Aussage, Zeugenaussage
  testTry: testen
  textbook: Lehrbuch, Lehrbücher, Schulbuch
  textMessage: SMS, Textnachricht
  thank: danken, danke, bedanken
  thaw: auftauen, aufgetaut
  theatre: Theater
  theft: Diebstahl, Diebstähle, Einbruch, Einbrüche
  theoryTest: Theorieprüfung
  thick: dick
  thickness: Dicke
  thigh: Oberschenkel
  thin: dünn
  thirdOrdinal: dritte
  thirdPart: Drittel
  thirst: Durst, durstig
  thirsty: durstig, Durst
  thorn: Dorn, Dornen, Stachel
  thousand: tausend
  threshold: Schwelle, Türschwelle
  throat: Kehle, Rachen
  throw: werfen, wirft, geworfen
  throwAway: wegwerfen, weggeworfen, entsorgen, Entsorgung
  thumb: Daumen
  tick: Zecke
  ticket: Eintrittskarte, Ticket, Fahrkarte
  tidyUp: aufräumen, ordentlich
  tie: Krawatte, Fliege
  tieUp: binden, anbinden, gebunden, festbinden
  tight: eng
  tights: Strumpfhose
  tile: fliesen, Fliese, Kachel
  timeClock: Uhr, Uhrzeit
  timeGeneral: Zeit
  timeSlot: Zeitfenster
  timesMultiplication: Mal
  timetable: Fahrplan, Zeitplan, Stundenplan, Stundenpläne
  timeZone: Zeitzone
  timingBelt: Zahnriemen
  tinCan: Konservendose, Konserve
  tiny: winzig
  tip: Trinkgeld
  tipGratuity: Trinkgeld
  tired: müde, Müdigkeit
  tiredness: Müdigkeit, müde, Erschöpfung
  toast: anstoßen, Trinkspruch, Rede
  toastBread: Toastbrot
  today: heute
  toddler: Kleinkind
  toe: Zehe, Zeh
  toenail: Zehennagel, Fußnagel
  together: zusammen, gemeinsam
  toilet: Toilette, Klo
  toiletPaper: Toilettenpapier, Klopapier
  tolerate: vertragen, verträgt, ertragen, Verträglichkeit
  toll: Maut
  tomato: Tomate
  tomorrow: morgen
  tongue: Zunge
  tonight: heute Abend
  tonne: Tonne
  tool: Werkzeug
  toolbox: Werkzeugkasten
  tooMuch: zu viel
  tooth: Zahn, Zähne
  toothache: Zahnschmerzen, Zahnweh
  toothbrush: Zahnbürste
  toothpaste: Zahnpasta, Zahncreme
  topic: Thema, Themen
  topUp: nachfüllen
  touch: berühren, anfassen
  tourGuide: Reiseführer, Fremdenführer, Reiseleiter
  tourist: Tourist, Reisende, Urlauber
  touristTax: Kurtaxe, Ortstaxe, Tourismusabgabe
  tow: abschleppen, abgeschleppt
  towbar: Anhängerkupplung
  towel: Handtuch, Handtücher, Badetuch
  towing: Abschleppdienst, Abschleppwagen
  townHall: Rathaus, Gemeinde, Rathäuser
  townSquare: Marktplatz, Marktplätze
  toy: Spielzeug
  tracking: Sendungsverfolgung, Sendungsnummer
  trackingNumber: Sendungsnummer, Sendungsverfolgung
  tractor: Traktor, Trecker
  tradeFair: Messe, Kongress
  traffic: Verkehr
  trafficJam: Stau, Staus
  trafficLight: Ampel
  trailer: Anhänger, Hänger
  train: trainieren, Training
  trainAnimal: Gehorsam, Hundeschule, Erziehung
  trainee: Lehrling, Azubi, Auszubildende
  trainerShoe: Turnschuh, Sportschuh
  trainersShoe: Turnschuh, Sportschuh
  training: Ausbildung, Schulung, Weiterbildung, Fortbildung
  tram: Straßenbahn, Tram
  transferMoney: überweisen, Überweisung, überwiesen
  transferPerson: übertragen, übertragbar, weitergeben
  translate: übersetzen, Übersetzung
  translator: Übersetzer, Dolmetscher
  transparent: durchsichtig, transparent
  travel: reisen, Reise
  travelAgency: Reisebüro
  travelCosts: Anfahrtskosten, Anfahrt, Fahrtkosten
  travelInsurance: Reiseversicherung, Reiserücktrittsversicherung
  traveller: Reisender, Reisende
  treat: behandeln, Behandlung
  treatment: Behandlung, Therapie
  tree: Baum, Bäume
  treeSurgeon: Baumpfleger
  trial: Prozess, Klage, Verfahren
  trialLesson: Probestunde, Schnupperstunde, Probetraining, Schnupperkurs
  triathlon: Triathlon, Triathlet
  trim: stutzen, nachschneiden, trimmen
  trimHedge: Hecke, Hecke schneiden
  tripleThrice: dreimal, dreifach
  tripod: Stativ
  trolley: Rollwagen, Sackkarre
  trousers: Hose
  truck: Lastwagen, LKW, Laster
  trueAdjective: wahr, Wahrheit
  trumpet: Trompete
  trust: vertrauen, Vertrauen
  tryOn: anprobieren, Anprobe, anprobiert
  tryOut: ausprobieren, versuchen, Probe, Versuch
  tshirt: Shirt, T-Shirt
  tuitionFee: Kursgebühr, Schulgeld
  tulip: Tulpe
  tumbleDryer: Trockner, Wäschetrockner
  tumour: Geschwulst, Tumor, Knoten
  tuna: Thunfisch
  tune: Stimmung, Klavierstimmer
  tuning: Klavierstimmer, Klavierstimmung
  tunnel: Tunnel
  turkey: Pute, Truthahn
  turnAround: wenden, umdrehen, abbiegen
  turnOver: umdrehen
  turtle: Schildkröte
  tutoring: Nachhilfe
  twice: zweimal, doppelt
  twig: Ast, Äste, Zweig
  twin: Zwilling
  typeKey: eintippen, eingeben
  typical: typisch
  tyre: Reifen
  tyrePressure: Reifendruck, Luftdruck
  ugly: hässlich
  umbrella: Regenschirm, Schirm
  unavailable: nicht verfügbar
  uncle: Onkel
  uncomfortable: unbequem, unangenehm
  underage: minderjährig
  understand: verstehen, verstanden
  undertaker: Bestatter, Bestattungsinstitut
  underwear: Unterwäsche, Unterhose
  unemployed: arbeitslos, Arbeitslose
  unfortunately: leider
  university: Universität, Uni, Hochschule
  unknown: unbekannt
  unlimited: unbegrenzt
  unlock: aufschließen, aufsperren, entsperren
  unnecessary: unnötig
  unpack: auspacken, ausgepackt
  unpaid: unbezahlt, offen
  untie: lösen, losbinden, lockern
  update: Update, Aktualisierung
  updo: Hochsteckfrisur, Dutt
  upholster: polstern, Polster
  upload: hochladen, hochgeladen, Upload, Hochladen
  upstairs: oben, nach oben, im Obergeschoss
  upToDate: aktuell, aktualisiert
  urban: Innenstadt, Stadtzentrum
  urgent: dringend, eilig
  urine: Urin
  urn: Urne
  usbStick: USB-Stick
  usedCar: Gebrauchtwagen
  usedSecondHand: gebraucht, Gebraucht, aus zweiter Hand
  usefulAdjective: nützlich
  useless: nutzlos
  userManual: Bedienungsanleitung, Anleitung, Gebrauchsanweisung
  username: Benutzername, Login
  useVerb: benutzen, verwenden, nutzen, Verwendung
  usually: meistens, normalerweise, gewöhnlich
  utilityBill: Nebenkosten
  vacancy: freier Platz, freie Plätze
  vaccinate: impfen, Impfung, geimpft
  vaccination: Impfung, Impfstoff
  vaccinationCard: Impfpass, Impfausweis, Heimtierausweis
  vacuumCleaner: Staubsauger
  valentinesDay: Valentinstag
  valid: gültig, Gültigkeit
  valuables: Wertsachen
  valuation: Bewertung, Schätzung, Gutachten
  value: Wert, wert
  van: Transporter, Lieferwagen, Kleinbus
  vandalise: Vandalismus
  varifocals: Gleitsichtbrille, Gleitsichtglas, Gleitsichtgläser
  varnish: Lack, Klarlack
  vase: Blumenvase, Vase
  vat: Mehrwertsteuer, Umsatzsteuer, MwSt
  vegan: vegan, Veganer, pflanzlich
  vegetable: Gemüse
  vegetablePatch: Gemüsegarten, Gemüsebeet
  vegetarian: vegetarisch, Vegetarier, fleischlos
  vehicle: Fahrzeug
  vehicleInspection: TÜV, Hauptuntersuchung, HU
  vehicleRegistration: Kennzeichen, Nummernschild
  vein: Vene, Ader
  velvet: Samt
  ventilate: lüften, Lüftung
  ventilation: Lüftung, Ventilator
  venue: Veranstaltungsort, Location
  verbal: mündlich
  verdict: Urteil
  vet: Tierarzt, Tierärzte, Tierärztin
  vetClinic: Tierklinik, Tierarztpraxis
  veterinarian: Tierarzt, Tierärzte, Tierärztin, Veterinär
  vibrate: vibrieren, schütteln, wackeln
  victim: Opfer
  videoCall: Videoanruf, Videokonferenz
  videoFilm: Film
  village: Dorf, Dörfer
  vinegar: Essig
  violin: Geige, Violine
  virus: Virus, Viren, Schadsoftware
  visa: Visum, Aufenthaltsbewilligung, Aufenthaltstitel
  visible: sichtbar
  visit: besuchen, Besuch
  visitor: Besucher
  vitamin: Vitamin
  voice: Stimme
  voicemail: Anrufbeantworter, Mailbox
  volume: Volumen, Fassungsvermögen
  volumeCapacity: Kapazität, Fassungsvermögen
  volunteer: Freiwillige, Ehrenamtliche
  vomit: erbrechen, kotzen
  vomiting: Erbrechen
  voucher: Gutschein
  wage: Lohn, Löhne, Gehalt
  waist: Taille
  waiter: Kellner, Kellnerin, Bedienung
  waitingRoom: Wartezimmer, Wartebereich
  waitList: Warteliste
  waitVerb: warten, Wartezeit
  wakeUp: aufwachen, wecken, aufgewacht, wach
  walk: gehen, zu Fuß, laufen, Spaziergang
  walkDog: Gassi, spazieren, ausführen
  walker: Rollator, Gehhilfe
  walkingStick: Gehstock, Spazierstock
  wall: Wand, Wände, Mauer
  wallet: Geldbörse, Geldbeutel, Portemonnaie
  wallpaper: tapezieren, Tapete
  wardrobe: Kleiderschrank, Kleiderschränke
  warehouse: Lager, Lagerraum, Lagerhalle, Lagerhaus
  warm: warm, Wärme
  warn: warnen, Warnung
  warningLight: Warnleuchte, Kontrollleuchte, Warnlampe
  warranty: Garantie, Gewährleistung, garantieren
  wash: waschen, wäscht, gewaschen
  washable: waschbar
  washingMachine: Waschmaschine
  washUp: abwaschen, abgewaschen, Abwasch, spülen
  wasp: Wespe, Hornisse
  watch: Armbanduhr, Uhr
  watchmaker: Uhrmacher
  watchOver: aufpassen, beaufsichtigen, Aufsicht, betreuen
  watchStrap: Uhrenarmband
  water: Wasser
  watercolour: Aquarell
  waterDamage: Wasserschaden, Wasserschäden
  wateringCan: Gießkanne
  waterPlants: gießen, bewässern
  waterproof: wasserdicht, wasserfest
  wax: Wachs
  waxHair: Haarentfernung, enthaaren, Waxing
  waxing: Haarentfernung, Enthaarung
  weak: schwach, Schwäche
  wear: tragen, anhaben
  weather: Wetter
  weatherForecast: Wettervorhersage, Wetterbericht
  weave: weben, gewebt
  website: Webseite, Website, Internetseite, Homepage
  wedding: Hochzeit, Trauung
  weddingAnniversary: Hochzeitstag, Jubiläum, Jubiläen
  weddingCake: Hochzeitstorte
  weddingDress: Brautkleid, Hochzeitskleid, Brautkleider
  weddingPlanner: Hochzeitsplaner
  weddingRing: Ehering, Trauring
  weddingWitness: Trauzeuge, Trauzeugin
  weed: Unkraut, jäten
  week: Woche
  weekday: Wochentag, Werktag, Arbeitstag
  weekend: Wochenende
  weekly: wöchentlich, pro Woche
  weigh: wiegen, gewogen, Gewicht
  weight: Gewicht
  weld: schweißen, löten, geschweißt
  wellbeing: Wohlbefinden
  wellies: Gummistiefel
  wet: nass, Nässe
  wheat: Weizen
  wheel: Rad, Räder
  wheelAlignment: Achsvermessung, Spureinstellung
  wheelbarrow: Schubkarre
  wheelchair: Rollstuhl, Rollstühle, Rollstuhlfahrer
  whistle: pfeifen
  white: weiß
  whiteColour: weiß
  wholeEntire: ganz, gesamt
  wholesale: Großhandel
  wide: breit
  widen: weiten, erweitern
  widow: Witwe, Witwer
  widowed: verwitwet, Witwe
  width: Breite
  wife: Ehefrau, Gattin
  wifi: WLAN, WiFi
  wig: Perücke
  wild: wild
  wildAnimal: Wildtier
  wildflower: Wildblume
  will: Testament
  wilt: verwelken, welken
  wind: Wind
  windBlow: Wind, windig, wehen
  window: Fenster
  windscreen: Windschutzscheibe, Frontscheibe
  wine: Wein
  winner: Gewinner, Sieger
  winPrize: gewinnen, gewonnen
  winter: Winter
  winterTyre: Winterreifen
  wipe: wischen, abwischen
  wiper: Scheibenwischer, Wischer
  wireUp: verkabeln, Kabel
  wish: wünschen, Wunsch
  withdraw: abheben, zurücktreten, Rücktritt, Widerruf
  withdrawalRight: Widerrufsrecht, Widerruf
  witness: Zeuge, Zeugin
  wobble: wackeln, wackelig
  woman: Frau, Dame
  womb: Gebärmutter
  wood: Holz, Hölzer
  woodworking: Holzarbeit, Tischlerei, Schreinerei
  wool: Wolle, Garn
  word: Wort, Wörter
  workFunction: funktionieren, funktioniert
  workJob: arbeiten, Arbeit
  workout: Training, Krafttraining
  workPermit: Arbeitserlaubnis
  workshop: Werkstatt, Werkstätten
  workshopEvent: Workshop, Seminar
  workwear: Arbeitskleidung, Berufskleidung, Uniform
  worldwide: weltweit, international
  worm: Wurm, Würmer, Entwurmung
  wornOut: abgenutzt, verschlissen
  worry: Sorgen, besorgt, sorgen, Sorge
  worse: schlechter, schlimmer
  worsen: verschlechtern, schlimmer
  wound: Wunde
  wrapBandage: Verband, bandagieren
  wrappingPaper: Geschenkpapier
  wreath: Kranz, Kränze
  wrench: Schraubenschlüssel
  wrinkle: Falte
  wrist: Handgelenk
  write: schreiben, geschrieben, schriftlich
  wrong: falsch
  xray: Röntgen, Röntgenbild
  yarn: Garn, Faden
  year: Jahr
  yearly: jährlich, pro Jahr, Jahres
  yellow: gelb
  yellowColour: gelb
  yesterday: gestern
  yogaBlock: Yogablock, Yogagurt
  yogaMat: Yogamatte, Matte
  yogaTeacher: Yogalehrer, Yogalehrerin
  yoghurt: Joghurt
  young: jung
  youth: Jugend
  zip: Reißverschluss, Reißverschlüsse
  zoo: Zoo, Tierpark, Tiergarten
`
