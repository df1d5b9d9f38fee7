import type { StatePatterns } from '../states.ts'

const WELL = '(?:ok|okay|klar|gut|in ordnung|geregelt|fix|fest|erledigt|richtig|korrekt|gebucht|eingetragen|super)'

export const states: StatePatterns = {
  told: '(?:die|das|der|den|dem|meine?[nmr]?|unsere?[nmr]?|diese[rnms]?) (?:\\S+ )?(?:nachricht(?:en)?|mitteilung|meldung|beschwerde|anfrage|mail|e mail|ruckruf\\w*|zusatz|hinweis)|(?:meine|unsere) bitte',
  sent: [
    '(?:ab|weg|los|raus|rausge|abge|losge|wegge|ge)(?:schickt|sendet|sandt|gangen)|(?:raus|ab|weg|durch)gegangen|ubermittelt|ubergeben|weiter(?:gegeben|geleitet|gereicht|geschickt)',
    '(?:an|durch)gekommen|eingegangen|zugestellt|unterwegs|(?:ist|is|sind)(?: \\S+){0,6} (?:raus|weg|durch|beim team|bei ihnen|bei euch)(?= ?(?:$|[?.!,]|jetzt|nun|schon|oder))|(?:hat|haben)(?: \\S+){0,6} (?:erhalten|bekommen|gekriegt)',
  ].join('|'),
  allWell: [
    `(?:ist|is|war|sind) (?:(?:das|jetzt|jz|denn|dann|nun|so|mit dem termin|soweit) ){0,4}alles(?: (?:so|jetzt|nun|soweit)){0,2} ${WELL}`,
    `alles(?: (?:so|jetzt|nun|soweit|dann)){0,2} ${WELL}`,
    '(?:passt|stimmt|klappt)(?: (?:das|es|jetzt|jz|so|dann|denn|nun|soweit)){0,4} (?:alles|so)',
    '(?:bin ich|sind wir)(?: (?:jetzt|jz|denn|dann|nun|da|schon|auch|fest|wirklich)){0,4} (?:drin|dabei|angemeldet|eingetragen|gebucht|vorgemerkt|fix|eingeplant)',
    'hat (?:das|es|alles|die (?:buchung|verschiebung|anderung|umbuchung)|der termin)(?: (?:jetzt|denn|alles|so)){0,2} (?:geklappt|funktioniert)',
    '(?:steht|ist|is) (?:das|es|der termin|die buchung|die anderung)(?: (?:jetzt|jz|so|nun|denn|dann|auch|noch|alles|bei euch)){0,4} (?:drin|eingetragen|gebucht|geandert|verschoben)',
  ].join('|'),
  beside:
    'mit|bei|fur|jetzt|nun|dann|denn|wirklich|auch|noch|nur|also|soweit|meine[mnr]?|termin|buchung|ihnen|euch|das|dem|der|fragen|wissen|wollte|drin|oder',
  missing: [
    'fehlt|fehlen|unter den tisch gefallen|abgeschnitten',
    '(?:fug|schreib|nimm|nehm|setz|pack)\\w*(?: (?:sie|ihr|das|es|bitte|noch|den|die)){0,4} (?:hinzu|dazu|rein|mit rein|drauf|mit auf)',
    '(?:konn\\w+|kann\\w*) (?:sie|du|ihr|man|das|es)(?: \\S+){0,4} (?:hinzufugen|dazuschreiben|erganzen|reinschreiben|anfugen|mitaufnehmen|reinnehmen|dazunehmen)',
    '(?:bitte )?(?:noch )?(?:erganz\\w*|hinzufugen|dazuschreiben)',
  ].join('|'),
  leftOff: '(?:sie|ihr|du|da|haben|hast|habt)(?: \\S+){0,4} (?:vergessen|weggelassen|ausgelassen|unterschlagen)',
  note: '(?:die|der|den|diese[nr]?|meine?[nr]?|unsere?[nr]?) (?:notiz(?:en)?|hinweis|anmerkung(?:en)?|vermerk)',
  noteSays:
    '(?:die|meine|der) (?:notiz|hinweis|anmerkung(?:en)?|vermerk)(?: \\S+){0,3}? (?:stimmt (?:nicht|aber nicht)|ist (?:falsch|nicht richtig)|soll(?:te)? (?:lauten|heissen|sein))|(?:in der notiz|da|es|dort|darin) (?:soll(?:te)?|braucht|muss)(?: nur| bloss| einfach)? (?:zu )?(?:stehen|heissen)|(?:andern|andere|korrigier\\w*|ersetz\\w*) (?:sie )?(?:bitte )?die notiz(?: (?:in|auf|durch))?',
  noteDropped: 'weg|raus|weglassen|loschen|streichen|(?:losch|streich|entfern)\\w*',
  noNote:
    '(?:die|diese) (?:notiz|anmerkung) brauch\\w*(?: \\S+){0,2} nicht|brauch\\w* (?:\\S+ ){0,2}(?:die|keine|diese) (?:notiz|anmerkung)(?: nicht)?|(?:kein\\w*|ohne(?: (?:die|diese|eine|meine))?) (?:notiz(?:en)?|anmerkung(?:en)?|hinweis|vermerk)',
  putDown: 'schreib\\w*|vermerk\\w*|notier\\w*|fug\\w*|erganz\\w*|erwahn\\w*',
  insteadOf: '(?:und )?nicht',
  total: 'insgesamt|zusammen|gesamt|alles in allem|im ganzen',
}
