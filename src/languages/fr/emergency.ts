import type { EmergencyPatterns } from '../emergency.ts'

const KIN =
  'fils|fille|enfant|bebe|petite?|garcon|mari|femme|epouse|epoux|conjointe?|compagnon|compagne|copain|copine|amie?|maman|mere|papa|pere|frere|soeur|grand mere|grand pere|mamie|papi|cousine?|tante|oncle|neveu|niece|collegue|chef|cheffe|voisine?|cliente?|invitee?|convive|serveur|serveuse|serveurs|cavaliere?|eleve|coach|moniteur|monitrice|dame|monsieur|homme|personne|patiente?|visiteur'
const OWN = '(?:mon|ma|mes|notre|nos|ton|ta|votre|son|sa|leur|une?|le|la|les|des|d une?|l|autre|un des|une des)'
const PEOPLE = `${OWN} (?:\\S+ )?(?:${KIN})|quelqu un`
const PET =
  'chiens?|chienne|chiots?|chats?|chatte|chatons?|lapins?|hamsters?|cochons? d inde|animal de compagnie|perroquets?|perruches?'
const LIMB =
  '(?:mains?|bras|jambes?|pieds?|doigts?|pouce|orteils?|poignets?|chevilles?|hanche|genoux?|coudes?|epaules?|clavicule|cotes?|nez|machoire|cou|dos|visage|peau|yeux|oeil)'

