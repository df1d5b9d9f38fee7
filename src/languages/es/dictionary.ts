/** See `../dictionary.ts`. */
export const dictionary = `
  above: encima, superior
  abroad: extranjero, en el extranjero
  accelerate: acelerar
  accept: aceptar, acepto
  access: acceso, acceder
  accessCode: código de acceso
  accessible: accesible, sin barreras
  accessory: accesorio
  accident: accidente
  accidental: sin querer, por error
  accidentReport: parte de accidente
  accommodate: alojar, alojamiento
  accordion: acordeón
  account: cuenta
  accountant: contable, contador
  accounting: contabilidad, contable, contador
  accountNumber: número de cuenta
  acting: interpretación, actuación
  actor: actor, actriz
  adapter: adaptador
  addiction: adicción
  address: dirección
  addVerb: añadir, agregar
  adhesiveTape: cinta adhesiva, celo
  adjust: ajustar, ajuste, adaptar
  admission: precio de entrada
  adopt: adoptar, adopción
  adoption: adopción
  adult: adulto, adulta
  advanced: avanzado
  advancedLearner: avanzado
  advertise: anunciar, publicidad, anuncio
  adviceConsultation: consulta, asesoramiento
  advise: aconsejar, consejo, asesorar
  afternoon: tarde, por la tarde
  again: otra vez, de nuevo, nuevamente
  age: edad
  agenda: orden del día
  ageYears: años de edad
  aggression: agresivo, agresividad
  aggressive: agresivo
  agreeVerb: acordar, acuerdo, de acuerdo
  airConditioned: aire acondicionado, climatizado
  airConditioning: aire acondicionado, climatizador
  airFilter: filtro de aire
  airport: aeropuerto
  airportShuttle: lanzadera, traslado
  airPump: bomba, inflador
  alarm: alarma
  alarmClock: despertador
  alarmSystem: sistema de alarma
  alcohol: alcohólico, alcohol
  alignAxis: alineación, alinear
  alimony: pensión alimenticia, manutención
  allDay: todo el día
  allergen: alérgeno
  allergicFree: hipoalergénico
  allergy: alérgico, alergia
  allow: permitir, permiso
  almond: almendra
  almost: casi
  alone: solo, a solas
  aloneUnsupervised: no acompañado, sin supervisión
  alteration: arreglo de ropa
  alternator: alternador
  always: siempre
  amateur: aficionado
  ambulance: ambulancia
  amountMoney: importe, suma, monto
  amountQuantity: cantidad
  anaesthesia: anestesia
  anaesthetize: anestesia, anestesiar, sedar
  anger: enfado, rabia, enojo
  angry: enfadado, enojado
  animal: animal
  animalShelter: protectora, refugio de animales
  ankle: tobillo
  anniversary: aniversario
  announce: anunciar, anuncio
  annoy: fastidiar, molesto
  anonymous: anónimo
  answer: responder, contestar, respuesta
  answeringMachine: buzón de voz, contestador
  ant: hormiga
  antibiotic: antibiótico
  antique: antigüedad, antigüedades
  antiReflection: antirreflejante, tratamiento antirreflejos
  antivirus: antivirus
  anxiety: ansiedad
  apologize: disculpar, disculpa, perdón
  app: aplicación, app
  appeal: recurso, apelación, apelar
  appealLaw: recurso, apelación
  apple: manzana
  appliance: electrodoméstico
  applicant: candidato, solicitante
  applicationForm: solicitud
  applyCream: aplicar, untar
  applyJob: postular, solicitar empleo, candidatura
  appointment: cita, turno
  apprentice: aprendiz, aprendizaje
  apprenticeship: aprendizaje, prácticas
  apron: delantal
  aquarium: acuario, pecera
  architect: arquitecto
  areaSurface: superficie, área
  arm: brazo
  armchair: sillón, butaca
  around: alrededores, zona
  arrangeFlowers: ramo
  arrest: arrestar, detener
  arrive: llegar, llegada, llego
  arthritis: artritis, artrosis
  artificialFlower: flor artificial
  artisan: artesano
  artist: artista
  artWork: arte, obra de arte
  ash: ceniza
  ask: preguntar, pregunta, consultar
  assemble: montar, montaje, ensamblar, armar
  assessor: perito, peritaje, tasación
  association: asociación
  asSoonAs: lo antes posible, cuanto antes
  asthma: asma
  astigmatism: astigmatismo
  atHome: en casa, a domicilio, domicilio
  attach: fijar, sujetar
  attachFile: adjuntar, adjunto
  attachment: archivo adjunto, adjunto
  attackBite: atacar, ataque
  attempt: intento, intentar
  attend: asistir, asistencia
  attendanceList: lista de asistencia
  attic: desván, ático
  auction: subasta
  aunt: tía
  authority: autoridad, organismo, administración
  autism: autismo
  automatic: automático
  automaticCar: cambio automático
  autumn: otoño
  available: disponible, disponibilidad
  average: promedio
  avoid: evitar
  axe: hacha
  baby: bebé
  babyFood: papilla, biberón
  babysit: cuidar niños, guardería
  babysitter: niñera, canguro
  back: espalda, dolor de espalda
  backdrop: fondo
  backpack: mochila
  backup: copia de seguridad, respaldo
  bacon: tocino
  bad: malo, mal
  bag: bolsa, bolso
  bagSack: bolsa, saco
  bake: hornear, horneado
  baker: panadero
  bakery: panadería
  balance: equilibrio
  balcony: balcón
  bald: calvo, calvicie
  ball: pelota, balón
  ballet: ballet
  balloon: globo
  ballroom: baile de salón, vals
  bandage: vendaje, venda
  bandMusic: banda, orquesta
  bank: banco
  bankAccount: cuenta bancaria
  bankBranch: cajero automático, cajero
  banknote: billete
  bankruptcy: bancarrota, quiebra, insolvencia
  banquet: banquete
  baptism: bautizo
  barbecue: barbacoa, parrilla
  barber: barbero
  barefoot: descalzo
  barkVerb: ladrar, ladrido
  barn: granero
  barrel: barril
  barStool: taburete
  basement: sótano
  basementStorage: sótano
  basketball: baloncesto
  bathe: bañarse, baño, bañar
  bathrobe: albornoz
  bathroom: baño, cuarto de baño
  bathtub: bañera
  battery: pila, batería
  batteryLife: duración de la batería, autonomía
  beAbsent: ausente, ausencia
  beach: playa
  bead: abalorio, perla
  beak: pico
  bean: judía, alubia, frijol
  beard: barba
  beautician: esteticista
  beautiful: bonito, hermoso, lindo, bello
  beauty: belleza
  beautySalon: salón de belleza, centro de estética
  bed: cama
  bedding: ropa de cama, sábana
  bedroom: dormitorio
  bee: abeja
  beef: ternera, carne de vacuno, carne de res
  beer: cerveza
  beforeEarlier: antes, previamente
  begin: empezar, comenzar, comienzo, empieza
  beginner: principiante, novato
  behindBack: detrás, trasero, atrás
  beige: beis, crema
  believe: creer
  bellPepper: pimiento
  belly: barriga, vientre, abdomen
  belong: pertenecer
  below: debajo, inferior
  belt: cinturón
  bench: banqueta, banco de madera
  bend: doblar, torcer
  berry: baya, frutos rojos
  best: el mejor
  better: mejor
  bicycle: bicicleta, bici
  bid: pujar, puja
  big: grande, gran
  bikeBell: timbre de bicicleta
  bikeChain: cadena
  bikeFrame: cuadro de bicicleta
  bikeLock: candado
  bilingual: bilingüe
  bin: cubo de basura, papelera
  binding: vinculante
  bird: pájaro, ave
  birth: nacimiento
  birthCertificate: partida de nacimiento, acta de nacimiento, certificado de nacimiento
  birthday: cumpleaños
  birthdayCake: tarta de cumpleaños
  birthdayParty: fiesta de cumpleaños
  biscuit: galleta
  bite: morder, muerde, mordedura
  bitter: amargo
  black: negro
  blackColour: negro
  blackWhite: blanco y negro
  bladder: vejiga
  blanket: manta, edredón
  blazer: americana
  bleach: decolorar, blanquear
  bleachLiquid: lejía
  bleed: sangrar, sangre, sangrado
  bleeding: hemorragia, sangrado
  blind: ciego, invidente
  blinds: persiana
  blonde: rubio
  blondHair: rubio
  blood: sangre
  bloodPressure: tensión arterial, presión arterial, hipertensión
  bloodTest: análisis de sangre, analítica
  bloom: florecer, floración
  blouse: blusa
  blowDry: secar con secador, secador
  blue: azul
  blueColour: azul
  blueLight: filtro de luz azul
  blunt: desafilado, romo
  blurred: borroso
  board: embarcar, subirse
  boardPet: residencia canina, guardería canina
  boat: barco, barca, bote
  body: cuerpo
  bodyHair: vello
  bodyWeight: peso corporal
  bodywork: carrocería
  boil: hervir, hierve
  boiler: caldera
  bone: hueso
  bonnet: capó
  bonus: recompensa, bonificación
  book: reservar, reserva
  bookedUp: completo, agotado, lleno
  bookRead: libro
  boot: bota, botín
  boredom: aburrimiento
  boring: aburrido
  bornBirth: nacimiento, nacer, nacido, parto
  borrow: prestado, tomar prestado, pedir prestado
  boss: jefe, jefa, patrón, gerente, encargado
  bottle: botella
  bounce: rebotar, cama elástica, trampolín
  bouquet: ramo, ramo de flores
  boutonniere: prendido, flor de solapa
  bowel: intestino, tripa
  bowl: cuenco, tazón
  bowViolin: arco de violín
  boxCarton: caja, caja de cartón
  boxContainer: caja
  boxing: boxeo
  boy: chico, muchacho
  boyfriend: novio, novia
  bra: sujetador, sostén
  bracelet: pulsera, brazalete
  braid: trenza
  brain: cerebro
  brake: frenar, freno
  brakeDisc: disco de freno
  brakeFluid: líquido de frenos
  brakePad: pastilla de freno
  branch: sucursal, filial
  brand: marca
  brass: latón
  brave: valiente
  bread: pan
  breadRoll: panecillo
  breakDown: avería, averiarse, averiado
  breakdown: avería
  breakfast: desayuno
  breakIn: allanamiento, robo con fuerza
  breakVerb: romper
  breast: seno
  breastfeeding: lactancia, dar el pecho
  breath: respiración, aliento
  breathe: respirar, respiración
  breathing: respiración
  breeder: criador, cría
  breedVerb: criar, cría
  brick: ladrillo
  bridalBouquet: ramo de novia
  bridalCouple: recién casados
  bride: novia
  bridegroom: novio
  bridesmaid: dama de honor
  bridge: puente
  bright: claro
  brightLight: luminoso, claro
  bring: traer, traigo, traído
  bringUp: educar, crianza
  broken: roto, averiado, defectuoso, estropeado
  brokenScreen: pantalla rota
  brooch: prendedor, broche
  broom: escoba
  brother: hermano, hermanito
  brown: marrón, castaño
  brownColour: marrón, café
  browser: navegador
  bruise: moratón, hematoma
  brush: cepillar, cepillo
  bubbleWrap: plástico de burbujas
  bucket: cubo, balde
  budget: presupuesto
  buffet: bufé, bufet
  bugError: error, mensaje de error, fallo
  build: construir, construcción, construyo
  building: edificio
  bulkyWaste: residuos voluminosos, muebles viejos
  bumper: parachoques
  burn: quemar, quemado, quemadura
  bury: enterrar, entierro, funeral
  bush: arbusto
  businessCard: tarjeta de visita, tarjeta de presentación
  businessTrade: negocio, comercio
  busStop: parada de autobús, parada
  busTransport: autobús, autocar, bus
  busyPerson: ocupado, atareado
  butcher: carnicero
  butchery: carnicería
  butter: mantequilla
  buttock: nalga, trasero
  button: botón
  buttonhole: ojal
  buy: comprar, compra
  buyer: comprador
  byPhone: por teléfono
  cabbage: repollo
  cable: cable, alambre
  cactus: cactus, suculenta
  cage: jaula
  cake: pastel, tarta
  calculate: calcular, cálculo
  calendar: calendario
  calfMuscle: pantorrilla
  call: llamar, llamada, telefonear
  callus: callo, dureza
  calmDown: calmar, tranquilizar
  calorie: caloría
  camera: cámara
  cameraLens: objetivo
  camp: acampar, tienda de campaña, carpa
  camper: autocaravana
  campsite: camping, zona de acampada
  cancel: cancelar, cancelación, anular
  cancellationFee: gastos de cancelación, cargo por cancelación
  cancellationNotice: carta de baja, aviso de cancelación
  cancer: cáncer
  candidate: candidato, aspirante
  candle: vela
  candleMaking: vela
  canteen: cantina, comedor de empresa
  canTin: lata
  canvas: lienzo
  car: coche, carro, auto, automóvil
  carat: quilate
  caravan: caravana, casa rodante
  carBattery: batería del coche
  carBoot: maletero
  card: tarjeta
  cardboard: cartón
  cardboardBox: caja, caja de cartón
  cardigan: chaqueta de punto, rebeca
  careFor: cuidar, cuidado
  careful: cuidadoso, cuidado
  caregiver: cuidador, cuidadora
  careless: descuidado, negligente
  caretaker: conserje, portero
  cargoBike: bicicleta de carga
  carInsurance: seguro de coche, seguro a todo riesgo
  carnation: clavel
  carPaint: pintura del coche
  carpenter: carpintero
  carpet: alfombra, moqueta
  carrot: zanahoria
  carry: transportar
  carSeat: silla infantil, sillita
  carService: revisión del coche, mantenimiento
  carve: tallar, talla de madera
  carWash: lavado de coches, autolavado
  carWorkshop: garaje, taller mecánico
  cash: efectivo, en efectivo
  cashDesk: caja
  cashOnDelivery: contra reembolso
  castle: castillo
  cat: gato
  catalogue: catálogo, folleto
  cataract: catarata
  catch: atrapar, coger
  catchFire: fuego, incendio
  catchUp: recuperar, ponerse al día
  catering: catering, cáterin
  cattery: residencia felina
  cause: causar, causa
  ceiling: techo interior, cielo raso
  celebrate: celebrar, celebración, fiesta
  cello: violonchelo, chelo
  cement: cemento
  cemetery: cementerio
  centimetre: centímetro
  century: siglo
  cereal: cereal
  ceremony: ceremonia
  certificate: certificado, diploma, título
  certify: certificar, legalizar, compulsar
  chafe: rozar, roce
  chain: cadena
  chair: silla, asiento
  change: cambiar, modificar, modificación
  changeMind: cambiar de opinión, arrepentirse
  changeTrain: transbordo, hacer transbordo
  changeTyres: neumático, llanta, cambio de neumáticos
  changingRoom: vestuario, vestidor
  changingTable: cambiador
  charge: cobrar, cobro
  chargeBattery: cargar, recargar, cargador
  charger: cargador
  chargingStation: punto de carga, estación de carga
  cheap: barato, económico
  cheat: engañar, estafa, fraude
  check: comprobar, revisar, verificar, inspección
  checkIn: registro de entrada, hora de entrada
  checkOut: registro de salida, hora de salida
  checkout: caja registradora
  checkup: chequeo, reconocimiento médico
  cheek: mejilla
  cheese: queso
  chemical: producto químico
  cheque: cheque
  cherry: cereza
  chess: ajedrez
  chest: pecho, tórax
  chew: masticar, morder, mascar
  chicken: pollo
  child: niño, niña, hijo
  childBike: bici infantil, bicicleta infantil
  childbirth: parto, dar a luz, di a luz, tuve un bebé
  childFriendly: apto para niños
  childhood: infancia, niñez
  childSupport: pensión alimenticia, manutención
  chillOut: desconectar, relajarse
  chimney: chimenea
  chin: barbilla, mentón
  chocolate: chocolate
  choir: coro
  choose: elegir, escoger, elección, elige
  chop: trocear
  christmas: Navidad
  christmasParty: fiesta de Navidad, cena de Navidad
  church: iglesia
  cigarette: cigarrillo, cigarro
  cinema: cine
  circus: circo
  citizenship: nacionalidad, ciudadanía
  city: ciudad, pueblo
  clap: aplaudir, aplauso
  clarinet: clarinete
  clasp: hebilla, cierre
  classPass: bono, bono de clases
  classroom: aula
  clause: cláusula, términos y condiciones
  claw: garra, pata
  clay: arcilla, barro
  clean: limpiar, limpieza
  cleanAdjective: limpio
  cleaner: limpiadora, señora de la limpieza
  clearance: rebajas, liquidación
  clearanceSale: rebajas, liquidación
  clearOut: vaciar la casa, despejar
  clench: rechinar los dientes, bruxismo
  clever: inteligente
  climb: escalar, escalada, trepar
  climbing: escalada
  climbingShoe: pies de gato, pie de gato
  cloakroom: guardarropa
  clock: reloj de pared
  clog: atascar, atascado, obstruir
  closeVerb: cerrar, cerrado, cierra
  closingDay: día de descanso, día de cierre
  closingTime: hora de cierre
  cloth: trapo, paño
  clothes: ropa
  clothesHanger: percha
  clothesLine: tendedero
  clothesSize: talla
  cloud: nube
  cloudStorage: almacenamiento en la nube
  cloudy: nublado
  clubSport: club deportivo
  clutch: embrague
  coast: costa, orilla
  coat: barnizar, barniz
  coatGarment: abrigo
  cobbler: zapatero
  code: código, clave
  coeliac: celíaco, celiaquía
  coffee: café
  coffeeMachine: cafetera
  coffin: ataúd, féretro
  coin: moneda, monedas
  cold: frío
  coldWeather: frío
  collar: collar de perro, cuello de camisa
  colleague: colega, compañero, compañero de trabajo
  collect: recoger, recogida, retirar
  collectHobby: coleccionar, colección
  colour: color, colores
  colourful: colorido, de colores, multicolor
  comb: peinar, peine, peine de pelo, peineta
  come: venir, vengo, viene
  comeBack: volver, vuelvo, regresar, regreso
  comeWith: acompañar, acompañante
  comfortable: cómodo, confortable
  commission: comisión
  commitment: compromiso, obligación
  commonCold: resfriado, catarro, constipado
  communion: comunión, primera comunión
  commute: desplazarse al trabajo
  companion: acompañante
  company: empresa, compañía
  companyFirm: empresa, compañía
  companyHolidays: cerrado por vacaciones
  compare: comparar, comparación
  compatible: compatible
  compensate: indemnizar, indemnización, compensar
  compensation: indemnización, compensación
  competition: competición, torneo, concurso
  competitor: competencia, competidor
  complain: quejarse, queja, reclamar, reclamación
  complaint: reclamación, queja
  completeAdjective: completo
  complicated: complicado
  compose: componer
  computer: ordenador, computadora
  computerFile: archivo, fichero, carpeta
  concentrate: concentrarse
  concern: concernir, referirse
  concert: concierto
  concrete: hormigón
  condition: condición, requisito
  conditioner: acondicionador
  conditionState: estado
  conference: conferencia, reunión
  confidential: confidencial
  confidentiality: confidencialidad, secreto profesional
  confirm: confirmar, confirmación
  congratulate: felicitar, felicidades
  congratulation: felicitación, enhorabuena
  connect: conectar, conexión
  consent: consentimiento
  consentForm: consentimiento
  consist: consistir, constar
  constipation: estreñimiento
  consultingHours: horario de consulta
  contactLens: lentilla, lente de contacto
  contactless: sin contacto
  contactPerson: persona de contacto
  contactSolution: líquido para lentillas
  contactVerb: contactar, contacto
  contagious: contagioso
  contain: contener, contiene
  container: contenedor, recipiente
  continue: continuar, seguir, sigue
  contraception: anticonceptivo
  contract: contrato
  contractTerm: duración del contrato, permanencia
  convince: convencer
  cook: cocinar, cocer
  cookChef: cocinero, cocinera
  cookedDone: cocido, bien hecho
  cookingPot: olla, cacerola
  coolAdjective: fresco
  coolant: refrigerante, anticongelante
  coolDown: enfriar, refrigerar
  coPayment: copago
  copper: cobre
  copyPaper: copia, fotocopia
  copyVerb: copiar, copia, fotocopia
  corkage: descorche
  corner: esquina, rincón
  corporateEvent: evento de empresa
  correct: correcto
  corridor: pasillo
  cosmetics: cosmético
  cost: costar, cuesta, coste, costo
  costume: disfraz, disfraces
  cot: cuna
  cotton: algodón
  cough: toser, tos
  counter: mostrador, ventanilla
  country: país
  countryside: campo, paisaje
  countVerb: contar
  couple: pareja
  courier: mensajero, mensajería, transportista, repartidor
  course: curso, clase
  courseNoun: curso
  court: tribunal, juzgado
  courtesyCar: coche de sustitución, coche de cortesía
  courtWitness: testigo
  courtyard: patio
  cousin: primo, prima
  coverage: cobertura
  covered: cubierto, techado
  coverVerb: cubrir, cubierto, tapar
  cow: vaca
  crack: grieta, agrietado, rajado
  craft: oficio, artesanía, artesano
  crafts: manualidad, artesanía
  craftsman: artesano, manitas
  cramp: calambre
  crashAccident: accidente, chocar, choque
  crate: cajón
  crawl: gatear, arrastrarse
  cream: nata
  crease: arruga, arrugado
  creased: arrugado
  createDesign: crear, diseñar, diseño
  credit: crédito, saldo
  creditCard: tarjeta de crédito
  cremate: incinerar, incineración, cremación
  cremation: cremación, incineración
  crime: delito, crimen
  criticize: criticar, crítica
  crochet: ganchillo, tejer a crochet, croché
  crockery: vajilla
  crooked: torcido
  cross: cruzar
  crossroads: cruce
  crowd: multitud, muchedumbre
  crush: aplastar
  crutch: muleta
  cry: llorar
  cubicMetre: metro cúbico
  cucumber: pepino
  cup: taza
  cupboard: armario
  curious: curioso
  curl: rizo, rizado
  curlHair: rizar, rizos, rizo
  currency: divisa
  currently: actualmente, actual, de momento
  curtain: cortina
  custody: custodia, patria potestad
  customer: cliente, clientela, clienta
  customerNumber: número de cliente
  customs: aduana, arancel
  customsDuty: aduana, aranceles
  cut: cortar, corte
  cutHair: corte de pelo, cortar el pelo
  cutlery: cubiertos, cubertería
  cycle: ciclismo, montar en bici
  cyclePath: carril bici
  cycleRack: aparcabicicletas, aparcabicis
  cycling: ciclismo
  cyclist: ciclista
  daisy: margarita
  damageLoss: daño, desperfecto
  damageVerb: dañar, daño, dañado
  damp: húmedo, humedad
  dance: bailar, baile, danza
  danceCourse: clase de baile
  dancer: bailarín, bailarina
  danceSchool: escuela de baile, academia de baile
  danceShoe: zapato de baile
  dandruff: caspa
  dangerous: peligroso, peligro
  dark: oscuro, oscuridad
  darkroom: cuarto oscuro, revelado
  data: datos
  dataProtection: protección de datos, privacidad, RGPD
  dataRecovery: recuperación de datos
  date: fecha
  dateOfBirth: fecha de nacimiento
  daughter: hija
  dawnSunrise: amanecer
  day: día
  dayAfterTomorrow: pasado mañana
  daylightSaving: cambio de hora
  dayPass: pase de un día, pase diario
  deadline: plazo, fecha límite, vencimiento
  deaf: sordo
  death: muerte, fallecimiento
  debitCard: tarjeta de débito
  debt: deuda
  decade: década
  deceased: difunto, fallecido
  decide: decidir, decisión
  decideJudge: juzgar, juez
  decorate: decorar, adornar, decoración
  decoration: decoración, adorno
  decrease: reducir, disminuir, rebajar
  deductible: franquicia, deducible
  deductTax: deducir, descontar, deducible
  deep: profundo, profundidad
  defect: defecto, fallo
  defend: defender, defensa, defiende
  deleteVerb: borrar, eliminar, suprimir
  deliberately: a propósito, adrede
  delicious: delicioso, sabroso
  deliver: entregar, entrega, repartir, reparto
  delivery: entrega, reparto
  deliveryNote: albarán
  deliveryPerson: repartidor, mensajero
  deliveryService: servicio a domicilio, entrega a domicilio
  deliveryTime: plazo de entrega, tiempo de entrega
  demandClaim: exigir, reclamar, exigencia
  dementia: demencia
  demolish: derribar, demoler
  dent: abolladura, abollado, bollo
  dentist: dentista, odontólogo
  deodorant: desodorante
  depart: salir, salida, partir, partida
  department: departamento
  dependVerb: depender, depende
  deposit: depósito, fianza
  depression: depresión
  deregister: darse de baja, baja
  desk: escritorio
  dessert: postre
  destroy: destruir
  detergent: detergente
  developPhoto: revelar, desarrollar, desarrollo
  device: aparato, dispositivo, electrodoméstico
  deworm: desparasitar, desparasitación
  deworming: desparasitación
  diabetes: diabetes, diabético
  diagnose: diagnosticar, diagnóstico
  diagnosis: diagnóstico
  diamond: diamante
  diarrhoea: diarrea
  dictionary: diccionario
  die: morir, muerte, muere
  diesel: gasóleo, diésel
  diet: dieta, nutrición, alimentación
  different: diferente, distinto, diferencia
  difficult: difícil
  dig: cavar, excavar
  digest: digerir, digestión
  digital: digital
  dimensions: dimensiones, medidas
  dine: cenar, cena
  diningRoom: comedor
  dinner: cena
  diopter: dioptría
  diploma: diploma, título
  directDebit: domiciliación, débito directo, adeudo
  directDirectly: directo, directamente
  dirt: suciedad, sucio
  dirty: sucio, suciedad
  disability: discapacidad, discapacitado, minusválido
  disabled: discapacitado, discapacidad
  disappear: desaparecer
  disappoint: decepcionar, decepción
  disc: hernia discal
  discount: descuento, rebaja
  dish: plato
  dishwasher: lavavajillas
  disinfect: desinfectar, desinfección
  disinfectant: desinfectante
  dismissal: despido
  dismissJob: despedir, despido, despide
  disposable: desechable
  dispute: disputa, conflicto
  dissatisfied: insatisfecho, descontento
  distance: distancia
  distribute: repartir, distribuir
  disturb: molestar, molestia
  diveVerb: bucear, buceo
  diving: buceo
  divorce: divorcio
  divorceVerb: divorciarse, divorcio, divorciado
  dizziness: vértigo
  doctor: médico, médica
  doctorsOffice: consultorio, consulta
  document: documento, papeles, documentación
  dog: perro, perrito
  dogBasket: cama para perro
  dogCollar: collar
  dogFriendly: admite perros, se admiten perros
  dogTrainer: adiestrador
  dogTraining: adiestramiento, adiestramiento canino
  dogWalk: paseo de perros
  doll: muñeca
  domesticInland: nacional
  donate: donar, donación
  donkey: burro, asno
  door: puerta
  doorbell: timbre
  dose: dosis
  doubleRoom: habitación doble
  downFeather: plumón, pluma
  download: descargar, descarga
  downPayment: anticipo, señal
  downstairs: abajo
  downtown: centro de la ciudad, centro urbano
  dozen: docena
  drain: desagüe, drenaje, drenar
  drawer: cajón
  drawing: dibujo, boceto
  drawPicture: dibujar, dibujo
  dream: soñar
  dress: vestido
  dressCode: código de vestimenta
  driedFlower: flor seca, flor preservada
  drill: taladrar, taladro, perforar
  drink: bebida
  drinkingGlass: vaso, copa
  drinkVerb: beber, tomar, bebida
  drive: conducir, manejar, conduzco
  driver: conductor, chófer
  driverPerson: conductor, conductora, chofer
  driveTest: clase de conducir, autoescuela
  driveThere: ir en coche, en coche, en auto
  drivingInstructor: profesor de autoescuela
  drivingLesson: clase de conducir, clase práctica
  drivingLicence: carné de conducir, permiso de conducir, licencia de conducir
  drivingSchool: autoescuela
  drivingTest: examen de conducir
  drop: se me cayó
  dropIn: pasarse, sin cita
  dropOff: dejar, entregar
  drops: gotas
  drums: batería, tambor
  drunk: borracho, ebrio
  dryAdjective: seco
  dryClean: tintorería, lavado en seco
  dryCleaning: tintorería, limpieza en seco
  dryVerb: secar, secado
  duskSunset: atardecer, puesta del sol
  dust: polvo
  dusty: polvoriento, polvo
  dyeColour: teñir, teñido, tiñe
  ear: oreja, oído
  earliest: lo más pronto
  earlobe: lóbulo
  early: temprano
  earn: ganar
  earring: pendiente, arete
  easter: Pascua, Semana Santa
  easy: fácil, sencillo
  eat: comer
  ebike: bicicleta eléctrica, bici eléctrica
  eczema: eccema
  edge: borde
  egg: huevo
  elbow: codo
  elderly: mayores, tercera edad
  electric: eléctrico
  electricCar: coche eléctrico
  electrician: electricista
  electricity: electricidad, corriente
  electricityPower: electricidad, luz, corriente
  electronics: electrónica
  elegant: elegante
  elevator: ascensor, elevador
  elsewhere: en otro lugar, otra parte
  email: correo electrónico, email
  emailAddress: dirección de correo
  embassy: embajada, consulado
  embellish: chapado en oro, dorar
  embroider: bordar, bordado
  embroidery: bordado
  emergency: urgencia, emergencia
  emergencyExit: salida de emergencia
  emergencyNumber: número de emergencia
  emission: emisión
  employ: contratar, emplear
  employee: empleado, trabajador
  employer: empleador, patrón
  employmentContract: contrato de trabajo
  employmentLaw: derecho laboral
  empty: vacío
  emptyVerb: vaciar
  engagement: compromiso, prometido, pedida de mano
  engine: motor
  engineer: ingeniero
  engineOil: aceite de motor
  engrave: grabar, grabado
  engraving: grabado
  enlarge: ampliar, ampliación, agrandar
  enough: suficiente, bastante
  enrolment: inscripción, matriculación
  enter: entrar, entrada
  entrance: entrada, acceso
  entranceFee: entrada, precio de entrada
  entryPermit: pase, credencial
  envelope: sobre postal
  environmental: medio ambiente, ecológico
  epilepsy: epilepsia, convulsión
  equipped: equipado, equipamiento, equipo
  escape: escapar, escaparse, huir
  escapeGame: sala de escape
  essentialOil: aceite esencial
  estimateQuote: presupuesto, cotización
  estimateVerb: estimar, estimación, calcular
  evening: noche
  event: evento, acto
  eventHall: salón de eventos, salón de banquetes
  eventNoun: evento, acto
  everywhere: en todas partes, por todas partes
  evict: desalojar, desahucio
  eviction: desahucio, desalojo
  evidence: comprobante, evidencia
  exactPrecise: exacto, preciso
  exam: examen, prueba
  examine: examinar, examen, revisión, chequeo
  examiner: examinador
  example: ejemplo
  excellent: excelente, estupendo
  exception: excepción
  exchangeGoods: cambio
  exchangeRate: tipo de cambio
  excursion: excursión
  excuseAbsence: excusa, justificar
  exercise: ejercicio
  exerciseSport: ejercicio, deporte
  exhaust: tubo de escape, escape
  exhausted: agotado
  exhibit: exponer, exposición
  exhibition: exposición
  existVerb: existir, existe
  exit: salida
  expense: gastos
  expensive: caro
  experienced: experimentado, experiencia
  expert: experto, especialista
  expertWitness: experto, especialista, perito
  expire: caducar, vencer, vencido, caducidad
  explain: explicar, explicación
  explode: explotar, reventar
  explore: explorar, descubrir
  extendTime: prolongar, extender, prórroga
  extensions: extensiones de pelo
  extinguish: extinguir, extintor
  extraAdditional: adicional, extra
  extraBed: cama supletoria
  eye: ojo
  eyebrow: ceja
  eyeDoctor: oculista, oftalmólogo, optometrista
  eyeglassFrame: montura
  eyelash: pestaña
  eyesight: vista, visión, agudeza visual
  eyeTest: examen de la vista, graduación, revisión de la vista
  fabric: tela, tejido textil, tejido
  face: rostro
  facial: tratamiento facial, limpieza facial
  factory: fábrica
  fade: desteñir, descolorido
  failExam: suspender, reprobar, suspenso
  faint: desmayarse, mareado, mareo
  fainting: desmayo
  fair: justo
  fairTrade: feria
  fallDown: caer, caerse, caída
  family: familia
  familyBusiness: empresa familiar, negocio familiar
  familyLaw: derecho de familia
  familyRate: descuento familiar, descuento por hermanos
  famous: famoso, conocido
  fanPc: ventilador
  farAway: lejos, lejano
  farm: granja, finca
  farmer: agricultor, granjero
  fashion: moda
  fast: rápido, rápidamente
  father: padre, papá, papi
  fatOverweight: gordo, sobrepeso
  fear: miedo, temer, asustado, temor
  feather: pluma
  fee: tarifa, cuota, tasa, cargo
  feed: alimentar, dar de comer, alimentación
  feel: sentir, siento
  feeling: sentimiento, emoción
  fellTree: talar
  female: femenino, hembra
  fence: valla, cercado, cerca
  ferment: fermentar, elaborar cerveza
  ferret: hurón
  fertilise: abonar la tierra, fertilizante
  fertility: fertilidad
  fertilizer: abono, fertilizante
  fever: fiebre, calentura
  fieldMeadow: prado, pradera
  fightVerb: pelear, pelea, luchar
  file: expediente
  fileRecord: expediente, archivo
  fill: llenar, rellenar
  fillIn: rellenar, completar
  fillTooth: empaste
  film: filmar, grabar, grabación
  filter: filtrar, filtro
  finalDefinite: definitivo
  find: encontrar, encuentro
  fine: multa, penalización
  fineTicket: multa
  finger: dedo
  fingernail: uña
  finishedReady: terminado, acabado, listo
  finishVerb: terminar, acabar, final
  fireBrigade: bomberos
  fireClay: horno cerámico, cocción
  fireExtinguisher: extintor
  fireman: bombero
  fireproof: ignífugo
  fireworks: fuegos artificiales
  firing: cocción, horneado
  firstAid: primeros auxilios
  firstAidKit: botiquín
  firstName: nombre de pila
  firstOrdinal: primero, primera, primer
  firstTime: primera vez
  fish: pescar, pesca
  fishAnimal: pez, pez de colores
  fishFood: pescado
  fishing: pesca
  fitSize: quedar bien, caber, cabe
  fittingRoom: probador
  fix: reparar, reparación, arreglar, arreglo
  fixedPrice: precio fijo
  flame: fuego, incendio
  flat: piso, apartamento
  flatEven: plano, llano
  flatRate: tarifa plana
  flea: pulga
  fleaMarket: mercadillo, rastro
  flexible: flexible
  flight: vuelo
  flood: inundar, inundación
  floor: suelo
  floorLevel: primera planta, piso de arriba
  floorStorey: piso
  florist: florista, floristería, floristeria
  flour: harina
  flower: flor
  flowerArrangement: arreglo floral, centro de flores
  flowerbed: parterre, arriate
  flowerBulb: bulbo
  flowerpot: maceta, tiesto, macetero
  flu: gripe
  fluteRecorder: flauta
  fly: volar, vuelo, vuela
  fog: niebla
  foggy: niebla
  fold: plegar
  follow: seguir, sigo
  food: comida, alimento
  foodBowl: comedero, bebedero
  foodDelivery: comida a domicilio, reparto a domicilio
  foot: pie
  football: fútbol
  forbid: prohibir, prohibido, prohibición
  forehead: frente
  foreigner: extranjero
  forest: bosque
  forget: olvidar, olvido
  fork: tenedor
  forklift: carretilla elevadora, transpaleta
  form: formulario, impreso
  formPaper: formulario
  fortnight: quincena, dos semanas
  foundCompany: fundar, fundado, fundación
  founder: fundador
  fountain: fuente
  fracture: fractura, hueso roto
  fragile: frágil, delicado
  frameVerb: enmarcar, marco
  fraud: fraude, estafa
  freeOfCharge: gratis, gratuito
  freeze: congelar, congelado
  freezeCold: tener frío, temblar, tiritar
  freezer: congelador
  freshFood: fresco
  fridge: nevera, frigorífico
  friend: amigo, amiga, colega
  friendly: amable, simpático
  fries: patatas fritas
  fringe: flequillo
  frost: helada, escarcha
  fruit: fruta
  fruitTree: árbol frutal, frutal
  fry: freír, frito
  fuel: combustible, carburante
  fuelTank: depósito de combustible, tanque
  fullAdjective: lleno
  fullTime: jornada completa, tiempo completo
  funEnjoy: diversión
  funeral: funeral, entierro, sepelio
  funeralWreath: corona fúnebre, corona funeraria
  funfair: feria
  funny: gracioso, divertido
  fur: pieles, pelaje
  furnished: amueblado, mueble
  furniture: muebles, mobiliario
  furnitureItem: mueble
  fuse: fusible
  future: futuro
  gainWeight: engordar, subir de peso
  gallery: galería
  gallop: galopar, galope
  game: juego, juego de mesa
  gameConsole: consola, videojuego
  garageWorkshop: taller, taller mecánico
  garden: jardín
  gardenCentre: vivero, centro de jardinería
  gardener: jardinero, paisajista
  gardening: jardinería
  gardenShed: caseta de jardín, cobertizo
  garlic: ajo
  garment: prenda
  gasFuel: gas natural
  gate: portón, verja
  gather: juntar, reunir
  gear: marcha, cambio de marchas
  gearbox: caja de cambios, transmisión
  gelNails: uñas de gel, uñas postizas
  gemstone: piedra preciosa, gema
  generation: generación
  genuine: auténtico, genuino
  germ: germen, gérmenes, bacteria
  getOff: bajarse
  getUp: levantarse
  getWet: mojarse, mojar
  gift: regalo
  giftVoucher: vale regalo, tarjeta regalo, bono regalo
  giftWrap: envolver para regalo
  girl: chica, muchacha
  give: dar, doy, dado
  giveBack: devolver, devuelvo
  giveGift: regalar, regalo
  giveUp: abandonar, rendirse
  glasses: gafas, lentes, anteojos
  glassesArm: patilla, plaqueta
  glassesCase: estuche, funda de gafas
  glassMaterial: vidrio, cristal
  glaucoma: glaucoma, presión ocular
  glaze: esmaltar, esmalte, esmalte cerámico, barniz cerámico, vidriado
  glove: guante
  glue: pegar, pegamento
  glueArt: pegamento
  gluten: sin gluten
  glutenFree: sin gluten, celíaco
  goat: cabra
  goDown: bajar
  gold: oro
  golden: dorado, oro
  golf: campo de golf
  goodAdjective: bueno, bien, buen
  goods: mercancía, mercadería
  goodsLift: montacargas
  goUp: subir
  graceWait: período de espera, período de gracia
  gradeMark: nota, calificación
  gram: gramo
  grandchild: nieto, nieta
  grandfather: abuelo
  grandmother: abuela, yaya
  grandparent: abuelos
  grape: uva
  graphicsCard: tarjeta gráfica
  grave: tumba, sepultura
  gravel: grava
  gravestone: lápida
  grease: grasa
  greasy: grasiento, graso, aceitoso
  green: verde
  greenColour: verde
  greenhouse: invernadero
  greet: saludar, bienvenido, bienvenida
  greetingCard: tarjeta de felicitación
  grey: gris
  greyColour: gris
  greyHair: cana, pelo canoso
  groom: acicalar
  groomer: peluquero canino
  groundFloor: planta baja
  group: grupo
  groupLesson: clase grupal, clase en grupo
  groupNoun: grupo
  groupSize: número de personas, tamaño del grupo
  grownUp: adulto, mayor de edad
  growVerb: crecer, crecimiento
  guarded: vigilado
  guardian: tutor, tutor legal, tutela
  guess: adivinar
  guest: huésped, invitado, invitada
  guestList: lista de invitados
  guide: guía
  guideDog: perro guía, perro de asistencia
  guidedTour: visita guiada, recorrido
  guilty: culpable, culpa
  guineaPig: cobaya, conejillo de Indias
  guitar: guitarra
  gum: encía
  gymnastics: gimnasia
  gymStudio: gimnasio
  hail: granizo
  hair: pelo, cabello
  hairbrush: cepillo
  hairClip: horquilla, pinza de pelo
  haircut: corte de pelo
  hairdresser: peluquero, peluquera
  hairdryer: secador
  hairDye: tinte
  hairLoss: caída del cabello
  hairSalon: peluquería
  hairspray: laca, gomina
  hairstyle: peinado
  half: medio, mitad, media
  halfDay: medio día, media jornada
  halfHour: media hora
  hall: sala, salón
  ham: jamón
  hammer: martillo
  hamster: hámster
  hand: mano
  handbag: bolso
  handkerchief: pañuelo
  handlebar: manillar
  handLuggage: equipaje de mano
  handmade: hecho a mano, artesanal
  handOver: entregar
  handrail: barandilla, pasamanos
  handTruck: carretilla de mano
  handwritten: manuscrito, escrito a mano
  hang: colgar, cuelga
  happen: ocurrir, suceder
  happy: feliz, contento
  harbour: puerto
  hardDrive: disco duro
  hardMaterial: duro, firme
  harmful: dañino, nocivo, inofensivo
  harness: arnés
  harp: arpa
  harvest: cosechar, cosecha, recolectar
  hat: sombrero, gorro, gorra
  hate: odiar
  haveBreakfast: desayunar, desayuno
  haveLunch: almorzar, almuerzo, comida
  hayFever: alergia al polen, polen
  hazelnut: avellana
  head: cabeza
  headache: dolor de cabeza
  headlight: faro
  headphones: auriculares
  headquarters: sede, oficina central
  heal: curar, sanar, recuperarse
  health: salud
  healthInsurance: seguro médico, seguro de salud
  healthy: sano, saludable, salud
  hear: oír, oigo
  hearing: audiencia
  hearingAid: audífono
  hearingTest: prueba de audición, audiometría
  heart: corazón
  heartAttack: infarto
  heat: calor, ola de calor
  heating: calefacción, radiador, calefactor
  heatUp: calentar, caliento
  heavy: pesado
  hedge: seto
  hedgeTrimming: poda
  heel: talón
  height: estatura
  heightNoun: altura, estatura
  heir: heredero, heredera
  helmet: casco
  helpVerb: ayudar, ayuda
  hem: dobladillo
  henChicken: gallina
  henParty: despedida de soltera, despedida de soltero
  herbalTea: infusión
  herbs: hierbas
  hide: esconder, ocultar, escondido
  highAdjective: alto
  highChair: trona
  highHeels: tacones, zapatos de tacón
  highlightHair: mechas
  highlights: mechas
  highSeason: temporada alta
  hike: senderismo, excursión, caminata
  hiking: senderismo, caminata
  hip: cadera
  history: historia
  hit: golpear, golpe
  hobby: afición, pasatiempo, ocio
  hold: sujetar, sostener
  holdDurable: duradero, resistente
  hole: agujero
  holes: agujero, hoyo
  holiday: vacaciones
  holidayVacation: vacaciones
  home: hogar
  homeInsurance: seguro de hogar
  homemade: casero, hecho en casa
  homework: deberes, tarea
  honest: honesto
  honey: miel
  honeymoon: luna de miel
  hook: gancho
  hopeVerb: esperanza
  horn: claxon, bocina
  horse: caballo
  hose: manguera
  hospital: hospital
  hospitalPlace: hospital
  host: anfitrión
  hotTemperature: caliente, calor
  hotTub: jacuzzi, bañera de hidromasaje
  hour: hora
  hourly: por hora
  hourlyRate: tarifa por hora
  house: casa
  houseClearance: vaciado de pisos, vaciado
  household: hogar, tareas domésticas
  houseplant: planta de interior, planta en maceta
  houseRules: normas de la casa, reglamento
  housetrain: educado en casa, hace sus necesidades fuera
  huge: enorme
  hundred: cien, ciento
  hunger: hambre, hambriento
  hungry: hambre, hambriento
  hunt: cazar, caza
  hurryVerb: apurarse, darse prisa, prisa
  hurt: doler, duele, doloroso
  husband: marido, esposo
  hut: cabaña, cobertizo
  hygiene: higiene
  ice: hielo, cubito
  iceCream: helado
  icy: helado, hielo
  idea: idea
  identityCard: documento de identidad, DNI, carné, cédula, carné de identidad
  illegal: ilegal
  illness: enfermedad
  illuminated: iluminado, iluminación
  imageRights: derechos de autor, derechos de imagen
  imitateFake: falso, falsificación, imitación
  immediately: inmediatamente, enseguida, de inmediato
  immigration: inmigración
  important: importante
  impossible: imposible
  impregnate: impermeabilizar
  improve: mejorar, mejora
  inAdvance: por adelantado, con antelación, antelación
  inch: pulgada
  includeVerb: incluir, incluido, incluye
  income: ingresos
  incomeEarnings: ingreso
  incomplete: incompleto
  increase: aumentar, aumento, subida
  indicator: intermitente
  individual: individual
  infect: infectar, infección
  infection: infección
  inflame: inflamado, inflamación
  inflammation: inflamación
  inflate: inflar, hinchar, bomba
  inform: informar, avisar, notificar
  informationNoun: información
  inFront: delante, delantero, frente
  ingredient: ingrediente
  inherit: heredar, herencia
  inheritance: herencia
  inject: inyectar, inyección
  injection: inyección, jeringa
  injure: herir, herida, lesión, lesionado
  injury: lesión
  inkCartridge: cartucho de tinta, tinta
  inLaws: suegros, suegra, suegro
  innerTube: cámara de aire
  innocent: inocente
  inPerson: en persona, presencial
  insect: insecto, bicho
  insert: insertar, meter
  inside: dentro, interior, adentro
  insole: plantilla ortopédica
  insomnia: insomnio
  inspectionVehicle: ITV, revisión técnica
  install: instalar, instalación
  instalment: cuota, plazos, a plazos, mensualidades
  inStock: en existencias, existencias
  instruction: instrucciones
  instructor: instructor, monitor, entrenador
  instructorCourse: instructor, entrenador
  instrument: instrumento musical
  insulate: aislar, aislamiento
  insulation: aislamiento
  insurance: asegurar, seguro, asegurado
  insuranceClaim: siniestro, parte de siniestro, parte de accidente
  insurancePolicy: póliza
  insurer: aseguradora
  intact: intacto, en buen estado
  intensiveCourse: curso intensivo
  interesting: interesante, interesado
  interestRate: intereses, tasa de interés
  intern: becario, pasantía
  internetWifi: wifi, conexión inalámbrica
  internship: prácticas, becario, pasantía
  interruptPause: pausa, descanso, interrumpir
  intolerance: intolerancia
  introduce: presentar
  invalid: inválido, no válido
  inventVerb: inventar
  investVerb: invertir, inversión, invierte
  invisible: invisible
  invitation: invitación
  invite: invitar, invitación
  invoice: factura, cuenta
  inWriting: por escrito
  iron: hierro
  ironClothes: planchar, plancha
  ironing: plancha, planchado
  irrigation: riego
  island: isla
  itch: picar, pica, picor, comezón
  item: artículo
  jacket: chaqueta, cazadora
  jam: mermelada
  jar: tarro, frasco
  jeans: vaqueros, tejanos
  jeweller: joyero, orfebre
  jewellery: joya, joyería
  jewelleryMaking: joya, joyería
  jigsaw: rompecabezas
  job: puesto de trabajo, empleo
  jobVacancy: puesto, empleo
  joinGroup: participar, participación, unirse
  joint: articulación
  journey: viaje, trayecto
  joy: alegría, felicidad
  judge: juez, jueza, jueces
  jug: jarra
  juice: zumo, jugo
  jump: saltar, salto
  jumper: jersey, suéter
  jumpStart: arranque con pinzas
  keepStore: guardar, almacenar, conservar
  kennel: residencia canina, perrera
  kennelCough: tos de las perreras
  kettle: hervidor
  key: llave
  keyboardPc: teclado
  keyButton: botón
  kick: patear, patada
  kidney: riñón
  kiln: horno de cerámica
  kilogram: kilogramo
  kilometre: kilómetro
  kindergarten: jardín de infancia, guardería
  kiss: besar, beso
  kitchen: cocina
  kitten: gatito
  knead: amasar, masa
  knee: rodilla
  kneel: arrodillarse
  knife: cuchillo
  knit: tejer, tricotar
  knitting: calceta, tejer a mano, tejer, labores de punto
  knock: llamar a la puerta, tocar la puerta
  label: etiquetar, etiqueta, pegatina
  labourCost: mano de obra
  lace: encaje
  lactose: sin lactosa, lactosa
  lactoseFree: sin lactosa, intolerante a la lactosa
  ladder: escalera de mano
  lake: lago
  lamb: cordero
  lamp: lámpara, bombilla
  landlord: arrendador, casero
  landmark: atracción, lugar de interés
  language: idioma, lengua
  languageCourse: curso de idiomas
  laptop: portátil, laptop
  lashExtension: extensiones de pestañas
  lastAdjective: último, pasado
  lastDuration: durar, dura, duración, tardar
  lastMinute: última hora, último minuto
  lastWill: testamento
  late: tarde, retraso
  lateFee: recargo, recargo por retraso
  laterAfter: más tarde, después, luego
  latest: a más tardar
  laugh: reír, risa
  launder: lavandería, colada
  laundrette: lavandería
  laundry: ropa sucia, lavado de ropa
  lavender: lavanda
  law: ley, derecho
  lawFirm: bufete, despacho de abogados
  lawn: césped, hierba, pasto
  lawnmower: cortacésped
  lawnMower: cortacésped
  lawyer: abogado, abogada
  lead: guiar, guía
  leadMetal: plomo
  leaf: hoja, follaje
  leaflet: folleto
  leak: gotear, fuga, gotera
  lean: apoyarse
  learn: aprender, aprendizaje
  learnerDriver: alumno conductor
  lease: contrato de alquiler, arrendamiento
  leash: correa
  leashed: con correa, correa
  leather: cuero
  leaveBehind: dejar
  leaveGoAway: irse, marcharse
  leaveOut: omitir, sin poner
  lefthanded: zurdo
  leftOver: sobrante, restante, sobras
  leftovers: sobras
  leftSide: izquierda, izquierdo
  leg: pierna
  legal: legal
  legalAdvice: asesoría jurídica, asesoramiento, consulta
  legalAid: asistencia jurídica gratuita, justicia gratuita
  legalInsurance: seguro de defensa jurídica
  legible: legible, ilegible
  lemon: limón
  lend: prestar, préstamo
  length: longitud
  lengthen: alargar
  lens: cristal graduado, lentes graduadas
  lentil: lenteja
  lesson: lección
  lessonUnit: clase, lección
  letter: carta
  letterbox: buzón
  level: nivel
  liability: responsabilidad
  liabilityInsurance: seguro de responsabilidad civil, responsabilidad civil
  library: biblioteca
  lieDown: acostarse, tumbarse, acuesta
  lieFalse: mentir, mentira
  lifeInsurance: seguro de vida
  lift: levantar, alzar
  lightFire: encender
  lighting: iluminación, luz, luces
  lightweight: ligero, liviano
  lily: lirio, azucena
  limit: límite, limitado
  limp: cojear, cojo
  linen: lino
  lining: forro
  link: enlace
  lip: labio
  lipstick: pintalabios, barra de labios
  liquor: licor
  listen: escuchar
  listNoun: lista
  litre: litro
  litter: arena para gatos, arenero
  live: vivir
  liveMusic: música en vivo, música en directo
  liver: hígado
  livingRoom: sala de estar, cuarto de estar
  loadCargo: carga
  loadGoods: cargar, descargar, carga
  loadingRamp: muelle de carga, rampa
  loanBank: préstamo, crédito, hipoteca
  locallyMade: local
  located: ubicado, situado, ubicación
  lock: cerrar con llave, cerradura, bloquear, candado
  locker: taquilla, casillero
  lockOut: quedarse fuera, sin llaves
  locksmith: cerrajero
  loneliness: soledad
  longAdjective: largo
  longSighted: hipermétrope, hipermetropía
  longSightedness: hipermetropía
  longTerm: a largo plazo
  look: mirar
  lookForward: alegrarse, alegría, ilusión
  loose: suelto, flojo, holgado
  loosenFree: liberar
  lose: perder, perdido, pierde
  loseWeight: adelgazar, bajar de peso
  lostProperty: objetos perdidos
  lotion: crema hidratante, loción
  loud: ruidoso, ruido
  loudspeaker: altavoz, altavoces
  louse: piojo
  love: amar, amor
  lowAdjective: bajo
  lowSeason: temporada baja
  loyaltyCard: tarjeta de fidelidad, tarjeta de cliente
  lubricate: engrasar, lubricar
  luggage: equipaje
  luggageRack: portaequipajes
  luggageStorage: consigna, guardaequipaje
  lunch: almuerzo
  lung: pulmón
  machine: máquina, aparato, equipamiento
  madeToMeasure: a medida, personalizado
  magician: mago
  magnifier: lupa
  mailbox: buzón
  main: principal
  mainCourse: plato principal, segundo plato
  maintain: mantener, mantenimiento
  makeUp: maquillar, maquillaje
  makeup: maquillaje
  male: masculino, macho
  man: hombre, caballero
  manager: gerente, encargado, director
  manageRun: dirigir, gestionar, administrar
  manicure: manicura
  manualByHand: manual
  manualCar: cambio manual
  manufacturer: fabricante
  mapPlan: mapa, plano
  marble: mármol
  market: mercado
  marriage: matrimonio
  marriageCertificate: certificado de matrimonio
  marry: casarse, casado, casar
  martialArt: arte marcial
  mascara: rímel
  mask: mascarilla
  massage: masaje
  massageVerb: masajear, masaje
  mat: esterilla, colchoneta
  match: partido
  material: material
  materialArt: material
  maternityLeave: baja por maternidad
  mattress: colchón
  maximumAmount: máximo, como máximo
  maybe: quizás, quizá, tal vez
  meal: comida completa
  mean: significar, significado
  meansOfPayment: forma de pago, método de pago
  measurement: medida, cinta métrica
  measureUp: tomar medidas
  measureVerb: medir, mide, medida
  meat: carne
  mechanic: mecánico
  mediation: mediación
  medicalCertificate: certificado médico, baja médica
  medicine: medicamento, medicina, fármaco
  medicineTake: tomar la medicina
  meditate: meditar, meditación
  meditation: meditación, atención plena
  meet: encontrarse, quedar, reunión
  meetingRoom: sala de reuniones
  melt: derretir, fundir
  member: miembro, socio, membresía
  membership: membresía, afiliación
  membershipFee: cuota de socio
  memorise: memorizar, de memoria
  memoryCard: tarjeta de memoria
  memoryRam: memoria RAM
  menopause: menopausia
  menstruation: menstruación
  menuCard: carta, menú
  message: mensaje
  metal: metal
  metre: metro
  microchip: microchip, chip
  microphone: micrófono
  microwave: microondas
  middleCentre: medio, centro
  midnight: medianoche
  midwife: matrona, comadrona, partera
  migraine: migraña, jaqueca
  mileage: kilometraje
  milk: leche
  millimetre: milímetro
  million: millón
  mineralWater: agua mineral, agua con gas
  minimumAge: edad mínima
  minimumAmount: mínimo, por lo menos, al menos
  minor: menor de edad
  minute: minuto
  mirror: espejo
  mirrorCar: retrovisor
  miscarriage: aborto espontáneo
  missBus: perder, perderse
  missingLack: faltar, falta
  mistake: error, equivocación
  mix: mezclar, mezcla, remover
  mixedAdjective: mixto
  mobilePhone: móvil, celular, teléfono móvil
  mobilityImpairment: movilidad reducida
  model: modelo
  modern: moderno
  mole: lunar
  money: dinero
  month: mes
  monthly: mensual, al mes, por mes
  moon: luna
  mop: fregona
  moped: ciclomotor
  morning: mañana, por la mañana
  mortgage: hipoteca
  mosquito: mosquito
  mother: madre, mamá, mami
  motherboard: placa base
  mothersDay: Día de la Madre
  motivate: motivar, motivación
  motorcycle: motocicleta, moto
  motorway: autopista, autovía
  mould: moho
  mouldClay: alfarería, cerámica
  mountain: montaña, colina
  mountainBike: bicicleta de montaña, BTT
  mourning: luto, duelo, pésame
  mousePc: ratón de ordenador
  moustache: bigote
  mouth: boca
  moveHouse: mudarse, mudanza
  moveIn: mudarse a, instalarse
  moveMotion: mover, movimiento, mueve
  moveOut: dejar el piso, desocupar
  movingBox: caja de mudanza
  movingHouse: mudanza
  mow: cortar el césped, segar
  mud: lodo, fango
  muddy: embarrado, barro, lodo
  mudguard: guardabarros
  mug: taza, tazón
  mulch: mantillo, corteza
  muscle: músculo
  museum: museo
  mushroom: champiñón, hongo
  music: música
  musician: músico
  musicSchool: escuela de música, conservatorio
  musicTheory: solfeo, teoría musical
  mustard: mostaza
  muzzle: bozal
  nailFile: lima de uñas
  nailHammer: martillo, martillar
  nailPolish: esmalte, pintauñas
  nailTool: clavo
  nailTrimming: corte de uñas
  naked: desnudo
  name: nombre
  nameVerb: llamarse
  napkin: servilleta
  nappy: pañal
  narrow: estrecho, angosto
  nativeLanguage: lengua materna
  nature: naturaleza
  nausea: náusea, mareo
  navel: ombligo
  nearby: cerca, cercano
  necessary: necesario
  neck: cuello
  necklace: collar, gargantilla
  needle: aguja
  needVerb: necesitar, necesidad, hacer falta
  negotiate: negociar, negociable, regatear
  neighbour: vecino, vecina
  neighbourhood: barrio, distrito, vecindario
  nephew: sobrino
  nerve: nervio
  nervous: nervioso, ansioso
  networkConnection: red, conexión
  neuter: castrar, esterilizar, castración
  neutering: castración, esterilización
  never: nunca, jamás
  newAdjective: nuevo
  newsletter: boletín
  newspaper: periódico
  newYear: Año Nuevo, Nochevieja
  nextFollowing: próximo, siguiente
  nextTime: próxima vez
  nickname: apodo
  niece: sobrina
  night: noche
  nipple: pezón
  noise: ruido
  nonAlcoholic: sin alcohol
  nonBinding: sin compromiso
  noon: mediodía
  normalOrdinary: común, corriente, habitual
  nose: nariz
  noShow: no presentarse, inasistencia
  nostril: aleta de la nariz
  notary: notario, notaría
  notebook: cuaderno, libreta
  noticePeriod: preaviso, plazo de preaviso
  nowAdverb: ahora
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
  nurse: enfermera, enfermero
  nursery: cuarto de los niños, sala de juegos
  nut: nuez, nueces, frutos secos
  obligation: obligación, deber
  occupation: profesión, oficio
  occupiedBusy: ocupado
  offerVerb: ofrecer, oferta, ofrezco
  office: oficina, despacho
  official: oficial
  officialTranslation: traducción, traducción jurada
  often: a menudo, frecuente, frecuentemente
  oil: aceite de oliva, aceite de cocina
  oilChange: cambio de aceite
  oilFilter: filtro de aceite
  ointment: pomada, ungüento
  oldAdjective: viejo, antiguo
  oldFashioned: anticuado, pasado de moda
  olive: aceituna
  once: una vez
  oneWay: solo ida
  onion: cebolla
  onlineAdjective: en línea, por internet
  onlineBooking: reserva online, reserva en línea
  onlineCourse: curso en línea, clase online
  onlineShop: tienda online, tienda en línea
  onSite: in situ, en el lugar
  onTheWay: en camino, de camino
  open: abrir, abierto, apertura
  opening: inauguración, reapertura
  openingHours: horario, horario de apertura
  operateSurgery: operar, operación, cirugía
  operatingSystem: sistema operativo
  opinion: opinión
  opposite: enfrente
  opticalPrescription: graduación, dioptría
  optician: óptico, optometrista, óptica
  option: opción, alternativa
  optional: opcional, voluntario
  orangeFruit: naranja
  orchid: orquídea
  orderGoods: pedir, pedido, encargar, encargo
  orderJob: encargo
  organ: órgano
  organic: ecológico, orgánico
  organize: organizar
  orphan: huérfano, huérfana
  outOfOrder: fuera de servicio
  outside: fuera, exterior, afuera, al aire libre
  oval: ovalado
  oven: horno
  overdue: atrasado
  overflow: desbordar, rebosar
  overtake: adelantar, rebasar
  overtime: horas extra
  overweight: sobrepeso, obesidad
  owe: deber dinero, deuda
  ownAdjective: propio
  owner: dueño, propietario, titular
  ownRisk: bajo su propia responsabilidad
  ownVerb: poseer, ser dueño
  package: paquete
  packaging: embalaje, envoltorio, envase
  packVerb: empacar, envolver, embalar, empaquetar
  page: página
  pain: dolor
  painkiller: analgésico, calmante
  paint: pintura
  paintbrush: pincel
  painterDecorator: pintor
  painting: cuadro, pintura
  paintWall: pintar, pintura
  pair: par, pareja
  pallet: palet, palé
  pamper: mimar, consentir
  pan: sartén
  paper: papel
  paragraph: párrafo, apartado
  paralysis: parálisis
  parasite: parásito
  parcel: paquete, encomienda
  parent: padres, progenitor
  parents: padres
  park: aparcar, aparcamiento, estacionar, estacionamiento
  parkGreen: parque
  parkingGarage: aparcamiento subterráneo, garaje
  parkingMeter: parquímetro
  parkingSpace: aparcamiento, estacionamiento, parking, plaza de aparcamiento
  parquet: parqué, tarima
  parrot: loro, periquito
  partial: parcial, en parte
  partialPayment: pago parcial
  participant: participante, asistente
  partner: pareja, compañero
  partnerBusiness: socio comercial, pareja de negocios
  partnerDance: pareja de baile, pareja
  partShare: parte
  partTime: tiempo parcial, media jornada
  party: fiesta, celebración
  partyTent: carpa
  pass: pasar por
  passenger: pasajero
  passExam: aprobar, aprobado, apruebo
  passport: pasaporte
  passportPhoto: foto de carné, foto de pasaporte
  password: contraseña
  past: tiempo pasado, pretérito
  pasta: fideos, pasta
  pastry: bollería
  patient: paciente, paciencia
  patientNoun: paciente
  patientPerson: paciente
  patio: terraza, patio
  pattern: patrón de costura
  paw: pata
  pawn: empeñar, casa de empeños
  pay: pagar, pago, abonar
  payable: de pago
  payBack: devolver el dinero, reembolsar, reintegrar
  paymentDue: vencimiento, a pagar
  payslip: nómina
  peanut: cacahuete
  pear: pera
  pearl: perla
  pedal: pedal
  pedestrian: peatón
  pedicure: pedicura
  pee: orinar, hacer pis
  peel: pelar
  peeling: exfoliación, exfoliante
  pelvis: pelvis, suelo pélvico
  pencil: lápiz, lápices
  pendant: colgante
  pension: jubilación
  pensionerRate: descuento para mayores, descuento para jubilados
  pensionFund: pensión
  penWriting: bolígrafo, boli
  peony: peonía
  pepper: pimienta
  percent: por ciento, porcentaje
  perDay: diario, al día, por día, diariamente
  performance: espectáculo, función
  performShow: actuar, actuación, representación
  perfume: perfume, fragancia
  period: período, plazo
  perm: permanente, moldeado
  permanent: permanente
  permit: permiso, licencia
  permitLicence: licencia, permiso
  perNight: por noche
  perPerson: por persona
  perPiece: cada uno, por unidad
  person: persona, gente
  personalTraining: entrenamiento personal, entrenador personal
  personNoun: persona, gente
  pest: plaga, pulgón
  pestControl: plaga, control de plagas
  pet: mascota, animal de compañía
  petal: pétalo
  petBath: baño para perros
  petBreed: raza
  petCarrier: transportín
  petFood: pienso, comida para animales, comida para mascotas
  petGrooming: aseo
  petInsurance: seguro para mascotas
  petOwner: dueño, propietario de mascota
  petPassport: pasaporte para mascotas, cartilla de vacunación
  petrol: gasolina
  petrolStation: gasolinera
  petSitter: cuidador de mascotas, cuidador de perros
  petStroke: acariciar
  petSupplies: tienda de animales, tienda de mascotas
  petToy: juguete para perros
  petTreat: premio para perros, golosina
  petVaccination: vacuna, vacunación
  pharmacist: farmacéutico
  pharmacy: farmacia
  pharmacyPlace: farmacia
  phone: teléfono
  phoneCall: llamada
  phoneCase: funda, carcasa
  phoneNumber: número de teléfono, teléfono
  photo: foto
  photoAlbum: álbum de fotos, fotolibro
  photograph: fotografiar, fotografía, foto
  photographer: fotógrafo, fotógrafa
  photography: fotografía
  photoPrint: copia en papel, impresión fotográfica
  photoShoot: sesión de fotos, sesión fotográfica
  physiotherapist: fisioterapeuta, fisio
  piano: piano
  pickle: encurtir, encurtido, conserva
  pickLock: cerrajero
  pickup: recogida
  pickupPoint: punto de recogida
  pictureFrame: marco
  piece: pieza, unidad
  pierce: perforar, perforación
  piercing: perforación
  pill: pastilla, píldora
  pillow: almohada, cojín
  pimple: grano, acné
  pinch: pellizcar, apretar
  pink: rosado, color rosa
  pinkColour: rosado
  plane: avión
  plant: plantar, planta, sembrar
  plaster: enlucir, yeso
  plastic: plástico
  plate: plato
  platePottery: plato de cerámica
  playGame: jugar, juega, juego
  playground: parque infantil, zona de juegos
  playingCard: naipe, baraja
  playInstrument: tocar
  pleasant: agradable
  pliers: alicates, tenazas
  plugIn: enchufar, enchufe
  plugSocket: enchufe, toma de corriente
  plumb: fontanero, plomero, fontanería
  plumber: fontanero, plomero
  plumbing: tubería, cañería
  pneumonia: neumonía, pulmonía
  pocket: bolsillo
  pointed: puntiagudo
  pointInTime: momento
  pointsReward: puntos
  poisoning: veneno, intoxicación
  poisonous: venenoso, tóxico, veneno
  poisonVerb: envenenar, intoxicación
  police: policía, comisaría
  policeman: policía
  policy: política
  polish: pulir, lustrar
  polite: educado, cortés
  pond: estanque
  pony: poni
  ponytail: coleta
  pool: piscina
  popular: popular
  porcelain: porcelana
  pork: cerdo, carne de cerdo
  portion: porción, ración
  portrait: retrato
  possible: posible
  post: correo
  postcode: código postal
  postMail: correo, por correo
  postman: cartero
  postnatal: posparto, postparto
  postOffice: oficina de correos
  postpone: aplazar, posponer, postergar, pospuesto
  posture: postura
  potato: patata
  potter: alfarero, ceramista
  pottery: cerámica, alfarería
  potteryWheel: torno, torno de alfarero
  pour: verter, echar
  power: potencia
  powerOfAttorney: poder notarial, poder
  practiceSurgery: consulta, clínica
  practise: practicar, práctica, ensayar, ensayo
  praise: elogiar, elogio
  pray: rezar, oración
  prefer: preferir, prefiero
  pregnancy: embarazo
  pregnant: embarazada, embarazo
  pregnantAnimal: preñada
  prenatalYoga: yoga prenatal, yoga para embarazadas
  prenup: capitulaciones matrimoniales
  prepare: preparar, preparación
  prepayment: pago por adelantado, prepago
  prescribe: recetar, receta
  prescription: receta médica
  pressButton: pulsar, presionar, apretar
  pressure: presión
  prevent: prevenir, prevención, impedir
  previous: anterior, previo
  price: precio
  priceList: lista de precios, tarifa
  priceMatch: mejor precio, igualar el precio
  primarySchool: escuela primaria, primaria
  print: imprimir, impreso, impresión
  printer: impresora
  printingPress: imprenta
  privateAdjective: privado
  privateLesson: clase particular, clase individual
  privateRoom: sala privada, reservado
  probably: probablemente, probable
  problem: problema
  produce: fabricar, producir, elaborar, hecho
  product: producto
  profession: profesión
  professional: profesional
  profit: beneficio, ganancia
  program: programa
  projectNoun: proyecto
  promise: prometer, promesa
  pronounce: pronunciar, pronunciación
  protect: proteger, protección
  proveEvidence: demostrar, comprobante
  provide: proporcionar, proveer, suministrar
  prune: podar, poda
  pruningShears: tijeras de podar
  psychologist: psicólogo, psicóloga
  pub: taberna
  publicAdjective: público
  publicHoliday: día festivo, festivo, feriado
  publicTransport: transporte público
  publish: publicar, publicación
  pull: tirar, jalar
  pullTooth: extraer, sacar una muela
  pump: bomba
  punchCard: bono de diez, bono
  punctual: puntual, a tiempo
  puncture: pinchazo, ponchado
  pupil: alumno, alumna, escolar
  puppy: cachorro
  purchase: compra, adquisición
  purple: morado, violeta, lila
  purpleColour: morado, púrpura, violeta
  purposeAim: objetivo
  push: empujar
  put: poner, colocar, pongo
  putOn: ponerse, vestirse
  pyjamas: pijama
  qualified: cualificado, titulado, certificado
  quality: calidad
  quarter: cuarto
  quarterHour: cuarto de hora
  quarterYear: trimestre, trimestral
  questionnaire: cuestionario, encuesta
  queue: fila
  queueNumber: número de turno
  quiet: tranquilo, silencioso, calma
  rabbit: conejo
  rabies: rabia
  radio: autorradio, radio del coche
  railTrain: tren
  railwayStation: estación de tren, estación
  rain: llover, lluvia, llueve
  raincoat: impermeable, chubasquero
  rake: rastrillar, hojas secas, rastrillo
  ramp: rampa
  range: surtido, gama
  rangeAssortment: surtido, gama
  rarely: raramente, rara vez, raro
  rash: sarpullido, erupción
  rattle: traquetear, ruido
  rawFood: crudo
  razor: maquinilla, cuchilla de afeitar
  reachPlace: llegar a, alcanzar
  readingGlasses: gafas de lectura, gafas de cerca
  readVerb: leer, lectura, leído
  ready: listo, preparado
  realEstate: inmueble, inmobiliaria
  rearLight: luz trasera
  reason: motivo, razón
  receipt: recibo, ticket, boleta
  receive: recibir, obtener
  recentlyNew: recientemente, últimamente, hace poco
  reception: recepción
  receptionist: recepcionista
  recipe: receta
  recipient: destinatario
  recital: recital, audición
  recognise: reconocer
  recommend: recomendar, recomendación, recomienda
  recording: grabación
  recovery: recuperación, curación
  rectangular: rectangular
  recyclable: reciclar, reciclaje
  recycling: reciclaje
  red: rojo
  redColour: rojo
  referee: árbitro
  referenceNumber: número de pedido, número de reserva
  referFriend: recomendar a un amigo
  reflect: reflejar
  refuel: repostar, gasolina, combustible
  refund: reembolsar, reembolso, reintegro
  refuse: rechazar, negar, negarse
  register: inscribir, inscripción, inscrito, apuntarse
  registeredLetter: carta certificada, correo certificado
  registrationDocument: permiso de circulación
  registryOffice: registro civil
  regret: lamentar, arrepentirse
  regularly: regularmente, regular
  regulation: reglamento, norma
  rehabilitation: rehabilitación
  rehearsal: ensayo
  rehearsalRoom: sala de ensayo
  relative: familiar, pariente
  relax: relajar, relajación
  relaxation: relajación
  remember: recordar, recuerdo, recordatorio
  reminderPayment: recordatorio de pago
  remoteControl: mando a distancia, mando
  remoteSupport: soporte técnico, asistencia remota
  removalCompany: empresa de mudanzas
  remove: quitar, eliminar
  renewContract: renovar, renovación
  renovate: renovar, reformar, renovación, reforma
  rent: alquilar, alquiler, arrendar, renta
  rentalCar: coche de alquiler
  repair: reparación, arreglo
  repeat: repetir, repetición
  replace: reemplazar, sustituir, reemplazo
  reportVerb: informe, denunciar, reportar
  repot: trasplantar
  representLegal: representar
  reptile: reptil, lagarto
  requestApply: solicitar, solicitud
  require: requerir, obligatorio, requisito, exigir
  rescue: rescatar, salvar, rescate
  reserve: reservar, reserva, reservación
  residencePermit: permiso de residencia
  resize: cambiar el tamaño
  respectRule: cumplir, respetar
  responsible: responsable, responsabilidad
  rest: resto
  restaurant: restaurante
  restoreRenew: restaurar, restauración
  restVerb: descansar, descanso
  retailerDealer: vendedor, distribuidor
  retired: jubilado, jubilación
  retirement: jubilación
  retouching: retoque, edición de fotos
  returnGoods: devolución
  returnPolicy: política de devolución, devoluciones
  reusable: reutilizable
  reverseCar: marcha atrás
  reviewNoun: comentario
  reviewRate: valorar, reseña, valoración
  rheumatism: reuma, reumatismo
  rice: arroz
  rideHorse: montar a caballo, montar, equitación, cabalgar
  ridingSchool: escuela de equitación, equitación
  right: derechos
  rightsEntitlement: derecho
  rightSide: derecha
  rim: llanta de aleación, aro
  ringBell: tocar el timbre, timbre
  ringJewel: anillo, sortija
  rinse: enjuagar, aclarar
  ripe: maduro
  risky: riesgo, arriesgado
  river: río, arroyo
  road: carretera
  roadSign: señal de tráfico
  roastGrill: asar, asado, a la parrilla, tostar
  robust: robusto, resistente
  rodent: roedor, rata, ratón
  roof: techo, tejados
  roofer: techador
  roofRack: baca, cofre de techo
  room: habitación, cuarto
  root: raíz, raíces
  rootTouchUp: raíz, raíces
  rope: cuerda, correa de amarre
  rose: rosa
  rot: pudrir, podrido
  rotate: girar, rotar
  rough: áspero
  roughly: aproximadamente, más o menos
  round: redondo
  roundabout: rotonda
  roundTheClock: las 24 horas
  route: ruta, itinerario
  router: enrutador, rúter, módem
  rowBoat: remar, remo
  rowLine: cola, fila
  rub: frotar
  rubber: goma, caucho
  rubberStamp: sello
  rubbish: basura, residuos
  rude: maleducado, grosero
  rule: regla, norma
  runJog: correr
  running: footing, carrera a pie
  rural: rural, campo
  rust: oxidar, óxido, oxidado, herrumbre
  sad: triste
  saddle: silla de montar, ensillar, sillín
  sadness: tristeza, duelo, luto
  safe: seguro, seguridad
  sailBoat: navegar, velero
  sailing: navegación a vela
  salad: ensalada
  sale: venta
  salesperson: vendedor, dependiente
  salmon: salmón
  salt: sal de mesa, sal de cocina
  salty: salado
  same: mismo, igual
  sameDay: mismo día, en el mismo día
  sample: muestra
  sand: lijar, lija
  sandal: sandalia, chancla
  sandMaterial: arena
  sandwich: bocadillo, bocata
  satisfied: satisfecho, satisfacción
  sauce: salsa
  sausage: salchicha, embutido
  saveData: guardar
  saveMoney: ahorrar, ahorro
  saw: serrar, sierra, motosierra
  saxophone: saxofón, saxo
  scale: báscula, balanza
  scalp: cuero cabelludo
  scanner: escáner, escaneo
  scanVerb: escanear
  scar: cicatriz, cicatrices
  scarf: bufanda
  schedulePlan: planear, planificar, programar
  scholarship: beca
  school: escuela, colegio
  schoolHoliday: vacaciones escolares
  schoolReport: notas, calificaciones
  scissors: tijeras
  scooterKick: patinete, patín eléctrico
  scratch: rascar, rayar, arañar, arañazo, rayón
  screen: pantalla
  screenMonitor: pantalla, monitor
  screenProtector: protector de pantalla
  screw: tornillo
  screwdriver: destornillador
  screwTighten: apretar
  screwVerb: atornillar, tornillo
  scrub: restregar, exfoliar, exfoliante
  sculpture: escultura
  sea: mar, océano
  seafood: marisco
  seal: sellar, junta
  seam: costura
  search: buscar, búsqueda
  searchEngine: buscador
  season: temporada, estación
  seasonal: de temporada, estacional
  seasonFood: condimentar, sazonar, especia
  seasonTicket: abono anual, abono
  seatBelt: cinturón de seguridad
  second: segundos
  secondarySchool: instituto, secundaria
  secondHand: segunda mano, usado
  secondOrdinal: segundo, segunda
  secret: secreto
  secretary: secretaria, secretario
  securityCamera: cámara de seguridad, videovigilancia
  see: ver, veo, visto
  seed: semilla
  seedling: plántula, plantón
  selfEmployed: autónomo, por cuenta propia, trabajador independiente
  sell: vender, venta
  seller: vendedor, dependiente
  semester: semestre, semestral
  send: enviar, envío, mandar, despachar
  sendBack: devolver, devolución, devuelto
  sender: remitente
  senior: anciano, jubilado, persona mayor
  sensitiveSkin: sensible
  separateAdjective: aparte, por separado
  separateVerb: separar, separación, separado
  separation: separación
  series: serie
  seriousGrave: grave, serio
  serveFood: servir, sirve
  serviceOffered: servicio
  sesame: sésamo
  session: sesión
  setKit: juego, conjunto
  setStone: piedra preciosa, engastar, engaste
  settle: llegar a un acuerdo, conciliación
  settlement: acuerdo
  setupInstall: instalación, configuración
  several: varios
  severance: finiquito
  sew: coser, costura
  sewing: costura
  sewingMachine: máquina de coser
  shade: sombra
  shady: sombra
  shallow: poco profundo
  shame: vergüenza
  shampoo: champú
  share: compartir, dividir
  shareRide: compartir coche
  sharp: afilado, agudo
  sharpen: afilar, afilado
  shave: afeitar, afeitado, rasurar
  shearClip: esquilar, rapar
  shearing: esquilado, rapado
  shedHair: mudar el pelo, caída del pelo
  sheep: oveja, cordero
  sheetMusic: partitura
  shelf: estante, estantería
  shiftGear: marcha, cambiar de marcha
  shiftWork: turno
  shine: brillar, brillante
  ship: buque, ferri
  shipping: envío, expedición
  shippingCost: gastos de envío
  shippingCosts: gastos de envío
  shirt: camisa
  shockAbsorber: amortiguador, suspensión
  shoe: zapato, calzado
  shoeHeel: tacón
  shoeHorse: herrar, herradura, herrador
  shoelace: cordón
  shoePolish: betún
  shoeSize: número de calzado
  shoeSole: suela de zapato, media suela
  shop: tienda, negocio, comercio
  shopkeeper: comerciante, tendero
  shoppingBag: bolsa de la compra
  shoppingCart: carrito, cesta
  shoppingCentre: centro comercial
  shoppingGo: ir de compras, hacer la compra
  shopWindow: escaparate
  shortAdjective: corto
  shortCircuit: cortocircuito, fusible
  shorten: acortar, dobladillo
  shorts: pantalón corto, bermudas
  shortSighted: miope, miopía
  shortSightedness: miopía, miope
  shoulder: hombro
  shout: gritar, grito
  shovel: pala
  shower: ducharse, ducha
  showroom: sala de exposición
  showVerb: mostrar, enseñar, muestra
  shrimp: gamba, langostino
  shrink: encoger, encogido
  shy: tímido
  sibling: hermanos
  sick: enfermo, enfermedad
  sickNote: baja médica, justificante médico
  sideDish: guarnición
  sideEffect: efecto secundario
  sign: firmar, firma
  signature: firma
  signboard: cartel, letrero, tablón
  silk: seda
  silver: plata, plata de ley
  silvery: plata, plateado, color plata
  simCard: tarjeta SIM
  similar: parecido, similar
  sing: cantar, canto
  singer: cantante
  singing: canto
  single: soltero
  singleRoom: habitación individual
  sink: fregadero, lavamanos
  sister: hermana, hermanita
  sit: sentarse, sentado, sienta
  size: talla, tamaño
  sizeNoun: tamaño, talla
  skate: patinar, patín
  skating: patinaje, pista de hielo
  ski: esquiar, esquí
  skiing: esquí
  skin: piel, cutis
  skincare: cuidado de la piel
  skirt: falda
  sky: cielo
  skyscraper: rascacielos
  slaughter: carnicero, carnicería
  sleep: dormir, duerme, sueño
  sleepingBag: saco de dormir
  sleeve: manga
  slice: rebanada, rodaja
  slide: tobogán
  slim: delgado, flaco
  slip: resbalar, resbaladizo
  slipper: zapatilla de casa, pantufla
  slow: lento, lentamente, despacio
  slowDown: frenar, reducir la velocidad
  small: pequeño, chico
  smallChange: cambio, vuelto
  smell: oler, huele, olor
  smile: sonreír, sonrisa
  smoke: humo
  smokeDetector: detector de humo
  smokeFood: ahumado, ahumar
  smoker: fumador, tabaco
  smokeVerb: fumar, fumador
  smooth: liso
  snack: tentempié, merienda
  snake: serpiente
  sneeze: estornudar, estornudo
  snore: roncar
  snoring: ronquido
  snow: nevar, nieve, nieva
  soak: remojar, poner en remojo
  soap: jabón
  sober: sobrio, en ayunas, ayunas
  socialMedia: redes sociales
  sock: calcetín
  socket: enchufe
  sofa: sofá
  soft: blando, suave
  softDrink: refresco, gaseosa
  softener: suavizante
  software: software, programa informático
  soil: tierra, sustrato, compost
  soldier: soldado, militar
  solve: resolver, solución, resuelve
  sometimes: a veces, ocasionalmente
  somewhere: en algún lugar
  son: hijo
  song: canción
  soon: pronto
  sort: clasificar
  soundproof: insonorizado
  soup: sopa
  sour: agrio, ácido
  sow: semilla, sembrar
  soy: soja
  spa: balneario, termas
  spade: pala
  spamMail: correo no deseado, spam
  spare: repuesto, recambio
  sparePart: pieza de repuesto, pieza, refacción, repuesto, recambio
  spareTyre: rueda de repuesto
  sparklingWine: cava, champán, vino espumoso
  sparkPlug: bujía
  speak: hablar
  special: especial
  specialOffer: oferta, promoción
  spectacleFrame: montura
  spectacleLens: cristal de gafas, cristal graduado
  speed: velocidad
  speedLimit: límite de velocidad
  spell: deletrear, ortografía
  spendMoney: gastar, gasto
  spice: especia, condimento
  spicy: picante
  spider: araña
  spine: columna vertebral
  splitEnds: puntas abiertas
  spoke: radio
  sponge: esponja
  sponsor: patrocinar, patrocinador
  spontaneous: espontáneo
  spoon: cuchara, cucharilla
  sport: deporte
  sportswear: ropa deportiva, chándal
  spouse: cónyuge
  sprain: torcerse, esguince
  spray: rociar, pulverizar
  spread: esparcir
  spring: primavera
  sprinkle: espolvorear
  square: cuadrado
  squareMetre: metro cuadrado
  squeak: chirriar, crujir
  squeeze: exprimir, estrujar
  stable: establo, cuadra
  stableHorse: establo, cuadra
  stack: apilar, pila
  stadium: estadio, pabellón, polideportivo
  staff: personal, plantilla
  stage: escenario
  stageStep: paso, etapa
  stain: manchar, mancha
  stairs: escaleras
  stale: rancio
  stampPost: sello postal
  stampPostage: estampilla, sello postal
  standVerb: de pie, parado
  starter: entrante, primer plato
  stay: quedarse, estancia, estadía
  stayOvernight: pernoctar, pasar la noche
  steak: bistec, filete
  stealVerb: robar, robo, hurto
  steamRoom: baño de vapor, baño turco
  steel: acero
  steep: empinado
  steer: dirección del coche, volante
  steeringWheel: volante, dirección asistida
  stem: tallo
  step: escalón, peldaño
  stepchild: hijastro, hijastra
  stickingPlaster: tirita, curita
  stickJam: atascarse, atorar
  sticky: pegajoso
  stickyTape: cinta adhesiva
  stiffRigid: rígido, tieso
  sting: picadura, picar
  stitch: puntada, puntos de sutura
  stitches: puntos de sutura
  stock: existencias, inventario
  stocktaking: inventario
  stomach: estómago
  stomachache: dolor de barriga, dolor de estómago
  stone: piedra, roca, grava
  stool: heces, caca
  stopOver: escala
  stopVerb: parar, dejar de
  storage: almacenaje, almacenamiento
  storageRoom: trastero
  storageUnit: trastero, guardamuebles
  storm: tormenta, tempestad
  stove: fogón, vitrocerámica
  straightAhead: recto
  straighten: alisar, enderezar, alisado
  straightening: alisado
  strange: raro, extraño
  stranger: desconocido, extraño
  strawberry: fresa
  street: calle
  streetAddress: calle
  strengthen: fortalecer
  stress: estrés, estresado
  stretch: estirar, estiramiento
  stretching: estiramiento
  strict: estricto
  stringMusic: cuerda de guitarra
  stripe: raya, rayado
  stroke: ictus, derrame cerebral
  stroll: dar un paseo, pasear
  strong: fuerte, fuerza
  strongbox: caja fuerte
  student: estudiante, universitario, alumno
  studentRate: descuento para estudiantes
  study: estudiar, estudio
  stumble: tropezar
  stupid: tonto, estúpido
  sublet: subarrendar
  submit: presentar
  subscribe: suscribir, suscripción, abono
  subsidy: subvención, ayuda
  substitutePerson: sustituto, suplente
  suburb: afueras, suburbio
  subway: metro
  succeed: lograr, éxito, conseguir
  successor: sucesor, hacerse cargo
  suck: aspirar, aspiradora
  sudden: repentino, de repente
  sue: demandar, demanda, pleito
  suede: gamuza
  suffer: sufrir
  sugar: azúcar
  suggest: sugerir, sugerencia, proponer, propuesta
  suit: traje
  suitable: adecuado, apto
  suitcase: maleta, equipaje
  suitMatch: combinar, conviene
  summer: verano
  summerTyre: neumático de verano
  sun: sol
  sunburn: quemadura de sol, quemadura solar
  sunflower: girasol
  sunglasses: gafas de sol
  sunny: soleado, sol
  sunscreen: protector solar, crema solar
  supermarket: supermercado
  supervise: supervisor
  supplement: suplemento, complemento alimenticio
  supplied: proporcionado, facilitar
  supplier: proveedor
  supportVerb: apoyar, apoyo, soporte
  surcharge: recargo, suplemento
  surface: superficie
  surfing: surf, tabla de surf
  surgeon: cirujano
  surgery: operación, cirugía
  surname: apellido
  surprise: sorprender, sorpresa
  surveillanceCamera: cámara de vigilancia, videovigilancia
  suspendHold: suspensión
  sustainable: sostenible
  swallow: tragar, tragarse
  swap: cambiar, cambio, intercambiar, canjear
  swear: jurado, jurar
  sweat: sudar, sudor
  sweep: barrer
  sweet: dulce
  sweets: golosinas, caramelo, dulces
  swell: hinchar, hinchado, hinchazón
  swelling: hinchazón
  swim: nadar, natación
  swimming: natación
  swimmingCap: gorro de natación, gorro
  swimmingGoggles: gafas de natación, gafas
  swimmingLesson: clase de natación
  swimmingPool: piscina
  swimsuit: bañador, traje de baño
  swimwear: bañador, traje de baño
  switchOff: apagar
  switchOn: encender, prender, enciende
  symptom: síntoma
  syrup: jarabe
  table: mesa
  tablecloth: mantel
  tableDecoration: centro de mesa
  tableOverview: resumen, visión general
  tablet: tableta, tablet
  tableware: vajilla
  tail: cola, rabo
  tailor: sastre, modista, costurera
  tailorMade: personalizado
  takeAlong: llevar, llevarse
  takeApart: desmontar, desarmar
  takeaway: para llevar
  takeIn: estrechar, entallar
  takeOffClothes: quitarse, desvestirse
  takeOut: sacar
  takeTake: tomar, coger, agarrar
  talkConversation: conversar, conversación, charlar
  tall: alto
  tame: manso, dócil
  tampon: compresa, tampón
  tan: broncear, tomar el sol, bronceado
  tanning: solárium, bronceado
  tap: grifo
  tapDance: claqué
  tapWater: agua del grifo
  tarnish: deslustrarse, ponerse negro
  task: tarea
  taste: sabor, gusto
  tasteVerb: sabor, gusto
  tasting: degustación, cata
  tattoo: tatuaje
  tattooVerb: tatuar, tatuaje
  tax: impuesto
  taxAdviser: asesor fiscal, gestor, contable
  taxes: impuesto
  taxi: taxi
  taxOffice: hacienda, Hacienda, agencia tributaria
  taxReturn: declaración de la renta, declaración de impuestos
  tea: té
  teach: enseñar, enseñanza
  teacher: profesor, profesora, maestro
  team: equipo, plantilla, personal
  teamSport: equipo
  tearRip: rasgar, desgarrar, roto, rasgado
  technician: técnico
  teddyBear: peluche, osito
  teenager: adolescente
  television: televisión, televisor, tele
  temperature: temperatura, grados, grado
  temporary: temporal, provisional
  tenancy: contrato de alquiler, arrendamiento
  tenant: inquilino, arrendatario
  tendon: tendón, ligamento
  tennisRacket: raqueta
  tension: contractura, rigidez
  tent: tienda de campaña
  term: trimestre, semestre
  terminateContract: rescindir, dar de baja, rescisión
  termsConditions: condiciones, términos
  terrace: terraza
  terrible: terrible, horrible
  testExam: examen
  testimony: declaración, testimonio
  testTry: probar
  textbook: libro de texto
  textMessage: mensaje de texto, SMS
  thank: agradecer, gracias
  thaw: descongelar
  theatre: teatro
  theft: robo, hurto
  theoryTest: examen teórico
  thick: grueso
  thickness: grosor, espesor
  thigh: muslo
  thin: fino, delgado
  thirdOrdinal: tercero, tercera, tercer
  thirdPart: tercio
  thirst: sed, sediento
  thirsty: sed, sediento
  thorn: espina
  thousand: mil
  threshold: umbral
  throat: garganta
  throw: lanzar, arrojar
  throwAway: tirar, desechar, botar
  thumb: pulgar
  tick: garrapata
  ticket: billete, boleto, entrada
  tidyUp: ordenado
  tie: corbata, pajarita
  tieUp: atar, amarrar
  tight: apretado, ajustado, estrecho
  tights: pantis, leotardos
  tile: azulejo, alicatar, baldosa
  timeClock: hora
  timeGeneral: tiempo
  timeSlot: franja horaria
  timesMultiplication: vez, veces
  timetable: horario
  timeZone: huso horario, zona horaria
  timingBelt: correa de distribución
  tinCan: lata, conserva
  tiny: diminuto
  tip: propina
  tipGratuity: propina
  tired: cansado, cansancio
  tiredness: cansancio, cansado, fatiga
  toast: brindar, brindis, discurso
  toastBread: tostada
  today: hoy
  toddler: niño pequeño
  toe: dedo del pie
  toenail: uña del pie
  together: juntos, junto
  toilet: aseo, lavabo, váter, baño
  toiletPaper: papel higiénico
  tolerate: tolerar, soportar, aguantar
  toll: peaje
  tomato: tomate
  tomorrow: mañana
  tongue: lengua
  tonight: esta noche
  tonne: tonelada
  tool: herramienta
  toolbox: caja de herramientas
  tooMuch: demasiado
  tooth: diente, muela
  toothache: dolor de muelas
  toothbrush: cepillo de dientes
  toothpaste: pasta de dientes, dentífrico
  topic: tema, asunto
  topUp: recargar
  touch: tocar
  tourGuide: guía, guía turístico
  tourist: turista, viajero
  touristTax: tasa turística
  tow: remolcar, grúa
  towbar: enganche, bola de remolque
  towel: toalla
  towing: grúa, remolcado
  townHall: ayuntamiento, municipalidad
  townSquare: plaza
  toy: juguete
  tracking: seguimiento, número de seguimiento
  trackingNumber: número de seguimiento, seguimiento
  tractor: tractor
  tradeFair: feria comercial, congreso
  traffic: tráfico, tránsito
  trafficJam: atasco, embotellamiento
  trafficLight: semáforo
  trailer: remolque
  train: entrenar, entrenamiento
  trainAnimal: adiestrar, adiestramiento, obediencia
  trainee: aprendiz
  trainerShoe: zapatilla, deportivas
  trainersShoe: zapatilla, zapatillas deportivas
  training: formación, capacitación
  tram: tranvía
  transferMoney: transferir, transferencia
  transferPerson: transferible, traspasar, ceder
  translate: traducir, traducción, traduzco
  translator: traductor, intérprete
  transparent: transparente
  travel: viajar, viaje
  travelAgency: agencia de viajes
  travelCosts: gastos de desplazamiento, desplazamiento
  travelInsurance: seguro de viaje, seguro de cancelación
  traveller: viajero
  treat: tratar, tratamiento
  treatment: tratamiento, terapia
  tree: árbol
  treeSurgeon: arborista, podador
  trial: juicio, demanda, pleito
  trialLesson: clase de prueba
  triathlon: triatlón, triatleta
  trim: recortar
  trimHedge: seto, podar el seto
  tripleThrice: tres veces, triple
  tripod: trípode
  trolley: carrito, carretilla
  trousers: pantalón
  truck: camión
  trueAdjective: verdadero, verdad, cierto
  trumpet: trompeta
  trust: confiar, confianza
  tryOn: probarse, probador
  tryOut: probar, prueba
  tshirt: camiseta
  tuitionFee: cuota, tasa de matrícula
  tulip: tulipán
  tumbleDryer: secadora
  tumour: tumor, bulto
  tuna: atún
  tune: afinar, afinación, afinador
  tuning: afinación
  tunnel: túnel
  turkey: pavo
  turnAround: girar, dar la vuelta
  turnOver: voltear, dar la vuelta
  turtle: tortuga
  tutoring: clases de apoyo, clase de repaso
  twice: dos veces, doble
  twig: rama
  twin: gemelo, mellizo
  typeKey: teclear, introducir
  typical: típico
  tyre: neumático, llanta, goma
  tyrePressure: presión de los neumáticos
  ugly: feo
  umbrella: paraguas
  unavailable: no disponible
  uncle: tío
  uncomfortable: incómodo
  underage: menor de edad, menor
  understand: entender, entiendo, comprender
  undertaker: funeraria
  underwear: ropa interior
  unemployed: desempleado, en paro
  unfortunately: desgraciadamente, lamentablemente
  university: universidad
  unknown: desconocido
  unlimited: ilimitado
  unlock: desbloquear, abrir con llave
  unnecessary: innecesario
  unpack: desempacar, desempaquetar, desenvolver
  unpaid: impagado, pendiente
  untie: desatar, soltar, aflojar
  update: actualización
  updo: recogido, moño
  upholster: tapizar, tapicería
  upload: subir archivo, cargar archivo, subida de archivos
  upstairs: arriba
  upToDate: actualizado, al día
  urban: centro de la ciudad
  urgent: urgente
  urine: orina
  urn: urna
  usbStick: memoria USB, pendrive, lápiz USB
  usedCar: coche usado, coche de segunda mano
  usedSecondHand: usado, de segunda mano
  usefulAdjective: útil
  useless: inútil
  userManual: manual de instrucciones, instrucciones
  username: nombre de usuario, usuario
  useVerb: usar, utilizar, uso
  usually: normalmente, generalmente, habitual
  utilityBill: gastos de comunidad, suministros
  vacancy: plaza libre, vacante
  vaccinate: vacunar, vacuna, vacunación
  vaccination: vacuna, vacunación
  vaccinationCard: cartilla de vacunación, cartilla
  vacuumCleaner: aspiradora
  valentinesDay: San Valentín
  valid: válido, vigente, validez
  valuables: objetos de valor
  valuation: tasación, peritaje
  value: valor
  van: furgoneta
  vandalise: vandalismo
  varifocals: gafas progresivas, lentes progresivas
  varnish: barniz
  vase: florero, jarrón
  vat: IVA
  vegan: vegano, vegana
  vegetable: verdura, hortaliza
  vegetablePatch: huerto
  vegetarian: vegetariano, vegetariana
  vehicle: vehículo
  vehicleInspection: ITV, inspección técnica
  vehicleRegistration: matrícula, placa, patente
  vein: vena
  velvet: terciopelo
  ventilate: ventilar, ventilación
  ventilation: ventilación, ventilador
  venue: lugar del evento, recinto
  verbal: oral, verbal
  verdict: sentencia
  vet: veterinario, veterinaria
  vetClinic: clínica veterinaria
  veterinarian: veterinario, veterinaria
  vibrate: vibrar, agitar, sacudir
  victim: víctima
  videoCall: videollamada, videoconferencia
  videoFilm: película
  village: pueblo, aldea
  vinegar: vinagre
  violin: violín
  virus: virus, malware
  visa: visado, permiso de residencia
  visible: visible
  visit: visitar, visita
  visitor: visitante
  vitamin: vitamina
  voice: voz, voces
  voicemail: buzón de voz, contestador
  volume: volumen, capacidad
  volumeCapacity: capacidad, volumen, aforo
  volunteer: voluntario, voluntaria
  vomit: vomitar, vómito
  vomiting: vómito
  voucher: vale, cupón, tarjeta regalo, bono
  wage: salario, sueldo
  waist: cintura
  waiter: camarero, camarera, mesero
  waitingRoom: sala de espera
  waitList: lista de espera
  waitVerb: esperar, espera
  wakeUp: despertar, despierto, despierta
  walk: caminar, andar, a pie, pasear
  walkDog: pasear, paseo
  walker: andador
  walkingStick: bastón
  wall: pared, muro
  wallet: monedero, billetera
  wallpaper: empapelar, papel pintado
  wardrobe: ropero
  warehouse: almacén, trastero, bodega
  warm: cálido, caliente, tibio
  warn: advertir, advertencia, avisar
  warningLight: testigo luminoso, luz de advertencia
  warranty: garantía, garantizar
  wash: lavar, lavado
  washable: lavable
  washingMachine: lavadora
  washUp: lavar los platos, fregar
  wasp: avispa, avispón
  watch: reloj
  watchmaker: relojero
  watchOver: cuidar, vigilar, supervisar
  watchStrap: correa de reloj
  water: agua
  watercolour: acuarela
  waterDamage: daño por agua, daños por agua
  wateringCan: regadera
  waterPlants: regar, riego, riega
  waterproof: impermeable, resistente al agua
  wax: cera
  waxHair: depilar, depilación, cera
  waxing: depilación
  weak: débil, debilidad
  wear: llevar puesto, vestir
  weather: clima, meteorología
  weatherForecast: pronóstico, previsión meteorológica
  weave: tejido, telar
  website: página web, sitio web
  wedding: boda, casamiento
  weddingAnniversary: aniversario
  weddingCake: tarta de boda, pastel de boda
  weddingDress: vestido de novia
  weddingPlanner: organizador de bodas
  weddingRing: alianza, anillo de boda
  weddingWitness: padrino, testigo de boda
  weed: malas hierbas, desherbar, mala hierba, maleza
  week: semana
  weekday: día laborable, día hábil, entre semana
  weekend: fin de semana
  weekly: semanal, por semana
  weigh: pesar, peso, pesa
  weight: peso
  weld: soldar, soldadura
  wellbeing: bienestar
  wellies: botas de agua
  wet: mojado
  wheat: trigo
  wheel: rueda
  wheelAlignment: alineación, alineado
  wheelbarrow: carretilla
  wheelchair: silla de ruedas
  whistle: silbar, silbato
  white: blanco
  whiteColour: blanco
  wholeEntire: entero
  wholesale: al por mayor, venta al por mayor, mayorista
  wide: ancho
  widen: ensanchar, ampliar
  widow: viuda, viudo
  widowed: viudo, viuda
  width: anchura, ancho
  wife: esposa
  wifi: wifi, red inalámbrica
  wig: peluca
  wild: salvaje
  wildAnimal: fauna, animal salvaje
  wildflower: flor silvestre
  will: testamento
  wilt: marchitarse, marchitar
  wind: viento
  windBlow: viento, ventoso, soplar
  window: ventana
  windscreen: parabrisas, luna delantera
  wine: vino
  winner: ganador
  winPrize: ganar, premio
  winter: invierno
  winterTyre: neumático de invierno
  wipe: limpiar con un paño, enjugar
  wiper: limpiaparabrisas
  wireUp: cableado, cable
  wish: desear, deseo
  withdraw: retirar dinero, desistir, desistimiento
  withdrawalRight: derecho de desistimiento
  witness: testigo
  wobble: tambalear, cojea
  woman: mujer, señora, dama
  womb: útero, matriz
  wood: madera
  woodworking: carpintería
  wool: lana, hilo
  word: palabra
  workFunction: funcionar, funciona
  workJob: trabajar, trabajo, empleo
  workout: entrenamiento
  workPermit: permiso de trabajo
  workshop: taller
  workshopEvent: taller
  workwear: ropa de trabajo, uniforme
  worldwide: mundial, internacional
  worm: lombriz, gusano
  wornOut: desgastado, gastado
  worry: preocuparse, preocupado, preocupa, preocupación
  worse: peor
  worsen: empeorar
  wound: herida
  wrapBandage: vendar, venda, vendaje
  wrappingPaper: papel de regalo
  wreath: corona, guirnalda
  wrench: llave inglesa
  wrinkle: arrugas faciales
  wrist: muñeca
  write: escribir, escrito
  wrong: incorrecto, equivocado
  xray: radiografía
  yarn: hilo
  year: año
  yearly: anual, por año, al año
  yellow: amarillo
  yellowColour: amarillo
  yesterday: ayer
  yogaBlock: bloque de yoga
  yogaMat: esterilla
  yogaTeacher: profesor de yoga
  yoghurt: yogur
  young: joven
  youth: juventud, jóvenes
  zip: cremallera, cierre
  zoo: zoológico
`
