import type { QuestionPatterns } from '../patterns.ts'

export const questions: QuestionPatterns = {
  asking: `bin seid habt darf dürfen muss müssen soll sollte wer wen wem wessen was welche welcher welches welchen welchem wann wo wohin woher warum wieso weshalb wie viele viel lange
    oft ist sind war waren wird werden wurde wurden kann können könnte könnten hat haben hatte hatten ich du sie er es wir ihr mich
    mir uns euch ihnen ihre ihren mein meine der die das den dem des ein eine einen einem einer eines und oder in im am an auf zu zum
    zur von vom für mit bei als man nicht gibt bitte sagen wissen möchte will brauche hallo danke bieten bietet anbieten angeboten`,
  chatter: `da auch ah ach ja na denn eigentlich mal noch so aber schon halt eh gell nee dann jetzt immer nur etwa ungefähr krieg kriege
    kriegt kriegen kriegst bekomm bekomme bekommt bekommen bräuchte bräucht bräuchten euer eure euren eurem hab habts geht gehts
    ginge macht machen machts also okay ok servus moin grüß gott hallöchen super sorry mir nochmal gern gerne vielleicht überhaupt
    nen ne nem gibts gäbe wäre
    gefragt frage fragen geantwortet beantwortet antwort verstanden gemeint mein problem probleme möglich möglichkeit möglichkeiten konkret trotzdem doch eben genau irgendwie irgendwas sache sachen ding dinge wirklich eher lieber bestimmt wohl circa eig net nix un oder`,
  ofVisit:
    'termin termine terminen buchung besuch sitzung kurs kurse kursen vorbeikommen reinkommen hinkommen erlaubt gestattet',
  bringing: { asked: 'was|etwas|irgendwas|sonst noch', verbs: 'mitbringen mitbringe mitbringt mitnehmen' },
  telling:
    '(?<!(?:wie|so|zu|nicht|es) )lange(?= (?!dauert|dauern|vorher|im|vor|bis|habt|haben|hat|ist|sind|muss|geht|braucht|kann|gilt|genug)\\p{L})',
  notice: /^(?:(?:bitte )?beachten(?: sie)?|hinweis|wichtig|achtung)$/i,
  forNumber:
    /\bwie ?(?:viele?|lange|oft|hoch|gro(?:ß|ss)|alt|weit|teuer|spät|früh)\b|\b(?:wann|was kostet)\b|\bwelche[mnrs]? (?:jahr|tag|monat|datum|prozent)/i,
  duration: {
    asked:
      'wie lange?(?! (?:vor|nach|bis))|wie (?:schnell|rasch|bald)|bis wann|wie ?viel zeit|wie lange im voraus|wie weit im voraus|wie viele (?:minuten|stunden|tage|wochen|monate)|(?:welche )?dauer|dauert',
    told: '(?:minute|min|stunde|tag|woche|monat|jahr)(?:e[ns]?|n|s)?|am selben tag|sofort',
    verbs: 'viel zeit dauern dauert brauchen braucht fertig',
  },
  price: {
    asked:
      'was (?:\\w+ ){0,2}kost\\w*|wie ?viel (?:\\w+ ){0,2}(?:kost\\w*|zahl\\w*|macht)|wie teuer|was (?:nehmt|nehmen|verlang\\w*|zahl\\w*)|kost\\w* (?:es|das|die|der|eine?)|(?:preise?|kosten|gebuhr(?:en)?) (?:fur|von)',
    told: '[€$£] ?\\d[\\d.,]{0,9}|\\d[\\d.,]{0,9} ?(?:[€$£]|euro|eur|franken|chf)|kostenlos|kostenfrei|gratis|inbegriffen',
    verbs: 'kosten kostet koste verlangen verlangt nehmen nehmt zahle zahlt zahlen bezahle bezahlt bezahlen',
  },
  yesOrNo:
    '(?:ja|nein|doch|gerne?|klar|naturlich|selbstverstandlich|niemals)(?= ?[,.:;!])|leider (?:nein|nicht|ja)|nicht|nur',
  provision: {
    asked:
      '(?:leih|verleih|ausleih|mitbring)\\w*|(?:stell(?:t|en)) (?:ihr|sie)|gestellt|(?:muss|mussen|soll|sollen|sollte|sollten)(?: \\S+){1,6} (?:mitnehmen|dabei ?haben)|eigenen?[rsm]?',
    may: '(?:darf|durfen|durfte|durften|kann|konnen|konnte|konnten) (?:ich|wir|man|er|sie|mein\\w* \\S+|unser\\w* \\S+)(?: \\S+){0,6} (?:mitbring\\w*|mitnehmen|benutzen|nehmen|verwenden|tragen)',
    told: '\\w{0,12}leih\\w*|gestellt|stellen wir|vorhanden|(?:ist|sind|liegt|liegen|gibt es)(?: \\S+){0,3} (?:da|bereit)|inklusive|inbegriffen|dabei|bring(?:en|t)|mitbringen|mitzubringen|eigenen?[rsm]?',
  },
  hourAsked: '(?:um )?wie ?viel uhr|um welche (?:uhrzeit|zeit)|welche (?:uhrzeit|zeiten)',
  hourTold: 'uhr|bis \\d',
  sinceAsked:
    'seit wann|(?:wie|schon) lange? (?:gibt|gibts|besteht|existier\\w*|seid|sind|macht)(?: (?:es|sie|ihr|das|euch))?|(?:gibt|gibts)(?: (?:es|sie|euch)){1,2} schon lange?|wann (?:wurde|habt|haben)(?: \\S+){0,4} (?:gegrundet|eroffnet|aufgemacht)',
  whoAsked: '(?:(?:und|also|aber) )?(?:(?:bei|zu|mit|von) )?we[rmn]',
  isHeadFirst: false,
  ageTold:
    '(?:ab|unter|uber|bis|von|alter) \\d{1,2}(?: jahren?)?|\\d{1,2}(?: (?:bis|und|oder) \\d{1,2})? ?jahrige\\w*|\\d{1,2}(?: (?:bis|und|oder) \\d{1,2})? (?:jahren?|monaten?|lebensjahr)',
  which: '(?:und |also |hallo )?(?:welche[rsnm]?|was fur(?: eine?[rsnm]?)?|wie ?viele?)',
  idle: '(?:ist|war|ware) (?:das|es|dies) (?:ein problem|schlimm|ok(?:ay)?|moglich|erlaubt|in ordnung|normal)|(?:geht|ginge|klappt|passt) (?:das|es)(?: auch| trotzdem| so)?|macht (?:das|es) (?:was|etwas|nichts)|was (?:mache|mach|soll|kann|muss) ich(?: (?:da|jetzt|dann|machen|tun))*|(?:muss|soll|sollte) (?:ich|man) (?:das |es |euch das |ihnen das )?(?:vorher |dazu |da )?(?:sagen|dazusagen|angeben|erwahnen|mitteilen)|macht ihr (?:das|sowas)(?: auch)?|machen sie (?:das|so etwas|sowas)(?: auch)?|wann ist (?:das nachste|der nachste|die nachste)(?= ?$)',
  written: {
    phone: 'telefon telefonnummer rufnummer anrufen erreichen',
    email: 'mail email e-mail mailadresse',
    address: 'adresse anschrift standort anfahrt',
  },
  street:
    '(?<!\\p{L})\\p{Lu}[\\p{L}-]{2,30}(?:straße|strasse|str\\.|gasse|allee|platz|weg|ring|damm|ufer|markt) ?\\d{1,4} ?[a-z]?(?![\\p{L}\\p{N}])|(?<!\\p{L})\\p{Lu}[\\p{L}-]{2,30} (?:Straße|Strasse|Str\\.|Allee|Platz|Weg|Ring|Damm|Ufer|Markt) ?\\d{1,4} ?[a-z]?(?![\\p{L}\\p{N}])',
  exceptFor: 'ausser(?! (?:wenn|falls|bei))|abgesehen von|mit ausnahme|bis auf|ausgenommen',
  mismatch: {
    negation: 'nicht|nie|niemals|kein(?:e[nmrs]?)?|ohne',
    restriction: [
      'nur|lediglich',
      'ausser|abgesehen von|mit ausnahme',
      'nie|niemals',
      'mindestens',
      'hochstens|maximal',
      'am wenigsten|geringste\\w*|kleinste\\w*|billigste\\w*|gunstigste\\w*',
      'am meisten|hochste\\w*|grosste\\w*|teuerste\\w*',
      'allein|alleine|unbegleitet',
    ],
    opposites: [
      ['erste[nrsm]?', 'zweite[nrsm]?|dritte[nrsm]?|letzte[nrsm]?'],
      ['vor|vorher', 'nach|nachher|danach'],
      ['uber|mehr als', 'unter|weniger als'],
      ['erwachsene\\w*', 'kind(?:er\\w*)?'],
      ['kauf(?:en|t)', 'verkauf(?:en|t)'],
      ['neue?[nrsm]?', 'gebrauchte?\\w*'],
      ['kostenlos|gratis|kostenfrei', 'kostenpflichtig'],
      ['innen|drinnen', 'aussen|draussen'],
      ['morgens|vormittags', 'nachmittags|abends'],
      ['winter', 'sommer'],
      ['hunde?', 'katzen?'],
      ['herren\\w*|manner', 'damen\\w*|frauen'],
    ],
  },
  refersBack: 'er|(?:bei|mit|von|zu) (?:ihr|ihm)|sie (?!nicht)(?:hat|ist|war|kann|wird|darf|gibt|\\p{L}{2,}t)(?= )',
  goesOn:
    'aber|jedoch|doch|sonst|ansonsten|andernfalls|danach|davor|dann|hingegen|stattdessen|im gegenzug|dabei|dafur|dagegen|dazu|davon|darunter|daruber|das|es|dies\\w{0,2}|ausserdem|auch|nur|ausnahmen?|ausgenommen|wenn nicht|in (?:dem|diesem) fall|spater|voraussetzung(?:en)? (?:ist|sind|dafur)|vorausgesetzt|bedingung(?:en)? (?:ist|sind|dafur)|der rest|ohne das|(?:wenn|falls|sollte) (?:das|es|auch das|sie|er)|hilft das|ab (?:dem|der) (?:zweiten|dritten|nachsten)|(?:fur )?jede[rnms]? (?:weitere|zusatzliche|angefangene)\\w*|weitere \\S+|(?:der|die) (?:zweite|dritte|nachste)|anschliessend',
  facts: {
    kinds: {
      hours:
        'oe?ffnungszeit\\w*|geschaftszeit\\w*|sprechzeit\\w*|sprechstunden?|burozeit\\w*|ladenoe?ffnung\\w*|geoe?ffnet|(?:haben|habts?|hobts|hat|hatt(?:en|et|ets)|ist|is|sind|seids?|war(?:t|en)?)(?: (?!was|etwas|noch|termin\\w*|platz\\w*)\\S+){0,6} (?:offen|offn|geschlossen|zugsperrt)|(?:haben|habts?|hobts|hat|hatt(?:en|et|ets)|ist|is|sind|seids?)(?: \\S+){1,5} (?:auf|zu)$|wann(?: \\S+){0,4} (?:offen|offn|auf|zu)$|(?:bis wann|wie lang)(?: \\S+){0,4} (?:offen|offn|da)$|wann (?:oe?ffn\\w*|schliess\\w*|mach\\w*)(?: \\S+){0,5}|(?:offen|offn|auf|zu|geschlossen) (?:haben|habt|hat|sind|seid|ist)(?= ?(?:$|[,.!?]))|(?:oe?ffnet|oe?ffnen|schliesst|schliessen) (?:sie|ihr)|(?:macht|machen) (?:ihr|sie)(?: \\S+){0,4} (?:auf|zu)$',
      closures: 'feiertag\\w*|urlaub|betriebsferien|ferien|schliess(?:tage|zeiten)\\w*|geschlossene tage',
      price:
        '(?:was|wie ?viel)(?: \\S+){0,4} (?:be)?zahl(?:en|t|e)?|wie ?viel (?:kostet|kosten|macht|war\\w{0,3}|wurde\\w{0,2}|wird|nehmt|nehmen|verlangt|verlangen|ist|sind)(?! (?:zeit|platz|uhr|personen|leute))|was (?:kostet|kosten|wurde\\w{0,2}|nehmen sie|verlangen sie)|was (?:nehmt|verlangt|berechnet|berechnen) (?:ihr|sie)(?! mit)|was (?:macht|ware|wird) (?:das|es|da)(?= ?(?:$|[,.?!]|dann|zusammen|insgesamt|fur|bei|zu|mit|alles))|was kommt da(?: \\S+){0,2} zusammen|was ihr(?: \\S+){0,4} (?:nehmt|verlangt)|preislich|kosten|kostet|preis\\w*|wie teuer|gebuhr\\w*|tarife?',
      duration: 'wie lange(?! (?:vor|nach|bis))|dauert|dauern|dauer|wie viele minuten',
      services:
        '(?:welche|ihre|eure|was fur|alle)(?: \\S+){0,2} (?:leistungen|dienstleistungen|behandlungen|angebote|services)|was (?:bieten|bietet|machen|macht) (?:sie|ihr)|^leistungen|^angebot|(?:bieten|bietet|machen|macht) (?:sie|ihr)',
      staff:
        '(?:bei|zu|mit) wem|wer (?:macht|arbeitet|behandelt|fuhrt|gibt|gehort|bietet)|(?:ihre?|eure?|welche[rns]?)(?: \\S+)? (?:mitarbeiter\\w*|team|personal|therapeut\\w*|arzt\\w*|friseur\\w*|kolleg\\w*|trainer\\w*|berater\\w*)',
      attendance:
        '(?:ist|sind|arbeitet|arbeiten|kommt|hat|wann|welche\\w*)(?: \\S+){0,7} (?:da|anwesend|im haus|vor ort|dienst|frei|arbeitet|praxis|laden|salon|studio|buro)|arbeitet|(?:an )?(?:welchen|welche) tagen?',
      email:
        '(?<!(?:bekomm|krieg|erhalt)\\w*(?: (?:ich|wir|man|noch|dazu|daruber|davon|eine?|die|per|auch)){1,5} )(?:e ?mail\\w*(?: adresse)?|mail ?adresse)',
      website: 'web ?(?:seite|site|adresse)|home ?page|internet ?(?:seite|adresse)',
      phone:
        'telefon\\w*|tel(?: ?(?:nr|nummer))?|telnr|rufnummer|handynummer|(?:ihre|eure|deine) nummer|nummer (?:von (?:ihnen|euch)|des (?:ladens|geschafts)|der praxis)|(?:sie|euch)(?: \\S+)? (?:anrufen|erreichen)|kontaktdaten|(?:unter |auf )?welche[rn]? nummer(?= ?(?:$|[?.!,]| (?:kann|konnen|konnte|soll|darf|erreiche|ruf\\w*|und) ))|wie (?:ist|war|lautet)(?: (?:denn|nochmal|noch|bitte)){0,2} (?:die|eure|ihre) nummer(?= ?(?:$|[?.!,]))|(?:eine|die) nummer,? (?:unter der|wo|zum anrufen)',
      address:
        'wo (?:genau )?(?:sind|seid|ist|liegt|liegen|finde|finden|befindet|befinden)(?: ich| wir)? (?:sie|ihr|euch|sich|der laden|die praxis|das geschaft|das studio|das buro|der salon)|wo (?:kann ich|findet man) (?:sie|euch)|adresse|anschrift|standort|anfahrt|wie komm\\w* (?:ich|wir|man)(?: \\S+){0,4} (?:hin|zu (?:ihnen|euch)|dorthin|zum? (?:laden|praxis|studio|salon|werkstatt))',
    },
    now: 'jetzt|gerade|im moment|momentan|aktuell|derzeit|noch|wieder',
    withWhom:
      '(?:bei|von|mit|zu) (?:einer|nem|ner|einem|der|dem|ne[rm]) (?:frau|dame|mann|herrn?|mannlichen|weiblichen)(?! \\p{Lu})|(?:wer|welche\\w* (?:mitarbeiter\\w*|person|kolleg\\w*|von (?:euch|ihnen)))(?: \\S+){0,3} (?:kommt|kommen|dran|zustandig)(?: denn)?|wer kommt|wer (?:macht|ubernimmt) (?:das|es|mein\\w*)(?! )|(?:bei|zu|mit) wem|von wem|wer (?:ware|ist|wird|macht|macht|ubernimmt|gibt|behandelt|unterrichtet|leitet) (?:das|es|mich|uns|ihn|sie|die|den|dann)',
    sum: '(?:zahl\\w*|bezahl\\w*|kost\\w*|macht|waren|insgesamt|zusammen|zu (?:zweit|dritt|viert)|gesamt|summe|alles in allem|plus)',
    counted: 'uhr|stunden?|tagen?|tage|wochen?|monate?n?|jahren?|mal|[.,]\\s?[a-z]{3,9} um',
    alike: 'auch|ebenfalls|trotzdem|immer noch|genauso',
    addOn: '\\w*zuschlage?|\\w*zuschlagen|aufpreise?|aufschlag|zuzuglich|zzgl|plus|extras?|zusatzlich|mehrpreis',
    openAtAll: '(?:haben|habts?|hobts) (?:(?:sie|ihr|es) )?(?:offen|geoe?ffnet|auf|zu|geschlossen)',
    spans: 'tag(?:e[ns]?|s)?|tages\\w*|wochen?|monate?[ns]?|nacht|nachte[ns]?',
    turnaround:
      'bis(?: \\S+){0,8} (?:fertig\\w*|abhol\\w*|abgeholt|zuruck|wieder (?:hab\\w*|krieg\\w*|bekomm\\w*))|fertig|abholbereit',
    means:
      'bus\\w*|oe?ffis?|tram\\w*|strassenbahn\\w*|bim|zug|zuge|bahn|bahnhof|u bahn|s bahn|metro|rad|fahrrad|auto|oe?ffentlich\\w*',
    timeAsked:
      '(?:um )?wie ?viel uhr|um welche (?:uhrzeit|zeit)|(?:ab|bis|seit|von)? ?wann|wie (?:spat|fruh|lange) (?:am|abends)',
    calls: {
      hours: 'wann|um welche (?:uhr)?zeit|welche[rn]? (?:uhr)?zeiten|bis wann',
      backAsked:
        '(?:wann|wie schnell|wie bald|bis wann|wie lange)(?: \\S+){0,8} (?:zuruckruf\\w*|zuruckgerufen|ruckruf|ruckmeldung|bescheid)|(?:wann|wie schnell|bis wann)(?: \\S+){0,2} (?:ruft|rufen|meldet|melden)(?: (?!wir )\\S+){0,4} (?:zuruck|mich an|uns an|sich)',
      may: 'konn\\w+|kann|konnt\\w*|wurd\\w*',
      backTold:
        '(?:rufen|ruft)(?: \\S+){0,4} zuruck|zuruckrufen|(?:wir melden|melden wir) uns|antworten wir|wir antworten',
    },
    closedAsked: 'geschlossen|zu|schliess\\w*|dicht',
    weekly: {
      days: ['montags', 'dienstags', 'mittwochs', 'donnerstags', 'freitags', 'samstags|sonnabends', 'sonntags'],
      weekends: '(?:an |den )?wochenenden|am wochenende',
    },
    exception:
      'nach (?:vereinbarung|absprache|anmeldung)|auf anfrage|erste[nrs]?|zweite[nrs]?|dritte[nrs]?|letzte[nrs]?|jede[nrs]? zweite[nrs]?|ausser|nur|sommer|winter|saison|feiertag\\w*|ferien',
    all: 'preise|preisliste|tarife|alle',
    course:
      'was (?:macht|mache|machen|tut|passiert|erwartet)(?: (?:x|das|es|so|da|denn|dann|bei|beim|mit|der|die|dem|ein|eine|einem|einer|eigentlich|genau|normalerweise|immer|ihr|man)){0,6} (?:da|dort|dabei|eigentlich|genau|x|uns|mich|einen)|wie (?:lauft|geht|sieht)(?: (?:x|das|es|so|da|denn|dann|bei|beim|mit|der|die|dem|ein|eine|einem|einer|eigentlich|genau|normalerweise|immer|ihr|man)){0,6} (?:ab|vor sich|aus)(?! mit)|(?:der|wie ist der|ist der) ablauf|wie (?:lauft|funktioniert) (?:das|es|so was|so etwas|(?:das |der |die |ein |eine |so ein |so eine )?x(?: x){0,4})|was kann man sich (?:da)?runter vorstellen|worum geht es',
    compared:
      '(?:weiss|wei\\S?)(?: \\S+){0,3} nicht,?(?: \\S+){0,14} oder|(?:unsicher|unschlussig|uberlege?|nicht entscheiden|nicht sicher),?(?: \\S+){0,14} oder|unterschied\\w*|unterscheide\\w*|vergleich\\w*|versus|vs',
    each: 'beiden?|beides|jeweils|jede[rs]?|alle zwei',
    rates: {
      perPerson: '(?:je|pro) (?:person|kopf|nase|platz|teilnehmer\\w*|gast|erwachsenem|erwachsene[nr]?)',
      least: 'mindestens|mind|minimum|wenigstens',
      unclear:
        'ab|zzgl|zuzuglich|plus|extra|weitere\\w*|zusatzlich\\w*|ca|circa|etwa|rund|bis|zwischen|paare?|gruppen?|anzahlung|mitglieder\\w*|exkl|(?:je|pro) \\p{L}+|jede[rs]?|die stunde|oder|nicht (?:enthalten|inbegriffen|inkl\\w*|dabei|drin)|exklusive|separat|gesondert',
      unit: 'stunden?|std|h|tage?|nachte?|nacht|wochen?|wochenenden?|monate?|einheit|kurs|(?:einfache )?fahrt|strecke|weg|richtung|runden?|spiel\\w*',
      ofParty:
        'insgesamt|gesamt\\w*|zusammen|summe|endpreis|alle[sn]?|personen?|leute\\w?|kopf|kopfe|nase|jede[rmn]?|jeweils|beiden?|uns|zu (?:zweit|dritt|viert|funft|sechst)|jetzt|dann',
      number:
        '(?:fur|zu|(?<=(?<!\\p{L})(?:uns|wir|insgesamt|zusammen|gesamt|alle[sn]?) [^.?!]{0,40})(?:mit|bei)|(?:mit|bei)(?= \\S+ (?:insgesamt|zusammen|gesamt|personen|leute\\w?)(?!\\p{L}))) {n}',
      beforehand: '(?:bevor|ehe) (?:ich|wir) [^,.:;?!]{1,40}|vorab|vorher|zuerst|erst(?: ein)?mal',
      families: 'famili\\w+',
      young:
        'jungs?|jungen?|buben?|bub|madels?|madl|madchen|schul(?:er|kind|klasse)\\w*|(?:klein|grundschul)kind\\w*|zwergen?|minderjahrig\\w*|student\\w*|azubis?|teenies?',
      reduced:
        'ermassigt\\w*|ermassigung\\w*|student\\w*|studierende\\w*|studis?|azubis?|rentner\\w*|senior\\w*|pensionist\\w*|schwerbehindert\\w*|arbeitslose?\\w*',
    },
    included: {
      asked: 'dabei|inbegriffen|inklusive|inkl|im preis|mit drin|drinnen|eigene[nsrm]?',
      told: 'dabei|inbegriffen|inklusive|inkl|im preis|enthalten|gestellt',
    },
    difference:
      '(?:kostet|kosten|zahl\\w*)(?: \\S+){0,4} (?:mehr|extra|weniger)|zuschlag|aufpreis|aufschlag|teurer|gunstiger|billiger|rabatt|ermassigung',
    free: 'gratis|kostenlos\\w{0,2}|kostenfrei|umsonst',
    claim: 'gesagt|gemeint|geschrieben|versprochen|bestatigt|zugesagt|behauptet',
    cancelling:
      'absag\\w*|abgesagt|abzusagen|sage?(?: \\S+){0,4} ab|stornier\\w*|storno|nicht (?:komm\\w*|erschein\\w*|auftauch\\w*|schaff\\w*)|ausfall\\w*',
    cancelledByHouse: {
      told: '(?:sagen|sagten) wir(?: (?!(?:sie|ihnen|ihr|dich|euch|zu)(?!\\p{L}))[^\\s,;:]+){0,6} ab|wir sagen(?: (?!(?:sie|ihnen|ihr|dich|euch|zu)(?!\\p{L}))[^\\s,;:]+){0,6} ab|(?:wenn|falls|sofern|weil|mussen|mussten|sollten) wir(?: (?!(?:sie|ihnen|ihr|dich|euch|zu)(?!\\p{L}))[^\\s,;:]+){0,6} (?:absagen|stornieren)|wir(?: (?!(?:sie|ihnen|ihr|dich|euch|zu)(?!\\p{L}))[^\\s,;:]+){0,6} (?:absagen|stornieren) (?:mussen|mussten|sollten)|wir mussen(?: (?!(?:sie|ihnen|ihr|dich|euch|zu)(?!\\p{L}))[^\\s,;:]+){0,6} (?:absagen|stornieren)|absagen? (?:durch uns|unsererseits|von uns(?:erer seite)?)|von uns abgesagt|unsere(?:r|n)? absagen?|fall(?:t|en)(?: (?!(?:sie|ihnen|ihr|dich|euch|zu)(?!\\p{L}))[^\\s,;:]+){0,6} aus|ausfall(?:t|en)',
      absent:
        '(?:sie|ihr) (?:\\S+ ){0,2}(?:nicht|krank|verhindert|erkrank\\w*)|(?:trainer|lehrer|kursleiter|leiter|tutor|therapeut|fotograf|referent|dozent|friseur|kapitan|skipper|betreuer)(?:in|innen|s)?|guide|arzt|arztin|personal|mitarbeiter\\w*|team|\\w*wetter\\w*|regen\\w*|regnet|\\w*sturm\\w*|sturmt|schnee\\w*|schneit|nebel|wind|gewitter\\w*',
      contrast:
        '(?:sonst|ansonsten|andernfalls|dagegen|hingegen|anders|(?:aber|und|doch) (?:wenn|falls|sollten|bei|danach|spater))',
      asked:
        '(?:sagt|sagen) (?:ihr|sie)(?: \\S+){0,5} ab|(?:ihr|sie)(?: \\S+){0,5} (?:absag\\w*|abgesagt|stornier\\w*)|(?:wird|wurde|werden|ist|sei|war)(?: \\S+){0,5} abgesagt|abgesagt (?:wird|wurde|werden)|fall(?:t|en)(?: \\S+){0,5} aus|ausfall(?:t|en)|eure absage',
    },
    offered:
      '(?:(?:und|also|aber|ok|okay|na),? ){0,2}(?:was (?:kann|konnte|darf|konnen|gibt|gabe|habt|haben|hatten|geht|ware)|welche\\w{0,2} (?:davon|ist|sind|waren|passt|passen|kurse?|angebote?|touren|tour|fuhrungen|fuhrung|ausfluge?|workshops?|leistungen)|gibt es|gibts|gabe es|habt ihr|haben sie)(?!(?: \\S+){0,4} (?:\\w*preise?|kosten|gebuhr\\w*|rabatt\\w*|ermassigung\\w*|tarife?|\\w*tage?|\\w*zeit|\\w*zeiten|\\w*termine?|uhrzeit\\w*|platze?|\\w*platze?|frei\\w*|verfugbar\\w*)(?!\\p{L}))',
    notice: 'stunden?|std|tagen?|wochen?',
    toCancel: 'absagen',
    anyFee: 'gebuhr\\w*|kostet|kosten|zahlen|bezahlen|verrechn\\w*|berechn\\w*|kostenlos|gratis',
    missing:
      '(?:nicht|net|ned|doch nicht|nimmer) (?:kann|kannst|konnen|konnt|konnte|dabei|da bin)|kann (?:ich )?(?:doch |dann |leider )?(?:nicht|net|ned)|verhindert|dazwischen ?\\w*|krank|erkrank(?:e|en|t|st)|grippe|umentscheid\\w*',
    lossAsked:
      'was (?:passiert|geschieht)|was (?:ist|war|ware|mach\\w*)(?: ich)? (?:dann|denn|da|wenn|eigentlich)|was dann|geld (?:zuruck|weg)|verlier\\w*|verfall\\w*|erstatt\\w*',
    feeAsked:
      '(?:kostet|kosten|kostets) (?:das|es|mich das|die absage)(?: dann| jetzt| denn)?(?: was| etwas| geld)?|muss ich(?: da| dann| dafur)?(?: was| etwas)? (?:be)?zahlen|fallen (?:da |dann )?(?:gebuhren|kosten) an|ist das (?:kostenlos|gratis|umsonst)|(?:verlangt|berechnet) ihr (?:was|etwas)|(?:verlangen|berechnen) sie (?:was|etwas)',
    own: 'meine?[nmrs]?|unsere?[nmrs]?',
    byTrade:
      'wer (?:sind|ist)(?: denn)? (?:ihre?|eure?) (?!lieferant|partner|kund|konkurren|sponsor|nachbar|versicher|vermieter|mark)\\S+|welche[rn]? \\S+ arbeite\\w* (?:bei|in|fur|hier)',
    house: 'laden geschaft buro praxis studio salon werkstatt ordination restaurant hotel lokal',
    toHouse: 'ihr|sie|hobts|habts?|seids?',
    openTold:
      'oe?ffnungszeit\\w*|geschaftszeit\\w*|sprechzeit\\w*|sprechstunden?|geoe?ffnet|oe?ffnet|oe?ffnen|offen|geschlossen|schliesst|schliessen',
    daySpan: 'bis',
    lengthUnits: 'stunden?|std|minuten?|min',
    fees: 'anzahlung\\w*|kaution\\w*|pfand|rabatt\\w*|nachlass\\w*|ermassig\\w*|gunstiger|\\w{0,20}zuschlage?|aufpreise?|aufschlag|zuzuglich|zzgl|plus|extras?|zusatzlich\\w*|jede[rsmn]? weitere\\w?|mehrpreis|storno\\w*|stornier\\w*|absag\\w*|\\w{0,20}gebuhr\\w*|prozent|weniger|mehr',
    things:
      '(?:\\p{L}{1,20})?(?:raum|saal|zimmer|kuche|halle|kabine|werkstatt|stuhl|platz|bahn|tisch)|busse?|boote?|auto|wagen|garten|terrasse|buhne|garage|zelt',
    notGroups: '(?:kleine[nr]?|kleinst\\w*|kleinere[nr]?) gruppen?|alters ?gruppen?|kleingruppen?|blutgruppen?',
    neutral:
      'heute morgen gewohnlich normalerweise genau woche wochentag wochentags wochenende laden geschaft praxis studio salon buro firma tage zeiten stunden offen geoffnet offnen schliessen geschlossen jetzt gerade noch wieder moment kostet kosten preis preise dauert dauer bietet bieten macht machen finden finde gibt geben nummer auch eigentlich denn immer jeden minuten lange viel termin behandlung leistung leistungen sitzung ungefahr etwa uhr',
    feasts: {
      'zwischen den jahren|zwischen weihnachten und (?:neujahr|silvester)': '12-27',
      'heilig ?abend': '12-24',
      '(?:ersten |1\\. )?weihnacht(?:en|stag|sfeiertag)\\w*': '12-25',
      silvester: '12-31',
      '(?<!nach )neujahr(?:stag)?': '01-01',
    },
  },
}
