import type { UnderstandingPatterns } from '../understanding.ts'
import { emergency } from './emergency.ts'
import { functionWords } from './function-words.ts'
import { notes } from './notes.ts'
import { states } from './states.ts'

/** Events of the visitor's own, before which an appointment is wished for. */
const EVENT =
  '(?:hochzeit|geburtstag|urlaub|ferien|prufung|operation|taufe|konfirmation|kommunion|abiball|feier|flug|beerdigung|\\S*reise|rennen|renntag|marathon|wettkampf|turnier|konzert|auftritt|vorstellungsgesprach|flitterwochen|kreuzfahrt)'

/** Behind a number, tells that it counts no people. */
const NO_PEOPLE =
  '(?! ?(?:uhr|minuten?|min|stunden?|std|tagen?|tage|wochen?|monate?n?|jahre?n?|euro|prozent|km|kilometer|paare?n?|parchen|famil\\w+|gruppen)(?!\\w)| ?[%:])'

/** "Und", written with a thumb, before a question: "u wo muss ich hin". */
const AND = 'un?(?= (?:wo|wohin|was|wie|wann|wer|warum|welche\\w?|ist|sind|kann|muss|darf|gibts?|habt|haben)(?!\\p{L}))'

const BOOKING = '(?:termine?s?|terminen|buchung(?:en)?|reservierung(?:en)?|stunde|kurs|platz|tisch)'

const ABSENT =
  '(?:kann|schaffe?|werde)(?: \\S+){0,6} (?:nicht|doch nicht) (?:kommen|wahrnehmen|erscheinen|schaffen|da sein)|schaff(?:e)? (?:ich )?(?:es|das) (?:leider )?nicht'

/** Work or school of the visitor's own, around a day: "ich muss am Samstag arbeiten". */
const BESIDES = '(?: (?:auch|immer|leider|eh|ja|aber|doch|schon|noch|normalerweise|meistens|da)){0,2}'
const TO_WORK = '(?:arbeiten|hackeln|in die (?:arbeit|schule|uni))'
const SCHOOL =
  '(?:(?:ein|eine|einen|meine|meinen|schon) ){0,2}(?:schule|berufsschule|uni|vorlesung\\w{0,2}|(?:fruh|spat|nacht)?(?:dienst|schicht)|arbeit|prufung|klausur|besprechung|meeting|sitzung|tagung|konferenz|fortbildung|schulung|vorstellungsgesprach|arzttermin|training|fussball|chorprobe|probe|elternabend|kindergeburtstag)'
const AT_WORK =
  '(?:in der (?:arbeit|schule|uni|firma)|im (?:buro|dienst|geschaft)|auf (?:arbeit|der arbeit|schicht)|(?:am|beim) arbeiten)'

/** Stands between a person and an age: "ist erst". */
const AGE_IS = '(?: (?:ist|is|sind|wird|werden|wurde|wurden|ware))'
const AGE_ABOUT =
  '(?: (?:jetzt|gerade|grad|grade|erst|schon|fast|bald|beide|etwa|noch|mal|nur|halt|ja|doch|leider|knapp|ungefahr|eben|ubrigens|aber|nicht|keine)){0,3}'
/** Follows an age told without its unit. */
const AGE_ENDS = '(?= ?(?:$|[.,!?;:)&]|(?:und|aber|nicht|oder|will|mochte|mag|geht|ware|kann|darf)(?!\\p{L})))'
const AGES_IN_PASSING = [
  `(?:{p}|{he})(?:${AGE_IS}|,? (?:der|die|das)${AGE_IS})${AGE_ABOUT} {l}(?: jahre(?: alt)?)?(?: geworden)?${AGE_ENDS}`,
  '(?:{p}|{he}),? (?:der|die|das)(?: schon| erst| jetzt| fast)? {l}(?: jahre(?: alt)?)? (?:ist|is|sind|wird|werden)',
  `(?:ist|is|wird|wurde) (?:er|sie)${AGE_ABOUT}(?: (?:im \\p{L}+|nachste(?:n|s)? (?:woche|monat|jahr)))? {n}(?: jahre)?${AGE_ENDS}`,
  '(?:{p}|{he}) (?:wird|werden|wurde) nachste(?:n|s)? (?:woche|monat|jahr) {n}(?= ?(?:$|[.,!?;:)]))',
  '(?:mit|unter) {n} jahren(?! (?:erfahrung|garantie))',
  '{n}\\.? geburtstag',
].join('|')

