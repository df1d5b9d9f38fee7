import type { Lexicon } from '../lexicon.ts'

const NOUN = '(?:rendez vous|rendezvous|rdvs?|reservations?|creneaux?)'

export const FRENCH: Lexicon = {
  marks:
    'le la les un une de des du je vous est et pour avec mon ma mes voudrais veux peux pouvez avez bonjour merci svp plait au aux quand ou comment combien que qui j d l a rendez ce cette ne pas suis ai dans chez quel quelle quels quelles sont vos votre etes ouvert ouverts horaires prix tarifs coute',
  intents: {
    book: [
      'reserv(?:er|e|ez)|fix(?:er|ez)|bloquer',
      `(?:prendre|prends|voudrais|veux|souhait\\w*|aimerais|besoin|avoir|faut|obtenir|donnez moi|un autre|nouveau|un|demander|planifier)(?: \\S+){0,3} ${NOUN}`,
      `^${NOUN}(?: pour| svp| le)?`,
      '(?:puis je|peux|pourrais|aimerais|voudrais) (?:je )?(?:venir|passer)|avez vous (?:\\S+ ){0,3}(?:place|dispo\\w*|creneau|libre)|(?:une|de la) place',
      'quels? (?:creneaux?|horaires|heures)',
    ],
    move: [
      `(?:chang(?:er|e|ez)|modifi(?:er|e|ez)|avanc(?:er|e|ez))(?: \\S+){0,3} (?:${NOUN}|bkg_\\w+)`,
      'deplac(?:er|e|ez)|decal(?:er|e|ez)|report(?:er|e|ez)|reprogramm\\w*|repouss(?:er|e|ez)|le deplacer|le decaler',
    ],
    cancel: [
      'annul(?:er|e|ez)|decommand(?:er|e|ez)|supprim(?:er|e|ez)',
      'ne (?:peux|pourrai|pourrais) (?:pas|plus) (?:venir|etre la|y aller)',
    ],
    callback: [
      '(?:me|m|nous) (?:rappel(?:er|ez|le)|telephoner|appeler|passer un coup de fil)',
      'rappel(?:ez|le|er) ?(?:moi|nous)?|telephonez moi|appelez moi|etre rappele\\w*',
    ],
    person: [
      '(?:parler|discuter|parle|echanger) (?:directement )?(?:a|avec|au) (?:un |une |quelqu |le |la |l |votre )?(?:vraie? )?(?:un|humain\\w*|personne|conseill\\w*|agent|responsable|patron\\w*|collegue|technicien|employe\\w*|equipe|quelqu)',
      'vraie personne|un humain|un etre humain',
    ],
    lead: [
      'laiss(?:er|e)(?: \\S+)? (?:mes coordonnees|mon (?:contact|numero|email|mail|adresse)|un message|mes donnees)',
      'contact(?:ez|er) ?(?:moi|nous)|(?:me|nous) contacter|(?:m|me|nous) ecri(?:re|vez|ve)|ecrivez moi|prendre contact|recontact\\w*',
    ],
  },
  deeds: 'rendez reserver annuler deplacer decaler reporter rappeler',
  wish: 'je|j|voudrais|veux|souhaite|aimerais|besoin|svp|s il vous plait|puis|peux|avez vous|reserver|rdv|rendez vous|faut|il me|pour|avec|une?',
  existing: `(?:mon|notre) (?:\\S+ )?${NOUN}|est (?:reserve|confirme)e?`,
  other: 'autre|ancien',
  yes: 'oui|ouais|ok|okay|d accord|dac|exact|exactement|c est (?:bon|ca|exact|correct|parfait)|parfait|tres bien|bien sur|volontiers|allez y|vas y|je confirme|confirme\\w*|correct|entendu|absolument|super|tout a fait|bien',
  no: 'non|pas|jamais|faux|attendez|attends|plutot|erreur',
  harmless: 'pas de (?:probleme|souci)s?|pourquoi pas|pas mal',
  stop: 'laiss(?:e|ez|ons) tomber|oubli(?:e|ez|ons)(?: ca| cela)?|tant pis|peu importe|arret(?:e|ez)|stop|non merci|rien alors|alors rien|plus besoin|laisse|finalement non|plus la peine',
  refusal:
    '(?:je )?(?:ne )?(?:veux|souhaite|vais|prefere|donne\\w*)(?: \\S+)? pas (?:\\S+ )?(?:donner|dire|laisser|communiquer)?.*|pas d e ?mail.*|je n ai pas (?:d e ?mail|de mail|de telephone).*|c est prive',
  farewell: 'au revoir|adieu|a bientot|bonne journee|a plus|ciao',
  orders:
    '(?:ignore|ignorez|oublie|oubliez) (?:toutes )?(?:tes|vos|les|mes)(?: \\S+)? ?(?:instructions|consignes|regles|ordres|precedentes).*|systeme ?:.*|tu es maintenant.*|(?:dis|dites|confirme|confirmez)(?: moi)?(?: simplement| juste)? ?[:,]? ?(?:que )?(?:mon|votre|ton|le|c).*(?:reserve|confirme|annule|deplace|fait).*|repete apres moi.*',
  anyStaff: 'peu importe(?: avec)?(?: qui)?|(?:avec )?n importe qui|ca m est egal',
  withStaff: 'avec|chez',
  not: 'pas|au lieu de|plutot que',
  lost: '(?:ne )?(?:l |la )?(?:ai|trouve|retrouve|sais|connais)(?: \\S+)? (?:pas|plus)(?: \\S+)?|perdue?|aucune idee|oublie la reference',
  days: [
    { pattern: 'apres demain', days: 2 },
    { pattern: 'avant hier', days: -2 },
    { pattern: 'hier', days: -1 },
    { pattern: 'aujourd hui|ce (?:matin|soir)|cet apres midi', days: 0 },
    { pattern: '(?<!apres )demain', days: 1 },
  ],
  inDays: 'dans {n} jours?',
  inWeeks: 'dans {n} semaines?',
  weekdays: ['lundis?', 'mardis?', 'mercredis?', 'jeudis?', 'vendredis?', 'samedis?', 'dimanches?'],
  nextWeek: '(?:de )?(?:la )?semaine (?:prochaine|suivante|d apres)',
  next: 'prochain',
  nextIsNextWeek: false,
  dayOfMonth: ['le {n}(?:er)?'],
  numbers: {
    une: 1,
    un: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    treize: 13,
    quatorze: 14,
    quinze: 15,
    seize: 16,
    'dix sept': 17,
    'dix huit': 18,
    'dix neuf': 19,
    vingt: 20,
    'vingt cinq': 25,
    trente: 30,
    quarante: 40,
    'quarante cinq': 45,
    cinquante: 50,
  },
  times: [
    { pattern: '{h} ?h(?:eures?)? et demie?', plus: 30 },
    { pattern: '{h} ?h(?:eures?)? et quart', plus: 15 },
    { pattern: '{h} ?h(?:eures?)? moins (?:le )?quart', plus: -15 },
    { pattern: '{h} heures? {m}' },
    { pattern: '{h} heures?' },
    {
      pattern:
        '(?:a|vers|apres) (?!une? )(?:{h})(?! ?(?:h|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|/))',
    },
    { pattern: '{h}(?= (?:du matin|de l apres midi|du soir))' },
  ],
  fixedTimes: { 'midi et demie?': '12:30', midi: '12:00', minuit: '00:00' },
  hasHalfDays: true,
  parts: {
    morning: '(?:du |le |ce |dans la )?mati(?:n|nee)',
    afternoon: '(?:de l |l |cet )?apres midi',
    evening: '(?:du |le |ce )?soir(?:ee)?',
  },
  ordinals: [
    'premiere?|1er|(?:au|le) plus (?:tot|vite)|des que possible',
    'deuxieme|seconde?',
    'troisieme',
    'quatrieme',
  ],
  nameLeads:
    "(?:mon|son|le) nom(?: est|:)|nom(?: est|:)|je m['’]appelle|je m appelle|il s['’]appelle|elle s['’]appelle|je suis|c['’]est pour|c['’]est|au nom de|ici",
  nameTails: 'à l’appareil|a l appareil',
  nameStops:
    'et mon ma mes email e-mail mail téléphone telephone numéro numero tel svp merci je est à le la en pour avec de du des un une que s’il pas malade désolé mais très intéressé nouveau client',
  question:
    '(?:qui|que|quoi|quel|quelle|quels|quelles|quand|ou|pourquoi|comment|combien)|est ce que|est ce qu|(?:avez|acceptez|pouvez|pretez|faites|proposez|etes|prenez|vendez) vous|y a t il|peut on|puis je',
  joins: 'et aussi|et puis|et ensuite|ensuite|aussi|puis|et',
  at: 'arobase|arobas|at|\\(at\\)',
  dot: 'point|dot',
}
