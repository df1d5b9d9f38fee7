import type { SmallTalkPatterns } from '../patterns.ts'

export const smallTalk: SmallTalkPatterns = {
  greeting: 'hallo hi hey moin servus tag morgen abend grüezi grüß gott',
  thanks: 'danke dankeschön vielen dank merci',
  goodbye: 'tschüss tschüs ciao wiedersehen wiederhören bye',
  filler:
    'guten gute schönen schöne lieben sehr schön auch noch für die ihre hilfe ok okay super prima auf zusammen mal das war alles',
  identity:
    /^(?:sind sie|bist du|seid ihr|spreche ich(?: hier)? mit|schreibe ich(?: hier)? mit|ist das) (?:(?:eigentlich|denn|jetzt|hier|überhaupt|gerade|etwa|wirklich) ){0,2}(?:ein |eine |einem |einer )?(?:echter? |echten )?(?:mensch(?:en)?|person|(?:ro)?bot(?:er)?|maschine|ki|computer)(?: oder(?: \S{1,20}){1,4}| eigentlich| etwa)?$|^wer (?:sind sie|bist du)$/,
  introduction: '[Ii]ch hei(?:ß|ss)e|[Mm]ein [Nn]ame ist',
  phone: {
    goodbye: 'tschüss tschüs ciao wiedersehen wiederhören bye ade',
    enough: /(?:^| )(?:nein|nö|nee|nichts|das (?:war|wars|wär|wäre|ist) (?:es|s|alles|schon)|das wars)(?= |$)/u,
    filler:
      'nein nö nee nichts das war wars wär wäre ist es s alles schon danke dankeschön vielen besten herzlichen dank gut okay ok super prima auf einen schönen schöne guten gute tag abend nachmittag woche wochenende noch ihnen auch dann bis bald morgen später mehr sonst weiter brauche ich ganz lieb sehr für die ihre hilfe auskunft bestens in ordnung und mal',
    yes: 'ja jawohl genau gern gerne bitte doch',
    repeat:
      /^(?:(?:wie|was) bitte|wie|entschuldigung|verzeihung|(?:entschuldigung )?(?:(?:können|könnten) sie )?(?:das )?(?:bitte )?(?:noch (?:ein)?mal )?(?:wiederholen|sagen)(?: sie (?:das )?(?:bitte )?)?(?:noch (?:ein)?mal)?(?: bitte)?|noch (?:ein)?mal(?: bitte)?|(?:das )?(?:habe )?ich (?:habe )?(?:sie |das )?nicht verstanden|das habe ich nicht verstanden)$/u,
  },
}
