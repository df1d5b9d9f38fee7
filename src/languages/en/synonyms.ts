/** Groups of synonyms in this language alone, one group a line. See `../glossary.ts`. */
export const synonyms = `
  expensive, costly, pricey, dear > price, cost, rate, £, fee
  cheap, cheaper, affordable, budget, save money, best price, deal > discount, reduced, offer, saving, off, less, lower rate
  price, cost, rate, charge, fee, tariff
  set me back, damage to my wallet, what would you charge, charging > price, cost, fee, rate
  extra, extras, add-on, on top, additional, supplement, surcharge
  per person, each, a head, per head
  per month, monthly, a month
  per week, weekly, a week
  per year, yearly, annual, annually, a year
  per hour, hourly, an hour
  upfront, up front, in advance, beforehand, prepay, pay first, advance > deposit, down payment, prepayment, when you book, when you accept, advance
  pay later, afterwards, pay after, when do i pay, pay at the end > balance, remainder, due, invoice, on the day, rest
  installment, instalment, in parts, split the payment, spread the payment, in stages, pay it off > instalments, payment plan, in three, monthly, finance
  cheque, check, chequebook > cheque, cheques, check
  plastic, visa, mastercard, amex, debit, credit card, contactless, card machine, tap > card, cards, card reader, visa, debit
  cash, notes, coins
  bank transfer, wire, bacs, transfer
  change my mind, changed my mind, pull out, back out, drop out, leave early, quit > cancel, cancellation, withdraw, notice, refund, leave
  call it off, can't make it, cannot make it, something comes up, something came up, unable to attend, can't come, ill on the day > cancel, cancellation, change, notice, postpone, reschedule, plans change, miss
  postpone, put off, push back, delay, move the date, different date, another date, later date > change, reschedule, postpone, move, new date, changing
  money back, get back, reimburse, refund, repay, credit note
  don't like it, don't like, unhappy, hate it, disappointed, not pleased, went wrong, badly done, poor job, not right, doesn't fit > not happy, satisfied, satisfaction, put it right, complaint, guarantee, redo, again for free, return, exchange
  broken, smashed, cracked, ruined, wrecked, damaged, scratched > damage, broken, insured, liability, report
  stop working, breaks, break down, packs up, fails, falls apart > guarantee, warranty, repair, covered
  guarantee, warranty, guaranteed
  last for, hold up > last, lasts, keep, durable, guarantee
  valid, good for, run out, expire, use by > valid, last, expire, expiry, validity
  voucher, gift card, gift certificate, gift token, present, token
  insured, insurance, cover, covered, policy
  time needed, take long > minute, hour, duration, takes, allow, last
  ready, done, finished, turnaround, when can i collect, pick it up > ready, within, working days, days, collect, turnaround
  as soon as possible, urgent, quickly, rush, hurry, express, same day > urgent, express, same day, emergency, rush, within
  how soon, waiting time, wait, queue, waiting list > wait, week, within, availability, waiting list
  lead time, how far ahead, how early should, how far in advance, book ahead > in advance, notice, ahead, before, weeks, days before
  late, running late, traffic, delayed, behind schedule, miss my slot > late, minutes late, wait, delay, shortened
  early, turn up early, before time > early, minutes before, arrive
  turn up, arrive, get there, show up, come round > arrive, arrival, come, between
  pop in, drop in, walk in, without an appointment, without booking, just come, on spec > walk-in, appointment, drop in, no appointment, booking
  slot, opening, space, vacancy, free place, spot, room for > appointment, place, available, space, availability
  sign up, enrol, register, join, put my name down, registration > register, enrol, sign up, join, registration, apply, membership
  trial, taster, try out, try it, give it a go, first go, test it, sample > trial, taster, first, try, free
  contract, tied in, commit, commitment, minimum term > contract, minimum, notice, term, commitment
  leave, get out of, end it, terminate, stop, give notice > notice, cancel, leave, end, terminate
  paperwork, papers, documents, proof, what do i need, identification, passport, licence > ID, documents, proof, form, bring, passport, certificate, licence
  photo ID, passport, driving licence, identity card, ID
  proof of address, utility bill, bank statement
  what do i bring, bring with me, bring along, take with me, pack, have ready, prepare, get ready > bring, need, prepare, please, before, ready, wear, take
  what do i wear, dress, clothes, outfit, shoes, clothing, footwear > wear, clothes, clothing, shoes, trousers, dress, comfortable
  own stuff, bring my own, use my own > own, bring your own, supplied, provided
  provided, supplied, included, do you have, lend, borrow, rent, hire, loan > provided, supplied, included, hire, lend, borrow, free of charge, rent, have, bring
  belongings, stuff, things, possessions, items > belongings, contents, valuables, items, luggage
  expect, what happens, how does it work, how it works, procedure, process, what's involved, steps > first, start, then, begin, how it works, step, survey, assessment
  first time, never done, newbie, no experience, absolute beginner, complete beginner, never been > beginner, first, no experience, previous experience, experience, everyone, new
  level, standard, ability, how good, advanced > level, beginner, intermediate, advanced, experience
  fit enough, unfit, out of shape, fitness > fit, fitness, level, health, physical
  scared, afraid, nervous, anxious, frightened, phobia, worried, claustrophobic > nervous, anxious, afraid, fear, calm, worry, stop
  safe, dangerous, safety, risk, risky > safe, safety, insured, helmet, supervised, trained
  hurt, painful, pain, sore, sting > pain, hurt, painful, uncomfortable, anaesthetic, feel
  side effect, afterwards, aftercare, look after it, care for it, maintain > aftercare, after, avoid, keep, care, wash
  old enough, minimum age, age limit, how old, youngest, too young, toddler, teenager > age, aged, year, from, under, over, child, minimum
  kid, child, children, son, daughter, little one, boy, girl, grandchild, toddler, teen, youngster, niece, nephew
  baby, infant, newborn, pram, buggy, pushchair
  nursery, childcare, creche, babysitter, look after my child > creche, play area, childcare, children
  parent, mum, dad, mother, father, guardian, grown-up, adult > parent, adult, guardian, accompanied
  on my own, alone, solo, single, by myself, partner > alone, partner, single, solo, individual
  friend, mate, partner, husband, wife, boyfriend, girlfriend, guest, plus one, someone with me > guest, friend, partner, companion, bring, accompany
  group, party, team, colleagues, work do, big group, lot of us > group, party, people, corporate
  stag, hen, stag do, hen do, bachelor, bachelorette > stag, hen, party, groups
  birthday, celebration, anniversary, party
  wedding, bride, groom, get married, getting married, marry, bridal, bridesmaid
  elderly, old, pensioner, senior, retired, grandmother, nan, gran, granddad, over 60 > senior, pensioner, older, over 60, over 65, concession, elderly, residents
  nursing home, care home, retirement home, sheltered housing, residential home
  hospital, ward, clinic, infirmary
  student, school, uni, university, apprentice
  unemployed, benefits, low income, out of work, carer > concession, reduced, benefits, unemployed, discount
  disabled, wheelchair, walking stick, crutch, walker, mobility, bad legs, can't walk far, stairs > wheelchair, step, ramp, lift, accessible, ground floor, level access, stairs, disabled
  deaf, hearing, hard of hearing, blind, partially sighted > hearing loop, large print, assistance, guide dog
  toilet, loo, bathroom, restroom, wc
  dog, puppy, labrador, poodle, terrier, spaniel, retriever, collie, dachshund, bulldog, shepherd, mutt, pooch, pup > dog, pet, animal, animals, puppy
  cat, kitten, kitty, moggy > cat, pet, animal, kitten
  bird, parrot, budgie, canary, parakeet > bird, birds, cage
  goldfish, fish, hamster, gerbil, guinea pig, rabbit, tortoise, snake, lizard > pet, animal, small animals, living creatures, rabbit, rodent, fish
  on heat, in season, bitch > in season, on heat, unspayed, bitches
  neutered, spayed, intact, castrated, fixed > neutered, spayed, castrated
  vaccinated, jabs, shots, injections, vaccination, inoculated > vaccination, vaccinated, vaccine, vaccination card
  fleas, ticks, worms, wormed > fleas, worming, wormed, flea treatment, parasite
  medication, tablet, pill, insulin, medicine, inhaler > medication, medicine, injection, tablet
  nits, lice, head lice
  allergic, allergy, reaction, intolerant, sensitive, sensitivity, rash, eczema > allergy, allergic, patch test, skin test, sensitive, allergen, intolerance
  nut, peanut, hazelnut, almond > nut, nuts, allergen, sesame, traces
  gluten, coeliac, wheat
  dairy, milk, lactose
  vegan, plant-based, cruelty-free, animal testing, tested on animals
  vegetarian, veggie, meat-free, don't eat meat
  pork, halal, kosher
  sick, ill, unwell, cold, flu, fever, bug, vomiting, chicken pox, contagious, infection, poorly > ill, illness, sick, fever, cold, unwell, symptoms, infectious
  pregnant, expecting, pregnancy, trimester, breastfeeding
  injury, injured, bad back, sprain, broken leg, surgery, operation, pacemaker > injury, injured, operation, medical, doctor, health, condition, tell us
  car, vehicle, van, motor, drive > parking, park, car
  park, parking, parked, leave the car, car park, bay, space outside, street parking, permit
  bus, train, tube, tram, public transport, station, underground, stop
  taxi, cab, lift, pick-up, shuttle, transfer, collect me, fetch me
  bike, bicycle, cycle, cycling
  electric car, tesla, EV, charger, charging, charge point, plug in
  find you, whereabouts, which street, directions, located, entrance, get to you > address, entrance, street, opposite, next to, near, floor, turn
  come to my house, come to me, visit us, travel to, cover my area, come out to, do you do, home visit > area, travel, radius, miles, visit, home, within, villages, cover
  mileage, petrol, fuel, travel cost, travel charge, call-out > travel charge, per mile, call-out, travel, mileage
  deliver, delivery, ship, post, send, courier, drop off
  collect, pick up, fetch, collection
  abroad, overseas, another country, international, europe, foreign > abroad, international, overseas, europe, worldwide
  open, opening times, hours, closing, shut
  weekend, saturday, sunday
  bank holiday, public holiday, christmas, easter, new year
  evening, after work, late, night, tonight > evening, until, late, pm
  half term, school holidays, summer holidays, term time
  rain, wet, weather, storm, snow, windy, cold day > weather, rain, wet, snow, wind, cancel
  hot water, heating, warm, cold, blanket > heated, heating, warm, heater
  wifi, internet, online, broadband, signal
  video, zoom, online, remote, virtual, over the internet, from home
  phone, ring, call, speak to someone
  email, message, write
  website, app, online
  language, speak, interpreter
  qualified, trained, certified, experience, licensed, accredited, professional > qualified, trained, certified, years, experience, accredited, registered, DBS
  owner, boss, who runs, in charge, manager, founder > owner, founded, run, manager, owned, family
  teacher, instructor, tutor, coach, trainer, guide
  who will, which person, same person, choose who, particular stylist > choose, same, your own, prefer, with
  woman, female, lady, man, male
  since when, founded, established, started > since, founded, established, opened, 19, 20
  how many people, size of group, class size, how big, maximum number, capacity, how many fit, sleeps > maximum, up to, people, group, places, capacity, sleeps, participants, at most
  minimum number, at least, fewer, smallest group > minimum, at least
  biggest, largest, smallest, size, dimensions, square feet, how big > size, sq ft, large, small, medium, m²
  weight, heavy, kilos, stone, weigh > kg, weight, heavy, stone
  tall, height, short > height, tall, cm
  food, eat, meal, lunch, dinner, breakfast, snack, hungry, restaurant > food, meal, breakfast, lunch, dinner, café, kitchen, eat
  drink, drinks, thirsty, coffee, tea, water, alcohol, beer, wine, bar
  bring food, own food, picnic, bring drinks, byo, own bottle > own food, picnic, corkage, drinks, bring your own
  smoke, smoking, vape, cigarette
  noise, loud, quiet, party, music > quiet, noise, music, silence
  photo, picture, pictures, photograph, film, video, camera, selfie > photo, photos, picture, camera, film, pictures
  store, keep, storage, locker, leave my bag, valuables > locker, storage, store, keep, lockers, safe
  secure, stolen, theft, break in, burglar, cctv, alarm, safe > alarm, alarmed, camera, cctv, locked, secure, insured, key
  key, code, access, get in, let myself in > key, code, access, door, entry
  lost, left behind, forgot, lost property
  shower, changing room, get changed, change clothes, locker room
  towel, sheet, bedding, linen, bed linen
  bed, sleep, stay overnight, room, double, single, cot, crib, travel cot
  check in, check-in, arrival time
  check out, check-out, leave by, departure time
  kitchen, cook, oven, fridge, microwave, self-catering
  swim, swimming, pool, hot tub, sauna, jacuzzi
  washing machine, laundry, wash clothes, dryer, tumble dryer
  wash, washing, clean, shampoo, rinse
  clean, hygiene, hygienic, sterile, sterilised, disinfect, clean equipment
  product, brand, material, made of, chemical, ingredients, what's in it, stuff you use > product, made, contains, natural, organic, vegan, ingredients
  organic, natural, eco, environment, green, sustainable, recycle, biodegradable
  fringe, bangs
  grey, greys, roots, white hair > root, grey, colour, touch-up, tint
  dye, dyed, dyes, colour, tint, bleach, highlights
  cut, trim, haircut, chop
  beard, moustache, shave
  long hair, thick hair, hair length > long, thick, length
  nails, manicure, gel, polish, varnish, shellac
  wax, waxing, hair removal, epilation, threading, sugaring
  facial, skin, face treatment
  lash, eyelash, brow, eyebrow
  massage, masseuse, back rub
  tan, tanning, sun, sunburn, beach > sun, tanning, sauna, avoid
  swimming after, gym after, exercise after > avoid, after, sport, pool, chlorine
  tattoo, ink, piercing
  glasses, spectacles, specs, frames, lenses
  teeth, tooth, dentist
  feet, foot, toe, chiropodist, podiatrist
  repair, fix, mend, sort out, put right, restore
  replace, swap, exchange, change over
  parts, spares, spare parts
  install, fit, set up, put up, assemble, put together, mount > fit, install, assembly, set up, rebuild, mount, installation
  take apart, dismantle, disassemble, unscrew
  remove, take away, dispose, get rid of, rubbish, waste, junk, clear > remove, dispose, disposal, waste, recycling, clearance, take away
  boxes, cartons, packing, crates, bubble wrap
  pack, packing, wrap up
  piano, upright, grand, heavy furniture
  appliance, washer, cooker, dishwasher, fridge, washing machine, plumb
  quote, estimate, ballpark, rough cost, how much would > quote, estimate, from, usually, survey, free
  survey, look at it, come and see, have a look, inspect, viewing, view, visit first, see it first > survey, viewing, visit, see, look, consultation, show round, tour
  measure, size up, fitting > measure, fitting, measurement
  custom, made to order, bespoke, personalised, engraved, write a name > personalised, bespoke, custom, made to order, name, engraved, written
  order, pre-order, place an order, reserve
  sold out, in stock, available, do you have any > stock, available, order
  second-hand, used, pre-owned, old one, trade in
  subscription, membership, member, pass
  loyalty, regular, come often, points, stamp card, reward, come a lot > loyalty, points, card, regular, reward, free
  review, recommend, referral, refer a friend, bring a friend
  invoice, receipt, bill, vat, expenses
  company, business, office, workplace, firm, corporate, our staff
  school trip, school, class outing, scouts
  certificate, diploma, proof of attendance, qualification > certificate, diploma, attendance, exam
  exam, test, pass rate, pass > exam, test, pass, rate, %
  homework, practise, practice, between lessons
  miss a lesson, miss a class, absent, skip > missed, miss, catch up, make up, absence
  half way, join late, mid-term, start later, after it has started > join, start, any time, place, weeks left
  book, textbook, material, course book > book, books, materials
  work experience, job, vacancy, hiring, apprenticeship, apply > job, apprentice, vacancy, join, team, career
  complaint, complain, manager, unhappy
  privacy, data, confidential, who sees
  emergency, urgent, help, right now, out of hours
  what if, in case, supposing > if
  cancel, cancellation, call off, put off > let us know, notice, in advance, hours before, day before, short notice
  someone in, somebody in, at home, be home, be in, leave a key, have to be there > adult, be in, at home, be present, somebody in
  died, passed away, death, widow, widower, lost my husband, lost my wife, lost my mother, lost my father > grief, bereavement, loss
  connect, log in, join a call > link, connection, browser, camera
`
