import type { Language } from '../dialogue/lexicon.ts'

export const KINDS = ['hours', 'closures', 'price', 'duration', 'services', 'staff'] as const
export const CONTACTS = ['email', 'website', 'phone', 'address'] as const
export type FactKind = (typeof KINDS)[number] | (typeof CONTACTS)[number]

/**
 * How people ask for what stands in tables. Patterns are regular expressions on folded text (lower case, no accents, `ß` is
 * `ss`, apostrophes and hyphens are spaces) without marks at its end, and stand between word boundaries.
 */
interface FactWords {
  kinds: Record<FactKind, string>
  /** With a word of the hours, the state of this moment is asked. */
  now: string
  /** "Are you open?", and nothing else. */
  openAtAll: string
  weekend: string
  /** All prices, not that of what was spoken of. */
  all: string
  /** Of the visitor, not of the business: "my phone number". */
  own: string
  /** Also says nothing of what is asked for. */
  neutral: string
  /** Feasts that stand on one day of the year, `MM-DD`; the others a business names in its closures. */
  feasts: Record<string, string>
}

export const FACT_WORDS: Record<Language, FactWords> = {
  en: {
    kinds: {
      hours:
        '(?:opening|business|working|office|visiting|store|shop) (?:hours|times?)|hours of (?:operation|business)|(?:your|the|what|which) hours|^hours|(?:are|r) (?:you|u|they|we)(?: guys)?(?: still| usually| normally| even| also| ever)? (?:open|closed)|is (?:the |your )?\\w+(?: still| also)? (?:open|closed)|(?:do|does|will|when|what time|until when|how late|how early)(?: \\S+){0,4} (?:opens?|closes?|closed)(?! to )|(?:you|u) open(?! (?:an?|the|my|it|this|that|up))|open (?:on|today|tomorrow|now|at|right now|for business)|closing time|what days',
      closures: 'public holidays?|bank holidays?|holidays?|vacations?|closures?|closed days|days off|closing days',
      price: 'how much|prices?|pricing|price ?list|costs?|fees?|rates|(?:do you|you) charge|how expensive',
      duration: 'how long|duration|how many minutes|(?:how much |what )time (?:does|will|is|should|do)',
      services:
        '(?:which|what|your|all|other|list of)(?: \\S+){0,2} (?:services|treatments)|what (?:do you (?:offer|do|provide)|can i (?:book|get))|^services|do you (?:offer|do|provide|also do)',
      staff:
        'who (?:does|do|works?|performs?|gives?|offers?|is working|will do|can do|are your)|(?:your|the|which|what) (?:staff|team|stylists?|hairdressers?|doctors?|dentists?|therapists?|barbers?|employees|trainers?|advisers?|advisors?)|staff members?',
      email: 'e ?mail(?: address(?:es)?)?',
      website: 'web ?(?:site|page|address)|home ?page|url',
      phone:
        '(?:tele)?phone(?: number)?|(?:contact|mobile) number|your number|(?:call|phone|ring|reach|contact) you|contact (?:details|information|info)',
      address:
        'where (?:exactly )?(?:are|r) (?:you|u)(?: guys)?(?: located| based| situated| at)?|where (?:is|s) (?:the |your )?(?:shop|store|salon|office|practice|studio|clinic|business|place|company)|where (?:can|do) i find (?:you|the shop)|how (?:do|can) i (?:get|find)(?: my way)?(?: to)? you|address|your location|directions|(?:you|it) located',
    },
    now: '(?:right )?now|at the moment|currently|still|yet|this (?:very )?moment|again',
    openAtAll: '(?:are|r) (?:you|u)(?: guys)? (?:open|closed)',
    weekend: 'weekends?',
    all: 'prices|rates|fees|pricing|price ?list|all',
    own: 'my|our',
    neutral:
      'telephone website homepage today tonight tomorrow usually normally currently exactly regular week weeks weekday weekdays weekend weekends shop store place salon office practice studio business company days times hours open opening close closing closed clock moment still again around cost costs price prices take takes does last offer offers located based situated find give number also really just ever each every minutes long much charge treatment treatments service services appointment session guys',
    feasts: {
      'christmas eve': '12-24',
      '(?:christmas|xmas)(?: day)?': '12-25',
      'new year s eve': '12-31',
      'new year(?: s(?: day)?)?': '01-01',
    },
  },
  de: {
    kinds: {
      hours:
        'oe?ffnungszeit\\w*|geschaftszeit\\w*|sprechzeit\\w*|sprechstunden?|burozeit\\w*|ladenoe?ffnung\\w*|geoe?ffnet|(?:haben|habt|hat|ist|sind|seid)(?: \\S+){0,6} (?:offen|geschlossen)|(?:haben|habt|hat|ist|sind|seid)(?: \\S+){1,5} (?:auf|zu)$|wann (?:oe?ffn\\w*|schliess\\w*|mach\\w*)(?: \\S+){0,5}|(?:oe?ffnet|oe?ffnen|schliesst|schliessen) (?:sie|ihr)|(?:macht|machen) (?:ihr|sie)(?: \\S+){0,4} (?:auf|zu)$',
      closures: 'feiertag\\w*|urlaub|betriebsferien|ferien|schliess(?:tage|zeiten)\\w*|geschlossene tage',
      price:
        'wie ?viel (?:kostet|kosten|macht)|was (?:kostet|kosten|wurde|nehmen sie|verlangen sie)|kosten|kostet|preis\\w*|wie teuer|gebuhr\\w*|tarife?',
      duration: 'wie lange|dauert|dauern|dauer|wie viele minuten',
      services:
        '(?:welche|ihre|eure|was fur|alle)(?: \\S+){0,2} (?:leistungen|dienstleistungen|behandlungen|angebote|services)|was (?:bieten|bietet|machen|macht) (?:sie|ihr)|^leistungen|^angebot|(?:bieten|bietet|machen|macht) (?:sie|ihr)',
      staff:
        'wer (?:macht|arbeitet|behandelt|fuhrt|gibt|gehort|bietet)|(?:ihre?|eure?|welche[rns]?)(?: \\S+)? (?:mitarbeiter\\w*|team|personal|therapeut\\w*|arzt\\w*|friseur\\w*|kolleg\\w*|trainer\\w*|berater\\w*)',
      email: 'e ?mail\\w*(?: adresse)?|mail ?adresse',
      website: 'web ?(?:seite|site|adresse)|home ?page|internet ?(?:seite|adresse)',
      phone: 'telefon\\w*|rufnummer|handynummer|(?:sie|euch)(?: \\S+)? (?:anrufen|erreichen)|kontaktdaten',
      address:
        'wo (?:genau )?(?:sind|seid|ist|liegt|liegen|finde|finden|befindet|befinden)(?: ich| wir)? (?:sie|ihr|euch|sich|der laden|die praxis|das geschaft|das studio|das buro|der salon)|wo (?:kann ich|findet man) (?:sie|euch)|adresse|anschrift|standort|anfahrt|wie komme ich (?:am besten )?zu (?:ihnen|euch)',
    },
    now: 'jetzt|gerade|im moment|momentan|aktuell|derzeit|noch|wieder',
    openAtAll: '(?:haben|habt) (?:sie|ihr) (?:offen|geoe?ffnet|auf|zu|geschlossen)',
    weekend: 'wochenenden?',
    all: 'preise|preisliste|tarife|alle',
    own: 'meine?[nmrs]?|unsere?[nmrs]?',
    neutral:
      'heute morgen gewohnlich normalerweise genau woche wochentag wochentags wochenende laden geschaft praxis studio salon buro firma tage zeiten stunden offen geoffnet offnen schliessen geschlossen jetzt gerade noch wieder moment kostet kosten preis preise dauert dauer bietet bieten macht machen finden finde gibt geben nummer auch eigentlich denn immer jeden minuten lange viel termin behandlung leistung leistungen sitzung ungefahr etwa uhr',
    feasts: {
      'heilig ?abend': '12-24',
      '(?:ersten |1\\. )?weihnacht(?:en|stag|sfeiertag)\\w*': '12-25',
      silvester: '12-31',
      '(?<!nach )neujahr(?:stag)?': '01-01',
    },
  },
  es: {
    kinds: {
      hours:
        'horarios?|(?:a que hora|cuando|hasta que hora|desde que hora|que dias)(?: \\S+){0,3} (?:abr\\w*|cierr\\w*|cerr\\w*|abiert\\w*)|abiert[oa]s?|cerrad[oa]s?|abren|abris|abre|cierran|horas de (?:apertura|atencion)',
      closures: 'festivos?|feriados?|vacaciones|dias cerrados|cierres|puentes?',
      price:
        'cuanto (?:cuesta|cuestan|vale|valen|cobran|sale|es|seria|cost\\w*)|precios?|tarifas?|costes?|costos?|cuesta|cuestan|cobran',
      duration: 'cuanto tiempo|cuanto (?:dura|duran|tarda|tardan|demora|lleva)|dura|duran|duracion|tarda|tardan',
      services:
        '(?:que|cuales|sus|todos|otros|lista de)(?: \\S+){0,3} (?:servicios|tratamientos)|que (?:ofrecen|ofrece|hacen)|^servicios|ofrecen|hacen',
      staff:
        'quien(?:es)? (?:hace|hacen|trabaja|trabajan|atiende|atienden|da|realiza|realizan)|(?:su|sus|que)(?: \\S+)? (?:equipo|personal|empleados|medicos|doctores|dentistas|peluquer\\w*|terapeutas?)',
      email: 'e ?mail|correo(?: electronico)?|direccion de correo(?: electronico)?',
      website: '(?:pagina|sitio|direccion) (?:web|de internet)|web',
      phone: '(?:numero de )?telefono|llamar(?:les|los|le)|su numero|datos de contacto|contactar(?:les|los|le)',
      address:
        'donde (?:estan|esta|se encuentran?|quedan?|estais|puedo encontrarlos|puedo encontrarles|los encuentro)(?: (?:ustedes|ubicad\\w*|situad\\w*|la (?:tienda|clinica|oficina|consulta)|el (?:salon|local|estudio)))?|direccion|ubicad\\w*|ubicacion|domicilio|como (?:llego|llegar|se llega)',
    },
    now: 'ahora|en este momento|actualmente|todavia|aun|de nuevo',
    openAtAll: '(?:estan|esta|estais) (?:abiert[oa]s?|cerrad[oa]s?)',
    weekend: 'fin(?:es)? de semana',
    all: 'precios|tarifas|costes|costos|todos',
    own: 'mis?|nuestr[oa]s?',
    neutral:
      'hoy manana normalmente exactamente semana semanas entre tienda local clinica oficina consulta estudio salon negocio dias horas horario horarios abren abre abierto abiertos abierta cierran cierra cerrado cerrados ahora momento todavia cuesta cuestan precio precios dura duran tarda ofrecen ofrece hacen hace estan encuentra encuentran numero tambien minutos tiempo cita sesion tratamiento servicio servicios ustedes dias desde hasta atienden',
    feasts: {
      nochebuena: '12-24',
      '(?<!vispera de )navidad': '12-25',
      'nochevieja|fin de ano': '12-31',
      'ano nuevo': '01-01',
    },
  },
  fr: {
    kinds: {
      hours:
        'horaires?|heures? d ouverture|(?:a quelle heure|quand|jusqu a quelle heure|quels jours)(?: \\S+){0,3} (?:ouvr\\w*|ferm\\w*)|ouverte?s?|fermee?s?|ouvrez|fermez',
      closures: 'jours? feries?|conges|vacances|fermetures?|jours de fermeture',
      price:
        'combien (?:coute\\w*|ca coute|est ce|vaut|faut il|prenez vous|cela coute)|c est combien|prix|tarifs?|coute|coutent|couterait|cout',
      duration: 'combien de temps|durees?|dure|durent',
      services:
        '(?:quels?|quelles?|vos|toutes|tous|liste des)(?: \\S+){0,3} (?:services|prestations|soins|traitements)|que (?:proposez|faites|offrez)|qu est ce que vous (?:proposez|faites|offrez)|^prestations|(?:proposez|faites|offrez) vous|vous (?:proposez|faites)',
      staff:
        'qui (?:fait|font|travaille|travaillent|s occupe|pratique|realise|donne|propose)|(?:votre|vos|quels?|quelles?)(?: \\S+)? (?:equipe|personnel|employes|medecins|dentistes|coiffeu\\w*|therapeutes?|collaborat\\w*)',
      email: '(?:adresse )?(?:e ?mail|mail|electronique)|courriel',
      website: 'site(?: (?:web|internet))?|page web',
      phone: '(?:numero de )?telephone|votre numero|vous (?:appeler|joindre|contacter)|coordonnees',
      address:
        'ou (?:etes vous|est ce que vous etes|se trouve|se situe|vous trouvez vous|puis je vous trouver|se trouvent|vous etes|est (?:le|la|votre) (?:salon|magasin|cabinet|boutique|bureau|studio))(?: situes?)?|adresse|situee?s?|localisation|comment (?:venir|vous trouver|arriver)|itineraire',
    },
    now: 'maintenant|en ce moment|actuellement|encore|a cette heure|de nouveau',
    openAtAll: '(?:etes vous|vous etes|est ce que vous etes|c est) (?:ouverte?s?|fermee?s?)',
    weekend: 'week ?ends?|fin de semaine',
    all: 'tarifs|(?:vos|les|des) prix|liste|tous',
    own: 'mon|ma|mes|notre|nos',
    neutral:
      'aujourd demain habituellement normalement exactement semaine weekend week magasin boutique cabinet bureau salon studio jours heures heure horaires horaire ouvert ouverts ouverte ouvrez ouvre ferme fermez fermes maintenant moment encore coute coutent prix tarif tarifs dure durent temps proposez faites offrez fait trouve trouvez situe situes numero aussi minutes rendez seance soin service services prestation prestations jusqu depuis etes entre',
    feasts: {
      '(?:veille|reveillon) de noel': '12-24',
      '(?:jour de )?noel': '12-25',
      'saint sylvestre': '12-31',
      'nouvel an|jour de l an': '01-01',
    },
  },
}
