import { opening, words, type AssertionPatterns } from '../patterns.ts'

const BOOK = '(?:gebucht|eingetragen|reserviert|bestätigt|vereinbart|vorgemerkt|festgehalten|angelegt|ausgemacht)'
const CANCEL = '(?:storniert|abgesagt|gelöscht|gecancelt|annulliert)'
const MOVE = '(?:verschoben|verlegt|umgebucht|geändert|vorgezogen|aktualisiert)'
const NOTE =
  '(?:notiert|aufgenommen|gespeichert|weitergegeben|weitergeleitet|informiert|benachrichtigt|übermittelt|vermerkt|aufgeschrieben|ausgerichtet|erfasst|geschickt|gesendet|hinterlegt)'
/** Words between the auxiliary and its participle, none of which is a negation. */
const MIDDLE = '(?:_(?!(?:nicht|nie|keine?[nmrs]?|nichts)(?!\\p{L}))\\S+){0,14}?'
const HAVE = '(?:habe|haben|hab|hat|hätten)'
const IS = '(?:ist|sind|wurde|wurden|wird|bist|steht|stehen|gilt|gelten)'
const TEAM = '(?:wir|ich|sie|er|jemand|(?:unser|das|ein|eine|der|die|unsere)_[\\p{L}-]+|man)'
const CALL = '(?:anrufen|zurückrufen|zurückmelden|melden|kontaktieren|schreiben|antworten|in_verbindung_setzen)'

export const assertions: AssertionPatterns = {
  done: [
    ['booked', words(`${HAVE}${MIDDLE}_${BOOK}`)],
    ['booked', words(`${IS}${MIDDLE}_(?:${BOOK}|fest)`)],
    ['booked', words(`(?:termin|buchung|reservierung)_${BOOK}`)],
    ['booked', opening(`(?:fest_)?(?:gebucht|eingetragen|reserviert|vorgemerkt|bestätigt)`)],
    [
      'booked',
      words(`bis_(?:zum_|am_)?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|morgen|dann)`),
    ],
    ['booked', words(`sie_haben${MIDDLE}_(?:einen|ihren)_termin`)],
    ['cancelled', words(`${HAVE}${MIDDLE}_${CANCEL}`)],
    ['cancelled', words(`${IS}${MIDDLE}_${CANCEL}`)],
    ['cancelled', words(`(?:termin|buchung|reservierung)_${CANCEL}`)],
    ['cancelled', opening(CANCEL)],
    ['moved', words(`${HAVE}${MIDDLE}_${MOVE}`)],
    ['moved', words(`${IS}${MIDDLE}_${MOVE}`)],
    ['moved', opening(MOVE)],
    ['noted', words(`${HAVE}${MIDDLE}_${NOTE}`)],
    ['noted', words(`${IS}${MIDDLE}_${NOTE}`)],
    ['noted', opening(NOTE)],
    ['callback', words(`rückruf${MIDDLE}_(?:eingetragen|vorgemerkt|vereinbart|angefordert|notiert)`)],
    ['handed_off', words(`${IS}${MIDDLE}_(?:übergeben|durchgestellt|hinzugeholt)`)],
    ['handed_off', words(`${HAVE}${MIDDLE}_(?:verbunden|übergeben|durchgestellt|hinzugeholt|dazugeholt|gerufen)`)],
    [
      'handed_off',
      words(`(?:sie|du)_(?:werden|wirst|sind|bist|wurden)${MIDDLE}_(?:verbunden|übergeben|durchgestellt)`),
    ],
    [
      'handed_off',
      words(`(?:ich|wir)_(?:verbinde|verbinden|übergebe|übergeben|stelle|hole)_(?:sie|dich|jemanden|eine?n?)`),
    ],
  ],
  promised: [
    ['booked', words(`(?:ich|wir)_(?:buche|buchen|trage|tragen|reserviere|reservieren)_(?!(?:nicht|nichts)\\b)\\S+`)],
    ['booked', words(`(?:werde|werden)${MIDDLE}_(?:buchen|eintragen|reservieren)`)],
    [
      'cancelled',
      words(`(?:ich|wir)_(?:storniere|stornieren|sage|sagen)_(?:\\S+_){0,6}?(?:ab|termin|buchung|ihn|sie|das|es)`),
    ],
    ['cancelled', words(`(?:werde|werden)${MIDDLE}_(?:stornieren|absagen)`)],
    ['moved', words(`(?:ich|wir)_(?:verschiebe|verschieben|verlege|verlegen)`)],
    ['moved', words(`(?:werde|werden)${MIDDLE}_(?:verschieben|verlegen|umbuchen)`)],
    [
      'noted',
      words(
        `(?:ich|wir)_(?:gebe|geben|leite|leiten|notiere|notieren|richte|richten|sage|informiere|informieren)_(?:\\S+_){0,8}?(?:weiter|aus|bescheid|team|das|es)`,
      ),
    ],
    [
      'noted',
      words(`(?:werde|werden)${MIDDLE}_(?:weitergeben|weiterleiten|notieren|ausrichten|informieren|benachrichtigen)`),
    ],
    ['callback', words(`(?:${TEAM}_(?:wird|werden|werde)|(?:wird|werden|werde)_${TEAM})${MIDDLE}_${CALL}`)],
    ['callback', words(`(?:ruft|rufen|rufe|meldet|melden|melde)_(?:\\S+_){0,6}?(?:an|zurück|bei_ihnen|bei_dir)`)],
    [
      'callback',
      words(
        `(?:sie_erhalten|sie_bekommen|sie_werden|erhalten_sie|bekommen_sie)_(?:\\S+_){0,4}?(?:anruf|rückruf|angerufen|zurückgerufen)`,
      ),
    ],
    ['calling', words(`(?:ich|wir)_rufen?_(?:sie|dich)_(?:jetzt|gerade|gleich|sofort)`)],
    ['handed_off', words(`(?:übernimmt|übernehmen)_(?:\\S+_){0,3}?(?:jetzt|gleich|nun|sofort|das_gespräch|hier)`)],
    ['handed_off', words(`(?:ist|kommt)_gleich_(?:bei_ihnen|da|für_sie)`)],
  ],
  anything: opening('(?:das_ist_|alles_|ist_|schon_)?(?:erledigt|gemacht|geschafft|fertig|geregelt|klar_gemacht)'),
  takenBack: words(
    'nicht|nichts|nie|niemand|keine?[nmrs]?|ohne|noch_zu|wenn|falls|sobald|bevor|nachdem|bis|sofern|ob|kann|können|könnte|könnten|darf|muss|müssen|soll|sollen|sollte|möchten|würde|würden|wie|erst',
  ),
  condition: words('wenn|falls|sobald|sofern|soll_ich|möchten_sie|möchtest_du'),
  other: words('(?:ausgebucht|belegt|vergeben)|von_(?:jemand_)?anderem'),
  question: opening(
    '(?:und_|oder_)?(?:ist|sind|war|wurde|haben|hat|habe|hast|soll|sollen|sollte|kann|können|darf|dürfen|möchten|möchtest|wollen|willst|wird|werden|wann|was|welche[rnms]?|wer|wo|wie|warum|wurden)',
  ),
  but: 'aber|sondern',
  negation: 'nicht|nie|nichts',
  plurals: 'termine|buchungen',
  once: 'wenn|sobald|erst',
  yours: 'ihr|ihre?n?|dein',
}
