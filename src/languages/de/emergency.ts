import type { EmergencyPatterns } from '../emergency.ts'

const KIN =
  'sohn\\w{0,2}|tochter|junge\\w?|madchens?|kind(?:es|er)?|baby|kleine\\w?|mann(?:es)?|frau|partner\\w*|freund\\w*|mama|mutter|papa|vater|bruder|schwester|oma|opa|grossmutter|grossvater|tante|onkel|neffe\\w?|nichte|cousine?|kolleg\\w+|chef\\w*|nachbar\\w*|gast|gaste|gastes|kund\\w+|kellner\\w*|reiter\\w*|schuler\\w*|trainer\\w*|lehrer\\w*|patient\\w*|besucher\\w*|person|teilnehmer\\w*'
const OWN = '(?:mein|unser|dein|euer|sein|ihr|ein|d)(?:e[rnsm]?|as|ie)?'
const PEOPLE = `${OWN} (?:\\S+ )?(?:${KIN})|jemand(?:en|em)?`
const PET =
  'hunde?|hundin|welpen?|katzen?|kater|katzchen|kaninchen|hasen?|hamster|meerschweinchen|haustiere?|papagei\\w*|wellensittich\\w*'
const LIMB =
  '(?:hande?|arme?|beine?|fuss|fusse|finger|daumen|zeh\\w*|handgelenk|knochel|hufte|knie|ellenbogen|ellbogen|schulter|schlusselbein|rippen?|nase|kiefer|rucken|gesicht|haut|augen?)'

