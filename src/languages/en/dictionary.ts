/** See `../dictionary.ts`. */
export const dictionary = `
  abandoned: abandoned, disused, derelict
  abortion: abortion
  above: above, top
  abroad: abroad, foreign country
  abscess: abscess, boil on skin
  abseil: abseil, abseiling, rappel
  accelerate: speed up
  acceleratorPedal: accelerator pedal, gas pedal, throttle
  accept: accept
  acceptanceWork: final inspection, acceptance of work, sign-off
  access: access
  accessCode: access code, PIN, PIN code
  accessible: wheelchair accessible, accessible, barrier-free, step-free
  accessibleToilet: accessible toilet, disabled toilet
  accessory: accessory, accessories
  accident: accident, crash
  accidental: accidentally, by mistake
  accidentInsurance: accident insurance, accident cover
  accidentReport: accident report
  accommodate: put up, accommodation, lodging, place to stay
  accompanyingTeacher: accompanying teacher, group leader, chaperone
  accordion: accordion
  accordionHarmonica: harmonica, mouth organ
  accordionPart: concertina, bellows, mouth organ
  account: account, user account
  accountant: accountant, bookkeeper
  accounting: accounting, bookkeeping, accountant, accounts, payroll
  accountNumber: account number
  accuse: accuse, blame
  acoustics: acoustics, soundproofing, noise insulation
  acquaintance: acquaintance
  acrylicGlass: acrylic glass, plexiglass, perspex
  acrylicPaint: acrylic paint, oil paint, oil painting
  acting: acting, drama
  active: active, in action
  actor: actor, actress
  acupuncture: acupuncture
  acute: acute, sudden pain
  acutePain: acute, severe pain
  adapter: adapter, adaptor
  addiction: addiction
  address: address
  addVerb: add
  adhd: ADHD, attention deficit
  adhesiveTape: tape, sticky tape, packing tape
  adjust: adjust, adjustment
  adjustable: adjustable, height-adjustable
  adjustableThing: adjustable, height adjustable
  administrationFee: administration fee, handling fee, booking fee
  admission: admission, entrance fee
  admissionDoors: doors open, admission time
  admit: admit, confess
  adopt: adopt, adoption
  adoptedChild: adopted child
  adoption: adoption
  adrenalinePen: EpiPen, adrenaline pen
  adult: adult, grown-up
  adulthood: of age, over eighteen
  adultsOnly: adults only, no children
  adultTicket: adult ticket, full price
  advanced: advanced
  advancedLearner: advanced
  advanceSale: advance sale, presale, advance booking
  advantage: advantage, benefit, pros
  advent: Advent
  adventSeason: Advent, Advent season
  adventure: adventure, survival training
  adventurePlayground: adventure playground, play area
  adventWreath: advent wreath
  advertise: advertise, advertising, advert
  adviceConsultation: consultation
  advise: advise, advice
  aerobics: aerobics, Zumba, step class
  affordable: affordable, afford
  afraidOfAnimals: afraid of dogs, afraid of spiders
  afraidOfDark: afraid of dark
  afraidOfHeights: afraid of heights, fear of heights, vertigo
  afraidOfWater: afraid of water
  african: African, Africa
  afternoon: afternoon
  afterSchoolCare: after-school care, after-school club
  afterSchoolHelp: tutor, homework help, after-school
  afterSun: after-sun lotion
  afterSurgery: after an operation, post-operative
  again: again
  age: age
  ageGroup: age group
  ageLimit: age limit, minimum age, age restriction, from what age
  agenda: meeting agenda
  agentFee: agency fee, broker's commission, finder's fee
  ageOfBuilding: how old, built when, date back
  ageRating: age rating, suitable age
  ageVerb: get older, ageing
  ageYears: years old
  aggression: aggression, aggressive
  aggressive: aggressive
  agreeOn: agree on, arrange
  agreeVerb: agree, agreement
  agriculture: agriculture, farming
  aim: aim, aim at, target
  airbag: airbag
  airConCar: car air conditioning, regas
  airConditioned: air conditioning, air-conditioned
  airConditioning: air conditioning, air con, AC, aircon
  airFilter: air filter, cabin filter
  airMattress: air mattress, airbed, inflatable mattress, camping mat
  airOut: air out, let fresh air
  airport: airport
  airportShuttle: shuttle, airport transfer
  airPressure: air pressure, barometer
  airPump: pump
  airtight: airtight, hermetic
  ajar: wide open, left open
  alarm: alarm system, burglar alarm
  alarmClock: alarm clock
  alarmGoesOff: alarm goes off, set off
  alarmSystem: alarm system
  albanian: Albanian, Albania
  alcohol: alcoholic, alcohol
  alcoholBan: alcohol ban, no alcohol
  alcoholism: alcoholism, alcoholic, rehab
  alignAxis: alignment
  alimony: child support, alimony
  alive: alive, still alive
  allDay: all day
  allenKey: Allen key, hex key
  allergen: allergen
  allergicFree: hypoallergenic
  allergicPerson: allergy sufferer, allergic to
  allergicShock: allergic shock, anaphylaxis, anaphylactic shock
  allergy: allergic, allergy
  allergyTest: allergy test, desensitisation
  allow: allow, permit, permission, allowed, authorisation, allowed to
  allowVerb: let someone, am I allowed
  allSaints: All Saints Day, All Saints' Day, All Souls
  allSeasonTyre: all-season tyres, tread depth
  almond: almond
  almost: almost, nearly
  alone: alone, on my own
  aloneTraveller: solo traveller, on my own, single person
  aloneUnsupervised: unaccompanied, unattended, unsupervised
  alpacaWool: alpaca, mohair, cashmere
  alphabet: alphabet
  alpinePasture: alpine pasture, alpine hut
  altar: altar, pulpit, crypt
  alteration: clothing alteration, garment alteration
  alternative: alternative, instead of, substitute
  alternativeDate: alternative date, new date, replacement date
  alternativePractitioner: naturopath, alternative practitioner
  alternator: alternator
  altitude: altitude, above sea level, elevation gain
  aluminium: aluminium, aluminum
  always: always
  alzheimer: Alzheimer's
  amateur: amateur, hobby
  amber: amber, turquoise, agate
  ambulance: ambulance
  american: American, United States
  amountMoney: sum, amount
  amountQuantity: quantity, amount
  amplifier: amplifier, amp
  amusementPark: amusement park, theme park, water park
  anaesthesia: anaesthesia, anesthesia, anaesthetic
  anaesthetize: anaesthetic, anesthesia, sedate
  analogCamera: analogue camera, instant camera, film camera
  anchor: anchor, anchoring, mooring
  anchorVerb: anchor, drop anchor
  anger: anger, angry
  angleGrinder: angle grinder, grinder, grinding wheel
  angry: angry
  animal: animal
  animalKeeper: zookeeper, animal keeper
  animalRescue: animal rescue, injured animal, found animal
  animalShelter: animal shelter, rescue centre
  animalSkin: animal skin, cowhide, pelt
  animalSponsor: adopt an animal, animal sponsorship
  animalWatching: wildlife watching, animal observation, spot animals
  animalWelfare: animal welfare, cruelty to animals
  ankle: ankle
  anklet: anklet
  anniversary: anniversary, jubilee
  announce: announce, announcement
  annoy: annoy, annoying, annoys, bother, nuisance
  annoyedState: annoyed, fed up, irritated
  annualAccounts: annual accounts, balance sheet
  annualFee: annual fee, yearly fee
  annualPlant: annual plant, bedding plant
  anonymous: anonymous
  anonymousState: discreet, confidentially
  answer: answer, reply
  answeringMachine: voicemail, answering machine
  ant: ant
  antenatalClass: antenatal class, birth preparation
  antenna: aerial, antenna, satellite dish
  antiAging: anti-ageing, anti-wrinkle
  antibiotic: antibiotic
  antifouling: antifouling, boat varnish, sail repair
  antihistamine: antihistamine, allergy tablets
  antique: antique
  antiqueFurniture: antique furniture
  antiquity: ancient times, ancient, antiquity
  antiReflection: anti-reflective coating, coating
  antivirus: antivirus
  antler: antlers, antler
  anvil: anvil, forge, blacksmith
  anxiety: anxiety
  anxious: anxious, scared, afraid, fear
  apartmentHunt: flat hunting, looking for flat, flat viewing
  aperitif: aperitif, welcome drink
  apologize: apologize, apology, sorry
  app: app, apps
  appeal: appeal, objection, lodge objection
  appealLaw: appeal, objection
  appendix: appendix, appendicitis
  appetite: appetite, no appetite
  applause: applause, encore
  apple: apple
  appleJuice: apple juice, orange juice, spritzer
  applePie: apple pie, apple cake, strudel
  appliance: appliance, household appliance, white goods
  applianceRepair: appliance repair, washing machine repair
  applicant: applicant, candidate
  applicationForm: application
  applicationPhoto: application photo, headshot
  applyCream: apply cream, rub in
  applyJob: apply, application
  appointment: appointment
  apprentice: apprentice, apprenticeship, trainee, apprentices
  apprenticeship: apprenticeship, traineeship
  approve: approve, go-ahead, authorise
  approximate: approximate, roughly how much
  apresSki: après-ski
  apricot: apricot
  apron: apron
  aquaFitness: aqua fitness, aqua aerobics
  aquarium: aquarium, fish tank
  aqueduct: aqueduct, amphitheatre, thermal baths
  arabic: Arabic, Arab
  arabicLanguage: Arabic, Turkish
  archaeology: archaeology, archaeologist, archaeological
  archArchitecture: architecture, vault, column
  archery: archery, bow and arrow, crossbow
  architect: architect
  archive: archive, archives
  archivist: archive, archivist
  archVault: arch
  areaSurface: surface, area
  argue: argue, quarrel
  arm: arm
  armbands: armbands, swimming aids
  armchair: armchair, recliner, wing chair
  armpit: armpit, underarm
  aromatherapy: aromatherapy
  around: surroundings, area
  aroundClock: all night, anytime
  arrangeFlowers: bouquet
  arrest: arrest
  arrivalDay: day of arrival, day of departure
  arrive: arrive, arrival, arrives
  arriveEarly: arrive early, in good time, minutes before, come earlier
  artefactFind: archaeological find, discovery
  arthritis: arthritis, osteoarthritis
  artichoke: artichoke
  articleNews: news, press release, newspaper article
  artificialFlower: artificial flower, silk flower
  artificialGrass: turf, artificial grass, lawn seed
  artificialIntelligence: artificial intelligence, chatbot, robot
  artisan: craftsman, craftsmen, artisan
  artist: artist
  artMuseum: art museum, art exhibition, special exhibition
  artRestorer: restorer, restoration of paintings
  artWork: art, artwork
  asbestos: asbestos
  ascensionDay: Ascension Day, Corpus Christi
  ascent: ascent, climb up, descent
  ash: ashes
  ashesScatter: scatter ashes, ashes
  ashtray: ashtray
  asian: Asian, Asia, Vietnamese, Thai
  ask: ask, enquire
  askFor: ask for, call and ask
  askTeacher: try class, taster class
  asparagus: asparagus, artichoke
  asphalt: asphalt, tarmac, tar
  aspirin: aspirin, ibuprofen, paracetamol
  assemble: assemble, assembly
  assemblyPoint: assembly point, meeting point
  assessor: expert report, appraiser, appraisal
  assistedLiving: assisted living, sheltered housing
  association: association, club, society
  asSoonAs: as soon as possible, asap
  asthma: asthma
  asthmatic: asthmatic
  astigmatism: astigmatism
  astronomy: astronomy, astronomer
  atheist: atheist, non-religious, secular
  athletesFoot: athlete's foot, nail fungus, fungal infection
  atHome: at home, home visit
  atLeast: no less than, minimum of
  atmosphere: atmosphere, ambience, mood
  atNight: at night, nights
  attach: attach, fasten, secure, fix in place
  attachFile: attachment, enclose
  attachment: attachment
  attackBite: attack
  attackScare: frighten, scare, startle
  attempt: attempt
  attend: attend, attendance, compulsory attendance
  attendanceList: sign-in sheet
  attic: attic, loft
  attribute: feature, characteristic
  atWeekend: at weekends, on weekends
  aubergine: aubergine, eggplant
  auction: auction
  audiobook: audiobook, e-book
  audioDescription: audio description
  audioGuide: audio guide, audioguide, audio tour, headset guide
  audioguide: audio guide, headset
  audition: audition, casting
  aunt: aunt, auntie
  austrian: Austrian, Austria
  author: author, writer, poet
  authority: authority, agency, authorities
  autism: autism
  automatic: automatic, automatically
  automaticallyRun: by itself, self-acting
  automaticCar: automatic transmission, automatic car
  automaticRenewal: automatic renewal, renew automatically
  autumn: autumn, fall
  available: available, availability
  avalanche: avalanche, avalanche risk
  average: average
  aviary: aviary
  avocado: avocado
  avoid: avoid
  awakeState: awake, wide awake
  awardWinning: award-winning, awarded, prize-winning
  awning: awning, tarp, canopy tent, canopy
  axe: axe
  baby: baby, infant
  babyBath: baby bath
  babyBib: bib, baby bib
  babyBlanket: baby blanket, sleep sack, cuddle blanket
  babyCarrier: baby carrier, sling, baby sling
  babyChanging: baby changing, changing room, changing facilities
  babyFood: baby food, baby bottle, feeding bottle
  babyMilk: baby milk, formula, infant formula
  babyMonitor: baby monitor
  babyRattle: dummy, pacifier, baby bottle, teething ring
  babySeat: baby seat, infant carrier
  babyShower: baby shower, gender reveal
  babysit: babysit, childcare, babysitting
  babysitter: babysitter, nanny
  babySling: baby sling, baby carrier
  babySwimming: baby swimming, baby swim class
  babyWipe: baby wipes, wet wipes
  back: backache, back pain, bad back
  backdrop: backdrop, background
  backGlass: back cover, back glass
  backInStock: back in stock, restock
  backMassage: back massage
  backpack: backpack, rucksack
  backTrouble: back problems, bad back
  backup: backup
  backupDisk: cloud backup, data backup
  bacon: bacon
  bad: bad
  badBreath: bad breath
  badger: badger
  badLuck: bad luck, unlucky
  badminton: badminton, shuttlecock, frisbee
  badOnFeet: unsteady walking, walk badly
  badWeather: bad weather, rainy day, poor weather, if it rains
  bag: bag
  bagCheck: bag check, bag search, security check
  bagelBun: bun, bap, white roll
  baggageSize: bulky, oversized
  bagLining: bag repair, leather bag repair
  bagpipes: bagpipes, hurdy-gurdy
  bagSack: bag, sack, sacks
  baguette: baguette, white bread
  bailiff: bailiff
  bait: bait, lure, fly fishing
  bake: bake, baking
  baker: baker
  bakery: bakery
  bakingPaper: baking paper, greaseproof paper
  bakingPowder: baking powder, baking tin
  bakingTin: baking tin, cake tin, baking tray
  balance: balance
  balanceBike: balance bike, tricycle
  balanceVerb: keep balance, lose balance
  balayage: balayage, ombré
  balcony: balcony
  balconyPlant: balcony plants, terrace plants
  bald: bald, baldness
  baleHay: bale, hay bale, straw bale
  ball: ball
  ballastBuoy: buoy
  ballet: ballet
  balletClass: ballet class, pointe
  balloon: balloon
  balloonHelium: helium, helium balloon
  ballPit: ball pit, soft play
  ballroom: ballroom dancing, waltz
  ballroomDance: ballroom dancing, standard dance, social dance, tango, salsa, waltz
  baltic: Lithuanian, Latvian, Estonian
  bamboo: bamboo
  banana: banana
  bandage: bandage, wound dressing
  bandageUp: bandage up, change dressing
  bandHire: book a band, wedding band, hire musicians
  bandMusic: band, orchestra, symphony
  bangNoise: bang, loud bang
  banister: banister, railing
  bank: bank
  bankAccount: bank account
  bankBranch: cash machine, ATM, cashpoint, cash dispenser
  bankCard: bank card, card payment, pay by card
  bankClerk: bank clerk, bank adviser
  bankDetails: bank details, IBAN, account details
  banknote: banknote
  bankruptcy: bankruptcy, insolvency
  bankTransfer: bank transfer, wire transfer
  banquet: banquet
  baptism: baptism, christening
  barbecue: barbecue, BBQ, barbecue grill, gas grill, charcoal grill, fire bowl
  barbecueArea: barbecue area, grill area, fire pit
  barber: barber
  barefoot: barefoot
  bargain: bargain, great deal
  barkTree: tree bark
  barkVerb: bark, barking
  barley: barley, rye
  barman: barman, bartender, barista
  barn: barn
  barrel: barrel, keg, oak cask, demijohn
  barrierFreePath: paved path, gravel path, uneven ground
  barStool: bar stool
  barTable: bar table, high table
  basement: basement, cellar
  basementStorage: basement, cellar
  basil: basil
  basketball: basketball
  basketMaker: basket maker, basketry
  basketmaking: basket weaving, wicker basket
  basketWeaving: basket weaving, wicker
  basketWoven: basket, baskets, shopping basket
  bassGuitar: ukulele, banjo, mandolin
  bat: bat, bats
  bathe: bathe, bath
  bathingArea: bathing area, bathing lake, swimming spot
  bathrobe: bathrobe, dressing gown
  bathroom: bathroom
  bathroomTiles: tiling, tiler, wall tiles
  bathtub: bathtub
  battery: battery, batteries, rechargeable battery
  batteryLife: battery life
  batteryReplacement: battery replacement, change battery
  bay: bay, cove, inlet
  beAbsent: absent, absence
  beach: beach
  beachChair: beach chair, beach umbrella, parasol
  beachToy: bucket and spade, sandcastle, sandpit
  beachVolleyball: beach volleyball, volleyball
  bead: bead, pearl
  beak: beak
  beAllergic: react to, allergic reaction
  bean: bean
  beanie: beanie, woolly hat
  bear: bear, bears, brown bear
  beard: beard
  beardTrim: beard trim, wet shave
  bearingPart: ball bearing, bearing
  beautician: beautician
  beautiful: beautiful, pretty, nice
  beauty: beauty
  beautySalon: beauty salon, beauty parlour
  beaver: beaver
  beAware: be aware, take note, please note
  beCareful: be careful, watch out, mind step
  becomeMember: become a member, join club, membership application
  bed: bed
  bedbug: bedbug, bed bugs
  bedding: bedding, bed linen, sheets, bed sheet, fitted sheet
  bedFrame: bed frame, headboard
  bedroom: bedroom
  bedsideTable: bedside table, nightstand
  bedsore: bedsore, pressure sore
  bedspread: bedspread
  bee: bee
  beech: beech, birch
  beechWood: beech
  beef: beef
  beeHarvest: extract honey, honey harvest
  beehive: beehive, hive, bee colony
  beekeeper: beekeeper, beekeeping
  beekeepingCourse: beekeeping course, honey extraction
  beekeepingGear: bee suit, smoker bees, honeycomb, honey extractor
  beer: beer
  beerBench: beer bench, beer table set
  beerGarden: beer garden
  beerTap: beer tap, draught beer system, tapping
  beeswax: beeswax
  beetle: beetle
  beetroot: beetroot, beet
  beforeEarlier: before, earlier, beforehand
  begin: begin, start, began, begun, starts, kick off
  beginner: beginner, novice, newbie
  beginnerHorse: school horse, calm horse
  beginnersClass: trial class, beginners' class
  behaviour: behaviour, behavior, behave
  behindBack: rear, behind
  beige: cream-coloured, beige
  beLate: be late, come too late
  belay: belay, belaying, top rope, rope up
  belgian: Belgian, Belgium, Flemish
  believe: believe
  bell: bell, chime
  bellChime: church bell, bell, bell tower
  bellFounding: bell foundry, foundry, cast metal
  bellPepper: bell pepper, paprika
  belly: belly, tummy, abdomen
  bellyBag: bum bag, fanny pack, waist bag
  belong: belong
  belongTo: belongs to, whose is
  below: below, beneath, bottom
  belt: belt, belt buckle, trouser belt
  bench: bench
  bend: bend, bent
  bendDown: bend down, stoop
  benefitConcert: benefit concert, charity event
  bentOut: bent
  berry: berry
  best: best
  bestBefore: best before date, use-by date, shelf life
  better: better
  bib: bib
  bible: Bible
  bicycle: bicycle, bike, bikes, city bike, trekking bike
  bid: bid
  big: big, large
  bikeBasket: bike basket, pannier, saddlebag
  bikeBattery: bike battery, e-bike battery
  bikeBell: bike bell, bicycle bell
  bikeCarrier: bike rack, bike carrier
  bikeChain: chain
  bikeFrame: bike frame, bicycle frame
  bikeGears: bike gears, derailleur, gear cable
  bikeLight: bike light, dynamo
  bikeLock: bike lock, padlock
  bikeMechanic: bike mechanic, bicycle mechanic
  bikePark: bike park, single trail, pump track
  bikeRental: bike rental, bike hire, rental bike
  bikeRepairKit: repair kit, puncture kit
  bikeService: bike service, bike tune-up, bike repair
  bikeSize: bike size, frame size, frame height
  bikeTour: bike tour, cycling tour
  bikeTrailer: bike trailer, child trailer
  bikeTransport: bike transport, take bike on board
  bikini: bikini, swimming trunks, swim shorts
  bilingual: bilingual
  bilingualState: speak several languages, multilingual
  billiards: billiards, pool table, snooker, darts
  billingAddress: billing address
  bin: bin, trash can, dustbin, waste bin, garbage can
  binBag: bin bag, rubbish bag, garbage bag
  bindBook: bind a thesis, spiral binding
  binding: binding, legally binding, binding booking
  binoculars: binoculars, telescope
  biodegradable: biodegradable, compostable
  biologist: biologist, botanist, zoologist
  biology: biology
  biometricPhoto: biometric photo, visa photo
  bird: bird
  birdFeeder: bird feeder, birdseed
  birdFlu: bird flu, animal disease
  birdHide: bird hide, observation hide
  birdhouse: bird box, nest box, bird feeder
  birdwatching: birdwatching, bird watching
  birth: birth
  birthAnimal: calving, lambing, whelping
  birthCertificate: birth certificate
  birthControlPill: the pill, contraceptive pill
  birthday: birthday
  birthdayCake: birthday cake
  birthdayCard: birthday card, birthday present
  birthdayChild: birthday boy, birthday girl
  birthdayPackage: birthday package, party package, theme party
  birthdayParty: birthday party
  birthdayTart: gateau, layer cake, tart
  birthmark: birthmark, mole
  biscuit: biscuit, cookie
  bishop: bishop, pope
  bitch: female dog
  bite: bite, bitten
  biteDog: snap at
  biteSplint: bite splint, night guard, teeth grinding
  bitter: bitter
  black: black
  blackberry: blackberry, bramble
  blackboard: blackboard, whiteboard, chalkboard
  blackColour: black
  blackIce: black ice, slippery, icy road
  blackout: blackout, darken room, dimmable
  blacksmith: blacksmith, forge, forging, anvil, smith
  blackTea: black tea, green tea, tea bag
  blackWhite: black and white
  bladder: bladder
  bladeTool: blade, saw blade
  blanket: blanket, duvet, quilt, comforter, eiderdown
  blazer: blazer
  bleach: bleach
  bleachHair: bleach hair, bleached
  bleachLiquid: bleach
  bleed: bleed, bleeding, blood
  bleedColour: colour runs, colourfast
  bleeding: bleeding
  bleedRadiator: bleed radiator, bleeding radiators
  blender: blender, mixer, food processor
  blessing: blessing, bless
  blight: powdery mildew, blight, plant disease
  blind: blind, visually impaired, blindness, sight impaired
  blindPerson: blind person, sight loss
  blinds: window blinds, shutter, roller shutter
  blindSpot: blind person, blind visitor
  blink: blink, wink
  blister: blister, blisters
  bloated: bloated, flatulence
  bloating: bloating, flatulence
  blockedDrain: blocked drain, clogged, blockage, unblock
  blockedNose: runny nose, blocked nose, stuffy nose
  blonde: blonde, blond
  blondHair: blond, blonde
  blood: blood
  bloodDonation: blood donation, donate blood
  bloodGroup: blood group, blood type
  bloodPressure: blood pressure, hypertension
  bloodPressureMonitor: blood pressure monitor, medical aids
  bloodSugar: blood sugar, blood glucose
  bloodTest: blood test
  bloodThinner: blood thinner, anticoagulant
  bloom: bloom, blossom, flowering
  blouse: blouse
  blowDry: blow-dry
  blowOut: blow out candles, blow up balloons
  blue: blue
  blueberry: blueberry, bilberry
  blueColour: blue
  blueLight: blue light filter
  bluetooth: bluetooth
  blunt: blunt, dull blade
  blurred: blurred, blurry
  board: board, get on
  boarding: boarding, board, embark
  boardingSchool: boarding school
  boardPet: boarding, kennel
  boat: boat, motorboat, barge
  boatFender: fender, lifebuoy, life ring
  boatLicence: boat licence, sailing licence
  boatMooring: boat storage, winter storage of boat
  boatRental: boat rental, boat hire
  boatSail: mast, rigging, sails
  boatTrip: boat trip, boat tour, cruise
  bobbin: bobbin, spool, reel
  body: body
  bodyHair: body hair
  bodyHeight: body height, minimum height
  bodyWeight: body weight
  bodywork: bodywork, car body
  boil: boil, boiled
  boiledEgg: boiled egg
  boiler: boiler
  boilingHot: boiling hot, sweltering
  bone: bone
  bonfire: bonfire, campfire
  bonnet: bonnet, hood
  bonsai: bonsai
  bonus: bonus, reward
  book: book, booking
  bookAhead: book in advance, pre-book
  bookbinder: bookbinder, bookbinding
  bookbinding: bookbinding, bookbinder, bind a book, spiral binding
  bookcase: bookcase, bookshelf
  bookCover: book cover, dust jacket, hardcover, paperback
  bookedUp: fully booked, booked up, sold out
  bookRead: book
  bookseller: bookseller, bookshop, bookstore
  bookshop: bookshop, bookstore, bookseller
  boosterSeat: booster seat, booster cushion
  boot: boots, ankle boot
  bootiesAnkle: ankle boots
  border: border, border control, frontier
  bored: bored, get bored
  boredom: boredom
  boring: boring
  bornBirth: birth, born
  borrow: borrow
  boss: boss, chief, manager
  botanicalGarden: botanical garden, arboretum
  botox: Botox, filler
  bottle: bottle
  bottleCrate: bottle deposit, returnable bottle, deposit bottle
  bottleDeposit: bottle deposit, returnable bottle
  bottleOpener: bottle opener, corkscrew
  bottleVerb: bottle up, bottling
  bottleWarmer: bottle warmer, warm bottle
  boulder: boulder, rock
  bouldering: bouldering, climbing wall
  boules: boules, bowling, skittles, petanque
  bounce: bounce, trampoline
  bouncyCastle: bouncy castle, inflatable
  bouquet: bouquet, bunch of flowers
  boutonniere: buttonhole, boutonniere
  bowArrow: bow and arrow, archery, crossbow
  bowel: bowel, gut, intestine
  bowl: bowl
  bowling: bowling, skittles, bowling alley, ninepins
  bowRehair: bow rehair, horsehair, rosin
  bowViolin: violin bow
  boxCarton: box, cardboard box
  boxContainer: box, crate
  boxerShorts: boxer shorts, underpants
  boxing: boxing
  boxOffice: box office, ticket office, ticket desk
  boxSpring: box spring bed
  boxVan: box van, removal van
  boxwood: boxwood, box hedge
  boy: boy
  boyfriend: boyfriend, girlfriend
  bra: bra, bras, sports bra
  bracelet: bracelet
  bracesTeeth: braces, tooth brace
  bracketAngle: shelf bracket, angle bracket
  braid: braid, plait
  braille: braille
  brain: brain
  brake: brake, braking
  brakeDisc: brake disc, rotor
  brakeFluid: brake fluid
  brakePad: brake pad
  brakeSqueal: brakes squeal, brake service, worn brakes
  branch: branch, location, branch office, subsidiary
  brand: brand, make
  brandNew: brand new, mint condition, unused, brand-new, factory new
  brass: brass
  brassBand: brass band, marching band
  brassInstrument: trombone, tuba, brass instrument
  brave: brave, courageous
  bread: bread
  breadcrust: slice of bread, crust
  breadMaker: bread maker, waffle iron, raclette, fondue set
  breadOven: wood-fired oven, stone oven, bakehouse
  breadRoll: bread roll, bun
  breakAccident: break by accident, broke something
  breakBone: break a leg, break an arm
  breakDown: break down, breakdown, broken down
  breakdown: breakdown
  breakfast: breakfast
  breakIn: break in, burglary
  breakIn2: break in shoes
  breakSchool: break time, playtime, recess
  breakVerb: break, broke
  breast: breast
  breastfeeding: breastfeeding, nursing mother
  breastfeedingMother: nursing mother
  breastfeedVerb: breastfeed, bottle-feed
  breastPump: breast pump
  breath: breath, breathing
  breathable: breathable, breathable fabric
  breathe: breathe, breath
  breathing: breathing, breath
  breeder: breeder, breeding
  breedVerb: breed, breeding
  breeze: breeze, gust, windy
  brewery: brewery, brewing, brewery tour, brewer
  brick: brick
  bricklayer: bricklayer, builder, mason
  bridalBouquet: bridal bouquet, wedding bouquet
  bridalCouple: newlyweds, bridal couple
  bridalFashion: bridal shop, bridalwear
  bridalMakeup: bridal make-up, bridal hairstyle
  bridalVeil: veil, train of dress, bridal veil
  bride: bride
  bridegroom: groom, bridegroom
  bridesmaid: bridesmaid
  bridge: bridge
  bridle: bridle, reins, halter
  briefcase: briefcase, satchel
  bright: bright, light-coloured
  brightLight: bright
  bring: bring, brought, bringing along
  bringAlong: bring along, bring your own
  bringBack: bring back, brought back, take back
  bringBike: bring a bike, take bicycle
  bringChildren: bring children, with kids
  bringDog: bring the dog, dogs allowed
  bringUp: bring up, raise children
  bristleBrush: bristle, scrubbing brush, toilet brush
  british: British, Britain, Scottish, Welsh
  brittle: brittle, fragile material
  broadband: broadband, fibre, internet connection, DSL
  broadcastFee: television licence, broadcasting fee
  broccoli: broccoli
  broken: broken, faulty, defective, not working, kaput, busted
  brokenScreen: cracked screen, broken screen, screen repair, display, shattered screen
  bronchitis: bronchitis
  bronze: bronze
  bronzeAge: Bronze Age, Iron Age
  brooch: brooch
  broody: laying hen, battery hen, free-range
  brook: brook, creek
  broom: broom, brush
  brother: brother, bro
  brotherInLaw: brother-in-law, sister-in-law
  brown: brown
  brownColour: brown
  browser: browser
  bruise: bruise
  brunch: brunch
  brush: brush
  bubbleWrap: bubble wrap
  bucket: bucket
  buckledWheel: buckled wheel, wheel truing, broken spoke
  buckleUp: buckle up, fasten seatbelt, strap in
  buckwheat: buckwheat
  bud: bud, buds, blossom
  buddhist: Buddhist, Hindu, temple
  budget: budget
  buffet: buffet
  bugError: error, error message, bug
  buggy: pushchair, pram, stroller, buggy, baby carriage
  build: build, built
  building: building
  buildingBlocks: building blocks, lego
  buildingLoan: home loan, mortgage advice
  buildingMaterial: building materials, building supplies
  buildingPermit: building permit, planning permission
  buildingSite: building site, construction site
  buildOwn: do it yourself, DIY
  bulgarian: Bulgarian, Bulgaria
  bulge: bulge, bulging
  bulkOrder: bulk order, large order, quantity discount
  bulkyWaste: bulky waste
  bull: bull, ox, oxen
  bullying: bullying, harassment, discrimination
  bumblebee: bumblebee
  bumper: bumper
  bumpHead: bump head, hit head
  bundle: bundle
  bungalow: bungalow, mobile home, chalet
  bungee: bungee jumping
  bunHair: hair bun
  bunkBed: bunk bed, loft bed
  buoy: buoy
  burialAtSea: burial at sea
  burn: burn, burnt, burned
  burnDown: burn down, go up
  burnerPart: burner, gas burner
  burnInjury: burn injury, scald
  burnMark: burn mark, scorch, scorched
  burnout: burnout
  burntState: burnt, charred, scorched
  burp: burp, belch
  burrow: burrow, animal lair
  burstPipe: burst pipe, frozen pipe
  bury: bury, burial, funeral
  busDriver: bus driver, coach driver
  bush: bush, bushes, shrub, shrubs
  businessCard: business card
  businessDays: business days, working days
  businessTrade: business, trade
  busParking: coach parking, bus parking
  busStop: bus stop
  busTransport: bus, minibus
  busyPerson: busy
  butcher: butcher
  butchery: butcher's shop
  butter: butter
  butterfly: butterfly, butterflies, moth
  buttermilk: buttermilk, whey, kefir
  buttock: buttock, bum
  button: button
  buttonCell: button cell, watch battery, batteries, AA battery
  buttonhole: buttonhole
  buy: buy, bought, purchase, buying
  buyer: buyer, purchaser
  buyTickets: buy tickets, get tickets
  buyUp: buy up, we buy, buy old gold, purchase used
  byAppointment: by appointment, by arrangement
  bylaws: statutes, bylaws, articles of association
  byPhone: by phone
  cabbage: cabbage
  cabin: ship cabin, bunk
  cable: cable, wire, cord
  cableCar: cable car, gondola, aerial tramway, gondola lift, chairlift
  cableDuct: wiring, power cable, electric cable
  cactus: cactus, cacti, succulent
  caesarean: caesarean, C-section
  cafe: café, coffee shop, tearoom
  cage: cage
  cake: cake
  cakeDecorating: cake decorating, sugar craft, baking class
  cakeShop: cake shop, patisserie
  cakeStand: cake stand, cake box, tiered stand
  calculate: calculate, calculation
  calculateCost: work out cost, calculate price
  calculatorDevice: calculator, pocket calculator
  calendar: calendar
  calf: calf, calves, heifer
  calfMuscle: calf muscle
  call: call, phone, ring
  callBack: call back, callback
  callback: call back, callback, ring back
  callHelp: call for help, emergency call
  calligraphy: calligraphy, hand lettering, quill, ink, lettering
  callOffWeather: called off, cancelled for weather
  callus: callus, corn on foot
  calmDown: calm down, soothe
  calmPerson: calm, relaxed, good-natured, easygoing
  calmSea: calm sea, calm water
  calorie: calorie
  camel: camel, dromedary
  camera: camera
  cameraFilm: film roll, negatives, slides, photographic film
  cameraFlash: flashgun, flash photography, tripod head
  cameraLens: camera lens, zoom lens
  camp: camp, camping, tent, go camping
  camper: camper, motorhome, RV, campervan, camper van
  campfire: campfire, bonfire, fire pit
  campingChair: camping chair, folding chair, folding table
  campingStove: camping stove, gas cartridge, gas bottle, camp stove
  campsite: campsite, campground
  canal: canal, lock gate, weir
  canary: canary bird, canary
  cancel: cancel, cancellation, call off
  cancelAppointment: cancel appointment, cannot come, cannot attend
  cancelFree: free cancellation, cancel free
  cancellationDeadline: cancellation deadline, cancel until
  cancellationFee: cancellation fee
  cancellationInsurance: cancellation insurance, cancellation cover
  cancellationNotice: notice of termination
  cancellationPolicy: cancellation policy, cancellation terms
  cancelledEvent: cancelled, called off
  cancelledLesson: lesson cancelled, class cancelled
  cancelShortNotice: last-minute cancellation
  cancer: cancer
  candidate: applicant, candidate
  candle: candle
  candleMaking: candle
  candleSoap: soap making, dyeing, natural dye
  candlestick: candlestick, candle holder, tea light, wick
  candyFloss: candy floss, cotton candy
  caning: caning, cane seat, chair caning, rush seat
  canisterJerry: jerrycan, canister
  canoe: canoe, canoeing
  canOpener: can opener, tin opener
  canteen: canteen, cafeteria
  canTin: tin, tin can
  canvas: canvas
  canvasPrint: canvas print, photo on canvas, wall picture
  canyoning: canyoning
  capHeadwear: baseball cap, peaked cap
  capitalLetters: capital letters, block letters
  capsize: capsize, overboard, drown, tip over, overturn
  captainBoat: captain, skipper, crew
  car: car, automobile
  carabiner: carabiner, karabiner
  carat: carat, karat
  caravan: caravan
  caraway: caraway, cumin
  carBattery: car battery, starter battery
  carbonFibre: carbon fibre, carbon
  carbonMonoxide: carbon monoxide
  carBoot: car boot, trunk
  carburettor: carburettor, carburetor
  card: card
  cardboard: cardboard
  cardboardBox: box, cardboard box, carton
  carDealer: car dealer, dealership
  cardGame: card game, poker, bridge game
  cardigan: cardigan
  cardiologist: cardiologist
  cardReader: card reader, card machine
  cardWool: carding, card wool, wash wool
  careFor: care, care for
  careful: careful, carefully, caution
  caregiver: caregiver, carer
  careless: careless, negligent
  careless2: sloppy, badly done
  careLevel: care level, care allowance
  carerFree: carer goes free, carer ticket
  caretaker: caretaker, janitor
  carFerry: car ferry, ferry
  cargoBike: cargo bike
  carInsurance: car insurance, comprehensive cover
  carMat: car mat, floor mat
  carnation: carnation
  carnival: carnival, Mardi Gras, carnival parade
  carousel: carousel, merry-go-round, big wheel
  carp: carp, koi
  carPaint: paintwork, car paint
  carpalTunnel: carpal tunnel
  carPapers: vehicle documents, vehicle papers
  carpenter: carpenter, joiner, cabinetmaker, joinery
  carpet: carpet, rug
  carpetCleaning: carpet cleaning, upholstery cleaning, rug washing
  carpFish: carp
  carPolishing: car detailing, car valeting, interior cleaning
  carport: carport
  carriageRide: carriage ride, horse-drawn carriage, sleigh ride
  carrot: carrot
  carry: carry
  carryAround: carry around, lug, haul
  carSale: car dealer, car dealership, trade-in
  carScrap: scrap a car, car disposal
  carSeat: child seat, child car seat, booster seat
  carService: car service, servicing
  carsick: carsick, travel sick
  cartoonFilm: cartoon, animated film, children's film
  carTransporter: car trailer, boat trailer
  cartWagon: handcart, cart, carriage
  carve: carve, carving
  carWash: car wash
  carWorkshop: garage, repair shop
  carWrap: car wrap, vehicle lettering
  cash: cash
  cashDesk: checkout, till, cash desk
  cashDiscount: cash discount
  cashOnDelivery: cash on delivery
  cashOnly: cash only
  cashPayout: cash out, paid out, payout
  cashRegister: cash register, till, cash box
  cassette: cassette, VHS, tape digitise, tape recorder
  castIronPot: cast-iron pan, non-stick, coated pan
  castle: castle
  castleRuin: fortress, fort, castle ruin
  castOff: cast off, set sail
  castors: castors, casters
  cat: cat
  catalan: Catalan, Basque, Galician
  catAllergy: cat allergy, animal hair allergy
  catalogue: catalogue, catalog, brochure
  catalyticConverter: catalytic converter, particulate filter, silencer
  cataract: cataract
  catch: catch, caught
  catchAnimal: live trap, trap
  catchBall: catch fish, catch animals
  catchFire: fire
  catchFish: catch a fish, keep catch
  catchUp: catch up, make up
  catering: catering
  cateringService: party catering, caterer
  caterpillar: caterpillar
  catFlap: cat flap, pet door
  cathedral: cathedral, basilica, minster
  catholic: Catholic
  catSitter: cat sitter, cat boarding
  cattery: cattery, cat boarding
  cattle: cattle, livestock
  cauliflower: cauliflower, broccoli
  cause: cause
  cause2: trigger, cause problems
  caveNoun: cave, cavern, grotto
  caving: caving, spelunking, caver
  ceiling: ceiling
  celebrate: celebrate, celebration, party
  celebrateBirthday: celebrate birthday, birthday party
  celery: celery, celeriac
  cellarVault: cellar, wine cellar, vault
  cello: cello
  cellulite: cellulite
  celtic: Celts, Celtic, Vikings
  cement: cement, mortar
  cemetery: cemetery, graveyard
  centenarian: hundred years old, very old
  centimetre: centimetre, centimeter
  centralHeating: central heating
  centralLocation: central, centrally located
  centralLocking: central locking, car key, remote key
  century: century
  cereal: cereal, grain
  ceremony: ceremony
  certificate: certificate, diploma
  certificateAttendance: certificate of attendance, participation certificate
  certify: certify, notarise
  chafe: chafe, rubbing
  chain: chain
  chainOff: chain came off, worn chain, gears slip
  chair: chair, seat
  chairCover: chair cover, seat cushion
  chairperson: chairperson, chairman, board member
  chalk: chalk, climbing chalk, chalk bag
  chambermaid: housekeeper, chambermaid, room service
  chamomile: chamomile, peppermint, sage
  champagne: champagne, prosecco, cava
  chandelier: chandelier, ceiling lamp
  change: change, alter
  changeBack: cashback, change back, small change
  changeBattery: change battery, battery replacement
  changeBooking: change booking, rebook, amend booking
  changeDate: change date, move appointment
  changeLock: change locks, replace lock
  changeMind: change one's mind
  changeNappy: change nappy, change diaper
  changeOfClothes: change of clothes, spare clothes
  changeTrain: change trains
  changeTyres: tyre change, tires
  changingCubicle: changing cubicle, changing area
  changingRoom: changing room, locker room, changing cabin
  changingTable: changing table, nappy changing
  chanterelle: chanterelle, porcini, truffle
  chapel: chapel
  charcoal: charcoal, briquettes, firewood, barbecue coal, coal
  charcoalPastel: pastels, drawing charcoal
  charge: charge, charged
  chargeBattery: recharge, charging
  chargeCost: charge for, bill for
  charger: charger, charging cable
  chargingCable: charging cable, power cable, power supply, charger cable, USB cable
  chargingPort: charging port, charging socket
  chargingStation: charging station, charging point, wallbox, charge electric car, home charger
  chase: chase, chase away
  chassisNumber: chassis number, VIN, serial number
  chauffeur: chauffeur
  cheap: cheap, inexpensive
  cheat: cheat, scam, fraud, swindle, fake shop, rip-off
  check: check, inspect, inspection
  checkered: checked, checkered, tartan
  checkIn: check-in
  checkOut: check-out
  checkout: checkout, cash register
  checkup: check-up, health check
  cheek: cheek
  cheeky: cheeky, insolent
  cheerful: cheerful, good mood
  cheers: cheers, clink glasses
  cheese: cheese
  cheesecake: cheesecake
  cheeseDish: cheese vat, rennet, cheese mould, cheesecloth
  cheesemaker: cheesemaker, cheese dairy
  cheesePlatter: cheese board, cheese platter
  chemical: chemical
  chemicalDisposal: grey water, waste disposal point, dump station
  chemistry: chemistry
  chemotherapy: chemotherapy, chemo
  cheque: cheque
  cherry: cherry
  cherryPicker: cherry picker, lifting platform
  chess: chess
  chessClub: chess club, games evening, gaming cafe
  chest: chest
  chestnut: chestnut, chestnuts
  chestOfDrawers: chest of drawers, dresser, sideboard
  chestPain: chest pain, palpitations
  chew: chew, gnaw
  chewingGum: chewing gum
  chick: chick, chicks
  chicken: chicken
  chickenCoop: chicken coop, hen house
  chickenpox: chickenpox
  chickpea: chickpea, hummus, falafel
  child: child, children, kid
  childBenefit: child benefit
  childBike: kids bike, children's bike
  childBikeSeat: child bike seat, bike trailer
  childbirth: childbirth, labour, giving birth, gave birth, had a baby, having a baby
  childcare: childcare, child care
  childFriendly: child-friendly, kid-friendly
  childHaircut: child's haircut, kids' haircut
  childhood: childhood
  childminder: childminder, day care
  childPortion: child's portion, kids' menu, children's menu
  childrensBirthday: children's birthday, kids party, birthday party
  childrensBook: children's book, picture book
  childrensClothes: children's clothes, baby clothes
  childrensParty: children's party, children's birthday
  childrensSize: children's size, kids' size, baby size
  childrensTour: children's tour, family tour
  childSafe: childproof, child-safe
  childSize: children's sizes, child size
  childSupport: alimony, child support, maintenance payment, child maintenance
  childTicket: child ticket, children's ticket, child price
  chillOut: unwind
  chills: chills, shiver, shivering
  chilly: chilly, freezing cold
  chimney: chimney, fireplace, open fire
  chimneySweep: chimney sweep
  chin: chin
  chinchilla: chinchilla, degu
  chinese: Chinese
  chineseLanguage: Chinese, Japanese
  chipboard: chipboard, plywood, MDF
  chipped: chipped, chip
  chippedEdge: chipped edge
  chipsFries: chips, fries, french fries
  chisel: chisel
  chives: chives
  chocolate: chocolate
  chocolatesSweet: chocolates, pralines
  choir: choir
  choke: choke, choking
  cholesterol: cholesterol
  choose: choose, chose, chosen, choice, select, pick
  chop: chop, mince
  chopCutlet: chop, cutlet
  choppingBoard: chopping board, cutting board
  chopWood: chop wood, split wood
  choreography: choreography, dance routine
  christening: christening party, communion party
  christeningGown: christening gown, communion dress
  christeningParty: christening party, naming ceremony
  christian: Christian, Christianity
  christmas: Christmas, Xmas
  christmasEve: Christmas Eve, Boxing Day
  christmasMarket: Christmas market
  christmasParty: Christmas party
  christmasTree: Christmas tree
  christmasTreeBauble: Christmas tree, bauble, nativity scene
  chronic: chronic, long-standing
  chronicIllness: chronic illness, chronic, chronic pain
  church: church
  churchBell: church bell, bells, bell ringing
  churchOrgan: church organ, organ concert, bells
  churchService: church service, holy mass
  churchTower: church tower, steeple, bell tower
  churchWedding: church wedding, religious ceremony
  cider: cider
  ciderPress: cider, cider press, fruit press
  cigarette: cigarette
  cinema: cinema, movie theater
  cinnamon: cinnamon
  circleShape: circle, circular
  circuitBoard: circuit board, solder, soldering
  circularWalk: circular walk, loop trail, round trip
  circus: circus
  citizen: citizen
  citizenship: citizenship, nationality
  city: town, city
  cityPass: city card, guest card, tourist card
  civilPartnership: civil partnership, cohabitation, unmarried couple
  civilServant: civil servant, public official
  civilWedding: civil wedding, civil ceremony
  cladding: cladding, panelling
  claimDamage: damage report, report damage, claim form
  clap: clap, applause
  clarinet: clarinet
  clasp: clasp, buckle
  claspChain: broken chain, chain repair, chain clasp
  classicalMusic: classical music, chamber music
  classPass: class pass, multi-class card, punch card
  classReunion: class reunion, school reunion
  classroom: classroom
  classroomHelper: teaching assistant, school assistant
  classTeacher: class teacher, form teacher
  clause: clause, terms and conditions
  clauseTerms: terms of use, house rules
  claustrophobia: claustrophobia, tight spaces, claustrophobic
  claustrophobic: claustrophobic, claustrophobia
  claw: claw
  clay: clay
  clayPot: clay pot, terracotta
  clean: clean, cleaning
  cleanAdjective: clean, tidy
  cleaner: cleaner, cleaning lady
  cleaningCompany: cleaning company, window cleaner
  cleaningFee: cleaning fee, final cleaning
  cleaningLady: cleaning lady, cleaning help, domestic help
  cleanTeeth: clean teeth, tartar removal
  cleanUp: clean up, clear up
  clearance: clearance, sales
  clearanceHeight: headroom, clearance height, height restriction
  clearanceSale: clearance, clearance sale
  clearing: forest clearing
  clearOut: clear out, house clearance
  clearSnow: clear snow, snow clearing
  clench: grind teeth
  clerk: clerk, case worker
  clever: clever, intelligent
  clickCollect: click and collect, collect in store
  clickNoise: clicking noise, clatter
  clientMaterials: materials included, own materials
  cliff: cliff, cliffs
  climb: climb, climbing, climbed
  climber: climber
  climbing: climbing, bouldering, climbing wall
  climbingFrame: climbing frame
  climbingGear: climbing harness, carabiner, climbing rope
  climbingGym: climbing gym, climbing wall, bouldering hall
  climbingRope: climbing rope, rope length
  climbingShoe: climbing shoe, climbing shoes
  climbUp: climb up, clamber
  clipClaws: clip claws, trim nails
  cloakroom: cloakroom, coat check, checkroom
  clock: clock, wall clock
  clockHand: clock hand, watch hand, dial
  clockRadio: clock radio, travel alarm
  clockStopped: clock stopped, runs slow, runs fast
  clog: clog, blocked, clogged
  clogShoes: clogs, wooden shoes
  closedDown: closed down, permanently closed
  closedTemporarily: temporarily closed, closed today
  closeOff: close off, cordon off
  closeVerb: close, closed, shut, closes, shut down
  closingDay: closing day, day off
  closingTime: closing time
  cloth: cleaning cloth, rag, duster
  clothes: clothes, clothing
  clothesHanger: clothes hanger, coat hanger
  clothesLine: clothes line
  clothesMoth: clothes moth
  clothesPeg: clothes peg, clothespin
  clothesSize: size, clothing size
  cloud: cloud
  cloudStorage: cloud storage
  cloudy: cloudy, overcast
  clover: clover
  clown: clown, entertainer, juggler
  clubSport: sports club, club
  clumsy: clumsy, two left hands
  clutch: clutch
  coachBus: tour bus, charter bus
  coaching: coaching, careers advice, career
  coachParking: coach parking, bus parking
  coachTrainer: sports coach, life coach
  coachTrip: coach party, tour bus, coach trip
  coal: coal
  coast: coast, shore
  coat: varnish, lacquer
  coatGarment: coat
  coatOfArms: coat of arms, wax seal, signet ring
  coatRack: coat rack, coat stand, coat hook
  coatVerb: coating
  cobbler: cobbler, shoemaker
  cockroach: cockroach
  cocktail: cocktail, mocktail
  coconut: coconut
  cod: cod, cod fish, white fish
  code: code, pin
  coeliac: coeliac, celiac
  coffee: coffee
  coffeeAndCake: coffee and cake, afternoon tea
  coffeeBeans: coffee beans, roastery
  coffeeBreak: coffee break, refreshments, welcome drink
  coffeeGrinder: coffee grinder, grain grinder, pepper mill
  coffeeMachine: coffee machine, coffee maker
  coffeeTable: coffee table, side table
  coffin: coffin, casket
  coin: coin, coins
  coinCollection: coin collection, stamp collection, medals
  cold: cold
  coldPack: cold pack, ice compress
  coldRent: rent excluding bills, net rent
  coldRoom: cold store, walk-in fridge, refrigerated trailer
  coldSore: cold sore, herpes
  coldWeather: cold, cold snap
  colic: colic
  collage: collage, scrapbooking
  collapse: collapse, pass out
  collar: collar
  collarbone: collarbone, shoulder blade
  colleague: colleague, coworker
  collect: collect, collection, pick up, pickup
  collectHobby: collector, collecting
  collectible: collectible, rare item
  collectionMuseum: museum collection, collections, private collection
  collectLater: collect later, ready to collect, pick up later
  colonoscopy: colonoscopy, endoscopy, gastroscopy
  colour: colour, color
  colourBlind: colour-blind, color blind
  colourCopy: colour print, colour copy
  coloured: plain, single-coloured
  colourful: colourful, multicoloured
  colouringBook: colouring book, sticker
  colouringFood: food colouring
  colouringPicture: colouring book, crayons, felt tips
  comb: comb
  combinationLock: combination lock, number lock
  combine: combine harvester, baler
  combineHarvester: combine harvester, harvester
  combiTicket: combination ticket, combined ticket
  comboTicket: combined ticket, combi ticket, combo
  come: come, came, coming
  comeApart: come apart, fall apart
  comeBack: come back, came back
  comeBackLater: come again, come back later
  comedyShow: comedy, cabaret, stand-up
  comeIn: come in, walk in
  comeOff: come off, fall off
  comeOver: come by, stop in
  comeToYou: home service
  comeUnglued: come unglued, peeling off
  comeWith: come along, accompany, accompanied, escort, companion, accompanying person
  comfort: comfort, console
  comfortable: comfortable, comfy
  comicBook: comic, comics, manga, graphic novel
  commission: commission
  commitment: commitment, obligation
  commonCold: common cold, head cold
  communion: first communion, confirmation ceremony
  communityCentre: community centre, cultural centre, youth club
  commute: commute
  companion: accompanying person
  company: company, firm
  companyFirm: company, companies, business, firm
  companyHolidays: annual closure, closed for holidays
  companyOuting: works outing, team building
  compare: compare, comparison
  compareOffer: compare prices, comparison
  compass: compass
  compassTool: compass
  compatible: compatible
  compensate: compensate, compensation
  compensateVisitor: make up for, compensate
  compensation: compensation, damages
  competition: competition, tournament, contest, championship
  competitor: competitor, competition
  complain: complain, complaint
  complainAbout: make a complaint, dissatisfied
  complaint: complaint
  complaintsBook: complaints form, complaints book, complaints procedure
  completeAdjective: complete, completely
  complicated: complicated
  compose: compose
  compost: compost heap, composting
  compostHeap: compost heap, compost bin, compost
  comprehensiveCover: fully comprehensive, comprehensive insurance, third-party insurance
  compressionStocking: compression stockings, support stockings
  compressionStockings: compression stockings, support stockings
  compressor: compressor, compressed air
  compromise: compromise
  compulsoryInsurance: compulsory insurance, insured
  computer: computer, PC, desktop computer
  computerFile: computer file, folder
  computerRepair: computer repair, laptop repair, PC repair
  computerSlow: slow computer, computer slow
  concentrate: concentrate
  concentrationProblem: concentration problems
  concern: concern
  concert: concert, gig
  concession: concession, reduced price, reduced rate
  concrete: concrete
  concreteMixer: cement mixer, concrete mixer
  concreteWork: bricklayer, mason, masonry
  concussion: concussion
  condensation: condensation, fogged up, steamed up
  condition: condition, prerequisite
  conditioner: conditioner
  conditionState: state, condition
  condolences: condolences, sympathy card
  condom: condom
  condominium: condominium, owner-occupied flat, owners' meeting
  conductorMusic: conductor, choirmaster
  conductorTrain: conductor, ticket inspector
  cone: cone collar, e-collar
  conference: conference, meeting
  conferenceRoom: conference room, seminar room, function room
  confession: confession
  confetti: confetti, streamers, paper chain, rice throwing
  confident: self-confident, self-confidence
  confidential: confidential, secrecy
  confidentiality: confidentiality, secrecy
  confirm: confirm, confirmation
  confirmationChurch: confirmation ceremony
  confused: confused, confusing
  congratulate: congratulate, congratulations
  congratulation: congratulations
  conifer: conifer, evergreen
  conjunctivitis: pink eye, conjunctivitis
  connect: connect, connection
  consent: consent
  consentForm: consent, consent form
  consequence: consequence, consequences
  conservation: nature conservation, protected species, wildlife protection
  conservatory: conservatory, sunroom, winter garden
  consist: consist
  constantTemperature: constant temperature, cool inside
  constellation: constellation, Milky Way, galaxy
  constipation: constipation
  consultingHours: surgery hours, consultation hours
  consumerProtection: consumer protection, consumer rights
  contactAllergy: nickel allergy, contact allergy
  contactForm: contact form, get in touch
  contactLens: contact lens, contacts
  contactless: contactless
  contactManager: person in charge, speak to manager, supervisor
  contactPerson: contact person
  contactSolution: contact lens solution, cleaning solution
  contactVerb: contact, get in touch
  contagious: contagious, infectious
  contain: contain
  container: container, bin
  contestEntry: contest, entry fee, take part
  continue: continue, carry on
  contraception: contraception, birth control
  contract: contract, agreement
  contractCopy: copy of contract, contract conditions
  contractTerm: contract term, minimum term
  convertAttic: loft conversion, convert room
  convertible: convertible, cabriolet, sports car
  convince: convince
  cook: cook, cooking
  cookbook: cookbook, recipe book
  cookChef: chef, cook
  cookedDone: cooked, well done
  cookieCutter: cookie cutter, piping bag, muffin tin
  cookiePolicy: cookies, privacy policy, legal notice
  cookingCourse: cooking class, cookery course
  cookingPot: cooking pot, saucepan
  coolAdjective: cool
  coolant: coolant, antifreeze, screenwash, coolant fluid
  coolBox: cool box, cooler, cool bag, ice pack
  coolDown: cool, chill
  coolingOff: cooling-off period, revoke, revocation
  coolRoom: air-cooled, cooled, refrigerated
  coPayment: co-payment
  copper: copper
  copyDocument: make copies, certified copy
  copyPaper: copy, copies, photocopy
  copyShop: copy shop, copier, photocopier
  copyVerb: copy, photocopy
  coral: coral, reef, coral reef
  cordlessDrill: cordless drill, cordless screwdriver
  corduroy: corduroy
  cork: cork, stopper
  corkage: corkage
  corkscrew: corkscrew, bottle opener
  corn: maize, sweetcorn, corn cob
  corner: corner
  cornFoot: corns, hard skin, foot corn
  corporateEvent: company event, corporate event, team building
  corpusChristi: Corpus Christi
  correct: correct, right
  corridor: corridor, hallway
  cortisone: cortisone, steroids
  cosmetics: cosmetics
  cosmeticSurgery: cosmetic surgery, plastic surgery
  cost: cost, costs, how much, what price, costs how much
  costExtra: cost extra, extra charge
  costume: fancy dress, carnival costume, costume, costume party, costume hire
  costumeHire: costume hire, fancy dress, dressing up
  costumeJewellery: costume jewellery, fashion jewellery
  cosy: cosy, cozy, snug
  cot: cot, crib
  cotton: cotton
  cottonWool: cotton wool, cotton buds, cotton pads
  cough: cough
  counter: counter
  counterfeit: counterfeit, forged, fake
  country: country
  countryOrigin: country of origin, origin, come from
  countryside: countryside
  countVerb: count
  couple: couple
  couplesMassage: couples massage
  coupon: coupon, discount code, promo code
  courage: courage, bravery
  courgette: courgette, zucchini
  courier: courier, carrier, delivery driver
  course: course, class, classes
  courseEnd: end date, course end
  courseFee: course fee, course price, tuition
  courseMaterial: course material, teaching material, handout
  courseNoun: course
  courseStart: start date, course start, term starts
  court: court, tribunal
  courtBooking: court booking, tennis court, pitch hire
  courtesyCar: courtesy car, loaner car
  courtHearing: court hearing, court date
  courtWitness: witness
  courtyard: courtyard
  couscous: couscous, quinoa
  cousin: cousin
  coverage: coverage
  covered: covered, roofed
  covered2: under cover, sheltered, undercover
  coverLetter: cover letter, motivation letter, application letter
  coverUp: cover up, cover with sheet
  coverVerb: cover
  covid: Covid, coronavirus
  cow: cow, cattle
  coworking: coworking, workspace, hot desk, shared office
  crab: crab
  crack: crack, cracked, hairline crack
  crackedState: cracked, hairline crack
  cradle: cradle, bassinet
  craft: craft
  craftKit: craft kit, craft supplies, starter kit
  crafts: crafts, handicraft
  craftsman: craftsman, tradesman, handyman, odd jobs
  cramp: cramp
  crampons: crampons, spikes for shoes
  crane: crane, hoist, winch
  crashAccident: crash, accident
  crashCourse: crash course
  crashFreeze: freezes, computer crash, hangs
  crashInto: crash into, run over
  crashPad: crash pad
  crashPc: freeze up, hang, crash
  crate: crate, wooden crate, beer crate
  crawl: crawl, crawling, on all fours
  crawlVerb: crawl through
  crayon: crayons, coloured pencils, felt-tip
  cream: whipped cream, cream
  creamy: creamy, runny
  crease: crease, creased
  creased: creased, wrinkled
  createDesign: create, design
  creative: creative, creativity, be creative
  credit: credit, store credit
  creditCard: credit card
  creditCheck: credit check, credit rating
  creditNote: credit note, store credit
  cremate: cremate, cremation
  cremation: cremation
  crematorium: crematorium
  crew: crew, deckhand, sailor
  crime: crime, offence
  criminalComplaint: police report, report to police, press charges
  criminalLaw: criminal law, criminal lawyer, offence
  criminalRecord: criminal record certificate, police clearance
  crisps: crisps, potato chips
  crispy: crispy, crunchy
  criticize: criticize, criticism
  croatian: Croatian, Serbian, Bosnian
  crochet: crochet
  crochetHook: crochet hook
  crockery: crockery, tableware
  crocodile: crocodile, alligator
  croissant: croissant
  crooked: crooked, bent, warped, buckled
  crop: crops, crop
  cross: cross
  crossCountrySki: cross-country skiing, cross-country trail
  crossfit: CrossFit, HIIT, circuit training
  crossing: sea crossing, ferry crossing
  crossReligious: crucifix, holy cross
  crossroads: crossroads, intersection, junction
  crossStitch: cross-stitch, tapestry, knitting group
  crouch: crouch, squat
  crow: crow, raven, magpie
  crowd: crowd
  crowdCapacity: seating capacity, number of seats
  crowded: crowded, packed, busy times
  crownTree: treetop, canopy
  crumb: crumb, breadcrumbs
  crumble: crumble, crumbling
  crush: crush, squash
  crustacean: crustaceans, molluscs
  crutch: crutch
  cry: cry, weep, crying
  crystal: crystal, quartz, amethyst
  crystalGlass: crystal, crystal glass, lead crystal
  ctScan: CT scan, CT
  cubicMetre: cubic metre
  cucumber: cucumber
  cufflinks: cufflinks
  cuffSleeve: cuffs, cuff
  cup: cup, mug, paper cup, disposable cup
  cupboard: cupboard, cabinet, sideboard cabinet
  curator: curator, museum educator
  cureSpa: spa treatment, health resort
  curfewNoise: noise curfew, closing time party, how late
  curious: curious
  curl: curl, curly
  curlHair: curl, curls
  curling: curling, ice stock sport
  currant: redcurrant, blackcurrant, gooseberry
  currantBerry: redcurrant, blackcurrant, gooseberry
  currency: currency
  currentFlow: fast-flowing, calm water
  currently: currently, at the moment, current
  currentWater: water current, rip current, undertow, strong current, current in river
  curriculum: curriculum, syllabus, course content
  curryDish: curry
  curtain: curtain
  curtainRail: curtain rail, curtain rod
  curtainSewing: curtain making, sew curtains, curtain hemming
  custody: custody
  customer: customer, client
  customerNumber: customer number
  customerService: customer service, help desk, hotline
  customerToilet: customer toilet, public toilet
  customOrder: custom order, special order, commission piece
  customs: customs, customs duty
  customsDuty: customs, duty
  customSize: custom size, special size
  cut: cut, cutting
  cutHair: haircut
  cutKey: cut key, key copy, spare key
  cutlery: cutlery, silverware
  cutting: plant cutting
  cuttingBoard: chopping board, cutting board
  cutToSize: cut to size, cut to length
  cv: CV, resume, curriculum vitae
  cycle: cycle, cycling
  cyclePath: cycle path, bike lane
  cycleRack: bike rack, cycle parking
  cycling: cycling
  cyclist: cyclist
  cylinderHead: cylinder head, piston
  cypress: cypress, yew, thuja
  cystitis: cystitis, bladder infection, UTI
  czech: Czech, Slovak
  dahlia: dahlia, chrysanthemum
  dailyRate: daily rate, day rate
  dairy: dairy, creamery, dairy products
  daisy: daisy, daisies
  dam: dam, reservoir
  damagedGoods: damaged, damaged in transit
  damageLoss: damage
  damagesCompensation: damages, compensation for damage
  damageVerb: damage, damaged, wreck, ruined
  damp: damp, moist, humidity, moisture, wet, damp air
  dance: dance, dancing
  danceCourse: dance class, dance lesson
  danceFloor: dance floor
  dancePartner: without a partner, dance partner
  dancer: dancer
  danceSchool: dance school, dance studio
  danceShoe: dance shoe
  danceTeacher: dance teacher, music teacher
  dandruff: dandruff
  dangerous: dangerous, danger
  danish: Danish, Denmark
  dark: dark, darkness, in the dark
  darkColoured: dark-coloured, dark shade
  darkroom: darkroom, film developing
  darts: darts, dartboard
  dashcam: dashcam, reversing camera
  data: data
  dataDeletion: data deletion, delete data, right to erasure
  dataProtection: data protection, privacy, GDPR
  dataRecovery: data recovery
  dataStorage: data storage, store data, retention period
  dataTransfer: data transfer, transfer data, move data
  dataVolume: mobile data, roaming, data plan
  date: date
  dateBirthPlace: place of birth, country of birth
  dateFruit: date fruit
  dateOfBirth: date of birth
  daughter: daughter
  dawnSunrise: sunrise, dawn, daybreak
  day: day
  dayAfterTomorrow: day after tomorrow
  dayClinic: day clinic, outpatient
  daylight: daylight, sunlight
  daylightSaving: daylight saving, clock change
  dayOff: day off, time off
  dayOffWork: day off, annual leave, vacation days
  dayPass: day pass, day ticket
  dazzling: dazzling, glare
  deadAnimal: dead animal, found dead
  deadline: deadline, time limit, due date
  deaf: deaf, hard of hearing, deafness
  deafPerson: deaf person, sign language
  death: death
  deathCertificate: death certificate
  debitCard: debit card
  debt: debt
  debtCollection: debt collection, debt collector, bailiff
  decade: decade
  decaf: decaf, decaffeinated, caffeine
  deceased: deceased, dead person
  decide: decide, decision
  decideJudge: judge
  deciduous: deciduous tree
  deck: sun deck, upper deck, on board
  deckchair: deckchair, sun lounger, lounger
  decompression: decompression, ear pressure
  decorate: decorate, decoration
  decoration: decoration, decor
  decrease: reduce, decrease, lower
  deductible: excess, deductible
  deductTax: deduct
  deep: deep, depth, how deep
  deepClean: deep cleaning, spring cleaning, thorough clean
  deepFry: deep-fried, deep fry, fryer
  deepFryer: deep fryer, fryer
  deer: deer, roe deer, red deer
  defect: defect, flaw, fault, malfunction, failure
  defend: defend, defence
  defibrillator: defibrillator, AED
  defrostVerb: defrost, de-ice
  degreesWash: wash at thirty, wash at sixty
  dehumidifier: dehumidifier
  dehydrated: dehydrated, dehydration
  dehydration: dehydration, dehydrated
  deleteData: delete my data, erase data
  deleteVerb: delete, erase
  deli: delicatessen, deli, fine foods
  deliberately: deliberately, on purpose
  delicious: delicious, tasty
  deliver: deliver, delivery
  delivery: delivery, deliveries
  deliveryAddress: delivery address, shipping address
  deliveryArea: delivery area, delivery zone
  deliveryEntrance: delivery entrance, loading bay, load and unload
  deliveryNote: delivery note, packing slip
  deliveryPerson: delivery driver, courier
  deliveryService: delivery service, home delivery
  deliveryTime: delivery time, lead time
  demandClaim: demand
  dementia: dementia
  demolish: demolish, knock down
  demonstration: demonstration, live demonstration
  dense: dense, thick
  dent: dent
  dentalCleaning: dental cleaning, hygienist, scale and polish
  dentalCrown: dental crown, inlay
  dentalFloss: dental floss
  dentalImplant: implant, dental implant
  dentalTechnician: dental technician, dental lab
  dented: dented
  dentist: dentist
  dentRemoval: dent removal, dent repair
  dentures: dentures, false teeth
  dentureThing: denture, dentures, false teeth
  deny: deny, denial
  deodorant: deodorant
  deodorantSpray: antiperspirant
  depart: depart, departure, set off
  department: department
  departmentHead: head of department, supervisor, foreman
  dependVerb: depend
  deposit: deposit
  depression: depression
  depthMeasure: how deep, water depth
  deregister: sign out, unsubscribe
  dermatologist: dermatologist, skin doctor
  descale: descale, limescale
  desert: desert
  deserted: deserted, remote, secluded
  designOwn: own design, own ideas
  desk: writing desk
  desktopPc: desktop computer, desktop PC, tower
  desperate: desperate, despair
  dessert: dessert, pudding
  destroy: destroy
  detail: detail, details, in detail
  detective: detective, private detective
  detentionSchool: detention
  detergent: detergent, washing powder
  detour: detour, diversion, shortcut
  detox: detox, detoxification
  developPhoto: develop, development
  device: device, appliance
  dew: dew, hoarfrost
  deworm: deworm, worming
  deworming: deworming, worming
  diabetes: diabetes, diabetic
  diagnose: diagnose, diagnosis
  diagnosis: diagnosis, diagnostic
  dialect: dialect, accent
  diameter: diameter, radius, circumference
  diamond: diamond
  diarrhoea: diarrhoea, diarrhea
  diceGame: dice
  dictionary: dictionary, dictionaries
  die: die, died, death
  dieAnimal: pass away, passed away
  diesel: diesel
  diet: diet, nutrition
  dietitian: dietitian, nutritionist, nutrition advice
  dietRequest: dietary requirements, special diet
  difference: difference between, differ
  different: different, difference
  differentKinds: various kinds, types, sorts
  difficult: difficult, hard
  difficultyLevel: difficulty level, difficulty, how difficult
  dig: dig, dug
  digest: digest, digestion
  digFossils: dig for fossils, look for minerals
  digger: digger, excavator, mini digger
  digital: digital
  digitalPhotos: digital photos, photo files, image files
  digitise: digitise, digitize, transfer tapes, scan slides
  digitize: digitise, digitize, transfer to digital
  digUp: dig up, excavate
  dill: dill, coriander
  dim: dim, dimly lit, dimmed
  dimensions: dimensions, measurements
  dine: dine, dinner
  diningRoom: dining room
  diningTable: dining table
  dinner: dinner, supper, evening meal
  dinosaur: dinosaur
  diopter: diopter, dioptre
  diploma: diploma, degree, qualification
  diplomaCourse: qualification, recognised qualification
  directDebit: direct debit, standing order
  directDirectly: direct, directly
  directions: directions, how to get there, way there
  directorStage: stage director, theatre director, film director
  dirndl: dirndl, traditional dress
  dirt: dirt, dirty
  dirty: dirty, dirt
  disability: disability, disabled, handicapped
  disabilityCard: disability card, disability pass, blue badge, disabled pass
  disabled: disabled, disability
  disabledParking: disabled parking, blue badge
  disabledToilet: disabled toilet, accessible toilet
  disadvantage: disadvantage, drawback, downside
  disagree: disagree, object to
  disappear: disappear
  disappoint: disappoint, disappointed
  disc: slipped disc, herniated disc
  discJockey: DJ, disc jockey, band
  discoNight: disco, nightclub, club night
  disconnect: disconnect, cut off
  discontinued: discontinued, no longer made
  discount: discount, reduction
  discouraged: not recommended, advise against
  disembark: disembark, get off boat, go ashore
  disgust: disgust
  dish: dish
  dishwasher: dishwasher
  dishwasherSafe: dishwasher-safe, dishwasher proof
  disinfect: disinfect, sterilise
  disinfectant: disinfectant, sanitizer
  disinfestation: fumigation, exterminator, infestation
  disinherit: disinherit, compulsory share
  dislocate: dislocated, dislocate
  dismissal: dismissal, layoff
  dismissJob: dismiss, fired, dismissal
  displayCabinet: display case, display cabinet, showcase
  displayModel: display model, ex-display
  disposable: disposable
  disposal: disposal, waste disposal, dispose of
  disposeOf: get rid of, dispose of
  dispute: dispute, quarrel, argument, conflict
  dissatisfied: dissatisfied, unhappy
  dissolve: dissolve, dissolved
  distance: distance
  distanceLearning: distance learning, remote course, webinar
  distanceMeasure: how far, walking distance
  distemper: distemper, parvovirus
  distil: distil, distill, distillery
  distillery: distillery, distilling, distil
  distribute: distribute, hand out
  disturb: disturb, bother
  diver: diver, diving certificate, dive centre
  diveVerb: dive, diving
  diving: diving, scuba
  divingCylinder: oxygen tank, air tank, diving tank
  divingMask: diving mask, diving goggles
  divingTank: scuba tank, regulator
  divorce: divorce
  divorcedState: divorced, separated
  divorceVerb: divorce
  diy: do-it-yourself, DIY
  diyWork: DIY, do it yourself, hardware store
  dizziness: dizziness, vertigo
  dizzyState: dizzy, giddy, light-headed
  dockVerb: moor, mooring
  doctor: doctor, physician, GP
  doctorsOffice: doctor's office, medical practice
  document: document, paperwork
  documentary: documentary
  documentList: required documents, documents needed, paperwork
  dog: dog, doggy
  dogBasket: dog bed, dog basket
  dogBeach: dog beach, dog park, off-leash area
  dogBite: dog bite, bitten by dog
  dogCoat: dog coat
  dogCollar: collar
  dogFriendly: dog-friendly, dogs welcome
  dogsAllowed: dogs allowed, pets allowed, no dogs
  dogSled: dog sledding, husky
  dogsNotAllowed: no dogs, no pets
  dogSport: agility, dog sport, mantrailing
  dogTax: dog licence, dog tax, dangerous dog
  dogTrainer: dog trainer
  dogTraining: dog training, obedience class, puppy school
  dogWalk: dog walk, dog walking
  doll: doll
  dollsHouse: doll's house, dollhouse
  dolphin: dolphin, porpoise
  domainName: domain, web hosting
  domesticHelp: home help, cleaner, household help
  domesticInland: domestic, national
  domesticViolence: domestic violence, abuse, violence
  donate: donate, donation
  donationBasis: by donation, suggested donation, donation-based
  donationClothes: old clothes, clothes bank, charity shop
  donationReceipt: donation receipt, donation, donations
  donkey: donkey
  donkeyRide: donkey ride, pony ride
  donorFriends: friends of museum, patron, donor
  doNotTouch: do not touch
  door: door
  doorbell: doorbell
  doorbellVideo: doorbell broken, door chime
  doorCloser: door closer, door stopper, peephole
  doorFrame: door frame, threshold
  doorHandle: door handle, doorknob, handle
  doorLock: door lock, lock cylinder, change lock
  doormat: doormat, bath mat
  doorNumber: house number, doorplate
  doorSticks: door sticks, door won't close, squeaky door
  doorWidth: door width, wide doors, narrow door
  dormitory: dormitory, dorm, bunk bed
  dormouse: dormouse, dormice
  dose: dose, dosage
  doubleBass: double bass, bass guitar, viola
  doubleCheck: double-check, verify
  doubleChin: double chin
  doubleGlazing: double glazing, insulating glass
  doubleRoom: double room
  doubt: doubt
  doughnut: doughnut, donut
  dowel: wall plug, dowel, rawlplug
  downCleaning: down duvet cleaning, feather cleaning, bed cleaning
  downFeather: down feather
  downJacket: down jacket, puffer jacket, padded jacket, anorak
  download: download
  downloadForm: download form, blank form, printable form
  downPayment: deposit, down payment
  downstairs: downstairs
  downSyndrome: Down syndrome
  downtown: city centre, town centre, downtown
  dozen: dozen, a dozen, half a dozen
  dragonBoat: dragon boat, rowing boat
  dragonfly: dragonfly, dragonflies
  drain: drain
  dramaClass: drama class, acting class, theatre group
  draughtBeer: draught beer, pint
  draughty: draught, draughty, drafty
  drawer: drawer, drawers
  drawing: drawing, sketch, sketchbook, draft drawing
  drawPicture: draw, drew, drawing
  drawUpContract: draw up contract, review contract
  dreadlocks: dreadlocks, afro hair, cornrows
  dream: dream
  dress: dress
  dressage: dressage, show jumping
  dressCode: dress code
  dressingGown: dressing gown
  dressingRoomArtist: dressing room, backstage, green room
  dressRehearsal: dress rehearsal, rehearse
  dressUp: dress up, fancy dress
  dressWarmly: dress warmly, wear warm clothes
  driedFlower: dried flower
  drill: drill, drilling, drill holes
  drillBit: drill bit
  drillHole: drill a hole, make a hole
  drink: drink, beverage
  drinkable: drinkable, potable, drinking water
  drinkAlcohol: drink alcohol, under the influence
  drinkingFountain: drinking fountain, water dispenser
  drinkingGlass: drinking glass
  drinkingStraw: drinking straw, straws
  drinkingWater: drinking water, tap water, potable water, water refill, potable
  drinksMenu: drinks menu, wine list
  drinksPackage: drinks package, open bar, drinks included
  drinkVerb: drink, drank, drunk, drinking
  dripTap: dripping tap, dripping, drip
  drive: drive, drove, driven, driving
  drivenKm: kilometres included, unlimited mileage, mileage limit
  driver: driver
  driverPerson: driver
  driveShaft: drive shaft, axle
  driveTest: driving lesson
  driveThere: go by car, by car
  driveway: driveway, drive way
  drivingDistance: driving time, drive time
  drivingInstructor: driving instructor
  drivingLesson: driving lesson
  drivingLicence: driving licence, driver's license
  drivingSchool: driving school
  drivingTest: driving test
  drizzle: drizzle, shower of rain
  drone: drone, drones, drone flight
  drop: drop, dropped
  dropIn: drop in, drop by, stop by, walk-in
  dropOff: drop off, hand in
  dropOffChild: drop off kids, drop off
  dropOut: drop out, quit course
  droppings: droppings, faeces, poop, stool sample
  drops: drops, eye drops
  dropsMedicine: medicine drops, lozenges
  drought: drought, dry spell
  drown: drown, drowning, drowned
  drumOfDryer: drum of washer, drive belt, carbon brushes
  drums: drum, drum kit, percussion, drumsticks, tambourine, xylophone
  drunk: drunk, drunken, tipsy, intoxicated
  dryAdjective: dry
  dryBag: dry bag, waterproof bag
  dryClean: dry cleaning, dry cleaner
  dryCleaning: dry cleaning, dry cleaner
  dryEyes: dry eyes
  dryFood: dry food, kibble
  dryHair: dry hair, brittle hair, damaged hair
  dryingRack: drying rack, clothes airer, clothes horse
  drySkin: dry skin, chapped, cracked skin
  dryVerb: dry, dried
  dryWall: dry stone wall
  duck: duck, duckling
  dueDateBirth: due date
  dumbbell: dumbbell, weights, barbell
  dumbbells: dumbbells, gym equipment, barbell
  dumpling: dumpling
  dune: dune, dunes
  dungeon: dungeon, torture chamber, prison
  duringHolidays: during holidays, school break
  duskSunset: sunset, dusk, nightfall, twilight
  dust: dust
  dustAllergy: dust allergy, dust mite
  dustpan: dustpan, dustpan and brush
  dustVerb: dust off, dusting
  dusty: dusty, dust
  dutch: Dutch, Netherlands, Holland
  dutchLanguage: Dutch, Polish language
  duvetCover: duvet cover
  dvdDisc: DVD, CD, Blu-ray
  dyeColour: dye, dye fabric, dyeing, batik, natural dye
  dyslexia: dyslexia, dyslexic
  eagle: eagle, golden eagle
  ear: ear
  earDefender: ear defenders, ear protection
  earDefenders: ear defenders, ear protection, ear plugs
  earInfection: ear infection, earache
  earliest: at the earliest
  earlobe: earlobe, lobe, ear lobe
  early: early
  earlyBird: early bird, early booking
  earlyBirdRate: early bird, early booking discount
  earlyDeparture: early departure, leave sooner
  earlyMusicEducation: early music education, music for toddlers
  earMites: ear mites, ear infection
  earn: earn
  earPlug: earplugs, ear plugs
  earring: earring, earrings
  earringStud: stud earrings, hoops
  earthquake: earthquake
  earthworm: earthworm
  earwax: earwax
  easel: easel, palette
  east: eastern side, facing east
  easter: Easter
  easterEgg: Easter egg, Easter bunny
  easterHoliday: Easter holidays, Good Friday, Easter Monday
  easy: easy, simple
  easyLanguage: plain language, easy read
  eat: eat, ate, eaten, eating, meal
  eatBefore: eat before, eat beforehand
  eatingDisorder: eating disorder, anorexia, bulimia
  ebike: e-bike, ebike, pedelec
  ebikeBattery: e-bike battery, e-bike motor
  ecg: ECG, EKG, electrocardiogram
  echo: echo, reverb
  eclipse: eclipse, solar eclipse, lunar eclipse
  ecoCleaner: cleaning product, cleaning agent, cleaning supplies
  ecology: ecology, climate, climate change
  eczema: eczema
  eczemaSkin: neurodermatitis, atopic dermatitis
  edge: edge
  edible: edible, eatable
  educational: educational, informative
  educationalLeave: educational leave, study leave
  educationNoun: education, educational
  eduGrant: grant, bursary, education voucher
  eel: eel
  eelFish: eel
  effort: effort, trouble
  effortless: without effort, child's play
  egg: egg
  eggFree: egg-free, egg allergy
  elasticBand: elastic, elastic band, rubber band
  elbow: elbow
  elderberry: elderberry, elderflower
  elderly: elderly, senior, seniors
  electric: electric, electrical
  electricBlanket: electric blanket, heat pad, hot water bottle
  electricBoat: electric boat, solar boat
  electricCar: electric car, EV
  electricFence: electric fence
  electricGuitar: electric guitar, amplifier, amp
  electricHookup: electric hook-up, power connection
  electrician: electrician
  electricity: electricity, power
  electricityPower: electricity, power
  electricPlug: electric plug, mains plug
  electricShock: electric shock
  electricWheelchair: electric wheelchair, mobility scooter, powered wheelchair
  electronics: electronics
  electronicSignature: electronic signature, digital signature
  electronicWaste: electronic waste, e-waste, old appliance
  elegant: elegant, smart
  elephant: elephant
  elevator: lift, elevator, passenger lift, lift access
  elsewhere: elsewhere, somewhere else
  email: email, e-mail
  emailAddress: email address
  embarrassed: embarrassed, embarrassing, awkward
  embassy: embassy, consulate
  embellish: gild, gold-plated
  embroider: embroider, embroidery
  embroidery: embroidery
  emerald: emerald, ruby, sapphire
  emergency: emergency
  emergencyCall: personal alarm, emergency call button
  emergencyContact: emergency contact
  emergencyDoctor: emergency doctor, out-of-hours doctor
  emergencyExit: emergency exit, fire exit
  emergencyNumber: emergency number
  emergencyPharmacy: duty pharmacy, emergency pharmacy
  emergencyRoom: A&E, emergency room, casualty department
  emergencyService: emergency service, 24-hour service, on call
  emission: emission, emissions
  emissionSticker: emissions sticker, low emission zone
  emperor: emperor, empress
  employ: employ, hire
  employee: employee, worker
  employer: employer
  employmentContract: employment contract
  employmentLaw: employment law, labour law
  empty: empty
  emptyVerb: emptying, empty out
  enclosure: enclosure, animal enclosure
  encourage: encourage, cheer up
  endangered: endangered, endangered species, extinct
  enduranceStamina: endurance, stamina, cardio
  energyCertificate: energy certificate, energy performance
  energyLabel: energy label, energy efficient, power consumption
  energySaving: energy-saving, economical, consumption
  engagement: engagement, fiancé, fiancée
  engagementParty: engagement party
  engine: engine, motor
  engineer: engineer
  engineLight: engine warning light, check engine light
  engineNoise: smoke from engine, engine misfire, jerks
  engineOil: engine oil, motor oil
  english: English, England
  englishLanguage: English
  engrave: engrave, engraving
  engraving: engraving
  enlarge: enlarge, enlargement
  enough: enough, sufficient
  enoughSpace: enough space, space for
  enrolment: enrolment, enrollment, registration
  entDoctor: ENT, ENT doctor
  enter: enter, entry, go in
  entertaining: entertaining, fun for kids
  entertainment: entertainment, entertainer, show programme
  enthusiastic: enthusiastic, delighted
  entrance: entrance, entry
  entranceFee: admission, entrance fee
  entrust: entrust, leave in care
  entryPermit: badge
  envelope: envelope
  environmental: environment, eco-friendly, environmentally friendly, green energy
  epilepsy: epilepsy, seizure
  epileptic: epileptic, seizure
  epiphany: Epiphany, Three Kings
  equipped: equipped, equipment
  eReader: e-reader, e-book, ebook
  escalator: escalator, moving staircase, moving walkway
  escape: escape, run away, ran away
  escapeGame: escape room, hint, puzzle room
  escortPerson: escort, accompanying person, attendant
  espadrilles: espadrilles
  espresso: espresso, cappuccino, latte
  espressoMachine: espresso machine, coffee maker, coffee pods
  essentialOil: essential oil
  estateAgent: estate agent, real estate agent, realtor
  estateCar: estate car, station wagon, hatchback
  estimateQuote: quote, estimate, quotation, cost estimate
  estimateVerb: estimate, assess
  eTicket: e-ticket, mobile ticket, print ticket
  european: European, Europe, European Union
  euthanasia: euthanasia, put to sleep, put down
  evaporate: evaporate
  evening: evening
  eveningClass: evening class, evening course, night school, adult education
  eveningDress: evening dress, evening gown, ball gown
  event: event, function
  eventHall: event hall, function room, banquet hall
  eventNoun: event
  eventTechnician: sound engineer, event technician, stage technician
  everyDay: every day, seven days
  everyTwoWeeks: every two weeks, fortnightly
  everyWeek: every week, each week
  everywhere: everywhere
  evict: evict, eviction
  eviction: eviction
  evictTenant: evict tenant, tenant refuses leave
  evidence: evidence, proof
  ewe: ewe, male sheep
  exactPrecise: exact, exactly, precise
  exactTime: exact time, precise time, time window
  exam: exam, test
  examFee: exam fee, test fee
  examine: examine, examination, check-up
  examiner: examiner
  example: example
  examRegistration: exam registration, exam date
  examResult: exam result, score, points
  excavation: excavation, archaeological dig, archaeological site
  excellent: excellent, great
  exception: exception
  exceptionCase: exceptional case, hardship
  exceptionNoun: make an exception, exceptional
  excessInsurance: excess, deductible
  exchangeGoods: exchange
  exchangeOffice: exchange office, currency exchange, change money
  exchangeRate: exchange rate
  excited: excited, thrilled, exciting
  excursion: excursion, day trip, outing
  excuseAbsence: excused, excuse
  exempt: exempt, exemption
  exercise: exercise
  exerciseSport: exercise, sport
  exhaust: exhaust, muffler
  exhausted: exhausted
  exhibit: exhibit, exhibition
  exhibition: exhibition, exhibit
  exhibitItem: display case, showcase, artefact
  exhibitor: exhibitor, stallholder
  existVerb: exist
  exit: exit, way out
  expandVerb: expand, extend building
  expelVerb: kick out, ban from premises
  expense: expenses
  expensive: expensive
  experienced: experienced, experience
  experienceEvent: experience, adventure
  expert: expert, specialist
  expertWitness: expert, specialist
  expire: expire, expiry, expired
  expireContract: run out, contract ends
  expired: past date, best before
  expiryDate: expiry date, expiration date
  explain: explain, explanation
  explode: explode, burst
  explore: explore, discover, discovery
  explosive: explosive
  expressDelivery: express, express delivery, rush
  expressService: express, rush service, rush job
  extendContract: automatically renew, extend contract
  extendTime: extend, extension
  extensionCable: extension cable, extension lead, power strip
  extensionLead: extension lead, extension cable, power strip
  extensions: hair extension
  externalDrive: external hard drive, SSD
  extinct: extinct, died out
  extinguish: extinguish, put out
  extraAdditional: extra, additional
  extraBed: extra bed, spare bed
  extraCost: extra cost, additional cost, hidden cost
  extractorHood: cooker hood, extractor hood
  exWife: ex-wife, ex-husband
  eye: eye
  eyeBags: bags under eyes, dark circles
  eyebrow: eyebrow, brow
  eyebrowPlucking: eyebrow shaping, plucking, threading
  eyebrowTinting: eyebrow tinting, lash tint
  eyeDoctor: optometrist, ophthalmologist, eye doctor
  eyeDrops: eye drops
  eyeglassFrame: frame, glasses frame
  eyelash: eyelash, lashes
  eyelid: eyelid
  eyeshadow: eyeshadow, eyeliner
  eyesight: eyesight, vision
  eyeTest: eye test, sight test, eye exam
  fabric: fabric, textile, cloth
  facade: facade, exterior wall
  face: face
  faceMask: face mask
  facePaint: face painting
  facePainting: face painting
  facial: facial, facial treatment
  factory: factory
  factoryReset: factory reset, unlock phone, reset
  factoryWorker: worker, labourer, factory worker
  fade: fade, faded, discoloured, yellowed
  faded2: discoloured, yellowed, bleached
  failExam: fail, failed
  failGrade: repeat a year
  failure: failure, fail
  faint: faint, dizzy, fainted, pass out, passed out
  fainting: faint
  fair: fair
  fairlyMade: fair trade, fairtrade
  fairTrade: trade fair
  fairyLights: fairy lights, string lights
  fairyTale: fairy tale, storytelling
  falcon: falcon, hawk, buzzard
  falconry: falconry, bird show
  fallAsleep: fall asleep, doze off
  fallDown: fall, fell, fallen
  fallingRocks: falling rocks, rockfall
  fallOffGlue: came unstuck, sole came off
  fallOut: fall out, fell out
  fallOver: fall over, topple
  fallow: meadow orchard, wildflower meadow
  fallSick: become ill, feel unwell, unwell
  falseLashes: false lashes, eyelash extensions
  family: family
  familyBathroom: family room, family shower, family changing
  familyBusiness: family business, family-run
  familyDoctor: GP, family doctor, general practitioner
  familyLaw: family law
  familyMembership: family membership
  familyPhoto: family photo, newborn photo, baby photo
  familyRate: family discount, sibling discount
  familyReunion: family reunion, family celebration
  familyTicket: family ticket, family pass, family card
  familyTree: family tree, genealogy, ancestors
  famous: famous, well-known
  fan: electric fan, ventilator
  fangs: fang, tusk
  fanPc: fan
  farAway: far, distant
  farewellParty: farewell, leaving party, goodbye
  farm: farm
  farmer: farmer
  farmhand: farmhand, seasonal worker, harvest worker
  farmHoliday: farm stay, farm holiday, agritourism
  farmhouse: farmhouse, country house, cottage
  farmShop: farm shop
  farmVisit: farm visit, farm tour, farm experience
  fashion: fashion
  fast: fast, quick, quickly
  fastFood: fast food
  fastingEmpty: fasting, empty stomach
  fastingState: on empty stomach, nothing to eat
  father: father, dad, daddy
  fathersDay: Father's Day
  fatOverweight: fat, overweight
  fauxLeather: faux leather, imitation leather, leatherette
  faxMachine: fax, by fax
  fear: fear, afraid, scared
  fearChallenge: challenge, dare, overcome
  fearDentist: scared of dentist, dental anxiety
  fearFlying: fear of flying
  fearNeedles: afraid of needles
  fearOfHeights: fear of heights, vertigo, head for heights
  feather: feather
  featherDuster: feather duster, dusting
  fee: fee
  feed: feed, fed, feeding
  feedAnimal: animal feed, fodder, forage
  feedAnimals: feed animals, feeding time
  feedingTime: feeding time, feedings
  feedingTrough: trough, drinking trough, manger
  feel: feel, felt, feels, feeling
  feeling: feeling, emotion
  feelSick: feel sick, nauseous
  feline: feline, cat flu
  fellTree: fell, cut down
  felt: felting, felted
  felting: felting, felt making
  felttip: felt-tip, marker, crayon
  female: female
  fence: fence
  fenced: fenced, enclosed, fenced garden
  fenceElectric: electric fence, fence post, barbed wire
  fencingSport: fencing sport, sabre
  fennel: fennel
  ferment: ferment, brew, brewing, brewed
  fern: fern, moss
  ferret: ferret
  fertilise: fertilise, fertilizer
  fertility: fertility
  fertilizer: fertilizer, fertiliser, plant food
  festival: festival, open air
  fetch: fetch, get hold of
  fetchAmbulance: call ambulance, call doctor
  fever: fever
  fiance: fiancé, fiancée, engaged
  fibreFood: dietary fibre
  fibreglass: fibreglass, epoxy resin, resin
  fieldCrop: cornfield, wheat field, acre
  fieldMeadow: field, meadow
  fig: fig, date fruit, pomegranate
  fightPlay: wrestle, wrestling
  fightVerb: fight, fought
  file: case file, file
  fileFormat: file format, data format, resolution
  filePapers: bring papers, required documents
  fileRecord: file, record
  fileTool: metal file, wood file, rasp
  fill: fill
  fillerPaste: filler
  fillIn: fill in, fill out, complete
  filling2: filling meal, get full
  fillOutOnline: fill in online, online form
  fillTooth: filling
  film: film
  filmScreening: screening, film showing
  filmVerb: film, make videos, drone
  filter: filter
  filthy: filthy, grubby, disgusting
  fin: fins, gills, fish scales
  finalCleaning: final cleaning, leave clean
  finalDefinite: definitive, final
  financing: financing, finance, payment plan
  find: find, found, finding
  findingResult: test result, findings, medical report
  findItem: found something, hand in found
  findOut: find out, look up
  findWay: find the way, find you
  fine: fine, penalty, contractual penalty
  fineTicket: speeding ticket, parking ticket
  finger: finger
  fingernail: nail, fingernail
  fingerprint: fingerprint, face recognition
  finishedReady: finished, done, completed
  finishVerb: finish, end
  finnish: Finnish, Finland
  fireAlarm: fire alarm, fire drill, evacuation
  fireBrigade: fire brigade, fire department
  fireClay: kiln, firing
  fireDamage: fire damage, smoke damage
  fireExtinguisher: fire extinguisher
  fireman: firefighter, fireman
  fireproof: fireproof, flame retardant, fire retardant
  firewood: firewood, logs, kindling, log
  fireworks: fireworks
  firing: firing
  firingService: firing service, kiln firing, glazing pottery
  firstAid: first aid
  firstAidCourse: first aid course
  firstAidKit: first aid kit
  firstAidTriangle: warning triangle, hazard triangle
  firstDive: discovery dive, try dive
  firstName: first name
  firstOrdinal: first
  firstPrize: prize, award, trophy
  firstSunday: once a month, each month
  firstTime: first time, first visit
  fish: fishing, angling
  fishAnimal: goldfish, ornamental fish
  fisherman: fisherman, fishermen, angler
  fishFarm: fish farm, hatchery
  fishFood: fish
  fishhook: fish hook, hooks
  fishing: fishing, angling
  fishingLicence: fishing licence, hunting licence, boat licence, fishing permit, angling licence
  fishingNet: fishing net, landing net
  fishingRod: fishing rod, rod, fishing tackle, bait
  fishmonger: fishmonger, fish shop
  fishPond: fish pond, garden pond
  fishTank: aquarium filter, aquarium plants
  fitIn: fit in, enough room
  fitness: fitness, physically fit, fitness level
  fitSize: fit, fits
  fittedKitchen: fitted kitchen, kitchen unit
  fittedWardrobe: fitted wardrobe, built-in wardrobe
  fittingRoom: fitting room
  fix: fix, repair, mend, mended, repaired
  fixedPrice: fixed price
  fjord: fjord
  flagBanner: flag, bunting, flagpole
  flame: fire
  flamenco: flamenco
  flamingo: flamingo
  flammable: flammable, inflammable, explosive
  flannel: flannel, terry
  flashCamera: flash, camera flash
  flat: flat, apartment
  flatBattery: flat battery, dead battery
  flatEven: flat, level
  flatFee: flat fee, lump sum, package price
  flatFeet: flat feet, bunion
  flatRate: flat rate
  flatRoof: flat roof
  flatten: flatten
  flax: flax, hemp
  flea: flea
  fleaCollar: flea collar, spot-on, flea treatment
  fleaMarket: flea market
  fleece: fleece, sheepskin
  fleeceWool: fleece
  flexible: flexible
  flexibleDates: flexible dates, any day
  flicker: flicker, flickering
  flight: flight
  flightAttendant: flight attendant, steward
  flipchart: flipchart, flip chart, whiteboard, pinboard
  flipFlop: flip-flops, bath slippers
  flipFlops: flip-flops, thongs
  flippers: flippers, swim fins
  floatVerb: float, floating
  flood: flood, flooding
  floodlit: floodlight, floodlit
  floor: floor, flooring
  floorLamp: floor lamp, desk lamp, table lamp
  floorLevel: storey, upstairs
  floorPlan: floor plan, layout plan, blueprint
  floorSanding: floor sanding, sand floor
  floorStorey: floor, storey
  flora: flora, plant life, vegetation
  florist: florist, flower shop
  flour: flour
  flourMill: flour mill, grain mill
  flower: flower, bloom
  flowerArrangement: flower arrangement, floral arrangement
  flowerbed: flower bed, flowerbed
  flowerBulb: flower bulb, bulb
  flowerGirl: flower girl, page boy
  floweringSeason: flowering time, in bloom
  flowerpot: flowerpot, planter, plant pot, window box, hanging basket
  flu: flu, influenza
  fluffy: fluffy, fuzzy
  fluJab: flu jab, flu vaccine, booster
  fluteRecorder: flute, recorder
  fly: fly, flew, flight, flown
  flyInsect: housefly, flies, fruit fly
  foal: foal, filly, colt
  foam: foam, foam rubber
  fog: fog, mist
  foggy: fog, foggy
  foggyVision: blurred vision, see badly
  fogMachine: smoke machine, disco ball, strobe, party lights
  foil: tin foil, cling film
  foilWrap: tin foil, cling film, aluminium foil
  fold: fold, folding
  foldable: foldable, collapsible, folding
  folderPc: folder, directory
  folding: folding chair, folding table
  foldingBike: folding bike
  foldingChair: folding chair
  foldingTable: folding table, trestle table
  foldUp: fold up, foldable, collapsible
  folkMusic: folk music, folk dance, traditional
  follow: follow
  followerSocial: follower, Instagram, Facebook
  followUpAppointment: follow-up appointment, check-up
  food: food
  foodBowl: bowl, food bowl
  foodDelivery: food delivery, delivery service
  foodHygiene: hygiene certificate, food handling certificate, food hygiene, food safety
  foodIntolerance: food intolerance, food allergy
  foodPoisoning: food poisoning
  foodSafe: food-safe, food grade
  foodScraps: food waste, leftovers bag
  foodStorage: food container, airtight container
  foodTruck: food truck, food stall
  foot: foot, feet
  football: football, soccer, soccer ball, goalposts
  footing: sole grip, non-slip, anti-slip
  footMassage: foot massage, reflexology
  footwear: footwear, shoes
  forbid: forbid, forbidden, prohibit, ban, not allowed
  force: force someone, compulsory, coercion
  forceMajeure: force majeure, act of God
  forehead: forehead
  foreignCurrency: foreign currency, dollars, pounds, swiss francs
  foreigner: foreigner, foreign
  foreignLanguage: foreign language, second language, other languages
  foreignVisitor: from abroad, foreign visitors
  forest: forest, woods, woodland
  forester: forester, ranger, forestry
  forestFire: forest fire, wildfire, fire risk
  forestry: forestry, forester, forest ranger
  forestSchool: forest kindergarten, forest school
  forget: forget, forgot, forgotten, forgets, forgetting
  forgetful: forgetful
  forgive: forgive, pardon, excuse me
  forgotPassword: forgotten password, reset password
  fork: fork
  forklift: forklift, pallet truck
  form: form
  formatPaper: A4, A3, paper size, poster size
  formPaper: form
  fortnight: fortnight, two weeks
  fossil: fossil, ammonite
  fosterChild: foster child, foster family, foster parents
  foundation: foundations, concrete slab
  foundationMakeup: foundation, powder, blusher
  foundCompany: founded, set up, established, since when
  founder: founder
  fountain: fountain, water well
  fox: fox, foxes
  foyer: foyer, lobby, entrance hall, hallway
  fracture: fracture, broken bone
  fragile: fragile, delicate, breakable, handle with care
  frail: frail, infirm
  framePicture: frame a picture, framing
  frameVerb: frame, framing, picture framing, passe-partout
  framingService: picture framing, framing service
  franchise: franchise
  fraud: fraud, scam
  fray: fray, frayed
  frayed: frayed, threadbare, ladder in tights
  freckle: freckles, age spots, pigmentation
  freckled: freckles, freckled
  free2: no charge, without charge
  freeAdmissionChild: children free, free for children
  freeEntry: free entry, free admission
  freeForCarer: carer free, free companion
  freeForChildren: free for children, children free
  freeOfCharge: free, free of charge
  freePlaces: free places, spaces left
  freeRelease: set free, release into wild
  freeShipping: free shipping, free delivery
  freeWedding: celebrant, symbolic ceremony, humanist wedding
  freeze: freeze, froze, frozen
  freezeCold: shiver, feel cold
  freezer: freezer, chest freezer, deep freeze
  freezerBag: freezer bag, zip bag
  french: French, France
  frenchHorn: French horn, hunting horn
  frenchLanguage: French
  freshAir: fresh air, clean air
  freshEggs: fresh eggs, farm eggs, free-range eggs, egg box
  freshFood: fresh
  fridge: fridge, refrigerator, icebox, mini fridge
  fridgeSeal: fridge not cooling, door seal
  friedEgg: fried egg, scrambled egg, omelette
  friend: friend, mate
  friendly: friendly
  fries: fries, french fries
  fringe: fringe, bangs
  fringeTextile: tassels, fringe, tassel
  frog: frog, tadpole
  frontDesk: front desk, information desk, help point
  frontDoor: front door, entrance door
  frontRow: front row, at the front
  frost: frost
  frostDamage: frost, frostproof, hard frost
  frostproof: frost-proof, frost-resistant, hardy
  frozenFood: frozen food, deep-frozen
  frozenState: frozen, iced over
  fruit: fruit
  fruitTree: fruit tree, orchard
  fry: fry, fried
  fuel: fuel, fuel consumption
  fuelSurcharge: fuel surcharge, fuel included, fuel cost
  fuelTank: fuel tank, tank, petrol tank
  fullAdjective: full
  fullBoard: full board, all-inclusive
  fullBodyMassage: full body massage, full-body
  fullCourse: course full, no places left
  fullMoon: full moon, new moon
  fullRefund: full refund, partial refund
  fullTime: full-time
  fullyEquipped: fully equipped, well equipped
  fundraising: fundraising, crowdfunding, appeal for donations
  funEnjoy: fun
  funeral: funeral, burial
  funeralFlowers: funeral flowers, funeral arrangement
  funeralInsurance: funeral plan, burial insurance
  funeralMeal: funeral reception, memorial service, funeral tea
  funeralService: funeral service, memorial service
  funeralSpeaker: funeral celebrant, eulogy
  funeralWreath: funeral wreath, funeral flowers
  funfair: fair, funfair
  funicular: funicular, rack railway, cog railway
  funnelTool: funnel
  funny: funny
  fur: fur, fur coat
  furious: furious, outraged
  furnished: furnished, furniture, partly furnished
  furniture: furniture
  furnitureAssembly: furniture assembly, assemble furniture, flat-pack, assembly instructions
  furnitureItem: furniture
  furnitureLift: furniture lift, external lift
  furnitureRepair: furniture repair, wobbly chair, furniture restoration
  furrier: furrier
  furry: long-haired, short-haired
  furtherTraining: further training, professional development
  fuse: fuse
  fuseBox: fuse box, circuit breaker, consumer unit
  fussyEater: picky eater, fussy
  future: future
  gainWeight: gain weight, put on weight
  gallbladder: gallbladder, gallstones
  gallery: gallery, galleries
  gallop: gallop, canter
  game: game, board game, parlour game, game night, card game, board games
  gameConsole: game console, video game, gaming, e-sports, joystick, controller
  garageDoor: garage door
  garageWorkshop: garage, repair shop
  garden: garden, yard, backyard
  gardenCentre: garden centre, garden center, plant nursery, tree nursery
  gardenDesign: garden design, landscaping
  gardener: gardener, landscaper
  gardenerTree: landscape gardener, landscaping
  gardenFurniture: garden furniture, deckchair, sun lounger, outdoor furniture, swing seat
  gardenGloves: garden gloves, work gloves, rubber gloves
  gardenGnome: garden gnome, garden ornament, garden statue
  gardening: gardening
  gardenPath: garden path, paving stone, footpath
  gardenService: garden maintenance, lawn care
  gardenShed: garden shed, shed, tool shed
  gardenSprinkler: lawn sprinkler
  gardenWaste: garden waste, green waste
  garlic: garlic
  garment: garment
  gasBottle: gas bottle, gas cylinder, propane
  gasFuel: natural gas
  gasLeak: gas leak, smell of gas
  gasStove: gas cooker, gas stove, gas hob
  gate: gate, garden gate
  gather: gather
  gaugeDevice: gauge, pressure gauge, measuring device
  gear: gear, derailleur
  gearbox: gearbox, transmission, gear stick
  gearwheel: gearwheel, cog, gears
  gelatine: gelatine
  gelNails: gel nails, artificial nails
  gemstone: gemstone, precious stone, gem
  genderSex: gender, sex
  generalAnaesthesia: general anaesthetic, general anaesthesia
  generalMeeting: general meeting, annual general meeting
  generation: generation
  generationFamily: ancestors, family tree, genealogy
  generator: generator, genset
  generic: generic medicine, generic
  generous: generous, lavish
  gentian: gentian, edelweiss, alpine flower
  gentle: gentle, soft handling
  genuine: genuine, authentic, authenticity
  geography: geography
  geologist: geologist, cave explorer
  geology: geology, geologist
  geranium: geranium
  gerbil: gerbil
  germ: germ, bacteria
  german: German, Germany
  germanLanguage: German
  getChanged: get changed, change clothes
  getDirty: get dirty, dirty clothes
  getEngaged: get engaged, engaged
  getHere: directions, how to find
  getHurt: get hurt, hurt myself
  getLost: get lost, lose way
  getOff: get off, get out
  getOnBoard: get on, board, embark
  getOut: get out, find exit
  getPaid: get paid, wages, pay per hour
  getQuote: get a quote, free quote
  getStuck: get stuck, got stuck, stuck
  getTested: get tested, test result
  getThere: get there, reach you
  gettingMarriedHere: get married here, wedding venue
  getToKnow: get to know, meet people
  getTouch: get in touch, reach out
  getUp: get up, got up
  getVaccinated: get vaccinated, booster
  getWet: get wet
  ghost: ghost, haunted, ghost tour
  gift: gift, present
  giftBasket: gift basket, hamper
  gifted: gifted, talented, talent
  giftVoucher: gift voucher, gift card, voucher, gift certificate
  giftWrap: gift wrapping, gift wrap, gift box
  gilding: gilding, gold leaf, gilded frame
  ginger: ginger
  gingerbread: gingerbread
  ginSpirit: gin, vodka, rum
  giraffe: giraffe
  girl: girl
  girlfriendPartner: girlfriend
  give: give, gave, given, giving
  giveAway: give away, for free
  giveBack: give back, gave back
  giveGift: gift, present
  giveUp: give up
  glacier: glacier, crevasse
  glamping: glamping, yurt, safari tent
  glassblower: glassblower, glassblowing
  glassBlowing: glassblowing, stained glass, blown glass, glass beads
  glassblowing: glassblowing, glassblower
  glassBottomBoat: glass-bottom boat, submarine
  glasses: glasses, eyeglasses, spectacles
  glassesArm: glasses arm, nose pad
  glassesCase: glasses case, spectacle case
  glassesParts: nose pads, glasses screw, lens cloth
  glassMaterial: glass
  glaucoma: glaucoma, eye pressure
  glaze: glaze, glazing, glazed, unglazed
  glazier: glazier, glass repair
  glider: glider, gliding, hang-gliding, paraglider, hang-glider
  globe: globe, planet earth
  glove: glove, gloves, mittens
  glow: glow, gleam
  glue: glue, stick, adhesive, superglue, wood glue, glue together
  glueArt: glue
  glueBack: glue back, stick back
  gluten: gluten-free
  glutenContains: traces of nuts, may contain
  glutenFree: gluten-free, coeliac
  goat: goat
  goatCheese: goat cheese, sheep cheese, cheese making, goat's cheese, sheep's cheese
  goatKid: kid goat, goatling, billy goat
  god: God, Jesus
  godchild: godchild, goddaughter, godson
  goDown: go down, went down
  goDownCave: go underground, descend
  godparent: godfather, godmother, godparent
  goInside: go inside, enter building
  gold: gold
  golden: gold, golden
  goldfish: goldfish
  goldPanning: gold panning, gold nugget
  goldPlated: gold-plated, silver-plated, plating
  goldScrap: scrap gold, gold purchase, sell gold, gold teeth
  goldsmith: goldsmith, jeweller, jewelry making, silversmith
  golf: golf course, golf club
  golfClub: golf club, golf clubs, mini golf
  goodAdjective: good, well
  goodFriday: Good Friday, Holy Week
  goods: goods, merchandise
  goodsLift: goods lift, freight elevator
  goodView: view of stage, restricted view
  goodWeather: good weather, fine weather
  goodwill: goodwill, gesture of goodwill
  goose: goose, geese
  gooseMeat: goose, geese
  gospelChoir: gospel choir, church choir, children's choir
  goThrough: go through, pass through
  goUp: go up, went up
  goUpTower: climb tower, go up stairs
  gout: gout
  gps: GPS, GPS device, navigation device
  graceWait: waiting period, grace period
  gradeMark: grade, mark
  gradeYear: school year, year group
  gradingBelt: grading, belt exam, black belt
  graduationParty: graduation, prom
  graffiti: graffiti, graffiti removal
  graft: grafting, graft
  grain: grain, cereals, cereal crop
  gram: gram, grams, gramme
  grammar: grammar
  grandchild: grandchild, grandchildren, grandson, granddaughter
  grandfather: grandfather, grandpa
  grandfatherClock: grandfather clock, longcase clock, wall clock
  grandmother: grandmother, grandma, granny, gran, nan, nana
  grandparent: grandparent
  grandPiano: grand piano
  granite: granite, slate, sandstone, limestone
  grape: grape
  grapefruit: grapefruit
  grapeHarvest: grape harvest, wine harvest
  graphicDesigner: graphic designer, graphic design, layout, designer
  graphicsCard: graphics card
  grasshopper: grasshopper, cricket insect
  grate: grate, grated
  grateful: grateful, thankful
  grater: grater, sieve, peeler
  grave: grave, tomb
  graveCare: grave care, grave maintenance, grave light
  gravel: gravel, grit
  graveLight: grave candle, grave light
  gravePlot: grave plot, burial plot, family grave
  gravestone: gravestone, headstone, tombstone
  gravySauce: gravy, broth, stock cube
  graze: graze, scrape, grazing
  grease: grease, greasy, fat stain
  greasy: greasy, oily
  greasyFood: fatty, greasy food
  greatGrandparent: great-grandparents, great-grandmother
  greekNationality: Greek, Greece
  green: green
  greenColour: green
  greengrocer: greengrocer, fruit shop
  greenhouse: greenhouse, polytunnel
  greenPea: peas, pea
  greenRoof: green roof, roof garden
  greet: greet, welcome, you are welcome
  greetingCard: greeting card
  grey: grey, gray
  greyColour: grey, gray
  greyHair: grey hair, gray hair
  griefCounselling: grief counselling, bereavement group
  grilledSausage: grilled sausage, bratwurst
  grind: grind, ground grain, milling, ground
  grindGrain: grind grain, milling, ground, mill flour
  gritRoad: grit, road salt
  grocery: groceries, grocery, food shop
  groin: groin, bikini line, intimate area
  groom: groom, grooming
  groomer: groomer
  groomStable: riding instructor, stable hand
  grossNegligence: negligence, gross negligence
  grossPrice: gross
  groundFloor: ground floor
  group: group
  groupAccommodation: group accommodation, group house
  groupBooking: group booking, group discount, party size
  groupDiscount: group discount, group rate
  groupLesson: group lesson, group class
  groupMaximum: maximum number, maximum group size
  groupMinimum: minimum number, minimum group size
  groupNoun: group
  groupPrice: group rate, group discount, group price
  groupSize: class size, number of people, group size, how many people
  groupTicket: group ticket, group rate, group discount
  growl: growl, growling, snarl
  grownUp: adult, grown-up
  growUp: grow up, fully grown
  growVerb: grow, grew, grown, growth, growing, get bigger
  guarded: guarded, monitored, secured
  guardian: guardian, legal guardian, guardianship
  guardianship: guardianship, legal guardianship
  guardSecurity: security guard, doorman, bouncer
  guess: guess
  guessPuzzle: riddle, quiz, treasure hunt
  guest: guest
  guestBook: guest book, visitors' book
  guestbook: guest book, visitors' book
  guesthouse: guesthouse, bed and breakfast, hostel
  guestList: guest list
  guestPass: guest pass, day guest, bring a friend
  guide: guide, tour guide
  guidebook: guidebook, travel guide
  guidedCaveTour: cave tour, cave visit, show cave
  guidedHike: guided hike, guided walk
  guideDog: guide dog, assistance dog, service dog
  guidedTour: guided tour, tour
  guidePrice: approximate price, price range, guide price
  guilty: guilty, fault
  guineaPig: guinea pig
  guitar: guitar, ukulele, acoustic guitar, electric guitar, bass guitar
  gum: gums
  gums: gums, bleeding gums
  gutter: gutter, guttering, drainpipe, downpipe
  gutterCleaning: gutter cleaning
  gymMembership: gym membership
  gymnasium: grammar school, high school
  gymnastics: gymnastics
  gymStudio: gym, fitness centre, fitness studio
  gynaecologist: gynaecologist, gynecologist
  hacker: hacked, hacker, phishing
  haemorrhoid: haemorrhoids, hemorrhoids
  hail: hail, hail damage
  hair: hair
  hairball: hairball, moulting
  hairband: hairband, hair tie, scrunchie
  hairbrush: hairbrush
  hairClip: hair clip, hairpin, hair tie, hair band, scrunchie
  hairClippers: hair clippers, hair trimmer, shaver
  haircut: haircut
  hairdresser: hairdresser, hairstylist
  hairdryer: hairdryer, blow-dry, blow-drying
  hairDye: hair dye, hair colouring, tint
  hairExtensions: hair extensions
  hairLoss: hair loss
  hairMask: hair treatment, hair mask
  hairSalon: hair salon
  hairspray: hairspray, hair gel
  hairstyle: hairstyle, hairdo
  hairTransplant: hair transplant
  hairy: hairy, hairs
  halal: halal
  half: half
  halfBoard: half board, full board, self-catering, all-inclusive
  halfDay: half day
  halfHour: half an hour, half hour
  halfSibling: half-brother, half-sister
  halfSize: half size
  halfTerm: half-term, autumn holidays, ski holidays
  halfTimbered: half-timbered house, farmhouse, half-timbered, timber frame, clay plaster
  halfway: halfway, midway
  hall: hall
  hallmarkStamp: hallmark
  halloween: Halloween
  halloweenParty: Halloween
  ham: ham
  hamburger: burger, hamburger
  hammer: hammer
  hammerDrill: hammer drill, jackhammer, breaker
  hammerIn: hammering, hammer in, knock in
  hammock: hammock
  hamster: hamster, gerbil
  hand: hand
  handbag: handbag, purse, shoulder bag
  handbrake: handbrake, parking brake
  handcrafted: handcrafted, hand-made piece
  handCream: hand cream, body lotion
  handful: handful, spoonful
  handicraftChild: arts and crafts, handicrafts
  handInForm: hand in, submit documents
  handkerchief: handkerchief, tissue
  handlebar: handlebar, handlebars, bike grips
  handLuggage: hand luggage, carry-on
  handmade: handmade, by hand, handcrafted, hand-knitted
  handmadePaper: handmade paper, papermaking
  handOver: hand over, handover, pass over
  handrail: handrail, banister, railing
  handSanitiser: hand sanitiser, hand gel
  handSanitizer: hand sanitizer, face mask, mask wearing
  handsOn: try yourself, hands-on activity
  handTools: hand tools, toolkit, tool set
  handTruck: hand truck, sack truck, dolly
  handWash: hand wash, delicate wash, wool wash
  handwritten: handwritten, handwriting
  hang: hang, hung, hang up, hang on wall, mounting, hanging
  hangDown: dangle, hang down
  hangOutDry: hang out, air dry
  hangover: hangover
  hangUp: hang up, put up
  hanukkah: Hanukkah, Sabbath, bar mitzvah
  happen: happen, occur
  happy: happy, glad
  happyHour: happy hour, off-peak, off-peak rate
  harbour: harbour, harbor, port, marina
  hardDrive: hard drive, hard disk, SSD, external drive
  hardHat: hard hat, safety helmet, helmet lamp
  hardMaterial: hard
  hardWearing: hard-wearing, durable, lasts long
  hardWorking: hard-working, diligent
  hardworking: hard-working, diligent, keen
  hare: hare
  harmful: harmful, harmless
  harmlessSafe: harmless, not dangerous, safe to
  harness: harness
  harp: harp
  harvest: harvest, pick, crop
  hat: hat, cap, beanie, woolly hat, sun hat, straw hat
  hatch: hatch, hatched, hatching
  hate: hate
  hatter: milliner, hat maker
  haulage: freight, haulage, forwarding agent
  haunted: haunted, ghost, spooky
  haveBreakfast: breakfast
  haveLunch: lunch
  haveShower: have a shower, take a shower
  hay: hay bale, haystack
  hayFever: hay fever, pollen
  hazardousWaste: hazardous waste, old batteries
  hazelnut: hazelnut
  hdmiCable: HDMI, HDMI cable, network cable, audio cable
  head: head
  headache: headache
  headCircumference: head size, head circumference
  headInjury: head injury
  headlamp: headlamp, torch, flashlight
  headlight: headlight, headlamp, fog light
  headphones: headphones, earphones, headset, earbuds
  headquarters: head office, headquarters
  headscarf: headscarf, shawl, bandana
  headTeacher: headteacher, head of school
  headteacher: headteacher, headmaster, school principal
  heal: heal, recover, cure
  health: health
  healthCard: health card, insurance card
  healthDeclaration: health questionnaire, medical form, health declaration
  healthInsurance: health insurance
  healthInsuranceAccepts: all health insurers, insurance covers
  healthy: healthy, health
  hear: hear, heard, hearing, listening
  hearBadly: hear badly, hearing loss
  hearing: court hearing
  hearingAid: hearing aid, hearing aid battery
  hearingLoss: hearing loss, hard of hearing
  hearingTest: hearing test
  hearse: hearse, funeral car
  heart: heart
  heartAttack: heart attack
  heartburn: heartburn, acid reflux
  heartCondition: heart condition, heart problems
  heartDisease: heart disease, heart condition, heart problem
  heartworm: heartworm, leishmaniasis
  heat: heat, heatwave, hot day
  heatedPlace: heated, unheated
  heaterPortable: space heater, fan heater, electric heater
  heather: heather, heath, moor
  heating: heating, heater, radiator
  heatingElement: heating element, heating rod
  heatingEngineer: heating engineer, boiler engineer
  heatingOil: heating oil
  heatproof: heat-resistant, heatproof, ovenproof
  heatPump: heat pump
  heatUp: heat, warm up
  heavilyPregnant: months pregnant, pregnant women
  heavy: heavy, weighty, how heavy
  heavyLoad: heavy load, heavy item, piano transport
  heavyPerson: heavier people, obese, large person
  hebrew: Hebrew, Israeli
  hectare: hectare, acres, acre
  hedge: hedge
  hedgehog: hedgehog
  hedgeTrimmer: hedge trimmer, hedge shears, hedge clippers
  hedgeTrimming: hedge trimming, pruning
  heel: heel
  heelSpur: heel spur, heel pain
  height: body height
  heightMeasure: how high, metres high, altitude
  heightNoun: height, how high, how tall
  heir: heir, estate, heirs, estate of deceased
  helicopter: helicopter, helicopter flight
  helmet: helmet, hard hat
  helpful: helpful, obliging
  helpline: helpline, crisis line
  helpOut: lend a hand, help out
  helpVerb: help, assist, helps, help me
  hem: hem, hemming
  henChicken: hen
  henna: henna
  henParty: hen party, bachelorette party, stag party, bachelor party, stag do, hen do
  hepatitis: hepatitis
  herbalTea: herbal tea
  herbGarden: herb garden
  herbs: herbs
  herbWalk: herb walk, plant walk
  herd: herd, flock, herding, drive livestock
  heritage: world heritage, cultural heritage, heritage
  herniaIllness: hernia
  herring: herring, sardine, anchovy
  hibernate: hibernate, hibernation
  hiccup: hiccups, hiccup
  hiddenCost: hidden costs, extra costs
  hide: hide, hidden, hide away
  highAdjective: high
  highBloodPressure: high blood pressure, hypertension
  highChair: high chair, highchair, booster seat
  highDemand: high demand, in demand
  highHeels: high heels, stilettos, pumps
  highlightEvent: highlight, main attraction
  highlightHair: highlights
  highlights: highlights
  highSchoolDiploma: A-levels, high school diploma, school leaving
  highSeason: high season, peak
  highVisVest: hi-vis vest, safety vest, reflective vest
  hike: hike, hiking
  hiker: hiker, rambler
  hiking: hiking, hike
  hikingBoots: hiking boots, walking shoes, sturdy shoes
  hikingMap: hiking map, trail map, cycling map
  hikingPoles: hiking poles, trekking poles
  hikingTrail: hiking trail, footpath, hiking path
  hillside: hillside, hilltop
  hingePart: hinge
  hip: hip
  hipHopDance: street dance, breakdance
  hipReplacement: hip replacement, artificial hip
  hireBoat: hire out, for hire
  hireEquipment: hire equipment, equipment provided
  hireGear: gear hire, equipment rental, hire equipment
  hireStaff: hire staff, hiring, recruit, recruitment
  hiss: hiss, hissing
  historian: historian, local history, eyewitness, archaeologist
  historic: historic, historical
  history: history, story
  hit: hit
  hitchhike: hitchhiking, car sharing, carpool, hitchhike, give a lift
  hives: hives, nettle rash
  hoarse: hoarse, lost voice, lost my voice
  hobby: hobby, hobbies, leisure
  hoe: hoe, weeding hoe
  hoeTool: hoe, garden fork
  hold: hold, held, holding
  holdDurable: durable, hold up, long-lasting
  holdOn: hold on, hold tight, hang on
  holdWeight: bear weight, load capacity
  hole: hole, holes
  holes: hole
  holiday: holiday, vacation
  holidayApartment: holiday apartment, holiday home, holiday cottage
  holidayCamp: holiday camp, summer camp
  holidayCourse: holiday course, summer camp, summer school
  holidayFlat: holiday flat, holiday home, vacation rental
  holidaySurcharge: holiday surcharge, Sunday surcharge
  holidayVacation: holiday, holidays, vacation
  hollow: hollow
  home: home
  homeBaked: home-baked, homemade cake
  homeBirth: home birth, birth centre
  homeCare: home care, district nurse
  homeDelivery: home delivery, delivered to door
  homeForSale: for sale, house for sale
  homeInsurance: home insurance, contents insurance, building insurance
  homeless: homeless
  homemade: homemade, home-made, house-made
  homeOffice: home office, remote work, teleworking
  homeopathy: homeopathy, homeopathic
  homesick: homesick, homesickness
  homework: homework
  honest: honest
  honey: honey
  honeyJar: honeycomb, propolis, royal jelly
  honeymoon: honeymoon
  honk: honk, beep
  hood: jacket hood
  hoodie: hoodie, hooded sweatshirt, sweatshirt
  hoof: hoof, hoof care
  hook: hook, wall hook
  hopeVerb: hope, hopefully, hope so
  hops: hops, hop garden
  horizon: horizon
  horn: horn
  hornBridle: bridle, halter, reins, girth
  hornCar: car horn, honk
  horrorFilm: horror film, thriller, crime story
  horse: horse
  horseBlanket: horse blanket, saddle pad, dog coat
  horsefly: horsefly, gnat, midge
  horseradish: horseradish
  horseTrailer: horse trailer, horsebox
  horseTransport: horse trailer, horsebox
  hose: hose, garden hose, hosepipe
  hospice: hospice, palliative care
  hospital: hospital
  hospitalPlace: hospital
  host: host, hostess
  hostel: hostel, youth hostel
  hostMaster: master of ceremonies, presenter, moderator
  hotAirBalloon: hot-air balloon, balloon ride, balloon flight
  hotbed: cold frame, polytunnel
  hotChocolate: hot chocolate, cocoa
  hotDog: hot dog, frankfurter
  hotel: hotel
  hotPlate: hot plate
  hotStoneMassage: hot stone massage
  hotTemperature: hot, heat
  hotTub: hot tub, jacuzzi, whirlpool
  hotWater: hot water, warm water, no hot water
  hotWaterBottle: hot water bottle, heat pad
  hour: hour, hours
  hourly: hourly, per hour
  hourlyRate: hourly rate, per hour
  house: house
  houseboat: houseboat, barge, canal boat, narrowboat
  houseCall: house call, home visit
  houseClearance: house clearance, junk removal
  household: household
  houseplant: houseplant, indoor plant, potted plant
  houseRules: house rules
  housetrain: house-trained
  housewife: housewife, househusband
  howl: howl, whine
  howOften: how often, how many times
  hubcap: hubcap, wheel trim, wheel nut
  hug: hugs, hug, cuddle
  huge: huge, enormous
  hull: boat hull, stern, bow of boat
  hum: hum, buzz, humming
  humidifier: humidifier
  humidity: humidity, air humidity
  hundred: hundred
  hungarian: Hungarian, Hungary
  hunger: hunger, hungry
  hungry: hungry, hunger, peckish, starving
  hunt: hunt, hunting
  hunter: hunter, hunting, hunting season, gamekeeper
  hurricane: hurricane, tornado, typhoon
  hurryVerb: hurry, rush
  hurt: hurt, painful
  husband: husband, hubby
  hut: hut, cabin, shed, log cabin
  hybridCar: hybrid car, plug-in hybrid
  hydrangea: hydrangea
  hygiene: hygiene
  hygieneItems: soap dispenser, hand towel, sanitary bin
  hygienic: hygienic, hygienically clean
  hyperactive: hyperactive, ADHD, restless
  hypnosis: hypnosis, hypnotherapy
  hypothermia: hypothermia, frostbite
  ice: ice, ice cube
  iceAxe: ice axe, ice climbing
  iceCream: ice cream
  iceCube: ice cube, crushed ice, ice cubes, ice machine
  iceSkates: ice skates, skate rental, skate sharpening
  icing: icing, fondant, frosting
  icy: icy, ice
  icyRoad: icy, black ice, frozen over
  idea: idea
  identity: identity
  identityCard: ID, identity card, ID card, identification, proof of identity
  ignition: ignition, ignition coil, ignition key
  illegal: illegal
  illness: illness, disease, sickness
  illnessCase: fall ill
  illuminated: lit, lighting
  imageRights: copyright, usage rights, royalties
  imam: imam, rabbi
  imitateFake: fake, imitation, replica
  immediately: immediately, right away, straight away
  immediatelyNow: at once, on the spot
  immigrant: immigrant, migrant
  immigration: immigration
  impassable: impassable, closed road
  important: important
  impossible: impossible
  impregnate: impregnate, waterproofing, water repellent, stain resistant, waterproofing spray
  impressed: impressive, impressed
  improve: improve, improvement
  improvTheatre: improvisation, improv
  inAdvance: in advance, ahead
  incense: incense, scented candle, diffuser
  inch: inch, inches
  inclTax: including VAT, plus VAT, net price
  includeVerb: include, included, including, inclusive, all-inclusive
  inclusive: all-inclusive, everything included
  income: income
  incomeEarnings: income, earnings
  incomeTax: income tax, wage tax
  incomplete: incomplete
  incompleteSet: parts missing, not complete
  incontinence: incontinence, incontinent
  increase: increase, rise, raise
  independent: independent, independently
  indian: Indian, India, Hindi
  indicator: indicator, blinker, turn signal, brake light
  indigestion: indigestion, upset stomach
  indispensable: indispensable, essential, vital
  individual: individual, one-to-one
  inductionLoop: induction loop, hearing loop
  industrialRevolution: industrial age, industrial heritage
  inedible: inedible, not edible
  inEvening: in the evening, evenings
  infant: infant, newborn, baby
  infect: infect, infection
  infection: infection
  inflame: inflammation, inflamed
  inflammation: inflammation
  inflatable: inflatable
  inflatableBoat: inflatable boat, dinghy
  inflate: inflate, pump up, bike pump
  influence: influence, effect, impact
  infoPanel: information board, info panel
  inform: inform, notify
  informationBoard: information board, information panel
  informationNoun: information, info
  inFront: front, in front
  ingredient: ingredient
  ingrownNail: ingrown nail, ingrown toenail
  inhabitant: inhabitant, resident, local people
  inhabited: inhabited, empty house, uninhabited
  inhaler: inhaler, asthma spray
  inherit: inherit, inheritance
  inheritance: inheritance, estate
  inheritanceTax: inheritance tax, gift tax
  inheritVerb: inherited, leave to
  initialConsultation: initial consultation, first consultation, first meeting
  initials: initials, monogram
  inject: inject, injection, syringe
  injection: injection, syringe
  injector: injector, fuel pump, fuel injection
  injure: injure, injury, injured
  injury: injury
  inkCartridge: ink cartridge, toner, ink, printer ink
  inkStain: ink stain, blood stain, wax stain
  inkWriting: Indian ink, drawing ink
  inLaws: in-laws, mother-in-law, father-in-law
  inlineSkates: roller skates, inline skates
  inLove: in love, fall in love
  inMorning: in the morning, mornings
  inn: inn, guesthouse, bed and breakfast
  inNeedOfCare: needing care, bedridden
  innerTube: inner tube, tube
  innkeeper: innkeeper, restaurant owner, landlady
  innocent: innocent
  innTavern: inn, tavern, restaurant
  inOperation: still working, in operation
  inPerson: in person, face to face
  inseamLeg: inside leg, trouser leg, trouser length
  insect: insect
  insectBite: insect bite, mosquito bite, bee sting, insect sting
  insectRepellent: insect repellent, mosquito repellent, mosquito net
  insert: insert
  inside: inside, indoor, indoors
  insist: insist, insist on
  insole: insole, insoles, orthotic insole
  insomnia: insomnia, sleep problems
  inspect: take a look, view property
  inspectionFee: diagnostic fee, call-out charge, callout fee
  inspectionVehicle: MOT, roadworthiness test
  install: install, installation
  instalment: instalment, installments, installment, pay in instalments
  instantCamera: instant camera, disposable camera
  inStock: in stock, stock, available now
  instruction: instructions, manual
  instructor: instructor, coach, trainer
  instructorCourse: instructor, trainer, coach
  instrument: musical instrument
  instrumentCase: instrument case, guitar case
  instrumentMaker: instrument maker, violin maker, luthier
  instrumentRental: instrument hire, rental instrument
  insulate: insulate, insulation, insulated, thermal insulation
  insulation: insulation
  insulationBuilding: loft insulation, cavity wall
  insulin: insulin, insulin pump
  insurance: insure, insurance, insured, insurance cover, covered by insurance
  insuranceAgent: insurance agent, insurance broker
  insuranceClaim: claim, insurance claim, claim report
  insurancePolicy: insurance policy
  insurer: insurer, insurance company
  intact: intact, undamaged
  intactState: in one piece, in good condition
  integrationCourse: integration course, citizenship test
  intensiveCare: intensive care, ward
  intensiveCourse: intensive course, crash course, taster course
  interactive: interactive, audio guide
  intercom: intercom, entry phone, door bell, entryphone
  interested: interested in, interest
  interestFree: interest-free, no interest
  interesting: interesting, interested
  interestRate: interest rate
  interimInvoice: interim invoice, partial payment, payment on account
  intermediateLevel: intermediate, intermediate level
  intermission: interval, intermission
  intern: intern, internship
  internetConnection: internet connection, broadband, fibre
  internetWifi: wifi, wi-fi
  internship: internship, intern, placement
  interruptPause: pause, break, interrupt
  interview: interview
  inTheMood: feel like, fancy doing
  intolerance: intolerance
  introduce: introduce
  introduceOneself: introduce myself, introduce yourself
  invalid: invalid, not valid, void
  inventVerb: invent
  inverter: inverter, battery storage
  investVerb: invest
  invisible: invisible
  invisibleMending: invisible mending, reweaving
  invitation: invitation
  invitationCard: invitation card, wedding invitation, printed invitations
  invite: invite, invitation
  invoice: invoice, bill
  inWriting: in writing
  iris: iris flower, gladiolus
  irish: Irish, Ireland
  iron: wrought iron, cast iron
  ironClothes: ironing, iron
  ironedShirt: ironing service, ironed, press clothes
  ironing: ironing, iron
  ironingBoard: ironing board
  ironingService: ironing service, laundry service
  irrigation: irrigation, watering, sprinkler, watering system
  irritableBowel: irritable bowel
  island: island
  italian: Italian, Italy
  italianLanguage: Italian
  itch: itch, itchy, itching, itches
  item: item, article
  itinerary: travel plan, travel route
  itSupport: IT support, computer help, computer repair
  itTechnician: IT technician, computer technician
  ivf: IVF, artificial insemination
  ivoryHorn: ivory, antler, animal horn
  ivy: ivy, climbing plant
  jackCar: car jack, jack
  jacket: jacket, windbreaker, parka
  jam: jam, marmalade
  jamMaking: preserving, canning jar
  jammed: jammed
  japanese: Japanese, Japan
  jar: jar, jam jar
  jaw: jaw
  jazz: jazz, blues
  jealous: jealous, jealousy, envious
  jeans: jeans, denim
  jelly: jelly, blancmange
  jellyfish: jellyfish
  jetLag: jet lag
  jetSki: jet ski, banana boat, speedboat
  jetty: jetty, pier, landing stage, dock
  jettyPier: jetty, pier, landing stage
  jeweller: jeweller, jeweler, goldsmith, silversmith
  jewellery: jewellery, jewelry, jewel
  jewelleryMaking: jewellery, jewelry
  jewish: Jewish, Judaism, synagogue
  jigsaw: puzzle, jigsaw, jigsaw puzzle
  jigsawTool: electric saw, circular saw
  job: job, vacancy
  jobAdvert: job advert, job offer, job opening
  jobInterview: job interview
  jobSeeker: job seeker, jobseeker, on benefits
  jobVacancy: job, position
  joiner: joiner, cabinet maker, furniture maker
  joinGroup: join, take part, participate
  joinIn: join in, come along too
  joinLate: join later, start anytime
  joint: joint, joint pain
  journalist: journalist, reporter, press officer
  journey: journey, trip
  joy: joy, happiness
  jubilee: jubilee, silver wedding, golden wedding, club anniversary
  judge: judge
  judo: judo, karate, self-defence
  jug: jug, pitcher, carafe
  juggler: juggler, juggling, acrobat
  juice: juice
  juicePress: juice press, cider press
  juicy: juicy, crunchy
  jump: jump, jumping, leap
  jumper: jumper, sweater, pullover, jersey
  jumpStart: jump start, jump leads, booster cables
  jumpsuit: jumpsuit, romper
  jungle: jungle, rainforest
  jury: jury, panel of judges
  kangaroo: kangaroo
  karaoke: karaoke
  karateJudo: judo, karate, taekwondo, self-defence
  kayak: kayak, kayaking, sea kayak
  kebab: kebab, doner
  keepFresh: shelf life, how long keep
  keepReceipt: keep receipt, without receipt
  keepSafe: keep safe, store safely
  keepStore: keep, kept, store
  kennel: kennel, kennels, boarding kennel
  kennelCough: kennel cough
  kennelHouse: doghouse, aviary, dog kennel
  keratinTreatment: keratin treatment, hair straightening
  ketchup: ketchup
  kettle: kettle
  key: key
  keyboardMusic: electric piano, digital piano, synthesizer, music keyboard
  keyboardPc: keyboard, mouse pad
  keyBox: key box, key safe
  keyBroken: broken key, key stuck, key snapped
  keyButton: button
  keyCard: key card, access card
  keyCutting: key cutting, copy key
  keyring: keyring, key fob, keychain
  keySafe: key box, key safe, key handover
  kick: kick
  kickstand: kickstand, bike stand
  kidney: kidney
  kidneyStone: kidney stone
  kidsClub: kids' club, children's programme
  kidsRallye: quiz trail, museum quiz, puzzle trail
  kiln: kiln
  kilogram: kilogram
  kilometre: kilometre, mile
  kind: kind, nice people, lovely
  kindergarten: kindergarten, nursery school, preschool
  kindergartenTeacher: nursery teacher, childcare worker
  king: king, queen, emperor
  kiosk: kiosk, snack bar, food stall
  kiss: kiss
  kitchen: kitchen
  kitchenHours: kitchen hours, hot food
  kitchenScales: scales, kitchen scale, weighing scale
  kitchenUse: kitchen use, kitchenette, shared kitchen
  kite: kite, fly kites
  kiteFly: kite flying
  kiteToy: kite
  kitten: kitten
  kiwiFruit: kiwi, kiwi fruit
  knead: knead, dough, batter
  knee: knee
  kneeBrace: knee brace, knee support
  kneel: kneel, kneeling, on your knees
  kneelDown: kneel down, on your knees
  kneePads: knee pads, elbow pads
  kneeReplacement: knee replacement, artificial knee
  kneeTrouble: knee problems, bad knees
  knife: knife, knives
  knifeBlock: kitchen utensils, kitchenware, cookware
  knight: knight, armour, sword
  knightsHall: knights' hall, great hall, throne
  knit: knit, knitting
  knitting: knitting
  knittingNeedle: knitting needles
  knitwear: knitwear, knitted
  knock: knock
  knockDownWall: knock down wall, knock through, wall opening
  knotSpeed: nautical mile, knots speed
  knotTie: knot, knots, seaman's knot
  knuckle: knuckle, finger joint
  korean: Korean, Korea
  kosher: kosher
  label: label, tag, sticker, sticky label
  laboratory: laboratory, lab
  labourCost: labour, labor
  labourDay: Labour Day, May Day
  lace: lace
  lacemaking: lacemaking, bobbin lace
  lactose: lactose-free, lactose
  lactoseFree: lactose-free, lactose intolerant
  ladder: ladder
  ladiesOnly: women only, ladies' day
  ladle: ladle, wooden spoon, whisk
  ladybird: ladybird, ladybug
  lagoon: lagoon, estuary
  lake: lake
  lamb: lamb
  lameAnimal: limping, hobble
  laminate: laminate, lamination, laminating
  laminateFloor: laminate, laminate flooring, vinyl flooring
  laminating: laminate document, laminating
  lamp: lamp, light bulb, bulb, LED bulb
  lampOil: paraffin, lamp oil, methylated spirits
  lampRepair: lamp repair, rewire lamp
  lampshade: lampshade
  landline: landline, fixed line, cordless phone
  landlord: landlord, landlady
  landmark: sight, attraction, landmark
  landRegister: land register, title deed
  landscape: landscape, still life, scenery
  landVerb: landing
  language: language
  languageCertificate: language certificate, language diploma, language exam
  languageCourse: language course, language school
  languageLevel: language level, placement test
  lantern: sparkler, lantern, oil lamp
  laptop: laptop, notebook computer
  laptopBag: laptop bag, sleeve for laptop
  largeAnimal: farm animal, large animal vet
  largeFamily: large family
  largeFormat: large format, banner, printing of posters
  lasagne: lasagne, ravioli
  laserEyeSurgery: laser eye surgery
  laserHairRemoval: laser hair removal, permanent hair removal
  laserTag: laser tag, paintball
  lashExtension: lash extension
  lashLift: lash lift, lash perm
  lastAdjective: last
  lastAdmission: last admission, last entry
  lastDuration: last, take time, duration, how long, length of course, how long take
  lastEntry: last entry, last admission
  lastMinute: last minute, short notice
  lastMinuteOrder: urgent order, same-day service
  lastReminder: overdue notice, payment reminder, dunning
  lastWill: testament, last will
  late: late, delay, delayed, arrive late, hold up, running late
  lateArrival: late arrival, arrive late evening
  latecomer: latecomer
  lateFee: late fee, late return, overdue fee
  laterAfter: later, afterwards
  latest: at the latest
  latexGlove: disposable gloves, latex gloves, latex allergy
  lathe: lathe, milling machine, turning
  latin: Latin
  laugh: laugh, laughing
  launder: laundry
  laundrette: laundrette, laundromat
  laundry: laundry, washing
  laundryBasket: laundry basket
  lavender: lavender
  law: law
  lawFirm: law firm, law office
  lawn: lawn, grass, turf
  lawnMower: lawn mower, mower
  lawnmower: lawnmower
  lawnSeed: lawn seed, grass seed
  lawsuit: lawsuit, sue, legal action
  lawyer: lawyer, solicitor, attorney
  laxative: laxative
  layEggs: lay eggs
  layersCut: layered cut, undercut, skin fade
  layFloor: lay flooring, floor laying, floor layer
  layOutBody: lay out, viewing the body
  lazy: lazy
  lead: guide, led
  leadClimbing: lead climbing, leading
  leadMetal: lead metal, leaded
  leadTime: lead time, how long, production time
  leadTour: guide tour, led by
  leaf: leaf, foliage, fallen leaves, autumn leaves
  leafBlower: leaf blower
  leaflet: leaflet, flyer, brochure, pamphlet
  leak: leak, leaking, drip, leaking roof, leaky
  leaky: leaky, not watertight
  lean: lean against, leaning
  leanOut: lean out
  leanVerb: lean, tilt
  learn: learn, learnt, study for
  learnerDriver: learner driver, learner
  learningDifficulty: dyslexia, learning difficulty, dyscalculia
  learnRide: learn to ride
  learnSwim: learn to swim, non-swimmer
  lease: lease, tenancy agreement
  leash: leash, lead
  leashed: on a leash, leash, lead
  leather: leather
  leatherCare: leather care, leather balm
  leathercraft: leathercraft, leather workshop, saddlery
  leatherJacket: leather jacket
  leatherwork: leatherwork, leather belt, leather goods, tannery
  leaveBehind: leave, left, leave behind, left behind, leave lying
  leaveEarly: leave early
  leaveGoAway: leave, go away, vanish
  leaveLuggage: leave luggage, store bags
  leaveMessage: leave a message
  leaveOut: leave out, omit
  leaveOvernight: leave overnight, keep overnight
  lectern: lectern, podium, speaker's desk
  lecture: lecture, talk
  lecturer: lecturer, course leader, professor, tutor
  lectureTalk: lecture, public lecture
  leech: leech
  leek: leek, celery, fennel
  lefthanded: left-handed, right-handed
  leftOver: leftover, remaining, left over
  leftovers: leftovers
  leftSide: left-hand, left side
  leg: leg
  legal: legal, legally
  legalAdvice: legal advice, consultation
  legalAid: legal aid
  legalFee: legal fees, lawyer's fee, court costs
  legalFormFirm: limited company, company registration
  legalGuardian: legal guardian, guardian, custodian
  legalInsurance: legal expenses insurance
  legalize: certified copy, legalize, apostille, notarize
  legalState: is it legal, lawful
  legend: legend, fairy tale, myth
  leggings: leggings
  legible: legible, illegible
  lego: building blocks, bricks
  lemon: lemon
  lemonade: lemonade, cola, fizzy drink
  lend: lend, lent, loan
  lendOut: lend out, loan out
  length: length
  lengthen: lengthen
  lengthMeasure: running metre, per metre, by the metre, how long, metres long
  lens: lens, lenses
  lentil: lentil
  lesson: lesson
  lessonUnit: lesson, class
  letDownHem: let down, lengthen trousers
  letGoOut: let out, go outside
  letIn: let in, allow inside
  letKnow: let us know, tell us
  letOutGarment: let out garment, widen trousers
  letter: letter
  letterbox: letterbox, mailbox
  letterpress: letterpress, bookbinding, bookbinder, typesetting
  lettuce: lettuce, spinach
  level: level, grade, language level, proficiency
  levelingBlock: wheel chock, levelling blocks
  leverPart: lever, crank
  liability: liability, responsibility
  liabilityInsurance: liability insurance
  liableFor: who pays, liable for damage
  liableVerb: liable, held liable, accept liability
  librarian: librarian
  library: library, libraries
  libraryCard: library card, lend books
  lick: lick, licking
  lidCover: lid
  lieDown: lie down, lying
  lieDownVerb: lay down, lie flat
  lieFalse: liar, untrue
  lifebuoy: lifebuoy, armbands, water wings
  lifeguard: lifeguard, water rescue, pool attendant
  lifeInsurance: life insurance
  lifeJacket: life jacket, buoyancy aid, life vest
  lifePartner: life partner, cohabiting partner, boyfriend
  lifespan: lifespan, service life, durable, durability
  lifeThreatening: life-threatening, deadly, fatal
  lift: lift, hoist, heave
  lightFire: light a fire, ignite
  lighthouse: lighthouse
  lighting: lighting, light
  lightingSystem: stage lighting, spotlight
  lightning: lightning, thunder, lightning strike
  lightningRod: lightning conductor, lightning
  lightShow: light show, fire show, laser show
  lightSwitch: light switch, dimmer
  lightweight: lightweight
  lilac: lilac, jasmine
  lily: lily, lilies
  limeFruit: lime
  limescale: limescale, descale, scale deposit
  limeStain: water stain, water mark, tide mark
  limestone: limestone, sandstone
  limeWash: limewash, whitewash, lime paint
  limit: limit
  limitationPeriod: statute of limitations, time-barred
  limitedEdition: limited edition
  limousineHire: limousine, wedding car
  limp: limp, lame, lameness
  lindenTree: linden tree, maple, ash tree
  linen: linen fabric
  linenFlax: flax, hemp
  lining: lining
  link: link
  linocut: linocut, woodcut, etching, screen printing
  lion: lion, lioness
  lip: lip
  lipstick: lipstick
  liqueur: liqueur, digestif
  liquidDamage: water damaged phone, liquid damage, spilled
  liquor: liquor, spirits
  liquorice: liquorice
  listedBuilding: listed building, historic monument
  listen: listen
  listNoun: list
  literacy: literacy, learn to read, literacy course, illiterate
  lithograph: lithograph, art print, print run
  litre: litre, liter
  litter: litter, cat litter, litter box
  litterTray: litter tray, litter box
  litUp: illuminated, lit up
  live: live, dwell
  liveBand: live band, party music, own music
  lively: lively, energetic, boisterous
  liveMusic: live music
  liver: liver
  liverwurst: pâté, liver sausage
  liveryStable: livery, livery yard, box stall
  livingRoom: living room, lounge
  livingWill: living will, advance directive, power of attorney
  livingWillDoc: living will, advance directive
  lizard: lizard, gecko
  llama: llama, alpaca
  loadCargo: load, cargo, freight
  loadGoods: load, unload
  loadingRamp: loading bay, loading dock, ramp
  loanBank: bank loan, mortgage
  loanEquipment: loan equipment, hire equipment, equipment provided
  loanExhibit: exhibit on loan, donated objects
  lobster: lobster, crayfish
  localAnaesthesia: local anaesthetic, local anaesthesia
  locallyMade: local, regional
  localResident: local resident, locals
  localResidents: local residents, locals, residents' rate
  located: located, situated
  lock: lock, locked, padlock, door lock, deadbolt, lock cylinder
  lockable: lockable, can be locked
  lockedOut: locked out, lost key, emergency opening
  lockedState: locked, door locked
  locker: locker, lockers, luggage locker
  lockerKey: locker key, coin locker
  lockOut: locked out
  locksChange: change lock, lock replacement
  locksmith: locksmith
  lockUp: lock up, lock door
  locumDoctor: locum, stand-in doctor, holiday cover
  loftApartment: studio flat, bedsit, loft
  loftConversion: loft conversion, house extension
  logo: logo, corporate design
  logOut: log out, sign out
  logSplitter: log splitter
  lollipop: lollipop, ice lolly
  loneliness: loneliness, lonely
  lonelyState: feel alone, lonely
  longAdjective: long
  longDistanceHike: long-distance trail, trekking, multi-day hike
  longLine: retractable leash, long line
  longNight: late opening, open late, late-night
  longSighted: long-sighted, far-sighted, farsighted
  longSightedness: long-sightedness, farsightedness, hyperopia
  longTerm: long-term
  longWeekend: long weekend, bank holiday
  look: look, look at
  lookAround: look around, browse
  lookForward: look forward
  loom: loom
  loose: loose, baggy, wobbly, slack
  looseFilling: filling fell out, lost filling
  loosenFree: release, let go
  loosenTooth: wobbly tooth, loose tooth
  lose: lose, lost, losing, loss, misplaced
  loseGame: lose game, lost match
  loseItem: lose something, left something
  loseWeight: lose weight, slim down, weight loss, slimming
  lossTheft: stolen item
  lostChild: lost child, missing child
  lostItem: lost item, forgotten item, left behind
  lostKey: lost key, lost keys
  lostParcel: lost in transit, parcel lost, gone missing
  lostPerson: lost child, get lost, missing person
  lostPet: lost pet, runaway, missing cat
  lostProperty: lost property, lost and found
  lotion: lotion, moisturizer
  loud: loud, noisy, noise, noise nuisance, loud music
  loudspeaker: speaker, loudspeaker
  lounge: lounge, common room, sitting area
  louse: louse, lice
  love: love
  lowAdjective: low
  lowBloodPressure: low blood pressure, circulation
  lowCarb: low-carb, carbohydrate
  lowerDown: lower down, let down
  lowFat: low-fat, reduced fat, low fat, lean
  lowIncome: low income, social pass
  lowland: lowland
  lowSeason: low season, off season
  loyaltyCard: loyalty card, loyalty programme
  lubricate: lubricate, oil, grease
  luck: luck, lucky, good luck
  luggage: luggage, baggage
  luggageLocker: luggage locker, left-luggage locker
  luggageRack: luggage rack, carrier
  luggageStorage: luggage storage, left luggage
  luggageTag: luggage tag, luggage label
  luggageTransport: luggage transfer, luggage transport
  lukewarm: lukewarm
  lullaby: lullaby, nursery rhyme, children's song
  lumbago: lumbago, sciatica
  lumberjack: lumberjack, logger
  lunch: lunch
  lunchbox: lunchbox, food container
  lunchBreak: lunch break, closed for lunch, midday break
  lung: lung
  lunge: lunge lesson, lungeing
  lupin: lupin
  luxurious: luxurious, luxury, posh
  lymphDrainage: lymphatic drainage
  lymphNode: lymph node, swollen glands
  macComputer: Mac, MacBook, Apple computer
  machine: machine, equipment
  mackerel: mackerel
  macrame: macrame, knots, knotting
  madeToMeasure: made to measure, bespoke, custom-made
  magazine: magazine, periodical
  magician: magician
  magicShow: magic show, magic trick, conjuring
  magnet: magnet, magnetic
  magnetSouvenir: fridge magnet, key ring
  magnifier: magnifying glass, magnifier
  magnifierLamp: magnifying lamp, reading lamp
  magnolia: magnolia, camellia
  maidenName: maiden name, birth name
  mailbox: letterbox, mailbox
  main: main
  mainCourse: main course
  maintain: maintain, maintenance, service
  maintenanceContract: maintenance contract, servicing, regular service
  maize: corn, sweetcorn, maize
  makeBrand: make and model, car model
  makeFire: light a fire, make a fire
  makeFriends: make friends, get along
  makeSure: make sure, ensure
  makeUp: make-up, makeup
  makeup: makeup, make-up
  makeupArtist: make-up artist
  makeUpFace: face painting, do make-up
  makeWill: make a will, draw up will
  male: male
  malnourished: underweight, thin animal
  mammography: mammogram, mammography
  man: man, men, gentleman, gentlemen
  manager: manager
  manageRun: manage
  managingDirector: managing director, CEO, management
  mandarin: mandarin, tangerine, clementine
  mane: mane, horse mane
  mange: mange, ringworm
  mango: mango
  manicure: manicure
  manualByHand: manual, manually
  manualCar: manual transmission, stick shift
  manualWork: by hand, hand-operated
  manufacturer: manufacturer, maker
  manufacturerWarranty: manufacturer's warranty, extended warranty
  manure: manure, dung
  mapPlan: map
  marathon: marathon, running race, fun run
  marble: marble
  marblesToy: marbles, spinning top
  march: procession, parade
  mare: mare
  margarine: margarine, lard
  marina: marina, berth, mooring
  maritalStatus: marital status, married, unmarried
  market: market
  marriage: marriage
  marriageCertificate: marriage certificate
  marriageProposal: marriage proposal
  marriedCouple: married couple
  marriedState: married, spouse
  marry: marry, get married
  marshmallow: marshmallow, gummy bears
  marten: marten, stone marten
  martialArt: martial art
  marzipan: marzipan
  mascara: mascara
  mask: face mask, mask
  mass: church service, mass, Sunday service
  massage: massage
  massageOil: massage oil
  massageTable: massage table, massage chair
  massageVerb: massage
  masseur: masseur, masseuse, massage therapist
  massProduced: one-off, unique piece, off-the-shelf, mass-produced, ready-made
  mast: mast, rigging, boom
  masterCertificate: master craftsman, master's certificate, licensed
  masterCraftsman: master craftsman, master's certificate
  masterKey: master key, duplicate key, spare key
  masterpiece: masterpiece, work of art, artwork
  mat: mat, yoga mat
  match: match
  matchesLighter: matches, lighter, cigarette lighter
  matching: matching, goes with
  matchSport: sports match, home game, league
  material: material
  materialArt: material, supplies
  materialCost: material cost, materials fee
  maternityLeave: maternity leave
  maternityWard: maternity ward, delivery room
  mathematics: mathematics, maths, math
  matinee: matinee, afternoon performance
  mating: mating, in heat, stud
  matted: matted fur, detangling, undercoat
  mattGloss: matt, glossy, photo paper
  mattress: mattress
  mattressTopper: mattress topper, mattress protector
  maximumAge: maximum age, too old
  maximumAmount: maximum, at most
  maximumDuration: at the longest, maximum duration
  maximumParticipants: maximum number, maximum participants
  maybe: maybe, perhaps
  mayonnaise: mayonnaise, mayo
  mayor: mayor
  maze: corn maze, maze, labyrinth
  meal: meal
  mean: mean, meaning
  meansOfPayment: payment method, means of payment, method of payment
  measles: measles
  measurement: body measurement, tape measure, folding rule
  measurePressure: take blood pressure, measure pressure
  measureUp: take measurements, measure up
  measureVerb: measure, measurement, measure room, take dimensions
  measuringCup: measuring cup, measuring jug
  meat: meat
  meatball: meatball
  mechanic: mechanic
  medal: medal, gold medal
  mediation: mediation, mediator
  mediator: mediator, arbitration, ombudsman
  medicalCentre: medical centre, health centre, clinic
  medicalCertificate: medical certificate, sick note
  medicalHistory: medical history, pre-existing condition
  medicalNote: doctor's note, medical clearance
  medicalReasons: medical reasons, contraindication
  medicalSupplyStore: medical supply store
  medicationList: regular medication, medication plan
  medicinalPlant: medicinal plant, medicinal herbs
  medicine: medicine, medication, drug
  medicineTake: take medicine
  medieval: medieval, Middle Ages
  meditate: meditate, meditation
  meditation: meditation, mindfulness
  meet: meet, met, meeting
  meetingEquipment: projector, beamer
  meetingPoint: meeting point, meeting place
  meetingRoom: meeting room, conference room
  melody: melody, rhythm
  melon: melon, watermelon
  melt: melt
  member: member, membership
  memberDiscount: members' discount, member price
  membership: membership
  membershipCard: membership card, member number
  membershipFee: membership fee, subscription fee
  membersOnly: members only, non-members
  memorial: memorial, war memorial
  memorise: by heart, memorise
  memoryCard: memory card, SD card
  memoryRam: RAM, memory
  mend: mend, mending, darn, darning
  mendReplace: swap out, change over
  menOnly: men only, gentlemen only
  menopause: menopause
  mensHaircut: men's haircut, gents' cut
  menstruation: menstruation, menstrual period
  mentalHealth: mental health, mental illness
  menuCard: menu
  menuOfDay: set menu, lunch menu
  meow: meow, purr
  merino: merino
  message: message
  messy: messy, untidy, mess
  metal: metal
  metalDetector: metal detector, treasure
  metalworker: metalworker, fitter, welder, metal construction
  meterUtility: electricity meter, gas meter, water meter
  metre: metre, meter
  metronome: metronome, music stand
  mexican: Mexican, Mexico, Latin American
  microchip: microchip, chip
  microneedling: microneedling, microdermabrasion, needling
  microphone: microphone, mic
  microwave: microwave
  middleAged: middle-aged, in their fifties
  middleAges: Middle Ages, medieval
  middleCentre: middle, centre, center
  midnight: midnight
  midsummer: midsummer, solstice
  midwife: midwife, midwives
  migraine: migraine
  migratoryBird: migratory bird, bird migration
  mild: mild, not spicy
  mileage: mileage, odometer
  milestoneBirthday: milestone birthday, round birthday
  milk: milk
  milkAllergy: milk allergy, dairy-free
  milkChurn: milk churn, milking machine
  milkTooth: milk tooth, baby teeth
  milkVerb: milking, milk the cow, milk cows
  mill: mill, water mill, flour mill
  miller: miller
  millet: millet
  millimetre: millimetre
  million: million
  millstone: millstone, millwheel, waterwheel, grinding stone
  minced: ground meat, minced meat, ground beef
  mineQuarry: mining, miner, quarry, copper mine
  mineral: mineral, minerals, ore
  mineralWater: mineral water, sparkling water
  minerMine: miner, mine worker
  miniatureTrain: land train, tourist train, miniature train
  minibus: minibus
  miniGolf: mini golf, crazy golf
  minigolf: mini golf, crazy golf
  miniJob: mini job, side job, part-time job
  minimumAge: minimum age
  minimumAmount: minimum, at least
  minimumHeight: minimum height, how tall, tall enough
  minimumOrder: minimum order, minimum order value, minimum quantity
  minimumParticipants: minimum number, minimum participants
  minimumRental: minimum hire period, minimum rental
  minimumStay: minimum stay, minimum nights
  minimumTerm: minimum term, minimum contract, tie-in period
  minimumWage: minimum wage
  minor: minor, underage
  mint: mint, peppermint
  minute: minute
  minutesMeeting: minutes of meeting, record of meeting
  mirror: mirror
  mirrorCar: wing mirror, side mirror, rear-view mirror
  miscarriage: miscarriage
  missBus: miss, missed
  missedLesson: missed lesson, make up class, catch up
  missingAnimal: missing pet, ran away, lost dog
  missingDocument: missing document, incomplete application
  missingLack: missing, lack
  missingPart: missing part, part missing
  missLesson: miss a lesson, make up lesson
  missSomeone: miss someone, long for
  missus: Mrs, Ms
  mistake: mistake, error
  mistakeInvoice: wrong invoice, billing error
  mite: mite, mites, dust mite
  mix: mix, blend, stir, stir-fry, mash, whisk
  mixedAdjective: mixed
  mixedBag: assorted, mixed selection
  mixedGender: mixed sauna, mixed group
  mixedGroup: mixed group, women only, ladies only
  mixerKitchen: food processor, blender, mixer
  mixingDesk: mixing desk, mixer console, sound system
  moat: moat, drawbridge, city wall
  mobilePayment: mobile payment, pay by phone
  mobilePhone: mobile, cell phone, smartphone, mobile phone, iPhone, android phone
  mobileReception: mobile reception, phone signal
  mobileTicket: mobile ticket, ticket on phone
  mobilityImpairment: reduced mobility, limited mobility
  mobilityScooter: mobility scooter, electric wheelchair
  moccasin: loafers, moccasins, brogues
  model: model
  modelMaking: model railway, model making, model aircraft, model ship, scale model
  modelNumber: model number, rating plate, type plate
  modelRailway: model railway, toy train
  modern: modern
  modernUpToDate: state-of-the-art, contemporary
  moisturiser: moisturiser, moisturizer, face cream
  molar: molar, incisor
  mole: mole
  moleAnimal: moles in lawn, molehill
  monastery: monastery, abbey, convent, cloister
  money: money
  moneyBack: money back, get money back, money-back
  moneyBelt: money belt, bum bag, dry pouch
  mongrel: mongrel, crossbreed, mixed breed
  monk: monk, nuns, bishop, nun
  monkey: monkey, ape
  month: month
  monthly: monthly, per month
  monthlyFee: monthly fee, monthly payment, monthly charge
  monthlyPass: monthly pass, monthly ticket
  monument: monument, statue, listed building
  moon: moon
  mop: mop, floor cloth
  moped: moped, motorbike, scooter
  mopUp: mop up, wipe floor
  morePerson: per additional person, each extra
  morning: morning
  morningAfterPill: morning-after pill
  mortar: mortar, grout
  mortgage: mortgage
  mortuary: mortuary, chapel of rest
  mosaic: mosaic, mosaics, fresco, mural
  mosquito: mosquito
  mosquitoNet: mosquito net, fly screen, insect screen
  moss: moss removal, lawn moss
  mother: mother, mum, mom, mam, mummy
  motherboard: motherboard
  mothersDay: Mother's Day
  mothProtection: mothballs, moth protection, cedar wood
  motionDetector: motion sensor, sensor, motion detector
  motivate: motivate, motivation
  motorboat: motorboat, speedboat, outboard motor
  motorcycle: motorcycle, motorbike
  motorcycleGear: motorcycle helmet, motorcycle clothing, leathers
  motorElectric: electric motor, motor
  motorhomePitch: motorhome pitch, service area
  motorised: motorised, with motor
  motorScooter: motor scooter, vespa
  motorway: motorway, highway, freeway
  mould: mould, mold, mildew, mould stain, mouldy
  mouldClay: throw pottery, pottery
  mouldy: mouldy, musty wall
  mouldyFood: mouldy, moldy
  mountain: mountain, hill
  mountainBike: mountain bike
  mountaineering: mountaineering, mountaineer
  mountainGuide: mountain guide, hiking guide
  mountainHut: mountain hut, refuge, hut warden
  mountainPass: mountain pass
  mountainRange: mountain range, mountains, Alps
  mountainRescue: mountain rescue, rescue helicopter
  mountWall: mount, wall-mounted
  mourn: mourn, grieve
  mourning: mourning, grief, condolence, sympathy card
  mousePc: computer mouse
  mousetrap: mousetrap, rat trap, trap, live trap, rat poison
  moustache: moustache
  mouth: mouth
  mouthGuard: mouthguard, mouth guard
  mouthwash: mouthwash
  moveHouse: move house, relocation, moving
  moveIn: move in
  moveMotion: move, movement
  moveOut: move out
  moveOutInspection: handover, handover report, inventory check
  moveTogether: live together, move in together
  movie: movie, feature film
  movingBox: moving box
  movingHouse: moving, relocation, removal
  mow: mow, lawn mowing
  mowVerb: scythe, cut grass
  mozzarella: mozzarella, parmesan, feta
  mriScan: MRI, MRI scan
  muckOut: muck out, clean stable
  mud: mud
  muddy: muddy, mud
  mudflats: mudflats, mudflat walk
  mudguard: mudguard, fender
  mudPack: mud pack, mud bath
  muesli: muesli, granola
  muffin: muffin, cupcake
  mug: mug
  muggy: muggy, close
  mulch: mulch, bark mulch
  mule: mule
  mulledWine: mulled wine, punch
  multilingual: multilingual, several languages, languages spoken, in several languages
  multipleChoice: multiple choice, mock exam, practice test
  multipleSclerosis: multiple sclerosis
  multipurposeHall: multipurpose hall, sports hall, community hall
  multiTicket: ten-trip ticket, multi-ride ticket
  mumps: mumps
  muscle: muscle
  muscleAche: sore muscles, muscle ache
  muscular: muscular, muscles
  museum: museum
  museumEducation: museum education, workshop for children, hands-on
  museumNight: museum night, open day, heritage day
  museumShop: gift shop, museum shop, souvenir shop
  mushroom: mushroom
  mushroomPicking: mushroom picking, mushroom foraging
  music: music
  musicalInstrumentRepair: instrument repair, restring
  musicalShow: musical
  musicBox: music box, barrel organ
  musicExam: music exam, talent, gifted
  musician: musician
  musicLesson: music lesson, piano lessons, guitar lessons
  musicLicence: music licence, performing rights
  musicSchool: music school
  musicTheory: music theory
  muslim: Muslim, Islam, mosque
  mussel: mussel, clam, shellfish, mussels, clams
  mustard: mustard
  musty: musty, mouldy smell
  muteStammer: mute, stammer, stutter
  mutton: mutton, lamb chop
  muzzle: muzzle
  mysterious: mysterious, secret, legend
  nailDesign: nail art, nail design
  nailFile: nail file
  nailHammer: hammer
  nailPolish: nail polish, nail varnish
  nailPolishRemover: nail polish remover, acetone
  nailScissors: nail scissors, nail clippers
  nailsTool: nails, tack
  nailTool: metal nail
  nailTrimming: nail trim, claw trimming
  naked: naked, bare
  name: name
  nameBadge: name badge, name tag, place card
  nameChange: change name, name change
  nameDay: name day
  nameTag: name tag, name badge, woven label
  nameTransfer: named ticket, transfer ticket, resell ticket
  nameVerb: named, called
  nap: nap, siesta
  napkin: napkin
  nappy: nappy, diaper
  narcissus: daffodil, narcissus, crocus
  narrow: narrow, tight, narrow passage
  narrowLow: low ceiling, cramped, tight space
  nasalSpray: nasal spray, nose drops
  nationalDay: national holiday, national day
  nationality: nationality
  native: native species, indigenous
  nativeLanguage: mother tongue, native
  nativeSpeaker: native speaker
  nativityScene: nativity scene, crib scene
  naturalCosmetics: natural cosmetics, organic cosmetics
  naturalisation: naturalisation, become citizen
  nature: nature
  natureReserve: nature reserve, national park, protected area
  natureTrail: nature trail, educational trail, themed trail
  naughty: naughty, badly behaved
  nausea: nausea
  navel: navel, belly button
  navigationAddress: GPS coordinates, sat nav
  navigationSystem: sat nav, GPS, navigation system
  nearby: near, nearby, close
  necessary: necessary
  necessaryNeed: must have, needed
  neck: neck
  necklace: necklace
  necklineDress: neckline, v-neck, turtleneck, polo neck
  neckPain: neck pain, stiff neck
  needle: needle
  needTime: take long, need time
  needVerb: need, needed
  negativePhoto: negatives, slides, film roll
  negotiate: negotiate, haggle, negotiable
  neighbour: neighbour, neighbor
  neighbourhood: neighbourhood, neighborhood, district
  neonTube: fluorescent tube, neon sign
  nephew: nephew
  nerve: nerve
  nervous: nervous, anxious, stage fright
  nest: nest, nesting, breeding season
  nestBox: nest box, birdhouse
  nestVerb: nest, nesting
  net: netting, mesh
  netPrice: net price, excluding tax
  nettle: nettle, stinging nettle
  networkConnection: network, connection
  neurologist: neurologist
  neuter: neuter, spay, castrate, castrated, spayed
  neutering: neutering, spaying, castration
  never: never
  newAdjective: new
  newbornBaby: newborn, new-born baby
  newCustomer: new customer, first order, regular customer
  newPatients: new patients, taking new patients
  newsletter: newsletter
  newspaper: newspaper
  newt: newt, salamander
  newYear: New Year, New Year's Eve
  nextFollowing: next, following
  nextTime: next time
  nibble: nibble, gnaw
  nickname: nickname
  niece: niece
  night: night
  nightdress: nightdress, nightgown, nightie
  nightHike: night hike, torchlight hike, bat walk
  nightLight: night light, emergency light
  nightmare: nightmare
  nightShift: night shift, early shift, late shift
  nightSurcharge: night surcharge, night rate
  nightSweat: night sweats, hot flushes
  nightWatchman: night watchman, torchlight tour, night tour
  nipple: nipple
  nitsLice: head lice, nits
  nobility: nobility, countess, duke, baron
  nobleman: king, queen, prince, princess
  noise: noise
  noiseless: noiseless, quiet operation
  nonAlcoholic: non-alcoholic, alcohol-free, alcohol-free beer
  nonBinding: non-binding, without obligation
  nonProfit: non-profit, charity, charitable
  nonRefundable: non-refundable, no refund
  nonSmoking: non-smoking, no smoking
  nonSwimmer: non-swimmer, swimmer
  noodle: noodles, spaghetti, macaroni
  noon: noon, midday, lunchtime
  nordicWalking: Nordic walking
  normalOrdinary: ordinary, usual
  north: north, northern
  northernLights: northern lights, aurora
  norwegian: Norwegian, Norway
  nose: nose
  nosebleed: nosebleed
  noShow: no-show, fail to appear
  noSignal: no signal, poor reception, mobile signal
  nostril: nostril
  notary: notary, notaries
  notaryFee: notarised, notarial, notary appointment
  notebook: notebook, exercise book, workbook
  noteMusic: musical notes, read music
  notice: notice, spot
  noticeBoard: notice board, bulletin board, noticeboard
  noticePeriod: notice period
  notIncluded: not included, excluded, extra charge, excluding
  notSatisfied: not happy with, disappointed with
  novel: novel, fairy tale
  nowAdverb: now
  nudeModel: life drawing, life model
  nudist: nudist beach, naturist, nudist, textile-free, clothing optional
  numb: numb
  number: number
  numberEight: eight
  numberEighteen: eighteen
  numberEleven: eleven
  numberFifteen: fifteen
  numberFifty: fifty
  numberFive: five
  numberForty: forty
  numberFour: four
  numberFourteen: fourteen
  numberNine: nine
  numberNineteen: nineteen
  numberOne: one
  numberPlate: number plate, licence plate, license plate
  numberSeven: seven
  numberSeventeen: seventeen
  numberSix: six
  numberSixteen: sixteen
  numberTen: ten
  numberThirteen: thirteen
  numberThirty: thirty
  numberThree: three
  numberTwelve: twelve
  numberTwenty: twenty
  numberTwo: two
  numbing: numb, numbing, local anaesthetic
  nurse: nurse
  nursePractice: medical assistant, doctor's assistant
  nursery: playroom, kids' room
  nursingBed: nursing bed, hospital bed
  nursingRoom: nursing room, breastfeeding room
  nut: nut
  nutAllergy: nut allergy, peanut allergy
  nutmeg: nutmeg
  nutrition: nutrition
  nutritionFacts: ingredients list, nutritional values
  oak: oak, acorn
  oasis: oasis
  oatMilk: oat milk, plant milk, soy milk
  oats: oats, oat, porridge, oatmeal
  obedient: obedient, well-behaved, obey
  obesity: obesity, obese, stomach reduction
  obituary: obituary, death notice
  obligation: obligation, duty
  obligeMust: have to, must I
  oboeBassoon: oboe, bassoon
  observatory: observatory, planetarium
  observe: observe, observation
  occupation: profession, occupation
  occupationalTherapy: occupational therapy, occupational therapist
  occupiedBusy: occupied, taken
  octopus: octopus, squid
  offended: offended, hurt feelings
  offerVerb: offer, offered
  office: office
  officeCleaning: office cleaning, commercial cleaning, cleaning company
  officeParty: office party, works outing
  officeSpace: office space, retail space, commercial premises
  official: official, officially
  official2: officially recognised, accredited, licensed
  officialFee: administrative fee, official fee
  officialStamp: official stamp, stamped
  officialTranslation: translation, certified translation
  offsetPrint: digital printing, offset printing
  often: often, frequent, frequently
  oil: cooking oil, olive oil, sunflower oil
  oilChange: oil change
  oilFilter: oil filter
  oilLeak: oil leak, losing oil, oil spill
  oilMill: oil mill, olive press, flour mill, grain mill, mill
  oilPaint: oil paint, oil painting, acrylic paint
  oilySkin: oily skin, dry skin, combination skin
  ointment: ointment
  oldAdjective: old
  oldAgeHome: retirement home, nursing home, care home
  oldAnimal: old animal, elderly dog
  oldClothes: old clothes, painting smock, overalls
  oldCoin: coin collection, Roman coin
  oldDevice: old appliance, take back old, electronic waste
  oldFashioned: old-fashioned, outdated
  oldPainting: painting restoration, canvas painting
  oldPerson: old people, old person
  oldRadio: valve radio, old radio
  oldTimer: vintage car, classic car, old-timer
  oldTown: old town, historic centre
  olive: olive
  oliveGrove: olive grove, olive tree
  onAccount: on account, pay by invoice
  onBehalf: on behalf of, someone else
  once: once
  onceAWeek: once a week
  oneSize: one size, one size fits all, unisize
  oneWay: one-way
  onion: onion
  onlineAdjective: online
  onlineBooking: online booking
  onlineCourse: online course, online lesson
  onlinePayment: online payment, pay online
  onlineReview: online review, rating, stars
  onlineShop: online shop, online store, webshop
  onlyChild: only child
  onSite: on site, in house
  onTheWay: on the way, en route
  onYourOwn: on your own, without guide, self-guided
  open: open, opening, opens, opened
  openAir: open-air, in the open
  openAirCinema: open-air cinema, outdoor cinema, drive-in
  openAirMuseum: open-air museum, folk museum
  openAllYear: open all year, year-round
  openDay: open day, open house
  openDoorLocked: lock out, shut out
  opening: grand opening, reopening
  openingDay: opening day, opening ceremony, grand opening
  openingHours: opening hours, opening times, business hours
  openLock: open lock, pick lock
  openSeason: open in winter, winter season
  openStudio: open studio, studio visit, artist's workshop
  openSunday: open on Sundays, open on holidays
  openToday: open today, still open
  openUp: open up, prise open
  opera: opera, operetta
  operateSurgery: surgery
  operatingSystem: operating system
  operation: operation
  opinion: opinion
  opportunity: opportunity, occasion
  opposite: opposite, across from
  opposite2: opposite of, contrary
  opticalPrescription: glasses prescription, dioptre, diopter
  optician: optician, optometrist
  option: option, alternative
  optional: optional, voluntary, at own discretion
  oralExam: oral exam, oral test
  orangeFruit: orange
  orchard: orchard
  orchid: orchid
  order2: sequence, in order
  orderConfirmation: order confirmation, booking confirmation
  orderGoods: order, purchase order, job order
  orderJob: commission work, job order
  organ: pipe organ, organ, church organ
  organDonor: organ donor, organ donation
  organic: organic
  organicCotton: organic cotton
  organicLabel: organic label, certified organic
  organize: organize, arrange
  organMusicChurch: church organ, organ concert
  orienteering: orienteering, geocaching
  origami: origami, paper folding
  origin: origin, where from
  originalDocument: original, original document
  originalItem: original, genuine part
  originalPackaging: original packaging, unopened
  ornamentDecor: ornament, knick-knack, decorative object
  orphan: orphan
  orphaned: orphaned, without parents
  orthodontist: orthodontist
  orthodox: Orthodox church, Orthodox
  orthopaedicInsole: orthotics, orthopaedic insoles
  orthopaedist: orthopaedist, orthopedic
  osteopath: osteopath, osteopathy, chiropractor
  osteoporosis: osteoporosis
  ostrich: ostrich, emu
  otter: otter
  outboard: outboard motor, outboard, propeller
  outdoorActivity: outdoor, outdoor activity
  outdoorPool: outdoor pool, lido, indoor pool
  outdoorSeating: outdoor seating, outside table
  outdoorShoot: outdoor shoot, location shoot
  outOfOrder: out of order
  outOfStock: out of stock, unavailable, sold out
  outOfTown: out of town, outside town
  outOfTune: out of tune, detuned
  outside: outside, outdoor, outdoors
  oval: oval
  oven: oven
  ovenTiled: bread oven, pizza oven, wood-fired oven
  overalls: overalls, coverall, caving suit, dungarees, boiler suit, coveralls
  overcharge: overcharged, too expensive
  overdose: overdose, drugs, cannabis
  overdue: overdue
  overflow: overflow
  overgrown: overgrown
  overhaul: overhaul, restore to new
  overheat: overheat, overheating
  overload: overload, overloaded
  overlock: overlocker, serger
  overnightParking: overnight parking, wild camping, park overnight
  overnightService: by tomorrow, overnight
  oversleep: oversleep, overslept
  overtake: overtake
  overtakeRun: sprint, run fast
  overtime: overtime
  overtimeWork: working hours, hours of work
  overview: summary, overview
  overweight: overweight, obesity
  overwhelmed: overwhelmed, overworked
  overwinterPlant: overwinter plants, plant winter storage
  owe: owe, debt
  oweMoney: owe money, unpaid bill
  owl: owl, barn owl
  ownAdjective: own, my own
  ownDrinks: own drinks, bring own drinks
  ownEquipment: own equipment, bring your own
  owner: owner, proprietor
  ownerBusiness: business owner, proprietor, owner of shop
  ownership: ownership
  ownExpense: private service, self-pay
  ownFood: own food, bring food
  ownProduction: locally produced, own production
  ownRisk: at your own risk
  ownVerb: own, possess
  oxygen: oxygen, oxygen mask
  oyster: oyster
  pacemaker: pacemaker
  pacifier: dummy, pacifier, soother
  package: package deal
  packageDeal: package, package deal, bundle
  packageLeaflet: package leaflet, patient information leaflet
  packageTour: package tour, package holiday, tour operator
  packaging: packaging, wrapping, packing
  packedLunch: packed lunch, lunch bag, lunch box
  packingService: packing material, packing service
  packVerb: pack, wrap
  paddedEnvelope: padded envelope, jiffy bag
  paddle: paddle, oar, oars
  paddleBoard: paddle board, SUP, stand-up paddle
  paddleOar: paddle, oar, oars
  paddlingPool: paddling pool
  paddock: paddock
  paediatrician: paediatrician, pediatrician, children's doctor
  page: page
  pain: pain, ache
  painkiller: painkiller
  painless: painless, does it hurt
  paint: paint
  paintball: paintball, laser tag
  paintbrush: paintbrush
  paintCeramics: paint pottery, ceramic painting
  paintDamage: paint damage, touch-up paint, respray
  painterDecorator: painter, decorator
  painting: painting
  paintRoller: paint roller, paint tray
  paintStripper: paint stripper, paint removal
  paintWall: paint, painting
  pair: pair, couple, a pair of, pairs
  palace: palace, manor house, stately home
  paleFace: pale, pale skin
  pallet: pallet
  palm: palm tree
  palmHand: palm, back of hand
  pamper: treat someone
  pan: pan, frying pan, saucepan, wok
  pancake: pancake, crepe
  pancreas: pancreas, spleen
  panGold: pan for gold, gold panning
  panic: panic, panic attack
  panicAttack: panic attack
  pannier: pannier, bike bag, bike basket
  panties: knickers, panties, briefs
  paper: paper
  paperBag: paper bag, carrier bag, plastic bag, tote bag
  papermaking: papermaking, handmade paper, paper mill
  paperPlate: paper plate, paper cup, disposable tableware
  paprikaSpice: chilli, chili
  parachute: parachute, skydiving, skydive
  parade: parade, procession
  paragliding: paragliding, paraglider, tandem flight
  paragraph: paragraph, section
  paralysed: paralysed, paraplegic
  paralysis: paralysis
  paramedic: paramedic, first aider
  parasite: parasite
  parasol: parasol, sunshade
  parcel: parcel, package
  parent: parent
  parentalConsent: parental consent, parents' consent, permission slip, parents' permission
  parentalLeave: parental leave, paternity leave
  parentChild: parent and child, mother and baby, mother-child
  parents: parents
  parentsEvening: parents' evening, parent-teacher meeting
  parish: parish, congregation
  park: park, parking
  parkBench: garden bench, park bench
  parkCar: leave the car, park here
  parkGreen: city park, public park
  parkingBanSign: no-parking zone, no stopping
  parkingDisabled: disabled parking, disabled parking space
  parkingFee: parking fee, parking costs, free parking
  parkingGarage: parking garage, underground parking
  parkingMeter: parking meter, parking fee
  parkingSpace: parking, car park, parking lot, parking space
  parkinsons: Parkinson's
  parquet: parquet, wooden floor
  parrot: parrot, budgie, parakeet, budgerigar
  parrotBird: cockatoo, macaw
  parsley: parsley, chives, dill
  partial: partial, partly
  partialPayment: part payment
  partialShade: partial shade, full sun, sunny spot
  participant: participant, attendee
  partitionWall: partition wall, room divider, folding screen
  partner: partner
  partnerBusiness: business partner, partner
  partnerDance: partner, dance partner
  partShare: part
  partTime: part-time
  party: party, celebration
  partyBag: party bag, party games
  partyGames: treasure hunt, scavenger hunt
  partyPlatter: finger food, canapés, platter
  partyRoom: party room, function room, event room
  partySupplies: party supplies, party decoration
  partyTent: marquee, party tent, gazebo, pavilion, gazebo hire
  pass: pass by
  passenger: passenger
  passengerShip: passengers, number of passengers
  passExam: pass the test, pass, pass exam, passed
  passOn: pass on, transfer to
  passport: passport
  passportExpired: expired, no longer valid, out of date
  passportNumber: passport number, ID number
  passportPhoto: passport photo, ID photo
  password: password
  passwordLogin: login, log in, user account
  past: past
  pasta: pasta, noodle
  pastel: pastel, pale colour
  pastry: pastry
  pastryChef: pastry chef, confectioner
  pasture: pasture, grazing, graze
  patchMend: patch, iron-on patch
  patchUp: patch, mend clothes, darn
  patchwork: patchwork, quilt, quilting
  patchworkQuilt: patchwork, quilting
  patient: patience, impatient
  patientAdj: be patient, impatient
  patientFile: patient file, medical record
  patientNoun: patient
  patientPerson: patient
  patina: patina, antique finish
  patio: patio, terrace, decking
  patioHeater: patio heater
  patron: supporter, friends association, sponsorship
  pattern: sewing pattern
  patterned: patterned, pattern
  pauseMembership: pause, suspend, freeze membership, pause membership
  pavedState: paved, tarmac, asphalt
  pavingStone: paving stone, paving slab, cobblestone
  paw: paw
  pawn: pawn
  pay: pay, paid, payment, pays, paying
  payable: chargeable, for a fee
  payAttention: pay attention, concentrate on
  payBack: pay back, paid back, repay
  payByCard: pay by card, card payment
  payCash: cash payment, pay cash, in cash, cash only
  payInFull: full amount, pay in full
  payInstalments: pay in instalments, spread payments
  payLater: pay later, on account
  payload: payload, maximum load, load capacity
  paymentDue: due, payable
  paymentTerms: payment terms, payment deadline
  payslip: payslip, pay stub
  pdfFile: PDF, PDF file
  pea: peas, pea
  peace: peace and quiet, tranquillity
  peach: peach, nectarine
  peacock: peacock
  peakTime: peak time, rush hour, busiest time
  peanut: peanut
  pear: pear
  pearl: pearl, bead
  pearlString: pearl necklace, bead necklace, choker
  peat: peat, peat-free
  pebble: pebble, pebbles
  peck: peck, pecking
  pedal: pedal
  pedalBoat: pedal boat
  pedalo: pedalo, pedal boat
  pedestrian: pedestrian
  pedicure: pedicure
  pedigree: pedigree, purebred, studbook
  pee: pee, urinate
  peel: peel
  peeling: exfoliation, scrub
  peelOff: peel off
  pellets: pellets, briquettes
  pelvis: pelvis, pelvic floor
  pencil: pencil, crayon
  pencilCase: pencil case, school supplies
  pendant: pendant
  pendulum: pendulum
  penguin: penguin
  peninsula: peninsula, headland
  penKnife: pocket knife, penknife, kitchen knife
  pension: pension, retirement
  pensionerRate: senior discount
  pensionFund: pension
  penWriting: pen, ballpoint, biro, fountain pen, marker
  peony: peony, peonies
  pepper: pepper
  percent: percent, per cent
  perChild: per child, child price
  percussion: percussion, drum kit, drumming
  perDay: per day, daily, a day, daily rate
  perennial: perennial
  performance: performance
  performShow: perform, performance
  perfume: perfume, fragrance
  pergola: pergola, gazebo, arbour, summerhouse
  perGroup: per group, per family, per booking
  perHour: per hour, by the hour
  period: period, time span
  periodPain: period pain, menstrual cramps
  perKilo: per kilo, by weight
  perKilometre: per kilometre, per mile
  perm: perm
  permanent: permanent, permanently
  permanentExhibition: permanent exhibition, permanent collection, museum collection
  permanentMakeup: permanent make-up, microblading
  perMetre: per metre, by the metre
  permit: permit, licence, license
  permitLicence: licence, permit, license
  perMonthRate: monthly fee, monthly rate
  perNight: per night
  perPerson: per person, per head
  perPiece: apiece, per piece, each
  persian: Persian, Farsi, Iranian
  person: person, people
  personal: personal, personally
  personalData: personal data, personal information, personal details
  personalised: personalised, personalized, custom-made
  personalTraining: personal training, personal trainer, fitness coach
  personNoun: person, people, folks
  persuade: persuade, talk into
  perVehicle: per vehicle, per car
  perWeekRate: weekly rate, by the week
  pescatarian: pescatarian
  pest: pest, vermin, aphid
  pestControl: pest control, pests
  pestController: pest controller, exterminator
  pet: pet
  petal: petal
  petBath: dog bath
  petBreed: breed
  petBurial: pet burial, pet cremation
  petCarrier: pet carrier, carrier box
  petChip: chip number, pet registration, pet register
  petCremation: pet cremation, pet cemetery
  petDoor: cat flap, dog flap
  petFood: pet food, kibble, animal feed, dog food, cat food
  petGrooming: grooming, dog grooming
  petInsurance: pet insurance
  petOwner: pet owner, dog owner
  petPassport: pet passport, vaccination record
  petPhotography: pet photography, animal portrait
  petrol: petrol, gasoline, unleaded, super unleaded
  petrolStation: petrol station, gas station
  petSitter: pet sitter, dog sitter, pet sitting
  petStain: pet stain, pet hair, urine stain
  petStroke: stroke, pet
  petSupplies: pet supplies, pet shop
  petsWelcome: pets welcome, pets allowed
  petTeeth: pet dental care, tooth cleaning
  pettingZoo: petting zoo, petting farm
  petToy: dog toy, pet toy
  petTreat: dog treat, cat treat
  petVaccination: vaccination, vaccine, jab
  pharmacist: pharmacist
  pharmacy: pharmacy, chemist, drugstore
  pharmacyPlace: pharmacy, pharmacies, chemist
  pheasant: pheasant, partridge
  phone: phone, telephone
  phoneCall: phone call, call
  phoneCase: phone case, protective case
  phoneNumber: phone number
  phoneReception: mobile reception, signal
  phoneRepair: phone repair, mobile repair
  phoneSpeaker: ear speaker, phone speaker, home button, side button
  phoneSpill: liquid damage, fell in water
  photo: photo, picture, pic
  photoAlbum: photo album, photo book
  photoBan: photography allowed, photo permit, no photos
  photoBook: photo book
  photoBooth: photo booth, photo corner, photobooth, bubble machine
  photocopy: photocopy, photocopies, xerox
  photoEditing: photo editing, image editing
  photograph: photograph, photo
  photographer: photographer
  photography: photography
  photoId: photo ID, photo identification
  photoPaper: photo paper, glossy paper
  photoPrint: print, photo print
  photoShoot: photo shoot, photo session
  physicalEducation: physical education, PE, school sports
  physicalFitness: surefootedness, fitness level
  physicsSubject: physics
  physiotherapist: physiotherapist, physio
  physiotherapy: physiotherapy, physio, physical therapy
  piano: piano, grand piano, upright piano
  pianoStool: piano tuner, piano tuning
  pickaxe: pickaxe, crowbar, pry bar
  pickFruit: pick your own, fruit picking, picking, pick fruit, pick yourself, self-picking
  pickle: pickle, preserve
  pickLock: locksmith
  pickMeUp: pick me up, collect me
  pickup: collection, pickup
  pickUpAnimal: collect animal, pick up pet
  pickUpGround: pick up, lift up
  pickupPoint: pickup point, parcel locker
  pickUpService: pickup from station, transfer service
  pickupTruck: pickup truck, SUV, off-roader, four-wheel drive
  pickYourOwn: pick your own
  picnic: picnic, picnic area, picnic basket
  picnicArea: picnic area, picnic table, picnic site
  picnicBasket: picnic basket, picnic blanket, hamper
  picnicBlanket: picnic blanket, picnic basket
  picnicTable: picnic table, rest area
  picnicVerb: picnic, own food
  pictureCave: cave painting, rock carving
  pictureFrame: picture frame, photo frame
  piece: piece, item
  pierce: pierce, piercing
  piercing: body piercing, ear piercing
  pig: pig, piglet
  pigeon: pigeon, dove
  pigeonControl: bird control, bird spikes, marten deterrent
  piggyBank: piggy bank, money box
  pike: pike fish, zander, perch
  pikeFish: pike, perch, zander
  pilates: Pilates
  pilgrimage: pilgrimage, pilgrim
  pill: pill, tablet
  pillarColumn: pillar, column
  pilling: pilling, bobbles, lint
  pillow: pillow, cushion, cushions, cushion cover
  pillowcase: pillowcase, pillow slip
  pilot: pilot, co-pilot
  pimple: pimple, acne
  pinch: pinch
  pinCode: PIN, PIN code
  pine: pine, fir, spruce
  pineapple: pineapple
  pinecone: pine cone, pine needle
  pineWood: pine, spruce, fir
  pink: pink
  pinkColour: pink
  pistachio: pistachio, cashew
  pitchCamp: tent pitch, camping pitch
  pitchDark: pitch dark, complete darkness
  pitchfork: pitchfork, garden fork
  pitchTent: pitch a tent, put up tent
  pizza: pizza, pizzeria
  placementTest: placement test, level test
  placeSetting: place setting, set the table
  plainLanguage: easy read, plain language
  plane: plane, airplane, aircraft
  planet: planet, solar system
  planeTool: wood plane, planing
  plank: plank, floorboard, decking
  plant: plant
  plantAdvice: plant doctor, plant care, sick plant
  plantBased: plant-based, vegan
  plantBulbs: tuber, tubers
  plantOut: plant out, planting, bedding out
  plantPot: flower box, window box, balcony plants
  plaster: plastering, plasterwork
  plasterboard: plasterboard, drywall
  plasterCast: plaster cast, in a cast
  plasterer: plasterer, drywaller
  plasterVerb: plaster, render
  plasterWall: render, wall plaster
  plastic: plastic
  plate: plate
  plateau: plateau
  platePottery: handmade plate, ceramic plate
  platform: railway platform, track number
  platinum: platinum
  playArea: play area, play corner, playroom
  playCorner: play corner, children's corner, play area
  playGame: play
  playground: playground
  playingCard: playing card
  playInstrument: play an instrument
  playOutside: play outside, run around
  playpen: playpen, stair gate, travel cot
  pleasant: pleasant, enjoyable
  pliers: pliers
  plough: plough, plow, harrow
  plugAdapter: travel adapter, plug adapter
  plugIn: plug in, plug
  plugOut: unplug, pull the plug
  plugSocket: plug, socket, power outlet, power socket, wall socket, electrical outlet
  plum: plum, damson
  plumb: plumbing, plumber
  plumber: plumber, pipe fitter
  plumbing: plumbing, pipe
  plumFruit: plum, damson
  plungePool: plunge pool, paddling pool
  plunger: plunger
  plusSize: plus size, large sizes, tall sizes, oversize, extra large
  pneumonia: pneumonia
  pocket: pocket
  pocketKnife: pocket knife, penknife
  pocketWatch: pocket watch
  podcast: podcast, blog, vlog
  podiatrist: podiatrist, chiropodist
  poem: poem, poetry
  poetrySlam: poetry slam, open mic, open stage
  pointed: pointed, pointy
  pointInTime: moment
  pointless: pointless, in vain
  pointsReward: points
  pointy: spiky, prickly, thorny
  poisoning: poison, poisoning
  poisonous: poisonous, toxic, poison
  poisonousPlant: poisonous plant, toadstool
  poisonPlant: poisonous plant, toxic to dogs
  poisonVerb: poisoned, poisoning
  polarRegion: Arctic, Antarctic, North Pole
  poleDance: pole dance, belly dance
  police: police, police station
  policeman: policeman, police officer
  policy: policy
  polish: polish, polishing
  polishLanguage: Polish language, Poland
  polite: polite
  politician: politician, minister
  pollenAllergy: pollen allergy, pollen
  pollination: pollination, pollinate
  polyester: polyester, nylon, synthetic fibre
  poncho: poncho, cape
  pond: pond
  pondLiner: pond liner, pond pump
  pony: pony, ponies
  ponytail: ponytail
  pool: swimming pool, pool
  poolCover: pool cover, pool pump, chlorine
  poopBag: poop bag, dog waste bag
  poor: poor, low income, needy
  popcorn: popcorn
  popcornMachine: popcorn machine, candyfloss machine, chocolate fountain
  poppy: poppy, cornflower
  popular: popular
  popularFavourite: favourite, most popular, bestseller
  porcelain: porcelain, china
  porcelainSet: dinner service, tea set, china
  pork: pork
  portable: portable item, transportable
  portableThing: portable, handheld
  portableToilet: portable toilet, portaloo, chemical toilet
  porter: porter, concierge, janitor
  portion: portion, serving
  portrait: portrait
  portraitSession: portrait session, photo studio, studio shoot
  portStarboard: port side, starboard
  portuguese: Portuguese, Portugal
  portugueseLanguage: Portuguese
  possibility: possibility, way to, chance
  possible: possible
  post: post, mail
  postageStampFee: postage
  postcard: postcard, picture postcard
  postcode: postcode, zip code
  poster: poster, placard
  posterPrint: poster, posters, banner
  postMail: post, mail
  postman: postman, mailman, mail carrier
  postnatal: postnatal, postpartum
  postnatalExercise: postnatal exercise, postnatal recovery
  postOffice: post office
  postpone: postpone, reschedule, put off
  posturalTraining: back exercises, back class
  posture: posture
  potato: potato
  potholed: pothole, potholes
  potter: potter, ceramist
  pottery: pottery, ceramics, ceramic
  potteryWheel: potter's wheel, pottery wheel
  potty: potty, potty training, toilet-trained
  poultry: poultry, fowl
  poundWeight: pound weight, pounds, ounce
  pour: pour
  pourAway: pour away, tip out
  pourIn: pour in, top up
  power: power
  powerBank: power bank, portable charger
  powerCut: power cut, blackout, power outage
  powerHookup: electric hook-up, power hook-up, campsite power
  powerOfAttorney: power of attorney, authorization, proxy
  powerSupply: power supply, mains adapter, power adapter
  powerTools: power tools, electric tools
  practicalExam: practical exam, practical test
  practiceSurgery: practice, surgery, clinic
  practise: practise, practice, rehearse
  prairie: grassland, steppe
  praise: praise
  pramFriendly: pushchair-friendly, buggy accessible, pushchair, buggy, stroller access
  pray: pray
  precise: accurate, precision
  prefer: prefer
  pregnancy: pregnancy
  pregnancyMassage: pregnancy massage
  pregnancyShoot: maternity shoot, boudoir, couple shoot
  pregnancyTest: pregnancy test
  pregnant: pregnant, pregnancy, expecting, with child, pregnant woman
  pregnantAnimal: expecting puppies, in pup
  pregnantBecome: become pregnant, conceive
  preheat: preheat, warm beforehand
  prehistoric: prehistoric, Stone Age
  premature: premature baby, premature
  premiere: premiere, opening night
  prenatalYoga: prenatal yoga, pregnancy yoga
  prenup: prenup, prenuptial agreement, marriage contract
  preorder: preorder, pre-order, order ahead
  prepaidCard: prepaid card, top-up
  preparationList: what to bring, bring along, things to bring
  preparationNeed: prepare for, preparation
  prepare: prepare, preparation
  prepayment: prepayment, upfront
  prescribe: prescribe, prescription
  prescription: prescription
  prescriptionFree: over the counter, prescription-only
  presentationSlides: presentation, slides, PowerPoint
  presentationTalk: presentation
  preservative: preservatives, additives
  preserveJar: preserve, preserving, canning
  preserveOld: preserve, heritage, listed building
  pressApples: press apples, juice pressing
  pressButton: press
  pressCharges: report to police, press charges
  pressJuice: pressing juice, press apples, own apples
  pressPass: press card, press ticket, accreditation
  pressure: pressure
  pressureCooker: pressure cooker, wok, casserole dish
  pretzel: pretzel
  prevent: prevent, prevention
  previous: previous, former
  prey: prey, predator
  price: price
  priceIncrease: price increase, price rise
  priceList: price list, rates
  priceMatch: price match, best price
  pricePerKilo: per kilo, by weight
  pricePerMetre: per metre, per square metre
  pricklyPlant: prickly, spiky
  priest: priest, pastor, vicar, parish
  primarySchool: primary school, elementary school
  primerPaint: primer, undercoat
  primeSurface: primer, undercoat
  prince: prince, princess, duke
  print: print, printed
  printAtHome: print at home, print yourself
  printedTshirt: printed t-shirt, textile printing, custom print
  printer: printer
  printerTrade: print shop, printing house
  printingPress: printing, print shop, printer's, copy shop
  printout: print out, printout, print documents
  printRun: print run, edition
  priorKnowledge: prior knowledge, previous experience, no experience
  privateAdjective: private, privately
  privateChef: private chef, dinner at home
  privateLesson: private lesson, one-to-one, individual tuition, private tuition
  privatelyInsured: privately insured, private patient
  privateParty: private party, closed event
  privateRoom: private room
  probably: probably, likely
  problem: problem, trouble, issue
  procedure: procedure, how it works
  processingStatus: application status, processing status, pending
  processingTime: processing time, turnaround time
  produce: produce, made, manufacture
  product: product
  profession: profession, occupation
  professional: professional, pro
  professionalAssociation: chamber of commerce, guild, trade association
  professionalSecrecy: professional secrecy, duty of confidentiality, non-disclosure
  professorDoctor: Dr, doctor's degree, professor
  profit: profit, turnover
  program: programme, program, schedule of events
  programmer: programmer, software developer, web designer
  programming: programming, coding, programmer
  progress: progress, make progress
  prohibition: prohibition, not allowed, banned
  projectionScreen: projection screen, big screen, canvas screen
  projectNoun: project
  projector: projector, beamer
  promise: promise
  promiseDate: keep appointment, stick to
  pronounce: pronounce, pronunciation
  proofDocument: proof, supporting document
  proofingBasket: proving basket, loaf tin, dough bowl
  proofOfAddress: proof of address
  proofOfAge: proof of age, age check
  proofOfPurchase: proof of purchase, till receipt, sales slip
  proofOfResidence: proof of address, proof of residence
  proofPrint: print proof, sample print, preview, test print
  propertyTax: property tax, council tax
  propertyValuation: property valuation, appraisal, expert opinion
  proposeMarriage: marriage proposal, propose
  prosecutor: prosecutor, barrister
  prostate: prostate
  prosthesis: prosthesis, artificial leg, artificial limb, brace
  protect: protect, protection
  protectiveSheet: dust sheet, masking film, floor protection
  protectiveSuit: protective clothing, protective suit, overshoes
  protectNature: protected, nature reserve
  protein: protein
  protestant: Protestant, Lutheran
  proud: proud, pride
  proveEvidence: prove, proof, evidence
  provide: provide, supply
  provided: provided, supplied free, included in price
  provisions: provisions, packed lunch, trail snack
  prune: prune, pruning
  pruningShears: secateurs, pruning shears
  psoriasis: psoriasis
  psychiatrist: psychiatrist, psychiatry
  psychologist: psychologist
  psychotherapist: psychotherapist, therapist, psychotherapy
  pub: pub, bar, tavern
  publicAdjective: public
  publicHoliday: public holiday, bank holiday
  publicTransport: public transport, public transit
  publicTransportTicket: public transport ticket, travel included
  publish: publish
  publisher: publisher, publishing house
  publishPhotos: post photos, publish pictures
  pudding: pudding, custard
  puffin: puffin, seabird
  pull: pull
  pullAlong: drag, haul, tow along
  pulledMuscle: pulled muscle, muscle strain, torn muscle
  pulleyBlock: pulley, block and tackle
  pullOut: pull out, draw out
  pullOutBed: pull-out, extendable, sofa bed
  pullTooth: extract, pull a tooth
  pump: pump
  pumpDevice: suction pump, submersible pump
  pumpkin: pumpkin, butternut squash, courgette
  punchCard: ten-session card, multi-pass
  punchHole: punch hole, extra hole
  punctual: on time, punctual
  punctualPerson: unpunctual, late arrival
  puncture: puncture, flat tyre, flat tire
  pupil: pupil, schoolchild, learner
  pupilEye: eyeball
  puppet: puppet, marionette, puppet theatre
  puppetShow: puppet show, puppet theatre, puppet
  puppetTheatre: puppet theatre, puppet show, puppet
  puppy: puppy, puppies, pup
  puppyClass: puppy class, puppy school, puppy training
  purchase: purchase, shopping
  pure: pure, unmixed
  purple: purple, violet
  purpleColour: purple, violet
  purposeAim: purpose, aim, goal
  purposeUse: used for, intended for
  purr: purr
  push: push, push along
  pushchair: pushchair, stroller, pram, buggy
  pushchairFriendly: pushchair, buggy, pram, stroller
  pushchairParking: pushchair parking, buggy park
  pushIn: push in, press in
  pushWheelchair: borrow a wheelchair, wheelchair hire
  put: put, place
  putAside: put aside, set aside, hold back
  putBack: put back, put away
  putDown: put down, lay down
  putIn: put in, insert coin
  putOn: put on, get dressed
  putOutFire: put out fire
  putTogether: put together, combine
  putToSleep: put to sleep, put down, euthanise
  pyjamas: pyjamas, pajamas
  qrCode: QR code, barcode
  quadBike: quad bike, ATV, off-road
  quail: quail
  qualified: qualified, certified
  quality: quality
  qualitySeal: quality label, seal of approval, ISO certified
  quarantine: quarantine, isolation
  quark: quark, curd cheese, cottage cheese
  quarter: quarter
  quarterHour: quarter of an hour
  quarterYear: quarterly
  questionnaire: questionnaire, survey
  queue: queue, waiting line
  queueNumber: ticket number, waiting number
  queueUp: queue up, line up, stand in line
  quiet: quiet, silent, calm
  quietHours: quiet hours, night-time quiet
  quietRoom: quiet room, prayer room, relaxation room
  quietTime: less busy, quieter times
  quince: quince, medlar
  quitSmoking: quit smoking, stop smoking, nicotine
  quiz: quiz, pub quiz, riddle
  rabbit: rabbit, bunny
  rabbitHutch: rabbit hutch
  rabies: rabies
  raccoon: raccoon
  race: race, racing
  racingBike: road bike, racing bike, gravel bike
  racketHire: racket hire, balls, shuttlecock
  racketString: racket stringing, badminton racket, shuttlecock
  radiatorCar: car radiator, cooling system
  radio: radio set, car radio, car stereo
  radioactive: radioactive, radiation
  radiologist: radiologist, radiology
  radioStation: radio station, broadcast
  radiotherapy: radiotherapy, radiation
  radish: radish, beetroot
  raffle: raffle, tombola, prize draw, lottery
  raftBoat: raft, rafting
  rafting: rafting, raft
  railTrain: train
  railwayStation: train station, railway station
  rain: rain, rainy
  rainBarrel: rain barrel, water butt
  rainbow: rainbow
  raincoat: raincoat
  rainDate: bad weather, rain cover, rained off
  rainGear: rain gear, rain trousers, waterproofs
  rainTrousers: rain trousers, rain gear, poncho
  rainwater: rainwater, rain barrel, water butt
  raiseAnimals: raise animals, rear
  raisedBed: raised bed, planter box
  raisin: raisin, dried fruit
  rake: rake, leaves
  rakeVerb: rake up leaves, leaf removal
  ramadan: Ramadan, Eid
  ramp: ramp, wheelchair ramp
  range: product range, assortment
  rangeAssortment: range, assortment
  ranger: park ranger
  rapids: rapids, whitewater
  rareBreed: rare breed, old variety, heirloom
  rarely: rarely, rare, seldom
  rareSpecies: endangered, threatened, rare species
  rash: rash
  raspberry: raspberry
  rat: rat, rats
  ratchetStrap: ratchet strap, lashing strap, straps
  rattle: rattle
  rattlingNoise: strange noise, knocking noise, humming
  rawFood: raw, uncooked
  rawMilk: raw milk, goat milk, whole milk, skimmed milk
  razor: razor, shaver
  razorBlade: razor blade, razor, shaver
  reachability: reachable, available by phone, phone hours
  reachable: reachable by bus, easy to reach
  reachPlace: reach, get to
  readAloud: read aloud, read out
  reading: book reading, author reading, storytelling
  readingGlasses: reading glasses
  readVerb: read, reading, reads
  ready: ready
  readyMeal: ready meal, meal delivery
  realEstate: real estate, property
  rearLight: rear light, tail light
  reason: reason
  rebook: rebook, change booking
  rebuild: rebuild, reconstruct
  receipt: receipt, proof of purchase
  receiptIssue: issue invoice, invoice to company, business invoice
  receive: receive
  recentlyNew: recently, lately
  recentlyOperated: rehab clinic, convalescence
  reception: reception, front desk
  receptionist: receptionist
  rechargeableBattery: rechargeable, rechargeable battery, spare battery
  recipe: recipe
  recipient: recipient, addressee
  recital: recital, student concert
  recognise: recognize
  recommend: recommend, recommendation
  recommended: recommended, advisable
  reconcile: make up, reconcile
  recording: recording
  recordPlayer: record player, turntable
  recoverVerb: get better, get well
  recovery: recovery, healing
  rectangular: rectangular
  recyclable: recycle, recycling
  recycledPaper: recycled paper, waste paper
  recycling: recycling
  recyclingBin: recycling bin, bottle bank, organic waste
  recyclingCentre: recycling centre, waste collection point
  recyclingYard: recycling centre, rubbish dump, rubbish tip
  red: red
  redColour: red
  redeem: redeem, redemption, cash in
  redHaired: red-haired, redhead, dark-haired
  reducedPrice: reduced price, concession, discount ticket
  redWine: red wine
  reed: reeds, reed
  reedMouthpiece: mouthpiece, reed
  reenactment: reenactment, medieval market, craft market
  reentry: re-entry, come back in
  referee: referee, umpire
  referenceNumber: order number, reference number, booking number
  references: reference letter, work reference
  referFriend: refer a friend, referral
  referralDoctor: doctor's referral, referral letter
  reflect: reflect
  refresherCourse: refresher course, brush up, further training
  refuel: refuel, fill up, petrol, fuel
  refugee: refugee, asylum, asylum seeker
  refugeeDiscount: welfare recipient, social card, proof of benefits
  refund: refund, reimburse, money back
  refundDeposit: get deposit back, deposit refunded
  refurbished: refurbished, reconditioned, overhaul, overhauled
  refuse: refuse, decline, reject, turn down, declined
  refuseEntry: turn away, refuse entry
  regatta: regatta
  regionalCard: city card, museum pass, leisure pass
  regionalFood: regional produce, local products, specialities
  register: register, registration, sign up, enrol
  registeredLetter: registered letter, registered mail
  registerOnline: sign up, enrol, enroll
  registrationDeadline: registration deadline, closing date
  registrationDocument: vehicle registration, registration document, logbook
  registrationFee: registration fee, joining fee, sign-up fee
  registrationOffice: registration office, residents' registration
  registryOffice: registry office
  regret: regret, feel sorry
  regularly: regular, regularly
  regulation: regulation, rule
  regulator: diving regulator
  rehabilitation: rehabilitation, rehab
  rehearsal: rehearsal
  rehearsalRoom: rehearsal room, practice room
  reheat: reheat, warm up
  reheel: reheel, new heels
  rejectVerb: rejected, turned down
  relative: relative, relatives
  relax: relax, relaxation
  relaxation: relaxation
  relaxationRoom: relaxation room, rest area
  reliable: reliable, dependable, trustworthy
  relieved: relieved, relief
  religion: religion, religious, faith, belief
  religious: religious, religion, faith
  remainingBalance: balance due, remaining amount
  remainingCredit: remaining credit, remaining value, leftover amount
  remember: remember, remind, reminder
  reminderPayment: payment reminder
  remindMe: remind me, reminder message
  remoteControl: remote control
  remoteSupport: remote support, tech support
  removableThing: removable, detachable
  removalCompany: moving company, removal company, mover, movers, moving van
  remove: remove, removal
  removeHair: remove hair, hair removal
  removeMould: remove mould, get rid mould
  removeRust: remove rust, derust
  removeStain: remove stain, get out stain
  removeTick: tick removal, remove tick
  renaissance: Renaissance, Baroque, Gothic, Romanesque
  renewContract: renew, renewal
  renovate: renovate, renovation
  rent: rent, hire, rental
  rentalCar: rental car, hire car
  rentalContract: rental contract, tenancy agreement, lease
  rentalPeriod: rental period, hire period
  rentalStation: hire station, rental point
  rentIncrease: rent increase, rent control
  rentReduction: rent reduction, mould in flat
  rentTableware: tableware hire, crockery hire, glass hire
  repair: repair, mended, fixable
  repairable: repairable, can be fixed
  repairCafe: repair café, self repair
  repairNoun: repair job, repair service, mending
  repairTime: turnaround, repair time, processing time
  repeat: repeat, retake, resit
  repeatPrescription: repeat prescription, e-prescription
  replace: replace, replacement
  replaceGlass: replace glass, broken glass
  replacementCard: replacement card, lost card
  replaceZip: replace zip, broken zip
  replyTime: answer back, get reply
  reportDamage: report damage, notify damage
  reportVerb: report
  repot: repot
  representLegal: represent
  reptile: reptile, lizard
  requestApply: request
  require: require, required, compulsory, mandatory, obligatory
  reschedule: reschedule, rescheduled, move appointment
  rescue: rescue
  rescueVerb: rescue, save life
  reserve: reserve, reservation
  reservedState: reserved, on hold
  resetPassword: reset, forgot password
  residence: residence, place of residence, domicile
  residenceCard: residence card, settlement permit
  residencePermit: residence permit
  resign: resign, quit job, hand notice
  resin: resin
  resize: resize
  resole: resole, resoling, new soles
  respectRule: comply, respect
  respiteCare: respite care, short-term care
  responsible: responsible, liable, liability
  rest: remainder, relax, have a rest
  restArea: resting place, place to sit, seats to rest
  restart: restart, reboot
  restaurant: eatery, restaurant
  restock: restock, back in stock
  restorer: restorer, conservator
  restoreRenew: restore, restoration
  restring: restring, restringing, string beads
  restVerb: rest
  result: result, outcome, findings
  resuscitate: resuscitation, CPR, resuscitate
  retailerDealer: dealer, retailer
  retainingWall: garden wall, stone wall, retaining wall
  retakeExam: retake, resit, second attempt, retake exam
  retina: retina
  retired: retired, retirement
  retirement: retirement
  retirementHome: care home, nursing home, retirement home
  retouching: retouching, photo editing
  retrofit: retrofit, add later
  returnableCup: reusable cup, returnable deposit
  returnCost: return shipping, cost of return
  returnGoods: return
  returnLabel: return label, return slip
  returnLate: bring back late, overdue return
  returnPolicy: return policy, returns
  returnTicket: return ticket, round trip ticket
  returnTime: return time, return by, bring back by
  reunion: class reunion, family reunion
  reupholster: reupholster
  reusable: reusable
  reuse: reuse, use again
  revealVerb: reveal, uncover
  reverseCar: reverse, back up, reverse into
  reviewNoun: feedback
  reviewRate: review, rating
  revolvingDoor: revolving door, automatic door
  rheumatism: rheumatism
  rhododendron: rhododendron, azalea
  rhubarb: rhubarb
  ribbonBand: ribbon
  ribBone: rib, ribs
  rice: rice
  rich: wealthy, rich, well-off
  rideHorse: ride, rode, riding
  rideOn: ride on, ride along
  rider: rider, horsewoman
  ridingArena: riding arena, indoor arena
  ridingGear: riding helmet, riding boots, jodhpurs, riding gear
  ridingSchool: riding school, horse riding, riding lesson, pony trekking
  right: rights, entitlement
  rightsEntitlement: entitlement, legal right
  rightSide: right-hand, right side
  rim: rim
  ringBell: ring the bell, doorbell
  ringBinder: ring binder, lever arch file
  ringDoorbell: knock, ring at door
  ringJewel: ring
  ringResize: ring sizing, resize ring
  rinse: rinse
  rinseOff: rinse off, hose down
  ripe: ripe
  riskActivity: risk sport, liability waiver
  risky: risk, risky, perilous
  river: river, stream
  road: road
  roadSign: road sign, traffic sign
  roastCoffee: roast coffee, roasting
  roastGrill: grill, roast, barbecue, barbecue outside
  roastMeat: roast, roast meat, roast pork
  roboticMower: robotic mower
  robotVacuum: robot vacuum, robot mower
  robust: robust, sturdy
  rockfall: rockfall, falling rocks, landslide
  rockingChair: rocking chair
  rockingHorse: rocking horse
  rockMusic: rock music, pop music, hip hop
  rocky: rocky, stony
  rodent: rodent, rat, mouse, mice, field mouse
  rolePlay: role-playing game, cosplay
  rollerBlind: roller blind, roman blind, pleated blind
  rollerCoaster: roller coaster
  rollerSkates: roller skates, inline skates, rollerblades
  rollingPin: rolling pin
  rollPaper: paper roll, roll of
  rollTurf: turf rolls, rolled lawn
  rollUp: roll up, wind up
  rollVerb: roll, rolling
  roman: Roman, Romans, Roman times
  romanian: Romanian, Romania
  romantic: romantic
  roof: roof
  roofer: roofer, roofing
  roofLeakRepair: roof repair, missing roof tile
  roofRack: roof rack, roof box
  roofTile: roof tile, roof tiles
  roofTruss: roof truss, roof structure, rafters
  roofWindow: skylight, roof window, dormer
  room: room
  roomHire: room hire, room rental, hire a room
  rooster: rooster, cockerel
  root: root
  rootCanal: root canal, root canal treatment
  rootTouchUp: root touch-up, roots
  rope: rope, string, strap, twine, cord
  ropeDown: abseil, abseiling, rappel
  ropeMaking: rope making, cooper, wheelwright
  ropesCourse: ropes course, high ropes, zip line, high ropes course, climbing park
  rose: rose
  rosehip: rosehip, hawthorn
  rosemary: rosemary
  rot: rot, rotten, dry rot
  rotate: rotate, spin
  rotavator: tiller, rotavator, scarifier
  rotten: mouldy, gone off, spoiled
  rottenFood: rotten, spoiled, gone off
  rough: rough
  roughly: about, approximately, roughly
  round: round
  roundabout: roundabout, traffic circle
  roundTheClock: 24 hours, round the clock
  route: route, itinerary
  router: router, modem
  rowBoat: row, rowing, paddle, paddling, canoe
  rowingBoat: rowing boat, dinghy
  rowLine: queue, line
  rowSeats: row of seats
  rub: rub
  rubber: rubber
  rubberEraser: eraser, pencil sharpener
  rubberSeal: rubber seal, washer, o-ring, gasket
  rubberStamp: rubber stamp, stamp
  rubbish: rubbish, garbage, trash, waste
  rubble: rubble, building waste
  rubella: rubella, German measles
  rubEyes: rub, wipe off
  rudder: rudder, keel
  rudderBoat: rudder, keel, hull
  rude: rude, unfriendly
  rugCarpet: rug, oriental rug, Persian carpet, runner
  ruin: ruin, ruins
  ruined: ruin, ruins
  rule: rule, rules
  ruleBreak: break rules, violation
  rulerTool: ruler, set square
  rulesGame: rules of game, game rules
  rumour: gossip, rumour
  runBusiness: run a business, operate
  runJog: run, ran, running, jog, jogging
  running: running, jogging
  runOut: run out, used up
  rural: countryside, rural
  rushSurcharge: rush fee, express surcharge
  russian: Russian, Russia
  russianLanguage: Russian, Ukrainian
  rust: rust, rusty
  rustProofing: rust proofing, underbody sealing
  rusty: rusted, rusted through
  rye: rye
  sackcloth: sack, burlap, jute
  sad: sad
  saddle: saddle
  saddleHeight: saddle height, seat post
  saddler: saddler, leather worker
  saddleryRepair: saddler, saddlery, saddle fitting
  saddleUp: saddle up, bridle
  sadness: sadness, grief
  safari: safari, jeep tour
  safe: safe, safety
  safeDeposit: safe deposit box, strongbox
  safetyBriefing: safety briefing, safety instruction
  safetyGlasses: safety glasses, protective goggles
  safetyGoggles: safety goggles, protective goggles
  safetyPin: safety pin
  safetyShoes: safety shoes, safety boots
  safetyState: is it safe, secure
  sag: sag, sagging
  sageHerb: sage
  sailBoat: sail, sailing
  sailing: sailing
  sailingBoat: sailing boat, yacht, catamaran
  sailor: sailor
  saint: saint, patron saint, relic, holy
  salad: salad
  saladDressing: salad dressing, dressing
  salami: salami, cold cuts, cured meat
  sale: sale
  salesperson: salesperson, shop assistant
  salesRep: sales representative, sales rep
  saliva: saliva, spit
  salmon: salmon
  salsaDance: salsa dancing, bachata
  salt: salt
  saltFree: low-salt, unsalted
  saltMine: salt mine, saltworks
  saltShaker: salt cellar, sugar bowl, egg cup
  salty: salty, salted
  same: same, identical
  sameDay: same day
  sameDayService: same day, on same day
  sameKind: the same kind, like this
  samesex: same-sex, gay, lesbian
  sample: sample
  sampleProduct: free sample, swatch, tester
  sand: sanding, sandpaper, sand down
  sandal: sandal, flip-flop
  sandDown: sand down, rub down
  sanderTool: sander, sanding machine, belt sander
  sandMaterial: sand
  sandpaper: sandpaper, emery paper
  sandpit: sandpit, sandbox
  sandwich: sandwich
  sandwichMaker: electric grill, slicer, meat slicer
  sandy: sandy
  sandyBeach: sandy beach, pebble beach
  sanitaryBlock: shower block, toilet block, sanitary block
  santaClaus: Santa Claus, Father Christmas, St Nicholas
  sapling: sapling, young tree
  sardine: sardine, anchovy
  satiated: satiated, full stomach
  satisfied: satisfied, satisfaction
  satisfiedState: happy with, pleased, content
  sauce: sauce, gravy
  saucer: saucer
  sauerkraut: sauerkraut
  sauna: sauna, sweat lodge
  saunaThing: sauna stove, infrared cabin, sauna barrel
  sausage: sausage
  saveData: save data, back up
  saveMoney: save money, savings
  saveUp: save up, saving
  saw: sawing, saws, handsaw, chainsaw
  sawmill: sawmill, timber, plank
  sawVerb: saw up, saw off
  saxophone: saxophone, sax
  sayGoodbye: say goodbye, farewell
  scab: scab, pus
  scaffolder: scaffolding, scaffolder
  scaffolding: scaffolding, scaffold
  scald: scald, burn yourself
  scale: weighing scale
  scalp: scalp
  scanner: scanner, scan
  scanVerb: scan
  scar: scar
  scarecrow: scarecrow
  scarf: scarf, scarves
  scarify: scarifier, aerator
  scarletFever: scarlet fever
  scary: scary, frightening, creepy
  scenery: scenery, landscape
  schedulePlan: plan, schedule
  schnitzel: schnitzel, escalope
  scholarship: scholarship
  school: school
  schoolAge: school-age, school-aged child
  schoolBag: schoolbag, satchel
  schoolBus: school bus
  schoolCanteen: school canteen, school lunch
  schoolClass: school class, school group, classroom group
  schoolEnrolment: school enrolment, first day school
  schoolFriend: school friend, classmate
  schoolGroup: school group, school party
  schoolHoliday: school holidays, school holiday
  schoolPlacement: work experience, school placement, job shadowing
  schoolProject: school project, project week
  schoolReport: school report, grades
  schoolSupplies: school supplies, stationery
  schoolTrip: school trip, field trip, class outing, school class, class trip
  schoolUniform: school uniform
  schoolyard: schoolyard, playground
  scienceNoun: science, scientist
  scienceSubject: physics, chemistry, biology
  scissors: scissors
  scoliosis: scoliosis
  scoop: scoop, ladle
  scooterKick: kick scooter, e-scooter, electric scooter
  scout: scouts, scout, youth group
  scrape: scrape, graze knee
  scrapMetal: scrap metal, scrap, scrapyard
  scratch: scratch, scratches, scuff, scuffed
  scratched: scratched, scratch marks
  scratchingPost: scratching post, cat tree
  scratchItch: scratch oneself, scratching
  scratchproof: scratch-resistant, scratchproof
  scratchyWool: scratchy, itchy wool, prickly
  screedFloor: screed, subfloor
  screen: screen
  screeningTest: screening, preventive check-up
  screenMonitor: screen, monitor, display
  screenPrinting: screen printing, linocut, etching
  screenProtector: screen protector
  screenReplace: screen replacement, screen repair
  screw: screw
  screwdriver: screwdriver
  screwNutBolt: bolt, hex nut, nuts and bolts
  screwOn: screw on, bolt
  screwTighten: tighten, tightened
  screwVerb: screw
  scrub: scrub, exfoliate, scour
  scuffed: scuffed, scuff marks
  sculpture: sculpture
  scythe: scythe, sickle, billhook
  sea: sea, ocean
  seabed: seabed, underwater
  seafood: seafood, shellfish
  seagull: seagull, gull
  seal: seal, sealed, seal off, sealing, draught-proof
  sealAnimal: grey seal, harbour seal, sea lion
  sealedBag: tamper-proof, security seal
  seam: seam
  search: search, look for
  searchEngine: search engine
  searchRanking: search engine optimisation, online marketing
  seashell: seashell, shells
  seasick: seasick, seasickness, motion sickness
  season: season
  seasonal: seasonal
  seasonalWorker: seasonal worker, seasonal work, temp, temporary staff
  seasonFood: seasoning, to season
  seasonTicket: season ticket, annual pass, yearly pass, yearly ticket, season pass
  seasonVerb: seasoned, bland
  seatBelt: seat belt
  seatCover: seat cover, headrest
  seatingPlan: seating plan, seating arrangement, place card
  seatReservation: seat reservation, reserved seat, window seat
  seatRest: seating, place to sit, folding stool
  seaUrchin: sea urchin
  seaView: sea view, lake view
  seaweed: seaweed, kelp, algae
  second: seconds
  secondarySchool: secondary school, high school
  secondEntrance: back entrance, side entrance, main entrance
  secondHand: second-hand, pre-owned, pre-loved, thrift
  secondHandShop: second-hand shop, charity shop, thrift store
  secondOpinion: second opinion
  secondOrdinal: second
  secret: secret
  secretary: secretary
  securityCamera: security camera, CCTV, video surveillance, surveillance
  securityDeposit: security deposit, rental deposit, damage deposit
  securityGuard: security guard, bouncer, doorman, night watchman
  see: see, saw, seen, seeing
  seed: seed
  seedling: seedling
  seesaw: seesaw
  segway: segway, segway tour
  selfCatering: self-catering, kitchen use
  selfEmployed: self-employed, freelance, freelancer, own boss, sole trader
  selfEmployment: start-up, start a business, business start
  selfGuided: self-guided, without a guide, on your own
  selfHelpGroup: self-help group, support group
  selfieStick: selfie, selfie stick
  selfish: selfish, greedy
  selfService: self-service
  sell: sell, sold, sale, selling, sells
  seller: seller, salesperson, shop assistant
  sellOld: sell on, resell
  semester: semester, half-year
  seminar: seminar
  send: send, sent, dispatch, ship, sends, sending
  sendAway: send away, send off
  sendBack: return, send back, sent back
  sender: sender
  sendHome: send home, deliver home
  sendReminder: payment reminder, overdue bill
  senior: senior, elderly, pensioner, senior citizen, retiree
  seniorCard: senior discount, senior ticket, OAP
  seniorGymnastics: senior exercise class, chair exercise
  seniorsAfternoon: seniors' afternoon, seniors' meeting
  sense: make sense, sensible
  sensitiveSkin: sensitive, delicate
  separateAdjective: separately, separate
  separateOwn: own bathroom, en suite, own entrance
  separateVerb: separate, separation
  separateWaste: sort waste, waste separation
  separation: separation
  separationCouple: separated, legal separation
  septicTank: septic tank, cesspit
  serialNumber: serial number, item number, model number
  series: series
  seriousGrave: serious, severe
  serratedKnife: serrated, scissor sharpening
  serveFood: serve
  serviceArea: service area, catchment, do you travel
  serviceBook: service book, service history
  serviceCharges: service charges, utilities, running costs
  serviceOffered: service
  serviettePaper: paper napkin, paper plates, disposable tableware
  sesame: sesame
  session: session
  setKit: set, kit
  setStone: gemstone, set a stone
  settle: settle, settlement
  settlement: settlement, agreement
  setUp: set up, put up
  setUpDevice: set up device, configure
  setupInstall: installation, setup
  setUpTime: set-up time, dismantle
  several: several, multiple
  severalTimes: several times, repeatedly
  severance: severance pay
  sew: sew, sewn, sewing
  sewage: sewage, sewer, waste water
  sewButton: sew on button, button missing, lost button
  sewing: sewing
  sewingMachine: sewing machine
  sewingPattern: sewing pattern, pattern cutting
  sewingPatternClass: sewing class, sewing course, pattern cutting
  sewOn: sew on, stitch on
  shabby: shabby, run-down, dilapidated
  shade: shade
  shady: shade, shady
  shadyPlace: in the shade
  shaky: unstable, shaky, unsteady
  shallow: shallow
  shame: shame, embarrassment
  shampoo: shampoo
  shandy: shandy
  share: share, split, share with, split bill
  shared: shared, communal
  shareRide: carpool, lift share
  shark: shark
  sharp: sharp
  sharpen: sharpen, sharpening, knife sharpening, whetstone
  shatter: shatter, smash
  shave: shave, shaving
  shavingFoam: shaving foam, shaving cream, aftershave
  shearClip: shear, clip
  shearing: clipping, shearing
  shearSheep: shear sheep, sheep shearing
  shedHair: shed, moult
  sheep: sheep, lamb
  sheepdog: sheepdog, livestock guardian dog, herding dog
  sheepskin: sheepskin
  sheetMusic: sheet music, score
  sheetPaper: sheet of paper, sheets of paper
  sheetSleepingBag: sleeping bag liner, bring bed linen
  shelf: shelf, shelves, shelving, wall shelf
  shell: eggshell, snail shell
  shellac: Shellac, gel polish
  shellacPolish: shellac, French polish
  shellHouse: prefab house, wooden house, tiny house
  shelterRain: shelter, under cover, indoor alternative
  shepherd: shepherd, shepherdess
  shiftGear: gear, shift gears
  shiftWork: shift
  shine: shine, shiny, glossy, gloss, matt, matte
  shingles: shingles
  shinyState: glossy, matt, matte
  ship: ship, ferry, ferries, steamer
  shipBell: ship departure, departure pier
  shipping: shipping, shipment, dispatch, consignment
  shippingCost: shipping cost, delivery fee, postage
  shippingCosts: shipping costs, postage
  shipwreck: shipwreck, wreck
  shirt: shirt
  shockAbsorber: shock absorber, suspension
  shoe: shoe, footwear, shoes
  shoeHeel: shoe heel
  shoeHorse: farrier, horseshoe, hoof trimming, shoeing, shoe a horse
  shoeInsoleTree: shoe tree, shoehorn, shoe brush
  shoelace: shoelace
  shoePolish: shoe polish
  shoeRack: shoe rack, shoe cabinet
  shoeSize: shoe size
  shoeSole: sole, shoe sole
  shoeStretch: stretch shoes, shoes pinch, shoe stretching
  shoot: shoot, shooting, shot
  shooting: shooting range, rifle
  shootingStar: shooting star, meteor, meteorite
  shop: shop, store
  shopkeeper: shopkeeper, retailer
  shoppingBag: shopping bag, carrier bag
  shoppingCart: shopping cart, basket, trolley
  shoppingCentre: shopping centre, shopping mall
  shoppingGo: shopping, go shopping
  shopWindow: shop window
  shore: shore, riverbank, waterside
  shortAdjective: short
  shortage: shortage, scarce
  shortCircuit: short circuit, fuse
  shorten: shorten, hem, take up
  shortenTrousers: shorten trousers, hem trousers
  shortnessOfBreath: shortness of breath, breathless
  shortOfBreath: out of breath, shortness of breath
  shortPerson: short person, short people
  shorts: shorts
  shortSighted: short-sighted, near-sighted, nearsighted, myopia
  shortSightedness: short-sightedness, nearsightedness, myopia
  shoulder: shoulder
  shout: shout, scream, yell, shouting, screaming
  shovel: shovel, spade
  showAround: show around, show me
  showcase: showcase, display case, vitrine
  shower: shower
  showerCubicle: shower cubicle, shower tray, walk-in shower
  showerGel: shower gel, body wash
  showerHead: shower head
  showerRoom: shower room, shower cabin
  showerToken: shower token, hot shower
  showRepertoire: repertoire, song request
  showroom: showroom
  showVerb: show, shown
  shrimp: shrimp, prawn
  shrink: shrink, shrank, shrunk, shrunken
  shuttleBus: shuttle bus, hiking bus
  shy: shy, timid, shyness, reserved
  sibling: sibling
  siblingDiscount: sibling discount, second child
  sick: sick, ill, illness, disease
  sickle: sickle, scythe
  sickLeave: sick leave, sick pay, off sick
  sickNote: sick note, doctor's note
  sidecar: sidecar
  sideDish: side dish
  sideEffect: side effect
  sieve: sieve, colander, strainer
  sightseeing: sightseeing tour, city tour, city walk
  sightseeingFlight: sightseeing flight, scenic flight
  sign: sign, signature
  signature: signature
  signboard: sign, notice board, door sign, door plate, brass plate
  signContract: sign contract, signed, sign here
  signedReceipt: acknowledgement of receipt, confirm receipt
  signInPerson: sign in person, personally, come in person
  signLanguage: sign language, sign language interpreter
  signOff: cancel registration, opt out
  signposted: signposted, well marked
  signUpCourse: enrol
  silence: silence, keep quiet
  siliconeSealant: silicone, sealant, caulk
  silk: silk
  silkPainting: silk painting, batik, tie-dye
  silo: silo, silage, granary
  silver: silver
  silverfish: silverfish, cockroach, cockroaches
  silverWedding: silver wedding, golden wedding
  silvery: silver, silver-coloured, silvery
  simCard: SIM card, SIM
  similar: similar
  similarity: resemble, look like
  simmer: simmer, stew
  sing: sing, sang, sung, singing
  singer: singer
  singing: singing, vocal lesson
  singingLesson: singing lesson, vocal coaching
  single: single
  singleParent: single parent, single mother
  singlePerson: unmarried, single person
  singleRoom: single room
  singleTicket: single ticket, one-way ticket
  sink: sink, washbasin, wash basin, kitchen sink
  sinkVerb: sank, sunk, sinking
  sinusitis: sinusitis, sinuses
  sip: sip
  sister: sister, sis
  sit: sit, sat
  sitDown: sit down, seating, somewhere to sit
  siteMap: site map, floor plan, park map
  siteVisit: site visit, home visit, free assessment
  size: size
  sizeChart: size chart, size guide
  sizeNoun: size
  skate: skate, skating
  skateboard: skateboard, skatepark, longboard
  skating: skating, ice rink, ice hockey
  skein: skein, ball of wool, hank
  skeleton: skeleton, skull, bones
  skeletonFossil: fossil, skeleton, mineral
  sketchbook: sketchbook, drawing paper, sketch
  ski: ski, skiing
  skiBinding: ski binding
  skiBoots: ski boots, boots, ski poles, skis
  skid: skid, skidding
  skiing: skiing, ski
  skiInstructor: ski instructor, ski school
  skiLift: ski lift, chairlift, drag lift
  skilled: skilled, skilful, talented
  skillLevelSport: improver, experienced player, professional player
  skin: skin
  skinAnalysis: skin analysis, deep cleansing
  skinCancer: skin cancer, melanoma, mole check
  skincare: skincare
  skinIrritated: sensitive skin, irritated skin
  skiPass: ski pass, lift pass, lift ticket
  skipContainer: skip, waste container, dumpster
  skiPoles: ski poles
  skipper: skipper, captain, helmsman
  skippingRope: skipping rope, jump rope
  skiRental: ski rental, ski hire
  skiResort: ski resort, ski area
  skirt: skirt, kilt, miniskirt
  skirtingBoard: skirting board, baseboard
  skiSchool: ski school, ski lesson, ski instructor
  skiService: ski waxing, edge sharpening, ski service, edge grinding
  skiSlope: ski slope, piste, ski run
  skiTouring: ski touring, backcountry skiing, off-piste
  skull: skull
  skunk: skunk
  sky: sky, skies
  skyscraper: high-rise, skyscraper
  slackline: slackline, balance course
  slate: slate
  slattedFrame: slatted base, slatted frame, slats
  slaughter: butcher, butchery
  slaughterAnimal: slaughter, slaughterhouse
  slaughterhouse: slaughterhouse, abattoir
  slave: slave, slavery
  sledge: sledge, sled, toboggan, tobogganing
  sledgehammer: mallet, sledgehammer
  sleep: sleep, slept, asleep, sleeping
  sleepDisorder: sleep disorder, sleep apnoea
  sleepingBag: sleeping bag
  sleepingMat: sleeping mat, air mattress, airbed
  sleepingPill: sleeping pill, sedative
  sleepOutdoors: sleep outdoors, wild camping
  sleepy: sleepy, drowsy
  sleeve: sleeve
  sleeveLong: long sleeve, long-sleeved
  sleeveShort: short sleeve, short-sleeved
  slice: slice
  slide: slide
  slidePlay: playground slide, slide
  slideToy: playground slide, water slide
  slideVerb: slide down, glide
  slidingDoor: sliding door, patio door
  slim: slim, skinny
  slip: slip, slippery, slip hazard, slick
  slipper: slipper, slippers, house shoes
  slipRisk: slipping hazard, risk of falling
  slipway: slipway, boat ramp, boat trailer
  slopeLand: hill slope, steep slope, gradient
  slotMachine: slot machine, gambling, casino
  slovenian: Slovenian, Slovenia
  slow: slow, slowly
  slowDown: slow down
  slugPellets: slug pellets
  small: small, little
  smallAnimal: small animals, exotic pets
  smallChange: change money
  smallGroup: small group, small groups
  smallPrint: small print, fine print
  smartHome: smart home, smart speaker
  smartphone: smartphone, iPhone, Android
  smartwatch: smartwatch, fitness tracker
  smell: smell, odour, stink, odor, bad smell, musty
  smellVerb: smell of, stink
  smile: smile
  smoke: smoke
  smokeDetector: smoke detector
  smokeFish: smoke fish, smoked
  smokeFood: smoked, smokehouse
  smokeFree: non-smoking, smoke-free
  smokehouse: smoker oven, smokehouse
  smokeMachine: smoke machine, fog machine, disco ball
  smoker: smoker, smoking
  smokeVerb: smoke, smoking, may smoke, vape, e-cigarette
  smokingArea: smoking area, smoking ban, no smoking
  smooth: smooth
  smoothie: smoothie, milkshake
  smoothPolished: polished, buff, high gloss
  snack: snack
  snackBar: snack bar, refreshment stand, kiosk
  snagRework: rework, improvement, put right
  snail: snail, slug
  snake: snake
  snakeBite: snake bite, venom, antivenom
  snakePet: python, boa
  snapFastener: press stud, snap fastener, popper
  snapOff: snap off, break off
  sneeze: sneeze
  snore: snore
  snoring: snoring
  snorkel: snorkel, snorkelling, snorkeling
  snorkelFins: snorkel, fins, flippers, diving mask
  snotty: runny nose, blocked nose, snot
  snout: snout, muzzle of animal, trunk elephant
  snow: snow
  snowboard: snowboard, snowboarding
  snowCannon: artificial snow, snow cannon
  snowChains: snow chains, winter tyres required
  snowClearing: snow clearing, snowplough, gritting
  snowdrop: snowdrop
  snowed: snowed in, snow-covered
  snowfall: snowfall, fresh snow, snow depth
  snowflake: snowflake, snowman, snowball
  snowGuard: snow clearing, snow shovel, road salt
  snowmobile: snowmobile, snow plough
  snowshoe: snowshoe, snowshoeing
  snowshoes: snowshoes
  soak: soak
  soaked: soaked, drenched, soaking wet
  soap: soap
  soapMaking: soap making, make soap
  sober: sober, empty stomach, fasting, hangover
  socialHousing: social housing, council flat, housing benefit
  socialMedia: social media, social network
  socialSecurity: social security, national insurance
  socialWorker: social worker, social work
  sock: sock, socks, stockings
  socket: socket, power outlet
  sofa: sofa, couch, settee, corner sofa
  sofaBed: sofa bed, futon, daybed
  soft: soft
  softDrink: soft drink, soda, lemonade
  softener: fabric softener
  softFluffy: fluffy, cuddly
  software: software, computer program
  softwareUpdate: software update, operating update
  soil: soil, earth, compost, potting soil, topsoil, bark mulch
  solarPanel: solar panel, photovoltaic, solar power
  soldier: soldier, military
  soldState: already sold, still available
  solid: solid, massive
  soloist: soloist, duet, ensemble
  solution: find a solution, work out
  solve: solve, solution
  sometimes: sometimes
  somewhere: somewhere
  sommelier: sommelier
  son: son
  song: song
  sonInLaw: son-in-law, daughter-in-law
  soon: soon
  soot: soot
  sorbet: sorbet, ice cream parlour, cone
  sore: sore, tender, aching muscles
  soreThroat: sore throat, tonsillitis
  sort: sort
  soundproof: soundproof, soundproofed
  soundRecording: recording studio, record a song
  soundSystem: sound system, PA system, speakers
  soup: soup
  soupPlate: soup plate, side plate
  sour: sour
  sourdough: sourdough, yeast
  south: south, southern
  souvenir: souvenir, keepsake, memento, souvenir shop, museum shop
  sow: sow, seed
  soy: soy, soya
  spa: thermal bath, spa
  spacious: spacious, roomy
  spade: spade, shovel
  spamMail: spam, junk mail
  spanish: Spanish, Spain, Castilian
  spanishLanguage: Spanish
  spare: spare
  spareBattery: battery replacement, replace battery, battery swap
  spareClothes: spare clothes, change of clothes
  spareFilter: filter change, cabin filter, pollen filter
  spareKey: spare key, duplicate key, key cutting, copy key
  sparePart: spare part, parts, replacement part, original part
  spareReserve: reserve, spare, in reserve
  spareTyre: spare tyre, spare wheel
  sparklingWine: sparkling wine, champagne
  sparkPlug: spark plug
  sparrow: sparrow, blue tit
  spaWellness: spa day, wellness, wellness area
  speak: speak, spoke, spoken, speaks, speaking
  speakLanguage: speak English, speak German, which languages
  special: special
  specialExhibition: special exhibition, temporary exhibition
  specialistDoctor: specialist, consultant doctor
  specialOffer: special offer, deal, promotion
  specialSchool: special school, special needs
  specialTermination: special termination, extraordinary termination
  specialUnusual: unusual, extraordinary
  species: species, biodiversity
  spectacleFrame: spectacle frame, eyeglass frame
  spectacleLens: lens, lenses
  spectacular: spectacular, breathtaking
  spectator: spectator, audience, viewer
  speechTherapy: speech therapy, speech therapist
  speed: speed
  speedLimit: speed limit
  spell: spell, spelling
  spelt: spelt
  spendMoney: spend, spent
  spendNight: spend the night, sleep over
  spice: spice, seasoning
  spicy: spicy
  spider: spider
  spill: spill, spilled, spilt
  spinach: spinach
  spinCycle: spin cycle, wash cycle, wash programme
  spine: spine, backbone
  spinning: spinning wool, felting, spinning, indoor cycling
  spinWool: spinning wheel, spin wool
  spiralBinding: spiral binding, hardcover, thesis binding
  spiralStaircase: spiral staircase, stair lift
  spiritLevel: spirit level
  splash: splash, splashing
  splint: splint, brace
  splinter: splinter, shard, broken glass, splinters
  splitEnds: split ends
  splitUp: split up, break up
  splitWood: splitting wood, log splitter
  spoke: spoke
  sponge: sponge
  sponsor: sponsor
  spontaneous: spontaneous, spontaneously
  spoon: spoon, teaspoon, tablespoon
  sport: sport, sports
  sportsBag: sports bag, gym bag, duffel bag
  sportsMassage: sports massage, deep tissue
  sportsMedical: medical clearance, sports medical certificate, dive medical
  sportswear: sportswear, gym clothes, comfortable clothes
  spotless: spotless, squeaky clean
  spotlight: spotlight, floodlight
  spotted: dotted, spotted, polka dots
  spouse: spouse
  sprain: sprain, twist, strain
  spray: spray
  sprayBottle: sprayer, spray bottle, spray can
  spread: spread
  spreadsheet: spreadsheet, Excel, word processing
  spring: springtime, spring
  springPart: coil spring, springs
  springWater: water spring, thermal spring, hot springs
  sprinkle: sprinkle
  square: square
  squareMetre: square metre, square meter
  squareShape: cube, cuboid
  squeak: squeak, creak, creaking, squeaky
  squeeze: squeeze
  squeezeThrough: squeeze through, tight squeeze
  squid: squid, octopus, calamari
  squint: squint, cross-eyed, lazy eye
  squirrel: squirrel
  stable: stable
  stableHorse: stable
  stableSteady: stable, steady
  stack: stack, pile
  stackable: stackable
  stadium: stadium, sports hall
  staff: staff, personnel, team
  staffDiscount: staff discount, employee discount, corporate rate
  staffOnly: staff only, no entry
  staffParty: staff party, office party
  stage: stage
  stageSet: stage set, scenery, props
  stageStep: step, stage
  stagNight: stag party, bachelor party
  stain: stain, spot
  stain2: stained, stains
  stainedGlass: stained glass, church window, fresco, leaded window
  stainRemoval: stain remover, stain removal, grease stain, wine stain
  staircase: staircase, stairwell
  staircaseCleaning: stair cleaning, snow clearing, winter service
  stairlift: stairlift, platform lift
  stairs: stairs, staircase
  stakePost: fence post, stake, pole
  stalactite: stalactite, stalagmite, dripstone
  stale: stale
  stallion: stallion, gelding
  stallMarket: stall, booth, market stall
  stallsSeat: stalls seat, gallery seat, box seat
  stamina: stamina, fitness, physical condition
  stampPost: postage stamp
  stampPostage: postage stamp
  standFee: stall fee, pitch fee
  standIn: stand in, cover for
  standingOrder: standing order
  standingRoom: standing room, standing
  standLong: stand for long, stand up
  standUpPaddle: stand-up paddle, paddleboard, SUP
  standVerb: stand, stood
  stapler: stapler, staples, hole punch, paper clip
  starfish: starfish
  starSky: stars, starry sky, stargazing
  starter: starter, appetizer
  startingPrice: starting price, starting from, from price
  startUp: start up, won't start
  stationery: stationery, office supplies, writing paper
  statueFigure: statue, figurine, bust
  stay: stay, remain, stays
  stayAwake: stay awake, stay up
  stayBehind: wait outside, stay outside
  stayLonger: stay longer, extend stay
  stayOvernight: stay overnight, overnight, spend the night
  std: STD, HIV, sexually transmitted
  steak: steak
  stealVerb: steal, stole, stolen, theft, thief, pickpocket
  steamCleaner: steam cleaner, pressure washer
  steamCook: steam, steamed, poached
  steamEngine: steam engine, waterpower, historic machine, steam train, locomotive
  steamRoom: steam room, steam bath, hammam
  steamVerb: steam, steamed
  steel: steel, stainless steel
  steelStainless: stainless steel, galvanised
  steep: steep, steeply, gradient
  steepSlope: steep slope, incline, gradient
  steer: steer, steering
  steeringCar: power steering, tie rod
  steeringWheel: steering wheel, steering
  steerVerb: steer, helm
  stem: stem, stalk
  step: step, stair
  stepByStep: step by step, gradually
  stepchild: stepchild, stepchildren, stepson, stepdaughter
  stepFree: step-free, barrier-free, wheelchair accessible, no steps, ground level
  stepladder: stepladder
  stepmother: stepmother, stepfather, step-parent
  stepsCount: how many steps, number of steps
  stepsMany: steps, uneven ground, how many steps, lots of stairs
  stepsNumber: number of steps, many steps
  sterile: sterile, sterilised
  stewNoun: stew, casserole, goulash
  stickingPlaster: sticking plaster, band-aid
  stickJam: jam, stuck, jammed, sticks
  sticky: sticky, sticks, tacky
  stickyTape: sticky tape, packing tape
  stiffJoint: stiff joint, stiff neck
  stiffRigid: stiff, rigid
  stillWater: still water, sparkling water
  sting: sting, stung, insect bite, tick bite
  stingy: stingy, tight-fisted
  stirrup: stirrup, girth
  stitch: stitch, stitches
  stitches: surgical stitches
  stitchUp: stitch wound, remove stitches
  stock: stock, inventory
  stocktaking: stocktaking, inventory
  stomach: stomach
  stomachache: stomachache, tummy ache
  stomachBug: stomach bug, gastroenteritis, stomach flu
  stone: stone, rock, gravel
  stoneAge: Stone Age, Neolithic, prehistoric
  stoneChip: stone chip, chipped windscreen
  stonemason: stonemason, stone carving, monumental mason
  stoneware: stoneware, earthenware, ceramics, raku
  stool: stool sample, faeces, poop
  stoolSample: stool sample, urine sample
  stopcock: stopcock, shut-off valve, main valve
  stopMedicine: stop taking, come off medication
  stopOver: stopover
  stopVerb: stop, quit
  stopWorking: stop working, not working
  storage: storage, self-storage
  storageRoom: storage room, storage unit
  storageUnit: storage unit, storage room
  storeAway: put into storage
  storeData: store data, personal data
  storey: storey, top floor, which floor
  stork: stork, heron, crane bird
  storm: storm, thunderstorm
  stormDamage: storm damage, fallen tree
  stormy: rough sea, choppy, calm sea, stormy, gale
  stove: stove, cooker, hob, induction hob, ceramic hob
  straightAhead: straight ahead, straight
  straighten: straighten
  straightenBend: bend back, straighten out
  straightener: hair straighteners, curling iron
  straightening: hair straightening, hair straightener
  strange: strange, odd, weird
  stranger: stranger
  strapBelt: shoulder strap, bag strap, handle of bag
  straw: straw bale, straw bales
  strawberry: strawberry
  stray: stray, stray dog
  strayAnimal: stray, stray cat, found animal
  street: street
  streetAddress: street
  strengthen: strengthen
  strengthTraining: strength training, weight training
  strenuous: strenuous, tiring, exhausting
  stress: stress, stressed, burnout
  stretch: stretch, stretching
  stretchClothes: stretch out, lose shape
  stretchedOut: stretched out, baggy
  stretcher: stretcher
  stretchFabric: stretchy, elastane, stretch fabric
  stretching: stretching
  stretchMark: stretch marks
  stretchShoes: stretch shoes, widen shoes
  stretchy: stretchy, elastic
  strict: strict
  strikeWork: strike, on strike, industrial action
  strimmer: strimmer, brush cutter, brushcutter, trimmer
  stringMusic: guitar string, string
  stripe: stripe, striped
  stripPaint: strip paint, strip old paint
  strobeLight: strobe, flashing lights
  stroke: brain stroke
  strokeIllness: stroke
  stroll: stroll, wander around
  strong: strong, strength
  strongbox: safe deposit, strongbox
  structuralEngineer: structural engineer
  stubborn: stubborn, obstinate
  stucco: stucco, ceiling moulding
  student: student, university student, pupil, college student
  studentCard: student card, student id
  studentExchange: exchange student, student exchange
  studentRate: student discount, concession
  study: study, studies
  stuffed: stuffed
  stuffedAnimal: taxidermy, mounted animal
  stuffy: stuffy, stuffy air
  stumble: stumble, trip over
  stumpTree: tree stump, stump removal
  stupid: stupid, silly
  sturdyShoes: sturdy shoes, closed shoes, non-slip shoes
  styrofoam: polystyrene, styrofoam
  subjectSchool: school subject
  sublet: sublet
  submit: submit
  subscribe: subscribe, subscription, season subscription
  subsidence: subsidence, sagging
  subsidy: subsidy, grant, funding
  substituteParticipant: substitute, replacement person, send someone else
  substitutePerson: substitute, stand-in
  subtenant: flatmate, flat share, shared flat, roommate
  subtitle: subtitles, original version, dubbed
  subtitles: subtitle, subtitles, original version
  suburb: suburb, outskirts
  subway: subway, underground, metro
  succeed: succeed, success, manage to, successful, success rate
  successor: successor, takeover, took over
  suck: vacuum, hoover
  suckVerb: suck
  sudden: sudden, suddenly
  sue: sue, lawsuit
  suede: suede
  sueSomeone: take to court, legal action
  suffer: suffer
  sufferFrom: suffer from, have trouble with
  suffocate: suffocate, suffocation
  sugar: sugar
  sugarFree: sugar-free, unsweetened
  sugaring: sugaring
  suggest: suggest, suggestion, propose
  suggestionBox: suggestion, feedback, suggestion box
  suicidal: suicide, suicidal
  suit: suit
  suitable: suitable, appropriate
  suitableFor: suitable for, fit for
  suitcase: suitcase, luggage, baggage, trolley case, hard-shell case
  suitcaseWheel: suitcase wheel, suitcase handle, broken suitcase
  suitMatch: suit, match
  sulphite: sulphites
  summer: summer
  summerBreak: summer break, summer closure
  summerHoliday: summer holidays, summer break
  summerHours: summer hours, winter hours, seasonal hours
  summerJob: summer job, holiday job, student job
  summerSeason: open in summer, summer season
  summerToboggan: alpine coaster, summer toboggan run
  summerTyre: summer tyre, summer tire
  summit: summit, mountain peak
  summitCross: summit cross, mountain ridge
  sun: sun, sunshine
  sunburn: sunburn
  sunburnt: sunburnt, sunburned
  sunflower: sunflower
  sunflowerField: rapeseed, flower field
  sunglasses: sunglasses
  sunHat: sun hat, cap, sun protection
  sunlit: direct sunlight, full sun
  sunny: sunny, sun
  sunnyDay: nice weather, fine day
  sunrise: sunrise tour, sunrise hike
  sunscreen: sunscreen, sun cream
  sunsetTour: sunset tour, sunset cruise
  sunshine: sunshine, hours of sunshine
  sunstroke: sunstroke, heatstroke
  superfluous: superfluous, no need
  supermarket: supermarket, grocery store
  supervise: supervisor
  supplement: dietary supplement
  supplied: supplied, provided
  supplier: supplier, vendor
  supplyNoun: supply, supplies
  supportVerb: support
  suppository: suppository
  surcharge: surcharge, supplement
  sureCertain: certain
  sureFooted: sure-footed, surefootedness
  surefooted: sure-footed, sure-footedness
  surface: surface
  surfing: surfing, surfboard, windsurf, kitesurf
  surgeon: surgeon
  surgery: surgery, surgical operation
  surname: surname, last name, family name
  surprise: surprise, surprised
  surprisedState: amazed, astonished
  surveillanceCamera: webcam, surveillance camera, CCTV
  surveyLand: land surveyor, land survey, plot of land
  surveyor: surveyor, building surveyor
  surviveVerb: survive, survivor
  sushi: sushi
  suspenders: braces, suspenders
  suspendHold: suspend, put on hold
  suspensionBridge: suspension bridge, footbridge
  suspensionCar: suspension, wishbone
  sustainable: sustainable
  swallow: swallow, swallowed, swallowing
  swallowBird: barn swallow, swift
  swallowDifficulty: difficulty swallowing
  swamp: swamp, marsh, wetland, bog
  swampy: swampy, boggy, marshy
  swan: swan
  swap: swap, exchange
  swarm: swarm
  swear: sworn, oath
  sweat: sweat, perspiration
  sweaty: sweaty, sweat
  swedish: Swedish, Sweden
  sweep: sweep, swept
  sweepUp: sweep up, sweep out
  sweet: sweet
  sweetener: sweetener
  sweets: sweets, candy
  swell: swell, swollen, swelling, swelled, puffy
  swelling: swelling
  swellWood: warp, warped
  swim: swim, swam, swimming, swims, swum, go swimming
  swimAbility: able to swim, non-swimmer, swimmer
  swimBadge: swimming badge, swimming certificate
  swimming: swimming
  swimmingCap: swimming cap, swim cap, bathing cap
  swimmingGoggles: goggles, swimming goggles
  swimmingLesson: swimming lesson
  swimmingPool: swimming pool, pool
  swimsuit: swimsuit, bathing suit, swimming trunks
  swimwear: swimsuit, swimwear, swimming trunks
  swing: swing, seesaw, climbing frame, swings
  swingPlay: swing, swings
  swingToy: swing, swings
  swiss: Swiss, Switzerland
  switchOff: switch off, turn off
  switchOn: switch on, turn on
  switchOver: switch over, convert
  swollenFeet: swollen feet, swollen ankle
  swornTranslator: sworn translator, certified translation
  symptom: symptom
  synagogue: synagogue, mosque, temple
  syrup: cough syrup
  syrupMaple: syrup, cordial
  table: table
  tablecloth: tablecloth
  tableDecoration: table decoration, centrepiece, centerpiece
  tableFootball: table football, foosball
  tableOverview: overview
  tableReservation: table reservation, reserve a table
  tableRunner: table runner, placemat, coaster
  tablet: tablet, iPad
  tableTennis: table tennis, ping-pong, foosball
  tableware: tableware, dishes, crockery
  tachograph: speedometer, odometer, mileometer
  tail: tail
  tailbone: tailbone
  tailLift: tail lift, loading ramp
  tailor: tailor, seamstress, dressmaker, alterations
  tailorMade: personalized, customised
  tailWag: wag tail, wagging
  takeABreak: take a break, have a rest
  takeAlong: take along, take away, take with
  takeApart: dismantle, take apart
  takeaway: takeaway, takeout, to go
  takeBack: take back, buy back
  takeBlood: take blood, draw blood
  takeCare: take care of, see to it
  takeDown: take down, dismantle
  takeHomePiece: take home, finished piece
  takeIn: take in, make tighter
  takeInside: take inside, bring inside
  takeInWaist: take in waist, make smaller
  takeoff: takeoff, landing, airfield, runway
  takeOffClothes: take off, undress
  takeOffPart: take off part, detachable, removable
  takeOffPlane: take off, takeoff
  takeOffShoes: take off shoes, remove shoes
  takeOut: take out, took out, remove from
  takeOver: take over business, succession
  takePhotos: taking photos, photography allowed, flash, take photos, take pictures
  takePlace: take place, held
  takeRubbish: take rubbish home, litter
  takeSouvenir: take stones home, keep find
  takeTablet: take tablets, take medicine
  takeTake: take, took, takes
  takeTurns: take turns, alternate
  talkConversation: talk, conversation, chat
  tall: tall, taller, how tall
  tallPerson: tall people, tall person
  tame: tame, docile
  tameVerb: tame, train animals
  tampon: sanitary towel, tampon, sanitary pad
  tan: tan, sunbathe
  tandem: tandem bike
  tandemBike: tandem
  tangle: tangle, tangled, knot
  tango: tango
  tanner: tanner, tannery, saddler
  tanning: solarium, tanning
  tap: tap, faucet
  tapDance: tap dance
  tapeRoll: double-sided tape, masking tape, gaffer tape
  tapestry: tapestry, wall hanging
  tapWater: tap water
  tarnish: tarnish
  tarnished: tarnished, oxidised
  tarpaulin: tarpaulin, tarp
  tartar: tartar, dental scaling, plaque
  task: task, assignment
  taste: taste, flavour, flavor, aroma
  tasteless: bland, tasteless
  tasteVerb: taste, flavour, flavor
  tasting: wine tasting, tasting, taste, try food, sample
  tattoo: tattoo
  tattooRemoval: tattoo removal
  tattooVerb: tattoo
  tax: tax
  taxAdviser: tax adviser, tax advisor, accountant
  taxDeductible: tax-deductible, claim against tax
  taxes: tax, taxes
  taxFree: tax-free, duty-free
  taxi: cab, taxi
  taxNumber: tax number, VAT number, tax ID
  taxOffice: tax office
  taxReturn: tax return, tax declaration
  tea: tea
  teach: teach, taught, teaching
  teacher: teacher, tutor
  teachingHour: teaching hour, class hour
  teachingMaterial: teaching material, teaching pack
  teachVerb: who teaches, give lessons
  team: team, crew, staff
  teamBuilding: team building, team event
  teamSport: team
  teapot: teapot, coffee pot
  tearRip: tear, torn, rip, tore, ripped
  teaspoon: teaspoon, tablespoon
  technician: technician
  teddyBear: teddy bear, stuffed animal, soft toy, cuddly toy, plush toy
  teenager: teenager, teen, adolescent
  teethWhitening: teeth whitening, bleaching
  telescope: telescope
  television: television, TV, telly, TV set, flat screen
  televisionChannel: TV channel, satellite dish, cable TV
  temperature: temperature, degrees, degree, degrees Celsius
  temperatureInside: indoor temperature, how cold
  temporary: temporary, temporarily
  temporaryJob: temporary job, temp work, temping agency
  temporaryShow: temporary exhibition, permanent exhibition
  tenancy: lease, tenancy agreement, rental agreement
  tenancyLaw: tenancy law, rent dispute, tenants' association
  tenant: tenant
  tender: tender, juicy
  tenderOffer: call for tenders, public tender, bid offer
  tendon: tendon, ligament
  tennisElbow: tennis elbow, tendonitis
  tennisRacket: racket, racquet
  tenPass: ten-class pass, multi-visit card, block card
  tension: tension, stiffness
  tent: tent
  tentPeg: tent peg, tent pole, guy rope
  term: term, semester
  terminallyIll: seriously ill, terminally ill
  terminateContract: terminate, termination, notice
  termite: termite
  termsConditions: terms, conditions
  terrace: terrace, patio
  terrarium: terrarium, vivarium
  terrible: terrible, awful
  testDrive: test drive, test ride
  testExam: exam
  testify: testify, give evidence
  testimony: testimony, witness statement
  testTry: test
  tetanus: tetanus
  textbook: textbook, workbook
  textilePrint: t-shirt printing, textile printing, iron-on transfer
  textMessage: text message, text, SMS
  thaiMassage: Thai massage, shiatsu, ayurveda
  thank: thank, thanks
  thankful: say thanks, thank-you gift
  thankYouCard: thank-you card, greeting card, birthday card
  thatchRoof: thatched roof, thatch
  thaw: thaw, defrost
  theatre: theatre, theater
  theatrePlay: stage play, drama
  theatreScript: script, screenplay
  theft: theft, burglary, robbery, burglar, theft protection
  theoryTest: theory test
  therapeuticRiding: therapeutic riding, hippotherapy
  thermalBath: thermal bath, hot spring
  thermalUnderwear: thermal underwear, base layer
  thermometer: thermometer
  thermometerFever: thermometer, take temperature
  thermos: thermos, vacuum flask, flask, water bottle
  thermostat: thermostat
  thick: thick
  thickHeavy: thick fabric, heavy fabric
  thickness: thickness
  thigh: thigh
  thimble: thimble
  thin: thin
  thinHair: thin hair, fine hair, thinning hair
  thinnerSolvent: thinner, solvent, white spirit, turpentine
  thirdOrdinal: third
  thirdPart: one third
  thirdPartyData: pass on data, share data, third parties
  thirst: thirst, thirsty
  thirsty: thirsty, thirst
  thistle: thistle, dandelion
  thorn: thorn
  thorough: thorough, thoroughly
  thousand: thousand
  threaten: threaten, threat
  threeDPrint: 3D printing, 3D printer
  thresh: threshing, flail, chaff
  threshold: threshold, doorstep
  throat: throat
  thrombosis: thrombosis, blood clot
  throw: throw, threw, thrown, toss
  throwAway: throw away, discard, dispose
  thumb: thumb
  thyme: thyme, rosemary, basil
  thyroid: thyroid
  tiara: tiara, crown jewel, hair ornament
  tick: tick, tick bite, tick removal
  tickBite: tick bite, Lyme disease
  ticket: ticket, admission ticket
  ticketInspector: ticket inspector
  ticketMachine: ticket machine
  ticketOffice: ticket office, box office, ticket counter
  ticketRefund: return ticket, refund tickets
  tickRemover: tick remover, insect repellent
  tide: tide, high tide, low tide
  tidyAfterParty: final cleaning, clean up afterwards
  tidyUp: tidy, put away, neat
  tie: necktie, bow tie
  tieUp: tie, tie up
  tiger: tiger
  tight: tight
  tights: tights
  tile: tile, tiling
  tileJoint: tile joint, grout line
  tiler: tiler, floor layer
  timeClock: o'clock, what time
  timeGeneral: time
  timerSwitch: timer, timer switch
  timeSlot: time slot, slot
  timesMultiplication: times
  timetable: timetable, schedule
  timeZone: time zone
  timingBelt: timing belt
  tinCan: tin can, canned
  tingling: tingling, pins and needles
  tinnedFood: tinned food, canned food
  tinnitus: tinnitus
  tinPewter: pewter, zinc, tinware
  tinsmith: tinsmith, sheet metal, roofing sheet
  tintedWindows: tinted windows, window film
  tiny: tiny
  tip: tip, gratuity
  tipGratuity: tip
  tired: tired, fatigue, tired out, weary
  tiredness: tiredness, tired, fatigue, lack of energy
  tissuePaper: tissue paper, paper tissue, tissues, paper towel
  toad: toad
  toast: toast, speech, toast speech, celebrant, give a speech
  toastBread: toast
  toaster: toaster
  today: today
  toddler: toddler
  toe: toe
  toenail: toenail
  tofu: tofu
  together: together
  toilet: toilet, restroom, loo, washroom
  toiletBag: toilet bag, wash bag, cosmetic bag
  toiletFlush: flush, cistern, toilet flush
  toiletPaper: toilet paper
  toiletries: toiletries
  toiletSeat: toilet seat
  tolerance: put up with, get used to
  tolerate: tolerate, bear
  tolerateFood: tolerate, cannot eat
  toLet: to let, for rent
  toll: toll
  tomato: tomato
  tomb: tomb, burial mound, Egyptian mummy
  tomcat: tomcat
  tomorrow: tomorrow
  toneHair: hair toner
  toner: toner, toner cartridge
  tongue: tongue
  tonight: tonight, this evening
  tonne: tonne
  tonsil: tonsils
  tooBig: too big, oversized, too wide, bulky
  tooCold: too cold
  tooDifficult: too difficult, demanding
  tooFast: too fast, at slower pace
  tooHeavy: too heavy
  tooHot: too hot, too warm
  tool: tool
  toolbox: toolbox
  tooLong: too long
  tooLoose: too loose, too wide
  tooLoud: too loud, turn down
  toolRental: tool hire, machine hire, plant hire
  tooMuch: too much, excessive
  tooShort: too short
  tooSlow: too slow, sluggish
  tooth: tooth, teeth
  toothache: toothache
  toothbrush: toothbrush
  toothDecay: tooth decay, cavity, hole in tooth
  toothExtraction: tooth extraction, wisdom tooth
  toothless: toothless, missing tooth
  toothpaste: toothpaste
  tooTight: too tight, too small, tight fitting, too narrow, pinches
  tooYoung: too young, old enough
  topic: topic, subject
  topUp: top up, refill, refillable, bring own container
  torchLight: torch, flashlight, headlamp
  tornLigament: torn ligament, ligament
  tornState: torn, ripped, hole in
  touch: touch, touching
  touchAnimals: touch animals, stroke animals
  touchPen: stylus, touch pen
  touchscreen: touchscreen, stylus, display
  touchVerb: touch exhibits, hands-on
  toughMeat: tough, chewy
  tourCancelled: tour cancelled, trip cancelled, not running
  tourGuide: tour guide, guide
  tourHeadset: headset, headphones provided
  tourism: tourism, sightseeing, holidaymaker
  tourismOffice: tourist office, tourist information, visitor centre
  tourist: tourist, traveller, traveler
  touristCard: tourist card, guest card, visitor's card
  touristOffice: tourist office, tourist information
  touristTax: tourist tax, city tax
  touristTaxFree: tax-free, duty-free
  tourLanguage: tour in English, foreign language tour
  tourLeader: museum guide, city guide
  tow: tow
  towbar: towbar, tow hitch, trailer coupling
  towel: towel
  towelHire: towel hire, towels provided
  tower: church tower, tower climb, watchtower, tower
  towerSteps: steps, step stool, number of stairs
  towing: towing, tow truck, breakdown truck, recovery vehicle
  townAdministration: local authority, council, municipality
  townHall: town hall, council, city hall
  townSquare: square, town square
  toy: toy
  toyCar: toy car, remote-controlled car
  toyLibrary: toy library, lending games
  tracking: tracking, tracking number
  trackingNumber: tracking number, tracking
  trackpad: touchpad, trackpad, laptop hinge
  tracksAnimal: animal tracks, footprint, paw print
  tractor: tractor
  tradeFair: trade fair, convention
  tradeIn: trade-in, part exchange, trade in
  tradeLicence: trade licence, business licence
  tradeUnion: trade union, works council
  tradition: tradition, local custom, folk costume
  traffic: traffic
  trafficJam: traffic jam, congestion
  trafficLaw: traffic offence, speeding ticket, points licence
  trafficLight: traffic light
  trailClosed: trail closed, road closed
  trailer: trailer
  trailMarker: waymark, trail marker, signpost
  trailRide: trail ride, hack, horse trek
  trailRunning: trail running, marathon, fun run
  train: train, training, workout
  trainAnimal: obedience, dog training
  trainConnection: train connection, bus connection
  trainedStaff: trained staff, qualified staff
  trainee: apprentice, trainee
  trainerShoe: sneaker, gym shoes, running shoes
  trainersShoe: trainers, sneakers
  training: training, education
  trainSteam: steam train, heritage railway, steam engine
  tram: tram, streetcar
  transferable: transferable, non-transferable
  transferData: transfer data, move photos over
  transferDeceased: repatriation, transfer of deceased
  transferMoney: transfer, bank transfer
  transferPerson: transferable, pass on
  transgender: transgender, non-binary
  translate: translate, translation
  translateFor: interpret, interpreter
  translator: translator, interpreter, interpreting
  transparent: transparent, see-through, clear
  transportStrike: strike, rail strike
  trapVerb: trapped, locked in
  trauma: trauma, shock
  travel: travel, trip, journey
  travelAdapter: travel adapter, power bank
  travelAgency: travel agency
  travelBag: travel bag, duffel bag, trolley case
  travelCosts: call-out fee, travel costs
  travelCot: travel cot, baby cot, crib
  travelDocuments: travel documents, booking confirmation
  travelInsurance: travel insurance, cancellation insurance
  traveller: traveller, traveler
  travelSickness: travel sickness, motion sickness, carsick
  travelVaccination: travel vaccination, tropical disease
  travelWarning: travel advice, travel vaccination
  tray: tray
  trayTable: serving tray, tray
  treadmill: treadmill, cross trainer, exercise bike
  treasureHunt: treasure hunt, scavenger hunt
  treat: treat, treatment
  treatment: treatment, therapy
  tree: tree
  treeCare: tree care, tree felling, dead tree
  treehouse: treehouse, tree house
  treeSurgeon: tree surgeon, arborist
  treetopPath: treetop walk, canopy walkway
  trekkingPoles: trekking poles, hiking poles, walking poles
  trellis: trellis, pergola
  tremble: tremor, trembling hands, tremble, trembling, shaking
  trial: lawsuit, court case, proceedings
  trialLesson: trial lesson, taster session, trial class, taster class, free trial
  trialWork: trial day, trial shift, probationary period
  triangleShape: triangle, triangular
  triathlon: triathlon, triathlete
  trim: trim
  trimHedge: hedge
  triplet: triplets
  tripleThrice: three times, triple
  tripod: tripod
  tripodFilm: film shoot, filming, shooting permit
  trolley: trolley, cart
  trombone: trombone, tuba, french horn
  trophyCup: trophy, medal, rosette
  trot: trot, canter
  trough: trough, feeding trough
  trousers: trousers, pants
  trout: trout
  trowel: trowel, garden trowel
  truant: truant, skipping school
  truck: truck, lorry, lorries
  truckDriver: lorry driver, truck driver
  trueAdjective: true, truth
  truffle: truffle
  trumpet: trumpet
  trunk: tree trunk, log
  trunkChest: wooden chest, coffer
  trust: trust
  tryOn: try on
  tryOut: try, try out, trial
  tshirt: t-shirt, tee, tee shirt, polo shirt
  tubeContainer: squeeze tube, cartridge
  tubelessTyre: bike tyre, tyre lever, puncture repair kit
  tuitionFee: tuition fee, course fee
  tulip: tulip
  tumbleDryer: tumble dryer, clothes dryer, dryer
  tumour: tumour, tumor, lump
  tuna: tuna
  tune: tune, tuning
  tuning: tuning
  tuningPeg: tuning peg, bridge violin, fingerboard
  tunnel: tunnel
  turbocharger: turbo, turbocharger
  turkey: turkey
  turkish: Turkish, Turkey country
  turnAround: turn, turn around
  turnBack: turn back, go back early
  turnOff: turn left, turn right
  turnOver: turn over, flip
  turnRound: turn round, make U-turn
  turnstile: turnstile, gate barrier, barrier
  turnUp: turn up, show up
  turtle: turtle, tortoise
  tutoring: tutoring, tuition
  tutuCostume: leotard, tutu, dancewear
  tuxedo: tuxedo, dinner jacket
  tweezers: tweezers
  twice: twice, double
  twig: branch, twig
  twin: twin
  twinPram: twin pram, double buggy
  twistAnkle: twist ankle, sprained ankle
  twistVerb: twist, twisted
  twoForOne: two for one, buy one get
  typeKey: type in, key in
  typewriter: typewriter
  typical: typical
  typicalLocal: traditional, tradition, typical
  tyre: tyre, tire
  tyrePressure: tyre pressure, tire pressure
  tyreStorage: tyre storage, wheel storage
  udder: udder, teat
  ugly: ugly
  ukrainian: Ukrainian, Ukraine
  ukulele: ukulele, mandolin, banjo
  ultrasound: ultrasound, ultrasound scan
  umbrella: umbrella
  umbrellaRepair: umbrella repair, broken umbrella
  umbrellaStand: umbrella stand
  unaccompanied: unaccompanied, without parents
  unavailable: unavailable, not available
  unbreakable: unbreakable, shatterproof, shockproof
  uncle: uncle
  unclog: unclog, unblock
  uncollected: uncollected, not collected
  uncomfortable: uncomfortable
  unconscious: unconscious, passed out, unconsciousness
  uncover: uncover, take off cover
  undecided: undecided, think it over
  underage: underage, minor
  underfloorHeating: underfloor heating
  underground: below ground, subterranean
  undergroundRiver: underground lake, underground river
  underpay: pay less, cheaper
  undershirt: vest top, undershirt, tank top
  understand: understand, understood
  understandVerb: not understand, misunderstand, misunderstanding
  undertaker: undertaker, funeral home
  underwear: underwear
  underweight: underweight, skinny
  unemployed: unemployed, jobless
  unemployedRate: unemployed rate, jobseeker
  unemployedState: out of work, job seeker
  unemploymentBenefit: unemployment benefit, benefits office, job centre
  uneven: uneven, bumpy
  unfit: unfit, out of shape, untrained
  unfortunately: unfortunately
  unfurnished: unfurnished, part-furnished, without furniture
  unhealthy: unhealthy
  unicycle: unicycle, balance bike
  unique: one-off, unique
  unisexToilet: ladies' toilet, men's toilet, unisex toilet
  universe: universe, outer space
  university: university, universities, college
  unknown: unknown
  unladenWeight: gross weight, unladen weight
  unlimited: unlimited
  unlock: unlock
  unlockPhone: unlock phone, SIM lock
  unmarried: unmarried, bachelor
  unnecessary: unnecessary
  unopenedPackage: original packaging, unopened, sealed
  unpack: unpack, unwrap
  unpackagedBulk: unpackaged, packaging-free, in bulk
  unpaid: unpaid, outstanding
  unpaved: unpaved, dirt track
  unpick: unpick, undo stitches
  unravel: unravel, ladder in tights
  unreachable: cannot reach you, not answering
  unreliable: unreliable
  unrepairable: beyond repair, irreparable, not repairable, write-off
  unripe: unripe, not ripe
  unscrew: unscrew
  unskilled: no experience, unskilled, inexperienced
  unsubscribe: unsubscribe, end subscription
  unsure: unsure, not sure, uncertain
  unsweetened: natural, untreated
  untamed: untamed, not tame, feral
  untie: untie, loosen, come loose
  unused: unused, unworn
  unwell: unwell, feeling ill, under the weather
  upcycling: upcycling, upcycled
  update: update
  updo: updo, bun hairstyle
  upgrade: upgrade, better category
  upholster: upholster, upholstery
  upholsterer: upholsterer, interior decorator
  upholsteryFabric: upholstery, upholstery fabric
  upload: upload
  uploadDocuments: upload documents, send documents, hand in
  upstairs: upstairs
  upToDate: up to date, updated
  urban: downtown, city centre
  urgent: urgent, urgently
  urinal: urinal
  urine: urine, pee
  urn: urn
  urnBurial: urn burial, natural burial, tree burial
  urnGrave: urn grave, urn burial, columbarium
  urologist: urologist
  usbStick: USB stick, flash drive
  usedCar: used car, second-hand car
  usedSecondHand: used, second-hand
  usefulAdjective: useful
  useless: useless
  userManual: manual, instructions
  username: username, login
  useToilet: go to toilet, use bathroom
  useVerb: use
  usually: usually, normally
  utilityBill: utilities, service charges
  vacancy: vacancy, free place, vacant place, places left
  vaccinate: vaccinate, vaccination, vaccine, jab
  vaccination: vaccination, vaccine, jab
  vaccinationCard: vaccination record, pet passport
  vacuumBag: vacuum cleaner bag, dust bag
  vacuumCleaner: vacuum cleaner, hoover
  vacuumPack: vacuum-packed, shrink wrap
  vaginal: vaginal, vagina, yeast infection
  valentinesDay: Valentine's Day
  valid: valid, validity, period of validity
  valley: valley, gorge, canyon
  valuable: valuable, precious, worth money
  valuables: valuables
  valuation: valuation, appraisal
  value: value, worth
  valve: valve
  van: van
  vandalise: vandalism
  vanilla: vanilla
  vape: vape, e-cigarette, vaping
  varicoseVein: varicose veins
  varied: diverse, varied
  variety: variety, choice of
  varifocals: varifocals, progressive lenses, multifocals
  varnish: varnish
  vase: vase
  vasectomy: vasectomy, sterilisation
  vat: VAT, sales tax, value added tax
  vaulting: vaulting on horse
  veal: veal
  vegan: vegan, plant-based
  vegetable: vegetable, veg, veggies
  vegetableBox: vegetable box, veg box, community farm, organic box
  vegetablePatch: vegetable garden, vegetable patch, kitchen garden, allotment
  vegetarian: vegetarian, veggie, meat-free
  vegetarianDish: vegetarian dish, meatless, meat-free
  vegetarianPerson: eat meat, no meat
  vehicle: vehicle
  vehicleInspection: MOT, roadworthiness test, vehicle inspection
  vehicleRegistration: number plate, license plate, registration plate
  vein: vein
  velcro: velcro, hook and loop
  velvet: velvet
  vendingMachine: vending machine, snack machine, ticket machine, drinks machine
  veneer: veneer, inlay, marquetry
  venison: venison, game meat
  venomous: venomous, poisonous animal
  ventilate: ventilate, ventilation
  ventilation: ventilation, fan
  venue: venue
  verbal: verbal, oral
  verdict: verdict, judgment, ruling
  verifyIdentity: verify, verification, prove identity
  vernissage: private view, opening reception
  vertigo: vertigo, fear of heights, head for heights
  vestWaistcoat: waistcoat, gilet, bodywarmer
  vet: vet, veterinarian, veterinary surgeon
  vetClinic: veterinary clinic, animal hospital
  vetEmergency: emergency vet, vet house call
  veterinarian: vet, veterinarian, veterinary surgeon
  viaFerrata: via ferrata
  vibrate: vibrate, shake, shook
  vice: vise, clamp
  victim: victim
  videoCall: video call, video conference, online meeting, hybrid meeting
  videoConsultation: video consultation, online consultation
  videoFilm: film, movie
  videoLesson: livestream, live stream, streaming
  view: view, panorama, sea view
  viewPanorama: panorama, viewpoint
  viewpoint: viewpoint, lookout, lookout tower
  village: village
  villageFestival: village fair, folk festival, harvest festival
  villageFete: village fete, street party, fun fair, village fair, fete
  vinegar: vinegar
  vineyard: vineyard, vines
  vintage: wine vintage, dry wine, grape variety, vintage, retro
  vintageCar: classic car, vintage car, oldtimer
  vinyl: vinyl, record player, turntable
  vinylRecord: vinyl record, LP, vinyl
  violet: violet flower, pansy
  violin: violin, fiddle
  violinMaker: violin maker, instrument maker, luthier
  viper: viper, poisonous snake
  virtualReality: virtual reality, VR headset
  virus: virus, malware
  visa: visa, residence permit
  visible: visible
  visit: visit
  visitDuration: visit length, duration of visit
  visitingHours: visiting hours
  visitor: visitor
  visitorCentre: visitor centre, information point
  visitorNumbers: crowded, busy time, how busy
  visuallyImpaired: visually impaired, partially sighted
  vitamin: vitamin
  vocabulary: vocabulary, grammar
  vocationalSchool: vocational school, technical school, vocational training
  vocationalTraining: vocational training, apprenticeship
  voice: voice
  voicemail: voicemail, answering machine
  volcano: volcano, lava
  volleyball: volleyball, handball
  voltage: voltage, volt, watt
  volume: volume, capacity
  volumeCapacity: capacity, volume, seats, seating capacity
  voluntaryYear: volunteering, volunteer work
  volunteer: volunteer
  volunteerVerb: volunteer, voluntary work
  vomit: vomit, throw up, puke, be sick
  vomiting: vomit
  voucher: voucher, gift card, coupon
  voucherCode: voucher code, voucher number
  voucherLost: lost voucher, replacement voucher
  vulture: vulture, bearded vulture
  wade: wade, wade through
  waffle: waffle
  wage: wage, salary, pay, wages
  waist: waist
  waistband: waistband
  waistSize: waist size, hip size, chest size
  waiter: waiter, waitress, server
  waitFor: wait for, await
  waitingRoom: waiting room
  waitingTime: waiting time, wait, wait time
  waitInLine: take a number, next please
  waitList: waiting list, waitlist
  waitVerb: wait, waiting
  waiver: waiver, disclaimer, release form
  wakeUp: wake, wake up, woke, awake, woken, alarm call
  walk: walk, on foot
  walkAround: walk around, wander
  walkDog: dog walking, walk the dog
  walker: walking frame, rollator, walker, zimmer frame
  walkieTalkie: walkie-talkie, two-way radio
  walkInClinic: walk-in clinic, open surgery, open consultation
  walkingStick: walking stick, walking cane, cane
  walkInNoAppointment: without appointment, without booking, unannounced
  walkInVisit: without appointment, walk-in, no appointment
  wall: wall
  wallet: wallet, coin purse, purse
  wallPaint: wall paint, emulsion, interior paint
  wallpaper: wallpaper
  walnut: walnut
  walnutWood: walnut wood, cherry wood, mahogany
  wardrobe: wardrobe, closet
  warehouse: warehouse, storage
  warm: warm
  warmClothes: warm clothes, layers, thermal underwear
  warmLining: lined, fleece-lined
  warmRent: bills included, rent including bills
  warmUp: warm up, warm-up
  warn: warn, warning
  warningLight: warning light, dashboard light
  warranty: warranty, guarantee, guaranteed, assure
  warrantyCard: guarantee card, warranty card
  wart: wart, verruca
  wash: wash, washing, washed
  washable: washable
  washHands: wash hands
  washingMachine: washing machine, washer
  washOff: wash off, wash out
  washUp: wash up, washing-up, dishes
  wasp: wasp, hornet
  waspNest: wasp nest, hornet nest
  wasteCollector: bin man, refuse collector
  wasteSorting: waste separation, sort waste
  wasteWater: waste water, grey water, chemical toilet
  watch: wristwatch, watch
  watchGlass: watch glass, watch crystal, watch crown
  watchmaker: watchmaker
  watchOnly: just watch, only watch
  watchOver: look after, supervise, supervision
  watchStrap: watch strap
  watchVerb: look on, spectate
  watchWaterproof: water resistance test, pressure test
  water: water
  waterbed: waterbed
  waterBottle: water bottle, drinking bottle, flask
  watercolour: watercolour, watercolor
  waterConnection: fresh water, water hook-up, water point, water connection, water supply
  waterDamage: water damage
  waterDamaged: water-damaged, got wet inside
  waterDispenser: water dispenser, drinking fountain
  waterfall: waterfall
  waterFilter: water filter, limescale filter
  waterHeater: water heater, immersion heater
  wateringCan: watering can
  waterLevel: water level, high water, flooding
  waterPipe: water pipe, pipe, pipework
  waterPlants: watering
  waterPressure: water pressure
  waterproof: waterproof
  waterPump: water pump
  waterQuality: water quality, clean water
  waterSki: waterskiing, wakeboard, banana boat
  waterSlide: water slide, paddling pool, water park
  waterSports: water sports, water skiing, wakeboard
  waterTank: water tank
  waterTemperature: water temperature
  waterwheel: waterwheel, watermill
  wave: waves, wave, surf
  wax: wax, beeswax, candle wax, stearin
  waxHair: waxing, hair removal
  waxing: waxing, hair removal
  weak: weak, weakness
  weapon: weapon, cannon, spear
  weaponArmour: armour, sword, weapon
  weaponsPermit: firearm licence, weapon
  wear: wear, wore, worn, wearing
  wearOut: wear out, wear down
  wearTear: wear and tear, signs of use
  wearVerb: what to wear, put on
  weather: weather
  weatherDependent: weather permitting, weather dependent
  weatherForecast: weather forecast
  weatherproof: weatherproof, windproof, weather-resistant
  weatherWarning: weather warning, storm warning
  weave: weave, woven
  weaver: weaver, loom, spinning wheel, spinner
  weavingLoom: loom, spinning wheel, spin wool
  webcam: webcam
  webDesign: web design, website creation, homepage
  website: website, homepage, web page
  wedding: wedding
  weddingAnniversary: wedding anniversary
  weddingCake: wedding cake
  weddingCar: wedding car, carriage
  weddingDance: wedding dance, first dance
  weddingDress: wedding dress, bridal gown
  weddingGift: wedding present, gift list, wedding registry
  weddingGuest: wedding guest
  weddingHall: wedding venue, wedding location, wedding reception
  weddingInvitation: wedding invitation, save the date
  weddingPhotos: wedding photographer, wedding photos
  weddingPlanner: wedding planner
  weddingReception: wedding reception, wedding breakfast
  weddingRing: wedding ring, wedding band
  weddingSuit: wedding suit, dinner jacket, tuxedo
  weddingVenue: wedding venue, wedding location
  weddingVideo: wedding video, videographer, video production
  weddingWitness: best man, wedding witness
  weed: weed, weeds
  weedKiller: weed killer, herbicide, pesticide
  weedkiller: weedkiller, herbicide, pesticide
  week: week
  weekday: weekday, working day
  weekend: weekend
  weekendCourse: weekend course, weekend workshop
  weekendRate: weekend rate, weekend surcharge
  weekly: weekly, per week, a week
  weeklyRate: weekly rate, weekly price
  weigh: weigh, weight
  weight: weight
  weightLimit: weight limit, maximum weight, max weight
  weightMeasure: how heavy, how much weigh
  weld: weld, welding, solder
  wellbeing: well-being, wellness
  wellDone: well done, medium
  wellies: wellies, rubber boots, wellingtons, gumboots, boots
  west: west, western
  wet: wet
  wetAreaShoes: bathing shoes, bare feet allowed, indoor shoes
  wetFood: wet food, canned food
  wetsuit: wetsuit, drysuit, neoprene
  whale: whale, whale watching
  whaleWatch: spot animals, animal sightings
  whatsapp: WhatsApp, messenger
  wheat: wheat
  wheatBeer: wheat beer, lager, craft beer
  wheel: wheel
  wheelAlignment: wheel alignment
  wheelBalancing: wheel balancing
  wheelbarrow: wheelbarrow
  wheelchair: wheelchair
  wheelchairHire: wheelchair user, in a wheelchair
  wheelchairRamp: wheelchair ramp
  wheelchairUser: wheelchair user
  wheelThrowing: throwing clay, hand building
  whileWait: while you wait, wait for it
  whippedCream: whipped cream, double cream
  whipRiding: riding crop, whip, spurs
  whisk: whisk
  whiskers: whiskers
  whisky: whisky, whiskey, brandy
  whisper: whisper
  whistle: whistle
  white: white
  whiteboard: whiteboard, blackboard, chalkboard
  whiteCane: white cane
  whiteColour: white
  whiteGold: white gold, rose gold
  whitenTeeth: whiten teeth, tooth whitening
  whiteWine: white wine, rosé
  whitsun: Whitsun, Pentecost, Whit Monday
  wholeEntire: whole, entire
  wholegrain: wholegrain flour, spelt, bran
  wholemeal: wholemeal, whole grain
  wholesale: wholesale
  wickerwork: wicker, rattan, basketwork
  wide: wide, broad
  widen: widen, let out
  widow: widow, widower
  widowed: widowed, widow
  widowerPension: survivor's pension, widow's pension
  widowhood: bereaved, surviving relatives
  width: width
  widthMeasure: how wide, passage width
  wife: wife, wives, missus
  wifi: wifi, wireless
  wifiPassword: wifi password, wireless, wlan
  wig: wig, hairpiece
  wild: wild
  wildAnimal: wildlife, wild animal
  wildBoar: wild boar, boar
  wildflower: wildflower
  wildGarlic: wild garlic, foraging, wild herbs
  wildlife: wildlife, fauna, game animals
  wildlifePark: wildlife park, safari park, game park
  will: last will, testament
  willow: willow, poplar
  wilt: wilt, wither
  wind: wind
  windBlow: wind, windy
  windClock: wind up, winding, mechanical clock
  windmill: windmill
  window: window
  windowCleaning: window cleaning, clean windows, window cleaner
  windowFrame: window frame
  windowPane: window pane, pane of glass
  windowRegulator: window winder, electric window
  windowSill: window sill, window ledge
  windproof: windproof, sheltered
  windscreen: windscreen, windshield
  windsurfing: windsurfing, kitesurfing, kite
  windTurbine: wind turbine, windmill
  windyState: rough sea, waves, choppy
  wine: wine
  wineBar: wine bar, cocktail bar
  wineCellar: wine cellar, vaulted cellar
  wineGlass: wine glass, beer glass, champagne glass
  winegrower: winegrower, winemaker, winery, vintner
  winePress: grape harvest, wine press, fruit press, cider press
  winery: winery, winemaker, vineyard, wine estate
  wineTasting: wine tasting, wine tour, cellar tour, beer tasting
  wing: wing, wings
  winner: winner
  winPrize: win, won, prize, win a prize, raffle, lottery
  winter: winter
  winterBreak: winter break, closed in winter
  winterProtection: winter protection, frost-proof, hardy
  winterStorage: winter storage, overwinter
  winterTyre: winter tyre, winter tire, snow tire
  wipe: wipe
  wiper: wiper
  wireFence: barbed wire, wire fence, chain-link fence
  wireMetal: wire, copper wire
  wireUp: wiring, cable
  wish: wish
  witch: witch, dragon, magic, wizard
  withAdult: accompanied by adult, accompanied
  withdraw: withdraw, withdrawal
  withdrawalRight: right of withdrawal, cooling-off
  withdrawContract: back out, withdraw from contract
  witness: witness
  wobble: wobble, wobbly
  wolf: wolf, wolves
  woman: woman, women, lady, ladies
  womb: womb, uterus
  womenOnly: women only, ladies only
  womensHaircut: women's haircut, ladies' cut
  wontDrain: doesn't drain, won't spin, error code
  wontStart: won't start, engine won't start
  wood: wood
  woodBeam: beam, wooden beam, timber
  woodCarving: wood carving, wood turning
  woodChipper: chipper, shredder, wood chipper
  woodchipper: wood chipper, shredder garden
  woodenFloor: wooden floor, floorboards
  woodenSpoon: wooden spoon, spatula, dough scraper
  woodenToys: wooden toy
  woodland: woodland, wood walk, forest trail
  woodlandBurial: woodland burial, natural burial
  woodMoth: clothes moth, moth, moths, moth hole
  woodOil: wood oil, furniture polish, beeswax polish
  woodpecker: woodpecker
  woodPellets: wood pellets, pellets
  woodStain: wood stain
  woodStove: wood stove, log burner, wood burner
  woodturning: woodturning, carving course, chainsaw carving
  woodwind: oboe, bassoon, transverse flute
  woodworking: woodworking, carpentry
  woodworm: woodworm, termites
  wool: wool, yarn
  woolFilling: stuffing, cushion filling, wadding
  word: word
  workAccident: work accident, workplace injury
  workExperience: work experience, job shadowing, trial day
  workFunction: work, function
  workHere: work here, job vacancy, apply here
  workJob: work, job
  workout: workout, fitness training
  workPermit: work permit
  workPlacement: work experience, taster day
  workSafety: health and safety, occupational safety
  worksheet: worksheet, quiz sheet
  workshop: workshop, garage
  workshopEvent: workshop
  worktop: worktop, countertop
  workwear: workwear, uniform, school uniform
  worldWar: World War, wartime, bunker
  worldwide: worldwide, international
  worm: worm
  wornHeel: heel tip, heel replacement, worn heels
  wornOut: worn out, worn, wear and tear
  wornShoes: worn down, worn heels
  worry: worry, worried, concerned about
  worse: worse
  worsen: worsen, get worse
  worthless: worthless, no value
  worthwhile: worthwhile, worth it, pay off
  wound: wound, cut wound
  woundCare: wound care, change of dressing
  wrapBandage: bandage
  wrappingPaper: wrapping paper, gift wrap
  wrapUp: wrap up, wrapped
  wreath: wreath, garland
  wrench: wrench, spanner
  wringOut: wring out, spin dry
  wrinkle: wrinkle
  wrist: wrist
  wristbandTicket: wristband, entry stamp
  write: write, wrote, written, writes, writing
  writeDown: write down, note down
  writeOff: beyond repair, write-off
  writtenExam: written exam, written test
  wrong: wrong, incorrect
  wrongFuel: wrong fuel, misfuelling
  wrongSize: wrong size, does not fit
  wroughtIron: wrought iron, cast iron
  xray: x-ray
  xylophone: xylophone, triangle
  yarn: yarn, thread, sewing thread, cotton reel
  yawn: yawn, yawning
  year: year
  yearly: yearly, annual, per year, annually
  yearsExperience: years of experience, how long experience
  yellow: yellow
  yellowColour: yellow
  yesterday: yesterday
  yoga: yoga
  yogaBlock: yoga block, yoga strap
  yogaMat: yoga mat, mat
  yogaTeacher: yoga teacher, yoga instructor
  yoghurt: yoghurt, yogurt
  young: young
  youngAnimal: young animals, offspring, baby animals
  youngAtHeart: young people, teens
  youth: youth, young people
  youthCard: youth card, youth leader card, youth pass, youth ticket
  zebra: zebra
  zip: zip, zipper, zip repair, broken zip
  zitherLute: zither, lute
  zoo: zoo
  zookeeper: zookeeper, animal keeper
  zoomLens: lens hood, telephoto, zoom
  zumba: zumba, aerobics
`