export const emergency: EmergencyPatterns = {
  signs: [
    'inconsciente?|perdu (?:connaissance|conscience)|sans connaissance|(?:il|elle) ne (?:repond|reagit) plus',
    '(?:s est|me suis|vient de s|viens de m|s etait|est) (?:evanouie?|evanouir)|tombee? dans les pommes|fait un malaise',
    `(?:il|elle|${PEOPLE}) (?:s est|vient de s) (?:effondree?|ecroulee?|effondrer|ecrouler)`,
    '(?:n arriv\\w+|ne peut|ne peux|peut|peux|n arriv\\w+ presque) (?:plus|pas|presque plus) (?:\\S+ ){0,2}respirer|ne respire (?:plus|pas)|respire (?:plus|mal|tres mal)|du mal a respirer|difficultes? a respirer|(?:manque|cherche) (?:d air|son souffle)|suffoque',
    'etouffe(?:nt)?|avale de travers et',
    '(?:fait|fais|en train de faire|a) (?:une?|un) (?:\\S+ )?(?:crise (?:cardiaque|d epilepsie|convulsive)|infarctus|avc|choc (?:anaphylactique|allergique)|reaction allergique|convulsions?)|fait des convulsions|convulse',
    '(?:n arret\\w+|ne s arret\\w+|n arriv\\w+|arret\\w+) (?:pas|plus) (?:\\S+ ){0,3}(?:saigner|saignement)|(?:saignement|sang|hemorragie)(?: \\S+){0,3} (?:ne )?s arrete pas|saigne (?:toujours|encore|beaucoup|enormement|abondamment|tres fort|partout)|continue (?:a|de) saigner|(?:perd|perdu) beaucoup de sang|du sang partout',
    '(?:visage|langue|levres?|gorge|cou) (?:qui )?(?:\\S+ )?gonfl(?:e|ent)|gonfle (?:du|de la|des) (?:visage|langue|levres?|gorge)|gorge qui se ferme',
    '(?:crois|pense|peur|sur|sure|peut etre)(?: \\S+){0,5} (?:poison|empoisonnee?|intoxiquee?|toxique|veneneux|veneneuse)|(?:s est|a ete|suis) empoisonnee?',
    '(?:avale|bu|mange|ingere|inhale)(?: \\S+){0,3} (?:piles?|batterie|poison|mort aux rats|javel|detergent|lessive|acide|essence|aimants?|antigel|produits? (?:menager|chimique|toxique)s?)|overdose|trop de (?:cachets|comprimes|medicaments)',
    'mal (?:a|dans) la poitrine|douleurs? (?:\\S+ )?(?:a|dans) la poitrine|douleurs? thoraciques?|poitrine qui serre',
    '(?:appel\\w+|besoin|envoy\\w+|faites venir|faut)(?: \\S+){0,2} (?:ambulance|samu|pompiers)|appel\\w+ le (?:15|18|112)',
    '(?:il|elle) se noie|en train de se noyer',
    '(?:veux|veut|voulu|essaye de) (?:me|se) (?:suicider|tuer)|(?:veux|veut) mourir|(?:mettre|mets) fin a (?:mes|ses) jours',
    `ne (?:sent|sens) plus (?:ses|sa|son|mes|ma|mon) ${LIMB}`,
  ].join('|'),
  injuries: [
    `mordre (?:mon|ma|mes|notre|une?) (?:\\S+ )?(?:${KIN})|mordue?|mordre par`,
    `brulee? (?:au \\S+ |a la |a l )?(?:la|le|les|au|aux) ?(?:\\S+ )?${LIMB}|bruler (?:la|le|les) (?:\\S+ )?${LIMB}|(?:s est|me suis) brulee?(?= ?(?:$|[.,!?;]|avec|tres|gravement))|brulures? (?:graves?|fortes?|importantes?)`,
    `(?:casse|cassee|casser|fracture|demis|demise|coupe|coupee|couper|ouvert) (?:la|le|les|un|une) (?:\\S+ )?${LIMB}|${LIMB} (?:est|a l air|semble) (?:\\S+ )?(?:casse|cassee|fracture)|os (?:\\S+ )?dehors|fracture ouverte`,
    '(?:cogne|cognee|tape|tapee|heurte) (?:la|sur la) tete|coup (?:sur|a) la tete|electrocutee?|decharge electrique',
    '(?:javel|acide|produits? \\S+|huile) (?:\\S+ )?dans (?:les|l) (?:yeux|oeil)',
  ].join('|'),
  now: 'vien(?:s|t) de|maintenant|la tout de suite|a l instant|crois|pense|ce (?:matin|soir)|cet apres midi|il y a (?:\\S+ )?(?:minutes?|heures?|un instant)|au secours|aidez\\S*|ne peut pas se lever|errants?|sauvage',
  supposed:
    'si(?! mal)|s il|au cas ou|quand (?:quelqu un|on|un|une)|que se passe t il|qu est ce qui se passe|vous (?:soignez|traitez|faites|proposez|avez|vendez)|avez vous|normal|combien de temps|peur (?:des|du|d)|risque|cours|premiers secours|gencives?|regles|tatouage|piercing|cheveux|radiateurs?|apres un (?:infarctus|avc)|par le nez|souris|rats(?! )|reeducation|la peinture',
  almost: 'failli|presque(?! plus)',
  past: '(?:la|l|le|les) (?:derniere|dernier|semaine|mois|annee|an|ete|hiver|automne|printemps|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s? (?:fois|derniere?|passee?|prochaine?)|la derniere fois|il y a (?:\\S+ )?(?:jours|semaines?|mois|ans?|longtemps)|(?:quand j etais|etant) (?:petite?|enfant|jeune)|^petite?|dans mon enfance|depuis (?:\\S+ )?(?:jours|semaines|mois|ans|longtemps|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|toujours eu|souvent|parfois|d habitude|a chaque fois|chaque (?:fois|nuit|jour)|la nuit|en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|\\d{4})|c est normal',
  helped:
    '(?:a|de) l hopital|aux urgences|hospitalisee?|(?:ambulance|samu|pompiers) (?:est|sont|arriv\\w+|a)|annuler|deplacer|decaler|reporter|changer (?:mon|le|notre)|reclam\\w*|plainte',
  animals: `(?<!(?<!\\p{L})(?:par|de|du|avec|sur) )(?:mon|ma|mes|notre|nos|ton|ta|votre|son|sa|une?|le|la|l) (?:\\S+ )?(?:${PET}|cheval|jument|poney|poulain|vache|mouton|chevre|poule|oiseau)`,
  pets: PET,
  people: PEOPLE,
  self: '(?:je (?:n arrive|ne|saigne|viens|me|suis|crois que je|fais|m)|j (?:ai|etouffe|arrive)|me suis|mon (?:visage|bras|cou)|ma (?:langue|gorge|poitrine))',
  further:
    '(?:doit|dois|doivent|devons|peut|peux|faut|va|vais|on)(?: \\S+){0,3} (?:aller |va )?ou(?= ?(?:$|[.,!?;]))|ou (?:doit|dois|devons|peut|aller|va|est ce qu)(?: \\S+){0,3}|(?:on|je) (?:fait|fais) quoi|que (?:faire|dois je faire)|qu est ce qu (?:on|il faut|je) (?:fait|fais|faire|dois faire)|besoin d aide|aidez (?:moi|nous|la|le)|au secours|c est (?:\\S+ ){0,2}(?:urgent|grave|dangereux|une urgence)|est ce (?:urgent|grave)|quel hopital|les urgences|qui (?:dois je )?appeler',
  told: 'urgences?|hopita\\w+|ambulance|samu|pompiers|112|premiers secours|antipoison|secours|medecin (?:immediatement|tout de suite|sans attendre)',
  creatures: {
    nouns: `${PET}|phoques?|oiseaux?|oisillons?|hiboux?|chouettes?|herissons?|renards?|renardeaux?|chevreuils?|faons?|canards?|canetons?|cygnes?|goelands?|mouettes?|pigeons?|ecureuils?|chauves souris|dauphins?|marsouins?|baleines?|tortues?|lievres?|cheval|chevaux|juments?|poneys?|poulains?|vaches?|veaux?|moutons?|agneaux?|chevres?|poules?|serpents?|loutres?|animal|animaux|bete`,
    eaten:
      '(?:mange|avale|bu|leche|croque)(?: \\S+){0,5} (?:chocolat|raisins?|oignons?|xylitol|chewing gum|poison|mort aux rats|antigel|antilimaces?|piles?|medicaments?|comprimes?|ibuprofene|paracetamol|aiguille|hamecon|javel|lessive|lys|champignons?)',
    dangers: [
      '(?:renversee?s?|percutee?s?|heurtee?s?) par (?:une? |la |le )?(?:voiture|velo|camion|bus|moto|train)|ecrasee?s?|empoisonnee?s?|intoxiquee?s?',
      'convuls\\w+|crise d epilepsie|inconsciente?|s etouffe|se noie|s est (?:effondree?|ecroulee?)|vient de s (?:effondrer|ecrouler)',
      '(?:ne |n )?(?:respire|arrive plus a respirer|se releve|se leve|se reveille)(?: \\S+)? (?:plus(?! (?:tot|tard|souvent|vite|facilement|longtemps))|pas)|n arrive plus a (?:respirer|se lever)|saigne (?:beaucoup|enormement|abondamment)|n arrete pas de saigner',
    ].join('|'),
    hurt: 'blessee?s?|echouee?s?|orphelin\\w*|abandonnee?s?|coincee?s?|piegee?s?|saigne|mourante?s?|(?:aile|patte) cassee|(?:ne peut|n arrive) (?:pas|plus) (?:a )?(?:voler|bouger)|ne bouge (?:plus|pas)|epuisee?s?|affaiblie?s?',
    lone: 'seule?s?',
    diners: 'je|j|nous|on',
    found:
      '(?:j ai|on a|nous avons|ma \\S+ a|mon \\S+ a|vien(?:s|t) de|venons de) (?:\\S+ )?(?:trouver?|decouvert|vu|decouvrir|voir|recueilli)|il y a une?',
    place:
      '(?:dans|sur|devant|derriere|pres d\\w*|a cote d\\w*|sous)(?: (?:notre|mon|ma|le|la|l|de))? ?(?:jardin|maison|route|rue|plage|porte|balcon|fenetre|toit|parking|chemin|terrasse)|devant chez (?:nous|moi)|juste ici|chez nous',
    asks: 'quel (?:est le )?numero|qui (?:on |dois je |devons nous |peut on |faut il )?(?:appel\\w+|prevenir)|on appelle qui|que (?:dois je |devons nous |peut on |doit on )?faire|(?:je|on) fais?t? quoi|qu est ce qu(?:e je|on) fait?s?|aidez|aide',
    told: 'veterinaires?|clinique|urgences?|appel\\w+|telephone\\w*|numero|ne (?:le |la |les )?touch\\w+ pas|ne pas (?:le |la )?toucher|distance|secours|centre de (?:soins|sauvegarde)|prevene\\w*|signale\\w*|laiss\\w+ (?:le|la|les) (?:tranquille|en paix)',
  },
}
