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
  accordionPart: concertina
  account: account, user account
  accountant: accountant, bookkeeper
  accounting: accounting, bookkeeping, accountant, accounts, payroll
  accountNumber: account number
  accuse: accuse, blame
  acoustics: acoustics, soundproofing, noise insulation
  acrylicGlass: acrylic glass, plexiglass, perspex
  acrylicPaint: acrylic paint
  acting: acting, drama
  active: active, in action
  actor: actor, actress
  acupuncture: acupuncture
  acute: acute, sudden pain, severe pain
  adapter: adapter, adaptor
  addiction: addiction
  address: address
  addVerb: add
  adhd: ADHD, attention deficit
  adhesiveTape: tape, sticky tape, packing tape
  adjust: adjust, adjustment
  adjustable: adjustable, height-adjustable, height adjustable
  administrationFee: administration fee, handling fee, booking fee
  admission: admission, entrance fee
  admissionDoors: doors open, admission time
  admit: confess
  adopt: adopt, adoption
  adoptedChild: adopted child
  adoption: adoption
  adrenalinePen: EpiPen, adrenaline pen
  adult: adult, grown-up
  adulthood: of age, over eighteen
  adultsOnly: adults only, no children
  adultTicket: adult ticket, full price
  advanced: advanced
  advancedLearner: advanced, improver, experienced player
  advanceSale: advance sale, presale, advance booking
  advantage: advantage, benefit
  advent: Advent, Advent season
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
  afraidOfHeights: afraid of heights, fear of heights, vertigo, head for heights
  afraidOfWater: afraid of water
  african: African, Africa
  afternoon: afternoon
  afterSchoolCare: after-school care, after-school club
  afterSun: after-sun lotion
  afterSurgery: after an operation, post-operative
  again: again
  age: age
  ageGroup: age group
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
  airMattress: air mattress, airbed, inflatable mattress
  airOut: air out, let fresh air
  airport: airport
  airportShuttle: shuttle, airport transfer
  airPressure: barometer
  airPump: pump
  airtight: airtight, hermetic
  ajar: wide open, left open
  alarm: alarm system, burglar alarm
  alarmClock: alarm clock
  alarmGoesOff: alarm goes off
  alarmSystem: alarm system
  albanian: Albanian, Albania
  alcohol: alcoholic, alcohol
  alcoholBan: alcohol ban, no alcohol
  alcoholism: alcoholism, alcoholic
  alignAxis: alignment
  alimony: child support, alimony
  alive: alive, still alive
  allDay: all day
  allenKey: Allen key, hex key
  allergen: allergen
  allergicFree: hypoallergenic
  allergicShock: allergic shock, anaphylaxis, anaphylactic shock
  allergy: allergic, allergy, allergy sufferer, allergic to
  allergyTest: allergy test, desensitisation
  allow: allow, permit, permission, allowed, authorisation, allowed to
  allowVerb: let someone, am I allowed
  allSaints: All Saints Day, All Saints' Day, All Souls
  allSeasonTyre: all-season tyres
  almond: almond
  almost: almost, nearly
  alone: alone, on my own
  aloneTraveller: solo traveller, on my own, single person
  aloneUnsupervised: unaccompanied, unattended, unsupervised, without parents
  alpacaWool: alpaca
  alphabet: alphabet
  alpinePasture: alpine pasture, alpine hut
  altar: altar
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
  amber: amber
  ambulance: ambulance
  american: American, United States
  amountMoney: sum, amount
  amountQuantity: quantity, amount
  amplifier: amplifier, amp
  amusementPark: amusement park, theme park
  anaesthesia: anaesthesia, anesthesia, anaesthetic
  anaesthetize: anaesthetic, anesthesia, sedate
  analogCamera: analogue camera, film camera
  anchor: anchor, anchoring, drop anchor
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
  antifouling: antifouling
  antihistamine: antihistamine, allergy tablets
  antique: antique
  antiqueFurniture: antique furniture
  antiquity: ancient times, ancient, antiquity
  antiReflection: anti-reflective coating, coating
  antivirus: antivirus
  antler: antlers, antler
  anvil: anvil
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
  applause: applause
  apple: apple
  appleJuice: apple juice
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
  apresSki: après-ski
  apricot: apricot
  apron: apron
  aquaFitness: aqua fitness, aqua aerobics
  aquarium: aquarium, fish tank
  aqueduct: aqueduct
  arabic: Arabic, Arab
  archaeology: archaeology, archaeologist, archaeological
  archArchitecture: architecture
  archery: archery, bow and arrow
  architect: architect
  archive: archive, archives, archivist
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
  arrivalDay: day of arrival
  arrive: arrive, arrival, arrives
  arriveEarly: arrive early, in good time, minutes before, come earlier
  artefactFind: archaeological find, discovery
  arthritis: arthritis, osteoarthritis
  artichoke: artichoke
  articleNews: news, press release, newspaper article
  artificialFlower: artificial flower, silk flower
  artificialGrass: artificial grass
  artificialIntelligence: artificial intelligence, chatbot
  artisan: craftsman, craftsmen, artisan
  artist: artist
  artMuseum: art museum, art exhibition
  artRestorer: restorer, restoration of paintings, conservator
  artWork: art, artwork
  asbestos: asbestos
  ascensionDay: Ascension Day
  ascent: ascent, climb up
  ash: ashes
  ashesScatter: scatter ashes, ashes
  ashtray: ashtray
  asian: Asian, Asia
  ask: ask, enquire
  askFor: ask for, call and ask
  asparagus: asparagus
  asphalt: asphalt, tarmac, tar
  aspirin: aspirin
  assemble: assemble, assembly
  assemblyPoint: assembly point, meeting point, meeting place
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
  attach: attach, fasten, fix in place
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
  audiobook: audiobook
  audioDescription: audio description
  audioGuide: audio guide, audioguide, audio tour, headset guide
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
  awning: awning, canopy tent, canopy
  axe: axe
  baby: baby, infant
  babyBath: baby bath
  babyBib: bib, baby bib
  babyBlanket: baby blanket, cuddle blanket
  babyCarrier: baby carrier, sling, baby sling
  babyFood: baby food, baby bottle
  babyMilk: baby milk, formula, infant formula
  babyMonitor: baby monitor
  babyRattle: dummy, pacifier, teething ring, soother
  babySeat: baby seat
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
  badminton: badminton, shuttlecock
  badOnFeet: unsteady walking, walk badly
  badWeather: bad weather, rainy day, poor weather, if it rains, rained off
  bag: bag
  bagCheck: bag check, bag search, security check
  bagelBun: bun, bap, white roll
  baggageSize: bulky
  bagLining: bag repair, leather bag repair
  bagpipes: bagpipes
  bagSack: bag, sack, sacks
  baguette: baguette
  bailiff: bailiff
  bait: bait, lure
  bake: bake, baking
  baker: baker
  bakery: bakery
  bakingPaper: baking paper, greaseproof paper
  bakingPowder: baking powder
  bakingTin: baking tin, cake tin, baking tray
  balance: balance, keep balance, lose balance
  balanceBike: balance bike
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
  ballroom: ballroom dancing, waltz, standard dance, social dance
  baltic: Lithuanian
  bamboo: bamboo
  banana: banana
  bandage: bandage, wound dressing
  bandageUp: bandage up, change dressing
  bandHire: book a band, wedding band, hire musicians
  bandMusic: band, orchestra
  bangNoise: bang, loud bang
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
  barley: barley
  barman: barman, bartender, barista
  barn: barn
  barrel: barrel, keg, oak cask, demijohn
  barrierFreePath: paved path
  barStool: bar stool
  barTable: bar table, high table
  basement: basement, cellar
  basementStorage: basement, cellar
  basil: basil
  basketball: basketball
  basketMaker: basket maker, basketry
  basketWeaving: basket weaving, wicker, wicker basket
  basketWoven: basket, baskets, shopping basket
  bassGuitar: ukulele
  bat: bat, bats
  bathe: bathe, bath
  bathingArea: bathing area, bathing lake, swimming spot
  bathrobe: bathrobe, dressing gown
  bathroom: bathroom
  bathroomTiles: tiling, tiler, wall tiles
  bathtub: bathtub
  battery: battery, batteries, rechargeable battery
  batteryLife: battery life
  batteryReplacement: battery replacement, change battery, replace battery, battery swap
  bay: bay, cove, inlet
  beAbsent: absent, absence
  beach: beach
  beachChair: beach chair
  beachToy: bucket and spade, sandcastle
  beachVolleyball: beach volleyball, volleyball
  bead: bead, pearl
  beak: beak
  beAllergic: react to, allergic reaction
  bean: bean
  beanie: beanie, woolly hat
  bear: bear, bears, brown bear
  beard: beard
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
  beech: beech
  beef: beef
  beeHarvest: extract honey, honey harvest
  beehive: beehive, hive, bee colony
  beekeeper: beekeeper, beekeeping
  beekeepingCourse: beekeeping course
  beekeepingGear: bee suit, smoker bees, honey extractor
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
  bell: bell, chime, church bell, bell tower
  bellFounding: bell foundry, foundry, cast metal
  bellPepper: bell pepper, paprika
  belly: belly, tummy, abdomen
  bellyBag: bum bag, fanny pack, waist bag, money belt, dry pouch
  belong: belong, belongs to, whose is
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
  bikini: bikini
  bilingual: bilingual
  bilingualState: speak several languages, multilingual, several languages, languages spoken, in several languages
  billiards: billiards, pool table, snooker
  billingAddress: billing address
  bin: bin, trash can, dustbin, waste bin, garbage can
  binBag: bin bag, rubbish bag, garbage bag
  bindBook: bind a thesis, spiral binding
  binding: binding, legally binding, binding booking
  binoculars: binoculars
  biodegradable: biodegradable, compostable
  biologist: biologist, botanist, zoologist
  biology: biology
  biometricPhoto: biometric photo, visa photo
  bird: bird
  birdFeeder: bird feeder, birdseed
  birdFlu: bird flu, animal disease
  birdHide: bird hide, observation hide
  birdhouse: bird box, nest box, birdhouse
  birdwatching: birdwatching, bird watching
  birth: birth
  birthAnimal: calving, lambing, whelping
  birthCertificate: birth certificate
  birthControlPill: the pill, contraceptive pill
  birthday: birthday
  birthdayCake: birthday cake
  birthdayCard: birthday card
  birthdayChild: birthday boy, birthday girl
  birthdayPackage: birthday package, party package
  birthdayParty: birthday party
  birthdayTart: gateau, layer cake, tart
  biscuit: biscuit, cookie
  bishop: bishop
  bitch: female dog
  bite: bite, bitten
  biteDog: snap at
  biteSplint: bite splint, night guard, teeth grinding
  bitter: bitter
  black: black
  blackberry: blackberry, bramble
  blackboard: blackboard, whiteboard, chalkboard
  blackColour: black
  blackIce: black ice, icy road, icy, frozen over
  blackout: blackout, darken room
  blacksmith: blacksmith, forge, forging, smith
  blackTea: black tea
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
  blindPerson: blind person, sight loss, blind visitor
  blinds: window blinds, shutter, roller shutter
  blink: blink, wink
  blister: blister, blisters
  bloated: bloated, flatulence, bloating
  blockedDrain: blocked drain, clogged, blockage, unblock
  blockedNose: runny nose, blocked nose, stuffy nose, snot
  blonde: blonde, blond
  blondHair: blond, blonde
  blood: blood
  bloodDonation: blood donation, donate blood
  bloodGroup: blood group, blood type
  bloodPressure: blood pressure, hypertension
  bloodPressureMonitor: blood pressure monitor
  bloodSugar: blood sugar, blood glucose
  bloodTest: blood test
  bloodThinner: blood thinner, anticoagulant
  bloom: bloom, blossom, flowering
  blouse: blouse
  blowDry: blow-dry
  blowOut: blow out candles
  blue: blue
  blueberry: blueberry, bilberry
  blueColour: blue
  blueLight: blue light filter
  bluetooth: bluetooth
  blunt: blunt, dull blade
  blurred: blurred, blurry
  board: board, get on, embark
  boarding: boarding, embark
  boardingSchool: boarding school
  boardPet: boarding, kennel
  boat: boat, motorboat, barge
  boatFender: fender
  boatLicence: boat licence, sailing licence
  boatMooring: boat storage, winter storage of boat
  boatRental: boat rental, boat hire
  boatSail: sails
  boatTrip: boat trip, boat tour, cruise
  bobbin: bobbin, spool
  body: body
  bodyHair: body hair
  bodyWeight: body weight
  bodywork: bodywork, car body
  boil: boil, boiled
  boiledEgg: boiled egg
  boiler: boiler
  boilingHot: boiling hot, sweltering
  bone: bone
  bonfire: bonfire, campfire, fire pit
  bonnet: bonnet, hood
  bonsai: bonsai
  bonus: bonus, reward
  book: book, booking
  bookAhead: book in advance, pre-book
  bookbinder: bookbinder, bookbinding
  bookbinding: bookbinding, bookbinder, bind a book, spiral binding
  bookcase: bookcase, bookshelf
  bookCover: book cover, dust jacket, hardcover
  bookedUp: fully booked, booked up, sold out, course full, no places left
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
  bottleOpener: bottle opener
  bottleVerb: bottle up, bottling
  bottleWarmer: bottle warmer, warm bottle
  boulder: boulder, rock
  bouldering: bouldering, climbing wall
  boules: boules, petanque
  bounce: bounce, trampoline
  bouncyCastle: bouncy castle, inflatable
  bouquet: bouquet, bunch of flowers
  boutonniere: buttonhole, boutonniere
  bowArrow: bow and arrow, archery
  bowel: bowel, gut, intestine
  bowl: bowl
  bowling: bowling, skittles, bowling alley, ninepins
  bowRehair: bow rehair
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
  breadcrust: crust
  breadMaker: bread maker
  breadOven: wood-fired oven, stone oven, bakehouse, bread oven, pizza oven
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
  breastfeedVerb: breastfeed
  breastPump: breast pump
  breath: breath, breathing
  breathable: breathable, breathable fabric
  breathe: breathe, breath
  breathing: breathing, breath
  breeder: breeder, breeding
  breedVerb: breed, breeding, raise animals
  breeze: breeze, gust, windy
  brewery: brewery, brewing, brewery tour, brewer
  brick: brick
  bricklayer: bricklayer, builder, mason, masonry
  bridalBouquet: bridal bouquet, wedding bouquet
  bridalCouple: newlyweds, bridal couple
  bridalFashion: bridal shop, bridalwear
  bridalMakeup: bridal make-up, bridal hairstyle
  bridalVeil: veil, bridal veil
  bride: bride
  bridegroom: groom, bridegroom
  bridesmaid: bridesmaid
  bridge: bridge
  bridle: bridle, reins, halter
  briefcase: briefcase
  bright: bright, light-coloured
  brightLight: bright
  bring: bring, brought, bringing along, bring along, bring your own
  bringBack: bring back, brought back, take back
  bringBike: bring a bike, take bicycle
  bringChildren: bring children, with kids
  bringDog: bring the dog, dogs allowed
  bringUp: bring up, raise children
  bristleBrush: bristle, scrubbing brush
  british: British, Britain, Scottish, Welsh
  brittle: brittle, fragile material
  broadband: broadband, fibre, internet connection, DSL
  broadcastFee: television licence, broadcasting fee
  broccoli: broccoli
  broken: broken, faulty, defective, not working, kaput, busted
  brokenScreen: cracked screen, broken screen, screen repair, display, shattered screen
  bronchitis: bronchitis
  bronze: bronze
  bronzeAge: Bronze Age
  brooch: brooch
  broody: laying hen
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
  bud: bud, buds
  buddhist: Buddhist
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
  bungalow: bungalow, chalet
  bungee: bungee jumping
  bunHair: hair bun
  bunkBed: bunk bed, loft bed
  burialAtSea: burial at sea
  burn: burn, burnt, burned
  burnDown: burn down
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
  butterfly: butterfly, butterflies
  buttermilk: buttermilk
  buttock: buttock, bum
  button: button
  buttonCell: button cell, watch battery, batteries
  buttonhole: buttonhole
  buy: buy, bought, purchase, buying
  buyer: buyer, purchaser
  buyTickets: buy tickets, get tickets
  buyUp: buy up, we buy, buy old gold, purchase used
  byAppointment: by appointment, by arrangement
  bylaws: statutes, bylaws, articles of association
  byPhone: by phone
  cabbage: cabbage
  cabin: ship cabin
  cable: cable, wire, cord
  cableCar: cable car, gondola, aerial tramway, gondola lift
  cactus: cactus, cacti, succulent
  caesarean: caesarean, C-section
  cafe: café, coffee shop, tearoom
  cage: cage
  cake: cake
  cakeDecorating: cake decorating, sugar craft
  cakeShop: cake shop, patisserie
  cakeStand: cake stand, cake box, tiered stand
  calculate: calculate, calculation
  calculateCost: work out cost, calculate price
  calculatorDevice: calculator, pocket calculator
  calendar: calendar
  calf: calf, calves, heifer
  calfMuscle: calf muscle
  call: call, phone, ring
  callBack: call back, callback, ring back
  callHelp: call for help, emergency call
  calligraphy: calligraphy, hand lettering, lettering
  callOffWeather: called off, cancelled for weather
  callus: callus, corn on foot
  calmDown: calm down, soothe
  calmPerson: calm, relaxed, good-natured, easygoing
  calmSea: calm sea, calm water
  calorie: calorie
  camel: camel, dromedary
  camera: camera
  cameraFilm: film roll, negatives, photographic film
  cameraFlash: flashgun, flash photography
  cameraLens: camera lens, zoom lens
  camp: camp, camping, tent, go camping
  camper: camper, motorhome, RV, campervan, camper van
  campingChair: camping chair, folding chair
  campingStove: camping stove, camp stove
  campsite: campsite, campground
  canal: canal
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
  candleSoap: soap making, make soap
  candlestick: candlestick, candle holder
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
  capHeadwear: baseball cap, peaked cap, sun hat, cap
  capitalLetters: capital letters, block letters
  capsize: capsize, tip over, overturn
  captainBoat: captain, skipper, helmsman
  car: car, automobile
  carabiner: carabiner, karabiner
  carat: carat, karat
  caravan: caravan
  caraway: caraway
  carBattery: car battery, starter battery
  carbonFibre: carbon fibre, carbon
  carbonMonoxide: carbon monoxide
  carBoot: car boot, trunk
  carburettor: carburettor, carburetor
  card: card
  cardboard: cardboard
  cardboardBox: box, cardboard box, carton
  carDealer: car dealer, dealership, car dealership, trade-in
  cardGame: card game, poker, bridge game
  cardigan: cardigan
  cardiologist: cardiologist
  cardReader: card reader, card machine
  cardWool: carding, card wool
  careFor: care, care for
  careful: careful, carefully, caution
  caregiver: caregiver, carer
  careless: careless, negligent
  careless2: sloppy, badly done
  careLevel: care level, care allowance
  carerFree: carer goes free, carer ticket, carer free, free companion
  caretaker: caretaker, janitor, porter, concierge
  carFerry: car ferry, ferry
  cargoBike: cargo bike
  carInsurance: car insurance, comprehensive cover
  carMat: car mat, floor mat
  carnation: carnation
  carnival: carnival, Mardi Gras, carnival parade
  carousel: carousel, merry-go-round
  carp: carp, koi
  carPaint: paintwork, car paint
  carpalTunnel: carpal tunnel
  carpenter: carpenter, joiner, cabinetmaker, joinery
  carpet: carpet, rug
  carpetCleaning: carpet cleaning, upholstery cleaning, rug washing
  carPolishing: car detailing, car valeting, interior cleaning
  carport: carport
  carriageRide: carriage ride, horse-drawn carriage
  carrot: carrot
  carry: carry
  carryAround: carry around, lug, haul
  carScrap: scrap a car, car disposal
  carSeat: child seat, child car seat, booster seat
  carService: car service, servicing
  carsick: carsick, travel sick
  cartoonFilm: cartoon, animated film, children's film
  carTransporter: car trailer, boat trailer
  cartWagon: handcart, cart
  carve: carve, carving
  carWash: car wash
  carWorkshop: garage, repair shop
  carWrap: car wrap, vehicle lettering
  cash: cash, cash payment, pay cash, in cash, cash only
  cashDesk: checkout, till, cash desk
  cashDiscount: cash discount
  cashOnDelivery: cash on delivery
  cashOnly: cash only
  cashPayout: cash out, paid out, payout
  cashRegister: cash register, cash box
  cassette: cassette, VHS, tape digitise, tape recorder
  castIronPot: cast-iron pan
  castle: castle
  castleRuin: fortress, fort, castle ruin
  castOff: cast off, set sail
  castors: castors, casters
  cat: cat
  catalan: Catalan
  catAllergy: cat allergy, animal hair allergy
  catalogue: catalogue, catalog, brochure
  catalyticConverter: catalytic converter
  cataract: cataract
  catch: catch, caught, catch animals
  catchAnimal: live trap, trap
  catchFire: fire
  catchFish: catch a fish, keep catch
  catchUp: catch up, make up
  catering: catering
  cateringService: party catering, caterer
  caterpillar: caterpillar
  catFlap: cat flap, pet door, dog flap
  cathedral: cathedral, basilica, minster
  catholic: Catholic
  catSitter: cat sitter, cat boarding
  cattery: cattery, cat boarding
  cattle: cattle, livestock
  cauliflower: cauliflower
  cause: cause
  cause2: trigger, cause problems
  caveNoun: cave, cavern, grotto
  caving: caving, spelunking, caver
  ceiling: ceiling
  celebrate: celebrate, celebration, party
  celebrateBirthday: celebrate birthday, birthday party
  celery: celery, celeriac
  cellarVault: wine cellar
  cello: cello
  cellulite: cellulite
  celtic: Celts, Celtic
  cement: cement, mortar
  cemetery: cemetery, graveyard
  centenarian: hundred years old, very old
  centimetre: centimetre, centimeter
  centralHeating: central heating
  centralLocation: central, centrally located
  centralLocking: central locking, remote key
  century: century
  cereal: cereal, grain
  ceremony: ceremony
  certificate: certificate, diploma
  certificateAttendance: certificate of attendance, participation certificate
  certify: certify, notarise
  chafe: chafe, rubbing
  chain: chain
  chainOff: chain came off, worn chain
  chair: chair, seat
  chairCover: chair cover
  chairperson: chairperson, chairman, board member
  chalk: chalk, climbing chalk, chalk bag
  chambermaid: housekeeper, chambermaid
  chamomile: chamomile
  champagne: champagne, prosecco, cava
  chandelier: chandelier
  change: change, alter
  changeBattery: change battery, battery replacement
  changeBooking: change booking, rebook, amend booking
  changeDate: change date, move appointment
  changeLock: change locks, replace lock
  changeMind: change one's mind
  changeNappy: change nappy, change diaper
  changeOfClothes: change of clothes, spare clothes
  changeTrain: change trains
  changeTyres: tyre change, tires
  changingRoom: changing room, locker room, changing cabin, changing cubicle, changing area
  changingTable: changing table, nappy changing, baby changing, changing facilities
  chanterelle: chanterelle
  chapel: chapel
  charcoal: charcoal, briquettes, barbecue coal, coal
  charcoalPastel: pastels, drawing charcoal
  charge: charge, charged, charge for, bill for
  chargeBattery: recharge, charging
  charger: charger, charging cable
  chargingCable: charging cable, power cable, power supply, charger cable, USB cable
  chargingPort: charging port, charging socket
  chargingStation: charging station, charging point, wallbox, charge electric car, home charger
  chase: chase, chase away
  chassisNumber: chassis number, VIN
  chauffeur: chauffeur
  cheap: cheap, inexpensive
  cheat: cheat, scam, fraud, swindle, fake shop, rip-off
  check: check, inspect, inspection, double-check, verify
  checkered: checkered, tartan
  checkIn: check-in
  checkOut: check-out
  checkout: checkout, cash register
  checkup: check-up, health check
  cheek: cheek
  cheeky: cheeky, insolent
  cheerful: cheerful, good mood
  cheese: cheese
  cheesecake: cheesecake
  cheeseDish: cheese vat, cheese mould, cheesecloth
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
  chessClub: chess club
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
  chickpea: chickpea
  child: child, children, kid
  childBenefit: child benefit
  childBike: kids bike, children's bike
  childBikeSeat: child bike seat
  childbirth: childbirth, labour, giving birth, gave birth, had a baby, having a baby
  childcare: childcare, child care
  childFriendly: child-friendly, kid-friendly
  childHaircut: child's haircut, kids' haircut
  childhood: childhood
  childminder: childminder, day care
  childPortion: child's portion, kids' menu, children's menu
  childrensBirthday: children's birthday, kids party
  childrensBook: children's book, picture book
  childrensClothes: children's clothes, baby clothes
  childrensParty: children's party, children's birthday
  childrensTour: children's tour, family tour
  childSafe: childproof, child-safe
  childSize: children's sizes, child size, children's size, kids' size, baby size
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
  chipboard: chipboard, plywood, MDF
  chipped: chipped, chipped edge
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
  christening: christening party, naming ceremony
  christeningGown: christening gown
  christian: Christian, Christianity
  christmas: Christmas, Xmas
  christmasEve: Christmas Eve
  christmasMarket: Christmas market
  christmasParty: Christmas party
  christmasTree: Christmas tree
  christmasTreeBauble: bauble
  chronic: chronic, long-standing, chronic illness, chronic pain
  church: church
  churchBell: church bell, bells, bell ringing
  churchOrgan: church organ, organ concert
  churchService: church service, holy mass, mass, Sunday service
  churchTower: church tower, steeple, bell tower
  churchWedding: church wedding, religious ceremony
  cider: cider, cider press, fruit press
  cigarette: cigarette
  cinema: cinema, movie theater
  cinnamon: cinnamon
  circleShape: circle, circular
  circuitBoard: circuit board
  circularWalk: circular walk, loop trail, round trip
  circus: circus
  citizen: citizen
  citizenship: citizenship, nationality
  city: town, city
  cityPass: city card, guest card, tourist card, visitor's card
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
  claw: claw
  clay: clay
  clayPot: clay pot, terracotta
  clean: clean, cleaning, clean up, clear up
  cleanAdjective: clean, tidy
  cleaner: cleaner, cleaning lady, cleaning help, domestic help
  cleaningCompany: cleaning company, window cleaner
  cleaningFee: cleaning fee, final cleaning
  cleanTeeth: clean teeth, tartar removal, dental cleaning, hygienist, scale and polish
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
  climbingGear: climbing harness
  climbingGym: climbing gym, bouldering hall
  climbingRope: climbing rope, rope length
  climbingShoe: climbing shoe, climbing shoes
  climbUp: climb up, clamber
  clipClaws: clip claws, trim nails
  cloakroom: cloakroom, coat check, checkroom
  clock: clock, wall clock
  clockHand: dial
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
  clown: clown, entertainer
  clubSport: sports club, club
  clumsy: clumsy, two left hands
  clutch: clutch
  coachBus: tour bus, charter bus, coach party, coach trip
  coaching: coaching, careers advice, career
  coachParking: coach parking, bus parking
  coachTrainer: sports coach, life coach
  coal: coal
  coast: coast, shore
  coat: varnish, lacquer
  coatGarment: coat
  coatOfArms: coat of arms
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
  coffeeBreak: coffee break, refreshments
  coffeeGrinder: coffee grinder
  coffeeMachine: coffee machine, coffee maker
  coffeeTable: coffee table, side table
  coffin: coffin, casket
  coin: coin, coins
  coinCollection: coin collection, Roman coin
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
  collarbone: collarbone
  colleague: colleague, coworker
  collect: collect, collection, pick up, pickup
  collectHobby: collector, collecting
  collectible: collectible, rare item
  collectionMuseum: museum collection, collections, private collection
  collectLater: collect later, ready to collect, pick up later
  colonoscopy: colonoscopy, endoscopy
  colour: colour, color
  colourBlind: colour-blind, color blind
  colourCopy: colour print, colour copy
  coloured: plain, single-coloured
  colourful: colourful, multicoloured
  colouringBook: colouring book
  colouringFood: food colouring
  comb: comb
  combinationLock: combination lock, number lock
  combine: combine harvester, harvester
  combiTicket: combination ticket, combined ticket, combi ticket, combo
  come: come, came, coming
  comeApart: come apart, fall apart
  comeBack: come back, came back
  comeBackLater: come again, come back later
  comedyShow: comedy, cabaret, stand-up
  comeOff: come off, fall off
  comeOver: come by, stop in
  comeToYou: home service
  comeUnglued: come unglued, peeling off
  comeWith: come along, accompany, accompanied, escort, companion, accompanying person
  comfortable: comfortable, comfy
  comicBook: comic, comics, manga, graphic novel
  commission: commission
  commitment: commitment, obligation
  commonCold: common cold, head cold
  communion: first communion, confirmation ceremony
  communityCentre: community centre, cultural centre, youth club
  commute: commute
  companion: accompanying person, escort, attendant
  company: company, firm
  companyFirm: company, companies, business, firm
  companyHolidays: annual closure, closed for holidays
  companyOuting: works outing, team building
  compare: compare, comparison
  compareOffer: compare prices, comparison
  compass: compass
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
  comprehensiveCover: fully comprehensive, comprehensive insurance
  compressionStocking: compression stockings, support stockings
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
  concession: concession, reduced price, reduced rate, discount ticket
  concrete: concrete
  concreteMixer: cement mixer, concrete mixer
  concussion: concussion
  condensation: condensation, fogged up, steamed up
  condition: condition, prerequisite
  conditioner: conditioner
  conditionState: state, condition
  condolences: condolences, sympathy card
  condom: condom
  condominium: condominium, owner-occupied flat
  conductorMusic: conductor, choirmaster
  conductorTrain: conductor, ticket inspector
  cone: cone collar, e-collar
  conference: conference, meeting
  conferenceRoom: conference room, seminar room, function room
  confession: confession
  confetti: confetti, streamers
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
  constellation: constellation
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
  contestEntry: entry fee
  continue: continue, carry on
  contraception: contraception, birth control
  contract: contract, agreement
  contractCopy: copy of contract, contract conditions
  contractTerm: contract term, minimum term
  convertAttic: loft conversion, convert room
  convertible: convertible, cabriolet
  convince: convince
  cook: cook, cooking
  cookbook: cookbook, recipe book
  cookChef: chef, cook
  cookedDone: cooked, well done
  cookieCutter: cookie cutter
  cookiePolicy: privacy policy, legal notice
  cookingCourse: cooking class, cookery course
  cookingPot: cooking pot, saucepan
  coolAdjective: cool
  coolant: coolant, antifreeze, coolant fluid
  coolBox: cool box, cooler, cool bag
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
  corkscrew: corkscrew
  corn: maize, sweetcorn, corn cob, corn
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
  cot: cot, crib, travel cot, baby cot
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
  courtWitness: witness
  courtyard: courtyard
  couscous: couscous
  cousin: cousin
  coverage: coverage
  covered: covered, roofed
  covered2: under cover, sheltered, undercover
  coverLetter: cover letter, motivation letter, application letter
  coverVerb: cover, cover up, cover with sheet
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
  crane: crane
  crashAccident: crash, accident
  crashCourse: crash course
  crashFreeze: freezes, computer crash, hangs
  crashInto: crash into, run over
  crashPad: crash pad
  crashPc: freeze up
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
  croatian: Croatian
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
  crossStitch: cross-stitch
  crouch: crouch, squat
  crow: crow, raven
  crowd: crowd
  crowdCapacity: seating capacity, number of seats
  crowded: crowded, packed, busy times, busy time, how busy
  crownTree: treetop
  crumb: crumb, breadcrumbs
  crumble: crumble, crumbling
  crush: crush, squash
  crustacean: crustaceans, molluscs
  crutch: crutch
  cry: cry, weep, crying
  crystal: crystal, quartz, amethyst, crystal glass, lead crystal
  ctScan: CT scan, CT
  cubicMetre: cubic metre
  cucumber: cucumber
  cufflinks: cufflinks
  cuffSleeve: cuffs, cuff
  cup: cup, mug, paper cup, disposable cup
  cupboard: cupboard, cabinet, sideboard cabinet
  curator: curator
  cureSpa: spa treatment, health resort
  curfewNoise: noise curfew, closing time party, how late
  curious: curious
  curl: curl, curly
  curlHair: curl, curls
  curling: curling, ice stock sport
  currant: redcurrant, blackcurrant
  currency: currency
  currentFlow: fast-flowing
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
  cutKey: cut key, key copy, spare key, duplicate key, key cutting, copy key
  cutlery: cutlery, silverware
  cutting: plant cutting
  cutToSize: cut to size, cut to length
  cv: CV, resume, curriculum vitae
  cycle: cycle, cycling
  cyclePath: cycle path, bike lane
  cycleRack: bike rack, cycle parking
  cycling: cycling
  cyclist: cyclist
  cylinderHead: cylinder head
  cypress: cypress
  cystitis: cystitis, bladder infection, UTI
  czech: Czech
  dahlia: dahlia
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
  danceTeacher: dance teacher
  dandruff: dandruff
  dangerous: dangerous, danger
  danish: Danish, Denmark
  dark: dark, darkness, in the dark
  darkColoured: dark-coloured, dark shade
  darkroom: darkroom, film developing
  darts: darts, dartboard
  dashcam: dashcam
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
  dayOff: day off, time off, annual leave, vacation days
  dayPass: day pass, day ticket
  dazzling: dazzling, glare
  deadAnimal: dead animal, found dead
  deadline: deadline, time limit, due date
  deaf: deaf, hard of hearing, deafness, deaf person, sign language
  death: death
  deathCertificate: death certificate
  debitCard: debit card
  debt: debt
  debtCollection: debt collection, debt collector
  decade: decade
  decaf: decaf, decaffeinated, caffeine
  deceased: deceased, dead person
  decide: decide, decision
  decideJudge: judge
  deciduous: deciduous tree
  deck: sun deck, upper deck
  deckchair: deckchair, sun lounger, lounger
  decompression: decompression, ear pressure
  decorate: decorate, decoration
  decoration: decoration, decor
  decrease: reduce, decrease, lower
  deductible: excess, deductible
  deductTax: deduct
  deep: deep, depth, how deep
  deepClean: deep cleaning, spring cleaning, thorough clean
  deepFry: deep-fried, deep fry, fryer, deep fryer
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
  dentalCrown: dental crown
  dentalFloss: dental floss
  dentalImplant: implant, dental implant
  dentalTechnician: dental technician, dental lab
  dented: dented
  dentist: dentist
  dentRemoval: dent removal, dent repair
  dentureThing: denture, dentures, false teeth
  deny: deny, denial
  deodorant: deodorant
  deodorantSpray: antiperspirant
  depart: depart, departure, set off
  department: department
  departmentHead: head of department, foreman
  dependVerb: depend
  deposit: deposit, security deposit, rental deposit, damage deposit
  depression: depression
  depthMeasure: how deep, water depth
  deregister: sign out, unsubscribe, cancel registration, opt out
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
  detour: detour, diversion
  detox: detox, detoxification
  developPhoto: develop, development
  device: device, appliance
  dew: dew
  deworm: deworm, worming
  deworming: deworming, worming
  diabetes: diabetes, diabetic
  diagnose: diagnose, diagnosis
  diagnosis: diagnosis, diagnostic
  dialect: dialect, accent
  diameter: diameter
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
  digitise: digitise, digitize, transfer tapes, scan slides, transfer to digital
  digUp: dig up, excavate
  dill: dill
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
  directions: directions, how to get there, way there, how to find
  directorStage: stage director, theatre director, film director
  dirndl: dirndl, traditional dress
  dirt: dirt, dirty
  dirty: dirty, dirt
  disability: disability, disabled, handicapped
  disabilityCard: disability card, disability pass, blue badge, disabled pass
  disabled: disabled, disability
  disabledParking: disabled parking, blue badge, disabled parking space
  disadvantage: disadvantage, drawback, downside
  disagree: disagree, object to
  disappear: disappear
  disappoint: disappoint, disappointed
  disc: slipped disc, herniated disc
  discJockey: DJ, disc jockey
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
  displayCabinet: display case, display cabinet, showcase, vitrine
  displayModel: display model, ex-display
  disposable: disposable
  disposal: disposal, waste disposal, dispose of
  disposeOf: get rid of, dispose of
  dispute: dispute, quarrel, argument, conflict
  dissatisfied: dissatisfied, unhappy, not happy with, disappointed with
  dissolve: dissolve, dissolved
  distance: distance
  distanceLearning: distance learning, remote course, webinar
  distanceMeasure: how far, walking distance
  distemper: distemper
  distil: distil, distill, distillery
  distillery: distillery, distilling, distil
  distribute: distribute, hand out
  disturb: disturb, bother
  diver: diver
  diveVerb: dive, diving
  diving: diving, scuba
  divingCylinder: oxygen tank, air tank, diving tank
  divingMask: diving mask, diving goggles
  divingTank: scuba tank
  divorce: divorce
  divorcedState: divorced
  divorceVerb: divorce
  diy: do-it-yourself, DIY, do it yourself
  dizziness: dizziness, vertigo
  dizzyState: dizzy, giddy, light-headed
  dockVerb: moor, mooring
  doctor: doctor, physician, GP
  doctorsOffice: doctor's office, medical practice
  document: document, paperwork
  documentary: documentary
  documentList: required documents, documents needed, paperwork, bring papers
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
  dogTax: dog licence, dog tax
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
  donationClothes: old clothes, clothes bank
  donationReceipt: donation receipt, donation, donations
  donkey: donkey
  donkeyRide: donkey ride
  donorFriends: friends of museum, patron, donor
  doNotTouch: do not touch
  door: door
  doorbell: doorbell
  doorbellVideo: doorbell broken, door chime
  doorCloser: door closer
  doorFrame: door frame
  doorHandle: door handle, doorknob, handle
  doorLock: door lock, lock cylinder, change lock
  doormat: doormat
  doorNumber: house number, doorplate
  doorSticks: door sticks, door won't close, squeaky door
  doorWidth: door width, wide doors, narrow door
  dormitory: dormitory, dorm
  dormouse: dormouse, dormice
  dose: dose, dosage
  doubleBass: double bass
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
  dragonBoat: rowing boat
  dragonfly: dragonfly, dragonflies
  drain: drain
  dramaClass: drama class, acting class, theatre group
  draughtBeer: draught beer, pint
  draughty: draughty, drafty
  drawer: drawer, drawers
  drawing: drawing, sketch, sketchbook, draft drawing
  drawPicture: draw, drew, drawing
  drawUpContract: draw up contract, review contract
  dreadlocks: dreadlocks, afro hair, cornrows
  dream: dream
  dress: dress
  dressage: dressage
  dressCode: dress code
  dressingGown: dressing gown
  dressingRoomArtist: dressing room, backstage, green room
  dressRehearsal: dress rehearsal, rehearse
  dressUp: dress up
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
  drinkingStraw: drinking straw
  drinkingWater: drinking water, tap water, potable water, water refill, potable
  drinksMenu: drinks menu, wine list
  drinksPackage: drinks package, open bar, drinks included
  drinkVerb: drink, drank, drunk, drinking
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
  dropOff: drop off, hand in, drop off kids
  dropOut: drop out, quit course
  droppings: droppings, faeces, poop, stool sample
  drops: drops, eye drops
  dropsMedicine: medicine drops
  drought: drought, dry spell
  drown: drown, drowning, drowned
  drumOfDryer: drum of washer
  drums: drum, drums, drum kit, percussion, drumsticks
  drunk: drunk, drunken, tipsy, intoxicated
  dryAdjective: dry
  dryBag: dry bag, waterproof bag
  dryClean: dry cleaning, dry cleaner
  dryCleaning: dry cleaning, dry cleaner
  dryEyes: dry eyes
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
  duvetCover: duvet cover
  dvdDisc: DVD, CD, Blu-ray
  dyeColour: dye, dye fabric, dyeing, batik, natural dye
  dyslexia: dyslexia, dyslexic, learning difficulty, dyscalculia
  eagle: eagle, golden eagle
  ear: ear
  earDefender: ear defenders, ear protection, ear plugs
  earInfection: ear infection, earache
  earliest: at the earliest
  earlobe: earlobe, lobe, ear lobe
  early: early
  earlyBird: early bird, early booking, early booking discount
  earlyDeparture: early departure, leave sooner
  earlyMusicEducation: early music education, music for toddlers
  earMites: ear mites
  earn: earn
  earPlug: earplugs, ear plugs
  earring: earring, earrings
  earringStud: stud earrings
  earthquake: earthquake
  earthworm: earthworm
  earwax: earwax
  easel: easel
  east: eastern side, facing east
  easter: Easter
  easterEgg: Easter egg
  easterHoliday: Easter holidays
  easy: easy, simple
  easyLanguage: plain language, easy read
  eat: eat, ate, eaten, eating, meal
  eatBefore: eat before, eat beforehand
  eatingDisorder: eating disorder, anorexia, bulimia
  ebike: e-bike, ebike, pedelec
  ebikeBattery: e-bike battery
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
  eel: eel
  effort: effort
  effortless: without effort, child's play
  egg: egg
  eggFree: egg-free, egg allergy
  elasticBand: elastic, elastic band, rubber band
  elbow: elbow
  elderberry: elderberry, elderflower
  elderly: elderly, senior, seniors
  electric: electric, electrical
  electricBlanket: electric blanket, heat pad
  electricBoat: electric boat, solar boat
  electricCar: electric car, EV
  electricFence: electric fence
  electricGuitar: electric guitar
  electricHookup: electric hook-up, power connection, power hook-up, campsite power
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
  embarrassed: embarrassed, embarrassing
  embassy: embassy, consulate
  embellish: gild, gold-plated
  embroider: embroider, embroidery
  embroidery: embroidery
  emerald: emerald
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
  endangered: endangered, endangered species, threatened, rare species
  enduranceStamina: endurance, stamina, cardio
  energyCertificate: energy certificate, energy performance
  energyLabel: energy label, energy efficient, power consumption
  energySaving: energy-saving, economical
  engagement: engagement, fiancé, fiancée
  engagementParty: engagement party
  engine: engine, motor
  engineer: engineer
  engineLight: engine warning light, check engine light
  engineNoise: smoke from engine, engine misfire, jerks
  engineOil: engine oil, motor oil
  english: English, England
  engrave: engrave, engraving
  engraving: engraving
  enlarge: enlarge, enlargement
  enough: enough, sufficient
  enoughSpace: enough space, space for
  enrolment: enrolment, enrollment, registration
  entDoctor: ENT, ENT doctor
  enter: enter, entry, go in, come in, walk in
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
  escapeGame: escape room, puzzle room
  espadrilles: espadrilles
  espresso: espresso
  espressoMachine: espresso machine, coffee maker
  essentialOil: essential oil
  estateAgent: estate agent, real estate agent, realtor
  estateCar: estate car, station wagon
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
  ewe: ewe
  exactPrecise: exact, exactly, precise
  exactTime: exact time, precise time, time window
  exam: exam, test
  examFee: exam fee, test fee
  examine: examine, examination, check-up
  examiner: examiner
  example: example
  examRegistration: exam registration, exam date
  examResult: exam result, score, result, outcome, findings
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
  exhibitItem: artefact
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
  expireContract: contract ends
  expired: past date, best before, expired, no longer valid, out of date
  expiryDate: expiry date, expiration date
  explain: explain, explanation
  explode: explode, burst
  explore: explore, discover, discovery
  explosive: explosive
  expressDelivery: express, express delivery, rush, rush service, rush job
  extendContract: automatically renew, extend contract
  extendTime: extend, extension
  extensionCable: extension cable, extension lead, power strip
  extensions: hair extension
  externalDrive: external hard drive, SSD
  extinct: extinct, died out
  extinguish: extinguish, put out
  extraAdditional: extra, additional
  extraBed: extra bed, spare bed
  extraCost: extra cost, additional cost, hidden cost
  extractorHood: cooker hood, extractor hood
  exWife: ex-wife
  eye: eye
  eyeBags: bags under eyes, dark circles
  eyebrow: eyebrow, brow
  eyebrowPlucking: eyebrow shaping, plucking, threading
  eyebrowTinting: eyebrow tinting
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
  facePaint: face painting, do make-up
  facial: facial, facial treatment
  factory: factory
  factoryReset: factory reset, reset
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
  falcon: falcon
  falconry: falconry, bird show
  fallAsleep: fall asleep, doze off
  fallDown: fall, fell, fallen
  fallingRocks: falling rocks, rockfall, landslide
  fallOffGlue: came unstuck, sole came off
  fallOut: fall out, fell out
  fallOver: fall over, topple
  fallow: wildflower meadow
  fallSick: become ill, feel unwell, unwell
  falseLashes: false lashes, eyelash extensions
  family: family
  familyBathroom: family shower, family changing
  familyBusiness: family business, family-run
  familyDoctor: GP, family doctor, general practitioner
  familyLaw: family law
  familyMembership: family membership
  familyPhoto: family photo, newborn photo, baby photo
  familyRate: family discount, sibling discount
  familyReunion: family reunion, family celebration, class reunion
  familyTicket: family ticket, family pass, family card
  familyTree: family tree, genealogy, ancestors
  famous: famous, well-known
  fangs: fang
  fanPc: fan, electric fan, ventilator
  farAway: far, distant
  farewellParty: farewell, leaving party
  farm: farm
  farmer: farmer
  farmhand: farmhand, seasonal worker, harvest worker
  farmHoliday: farm stay, farm holiday, agritourism
  farmhouse: farmhouse, country house
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
  fearChallenge: challenge, dare
  fearDentist: scared of dentist, dental anxiety
  fearFlying: fear of flying
  fearNeedles: afraid of needles
  feather: feather
  featherDuster: feather duster
  fee: fee
  feed: feed, fed, feeding
  feedAnimal: animal feed, fodder, forage
  feedAnimals: feed animals, feeding time
  feedingTime: feeding time, feedings
  feedingTrough: trough, drinking trough, manger
  feel: feel, felt, feels, feeling
  feeling: feeling, emotion
  feelSick: feel sick, nauseous
  feline: cat flu
  fellTree: fell, cut down
  felt: felting, felted, felt making
  felttip: felt-tip, marker
  female: female
  fence: fence
  fenced: fenced, enclosed, fenced garden
  fencingSport: fencing sport, sabre
  fennel: fennel
  ferment: ferment, brew
  fern: fern
  ferret: ferret
  fertilise: fertilise, fertilizer
  fertility: fertility
  fertilizer: fertilizer, fertiliser, plant food
  festival: festival, open air
  fetch: fetch
  fetchAmbulance: call ambulance, call doctor
  fever: fever
  fiance: fiancé, fiancée, engaged
  fibreFood: dietary fibre
  fibreglass: fibreglass
  fieldCrop: cornfield, wheat field
  fieldMeadow: field, meadow
  fig: fig
  fightPlay: wrestle, wrestling
  fightVerb: fight, fought
  file: case file, file
  fileFormat: file format, data format, resolution
  fileRecord: file, record
  fileTool: metal file, wood file, rasp
  fill: fill
  fillerPaste: filler
  fillIn: fill in, fill out, complete
  filling2: filling meal, get full
  fillOutOnline: fill in online, online form
  fillTooth: filling
  film: film, make videos
  filmScreening: screening, film showing
  filter: filter
  filthy: filthy, grubby, disgusting
  fin: fins
  finalCleaning: final cleaning, leave clean, clean up afterwards
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
  fingerprint: fingerprint
  finishedReady: finished, done, completed
  finishVerb: finish, end
  finnish: Finnish, Finland
  fireAlarm: fire alarm
  fireBrigade: fire brigade, fire department
  fireClay: kiln, firing
  fireDamage: fire damage, smoke damage
  fireExtinguisher: fire extinguisher
  fireman: firefighter, fireman
  fireproof: fireproof, flame retardant, fire retardant
  firewood: firewood, kindling
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
  fishhook: fish hook
  fishing: fishing, angling
  fishingLicence: fishing licence, fishing permit, angling licence
  fishingNet: fishing net, landing net
  fishingRod: fishing rod, rod, fishing tackle
  fishmonger: fishmonger, fish shop
  fishPond: fish pond, garden pond
  fishTank: aquarium filter
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
  flammable: flammable, inflammable
  flannel: flannel
  flashCamera: flash, camera flash
  flat: flat, apartment
  flatBattery: flat battery, dead battery
  flatEven: flat, level
  flatFee: flat fee, lump sum, package price
  flatFeet: flat feet
  flatRate: flat rate
  flatRoof: flat roof
  flatten: flatten
  flax: flax
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
  flipchart: flipchart, flip chart, whiteboard
  flipFlop: flip-flops, bath slippers
  flippers: flippers, swim fins
  floatVerb: float, floating
  flood: flood, flooding
  floodlit: floodlight, floodlit
  floor: floor, flooring
  floorLamp: floor lamp
  floorLevel: storey, upstairs, top floor, which floor
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
  fluffy: fluffy, fuzzy, cuddly
  fluJab: flu jab, flu vaccine, booster
  fluteRecorder: flute, recorder
  fly: fly, flew, flight, flown
  flyInsect: housefly, flies, fruit fly
  foal: foal, filly, colt
  foam: foam, foam rubber
  fog: fog, mist
  foggy: fog, foggy
  foggyVision: blurred vision, see badly
  fogMachine: smoke machine, fog machine
  foil: tin foil, aluminium foil
  fold: fold, folding, fold up, foldable, collapsible
  foldable: foldable, collapsible, folding
  folderPc: folder, directory
  foldingBike: folding bike
  foldingTable: folding table, trestle table
  folkMusic: folk music
  follow: follow
  followerSocial: follower
  followUpAppointment: follow-up appointment
  food: food
  foodBowl: bowl, food bowl
  foodDelivery: food delivery, delivery service
  foodHygiene: hygiene certificate, food handling certificate, food hygiene, food safety
  foodIntolerance: food intolerance, food allergy
  foodPoisoning: food poisoning
  foodSafe: food-safe, food grade
  foodScraps: food waste
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
  forgive: forgive
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
  foundationMakeup: foundation
  foundCompany: founded, set up, established, since when
  founder: founder
  fountain: fountain
  fox: fox, foxes
  foyer: foyer, lobby, entrance hall
  fracture: fracture, broken bone
  fragile: fragile, delicate, breakable, handle with care
  frail: frail, infirm
  frameVerb: frame, framing, picture framing, passe-partout, frame a picture
  framingService: picture framing, framing service
  franchise: franchise
  fraud: fraud, scam
  fray: fray, frayed
  frayed: frayed, threadbare
  freckle: freckles, freckled
  free2: no charge, without charge
  freeAdmissionChild: children free, free for children
  freeEntry: free entry, free admission
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
  freshAir: fresh air, clean air
  freshEggs: fresh eggs, farm eggs, free-range eggs
  freshFood: fresh
  fridge: fridge, refrigerator, icebox, mini fridge
  fridgeSeal: door seal
  friedEgg: fried egg
  friend: friend, mate
  friendly: friendly
  fries: fries, french fries, chips
  fringe: fringe, bangs
  fringeTextile: tassels, fringe, tassel
  frog: frog, tadpole
  frontDesk: front desk, information desk, help point
  frontDoor: front door, entrance door
  frontRow: front row, at the front
  frost: frost, hard frost
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
  fullBoard: full board
  fullBodyMassage: full body massage, full-body
  fullMoon: full moon
  fullRefund: full refund, partial refund
  fullTime: full-time
  fullyEquipped: fully equipped, well equipped
  fundraising: fundraising, crowdfunding, appeal for donations
  funEnjoy: fun
  funeral: funeral, burial
  funeralFlowers: funeral flowers, funeral arrangement
  funeralInsurance: funeral plan, burial insurance
  funeralMeal: funeral reception, funeral tea
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
  furry: long-haired
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
  gardenFurniture: garden furniture, deckchair, sun lounger, outdoor furniture
  gardenGloves: garden gloves, work gloves
  gardenGnome: garden gnome, garden ornament, garden statue
  gardening: gardening
  gardenPath: garden path, footpath
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
  gear: gear, derailleur, bike gears, gear cable
  gearbox: gearbox, transmission
  gearwheel: gearwheel, cog
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
  gentian: gentian
  gentle: gentle, soft handling
  genuine: genuine, authentic, authenticity
  geography: geography
  geologist: geologist
  geology: geology, geologist
  geranium: geranium
  gerbil: gerbil
  germ: germ, bacteria
  german: German, Germany
  getChanged: get changed, change clothes
  getDirty: get dirty, dirty clothes
  getEngaged: get engaged, engaged
  getHurt: get hurt, hurt myself
  getLost: get lost, lose way, lost child, missing person
  getOff: get off, get out
  getOut: get out, find exit
  getPaid: get paid, wages, pay per hour
  getQuote: get a quote, free quote
  getStuck: get stuck, got stuck, stuck
  getTested: get tested, test result
  getThere: get there, reach you
  gettingMarriedHere: get married here, wedding venue
  getToKnow: get to know, meet people
  getTouch: reach out
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
  ginSpirit: gin
  giraffe: giraffe
  girl: girl
  girlfriendPartner: girlfriend
  give: give, gave, given, giving
  giveAway: give away, for free
  giveBack: give back, gave back
  giveGift: gift, present
  giveUp: give up
  glacier: glacier
  glamping: glamping, yurt, safari tent
  glassblower: glassblower, glassblowing
  glassBlowing: glassblowing, blown glass
  glassblowing: glassblower
  glassBottomBoat: glass-bottom boat
  glasses: glasses, eyeglasses, spectacles
  glassesArm: glasses arm, nose pad
  glassesCase: glasses case, spectacle case
  glassesParts: nose pads
  glassMaterial: glass
  glaucoma: glaucoma, eye pressure
  glaze: glaze, glazing, glazed, unglazed
  glazier: glazier, glass repair
  glider: glider, gliding
  globe: globe, planet earth
  glove: glove, gloves, mittens
  glue: glue, stick, adhesive, superglue, wood glue, glue together
  glueArt: glue
  glueBack: glue back, stick back
  gluten: gluten-free
  glutenContains: traces of nuts, may contain
  glutenFree: gluten-free, coeliac
  goat: goat
  goatCheese: goat cheese, goat's cheese
  goatKid: kid goat, goatling
  god: God, Jesus
  godchild: godchild, goddaughter, godson
  goDown: go down, went down, go underground, descend
  godparent: godfather, godmother, godparent
  goInside: go inside, enter building
  gold: gold
  golden: gold, golden
  goldPanning: gold panning, gold nugget, pan for gold
  goldPlated: gold-plated, plating
  goldScrap: scrap gold, gold purchase, sell gold, gold teeth
  goldsmith: goldsmith, jeweller, jewelry making, silversmith
  golf: golf course, golf club
  golfClub: golf club, golf clubs
  goodAdjective: good, well
  goodFriday: Good Friday
  goods: goods, merchandise
  goodsLift: goods lift, freight elevator
  goodView: view of stage, restricted view
  goodWeather: good weather, fine weather, nice weather, fine day
  goodwill: goodwill, gesture of goodwill
  goose: goose, geese
  gospelChoir: gospel choir, church choir
  goThrough: go through, pass through
  goUp: go up, went up
  goUpTower: climb tower, go up stairs
  gout: gout
  gps: GPS, GPS device, navigation device, sat nav, navigation system
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
  grandfatherClock: grandfather clock, longcase clock
  grandmother: grandmother, grandma, granny, gran, nan, nana
  grandparent: grandparent
  grandPiano: grand piano
  granite: granite
  grape: grape
  grapefruit: grapefruit
  grapeHarvest: grape harvest, wine harvest
  graphicDesigner: graphic designer, graphic design, layout, designer
  graphicsCard: graphics card
  grasshopper: grasshopper
  grate: grate, grated
  grateful: grateful, thankful
  grater: grater
  grave: grave, tomb
  graveCare: grave care, grave maintenance
  gravel: gravel, grit
  graveLight: grave candle, grave light
  gravePlot: grave plot, burial plot, family grave
  gravestone: gravestone, headstone, tombstone
  gravySauce: broth, stock cube
  graze: graze, grazing
  grease: grease, greasy, fat stain
  greasy: greasy, oily, fatty, greasy food
  greatGrandparent: great-grandparents, great-grandmother
  greekNationality: Greek, Greece
  green: green
  greenColour: green
  greengrocer: greengrocer, fruit shop
  greenhouse: greenhouse, polytunnel
  greenPea: peas, pea
  greenRoof: green roof, roof garden
  greet: greet, welcome
  greetingCard: greeting card, thank-you card
  grey: grey, gray
  greyColour: grey, gray
  greyHair: grey hair, gray hair
  griefCounselling: grief counselling, bereavement group
  grilledSausage: grilled sausage, bratwurst
  grind: grind, ground grain, milling, grind grain, mill flour
  gritRoad: grit, road salt
  grocery: groceries, grocery, food shop
  groin: groin, bikini line, intimate area
  groom: groom, grooming
  groomer: groomer
  groomStable: stable hand
  grossNegligence: negligence, gross negligence
  grossPrice: gross
  groundFloor: ground floor
  group: group
  groupAccommodation: group accommodation, group house
  groupBooking: group booking, group discount, party size
  groupDiscount: group discount, group rate, group price
  groupLesson: group lesson, group class
  groupMaximum: maximum number, maximum group size, maximum participants
  groupMinimum: minimum number, minimum group size, minimum participants
  groupNoun: group
  groupSize: class size, number of people, group size, how many people
  groupTicket: group ticket, group rate
  growl: growl, growling, snarl
  grownUp: adult, grown-up
  growUp: grow up, fully grown
  growVerb: grow, grew, grown, growth, growing, get bigger
  guarded: guarded, monitored, secured
  guardian: guardian, legal guardian, guardianship
  guardianship: guardianship, legal guardianship
  guardSecurity: security guard, doorman, bouncer, night watchman
  guess: guess
  guessPuzzle: riddle, quiz
  guest: guest
  guestBook: guest book, visitors' book
  guesthouse: guesthouse, bed and breakfast
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
  guitar: guitar, ukulele, acoustic guitar, electric guitar
  gum: gums, bleeding gums
  gutter: gutter, guttering, drainpipe, downpipe
  gutterCleaning: gutter cleaning
  gymMembership: gym membership
  gymnastics: gymnastics
  gymStudio: gym, fitness centre, fitness studio
  gynaecologist: gynaecologist, gynecologist
  hacker: hacked, hacker, phishing
  haemorrhoid: haemorrhoids, hemorrhoids
  hail: hail, hail damage
  hair: hair
  hairball: hairball
  hairband: hairband, hair tie, scrunchie
  hairbrush: hairbrush
  hairClip: hair clip, hairpin
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
  halfBoard: half board
  halfDay: half day
  halfHour: half an hour, half hour
  halfSibling: half-brother, half-sister
  halfSize: half size
  halfTerm: half-term, autumn holidays, ski holidays
  halfTimbered: half-timbered house, half-timbered, timber frame
  halfway: halfway, midway
  hall: hall
  hallmarkStamp: hallmark
  halloween: Halloween
  ham: ham
  hamburger: burger, hamburger
  hammer: hammer
  hammerDrill: hammer drill
  hammerIn: hammering, hammer in, knock in
  hammock: hammock
  hamster: hamster, gerbil
  hand: hand
  handbag: handbag, purse, shoulder bag
  handbrake: handbrake, parking brake
  handCream: hand cream, body lotion
  handful: handful
  handicraftChild: arts and crafts, handicrafts
  handInForm: hand in, submit documents
  handkerchief: handkerchief, tissue
  handlebar: handlebar, handlebars, bike grips
  handLuggage: hand luggage, carry-on
  handmade: handmade, by hand, handcrafted, hand-knitted, hand-made piece
  handmadePaper: handmade paper, papermaking
  handOver: hand over, handover, pass over
  handrail: handrail, banister, railing
  handSanitiser: hand sanitiser, hand gel, hand sanitizer
  handTools: hand tools, toolkit, tool set
  handTruck: hand truck, sack truck, dolly
  handWash: hand wash, delicate wash, wool wash
  handwritten: handwritten, handwriting
  hang: hang, hung, hang up, hang on wall, mounting, hanging
  hangDown: dangle, hang down
  hangOutDry: hang out, air dry
  hangover: hangover
  hanukkah: Hanukkah
  happen: happen, occur
  happy: happy, glad
  happyHour: happy hour
  harbour: harbour, harbor, port, marina
  hardDrive: hard drive, hard disk, SSD, external drive
  hardHat: hard hat, safety helmet
  hardMaterial: hard
  hardWorking: hard-working, diligent, keen
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
  headphones: headphones, earphones, headset, earbuds, headphones provided
  headquarters: head office, headquarters
  headscarf: headscarf, bandana
  headTeacher: headteacher, head of school, headmaster, school principal
  heal: heal, recover, cure
  health: health
  healthCard: health card, insurance card
  healthDeclaration: health questionnaire, medical form, health declaration
  healthInsurance: health insurance
  healthInsuranceAccepts: all health insurers, insurance covers
  healthy: healthy, health
  hear: hear, heard, hearing, listening
  hearBadly: hear badly, hearing loss
  hearing: court hearing, court date
  hearingAid: hearing aid, hearing aid battery
  hearingLoss: hearing loss, hard of hearing
  hearingTest: hearing test
  hearse: hearse, funeral car
  heart: heart
  heartAttack: heart attack
  heartburn: heartburn, acid reflux
  heartCondition: heart condition, heart problems, heart disease, heart problem
  heartworm: heartworm
  heat: heat, heatwave, hot day
  heatedPlace: heated, unheated
  heaterPortable: space heater, fan heater, electric heater
  heather: heather
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
  height: body height, minimum height
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
  herring: herring
  hibernate: hibernate, hibernation
  hiccup: hiccups, hiccup
  hiddenCost: hidden costs, extra costs
  hide: hide, hidden, hide away
  highAdjective: high
  highBloodPressure: high blood pressure, hypertension
  highChair: high chair, highchair
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
  hireEquipment: hire equipment, equipment provided
  hireGear: gear hire, equipment rental, hire equipment
  hireStaff: hire staff, hiring, recruit, recruitment
  hiss: hiss, hissing
  historian: historian, local history
  historic: historic, historical
  history: history, story
  hit: hit
  hitchhike: hitchhiking, hitchhike
  hives: hives, nettle rash
  hoarse: hoarse, lost voice, lost my voice
  hobby: hobby, hobbies, leisure
  hoe: hoe, weeding hoe
  hold: hold, held, holding
  holdDurable: durable, hold up, long-lasting, hard-wearing, lasts long
  holdOn: hold on, hold tight, hang on
  holdWeight: bear weight, load capacity
  hole: hole, holes
  holes: hole
  holiday: holiday, vacation
  holidayApartment: holiday apartment, holiday home, holiday cottage, holiday flat, vacation rental
  holidayCamp: holiday camp, summer camp, holiday course, summer school
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
  honeyJar: honeycomb
  honeymoon: honeymoon
  honk: honk, beep
  hood: jacket hood
  hoodie: hoodie, hooded sweatshirt, sweatshirt
  hoof: hoof, hoof care
  hook: hook, wall hook
  hopeVerb: hope, hopefully, hope so
  hops: hops, hop garden
  horizon: horizon
  horn: horn, car horn, honk
  horrorFilm: horror film, thriller
  horse: horse
  horseBlanket: horse blanket
  horsefly: horsefly
  horseradish: horseradish
  horseTrailer: horse trailer, horsebox
  hose: hose, garden hose, hosepipe
  hospice: hospice, palliative care
  hospital: hospital
  hospitalPlace: hospital
  host: host, hostess
  hostel: hostel, youth hostel
  hostMaster: master of ceremonies, presenter, moderator
  hotAirBalloon: hot-air balloon, balloon ride, balloon flight
  hotbed: cold frame
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
  houseCall: house call, home visit, site visit, free assessment
  houseClearance: house clearance, junk removal
  household: household
  houseplant: houseplant, indoor plant, potted plant
  houseRules: house rules
  housetrain: house-trained
  housewife: housewife, househusband
  howl: howl, whine
  howOften: how often, how many times
  hubcap: hubcap, wheel trim
  hug: hugs, hug, cuddle
  huge: huge, enormous
  hull: boat hull
  hum: hum, buzz, humming
  humidifier: humidifier
  humidity: humidity, air humidity
  hundred: hundred
  hungarian: Hungarian, Hungary
  hunger: hunger, hungry
  hungry: hungry, hunger, peckish, starving
  hunt: hunt, hunting
  hunter: hunter, hunting, hunting season
  hurricane: hurricane, tornado, typhoon
  hurryVerb: hurry, rush
  hurt: hurt, painful
  husband: husband, hubby
  hut: hut, cabin, shed, log cabin
  hybridCar: hybrid car, plug-in hybrid
  hydrangea: hydrangea
  hygiene: hygiene
  hygieneItems: soap dispenser
  hygienic: hygienic, hygienically clean
  hyperactive: hyperactive, ADHD, restless
  hypnosis: hypnosis, hypnotherapy
  hypothermia: hypothermia
  ice: ice, ice cube, crushed ice, ice cubes
  iceAxe: ice axe
  iceCream: ice cream
  iceSkates: ice skates, skate rental
  icing: icing, fondant, frosting
  icy: icy, ice
  idea: idea
  identity: identity
  identityCard: ID, identity card, ID card, identification, proof of identity
  ignition: ignition, ignition key
  illegal: illegal
  illness: illness, disease, sickness
  illnessCase: fall ill
  illuminated: lit, lighting, illuminated, lit up
  imageRights: copyright, usage rights, royalties
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
  incense: incense
  inch: inch, inches
  inclTax: including VAT, plus VAT, net price
  includeVerb: include, included, including, inclusive
  inclusive: all-inclusive, everything included
  income: income
  incomeEarnings: income, earnings
  incomeTax: income tax, wage tax
  incomplete: incomplete, parts missing, not complete
  incontinence: incontinence, incontinent
  increase: increase, rise, raise
  independent: independent, independently
  indian: Indian, India, Hindi
  indicator: indicator, blinker, turn signal
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
  infoPanel: information board, info panel, information panel
  inform: inform, notify
  informationNoun: information, info
  inFront: front, in front
  ingredient: ingredient
  ingrownNail: ingrown nail, ingrown toenail
  inhabitant: inhabitant, resident, local people
  inhabited: inhabited, empty house, uninhabited
  inhaler: inhaler, asthma spray
  inherit: inherit, inheritance, inherited, leave to
  inheritance: inheritance, estate
  inheritanceTax: inheritance tax, gift tax
  initialConsultation: initial consultation, first consultation, first meeting
  initials: initials, monogram
  inject: inject, injection, syringe
  injection: injection, syringe
  injector: injector, fuel pump, fuel injection
  injure: injure, injury, injured
  injury: injury
  inkCartridge: ink cartridge, toner, ink, printer ink
  inkStain: ink stain
  inkWriting: Indian ink, drawing ink
  inLaws: in-laws, mother-in-law, father-in-law
  inlineSkates: roller skates, inline skates, rollerblades
  inLove: in love, fall in love
  inMorning: in the morning, mornings
  inn: inn, guesthouse, bed and breakfast, tavern, restaurant
  inNeedOfCare: needing care, bedridden
  innerTube: inner tube, tube
  innkeeper: innkeeper, restaurant owner, landlady
  innocent: innocent
  inOperation: still working, in operation
  inPerson: in person, face to face, sign in person, personally, come in person
  inseamLeg: inside leg, trouser leg, trouser length
  insect: insect
  insectBite: insect bite, mosquito bite, bee sting, insect sting
  insectRepellent: insect repellent, mosquito repellent
  insert: insert
  inside: inside, indoor, indoors
  insist: insist, insist on
  insole: insole, insoles, orthotic insole
  insomnia: insomnia, sleep problems
  inspect: take a look, view property
  inspectionVehicle: MOT, roadworthiness test
  install: install, installation
  instalment: instalment, installments, installment, pay in instalments
  instantCamera: instant camera
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
  intensiveCare: intensive care
  intensiveCourse: intensive course, crash course
  interactive: interactive
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
  internship: internship, intern, placement, work experience, taster day
  interruptPause: pause, break, interrupt
  interview: interview
  inTheMood: feel like, fancy doing
  intolerance: intolerance
  introduce: introduce
  introduceOneself: introduce myself, introduce yourself
  invalid: invalid, not valid, void
  inventVerb: invent
  inverter: inverter
  investVerb: invest
  invisible: invisible
  invisibleMending: invisible mending, reweaving
  invitation: invitation
  invitationCard: invitation card, wedding invitation, printed invitations
  invite: invite, invitation
  invoice: invoice, bill
  inWriting: in writing
  iris: iris flower
  irish: Irish, Ireland
  iron: wrought iron, cast iron
  ironClothes: ironing, iron
  ironedShirt: ironing service, ironed, press clothes, laundry service
  ironing: ironing, iron
  ironingBoard: ironing board
  irrigation: irrigation, watering, sprinkler, watering system
  irritableBowel: irritable bowel
  island: island
  italian: Italian, Italy
  itch: itch, itchy, itching, itches
  item: item, article
  itinerary: travel plan, travel route
  itSupport: IT support, computer help, computer repair
  itTechnician: IT technician, computer technician
  ivf: IVF, artificial insemination
  ivoryHorn: ivory
  ivy: ivy, climbing plant
  jackCar: car jack, jack
  jacket: jacket, windbreaker, parka
  jam: jam, marmalade
  jamMaking: preserving, canning jar, preserve, canning
  japanese: Japanese, Japan
  jar: jar, jam jar
  jaw: jaw
  jazz: jazz, blues
  jealous: jealous, jealousy, envious
  jeans: jeans, denim
  jelly: jelly, blancmange
  jellyfish: jellyfish
  jetLag: jet lag
  jetSki: jet ski
  jetty: jetty, pier, landing stage, dock
  jeweller: jeweller, jeweler, goldsmith, silversmith
  jewellery: jewellery, jewelry, jewel
  jewelleryMaking: jewellery, jewelry
  jewish: Jewish, Judaism, synagogue
  jigsaw: puzzle, jigsaw, jigsaw puzzle
  jigsawTool: electric saw
  job: job, vacancy
  jobAdvert: job advert, job offer, job opening
  jobInterview: job interview
  jobSeeker: job seeker, jobseeker, on benefits
  jobVacancy: job, position
  joiner: joiner, cabinet maker, furniture maker
  joinGroup: join, take part, participate, try yourself, hands-on activity
  joinIn: join in, come along too
  joinLate: join later, start anytime
  joint: joint, joint pain
  journalist: journalist, reporter, press officer
  journey: journey, trip
  joy: joy, happiness
  jubilee: jubilee, silver wedding, golden wedding, club anniversary
  judge: judge
  judo: judo
  jug: jug, pitcher, carafe
  juggler: juggler, juggling
  juice: juice
  juicePress: juice press, cider press
  juicy: juicy
  jump: jump, jumping, leap
  jumper: jumper, sweater, pullover, jersey
  jumpStart: jump start, jump leads, booster cables
  jumpsuit: jumpsuit
  jungle: jungle, rainforest
  jury: jury, panel of judges
  kangaroo: kangaroo
  karaoke: karaoke
  karateJudo: karate, taekwondo, self-defence
  kayak: kayak, kayaking, sea kayak
  kebab: kebab, doner
  keepFresh: shelf life, how long keep
  keepReceipt: keep receipt, without receipt, proof of purchase, till receipt, sales slip
  keepSafe: keep safe, store safely
  keepStore: keep, kept, store
  kennel: kennel, kennels, boarding kennel
  kennelCough: kennel cough
  kennelHouse: doghouse, dog kennel
  keratinTreatment: keratin treatment, hair straightening
  ketchup: ketchup
  kettle: kettle
  key: key
  keyboardMusic: electric piano, digital piano, synthesizer, music keyboard
  keyboardPc: keyboard
  keyBox: key box, key safe
  keyBroken: broken key, key stuck, key snapped
  keyButton: button
  keyCard: key card, access card
  keyCutting: key cutting, copy key
  keyring: keyring, key fob, keychain
  kick: kick
  kickstand: kickstand, bike stand
  kidney: kidney
  kidneyStone: kidney stone
  kidsClub: kids' club, children's programme
  kidsRallye: quiz trail, museum quiz, puzzle trail
  kiln: kiln
  kilogram: kilogram
  kilometre: kilometre, mile
  kind: nice people, lovely
  kindergarten: kindergarten, nursery school, preschool
  kindergartenTeacher: nursery teacher, childcare worker
  king: king, queen
  kiosk: kiosk, snack bar, food stall
  kiss: kiss
  kitchen: kitchen
  kitchenHours: kitchen hours, hot food
  kitchenUse: kitchen use, kitchenette, shared kitchen
  kite: kite, fly kites, kite flying
  kitten: kitten
  kiwiFruit: kiwi, kiwi fruit
  knead: knead, dough
  knee: knee
  kneeBrace: knee brace, knee support
  kneel: kneel, kneeling, on your knees, kneel down
  kneePads: knee pads
  kneeReplacement: knee replacement, artificial knee
  kneeTrouble: knee problems, bad knees
  knife: knife, knives
  knifeBlock: kitchen utensils, kitchenware, cookware
  knight: knight
  knightsHall: knights' hall, great hall
  knit: knit, knitting
  knitting: knitting
  knittingNeedle: knitting needles
  knitwear: knitwear, knitted
  knock: knock
  knockDownWall: knock down wall, knock through, wall opening
  knotSpeed: nautical mile
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
  ladiesOnly: women only, ladies' day, ladies only
  ladle: ladle, scoop
  ladybird: ladybird, ladybug
  lagoon: lagoon
  lake: lake
  lamb: lamb
  laminate: laminate, lamination, laminating, laminate document
  laminateFloor: laminate, laminate flooring
  lamp: lamp, light bulb, bulb, LED bulb
  lampOil: paraffin, lamp oil
  lampRepair: lamp repair, rewire lamp
  lampshade: lampshade
  landline: landline, fixed line, cordless phone
  landlord: landlord, landlady
  landmark: sight, attraction, landmark
  landRegister: land register, title deed
  landscape: landscape, scenery
  landVerb: landing
  language: language
  languageCertificate: language certificate, language diploma, language exam
  languageCourse: language course, language school
  languageLevel: language level, placement test
  lantern: lantern, oil lamp
  laptop: laptop, notebook computer
  laptopBag: laptop bag, sleeve for laptop
  largeAnimal: farm animal, large animal vet
  largeFamily: large family
  largeFormat: large format, banner, printing of posters
  lasagne: lasagne
  laserEyeSurgery: laser eye surgery
  laserHairRemoval: laser hair removal, permanent hair removal
  laserTag: laser tag
  lashExtension: lash extension
  lashLift: lash lift, lash perm
  lastAdjective: last
  lastAdmission: last admission, last entry
  lastDuration: last, take time, duration, how long, length of course, how long take
  lastMinute: last minute, short notice
  lastMinuteOrder: urgent order, same-day service
  lastWill: testament, last will
  late: late, delay, delayed, arrive late, running late
  lateArrival: late arrival, arrive late evening
  latecomer: latecomer
  lateFee: late fee, late return, overdue fee
  laterAfter: later, afterwards
  latest: at the latest
  latexGlove: disposable gloves, latex gloves
  lathe: lathe
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
  lawsuit: sue, legal action
  lawyer: lawyer, solicitor, attorney
  laxative: laxative
  layEggs: lay eggs
  layersCut: layered cut, undercut, skin fade
  layFloor: lay flooring, floor laying, floor layer
  layOutBody: lay out, viewing the body
  lazy: lazy
  lead: guide, led, guide tour, led by
  leadClimbing: lead climbing
  leadMetal: lead metal, leaded
  leadTime: lead time, production time
  leaf: leaf, foliage, fallen leaves, autumn leaves
  leafBlower: leaf blower
  leaflet: leaflet, flyer, brochure, pamphlet
  leak: leak, leaking, drip, leaking roof, leaky, dripping tap
  leaky: leaky, not watertight
  lean: lean against, leaning
  leanOut: lean out
  leanVerb: lean, tilt
  learn: learn, learnt, study for
  learnerDriver: learner driver, learner
  learnRide: learn to ride
  learnSwim: learn to swim, non-swimmer
  lease: lease, tenancy agreement, rental contract
  leash: leash, lead
  leashed: on a leash, leash, lead
  leather: leather
  leatherCare: leather care, leather balm
  leathercraft: leathercraft, leather workshop, saddlery, leatherwork, leather belt, leather goods
  leatherJacket: leather jacket
  leaveBehind: leave, left, leave behind, left behind, leave lying
  leaveEarly: leave early
  leaveGoAway: leave, go away
  leaveLuggage: leave luggage, store bags
  leaveMessage: leave a message
  leaveOut: leave out, omit
  leaveOvernight: leave overnight, keep overnight
  lectern: lectern, podium, speaker's desk
  lecture: lecture, public lecture
  lecturer: lecturer, course leader, professor
  leech: leech
  leek: leek
  lefthanded: left-handed
  leftOver: leftover, remaining, left over
  leftovers: leftovers
  leftSide: left-hand, left side
  leg: leg
  legal: legal, legally, is it legal, lawful
  legalAdvice: legal advice, consultation
  legalAid: legal aid
  legalFee: legal fees, lawyer's fee, court costs
  legalFormFirm: limited company, company registration
  legalGuardian: legal guardian, guardian, custodian
  legalInsurance: legal expenses insurance
  legalize: certified copy, legalize, apostille, notarize
  legend: legend, myth
  leggings: leggings
  legible: legible, illegible
  lemon: lemon
  lend: lend, lent, loan, lend out, loan out
  length: length
  lengthen: lengthen, let down, lengthen trousers
  lengthMeasure: running metre, per metre, by the metre, how long, metres long
  lens: lens, lenses
  lentil: lentil
  lesson: lesson
  lessonUnit: lesson, class
  letGoOut: let out, go outside
  letIn: let in, allow inside
  letKnow: let us know, tell us
  letOutGarment: let out garment, widen trousers
  letter: letter
  letterbox: letterbox, mailbox
  letterpress: letterpress, typesetting
  lettuce: lettuce
  level: level, grade, language level, proficiency
  levelingBlock: wheel chock, levelling blocks
  leverPart: lever
  liability: liability, responsibility
  liabilityInsurance: liability insurance
  liableFor: who pays, liable for damage
  liableVerb: liable, held liable, accept liability
  librarian: librarian
  library: library, libraries
  libraryCard: library card, lend books
  lick: lick, licking
  lidCover: lid
  lieDown: lie down, lying, lay down, lie flat
  lieFalse: liar, untrue
  lifebuoy: lifebuoy
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
  lightning: lightning, lightning strike
  lightningRod: lightning conductor
  lightShow: light show, laser show
  lightSwitch: light switch, dimmer
  lightweight: lightweight
  lilac: lilac
  lily: lily, lilies
  limeFruit: lime
  limescale: limescale, descale, scale deposit
  limeStain: water stain, water mark, tide mark
  limeWash: limewash, whitewash, lime paint
  limit: limit
  limitationPeriod: statute of limitations, time-barred
  limitedEdition: limited edition
  limousineHire: limousine, wedding car
  limp: limp, lame, lameness, limping, hobble
  lindenTree: linden tree
  linen: linen fabric
  linenFlax: flax
  lining: lining
  link: link
  linocut: linocut
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
  lithograph: lithograph, art print
  litre: litre, liter
  litter: litter, cat litter, litter box
  litterTray: litter tray, litter box
  live: live, dwell
  liveBand: live band, party music
  lively: lively, energetic, boisterous
  liveMusic: live music
  liver: liver
  liverwurst: pâté, liver sausage
  liveryStable: livery, livery yard, box stall
  livingRoom: living room, lounge
  livingWill: living will, advance directive
  lizard: lizard, gecko
  llama: llama
  loadCargo: load, cargo, freight
  loadGoods: load, unload
  loadingRamp: loading bay, loading dock, ramp
  loanBank: bank loan, mortgage
  loanEquipment: loan equipment, equipment provided
  loanExhibit: exhibit on loan
  lobster: lobster
  localAnaesthesia: local anaesthetic, local anaesthesia
  locallyMade: local, regional
  localResident: local resident, locals
  localResidents: local residents, locals, residents' rate
  located: located, situated
  lock: lock, locked, padlock, door lock, deadbolt, lock cylinder
  lockable: lockable, can be locked
  lockedState: locked, door locked
  locker: locker, lockers, luggage locker, locker key, coin locker
  lockOut: locked out, lost key, emergency opening, lock out, shut out
  locksChange: change lock, lock replacement
  locksmith: locksmith
  loftApartment: studio flat, bedsit
  loftConversion: loft conversion
  logo: logo, corporate design
  logOut: log out, sign out
  logSplitter: log splitter
  lollipop: lollipop
  loneliness: loneliness, lonely
  lonelyState: feel alone, lonely
  longAdjective: long
  longDistanceHike: long-distance trail, trekking, multi-day hike
  longLine: retractable leash, long line
  longNight: late opening, open late, late-night
  longSighted: long-sighted, far-sighted, farsighted
  longSightedness: long-sightedness, farsightedness, hyperopia
  longTerm: long-term
  longWeekend: long weekend
  look: look, look at
  lookAround: look around, browse
  lookForward: look forward
  loom: loom
  loose: loose, baggy, wobbly, slack
  looseFilling: filling fell out, lost filling
  loosenFree: release, let go
  loosenTooth: wobbly tooth, loose tooth
  lose: lose, lost, losing, loss, misplaced
  loseItem: lose something, left something
  loseWeight: lose weight, slim down, weight loss, slimming
  lossTheft: stolen item
  lostChild: lost child, missing child
  lostItem: lost item, forgotten item, left behind
  lostKey: lost key, lost keys
  lostParcel: lost in transit, parcel lost, gone missing
  lostPet: lost pet, runaway, missing cat
  lostProperty: lost property, lost and found
  lotion: lotion, moisturizer, moisturiser, face cream
  loud: loud, noisy, noise, noise nuisance, loud music
  loudspeaker: speaker, loudspeaker
  lounge: lounge, common room, sitting area
  louse: louse, lice
  love: love
  lowAdjective: low
  lowBloodPressure: low blood pressure
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
  macrame: macrame, knotting
  madeToMeasure: made to measure, bespoke, custom-made
  magazine: magazine, periodical
  magician: magician
  magicShow: magic show, magic trick, conjuring
  magnet: magnet, magnetic, fridge magnet
  magnifier: magnifying glass, magnifier
  magnifierLamp: magnifying lamp
  magnolia: magnolia
  maidenName: maiden name, birth name
  mailbox: letterbox, mailbox
  main: main
  mainCourse: main course
  maintain: maintain, maintenance, service
  maintenanceContract: maintenance contract, servicing, regular service
  makeBrand: make and model, car model
  makeFire: light a fire, make a fire
  makeFriends: make friends, get along
  makeSure: make sure, ensure
  makeUp: make-up, makeup
  makeup: makeup, make-up
  makeupArtist: make-up artist
  makeWill: make a will, draw up will
  male: male
  malnourished: underweight, thin animal, skinny
  mammography: mammogram, mammography
  man: man, men, gentleman, gentlemen
  manager: manager
  manageRun: manage
  mandarin: mandarin, tangerine, clementine
  mane: mane, horse mane
  mange: mange
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
  marblesToy: marbles
  march: procession, parade
  mare: mare
  margarine: margarine
  marina: marina, berth, mooring
  maritalStatus: marital status, married, unmarried
  market: market
  marriage: marriage
  marriageCertificate: marriage certificate
  marriageProposal: marriage proposal
  marriedCouple: married couple
  marriedState: married, spouse
  marry: marry, get married
  marshmallow: marshmallow
  marten: marten, stone marten
  martialArt: martial art
  marzipan: marzipan
  mascara: mascara
  mask: face mask, mask
  massage: massage
  massageOil: massage oil
  massageTable: massage table
  massageVerb: massage
  masseur: masseur, masseuse, massage therapist
  massProduced: off-the-shelf, mass-produced, ready-made
  mast: mast
  masterCertificate: master craftsman, master's certificate
  masterKey: master key
  masterpiece: masterpiece, work of art, artwork
  mat: mat, yoga mat
  match: match
  matchesLighter: cigarette lighter
  matching: matching, goes with
  matchSport: sports match, home game
  material: material
  materialArt: material, supplies
  materialCost: material cost, materials fee
  maternityLeave: maternity leave
  maternityWard: maternity ward, delivery room
  mathematics: mathematics, maths, math
  matinee: matinee, afternoon performance
  mating: mating, in heat
  matted: matted fur, detangling, undercoat
  mattress: mattress
  mattressTopper: mattress topper
  maximumAge: maximum age, too old
  maximumAmount: maximum, at most
  maximumDuration: at the longest, maximum duration
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
  meetingRoom: meeting room, conference room
  melody: melody
  melon: melon
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
  metalDetector: metal detector
  metalworker: metalworker, welder, metal construction
  meterUtility: electricity meter, gas meter, water meter
  metre: metre, meter
  metronome: metronome
  mexican: Mexican, Mexico
  microchip: microchip, chip
  microneedling: microneedling, needling
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
  milkChurn: milk churn
  milkTooth: milk tooth, baby teeth
  milkVerb: milking, milk the cow, milk cows
  mill: mill, water mill, flour mill
  miller: miller
  millet: millet
  millimetre: millimetre
  million: million
  millstone: millstone, grinding stone
  minced: ground meat, minced meat, ground beef
  mineQuarry: mining, miner, copper mine
  mineral: mineral, minerals, ore
  mineralWater: mineral water, sparkling water
  minerMine: miner, mine worker
  miniatureTrain: land train, tourist train, miniature train
  minibus: minibus
  miniGolf: mini golf, crazy golf
  miniJob: mini job, side job, part-time job
  minimumAge: minimum age, age limit, age restriction, from what age
  minimumAmount: minimum, at least
  minimumHeight: minimum height, tall enough
  minimumOrder: minimum order, minimum order value, minimum quantity
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
  mistake: mistake, error
  mistakeInvoice: wrong invoice, billing error
  mite: mite, mites, dust mite
  mix: mix, blend, stir, whisk
  mixedAdjective: mixed
  mixedBag: assorted, mixed selection
  mixedGender: mixed sauna, mixed group
  mixedGroup: mixed group
  mixerKitchen: food processor, blender, mixer
  mixingDesk: mixing desk, mixer console
  moat: moat
  mobilePayment: mobile payment, pay by phone
  mobilePhone: mobile, cell phone, smartphone, mobile phone, iPhone, android phone
  mobileReception: mobile reception, phone signal, signal
  mobileTicket: mobile ticket, ticket on phone
  mobilityImpairment: reduced mobility, limited mobility
  mobilityScooter: mobility scooter, electric wheelchair
  moccasin: loafers, moccasins
  model: model
  modelMaking: model railway, model making, model aircraft, model ship, scale model, toy train
  modelNumber: model number, rating plate, type plate
  modern: modern, state-of-the-art, contemporary
  molar: molar
  mole: mole, birthmark
  moleAnimal: moles in lawn, molehill
  monastery: monastery, abbey, convent, cloister
  money: money
  moneyBack: money back, get money back, money-back
  mongrel: mongrel, crossbreed, mixed breed
  monk: monk
  monkey: monkey, ape
  month: month
  monthly: monthly, per month
  monthlyFee: monthly fee, monthly payment, monthly charge
  monthlyPass: monthly pass, monthly ticket
  monument: monument, statue
  moon: moon
  mop: mop, floor cloth
  moped: moped
  mopUp: mop up, wipe floor
  morePerson: per additional person, each extra
  morning: morning
  morningAfterPill: morning-after pill
  mortar: mortar
  mortgage: mortgage
  mortuary: mortuary, chapel of rest
  mosaic: mosaic, mosaics
  mosquito: mosquito
  mosquitoNet: mosquito net, fly screen, insect screen
  moss: moss removal, lawn moss
  mother: mother, mum, mom, mam, mummy
  motherboard: motherboard
  mothersDay: Mother's Day
  mothProtection: mothballs, moth protection
  motionDetector: motion sensor, sensor, motion detector
  motivate: motivate, motivation
  motorboat: motorboat, speedboat, outboard motor
  motorcycle: motorcycle, motorbike
  motorcycleGear: motorcycle helmet, motorcycle clothing, leathers
  motorElectric: electric motor, motor
  motorhomePitch: motorhome pitch
  motorised: motorised, with motor
  motorScooter: motor scooter, vespa
  motorway: motorway, highway, freeway
  mould: mould, mold, mildew, mould stain, mouldy
  mouldClay: throw pottery, pottery, throwing clay
  mouldy: mouldy, musty wall, moldy
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
  mousetrap: mousetrap, rat trap, trap, live trap
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
  movingBox: moving box
  movingHouse: moving, relocation, removal
  mow: mow, lawn mowing
  mowVerb: cut grass
  mozzarella: mozzarella
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
  muggy: muggy
  mulch: mulch, bark mulch
  mule: mule
  mulledWine: mulled wine
  multipleChoice: multiple choice
  multipleSclerosis: multiple sclerosis
  multipurposeHall: multipurpose hall, sports hall, community hall
  multiTicket: ten-trip ticket, multi-ride ticket
  mumps: mumps
  muscle: muscle
  muscleAche: sore muscles, muscle ache
  muscular: muscular, muscles
  museum: museum
  museumEducation: museum education, workshop for children, hands-on
  museumNight: museum night
  museumShop: gift shop, museum shop, souvenir shop
  mushroom: mushroom
  mushroomPicking: mushroom picking, mushroom foraging
  music: music
  musicalInstrumentRepair: instrument repair, restring
  musicalShow: musical
  musicBox: music box
  musicExam: music exam
  musician: musician
  musicLesson: music lesson, piano lessons, guitar lessons
  musicLicence: music licence, performing rights
  musicSchool: music school
  musicTheory: music theory
  muslim: Muslim, Islam
  mussel: mussel, clam, shellfish, mussels, clams
  mustard: mustard
  musty: musty, mouldy smell
  muteStammer: stammer, stutter
  mutton: mutton, lamb chop
  muzzle: muzzle
  mysterious: mysterious
  nailDesign: nail art, nail design
  nailFile: nail file
  nailHammer: hammer
  nailPolish: nail polish, nail varnish
  nailPolishRemover: nail polish remover, acetone
  nailScissors: nail scissors, nail clippers
  nailTool: metal nail
  nailTrimming: nail trim, claw trimming
  naked: naked, bare
  name: name
  nameBadge: name badge, name tag
  nameChange: change name, name change
  nameDay: name day
  nameTag: name tag, name badge, woven label
  nameTransfer: named ticket, transfer ticket, resell ticket
  nameVerb: named, called
  nap: nap, siesta
  napkin: napkin
  nappy: nappy, diaper
  narcissus: daffodil, narcissus
  narrow: narrow, tight, narrow passage, low ceiling, cramped, tight space
  nasalSpray: nasal spray, nose drops
  nationalDay: national holiday, national day
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
  nearby: near, nearby, close
  necessary: necessary
  neck: neck
  necklace: necklace
  necklineDress: neckline, v-neck
  neckPain: neck pain, stiff neck
  needle: needle
  needTime: take long, need time
  needVerb: need, needed
  negativePhoto: negatives
  negotiate: negotiate, haggle, negotiable
  neighbour: neighbour, neighbor
  neighbourhood: neighbourhood, neighborhood, district
  neonTube: fluorescent tube
  nephew: nephew
  nerve: nerve
  nervous: nervous, anxious, stage fright
  nest: nest, nesting, breeding season
  nestVerb: nest, nesting
  netPrice: net price, excluding tax
  nettle: nettle, stinging nettle
  networkConnection: network, connection
  neurologist: neurologist
  neuter: neuter, spay, castrate, castrated, spayed
  neutering: neutering, spaying, castration
  never: never
  newAdjective: new
  newbornBaby: newborn, new-born baby
  newCustomer: new customer, first order
  newPatients: new patients, taking new patients
  newsletter: newsletter
  newspaper: newspaper
  newt: newt
  newYear: New Year, New Year's Eve
  nextFollowing: next, following
  nextTime: next time
  nibble: nibble, gnaw
  nickname: nickname
  niece: niece
  night: night
  nightdress: nightdress, nightgown, nightie
  nightHike: night hike, torchlight hike
  nightLight: night light
  nightmare: nightmare
  nightShift: night shift
  nightSurcharge: night surcharge, night rate
  nightSweat: night sweats, hot flushes
  nightWatchman: night watchman, torchlight tour, night tour
  nipple: nipple
  nitsLice: head lice, nits
  nobility: nobility, countess, duke, baron
  noise: noise
  noiseless: noiseless, quiet operation
  nonAlcoholic: non-alcoholic, alcohol-free, alcohol-free beer
  nonBinding: non-binding, without obligation
  nonProfit: non-profit, charity, charitable
  nonRefundable: non-refundable, no refund
  nonSmoking: non-smoking, no smoking, smoke-free
  nonSwimmer: non-swimmer
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
  noticeBoard: notice board, bulletin board, noticeboard
  noticePeriod: notice period
  notIncluded: not included, excluded, extra charge, excluding
  novel: novel
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
  oak: oak
  oasis: oasis
  oatMilk: oat milk, plant milk
  oats: oats, oat, porridge, oatmeal
  obedient: obedient, well-behaved, obey
  obesity: obesity, obese
  obituary: obituary, death notice
  obligation: obligation, duty
  oboeBassoon: oboe
  observatory: observatory
  observe: observe, observation
  occupation: profession, occupation
  occupationalTherapy: occupational therapy, occupational therapist
  occupiedBusy: occupied, taken
  octopus: octopus
  offended: offended, hurt feelings
  offerVerb: offer, offered
  office: office
  officeCleaning: office cleaning, commercial cleaning, cleaning company
  officeParty: office party, works outing, staff party
  officeSpace: office space, retail space, commercial premises
  official: official, officially
  official2: officially recognised, accredited, licensed
  officialFee: administrative fee, official fee
  officialStamp: official stamp, stamped
  officialTranslation: translation, certified translation
  offsetPrint: offset printing
  often: often, frequent, frequently
  oil: cooking oil, olive oil, sunflower oil
  oilChange: oil change
  oilFilter: oil filter
  oilLeak: oil leak, losing oil, oil spill
  oilMill: oil mill, olive press
  oilPaint: oil paint, oil painting
  oilySkin: oily skin
  ointment: ointment
  oldAdjective: old
  oldAgeHome: retirement home, nursing home, care home
  oldAnimal: old animal, elderly dog
  oldClothes: old clothes, painting smock
  oldDevice: old appliance, take back old, electronic waste
  oldFashioned: old-fashioned, outdated
  oldPainting: painting restoration, canvas painting
  oldPerson: old people, old person
  oldRadio: valve radio, old radio
  oldTimer: vintage car, classic car, old-timer, oldtimer
  oldTown: old town, historic centre
  olive: olive
  oliveGrove: olive grove, olive tree
  onAccount: on account, pay by invoice
  onBehalf: on behalf of
  once: once
  onceAWeek: once a week
  oneSize: one size, one size fits all, unisize
  oneWay: one-way
  onion: onion
  onlineAdjective: online
  onlineBooking: online booking
  onlineCourse: online course, online lesson
  onlinePayment: online payment, pay online
  onlineReview: online review, rating
  onlineShop: online shop, online store, webshop
  onlyChild: only child
  onSite: on site, in house
  onTheWay: on the way, en route
  onYourOwn: on your own, without guide, self-guided
  open: open, opening, opens, opened, open up, prise open
  openAir: open-air, in the open, outdoor, outdoor activity
  openAirCinema: open-air cinema, outdoor cinema
  openAirMuseum: open-air museum, folk museum
  openAllYear: open all year, year-round
  openDay: open day, open house
  opening: grand opening, reopening, opening day, opening ceremony
  openingHours: opening hours, opening times, business hours
  openLock: open lock, pick lock
  openSeason: open in winter, winter season
  openStudio: open studio, studio visit, artist's workshop
  openSunday: open on Sundays
  openToday: open today, still open
  opera: opera, operetta
  operateSurgery: surgery
  operatingSystem: operating system
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
  order2: sequence
  orderConfirmation: order confirmation, booking confirmation
  orderGoods: order, purchase order, job order
  orderJob: commission work, job order
  organ: pipe organ, organ, church organ
  organDonor: organ donor, organ donation
  organic: organic
  organicCotton: organic cotton
  organicLabel: organic label, certified organic
  organize: organize, arrange
  orienteering: orienteering, geocaching
  origami: origami, paper folding
  origin: origin, where from
  originalDocument: original, original document, genuine part
  originalPackaging: original packaging, unopened, sealed
  ornamentDecor: ornament, knick-knack, decorative object
  orphan: orphan, orphaned, without parents
  orthodontist: orthodontist
  orthodox: Orthodox church, Orthodox
  orthopaedicInsole: orthotics, orthopaedic insoles
  orthopaedist: orthopaedist, orthopedic
  osteopath: osteopath, osteopathy
  osteoporosis: osteoporosis
  ostrich: ostrich
  otter: otter
  outboard: outboard motor, outboard
  outdoorPool: outdoor pool, lido
  outdoorSeating: outdoor seating, outside table
  outdoorShoot: outdoor shoot, location shoot
  outOfOrder: out of order
  outOfStock: out of stock, unavailable, sold out
  outOfTown: out of town, outside town
  outOfTune: out of tune, detuned
  outside: outside, outdoor, outdoors
  oval: oval
  oven: oven
  overalls: overalls, coverall, caving suit, dungarees, boiler suit, coveralls
  overcharge: overcharged, too expensive
  overdose: overdose
  overdue: overdue
  overflow: overflow
  overgrown: overgrown
  overhaul: overhaul, restore to new
  overheat: overheat, overheating
  overload: overload, overloaded
  overlock: overlocker, serger
  overnightParking: overnight parking, park overnight
  overnightService: by tomorrow, overnight
  oversleep: oversleep, overslept
  overtake: overtake
  overtakeRun: sprint, run fast
  overtime: overtime
  overtimeWork: working hours, hours of work
  overweight: overweight, obesity
  overwhelmed: overwhelmed, overworked
  overwinterPlant: overwinter plants, plant winter storage
  owe: owe, debt, owe money, unpaid bill
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
  package: package deal, bundle
  packageLeaflet: package leaflet, patient information leaflet
  packageTour: package tour, package holiday, tour operator
  packaging: packaging, wrapping, packing
  packedLunch: packed lunch, lunch bag
  packingService: packing material, packing service
  packVerb: pack, wrap
  paddedEnvelope: padded envelope, jiffy bag
  paddle: paddle, oar, oars
  paddleBoard: paddle board, SUP, stand-up paddle
  paddlingPool: paddling pool
  paddock: paddock
  paediatrician: paediatrician, pediatrician, children's doctor
  page: page
  pain: pain, ache
  painkiller: painkiller
  painless: painless
  paint: paint
  paintball: paintball
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
  palmHand: palm
  pamper: treat someone
  pan: pan, frying pan
  pancake: pancake, crepe
  pancreas: pancreas
  panic: panic, panic attack
  panicAttack: panic attack
  pannier: pannier, bike bag, bike basket
  panties: knickers, panties, briefs
  paper: paper
  paperBag: paper bag, carrier bag, plastic bag, tote bag
  papermaking: papermaking, handmade paper, paper mill
  paperPlate: paper plate, disposable tableware
  paprikaSpice: chilli, chili
  parachute: parachute, skydiving, skydive
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
  parkingFee: parking fee, parking costs, free parking
  parkingGarage: parking garage, underground parking
  parkingMeter: parking meter, parking fee
  parkingSpace: parking, car park, parking lot, parking space
  parkinsons: Parkinson's
  parquet: parquet, wooden floor
  parrot: parrot, budgie
  parrotBird: cockatoo
  parsley: parsley
  partial: partial, partly
  partialPayment: part payment
  partialShade: partial shade
  participant: participant, attendee
  partitionWall: partition wall, room divider, folding screen
  partner: partner
  partnerBusiness: business partner, partner
  partnerDance: partner, dance partner
  partShare: part
  partTime: part-time
  party: party, celebration
  partyBag: party bag
  partyGames: treasure hunt, scavenger hunt
  partyPlatter: finger food, canapés, platter
  partyRoom: party room, event room
  partySupplies: party supplies, party decoration
  partyTent: marquee, party tent, gazebo, pavilion, gazebo hire
  pass: pass by
  passenger: passenger, passengers, number of passengers
  passExam: pass the test, pass, pass exam, passed
  passOn: pass on, transfer to
  passport: passport
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
  patchMend: patch, iron-on patch, mend clothes, darn
  patchwork: patchwork, quilt, quilting
  patient: patience, impatient
  patientAdj: be patient, impatient
  patientFile: patient file, medical record
  patientNoun: patient
  patientPerson: patient
  patina: patina, antique finish
  patio: patio, terrace, decking
  patioHeater: patio heater
  patron: supporter, friends association, sponsorship
  pattern: sewing pattern, pattern cutting
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
  payInFull: full amount, pay in full
  payInstalments: pay in instalments, spread payments
  payLater: pay later, on account
  payload: payload, maximum load, load capacity
  paymentDue: due, payable
  paymentTerms: payment terms, payment deadline
  payslip: payslip, pay stub
  pdfFile: PDF, PDF file
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
  pedalBoat: pedal boat, pedalo
  pedestrian: pedestrian
  pedicure: pedicure
  pedigree: pedigree, purebred, studbook
  pee: pee, urinate
  peel: peel
  peeling: exfoliation, scrub
  peelOff: peel off
  pellets: pellets, briquettes, wood pellets
  pelvis: pelvis, pelvic floor
  pencil: pencil, crayon
  pencilCase: pencil case
  pendant: pendant
  pendulum: pendulum
  penguin: penguin
  peninsula: peninsula
  penKnife: pocket knife, penknife
  pension: pension, retirement
  pensionerRate: senior discount, senior ticket, OAP
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
  perGroup: per group
  perHour: by the hour
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
  perPiece: apiece, per piece
  persian: Persian, Farsi, Iranian
  person: person, people
  personal: personal, personally
  personalData: personal data, personal information, personal details
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
  petBurial: pet burial, pet cremation, pet cemetery
  petCarrier: pet carrier, carrier box
  petChip: chip number, pet registration, pet register
  petFood: pet food, kibble, animal feed, dog food, cat food, dry food
  petGrooming: grooming, dog grooming
  petInsurance: pet insurance
  petOwner: pet owner, dog owner
  petPassport: pet passport, vaccination record
  petPhotography: pet photography, animal portrait
  petrol: petrol, gasoline, unleaded, super unleaded
  petrolStation: petrol station, gas station
  petSitter: pet sitter, dog sitter, pet sitting
  petStain: pet stain, urine stain
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
  pheasant: pheasant
  phone: phone, telephone
  phoneCall: phone call, call
  phoneCase: phone case, protective case
  phoneNumber: phone number
  phoneRepair: phone repair, mobile repair
  phoneSpeaker: ear speaker, phone speaker
  phoneSpill: liquid damage, fell in water
  photo: photo, picture, pic
  photoAlbum: photo album, photo book
  photoBan: photography allowed, photo permit, no photos
  photoBook: photo book
  photoBooth: photo booth, photo corner, photobooth
  photocopy: photocopies, xerox
  photoEditing: photo editing, image editing
  photograph: photograph, photo
  photographer: photographer
  photography: photography
  photoId: photo ID, photo identification
  photoPaper: photo paper, glossy paper
  photoPrint: print, photo print
  photoShoot: photo shoot, photo session
  physicalEducation: physical education, PE, school sports
  physicalFitness: fitness level
  physicsSubject: physics
  physiotherapist: physiotherapist, physio
  physiotherapy: physiotherapy, physio, physical therapy
  piano: piano, grand piano, upright piano
  pianoStool: piano tuner, piano tuning
  pickFruit: pick your own, fruit picking, picking, pick fruit, pick yourself, self-picking
  pickle: pickle, preserve
  pickLock: locksmith
  pickMeUp: pick me up, collect me
  pickup: collection, pickup
  pickUpAnimal: collect animal, pick up pet
  pickUpGround: lift up
  pickupPoint: pickup point, parcel locker
  pickUpService: pickup from station, transfer service
  pickupTruck: pickup truck, SUV, off-roader, four-wheel drive
  pickYourOwn: pick your own
  picnic: picnic, picnic area, picnic basket
  picnicArea: picnic area, picnic table, picnic site
  picnicBasket: picnic basket, hamper
  picnicBlanket: picnic blanket
  picnicTable: picnic table
  pictureCave: cave painting, rock carving
  pictureFrame: picture frame, photo frame
  piece: piece, item
  pierce: pierce, piercing
  piercing: body piercing, ear piercing
  pig: pig, piglet
  pigeon: pigeon, dove
  pigeonControl: bird control, bird spikes
  piggyBank: piggy bank, money box
  pike: pike fish, pike
  pilates: Pilates
  pilgrimage: pilgrimage, pilgrim
  pill: pill, tablet
  pillarColumn: pillar, column
  pilling: pilling, bobbles, lint
  pillow: pillow, cushion, cushions
  pillowcase: pillowcase, pillow slip
  pilot: pilot, co-pilot
  pimple: pimple, acne
  pinch: pinch
  pinCode: PIN code
  pine: pine
  pineapple: pineapple
  pinecone: pine cone
  pineWood: pine
  pink: pink
  pinkColour: pink
  pistachio: pistachio
  pitchCamp: tent pitch, camping pitch
  pitchDark: pitch dark, complete darkness
  pitchfork: pitchfork, garden fork
  pitchTent: pitch a tent, put up tent
  pizza: pizza, pizzeria
  placementTest: placement test, level test
  placeSetting: place setting, set the table
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
  plaster: plastering, plasterwork, plaster, render
  plasterboard: plasterboard, drywall
  plasterCast: plaster cast, in a cast
  plasterer: plasterer, drywaller
  plasterWall: render, wall plaster
  plastic: plastic
  plate: plate
  plateau: plateau
  platePottery: handmade plate, ceramic plate
  platform: railway platform, track number
  platinum: platinum
  playArea: play area, play corner, playroom, children's corner
  playGame: play
  playground: playground
  playingCard: playing card
  playInstrument: play an instrument
  playOutside: play outside, run around
  playpen: playpen, stair gate, travel cot
  pleasant: pleasant, enjoyable
  pliers: pliers
  plough: plough, plow
  plugAdapter: travel adapter, plug adapter
  plugIn: plug in, plug
  plugOut: unplug, pull the plug
  plugSocket: plug, socket, power outlet, power socket, wall socket, electrical outlet
  plum: plum, damson
  plumb: plumbing, plumber
  plumber: plumber, pipe fitter
  plumbing: plumbing, pipe, water pipe, pipework
  plungePool: plunge pool
  plunger: plunger
  plusSize: plus size, large sizes, tall sizes, oversize, extra large
  pneumonia: pneumonia
  pocket: pocket
  pocketWatch: pocket watch
  podcast: podcast
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
  poleDance: pole dance
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
  pondLiner: pond liner
  pony: pony, ponies
  ponytail: ponytail
  pool: swimming pool, pool
  poolCover: pool cover
  poopBag: poop bag, dog waste bag
  poor: poor, low income, needy
  popcorn: popcorn
  popcornMachine: popcorn machine
  poppy: poppy
  popular: popular
  popularFavourite: favourite, most popular, bestseller
  porcelain: porcelain, china
  porcelainSet: dinner service, tea set
  pork: pork
  portable: portable item, transportable, portable, handheld
  portableToilet: portable toilet, portaloo, chemical toilet
  portion: portion, serving
  portrait: portrait
  portraitSession: portrait session, photo studio, studio shoot
  portuguese: Portuguese, Portugal
  possible: possible
  post: post, mail
  postageStampFee: postage
  postcard: postcard, picture postcard
  postcode: postcode, zip code
  poster: poster, placard, posters
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
  poundWeight: pound weight, pounds
  pour: pour
  power: power
  powerBank: power bank, portable charger
  powerCut: power cut, blackout, power outage
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
  pregnancyShoot: maternity shoot
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
  prescriptionFree: over the counter
  presentationSlides: presentation, slides, PowerPoint
  preservative: preservatives, additives
  preserveOld: heritage, listed building
  pressApples: press apples, juice pressing, pressing juice, own apples
  pressButton: press
  pressCharges: report to police, press charges
  pressPass: press card, press ticket, accreditation
  pressure: pressure
  pressureCooker: pressure cooker
  pretzel: pretzel
  prevent: prevent, prevention
  previous: previous, former
  prey: prey
  price: price
  priceIncrease: price increase, price rise
  priceList: price list, rates
  priceMatch: price match, best price
  priest: priest, pastor, vicar
  primarySchool: primary school, elementary school
  primeSurface: primer, undercoat
  prince: prince, princess
  print: print, printed, print out, printout, print documents
  printAtHome: print at home, print yourself
  printedTshirt: printed t-shirt, textile printing, custom print
  printer: printer
  printingPress: printing, print shop, printer's, copy shop, printing house
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
  professorDoctor: doctor's degree, professor
  profit: profit, turnover
  program: programme, program, schedule of events
  programmer: programmer, software developer, web designer
  programming: programming, coding, programmer
  progress: progress, make progress
  prohibition: prohibition, not allowed, banned
  projectionScreen: projection screen, big screen, canvas screen
  projectNoun: project
  promise: promise
  promiseDate: keep appointment
  pronounce: pronounce, pronunciation
  proofDocument: supporting document
  proofingBasket: proving basket
  proofOfAddress: proof of address, proof of residence
  proofOfAge: proof of age, age check
  proofPrint: print proof, sample print, preview, test print
  propertyTax: property tax, council tax
  prosecutor: prosecutor
  prostate: prostate
  prosthesis: prosthesis, artificial leg, artificial limb
  protect: protect, protection
  protectiveSheet: dust sheet, masking film, floor protection
  protectiveSuit: protective clothing, protective suit, overshoes
  protectNature: protected, nature reserve
  protein: protein
  protestant: Protestant, Lutheran
  proud: proud, pride
  proveEvidence: prove, proof, evidence
  provide: provide, supply
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
  pulledMuscle: pulled muscle, muscle strain, torn muscle
  pulleyBlock: pulley, block and tackle
  pullOut: pull out, draw out
  pullOutBed: pull-out, extendable, sofa bed
  pullTooth: extract, pull a tooth
  pump: pump
  pumpDevice: suction pump, submersible pump
  pumpkin: pumpkin, butternut squash
  punchCard: ten-session card, multi-pass, ten-class pass, multi-visit card, block card
  punchHole: punch hole, extra hole
  punctual: on time, punctual
  punctualPerson: unpunctual, late arrival
  puncture: puncture, flat tyre, flat tire
  pupil: pupil, schoolchild, learner
  pupilEye: eyeball
  puppet: puppet, marionette, puppet theatre
  puppetShow: puppet show, puppet theatre, puppet
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
  pushchairParking: pushchair parking, buggy park
  pushIn: push in, press in
  pushWheelchair: borrow a wheelchair, wheelchair hire
  put: put, place
  putAside: put aside, set aside, hold back
  putDown: put down, lay down
  putIn: put in, insert coin
  putOn: put on, get dressed
  putOutFire: put out fire
  putTogether: put together, combine
  putToSleep: put to sleep, euthanise
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
  quince: quince
  quitSmoking: quit smoking, stop smoking
  quiz: quiz, pub quiz, riddle
  rabbit: rabbit, bunny
  rabbitHutch: rabbit hutch
  rabies: rabies
  raccoon: raccoon
  race: race, racing
  racingBike: road bike, racing bike, gravel bike
  racketHire: racket hire
  racketString: racket stringing
  radiatorCar: car radiator, cooling system
  radio: radio set, car radio, car stereo
  radioactive: radioactive, radiation
  radiologist: radiologist, radiology
  radioStation: radio station, broadcast
  radiotherapy: radiotherapy, radiation
  radish: radish
  raffle: raffle, tombola, prize draw, lottery
  raftBoat: raft
  rafting: rafting
  railTrain: train
  railwayStation: train station, railway station
  rain: rain, rainy
  rainBarrel: rain barrel, water butt
  rainbow: rainbow
  raincoat: raincoat
  rainGear: rain gear, rain trousers, waterproofs
  rainTrousers: rain trousers, rain gear
  rainwater: rainwater
  raisedBed: raised bed, planter box
  raisin: raisin, dried fruit
  rake: rake, leaves
  rakeVerb: rake up leaves, leaf removal
  ramadan: Ramadan
  ramp: ramp, wheelchair ramp
  range: product range, assortment
  rangeAssortment: range, assortment
  ranger: park ranger
  rapids: rapids, whitewater
  rareBreed: rare breed, old variety, heirloom
  rarely: rarely, rare, seldom
  rash: rash
  raspberry: raspberry
  rat: rat, rats
  ratchetStrap: ratchet strap, lashing strap, straps
  rattle: rattle
  rattlingNoise: strange noise, knocking noise, humming
  rawFood: raw, uncooked
  rawMilk: raw milk
  razor: razor, shaver
  razorBlade: razor blade, razor
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
  reconcile: reconcile
  recording: recording
  recordPlayer: record player, turntable
  recoverVerb: get better, get well
  recovery: recovery, healing
  rectangular: rectangular
  recyclable: recycle, recycling
  recycledPaper: recycled paper
  recycling: recycling
  recyclingBin: recycling bin, bottle bank
  recyclingCentre: recycling centre, waste collection point, rubbish dump, rubbish tip
  red: red
  redColour: red
  redeem: redeem, redemption, cash in
  redHaired: red-haired, redhead
  redWine: red wine
  reed: reeds, reed
  reedMouthpiece: mouthpiece, reed
  reenactment: reenactment, medieval market
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
  refuse: refuse, decline, reject, turn down, declined, turn away
  regatta: regatta
  regionalCard: city card, museum pass, leisure pass
  regionalFood: regional produce, local products, specialities
  register: register, registration, sign up, enrol
  registeredLetter: registered letter, registered mail
  registerOnline: sign up, enrol, enroll
  registrationDeadline: registration deadline, closing date
  registrationDocument: vehicle registration, registration document, logbook, vehicle documents, vehicle papers
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
  relieved: relieved
  religion: religion, religious, faith, belief
  religious: religious, religion, faith
  remainingBalance: balance due, remaining amount
  remainingCredit: remaining credit, remaining value, leftover amount
  remember: remember, remind, reminder
  reminderPayment: payment reminder, overdue notice, dunning
  remindMe: remind me, reminder message
  remoteControl: remote control
  remoteSupport: remote support, tech support
  removableThing: removable, detachable, take off part
  removalCompany: moving company, removal company, mover, movers, moving van
  remove: remove, removal
  removeMould: remove mould, get rid mould
  removeRust: remove rust, derust
  removeStain: remove stain, get out stain
  removeTick: tick removal, remove tick
  renaissance: Renaissance
  renewContract: renew, renewal
  renovate: renovate, renovation
  rent: rent, hire, rental, hire out, for hire
  rentalCar: rental car, hire car
  rentalPeriod: rental period, hire period
  rentalStation: hire station, rental point
  rentIncrease: rent increase
  rentReduction: rent reduction
  rentTableware: tableware hire, crockery hire, glass hire
  repair: repair, mended, fixable, repair job, repair service, mending
  repairable: repairable, can be fixed
  repairCafe: repair café, self repair
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
  rescue: rescue, save life
  reserve: reserve, reservation
  reservedState: reserved, on hold
  resetPassword: reset, forgot password
  residence: residence, place of residence, domicile
  residenceCard: residence card, settlement permit
  residencePermit: residence permit
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
  restoreRenew: restore, restoration
  restring: restring, restringing, string beads
  restVerb: rest
  resuscitate: resuscitation, CPR, resuscitate
  retailerDealer: dealer, retailer
  retainingWall: garden wall, stone wall, retaining wall
  retakeExam: retake, resit, second attempt, retake exam
  retina: retina
  retired: retired, retirement
  retirement: retirement
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
  reupholster: reupholster
  reusable: reusable
  reuse: reuse, use again
  revealVerb: reveal, uncover
  reverseCar: reverse, reverse into
  reviewNoun: feedback
  reviewRate: review, rating
  revolvingDoor: revolving door
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
  rinse: rinse, rinse off, hose down
  ripe: ripe
  riskActivity: risk sport
  risky: risk, risky, perilous
  river: river, stream
  road: road
  roadSign: road sign, traffic sign
  roastCoffee: roast coffee, roasting
  roastGrill: grill, roast, barbecue, barbecue outside
  roastMeat: roast, roast meat, roast pork
  roboticMower: robotic mower
  robotVacuum: robot vacuum
  robust: robust, sturdy
  rockingChair: rocking chair
  rockingHorse: rocking horse
  rockMusic: rock music, pop music, hip hop
  rocky: rocky, stony
  rodent: rodent, rat, mouse, mice, field mouse
  rolePlay: role-playing game
  rollerBlind: roller blind, roman blind, pleated blind
  rollerCoaster: roller coaster
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
  ropeMaking: rope making
  ropesCourse: ropes course, high ropes, zip line, high ropes course, climbing park
  rose: rose
  rosehip: rosehip
  rosemary: rosemary
  rot: rot, rotten, dry rot
  rotate: rotate, spin
  rotavator: tiller, rotavator
  rotten: gone off, spoiled, rotten
  rough: rough
  roughly: about, approximately, roughly, approximate, roughly how much
  round: round
  roundabout: roundabout, traffic circle
  roundTheClock: 24 hours, round the clock
  route: route, itinerary
  router: router, modem
  rowBoat: row, rowing, paddle
  rowLine: queue, line
  rowSeats: row of seats
  rub: rub, wipe off
  rubber: rubber
  rubberEraser: eraser
  rubberSeal: rubber seal, washer, o-ring, gasket
  rubberStamp: rubber stamp, stamp
  rubbish: rubbish, garbage, trash, waste
  rubble: rubble, building waste
  rubella: rubella, German measles
  rudder: rudder
  rude: rude, unfriendly
  rugCarpet: rug, oriental rug, Persian carpet
  ruin: ruin, ruins
  rule: rule, rules
  ruleBreak: break rules, violation
  rulerTool: ruler
  rulesGame: rules of game, game rules
  rumour: gossip, rumour
  runBusiness: run a business
  runJog: run, ran, running, jog, jogging
  running: running, jogging
  runOut: run out, used up
  rural: countryside, rural
  rushSurcharge: rush fee, express surcharge
  russian: Russian, Russia
  rust: rust, rusty
  rustProofing: rust proofing, underbody sealing
  rusty: rusted, rusted through
  rye: rye
  sackcloth: sack, burlap, jute
  sad: sad
  saddle: saddle
  saddleHeight: saddle height, seat post
  saddler: saddler, leather worker, saddlery, saddle fitting
  saddleUp: saddle up
  sadness: sadness, grief
  safari: safari, jeep tour
  safe: safe, safety
  safetyBriefing: safety briefing, safety instruction
  safetyGlasses: safety glasses, protective goggles, safety goggles
  safetyPin: safety pin
  safetyShoes: safety shoes, safety boots
  safetyState: is it safe, secure
  sag: sag, sagging
  sageHerb: sage
  sailBoat: sail, sailing
  sailing: sailing
  sailingBoat: sailing boat, yacht, catamaran
  sailor: sailor
  saint: saint, patron saint, holy
  salad: salad
  saladDressing: salad dressing, dressing
  salami: salami, cold cuts, cured meat
  sale: sale
  salesperson: salesperson, shop assistant
  salesRep: sales representative, sales rep
  saliva: saliva, spit
  salmon: salmon
  salsaDance: salsa dancing
  salt: salt
  saltFree: low-salt, unsalted
  saltMine: salt mine, saltworks
  saltShaker: salt cellar
  salty: salty, salted
  same: same, identical
  sameDay: same day, on same day
  sameKind: the same kind
  samesex: same-sex, gay, lesbian
  sample: sample
  sampleProduct: free sample, swatch, tester
  sand: sanding, sandpaper, sand down, rub down
  sandal: sandal, flip-flop
  sanderTool: sander, sanding machine, belt sander
  sandMaterial: sand
  sandpaper: sandpaper, emery paper
  sandpit: sandpit, sandbox
  sandwich: sandwich
  sandwichMaker: slicer, meat slicer
  sandy: sandy
  sandyBeach: sandy beach
  sanitaryBlock: shower block, toilet block, sanitary block
  santaClaus: Santa Claus, Father Christmas, St Nicholas
  sapling: sapling, young tree
  sardine: sardine
  satiated: satiated, full stomach
  satisfied: satisfied, satisfaction
  satisfiedState: happy with, pleased
  sauce: sauce, gravy
  saucer: saucer
  sauerkraut: sauerkraut
  sauna: sauna, sweat lodge
  saunaThing: sauna stove
  sausage: sausage
  saveData: save data, back up
  saveMoney: save money, savings, save up, saving
  saw: sawing, saws, handsaw, chainsaw, saw up, saw off
  sawmill: sawmill
  saxophone: saxophone, sax
  sayGoodbye: say goodbye, farewell
  scab: scab
  scaffolder: scaffolding, scaffolder, scaffold
  scald: scald, burn yourself
  scale: weighing scale, scales, kitchen scale
  scalp: scalp
  scanner: scanner, scan
  scanVerb: scan
  scar: scar
  scarecrow: scarecrow
  scarf: scarf, scarves
  scarify: scarifier, aerator
  scarletFever: scarlet fever
  scary: scary, frightening, creepy
  schedulePlan: plan, schedule
  schnitzel: schnitzel, escalope
  scholarship: scholarship, grant, bursary, education voucher
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
  schoolTrip: school trip, field trip, class outing, class trip
  schoolUniform: school uniform
  schoolyard: schoolyard, playground
  scienceNoun: science, scientist
  scissors: scissors
  scoliosis: scoliosis
  scooterKick: kick scooter, e-scooter, electric scooter
  scout: scouts, scout
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
  screenPrinting: screen printing
  screenProtector: screen protector
  screenReplace: screen replacement, screen repair
  screw: screw
  screwdriver: screwdriver
  screwNutBolt: bolt, hex nut, nuts and bolts
  screwOn: screw on
  screwTighten: tighten, tightened
  screwVerb: screw
  scrub: scrub, exfoliate, scour
  scuffed: scuffed, scuff marks
  sculpture: sculpture
  scythe: scythe
  sea: sea, ocean
  seabed: seabed, underwater
  seafood: seafood, shellfish
  seagull: seagull, gull
  seal: seal, sealed, seal off, sealing, draught-proof
  sealAnimal: grey seal, harbour seal
  sealedBag: tamper-proof, security seal
  seam: seam
  search: search, look for
  searchEngine: search engine
  searchRanking: search engine optimisation
  seashell: seashell, shells
  seasick: seasick, seasickness, motion sickness
  season: season
  seasonal: seasonal
  seasonalWorker: seasonal worker, seasonal work, temp, temporary staff
  seasonFood: seasoning, to season
  seasonTicket: season ticket, annual pass, yearly pass, yearly ticket, season pass
  seasonVerb: seasoned
  seatBelt: seat belt
  seatCover: seat cover
  seatingPlan: seating plan, seating arrangement
  seatReservation: seat reservation, reserved seat
  seatRest: seating, place to sit, folding stool
  seaUrchin: sea urchin
  seaView: sea view
  seaweed: seaweed, kelp, algae
  second: seconds
  secondarySchool: secondary school, high school, grammar school
  secondEntrance: back entrance, side entrance
  secondHand: second-hand, pre-owned, pre-loved, thrift
  secondHandShop: second-hand shop, charity shop, thrift store
  secondOpinion: second opinion
  secondOrdinal: second
  secret: secret
  secretary: secretary
  securityCamera: security camera, CCTV, video surveillance, surveillance
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
  selfish: selfish
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
  seniorGymnastics: senior exercise class, chair exercise
  seniorsAfternoon: seniors' afternoon, seniors' meeting
  sense: make sense, sensible
  sensitiveSkin: sensitive, delicate
  separateAdjective: separately, separate
  separateOwn: own entrance
  separateVerb: separate, separation
  separateWaste: sort waste, waste separation
  separation: separation
  separationCouple: separated, legal separation
  septicTank: septic tank, cesspit
  serialNumber: serial number, item number, model number
  series: series
  seriousGrave: serious, severe
  serratedKnife: serrated
  serveFood: serve
  serviceArea: service area, catchment, do you travel
  serviceBook: service book, service history
  serviceOffered: service
  serviettePaper: paper napkin
  sesame: sesame
  session: session
  setKit: set, kit
  setStone: gemstone, set a stone
  settle: settle, settlement
  settlement: settlement, agreement
  setUp: set up, put up
  setUpDevice: set up device, configure
  setupInstall: installation, setup
  setUpTime: set-up time
  several: several, multiple
  severalTimes: several times, repeatedly
  severance: severance pay
  sew: sew, sewn, sewing
  sewage: sewage, sewer, waste water, grey water
  sewButton: sew on button, button missing, lost button
  sewing: sewing
  sewingMachine: sewing machine
  sewingPatternClass: sewing class, sewing course
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
  shavingFoam: shaving foam, shaving cream
  shearClip: shear, clip
  shearing: clipping, shearing
  shearSheep: shear sheep, sheep shearing
  shedHair: shed, moult
  sheep: sheep, lamb
  sheepdog: sheepdog, livestock guardian dog, herding dog
  sheepskin: sheepskin
  sheetMusic: sheet music, score
  sheetPaper: sheet of paper, sheets of paper
  sheetSleepingBag: sleeping bag liner
  shelf: shelf, shelves, shelving, wall shelf
  shell: eggshell, snail shell
  shellac: Shellac, gel polish
  shellacPolish: shellac, French polish
  shellHouse: prefab house
  shelterRain: shelter, under cover
  shepherd: shepherd, shepherdess
  shiftGear: gear, shift gears
  shiftWork: shift
  shine: shine, shiny, glossy, gloss, glow, gleam
  shingles: shingles
  shinyState: glossy
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
  shoeInsoleTree: shoe tree
  shoelace: shoelace
  shoePolish: shoe polish
  shoeRack: shoe rack, shoe cabinet
  shoeSize: shoe size
  shoeSole: sole, shoe sole
  shoeStretch: stretch shoes, shoes pinch, shoe stretching, widen shoes
  shoot: shoot, shooting
  shooting: shooting range
  shootingStar: shooting star, meteor
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
  shortOfBreath: out of breath, shortness of breath, breathless
  shortPerson: short person, short people
  shorts: shorts
  shortSighted: short-sighted, near-sighted, nearsighted, myopia
  shortSightedness: short-sightedness, nearsightedness, myopia
  shoulder: shoulder
  shout: shout, scream, yell, shouting, screaming
  shovel: shovel, spade
  showAround: show around
  shower: shower, have a shower, take a shower
  showerCubicle: shower cubicle, walk-in shower
  showerGel: shower gel, body wash
  showerHead: shower head
  showerRoom: shower room, shower cabin
  showerToken: shower token
  showRepertoire: repertoire
  showroom: showroom
  showVerb: show, shown
  shrimp: shrimp, prawn
  shrink: shrink, shrank, shrunk, shrunken
  shuttleBus: shuttle bus
  shy: shy, timid, shyness
  sibling: sibling
  siblingDiscount: sibling discount, second child
  sick: sick, ill, illness, disease
  sickle: sickle
  sickNote: sick note, doctor's note, sick leave, sick pay, off sick
  sidecar: sidecar
  sideDish: side dish
  sideEffect: side effect
  sieve: sieve, colander, strainer
  sightseeing: sightseeing tour, city tour, city walk
  sightseeingFlight: sightseeing flight, scenic flight
  sign: sign, signature, sign contract, signed, sign here
  signature: signature
  signboard: sign, notice board, door sign, door plate, brass plate
  signedReceipt: acknowledgement of receipt, confirm receipt
  signLanguage: sign language, sign language interpreter
  signposted: signposted, well marked
  silence: silence, keep quiet
  siliconeSealant: silicone, sealant, caulk
  silk: silk
  silkPainting: silk painting
  silo: silo, granary
  silver: silver
  silverfish: silverfish
  silvery: silver, silver-coloured, silvery
  simCard: SIM card, SIM
  similar: similar
  similarity: resemble, look like
  simmer: simmer, stew
  sing: sing, sang, sung, singing
  singer: singer
  singing: singing, vocal lesson
  singingLesson: singing lesson, vocal coaching
  single: single, unmarried, single person, bachelor
  singleParent: single parent, single mother
  singleRoom: single room
  singleTicket: single ticket, one-way ticket
  sink: sink, washbasin, wash basin, kitchen sink
  sinkVerb: sank, sunk, sinking
  sinusitis: sinusitis, sinuses
  sip: sip
  sister: sister, sis
  sit: sit, sat, sit down, seating, somewhere to sit
  siteMap: site map, floor plan, park map
  size: size
  sizeChart: size chart, size guide
  sizeNoun: size
  skate: skate, skating
  skateboard: skateboard, skatepark, longboard
  skating: skating, ice rink
  skein: skein, ball of wool, hank
  skeleton: skeleton, bones
  sketchbook: sketchbook, drawing paper, sketch
  ski: ski, skiing
  skiBinding: ski binding
  skiBoots: ski boots
  skid: skid, skidding
  skiing: skiing, ski
  skiInstructor: ski instructor, ski school
  skiLift: ski lift, chairlift, drag lift
  skilled: skilled, skilful, talented
  skin: skin
  skinAnalysis: skin analysis
  skinCancer: skin cancer, melanoma, mole check
  skincare: skincare
  skinIrritated: sensitive skin, irritated skin
  skiPass: ski pass, lift pass, lift ticket
  skipContainer: skip, waste container, dumpster
  skiPoles: ski poles
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
  slackline: slackline
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
  sleepingMat: sleeping mat
  sleepingPill: sleeping pill, sedative
  sleepOutdoors: sleep outdoors, wild camping
  sleepy: sleepy, drowsy
  sleeve: sleeve
  sleeveLong: long sleeve, long-sleeved
  sleeveShort: short sleeve, short-sleeved
  slice: slice
  slide: slide, playground slide, water slide
  slidingDoor: sliding door, patio door
  slim: slim, skinny
  slip: slip, slippery, slip hazard, slick, slide down, glide
  slipper: slipper, slippers, house shoes
  slipRisk: slipping hazard, risk of falling
  slipway: boat trailer
  slopeLand: hill slope, steep slope, gradient
  slotMachine: slot machine, gambling, casino
  slovenian: Slovenian, Slovenia
  slow: slow, slowly
  slowDown: slow down
  slugPellets: slug pellets
  small: small, little
  smallAnimal: small animals, exotic pets
  smallChange: change money, change back, small change
  smallGroup: small group, small groups
  smallPrint: small print, fine print
  smartHome: smart home
  smartphone: smartphone, iPhone, Android
  smartwatch: smartwatch, fitness tracker
  smell: smell, odour, stink, odor, bad smell, musty
  smile: smile
  smoke: smoke
  smokeDetector: smoke detector
  smokeFish: smoke fish, smoked
  smokeFood: smoked, smokehouse
  smokehouse: smoker oven, smokehouse
  smoker: smoker, smoking
  smokeVerb: smoke, smoking, may smoke, vape, e-cigarette
  smokingArea: smoking area
  smooth: smooth
  smoothie: smoothie
  smoothPolished: polished, buff, high gloss
  snack: snack
  snackBar: snack bar, refreshment stand, kiosk
  snagRework: rework, put right
  snail: snail, slug
  snake: snake
  snakeBite: snake bite
  snakePet: python, boa
  snapFastener: press stud, snap fastener, popper
  snapOff: snap off, break off
  sneeze: sneeze
  snore: snore
  snoring: snoring
  snorkel: snorkel, snorkelling, snorkeling
  snorkelFins: fins, flippers
  snout: snout, muzzle of animal
  snow: snow
  snowboard: snowboard, snowboarding
  snowCannon: artificial snow, snow cannon
  snowChains: snow chains
  snowClearing: snow clearing, snowplough, gritting
  snowdrop: snowdrop
  snowed: snowed in, snow-covered
  snowfall: snowfall, fresh snow, snow depth
  snowflake: snowflake
  snowmobile: snowmobile
  snowshoe: snowshoe, snowshoeing, snowshoes
  soak: soak
  soaked: soaked, drenched, soaking wet
  soap: soap
  sober: sober, empty stomach, fasting
  socialHousing: social housing, council flat
  socialMedia: social media, social network
  socialSecurity: social security, national insurance
  socialWorker: social worker, social work
  sock: sock, socks, stockings
  socket: socket, power outlet
  sofa: sofa, couch, settee, corner sofa
  sofaBed: sofa bed, futon, daybed
  soft: soft
  softDrink: soft drink, soda, lemonade, fizzy drink
  softener: fabric softener
  software: software, computer program
  softwareUpdate: software update, operating update
  soil: soil, earth, compost, potting soil, topsoil
  solarPanel: solar panel, photovoltaic, solar power
  soldier: soldier, military
  soldState: already sold, still available
  solid: solid
  soloist: soloist
  solution: find a solution, work out
  solve: solve, solution
  sometimes: sometimes
  somewhere: somewhere
  sommelier: sommelier
  son: son
  song: song
  sonInLaw: son-in-law
  soon: soon
  soot: soot
  sorbet: sorbet
  sore: sore, aching muscles
  soreThroat: sore throat, tonsillitis
  sort: sort
  soundproof: soundproof, soundproofed
  soundRecording: recording studio, record a song
  soundSystem: sound system, PA system, speakers
  soup: soup
  soupPlate: soup plate
  sour: sour
  sourdough: sourdough
  south: south, southern
  souvenir: souvenir, keepsake, memento, souvenir shop, museum shop
  sow: sow, seed
  soy: soy, soya
  spa: thermal bath, spa, hot spring
  spacious: spacious, roomy
  spade: spade, shovel
  spamMail: spam, junk mail
  spanish: Spanish, Spain, Castilian
  spare: spare
  spareFilter: filter change, cabin filter, pollen filter
  sparePart: spare part, parts, replacement part, original part
  spareReserve: spare, in reserve
  spareTyre: spare tyre, spare wheel
  sparklingWine: sparkling wine, champagne
  sparkPlug: spark plug
  sparrow: sparrow
  spaWellness: spa day, wellness, wellness area
  speak: speak, spoke, spoken, speaks, speaking
  speakLanguage: speak English, which languages
  special: special
  specialExhibition: special exhibition, temporary exhibition
  specialistDoctor: consultant doctor
  specialOffer: special offer, deal, promotion
  specialSchool: special school, special needs
  specialTermination: special termination, extraordinary termination
  specialUnusual: unusual, extraordinary
  species: species
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
  spice: spice, seasoning
  spicy: spicy
  spider: spider
  spill: spill, spilled, spilt
  spinach: spinach
  spinCycle: spin cycle
  spine: spine, backbone
  spinning: spinning wool, spinning
  spinWool: spinning wheel, spin wool
  spiralBinding: thesis binding
  spiralStaircase: spiral staircase
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
  sportsMassage: sports massage
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
  spreadsheet: spreadsheet, Excel
  spring: springtime, spring
  springPart: coil spring
  springWater: water spring, thermal spring, hot springs
  sprinkle: sprinkle
  square: square
  squareMetre: square metre, square meter
  squareShape: cube, cuboid
  squeak: squeak, creak, creaking, squeaky
  squeeze: squeeze
  squeezeThrough: squeeze through, tight squeeze
  squid: squid, calamari
  squint: squint, cross-eyed, lazy eye
  squirrel: squirrel
  stable: stable
  stableHorse: stable
  stableSteady: steady
  stack: stack, pile
  stackable: stackable
  stadium: stadium, sports hall
  staff: staff, personnel, team
  staffDiscount: staff discount, employee discount
  staffOnly: staff only, no entry
  stage: stage
  stageSet: stage set
  stageStep: step, stage
  stagNight: stag party, bachelor party
  stain: stain, spot
  stain2: stained, stains
  stainedGlass: stained glass, church window, leaded window
  stainRemoval: stain remover, stain removal, grease stain, wine stain
  staircase: staircase, stairwell
  staircaseCleaning: stair cleaning
  stairlift: stairlift, platform lift
  stairs: stairs, staircase
  stakePost: fence post, stake, pole
  stalactite: stalactite, stalagmite, dripstone
  stale: stale
  stallion: stallion
  stallMarket: stall, booth, market stall
  stallsSeat: stalls seat
  stamina: stamina, physical condition
  stampPost: postage stamp
  stampPostage: postage stamp
  standFee: stall fee, pitch fee
  standIn: stand in, cover for
  standingOrder: standing order
  standingRoom: standing room, standing
  standLong: stand for long
  standUpPaddle: stand-up paddle, paddleboard, SUP
  standVerb: stand, stood
  stapler: stapler, staples
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
  stayOvernight: stay overnight, overnight, spend the night, sleep over
  std: STD, HIV, sexually transmitted
  steak: steak
  stealVerb: steal, stole, stolen, theft, thief, pickpocket
  steamCleaner: steam cleaner
  steamCook: steam, steamed
  steamEngine: steam engine, steam train, locomotive
  steamRoom: steam room, steam bath, hammam
  steamVerb: steam, steamed
  steel: steel, stainless steel
  steelStainless: stainless steel
  steep: steep, steeply, gradient
  steepSlope: steep slope, incline
  steer: steer, steering
  steeringCar: power steering
  steeringWheel: steering wheel, steering
  steerVerb: steer, helm
  stem: stem, stalk
  step: step, stair
  stepByStep: step by step, gradually
  stepchild: stepchild, stepchildren, stepson, stepdaughter
  stepFree: step-free, barrier-free, wheelchair accessible, no steps, ground level
  stepladder: stepladder
  stepmother: stepmother, step-parent
  stepsCount: how many steps, number of steps
  stepsMany: steps, how many steps, lots of stairs, number of stairs
  stepsNumber: number of steps, many steps
  sterile: sterile, sterilised
  stewNoun: stew, casserole, goulash
  stickingPlaster: sticking plaster, band-aid
  stickJam: jam, stuck, jammed
  sticky: sticky, sticks, tacky
  stickyTape: sticky tape, packing tape
  stiffJoint: stiff joint, stiff neck
  stiffRigid: stiff, rigid
  stillWater: still water
  sting: sting, stung, insect bite
  stingy: stingy, tight-fisted
  stirrup: stirrup
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
  stoneware: stoneware, ceramics
  stool: stool sample, faeces, poop
  stoolSample: stool sample
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
  stork: stork
  storm: storm, thunderstorm
  stormDamage: storm damage, fallen tree
  stormy: rough sea, choppy, stormy, gale, waves
  stove: stove, cooker, hob, induction hob, ceramic hob
  straightAhead: straight ahead, straight
  straighten: straighten
  straightenBend: bend back, straighten out
  straightener: hair straighteners
  straightening: hair straightening, hair straightener
  strange: strange, odd, weird
  stranger: stranger
  strapBelt: shoulder strap, bag strap
  straw: straw bale, straw bales
  strawberry: strawberry
  stray: stray, stray dog, stray cat, found animal
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
  stretchFabric: stretchy, elastane, stretch fabric, elastic
  stretching: stretching
  stretchMark: stretch marks
  strict: strict
  strikeWork: strike, on strike, industrial action, rail strike
  strimmer: strimmer, brush cutter, brushcutter, trimmer
  stringMusic: guitar string, string
  stripe: stripe, striped
  stripPaint: strip paint, strip old paint
  strobeLight: strobe, flashing lights
  stroke: brain stroke, stroke
  stroll: stroll, wander around
  strong: strong, strength
  strongbox: safe deposit, strongbox, safe deposit box
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
  substitutePerson: substitute, stand-in, locum, stand-in doctor, holiday cover, replacement person
  subtenant: flatmate, flat share, shared flat, roommate
  subtitle: subtitles, original version, subtitle
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
  suffer: suffer, suffer from, have trouble with
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
  summerHours: summer hours, seasonal hours
  summerJob: summer job, holiday job, student job
  summerSeason: open in summer, summer season
  summerToboggan: alpine coaster, summer toboggan run
  summerTyre: summer tyre, summer tire
  summit: summit, mountain peak
  summitCross: summit cross
  sun: sun, sunshine
  sunburn: sunburn, sunburnt, sunburned
  sunflower: sunflower
  sunflowerField: rapeseed
  sunglasses: sunglasses
  sunlit: direct sunlight, full sun
  sunny: sunny, sun
  sunrise: sunrise tour, sunrise hike
  sunscreen: sunscreen, sun cream
  sunsetTour: sunset tour, sunset cruise
  sunshine: sunshine, hours of sunshine
  sunstroke: sunstroke, heatstroke
  superfluous: superfluous, no need
  supermarket: supermarket, grocery store
  supervise: supervisor
  supplement: dietary supplement
  supplied: supplied, provided, supplied free, included in price
  supplier: supplier, vendor
  supplyNoun: supply, supplies
  supportVerb: support
  suppository: suppository
  surcharge: surcharge, supplement
  sureCertain: certain
  sureFooted: sure-footed, surefootedness, sure-footedness
  surface: surface
  surfing: surfing, surfboard
  surgeon: surgeon
  surgery: surgery, surgical operation, operation
  surname: surname, last name, family name
  surprise: surprise, surprised
  surprisedState: amazed, astonished
  surveillanceCamera: webcam, surveillance camera, CCTV
  surveyLand: land surveyor, land survey, surveyor, building surveyor
  surviveVerb: survive, survivor
  sushi: sushi
  suspenders: suspenders
  suspendHold: suspend, put on hold
  suspensionBridge: suspension bridge
  suspensionCar: suspension, wishbone
  sustainable: sustainable
  swallow: swallow, swallowed, swallowing
  swallowBird: barn swallow
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
  sweep: sweep, swept, sweep up, sweep out
  sweet: sweet
  sweetener: sweetener
  sweets: sweets, candy
  swell: swell, swollen, swelling, swelled, puffy
  swelling: swelling
  swellWood: warp, warped
  swim: swim, swam, swimming, swims, swum, go swimming
  swimAbility: able to swim, swimmer
  swimBadge: swimming badge, swimming certificate
  swimming: swimming
  swimmingCap: swimming cap, swim cap, bathing cap
  swimmingGoggles: goggles, swimming goggles
  swimmingLesson: swimming lesson
  swimmingPool: swimming pool, pool
  swimsuit: swimsuit, bathing suit, swimming trunks
  swimwear: swimsuit, swimwear, swimming trunks
  swing: swing, swings
  swiss: Swiss, Switzerland
  switchOff: switch off, turn off
  switchOn: switch on, turn on
  switchOver: switch over, convert
  swollenFeet: swollen feet, swollen ankle
  swornTranslator: sworn translator, certified translation
  symptom: symptom
  synagogue: synagogue
  syrup: cough syrup
  syrupMaple: syrup, cordial
  table: table
  tablecloth: tablecloth
  tableDecoration: table decoration, centrepiece, centerpiece
  tableFootball: table football, foosball
  tableOverview: overview, summary
  tableReservation: table reservation, reserve a table
  tableRunner: table runner
  tablet: tablet, iPad
  tableTennis: table tennis, ping-pong
  tableware: tableware, dishes, crockery
  tachograph: speedometer, odometer, mileometer
  tail: tail
  tailbone: tailbone
  tailLift: tail lift
  tailor: tailor, seamstress, dressmaker, alterations
  tailorMade: personalized, customised, personalised, custom-made
  tailWag: wag tail, wagging
  takeABreak: take a break, have a rest
  takeAlong: take along, take away, take with
  takeApart: dismantle, take apart, take down
  takeaway: takeaway, takeout, to go
  takeBack: take back, buy back
  takeBlood: take blood, draw blood
  takeCare: take care of, see to it
  takeHomePiece: take home, finished piece
  takeIn: take in, make tighter
  takeInside: take inside, bring inside
  takeInWaist: take in waist, make smaller
  takeoff: landing
  takeOffClothes: take off, undress
  takeOffShoes: take off shoes, remove shoes
  takeOut: take out, took out, remove from
  takeOver: take over business, succession
  takePhotos: taking photos, photography allowed, take photos, take pictures
  takePlace: take place
  takeRubbish: take rubbish home, litter
  takeSouvenir: take stones home, keep find
  takeTablet: take tablets, take medicine
  takeTake: take, took, takes
  takeTurns: take turns, alternate
  talkConversation: talk, conversation, chat
  tall: tall, taller, how tall
  tame: tame, docile
  tameVerb: tame, train animals
  tampon: sanitary towel, tampon, sanitary pad
  tan: tan, sunbathe
  tandem: tandem bike
  tandemBike: tandem
  tangle: tangle, tangled
  tango: tango
  tanner: tanner, tannery
  tanning: solarium, tanning
  tap: tap, faucet
  tapDance: tap dance
  tapeRoll: masking tape
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
  tasting: wine tasting, tasting, taste, try food
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
  teach: teach, taught, teaching, who teaches, give lessons
  teacher: teacher, tutor
  teachingHour: teaching hour, class hour
  teachingMaterial: teaching material, teaching pack
  team: team, crew, staff
  teamBuilding: team event
  teamSport: team
  teapot: teapot
  tearRip: tear, torn, rip, tore, ripped
  teaspoon: teaspoon
  technician: technician
  teddyBear: teddy bear, stuffed animal, soft toy, cuddly toy, plush toy
  teenager: teenager, teen, adolescent
  teethWhitening: teeth whitening, bleaching
  telescope: telescope
  television: television, TV, telly, TV set, flat screen
  televisionChannel: TV channel, cable TV
  temperature: temperature, degrees, degree, degrees Celsius
  temperatureInside: indoor temperature, how cold
  temporary: temporary, temporarily
  temporaryJob: temporary job, temp work, temping agency
  tenancy: lease, tenancy agreement, rental agreement
  tenancyLaw: tenancy law, rent dispute, tenants' association
  tenant: tenant
  tender: tender
  tenderOffer: call for tenders, public tender, bid offer
  tendon: tendon, ligament
  tennisElbow: tennis elbow, tendonitis
  tennisRacket: racket, racquet
  tension: tension, stiffness
  tent: tent
  tentPeg: tent peg
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
  thaiMassage: Thai massage
  thank: thank, thanks, say thanks, thank-you gift
  thatchRoof: thatched roof, thatch
  thaw: thaw, defrost
  theatre: theatre, theater
  theatrePlay: stage play, drama
  theatreScript: script, screenplay
  theft: theft, burglary, robbery, burglar, theft protection
  theoryTest: theory test
  therapeuticRiding: therapeutic riding, hippotherapy
  thermalUnderwear: thermal underwear, base layer
  thermometer: thermometer, take temperature
  thermos: thermos, vacuum flask, flask
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
  thistle: thistle
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
  thyme: thyme
  thyroid: thyroid
  tiara: tiara
  tick: tick, tick bite, tick removal
  tickBite: tick bite, Lyme disease
  ticket: ticket, admission ticket
  ticketMachine: ticket machine
  ticketOffice: ticket office, box office, ticket counter
  ticketRefund: return ticket, refund tickets
  tide: tide, high tide, low tide
  tidyUp: tidy, put away, neat
  tie: necktie, bow tie
  tieUp: tie, tie up
  tiger: tiger
  tight: tight
  tights: tights
  tile: tile, tiling
  tileJoint: tile joint, grout line
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
  tinPewter: pewter, tinware
  tinsmith: tinsmith, sheet metal
  tintedWindows: tinted windows, window film
  tiny: tiny
  tip: tip, gratuity
  tipGratuity: tip
  tired: tired, fatigue, tired out, weary
  tiredness: tiredness, tired, fatigue, lack of energy
  tissuePaper: paper tissue, tissues
  toad: toad
  toast: toast, speech, toast speech, give a speech, cheers, clink glasses
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
  tolerance: get used to
  tolerate: tolerate, bear
  tolerateFood: tolerate, cannot eat
  toLet: to let, for rent
  toll: toll
  tomato: tomato
  tomb: tomb, burial mound
  tomcat: tomcat
  tomorrow: tomorrow
  toneHair: hair toner
  toner: toner, toner cartridge
  tongue: tongue
  tonight: tonight, this evening
  tonne: tonne
  tonsil: tonsils
  tooBig: too big, oversized, too wide
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
  topUp: top up, refill, refillable
  torchLight: torch, flashlight, headlamp
  tornLigament: torn ligament, ligament
  tornState: torn, ripped, hole in
  touch: touch, touching, touch exhibits, hands-on
  touchAnimals: touch animals, stroke animals
  touchPen: stylus, touch pen
  touchscreen: touchscreen
  toughMeat: tough, chewy
  tourCancelled: tour cancelled, trip cancelled, not running
  tourGuide: tour guide, guide
  tourism: tourism, holidaymaker
  tourismOffice: tourist office, tourist information, visitor centre
  tourist: tourist, traveller, traveler
  touristTax: tourist tax, city tax
  tourLanguage: tour in English, foreign language tour
  tourLeader: museum guide, city guide
  tow: tow
  towbar: towbar, tow hitch, trailer coupling
  towel: towel
  towelHire: towel hire, towels provided
  tower: church tower, tower climb, watchtower, tower
  towing: towing, tow truck, breakdown truck, recovery vehicle
  townAdministration: local authority, council, municipality
  townHall: town hall, council, city hall
  townSquare: square, town square
  toy: toy
  toyCar: toy car, remote-controlled car
  toyLibrary: toy library, lending games
  tracking: tracking, tracking number
  trackingNumber: tracking number, tracking
  trackpad: touchpad, trackpad
  tracksAnimal: animal tracks, footprint, paw print
  tractor: tractor
  tradeFair: trade fair, convention
  tradeIn: trade-in, part exchange, trade in
  tradeLicence: trade licence, business licence
  tradeUnion: trade union, works council
  tradition: tradition, local custom
  traffic: traffic
  trafficJam: traffic jam, congestion
  trafficLaw: traffic offence, speeding ticket, points licence
  trafficLight: traffic light
  trailClosed: trail closed, road closed
  trailer: trailer
  trailMarker: waymark, trail marker, signpost
  trailRide: trail ride, hack, horse trek
  trailRunning: trail running
  train: train, training, workout
  trainAnimal: obedience, dog training
  trainConnection: train connection
  trainedStaff: trained staff, qualified staff
  trainee: apprentice, trainee
  trainerShoe: sneaker, gym shoes, running shoes
  trainersShoe: trainers, sneakers
  training: training, education
  trainSteam: steam train, heritage railway, steam engine
  tram: tram, streetcar
  transferData: transfer data, move photos over
  transferDeceased: repatriation, transfer of deceased
  transferMoney: transfer, bank transfer
  transferPerson: transferable, pass on, non-transferable
  transgender: transgender, non-binary
  translate: translate, translation
  translateFor: interpret, interpreter
  translator: translator, interpreter, interpreting
  transparent: transparent, see-through, clear
  trapVerb: trapped, locked in
  trauma: trauma, shock
  travel: travel, trip, journey
  travelAgency: travel agency
  travelBag: travel bag, duffel bag
  travelCosts: call-out fee, travel costs, diagnostic fee, call-out charge, callout fee
  travelDocuments: travel documents, booking confirmation
  travelInsurance: travel insurance, cancellation insurance
  traveller: traveller, traveler
  travelSickness: travel sickness, motion sickness, carsick
  travelVaccination: travel vaccination
  travelWarning: travel advice
  tray: tray, serving tray
  treadmill: treadmill
  treat: treat, treatment
  treatment: treatment, therapy
  tree: tree
  treeCare: tree care, tree felling, dead tree
  treehouse: treehouse, tree house
  treeSurgeon: tree surgeon, arborist
  treetopPath: treetop walk, canopy walkway
  trekkingPoles: trekking poles, hiking poles, walking poles
  trellis: trellis
  tremble: tremor, trembling hands, tremble, trembling, shaking
  trial: lawsuit, court case, proceedings
  trialLesson: trial lesson, taster session, trial class, taster class, free trial, try class
  trialWork: trial day, trial shift
  triangleShape: triangle, triangular
  triathlon: triathlon, triathlete
  trim: trim
  trimHedge: hedge
  triplet: triplets
  tripleThrice: three times, triple
  tripod: tripod
  tripodFilm: film shoot, filming, shooting permit
  trolley: trolley, cart
  trophyCup: trophy
  trot: trot
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
  tubelessTyre: bike tyre
  tuitionFee: tuition fee, course fee
  tulip: tulip
  tumbleDryer: tumble dryer, clothes dryer, dryer
  tumour: tumour, tumor, lump
  tuna: tuna
  tune: tune, tuning
  tuning: tuning
  tuningPeg: tuning peg
  tunnel: tunnel
  turbocharger: turbo, turbocharger
  turkey: turkey
  turkish: Turkish, Turkey country
  turnAround: turn, turn around
  turnBack: turn back, go back early
  turnOver: turn over, flip
  turnRound: turn round, make U-turn
  turnstile: turnstile, gate barrier, barrier
  turnUp: turn up, show up
  turtle: turtle, tortoise
  tutoring: tutoring, tuition, tutor, homework help
  tutuCostume: leotard, dancewear
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
  ultrasound: ultrasound, ultrasound scan
  umbrella: umbrella
  umbrellaRepair: umbrella repair, broken umbrella
  umbrellaStand: umbrella stand
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
  unemployed: unemployed, jobless, out of work, job seeker
  unemployedRate: unemployed rate, jobseeker
  unemploymentBenefit: unemployment benefit, benefits office, job centre
  uneven: uneven, bumpy
  unfit: unfit, out of shape, untrained
  unfortunately: unfortunately
  unfurnished: unfurnished, without furniture
  unhealthy: unhealthy
  unicycle: unicycle
  unique: one-off, unique
  unisexToilet: unisex toilet
  universe: universe, outer space
  university: university, universities, college
  unknown: unknown
  unladenWeight: unladen weight
  unlimited: unlimited
  unlock: unlock, unlock phone, SIM lock
  unnecessary: unnecessary
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
  upholsterer: upholsterer
  upholsteryFabric: upholstery, upholstery fabric
  upload: upload
  uploadDocuments: upload documents, send documents
  upstairs: upstairs
  upToDate: up to date, updated
  urban: downtown, city centre
  urgent: urgent, urgently
  urinal: urinal
  urine: urine, pee
  urn: urn
  urnBurial: urn burial
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
  utilityBill: utilities, service charges, running costs
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
  valley: valley
  valuable: valuable, precious, worth money
  valuables: valuables
  valuation: valuation, appraisal, property valuation, expert opinion
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
  vegetarianPerson: no meat
  vehicle: vehicle
  vehicleInspection: MOT, roadworthiness test, vehicle inspection
  vehicleRegistration: number plate, license plate, registration plate
  vein: vein
  velcro: velcro, hook and loop
  velvet: velvet
  vendingMachine: vending machine, snack machine, drinks machine
  veneer: veneer
  venison: venison, game meat
  venomous: venomous, poisonous animal
  ventilate: ventilate, ventilation
  ventilation: ventilation, fan
  venue: venue
  verbal: verbal, oral
  verdict: verdict, judgment, ruling
  verifyIdentity: verify, verification, prove identity
  vernissage: private view, opening reception
  vestWaistcoat: waistcoat, gilet, bodywarmer
  vet: vet, veterinarian, veterinary surgeon
  vetClinic: veterinary clinic, animal hospital
  vetEmergency: emergency vet
  veterinarian: vet, veterinarian, veterinary surgeon
  viaFerrata: via ferrata
  vibrate: vibrate, shake, shook
  vice: vise, clamp
  victim: victim
  videoCall: video call, video conference, online meeting, hybrid meeting
  videoConsultation: video consultation, online consultation
  videoFilm: film, movie, feature film
  videoLesson: livestream, live stream, streaming
  view: view, panorama, sea view
  viewPanorama: panorama, viewpoint
  viewpoint: viewpoint, lookout, lookout tower
  village: village
  villageFestival: village fair, folk festival
  villageFete: village fete, street party, fun fair, village fair, fete
  vinegar: vinegar
  vineyard: vineyard, vines
  vintage: wine vintage
  vinyl: vinyl
  vinylRecord: vinyl record, LP, vinyl
  violet: violet flower
  violin: violin, fiddle
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
  visuallyImpaired: visually impaired, partially sighted
  vitamin: vitamin
  vocabulary: vocabulary
  vocationalSchool: vocational school, technical school, vocational training
  vocationalTraining: vocational training
  voice: voice
  voicemail: voicemail, answering machine
  volcano: volcano
  volleyball: volleyball
  voltage: voltage, volt
  volume: volume, capacity
  volumeCapacity: capacity, volume, seats, seating capacity
  voluntaryYear: volunteering, volunteer work
  volunteer: volunteer, voluntary work
  vomit: vomit, throw up, puke
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
  waistSize: waist size
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
  walkInClinic: walk-in clinic, open consultation
  walkingStick: walking stick, walking cane, cane
  walkInNoAppointment: without appointment, without booking, unannounced, walk-in, no appointment
  wall: wall
  wallet: wallet, coin purse, purse
  wallPaint: wall paint, emulsion, interior paint
  wallpaper: wallpaper
  walnut: walnut
  walnutWood: walnut wood
  wardrobe: wardrobe, closet
  warehouse: warehouse, storage
  warm: warm
  warmClothes: warm clothes
  warmLining: lined, fleece-lined
  warmRent: bills included, rent including bills
  warmUp: warm-up
  warn: warn, warning
  warningLight: warning light, dashboard light
  warranty: warranty, guarantee, guaranteed
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
  watch: wristwatch, watch
  watchGlass: watch glass, watch crystal
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
  waterLevel: water level, high water
  waterPlants: watering
  waterPressure: water pressure
  waterproof: waterproof
  waterPump: water pump
  waterQuality: water quality, clean water
  waterSki: waterskiing
  waterSlide: water slide
  waterSports: water sports, water skiing, wakeboard
  waterTank: water tank
  waterTemperature: water temperature
  waterwheel: waterwheel, watermill
  wave: waves, wave
  wax: wax, beeswax, candle wax, stearin
  waxHair: waxing, hair removal, remove hair
  waxing: waxing, hair removal
  weak: weak, weakness
  weapon: weapon
  weaponArmour: armour
  weaponsPermit: firearm licence
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
  weaver: weaver, loom
  webcam: webcam
  webDesign: web design, website creation
  website: website, homepage, web page
  wedding: wedding
  weddingAnniversary: wedding anniversary
  weddingCake: wedding cake
  weddingCar: wedding car
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
  weddingVideo: wedding video, videographer, video production
  weddingWitness: best man, wedding witness
  weed: weed, weeds
  weedKiller: weed killer, herbicide, weedkiller
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
  wellDone: well done
  wellies: wellies, rubber boots, wellingtons, gumboots, boots
  west: west, western
  wet: wet
  wetAreaShoes: indoor shoes
  wetFood: wet food, canned food
  wetsuit: wetsuit, neoprene
  whale: whale, whale watching
  whaleWatch: spot animals, animal sightings
  whatsapp: WhatsApp, messenger
  wheat: wheat
  wheatBeer: wheat beer
  wheel: wheel
  wheelAlignment: wheel alignment
  wheelBalancing: wheel balancing
  wheelbarrow: wheelbarrow
  wheelchair: wheelchair, wheelchair user, in a wheelchair
  wheelchairUser: wheelchair user
  whileWait: while you wait, wait for it
  whipRiding: riding crop, whip
  whisk: whisk
  whiskers: whiskers
  whisky: whisky, whiskey
  whisper: whisper
  whistle: whistle
  white: white
  whiteboard: whiteboard
  whiteCane: white cane
  whiteColour: white
  whiteGold: white gold
  whitenTeeth: whiten teeth, tooth whitening
  whiteWine: white wine
  whitsun: Whitsun, Pentecost, Whit Monday
  wholeEntire: whole, entire
  wholegrain: wholegrain flour
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
  wildAnimal: wildlife, wild animal, fauna, game animals
  wildBoar: wild boar, boar
  wildflower: wildflower
  wildGarlic: wild garlic
  wildlifePark: wildlife park, safari park, game park
  will: last will, testament
  willow: willow
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
  windsurfing: windsurfing
  windTurbine: wind turbine
  wine: wine
  wineBar: wine bar
  wineCellar: wine cellar, vaulted cellar
  wineGlass: wine glass
  winegrower: winegrower, winemaker, winery, vintner
  winePress: wine press, fruit press
  winery: winery, winemaker, vineyard, wine estate
  wineTasting: wine tasting, wine tour, cellar tour
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
  wireFence: wire fence, chain-link fence
  wireMetal: wire, copper wire
  wireUp: wiring, cable, power cable, electric cable
  wish: wish
  witch: witch
  withAdult: accompanied by adult, accompanied
  withdraw: withdraw, withdrawal
  withdrawalRight: right of withdrawal, cooling-off
  withdrawContract: back out, withdraw from contract
  witness: witness
  wobble: wobble, wobbly
  wolf: wolf, wolves
  woman: woman, women, lady, ladies
  womb: womb, uterus
  womensHaircut: women's haircut, ladies' cut
  wontDrain: doesn't drain
  wontStart: won't start, engine won't start
  wood: wood
  woodBeam: beam, wooden beam
  woodCarving: wood carving
  woodChipper: chipper, shredder, wood chipper
  woodchipper: wood chipper, shredder garden
  woodenFloor: wooden floor, floorboards
  woodenSpoon: wooden spoon
  woodenToys: wooden toy
  woodland: woodland, wood walk, forest trail
  woodlandBurial: woodland burial, natural burial
  woodMoth: clothes moth, moth, moths, moth hole
  woodOil: wood oil
  woodpecker: woodpecker
  woodStain: wood stain
  woodStove: wood stove, log burner, wood burner
  woodturning: woodturning
  woodworking: woodworking, carpentry
  woodworm: woodworm
  wool: wool, yarn
  woolFilling: stuffing, cushion filling, wadding
  word: word
  workAccident: work accident, workplace injury
  workExperience: job shadowing
  workFunction: work, function
  workHere: work here, job vacancy, apply here
  workJob: work, job
  workout: workout, fitness training
  workPermit: work permit
  workSafety: health and safety, occupational safety
  worksheet: worksheet, quiz sheet
  workshop: workshop, garage
  workshopEvent: workshop
  worktop: worktop, countertop
  workwear: workwear, uniform
  worldWar: World War, wartime
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
  writtenExam: written exam, written test
  wrong: wrong, incorrect
  wrongFuel: wrong fuel, misfuelling
  wrongSize: wrong size, does not fit
  wroughtIron: wrought iron
  xray: x-ray
  xylophone: xylophone
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
  zitherLute: zither
  zoo: zoo
  zoomLens: telephoto, zoom
  zumba: zumba
`
