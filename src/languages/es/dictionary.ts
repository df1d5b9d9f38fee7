/** See `../dictionary.ts`. */
export const dictionary = `
  abandoned: abandonado, en desuso
  abortion: aborto, interrupción del embarazo
  above: encima, superior
  abroad: extranjero, en el extranjero
  abscess: absceso, forúnculo
  abseil: rápel, rappel, rapelar, descenso con cuerda
  accelerate: acelerar
  acceleratorPedal: pedal del acelerador, acelerador
  accept: aceptar, acepto
  acceptanceWork: recepción de obra, inspección final
  access: acceso, acceder
  accessCode: código de acceso
  accessible: accesible, sin barreras
  accessibleToilet: baño adaptado, aseo adaptado, baño accesible, aseo para minusválidos
  accessory: accesorio
  accident: accidente
  accidental: sin querer, por error
  accidentInsurance: seguro de accidentes
  accidentReport: parte de accidente
  accommodate: alojar, alojamiento, hospedaje, dónde dormir
  accompanyingTeacher: profesor acompañante
  accordion: acordeón
  accordionHarmonica: armónica
  accordionPart: concertina
  account: cuenta
  accountant: contable, contador
  accounting: contabilidad, contable, contador, nóminas
  accountNumber: número de cuenta
  accuse: acusar, culpar, acusación
  acoustics: acústica, insonorización, aislamiento acústico
  acrylicGlass: metacrilato, plexiglás
  acrylicPaint: pintura acrílica, acrílico
  acting: interpretación, actuación
  active: activo, en funcionamiento
  actor: actor, actriz
  acupuncture: acupuntura
  acute: agudo, dolor agudo, dolor fuerte
  adapter: adaptador
  addiction: adicción
  address: dirección
  addVerb: añadir, agregar
  adhd: TDAH, déficit de atención
  adhesiveTape: cinta adhesiva, celo
  adjust: ajustar, ajuste, adaptar
  adjustable: ajustable, regulable
  administrationFee: gastos de gestión, gastos administrativos, comisión
  admission: precio de entrada
  admissionDoors: apertura de puertas
  admit: confesar
  adopt: adoptar, adopción
  adoptedChild: hijo adoptivo
  adoption: adopción
  adrenalinePen: adrenalina, autoinyector
  adult: adulto, adulta
  adulthood: mayor de edad, mayoría de edad
  adultsOnly: sólo adultos, sin niños
  adultTicket: entrada de adulto, tarifa completa
  advanced: avanzado
  advancedLearner: avanzado
  advanceSale: venta anticipada, preventa
  advantage: ventaja, beneficio
  advent: Adviento
  adventure: aventura, supervivencia
  adventurePlayground: parque infantil, zona de juegos
  adventWreath: corona de adviento
  advertise: anunciar, publicidad, anuncio
  adviceConsultation: consulta, asesoramiento
  advise: aconsejar, consejo, asesorar
  aerobics: aeróbic, zumba
  affordable: asequible, permitirse, económico
  afraidOfAnimals: miedo perros, miedo arañas
  afraidOfDark: miedo oscuridad
  afraidOfHeights: vértigo, acrofobia, miedo a las alturas
  afraidOfWater: miedo al agua
  african: africano, África
  afternoon: tarde, por la tarde
  afterSchoolCare: extraescolares
  afterSun: crema para después
  afterSurgery: después de operación, postoperatorio
  again: otra vez, de nuevo, nuevamente
  age: edad
  ageGroup: grupo de edad, franja de edad
  agenda: orden del día
  agentFee: comisión inmobiliaria, honorarios de agencia
  ageOfBuilding: qué antigüedad, construido, año de construcción
  ageRating: clasificación por edades, límite de edad, edad recomendada
  ageVerb: envejecer, envejecimiento
  ageYears: años de edad
  aggression: agresivo, agresividad
  aggressive: agresivo
  agreeOn: acordar, quedar en, convenir
  agreeVerb: acordar, acuerdo, de acuerdo
  agriculture: agricultura, agrícola
  aim: apuntar, puntería, diana
  airbag: airbag, bolsa de aire
  airConCar: recarga de aire acondicionado, climatizador
  airConditioned: aire acondicionado, climatizado
  airConditioning: aire acondicionado, climatizador
  airFilter: filtro de aire
  airMattress: colchón inflable, colchoneta
  airOut: airear, ventilar
  airport: aeropuerto
  airportShuttle: lanzadera, traslado
  airPressure: presión atmosférica, barómetro
  airPump: bomba, inflador
  airtight: hermético
  ajar: dejar abierto
  alarm: alarma
  alarmClock: despertador
  alarmGoesOff: saltar la alarma, falsa alarma
  alarmSystem: sistema de alarma
  albanian: albanés, Albania
  alcohol: alcohólico, alcohol
  alcoholBan: prohibido el alcohol
  alcoholism: alcoholismo, alcohólico
  alignAxis: alineación, alinear
  alimony: pensión alimenticia, manutención
  alive: con vida, está vivo
  allDay: todo el día
  allenKey: llave Allen
  allergen: alérgeno
  allergicFree: hipoalergénico
  allergicShock: choque anafiláctico, anafilaxia
  allergy: alérgico, alergia, alérgica
  allergyTest: prueba de alergia, alergólogo
  allow: permitir, permiso, autorización, permitido, autorizado
  allowVerb: permitido, autorizado
  allSaints: Todos los Santos, Día de Muertos
  allSeasonTyre: neumáticos cuatro estaciones
  almond: almendra
  almost: casi
  alone: solo, a solas
  aloneTraveller: viajero solo, persona sola
  aloneUnsupervised: no acompañado, sin supervisión, sin acompañante, sin padres
  alpacaWool: alpaca
  alphabet: alfabeto, abecedario
  alpinePasture: pasto alpino, braña
  altar: altar
  alteration: arreglo de ropa
  alternative: alternativa, en lugar de, en vez de
  alternativeDate: fecha alternativa, nueva fecha
  alternativePractitioner: naturópata, naturopatía
  alternator: alternador
  altitude: altitud, desnivel, metros sobre mar
  aluminium: aluminio
  always: siempre
  alzheimer: alzhéimer
  amateur: aficionado
  amber: ámbar
  ambulance: ambulancia
  american: estadounidense, norteamericano, Estados Unidos
  amountMoney: importe, suma, monto
  amountQuantity: cantidad
  amplifier: amplificador
  amusementPark: parque de atracciones, parque temático
  anaesthesia: anestesia
  anaesthetize: anestesia, anestesiar, sedar
  analogCamera: cámara analógica
  anchor: ancla, fondear, anclar
  anger: enfado, rabia, enojo
  angleGrinder: amoladora, radial, esmeril
  angry: enfadado, enojado
  animal: animal
  animalKeeper: cuidador de animales
  animalRescue: rescate animal, animal herido, animal encontrado
  animalShelter: protectora, refugio de animales
  animalSkin: pelaje, piel de animal
  animalSponsor: apadrinar, apadrinamiento
  animalWatching: observación de fauna, ver animales
  animalWelfare: bienestar animal, protectora, maltrato animal
  ankle: tobillo
  anklet: tobillera
  anniversary: aniversario
  announce: anunciar, anuncio
  annoy: fastidiar, molesto, molestar, molesta
  annoyedState: molesto, harto, fastidiado
  annualAccounts: cuentas anuales, balance contable
  annualFee: cuota anual, pago anual
  annualPlant: planta anual, planta de temporada
  anonymous: anónimo
  anonymousState: discreto, discreción, confidencial
  answer: responder, contestar, respuesta
  answeringMachine: buzón de voz, contestador
  ant: hormiga
  antenatalClass: preparación al parto
  antenna: antena, parabólica
  antiAging: antiedad, antiarrugas
  antibiotic: antibiótico
  antifouling: antiincrustante, antifouling, pintura antiincrustante
  antihistamine: antihistamínico
  antique: antigüedad, antigüedades
  antiqueFurniture: muebles antiguos
  antiquity: época antigua
  antiReflection: antirreflejante, tratamiento antirreflejos
  antivirus: antivirus
  antler: cornamenta
  anvil: yunque
  anxiety: ansiedad
  anxious: miedoso, tener miedo, ansioso
  apartmentHunt: buscar piso, visita del piso, búsqueda de vivienda
  aperitif: aperitivo, bebida de bienvenida
  apologize: disculpar, disculpa, perdón
  app: aplicación, app
  appeal: recurso, apelación, apelar, objeción
  appealLaw: recurso, apelación
  appendix: apéndice, apendicitis
  appetite: apetito, falta de apetito, no come
  applause: aplauso
  apple: manzana
  appleJuice: zumo de manzana
  applePie: tarta de manzana, pastel de manzana
  appliance: electrodoméstico, electrodomésticos, línea blanca
  applianceRepair: reparación de electrodomésticos
  applicant: candidato, solicitante
  applicationForm: solicitud
  applicationPhoto: foto de currículum, foto de perfil
  applyCream: aplicar, untar
  applyJob: postular, solicitar empleo, candidatura
  appointment: cita, turno
  apprentice: aprendiz, aprendizaje, becario
  apprenticeship: aprendizaje, prácticas
  approve: aprobar, autorizar, aprobación
  apresSki: après-ski
  apricot: albaricoque, damasco
  apron: delantal
  aquaFitness: aquagym, gimnasia acuática
  aquarium: acuario, pecera
  aqueduct: acueducto
  arabic: árabe
  archaeology: arqueología, arqueólogo, arqueológico
  archArchitecture: arquitectura
  archery: tiro con arco, arco y flechas
  architect: arquitecto
  archive: archivo histórico, archivero
  archVault: arco de piedra, arcada
  areaSurface: superficie, área
  argue: discutir, pelear
  arm: brazo
  armbands: manguitos, flotador
  armchair: sillón, butaca, sillón orejero
  armpit: axila, sobaco
  aromatherapy: aromaterapia
  around: alrededores, zona
  aroundClock: toda la noche, a cualquier hora
  arrangeFlowers: ramo
  arrest: arrestar, detener
  arrivalDay: día de llegada
  arrive: llegar, llegada, llego, llega, llegan, llegado
  arriveEarly: con antelación, llegar antes, llegar pronto, llegar temprano
  artefactFind: hallazgo, descubrimiento
  arthritis: artritis, artrosis
  artichoke: alcachofa
  articleNews: noticias, prensa, artículo de prensa, novedades
  artificialFlower: flor artificial
  artificialGrass: césped artificial
  artificialIntelligence: inteligencia artificial
  artisan: artesano
  artist: artista
  artMuseum: museo de arte, exposición de arte
  artRestorer: restaurador, restauración de cuadros, restauradora
  artWork: arte, obra de arte
  asbestos: amianto, asbesto
  ascensionDay: Ascensión
  ascent: subida, ascenso
  ash: ceniza
  ashesScatter: esparcir cenizas, cenizas
  ashtray: cenicero
  asian: asiático, Asia
  ask: preguntar, pregunta, consultar
  askFor: consultar, solicitar
  asparagus: espárrago
  asphalt: asfalto, alquitrán
  aspirin: aspirina
  assemble: montar, montaje, ensamblar, armar
  assemblyPoint: punto de encuentro, punto de reunión, lugar de encuentro
  assessor: perito, peritaje, tasación
  assistedLiving: vivienda tutelada, piso asistido
  association: asociación, club
  asSoonAs: lo antes posible, cuanto antes
  asthma: asma
  asthmatic: asmático
  astigmatism: astigmatismo
  astronomy: astronomía, astrónomo
  atheist: ateo, laico, no religioso
  athletesFoot: pie de atleta, infección por hongos
  atHome: en casa, a domicilio, domicilio
  atLeast: por lo menos, como mínimo
  atmosphere: ambiente, atmósfera
  atNight: por la noche, nocturno
  attach: fijar, sujetar, abrochar
  attachFile: adjuntar, adjunto
  attachment: archivo adjunto, adjunto
  attackBite: atacar, ataque
  attackScare: asustar, susto, espantar
  attempt: intento, intentar
  attend: asistir, asistencia, asistencia obligatoria
  attendanceList: lista de asistencia
  attic: desván, ático
  attribute: característica
  atWeekend: fines de semana
  aubergine: berenjena
  auction: subasta
  audiobook: audiolibro
  audioDescription: audiodescripción
  audioGuide: audioguía
  audition: audición, casting
  aunt: tía
  austrian: austríaco, Austria
  author: autor, escritor, autora, poeta
  authority: autoridad, organismo, administración
  autism: autismo
  automatic: automático
  automaticallyRun: por sí solo, automáticamente
  automaticCar: cambio automático
  automaticRenewal: renovación automática
  autumn: otoño
  available: disponible, disponibilidad
  avalanche: avalancha, alud
  average: promedio
  aviary: aviario, pajarera
  avocado: aguacate, palta
  avoid: evitar
  awakeState: despierto, despierta
  awardWinning: premiado, galardonado
  awning: toldo, avance de caravana, marquesina
  axe: hacha
  baby: bebé
  babyBath: bañera de bebé
  babyBib: babero
  babyBlanket: manta de bebé, mantita
  babyCarrier: portabebés, mochila portabebés, fular
  babyFood: papilla, biberón
  babyMilk: leche de fórmula, leche infantil
  babyMonitor: vigilabebés, intercomunicador de bebé, monitor de bebé
  babyRattle: chupete, chupón
  babySeat: sillita de bebé
  babyShower: fiesta de bebé, fiesta prenatal
  babysit: cuidar niños, guardería, cuidado de niños
  babysitter: niñera, canguro
  babySling: portabebé, fular, mochila portabebés
  babySwimming: natación para bebés
  babyWipe: toallitas húmedas, toallitas
  back: espalda, dolor de espalda, lumbalgia
  backdrop: fondo
  backGlass: tapa trasera
  backInStock: de nuevo disponible, reponer, reposición
  backMassage: masaje de espalda
  backpack: mochila
  backTrouble: problemas de espalda
  backup: copia de seguridad, respaldo
  backupDisk: copia de seguridad, respaldo de datos
  bacon: tocino
  bad: malo, mal
  badBreath: mal aliento, halitosis
  badger: tejón
  badLuck: mala suerte, gafe
  badminton: bádminton
  badOnFeet: caminar mal, movilidad reducida, dificultad al caminar
  badWeather: mal tiempo, día de lluvia, si llueve, con lluvia
  bag: bolsa, bolso
  bagCheck: control de bolsos, control de seguridad, registro de bolsos
  bagelBun: bollito, panecillo
  baggageSize: voluminoso, sobredimensionado
  bagLining: reparación de bolsos
  bagpipes: gaita
  bagSack: bolsa, saco, costal
  baguette: barra de pan
  bailiff: agente judicial
  bait: cebo, carnada, señuelo
  bake: hornear, horneado
  baker: panadero
  bakery: panadería
  bakingPaper: papel de horno
  bakingPowder: polvo de hornear
  bakingTin: molde, bandeja de horno
  balance: equilibrio, mantener el equilibrio
  balanceBike: bicicleta sin pedales
  balayage: balayage, mechas balayage
  balcony: balcón
  balconyPlant: planta para balcón, planta de terraza
  bald: calvo, calvicie
  baleHay: paca, fardo de heno, bala de paja
  ball: pelota, balón
  ballastBuoy: boya
  ballet: ballet
  balletClass: clase de ballet, zapatillas de punta
  balloon: globo
  balloonHelium: helio, globo de helio
  ballPit: piscina de bolas, parque de bolas
  ballroom: baile de salón, vals, bailes de salón
  baltic: lituano
  bamboo: bambú
  banana: plátano, banana
  bandage: vendaje, venda
  bandageUp: cambiar el vendaje, vendar
  bandHire: contratar una banda, orquesta para bodas
  bandMusic: banda, orquesta
  bangNoise: estallido, golpe fuerte
  bank: banco
  bankAccount: cuenta bancaria
  bankBranch: cajero automático, cajero
  bankCard: tarjeta bancaria, pago con tarjeta
  bankClerk: empleado de banco, asesor bancario
  bankDetails: datos bancarios, IBAN, número de cuenta
  banknote: billete
  bankruptcy: bancarrota, quiebra, insolvencia
  bankTransfer: transferencia bancaria, transferencia
  banquet: banquete
  baptism: bautizo
  barbecue: barbacoa, parrilla, barbacoa de gas, brasero
  barbecueArea: zona de barbacoa, zona de parrillas
  barber: barbero
  barefoot: descalzo
  bargain: ganga, chollo
  barkTree: corteza
  barkVerb: ladrar, ladrido
  barley: cebada
  barman: barman, barista, cantinero
  barn: granero
  barrel: barril, tonel, barrica, damajuana
  barrierFreePath: camino asfaltado
  barStool: taburete
  barTable: mesa alta, mesa de bar
  basement: sótano
  basementStorage: sótano
  basil: albahaca
  basketball: baloncesto
  basketMaker: cestero, cestería, mimbre
  basketWeaving: cestería, mimbre, cesta de mimbre
  basketWoven: cesta, cesto, canasta, canasto
  bassGuitar: ukelele
  bat: murciélago
  bathe: bañarse, baño, bañar
  bathingArea: zona de baño, playa de lago
  bathrobe: albornoz
  bathroom: baño, cuarto de baño
  bathroomTiles: alicatado, alicatador, azulejo, solador
  bathtub: bañera
  battery: pila, batería
  batteryLife: duración de la batería, autonomía
  batteryReplacement: cambio de batería, cambio de pila, cambiar pila
  bay: bahía, cala, ensenada
  beAbsent: ausente, ausencia
  beach: playa
  beachChair: silla de playa
  beachToy: castillo de arena, cubo y pala
  beachVolleyball: vóley playa, voleibol
  bead: abalorio, perla
  beak: pico
  beAllergic: reacción alérgica, reaccionar
  bean: judía, alubia, frijol
  beanie: gorro de lana
  bear: oso, osos
  beard: barba
  bearingPart: rodamiento, cojinete
  beautician: esteticista
  beautiful: bonito, hermoso, lindo, bello
  beauty: belleza
  beautySalon: salón de belleza, centro de estética
  beaver: castor
  beAware: tener en cuenta
  beCareful: tener cuidado
  becomeMember: hacerse socio, afiliarse, solicitud de ingreso
  bed: cama
  bedbug: chinche
  bedding: ropa de cama, sábana, bajera
  bedFrame: somier, estructura de cama, cabecero
  bedroom: dormitorio
  bedsideTable: mesita de noche, velador, buró
  bedsore: escara, úlcera por presión
  bedspread: colcha, cubrecama
  bee: abeja
  beech: haya, madera de haya
  beef: ternera, carne de vacuno, carne de res
  beeHarvest: extraer miel, cosecha de miel
  beehive: colmena, enjambre
  beekeeper: apicultor, apicultura
  beekeepingCourse: curso de apicultura
  beekeepingGear: traje de apicultor, extractor de miel
  beer: cerveza
  beerBench: banco de cerveza, mesas y bancos
  beerGarden: terraza
  beerTap: grifo de cerveza, tirador de cerveza, cerveza de barril
  beeswax: cera de abeja
  beetle: escarabajo
  beetroot: remolacha
  beforeEarlier: antes, previamente
  begin: empezar, comenzar, comienzo, empieza, inicio
  beginner: principiante, novato
  beginnerHorse: caballo de escuela
  beginnersClass: clase para principiantes, clase de prueba
  behaviour: comportamiento, portarse, conducta
  behindBack: detrás, trasero, atrás
  beige: beis, crema
  beLate: llegar tarde
  belay: aseguramiento, asegurar escalada, encordarse
  belgian: belga, Bélgica
  believe: creer
  bell: campana, campanilla, campanario
  bellFounding: fundición, fundición de campanas
  bellPepper: pimiento
  belly: barriga, vientre, abdomen
  bellyBag: riñonera
  belong: pertenecer, de quién es, pertenece
  below: debajo, inferior
  belt: cinturón, cinto, cinturón de cuero
  bench: banqueta, banco de madera
  bend: doblar, torcer
  bendDown: agacharse, agachado, inclinarse
  benefitConcert: concierto benéfico, acto benéfico
  bentOut: doblado, torcido
  berry: baya, frutos rojos
  best: el mejor
  bestBefore: fecha de caducidad, consumo preferente, caducado, caducar
  better: mejor
  bible: biblia
  bicycle: bicicleta, bici, bicis, bicicleta urbana
  bid: pujar, puja
  big: grande, gran
  bikeBasket: cesta de bicicleta, alforja
  bikeBattery: batería de bicicleta
  bikeBell: timbre de bicicleta
  bikeCarrier: portabicicletas
  bikeChain: cadena
  bikeFrame: cuadro de bicicleta
  bikeLight: luz de bicicleta, dinamo
  bikeLock: candado
  bikeMechanic: mecánico de bicicletas
  bikePark: bike park, sendero de bicicleta
  bikeRental: alquiler de bicicletas, bici de alquiler
  bikeRepairKit: kit de reparación, parches
  bikeService: revisión de bicicleta, reparación de bicicletas, puesta a punto
  bikeSize: talla de bicicleta, tamaño de cuadro
  bikeTour: ruta en bici, paseo en bicicleta, cicloturismo
  bikeTrailer: remolque de bicicleta
  bikeTransport: transporte de bicicletas, llevar la bici
  bikini: bikini
  bilingual: bilingüe
  bilingualState: multilingüe, varios idiomas, bilingüe, idiomas, políglota
  billiards: billar, mesa de billar
  billingAddress: dirección de facturación
  bin: cubo de basura, papelera, basurero, tacho
  binBag: bolsa de basura
  bindBook: encuadernar, encuadernación
  binding: vinculante, en firme
  binoculars: prismáticos, binoculares
  biodegradable: biodegradable, compostable
  biologist: biólogo, botánico
  biology: biología
  biometricPhoto: foto biométrica, foto de carné
  bird: pájaro, ave
  birdFeeder: comedero, alpiste, semillas para pájaros
  birdFlu: gripe aviar, enfermedad animal
  birdHide: observatorio de aves, puesto de observación
  birdhouse: caja nido, casita pájaros
  birdwatching: observación de aves, avistamiento de aves
  birth: nacimiento
  birthAnimal: parir, parto animal, preñada
  birthCertificate: partida de nacimiento, acta de nacimiento, certificado de nacimiento
  birthControlPill: píldora anticonceptiva
  birthday: cumpleaños
  birthdayCake: tarta de cumpleaños
  birthdayCard: tarjeta de cumpleaños
  birthdayChild: cumpleañero, cumpleañera
  birthdayPackage: paquete de cumpleaños
  birthdayParty: fiesta de cumpleaños
  birthdayTart: tarta, pastel, torta
  biscuit: galleta
  bishop: obispo
  bitch: perra
  bite: morder, muerde, mordedura
  biteDog: mordió, mordedura
  biteSplint: férula de descarga, bruxismo
  bitter: amargo
  black: negro
  blackberry: mora, zarzamora
  blackboard: pizarra, pizarrón
  blackColour: negro
  blackIce: hielo en carretera, helado resbaladizo, placa de hielo
  blackout: oscurecer, opaco
  blacksmith: herrero, forja, forjar, herrería, fragua
  blackTea: té negro
  blackWhite: blanco y negro
  bladder: vejiga
  bladeTool: hoja de sierra, cuchilla, filo
  blanket: manta, edredón, acolchado
  blazer: americana
  bleach: decolorar, blanquear
  bleachHair: decolorar, decoloración
  bleachLiquid: lejía
  bleed: sangrar, sangre, sangrado
  bleedColour: destiñe, desteñir
  bleeding: hemorragia, sangrado
  bleedRadiator: purgar, purgar radiador
  blender: batidora, licuadora, robot de cocina
  blessing: bendición, bendecir
  blight: mildiu, oídio, enfermedad de plantas
  blind: ciego, invidente, ciega, ceguera, discapacitado visual
  blindPerson: invidente, persona ciega, ciego, ciega, discapacidad visual
  blinds: persiana, contraventana, postigo
  blink: parpadear, parpadeo, guiñar
  blister: ampolla, ampollas
  bloated: gases, flatulencia, hinchazón abdominal
  blockedDrain: desatasco, desatascar, desagüe atascado
  blockedNose: mocos, nariz tapada, congestión nasal, resfriado
  blonde: rubio
  blondHair: rubio
  blood: sangre
  bloodDonation: donación de sangre, donar sangre
  bloodGroup: grupo sanguíneo
  bloodPressure: tensión arterial, presión arterial, hipertensión
  bloodPressureMonitor: tensiómetro
  bloodSugar: azúcar en sangre, glucosa, glucemia
  bloodTest: análisis de sangre, analítica
  bloodThinner: anticoagulante
  bloom: florecer, floración
  blouse: blusa
  blowDry: secar con secador, secador
  blowOut: soplar
  blue: azul
  blueberry: arándano
  blueColour: azul
  blueLight: filtro de luz azul
  bluetooth: bluetooth
  blunt: desafilado, romo, sin filo
  blurred: borroso
  board: embarcar, subirse, subir a bordo
  boarding: embarque, embarcar, subir a bordo
  boardingSchool: internado
  boardPet: residencia canina, guardería canina
  boat: barco, barca, bote, lancha
  boatFender: defensa de barco
  boatLicence: licencia de navegación, titulación náutica, sin licencia
  boatMooring: invernaje de barco, guardería náutica
  boatRental: alquiler de barcos, alquiler de barcas
  boatSail: vela mayor
  boatTrip: paseo en barco, excursión en barco, crucero
  bobbin: bobina, carrete, canilla
  body: cuerpo
  bodyHair: vello
  bodyWeight: peso corporal
  bodywork: carrocería
  boil: hervir, hierve
  boiledEgg: huevo duro, huevo cocido
  boiler: caldera
  boilingHot: ardiendo, calor sofocante
  bone: hueso
  bonfire: hoguera, fogata, fuego de campamento
  bonnet: capó
  bonsai: bonsái
  bonus: recompensa, bonificación
  book: reservar, reserva
  bookAhead: reservar con antelación, reserva previa
  bookbinder: encuadernador, encuadernación
  bookbinding: encuadernador, encuadernar
  bookcase: estantería, librero
  bookCover: portada, cubierta, tapa dura
  bookedUp: completo, agotado, lleno, entradas agotadas, sin plazas, no quedan plazas
  bookRead: libro
  bookseller: librero, librería
  bookshop: librería
  boosterSeat: alzador
  boot: bota, botín
  bootiesAnkle: botines
  border: frontera, control fronterizo
  bored: aburrido, aburrirse
  boredom: aburrimiento
  boring: aburrido
  bornBirth: nacimiento, nacer, nacido, parto
  borrow: prestado, tomar prestado, pedir prestado
  boss: jefe, jefa, patrón, gerente, encargado
  botanicalGarden: jardín botánico
  botox: bótox, relleno de arrugas
  bottle: botella
  bottleCrate: envase retornable, botella retornable
  bottleOpener: abrebotellas
  bottleVerb: embotellar, embotellado
  bottleWarmer: calienta biberones
  boulder: peñasco, roca, peña
  bouldering: rocódromo, búlder
  boules: petanca
  bounce: rebotar, cama elástica, trampolín
  bouncyCastle: castillo hinchable, castillo inflable, brincolín
  bouquet: ramo, ramo de flores
  boutonniere: prendido, flor de solapa
  bowArrow: arco y flecha, tiro con arco
  bowel: intestino, tripa
  bowl: cuenco, tazón
  bowling: bolos, bolera, boliche
  bowRehair: encerdado, arco de violín
  bowViolin: arco de violín
  boxCarton: caja, caja de cartón
  boxContainer: caja
  boxerShorts: calzoncillos, bóxer
  boxing: boxeo
  boxOffice: taquilla, boletería
  boxSpring: canapé abatible
  boxVan: camión de mudanzas, furgón
  boxwood: boj
  boy: chico, muchacho
  boyfriend: novio, novia
  bra: sujetador, sostén, brasier, corpiño, sostenes
  bracelet: pulsera, brazalete
  bracesTeeth: aparato dental, brackets, ortodoncia
  bracketAngle: soporte de estante, escuadra metálica
  braid: trenza
  braille: braille
  brain: cerebro
  brake: frenar, freno
  brakeDisc: disco de freno
  brakeFluid: líquido de frenos
  brakePad: pastilla de freno
  brakeSqueal: chirrían los frenos, revisión de frenos, frenos gastados
  branch: sucursal, filial
  brand: marca
  brandNew: completamente nuevo, sin estrenar, sin usar, nuevo a estrenar, flamante, a estrenar
  brass: latón
  brassBand: banda de música, charanga
  brassInstrument: trombón, tuba, instrumento de metal
  brave: valiente
  bread: pan
  breadcrust: corteza de pan
  breadMaker: panificadora
  breadOven: horno de leña, horno de piedra, horno de pizza
  breadRoll: panecillo
  breakAccident: romper sin querer, se rompió, roto
  breakBone: romperse la pierna, brazo roto
  breakDown: avería, averiarse, averiado
  breakdown: avería
  breakfast: desayuno
  breakIn: allanamiento, robo con fuerza
  breakIn2: amoldar, domar zapatos
  breakSchool: recreo
  breakVerb: romper
  breast: seno
  breastfeeding: lactancia, dar el pecho
  breastfeedingMother: madre lactante, amamantar
  breastfeedVerb: dar el pecho, amamantar
  breastPump: sacaleches
  breath: respiración, aliento
  breathable: transpirable
  breathe: respirar, respiración
  breathing: respiración
  breeder: criador, cría
  breedVerb: criar, cría, crianza
  breeze: brisa, ráfaga, ventoso, viento fuerte
  brewery: cervecería, fábrica de cerveza, cervecero
  brick: ladrillo
  bricklayer: albañil, obrero, albañilería
  bridalBouquet: ramo de novia
  bridalCouple: recién casados
  bridalFashion: tienda de novias, moda nupcial
  bridalMakeup: maquillaje de novia, peinado de novia
  bridalVeil: velo de novia, velo
  bride: novia
  bridegroom: novio
  bridesmaid: dama de honor
  bridge: puente
  bridle: brida, riendas, cabestro, cabezada
  briefcase: maletín
  bright: claro
  brightLight: luminoso, claro
  bring: traer, traigo, traído, trae, traje consigo, traer consigo
  bringBack: traer de vuelta, devuelto
  bringBike: llevar la bicicleta, subir la bici
  bringChildren: llevar niños, con niños
  bringDog: traer el perro, con perro, perros permitidos
  bringUp: educar, crianza
  bristleBrush: cepillo de fregar
  british: británico, Reino Unido, escocés
  brittle: quebradizo, frágil
  broadband: fibra óptica, banda ancha, conexión a internet
  broadcastFee: canon televisivo
  broccoli: brócoli
  broken: roto, averiado, defectuoso, estropeado, no funciona, descompuesto
  brokenScreen: pantalla rota, pantalla agrietada, cambio de pantalla, pantalla rajada
  bronchitis: bronquitis
  bronze: bronce
  bronzeAge: Edad del Bronce
  brooch: prendedor, broche
  broody: gallina ponedora
  brook: arroyo, riachuelo
  broom: escoba, escobón
  brother: hermano, hermanito
  brotherInLaw: cuñado, cuñada
  brown: marrón, castaño
  brownColour: marrón, café
  browser: navegador
  bruise: moratón, hematoma
  brunch: brunch, almuerzo tardío
  brush: cepillar, cepillo
  bubbleWrap: plástico de burbujas
  bucket: cubo, balde
  buckledWheel: rueda descentrada, centrar rueda, radio roto
  buckleUp: abrocharse, abrochado, cinturón puesto
  buckwheat: trigo sarraceno, alforfón
  bud: brote, capullo, yema de planta
  buddhist: budista
  budget: presupuesto
  buffet: bufé, bufet
  bugError: error, mensaje de error, fallo
  buggy: cochecito, carrito de bebé, silla de paseo, carriola
  build: construir, construcción, construyo
  building: edificio
  buildingBlocks: bloques de construcción, lego, ladrillitos
  buildingLoan: crédito hipotecario, préstamo hipotecario
  buildingMaterial: material de construcción, materiales de obra
  buildingPermit: licencia de obras, permiso de construcción, licencia de obra
  buildingSite: obra de construcción, en obras
  buildOwn: hacerlo uno mismo, bricolaje
  bulgarian: búlgaro, Bulgaria
  bulge: bulto, abultar, abombado
  bulkOrder: pedido grande, descuento por cantidad, al por mayor
  bulkyWaste: residuos voluminosos, muebles viejos
  bull: toro, buey
  bullying: acoso, discriminación, hostigamiento, acoso escolar
  bumblebee: abejorro
  bumper: parachoques
  bumpHead: golpearse la cabeza, chocarse
  bundle: manojo, fardo, atado
  bungalow: bungaló, bungalow, chalé
  bungee: puenting, salto bungee
  bunHair: moño
  bunkBed: litera, cama alta
  burialAtSea: entierro en mar
  burn: quemar, quemado, quemadura
  burnDown: quemarse, incendiarse, arder
  burnerPart: quemador
  burnInjury: quemadura
  burnMark: quemadura en tela, chamuscado, agujero de cigarrillo
  burnout: agotamiento laboral, desgaste profesional
  burntState: quemado, chamuscado
  burp: eructar, eructo
  burrow: madriguera, guarida
  burstPipe: tubería rota, caño roto, rotura de tubería
  bury: enterrar, entierro, funeral
  busDriver: conductor de autobús
  bush: arbusto
  businessCard: tarjeta de visita, tarjeta de presentación
  businessDays: días laborables, días hábiles, día laborable
  businessTrade: negocio, comercio
  busParking: aparcamiento de autobuses
  busStop: parada de autobús, parada
  busTransport: autobús, autocar, bus
  busyPerson: ocupado, atareado
  butcher: carnicero
  butchery: carnicería
  butter: mantequilla
  butterfly: mariposa
  buttermilk: suero de leche
  buttock: nalga, trasero
  button: botón
  buttonCell: pila de botón, pilas, pila de reloj
  buttonhole: ojal
  buy: comprar, compra, compro, adquirir, comprado
  buyer: comprador
  buyTickets: comprar entradas, sacar entradas, boletos
  buyUp: compra de oro, compramos, comprar antigüedades, comprar usado, compra de usados
  byAppointment: con cita previa, previa cita, a convenir
  bylaws: estatutos
  byPhone: por teléfono
  cabbage: repollo
  cabin: camarote
  cable: cable, alambre
  cableCar: teleférico, telecabina, góndola
  cactus: cactus, suculenta
  caesarean: cesárea
  cafe: cafetería
  cage: jaula
  cake: pastel, tarta
  cakeDecorating: decoración de tartas
  cakeShop: pastelería, repostería, confitería
  cakeStand: soporte de tarta, caja para tarta
  calculate: calcular, cálculo
  calculateCost: calcular el precio
  calculatorDevice: calculadora
  calendar: calendario
  calf: ternero, becerro, ternera
  calfMuscle: pantorrilla
  call: llamar, llamada, telefonear
  callBack: devolver la llamada, volver a llamar
  callHelp: pedir auxilio, pedir ayuda, socorro
  calligraphy: caligrafía
  callOffWeather: suspendido, se suspende, cancelado
  callus: callo, dureza
  calmDown: calmar, tranquilizar
  calmPerson: calmado, sereno, manso, dócil
  calmSea: mar en calma, aguas tranquilas
  calorie: caloría
  camel: camello, dromedario
  camera: cámara
  cameraFilm: carrete de fotos, negativos, diapositivas
  cameraFlash: flash de cámara, con flash
  cameraLens: objetivo
  camp: acampar, tienda de campaña, carpa, acampada, campamento
  camper: autocaravana, furgoneta camper, casa rodante
  campingChair: silla plegable, silla de camping
  campingStove: hornillo de gas, hornillo de camping, cocinilla
  campsite: camping, zona de acampada
  canal: canal
  canary: canario
  cancel: cancelar, cancelación, anular
  cancelAppointment: cancelar la cita, anular la cita, no poder asistir
  cancelFree: cancelación gratuita, anulación gratuita
  cancellationDeadline: plazo de cancelación, cancelar hasta
  cancellationFee: gastos de cancelación, cargo por cancelación
  cancellationInsurance: seguro de cancelación, seguro de anulación
  cancellationNotice: carta de baja, aviso de cancelación
  cancellationPolicy: política de cancelación, condiciones de cancelación
  cancelledEvent: cancelado, suspendido, anulado
  cancelledLesson: clase cancelada, se suspende
  cancelShortNotice: cancelación tardía, última hora
  cancer: cáncer
  candidate: candidato, aspirante
  candle: vela
  candleMaking: vela
  candleSoap: hacer jabón, jabonería, jabón artesanal
  candlestick: candelabro, portavelas, palmatoria
  candyFloss: algodón de azúcar
  caning: enea, asiento de rejilla
  canisterJerry: bidón, garrafa
  canoe: canoa, piragua
  canOpener: abrelatas
  canteen: cantina, comedor de empresa
  canTin: lata
  canvas: lienzo
  canvasPrint: foto en lienzo, impresión en lienzo
  canyoning: barranquismo, descenso de barrancos
  capHeadwear: gorra, visera, sombrero para el sol
  capitalLetters: letras mayúsculas, mayúsculas, letra de imprenta
  capsize: volcar, zozobrar, volcado
  captainBoat: capitán, patrón de barco
  car: coche, carro, auto, automóvil
  carabiner: mosquetón
  carat: quilate
  caravan: caravana, casa rodante
  caraway: alcaravea
  carBattery: batería del coche
  carbonFibre: fibra de carbono, carbono
  carbonMonoxide: monóxido de carbono
  carBoot: maletero
  carburettor: carburador
  card: tarjeta
  cardboard: cartón
  cardboardBox: caja, caja de cartón
  carDealer: concesionario, vendedor de coches, entregar coche usado, compraventa de coches
  cardGame: juego de cartas, póquer, baraja
  cardigan: chaqueta de punto, rebeca
  cardiologist: cardiólogo
  cardReader: datáfono, lector de tarjetas
  cardWool: cardar, cardado
  careFor: cuidar, cuidado
  careful: cuidadoso, cuidado
  caregiver: cuidador, cuidadora
  careless: descuidado, negligente
  careless2: chapuza, mal hecho
  careLevel: grado de dependencia, dependencia
  carerFree: acompañante gratis
  caretaker: conserje, portero, bedel
  carFerry: transbordador, ferry, ferri
  cargoBike: bicicleta de carga
  carInsurance: seguro de coche, seguro a todo riesgo
  carMat: alfombrilla
  carnation: clavel
  carnival: carnaval
  carousel: carrusel, tiovivo
  carp: carpa koi, pez carpa, carpa pescado
  carPaint: pintura del coche
  carpalTunnel: túnel carpiano
  carpenter: carpintero, ebanista, ebanistería, carpintería
  carpet: alfombra, moqueta
  carpetCleaning: limpieza de alfombras, limpieza de tapicerías, limpieza de sofás, limpieza de tapicería
  carPolishing: limpieza de coche, detallado
  carport: cochera, porche para coche
  carriageRide: paseo en carruaje, coche de caballos
  carrot: zanahoria
  carry: transportar
  carryAround: llevar a cuestas, acarrear
  carScrap: desguazar, dar de baja coche
  carSeat: silla infantil, sillita
  carService: revisión del coche, mantenimiento
  carsick: mareo en coche
  cartoonFilm: dibujos animados, película infantil, película de animación
  carTransporter: remolque para coche, remolque de barco
  cartWagon: carreta
  carve: tallar, talla de madera
  carWash: lavado de coches, autolavado
  carWorkshop: garaje, taller mecánico
  carWrap: vinilado de coches, rotulación de vehículos
  cash: efectivo, en efectivo, al contado, metálico, pagar en efectivo, sólo efectivo
  cashDesk: caja
  cashDiscount: pronto pago, descuento al contado
  cashOnDelivery: contra reembolso
  cashOnly: solo efectivo, solo en efectivo
  cashPayout: abonar en efectivo, pago en metálico
  cashRegister: caja registradora, caja de caudales
  cassette: casete, cinta de vídeo, VHS
  castIronPot: sartén de hierro
  castle: castillo
  castleRuin: fortaleza, castillo en ruinas, alcázar
  castOff: zarpar, salir del puerto
  castors: ruedecillas
  cat: gato
  catalan: catalán
  catAllergy: alergia a gatos, pelo de animal
  catalogue: catálogo, folleto
  catalyticConverter: catalizador
  cataract: catarata
  catch: atrapar, coger, capturar
  catchAnimal: trampa, capturar
  catchFire: fuego, incendio
  catchFish: pescar un pez, pescar
  catchUp: recuperar, ponerse al día
  catering: catering, cáterin
  cateringService: servicio de catering
  caterpillar: oruga
  catFlap: gatera, puerta para perros
  cathedral: catedral, basílica
  catholic: católico
  catSitter: cuidador de gatos, guardería de gatos
  cattery: residencia felina
  cattle: ganado, reses, ganado vacuno
  cauliflower: coliflor
  cause: causar, causa
  cause2: causar, provocar, desencadenar
  caveNoun: cueva, gruta, caverna
  caving: espeleología, espeleólogo
  ceiling: techo interior, cielo raso
  celebrate: celebrar, celebración, fiesta
  celebrateBirthday: celebrar cumpleaños, fiesta de cumpleaños
  celery: apio
  cellarVault: bodega de vino
  cello: violonchelo, chelo
  cellulite: celulitis
  celtic: celta, celtas
  cement: cemento
  cemetery: cementerio
  centenarian: centenario, anciano
  centimetre: centímetro
  centralHeating: calefacción central
  centralLocation: céntrico, bien situado
  centralLocking: cierre centralizado
  century: siglo
  cereal: cereal
  ceremony: ceremonia
  certificate: certificado, diploma, título
  certificateAttendance: certificado de asistencia, certificado de participación
  certify: certificar, legalizar, compulsar
  chafe: rozar, roce
  chain: cadena
  chainOff: se sale la cadena
  chair: silla, asiento
  chairCover: funda de silla
  chairperson: presidente, junta directiva
  chalk: tiza, magnesio, magnesia
  chambermaid: camarera de pisos, gobernanta
  chamomile: manzanilla
  champagne: champán, cava, espumoso
  chandelier: araña de luces
  change: cambiar, modificar, modificación
  changeBattery: cambiar la pila, cambiar la batería
  changeBooking: cambiar la reserva, modificar la reserva, modificar reserva
  changeDate: cambiar la fecha, cambiar la cita, aplazar
  changeLock: cambiar la cerradura, cambiar el bombín
  changeMind: cambiar de opinión, arrepentirse
  changeNappy: cambiar el pañal, cambiar pañales
  changeOfClothes: ropa de recambio, muda de ropa
  changeTrain: transbordo, hacer transbordo
  changeTyres: neumático, llanta, cambio de neumáticos
  changingRoom: vestuario, vestidor, cabina para cambiarse, cabina, cambiarse
  changingTable: cambiador, cambiador de bebés
  chanterelle: rebozuelo
  chapel: capilla, ermita
  charcoal: carbón vegetal, briquetas, carbón
  charcoalPastel: pasteles, carboncillo
  charge: cobrar, cobro, facturar
  chargeBattery: cargar, recargar, cargador
  charger: cargador
  chargingCable: cable de carga, fuente de alimentación, cable cargador, cable USB
  chargingPort: conector de carga, puerto de carga
  chargingStation: punto de carga, estación de carga, cargar coche eléctrico, punto de recarga, cargador de coche eléctrico
  chase: perseguir, ahuyentar
  chassisNumber: número de bastidor
  chauffeur: chófer
  cheap: barato, económico
  cheat: engañar, estafa, fraude, timo, estafador
  check: comprobar, revisar, verificar, inspección, comprobación
  checkered: a cuadros
  checkIn: registro de entrada, hora de entrada
  checkOut: registro de salida, hora de salida
  checkout: caja registradora
  checkup: chequeo, reconocimiento médico
  cheek: mejilla
  cheeky: descarado, insolente
  cheerful: alegre, buen humor
  cheese: queso
  cheesecake: tarta de queso
  cheeseDish: cuba de queso, molde de queso
  cheesemaker: quesero, quesería
  cheesePlatter: tabla de quesos
  chemical: producto químico
  chemicalDisposal: vaciado de aguas grises, punto de vaciado
  chemistry: química
  chemotherapy: quimioterapia, quimio
  cheque: cheque
  cherry: cereza
  cherryPicker: plataforma elevadora, cesta elevadora
  chess: ajedrez
  chessClub: club de ajedrez
  chest: pecho, tórax
  chestnut: castañas asadas, castañar, castaña
  chestOfDrawers: aparador, cajonera
  chestPain: dolor de pecho, palpitaciones, arritmia
  chew: masticar, morder, mascar
  chewingGum: chicle, goma de mascar
  chick: pollito, polluelo
  chicken: pollo
  chickenCoop: gallinero
  chickenpox: varicela
  chickpea: garbanzo
  child: niño, niña, hijo
  childBenefit: ayuda por hijo, asignación por hijo
  childBike: bici infantil, bicicleta infantil
  childBikeSeat: silla infantil para bicicleta, silla de bici, portabebés de bicicleta
  childbirth: parto, dar a luz, di a luz, tuve un bebé
  childcare: cuidado de niños, servicio de guardería
  childFriendly: apto para niños
  childHaircut: corte infantil, corte de niño
  childhood: infancia, niñez
  childminder: cuidadora de niños, niñera
  childPortion: menú infantil, ración infantil
  childrensBirthday: cumpleaños infantil, cumpleañero, fiesta infantil
  childrensBook: libro infantil, cuento ilustrado
  childrensClothes: ropa de niño, ropa de bebé, body de bebé
  childrensParty: fiesta infantil, cumpleaños infantil
  childrensTour: visita infantil, visita para familias
  childSafe: seguro para niños
  childSize: talla infantil, tallas de niño, talla de niño
  childSupport: pensión alimenticia, manutención
  childTicket: entrada infantil, billete infantil, tarifa infantil, precio de niño, entrada de niño
  chillOut: desconectar, relajarse
  chills: escalofríos, tiritar, temblar
  chilly: fresquito
  chimney: chimenea
  chimneySweep: deshollinador
  chin: barbilla, mentón
  chinchilla: chinchilla
  chinese: chino, China
  chipboard: aglomerado, contrachapado, tablero
  chipped: desportillado, mellado, desconchado, astillado
  chisel: cincel, formón, escoplo
  chives: cebollino
  chocolate: chocolate
  chocolatesSweet: bombones, bombón
  choir: coro
  choke: atragantarse, atragantamiento, asfixia
  cholesterol: colesterol
  choose: elegir, escoger, elección, elige, elijo, seleccionar
  chop: trocear
  chopCutlet: chuleta
  choppingBoard: tabla de cortar
  chopWood: cortar leña, partir leña
  choreography: coreografía, pasos de baile
  christening: fiesta de bautizo
  christeningGown: faldón de bautizo
  christian: cristiano, cristianismo
  christmas: Navidad
  christmasEve: Nochebuena
  christmasMarket: mercado navideño, mercadillo navideño, mercado de Navidad, mercadillo de Navidad
  christmasParty: fiesta de Navidad, cena de Navidad
  christmasTree: árbol de Navidad
  christmasTreeBauble: bola de navidad
  chronic: crónico, enfermedad crónica, dolor crónico
  church: iglesia
  churchBell: campana, campanas
  churchOrgan: órgano de iglesia, concierto de órgano
  churchService: misa, servicio religioso, oficio religioso, culto
  churchTower: campanario, torre de iglesia
  churchWedding: boda religiosa
  cider: sidra, prensa de fruta, lagar
  cigarette: cigarrillo, cigarro
  cinema: cine
  cinnamon: canela
  circleShape: círculo, circular
  circuitBoard: placa electrónica
  circularWalk: ruta circular, recorrido circular
  circus: circo
  citizen: ciudadano
  citizenship: nacionalidad, ciudadanía
  city: ciudad, pueblo
  cityPass: tarjeta turística, tarjeta de huésped, tarjeta de visitante
  civilPartnership: pareja de hecho, unión civil, concubinato
  civilServant: funcionario, funcionaria
  civilWedding: boda civil
  cladding: revestimiento, panelado
  claimDamage: parte de siniestro, declarar un siniestro, declaración de daños
  clap: aplaudir, aplauso
  clarinet: clarinete
  clasp: hebilla, cierre
  claspChain: cadena rota, reparar cadena
  classicalMusic: música clásica, música de cámara
  classPass: bono, bono de clases
  classReunion: reunión de clase
  classroom: aula
  classroomHelper: auxiliar educativo
  classTeacher: tutor, profesor tutor
  clause: cláusula, términos y condiciones
  clauseTerms: condiciones de uso
  claustrophobia: claustrofobia, pasos estrechos, claustrofóbico
  claw: garra, pata
  clay: arcilla, barro
  clayPot: vasija de barro, terracota, maceta de barro
  clean: limpiar, limpieza, ordenar
  cleanAdjective: limpio
  cleaner: limpiadora, señora de la limpieza, asistenta, mujer de limpieza, empleada del hogar
  cleaningCompany: empresa de limpieza, limpiacristales
  cleaningFee: gastos de limpieza, limpieza final
  cleanTeeth: limpieza dental, limpiar dientes, sarro, higienista
  clearance: rebajas, liquidación
  clearanceHeight: altura libre, altura del techo, gálibo
  clearanceSale: rebajas, liquidación
  clearing: claro del bosque
  clearOut: vaciar la casa, despejar
  clearSnow: quitar la nieve, quitanieves
  clench: rechinar los dientes, bruxismo
  clerk: oficinista
  clever: inteligente
  clickCollect: recoger en tienda, recoger
  clickNoise: hacer clic, castañetear, traqueteo
  clientMaterials: materiales incluidos, material incluido
  cliff: acantilado, precipicio
  climb: escalar, escalada, trepar, escala, trepando
  climber: escalador, escaladora
  climbing: escalada, rocódromo
  climbingFrame: estructura para trepar
  climbingGear: arnés
  climbingGym: muro de escalada
  climbingRope: cuerda de escalada
  climbingShoe: pies de gato, pie de gato
  climbUp: trepar, escalar
  clipClaws: cortar las uñas, uñas del perro
  cloakroom: guardarropa, ropero
  clock: reloj de pared
  clockHand: esfera
  clockRadio: radio despertador
  clockStopped: reloj parado, se atrasa, se adelanta
  clog: atascar, atascado, obstruir
  clogShoes: zuecos
  closedDown: cerrado definitivamente, cierre definitivo
  closedTemporarily: cerrado temporalmente, hoy cerrado
  closeOff: acordonar, cortar el paso
  closeVerb: cerrar, cerrado, cierra, cierre, cierran, cerramos
  closingDay: día de descanso, día de cierre
  closingTime: hora de cierre
  cloth: trapo, paño, bayeta
  clothes: ropa
  clothesHanger: percha
  clothesLine: tendedero
  clothesMoth: polilla de la ropa
  clothesPeg: pinza de la ropa
  clothesSize: talla
  cloud: nube
  cloudStorage: almacenamiento en la nube
  cloudy: nublado
  clover: trébol
  clown: payaso, animador
  clubSport: club deportivo
  clumsy: torpe, patoso, poco hábil
  clutch: embrague
  coachBus: autocar, autobús turístico, grupo en autocar, viaje en autocar
  coaching: orientación profesional, carrera profesional, coaching
  coachParking: aparcamiento de autocares
  coachTrainer: formador
  coal: carbón
  coast: costa, orilla
  coat: barnizar, barniz
  coatGarment: abrigo
  coatOfArms: escudo de armas
  coatRack: perchero, colgador
  coatVerb: recubrir, revestimiento
  cobbler: zapatero
  cockroach: cucaracha
  cocktail: cóctel
  coconut: coco
  cod: bacalao
  code: código, clave
  coeliac: celíaco, celiaquía
  coffee: café
  coffeeAndCake: café y tarta, merienda
  coffeeBeans: granos de café, tostador de café, torrefacción
  coffeeBreak: pausa para café, refrigerio
  coffeeGrinder: molinillo de café, molinillo
  coffeeMachine: cafetera
  coffeeTable: mesa de centro, mesita, mesa auxiliar
  coffin: ataúd, féretro
  coin: moneda, monedas
  coinCollection: colección de monedas, moneda romana
  cold: frío
  coldPack: bolsa de hielo, compresa fría
  coldRent: alquiler sin gastos
  coldRoom: cámara frigorífica, remolque frigorífico, cámara fría
  coldSore: herpes labial, herpes, calentura labial
  coldWeather: frío
  colic: cólico
  collage: collage, álbum de recortes
  collapse: derrumbarse, derrumbe, colapso, desplomarse
  collar: collar de perro, cuello de camisa
  collarbone: clavícula
  colleague: colega, compañero, compañero de trabajo
  collect: recoger, recogida, retirar
  collectHobby: coleccionar, colección
  collectible: pieza de colección, rareza
  collectionMuseum: colección
  collectLater: recoger más tarde, listo para recoger
  colonoscopy: colonoscopia, endoscopia
  colour: color, colores
  colourBlind: daltónico, daltonismo
  colourCopy: impresión en color, copia en color
  coloured: liso, de un color
  colourful: colorido, de colores, multicolor
  colouringBook: libro para colorear
  colouringFood: colorante
  comb: peinar, peine, peine de pelo, peineta
  combinationLock: candado de combinación, cerradura de combinación
  combine: cosechadora
  combiTicket: entrada combinada, billete combinado
  come: venir, vengo, viene, vienen, venido
  comeApart: deshacerse, desarmarse, descomponerse
  comeBack: volver, vuelvo, regresar, regreso
  comeBackLater: volver más tarde, regresar, volver otro día
  comedyShow: comedia, monólogo, cabaré
  comeOff: desprenderse, despegarse
  comeOver: pasarse, pasar por
  comeToYou: venir a casa, a domicilio, visita domiciliaria
  comeUnglued: despegado, despegarse
  comeWith: acompañar, acompañante, acompañado
  comfortable: cómodo, confortable
  comicBook: cómic, historieta, tebeo
  commission: comisión
  commitment: compromiso, obligación
  commonCold: resfriado, catarro, constipado
  communion: comunión, primera comunión
  communityCentre: centro cultural, centro cívico, casa de cultura, centro juvenil
  commute: desplazarse al trabajo
  companion: acompañante
  company: empresa, compañía
  companyFirm: empresa, compañía
  companyHolidays: cerrado por vacaciones
  companyOuting: salida de empresa, dinámica de grupo
  compare: comparar, comparación
  compareOffer: comparar precios, comparación
  compass: brújula
  compatible: compatible
  compensate: indemnizar, indemnización, compensar
  compensateVisitor: compensar, indemnizar
  compensation: indemnización, compensación
  competition: competición, torneo, concurso, campeonato
  competitor: competencia, competidor
  complain: quejarse, queja, reclamar, reclamación
  complainAbout: quejarse
  complaint: reclamación, queja
  complaintsBook: hoja de reclamaciones, libro de quejas
  completeAdjective: completo
  complicated: complicado
  compose: componer
  compost: compostar, compostaje, compost
  compostHeap: compostera
  comprehensiveCover: todo riesgo
  compressionStocking: medias de compresión
  compressor: compresor, aire comprimido
  compromise: compromiso intermedio
  compulsoryInsurance: asegurado, seguro obligatorio
  computer: ordenador, computadora, ordenador de sobremesa, PC
  computerFile: archivo, fichero, carpeta
  computerRepair: reparación de ordenadores, arreglo de computadoras
  computerSlow: ordenador lento, computadora lenta
  concentrate: concentrarse
  concentrationProblem: falta de concentración
  concern: concernir, referirse
  concert: concierto
  concession: tarifa reducida, precio reducido, descuento, entrada reducida, reducción
  concrete: hormigón
  concreteMixer: hormigonera
  concussion: conmoción cerebral
  condensation: condensación, empañado
  condition: condición, requisito
  conditioner: acondicionador
  conditionState: estado
  condolences: pésame, condolencias
  condom: preservativo, condón
  condominium: comunidad de propietarios
  conductorMusic: director de orquesta, director del coro
  conductorTrain: revisor, inspector de billetes
  cone: collar isabelino
  conference: conferencia, reunión
  conferenceRoom: sala de conferencias, sala de reuniones
  confession: confesión, confesarse
  confetti: confeti, serpentina, serpentinas
  confident: seguro de sí, autoestima
  confidential: confidencial
  confidentiality: confidencialidad, secreto profesional
  confirm: confirmar, confirmación
  confirmationChurch: confirmación religiosa
  confused: confuso, confundido
  congratulate: felicitar, felicidades
  congratulation: felicitación, enhorabuena
  conifer: conífera, hoja perenne
  conjunctivitis: conjuntivitis
  connect: conectar, conexión
  consent: consentimiento
  consentForm: consentimiento
  consequence: consecuencia, consecuencias
  conservation: conservación, protección de la naturaleza
  conservatory: galería acristalada, jardín de invierno
  consist: consistir, constar
  constantTemperature: temperatura constante, fresco dentro
  constellation: constelación
  constipation: estreñimiento
  consultingHours: horario de consulta
  consumerProtection: protección al consumidor, derechos del consumidor, oficina del consumidor
  contactAllergy: alergia al níquel
  contactForm: formulario de contacto, ponerse en contacto, contactar
  contactLens: lentilla, lente de contacto
  contactless: sin contacto
  contactManager: persona encargada
  contactPerson: persona de contacto
  contactSolution: líquido para lentillas
  contactVerb: contactar, contacto
  contagious: contagioso
  contain: contener, contiene
  container: contenedor, recipiente
  contestEntry: cuota de participación
  continue: continuar, seguir, sigue
  contraception: anticonceptivo
  contract: contrato, acuerdo, convenio
  contractCopy: copia del contrato, condiciones del contrato
  contractTerm: duración del contrato, permanencia
  convertAttic: reformar, reforma, conversión
  convertible: descapotable, convertible
  convince: convencer
  cook: cocinar, cocer
  cookbook: libro de cocina, recetario
  cookChef: cocinero, cocinera
  cookedDone: cocido, bien hecho
  cookieCutter: cortador de galletas
  cookiePolicy: cookies, política de privacidad, aviso legal
  cookingCourse: curso de cocina, clase de cocina
  cookingPot: olla, cacerola
  coolAdjective: fresco
  coolant: refrigerante, anticongelante
  coolBox: nevera portátil, bolsa térmica, bolsa isotérmica, conservadora
  coolDown: enfriar, refrigerar
  coolingOff: desistimiento, plazo de desistimiento, desistir
  coolRoom: refrigerado, climatizado
  coPayment: copago
  copper: cobre
  copyDocument: hacer copias, copia compulsada
  copyPaper: copia, fotocopia
  copyShop: copistería, fotocopiadora
  copyVerb: copiar, copia, fotocopia
  coral: coral, arrecife
  cordlessDrill: taladro inalámbrico, atornillador
  corduroy: pana, corderoy
  cork: corcho, tapón
  corkage: descorche
  corkscrew: sacacorchos
  corn: maíz, elote, choclo
  corner: esquina, rincón
  cornFoot: callo en pie, dureza, ojo de gallo
  corporateEvent: evento de empresa
  corpusChristi: Corpus Christi, Corpus
  correct: correcto
  corridor: pasillo
  cortisone: cortisona, corticoides
  cosmetics: cosmético
  cosmeticSurgery: cirugía estética, cirugía plástica
  cost: costar, cuesta, coste, costo, cuánto cuesta, cuánto vale
  costExtra: cuesta aparte, costo adicional
  costume: disfraz, disfraces, disfrazarse, fiesta de disfraces, alquiler de disfraces
  costumeHire: alquiler de disfraces, disfraz, disfrazarse
  costumeJewellery: bisutería
  cosy: acogedor, confortable
  cot: cuna, cuna de viaje
  cotton: algodón
  cottonWool: algodón hidrófilo, bastoncillos
  cough: toser, tos
  counter: mostrador, ventanilla
  counterfeit: falsificado, falso, imitación
  country: país
  countryOrigin: procedencia, país de origen, origen
  countryside: campo, paisaje
  countVerb: contar
  couple: pareja
  couplesMassage: masaje en pareja
  coupon: cupón, código promocional, código de descuento
  courage: valentía, coraje
  courgette: calabacín, zapallito
  courier: mensajero, mensajería, transportista, repartidor
  course: curso, clase
  courseEnd: fecha de fin, fin del curso
  courseFee: precio del curso, matrícula del curso
  courseMaterial: material del curso, material didáctico, apuntes
  courseNoun: curso
  courseStart: fecha de inicio, comienzo del curso
  court: tribunal, juzgado
  courtBooking: reserva de pista, pista de tenis, cancha, campo deportivo
  courtesyCar: coche de sustitución, coche de cortesía
  courtWitness: testigo
  courtyard: patio
  couscous: cuscús
  cousin: primo, prima
  coverage: cobertura
  covered: cubierto, techado
  covered2: techado, bajo techo, a cubierto
  coverLetter: carta de presentación, carta de motivación
  coverVerb: cubrir, cubierto, tapar, tapado
  covid: covid, coronavirus
  cow: vaca
  coworking: coworking, espacio de trabajo, oficina compartida
  crab: cangrejo
  crack: grieta, agrietado, rajado, fisura, rajadura
  crackedState: agrietado, fisura, grieta
  cradle: cuna, moisés
  craft: oficio, artesanía, artesano
  craftKit: kit de manualidades, material de manualidades
  crafts: manualidad, artesanía
  craftsman: artesano, manitas, chapuzas, maestro chasquilla
  cramp: calambre
  crampons: crampones
  crane: grúa
  crashAccident: accidente, chocar, choque
  crashCourse: curso acelerado, cursillo
  crashFreeze: se cuelga, colgado, bloqueo
  crashInto: chocar, choque, atropellar
  crashPad: colchoneta de escalada
  crashPc: colgarse, bloquearse, se cuelga
  crate: cajón, caja de madera, jaba
  crawl: gatear, arrastrarse, gateando, reptar
  crawlVerb: arrastrarse, gatear, reptar
  crayon: lápices de colores, rotulador, crayola
  cream: nata, nata montada, crema batida
  creamy: cremoso
  crease: arruga, arrugado
  creased: arrugado
  createDesign: crear, diseñar, diseño
  creative: creativo, creatividad
  credit: crédito, saldo
  creditCard: tarjeta de crédito
  creditCheck: solvencia, historial crediticio
  creditNote: nota de crédito, vale de devolución
  cremate: incinerar, incineración, cremación
  cremation: cremación, incineración
  crematorium: crematorio, tanatorio
  crew: tripulación, marinero
  crime: delito, crimen
  criminalComplaint: denuncia, denunciar, poner una denuncia
  criminalLaw: derecho penal, abogado penalista, delito
  criminalRecord: antecedentes penales
  crisps: patatas de bolsa, papas fritas
  crispy: crujiente
  criticize: criticar, crítica
  croatian: croata
  crochet: ganchillo, tejer a crochet, croché
  crochetHook: ganchillo, aguja de ganchillo, crochet
  crockery: vajilla
  crocodile: cocodrilo, caimán
  croissant: cruasán, croissant, medialuna
  crooked: torcido, doblado, deformado, abollado
  crop: cultivo, cultivar
  cross: cruzar
  crossCountrySki: esquí de fondo, esquí nórdico
  crossfit: crossfit, entrenamiento en circuito
  crossing: travesía, cruce en barco
  crossReligious: cruz, crucifijo
  crossroads: cruce
  crossStitch: punto de cruz
  crouch: agacharse, en cuclillas
  crow: cuervo
  crowd: multitud, muchedumbre
  crowdCapacity: asientos, cabida, plazas disponibles
  crowded: lleno de gente, abarrotado, mucha gente, aglomeración, hora punta
  crownTree: copa del árbol
  crumb: migas, pan rallado
  crumble: desmoronarse, desmenuzar
  crush: aplastar
  crustacean: crustáceos, moluscos
  crutch: muleta
  cry: llorar, llora, llanto
  crystal: cuarzo, amatista, cristal de roca, cristal tallado, cristalería fina
  ctScan: tomografía, TAC
  cubicMetre: metro cúbico
  cucumber: pepino
  cufflinks: gemelos, mancuernas
  cuffSleeve: puño
  cup: taza, vaso de papel, vaso desechable
  cupboard: armario, gabinete, alacena
  curator: comisario, conservador de museo
  cureSpa: cura termal, balneario
  curfewNoise: hora de cierre, toque de queda, descanso nocturno
  curious: curioso
  curl: rizo, rizado
  curlHair: rizar, rizos, rizo
  curling: curling
  currant: grosella
  currency: divisa
  currentFlow: caudaloso
  currently: actualmente, actual, de momento
  currentWater: corriente marina, corriente de agua, corriente fuerte, corrientes marinas
  curriculum: plan de estudios, temario, contenido del curso, programa escolar
  curryDish: curri, curry
  curtain: cortina
  curtainRail: barra de cortina, riel
  curtainSewing: coser cortinas, acortar cortinas, confección de cortinas
  custody: custodia, patria potestad
  customer: cliente, clientela, clienta
  customerNumber: número de cliente
  customerService: atención al cliente, servicio al cliente, servicio técnico
  customerToilet: aseo para clientes, baño público, aseos públicos
  customOrder: pedido especial, hecho por encargo, pieza única
  customs: aduana, arancel
  customsDuty: aduana, aranceles
  customSize: tamaño especial, medida especial
  cut: cortar, corte
  cutHair: corte de pelo, cortar el pelo
  cutKey: copia de llave, duplicado de llaves, hacer llaves, duplicado de llave, llave de repuesto
  cutlery: cubiertos, cubertería
  cutting: esqueje
  cutToSize: cortar a medida
  cv: currículum, hoja de vida
  cycle: ciclismo, montar en bici
  cyclePath: carril bici
  cycleRack: aparcabicicletas, aparcabicis
  cycling: ciclismo
  cyclist: ciclista
  cylinderHead: culata
  cypress: ciprés
  cystitis: cistitis, infección de orina
  czech: checo, Chequia
  dahlia: dalia
  dailyRate: tarifa diaria, precio por día
  dairy: lechería, quesería, lácteos
  daisy: margarita
  dam: presa, embalse, represa
  damagedGoods: dañado, deteriorado
  damageLoss: daño, desperfecto
  damagesCompensation: daños y perjuicios
  damageVerb: dañar, daño, dañado, estropear, estropeado
  damp: húmedo, humedad
  dance: bailar, baile, danza
  danceCourse: clase de baile
  danceFloor: pista de baile
  dancePartner: sin pareja, pareja de baile
  dancer: bailarín, bailarina
  danceSchool: escuela de baile, academia de baile
  danceShoe: zapato de baile
  danceTeacher: profesor de baile
  dandruff: caspa
  dangerous: peligroso, peligro
  danish: danés, Dinamarca
  dark: oscuro, oscuridad, a oscuras
  darkColoured: color oscuro
  darkroom: cuarto oscuro, revelado
  darts: dardos, diana
  dashcam: dashcam
  data: datos
  dataDeletion: borrar datos, eliminar datos, derecho de supresión
  dataProtection: protección de datos, privacidad, RGPD
  dataRecovery: recuperación de datos
  dataStorage: almacenar datos, conservación de datos, plazo de conservación
  dataTransfer: transferir datos, traspaso de datos, pasar datos
  dataVolume: datos móviles, roaming, itinerancia
  date: fecha
  dateBirthPlace: lugar de nacimiento
  dateFruit: dátil
  dateOfBirth: fecha de nacimiento
  daughter: hija
  dawnSunrise: amanecer, alba
  day: día
  dayAfterTomorrow: pasado mañana
  dayClinic: hospital de día, ambulatorio
  daylight: luz del día, luz natural
  daylightSaving: cambio de hora
  dayOff: día libre, día de descanso, días de vacaciones
  dayPass: pase de un día, pase diario
  dazzling: deslumbrante, deslumbrar
  deadAnimal: animal muerto, muerto
  deadline: plazo, fecha límite, vencimiento
  deaf: sordo, hipoacúsico, problemas de audición, sorda, sordera, lengua de signos
  death: muerte, fallecimiento
  deathCertificate: certificado de defunción, partida de defunción, acta de defunción
  debitCard: tarjeta de débito
  debt: deuda
  debtCollection: cobro de deudas, cobrador
  decade: década
  decaf: descafeinado, cafeína
  deceased: difunto, fallecido
  decide: decidir, decisión
  decideJudge: juzgar, juez
  deciduous: árbol caduco, caducifolio
  deck: cubierta del barco
  deckchair: tumbona, hamaca, reposera
  decompression: descompresión, compensar oídos
  decorate: decorar, adornar, decoración
  decoration: decoración, adorno
  decrease: reducir, disminuir, rebajar
  deductible: franquicia, deducible
  deductTax: deducir, descontar, deducible
  deep: profundo, profundidad
  deepClean: limpieza a fondo, limpieza general
  deepFry: freidora, frito
  deer: ciervo, venado, corzo
  defect: defecto, fallo, avería, falla, desperfecto
  defend: defender, defensa, defiende
  defibrillator: desfibrilador, DEA
  defrostVerb: descongelar, deshelar
  degreesWash: lavar a grados, lavar en frío
  dehumidifier: deshumidificador
  dehydrated: deshidratado, deshidratación
  dehydration: deshidratación
  deleteData: borrar mis datos
  deleteVerb: borrar, eliminar, suprimir
  deli: delicatessen, productos gourmet
  deliberately: a propósito, adrede
  delicious: delicioso, sabroso
  deliver: entregar, entrega, repartir, reparto
  delivery: entrega, reparto
  deliveryAddress: dirección de entrega, dirección de envío
  deliveryArea: zona de reparto, zona de entrega
  deliveryEntrance: entrada de mercancías, muelle de carga, carga y descarga
  deliveryNote: albarán
  deliveryPerson: repartidor, mensajero
  deliveryService: servicio a domicilio, entrega a domicilio
  deliveryTime: plazo de entrega, tiempo de entrega
  demandClaim: exigir, reclamar, exigencia
  dementia: demencia
  demolish: derribar, demoler
  demonstration: demostración, exhibición en vivo
  dense: denso, espeso
  dent: abolladura, abollado, bollo
  dentalCrown: corona dental
  dentalFloss: hilo dental, seda dental
  dentalImplant: implante, implante dental
  dentalTechnician: protésico dental
  dented: abolladura
  dentist: dentista, odontólogo
  dentRemoval: sacabollos, quitar abolladuras
  dentureThing: dentadura postiza, dentadura, prótesis dental
  deny: negar, negación
  deodorant: desodorante
  deodorantSpray: antitranspirante
  depart: salir, salida, partir, partida
  department: departamento
  departmentHead: jefe de departamento, capataz
  dependVerb: depender, depende
  deposit: depósito, fianza, depósito de garantía
  depression: depresión
  depthMeasure: qué profundidad, profundidad
  deregister: darse de baja, baja
  dermatologist: dermatólogo, dermatóloga
  descale: descalcificar, cal
  desert: desierto
  deserted: aislado, apartado, remoto
  designOwn: diseño propio, propias ideas, diseñar
  desk: escritorio
  desktopPc: ordenador de sobremesa, computadora, PC
  desperate: desesperado, desesperación
  dessert: postre
  destroy: destruir
  detail: detalle, detallado
  detective: detective
  detentionSchool: castigo escolar
  detergent: detergente
  detour: desvío, rodeo
  detox: desintoxicación, detox
  developPhoto: revelar, desarrollar, desarrollo
  device: aparato, dispositivo, electrodoméstico
  dew: rocío
  deworm: desparasitar, desparasitación
  deworming: desparasitación
  diabetes: diabetes, diabético
  diagnose: diagnosticar, diagnóstico
  diagnosis: diagnóstico
  dialect: dialecto, acento
  diameter: diámetro
  diamond: diamante
  diarrhoea: diarrea
  diceGame: dados, juego de dados
  dictionary: diccionario
  die: morir, muerte, muere
  dieAnimal: fallecer, fallecido, muerto, murió
  diesel: gasóleo, diésel
  diet: dieta, nutrición, alimentación
  dietitian: dietista, nutricionista
  dietRequest: requisitos dietéticos, dieta especial
  difference: diferencia, diferenciar, distinguir
  different: diferente, distinto, diferencia
  differentKinds: variedades, tipos
  difficult: difícil
  difficultyLevel: nivel de dificultad, dificultad, qué tan difícil
  dig: cavar, excavar
  digest: digerir, digestión
  digFossils: buscar fósiles, buscar minerales
  digger: excavadora, retroexcavadora, miniexcavadora
  digital: digital
  digitalPhotos: archivos de imagen, fotos digitales
  digitise: digitalizar, digitalización
  digUp: excavar, desenterrar, excavación
  dill: eneldo
  dim: tenue, luz tenue, penumbra
  dimensions: dimensiones, medidas
  dine: cenar, cena
  diningRoom: comedor
  diningTable: mesa de comedor, mesa de cocina
  dinner: cena
  dinosaur: dinosaurio
  diopter: dioptría
  diploma: diploma, título
  diplomaCourse: titulación, cualificación, homologado
  directDebit: domiciliación, débito directo, adeudo
  directDirectly: directo, directamente
  directions: cómo llegar, indicaciones
  directorStage: director de escena, director de cine
  dirndl: traje típico, traje regional
  dirt: suciedad, sucio
  dirty: sucio, suciedad
  disability: discapacidad, discapacitado, minusválido
  disabilityCard: tarjeta de discapacidad, certificado de discapacidad
  disabled: discapacitado, discapacidad
  disabledParking: aparcamiento para minusválidos, plaza de minusválidos, aparcamiento para discapacitados, plaza para minusválidos
  disadvantage: desventaja, inconveniente
  disagree: oponerse
  disappear: desaparecer
  disappoint: decepcionar, decepción
  disc: hernia discal, hernia de disco
  discJockey: DJ, pinchadiscos, disyóquey
  discoNight: discoteca, antro
  disconnect: desconectar, desconexión
  discontinued: descatalogado
  discount: descuento, rebaja
  discouraged: desaconsejado, no recomendado, no apto
  disembark: desembarcar, bajarse, desembarque, bajar a tierra
  disgust: asco, repugnancia, repugnante
  dish: plato
  dishwasher: lavavajillas
  dishwasherSafe: apto para lavavajillas
  disinfect: desinfectar, desinfección
  disinfectant: desinfectante
  disinfestation: fumigación, fumigador, infestación
  disinherit: desheredar, legítima
  dislocate: dislocado, dislocación, luxación
  dismissal: despido
  dismissJob: despedir, despido, despide
  displayCabinet: vitrina, escaparate
  displayModel: modelo de exposición, artículo de exposición
  disposable: desechable
  disposal: eliminación de residuos, desechar, recogida de trastos
  disposeOf: deshacerse de, eliminación
  dispute: disputa, conflicto
  dissatisfied: insatisfecho, descontento, decepcionado
  dissolve: disolver, disuelto
  distance: distancia
  distanceLearning: educación a distancia, curso a distancia, webinario
  distanceMeasure: a qué distancia, distancia a pie
  distemper: moquillo
  distil: destilar, destilería
  distillery: destilería, destilar
  distribute: repartir, distribuir
  disturb: molestar, molestia
  diver: buzo, buceador
  diveVerb: bucear, buceo
  diving: buceo
  divingCylinder: bombona de buceo, botella de aire
  divingMask: gafas de buceo, máscara de buceo
  divingTank: botella de buceo
  divorce: divorcio
  divorcedState: divorciado
  divorceVerb: divorciarse, divorcio, divorciado
  diy: bricolaje, hágalo usted mismo, hazlo tú mismo
  dizziness: vértigo
  dizzyState: mareado, mareada, mareo
  dockVerb: atracar, amarrar, amarre
  doctor: médico, médica
  doctorsOffice: consultorio, consulta
  document: documento, papeles, documentación
  documentary: documental
  documentList: documentación, papeles, documentos necesarios, documentos
  dog: perro, perrito
  dogBasket: cama para perro
  dogBeach: playa para perros, parque canino, zona canina
  dogBite: mordedura de perro
  dogCoat: abrigo para perro
  dogCollar: collar
  dogFriendly: admite perros, se admiten perros
  dogsAllowed: se admiten mascotas, se admiten perros, perros prohibidos
  dogSled: trineo de perros, mushing
  dogsNotAllowed: sin mascotas
  dogSport: agility, deporte canino
  dogTax: licencia de perro
  dogTrainer: adiestrador
  dogTraining: adiestramiento, adiestramiento canino, obediencia canina, escuela canina
  dogWalk: paseo de perros, paseador de perros
  doll: muñeca
  dollsHouse: casa de muñecas
  dolphin: delfín, marsopa
  domainName: dominio, alojamiento web
  domesticHelp: empleada doméstica, asistenta, limpiadora
  domesticInland: nacional
  domesticViolence: violencia doméstica, maltrato, abuso
  donate: donar, donación
  donationBasis: aportación voluntaria, precio libre, taquilla inversa
  donationClothes: ropa usada, donación de ropa
  donationReceipt: donación, donativo, recibo de donación
  donkey: burro, asno
  donkeyRide: paseo en burro
  donorFriends: amigos del museo, mecenas, donante
  doNotTouch: no tocar, se puede tocar
  door: puerta
  doorbell: timbre, tocar el timbre
  doorbellVideo: timbre roto, timbre de puerta
  doorCloser: cierrapuertas
  doorFrame: marco de la puerta
  doorHandle: picaporte, manilla, manija, tirador, pomo
  doorLock: cerradura, bombín, cambiar la cerradura
  doormat: felpudo
  doorNumber: número de casa, número de portal
  doorSticks: puerta atascada, puerta no cierra, puerta chirría
  doorWidth: ancho de puerta, puertas anchas
  dormitory: dormitorio compartido
  dormouse: lirón
  dose: dosis
  doubleBass: contrabajo
  doubleChin: papada, doble mentón
  doubleGlazing: doble cristal, doble acristalamiento, doble vidrio
  doubleRoom: habitación doble
  doubt: duda, dudar
  doughnut: dónut, rosquilla
  dowel: taco, tarugo
  downCleaning: limpieza de edredones, lavar edredón
  downFeather: plumón, pluma
  downJacket: plumífero, anorak, chaqueta acolchada
  download: descargar, descarga
  downloadForm: descargar formulario, formulario en blanco
  downPayment: anticipo, señal
  downstairs: abajo
  downSyndrome: síndrome de Down
  downtown: centro de la ciudad, centro urbano
  dozen: docena, media docena
  dragonBoat: bote de remos, barca de remos, barca
  dragonfly: libélula
  drain: desagüe, drenaje, drenar
  dramaClass: clase de teatro, grupo de teatro, taller de teatro
  draughtBeer: cerveza de barril
  draughty: corriente de aire
  drawer: cajón, gaveta, cajones
  drawing: dibujo, boceto, bosquejo, cuaderno de dibujo
  drawPicture: dibujar, dibujo
  drawUpContract: redactar contrato, revisar contrato
  dreadlocks: rastas, trenzas africanas, pelo afro
  dream: soñar
  dress: vestido
  dressage: doma
  dressCode: código de vestimenta
  dressingGown: bata
  dressingRoomArtist: camerino, entre bastidores
  dressRehearsal: ensayo general, ensayar
  dressUp: disfrazarse, disfraz
  dressWarmly: abrigarse, ropa de abrigo
  driedFlower: flor seca, flor preservada
  drill: taladrar, taladro, perforar, hacer agujeros
  drillBit: broca, mecha
  drillHole: hacer un agujero, taladrar
  drink: bebida
  drinkable: potable, agua potable
  drinkAlcohol: beber alcohol, borracho, ebrio
  drinkingFountain: fuente de agua, bebedero, dispensador de agua
  drinkingGlass: vaso, copa
  drinkingStraw: pajita, popote
  drinkingWater: agua potable, agua del grifo, rellenar agua, agua para beber
  drinksMenu: carta de bebidas, carta de vinos
  drinksPackage: barra libre, bebidas incluidas
  drinkVerb: beber, tomar, bebida, bebido
  drive: conducir, manejar, conduzco
  drivenKm: kilómetros incluidos, kilometraje ilimitado
  driver: conductor, chófer
  driverPerson: conductor, conductora, chofer
  driveShaft: semieje, eje de rueda
  driveTest: clase de conducir, autoescuela
  driveThere: ir en coche, en coche, en auto
  driveway: entrada de coches, acceso de vehículos
  drivingDistance: tiempo de viaje
  drivingInstructor: profesor de autoescuela
  drivingLesson: clase de conducir, clase práctica
  drivingLicence: carné de conducir, permiso de conducir, licencia de conducir
  drivingSchool: autoescuela
  drivingTest: examen de conducir
  drizzle: llovizna, chubasco
  drone: dron, drones
  drop: se me cayó
  dropIn: pasarse, sin cita
  dropOff: dejar, entregar
  dropOut: abandonar el curso, dejar el curso
  droppings: excremento, heces, caca
  drops: gotas
  dropsMedicine: gotas
  drought: sequía
  drown: ahogarse, ahogado
  drumOfDryer: tambor de lavadora
  drums: batería, tambor, percusión, baquetas
  drunk: borracho, ebrio, borracha, embriagado
  dryAdjective: seco
  dryBag: bolsa estanca, bolsa impermeable
  dryClean: tintorería, lavado en seco
  dryCleaning: tintorería, limpieza en seco
  dryEyes: ojos secos, ojo seco
  dryHair: pelo seco, cabello dañado, pelo quebradizo
  dryingRack: tendedero
  drySkin: piel seca, piel agrietada
  dryVerb: secar, secado
  dryWall: muro de piedra seca
  duck: pato, patito
  dueDateBirth: fecha de parto
  dumbbell: pesas, mancuernas, mancuerna
  dumbbells: pesas, aparatos de gimnasio
  dumpling: albóndiga de masa, ñoqui
  dune: duna
  dungeon: mazmorra, calabozo, cárcel
  duringHolidays: en vacaciones, vacaciones escolares
  duskSunset: atardecer, puesta del sol, crepúsculo
  dust: polvo
  dustAllergy: alergia al polvo, ácaros
  dustpan: recogedor
  dustVerb: quitar el polvo, desempolvar
  dusty: polvoriento, polvo
  dutch: holandés, neerlandés, Países Bajos
  duvetCover: funda nórdica
  dvdDisc: DVD, CD, disco compacto
  dyeColour: teñir, teñido, tiñe, teñir tela, batik, tinte natural
  dyslexia: dislexia, disléxico, dificultad de aprendizaje, discalculia
  eagle: águila
  ear: oreja, oído
  earDefender: protección auditiva, protectores auditivos, tapones para oídos, orejeras
  earInfection: otitis, dolor de oído
  earliest: lo más pronto
  earlobe: lóbulo
  early: temprano
  earlyBird: reserva anticipada, descuento por anticipado, descuento por anticipación
  earlyDeparture: salida anticipada
  earlyMusicEducation: iniciación musical, estimulación musical
  earMites: ácaros del oído
  earn: ganar
  earPlug: tapones para oídos
  earring: pendiente, arete, aretes, zarcillos
  earringStud: pendientes de botón
  earthquake: terremoto, sismo
  earthworm: lombriz, lombrices
  earwax: cerumen, cera del oído
  easel: caballete
  east: oriente
  easter: Pascua, Semana Santa
  easterEgg: huevo de Pascua
  easterHoliday: Semana Santa
  easy: fácil, sencillo
  easyLanguage: lectura fácil, lenguaje sencillo
  eat: comer, comida, come, comido
  eatBefore: comer antes, desayunar antes
  eatingDisorder: trastorno alimentario, anorexia, bulimia
  ebike: bicicleta eléctrica, bici eléctrica
  ebikeBattery: batería de bici eléctrica
  ecg: electrocardiograma
  echo: eco, resonancia
  eclipse: eclipse
  ecoCleaner: producto de limpieza, productos de limpieza, detergente
  ecology: ecología, cambio climático
  eczema: eccema
  eczemaSkin: dermatitis atópica
  edge: borde
  edible: comestible
  educational: educativo, instructivo, pedagógico
  educationalLeave: permiso de formación, licencia de estudios
  educationNoun: educación, educativo, didáctico
  eel: anguila
  effort: esfuerzo
  effortless: sin esfuerzo, facilísimo
  egg: huevo
  eggFree: sin huevo, alergia al huevo
  elasticBand: goma elástica, elástico, gomita
  elbow: codo
  elderberry: saúco
  elderly: mayores, tercera edad
  electric: eléctrico
  electricBlanket: manta eléctrica
  electricBoat: barco eléctrico, barco solar
  electricCar: coche eléctrico
  electricFence: cerca eléctrica, pastor eléctrico
  electricGuitar: guitarra eléctrica
  electricHookup: conexión eléctrica, toma de corriente, toma eléctrica
  electrician: electricista
  electricity: electricidad, corriente
  electricityPower: electricidad, luz, corriente
  electricPlug: clavija
  electricShock: descarga eléctrica, calambrazo
  electricWheelchair: silla eléctrica, scooter eléctrico
  electronics: electrónica
  electronicSignature: firma electrónica, firma digital
  electronicWaste: basura electrónica, aparato viejo, chatarra electrónica
  elegant: elegante
  elephant: elefante
  elevator: ascensor, elevador
  elsewhere: en otro lugar, otra parte
  email: correo electrónico, email
  emailAddress: dirección de correo
  embarrassed: avergonzado, da vergüenza
  embassy: embajada, consulado
  embellish: chapado en oro, dorar
  embroider: bordar, bordado
  embroidery: bordado
  emerald: esmeralda
  emergency: urgencia, emergencia
  emergencyCall: teleasistencia, botón de emergencia
  emergencyContact: contacto de emergencia
  emergencyDoctor: médico de urgencias, médico de guardia
  emergencyExit: salida de emergencia
  emergencyNumber: número de emergencia
  emergencyPharmacy: farmacia de guardia, farmacia de turno
  emergencyRoom: urgencias, sala de urgencias
  emergencyService: servicio de urgencias, servicio de guardia, urgencias
  emission: emisión
  emissionSticker: distintivo ambiental, pegatina ambiental
  emperor: emperador, emperatriz
  employ: contratar, emplear
  employee: empleado, trabajador
  employer: empleador, patrón
  employmentContract: contrato de trabajo
  employmentLaw: derecho laboral
  empty: vacío
  emptyVerb: vaciar
  enclosure: cercado
  encourage: animar, alentar
  endangered: en peligro, amenazada, especie amenazada
  enduranceStamina: resistencia, cardio
  energyCertificate: certificado energético
  energyLabel: etiqueta energética, bajo consumo, consumo eléctrico
  energySaving: ahorro de energía, eficiente
  engagement: compromiso, prometido, pedida de mano
  engagementParty: fiesta de compromiso
  engine: motor
  engineer: ingeniero
  engineLight: luz de motor, testigo del motor
  engineNoise: tironea, humo del motor, fallos de motor
  engineOil: aceite de motor
  english: inglés, inglesa, Inglaterra, en inglés
  engrave: grabar, grabado
  engraving: grabado
  enlarge: ampliar, ampliación, agrandar
  enough: suficiente, bastante
  enoughSpace: suficiente espacio, espacio para
  enrolment: inscripción, matriculación
  entDoctor: otorrino, otorrinolaringólogo
  enter: entrar, entrada, pasar adentro
  entertaining: entretenido, divertido
  entertainment: entretenimiento, animación, animador, espectáculo
  enthusiastic: entusiasmado, encantado, entusiasmo
  entrance: entrada, acceso
  entranceFee: entrada, precio de entrada
  entrust: confiar, dejar al cuidado
  entryPermit: pase, credencial
  envelope: sobre postal
  environmental: medio ambiente, ecológico, respetuoso medio ambiente, sostenible
  epilepsy: epilepsia, convulsión
  epileptic: epiléptico, convulsión, ataque epiléptico
  epiphany: Reyes, Reyes Magos, Epifanía
  equipped: equipado, equipamiento, equipo, material deportivo
  eReader: libro electrónico, lector electrónico
  escalator: escalera mecánica, escaleras mecánicas
  escape: escapar, escaparse, huir
  escapeGame: sala de escape
  espadrilles: alpargatas, esparteñas
  espresso: café solo
  espressoMachine: cafetera exprés, máquina de café
  essentialOil: aceite esencial
  estateAgent: agente inmobiliario, inmobiliaria
  estateCar: coche familiar, ranchera
  estimateQuote: presupuesto, cotización
  estimateVerb: estimar, estimación, calcular
  eTicket: entrada electrónica, entrada en móvil, imprimir entrada
  european: europeo, Europa, Unión Europea
  euthanasia: eutanasia, sacrificar, dormir mascota
  evaporate: evaporarse, evaporación
  evening: noche
  eveningClass: curso nocturno, clases nocturnas, clase de tarde, clase nocturna, educación de adultos
  eveningDress: vestido de noche, vestido de fiesta, vestido largo
  event: evento, acto
  eventHall: salón de eventos, salón de banquetes
  eventNoun: evento, acto
  eventTechnician: técnico de sonido, técnico de luces
  everyDay: todos los días, cada día, a diario
  everyTwoWeeks: cada dos semanas, cada quince días
  everyWeek: todas las semanas, cada semana
  everywhere: en todas partes, por todas partes
  evict: desalojar, desahucio
  eviction: desahucio, desalojo
  evictTenant: desahuciar, desalojar
  evidence: comprobante, evidencia
  ewe: oveja
  exactPrecise: exacto, preciso
  exactTime: hora exacta, franja horaria
  exam: examen, prueba
  examFee: tasa de examen, derechos de examen
  examine: examinar, examen, revisión, chequeo
  examiner: examinador
  example: ejemplo
  examRegistration: inscripción al examen, fecha de examen
  examResult: resultado, puntuación, nota del examen, resultados
  excavation: excavación, yacimiento
  excellent: excelente, estupendo
  exception: excepción
  exceptionCase: caso excepcional, excepcionalmente
  exceptionNoun: hacer excepción, excepcionalmente
  excessInsurance: franquicia del seguro
  exchangeGoods: cambio
  exchangeOffice: casa de cambio, cambiar dinero
  exchangeRate: tipo de cambio
  excited: emocionado, ilusionado, emocionante
  excursion: excursión
  excuseAbsence: excusa, justificar
  exempt: exento, exención, eximir
  exercise: ejercicio
  exerciseSport: ejercicio, deporte
  exhaust: tubo de escape, escape
  exhausted: agotado
  exhibit: exponer, exposición
  exhibition: exposición
  exhibitItem: pieza expuesta, objeto expuesto
  exhibitor: expositor, feriante
  existVerb: existir, existe
  exit: salida
  expandVerb: ampliación
  expelVerb: expulsar, prohibir la entrada
  expense: gastos
  expensive: caro
  experienced: experimentado, experiencia
  experienceEvent: vivencia, aventura, experiencia
  expert: experto, especialista
  expertWitness: experto, especialista, perito
  expire: caducar, vencer, vencido, caducidad
  expireContract: vencer, vence
  expired: caducado, vencido, fecha de caducidad, expirado
  expiryDate: fecha de vencimiento, válido hasta
  explain: explicar, explicación
  explode: explotar, reventar
  explore: explorar, descubrir, descubierto, descubrimiento
  explosive: explosivo, explosión
  expressDelivery: envío urgente, exprés, entrega urgente, urgente, servicio exprés
  extendContract: prorrogar, renovación automática
  extendTime: prolongar, extender, prórroga
  extensionCable: alargador, alargue, regleta, prolongador
  extensions: extensiones de pelo
  externalDrive: disco duro externo, SSD
  extinct: extinto, extinguido
  extinguish: extinguir, extintor
  extraAdditional: adicional, extra
  extraBed: cama supletoria
  extraCost: coste adicional, gastos adicionales, costo extra
  extractorHood: campana extractora
  exWife: exmujer
  eye: ojo
  eyeBags: ojeras, bolsas de ojos
  eyebrow: ceja
  eyebrowPlucking: depilación de cejas, diseño de cejas
  eyebrowTinting: tinte de cejas
  eyeDoctor: oculista, oftalmólogo, optometrista
  eyeDrops: colirio, gotas para ojos
  eyeglassFrame: montura
  eyelash: pestaña
  eyelid: párpado
  eyeshadow: sombra de ojos, delineador
  eyesight: vista, visión, agudeza visual
  eyeTest: examen de la vista, graduación, revisión de la vista
  fabric: tela, tejido textil, tejido
  facade: fachada
  face: rostro
  facePaint: maquillaje infantil, pintacaras, pintar la cara, pintar caras, maquillar
  facial: tratamiento facial, limpieza facial
  factory: fábrica
  factoryReset: restablecer de fábrica, restablecer
  factoryWorker: obrero, trabajador, operario
  fade: desteñir, descolorido, desteñido, amarillento
  faded2: descolorido, amarillento, desteñido
  failExam: suspender, reprobar, suspenso
  failGrade: repetir curso
  failure: fracaso, fracasar
  faint: desmayarse, mareado, mareo, desmayo, perder el conocimiento
  fainting: desmayo
  fair: justo
  fairlyMade: comercio justo
  fairTrade: feria
  fairyLights: guirnalda de luces, luces de navidad
  fairyTale: cuento, cuentacuentos
  falcon: halcón
  falconry: cetrería, aves rapaces
  fallAsleep: dormirse, quedarse dormido
  fallDown: caer, caerse, caída
  fallingRocks: caída de piedras, desprendimiento, derrumbe
  fallOffGlue: se despegó, suela despegada
  fallOut: caerse
  fallOver: volcarse
  fallow: pradera de flores, prado florido
  fallSick: enfermar, ponerse enfermo, encontrarse mal
  falseLashes: pestañas postizas, extensiones de pestañas
  family: familia
  familyBathroom: vestuario familiar
  familyBusiness: empresa familiar, negocio familiar
  familyDoctor: médico de cabecera, médico de familia
  familyLaw: derecho de familia
  familyMembership: cuota familiar, socio familiar
  familyPhoto: foto familiar, foto de bebé, fotografía de familia
  familyRate: descuento familiar, descuento por hermanos
  familyReunion: reunión familiar, fiesta familiar, antiguos alumnos
  familyTicket: entrada familiar, billete familiar, bono familiar
  familyTree: genealogía, antepasados, árbol genealógico
  famous: famoso, conocido
  fangs: colmillo
  fanPc: ventilador
  farAway: lejos, lejano
  farewellParty: despedida, despedirse
  farm: granja, finca
  farmer: agricultor, granjero
  farmhand: jornalero, temporero
  farmHoliday: agroturismo, turismo rural, casa rural
  farmhouse: casa de campo, cortijo, caserío
  farmShop: tienda de granja, venta directa
  farmVisit: visita a la granja, granja escuela
  fashion: moda
  fast: rápido, rápidamente
  fastFood: comida rápida
  fastingEmpty: en ayunas, ayuno, ayunar
  fastingState: ayunar, estómago vacío
  father: padre, papá, papi
  fathersDay: Día del Padre
  fatOverweight: gordo, sobrepeso
  fauxLeather: polipiel, cuero sintético, cuerina
  faxMachine: fax, número de fax
  fear: miedo, temer, asustado, temor
  fearChallenge: reto, desafío, atreverse
  fearDentist: miedo al dentista
  fearFlying: miedo a volar
  fearNeedles: miedo a agujas
  feather: pluma
  featherDuster: plumero
  fee: tarifa, cuota, tasa, cargo
  feed: alimentar, dar de comer, alimentación
  feedAnimal: forraje, pienso
  feedAnimals: dar de comer, alimentar animales
  feedingTime: hora de comer
  feedingTrough: abrevadero, pesebre
  feel: sentir, siento, siente
  feeling: sentimiento, emoción
  feelSick: náuseas, ganas de vomitar
  feline: gripe felina
  fellTree: talar
  felt: fieltro, afieltrar
  felttip: rotulador
  female: femenino, hembra
  fence: valla, cercado, cerca
  fenced: vallado
  fencingSport: esgrima, florete
  fennel: hinojo
  ferment: fermentar, elaborar cerveza
  fern: helecho
  ferret: hurón
  fertilise: abonar la tierra, fertilizante
  fertility: fertilidad
  fertilizer: abono, fertilizante
  festival: festival
  fetch: ir a buscar
  fetchAmbulance: llamar a ambulancia, médico de urgencia
  fever: fiebre, calentura
  fiance: prometido, prometida, comprometidos
  fibreFood: fibra alimentaria
  fibreglass: fibra de vidrio
  fieldCrop: campo de cultivo, sembrado
  fieldMeadow: prado, pradera
  fig: higo
  fightPlay: luchar, forcejear, lucha
  fightVerb: pelear, pelea, luchar
  file: expediente
  fileFormat: formato de archivo, resolución
  fileRecord: expediente, archivo
  fileTool: lima de metal, escofina, limar
  fill: llenar, rellenar
  fillerPaste: masilla
  fillIn: rellenar, completar
  filling2: saciar, quedar lleno
  fillOutOnline: rellenar en línea, formulario en línea
  fillTooth: empaste
  film: filmar, grabar, grabación, grabar vídeo
  filmScreening: proyección de película, pase de cine
  filter: filtrar, filtro
  filthy: asqueroso, mugriento
  fin: aleta
  finalCleaning: limpieza final, dejar limpio
  finalDefinite: definitivo
  financing: financiación, financiar, plan de pagos
  find: encontrar, encuentro, encuentra, encontrado
  findingResult: resultado del análisis, informe médico
  findItem: encontrar, encontrado, hallado
  findOut: averiguar, informarse, enterarse
  findWay: encontrar el camino, encontraros
  fine: multa, penalización, sanción
  fineTicket: multa
  finger: dedo
  fingernail: uña
  fingerprint: huella digital, huella dactilar
  finishedReady: terminado, acabado, listo
  finishVerb: terminar, acabar, final
  finnish: finlandés, finés, Finlandia
  fireAlarm: alarma de incendios
  fireBrigade: bomberos
  fireClay: horno cerámico, cocción
  fireDamage: daños por incendio
  fireExtinguisher: extintor
  fireman: bombero
  fireproof: ignífugo
  firewood: leña, madera para chimenea
  fireworks: fuegos artificiales
  firing: cocción, horneado
  firingService: servicio de horneado, cocción de cerámica, hornear cerámica
  firstAid: primeros auxilios
  firstAidCourse: curso primeros auxilios
  firstAidKit: botiquín
  firstAidTriangle: triángulo de emergencia
  firstDive: bautismo de buceo
  firstName: nombre de pila
  firstOrdinal: primero, primera, primer
  firstPrize: premio, trofeo, galardón
  firstSunday: cada mes
  firstTime: primera vez
  fish: pescar, pesca
  fishAnimal: pez, pez de colores, pez dorado, carpín
  fisherman: pescador, pescadora
  fishFarm: piscifactoría
  fishFood: pescado
  fishhook: anzuelo
  fishing: pesca
  fishingLicence: licencia de pesca, permiso de pesca
  fishingNet: red de pesca
  fishingRod: caña de pescar, aparejo, aparejos
  fishmonger: pescadería, pescadero
  fishPond: estanque de peces
  fishTank: filtro de acuario
  fitIn: caber, cabe, hay sitio
  fitness: fitness, forma física, en forma, buena forma
  fitSize: quedar bien, caber, cabe
  fittedKitchen: cocina integral, cocina equipada, muebles de cocina
  fittedWardrobe: armario empotrado, clóset
  fittingRoom: probador
  fix: reparar, reparación, arreglar, arreglo, arreglado, reparado
  fixedPrice: precio fijo
  fjord: fiordo
  flagBanner: bandera, banderines, asta
  flame: fuego, incendio
  flamenco: flamenco
  flamingo: flamenco rosa
  flammable: inflamable
  flannel: franela
  flashCamera: flash
  flat: piso, apartamento
  flatBattery: batería descargada, batería muerta
  flatEven: plano, llano
  flatFee: precio cerrado, tanto alzado
  flatFeet: pies planos
  flatRate: tarifa plana
  flatRoof: tejado plano, azotea
  flatten: aplanar, aplastar
  flax: planta de lino
  flea: pulga
  fleaCollar: collar antiparasitario, pipeta, antipulgas
  fleaMarket: mercadillo, rastro
  fleece: vellón, piel de oveja
  fleeceWool: forro polar
  flexible: flexible
  flexibleDates: fechas flexibles, cualquier día
  flicker: parpadea, parpadeo, titilar
  flight: vuelo
  flightAttendant: azafata, auxiliar de vuelo
  flipchart: rotafolio, papelógrafo, pizarra
  flipFlop: chanclas, chancletas, ojotas
  flippers: aletas de buceo
  floatVerb: flotar, flotante
  flood: inundar, inundación
  floodlit: reflectores, iluminado de noche
  floor: suelo
  floorLamp: lámpara de pie
  floorLevel: primera planta, piso de arriba, piso alto, último piso
  floorPlan: plano de planta, plano de la casa, planta del piso
  floorSanding: lijar el parqué, acuchillado de suelos
  floorStorey: piso
  flora: flora, vegetación
  florist: florista, floristería, floristeria
  flour: harina
  flourMill: molino harinero, molino de grano
  flower: flor
  flowerArrangement: arreglo floral, centro de flores
  flowerbed: parterre, arriate
  flowerBulb: bulbo
  flowerGirl: niña de arras, pajes
  floweringSeason: época de floración, floración
  flowerpot: maceta, tiesto, macetero, jardinera, maceta colgante
  flu: gripe
  fluffy: esponjoso, mullido
  fluJab: vacuna antigripal, dosis de refuerzo
  fluteRecorder: flauta, flauta travesera, flauta dulce
  fly: volar, vuelo, vuela, vuelan, volando
  flyInsect: mosca
  foal: potro, potra
  foam: espuma, gomaespuma
  fog: niebla
  foggy: niebla
  foggyVision: ver borroso, vista borrosa
  fogMachine: máquina de humo
  foil: papel de aluminio
  fold: plegar, plegable, doblar
  foldable: plegable
  folderPc: carpeta, directorio
  foldingBike: bicicleta plegable
  foldingTable: mesa plegable, mesa de caballetes
  folkMusic: música folclórica, folclore
  follow: seguir, sigo
  followerSocial: seguidor
  followUpAppointment: cita de seguimiento, visita de control, revisión médica
  food: comida, alimento
  foodBowl: comedero, bebedero
  foodDelivery: comida a domicilio, reparto a domicilio
  foodHygiene: carné de manipulador, certificado de higiene, higiene alimentaria, manipulador de alimentos
  foodIntolerance: intolerancia alimentaria, alergia alimentaria
  foodPoisoning: intoxicación alimentaria
  foodSafe: apto para alimentos
  foodScraps: restos de comida, desperdicio alimentario
  foodStorage: recipiente de comida, fiambrera, táper
  foodTruck: camión de comida, puesto de comida
  foot: pie
  football: fútbol, balón de fútbol
  footing: antideslizante, suela antideslizante
  footMassage: masaje de pies, reflexología
  footwear: calzado, zapatos
  forbid: prohibir, prohibido, prohibición, no permitido
  force: obligar, forzar
  forceMajeure: fuerza mayor
  forehead: frente
  foreignCurrency: divisa, moneda extranjera, dólares, francos
  foreigner: extranjero
  foreignLanguage: lengua extranjera, idioma extranjero, segunda lengua, otros idiomas
  foreignVisitor: del extranjero
  forest: bosque
  forester: guarda forestal, forestal, guardabosques
  forestFire: incendio forestal, riesgo de incendio
  forestry: silvicultura, guarda forestal, guardabosques
  forestSchool: escuela bosque
  forget: olvidar, olvido, olvidado, se me olvidó, olvidé
  forgetful: olvidadizo
  forgive: perdonar
  forgotPassword: olvidé la contraseña, restablecer contraseña
  fork: tenedor
  forklift: carretilla elevadora, transpaleta, montacargas
  form: formulario, impreso
  formatPaper: A4, A3, tamaño de papel
  formPaper: formulario
  fortnight: quincena, dos semanas
  fossil: fósil, amonita
  fosterChild: niño acogido, familia de acogida, acogimiento
  foundation: cimientos, fundación de la casa
  foundationMakeup: base de maquillaje
  foundCompany: fundar, fundado, fundación, desde cuándo, año de fundación
  founder: fundador
  fountain: fuente
  fox: zorro
  foyer: vestíbulo, recibidor
  fracture: fractura, hueso roto
  fragile: frágil, delicado, rompible, delicada
  frail: débil, delicado de salud
  frameVerb: enmarcar, marco, enmarcación, paspartú, marcos, enmarcado
  framingService: enmarcado, enmarcación, paspartú
  franchise: franquicia comercial, franquiciado
  fraud: fraude, estafa
  fray: deshilachar, deshilachado
  frayed: deshilachado, raído
  freckle: pecas, pecoso
  free2: sin costo, sin coste, sin cargo
  freeAdmissionChild: niños gratis, gratis para niños
  freeEntry: entrada gratuita, entrada libre, gratis, entrada gratis
  freeOfCharge: gratis, gratuito
  freePlaces: plazas libres, quedan plazas
  freeRelease: liberar, soltar, liberación
  freeShipping: envío gratuito, envío gratis, portes gratis
  freeWedding: boda simbólica, oficiante de bodas
  freeze: congelar, congelado
  freezeCold: tener frío, temblar, tiritar
  freezer: congelador, arcón congelador
  freezerBag: bolsa de congelación, bolsa con cierre
  french: francés, francesa, Francia, en francés
  frenchHorn: trompa
  freshAir: aire fresco, aire puro
  freshEggs: huevos frescos, huevos camperos, huevos de corral
  freshFood: fresco
  fridge: nevera, frigorífico, heladera, refrigerador, refrigeradora
  fridgeSeal: goma de la puerta
  friedEgg: huevo frito
  friend: amigo, amiga, colega
  friendly: amable, simpático
  fries: patatas fritas, papas fritas
  fringe: flequillo
  fringeTextile: flecos, borla
  frog: rana, renacuajo
  frontDesk: mostrador de información, ventanilla, punto de atención
  frontDoor: puerta de entrada, puerta principal
  frontRow: primera fila
  frost: helada, escarcha, heladas
  frostproof: resistente a heladas, resistente al frío
  frozenFood: congelado, congelados
  frozenState: congelado
  fruit: fruta
  fruitTree: árbol frutal, frutal
  fry: freír, frito
  fuel: combustible, carburante
  fuelSurcharge: combustible incluido, gasto de combustible
  fuelTank: depósito de combustible, tanque, depósito de gasolina, tanque de combustible
  fullAdjective: lleno
  fullBoard: pensión completa
  fullBodyMassage: masaje corporal, masaje completo
  fullMoon: luna llena
  fullRefund: reembolso completo, reembolso parcial, devolución total
  fullTime: jornada completa, tiempo completo
  fullyEquipped: totalmente equipado, bien equipado
  fundraising: recaudación de fondos, micromecenazgo
  funEnjoy: diversión
  funeral: funeral, entierro, sepelio
  funeralFlowers: flores para funeral, corona fúnebre
  funeralInsurance: seguro de decesos
  funeralMeal: banquete fúnebre, comida de funeral
  funeralService: misa de funeral, ceremonia fúnebre
  funeralSpeaker: oficiante de funeral, elogio fúnebre
  funeralWreath: corona fúnebre, corona funeraria
  funfair: feria
  funicular: funicular, tren cremallera
  funnelTool: embudo
  funny: gracioso, divertido
  fur: pieles, pelaje, abrigo de piel
  furious: furioso, indignado, enojado, enfadado
  furnished: amueblado, mueble
  furniture: muebles, mobiliario
  furnitureAssembly: montaje de muebles, montar muebles, montaje, instrucciones de montaje
  furnitureItem: mueble
  furnitureLift: montamuebles, elevador de muebles
  furnitureRepair: reparación de muebles, restauración de muebles
  furrier: peletero, peletería
  furry: pelo largo
  furtherTraining: formación continua, perfeccionamiento, capacitación
  fuse: fusible
  fuseBox: cuadro eléctrico, diferencial
  fussyEater: quisquilloso
  future: futuro
  gainWeight: engordar, subir de peso
  gallbladder: vesícula, cálculos biliares
  gallery: galería
  gallop: galopar, galope
  game: juego, juego de mesa, juego de tablero, noche de juegos, juego de cartas
  gameConsole: consola, videojuego, videoconsola, deportes electrónicos
  garageDoor: puerta de garaje, portón
  garageWorkshop: taller, taller mecánico
  garden: jardín
  gardenCentre: vivero, centro de jardinería
  gardenDesign: diseño de jardines, paisajismo
  gardener: jardinero, paisajista
  gardenerTree: paisajismo, diseño de jardines
  gardenFurniture: muebles de jardín, tumbona, silla de jardín
  gardenGloves: guantes de trabajo
  gardenGnome: enano de jardín, adorno de jardín, enanito de jardín
  gardening: jardinería
  gardenPath: camino de jardín, sendero
  gardenService: mantenimiento de jardines, cuidado del césped
  gardenShed: caseta de jardín, cobertizo, caseta, galpón
  gardenSprinkler: aspersor
  gardenWaste: restos de poda, residuos verdes
  garlic: ajo
  garment: prenda
  gasBottle: bombona, garrafa, botella de gas
  gasFuel: gas natural
  gasLeak: fuga de gas, olor a gas
  gasStove: cocina de gas, hornillo
  gate: portón, verja
  gather: juntar, reunir
  gaugeDevice: manómetro, medidor de presión
  gear: marcha, cambio de marchas, desviador
  gearbox: caja de cambios, transmisión
  gearwheel: engranaje, rueda dentada
  gelatine: gelatina
  gelNails: uñas de gel, uñas postizas
  gemstone: piedra preciosa, gema
  genderSex: sexo, género
  generalAnaesthesia: anestesia general
  generalMeeting: asamblea general, junta general
  generation: generación
  generationFamily: antepasados, árbol genealógico, genealogía
  generator: generador, grupo electrógeno
  generic: genérico
  generous: generoso
  gentian: genciana
  gentle: suavemente, cuidadoso
  genuine: auténtico, genuino, autenticidad
  geography: geografía
  geologist: geólogo
  geology: geología, geólogo
  geranium: geranio
  gerbil: jerbo
  germ: germen, gérmenes, bacteria
  german: alemán, alemana, Alemania, en alemán
  getChanged: cambiarse, cambiarse de ropa
  getDirty: ensuciarse, mancharse
  getEngaged: prometerse, comprometerse
  getHurt: hacerse daño, lastimarse, lesionarse
  getLost: perderse, extraviarse, extraviado, desaparecido, niño perdido
  getOff: bajarse
  getOut: encontrar la salida
  getPaid: ganar dinero, sueldo
  getQuote: pedir presupuesto, presupuesto sin compromiso
  getStuck: quedarse atascado, atrapado
  getTested: hacerse la prueba, análisis
  getThere: cómo llegar
  gettingMarriedHere: casarse aquí, lugar de boda, casarse
  getToKnow: conocer gente
  getTouch: ponerse en contacto, comunicarse, localizar
  getUp: levantarse
  getVaccinated: vacunarse, vacunado, refuerzo
  getWet: mojarse, mojar
  ghost: fantasma, embrujado
  gift: regalo
  giftBasket: cesta de regalo, canasta de regalo
  gifted: superdotado, talento, dotado
  giftVoucher: vale regalo, tarjeta regalo, bono regalo
  giftWrap: envolver para regalo, papel de regalo, caja de regalo
  gilding: pan de oro, dorado a mano, dorador
  ginger: jengibre
  gingerbread: pan de jengibre
  ginSpirit: ginebra
  giraffe: jirafa
  girl: chica, muchacha
  girlfriendPartner: novia
  give: dar, doy, dado, dan, damos, dio
  giveAway: regalar, se regala
  giveBack: devolver, devuelvo
  giveGift: regalar, regalo
  giveUp: abandonar, rendirse
  glacier: glaciar
  glamping: glamping, yurta
  glassblower: soplador de vidrio, vidrio soplado
  glassBlowing: vidrio soplado, soplador de vidrio, soplado de vidrio
  glassblowing: soplado de vidrio
  glassBottomBoat: barco con fondo transparente
  glasses: gafas, lentes, anteojos
  glassesArm: patilla, plaqueta
  glassesCase: estuche, funda de gafas
  glassesParts: plaquetas
  glassMaterial: vidrio, cristal
  glaucoma: glaucoma, presión ocular
  glaze: esmaltar, esmalte, esmalte cerámico, barniz cerámico, vidriado, esmaltado
  glazier: vidriero, cristalero, cristalería
  glider: planeador, vuelo sin motor
  globe: globo terráqueo
  glove: guante, guantes, manoplas
  glue: pegar, pegamento, cola de carpintero, adhesivo, encolar, pegado
  glueArt: pegamento
  glueBack: volver a pegar, pegar
  gluten: sin gluten
  glutenContains: trazas, puede contener
  glutenFree: sin gluten, celíaco
  goat: cabra
  goatCheese: queso de cabra
  goatKid: cabrito, chivo
  god: Dios, Jesús
  godchild: ahijado, ahijada
  goDown: bajar, descender, descenso
  godparent: padrino, madrina
  goInside: entrar adentro, acceder, meterse
  gold: oro
  golden: dorado, oro
  goldPanning: batear oro, buscar oro, lavar oro
  goldPlated: chapado, dorado, bañado en oro
  goldScrap: compra de oro, vender oro, oro usado
  goldsmith: orfebre, joyero, platero
  golf: campo de golf
  golfClub: palo de golf
  goodAdjective: bueno, bien, buen
  goodFriday: Viernes Santo
  goods: mercancía, mercadería
  goodsLift: montacargas
  goodView: visibilidad reducida, buena visibilidad
  goodWeather: buen tiempo, día soleado
  goodwill: cortesía, gesto comercial
  goose: ganso, oca
  gospelChoir: coro góspel, coral
  goThrough: atravesar, cruzar
  goUp: subir
  goUpTower: subir escaleras
  gout: ataque de gota, ácido úrico
  gps: GPS, navegador GPS
  graceWait: período de espera, período de gracia
  gradeMark: nota, calificación
  gradeYear: curso escolar, año escolar
  gradingBelt: examen de cinturón, cinturón negro
  graduationParty: acto de graduación, fiesta de graduación, baile de graduación
  graffiti: grafiti, pintada, pintadas
  graft: injertar, injerto
  grain: cereales, granos de cereal, grano de cereal
  gram: gramo
  grammar: gramática
  grandchild: nieto, nieta
  grandfather: abuelo
  grandfatherClock: reloj de pie
  grandmother: abuela, yaya
  grandparent: abuelos
  grandPiano: piano de cola
  granite: granito
  grape: uva
  grapefruit: pomelo, toronja
  grapeHarvest: vendimia
  graphicDesigner: diseñador gráfico, diseño gráfico, maquetación, diseñadora
  graphicsCard: tarjeta gráfica
  grasshopper: saltamontes
  grate: rallar, rallado
  grateful: agradecido, agradecimiento
  grater: rallador
  grave: tumba, sepultura
  graveCare: cuidado de tumbas, mantenimiento de sepulturas, mantenimiento de tumba
  gravel: grava, gravilla, ripio
  graveLight: vela de cementerio
  gravePlot: parcela funeraria, panteón, nicho
  gravestone: lápida, piedra sepulcral
  gravySauce: caldo
  graze: pastar, pasto, pastoreo
  grease: grasa, grasiento
  greasy: grasiento, graso, aceitoso, grasoso
  greatGrandparent: bisabuelo, bisabuela
  greekNationality: griego, Grecia
  green: verde
  greenColour: verde
  greengrocer: frutería, verdulería, frutero
  greenhouse: invernadero
  greenPea: guisante, arveja
  greenRoof: cubierta vegetal, techo verde
  greet: saludar, bienvenido, bienvenida, bienvenidos
  greetingCard: tarjeta de felicitación, tarjeta de agradecimiento
  grey: gris
  greyColour: gris
  greyHair: cana, pelo canoso
  griefCounselling: terapia de duelo
  grilledSausage: chorizo
  grind: moler, molido, molienda, moler grano, moler trigo
  gritRoad: esparcir sal
  grocery: comestibles, ultramarinos, alimentos, tienda de alimentación
  groin: ingle, zona íntima, línea del bikini
  groom: acicalar
  groomer: peluquero canino
  groomStable: mozo de cuadra
  grossNegligence: negligencia, imprudencia
  grossPrice: bruto
  groundFloor: planta baja
  group: grupo
  groupAccommodation: alojamiento para grupos
  groupBooking: reserva de grupo, descuento para grupos
  groupDiscount: descuento para grupos, tarifa de grupo
  groupLesson: clase grupal, clase en grupo
  groupMaximum: máximo de personas, número máximo, aforo, máximo de participantes, aforo máximo
  groupMinimum: mínimo de personas, número mínimo, mínimo de participantes, grupo mínimo
  groupNoun: grupo
  groupSize: número de personas, tamaño del grupo, cuántas personas, cuánta gente
  groupTicket: entrada de grupo, tarifa de grupo, descuento de grupo
  growl: gruñir, gruñido
  grownUp: adulto, mayor de edad
  growUp: crecer, criarse
  growVerb: crecer, crecimiento, crece, crecido
  guarded: vigilado
  guardian: tutor, tutor legal, tutela
  guardianship: tutela, curatela
  guardSecurity: guardia de seguridad, vigilante, portero de discoteca
  guess: adivinar
  guessPuzzle: adivinanza
  guest: huésped, invitado, invitada
  guestBook: libro de visitas, libro de huéspedes, libro de firmas
  guesthouse: hostal, casa de huéspedes
  guestList: lista de invitados
  guestPass: pase de invitado, traer un amigo
  guide: guía
  guidebook: guía de viaje, guía impresa
  guidedCaveTour: visita a la cueva, cueva turística
  guidedHike: caminata guiada, ruta guiada
  guideDog: perro guía, perro de asistencia, perro lazarillo
  guidedTour: visita guiada, recorrido
  guidePrice: precio orientativo, precio aproximado
  guilty: culpable, culpa
  guineaPig: cobaya, conejillo de Indias
  guitar: guitarra, guitarra eléctrica
  gum: encía, encías
  gutter: canalón, canaleta, bajante
  gutterCleaning: limpieza de canalones
  gymMembership: cuota del gimnasio, abono del gimnasio
  gymnastics: gimnasia
  gymStudio: gimnasio
  gynaecologist: ginecólogo, ginecóloga
  hacker: pirateado, hackeado, pirata informático, suplantación
  haemorrhoid: hemorroides, almorranas
  hail: granizo, daños por granizo
  hair: pelo, cabello
  hairball: bola de pelo
  hairband: goma de pelo, coletero, diadema
  hairbrush: cepillo
  hairClip: horquilla, pinza de pelo
  hairClippers: cortapelos, maquinilla, afeitadora
  haircut: corte de pelo
  hairdresser: peluquero, peluquera
  hairdryer: secador
  hairDye: tinte
  hairExtensions: extensiones de pelo, extensiones
  hairLoss: caída del cabello
  hairMask: mascarilla capilar, tratamiento capilar
  hairSalon: peluquería
  hairspray: laca, gomina
  hairstyle: peinado
  hairTransplant: trasplante capilar, injerto capilar
  hairy: peludo, suelta pelo
  halal: halal
  half: medio, mitad, media
  halfBoard: media pensión
  halfDay: medio día, media jornada
  halfHour: media hora
  halfSibling: hermanastro, medio hermano, medio hermana
  halfSize: media talla, medio número
  halfTerm: semana blanca, vacaciones de otoño
  halfTimbered: casa de entramado, entramado de madera
  halfway: a medio camino
  hall: sala, salón
  hallmarkStamp: contraste, punzón
  halloween: Halloween
  ham: jamón
  hamburger: hamburguesa
  hammer: martillo
  hammerDrill: martillo percutor, taladro percutor
  hammerIn: martillear, clavar, martillar
  hammock: hamaca
  hamster: hámster
  hand: mano
  handbag: bolso, bolsa de mano
  handbrake: freno de mano
  handCream: crema de manos, loción corporal
  handful: puñado
  handicraftChild: manualidades
  handInForm: tramitar
  handkerchief: pañuelo
  handlebar: manillar, manubrio
  handLuggage: equipaje de mano
  handmade: hecho a mano, artesanal
  handmadePaper: papel hecho a mano, papel artesanal
  handOver: entregar, entrega
  handrail: barandilla, pasamanos, baranda
  handSanitiser: gel hidroalcohólico, desinfectante de manos
  handTools: herramientas manuales, juego de herramientas
  handTruck: carretilla de mano
  handWash: lavar a mano, lavado delicado
  handwritten: manuscrito, escrito a mano
  hang: colgar, cuelga, colgar en pared, colgado, montar en pared, cuelgan
  hangDown: colgar, colgando
  hangOutDry: tender, secar al aire
  hangover: resaca
  hanukkah: Janucá
  happen: ocurrir, suceder
  happy: feliz, contento
  happyHour: hora feliz
  harbour: puerto, puerto deportivo, marina
  hardDrive: disco duro, disco externo, SSD
  hardHat: casco de protección
  hardMaterial: duro, firme
  hardWorking: aplicado, diligente
  hare: liebre
  harmful: dañino, nocivo, inofensivo
  harmlessSafe: inofensivo, sin peligro
  harness: arnés
  harp: arpa
  harvest: cosechar, cosecha, recolectar
  hat: sombrero, gorro, gorra, gorro de lana, chullo, chupalla
  hatch: eclosionar, nacer del huevo, salir del huevo, incubar
  hate: odiar
  hatter: sombrerero, sombrerería
  haulage: flete, transporte de mercancías, transportista
  haunted: embrujado, fantasma
  haveBreakfast: desayunar, desayuno
  haveLunch: almorzar, almuerzo, comida
  hay: heno
  hayFever: alergia al polen, polen
  hazardousWaste: residuos peligrosos, pilas usadas
  hazelnut: avellana
  hdmiCable: HDMI, cable HDMI, cable de red, cable de audio
  head: cabeza
  headache: dolor de cabeza
  headCircumference: contorno de cabeza, talla de casco
  headInjury: traumatismo craneal
  headlamp: linterna, frontal, linterna frontal
  headlight: faro, luces del coche
  headphones: auriculares, cascos
  headquarters: sede, oficina central
  headscarf: pañuelo
  headTeacher: director, directora, director del colegio
  heal: curar, sanar, recuperarse
  health: salud
  healthCard: tarjeta sanitaria
  healthDeclaration: cuestionario de salud, declaración de salud, ficha médica, cuestionario médico
  healthInsurance: seguro médico, seguro de salud
  healthInsuranceAccepts: convenio con seguros, seguros aceptados
  healthy: sano, saludable, salud
  hear: oír, oigo, oye, oído, escuchar
  hearBadly: oír mal, pérdida de audición
  hearing: audiencia, audiencia judicial, vista oral
  hearingAid: audífono, aparato auditivo, pila de audífono
  hearingLoss: pérdida auditiva, duro de oído
  hearingTest: prueba de audición, audiometría
  hearse: coche fúnebre
  heart: corazón
  heartAttack: infarto
  heartburn: acidez, ardor de estómago, reflujo
  heartCondition: enfermedad cardíaca, problemas de corazón, cardiopatía, enfermedad del corazón
  heartworm: gusano del corazón
  heat: calor, ola de calor, caluroso
  heatedPlace: calefaccionado, sin calefacción
  heaterPortable: calefactor, estufa eléctrica
  heather: brezo
  heating: calefacción, radiador, calefactor
  heatingElement: resistencia, elemento calefactor
  heatingEngineer: técnico de calderas
  heatingOil: gasóleo de calefacción
  heatproof: resistente al calor, apto para horno
  heatPump: bomba de calor, aerotermia
  heatUp: calentar, caliento
  heavilyPregnant: embarazada, embarazadas, encinta
  heavy: pesado, pesada, pesan
  heavyLoad: carga pesada, transporte de pianos
  heavyPerson: obeso, con sobrepeso, persona pesada
  hebrew: hebreo, israelí
  hectare: hectárea, acre
  hedge: seto
  hedgehog: erizo
  hedgeTrimmer: cortasetos
  hedgeTrimming: poda
  heel: talón
  heelSpur: espolón, fascitis plantar
  height: estatura, altura mínima, estatura mínima
  heightMeasure: qué altura, altitud, altura
  heightNoun: altura, estatura
  heir: heredero, heredera, herederos, sucesión
  helicopter: helicóptero
  helmet: casco
  helpful: servicial, atento, útil
  helpline: teléfono de ayuda
  helpOut: echar una mano, colaborar
  helpVerb: ayudar, ayuda, ayúdame, asistir
  hem: dobladillo, hacer el bajo, meter el bajo
  henChicken: gallina
  henna: henna
  henParty: despedida de soltera, despedida de soltero, despedida
  hepatitis: hepatitis
  herbalTea: infusión
  herbGarden: jardín de hierbas
  herbs: hierbas
  herbWalk: paseo botánico, ruta de hierbas
  herd: rebaño, manada, arrear, pastorear
  heritage: patrimonio mundial, patrimonio cultural
  herniaIllness: hernia
  herring: arenque
  hibernate: hibernar, hibernación, letargo, invernar
  hiccup: hipo
  hiddenCost: costes ocultos, gastos adicionales, suplementos
  hide: esconder, ocultar, escondido
  highAdjective: alto
  highBloodPressure: hipertensión, tensión alta, presión alta
  highChair: trona, silla alta
  highDemand: mucha demanda, demandado
  highHeels: tacones, zapatos de tacón
  highlightEvent: atracción principal, punto culminante, lo más destacado
  highlightHair: mechas
  highlights: mechas
  highSchoolDiploma: bachillerato, selectividad, título escolar, título de bachillerato
  highSeason: temporada alta
  highVisVest: chaleco reflectante
  hike: senderismo, excursión, caminata
  hiker: senderista, caminante, excursionista
  hiking: senderismo, caminata
  hikingBoots: botas de montaña, botas de senderismo, calzado resistente
  hikingMap: mapa de senderos, mapa de rutas, mapa topográfico
  hikingPoles: bastones de senderismo
  hikingTrail: sendero, camino, ruta
  hillside: colina, cerro, loma
  hingePart: bisagra
  hip: cadera
  hipHopDance: danza urbana, breakdance
  hipReplacement: prótesis de cadera
  hireEquipment: alquilar equipo, material incluido
  hireGear: alquiler de material, alquiler de equipo
  hireStaff: contratar, contratación, buscar personal
  hiss: bufar
  historian: historiador, historia local
  historic: histórico
  history: historia
  hit: golpear, golpe
  hitchhike: autostop, hacer dedo, hacer autostop
  hives: urticaria
  hoarse: ronco, afónico, ronquera
  hobby: afición, pasatiempo, ocio
  hoe: azada, azadón
  hold: sujetar, sostener, agarrar, aguantar
  holdDurable: duradero, resistente
  holdOn: agarrarse, sujetarse
  holdWeight: aguantar peso, soportar, capacidad de carga
  hole: agujero, hoyo
  holes: agujero, hoyo
  holiday: vacaciones
  holidayApartment: apartamento turístico, casa de vacaciones, alquiler vacacional, casa rural, apartamento de vacaciones
  holidayCamp: campamento de verano, campamento, colonia de verano, curso de verano, colonia
  holidaySurcharge: recargo por festivo, recargo de domingo
  holidayVacation: vacaciones
  hollow: hueco
  home: hogar
  homeBaked: repostería casera, hecho en casa
  homeBirth: parto en casa, casa de partos
  homeCare: atención domiciliaria, ayuda a domicilio
  homeDelivery: entrega a domicilio, reparto a domicilio
  homeForSale: en venta, casa en venta, se vende
  homeInsurance: seguro de hogar, seguro de contenido
  homeless: sin techo, sin hogar, indigente
  homemade: casero, hecho en casa
  homeOffice: teletrabajo, trabajo a distancia
  homeopathy: homeopatía, homeopático
  homesick: nostalgia, echar de menos
  homework: deberes, tarea
  honest: honesto
  honey: miel
  honeyJar: panal de miel
  honeymoon: luna de miel
  honk: tocar la bocina, pitar
  hood: capucha
  hoodie: sudadera, polerón
  hoof: pezuña, casco de caballo
  hook: gancho
  hopeVerb: esperanza, ojalá, esperemos
  hops: lúpulo
  horizon: horizonte
  horn: claxon, bocina, tocar el claxon
  horrorFilm: película de terror, suspense
  horse: caballo
  horseBlanket: manta de caballo
  horsefly: tábano
  horseradish: rábano picante
  horseTrailer: remolque para caballos, van de caballos, van para caballos
  hose: manguera
  hospice: cuidados paliativos
  hospital: hospital
  hospitalPlace: hospital
  host: anfitrión
  hostel: albergue, hostal, albergue juvenil
  hostMaster: presentador, moderador, maestro de ceremonias
  hotAirBalloon: globo aerostático, vuelo en globo
  hotbed: cajonera
  hotChocolate: chocolate caliente, cacao
  hotDog: perrito caliente, pancho, salchicha
  hotel: hotel
  hotPlate: placa eléctrica, hornillo eléctrico
  hotStoneMassage: masaje piedras calientes
  hotTemperature: caliente, calor
  hotTub: jacuzzi, bañera de hidromasaje, tina caliente
  hotWater: agua caliente, sin agua caliente
  hotWaterBottle: bolsa agua caliente
  hour: hora
  hourly: por hora
  hourlyRate: tarifa por hora, precio por hora
  house: casa
  houseboat: casa flotante, barcaza, gabarra
  houseCall: visita a domicilio, visita domiciliaria, visita técnica
  houseClearance: vaciado de pisos, vaciado
  household: hogar, tareas domésticas
  houseplant: planta de interior, planta en maceta
  houseRules: normas de la casa, reglamento
  housetrain: educado en casa, hace sus necesidades fuera
  housewife: ama de casa
  howl: aullar, gemir
  howOften: con qué frecuencia, cuántas veces, frecuencia
  hubcap: tapacubos
  hug: abrazo, abrazar, acurrucarse
  huge: enorme
  hull: casco del barco
  hum: zumbar, zumbido
  humidifier: humidificador
  humidity: humedad
  hundred: cien, ciento
  hungarian: húngaro, Hungría
  hunger: hambre, hambriento
  hungry: hambre, hambriento, tener hambre
  hunt: cazar, caza
  hunter: cazador, caza, coto de caza
  hurricane: huracán, tornado, vendaval
  hurryVerb: apurarse, darse prisa, prisa
  hurt: doler, duele, doloroso
  husband: marido, esposo
  hut: cabaña, cobertizo, choza, caseta
  hybridCar: coche híbrido, híbrido
  hydrangea: hortensia
  hygiene: higiene
  hygieneItems: dispensador de jabón
  hygienic: higiénico
  hyperactive: hiperactivo, TDAH, inquieto
  hypnosis: hipnosis, hipnoterapia
  hypothermia: hipotermia
  ice: hielo, cubito, cubito de hielo, cubitos, cubitos de hielo
  iceAxe: piolet
  iceCream: helado
  iceSkates: patines de hielo
  icing: glaseado, fondant
  icy: helado, hielo
  idea: idea
  identity: identidad
  identityCard: documento de identidad, DNI, carné, cédula, carné de identidad
  ignition: contacto del coche
  illegal: ilegal
  illness: enfermedad
  illnessCase: por enfermedad, ponerse enfermo, caer enfermo
  illuminated: iluminado, iluminación
  imageRights: derechos de autor, derechos de imagen, propiedad intelectual, derechos de uso
  imitateFake: falso, falsificación, imitación, réplica
  immediately: inmediatamente, enseguida, de inmediato
  immediatelyNow: al instante, enseguida, en el acto
  immigrant: inmigrante, migrante
  immigration: inmigración
  impassable: intransitable, carretera cortada
  important: importante
  impossible: imposible
  impregnate: impermeabilizar, repelente al agua, antimanchas
  impressed: impresionante, impresionado
  improve: mejorar, mejora
  improvTheatre: improvisación, improvisar
  inAdvance: por adelantado, con antelación, antelación
  incense: incienso
  inch: pulgada
  inclTax: IVA incluido, más IVA, neto
  includeVerb: incluir, incluido, incluye
  inclusive: todo incluido
  income: ingresos
  incomeEarnings: ingreso
  incomeTax: IRPF, impuesto renta, declaración renta
  incomplete: incompleto, faltan piezas, falta
  incontinence: incontinencia, incontinente
  increase: aumentar, aumento, subida
  independent: independiente
  indian: indio, hindú, India
  indicator: intermitente
  indigestion: indigestión, empacho
  indispensable: imprescindible, indispensable, esencial
  individual: individual
  inductionLoop: bucle magnético, bucle de inducción
  industrialRevolution: época industrial, patrimonio industrial
  inedible: no comestible, incomible
  inEvening: por la noche, de noche
  infant: lactante, recién nacido, bebé
  infect: infectar, infección
  infection: infección
  inflame: inflamado, inflamación
  inflammation: inflamación
  inflatable: inflable, hinchable
  inflatableBoat: lancha neumática, bote inflable
  inflate: inflar, hinchar, bomba, bomba de bici
  influence: influencia, impacto
  infoPanel: panel informativo, cartel informativo
  inform: informar, avisar, notificar
  informationNoun: información
  inFront: delante, delantero, frente
  ingredient: ingrediente
  ingrownNail: uña encarnada
  inhabitant: habitante, residente, vecino, lugareño
  inhabited: habitado, deshabitado
  inhaler: inhalador
  inherit: heredar, herencia, heredado
  inheritance: herencia
  inheritanceTax: impuesto de sucesiones
  initialConsultation: primera consulta, primera cita
  initials: iniciales, monograma
  inject: inyectar, inyección
  injection: inyección, jeringa
  injector: inyector, bomba de combustible
  injure: herir, herida, lesión, lesionado
  injury: lesión
  inkCartridge: cartucho de tinta, tinta, tóner
  inkStain: mancha de tinta
  inkWriting: tinta china, tinta de dibujo
  inLaws: suegros, suegra, suegro
  inlineSkates: patines, patines en línea
  inLove: enamorado, enamorarse
  inMorning: por la mañana, de mañana
  inn: posada, casa de huéspedes, pensión familiar, mesón, taberna, fonda
  inNeedOfCare: persona dependiente, encamado
  innerTube: cámara de aire
  innkeeper: mesonero, hostelero, tabernero
  innocent: inocente
  inOperation: en funcionamiento, sigue funcionando
  inPerson: en persona, presencial, personalmente
  inseamLeg: entrepierna, pernera, largo del pantalón
  insect: insecto, bicho
  insectBite: picadura, picadura de insecto, picadura de mosquito
  insectRepellent: repelente de insectos, antimosquitos, repelente
  insert: insertar, meter
  inside: dentro, interior, adentro
  insist: insistir, insiste
  insole: plantilla ortopédica, plantillas de zapato
  insomnia: insomnio
  inspect: visitar, inspeccionar, ver la vivienda
  inspectionVehicle: ITV, revisión técnica
  install: instalar, instalación
  instalment: cuota, plazos, a plazos, mensualidades, pago a plazos
  instantCamera: cámara instantánea
  inStock: en existencias, existencias, disponible, en stock
  instruction: instrucciones
  instructor: instructor, monitor, entrenador
  instructorCourse: instructor, entrenador
  instrument: instrumento musical
  instrumentCase: estuche, funda de guitarra
  instrumentMaker: lutier, luthier, constructor de instrumentos, violero
  instrumentRental: alquiler de instrumentos, instrumento de alquiler
  insulate: aislar, aislamiento, aislado
  insulation: aislamiento
  insulationBuilding: aislamiento térmico, aislante
  insulin: insulina
  insurance: asegurar, seguro, asegurado, cobertura del seguro
  insuranceAgent: corredor de seguros, agente de seguros
  insuranceClaim: siniestro, parte de siniestro, parte de accidente
  insurancePolicy: póliza
  insurer: aseguradora
  intact: intacto, en buen estado
  intactState: en buen estado, bien conservado
  integrationCourse: curso de integración, examen de nacionalidad
  intensiveCare: cuidados intensivos, UCI
  intensiveCourse: curso intensivo
  interactive: interactivo
  intercom: portero automático, interfono, telefonillo
  interested: interesado, interesarse, interés
  interestFree: sin intereses
  interesting: interesante, interesado
  interestRate: intereses, tasa de interés
  interimInvoice: factura parcial, pago parcial, certificación de obra
  intermediateLevel: intermedio, nivel medio
  intermission: intermedio, entreacto
  intern: becario, pasantía
  internetConnection: conexión a internet, fibra óptica
  internetWifi: wifi, conexión inalámbrica
  internship: prácticas, becario, pasantía, día de prueba
  interruptPause: pausa, descanso, interrumpir
  interview: entrevista
  inTheMood: tener ganas, apetecer
  intolerance: intolerancia
  introduce: presentar
  introduceOneself: presentarse
  invalid: inválido, no válido, nulo
  inventVerb: inventar
  inverter: inversor
  investVerb: invertir, inversión, invierte
  invisible: invisible
  invisibleMending: zurcido invisible
  invitation: invitación
  invitationCard: tarjeta de invitación, invitaciones de boda
  invite: invitar, invitación
  invoice: factura, cuenta
  inWriting: por escrito
  iris: lirio
  irish: irlandés, Irlanda
  iron: hierro
  ironClothes: planchar, plancha
  ironedShirt: servicio de plancha, planchado, servicio de lavandería
  ironing: plancha, planchado
  ironingBoard: tabla de planchar, burro de planchar
  irrigation: riego, aspersor, riego por goteo
  irritableBowel: colon irritable, intestino irritable
  island: isla
  italian: italiano, Italia
  itch: picar, pica, picor, comezón, prurito, rascar
  item: artículo
  itinerary: plan de viaje, escala de viaje
  itSupport: informático, soporte informático, ayuda informática
  itTechnician: informático, técnico informático
  ivf: fecundación in vitro, inseminación artificial
  ivoryHorn: marfil
  ivy: hiedra, enredadera, planta trepadora
  jackCar: gato hidráulico
  jacket: chaqueta, cazadora, chamarra, campera, casaca, cortavientos
  jam: mermelada
  jamMaking: hacer conservas, tarro de conserva, envasar
  japanese: japonés, Japón
  jar: tarro, frasco, bote de cristal
  jaw: mandíbula, maxilar
  jazz: jazz, blues
  jealous: celoso, envidia, celos, envidioso
  jeans: vaqueros, tejanos, jeans, mezclilla
  jelly: gelatina
  jellyfish: medusa
  jetLag: jet lag, desfase horario
  jetSki: moto acuática, moto de agua
  jetty: muelle, embarcadero, malecón, pantalán
  jeweller: joyero, orfebre, platero, joyería
  jewellery: joya, joyería
  jewelleryMaking: joya, joyería
  jewish: judío, sinagoga
  jigsaw: rompecabezas, puzle
  jigsawTool: sierra de calar, caladora
  job: puesto de trabajo, empleo
  jobAdvert: oferta de empleo, anuncio de trabajo
  jobInterview: entrevista de trabajo, entrevista laboral
  jobSeeker: demandante de empleo, desempleado, en paro
  jobVacancy: puesto, empleo
  joiner: ebanista, carpintero
  joinGroup: participar, participación, unirse, probar uno mismo, actividad práctica
  joinIn: apuntarse, unirse, participar
  joinLate: empezar más tarde, incorporarse
  joint: articulación, dolor articular
  journalist: periodista, reportero, prensa
  journey: viaje, trayecto
  joy: alegría, felicidad
  jubilee: bodas de plata, bodas de oro, jubileo, aniversario de empresa
  judge: juez, jueza, jueces
  judo: judo
  jug: jarra
  juggler: malabarista, malabares
  juice: zumo, jugo
  juicePress: prensa de zumo, prensa de manzanas
  juicy: jugoso
  jump: saltar, salto, salta, saltando, brincar
  jumper: jersey, suéter, pulóver, chompa
  jumpStart: arranque con pinzas, pinzas de batería, cables de arranque
  jumpsuit: mono de vestir
  jungle: selva, jungla
  jury: jurado
  kangaroo: canguro animal
  karaoke: karaoke
  karateJudo: kárate, defensa personal
  kayak: kayak, kayak de mar
  kebab: kebab
  keepFresh: conservación, vida útil, se conserva
  keepReceipt: ticket de compra, sin ticket, recibo, tique, comprobante de compra
  keepSafe: custodiar
  keepStore: guardar, almacenar, conservar
  kennel: residencia canina, perrera
  kennelCough: tos de las perreras
  kennelHouse: caseta de perro, perrera
  keratinTreatment: alisado de keratina
  ketchup: kétchup
  kettle: hervidor
  key: llave
  keyboardMusic: piano eléctrico, piano digital, teclado musical, sintetizador
  keyboardPc: teclado
  keyBox: caja de llaves
  keyBroken: llave rota, llave atascada
  keyButton: botón
  keyCard: tarjeta llave, tarjeta de acceso
  keyCutting: duplicado de llaves, copiar llaves
  keyring: llavero
  kick: patear, patada
  kickstand: caballete
  kidney: riñón
  kidneyStone: cálculo renal, piedra del riñón
  kidsClub: miniclub, club infantil, actividades infantiles
  kidsRallye: cuestionario, adivinanza, yincana
  kiln: horno de cerámica
  kilogram: kilogramo
  kilometre: kilómetro
  kind: amable, simpático
  kindergarten: jardín de infancia, guardería
  kindergartenTeacher: educador infantil, educadora, maestra infantil
  king: rey, reina
  kiosk: quiosco, chiringuito, puesto de comida
  kiss: besar, beso
  kitchen: cocina
  kitchenHours: horario de cocina, comida caliente
  kitchenUse: uso de cocina, cocina compartida, cocineta
  kite: cometa, barrilete, papalote, volar cometas, volantín
  kitten: gatito
  kiwiFruit: kiwi
  knead: amasar, masa
  knee: rodilla
  kneeBrace: rodillera
  kneel: arrodillarse, de rodillas
  kneePads: rodilleras
  kneeReplacement: prótesis de rodilla
  kneeTrouble: problemas de rodilla, dolor de rodilla
  knife: cuchillo
  knifeBlock: utensilios de cocina, menaje, batería de cocina
  knight: caballero medieval
  knightsHall: salón de caballeros, salón noble
  knit: tejer, tricotar
  knitting: calceta, tejer a mano, tejer, labores de punto
  knittingNeedle: aguja de tejer, agujas de punto
  knitwear: prendas de punto, tejido de punto
  knock: llamar a la puerta, tocar la puerta
  knockDownWall: tirar una pared, derribar muro
  knotSpeed: milla náutica
  knotTie: nudo, nudos marineros
  knuckle: nudillo, articulación del dedo
  korean: coreano, Corea
  kosher: kosher, casher
  label: etiquetar, etiqueta, pegatina, adhesivo
  laboratory: laboratorio
  labourCost: mano de obra
  labourDay: día del trabajo, primero de mayo
  lace: encaje
  lacemaking: encaje de bolillos
  lactose: sin lactosa, lactosa
  lactoseFree: sin lactosa, intolerante a la lactosa
  ladder: escalera de mano
  ladiesOnly: solo mujeres, solo para mujeres
  ladle: cucharón, sacar con cuchara
  ladybird: mariquita
  lagoon: laguna
  lake: lago
  lamb: cordero
  laminate: plastificar, plastificado, laminar
  laminateFloor: suelo laminado, tarima flotante
  lamp: lámpara, bombilla, foco, bombillo, ampolleta
  lampOil: queroseno, parafina
  lampRepair: reparar lámparas
  lampshade: pantalla de lámpara, tulipa
  landline: teléfono fijo, línea fija
  landlord: arrendador, casero
  landmark: atracción, lugar de interés
  landRegister: registro de propiedad, escritura, nota simple
  landscape: paisaje
  landVerb: aterrizar, aterrizaje
  language: idioma, lengua
  languageCertificate: certificado de idiomas, examen de idioma
  languageCourse: curso de idiomas
  languageLevel: nivel de idioma, prueba de nivel
  lantern: farolillo, farol, candil, lámpara de aceite
  laptop: portátil, laptop
  laptopBag: funda de portátil, maletín de portátil
  largeAnimal: animal de granja, ganado mayor
  largeFamily: familia numerosa
  largeFormat: gran formato, lona publicitaria, pancarta
  lasagne: lasaña
  laserEyeSurgery: operación láser ocular, cirugía refractiva
  laserHairRemoval: depilación láser
  laserTag: láser tag
  lashExtension: extensiones de pestañas
  lashLift: lifting de pestañas, permanente de pestañas
  lastAdjective: último, pasado
  lastAdmission: última entrada, último acceso
  lastDuration: durar, dura, duración, tardar, cuánto dura, cuánto tarda
  lastMinute: última hora, último minuto
  lastMinuteOrder: en el acto, al momento, servicio urgente
  lastWill: testamento, legado, herencia
  late: tarde, retraso, demora, retrasado, llegar tarde, retrasarse
  lateArrival: llegada tardía, llegar de noche
  latecomer: rezagado, retrasado
  lateFee: recargo, recargo por retraso, multa por retraso
  laterAfter: más tarde, después, luego
  latest: a más tardar
  latexGlove: guantes desechables
  lathe: tornear, torno de madera
  latin: latín
  laugh: reír, risa, reírse
  launder: lavandería, colada
  laundrette: lavandería
  laundry: ropa sucia, lavado de ropa
  laundryBasket: cesto de la ropa
  lavender: lavanda
  law: ley, derecho
  lawFirm: bufete, despacho de abogados
  lawn: césped, hierba, pasto
  lawnMower: cortacésped
  lawnmower: cortacésped
  lawnSeed: semilla de césped
  lawsuit: demanda judicial, demandar
  lawyer: abogado, abogada
  laxative: laxante
  layEggs: poner huevos, puesta
  layersCut: corte a capas, degradado, rapado
  layFloor: instalar suelo, colocar suelo, parquetista
  layOutBody: velar, velatorio
  lazy: perezoso, vago
  lead: guiar, guía, visita guiada, guiado
  leadClimbing: escalada de primero
  leadMetal: plomo
  leadTime: plazo de entrega, plazo de fabricación, antelación
  leaf: hoja, follaje, hojarasca
  leafBlower: sopladora de hojas, soplador de hojas
  leaflet: folleto, tríptico
  leak: gotear, fuga, gotera, goteras, con fugas, gotea
  leaky: con fugas, gotea, gotera
  lean: apoyarse, apoyado
  leanOut: asomarse
  leanVerb: inclinar, inclinado, apoyarse
  learn: aprender, aprendizaje, aprendido, aprendo
  learnerDriver: alumno conductor
  learnRide: aprender a montar
  learnSwim: aprender a nadar, no sé nadar
  lease: contrato de alquiler, arrendamiento, contrato de arrendamiento
  leash: correa
  leashed: con correa, correa
  leather: cuero
  leatherCare: cuidado del cuero, crema para cuero
  leathercraft: marroquinería, taller de cuero, talabartería, artículos de cuero, curtiduría, curtido
  leatherJacket: chaqueta de cuero, cazadora de piel, campera
  leaveBehind: dejar, dejar olvidado, olvidado, dejarse
  leaveEarly: salir antes, irse antes
  leaveGoAway: irse, marcharse
  leaveLuggage: dejar el equipaje, guardar maletas
  leaveMessage: dejar un mensaje
  leaveOut: omitir, sin poner
  leaveOvernight: quedarse la noche
  lectern: atril, podio, tarima
  lecture: charla, conferencia, ponencia
  lecturer: ponente, profesor, conferenciante, profesor universitario, catedrático, docente
  leech: sanguijuela
  leek: puerro
  lefthanded: zurdo
  leftOver: sobrante, restante, sobras
  leftovers: sobras
  leftSide: izquierda, izquierdo
  leg: pierna
  legal: legal, lícito
  legalAdvice: asesoría jurídica, asesoramiento, consulta
  legalAid: asistencia jurídica gratuita, justicia gratuita
  legalFee: honorarios, costas judiciales, gastos legales
  legalFormFirm: sociedad limitada, registro mercantil, sede social
  legalGuardian: tutor legal, representante legal
  legalInsurance: seguro de defensa jurídica
  legalize: compulsar, compulsa, legalizar, apostilla, autenticar
  legend: leyenda, mito
  leggings: mallas, leggings, calzas
  legible: legible, ilegible
  lemon: limón
  lend: prestar, préstamo
  length: longitud
  lengthen: alargar, sacar el bajo
  lengthMeasure: metro lineal, por metro, cuánto mide, largo total
  lens: cristal graduado, lentes graduadas
  lentil: lenteja
  lesson: lección
  lessonUnit: clase, lección
  letGoOut: salir afuera, salir fuera
  letIn: dejar entrar, dejar pasar
  letKnow: comunicar, informar
  letOutGarment: ensanchar
  letter: carta
  letterbox: buzón
  letterpress: impresión tipográfica, tipografía, composición tipográfica, imprenta tipográfica
  lettuce: lechuga
  level: nivel, nivel de idioma
  levelingBlock: calzo, cuña de rueda
  leverPart: palanca
  liability: responsabilidad
  liabilityInsurance: seguro de responsabilidad civil, responsabilidad civil
  liableFor: quién paga, responsable, hacerse cargo
  liableVerb: responsable de daños, hacerse responsable
  librarian: bibliotecario, bibliotecaria
  library: biblioteca
  libraryCard: carné de biblioteca, carnet de lector
  lick: lamer, lamido
  lidCover: tapa, tapadera
  lieDown: acostarse, tumbarse, acuesta, recostarse
  lieFalse: mentir, mentira
  lifebuoy: salvavidas, flotador
  lifeguard: socorrista, salvavidas
  lifeInsurance: seguro de vida
  lifeJacket: chaleco salvavidas
  lifePartner: pareja de hecho, compañero sentimental
  lifespan: vida útil, duradero, durabilidad
  lifeThreatening: mortal, peligro de muerte
  lift: levantar, alzar, izar
  lightFire: encender
  lighthouse: faro
  lighting: iluminación, luz, luces
  lightingSystem: foco, focos
  lightning: relámpago, rayo
  lightningRod: pararrayos
  lightShow: espectáculo de luces
  lightSwitch: interruptor, apagador
  lightweight: ligero, liviano
  lilac: lila planta
  lily: lirio, azucena
  limeFruit: lima ácida
  limescale: cal, descalcificar, sarro
  limeStain: mancha de agua, cerco
  limeWash: encalar, pintura a la cal
  limit: límite, limitado
  limitationPeriod: prescripción legal, prescrito
  limitedEdition: edición limitada
  limousineHire: limusina, coche de boda
  limp: cojear, cojo, cojera, cojea
  lindenTree: tilo
  linen: lino
  linenFlax: lino planta
  lining: forro
  link: enlace
  linocut: linograbado
  lion: león, leona
  lip: labio
  lipstick: pintalabios, barra de labios
  liqueur: licor, digestivo
  liquidDamage: daño por líquido, cayó al agua, derramado
  liquor: licor
  liquorice: regaliz
  listedBuilding: edificio protegido, monumento histórico
  listen: escuchar
  listNoun: lista
  literacy: alfabetización, aprender a leer, analfabeto
  lithograph: litografía
  litre: litro
  litter: arena para gatos, arenero
  litterTray: arenero, caja de arena
  live: vivir
  liveBand: música para bodas, grupo musical
  lively: animado, enérgico
  liveMusic: música en vivo, música en directo
  liver: hígado
  liverwurst: paté, embutido de hígado
  liveryStable: pupilaje, box para caballo
  livingRoom: sala de estar, cuarto de estar
  livingWill: testamento vital, voluntades anticipadas
  lizard: lagarto, lagartija, iguana
  llama: llama animal
  loadCargo: carga
  loadGoods: cargar, descargar, carga
  loadingRamp: muelle de carga, rampa
  loanBank: préstamo, crédito, hipoteca
  loanEquipment: equipo de alquiler, material prestado, equipo incluido
  loanExhibit: préstamo de obra
  lobster: langosta, bogavante
  localAnaesthesia: anestesia local
  locallyMade: local
  localResident: residente, vecinos, lugareños
  localResidents: residentes, lugareños, vecinos, empadronados
  located: ubicado, situado, ubicación
  lock: cerrar con llave, cerradura, bloquear, candado, bombín, cerrojo
  lockable: con llave, con cerradura, se puede cerrar
  lockedState: cerrado con llave, bajo llave
  locker: taquilla, casillero, consigna
  lockOut: quedarse fuera, sin llaves, me quedé fuera, cerrado fuera, llave perdida, puerta bloqueada
  locksChange: cambiar cerradura, cambio de bombín
  locksmith: cerrajero
  loftApartment: apartamento, monoambiente
  loftConversion: reforma del ático
  logo: logotipo, logo
  logOut: cerrar sesión
  logSplitter: partidora de leña
  lollipop: piruleta, chupachups
  loneliness: soledad
  lonelyState: sentirse solo, soledad
  longAdjective: largo
  longDistanceHike: travesía, trekking, ruta de varios días
  longLine: correa extensible, correa larga
  longNight: apertura nocturna, abierto hasta tarde
  longSighted: hipermétrope, hipermetropía
  longSightedness: hipermetropía
  longTerm: a largo plazo
  longWeekend: puente festivo, fin de semana largo
  look: mirar
  lookAround: echar un vistazo, curiosear
  lookForward: alegrarse, alegría, ilusión
  loom: telar
  loose: suelto, flojo, holgado, se tambalea
  looseFilling: empaste
  loosenFree: liberar
  loosenTooth: diente flojo, diente suelto
  lose: perder, perdido, pierde, perdí, he perdido, extraviado
  loseItem: perder algo, objetos perdidos, se me olvidó
  loseWeight: adelgazar, bajar de peso, perder peso, pérdida de peso
  lossTheft: robado
  lostChild: niño perdido, niño extraviado
  lostItem: objeto olvidado, objeto perdido
  lostKey: llave perdida, perdí las llaves
  lostParcel: extraviar, perdido
  lostPet: mascota perdida, gato perdido, escapado
  lostProperty: objetos perdidos
  lotion: crema hidratante, loción, crema facial
  loud: ruidoso, ruido, música alta
  loudspeaker: altavoz, altavoces
  lounge: sala común, salón social, sala de estar
  louse: piojo
  love: amar, amor
  lowAdjective: bajo
  lowBloodPressure: tensión baja, presión baja
  lowCarb: carbohidratos, hidratos de carbono
  lowerDown: descender
  lowFat: bajo en grasa, desnatado, magro
  lowIncome: bajos ingresos, renta baja, tarifa social
  lowland: llanura
  lowSeason: temporada baja
  loyaltyCard: tarjeta de fidelidad, tarjeta de cliente
  lubricate: engrasar, lubricar
  luck: suerte, buena suerte, afortunado
  luggage: equipaje
  luggageLocker: consigna automática, taquilla para equipaje
  luggageRack: portaequipajes
  luggageStorage: consigna, guardaequipaje
  luggageTag: etiqueta de equipaje
  luggageTransport: traslado de equipaje, transporte de equipaje
  lukewarm: tibio, templado
  lullaby: canción infantil, nana, canción de cuna
  lumbago: lumbago, ciática
  lumberjack: leñador
  lunch: almuerzo
  lunchbox: fiambrera, táper, lonchera
  lunchBreak: descanso para comer, cierre a mediodía, pausa de mediodía
  lung: pulmón
  lunge: clase a la cuerda, dar cuerda
  lupin: altramuz
  luxurious: lujoso, lujo
  lymphDrainage: drenaje linfático
  lymphNode: ganglio, ganglios inflamados
  macComputer: Mac, MacBook
  machine: máquina, aparato, equipamiento
  mackerel: caballa
  macrame: macramé
  madeToMeasure: a medida, personalizado
  magazine: revista
  magician: mago
  magicShow: espectáculo de magia, truco de magia, mago
  magnet: imán, imanes, magnético
  magnifier: lupa
  magnifierLamp: lámpara de lupa
  magnolia: magnolia
  maidenName: apellido de soltera
  mailbox: buzón
  main: principal
  mainCourse: plato principal, segundo plato
  maintain: mantener, mantenimiento
  maintenanceContract: contrato de mantenimiento
  makeBrand: marca y modelo, modelo de coche
  makeFire: encender fuego, hacer fuego, hoguera
  makeFriends: hacer amigos, amistad, llevarse bien
  makeSure: asegurarse
  makeUp: maquillar, maquillaje
  makeup: maquillaje
  makeupArtist: maquillador, maquilladora
  makeWill: hacer testamento
  male: masculino, macho
  malnourished: bajo peso, desnutrido, delgadez
  mammography: mamografía
  man: hombre, caballero
  manager: gerente, encargado, director, director general, dirección general
  manageRun: dirigir, gestionar, administrar
  mandarin: mandarina, clementina
  mane: crin, melena
  mange: sarna
  mango: mango
  manicure: manicura
  manualByHand: manual
  manualCar: cambio manual
  manualWork: a mano
  manufacturer: fabricante
  manufacturerWarranty: garantía del fabricante, ampliación de garantía
  manure: estiércol
  mapPlan: mapa, plano
  marathon: maratón, carrera popular
  marble: mármol
  marblesToy: canicas
  march: desfile, procesión, cabalgata
  mare: yegua
  margarine: margarina
  marina: puerto deportivo, amarre, atraque
  maritalStatus: estado civil, casado, soltero
  market: mercado
  marriage: matrimonio
  marriageCertificate: certificado de matrimonio
  marriageProposal: pedida, propuesta de matrimonio, pedida de mano, pedir matrimonio
  marriedCouple: matrimonio, casados
  marriedState: casada
  marry: casarse, casado, casar
  marshmallow: malvavisco
  marten: marta, garduña
  martialArt: arte marcial
  marzipan: mazapán
  mascara: rímel
  mask: mascarilla, mascarilla facial, cubrebocas
  massage: masaje
  massageOil: aceite de masaje
  massageTable: camilla de masaje
  massageVerb: masajear, masaje
  masseur: masajista
  massProduced: en serie, prefabricado
  mast: mástil
  masterCertificate: maestro artesano, título de maestro
  masterKey: llave maestra
  masterpiece: obra maestra, obra de arte
  mat: esterilla, colchoneta
  match: partido
  matchesLighter: cerillas, fósforos, mechero, encendedor
  matching: a juego, que combine, combinar
  matchSport: partido, partido en casa
  material: material
  materialArt: material
  materialCost: gastos de material, coste de materiales
  maternityLeave: baja por maternidad
  maternityWard: maternidad, sala de partos
  mathematics: matemáticas, cálculo, mates
  matinee: matiné, función de tarde
  mating: en celo, apareamiento
  matted: pelo enredado, nudos de pelo, subpelo
  mattress: colchón
  mattressTopper: sobrecolchón
  maximumAge: edad máxima, demasiado mayor
  maximumAmount: máximo, como máximo
  maximumDuration: duración máxima
  maybe: quizás, quizá, tal vez
  mayonnaise: mayonesa
  mayor: alcalde, alcaldesa
  maze: laberinto
  meal: comida completa
  mean: significar, significado
  meansOfPayment: forma de pago, método de pago, modo de pago
  measles: sarampión
  measurement: medida, cinta métrica, metro plegable, huincha
  measurePressure: tomar la tensión, medir presión arterial
  measureUp: tomar medidas
  measureVerb: medir, mide, medida, tomar medidas
  measuringCup: vaso medidor, taza medidora
  meat: carne
  meatball: albóndiga
  mechanic: mecánico
  medal: medalla
  mediation: mediación
  mediator: mediador, arbitraje, defensor del consumidor
  medicalCentre: centro de salud, ambulatorio, clínica, consultorio
  medicalCertificate: certificado médico, baja médica
  medicalHistory: historial médico, antecedentes médicos, enfermedad previa
  medicalNote: justificante médico, certificado médico, apto médico
  medicalReasons: contraindicación, motivos de salud
  medicalSupplyStore: ortopedia, tienda de ortopedia
  medicationList: medicación habitual, plan de medicación
  medicinalPlant: planta medicinal
  medicine: medicamento, medicina, fármaco
  medicineTake: tomar la medicina
  medieval: medieval, Edad Media
  meditate: meditar, meditación
  meditation: meditación, atención plena
  meet: encontrarse, quedar, reunión
  meetingEquipment: proyector, cañón proyector
  meetingRoom: sala de reuniones
  melody: melodía
  melon: melón
  melt: derretir, fundir
  member: miembro, socio, membresía
  memberDiscount: descuento para socios, precio de socio
  membership: membresía, afiliación
  membershipCard: carné de socio, tarjeta de socio, número de socio
  membershipFee: cuota de socio
  membersOnly: sólo socios, no socios, exclusivo socios
  memorial: memorial, monumento conmemorativo
  memorise: memorizar, de memoria
  memoryCard: tarjeta de memoria
  memoryRam: memoria RAM
  mend: remendar, zurcir, zurcido, remiendo
  mendReplace: sustituir, reemplazar
  menOnly: sólo hombres
  menopause: menopausia
  mensHaircut: corte de caballero, corte de hombre
  menstruation: menstruación
  mentalHealth: salud mental, enfermedad mental
  menuCard: carta, menú
  menuOfDay: menú del día, plato del día
  meow: maullar, ronronear
  merino: merino
  message: mensaje
  messy: desordenado, desorden
  metal: metal
  metalDetector: detector de metales
  metalworker: soldador, metalista, cerrajería metálica
  meterUtility: contador, medidor, contador de la luz
  metre: metro
  metronome: metrónomo
  mexican: mexicano, México
  microchip: microchip, chip
  microneedling: microagujas
  microphone: micrófono
  microwave: microondas
  middleAged: mediana edad
  middleAges: Edad Media, medieval
  middleCentre: medio, centro
  midnight: medianoche
  midsummer: solsticio, San Juan
  midwife: matrona, comadrona, partera
  migraine: migraña, jaqueca
  migratoryBird: ave migratoria, migración
  mild: no picante
  mileage: kilometraje
  milestoneBirthday: cumpleaños redondo
  milk: leche
  milkAllergy: alergia láctea, sin lácteos
  milkChurn: lechera
  milkTooth: diente de leche
  milkVerb: ordeñar, ordeño
  mill: molino, molino de agua
  miller: molinero
  millet: mijo
  millimetre: milímetro
  million: millón
  millstone: muela de molino, piedra de molino
  minced: carne picada, carne molida
  mineQuarry: mina, minería, minero
  mineral: mineral, minerales
  mineralWater: agua mineral, agua con gas
  minerMine: minero
  miniatureTrain: trenecito, tren turístico, tren en miniatura
  minibus: minibús, microbús
  miniGolf: minigolf
  miniJob: pluriempleo, trabajillo
  minimumAge: edad mínima, límite de edad, edad máxima, restricción de edad, qué edad
  minimumAmount: mínimo, por lo menos, al menos
  minimumHeight: altura mínima, estatura mínima
  minimumOrder: pedido mínimo, compra mínima, cantidad mínima
  minimumRental: alquiler mínimo, período mínimo
  minimumStay: estancia mínima, noches mínimas
  minimumTerm: permanencia mínima, compromiso de permanencia
  minimumWage: salario mínimo
  minor: menor de edad
  mint: menta, hierbabuena
  minute: minuto
  minutesMeeting: acta, actas de reunión
  mirror: espejo
  mirrorCar: retrovisor, espejo lateral
  miscarriage: aborto espontáneo
  missBus: perder, perderse
  missedLesson: clase perdida, recuperar la clase
  missingAnimal: perro perdido, se escapó
  missingDocument: falta un documento, documentación incompleta
  missingLack: faltar, falta
  missingPart: falta una pieza, pieza que falta
  missLesson: faltar a clase, recuperar clase
  missSomeone: extrañar, echar de menos
  mistake: error, equivocación
  mistakeInvoice: error de factura, factura incorrecta
  mite: ácaro
  mix: mezclar, mezcla, remover, batir
  mixedAdjective: mixto
  mixedBag: variado
  mixedGender: sauna mixta, grupo mixto
  mixedGroup: grupo mixto
  mixerKitchen: batidora, robot de cocina, licuadora
  mixingDesk: mesa de mezclas
  moat: foso
  mobilePayment: pago móvil, pagar con móvil, Bizum
  mobilePhone: móvil, celular, teléfono móvil, teléfono inteligente, smartphone
  mobileReception: cobertura móvil, sin cobertura, señal de móvil
  mobileTicket: entrada digital
  mobilityImpairment: movilidad reducida
  mobilityScooter: escúter eléctrico, scooter de movilidad, silla de ruedas eléctrica
  moccasin: mocasines
  model: modelo
  modelMaking: maquetas, modelismo, tren eléctrico, maqueta, aeromodelismo, maqueta de trenes
  modelNumber: número de modelo, placa de características
  modern: moderno, de última generación
  molar: muela, molar
  mole: lunar, marca de nacimiento, mancha de nacimiento
  moleAnimal: topo, topera
  monastery: monasterio, convento, abadía, claustro
  money: dinero
  moneyBack: devolución del dinero, reintegro, reembolso
  mongrel: perro mestizo, mestizo
  monk: monje, fraile
  monkey: simio
  month: mes
  monthly: mensual, al mes, por mes
  monthlyFee: cuota mensual, mensualidad, pago mensual
  monthlyPass: abono mensual, bono mensual
  monument: monumento, estatua
  moon: luna
  mop: fregona, trapeador
  moped: ciclomotor, motoneta
  mopUp: trapear, pasar la fregona
  morePerson: por persona adicional, persona extra
  morning: mañana, por la mañana
  morningAfterPill: píldora postcoital
  mortar: mortero, argamasa
  mortgage: hipoteca
  mortuary: tanatorio, velatorio, morgue
  mosaic: mosaico
  mosquito: mosquito
  mosquitoNet: mosquitera, mosquitero
  moss: musgo en césped, quitar musgo
  mother: madre, mamá, mami
  motherboard: placa base
  mothersDay: Día de la Madre
  mothProtection: antipolillas, naftalina
  motionDetector: detector de movimiento, sensor
  motivate: motivar, motivación
  motorboat: lancha, lancha motora, fueraborda
  motorcycle: motocicleta, moto
  motorcycleGear: casco de moto, ropa de moto
  motorElectric: motor eléctrico
  motorhomePitch: área de autocaravanas, parcela autocaravana
  motorised: motorizado, con motor
  motorScooter: escúter, vespa, motoneta
  motorway: autopista, autovía
  mould: moho, mohoso
  mouldClay: alfarería, cerámica, tornear
  mouldy: mohoso, con moho, moho
  mountain: montaña, colina
  mountainBike: bicicleta de montaña, BTT
  mountaineering: alpinismo, montañismo, alpinista
  mountainGuide: guía de montaña
  mountainHut: refugio, refugio de montaña
  mountainPass: puerto de montaña, paso de montaña
  mountainRange: cordillera, Alpes, montañas
  mountainRescue: rescate de montaña, helicóptero de rescate
  mountWall: fijar a pared
  mourn: estar de luto
  mourning: luto, duelo, pésame, condolencias
  mousePc: ratón de ordenador
  mousetrap: ratonera, trampa para ratones, trampa
  moustache: bigote
  mouth: boca
  mouthGuard: protector bucal
  mouthwash: enjuague bucal, colutorio
  moveHouse: mudarse, mudanza
  moveIn: mudarse a, instalarse
  moveMotion: mover, movimiento, mueve
  moveOut: dejar el piso, desocupar
  moveOutInspection: acta de entrega
  moveTogether: vivir juntos, convivir, convivencia
  movingBox: caja de mudanza
  movingHouse: mudanza
  mow: cortar el césped, segar
  mowVerb: segar, cortar el césped
  mozzarella: mozzarella
  mriScan: resonancia magnética
  muckOut: limpiar establo, sacar estiércol
  mud: lodo, fango
  muddy: embarrado, barro, lodo
  mudflats: marismas, paseo por marea baja
  mudguard: guardabarros
  mudPack: fangoterapia, baño de barro
  muesli: muesli, granola
  muffin: magdalena, muffin
  mug: taza, tazón
  muggy: bochornoso
  mulch: mantillo, corteza
  mule: mula
  mulledWine: vino caliente, ponche
  multipleChoice: tipo test
  multipleSclerosis: esclerosis múltiple
  multipurposeHall: sala polivalente, salón multiusos, pabellón deportivo
  multiTicket: bono de diez viajes, bonobús
  mumps: paperas
  muscle: músculo
  muscleAche: agujetas, dolor muscular
  muscular: musculoso
  museum: museo
  museumEducation: actividad educativa, taller didáctico, interactivo
  museumNight: noche de los museos
  museumShop: tienda del museo, tienda de recuerdos
  mushroom: champiñón, hongo
  mushroomPicking: buscar setas, recoger setas
  music: música
  musicalInstrumentRepair: reparación de instrumentos, cambio de cuerdas
  musicalShow: musical
  musicBox: caja de música
  musicExam: prueba de acceso
  musician: músico
  musicLesson: clase de música, clases de piano, clases de guitarra
  musicLicence: derechos musicales, SGAE
  musicSchool: escuela de música, conservatorio
  musicTheory: solfeo, teoría musical
  muslim: musulmán, islam
  mussel: mejillón, almeja, marisco, mejillones, almejas
  mustard: mostaza
  musty: olor a humedad, olor a moho
  muteStammer: tartamudear, tartamudo
  mutton: carnero, chuleta de cordero
  muzzle: bozal
  mysterious: misterioso, misterio
  nailDesign: decoración de uñas, diseño de uñas
  nailFile: lima de uñas
  nailHammer: martillo, martillar
  nailPolish: esmalte, pintauñas
  nailPolishRemover: quitaesmalte, acetona
  nailScissors: cortaúñas, tijeras de uñas
  nailTool: clavo
  nailTrimming: corte de uñas
  naked: desnudo
  name: nombre
  nameBadge: tarjeta de identificación, placa con nombre
  nameChange: cambio de nombre, cambio de apellido
  nameDay: onomástica
  nameTag: etiqueta con nombre, placa de identificación
  nameTransfer: entrada nominativa, revender la entrada, cambio de titular
  nameVerb: llamarse
  nap: siesta, cabezada
  napkin: servilleta
  nappy: pañal
  narcissus: narciso
  narrow: estrecho, angosto, estrecha, angosta, techo bajo, apretado
  nasalSpray: spray nasal, gotas nasales
  nationalDay: fiesta nacional, día nacional
  native: autóctono, especie nativa
  nativeLanguage: lengua materna
  nativeSpeaker: hablante nativo, nativo
  nativityScene: belén, pesebre
  naturalCosmetics: cosmética natural
  naturalisation: naturalización, ciudadanía
  nature: naturaleza
  natureReserve: reserva natural, parque nacional, espacio protegido
  natureTrail: sendero interpretativo, sendero temático
  naughty: travieso, maleducado, desobediente
  nausea: náusea, mareo
  navel: ombligo
  navigationAddress: coordenadas
  nearby: cerca, cercano
  necessary: necesario
  neck: cuello
  necklace: collar, gargantilla
  necklineDress: escote, cuello de pico
  neckPain: dolor de cuello, tortícolis
  needle: aguja
  needTime: tardar, necesitar tiempo, tarda
  needVerb: necesitar, necesidad, hacer falta, necesito, necesita, hace falta
  negativePhoto: negativos, diapositiva
  negotiate: negociar, negociable, regatear
  neighbour: vecino, vecina
  neighbourhood: barrio, distrito, vecindario
  neonTube: tubo fluorescente
  nephew: sobrino
  nerve: nervio
  nervous: nervioso, ansioso, miedo escénico
  nest: nido, anidar
  nestVerb: anidar, nido
  netPrice: neto, sin impuestos
  nettle: ortiga
  networkConnection: red, conexión
  neurologist: neurólogo
  neuter: castrar, esterilizar, castración, castrado
  neutering: castración, esterilización
  never: nunca, jamás
  newAdjective: nuevo
  newbornBaby: recién nacido
  newCustomer: cliente nuevo, primer pedido
  newPatients: nuevos pacientes, primera consulta
  newsletter: boletín
  newspaper: periódico
  newt: tritón
  newYear: Año Nuevo, Nochevieja
  nextFollowing: próximo, siguiente
  nextTime: próxima vez
  nibble: mordisquear, roer
  nickname: apodo
  niece: sobrina
  night: noche
  nightdress: camisón
  nightHike: caminata nocturna, paseo nocturno
  nightLight: luz nocturna
  nightmare: pesadilla
  nightShift: turno de noche
  nightSurcharge: recargo nocturno, tarifa nocturna
  nightSweat: sofocos, sudores nocturnos
  nightWatchman: sereno, visita nocturna
  nipple: pezón
  nitsLice: piojos, liendres
  nobility: conde, condesa, duque, nobleza
  noise: ruido
  noiseless: silencioso, sin ruido
  nonAlcoholic: sin alcohol, cerveza sin alcohol
  nonBinding: sin compromiso
  nonProfit: ánimo de lucro, benéfico, organización benéfica
  nonRefundable: no reembolsable, sin reembolso
  nonSmoking: no fumadores, prohibido fumar, libre de humo
  nonSwimmer: no nadador
  noodle: fideos, espaguetis, tallarines
  noon: mediodía
  nordicWalking: marcha nórdica
  normalOrdinary: común, corriente, habitual
  north: norte
  northernLights: aurora boreal
  norwegian: noruego, Noruega
  nose: nariz
  nosebleed: sangrado nasal, hemorragia nasal
  noShow: no presentarse, inasistencia
  noSignal: sin cobertura, sin señal, cobertura móvil
  nostril: aleta de la nariz
  notary: notario, notaría
  notaryFee: notarial, ante notario, escritura notarial
  notebook: cuaderno, libreta
  noteMusic: notas musicales, leer música, solfeo, partitura
  noticeBoard: tablón de anuncios, cartelera, tablero
  noticePeriod: preaviso, plazo de preaviso
  notIncluded: no incluido, excluido, no incluye
  novel: novela
  nowAdverb: ahora
  nudeModel: dibujo al natural, modelo vivo
  nudist: playa nudista, naturista, nudista, nudismo
  numb: entumecido, dormido
  number: número
  numberEight: ocho
  numberEighteen: dieciocho
  numberEleven: once
  numberFifteen: quince
  numberFifty: cincuenta
  numberFive: cinco
  numberForty: cuarenta
  numberFour: cuatro
  numberFourteen: catorce
  numberNine: nueve
  numberNineteen: diecinueve
  numberOne: uno
  numberPlate: matrícula, placa
  numberSeven: siete
  numberSeventeen: diecisiete
  numberSix: seis
  numberSixteen: dieciséis
  numberTen: diez
  numberThirteen: trece
  numberThirty: treinta
  numberThree: tres
  numberTwelve: doce
  numberTwenty: veinte
  numberTwo: dos
  numbing: anestesiar, adormecer, anestesia local
  nurse: enfermera, enfermero
  nursePractice: auxiliar de enfermería, asistente médico
  nursery: cuarto de los niños, sala de juegos
  nursingBed: cama articulada, cama hospitalaria
  nursingRoom: sala de lactancia
  nut: nuez, nueces, frutos secos
  nutAllergy: alergia frutos secos, alergia al cacahuete
  nutmeg: nuez moscada
  nutrition: nutrición
  nutritionFacts: lista de ingredientes, valores nutricionales
  oak: roble, encina
  oasis: oasis
  oatMilk: leche de avena, leche vegetal, bebida vegetal
  oats: avena, gachas
  obedient: obediente, obedecer, bien portado
  obesity: obesidad, obeso
  obituary: esquela, necrológica, obituario
  obligation: obligación, deber
  oboeBassoon: oboe
  observatory: observatorio
  observe: observar, observación
  occupation: profesión, oficio
  occupationalTherapy: terapia ocupacional, terapeuta ocupacional
  occupiedBusy: ocupado
  octopus: pulpo
  offended: ofendido, ofender
  offerVerb: ofrecer, oferta, ofrezco
  office: oficina, despacho
  officeCleaning: limpieza de oficinas, empresa de limpieza
  officeParty: cena de empresa, fiesta de empresa
  officeSpace: local comercial, oficina en alquiler
  official: oficial
  official2: reconocido, acreditado, homologado, oficial
  officialFee: tasa, tasa administrativa
  officialStamp: sello oficial, sellado
  officialTranslation: traducción, traducción jurada
  offsetPrint: ófset
  often: a menudo, frecuente, frecuentemente
  oil: aceite de oliva, aceite de cocina, aceite de girasol
  oilChange: cambio de aceite
  oilFilter: filtro de aceite
  oilLeak: pérdida de aceite, fuga de aceite, pierde aceite
  oilMill: almazara, molino de aceite
  oilPaint: pintura al óleo, óleo
  oilySkin: piel grasa
  ointment: pomada, ungüento
  oldAdjective: viejo, antiguo
  oldAgeHome: residencia de ancianos, asilo, geriátrico, asilo de ancianos
  oldAnimal: animal viejo, perro mayor
  oldClothes: ropa vieja, bata, delantal de pintor
  oldDevice: aparato viejo, residuos electrónicos, retirada del antiguo
  oldFashioned: anticuado, pasado de moda
  oldPainting: cuadro, restauración de cuadros, lienzo
  oldPerson: anciana
  oldRadio: radio antigua, radio de válvulas
  oldTimer: coche clásico, coche antiguo, auto antiguo
  oldTown: casco antiguo, centro histórico, casco viejo
  olive: aceituna
  oliveGrove: olivar, olivo
  onAccount: a cuenta, pago con factura
  onBehalf: en nombre de, para otra persona
  once: una vez
  onceAWeek: una vez semana, semanalmente
  oneSize: talla única
  oneWay: solo ida
  onion: cebolla
  onlineAdjective: en línea, por internet
  onlineBooking: reserva online, reserva en línea
  onlineCourse: curso en línea, clase online
  onlinePayment: pago en línea, pagar por internet
  onlineReview: reseña, valoración, opiniones
  onlineShop: tienda online, tienda en línea
  onlyChild: hijo único
  onSite: in situ, en el lugar
  onTheWay: en camino, de camino
  onYourOwn: por libre, sin guía, por su cuenta
  open: abrir, abierto, apertura, abre, abren, abierta
  openAir: al aire libre, actividad al aire libre
  openAirCinema: cine de verano
  openAirMuseum: museo al aire libre, museo etnográfico
  openAllYear: todo el año
  openDay: puertas abiertas
  opening: inauguración, reapertura
  openingHours: horario, horario de apertura
  openLock: abrir cerradura, apertura de puertas
  openSeason: abierto en invierno, temporada de invierno
  openStudio: taller abierto, taller de artista, visita al taller
  openSunday: abierto los domingos, abren los domingos
  openToday: abierto hoy, abren hoy, está abierto
  opera: ópera, opereta, zarzuela
  operateSurgery: operar, operación, cirugía
  operatingSystem: sistema operativo
  opinion: opinión
  opportunity: oportunidad, ocasión
  opposite: enfrente
  opposite2: lo contrario, al contrario
  opticalPrescription: graduación, dioptría
  optician: óptico, optometrista, óptica
  option: opción, alternativa
  optional: opcional, voluntario, facultativo
  oralExam: examen oral
  orangeFruit: naranja
  orchard: huerto de frutales, vergel
  orchid: orquídea
  order2: secuencia
  orderConfirmation: confirmación del pedido, confirmación de reserva
  orderGoods: pedir, pedido, encargar, encargo, orden de compra
  orderJob: encargo
  organ: órgano, órgano de iglesia, tubo de órgano
  organDonor: donante de órganos, donación de órganos
  organic: ecológico, orgánico
  organicCotton: algodón orgánico
  organicLabel: sello ecológico, certificación ecológica
  organize: organizar
  orienteering: orientación deportiva, geocaching
  origami: origami, papiroflexia
  origin: origen, procedencia, de dónde viene
  originalDocument: original, documento original, pieza original, auténtico
  originalPackaging: embalaje original, sin abrir, precintado
  ornamentDecor: adorno, figurita, objeto decorativo
  orphan: huérfano, huérfana
  orthodontist: ortodoncista, ortodoncia
  orthodox: ortodoxo
  orthopaedicInsole: plantillas ortopédicas, plantillas
  orthopaedist: ortopedista, traumatólogo
  osteopath: osteópata, osteopatía
  osteoporosis: osteoporosis
  ostrich: avestruz, avestruces
  otter: nutria
  outboard: fueraborda, motor fueraborda
  outdoorPool: piscina exterior
  outdoorSeating: mesa fuera, terraza exterior
  outdoorShoot: sesión en exteriores
  outOfOrder: fuera de servicio
  outOfStock: sin existencias
  outOfTown: a las afueras
  outOfTune: desafinado
  outside: fuera, exterior, afuera, al aire libre
  oval: ovalado
  oven: horno
  overalls: mono de trabajo, traje de espeleología, peto, overol
  overcharge: cobrar de más, demasiado caro
  overdose: sobredosis
  overdue: atrasado
  overflow: desbordar, rebosar
  overgrown: cubierto de maleza, invadido por plantas
  overhaul: puesta a punto, revisión completa, reacondicionar
  overheat: sobrecalentar, sobrecalentamiento, sobrecalentarse, recalentarse
  overload: sobrecargar, sobrecarga
  overlock: remalladora, overlock
  overnightParking: aparcar para dormir, pernocta
  overnightService: para mañana
  oversleep: quedarse dormido
  overtake: adelantar, rebasar
  overtakeRun: correr, esprintar
  overtime: horas extra
  overtimeWork: horario laboral, jornada laboral, horas de trabajo
  overweight: sobrepeso, obesidad
  overwhelmed: abrumado, agobiado, desbordado
  overwinterPlant: guardar plantas en invierno, invernar
  owe: deber dinero, deuda, factura impagada
  owl: búho, lechuza
  ownAdjective: propio
  ownDrinks: bebidas propias, traer bebida
  ownEquipment: material propio, equipo propio, traer el suyo
  owner: dueño, propietario, titular
  ownerBusiness: propietario, dueño del negocio, titular
  ownership: propiedad, titularidad
  ownExpense: pago privado, pagar particular
  ownFood: comida propia, traer comida
  ownProduction: producción propia, de la región, producto local
  ownRisk: bajo su propia responsabilidad
  ownVerb: poseer, ser dueño
  oxygen: oxígeno
  oyster: ostra
  pacemaker: marcapasos
  package: paquete, paquete completo, oferta combinada
  packageLeaflet: prospecto
  packageTour: viaje organizado, paquete turístico, operador turístico
  packaging: embalaje, envoltorio, envase
  packedLunch: almuerzo para llevar
  packingService: material de embalaje, servicio de embalaje, embalar
  packVerb: empacar, envolver, embalar, empaquetar
  paddedEnvelope: sobre acolchado
  paddle: remo, remos
  paddleBoard: paddle surf, tabla de paddle
  paddlingPool: piscina infantil, piscina hinchable
  paddock: potrero
  paediatrician: pediatra
  page: página
  pain: dolor
  painkiller: analgésico, calmante
  painless: indoloro, sin dolor
  paint: pintura
  paintball: paintball
  paintbrush: pincel
  paintCeramics: pintar cerámica, pintura en cerámica
  paintDamage: daño en la pintura, repintar
  painterDecorator: pintor
  painting: cuadro, pintura
  paintRoller: rodillo de pintura
  paintStripper: decapante, quitar pintura
  paintWall: pintar, pintura
  pair: par, pareja, un par, pares
  palace: palacio, mansión, casa señorial
  paleFace: pálido, piel clara
  pallet: palet, palé
  palm: palmera
  palmHand: palma
  pamper: mimar, consentir
  pan: sartén
  pancake: tortita, crepe, panqueque
  pancreas: páncreas
  panic: pánico, ataque de pánico, ansiedad
  panicAttack: ataque de pánico, pánico
  pannier: alforja, cesta de bicicleta
  panties: bragas, calzón, bombacha
  paper: papel
  paperBag: bolsa de papel, bolsa de plástico, bolsa de tela
  papermaking: papel artesanal, molino de papel
  paperPlate: plato de papel, vajilla desechable
  paprikaSpice: guindilla
  parachute: paracaídas, paracaidismo
  paragliding: parapente, vuelo biplaza, vuelo en tándem
  paragraph: párrafo, apartado
  paralysed: paralizado, parapléjico, paralítico
  paralysis: parálisis
  paramedic: socorrista, paramédico, técnico sanitario
  parasite: parásito
  parasol: sombrilla, parasol, quitasol
  parcel: paquete, encomienda
  parent: padres, progenitor
  parentalConsent: autorización paterna, permiso paterno, consentimiento paterno, autorización de padres
  parentalLeave: permiso parental, baja por paternidad, permiso de paternidad
  parentChild: padres e hijos, madre y bebé, madre e hijo, grupo de juegos
  parents: padres
  parentsEvening: reunión de padres, tutoría
  parish: parroquia
  park: aparcar, aparcamiento, estacionar, estacionamiento
  parkBench: banco de jardín, banco de parque
  parkCar: aparcar, estacionar, dejar el coche
  parkGreen: parque
  parkingBanSign: prohibido aparcar, reserva de estacionamiento
  parkingFee: tarifa de aparcamiento, aparcamiento gratuito
  parkingGarage: aparcamiento subterráneo, garaje
  parkingMeter: parquímetro
  parkingSpace: aparcamiento, estacionamiento, parking, plaza de aparcamiento
  parkinsons: párkinson
  parquet: parqué, tarima
  parrot: loro, periquito
  parrotBird: cacatúa, loro
  parsley: perejil
  partial: parcial, en parte
  partialPayment: pago parcial
  partialShade: semisombra
  participant: participante, asistente
  partitionWall: tabique, biombo, pared divisoria
  partner: pareja, compañero
  partnerBusiness: socio comercial, pareja de negocios
  partnerDance: pareja de baile, pareja
  partShare: parte
  partTime: tiempo parcial, media jornada
  party: fiesta, celebración
  partyBag: bolsa de chuches
  partyGames: búsqueda del tesoro, gincana, yincana, gymkana
  partyPlatter: canapés, pinchos, tapas, aperitivos
  partyRoom: sala de fiestas, salón de eventos, salón privado
  partySupplies: artículos de fiesta, decoración de fiesta
  partyTent: carpa, pabellón, toldo de fiesta, carpa para eventos
  pass: pasar por
  passenger: pasajero, viajeros
  passExam: aprobar, aprobado, apruebo, superar examen
  passOn: traspasar, ceder
  passport: pasaporte
  passportNumber: número de pasaporte, número de documento
  passportPhoto: foto de carné, foto de pasaporte
  password: contraseña
  passwordLogin: iniciar sesión, cuenta de usuario, datos de acceso
  past: tiempo pasado, pretérito
  pasta: fideos, pasta
  pastel: color claro
  pastry: bollería
  pastryChef: pastelero, pastelera, repostero
  pasture: pastar, dehesa, pastizal
  patchMend: parche, remendar, zurcir
  patchwork: patchwork, colcha de retazos, acolchado
  patient: paciente, paciencia, impaciente
  patientAdj: impaciente
  patientFile: historia clínica, expediente médico
  patientNoun: paciente
  patientPerson: paciente
  patina: pátina
  patio: terraza, patio
  patioHeater: estufa de exterior
  patron: apadrinamiento, patrocinio, amigos del museo
  pattern: patrón de costura, patronaje
  patterned: estampado
  pauseMembership: pausar, interrumpir, poner en pausa, congelar, congelar la cuota, pausar membresía
  pavedState: asfaltado, pavimentado
  pavingStone: adoquín, baldosa, losa
  paw: pata
  pawn: empeñar, casa de empeños
  pay: pagar, pago, abonar, paga, pagan, pagado
  payable: de pago
  payAttention: prestar atención, atento
  payBack: devolver el dinero, reembolsar, reintegrar
  payByCard: pagar con tarjeta, pago con tarjeta
  payInFull: importe completo, pagar todo
  payInstalments: pagar a plazos, en cuotas
  payLater: pagar después, a cuenta
  payload: carga máxima, carga útil, peso máximo
  paymentDue: vencimiento, a pagar
  paymentTerms: condiciones de pago, plazo de pago
  payslip: nómina
  pdfFile: PDF, archivo PDF
  peace: paz, tranquilidad
  peach: melocotón, durazno, nectarina
  peacock: pavo real
  peakTime: hora punta, hora pico, mayor afluencia
  peanut: cacahuete
  pear: pera
  pearl: perla
  pearlString: collar de perlas, gargantilla
  peat: turba
  pebble: guijarro, canto rodado
  peck: picotear
  pedal: pedal
  pedalBoat: hidropedal, bote a pedales, patín acuático, patín de pedales
  pedestrian: peatón
  pedicure: pedicura
  pedigree: pedigrí, pura raza
  pee: orinar, hacer pis
  peel: pelar
  peeling: exfoliación, exfoliante
  peelOff: descascararse, pelarse, desconcharse
  pellets: pellets, pélets, briquetas
  pelvis: pelvis, suelo pélvico
  pencil: lápiz, lápices
  pencilCase: estuche escolar
  pendant: colgante
  pendulum: péndulo
  penguin: pingüino
  peninsula: península
  penKnife: navaja, cortaplumas
  pension: jubilación
  pensionerRate: descuento para mayores, descuento para jubilados, tarifa mayores
  pensionFund: pensión
  penWriting: bolígrafo, boli, lapicera, marcador, birome
  peony: peonía
  pepper: pimienta
  percent: por ciento, porcentaje
  perChild: por niño, precio infantil
  percussion: batería musical, percusión, tambor
  perDay: diario, al día, por día, diariamente, precio diario
  perennial: planta perenne, vivaz
  performance: espectáculo, función
  performShow: actuar, actuación, representación
  perfume: perfume, fragancia
  pergola: pérgola, cenador, glorieta, quincho
  perGroup: por grupo
  perHour: por hora, por horas
  period: período, plazo
  periodPain: dolor menstrual, dolores de regla
  perKilo: por kilo, al peso, precio por kilo
  perKilometre: por kilómetro, kilometraje
  perm: permanente, moldeado
  permanent: permanente
  permanentExhibition: exposición permanente, colección permanente
  permanentMakeup: micropigmentación, maquillaje permanente
  perMetre: por metro, al metro, precio por metro
  permit: permiso, licencia
  permitLicence: licencia, permiso
  perMonthRate: por mes, cuota mensual, al mes
  perNight: por noche
  perPerson: por persona
  perPiece: cada uno, por unidad, por pieza
  persian: persa, iraní
  person: persona, gente
  personal: personalmente
  personalData: datos personales
  personalTraining: entrenamiento personal, entrenador personal
  personNoun: persona, gente, personas
  persuade: persuadir, convencer
  perVehicle: por vehículo, por coche
  perWeekRate: por semana, precio semanal
  pescatarian: pescetariano
  pest: plaga, pulgón
  pestControl: plaga, control de plagas
  pestController: exterminador, fumigador, control de plagas
  pet: mascota, animal de compañía
  petal: pétalo
  petBath: baño para perros
  petBreed: raza
  petBurial: entierro de mascotas, cremación de mascotas, incineración de mascotas
  petCarrier: transportín
  petChip: número de chip, registro de mascotas
  petFood: pienso, comida para animales, comida para mascotas
  petGrooming: aseo
  petInsurance: seguro para mascotas
  petOwner: dueño, propietario de mascota
  petPassport: pasaporte para mascotas, cartilla de vacunación
  petPhotography: fotografía de mascotas, retrato de mascota
  petrol: gasolina, nafta, bencina
  petrolStation: gasolinera
  petSitter: cuidador de mascotas, cuidador de perros
  petStain: mancha de orina
  petStroke: acariciar
  petSupplies: tienda de animales, tienda de mascotas
  petsWelcome: se admiten mascotas, mascotas bienvenidas
  petTeeth: limpieza dental animal, higiene dental
  pettingZoo: granja escuela, zoo interactivo
  petToy: juguete para perros
  petTreat: premio para perros, golosina
  petVaccination: vacuna, vacunación
  pharmacist: farmacéutico
  pharmacy: farmacia
  pharmacyPlace: farmacia
  pheasant: faisán
  phone: teléfono
  phoneCall: llamada
  phoneCase: funda, carcasa
  phoneNumber: número de teléfono, teléfono
  phoneRepair: reparación de móviles, reparación de celulares
  phoneSpeaker: altavoz del móvil
  phoneSpill: daño por agua, cayó al agua
  photo: foto
  photoAlbum: álbum de fotos, fotolibro
  photoBan: permiso fotográfico, prohibido fotografiar, sacar fotos, tomar fotos
  photoBook: álbum digital, fotolibro
  photoBooth: fotomatón, photocall, cabina de fotos
  photocopy: fotocopia, copia
  photoEditing: edición de fotos, retoque fotográfico
  photograph: fotografiar, fotografía, foto
  photographer: fotógrafo, fotógrafa
  photography: fotografía
  photoId: documento con foto, identificación con fotografía
  photoPaper: papel fotográfico
  photoPrint: copia en papel, impresión fotográfica
  photoShoot: sesión de fotos, sesión fotográfica
  physicalEducation: educación física, gimnasia
  physicalFitness: forma física, condición física
  physicsSubject: física
  physiotherapist: fisioterapeuta, fisio
  physiotherapy: fisioterapia, fisio
  piano: piano, piano de cola, piano vertical
  pianoStool: afinador, afinar el piano
  pickFruit: recoger fruta, recolectar, cosechar
  pickle: encurtir, encurtido, conserva
  pickLock: cerrajero
  pickMeUp: recogerme, venir a buscar, pasar a buscar
  pickup: recogida
  pickUpAnimal: recoger al animal, recoger mascota
  pickUpGround: levantar
  pickupPoint: punto de recogida
  pickUpService: recogida en estación, servicio de traslado
  pickupTruck: todoterreno, camioneta, cuatro por cuatro, SUV
  pickYourOwn: recoger uno mismo, autocosecha
  picnic: picnic, merienda campestre, merendero
  picnicArea: merendero, área de pícnic, mesa de pícnic
  picnicBasket: cesta de pícnic
  picnicBlanket: manta de picnic
  picnicTable: mesa de picnic
  pictureCave: pintura rupestre, grabado rupestre
  pictureFrame: marco
  piece: pieza, unidad
  pierce: perforar, perforación
  piercing: perforación
  pig: cerdo, cochino, chancho, lechón
  pigeon: paloma, tórtola
  pigeonControl: control de palomas, ahuyentador
  piggyBank: hucha, alcancía
  pike: lucio
  pilates: pilates
  pilgrimage: peregrinación, peregrino, romería
  pill: pastilla, píldora
  pillarColumn: columna, pilar
  pilling: bolitas, pelusa
  pillow: almohada, cojín, almohadón
  pillowcase: funda de almohada
  pilot: piloto
  pimple: grano, acné
  pinch: pellizcar, apretar
  pinCode: PIN, código PIN
  pine: pino
  pineapple: piña
  pinecone: piña de pino
  pineWood: madera de pino, pino
  pink: rosado, color rosa
  pinkColour: rosado
  pistachio: pistacho
  pitchCamp: parcela, parcela de acampada
  pitchDark: completamente oscuro, oscuridad total
  pitchfork: horca, horqueta
  pitchTent: montar la tienda, acampar
  pizza: pizza, pizzería
  placementTest: prueba de nivel, test de nivel
  placeSetting: poner la mesa
  plane: avión
  planet: planeta, sistema solar
  planeTool: cepillo de carpintero, cepillar madera
  plank: tabla, tablón
  plant: plantar, planta, sembrar
  plantAdvice: cuidado de plantas, planta enferma, hojas amarillas
  plantBased: vegetal, vegano
  plantBulbs: tubérculo
  plantOut: plantar, plantación, trasplantar
  plantPot: jardinera de balcón, plantas de balcón
  plaster: enlucir, yeso, enyesar
  plasterboard: pladur, cartón yeso, durlock
  plasterCast: escayola, yeso, escayolado
  plasterer: yesero, escayolista
  plasterWall: enlucido, revoque, enlucir
  plastic: plástico
  plate: plato
  plateau: meseta, altiplano
  platePottery: plato de cerámica
  platform: andén, vía del tren
  platinum: platino
  playArea: zona infantil, sala de juegos, rincón infantil
  playGame: jugar, juega, juego
  playground: parque infantil, zona de juegos
  playingCard: naipe, baraja
  playInstrument: tocar
  playOutside: jugar fuera, corretear
  playpen: parque de bebé, cuna de viaje, barrera de seguridad
  pleasant: agradable
  pliers: alicates, tenazas
  plough: arado, arar
  plugAdapter: adaptador de viaje, adaptador de enchufe
  plugIn: enchufar, enchufe
  plugOut: desenchufar
  plugSocket: enchufe, toma de corriente, tomacorriente
  plum: ciruela
  plumb: fontanero, plomero, fontanería
  plumber: fontanero, plomero, gasfiter, plomería
  plumbing: tubería, cañería, tubo
  plungePool: pileta fría
  plunger: desatascador, ventosa, sopapa
  plusSize: talla grande, tallas grandes
  pneumonia: neumonía, pulmonía
  pocket: bolsillo
  pocketWatch: reloj de bolsillo
  podcast: pódcast
  podiatrist: podólogo, podóloga
  poem: poema, poesía, poeta
  poetrySlam: micrófono abierto, slam de poesía
  pointed: puntiagudo
  pointInTime: momento
  pointless: inútil, en vano, sin sentido
  pointsReward: puntos
  pointy: espinoso, puntiagudo, pincha, pinchos
  poisoning: veneno, intoxicación
  poisonous: venenoso, tóxico, veneno
  poisonousPlant: planta venenosa, seta venenosa
  poisonPlant: tóxico para perros, planta venenosa
  poisonVerb: envenenar, intoxicación
  polarRegion: Ártico, Antártida, polo norte
  poleDance: pole dance
  police: policía, comisaría
  policeman: policía
  policy: política
  polish: pulir, lustrar
  polishLanguage: polaco, Polonia
  polite: educado, cortés
  politician: político, ministro
  pollenAllergy: alergia al polen, polen
  pollination: polinizar, polinización
  polyester: poliéster, nailon, sintético
  poncho: poncho, capa
  pond: estanque
  pondLiner: lona de estanque
  pony: poni
  ponytail: coleta
  pool: piscina
  poolCover: cubierta de piscina
  poopBag: bolsa para excrementos
  poor: pobre, bajos ingresos, necesitado
  popcorn: palomitas, pochoclo, cotufas
  popcornMachine: máquina de palomitas
  poppy: amapola
  popular: popular
  popularFavourite: favorito, más popular, el más vendido
  porcelain: porcelana
  porcelainSet: juego de té, juego de café
  pork: cerdo, carne de cerdo
  portable: transportable
  portableToilet: baño portátil, baño químico
  portion: porción, ración
  portrait: retrato
  portraitSession: estudio fotográfico, sesión de retrato
  portuguese: portugués, Portugal
  possible: posible
  post: correo
  postageStampFee: franqueo
  postcard: tarjeta postal, postales
  postcode: código postal
  poster: cartel, póster, afiche
  postMail: correo, por correo
  postman: cartero
  postnatal: posparto, postparto
  postnatalExercise: recuperación posparto, gimnasia posparto
  postOffice: oficina de correos
  postpone: aplazar, posponer, postergar, pospuesto
  posturalTraining: gimnasia de espalda, escuela de espalda
  posture: postura
  potato: patata
  potholed: bache, baches
  potter: alfarero, ceramista
  pottery: cerámica, alfarería
  potteryWheel: torno, torno de alfarero
  potty: orinal, control de esfínteres
  poultry: aves de corral, volatería, carne de ave
  poundWeight: libra
  pour: verter, echar
  power: potencia
  powerBank: batería externa, batería portátil, cargador portátil
  powerCut: apagón, corte de luz, sin luz
  powerOfAttorney: poder notarial, poder
  powerSupply: fuente de alimentación, transformador
  powerTools: herramientas eléctricas
  practicalExam: examen práctico, prueba práctica
  practiceSurgery: consulta, clínica
  practise: practicar, práctica, ensayar, ensayo
  prairie: pradera, estepa
  praise: elogiar, elogio
  pramFriendly: apto para carritos, accesible con carrito, cochecito, carrito de bebé, silla de paseo
  pray: rezar, oración
  precise: preciso, precisión
  prefer: preferir, prefiero
  pregnancy: embarazo
  pregnancyMassage: masaje para embarazadas, masaje prenatal
  pregnancyShoot: sesión de embarazo
  pregnancyTest: prueba de embarazo
  pregnant: embarazada, embarazo, encinta, gestante
  pregnantAnimal: preñada
  pregnantBecome: quedarse embarazada, concebir
  preheat: precalentar
  prehistoric: prehistórico, Edad de Piedra
  premature: bebé prematuro, prematuro
  premiere: estreno
  prenatalYoga: yoga prenatal, yoga para embarazadas
  prenup: capitulaciones matrimoniales, acuerdo prematrimonial
  preorder: reserva anticipada, encargar, preventa, pedido anticipado, por encargo
  prepaidCard: prepago, tarjeta prepago, saldo
  preparationList: qué llevar, traer, llevar consigo
  preparationNeed: prepararse, preparar, preparación
  prepare: preparar, preparación
  prepayment: pago por adelantado, prepago
  prescribe: recetar, receta
  prescription: receta médica
  prescriptionFree: sin receta
  presentationSlides: presentación, diapositivas, PowerPoint
  preservative: conservantes, aditivos
  preserveOld: conservar, patrimonio, edificio protegido
  pressApples: prensar manzanas, prensado, hacer zumo
  pressButton: pulsar, presionar, apretar
  pressCharges: denuncia, poner denuncia
  pressPass: carné de prensa, acreditación
  pressure: presión
  pressureCooker: olla a presión, olla exprés
  pretzel: pretzel, lazo salado
  prevent: prevenir, prevención, impedir
  previous: anterior, previo
  prey: presa
  price: precio
  priceIncrease: subida de precio, aumento de precio
  priceList: lista de precios, tarifa
  priceMatch: mejor precio, igualar el precio
  priest: sacerdote, párroco, cura párroco
  primarySchool: escuela primaria, primaria
  primeSurface: imprimación
  prince: príncipe, princesa
  print: imprimir, impreso, impresión
  printAtHome: imprimir en casa
  printedTshirt: estampar, estampado, camiseta personalizada, serigrafía textil
  printer: impresora
  printingPress: imprenta, copistería, impresor
  printRun: tirada, ejemplar, ejemplares
  priorKnowledge: conocimientos previos, experiencia previa, sin experiencia
  privateAdjective: privado
  privateChef: chef a domicilio, cocinero privado
  privateLesson: clase particular, clase individual, clases privadas
  privatelyInsured: seguro privado, paciente privado
  privateParty: fiesta privada, evento privado
  privateRoom: sala privada, reservado
  probably: probablemente, probable
  problem: problema
  procedure: procedimiento, cómo funciona, trámite
  processingStatus: estado de solicitud, en trámite
  processingTime: tiempo de tramitación
  produce: fabricar, producir, elaborar, hecho
  product: producto
  profession: profesión
  professional: profesional
  professionalAssociation: cámara de comercio, gremio
  professionalSecrecy: secreto profesional, confidencialidad
  professorDoctor: catedrático
  profit: beneficio, ganancia
  program: programa, programación, cartelera
  programmer: programador, desarrollador, diseñador web
  programming: programar, programación informática, programador
  progress: progreso, avanzar, avance
  prohibition: prohibición, prohibido, no permitido
  projectionScreen: pantalla de proyección, pantalla grande
  projectNoun: proyecto
  promise: prometer, promesa
  promiseDate: respetar la cita
  pronounce: pronunciar, pronunciación
  proofDocument: justificante, prueba documental
  proofingBasket: banetón
  proofOfAddress: comprobante de domicilio, empadronamiento, certificado de empadronamiento
  proofOfAge: comprobante de edad, prueba de edad
  proofPrint: prueba de imprenta, vista previa, prueba de impresión
  propertyTax: IBI, contribución urbana, impuesto inmobiliario
  prosecutor: fiscalía
  prostate: próstata
  prosthesis: prótesis, pierna ortopédica
  protect: proteger, protección
  protectiveSheet: plástico protector, protección de suelo
  protectiveSuit: ropa de protección, traje protector, cubrezapatos
  protectNature: protegido, reserva natural
  protein: proteína
  protestant: protestante, evangélico
  proud: orgulloso, orgullo
  proveEvidence: demostrar, comprobante
  provide: proporcionar, proveer, suministrar
  provisions: provisiones, vianda
  prune: podar, poda
  pruningShears: tijeras de podar
  psoriasis: psoriasis
  psychiatrist: psiquiatra, psiquiatría
  psychologist: psicólogo, psicóloga
  psychotherapist: psicoterapeuta, terapeuta, psicoterapia
  pub: taberna
  publicAdjective: público
  publicHoliday: día festivo, festivo, feriado
  publicTransport: transporte público
  publicTransportTicket: billete de transporte, abono transporte
  publish: publicar, publicación
  publisher: editorial, editor
  publishPhotos: publicar fotos, subir fotos
  pudding: pudin, natillas, flan
  puffin: frailecillo, ave marina
  pull: tirar, jalar
  pulledMuscle: tirón muscular, desgarro, distensión
  pulleyBlock: polea
  pullOut: extraer
  pullOutBed: extensible, sofá cama, desplegable
  pullTooth: extraer, sacar una muela
  pump: bomba
  pumpDevice: bomba sumergible, bomba de achique
  pumpkin: calabaza, zapallo
  punchCard: bono de diez, bono, tarjeta de diez
  punchHole: agujero extra
  punctual: puntual, a tiempo
  punctualPerson: impuntual
  puncture: pinchazo, ponchado, rueda pinchada, llanta ponchada, goma pinchada
  pupil: alumno, alumna, escolar
  pupilEye: globo ocular
  puppet: títere, marioneta, guiñol
  puppetShow: títeres, marionetas, teatro de títeres, marioneta, guiñol
  puppy: cachorro
  puppyClass: curso para cachorros, escuela de cachorros
  purchase: compra, adquisición
  pure: puro, sin mezcla, sin aditivos
  purple: morado, violeta, lila
  purpleColour: morado, púrpura, violeta
  purposeAim: objetivo
  purposeUse: para qué sirve, finalidad, destinado
  purr: ronronear
  push: empujar, empujar cochecito
  pushchairParking: aparcamiento de carritos
  pushIn: introducir, presionar
  pushWheelchair: préstamo de silla, alquiler de sillas
  put: poner, colocar, pongo
  putAside: apartar
  putDown: depositar, posar
  putIn: insertar
  putOn: ponerse, vestirse
  putOutFire: apagar el fuego, apagar
  putTogether: juntar, armar
  putToSleep: sacrificar, eutanasia
  pyjamas: pijama
  qrCode: código QR, código de barras
  quadBike: quad, cuatrimoto
  quail: codorniz, codornices
  qualified: cualificado, titulado, certificado
  quality: calidad
  qualitySeal: sello de calidad, homologación
  quarantine: cuarentena
  quark: requesón, queso fresco
  quarter: cuarto
  quarterHour: cuarto de hora
  quarterYear: trimestre, trimestral
  questionnaire: cuestionario, encuesta
  queue: fila
  queueNumber: número de turno
  queueUp: hacer cola, hacer fila
  quiet: tranquilo, silencioso, calma
  quietHours: horas de silencio, descanso nocturno
  quietRoom: sala de oración, sala de descanso, sala tranquila
  quietTime: poca gente, menos concurrido, horas tranquilas
  quince: membrillo
  quitSmoking: dejar de fumar
  quiz: concurso de preguntas, acertijo, trivia
  rabbit: conejo
  rabbitHutch: conejera, jaula de conejos
  rabies: rabia
  raccoon: mapache
  race: carrera, competir
  racingBike: bicicleta de carretera, bici de carrera, bici de carretera, bicicleta de carrera
  racketHire: alquiler de raquetas
  racketString: encordado de raqueta
  radiatorCar: radiador del coche, refrigeración
  radio: autorradio, radio del coche
  radioactive: radiactivo, radiación
  radiologist: radiólogo, radiología
  radioStation: emisora, radiodifusión
  radiotherapy: radioterapia
  radish: rábano
  raffle: rifa, tómbola, sorteo, lotería
  raftBoat: balsa
  rafting: rafting
  railTrain: tren
  railwayStation: estación de tren, estación
  rain: llover, lluvia, llueve
  rainBarrel: bidón de lluvia, depósito pluvial
  rainbow: arcoíris, arco iris
  raincoat: impermeable, chubasquero
  rainGear: ropa de lluvia, pantalón impermeable
  rainTrousers: pantalón impermeable, ropa de lluvia
  rainwater: agua de lluvia
  raisedBed: bancal elevado, huerto elevado, jardinera
  raisin: uvas pasas, fruta seca, fruta deshidratada
  rake: rastrillar, hojas secas, rastrillo
  rakeVerb: rastrillar hojas, recoger hojas
  ramadan: ramadán
  ramp: rampa, rampa de acceso
  range: surtido, gama
  rangeAssortment: surtido, gama
  ranger: guardaparque, guarda del parque
  rapids: aguas bravas, rápidos del río
  rareBreed: variedad antigua, raza antigua
  rarely: raramente, rara vez, raro
  rash: sarpullido, erupción
  raspberry: frambuesa
  rat: rata
  ratchetStrap: correa de amarre, cincha, eslinga
  rattle: traquetear, ruido
  rattlingNoise: ruido extraño, traqueteo, zumbido
  rawFood: crudo
  rawMilk: leche cruda
  razor: maquinilla, cuchilla de afeitar
  razorBlade: cuchilla de afeitar, rasuradora
  reachability: localizable, horario de atención, atención telefónica
  reachable: accesible en autobús
  reachPlace: llegar a, alcanzar
  readAloud: lectura
  reading: cuentacuentos, recital de poesía
  readingGlasses: gafas de lectura, gafas de cerca
  readVerb: leer, lectura, leído, leo, lee
  ready: listo, preparado
  readyMeal: plato preparado, comida a domicilio
  realEstate: inmueble, inmobiliaria
  rearLight: luz trasera
  reason: motivo, razón
  rebuild: reconstruir, reconstrucción
  receipt: recibo, ticket, boleta
  receiptIssue: emitir factura, facturar, factura de empresa
  receive: recibir, obtener
  recentlyNew: recientemente, últimamente, hace poco
  recentlyOperated: convalecencia, centro de rehabilitación
  reception: recepción
  receptionist: recepcionista
  rechargeableBattery: pila recargable, recargable, batería de repuesto
  recipe: receta
  recipient: destinatario
  recital: recital, audición
  recognise: reconocer
  recommend: recomendar, recomendación, recomienda
  recommended: recomendado, recomendable, aconsejable
  reconcile: reconciliarse, hacer las paces
  recording: grabación
  recordPlayer: tocadiscos
  recoverVerb: mejorarse, recuperarse, recuperación
  recovery: recuperación, curación
  rectangular: rectangular
  recyclable: reciclar, reciclaje
  recycledPaper: papel reciclado
  recycling: reciclaje
  recyclingBin: contenedor de reciclaje, contenedor de vidrio
  recyclingCentre: punto limpio, vertedero, centro de reciclaje
  red: rojo
  redColour: rojo
  redeem: canjear, canje, redimir
  redHaired: pelirrojo
  redWine: vino tinto
  reed: junco, carrizo
  reedMouthpiece: boquilla, lengüeta
  reenactment: mercado medieval, recreación histórica
  reentry: volver a entrar, reingreso
  referee: árbitro
  referenceNumber: número de pedido, número de reserva, localizador
  references: carta de recomendación, referencias
  referFriend: recomendar a un amigo
  referralDoctor: volante médico, derivación médica
  reflect: reflejar
  refresherCourse: curso de reciclaje, refrescar conocimientos, curso de actualización, formación continua
  refuel: repostar, gasolina, combustible
  refugee: refugiado, asilo, solicitante de asilo
  refugeeDiscount: tarjeta social, perceptor de ayudas, bono social
  refund: reembolsar, reembolso, reintegro
  refundDeposit: devolver la fianza, recuperar la fianza
  refurbished: reacondicionado, restaurado, rehabilitado
  refuse: rechazar, negar, negarse, rechazado, negado, niega
  regatta: regata, carrera de barcos
  regionalCard: tarjeta cultural, pase de museos, tarjeta de ciudad
  regionalFood: productos locales, especialidades, productos de proximidad
  register: inscribir, inscripción, inscrito, apuntarse
  registeredLetter: carta certificada, correo certificado
  registerOnline: inscribirse, inscrito
  registrationDeadline: plazo de inscripción, fecha límite
  registrationDocument: permiso de circulación, papeles del coche, ficha técnica
  registrationFee: cuota de inscripción, gastos de inscripción
  registrationOffice: oficina de empadronamiento, empadronarse, padrón
  registryOffice: registro civil
  regret: lamentar, arrepentirse, sentirlo
  regularly: regularmente, regular
  regulation: reglamento, norma
  regulator: regulador de buceo
  rehabilitation: rehabilitación
  rehearsal: ensayo
  rehearsalRoom: sala de ensayo
  reheat: recalentar, calentar
  reheel: cambiar los tacones, tapas nuevas
  rejectVerb: rechazado, denegado, rechazo
  relative: familiar, pariente
  relax: relajar, relajación
  relaxation: relajación
  relaxationRoom: sala de relajación, zona de descanso
  reliable: fiable, de confianza
  relieved: aliviado, alivio
  religion: religión, religioso, fe, creencia
  religious: religioso, religión, fe religiosa
  remainingBalance: saldo pendiente, importe restante
  remainingCredit: saldo restante, crédito restante
  remember: recordar, recuerdo, recordatorio
  reminderPayment: recordatorio de pago, aviso de impago
  remindMe: recordar, recordatorio
  remoteControl: mando a distancia, mando
  remoteSupport: soporte técnico, asistencia remota
  removableThing: desmontable, extraíble, desprendible, quitar
  removalCompany: empresa de mudanzas, camión de mudanzas, mudanza
  remove: quitar, eliminar
  removeMould: quitar el moho, enmohecido
  removeRust: quitar el óxido, desoxidar, oxidado
  removeStain: quitar mancha, quitar manchas
  removeTick: quitar garrapata, garrapata
  renaissance: Renacimiento
  renewContract: renovar, renovación
  renovate: renovar, reformar, renovación, reforma
  rent: alquilar, alquiler, arrendar, renta, se alquila
  rentalCar: coche de alquiler
  rentalPeriod: periodo de alquiler, plazo de préstamo
  rentalStation: punto de alquiler
  rentIncrease: subida del alquiler, aumento del alquiler
  rentReduction: reducción del alquiler
  rentTableware: alquiler de vajilla, alquiler de copas
  repair: reparación, arreglo, arreglar, reparar, componer, compostura
  repairable: reparable, tiene arreglo
  repairCafe: café de reparación, taller de autorreparación
  repairTime: tiempo de reparación, plazo de tramitación
  repeat: repetir, repetición
  repeatPrescription: receta electrónica, receta repetida
  replace: reemplazar, sustituir, reemplazo
  replaceGlass: cambiar el cristal, cristal roto, vidrio roto
  replacementCard: tarjeta perdida, tarjeta de sustitución, duplicado de tarjeta
  replaceZip: cambiar cremallera, cremallera rota, cierre roto
  replyTime: responder, respuesta, contestar
  reportDamage: avisar de daño, notificar daño, dar parte
  reportVerb: informe, denunciar, reportar
  repot: trasplantar
  representLegal: representar
  reptile: reptil, lagarto
  requestApply: solicitar, solicitud
  require: requerir, obligatorio, requisito, exigir, obligatoria
  reschedule: cambiar la cita, reprogramar
  rescue: rescatar, salvar, rescate
  reserve: reservar, reserva, reservación
  reservedState: reservado
  resetPassword: restablecer, olvidé contraseña
  residence: domicilio, residencia, lugar de residencia
  residenceCard: tarjeta de residencia, NIE, permiso de estancia
  residencePermit: permiso de residencia
  resin: resina
  resize: cambiar el tamaño
  resole: cambiar suelas, media suela, cambiar las suelas, suelas nuevas
  respectRule: cumplir, respetar
  respiteCare: respiro familiar
  responsible: responsable, responsabilidad
  rest: resto, descansar, reposar, descanso
  restArea: lugar para sentarse, asientos para descansar, sitio para descansar
  restart: reiniciar, reinicio
  restaurant: restaurante
  restock: reponer, reposición
  restoreRenew: restaurar, restauración
  restring: enfilar, reenfilar
  restVerb: descansar, descanso
  resuscitate: reanimación, RCP
  retailerDealer: vendedor, distribuidor
  retainingWall: muro, tapia, muro de contención
  retakeExam: repetir el examen, recuperación del examen, recuperar examen
  retina: retina
  retired: jubilado, jubilación
  retirement: jubilación
  retouching: retoque, edición de fotos
  retrofit: reequipar, añadir después, equipar
  returnableCup: vaso reutilizable, envase retornable
  returnCost: gastos de devolución
  returnGoods: devolución
  returnLabel: etiqueta de devolución
  returnLate: devolución tardía, devolver tarde
  returnPolicy: política de devolución, devoluciones
  returnTicket: ida y vuelta
  returnTime: hora de devolución
  reupholster: retapizar
  reusable: reutilizable
  reuse: reutilizar, reutilización
  revealVerb: revelar, descubrir
  reverseCar: marcha atrás, dar marcha atrás, retroceder
  reviewNoun: comentario
  reviewRate: valorar, reseña, valoración
  revolvingDoor: puerta giratoria
  rheumatism: reuma, reumatismo
  rhododendron: rododendro, azalea
  rhubarb: ruibarbo
  ribbonBand: cinta, lazo, listón
  ribBone: costilla
  rice: arroz
  rich: adinerado
  rideHorse: montar a caballo, montar, equitación, cabalgar
  rideOn: montarse, ir de pasajero
  rider: jinete, amazona
  ridingArena: picadero, pista de equitación
  ridingGear: casco de equitación, botas de montar, casco de montar, ropa de equitación
  ridingSchool: escuela de equitación, equitación, hípica
  right: derechos
  rightsEntitlement: derecho
  rightSide: derecha
  rim: llanta de aleación, aro
  ringBell: tocar el timbre, timbre
  ringBinder: archivador
  ringDoorbell: llamar a puerta
  ringJewel: anillo, sortija
  ringResize: talla de anillo, agrandar anillo
  rinse: enjuagar, aclarar
  ripe: maduro
  riskActivity: deporte de riesgo
  risky: riesgo, arriesgado, peligroso, peligro
  river: río, arroyo
  road: carretera
  roadSign: señal de tráfico
  roastCoffee: tostar, tueste, tostado
  roastGrill: asar, asado, a la parrilla, tostar, parrilla, hacer barbacoa
  roastMeat: asado, carne asada
  roboticMower: robot cortacésped
  robotVacuum: robot aspirador
  robust: robusto, resistente
  rockingChair: mecedora
  rockingHorse: caballito de madera, caballo balancín
  rockMusic: música rock, música pop
  rocky: pedregoso, rocoso
  rodent: roedor, rata, ratón, ratones
  rolePlay: juego de rol
  rollerBlind: estor, cortina enrollable
  rollerCoaster: montaña rusa
  rollingPin: rodillo de cocina, palo de amasar
  rollPaper: rollo
  rollTurf: césped en rollo, tepe
  rollUp: enrollar, enrollado
  rollVerb: rodar, enrollar
  roman: romano, romanos, época romana
  romanian: rumano, Rumanía
  romantic: romántico
  roof: techo, tejados
  roofer: techador, tejador, techista, tejadista
  roofLeakRepair: reparación de tejado, tejas rotas
  roofRack: baca, cofre de techo, baúl portaequipaje
  roofTile: teja, tejas
  roofTruss: armazón del tejado, cercha
  roofWindow: claraboya, ventana de tejado, tragaluz
  room: habitación, cuarto
  roomHire: alquiler de sala, alquilar una sala
  rooster: gallo
  root: raíz, raíces
  rootCanal: endodoncia, tratamiento de conducto
  rootTouchUp: raíz, raíces
  rope: cuerda, correa de amarre, cordel, cuerda fina, piola
  ropeMaking: cordelero
  ropesCourse: parque de aventuras, parque multiaventura, tirolina, parque de aventura, parque de tirolinas, parque de árboles
  rose: rosa
  rosehip: escaramujo
  rosemary: romero
  rot: pudrir, podrido, pudrición
  rotate: girar, rotar
  rotavator: motoazada
  rotten: podrido, en mal estado
  rough: áspero
  roughly: aproximadamente, más o menos, aproximado
  round: redondo
  roundabout: rotonda
  roundTheClock: las 24 horas
  route: ruta, itinerario
  router: enrutador, rúter, módem
  rowBoat: remar, remo
  rowLine: cola, fila
  rowSeats: fila de asientos
  rub: frotar, limpiar con paño
  rubber: goma, caucho
  rubberEraser: goma de borrar, borrador
  rubberSeal: junta de goma, arandela, junta tórica, empaquetadura
  rubberStamp: sello
  rubbish: basura, residuos
  rubble: escombros
  rubella: rubéola
  rudder: timón
  rude: maleducado, grosero
  rugCarpet: alfombra persa, alfombra oriental, tapete
  ruin: ruina, ruinas
  rule: regla, norma
  ruleBreak: infracción, incumplimiento
  rulerTool: regla graduada
  rulesGame: reglas del juego
  rumour: rumor, chisme
  runBusiness: regentar, dirigir, gestionar
  runJog: correr, corre, corriendo, trotar
  running: footing, carrera a pie
  runOut: acabarse, agotarse, se acabó
  rural: rural, campo
  rushSurcharge: recargo por urgencia
  russian: ruso, Rusia
  rust: oxidar, óxido, oxidado, herrumbre
  rustProofing: antioxidante, protección de bajos
  rusty: óxido
  rye: centeno
  sackcloth: saco de arpillera, yute, arpillera
  sad: triste
  saddle: silla de montar, ensillar, sillín
  saddleHeight: altura del sillín, tija
  saddler: guarnicionero, talabartero, marroquinería, talabartería
  saddleUp: ensillar, embridar
  sadness: tristeza, duelo, luto
  safari: safari, excursión en jeep
  safe: seguro, seguridad
  safetyBriefing: instrucciones de seguridad, charla de seguridad
  safetyGlasses: gafas de protección, gafas protectoras, gafas de seguridad
  safetyPin: imperdible, alfiler de gancho
  safetyShoes: calzado de seguridad, zapatos de seguridad
  safetyState: seguridad
  sag: hundirse, combarse, pandeo
  sageHerb: salvia
  sailBoat: navegar, velero
  sailing: navegación a vela
  sailingBoat: velero, yate, catamarán
  sailor: marinero, marino
  saint: santo, santa, patrón santo, santo patrón
  salad: ensalada
  saladDressing: aliño, aderezo
  salami: salami, embutido, fiambre
  sale: venta
  salesperson: vendedor, dependiente
  salesRep: representante
  saliva: saliva, escupir
  salmon: salmón
  salsaDance: bailar salsa
  salt: sal de mesa, sal de cocina
  saltFree: sin sal, bajo en sal
  saltMine: mina de sal, salina
  saltShaker: salero
  salty: salado
  same: mismo, igual
  sameDay: mismo día, en el mismo día, el mismo día, hoy mismo
  sameKind: del mismo tipo
  samesex: mismo sexo, homosexual, lesbiana, gay
  sample: muestra
  sampleProduct: muestra gratis, muestrario
  sand: lijar, lija, lijado, acuchillar
  sandal: sandalia, chancla
  sanderTool: lijadora
  sandMaterial: arena
  sandpaper: lija, papel de lija
  sandpit: cajón de arena
  sandwich: bocadillo, bocata
  sandwichMaker: cortafiambres, rebanadora
  sandy: arenoso
  sandyBeach: playa de arena
  sanitaryBlock: bloque sanitario, duchas y aseos
  santaClaus: Papá Noel, San Nicolás
  sapling: plantón, árbol joven
  sardine: sardina
  satiated: saciado, estar lleno
  satisfied: satisfecho, satisfacción
  satisfiedState: contento, satisfecho, conforme
  sauce: salsa
  saucer: platillo
  sauerkraut: chucrut
  sauna: sauna
  saunaThing: estufa de sauna
  sausage: salchicha, embutido
  saveData: guardar
  saveMoney: ahorrar, ahorro
  saw: serrar, sierra, motosierra, aserrar
  sawmill: aserradero
  saxophone: saxofón, saxo
  sayGoodbye: despedirse
  scab: costra
  scaffolder: andamio, andamios
  scald: escaldar, escaldarse, quemarse
  scale: báscula, balanza
  scalp: cuero cabelludo
  scanner: escáner, escaneo
  scanVerb: escanear
  scar: cicatriz, cicatrices
  scarecrow: espantapájaros
  scarf: bufanda
  scarify: escarificador, escarificar
  scarletFever: escarlatina
  scary: da miedo, terrorífico, espeluznante
  schedulePlan: planear, planificar, programar
  schnitzel: escalope, milanesa
  scholarship: beca, subvención, cheque formación
  school: escuela, colegio
  schoolAge: edad escolar
  schoolBag: mochila escolar
  schoolBus: autobús escolar, transporte escolar
  schoolCanteen: comedor escolar
  schoolClass: clase escolar, grupo escolar, curso escolar
  schoolEnrolment: matrícula escolar, escolarización, vuelta al cole, inicio del colegio
  schoolFriend: compañero de clase
  schoolGroup: grupo escolar, grupos escolares
  schoolHoliday: vacaciones escolares
  schoolPlacement: prácticas escolares, prácticas laborales
  schoolProject: proyecto escolar, semana de proyectos
  schoolReport: notas, calificaciones
  schoolSupplies: material escolar, útiles escolares
  schoolTrip: excursión escolar, viaje escolar, visita escolar
  schoolUniform: uniforme escolar
  schoolyard: patio del colegio
  scienceNoun: ciencia, científico
  scissors: tijeras
  scoliosis: escoliosis
  scooterKick: patinete, patín eléctrico, patinete eléctrico, monopatín eléctrico
  scout: boy scout
  scrape: raspón, rasguño, rozadura
  scrapMetal: chatarra, desguace, chatarrero
  scratch: rascar, rayar, arañar, arañazo, rayón, raspón
  scratched: rayado, rayones, arañazos
  scratchingPost: rascador
  scratchItch: rascarse, se rasca
  scratchproof: resistente a rayaduras, antirayas
  scratchyWool: áspero, que pica
  screedFloor: solera, contrapiso
  screen: pantalla
  screeningTest: chequeo preventivo, revisión preventiva
  screenMonitor: pantalla, monitor
  screenPrinting: serigrafía
  screenProtector: protector de pantalla
  screenReplace: cambio de pantalla, reparación de pantalla
  screw: tornillo
  screwdriver: destornillador
  screwNutBolt: tuerca, perno
  screwOn: atornillar, enroscar
  screwTighten: apretar, reapretar, apretado, aprieta
  screwVerb: atornillar, tornillo
  scrub: restregar, exfoliar, exfoliante, fregar
  scuffed: rozado, raspado
  sculpture: escultura
  scythe: guadaña
  sea: mar, océano
  seabed: fondo marino, submarino, bajo el agua
  seafood: marisco
  seagull: gaviota
  seal: sellar, junta, impermeabilización, burlete
  sealAnimal: foca
  sealedBag: precinto, sello de seguridad
  seam: costura
  search: buscar, búsqueda
  searchEngine: buscador
  searchRanking: posicionamiento web
  seashell: concha, caracola
  seasick: marearse, mareado, mareo en barco
  season: temporada, estación
  seasonal: de temporada, estacional
  seasonalWorker: temporero, trabajo de temporada, trabajador de temporada
  seasonFood: condimentar, sazonar, especia
  seasonTicket: abono anual, abono, pase anual, abono de temporada
  seasonVerb: sazonado, condimentado
  seatBelt: cinturón de seguridad
  seatCover: funda de asiento
  seatingPlan: plano de asientos, distribución de mesas, plano de mesas
  seatReservation: reserva de asiento, asiento reservado
  seatRest: lugar para sentarse, taburete plegable
  seaUrchin: erizo de mar
  seaView: vista al mar, vistas al mar
  seaweed: algas, alga marina
  second: segundos
  secondarySchool: instituto, secundaria, bachillerato
  secondEntrance: entrada trasera, entrada lateral
  secondHand: segunda mano, usado, usados, de ocasión
  secondHandShop: segunda mano, tienda solidaria, ropavejero
  secondOpinion: segunda opinión
  secondOrdinal: segundo, segunda
  secret: secreto
  secretary: secretaria, secretario
  securityCamera: cámara de seguridad, videovigilancia, vigilancia
  see: ver, veo, visto, vemos, ves
  seed: semilla
  seedling: plántula, plantón
  seesaw: balancín, subibaja
  segway: segway
  selfCatering: autoabastecimiento, cocina propia
  selfEmployed: autónomo, por cuenta propia, trabajador independiente
  selfEmployment: emprender, autónomo, abrir un negocio, alta de autónomo
  selfGuided: por libre, visita libre, sin guía
  selfHelpGroup: grupo de autoayuda, grupo de apoyo
  selfieStick: selfi, palo selfi, selfie
  selfish: egoísta
  selfService: autoservicio
  sell: vender, venta, vendo, vendido, vendemos
  seller: vendedor, dependiente
  sellOld: revender, vender, vendido
  semester: semestre, semestral
  seminar: seminario
  send: enviar, envío, mandar, despachar
  sendAway: enviar, mandar
  sendBack: devolver, devolución, devuelto
  sender: remitente
  sendHome: enviar a casa, mandar a domicilio
  sendReminder: reclamar el pago, recordatorio de pago
  senior: anciano, jubilado, persona mayor, pensionista, tercera edad
  seniorGymnastics: gimnasia para mayores
  seniorsAfternoon: encuentro de mayores, club de jubilados
  sense: tiene sentido, razonable
  sensitiveSkin: sensible, delicado
  separateAdjective: aparte, por separado
  separateOwn: entrada propia
  separateVerb: separar, separación, separado
  separateWaste: separar residuos, separar basura
  separation: separación
  separationCouple: separado, separación legal
  septicTank: fosa séptica, pozo ciego
  serialNumber: número de serie, referencia del artículo, número de modelo
  series: serie
  seriousGrave: grave, serio
  serratedKnife: dentado, sierra dentada
  serveFood: servir, sirve
  serviceArea: zona de servicio, zona de actuación, radio de acción
  serviceBook: libro de mantenimiento, historial de mantenimiento
  serviceOffered: servicio
  serviettePaper: servilleta de papel
  sesame: sésamo
  session: sesión
  setKit: juego, conjunto
  setStone: piedra preciosa, engastar, engaste
  settle: llegar a un acuerdo, conciliación
  settlement: acuerdo
  setUp: instalar, colocar
  setUpDevice: configurar, configuración
  setupInstall: instalación, configuración
  setUpTime: montar y desmontar
  several: varios
  severalTimes: varias veces, repetidamente
  severance: finiquito
  sew: coser, costura
  sewage: aguas residuales, alcantarillado, desagüe, cloaca, aguas grises, vaciado de aguas
  sewButton: coser botón, falta un botón
  sewing: costura
  sewingMachine: máquina de coser
  sewingPatternClass: curso de costura, clases de costura
  sewOn: coser un botón, coser, cosido
  shabby: descuidado, deteriorado, ruinoso
  shade: sombra
  shady: sombra
  shadyPlace: a la sombra
  shaky: inestable, se tambalea
  shallow: poco profundo
  shame: vergüenza
  shampoo: champú
  shandy: clara con limón, cerveza con limón
  share: compartir, dividir, pagar por separado
  shared: compartido, común
  shareRide: compartir coche
  shark: tiburón, tiburones
  sharp: afilado, agudo
  sharpen: afilar, afilado, afilador, piedra de afilar, afilar cuchillos
  shatter: romperse, hacerse añicos
  shave: afeitar, afeitado, rasurar
  shavingFoam: espuma de afeitar
  shearClip: esquilar, rapar
  shearing: esquilado, rapado
  shearSheep: esquilar ovejas, esquila
  shedHair: mudar el pelo, caída del pelo
  sheep: oveja, cordero
  sheepdog: perro pastor, mastín
  sheepskin: piel de oveja, zalea, piel de cordero
  sheetMusic: partitura
  sheetPaper: hoja de papel, folio
  sheetSleepingBag: saco sábana
  shelf: estante, estantería, repisa, anaquel, balda
  shell: cáscara, caparazón
  shellac: esmalte semipermanente, esmaltado permanente
  shellacPolish: goma laca, barniz de muñequilla
  shellHouse: casa prefabricada
  shelterRain: cobertizo, a cubierto, bajo techo
  shepherd: pastor, pastora, pastor de ovejas
  shiftGear: marcha, cambiar de marcha
  shiftWork: turno
  shine: brillar, brillante, brillo, resplandecer
  shingles: herpes zóster, culebrilla
  shinyState: brillante
  ship: buque, ferri, barco, ferry, transbordador
  shipBell: salida del barco, zarpar
  shipping: envío, expedición, remesa
  shippingCost: gastos de envío
  shippingCosts: gastos de envío
  shipwreck: naufragio, pecio
  shirt: camisa
  shockAbsorber: amortiguador, suspensión
  shoe: zapato, calzado, zapatos
  shoeHeel: tacón
  shoeHorse: herrar, herradura, herrador, herraje, herrado, recortar cascos
  shoeInsoleTree: horma
  shoelace: cordón
  shoePolish: betún
  shoeRack: mueble zapatero
  shoeSize: número de calzado
  shoeSole: suela de zapato, media suela
  shoeStretch: ensanchar zapatos, zapatos aprietan
  shoot: disparar, tiro, disparo
  shooting: campo de tiro, tiro deportivo
  shootingStar: estrella fugaz
  shop: tienda, negocio, comercio
  shopkeeper: comerciante, tendero
  shoppingBag: bolsa de la compra
  shoppingCart: carrito, cesta
  shoppingCentre: centro comercial
  shoppingGo: ir de compras, hacer la compra
  shopWindow: escaparate
  shore: orilla, ribera
  shortAdjective: corto
  shortage: escasez
  shortCircuit: cortocircuito, fusible
  shorten: acortar, dobladillo
  shortenTrousers: acortar pantalón, coger el bajo, subir el bajo
  shortOfBreath: falta de aire, sin aliento, dificultad para respirar, ahogo, disnea
  shortPerson: persona bajita, de baja estatura
  shorts: pantalón corto, bermudas
  shortSighted: miope, miopía
  shortSightedness: miopía, miope
  shoulder: hombro
  shout: gritar, grito, grita, chillar
  shovel: pala
  showAround: mostrar
  shower: ducharse, ducha, darse una ducha
  showerCubicle: mampara
  showerGel: gel de ducha
  showerHead: alcachofa de ducha, ducha de mano
  showerRoom: ducha, duchas, ducharse
  showerToken: ficha de ducha
  showRepertoire: repertorio
  showroom: sala de exposición
  showVerb: mostrar, enseñar, muestra
  shrimp: gamba, langostino
  shrink: encoger, encogido, encogió
  shuttleBus: autobús lanzadera, bus lanzadera
  shy: tímido, tímida, vergonzoso, retraído
  sibling: hermanos
  siblingDiscount: descuento por hermanos, segundo hijo
  sick: enfermo, enfermedad
  sickle: hoz
  sickNote: baja médica, justificante médico, baja laboral, licencia por enfermedad
  sidecar: sidecar
  sideDish: guarnición
  sideEffect: efecto secundario
  sieve: colador, tamiz, escurridor
  sightseeing: visita de la ciudad, recorrido turístico, visita panorámica
  sightseeingFlight: vuelo panorámico
  sign: firmar, firma, firmado, suscribir
  signature: firma
  signboard: cartel, letrero, tablón, rótulo
  signedReceipt: acuse de recibo
  signLanguage: lengua de signos, lengua de señas
  signposted: señalizado, bien indicado
  silence: silencio, guardar silencio
  siliconeSealant: silicona, sellador
  silk: seda
  silkPainting: pintura en seda
  silo: silo, granero
  silver: plata, plata de ley
  silverfish: pececillo de plata
  silvery: plata, plateado, color plata
  simCard: tarjeta SIM
  similar: parecido, similar
  similarity: parecerse, parecido
  simmer: guisar
  sing: cantar, canto
  singer: cantante
  singing: canto
  singingLesson: clases de canto
  single: soltero, soltera
  singleParent: familia monoparental, madre soltera, padre soltero, monoparental
  singleRoom: habitación individual
  singleTicket: billete sencillo, billete de ida, solo ida
  sink: fregadero, lavamanos, lavabo, lavatorio, pileta, lavaplatos
  sinkVerb: hundirse, hundido, hundimiento
  sinusitis: sinusitis
  sip: sorbo, sorber, trago
  sister: hermana, hermanita
  sit: sentarse, sentado, sienta, asiento, dónde sentarse
  siteMap: plano del recinto, plano del museo
  size: talla, tamaño
  sizeChart: tabla de tallas, guía de tallas
  sizeNoun: tamaño, talla
  skate: patinar, patín
  skateboard: monopatín, skate
  skating: patinaje, pista de hielo, patinaje sobre hielo
  skein: ovillo, madeja
  skeleton: esqueleto
  sketchbook: bloc de dibujo, boceto, cuaderno de dibujo
  ski: esquiar, esquí
  skiBinding: fijación de esquí
  skiBoots: botas de esquí
  skid: derrapar
  skiing: esquí
  skiInstructor: monitor de esquí, escuela de esquí
  skiLift: telesilla, telesquí, remonte
  skilled: hábil, habilidoso, talentoso
  skin: piel, cutis
  skinAnalysis: análisis de piel
  skinCancer: cáncer de piel, melanoma
  skincare: cuidado de la piel
  skinIrritated: piel sensible, irritación, piel irritada
  skiPass: forfait de esquí, pase de esquí
  skipContainer: contenedor, contenedor de escombros
  skiPoles: bastones de esquí
  skippingRope: comba, cuerda de saltar
  skiRental: alquiler de esquís
  skiResort: estación de esquí
  skirt: falda, pollera, minifalda
  skirtingBoard: rodapié, zócalo
  skiSchool: escuela de esquí, clase de esquí, monitor de esquí
  skiService: encerar esquís, afilar cantos, encerado de esquís, afilar esquís
  skiSlope: pista de esquí
  skiTouring: esquí de travesía, fuera de pista
  skull: cráneo
  skunk: mofeta, zorrillo
  sky: cielo
  skyscraper: rascacielos
  slackline: slackline, cinta de equilibrio
  slate: pizarra
  slattedFrame: somier de láminas
  slaughter: carnicero, carnicería
  slaughterAnimal: matanza, matadero
  slaughterhouse: matadero, matanza
  slave: esclavo, esclavitud
  sledge: trineo, tobogán de nieve
  sledgehammer: mazo, maza
  sleep: dormir, duerme, sueño, duermen, dormido
  sleepDisorder: trastorno del sueño, apnea
  sleepingBag: saco de dormir
  sleepingMat: esterilla, colchoneta
  sleepingPill: somnífero, pastilla para dormir, sedante
  sleepOutdoors: acampada libre
  sleepy: somnoliento, con sueño
  sleeve: manga
  sleeveLong: manga larga
  sleeveShort: manga corta
  slice: rebanada, rodaja
  slide: tobogán, resbaladilla
  slidingDoor: puerta corredera, puerta corrediza
  slim: delgado, flaco
  slip: resbalar, resbaladizo, resbala, resbaloso, deslizarse
  slipper: zapatilla de casa, pantufla, pantuflas, chancletas
  slipRisk: peligro de caída, peligro de resbalar
  slipway: remolque de barco
  slopeLand: ladera, cuesta arriba, terreno inclinado
  slotMachine: tragaperras, tragamonedas, juego de azar, casino
  slovenian: esloveno, Eslovenia
  slow: lento, lentamente, despacio
  slowDown: frenar, reducir la velocidad
  slugPellets: veneno para babosas
  small: pequeño, chico
  smallAnimal: animal pequeño, animal exótico
  smallChange: cambio, vuelto
  smallGroup: grupo reducido, grupos pequeños
  smallPrint: letra pequeña
  smartHome: casa inteligente, domótica
  smartphone: teléfono inteligente, iPhone, Android
  smartwatch: reloj inteligente, pulsera de actividad
  smell: oler, huele, olor, apestar, mal olor, huele mal
  smile: sonreír, sonrisa
  smoke: humo
  smokeDetector: detector de humo
  smokeFish: ahumar, ahumado
  smokeFood: ahumado, ahumar, ahumadero
  smokehouse: ahumadero, ahumador
  smoker: fumador, tabaco
  smokeVerb: fumar, fumador, vapear, cigarrillo electrónico
  smokingArea: zona de fumadores
  smooth: liso
  smoothie: batido, smoothie
  smoothPolished: pulido, abrillantar
  snack: tentempié, merienda
  snackBar: chiringuito, quiosco
  snagRework: subsanar, corrección, subsanación
  snail: caracol, babosa
  snake: serpiente
  snakeBite: mordedura de serpiente
  snakePet: pitón, boa
  snapFastener: corchete, broche a presión
  snapOff: romperse, partirse, quebrarse
  sneeze: estornudar, estornudo
  snore: roncar
  snoring: ronquido
  snorkel: esnórquel, snorkel, tubo de buceo, bucear con tubo
  snorkelFins: aletas
  snout: hocico
  snow: nevar, nieve, nieva
  snowboard: snowboard, tabla de nieve
  snowCannon: nieve artificial, cañón de nieve
  snowChains: cadenas de nieve
  snowClearing: quitanieves, retirar la nieve, quitar nieve
  snowdrop: campanilla de invierno
  snowed: nevado, cubierto de nieve
  snowfall: nevada, nieve fresca, espesor de nieve
  snowflake: copo de nieve
  snowmobile: moto de nieve
  snowshoe: raquetas de nieve
  soak: remojar, poner en remojo
  soaked: empapado, calado
  soap: jabón
  sober: sobrio, en ayunas, ayunas
  socialHousing: vivienda social, vivienda protegida
  socialMedia: redes sociales
  socialSecurity: seguridad social, número de afiliación
  socialWorker: trabajador social, asistente social
  sock: calcetín, calcetines, medias
  socket: enchufe
  sofa: sofá, diván, sofá esquinero
  sofaBed: sofá cama, futón
  soft: blando, suave
  softDrink: refresco, gaseosa, limonada
  softener: suavizante
  software: software, programa informático
  softwareUpdate: actualización de software
  soil: tierra, sustrato, compost, tierra para macetas, sustrato para macetas
  solarPanel: panel solar, placas solares, fotovoltaica
  soldier: soldado, militar
  soldState: ya vendido, todavía disponible
  solid: macizo, sólido
  soloist: solista
  solution: solución, resolver, solucionar
  solve: resolver, solución, resuelve
  sometimes: a veces, ocasionalmente
  somewhere: en algún lugar
  sommelier: sumiller, sommelier
  son: hijo
  song: canción
  sonInLaw: yerno
  soon: pronto
  soot: hollín
  sorbet: sorbete
  sore: dolorido, agujetas, irritado
  soreThroat: dolor de garganta, amigdalitis, anginas
  sort: clasificar
  soundproof: insonorizado
  soundRecording: estudio de grabación
  soundSystem: equipo de sonido, megafonía, altavoces
  soup: sopa
  soupPlate: plato hondo
  sour: agrio, ácido
  sourdough: masa madre
  south: zona sur, lado sur, meridional
  souvenir: recuerdo, souvenir, tienda de recuerdos, suvenir, tienda del museo
  sow: semilla, sembrar
  soy: soja
  spa: balneario, termas, aguas termales, baño termal
  spacious: espacioso, amplio
  spade: pala
  spamMail: correo no deseado, spam
  spanish: español, española, castellano, España, en español
  spare: repuesto, recambio
  spareFilter: cambio de filtro, filtro de polen, filtro de habitáculo
  sparePart: pieza de repuesto, pieza, refacción, repuesto, recambio, pieza original
  spareReserve: de repuesto
  spareTyre: rueda de repuesto, rueda de recambio, rueda de auxilio
  sparklingWine: cava, champán, vino espumoso
  sparkPlug: bujía
  sparrow: gorrión
  spaWellness: día de spa, bienestar
  speak: hablar, habla, hablan, hablado
  speakLanguage: hablar inglés, qué idiomas
  special: especial
  specialExhibition: exposición temporal
  specialistDoctor: especialista
  specialOffer: oferta, promoción
  specialSchool: educación especial, necesidades especiales
  specialTermination: rescisión extraordinaria, baja extraordinaria
  specialUnusual: inusual, poco común, extraordinario
  species: especie animal
  spectacleFrame: montura
  spectacleLens: cristal de gafas, cristal graduado
  spectacular: espectacular, impresionante
  spectator: espectador, público asistente
  speechTherapy: logopedia, logopeda, fonoaudiólogo
  speed: velocidad
  speedLimit: límite de velocidad
  spell: deletrear, ortografía
  spelt: espelta
  spendMoney: gastar, gasto
  spice: especia, condimento
  spicy: picante
  spider: araña
  spill: derramar, derramado, volcar
  spinach: espinaca
  spinCycle: centrifugado, centrifugar
  spine: columna vertebral
  spinning: hilar lana, hilado, spinning
  spinWool: hilar, rueca
  spiralBinding: encuadernación en espiral, anillado
  spiralStaircase: escalera de caracol
  spiritLevel: nivel de burbuja
  splash: salpicar, chapotear
  splint: férula, órtesis
  splinter: astilla, esquirla, vidrios rotos, astillarse
  splitEnds: puntas abiertas
  splitUp: separarse, ruptura
  splitWood: cortar leña, rajadora de leña
  spoke: radio
  sponge: esponja
  sponsor: patrocinar, patrocinador
  spontaneous: espontáneo
  spoon: cuchara, cucharilla
  sport: deporte
  sportsBag: bolsa de deporte
  sportsMassage: masaje deportivo
  sportsMedical: certificado médico deportivo, apto médico
  sportswear: ropa deportiva, chándal, ropa cómoda
  spotless: impecable, reluciente
  spotlight: reflector, proyector de luz
  spotted: de lunares, moteado
  spouse: cónyuge
  sprain: torcerse, esguince
  spray: rociar, pulverizar
  sprayBottle: pulverizador, aerosol, bote de spray
  spread: esparcir
  spreadsheet: hoja de cálculo, Excel
  spring: primavera
  springPart: muelle, resorte
  springWater: manantial, fuente termal, aguas termales
  sprinkle: espolvorear
  square: cuadrado
  squareMetre: metro cuadrado
  squareShape: cubo geométrico
  squeak: chirriar, crujir, chirrido, cruje, crujido, rechinar
  squeeze: exprimir, estrujar
  squeezeThrough: pasar apretado, colarse, estrechez
  squid: calamares, sepia
  squint: estrabismo, bizco, ojo vago
  squirrel: ardilla
  stable: establo, cuadra
  stableHorse: establo, cuadra
  stableSteady: estable, firme
  stack: apilar, pila
  stackable: apilable
  stadium: estadio, pabellón, polideportivo
  staff: personal, plantilla
  staffDiscount: descuento para empleados
  staffOnly: sólo personal, prohibido el paso, prohibida la entrada
  stage: escenario
  stageSet: decorado, escenografía
  stageStep: paso, etapa
  stagNight: despedida de soltero
  stain: manchar, mancha
  stain2: manchado, manchas
  stainedGlass: vidriera, vitral
  stainRemoval: quitamanchas, quitar manchas, mancha, mancha de grasa, mancha de vino
  staircase: hueco de escalera, escalera
  staircaseCleaning: limpieza de escaleras, limpieza de portales
  stairlift: salvaescaleras, silla salvaescaleras, plataforma elevadora
  stairs: escaleras
  stakePost: poste, estaca
  stalactite: estalactita, estalagmita
  stale: rancio
  stallion: semental
  stallMarket: puesto, puesto de mercado
  stallsSeat: platea, patio de butacas
  stamina: condición física
  stampPost: sello postal
  stampPostage: estampilla, sello postal
  standFee: tasa del puesto, alquiler del puesto
  standIn: suplente, reemplazar a
  standingOrder: orden permanente
  standingRoom: de pie, entradas de pie
  standLong: estar de pie
  standUpPaddle: paddle surf, tabla de SUP
  standVerb: de pie, parado
  stapler: grapadora, grapas, engrapadora
  starfish: estrella de mar
  starSky: estrella, estrellas, cielo estrellado
  starter: entrante, primer plato
  startingPrice: precio desde, precio inicial
  startUp: arrancar, no arranca, arranque
  stationery: papelería, material de oficina, papel de carta
  statueFigure: estatua, figura, busto
  stay: quedarse, estancia, estadía, permanecer, se queda
  stayAwake: quedarse despierto, mantenerse despierto
  stayBehind: esperar fuera, quedarse fuera
  stayLonger: quedarse más tiempo, prolongar estancia
  stayOvernight: pernoctar, pasar la noche, alojarse, quedarse a dormir
  std: ETS, VIH, sida
  steak: bistec, filete
  stealVerb: robar, robo, hurto, robado, ladrón
  steamCleaner: limpiador a vapor
  steamCook: al vapor
  steamEngine: máquina de vapor, locomotora, tren de vapor
  steamRoom: baño de vapor, baño turco, hammam
  steamVerb: cocer al vapor, vapor
  steel: acero
  steelStainless: acero inoxidable
  steep: empinado, empinada
  steepSlope: inclinación
  steer: dirección del coche, volante
  steeringCar: dirección asistida
  steeringWheel: volante, dirección asistida
  steerVerb: timón
  stem: tallo
  step: escalón, peldaño
  stepByStep: paso a paso, poco a poco
  stepchild: hijastro, hijastra
  stepFree: sin escalones, sin barreras, accesible en silla, sin escaleras
  stepladder: escalera de mano, escalera de tijera
  stepmother: madrastra
  stepsCount: escalones, peldaños, número de escalones
  stepsMany: escalones, peldaños, cuántos escalones, muchas escaleras, peldaño
  stepsNumber: número de escalones, escalón
  sterile: estéril, esterilizado
  stewNoun: guiso, estofado, puchero
  stickingPlaster: tirita, curita
  stickJam: atascarse, atorar, atascado, trabado, se atasca
  sticky: pegajoso, se pega
  stickyTape: cinta adhesiva
  stiffJoint: cuello rígido, tortícolis, rigidez
  stiffRigid: rígido, tieso
  stillWater: agua sin gas
  sting: picadura, picar, picado
  stingy: tacaño, agarrado
  stirrup: estribo
  stitch: puntada, puntos de sutura
  stitches: puntos de sutura
  stitchUp: quitar los puntos, poner puntos
  stock: existencias, inventario
  stocktaking: inventario
  stomach: estómago
  stomachache: dolor de barriga, dolor de estómago
  stomachBug: gastroenteritis
  stone: piedra, roca, grava
  stoneAge: Edad de Piedra, prehistoria, prehistórico, neolítico
  stoneChip: impacto en el parabrisas
  stonemason: cantero, picapedrero, marmolista
  stoneware: gres
  stool: heces, caca
  stoolSample: muestra de heces
  stopcock: llave de paso
  stopMedicine: dejar de tomar, suspender medicación
  stopOver: escala
  stopVerb: parar, dejar de
  stopWorking: no funciona, dejó de funcionar
  storage: almacenaje, almacenamiento
  storageRoom: trastero
  storageUnit: trastero, guardamuebles
  storeAway: almacenar
  storeData: guardar datos, datos personales
  stork: cigüeña
  storm: tormenta, tempestad
  stormDamage: daños por tormenta, árbol caído
  stormy: mar agitado, tormentoso, temporal de viento, oleaje, olas
  stove: fogón, vitrocerámica, placa de inducción
  straightAhead: recto
  straighten: alisar, enderezar, alisado
  straightenBend: enderezar
  straightener: plancha de pelo
  straightening: alisado
  strange: raro, extraño
  stranger: desconocido, extraño
  strapBelt: bandolera
  straw: paja, bala de paja
  strawberry: fresa
  stray: callejero, perro vagabundo, abandonado, sin dueño
  street: calle
  streetAddress: calle
  strengthen: fortalecer
  strengthTraining: musculación, entrenamiento de fuerza
  strenuous: agotador, esforzado
  stress: estrés, estresado, agobiado, agotamiento
  stretch: estirar, estiramiento
  stretchClothes: dar de sí, estirarse, deformarse
  stretchedOut: dado de sí, deformado, holgado
  stretcher: camilla
  stretchFabric: elástico, licra, elastano
  stretching: estiramiento
  stretchMark: estrías
  strict: estricto
  strikeWork: huelga, paro laboral
  strimmer: desbrozadora, bordeadora
  stringMusic: cuerda de guitarra
  stripe: raya, rayado
  stripPaint: decapar, quitar pintura
  strobeLight: luz estroboscópica, luces intermitentes
  stroke: ictus, derrame cerebral, apoplejía
  stroll: dar un paseo, pasear
  strong: fuerte, fuerza
  strongbox: caja fuerte, caja de seguridad
  structuralEngineer: ingeniero estructural, ingeniero de caminos
  stubborn: terco, testarudo, cabezota
  stucco: estuco, moldura, cornisa
  student: estudiante, universitario, alumno
  studentCard: carné de estudiante, carnet de estudiante, tarjeta de estudiante
  studentExchange: estudiante de intercambio, intercambio escolar
  studentRate: descuento para estudiantes, tarifa estudiante
  study: estudiar, estudio
  stuffed: relleno
  stuffedAnimal: taxidermia, disecado, animal disecado
  stuffy: aire viciado, bochorno, sofocante
  stumble: tropezar
  stumpTree: tocón
  stupid: tonto, estúpido
  sturdyShoes: calzado cerrado, zapatos cerrados, antideslizante, calzado resistente
  styrofoam: poliestireno, corcho blanco, telgopor, poliexpan
  subjectSchool: asignatura, materia
  sublet: subarrendar
  submit: presentar
  subscribe: suscribir, suscripción, abono
  subsidence: hundimiento, hundido, asentamiento
  subsidy: subvención, ayuda
  substitutePerson: sustituto, suplente, médico sustituto, persona sustituta
  subtenant: piso compartido, compañero de piso
  subtitle: subtítulos, versión original
  suburb: afueras, suburbio
  subway: metro
  succeed: lograr, éxito, conseguir, exitoso, tasa de éxito
  successor: sucesor, hacerse cargo
  suck: aspirar, aspiradora
  suckVerb: chupar, succionar
  sudden: repentino, de repente
  sue: demandar, demanda, pleito
  suede: gamuza
  sueSomeone: demanda judicial, llevar a juicio
  suffer: sufrir, padecer
  suffocate: asfixia, asfixiarse
  sugar: azúcar
  sugarFree: sin azúcar
  sugaring: depilación con azúcar
  suggest: sugerir, sugerencia, proponer, propuesta
  suggestionBox: sugerencia, propuesta, comentarios, buzón de sugerencias
  suicidal: suicidio, suicida
  suit: traje
  suitable: adecuado, apto
  suitableFor: apto, adecuado, indicado
  suitcase: maleta, equipaje, valija, veliz
  suitcaseWheel: rueda de maleta, asa de maleta
  suitMatch: combinar, conviene
  sulphite: sulfitos
  summer: verano
  summerBreak: vacaciones de verano, cierre por vacaciones
  summerHoliday: vacaciones de verano
  summerHours: horario de verano
  summerJob: trabajo de verano, empleo estudiantil
  summerSeason: en verano, temporada de verano
  summerToboggan: trineo de verano, montaña rusa alpina
  summerTyre: neumático de verano
  summit: cumbre, cima, pico de montaña
  summitCross: cruz de la cumbre
  sun: sol
  sunburn: quemadura de sol, quemadura solar
  sunflower: girasol
  sunflowerField: colza
  sunglasses: gafas de sol
  sunlit: pleno sol, sol directo
  sunny: soleado, sol
  sunrise: excursión al amanecer
  sunscreen: protector solar, crema solar
  sunsetTour: paseo al atardecer, crucero al atardecer
  sunshine: sol radiante, horas de sol
  sunstroke: insolación, golpe de calor
  superfluous: superfluo, no hace falta
  supermarket: supermercado
  supervise: supervisor
  supplement: suplemento, complemento alimenticio
  supplied: proporcionado, facilitar, proporcionar, incluido, a disposición
  supplier: proveedor
  supplyNoun: suministro, provisión, abastecimiento
  supportVerb: apoyar, apoyo, soporte
  suppository: supositorio
  surcharge: recargo, suplemento
  sureCertain: con seguridad, con certeza
  sureFooted: paso firme, pisar firme, pie firme
  surface: superficie
  surfing: surf, tabla de surf
  surgeon: cirujano
  surgery: operación, cirugía, operar
  surname: apellido
  surprise: sorprender, sorpresa
  surprisedState: asombrado, asombroso
  surveillanceCamera: cámara de vigilancia, videovigilancia
  surveyLand: topógrafo, aparejador
  surviveVerb: sobrevivir, superviviente
  sushi: sushi
  suspenders: tirantes, tiradores
  suspendHold: suspensión
  suspensionBridge: puente colgante
  suspensionCar: amortiguación, suspensión del coche
  sustainable: sostenible
  swallow: tragar, tragarse, tragado, tragó, deglutir
  swallowBird: golondrina
  swallowDifficulty: dificultad al tragar
  swamp: pantano, humedal, ciénaga, marisma
  swampy: pantanoso, cenagoso
  swan: cisne
  swap: cambiar, cambio, intercambiar, canjear
  swarm: enjambre
  swear: jurado, jurar
  sweat: sudar, sudor
  sweaty: sudado, sudar, sudoroso
  swedish: sueco, Suecia
  sweep: barrer
  sweet: dulce
  sweetener: edulcorante, sacarina
  sweets: golosinas, caramelo, dulces
  swell: hinchar, hinchado, hinchazón, inflamado
  swelling: hinchazón
  swellWood: deformarse, alabeado
  swim: nadar, natación, nadando, bañarse
  swimAbility: saber nadar, nadador
  swimBadge: diploma de natación, insignia de natación
  swimming: natación
  swimmingCap: gorro de natación, gorro
  swimmingGoggles: gafas de natación, gafas
  swimmingLesson: clase de natación
  swimmingPool: piscina
  swimsuit: bañador, traje de baño
  swimwear: bañador, traje de baño
  swing: columpio, columpiarse, balancearse, hamaca de niños
  swiss: suizo, Suiza
  switchOff: apagar
  switchOn: encender, prender, enciende
  switchOver: convertir, conversión
  swollenFeet: hinchado, hinchada, pies hinchados
  swornTranslator: traductor jurado, traducción jurada
  symptom: síntoma
  synagogue: sinagoga
  syrup: jarabe
  syrupMaple: sirope, jarabe
  table: mesa
  tablecloth: mantel
  tableDecoration: centro de mesa
  tableFootball: futbolín, metegol, taca taca
  tableOverview: resumen, visión general
  tableReservation: reserva de mesa, reservar mesa
  tableRunner: camino de mesa
  tablet: tableta, tablet
  tableTennis: tenis de mesa, ping-pong
  tableware: vajilla
  tachograph: velocímetro, cuentakilómetros
  tail: cola, rabo
  tailbone: cóccix, coxis
  tailLift: plataforma elevadora trasera
  tailor: sastre, modista, costurera, arreglos de ropa
  tailorMade: personalizado, a medida
  tailWag: mover la cola
  takeABreak: hacer una pausa
  takeAlong: llevar, llevarse
  takeApart: desmontar, desarmar, desmontaje
  takeaway: para llevar
  takeBack: aceptar devolución, recomprar
  takeBlood: sacar sangre, extracción de sangre
  takeCare: ocuparse, encargarse
  takeHomePiece: llevarse a casa, pieza terminada
  takeIn: estrechar, entallar
  takeInside: llevar dentro
  takeInWaist: meter cintura, estrechar, achicar
  takeoff: aterrizaje, aterrizar
  takeOffClothes: quitarse, desvestirse
  takeOffShoes: quitarse los zapatos, descalzarse
  takeOut: sacar, extraer
  takeOver: traspaso, relevo
  takePhotos: sacar fotos, hacer fotos, permitido fotografiar, tomar fotos
  takePlace: tener lugar, celebrarse, se realiza
  takeRubbish: llevarse la basura, residuos
  takeSouvenir: llevarse piedras
  takeTablet: tomar pastillas, tomar medicación
  takeTake: tomar, coger, agarrar
  takeTurns: turnarse, por turnos, alternar
  talkConversation: conversar, conversación, charlar
  tall: alto, estatura
  tame: manso, dócil
  tameVerb: domar, amansar, domesticar
  tampon: compresa, tampón, toalla higiénica
  tan: broncear, tomar el sol, bronceado
  tandem: tándem, bicicleta tándem
  tandemBike: tándem
  tangle: enredar, enredado
  tango: tango
  tanner: curtidor, curtiduría
  tanning: solárium, bronceado
  tap: grifo
  tapDance: claqué
  tapeRoll: cinta de carrocero
  tapestry: tapiz, tapices
  tapWater: agua del grifo
  tarnish: deslustrarse, ponerse negro
  tarnished: ennegrecido, sin brillo
  tarpaulin: lona
  tartar: limpieza dental, placa dental
  task: tarea
  taste: sabor, gusto, aroma
  tasteless: soso, insípido
  tasteVerb: sabor, gusto
  tasting: degustación, cata, degustar, catar
  tattoo: tatuaje
  tattooRemoval: eliminación de tatuajes
  tattooVerb: tatuar, tatuaje
  tax: impuesto
  taxAdviser: asesor fiscal, gestor, contable
  taxDeductible: desgravar, desgravable
  taxes: impuesto
  taxFree: libre de impuestos, exento
  taxi: taxi
  taxNumber: número fiscal, NIF, CIF, RFC
  taxOffice: hacienda, Hacienda, agencia tributaria
  taxReturn: declaración de la renta, declaración de impuestos
  tea: té
  teach: enseñar, enseñanza, dar clases, impartir
  teacher: profesor, profesora, maestro
  teachingHour: hora lectiva, hora de clase
  teachingMaterial: material didáctico
  team: equipo, plantilla, personal
  teamBuilding: actividad de equipo, jornada de equipo
  teamSport: equipo
  teapot: tetera
  tearRip: rasgar, desgarrar, roto, rasgado, desgarrado, rasgadura
  teaspoon: cucharilla, cucharita
  technician: técnico
  teddyBear: peluche, osito, muñeco de peluche
  teenager: adolescente
  teethWhitening: blanqueamiento dental
  telescope: telescopio
  television: televisión, televisor, tele, pantalla plana
  televisionChannel: canal de televisión
  temperature: temperatura, grados, grado, grado centígrado
  temperatureInside: temperatura ambiente, temperatura interior
  temporary: temporal, provisional
  temporaryJob: trabajo temporal, empresa temporal, eventual
  tenancy: contrato de alquiler, arrendamiento
  tenancyLaw: derecho de arrendamiento, asociación de inquilinos
  tenant: inquilino, arrendatario
  tender: tierno
  tenderOffer: licitación, concurso público
  tendon: tendón, ligamento
  tennisElbow: codo de tenista, tendinitis
  tennisRacket: raqueta
  tension: contractura, rigidez
  tent: tienda de campaña
  tentPeg: piqueta, estaca, estaca de tienda
  term: trimestre, semestre
  terminallyIll: enfermo grave, enfermo terminal
  terminateContract: rescindir, dar de baja, rescisión
  termite: termita, comején
  termsConditions: condiciones, términos
  terrace: terraza
  terrarium: terrario
  terrible: terrible, horrible
  testDrive: prueba de conducción, probar el coche
  testExam: examen
  testify: declarar, testificar
  testimony: declaración, testimonio
  testTry: probar
  tetanus: tétanos
  textbook: libro de texto
  textilePrint: estampar, serigrafía de camisetas
  textMessage: mensaje de texto, SMS
  thaiMassage: masaje tailandés
  thank: agradecer, gracias, dar las gracias
  thatchRoof: techo de paja
  thaw: descongelar
  theatre: teatro
  theatrePlay: obra de teatro, pieza teatral
  theatreScript: guion, libreto
  theft: robo, hurto, ladrón, allanamiento
  theoryTest: examen teórico
  therapeuticRiding: equinoterapia, hipoterapia
  thermalUnderwear: ropa térmica, ropa interior térmica
  thermometer: termómetro
  thermos: termo
  thermostat: termostato
  thick: grueso
  thickHeavy: tela gruesa
  thickness: grosor, espesor
  thigh: muslo
  thimble: dedal
  thin: fino, delgado
  thinHair: pelo fino, cabello fino
  thinnerSolvent: disolvente, aguarrás, trementina
  thirdOrdinal: tercero, tercera, tercer
  thirdPart: tercio
  thirdPartyData: ceder datos, cesión de datos, terceros
  thirst: sed, sediento
  thirsty: sed, sediento
  thistle: cardo
  thorn: espina
  thorough: a fondo, minucioso, cuidadosamente
  thousand: mil
  threaten: amenazar, amenaza
  threeDPrint: impresión 3D, impresora 3D
  thresh: trillar, trilla, paja trillada
  threshold: umbral
  throat: garganta
  thrombosis: trombosis, coágulo
  throw: lanzar, arrojar, lanzamiento
  throwAway: tirar, desechar, botar
  thumb: pulgar
  thyme: tomillo
  thyroid: tiroides
  tiara: tiara, diadema
  tick: garrapata, picadura de garrapata, quitar garrapata
  tickBite: picadura de garrapata, enfermedad de Lyme
  ticket: billete, boleto, entrada
  ticketMachine: máquina de billetes, expendedora
  ticketOffice: boletería, venta de entradas, taquilla de entradas
  ticketRefund: devolver la entrada, devolución de entradas
  tide: marea alta, marea baja, marea, bajamar
  tidyUp: ordenado
  tie: corbata, pajarita
  tieUp: atar, amarrar
  tiger: tigre
  tight: apretado, ajustado, estrecho
  tights: pantis, leotardos
  tile: azulejo, alicatar, baldosa
  tileJoint: junta de azulejos
  timeClock: hora, a qué hora, qué hora
  timeGeneral: tiempo
  timerSwitch: temporizador
  timeSlot: franja horaria
  timesMultiplication: vez, veces
  timetable: horario
  timeZone: huso horario, zona horaria
  timingBelt: correa de distribución
  tinCan: lata, conserva
  tingling: hormigueo
  tinnedFood: conservas
  tinnitus: acúfenos, tinnitus
  tinPewter: estaño, peltre
  tinsmith: hojalatero, hojalatería
  tintedWindows: lunas tintadas, polarizado
  tiny: diminuto
  tip: propina
  tipGratuity: propina
  tired: cansado, cansancio, cansada, agotado
  tiredness: cansancio, cansado, fatiga, falta de energía
  tissuePaper: pañuelo de papel
  toad: sapo
  toast: brindar, brindis, discurso, chocar copas
  toastBread: tostada
  toaster: tostadora, tostador
  today: hoy
  toddler: niño pequeño
  toe: dedo del pie
  toenail: uña del pie
  tofu: tofu
  together: juntos, junto
  toilet: aseo, lavabo, váter, baño
  toiletBag: neceser
  toiletFlush: cisterna, tirar de la cadena
  toiletPaper: papel higiénico
  toiletries: artículos de aseo
  toiletSeat: tapa del váter, asiento de inodoro
  tolerance: acostumbrarse, adaptarse, adaptación
  tolerate: tolerar, soportar, aguantar
  tolerateFood: no tolerar, sentar mal, intolerancia
  toLet: en alquiler, se alquila, alquilar
  toll: peaje
  tomato: tomate
  tomb: tumba, túmulo
  tomcat: gato macho
  tomorrow: mañana
  toneHair: matizador, baño de color
  toner: tóner, cartucho de tóner
  tongue: lengua
  tonight: esta noche
  tonne: tonelada
  tonsil: amígdala
  tooBig: demasiado grande, queda grande
  tooCold: demasiado frío
  tooDifficult: demasiado difícil, exigente
  tooFast: demasiado rápido
  tooHeavy: demasiado pesado
  tooHot: demasiado calor, demasiado caliente
  tool: herramienta
  toolbox: caja de herramientas
  tooLong: demasiado largo
  tooLoose: demasiado ancho, me queda grande, flojo
  tooLoud: demasiado alto, bajar el volumen
  toolRental: alquiler de herramientas, alquiler de maquinaria
  tooMuch: demasiado
  tooShort: demasiado corto
  tooSlow: demasiado lento, va lento
  tooth: diente, muela
  toothache: dolor de muelas
  toothbrush: cepillo de dientes
  toothDecay: caries
  toothExtraction: muela del juicio, extracción dental
  toothless: desdentado, sin dientes, falta un diente
  toothpaste: pasta de dientes, dentífrico
  tooTight: demasiado apretado, queda chico, ajustado, aprieta, me queda estrecho
  tooYoung: demasiado joven
  topic: tema, asunto
  topUp: recargar, recarga
  torchLight: linterna
  tornLigament: rotura de ligamentos, ligamento
  tornState: rasgado, desgarrado, rajado
  touch: tocar, toca, palpar, manipular
  touchAnimals: tocar animales, acariciar
  touchPen: lápiz táctil
  touchscreen: pantalla táctil
  toughMeat: correoso
  tourCancelled: se cancela, anulado
  tourGuide: guía, guía turístico
  tourism: turismo, turístico
  tourismOffice: oficina de turismo, información turística, centro de visitantes
  tourist: turista, viajero
  touristTax: tasa turística
  tourLanguage: visita en inglés, idioma de visita
  tourLeader: guía del museo, guía acompañante
  tow: remolcar, grúa
  towbar: enganche, bola de remolque, enganche de remolque
  towel: toalla
  towelHire: alquiler de toallas
  tower: torre, subir a torre, torreón
  towing: grúa, remolcado, asistencia en carretera, auxilio mecánico
  townAdministration: municipio, administración local, concejo, ayuntamiento
  townHall: ayuntamiento, municipalidad
  townSquare: plaza
  toy: juguete
  toyCar: coche de juguete, coche teledirigido
  toyLibrary: préstamo de juguetes, ludoteca
  tracking: seguimiento, número de seguimiento
  trackingNumber: número de seguimiento, seguimiento
  trackpad: panel táctil
  tracksAnimal: huella, huellas de animales
  tractor: tractor
  tradeFair: feria comercial, congreso
  tradeIn: entregar como parte, parte de pago, recompra, entregar a cuenta
  tradeLicence: licencia de actividad, licencia comercial
  tradeUnion: sindicato, comité de empresa
  tradition: tradición, costumbre
  traffic: tráfico, tránsito
  trafficJam: atasco, embotellamiento
  trafficLaw: multa de tráfico, exceso de velocidad
  trafficLight: semáforo
  trailClosed: sendero cerrado, camino cortado, carretera cortada
  trailer: remolque, tráiler, acoplado
  trailMarker: señalización, señal de sendero, balizado
  trailRide: ruta a caballo, excursión a caballo
  trailRunning: carrera de montaña
  train: entrenar, entrenamiento
  trainAnimal: adiestrar, adiestramiento, obediencia
  trainConnection: conexión de tren, combinación de trenes
  trainedStaff: personal cualificado, formado, titulado
  trainee: aprendiz
  trainerShoe: zapatilla, deportivas
  trainersShoe: zapatilla, zapatillas deportivas
  training: formación, capacitación
  trainSteam: tren de vapor, tren histórico, locomotora
  tram: tranvía
  transferData: pasar los datos, transferir datos
  transferDeceased: repatriación, traslado del fallecido
  transferMoney: transferir, transferencia
  transferPerson: transferible, traspasar, ceder, intransferible
  transgender: transgénero, no binario
  translate: traducir, traducción, traduzco
  translateFor: interpretar, intérprete
  translator: traductor, intérprete, interpretación, interpretar
  transparent: transparente
  trapVerb: encerrado, atrapado
  trauma: trauma, traumático
  travel: viajar, viaje
  travelAgency: agencia de viajes
  travelBag: bolsa de viaje
  travelCosts: gastos de desplazamiento, desplazamiento, tarifa de diagnóstico
  travelDocuments: documentos de viaje, confirmación de reserva
  travelInsurance: seguro de viaje, seguro de cancelación
  traveller: viajero
  travelSickness: cinetosis
  travelVaccination: vacuna para viajar
  travelWarning: consejos de viaje
  tray: bandeja, charola
  treadmill: cinta de correr
  treat: tratar, tratamiento
  treatment: tratamiento, terapia
  tree: árbol
  treeCare: cuidado de árboles, tala, árbol seco
  treehouse: casa en el árbol, cabaña en árbol, casa del árbol, cabaña en el árbol
  treeSurgeon: arborista, podador
  treetopPath: pasarela entre árboles, paseo por copas
  trekkingPoles: bastones de senderismo, bastón
  trellis: enrejado, celosía, espaldera
  tremble: temblor, tiembla
  trial: juicio, demanda, pleito
  trialLesson: clase de prueba, sesión de prueba, clase gratis
  trialWork: día de prueba
  triangleShape: triángulo, triangular
  triathlon: triatlón, triatleta
  trim: recortar
  trimHedge: seto, podar el seto
  triplet: trillizos
  tripleThrice: tres veces, triple
  tripod: trípode
  tripodFilm: rodaje, grabación de vídeo
  trolley: carrito, carretilla
  trophyCup: trofeo, copa trofeo
  trot: trote, trotar
  trough: abrevadero
  trousers: pantalón
  trout: trucha
  trowel: paleta de jardín, pala de mano
  truant: hacer novillos, faltar a clase
  truck: camión
  truckDriver: camionero
  trueAdjective: verdadero, verdad, cierto
  truffle: trufa
  trumpet: trompeta
  trunk: tronco
  trunkChest: baúl, arcón
  trust: confiar, confianza
  tryOn: probarse, probador
  tryOut: probar, prueba
  tshirt: camiseta, remera, playera, polera, polo
  tubeContainer: tubo de pasta, cartucho
  tubelessTyre: cubierta de bici
  tuitionFee: cuota, tasa de matrícula
  tulip: tulipán
  tumbleDryer: secadora, secarropas
  tumour: tumor, bulto
  tuna: atún
  tune: afinar, afinación, afinador
  tuning: afinación
  tuningPeg: clavija de violín
  tunnel: túnel
  turbocharger: turbo
  turkey: pavo
  turkish: turco, Turquía
  turnAround: girar, dar la vuelta
  turnBack: volver atrás, dar media vuelta
  turnOver: voltear, dar la vuelta
  turnRound: dar la vuelta, girar
  turnstile: torniquete, barrera, molinete
  turnUp: presentarse, aparecer
  turtle: tortuga, tortuga de tierra
  tutoring: clases de apoyo, clase de repaso, profesor particular, refuerzo escolar
  tutuCostume: maillot de ballet, leotardo
  tuxedo: esmoquin, frac
  tweezers: pinzas
  twice: dos veces, doble
  twig: rama
  twin: gemelo, mellizo
  twinPram: carrito gemelar
  twistAnkle: torcerse el tobillo, esguince
  twistVerb: torcer, retorcer
  twoForOne: dos por uno
  typeKey: teclear, introducir
  typewriter: máquina de escribir
  typical: típico
  typicalLocal: tradicional, tradición, típico
  tyre: neumático, llanta, goma
  tyrePressure: presión de los neumáticos
  tyreStorage: almacenaje de neumáticos, guardar neumáticos
  udder: ubre
  ugly: feo
  ukrainian: ucraniano, Ucrania
  ultrasound: ecografía, ultrasonido
  umbrella: paraguas
  umbrellaRepair: reparación de paraguas
  umbrellaStand: paragüero
  unavailable: no disponible
  unbreakable: irrompible, a prueba de golpes
  uncle: tío
  unclog: desatascar, destapar
  uncollected: no recogido
  uncomfortable: incómodo
  unconscious: inconsciente, desmayado
  uncover: destapar, quitar la funda
  undecided: indeciso, pensarlo, pensárselo
  underage: menor de edad, menor
  underfloorHeating: suelo radiante, calefacción por suelo, losa radiante
  underground: subterráneo, bajo tierra
  undergroundRiver: lago subterráneo, río subterráneo
  underpay: más barato, pagar menos
  undershirt: camiseta interior, camiseta de tirantes
  understand: entender, entiendo, comprender
  understandVerb: no entender, malentendido
  undertaker: funeraria
  underwear: ropa interior
  unemployed: desempleado, en paro, desocupado
  unemployedRate: demandante de empleo
  unemploymentBenefit: prestación por desempleo, paro, oficina de empleo, subsidio
  uneven: irregular, desnivelado, lleno de baches
  unfit: fuera de forma, no deportista
  unfortunately: desgraciadamente, lamentablemente
  unfurnished: sin amueblar, sin muebles
  unhealthy: insano, poco saludable
  unicycle: monociclo
  unique: pieza única, único
  unisexToilet: baño unisex
  universe: universo, espacio exterior
  university: universidad
  unknown: desconocido
  unladenWeight: tara
  unlimited: ilimitado
  unlock: desbloquear, abrir con llave, liberar móvil
  unnecessary: innecesario
  unpack: desempacar, desempaquetar, desenvolver
  unpackagedBulk: a granel, sin envase
  unpaid: impagado, pendiente
  unpaved: sin asfaltar, camino de tierra
  unpick: descoser, descosido
  unravel: deshilacharse, carrera en medias
  unreachable: no contestan, no responden, ilocalizable
  unreliable: poco fiable
  unrepairable: irreparable, siniestro total, sin arreglo
  unripe: inmaduro, no maduro
  unscrew: desatornillar, desenroscar
  unskilled: sin experiencia, inexperto, sin conocimientos previos
  unsubscribe: darse de baja, cancelar la suscripción
  unsure: inseguro, no estoy seguro
  unsweetened: sin tratar, natural
  untamed: salvaje, asilvestrado, no domesticado
  untie: desatar, soltar, aflojar, aflojado, soltarse
  unused: sin usar, sin estrenar
  unwell: indispuesto, encontrarse mal, malestar
  upcycling: suprarreciclaje, reutilización creativa
  update: actualización
  updo: recogido, moño
  upgrade: subir de categoría
  upholster: tapizar, tapicería
  upholsterer: tapicero, tapicería
  upholsteryFabric: tela de tapizar
  upload: subir archivo, cargar archivo, subida de archivos
  uploadDocuments: entregar documentos, presentar documentos, subir documentos
  upstairs: arriba
  upToDate: actualizado, al día
  urban: centro de la ciudad
  urgent: urgente
  urinal: urinario, mingitorio
  urine: orina
  urn: urna
  urnBurial: entierro de cenizas
  urnGrave: columbario, nicho, sepultura de urna
  urologist: urólogo
  usbStick: memoria USB, pendrive, lápiz USB
  usedCar: coche usado, coche de segunda mano
  usedSecondHand: usado, de segunda mano
  usefulAdjective: útil
  useless: inútil
  userManual: manual de instrucciones, instrucciones
  username: nombre de usuario, usuario
  useToilet: ir al baño, aseos
  useVerb: usar, utilizar, uso
  usually: normalmente, generalmente, habitual
  utilityBill: gastos de comunidad, suministros, gastos corrientes
  vacancy: plaza libre, vacante, plazas libres, plazas disponibles
  vaccinate: vacunar, vacuna, vacunación
  vaccination: vacuna, vacunación
  vaccinationCard: cartilla de vacunación, cartilla
  vacuumBag: bolsa de aspiradora
  vacuumCleaner: aspiradora
  vacuumPack: envasado al vacío
  vaginal: vagina, candidiasis vaginal
  valentinesDay: San Valentín
  valid: válido, vigente, validez, vigencia, periodo de validez
  valley: valle
  valuable: valioso, de valor
  valuables: objetos de valor
  valuation: tasación, peritaje, informe pericial, tasar
  value: valor
  valve: válvula
  van: furgoneta
  vandalise: vandalismo
  vanilla: vainilla
  vape: cigarrillo electrónico, vapear, vapeador
  varicoseVein: varices
  varied: diverso, variado
  variety: variedad
  varifocals: gafas progresivas, lentes progresivas
  varnish: barniz
  vase: florero, jarrón
  vasectomy: vasectomía, esterilización
  vat: IVA, impuesto
  vaulting: volteo
  veal: carne de ternera, ternera lechal
  vegan: vegano, vegana
  vegetable: verdura, hortaliza
  vegetableBox: cesta de verduras, caja de verduras, cesta ecológica
  vegetablePatch: huerto, parcela de huerto
  vegetarian: vegetariano, vegetariana
  vegetarianDish: plato vegetariano, sin carne
  vegetarianPerson: sin carne, no como carne
  vehicle: vehículo
  vehicleInspection: ITV, inspección técnica
  vehicleRegistration: matrícula, placa, patente
  vein: vena
  velcro: velcro
  velvet: terciopelo
  vendingMachine: máquina expendedora, máquina de vending, máquina de bebidas
  veneer: chapa de madera
  venison: carne de caza, venado
  venomous: venenoso, ponzoñoso
  ventilate: ventilar, ventilación
  ventilation: ventilación, ventilador
  venue: lugar del evento, recinto
  verbal: oral, verbal
  verdict: sentencia
  verifyIdentity: verificar, verificación, acreditar
  vernissage: inauguración de exposición, vernissage
  vestWaistcoat: chaleco
  vet: veterinario, veterinaria
  vetClinic: clínica veterinaria
  vetEmergency: urgencias veterinarias
  veterinarian: veterinario, veterinaria
  viaFerrata: vía ferrata
  vibrate: vibrar, agitar, sacudir
  vice: torno de banco, sargento, gato de apriete
  victim: víctima
  videoCall: videollamada, videoconferencia, reunión en línea
  videoConsultation: videoconsulta, telemedicina, consulta en línea
  videoFilm: película, largometraje
  videoLesson: transmisión en directo, emisión en vivo, streaming
  view: vista panorámica, panorama, vistas al mar
  viewPanorama: vista, vistas, mirador, panorama
  viewpoint: mirador
  village: pueblo, aldea
  villageFestival: fiesta del pueblo, fiestas patronales, verbena
  villageFete: fiestas del pueblo, verbena, fiesta popular
  vinegar: vinagre
  vineyard: viñedo, viña, vid, bodega de vino
  vintage: añada
  vinyl: disco de vinilo, vinilo
  vinylRecord: vinilo, disco de vinilo
  violet: violeta flor
  violin: violín
  viper: víbora, serpiente venenosa
  virtualReality: realidad virtual, gafas virtuales
  virus: virus, malware
  visa: visado, permiso de residencia
  visible: visible
  visit: visitar, visita
  visitDuration: duración visita
  visitingHours: horario de visitas
  visitor: visitante
  visitorCentre: centro de visitantes, punto de información
  visuallyImpaired: deficiente visual, discapacidad visual, baja visión
  vitamin: vitamina
  vocabulary: vocabulario
  vocationalSchool: escuela de formación, escuela técnica, formación profesional, FP
  vocationalTraining: formación profesional
  voice: voz, voces
  voicemail: buzón de voz, contestador
  volcano: volcán
  volleyball: voleibol
  voltage: voltaje, voltios
  volume: volumen, capacidad
  volumeCapacity: capacidad, volumen, aforo, plazas, asientos
  voluntaryYear: voluntariado, trabajo voluntario
  volunteer: voluntario, voluntaria, voluntariado
  vomit: vomitar, vómito
  vomiting: vómito
  voucher: vale, cupón, tarjeta regalo, bono
  voucherCode: código del vale, número del bono
  voucherLost: vale perdido, duplicado del vale
  vulture: buitre, quebrantahuesos
  wade: vadear, caminar por agua
  waffle: gofre, waffle
  wage: salario, sueldo, paga
  waist: cintura
  waistband: cinturilla, pretina
  waistSize: contorno de cintura
  waiter: camarero, camarera, mesero, mozo
  waitFor: esperar a, aguardar
  waitingRoom: sala de espera
  waitingTime: tiempo de espera
  waitInLine: coger número, sacar turno
  waitList: lista de espera
  waitVerb: esperar, espera
  waiver: exención de responsabilidad, descargo de responsabilidad
  wakeUp: despertar, despierto, despierta
  walk: caminar, andar, a pie, pasear
  walkAround: caminar, andar
  walkDog: pasear, paseo
  walker: andador, andadera
  walkieTalkie: radiotransmisor, walkie-talkie
  walkInClinic: consulta sin cita, consulta abierta
  walkingStick: bastón
  walkInNoAppointment: sin cita, sin reserva, sin cita previa
  wall: pared, muro
  wallet: monedero, billetera
  wallPaint: pintura de pared, pintura plástica
  wallpaper: empapelar, papel pintado
  walnut: nuez, nueces, nogal
  walnutWood: nogal
  wardrobe: ropero
  warehouse: almacén, trastero, bodega
  warm: cálido, caliente, tibio
  warmClothes: ropa de abrigo, ropa caliente, ropa térmica
  warmLining: forrado, con forro
  warmRent: gastos incluidos, alquiler con gastos
  warmUp: calentamiento, calentar músculos
  warn: advertir, advertencia, avisar
  warningLight: testigo luminoso, luz de advertencia
  warranty: garantía, garantizar, garantizado
  warrantyCard: tarjeta de garantía
  wart: verruga
  wash: lavar, lavado, lava, lavarse
  washable: lavable
  washHands: lavarse las manos
  washingMachine: lavadora, lavarropas, lavarropa
  washOff: quitar lavando, lavar
  washUp: lavar los platos, fregar
  wasp: avispa, avispón
  waspNest: nido de avispas, avispero
  wasteCollector: basurero, recogida de basura
  wasteSorting: separar basura, separación de residuos
  watch: reloj, reloj de pulsera
  watchGlass: cristal de reloj
  watchmaker: relojero
  watchOnly: sólo mirar, mirar solamente
  watchOver: cuidar, vigilar, supervisar
  watchStrap: correa de reloj
  watchVerb: mirar, espectador
  watchWaterproof: prueba de estanqueidad, resistencia al agua
  water: agua
  waterbed: cama de agua
  waterBottle: cantimplora, botella de agua
  watercolour: acuarela
  waterConnection: agua limpia, toma de agua, suministro de agua
  waterDamage: daño por agua, daños por agua
  waterDamaged: mojado
  waterDispenser: dispensador de agua, fuente de agua
  waterfall: cascada, salto de agua
  waterFilter: filtro de agua
  waterHeater: calentador, termo eléctrico, calefón
  wateringCan: regadera
  waterLevel: nivel del agua, crecida
  waterPlants: regar, riego, riega
  waterPressure: presión del agua
  waterproof: impermeable, resistente al agua
  waterPump: bomba de agua
  waterQuality: calidad del agua
  waterSki: esquí acuático
  waterSlide: tobogán acuático
  waterSports: deportes acuáticos, esquí acuático
  waterTank: depósito de agua, tanque de agua, tinaco
  waterTemperature: temperatura del agua
  waterwheel: molino de agua, rueda hidráulica, noria
  wave: ola, olas, oleaje
  wax: cera, cera de vela, parafina de vela, estearina
  waxHair: depilar, depilación, cera
  waxing: depilación
  weak: débil, debilidad
  weapon: arma
  weaponArmour: armadura
  weaponsPermit: licencia de armas
  wear: llevar puesto, vestir, lleva puesto, ponerse
  wearOut: desgastar, desgaste, gastado
  wearTear: señales de uso
  wearVerb: qué ponerse, llevar puesto, ropa adecuada
  weather: clima, meteorología
  weatherDependent: según el tiempo, con cualquier tiempo
  weatherForecast: pronóstico, previsión meteorológica
  weatherproof: resistente a la intemperie, cortavientos, resistente intemperie
  weatherWarning: alerta meteorológica, aviso de tormenta
  weave: tejido, telar
  weaver: tejedor, tejedora
  webcam: cámara web, webcam
  webDesign: diseño web, crear una web
  website: página web, sitio web
  wedding: boda, casamiento
  weddingAnniversary: aniversario
  weddingCake: tarta de boda, pastel de boda
  weddingCar: coche de boda, coche de novios
  weddingDance: baile nupcial, primer baile
  weddingDress: vestido de novia
  weddingGift: regalo de boda, lista de bodas
  weddingGuest: invitado de boda
  weddingHall: salón de bodas, finca para bodas, lugar de boda
  weddingInvitation: invitación de boda
  weddingPhotos: fotógrafo de bodas, fotos de boda
  weddingPlanner: organizador de bodas
  weddingReception: banquete de boda, convite
  weddingRing: alianza, anillo de boda
  weddingSuit: traje de novio, esmoquin, frac
  weddingVideo: vídeo de boda, videógrafo, producción de vídeo
  weddingWitness: padrino, testigo de boda
  weed: malas hierbas, desherbar, mala hierba, maleza
  weedKiller: herbicida
  week: semana
  weekday: día laborable, día hábil, entre semana
  weekend: fin de semana
  weekendCourse: curso de finde
  weekendRate: tarifa finde, tarifa de finde
  weekly: semanal, por semana, a la semana
  weeklyRate: tarifa semanal, precio por semana
  weigh: pesar, peso, pesa
  weight: peso
  weightLimit: límite de peso, peso máximo
  weightMeasure: cuánto pesa, pesa
  weld: soldar, soldadura
  wellbeing: bienestar
  wellDone: muy hecho
  wellies: botas de agua, botas de goma, botas
  west: oeste, occidente, occidental
  wet: mojado
  wetAreaShoes: zapatillas de interior, calzado limpio
  wetFood: comida húmeda, latas para gato
  wetsuit: traje de neopreno, neopreno, traje de buzo
  whale: ballena, avistamiento de ballenas
  whaleWatch: avistar animales, avistamiento
  whatsapp: WhatsApp, mensaje de WhatsApp
  wheat: trigo
  wheatBeer: cerveza de trigo
  wheel: rueda
  wheelAlignment: alineación, alineado
  wheelBalancing: equilibrado de ruedas, balanceo
  wheelbarrow: carretilla
  wheelchair: silla de ruedas, usuario de silla
  wheelchairUser: usuario de silla
  whileWait: en el momento, al momento, mientras espera
  whipRiding: fusta, látigo
  whisk: batidor, varillas
  whiskers: bigotes del gato
  whisky: whisky
  whisper: susurrar, hablar bajo
  whistle: silbar, silbato
  white: blanco
  whiteboard: pizarra blanca, pizarrón
  whiteCane: bastón blanco
  whiteColour: blanco
  whiteGold: oro blanco
  whitenTeeth: blanquear dientes, blanqueamiento
  whiteWine: vino blanco
  whitsun: Pentecostés
  wholeEntire: entero
  wholegrain: harina integral
  wholemeal: integral, pan integral
  wholesale: al por mayor, venta al por mayor, mayorista
  wickerwork: ratán
  wide: ancho
  widen: ensanchar, ampliar
  widow: viuda, viudo
  widowed: viudo, viuda
  widowerPension: pensión de viudedad
  widowhood: deudos, familiares del fallecido
  width: anchura, ancho
  widthMeasure: qué ancho, anchura de paso
  wife: esposa
  wifi: wifi, red inalámbrica
  wifiPassword: clave del wifi, contraseña wifi
  wig: peluca
  wild: salvaje
  wildAnimal: fauna, animal salvaje, animales salvajes
  wildBoar: jabalí, jabalíes
  wildflower: flor silvestre
  wildGarlic: ajo silvestre
  wildlifePark: parque de animales, parque de fauna
  will: testamento
  willow: sauce
  wilt: marchitarse, marchitar
  wind: viento
  windBlow: viento, ventoso, soplar
  windClock: dar cuerda, cuerda de reloj, reloj mecánico
  windmill: molino de viento
  window: ventana
  windowCleaning: limpieza de ventanas, limpiacristales, limpiar cristales, limpiar ventanas
  windowFrame: marco de ventana
  windowPane: vidrio, cristal de ventana
  windowRegulator: elevalunas, alzavidrios
  windowSill: alféizar, repisa
  windproof: protegido del viento
  windscreen: parabrisas, luna delantera
  windsurfing: windsurf
  windTurbine: aerogenerador
  wine: vino
  wineBar: bar de vinos, vinoteca
  wineCellar: bodega subterránea, cava de vinos
  wineGlass: copa, copa de vino, copas
  winegrower: viticultor, bodeguero, vinatero
  winePress: lagar, prensa de fruta, prensa de uva
  winery: viñedo, viticultor, viñador
  wineTasting: cata de vinos, degustación, visita a bodega, cata
  wing: ala, alas
  winner: ganador
  winPrize: ganar, premio, sorteo, rifa, lotería
  winter: invierno
  winterBreak: cierre invernal, parada invernal, cerrado en invierno
  winterProtection: resistente al frío, protección invernal
  winterStorage: hibernaje, guardería de invierno
  winterTyre: neumático de invierno
  wipe: limpiar con un paño, enjugar
  wiper: limpiaparabrisas
  wireFence: alambrada, valla metálica
  wireMetal: alambre
  wireUp: cableado, cable, cable eléctrico, instalación eléctrica
  wish: desear, deseo
  witch: bruja, brujo
  withAdult: acompañado de adulto, acompañados
  withdraw: retirar dinero, desistir, desistimiento
  withdrawalRight: derecho de desistimiento
  withdrawContract: rescindir
  witness: testigo
  wobble: tambalear, cojea
  wolf: lobo
  woman: mujer, señora, dama
  womb: útero, matriz
  womensHaircut: corte de señora, corte de mujer
  wontDrain: no desagua
  wontStart: no arranca, arrancar
  wood: madera
  woodBeam: viga
  woodCarving: talla de madera
  woodChipper: trituradora, biotrituradora
  woodchipper: biotrituradora, astilladora
  woodenFloor: suelo de madera, piso de madera
  woodenSpoon: cuchara de madera
  woodenToys: juguete de madera
  woodland: arboleda, bosquecillo, sendero forestal
  woodlandBurial: entierro ecológico, bosque funerario
  woodMoth: polilla, polillas, apolillado
  woodOil: aceite para madera, aceite de linaza
  woodpecker: pájaro carpintero
  woodStain: lasur, tinte para madera
  woodStove: estufa de leña, salamandra
  woodturning: torneado de madera
  woodworking: carpintería
  woodworm: carcoma, polilla de la madera
  wool: lana, hilo
  woolFilling: relleno, guata, miraguano
  word: palabra
  workAccident: accidente laboral, accidente de trabajo
  workExperience: prácticas de prueba
  workFunction: funcionar, funciona
  workHere: trabajar aquí, buscar trabajo
  workJob: trabajar, trabajo, empleo
  workout: entrenamiento
  workPermit: permiso de trabajo
  workSafety: seguridad laboral, prevención de riesgos
  worksheet: ficha, hoja de ejercicios
  workshop: taller
  workshopEvent: taller
  worktop: encimera, mesada
  workwear: ropa de trabajo, uniforme
  worldWar: guerra mundial, guerra
  worldwide: mundial, internacional
  worm: lombriz, gusano
  wornHeel: tapas de tacón, cambiar tapas
  wornOut: desgastado, gastado, desgaste
  wornShoes: desgastado, tacón gastado
  worry: preocuparse, preocupado, preocupa, preocupación
  worse: peor
  worsen: empeorar
  worthless: sin valor
  worthwhile: vale la pena, merecer la pena
  wound: herida
  woundCare: cura de heridas, cambio de vendaje
  wrapBandage: vendar, venda, vendaje
  wrappingPaper: papel de regalo
  wrapUp: envolver, envuelto
  wreath: corona, guirnalda
  wrench: llave inglesa
  wringOut: escurrir, centrifugar
  wrinkle: arrugas faciales
  wrist: muñeca
  wristbandTicket: pulsera de acceso, sello en mano
  write: escribir, escrito, escribe, escriben
  writeDown: anotar, apuntar
  writtenExam: examen escrito
  wrong: incorrecto, equivocado
  wrongFuel: combustible equivocado
  wrongSize: talla equivocada, talla incorrecta, no me queda, no cabe
  wroughtIron: hierro forjado
  xray: radiografía
  xylophone: xilófono
  yarn: hilo
  yawn: bostezar, bostezo
  year: año
  yearly: anual, por año, al año
  yearsExperience: años de experiencia, experiencia profesional
  yellow: amarillo
  yellowColour: amarillo
  yesterday: ayer
  yoga: yoga
  yogaBlock: bloque de yoga
  yogaMat: esterilla
  yogaTeacher: profesor de yoga
  yoghurt: yogur
  young: joven
  youngAnimal: crías, animales jóvenes, cachorros
  youngAtHeart: jóvenes, adolescentes
  youth: juventud, jóvenes
  youthCard: carné joven, tarjeta joven, entrada juvenil
  zebra: cebra
  zip: cremallera, cierre, zíper
  zitherLute: cítara
  zoo: zoológico
  zoomLens: teleobjetivo, zum, zoom
  zumba: zumba
`