export const understanding: UnderstandingPatterns = {
  notes,
  states,
  emergency,
  marks:
    'ich sie bitte der die das und ist ein eine einen mir mich mein meine fur mit um am uhr mochte will brauche konnen haben auf nicht danke hallo guten tag termin wann wie wo kann bei ihr ihre wer sind seid offen geoffnet kostet preise offnungszeiten habt macht es zu nen ne euch wir auch noch im den dem hab gibts habts',
  letters: ['ä', 'ö', 'ü', 'ß'],
  commonWords: 'german',
  topical:
    'abend angst arbeit arzt augen auto baby bild blut bruder buch essen familie film frau freund freunde geld hand haus hause herr hilfe hund junge jungs karte kind kinder kopf krieg leben leute licht mädchen mann männer musik mutter nacht platz polizei problem schule sohn stadt straße tisch tochter trinken vater wagen wasser welt zimmer',
  correctable:
    'termin termine buchung buchen reservieren vereinbaren verschieben verschrieben verschreibt verlegen umbuchen absagen stornieren ruckruf zuruckrufen vormittag nachmittag mitarbeiter montag dienstag mittwoch donnerstag freitag samstag sonntag morgen ubermorgen heute nachricht reservierung zahnschmerzen januar februar april august september oktober november dezember adresse parken parkplatz preise kosten gutschein gutscheine rabatt ermassigung offnungszeiten bezahlen mitbringen dauert geoffnet geschlossen',
  ownNames: 'german|deutsch|aleman|allemand',
  speak:
    '(?:konnen|konnten|kannst|konnt) (?:wir |sie |ihr |du )?(?:bitte )?(?:auch )?(?:auf )?{language}(?: (?:reden|sprechen|schreiben))?|(?:bitte )?(?:auf )?{language} bitte|(?:auf|bitte) {language}',
  speaksAsked: '(?:sprechen|sprecht|redet|sprichst)(?: (?:sie|ihr|du|auch)){0,2} {language}',
  speakPlease: '(?:auf )?{language},? bitte|bitte,? (?:auf )?{language}',
  answers: {
    yes: 'ja|jawoll|au ja|jo|jap|jep|jup|jawohl|joa|klar|gern(?:e)?|sicher|natorlich|naturlich|okay|ok|okey|einverstanden|in ordnung|geht klar|alles klar|abgemacht|genau|unbedingt|auf jeden fall|selbstverstandlich',
    yesAlone:
      '(?:das |so |der |die )?(?:passt|stimmt|geht|klingt|ist|ware|war)(?: (?:mir|gut|so|super|perfekt|prima|richtig|korrekt|okay|ok|in ordnung|fur mich|super|alles|toll|wunderbar|bestens|hervorragend|ausgezeichnet|sehr gut|so gut|so weit))*|mach(?:en sie|t|e)?(?: (?:das|es|mal|so|ihr|bitte))*|richtig|korrekt|bitte|gut|perfekt|super|prima|toll|so ist es|buch(?:en sie|e|t)?(?: (?:das|es|den|ihn|bitte|so))*|den nehm(?:e)? ich|nehm(?:e)? ich|bestatigt|bestatige ich|ich bestatige|fein|wunderbar|bestens|tun sie das|wird gemacht|(?:das )?wurde ich (?:sehr )?gern(?:e)?|so hatte ich (?:das|es) (?:gemeint|gewollt)|eintragen bitte|bitte eintragen|trag(?:en sie)? (?:mich|das|es) ein',
    no: 'nein|(?:naturlich|sicher|bestimmt|absolut|uberhaupt|auf) (?:nicht|gar nicht)|auf gar keinen fall|ne|nee|no|noe|falsch|quatsch|doch nicht|auf keinen fall|lieber nicht|nicht (?:ganz|richtig|nochmal|das|jetzt|wirklich)|stimmt nicht|passt nicht|geht nicht|das (?:passt|stimmt|geht|ist) (?:mir |so )?(?:nicht|falsch|leider nicht)(?: so| richtig)?|nein danke',
    noAlone:
      'aber nein|das war(?:s| es| alles)?(?: schon)?|das ist alles|nichts(?: mehr| weiter)?|(?:das )?(?:war|ware|ist)(?:s| es| dann)? ?(?:schon )?(?:alles|alles fur heute|s fur heute)|moment(?: mal)?|halt|stopp?|warte(?:n sie)?(?: mal)?|mehr nicht|nicht|nicht notig|sonst nichts|so nicht|lass(?:en sie)? (?:das|es|mal)|brauch(?:e)? ich nicht|danke nein|passt schon',
    weak: 'ok|okay|okey|gut|alles klar|klar|super|aha',
    order:
      '(?:buchen|reservieren|buch|buche|bucht|reservier\\w{0,2})(?: (?:sie|ihr|wir|du))?(?: (?:es|das|den|ihn|die|bitte|so|jetzt|mir|uns|mal|einfach))*|(?:sie )?(?:konnen|konnt|kannst)(?: (?:sie|ihr|du|es|das))* (?:buchen|reservieren)',
    anyway: 'jedenfalls|auf jeden fall|egal|trotzdem|wie auch immer|so oder so|aber|dann',
    harmless: 'kein problem|warum nicht|keine ursache|nicht schlecht|macht nichts|wieso nicht',
    choosing:
      '(?:(?:ich|wir) )?(?:nehme?n?|nahme|nahmen|sagen?|sagten?|hatten?|mochten?|wollen|will)(?: (?:wir|ich|gerne?|dann|doch|mal|auch))*|passt|passen|ginge|geht|ware|waren|(?:sehr )?(?:perfekt|super|toll|ideal|prima|klasse|gut|spitze|optimal|genial)|am|um|den|der|vom|von|fur (?:mich|uns)|(?:mir|uns)(?: (?:beiden|allen))?|wenn (?:es |das )?(?:geht|ginge|moglich ist)|wenn moglich|am (?:liebsten|besten)',
    filler:
      'vielleicht eventuell etwas bisschen bitte danke schon mal dann so das es den der die ja nein ok okay und auch noch jetzt ganz sehr vielen dank alles gut ach oh ah hm hmm ahm aehm also na eben doch einfach da sie ihnen fur ihre hilfe heute erstmal war wars ist super gerne gern mir uns uhr um passt wieder mach ich vorerst lg liebe grusse halt tja denn naja',
  },
  courtesy: {
    greeting:
      'hallo(?: zusammen)?|hi|hey|moin(?: moin)?|servus|gruss gott|gruezi|guten (?:tag|morgen|abend)(?: zusammen)?|schonen guten (?:tag|morgen|abend)|tag zusammen|wie geht(?: es|s)?(?: ihnen| dir)?|hii|na(?= ?(?:$|[?!,.]))|wie geht ?s(?: dir| ihnen| euch| denn)?|wie geht es(?: dir| ihnen| euch)',
    thanks:
      '(?:super|toll|prima|perfekt|klasse|mega|alles klar|ok|okay),? (?:vielen |herzlichen |besten )?dank(?:e)?(?: dir| ihnen| euch| schon| sehr)?|danke (?:euch|dir|ihnen)|(?:(?:vielen|besten|herzlichen|lieben|tausend)? ?dank(?:e)?(?: schon| sehr| vielmals| dir| ihnen)?(?: fur (?:die|ihre|deine) (?:hilfe|auskunft)| furs \\w+| fur das \\w+en)?|dankeschon|merci|gracias|grazie|thx|thanks|vergelt s gott)(?: ?,? (?:bis (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|dann|bald|spater)))?',
    goodbye:
      'pfiat?(?: di| euch| eich| ihna| gott)*|baba|servus(?= ?(?:$|[.,!]))|adieu|ade|gute nacht|tschuss(?:i)?|tschus|tschau|ciao|(?:auf )?wieder(?:sehen|horen|schauen)|bye|(?:(?:dann|also|na dann) ){0,2}bis (?:dann|bald|morgen|ubermorgen|spater|(?:nachste[nrs]? )?(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|nachste woche)(?= ?(?:$|[.,!]))|(?:(?:ein\\w{0,2} )?(?:schon\\w{1,2}|froh\\w{0,2}|besinnlich\\w{1,2}|angenehm\\w{1,2}|erholsam\\w{1,2}|lieb\\w{0,2}) (?:rest |zweiten |dritten |vierten |ersten )?(?:tag|abend|feierabend|wochenende|woche|advent\\w{0,4}|weihnacht\\w{0,8}|fest|feiertag\\w{0,2}|ostern|nacht|sonntag|samstag|freitag|nachmittag|urlaub|zeit|start|grusse)|guten rutsch|gutes neues(?: jahr)?)(?: noch| euch| ihnen| dir| allen| an alle)*|(?:viele|beste|schone|liebe|herzliche) grusse(?: an \\S+(?: \\S+)?)?|mach(?:en sie)?(?: es|s|t s)? gut',
    until:
      '(?:(?:also|dann|na|gut|ok|und|super) ){0,3}(?:bis|(?:wir )?(?:sehen|treffen|horen) (?:wir )?uns|man sieht sich|ich (?:seh|sehe|komme?) (?:sie|euch|dich)?|ich freu(?:e)? mich auf)(?: dann| also| wieder| schon| am| zum| zur| den| kommenden| nachsten| um)*',
    done: '(?:das|dies) (?:wars?|war s|ist|ware|war|waere)(?: (?:dann|es|auch|schon|fur mich|fur heute|soweit|eigentlich))* (?:alles|es)(?: \\S+)?|(?:das|des) (?:wars|war s|war es)(?: (?:schon|dann|auch|fur mich|fur heute|soweit))*|mehr (?:brauch\\w*|wollte|will|habe|hab)(?: ich)?(?: \\S+)? nicht(?: wissen)?|sonst (?:nichts|nix)(?: mehr)?|(?:weiter|mehr) (?:nichts|nix)|nichts (?:weiter|mehr)|(?:ich )?brauch\\w* (?:sonst |weiter )?(?:nichts|nix)(?: mehr| weiter)?|das (?:reicht|genugt)(?: mir)?(?: (?:schon|so|erst ?mal|dann))*|alles (?:klar so|geklart|beantwortet)',
    remark:
      'wie (?:schon|toll|nett|lieb|suss|cool|lustig|schade|interessant|witzig|spannend|aufregend|peinlich|traurig|herrlich|geht(?:s| es)?)(?! kann| war| ware| ist| das)|was fur (?:ein|eine|n)\\w* (?!termin|preis)\\S+(?: \\S+)?(?= ?(?:$|[!.,]))|(?:ich )?(?:wollt\\w*|hab|habe|will|mocht\\w*) (?:nur |bloss |einfach |mal |ein bisschen |kurz )+(?:plaudern|hallo sagen|quatschen|schwatzen|gru\\w+|spass\\w*|scherz\\w*|mich verabschiedet|verabschieden)|(?:war |ist )?(?:nur |bloss )?(?:ein )?(?:scherz|spass|witz)(?= ?(?:$|[!.,]))|(?:(?:oh|ach|na|sehr|echt|wie|das ist|ist) )?schade(?= ?(?:$|[!.,;]))|(?:na ja|naja|tja|pech)(?= ?(?:$|[!.,;]))',
    laughs: { syllables: 'ha|he|hi', words: 'lol+|xd+' },
    weather:
      'wetter|schne\\w*|schnei\\w*|regn\\w*|regen|sonne|sonnig|frier\\w*|frost\\w*|nebel\\w*|sturm\\w*|(?:kalt|heiss|warm|glatt|grau|nass) (?:heute|draussen|geworden)|(?:heute|draussen)(?: \\S+){0,3} (?:kalt|heiss|warm|glatt|grau|nass)',
    worry:
      'angst\\w*|nervos|aufgeregt|sorgen|besorgt|bange|bammel|schiss|mulmig\\w*|panik|furcht\\w*|aufregung|lampenfieber',
  },
  intents: {
    book: [
      `(?:mocht\\w*|will|wollt\\w*|wollen|brauch\\w*|hatt\\w*|gern\\w*|konn\\w*|konnt\\w*|bitte|geben|haben|machen|vereinbaren|ausmachen|bekommen|kriegen|neuen|freien|noch|bekomm\\w*|krieg\\w*)(?: \\S+){0,6} (?:termine?s?|tisch|platz)(?! (?:absag|stornier|verschieb|verleg|loschen))`,
      `${BOOKING}(?: \\S+){0,6} (?:machen|vereinbaren|ausmachen|bekommen|kriegen|haben|frei|geben|buchen|reservieren|ergattern)`,
      '(?:ge)?buchen|buche|buch mich|reservieren?|reservier\\w*|vereinbaren|ausmachen|vormerken|anmelden|trag(?:e|en|t|st)? (?:sie |ihr |du )?(?:mich|uns|ihn)(?: \\S+){0,6} ein|eintragen|einschreiben',
      '(?:mal )?(?:vorbeikommen|vorbei kommen|vorbeischauen|reinkommen|vorbeibringen)|(?:haben|hatten) sie (?:\\S+ ){0,6}(?:zeit|frei|was frei)|(?:was|etwas) frei',
      '^termin(?: fur| bitte| am| zur| zum| beim?)?',
      '(?:musst|mussten|muss|soll|sollen|sollten|sollte|mocht\\w*|will|wollte|wurde|wurden|hatt\\w*)(?: \\S+){0,6} (?:drauf|gewechselt|gemacht|gepruft|repariert|gewartet|geschnitten|untersucht|behandelt|kontrolliert|wechseln lassen|machen lassen|schneiden lassen|farben lassen|reparieren lassen|prufen lassen|checken lassen|durchsehen lassen|untersuchen lassen|zur (?:kontrolle|inspektion|untersuchung)|zum (?:tuv|zahnarzt|arzt|friseur))',
    ].join('|'),
    change: 'andern|andere|andert|abandern|verschieb\\w*|verleg\\w*|umbuch\\w*|tauschen',
    move: [
      'verschieb\\w*|verschoben|umstellen|umgestellt|verleg(?:en|e|t)(?! worden)|umbuchen|umgebucht|umlegen|vorziehen|vorverlegen|verlegung|verschiebung|umzubuchen|zu verlegen',
      `${BOOKING}(?: (?!zum |fur )\\S+){0,4} (?:andern|wechseln|tauschen)`,
      '(?:auf|an) (?:einen )?ander\\w* (?:tag|termin|zeit|uhrzeit)',
      '(?:auf|um|nach) (?:den )?(?:\\d{1,2}\\S{0,8}(?: uhr)?|(?:mon|diens|donners|frei|sams|sonn)tag\\w{0,12}|mittwoch\\w{0,12}|sonnabend|morgen|ubermorgen|eine (?:halbe )?stunde|spater|fruher)(?: \\S+){0,2} (?:zu )?(?:schieben|legen|rucken|zu schieben|zu legen)|(?:schieb\\w{0,2}|leg\\w{0,2}) (?:(?:sie|ihr|wir|mir|uns|bitte) ){0,2}(?:das|es|ihn|den termin)(?: \\S+){0,2} (?:auf|nach)(?= (?:(?:den|die|das|einen|eine|ein|ander\\w{0,2}|kommende\\w?|nachste\\w?|diese\\w?|uber) ){0,3}(?:\\d|halb|viertel|eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|mon|diens|mittwoch|donners|frei|sams|sonn|morgen|ubermorgen|heute|vormittag|mittag|nachmittag|abend|woche|tag|termin|uhrzeit|spater|fruher|(?:jan|febr)uar|marz|april|mai|jun|jul|august|(?:septem|okto|novem|dezem)b))',
      '(?:termin\\w{0,2}|buchung|reservierung|stunde|kurs|(?:wir|ich) (?:das|es|ihn))(?: \\S+){0,4} nach (?:hinten|vorne?)(?: \\S+){0,2} (?:zu )?(?:schieben|legen|rucken)',
    ].join('|'),
    cancel: [
      'absag\\w*|abzusagen|abgesagt|stornier(?!ungs)\\w*|streich\\w*|cancel\\w*|canceln|abbestell\\w*',
      'sag(?:e|en|t|st)? (?:\\S+ ){0,7}ab',
      `${BOOKING}(?: \\S+){0,3} (?:loschen|streichen|aufheben)|(?:losch\\w*|streich\\w*) (?:\\S+ ){0,3}${BOOKING}`,
      ABSENT,
    ].join('|'),
    call_back: [
      'ruckruf\\w*|zuruck ?rufen|zuruckzurufen|ruf\\w* (?:\\S+ ){0,7}zuruck',
      '(?:mich|uns)(?: \\S+){0,4} (?:anrufen|anzurufen|anruft|zuruckruft)',
      'ruf\\w* (?:sie |ihr )?(?:mich|uns)(?: \\S+){0,7} an',
    ].join('|'),
    person: [
      '(?:einen|ne|nen|eine|irgend)? ?(?:menschen|mitarbeiter\\w*|person|jemanden|jemand)(?: (?:direkt|dazu|daruber|personlich|das|was|lieber)){0,2} (?:fragen|sprechen)|mit (?:jemand\\w*|einem menschen|einer person)(?: \\S+){0,3} (?:klaren|absprechen|abklaren)',
      '(?:mit|zu|an) (?:\\S+ ){0,3}(?:mensch\\w*|mitarbeiter\\w*|person|jemand\\w*|kolleg\\w*|chef\\w*|berater\\w*|inhaber\\w*|meister\\w*|leiter\\w*)(?: \\S+){0,4} (?:sprech\\w*|reden|verbinden|verbunden|unterhalten|chatten)',
      '(?:mit (?:jemand\\w*|einem von (?:euch|ihnen)|einer von (?:euch|ihnen))|an jemand\\w*)(?: (?!wenn |weil |aber |und )\\S+){0,10}? (?:sprechen|besprechen|reden|unterhalten|austauschen|telefonieren)',
      '(?:sprech\\w*|reden|verbinden sie (?:mich|uns)|verbind(?:e|et)? (?:mich|uns))(?: \\S+){0,4} (?:mensch\\w*|mitarbeiter\\w*|person|jemand\\w*|kolleg\\w*|chef\\w*|inhaber\\w*|meister\\w*)',
      '(?:echte\\w*|richtige\\w*) (?:mensch\\w*|person|mitarbeiter\\w*)|(?:den|die|ihren|euren|eure|ihre) (?:chef|chefin|meister|inhaber|inhaberin|vorgesetzten|geschaftsfuhrer|leitung)(?: (?:sprechen|ans telefon|sofort|bitte|her))+|hol\\w* (?:mir )?(?:den|die|einen) (?:chef\\w*|mitarbeiter\\w*|menschen)',
      '(?:nur|bitte|lieber)(?: mit)? (?:einen|einem|ein|nen|nem) (?:echten |echtem |richtigen )?(?:mensch\\w*|mitarbeiter\\w*)|nicht mit (?:einer |einem |so einer |so einem )?(?:maschine|bot|chatbot|roboter|computer)|^mensch bitte|^(?:ein |einen )?(?:mitarbeiter|mensch)(?= ?$)',
    ].join('|'),
    message: [
      '(?:geben|gebt|gib|leiten|leitet) (?:sie |ihr )?(?:das|es|dies)(?: \\S+){0,3} weiter|weiterleiten',
      'sag\\w* (?:sie |ihr )?(?:das|es) (?:bitte )?(?:dem|der|herrn|frau|ihm|ihr|euren|eurem)(?= \\S| ?(?:$|[.,!]))',
      '(?:mir|uns)(?: \\S+){0,3} (?:schreiben|mailen|antworten)|(?:klart|klaren|klare|abklaren) (?:\\S+ ){0,3}und (?:mir|uns|mich)',
      '(?:ein|einen|mir ein|uns ein) (?:angebot|kostenvoranschlag)(?= ?(?:$|[?.!,]|haben|bekommen|machen|erstellen|schicken|fur|bitte))',
      '(?:nachricht|daten|kontakt\\w*|nummer|notiz)(?: \\S+){0,3} (?:hinterlassen|dalassen|da lassen|aufnehmen|weitergeben|ubermitteln|schreiben)',
      '(?:hinterlass\\w*|nehm\\w*|nimm)(?: \\S+){0,3} (?:nachricht|notiz)|(?:bitte )?meld\\w* (?:sie |euch )?(?:sich )?(?:\\S+ )?(?:bei )?(?:mir|uns)|(?:bei )?mir melden|bei mir (?:\\S+ )?meld\\w*',
      'kontaktier\\w*|(?:mich|uns) (?:\\S+ ){0,2}kontaktieren|schreib\\w* (?:sie )?(?:mir|uns)|kontakt(?: mit mir)? aufnehmen|ausrichten|richt\\w* (?:\\S+ ){1,4}aus|ausgerichtet|sag\\w* (?:sie )?(?:bitte |nur |doch |einfach )*(?:dem|der|ihm|ihr|den|euren|eurem|ihrer|ihrem) (?:\\S+ )?(?:dass|bescheid)',
      '(?:konn\\w*|kannst|bitte|magst|wurd\\w*)(?: \\S+){0,6} (?:ausricht\\w*|dazuschreib\\w*|dazu schreiben|notier\\w*|vermerk\\w*|aufschreib\\w*|weitersag\\w*|weitergeb\\w*|bescheid (?:sag\\w*|geb\\w*))|(?:sag|sagt|sagen sie|richte|richtet|richten sie) (?!mir|uns|(?:\\S+ ){1,7}ab(?![\\p{L}]))(?:\\S+ ){1,3}(?:dass|das|bitte|aus|ich)|^(?:(?:dann|bitte|und|nur|einfach) )*(?:notier\\w*|vermerk\\w*|schreib\\w* (?:sie )?(?:\\S+ )?(?:auf|dazu))',
    ].join('|'),
    note: '(?:(?:und|auch|aber|bitte|noch|dann|nur|konnen sie|konnten sie|konnt ihr|kannst du) ){0,4}(?:als (?:notiz|anmerkung|hinweis)|notier\\w*|vermerk\\w*|schreib\\w* (?:(?:sie|ihr|bitte|es|das|noch|mir) ){0,3}(?:dazu|auf|rein|hin)|denk\\w* (?:(?:sie|ihr|bitte|auch) ){0,2}(?:daran|dran)|vergess\\w* (?:(?:sie|ihr|bitte|aber|mir|auch) ){0,2}nicht|vergiss (?:bitte )?nicht|nicht vergessen|geb\\w* (?:(?:sie|bitte|das|es) ){0,3}weiter|sag\\w* (?:(?:sie|ihr|bitte) ){0,2}(?!mir|uns|ob|wann|wie|was|wo)\\S+ (?:\\S+ )?dass|richt\\w* (?:\\S+ ){1,4}aus|(?:\\S+ ){1,3}(?:vermerken|notieren|dazuschreiben|dazu schreiben|eintragen|ausrichten),? dass)',
    noted:
      '(?:zur|zum|in die|in den|auf die|bei der|beim) (?:buchung|termin|reservierung|notiz\\w*)(?: \\S+){0,2} (?:dazu\\w*|schreib\\w*|hinzufug\\w*|aufnehm\\w*|setzen|packen)|notiz(?: \\S+){0,6} (?:hinzufug\\w*|dazu\\w*|anleg\\w*|mach\\w*|schreib\\w*|eintrag\\w*)|dazu ?schreib\\w*|notier\\w*|vermerk\\w*|aufschreib\\w*|hinschreib\\w*|schreib\\w* (?:\\S+ ){0,4}(?:dazu|auf|rein|hin)',
    calls: '(?:an|zuruck)?ruf\\w*|anzurufen|angerufen|telefonier\\w*',
    absent: ABSENT,
    complaint:
      '(?:euro|geld|eur)(?: \\S+){0,2} (?:fur (?:nix|nichts)|(?:aus dem|zum) fenster|weggeworfen|rausgeworfen|verschwendet|in den sand)|(?:schamt euch|schamen sie sich|schamt ihr euch)|(?:zweimal|doppelt|zwei mal) (?:abgebucht|belastet|kassiert|berechnet|abgerechnet)|(?:will|wollen|gebt|geben)(?: \\S+){0,2} (?:mein|unser) geld|(?:ich |wir )?(?:warte|warten|wart) (?:ich |wir )?(?:\\S+ ){0,2}(?:seit|schon) (?:\\S+ ){1,3}(?:tag\\w*|woche\\w*|monat\\w*)|seit (?:\\S+ ){1,3}(?:tag\\w*|woche\\w*|monat\\w*) (?:warte|warten|wart)|(?:wurde\\w*|habt ihr|haben sie)(?: \\S+){0,3} (?:nicht reingelassen|weggeschickt|abgewiesen|abgewimmelt)|(?:und )?(?:dann )?soll(?:en)? (?:ich|wir) (?:auch noch|trotzdem|jetzt auch) (?:zahlen|bezahlen)|(?:ist|war|wurde) (?:\\S+ )?(?:eine? )?(?:\\S+ )?(?:katastrophe|zumutung|witz|schande|reinfall)|(?:so |sehr |echt |total |wirklich |stink)?(?:unfreundlich\\w*|unverschamt\\w*|unmoglich(?:er|e|es)? (?:service|verhalten|behandelt|bedient)|frechheit|frech|sauer|wutend|enttauscht|verargert|unzufrieden|inakzeptabel|unprofessionell|unhoflich)|beschwer\\w*|reklam\\w*|(?:mein |das )?geld zuruck|(?:wieder |schon wieder )?(?:raus|ab|herunter|heraus)gefallen|(?:schlechte\\w*|miese\\w*|schlampig\\w*|katastrophale\\w*) (?:service|arbeit|essen|behandlung|beratung|erfahrung)|pfusch\\w*|saftladen|abzocke|(?:niemand|keiner) (?:geht|ging|meldet|hat sich)|(?:geht|ging) (?:\\S+ ){0,2}(?:niemand|keiner|nie (?:jemand|wer)) (?:ans|ran|dran)|(?:niemand|keiner) hat (?:uns|mir) (?:\\S+ ){0,4}(?:gesagt|informiert|gewarnt)|(?:uns|mir) hat (?:niemand|keiner) (?:\\S+ ){0,4}(?:gesagt|informiert|gewarnt)|(?:kaution|geld|anzahlung|euro) (?:\\S+ ){0,3}(?:einbehalten|abgezogen)|(?:rufe?|versuche?|probiere?) (?:\\S+ ){0,3}seit (?:\\S+ ){1,3}(?:tag\\w*|woche\\w*|stunde\\w*)|seit (?:\\S+ ){1,3}(?:tag\\w*|woche\\w*|stunde\\w*) (?:rufe?|versuche?|probiere?|erreiche?)|(?:stunden?(?:lang)?|minuten) gewartet|nach (?:eur|ihr)\\w+ (?:\\S+ ){0,2}(?:leckt|kaputt|klappert|quietscht|geht nicht)|schlimmer als vorher|verschnitten|verhunzt|versaut|ruiniert|falsch (?:gemacht|berechnet|abgerechnet|eingestellt)|schon wieder (?:kaputt|platt|defekt|lose)|zu viel (?:bezahlt|berechnet|verlangt|abgerechnet)|nicht zufrieden|(?:niemand|keiner|kein mensch)(?: \\S+){0,2} (?:hat|hatte|ruft|rief|sagt|sagte|antwort\\w*|reagiert\\w*|nimmt|hebt|kummert\\w*|weiss|erreich\\w*|meldete?|geht|ging|gesagt|informiert)|(?:meldet|meldete|ruft|antwortet|geht|nimmt|hebt|reagiert|sagt|sagte|kummert)(?: \\S+){0,3} (?:niemand|keiner)|nie (?:geht|nimmt|meldet|ruft|hebt) (?:\\S+ )?(?:einer|jemand|wer)|(?:habt ihr|haben sie|ihr habt|sie haben)(?: (?!sie |ihr )\\S+){0,6} (?:verloren|vergessen|zerkratzt|beschadigt|kaputt ?gemacht|einbehalten|abgebucht|verwechselt|verlegt|zerbrochen|verfarbt|falsch \\S+)|hore? (?:ich |wir )?(?:\\S+ ){0,2}nichts|nichts (?:von (?:euch|ihnen) )?gehort|(?:\\p{L}{2,12}mal|\\d+ ?(?:x|mal)) (?:angerufen|geschrieben|nachgefragt)|soll(?:en)? (?:ich|wir) (?:\\S+ )?(?:auch noch|trotzdem|schon wieder)|(?:versuche|rufe|erreiche) (?:ich |wir )?(?:\\S+ ){0,2}seit|seit (?:\\S+ ){1,2}(?:versuche|rufe|erreiche) (?:ich|wir)|wieder (?:einen |ein |eine )?(?:riss|loch|delle|kratzer|undicht)|nach (?:der|dem|eurer|ihrer|eurem|ihrem) \\S+ (?:klappert|schleift|quietscht|leckt|ruckelt|tropft|knarzt|wackelt|klemmt)',
    noNew:
      '(?:kein\\w{0,2}|nicht (?:noch )?ein\\w{0,2}) (?:neue\\w?|zweite\\w?|weitere\\w?|zusatzliche\\w?) ?(?:termin|buchung|reservierung|platz)?|nichts neues|ein\\w{1,2} (?:reicht|genugt)',
    standing:
      '(?:der|den|die) (?:alte[nr]?|erste[nr]?|bestehende[nr]?|bisherige[nr]?|gebuchte[nr]?|vorhandene[nr]?)(?: termin| buchung| reservierung|(?= (?:soll|muss|kann|darf|bitte|auf|weg|nur|verschieben|verlegen|stornieren))|(?= ?(?:$|[.,;!?])))',
    gone: '(?:soll|muss|kann|darf) (?:dann |dafur )?(?:weg|raus)|fallt weg|weg damit',
    fromTo: '(?:vom|von dem|von) {n}\\.?(?: \\p{L}{3,9})? (?:auf|zum)(?: den)? {n}',
    instead: 'stattdessen|statt dessen|anstelle davon',
    shifts:
      'verschieb\\w*|verleg(?:en|e|t)|umbuchen|andern|andert|andere (?:den|das|meine?n?|unsere?n?)|setz(?:en|t|e) (?:sie )?(?:es|das|den|uns)',
    fromHour: 'von {h} (?:auf|zu)',
    rather: 'lieber|stattdessen|eher',
    happened:
      'begann|fing|ging|kam|kamen|gab|wurden?|(?:hat|haben|habt)(?: \\S+){0,8} (?:verschoben|verlegt|umgebucht|begonnen|angefangen|gewartet)',
    denied:
      '(?:mochte|mocht|will|wollte|brauche|brauch|wollen)(?: [^\\s,]+){0,5} (?:nicht|kein\\w*|nichts)|(?:bitte )?nicht (?:(?:auf|von|vom|um|am|zum) \\S+ (?:uhr )?){0,2}(?:verschieben|verlegen|umbuchen|legen)|nicht (?:gleich |jetzt )?(?:den|die|das|meinen|unseren|alles)(?: (?:ganze\\w{0,2}|gesamte\\w{0,2}|komplette\\w{0,2}))?(?: [^\\s,.]+)? (?:absagen|stornieren|verschieben|umbuchen)|(?:bitte )?nicht (?:buchen|absagen|stornieren|verschieben|reservieren|eintragen)|kein\\w* (?:termin|tisch|buchung) (?:mehr )?(?:buchen|machen|mehr)',
    refused: {
      call_back:
        'kein\\w* (?:ruckruf\\w*|anruf\\w*)|(?:ruckruf|anruf)(?: \\S+){0,3} (?:nicht|keinen)|nicht (?:zuruck ?rufen|anrufen|zuruckgerufen|angerufen)(?: werden)?|ruf\\w* (?:sie |ihr )?(?:mich|uns) (?:bitte )?nicht (?:an|zuruck)|(?:ohne|statt) (?:eines |einen |des )?(?:ruckruf|anruf)\\w*|(?:(?:mich|uns) )?(?:muss|braucht|brauchen|soll|sollte)(?: (?:mich|uns|da|doch|ja|bitte)){0,2} (?:niemand|keiner)(?: \\S+){0,3} (?:anrufen|anzurufen|zuruckrufen|zuruckzurufen)|(?:niemand|keiner)(?: \\S+){0,3} (?:mich|uns)(?: \\S+){0,2} (?:an|zuruck)(?:zu)?(?:ruf\\w+)|nicht notig,? (?:dass )?(?:mich|uns)(?: \\S+){0,3} (?:anruf\\w+|anzurufen|zuruckruf\\w+)|(?:nicht|niemanden?) (?:an|zuruck)zurufen|(?:braucht|brauchen|musst|mussen|muss)(?: \\S+){0,3} (?:mich|uns) nicht (?:\\S+ ){0,2}(?:an|zuruck)\\w*ruf\\w+|ruf\\w* (?:sie |ihr )?(?:bitte )?nicht (?:an|zuruck)',
      message:
        'kein\\w* (?:nachricht|notiz|mitteilung)\\w*(?: (?:schicken|senden|hinterlassen|schreiben|weitergeben))?|nachricht(?: \\S+){0,2} nicht|nichts? (?:ausrichten|weitergeben|weiterleiten|abschicken|absenden|schicken|verschicken|weitersagen)|(?:(?<!ich )(?:leite|gib|schicke?|sende?|richte|sage?)|(?:leiten|geben|schicken|senden|richten|sagen) sie|(?:leitet|gebt|schickt|sendet|richtet|sagt) (?:ihr|bitte|ihnen|denen|dem team))(?: (?:sie|ihr|bitte|da|ihnen|dem team|denen|es|das)){0,4} (?:nichts|nicht)(?: (?:weiter|aus|ab|los))?(?= ?(?:$|[.,;!]))|(?:will|wollte|mochte|muss|brauche) (?:mich |da |jetzt |ja )*nicht (?:beschweren|reklamieren)|kein\\w* (?:beschwerde|reklamation)(?: mehr)?',
      person: 'kein\\w* (?:mensch\\w*|person|mitarbeiter\\w*)|mit niemand\\w*(?: \\S+){0,2} (?:reden|sprechen)',
    },
    without: 'weder|kein\\w{0,2}|ohne|(?:das|es) (?:ist|war|sind|soll|wird)(?: doch| ja| aber| eigentlich)? nicht',
    noneMade:
      '(?:hab|habe|haben|hatte)(?: (?:ich|wir|ja|doch|noch|gar|bisher|bei ihnen|bei euch)){0,4} (?:nichts|nix|nie|keine?n?)(?: (?:termin|buchung|reservierung))?(?: (?:gebucht|reserviert|vereinbart|ausgemacht))?|(?:nichts|nix|nie|noch nicht|gar nicht) (?:gebucht|reserviert|vereinbart|ausgemacht)|es gibt (?:ja |doch |noch |gar ){0,3}keinen? (?:termin|buchung)',
    cancelling: 'storn\\w+|abzusagen|absag\\w+|abgesagt|annullier\\w*|streich\\w*',
    cancelled:
      '(?:neulich|letztens|letzte\\w*(?: \\S+)?|gestern|vorgestern|kurzlich|damals|leider schon) (?:musste|mussten) (?:ich|wir) (?:\\S+ ){0,4}?(?:absagen|stornieren|canceln)|(?:ich|wir) (?:musste|mussten) (?:\\S+ ){0,3}?(?:neulich|letztens|letzte\\w*|gestern|vorgestern|kurzlich|damals) (?:\\S+ ){0,5}?(?:absagen|stornieren|canceln)|(?:hab|habe|haben|hatte|hatten) (?:(?!gern)\\S+ ){0,6}?(?:abgesagt|storniert|gecancelt)|(?:ist|sind|war|waren|wurde|wurden) (?:\\S+ ){0,5}?(?:abgesagt|storniert|gecancelt)',
    anew: 'neue[rnms]?|weitere[rnms]?',
    learn: '(?:er)?lernen',
    ownTalk:
      '(?:muss|mussen|will|wollen|mochte|mochten|werde|werden|wurde|wurden|sollte|sollten)(?: (?!bei|von|aus|fur|nach|auf|uber|wegen)\\S+){0,6}? (?:(?:mit|erst|zuerst|noch|mal|auch) )*(?:(?:meine[rnm]?|unsere[rnm]?|ihre[rnm]?|seine[rnm]?) (?:frau|mann|freund(?:in|e|en|innen)?|partner(?:in)?|verlobte\\w*|gatt(?:e|en|in)|ehe\\w+|lebens\\w+|sohn|sohne?n?|tochter|tochtern?|kind(?:er|ern|es)?|baby|enkel\\w*|oma|opa|gross\\w+|mama|mami|mutter|papa|papi|vater|vati|mutti|eltern|schwester|bruder|geschwister\\w*|cousin\\w*|tante|onkel|nichte|neffen?|familie|mitbewohner\\w*)|(?:meine[rnm]?|unsere[rnm]?) (?:arzt|arztin|hausarzt|hausarztin|hebamme|chef|chefin|kolleg\\w+|vermieter\\w*))(?: (?!bei|von)\\S+){0,4}? (?:sprechen|reden|besprechen|bereden|abklaren|klaren|fragen|beraten|absprechen|abstimmen|rucksprache halten)|(?:sprech|red|besprech|frag|klar)\\w{0,3} (?:ich|wir)? ?(?:(?:das|es|erst|zuerst|noch|mal|nochmal|dann|lieber|vorher|selbst) ){0,5}(?:mit )?(?:(?:meine[rnm]?|unsere[rnm]?|ihre[rnm]?|seine[rnm]?) (?:frau|mann|freund(?:in|e|en|innen)?|partner(?:in)?|verlobte\\w*|gatt(?:e|en|in)|ehe\\w+|lebens\\w+|sohn|sohne?n?|tochter|tochtern?|kind(?:er|ern|es)?|baby|enkel\\w*|oma|opa|gross\\w+|mama|mami|mutter|papa|papi|vater|vati|mutti|eltern|schwester|bruder|geschwister\\w*|cousin\\w*|tante|onkel|nichte|neffen?|familie|mitbewohner\\w*)|(?:meine[rnm]?|unsere[rnm]?) (?:arzt|arztin|hausarzt|hausarztin|hebamme|chef|chefin|kolleg\\w+|vermieter\\w*))(?: (?:ab|daruber|druber))?|(?:ich|wir) (?:sprech|red|besprech|frag|klar)\\w{0,3} (?:(?:das|es|erst|zuerst|noch|mal|nochmal|dann|lieber|vorher) ){0,5}(?:mit )?(?:(?:meine[rnm]?|unsere[rnm]?|ihre[rnm]?|seine[rnm]?) (?:frau|mann|freund(?:in|e|en|innen)?|partner(?:in)?|verlobte\\w*|gatt(?:e|en|in)|ehe\\w+|lebens\\w+|sohn|sohne?n?|tochter|tochtern?|kind(?:er|ern|es)?|baby|enkel\\w*|oma|opa|gross\\w+|mama|mami|mutter|papa|papi|vater|vati|mutti|eltern|schwester|bruder|geschwister\\w*|cousin\\w*|tante|onkel|nichte|neffen?|familie|mitbewohner\\w*)|(?:meine[rnm]?|unsere[rnm]?) (?:arzt|arztin|hausarzt|hausarztin|hebamme|chef|chefin|kolleg\\w+|vermieter\\w*))(?: (?:ab|daruber|druber))?|(?:muss|mussen|will|wollen|werde|werden|sollte|sollten)(?: (?:ich|wir|das|es|mich|erst|noch|mal|zuerst|dann|lieber|vorher|mit)){0,6} (?:denen|allen|den (?:anderen|madels|madchen|jungs|kindern|leuten)|der (?:gruppe|familie|truppe|runde))(?: (?:erst|noch|mal|vorher)){0,2} (?:sprechen|reden|besprechen|klaren|abklaren|fragen|absprechen|abstimmen)|(?:red|sprech|besprech|frag|klar)\\w{0,2}(?: (?:ich|wir|das|es|erst|noch|mal|zuerst|dann|lieber|vorher|mit)){0,6} (?:denen|allen|den (?:anderen|madels|madchen|jungs|kindern|leuten)|der (?:gruppe|familie|truppe|runde))',
    talk: {
      to: '(?:mit|bei) {who}(?: \\S+){0,4} (?:sprechen|reden|telefonieren|klaren|besprechen|unterhalten|austauschen|verbinden|verbunden werden)|{who}(?: \\S+){0,3} (?:sprechen|ans telefon|an den apparat)|(?:sprechen|reden|telefonieren|verbinde\\w*|durchstellen)(?: \\S+){0,3} (?:mit|zu) {who}',
      byPhone: 'telefon\\w*|anruf\\w*|an den apparat',
    },
    ownCall:
      '(?:ich |wir |dann |da )?(?:ruf\\w*|telefonier\\w*)(?: (?:ich|wir|dann|lieber|selber|selbst|einfach|halt|morgen|spater|noch ?mal|euch|sie|ihnen|da|bei ihnen|mal)){0,4}(?: (?:an|durch))(?= ?(?:$|[.,!]))|das mach\\w* (?:ich|wir) telefonisch',
    quoted:
      '(?:bei (?:ihnen|euch)|auf (?:ihrer|eurer|der) \\S+|da|dort|es|seite|website|homepage|bedingungen|agb|mail)(?: \\S+)? (?:steht|stand|heisst)',
    must: '(?:ich|wir) (?:muss|mussen|musste|mussten|mochte|mochten|will|wollen|werde|werden|wurde|sollte|sage?|storniere|streiche|sagen|stornieren)|(?:muss|mussen|musste|mochte|will|werde) (?:ich|wir)',
    unwanted:
      '(?:ich|wir)(?: \\S+){0,3} (?:nicht|nie|nirgends) gesagt,?(?: \\S+){0,6} (?:buchen|reservieren) (?:will|mochte|wollte|wollen|mochten|wollten)|(?:(?:brauch\\w*|muss|mussen|musst)(?: \\S+){0,3} (?:noch )?nichts? (?:zu )?(?:buchen|reservieren|zu buchen|zu reservieren)|(?:noch )?nicht notig(?: \\S+){0,3} zu (?:buchen|reservieren))|kein\\w{0,2} (?:zweit|weiter|ander)\\w*(?: (?:termin\\w*|buchung))?(?= ?(?:$|[.,!;]))|nichts(?: mehr| weiter)? zu buchen|(?:noch )?(?:nichts?|gar nicht|nicht) (?:gebucht|reserviert|reservieren|einen termin (?:buchen|machen))|kein\\w* (?:uhrzeit|zeiten|zeit bitte)|kein\\w* (?:termin\\w*|buchung|reservierung|tisch)|nichts? buchen|noch nix buchen|nix buchen|nicht buchen|(?:nur|bloss)(?: mal| kurz| schnell)? (?:ne |eine |die )?(?:frage|info\\w*|auskunft|fragen|wissen)|(?:wollte|will|mochte|wollt|mocht)(?: \\S+){0,3} (?:nur|bloss|erst)(?: \\S+){0,4} (?:wissen|fragen)|(?:nur|bloss|erst)(?: mal)? wissen|ein\\w* (?:reicht|genugt)|das wars|das war s|das war alles|kein\\w{0,2} (?:\\S+ )?(?:kurs|stunde|leistung|feier|party|tour|behandlung|miete|workshop|service|inspektion)\\w{0,2}(?= ?(?:$|[.,!;]|bitte|danke|jetzt|heute|mehr))|(?:buche|buchen|reserviere|reservieren|miete|mieten)(?: (?:ich|wir|ja|doch|heute|jetzt|hier|aber)){0,3} (?:noch |gar |uberhaupt ){0,2}(?:nicht|nichts)|(?:noch )?(?:gar )?(?:nicht|nichts) (?:mieten|buchen)|(?:nur|bloss|erst|erstmal)(?: (?:mal|erst|kurz|ein bisschen)){0,2} (?:am )?(?:schauen|gucken|umschauen|umsehen|vergleichen|stobern|informieren|orientieren|reinschauen)(?!,? (?:ob|was|wann|wie|welche\\w?|wer))|(?:schaue?|gucke?|informiere?|vergleiche?)(?: (?:ich|wir|mich|uns|gerade|derzeit|ja)){0,3} (?:nur|bloss|erst)(?: (?:mal|um))?(?!,? (?:ob|was|wann|wie|welche\\w?|wer))|(?:buch|reservier|miet)(?: (?:ich|wir|ja|doch|heute|jetzt|hier|aber)){0,3} (?:noch |gar |uberhaupt ){0,2}(?:nicht|nichts|nix)',
    matter:
      'erste[sn]? mal|(?:hab|habe|hat|haben|bin|ist|war)(?: \\S+){0,2} noch nie|noch nie(?: \\S+){0,4} (?:gemacht|probiert|gewesen|gesessen|gehabt|gespielt|ausprobiert)|(?:bin|ist|sind)(?: \\S+){0,3} (?:anfanger\\w*|neuling\\w*|wiedereinsteiger\\w*)|linkshander\\w*|nichtschwimmer\\w*|\\w{0,20}allerg\\w*|\\w{0,20}unvertrag\\w*|asthma|diabet\\w*|schwanger\\w*|rollstuhl|krucken|gehhilfe|rollator|blind|gehorlos|angst\\w*|nervos|epilep\\w*|herzschrittmacher|blutverdunner|medikament\\w*|vegan|vegetari\\w*|gluten\\w*|gutschein\\w*|rabatt|behinder\\w*|heisst',
    problem:
      'zahnschmerz\\w*|\\w*schmerz(?:en|t)?|weh|tut (?:\\S+ ){0,4}weh|(?:ist |sind |wurde )?(?:abgebrochen|kaputt|gebrochen|gerissen|geplatzt|entzundet|geschwollen|verstaucht|ausgeschlagen|defekt)|kaputt\\w*|platten|reifenpanne|panne|leck(?:t|en)|tropft|quietsch\\w*|klapper\\w*|knirsch\\w*|ruckel\\w*|qualm\\w*|springt (?:\\S+ ){0,3}nicht (?:mehr )?an|startet nicht|gerausche?|(?:warn|motor|kontroll)(?:leuchte|lampe)\\w*|abgelaufen|humpel\\w*|hinkt|erbrich\\w*|frisst (?:\\S+ ){0,2}nicht|hexenschuss|verspann\\w*|blut(?:et|en)|entzund\\w*|juckt|kratzt sich|batterie (?:ist )?(?:leer|tot)|(?:tuv|hu) (?:ist )?(?:fallig|abgelaufen)',
    wish: 'ich (?:\\S+ )?(?:mochte|mocht|will|wollte|brauche|brauch|brauchte|braucht|hatte gern(?:e)?|hatt gern(?:e)?|wurde gern(?:e)?|suche|nehme|nehm)|(?:wir )?(?:brauchen|brauchten|mochten|wollen|hatten gern(?:e)?)|ich (?:musste|sollte|muss|soll) (?:\\S+ )?(?:mal wieder|dringend|bald mal|wieder mal)|hatte gern(?:e)?|hatt gern(?:e)?|brauch(?:e)?|bitte|ich bin auf der suche|gerne',
  },
  questions: {
    start:
      '(?:aber |bitte )?(?:sag|sagt|sagen sie)(?: mir| uns)?(?: (?:einfach|bitte|erst|vorher|nur|mal|kurz)){0,3} (?:ob|wann|wie|was|wo|wer)|(?:wer|wen|wem|wessen|was|welche[rnsm]?|wann|wo|wohin|woher|warum|wieso|weshalb|wie|wieviel|wofur|womit|bis wann|ab wann|seit wann|um wie ?viel|(?:ab|bis|seit|mit|fur|zu) (?:wie ?viele?[nr]?|welche[rnsm]?))|(?:haben|hat|habt|hatten|hattet|gibt|gabe|kann|konnen|konnte|konnt|konnten|konntet|kannst|konntest|wurdet|wurdest|darf|durfen|durfte|ist|sind(?! (?:(?:jetzt|nun|leider|halt|nur) ){0,2}doch (?:nur |bloss )?(?:zu )?(?:\\d|zwei|drei|vier|funf|sechs))|seid|war|muss|mussen|musste|soll|sollte|macht|machen|bieten|bietet|nehmen|nehmt|akzeptieren|akzeptiert|braucht|brauche?(?! (?:eine?[nmrs]?|nen|n|dringend|bitte|noch|nochmal|mal|morgen|heute|kurz)(?!\\p{L}))|werden|wird|verkauft|verkaufen|holt|holen|zahlt|zahle|geht|gehen|ginge|ware|waren|tut|kostet|bekomm\\w*|krieg\\w*|sprecht|sprechen|parkt|lohnt|bleibt|wurde|wurden|bin|hab|arbeitet|arbeiten|liegt|schadet|kommt|kommen) (?:sie|ich|es|man|ihr|wir|der|die|das|mein|meine|hunde|in|bei|du|er|denn|da|dort|auch|eigentlich|noch|am|einer|jemand|dr|so|um|samstags|sonntags|heute|morgen|eine?|euer|eure|zum|nen|was|einen|mir)|habt ihr|gibts|gehts|(?:ich )?(?:wollte|mochte|wurde|hatte) (?:mal |nur |gern |gerne ){0,2}(?:fragen|wissen|erfahren|gewusst)|ich (?:hab|habe|hatte) (?:mal |da )?(?:eine|ne) frage|wissen sie|wisst ihr|konnen sie mir sagen|ich frage mich|frage:?',
    request:
      '(?:reservier|buch|trag)\\w{0,3} (?:sie|ihr|du) (?:(?:es|das|den|die|mich|uns|mir) ?){1,3}|(?:konnen|konnten|kannst|konntest|konnt|konntet|wurden|wurdest) (?:sie|ihr|du)|(?:kann|konnte|konnten|konnen|darf|durfte|durfen) (?:ich|wir|man|jemand|mich|mir)|ist es moglich|ware es moglich|ginge es|geht es|macht es ihnen was aus',
    factual:
      '(?:was|wie ?viel|wie lange|wie hoch|wie teuer|wieso|warum|weshalb|wer|wo|welche[rnsm]?|bis wann|ab wann|wie (?:kann|konnen|konnte|mache|geht|funktioniert|sage|storniere|verschiebe|buche|bucht|sagt|weit|oft|kurzfristig|spat|bald|fruh|komm))|muss (?:ich|man)|mussen wir|soll(?:te)? (?:ich|man)|brauch(?:e|t|en)? (?:ich|man|wir) (?:\\S+ ){0,3}(?:termin|uberweisung|reservierung|versicherung)|kostet (?:es|das|eine)|gibt es (?:eine )?(?:gebuhr|frist)|fallen (?:\\S+ )?(?:kosten|gebuhren)',
    terms:
      'geld zuruck|ruckerstatt\\w*|erstattet|(?:kann|konnte|darf) man (?:\\S+ ){0,4}(?:absagen|stornieren|verschieben|umbuchen|andern)|ohne (?:kosten|gebuhr(?:en)?|zu zahlen|zu bezahlen|termin|anmeldung|uberweisung|versicherung|grund)|kostenlos|kostenfrei|umsonst|gratis|(?:storno|ausfall)\\w*|gebuhr(?:en)?|online|telefonisch|per (?:mail|email|e mail|telefon|app)|mit (?:karte|kreditkarte|ec)|in raten|ratenzahlung|(?:spater|monatlich|bar) (?:zahlen|bezahlen)|frist',
    shortNotice:
      'notfalls|im notfall|zur not|im zweifel|schlimmstenfalls|wenn (?:es )?(?:notig|sein muss)|(?:ganz |auch |so |sehr )?kurzfristig\\w*|spontan|auf den letzten drucker|in letzter minute|am (?:selben|gleichen) tag|(?:am|einen) tag vorher|am vortag|jederzeit',
    availability:
      '(?:kann|konnte) (?:man|ich|ich das|man das|das man)(?: das| den| die)?(?: (?:denn|nicht)){0,2} hier(?: (?:auch|nicht)){0,2} (?:buchen|reservieren)|(?:was|wann) (?:ist|ware) (?:denn )?(?:der|das|am) (?:fruhest|nachst)\\w*|wie schnell (?:kann|konnte|konnt|konnten) (?:ich|wir|man|ihr|sie)|(?:wann|was|welche (?:tage|zeiten|termine|uhrzeiten)|wie(?! (?:lange|viele?|weit|hoch|teuer|oft) )) (?:\\S+ ){0,4}(?:frei|zeit|verfugbar|platz|moglich|dran)|(?:haben|hatten|habt|hattet|gabe|gibt) (?:sie |ihr |es )?(?:\\S+ ){0,5}(?:zeit|frei|freie[nrs]?|verfugbar|termine?|platz|plat?ze|kapazitat|lucke|was|luft)(?= (?:frei|am|fur|heute|morgen|nachste|diese|mehr|im|zur|zum|an|um|ab|noch|ubermorgen|bei)| ?(?:$|[?.!,]))|(?:fruhest\\w*|nachst(?:e[rn]?|moglich\\w*)|schnellst\\w*|(?:der|den|zum) erste[rnm]?(?= (?:freie|moglich))) (?:\\S+ )?(?:termin|moglich\\w*|freie\\w*|zeitpunkt)|so (?:schnell|bald|fruh) wie moglich|schnellstmoglich|am fruhesten|wann (?:kann|konnte|darf|durfte|soll|konnen|konnten|passt|geht|ginge|hattet|habt|konnt) (?:ich|wir|es|ihr|sie)(?: \\S+){0,6} (?:kommen|vorbeikommen|bringen|vorbeibringen|vorbeischauen|zeit|frei|dran|reinkommen)|(?:kann|konnte|konnten|konnen|darf|durfte) (?:ich|wir) (?:\\S+ ){0,6}(?:kommen|vorbeikommen|vorbei kommen|vorbeischauen|reinkommen|dazukommen|vorbeibringen)(?! (?:mit|wenn))|(?:noch|was|etwas|termin|platz|tisch) frei|wann (?:hattet|hatten|habt|haben) (?:ihr|sie) (?:\\S+ )?(?:zeit|was frei|luft)|(?:heute|morgen) noch (?:moglich|was frei|dran)|einschieben|dazwischenschieben|drannehmen',
    availabilityWhen: `(?:ginge|geht|ginge das|ginge es|ware|ist|passt|klappt|moglich|frei|verfugbar|gibt es|gabe es|gibts|haben sie|habt ihr|hatten sie|hattet ihr|kann ich|konnte ich|konnen wir|wie ware|wie siehts|wie sieht es)(?= .{0,80}|$)`,
    claim:
      '(?:sie|ihr|du|man|(?:ihr\\w*|eur\\w*|die|der) \\S+)(?: \\S+){0,4} (?:gesagt|versprochen|zugesagt|versichert)|(?:gesagt|versprochen|zugesagt)(?: \\S+)? (?:bekommen|worden)|(?:sagten|sagtet|sagte|hiess es)|(?:hab|habe|haben)(?: ich| wir)? (?:gehort|gelesen)|(?:website|webseite|homepage|anzeige) (?:steht|stand)',
    mayI: '(?:kann|konnte|darf|durfte|soll|sollte) (?:ich|man)|(?:konnen|konnten|durfen|durften|sollen) wir',
    visiting:
      '\\w*kommen|komm|haben|\\w*bekommen|kriegen|buchen|\\w*bringen|machen|ausmachen|nehmen|mitnehmen|reservieren|\\w*schauen|probieren|ausprobieren|verschieben|verlegen|andern|tauschen|wechseln|absagen|stornieren|mieten|leihen|ausleihen|\\w*holen|abgeben|\\w*gehen|lassen|sein|anmelden|starten|anfangen|beginnen|sprechen|reden|anrufen|treffen|sehen|bestellen|dazubuchen|mitmachen|teilnehmen|parken',
    protest:
      '(?:aber |na |ja ){0,2}(?:ja )?(?:doch|klar)(?= ?(?:$|[,.!;]))|(?:aber )?(?:naturlich|klar|doch) (?:konnen|konnt|kannst|haben|habt|geht|gibt)|(?:aber )?(?:das |den |die )?(?:haben sie|habt ihr|hast du) (?:mir|uns) (?:doch |ja |gerade |eben ){0,2}(?:\\S+ ){0,3}(?:angeboten|vorgeschlagen)',
    untold:
      '(?:sie haben|ihr habt|du hast|habt ihr|haben sie|hast du|hat mir)(?: \\S+){0,4} (?:nichts|noch nicht|nicht|nie)(?: \\S+){0,5} (?:gesagt|geantwortet|beantwortet|erwahnt)|zu (?:\\S+ ){1,4}(?:haben sie|habt ihr|hast du)(?: \\S+){0,2} (?:nichts|nicht) (?:gesagt|geantwortet)',
    readyAsked:
      'wann(?: \\S+){0,5} (?:fertig|bereit|abholbereit)|(?:fertig|bereit)(?: \\S+){0,3} wann|(?:ist|wird|sind|werden)(?: \\S+){1,4} (?:fertig|abholbereit)',
    doYou:
      '(?:\\p{L}{2,20}t ihr|\\p{L}{2,20}en sie|\\p{L}{2,20}st du|(?:kann|macht) (?:bei (?:euch|ihnen) )?(?:jemand|man))',
    needed:
      '(?:brauch|benotig)\\w* (?:ich|man|wir|es)(?: \\S+){0,4} (?:termin|reservierung|anmeldung|voranmeldung|buchung)|(?:muss|mussen|musste|mussten|soll|sollte|sollten) (?:ich|man|wir|mich|sich|uns)(?: \\S+){0,5} (?:termin|reservier\\w*|(?:vor ?)?anmelden|(?:vor)?buchen)|(?:ist|sind|war|ware)(?: \\S+){0,3} (?:termine?|anmeldung|voranmeldung|reservierung|buchung)(?: \\S+){0,3} (?:notig|notwendig|erforderlich|pflicht)|(?:kann|konnen|darf|durfen) (?:ich|man|wir)(?: \\S+){0,3} (?:einfach|spontan)(?: so| mal){0,2} (?:vorbei ?kommen|vorbei ?schauen|reinkommen|kommen)|ohne (?:vorherige |vorher |einen )?(?:termin|anmeldung|voranmeldung|reservierung|buchung)',
    way: {
      means:
        '\\w{0,12}bus(?:se|sen)?|bussen?|s bahn|u bahn|ubahn|sbahn|strassenbahn\\w*|tram\\w*|zug|zuge|bahn|fahre?|taxis?|shuttle\\w*|(?:mit (?:dem|der|den)|per) (?:bus|zug|bahn|s bahn|u bahn|strassenbahn|tram|taxi|fahre|offis|offentlichen)|offis|offentliche\\w*(?: verkehrsmittel\\w*)?|zu fuss|haltestelle\\w*|bushaltestelle|(?:vom|am|ab) (?:haupt)?(?:bahnhof|flughafen|hafen)',
      runs: 'fahrt|fahren|halt|halten|geht da|geht (?:ein|eine|der|die)|kommt man|gibt s|gibt es|gibts',
      own: 'mein\\w*|unser\\w*',
    },
    exists:
      '(?:gibt|gabe)(?: s| es)?|gibts|(?:haben|hatten|verkaufen) sie|(?:habt|hattet|verkauft) ihr|hast du|(?:fahrt|fahren|lauft)',
    within: 'im|in (?:der|den|ihrem|ihrer|eurem|eurer)|auf (?:dem|der)',
    deadline:
      'wie (?:lange|viel zeit) (?:hab|habe|haben|hat) (?:ich|man|wir|sie|er|meine? \\S+)|bis wann|(?:wie (?:kurzfristig|lange vorher|spat|lange im voraus)|wie viele? (?:tage|stunden) (?:vorher|davor|im voraus))',
    contract:
      'kundigen|kundige|gekundigt|kundigung\\w*|kundigungsfrist|(?:vertrag|abo|mitgliedschaft)(?: \\w+){0,3} (?:beenden|auflosen|aufheben)',
    whether: {
      lead: '(?:wollt\\w*|mocht\\w*|wurd\\w* gern\\w*)(?: \\S+){0,3} (?:wissen|fragen)|(?:wusst|wuesst)\\w*(?: \\S+)? gern\\w*|(?:konnen|konnt|konnten) (?:sie|ihr) mir sagen|sag(?:t|en sie)? mir|frage mich',
      word: 'ob',
      tells: 'sagen|sagt|sag|helfen|antworten',
    },
    again:
      '(?:ich |wir )?(?:hab\\w*|hatte\\w*|wollte\\w*)(?: \\S+){0,6} (?:gefragt|wissen)|(?:ich |wir )(?:frag\\w*|meinte)(?: (?:nach|ob))?|(?:meine|die) frage (?:ist|war|lautet\\w*)(?: ob)?|(?:das )?(?:war|ist) (?:aber |doch )?(?:keine antwort|nicht meine frage)(?: auf meine frage)?|(?:frage|fragen) (?:\\S+ )?nicht beantwortet',
    meant:
      'meinte? ich|ich (?:meine?|meinte?|meint|rede (?:doch )?von|sprach von|wollte nur)|(?:mir |es )?(?:ging|geht) (?:es )?(?:mir )?um|ich (?:habe|hab) (?:von|nach)|ich frag\\w{0,3} nach|meine frage (?:war|ist) (?:zu|nach)',
    matter: { about: 'von|vom|uber|um|nach', lead: 'fur(?! (?:den moment|heute|jetzt))|uber|bei|beim|mit|zum|zur' },
    recommends:
      'empf(?:ehl|iehl)\\w*|vorschlag\\w*|schlag\\w*(?: \\S+){0,3} vor|rat(?:et|en|st)? (?:ihr|sie|du|mir|uns)|(?:was|welche\\w{0,2})(?: \\S+){0,5} (?:passt|passen|passend|passende?\\w?|geeignet|eignet|das richtige|was fur)|(?:eine |irgendeine |ne )?(?:idee|ideen|tipp|tipps)(?= ?\\?)|was (?:konnte|kann|soll|sollte) (?:ich|man|wir)(?: \\S+){0,4} (?:schenken|nehmen|machen)',
    vouchers: {
      word: '\\w*gutschein\\w{0,2}|geschenkkarten?',
      owned:
        '(?:hab|habe|haben wir|wir haben|bekam|bekamen|bekommen)(?: (?!sie|ihr)\\S+){0,5} \\w*gutschein\\w{0,2}|einlos\\w*|eingelost|mit (?:dem|einem|meinem|unserem) \\w*gutschein\\w{0,2}|(?:mein|unser)\\w{0,2} \\w*gutschein\\w{0,2}',
    },
    supposed: 'was (?:ist |passiert |dann )?(?:wenn|falls)|wenn|falls',
    cancelling: {
      word: 'absag\\w*|abzusagen|abgesagt|sag\\w{0,2}(?: \\S+){0,4} ab|stornier\\w*|cancel\\w*|gecancelt|annullier\\w*',
      state: '(?:ist|sind|wird|werden|ware|waren)(?: [^\\s,]+){0,5} (?:abgesagt|storniert|gecancelt|annulliert)',
      may: '(?:kann|konnte|darf|durfte) (?:ich|man)(?: \\S+){0,4} (?:absag\\w*|stornier\\w*|cancel\\w*)|(?:konnen|konnten|durfen) wir(?: \\S+){0,4} (?:absag\\w*|stornier\\w*|cancel\\w*)',
      way: 'wie (?:kann?|konnte|konnen|muss|mussen|mach\\w*) (?:ich|wir)(?: (?!wenn|falls)\\S+){0,5} (?:absag\\w*|abzusagen|stornier\\w*|cancel\\w*|ruckgangig)|wie sag\\w{0,2} (?:ich|wir)(?: \\S+){0,4} ab|wie stornier\\w{1,2} (?:ich|wir)',
      ordered:
        '(?:konnen|konnten|wurden) sie(?: (?!ob |wann )\\S+){0,4} (?:absagen?|stornier(?:en|t|e))|(?:kannst|konntest|konnt) (?:du|ihr)(?: (?!ob |wann )\\S+){0,4} (?:absagen?|stornier(?:en|t|e))|bitte(?: (?!nicht |nix )\\S+){0,3} (?:absagen|stornier(?:en|t|e))|(?:sag\\w{1,2}|stornier\\w{1,2}) (?:sie|bitte|mir|uns)',
      own: 'mir|uns|mich|meine?[nrms]?|unsere?[nrms]?|bitte|ihn|es|das(?= (?:bitte|fur|absag|stornier))|den (?:termin|tisch)|die (?:buchung|reservierung|stunde)',
      inCase: 'bei (?!dem |diesem )(?:\\S+ ){0,2}\\S*(?:wetter|regen|sturm|gewitter|schnee|wind|hitze|nebel)',
      later: 'spater|danach|nachher|hinterher|im nachhinein|nach der buchung',
    },
    politeIf:
      '(?:nett|schon|toll|super|lieb|freundlich|dankbar|klasse|prima|gut|hilfreich|froh)(?: von (?:ihnen|euch|dir))?,? wenn (?:sie|ihr|du|man|jemand)|(?:wenn|falls) (?:sie|ihr|du|man|jemand)(?: \\S+){0,4} konn(?:t|te|ten|test|tet|en)',
    favourIf:
      '(?:wenn|falls)(?: (?:bei (?:euch|ihnen)|denn|da|es|ihr|sie|du)){0,2}(?: (?!keine?n?|nicht|nur)\\S+){0,2} (?:platz|platze|raum|kapazitat|was frei)|(?:wenn|falls) (?:es|das)(?: (?:ihnen|euch|dir|fur (?:sie|euch)|jetzt|noch|denn)){0,2} (?:nicht zu spat|(?:keine?n? (?:zu grosse?n? )?|nicht zu viel )(?:umstande?|problem|aufwand|muhe)|moglich|passt|geht|klappt|ok|okay|in ordnung)',
    unanswered:
      '(?:(?:nein|nee|aber|ok|naja|hm+),? ){0,2}(?:(?:das|sie|ihr|du)(?: \\S+)? (?:beantwort\\w*|hilft|hilf\\w*|sagt)(?: (?:mir|meine|die|aber|leider|doch|immer noch|noch))*(?: frage)? nicht(?:s)?(?: (?:weiter|beantwortet))?|(?:das|es) (?:ist|war)(?: \\S+)? keine (?:antwort|hilfe)(?: auf meine frage)?|(?:meine frage (?:ist|wurde)|(?:sie|ihr) hab\\w* meine frage)(?: \\S+)? nicht beantwortet)',
    announced:
      '(?:(?:noch|nur|vorher|eine?|1|zwei|2|was|etwas|und|aber|moment|ja|ok|ich hab(?:e)?|hab(?:e)?|da ware),? ){1,5}(?:kurze |letzte |kleine |andere |weitere ){0,2}(?:fragen?|sache|was|etwas)(?: (?:noch|vorher|vorab|dazu)){0,2}|(?:eine|ne) frage(?: noch| vorher| vorab){0,2}|eins noch|noch (?:was|etwas|eins)',
    misread:
      '(?:(?:nein|nee|aber|also|naja|hm+|ich (?:glaube|denke|furchte|habe (?:das gefuhl|den eindruck))),? ){0,2}(?:dass )?(?:(?:es|das|mir) (?:wirkt|scheint|sieht|klingt|kommt)(?: \\S+){0,3}? nicht(?: so| danach)?(?: aus)?,? (?:als|dass|ob)(?: ob)?(?: \\S+){0,2} (?:mich|meine frage|das|es|was ich \\S+)(?: \\S+){0,2} (?:verstanden|verstehen|verstehst|begriffen|gelesen)(?: \\S+)?|(?:ich )?(?:glaube|denke) (?:ich )?(?:nicht|kaum),? dass (?:sie|ihr|du) (?:mich|meine frage|das|es)(?: \\S+)? (?:verstanden|verstehen|versteht|verstehst)(?: \\S+)?|(?:sie|ihr|du) (?:haben|habt|hast|verstehen|versteht|verstehst)(?: (?:mich|meine frage|das|es|da|wohl|leider|einfach|gar|offenbar|anscheinend)){0,4} (?:falsch|nicht|nicht richtig|missverstanden)(?: verstanden| begriffen)?|da (?:haben|habt|hast) (?:sie|ihr|du) mich (?:falsch verstanden|missverstanden)|(?:das (?:ist|war) )?(?:wohl )?ein missverstandnis|wir reden (?:wohl )?aneinander vorbei|ich fuhle mich nicht verstanden)',
    setAside: {
      before:
        '(?<!(?:warum|wieso|ob) )(?:(?:red(?:e|en|ete|eten)|sprech(?:e|en)|sprach(?:en)?|meine?n?|meinte|frag(?:e|en|te|ten)|(?:ging|geht) es)(?: \\S+)?|hab(?:e|en)?) (?:nicht|nie)(?: (?:von|uber|um|nach))?(?: (?:de[rmn]|die|das|eine?[rmns]?))?|(?:zusammenhang|zu tun) mit(?: (?:de[rmn]|die|eine?[rmn]?))?',
      bare: '(?:^|[,.;:!?] ?|(?:aber|und|nein) )(?:nicht|keine?n?)(?: (?:von|uber|um|nach|mit|zu[rm]?))?(?: (?:de[rmn]|die|das|eine?[rmns]?))?',
      after: 'nicht',
    },
    objection:
      '(?:das|dies) (?:war|ging|geht|betrifft|betraf|gilt)(?: (?:doch|ja|nur|aber|jetzt)){0,2} (?:uber|um|fur|zu|zum|zur|die|den|das)|(?:das|dies) ist (?:doch |ja |nur |aber ){0,2}(?:uber|zu|zum|zur)|ich (?:hab|habe|hatte) (?:doch |ja )?nach|(?:das|dies) (?:soll|sollte|war|ist)(?: (?:doch|ja|aber)){0,2} keine (?:notiz|nachricht|anmerkung)',
    missed:
      '(?:(?:nein|nee|ne|aber),? )?(?:(?:das|dies|darum|danach|davon|es) (?:ist|war|wars|meinte|meine|meint|mein|hab\\w{0,3}|hatte|ging|geht|gings|gehts|wollte|frag\\w{0,3})(?: (?:ich|wir|es|s|mir|uns|ja|aber|doch|gar|eigentlich|so|jetzt|hier)){0,4} nicht(?: (?:meine frage|die frage|gefragt|gemeint|wissen|gesucht|das was \\S+(?: \\S+){0,4}|was \\S+(?: \\S+){0,4}))?|nicht (?:meine frage|das was \\S+(?: \\S+){0,4}|was ich \\S+(?: \\S+){0,3})|(?:da |das |ihr |sie |du ){0,2}(?:haben|habt|hast)(?: (?:sie|ihr|du|mich|das|da|wohl)){0,3} (?:falsch|nicht richtig|nicht) verstanden|falsch verstanden)',
    advice:
      'was (?:soll|muss|darf|mach\\w*|tu) (?:ich|man|wir)(?! (?:bei (?:euch|ihnen|dir)|hier|dort)(?!\\p{L}))(?: \\S+){0,3}(?: (?:tun|machen|unternehmen|geben))?|was kann (?:ich|man|wir)(?: (?:da|jetzt|nun|dagegen|sofort|selbst|ihm|ihr|noch|denn|bloss|nur)){0,3} (?:tun|machen|unternehmen|geben)|was tun|ist das (?:gefahrlich|giftig|schlimm|ein notfall)|notfallnummer|notrufnummer|notdienst',
    feasible:
      '(?:geht|ginge|klappt|passt|ist|ware) (?:das|es|dies)(?: auch| noch)?(?: moglich| ok(?:ay)?| in ordnung| machbar)?|geht s|gehts|(?:geht|ginge|ist|ware|gibt s|hatten sie|haben sie) (?:da |dann |es )?(?:noch )?(?:was|etwas|irgendwas)(?: frei| moglich| machbar)?|moglich|machbar|ok(?:ay)?|oder',
    outcome:
      'was (?:passiert|ist|dann|mach\\w*|kostet|gilt)|muss ich|wie viel|wieviel|geht das|ist das (?:schlimm|ok|moglich|ein problem)|krieg\\w* ich|wen (?:ruf|informier)\\w*',
    scheduling:
      'komm\\w*|vorbei\\w*|hab\\w*|hatt\\w*|machen|nehm\\w*|geh(?:t|en)|ging\\w*|gehts|klapp\\w*|pass\\w*|moglich|frei\\w*|verfugbar|buch\\w*|verschieb\\w*|verleg\\w*|schieb\\w*|ander\\w*|tausch\\w*|wechsel\\w*|besser|lieber|statt\\w*|fruher|spater|uhrzeit\\w*|zeit\\w*|tage?|termine?\\w*|platz|platze|gleich\\w*|eventuell|vielleicht|war\\w*|ausgehen|krieg\\w*|bekomm\\w*|leg\\w*',
    condition: '(?:(?:und|also|ok|aber|mal|nur) ){0,2}(?:wenn|falls|angenommen|gesetzt den fall|im falle? dass)',
    ownSubject:
      '(?!(?:fur|mit|bei|von|zu|ohne|gegen|wegen|nach|aus|an|auf|in|um|als|ab|bis|seit|wie|was|wenn|ob|dass|ist) )\\p{L}{3,} (?:ich|du|er|ihr|sie|man|jemand|wer|wir|es|denn|da|bei (?:ihnen|euch)|(?:der|die|das|ein|eine|mein|meine) \\p{L}+)(?: \\S+)',
    elliptical:
      'und|und wie ist es|und wie sieht es|wie sieht(?:s| es) (?:mit|bei|am)?|oder|aber|wie ist es mit|was ist mit|wie ware es mit',
    frame:
      '(?:und )?(?:was (?:kostet|kosten|wurde[n]?|macht|macht ihr bei|ist)(?: bei euch)?(?: denn)?(?: ein| eine| einen| die| der| das)?|wie ?viel (?:kostet|kosten|ist|sind)(?: ein| eine| die| der| das)?|wie (?:lange|teuer|hoch|oft) (?:dauert|dauern|ist|sind|braucht)(?: ein| eine| die| der| das)?|wann (?:ist|sind|habt ihr|haben sie)(?: der| die| das)?|wo (?:ist|sind)(?: der| die| das)?|(?:macht|machen|habt|haben|bietet|bieten|nehmt|nehmen|verkauft|verkaufen|akzeptiert|akzeptieren) (?:ihr|sie)(?: auch)?(?: nen| einen| eine| ein)?|kann (?:ich|man)(?: auch)?(?: mit| in)?|konnt ihr|konnen sie|gibt es(?: auch)?(?: einen| eine| ein)?)',
    article: 'ein|eine|einen|einem|einer|nen|der|die|das|den|dem',
    pronoun: 'das|es|der|die|dies|diese[rs]?|so was|sowas|ihn|dafur|davon|dazu',
  },
  aftermath: {
    now: '(?:und|aber|,) (?:jetzt|nun|seitdem|schon|inzwischen|es|da)|seitdem|seither|schon wieder|immer noch|schlimmer|so geht (?:das|es) nicht',
    ofUs: 'ihnen|euch|sie|ihr\\w*|eure?\\w*|hier|da',
  },
  returned: {
    work: 'gekauft|bestellt|abgeholt|mitgenommen|\\S+ lassen|(?:ihr|sie|habt|haben)(?: \\S+){0,6} (?:gemacht|repariert|gekurzt|genaht|eingestellt|ge\\w+t)|(?:nach|seit) (?:der|dem|eurer|ihrer|eurem|ihrem|meiner|meinem)(?: letzten)? (?:\\w*reparatur|\\w*behandlung|wartung|arbeit|termin|besuch|kauf|einstellung|sitzung)|(?:der|die|das|mein\\w*) \\S+ (?:von|vom) (?:gestern|vorgestern|letzte\\w* (?:woche|mal|monat)|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)',
    again:
      'schon|wieder|bereits|immer noch|(?:tage?n?|wochen?|monate?n?) (?:danach|spater)|nach \\S+ (?:tage?n?|wochen?)|nicht mehr',
    paid: '(?:noch ?mal|nochmals|noch einmal|erneut|wieder|zweimal|doppelt|neu)(?: \\S+)? (?:zahl\\w+|bezahl\\w+|berechnet|kosten|kostet|bluten)|(?:zahl\\w+|bezahl\\w+|kostet)(?: \\S+){0,3} (?:noch ?mal|nochmals|wieder|erneut|extra)|(?:es|das|den|die|dafur) (?:jetzt )?(?:zahlen|bezahlen)|garantie|gewahrleistung|ersatz|ersetz\\w+|umtausch\\w*|erstatt\\w*|geld zuruck|kostenlos|umsonst|(?:krieg\\w*|bekomm\\w*) (?:ich|wir) (?:\\S+ )?(?:einen|eine|ein|nen) neue\\w*',
  },
  work: {
    asked:
      '(?:(?:konnen|konnten|kannst|konntest|konnt|konntet|wurden|wurdest|wurdet) (?:sie|ihr|du)|(?:kann|konnte|wurde) (?:mir |uns |mich |da |hier )?(?:jemand|einer|wer)|(?:ware|ist) es (?:\\S+ )?moglich|(?:ginge|geht) es)',
    own: 'mir|mich|uns|mein\\w*|unser\\w*|die|das|den|dem|der|ihn|es',
    told: 'sagen|sag|erklaren|schicken|zusenden|senden|zeigen|empfehlen|bestatigen|geben|helfen|anrufen|zuruckrufen|schreiben|antworten|leihen|ausleihen|warten|aufheben|mitbringen|liefern|verschicken|zahlen|bezahlen|sprechen|reden|nehmen|annehmen|erinnern|wiederholen|absagen|stornieren|verschieben|erstatten|verraten|weitergeben|ausrichten|beantworten|abholen',
    done: '(?:mal |kurz |bitte |da |dr |es |das |sich |euch |ihnen |danach |drauf |ruber |druber ){0,5}(?:anschauen|ansehen|angucken|draufschauen|druberschauen|nachsehen|nachschauen|schauen|gucken|machen|reparieren|richten|beheben|prufen)',
  },
  contractions:
    'jz:jetzt,jtz:jetzt,hamse:haben sie,kannste:kannst du,haste:hast du,isses:ist es,habts:habt,koennts:konnt,nem:einem,nen:einen,wan:wann,kan:kann,mus:muss,un:und,nich:nicht,nix:nichts,vllt:vielleicht,vlt:vielleicht,evtl:eventuell,gibs:gibt es,gibbet:gibt es,wat:was,dat:das,mgl:moglich,bitt:bitte,ihrn:ihren,wiviel:wieviel,wivil:wieviel,kostn:kosten,kostets:kostet es,wielang:wie lange,kanns:kann es,bissl:bisschen,bisl:bisschen',
  past: 'war|waren|hatte|hatten|gestern|vorgestern|letzte\\w*|vor \\S+ (?:tagen|wochen|monaten)|bezahlt|berechnet|abgeholt',
  correction:
    'doch(?! nicht)|quatsch|lieber|sondern|statt(?:dessen)?|anstatt|eher|besser|moment|warte|halt|ich meinte|ich meine|sorry|entschuldigung|korrektur|nicht \\S+ sondern|mach(?:en sie)? (?:lieber |da )?|ach (?:nein|ne|mist)|anders|eigentlich',
  sequel:
    'und (?:dann|danach|noch|auch|anschliessend|fur mein\\w*|die zweite|den zweiten)|dann|danach|anschliessend|auch|noch ein\\w*',
  forAnother:
    '(?:(?:und |auch |plus ){1,2}(?:(?:noch )?(?:ein(?:en|er|e|s|mal)?|das gleiche|dasselbe|den gleichen|denselben)(?: weiteren?)?(?: termin| platz)? )?|(?:noch )?(?:ein(?:en|er|e|s|mal)?|das gleiche|dasselbe|den gleichen|denselben)(?: weiteren?)?(?: termin| platz)? )(?:(?:gleich |direkt )?(?:danach|dahinter|im anschluss) )?(?:auch )?fur (?:mein\\w*|unser\\w*|ihn|sie)',
  more: 'auch|noch ?mal|ausserdem|noch (?:ein(?:en|e)?|was|einmal)|zusatzlich|dazu|weitere\\w*|zweite[nrs]?|noch dazu',
  adds: 'beide[ns]?|dazu\\w*|zusatzlich|zusammen|gleich mit|in einem|auch(?: noch)?|noch|ausserdem|plus',
  addVerbs: 'dazu|dazunehmen|dazubuchen|mitmachen',
  otherBooking:
    '(?:mein\\w* |den |die |ein\\w* )?(?:ander\\w*|alt\\w*|bisherig\\w*|bestehend\\w*) (?:termin|buchung|reservierung)',
  others: {
    none: 'kein(?:e|er|es|s)? (?:davon|von (?:denen|diesen|beiden|allen))|keins|keines|keine leistung|nichts davon|gar nichts',
    any: '(?:was|etwas|nichts) andere?s?|ander\\w* (?:tag\\w*|termin\\w*|zeit\\w*|uhrzeit\\w*|datum|auswahl|moglichkeit\\w*|option\\w*|vorschlag\\w*)|kein(?:e|er|en|s)? (?:davon|von (?:denen|beiden|diesen))|sonst (?:noch )?(?:was|etwas|welche|termine)|(?:noch )?(?:weitere|mehr) (?:termine|zeiten|vorschlage|optionen|moglichkeiten)|alternativ\\w*',
    earlier:
      '(?:was |etwas |geht es |geht s )?(?:fruher\\w*|eher(?! (?:nach|vor|am|um|gegen|so|abend|mittag|morgen|spat|frei|diens|mitt|don|mon|sams|sonn)))(?: (?:was|termin|am tag))?|zu spat|vorher(?= ?(?:$|[?.!,]|was|etwas|noch|frei|moglich))',
    later: '(?:was |etwas |geht es |geht s )?(?:spater\\w*)(?: (?:was|termin|am tag))?|zu (?:fruh|zeitig|bald)|danach',
    otherOne: '(?:den|die|das|der) andere[nr]?(?: (?:termin|tag|zeit|moglichkeit))?|lieber (?:den|die|das) andere[nr]?',
  },
  abandon:
    '(?:dann |ach |na )?lass (?:ich|ma|mas) ?(?:s|es|das)|ichs bleiben|(?:dann )?lass ichs|vergess\\w* (?:sie )?(?:es|das)|vergiss (?:es|das)|abbrechen|abbruch|lass\\w* (?:wir |sie )?(?:es|das|s|gut) ?(?:sein|gut sein|bleiben)?|doch nicht(?= ?$)|stopp?|schon gut|hat sich erledigt|erledigt|kein interesse|dann nicht|nichts mehr|egal|ok dann nicht|lieber doch nicht|(?:vielleicht |ein )?(?:ander\\w*mal|spater mal)|(?:uberleg|uberlege|uberlegs|uberleg es) (?:ich |es |s )?mir(?: (?:das|es))?(?: noch(?: ?mal)?)?|muss (?:ich |es |das )*(?:mir )?(?:noch |erst )*uberlegen|(?:meld|melde|meldet) mich (?:dann |wieder |noch |nochmal )*(?= ?(?:$|[,.!]))|(?:meld|melde) mich (?:dann |noch )*wieder|jetzt nicht|(?:erst ?mal|vorerst|im moment) (?:nicht|nichts|nix)(?= ?(?:$|[,.!;]))|(?:bin|sind) (?:mir |uns )?noch (?:unentschlossen|nicht (?:so weit|entschieden|entschlossen))|(?:muss|mussen)(?: (?:ich|wir|erst|noch|vorher|mal)){0,4} in (?:meinen|den|unseren) (?:\\S+)?kalender (?:schauen|gucken|sehen)',
  notNow: '(?:erst ?mal|vorerst|im moment) (?:nicht|nichts|nix)',
  asItIs:
    '(?:lass\\w*|bleibt|bleiben|belassen) (?:\\S+ ){0,5}(?:so|dabei|wie (?:es|er|sie|das) ist|wie (?:gebucht|geplant|gehabt))(?= ?(?:$|[,.!]))',
  resume:
    'weiter (?:mit|im) (?:der |dem |meinem |meiner )?(?:buchung|termin|reservierung)|zuruck zu(?:m|r) (?:termin|buchung)|wo waren wir|machen wir weiter',
  refuse:
    '(?:namen?|nummer|telefonnummer|adresse|e ?mail|daten)(?: \\S+){0,3} (?:brauch\\w*|geb\\w*|sag\\w*|verrat\\w*|benotig\\w*)(?: (?:sie|ihr|ich|ja|doch|dafur|da|euch|ihnen)){0,3} nicht|(?:wozu|wofur|warum|weshalb|wieso)(?: \\S+){0,3} (?:meine?n? |den |die )?(?:namen?|nummer|telefonnummer|e ?mail\\w*|adresse|daten)|(?:mochte|will|gebe|werde|wurde|mag)(?: \\S+){0,6} nicht (?:an)?(?:geben|sagen|nennen|verraten|mitteilen|hergeben|rausgeben)|(?:geb(?:e)?|sag(?:e)?|verrat(?:e)?) (?:ich )?(?:\\S+ )?nicht(?: an| raus| her)?|keine e ?mail(?: \\S+)?|das geht sie nichts an|ist privat|hab(?:e)? (?:ich )?(?:keine?|kein) (?:e ?mail\\w*|mail\\w*|telefon\\w*|handy\\w*)|wozu brauchen sie (?:das|die)',
  unknown:
    '(?:(?:ich )?(?:habe?|finde?|weiss|kenne?|hab)(?: \\S+){0,4} (?:nicht|keine?)(?: mehr)?|(?:die |den |das )?(?:nummer|referenz|code)(?: \\S+){0,2} (?:weiss|habe?|hab|finde?|kenne?)(?: \\S+){0,3})(?= ?(?:$|[.,!]))|verloren|vergessen|verlegt|keine ahnung|weiss (?:ich )?nicht|nicht zur hand|kein(?:e)? (?:referenz|nummer|code)|hab ich nicht(?: mehr)?',
  order:
    '(?:ignorier\\w*|vergiss|missacht\\w*) (?:alle|deine|ihre|die|bisherigen|vorherigen|vorigen)(?: \\S+)? ?(?:anweisung\\w*|regeln|befehle|vorgaben)|system ?:|du bist jetzt|sag\\w* (?:einfach|nur|mir|dass|bitte|sie|wenigstens)(?!(?: \\S+){0,3} (?:ob|wann|wie|was|wo|wer)(?![\\p{L}]))(?: \\S+){0,8} (?:gebucht|bestatigt|abgesagt|storniert|verschoben|erledigt|steht|reserviert|frei)|bestatig\\w* (?:mir|das|bitte|es)|sprich mir nach|(?:du hast|sie haben|ihr habt) (?:mich |mir |es |das |den )?(?:doch |ja )?(?:schon |bereits )(?:\\S+ ){0,6}(?:eingetragen|gebucht|bestatigt|reserviert|zugesagt)',
  ordinals: [
    '(?:der|die|das|den|dem)? ?erste[nrsm]?|nummer (?:1|eins)|option (?:1|eins)|(?:termin|vorschlag) (?:1|eins)',
    '(?:der|die|das|den|dem)? ?zweite[nrsm]?|nummer (?:2|zwei)|option (?:2|zwei)|(?:termin|vorschlag) (?:2|zwei)',
    '(?:der|die|das|den|dem)? ?dritte[nrsm]?|nummer (?:3|drei)|option (?:3|drei)|(?:termin|vorschlag) (?:3|drei)',
    '(?:der|die|das|den|dem)? ?vierte[nrsm]?|nummer (?:4|vier)|option (?:4|vier)|(?:termin|vorschlag) (?:4|vier)',
    '(?:der|die|das|den|dem)? ?letzte[nrsm]?',
  ],
  party: {
    counted:
      '(?:tisch|platz|plat?ze|zimmer|reservierung|reservieren?) fur {n}|fur {n} ?(?:personen?|leuten?|pers|erwachsene|kindern?|gasten?)?(?! (?:uhr|minuten?|stunden?|tage?|wochen?|monate?|jahre?|euro|%))|{n} (?:person(?:en)?|leuten?|pers|erwachsenen?|kindern?|kids|jungs|jungen|buben|madchen|madels|teenagern?|jugendlichen?|schulern?|freunden?|freundinnen|sohnen?|tochtern?|gasten?|plat?ze|plaetze)|(?:fur|mit|bei|von|zwischen) uns {n}(?! (?:uhr|minuten?|stunden?|tage?|wochen?|monate?|jahre?|euro|mal|%))|(?:wir sind|sind wir|waren|wir waren|waren wir|wir kommen|sind|kommen|werden|wurden)(?: ungefahr| etwa| ca| nur| jetzt| doch| nun| insgesamt){0,2}(?: zu)? {n}(?! (?:uhr|minuten?|stunden?|tage?|wochen?))|zu {n}(?:t)?(?! (?:uhr|hause))|(?:\\w*gruppe|band|truppe|team|runde|chor|familie|clique) (?:von|mit|aus|zu) {n}|{n} ?kopfig\\w{0,2}|es (?:sind|waren|werden|kommen)(?: etwa| nur| ungefahr){0,1} {n}(?! (?:uhr|minuten?|stunden?|tage?|wochen?|grad|euro))',
    stated: `sind (?:(?:jetzt|nun|leider|halt|nur) ){0,2}doch (?:nur |bloss )?(?:zu )?{n}${NO_PEOPLE}|(?<!um |gegen |ab |bis |vor |nach ){n} sind wir(?= ?(?:$|[.,;:!(]))|mach\\w{0,2}(?: sie)? {n} (?:draus|daraus)|(?:wir (?:sind|waren|werden|kommen)|(?:sind|waren|werden|kommen) wir)(?: (?:jetzt|nun|doch|nur|insgesamt|am ende|eigentlich|dann|also|ungefahr|etwa|ca|circa|wohl|inzwischen|mittlerweile|leider|auch|ja|sogar|wahrscheinlich|vermutlich|aber|so)){0,3}(?: zu)? {n}${NO_PEOPLE}|(?<!\\p{L} )sind(?: (?:jetzt|jz|nun|doch|nur|dann|noch)){1,3}(?: zu)? {n}${NO_PEOPLE}|sind(?: (?:jetzt|jz|nun|doch|nur|dann)){1,3} zu {n}|das (?:macht|waren) (?:dann |zusammen |insgesamt )*{n}(?= ?(?:$|[.,!;]|leute|personen|insgesamt|zusammen))`,
    said: `(?:ich|wir) (?:hab|habe|haben|hatte|hatten)(?: (?:doch|ja|schon|bereits|fur)){0,3} {n}(?: (?:leuten?|personen))? (?:gesagt|geschrieben)|(?:ich|wir) sagten?(?: (?:doch|ja|schon|fur)){0,3} {n}${NO_PEOPLE}`,
    denied: '(?<!(?:warum|wieso) )nicht(?: (?:fur|zu|mit|nur|bloss)){0,2}',
    right:
      '{n}(?: personen| leute| kinder)? (?:ist|sind|ware|waren) (?:richtig|korrekt|ok|okay)|{n} (?:stimmt|passt)(?! mir| uns)',
    portion: {
      before: 'davon(?: sind)?|darunter|inklusive|inkl|einschliesslich',
      behind: 'von (?:uns|ihnen)|davon',
      diet: 'vegetari\\w+|vegan\\w*|gluten\\w*|zoliakie|laktose\\w*|nuss\\w*|allerg\\w+|unvertraglich\\w*|halal|koscher\\w*|fleisch\\w*|schwein\\w*',
    },
    things: '(?:ich|wir)? ?(?:will|wollen|brauch\\w*|mocht\\w*|hatt\\w*|nehm\\w*)|reicht|genugt|langt',
    answering:
      '(?:hab|habe|haben|hatte|hatten)? ?(?:ich|wir)?(?: (?:doch|ja|schon))* (?:gesagt|geschrieben)|(?:sagte|schrieb)(?: ich| wir)?|wie gesagt|(?:hab|habe|haben|hatte) (?:ich|wir)|ca|circa|etwa|ungefahr|rund|vielleicht|oder so|leute|personen|pers|(?:wir |es )?(?:sind|waren|werden)(?: wir| es)?|insgesamt|zusammen|zirka|so um',
    fell: '(?:hat|haben|habe)(?: \\S+){0,3} (?:abgesagt|storniert)|nicht(?: \\S+){0,4} (?:absagen|stornieren|abgesagt)',
    beside: '(?:mit|samt|plus)',
    comes: '(?:ich|wir) (?:komm\\w{0,2}|bring\\w{0,2}|ware|bin|geh\\w{0,2})|komme|vorbeikommen',
    wards:
      'sohne?n?|tochtern?|tochter|kind\\w{0,3}|kids|baby\\w?|bub\\w{0,2}|jungen?|madchens?|madels?|enkel\\w*|nichten?|neffen?|kleine[nmrs]?',
    couples: '{n} (?:paare|parchen|ehepaare|liebespaare)',
    groups: {
      adult: 'erw|eltern(?:teile?)?|senioren|rentner|grosse[nr]?(?= ?(?:$|[.,;:!?()]|(?:und|plus|mit) ))',
      adjective: '(?:gross|klein)e[nrs]?',
      one: '(?!)',
    },
    ensembles: 'trio|dreiergruppe,quartett|vierergruppe,quintett',
    only: {
      before: '(?:es ist |das ist |nein )?(?:nur|bloss|lediglich|ausschliesslich)(?: fur)?',
      who: 'er|sie(?! (?:beiden?|zwei))|ihn|ihm',
      behind: 'allein|alleine|nur',
    },
    self: 'ich|mich|mir',
    mine: 'mein(?:e[rn]?|s)?|ich',
    fits: '(?:geht|ginge|passt|passen|klappt)(?: (?:das|es|wir|sich das))?(?: (?:noch|auch|dann)){0,2}|(?:ist|ware) (?:das|es)(?: (?:noch|dann|auch)){0,2} (?:ok(?:ay)?|in ordnung|moglich|machbar)|(?:hat|habt|haben|ist)(?: \\S+){0,2} platz|ok(?:ay)?',
    theirs:
      'mein\\w{0,2}|(?:ei)?ne?n?|eine[mnr]?|der|die|das|den|dem|unser\\w{0,2}|sein\\w{0,2}|ihr\\w{0,2}|noch ein\\w{0,2}',
    person:
      '(?:ehe)?frau|(?:ehe)?mann|freundin|freund|kumpel|kumpeline|partner|partnerin|verlobter?|gattin|gatte|sohn|tochter|kind|bub|madel|madchen|junge|mutter|vater|mama|papa|mami|papi|schwester|bruder|cousin|cousine|oma|opa|grossmutter|grossvater|enkel|enkelin|tante|onkel|nichte|neffe|schwiegermutter|schwiegervater|schwagerin|schwager|kollege|kollegen|kollegin|mitbewohner|mitbewohnerin|nachbarin|nachbar|chefin|chef|begleitung|co \\w{3,20}|bekannter?',
    one: '(?:nur|bloss|lediglich|doch nur)(?: noch| mehr)? (?:ein(?:e[nmrs]?)?|1)(?! (?:frage|moment|minute|stunde|sache|tag))(?: (?!mit|am|um|fur)[^\\s.,!?]+)?|(?:ein(?:en?)?|1) (?!frage|moment|minute|stunde|uhr)[^\\s.,!?]+ (?:nur|allein)|(?:ein(?:en?)?|1) (?:platz|person)',
    instead:
      '{n}(?: personen?| leuten?| plat?ze?| plaetze)?,? (?:und )?nicht (?:fur |zu )?{n}|nicht (?:fur |zu )?{n}(?: personen?| leuten?| plat?ze?| plaetze)?,? (?:sondern |nur |aber |doch )?(?:nur |fur |zu )?{n}(?! (?:uhr|minuten?|stunden?|tage?|wochen?|monate?|jahre?|euro|mal|fragen?))|(?:nur|bloss|lediglich)(?: noch| mehr)? (?:fur |zu )?{n}(?! (?:uhr|minuten?|stunden?|tage?|wochen?|monate?|jahre?|euro|mal|fragen?))',
    both: 'beiden?',
    we: 'wir sind|wir werden|wir waren|sind wir',
    corrects: 'korrigier\\w*|ander\\w*|anpassen|berichtig\\w*|eintragen',
    replaced: 'statt|anstatt|anstelle von',
    more: '{n} (?:{who} )?mehr(?:{end}| bitte)|(?<!nur )(?<!bloss )(?<!lediglich )noch {n} (?:weitere\\w? )?{who}|{n} weitere\\w? {who}|{n} {who} (?:fehlt|fehlen) noch|(?:kommt|kommen) (?:doch )?noch {n}(?: {who})?(?: dazu| mit)?|{n} (?:{who} )?(?:kommt|kommen) (?:noch |auch )?(?:dazu|hinzu)',
    fewer:
      '{n} (?:{who} )?weniger|{n} {who} (?:kommt|kommen|kann|konnen) (?:doch |leider |jetzt ){0,2}nicht|{n} (?:kommt|kommen) (?:doch |leider |jetzt ){0,2}nicht|{n} (?:kann|konnen) (?:doch |leider |jetzt ){0,2}nicht (?:kommen|mit)|{n} (?:{who} )?(?:fallt|fallen) (?:doch |leider )?(?:aus|weg)|{n} (?:{who} )?(?:springt|springen) ab|{n} (?:{who} )?(?:hat|haben) abgesagt',
    alone:
      '(?:(?:nur|bloss|lediglich) (?:(?:fur )?(?:ich|mich|i)|meine wenigkeit)(?: allein\\w*| selbst| selber)?|(?:ich|i|bin|komm|komme|ware) (?:(?:ich|i|da|ja|nur|ganz|doch|jetzt|eh|dann|wohl) ){0,3}(?:allein\\w*|solo)|fur mich (?:allein\\w*|selbst|selber)|(?:ganz )allein\\w*|(?:tisch|platz) fur (?:einen|1)|fur (?:nur )?(?:eine|1) person|sonst (?:niemand|keiner))(?! (?:und|mit) )',
    me: '(?:nur )?(?:fur )?(?:ich|mich)|allein\\w*|solo|einzelperson|einzeln',
    own: 'ich|mir|mich|mein\\w{0,2}|hab|hatte|mocht\\w{0,2}|will|wurde?|bin|brauch\\w{0,2}|such\\w?|arbeite',
    relatives:
      'frau|mann|freund(?:in|e|en|innen)?|partner(?:in)?|verlobte\\w*|gatt(?:e|en|in)|ehe\\w+|lebens\\w+|sohn|sohne?n?|tochter|tochtern?|kind(?:er|ern|es)?|baby|enkel\\w*|oma|opa|gross\\w+|mama|mami|mutter|papa|papi|vater|vati|mutti|eltern|schwester|bruder|geschwister\\w*|cousin\\w*|tante|onkel|nichte|neffen?|familie|mitbewohner\\w*',
    others:
      'wir|uns|unser\\w{0,2}|beid\\w{1,2}|als paar|paare|zu (?:zweit|dritt|viert|funft|sechst)|(?:ehe)?frau|(?:ehe)?mann|freund\\w*|partner\\w*|verlobte\\w*|sohn\\w*|tochter\\w*|kind\\w*|bub\\w*|madel\\w*|madchen|jungs?|jugendlich\\w*|baby|enkel\\w*|mutter|vater|mama|papa|eltern|schwester\\w*|bruder\\w*|geschwister|oma|opa|cousin\\w*|nichte|neffe\\w*|famili\\w*|kolleg\\w*|(?:als|mit|fur|eine) gruppe|gruppe von|leute\\w?|person(?:en)|gast\\w*|schuler\\w*|klasse|schule|verein\\w*|firma|geburtstag\\w*|feier\\w*|polterabend|junggesell\\w*|hochzeit|gutschein\\w*|geschenk\\w*|schenk\\w*|verschenk\\w*|begleit\\w*|jemand\\w*|ihm|ihn|er|tische?|zimmer|raum|saal|bahn|boot\\w?|karten|tickets?',
    whole:
      '\\w*geburtstag\\w*|\\w*feiern?|\\w*part(?:y|ys|ies)|polter\\w*|junggesell\\w*|gruppe\\w*|familie\\w*|team\\w*|firmen\\w*|schul\\w*|verein\\w*|paar\\w*|hochzeit\\w*|\\w*raum|\\w*saal|\\w*tisch|\\w*boot|\\w*hutte|\\w*bahn',
    heads: 'person(?:en)?|leute\\w?|gaste\\w?|kindern?|erwachsene\\w?|freunde\\w?|teilnehmer\\w*|spielern?|kopfen?',
    missing:
      '(?:kann|konnen|kommt|kommen|will|mag)(?: doch| leider| jetzt| nun| einfach){0,2} nicht(?: mehr)?(?: mit| kommen| mitkommen)?|(?:fallt|fallen) (?:leider |jetzt )?aus|(?:springt|springen) ab|sagt ab|abgesagt',
    thenBehind: 'dann|jetzt|also',
    company:
      '(?:kommt|kommen|mochte|mochten|will|wollen|geht|gehen|macht|machen)(?: \\S+){0,3} (?:mit|auch|dazu)|kommt (?:auch |noch |doch )*(?:mit|dazu)|kommen (?:auch |noch |doch )*(?:mit|dazu)|(?:ist|sind) (?:auch|noch) dabei|eine(?:r)? mehr',
    made: '(?:mach(?:en)?(?:t| wir| sie)?(?: (?:da|das|es|bitte|lieber|draus|doch)){0,2}|macht|sagen wir|nehmen wir|doch|zusammen|insgesamt|mach\\w*|also|dann|sind)(?: zu)?',
    hour: 'uhr',
    two: '(?:ich|mich) und (?:sie|ihn|er)|(?:sie|er) und ich|zu zweit|zu zweien|(?:wir|uns|euch) beiden?|(?:wir|uns) zwei|als paar|(?:wir sind|sind) ein (?:paar|parchen)|als duo|im duo|ein duo|duo',
  },
  numbers:
    'eins/ein/eine/einen/einer,zwei/zweit/zwo,drei/dritt,vier/viert,funf/funft/fuenf,sechs/sechst,sieben/siebt,acht,neun/neunt,zehn/zehnt,elf,zwolf/zwoelf,dreizehn,vierzehn,funfzehn,sechzehn,siebzehn,achtzehn,neunzehn,zwanzig',
  roughly: 'ein dutzend=12,ein halbes dutzend=6',
  names: {
    leads:
      '(?:läuft|geht|bitte|notieren sie|eintragen) auf|(?:termin|stunde|behandlung|er|sie|das) (?:ist|wäre|soll) (?:aber |eigentlich |bitte |doch )?für|(?:(?:ist|wäre|termin|stunde) )?für mein(?:e|en|er)? [a-zäöüß]{3,12},|(?:mein|sein|ihr|der|vollständiger) name(?: ist| lautet| ?:)|name(?: ist| ?:)|für mich,?|ich hei(?:ß|ss)e|(?:er|sie) hei(?:ß|ss)t|ich bin(?: der| die)?|hier (?:ist|spricht)|(?:auf den|unter dem|im) namen(?: meine[rs] [a-zäöüß]{3,12},?)?|name (?:auf|bei|in|für) (?:der|die|dem|den) (?:buchung|reservierung|termin) (?:soll|sollte|muss|ist|lautet|wäre)(?: (?:aber|bitte|doch|eigentlich|jetzt)){0,2}|name (?:soll|sollte|muss)(?: (?:aber|bitte|doch|eigentlich)){0,2}|(?:gebucht|reserviert|eingetragen) (?:wird|werden|ist|sein)(?: (?:aber|bitte|eigentlich|doch)){0,2} auf|(?:ändern sie|ändert|ändere|ändern) den namen (?:auf|in|zu)|den namen (?:auf|in|zu)|für (?:herrn|frau)|termin von|buchung von',
    relatives:
      '(?:für|auf) mein(?:e|en|er)? (?:sohn|tochter|mann|frau|mutter|vater|kind|enkelin|enkel|oma|opa|bruder|schwester|freundin|freund|partnerin|partner)',
    sureLeads: 'nam|hei',
    tails:
      'mein name|hier|am apparat|ist (?:mein|der|ihr|sein) name|hei(?:ß|ss)(?:e|t)? (?:ich|er|sie)|(?:steht|stand) (?:doch |schon )?(?:da|oben|dort)|(?:wie|habe?) (?:ich )?(?:schon |doch |bereits )?(?:gesagt|geschrieben)',
    replaced: '(?:an)?statt|nicht',
    only: 'nur|einfach|bloß',
    stops:
      'namen nummer brauchen und meine mein mail email e-mail telefon nummer tel bitte danke ich ist am um für mit zu der die das es sie krank leider nicht aber auch so noch sehr den dem einen eine ein neu hier interessiert sicher verhindert spät unterwegs patient patientin kunde kundin mitglied falsch euer handy mobil festnetz privat dienstlich whatsapp büro',
  },
  staff: {
    any: '(?:ist mir |mir )?egal,? (?:bei wem|wer|mit wem)|bei (?:irgend)?jemand\\w*|wer auch immer|(?:wer|bei wem)(?: \\S+)? (?:ist )?(?:mir )?egal|bei wem auch immer',
    again:
      '(?:bei|zu|mit) (?:ihm|derselben person|(?:ihr|derselben|demselben)(?= ?(?:$|[,.!?;]|dann|bitte|also|lieber|am|um|im|an|ab|vor|nach|gegen|noch|auch|wieder|und|oder|einen?|was|etwas|nachste\\w*|diese\\w*|heute|morgen|ubermorgen|montag\\w*|dienstag\\w*|mittwoch\\w*|donnerstag\\w*|freitag\\w*|samstag\\w*|sonntag\\w*|frei|geht|moglich)))',
    with: 'bei|(?:mit|von|zu)(?= (?:frau|herrn?|dr))',
    noName:
      '\\w*(?:therapeut\\w*|arzt|arztin|pathin|pathe|pathen|pathie|ologe|ologin|ologen|masseur\\w*|masseuse|trainer\\w*|lehrer\\w*|meister\\w*|assistent\\w*|schmerz\\w*|beschwerden|schwangerschaft|heit|keit|itis|tion|ungen|problem\\w*)',
  },
  ownHours: {
    elsewhere:
      '(?:muss|mussen|musste|mussten|soll|sollen|sollten)(?: \\S+){0,6} (?:zu ?hause|daheim|heim|zuruck|weg|los|am (?:bahnhof|flughafen)|in der (?:arbeit|schule|kita)|auf (?:der )?arbeit)|(?:zug|bus|flug|flieger|fahre) (?:geht|fahrt|fliegt|ist)|(?:zuruck|daheim|zu ?hause) (?:sein|sind)',
    meal: 'picknick\\w*|brotzeit|lunchpaket\\w*|(?:eigenes?|unser\\w*|mein\\w*) (?:essen|mittagessen|verpflegung|jause)|(?:wir|ich) essen|essen (?:wir|ich|dort|vor ort)',
    late: 'spater als (?:geplant|gebucht|vereinbart|ausgemacht)|verspat\\w*',
    apart: 'also|und|dann|daher|deshalb|deswegen|aber',
    habit: 'immer|jedes mal|regelmassig|jeden (?:tag|morgen|vormittag|nachmittag)',
    engagement: '\\w*(?:therapie|training)|schule|unterricht|arbeit|dienst|uni|vorlesung\\w*|kurse?',
    idle: 'gut|super|perfekt|passt|geht|zeit|frei|verfugbar|da|zuhause|daheim|offen|geoffnet',
  },
  unsuitable: {
    than: '(?:besser|lieber|eher|gunstiger|passender)(?: \\S+){0,4} als(?: (?:am|der|den|dem))?',
    before:
      'nicht(?: am| um| an diesem| gerade)?|vergess\\w*(?: sie| wir)?|lass\\w*(?: sie| wir)?(?= (?:den|die|das))|ohne|kein(?:e|en|er|es)?|ausser(?: am| um)?|kann (?:leider )?nicht(?: am| um)?|bloss nicht(?: am)?|auf keinen fall(?: am| um)?',
    taken: [
      'heirat(?:e|en|et)|(?:flieg(?:e|en)|verreis(?:e|en))',
      '(?:fahr|reis)(?:e|en) (?:\\S+ ){0,4}(?:weg|in (?:den )?urlaub|nach|ins|in (?:die|den|das) \\S+)',
      '(?:bin|sind) (?:\\S+ ){0,5}(?:weg|verreist|im urlaub|unterwegs|verhindert|verplant|ausgebucht|beschaftigt|krank|im krankenhaus|nicht (?:da|hier|zu ?hause|daheim|verfugbar)|auf (?:einer |der )?(?:tagung|messe|dienstreise|geschaftsreise|fortbildung|konferenz|schulung|montage|reise|hochzeit|feier|taufe|kreuzfahrt))',
      '(?:hat|haben) (?:\\S+ ){0,4}(?:schule|fussball|training|klausur|kindergarten|kita|prufung)',
      `${EVENT} (?:ist|sind|findet|beginnt|startet|fallt|habe|haben)|ist (?:(?:die|der|das|eine?|unsere?|meine?|ihre?|seine?) )?(?:\\S+ )?${EVENT}`,
      '(?:hab|habe|haben|hat) (?:\\S+ ){0,4}(?:hochzeit|geburtstag|urlaub|prufung|rennen|wettkampf|turnier|auftritt|vorstellungsgesprach)',
    ].join('|'),
    ahead: `vor (?:de[rmn]|mein\\w{0,2}|unser\\w{0,2}|ihr\\w{0,2}|sein\\w{0,2}|eine[rm]) (?:\\S+ )?${EVENT}(?: am| im)?`,
    that: 'da kann ich (?:leider |gar |doch |jetzt )*nicht|(?:das |da )(?:passt|geht|klappt) (?:mir |bei mir |doch |leider |jetzt )*(?:gar )?nicht',
    told: 'ich|wir|er|sie|es|mein\\w{0,2}|unser\\w{0,2}|bin|ist|sind|hab|habe|haben|hat|muss|wird',
    suits:
      'ginge|geht|gehen|passt|passen|klappt|klappte|(?:ware|ist|bin|hab|habe|hatte)(?: ich| wir)?(?: \\S+){0,2} (?:frei|zeit|moglich|ok|okay|gut|super|perfekt|besser|da)|(?:kann|konnte|konnten|konnen)(?: ich| wir)?|ja|schon|also|lieber|besser|wieder',
    behind:
      'nein(?= ?(?:$|[,.!;]))|(?:ist|sind)(?: (?:bei mir|bei uns|schon|bereits|leider|komplett|ganz)){0,3} (?:belegt|verplant|voll|vergeben|dicht|feiertag|zu viel)|wird(?: es| das)?(?: (?:bei mir|bei uns|leider|mir|uns|zu|ein bisschen|etwas|sehr)){0,2} (?:eng|knapp|schwierig|nichts)|(?:kann ich|geht(?: es| das)?(?: bei mir| mir)?|passt(?: es| das)?(?: mir)?|klappt(?: es| das)?|konnen wir|schaffe? ich(?: es)?|hab(?:e)? ich)(?: \\S+){0,2} nicht|(?:geht|passt|klappt) (?:leider |bei mir |mir )*(?:nicht|schlecht|gar nicht)|(?:ist|ware|wird)(?: mir| uns)? (?:(?:ein|zu|etwas|bisschen|sehr) ){1,3}(?:knapp|kurzfristig|fruh|spat|eng)|ist (?:schlecht|blod|unmoglich|ganz schlecht|nicht (?:moglich|gut|ideal))|nicht(?= ?(?:$|[,.!]))',
  },
  working: {
    busy: 'arbeite|(?:muss|darf) (?:\\S+ ){0,6}(?:arbeiten|hackeln)|hackel|(?:bin|sitze?|steh\\w?) (?:\\S+ ){0,6}(?:in der (?:arbeit|schule|uni|firma|praxis)|im (?:buro|dienst|job|geschaft)|auf (?:arbeit|der arbeit|schicht)|beim arbeiten|am arbeiten)|(?:hab|habe) (?:\\S+ ){0,6}(?:dienst|schicht|uni|schule|unterricht|vorlesung\\w{0,2})|mein\\w? (?:dienst|schicht|arbeit|arbeitstag|job) (?:geht|dauert)',
    over: 'feierabend|dienstschluss|arbeitsschluss|(?:dienst|schicht|arbeit|arbeitstag|job|uni|schule) (?:endet|ist|aus)|(?:komm|komme) (?:\\S+ ){0,4}(?:aus|von) (?:der arbeit|dem buro|der schicht|dem dienst)|(?:hor|hore) (?:\\S+ ){0,4}auf(?: zu arbeiten)?|arbeite bis|(?:schule|uni) bis',
    days: '(?:unter tags|untertags|tagsuber|den ganzen tag|unter der woche|werktags|wochentags)(?: \\S+){0,2} (?:arbeite|hackel|arbeiten)(?: ich)?|(?:arbeite|muss)(?: \\S+){0,2} (?:unter tags|untertags|tagsuber|den ganzen tag|unter der woche|werktags|ganztags|vollzeit)(?: arbeiten)?|bin (?:ganztags |vollzeit |voll )?berufstatig',
    until: 'bis',
    on: {
      said: [
        `(?:arbeite|hackel|hackle|jobbe)(?: ich)?${BESIDES} \\{day\\}|\\{day\\},? (?:arbeite|hackel|hackle|jobbe)(?: ich)?`,
        `(?:muss|musste)(?: ich)?${BESIDES} \\{day\\}${BESIDES} ${TO_WORK}|\\{day\\},? (?:muss|musste) ich${BESIDES} ${TO_WORK}`,
        `(?:hab|habe)(?: ich)?${BESIDES} \\{day\\}${BESIDES} ${SCHOOL}|\\{day\\},? (?:hab|habe) ich${BESIDES} ${SCHOOL}`,
        `(?:hab|habe)(?: ich)?${BESIDES} ${SCHOOL} \\{day\\}|\\{day\\},? ist${BESIDES} (?:schule|uni)`,
        `bin(?: ich)?${BESIDES} \\{day\\}${BESIDES} ${AT_WORK}|\\{day\\},? bin ich${BESIDES} ${AT_WORK}`,
        `bin(?: ich)?${BESIDES} ${AT_WORK} \\{day\\}`,
      ].join('|'),
      rest: 'auch|immer|leider|den ganzen tag|ganztags|eh|ja|sorry|selber|selbst',
      so: 'also|deshalb|daher|darum|drum',
      free: '(?:arbeite|hackel|jobbe)(?: ich)? (?:nicht|nie)(?: am)? \\{day\\}',
    },
  },
  dayParts: {
    any: 'jederzeit|(?:mir |uns )?(?:ganz |vollig |total )?(?:egal|gleich|wurscht),? (?:wann|um wie ?viel uhr|(?:um |zu )?welcher? (?:uhr)?zeit)|(?:die )?(?:uhr|tages)?zeit (?:ist|war|ware|spielt)(?: mir| uns)?(?: (?:eigentlich|ganz|vollig|total|auch)){0,2} (?:egal|gleich|wurscht|nicht (?:so )?wichtig|keine rolle)|(?:mit|bei|von) der (?:uhr)?zeit(?: her)? (?:bin|sind) (?:ich|wir) (?:ganz |vollig |sehr )?(?:flexibel|frei)|(?:bin|sind|ware|waren)(?: ich| wir)? (?:zeitlich|mit der (?:uhr)?zeit|bei der (?:uhr)?zeit|den ganzen tag)(?: ganz| vollig| sehr)? (?:flexibel|frei|verfugbar)|(?:uhrzeitmassig|zeitlich)(?: bin| sind)?(?: ich| wir)?(?: ganz| vollig| sehr)? flexibel|(?:den )?ganzen tag (?:zeit|frei|moglich|uber)|zu jeder (?:uhr|tages)?zeit|ganztags(?: moglich| zeit| frei)?|irgendwann|vormittags? oder nachmittags?|morgens oder abends',
    too: 'auch|ebenfalls|genauso',
    suits:
      'nur|lieber|liebsten|besser|besten|bevorzug\\w*|(?:ich|wir) (?:kann|konnen|konnte\\w*)|kann ich|konnen wir|geht|ginge|passt|zeit|frei',
  },
  but: {
    word: 'aber|nur|allerdings',
    first: 'erst|zuerst|vorher|davor|sagen sie mir|sag mir|ich (?:musste|muss|wollte) (?:noch )?wissen|was ist mit',
  },
  because: 'weil|denn|da (?:ich|wir|hab|muss)|wegen',
  address:
    '(?:\\p{L}{3,20} )?\\p{L}{2,30}(?:strasse|str|weg|gasse|platz|allee|ring|ufer|damm|markt|hof|steig|gasserl|anger)\\.? \\d{1,4}[a-z]?|(?:hausnummer|wohnung|zimmer|tur|stiege|durchwahl|klappe)(?: ist)? \\d{1,4}[a-z]?|\\d{1,4}[a-z]? ist (?:die|unsere|meine|seine|ihre) hausnummer',
  interjections: `(?:sagen sie|sagt|sag)(?=,| ?$)|${AND}|na(?= (?:gut|dann|ja|klar|also|hallo|guten|servus|sowas))|(?:ha){2,}\\w{0,3}|lol|wissen sie was|weisst du was|(?:und )?(?:sagen sie|sag|sagt)(?: doch)? mal|ach herrje|ach|(?:(?:nur )?(?:noch )?eine|letzte|nachste|kurze|andere) frage(?: noch)?|noch (?:was|etwas)(?=,)|achso|ach so|ach ja|achja|ah|oh|ahm|ehm|hm+|naja|na ja|also|ubrigens|hey|oje|ups|uff|mist`,
  anybodyThere:
    '(?:ist|sind|seid|is) (?:da |denn |noch |hier |uberhaupt ){0,3}(?:jemand|wer|sie|ihr|einer)(?: (?:da|hier|noch|denn|uberhaupt)){0,3}|(?:noch )?(?:jemand|einer|wer)(?: (?:da|hier|noch)){0,2}|noch da|ich warte(?: (?:immer|noch|schon|jetzt|hier|lange|ewig)){0,3}|(?:wann|wo) (?:kommt|antwortet|bleibt|meldet sich)(?: (?:denn|mal|endlich|da|nun)){0,2}(?: (?:jemand|wer|einer|ihr))?|(?:kommt|antwortet|meldet sich) (?:(?:da|denn|noch|mal|hier) ){0,2}(?:jemand|wer|einer)(?: noch)?|wie lange(?: (?:dauert|noch|muss ich|soll ich|denn|das|es|warten)){0,4}|(?:und |was )(?:jetzt|nun|ist jetzt)|warum antwortet (?:niemand|keiner)',
  postponed:
    '(?:uberleg\\w*|besprech\\w*) (?:es|mir|das|noch|erst|in ruhe)|(?:muss|will|mochte|werde) (?:es|das|noch|erst)(?: \\S+){0,5} (?:uberlegen|besprechen)|meld\\w* (?:mich|uns)(?: \\S+){0,3} (?:wieder|spater|noch ?mal)|(?:spater|ein andermal|ein anderes mal) (?:buch\\w*|reservier\\w*)|buch\\w* (?:dann )?(?:spater|ein andermal)',
  wait: '(?:einen |kurzer |kleinen |kleiner )?moment(?:chen|mal| mal)?|sekunde|wart(?:e|en sie|et)(?: mal| kurz| bitte)*|augenblick',
  indifferent:
    '(?:ist |das ist )?(?:mir )?(?:ganz |vollig |total )?(?:egal|wurscht|gleich)(?: wann| welche\\w*)?|irgend(?:einer|eine|eins|wann|was)|such(?:en)? sie (?:sich )?(?:einen|eine|was) aus|was (?:ihnen|euch) (?:lieber|besser) (?:ist|passt)|beides|alle passen|wann es (?:ihnen|euch|bei (?:ihnen|euch)) passt',
  recall: {
    it: '(?:welcher tag|welches datum) (?:ist|war) (?:das|es)|wann (?:ist|war|ware)(?: das| der| die| es| sie| mein| unser)?(?: termin| buchung| stunde)?(?: nochmal| noch mal| denn| jetzt| genau)*(?= ?(?:$|[?.!,]))|wann (?:habe|hab) ich (?:nochmal |noch mal |denn |jetzt )*(?:den |meinen )?termin|um wie ?viel uhr (?:ist|war)(?: das| der| es| mein)?(?: termin)?|(?:bei|mit) wem (?:ist (?:das|es|der termin)|habe ich|hab ich|bin ich)|ist (?:der|mein) termin (?:jetzt |schon )?(?:fest|gebucht|bestatigt|eingetragen|sicher)|(?:habe|hab) ich (?:jetzt |schon )?(?:einen|den) termin|ist (?:es|das) (?:jetzt )?(?:gebucht|fest|bestatigt)|(?:ist|steht|sind) (?:das|es|der|die|mein\\w*|jetzt)(?: \\S+){0,5} (?:eingetragen|gebucht|fest|bestatigt|notiert|drin)(?= ?(?:$|[?.!,]))|(?:um )?wie ?viel uhr (?:ist|war) (?:das|es|der)(?: nochmal| noch mal| denn)*(?= ?(?:$|[?.!,]))',
    isWith:
      '(?:(?:und|also|sagen sie mir|sag mir) ){0,3}(?:(?:ist|ware|bleibt|wird) (?:das|es|der|die)(?: \\S+){0,3} (?:bei|mit)(?= ))',
    own: '(?:bitte |konnen sie |konnt ihr |kannst du )?(?:zeig(?:en|t|e)?|sag(?:en|t|e)?|nenn(?:en|t|e)?)(?: sie| ihr| du)? (?:mir |uns )?(?:bitte )?(?:mal |nochmal )?(?:alle |all )?(?:mein|unser)e? (?:termin|buchung|reservierung)(?:e|en)?(?= ?(?:$|[.,!?]|bitte|an))|(?:konnen sie|konnt ihr|kannst du) (?:mir |uns )?(?:bitte )?(?:mal |nochmal )?(?:alle )?(?:mein|unser)e? (?:termin|buchung|reservierung)(?:e|en)? (?:zeigen|nennen|sagen|auflisten)|(?:konnen sie|konnt ihr|kannst du|konnten sie) (?:mir )?(?:bitte )?(?:nochmal |noch mal )?(?:sagen|nachsehen|nachschauen|schauen),? (?:wann|ob|um wie ?viel uhr) (?:mein|ich)|wann (?:ist|war|ware) (?:nochmal |noch mal |denn |eigentlich )*(?:mein|unser)e? (?:nachster |nachste )?(?:termin|buchung|reservierung|stunde)|wann (?:habe|hab) ich (?:nochmal |noch mal |denn |eigentlich |jetzt )*(?:den |meinen |einen )?(?:nachsten )?(?:termin|buchung|reservierung|stunde)|(?:um wie ?viel uhr|welchen tag|an welchem tag) (?:ist|war|habe ich|hab ich) (?:nochmal |denn )?(?:mein(?:en?)?|den)? ?(?:termin|buchung|reservierung|stunde)|ist mein(?:e)? (?:termin|buchung|reservierung|stunde) (?:noch |jetzt |eigentlich |wirklich )?(?:am|um|heute|morgen|ubermorgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|bei)|(?:(?:also|und|dann) ){0,2}(?:habe|hab|haben) (?:ich|wir)(?: \\w+){0,3} (?:einen|nen|ne|eine|den|meinen) (?:termin|buchung|reservierung|stunde|platz|tisch)(?: \\w+){0,3}|(?:ich )?(?:weiss|wei) (?:nicht mehr|nimmer),? wann (?:mein|ich)|(?:(?:also|und|aber) ){0,2}(?:bin|sind) (?:ich|wir)(?: jetzt| schon| denn| damit| nun| bereits){0,3} (?:eingetragen|eingebucht|gebucht|angemeldet|vorgemerkt)(?= ?(?:$|[?.!,]))|(?:(?:also|und|aber) ){0,2}ist (?:es|das|der termin|mein termin|der platz|alles)(?: jetzt| schon| denn| damit| nun| bereits){0,3} (?:gebucht|fest|bestatigt|eingetragen|reserviert)(?= ?(?:$|[?.!,]))',
    cancelled:
      '(?:ist|sind|wurde|wird|hat|haben|habt|haben sie|hast du)(?: \\S+){1,7} (?:stornier\\w*|abgesagt|absagen|gestrichen)',
    made: '(?:ein)?gebucht|reserviert|fest|fix|bestatigt|eingetragen|gultig|verbindlich|durchgegangen|gilt',
    besideMade: 'referenz\\w*|nummer|definitiv|endgultig|wirklich|tatsachlich|sicher|noch|bloss|hab|habe',
    orNot: '(?:ja )?oder (?:nicht|nein|net|nich|doch nicht)',
    inOrder: `alles(?: \\S+){0,3} (?:in ordnung|ok(?:ay)?|gut|klar|richtig|geregelt|erledigt)(?: \\S+)? (?:mit|bei) (?:mein\\w{0,2}|unser\\w{0,2}|der|dem) ${BOOKING}|(?:passt|stimmt|klappt)(?: \\S+){0,2} alles(?: \\S+){0,2} (?:mit|bei) (?:mein\\w{0,2}|unser\\w{0,2}|der|dem) ${BOOKING}|(?:mit|bei) (?:mein\\w{0,2}|unser\\w{0,2}) ${BOOKING}(?: \\S+){0,3} alles (?:in ordnung|ok(?:ay)?|gut|klar|richtig)|(?:mein\\w{0,2}|unser\\w{0,2}) ${BOOKING} (?:ist |jetzt |denn |auch |so |nun ){0,4}(?:in ordnung|ok(?:ay)?|fix|klar)(?= ?(?:$|[?.!,]))|ist (?:(?:denn|jetzt|dann|nun|also) ){0,3}alles (?:(?:jetzt|soweit|so) ){0,2}(?:in ordnung|ok(?:ay)?|geregelt|erledigt)(?= ?(?:$|[?.!,]))`,
    stands:
      '(?:steht|bleibt|gilt|passt)(?: \\S+){0,6}? (?:noch|schon|eh|weiterhin|dabei)(?= ?(?:$|[?.!,]| oder))|(?:steht|bleibt|gilt) (?:mein|der|unser|es)\\w*(?: \\S+){0,4}|(?:welche|was fur) (?:termine|buchungen) (?:hab|habe|haben|stehen) (?:ich|wir|bei|fur)|was (?:hab|habe|haben) (?:ich|wir) (?:\\S+ ){0,3}gebucht|zusammenfass\\w*|ist (?:der|die|mein\\w*) (?:\\S+ ){1,4}(?:storniert|abgesagt|gestrichen)',
    arrived:
      '(?:ist|wurde|wird) (?:es|das|die|meine)(?: \\S+){0,6}? (?:raus|rausgegangen|rausgeschickt|abgeschickt|weitergegeben|weitergeleitet|angekommen|gesendet)|meine (?:nachricht|beschwerde|meldung)(?: \\S+){0,8}? (?:angekommen|raus|rausgegangen|weitergegeben|weitergeleitet|gelandet)|(?:haben sie|habt ihr|hast du) (?:es|das|die|meine)(?: \\S+){0,5}? (?:weitergegeben|abgeschickt|weitergeleitet|geschickt)',
    answeredWhen:
      'wer (?:ruft|meldet|kontaktiert|schreibt) (?:mich|mir|uns|sich)|(?:wann|bis wann|wie schnell|wie bald)(?: \\S+){1,6}? (?:zuruck|an|sich|antwort\\w*|melde\\w*|schreib\\w*|ruf\\w*|hor\\w*)|(?:wann|bis wann|wie schnell) (?:antwort\\w*|meld\\w*|ruf\\w*|hor\\w*|schreib\\w*|bekomm\\w*)|wie lang\\w*(?: \\S+){0,7}? (?:hor\\w*|antwort\\w*|ruckmeldung|ruckruf|bescheid|meld\\w*|zuruck\\w*)|(?:wann|bis wann|wie schnell)(?: \\S+){0,4}? (?:antwort\\w*|ruckmeldung|bescheid)',
    passedOn:
      '(?:hat|haben|habt|hast)(?: \\S+){0,5} (?:meine?n?|die|den) (?:\\S+ )?(?:nummer|nachricht|daten|notiz|bitte|ruckruf\\w*|handynummer|telefonnummer|adresse|mail\\w*)(?: \\S+){0,2} (?:bekommen|erhalten|gekriegt|gesehen|da|drin)|ist (?:mein\\w*|der|die) (?:ruckruf\\w*|nachricht|nummer|anfrage|bitte)(?: \\S+){0,3} (?:angekommen|durchgegangen|da|raus|durch)|(?:hat|haben|habt) (?:sie |ihr |man )?(?:jetzt |auch |wirklich )*mein\\w* (?:nummer|daten|namen?)(?= ?(?:$|[?.!,]))|hor\\w* (?:ich|wir) (?:\\S+ ){0,3}von (?:euch|ihnen)|(?:ruft|rufen) (?:ihr|sie) (?:mich|uns) (?:\\S+ ){0,3}(?:an|zuruck)(?= ?(?:$|[?.!,]))|(?:haben sie|habt ihr|hast du|ist|sind|wurde)(?: \\S+){0,7} (?:notiert|vermerkt|weitergegeben|aufgenommen|dazugeschrieben|aufgeschrieben|weitergeleitet)|steht(?: \\S+){0,2} (?:ruckruf|nachricht|notiz|beschwerde|dabei|drin)',
  },
  toTeam: {
    person: 'person|mensch\\w*|jemand\\w*|mitarbeiter\\w*|kollegin|kollege\\w*|sprechen|reden|team',
    message: 'nachricht|mitteilung|notiz|ausrichten|aufnehmen|hinterlassen|weitergeben',
  },
  grievance: {
    ours: '(?:ihr|sie) (?:habt|haben|seid|hattet|hatten|wart)|(?:habt|haben|seid|hattet) (?:ihr|sie|mir|mich|uns|meine?\\w*|unsere?\\w*)|eure?\\w*|ihre?[nmr]? \\S+|(?:bei|von|mit) (?:euch|ihnen)',
    nobody:
      'ohne (?:uns|mich) (?:weg|los|ab|\\w*gefahren|gestartet|losgegangen|angefangen)|(?:war|waren) (?:schon|bereits) (?:weg|fort|abgefahren)|(?:kam|kamen|erschien|erschienen)(?: \\S+){0,3} nicht|nicht (?:auf (?:uns|mich) )?gewartet|niemand|keiner|kein mensch|nicht einer|kein (?:wort|ruckruf|anruf)|nichts (?:gesagt|gehort|erklart|gemacht)|(?:kam|kamen) (?:\\S+ ){0,2}nie|nie (?:an(?:gekommen)?(?= ?(?:$|[,.!]))|erhalten|bekommen|geschickt|verschickt|geliefert|uberwiesen|gemeldet|zuruck\\w*|angerufen|gesagt)',
    outrage:
      '(?:gefahren|gewartet|gekommen|angereist|fahrt|anfahrt|weg) (?:\\S+ ){0,3}(?:umsonst|fur nichts)|(?:umsonst|fur nichts) (?:gefahren|gewartet|gekommen|angereist|hingefahren|hergefahren)|verschlossene\\w* tur|obwohl|trotzdem|trotz|immer noch|wieder nicht|statt(?:dessen)?|ohne (?:zu fragen|bescheid|ein wort|mich)|wie (?:versprochen|ausgemacht|abgemacht)|nicht (?:mal|einmal)|das kann (?:doch )?nicht (?:sein|wahr)|unmoglich|einfach|auch noch|(?:zwei|drei|vier|funf|zig)mal|seit (?:tagen|wochen|monaten)|(?:tage|wochen|monate) (?:spater|her)|sollte (?:langst|schon)|nicht (?:in ordnung|akzeptabel|hinnehmbar)|(?:seit|schon) (?:uber|mehr als) \\S+ (?:tag|woche|monat)\\w*',
    harm: 'zerkratzt|tropft|blattert|rostet|eingelaufen|altbacken|verbeult|kratzer|delle\\w*|schief|verschwommen|unscharf|verbrannt|kaputt|falsch\\w*|verkehrt\\w*|vernachlassigt|dreckig|schmutzig|zerrissen|gerissen|fehlt|fehlen|zu (?:spat|kurz|lang|eng|klein|gross|kalt|heiss|teuer)|verspatet|kalt|fleck\\w*|klebrig|beschadigt|ruiniert|nicht fertig|verloren|blutet|blutig|schlimmer|ungleich\\w*|abgegangen|abgefallen|stinkt|undicht|geschwollen|sauerei|mangelhaft|enttausch\\w*',
    praise: 'danke\\w*|wunderschon|super|toll|wunderbar|prima|perfekt|zufrieden mit|klasse|begeistert',
    redress:
      '\\w*erstatt\\w*|(?:geld|kaution|anzahlung|euro) (?:\\S+ ){0,4}zuruck|zuruck(?:zu)?zahl\\w*|entschadig\\w*|gutschrift|nachlass|rabatt|entschuldig\\w*',
    none: '(?:(?:das|es) )?(?:ist|war|sollte?|soll)(?: \\S+){0,2} (?:keine|nicht als) (?:beschwerde|reklamation|kritik)(?: sein| gemeint)?|(?:beschwere|beschweren) (?:ich |wir )?(?:mich |uns )?(?:ja |doch |gar )?nicht|(?:keine|nicht als) (?:beschwerde|reklamation)',
  },
  withYou:
    '(?:steht|stehen|liegt|liegen|ist|sind|war)(?: \\S+){0,5} (?:bei (?:euch|ihnen)|da|dort|in (?:eurer|ihrer) \\S+)|(?:bei (?:euch|ihnen)) (?:steht|liegt|ist)|(?:hab|habe|haben) (?:\\S+ ){1,4}bei (?:euch|ihnen) (?:stehen|liegen|gelassen|abgegeben)',
  existing:
    '(?:mein|der) termin (?:steht|passt|ist)(?: (?:ja|doch|schon|bereits|eh)){0,3}(?: (?:fest|gebucht|ok|gemacht))?(?= ?(?:$|[,.!]))|(?:ich|wir) (?:habe|hab|haben)(?: \\S+){0,5} (?:einen|nen|eine|ne|meinen|unseren|den) (?:termin|buchung|reservierung)(?! (?:ausmachen|vereinbaren|machen))|(?:ich|wir) (?:habe|hab|haben)(?: \\S+){0,4} (?:gebucht|reserviert)|(?:wie|grad|gerade|eben|schon|bereits) (?:gebucht|reserviert)',
  age: '(?:ist|bin|sind|wird|werde|wurde)(?: jetzt| gerade| erst| schon| fast| bald| inzwischen)?',
  appointment: 'termine?|terminen|termins',
  ages: {
    persons:
      'sohne?n?|tochtern?|tochter|kind(?:er|ern|es)?|kids|jungs?|jungen?|buben?|bub|madchens?|madels?|madl|enkel\\w{0,5}|neffen?|nichten?|bruder|schwestern?|geschwister|zwillinge?n?|drillinge?n?|kleine[nrs]?|grosse[nrs]?|baby|babys|teenagern?|teenies?|mann|frau|mutter|vater|mama|papa|oma|opa',
    and: functionWords.and,
    pronouns: 'sie|er|beide|die beiden|die zwei|die drei',
    passing: AGES_IN_PASSING,
    told: '{n}[ -]?jahrig\\w*|{l} jahre? (?:alt|jung)\\w{0,2}|(?:im )?alter(?: von)?(?: ?:)? {l}(?: jahre| geworden)?(?= ?(?:$|[.,!?;:)&]|(?:und|aber|nicht|oder) ))|(?:{p}|{he})(?: ist| sind| wird| werden| wurde| wurden|,? (?:von|mit)|:|,)?(?: jetzt| gerade| erst| schon| fast| bald| beide| etwa){0,2} {l} jahren?(?! (?:her|lang|spater|dabei|zuruck|garantie))|(?:{p})(?: ist| sind| wird| werden| wurde| wurden|,? (?:von|mit))?(?: jetzt| gerade| erst| schon| fast| bald| beide| etwa){0,2} {l}(?: jahre| geworden)?(?= ?(?:$|[.,!?;:)&]|(?:und|aber|nicht|oder) ))|(?:{he})(?: ist| sind| wird| werden| wurde| wurden)(?: jetzt| gerade| erst| schon| fast| bald| beide| etwa){0,2} {l}(?: jahre| geworden)?(?= ?(?:$|[.,!?;:)&]|(?:und|aber|nicht|oder) ))|(?:{p}|{he}) (?:wird|werden) {n} im \\p{L}+|(?:{p}|{he}) (?:wird|werden|wurde)(?: (?!um|gegen|ab|bis|vor|nach|zu|fur)\\S+){1,3}(?<! (?:am|vom|zum)) {n}(?= ?(?:$|[.,!?;:)]))|(?:sohn|tochter|kind|enkel\\w{0,3}|madchen|junge|neffe|nichte), {n}(?: jahre| geworden)?(?= ?(?:$|[.,!?;:)&]|(?:und|aber|nicht|oder) ))|(?:mutter|vater|mama|papa|oma|opa|mann|frau), [4-9]\\d(?= ?(?:$|[.,!?;:)]))|(?:{p}),? (?:alle|beide) {n}(?= ?(?:$|[.,!?;:)]|(?:years?|yrs?|jahre|anos|ans)(?!\\p{L})))|(?:{p})(?: ?[,:–-])? {m}(?= ?(?:$|[.,!?;:)]))|(?:{p}) zwischen {n} und {n}(?! uhr)|\\({l}(?: jahre?)?\\)',
    each: '(?:ein[es]?s?|einer|der eine|die eine|das eine|andere[rs]?|der andere|altere[rs]?|alteste[rs]?|jungere[rs]?|jungste[rs]?|grosse|kleine|zweite[rs]?)(?: ist| wird)? {n}(?= ?(?:$|[.,!?;:)]|(?:und|aber|jahre|ein\\w{0,2}|der|die|das) ))',
    alone: '(?:(?:nur|erst|etwa|fast|ab) )?{l} jahre',
    own: '(?:ich |i )?(?:bin|ben)(?: jetzt| schon| ja| erst| noch| ubrigens| halt| gerade| nur| leider){0,2} {n}(?= ?(?:$|[.,!?;)]|(?:jahre|und|aber|geht|darf|kann) ))|ich(?: erst| schon| noch| ja){0,2} {n}(?: jahre(?: alt)?)? bin',
    months:
      '{n} monate? alt|{n}[ -]?monatig\\w*|(?:{p}|{he})(?: ist|,? von|,)?(?: jetzt| gerade| erst| schon| fast)? {n} monaten?(?! (?:her|schwanger))',
    days: '{n} (?:wochen?|tage?) alt|{n}[ -]?(?:wochig|tagig)\\w*|neugeboren\\w*',
    years: 'jahren?|jahre?|j',
    inMonths: 'monaten?|monate?|mon',
    before: 'alter|von|ab|bis|zwischen|unter|uber|kinder',
    label: 'alter',
    to: 'bis|und',
    lower: 'ab|uber|mindestens',
    upper: 'bis|unter|bis zu',
    more: 'und (?:alter|daruber)|aufwarts',
    baby: 'bab(?:y|ys|ies)\\w*|saugling\\w*|neugeborene\\w*',
    child: 'kinder\\w*|kids',
    teen: 'teen\\w*|jugend\\w*',
    adult: 'erwachsene\\w*',
    senior: 'senior\\w*',
    offer:
      '(?:gibt ?s|gibt es|habt ihr|haben sie|hatten sie|hattet ihr)(?: \\S+){0,3} (?:was|etwas|kurse?|angebote?|gruppen?|stunden?)|was (?:\\S+ )?(?:habt ihr|haben sie|gibt es|gibts|bieten sie|bietet ihr|ware|passt|wurden sie|wurdet ihr)|welche (?:\\S+ )?(?:kurse?|angebote?|gruppen?|stunden?)|ich meine was fur',
  },
  keeps: 'lass(?:en|t)?(?: sie)?|behalt\\w*|nicht|aber nicht|bleibt|bleiben',
  stays: 'bleib\\w*|lass(?:en|t)?',
  please: 'bitte',
  plain: 'normal\\w{0,2}|gewohnlich\\w{0,2}|regular\\w{0,2}|ublich\\w{0,2}|klassisch\\w{0,2}',
  prefers:
    'lieber|stattdessen|doch (?:die|den|das)|nehme?(?:n)?|bevorzug\\w*|wechseln|umsteigen|mocht\\w*|wollen|will|besser',
  had: {
    said: '(?:ich |wir )?(?:hab|habe|haben|hatte|hatten|besitze|kann|konnen|war|waren)',
    done: 'schon|gesagt|geschrieben|probiert|versucht|erledigt|bereits|gemacht|absolviert|besucht|abgeschlossen|bestanden|hinter mir|fertig|letzt\\w*|\\w*schein|\\w*zertifikat|\\w*diplom|\\w*prufung|\\w*abzeichen|\\w*brevet',
    wants:
      'will|wollen|wollte|mocht\\w*|wurd\\w*|brauch\\w*|hatte gern\\w*|hatten gern\\w*|such\\w?|interessier\\w*|jetzt (?:den|die|das)|buchen|anmelden',
    notOver: 'wieder|nochmal|noch mal|nochmals|noch ein\\w*|\\w*gutschein\\w*|nie|nicht|kein\\w*',
    yours:
      '(?:ist|war|sind|waren|kommt|stammt) von (?:ihnen|euch|dir)|(?:haben|habt|hast|hat) (?:sie|ihr|du) (?:mir )?(?:\\S+ )?(?:gemacht|gestochen|eingesetzt)|bei (?:ihnen|euch|dir) (?:machen lassen|gemacht|stechen lassen|gestochen|gekauft)',
  },
  conditions: {
    said: 'schwanger\\w*|pranatal\\w*|postnatal\\w*|wochenbett|ruckbildung\\w*|geburts\\w*|entbindung\\w*',
    none: 'nicht|kein\\w*|nie',
  },
  occasions: {
    birthday: {
      named: '[\\p{L}\\p{N}]{0,30}geburtstag\\w*',
      said: '[\\p{L}\\p{N}]{0,30}geburtstag\\w*|gefeiert|feier\\w*|party|kinderfest\\w*',
    },
    wedding: {
      named: 'hochzeit\\w*|braut\\w*|trauung\\w*',
      said: '[\\p{L}\\p{N}]{0,30}hochzeit\\w*|braut\\w*|trauung\\w*|heirat\\w*|standesamt\\w*|verlob\\w*|trauen lassen',
    },
    farewell: {
      named: 'junggesell\\w*|jga|polterabend\\w*',
      said: 'junggesell\\w*|jga|polterabend\\w*|hochzeit|feier\\w*|party',
    },
  },
  lengths: {
    written:
      '{n} ?(?:minuten?|min)|(?:\\d[.,]5|{n}) ?(?:stunden?|std)|(?:anderthalb|eineinhalb) stunden?|(?:eine )?halbe stunde',
    clock: '\\d{1,2} ?h(?: ?\\d{2})?',
    before: 'fur|von|mit|die|zu',
    notBefore: 'in|nach|vor|seit|alle|jede|um|innerhalb von|ab|bis|als|unter|uber',
    notBehind: 'spater|fruher|eher|vorher|nachher|vor|nach|mehr|weniger|zu spat|verspatung|entfernt|fahrt|fuss',
    half: 'halbe stunde',
    andHalf: 'anderthalb|eineinhalb',
    minute: 'min|minuten?',
    short:
      '(?:die|den|das|der) (?:ganz )?(?:(?:kurze|kurzere|kurzeste)[nrs]?(?: (?:tour|fahrt|variante|version|fassung|runde|stunde|fuhrung|probe|massage|behandlung|kurs))?|kleine[nrs]? (?:tour|fahrt|variante|version|fassung|runde|stunde|fuhrung|probe|massage|behandlung|kurs))(?= ?(?:$|[.,!?;]|(?:bitte|dann|lieber|am|um|fur|im|und|von|mit|bis|halt|ja|doch)(?!\\p{L})))',
    long: '(?:die|den|das|der) (?:ganz )?(?:(?:lange|langere|langste)[nrs]?(?: (?:tour|fahrt|variante|version|fassung|runde|stunde|fuhrung|probe|massage|behandlung|kurs))?|grosse[nrs]? (?:tour|fahrt|variante|version|fassung|runde|stunde|fuhrung|probe|massage|behandlung|kurs))(?= ?(?:$|[.,!?;]|(?:bitte|dann|lieber|am|um|fur|im|und|von|mit|bis|halt|ja|doch)(?!\\p{L})))',
    picks: '(?:die|den|das|der)(?:jenige)?(?: (?:fur|zu|mit|von|uber))?(?: (?:einer|eine|einen))?',
    costs: 'kostet',
    misfit: 'zu (?:kurz|knapp|lang|wenig|viel|teuer|klein|gross|schnell|langsam)\\w{0,2}|nicht \\p{L}+ genug',
  },
  sizeLead: 'fur',
  counts: {
    birthday: { before: '$^', own: '$^' },
    behind:
      'monat\\w*|trimester|trimenon|woche|ssw|schwangerschaft\\w*|klasse|schulstufe|jahr\\w*|schuljahr|lebensjahr|semester|stock|stockwerk|etage|obergeschoss|og|operation|op|mal|versuch|reihe|stufe|bezirk|zahn|runde|geburtstag|hochzeitstag|liga',
    before: 'mein\\w*|sein\\w*|ihr\\w*|unser\\w*|euer|eure\\w*',
    own: '\\d{1,2} ?(?:er|x)',
    about: '(?:ca|circa|etwa|ungefahr|rund)(?! (?:mittag|mitternacht))',
    things:
      '(?:kleine\\w?|grosse\\w?|winzige\\w?|lange\\w?|kurze\\w?|alte\\w?|neue\\w?|verschiedene\\w?|andere\\w?|dicke\\w?|dunne\\w?|lose\\w?|kaputte\\w?) \\p{L}{3,}|(?!(?:\\p{L}{2,6})?(?:kommen|bringen|holen|schauen|gehen|treffen|starten|anfangen|beginnen)(?!\\p{L})|haben|hatten|sollen|sollten|mussen|durfen|werden|nehmen|machen|oder|aber|immer|spater|fruher|lieber|besser|konnen|konnten|kommen|wurden|waren|passen|morgen|dann|wollen|wer|der|hier|eher|leider|gerne?n?)\\p{L}{2,}(?:en|er|ln|rn)',
  },
  checks: {
    lead: '(?:(?:und|also|aber|nur zur sicherheit|zur sicherheit|moment) ){0,2}(?:(?:das|es|dies|(?:der|mein) termin)(?: ist| s| war| ware| wird)|(?:ist|war|ware) (?:das|es|(?:der|mein) termin))(?: (?:doch|dann|also|schon|auch|noch|aber|ja)){0,2}',
    tag: 'oder|richtig|ja|stimmt(?: das| s|s)?|nicht wahr|gell|ne|nicht|korrekt',
  },
  described: {
    before:
      '(?:das|die|der|den|dem)(?: (?:ding|sache|kurs|stunde|termin|angebot|teil))? (?:mit|fur|gegen|uber|bei dem|bei der|wo|zum|zur)(?: (?:dem|den|der|die|das|leute\\w*|menschen))*',
    behind: 'ding|sache|dings|dingens',
  },
  oneOf: '(?:noch )?(?:eine?n?|nen?|einmal)',
  classes: 'kurs|kurse|kurses|stunde|gruppe|training|workshop|treff|klasse|einheit',
  advice: {
    said: '(?:keine ahnung|weiss (?:ich )?(?:nicht|noch nicht|gar nicht)|(?:bin )?(?:mir )?nicht sicher|unsicher),? (?:was|welche\\w{0,2})(?: \\S+){0,3} (?:brauche?|brauchen|will|mochte|passt|richtig ist|das richtige (?:ist|ware)|nehmen soll)(?! mitzu)|(?:jemand|sie|ihr)(?: \\S+){0,3} sag\\w{0,3},? (?:was|welche\\w{0,2})(?: \\S+){0,2} (?:brauche?|brauchen|passt)',
    named:
      'erst\\w*(?:gesprach|termin|besuch|untersuchung|beratung)|\\w*beratung|kennenlern\\w*|anamnese|standortbestimmung|analyse|check up',
  },
  traits: {
    talk: {
      said: 'uber (?:\\S+ ){1,8}(?:sprechen|reden|unterhalten|austauschen)|(?:sprechen|reden|unterhalten|austauschen)(?: \\S+){0,4} uber|besprech\\w*|berat(?:en|ung|ungs\\w+)|\\w*gesprach\\w*|(?:ein\\w*|kurz\\w*) (?:plausch|rat)|rat (?:ein)?holen',
      named: '\\w*beratung\\w*|\\w*gesprach\\w*|vorbesprechung|besprechung|konsultation|sprechstunde|kennenlern\\w*',
    },
    first: {
      said: '(?:noch )?nie (?:\\S+ )?(?:bei|da|hier|gemacht|getanzt|gesurft|geritten|probiert|gehabt|gespielt)?|(?:zum )?erste[ns]? mal|erstmals|neu(?:e|er)? (?:hier|bei|patient\\w*|kund\\w*)|anfanger\\w*|einsteiger\\w*|keine (?:erfahrung|ahnung|vorkenntnisse)|null erfahrung',
      named:
        'erst\\w*|neupatient\\w*|neukund\\w*|anfanger\\w*|einsteiger\\w*|schnupper\\w*|probe\\w*|einfuhrung\\w*|kennenlern\\w*|grundkurs',
    },
    again: {
      said: 'folge(?:termin|behandlung)|kontrolle|nachkontrolle|(?:war|waren) (?:schon|bereits)(?: \\S+)? (?:bei|da|hier|dort)|stammkund\\w*',
      named: 'folge\\w*|kontroll\\w*|nachkontroll\\w*|wieder\\w*|auffrisch\\w*',
    },
    expert: {
      said: 'fortgeschritten\\w*|erfahren\\w*|profi',
      named: 'fortgeschritten\\w*|erfahren\\w*|profi|aufbau\\w*',
    },
    pair: {
      said: 'zu zweit|fur (?:uns )?(?:zwei|beide)|uns (?:zwei|beide)|mit (?:mein\\w* )?(?:mann|frau|partner\\w*|freund\\w*)|mein\\w* (?:mann|frau|partner\\w*|freund\\w*) (?:kommt|und)|als paar',
      named: 'paar\\w*|zu zweit|fur (?:zwei|2)|duo|doppel|partner\\w*|tandem|zwei personen|(?:zweite|weitere) person',
    },
    group: {
      said: 'in (?:der|einer)(?: \\S+)? gruppe|gruppe\\w*|mit anderen',
      named: 'gruppen?\\w*',
    },
    alone: {
      said: 'allein\\w*|nur (?:ich|fur mich)|einzeln|privat|fur mich',
      named: 'privat\\w*|einzel\\w*|personal\\w*',
    },
    large: {
      said: 'suvs?|kombis?|transporter|vans?|bus|pick ?ups?|wohnmobil|gross\\w* (?:auto|wagen|hund|rasse)|labrador\\w*|retriever|schaferhund|husky|berner\\w*|dogge',
      named: 'gross\\w*|suvs?|kombis?|transporter|xl|vans?',
    },
    small: {
      said: 'kleinwagen|klein\\w* (?:auto|wagen|hund|rasse)|chihuahua|mops|dackel|malteser|yorkshire\\w*|zwerg\\w*',
      named: 'klein\\w*|mini',
    },
  },
  lasting: '(?:fur )?{n} (?:stunden?|std|h)',
  since: 'seit|schon seit',
  or: 'oder',
  joins: `und dafur|und dann|und auch|und|ausserdem|dann|dafur|danach|sowie|zusatzlich|aber|oder|${AND}`,
  endings: 's es er e en n ung te ten t st',
  phoneCountries: ['DE', 'AT', 'CH'],
  at: 'at|\\(at\\)|\\[at\\]|ät|klammeraffe',
  dot: 'punkt|dot|\\(punkt\\)',
}
