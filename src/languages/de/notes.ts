import type { NotePatterns } from '../notes.ts'

export const notes: NotePatterns = {
  contacted: [
    '(?:kann|konnt\\w{0,3}|konnen|kannst|wurd\\w{0,3}|mag|soll)(?: \\S+){0,3} (?:bei (?:mir|uns)(?: \\S+){0,2} melden|(?:mich|uns)(?: \\S+){0,2} (?:kontaktieren|anschreiben)|(?:mir|uns)(?: \\S+){0,2} (?:schreiben|antworten|mailen)|mit (?:mir|uns) (?:\\S+ )?in (?:kontakt|verbindung) (?:treten|setzen))',
    'meld(?:et euch|en sie sich|e? dich)(?: \\S+){0,3} bei (?:mir|uns)|bei (?:mir|uns)(?: bitte)? melden(?= ?(?:$|[.,!:]))',
    '(?:schreib\\w{0,2}|kontaktier\\w{0,2}|antworte\\w{0,1})(?: sie)? (?:mir|mich|uns)(?= ?(?:$|[.,!:]|bitte|doch|einfach|per|an|unter|zuruck|lieber))',
    'um (?:eine )?(?:\\S+ )?(?:ruckmeldung|kontaktaufnahme|antwort)|uber (?:eine )?(?:ruckmeldung|nachricht|antwort)(?: \\S+){0,2} freuen|dass sich(?: \\S+){1,3} bei (?:mir|uns) meldet',
  ].join('|'),
  frame:
    'lass\\w*|weg\\w*|raus|heraus|streich\\w*|entfern\\w*|losch\\w*|teil|satz|gespeichert|hinterlegt|mitgeschickt|ubermittelt|erfasst|als|zur|zum|bei|auf|mein\\w*|unser\\w*|eine?\\w{0,2}|hinzu\\w*|fug\\w*|notier\\w*|notiz\\w*|anmerkung\\w*|hinweis\\w*|vermerk\\w*|(?:auf|dazu|hin|rein|ein|mit|dran|nieder)?schreib\\w*|auf(?:zu)?nehmen|nehm\\w*|nimm|eintrag\\w*|ein(?:zu)?tragen|eingetragen|trag\\w*|weiter(?:zu)?geb\\w*|geb(?:en?|t)?|gib|dazu|dabei|buchung\\w*|reservierung\\w*|termin\\w*|anmeldung\\w*|wichtig\\w*|drin|rein|stehen|steht|merk\\w*|vergess\\w*|vergiss|festhalten|halt\\w*|fest|fehlt|gesagt|denk\\w*|daran|dran|team|ausrichten|richt\\w*|aus|hinterleg\\w*|erwahn\\w*|sache|punkt|wunsch',
  that: 'dass|das(?= (?:ich|wir|er|sie|es))',
  about:
    '(?:das|die sache|die notiz|meine notiz|der wunsch|den wunsch|meinen wunsch|mein wunsch|die info|der hinweis|den hinweis|das thema) (?:mit|zu|zum|zur|wegen|uber|von|vom)|was (?:ich|wir) (?:\\S+ )?(?:uber|zu|zum|zur|wegen|von|vom)',
  insists:
    '(?:die|meine|der|mein) (?:notiz|wunsch|bitte|hinweis)(?: \\S+){0,7} (?:wichtig|notwendig)|(?:das|der|die|mein\\w*) (?:\\S+ ){1,3}(?:fehlt|fehlen)(?: (?:aber|noch|da|hier|darin|dabei|leider)){0,3}',
  stored:
    'steht(?: \\S+){0,7} (?:drin|drauf|in der (?:notiz|buchung|reservierung)|(?:bei|auf|in) (?:der|meiner|unserer) (?:buchung|reservierung))|(?:ist|sind|wurde|wurden|wird|werden)(?: \\S+){0,10} (?:gespeichert|hinterlegt|mitgeschickt|mitgeteilt|ubermittelt|notiert|vermerkt|weitergegeben|erfasst|abgespeichert)|(?:haben sie|habt ihr|hast du|haben die)(?: \\S+){0,7} (?:notiert|vermerkt|aufgeschrieben|dazugeschrieben|eingetragen|gespeichert|aufgenommen|hinterlegt)|(?:notiert|vermerkt|schreibt) (?:ihr|sie)(?: \\S+){1,6}',
  assured:
    '(?:ruft|rufen|meldet|melden)(?: (?:da|mich|uns|sich|sie|die|ihr|mir)){1,3}(?: \\S+){0,6} (?:an|zuruck|heute|morgen|sicher|jemand|wirklich|noch)|(?:sicher|garantiert|versprechen|verlassen|rechnen)(?: \\S+){0,9} (?:anruf\\w*|ruf\\w*|zuruckruf\\w*|meldet|melden|anruft|ruckruf)|(?:mit (?:dem|einem|eurem|ihrem) (?:anruf|ruckruf))(?: \\S+){0,4} rechnen|(?:werde|werd) ich(?: \\S+){0,4} (?:angerufen|zuruckgerufen|kontaktiert)',
  heard:
    '(?:habt ihr|haben sie|hast du|versteht ihr|verstehen sie|verstehst du)(?: (?:das|mich|es|jetzt|denn|auch|so)){0,3}(?: (?:verstanden|kapiert|gelesen|mitbekommen|gehort|notiert|aufgenommen))?|(?:ist|kam|war) das(?: (?:jetzt|denn|auch|so)){0,2} (?:angekommen|klar|deutlich|notiert|verstanden|an)|verstanden|kapiert',
  settled:
    '(?:das |es )?(?:hat sich|ist)(?: schon| bereits| jetzt| inzwischen){0,2} (?:erledigt|geklart|gelost|geregelt)|(?:das )?(?:hat sich )?(?:schon )?erledigt|(?:das )?(?:ist |war )?(?:jetzt |doch |gar ){0,2}nicht (?:mehr )?(?:notig|notwendig|erforderlich)|(?:das )?(?:braucht|brauchts|muss) (?:es |das |s )?(?:jetzt |doch )?(?:nicht|nimmer)(?: mehr)?(?: sein)?|passt (?:schon|so)|schon gut|(?:das )?(?:bitte )?nicht weitergeben|das brauche ich nicht(?: mehr)?',
  team: 'team|kolleg\\w*|mitarbeiter\\w*|nachricht\\w*|chef\\w*|inhaber\\w*|leitung|jemand\\w*',
  message:
    '(?:eine|ne|kurze|nur) (?:kurze |kleine )?(?:nachricht|mitteilung) (?:bitte )?(?:(?:an|fur) (?:das|den|die|euer|euren|eure|ihr|ihren|ihre)|ans|furs) \\w+|(?:nachricht|mitteilung)(?: bitte| dann| an (?:das team|euch|sie))?(?= ?:)|(?:die|meine|diese) (?:nachricht|mitteilung) (?:ans|furs|an das|fur das|an euer|an ihr) team|(?:nur|bloss|lediglich|einfach) (?:kurz )?(?:eine|ne) (?:kurze )?(?:nachricht|mitteilung)',
  known:
    '(?:sicher(?:gehen|stellen|zustellen|zugehen)?|wichtig),? (?:dass|das) (?:sie|die|das team|alle)(?: \\S+){0,6} (?:wissen|weiss|bescheid)',
  sendOff:
    '(?:schick\\w*|send\\w*)(?: (?:sie|ihr|es|das|die nachricht|bitte|so|ruhig|einfach|mal|dann|jetzt)){1,4}(?: (?:ab|los|raus|weg))?(?= ?(?:$|[.,!]))|(?:kann|konnen|darf|soll)(?: (?:sie|ihr|es|das|die|so|bitte|nachricht)){0,3} (?:raus|weg|los)(?: so)?|(?:abschicken|absenden|abgeschickt werden)',
  unsent: 'nicht(?! vergessen)|nie|niemals|keinesfalls',
  passOn:
    'weiter(?:zu)?(?:geben|leiten|reichen)|(?:leit\\w*|geb\\w*|gib|reich\\w*) (?:(?:sie|ihr|bitte|es|das|dies|folgendes|dem|der|den|an|das team|team|kollegen|ihrem|eurem|mal|doch) ){0,6}weiter|(?:frag\\w*|sag\\w*|teil\\w*|richt\\w*) (?:sie |ihr |bitte |mal |doch ){0,3}(?:das team|dem team|euer team|ihr team|ihrem team|eurem team|die kollegen|den kollegen|die kollegin|der kollegin|den chef|dem chef|die chefin|der chefin)',
  askTeam:
    'frag\\w*(?: (?:sie|ihr|da|dort|das|es|bitte|mal|doch|einfach|dann)){0,4} nach|frag\\w* (?:bitte |mal |doch |einfach ){0,2}(?:sie|die) das|klar(?:t|en)? (?:sie )?das(?: bitte)?(?: ab)?|frag\\w* (?:sie |ihr |bitte |mal |doch ){0,3}(?:das team|euer team|ihr team|die kollegen|die kollegin|den chef|die chefin)',
  whether: 'ob',
  only: 'nur|bloss|lediglich|einfach',
  addTo:
    '(?:schreib|fug|setz|pack|nehm|nimm)\\w*(?: \\S+){0,5}? (?:zu|zur|in|an) (?:mein\\w*|der|die) (?:nachricht|notiz|ruckruf\\w*|mitteilung)|(?:zu|zur|in) (?:meiner|der|die|meine) (?:nachricht|mitteilung)(?: \\S+){0,4} (?:dazu\\w*|hinzu\\w*|schreib\\w*)',
  leaveOut:
    '(?:lass\\w*|lasst|streich\\w*|nehm\\w*|nimm|entfern\\w*|losch\\w*)(?: \\S+){1,9} (?:weg|raus|heraus|aus)|(?:streich\\w*|entfern\\w*|losch\\w*) (?:\\S+ ?){1,8}|weglassen|ohne (?:das mit|den teil|den satz)|(?:dass|das)(?: \\S+){1,8} (?:muss|musst|mussen|braucht|brauchen)(?: \\S+){0,4} nicht(?= ?(?:$|[,.!;])| (?:\\S+ ){0,3}(?:rein|hinein|drin\\w*|dazu\\w*|dabei\\w*|stehen|steht|erwahn\\w*|notier\\w*|aufschreiben|schreiben|mit|sein|sagen|ausrichten|weiter\\w*|wissen))|(?:nicht|kein\\w*)(?: \\S+){0,4} (?:erwahnen|dazuschreiben|dazusagen|dazu sagen|dazu schreiben)',
  instead:
    '(?:das|die|es) (?:ist|sind) (?:mir )?(?:viel |so )?zu (?:lang|viel)|(?:nur|einfach|stattdessen|lieber)(?: (?:schreiben|schreibt|schreib|so))?(?= ?:)|nachricht(?= ?:)',
  arranges:
    '(?:setzen|hinsetzen|platzieren|platziert|freihalten|bereitstellen|bereitlegen|bereithalten|vorbereiten|herrichten|aufbauen|hinstellen|hinlegen|zurucklegen|einplanen|decken|unterbringen|mitbringen|dazustellen|bestell(?:en|t|e)?|besorg(?:en|t|e)?|organisier(?:en|t|e)?)',
  us: 'mich|mir|uns|ihn|ihm|ihr|sie|mein\\w*|unser\\w*|das|es|alles|ein|eine|einen|etwas',
  told: '(?:dann )?bitte (?:mit|ohne|auch (?:noch )?(?:ein|mit|ohne)|noch ein|keine?n?)(?: \\S+){1,8}|(?:nur )?(?:mit|ohne|keine?n?) (?:\\S+ ){1,5}(?:bitte|dazu)|(?:dann |und |noch |auch ){0,2}(?:bitte )?(?:noch )?(?:\\d{1,3}|eine?n?|zwei|drei|vier|funf|sechs) (?:\\S+ ){1,4}(?:bitte|dazu)|(?:dann )?bitte (?:noch )?(?:\\d{1,3}|zwei|drei|vier|funf|sechs) (?!uhr|personen|leute|leuten|mal|minuten|stunden)\\S+(?: \\S+){0,3}|(?:bitte )?(?:nicht|auf keinen fall|niemals) (?:\\S+ ){0,6}(?:anrufen|klingeln|schreiben|sagen|erwahnen|verraten|stellen|benutzen|verwenden|spielen)|ruf\\w* (?:bitte )?(?:nicht|auf keinen fall) (?:\\S+ ){0,5}an|(?:wir|ich) (?:bring\\w*|brauch\\w*|benotig\\w*) (?!hilfe|rat|auskunft|infos|keinen|nicht)\\S+',
  mine: 'mit (?:mein|unser)\\w* (?:eigen\\w+ )?(?!(?:\\S+ ){0,2}(?:entschuldigung\\w*|dank|gruss\\w*|empfehlung\\w*|wunsch\\w*|friseur\\w*|stylist\\w*|therapeut\\w*|trainer\\w*|lehrer\\w*|arzt|arztin|zahnarzt\\w*)(?!\\p{L}))\\S+(?: \\S+){0,2}',
  hires:
    '(?:(?:ich|wir) (?:leih|miet)\\w*|(?:leih|miet)\\w* (?:ich|wir))(?: mir| uns| dann| halt| eben){0,3} (?!das|es|den|die (?:halle|raume))\\S+(?: \\S+){0,4}',
  size: '(?:in )?(?:grosse|gr|nummer|nr) \\d{1,3}(?: und \\d{1,3})?',
  along:
    '(?:kommt|kommen|kame|geht|ist|sind|wird|mochte)(?: \\S+){0,4} (?:mit|auch|dazu|dabei|mitkommen|dabeisein)|kommt mit|kommt auch',
  rather:
    '(?:lieber|eher|besser|doch|bitte) (?:\\S+ ){1,6}(?:als|statt|anstatt|anstelle) \\S+|(?:statt|anstatt|anstelle von) \\S+',
  invoice:
    'rechnung(?:en)?(?: \\S+){0,4}? (?:an|auf|fur|auf den namen) (?!mich|uns|wann|wen|was|einmal|raten)\\S+|rechnungs(?:adresse|empfanger|anschrift)\\w*',
}