export const emergency: EmergencyPatterns = {
  signs: [
    'bewusstlos|nicht (?:mehr )?bei bewusstsein|das bewusstsein verloren|nicht (?:mehr )?ansprechbar',
    '(?:ist|bin|sind)(?: \\S+){0,6} (?:ohnmachtig|in ohnmacht gefallen)|(?:ohnmachtig geworden|umgekippt)(?= ?(?:$|[.,!?;]))|in ohnmacht gefallen',
    `(?:er|sie|ich|${PEOPLE})(?: \\S+){0,5} (?:zusammengebrochen|kollabiert)|(?:ist|bin) (?:er|sie|ich)(?: \\S+){0,5} (?:zusammengebrochen|kollabiert)`,
    '(?:krieg\\w*|bekomm\\w*|hat|habe) (?:\\S+ ){0,3}(?:keine|kaum) luft|ring\\w* nach luft|luftnot|atemnot|atmet (?:\\S+ )?(?:nicht|schwer|kaum)|(?:kann|konnen) (?:\\S+ ){0,3}(?:nicht|kaum|schlecht)(?: \\S+){0,2} atmen',
    'erstick(?:t|e|en)|(?:hat|habe) sich verschluckt und',
    '(?:hat|habe|bekommt|kriegt)(?: \\S+){0,3} (?:herzinfarkt|schlaganfall|krampfanfall|epileptischen anfall|krampfe|allergischen schock|anaphylaktischen schock)',
    '(?:hort|horen|will|geht) (?:\\S+ ){0,4}nicht (?:mehr )?(?:auf )?(?:zu )?(?:auf|bluten)(?: zu bluten)?(?<=blut\\w{0,6}|blut\\w{0,4} .{0,40})|nicht auf zu bluten|(?:blutung|bluten|blut)(?: \\S+){0,3} (?:nicht (?:mehr )?(?:auf|stillen|zu stoppen|stoppen)|uberall)|(?:lasst|kann) (?:\\S+ ){0,4}blutung (?:\\S+ ){0,2}nicht',
    'blutet (?:\\S+ ){0,2}(?:stark|heftig|sehr|wie verruckt|ubelst|uberall)|(?:blutet|blute) (?:\\S+ )?(?:immer noch|immernoch|noch immer|weiter)|(?:viel|so viel) blut verloren|verliert (?:\\S+ )?viel blut',
    '(?:gesicht|zunge|lippen?|hals|rachen)(?: \\S+){0,6} (?:schwillt|schwellen|angeschwollen)|schwillt (?:\\S+ ){0,3}(?:gesicht|zunge|lippe|hals|rachen)',
    '(?:glaub\\w*|denk\\w*|furchte|sicher|vielleicht),?(?: \\S+){0,5} (?:gift|giftig|vergiftet|vergiftung)|(?:hat|habe|haben) (?:sich|mich) vergiftet|wurde(?:n)? vergiftet',
    '(?:batterie\\w*|knopfzelle|gift\\w*|bleiche|reiniger|putzmittel|waschmittel|saure|chemikalie\\w*|benzin|magnet\\w*|frostschutz\\w*|beeren)(?: \\S+){0,2} (?:verschluckt|getrunken|gegessen|geschluckt|eingeatmet)|uberdosis|zu viele (?:tabletten|pillen)',
    'brustschmerzen?|schmerzen? (?:in|auf) der brust|druck auf der brust|brust (?:tut|schmerzt)',
    '(?:krankenwagen|notarzt|rettungswagen|rettungsdienst|sanitater)(?: (?:rufen|holen|her|bitte|schicken|kommen))?(?= ?(?:$|[.,!?;]))|(?:ruf\\w*|brauch\\w*|hol\\w*|schick\\w*)(?: \\S+){0,3} (?:krankenwagen|notarzt|rettungswagen)',
    '(?:er|sie|kind|jemand) ertrinkt|ertrinkt (?:gerade|jemand)',
    '(?:will|wollte|mochte) (?:mich|sich) (?:umbringen|das leben nehmen)|nicht mehr leben',
    `(?:spur\\w*|fuhl\\w*) (?:sein\\w*|ihr\\w*|mein\\w*|die|den|das) ${LIMB} nicht`,
  ].join('|'),
  injuries: [
    'gebissen',
    `(?:hat|habe|haben|hab)(?: \\S+){0,8} ${LIMB}(?: \\S+){0,3} (?:verbrannt|verbruht|gebrochen|ausgekugelt|abgeschnitten|aufgeschnitten|geschnitten|angebrochen)|(?:sich|mich)(?: \\S+){0,4} (?:verbrannt|verbruht)|${LIMB} (?:ist|sieht|scheint|konnte)(?: \\S+){0,3} gebrochen|(?:schwere|schlimme|starke) (?:verbrennung|verbruhung)\\w*`,
    'stromschlag|(?:auf den|am) kopf (?:geschlagen|gefallen|gestossen)|kopf (?:gestossen|angeschlagen|aufgeschlagen)|knochen (?:\\S+ )?raus',
    '(?:bleiche|saure|reiniger|chemikalien?|heisses ol) (?:\\S+ )?(?:ins|im|in die|in den) augen?',
  ].join('|'),
  now: 'gerade|eben|soeben|jetzt|grad|glaub\\w*|denke|vorhin|vor (?:\\S+ )?(?:minuten?|stunden?)|hilfe|kommt nicht hoch|streunend\\w*|strassenhund\\w*|wild\\w*',
  supposed:
    'wenn|falls|was (?:ist|passiert|macht ihr) wenn|was passiert|ob|behandelt|behandeln sie|macht ihr|machen sie|bietet|habt ihr|haben sie|konnt ihr (?:was|etwas)|normal|wie (?:lange|oft)|angst vor|risiko|kurs|training|erste hilfe|zahnfleisch\\w*|periode|tattoo\\w*|piercing\\w*|heizung\\w*|nicht ohnmachtig|nach (?:einem|dem) (?:herzinfarkt|schlaganfall)|durch die nase|zelt|mause|ratten|angebot|giftfrei|wurde\\w? (?:er|sie) gern',
  almost: 'fast|beinahe',
  past: '(?:letzte\\w?|vorige\\w?|vergangene\\w?) (?:woche|monat|jahr|mal|sommer|winter|herbst|fruhling|saison|\\S+tag)|vor (?:\\S+ )?(?:tagen|wochen|monaten?|jahren?|einer woche|einem jahr)|als (?:kind|kleines kind|jugendliche\\w*)|fruher|damals|schon mal|einmal|seit (?:\\S+ )?(?:tagen|wochen|monaten|jahren|langem|langerem|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|\\d{4})|immer wenn|immer wieder|oft|manchmal|meistens|jedes mal|leicht ohnmachtig|nachts|im (?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|letzten \\S+)|ist das normal|ist es normal',
  helped:
    '(?:im|ins|aus dem) (?:krankenhaus|spital)|in der (?:klinik|notaufnahme)|(?:krankenwagen|notarzt|rettungswagen) (?:ist|war|kam|hat|kommt)|absagen|stornieren|verschieben|verlegen|umbuchen|beschwer\\w*',
  animals: `(?<!(?<!\\p{L})(?:von|vom|mit|auf|an|aus) )(?:mein|unser|dein|sein|ihr|ein|d)(?:e[rnsm]?|as|ie)? (?:\\S+ )?(?:${PET}|pferde?|pony|stute|fohlen|hengst|kuh|schafe?|ziegen?|huhn|vogel)`,
  pets: PET,
  people: PEOPLE,
  self: '(?:ich (?:krieg\\w*|bekomm\\w*|kann|blute\\w*|hab\\w*|bin|ersticke)|(?:krieg\\w*|bekomm\\w*|kann|blute|hab\\w*|bin) ich|mir|mich|mein (?:gesicht|hals|arm|bein)|meine (?:zunge|lippe\\w?|brust|hand))',
  further:
    'wo(?:hin)? (?:soll|sollen|muss|mussen|kann|konnen|darf|gehen|geht|fahren|fahrt) (?:ich|wir|er|sie|man)(?: \\S+){0,2}|wohin|was (?:soll|sollen|muss|mussen|kann|konnen) (?:ich|wir|er|sie|man) (?:\\S+ ){0,2}(?:tun|machen)|was (?:mach\\w*|tun) (?:ich|wir)|was (?:jetzt|nun|tun)|brauch\\w* (?:\\S+ )?hilfe|hilfe|ist (?:das|es) (?:\\S+ ){0,3}(?:dringend|schlimm|gefahrlich|notfall)|(?:das|es) ist (?:\\S+ ){0,2}(?:dringend|notfall)|welches krankenhaus|notaufnahme|notruf\\w*|wen (?:soll|muss) (?:ich|man|wir) anrufen',
  told: 'notfall\\w*|notruf\\w*|notaufnahme|notarzt\\w*|krankenhaus\\w*|krankenwagen|rettungs\\w+|112|144|erste hilfe|giftnotruf\\w*|giftzentrale|arztliche hilfe|sofort (?:\\S+ ){0,2}arzt\\w*',
  creatures: {
    nouns: `${PET}|robben?|seehund\\w{0,3}|heuler|vogel|vogels|vogelchen|eulen?|kauz|igels?|igelchen|fuchs\\w{0,2}|rehe?|rehkitz\\w{0,2}|kitz|enten?|entenkuken|kuken|schwane?|mowen?|tauben?|eichhornchen|fledermaus\\w{0,3}|delfine?|schweinswale?|wale?|schildkroten?|pferde?|pony|ponys|stuten?|fohlen|kuh|kuhe|kalb|schafe?|lamm|ziegen?|huhn|huhner|schlangen?|otter|dachse?|tiere?s?`,
    eaten:
      '(?:schokolade|trauben|weintrauben|rosinen|zwiebeln?|xylit|kaugummis?|rattengift|gift\\w*|schneckenkorn|frostschutz\\w*|batterien?|tabletten?|ibuprofen|paracetamol|nadel|angelhaken|putzmittel|lilien?|pilze?)(?: \\S+){0,2} (?:gefressen|gegessen|verschluckt|getrunken|geschluckt|erwischt|geleckt)',
    dangers: [
      '(?:angefahren|uberfahren) (?:worden)?|vom auto (?:erwischt|angefahren|erfasst)|angefahren|uberfahren',
      '(?:krampft|krampfanfall\\w*|bewusstlos|vergiftet|ertrinkt|erstickt)|zusammengebrochen',
      '(?:krieg\\w*|bekomm\\w*) (?:\\S+ ){0,2}(?:keine|kaum) luft|atmet (?:\\S+ )?(?:nicht|kaum)|(?:kommt|steht) nicht (?:mehr )?(?:hoch|auf)|blutet (?:\\S+ )?(?:stark|heftig|sehr)|hort nicht auf zu bluten',
    ].join('|'),
    hurt: 'verletzt\\w*|verwundet\\w*|gestrandet\\w*|verwaist\\w*|verlassen\\w*|eingeklemmt\\w*|blutet|blutend\\w*|sterbend\\w*|gebrochen\\w*|kann nicht (?:fliegen|laufen)|bewegt sich nicht|erschopft\\w*|schwach',
    lone: 'allein|alleine|mutterseelenallein',
    diners: 'ich|wir|man',
    found:
      '(?:habe?n?|hat) (?:\\S+ ){0,8}(?:gefunden|entdeckt)|(?:wir|ich) (?:fanden|fand)|(?:hier|da|bei uns|vor uns|gerade)(?: \\S+)? (?:liegt|sitzt|ist) ein',
    place:
      '(?:in|auf|vor|an|am|im|neben|unter|hinter)(?: (?:unser\\w{0,2}|mein\\w{0,2}|de[rmn]|das|die))? (?:garten|haus|strasse|strand|tur|haustur|balkon|fenster|dach|parkplatz|weg|schuppen|zaun|terrasse)|(?:vor|bei) uns|direkt hier',
    asks: 'welche nummer|welche telefonnummer|wen (?:ruf\\w*|soll\\w*|muss\\w*|kann|konnen)(?: \\S+){0,3}|was (?:soll\\w*|mach\\w*|tun|muss\\w*|kann|konnen)(?: \\S+)? (?:ich|wir|man)|was tun|hilfe',
    told: '\\w*tierarzt\\w*|tierklinik\\w*|tierarztlich\\w*|\\w*notdienst\\w*|notfall\\w*|anruf\\w*|ruf(?:t|en|e)|nummer|nicht (?:anfassen|beruhren|streicheln)|abstand|meld\\w*|giftnotruf|rettung\\w*|in ruhe',
  },
}
