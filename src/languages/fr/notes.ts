import type { NotePatterns } from '../notes.ts'

export const notes: NotePatterns = {
  contacted: [
    '(?:peut|peuvent|pourrait|pourraient|pouvez|pourriez|peux|pourrais)(?: (?:vous|tu|bien|svp|aussi|donc|quelqu un|on)){0,3} (?:me |m |nous )(?:re)?(?:contacter|joindre|ecrire|repondre|envoyer un (?:mail|message|mot|courriel|sms))(?! (?:le|la|les|l|un|une) )',
    '(?:peut|peuvent|pourrait|pourraient|pouvez|pourriez)(?: (?:vous|bien|svp|aussi|donc)){0,2} (?:prendre contact|revenir vers|se mettre en contact)(?: avec)?(?: moi| nous)?',
    '(?:re)?contactez (?:moi|nous)|ecrivez (?:moi|nous)|(?:merci|veuillez|priere|besoin|aimerais|voudrais|souhaite)(?: de| d)?(?: bien vouloir)? (?:(?:me|m|nous) (?:re)?(?:contacter|ecrire|repondre)|etre (?:re)?contactee?s?)',
    '(?:qu on|que (?:\\S+ ){1,2})(?: ?(?:me|m|nous)) (?:re)?(?:contacte|ecrive|reponde)|attends (?:votre|un|une|de vos) (?:retour|reponse|nouvelles)|dans l attente de (?:votre|vos) (?:retour|reponse|nouvelles)',
  ].join('|'),
  frame:
    'enregistr\\w*|figure|apparait|mis|envoye\\w*|sauvegard\\w*|comme|sur|dans|avec|mon|mes|une?|votre|not\\w{0,5}|ajout\\w*|marqu\\w*|precis\\w*|inscri\\w*|mett\\w*|mets|mention\\w*|indiqu\\w*|signal\\w*|reservations?|rendez|vous|rdv|importante?|oubli\\w*|fiche|dossier|bien|dit|manque\\w*|equipe|dites|dire|pens\\w*|transmet\\w*|pass\\w*|rappel\\w*|garder|trace|demand\\w*|aussi|encore|partie|histoire',
  that: 'que|qu',
  about:
    '(?:l histoire|la note|le point|le truc|la remarque|la demande|mon souhait|ma note|ma remarque|la partie|l info|le detail|cette histoire)(?: \\S+)? (?:de|du|des|d|avec|sur|pour|concernant)|ce que (?:j ai|je vous ai|nous avons) (?:dit|ecrit|precise)(?: \\S+)? (?:sur|pour|a propos d[eu]|concernant)',
  insists:
    '(?:la|ma|cette) (?:note|remarque|demande)(?: \\S+){0,7} (?:est |m est )?(?:tres )?(?:importante?|essentielle?)|(?:il )?manque(?: (?:encore|toujours))? (?:la|le|les|l|mon|ma)(?: \\S+){1,4}|(?:la|le|les|l) (?:\\S+ ){1,3}(?:manque|n y est pas)',
  stored:
    '(?:est|sont|a ete|ont ete|sera|seront)(?: \\S+){0,5} (?:enregistre\\w*|note\\w*|ajoute\\w*|transmis\\w*|inscrit\\w*|marque\\w*|sauvegarde\\w*)|(?:vous avez|avez vous|tu as)(?: \\S+){0,3} (?:note|marque|inscrit|ajoute|enregistre|mis)(?: \\S+){1,7}|(?:figure|apparait)(?: \\S+){0,6}|c est (?:bien )?(?:note|marque|inscrit|ecrit)(?: \\S+){0,5}|vous (?:notez|marquez|inscrivez) (?:bien )?(?:\\S+ ?){1,6}',
  assured:
    '(?:on|quelqu un|vous|ils|elle|il|l equipe)(?: (?:va|allez|vont) (?:me|m|nous) (?:re)?(?:rappel|appel|repond|contact|ecri)\\w+| (?:me|m|nous) (?:re)?(?:rappel|appel|repond|contact|ecri)(?!(?:er|re)(?!\\w))\\w+)(?: \\S+){0,5}|(?:sur|sure|surs|certain\\w*|garant\\w+|promet\\w+)(?: \\S+){0,5} (?:me|m|nous) (?:rappel\\w+|appel\\w+|repond\\w+|contact\\w+)|(?:serai|serais) (?:je )?(?:bien )?(?:rappele|contacte)\\w*(?: \\S+){0,4}|je (?:serai|vais etre) (?:bien )?(?:rappele|contacte)\\w*(?: \\S+){0,4}',
  heard:
    '(?:est ce que )?(?:vous (?:m |l |me |le )?(?:avez|comprenez)|avez vous|tu (?:m |l |me )?(?:as|comprends)|as tu)(?: bien)?(?: (?:compris|note|lu|entendu|recu|saisi))?(?: (?:ca|cela|ce que je dis))?|(?:c est|est ce) (?:bien )?(?:clair|compris|note|recu)|compris',
  settled:
    'c est (?:bon|regle|resolu|arrange|fait|inutile)(?: maintenant| deja| comme ca)?|(?:ca |cela )?s est (?:regle|arrange|resolu)|(?:ce n est |c est )?(?:pas|plus) (?:la peine|necessaire|besoin)(?: (?:de ca|de cela|pour ca))?|(?:ca )?ira(?: comme ca)?|ca va (?:aller|comme ca)|inutile|ne (?:le |la )?transmettez pas|laissez(?: tomber)?',
  team: 'equipe|collegues?|messages?|patron\\w*|responsable|gerant\\w*|quelqu un|personnel',
  message:
    'un (?:petit |court )?(?:message|mot) (?:svp )?pour (?:l |la |le |votre |toute l )?\\w+|un (?:petit |court )?message a (?:l |la |le |votre )?\\w+|message(?: svp| s il vous plait| pour l equipe)?(?= ?:)|(?:le|mon|ce) (?:message|mot) (?:a|pour) (?:l|votre) ?equipe|(?:juste|seulement|simplement|uniquement) (?:laisser )?un (?:petit )?(?:message|mot)',
  known:
    '(?:sure?|certaine?|assur\\w+|veux|voudrais|voulais|important)(?: \\S+){0,3} (?:qu|que) (?:ils|elles|l equipe|tout le monde) (?:savent|sachent|sait|sache|soient? au courant)',
  sendOff:
    '(?:envoyez|envoie|envoyer)(?: (?:le|la|ca|ainsi|comme ca|svp|tel quel|maintenant|alors)){0,3}(?= ?(?:$|[.,!]))|(?:ca peut|vous pouvez l) (?:partir|envoyer)',
  unsent: '(?<!oubli\\w{1,3} )pas|jamais|plus besoin de|inutile de',
  passOn:
    '(?:transmettez|transmettre|transmets|faites (?:suivre|passer)|faire (?:suivre|passer)|communiquez|relayez)(?: (?:svp|s il vous plait|juste|simplement|ceci|cela|ca|ce message|le message|mon message|a l equipe|au responsable|aux collegues)){0,4}|(?:demandez|demander|dites|dire|prevenez|prevenir|informez|informer) (?:svp |s il vous plait )?(?:a |au )?(?:l equipe|vos collegues|votre equipe|la responsable|le responsable|responsable)',
  askTeam:
    '(?:demandez|demande) (?:leur|lui)(?: (?:ca|cela))?|(?:posez|transmettez) (?:leur |lui )?(?:la|ma|cette) question|renseignez vous|voyez (?:ca )?avec eux|(?:demandez|demander|demande) (?:svp |s il vous plait )?(?:a |au )?(?:l equipe|vos collegues|votre equipe|la responsable|le responsable|responsable)',
  whether: 'si|s ils?(?! (?:vous|te))',
  only: 'juste|seulement|uniquement|simplement',
  addTo:
    '(?:ajout|mett|met|inscri|rajout)\\w*(?: \\S+){0,4}? (?:a|dans|au|sur) (?:mon|ce|le|ma|la) (?:message|mot|demande)',
  leaveOut:
    '(?:enlev|retir|supprim|effac|omett)(?:ez|er|e) (?:la|le|les|ce|cette|l|ma|mon)|laissez de cote|sans (?:la partie|ce qui|dire)|pas (?:besoin|la peine|necessaire) de (?:dire|preciser|mentionner|parler)|inutile de (?:dire|preciser|mentionner)|ne (?:dites|mentionnez|precisez) pas',
  instead:
    'c est (?:beaucoup |bien )?trop long|(?:juste|seulement|simplement|plutot)(?: (?:ecrivez|mettez|dites))?(?= ?:)|message(?= ?:)',
  arranges:
    '(?:mettre|placer|installer|asseoir|preparer|prevoir|garder|apporter|disposer|reserver|command(?:er|ez)|organis(?:er|ez)|prevoyez)(?: nous)?(?= (?:en|au|a|dans|pres|loin|cote|un|une|le|la|les|des|du|deux|trois|quelque|tout))',
  us: 'me|m|nous|le|la|les|lui|mon|ma|notre|un|une',
  told: '(?:svp|s il vous plait) (?:avec|sans|pas de)(?: \\S+){1,6}|(?:avec|sans) (?:\\S+ ){1,5}(?:svp|s il vous plait|si possible)|surtout (?:pas|sans)(?: \\S+){1,6}|(?:et |plus |aussi ){0,2}(?:\\d{1,3}|une?|deux|trois|quatre|cinq|six) (?!personnes?|heures?)(?:\\S+ ){1,4}(?:svp|s il vous plait|en plus)|(?:ne |n |surtout ne )(?:me |m |nous |lui |leur )?(?:appelez|telephonez|ecrivez|dites|mentionnez|sonnez|utilisez)(?: \\S+)? (?:pas|jamais|rien)(?: \\S+){0,8}|(?:on|nous|j|je) (?:apport\\w+|amen\\w+|aur\\w+ besoin|avons besoin|a besoin|viendr\\w+ avec) (?!d aide|de conseil|de reserver|de savoir|de changer|d annuler)\\S+',
  mine: 'avec (?:mon|ma|mes|notre|nos) (?:propres? )?(?!(?:\\S+ ){0,2}(?:excuses|remerciements?|gratitude|salutations?|voeux|respects|sentiments|hommages|coiffeu\\w+|styliste|therapeute|entraineu\\w+|professeure?|moniteur|monitrice|medecin|dentiste)(?!\\p{L}))\\S+(?: \\S+){0,3}',
  hires: '(?:je|j|on|nous) (?:lou\\w+|emprunt\\w+) (?!le|la salle|ca|cela)\\S+(?: \\S+){0,4}',
  size: '(?:du|taille|pointure|en) \\d{1,3}(?: et \\S+){0,2}',
  along:
    '(?:vient|viennent|viendra|viendront|m accompagne|nous accompagne|sera|seront|se joint)(?: \\S+){0,3} (?:aussi|avec|egalement|la|moi|nous|present\\w*)|(?:vient|viendra|m accompagne|nous accompagne|se joint)',
  rather:
    '(?:plutot|mieux|prefer\\w+) (?:\\S+ ){1,6}(?:que|au lieu d[eu]?|a la place d[eu]?) \\S+|(?:au lieu|a la place) d[eu]? ?\\S+',
  invoice:
    'facture(?: \\S+){0,4}? (?:au nom d[eu]|a l ordre d[eu]|a l attention d[eu]|pour|a|sur) (?!moi|nous|quand|quoi|combien|payer)\\S+',
}
