import type { GroundingPatterns } from '../patterns.ts'

export const grounding: GroundingPatterns = {
  answers: 'ja jawohl klar sicher gern gerne natürlich selbstverständlich genau richtig nein doch',
  idle: `ich wir sie du ihr er es uns ihnen mir mich dich euch mein meine unser unsere unserer unserem unseren ihr ihre ihrer ihrem ihren
    sein seine der die das den dem des ein eine einen einem einer eines dies diese dieser dieses diesem diesen da hier dort
    bin bist ist sind war waren wird werden wurde wurden sei haben hat habe hatte hatten kann können könnte könnten darf dürfen soll sollen
    sollte sollten möchte möchten will wollen würde würden muss müssen lassen lässt
    bitte danke dank leid tut hören freut freuen gern gerne hoffe hoffentlich hilfe helfe hilft helfen erreichen nummer frage fragen weiter gute guter gutes gut schön
    super prima perfekt wunderbar toll verstehe weiß sagen sagt wissen sehen bieten bietet angeboten anbieten geben gibt nehmen nimmt machen
    macht gemacht finden finden kostet kosten preis preise derzeit normalerweise einfach auch noch schon sehr wirklich ganz etwa circa ca rund
    zwischen im in an am auf aus bei bis durch für gegen mit nach seit um von vom vor zu zum zur als wie so dann dass ob wo was wer wann
    etwas mehr information informationen details uhr pro je jeweils bereits gerade eben denn mal hallo guten tag liebe lieber leider dazu
    davon dafür damit beim ins ans einfach man sich bezüglich laut folgende folgenden selbst dabei zudem außerdem`,
  machine: 'KI|automatische[nrs]?',
  abbreviations: 'dr|prof|nr|tel|bzw|ca|inkl|zzgl|max|min|z\\.\\s?b|d\\.\\s?h|usw|etc',
  self: 'ich',
  scheduling: `frei freie freien verfügbar termin termine zeit zeiten uhrzeit nächste nächsten nächster früheste frühesten passt passen
    option optionen heute morgen übermorgen vormittag vormittags nachmittag nachmittags abend abends tag tage woche buchen buchung`,
}
