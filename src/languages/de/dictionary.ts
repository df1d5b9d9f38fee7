/** See `../dictionary.ts`. */
export const dictionary = `
  abandoned: verlassen, stillgelegt, leerstehend
  abortion: Abtreibung, Schwangerschaftsabbruch
  above: oberhalb, obere, oberste
  abroad: Ausland, im Ausland
  abscess: Abszess, Furunkel
  abseil: abseilen, abgeseilt
  accelerate: beschleunigen
  acceleratorPedal: Gaspedal
  accept: akzeptieren, annehmen, angenommen
  acceptanceWork: Abnahme, Bauabnahme, Endabnahme
  access: Zugang, Zutritt
  accessCode: Zugangscode, PIN, Zahlencode
  accessible: barrierefrei, rollstuhlgerecht, ebenerdig
  accessibleToilet: Behindertentoilette, Behinderten-WC, barrierefreie Toilette
  accessory: Zubehör
  accident: Unfall, Unfälle
  accidental: versehentlich, aus Versehen
  accidentInsurance: Unfallversicherung, Unfallschutz
  accidentReport: Unfallbericht
  accommodate: unterbringen, Unterkunft, Übernachtungsmöglichkeit, Quartier
  accompanyingTeacher: Begleitlehrer, Gruppenleiter
  accordion: Akkordeon
  accordionHarmonica: Mundharmonika
  accordionPart: Ziehharmonika
  account: Konto, Konten, Benutzerkonto
  accountant: Buchhalter, Steuerberater
  accounting: Buchhaltung, Buchhalter, Buchführung, Lohnabrechnung
  accountNumber: Kontonummer
  accuse: beschuldigen, vorwerfen, vorgeworfen, Vorwurf
  acoustics: Akustik, Schallschutz, Lärmschutz
  acrylicGlass: Plexiglas, Acrylglas
  acrylicPaint: Acrylfarbe, Acryl
  acting: Schauspiel, Schauspielunterricht
  active: aktiv, in Betrieb
  actor: Schauspieler, Schauspielerin, Darsteller
  acupuncture: Akupunktur
  acute: akut, akute Schmerzen, starke Schmerzen
  adapter: Adapter
  addiction: Sucht
  address: Adresse, Anschrift
  addVerb: hinzufügen, ergänzen
  adhd: ADHS, Aufmerksamkeitsstörung
  adhesiveTape: Klebeband, Klebebänder, Packband
  adjust: anpassen, einstellen, justieren
  adjustable: verstellbar, einstellbar, höhenverstellbar, anpassbar
  administrationFee: Bearbeitungsgebühr, Verwaltungsgebühr, Buchungsgebühr
  admission: Eintritt, Eintrittspreis
  admissionDoors: Einlass, Türöffnung
  admit: zugeben, zugegeben, gestehen, gestanden
  adopt: adoptieren, Adoption
  adoptedChild: Adoptivkind
  adoption: Adoption
  adrenalinePen: Notfallpen, Adrenalinpen
  adult: Erwachsene
  adulthood: volljährig, Volljährigkeit
  adultsOnly: nur Erwachsene, ohne Kinder, keine Kinder
  adultTicket: Erwachsenenkarte, Vollpreis, Vollzahler
  advanced: fortgeschritten, Fortgeschrittene
  advancedLearner: Fortgeschrittene, Fortgeschrittener
  advanceSale: Vorverkauf, Kartenvorverkauf
  advantage: Vorteil, Vorzug
  advent: Advent, Adventszeit
  adventure: Abenteuer, Survival
  adventurePlayground: Abenteuerspielplatz, Spielecke, Spielbereich
  adventWreath: Adventskranz, Adventskränze
  advertise: werben, Werbung, Anzeige
  adviceConsultation: Beratung, Beratungsgespräch
  advise: beraten, Rat
  aerobics: Aerobic, Zumba
  affordable: bezahlbar, erschwinglich, sich leisten
  afraidOfAnimals: Angst vor Hunden, Angst vor Spinnen
  afraidOfDark: Angst im Dunkeln
  afraidOfHeights: Höhenangst, schwindelfrei, nicht schwindelfrei, Schwindelfreiheit
  afraidOfWater: Angst vor Wasser, wasserscheu
  african: afrikanisch, Afrikaner, Afrika
  afternoon: Nachmittag, nachmittags
  afterSchoolCare: Hort, Nachmittagsbetreuung, Schulhort
  afterSun: After-Sun-Lotion
  afterSurgery: nach einer Operation, nach OP
  again: wieder, nochmal, erneut
  age: Alter
  ageGroup: Altersgruppe, Altersklasse
  agenda: Tagesordnung
  agentFee: Maklerprovision, Provision, Courtage, Vermittlungsgebühr
  ageOfBuilding: wie alt, erbaut, Baujahr, stammt aus
  ageRating: Altersfreigabe, Altersbeschränkung, ab welchem Alter
  ageVerb: altern, älter werden, Alterung
  ageYears: Jahre alt, jährig
  aggression: aggressiv, Aggression
  aggressive: aggressiv
  agreeOn: vereinbaren, vereinbart, ausmachen, ausgemacht, absprechen, abgesprochen
  agreeVerb: einverstanden, zustimmen, vereinbaren, Vereinbarung
  agriculture: Landwirtschaft, landwirtschaftlich
  aim: zielen, gezielt, Zielscheibe
  airbag: Airbag
  airConCar: Klimaservice, Autoklimaanlage, Klimaanlage befüllen
  airConditioned: Klimaanlage, klimatisiert
  airConditioning: Klimaanlage, Klima
  airFilter: Luftfilter, Pollenfilter, Innenraumfilter
  airMattress: Luftmatratze
  airOut: auslüften, durchlüften, lüften
  airport: Flughafen, Flughäfen
  airportShuttle: Shuttle, Flughafentransfer
  airPressure: Barometer, Luftdruckmessung
  airPump: Pumpe, Luftpumpe
  airtight: luftdicht
  ajar: offen gelassen
  alarm: Alarmanlage
  alarmClock: Wecker
  alarmGoesOff: Alarm auslösen, Fehlalarm
  alarmSystem: Alarmanlage
  albanian: albanisch, Albaner, Albanien
  alcohol: alkoholisch, Alkohol
  alcoholBan: Alkoholverbot
  alcoholism: Alkoholiker, Alkoholsucht, Entzug, Entzugsklinik
  alignAxis: Spureinstellung, ausrichten
  alimony: Unterhalt, Alimente
  alive: lebendig, lebt noch, am Leben
  allDay: ganztägig, den ganzen Tag
  allenKey: Inbusschlüssel, Imbus
  allergen: Allergen
  allergicFree: hypoallergen, allergikerfreundlich
  allergicShock: allergischer Schock, anaphylaktischer Schock
  allergy: allergisch, Allergie, Allergiker, Allergikerin
  allergyTest: Allergietest, Desensibilisierung, Allergologe
  allow: erlauben, Erlaubnis, gestatten, zulassen, Genehmigung, erlaubt
  allowVerb: erlaubt, gestattet, zulassen, zugelassen, zulässig
  allSaints: Allerheiligen, Allerseelen
  allSeasonTyre: Ganzjahresreifen, Allwetterreifen
  almond: Mandel
  almost: fast, beinahe
  alone: allein, alleine
  aloneTraveller: Alleinreisende, Einzelperson, Alleinreisender
  aloneUnsupervised: unbegleitet, unbeaufsichtigt, ohne Begleitung, ohne Eltern
  alpacaWool: Alpaka
  alphabet: Alphabet
  alpinePasture: Alm, Alp, Almhütte, Almabtrieb
  altar: Altar, Altäre
  alteration: Änderungsschneiderei, Kleideränderung
  alternative: Alternative, stattdessen, anstatt
  alternativeDate: Ersatztermin, Ausweichtermin, neuer Termin
  alternativePractitioner: Heilpraktiker, Heilpraktikerin, Naturheilkunde
  alternator: Lichtmaschine
  altitude: Höhenmeter, Meereshöhe, Seehöhe
  aluminium: Aluminium, Alu
  always: immer, stets
  alzheimer: Alzheimer
  amateur: Laie, Hobby
  amber: Bernstein
  ambulance: Krankenwagen, Rettungswagen
  american: amerikanisch, Amerikaner, USA
  amountMoney: Betrag, Beträge, Summe, Gesamtbetrag, Gesamtpreis
  amountQuantity: Menge, Anzahl
  amplifier: Verstärker
  amusementPark: Freizeitpark, Vergnügungspark, Erlebnispark
  anaesthesia: Narkose, Betäubung
  anaesthetize: betäuben, Betäubung, Narkose
  analogCamera: Analogkamera, Kamera analog
  anchor: Anker, ankern, vor Anker
  anger: Wut, wütend, Ärger
  angleGrinder: Winkelschleifer, Flex, Trennschleifer
  angry: wütend, böse, verärgert
  animal: Tier
  animalKeeper: Tierpfleger, Tierpflegerin
  animalRescue: Tierrettung, Wildtierstation, Findeltier, verletztes Tier, Fundtier
  animalShelter: Tierheim
  animalSkin: Fell, Tierhaut, Tierfell
  animalSponsor: Tierpatenschaft, Patenschaft
  animalWatching: Tierbeobachtung, Tiere beobachten
  animalWelfare: Tierschutz, Tierschutzverein, Tierquälerei, artgerecht
  ankle: Knöchel, Fußgelenk
  anklet: Fußkettchen
  anniversary: Jubiläum, Jahrestag
  announce: ankündigen, Ankündigung
  annoy: ärgern, nerven, nervt, stören
  annoyedState: genervt, verärgert, nerven, nervt
  annualAccounts: Jahresabschluss, Bilanz
  annualFee: Jahresbeitrag, Jahresgebühr
  annualPlant: einjährige Pflanze, Sommerblume
  anonymous: anonym
  anonymousState: diskret, vertraulich, Diskretion
  answer: antworten, Antwort, beantworten
  answeringMachine: Anrufbeantworter, Mailbox
  ant: Ameise
  antenatalClass: Geburtsvorbereitung, Geburtsvorbereitungskurs
  antenna: Antenne, Satellitenschüssel
  antiAging: Anti-Aging, Faltenbehandlung
  antibiotic: Antibiotikum, Antibiotika
  antifouling: Antifouling
  antihistamine: Antihistaminikum, Allergietabletten
  antique: antik, Antiquität
  antiqueFurniture: antike Möbel, Stilmöbel
  antiquity: Antike, Altertum, uralt
  antiReflection: Entspiegelung, Beschichtung
  antivirus: Virenschutz, Antivirenprogramm
  antler: Geweih, Hirschgeweih
  anvil: Amboss
  anxiety: Angstzustände
  anxious: ängstlich, Angst haben, Angstpatient
  apartmentHunt: Wohnungssuche, Wohnungsbesichtigung
  aperitif: Aperitif, Sektempfang, Begrüßungsgetränk
  apologize: entschuldigen, Entschuldigung
  app: App, Apps
  appeal: Einspruch, Widerspruch, Berufung, Einwand
  appealLaw: Berufung, Einspruch, Widerspruch
  appendix: Blinddarm, Blinddarmentzündung
  appetite: Appetit, Appetitlosigkeit, frisst nicht
  applause: Applaus, Beifall
  apple: Apfel, Äpfel
  appleJuice: Apfelsaft, Apfelschorle
  applePie: Apfelkuchen, Apfelstrudel
  appliance: Haushaltsgerät, Elektrogerät, Haushaltsgeräte, Elektrogeräte, Weißware
  applianceRepair: Haushaltsgeräte Reparatur, Gerätereparatur, Waschmaschinenreparatur
  applicant: Bewerber, Kandidat
  applicationForm: Antrag, Anträge
  applicationPhoto: Bewerbungsfoto, Bewerbungsbild
  applyCream: eincremen, auftragen
  applyJob: bewerben, Bewerbung, beworben
  appointment: Termin
  apprentice: Lehrling, Azubi, Ausbildung, Lehre, Auszubildender
  apprenticeship: Lehre, Lehrstelle, Ausbildungsplatz
  approve: genehmigen, genehmigt, freigeben, bewilligen, bewilligt
  apresSki: Après-Ski, Hüttengaudi
  apricot: Aprikose, Marille
  apron: Schürze
  aquaFitness: Aquafitness, Wassergymnastik, Aquajogging
  aquarium: Aquarium, Aquarien, Fischbecken
  aqueduct: Aquädukt
  arabic: arabisch, Araber
  archaeology: Archäologie, Archäologe, archäologisch
  archArchitecture: Architektur
  archery: Bogenschießen, Pfeil und Bogen, Bogenschütze
  architect: Architekt
  archive: Archiv, Archivar
  archVault: Torbogen, Rundbogen
  areaSurface: Fläche
  argue: streiten, gestritten, zanken
  arm: Arm
  armbands: Schwimmflügel, Schwimmhilfe
  armchair: Sessel, Ohrensessel, Fauteuil, Relaxsessel
  armpit: Achsel, Achselhöhle, Achseln
  aromatherapy: Aromatherapie
  around: Umgebung, Gegend
  aroundClock: die ganze Nacht, jederzeit
  arrangeFlowers: Strauß, Blumenstrauß
  arrest: verhaften, festnehmen
  arrivalDay: Anreise, Anreisetag, anreisen
  arrive: ankommen, Ankunft, eintreffen, Anreise, angekommen, kommt an
  arriveEarly: rechtzeitig, früher kommen, Minuten vorher, zu früh, vorher da sein
  artefactFind: Fundobjekt, Entdeckung
  arthritis: Arthrose, Arthritis
  artichoke: Artischocke
  articleNews: Nachrichten, Presse, Zeitungsartikel, Neuigkeiten
  artificialFlower: Kunstblume, Seidenblume
  artificialGrass: Kunstrasen
  artificialIntelligence: künstliche Intelligenz, Chatbot
  artisan: Handwerker, Kunsthandwerker
  artist: Künstler, Künstlerin
  artMuseum: Kunstmuseum, Kunstausstellung
  artRestorer: Restaurator, Gemälderestaurierung, Restauratorin
  artWork: Kunst, Kunstwerk
  asbestos: Asbest
  ascensionDay: Himmelfahrt, Christi Himmelfahrt
  ascent: Aufstieg, Anstieg
  ash: Asche
  ashesScatter: Asche verstreuen, Asche
  ashtray: Aschenbecher
  asian: asiatisch, Asien
  ask: fragen, Frage, anfragen, Anfrage
  askFor: nachfragen, anfragen, Anfrage, erfragen
  asparagus: Spargel
  asphalt: Asphalt, Teer
  aspirin: Aspirin
  assemble: montieren, Montage, aufbauen, zusammenbauen
  assemblyPoint: Treffpunkt, Sammelpunkt, Sammelstelle, Sammelplatz
  assessor: Gutachter, Gutachten, Sachverständiger
  assistedLiving: betreutes Wohnen, Seniorenwohnung
  association: Verein, Vereinsmitglied
  asSoonAs: so schnell wie möglich, schnellstmöglich
  asthma: Asthma
  asthmatic: Asthmatiker, Asthmatikerin
  astigmatism: Hornhautverkrümmung, Astigmatismus
  astronomy: Astronomie, Astronom, Sternkunde
  atheist: konfessionslos, Atheist, weltlich, nicht religiös
  athletesFoot: Fußpilz, Nagelpilz, Pilzinfektion
  atHome: zuhause, zu Hause, daheim, Hausbesuch
  atLeast: mindestens, wenigstens
  atmosphere: Stimmung, Atmosphäre, Ambiente
  atNight: nachts, in der Nacht
  attach: befestigen, anbringen, Befestigung, festmachen, festgemacht
  attachFile: beifügen, Anhang, Anlage
  attachment: Anhang, Anhänge
  attackBite: angreifen, angegriffen, Angriff
  attackScare: erschrecken, erschrocken, Schreck, verscheuchen
  attempt: Versuch, versuchen
  attend: anwesend, Anwesenheit, Anwesenheitspflicht
  attendanceList: Anwesenheitsliste
  attic: Dachboden, Speicher, Dachböden
  attribute: Eigenschaft, Merkmal
  atWeekend: am Wochenende, wochenends
  aubergine: Aubergine, Melanzani
  auction: Versteigerung, Auktion
  audiobook: Hörbuch
  audioDescription: Audiodeskription
  audioGuide: Audioguide, Audioführung, Hörführung, Audiotour, Audiogerät
  audition: Vorsprechen, Vorsingen, Casting, Vorspielen
  aunt: Tante
  austrian: österreichisch, Österreicher, Österreich
  author: Autor, Schriftsteller, Verfasser, Autorin, Dichter
  authority: Behörde, Amt, Ämter
  autism: Autismus
  automatic: automatisch, Automatik
  automaticallyRun: von selbst, von allein, selbsttätig
  automaticCar: Automatik, Automatikgetriebe
  automaticRenewal: automatische Verlängerung, verlängert sich
  autumn: Herbst
  available: verfügbar, frei, Verfügbarkeit
  avalanche: Lawine, Lawinengefahr
  average: Durchschnitt, durchschnittlich
  aviary: Voliere
  avocado: Avocado
  avoid: vermeiden, vermieden
  awakeState: hellwach, wach
  awardWinning: preisgekrönt, prämiert
  awning: Vorzelt, Markise, Vordach, Sonnensegel
  axe: Axt, Beil
  baby: Baby, Säugling
  babyBath: Babywanne, Babybadewanne
  babyBib: Lätzchen
  babyBlanket: Babydecke, Kuscheldecke
  babyCarrier: Babytrage, Tragetuch, Kraxe, Kindertrage
  babyFood: Babynahrung, Babyflasche
  babyMilk: Babymilch, Säuglingsmilch, Milchpulver
  babyMonitor: Babyfon, Babyphone
  babyRattle: Schnuller, Beißring, Nuggi, Sauger
  babySeat: Babyschale, Maxi-Cosi
  babyShower: Babyparty, Babyshower
  babysit: babysitten, Kinderbetreuung, Kinderbetreuungsangebot
  babysitter: Babysitter, Kindermädchen, Tagesmutter
  babySling: Tragetuch, Babytrage
  babySwimming: Babyschwimmen
  babyWipe: Feuchttücher, Feuchttuch
  back: Rücken, Rückenschmerzen, Kreuzschmerzen, Rückenbeschwerden
  backdrop: Hintergrund, Hintergründe
  backGlass: Backcover, Akkudeckel
  backInStock: wieder da, wieder vorrätig, nachbestellen, Nachschub
  backMassage: Rückenmassage
  backpack: Rucksack, Rucksäcke
  backTrouble: Rückenprobleme, Rückenleiden
  backup: Backup, Datensicherung, Sicherungskopie
  backupDisk: Datensicherung, Daten sichern
  bacon: Speck
  bad: schlecht, schlimm
  badBreath: Mundgeruch
  badger: Dachs, Dachse
  badLuck: Pech
  badminton: Badminton, Federball
  badOnFeet: schlecht zu Fuß, gehbehindert, Gehbehinderung
  badWeather: Schlechtwetter, schlechtes Wetter, Regentag, bei Regen
  bag: Tasche, Beutel
  bagCheck: Taschenkontrolle, Einlasskontrolle, Sicherheitskontrolle
  bagelBun: Semmel, Schrippe, Weckle
  baggageSize: sperrig, übergroß
  bagLining: Taschenreparatur, Taschen reparieren
  bagpipes: Dudelsack
  bagSack: Tasche, Tüte, Sack, Säcke
  baguette: Baguette
  bailiff: Gerichtsvollzieher
  bait: Köder, Würmer zum Angeln
  bake: backen, bäckt, gebacken
  baker: Bäcker
  bakery: Bäckerei
  bakingPaper: Backpapier
  bakingPowder: Backpulver
  bakingTin: Backform, Backblech, Kuchenform
  balance: Gleichgewicht, balancieren, das Gleichgewicht verlieren
  balanceBike: Laufrad
  balayage: Balayage
  balcony: Balkon
  balconyPlant: Terrassenkübel, Kübelpflanze, Terrassenpflanze
  bald: Glatze, kahl
  baleHay: Ballen, Heuballen, Strohballen
  ball: Ball, Bälle
  ballastBuoy: Boje
  ballet: Ballett
  balletClass: Ballettunterricht, Spitzentanz, Ballettschule
  balloon: Luftballon, Ballon
  balloonHelium: Helium, Heliumballon
  ballPit: Bällebad, Bällchenbad, Indoorspielplatz
  ballroom: Standardtanz, Walzer, Gesellschaftstanz, Paartanz
  baltic: litauisch
  bamboo: Bambus
  banana: Banane
  bandage: Verband, Verbände
  bandageUp: Verbandswechsel, Verband wechseln
  bandHire: Band buchen, Hochzeitsband, Liveband, Musiker buchen
  bandMusic: Band, Orchester
  bangNoise: Knall, knallen
  bank: Bank
  bankAccount: Bankkonto
  bankBranch: Geldautomat, Bankautomat, Bankomat
  bankCard: Bankkarte, EC-Karte, Girokarte, Kartenzahlung, Karte zahlen
  bankClerk: Bankberater, Bankangestellter
  bankDetails: Bankverbindung, IBAN, Kontodaten
  banknote: Geldschein, Schein
  bankruptcy: Insolvenz, Konkurs, pleite, Bankrott
  bankTransfer: Überweisung, Banküberweisung, überweisen, überwiesen
  banquet: Bankett, Festessen
  baptism: Taufe
  barbecue: Grill, Grillen, Gasgrill, Holzkohlegrill, Grillplatz, Feuerschale
  barbecueArea: Grillplätze, Grillstelle, Feuerstelle, Grillhütte
  barber: Barbier
  barefoot: barfuß
  bargain: Schnäppchen, Sonderpreis
  barkTree: Baumrinde
  barkVerb: bellen, Gebell
  barley: Gerste
  barman: Barkeeper, Barista, Barmann
  barn: Scheune
  barrel: Fass, Fässer, Eichenfass, Bierfass, Ballonflasche
  barrierFreePath: befestigter Weg
  barStool: Hocker, Barhocker
  barTable: Stehtisch, Bistrotisch
  basement: Keller
  basementStorage: Keller
  basil: Basilikum
  basketball: Basketball
  basketMaker: Korbmacher, Korbflechter, Korbflechten
  basketWeaving: Korbflechten, Korb flechten, Weide flechten, Körbe flechten, Weidenkorb
  basketWoven: Korb, Körbe, Einkaufskorb
  bassGuitar: Ukulele
  bat: Fledermaus, Fledermäuse
  bathe: baden, Bad
  bathingArea: Badestelle, Badesee, Strandbad
  bathrobe: Bademantel
  bathroom: Badezimmer, Bad, Bäder
  bathroomTiles: Fliesenleger, Fliesen legen, Kacheln, Kachel, Plattenleger
  bathtub: Badewanne, Wanne
  battery: Batterie, Akku, Akkus
  batteryLife: Akkulaufzeit
  batteryReplacement: Akkutausch, Akkuwechsel, Batteriewechsel, Batterie wechseln
  bay: Bucht, Badebucht, Meeresbucht
  beAbsent: abwesend, Abwesenheit, fehlen
  beach: Strand, Strände
  beachChair: Strandkorb, Strandkörbe
  beachToy: Sandburg, Sandspielzeug
  beachVolleyball: Beachvolleyball, Volleyball
  bead: Perle
  beak: Schnabel, Schnäbel
  beAllergic: allergische Reaktion, reagieren auf
  bean: Bohne
  beanie: Mütze, Wollmütze, Haube
  bear: Bär, Braunbär
  beard: Bart, Bärte
  bearingPart: Kugellager, Radlager
  beautician: Kosmetikerin
  beautiful: schön, hübsch
  beauty: Schönheit
  beautySalon: Kosmetikstudio, Schönheitssalon
  beaver: Biber
  beAware: beachten, beachtet, zu beachten
  beCareful: Vorsicht, aufpassen, Achtung, aufgepasst
  becomeMember: Mitglied werden, beitreten, beigetreten, Beitritt, Aufnahmeantrag
  bed: Bett
  bedbug: Bettwanze
  bedding: Bettwäsche, Bettlaken, Laken, Leintuch, Spannbettlaken
  bedFrame: Bettgestell, Kopfteil
  bedroom: Schlafzimmer
  bedsideTable: Nachttisch, Nachtkästchen
  bedsore: Dekubitus, Druckstelle, wundgelegen
  bedspread: Tagesdecke, Überwurf, Plaid
  bee: Biene
  beech: Rotbuche, Buchenwald, Buchenholz, Buche
  beef: Rindfleisch, Rind
  beeHarvest: Honig schleudern, Honigernte
  beehive: Bienenstock, Bienenvolk, Bienenvölker, Bienenkorb, Bienenkasten
  beekeeper: Imker, Imkerei, Imkerin
  beekeepingCourse: Imkerkurs
  beekeepingGear: Imkeranzug, Honigschleuder
  beer: Bier
  beerBench: Bierbank, Bierzeltgarnitur, Bierbänke
  beerGarden: Biergarten, Gastgarten
  beerTap: Zapfanlage, Bierzapfanlage, zapfen, Fassbier
  beeswax: Bienenwachs
  beetle: Käfer
  beetroot: Rote Bete, Rote Rübe, Rande
  beforeEarlier: vorher, früher, zuvor
  begin: anfangen, beginnen, Beginn, begonnen, fängt an, angefangen
  beginner: Anfänger, Einsteiger, Neuling
  beginnerHorse: Schulpferd, Lehrpferd
  beginnersClass: Anfängerkurs, Schnupperstunde, Probestunde
  behaviour: Verhalten, sich benehmen, Benehmen
  behindBack: hinten, hintere
  beige: cremefarben, beige
  beLate: zu spät, zu spät kommen, verspätet
  belay: Toprope, Sicherungsgerät, Seilsicherung, angeseilt
  belgian: belgisch, Belgier, Belgien, flämisch
  believe: glauben
  bell: Glocke, Geläut, Kirchenglocke, Glockenturm, Glocken
  bellFounding: Glockengießerei, Gießerei, Metallguss
  bellPepper: Paprika
  belly: Bauch, Bäuche
  bellyBag: Bauchtasche, Gürteltasche, Geldgürtel
  belong: gehören, gehört, wem gehört
  below: unterhalb, untere, unterste
  belt: Gürtel, Gürtelschnalle
  bench: Sitzbank, Sitzbänke
  bend: biegen, verbiegen, gebogen, verbogen
  bendDown: bücken, sich bücken, ducken
  benefitConcert: Benefizkonzert, Wohltätigkeitsveranstaltung, Benefiz
  bentOut: krumm
  berry: Beere
  best: beste, besten
  bestBefore: Haltbarkeit, Mindesthaltbarkeitsdatum, haltbar, Verfallsdatum
  better: besser
  bible: Bibel
  bicycle: Fahrrad, Rad, Fahrräder, Räder, Velo, Citybike
  bid: Gebot, mitbieten
  big: groß
  bikeBasket: Fahrradkorb, Fahrradtasche, Satteltasche
  bikeBattery: Fahrradakku
  bikeBell: Fahrradklingel
  bikeCarrier: Fahrradträger, Heckträger
  bikeChain: Kette, Fahrradkette
  bikeFrame: Fahrradrahmen
  bikeLight: Fahrradlicht, Dynamo, Fahrradlampe
  bikeLock: Fahrradschloss, Vorhängeschloss
  bikeMechanic: Fahrradmechaniker, Zweiradmechaniker
  bikePark: Bikepark, Singletrail, Pumptrack, Trails
  bikeRental: Fahrradverleih, Leihfahrrad, Leihrad, Radverleih
  bikeRepairKit: Flickzeug, Reparaturset
  bikeService: Fahrradinspektion, Fahrradreparatur, Fahrradservice
  bikeSize: Rahmengröße, Rahmenhöhe, Fahrradgröße
  bikeTour: Radtour, Fahrradtour, Radreise
  bikeTrailer: Fahrradanhänger, Kinderanhänger
  bikeTransport: Fahrradmitnahme, Fahrradtransport
  bikini: Bikini
  bilingual: zweisprachig
  bilingualState: mehrsprachig, zweisprachig, Sprachen, Fremdsprachen, in mehreren Sprachen
  billiards: Billard, Billardtisch
  billingAddress: Rechnungsadresse, Rechnungsanschrift
  bin: Mülleimer, Mülltonne, Papierkorb, Abfalleimer, Mistkübel
  binBag: Müllsack, Müllbeutel, Abfallsack
  bindBook: binden lassen, Spiralbindung
  binding: verbindlich, bindend
  binoculars: Fernglas, Ferngläser, Feldstecher
  biodegradable: biologisch abbaubar, kompostierbar
  biologist: Biologe, Botaniker
  biology: Biologie
  biometricPhoto: biometrisches Foto, Visumfoto, Biometriefoto
  bird: Vogel, Vögel
  birdFeeder: Vogelfutter, Futterhaus, Meisenknödel
  birdFlu: Vogelgrippe, Tierseuche, Stallpflicht
  birdHide: Beobachtungsstand, Hochsitz, Tarnzelt
  birdhouse: Nistkasten, Vogelhaus
  birdwatching: Vogelbeobachtung, Vögel beobachten
  birth: Geburt
  birthAnimal: abkalben, kalben, trächtig, Welpen bekommen
  birthCertificate: Geburtsurkunde
  birthControlPill: Antibabypille, Verhütungspille
  birthday: Geburtstag
  birthdayCake: Geburtstagskuchen, Geburtstagstorte
  birthdayCard: Geburtstagskarte
  birthdayChild: Geburtstagskind
  birthdayPackage: Geburtstagspaket, Partypaket
  birthdayParty: Geburtstagsfeier, Kindergeburtstag, Geburtstagsparty
  birthdayTart: Torte, Sahnetorte
  biscuit: Keks, Plätzchen
  bishop: Bischof, Bischöfe
  bitch: Hündin
  bite: beißen, gebissen, beißt, Biss
  biteDog: gebissen, biss, schnappen, zuschnappen
  biteSplint: Knirscherschiene, Aufbissschiene, zähneknirschen
  bitter: bitter
  black: schwarz
  blackberry: Brombeere
  blackboard: Tafel, Schultafel
  blackColour: schwarz
  blackIce: Glatteis, vereist, eisglatt
  blackout: verdunkeln, abdunkeln, Verdunkelung
  blacksmith: Schmied, Schmiede, schmieden, geschmiedet
  blackTea: Schwarztee
  blackWhite: schwarz-weiß, schwarzweiß
  bladder: Blase
  bladeTool: Klinge, Sägeblatt, Messerklinge
  blanket: Bettdecke, Wolldecke, Decke, Federbett, Daunendecke, Steppdecke
  blazer: Sakko
  bleach: bleichen, blondieren
  bleachHair: blondieren, blondiert, Blondierung
  bleachLiquid: Bleichmittel, Bleiche
  bleed: bluten, Blut, Blutung
  bleedColour: färbt ab, abfärben, farbecht, verfärben
  bleeding: Blutung
  bleedRadiator: entlüften, Heizkörper entlüften
  blender: Mixer, Küchenmaschine, Stabmixer
  blessing: Segen, Segnung, segnen, gesegnet
  blight: Mehltau, Krautfäule, Pflanzenkrankheit
  blind: blind, Blinde, sehbehindert, blinder, Blindheit, Sehbehinderte
  blindPerson: Blinder, erblindet, Sehverlust, Blinde, sehbehindert, Sehbehinderung
  blinds: Jalousie, Rollladen, Rollo, Fensterladen, Rolladen, Storen
  blink: blinzeln, zwinkern
  blister: Blase, Blasen, Brandblase, Blase am Fuß, Fußblase
  bloated: Blähungen, aufgebläht, Blähbauch
  blockedDrain: verstopft, Abfluss verstopft, Rohrreinigung
  blockedNose: Schnupfen, verstopfte Nase, laufende Nase, Rotz
  blonde: blond, Blondierung
  blondHair: blond
  blood: Blut
  bloodDonation: Blutspende, Blut spenden, Blutspender
  bloodGroup: Blutgruppe
  bloodPressure: Blutdruck, Bluthochdruck
  bloodPressureMonitor: Blutdruckmessgerät, Blutdruck messen
  bloodSugar: Blutzucker, Blutzuckermessgerät, Zuckerwert
  bloodTest: Blutuntersuchung, Bluttest
  bloodThinner: Blutverdünner, Gerinnungshemmer
  bloom: blühen, Blüte
  blouse: Bluse
  blowDry: föhnen, Föhn
  blowOut: ausblasen, pusten
  blue: blau
  blueberry: Heidelbeere, Blaubeere
  blueColour: blau
  blueLight: Blaulichtfilter
  bluetooth: Bluetooth
  blunt: stumpf, unscharf
  blurred: verschwommen, unscharf
  board: einsteigen, eingestiegen, an Bord gehen
  boarding: Einstieg, einsteigen, eingestiegen, Boarding
  boardingSchool: Internat
  boardPet: Tierpension, Hundepension
  boat: Boot, Boote, Kahn, Zille
  boatFender: Fender
  boatLicence: Bootsführerschein, Segelschein, führerscheinfrei
  boatMooring: Winterlager, Bootslager, Bootsplatz
  boatRental: Bootsverleih, Bootsvermietung
  boatSail: Bootssegel, Großsegel
  boatTrip: Bootsfahrt, Schifffahrt, Bootstour, Rundfahrt, Schiffsrundfahrt
  bobbin: Spule, Unterfaden, Garnrolle
  body: Körper, Leib
  bodyHair: Körperbehaarung
  bodyWeight: Körpergewicht
  bodywork: Karosserie
  boil: sieden, abkochen, aufkochen
  boiledEgg: gekochtes Ei, Frühstücksei, hartgekocht
  boiler: Heizkessel, Boiler
  boilingHot: kochend heiß, brütend heiß
  bone: Knochen
  bonfire: Lagerfeuer, Feuerschale, Stockbrot
  bonnet: Motorhaube
  bonsai: Bonsai
  bonus: Bonus, Prämie, Belohnung
  book: buchen, Buchung
  bookAhead: vorbuchen, vorher buchen, Voranmeldung, vorbestellen
  bookbinder: Buchbinder, Buchbinderei
  bookbinding: Buchbinder, Buchbinderei, Bucheinband, binden lassen, Spiralbindung
  bookcase: Bücherregal, Bücherschrank
  bookCover: Bucheinband, Einband, Schutzumschlag
  bookedUp: ausgebucht, ausverkauft, vergriffen, Kurs voll, keine Plätze
  bookRead: Buch, Bücher
  bookseller: Buchhändler, Buchhandlung, Buchladen
  bookshop: Buchhandlung, Buchladen, Buchhändler
  boosterSeat: Sitzerhöhung, Kindersitz
  boot: Stiefel
  bootiesAnkle: Stiefeletten
  border: Grenze, Grenzübergang, Grenzkontrolle
  bored: gelangweilt, sich langweilen, langweilig
  boredom: Langeweile
  boring: langweilig
  bornBirth: Geburt, geboren
  borrow: leihen, geliehen, ausleihen, ausborgen
  boss: Chef, Chefin, Geschäftsführer, Vorgesetzte
  botanicalGarden: botanischer Garten, Arboretum
  botox: Botox, Faltenunterspritzung, Hyaluron
  bottle: Flasche
  bottleCrate: Pfand, Pfandflasche, Leergut, Flaschenpfand, Mehrwegflasche
  bottleOpener: Flaschenöffner
  bottleVerb: abfüllen, abgefüllt, Abfüllung
  bottleWarmer: Flaschenwärmer, Fläschchen wärmen
  boulder: Felsblock, Felsen, Fels
  bouldering: Bouldern, Boulderhalle, Kletterhalle, Kletterwand
  boules: Boule
  bounce: hüpfen, Trampolin
  bouncyCastle: Hüpfburg, Springburg
  bouquet: Blumenstrauß, Strauß, Sträuße, Blumensträuße
  boutonniere: Anstecker, Ansteckblume
  bowArrow: Pfeil und Bogen, Bogenschießen
  bowel: Darm, Därme
  bowl: Schüssel
  bowling: Bowling, Kegeln, Kegelbahn, Bowlingbahn
  bowRehair: Bogenbehaarung, Geigenbogen
  bowViolin: Geigenbogen
  boxCarton: Karton, Kiste, Schachtel
  boxContainer: Kiste, Kasten, Kästen
  boxerShorts: Boxershorts, Unterhose, Unterhosen
  boxing: Boxen
  boxOffice: Abendkasse, Tageskasse, Ticketschalter, Kartenschalter
  boxSpring: Boxspringbett
  boxVan: Möbelwagen, Umzugswagen, Transporter
  boxwood: Buchsbaum, Buchsbäume
  boy: Junge, Bub
  boyfriend: fester Freund, feste Freundin
  bra: BH, Büstenhalter, Sport-BH
  bracelet: Armband, Armbänder, Armreif
  bracesTeeth: Zahnspange, Spange
  bracketAngle: Regalträger, Metallwinkel
  braid: Zopf, Zöpfe
  braille: Blindenschrift, Braille, Brailleschrift
  brain: Gehirn, Hirn
  brake: bremsen, Bremse
  brakeDisc: Bremsscheibe
  brakeFluid: Bremsflüssigkeit
  brakePad: Bremsbelag, Bremsbeläge
  brakeSqueal: Bremsen quietschen, Bremsenservice, Bremsen abgefahren
  branch: Filiale, Zweigstelle, Standort, Niederlassung, Zweigniederlassung
  brand: Marke
  brandNew: neuwertig, nagelneu, fabrikneu, ungebraucht, unbenutzt, brandneu
  brass: Messing
  brassBand: Blaskapelle, Blasmusik, Musikkapelle, Blasorchester
  brassInstrument: Posaune, Tuba, Blechblasinstrument
  brave: mutig, tapfer
  bread: Brot
  breadcrust: Brotkruste, Kruste
  breadMaker: Brotbackautomat
  breadOven: Holzofen, Steinofen, Backhaus, Holzbackofen, Pizzaofen, Brotbackofen
  breadRoll: Brötchen, Semmel
  breakAccident: kaputt gemacht, zerbrochen, versehentlich beschädigt
  breakBone: Bein gebrochen, Arm gebrochen, brechen, gebrochen
  breakDown: Panne, liegenbleiben, liegengeblieben
  breakdown: Panne
  breakfast: Frühstück
  breakIn: einbrechen, Einbruch, eingebrochen
  breakIn2: einlaufen, eingelaufen, Schuhe einlaufen
  breakSchool: Schulpause, große Pause
  breakVerb: zerbrechen, brechen, zerbrochen, gebrochen
  breast: Busen
  breastfeeding: Stillen, stillend
  breastfeedingMother: Stillende, gestillt
  breastfeedVerb: stillen, gestillt
  breastPump: Milchpumpe
  breath: Atem, Atmung
  breathable: atmungsaktiv
  breathe: atmen, Atem, Atmung
  breathing: Atmung, Atem, Atemübung
  breeder: Züchter, Zucht
  breedVerb: züchten, Zucht, aufziehen, aufgezogen, Aufzucht
  breeze: Brise, Böe, windig
  brewery: Brauerei, Bier brauen, Brauereiführung, Brauer, Brauhaus
  brick: Ziegel, Backstein
  bricklayer: Maurer, Bauarbeiter, mauern, gemauert, Mauerwerk
  bridalBouquet: Brautstrauß, Brautsträuße
  bridalCouple: Brautpaar
  bridalFashion: Brautmode, Brautmodengeschäft, Brautkleid
  bridalMakeup: Brautstyling, Braut-Make-up, Brautfrisur
  bridalVeil: Schleier, Brautschleier
  bride: Braut, Bräute
  bridegroom: Bräutigam
  bridesmaid: Brautjungfer
  bridge: Brücke
  bridle: Zaumzeug, Zügel, Trense, Stallhalfter, Halfter
  briefcase: Aktentasche
  bright: hell
  brightLight: hell
  bring: bringen, gebracht, mitbringen, mitgebracht, brachte, bringt
  bringBack: zurückbringen, zurückgebracht, wiederbringen
  bringBike: Fahrrad mitnehmen, Rad mitnehmen, Fahrradmitnahme
  bringChildren: Kinder mitbringen, mit Kindern, mit Kind
  bringDog: Hund mitbringen, mit Hund, Hunde erlaubt
  bringUp: erziehen, aufziehen
  bristleBrush: Borste, Scheuerbürste, Bürsten
  british: britisch, Brite, Großbritannien, schottisch
  brittle: spröde, brüchig, porös
  broadband: Glasfaser, Internetanschluss, DSL, Breitband
  broadcastFee: Rundfunkbeitrag, GEZ
  broccoli: Brokkoli
  broken: kaputt, defekt, mangelhaft, fehlerhaft, hinüber, im Eimer
  brokenScreen: Displayschaden, Displaybruch, Displayschäden, Bildschirm gesprungen, Displayreparatur, Display
  bronchitis: Bronchitis
  bronze: Bronze
  bronzeAge: Bronzezeit
  brooch: Brosche
  broody: Legehenne
  brook: Bach, Bäche, Bachlauf
  broom: Besen, Kehrbesen
  brother: Bruder, Brüder
  brotherInLaw: Schwager, Schwägerin
  brown: braun
  brownColour: braun
  browser: Browser
  bruise: Bluterguss, blauer Fleck, Prellung
  brunch: Brunch
  brush: bürsten, Bürste
  bubbleWrap: Luftpolsterfolie
  bucket: Eimer
  buckledWheel: Achter im Rad, Rad zentrieren, Speiche gebrochen
  buckleUp: anschnallen, angeschnallt, festschnallen
  buckwheat: Buchweizen
  bud: Knospe
  buddhist: buddhistisch, Buddhismus
  budget: Budget, Etat
  buffet: Büfett, Buffet
  bugError: Fehler, Fehlermeldung
  buggy: Kinderwagen, Buggy, kinderwagentauglich
  build: bauen, Bau
  building: Gebäude
  buildingBlocks: Bauklötze, Lego, Bausteine, Klemmbausteine
  buildingLoan: Baufinanzierung, Immobilienkredit, Baukredit
  buildingMaterial: Baumaterial, Baustoff, Baustoffe
  buildingPermit: Baugenehmigung, Bauantrag, Bauamt
  buildingSite: Baustelle
  buildOwn: selbst machen, selber machen, Heimwerker
  bulgarian: bulgarisch, Bulgare, Bulgarien
  bulge: Beule, ausbeulen, gewölbt
  bulkOrder: Großbestellung, Mengenrabatt, Sammelbestellung, Staffelpreis
  bulkyWaste: Sperrmüll
  bull: Stier, Bulle, Ochse
  bullying: Mobbing, Belästigung, Diskriminierung, belästigen, gemobbt
  bumblebee: Hummel
  bumper: Stoßstange
  bumpHead: Kopf stoßen, anstoßen, angestoßen
  bundle: Bündel
  bungalow: Bungalow, Chalet, Ferienhütte
  bungee: Bungee, Bungeesprung
  bunHair: Dutt, Haarknoten
  bunkBed: Stockbett, Etagenbett, Hochbett
  burialAtSea: Seebestattung
  burn: brennen, gebrannt, verbrennen, verbrannt, Verbrennung
  burnDown: abbrennen, abgebrannt, niedergebrannt
  burnerPart: Brenner, Gasbrenner
  burnInjury: Verbrennung, Brandwunde, verbrüht, Verbrühung
  burnMark: Brandfleck, Brandloch, versengt, angebrannt
  burnout: Burnout, Überlastung
  burntState: angebrannt, verbrannt, verkohlt, angesengt
  burp: rülpsen, aufstoßen
  burrow: Höhlenbau, Fuchsbau, Erdbau
  burstPipe: Rohrbruch, Wasserrohrbruch, geplatztes Rohr
  bury: begraben, Begräbnis, Beerdigung
  busDriver: Busfahrer, Busfahrerin
  bush: Strauch, Sträucher, Busch, Büsche, Gehölz
  businessCard: Visitenkarte
  businessDays: Werktage, Werktag, Arbeitstage, Arbeitstag
  businessTrade: Handel, Geschäft
  busParking: Busparkplatz, Busparkplätze
  busStop: Bushaltestelle, Haltestelle
  busTransport: Bus, Reisebus, Linienbus
  busyPerson: beschäftigt
  butcher: Metzger
  butchery: Metzgerei, Fleischerei
  butter: Butter
  butterfly: Schmetterling
  buttermilk: Buttermilch
  buttock: Gesäß, Po, Hintern
  button: Knopf, Knöpfe
  buttonCell: Knopfzelle, Uhrenbatterie, Batterien
  buttonhole: Knopfloch
  buy: kaufen, Kauf, Einkauf, gekauft, kauft, erwerben
  buyer: Käufer, Käuferin
  buyTickets: Karten kaufen, Eintrittskarten, Tickets kaufen, gekauft
  buyUp: Ankauf, ankaufen, Goldankauf, angekauft
  byAppointment: nach Vereinbarung, Terminvereinbarung, auf Anfrage
  bylaws: Satzung, Vereinssatzung, Statuten
  byPhone: telefonisch
  cabbage: Kohl, Weißkohl
  cabin: Kabine, Kajüte, Koje
  cable: Kabel, Draht
  cableCar: Seilbahn, Gondel, Gondelbahn, Bergbahn
  cactus: Kaktus, Kakteen, Sukkulente
  caesarean: Kaiserschnitt
  cafe: Café, Kaffeehaus, Cafeteria
  cage: Käfig
  cake: Kuchen, Torte
  cakeDecorating: Tortendekoration, Motivtorte
  cakeShop: Konditorei
  cakeStand: Etagere, Tortenplatte, Tortenständer, Tortenschachtel
  calculate: berechnen, rechnen, Berechnung
  calculateCost: ausrechnen, ausgerechnet, Kosten berechnen
  calculatorDevice: Taschenrechner
  calendar: Kalender
  calf: Kalb, Kälber, Färse
  calfMuscle: Wade
  call: anrufen, angerufen, Anruf, telefonieren
  callBack: zurückrufen, zurückgerufen, Rückruf
  callHelp: Hilfe rufen, Notruf, um Hilfe rufen
  calligraphy: Kalligrafie, Schönschrift, Handlettering
  callOffWeather: ausgefallen, fällt aus, entfällt
  callus: Hornhaut, Hühnerauge
  calmDown: beruhigen
  calmPerson: gelassen, entspannt, gutmütig, ausgeglichen, brav
  calmSea: ruhige See, ruhiges Wasser
  calorie: Kalorie
  camel: Kamel, Dromedar
  camera: Kamera, Fotoapparat
  cameraFilm: Filmrolle, Negative, Dias, Kleinbildfilm
  cameraFlash: Blitzlicht, Blitzgerät, mit Blitz fotografieren
  cameraLens: Objektiv
  camp: zelten, Zelt, gezeltet, campieren
  camper: Wohnmobil, Campingbus, Reisemobil, Camper, Wohnmobile
  campingChair: Campingstuhl, Campingstühle, Klappstuhl, Klappstühle
  campingStove: Campingkocher
  campsite: Campingplatz, Campingplätze
  canal: Kanal, Kanäle
  canary: Kanarienvogel
  cancel: absagen, Absage, stornieren, Stornierung
  cancelAppointment: Termin absagen, abgesagt, nicht kommen
  cancelFree: kostenlos stornieren, gebührenfrei stornieren, kostenfreie Stornierung
  cancellationDeadline: Stornofrist, Stornierungsfrist, Absagefrist
  cancellationFee: Stornogebühr, Ausfallhonorar
  cancellationInsurance: Rücktrittsversicherung, Reiserücktritt
  cancellationNotice: Kündigungsschreiben
  cancellationPolicy: Stornobedingungen, Stornierungsbedingungen, Storno
  cancelledEvent: abgesagt, entfällt, entfallen, Absage
  cancelledLesson: Unterrichtsausfall, fällt aus, Stunde ausgefallen, ausfallen
  cancelShortNotice: kurzfristig absagen, kurzfristige Absage
  cancer: Krebs, Krebserkrankung
  candidate: Bewerber, Kandidat
  candle: Kerze
  candleMaking: Kerze
  candleSoap: Seifensieden, Seife herstellen
  candlestick: Kerzenständer, Kerzenhalter
  candyFloss: Zuckerwatte
  caning: Stuhlflechterei, Wiener Geflecht, Sitzgeflecht
  canisterJerry: Kanister, Benzinkanister, Wasserkanister
  canoe: Kanu, Kanutour, Kanadier
  canOpener: Dosenöffner
  canteen: Kantine, Mensa
  canTin: Dose, Büchse
  canvas: Leinwand, Leinwände
  canvasPrint: Leinwanddruck, Foto auf Leinwand, Wandbild
  canyoning: Canyoning, Schluchting
  capHeadwear: Schirmmütze, Kappe, Basecap, Sonnenhut, Sonnenhüte
  capitalLetters: Druckbuchstaben, Großbuchstaben
  capsize: kentern, gekentert, umkippen
  captainBoat: Kapitän, Skipper, Schiffsführer, Bootsführer
  car: Auto, Wagen, PKW, Autos
  carabiner: Karabiner, Karabinerhaken
  carat: Karat
  caravan: Wohnwagen
  caraway: Kümmel
  carBattery: Autobatterie, Starterbatterie
  carbonFibre: Carbon, Kohlefaser
  carbonMonoxide: Kohlenmonoxid
  carBoot: Kofferraum, Kofferräume
  carburettor: Vergaser
  card: Karte
  cardboard: Pappe
  cardboardBox: Karton, Schachtel, Kiste, Umzugskarton
  carDealer: Autohändler, Autohaus, Autohäuser, Inzahlungnahme, Gebrauchtwagenhändler
  cardGame: Kartenspiel, Poker, Skat, Jass
  cardigan: Strickjacke
  cardiologist: Kardiologe, Herzspezialist
  cardReader: Kartenlesegerät, Kartengerät, Kartenterminal
  cardWool: kardieren, kardiert
  careFor: pflegen, Pflege
  careful: vorsichtig, sorgfältig, Vorsicht
  caregiver: Betreuer, Pflegekraft
  careless: unvorsichtig, fahrlässig
  careless2: schlampig, unsauber gearbeitet, Pfusch
  careLevel: Pflegegrad, Pflegestufe, Pflegegeld, Pflegekasse
  carerFree: Begleitperson frei, Begleitperson kostenlos, Begleitung kostenlos
  caretaker: Hausmeister, Portier, Pförtner, Hauswart
  carFerry: Autofähre, Personenfähre
  cargoBike: Lastenrad, Lastenräder
  carInsurance: Autoversicherung, Kfz-Versicherung, Vollkasko, Teilkasko
  carMat: Fußmatte, Automatte
  carnation: Nelke
  carnival: Karneval, Fasching, Fasnacht, Fastnacht, Fasnet
  carousel: Karussell
  carp: Karpfen, Koi
  carPaint: Lack, Autolack, Lackierung
  carpalTunnel: Karpaltunnel, Karpaltunnelsyndrom
  carpenter: Tischler, Schreiner, Tischlerei, Schreinerei, Möbeltischler
  carpet: Teppich
  carpetCleaning: Teppichreinigung, Polsterreinigung, Sofareinigung, Teppichwäsche
  carPolishing: Fahrzeugaufbereitung, Autoaufbereitung, Innenreinigung
  carport: Carport
  carriageRide: Kutschfahrt, Kutsche, Pferdekutsche
  carrot: Karotte, Möhre
  carry: tragen, trägt, getragen
  carryAround: schleppen, geschleppt
  carScrap: Auto verschrotten, Verschrottung, Autoverwertung
  carSeat: Kindersitz, Babyschale
  carService: Wartung, Kundendienst
  carsick: reisekrank, Übelkeit beim Fahren
  cartoonFilm: Zeichentrickfilm, Animationsfilm, Kinderfilm
  carTransporter: Autoanhänger, Bootsanhänger, Bootstrailer, Autotransporter
  cartWagon: Bollerwagen, Handwagen, Karren
  carve: schnitzen
  carWash: Autowäsche, Waschanlage
  carWorkshop: Autowerkstatt, Garage
  carWrap: Autofolierung, Fahrzeugbeschriftung
  cash: bar, Bargeld, Barzahlung, bar zahlen, nur bar
  cashDesk: Kasse
  cashDiscount: Skonto, Barzahlungsrabatt
  cashOnDelivery: Nachnahme
  cashOnly: nur Barzahlung, nur bar
  cashPayout: auszahlen, ausbezahlt, Auszahlung, Barauszahlung
  cashRegister: Registrierkasse, Ladenkasse, Geldkassette
  cassette: Kassette, Videokassette, VHS, Tonband
  castIronPot: gusseiserne Pfanne
  castle: Burg, Schlossanlage, Schloss, Schlösser
  castleRuin: Festung, Burgruine, Bergfried
  castOff: ablegen, abgelegt
  castors: Möbelrollen
  cat: Katze, Kater, Mieze
  catalan: katalanisch
  catAllergy: Katzenallergie, Tierhaarallergie, Tierhaare
  catalogue: Katalog, Broschüre, Prospekt
  catalyticConverter: Katalysator
  cataract: grauer Star, Katarakt
  catch: fangen, fängt, gefangen, fing, Fang
  catchAnimal: Lebendfalle, Tierfalle, einfangen, eingefangen
  catchFire: Feuer, Brand
  catchFish: Fische fangen, Fang mitnehmen
  catchUp: nachholen, nachgeholt
  catering: Partyservice, Catering
  cateringService: Partyservice, Caterer
  caterpillar: Raupe
  catFlap: Katzenklappe, Hundeklappe
  cathedral: Dom, Kathedrale, Basilika, Münster
  catholic: katholisch, Katholik
  catSitter: Katzensitter, Katzenbetreuung, Katzenpension
  cattery: Katzenpension, Katzenhotel
  cattle: Rinder, Vieh
  cauliflower: Blumenkohl, Karfiol
  cause: verursachen, Ursache
  cause2: auslösen, ausgelöst, verursachen, Verursacher, Auslöser
  caveNoun: Höhle, Grotte, Tropfsteinhöhle
  caving: Höhlenforschung, Höhlenforscher, Höhlentour, Höhlenklettern
  ceiling: Zimmerdecke
  celebrate: feiern, Feier
  celebrateBirthday: Geburtstag feiern, Kindergeburtstag, Geburtstagsfeier
  celery: Sellerie
  cellarVault: Weinkeller, Gewölbekeller
  cello: Cello
  cellulite: Cellulite, Orangenhaut
  celtic: Kelten, keltisch
  cement: Zement, Mörtel
  cemetery: Friedhof, Friedhöfe
  centenarian: hundertjährig, hochbetagt
  centimetre: Zentimeter
  centralHeating: Zentralheizung, Heizungsanlage
  centralLocation: zentral, zentral gelegen
  centralLocking: Zentralverriegelung, Funkschlüssel
  century: Jahrhundert
  cereal: Getreide, Müsli
  ceremony: Zeremonie, Trauung
  certificate: Bescheinigung, Zertifikat, Urkunde, Diplom
  certificateAttendance: Teilnahmebestätigung, Teilnahmebescheinigung, Kursbestätigung
  certify: beglaubigen, Beglaubigung, beglaubigt
  chafe: scheuern, reiben
  chain: Kette
  chainOff: Kette abgesprungen, Kette rutscht
  chair: Stuhl, Stühle, Sitz
  chairCover: Stuhlhusse, Hussen
  chairperson: Vorstand, Vorsitzender, Vorstandsmitglied
  chalk: Kreide, Magnesia, Chalkbag, Chalk
  chambermaid: Zimmermädchen, Hauswirtschafterin
  chamomile: Kamille, Kamillentee
  champagne: Champagner, Prosecco, Sekt
  chandelier: Kronleuchter, Lüster
  change: ändern, Änderung, verändern
  changeBattery: Batterie wechseln, Batteriewechsel, Akku tauschen
  changeBooking: umbuchen, umgebucht, Umbuchung
  changeDate: Termin verschieben, Termin ändern, umlegen
  changeLock: Schloss austauschen, Schlosswechsel
  changeMind: umentscheiden, es sich anders überlegen
  changeNappy: wickeln, gewickelt, Windel wechseln
  changeOfClothes: Wechselkleidung, Ersatzkleidung, Wechselsachen
  changeTrain: umsteigen, umgestiegen
  changeTyres: Reifen, Reifenwechsel
  changingRoom: Umkleide, Umkleidekabine, Umkleideraum, umkleiden
  changingTable: Wickeltisch, Wickelraum, Wickelmöglichkeit, wickeln
  chanterelle: Pfifferling, Eierschwammerl
  chapel: Kapelle
  charcoal: Holzkohle, Grillkohle, Briketts, Köhlerei, Kohle
  charcoalPastel: Pastellkreide, Zeichenkohle
  charge: berechnen, in Rechnung stellen, verrechnen
  chargeBattery: aufladen, aufgeladen, Ladegerät
  charger: Ladegerät, Ladekabel, Netzteil
  chargingCable: Ladekabel, Netzteil, Stromkabel, USB-Kabel
  chargingPort: Ladebuchse, Ladeanschluss
  chargingStation: Ladestation, Ladesäule, Wallbox, Ladepunkt, Elektroauto laden, Ladestation zuhause
  chase: verjagen, hinterherlaufen
  chassisNumber: Fahrgestellnummer
  chauffeur: Chauffeur
  cheap: billig, günstig, preiswert
  cheat: betrügen, Betrug, betrogen, Abzocke, Betrüger, Fakeshop
  check: prüfen, überprüfen, kontrollieren, Prüfung, nachprüfen, überprüft
  checkered: kariert
  checkIn: einchecken, Check-in
  checkOut: auschecken, Check-out
  checkout: Kasse
  checkup: Vorsorgeuntersuchung, Untersuchung
  cheek: Wange
  cheeky: frech, unverschämt
  cheerful: fröhlich, gut gelaunt, gute Laune
  cheese: Käse
  cheesecake: Käsekuchen, Topfenkuchen, Quarkkuchen
  cheeseDish: Käsekessel, Käseform, Käsetuch
  cheesemaker: Käser, Käserei, Sennerei
  cheesePlatter: Käseplatte, Käsebrett
  chemical: Chemikalie
  chemicalDisposal: Entsorgungsstation, Grauwasser, Kassettentoilette
  chemistry: Chemie
  chemotherapy: Chemotherapie, Chemo
  cheque: Scheck
  cherry: Kirsche
  cherryPicker: Hebebühne, Arbeitsbühne, Hubsteiger
  chess: Schach
  chessClub: Schachclub, Schachverein
  chest: Brust, Brustkorb
  chestnut: Kastanie, Maroni, Marone
  chestOfDrawers: Kommode, Sideboard, Anrichte
  chestPain: Brustschmerzen, Herzrasen, Herzklopfen, Herzrhythmusstörung
  chew: kauen, nagen
  chewingGum: Kaugummi
  chick: Küken
  chicken: Hähnchen, Huhn, Hühnchen
  chickenCoop: Hühnerstall, Hühnerställe
  chickenpox: Windpocken
  chickpea: Kichererbse
  child: Kind
  childBenefit: Kindergeld
  childBike: Kinderfahrrad, Kinderrad, Kinderfahrräder
  childBikeSeat: Fahrradkindersitz, Fahrradsitz, Kindersitz Fahrrad
  childbirth: Entbindung, entbunden, Baby bekommen
  childcare: Kinderbetreuung
  childFriendly: kinderfreundlich
  childHaircut: Kinderhaarschnitt, Kinderfriseur
  childhood: Kindheit
  childminder: Tagesmutter, Tagespflege
  childPortion: Kinderteller, Kindermenü, Kinderportion, Kinderkarte
  childrensBirthday: Geburtstagskind
  childrensBook: Kinderbuch, Bilderbuch
  childrensClothes: Kinderkleidung, Babykleidung, Strampler
  childrensParty: Kinderparty, Kinderfest
  childrensTour: Kinderführung, Familienführung
  childSafe: kindersicher, Kindersicherung
  childSize: Kindergröße, Kindergrößen, Babygröße
  childSupport: Unterhalt, Alimente, Kindesunterhalt, Unterhaltszahlung
  childTicket: Kinderkarte, Kinderticket, Kinderermäßigung, Kinderpreis, Kindereintritt
  chillOut: herunterkommen, Auszeit
  chills: Schüttelfrost, frösteln
  chilly: kühl, eiskalt, frieren
  chimney: Kamin, Schornstein, offener Kamin, Feuerstelle
  chimneySweep: Schornsteinfeger, Kaminkehrer, Rauchfangkehrer, Kaminfeger
  chin: Kinn
  chinchilla: Chinchilla, Degu
  chinese: chinesisch, Chinese, China
  chipboard: Spanplatte, Sperrholz, MDF, Holzplatte
  chipped: angeschlagen, abgeplatzt, abgesplittert, Absplitterung
  chisel: Meißel, Stechbeitel, Stemmeisen
  chives: Schnittlauch
  chocolate: Schokolade, Schoko
  chocolatesSweet: Pralinen, Praline, Konfekt
  choir: Chor, Chöre
  choke: sich verschlucken, verschluckt, ersticken, verschlucken, würgen
  cholesterol: Cholesterin
  choose: wählen, auswählen, Auswahl, aussuchen, ausgewählt, gewählt
  chop: hacken
  chopCutlet: Kotelett, Koteletts
  choppingBoard: Schneidebrett, Schneidbrett
  chopWood: Holz hacken, Holz spalten
  choreography: Choreografie, Tanzschritt
  christening: Tauffeier, Namensfest
  christeningGown: Taufkleid
  christian: christlich, Christ, Christentum
  christmas: Weihnachten
  christmasEve: Heiligabend, Heiliger Abend
  christmasMarket: Weihnachtsmarkt, Christkindlmarkt, Adventsmarkt, Weihnachtsmärkte
  christmasParty: Weihnachtsfeier
  christmasTree: Weihnachtsbaum, Weihnachtsbäume, Christbaum, Tannenbaum
  christmasTreeBauble: Christbaumkugel
  chronic: chronisch, chronische Krankheit, Schmerztherapie
  church: Kirche
  churchBell: Kirchenglocke, Glocken, Geläut
  churchOrgan: Kirchenorgel, Orgel, Orgelkonzert
  churchService: Gottesdienst, heilige Messe, Andacht
  churchTower: Kirchturm, Glockenturm, Kirchtürme
  churchWedding: kirchliche Trauung, kirchliche Hochzeit
  cider: Most, Apfelwein, Cidre, Mosterei, mosten
  cigarette: Zigarette
  cinema: Kino
  cinnamon: Zimt
  circleShape: Kreis, kreisförmig
  circuitBoard: Platine, Leiterplatte
  circularWalk: Rundweg, Rundwanderung, Rundtour
  circus: Zirkus
  citizen: Bürger, Bürgerin, Staatsbürger
  citizenship: Staatsangehörigkeit, Staatsbürgerschaft, Nationalität
  city: Stadt, Städte, Ort
  cityPass: Gästekarte, City Card, Touristenkarte, Museumspass, Kurkarte
  civilPartnership: Lebenspartnerschaft, Lebensgefährte, eheähnlich
  civilServant: Beamter, Beamtin, Amtsträger
  civilWedding: standesamtliche Trauung, Standesamt, Ziviltrauung
  cladding: Wandverkleidung, Vertäfelung
  claimDamage: Schadensmeldung, Schaden melden, Schadensfall, Schadenformular
  clap: klatschen, Applaus
  clarinet: Klarinette
  clasp: Schnalle, Schließe
  claspChain: Kette gerissen, gerissene Kette, Kettenreparatur
  classicalMusic: klassische Musik, Klassik, Kammermusik
  classPass: Zehnerkarte, Mehrfachkarte
  classReunion: Klassentreffen
  classroom: Klassenzimmer, Unterrichtsraum, Klassenraum, Kursraum
  classroomHelper: Schulbegleiter, Schulbegleitung, Integrationshelfer
  classTeacher: Klassenlehrer, Klassenlehrerin, Klassenvorstand
  clause: Klausel, Geschäftsbedingungen, AGB
  clauseTerms: Nutzungsbedingungen, Hausordnung, Benutzungsordnung
  claustrophobia: Platzangst, Klaustrophobie, Engstelle, klaustrophobisch, Angst vor Enge
  claw: Kralle, Pfote
  clay: Ton, Lehm
  clayPot: Tontopf, Terrakotta, Tontöpfe
  clean: putzen, reinigen, Reinigung, säubern, saubermachen, saubergemacht
  cleanAdjective: sauber
  cleaner: Putzfrau, Reinigungskraft, Putzhilfe, Haushaltshilfe
  cleaningCompany: Reinigungsfirma, Gebäudereiniger, Fensterputzer
  cleaningFee: Endreinigung, Reinigungsgebühr, Reinigungspauschale
  cleanTeeth: Zähne reinigen, Zahnreinigung, Zahnstein, professionelle Zahnreinigung, Prophylaxe
  clearance: Schlussverkauf, Ausverkauf
  clearanceHeight: Durchfahrtshöhe, lichte Höhe, Deckenhöhe, Stehhöhe
  clearanceSale: Schlussverkauf, Ausverkauf
  clearing: Lichtung
  clearOut: entrümpeln, räumen
  clearSnow: Schnee räumen, Winterdienst, Schneeräumung, Schnee schippen
  clench: knirschen
  clerk: Sachbearbeiter, Bürokraft, Büroangestellte
  clever: klug, intelligent, schlau
  clickCollect: abholen, abgeholt, Selbstabholung, Selbstabholer
  clickNoise: klicken, klackern, klappern, klappert
  clientMaterials: Material inklusive, Material enthalten, eigenes Material
  cliff: Klippe, Steilküste
  climb: klettern, besteigen, geklettert, bestiegen, kraxeln
  climber: Kletterer, Kletterin
  climbing: Klettern, Bouldern, Kletterwand, Kletterhalle
  climbingFrame: Klettergerüst
  climbingGear: Klettergurt
  climbingGym: Boulderhalle
  climbingRope: Kletterseil, Seillänge
  climbingShoe: Kletterschuh, Kletterschuhe
  climbUp: hinaufklettern, hochklettern, raufklettern, besteigen, bestiegen
  clipClaws: Krallen schneiden, Krallen kürzen
  cloakroom: Garderobe, Garderobenmarke
  clock: Wanduhr
  clockHand: Zifferblatt
  clockRadio: Radiowecker, Reisewecker
  clockStopped: Uhr steht, bleibt stehen, geht nach, geht vor
  clog: verstopfen, verstopft
  clogShoes: Holzschuhe, Clogs
  closedDown: dauerhaft geschlossen, zugemacht
  closedTemporarily: vorübergehend geschlossen, heute geschlossen, heute zu
  closeOff: absperren, abgesperrt, Absperrung
  closeVerb: schließen, geschlossen, zumachen, Schließung, schließt, zu machen
  closingDay: Ruhetag
  closingTime: Feierabend, Ladenschluss, Sperrstunde
  cloth: Lappen, Putztuch, Tuch, Putzlappen, Staubtuch, Lumpen
  clothes: Kleidung, Klamotten, Kleider
  clothesHanger: Kleiderbügel
  clothesLine: Wäscheleine
  clothesMoth: Kleidermotte, Mottenbefall
  clothesPeg: Wäscheklammer
  clothesSize: Größe, Kleidergröße, Konfektionsgröße
  cloud: Wolke
  cloudStorage: Cloud-Speicher, Onlinespeicher
  cloudy: bewölkt, bedeckt
  clover: Klee
  clown: Clown, Animateur
  clubSport: Verein, Sportverein
  clumsy: ungeschickt, tollpatschig, zwei linke Hände
  clutch: Kupplung
  coachBus: Reisebus, Bus, Busreise, Reisegruppe, Busgruppe
  coaching: Karriere, Berufsberatung, Laufbahn, Coaching
  coachParking: Busparkplatz
  coachTrainer: Coach, Trainerin
  coal: Steinkohle, Braunkohle
  coast: Küste, Ufer
  coat: lackieren, Lack
  coatGarment: Mantel, Mäntel
  coatOfArms: Wappen
  coatRack: Kleiderständer, Kleiderhaken, Garderobenständer
  coatVerb: beschichten, beschichtet, Beschichtung
  cobbler: Schuster, Schuhmacher
  cockroach: Kakerlake, Schabe
  cocktail: Cocktail, Cocktails
  coconut: Kokosnuss, Kokos
  cod: Kabeljau, Dorsch
  code: Code, Geheimzahl
  coeliac: Zöliakie
  coffee: Kaffee
  coffeeAndCake: Kaffee und Kuchen, Kaffeekränzchen
  coffeeBeans: Kaffeebohnen, Kaffeerösterei, Rösterei
  coffeeBreak: Kaffeepause, Erfrischung
  coffeeGrinder: Kaffeemühle
  coffeeMachine: Kaffeemaschine
  coffeeTable: Couchtisch, Beistelltisch
  coffin: Sarg, Särge
  coin: Münze, Kleingeld
  coinCollection: Münzsammlung, Münzen, Römermünze
  cold: kalt, Kälte
  coldPack: Kühlpack, Eisbeutel, Kühlkissen
  coldRent: Kaltmiete, Nettomiete
  coldRoom: Kühlraum, Kühlhaus, Kühlanhänger, Kühlwagen
  coldSore: Lippenherpes, Herpes, Fieberblase
  coldWeather: Kälte
  colic: Kolik, Koliken
  collage: Collage, Scrapbooking
  collapse: zusammenbrechen, zusammengebrochen, einstürzen, Einsturz
  collar: Kragen, Halsband
  collarbone: Schlüsselbein
  colleague: Kollege, Kollegin
  collect: abholen, Abholung, abgeholt
  collectHobby: sammeln, Sammler, Sammlung
  collectible: Sammlerstück, Rarität
  collectionMuseum: Sammlung, Sammlungen, Privatsammlung
  collectLater: später abholen, abholbereit, fertig zum Abholen
  colonoscopy: Darmspiegelung, Koloskopie
  colour: Farbe
  colourBlind: farbenblind, Farbenblindheit
  colourCopy: Farbdruck, Farbkopie, Farbausdruck
  coloured: einfarbig, unifarben
  colourful: bunt, farbig, mehrfarbig
  colouringBook: Malbuch, Ausmalbild
  colouringFood: Lebensmittelfarbe, Farbstoff
  comb: kämmen, Kamm, Kämme
  combinationLock: Zahlenschloss, Zahlenschlösser
  combine: Mähdrescher, Erntemaschine
  combiTicket: Kombiticket, Kombikarte, Verbundkarte
  come: kommen, kommt, gekommen, kam, herkommen
  comeApart: auseinanderfallen, auseinandergehen, aus dem Leim
  comeBack: zurückkommen, wiederkommen
  comeBackLater: wiederkommen, wiedergekommen, später kommen
  comedyShow: Komödie, Kabarett, Comedy, Lustspiel
  comeOff: abgehen, abgegangen, abfallen, abgefallen, sich ablösen
  comeOver: vorbeigekommen, vorbeischauen
  comeToYou: ins Haus kommen, nach Hause kommen, Hausbesuch
  comeUnglued: sich lösen, abgelöst, aus dem Leim
  comeWith: mitkommen, begleiten, Begleitung, in Begleitung, Begleitperson
  comfortable: bequem, gemütlich, komfortabel
  comicBook: Comic, Manga, Comics, Comicheft
  commission: Provision
  commitment: Verpflichtung, Bindung
  commonCold: Erkältung, Schnupfen
  communion: Kommunion, Konfirmation, Erstkommunion
  communityCentre: Gemeindehaus, Kulturzentrum, Jugendzentrum, Bürgerhaus
  commute: pendeln
  companion: Begleitperson, Begleiter, Begleitung
  company: Firma, Unternehmen, Betrieb
  companyFirm: Firma, Firmen, Unternehmen, Betrieb
  companyHolidays: Betriebsferien, Betriebsurlaub
  companyOuting: Betriebsausflug, Teambuilding, Firmenausflug, Teamevent
  compare: vergleichen, verglichen, Vergleich
  compareOffer: Preise vergleichen, verglichen, Preisvergleich
  compass: Kompass
  compatible: kompatibel
  compensate: entschädigen, Entschädigung, Schadenersatz
  compensateVisitor: entschädigen, wiedergutmachen
  compensation: Schadensersatz, Entschädigung
  competition: Wettbewerb, Wettkampf, Turnier, Meisterschaft
  competitor: Konkurrenz, Mitbewerber
  complain: beschweren, Beschwerde, reklamieren, Reklamation
  complainAbout: reklamieren, sich beschweren, bemängeln
  complaint: Reklamation, Beschwerde
  complaintsBook: Beschwerdeformular, Beschwerdestelle, Reklamationsformular
  completeAdjective: vollständig, komplett
  complicated: kompliziert
  compose: komponieren
  compost: Kompost, kompostieren, Komposthaufen
  compostHeap: Komposthaufen, Komposter
  comprehensiveCover: Vollkasko, Teilkasko, Kaskoversicherung
  compressionStocking: Kompressionsstrümpfe, Stützstrümpfe, Thrombosestrümpfe
  compressor: Kompressor, Druckluft
  compromise: Kompromiss
  compulsoryInsurance: versichert, Versicherungspflicht, Pflichtversicherung
  computer: Computer, Rechner, PC, Desktop
  computerFile: Datei, Ordner
  computerRepair: Computerreparatur, Laptop-Reparatur, PC-Reparatur
  computerSlow: Computer langsam, langsamer PC
  concentrate: konzentrieren
  concentrationProblem: Konzentrationsstörung, Konzentrationsprobleme
  concern: betreffen, betrifft
  concert: Konzert
  concession: Ermäßigung, ermäßigt, Vergünstigung, Ermäßigungen, ermäßigter Eintritt
  concrete: Beton
  concreteMixer: Betonmischer, Mischmaschine
  concussion: Gehirnerschütterung
  condensation: Kondenswasser, Kondensation
  condition: Voraussetzung, Bedingung
  conditioner: Haarspülung, Spülung
  conditionState: Zustand
  condolences: Beileid, Beileidskarte, Trauerkarte, Kondolenz
  condom: Kondom
  condominium: Eigentumswohnung
  conductorMusic: Dirigent, Chorleiter
  conductorTrain: Schaffner, Zugbegleiter, Kontrolleur, Fahrkartenkontrolle
  cone: Halskrause, Leckschutz
  conference: Tagung, Konferenz, Besprechung
  conferenceRoom: Konferenzraum, Seminarraum, Tagungsraum, Besprechungsraum
  confession: Beichte, beichten
  confetti: Konfetti, Luftschlange, Luftschlangen
  confident: selbstbewusst, Selbstvertrauen
  confidential: vertraulich, Schweigepflicht
  confidentiality: Vertraulichkeit, Schweigepflicht
  confirm: bestätigen, Bestätigung
  confirmationChurch: Firmung, Jugendweihe
  confused: verwirrt, durcheinander, unübersichtlich
  congratulate: gratulieren, Glückwunsch
  congratulation: Glückwunsch, Glückwünsche
  conifer: Nadelbaum, Nadelbäume, immergrün
  conjunctivitis: Bindehautentzündung
  connect: verbinden, verbunden, anschließen, Anschluss
  consent: Einwilligung, Einverständnis, Zustimmung
  consentForm: Einwilligung, Einverständniserklärung
  consequence: Konsequenz
  conservation: Naturschutz, Artenschutz, geschützt
  conservatory: Wintergarten
  consist: bestehen aus
  constantTemperature: gleichbleibende Temperatur, Innentemperatur
  constellation: Sternbild
  constipation: Verstopfung
  consultingHours: Sprechstunde, Sprechzeiten
  consumerProtection: Verbraucherschutz, Verbraucherzentrale, Verbraucherrecht
  contactAllergy: Nickelallergie, Kontaktallergie, Duftstoffallergie
  contactForm: Kontaktformular, kontaktieren, Kontakt aufnehmen
  contactLens: Kontaktlinse
  contactless: kontaktlos
  contactManager: Ansprechpartner, Verantwortlicher, Vorgesetzter, Zuständiger
  contactPerson: Ansprechpartner, Kontaktperson
  contactSolution: Kontaktlinsenflüssigkeit, Pflegemittel
  contactVerb: kontaktieren, Kontakt, erreichen
  contagious: ansteckend
  contain: enthalten, enthält, beinhalten
  container: Behälter, Container
  contestEntry: Startgeld, Startgebühr, Teilnahmegebühr
  continue: weitermachen, fortsetzen, weiter
  contraception: Verhütung
  contract: Vertrag, Verträge, Vereinbarung, vertraglich
  contractCopy: Vertragskopie, Vertragsbedingungen, Vertragsabschluss
  contractTerm: Laufzeit, Vertragslaufzeit, Mindestlaufzeit
  convertAttic: Dachausbau, Umbau, umbauen, umgebaut
  convertible: Cabrio, Cabriolet
  convince: überzeugen
  cook: kochen, gekocht
  cookbook: Kochbuch, Kochbücher, Rezeptbuch
  cookChef: Koch, Köche, Küchenchef
  cookedDone: gar, durchgebraten
  cookieCutter: Ausstechform
  cookiePolicy: Cookies, Datenschutzerklärung, Impressum
  cookingCourse: Kochkurs, Kochkurse
  cookingPot: Kochtopf
  coolAdjective: kühl
  coolant: Kühlmittel, Frostschutz, Kühlflüssigkeit, Frostschutzmittel
  coolBox: Kühlbox, Kühltasche
  coolDown: kühlen, abkühlen
  coolingOff: Widerrufsfrist, widerrufen
  coolRoom: gekühlt, klimatisiert, Kühlung
  coPayment: Zuzahlung, Eigenanteil
  copper: Kupfer
  copyDocument: kopieren, beglaubigte Kopie, Ablichtung
  copyPaper: Kopie
  copyShop: Kopierladen, Copyshop, Kopiergerät, Kopierer
  copyVerb: kopieren, Kopie
  coral: Koralle, Riff, Korallenriff
  cordlessDrill: Akkuschrauber, Akkubohrer
  corduroy: Cord, Kord, Cordhose
  cork: Korken, Kork, Stöpsel
  corkage: Korkgeld
  corkscrew: Korkenzieher
  corn: Mais, Maiskolben
  corner: Ecke
  cornFoot: Hühnerauge, Hühneraugen, Hornhaut
  corporateEvent: Firmenfeier, Firmenveranstaltung, Betriebsfeier
  corpusChristi: Fronleichnam
  correct: richtig, korrekt
  corridor: Flur, Gang, Gänge
  cortisone: Kortison, Cortison
  cosmetics: Kosmetik
  cosmeticSurgery: Schönheitsoperation, Schönheitschirurgie, plastische Chirurgie
  cost: kosten, Kosten, wie teuer, was kostet, wie viel kostet, kostet
  costExtra: extra kosten, Aufpreis, zusätzlich kosten
  costume: Kostüm, Verkleidung, verkleidet, Kostümfest, Faschingskostüm, Kostümverleih
  costumeHire: Kostümverleih, Verkleidung, verkleiden, Faschingskostüm
  costumeJewellery: Modeschmuck
  cosy: gemütlich, kuschelig, heimelig
  cot: Kinderbett, Babybett, Gitterbett, Reisebett
  cotton: Baumwolle
  cottonWool: Watte, Wattestäbchen, Wattepads
  cough: husten, Husten
  counter: Schalter, Theke, Tresen
  counterfeit: gefälscht, Fälschung, Plagiat, unecht
  country: Land, Länder
  countryOrigin: Herkunft, Herkunftsland, herkommen
  countryside: ländlich, Landschaft
  countVerb: zählen
  couple: Paar, Pärchen
  couplesMassage: Paarmassage, Partnermassage
  coupon: Coupon, Rabattcode, Gutscheincode, Aktionscode
  courage: Mut, mutig
  courgette: Zucchini
  courier: Kurier, Spediteur, Zusteller, Bote
  course: Kurs
  courseEnd: Kursende, Enddatum
  courseFee: Kursgebühr, Teilnehmergebühr, Kurskosten
  courseMaterial: Kursmaterial, Kursunterlagen, Lehrmaterial, Skript
  courseNoun: Kurs
  courseStart: Kursbeginn, Kursstart, Anfangsdatum
  court: Gericht, Amtsgericht, Landgericht, Gerichtshof
  courtBooking: Platzmiete, Tennisplatz, Platz buchen, Sportplatz
  courtesyCar: Ersatzwagen, Ersatzfahrzeug, Werkstattwagen
  courtWitness: Zeuge, Zeugin
  courtyard: Hof, Höfe, Innenhof
  couscous: Couscous
  cousin: Cousin, Cousine
  coverage: Deckung, Versicherungsschutz
  covered: überdacht
  covered2: überdacht, Unterstand, unter Dach
  coverLetter: Anschreiben, Bewerbungsschreiben, Motivationsschreiben
  coverVerb: decken, abdecken, bedecken, abgedeckt, zudecken, zugedeckt
  covid: Corona, Covid
  cow: Kuh, Kühe, Rind
  coworking: Coworking, Arbeitsplatz mieten, Gemeinschaftsbüro
  crab: Krabbe, Taschenkrebs, Flusskrebs
  crack: Riss, Risse, Sprung, gesprungen, Haarriss, rissig
  crackedState: rissig, Haarriss
  cradle: Wiege, Stubenwagen
  craft: Handwerk, Handwerker
  craftKit: Bastelset, Bastelbedarf, Starterset, Bastelmaterial
  crafts: Basteln, Handarbeit, Kunsthandwerk
  craftsman: Handwerker, Hausmeisterservice, Kleinreparaturen
  cramp: Krampf, Krämpfe
  crampons: Steigeisen, Grödel
  crane: Baukran
  crashAccident: Unfall, zusammenstoßen
  crashCourse: Crashkurs, Schnellkurs
  crashFreeze: Absturz, abgestürzt, abstürzen, hängt sich auf
  crashInto: zusammenstoßen, anfahren, angefahren, überfahren
  crashPad: Bouldermatte, Crashpad
  crashPc: abstürzen, abgestürzt, Absturz, hängt sich auf
  crate: Holzkiste, Kiste, Bierkasten, Getränkekiste, Harass
  crawl: krabbeln, kriechen, gekrochen, kroch, auf allen vieren
  crawlVerb: kriechen, gekrochen, krabbeln, durchkriechen
  crayon: Buntstift, Wachsmalstift, Filzstift
  cream: Sahne, Rahm, Schlagsahne, Schlagobers
  creamy: cremig, sahnig
  crease: Knitter, Bügelfalte
  creased: zerknittert, faltig
  createDesign: gestalten, entwerfen, entworfen, Entwurf
  creative: kreativ, Kreativität
  credit: Guthaben, Gutschrift
  creditCard: Kreditkarte
  creditCheck: Bonitätsprüfung, Schufa, Bonität
  creditNote: Gutschrift
  cremate: einäschern, Einäscherung
  cremation: Einäscherung, Feuerbestattung
  crematorium: Krematorium
  crew: Besatzung, Crew, Matrose, Seemann
  crime: Straftat, Verbrechen, Delikt
  criminalComplaint: Anzeige erstatten, Strafanzeige
  criminalLaw: Strafrecht, Strafverteidiger, Straftat
  criminalRecord: Führungszeugnis, Strafregisterauszug
  crisps: Chips, Kartoffelchips
  crispy: knusprig, kross, knackig
  criticize: kritisieren, Kritik
  croatian: kroatisch, Kroate
  crochet: häkeln, Häkeln
  crochetHook: Häkelnadel
  crockery: Geschirr
  crocodile: Krokodil
  croissant: Croissant, Hörnchen, Gipfeli, Kipferl
  crooked: schief, krumm, verbogen, verzogen, gebogen, verbeult
  crop: Ernteertrag, Feldfrucht, Anbau, anbauen
  cross: überqueren
  crossCountrySki: Langlauf, Langlaufen, Loipe, Langlaufloipe
  crossfit: Crossfit, HIIT, Zirkeltraining
  crossing: Überfahrt
  crossReligious: Kreuz, Kruzifix
  crossroads: Kreuzung
  crossStitch: Kreuzstich
  crouch: hocken, Hocke, kauern
  crow: Krähe, Rabe
  crowd: Menschenmenge
  crowdCapacity: Sitzplätze
  crowded: überfüllt, viel los, Andrang, Stoßzeit
  crownTree: Baumkrone, Wipfel, Baumwipfel
  crumb: Krümel, Brösel, Paniermehl
  crumble: bröckeln, zerbröseln, krümeln
  crush: zerdrücken, zerquetschen
  crustacean: Krebstiere, Krustentiere, Weichtiere
  crutch: Krücke
  cry: weinen, geweint, heulen
  crystal: Kristall, Quarz, Amethyst, Bergkristall, Kristallglas, Bleikristall
  ctScan: Computertomografie, Computertomographie
  cubicMetre: Kubikmeter, Raummeter, Festmeter, Ster
  cucumber: Gurke
  cufflinks: Manschettenknöpfe
  cuffSleeve: Manschette, Ärmelbündchen
  cup: Tasse, Becher, Pappbecher, Einwegbecher
  cupboard: Schrank, Schränke, Kasten, Schrankwand
  curator: Kurator
  cureSpa: Kur, Kurort, Kurhaus
  curfewNoise: Sperrstunde, Nachtruhe, Ruhezeit, wie lange feiern
  curious: neugierig
  curl: Locke, lockig
  curlHair: Locken, locken
  curling: Eisstockschießen, Curling
  currant: Johannisbeere, Ribisel
  currency: Währung
  currentFlow: reißend, strömend
  currently: derzeit, zurzeit, momentan, aktuell
  currentWater: Strömung
  curriculum: Lehrplan, Kursinhalt, Unterrichtsinhalt, Unterrichtsplan
  curryDish: Curry
  curtain: Vorhang, Vorhänge, Gardine
  curtainRail: Gardinenstange, Vorhangstange, Vorhangschiene
  curtainSewing: Vorhänge nähen, Gardinen kürzen, Vorhänge kürzen
  custody: Sorgerecht
  customer: Kunde, Kundin, Kundschaft
  customerNumber: Kundennummer
  customerService: Kundendienst, Kundenservice, Hotline, Service
  customerToilet: Kundentoilette, Kunden-WC, öffentliche Toilette
  customOrder: Sonderanfertigung, Maßanfertigung, Sonderwunsch, Auftragsarbeit, Einzelstück
  customs: Zoll, Zollgebühr
  customsDuty: Zoll, Zölle
  customSize: Sondermaß, Sondergröße, Sonderanfertigung
  cut: schneiden, geschnitten, Schnitt
  cutHair: Haarschnitt, Haare schneiden
  cutKey: Schlüssel nachmachen, Schlüssel kopieren, Ersatzschlüssel, Zweitschlüssel
  cutlery: Besteck
  cutting: Steckling, Ableger
  cutToSize: zuschneiden, zugeschnitten, Zuschnitt, ablängen
  cv: Lebenslauf
  cycle: radfahren, Rad fahren
  cyclePath: Radweg, Radwege
  cycleRack: Fahrradständer, Fahrradstellplatz, Fahrradstellplätze
  cycling: Radfahren, Radsport
  cyclist: Radfahrer
  cylinderHead: Zylinderkopf, Zylinderkopfdichtung
  cypress: Zypresse
  cystitis: Blasenentzündung, Harnwegsinfekt
  czech: tschechisch, Tscheche, Tschechien
  dahlia: Dahlie
  dailyRate: Tagessatz, Tagespreis, Tagesmiete
  dairy: Molkerei, Käserei, Sennerei, Milchprodukte
  daisy: Gänseblümchen, Margerite
  dam: Staudamm, Stausee, Talsperre
  damagedGoods: beschädigt, Transportschaden
  damageLoss: Schaden, Schäden
  damagesCompensation: Schadenersatz, Schadensersatz, Schmerzensgeld
  damageVerb: beschädigen, beschädigt, Schaden, Schäden, kaputt machen, ruiniert
  damp: feucht, Feuchtigkeit, Luftfeuchtigkeit, nass
  dance: tanzen, Tanz, Tänze, Tanzen
  danceCourse: Tanzkurs, Tanzunterricht
  danceFloor: Tanzfläche, Tanzboden
  dancePartner: ohne Partner, Tanzpartner
  dancer: Tänzer, Tänzerin
  danceSchool: Tanzschule, Tanzstudio
  danceShoe: Tanzschuh
  danceTeacher: Tanzlehrer
  dandruff: Schuppen
  dangerous: gefährlich, Gefahr
  danish: dänisch, Däne, Dänemark
  dark: dunkel, dunkle, Dunkelheit, Finsternis, im Dunkeln
  darkColoured: dunkelfarbig, dunkle Farbe
  darkroom: Dunkelkammer, Filmentwicklung
  darts: Darts, Dartscheibe, Dart
  dashcam: Dashcam
  data: Daten
  dataDeletion: Datenlöschung, Daten löschen, gelöscht
  dataProtection: Datenschutz, DSGVO
  dataRecovery: Datenrettung, Datenwiederherstellung
  dataStorage: Datenspeicherung, gespeichert, speichern, Aufbewahrungsfrist
  dataTransfer: Datenübertragung, Daten übertragen, Datenumzug
  dataVolume: mobile Daten, Datenvolumen, Roaming
  date: Datum
  dateBirthPlace: Geburtsort, Geburtsland
  dateFruit: Dattel
  dateOfBirth: Geburtsdatum
  daughter: Tochter, Töchter
  dawnSunrise: Sonnenaufgang, Morgendämmerung, Morgengrauen
  day: Tag
  dayAfterTomorrow: übermorgen
  dayClinic: Tagesklinik, ambulant
  daylight: Tageslicht, Sonnenlicht
  daylightSaving: Zeitumstellung, Sommerzeit
  dayOff: freier Tag, Ruhetag, frei haben, Urlaubstag, Urlaubsanspruch
  dayPass: Tageskarte
  dazzling: blenden, blendet, grell
  deadAnimal: totes Tier, tot, tot aufgefunden
  deadline: Frist, Stichtag
  deaf: taub, gehörlos, schwerhörig, Gehörlose, Schwerhörige, Gebärdensprache
  death: Tod, Todesfall, Todesfälle
  deathCertificate: Sterbeurkunde, Totenschein
  debitCard: EC-Karte, Bankkarte, Girokarte
  debt: Schulden
  debtCollection: Inkasso, Schuldeneintreibung
  decade: Jahrzehnt
  decaf: koffeinfrei, entkoffeiniert, Koffein
  deceased: Verstorbene, Tote, Verstorbener
  decide: entscheiden, entschieden, Entscheidung
  decideJudge: urteilen, Richter, beurteilen
  deciduous: Laubbaum, Laubbäume
  deck: Schiffsdeck, Oberdeck, Sonnendeck
  deckchair: Liegestuhl, Sonnenliege
  decompression: Druckausgleich, Dekompression
  decorate: dekorieren, schmücken, Dekoration
  decoration: Dekoration, Deko
  decrease: senken, reduzieren, verringern, ermäßigen
  deductible: Selbstbehalt, Selbstbeteiligung
  deductTax: abziehen, absetzen, abgezogen
  deep: tief, Tiefe
  deepClean: Grundreinigung, Frühjahrsputz, gründlich reinigen
  deepFry: frittieren, frittiert, Fritteuse
  deer: Reh, Hirsch, Rotwild
  defect: Mangel, Mängel, Fehler, Defekt, Störung
  defend: verteidigen, Verteidigung
  defibrillator: Defibrillator, Defi
  defrostVerb: abtauen, enteisen, auftauen, aufgetaut
  degreesWash: Grad waschen, waschbar bei, Kochwäsche
  dehumidifier: Luftentfeuchter, Entfeuchter
  dehydrated: dehydriert, ausgetrocknet, Flüssigkeitsmangel
  dehydration: Dehydrierung, Flüssigkeitsmangel
  deleteData: Daten löschen, gelöscht
  deleteVerb: löschen
  deli: Feinkost, Feinkostladen, Delikatessen
  deliberately: absichtlich, Absicht
  delicious: lecker, köstlich
  deliver: liefern, Lieferung, zustellen, Zustellung
  delivery: Lieferung, Zustellung
  deliveryAddress: Lieferadresse, Lieferanschrift
  deliveryArea: Liefergebiet, Lieferbereich
  deliveryEntrance: Lieferanteneingang, Laderampe, Ladezone, ausladen
  deliveryNote: Lieferschein
  deliveryPerson: Bote, Kurier, Zusteller
  deliveryService: Lieferdienst, Lieferservice
  deliveryTime: Lieferzeit, Lieferfrist
  demandClaim: fordern, verlangen, Forderung
  dementia: Demenz
  demolish: abreißen, abgerissen, Abriss
  demonstration: Vorführung, Schauvorführung, vorführen, vorgeführt
  dense: dicht
  dent: Delle, Beule
  dentalCrown: Zahnkrone
  dentalFloss: Zahnseide
  dentalImplant: Implantat, Zahnimplantat
  dentalTechnician: Zahntechniker, Dentallabor
  dented: verbeult, eingedellt, Delle
  dentist: Zahnarzt, Zahnärzte, Zahnärztin
  dentRemoval: Dellen entfernen, Beule ausbeulen, Dellendoktor
  dentureThing: Gebiss, Zahnprothese, dritte Zähne, künstliches Gebiss, Zahnersatz
  deny: leugnen, bestreiten, bestritten
  deodorant: Deo, Deodorant
  deodorantSpray: Antitranspirant, Deospray
  depart: abfahren, Abfahrt, abreisen, Abreise
  department: Abteilung
  departmentHead: Abteilungsleiter, Vorarbeiter, Meister, Polier
  dependVerb: abhängen, abhängig, kommt darauf an
  deposit: Kaution, Pfand, Sicherheitsleistung, Mietkaution, hinterlegen, hinterlegt
  depression: Depression, depressiv
  depthMeasure: wie tief, Tiefe, Wassertiefe
  deregister: abmelden, Abmeldung, abgemeldet
  dermatologist: Hautarzt, Hautärztin, Dermatologe
  descale: entkalken, Kalk, verkalkt
  desert: Wüste
  deserted: abgelegen, einsam, abgeschieden
  designOwn: eigener Entwurf, eigene Ideen, selbst gestalten, Gestaltung
  desk: Schreibtisch
  desktopPc: PC, Rechner, Desktop-PC, Standrechner
  desperate: verzweifelt, Verzweiflung
  dessert: Nachtisch, Nachspeise, Dessert
  destroy: zerstören
  detail: Einzelheit, Detail, ausführlich
  detective: Detektiv, Privatdetektiv
  detentionSchool: Nachsitzen
  detergent: Waschmittel, Waschpulver
  detour: Umleitung, Umweg
  detox: Detox, entgiften, Entschlackung
  developPhoto: entwickeln, Entwicklung
  device: Gerät
  dew: Morgentau
  deworm: entwurmen, Wurmkur
  deworming: Entwurmung, Wurmkur
  diabetes: Zuckerkrankheit, Diabetes, Diabetiker, Diabetikerin, zuckerkrank
  diagnose: diagnostizieren, Diagnose
  diagnosis: Diagnose, Fehlerdiagnose
  dialect: Dialekt, Mundart, Akzent
  diameter: Durchmesser
  diamond: Diamant, Brillant
  diarrhoea: Durchfall
  diceGame: Würfel, würfeln, Würfelspiel
  dictionary: Wörterbuch, Wörterbücher
  die: sterben, gestorben, Tod, stirbt
  dieAnimal: verstorben, gestorben, sterben, stirbt
  diesel: Diesel
  diet: Diät, Ernährung
  dietitian: Ernährungsberater, Ernährungsberatung, Diätassistent
  dietRequest: Sonderkost, Ernährungswünsche, Diätwunsch
  difference: Unterschied, unterscheiden, unterschiedlich
  different: verschieden, anders, unterschiedlich, Unterschied
  differentKinds: Sorten, Arten, verschiedene Sorten
  difficult: schwierig, schwer
  difficultyLevel: Schwierigkeitsgrad, Schwierigkeitsstufe, wie schwierig, wie schwer
  dig: graben, gegraben
  digest: verdauen, Verdauung, Durchfall
  digFossils: Fossilien suchen, Mineralien suchen
  digger: Bagger, Minibagger
  digital: digital
  digitalPhotos: Fotodateien, digitale Bilder, Bilddateien
  digitise: digitalisieren, Digitalisierung, Dias digitalisieren, digitalisiert
  digUp: ausgraben, ausgegraben, Ausgrabung, ausheben
  dill: Dill
  dim: schummrig, gedimmt, dämmrig, dimmbar
  dimensions: Abmessungen, Maße
  dine: Abendessen, abendessen, zu Abend essen
  diningRoom: Esszimmer, Speisesaal
  diningTable: Esstisch, Küchentisch
  dinner: Abendessen, Abendbrot, Nachtessen, Znacht
  dinosaur: Dinosaurier, Saurier
  diopter: Dioptrien
  diploma: Diplom, Abschluss
  diplomaCourse: Abschluss, Qualifikation, Berufsabschluss, anerkannt
  directDebit: Lastschrift, Dauerauftrag
  directDirectly: direkt
  directions: Anfahrt, Wegbeschreibung, Anfahrtsweg, Anfahrtsbeschreibung, Anfahrtsskizze
  directorStage: Regisseur, Regie, Intendant
  dirndl: Dirndl, Tracht
  dirt: Schmutz, Dreck, schmutzig, dreckig
  dirty: schmutzig, dreckig, Schmutz
  disability: Behinderung, behindert, Schwerbehinderte
  disabilityCard: Behindertenausweis, Schwerbehindertenausweis, schwerbehindert
  disabled: behindert, Behinderung
  disabledParking: Behindertenparkplatz, Behindertenparkplätze
  disadvantage: Nachteil
  disagree: nicht einverstanden, widersprechen, widersprochen
  disappear: verschwinden, verschwunden
  disappoint: enttäuschen, enttäuscht, Enttäuschung
  disc: Bandscheibe, Bandscheibenvorfall
  discJockey: DJ, Discjockey
  discoNight: Disko, Diskothek, Nachtclub
  disconnect: abklemmen, abschalten
  discontinued: Auslaufmodell, nicht mehr hergestellt
  discount: Rabatt, Ermäßigung, Nachlass, ermäßigt
  discouraged: abraten, abgeraten, nicht empfohlen, ungeeignet
  disembark: aussteigen, ausgestiegen, Ausstieg, an Land gehen, von Bord gehen
  disgust: Ekel, sich ekeln, eklig
  dish: Gericht, Speise
  dishwasher: Spülmaschine, Geschirrspüler
  dishwasherSafe: spülmaschinenfest, spülmaschinengeeignet
  disinfect: desinfizieren, Desinfektion
  disinfectant: Desinfektionsmittel, Desinfektion
  disinfestation: Kammerjäger, Befall, Schädlingsbefall, Entwesung
  disinherit: enterben, enterbt, Pflichtteil
  dislocate: ausgerenkt, ausgekugelt, verrenkt
  dismissal: Entlassung, Arbeitsplatzverlust
  dismissJob: entlassen, Entlassung
  displayCabinet: Vitrine, Schaukasten
  displayModel: Ausstellungsstück, Vorführmodell, Vorführgerät
  disposable: Einweg
  disposal: Entsorgung, entsorgen, entsorgt, Sperrmüll
  disposeOf: entsorgt, loswerden
  dispute: Streit, Konflikt
  dissatisfied: unzufrieden, enttäuscht, nicht zufrieden
  dissolve: auflösen, aufgelöst, löst sich
  distance: Entfernung, Abstand
  distanceLearning: Fernunterricht, Fernkurs, Webinar, Fernstudium
  distanceMeasure: wie weit, Gehweite, Fußweg, zu Fuß erreichbar
  distemper: Staupe
  distil: Schnaps brennen, Brennerei, destillieren
  distillery: Brennerei, Schnapsbrennerei, destillieren, Destillerie
  distribute: verteilen, austeilen
  disturb: stören, Störung
  diver: Taucher, Taucherin
  diveVerb: tauchen, getaucht
  diving: Tauchen, Tauchkurs
  divingCylinder: Tauchflasche, Pressluftflasche, Druckluftflasche
  divingMask: Taucherbrille, Tauchmaske, Taucherbrillen
  divingTank: Tauchflasche, Pressluftflasche
  divorce: Scheidung
  divorcedState: geschieden, getrennt lebend
  divorceVerb: scheiden lassen, Scheidung, geschieden
  diy: Heimwerken, Heimwerker, selber machen
  dizziness: Schwindel
  dizzyState: schwindlig, schwindelig, schwummrig, Schwindel
  dockVerb: anlegen, angelegt, festmachen, Anlegestelle
  doctor: Arzt, Ärzte, Ärztin
  doctorsOffice: Arztpraxis, Praxis
  document: Unterlagen, Dokument, Papiere, Unterlage
  documentary: Dokumentarfilm, Doku
  documentList: Unterlagen, erforderliche Unterlagen, Papiere, Dokumente
  dog: Hund, Hündchen, Hündin
  dogBasket: Hundebett, Hundekorb, Körbchen
  dogBeach: Hundestrand, Hundewiese, Freilauf, Hundezone
  dogBite: Hundebiss, Katzenbiss
  dogCoat: Hundemantel
  dogCollar: Halsband, Halsbänder
  dogFriendly: hundefreundlich, Hunde willkommen
  dogsAllowed: Hunde erlaubt, Hundeverbot, Haustiere erlaubt, Hunde verboten
  dogSled: Hundeschlitten, Husky
  dogsNotAllowed: keine Hunde, Hundeverbot, keine Haustiere
  dogSport: Agility, Hundesport, Mantrailing
  dogTax: Hundesteuer, Hundemarke
  dogTrainer: Hundetrainer
  dogTraining: Hundeschule, Hundetraining, Hundeerziehung, Begleithund
  dogWalk: Gassi, Gassigehen, Hundespaziergang, Gassi gehen
  doll: Puppe
  dollsHouse: Puppenhaus
  dolphin: Delfin, Delphin, Schweinswal
  domainName: Domain, Webhosting, Internetadresse
  domesticHelp: Haushaltshilfe, Putzhilfe, Putzfrau, Reinigungskraft
  domesticInland: Inland, inländisch
  domesticViolence: häusliche Gewalt, Gewalt, Missbrauch
  donate: spenden, Spende
  donationBasis: auf Spendenbasis, Spendenbox, Eintritt gegen Spende
  donationClothes: Altkleider, Kleiderspende, Kleidersammlung
  donationReceipt: Spende, Spenden, Spendenquittung, Zuwendungsbestätigung
  donkey: Esel
  donkeyRide: Eselreiten, Eselwandern
  donorFriends: Förderverein, Gönner, Freundeskreis, Spender
  doNotTouch: nicht berühren, bitte nicht anfassen, anfassen
  door: Tür
  doorbell: Klingel, Türklingel, klingeln, läuten
  doorbellVideo: Klingel kaputt, Türgong
  doorCloser: Türschließer
  doorFrame: Türrahmen, Zarge
  doorHandle: Türgriff, Türklinke, Klinke, Griff
  doorLock: Türschloss, Schließzylinder, Schloss austauschen
  doormat: Fußmatte, Fußabtreter
  doorNumber: Hausnummer, Türschild
  doorSticks: Tür klemmt, Tür schließt nicht, Tür quietscht
  doorWidth: Türbreite, breite Türen, Durchgangsbreite
  dormitory: Schlafsaal, Schlafsäle, Mehrbettzimmer
  dormouse: Siebenschläfer, Haselmaus
  dose: Dosis, Dosierung
  doubleBass: Kontrabass
  doubleChin: Doppelkinn
  doubleGlazing: Doppelverglasung, Isolierglas, Doppelfenster, Verglasung
  doubleRoom: Doppelzimmer
  doubt: Zweifel, im Zweifelsfall, zweifeln
  doughnut: Berliner, Krapfen, Donut, Faschingskrapfen
  dowel: Dübel
  downCleaning: Bettfedernreinigung, Federbetten reinigen, Daunendecke waschen
  downFeather: Daunen, Feder
  downJacket: Daunenjacke, Steppjacke, Anorak
  download: herunterladen, heruntergeladen, Download, Herunterladen
  downloadForm: Formular herunterladen, Vordruck, Formularvordruck
  downPayment: anzahlen, Anzahlung
  downstairs: unten, im Erdgeschoss
  downSyndrome: Down-Syndrom, Trisomie
  downtown: Innenstadt, Stadtzentrum, Stadtmitte
  dozen: Dutzend, halbes Dutzend
  dragonBoat: Ruderboot, Beiboot
  dragonfly: Libelle
  drain: Abfluss, Abflüsse
  dramaClass: Theaterkurs, Theatergruppe, Schauspielunterricht, Laientheater
  draughtBeer: Fassbier, Bier vom Fass, gezapft
  draughty: zugig, Zugluft, Durchzug, es zieht
  drawer: Schublade, Schubladen
  drawing: Zeichnung, Skizze, Zeichnen, Skizzenbuch, skizzieren, Entwurf
  drawPicture: zeichnen, Zeichnung
  drawUpContract: Vertrag aufsetzen, Vertrag prüfen, aufgesetzt
  dreadlocks: Dreadlocks, Rastazöpfe, Afrohaar
  dream: träumen, Traum
  dress: Kleid
  dressage: Dressur
  dressCode: Kleiderordnung
  dressingGown: Morgenmantel
  dressingRoomArtist: Künstlergarderobe, Backstage, hinter der Bühne
  dressRehearsal: Generalprobe, proben, geprobt
  dressUp: verkleiden, verkleidet
  dressWarmly: warm anziehen, warme Kleidung, dicke Jacke
  driedFlower: Trockenblume
  drill: bohren, Bohrer, gebohrt, Bohrmaschine, Löcher bohren
  drillBit: Bohrer, Bohreinsatz
  drillHole: Loch bohren, gebohrt, bohren
  drink: Getränk, Getränke
  drinkable: trinkbar, Trinkwasser
  drinkAlcohol: Alkohol trinken, betrunken, alkoholisiert, angetrunken
  drinkingFountain: Trinkbrunnen, Wasserspender
  drinkingGlass: Trinkglas, Weinglas
  drinkingStraw: Strohhalm, Trinkhalm, Trinkhalme
  drinkingWater: Trinkwasser, Leitungswasser, Trinkwasserbrunnen, Wasser nachfüllen, trinkbar
  drinksMenu: Getränkekarte, Weinkarte
  drinksPackage: Getränkepauschale, Getränke inklusive
  drinkVerb: trinken, getrunken, Getränk, trinkt, trank
  drive: fahren, fährt, gefahren
  drivenKm: Freikilometer, Kilometer inklusive, Kilometerbegrenzung
  driver: Fahrer, Fahrerin
  driverPerson: Fahrer, Fahrerin
  driveShaft: Achse, Antriebswelle
  driveTest: Fahrstunde, Fahrschule
  driveThere: mit dem Auto, hinfahren
  driveway: Einfahrt, Auffahrt, Zufahrt
  drivingDistance: Fahrzeit, Fahrtdauer, Autostunde
  drivingInstructor: Fahrlehrer, Fahrlehrerin
  drivingLesson: Fahrstunde, Fahrunterricht
  drivingLicence: Führerschein, Führerausweis, Fahrerlaubnis
  drivingSchool: Fahrschule
  drivingTest: Fahrprüfung
  drizzle: Nieselregen, nieseln, Regenschauer
  drone: Drohne
  drop: fallen lassen, heruntergefallen
  dropIn: vorbeikommen, vorbeischauen
  dropOff: abgeben, Abgabe, abgegeben, hinbringen, hingebracht, absetzen
  dropOut: abbrechen, abgebrochen
  droppings: Kot, Kotprobe, Hundekot
  drops: Tropfen, Augentropfen
  dropsMedicine: Medizintropfen
  drought: Dürre, Trockenheit
  drown: ertrinken, ertrunken
  drumOfDryer: Waschtrommel
  drums: Schlagzeug, Trommel, Trommelstock
  drunk: betrunken, besoffen, angetrunken, alkoholisiert
  dryAdjective: trocken
  dryBag: Drybag, wasserdichter Beutel, Packsack
  dryClean: chemische Reinigung, Textilreinigung
  dryCleaning: Reinigung, chemische Reinigung
  dryEyes: trockene Augen
  dryHair: trockenes Haar, brüchig, strapaziertes Haar
  dryingRack: Wäscheständer
  drySkin: trockene Haut, rissige Haut, spröde Lippen
  dryVerb: trocknen, abtrocknen
  dryWall: Trockenmauer
  duck: Ente, Entenküken, Enten
  dueDateBirth: Geburtstermin, Entbindungstermin
  dumbbell: Hantel, Hanteln, Gewichte
  dumbbells: Hantel, Hanteln, Fitnessgeräte, Kurzhantel
  dumpling: Knödel, Kloß, Klöße
  dune: Düne
  dungeon: Verlies, Kerker, Folterkammer, Gefängnis
  duringHolidays: in den Ferien
  duskSunset: Sonnenuntergang, Abenddämmerung
  dust: Staub
  dustAllergy: Hausstauballergie, Hausstaubmilben, Milben
  dustpan: Kehrschaufel, Kehrblech, Handbesen
  dustVerb: abstauben, Staub wischen, entstauben
  dusty: staubig, Staub
  dutch: niederländisch, holländisch, Niederländer, Niederlande
  duvetCover: Bettbezug, Bettwäsche
  dvdDisc: DVD, CD, Blu-ray
  dyeColour: färben, gefärbt, Stoff färben, Färberei, Batik, Pflanzenfarbe
  dyslexia: Legasthenie, Leseschwäche, Lese-Rechtschreib-Schwäche, Lernschwäche, Dyskalkulie, Rechtschreibschwäche
  eagle: Adler, Steinadler
  ear: Ohr
  earDefender: Gehörschutz, Kapselgehörschützer, Ohrstöpsel, Ohrenstöpsel
  earInfection: Mittelohrentzündung, Ohrenschmerzen, Ohrenentzündung
  earliest: frühestens
  earlobe: Ohrläppchen
  early: früh, zeitig
  earlyBird: Frühbucher, Frühbucherrabatt
  earlyDeparture: vorzeitige Abreise, frühere Abreise
  earlyMusicEducation: musikalische Früherziehung, Musikgarten, Früherziehung
  earMites: Ohrmilben
  earn: verdienen, Verdienst
  earPlug: Ohrstöpsel, Ohropax
  earring: Ohrring, Ohrstecker, Ohrringe, Ohrgehänge
  earringStud: Ohrstecker
  earthquake: Erdbeben
  earthworm: Regenwurm, Regenwürmer
  earwax: Ohrenschmalz
  easel: Staffelei
  east: Osten, östlich
  easter: Ostern
  easterEgg: Osterei, Ostereier
  easterHoliday: Osterferien
  easy: leicht, einfach
  easyLanguage: Leichte Sprache, einfache Sprache
  eat: essen, isst, gegessen, aß, speisen, fressen
  eatBefore: vorher essen
  eatingDisorder: Essstörung, Magersucht, Bulimie
  ebike: E-Bike, Elektrofahrrad, Elektrorad, Pedelec
  ebikeBattery: E-Bike-Akku, Fahrradakku
  ecg: EKG
  echo: Echo, Widerhall
  eclipse: Sonnenfinsternis, Mondfinsternis
  ecoCleaner: Putzmittel, Reinigungsmittel, Putzzeug
  ecology: Ökologie, Klimawandel, Klimaschutz
  eczema: Ekzem, Neurodermitis
  eczemaSkin: Neurodermitis
  edge: Kante, Rand, Ränder
  edible: essbar, genießbar
  educational: lehrreich, informativ, pädagogisch
  educationalLeave: Bildungsurlaub, Bildungszeit
  educationNoun: Bildung, pädagogisch, Erziehung
  eel: Aal, Aale
  effort: Aufwand, Mühe, Anstrengung
  effortless: mühelos, kinderleicht
  egg: Ei, Eier
  eggFree: eifrei, ohne Ei, Eiallergie
  elasticBand: Gummiband, Gummi, Gummibund
  elbow: Ellbogen, Ellenbogen
  elderberry: Holunder, Holunderblüte
  elderly: Senioren, ältere, Rentner
  electric: elektrisch, Elektro
  electricBlanket: Heizdecke, Heizkissen
  electricBoat: Elektroboot, Solarboot
  electricCar: Elektroauto, E-Auto
  electricFence: Elektrozaun, Weidezaun
  electricGuitar: E-Gitarre
  electricHookup: Stromanschluss, Stromanschlüsse, Campingstrom, Stromsäule
  electrician: Elektriker
  electricity: Strom, Elektrizität
  electricityPower: Strom, Elektrizität
  electricPlug: Netzstecker
  electricShock: Stromschlag
  electricWheelchair: Elektrorollstuhl, Elektromobil, E-Rollstuhl, elektrischer Rollstuhl
  electronics: Elektronik
  electronicSignature: elektronische Signatur, digitale Unterschrift
  electronicWaste: Elektroschrott, Elektromüll, Altgerät, Altgeräte
  elegant: elegant, schick
  elephant: Elefant
  elevator: Aufzug, Aufzüge, Fahrstuhl, Lift, Personenaufzug
  elsewhere: anderswo, woanders
  email: Mail, E-Mail, Mails
  emailAddress: E-Mail-Adresse, Mailadresse
  embarrassed: peinlich, verlegen
  embassy: Botschaft, Konsulat
  embellish: vergolden, vergoldet
  embroider: sticken, Stickerei
  embroidery: Stickerei, Sticken
  emerald: Smaragd
  emergency: Notfall, Notfälle, Notdienst
  emergencyCall: Hausnotruf, Notrufknopf
  emergencyContact: Notfallkontakt, Notfallnummer
  emergencyDoctor: Notarzt, Notdienst, Bereitschaftsdienst
  emergencyExit: Notausgang, Fluchtweg
  emergencyNumber: Notrufnummer, Notruf
  emergencyPharmacy: Notapotheke, Apothekennotdienst
  emergencyRoom: Notaufnahme, Notfallambulanz
  emergencyService: Notfalldienst, Bereitschaftsdienst, Bereitschaft
  emission: Abgas, Emission
  emissionSticker: Umweltplakette, Plakette, Umweltzone
  emperor: Kaiser, Kaiserin
  employ: anstellen, eingestellt, Einstellung
  employee: Mitarbeiter, Angestellte, Beschäftigte, Arbeitnehmer
  employer: Arbeitgeber
  employmentContract: Arbeitsvertrag, Arbeitsverträge
  employmentLaw: Arbeitsrecht
  empty: leer
  emptyVerb: leeren, entleeren
  enclosure: Gehege, Freigehege
  encourage: ermutigen, aufmuntern, anfeuern
  endangered: bedroht, vom Aussterben bedroht, gefährdet, vom Aussterben
  enduranceStamina: Ausdauer, Ausdauertraining, Cardio
  energyCertificate: Energieausweis, Energieberatung
  energyLabel: Energielabel, energiesparend, Stromverbrauch, Energieausweis
  energySaving: energiesparend, sparsam
  engagement: Verlobung, Verlobungsring
  engagementParty: Verlobungsfeier
  engine: Motor, Motoren
  engineer: Ingenieur
  engineLight: Motorkontrollleuchte, Motorlampe leuchtet
  engineNoise: Motor ruckelt, ruckelt, qualmt, stottert
  engineOil: Motoröl
  english: englisch, Engländer, auf Englisch, englischsprachig
  engrave: gravieren, Gravur
  engraving: Gravur
  enlarge: vergrößern, Vergrößerung
  enough: genug, genügend, ausreichend
  enoughSpace: genug Platz, Platz für, Platzbedarf
  enrolment: Anmeldung, Einschreibung
  entDoctor: HNO, HNO-Arzt, Hals-Nasen-Ohren-Arzt
  enter: eintreten, betreten, hineingehen, Eintritt, hereinkommen, reinkommen
  entertaining: unterhaltsam, lustig, macht Spaß
  entertainment: Unterhaltung, Unterhaltungsprogramm, Animation, Showprogramm
  enthusiastic: begeistert, Begeisterung
  entrance: Eingang, Eingänge, Zugang
  entranceFee: Eintritt, Eintrittspreis
  entrust: anvertrauen, in Obhut geben, in Pflege geben
  entryPermit: Zugangskarte, Badge
  envelope: Umschlag, Briefumschlag, Couvert, Umschläge
  environmental: Umwelt, umweltfreundlich, ökologisch, klimafreundlich, nachhaltig
  epilepsy: Epilepsie, epileptischer Anfall
  epileptic: Epileptiker, epileptischer Anfall, Krampfanfall
  epiphany: Dreikönigstag, Heilige Drei Könige, Dreikönig
  equipped: ausgestattet, Ausrüstung, Ausstattung, Equipment
  eReader: E-Book, E-Reader
  escalator: Rolltreppe
  escape: entlaufen, weglaufen, entkommen, ausbüxen
  escapeGame: Escape-Room, Fluchtspiel, Rätselraum
  espadrilles: Espadrilles
  espresso: Espresso
  espressoMachine: Espressomaschine, Kaffeevollautomat
  essentialOil: ätherisches Öl
  estateAgent: Immobilienmakler, Makler
  estateCar: Kombi, Kombiwagen
  estimateQuote: Kostenvoranschlag, Angebot, Voranschlag, Offerte
  estimateVerb: schätzen, Schätzung
  eTicket: Onlineticket, Handyticket, E-Ticket, Ticket ausdrucken
  european: europäisch, Europa, Europäische Union, EU-Bürger
  euthanasia: einschläfern, eingeschläfert, Einschläferung
  evaporate: verdunsten, verdampfen
  evening: Abend, abends
  eveningClass: Abendkurs, Abendschule, Volkshochschule, VHS, Erwachsenenbildung
  eveningDress: Abendkleid, Ballkleid, Festkleid
  event: Veranstaltung, Anlass, Anlässe
  eventHall: Saal, Säle, Festsaal, Veranstaltungsraum
  eventNoun: Veranstaltung
  eventTechnician: Tontechniker, Veranstaltungstechnik, Lichttechniker
  everyDay: jeden Tag, täglich
  everyTwoWeeks: alle zwei Wochen, vierzehntägig
  everyWeek: jede Woche, wöchentlich
  everywhere: überall
  evict: Zwangsräumung
  eviction: Räumung, Zwangsräumung
  evictTenant: räumen lassen, Räumung, Räumungsklage
  evidence: Beweis, Nachweis
  ewe: Mutterschaf
  exactPrecise: genau, exakt
  exactTime: genaue Uhrzeit, Zeitfenster, Uhrzeit
  exam: Prüfung, Test, Examen
  examFee: Prüfungsgebühr
  examine: untersuchen, Untersuchung
  examiner: Prüfer
  example: Beispiel
  examRegistration: Prüfungsanmeldung, Prüfungstermin
  examResult: Prüfungsergebnis, Punktzahl, Ergebnis, Resultat, Befund
  excavation: Ausgrabung, Grabung, Fundort, ausgraben, ausgegraben
  excellent: ausgezeichnet, hervorragend, toll
  exception: Ausnahme
  exceptionCase: Ausnahmefall, Härtefall, ausnahmsweise
  exceptionNoun: Ausnahme machen, ausnahmsweise
  excessInsurance: Selbstbeteiligung, Selbstbehalt
  exchangeGoods: Umtausch, Tausch
  exchangeOffice: Wechselstube, Geldwechsel, Geld wechseln
  exchangeRate: Wechselkurs
  excited: aufgeregt, aufregend, spannend
  excursion: Ausflug, Ausflüge, Tagesausflug
  excuseAbsence: entschuldigt, Ausrede
  exempt: befreit, Befreiung
  exercise: Übung
  exerciseSport: Sport, Übung
  exhaust: Auspuff
  exhausted: erschöpft
  exhibit: ausstellen, Ausstellung
  exhibition: Ausstellung
  exhibitItem: Exponat, Ausstellungsstück
  exhibitor: Aussteller, Standbetreiber, Marktbeschicker
  existVerb: existieren
  exit: Ausgang, hinausgehen, rausgehen, Ausgänge
  expandVerb: ausbauen, ausgebaut, erweitern, Erweiterung
  expelVerb: rauswerfen, Hausverbot, hinausgeworfen
  expense: Spesen, Auslagen
  expensive: teuer, teure
  experienced: erfahren, Erfahrung
  experienceEvent: Erlebnis, erleben, Abenteuer
  expert: Experte, Fachmann, Fachleute, Spezialist
  expertWitness: Fachmann, Fachleute, Experte, Spezialist
  expire: ablaufen, abgelaufen, läuft ab
  expireContract: auslaufen, ausgelaufen, Vertragsende
  expired: abgelaufen, Mindesthaltbarkeitsdatum, haltbar bis, ungültig, verfallen, verfällt
  expiryDate: Ablaufdatum, Verfallsdatum, gültig bis
  explain: erklären, Erklärung
  explode: explodieren, platzen, geplatzt
  explore: entdecken, erkunden, Entdeckung
  explosive: explosiv, Explosion
  expressDelivery: Express, Expresslieferung, Eilzustellung, Eilauftrag, Expressservice, Eilzuschlag
  extendContract: verlängert sich, Vertragsverlängerung
  extendTime: verlängern, Verlängerung
  extensionCable: Verlängerungskabel, Kabeltrommel, Mehrfachsteckdose, Steckdosenleiste
  extensions: Haarverlängerung
  externalDrive: externe Festplatte, SSD
  extinct: ausgestorben
  extinguish: löschen, Feuerlöscher
  extraAdditional: zusätzlich, extra
  extraBed: Zustellbett
  extraCost: Mehrkosten, Zusatzkosten, Nebenkosten, Extrakosten
  extractorHood: Dunstabzug, Dunstabzugshaube, Abzugshaube
  exWife: Ex-Frau
  eye: Auge, Augen
  eyeBags: Augenringe, Tränensäcke
  eyebrow: Augenbraue
  eyebrowPlucking: Augenbrauen zupfen, gezupft, Fadentechnik
  eyebrowTinting: Augenbrauen färben
  eyeDoctor: Augenarzt, Augenärzte, Optometrist
  eyeDrops: Augentropfen
  eyeglassFrame: Brillengestell, Brillenfassung, Fassung
  eyelash: Wimper
  eyelid: Augenlid, Lid, Schlupflid
  eyeshadow: Lidschatten, Lidstrich, Eyeliner
  eyesight: Sehkraft, Sehvermögen, Sehstärke
  eyeTest: Sehtest, Augenuntersuchung, Augenprüfung
  fabric: Stoff, Textil
  facade: Fassade, Außenwand
  face: Gesicht
  facePaint: Kinderschminken, schminken, Gesichtsbemalung, geschminkt
  facial: Gesichtsbehandlung
  factory: Fabrik, Werk
  factoryReset: Werkseinstellung, zurücksetzen, zurückgesetzt
  factoryWorker: Arbeiter, Arbeiterin, Fabrikarbeiter
  fade: verblassen, ausbleichen, verblichen, ausgebleicht, verfärbt, vergilbt
  faded2: vergilbt, verfärbt, ausgebleicht
  failExam: durchfallen, durchgefallen, nicht bestanden
  failGrade: sitzen bleiben, sitzengeblieben
  failure: Misserfolg, scheitern, gescheitert
  faint: ohnmächtig, schwindlig, Schwindel, in Ohnmacht fallen, kollabieren
  fainting: Ohnmacht
  fair: gerecht
  fairlyMade: fairer Handel, Fairtrade, fair gehandelt
  fairTrade: Messe
  fairyLights: Lichterkette
  fairyTale: Märchen, Märchenstunde, Märchenerzähler
  falcon: Falke
  falconry: Falknerei, Greifvogel, Greifvogelschau, Flugschau
  fallAsleep: einschlafen, eingeschlafen
  fallDown: fallen, fällt, hingefallen, stürzen
  fallingRocks: Steinschlag, Erdrutsch, Felssturz
  fallOffGlue: Sohle gelöst, abgelöst, Sohle ab
  fallOut: herausfallen, herausgefallen, rausfallen
  fallOver: umfallen, umgefallen, umkippen, hinfallen, hingefallen
  fallow: Blumenwiese, Blühwiese, Wildblumenwiese
  fallSick: krank werden, unwohl, krank geworden, schlecht fühlen
  falseLashes: künstliche Wimpern, Wimpernverlängerung
  family: Familie
  familyBathroom: Familienumkleide, Familiendusche
  familyBusiness: Familienbetrieb, familiengeführt
  familyDoctor: Hausarzt, Hausärztin, Allgemeinarzt
  familyLaw: Familienrecht
  familyMembership: Familienmitgliedschaft, Familienbeitrag
  familyPhoto: Familienfoto, Babyfoto, Familienbild
  familyRate: Familienrabatt, Geschwisterrabatt
  familyReunion: Familienfeier, Familienfest, Familientreffen, Klassentreffen
  familyTicket: Familienkarte, Familienticket, Familienpass
  familyTree: Ahnenforschung, Vorfahren, Ahnen, Familienstammbaum
  famous: berühmt, bekannt
  fangs: Reißzahn, Fangzahn
  fanPc: Lüfter, Ventilator
  farAway: weit, fern, entfernt
  farewellParty: Abschied, Abschiedsfeier, verabschieden
  farm: Bauernhof, Bauernhöfe
  farmer: Bauer, Landwirt
  farmhand: Erntehelfer, Saisonarbeiter, Landarbeiter
  farmHoliday: Urlaub auf Bauernhof, Ferienhof
  farmhouse: Bauernhaus, Landhaus
  farmShop: Hofladen, Ab-Hof-Verkauf, Direktverkauf
  farmVisit: Hofführung, Hofbesuch, Bauernhof erleben, Schule am Bauernhof
  fashion: Mode
  fast: schnell, rasch
  fastFood: Fast Food, Schnellimbiss
  fastingEmpty: fasten, nüchtern, Fastenkur
  fastingState: auf nüchternen Magen, nüchtern bleiben, nüchtern kommen
  father: Vater, Väter, Papa, Vati, Papi
  fathersDay: Vatertag
  fatOverweight: dick, übergewichtig, Übergewicht
  fauxLeather: Kunstleder
  faxMachine: Fax, Faxnummer
  fear: Angst, Ängste, fürchten, ängstlich
  fearChallenge: Herausforderung, sich trauen
  fearDentist: Zahnarztangst, Angst vorm Zahnarzt, Angstpatient
  fearFlying: Flugangst
  fearNeedles: Angst vor Spritzen, Spritzenangst
  feather: Feder
  featherDuster: Staubwedel
  fee: Gebühr, Entgelt
  feed: füttern, Fütterung
  feedAnimal: Futter, Futtermittel, Tierfutter
  feedAnimals: Tiere füttern, gefüttert, Fütterung
  feedingTime: Fütterungszeit
  feedingTrough: Futtertrog, Tränke, Wassertrog
  feel: fühlen, Gefühl, spüren, fühlt, gefühlt, gespürt
  feeling: Gefühl
  feelSick: schlecht werden, übel, Übelkeit
  feline: Katzenschnupfen
  fellTree: fällen
  felt: Filz, filzen, gefilzt, verfilzt
  felttip: Filzstift, Marker
  female: weiblich
  fence: Zaun, Zäune
  fenced: eingezäunt, umzäunt
  fencingSport: Fechten, Degen, Florett, Fechtkurs
  fennel: Fenchel
  ferment: gären, brauen
  fern: Farn
  ferret: Frettchen
  fertilise: düngen, Dünger
  fertility: Fruchtbarkeit
  fertilizer: Dünger
  festival: Festival, Festspiele
  fetch: holen, geholt, besorgen
  fetchAmbulance: Krankenwagen rufen, Notarzt
  fever: Fieber
  fiance: Verlobte, Verlobter, verlobt, Verlobung
  fibreFood: Ballaststoffe
  fibreglass: Glasfaser, GFK
  fieldCrop: Acker, Feld, Felder
  fieldMeadow: Feld, Wiese
  fig: Feige
  fightPlay: ringen, raufen, balgen
  fightVerb: kämpfen, Kampf, raufen
  file: Akte
  fileFormat: Dateiformat, Druckdaten, Auflösung
  fileRecord: Akte, Datei, Kartei
  fileTool: Feile, Raspel, feilen
  fill: füllen, auffüllen
  fillerPaste: Spachtelmasse, spachteln
  fillIn: ausfüllen
  filling2: satt, sättigend, satt werden
  fillOutOnline: online ausfüllen, Onlineformular
  fillTooth: Füllung, Plombe
  film: filmen, aufnehmen, Aufnahme, Video aufnehmen
  filmScreening: Filmvorführung, Kinovorstellung
  filter: filtern
  filthy: verdreckt, schmuddelig, eklig, ekelhaft
  fin: Fischflosse, Rückenflosse
  finalCleaning: Endreinigung, besenrein, Aufräumen
  finalDefinite: endgültig
  financing: Finanzierung, finanzieren, Zahlungsplan
  find: finden, gefunden, fand, findet, fanden
  findingResult: Befund, Befunde, Untersuchungsergebnis
  findItem: gefunden, finden, fand, Fund
  findOut: herausfinden, herausgefunden, nachschauen, sich erkundigen
  findWay: hinfinden, den Weg finden
  fine: Strafe, Bußgeld, Geldstrafe, Strafgebühr, Vertragsstrafe
  fineTicket: Bußgeld, Strafzettel, Knöllchen
  finger: Finger
  fingernail: Nagel, Nägel, Fingernagel
  fingerprint: Fingerabdruck
  finishedReady: fertig, erledigt
  finishVerb: enden, beenden, Ende
  finnish: finnisch, Finne, Finnland
  fireAlarm: Feueralarm
  fireBrigade: Feuerwehr
  fireClay: Brennofen
  fireDamage: Brandschaden, Rauchschaden
  fireExtinguisher: Feuerlöscher
  fireman: Feuerwehrmann, Feuerwehr
  fireproof: feuerfest, schwer entflammbar
  firewood: Brennholz, Feuerholz, Kaminholz, Anzündholz, Holzscheite
  fireworks: Feuerwerk
  firing: Keramikbrand, Brennen
  firingService: Brennservice, brennen lassen, Keramik brennen, Töpferofen
  firstAid: Erste Hilfe
  firstAidCourse: Erste-Hilfe-Kurs, Ersthelferkurs
  firstAidKit: Verbandskasten, Erste-Hilfe-Kasten
  firstAidTriangle: Warndreieck
  firstDive: Schnuppertauchen, Probetauchen
  firstName: Vorname
  firstOrdinal: erste, ersten
  firstPrize: Preisverleihung, Pokal, Auszeichnung, Trophäe
  firstSunday: einmal im Monat, jeden Monat
  firstTime: zum ersten Mal, Erstbesuch, erstes Mal
  fish: angeln, fischen
  fishAnimal: Zierfisch, Goldfisch
  fisherman: Fischer, Angler, Anglerin
  fishFarm: Fischzucht, Teichwirtschaft
  fishFood: Fisch
  fishhook: Angelhaken
  fishing: Angeln
  fishingLicence: Angelschein, Fischereischein, Angelkarte
  fishingNet: Fischernetz, Kescher
  fishingRod: Angel, Angelrute, Angelzubehör, Angelausrüstung
  fishmonger: Fischhändler, Fischgeschäft
  fishPond: Fischteich, Gartenteich, Karpfenteich
  fishTank: Aquarienfilter
  fitIn: hineinpassen, reinpassen, Platz haben
  fitness: Fitness, Kondition, fit, körperlich fit
  fitSize: passen, passt
  fittedKitchen: Einbauküche, Küchenzeile
  fittedWardrobe: Einbauschrank, Schiebeschrank
  fittingRoom: Anprobekabine, Anprobe
  fix: reparieren, Reparatur, flicken, beheben, repariert
  fixedPrice: Festpreis, Fixpreis
  fjord: Fjord
  flagBanner: Fahne, Flagge, Wimpel, Fahnenmast
  flame: Feuer, Brand, Brände
  flamenco: Flamenco
  flamingo: Flamingo
  flammable: brennbar, entzündlich, leicht entflammbar, feuergefährlich
  flannel: Flanell
  flashCamera: Blitzlicht
  flat: Wohnung
  flatBattery: leere Batterie, Batterie leer
  flatEven: flach, eben
  flatFee: Pauschalpreis
  flatFeet: Plattfüße, Senkfuß
  flatRate: Pauschale
  flatRoof: Flachdach
  flatten: glätten, plattdrücken
  flax: Flachsfaser, Leinpflanze
  flea: Floh, Flöhe
  fleaCollar: Flohhalsband, Flohhalsbänder, Spot-on, Flohmittel
  fleaMarket: Flohmarkt, Flohmärkte, Trödelmarkt
  fleece: Vlies, Schaffell
  fleeceWool: Fleece
  flexible: flexibel, biegsam
  flexibleDates: zeitlich flexibel, egal wann, Wunschtermin
  flicker: flackern, flimmern
  flight: Flug, Flüge
  flightAttendant: Flugbegleiter, Stewardess
  flipchart: Flipchart, Whiteboard, Tafel
  flipFlop: Badeschuhe, Badelatschen, Flipflops, Badeschlappen
  flippers: Taucherflossen, Schwimmflossen
  floatVerb: schweben
  flood: überschwemmen, Überschwemmung, Hochwasser
  floodlit: Flutlicht
  floor: Fußboden, Boden, Böden
  floorLamp: Stehlampe
  floorLevel: Stock, Stockwerk, Etage, Obergeschoss, Dachgeschoss, welche Etage
  floorPlan: Grundriss, Wohnungsplan, Bauplan
  floorSanding: Parkett schleifen, Boden abschleifen
  floorStorey: Stock, Etage, Stockwerk, Geschoss
  flora: Flora, Pflanzenwelt, Vegetation
  florist: Florist, Floristin, Blumenladen, Blumenläden
  flour: Mehl
  flourMill: Getreidemühle, Kornmühle, Mehlmühle
  flower: Blume, Blüte
  flowerArrangement: Gesteck, Blumengesteck, Blumenarrangement
  flowerbed: Beet, Blumenbeet
  flowerBulb: Blumenzwiebel
  flowerGirl: Blumenmädchen, Blumenkinder, Ringträger
  floweringSeason: Blütezeit, blühen, blüht
  flowerpot: Blumentopf, Blumentöpfe, Übertopf, Pflanzkübel, Blumenkasten, Kübel
  flu: Grippe
  fluffy: flauschig, kuschelig
  fluJab: Grippeimpfung, Auffrischungsimpfung, Grippeschutzimpfung
  fluteRecorder: Flöte, Blockflöte, Querflöte
  fly: fliegen, Flug, Flüge, geflogen, flog, fliegt
  flyInsect: Stubenfliege, Fruchtfliege, Fliegenplage
  foal: Fohlen
  foam: Schaumstoff, Schaumgummi
  fog: Nebel
  foggy: Nebel, neblig
  foggyVision: verschwommen sehen, schlecht sehen
  fogMachine: Nebelmaschine
  foil: Alufolie, Folie
  fold: falten, klappen, zusammenklappen, zusammengeklappt, klappbar, faltbar
  foldable: klappbar, faltbar, zusammenklappbar
  folderPc: Ordner, Verzeichnis, Dateiordner
  foldingBike: Klapprad, Faltrad
  foldingTable: Klapptisch, Biertisch
  folkMusic: Volksmusik, Folklore
  follow: folgen
  followerSocial: Follower
  followUpAppointment: Nachsorge, Nachuntersuchung, Kontrolltermin, Folgetermin
  food: Essen, Lebensmittel, Nahrung
  foodBowl: Napf, Näpfe, Futternapf
  foodDelivery: Lieferdienst, Lieferservice
  foodHygiene: Gesundheitszeugnis, Hygieneschulung, Lebensmittelhygiene
  foodIntolerance: Nahrungsmittelunverträglichkeit, Lebensmittelallergie, Unverträglichkeit
  foodPoisoning: Lebensmittelvergiftung
  foodSafe: lebensmittelecht, lebensmittelsicher
  foodScraps: Essensreste, Speisereste, Biomüll
  foodStorage: Frischhaltedose, Tupperdose, Vorratsdose
  foodTruck: Foodtruck, Essensstand, Imbisswagen
  foot: Fuß, Füße
  football: Fußball, Fußbälle, Fußballtor
  footing: rutschfest, rutschsicher, Profilsohle
  footMassage: Fußmassage, Fußreflexzonenmassage, Reflexzonen
  footwear: Schuhwerk, Schuhe
  forbid: verbieten, verboten, Verbot, untersagt, nicht erlaubt
  force: zwingen, gezwungen, Zwang
  forceMajeure: höhere Gewalt
  forehead: Stirn
  foreignCurrency: Fremdwährung, Devisen, Franken, Dollar
  foreigner: Ausländer, ausländisch
  foreignLanguage: Fremdsprache, Zweitsprache, Fremdsprachen, fremdsprachig, andere Sprachen
  foreignVisitor: aus dem Ausland, ausländisch, auswärtig
  forest: Wald, Wälder
  forester: Förster, Ranger, Forstwirt, Waldarbeiter
  forestFire: Waldbrand, Waldbrände, Waldbrandgefahr
  forestry: Forst, Förster, Försterin, Forstwirtschaft
  forestSchool: Waldkindergarten, Waldpädagogik, Waldschule
  forget: vergessen, vergisst, vergaß
  forgetful: vergesslich, Vergesslichkeit
  forgive: verzeihen
  forgotPassword: Passwort vergessen, Passwort zurücksetzen
  fork: Gabel
  forklift: Gabelstapler, Hubwagen, Stapler
  form: Formular
  formatPaper: DIN A4, A4, A3, Papierformat
  formPaper: Formular
  fortnight: zwei Wochen, vierzehn Tage
  fossil: Fossil, Versteinerung, Ammonit, Fossilien
  fosterChild: Pflegekind, Pflegefamilie, Pflegeeltern
  foundation: Fundament, Bodenplatte
  foundationMakeup: Grundierung
  foundCompany: gründen, gegründet, Gründung, seit wann, Gründungsjahr, besteht seit
  founder: Gründer
  fountain: Springbrunnen, Brunnen
  fox: Fuchs, Füchse
  foyer: Foyer, Eingangshalle, Vorraum
  fracture: Knochenbruch, Bruch, Fraktur
  fragile: zerbrechlich, empfindlich, bruchempfindlich, leicht zerbrechen
  frail: gebrechlich, hinfällig, schwach auf Beinen
  frameVerb: rahmen, einrahmen, Rahmen, gerahmt, Passepartout, Bilderrahmen
  framingService: Einrahmung, Passepartout, Rahmenwerkstatt
  franchise: Franchise, Lizenznehmer
  fraud: Betrug
  fray: ausfransen, ausgefranst, fransig
  frayed: ausgefranst, durchgescheuert, abgewetzt
  freckle: Sommersprossen
  free2: gebührenfrei, ohne Kosten, unentgeltlich
  freeAdmissionChild: Kinder frei, Kinder kostenlos, freier Eintritt Kinder
  freeEntry: freier Eintritt, Eintritt frei, Gratiseintritt, kostenlos, kostenloser Eintritt
  freeOfCharge: kostenlos, gratis, umsonst, kostenfrei
  freePlaces: freie Plätze, Plätze frei, noch Plätze
  freeRelease: freilassen, freigelassen, auswildern
  freeShipping: versandkostenfrei, kostenloser Versand, portofrei
  freeWedding: freie Trauung, Trauredner, Traurednerin
  freeze: einfrieren, gefrieren, eingefroren, tiefgekühlt
  freezeCold: frieren, zittern, gefroren
  freezer: Gefrierschrank, Tiefkühler, Gefriertruhe, Tiefkühltruhe
  freezerBag: Gefrierbeutel
  french: französisch, Franzose, Französin, Frankreich, auf Französisch
  frenchHorn: Waldhorn, Jagdhorn
  freshAir: frische Luft
  freshEggs: frische Eier, Freilandeier, Hofeier, Bio-Eier
  freshFood: frisch
  fridge: Kühlschrank, Kühlschränke, Minibar, Eiskasten
  fridgeSeal: Türdichtung
  friedEgg: Spiegelei
  friend: Freund, Freundin, Kumpel
  friendly: freundlich, nett
  fries: Pommes, Pommes frites
  fringe: Pony, Ponyfransen
  fringeTextile: Fransen, Quaste
  frog: Frosch, Frösche, Kaulquappe
  frontDesk: Infoschalter, Empfang, Rezeption, Auskunft
  frontDoor: Haustür, Eingangstür, Wohnungstür
  frontRow: erste Reihe, vordere Reihe, ganz vorne
  frost: Frost, Frostschaden
  frostproof: winterhart, frostsicher, frostfest
  frozenFood: Tiefkühlkost, tiefgekühlt, Tiefkühl, Gefriergut
  frozenState: zugefroren, eingefroren
  fruit: Obst, Frucht, Früchte
  fruitTree: Obstbaum, Obstbäume
  fry: braten, frittieren, gebraten
  fuel: Kraftstoff, Treibstoff, Sprit, Spritverbrauch
  fuelSurcharge: Benzinkosten, Spritkosten, Treibstoffkosten, Treibstoffzuschlag
  fuelTank: Tank, Benzintank, Kraftstofftank
  fullAdjective: voll
  fullBoard: Vollpension
  fullBodyMassage: Ganzkörpermassage
  fullMoon: Vollmond
  fullRefund: volle Erstattung, Teilerstattung, volle Rückerstattung
  fullTime: Vollzeit
  fullyEquipped: voll ausgestattet, komplett eingerichtet
  fundraising: Spendenaktion, Spendenaufruf, Crowdfunding
  funEnjoy: Spaß
  funeral: Beerdigung, Trauerfeier, Begräbnis, Bestattung
  funeralFlowers: Trauerfloristik, Trauergesteck, Grabgesteck, Kranzschleife
  funeralInsurance: Sterbegeldversicherung, Bestattungsvorsorge, Sterbeversicherung
  funeralMeal: Leichenschmaus, Trauerkaffee, Trauermahl
  funeralService: Trauergottesdienst, Trauerfeier, Gedenkfeier
  funeralSpeaker: Trauerredner, Trauerrednerin, Trauerrede
  funeralWreath: Trauerkranz, Trauerkränze, Trauergesteck
  funfair: Volksfest, Jahrmarkt, Jahrmärkte
  funicular: Standseilbahn, Zahnradbahn
  funnelTool: Trichter
  funny: lustig, witzig
  fur: Pelz, Fell, Pelzmantel
  furious: empört, stinksauer
  furnished: möbliert, Möbel, teilmöbliert
  furniture: Möbel
  furnitureAssembly: Möbelmontage, Möbel aufbauen, aufgebaut, Montage, Möbelaufbau, Aufbauanleitung
  furnitureItem: Möbel, Möbelstück
  furnitureLift: Möbellift, Außenaufzug
  furnitureRepair: Möbelreparatur, Möbelrestaurierung, wackeliger Stuhl
  furrier: Kürschner, Pelzhändler
  furry: langhaarig, Langhaar
  furtherTraining: Weiterbildung, Fortbildung, Umschulung
  fuse: Sicherung
  fuseBox: Sicherungskasten, FI-Schalter, Schutzschalter
  fussyEater: wählerisch, heikel, mäkelig
  future: Zukunft
  gainWeight: zunehmen, zugenommen
  gallbladder: Galle, Gallenblase, Gallensteine
  gallery: Galerie
  gallop: galoppieren, Galopp
  game: Spiel, Brettspiel, Gesellschaftsspiel, Spieleabend, Brettspiele, Kartenspiel
  gameConsole: Spielekonsole, Spielkonsole, Videospiel, Computerspiel, zocken, E-Sport
  garageDoor: Garagentor
  garageWorkshop: Werkstatt, Werkstätten, Autowerkstatt
  garden: Garten, Gärten
  gardenCentre: Gärtnerei, Gartencenter, Baumschule
  gardenDesign: Gartengestaltung, Gartenbau, Gartenplanung
  gardener: Gärtner, Gärtnerin, Landschaftsgärtner
  gardenerTree: Landschaftsbau, Gartenbau, Gartengestaltung
  gardenFurniture: Gartenmöbel, Liegestuhl, Liegestühle, Sonnenliege, Gartenstuhl
  gardenGloves: Gartenhandschuhe, Arbeitshandschuhe
  gardenGnome: Gartenzwerg, Gartendeko, Gartenfigur
  gardening: Gartenarbeit, Gärtnern
  gardenPath: Gartenweg, Fußweg
  gardenService: Gartenpflege, Rasenpflege, Gartenservice
  gardenShed: Gartenhaus, Gartenhäuser, Schuppen, Geräteschuppen, Gartenhütte
  gardenSprinkler: Rasensprenger
  gardenWaste: Gartenabfall, Gartenabfälle, Grünschnitt
  garlic: Knoblauch
  garment: Kleidungsstück
  gasBottle: Gasflasche, Propangas
  gasFuel: Erdgas
  gasLeak: Gasgeruch, Gasleck, riecht nach Gas
  gasStove: Gasherd, Gaskocher
  gate: Tor, Gartentor, Hoftor
  gather: sammeln, versammeln
  gaugeDevice: Manometer, Messgerät, Druckanzeige
  gear: Gangschaltung, Schaltung, Kettenschaltung
  gearbox: Getriebe, Automatikgetriebe
  gearwheel: Zahnrad, Zahnräder
  gelatine: Gelatine
  gelNails: Gelnägel, Kunstnägel
  gemstone: Edelstein, Schmuckstein
  genderSex: Geschlecht
  generalAnaesthesia: Vollnarkose
  generalMeeting: Mitgliederversammlung, Hauptversammlung, Generalversammlung
  generation: Generation
  generationFamily: Vorfahren, Ahnen, Stammbaum, Ahnenforschung
  generator: Generator, Stromaggregat, Stromerzeuger, Notstrom
  generic: Generikum, Generika
  generous: großzügig, spendabel
  gentian: Enzian
  gentle: sanft, behutsam, schonend
  genuine: echt, original, Echtheit, authentisch, Echtheitszertifikat
  geography: Geografie, Erdkunde, Geographie
  geologist: Geologe
  geology: Geologie, Geologe, Gesteinskunde
  geranium: Geranie
  gerbil: Rennmaus, Rennmäuse
  germ: Keim, Bakterien
  german: deutsch, Deutsche, Deutschland, auf Deutsch, deutschsprachig
  getChanged: sich umziehen
  getDirty: schmutzig werden, sich schmutzig machen
  getEngaged: verloben, verlobt
  getHurt: sich verletzen, sich wehtun, wehgetan
  getLost: verlaufen, verirren, sich verirrt, verfahren, verirrt, vermisst
  getOff: aussteigen, ausgestiegen
  getOut: herauskommen, rauskommen, herausgekommen
  getPaid: verdienen, Stundenlohn
  getQuote: Kostenvoranschlag, Angebot einholen, unverbindliches Angebot
  getStuck: stecken bleiben, steckengeblieben, festsitzen, feststecken, hängen bleiben
  getTested: testen lassen, Testergebnis, getestet
  getThere: hinkommen, hingekommen, anreisen
  gettingMarriedHere: hier heiraten, Hochzeitslocation
  getToKnow: kennenlernen, kennengelernt, Leute kennenlernen
  getTouch: sich melden, melden, erreichbar
  getUp: aufstehen, aufgestanden
  getVaccinated: impfen lassen, geimpft, Auffrischung, auffrischen
  getWet: nass werden
  ghost: Geist, Gespenst, Gruselführung, spuken
  gift: Geschenk
  giftBasket: Geschenkkorb, Präsentkorb
  gifted: begabt, hochbegabt, Talent, talentiert
  giftVoucher: Gutschein, Geschenkgutschein, Geschenkkarte
  giftWrap: Geschenkverpackung, Geschenkpapier, als Geschenk verpacken
  gilding: Blattgold, Vergolder, vergolden
  ginger: Ingwer
  gingerbread: Lebkuchen, Pfefferkuchen
  ginSpirit: Gin
  giraffe: Giraffe
  girl: Mädchen
  girlfriendPartner: Freundin
  give: geben, gibt, gegeben, gab
  giveAway: verschenken, verschenkt, zu verschenken
  giveBack: zurückgeben, zurückgegeben, Rückgabe
  giveGift: schenken, Geschenk, verschenken
  giveUp: aufgeben
  glacier: Gletscher
  glamping: Glamping, Jurte, Safarizelt
  glassblower: Glasbläser, Glasbläserei
  glassBlowing: Glasblasen, Glasbläser, mundgeblasen
  glassblowing: Glasbläserei
  glassBottomBoat: Glasbodenboot
  glasses: Brille, Brillen
  glassesArm: Brillenbügel, Bügel, Nasenpad
  glassesCase: Brillenetui, Etui
  glassesParts: Nasenpads
  glassMaterial: Glas, Gläser
  glaucoma: grüner Star, Glaukom, Augendruck
  glaze: glasieren, Glasur, glasiert, unglasiert
  glazier: Glaser, Glaserei
  glider: Segelflugzeug, Segelflug
  globe: Globus, Erdkugel
  glove: Handschuh, Handschuhe, Fäustlinge
  glue: kleben, ankleben, Kleber, geklebt, Klebstoff, Leim
  glueArt: Kleber, Klebstoff
  glueBack: ankleben, angeklebt, festkleben, wieder ankleben
  gluten: glutenfrei
  glutenContains: Spuren von Nüssen, kann Spuren enthalten
  glutenFree: glutenfrei, Zöliakie
  goat: Ziege
  goatCheese: Ziegenkäse
  goatKid: Zicklein
  god: Gott, Jesus
  godchild: Patenkind
  goDown: hinuntergehen, runtergehen, hinunter, hinabsteigen, absteigen, unter Tage
  godparent: Pate, Patin, Taufpate, Patenonkel, Patentante
  goInside: reingehen, hineingehen, betreten, betritt
  gold: Gold
  golden: golden, goldfarben
  goldPanning: Gold waschen, Goldwäscher, Goldwaschen
  goldPlated: vergoldet, Vergoldung
  goldScrap: Altgold, Goldankauf, Zahngold, Gold verkaufen
  goldsmith: Goldschmied, Juwelier, Schmuckkurs, Goldschmiedin, Silberschmied
  golf: Golfplatz, Golfplätze
  golfClub: Golfschläger
  goodAdjective: gut, gute
  goodFriday: Karfreitag
  goods: Ware, Waren
  goodsLift: Lastenaufzug, Lastenaufzüge
  goodView: Sichtbehinderung, gute Sicht
  goodWeather: schönes Wetter, gutes Wetter, Schönwetter
  goodwill: Kulanz, kulant, aus Kulanz
  goose: Gans, Gänse
  gospelChoir: Gospelchor, Kirchenchor, Chorprobe
  goThrough: durchgehen, durchgegangen, hindurch, durchlaufen
  goUp: hinaufgehen, hochgehen, hinauf
  goUpTower: hinaufsteigen, hinaufgestiegen, raufgehen, Turm besteigen
  gout: Gicht
  gps: GPS, Navi, Navigationsgerät
  graceWait: Wartezeit, Karenzzeit, Kulanz
  gradeMark: Note, Schulnote
  gradeYear: Schuljahr, Jahrgang, Klassenstufe, Schulstufe
  gradingBelt: Gürtelprüfung, schwarzer Gürtel, Kampfkunstprüfung
  graduationParty: Abschlussfeier, Abiball, Abschlussball
  graffiti: Graffiti, Schmiererei, Graffitientfernung
  graft: veredeln, Veredelung
  grain: Getreide, Korn, Körner
  gram: Gramm
  grammar: Grammatik
  grandchild: Enkel, Enkelkind, Enkelin
  grandfather: Großvater, Opa
  grandfatherClock: Standuhr, Pendeluhr
  grandmother: Großmutter, Oma, Omi
  grandparent: Großeltern
  grandPiano: Konzertflügel
  granite: Granit, Naturstein
  grape: Traube, Weintraube
  grapefruit: Grapefruit, Pampelmuse
  grapeHarvest: Weinlese, Traubenlese
  graphicDesigner: Grafiker, Grafikdesign, Gestaltung, Layout, Grafikdesigner, Designer
  graphicsCard: Grafikkarte
  grasshopper: Heuschrecke, Grashüpfer
  grate: gerieben, raspeln
  grateful: dankbar, Dankbarkeit
  grater: Reibe
  grave: Grab, Gräber
  graveCare: Grabpflege, Grabbepflanzung
  gravel: Kies, Schotter, Splitt
  graveLight: Grabkerze, Grablicht
  gravePlot: Grabstelle, Familiengrab, Reihengrab, Ruhezeit
  gravestone: Grabstein, Grabmal, Steinmetz
  gravySauce: Brühe, Bouillon
  graze: grasen, weiden, Weide
  grease: Fett, Schmiere, Schmierfett, fettig
  greasy: fettig, ölig, fett
  greatGrandparent: Urgroßeltern, Urgroßmutter, Uroma
  greekNationality: griechisch, Grieche, Griechenland
  green: grün
  greenColour: grün
  greengrocer: Gemüsehändler, Obsthändler, Obstladen
  greenhouse: Gewächshaus, Treibhaus, Gewächshäuser, Glashaus, Folientunnel
  greenPea: Erbse
  greenRoof: Gründach, Dachbegrünung, Dachgarten
  greet: begrüßen, willkommen, herzlich willkommen
  greetingCard: Grußkarte, Glückwunschkarte, Danksagungskarte
  grey: grau
  greyColour: grau
  greyHair: graue Haare
  griefCounselling: Trauerbegleitung, Trauergruppe, Trauercafé
  grilledSausage: Bratwurst, Bratwürste, Rostbratwurst
  grind: mahlen, gemahlen, Mahlgang, Korn mahlen, Getreide mahlen
  gritRoad: streuen, Streusalz, gestreut
  grocery: Lebensmittel, Lebensmittelladen
  groin: Leiste, Bikinizone, Intimbereich, Leistengegend
  groom: Fellpflege, Hundesalon
  groomer: Hundefriseur, Hundefriseurin
  groomStable: Pferdepfleger
  grossNegligence: Fahrlässigkeit, fahrlässig
  grossPrice: brutto, Bruttopreis
  groundFloor: Erdgeschoss, Parterre, ebenerdig
  group: Gruppe, Reisegruppe
  groupAccommodation: Gruppenunterkunft, Gruppenhaus, Selbstversorger
  groupBooking: Gruppenbuchung, Gruppenrabatt, Gruppenpreis, Gruppenanmeldung
  groupDiscount: Gruppenrabatt, Gruppenpreis, Gruppentarif
  groupLesson: Gruppenunterricht, Gruppenkurs, Gruppenstunde
  groupMaximum: Höchstteilnehmerzahl, Höchstzahl, maximale Teilnehmerzahl, Maximalzahl
  groupMinimum: Mindestteilnehmerzahl, Mindestzahl, Mindestgruppe, Mindestanzahl, Mindestteilnehmer
  groupNoun: Gruppe
  groupSize: Gruppengröße, Teilnehmerzahl, Personenzahl, wie viele Personen, wie viele Leute
  groupTicket: Gruppenkarte, Gruppenermäßigung
  growl: knurren
  grownUp: Erwachsene, erwachsen
  growUp: aufwachsen, ausgewachsen, erwachsen werden
  growVerb: wachsen, wächst, gewachsen, Wachstum, wuchs, größer werden
  guarded: bewacht, überwacht
  guardian: Erziehungsberechtigte, Vormund, Vormundschaft
  guardianship: Betreuung durch Gericht, Vormundschaft, rechtliche Betreuung
  guardSecurity: Wachmann, Sicherheitsdienst, Security, Türsteher, Wachdienst
  guess: erraten
  guessPuzzle: Rätsel, Quiz
  guest: Gast, Gäste
  guestBook: Gästebuch, Gästebücher
  guesthouse: Pension, Gasthof, Gästezimmer
  guestList: Gästeliste
  guestPass: Gastkarte, Tagesgast, Freund mitbringen
  guide: Reiseleiter, Stadtführer
  guidebook: Reiseführer, Museumsführer, Wanderführer
  guidedCaveTour: Höhlenführung, Schauhöhle, Höhlenbesuch
  guidedHike: geführte Wanderung, Wanderführer
  guideDog: Blindenhund, Assistenzhund, Begleithund, Führhund
  guidedTour: Führung, Rundgang, Besichtigung
  guidePrice: Richtpreis, Preisspanne, ungefährer Preis
  guilty: schuldig, Schuld, schuld
  guineaPig: Meerschweinchen
  guitar: Gitarre, E-Gitarre
  gum: Zahnfleisch, Zahnfleischbluten
  gutter: Dachrinne, Regenrinne, Fallrohr, Rinne
  gutterCleaning: Dachrinnenreinigung, Rinne reinigen
  gymMembership: Fitnessvertrag, Fitnessabo
  gymnastics: Turnen, Gymnastik
  gymStudio: Fitnessstudio, Fitnesscenter
  gynaecologist: Frauenarzt, Frauenärztin, Gynäkologe
  hacker: gehackt, Hacker, Phishing
  haemorrhoid: Hämorrhoiden
  hail: Hagel, Hagelschaden
  hair: Haar
  hairball: Haarballen
  hairband: Haargummi, Haarband, Haarreif
  hairbrush: Bürste, Haarbürste
  hairClip: Haarspange, Haarklammer
  hairClippers: Haarschneidemaschine, Rasierapparat, Rasierer
  haircut: Haarschnitt
  hairdresser: Friseur, Friseurin, Frisör
  hairdryer: Föhn, Haartrockner
  hairDye: Haarfärbung, Haarfarbe, Tönung
  hairExtensions: Haarverlängerung, Extensions
  hairLoss: Haarausfall
  hairMask: Haarkur, Haarmaske, Haarpflege
  hairSalon: Friseursalon
  hairspray: Haarspray, Haargel
  hairstyle: Frisur
  hairTransplant: Haartransplantation
  hairy: behaart, haarig, haaren, haart
  halal: halal
  half: halb, Hälfte
  halfBoard: Halbpension
  halfDay: halbtags, halber Tag
  halfHour: halbe Stunde, halbstündig
  halfSibling: Halbbruder, Halbschwester, Halbgeschwister
  halfSize: halbe Größe, Zwischengröße
  halfTerm: Herbstferien, Winterferien, Pfingstferien
  halfTimbered: Fachwerkhaus, Fachwerk
  halfway: auf halber Strecke
  hall: Halle, Saal, Säle
  hallmarkStamp: Feingehaltsstempel, Punze
  halloween: Halloween
  ham: Schinken
  hamburger: Hamburger
  hammer: Hammer
  hammerDrill: Bohrhammer, Schlagbohrmaschine
  hammerIn: einschlagen, hämmern, gehämmert, hineinschlagen, einhämmern
  hammock: Hängematte
  hamster: Hamster
  hand: Hand, Hände
  handbag: Handtasche, Umhängetasche
  handbrake: Handbremse, Feststellbremse
  handCream: Handcreme, Körperlotion, Bodylotion
  handful: Handvoll
  handicraftChild: basteln, gebastelt, Bastelarbeit, Bastelkurs
  handInForm: einreichen, eingereicht, abgeben, abgegeben, vorlegen
  handkerchief: Taschentuch, Taschentücher
  handlebar: Lenker, Lenkergriff
  handLuggage: Handgepäck
  handmade: handgemacht, handgefertigt, von Hand, handgestrickt, selbstgemacht, Handarbeit
  handmadePaper: Büttenpapier, Papierschöpfen, handgeschöpft
  handOver: übergeben, Übergabe, überreichen, aushändigen
  handrail: Geländer, Handlauf, Brüstung
  handSanitiser: Handdesinfektion, Desinfektionsmittel, Händedesinfektion
  handTools: Handwerkzeug, Werkzeugsatz
  handTruck: Sackkarre, Rollwagen, Transportwagen
  handWash: Handwäsche, Schonwaschgang, Wollwäsche, Feinwäsche
  handwritten: handschriftlich, Handschrift
  hang: hängen, aufhängen, gehangen, aufgehängt, montieren, hing
  hangDown: herunterhängen, runterhängen, baumeln
  hangOutDry: aufhängen zum Trocknen, lufttrocknen, Wäsche aufhängen
  hangover: verkatert, Katerstimmung
  hanukkah: Chanukka
  happen: passieren, geschehen, passiert, geschieht
  happy: glücklich, froh
  happyHour: Happy Hour
  harbour: Hafen, Häfen, Jachthafen
  hardDrive: Festplatte, SSD
  hardHat: Schutzhelm, Grubenhelm
  hardMaterial: hart, fest
  hardWorking: fleißig, tüchtig
  hare: Hase, Feldhase
  harmful: schädlich, unschädlich, harmlos
  harmlessSafe: ungefährlich, harmlos, unbedenklich
  harness: Geschirr, Hundegeschirr, Brustgeschirr, Klettergurt, Gurt
  harp: Harfe
  harvest: ernten, Ernte, pflücken
  hat: Hut, Hüte, Mütze, Haube, Sonnenhut, Strohhut
  hatch: schlüpfen, geschlüpft, ausbrüten
  hate: hassen
  hatter: Hutmacher, Modistin, Hutmacherin
  haulage: Spedition, Fracht, Speditionsfirma
  haunted: Geist, Gespenst, spukt, gruselig
  haveBreakfast: frühstücken, Frühstück
  haveLunch: Mittagessen, zu Mittag essen
  hay: Heu, Heuballen
  hayFever: Heuschnupfen, Pollen
  hazardousWaste: Sondermüll, Schadstoff, Altbatterien, Problemstoffe
  hazelnut: Haselnuss
  hdmiCable: HDMI, HDMI-Kabel, Netzwerkkabel, LAN-Kabel, Klinkenkabel
  head: Kopf, Köpfe
  headache: Kopfschmerzen, Kopfweh
  headCircumference: Kopfumfang, Kopfgröße
  headInjury: Kopfverletzung, Schädeltrauma
  headlamp: Stirnlampe, Taschenlampe
  headlight: Scheinwerfer, Nebelscheinwerfer, Abblendlicht
  headphones: Kopfhörer, Ohrhörer, Headset
  headquarters: Zentrale, Hauptsitz
  headscarf: Kopftuch, Halstuch
  headTeacher: Schulleiter, Direktor, Rektor, Schulleitung, Schulleiterin
  heal: heilen, Heilung, genesen
  health: Gesundheit
  healthCard: Versichertenkarte, Gesundheitskarte, Krankenkassenkarte
  healthDeclaration: Gesundheitsfragebogen, Gesundheitserklärung, Anamnesebogen
  healthInsurance: Krankenkasse, Krankenversicherung
  healthInsuranceAccepts: alle Kassen, Kassenpatient, Kassenzulassung, gesetzlich versichert
  healthy: gesund, Gesundheit
  hear: hören, gehört, hört, zuhören
  hearBadly: schlecht hören, schwerhörig, Hörverlust
  hearing: Verhandlung, Anhörung, Gerichtstermin, Gerichtsverhandlung, Prozess
  hearingAid: Hörgerät, Hörgeräte, Hörgerätebatterie
  hearingLoss: Hörverlust, Schwerhörigkeit, Hörsturz
  hearingTest: Hörtest
  hearse: Leichenwagen, Bestattungswagen
  heart: Herz
  heartAttack: Herzinfarkt
  heartburn: Sodbrennen, Reflux
  heartCondition: Herzkrankheit, herzkrank, Herzprobleme, Herzerkrankung
  heartworm: Herzwurm
  heat: Hitze, Hitzewelle
  heatedPlace: beheizt, geheizt, unbeheizt
  heaterPortable: Heizlüfter, Heizstrahler, Heizgerät
  heather: Heidekraut, Heide
  heating: Heizung, heizen, Heizkörper, Radiator
  heatingElement: Heizstab, Heizelement
  heatingEngineer: Heizungsbauer, Heizungsmonteur
  heatingOil: Heizöl
  heatproof: hitzebeständig, ofenfest, feuerfest
  heatPump: Wärmepumpe
  heatUp: erhitzen, aufwärmen, erwärmen
  heavilyPregnant: hochschwanger, Schwangere, Monat schwanger
  heavy: schwer, schwerer, schwere, Gewicht
  heavyLoad: Schwertransport, Klaviertransport, Schwerlast
  heavyPerson: schwere Personen, beleibt
  hebrew: hebräisch, israelisch
  hectare: Hektar, Tagwerk
  hedge: Hecke
  hedgehog: Igel
  hedgeTrimmer: Heckenschere
  hedgeTrimming: Heckenschnitt, Baumschnitt, Rückschnitt
  heel: Ferse
  heelSpur: Fersensporn, Fersenschmerzen
  height: Körpergröße, Mindestgröße
  heightMeasure: wie hoch, Höhenmeter, Meter hoch
  heightNoun: Höhe, Körpergröße, wie hoch
  heir: Erbe, Erben, Erbin, Erbschein, Erbschaft
  helicopter: Hubschrauber, Helikopter
  helmet: Helm, Fahrradhelm, Schutzhelm
  helpful: hilfsbereit, hilfsbereites Personal, hilfreich, zuvorkommend
  helpline: Telefonseelsorge, Krisentelefon, Hilfetelefon
  helpOut: mithelfen, anpacken, aushelfen, geholfen
  helpVerb: helfen, hilft, geholfen, Hilfe, half, hilfreich
  hem: Saum, Säume, säumen, umnähen
  henChicken: Huhn, Hühner, Henne
  henna: Henna
  henParty: Junggesellinnenabschied, Junggesellenabschied, JGA, Polterabend
  hepatitis: Hepatitis
  herbalTea: Kräutertee
  herbGarden: Kräutergarten
  herbs: Kräuter
  herbWalk: Kräuterwanderung, Kräuterführung
  herd: Schafherde, Kuhherde, Rinderherde, hüten, Viehtrieb
  heritage: Weltkulturerbe, Kulturerbe, Welterbe
  herniaIllness: Leistenbruch, Hernie
  herring: Hering, Matjes
  hibernate: Winterschlaf, überwintern
  hiccup: Schluckauf, Schluckser
  hiddenCost: versteckte Kosten, Zusatzkosten, Extrakosten
  hide: verstecken, versteckt, sich verstecken
  highAdjective: hoch, hohe
  highBloodPressure: Bluthochdruck, hoher Blutdruck
  highChair: Hochstuhl, Kinderstuhl, Kinderhochstuhl
  highDemand: hohe Nachfrage, gefragt, begehrt, Nachfrage
  highHeels: Stöckelschuhe, Absatzschuhe, Pumps, hohe Absätze
  highlightEvent: Höhepunkt, Attraktion, Highlight
  highlightHair: Strähnen, Strähnchen
  highlights: Strähnchen, Strähne
  highSchoolDiploma: Abitur, Matura, Schulabschluss, Realschulabschluss
  highSeason: Hochsaison, Hauptsaison
  highVisVest: Warnweste, Sicherheitsweste
  hike: wandern, Wanderung
  hiker: Wanderer, Wanderin
  hiking: Wandern, Wanderung
  hikingBoots: Wanderschuh, festes Schuhwerk, Bergschuh, feste Schuhe
  hikingMap: Wanderkarte, Radkarte, Freizeitkarte
  hikingPoles: Wanderstöcke, Trekkingstöcke
  hikingTrail: Wanderweg, Pfad
  hillside: Anhöhe, Hügel
  hingePart: Scharnier, Türangel
  hip: Hüfte
  hipHopDance: Breakdance, Streetdance
  hipReplacement: Hüftprothese, künstliche Hüfte, Hüftoperation
  hireEquipment: Ausrüstung leihen, Leihausrüstung, wird gestellt
  hireGear: Leihausrüstung, Verleih, Leihgerät, Ausrüstungsverleih
  hireStaff: Personal suchen, Personal einstellen, Mitarbeiter gesucht, Personalsuche
  hiss: zischen, fauchen
  historian: Historiker, Heimatgeschichte, Ortsgeschichte
  historic: historisch, geschichtlich
  history: Geschichte
  hit: schlagen, schlägt, geschlagen
  hitchhike: trampen, per Anhalter
  hives: Nesselsucht, Quaddeln
  hoarse: heiser, Heiserkeit, Stimme verloren, Stimme weg
  hobby: Hobby, Freizeit
  hoe: Gartenhacke, Hacke
  hold: halten, hält, gehalten, festhalten, hielt
  holdDurable: haltbar, Haltbarkeit, langlebig, strapazierfähig
  holdOn: festhalten, festgehalten
  holdWeight: Tragkraft, Traglast, belastbar, Belastung, aushalten
  hole: Loch, Löcher
  holes: Loch, Löcher
  holiday: Urlaub, Ferien
  holidayApartment: Ferienwohnung, Ferienhaus, Ferienhäuser, Ferienunterkunft
  holidayCamp: Ferienlager, Ferienfreizeit, Ferienbetreuung, Ferienprogramm, Ferienkurs, Feriencamp
  holidaySurcharge: Feiertagszuschlag, Sonntagszuschlag
  holidayVacation: Urlaub, Ferien
  hollow: hohl
  home: Zuhause, Heim
  homeBaked: selbst gebacken, hausgemacht, selbstgebackener Kuchen
  homeBirth: Hausgeburt, Geburtshaus
  homeCare: häusliche Pflege, ambulante Pflege, Pflegedienst, Spitex
  homeDelivery: Hauslieferung, nach Hause liefern, Lieferung nach Hause
  homeForSale: zu verkaufen, Hausverkauf, Immobilienverkauf
  homeInsurance: Hausratversicherung, Gebäudeversicherung
  homeless: obdachlos, Obdachlose
  homemade: hausgemacht, selbstgemacht, selbst gemacht
  homeOffice: Homeoffice, Telearbeit
  homeopathy: Homöopathie, homöopathisch
  homesick: Heimweh
  homework: Hausaufgabe
  honest: ehrlich
  honey: Honig
  honeyJar: Honigwabe, Wabe
  honeymoon: Flitterwochen, Hochzeitsreise
  honk: hupen, Hupe
  hood: Kapuze
  hoodie: Kapuzenpullover, Hoodie, Sweatshirt, Kapuzenpulli
  hoof: Huf, Hufe, Pferdehuf
  hook: Haken, Wandhaken
  hopeVerb: hoffen, Hoffnung, hoffentlich, gehofft
  hops: Hopfen
  horizon: Horizont
  horn: Hupe, hupen
  horrorFilm: Horrorfilm, Thriller
  horse: Pferd
  horseBlanket: Pferdedecke
  horsefly: Pferdebremse
  horseradish: Meerrettich, Kren
  horseTrailer: Pferdeanhänger, Pferdetransporter, Pferdetransport
  hose: Schlauch, Schläuche, Gartenschlauch
  hospice: Hospiz, Palliativpflege, Sterbebegleitung
  hospital: Krankenhaus, Klinik, Spital
  hospitalPlace: Krankenhaus, Krankenhäuser, Klinik
  host: Gastgeber, Gastgeberin
  hostel: Jugendherberge, Hostel, Herberge
  hostMaster: Moderator, Moderation, Zeremonienmeister
  hotAirBalloon: Heißluftballon, Ballonfahrt
  hotbed: Frühbeet
  hotChocolate: heiße Schokolade, Kakao
  hotDog: Hotdog, Bockwurst, Wiener Würstchen
  hotel: Hotel
  hotPlate: Kochplatte, Warmhalteplatte
  hotStoneMassage: Hot-Stone-Massage
  hotTemperature: heiß, Hitze
  hotTub: Whirlpool, Badezuber, Badefass, Jacuzzi
  hotWater: Warmwasser, warmes Wasser, heißes Wasser
  hotWaterBottle: Wärmflasche, Heizkissen, Kirschkernkissen
  hour: Stunde, Stunden
  hourly: stündlich, pro Stunde
  hourlyRate: Stundensatz, Stundenlohn, pro Stunde
  house: Haus, Häuser
  houseboat: Hausboot, Kahn, Lastkahn
  houseCall: Hausbesuche, Vor-Ort-Termin, Besichtigung vor Ort, Ortstermin
  houseClearance: Entrümpelung, Haushaltsauflösung
  household: Haushalt
  houseplant: Zimmerpflanze, Topfpflanze
  houseRules: Hausordnung
  housetrain: stubenrein
  housewife: Hausfrau, Hausmann
  howl: heulen, jaulen, winseln
  howOften: wie oft, wie häufig, Häufigkeit
  hubcap: Radkappe
  hug: umarmen, Umarmung, kuscheln, knuddeln
  huge: riesig, enorm
  hull: Bootsrumpf
  hum: brummen, summen, surren
  humidifier: Luftbefeuchter
  humidity: Luftfeuchtigkeit, Feuchtigkeit
  hundred: hundert
  hungarian: ungarisch, Ungar, Ungarn
  hunger: Hunger, hungrig
  hungry: hungrig, Hunger, Hunger haben
  hunt: jagen, Jagd
  hunter: Jäger, Jägerin, Jagd, Jagdzeit
  hurricane: Orkan, Wirbelsturm, Hurrikan, Tornado
  hurryVerb: beeilen, eilen, eilig
  hurt: wehtun, weh, schmerzen, schmerzhaft
  husband: Ehemann, Ehemänner, Gatte
  hut: Hütte, Gartenhaus, Blockhütte, Almhütte
  hybridCar: Hybridauto, Hybrid
  hydrangea: Hortensie
  hygiene: Hygiene
  hygieneItems: Seifenspender
  hygienic: hygienisch
  hyperactive: hyperaktiv, ADHS, unruhig, zappelig
  hypnosis: Hypnose, Hypnosetherapie
  hypothermia: Unterkühlung, unterkühlt
  ice: Eiswürfel, Glatteis
  iceAxe: Eispickel
  iceCream: Eis, Eiscreme, Speiseeis
  iceSkates: Schlittschuhe, Schlittschuhverleih, Eislaufschuhe
  icing: Zuckerguss, Glasur, Fondant
  icy: eisig, vereist, Eis
  idea: Idee
  identity: Identität
  identityCard: Ausweis, Personalausweis, Identitätskarte
  ignition: Zündung, Zündschloss
  illegal: illegal, gesetzwidrig
  illness: Krankheit, Erkrankung
  illnessCase: im Krankheitsfall, bei Krankheit, erkranken
  illuminated: beleuchtet, Beleuchtung
  imageRights: Urheberrecht, Nutzungsrecht, Bildrecht, Nutzungsrechte, Tantiemen
  imitateFake: Fälschung, gefälscht, Nachbildung, Imitat, Replik, unecht
  immediately: sofort, umgehend
  immediatelyNow: auf der Stelle, sofort, direkt vor Ort
  immigrant: Einwanderer, Migrant, Zuwanderer
  immigration: Einwanderung, Zuwanderung
  impassable: unpassierbar, gesperrt, Sperrung, Straßensperre
  important: wichtig
  impossible: unmöglich
  impregnate: imprägnieren, Imprägnierung, imprägniert, wasserabweisend
  impressed: beeindruckend, beeindruckt, eindrucksvoll
  improve: verbessern, Verbesserung
  improvTheatre: Improvisation, Improtheater, improvisieren
  inAdvance: im Voraus, voraus
  incense: Räucherstäbchen, Weihrauch, Räucherwerk
  inch: Zoll
  inclTax: inklusive Mehrwertsteuer, zzgl. MwSt, brutto, netto
  includeVerb: inbegriffen, inklusive, einschließlich, enthalten
  inclusive: alles inklusive, all-inclusive, alles inbegriffen
  income: Einkommen
  incomeEarnings: Einkommen, Einkünfte
  incomeTax: Einkommensteuer, Lohnsteuer, Lohnsteuerhilfe
  incomplete: unvollständig, fehlende Teile, fehlt
  incontinence: Inkontinenz, inkontinent, Blasenschwäche
  increase: erhöhen, steigen, Erhöhung, gestiegen
  independent: unabhängig, selbstständig
  indian: indisch, Inder, Indien, Hindi
  indicator: Blinker
  indigestion: Verdauungsbeschwerden, Magenverstimmung, Magenschmerzen
  indispensable: unverzichtbar, unbedingt, unerlässlich
  individual: einzeln, Einzel
  inductionLoop: Induktionsschleife, Höranlage
  industrialRevolution: Industriezeitalter, Industriekultur, Industriedenkmal
  inedible: ungenießbar, nicht essbar
  inEvening: abends, am Abend
  infant: Säugling, Neugeborenes, Neugeborene
  infect: anstecken, Infektion, entzünden
  infection: Infektion
  inflame: entzündet, Entzündung
  inflammation: Entzündung
  inflatable: aufblasbar
  inflatableBoat: Schlauchboot, Beiboot
  inflate: aufpumpen, pumpen, Pumpe, Fahrradpumpe, aufgepumpt, Luftpumpe
  influence: Einfluss, Wirkung, Auswirkung
  infoPanel: Infotafel, Schautafel, Hinweistafel, Informationstafel
  inform: informieren, benachrichtigen, Bescheid geben
  informationNoun: Auskunft, Information, Infos
  inFront: vorne, vorn, vordere
  ingredient: Zutat, Inhaltsstoff
  ingrownNail: eingewachsener Nagel, eingewachsener Zehennagel
  inhabitant: Einwohner, Bewohner, Anwohner, Einheimische
  inhabited: bewohnt, unbewohnt, leer stehend
  inhaler: Inhalator, Asthmaspray
  inherit: erben, Erbe, Erbschaft, geerbt, vererben, vermachen
  inheritance: Erbe, Erbschaft, Nachlass
  inheritanceTax: Erbschaftssteuer, Schenkungssteuer
  initialConsultation: Erstberatung, Erstgespräch, Erstgespräche
  initials: Initialen, Monogramm
  inject: spritzen, Spritze
  injection: Spritze, Injektion
  injector: Einspritzdüse, Kraftstoffpumpe, Einspritzung
  injure: verletzen, verletzt, Verletzung
  injury: Verletzung
  inkCartridge: Druckerpatrone, Tinte, Tintenpatrone, Toner
  inkStain: Tintenfleck
  inkWriting: Tusche
  inLaws: Schwiegereltern, Schwiegermutter, Schwiegervater
  inlineSkates: Inlineskates, Rollschuhe, Inliner, Rollschuh
  inLove: verliebt, sich verlieben
  inMorning: morgens, vormittags, am Vormittag
  inn: Gasthof, Gasthöfe, Gasthaus, Gasthäuser, Frühstückspension, Wirtshaus
  inNeedOfCare: pflegebedürftig, bettlägerig
  innerTube: Fahrradschlauch, Schlauch, Schläuche
  innkeeper: Wirt, Wirtin, Gastwirt
  innocent: unschuldig
  inOperation: in Betrieb, läuft noch, betriebsbereit
  inPerson: persönlich, persönlich erscheinen, persönlich vorbeikommen
  inseamLeg: Schrittlänge, Hosenbein, Beinlänge
  insect: Insekt
  insectBite: Insektenstich, Mückenstich, Bienenstich, Wespenstich, Insektenbiss
  insectRepellent: Mückenschutz, Insektenschutzmittel, Mückenspray, Insektenschutz
  insert: einsetzen, einführen, einstecken
  inside: drinnen, innen, Innenraum
  insist: bestehen auf, beharren
  insole: Einlage, Einlegesohle, Einlagen, Schuheinlage
  insomnia: Schlaflosigkeit, Schlafstörung
  inspect: besichtigen, Besichtigung, besichtigt, angeschaut
  inspectionVehicle: TÜV, Hauptuntersuchung, Pickerl
  install: installieren, einbauen, Einbau, eingebaut
  instalment: Rate, Raten, Ratenzahlung, Teilzahlung, abstottern
  instantCamera: Sofortbildkamera, Polaroid
  inStock: vorrätig, auf Lager, Vorrat, lieferbar
  instruction: Anleitung, Anweisung, Gebrauchsanweisung
  instructor: Trainer, Kursleiter
  instructorCourse: Trainer, Kursleiter, Kursleiterin
  instrument: Musikinstrument
  instrumentCase: Instrumentenkoffer, Geigenkasten, Gitarrenkoffer
  instrumentMaker: Instrumentenbauer, Geigenbauer, Gitarrenbauer
  instrumentRental: Leihinstrument, Mietinstrument, Instrumentenverleih
  insulate: dämmen, isolieren, Dämmung, gedämmt, isoliert
  insulation: Dämmung, Isolierung
  insulationBuilding: Wärmedämmung, Dämmstoff
  insulin: Insulin, Insulinpumpe
  insurance: versichern, Versicherung, versichert, Versicherungsschutz, Versicherung zahlt
  insuranceAgent: Versicherungsmakler, Versicherungsvertreter
  insuranceClaim: Schadensmeldung, Schadensfall, Schadenfall, Versicherungsfall
  insurancePolicy: Police, Versicherungspolice
  insurer: Versicherer, Versicherungsgesellschaft
  intact: unbeschädigt, heil, ganz
  intactState: heil, ganz geblieben, guter Zustand, gut erhalten
  integrationCourse: Integrationskurs, Einbürgerungstest
  intensiveCare: Intensivstation
  intensiveCourse: Intensivkurs, Crashkurs
  interactive: interaktiv
  intercom: Gegensprechanlage, Türsprechanlage, Sprechanlage
  interested: interessiert, sich interessieren, Interesse, Interessenten
  interestFree: zinslos, zinsfrei
  interesting: interessant, interessiert
  interestRate: Zinsen, Zinssatz
  interimInvoice: Abschlagszahlung, Abschlagsrechnung
  intermediateLevel: Mittelstufe, Wiedereinsteiger
  intermission: Pause, Spielpause, Theaterpause
  intern: Praktikant, Praktikum, Praktika
  internetConnection: Internetanschluss, Internetverbindung
  internetWifi: WLAN
  internship: Praktikum, Praktikant, Schnuppertag, Schnupperpraktikum, schnuppern
  interruptPause: Pause, unterbrechen, pausieren
  interview: Interview
  inTheMood: Lust haben, Lust auf
  intolerance: Unverträglichkeit
  introduce: vorstellen, vorgestellt
  introduceOneself: sich vorstellen
  invalid: ungültig
  inventVerb: erfinden, erfunden
  inverter: Wechselrichter
  investVerb: investieren, anlegen
  invisible: unsichtbar
  invisibleMending: Kunststopfen, Kunststopferei
  invitation: Einladung
  invitationCard: Einladungskarte, Hochzeitskarte, Einladungen
  invite: einladen, Einladung, eingeladen
  invoice: Rechnung, Rechnungen
  inWriting: schriftlich
  iris: Schwertlilie
  irish: irisch, Ire, Irland
  iron: Schmiedeeisen, Gusseisen
  ironClothes: bügeln, gebügelt
  ironedShirt: Bügelservice, gebügelt, Hemden bügeln, Heißmangel, Wäscheservice
  ironing: Bügeln, Bügeleisen
  ironingBoard: Bügelbrett
  irrigation: Bewässerung, Rasensprenger, Sprinkler
  irritableBowel: Reizdarm
  island: Insel
  italian: italienisch, Italiener, Italien
  itch: jucken, juckt, Juckreiz, gejuckt, juckend, kratzen
  item: Artikel
  itinerary: Reiseplan, Reiseroute
  itSupport: EDV, IT-Support, Computerhilfe, PC-Hilfe, Computerreparatur
  itTechnician: IT-Techniker, Computertechniker, Informatiker
  ivf: künstliche Befruchtung, Kinderwunsch
  ivoryHorn: Elfenbein
  ivy: Efeu, Kletterpflanze
  jackCar: Wagenheber
  jacket: Jacke, Windjacke, Parka
  jam: Marmelade, Konfitüre
  jamMaking: einmachen, einkochen, Einmachglas, eingemacht, eingekocht
  japanese: japanisch, Japaner, Japan
  jar: Einmachglas, Schraubglas, Marmeladenglas
  jaw: Kiefer, Unterkiefer
  jazz: Jazz, Blues
  jealous: eifersüchtig, neidisch, Eifersucht
  jeans: Jeans, Jeanshose, Denim
  jelly: Götterspeise, Wackelpudding, Gelee
  jellyfish: Qualle
  jetLag: Jetlag
  jetSki: Jetski
  jetty: Steg, Bootsanleger, Bootssteg, Landungsbrücke, Kai, Anlegestelle
  jeweller: Juwelier, Goldschmied, Silberschmied
  jewellery: Schmuck, Schmuckstück, Juwel
  jewelleryMaking: Schmuck
  jewish: jüdisch, Jude, Synagoge
  jigsaw: Puzzle, Puzzlespiel, Puzzles
  jigsawTool: Stichsäge
  job: Job, Arbeitsplatz, Stelle
  jobAdvert: Stellenanzeige, Stellenangebot, Stellenausschreibung, offene Stelle
  jobInterview: Vorstellungsgespräch, Bewerbungsgespräch
  jobSeeker: arbeitsuchend, Arbeitssuchender, arbeitslos, Bürgergeld, Sozialhilfe
  jobVacancy: Stelle, Job
  joiner: Schreiner, Tischler, Möbelschreiner
  joinGroup: teilnehmen, teilgenommen, Teilnahme, mitmachen, selbst ausprobieren, Mitmach
  joinIn: mitkommen, dabei sein, teilnehmen, teilgenommen, teilnimmt
  joinLate: später einsteigen, Quereinstieg, jederzeit einsteigen
  joint: Gelenk, Gelenke, Gelenkschmerzen
  journalist: Journalist, Reporter, Pressesprecher, Journalistin, Presse
  journey: Reise, Fahrt
  joy: Freude, Glück
  jubilee: Silberhochzeit, goldene Hochzeit, Jubiläumsfeier, Firmenjubiläum, silberne Hochzeit
  judge: Richter, Richterin
  judo: Judo
  jug: Krug, Krüge, Kanne, Karaffe
  juggler: Jongleur, jonglieren
  juice: Saft, Säfte
  juicePress: Mosterei, Saftpresse, Lohnmosterei
  juicy: saftig
  jump: springen, gesprungen, Sprung, sprang, springt, hüpfen
  jumper: Pullover, Pulli, Strickpullover
  jumpStart: Starthilfe, Starthilfekabel, Überbrückungskabel, Starterkabel
  jumpsuit: Jumpsuit, Einteiler
  jungle: Dschungel, Regenwald, Urwald
  jury: Jury, Preisrichter
  kangaroo: Känguru, Kängurus
  karaoke: Karaoke
  karateJudo: Karate, Selbstverteidigung
  kayak: Kajak, Seekajak, Kajaktour
  kebab: Döner, Kebab
  keepFresh: hält sich, frisch bleiben
  keepReceipt: Kassenbon, Kassenzettel, Bon, ohne Beleg, Kaufbeleg
  keepSafe: verwahren, aufbewahren, aufbewahrt
  keepStore: aufbewahren, lagern, behalten, Aufbewahrung
  kennel: Hundepension, Tierpension, Hundehotel, Zwinger
  kennelCough: Zwingerhusten
  kennelHouse: Hundehütte, Zwinger
  keratinTreatment: Keratinbehandlung, Haarglättung
  ketchup: Ketchup
  kettle: Wasserkocher
  key: Schlüssel
  keyboardMusic: E-Piano, Digitalpiano, Synthesizer, Keyboard
  keyboardPc: Tastatur, Keyboard
  keyBox: Schlüsselkasten, Schlüsselbox, Schlüsseltresor
  keyBroken: Schlüssel abgebrochen, Schlüssel steckt
  keyButton: Knopf, Knöpfe, Taste
  keyCard: Schlüsselkarte, Zugangskarte, Zimmerkarte
  keyCutting: Schlüssel nachmachen, Schlüsselkopie
  keyring: Schlüsselanhänger, Schlüsselbund
  kick: treten, tritt, getreten
  kickstand: Fahrradständer, Seitenständer
  kidney: Niere
  kidneyStone: Nierenstein, Nierensteine
  kidsClub: Kinderclub, Kinderprogramm
  kidsRallye: Museumsrallye, Kinderrallye, Quiz, Rätsel
  kiln: Brennofen, Brennöfen
  kilogram: Kilogramm
  kilometre: Kilometer
  kind: nett, lieb, freundlich
  kindergarten: Kindergarten, Kindergärten, Kita
  kindergartenTeacher: Erzieher, Erzieherin, Kindergärtnerin
  king: König, Königin
  kiosk: Kiosk, Imbiss, Imbissstand, Würstelstand
  kiss: küssen, Kuss
  kitchen: Küche
  kitchenHours: Küchenzeiten, warme Küche, warme Speisen
  kitchenUse: Küchenbenutzung, Teeküche, Gemeinschaftsküche, Kochnische
  kite: Drachen steigen, Lenkdrachen, Flugdrachen
  kitten: Kätzchen, Katzenbaby
  kiwiFruit: Kiwi
  knead: kneten, Teig
  knee: Knie
  kneeBrace: Kniebandage, Knieschiene
  kneel: knien, kniend, hinknien, auf Knien, sich hinknien
  kneePads: Knieschoner, Knieschützer, Protektoren
  kneeReplacement: Knieprothese, künstliches Knie
  kneeTrouble: Knieprobleme, Knieschmerzen
  knife: Messer
  knifeBlock: Küchenutensilien, Küchengeräte, Küchenbedarf
  knight: Ritter
  knightsHall: Rittersaal, Rittersäle, Prunksaal
  knit: stricken
  knitting: Stricken
  knittingNeedle: Stricknadel
  knitwear: Strickwaren, Strick, gestrickt
  knock: klopfen, anklopfen
  knockDownWall: Wand einreißen, Durchbruch, Mauerdurchbruch
  knotSpeed: Seemeile
  knotTie: Knoten knüpfen, Seemannsknoten
  knuckle: Fingerknöchel, Fingergelenk
  korean: koreanisch, Koreaner
  kosher: koscher
  label: etikettieren, Etikett, beschriften, Aufkleber, Etiketten
  laboratory: Labor, Laboratorium
  labourCost: Arbeitszeit, Arbeitskosten
  labourDay: Tag der Arbeit, Maifeiertag, erster Mai
  lace: Spitze
  lacemaking: klöppeln, Klöppelspitze, Spitzenklöppeln
  lactose: laktosefrei, Laktose
  lactoseFree: laktosefrei, Laktoseintoleranz
  ladder: Leiter
  ladiesOnly: nur für Frauen, Damentag, Frauensauna, nur Frauen, Frauengruppe
  ladle: Kelle, Schöpflöffel, Schöpfkelle, Suppenkelle, schöpfen
  ladybird: Marienkäfer
  lagoon: Lagune
  lake: See, Seen
  lamb: Lamm, Lammfleisch
  laminate: laminieren, laminiert, Laminiergerät
  laminateFloor: Laminat, Bodenbelag
  lamp: Lampe, Leuchte, Glühbirne, Leuchtmittel, Glühlampe, LED
  lampOil: Lampenöl, Petroleum
  lampRepair: Lampenreparatur, Lampe verkabeln
  lampshade: Lampenschirm
  landline: Festnetz, Festnetzanschluss, Festnetztelefon
  landlord: Vermieter, Vermieterin
  landmark: Sehenswürdigkeit
  landRegister: Grundbuch, Grundbuchauszug
  landscape: Landschaft
  landVerb: landen, gelandet, Landung
  language: Sprache
  languageCertificate: Sprachzertifikat, Sprachprüfung, Sprachdiplom
  languageCourse: Sprachkurs, Sprachschule
  languageLevel: Sprachniveau, Einstufungstest, Sprachkenntnisse
  lantern: Laterne, Lampion, Öllampe, Petroleumlampe
  laptop: Laptop, Notebook
  laptopBag: Laptoptasche, Notebooktasche
  largeAnimal: Nutztier, Großtier, Bauernhoftier
  largeFamily: kinderreich, Großfamilie
  largeFormat: Großformat, Banner, Plakatdruck
  lasagne: Lasagne
  laserEyeSurgery: Augenlasern, Augen lasern, Laseroperation
  laserHairRemoval: Laser-Haarentfernung, dauerhafte Haarentfernung, IPL
  laserTag: Lasertag
  lashExtension: Wimpernverlängerung
  lashLift: Wimpernlifting, Wimpernwelle
  lastAdjective: letzte, letzten
  lastAdmission: letzter Einlass, letzter Eintritt, Einlassschluss, Einlass
  lastDuration: dauern, dauert, Dauer, Kursdauer, wie lange, Zeitaufwand
  lastMinute: kurzfristig
  lastMinuteOrder: Sofortservice, Eilservice, gleich mitnehmen
  lastWill: Testament, Vermächtnis, vererben, vererbt
  late: spät, verspätet, Verspätung, Verzögerung, verzögert, zu spät kommen
  lateArrival: späte Anreise, spät anreisen, spätere Ankunft
  latecomer: Nachzügler, Zuspätkommende
  lateFee: Verspätungsgebühr, Mahngebühr, Säumnisgebühr, Verzugsgebühr, Säumniszuschlag
  laterAfter: später, nachher, danach
  latest: spätestens
  latexGlove: Einmalhandschuhe, Latexhandschuhe
  lathe: Drehbank, Drehmaschine, drechseln
  latin: Latein, lateinisch
  laugh: lachen, gelacht
  launder: Wäsche, Wäscherei
  laundrette: Waschsalon, Wäscherei
  laundry: Wäsche
  laundryBasket: Wäschekorb
  lavender: Lavendel
  law: Gesetz, Recht
  lawFirm: Kanzlei, Anwaltskanzlei
  lawn: Rasen, Gras, Gräser
  lawnMower: Rasenmäher
  lawnmower: Rasenmäher
  lawnSeed: Rasensamen, Grassamen, Rasen nachsäen
  lawsuit: verklagen, klagen, Rechtsstreit
  lawyer: Anwalt, Rechtsanwalt, Anwälte, Anwältin
  laxative: Abführmittel
  layEggs: Eier legen, gelegte Eier
  layersCut: Stufenschnitt, Undercut
  layFloor: Bodenleger, Parkettleger, Bodenverlegung, Bodenbelag verlegen
  layOutBody: aufbahren, aufgebahrt, Abschied nehmen
  lazy: faulenzen, Faulheit, faulenzt, faul, träge
  lead: führen, anführen, geführt, Führung, begleitet
  leadClimbing: Vorstieg, vorsteigen
  leadMetal: Blei
  leadTime: Vorlaufzeit, Herstellungszeit, Lieferfrist, Produktionszeit
  leaf: Blatt, Blätter, Laub, Herbstlaub
  leafBlower: Laubbläser, Laubsauger
  leaflet: Prospekt, Broschüre, Flyer, Faltblatt, Faltblätter, Merkblatt
  leak: tropfen, undicht, auslaufen, lecken, Leck, undichtes Dach
  leaky: undicht, tropft
  lean: anlehnen, lehnen, gelehnt
  leanOut: hinauslehnen, rauslehnen
  leanVerb: lehnen, neigen, kippen, geneigt
  learn: lernen, gelernt, erlernen
  learnerDriver: Fahrschüler
  learnRide: reiten lernen
  learnSwim: schwimmen lernen, Nichtschwimmer
  lease: Mietvertrag, Pachtvertrag
  leash: Leine, Hundeleine
  leashed: angeleint, Leine, Leinenpflicht
  leather: Leder
  leatherCare: Lederpflege, Lederfett
  leathercraft: Lederwerkstatt, Lederarbeiten, Sattlerei, Lederwaren, Gerberei, gerben
  leatherJacket: Lederjacke
  leaveBehind: dalassen, zurücklassen, hinterlassen, liegen lassen, liegengelassen, vergessen
  leaveEarly: früher gehen, vorzeitig gehen, früher abreisen
  leaveGoAway: weggehen, verlassen, weggegangen
  leaveLuggage: Gepäck abstellen, Gepäck lassen, Gepäckaufbewahrung
  leaveMessage: Nachricht hinterlassen, auf Band sprechen
  leaveOut: weglassen, auslassen
  leaveOvernight: über Nacht lassen, über Nacht dalassen
  lectern: Rednerpult, Podium, Stehpult
  lecture: Vortrag, Vorträge, Vorlesung, Lesung
  lecturer: Dozent, Referent, Redner, Dozentin, Professor
  leech: Blutegel
  leek: Lauch, Porree
  lefthanded: Linkshänder, linkshändig
  leftOver: übrig, Rest, restlich
  leftovers: Essensreste, Speisereste
  leftSide: links, linke
  leg: Bein
  legal: gesetzlich, legal, rechtlich, rechtmäßig, zulässig
  legalAdvice: Rechtsberatung, Beratung
  legalAid: Prozesskostenhilfe, Beratungshilfe
  legalFee: Anwaltskosten, Gerichtskosten, Anwaltshonorar, Honorar
  legalFormFirm: GmbH, Handelsregister, Firmensitz
  legalGuardian: Erziehungsberechtigter, Vormund, gesetzlicher Vertreter, Sorgeberechtigter
  legalInsurance: Rechtsschutzversicherung, Rechtsschutz
  legalize: beglaubigen, beglaubigt, Beglaubigung, Apostille
  legend: Legende, Volkssage, Mythos
  leggings: Leggings, Leggins
  legible: lesbar, leserlich
  lemon: Zitrone
  lend: verleihen, verliehen, leihweise, ausleihen, geliehen, Ausleihe
  length: Länge
  lengthen: verlängern, Saum auslassen, länger machen
  lengthMeasure: Meterware, laufender Meter, wie lang, Meter lang, Gesamtlänge
  lens: Brillenglas, Brillengläser
  lentil: Linse
  lesson: Unterricht, Unterrichtsstunde
  lessonUnit: Stunde, Unterrichtsstunde, Lektion, Unterricht
  letGoOut: rausgehen, hinausgehen, rauslassen
  letIn: hineinlassen, reinlassen, einlassen
  letKnow: Bescheid geben, Bescheid sagen, mitteilen, mitgeteilt
  letOutGarment: weiter machen
  letter: Brief, Schreiben
  letterbox: Briefkasten, Briefkästen
  letterpress: Buchdruck, Bleisatz, Schriftsatz, Lettern
  lettuce: Kopfsalat, Salatkopf
  level: Niveau, Stufe, Sprachniveau, Kursstufe, Leistungsstand
  levelingBlock: Unterlegkeil, Auffahrkeil
  leverPart: Hebel
  liability: Haftung, Verantwortung
  liabilityInsurance: Haftpflicht, Haftpflichtversicherung
  liableFor: wer zahlt, haften, haftet, aufkommen
  liableVerb: haftbar, Haftung übernehmen, haftet
  librarian: Bibliothekar, Bibliothekarin
  library: Bibliothek, Bücherei
  libraryCard: Bibliotheksausweis, Leserausweis, Büchereiausweis
  lick: lecken, schlecken
  lidCover: Deckel
  lieDown: liegen, hinlegen, sich hinlegen, gelegen
  lieFalse: lügen, gelogen, Lüge
  lifebuoy: Rettungsring, Schwimmreifen
  lifeguard: Bademeister, Rettungsschwimmer, Badeaufsicht
  lifeInsurance: Lebensversicherung
  lifeJacket: Schwimmweste, Rettungsweste
  lifePartner: Lebensgefährtin, Lebenspartner
  lifespan: Lebensdauer, langlebig
  lifeThreatening: lebensgefährlich, tödlich
  lift: heben, hochheben, gehoben, anheben, hebt, hieven
  lightFire: anzünden, angezündet
  lighthouse: Leuchtturm, Leuchttürme
  lighting: Beleuchtung, Licht
  lightingSystem: Scheinwerfer, Lichtanlage, Bühnenlicht
  lightning: Blitz, Blitzschlag
  lightningRod: Blitzableiter, Blitzschutz
  lightShow: Lichtshow, Lasershow
  lightSwitch: Lichtschalter, Dimmer
  lightweight: leicht, Leichtgewicht
  lilac: Flieder
  lily: Lilie
  limeFruit: Limette
  limescale: Kalk, entkalken, verkalkt, Entkalker
  limeStain: Wasserfleck, Wasserrand
  limeWash: Kalkfarbe, kalken, tünchen
  limit: Grenze, Begrenzung, begrenzt
  limitationPeriod: Verjährung, verjährt, verjähren
  limitedEdition: limitierte Auflage, limitiert, Sonderedition
  limousineHire: Hochzeitsauto, Stretchlimousine
  limp: hinken, humpeln, lahmen, Lahmheit, lahmt, lahm
  lindenTree: Linde
  linen: Leinen
  linenFlax: Flachs
  lining: Innenfutter
  link: Link
  linocut: Linolschnitt
  lion: Löwe, Löwin
  lip: Lippe
  lipstick: Lippenstift
  liqueur: Likör, Digestif
  liquidDamage: Flüssigkeitsschaden, ins Wasser gefallen, verschüttet
  liquor: Schnaps, Schnäpse, Spirituosen
  liquorice: Lakritz, Lakritze
  listedBuilding: Denkmalschutz, denkmalgeschützt, Denkmal
  listen: zuhören, hören
  listNoun: Liste
  literacy: Alphabetisierung, Alphabetisierungskurs, lesen lernen, Analphabet
  lithograph: Lithografie, Kunstdruck
  litre: Liter
  litter: Katzenstreu, Katzenklo, Einstreu
  litterTray: Katzenklo, Katzentoilette
  live: wohnen, leben, gewohnt
  liveBand: Partymusik, Hochzeitsband
  lively: lebhaft, temperamentvoll
  liveMusic: Livemusik
  liver: Leber
  liverwurst: Leberwurst, Pastete
  liveryStable: Pferdepension, Einstellplatz, Pferdebox, Einstellpferd
  livingRoom: Wohnzimmer
  livingWill: Patientenverfügung
  lizard: Eidechse, Echse, Gecko
  llama: Lama
  loadCargo: Ladung, Fracht
  loadGoods: beladen, ausladen, entladen
  loadingRamp: Laderampe, Rampe
  loanBank: Kredit, Darlehen, Hypothek
  loanEquipment: Ausrüstung leihen, Leihmaterial
  loanExhibit: Leihgabe
  lobster: Hummer
  localAnaesthesia: örtliche Betäubung, Lokalanästhesie
  locallyMade: lokal, einheimisch, regional
  localResident: Einheimische, Anwohner, Ortsansässige
  localResidents: Einwohner
  located: befinden, gelegen, Lage
  lock: abschließen, zusperren, Schloss, verriegeln, Türschloss, Vorhängeschloss
  lockable: abschließbar, verschließbar
  lockedState: abgeschlossen, verschlossen, zugesperrt
  locker: Schließfach, Schließfächer, Spind, Spindschlüssel
  lockOut: ausgesperrt, zugefallen, Schlüssel verloren, Türöffnung, Schlüsselnotdienst, aussperren
  locksChange: Schlosswechsel, Zylindertausch
  locksmith: Schlosser, Schlüsseldienst
  loftApartment: Einzimmerwohnung, Apartment
  loftConversion: Dachausbau
  logo: Logo, Firmenlogo, Firmenzeichen
  logOut: ausloggen, ausgeloggt, abmelden
  logSplitter: Holzspalter
  lollipop: Lutscher, Lolli
  loneliness: Einsamkeit, einsam
  lonelyState: sich einsam fühlen
  longAdjective: lang
  longDistanceHike: Fernwanderweg, Trekking, Mehrtagestour, Weitwanderweg
  longLine: Schleppleine, Flexileine, Rollleine
  longNight: lange geöffnet, Abendöffnung, Spätöffnung
  longSighted: weitsichtig, Weitsichtigkeit
  longSightedness: Weitsichtigkeit, weitsichtig
  longTerm: langfristig
  longWeekend: verlängertes Wochenende, Brückentag
  look: schauen, anschauen, ansehen, angesehen
  lookAround: umschauen, umsehen, stöbern
  lookForward: freuen, freut, Freude
  loom: Webstuhl, Webrahmen
  loose: locker, lose, wackelig, wackelt, gelockert
  looseFilling: Füllung herausgefallen, Plombe, Plombe raus
  loosenFree: loslassen, freilassen
  loosenTooth: Wackelzahn, lockerer Zahn
  lose: verlieren, verloren, Verlust, verlor, verloren gegangen, abhanden
  loseItem: verloren, verlieren, Fundsachen, Fundbüro
  loseWeight: abnehmen, abgenommen, Gewichtsabnahme, Abnehmkurs
  lossTheft: gestohlen
  lostChild: verlorenes Kind, vermisstes Kind, Kind verloren
  lostItem: verlorener Gegenstand, liegen gelassen, Fundstück
  lostKey: Schlüssel verloren, Schlüsselverlust
  lostParcel: verloren gegangen, verschollen
  lostPet: entlaufen, zugelaufen, vermisste Katze, entflogen
  lostProperty: Fundbüro, Fundsachen, Fundsache
  lotion: Feuchtigkeitscreme, Creme, Gesichtscreme, Tagescreme
  loud: laut, Lärm, Lärmbelästigung, laute Musik, Ruhestörung
  loudspeaker: Lautsprecher
  lounge: Aufenthaltsraum, Gemeinschaftsraum, Lounge, Sitzecke
  louse: Laus, Läuse
  love: lieben, Liebe
  lowAdjective: niedrig, tief
  lowBloodPressure: niedriger Blutdruck, Kreislaufprobleme
  lowCarb: Kohlenhydrate, kohlenhydratarm, Low Carb
  lowerDown: herunterlassen, ablassen, senken, abgesenkt
  lowFat: fettarm, fettreduziert, mager
  lowIncome: geringes Einkommen, einkommensschwach, Sozialpass, Sozialtarif
  lowland: Tiefebene, Flachland
  lowSeason: Nebensaison
  loyaltyCard: Kundenkarte, Treuekarte, Stempelkarte, Treueprogramm
  lubricate: schmieren, ölen
  luck: viel Glück, Glück haben, Glücksbringer
  luggage: Gepäck
  luggageLocker: Schließfach, Schließfächer, Gepäckschließfach
  luggageRack: Gepäckträger
  luggageStorage: Gepäckaufbewahrung
  luggageTag: Gepäckanhänger, Kofferanhänger
  luggageTransport: Gepäcktransport, Gepäcktransfer
  lukewarm: lauwarm
  lullaby: Kinderlied, Wiegenlied, Schlaflied
  lumbago: Hexenschuss, Ischias
  lumberjack: Holzfäller, Waldarbeiter
  lunch: Mittagessen, Mittagstisch
  lunchbox: Brotdose, Frischhaltedose, Brotzeitdose
  lunchBreak: Mittagspause, mittags geschlossen
  lung: Lunge
  lunge: Longe, longieren, Longenstunde
  lupin: Lupine
  luxurious: luxuriös, Luxus, edel, vornehm
  lymphDrainage: Lymphdrainage
  lymphNode: Lymphknoten
  macComputer: Mac, MacBook, Apple-Computer
  machine: Maschine, Gerät, Ausrüstung
  mackerel: Makrele
  macrame: Makramee, knüpfen, geknüpft
  madeToMeasure: maßgefertigt, nach Maß, Maßanfertigung
  magazine: Zeitschrift, Illustrierte, Magazin
  magician: Zauberer, Zauberkünstler
  magicShow: Zaubershow, Zaubertrick, zaubern, Zauberkünstler
  magnet: Magnet, Magnete, magnetisch, Kühlschrankmagnet
  magnifier: Lupe
  magnifierLamp: Lupenleuchte
  magnolia: Magnolie
  maidenName: Geburtsname, Mädchenname
  mailbox: Briefkasten
  main: Haupt, hauptsächlich
  mainCourse: Hauptgericht, Hauptspeise
  maintain: Wartung, instandhalten
  maintenanceContract: Wartungsvertrag
  makeBrand: Automarke, Fabrikat, Fahrzeugmodell
  makeFire: Feuer machen, anzünden, angezündet, Lagerfeuer
  makeFriends: sich anfreunden, Freundschaft, sich verstehen
  makeSure: sicherstellen, sichergestellt, darauf achten
  makeUp: schminken, Schminke
  makeup: Schminke, Make-up
  makeupArtist: Visagist, Visagistin, Maskenbildner
  makeWill: Testament machen, Testament aufsetzen
  male: männlich
  malnourished: untergewichtig, abgemagert, Untergewicht
  mammography: Mammographie, Mammografie
  man: Mann, Männer, Herr, Herren
  manager: Leiter, Geschäftsführer, Leiterin, Geschäftsführung, Geschäftsleitung, Geschäftsführerin
  manageRun: leiten, führen, verwalten
  mandarin: Mandarine, Clementine
  mane: Mähne
  mange: Räude
  mango: Mango
  manicure: Maniküre
  manualByHand: manuell, Handschaltung
  manualCar: Schaltgetriebe, Schaltwagen
  manualWork: von Hand, handbetrieben, händisch
  manufacturer: Hersteller
  manufacturerWarranty: Herstellergarantie, Garantieverlängerung, Garantiefall
  manure: Mist, Pferdemist, Stallmist
  mapPlan: Landkarte, Stadtplan, Stadtpläne
  marathon: Marathon, Volkslauf, Laufwettbewerb
  marble: Marmor
  marblesToy: Murmeln
  march: Prozession, Festumzug, Parade, Festzug
  mare: Stute
  margarine: Margarine
  marina: Jachthafen, Liegeplatz, Liegeplätze, Yachthafen
  maritalStatus: Familienstand, verheiratet, ledig, Zivilstand
  market: Markt, Märkte, Wochenmarkt
  marriage: Ehe, Heirat
  marriageCertificate: Heiratsurkunde, Eheurkunde
  marriageProposal: Heiratsantrag, Antrag machen
  marriedCouple: Ehepaar, Eheleute
  marriedState: Ehepaar, Eheleute
  marry: heiraten, verheiratet, Heirat
  marshmallow: Marshmallow
  marten: Marder, Steinmarder
  martialArt: Kampfsport, Kampfkunst
  marzipan: Marzipan
  mascara: Wimperntusche
  mask: Maske, Mundschutz, Gesichtsmaske, Schutzmaske
  massage: Massage
  massageOil: Massageöl
  massageTable: Massageliege, Massagebank
  massageVerb: massieren, Massage
  masseur: Masseur, Masseurin, Masseuse
  massProduced: Serienware, von der Stange, Massenware
  mast: Mast
  masterCertificate: Meisterbrief, Meisterbetrieb, Handwerksmeister, Meisterprüfung
  masterKey: Generalschlüssel
  masterpiece: Meisterwerk, Kunstwerk
  mat: Matte, Yogamatte
  match: Match, Partie
  matchesLighter: Streichholz, Streichhölzer, Zündholz, Feuerzeug
  matching: dazu passen, zusammenpassen
  matchSport: Spieltag, Heimspiel, Ligaspiel
  material: Material, Werkstoff
  materialArt: Material, Materialien
  materialCost: Materialkosten, Materialgeld
  maternityLeave: Mutterschutz, Elternzeit, Karenz
  maternityWard: Entbindungsstation, Kreißsaal, Geburtsklinik
  mathematics: Mathematik, Mathe, rechnen
  matinee: Matinee, Nachmittagsvorstellung
  mating: Paarung, läufig, rollig, Deckhengst, Deckrüde
  matted: verfilzt, Filzknoten, Unterwolle, entfilzen
  mattress: Matratze
  mattressTopper: Topper, Matratzenauflage
  maximumAge: Höchstalter, zu alt
  maximumAmount: maximal, höchstens, Maximum
  maximumDuration: Höchstdauer
  maybe: vielleicht
  mayonnaise: Mayonnaise, Mayo
  mayor: Bürgermeister, Bürgermeisterin
  maze: Maislabyrinth, Irrgarten, Labyrinth
  meal: Mahlzeit
  mean: bedeuten, Bedeutung
  meansOfPayment: Zahlungsart, Zahlungsmittel, Zahlungsweise, Zahlungsmethode, Bezahlung
  measles: Masern
  measurement: Körpermaße, Maßband, Zollstock, Metermaß, Bandmaß
  measurePressure: Blutdruck messen
  measureUp: ausmessen, Aufmaß
  measureVerb: messen, misst, gemessen, Maße, ausmessen, ausgemessen
  measuringCup: Messbecher
  meat: Fleisch
  meatball: Frikadelle, Bulette, Fleischpflanzerl, Fleischklößchen
  mechanic: Mechaniker, Kfz-Mechaniker
  medal: Medaille, Goldmedaille
  mediation: Schlichtung, Mediation
  mediator: Mediator, Schlichter, Schlichtung, Ombudsmann
  medicalCentre: Ärztehaus, Gesundheitszentrum, Poliklinik
  medicalCertificate: Attest, Krankmeldung, Krankschreibung
  medicalHistory: Vorerkrankung, Anamnese, Krankengeschichte
  medicalNote: ärztliches Attest, Tauglichkeit, Sporttauglichkeit
  medicalReasons: Kontraindikation, gesundheitliche Gründe, gesundheitliche Einschränkung
  medicalSupplyStore: Sanitätshaus, Sanitätsfachgeschäft
  medicationList: Medikamentenplan, Dauermedikation
  medicinalPlant: Heilpflanze, Heilkräuter
  medicine: Medikament, Arznei, Arzneimittel
  medicineTake: einnehmen, eingenommen
  medieval: mittelalterlich, Mittelalter
  meditate: meditieren, Meditation
  meditation: Meditation, Achtsamkeit
  meet: treffen, trifft, getroffen, Besprechung
  meetingEquipment: Beamer, Projektor
  meetingRoom: Besprechungsraum, Sitzungszimmer, Konferenzraum, Tagungsraum, Tagungsräume
  melody: Melodie
  melon: Melone
  melt: schmelzen, geschmolzen
  member: Mitglied, Mitgliedschaft
  memberDiscount: Mitgliederrabatt, Mitgliederpreis
  membership: Mitgliedschaft
  membershipCard: Mitgliedskarte, Mitgliedsausweis, Mitgliedsnummer
  membershipFee: Mitgliedsbeitrag
  membersOnly: nur für Mitglieder, Nichtmitglieder
  memorial: Gedenkstätte, Kriegerdenkmal, Mahnmal
  memorise: auswendig
  memoryCard: Speicherkarte
  memoryRam: Arbeitsspeicher
  mend: flicken, stopfen, ausbessern, ausgebessert, geflickt
  mendReplace: auswechseln, ausgewechselt, ausgetauscht
  menOnly: nur für Männer, nur Männer
  menopause: Wechseljahre
  mensHaircut: Herrenhaarschnitt, Herrenschnitt
  menstruation: Regelblutung, Menstruation
  mentalHealth: psychische Gesundheit, psychisch krank, psychische Erkrankung
  menuCard: Speisekarte
  menuOfDay: Tagesmenü, Mittagsmenü, Tagesgericht, Menü
  meow: miauen, schnurren
  merino: Merino, Merinowolle
  message: Nachricht, Mitteilung
  messy: unordentlich, Unordnung, chaotisch, Durcheinander
  metal: Metall
  metalDetector: Metalldetektor
  metalworker: Metallschlosser, Metallbauer, Schweißer, Schlosserei, Metallbau
  meterUtility: Stromzähler, Gaszähler, Wasserzähler, Zählerstand
  metre: Meter
  metronome: Metronom
  mexican: mexikanisch, Mexikaner
  microchip: chippen, Mikrochip, Chip, Transponder
  microneedling: Microneedling
  microphone: Mikrofon, Mikro
  microwave: Mikrowelle
  middleAged: mittleres Alter, in mittleren Jahren, mittleren Alters
  middleAges: Mittelalter, mittelalterlich
  middleCentre: Mitte, mittlere, Zentrum
  midnight: Mitternacht
  midsummer: Mittsommer, Sonnenwende
  midwife: Hebamme
  migraine: Migräne
  migratoryBird: Zugvogel, Vogelzug
  mild: mild, nicht scharf
  mileage: Kilometerstand, Laufleistung, Tacho
  milestoneBirthday: runder Geburtstag
  milk: Milch
  milkAllergy: Milchallergie, milchfrei, Milcheiweiß
  milkChurn: Milchkanne
  milkTooth: Milchzahn, Milchzähne
  milkVerb: melken, gemolken, Melkstand
  mill: Mühle, Wassermühle, Getreidemühle
  miller: Müllermeister, Mühlenbesitzer, Mühlenbetreiber
  millet: Hirse
  millimetre: Millimeter
  million: Million
  millstone: Mühlstein, Mahlstein
  minced: Hackfleisch, Faschiertes
  mineQuarry: Bergwerk, Bergbau, Bergmann, Stollen
  mineral: Mineral, Mineralien, Erz
  mineralWater: Mineralwasser, Sprudel
  minerMine: Bergmann, Bergleute, Bergarbeiter
  miniatureTrain: Bummelzug, Minizug, Parkeisenbahn
  minibus: Kleinbus, Minibus
  miniGolf: Minigolf
  miniJob: Minijob, Nebenjob, Nebentätigkeit
  minimumAge: Mindestalter, Altersgrenze, Altersbeschränkung, Höchstalter, ab welchem Alter
  minimumAmount: Minimum, mindestens, Mindest
  minimumHeight: Mindestgröße, Mindestkörpergröße, groß genug
  minimumOrder: Mindestbestellwert, Mindestbestellmenge, Mindestmenge, Mindestabnahme
  minimumRental: Mindestmietdauer, Mindestausleihdauer
  minimumStay: Mindestaufenthalt, Mindestnächte
  minimumTerm: Mindestlaufzeit, Vertragslaufzeit, Laufzeit
  minimumWage: Mindestlohn
  minor: Minderjährige, minderjährig
  mint: Minze, Pfefferminze
  minute: Minute
  minutesMeeting: Protokoll, Sitzungsprotokoll
  mirror: Spiegel
  mirrorCar: Außenspiegel, Rückspiegel, Seitenspiegel
  miscarriage: Fehlgeburt
  missBus: verpassen, versäumen, verpasst
  missedLesson: versäumte Stunde, verpasst
  missingAnimal: entflogen, weggelaufen
  missingDocument: fehlende Unterlagen, unvollständiger Antrag
  missingLack: fehlen, fehlt, fehlend
  missingPart: fehlendes Teil, Teil fehlt, Fehlteil
  missLesson: Stunde verpassen, versäumt, nachholen, nachgeholt
  missSomeone: vermissen, vermisst
  mistake: Fehler, Irrtum
  mistakeInvoice: Rechnungsfehler, falsche Rechnung
  mite: Milbe, Hausstaubmilbe
  mix: mischen, rühren, mixen, umrühren
  mixedAdjective: gemischt
  mixedBag: gemischt, bunt gemischt
  mixedGender: gemischte Sauna, gemischte Gruppe
  mixedGroup: gemischte Gruppe
  mixerKitchen: Küchenmaschine, Mixer, Handrührgerät, Rührgerät
  mixingDesk: Mischpult
  moat: Burggraben
  mobilePayment: mit Handy bezahlen, Handyzahlung, mobil bezahlen
  mobilePhone: Handy, Mobiltelefon, Natel, Handys, Smartphone, iPhone
  mobileReception: Handyempfang, Netzempfang, Funkloch, Mobilfunkempfang, Netzabdeckung
  mobileTicket: Handyticket, Ticket auf Handy, Onlineticket
  mobilityImpairment: gehbehindert, Gehbehinderung, eingeschränkte Mobilität
  mobilityScooter: Elektromobil, Seniorenmobil, Elektrorollstuhl
  moccasin: Mokassins, Slipper, Halbschuhe
  model: Modell
  modelMaking: Modelleisenbahn, Modellbau, Modellbahn, Modellflugzeug, Modellbausatz, Spielzeugeisenbahn
  modelNumber: Modellnummer, Typenschild, Typennummer
  modern: modern, zeitgemäß, neuester Stand
  molar: Backenzahn, Backenzähne
  mole: Muttermal, Leberfleck, Leberflecken
  moleAnimal: Maulwurf, Maulwürfe, Maulwurfshügel
  monastery: Kloster, Abtei, Kreuzgang
  money: Geld
  moneyBack: Geld zurück, Geld zurückbekommen, erstatten, Erstattung, Rückerstattung, erstattet
  mongrel: Mischling
  monk: Mönch
  monkey: Affe
  month: Monat
  monthly: monatlich, pro Monat, im Monat
  monthlyFee: Monatsbeitrag, Monatsgebühr, monatliche Gebühr
  monthlyPass: Monatskarte, Monatsabo
  monument: Denkmal, Denkmäler, Statue
  moon: Mond
  mop: Wischmopp, Aufnehmer
  moped: Moped, Mofa
  mopUp: aufwischen, aufgewischt, feudeln
  morePerson: jede weitere Person, pro weitere
  morning: Morgen, Vormittag, morgens, vormittags
  morningAfterPill: Pille danach
  mortar: Mörtel
  mortgage: Hypothek
  mortuary: Leichenhalle, Aussegnungshalle, Aufbahrung
  mosaic: Mosaik
  mosquito: Mücke, Stechmücke
  mosquitoNet: Fliegengitter, Moskitonetz, Insektenschutz
  moss: Moos im Rasen, Moos entfernen
  mother: Mutter, Mütter, Mama, Mutti, Mami
  motherboard: Hauptplatine, Mainboard
  mothersDay: Muttertag
  mothProtection: Mottenschutz, Mottenkugeln
  motionDetector: Bewegungsmelder, Sensor
  motivate: motivieren, Motivation
  motorboat: Motorboot, Außenbordmotor, Schnellboot
  motorcycle: Motorrad, Motorräder
  motorcycleGear: Motorradhelm, Motorradkleidung, Lederkombi
  motorElectric: Elektromotor
  motorhomePitch: Wohnmobilstellplatz, Wohnmobilstellplätze
  motorised: motorisiert, mit Motor
  motorScooter: Motorroller, Vespa
  motorway: Autobahn
  mould: schimmeln, Schimmel, Schimmelfleck, schimmelig, verschimmelt, Stockflecken
  mouldClay: töpfern, Töpferei, Keramik, getöpfert, drehen an Töpferscheibe, Töpferkurs
  mouldy: schimmelig, schimmlig, Schimmel, Schimmelbefall, verschimmelt
  mountain: Berg, Gebirge, Hügel
  mountainBike: Mountainbike
  mountaineering: Bergsteigen, Bergsteiger, Hochtour
  mountainGuide: Bergführer, Bergführerin
  mountainHut: Berghütte, Schutzhütte, Hüttenwirt
  mountainPass: Bergpass, Passstraße, Gebirgspass
  mountainRange: Gebirge, Alpen, Bergkette
  mountainRescue: Bergrettung, Bergwacht, Rettungshubschrauber
  mountWall: montiert, Wandmontage
  mourn: trauern
  mourning: Trauer, Beileid, Beileidskarte, Trauerkarte, kondolieren
  mousePc: Computermaus
  mousetrap: Mausefalle, Rattenfalle, Lebendfalle
  moustache: Schnurrbart, Schnauzer
  mouth: Mund
  mouthGuard: Zahnschutz
  mouthwash: Mundwasser, Mundspülung
  moveHouse: umziehen, Umzug, umgezogen
  moveIn: einziehen, Einzug
  moveMotion: bewegen, Bewegung
  moveOut: Auszug, ausgezogen
  moveOutInspection: Übergabe, Übergabeprotokoll, Wohnungsübergabe
  moveTogether: zusammenziehen, zusammenwohnen, zusammenleben
  movingBox: Umzugskarton, Umzugskiste
  movingHouse: Umzug, Umzüge
  mow: mähen, Rasenmähen
  mowVerb: mähen, gemäht
  mozzarella: Mozzarella
  mriScan: MRT, Kernspin
  muckOut: ausmisten, misten, Stall misten
  mud: Schlamm, Matsch
  muddy: matschig, schlammig, Schlamm
  mudflats: Wattenmeer, Wattwanderung
  mudguard: Schutzblech
  mudPack: Fangopackung, Fango, Moorpackung, Moorbad
  muesli: Müsli
  muffin: Muffin, Cupcake
  mug: Becher
  muggy: schwül
  mulch: Mulch, Rindenmulch
  mule: Maultier, Maulesel
  mulledWine: Glühwein, Punsch
  multipleChoice: Multiple-Choice
  multipleSclerosis: Multiple Sklerose
  multipurposeHall: Mehrzweckhalle, Turnhalle, Gemeindesaal, Sporthalle
  multiTicket: Mehrfahrtenkarte, Streifenkarte
  mumps: Mumps
  muscle: Muskel
  muscleAche: Muskelkater, Muskelschmerzen
  muscular: muskulös
  museum: Museum, Museen
  museumEducation: Museumspädagogik, Mitmachausstellung, Mitmachaktion
  museumNight: Museumsnacht
  museumShop: Museumsshop, Souvenirladen, Andenkenladen
  mushroom: Pilz, Champignon
  mushroomPicking: Pilze sammeln, Pilzsuche, Schwammerl
  music: Musik
  musicalInstrumentRepair: Instrumentenreparatur, Saiten aufziehen, Saitenwechsel
  musicalShow: Musical
  musicBox: Spieluhr, Spieldose
  musicExam: Aufnahmeprüfung
  musician: Musiker, Musikerin
  musicLesson: Musikunterricht, Klavierunterricht, Gitarrenunterricht, Instrumentalunterricht
  musicLicence: GEMA, Musiklizenz, Aufführungsrechte
  musicSchool: Musikschule
  musicTheory: Musiktheorie, Notenlehre
  muslim: muslimisch, Moslem, Islam
  mussel: Muschel, Miesmuschel, Muscheln, Miesmuscheln
  mustard: Senf
  musty: muffig, modrig, modriger Geruch
  muteStammer: stottern
  mutton: Hammelfleisch, Lammkotelett
  muzzle: Maulkorb, Maulkörbe
  mysterious: geheimnisvoll, Geheimnis
  nailDesign: Nageldesign, Nagelstudio
  nailFile: Nagelfeile
  nailHammer: hämmern, Hammer
  nailPolish: Nagellack
  nailPolishRemover: Nagellackentferner, Aceton
  nailScissors: Nagelschere, Nagelknipser
  nailTool: Stahlnagel, Stahlnägel
  nailTrimming: Krallenschneiden
  naked: nackt
  name: Name
  nameBadge: Namensschild, Namenskarte
  nameChange: Namensänderung, Namen ändern
  nameDay: Namenstag
  nameTag: Namensschild, Namensetikett
  nameTransfer: Ticket umschreiben, Karte weitergeben, Ticket weiterverkaufen
  nameVerb: heißen, heißt, nennen
  nap: Nickerchen, Mittagsschlaf, Schläfchen
  napkin: Serviette
  nappy: Windel
  narcissus: Narzisse, Osterglocke
  narrow: schmal, eng, enger, Engstelle, Enge, niedrige Decke
  nasalSpray: Nasenspray, Nasentropfen
  nationalDay: Nationalfeiertag, Tag der Einheit, gesetzlicher Feiertag
  native: heimisch, einheimische Art
  nativeLanguage: Muttersprache
  nativeSpeaker: Muttersprachler, Muttersprachlerin
  nativityScene: Weihnachtskrippe, Krippenspiel
  naturalCosmetics: Naturkosmetik
  naturalisation: Einbürgerung, eingebürgert, Staatsbürgerschaft
  nature: Natur
  natureReserve: Naturschutzgebiet, Nationalpark, Naturpark, Schutzgebiet
  natureTrail: Lehrpfad, Naturlehrpfad, Themenweg
  naughty: ungezogen, unartig
  nausea: Übelkeit
  navel: Bauchnabel, Nabel
  navigationAddress: Koordinaten, Navi-Adresse
  nearby: nah, nahe, in der Nähe, Nähe
  necessary: nötig, notwendig
  neck: Hals, Nacken
  necklace: Halskette
  necklineDress: Ausschnitt, V-Ausschnitt
  neckPain: Nackenschmerzen, steifer Nacken
  needle: Nadel
  needTime: lange dauern, Zeit brauchen
  needVerb: brauchen, benötigen, gebraucht, braucht, brauche, benötigt
  negativePhoto: Dias, Dia, Negativ
  negotiate: verhandeln, Verhandlung, verhandelbar
  neighbour: Nachbar, Nachbarin
  neighbourhood: Viertel, Stadtteil, Bezirk, Nachbarschaft
  neonTube: Leuchtstoffröhre, Neonröhre
  nephew: Neffe
  nerve: Nerv
  nervous: nervös, aufgeregt, Lampenfieber
  nest: Nest, Brut, brüten, Brutzeit
  nestVerb: nisten, Nest, brüten, Brutzeit
  netPrice: netto, Nettopreis
  nettle: Brennnessel
  networkConnection: Netzwerk, Verbindung, Internetverbindung
  neurologist: Neurologe, Nervenarzt
  neuter: kastrieren, sterilisieren, Kastration, kastriert
  neutering: Kastration, Sterilisation
  never: nie, niemals
  newAdjective: neu
  newbornBaby: neugeboren, Neugeborenes
  newCustomer: Neukunde, Erstkunde, Neukundenrabatt
  newPatients: neue Patienten, Neupatienten, Patientenaufnahme
  newsletter: Rundbrief, Newsletter
  newspaper: Zeitung
  newt: Molch
  newYear: Neujahr, Silvester
  nextFollowing: nächste, folgende
  nextTime: nächstes Mal
  nibble: knabbern, nagen, annagen
  nickname: Spitzname
  niece: Nichte
  night: Nacht, Nächte, nachts
  nightdress: Nachthemd
  nightHike: Nachtwanderung
  nightLight: Nachtlicht
  nightmare: Albtraum, Albträume
  nightShift: Nachtschicht
  nightSurcharge: Nachtzuschlag, Nachttarif
  nightSweat: Nachtschweiß, Hitzewallungen
  nightWatchman: Nachtwächter, Fackelwanderung, Nachtführung
  nipple: Brustwarze
  nitsLice: Kopfläuse, Läuse, Nissen
  nobility: Graf, Gräfin, Herzog, Adel, Fürst
  noise: Lärm, Geräusch
  noiseless: geräuschlos, geräuscharm, leise
  nonAlcoholic: alkoholfrei, alkoholfreies Bier
  nonBinding: unverbindlich
  nonProfit: gemeinnützig, wohltätig, Wohltätigkeit
  nonRefundable: nicht erstattbar, keine Erstattung, nicht zurückerstattet
  nonSmoking: Nichtraucher, Rauchverbot, rauchfrei
  nonSwimmer: Nichtschwimmer
  noodle: Nudeln, Spaghetti
  noon: Mittag, mittags
  nordicWalking: Nordic Walking
  normalOrdinary: üblich, gewöhnlich
  north: Norden, Nord, nördlich
  northernLights: Polarlicht, Nordlicht
  norwegian: norwegisch, Norweger, Norwegen
  nose: Nase
  nosebleed: Nasenbluten
  noShow: nicht erscheinen, Nichterscheinen
  noSignal: kein Empfang, Funkloch, kein Netz, Handyempfang
  nostril: Nasenflügel, Nasenloch
  notary: Notar, Notariat
  notaryFee: notariell, Notartermin, Notarkosten
  notebook: Heft, Notizbuch, Notizbücher, Schulheft, Arbeitsheft
  noteMusic: Noten lesen, Notenlesen, Musiknoten
  noticeBoard: schwarzes Brett, Aushang, Pinnwand, Anschlagbrett
  noticePeriod: Kündigungsfrist
  notIncluded: nicht inbegriffen, exklusive, nicht enthalten
  novel: Roman, Erzählung
  nowAdverb: jetzt, nun
  nudeModel: Aktzeichnen, Aktmodell
  nudist: FKK, Nacktbaden, Nacktbadestrand, textilfrei, Freikörperkultur
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
  numbing: betäuben, betäubt
  nurse: Krankenschwester, Pfleger, Krankenpfleger
  nursePractice: Arzthelferin, medizinische Fachangestellte, Sprechstundenhilfe
  nursery: Kinderzimmer, Spielzimmer
  nursingBed: Pflegebett, Krankenbett
  nursingRoom: Stillraum, Stillzimmer, Stillecke
  nut: Nuss, Nüsse
  nutAllergy: Nussallergie, Erdnussallergie
  nutmeg: Muskat, Muskatnuss
  nutrition: Ernährung
  nutritionFacts: Zutatenliste, Nährwerte, Inhaltsstoffe
  oak: Eiche, Eichenholz
  oasis: Oase
  oatMilk: Hafermilch, Pflanzenmilch
  oats: Haferflocken, Haferkorn, Hafer, Porridge, Haferbrei
  obedient: gehorsam, gehorchen, folgsam
  obesity: Adipositas, Fettleibigkeit
  obituary: Todesanzeige, Traueranzeige, Nachruf
  obligation: Pflicht, Verpflichtung
  oboeBassoon: Oboe, Holzblasinstrument
  observatory: Sternwarte, Observatorium
  observe: beobachten, Beobachtung
  occupation: Beruf
  occupationalTherapy: Ergotherapie, Ergotherapeut
  occupiedBusy: besetzt, belegt
  octopus: Tintenfisch, Krake, Oktopus
  offended: beleidigt, gekränkt, beleidigen
  offerVerb: anbieten, Angebot, angeboten
  office: Büro
  officeCleaning: Büroreinigung, Gebäudereinigung, Reinigungsfirma
  officeParty: Betriebsfeier, Firmenfeier, Weihnachtsfeier, Betriebsausflug
  officeSpace: Gewerbefläche, Bürofläche, Ladenlokal, Gewerberaum
  official: offiziell, amtlich
  official2: staatlich anerkannt, zertifiziert, zugelassen, anerkannt
  officialFee: Verwaltungsgebühr, Amtsgebühr
  officialStamp: Amtsstempel, abgestempelt, gestempelt
  officialTranslation: Übersetzung
  offsetPrint: Offsetdruck
  often: oft, häufig
  oil: Speiseöl, Olivenöl, Sonnenblumenöl
  oilChange: Ölwechsel
  oilFilter: Ölfilter
  oilLeak: Ölverlust, verliert Öl, Ölfleck
  oilMill: Ölmühle
  oilPaint: Ölfarbe, Ölgemälde
  oilySkin: fettige Haut
  ointment: Salbe
  oldAdjective: alt
  oldAgeHome: Altersheim, Pflegeheim, Seniorenheim, Altenheim
  oldAnimal: altes Tier, alter Hund
  oldClothes: alte Kleidung, Malkittel, Arbeitskittel, Kittel, alte Kleider
  oldDevice: Altgerät, Elektroschrott, Altgeräte
  oldFashioned: altmodisch, veraltet
  oldPainting: Gemälde, Gemälderestaurierung, Ölbild
  oldPerson: alte Leute, alter Mensch, Greis
  oldRadio: Röhrenradio, altes Radio
  oldTimer: Oldtimer, Oldtimertreffen, Youngtimer
  oldTown: Altstadt, historisches Zentrum, Ortskern
  olive: Olive
  oliveGrove: Olivenhain, Olivenbaum, Ölbaum
  onAccount: auf Rechnung, Kauf auf Rechnung
  onBehalf: im Namen, stellvertretend, für jemand anderen
  once: einmal
  onceAWeek: einmal pro Woche
  oneSize: Einheitsgröße, Universalgröße
  oneWay: einfache Fahrt, einfach
  onion: Zwiebel
  onlineAdjective: im Internet, online
  onlineBooking: Onlinebuchung, Online-Terminbuchung
  onlineCourse: Onlinekurs, Online-Unterricht, Fernunterricht
  onlinePayment: Onlinezahlung, online bezahlen
  onlineReview: Rezension, Onlinebewertung
  onlineShop: Onlineshop, Webshop, Internetshop
  onlyChild: Einzelkind
  onSite: vor Ort
  onTheWay: unterwegs
  onYourOwn: auf eigene Faust, ohne Führung, selbständig besichtigen
  open: öffnen, aufmachen, geöffnet, Öffnung, öffnet, macht auf
  openAir: unter freiem Himmel, im Freien, Freiluft, draußen, Outdoor
  openAirCinema: Freiluftkino, Freilichtkino
  openAirMuseum: Freilichtmuseum, Freilichtmuseen, Heimatmuseum, Bauernhofmuseum
  openAllYear: ganzjährig, das ganze Jahr, ganzjährig geöffnet
  openDay: offene Tür, Besuchstag
  opening: Eröffnung, Wiedereröffnung, Eröffnungsfeier
  openingHours: Öffnungszeiten
  openLock: Schloss öffnen, Tür öffnen
  openSeason: im Winter geöffnet, Wintersaison
  openStudio: offenes Atelier, Atelier, Atelierbesuch
  openSunday: sonntags geöffnet, sonntags offen
  openToday: heute offen, heute geöffnet, noch offen, auf haben
  opera: Oper, Operette
  operateSurgery: operieren, Operation
  operatingSystem: Betriebssystem
  opinion: Meinung
  opportunity: Gelegenheit, Chance
  opposite: gegenüber
  opposite2: Gegenteil, im Gegenteil
  opticalPrescription: Brillenpass, Dioptrie, Brillenrezept
  optician: Optiker, Augenoptiker, Optikerin
  option: Möglichkeit, Alternative
  optional: freiwillig, optional, auf freiwilliger Basis
  oralExam: mündliche Prüfung, mündlich
  orangeFruit: Orange, Apfelsine
  orchard: Obstgarten, Obstwiese, Streuobstwiese
  orchid: Orchidee
  order2: Reihenfolge, Ablauf
  orderConfirmation: Auftragsbestätigung, Bestellbestätigung, Buchungsbestätigung
  orderGoods: bestellen, Bestellung, Auftrag, bestellt
  orderJob: Auftrag, Aufträge
  organ: Orgel, Kirchenorgel, Orgelpfeife
  organDonor: Organspende, Organspender
  organic: biologisch, Bio, bio
  organicCotton: Bio-Baumwolle
  organicLabel: Biosiegel, Bio-Zertifikat, Ökosiegel
  organize: organisieren, veranstalten
  orienteering: Orientierungslauf, Geocaching
  origami: Origami, Papierfalten
  origin: Herkunft, woher, stammt aus, Ursprung
  originalDocument: Original, Originaldokument, Originalteil
  originalPackaging: Originalverpackung, originalverpackt, ungeöffnet
  ornamentDecor: Ziergegenstand, Nippes, Deko, Dekoartikel
  orphan: Waise, Waisenkind, verwaist
  orthodontist: Kieferorthopäde, Kieferorthopädie
  orthodox: orthodox, orthodoxe Kirche
  orthopaedicInsole: orthopädische Einlagen, Schuheinlagen
  orthopaedist: Orthopäde, Orthopädie
  osteopath: Osteopath, Osteopathie
  osteoporosis: Osteoporose
  ostrich: Strauß Vogel, Straußenfarm
  otter: Otter, Fischotter
  outboard: Außenborder, Außenbordmotor
  outdoorPool: Freibad, Freibäder
  outdoorSeating: Außenbereich, draußen sitzen, Außensitzplätze, Schanigarten
  outdoorShoot: Außenaufnahme, Outdoor-Shooting, Fotoshooting im Freien
  outOfOrder: außer Betrieb
  outOfStock: nicht vorrätig, nicht lieferbar, vergriffen, ausverkauft, nicht auf Lager
  outOfTown: außerhalb, auf dem Land, stadtauswärts
  outOfTune: verstimmt
  outside: draußen, außen, im Freien
  oval: oval
  oven: Ofen, Öfen, Backofen
  overalls: Overall, Schutzanzug, Schutzanzüge, Latzhose, Arbeitsanzug, Blaumann
  overcharge: zu viel berechnet, zu teuer, überteuert
  overdose: Überdosis
  overdue: überfällig
  overflow: überlaufen
  overgrown: zugewachsen, verwildert, überwuchert
  overhaul: überholen, Überholung, aufarbeiten, aufgearbeitet, Aufarbeitung
  overheat: überhitzen, überhitzt, heißlaufen, heiß laufen
  overload: überladen, Überlast, überbelastet
  overlock: Overlock
  overnightParking: Übernachtungsplatz, Stellplatz, Stellplätze, freistehen
  overnightService: bis morgen, über Nacht
  oversleep: verschlafen
  overtake: überholen
  overtakeRun: sprinten, rennen, gerannt
  overtime: Überstunden
  overtimeWork: Arbeitszeit, Arbeitszeiten, Arbeitsstunden
  overweight: Übergewicht, übergewichtig
  overwhelmed: überfordert, überlastet
  overwinterPlant: Pflanzen überwintern, Überwinterung, Überwinterungsservice
  owe: schulden, Schulden, Geld schulden, offene Rechnung
  owl: Eule, Uhu, Schleiereule
  ownAdjective: eigen, eigene
  ownDrinks: eigene Getränke, Getränke mitbringen
  ownEquipment: eigene Ausrüstung, eigenes Material, selbst mitbringen
  owner: Besitzer, Inhaber, Eigentümer, Halter
  ownerBusiness: Inhaber, Inhaberin, Betreiber, Ladenbesitzer
  ownership: Eigentum, Besitz
  ownExpense: Selbstzahler, Privatleistung
  ownFood: eigenes Essen, eigene Speisen, selbst mitgebrachtes Essen
  ownProduction: eigene Herstellung, aus der Region, eigener Anbau
  ownRisk: auf eigene Gefahr, eigenes Risiko
  ownVerb: besitzen, besessen, Besitz
  oxygen: Sauerstoff, Sauerstoffgerät, Sauerstoffmaske
  oyster: Auster
  pacemaker: Herzschrittmacher, Schrittmacher
  package: Pauschalangebot, Pauschale, Paketpreis, Komplettpaket
  packageLeaflet: Beipackzettel, Packungsbeilage
  packageTour: Pauschalreise, Reiseveranstalter
  packaging: Verpackung
  packedLunch: Lunchpaket, Vesper, Jause
  packingService: Verpackungsmaterial, Packservice, Packmaterial
  packVerb: packen, einpacken, verpacken, Verpackung
  paddedEnvelope: Luftpolsterumschlag, gepolsterter Umschlag
  paddle: Paddel, Ruder
  paddleBoard: Stand-up-Paddle, SUP, Stehpaddeln
  paddlingPool: Planschbecken
  paddock: Paddock, Pferdekoppel, Auslauffläche
  paediatrician: Kinderarzt, Kinderärztin
  page: Seite
  pain: Schmerz, Schmerzen
  painkiller: Schmerzmittel
  painless: schmerzfrei, schmerzlos
  paint: Anstrich, Wandfarbe
  paintball: Paintball
  paintbrush: Pinsel
  paintCeramics: Keramik bemalen, Keramikmalerei, Porzellan bemalen
  paintDamage: Lackschaden, Lackstift, Neulackierung
  painterDecorator: Maler
  painting: Gemälde, Malerei
  paintRoller: Farbroller, Malerrolle, Farbrolle
  paintStripper: Abbeizer, abbeizen, Farbe entfernen
  paintWall: malen, streichen, gestrichen, lackieren
  pair: Paar, paarweise
  palace: Palast, Paläste, Herrenhaus
  paleFace: blass, bleich, helle Haut
  pallet: Palette
  palm: Palme
  palmHand: Handfläche
  pamper: verwöhnen
  pan: Pfanne, Bratpfanne
  pancake: Pfannkuchen, Palatschinken, Eierkuchen, Crêpe
  pancreas: Bauchspeicheldrüse
  panic: Panik, Panikattacke, panisch
  panicAttack: Panikattacke, Panik
  pannier: Fahrradtasche, Packtasche, Fahrradkorb, Fahrradkörbe
  panties: Slip, Höschen
  paper: Papier
  paperBag: Papiertüte, Tragetasche, Plastiktüte, Sackerl, Stoffbeutel
  papermaking: Papierschöpfen, Papiermühle, Büttenpapier
  paperPlate: Pappteller, Einweggeschirr
  paprikaSpice: Chili
  parachute: Fallschirm, Fallschirmspringen, Fallschirmsprung
  paragliding: Gleitschirm, Gleitschirmfliegen, Paragliding, Tandemflug
  paragraph: Absatz, Abschnitt
  paralysed: gelähmt, querschnittsgelähmt
  paralysis: Lähmung
  paramedic: Sanitäter, Ersthelfer, Rettungssanitäter
  parasite: Parasit, Ungeziefer
  parasol: Sonnenschirm
  parcel: Paket, Päckchen, Pakete
  parent: Eltern, Elternteil
  parentalConsent: Einverständniserklärung, Elternerlaubnis, Zustimmung der Eltern, Einverständniserklärung der Eltern, Erziehungsberechtigte
  parentalLeave: Elternzeit, Vaterschaftsurlaub, Elternkarenz
  parentChild: Eltern-Kind-Kurs, Krabbelgruppe, Eltern-Kind, Mutter-Kind, Spielgruppe
  parents: Eltern
  parentsEvening: Elternabend, Elternsprechtag, Elterngespräch
  parish: Pfarrei, Kirchengemeinde, Pfarramt
  park: parken, Parkplatz, abstellen
  parkBench: Gartenbank, Parkbank, Sitzbank
  parkCar: Auto abstellen, parken, geparkt
  parkGreen: Park, Stadtpark
  parkingBanSign: Halteverbot, Parkverbot, Halteverbotszone
  parkingFee: Parkgebühr, Parkgebühren, kostenlos parken, Gratisparkplatz
  parkingGarage: Parkhaus, Parkhäuser, Tiefgarage
  parkingMeter: Parkuhr, Parkgebühr, Parkschein
  parkingSpace: Parkplatz, Parkplätze, Stellplatz, Stellplätze
  parkinsons: Parkinson
  parquet: Parkett, Holzboden
  parrot: Papagei, Wellensittich
  parrotBird: Kakadu
  parsley: Petersilie
  partial: teilweise
  partialPayment: Teilzahlung
  partialShade: Halbschatten, halbschattig
  participant: Teilnehmer, Teilnehmerin
  partitionWall: Trennwand, Zwischenwand, Raumteiler, Paravent
  partner: Partner, Lebensgefährte
  partnerBusiness: Partner, Geschäftspartner
  partnerDance: Tanzpartner, Partner
  partShare: Teil
  partTime: Teilzeit
  party: Feier, Fest, Party
  partyBag: Mitgebsel
  partyGames: Schatzsuche, Schnitzeljagd, Rallye, Rätselrallye
  partyPlatter: Fingerfood, Häppchen, belegte Brötchen
  partyRoom: Partyraum, Festsaal, Veranstaltungsraum, Nebenraum
  partySupplies: Partybedarf, Partydeko, Festbedarf, Dekorationsartikel
  partyTent: Festzelt, Partyzelt, Pavillon, Zelt, Großzelt, Faltpavillon
  pass: vorbeikommen, vorbeigehen
  passenger: Fahrgast, Fahrgäste, Beifahrer, Passagier, Insassen
  passExam: bestehen, bestanden, Prüfung bestehen
  passOn: weitergeben, weitergegeben, übertragen, übertragbar
  passport: Pass, Reisepass, Pässe, Reisepässe
  passportNumber: Passnummer, Ausweisnummer
  passportPhoto: Passfoto, Passbild, Passbilder
  password: Passwort, Kennwort, Passwörter
  passwordLogin: einloggen, eingeloggt, Anmeldedaten, Benutzerkonto, Zugangsdaten
  past: Vergangenheit
  pasta: Nudel, Pasta
  pastel: pastellfarben, Pastell, helle Farbe
  pastry: Gebäck
  pastryChef: Konditor, Konditorin, Zuckerbäcker
  pasture: Weide, weiden, Koppel, beweiden
  patchMend: Aufnäher, Bügelflicken, geflickt, stopfen
  patchwork: Patchwork, Quilt, quilten
  patient: geduldig, Geduld, ungeduldig
  patientAdj: geduldig, ungeduldig
  patientFile: Patientenakte, Krankenakte
  patientNoun: Patient, Patientin
  patientPerson: Patient, Patientin
  patina: Patina
  patio: Terrasse
  patioHeater: Heizpilz, Terrassenstrahler
  patron: Förderverein, Förderer, Patenschaft, Sponsoring
  pattern: Schnittmuster
  patterned: gemustert, Muster
  pauseMembership: pausieren, Pause einlegen, ruhen lassen, unterbrechen, unterbrochen, Mitgliedschaft pausieren
  pavedState: asphaltiert, gepflastert, befestigt, Asphalt
  pavingStone: Pflasterstein, Gehwegplatte, Pflastersteine, Steinplatte
  paw: Pfote
  pawn: verpfänden, Pfandhaus
  pay: zahlen, bezahlen, Zahlung, Bezahlung, gezahlt, bezahlt
  payable: kostenpflichtig, gebührenpflichtig
  payAttention: aufmerksam, Aufmerksamkeit
  payBack: zurückzahlen, zurückbezahlen, Rückzahlung
  payByCard: Kartenzahlung, mit Karte zahlen, mit Karte
  payInFull: voller Betrag, ganzer Betrag, komplett bezahlen
  payInstalments: in Raten zahlen, Ratenzahlung, abstottern
  payLater: später bezahlen, auf Rechnung, Rechnungskauf
  payload: Zuladung, Nutzlast, Tragkraft, Traglast, Belastbarkeit
  paymentDue: fällig, Fälligkeit
  paymentTerms: Zahlungsbedingungen, Zahlungsfrist, Zahlungsziel
  payslip: Lohnabrechnung, Gehaltsabrechnung
  pdfFile: PDF, PDF-Datei
  peace: Ruhe, Erholung, Stille
  peach: Pfirsich, Nektarine, Pfirsiche
  peacock: Pfau, Pfauen
  peakTime: Stoßzeit, Hauptzeit, Andrang
  peanut: Erdnuss, Erdnüsse
  pear: Birne
  pearl: Perle
  pearlString: Perlenkette, Halskette, Collier
  peat: Torf, torffrei
  pebble: Kiesel, Kieselstein, Kiesstrand
  peck: picken
  pedal: Pedal, Pedale
  pedalBoat: Tretboot
  pedestrian: Fußgänger
  pedicure: Pediküre, Fußpflege
  pedigree: Stammbaum, reinrassig, Rassehund
  pee: pinkeln, urinieren
  peel: schälen
  peeling: Peeling
  peelOff: abblättern, abgeblättert, abpellen, ablösen
  pellets: Pellets, Briketts, Holzpellets
  pelvis: Becken, Beckenboden, Beckenbodentraining
  pencil: Bleistift, Buntstift
  pencilCase: Federmäppchen, Mäppchen, Federpennal
  pendant: Anhänger
  pendulum: Pendel
  penguin: Pinguin
  peninsula: Halbinsel
  penKnife: Taschenmesser, Klappmesser
  pension: Rente, Ruhestand
  pensionerRate: Seniorenrabatt, Seniorenermäßigung, Seniorenkarte
  pensionFund: Rente, Pension
  penWriting: Kugelschreiber, Stift, Kuli, Füller, Füllfeder, Marker
  peony: Pfingstrose
  pepper: Pfeffer
  percent: Prozent
  perChild: pro Kind, Kinderpreis
  percussion: Schlagzeug, Schlagzeuger, Trommel, trommeln
  perDay: täglich, pro Tag, am Tag, Tagespreis, Tagessatz, tageweise
  perennial: Staude, Staudenbeet, mehrjährig
  performance: Aufführung, Vorstellung, Vorführung
  performShow: aufführen, Auftritt, Aufführung
  perfume: Parfüm, Duft, Düfte
  pergola: Pergola, Gartenlaube, Laube, Pavillon
  perGroup: pro Gruppe
  perHour: stundenweise
  period: Zeitraum
  periodPain: Regelschmerzen, Menstruationsbeschwerden
  perKilo: pro Kilo, nach Gewicht, Kilopreis
  perKilometre: pro Kilometer, Kilometerpauschale
  perm: Dauerwelle
  permanent: dauerhaft, ständig
  permanentExhibition: Dauerausstellung, Museumssammlung
  permanentMakeup: Permanent Make-up, Microblading
  perMetre: pro Meter, Meterware
  permit: Genehmigung, Erlaubnis, Lizenz
  permitLicence: Genehmigung, Bewilligung, Lizenz, Zulassung
  perMonthRate: pro Monat, Monatsbeitrag, Monatspreis
  perNight: pro Nacht
  perPerson: pro Person, pro Kopf
  perPiece: pro Stück, Stückpreis
  persian: persisch, Farsi, iranisch, Iran
  person: Person, Mensch, Leute
  personal: persönlich
  personalData: personenbezogene Daten, persönliche Daten, Personalien
  personalTraining: Personal Training, Personal Trainer, Fitnesstrainer
  personNoun: Person, Personen, Leute, Menschen
  persuade: überreden, überredet
  perVehicle: pro Auto, pro Fahrzeug
  perWeekRate: pro Woche, Wochenpreis, wochenweise
  pescatarian: Pescetarier
  pest: Schädling, Blattlaus, Blattläuse
  pestControl: Schädlinge, Ungeziefer
  pestController: Kammerjäger, Schädlingsbekämpfer
  pet: Haustier
  petal: Blütenblatt, Blütenblätter
  petBath: Hundebad
  petBreed: Rasse, Hunderasse
  petBurial: Tierbestattung, Tierkrematorium, Tierfriedhof
  petCarrier: Transportbox, Transportkorb
  petChip: Chipnummer, Haustierregister
  petFood: Tierfutter, Futter, Trockenfutter, Hundefutter, Katzenfutter
  petGrooming: Fellpflege, Hundesalon
  petInsurance: Tierversicherung, Tierkrankenversicherung
  petOwner: Tierhalter, Hundehalter, Hundebesitzer, Halter
  petPassport: EU-Heimtierausweis, Heimtierausweis, Impfpass, Impfpässe
  petPhotography: Tierfotografie, Tierporträt, Haustierfoto
  petrol: Benzin, Super bleifrei, Benzinpreis
  petrolStation: Tankstelle
  petSitter: Tiersitter, Hundesitter, Tierbetreuung
  petStain: Urinfleck, Katzenurin
  petStroke: streicheln
  petSupplies: Tierbedarf, Zoohandlung
  petsWelcome: Haustiere erlaubt, Haustiere willkommen
  petTeeth: Zahnreinigung, Zahnpflege beim Tier
  pettingZoo: Streichelzoo, Streichelgehege
  petToy: Hundespielzeug
  petTreat: Leckerli, Leckerchen
  petVaccination: Impfung, Impfstoff
  pharmacist: Apotheker
  pharmacy: Apotheke
  pharmacyPlace: Apotheke
  pheasant: Fasan
  phone: Telefon
  phoneCall: Anruf, Telefonat
  phoneCase: Handyhülle, Schutzhülle
  phoneNumber: Telefonnummer, Handynummer, Rufnummer
  phoneRepair: Handyreparatur, Smartphone-Reparatur
  phoneSpeaker: Hörmuschel
  phoneSpill: Flüssigkeitsschaden, ins Wasser gefallen, Feuchtigkeitsschaden
  photo: Foto, Bild, Bilder
  photoAlbum: Fotoalbum, Fotobuch, Fotobücher
  photoBan: Fotografieren erlaubt, Fotoerlaubnis, Fotografierverbot
  photoBook: Fotobuch
  photoBooth: Fotobox, Fotoautomat, Fotoecke
  photocopy: Fotokopie
  photoEditing: Bildbearbeitung, Fotobearbeitung
  photograph: fotografieren, Foto
  photographer: Fotograf, Fotografin
  photography: Fotografie, Fotografieren
  photoId: Lichtbildausweis, Ausweis mit Foto
  photoPaper: Fotopapier
  photoPrint: Abzug, Abzüge, Fotoabzug
  photoShoot: Fotoshooting, Fototermin
  physicalEducation: Sportunterricht, Schulsport, Turnen
  physicalFitness: körperliche Fitness
  physicsSubject: Physik
  physiotherapist: Physiotherapeut
  physiotherapy: Physiotherapie, Krankengymnastik
  piano: Klavier, Flügel, Pianino
  pianoStool: Klavier stimmen
  pickFruit: pflücken, gepflückt, Selbstpflücken, selbst pflücken, Selbstpflücker
  pickle: einlegen, einmachen
  pickLock: Schlüsseldienst, Schlosser
  pickMeUp: mich abholen
  pickup: Abholung
  pickUpAnimal: Tier abholen
  pickUpGround: aufheben, aufgehoben, hochheben, hochgehoben
  pickupPoint: Abholstation, Packstation
  pickUpService: Abholung am Bahnhof, Abholservice, Transfer
  pickupTruck: Geländewagen, Pick-up, Allrad, SUV
  pickYourOwn: Selbstpflücken, selbst pflücken, Selbsternte
  picnic: Picknick, Picknickplatz, picknicken, Picknickkorb, vespern, Vesper
  picnicArea: Picknickplatz, Picknicktisch, Rastplatz, Picknickplätze
  picnicBasket: Picknickkorb, Picknickkörbe
  picnicBlanket: Picknickdecke
  picnicTable: Picknicktisch
  pictureCave: Höhlenmalerei, Felszeichnung
  pictureFrame: Bilderrahmen, Rahmen
  piece: Stück
  pierce: stechen, durchstechen
  piercing: Ohrloch, Piercing
  pig: Schwein, Ferkel, Muttersau
  pigeon: Taube
  pigeonControl: Taubenabwehr, Vogelabwehr
  piggyBank: Sparschwein, Spardose
  pike: Hecht
  pilates: Pilates
  pilgrimage: Wallfahrt, Pilger, Pilgerweg, Jakobsweg, pilgern
  pill: Tablette, Pille
  pillarColumn: Säule, Pfeiler
  pilling: Fusseln, Knötchen, Pilling, Flusen
  pillow: Kissen, Kopfkissen, Sofakissen, Polster, Sitzkissen
  pillowcase: Kissenbezug, Kopfkissenbezug
  pilot: Pilot, Pilotin
  pimple: Pickel, Akne
  pinch: drücken, kneifen, zwicken
  pinCode: PIN, Geheimzahl, PIN-Nummer
  pine: Kiefer Baum, Föhre
  pineapple: Ananas
  pinecone: Tannenzapfen
  pineWood: Kiefernholz
  pink: rosa, pink
  pinkColour: rosa
  pistachio: Pistazie
  pitchCamp: Zeltplatz, Zeltplätze, Parzelle
  pitchDark: stockdunkel, stockfinster, finster, Finsternis
  pitchfork: Heugabel, Mistgabel, Grabegabel
  pitchTent: Zelt aufschlagen, Zelt aufstellen, zelten
  pizza: Pizza, Pizzen, Pizzeria
  placementTest: Einstufungstest, Einstufung
  placeSetting: Gedeck, Gedecke, Tisch decken
  plane: Flugzeug, Flieger
  planet: Planet, Sonnensystem
  planeTool: Hobel, hobeln, gehobelt
  plank: Brett, Bretter, Diele, Dielen, Terrassendiele
  plant: pflanzen, Pflanze, einpflanzen
  plantAdvice: Pflanzenpflege, Pflanzendoktor, kranke Pflanze, gelbe Blätter
  plantBased: pflanzlich, Veganer, vegan
  plantBulbs: Knolle
  plantOut: auspflanzen, einpflanzen, Pflanzzeit, anpflanzen, bepflanzen
  plantPot: Blumenkasten, Balkonkasten, Balkonpflanze
  plaster: verputzen, Putz, spachteln
  plasterboard: Gipskarton, Rigips, Trockenbau
  plasterCast: Gips, Gipsverband, eingegipst
  plasterer: Stuckateur, Verputzer, Gipser, Trockenbauer
  plasterWall: Verputz, verputzen, Gips
  plastic: Kunststoff, Plastik
  plate: Teller
  plateau: Hochebene, Plateau
  platePottery: Keramikteller
  platform: Bahnsteig, Gleis, Perron
  platinum: Platin
  playArea: Spielecke, Kinderecke, Spielbereich, Spielzimmer
  playGame: spielen, Spiel
  playground: Spielplatz, Spielplätze
  playingCard: Spielkarte
  playInstrument: musizieren, ein Instrument spielen
  playOutside: draußen spielen, toben, herumtoben
  playpen: Laufstall, Treppengitter, Reisebett, Gitterbett
  pleasant: angenehm
  pliers: Zange
  plough: Pflug, pflügen
  plugAdapter: Reiseadapter, Reisestecker, Steckeradapter
  plugIn: einstecken, Stecker
  plugOut: ausstecken, ausgesteckt, Stecker ziehen
  plugSocket: Stecker, Steckdose, Steckdosen
  plum: Pflaume, Zwetschge, Zwetschke
  plumb: Klempner, Installateur
  plumber: Klempner, Installateur, Sanitärinstallateur, Sanitär, Flaschner
  plumbing: Rohr, Wasserleitung, Wasserrohr
  plungePool: Tauchbecken
  plunger: Pümpel, Saugglocke
  plusSize: Übergröße, große Größen, Übergrößen, XXL
  pneumonia: Lungenentzündung
  pocket: Hosentasche, Jackentasche
  pocketWatch: Taschenuhr
  podcast: Podcast
  podiatrist: Podologe, Podologin, Fußpflege
  poem: Gedicht, Lyrik, Dichter
  poetrySlam: Poetry-Slam, offene Bühne
  pointed: spitz
  pointInTime: Moment, Augenblick
  pointless: sinnlos, vergeblich
  pointsReward: Punkte, Punkt
  pointy: stachelig, dornig, pieksen, Stachel
  poisoning: Vergiftung, Gift
  poisonous: giftig, Gift
  poisonousPlant: Giftpflanze, Giftpilz
  poisonPlant: giftig für Hunde, Giftpflanze
  poisonVerb: vergiften, Vergiftung, vergiftet
  polarRegion: Arktis, Antarktis, Nordpol
  poleDance: Poledance
  police: Polizei
  policeman: Polizist
  policy: Richtlinie
  polish: polieren
  polishLanguage: polnisch, Pole, Polen
  polite: höflich
  politician: Politiker, Minister
  pollenAllergy: Pollenallergie, Pollen, Heuschnupfen
  pollination: bestäuben, Bestäubung, Blütenstaub
  polyester: Polyester, Nylon, Kunstfaser, synthetisch
  poncho: Poncho, Umhang
  pond: Teich
  pondLiner: Teichfolie
  pony: Pony, Ponys
  ponytail: Pferdeschwanz
  pool: Schwimmbad, Schwimmbecken, Pool
  poolCover: Poolabdeckung
  poopBag: Kotbeutel, Hundekotbeutel
  poor: bedürftig, geringes Einkommen, arme Leute
  popcorn: Popcorn
  popcornMachine: Popcornmaschine
  poppy: Mohn, Mohnblume
  popular: beliebt
  popularFavourite: beliebt, Lieblings, beliebteste, Bestseller
  porcelain: Porzellan
  porcelainSet: Service Geschirr, Kaffeeservice, Teeservice, Porzellan
  pork: Schweinefleisch
  portable: tragbar, transportabel
  portableToilet: mobile Toilette, Toilettenwagen, Dixi
  portion: Portion
  portrait: Porträt
  portraitSession: Fotostudio, Studioaufnahme, Porträtaufnahme
  portuguese: portugiesisch, Portugiese, Portugal
  possible: möglich
  post: Post
  postageStampFee: Portokosten
  postcard: Postkarte, Ansichtskarte
  postcode: Postleitzahl, PLZ
  poster: Plakat, Poster, Plakate
  postMail: Post, per Post
  postman: Briefträger, Postbote
  postnatal: Rückbildung, Wochenbett
  postnatalExercise: Rückbildung, Rückbildungsgymnastik
  postOffice: Postamt, Postfiliale
  postpone: verschieben, verschoben, verlegen
  posturalTraining: Rückenschule, Rückengymnastik, Rückentraining
  posture: Körperhaltung, Haltung
  potato: Kartoffel
  potholed: Schlagloch, Schlaglöcher
  potter: Töpfer, Töpferin, Keramiker
  pottery: Keramik, Töpferei, Töpfern
  potteryWheel: Töpferscheibe, Drehscheibe
  potty: Töpfchen, Windelentwöhnung, windelfrei
  poultry: Geflügel
  poundWeight: Pfund
  pour: einschenken, ausgießen
  power: Leistung
  powerBank: Powerbank
  powerCut: Stromausfall, kein Strom
  powerOfAttorney: Vollmacht
  powerSupply: Netzgerät
  powerTools: Elektrowerkzeug, Elektrowerkzeuge
  practicalExam: praktische Prüfung, Praxisprüfung
  practiceSurgery: Praxis, Klinik, Ordination
  practise: üben, Übung, proben
  prairie: Steppe, Grasland
  praise: loben, Lob
  pramFriendly: kinderwagentauglich, kinderwagengerecht, mit Kinderwagen, Kinderwagen, Buggy
  pray: beten, Gebet
  precise: präzise, Genauigkeit
  prefer: bevorzugen, lieber
  pregnancy: Schwangerschaft
  pregnancyMassage: Schwangerschaftsmassage
  pregnancyShoot: Babybauch-Shooting, Babybauchfotos
  pregnancyTest: Schwangerschaftstest
  pregnant: schwanger, Schwangerschaft, Schwangere
  pregnantAnimal: trächtig
  pregnantBecome: schwanger werden, Kinderwunsch
  preheat: vorheizen, vorgeheizt, vorwärmen
  prehistoric: prähistorisch, Steinzeit, urzeitlich
  premature: Frühgeburt, Frühchen
  premiere: Premiere, Uraufführung
  prenatalYoga: Schwangerschaftsyoga
  prenup: Ehevertrag, Eheverträge
  preorder: vorbestellen, vorbestellt, Vorbestellung
  prepaidCard: Prepaid, Prepaidkarte, Guthaben, Guthabenkarte
  preparationList: mitbringen, mitgebracht, mitzubringen, was mitnehmen, bringe mit
  preparationNeed: vorbereiten, vorbereitet, Vorbereitung
  prepare: vorbereiten, Vorbereitung, zubereiten
  prepayment: Vorauszahlung, Vorkasse
  prescribe: verschreiben, Rezept, verschrieben
  prescription: ärztliches Rezept, Verordnung
  prescriptionFree: rezeptfrei
  presentationSlides: Präsentation, Folien, PowerPoint
  preservative: Konservierungsstoffe, Zusatzstoffe
  preserveOld: Denkmalschutz, denkmalgeschützt, bewahren
  pressApples: Äpfel pressen, mosten, gepresst, Saft pressen, Lohnmosterei
  pressButton: drücken
  pressCharges: Anzeige erstatten, Strafanzeige
  pressPass: Presseausweis, Pressekarte, Akkreditierung
  pressure: Druck
  pressureCooker: Schnellkochtopf, Dampfkochtopf
  pretzel: Brezel, Brezn, Laugenbrezel
  prevent: vorbeugen, verhindern, Vorbeugung
  previous: vorherig, früher, ehemalig
  prey: Beute
  price: Preis
  priceIncrease: Preiserhöhung, Preisanstieg, teurer werden
  priceList: Preisliste, Tarif
  priceMatch: Preisgarantie, Bestpreis
  priest: Pfarrer, Priester, Pastor, Pfarrerin
  primarySchool: Grundschule
  primeSurface: grundieren, Grundierung, Voranstrich
  prince: Prinz, Prinzessin
  print: drucken, ausdrucken, ausgedruckt, Ausdruck
  printAtHome: selbst ausdrucken, zu Hause drucken
  printedTshirt: bedrucken, bedruckt, T-Shirt-Druck, Textildruck
  printer: Drucker
  printingPress: Druckerei, Copyshop, Kopierladen
  printRun: Auflage, Exemplar, Stückzahl, Exemplare
  priorKnowledge: Vorkenntnisse, Vorwissen, Erfahrung
  privateAdjective: privat
  privateChef: Mietkoch, Privatkoch
  privateLesson: Einzelunterricht, Privatstunde, Einzelstunde
  privatelyInsured: privat versichert, Privatpatient
  privateParty: geschlossene Gesellschaft, Privatfeier
  privateRoom: Nebenraum, Nebenzimmer
  probably: wahrscheinlich
  problem: Problem, Schwierigkeit
  procedure: Vorgehen, Ablauf, wie läuft
  processingStatus: Bearbeitungsstand, in Bearbeitung, ausstehend
  processingTime: Bearbeitungszeit, Bearbeitungsdauer
  produce: herstellen, hergestellt, produzieren, Herstellung
  product: Produkt, Ware
  profession: Beruf
  professional: professionell, Profi
  professionalAssociation: Handwerkskammer, Innung, Handelskammer, Industrie- und Handelskammer
  professionalSecrecy: Geheimhaltung, Berufsgeheimnis, Verschwiegenheit
  professorDoctor: Doktortitel, Professor
  profit: Gewinn, Umsatz
  program: Programm, Programmheft, Spielplan
  programmer: Programmierer, Softwareentwickler, Webdesigner
  programming: programmieren, Programmierer, Programmierkurs
  progress: Fortschritt, Fortschritte machen, vorankommen
  prohibition: Verbot, verboten, nicht erlaubt, untersagt
  projectionScreen: Leinwand, Großleinwand, Projektionsleinwand, Leinwand Beamer
  projectNoun: Projekt, Vorhaben
  promise: versprechen, versprochen
  promiseDate: einhalten, eingehalten, Termin einhalten
  pronounce: aussprechen, Aussprache
  proofDocument: Beleg, Bescheinigung, nachweisen, nachgewiesen
  proofingBasket: Gärkörbchen
  proofOfAddress: Adressnachweis, Meldebescheinigung, Wohnsitznachweis, Wohnsitzbescheinigung
  proofOfAge: Altersnachweis, Alterskontrolle
  proofPrint: Probedruck, Andruck, Vorschau, Korrekturabzug
  propertyTax: Grundsteuer
  prosecutor: Staatsanwalt
  prostate: Prostata
  prosthesis: Prothese, Beinprothese
  protect: schützen, Schutz
  protectiveSheet: Abdeckfolie, Malervlies, Abdeckvlies
  protectiveSuit: Schutzkleidung, Schutzanzug, Schutzausrüstung, Überschuhe
  protectNature: geschützt, Naturschutz, unter Schutz, Schutzgebiet
  protein: Eiweiß, Protein, Proteine
  protestant: evangelisch, protestantisch, reformiert
  proud: stolz
  proveEvidence: beweisen, Beweis, nachweisen, Nachweis
  provide: bereitstellen, bieten, versorgen
  provisions: Proviant, Jause, Lunchpaket, Brotzeit, Verpflegung
  prune: schneiden, zurückschneiden
  pruningShears: Gartenschere
  psoriasis: Schuppenflechte, Psoriasis
  psychiatrist: Psychiater, Psychiatrie
  psychologist: Psychologe, Psychologin
  psychotherapist: Psychotherapeut, Therapeut, Psychotherapie
  pub: Kneipe, Wirtshaus
  publicAdjective: öffentlich
  publicHoliday: Feiertag, feiertags
  publicTransport: öffentliche Verkehrsmittel, ÖPNV, Nahverkehr
  publicTransportTicket: Fahrschein, Fahrkarte, Semesterticket, Deutschlandticket
  publish: veröffentlichen, Veröffentlichung
  publisher: Verlag, Verlage, Verleger
  publishPhotos: Fotos veröffentlichen, veröffentlicht
  pudding: Pudding
  puffin: Papageitaucher, Seevogel
  pull: ziehen, gezogen
  pulledMuscle: Zerrung, Muskelfaserriss, gezerrt, Muskelzerrung
  pulleyBlock: Umlenkrolle, Seilrolle, Riemenscheibe
  pullOut: herausziehen, herausgezogen, rausziehen
  pullOutBed: ausziehbar, Schlafsofa, ausklappen
  pullTooth: Zahn ziehen, gezogen
  pump: Pumpe
  pumpDevice: Schmutzwasserpumpe, Umwälzpumpe
  pumpkin: Kürbis, Kürbisse
  punchCard: Zehnerkarte, Mehrfachkarte, Zehnerblock
  punchHole: lochen, Loch stanzen, extra Loch
  punctual: pünktlich, rechtzeitig
  punctualPerson: unpünktlich
  puncture: Reifenpanne, platt, Plattfuß, Platten, platter Reifen
  pupil: Schüler, Schülerin, Schulkind
  pupilEye: Augapfel
  puppet: Marionette, Handpuppe, Kasperl, Puppentheater
  puppetShow: Puppentheater, Kasperletheater, Kasperltheater, Marionette, Handpuppe
  puppy: Welpe
  puppyClass: Welpenkurs, Welpenschule, Welpenspielstunde
  purchase: Kauf, Käufe, Einkauf, Einkäufe
  pure: pur, unvermischt, ohne Zusätze
  purple: lila, violett
  purpleColour: lila, violett
  purposeAim: Zweck, Ziel
  purposeUse: wofür, Zweck, vorgesehen, gedacht für
  purr: schnurren
  push: schieben, geschoben, Kinderwagen schieben
  pushchairParking: Kinderwagenabstellplatz, Kinderwagenparkplatz
  pushIn: hineindrücken, eindrücken, reinstecken
  pushWheelchair: Rollstuhlverleih, Leihrollstuhl
  put: stellen, legen, setzen
  putAside: zurücklegen, zurückgelegt, beiseitelegen
  putDown: hinlegen, hingelegt, hinstellen
  putIn: einwerfen, eingeworfen, einlegen, eingelegt, hineinlegen
  putOn: anziehen, angezogen
  putOutFire: Feuer ausmachen
  putTogether: zusammenstellen, zusammengestellt, zusammensetzen, kombinieren
  putToSleep: einschläfern, eingeschläfert, Einschläferung
  pyjamas: Schlafanzug, Pyjama
  qrCode: QR-Code, Barcode, Strichcode
  quadBike: Quad, Offroad
  quail: Wachtel
  qualified: qualifiziert, ausgebildet, zertifiziert, geprüft
  quality: Qualität
  qualitySeal: Gütesiegel, Qualitätssiegel, Prüfsiegel
  quarantine: Quarantäne
  quark: Quark, Topfen, Frischkäse
  quarter: Viertel
  quarterHour: Viertelstunde
  quarterYear: vierteljährlich, Quartal
  questionnaire: Fragebogen, Umfrage
  queue: Warteschlange
  queueNumber: Wartenummer
  queueUp: anstehen, angestanden, Schlange stehen
  quiet: ruhig, leise, still
  quietHours: Nachtruhe, Mittagsruhe
  quietRoom: Ruheraum, Gebetsraum, Stille Raum
  quietTime: wenig los, ruhige Zeiten, weniger Andrang
  quince: Quitte
  quitSmoking: Raucherentwöhnung, aufhören zu rauchen
  quiz: Quizabend
  rabbit: Kaninchen, Hase
  rabbitHutch: Kaninchenstall, Hasenstall
  rabies: Tollwut
  raccoon: Waschbär
  race: Wettrennen, Wettlauf
  racingBike: Rennrad, Rennräder, Gravelbike
  racketHire: Schlägerverleih, Leihschläger
  racketString: Schläger bespannen, Bespannung
  radiatorCar: Autokühler, Kühler, Kühlsystem
  radio: Autoradio
  radioactive: radioaktiv, Strahlung
  radiologist: Radiologe, Radiologie
  radioStation: Radiosender, Rundfunk, Sendung im Radio
  radiotherapy: Strahlentherapie, Bestrahlung
  radish: Radieschen, Rettich
  raffle: Tombola, Verlosung, Lotterie, Gewinnspiel
  raftBoat: Floß, Flöße
  rafting: Rafting
  railTrain: Zug, Züge, Bahn, Eisenbahn
  railwayStation: Bahnhof, Bahnhöfe
  rain: regnen, Regen
  rainBarrel: Regentonne, Regenwassertank
  rainbow: Regenbogen
  raincoat: Regenjacke, Regenmantel
  rainGear: Regenkleidung, Regenhose, Regenschutz, Regensachen
  rainTrousers: Regenhose, Regenkleidung
  rainwater: Regenwasser
  raisedBed: Hochbeet
  raisin: Rosine, Trockenfrüchte
  rake: rechen, Laub, Rechen, Harke
  rakeVerb: Laub rechen, Laub harken, Laubentfernung
  ramadan: Ramadan, Fastenmonat
  ramp: Rampe, Rollstuhlrampe
  range: Sortiment, Produktpalette
  rangeAssortment: Sortiment, Auswahl
  ranger: Ranger, Parkwächter, Parkaufsicht
  rapids: Stromschnelle, Wildwasser
  rareBreed: alte Sorte, alte Rasse, seltene Rasse
  rarely: selten
  rash: Hautausschlag, Ausschlag
  raspberry: Himbeere
  rat: Ratte
  ratchetStrap: Spanngurt, Zurrgurt, Gurte
  rattle: klappern, rattern
  rattlingNoise: klappert, brummen, komisches Geräusch
  rawFood: roh
  rawMilk: Rohmilch, Milchautomat
  razor: Rasierer, Rasierapparat
  razorBlade: Rasierklinge
  reachability: erreichbar, Erreichbarkeit, Telefonzeiten, Sprechzeiten
  reachable: erreichbar mit Bus, gut erreichbar, mit öffentlichen Verkehrsmitteln
  reachPlace: erreichen, hinkommen
  readAloud: vorlesen, vorgelesen
  reading: Autorenlesung, Lesung, Märchenstunde, vorlesen, vorgelesen
  readingGlasses: Lesebrille
  readVerb: lesen, liest, gelesen
  ready: bereit, fertig
  readyMeal: Fertiggericht, Fertiggerichte, Essen auf Rädern
  realEstate: Immobilie
  rearLight: Rücklicht, Rückleuchte
  reason: Grund, Gründe, Begründung
  rebuild: wiederaufbauen, Wiederaufbau, nachbauen, rekonstruieren
  receipt: Quittung, Beleg, Kassenbon, Kassenzettel
  receiptIssue: Rechnung ausstellen, ausgestellt, Firmenrechnung, Rechnungsstellung
  receive: bekommen, erhalten, erhält, empfangen
  recentlyNew: kürzlich, neulich, vor kurzem
  recentlyOperated: Rehaklinik, Reha, Rehabilitation
  reception: Rezeption, Empfang
  receptionist: Empfangsdame, Rezeptionist
  rechargeableBattery: Akku, wiederaufladbar, Ersatzakku, aufladbar
  recipe: Rezept, Kochrezept
  recipient: Empfänger
  recital: Vorspiel, Schülerkonzert
  recognise: erkennen, erkannt
  recommend: empfehlen, empfiehlt, empfohlen, Empfehlung
  recommended: empfohlen, empfehlenswert, ratsam, empfiehlt
  reconcile: versöhnen, sich vertragen
  recording: Aufnahme, Tonaufnahme
  recordPlayer: Plattenspieler
  recoverVerb: gesund werden, genesen, sich erholen, Genesung
  recovery: Genesung, Heilung
  rectangular: rechteckig
  recyclable: recyceln, wiederverwerten
  recycledPaper: Recyclingpapier, Umweltpapier
  recycling: Wiederverwertung, Recycling
  recyclingBin: Altglas, Altglascontainer, gelber Sack
  recyclingCentre: Wertstoffhof, Recyclinghof, Mülldeponie, Deponie, Altstoffsammelzentrum
  red: rot
  redColour: rot
  redeem: einlösen, eingelöst, Einlösung
  redHaired: rothaarig
  redWine: Rotwein
  reed: Schilf, Schilfrohr, Reet
  reedMouthpiece: Mundstück, Rohrblatt
  reenactment: Mittelaltermarkt, Mittelaltermärkte
  reentry: Wiedereintritt, Wiedereinlass
  referee: Schiedsrichter
  referenceNumber: Bestellnummer, Auftragsnummer, Buchungsnummer
  references: Arbeitszeugnis, Referenz, Referenzen
  referFriend: Freunde werben, Weiterempfehlung
  referralDoctor: Überweisung zum Facharzt, Überweisungsschein
  reflect: spiegeln, reflektieren
  refresherCourse: Auffrischungskurs, auffrischen
  refuel: tanken, Benzin, Kraftstoff
  refugee: Flüchtling, Asyl, geflüchtet, Asylbewerber, Geflüchtete
  refugeeDiscount: Sozialpass, Sozialticket, Leistungsempfänger, Sozialausweis
  refund: erstatten, Erstattung, rückerstatten, Rückerstattung
  refundDeposit: Kaution zurück, Pfand zurück
  refurbished: generalüberholt, aufbereitet, überholt, aufgearbeitet, aufarbeiten, refurbished
  refuse: ablehnen, abgelehnt, verweigern, zurückweisen, weigern, geweigert
  regatta: Regatta
  regionalCard: Museumspass, Stadtkarte, Freizeitpass, Familienpass
  regionalFood: regionale Produkte, Spezialität, Spezialitäten, regional
  register: anmelden, Anmeldung, angemeldet, registrieren
  registeredLetter: Einschreiben
  registerOnline: anmelden, angemeldet, einschreiben, eingeschrieben
  registrationDeadline: Anmeldeschluss, Anmeldefrist
  registrationDocument: Fahrzeugschein, Zulassung, Fahrzeugpapiere, Zulassungsschein, Fahrzeugbrief
  registrationFee: Anmeldegebühr, Aufnahmegebühr, Einschreibegebühr
  registrationOffice: Einwohnermeldeamt, Bürgeramt, Ummeldung, ummelden
  registryOffice: Standesamt, Standesämter
  regret: bereuen, bedauern, leid tun, leidtun
  regularly: regelmäßig
  regulation: Vorschrift, Regel, Verordnung
  regulator: Atemregler, Lungenautomat
  rehabilitation: Reha, Rehabilitation
  rehearsal: Probe, Generalprobe
  rehearsalRoom: Probenraum, Proberaum, Übungsraum
  reheat: aufwärmen, aufgewärmt, aufbacken
  reheel: Absätze erneuern, neue Absätze
  rejectVerb: abgelehnt, Ablehnung, zurückgewiesen
  relative: Angehörige, Verwandte
  relax: entspannen, Entspannung
  relaxation: Entspannung
  relaxationRoom: Ruheraum, Ruhebereich, Ruheräume
  reliable: zuverlässig, verlässlich, vertrauenswürdig
  relieved: erleichtert, Erleichterung
  religion: Religion, religiös, Glaube
  religious: religiös, Religion, Glaube, gläubig
  remainingBalance: Restbetrag, Restzahlung
  remainingCredit: Restguthaben, Restwert
  remember: erinnern, Erinnerung
  reminderPayment: Mahnung, Zahlungserinnerung, mahnen
  remindMe: erinnern, Erinnerung, Terminerinnerung
  remoteControl: Fernbedienung
  remoteSupport: Fernwartung, Support
  removableThing: abnehmbar, herausnehmbar, entfernbar
  removalCompany: Umzugsunternehmen, Umzugsfirma, Umzugswagen, Umzugshelfer, Möbelpacker
  remove: entfernen, beseitigen
  removeMould: Schimmel entfernen, schimmelt
  removeRust: entrosten, Rost entfernen
  removeStain: Fleck entfernen, Fleckenentfernung, Flecken rausbekommen
  removeTick: Zecke entfernen, Zecke ziehen
  renaissance: Renaissance
  renewContract: erneuern, verlängern, Erneuerung
  renovate: renovieren, Renovierung, sanieren
  rent: mieten, Miete, Vermietung, vermieten, zu vermieten
  rentalCar: Mietwagen, Leihwagen
  rentalPeriod: Mietdauer, Leihfrist, Leihdauer, Mietzeit
  rentalStation: Verleih, Verleihstation, Vermietstation, Ausleihe
  rentIncrease: Mieterhöhung
  rentReduction: Mietminderung
  rentTableware: Geschirrverleih, Gläserverleih, Leihgeschirr
  repair: Reparatur, repariert, herrichten, instandsetzen, Instandsetzung, reparieren
  repairable: reparierbar, noch zu retten, zu reparieren
  repairCafe: Repaircafé, Selbsthilfewerkstatt, Reparaturcafé
  repairTime: Bearbeitungszeit, Reparaturdauer
  repeat: wiederholen, wiederholt
  repeatPrescription: Folgerezept, E-Rezept, Wiederholungsrezept
  replace: ersetzen, Ersatz, austauschen
  replaceGlass: Glas ersetzen, Scheibe austauschen, Glasbruch
  replacementCard: Ersatzkarte, Karte verloren
  replaceZip: Reißverschluss austauschen, Reißverschluss kaputt
  replyTime: zurückschreiben, Rückmeldung, Antwort bekommen
  reportDamage: Schaden melden
  reportVerb: melden, berichten, Bericht, Meldung
  repot: umtopfen
  representLegal: vertreten, vertritt
  reptile: Reptil, Echse
  requestApply: beantragen, Antrag
  require: erforderlich, verpflichtend, Pflicht, vorgeschrieben, obligatorisch, zwingend
  reschedule: Termin verschieben, verlegt, Terminverschiebung
  rescue: retten, Rettung, bergen, geborgen, Bergung
  reserve: reservieren, Reservierung
  reservedState: reserviert, vorgemerkt
  resetPassword: zurücksetzen, zurückgesetzt, Passwort vergessen
  residence: Wohnsitz, Wohnort
  residenceCard: Aufenthaltskarte, Niederlassungserlaubnis, Aufenthaltserlaubnis
  residencePermit: Aufenthaltserlaubnis, Aufenthaltstitel
  resin: Harz
  resize: Größe ändern, umarbeiten
  resole: besohlen, neu besohlen, Neubesohlung, neue Sohle
  respectRule: einhalten, beachten, eingehalten
  respiteCare: Kurzzeitpflege, Verhinderungspflege
  responsible: verantwortlich, haften, Haftung, zuständig
  rest: Rest, ausruhen, sich ausruhen, rasten, erholen
  restArea: Sitzgelegenheit, Ruhebank, Sitzmöglichkeit, hinsetzen
  restart: neu starten, neustarten, Neustart
  restaurant: Gaststätte, Lokal, Restaurant
  restock: nachbestellen, nachbestellt, wieder lieferbar
  restoreRenew: restaurieren, Restaurierung
  restring: auffädeln, neu auffädeln
  restVerb: ausruhen, Ruhe, erholen, Erholung
  resuscitate: Wiederbelebung, Reanimation, wiederbeleben
  retailerDealer: Händler
  retainingWall: Mauer, Gartenmauer, Stützmauer, Trockenmauer
  retakeExam: Nachprüfung, Wiederholungsprüfung, Prüfung wiederholen, nochmal machen
  retina: Netzhaut
  retired: pensioniert, Ruhestand
  retirement: Ruhestand, Rente
  retouching: Retusche, Bildbearbeitung
  retrofit: nachrüsten, nachgerüstet, Nachrüstung
  returnableCup: Mehrwegbecher, Pfandbecher, Mehrweg
  returnCost: Rücksendekosten, Rückversand
  returnGoods: Rückgabe, Rücksendung, Retoure
  returnLabel: Rücksendeetikett, Retourenschein, Rücksendeschein
  returnLate: verspätete Rückgabe, zu spät zurückbringen
  returnPolicy: Rückgaberecht, Umtausch
  returnTicket: Rückfahrkarte, Hin- und Rückfahrt, Retourkarte
  returnTime: Rückgabezeit, zurückbringen, zurückgebracht, Rückgabetermin
  reupholster: neu beziehen, neu polstern, aufpolstern, aufgepolstert
  reusable: wiederverwendbar, Mehrweg
  reuse: wiederverwenden, wiederverwendet, weiterverwenden
  revealVerb: enthüllen, aufdecken
  reverseCar: rückwärts, Rückwärtsgang, rückwärts fahren, rückwärtsfahren
  reviewNoun: Rückmeldung, Bewertung
  reviewRate: bewerten, Bewertung, Rezension
  revolvingDoor: Drehtür
  rheumatism: Rheuma
  rhododendron: Rhododendron, Azalee
  rhubarb: Rhabarber
  ribbonBand: Schleife, Geschenkband, Zierband
  ribBone: Rippe, Rippen
  rice: Reis
  rich: reich, wohlhabend, vermögend
  rideHorse: reiten, geritten, Ritt
  rideOn: mitfahren, mitgefahren, aufsitzen, mitreiten
  rider: Reiter, Reiterin
  ridingArena: Reithalle, Reitplatz, Reitplätze
  ridingGear: Reithelm, Reitstiefel, Reithose, Reitkleidung, Reitkappe
  ridingSchool: Reitschule, Reiten, Reitunterricht, Reitstunde, geritten
  right: Rechte, Anspruch
  rightsEntitlement: Recht, Anspruch, Ansprüche
  rightSide: rechts
  rim: Felge
  ringBell: klingeln, läuten, Klingel
  ringBinder: Ringbuch, Aktenordner, Mappe
  ringDoorbell: anklopfen, klopfen
  ringJewel: Ring, Fingerring
  ringResize: Ringweite, Ringgröße, weiten
  rinse: ausspülen, spülen, abspülen, abgespült, abspritzen
  ripe: reif
  riskActivity: Risikosportart
  risky: Risiko, Risiken, riskant, gefährlich, Gefahr
  river: Fluss, Flüsse, Bach, Bäche
  road: Landstraße
  roadSign: Verkehrsschild, Verkehrszeichen
  roastCoffee: geröstet, Rösterei
  roastGrill: grillen, rösten, gegrillt, Grillplatz
  roastMeat: Schweinebraten, Sonntagsbraten, Rostbraten
  roboticMower: Mähroboter, Rasenroboter
  robotVacuum: Saugroboter
  robust: robust, stabil
  rockingChair: Schaukelstuhl
  rockingHorse: Schaukelpferd
  rockMusic: Rockmusik, Popmusik, Hip-Hop
  rocky: steinig, felsig
  rodent: Nagetier, Nager, Maus, Mäuse, Feldmaus, Feldmäuse
  rolePlay: Rollenspiel
  rollerBlind: Rollo, Plissee, Raffrollo
  rollerCoaster: Achterbahn
  rollingPin: Nudelholz, Teigroller
  rollPaper: Rolle, Rollen, Papierrolle
  rollTurf: Rollrasen
  rollUp: aufrollen, aufgerollt, zusammenrollen, aufwickeln
  rollVerb: rollen, wälzen, gerollt
  roman: Römer, römisch, Römerzeit
  romanian: rumänisch, Rumäne, Rumänien
  romantic: romantisch
  roof: Dach, Dächer
  roofer: Dachdecker, Dachdeckerei, Spengler
  roofLeakRepair: Dachreparatur, Dach reparieren, Ziegel fehlt
  roofRack: Dachträger, Dachbox, Dachkoffer
  roofTile: Dachziegel, Ziegel, Dachpfanne
  roofTruss: Dachstuhl, Sparren
  roofWindow: Dachfenster, Oberlicht, Gaube
  room: Zimmer, Raum, Räume
  roomHire: Raummiete, Raumvermietung, Raum mieten, Saal mieten
  rooster: Hahn, Hähne, Gockel
  root: Wurzel
  rootCanal: Wurzelbehandlung, Wurzelkanalbehandlung
  rootTouchUp: Ansatz, Haaransatz
  rope: Seil, Schnur, Spanngurt, Schnüre, Kordel, Bindfaden
  ropeMaking: Seiler
  ropesCourse: Kletterwald, Hochseilgarten, Seilrutsche, Waldseilgarten, Kletterpark
  rose: Rose
  rosehip: Hagebutte
  rosemary: Rosmarin
  rot: faulen, faul, verfault, morsch, faulig, Hausschwamm
  rotate: drehen, rotieren
  rotavator: Motorhacke, Bodenfräse
  rotten: verdorben, verfault, vergammelt, schlecht geworden
  rough: rau, grob
  roughly: ungefähr, etwa, circa, in etwa
  round: rund
  roundabout: Kreisverkehr
  roundTheClock: rund um die Uhr
  route: Strecke, Route
  router: Router, Modem
  rowBoat: rudern, paddeln
  rowLine: Schlange, Warteschlange, anstehen
  rowSeats: Sitzreihe, Reihe
  rub: reiben, gerieben, abreiben, abwischen, abgewischt
  rubber: Gummi
  rubberEraser: Radiergummi
  rubberSeal: Gummidichtung, Dichtungsring, Dichtung
  rubberStamp: Stempel
  rubbish: Müll, Abfall, Abfälle
  rubble: Bauschutt, Schutt
  rubella: Röteln
  rudder: Steuerruder, Pinne
  rude: unhöflich, unfreundlich, frech
  rugCarpet: Orientteppich, Perserteppich, Teppichläufer
  ruin: Ruine, Ruinen
  rule: Regel, Vorschrift, Regelung
  ruleBreak: Verstoß, Regelverstoß, verstoßen
  rulerTool: Lineal
  rulesGame: Spielregeln, Spielregel, Spielanleitung
  rumour: Gerücht, Klatsch
  runBusiness: betreiben, betrieben, Betreiber
  runJog: rennen, laufen, läuft, gerannt
  running: Laufen, Joggen
  runOut: aufgebraucht, leer geworden, zur Neige gehen
  rural: ländlich, auf dem Land
  rushSurcharge: Expresszuschlag, Eilzuschlag
  russian: russisch, Russe, Russland
  rust: rosten, rostig, Rost
  rustProofing: Unterbodenschutz, Rostschutz, Hohlraumversiegelung
  rusty: verrostet, durchgerostet, Rost, rostig
  rye: Roggen
  sackcloth: Jutesack, Jute, Leinensack
  sad: traurig
  saddle: Sattel, satteln, Sättel
  saddleHeight: Sattelhöhe, Sattelstütze
  saddler: Sattler, Sattlerei, Lederwerkstatt, Sattelanpassung
  saddleUp: satteln, gesattelt, aufzäumen
  sadness: Trauer, Traurigkeit
  safari: Safari, Jeeptour
  safe: sicher, Sicherheit
  safetyBriefing: Sicherheitseinweisung, Einweisung, einweisen
  safetyGlasses: Schutzbrille
  safetyPin: Sicherheitsnadel
  safetyShoes: Sicherheitsschuhe, Arbeitsschuhe
  safetyState: Sicherheit
  sag: durchhängen, durchgehangen, absacken, durchgelegen
  sageHerb: Salbei
  sailBoat: segeln, Segel
  sailing: Segeln
  sailingBoat: Segelboot, Jacht, Yacht, Katamaran
  sailor: Seemann, Matrose, Segler
  saint: Heiliger, Schutzpatron, heilig
  salad: Salat
  saladDressing: Salatsoße, Dressing
  salami: Salami, Aufschnitt, Wurstwaren
  sale: Verkauf, Verkäufe
  salesperson: Verkäufer, Verkäuferin
  salesRep: Vertreter, Außendienst, Handelsvertreter
  saliva: Speichel, Spucke, spucken
  salmon: Lachs
  salsaDance: Salsa tanzen
  salt: Salz
  saltFree: salzarm, ungesalzen
  saltMine: Salzbergwerk, Saline
  saltShaker: Salzstreuer
  salty: salzig, gesalzen
  same: gleich, derselbe, dieselbe
  sameDay: am selben Tag, taggleich, noch heute, gleichen Tag
  sameKind: gleiche Art
  samesex: gleichgeschlechtlich, schwul, lesbisch
  sample: Muster, Warenprobe
  sampleProduct: Gratisprobe, Stoffmuster, Warenprobe
  sand: schleifen, abschleifen, geschliffen, abgeschliffen, schmirgeln
  sandal: Sandale
  sanderTool: Schleifmaschine, Schleifgerät, Bandschleifer
  sandMaterial: Sand
  sandpaper: Schleifpapier, Schmirgelpapier
  sandpit: Sandkasten, Sandkiste
  sandwich: belegtes Brot, Sandwich
  sandwichMaker: Aufschnittmaschine, Schneidemaschine
  sandy: sandig
  sandyBeach: Sandstrand, Sandstrände
  sanitaryBlock: Sanitärgebäude, Waschhaus, Duschraum, Waschraum
  santaClaus: Nikolaus, Weihnachtsmann, Christkind
  sapling: Setzling, Jungbaum, Jungpflanze
  sardine: Sardine
  satiated: satt
  satisfied: zufrieden, Zufriedenheit
  satisfiedState: zufrieden, Zufriedenheit
  sauce: Soße, Sauce
  saucer: Untertasse
  sauerkraut: Sauerkraut
  sauna: Sauna, Schwitzhütte, Saunen
  saunaThing: Saunaofen
  sausage: Wurst, Würste, Würstchen
  saveData: speichern, sichern
  saveMoney: sparen, Ersparnis, gespart
  saw: sägen, Säge, Kettensäge, Motorsäge, absägen, zersägen
  sawmill: Sägewerk
  saxophone: Saxophon, Saxofon
  sayGoodbye: verabschieden, Abschied
  scab: Schorf
  scaffolder: Gerüst, Gerüstbauer, Gerüstbau, Baugerüst
  scald: verbrühen, verbrüht, sich verbrennen
  scale: Waage, Küchenwaage
  scalp: Kopfhaut
  scanner: Scanner, Scan
  scanVerb: einscannen, scannen
  scar: Narbe
  scarecrow: Vogelscheuche
  scarf: Schal
  scarify: Vertikutierer, vertikutieren
  scarletFever: Scharlach
  scary: gruselig, unheimlich, Angst machen
  schedulePlan: planen, Planung
  schnitzel: Schnitzel
  scholarship: Stipendium, Stipendien, Zuschuss, Förderung, Bildungsgutschein, Bildungsprämie
  school: Schule
  schoolAge: schulpflichtig, Schulalter, Schulkind
  schoolBag: Schulranzen, Schultasche, Schulrucksack
  schoolBus: Schulbus
  schoolCanteen: Schulkantine, Schulessen, Mensa
  schoolClass: Schulklasse, Klasse
  schoolEnrolment: Einschulung, Schulanmeldung, Schulanfang, eingeschult
  schoolFriend: Schulfreund, Mitschüler, Klassenkamerad
  schoolGroup: Schulgruppe, Schulklasse, Schulklassen
  schoolHoliday: Schulferien
  schoolPlacement: Schülerpraktikum, Schnupperpraktikum, Schnupperlehre, Berufspraktikum
  schoolProject: Projektwoche, Schulprojekt, Projekttag
  schoolReport: Zeugnis, Noten
  schoolSupplies: Schulbedarf, Schulsachen, Schreibwaren
  schoolTrip: Klassenfahrt, Schulausflug, Wandertag, Klassenausflug
  schoolUniform: Schuluniform
  schoolyard: Schulhof, Pausenhof
  scienceNoun: Wissenschaft, Wissenschaftler, Naturwissenschaft
  scissors: Schere
  scoliosis: Skoliose
  scooterKick: Roller, Tretroller, E-Roller, E-Scooter, Elektroroller
  scout: Pfadfinder
  scrape: Schürfwunde, aufschürfen, Schramme
  scrapMetal: Schrott, Altmetall, Schrottplatz
  scratch: kratzen, Kratzer, zerkratzen, zerkratzt, verkratzt, Schramme
  scratched: zerkratzt, verkratzt, Kratzer
  scratchingPost: Kratzbaum, Kratzbäume
  scratchItch: sich kratzen, kratzt
  scratchproof: kratzfest
  scratchyWool: kratzt, kratzig
  screedFloor: Estrich, Unterboden
  screen: Bildschirm
  screeningTest: Vorsorge, Vorsorgeuntersuchung, Früherkennung
  screenMonitor: Bildschirm, Monitor, Display
  screenPrinting: Siebdruck
  screenProtector: Schutzfolie, Displayschutz, Panzerglas
  screenReplace: Displaytausch, Displayreparatur, Bildschirmreparatur
  screw: Schraube
  screwdriver: Schraubenzieher, Schraubendreher
  screwNutBolt: Mutter und Schraube, Schraubenmutter, Bolzen
  screwOn: anschrauben, angeschraubt, festschrauben
  screwTighten: festziehen, nachziehen, festgezogen
  screwVerb: schrauben, Schraube
  scrub: schrubben, Peeling, scheuern
  scuffed: abgewetzt, abgestoßen, Scheuerspuren
  sculpture: Skulptur
  scythe: Sense
  sea: Meer, Ozean
  seabed: Meeresgrund, unter Wasser, Unterwasser
  seafood: Meeresfrüchte, Schalentiere
  seagull: Möwe
  seal: abdichten, versiegeln, Dichtung, abgedichtet
  sealAnimal: Robbe, Seehund, Kegelrobbe
  sealedBag: versiegelt, Sicherheitssiegel
  seam: Naht, Nähte
  search: suchen, Suche
  searchEngine: Suchmaschine
  searchRanking: Suchmaschinenoptimierung
  seashell: Muschelschale, Muscheln sammeln
  seasick: seekrank, Seekrankheit, Reisekrankheit, Reiseübelkeit
  season: Saison, Jahreszeit
  seasonal: saisonal
  seasonalWorker: Saisonarbeiter, Saisonarbeit, Saisonkraft, Erntehelfer, Aushilfe
  seasonFood: würzen, Gewürz
  seasonTicket: Jahreskarte, Saisonkarte, Dauerkarte, Monatskarte, Jahresabo, Jahrespass
  seasonVerb: gewürzt
  seatBelt: Sicherheitsgurt, Gurt
  seatCover: Sitzbezug, Schonbezug
  seatingPlan: Sitzplan, Bestuhlung, Sitzordnung, Saalplan, Tischordnung
  seatReservation: Platzreservierung, Sitzplatzreservierung, Sitzplatz
  seatRest: Sitzgelegenheiten, Hocker, Klapphocker
  seaUrchin: Seeigel
  seaView: Meerblick
  seaweed: Algen, Seetang, Tang
  second: Sekunde
  secondarySchool: Gymnasium, Oberschule, Realschule, Gymnasien
  secondEntrance: Hintereingang, Nebeneingang, Seiteneingang
  secondHand: gebraucht, Secondhand, aus zweiter Hand, Gebrauchtware, Second-Hand
  secondHandShop: Secondhandladen, Gebrauchtwarenladen, Sozialkaufhaus, Trödelladen
  secondOpinion: Zweitmeinung, zweite Meinung
  secondOrdinal: zweite
  secret: geheim, Geheimnis
  secretary: Sekretärin
  securityCamera: Überwachungskamera, Videoüberwachung, Kameraüberwachung, überwacht
  see: sehen, sieht, gesehen, sah, anschauen, angucken
  seed: Samen, Saatgut
  seedling: Setzling, Sämling, Jungpflanze
  seesaw: Wippe
  segway: Segway
  selfCatering: Selbstversorgung, Selbstversorger, Küchenbenutzung
  selfEmployed: selbstständig, selbständig, freiberuflich, Selbstständige, Freiberufler, Selbstständiger
  selfEmployment: Existenzgründung, Gewerbe anmelden, Gewerbeanmeldung, Gründung
  selfGuided: ohne Führung, auf eigene Faust
  selfHelpGroup: Selbsthilfegruppe, Gesprächsgruppe
  selfieStick: Selfie, Selfiestick
  selfish: egoistisch
  selfService: Selbstbedienung
  sell: verkaufen, Verkauf, verkauft, Verkäufe, verkauften
  seller: Verkäufer, Verkäuferin
  sellOld: weiterverkaufen, verkauft, verkaufen
  semester: Halbjahr, halbjährlich
  seminar: Seminar, Tagung
  send: senden, schicken, versenden, verschicken, gesendet, geschickt
  sendAway: einschicken, eingeschickt, einsenden, wegschicken
  sendBack: zurücksenden, zurückschicken, Rücksendung, Rückgabe
  sender: Absender
  sendHome: nach Hause schicken, nach Hause liefern, heimschicken
  sendReminder: mahnen, gemahnt, Mahnung
  senior: Senior, Rentner, Ältere, Pensionär, Ruheständler
  seniorGymnastics: Seniorengymnastik, Seniorensport, Sitzgymnastik
  seniorsAfternoon: Seniorennachmittag, Seniorentreff, Seniorencafé
  sense: Sinn, sinnvoll, vernünftig
  sensitiveSkin: empfindlich, sensibel
  separateAdjective: getrennt, separat, einzeln
  separateOwn: eigener Eingang, separater Eingang
  separateVerb: trennen, Trennung, getrennt
  separateWaste: Mülltrennung, Müll trennen
  separation: Trennung
  separationCouple: getrennt lebend, Trennungsjahr
  septicTank: Klärgrube, Sickergrube
  serialNumber: Seriennummer, Artikelnummer, Modellnummer
  series: Reihe, Serie
  seriousGrave: ernst, schwer, schlimm
  serratedKnife: Wellenschliff
  serveFood: servieren, bedienen, Bedienung
  serviceArea: Einsatzgebiet, Einzugsgebiet, Umkreis
  serviceBook: Serviceheft, Scheckheft, Wartungsheft
  serviceOffered: Dienstleistung, Leistung, Service
  serviettePaper: Papierserviette
  sesame: Sesam
  session: Sitzung, Einheit
  setKit: Satz, Sätze
  setStone: Edelstein, fassen
  settle: einigen, Einigung
  settlement: Vergleich, Vereinbarung, Einigung
  setUp: aufstellen, aufgestellt, aufbauen, aufgebaut, Aufbau
  setUpDevice: einrichten, eingerichtet, konfigurieren
  setupInstall: Installation, Einrichtung
  setUpTime: Aufbau
  several: mehrere
  severalTimes: mehrmals, mehrfach, wiederholt
  severance: Abfindung
  sew: nähen, genäht, Naht
  sewage: Abwasser, Kanalisation, Abwasserkanal, Grauwasser
  sewButton: Knopf annähen, angenäht, annähen, Knopf fehlt
  sewing: Nähen, Nähkurs
  sewingMachine: Nähmaschine
  sewingPatternClass: Nähkurs, Nähtreff
  sewOn: annähen, angenäht
  shabby: schäbig, heruntergekommen, baufällig
  shade: Schatten
  shady: Schatten, schattig
  shadyPlace: im Schatten, schattig
  shaky: instabil, wackelt
  shallow: seicht, flach
  shame: Scham, peinlich
  shampoo: Haarwaschmittel, Shampoo
  shandy: Radler, Alster
  share: teilen, geteilt, getrennt zahlen
  shared: gemeinschaftlich, geteilt, gemeinsam
  shareRide: Mitfahrgelegenheit, mitfahren
  shark: Hai, Haie, Haifisch
  sharp: scharf
  sharpen: schärfen, schleifen, Messer schleifen, Schleifservice, Wetzstein, Schleifstein
  shatter: zerbrechen, zersplittern, kaputtgehen
  shave: rasieren, Rasur
  shavingFoam: Rasierschaum, Rasiercreme
  shearClip: scheren, geschoren
  shearing: Schur, Scheren
  shearSheep: Schafe scheren, Schafschur, geschoren
  shedHair: haaren, Haarausfall
  sheep: Schaf, Lamm, Lämmer
  sheepdog: Hütehund, Herdenschutzhund, Hirtenhund
  sheepskin: Schaffell, Lammfell
  sheetMusic: Notenblatt, Noten, Notenblätter
  sheetPaper: Blatt Papier, Bogen Papier
  sheetSleepingBag: Hüttenschlafsack
  shelf: Regal, Regale, Wandregal, Regalbrett
  shell: Eierschale, Schneckenhaus, Schneckenhäuser
  shellac: Shellac, Gellack
  shellacPolish: Schellack, Schellackpolitur
  shellHouse: Fertighaus
  shelterRain: Unterstand
  shepherd: Schäfer, Hirte, Hirtin, Schäferei
  shiftGear: schalten, Gang, Gangschaltung
  shiftWork: Schicht
  shine: glänzen, leuchten, glänzend, Glanz, glühen
  shingles: Gürtelrose
  shinyState: glänzend
  ship: Schiff, Fähre, Dampfer
  shipBell: Abfahrtsstelle, Abfahrtszeit, Ablegestelle
  shipping: Versand, Sendung, Lieferung
  shippingCost: Versandkosten, Lieferkosten, Porto
  shippingCosts: Versandkosten, Porto
  shipwreck: Schiffswrack, Wrack, Schiffbruch
  shirt: Hemd
  shockAbsorber: Stoßdämpfer, Federung
  shoe: Schuh, Schuhwerk, Schuhe
  shoeHeel: Absatz, Absätze
  shoeHorse: beschlagen, Hufschmied, Hufeisen, Hufpflege, Hufbeschlag, Hufe schneiden
  shoeInsoleTree: Schuhspanner
  shoelace: Schnürsenkel, Schuhband
  shoePolish: Schuhcreme
  shoeRack: Schuhregal, Schuhschrank
  shoeSize: Schuhgröße
  shoeSole: Sohle
  shoeStretch: Schuhe weiten, Schuh drückt, drücken Schuhe, Schuhe dehnen
  shoot: schießen, geschossen, Schießstand
  shooting: Schießstand, Schützenverein
  shootingStar: Sternschnuppe
  shop: Geschäft, Laden, Läden
  shopkeeper: Ladenbesitzer, Händler, Einzelhändler
  shoppingBag: Einkaufstasche, Tragetasche, Tüte
  shoppingCart: Warenkorb, Einkaufswagen
  shoppingCentre: Einkaufszentrum, Einkaufszentren
  shoppingGo: einkaufen, Einkauf, shoppen
  shopWindow: Schaufenster
  shore: Ufer, Seeufer, Flussufer
  shortAdjective: kurz
  shortage: Knappheit, Engpass, knapp
  shortCircuit: Kurzschluss, Sicherung
  shorten: kürzen, säumen
  shortenTrousers: Hose kürzen, kürzer machen, gekürzt
  shortOfBreath: Atemnot, außer Atem, kurzatmig, keine Luft, Kurzatmigkeit
  shortPerson: kleinwüchsig, kleine Menschen
  shorts: kurze Hose
  shortSighted: kurzsichtig, Kurzsichtigkeit
  shortSightedness: Kurzsichtigkeit, Myopie, kurzsichtig
  shoulder: Schulter
  shout: schreien, rufen, geschrien, brüllen, schreit
  shovel: Schaufel, Spaten
  showAround: herumführen, zeigen, gezeigt
  shower: duschen, Dusche, geduscht
  showerCubicle: Duschkabine
  showerGel: Duschgel, Duschbad
  showerHead: Duschkopf, Duschbrause
  showerRoom: Dusche, Duschraum, Duschkabine, duschen, geduscht
  showerToken: Duschmarke, Duschmünze
  showRepertoire: Repertoire
  showroom: Ausstellungsraum
  showVerb: zeigen
  shrimp: Garnele, Krabbe
  shrink: einlaufen, schrumpfen, eingelaufen, geschrumpft, geht ein
  shuttleBus: Shuttlebus, Pendelbus, Zubringer
  shy: schüchtern, scheu, zurückhaltend
  sibling: Geschwister, Geschwisterkind
  siblingDiscount: Geschwisterrabatt, Geschwisterermäßigung, zweites Kind
  sick: krank, Krankheit
  sickle: Sichel
  sickNote: Krankschreibung, Attest, krankgeschrieben, Lohnfortzahlung, Krankmeldung
  sidecar: Beiwagen
  sideDish: Beilage
  sideEffect: Nebenwirkung
  sieve: Sieb, Durchschlag, Nudelsieb
  sightseeing: Stadtführung, Stadtrundgang, Stadtrundfahrt
  sightseeingFlight: Rundflug, Panoramaflug
  sign: unterschreiben, unterschrieben, Unterschrift, unterzeichnen, unterzeichnet
  signature: Unterschrift
  signboard: Schild, Aushang, Türschild, Messingschild, Schilder
  signedReceipt: Quittung, Empfangsbestätigung, quittieren
  signLanguage: Gebärdensprache, Gebärdendolmetscher, Gebärdensprachdolmetscher
  signposted: ausgeschildert, beschildert, markiert
  silence: Stille, Schweigen, leise sein
  siliconeSealant: Silikon, Silikonfuge, Dichtmasse
  silk: Seide
  silkPainting: Seidenmalerei
  silo: Silo, Kornspeicher
  silver: Silber
  silverfish: Silberfischchen
  silvery: Silber, silbern, silberfarben
  simCard: SIM-Karte
  similar: ähnlich
  similarity: ähneln, aussehen wie, ähnlich
  simmer: köcheln, schmoren
  sing: singen, gesungen, Gesang
  singer: Sänger, Sängerin
  singing: Gesang, Singen, Gesangsunterricht
  singingLesson: Gesangsunterricht, Stimmbildung
  single: ledig, unverheiratet, alleinstehend
  singleParent: alleinerziehend, Alleinerziehende
  singleRoom: Einzelzimmer
  singleTicket: Einzelfahrt, Einzelkarte, einfache Fahrt, Einzelticket
  sink: Waschbecken, Spüle, Spülbecken, Waschtisch
  sinkVerb: sinken, gesunken, untergehen, untergegangen
  sinusitis: Nebenhöhlenentzündung, Nebenhöhlen
  sip: Schluck, nippen
  sister: Schwester
  sit: sitzen, gesessen, hinsetzen, sich setzen, Sitzgelegenheit
  siteMap: Lageplan, Lagepläne, Geländeplan, Hausplan
  size: Größe
  sizeChart: Größentabelle
  sizeNoun: Größe
  skate: Schlittschuh, skaten
  skateboard: Skateboard, Skatepark, Longboard
  skating: Schlittschuh, Eislaufen, Eisbahn, Eishalle
  skein: Wollknäuel, Knäuel, Strang
  skeleton: Skelett, Knochenfund
  sketchbook: Skizzenbuch, Zeichenblock, Skizze
  ski: skifahren, Ski fahren
  skiBinding: Skibindung
  skiBoots: Skischuh, Skistiefel, Skischuhe
  skid: schleudern, ins Rutschen
  skiing: Ski, Skifahren
  skiInstructor: Skilehrer, Skischule
  skiLift: Skilift, Sessellift, Schlepplift
  skilled: geschickt, begabt, talentiert, Talent
  skin: Haut
  skinAnalysis: Hautanalyse
  skinCancer: Hautkrebs, Hautkrebsvorsorge, Melanom
  skincare: Hautpflege
  skinIrritated: empfindliche Haut, gereizt, Hautreizung
  skiPass: Skipass, Skipässe, Liftkarte
  skipContainer: Container, Schuttcontainer, Mulde
  skiPoles: Skistock, Skistöcke
  skippingRope: Springseil, seilspringen
  skiRental: Skiverleih
  skiResort: Skigebiet, Skiort
  skirt: Rock, Röcke, Jupe, Minirock
  skirtingBoard: Sockelleiste, Fußleiste
  skiSchool: Skischule, Skikurs, Skilehrer
  skiService: Skiservice, Ski wachsen, Kanten schleifen, Skiwachs, Kantenschliff
  skiSlope: Skipiste, Piste
  skiTouring: Skitour, Skitouren, Tiefschnee, Variantenfahren
  skull: Schädel
  skunk: Stinktier
  sky: Himmel
  skyscraper: Hochhaus
  slackline: Slackline
  slate: Schiefer
  slattedFrame: Lattenrost
  slaughter: Metzger, Fleischer, Metzgerei
  slaughterAnimal: schlachten, geschlachtet, Schlachtung, Schlachthof
  slaughterhouse: Schlachthof, Schlachthöfe, Schlachterei, Hausschlachtung
  slave: Sklave, Sklaverei
  sledge: Schlitten, Rodel, rodeln, Rodelbahn, Rodelschlitten
  sledgehammer: Vorschlaghammer, Gummihammer
  sleep: schlafen, schläft, geschlafen, Schlaf, schlief, pennen
  sleepDisorder: Schlafstörung, Schlafapnoe, Schlaflabor
  sleepingBag: Schlafsack, Schlafsäcke
  sleepingMat: Isomatte
  sleepingPill: Schlaftablette, Schlafmittel, Beruhigungsmittel
  sleepOutdoors: draußen schlafen, wild campen, Wildcampen, im Freien übernachten
  sleepy: schläfrig
  sleeve: Ärmel
  sleeveLong: langärmelig, Langarm
  sleeveShort: kurzärmelig, Kurzarm
  slice: Scheibe
  slide: Rutsche, Rutschbahn, Wasserrutsche
  slidingDoor: Schiebetür
  slim: schlank, mager
  slip: rutschen, ausrutschen, rutschig, glatt, Rutschgefahr, glitschig
  slipper: Hausschuh, Pantoffel, Hausschuhe, Hausschlapfen, Patschen, Finken
  slipRisk: Rutschgefahr, Sturzgefahr, Absturzgefahr
  slipway: Bootsanhänger, Bootstrailer
  slopeLand: Berghang, Steilhang, Gefälle, Steigung
  slotMachine: Spielautomat, Glücksspiel, Casino, Spielhalle
  slovenian: slowenisch, Slowenien
  slow: langsam
  slowDown: verlangsamen, langsamer
  slugPellets: Schneckenkorn
  small: klein
  smallAnimal: Kleintier, Heimtier, Exoten
  smallChange: Wechselgeld, Rückgeld, Kleingeld
  smallGroup: Kleingruppe, kleine Gruppe
  smallPrint: Kleingedrucktes
  smartHome: Smart Home, Haussteuerung
  smartphone: Smartphone, iPhone, Android
  smartwatch: Smartwatch, Fitnessuhr, Fitnessarmband
  smell: riechen, riecht, Geruch, stinken, Gerüche, Gestank
  smile: lächeln
  smoke: Rauch, Qualm
  smokeDetector: Rauchmelder
  smokeFish: räuchern, geräuchert
  smokeFood: geräuchert, räuchern, Räucherei
  smokehouse: Räucherofen, Räucherkammer, Selchkammer
  smoker: Raucher, Rauchen
  smokeVerb: rauchen, Raucher, geraucht, E-Zigarette, dampfen
  smokingArea: Raucherbereich
  smooth: glatt
  smoothie: Smoothie
  smoothPolished: poliert, aufpolieren, Politur
  snack: Imbiss, Snack, Zwischenmahlzeit
  snackBar: Kiosk, Imbissbude, Imbissstand
  snagRework: Nachbesserung, nachbessern, Mängelbeseitigung
  snail: Schnecke, Nacktschnecke
  snake: Schlange
  snakeBite: Schlangenbiss
  snakePet: Python, Boa, Würgeschlange
  snapFastener: Druckknopf, Druckknöpfe
  snapOff: abbrechen, abgebrochen
  sneeze: niesen, Niesen
  snore: schnarchen
  snoring: Schnarchen
  snorkel: Schnorchel, schnorcheln
  snorkelFins: Flossen
  snout: Schnauze, Rüssel
  snow: schneien, Schnee
  snowboard: Snowboard, snowboarden
  snowCannon: Kunstschnee, Schneekanone
  snowChains: Schneeketten
  snowClearing: Schneeräumung, Winterdienst, Schneepflug, Streudienst
  snowdrop: Schneeglöckchen
  snowed: eingeschneit, verschneit, schneebedeckt
  snowfall: Schneefall, Neuschnee, Schneehöhe
  snowflake: Schneeflocke
  snowmobile: Motorschlitten
  snowshoe: Schneeschuh, Schneeschuhwandern, Schneeschuhe
  soak: einweichen, einweichen lassen, eingeweicht
  soaked: durchnässt, klatschnass, nass geworden
  soap: Seife
  sober: nüchtern
  socialHousing: Sozialwohnung, Wohnberechtigungsschein
  socialMedia: soziale Medien, soziales Netzwerk
  socialSecurity: Sozialversicherung, Sozialversicherungsnummer
  socialWorker: Sozialarbeiter, Sozialarbeiterin, Sozialpädagoge
  sock: Socke, Strumpf, Strümpfe, Socken, Kniestrümpfe
  socket: Steckdose
  sofa: Sofa, Couch, Ecksofa, Kanapee
  sofaBed: Schlafsofa, Schlafcouch, Futon
  soft: weich
  softDrink: Limonade, Limo
  softener: Weichspüler
  software: Software
  softwareUpdate: Software-Update, Aktualisierung
  soil: Erde, Blumenerde, Kompost, Pflanzerde, Mutterboden
  solarPanel: Solaranlage, Photovoltaik, Solarpanel, Solarzelle
  soldier: Soldat
  soldState: schon verkauft, noch zu haben, noch verfügbar
  solid: massiv, Massivholz
  soloist: Solist
  solution: Lösung, gelöst
  solve: lösen, Lösung
  sometimes: manchmal, gelegentlich
  somewhere: irgendwo
  sommelier: Sommelier, Weinkellner
  son: Sohn, Söhne
  song: Lied, Lieder
  sonInLaw: Schwiegersohn
  soon: bald, demnächst
  soot: Ruß, verrußt
  sorbet: Sorbet
  sore: wund, Muskelkater
  soreThroat: Halsschmerzen, Halsweh, Mandelentzündung
  sort: sortieren, aufgeräumt
  soundproof: schalldicht, schallgedämmt
  soundRecording: Tonstudio, Tonaufnahme
  soundSystem: Musikanlage, Tonanlage, Lautsprecheranlage, Beschallung
  soup: Suppe
  soupPlate: Suppenteller
  sour: sauer
  sourdough: Sauerteig
  south: Süden, südlich
  souvenir: Souvenir, Andenken, Mitbringsel, Erinnerungsstück, Museumsshop
  sow: säen, Samen
  soy: Soja
  spa: Therme, Thermalbad, Thermalquelle
  spacious: geräumig, großzügig, viel Platz
  spade: Spaten, Schaufel
  spamMail: Spam, Spamordner
  spanish: spanisch, Spanier, Spanien, auf Spanisch
  spare: Ersatz, Reserve
  spareFilter: Filterwechsel, Innenraumfilter, Pollenfilter
  sparePart: Ersatzteil, Originalteil, Ersatzteile
  spareReserve: Reserve, in Reserve
  spareTyre: Reserverad, Ersatzrad, Notrad
  sparklingWine: Sekt, Schaumwein
  sparkPlug: Zündkerze
  sparrow: Spatz, Sperling
  spaWellness: Wellness, Wellnessbereich, Wellnesstag
  speak: sprechen, spricht, gesprochen, sprach, reden, redet
  speakLanguage: Englisch sprechen, spricht, gesprochen, welche Sprachen
  special: besondere, speziell, besonders
  specialExhibition: Sonderausstellung, Wechselausstellung
  specialistDoctor: Facharzt, Fachärztin
  specialOffer: Sonderangebot, Aktion, Angebot
  specialSchool: Förderschule, Sonderschule, Förderbedarf
  specialTermination: Sonderkündigung, Sonderkündigungsrecht, fristlos kündigen
  specialUnusual: ungewöhnlich, außergewöhnlich
  species: Tierart, Arten, Pflanzenart
  spectacleFrame: Fassung, Brillengestell
  spectacleLens: Brillenglas, Brillengläser
  spectacular: spektakulär, atemberaubend
  spectator: Zuschauer, Publikum
  speechTherapy: Logopädie, Logopäde, Logopädin
  speed: Geschwindigkeit, Tempo
  speedLimit: Tempolimit, Geschwindigkeitsbegrenzung
  spell: buchstabieren, Rechtschreibung
  spelt: Dinkel
  spendMoney: ausgeben, ausgegeben, Ausgaben
  spice: Gewürz
  spicy: scharf, pikant
  spider: Spinne
  spill: verschütten, verschüttet
  spinach: Spinat
  spinCycle: schleudern, Schleudergang
  spine: Wirbelsäule
  spinning: Wolle spinnen, gesponnen
  spinWool: spinnen, Spinnrad, gesponnen
  spiralBinding: Abschlussarbeit binden
  spiralStaircase: Wendeltreppe
  spiritLevel: Wasserwaage
  splash: spritzen, gespritzt, planschen
  splint: Schiene, Bandage, Orthese
  splinter: Splitter, Spreißel, Scherbe, Scherben, splittern
  splitEnds: Spliss
  splitUp: sich trennen, Schluss machen
  splitWood: Holz spalten, Holzspalter, Holz hacken
  spoke: Speiche
  sponge: Schwamm, Schwämme
  sponsor: sponsern, fördern
  spontaneous: spontan
  spoon: Löffel, Teelöffel, Esslöffel
  sport: Sport, Sportart
  sportsBag: Sporttasche, Turnbeutel
  sportsMassage: Sportmassage
  sportsMedical: Tauchtauglichkeit, Sportattest, Tauglichkeitsuntersuchung
  sportswear: Sportkleidung, Sportsachen, Sportbekleidung, bequeme Kleidung
  spotless: blitzblank, makellos, picobello
  spotlight: Strahler, Spot, Fluter, Flutlicht
  spotted: gepunktet, getupft, gefleckt
  spouse: Ehepartner
  sprain: verstauchen, verstaucht, Verstauchung, Zerrung
  spray: sprühen
  sprayBottle: Sprühflasche, Spraydose
  spread: verteilen, ausbreiten
  spreadsheet: Tabelle, Tabellenkalkulation, Excel
  spring: Frühling, Frühjahr
  springPart: Sprungfeder, Federkern, Stahlfeder
  springWater: Quelle, Thermalquelle, Heilquelle
  sprinkle: bestreuen, streuen
  square: quadratisch, viereckig
  squareMetre: Quadratmeter
  squareShape: Würfel, würfelförmig
  squeak: quietschen, knarren, knarrt, quietscht, knarzen
  squeeze: quetschen, ausdrücken, auspressen
  squeezeThrough: durchzwängen, durchquetschen, sich zwängen
  squid: Tintenfisch, Calamari
  squint: schielen
  squirrel: Eichhörnchen, Eichkätzchen
  stable: Stall, Ställe
  stableHorse: Stall, Ställe, Reitstall
  stableSteady: stabil, standfest, feststehend
  stack: stapeln, Stapel
  stackable: stapelbar
  stadium: Stadion, Sporthalle, Turnhalle
  staff: Personal, Belegschaft
  staffDiscount: Mitarbeiterrabatt
  staffOnly: kein Zutritt, Zutritt verboten, nur Personal
  stage: Bühne
  stageSet: Bühnenbild, Kulisse
  stageStep: Schritt, Stufe
  stagNight: Junggesellenabschied
  stain: beflecken, Fleck
  stain2: verfleckt, fleckig, Flecken
  stainedGlass: Glasmalerei, Kirchenfenster, Buntglas, Bleiverglasung
  stainRemoval: Fleckenentfernung, Fleckentferner, Flecken, Fleckentfernung, Fettfleck, Rotweinfleck
  staircase: Treppenhaus, Stiege
  staircaseCleaning: Treppenhausreinigung
  stairlift: Treppenlift, Plattformlift
  stairs: Treppe
  stakePost: Zaunpfahl, Pfosten, Pfahl, Pflock
  stalactite: Tropfstein, Stalaktit, Stalagmit
  stale: altbacken, verdorben
  stallion: Hengst
  stallMarket: Marktstand, Verkaufsstand, Bude
  stallsSeat: Parkettplatz
  stamina: Kondition, Ausdauer
  stampPost: Briefmarke
  stampPostage: Briefmarke
  standFee: Standgebühr, Standmiete
  standIn: vertreten, Vertretung, einspringen
  standingOrder: Dauerauftrag
  standingRoom: Stehplatz, Stehplätze
  standLong: lange stehen
  standUpPaddle: Stand-up-Paddling, SUP, Stehpaddeln
  standVerb: stehen, gestanden
  stapler: Hefter, Tacker, Heftklammer
  starfish: Seestern
  starSky: Stern, Sterne, Sternenhimmel, Sternbeobachtung
  starter: Vorspeise
  startingPrice: Startpreis, ab Preis, Einstiegspreis
  startUp: anspringen, springt nicht an, starten, anlassen
  stationery: Schreibwaren, Bürobedarf, Büromaterial, Briefpapier
  statueFigure: Statue, Figur, Büste, Skulptur
  stay: bleiben, bleibt, geblieben, Aufenthalt, blieb
  stayAwake: wach bleiben, wachgeblieben
  stayBehind: draußen warten, draußen bleiben
  stayLonger: länger bleiben, Aufenthalt verlängern
  stayOvernight: übernachten, Übernachtung, nächtigen, übernachtet, dort schlafen
  std: Geschlechtskrankheit, HIV, Aids
  steak: Rindersteak
  stealVerb: stehlen, gestohlen, Diebstahl, klauen, stiehlt, geklaut
  steamCleaner: Dampfreiniger
  steamCook: im Dampf gegart, gedämpft, dünsten, gedünstet
  steamEngine: Dampfmaschine, Dampflok, Lokomotive
  steamRoom: Dampfbad, Hamam
  steamVerb: dämpfen, gedämpft, dünsten, Dampf
  steel: Stahl, Edelstahl
  steelStainless: Edelstahl, rostfrei
  steep: steil, steiler, Steigung, abschüssig
  steepSlope: Gefälle, Steilhang, Hang
  steer: lenken, Lenkung, Lenkrad
  steeringCar: Servolenkung
  steeringWheel: Lenkrad, Lenkung
  steerVerb: lenken, gelenkt
  stem: Stiel, Stängel
  step: Stufe
  stepByStep: Schritt für Schritt, schrittweise, nach und nach
  stepchild: Stiefkind, Stiefsohn, Stieftochter
  stepFree: stufenlos, barrierefrei, rollstuhlgerecht, schwellenlos, ohne Stufen
  stepladder: Trittleiter, Stehleiter
  stepmother: Stiefmutter, Stiefeltern
  stepsCount: Treppenstufen, Stufen, Anzahl Stufen
  stepsMany: Stufen, Treppenstufen, wie viele Stufen, viele Treppen
  stepsNumber: Stufenzahl, viele Stufen, Treppenstufe
  sterile: steril, sterilisiert
  stewNoun: Eintopf, Gulasch
  stickingPlaster: Heftpflaster
  stickJam: klemmen, klemmt, festsitzen, verklemmt, festgefahren
  sticky: klebrig, klebt, pappig
  stickyTape: Klebeband
  stiffJoint: steifer Nacken, Genickstarre, steif
  stiffRigid: steif, starr
  stillWater: stilles Wasser
  sting: stechen, gestochen, Stich, Insektenstich, sticht
  stingy: geizig, knauserig
  stirrup: Steigbügel
  stitch: Stiche, Faden
  stitches: Wundnaht, Fäden ziehen
  stitchUp: Fäden ziehen, nähen lassen, Wunde nähen
  stock: Lagerbestand, Bestand, Vorrat, Vorräte
  stocktaking: Inventur, Bestandsaufnahme
  stomach: Magen, Mägen
  stomachache: Bauchschmerzen, Bauchweh
  stomachBug: Magen-Darm-Grippe, Magen-Darm-Infekt, Brechdurchfall
  stone: Stein, Fels, Kies
  stoneAge: Steinzeit, prähistorisch, urgeschichtlich, Vorgeschichte
  stoneChip: Steinschlag, Steinschläge
  stonemason: Steinmetz, Steinhauer, Steinbildhauer, Steinmetze
  stoneware: Steinzeug
  stool: Stuhlprobe, Kot
  stoolSample: Stuhlprobe
  stopcock: Haupthahn, Absperrhahn, Absperrventil
  stopMedicine: abgesetzt, Medikament absetzen
  stopOver: Zwischenstopp
  stopVerb: aufhören, anhalten, stoppen
  stopWorking: funktioniert nicht, ausgefallen, streikt
  storage: Lagerung, Einlagerung, Selfstorage, Aufbewahrung
  storageRoom: Lagerraum, Abstellraum
  storageUnit: Lagerraum, Lagerräume, Lagerbox, Abstellraum
  storeAway: einlagern, eingelagert, lagern, unterstellen, untergestellt
  storeData: Daten speichern, personenbezogene Daten, gespeichert
  stork: Storch, Störche
  storm: Sturm, Gewitter, Unwetter, Stürme
  stormDamage: Sturmschaden, umgestürzter Baum
  stormy: Wellengang, raue See, stürmisch, Sturm, Sturmwarnung, Seegang
  stove: Herd, Kochfeld, Herdplatte, Induktion
  straightAhead: geradeaus, gerade
  straighten: glätten, begradigen
  straightenBend: geradebiegen, zurückbiegen
  straightener: Glätteisen
  straightening: Haarglättung
  strange: seltsam, komisch, merkwürdig
  stranger: Fremde, Unbekannte
  strapBelt: Schulterriemen, Trageriemen, Riemen
  straw: Stroh, Strohballen
  strawberry: Erdbeere
  stray: streunend, Streuner, Straßenhund, Fundtier, zugelaufen
  street: Straße
  streetAddress: Straße
  strengthen: stärken, kräftigen
  strengthTraining: Krafttraining, Kraftraum, Muskelaufbau
  strenuous: anstrengend, ermüdend, kräftezehrend
  stress: Stress, gestresst, überfordert, Burnout
  stretch: dehnen, strecken, gedehnt
  stretchClothes: ausleiern, ausgeleiert
  stretchedOut: ausgeleiert, ausgebeult, ausgeweitet
  stretcher: Tragbahre, Krankentrage
  stretchFabric: dehnbar, Stretch, elastisch
  stretching: Dehnung, Dehnen
  stretchMark: Dehnungsstreifen, Schwangerschaftsstreifen
  strict: streng
  strikeWork: Streik, streiken, Warnstreik, Bahnstreik
  strimmer: Freischneider, Motorsense, Rasentrimmer
  stringMusic: Saite
  stripe: Streifen, gestreift
  stripPaint: abbeizen, Farbe entfernen, ablaugen
  strobeLight: Stroboskop, Lichtblitze
  stroke: Schlaganfall, Hirnschlag
  stroll: bummeln, spazieren
  strong: stark, kräftig, Stärke
  strongbox: Tresor, Safe, Bankschließfach
  structuralEngineer: Statiker, Bauingenieur
  stubborn: stur, eigensinnig, störrisch
  stucco: Stuckdecke, Stuckleiste, Stuckatur, Stuckateur
  student: Student, Studentin, Studierende, Schüler, Schülerin
  studentCard: Studentenausweis, Studierendenausweis, Schülerausweis
  studentExchange: Austauschschüler, Schüleraustausch
  studentRate: Studentenrabatt, Studentenermäßigung, Schülerermäßigung
  study: studieren, Studium
  stuffed: gefüllt
  stuffedAnimal: ausgestopft, Tierpräparat, Präparator
  stuffy: stickig, muffig
  stumble: stolpern
  stumpTree: Baumstumpf, Baumstümpfe, Wurzelstock
  stupid: dumm, blöd
  sturdyShoes: festes Schuhwerk, feste Schuhe, geschlossene Schuhe, rutschfest
  styrofoam: Styropor
  subjectSchool: Schulfach, Unterrichtsfach
  sublet: untervermieten
  submit: einreichen, vorlegen, eingereicht
  subscribe: abonnieren, Abo, Abonnement
  subsidence: Setzung, abgesackt, durchhängen
  subsidy: Zuschuss, Förderung, Fördermittel
  substitutePerson: Vertretung, Stellvertreter, Vertretungsarzt, Urlaubsvertretung, Ersatzperson, Ersatzteilnehmer
  subtenant: WG, Wohngemeinschaft, Mitbewohner, WG-Zimmer
  subtitle: Untertitel, Originalfassung
  suburb: Vorort, Stadtrand
  subway: U-Bahn
  succeed: gelingen, gelungen, Erfolg, schaffen, erfolgreich, Erfolgsquote
  successor: Nachfolger, übernehmen, übernommen, Übernahme
  suck: saugen, staubsaugen, Staubsauger
  suckVerb: saugen, lutschen
  sudden: plötzlich
  sue: klagen, verklagen, Klage
  suede: Wildleder
  sueSomeone: verklagt
  suffer: leiden, gelitten, leide an
  suffocate: ersticken, Erstickung, erstickt
  sugar: Zucker
  sugarFree: zuckerfrei, ungesüßt, ohne Zucker
  sugaring: Sugaring, Zuckerpaste
  suggest: vorschlagen, Vorschlag, vorgeschlagen
  suggestionBox: Vorschlag, Anregung, Feedback
  suicidal: Suizid, Selbstmord
  suit: Anzug, Anzüge
  suitable: geeignet, passend
  suitableFor: geeignet, eignet sich, tauglich
  suitcase: Koffer, Gepäck, Rollkoffer, Reisekoffer
  suitcaseWheel: Kofferrolle, Koffergriff, Koffer kaputt
  suitMatch: passend, zusammenpassen
  sulphite: Sulfite
  summer: Sommer
  summerBreak: Sommerpause, Betriebsferien, Sommerferien
  summerHoliday: Sommerferien, Sommerpause
  summerHours: Sommeröffnungszeiten, Sommerzeit
  summerJob: Ferienjob, Sommerjob, Studentenjob
  summerSeason: im Sommer, Sommersaison
  summerToboggan: Sommerrodelbahn, Alpine Coaster
  summerTyre: Sommerreifen
  summit: Gipfel, Bergspitze
  summitCross: Gipfelkreuz
  sun: Sonne, Sonnenschein
  sunburn: Sonnenbrand
  sunflower: Sonnenblume
  sunflowerField: Raps, Rapsfeld
  sunglasses: Sonnenbrille
  sunlit: pralle Sonne, direkte Sonne, sonnig
  sunny: sonnig, Sonne
  sunrise: Sonnenaufgangstour, Sonnenaufgangswanderung
  sunscreen: Sonnencreme, Sonnenschutz
  sunsetTour: Sonnenuntergangsfahrt, Sonnenuntergangstour
  sunshine: Sonnenschein, Sonnenstunden
  sunstroke: Sonnenstich, Hitzschlag
  superfluous: überflüssig, nicht nötig
  supermarket: Supermarkt, Supermärkte
  supervise: Aufseher, Betreuer
  supplement: Nahrungsergänzungsmittel
  supplied: gestellt, vorhanden, zur Verfügung, inbegriffen, inklusive
  supplier: Lieferant, Lieferanten, Zulieferer
  supplyNoun: Versorgung, Zufuhr
  supportVerb: unterstützen, Unterstützung
  suppository: Zäpfchen
  surcharge: Aufschlag, Zuschlag, Aufpreis
  sureCertain: gewiss, mit Sicherheit
  sureFooted: trittsicher, Trittsicherheit
  surface: Oberfläche, Fläche
  surfing: Surfen, Surfbrett
  surgeon: Chirurg
  surgery: Operation, OP, Eingriff, operieren, operiert
  surname: Nachname, Familienname
  surprise: überraschen, Überraschung
  surprisedState: erstaunt, verblüfft, staunen
  surveillanceCamera: Überwachungskamera, Videoüberwachung
  surveyLand: Landvermessung, Vermesser, Gutachter, Sachverständiger
  surviveVerb: überleben, überlebt, überstehen
  sushi: Sushi
  suspenders: Hosenträger
  suspendHold: aussetzen, ruhen lassen
  suspensionBridge: Hängebrücke
  suspensionCar: Fahrwerk, Federung, Querlenker
  sustainable: nachhaltig
  swallow: schlucken, verschlucken, geschluckt, verschluckt, Schluckbeschwerden
  swallowBird: Schwalbe
  swallowDifficulty: Schluckbeschwerden
  swamp: Sumpf, Sümpfe, Feuchtgebiet, Moor
  swampy: sumpfig, moorig, matschig
  swan: Schwan, Schwäne
  swap: tauschen, umtauschen, Umtausch, austauschen
  swarm: Schwarm, Schwärme, Bienenschwarm
  swear: beeidigt, Eid, vereidigt
  sweat: schwitzen, Schweiß
  sweaty: verschwitzt, schwitzen, Schweiß, geschwitzt
  swedish: schwedisch, Schwede, Schweden
  sweep: kehren, fegen, auffegen, gekehrt, ausfegen
  sweet: süß
  sweetener: Süßstoff, Süßungsmittel
  sweets: Süßigkeiten, Bonbon
  swell: schwellen, geschwollen, Schwellung, angeschwollen, schwillt
  swelling: Schwellung
  swellWood: verziehen, verzogen, sich verzogen
  swim: schwimmen, geschwommen, schwamm, schwimmt, baden
  swimAbility: Schwimmer, schwimmen können
  swimBadge: Schwimmabzeichen, Seepferdchen
  swimming: Schwimmen
  swimmingCap: Badekappe, Badehaube, Badekappen
  swimmingGoggles: Schwimmbrille, Schwimmbrillen
  swimmingLesson: Schwimmkurs, Schwimmunterricht
  swimmingPool: Schwimmbad, Schwimmbäder, Pool, Hallenbad
  swimsuit: Badeanzug, Badeanzüge, Badehose
  swimwear: Badeanzug, Badehose, Badebekleidung
  swing: Schaukel, schaukeln, schwingen
  swiss: schweizerisch, Schweizer, Schweiz
  switchOff: ausschalten, abschalten, ausmachen
  switchOn: einschalten, anschalten, anmachen
  switchOver: umstellen, umgestellt, Umstellung, umrüsten, umgerüstet
  swollenFeet: geschwollene Füße, angeschwollen
  swornTranslator: vereidigter Übersetzer, beglaubigte Übersetzung
  symptom: Symptom, Anzeichen
  synagogue: Synagoge
  syrup: Hustensaft
  syrupMaple: Sirup, Ahornsirup
  table: Tisch
  tablecloth: Tischdecke, Tischtuch
  tableDecoration: Tischdekoration, Tischschmuck
  tableFootball: Tischfußball, Kicker, Tischkicker
  tableOverview: Übersicht, Überblick, Zusammenfassung
  tableReservation: Tischreservierung, Tisch reservieren, reservierter Tisch
  tableRunner: Tischläufer
  tablet: Tablet
  tableTennis: Tischtennis, Tischtennisplatte
  tableware: Geschirr
  tachograph: Tacho, Tachometer, Kilometerzähler
  tail: Schwanz, Schwänze, Rute
  tailbone: Steißbein
  tailLift: Ladebordwand
  tailor: Schneider, Schneiderin, Näherin, Änderungsschneiderei
  tailorMade: personalisiert, individuell
  tailWag: wedeln, Schwanzwedeln
  takeABreak: Pause machen, ausgeruht, rasten
  takeAlong: mitnehmen, mitgenommen, mitnimmt
  takeApart: zerlegen, demontieren, abbauen, abgebaut, Abbau, abhängen
  takeaway: zum Mitnehmen, Außer-Haus
  takeBack: zurücknehmen, zurückgenommen, Rücknahme
  takeBlood: Blut abnehmen, Blutabnahme, Blut abgenommen
  takeCare: sich kümmern, kümmern um, versorgen
  takeHomePiece: nach Hause mitnehmen, fertiges Werk, Werkstück
  takeIn: enger machen
  takeInside: mit hineinnehmen, reinnehmen
  takeInWaist: enger machen, enger nähen, abnähen
  takeoff: Landung, gelandet
  takeOffClothes: ausziehen, ausgezogen
  takeOffShoes: Schuhe ausziehen
  takeOut: herausnehmen, herausgenommen, entnehmen, rausnehmen, entnommen
  takeOver: übernehmen, übernommen, Übernahme, Nachfolge
  takePhotos: Fotografieren erlaubt, Fotoerlaubnis, Fotos machen, Bilder machen
  takePlace: stattfinden, stattgefunden, findet statt
  takeRubbish: Müll mitnehmen
  takeSouvenir: Steine mitnehmen, Fund behalten
  takeTablet: Tabletten nehmen, einnehmen, eingenommen, Einnahme
  takeTake: nehmen, nimmt, genommen, nahm
  takeTurns: abwechseln, sich abwechseln, abwechselnd
  talkConversation: reden, Gespräch, unterhalten
  tall: groß, hochgewachsen, Körpergröße
  tame: zahm, brav
  tameVerb: zähmen, dressieren, abrichten
  tampon: Damenbinde, Tampon, Binde, Slipeinlage
  tan: bräunen, sonnen, Sonnenstudio
  tandem: Tandem, Tandemrad
  tandemBike: Tandem
  tangle: verheddern, verwickelt, verknotet
  tango: Tango
  tanner: Gerber, Gerberei
  tanning: Solarium, Sonnenbank, Bräunung
  tap: Wasserhahn, Armatur
  tapDance: Stepptanz
  tapeRoll: Malerkrepp, Kreppband
  tapestry: Wandteppich, Gobelin
  tapWater: Leitungswasser
  tarnish: anlaufen, angelaufen
  tarnished: angelaufen, oxidiert
  tarpaulin: Plane, Abdeckplane
  tartar: Zahnstein, Zahnsteinentfernung, Zahnbelag
  task: Aufgabe
  taste: Geschmack, Geschmacksrichtung, Aroma
  tasteless: fad, geschmacklos
  tasteVerb: schmecken, Geschmack
  tasting: Verkostung, Weinprobe, Degustation, probieren, schmecken
  tattoo: Tätowierung, Tattoo
  tattooRemoval: Tattooentfernung
  tattooVerb: tätowieren, Tattoo, Tätowierung
  tax: Steuer
  taxAdviser: Steuerberater, Steuerberaterin
  taxDeductible: absetzbar, steuerlich absetzbar, von Steuer absetzen
  taxes: Steuer, Steuern
  taxFree: steuerfrei, zollfrei
  taxi: Taxi
  taxNumber: Steuernummer, Umsatzsteuernummer, Steuer-ID
  taxOffice: Finanzamt
  taxReturn: Steuererklärung
  tea: Tee
  teach: unterrichten, Unterricht, lehren, beibringen, unterrichtet, beigebracht
  teacher: Lehrer, Lehrerin, Lehrkraft, Lehrkräfte
  teachingHour: Unterrichtseinheit, Schulstunde
  teachingMaterial: Unterrichtsmaterial, Lehrmaterial, Begleitmaterial
  team: Team, Mannschaft, Personal
  teamBuilding: Teambuilding, Teamevent, Teamausflug
  teamSport: Mannschaft, Team
  teapot: Teekanne
  tearRip: reißen, zerreißen, zerrissen, gerissen, Riss, eingerissen
  teaspoon: Teelöffel, Löffel
  technician: Techniker, Technikerin
  teddyBear: Teddybär, Kuscheltier, Stofftier, Plüschtier
  teenager: Jugendliche, Teenager
  teethWhitening: Zahnaufhellung, Bleaching
  telescope: Teleskop, Fernrohr
  television: Fernseher, Fernsehen, Fernsehgerät, Flachbildfernseher
  televisionChannel: Fernsehsender, Kabelfernsehen
  temperature: Temperatur, Grad, Grad Celsius
  temperatureInside: Raumtemperatur, Innentemperatur, wie kalt, wie warm
  temporary: vorübergehend, zeitweise, befristet
  temporaryJob: Zeitarbeit, Aushilfe, Leiharbeit, Aushilfsjob
  tenancy: Mietvertrag, Mietverträge
  tenancyLaw: Mietrecht, Mieterverein, Mieterschutz
  tenant: Mieter, Mieterin
  tender: zart
  tenderOffer: Ausschreibung, öffentliche Ausschreibung
  tendon: Sehne, Bänderriss
  tennisElbow: Tennisarm, Sehnenentzündung, Sehnenscheidenentzündung
  tennisRacket: Schläger, Tennisschläger
  tension: Verspannung, Steifheit
  tent: Zelt
  tentPeg: Zelthering
  term: Semester, Halbjahr, Trimester
  terminallyIll: schwerkrank, todkrank
  terminateContract: kündigen, Kündigung, gekündigt
  termite: Termite
  termsConditions: Bedingungen, AGB, Geschäftsbedingungen
  terrace: Terrasse
  terrarium: Terrarium, Terrarien
  terrible: schrecklich, furchtbar
  testDrive: Probefahrt, Probe fahren
  testExam: Prüfung, Examen
  testify: aussagen, ausgesagt, Zeugenaussage
  testimony: Aussage, Zeugenaussage
  testTry: testen
  tetanus: Tetanus, Wundstarrkrampf
  textbook: Lehrbuch, Lehrbücher, Schulbuch
  textilePrint: Textildruck, bedrucken, bedruckt, T-Shirt-Druck
  textMessage: SMS, Textnachricht
  thaiMassage: Thaimassage
  thank: danken, danke, bedanken
  thatchRoof: Reetdach, Strohdach
  thaw: auftauen, aufgetaut
  theatre: Theater
  theatrePlay: Theaterstück, Schauspiel, Drama, Bühnenstück
  theatreScript: Drehbuch, Textbuch, Skript
  theft: Diebstahl, Diebstähle, Einbruch, Einbrüche, Einbrecher, Einbruchschutz
  theoryTest: Theorieprüfung
  therapeuticRiding: therapeutisches Reiten, Hippotherapie
  thermalUnderwear: Thermounterwäsche, Funktionswäsche, Skiunterwäsche
  thermometer: Thermometer, Fieberthermometer, Fieber messen
  thermos: Thermoskanne, Thermosflasche
  thermostat: Thermostat
  thick: dick
  thickHeavy: dicker Stoff, schwerer Stoff
  thickness: Dicke
  thigh: Oberschenkel
  thimble: Fingerhut
  thin: dünn
  thinHair: dünnes Haar, feines Haar, Haarverdichtung
  thinnerSolvent: Verdünner, Lösungsmittel, Terpentin, Pinselreiniger
  thirdOrdinal: dritte
  thirdPart: Drittel
  thirdPartyData: Daten weitergeben, Weitergabe, an Dritte, weitergegeben
  thirst: Durst, durstig
  thirsty: durstig, Durst
  thistle: Distel
  thorn: Dorn, Dornen, Stachel
  thorough: gründlich, sorgfältig
  thousand: tausend
  threaten: drohen, bedrohen, Drohung
  threeDPrint: 3D-Druck, 3D-Drucker
  thresh: dreschen, gedroschen, Dreschflegel, Spreu
  threshold: Schwelle, Türschwelle
  throat: Kehle, Rachen
  thrombosis: Thrombose, Blutgerinnsel
  throw: werfen, wirft, geworfen, Wurf
  throwAway: wegwerfen, weggeworfen, entsorgen, Entsorgung
  thumb: Daumen
  thyme: Thymian
  thyroid: Schilddrüse
  tiara: Diadem
  tick: Zecke, Zeckenbiss, Zeckenbisse, Zeckenzange
  tickBite: Zeckenbiss, Zeckenstich, Borreliose
  ticket: Eintrittskarte, Ticket, Fahrkarte
  ticketMachine: Fahrkartenautomat, Ticketautomat
  ticketOffice: Ticketschalter, Fahrkartenschalter, Kartenverkauf, Vorverkauf
  ticketRefund: Karten zurückgeben, Ticketrückgabe, Kartenrückgabe
  tide: Flut, Ebbe, Gezeiten
  tidyUp: aufräumen, ordentlich, aufgeräumt
  tie: Krawatte, Fliege, Schlips
  tieUp: binden, anbinden, gebunden, festbinden
  tiger: Tiger
  tight: eng
  tights: Strumpfhose
  tile: fliesen, Fliese, Kachel
  tileJoint: Fuge, Fugen, verfugen
  timeClock: Uhr, Uhrzeit
  timeGeneral: Zeit
  timerSwitch: Zeitschaltuhr, Timer
  timeSlot: Zeitfenster
  timesMultiplication: Mal
  timetable: Fahrplan, Zeitplan, Stundenplan, Stundenpläne
  timeZone: Zeitzone
  timingBelt: Zahnriemen
  tinCan: Konservendose, Konserve
  tingling: kribbeln
  tinnedFood: Konserve, Konserven, Dosen
  tinnitus: Tinnitus, Ohrgeräusche
  tinPewter: Zinn, Zinngeschirr
  tinsmith: Spengler, Spenglerarbeiten
  tintedWindows: Scheibentönung, getönte Scheiben, Folierung
  tiny: winzig
  tip: Trinkgeld
  tipGratuity: Trinkgeld
  tired: müde, Müdigkeit, ermüdet, schlapp, erschöpft
  tiredness: Müdigkeit, müde, Erschöpfung, Antriebslosigkeit, schlapp
  tissuePaper: Taschentuch, Papiertuch
  toad: Kröte, Unke
  toast: anstoßen, Trinkspruch, Rede, Hochzeitsrede, angestoßen, Prost
  toastBread: Toastbrot
  toaster: Toaster
  today: heute
  toddler: Kleinkind
  toe: Zehe, Zeh
  toenail: Zehennagel, Fußnagel
  tofu: Tofu
  together: zusammen, gemeinsam
  toilet: Toilette, Klo, WC, Waschraum
  toiletBag: Kulturbeutel, Waschbeutel, Kosmetiktasche
  toiletFlush: Spülkasten, Klospülung, WC-Spülung, Toilettenspülung
  toiletPaper: Toilettenpapier, Klopapier
  toiletries: Toilettenartikel, Hygieneartikel
  toiletSeat: Klobrille, Toilettensitz, WC-Sitz
  tolerance: sich gewöhnen, gewöhnt, eingewöhnen, Eingewöhnung
  tolerate: vertragen, verträgt, ertragen, Verträglichkeit
  tolerateFood: nicht vertragen, verträgt
  toLet: zu vermieten, vermieten, vermietet, Vermietung
  toll: Maut
  tomato: Tomate
  tomb: Grabmal, Grabhügel, Gruft
  tomcat: Kater
  tomorrow: morgen
  toneHair: Tönung, Glossing, Nuance
  toner: Toner, Tonerkassette, Druckerpatrone
  tongue: Zunge
  tonight: heute Abend
  tonne: Tonne
  tonsil: Mandeln, Mandel
  tooBig: zu groß, zu weit, übergroß
  tooCold: zu kalt
  tooDifficult: zu schwierig, anspruchsvoll, zu schwer für
  tooFast: zu schnell, langsameres Tempo
  tooHeavy: zu schwer
  tooHot: zu heiß, zu warm
  tool: Werkzeug
  toolbox: Werkzeugkasten
  tooLong: zu lang
  tooLoose: zu weit, zu locker, sitzt nicht
  tooLoud: zu laut, leiser stellen
  toolRental: Werkzeugverleih, Maschinenverleih, Gerätevermietung
  tooMuch: zu viel
  tooShort: zu kurz
  tooSlow: zu langsam, träge
  tooth: Zahn, Zähne
  toothache: Zahnschmerzen, Zahnweh
  toothbrush: Zahnbürste
  toothDecay: Karies, Loch im Zahn
  toothExtraction: Weisheitszahn, Weisheitszähne, Zahn ziehen
  toothless: zahnlos, Zahnlücke, fehlender Zahn
  toothpaste: Zahnpasta, Zahncreme
  tooTight: zu eng, zu klein, eng anliegend, zu knapp, drückt, zwickt
  tooYoung: zu jung, alt genug
  topic: Thema, Themen
  topUp: nachfüllen, Nachfüllpackung, nachgefüllt
  torchLight: Taschenlampe, Stirnlampe
  tornLigament: Bänderriss, Band gerissen, Kreuzbandriss
  tornState: zerrissen, gerissen, eingerissen
  touch: berühren, anfassen, angefasst, berührt, anlangen, zum Anfassen
  touchAnimals: Tiere streicheln, Tiere anfassen, gestreichelt
  touchPen: Eingabestift, Touchstift
  touchscreen: Touchscreen
  toughMeat: zäh, zäh wie Leder
  tourCancelled: ausfallen
  tourGuide: Reiseführer, Fremdenführer, Reiseleiter
  tourism: Tourismus, Fremdenverkehr
  tourismOffice: Touristeninformation, Tourismusbüro, Fremdenverkehrsamt, Besucherzentrum
  tourist: Tourist, Reisende, Urlauber
  touristTax: Kurtaxe, Ortstaxe, Tourismusabgabe
  tourLanguage: Führung auf Englisch, fremdsprachige Führung
  tourLeader: Museumsführer, Stadtführer, Stadtführerin
  tow: abschleppen, abgeschleppt
  towbar: Anhängerkupplung
  towel: Handtuch, Handtücher, Badetuch
  towelHire: Handtuchverleih, Leihhandtuch
  tower: Turm, Türme, Kirchturm, Turmbesteigung
  towing: Abschleppdienst, Abschleppwagen, Pannenhilfe, Pannendienst
  townAdministration: Gemeinde, Stadtverwaltung, Behörde, Amt, Ämter
  townHall: Rathaus, Gemeinde, Rathäuser
  townSquare: Marktplatz, Marktplätze
  toy: Spielzeug
  toyCar: Spielzeugauto, ferngesteuertes Auto
  toyLibrary: Spielothek, Spieleverleih, Spielzeugverleih
  tracking: Sendungsverfolgung, Sendungsnummer
  trackingNumber: Sendungsnummer, Sendungsverfolgung
  trackpad: Touchpad
  tracksAnimal: Tierspur, Fußabdruck, Pfotenabdruck
  tractor: Traktor, Trecker
  tradeFair: Messe, Kongress
  tradeIn: in Zahlung geben, Inzahlungnahme, in Zahlung nehmen
  tradeLicence: Gewerbeschein, Gewerbeerlaubnis, Konzession
  tradeUnion: Gewerkschaft, Betriebsrat, Personalrat
  tradition: Tradition, Brauchtum
  traffic: Verkehr
  trafficJam: Stau, Staus
  trafficLaw: Verkehrsrecht, Bußgeldbescheid, Strafzettel, geblitzt
  trafficLight: Ampel
  trailClosed: Wegsperre, gesperrt, Straßensperre, Sperrung
  trailer: Anhänger, Hänger
  trailMarker: Wegmarkierung, Wegweiser, Beschilderung, markiert
  trailRide: Ausritt, Wanderritt, Geländeritt
  trailRunning: Trailrunning
  train: trainieren, Training
  trainAnimal: Gehorsam, Hundeschule, Erziehung
  trainConnection: Zugverbindung, Anschluss, Anschlusszug
  trainedStaff: geschultes Personal, ausgebildet, Fachkräfte, gelernt
  trainee: Lehrling, Azubi, Auszubildende
  trainerShoe: Turnschuh, Sportschuh
  trainersShoe: Turnschuh, Sportschuh
  training: Ausbildung, Schulung, Weiterbildung, Fortbildung
  trainSteam: Dampflok, Museumsbahn, Dampflokomotive, Dampfzug
  tram: Straßenbahn, Tram
  transferData: Daten übertragen, Datenübertragung
  transferDeceased: Überführung, Rückführung
  transferMoney: überweisen, Überweisung, überwiesen
  transferPerson: übertragen, übertragbar, weitergeben
  transgender: transgender, nichtbinär
  translate: übersetzen, Übersetzung
  translateFor: dolmetschen, Dolmetscher
  translator: Übersetzer, Dolmetscher, dolmetschen, Dolmetscherdienst, Dolmetscherin
  transparent: durchsichtig, transparent
  trapVerb: eingesperrt, eingeschlossen, gefangen
  trauma: Trauma, Traumata, Traumatherapie
  travel: reisen, Reise
  travelAgency: Reisebüro
  travelBag: Reisetasche
  travelCosts: Anfahrtskosten, Anfahrt, Fahrtkosten, Anfahrtspauschale, Prüfgebühr
  travelDocuments: Reiseunterlagen, Buchungsbestätigung
  travelInsurance: Reiseversicherung, Reiserücktrittsversicherung
  traveller: Reisender, Reisende
  travelSickness: Reisekrankheit, Reiseübelkeit, reisekrank
  travelVaccination: Reiseimpfung, Impfberatung
  travelWarning: Reisewarnung, Reisehinweis
  tray: Tablett
  treadmill: Laufband
  treat: behandeln, Behandlung
  treatment: Behandlung, Therapie
  tree: Baum, Bäume
  treeCare: Baumpflege, Baumfällung, Baumschnitt, morscher Baum
  treehouse: Baumhaus, Baumhäuser
  treeSurgeon: Baumpfleger
  treetopPath: Baumwipfelpfad
  trekkingPoles: Wanderstock, Wanderstöcke, Trekkingstock, Trekkingstöcke
  trellis: Spalier, Rankgitter
  tremble: Handzittern, Tremor, zittern
  trial: Prozess, Klage, Verfahren
  trialLesson: Probestunde, Schnupperstunde, Probetraining, Schnupperkurs, schnuppern, reinschnuppern
  trialWork: Probearbeiten, Probetag
  triangleShape: Dreieck, dreieckig
  triathlon: Triathlon, Triathlet
  trim: stutzen, nachschneiden, trimmen
  trimHedge: Hecke, Hecke schneiden
  triplet: Drillinge, Drilling
  tripleThrice: dreimal, dreifach
  tripod: Stativ
  tripodFilm: Dreharbeiten, Filmaufnahmen, Drehgenehmigung
  trolley: Rollwagen, Sackkarre
  trophyCup: Pokal, Pokale, Trophäe
  trot: traben, Trab
  trough: Trog, Tröge, Futtertrog
  trousers: Hose
  trout: Forelle
  trowel: Pflanzkelle, kleine Schaufel
  truant: schwänzen, geschwänzt, Schulschwänzer
  truck: Lastwagen, LKW, Laster
  truckDriver: Lkw-Fahrer, Lastwagenfahrer
  trueAdjective: wahr, Wahrheit
  truffle: Trüffel
  trumpet: Trompete
  trunk: Baumstamm, Baumstämme
  trunkChest: Truhe, Holzkiste
  trust: vertrauen, Vertrauen
  tryOn: anprobieren, Anprobe, anprobiert
  tryOut: ausprobieren, versuchen, Probe, Versuch
  tshirt: Shirt, T-Shirt, Leiberl, Poloshirt
  tubeContainer: Tube, Kartusche
  tubelessTyre: Fahrradreifen
  tuitionFee: Kursgebühr, Schulgeld
  tulip: Tulpe
  tumbleDryer: Trockner, Wäschetrockner
  tumour: Geschwulst, Tumor, Knoten
  tuna: Thunfisch
  tune: Stimmung, Klavierstimmer
  tuning: Klavierstimmer, Klavierstimmung
  tuningPeg: Wirbel
  tunnel: Tunnel
  turbocharger: Turbo, Turbolader
  turkey: Pute, Truthahn
  turkish: türkisch, Türke, Türkei
  turnAround: wenden, umdrehen, abbiegen
  turnBack: umkehren, umgekehrt, zurückgehen, zurückgegangen
  turnOver: umdrehen
  turnRound: wenden, umkehren, Wendemöglichkeit
  turnstile: Drehkreuz, Zugangsschranke
  turnUp: auftauchen, aufgetaucht, erscheinen, erschienen
  turtle: Schildkröte, Landschildkröte
  tutoring: Nachhilfe, Nachhilfelehrer, Hausaufgabenhilfe, Hausaufgabenbetreuung
  tutuCostume: Gymnastikanzug, Trikot, Ballettkleidung
  tuxedo: Smoking, Frack
  tweezers: Pinzette
  twice: zweimal, doppelt
  twig: Ast, Äste, Zweig
  twin: Zwilling
  twinPram: Zwillingswagen, Geschwisterwagen
  twistAnkle: umknicken, umgeknickt, verstauchen, verstaucht
  twistVerb: verdrehen, verdreht
  twoForOne: zwei zum Preis, zwei für eins
  typeKey: eintippen, eingeben
  typewriter: Schreibmaschine
  typical: typisch
  typicalLocal: traditionell, Tradition, typisch, regionaltypisch
  tyre: Reifen
  tyrePressure: Reifendruck, Luftdruck
  tyreStorage: Reifeneinlagerung, Räder einlagern
  udder: Euter, Zitze
  ugly: hässlich
  ukrainian: ukrainisch, Ukrainer, Ukraine
  ultrasound: Ultraschall, Sonografie
  umbrella: Regenschirm, Schirm, Regenschirme, Knirps
  umbrellaRepair: Schirmreparatur, kaputter Schirm
  umbrellaStand: Schirmständer
  unavailable: nicht verfügbar
  unbreakable: bruchsicher, unzerbrechlich, stoßfest
  uncle: Onkel
  unclog: Abfluss reinigen, freimachen, Verstopfung beseitigen
  uncollected: nicht abgeholt
  uncomfortable: unbequem, unangenehm
  unconscious: bewusstlos, ohnmächtig, Ohnmacht
  uncover: aufdecken
  undecided: unentschlossen, überlegen, überlegt, Bedenkzeit
  underage: minderjährig
  underfloorHeating: Fußbodenheizung
  underground: unterirdisch, unter Tage, Untertage
  undergroundRiver: unterirdischer See, unterirdischer Fluss, Höhlensee
  underpay: günstiger, billiger, weniger zahlen
  undershirt: Unterhemd, Trägerhemd, Tanktop
  understand: verstehen, verstanden
  understandVerb: nicht verstehen, missverstehen, Missverständnis
  undertaker: Bestatter, Bestattungsinstitut
  underwear: Unterwäsche, Unterhose
  unemployed: arbeitslos, Arbeitslose, Arbeitssuchende, Arbeitsloser
  unemployedRate: Arbeitslosenermäßigung, Arbeitssuchende, arbeitssuchend
  unemploymentBenefit: Arbeitslosengeld, Arbeitsamt, Jobcenter, Arbeitsagentur
  uneven: uneben, holprig, Unebenheit
  unfit: unsportlich, untrainiert, nicht fit
  unfortunately: leider
  unfurnished: unmöbliert, leere Wohnung
  unhealthy: ungesund
  unicycle: Einrad
  unique: Einzelstück, Unikat, einzigartig
  unisexToilet: Unisex-Toilette
  universe: Weltall, Weltraum, Universum
  university: Universität, Uni, Hochschule
  unknown: unbekannt
  unladenWeight: Leergewicht
  unlimited: unbegrenzt
  unlock: aufschließen, aufsperren, entsperren, entsperrt, SIM-Lock
  unnecessary: unnötig
  unpack: auspacken, ausgepackt
  unpackagedBulk: unverpackt, lose Ware, verpackungsfrei
  unpaid: unbezahlt, offen
  unpaved: unbefestigt, Schotterweg, Feldweg
  unpick: auftrennen, aufgetrennt
  unravel: Laufmasche, aufribbeln
  unreachable: nicht erreichbar, geht niemand ran, niemand da
  unreliable: unzuverlässig
  unrepairable: irreparabel, nicht reparierbar, Totalschaden, lohnt sich nicht, nicht zu retten
  unripe: unreif
  unscrew: abschrauben, abgeschraubt, losschrauben, aufschrauben
  unskilled: unerfahren, ungelernt, keine Erfahrung, ohne Vorkenntnisse
  unsubscribe: abbestellen, abbestellt, abgemeldet
  unsure: unsicher, nicht sicher, unschlüssig
  unsweetened: unbehandelt, naturbelassen
  untamed: verwildert, nicht zahm, scheu
  untie: lösen, losbinden, lockern, gelockert, sich lösen
  unused: unbenutzt, ungebraucht, ungetragen
  unwell: unwohl, nicht gut, schlecht gehen, Unwohlsein
  upcycling: Upcycling
  update: Update, Aktualisierung
  updo: Hochsteckfrisur, Dutt
  upgrade: aufrüsten, aufgerüstet, hochstufen, Upgrade
  upholster: polstern, Polster
  upholsterer: Polsterer, Raumausstatter, Polsterei, Tapezierer
  upholsteryFabric: Polsterstoff, Möbelstoff, Bezugsstoff, Bezug
  upload: hochladen, hochgeladen, Upload, Hochladen
  uploadDocuments: Unterlagen einreichen, nachreichen
  upstairs: oben, nach oben, im Obergeschoss
  upToDate: aktuell, aktualisiert
  urban: Innenstadt, Stadtzentrum
  urgent: dringend, eilig
  urinal: Urinal, Pissoir
  urine: Urin
  urn: Urne
  urnBurial: Urnenbestattung
  urnGrave: Urnengrab, Urnenbeisetzung
  urologist: Urologe
  usbStick: USB-Stick
  usedCar: Gebrauchtwagen
  usedSecondHand: gebraucht, Gebraucht, aus zweiter Hand
  usefulAdjective: nützlich
  useless: nutzlos
  userManual: Bedienungsanleitung, Anleitung, Gebrauchsanweisung
  username: Benutzername, Login
  useToilet: auf Toilette gehen, aufs Klo, Klo
  useVerb: benutzen, verwenden, nutzen, Verwendung
  usually: meistens, normalerweise, gewöhnlich
  utilityBill: Nebenkosten, Betriebskosten, Nebenkostenabrechnung, Heizkosten
  vacancy: freier Platz, freie Plätze, Restplätze
  vaccinate: impfen, Impfung, geimpft
  vaccination: Impfung, Impfstoff
  vaccinationCard: Impfpass, Impfausweis, Heimtierausweis
  vacuumBag: Staubsaugerbeutel, Staubbeutel
  vacuumCleaner: Staubsauger
  vacuumPack: vakuumverpackt, vakuumiert, einschweißen, eingeschweißt
  vaginal: Scheide, Scheidenpilz, vaginal
  valentinesDay: Valentinstag
  valid: gültig, Gültigkeit, Gültigkeitsdauer
  valley: Tal, Täler
  valuable: wertvoll, kostbar
  valuables: Wertsachen
  valuation: Bewertung, Schätzung, Gutachten, Wertgutachten, Immobilienbewertung, begutachten
  value: Wert, wert
  valve: Ventil, Ventile
  van: Transporter, Lieferwagen, Kleinbus
  vandalise: Vandalismus
  vanilla: Vanille
  vape: E-Zigarette, vapen, Vape
  varicoseVein: Krampfadern, Krampfader
  varied: abwechslungsreich, vielseitig
  variety: Vielfalt, Abwechslung, Auswahl
  varifocals: Gleitsichtbrille, Gleitsichtglas, Gleitsichtgläser
  varnish: Lack, Klarlack
  vase: Blumenvase, Vase
  vasectomy: Vasektomie, Sterilisation
  vat: Mehrwertsteuer, Umsatzsteuer, MwSt
  vaulting: voltigieren
  veal: Kalbfleisch, Kalb
  vegan: vegan, Veganer, pflanzlich
  vegetable: Gemüse
  vegetableBox: Gemüsekiste, Abokiste, solidarische Landwirtschaft, Biokiste
  vegetablePatch: Gemüsegarten, Gemüsebeet, Schrebergarten, Kleingarten
  vegetarian: vegetarisch, Vegetarier, fleischlos
  vegetarianDish: vegetarisches Gericht, fleischlos, Vegetarier
  vegetarianPerson: isst kein Fleisch, kein Fleisch
  vehicle: Fahrzeug
  vehicleInspection: TÜV, Hauptuntersuchung, HU
  vehicleRegistration: Kennzeichen, Nummernschild
  vein: Vene, Ader
  velcro: Klettverschluss, Klettband, Klett
  velvet: Samt
  vendingMachine: Automat, Getränkeautomat, Snackautomat
  veneer: Furnier
  venison: Wildfleisch, Wildbret, Wildgerichte, Wildgericht
  venomous: giftig, Giftschlange
  ventilate: lüften, Lüftung
  ventilation: Lüftung, Ventilator
  venue: Veranstaltungsort, Location
  verbal: mündlich
  verdict: Urteil
  verifyIdentity: nachgewiesen, verifizieren
  vernissage: Vernissage, Ausstellungseröffnung
  vestWaistcoat: Weste, Gilet
  vet: Tierarzt, Tierärzte, Tierärztin
  vetClinic: Tierklinik, Tierarztpraxis
  vetEmergency: Tiernotdienst, tierärztlicher Notdienst, Tierklinik
  veterinarian: Tierarzt, Tierärzte, Tierärztin, Veterinär
  viaFerrata: Klettersteig, Klettersteigset
  vibrate: vibrieren, schütteln, wackeln
  vice: Schraubstock, Schraubzwinge, Zwinge
  victim: Opfer
  videoCall: Videoanruf, Videokonferenz, Onlinemeeting, hybride Veranstaltung
  videoConsultation: Videosprechstunde, Online-Sprechstunde, Telemedizin
  videoFilm: Film, Spielfilm, Kinofilm
  videoLesson: Livestream, Stream, Streaming
  view: Aussicht, Ausblick, Panorama, Meerblick
  viewPanorama: Aussicht, Ausblick, Aussichtspunkt, Panorama
  viewpoint: Aussichtspunkt, Aussichtsturm, Aussichtsplattform
  village: Dorf, Dörfer
  villageFestival: Volksfest, Dorffest, Kirmes, Kirchweih
  villageFete: Dorffest, Straßenfest, Stadtfest, Kirmes, Kirchweih
  vinegar: Essig
  vineyard: Weinberg, Weingut, Rebe, Weinstock
  vintage: Jahrgang
  vinyl: Schallplatte, Vinyl
  vinylRecord: Schallplatte, Vinyl
  violet: Veilchen
  violin: Geige, Violine
  viper: Kreuzotter, Viper, Giftschlange
  virtualReality: virtuelle Realität, VR-Brille
  virus: Virus, Viren, Schadsoftware
  visa: Visum, Aufenthaltsbewilligung, Aufenthaltstitel
  visible: sichtbar
  visit: besuchen, Besuch
  visitDuration: Besuchsdauer, Aufenthaltsdauer, Führungsdauer
  visitingHours: Besuchszeit, Besuchszeiten
  visitor: Besucher
  visitorCentre: Besucherzentrum, Infozentrum, Infostand
  visuallyImpaired: Sehbehinderung, blind
  vitamin: Vitamin
  vocabulary: Wortschatz, Vokabeln
  vocationalSchool: Berufsschule, Fachschule, Berufsausbildung
  vocationalTraining: Berufsausbildung, Ausbildungsplatz
  voice: Stimme
  voicemail: Anrufbeantworter, Mailbox
  volcano: Vulkan
  volleyball: Volleyball
  voltage: Spannung, Volt
  volume: Volumen, Fassungsvermögen
  volumeCapacity: Kapazität, Fassungsvermögen, Sitzplätze, Platz für
  voluntaryYear: Ehrenamt, ehrenamtlich, Freiwilligenarbeit, Freiwilligendienst
  volunteer: Freiwillige, Ehrenamtliche, ehrenamtlich, Ehrenamt, freiwillig
  vomit: erbrechen, kotzen, erbrochen, sich übergeben
  vomiting: Erbrechen
  voucher: Gutschein
  voucherCode: Gutscheinnummer, Gutscheincode
  voucherLost: Gutschein verloren, Ersatzgutschein
  vulture: Geier, Bartgeier
  wade: waten, durchwaten
  waffle: Waffel, Waffeln
  wage: Lohn, Löhne, Gehalt, Bezahlung, Verdienst
  waist: Taille
  waistband: Hosenbund
  waistSize: Taillenweite
  waiter: Kellner, Kellnerin, Bedienung, Servicekraft, Ober
  waitFor: abwarten, warten auf, gewartet
  waitingRoom: Wartezimmer, Wartebereich
  waitingTime: Wartezeiten
  waitInLine: Nummer ziehen, der Nächste
  waitList: Warteliste
  waitVerb: warten, Wartezeit
  waiver: Haftungsausschluss, Verzichtserklärung, Haftungsverzicht
  wakeUp: aufwachen, wecken, aufgewacht, wach, geweckt
  walk: gehen, zu Fuß, laufen, Spaziergang
  walkAround: herumlaufen, umherlaufen, herumgehen
  walkDog: Gassi, spazieren, ausführen
  walker: Rollator, Gehhilfe, Gehwagen
  walkieTalkie: Funkgerät, Walkie-Talkie
  walkInClinic: offene Sprechstunde, Akutsprechstunde
  walkingStick: Gehstock, Spazierstock, Gehstöcke, Krückstock
  walkInNoAppointment: ohne Termin, ohne Anmeldung, unangemeldet, ohne Voranmeldung, spontan
  wall: Wand, Wände, Mauer
  wallet: Geldbörse, Geldbeutel, Portemonnaie
  wallPaint: Wandfarbe, Dispersionsfarbe, Innenfarbe
  wallpaper: tapezieren, Tapete
  walnut: Walnuss, Walnüsse
  walnutWood: Nussholz, Nussbaum
  wardrobe: Kleiderschrank, Kleiderschränke
  warehouse: Lager, Lagerraum, Lagerhalle, Lagerhaus
  warm: warm, Wärme
  warmClothes: warme Kleidung, Zwiebelprinzip, warm anziehen
  warmLining: gefüttert, warmgefüttert
  warmRent: Warmmiete, Bruttomiete
  warmUp: aufgewärmt
  warn: warnen, Warnung
  warningLight: Warnleuchte, Kontrollleuchte, Warnlampe
  warranty: Garantie, Gewährleistung, garantieren, garantiert, zusichern
  warrantyCard: Garantieschein, Garantiekarte
  wart: Warze, Warzen
  wash: waschen, wäscht, gewaschen, wusch, waschbar
  washable: waschbar
  washHands: Hände waschen
  washingMachine: Waschmaschine, Waschvollautomat
  washOff: abwaschen, auswaschen, ausgewaschen, rauswaschen
  washUp: abwaschen, abgewaschen, Abwasch, spülen
  wasp: Wespe, Hornisse
  waspNest: Wespennest, Hornissennest
  wasteCollector: Müllmann, Müllabfuhr
  wasteSorting: Mülltrennung, Müll trennen, Abfalltrennung
  watch: Armbanduhr, Uhr
  watchGlass: Uhrglas, Uhrenglas
  watchmaker: Uhrmacher
  watchOnly: nur zuschauen, zusehen
  watchOver: aufpassen, beaufsichtigen, Aufsicht, betreuen
  watchStrap: Uhrenarmband
  watchVerb: zuschauen, zugeschaut, zusehen, zugesehen, Zuschauer
  watchWaterproof: Wasserdichtigkeit, Dichtigkeitsprüfung, wasserdicht prüfen
  water: Wasser
  waterbed: Wasserbett
  waterBottle: Trinkflasche, Wasserflasche, Feldflasche
  watercolour: Aquarell
  waterConnection: Frischwasser, Wasseranschluss, Wasserstelle, Wasserversorgung
  waterDamage: Wasserschaden, Wasserschäden
  waterDamaged: nass geworden
  waterDispenser: Wasserspender, Trinkbrunnen
  waterfall: Wasserfall, Wasserfälle
  waterFilter: Wasserfilter
  waterHeater: Durchlauferhitzer, Warmwasserbereiter, Gastherme
  wateringCan: Gießkanne
  waterLevel: Wasserstand, Pegel, Wasserpegel, Hochwasser, Niedrigwasser
  waterPlants: gießen, bewässern
  waterPressure: Wasserdruck
  waterproof: wasserdicht, wasserfest
  waterPump: Wasserpumpe, Tauchpumpe
  waterQuality: Wasserqualität
  waterSki: Wasserski
  waterSlide: Wasserrutsche
  waterSports: Wassersport, Wasserski, Wakeboard
  waterTank: Wassertank, Wasserspeicher
  waterTemperature: Wassertemperatur, Badetemperatur
  waterwheel: Wasserrad, Wassermühle, Mühlrad
  wave: Welle, Wellen, Brandung, Seegang
  wax: Wachs, Kerzenwachs, Bienenwachs, Stearin
  waxHair: Haarentfernung, enthaaren, Waxing, epilieren
  waxing: Haarentfernung, Enthaarung
  weak: schwach, Schwäche
  weapon: Waffe
  weaponArmour: Rüstung, Ritterrüstung
  weaponsPermit: Waffenschein
  wear: tragen, anhaben, getragen, trägt, angezogen, anziehen
  wearOut: abnutzen, abgenutzt, Abnutzung, verschleißen, verschlissen, Verschleiß
  wearTear: Gebrauchsspuren
  wearVerb: Kleidung
  weather: Wetter
  weatherDependent: witterungsabhängig, wetterabhängig, bei jedem Wetter
  weatherForecast: Wettervorhersage, Wetterbericht
  weatherproof: wetterfest, winddicht, witterungsbeständig
  weatherWarning: Unwetterwarnung, Wetterwarnung, Sturmwarnung
  weave: weben, gewebt
  weaver: Weber, Webstuhl, Weberin, Weberei
  webcam: Webcam
  webDesign: Webdesign, Website erstellen
  website: Webseite, Website, Internetseite, Homepage
  wedding: Hochzeit, Trauung
  weddingAnniversary: Hochzeitstag, Jubiläum, Jubiläen
  weddingCake: Hochzeitstorte
  weddingCar: Hochzeitsauto, Brautauto
  weddingDance: Hochzeitstanz, Brauttanz, Eröffnungstanz
  weddingDress: Brautkleid, Hochzeitskleid, Brautkleider
  weddingGift: Hochzeitsgeschenk, Geschenkliste, Hochzeitstisch
  weddingGuest: Hochzeitsgast, Hochzeitsgäste, Hochzeitsgesellschaft
  weddingHall: Hochzeitslocation, Hochzeitssaal, Hochzeitsfeier, Trauort, Hochzeitsort
  weddingInvitation: Hochzeitseinladung, Einladungskarte
  weddingPhotos: Hochzeitsfotograf, Hochzeitsfotos
  weddingPlanner: Hochzeitsplaner
  weddingReception: Hochzeitsfeier, Hochzeitsessen, Hochzeitsempfang
  weddingRing: Ehering, Trauring
  weddingSuit: Hochzeitsanzug, Smoking, Frack
  weddingVideo: Hochzeitsvideo, Videograf, Videoproduktion
  weddingWitness: Trauzeuge, Trauzeugin
  weed: Unkraut, jäten
  weedKiller: Unkrautvernichter, Spritzmittel, Pflanzenschutzmittel
  week: Woche
  weekday: Wochentag, Werktag, Arbeitstag
  weekend: Wochenende
  weekendCourse: Wochenendkurs, Wochenendseminar
  weekendRate: Wochenendzuschlag, Wochenendtarif
  weekly: wöchentlich, pro Woche, in der Woche
  weeklyRate: Wochenpreis, Wochenmiete
  weigh: wiegen, gewogen, Gewicht
  weight: Gewicht
  weightLimit: Gewichtsgrenze, Höchstgewicht, Maximalgewicht, Gewichtsbeschränkung, Gewichtslimit
  weightMeasure: wie schwer, wiegt, wog, gewogen
  weld: schweißen, löten, geschweißt
  wellbeing: Wohlbefinden
  wellDone: durchgebraten
  wellies: Gummistiefel, Stiefel
  west: Westen, westlich
  wet: nass, Nässe
  wetAreaShoes: Hallenschuhe, saubere Schuhe, Hausschuhe
  wetFood: Nassfutter, Dosenfutter
  wetsuit: Neoprenanzug, Neoprenanzüge, Neopren, Taucheranzug
  whale: Wal, Wale, Walbeobachtung
  whaleWatch: Tiere sehen, Sichtung, Tiere beobachten
  whatsapp: WhatsApp, Messenger
  wheat: Weizen
  wheatBeer: Weizenbier, Weißbier
  wheel: Rad, Räder
  wheelAlignment: Achsvermessung, Spureinstellung
  wheelBalancing: auswuchten, Räder auswuchten
  wheelbarrow: Schubkarre
  wheelchair: Rollstuhl, Rollstühle, Rollstuhlfahrer, im Rollstuhl
  wheelchairUser: Rollstuhlfahrer, Rollstuhlfahrerin
  whileWait: darauf warten
  whipRiding: Reitgerte, Gerte, Peitsche
  whisk: Schneebesen
  whiskers: Schnurrhaar
  whisky: Whisky
  whisper: flüstern
  whistle: pfeifen
  white: weiß
  whiteboard: Whiteboard, Wandtafel
  whiteCane: Blindenstock, Langstock
  whiteColour: weiß
  whiteGold: Weißgold
  whitenTeeth: Zähne bleichen, Zahnaufhellung, Bleaching
  whiteWine: Weißwein
  whitsun: Pfingsten, Pfingstmontag, Pfingstferien
  wholeEntire: ganz, gesamt
  wholegrain: Vollkornmehl, Vollkorn
  wholemeal: Vollkorn, Vollkornbrot
  wholesale: Großhandel
  wickerwork: Korbgeflecht, Rattan, Korbwaren
  wide: breit
  widen: weiten, erweitern
  widow: Witwe, Witwer
  widowed: verwitwet, Witwe
  widowerPension: Witwenrente, Hinterbliebenenrente
  widowhood: Hinterbliebene, Trauernde
  width: Breite
  widthMeasure: wie breit, Durchgangsbreite, Türbreite
  wife: Ehefrau, Gattin
  wifi: WLAN, WiFi
  wifiPassword: WLAN-Passwort, Internetzugang, WLAN-Zugang
  wig: Perücke
  wild: wild
  wildAnimal: Wildtier, Tierwelt, Wildtiere, Fauna
  wildBoar: Wildschwein
  wildflower: Wildblume
  wildGarlic: Bärlauch
  wildlifePark: Wildpark, Tierpark, Safaripark
  will: Testament
  willow: Weidenbaum, Korbweide
  wilt: verwelken, welken
  wind: Wind
  windBlow: Wind, windig, wehen
  windClock: mechanische Uhr, Uhr aufziehen
  windmill: Windmühle
  window: Fenster
  windowCleaning: Fensterreinigung, Fensterputzer, Fenster putzen, Glasreinigung
  windowFrame: Fensterrahmen
  windowPane: Fensterscheibe, Glasscheibe
  windowRegulator: Fensterheber
  windowSill: Fensterbank, Fensterbrett, Sims
  windproof: winddicht, windgeschützt
  windscreen: Windschutzscheibe, Frontscheibe
  windsurfing: Windsurfen
  windTurbine: Windrad, Windräder
  wine: Wein
  wineBar: Weinbar, Weinstube
  wineCellar: Weinkeller, Gewölbekeller, Kellerei
  wineGlass: Weinglas, Weingläser
  winegrower: Winzer, Winzerin, Weinbauer
  winePress: Kelter, Weinpresse, Obstpresse, Saftpresse
  winery: Weingut, Winzer, Weinberg, Weingüter, Weinbauer
  wineTasting: Weinprobe, Weinverkostung, Kellerführung, Verkostung
  wing: Schwinge, Tragfläche, Vogelflügel
  winner: Gewinner, Sieger
  winPrize: gewinnen, gewonnen, Verlosung, Gewinnspiel, Tombola
  winter: Winter
  winterBreak: Winterpause, Winterschließung, Wintersperre, im Winter geschlossen
  winterProtection: winterhart, Winterschutz, frostfest
  winterStorage: Winterlager, überwintern, Überwinterung
  winterTyre: Winterreifen
  wipe: wischen, abwischen
  wiper: Scheibenwischer, Wischer
  wireFence: Maschendrahtzaun, Drahtzaun
  wireMetal: Draht, Drähte, Kupferdraht
  wireUp: verkabeln, Kabel, Verkabelung, Stromkabel, Elektroleitung
  wish: wünschen, Wunsch
  witch: Hexe, Hexen
  withAdult: in Begleitung, Begleitung Erwachsener
  withdraw: abheben, zurücktreten, Rücktritt, Widerruf
  withdrawalRight: Widerrufsrecht, Widerruf
  withdrawContract: zurücktreten, zurückgetreten, Rücktritt, widerrufen
  witness: Zeuge, Zeugin
  wobble: wackeln, wackelig
  wolf: Wolf, Wölfe
  woman: Frau, Dame, Damen
  womb: Gebärmutter
  womensHaircut: Damenhaarschnitt, Damenschnitt
  wontDrain: pumpt nicht ab
  wontStart: springt nicht an, startet nicht, anspringen
  wood: Holz, Hölzer
  woodBeam: Balken, Holzbalken, Kantholz
  woodCarving: Schnitzen, Holzschnitzer
  woodChipper: Häcksler, Schredder
  woodchipper: Häcksler, häckseln
  woodenFloor: Holzboden, Dielenboden
  woodenSpoon: Kochlöffel
  woodenToys: Holzspielzeug, Holzspielsachen
  woodland: Wäldchen, Gehölz, Waldweg, Waldlehrpfad
  woodlandBurial: Waldbestattung, Friedwald, Baumbestattung, Ruheforst
  woodMoth: Kleidermotte, Motte, Motten, Mottenloch
  woodOil: Holzöl, Leinöl
  woodpecker: Specht, Spechte
  woodStain: Holzlasur, Lasur, Beize
  woodStove: Kaminofen, Holzofen, Kachelofen
  woodturning: drechseln, Drechselkurs
  woodworking: Holzarbeit, Tischlerei, Schreinerei
  woodworm: Holzwurm, Holzwürmer
  wool: Wolle, Garn
  woolFilling: Polsterfüllung, Wattierung, Füllwatte
  word: Wort, Wörter
  workAccident: Arbeitsunfall, Wegeunfall
  workExperience: Schnuppertag, Schülerpraktikum
  workFunction: funktionieren, funktioniert
  workHere: hier arbeiten, Arbeit suchen, Stellenangebot, bewerben, Bewerbung
  workJob: arbeiten, Arbeit
  workout: Training, Krafttraining
  workPermit: Arbeitserlaubnis
  workSafety: Arbeitsschutz, Arbeitssicherheit, Unfallverhütung
  worksheet: Arbeitsblatt, Arbeitsblätter, Rätselbogen
  workshop: Werkstatt, Werkstätten
  workshopEvent: Workshop, Seminar
  worktop: Arbeitsplatte, Küchenplatte
  workwear: Arbeitskleidung, Berufskleidung, Uniform
  worldWar: Weltkrieg, Krieg
  worldwide: weltweit, international
  worm: Wurm, Würmer, Entwurmung
  wornHeel: Absatzfleck, neue Absätze, Absatz erneuern
  wornOut: abgenutzt, verschlissen, Abnutzung, Verschleiß
  wornShoes: abgetreten, durchgelaufen
  worry: Sorgen, besorgt, sorgen, Sorge, Sorgen machen
  worse: schlechter, schlimmer
  worsen: verschlechtern, schlimmer
  worthless: wertlos
  worthwhile: lohnt sich, sich lohnen, lohnenswert
  wound: Wunde
  woundCare: Wundversorgung, Verbandswechsel, Wundpflege
  wrapBandage: Verband, bandagieren
  wrappingPaper: Geschenkpapier
  wrapUp: einpacken, eingepackt, einwickeln, verpacken
  wreath: Kranz, Kränze
  wrench: Schraubenschlüssel
  wringOut: auswringen, ausgewrungen
  wrinkle: Falte
  wrist: Handgelenk
  wristbandTicket: Eintrittsband, Armband Eintritt, Stempel auf Hand
  write: schreiben, geschrieben, schriftlich, schrieb, schreibt
  writeDown: aufschreiben, aufgeschrieben, notieren
  writtenExam: schriftliche Prüfung, Klausur
  wrong: falsch
  wrongFuel: falsch getankt, Falschbetankung
  wrongSize: falsche Größe, passt nicht, zu klein, zu groß
  wroughtIron: Schmiedeeisen, schmiedeeisern
  xray: Röntgen, Röntgenbild
  xylophone: Xylophon
  yarn: Garn, Faden, Nähfaden, Zwirn
  yawn: gähnen
  year: Jahr
  yearly: jährlich, pro Jahr, Jahres, im Jahr
  yearsExperience: Berufserfahrung, jahrelange Erfahrung
  yellow: gelb
  yellowColour: gelb
  yesterday: gestern
  yoga: Yoga
  yogaBlock: Yogablock, Yogagurt
  yogaMat: Yogamatte, Matte
  yogaTeacher: Yogalehrer, Yogalehrerin
  yoghurt: Joghurt
  young: jung
  youngAnimal: Jungtier, Jungtiere, Nachwuchs, Tierbaby
  youngAtHeart: Jugendliche, junge Leute
  youth: Jugend
  youthCard: Jugendkarte, Juleica, Jugendticket
  zebra: Zebra
  zip: Reißverschluss, Reißverschlüsse, Zipper, Zipp
  zitherLute: Zither
  zoo: Zoo, Tierpark, Tiergarten
  zoomLens: Teleobjektiv, Zoom, Objektiv
  zumba: Zumba
`
