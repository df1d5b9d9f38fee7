import type { QuestionPatterns } from '../patterns.ts'

export const questions: QuestionPatterns = {
  asking: `tiene tienen tenéis quién quien quiénes qué que cuál cual cuáles cuándo cuando dónde donde por para cómo como cuánto cuánta cuántos cuántas es
    son era eran fue fueron ser está están estoy hay puede puedo pueden podría ha han había he el la los las un una unos unas de del en
    a al y o con se su sus lo le yo tú usted ustedes mi me no si favor diga dime saber quiero necesito debo debe debemos tengo tenemos hola gracias ofrecen ofrece ofrecéis ofreces`,
  chatter: `pues bueno oye oiga vale ok entonces también solo sólo aún ya sí eso esto ah oh perdona perdón disculpa buenas tardes días
    contestado respondido preguntado preguntaba quisiera querría molestia
    pregunta posible quizá quizás bien porfa
    problema problemas pasa pasar grave normal sería seria hacer hace falta más menos tema caso cosa cosas`,
  ofVisit:
    'cita citas reserva visita sesión sesiones clase clases curso cursos venir entrar local sitio permitido permitidos permitida permitidas permiten admiten',
  bringing: {
    asked: 'algo|nada|(?:y |hola )?que (?:hay|tengo|tenemos|debo|necesito|puedo|me|se|hace)',
    verbs: 'traer traigo llevar llevo',
  },
  telling: '(?<!buen[oa]s )dias',
  notice: /^(?:(?:por favor )?(?:nota|tenga en cuenta)|importante|atención|aviso)$/i,
  forNumber: /\b(?:cu[áa]nt[oa]s?|cu[áa]ndo)\b|\bqu[ée] (?:año|día|fecha|hora|mes|porcentaje)/i,
  duration: {
    asked:
      'cuanto (?:tiempo(?! (?:antes|despues|hasta))|tarda\\w*|dura\\w*)|hasta cuando|(?:con )?cuanta antelacion|en cuanto (?:tiempo|esta)|cuant[oa]s (?:minutos|horas|dias|semanas|meses)',
    told: '(?:minuto|min|hora|dia|semana|mes|ano)(?:s|es)?|mismo dia|en el acto',
    verbs: 'cuánto cuanto cuánta cuanta tiempo tarda tardan tardais dura duran listo lista listos listas',
  },
  price: {
    asked:
      'cuanto (?:\\w+ ){0,2}(?:cuesta\\w*|vale\\w*|cobr\\w*|es|sale|pagar)|que precio|(?:a|por) cuanto (?:sale|esta)|(?:precios?|tarifas?) (?:de|del|para)',
    told: '[€$£] ?\\d[\\d.,]{0,9}|\\d[\\d.,]{0,9} ?(?:[€$£]|euros?|eur|dolares|pesos)|gratis|gratuit[oa]s?|incluid[oa]s?',
    verbs: 'cuesta cuestan vale valen cobran cobra cobrais pago paga pagar pagamos',
  },
  yesOrNo:
    '(?:si|no|claro|por supuesto|nunca|desde luego|tampoco)(?= ?[,.:;!])|(?:lo siento|lamentablemente|por desgracia),? no|solo',
  provision: {
    asked:
      '(?:prest|facilit)(?:ais|an|a|as|amos|ar|eis|en)|dejais|(?:los|las|nos|me) deja[ns]?|(?:hay|tengo|tenemos) que (?:llevar|traer)(?:l[oa]s)?|(?:debo|debemos) (?:llevar|traer)(?:l[oa]s)?|hace falta (?:(?:que )?(?:llev(?:ar|e|emos)|tra(?:er|iga|igamos))(?:l[oa]s)?|algo)|llevamos|traemos|propi[oa]s?',
    may: '(?:puedo|podemos|puede|pueden|podria|podriamos|se puede)(?: \\S+){0,3} (?:llevar|traer|usar)(?:l[oa]s?)?',
    told: 'incluye\\w*|incluid[oa]s?|prest(?:amos|ad[oa]s?|ar)|dejamos|facilitamos|tra(?:e|ed|er|edl[oa]s)|llev(?:a|ad|ar)|propi[oa]s?',
  },
  hourAsked: '(?:a|hasta|desde) que hora|que horas?|(?:que |en que )?horarios?',
  hourTold: 'am|pm',
  sinceAsked:
    'desde cuando|cuanto (?:tiempo )?(?:llev\\w+|hace que)|hace (?:mucho|cuanto) que (?:estais|estan|existe\\w*)|(?:en que ano|cuando) (?:abri\\w+|fund\\w+|empez\\w+)',
  whoAsked: '(?:(?:y|pero|entonces) )?(?:(?:a|con|de|por) )?quien(?:es)?',
  isHeadFirst: true,
  ageTold:
    '(?:menor(?:es)?|mayor(?:es)?) (?:de|que) \\d{1,2}|(?:de|entre|desde|a partir de) (?:los )?\\d{1,2} (?:a|y|hasta) (?:los )?\\d{1,2}|\\d{1,2} (?:anos?|meses|mes)',
  which: '(?:y |hola |pues )?(?:que|cual(?:es)?(?: de (?:los|las))?|cuant[oa]s)',
  idle: '(?:es|seria|hay) (?:un |algun )?(?:problema|posible|malo|normal|grave)|(?:pasa|importa) (?:algo|nada)|(?:se puede|puede ser|es posible|valdria|sirve)(?= ?$)|que (?:hago|puedo hacer|tengo que hacer)|(?:hay que|tengo que|debo|deberia) (?:decir(?:lo|oslo|selo)?|avisar(?:os|les)?|comentarlo|indicarlo)|(?:haceis|hacen) eso(?: tambien)?|cuando es (?:el|la) (?:proxim[oa]|siguiente)(?= ?$)',
  written: {
    phone: 'telefono teléfono llamar',
    email: 'correo email mail electrónico',
    address: 'dirección direccion domicilio ubicación ubicados',
  },
  street:
    '(?<!\\p{L})(?:[Cc]alle|[Cc]/|[Aa]vda\\.?|[Aa]venida|[Pp]laza|[Pp]aseo|[Cc]arrera|[Cc]amino|[Rr]onda) ?(?:[\\p{L}.]{1,20} ){1,5}(?:n\\.?º ?)?\\d{1,4}(?!\\p{N})|(?<!\\p{L})(?:[Cc]alle|[Aa]venida|[Pp]laza|[Pp]aseo) (?:[\\p{L}.]{1,20} ){0,4}[\\p{L}.]{1,20}, (?:n\\.?º ?)?\\d{1,4}(?!\\p{N})',
  exceptFor: '(?:salvo|excepto)(?! (?:si|que|cuando|en caso))|aparte de|menos (?:en|el|la|los|las|para)|a excepcion de',
  mismatch: {
    negation: 'no|nunca|jamas|sin|ningun[ao]?|tampoco',
    restriction: [
      'solo|solamente|unicamente',
      'salvo|excepto|aparte de|menos',
      'nunca|jamas',
      'al menos|como minimo|minimo',
      'como maximo|maximo',
      'mas barat[oa]s?|mas pequen[oa]s?|menor',
      'mas car[oa]s?|mas grandes?|mayor',
      'sol[oa]s? en casa|sin compania',
    ],
    opposites: [
      ['primer[oa]?', 'segund[oa]|tercer[oa]?|ultim[oa]'],
      ['antes', 'despues'],
      ['mas de|sobre', 'menos de|bajo'],
      ['adult[oa]s?', 'nin[oa]s?'],
      ['comprar|compran', 'vender|venden'],
      ['nuev[oa]s?', 'usad[oa]s?|segunda mano'],
      ['gratis|gratuit[oa]s?', 'de pago'],
      ['dentro|interior', 'fuera|exterior|terraza'],
      ['por la manana', 'por la tarde|por la noche'],
      ['invierno', 'verano'],
      ['perr[oa]s?', 'gat[oa]s?'],
      ['hombres?', 'mujer(?:es)?'],
    ],
  },
  refersBack: 'el (?:habla|es|tiene|trabaja|lleva|hace|da|sabe|fue|ha)(?= )|con (?:el|ella)(?= )',
  goesOn:
    'pero|sin embargo|en cambio|a cambio|a partir de (?:ahi|entonces)|si no|de lo contrario|despues|luego|entonces|tambien|tampoco|est[aeo]s?|es[aeo]s?|ell[ao]s?|asi|solo|ademas|excepto|excepciones|salvo|en (?:ese|este|tal) caso|mas tarde|con menos (?:tiempo|antelacion|aviso)|pasad[oa] (?:ese|esa|este|esta) \\S+|siempre que|(?:la )?condicion(?:es)? (?:es|son)|es condicion|sin (?:eso|ell[ao])|el resto|si (?:tampoco|aun asi|eso)|a partir de(?:l| la)? (?:segund[oa]|tercer[oa]?|siguiente)|mas alla|(?:por )?cada \\S+ (?:adicional|extra|mas)|(?:el|la) (?:segund[oa]|tercer[oa]?|siguiente)',
  facts: {
    kinds: {
      hours:
        'horarios?|(?:(?:(?:a|hasta|desde) )?(?:que|q|k|ke) ?(?:horas?|dias)|cuando|cuand)(?: \\S+){0,3} (?:abr\\w*|cierr\\w*|cerr\\w*|abiert\\w*)|abiert[oa]s?|cerrad[oa]s?|abren|abris|abre|cierran|cerrais|horas de (?:apertura|atencion)',
      closures: 'festivos?|feriados?|vacaciones|dias cerrados|cierres|puentes?',
      price:
        'cuanto(?! (?:tiempo|dura\\w*|tarda\\w*))(?: \\S+){0,4} (?:pagar\\w*|pagamos|debo|cobr\\w*|cost\\w*|cuesta\\w*|sale|salen|saldria\\w*|seria\\w*|vale|valen|valdria\\w*)|que (?:tengo|tenemos|tendriamos) que pagar|cuanto (?:cuesta|cuestan|vale|valen|cobran|sale|es|son|seria|cost\\w*)|(?<!en )cuanto(?= ?(?:$|[,.?!]| (?:por|para|en total|entre todos)))|cuanto (?:el|la|los|las) \\S+(?= ?(?:$|[,.?!]| en total))|que (?:vale|valen|cobra\\w*)(?! la pena)|precios?|tarifas?|costes?|costos?|cuesta|cuestan|cobran',
      duration:
        'cuanto tiempo(?! (?:antes|despues|hasta))|cuanto (?:dura|duran|tarda|tardan|demora|lleva)|dura|duran|duracion|tarda|tardan',
      services:
        '(?:que|cuales|sus|todos|otros|lista de)(?: \\S+){0,3} (?:servicios|tratamientos)|que (?:ofrecen|ofrece|hacen)|^servicios|ofrecen|hacen',
      staff:
        'con quien(?:es)?|quien(?:es)? (?:hace|hacen|trabaja|trabajan|atiende|atienden|da|realiza|realizan)|(?:su|sus|que)(?: \\S+)? (?:equipo|personal|empleados|medicos|doctores|dentistas|peluquer\\w*|terapeutas?)',
      attendance:
        '(?:esta|trabaja|viene|atiende|cuando|que dias?)(?: \\S+){0,7} (?:trabaja|esta|viene|atiende|ahi|alli|disponible|en la consulta|en el salon)|trabaja|que dias?|(?:esta|viene)(?: \\S+){0,4} (?:los|el)',
      email:
        '(?<!(?:recib|mand|envi|lleg)\\w*(?: (?:un|el|algun|me|nos|por|tambien)){1,4} )(?:e ?mail|correo(?: electronico)?)|direccion de correo(?: electronico)?',
      website: '(?:pagina|sitio|direccion) (?:web|de internet)|web',
      phone:
        '(?:num(?:ero)? (?:de )?)?(?:telefono|tlf|tfno|tel)|vuestro numero|llamar(?:les|los|le)|su numero|datos de contacto|contactar(?:les|los|le|os)|llamaros|(?:a |en )?(?:que|cual es el|algun|un) numero(?= ?(?:$|[?.!,]| (?:puedo|podemos|se puede|os|les|al que|donde|de contacto|para (?:llamar|contactar))(?!\\p{L})))|el numero cual es',
      address:
        'donde (?:estan|esta|se encuentran?|quedan?|estais|puedo encontrarlos|puedo encontrarles|los encuentro)(?: (?:ustedes|ubicad\\w*|situad\\w*|la (?:tienda|clinica|oficina|consulta)|el (?:salon|local|estudio)))?|direccion|ubicad\\w*|ubicacion|domicilio|como (?:llego|llegar|se llega|llegamos)|(?:estais|estan) donde',
    },
    now: 'ahora|en este momento|actualmente|todavia|aun|de nuevo',
    withWhom:
      'con (?:una|un|la|el) (?:mujer|chica|senora|hombre|chico|senor)|quien (?:viene|vendra|va a venir|lo hace|lo hara)|cual de (?:vosotr[oa]s|ustedes|ell[oa]s)|quien (?:es|sera|seria) (?:el|la|mi|nuestr[oa]) (?:\\S+)(?! que)|quien (?:me|nos) (?:toca|atiende|atendera|vera)|con quien(?:es)?|por quien|quien (?:es|seria|sera|me|nos|le|lo|la) ?(?:toca|atiende|atenderia|da|daria|hace|haria|seria|sera|el|la)?',
    sum: '(?:pag\\w+|cuest\\w+|cost\\w+|son|serian|total|sale|salen|en conjunto|entre (?:los|las) dos|mas)',
    counted: 'am|pm|horas?|dias?|semanas?|meses|anos?|veces',
    alike: 'tambien|igual|incluso|aun|mismo',
    addOn: 'suplementos?|recargos?|extras?|adicional(?:es)?|se suman?|anadir|mas por|no incluy\\w+',
    openAtAll: '(?:estan|esta|estais) (?:abiert[oa]s?|cerrad[oa]s?)',
    spans: 'dias?|semanas?|mes(?:es)?|noches?',
    turnaround:
      '(?:hasta que|para que|hasta|para)(?: \\S+){0,6} (?:list[oa]s?|terminad[oa]s?|recog\\w+)|(?:esta\\w*|tener\\w*)(?: \\S+){0,3} list[oa]s?|plazo de entrega',
    means: 'autobus(?:es)?|bus(?:es)?|tranvia|tren(?:es)?|metro|bici\\w*|coche|transporte publico',
    timeAsked: '(?:a|hasta|desde) que hora|que hora(?:s|rio)?|(?:desde|hasta) cuando|cuando',
    calls: {
      hours:
        'cuando(?= ?(?:$|[,.?!])| (?:(?:se|os|te|le|les) )?(?:pued|pod)| (?:os |te |les? )?llam(?:o|ar|amos)(?!\\p{L}))|(?:a|en|hasta|desde) que horas?|que horario',
      backAsked:
        '(?:cuando|a que hora|cuanto tarda\\w*|en cuanto tiempo|para cuando)(?: \\S+){0,6} (?:me|nos) (?:van a |va a |vais a )?(?:llam\\w*|contest\\w*|respond\\w*|devolv\\w*|contact\\w*)|(?:cuando|cuanto tarda\\w*)(?: \\S+){0,4} (?:llamarme|llamarnos|contestarme|responderme|en (?:contestar|responder|llamar))',
      may: 'pued\\w+|pod\\w+',
      backTold:
        'devolvemos (?:la|las) llamadas?|(?:os|le|les|te) (?:devolvemos|devolveremos|llamaremos)|(?:contestamos|respondemos) (?:en|antes|el mismo|dentro)',
    },
    closedAsked: 'cerrad[oa]s?|cerr\\w+|cierr\\w+',
    weekly: {
      days: [
        '(?:los|todos los) lunes',
        '(?:los|todos los) martes',
        '(?:los|todos los) miercoles',
        '(?:los|todos los) jueves',
        '(?:los|todos los) viernes',
        '(?:los |todos los )?sabados',
        '(?:los |todos los )?domingos',
      ],
      weekends: '(?:los )?fin(?:es)? de semana(?! que viene| proximo)',
    },
    exception:
      'con cita|cita previa|por encargo|primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa]|salvo|excepto|solo|verano|invierno|temporada|festivos?',
    all: 'precios|tarifas|costes|costos|todos',
    course:
      'en que consist\\w+|que (?:es lo que )?(?:se hace|haceis|hacen|hacemos|haremos)(?: exactamente)?(?! (?:con|cuando|despues|antes|para))|que pasa (?:exactamente )?(?:en|durante)|como (?:funciona|se desarrolla)(?: (?:eso|esto|(?:el |la |los |las )?x(?: (?:de |del |la |el )?x){0,4}))?|de que (?:va|se trata|trata)',
    compared:
      '(?:no se|no sabemos|dud\\w+|indecis[oa])(?: \\S+){0,12} o(?= )|diferencias?|diferencian?|distingue\\w*|compara\\w*|versus|vs',
    each: 'cada (?:un[oa]|cual)|amb[oa]s|l[oa]s dos',
    rates: {
      perPerson: 'por (?:persona|cabeza|plaza|puesto|asiento|participante|adult[oa]|pax)|cada un[oa]',
      least: 'minimo|al menos',
      unclear:
        'desde|a partir|mas|extra|adicional\\w*|aproximad\\w*|unos|hasta|entre|parejas?|grupos?|deposito|fianza|senal|socios?|excluid\\w*|por \\p{L}+|cada|la hora|o|no (?:esta\\w* )?inclu\\w*|aparte',
      unit: 'horas?|h|dias?|noches?|semanas?|mes|meses|sesion|sesiones|clases?|ida|trayectos?|viaje|sentido|rondas?|partidas?',
      ofParty:
        'total|totales|tot|junt[oa]s|tod[oa]s?|entre todos|personas?|cabezas?|cada un[oa]|amb[oa]s|nos|nosotr[oa]s|entonces|cuenta',
      number:
        '(?:para|entre|(?<=(?<!\\p{L})(?:nos|somos|junt[oa]s|tod[oa]s|total) [^.?!]{0,40})(?:(?:a )?los|con)) {n}',
      beforehand: 'antes de [^,.:;?!]{1,40}|primero|antes',
      families: 'famili\\w+',
      young:
        'pequen[oa]s|(?:el|la|mi|nuestr[oa]|un|una) pequen[oa](?! (?:duda|pregunta|consulta|grupo|cosa|favor))|cri[oa]s?|chaval\\w{0,2}|chiquill[oa]s?|muchach[oa]s?|alumn[oa]s?|estudiantes?|escolar\\w*|colegial\\w*|menores',
      reduced:
        'reducid[oa]s?|estudiantes?|jubilad[oa]s?|pensionistas?|mayores de \\d{2}|desemplead[oa]s?|en paro|parad[oa]s|discapacidad\\w*|carne joven',
    },
    included: {
      asked: 'incluid[oa]s?|incluyen?|en el precio|propi[oa]s?',
      told: 'incluid[oa]s?|incluyen?|en el precio',
    },
    difference:
      '(?:cuesta|cuestan|pagar|pago)(?: \\S+){0,3} (?:mas|menos|extra)|recargo|suplemento|mas (?:caro|barato)|descuento',
    free: 'gratis|gratuit[oa]s?|sin coste|sin cargo|no (?:cuesta|vale|cobran) nada',
    claim: 'dij(?:o|eron|isteis|iste|e)|dicho|prometi\\w*|escribi\\w*|confirm(?:o|aron|asteis)',
    cancelling: 'anul\\w*|cancel\\w*|no (?:voy|vengo|vamos|venimos|aparezco|acudo|asisto|me presento)|no poder ir',
    cancelledByHouse: {
      told: '(?:si|cuando|porque) (?:(?:lo|la|los|las|no|os|nosotr[oa]s) ){0,2}(?:anul|cancel)(?:amos|emos|aramos|aremos)(?! (?:(?:tu|su|vuestra)(?!\\p{L})|(?:la |el )?(?:reserva|cita)))|(?:anul|cancel)(?:amos|emos|aramos|aremos)(?: \\S+)? nosotr[oa]s|nosotr[oa]s (?:anul|cancel)(?:amos|emos|aramos|aremos)(?! (?:(?:tu|su|vuestra)(?!\\p{L})|(?:la |el )?(?:reserva|cita)))|(?:si|cuando) (?:(?!nos|avis\\w+|usted\\w*|\\w+(?:ais|eis))\\S+ ){1,6}(?:anul|cancel)(?:amos|emos|aramos|aremos)(?! (?:(?:tu|su|vuestra)(?!\\p{L})|(?:la |el )?(?:reserva|cita)))|suspend(?:emos|imos|ieramos|eremos)|se suspend\\w+|(?:tenemos|tuvieramos|debemos|tengamos) que (?:anular|cancelar|suspender)|(?:anulacion|cancelacion|suspension)(?:es)? (?:por nuestra parte|nuestras?)|(?:cancelad|anulad|suspendid)[oa]s? por nosotr[oa]s',
      absent:
        '(?:vosotr[oa]s|ustedes) no|no (?:podeis|pueden)|(?:profesor|monitor|instructor|entrenador|tutor|doctor)(?:a|es|as)?|guias?|maestr[oa]s?|fotograf[oa]s?|fisio\\w*|terapeutas?|personal|equipo|capitan|patron|tiempo|lluvia|llueve|llover|llueva|viento|tormentas?|nieve|nieva|niebla|temporal',
      contrast:
        '(?:en cambio|por el contrario|de lo contrario|si no|(?:pero|y) (?:si|cuando|despues|mas tarde|con|para))',
      asked:
        '(?:anul|cancel)(?:ais|aseis|arais|an)(?! (?:mis? |nuestr))|(?:anul|cancel)eis|suspend(?:eis|en|ais|an)|se (?:anul|cancel|suspend)\\w+|(?:anulad|cancelad|suspendid)[oa]s? por (?:vosotr|usted)\\w+|(?:si|cuando) ustedes (?:anul|cancel)\\w+',
    },
    offered:
      '(?:(?:y|entonces|pero|vale|pues),? ){0,2}(?:que (?:puede|pueden|podria|podrian|hay|teneis|tienen)|cual(?:es)? (?:de|es|son|seria|serian)|hay|teneis|tienen)(?!(?: \\S+){0,4} (?:precios?|tarifas?|coste|descuentos?|dias?|fechas?|horas?|horarios?|huecos?|citas?|sitios?|plazas?|tiempo|lugar|disponib\\w+)(?!\\p{L}))',
    notice: 'horas?|dias?|semanas?',
    toCancel: 'cancelar',
    anyFee: 'cobr\\w*|cuesta|coste|costo|pagar|pago|penalizacion|gratis|recargo|multa|sin coste',
    missing:
      '(?:se )?(?:pone|ponga|ponen|pongan|cae|caiga) (?:mal[oa]s?|enferm[oa]s?)|(?:esta|este) (?:mal[oa]|enferm[oa])|no (?:puedo|podemos|pueda|podamos|puede)|(?:me|nos) (?:pongo|ponga|ponemos) (?:mal[oa]s?|enferm[oa]s?)|(?:estoy|este|caigo) (?:mal[oa]|enferm[oa])|(?:me |nos )?(?:surge|sale|surja) algo|cambi\\w+ de idea|falto|fallo',
    lossAsked:
      'que (?:pasa|pasaria|ocurre|sucede)|(?:pierdo|perdemos|perderia|perdere)\\w*|devol\\w+|devuelv\\w+|reembols\\w*',
    feeAsked:
      '(?:me |nos )?(?:cobran|cobrais|cobraran|cobrareis)(?: algo)?|(?:cuesta|costara|tiene) (?:algo|coste|costo|penalizacion)|tengo que pagar|hay (?:que pagar|penalizacion|recargo|coste)|es gratis',
    own: 'mis?|nuestr[oa]s?',
    byTrade:
      'quien(?:es)? (?:son|es) (?:sus?|vuestr[oa]s?) (?!proveedor|socio|client|competidor|patrocinador|vecin|asegurador|propietari|marca)\\S+|que \\S+ trabaja\\w* (?:en|con|aqui|para|ahi)',
    house: 'tienda local oficina consulta estudio salon clinica taller restaurante hotel gimnasio',
    toHouse: 'vosotr[oa]s|ustedes|abris|cerrais|estais|teneis|abren|cierran|estan|tienen',
    openTold: 'abr(?:e|en|imos|ir|iremos)|abiert[oa]s?|cierr(?:a|an)|cerr(?:amos|ado|ada|ados|adas|ar)|horarios?',
    daySpan: 'a|al|hasta',
    lengthUnits: 'horas?|minutos?|min',
    fees: 'deposito|fianza|senal|anticipo|descuentos?|rebaja\\w*|suplementos?|recargos?|extras?|adicional(?:es)?|cancel\\w*|anul\\w*|penalizacion|por ciento|mas por|menos',
    things:
      'salas?|cocinas?|salon(?:es)?|cabinas?|mesas?|pistas?|boxe?s?|autobus|bus|furgonetas?|coches?|barcos?|bicis?|sillas?|sillon(?:es)?|taller(?:es)?|garajes?|jardin|terrazas?|piscinas?|plataformas?|aulas?|puestos?',
    notGroups: 'grup\\w* (?:de edad|sanguine\\w*|reducid\\w*|pequen\\w*)|pequen\\w* grup\\w*',
    neutral:
      'hoy manana normalmente exactamente semana semanas entre tienda local clinica oficina consulta estudio salon negocio dias horas horario horarios abren abre abierto abiertos abierta cierran cierra cerrado cerrados ahora momento todavia cuesta cuestan precio precios dura duran tarda ofrecen ofrece hacen hace estan encuentra encuentran numero tambien minutos tiempo cita sesion tratamiento servicio servicios ustedes dias desde hasta atienden',
    feasts: {
      'entre navidad(?:es)? y (?:ano nuevo|fin de ano)': '12-27',
      nochebuena: '12-24',
      '(?<!vispera de )navidad': '12-25',
      'nochevieja|fin de ano': '12-31',
      'ano nuevo': '01-01',
    },
  },
}
