import type { StatePatterns } from '../states.ts'

const WELL =
  '(?:bon|bien|ok|okay|en ordre|en regle|regle|cale|carre|nickel|parfait|pret|confirme|reserve|note|enregistre)'

export const states: StatePatterns = {
  told: '(?:le|la|les|l|mon|ma|mes|notre|ce|cette) (?:\\S+ )?(?:messages?|mot|note|reclamation|plainte|demande|mail|courriel|rappel|ajout)',
  sent: [
    '(?:est|a|ont|avez|avez vous|as|as tu|etait|c est|a ete|ete|ont ils|a t il|a t elle)(?: \\S+){0,3}? (?:envoye|transmis|parti|arrive|passe|recu|parvenu|remis|communique|adresse)(?:e?s?)(?!\\p{L})',
    'en route|entre (?:leurs|vos) mains|chez (?:eux|l equipe)',
  ].join('|'),
  allWell: [
    `(?:tout|tt)(?: est| va| c est| s est)?(?: bien){0,2} ${WELL}`,
    `c est(?: bien| tout| donc){0,2} ${WELL}(?: (?:pour (?:moi|nous|tout|ca)))?`,
    '(?:on est|nous sommes|je suis|suis je|sommes nous)(?: bien| deja| donc){0,2} (?:bons?|ok|inscrite?s?|notee?s?|cales?|sur la liste|dans la liste)',
    '(?:la|ma|notre|le|mon) (?:reservation|resa|changement|report|rendez vous|rdv)(?: est| a| c est| s est)?(?: bien| ete){0,2} (?:passee?|faite?|prise?|enregistree?|validee?|pris en compte)',
  ].join('|'),
  beside:
    'avec|pour|alors|donc|maintenant|bien|vraiment|aussi|encore|juste|voulais|savoir|confirmer|ma|mon|la|le|reservation|resa|rendez|vous|cote|votre|sur|de|du',
  missing: [
    '(?:il )?manque(?:nt)?',
    '(?:vous pouvez|pouvez vous|tu peux|peux tu|vous pourriez|pourriez vous)(?: aussi| encore)? (?:l |les |y |le |la )?(?:ajouter|rajouter|mettre|inclure|completer)(?= ?(?:$|[?.!,:]|svp|s il|aussi))',
    '(?:r?ajoute[zr]?|complete[zr]?|mette[zr])(?: (?:le|la|les|ca|cela|y))?(?= (?:aussi|svp|s il|au message|dans le message)|,? ?$)',
  ].join('|'),
  leftOff: '(?:vous avez|tu as|avez vous|as tu) (?:oublie|omis|coupe|saute|laisse de cote)',
  note: '(?:les?|la|ma|mes|notre|cette) (?:notes?|remarques?)',
  noteSays:
    '(?:la|ma|cette) (?:note|remarque)(?: \\S+){0,3}? (?:n est pas (?:bonne|juste|correcte)|est (?:fausse|inexacte|incorrecte)|doit (?:dire|etre|indiquer)|devrait (?:dire|etre|indiquer))|(?:ca|cela|elle|il) (?:doit|devrait|faut)(?: juste| seulement| simplement)? (?:dire|indiquer|etre ecrit|mettre)(?: que)?|il (?:faut|faut juste|faut seulement) (?:mettre|ecrire|noter)(?: que)?|(?:changez|change|corrigez|corrige|remplacez) la note(?: (?:par|en|pour))?',
  noteDropped: '(?:supprim|enlev|retir|effac)\\w*',
  noNote:
    '(?:pas besoin|inutile) (?:de|d)(?: (?:la|cette|une))? (?:note|remarque)|(?:sans(?: (?:la|les|cette|aucune))?|aucune|pas de) (?:notes?|remarques?)',
  putDown:
    '(?:r)?ajout\\w*|mett(?:ez|re|ons)|mets|note[rz]?|inscriv\\w*|precis(?:ez|er|e)|marqu(?:ez|er|e)|ecriv\\w*|indiqu\\w*|mentionn\\w*',
  insteadOf: '(?:et )?(?:non )?pas',
  total: 'au total|en tout|ensemble',
}
