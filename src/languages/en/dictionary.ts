/** See `../dictionary.ts`. */
export const dictionary = `
  above: above, top
  abroad: abroad, foreign country
  accelerate: speed up
  accept: accept
  access: access
  accessCode: access code, PIN, PIN code
  accessible: wheelchair accessible, accessible, barrier-free, step-free
  accessory: accessory, accessories
  accident: accident, crash
  accidental: accidentally, by mistake
  accidentReport: accident report
  accommodate: put up, accommodation
  accordion: accordion
  account: account, user account
  accountant: accountant, bookkeeper
  accounting: accounting, bookkeeping, accountant
  accountNumber: account number
  acting: acting, drama
  actor: actor, actress
  adapter: adapter, adaptor
  addiction: addiction
  address: address
  addVerb: add
  adhesiveTape: tape, sticky tape, packing tape
  adjust: adjust, adjustment
  admission: admission, entrance fee
  adopt: adopt, adoption
  adoption: adoption
  adult: adult, grown-up
  advanced: advanced
  advancedLearner: advanced
  advertise: advertise, advertising, advert
  adviceConsultation: consultation
  advise: advise, advice
  afternoon: afternoon
  again: again
  age: age
  agenda: meeting agenda
  ageYears: years old
  aggression: aggression, aggressive
  aggressive: aggressive
  agreeVerb: agree, agreement
  airConditioned: air conditioning, air-conditioned
  airConditioning: air conditioning, air con, AC, aircon
  airFilter: air filter, cabin filter
  airport: airport
  airportShuttle: shuttle, airport transfer
  airPump: pump
  alarm: alarm system, burglar alarm
  alarmClock: alarm clock
  alarmSystem: alarm system
  alcohol: alcoholic, alcohol
  alignAxis: alignment
  alimony: child support, alimony
  allDay: all day
  allergen: allergen
  allergicFree: hypoallergenic
  allergy: allergic, allergy
  allow: allow, permit, permission
  almond: almond
  almost: almost, nearly
  alone: alone, on my own
  aloneUnsupervised: unaccompanied, unattended, unsupervised
  alteration: clothing alteration, garment alteration
  alternator: alternator
  always: always
  amateur: amateur, hobby
  ambulance: ambulance
  amountMoney: sum, amount
  amountQuantity: quantity, amount
  anaesthesia: anaesthesia, anesthesia, anaesthetic
  anaesthetize: anaesthetic, anesthesia, sedate
  anger: anger, angry
  angry: angry
  animal: animal
  animalShelter: animal shelter, rescue centre
  ankle: ankle
  anniversary: anniversary, jubilee
  announce: announce, announcement
  annoy: annoy, annoying
  anonymous: anonymous
  answer: answer, reply
  answeringMachine: voicemail, answering machine
  ant: ant
  antibiotic: antibiotic
  antique: antique
  antiReflection: anti-reflective coating, coating
  antivirus: antivirus
  anxiety: anxiety
  apologize: apologize, apology, sorry
  app: app, apps
  appeal: appeal, objection
  appealLaw: appeal, objection
  apple: apple
  appliance: appliance, household appliance
  applicant: applicant, candidate
  applicationForm: application
  applyCream: apply cream, rub in
  applyJob: apply, application
  appointment: appointment
  apprentice: apprentice, apprenticeship, trainee
  apprenticeship: apprenticeship, traineeship
  apron: apron
  aquarium: aquarium, fish tank
  architect: architect
  areaSurface: surface, area
  arm: arm
  armchair: armchair
  around: surroundings, area
  arrangeFlowers: bouquet
  arrest: arrest
  arrive: arrive, arrival
  arthritis: arthritis, osteoarthritis
  artificialFlower: artificial flower, silk flower
  artisan: craftsman, craftsmen, artisan
  artist: artist
  artWork: art, artwork
  ash: ashes
  ask: ask, enquire
  assemble: assemble, assembly
  assessor: expert report, appraiser, appraisal
  association: association, club
  asSoonAs: as soon as possible, asap
  asthma: asthma
  astigmatism: astigmatism
  atHome: at home, home visit
  attach: attach, fasten
  attachFile: attachment, enclose
  attachment: attachment
  attackBite: attack
  attempt: attempt
  attend: attend, attendance
  attendanceList: sign-in sheet
  attic: attic, loft
  auction: auction
  aunt: aunt, auntie
  authority: authority, agency, authorities
  autism: autism
  automatic: automatic, automatically
  automaticCar: automatic transmission, automatic car
  autumn: autumn, fall
  available: available, availability
  average: average
  avoid: avoid
  axe: axe
  baby: baby, infant
  babyFood: baby food, baby bottle
  babysit: babysit, childcare
  babysitter: babysitter, nanny
  back: backache, back pain
  backdrop: backdrop, background
  backpack: backpack, rucksack
  backup: backup
  bacon: bacon
  bad: bad
  bag: bag
  bagSack: bag, sack
  bake: bake, baking
  baker: baker
  bakery: bakery
  balance: balance
  balcony: balcony
  bald: bald, baldness
  ball: ball
  ballet: ballet
  balloon: balloon
  ballroom: ballroom dancing, waltz
  bandage: bandage, wound dressing
  bandMusic: band, orchestra
  bank: bank
  bankAccount: bank account
  bankBranch: cash machine, ATM, cashpoint
  banknote: banknote
  bankruptcy: bankruptcy, insolvency
  banquet: banquet
  baptism: baptism, christening
  barbecue: barbecue, BBQ
  barber: barber
  barefoot: barefoot
  barkVerb: bark, barking
  barn: barn
  barrel: barrel, keg
  barStool: bar stool
  basement: basement, cellar
  basementStorage: basement, cellar
  basketball: basketball
  bathe: bathe, bath
  bathrobe: bathrobe, dressing gown
  bathroom: bathroom
  bathtub: bathtub
  battery: battery, batteries, rechargeable battery
  batteryLife: battery life
  beAbsent: absent, absence
  beach: beach
  bead: bead, pearl
  beak: beak
  bean: bean
  beard: beard
  beautician: beautician
  beautiful: beautiful, pretty, nice
  beauty: beauty
  beautySalon: beauty salon, beauty parlour
  bed: bed
  bedding: bedding, bed linen, sheets
  bedroom: bedroom
  bee: bee
  beef: beef
  beer: beer
  beforeEarlier: before, earlier, beforehand
  begin: begin, start, began, begun
  beginner: beginner, novice, newbie
  behindBack: rear, behind
  beige: cream-coloured, beige
  believe: believe
  bellPepper: bell pepper, paprika
  belly: belly, tummy, abdomen
  belong: belong
  below: below, beneath, bottom
  belt: belt
  bench: bench
  bend: bend, bent
  berry: berry
  best: best
  better: better
  bicycle: bicycle, bike
  bid: bid
  big: big, large
  bikeBell: bike bell, bicycle bell
  bikeChain: chain
  bikeFrame: bike frame, bicycle frame
  bikeLock: bike lock, padlock
  bilingual: bilingual
  bin: bin, trash can, dustbin
  binding: binding
  bird: bird
  birth: birth
  birthCertificate: birth certificate
  birthday: birthday
  birthdayCake: birthday cake
  birthdayParty: birthday party
  biscuit: biscuit, cookie
  bite: bite, bitten
  bitter: bitter
  black: black
  blackColour: black
  blackWhite: black and white
  bladder: bladder
  blanket: blanket, duvet
  blazer: blazer
  bleach: bleach
  bleachLiquid: bleach
  bleed: bleed, bleeding, blood
  bleeding: bleeding
  blind: blind, visually impaired
  blinds: window blinds, shutter
  blonde: blonde, blond
  blondHair: blond, blonde
  blood: blood
  bloodPressure: blood pressure, hypertension
  bloodTest: blood test
  bloom: bloom, blossom, flowering
  blouse: blouse
  blowDry: blow-dry
  blue: blue
  blueColour: blue
  blueLight: blue light filter
  blunt: blunt
  blurred: blurred, blurry
  board: board, get on
  boardPet: boarding, kennel
  boat: boat
  body: body
  bodyHair: body hair
  bodyWeight: body weight
  bodywork: bodywork, car body
  boil: boil, boiled
  boiler: boiler
  bone: bone
  bonnet: bonnet, hood
  bonus: bonus, reward
  book: book, booking
  bookedUp: fully booked, booked up, sold out
  bookRead: book
  boot: boots, ankle boot
  boredom: boredom
  boring: boring
  bornBirth: birth, born
  borrow: borrow
  boss: boss, chief, manager
  bottle: bottle
  bounce: bounce, trampoline
  bouquet: bouquet, bunch of flowers
  boutonniere: buttonhole, boutonniere
  bowel: bowel, gut, intestine
  bowl: bowl
  bowViolin: violin bow
  boxCarton: box, cardboard box
  boxContainer: box, crate
  boxing: boxing
  boy: boy
  boyfriend: boyfriend, girlfriend
  bra: bra
  bracelet: bracelet
  braid: braid, plait
  brain: brain
  brake: brake, braking
  brakeDisc: brake disc, rotor
  brakeFluid: brake fluid
  brakePad: brake pad
  branch: branch, location
  brand: brand, make
  brass: brass
  brave: brave, courageous
  bread: bread
  breadRoll: bread roll, bun
  breakDown: break down, breakdown, broken down
  breakdown: breakdown
  breakfast: breakfast
  breakIn: break in, burglary
  breakVerb: break, broke
  breast: breast
  breastfeeding: breastfeeding, nursing mother
  breath: breath, breathing
  breathe: breathe, breath
  breathing: breathing, breath
  breeder: breeder, breeding
  breedVerb: breed, breeding
  brick: brick
  bridalBouquet: bridal bouquet, wedding bouquet
  bridalCouple: newlyweds, bridal couple
  bride: bride
  bridegroom: groom, bridegroom
  bridesmaid: bridesmaid
  bridge: bridge
  bright: bright, light-coloured
  brightLight: bright
  bring: bring, brought
  bringUp: bring up, raise children
  broken: broken, faulty, defective
  brokenScreen: cracked screen, broken screen
  brooch: brooch
  broom: broom, brush
  brother: brother, bro
  brown: brown
  brownColour: brown
  browser: browser
  bruise: bruise
  brush: brush
  bubbleWrap: bubble wrap
  bucket: bucket
  budget: budget
  buffet: buffet
  bugError: error, error message, bug
  build: build, built
  building: building
  bulkyWaste: bulky waste
  bumper: bumper
  burn: burn, burnt, burned
  bury: bury, burial, funeral
  bush: bush, bushes, shrub
  businessCard: business card
  businessTrade: business, trade
  busStop: bus stop
  busTransport: bus, minibus
  busyPerson: busy
  butcher: butcher
  butchery: butcher's shop
  butter: butter
  buttock: buttock, bum
  button: button
  buttonhole: buttonhole
  buy: buy, bought, purchase
  buyer: buyer, purchaser
  byPhone: by phone
  cabbage: cabbage
  cable: cable, wire, cord
  cactus: cactus, cacti, succulent
  cage: cage
  cake: cake
  calculate: calculate, calculation
  calendar: calendar
  calfMuscle: calf muscle
  call: call, phone, ring
  callus: callus, corn on foot
  calmDown: calm down, soothe
  calorie: calorie
  camera: camera
  cameraLens: camera lens, zoom lens
  camp: camp, camping, tent
  camper: camper, motorhome, RV, campervan
  campsite: campsite, campground
  cancel: cancel, cancellation, call off
  cancellationFee: cancellation fee
  cancellationNotice: notice of termination
  cancer: cancer
  candidate: applicant, candidate
  candle: candle
  candleMaking: candle
  canteen: canteen, cafeteria
  canTin: tin, tin can
  canvas: canvas
  car: car, automobile
  carat: carat, karat
  caravan: caravan
  carBattery: car battery, starter battery
  carBoot: car boot, trunk
  card: card
  cardboard: cardboard
  cardboardBox: box, cardboard box, carton
  cardigan: cardigan
  careFor: care, care for
  careful: careful, carefully, caution
  caregiver: caregiver, carer
  careless: careless, negligent
  caretaker: caretaker, janitor
  cargoBike: cargo bike
  carInsurance: car insurance, comprehensive cover
  carnation: carnation
  carPaint: paintwork, car paint
  carpenter: carpenter, joiner
  carpet: carpet, rug
  carrot: carrot
  carry: carry
  carSeat: child seat, child car seat, booster seat
  carService: car service, servicing
  carve: carve, carving
  carWash: car wash
  carWorkshop: garage, repair shop
  cash: cash
  cashDesk: checkout, till, cash desk
  cashOnDelivery: cash on delivery
  castle: castle
  cat: cat
  catalogue: catalogue, catalog, brochure
  cataract: cataract
  catch: catch, caught
  catchFire: fire
  catchUp: catch up, make up
  catering: catering
  cattery: cattery, cat boarding
  cause: cause
  ceiling: ceiling
  celebrate: celebrate, celebration, party
  cello: cello
  cement: cement, mortar
  cemetery: cemetery, graveyard
  centimetre: centimetre, centimeter
  century: century
  cereal: cereal, grain
  ceremony: ceremony
  certificate: certificate, diploma
  certify: certify, notarise
  chafe: chafe, rubbing
  chain: chain
  chair: chair, seat
  change: change, alter
  changeMind: change one's mind
  changeTrain: change trains
  changeTyres: tyre change, tires
  changingRoom: changing room, locker room
  changingTable: changing table, nappy changing
  charge: charge, charged
  chargeBattery: recharge, charging
  charger: charger, charging cable
  chargingStation: charging station, charging point, wallbox
  cheap: cheap, inexpensive
  cheat: cheat, scam, fraud
  check: check, inspect, inspection
  checkIn: check-in
  checkOut: check-out
  checkout: checkout, cash register
  checkup: check-up, health check
  cheek: cheek
  cheese: cheese
  chemical: chemical
  cheque: cheque
  cherry: cherry
  chess: chess
  chest: chest
  chew: chew, gnaw
  chicken: chicken
  child: child, children, kid
  childBike: kids bike, children's bike
  childbirth: childbirth, labour, giving birth, gave birth, had a baby, having a baby
  childFriendly: child-friendly, kid-friendly
  childhood: childhood
  childSupport: alimony, child support, maintenance payment
  chillOut: unwind
  chimney: chimney, fireplace
  chin: chin
  chocolate: chocolate
  choir: choir
  choose: choose, chose, chosen, choice
  chop: chop, mince
  christmas: Christmas, Xmas
  christmasParty: Christmas party
  church: church
  cigarette: cigarette
  cinema: cinema, movie theater
  circus: circus
  citizenship: citizenship, nationality
  city: town, city
  clap: clap, applause
  clarinet: clarinet
  clasp: clasp, buckle
  classPass: class pass, multi-class card, punch card
  classroom: classroom
  clause: clause, terms and conditions
  claw: claw
  clay: clay
  clean: clean, cleaning
  cleanAdjective: clean, tidy
  cleaner: cleaner, cleaning lady
  clearance: clearance, sales
  clearanceSale: clearance, clearance sale
  clearOut: clear out, house clearance
  clench: grind teeth
  clever: clever, intelligent
  climb: climb, climbing
  climbing: climbing, bouldering
  climbingShoe: climbing shoe, climbing shoes
  cloakroom: cloakroom, coat check
  clock: clock, wall clock
  clog: clog, blocked, clogged
  closeVerb: close, closed, shut
  closingDay: closing day, day off
  closingTime: closing time
  cloth: cleaning cloth, rag
  clothes: clothes, clothing
  clothesHanger: clothes hanger, coat hanger
  clothesLine: clothes line
  clothesSize: size, clothing size
  cloud: cloud
  cloudStorage: cloud storage
  cloudy: cloudy, overcast
  clubSport: sports club, club
  clutch: clutch
  coast: coast, shore
  coat: varnish, lacquer
  coatGarment: coat
  cobbler: cobbler, shoemaker
  code: code, pin
  coeliac: coeliac, celiac
  coffee: coffee
  coffeeMachine: coffee machine, coffee maker
  coffin: coffin, casket
  coin: coin, coins
  cold: cold
  coldWeather: cold, cold snap
  collar: collar
  colleague: colleague, coworker
  collect: collect, collection, pick up, pickup
  collectHobby: collector, collecting
  colour: colour, color
  colourful: colourful, multicoloured
  comb: comb
  come: come, came
  comeBack: come back, came back
  comeWith: come along, accompany
  comfortable: comfortable, comfy
  commission: commission
  commitment: commitment, obligation
  commonCold: common cold, head cold
  communion: first communion, confirmation ceremony
  commute: commute
  companion: accompanying person
  company: company, firm
  companyFirm: company, companies, business, firm
  companyHolidays: annual closure, closed for holidays
  compare: compare, comparison
  compatible: compatible
  compensate: compensate, compensation
  compensation: compensation, damages
  competition: competition, tournament, contest
  competitor: competitor, competition
  complain: complain, complaint
  complaint: complaint
  completeAdjective: complete, completely
  complicated: complicated
  compose: compose
  computer: computer, PC
  computerFile: computer file, folder
  concentrate: concentrate
  concern: concern
  concert: concert, gig
  concrete: concrete
  condition: condition, prerequisite
  conditioner: conditioner
  conditionState: state, condition
  conference: conference, meeting
  confidential: confidential, secrecy
  confidentiality: confidentiality, secrecy
  confirm: confirm, confirmation
  congratulate: congratulate, congratulations
  congratulation: congratulations
  connect: connect, connection
  consent: consent
  consentForm: consent, consent form
  consist: consist
  constipation: constipation
  consultingHours: surgery hours, consultation hours
  contactLens: contact lens, contacts
  contactless: contactless
  contactPerson: contact person
  contactSolution: contact lens solution, cleaning solution
  contactVerb: contact, get in touch
  contagious: contagious, infectious
  contain: contain
  container: container, bin
  continue: continue, carry on
  contraception: contraception, birth control
  contract: contract
  contractTerm: contract term, minimum term
  convince: convince
  cook: cook, cooking
  cookChef: chef, cook
  cookedDone: cooked, well done
  cookingPot: cooking pot, saucepan
  coolAdjective: cool
  coolant: coolant, antifreeze
  coolDown: cool, chill
  coPayment: co-payment
  copper: copper
  copyPaper: copy, copies, photocopy
  copyVerb: copy, photocopy
  corkage: corkage
  corner: corner
  corporateEvent: company event, corporate event, team building
  correct: correct, right
  corridor: corridor, hallway
  cosmetics: cosmetics
  cost: cost, costs
  costume: fancy dress, carnival costume, costume
  cot: cot, crib
  cotton: cotton
  cough: cough
  counter: counter
  country: country
  countryside: countryside
  countVerb: count
  couple: couple
  courier: courier, carrier, delivery driver
  course: course, class, classes
  courseNoun: course
  court: court, tribunal
  courtesyCar: courtesy car, loaner car
  courtWitness: witness
  courtyard: courtyard
  cousin: cousin
  coverage: coverage
  covered: covered, roofed
  coverVerb: cover
  cow: cow, cattle
  crack: crack, cracked
  craft: craft
  crafts: crafts, handicraft
  craftsman: craftsman, tradesman, handyman
  cramp: cramp
  crashAccident: crash, accident
  crate: crate
  crawl: crawl
  cream: whipped cream, cream
  crease: crease, creased
  creased: creased, wrinkled
  createDesign: create, design
  credit: credit, store credit
  creditCard: credit card
  cremate: cremate, cremation
  cremation: cremation
  crime: crime, offence
  criticize: criticize, criticism
  crochet: crochet
  crockery: crockery, tableware
  crooked: crooked, bent
  cross: cross
  crossroads: crossroads, intersection, junction
  crowd: crowd
  crush: crush, squash
  crutch: crutch
  cry: cry, weep
  cubicMetre: cubic metre
  cucumber: cucumber
  cup: cup, mug
  cupboard: cupboard, cabinet
  curious: curious
  curl: curl, curly
  curlHair: curl, curls
  currency: currency
  currently: currently, at the moment, current
  curtain: curtain
  custody: custody
  customer: customer, client
  customerNumber: customer number
  customs: customs, customs duty
  customsDuty: customs, duty
  cut: cut, cutting
  cutHair: haircut
  cutlery: cutlery, silverware
  cycle: cycle, cycling
  cyclePath: cycle path, bike lane
  cycleRack: bike rack, cycle parking
  cycling: cycling
  cyclist: cyclist
  daisy: daisy, daisies
  damageLoss: damage
  damageVerb: damage, damaged
  damp: damp, moist, humidity, moisture
  dance: dance, dancing
  danceCourse: dance class, dance lesson
  dancer: dancer
  danceSchool: dance school, dance studio
  danceShoe: dance shoe
  dandruff: dandruff
  dangerous: dangerous, danger
  dark: dark, darkness
  darkroom: darkroom, film developing
  data: data
  dataProtection: data protection, privacy, GDPR
  dataRecovery: data recovery
  date: date
  dateOfBirth: date of birth
  daughter: daughter
  dawnSunrise: sunrise, dawn
  day: day
  dayAfterTomorrow: day after tomorrow
  daylightSaving: daylight saving, clock change
  dayPass: day pass, day ticket
  deadline: deadline, time limit, due date
  deaf: deaf, hard of hearing
  death: death
  debitCard: debit card
  debt: debt
  decade: decade
  deceased: deceased, dead person
  decide: decide, decision
  decideJudge: judge
  decorate: decorate, decoration
  decoration: decoration, decor
  decrease: reduce, decrease, lower
  deductible: excess, deductible
  deductTax: deduct
  deep: deep, depth
  defect: defect, flaw, fault
  defend: defend, defence
  deleteVerb: delete, erase
  deliberately: deliberately, on purpose
  delicious: delicious, tasty
  deliver: deliver, delivery
  delivery: delivery, deliveries
  deliveryNote: delivery note, packing slip
  deliveryPerson: delivery driver, courier
  deliveryService: delivery service, home delivery
  deliveryTime: delivery time, lead time
  demandClaim: demand
  dementia: dementia
  demolish: demolish, knock down
  dent: dent
  dentist: dentist
  deodorant: deodorant
  depart: depart, departure, set off
  department: department
  dependVerb: depend
  deposit: deposit
  depression: depression
  deregister: sign out, unsubscribe
  desk: writing desk
  dessert: dessert, pudding
  destroy: destroy
  detergent: detergent, washing powder
  developPhoto: develop, development
  device: device, appliance
  deworm: deworm, worming
  deworming: deworming, worming
  diabetes: diabetes, diabetic
  diagnose: diagnose, diagnosis
  diagnosis: diagnosis, diagnostic
  diamond: diamond
  diarrhoea: diarrhoea, diarrhea
  dictionary: dictionary, dictionaries
  die: die, died, death
  diesel: diesel
  diet: diet, nutrition
  different: different, difference
  difficult: difficult, hard
  dig: dig, dug
  digest: digest, digestion
  digital: digital
  dimensions: dimensions, measurements
  dine: dine, dinner
  diningRoom: dining room
  dinner: dinner, supper
  diopter: diopter, dioptre
  diploma: diploma, degree, qualification
  directDebit: direct debit, standing order
  directDirectly: direct, directly
  dirt: dirt, dirty
  dirty: dirty, dirt
  disability: disability, disabled, handicapped
  disabled: disabled, disability
  disappear: disappear
  disappoint: disappoint, disappointed
  disc: slipped disc, herniated disc
  discount: discount, reduction
  dish: dish
  dishwasher: dishwasher
  disinfect: disinfect, sterilise
  disinfectant: disinfectant, sanitizer
  dismissal: dismissal, layoff
  dismissJob: dismiss, fired, dismissal
  disposable: disposable
  dispute: dispute, quarrel, argument, conflict
  dissatisfied: dissatisfied, unhappy
  distance: distance
  distribute: distribute, hand out
  disturb: disturb, bother
  diveVerb: dive, diving
  diving: diving, scuba
  divorce: divorce
  divorceVerb: divorce
  dizziness: dizziness, vertigo
  doctor: doctor, physician, GP
  doctorsOffice: doctor's office, medical practice
  document: document, paperwork
  dog: dog, doggy
  dogBasket: dog bed, dog basket
  dogCollar: collar
  dogFriendly: dog-friendly, dogs welcome
  dogTrainer: dog trainer
  dogTraining: dog training, obedience class
  dogWalk: dog walk, dog walking
  doll: doll
  domesticInland: domestic, national
  donate: donate, donation
  donkey: donkey
  door: door
  doorbell: doorbell
  dose: dose, dosage
  doubleRoom: double room
  downFeather: down feather
  download: download
  downPayment: deposit, down payment
  downstairs: downstairs
  downtown: city centre, town centre, downtown
  dozen: dozen
  drain: drain
  drawer: drawer
  drawing: drawing, sketch
  drawPicture: draw, drew, drawing
  dream: dream
  dress: dress
  dressCode: dress code
  driedFlower: dried flower
  drill: drill, drilling
  drink: drink, beverage
  drinkingGlass: drinking glass
  drinkVerb: drink, drank, drunk
  drive: drive, drove, driven, driving
  driver: driver
  driverPerson: driver
  driveTest: driving lesson
  driveThere: go by car, by car
  drivingInstructor: driving instructor
  drivingLesson: driving lesson
  drivingLicence: driving licence, driver's license
  drivingSchool: driving school
  drivingTest: driving test
  drop: drop, dropped
  dropIn: drop in, drop by, stop by, walk-in
  dropOff: drop off, hand in
  drops: drops, eye drops
  drums: drum, drums, drum kit
  drunk: drunk, drunken
  dryAdjective: dry
  dryClean: dry cleaning, dry cleaner
  dryCleaning: dry cleaning, dry cleaner
  dryVerb: dry, dried
  duskSunset: sunset, dusk
  dust: dust
  dusty: dusty, dust
  dyeColour: dye
  ear: ear
  earliest: at the earliest
  earlobe: earlobe, lobe, ear lobe
  early: early
  earn: earn
  earring: earring
  easter: Easter
  easy: easy, simple
  eat: eat, ate, eaten
  ebike: e-bike, ebike, pedelec
  eczema: eczema
  edge: edge
  egg: egg
  elbow: elbow
  elderly: elderly, senior, seniors
  electric: electric, electrical
  electricCar: electric car, EV
  electrician: electrician
  electricity: electricity, power
  electricityPower: electricity, power
  electronics: electronics
  elegant: elegant, smart
  elevator: lift, elevator
  elsewhere: elsewhere, somewhere else
  email: email, e-mail
  emailAddress: email address
  embassy: embassy, consulate
  embellish: gild, gold-plated
  embroider: embroider, embroidery
  embroidery: embroidery
  emergency: emergency
  emergencyExit: emergency exit, fire exit
  emergencyNumber: emergency number
  emission: emission, emissions
  employ: employ, hire
  employee: employee, worker
  employer: employer
  employmentContract: employment contract
  employmentLaw: employment law, labour law
  empty: empty
  emptyVerb: emptying, empty out
  engagement: engagement, fiancé, fiancée
  engine: engine, motor
  engineer: engineer
  engineOil: engine oil, motor oil
  engrave: engrave, engraving
  engraving: engraving
  enlarge: enlarge, enlargement
  enough: enough, sufficient
  enrolment: enrolment, enrollment, registration
  enter: enter, entry, go in
  entrance: entrance, entry
  entranceFee: admission, entrance fee
  entryPermit: badge
  envelope: envelope
  environmental: environment, eco-friendly
  epilepsy: epilepsy, seizure
  equipped: equipped, equipment
  escape: escape, run away, ran away
  escapeGame: escape room
  essentialOil: essential oil
  estimateQuote: quote, estimate, quotation
  estimateVerb: estimate, assess
  evening: evening
  event: event, function
  eventHall: event hall, function room, banquet hall
  eventNoun: event
  everywhere: everywhere
  evict: evict, eviction
  eviction: eviction
  evidence: evidence, proof
  exactPrecise: exact, exactly, precise
  exam: exam, test
  examine: examine, examination, check-up
  examiner: examiner
  example: example
  excellent: excellent, great
  exception: exception
  exchangeGoods: exchange
  exchangeRate: exchange rate
  excursion: excursion, day trip, outing
  excuseAbsence: excused, excuse
  exercise: exercise
  exerciseSport: exercise, sport
  exhaust: exhaust, muffler
  exhausted: exhausted
  exhibit: exhibit, exhibition
  exhibition: exhibition, exhibit
  existVerb: exist
  exit: exit, way out
  expense: expenses
  expensive: expensive
  experienced: experienced, experience
  expert: expert, specialist
  expertWitness: expert, specialist
  expire: expire, expiry, expired
  explain: explain, explanation
  explode: explode, burst
  explore: explore, discover
  extendTime: extend, extension
  extensions: hair extension
  extinguish: extinguish, put out
  extraAdditional: extra, additional
  extraBed: extra bed, spare bed
  eye: eye
  eyebrow: eyebrow, brow
  eyeDoctor: optometrist, ophthalmologist, eye doctor
  eyeglassFrame: frame, glasses frame
  eyelash: eyelash, lashes
  eyesight: eyesight, vision
  eyeTest: eye test, sight test, eye exam
  fabric: fabric, textile, cloth
  face: face
  facial: facial, facial treatment
  factory: factory
  fade: fade, faded
  failExam: fail, failed
  faint: faint, dizzy
  fainting: faint
  fair: fair
  fairTrade: trade fair
  fallDown: fall, fell, fallen
  family: family
  familyBusiness: family business, family-run
  familyLaw: family law
  familyRate: family discount, sibling discount
  famous: famous, well-known
  fanPc: fan
  farAway: far, distant
  farm: farm
  farmer: farmer
  fashion: fashion
  fast: fast, quick, quickly
  father: father, dad, daddy
  fatOverweight: fat, overweight
  fear: fear, afraid, scared
  feather: feather
  fee: fee
  feed: feed, fed, feeding
  feel: feel, felt
  feeling: feeling, emotion
  fellTree: fell, cut down
  female: female
  fence: fence
  ferment: ferment, brew
  ferret: ferret
  fertilise: fertilise, fertilizer
  fertility: fertility
  fertilizer: fertilizer, fertiliser, plant food
  fever: fever
  fieldMeadow: field, meadow
  fightVerb: fight, fought
  file: case file, file
  fileRecord: file, record
  fill: fill
  fillIn: fill in, fill out, complete
  fillTooth: filling
  film: film
  filter: filter
  finalDefinite: definitive, final
  find: find, found
  fine: fine, penalty
  fineTicket: speeding ticket, parking ticket
  finger: finger
  fingernail: nail, fingernail
  finishedReady: finished, done, completed
  finishVerb: finish, end
  fireBrigade: fire brigade, fire department
  fireClay: kiln, firing
  fireExtinguisher: fire extinguisher
  fireman: firefighter, fireman
  fireproof: fireproof
  fireworks: fireworks
  firing: firing
  firstAid: first aid
  firstAidKit: first aid kit
  firstName: first name
  firstOrdinal: first
  firstTime: first time, first visit
  fish: fishing, angling
  fishAnimal: goldfish, ornamental fish
  fishFood: fish
  fishing: fishing, angling
  fitSize: fit, fits
  fittingRoom: fitting room
  fix: fix, repair, mend
  fixedPrice: fixed price
  flame: fire
  flat: flat, apartment
  flatEven: flat, level
  flatRate: flat rate
  flea: flea
  fleaMarket: flea market
  flexible: flexible
  flight: flight
  flood: flood, flooding
  floor: floor, flooring
  floorLevel: storey, upstairs
  floorStorey: floor, storey
  florist: florist, flower shop
  flour: flour
  flower: flower, bloom
  flowerArrangement: flower arrangement, floral arrangement
  flowerbed: flower bed, flowerbed
  flowerBulb: flower bulb, bulb
  flowerpot: flowerpot, planter, plant pot
  flu: flu, influenza
  fluteRecorder: flute, recorder
  fly: fly, flew, flight
  fog: fog, mist
  foggy: fog, foggy
  fold: fold, folding
  follow: follow
  food: food
  foodBowl: bowl, food bowl
  foodDelivery: food delivery, delivery service
  foot: foot, feet
  football: football, soccer
  forbid: forbid, forbidden, prohibit, ban
  forehead: forehead
  foreigner: foreigner, foreign
  forest: forest, woods, woodland
  forget: forget, forgot, forgotten
  fork: fork
  forklift: forklift, pallet truck
  form: form
  formPaper: form
  fortnight: fortnight, two weeks
  foundCompany: founded, set up, established
  founder: founder
  fountain: fountain
  fracture: fracture, broken bone
  fragile: fragile, delicate
  frameVerb: frame
  fraud: fraud, scam
  freeOfCharge: free, free of charge
  freeze: freeze, froze, frozen
  freezeCold: shiver, feel cold
  freezer: freezer
  freshFood: fresh
  fridge: fridge, refrigerator
  friend: friend, mate
  friendly: friendly
  fries: fries, french fries
  fringe: fringe, bangs
  frost: frost
  fruit: fruit
  fruitTree: fruit tree, orchard
  fry: fry, fried
  fuel: fuel
  fuelTank: fuel tank, tank
  fullAdjective: full
  fullTime: full-time
  funEnjoy: fun
  funeral: funeral, burial
  funeralWreath: funeral wreath, funeral flowers
  funfair: fair, funfair
  funny: funny
  fur: fur
  furnished: furnished, furniture
  furniture: furniture
  furnitureItem: furniture
  fuse: fuse
  future: future
  gainWeight: gain weight, put on weight
  gallery: gallery, galleries
  gallop: gallop, canter
  game: game, board game
  gameConsole: game console, video game
  garageWorkshop: garage, repair shop
  garden: garden, yard, backyard
  gardenCentre: garden centre, garden center, plant nursery
  gardener: gardener, landscaper
  gardening: gardening
  gardenShed: garden shed, shed
  garlic: garlic
  garment: garment
  gasFuel: natural gas
  gate: gate
  gather: gather
  gear: gear, derailleur
  gearbox: gearbox, transmission
  gelNails: gel nails, artificial nails
  gemstone: gemstone, precious stone
  generation: generation
  genuine: genuine, authentic
  germ: germ, bacteria
  getOff: get off, get out
  getUp: get up, got up
  getWet: get wet
  gift: gift, present
  giftVoucher: gift voucher, gift card, voucher
  giftWrap: gift wrapping
  girl: girl
  give: give, gave, given
  giveBack: give back, gave back
  giveGift: gift, present
  giveUp: give up
  glasses: glasses, eyeglasses, spectacles
  glassesArm: glasses arm, nose pad
  glassesCase: glasses case, spectacle case
  glassMaterial: glass
  glaucoma: glaucoma, eye pressure
  glaze: glaze, glazing
  glove: glove
  glue: glue, stick, adhesive
  glueArt: glue
  gluten: gluten-free
  glutenFree: gluten-free, coeliac
  goat: goat
  goDown: go down, went down
  gold: gold
  golden: gold, golden
  golf: golf course, golf club
  goodAdjective: good, well
  goods: goods, merchandise
  goodsLift: goods lift, freight elevator
  goUp: go up, went up
  graceWait: waiting period, grace period
  gradeMark: grade, mark
  gram: gram
  grandchild: grandchild, grandchildren, grandson, granddaughter
  grandfather: grandfather, grandpa
  grandmother: grandmother, grandma, granny, gran, nan, nana
  grandparent: grandparent
  grape: grape
  graphicsCard: graphics card
  grave: grave, tomb
  gravel: gravel
  gravestone: gravestone, headstone
  grease: grease
  greasy: greasy, oily
  green: green
  greenColour: green
  greenhouse: greenhouse
  greet: greet, welcome
  greetingCard: greeting card
  grey: grey, gray
  greyColour: grey, gray
  greyHair: grey hair, gray hair
  groom: groom, grooming
  groomer: groomer
  groundFloor: ground floor
  group: group
  groupLesson: group lesson, group class
  groupNoun: group
  groupSize: class size, number of people
  grownUp: adult, grown-up
  growVerb: grow, grew, grown, growth
  guarded: guarded, monitored, secured
  guardian: guardian, legal guardian, guardianship
  guess: guess
  guest: guest
  guestList: guest list
  guide: guide, tour guide
  guideDog: guide dog, assistance dog
  guidedTour: guided tour, tour
  guilty: guilty, fault
  guineaPig: guinea pig
  guitar: guitar, ukulele
  gum: gums
  gymnastics: gymnastics
  gymStudio: gym, fitness centre, fitness studio
  hail: hail
  hair: hair
  hairbrush: hairbrush
  hairClip: hair clip, hairpin
  haircut: haircut
  hairdresser: hairdresser, hairstylist
  hairdryer: hairdryer, blow-dry, blow-drying
  hairDye: hair dye, hair colouring, tint
  hairLoss: hair loss
  hairSalon: hair salon
  hairspray: hairspray, hair gel
  hairstyle: hairstyle, hairdo
  half: half
  halfDay: half day
  halfHour: half an hour, half hour
  hall: hall
  ham: ham
  hammer: hammer
  hamster: hamster, gerbil
  hand: hand
  handbag: handbag, purse
  handkerchief: handkerchief, tissue
  handlebar: handlebar
  handLuggage: hand luggage, carry-on
  handmade: handmade, by hand
  handOver: hand over, handover
  handrail: handrail, banister
  handTruck: hand truck, sack truck, dolly
  handwritten: handwritten, handwriting
  hang: hang, hung
  happen: happen, occur
  happy: happy, glad
  harbour: harbour, harbor, port
  hardDrive: hard drive, hard disk, SSD
  hardMaterial: hard
  harmful: harmful, harmless
  harness: harness
  harp: harp
  harvest: harvest, pick, crop
  hat: hat, cap
  hate: hate
  haveBreakfast: breakfast
  haveLunch: lunch
  hayFever: hay fever, pollen
  hazelnut: hazelnut
  head: head
  headache: headache
  headlight: headlight, headlamp
  headphones: headphones, earphones, headset, earbuds
  headquarters: head office, headquarters
  heal: heal, recover, cure
  health: health
  healthInsurance: health insurance
  healthy: healthy, health
  hear: hear, heard
  hearing: court hearing
  hearingAid: hearing aid
  hearingTest: hearing test
  heart: heart
  heartAttack: heart attack
  heat: heat, heatwave
  heating: heating, heater, radiator
  heatUp: heat, warm up
  heavy: heavy
  hedge: hedge
  hedgeTrimming: hedge trimming, pruning
  heel: heel
  height: body height
  heightNoun: height
  heir: heir, estate
  helmet: helmet
  helpVerb: help, assist
  hem: hem
  henChicken: hen
  henParty: hen party, bachelorette party, stag party, bachelor party
  herbalTea: herbal tea
  herbs: herbs
  hide: hide, hidden
  highAdjective: high
  highChair: high chair
  highHeels: high heels
  highlightHair: highlights
  highlights: highlights
  highSeason: high season, peak
  hike: hike, hiking
  hiking: hiking, hike
  hip: hip
  history: history, story
  hit: hit
  hobby: hobby, hobbies, leisure
  hold: hold, held
  holdDurable: durable, hold up, long-lasting
  hole: hole
  holes: hole
  holiday: holiday, vacation
  holidayVacation: holiday, holidays, vacation
  home: home
  homeInsurance: home insurance, contents insurance
  homemade: homemade, home-made
  homework: homework
  honest: honest
  honey: honey
  honeymoon: honeymoon
  hook: hook
  hopeVerb: hope
  horn: horn
  horse: horse
  hose: hose, garden hose
  hospital: hospital
  hospitalPlace: hospital
  host: host, hostess
  hotTemperature: hot, heat
  hotTub: hot tub, jacuzzi
  hour: hour, hours
  hourly: hourly, per hour
  hourlyRate: hourly rate
  house: house
  houseClearance: house clearance, junk removal
  household: household
  houseplant: houseplant, indoor plant, potted plant
  houseRules: house rules
  housetrain: house-trained
  huge: huge, enormous
  hundred: hundred
  hunger: hunger, hungry
  hungry: hungry, hunger
  hunt: hunt, hunting
  hurryVerb: hurry, rush
  hurt: hurt, painful
  husband: husband, hubby
  hut: hut, cabin, shed
  hygiene: hygiene
  ice: ice, ice cube
  iceCream: ice cream
  icy: icy, ice
  idea: idea
  identityCard: ID, identity card, ID card
  illegal: illegal
  illness: illness, disease, sickness
  illuminated: lit, lighting
  imageRights: copyright, usage rights
  imitateFake: fake, imitation
  immediately: immediately, right away, straight away
  immigration: immigration
  important: important
  impossible: impossible
  impregnate: impregnate, waterproofing
  improve: improve, improvement
  inAdvance: in advance, ahead
  inch: inch, inches
  includeVerb: include, included, including
  income: income
  incomeEarnings: income, earnings
  incomplete: incomplete
  increase: increase, rise, raise
  indicator: indicator, blinker, turn signal
  individual: individual, one-to-one
  infect: infect, infection
  infection: infection
  inflame: inflammation, inflamed
  inflammation: inflammation
  inflate: inflate, pump up
  inform: inform, notify
  informationNoun: information, info
  inFront: front, in front
  ingredient: ingredient
  inherit: inherit, inheritance
  inheritance: inheritance, estate
  inject: inject, injection, syringe
  injection: injection, syringe
  injure: injure, injury, injured
  injury: injury
  inkCartridge: ink cartridge, toner, ink
  inLaws: in-laws, mother-in-law, father-in-law
  innerTube: inner tube
  innocent: innocent
  inPerson: in person, face to face
  insect: insect
  insert: insert
  inside: inside, indoor, indoors
  insole: insole
  insomnia: insomnia, sleep problems
  inspectionVehicle: MOT, roadworthiness test
  install: install, installation
  instalment: instalment, installments
  inStock: in stock, stock
  instruction: instructions, manual
  instructor: instructor, coach, trainer
  instructorCourse: instructor, trainer, coach
  instrument: musical instrument
  insulate: insulate, insulation
  insulation: insulation
  insurance: insure, insurance, insured
  insuranceClaim: claim, insurance claim, claim report
  insurancePolicy: insurance policy
  insurer: insurer, insurance company
  intact: intact, undamaged
  intensiveCourse: intensive course, crash course
  interesting: interesting, interested
  interestRate: interest rate
  intern: intern, internship
  internetWifi: wifi, wi-fi
  internship: internship, intern, placement
  interruptPause: pause, break, interrupt
  intolerance: intolerance
  introduce: introduce
  invalid: invalid
  inventVerb: invent
  investVerb: invest
  invisible: invisible
  invitation: invitation
  invite: invite, invitation
  invoice: invoice, bill
  inWriting: in writing
  iron: wrought iron, cast iron
  ironClothes: ironing, iron
  ironing: ironing, iron
  irrigation: irrigation, watering, sprinkler
  island: island
  itch: itch, itchy, itching
  item: item, article
  jacket: jacket
  jam: jam, marmalade
  jar: jar
  jeans: jeans
  jeweller: jeweller, jeweler, goldsmith
  jewellery: jewellery, jewelry, jewel
  jewelleryMaking: jewellery, jewelry
  jigsaw: puzzle, jigsaw
  job: job, vacancy
  jobVacancy: job, position
  joinGroup: join, take part, participate
  joint: joint
  journey: journey, trip
  joy: joy, happiness
  judge: judge
  jug: jug, pitcher
  juice: juice
  jump: jump
  jumper: jumper, sweater, pullover
  jumpStart: jump start, jump leads
  keepStore: keep, kept, store
  kennel: kennel, kennels, boarding kennel
  kennelCough: kennel cough
  kettle: kettle
  key: key
  keyboardPc: keyboard
  keyButton: button
  kick: kick
  kidney: kidney
  kiln: kiln
  kilogram: kilogram
  kilometre: kilometre, mile
  kindergarten: kindergarten, nursery school, preschool
  kiss: kiss
  kitchen: kitchen
  kitten: kitten
  knead: knead, dough
  knee: knee
  kneel: kneel
  knife: knife, knives
  knit: knit, knitting
  knitting: knitting
  knock: knock
  label: label, tag, sticker
  labourCost: labour, labor
  lace: lace
  lactose: lactose-free, lactose
  lactoseFree: lactose-free, lactose intolerant
  ladder: ladder
  lake: lake
  lamb: lamb
  lamp: lamp, light bulb
  landlord: landlord, landlady
  landmark: sight, attraction, landmark
  language: language
  languageCourse: language course, language school
  laptop: laptop, notebook computer
  lashExtension: lash extension
  lastAdjective: last
  lastDuration: last, take time, duration
  lastMinute: last minute, short notice
  lastWill: testament, last will
  late: late, delay, delayed
  lateFee: late fee
  laterAfter: later, afterwards
  latest: at the latest
  laugh: laugh
  launder: laundry
  laundrette: laundrette, laundromat
  laundry: laundry, washing
  lavender: lavender
  law: law
  lawFirm: law firm, law office
  lawn: lawn, grass, turf
  lawnmower: lawnmower
  lawnMower: lawn mower, mower
  lawyer: lawyer, solicitor, attorney
  lead: guide, led
  leadMetal: lead metal, leaded
  leaf: leaf, foliage
  leaflet: leaflet, flyer, brochure
  leak: leak, leaking, drip
  lean: lean against
  learn: learn, learnt
  learnerDriver: learner driver, learner
  lease: lease, tenancy agreement
  leash: leash, lead
  leashed: on a leash, leash, lead
  leather: leather
  leaveBehind: leave, left
  leaveGoAway: leave, go away
  leaveOut: leave out, omit
  lefthanded: left-handed
  leftOver: leftover, remaining, left over
  leftovers: leftovers
  leftSide: left-hand, left side
  leg: leg
  legal: legal, legally
  legalAdvice: legal advice, consultation
  legalAid: legal aid
  legalInsurance: legal expenses insurance
  legible: legible, illegible
  lemon: lemon
  lend: lend, lent, loan
  length: length
  lengthen: lengthen
  lens: lens, lenses
  lentil: lentil
  lesson: lesson
  lessonUnit: lesson, class
  letter: letter
  letterbox: letterbox, mailbox
  level: level, grade
  liability: liability, responsibility
  liabilityInsurance: liability insurance
  library: library, libraries
  lieDown: lie down, lying
  lieFalse: liar, untrue
  lifeInsurance: life insurance
  lift: lift
  lightFire: light a fire, ignite
  lighting: lighting, light
  lightweight: lightweight
  lily: lily, lilies
  limit: limit
  limp: limp, lame
  linen: linen fabric
  lining: lining
  link: link
  lip: lip
  lipstick: lipstick
  liquor: liquor, spirits
  listen: listen
  listNoun: list
  litre: litre, liter
  litter: litter, cat litter, litter box
  live: live, dwell
  liveMusic: live music
  liver: liver
  livingRoom: living room, lounge
  loadCargo: load, cargo, freight
  loadGoods: load, unload
  loadingRamp: loading bay, loading dock, ramp
  loanBank: bank loan, mortgage
  locallyMade: local, regional
  located: located, situated
  lock: lock, locked, padlock
  locker: locker
  lockOut: locked out
  locksmith: locksmith
  loneliness: loneliness, lonely
  longAdjective: long
  longSighted: long-sighted, far-sighted, farsighted
  longSightedness: long-sightedness, farsightedness, hyperopia
  longTerm: long-term
  look: look, look at
  lookForward: look forward
  loose: loose, baggy
  loosenFree: release, let go
  lose: lose, lost
  loseWeight: lose weight, slim down
  lostProperty: lost property, lost and found
  lotion: lotion, moisturizer
  loud: loud, noisy, noise
  loudspeaker: speaker, loudspeaker
  louse: louse, lice
  love: love
  lowAdjective: low
  lowSeason: low season, off season
  loyaltyCard: loyalty card, loyalty programme
  lubricate: lubricate, oil, grease
  luggage: luggage, baggage
  luggageRack: luggage rack, carrier
  luggageStorage: luggage storage, left luggage
  lunch: lunch
  lung: lung
  machine: machine, equipment
  madeToMeasure: made to measure, bespoke, custom-made
  magician: magician
  magnifier: magnifying glass, magnifier
  mailbox: letterbox, mailbox
  main: main
  mainCourse: main course
  maintain: maintain, maintenance, service
  makeUp: make-up, makeup
  makeup: makeup, make-up
  male: male
  man: man, men, gentleman, gentlemen
  manager: manager
  manageRun: manage
  manicure: manicure
  manualByHand: manual, manually
  manualCar: manual transmission, stick shift
  manufacturer: manufacturer, maker
  mapPlan: map
  marble: marble
  market: market
  marriage: marriage
  marriageCertificate: marriage certificate
  marry: marry, get married
  martialArt: martial art
  mascara: mascara
  mask: face mask, mask
  massage: massage
  massageVerb: massage
  mat: mat, yoga mat
  match: match
  material: material
  materialArt: material, supplies
  maternityLeave: maternity leave
  mattress: mattress
  maximumAmount: maximum, at most
  maybe: maybe, perhaps
  meal: meal
  mean: mean, meaning
  meansOfPayment: payment method, means of payment
  measurement: body measurement, tape measure
  measureUp: take measurements, measure up
  measureVerb: measure, measurement
  meat: meat
  mechanic: mechanic
  mediation: mediation, mediator
  medicalCertificate: medical certificate, sick note
  medicine: medicine, medication, drug
  medicineTake: take medicine
  meditate: meditate, meditation
  meditation: meditation, mindfulness
  meet: meet, met, meeting
  meetingRoom: meeting room, conference room
  melt: melt
  member: member, membership
  membership: membership
  membershipFee: membership fee, subscription fee
  memorise: by heart, memorise
  memoryCard: memory card, SD card
  memoryRam: RAM, memory
  menopause: menopause
  menstruation: menstruation, menstrual period
  menuCard: menu
  message: message
  metal: metal
  metre: metre, meter
  microchip: microchip, chip
  microphone: microphone, mic
  microwave: microwave
  middleCentre: middle, centre, center
  midnight: midnight
  midwife: midwife, midwives
  migraine: migraine
  mileage: mileage, odometer
  milk: milk
  millimetre: millimetre
  million: million
  mineralWater: mineral water, sparkling water
  minimumAge: minimum age
  minimumAmount: minimum, at least
  minor: minor, underage
  minute: minute
  mirror: mirror
  mirrorCar: wing mirror, side mirror, rear-view mirror
  miscarriage: miscarriage
  missBus: miss, missed
  missingLack: missing, lack
  mistake: mistake, error
  mix: mix, blend, stir
  mixedAdjective: mixed
  mobilePhone: mobile, cell phone, smartphone, mobile phone
  mobilityImpairment: reduced mobility
  model: model
  modern: modern
  mole: mole
  money: money
  month: month
  monthly: monthly, per month
  moon: moon
  mop: mop
  moped: moped
  morning: morning
  mortgage: mortgage
  mosquito: mosquito
  mother: mother, mum, mom, mam, mummy
  motherboard: motherboard
  mothersDay: Mother's Day
  motivate: motivate, motivation
  motorcycle: motorcycle, motorbike
  motorway: motorway, highway, freeway
  mould: mould, mold, mildew
  mouldClay: throw pottery, pottery
  mountain: mountain, hill
  mountainBike: mountain bike
  mourning: mourning, grief, condolence
  mousePc: computer mouse
  moustache: moustache
  mouth: mouth
  moveHouse: move house, relocation, moving
  moveIn: move in
  moveMotion: move, movement
  moveOut: move out
  movingBox: moving box
  movingHouse: moving, relocation, removal
  mow: mow, lawn mowing
  mud: mud
  muddy: muddy, mud
  mudguard: mudguard, fender
  mug: mug
  mulch: mulch, bark mulch
  muscle: muscle
  museum: museum
  mushroom: mushroom
  music: music
  musician: musician
  musicSchool: music school
  musicTheory: music theory
  mustard: mustard
  muzzle: muzzle
  nailFile: nail file
  nailHammer: hammer
  nailPolish: nail polish, nail varnish
  nailTool: metal nail
  nailTrimming: nail trim, claw trimming
  naked: naked, bare
  name: name
  nameVerb: named, called
  napkin: napkin
  nappy: nappy, diaper
  narrow: narrow
  nativeLanguage: mother tongue, native
  nature: nature
  nausea: nausea
  navel: navel, belly button
  nearby: near, nearby, close
  necessary: necessary
  neck: neck
  necklace: necklace
  needle: needle
  needVerb: need
  negotiate: negotiate, haggle, negotiable
  neighbour: neighbour, neighbor
  neighbourhood: neighbourhood, neighborhood, district
  nephew: nephew
  nerve: nerve
  nervous: nervous, anxious
  networkConnection: network, connection
  neuter: neuter, spay, castrate
  neutering: neutering, spaying, castration
  never: never
  newAdjective: new
  newsletter: newsletter
  newspaper: newspaper
  newYear: New Year, New Year's Eve
  nextFollowing: next, following
  nextTime: next time
  nickname: nickname
  niece: niece
  night: night
  nipple: nipple
  noise: noise
  nonAlcoholic: non-alcoholic, alcohol-free
  nonBinding: non-binding, without obligation
  noon: noon, midday, lunchtime
  normalOrdinary: ordinary, usual
  nose: nose
  noShow: no-show, fail to appear
  nostril: nostril
  notary: notary, notaries
  notebook: notebook, exercise book
  noticePeriod: notice period
  nowAdverb: now
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
  nurse: nurse
  nursery: playroom, kids' room
  nut: nut
  obligation: obligation, duty
  occupation: profession, occupation
  occupiedBusy: occupied, taken
  offerVerb: offer, offered
  office: office
  official: official, officially
  officialTranslation: translation, certified translation
  often: often, frequent, frequently
  oil: cooking oil, olive oil
  oilChange: oil change
  oilFilter: oil filter
  ointment: ointment
  oldAdjective: old
  oldFashioned: old-fashioned, outdated
  olive: olive
  once: once
  oneWay: one-way
  onion: onion
  onlineAdjective: online
  onlineBooking: online booking
  onlineCourse: online course, online lesson
  onlineShop: online shop, online store, webshop
  onSite: on site, in house
  onTheWay: on the way, en route
  open: open, opening
  opening: grand opening, reopening
  openingHours: opening hours, opening times, business hours
  operateSurgery: surgery
  operatingSystem: operating system
  opinion: opinion
  opposite: opposite, across from
  opticalPrescription: glasses prescription, dioptre, diopter
  optician: optician, optometrist
  option: option, alternative
  optional: optional, voluntary
  orangeFruit: orange
  orchid: orchid
  orderGoods: order
  orderJob: commission work, job order
  organ: pipe organ, organ
  organic: organic
  organize: organize, arrange
  orphan: orphan
  outOfOrder: out of order
  outside: outside, outdoor, outdoors
  oval: oval
  oven: oven
  overdue: overdue
  overflow: overflow
  overtake: overtake
  overtime: overtime
  overweight: overweight, obesity
  owe: owe, debt
  ownAdjective: own, my own
  owner: owner, proprietor
  ownRisk: at your own risk
  ownVerb: own, possess
  package: package deal
  packaging: packaging, wrapping, packing
  packVerb: pack, wrap
  page: page
  pain: pain, ache
  painkiller: painkiller
  paint: paint
  paintbrush: paintbrush
  painterDecorator: painter, decorator
  painting: painting
  paintWall: paint, painting
  pair: pair, couple
  pallet: pallet
  pamper: treat someone
  pan: pan, frying pan
  paper: paper
  paragraph: paragraph, section
  paralysis: paralysis
  parasite: parasite
  parcel: parcel, package
  parent: parent
  parents: parents
  park: park, parking
  parkGreen: city park, public park
  parkingGarage: parking garage, underground parking
  parkingMeter: parking meter, parking fee
  parkingSpace: parking, car park, parking lot, parking space
  parquet: parquet, wooden floor
  parrot: parrot, budgie
  partial: partial, partly
  partialPayment: part payment
  participant: participant, attendee
  partner: partner
  partnerBusiness: business partner, partner
  partnerDance: partner, dance partner
  partShare: part
  partTime: part-time
  party: party, celebration
  partyTent: marquee, party tent
  pass: pass by
  passenger: passenger
  passExam: pass the test, pass
  passport: passport
  passportPhoto: passport photo, ID photo
  password: password
  past: past
  pasta: pasta, noodle
  pastry: pastry
  patient: patience
  patientNoun: patient
  patientPerson: patient
  patio: patio, terrace, decking
  pattern: sewing pattern
  paw: paw
  pawn: pawn
  pay: pay, paid, payment
  payable: chargeable, for a fee
  payBack: pay back, paid back, repay
  paymentDue: due, payable
  payslip: payslip, pay stub
  peanut: peanut
  pear: pear
  pearl: pearl, bead
  pedal: pedal
  pedestrian: pedestrian
  pedicure: pedicure
  pee: pee, urinate
  peel: peel
  peeling: exfoliation, scrub
  pelvis: pelvis, pelvic floor
  pencil: pencil, crayon
  pendant: pendant
  pension: pension, retirement
  pensionerRate: senior discount
  pensionFund: pension
  penWriting: pen, ballpoint
  peony: peony, peonies
  pepper: pepper
  percent: percent, per cent
  perDay: per day, daily, a day
  performance: performance
  performShow: perform, performance
  perfume: perfume, fragrance
  period: period, time span
  perm: perm
  permanent: permanent, permanently
  permit: permit, licence, license
  permitLicence: licence, permit, license
  perNight: per night
  perPerson: per person, per head
  perPiece: apiece
  person: person, people
  personalTraining: personal training, personal trainer
  personNoun: person, people
  pest: pest, vermin, aphid
  pestControl: pest control, pests
  pet: pet
  petal: petal
  petBath: dog bath
  petBreed: breed
  petCarrier: pet carrier, carrier box
  petFood: pet food, kibble, animal feed, dog food, cat food
  petGrooming: grooming, dog grooming
  petInsurance: pet insurance
  petOwner: pet owner, dog owner
  petPassport: pet passport, vaccination record
  petrol: petrol, gasoline
  petrolStation: petrol station, gas station
  petSitter: pet sitter, dog sitter, pet sitting
  petStroke: stroke, pet
  petSupplies: pet supplies, pet shop
  petToy: dog toy, pet toy
  petTreat: dog treat, cat treat
  petVaccination: vaccination, vaccine, jab
  pharmacist: pharmacist
  pharmacy: pharmacy, chemist, drugstore
  pharmacyPlace: pharmacy, pharmacies, chemist
  phone: phone, telephone
  phoneCall: phone call, call
  phoneCase: phone case, protective case
  phoneNumber: phone number
  photo: photo, picture, pic
  photoAlbum: photo album, photo book
  photograph: photograph, photo
  photographer: photographer
  photography: photography
  photoPrint: print, photo print
  photoShoot: photo shoot, photo session
  physiotherapist: physiotherapist, physio
  piano: piano, grand piano
  pickle: pickle, preserve
  pickLock: locksmith
  pickup: collection, pickup
  pickupPoint: pickup point, parcel locker
  pictureFrame: picture frame, photo frame
  piece: piece, item
  pierce: pierce, piercing
  piercing: body piercing, ear piercing
  pill: pill, tablet
  pillow: pillow, cushion
  pimple: pimple, acne
  pinch: pinch
  pink: pink
  pinkColour: pink
  plane: plane, airplane, aircraft
  plant: plant
  plaster: plastering, plasterwork
  plastic: plastic
  plate: plate
  platePottery: handmade plate, ceramic plate
  playGame: play
  playground: playground
  playingCard: playing card
  playInstrument: play an instrument
  pleasant: pleasant, enjoyable
  pliers: pliers
  plugIn: plug in, plug
  plugSocket: plug, socket, power outlet
  plumb: plumbing, plumber
  plumber: plumber
  plumbing: plumbing, pipe
  pneumonia: pneumonia
  pocket: pocket
  pointed: pointed, pointy
  pointInTime: moment
  pointsReward: points
  poisoning: poison, poisoning
  poisonous: poisonous, toxic, poison
  poisonVerb: poisoned, poisoning
  police: police, police station
  policeman: policeman, police officer
  policy: policy
  polish: polish, polishing
  polite: polite
  pond: pond
  pony: pony, ponies
  ponytail: ponytail
  pool: swimming pool, pool
  popular: popular
  porcelain: porcelain, china
  pork: pork
  portion: portion, serving
  portrait: portrait
  possible: possible
  post: post, mail
  postcode: postcode, zip code
  postMail: post, mail
  postman: postman, mailman, mail carrier
  postnatal: postnatal, postpartum
  postOffice: post office
  postpone: postpone, reschedule, put off
  posture: posture
  potato: potato
  potter: potter, ceramist
  pottery: pottery, ceramics, ceramic
  potteryWheel: potter's wheel, pottery wheel
  pour: pour
  power: power
  powerOfAttorney: power of attorney, authorization, proxy
  practiceSurgery: practice, surgery, clinic
  practise: practise, practice, rehearse
  praise: praise
  pray: pray
  prefer: prefer
  pregnancy: pregnancy
  pregnant: pregnant, pregnancy, expecting
  pregnantAnimal: expecting puppies, in pup
  prenatalYoga: prenatal yoga, pregnancy yoga
  prenup: prenup, prenuptial agreement
  prepare: prepare, preparation
  prepayment: prepayment, upfront
  prescribe: prescribe, prescription
  prescription: prescription
  pressButton: press
  pressure: pressure
  prevent: prevent, prevention
  previous: previous, former
  price: price
  priceList: price list, rates
  priceMatch: price match, best price
  primarySchool: primary school, elementary school
  print: print, printed
  printer: printer
  printingPress: printing, print shop
  privateAdjective: private, privately
  privateLesson: private lesson, one-to-one
  privateRoom: private room
  probably: probably, likely
  problem: problem, trouble, issue
  produce: produce, made, manufacture
  product: product
  profession: profession, occupation
  professional: professional, pro
  profit: profit, turnover
  program: programme, program
  projectNoun: project
  promise: promise
  pronounce: pronounce, pronunciation
  protect: protect, protection
  proveEvidence: prove, proof, evidence
  provide: provide, supply
  prune: prune, pruning
  pruningShears: secateurs, pruning shears
  psychologist: psychologist
  pub: pub, bar, tavern
  publicAdjective: public
  publicHoliday: public holiday, bank holiday
  publicTransport: public transport, public transit
  publish: publish
  pull: pull
  pullTooth: extract, pull a tooth
  pump: pump
  punchCard: ten-session card, multi-pass
  punctual: on time, punctual
  puncture: puncture, flat tyre, flat tire
  pupil: pupil, schoolchild, learner
  puppy: puppy, puppies, pup
  purchase: purchase, shopping
  purple: purple, violet
  purpleColour: purple, violet
  purposeAim: purpose, aim, goal
  push: push
  put: put, place
  putOn: put on, get dressed
  pyjamas: pyjamas, pajamas
  qualified: qualified, certified
  quality: quality
  quarter: quarter
  quarterHour: quarter of an hour
  quarterYear: quarterly
  questionnaire: questionnaire, survey
  queue: queue, waiting line
  queueNumber: ticket number, waiting number
  quiet: quiet, silent, calm
  rabbit: rabbit, bunny
  rabies: rabies
  radio: radio set, car radio
  railTrain: train
  railwayStation: train station, railway station
  rain: rain, rainy
  raincoat: raincoat
  rake: rake, leaves
  ramp: ramp
  range: product range, assortment
  rangeAssortment: range, assortment
  rarely: rarely, rare, seldom
  rash: rash
  rattle: rattle
  rawFood: raw, uncooked
  razor: razor, shaver
  reachPlace: reach, get to
  readingGlasses: reading glasses
  readVerb: read, reading
  ready: ready
  realEstate: real estate, property
  rearLight: rear light, tail light
  reason: reason
  receipt: receipt, proof of purchase
  receive: receive
  recentlyNew: recently, lately
  reception: reception, front desk
  receptionist: receptionist
  recipe: recipe
  recipient: recipient, addressee
  recital: recital, student concert
  recognise: recognize
  recommend: recommend, recommendation
  recording: recording
  recovery: recovery, healing
  rectangular: rectangular
  recyclable: recycle, recycling
  recycling: recycling
  red: red
  redColour: red
  referee: referee, umpire
  referenceNumber: order number, reference number, booking number
  referFriend: refer a friend, referral
  reflect: reflect
  refuel: refuel, fill up, petrol, fuel
  refund: refund, reimburse, money back
  refuse: refuse, decline, reject
  register: register, registration, sign up, enrol
  registeredLetter: registered letter, registered mail
  registrationDocument: vehicle registration, registration document, logbook
  registryOffice: registry office
  regret: regret
  regularly: regular, regularly
  regulation: regulation, rule
  rehabilitation: rehabilitation, rehab
  rehearsal: rehearsal
  rehearsalRoom: rehearsal room, practice room
  relative: relative, relatives
  relax: relax, relaxation
  relaxation: relaxation
  remember: remember, remind, reminder
  reminderPayment: payment reminder
  remoteControl: remote control
  remoteSupport: remote support, tech support
  removalCompany: moving company, removal company, mover
  remove: remove, removal
  renewContract: renew, renewal
  renovate: renovate, renovation
  rent: rent, hire, rental
  rentalCar: rental car, hire car
  repair: repair
  repeat: repeat, retake, resit
  replace: replace, replacement
  reportVerb: report
  repot: repot
  representLegal: represent
  reptile: reptile, lizard
  requestApply: request
  require: require, required, compulsory, mandatory
  rescue: rescue
  reserve: reserve, reservation
  residencePermit: residence permit
  resize: resize
  respectRule: comply, respect
  responsible: responsible, liable, liability
  rest: remainder
  restaurant: eatery, restaurant
  restoreRenew: restore, restoration
  restVerb: rest
  retailerDealer: dealer, retailer
  retired: retired, retirement
  retirement: retirement
  retouching: retouching, photo editing
  returnGoods: return
  returnPolicy: return policy, returns
  reusable: reusable
  reverseCar: reverse
  reviewNoun: feedback
  reviewRate: review, rating
  rheumatism: rheumatism
  rice: rice
  rideHorse: ride, rode, riding
  ridingSchool: riding school, horse riding
  right: rights, entitlement
  rightsEntitlement: entitlement, legal right
  rightSide: right-hand, right side
  rim: rim
  ringBell: ring the bell, doorbell
  ringJewel: ring
  rinse: rinse
  ripe: ripe
  risky: risk, risky
  river: river, stream
  road: road
  roadSign: road sign, traffic sign
  roastGrill: grill, roast, barbecue
  robust: robust, sturdy
  rodent: rodent, rat, mouse, mice
  roof: roof
  roofer: roofer
  roofRack: roof rack, roof box
  room: room
  root: root
  rootTouchUp: root touch-up, roots
  rope: rope, string, strap
  rose: rose
  rot: rot, rotten
  rotate: rotate, spin
  rough: rough
  roughly: about, approximately, roughly
  round: round
  roundabout: roundabout, traffic circle
  roundTheClock: 24 hours, round the clock
  route: route, itinerary
  router: router, modem
  rowBoat: row, rowing, paddle
  rowLine: queue, line
  rub: rub
  rubber: rubber
  rubberStamp: rubber stamp, stamp
  rubbish: rubbish, garbage, trash, waste
  rude: rude, unfriendly
  rule: rule, rules
  runJog: run, ran, running
  running: running, jogging
  rural: countryside, rural
  rust: rust, rusty
  sad: sad
  saddle: saddle
  sadness: sadness, grief
  safe: safe, safety
  sailBoat: sail, sailing
  sailing: sailing
  salad: salad
  sale: sale
  salesperson: salesperson, shop assistant
  salmon: salmon
  salt: salt
  salty: salty, salted
  same: same, identical
  sameDay: same day
  sample: sample
  sand: sanding, sandpaper
  sandal: sandal, flip-flop
  sandMaterial: sand
  sandwich: sandwich
  satisfied: satisfied, satisfaction
  sauce: sauce, gravy
  sausage: sausage
  saveData: save data, back up
  saveMoney: save money, savings
  saw: sawing, saws, handsaw, chainsaw
  saxophone: saxophone, sax
  scale: weighing scale
  scalp: scalp
  scanner: scanner, scan
  scanVerb: scan
  scar: scar
  scarf: scarf, scarves
  schedulePlan: plan, schedule
  scholarship: scholarship
  school: school
  schoolHoliday: school holidays, school holiday
  schoolReport: school report, grades
  scissors: scissors
  scooterKick: kick scooter, e-scooter
  scratch: scratch
  screen: screen
  screenMonitor: screen, monitor, display
  screenProtector: screen protector
  screw: screw
  screwdriver: screwdriver
  screwTighten: tighten
  screwVerb: screw
  scrub: scrub, exfoliate
  sculpture: sculpture
  sea: sea, ocean
  seafood: seafood, shellfish
  seal: seal, sealed
  seam: seam
  search: search, look for
  searchEngine: search engine
  season: season
  seasonal: seasonal
  seasonFood: seasoning, to season
  seasonTicket: season ticket, annual pass
  seatBelt: seat belt
  second: seconds
  secondarySchool: secondary school, high school
  secondHand: second-hand, pre-owned
  secondOrdinal: second
  secret: secret
  secretary: secretary
  securityCamera: security camera, CCTV
  see: see, saw, seen
  seed: seed
  seedling: seedling
  selfEmployed: self-employed, freelance, freelancer
  sell: sell, sold, sale
  seller: seller, salesperson, shop assistant
  semester: semester, half-year
  send: send, sent, dispatch, ship
  sendBack: return, send back, sent back
  sender: sender
  senior: senior, elderly, pensioner
  sensitiveSkin: sensitive
  separateAdjective: separately, separate
  separateVerb: separate, separation
  separation: separation
  series: series
  seriousGrave: serious, severe
  serveFood: serve
  serviceOffered: service
  sesame: sesame
  session: session
  setKit: set, kit
  setStone: gemstone, set a stone
  settle: settle, settlement
  settlement: settlement, agreement
  setupInstall: installation, setup
  several: several, multiple
  severance: severance pay
  sew: sew, sewn, sewing
  sewing: sewing
  sewingMachine: sewing machine
  shade: shade
  shady: shade, shady
  shallow: shallow
  shame: shame, embarrassment
  shampoo: shampoo
  share: share, split
  shareRide: carpool, lift share
  sharp: sharp
  sharpen: sharpen, sharpening
  shave: shave, shaving
  shearClip: shear, clip
  shearing: clipping, shearing
  shedHair: shed, moult
  sheep: sheep, lamb
  sheetMusic: sheet music, score
  shelf: shelf, shelves, shelving
  shiftGear: gear, shift gears
  shiftWork: shift
  shine: shine, shiny
  ship: ship, ferry, ferries
  shipping: shipping, shipment, dispatch
  shippingCost: shipping cost, delivery fee, postage
  shippingCosts: shipping costs, postage
  shirt: shirt
  shockAbsorber: shock absorber, suspension
  shoe: shoe, footwear
  shoeHeel: shoe heel
  shoeHorse: farrier, horseshoe
  shoelace: shoelace
  shoePolish: shoe polish
  shoeSize: shoe size
  shoeSole: sole, shoe sole
  shop: shop, store
  shopkeeper: shopkeeper, retailer
  shoppingBag: shopping bag, carrier bag
  shoppingCart: shopping cart, basket, trolley
  shoppingCentre: shopping centre, shopping mall
  shoppingGo: shopping, go shopping
  shopWindow: shop window
  shortAdjective: short
  shortCircuit: short circuit, fuse
  shorten: shorten, hem, take up
  shorts: shorts
  shortSighted: short-sighted, near-sighted, nearsighted, myopia
  shortSightedness: short-sightedness, nearsightedness, myopia
  shoulder: shoulder
  shout: shout, scream
  shovel: shovel, spade
  shower: shower
  showroom: showroom
  showVerb: show, shown
  shrimp: shrimp, prawn
  shrink: shrink, shrank, shrunk
  shy: shy, timid
  sibling: sibling
  sick: sick, ill, illness, disease
  sickNote: sick note, doctor's note
  sideDish: side dish
  sideEffect: side effect
  sign: sign, signature
  signature: signature
  signboard: sign, notice board
  silk: silk
  silver: silver
  silvery: silver, silver-coloured, silvery
  simCard: SIM card, SIM
  similar: similar
  sing: sing, sang, sung, singing
  singer: singer
  singing: singing, vocal lesson
  single: single
  singleRoom: single room
  sink: sink, washbasin
  sister: sister, sis
  sit: sit, sat
  size: size
  sizeNoun: size
  skate: skate, skating
  skating: skating, ice rink
  ski: ski, skiing
  skiing: skiing, ski
  skin: skin
  skincare: skincare
  skirt: skirt
  sky: sky, skies
  skyscraper: high-rise, skyscraper
  slaughter: butcher, butchery
  sleep: sleep, slept, asleep
  sleepingBag: sleeping bag
  sleeve: sleeve
  slice: slice
  slide: slide
  slim: slim, skinny
  slip: slip, slippery
  slipper: slipper
  slow: slow, slowly
  slowDown: slow down
  small: small, little
  smallChange: change money
  smell: smell, odour, stink, odor
  smile: smile
  smoke: smoke
  smokeDetector: smoke detector
  smokeFood: smoked
  smoker: smoker, smoking
  smokeVerb: smoke, smoking
  smooth: smooth
  snack: snack
  snake: snake
  sneeze: sneeze
  snore: snore
  snoring: snoring
  snow: snow
  soak: soak
  soap: soap
  sober: sober, empty stomach, fasting
  socialMedia: social media, social network
  sock: sock
  socket: socket, power outlet
  sofa: sofa, couch
  soft: soft
  softDrink: soft drink, soda, lemonade
  softener: fabric softener
  software: software, computer program
  soil: soil, earth, compost
  soldier: soldier, military
  solve: solve, solution
  sometimes: sometimes
  somewhere: somewhere
  son: son
  song: song
  soon: soon
  sort: sort
  soundproof: soundproof
  soup: soup
  sour: sour
  sow: sow, seed
  soy: soy, soya
  spa: thermal bath, spa
  spade: spade, shovel
  spamMail: spam, junk mail
  spare: spare
  sparePart: spare part, parts, replacement part
  spareTyre: spare tyre, spare wheel
  sparklingWine: sparkling wine, champagne
  sparkPlug: spark plug
  speak: speak, spoke, spoken
  special: special
  specialOffer: special offer, deal, promotion
  spectacleFrame: spectacle frame, eyeglass frame
  spectacleLens: lens, lenses
  speed: speed
  speedLimit: speed limit
  spell: spell, spelling
  spendMoney: spend, spent
  spice: spice, seasoning
  spicy: spicy
  spider: spider
  spine: spine, backbone
  splitEnds: split ends
  spoke: spoke
  sponge: sponge
  sponsor: sponsor
  spontaneous: spontaneous, spontaneously
  spoon: spoon
  sport: sport, sports
  sportswear: sportswear, gym clothes
  spouse: spouse
  sprain: sprain, twist, strain
  spray: spray
  spread: spread
  spring: springtime, spring
  sprinkle: sprinkle
  square: square
  squareMetre: square metre, square meter
  squeak: squeak, creak
  squeeze: squeeze
  stable: stable
  stableHorse: stable
  stack: stack, pile
  stadium: stadium, sports hall
  staff: staff, personnel, team
  stage: stage
  stageStep: step, stage
  stain: stain, spot
  stairs: stairs, staircase
  stale: stale
  stampPost: postage stamp
  stampPostage: postage stamp
  standVerb: stand, stood
  starter: starter, appetizer
  stay: stay
  stayOvernight: stay overnight, overnight
  steak: steak
  stealVerb: steal, stole, stolen, theft
  steamRoom: steam room, steam bath
  steel: steel, stainless steel
  steep: steep
  steer: steer, steering
  steeringWheel: steering wheel, steering
  stem: stem, stalk
  step: step, stair
  stepchild: stepchild, stepchildren, stepson, stepdaughter
  stickingPlaster: sticking plaster, band-aid
  stickJam: jam, stuck
  sticky: sticky
  stickyTape: sticky tape, packing tape
  stiffRigid: stiff, rigid
  sting: sting, stung, insect bite
  stitch: stitch, stitches
  stitches: surgical stitches
  stock: stock, inventory
  stocktaking: stocktaking, inventory
  stomach: stomach
  stomachache: stomachache, tummy ache
  stone: stone, rock, gravel
  stool: stool sample, faeces, poop
  stopOver: stopover
  stopVerb: stop, quit
  storage: storage, self-storage
  storageRoom: storage room, storage unit
  storageUnit: storage unit, storage room
  storm: storm, thunderstorm
  stove: stove, cooker, hob
  straightAhead: straight ahead, straight
  straighten: straighten
  straightening: hair straightening, hair straightener
  strange: strange, odd, weird
  stranger: stranger
  strawberry: strawberry
  street: street
  streetAddress: street
  strengthen: strengthen
  stress: stress, stressed
  stretch: stretch, stretching
  stretching: stretching
  strict: strict
  stringMusic: guitar string, string
  stripe: stripe, striped
  stroke: brain stroke
  stroll: stroll, wander around
  strong: strong, strength
  strongbox: safe deposit, strongbox
  student: student, university student, pupil
  studentRate: student discount
  study: study, studies
  stumble: stumble, trip over
  stupid: stupid, silly
  sublet: sublet
  submit: submit
  subscribe: subscribe, subscription
  subsidy: subsidy, grant, funding
  substitutePerson: substitute, stand-in
  suburb: suburb, outskirts
  subway: subway, underground, metro
  succeed: succeed, success, manage to
  successor: successor, takeover, took over
  suck: vacuum, hoover
  sudden: sudden, suddenly
  sue: sue, lawsuit
  suede: suede
  suffer: suffer
  sugar: sugar
  suggest: suggest, suggestion, propose
  suit: suit
  suitable: suitable, appropriate
  suitcase: suitcase, luggage, baggage
  suitMatch: suit, match
  summer: summer
  summerTyre: summer tyre, summer tire
  sun: sun, sunshine
  sunburn: sunburn
  sunflower: sunflower
  sunglasses: sunglasses
  sunny: sunny, sun
  sunscreen: sunscreen, sun cream
  supermarket: supermarket, grocery store
  supervise: supervisor
  supplement: dietary supplement
  supplied: supplied, provided
  supplier: supplier, vendor
  supportVerb: support
  surcharge: surcharge, supplement
  surface: surface
  surfing: surfing, surfboard
  surgeon: surgeon
  surgery: surgery, surgical operation
  surname: surname, last name, family name
  surprise: surprise, surprised
  surveillanceCamera: webcam, surveillance camera, CCTV
  suspendHold: suspend, put on hold
  sustainable: sustainable
  swallow: swallow
  swap: swap, exchange
  swear: sworn, oath
  sweat: sweat, perspiration
  sweep: sweep, swept
  sweet: sweet
  sweets: sweets, candy
  swell: swell, swollen, swelling
  swelling: swelling
  swim: swim, swam, swimming
  swimming: swimming
  swimmingCap: swimming cap, swim cap, bathing cap
  swimmingGoggles: goggles, swimming goggles
  swimmingLesson: swimming lesson
  swimmingPool: swimming pool, pool
  swimsuit: swimsuit, bathing suit, swimming trunks
  swimwear: swimsuit, swimwear, swimming trunks
  switchOff: switch off, turn off
  switchOn: switch on, turn on
  symptom: symptom
  syrup: cough syrup
  table: table
  tablecloth: tablecloth
  tableDecoration: table decoration, centrepiece, centerpiece
  tableOverview: overview
  tablet: tablet, iPad
  tableware: tableware, dishes, crockery
  tail: tail
  tailor: tailor, seamstress, dressmaker
  tailorMade: personalized, customised
  takeAlong: take along, take away, take with
  takeApart: dismantle, take apart
  takeaway: takeaway, takeout, to go
  takeIn: take in, make tighter
  takeOffClothes: take off, undress
  takeOut: take out, took out
  takeTake: take, took
  talkConversation: talk, conversation, chat
  tall: tall
  tame: tame, docile
  tampon: sanitary towel, tampon
  tan: tan, sunbathe
  tanning: solarium, tanning
  tap: tap, faucet
  tapDance: tap dance
  tapWater: tap water
  tarnish: tarnish
  task: task, assignment
  taste: taste, flavour, flavor
  tasteVerb: taste, flavour, flavor
  tasting: wine tasting, tasting
  tattoo: tattoo
  tattooVerb: tattoo
  tax: tax
  taxAdviser: tax adviser, tax advisor, accountant
  taxes: tax, taxes
  taxi: cab, taxi
  taxOffice: tax office
  taxReturn: tax return, tax declaration
  tea: tea
  teach: teach, taught, teaching
  teacher: teacher, tutor
  team: team, crew, staff
  teamSport: team
  tearRip: tear, torn, rip, tore
  technician: technician
  teddyBear: teddy bear, stuffed animal, soft toy
  teenager: teenager, teen, adolescent
  television: television, TV, telly
  temperature: temperature, degrees, degree
  temporary: temporary, temporarily
  tenancy: lease, tenancy agreement, rental agreement
  tenant: tenant
  tendon: tendon, ligament
  tennisRacket: racket, racquet
  tension: tension, stiffness
  tent: tent
  term: term, semester
  terminateContract: terminate, termination, notice
  termsConditions: terms, conditions
  terrace: terrace, patio
  terrible: terrible, awful
  testExam: exam
  testimony: testimony, witness statement
  testTry: test
  textbook: textbook, workbook
  textMessage: text message, text, SMS
  thank: thank, thanks
  thaw: thaw, defrost
  theatre: theatre, theater
  theft: theft, burglary, robbery
  theoryTest: theory test
  thick: thick
  thickness: thickness
  thigh: thigh
  thin: thin
  thirdOrdinal: third
  thirdPart: one third
  thirst: thirst, thirsty
  thirsty: thirsty, thirst
  thorn: thorn
  thousand: thousand
  threshold: threshold, doorstep
  throat: throat
  throw: throw, threw, thrown
  throwAway: throw away, discard, dispose
  thumb: thumb
  tick: tick
  ticket: ticket, admission ticket
  tidyUp: tidy, put away
  tie: necktie, bow tie
  tieUp: tie, tie up
  tight: tight
  tights: tights
  tile: tile, tiling
  timeClock: o'clock
  timeGeneral: time
  timeSlot: time slot, slot
  timesMultiplication: times
  timetable: timetable, schedule
  timeZone: time zone
  timingBelt: timing belt
  tinCan: tin can, canned
  tiny: tiny
  tip: tip, gratuity
  tipGratuity: tip
  tired: tired, fatigue
  tiredness: tiredness, tired, fatigue
  toast: toast, speech
  toastBread: toast
  today: today
  toddler: toddler
  toe: toe
  toenail: toenail
  together: together
  toilet: toilet, restroom, loo
  toiletPaper: toilet paper
  tolerate: tolerate, bear
  toll: toll
  tomato: tomato
  tomorrow: tomorrow
  tongue: tongue
  tonight: tonight, this evening
  tonne: tonne
  tool: tool
  toolbox: toolbox
  tooMuch: too much, excessive
  tooth: tooth, teeth
  toothache: toothache
  toothbrush: toothbrush
  toothpaste: toothpaste
  topic: topic, subject
  topUp: top up, refill
  touch: touch
  tourGuide: tour guide, guide
  tourist: tourist, traveller, traveler
  touristTax: tourist tax, city tax
  tow: tow
  towbar: towbar, tow hitch
  towel: towel
  towing: towing, tow truck
  townHall: town hall, council, city hall
  townSquare: square, town square
  toy: toy
  tracking: tracking, tracking number
  trackingNumber: tracking number, tracking
  tractor: tractor
  tradeFair: trade fair, convention
  traffic: traffic
  trafficJam: traffic jam, congestion
  trafficLight: traffic light
  trailer: trailer
  train: train, training, workout
  trainAnimal: obedience, dog training
  trainee: apprentice, trainee
  trainerShoe: sneaker, gym shoes, running shoes
  trainersShoe: trainers, sneakers
  training: training, education
  tram: tram, streetcar
  transferMoney: transfer, bank transfer
  transferPerson: transferable, pass on
  translate: translate, translation
  translator: translator, interpreter
  transparent: transparent, see-through, clear
  travel: travel, trip, journey
  travelAgency: travel agency
  travelCosts: call-out fee, travel costs
  travelInsurance: travel insurance, cancellation insurance
  traveller: traveller, traveler
  treat: treat, treatment
  treatment: treatment, therapy
  tree: tree
  treeSurgeon: tree surgeon, arborist
  trial: lawsuit, court case, proceedings
  trialLesson: trial lesson, taster session, trial class
  triathlon: triathlon, triathlete
  trim: trim
  trimHedge: hedge
  tripleThrice: three times, triple
  tripod: tripod
  trolley: trolley, cart
  trousers: trousers, pants
  truck: truck, lorry, lorries
  trueAdjective: true, truth
  trumpet: trumpet
  trust: trust
  tryOn: try on
  tryOut: try, try out, trial
  tshirt: t-shirt, tee
  tuitionFee: tuition fee, course fee
  tulip: tulip
  tumbleDryer: tumble dryer, clothes dryer
  tumour: tumour, tumor, lump
  tuna: tuna
  tune: tune, tuning
  tuning: tuning
  tunnel: tunnel
  turkey: turkey
  turnAround: turn, turn around
  turnOver: turn over, flip
  turtle: turtle, tortoise
  tutoring: tutoring, tuition
  twice: twice, double
  twig: branch, twig
  twin: twin
  typeKey: type in, key in
  typical: typical
  tyre: tyre, tire
  tyrePressure: tyre pressure, tire pressure
  ugly: ugly
  umbrella: umbrella
  unavailable: unavailable, not available
  uncle: uncle
  uncomfortable: uncomfortable
  underage: underage, minor
  understand: understand, understood
  undertaker: undertaker, funeral home
  underwear: underwear
  unemployed: unemployed, jobless
  unfortunately: unfortunately
  university: university, universities, college
  unknown: unknown
  unlimited: unlimited
  unlock: unlock
  unnecessary: unnecessary
  unpack: unpack, unwrap
  unpaid: unpaid, outstanding
  untie: untie, loosen
  update: update
  updo: updo, bun hairstyle
  upholster: upholster, upholstery
  upload: upload
  upstairs: upstairs
  upToDate: up to date, updated
  urban: downtown, city centre
  urgent: urgent, urgently
  urine: urine, pee
  urn: urn
  usbStick: USB stick, flash drive
  usedCar: used car, second-hand car
  usedSecondHand: used, second-hand
  usefulAdjective: useful
  useless: useless
  userManual: manual, instructions
  username: username, login
  useVerb: use
  usually: usually, normally
  utilityBill: utilities, service charges
  vacancy: vacancy, free place
  vaccinate: vaccinate, vaccination, vaccine, jab
  vaccination: vaccination, vaccine, jab
  vaccinationCard: vaccination record, pet passport
  vacuumCleaner: vacuum cleaner, hoover
  valentinesDay: Valentine's Day
  valid: valid, validity
  valuables: valuables
  valuation: valuation, appraisal
  value: value, worth
  van: van
  vandalise: vandalism
  varifocals: varifocals, progressive lenses, multifocals
  varnish: varnish
  vase: vase
  vat: VAT, sales tax
  vegan: vegan, plant-based
  vegetable: vegetable, veg, veggies
  vegetablePatch: vegetable garden, vegetable patch
  vegetarian: vegetarian, veggie, meat-free
  vehicle: vehicle
  vehicleInspection: MOT, roadworthiness test, vehicle inspection
  vehicleRegistration: number plate, license plate, registration plate
  vein: vein
  velvet: velvet
  ventilate: ventilate, ventilation
  ventilation: ventilation, fan
  venue: venue
  verbal: verbal, oral
  verdict: verdict, judgment, ruling
  vet: vet, veterinarian, veterinary surgeon
  vetClinic: veterinary clinic, animal hospital
  veterinarian: vet, veterinarian, veterinary surgeon
  vibrate: vibrate, shake, shook
  victim: victim
  videoCall: video call, video conference
  videoFilm: film, movie
  village: village
  vinegar: vinegar
  violin: violin, fiddle
  virus: virus, malware
  visa: visa, residence permit
  visible: visible
  visit: visit
  visitor: visitor
  vitamin: vitamin
  voice: voice
  voicemail: voicemail, answering machine
  volume: volume, capacity
  volumeCapacity: capacity, volume
  volunteer: volunteer
  vomit: vomit, throw up
  vomiting: vomit
  voucher: voucher, gift card, coupon
  wage: wage, salary, pay
  waist: waist
  waiter: waiter, waitress
  waitingRoom: waiting room
  waitList: waiting list, waitlist
  waitVerb: wait, waiting
  wakeUp: wake, wake up, woke, awake
  walk: walk, on foot
  walkDog: dog walking, walk the dog
  walker: walking frame, rollator
  walkingStick: walking stick
  wall: wall
  wallet: wallet
  wallpaper: wallpaper
  wardrobe: wardrobe, closet
  warehouse: warehouse, storage
  warm: warm
  warn: warn, warning
  warningLight: warning light, dashboard light
  warranty: warranty, guarantee
  wash: wash, washing
  washable: washable
  washingMachine: washing machine
  washUp: wash up, washing-up, dishes
  wasp: wasp, hornet
  watch: wristwatch, watch
  watchmaker: watchmaker
  watchOver: look after, supervise, supervision
  watchStrap: watch strap
  water: water
  watercolour: watercolour, watercolor
  waterDamage: water damage
  wateringCan: watering can
  waterPlants: watering
  waterproof: waterproof
  wax: wax
  waxHair: waxing, hair removal
  waxing: waxing, hair removal
  weak: weak, weakness
  wear: wear, wore, worn
  weather: weather
  weatherForecast: weather forecast
  weave: weave, woven
  website: website, homepage, web page
  wedding: wedding
  weddingAnniversary: wedding anniversary
  weddingCake: wedding cake
  weddingDress: wedding dress, bridal gown
  weddingPlanner: wedding planner
  weddingRing: wedding ring, wedding band
  weddingWitness: best man, wedding witness
  weed: weed, weeds
  week: week
  weekday: weekday, working day
  weekend: weekend
  weekly: weekly, per week
  weigh: weigh, weight
  weight: weight
  weld: weld, welding, solder
  wellbeing: well-being, wellness
  wellies: wellies, rubber boots
  wet: wet
  wheat: wheat
  wheel: wheel
  wheelAlignment: wheel alignment
  wheelbarrow: wheelbarrow
  wheelchair: wheelchair
  whistle: whistle
  white: white
  whiteColour: white
  wholeEntire: whole, entire
  wholesale: wholesale
  wide: wide, broad
  widen: widen, let out
  widow: widow, widower
  widowed: widowed, widow
  width: width
  wife: wife, wives, missus
  wifi: wifi, wireless
  wig: wig, hairpiece
  wild: wild
  wildAnimal: wildlife, wild animal
  wildflower: wildflower
  will: last will, testament
  wilt: wilt, wither
  wind: wind
  windBlow: wind, windy
  window: window
  windscreen: windscreen, windshield
  wine: wine
  winner: winner
  winPrize: win, won, prize
  winter: winter
  winterTyre: winter tyre, winter tire, snow tire
  wipe: wipe
  wiper: wiper
  wireUp: wiring, cable
  wish: wish
  withdraw: withdraw, withdrawal
  withdrawalRight: right of withdrawal, cooling-off
  witness: witness
  wobble: wobble, wobbly
  woman: woman, women, lady
  womb: womb, uterus
  wood: wood
  woodworking: woodworking, carpentry
  wool: wool, yarn
  word: word
  workFunction: work, function
  workJob: work, job
  workout: workout, fitness training
  workPermit: work permit
  workshop: workshop, garage
  workshopEvent: workshop
  workwear: workwear, uniform
  worldwide: worldwide, international
  worm: worm
  wornOut: worn out, worn
  worry: worry, worried
  worse: worse
  worsen: worsen, get worse
  wound: wound, cut wound
  wrapBandage: bandage
  wrappingPaper: wrapping paper, gift wrap
  wreath: wreath, garland
  wrench: wrench, spanner
  wrinkle: wrinkle
  wrist: wrist
  write: write, wrote, written
  wrong: wrong, incorrect
  xray: x-ray
  yarn: yarn, thread
  year: year
  yearly: yearly, annual, per year
  yellow: yellow
  yellowColour: yellow
  yesterday: yesterday
  yogaBlock: yoga block, yoga strap
  yogaMat: yoga mat, mat
  yogaTeacher: yoga teacher, yoga instructor
  yoghurt: yoghurt, yogurt
  young: young
  youth: youth, young people
  zip: zip, zipper
  zoo: zoo
`
