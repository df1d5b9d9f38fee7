import type { QuestionPatterns } from '../patterns.ts'

export const questions: QuestionPatterns = {
  asking: `qui que quoi quel quelle quels quelles quand où pourquoi comment combien est sont était étaient être suis peut peux peuvent
    puis pourrait pouvez a ont avait avez ai le la les l un une des de du d en dans à au aux et ou avec se s son sa ses ce c cet cette
    ces je j tu il elle on nous vous ils elles me m mon ma mes votre vos qu n ne pas y t est-ce si plaît dire savoir veux voudrais
    besoin bonjour merci proposez propose proposer proposent faites dois doit devez devons doivent faut`,
  chatter: `du coup alors donc ben bah euh ouais ok svp stp aussi juste encore bien oui non ça ca cela peut-être salut coucou dites dis ah
    oh bon sinon petite petit question quand même vraiment possible chez
    répondu réponse demandé demandais souhaiterais souhaite voudrais aimerais remercie
    problème problèmes probleme grave normal dedans exactement finalement plutôt environ chose choses truc trucs cas`,
  ofVisit:
    'rendez-vous rdv réservation visite séance séances cours venir entrer autorisé autorisés autorisée autorisées admis',
  bringing: {
    asked: 'quoi|quelque chose|(?<!est ce )que (?:dois|faut|doit|devons)|qu est ce',
    verbs: 'apporter amener emmener',
  },
  telling: 'petite?s?(?! questions?)',
  notice: /^(?:(?:à )?noter?|important|attention|remarque)$/i,
  forNumber: /\b(?:combien|quand)\b|\bquelles? (?:année|date|heure|jour|mois|pourcentage|âge)/i,
  duration: {
    asked:
      'combien de (?:temps(?! (?:avant|apres|jusqu))|minutes|heures|jours|semaines|mois)|(?:ca |cela |il )?dure\\w*|(?:en|sous) combien|jusqu ?a quand|quels? delais?|combien d annees',
    told: '(?:minute|min|heure|jour|semaine|moi|an)s?|annees?|le jour meme|sur place',
    verbs: 'combien temps dure durent prend prennent faut prêt prête prêts prêtes',
  },
  price: {
    asked:
      'combien(?: \\S+){0,4} (?:payer|regler|paie\\w*|paye\\w*|payons|dois|doit|devons)|combien (?:coute\\w*|(?:ca|sa|cela) (?:coute|fait|ferait)|c est|vaut|prenez|pour|en tout|au total|le|la|les|l)|c(?: est)? (?:combien|cb)(?! d)|(?:fait|ferait|coute\\w*) combien|quel(?:le)? budget|(?:quel est |quels sont )?(?:le |les |votre |vos )?(?:prix|tarifs?) (?:d\\w*|pour|du)|ca coute',
    told: '[€$£] ?\\d[\\d.,]{0,9}|\\d[\\d.,]{0,9} ?(?:[€$£]|euros?|eur|francs?|chf)|gratuit\\w*|offert\\w*|inclus\\w*',
    verbs: 'coûte coûtent coute coutent prenez facturez demandez paie paye paies payer payons réglons',
  },
  yesOrNo:
    '(?:oui|non|pas du tout|bien sur|certainement|jamais)(?= ?[,.:;!])|(?:malheureusement|helas|desole),? (?:non|pas)|pas|seulement',
  provision: {
    asked:
      'pret(?:ez|er|ent)|fourni(?:ssez|t|s|e|es|ssent)?|(?:faut|doit|dois|devons|doivent)(?: il| on| je| nous)?(?: \\S+){0,3} (?:apporter|amener|emporter)|(?:mon|ma|mes|notre|nos|votre|son|sa|ses|leurs?) propres?',
    may: '(?:puis je|peut on|je peux|on peut|peux je|pouvons nous|nous pouvons|pourrais je|pourrait on)(?: \\S+){0,3} (?:apporter|amener|emporter|prendre|utiliser)',
    told: 'pret(?:ons|ee?s?)|fourni(?:e?s?|ssons)|inclus(?:es?)?|comprise?s?|apportez|apporter|prevoyez|propres?',
  },
  hourAsked: '(?:a|jusqu a|de|vers) quelles? heures?|quelles? heures?|quels? horaires?',
  hourTold: '(?!)',
  sinceAsked:
    'depuis (?:quand|combien|longtemps)|(?:vous )?exist\\w+(?: vous)? depuis|quand (?:avez vous|a t il|a ete|vous avez)(?: \\S+)? (?:ouvert|fonde|cree)\\w*',
  whoAsked: '(?:(?:et|mais|alors) )?(?:c est |(?:avec|chez|par) )?qui',
  isHeadFirst: true,
  ageTold: '(?:moins|plus|partir) de \\d{1,2}(?: ans)?|(?:de|entre) \\d{1,2} (?:a|et) \\d{1,2}|\\d{1,2} (?:ans|mois)',
  which: '(?:et |bonjour |alors )?(?:quel(?:le)?s?|combien d(?:e)?)',
  idle: '(?:est ce|c est|ce serait|ce sera|serait ce) (?:que c est )?(?:un probleme|grave|possible|permis|genant|normal|bon)(?: quand meme)?|(?:ca|cela) (?:va|marche|pose (?:un )?probleme|derange|fait rien)(?: quand meme)?|(?:je|on) (?:fais|fait) quoi|que (?:faire|dois je faire)|(?:il faut|faut il|je dois|dois je|faut) (?:(?:vous|le|te|l|de|en) )*(?:dire|signaler|preciser|prevenir|mentionner)(?: avant)?|vous faites (?:ca|cela)(?: aussi)?|(?:c est )?quand (?:est )?(?:le prochain|la prochaine)(?= ?$)',
  written: {
    phone: 'téléphone telephone joindre appeler',
    email: 'mail email courriel électronique',
    address: 'adresse situé situés trouvez itinéraire',
  },
  street:
    "(?<![\\p{L}\\p{N}])\\d{1,4}(?: ?bis| ?ter)?,? (?:rue|avenue|av\\.|boulevard|bd|place|chemin|impasse|quai|allée|cours|route|passage) (?:[\\p{L}’'.-]{1,20} ){0,4}[\\p{L}’'.-]{2,20}(?!\\p{L})",
  exceptFor: '(?:sauf|excepte)(?! (?:si|quand|lorsque|en cas))|a part|hormis|a l exception',
  mismatch: {
    negation: 'pas|jamais|sans|aucune?|ne|plus de',
    restriction: [
      'seulement|uniquement',
      'sauf|excepte|a part|hormis',
      'jamais',
      'au moins|minimum',
      'au plus|maximum',
      'moins cher(?:e|s|es)?|plus petite?s?',
      'plus cher(?:e|s|es)?|plus grande?s?',
      'seule?s? sans accompagnateur',
    ],
    opposites: [
      ['premiere?s?', 'deuxiemes?|seconde?s?|troisiemes?|derniere?s?'],
      ['avant', 'apres'],
      ['plus de|au dessus', 'moins de|au dessous'],
      ['adultes?', 'enfants?'],
      ['acheter|achetez', 'vendre|vendez'],
      ['neu(?:f|ve)s?|nouve(?:au|lle)s?', 'occasion'],
      ['gratuite?s?|gratuitement', 'payante?s?'],
      ['interieure?s?|dedans', 'exterieure?s?|dehors|terrasse'],
      ['le matin', 'l apres midi|le soir'],
      ['hiver', 'ete'],
      ['chiens?', 'chats?'],
      ['hommes?', 'femmes?'],
    ],
  },
  refersBack: '(?:avec|chez|par) (?:lui|elle)',
  goesOn:
    'mais|cependant|toutefois|sinon|ensuite|plus tard(?= ?,)|passe ce delai|en echange|apres (?:quoi|cela)|puis|alors|aussi|cela|ca|c|ce(?:t|tte|s|ux|lle|lles|lui)?|il(?! (?:est (?:\\S+ment )?(?:conseille|deconseille|recommande|interdit|possible|obligatoire|preferable|necessaire|inutile)|faut|y a|suffit|vaut mieux|existe|reste))|ils|elles?|dans ce cas|au dela|seulement|sauf|exceptions?|en revanche|par contre|au contraire|sans cela|passee? (?:ce|cette) \\S+|a (?:une )?condition|pourvu que|la condition|le reste|avec moins|si (?:cela|ca|malgre)|apres|a partir d(?:u|e la) (?:deuxieme|second\\w?|troisieme)|chaque \\S+ (?:supplementaire|en plus)|toute? \\S+ supplementaire|(?:le|la) (?:deuxieme|seconde?|troisieme|suivante?)|au dela',
  facts: {
    kinds: {
      hours:
        'horaires?|heures? d ouverture|(?:a quel(?:le)? heure|quand|qd|kand|jusqu a (?:quel(?:le)? heure|quand)|quels jours)(?: \\S+){0,3} (?:ouvr\\w*|ferm\\w*)|ouverte?s?|fermee?s?|ouvrez|fermez',
      closures: 'jours? feries?|conges|vacances|fermetures?|jours de fermeture',
      price:
        'combien(?: \\S+){0,4} (?:payer|regler|paie\\w*|paye\\w*|payons|dois|doit|devons)|(?:fait|ferait|feront|coute\\w*|revient|reviendrait|monte\\w*|vaut|vaudrait|paie\\w*|paye\\w*|payer\\w*|prenez|prendriez|demandez|facturez|sera|serait)(?: (?:a|nous|pour nous|donc|alors)){0,2} combien(?! d)|combien (?:ca|cela|on|nous|vous|il|elle|est ce que ca)(?: (?:nous|vous|me|leur|y))? (?:fait|fera\\w*|ferait|coute\\w*|revient|reviendrait|vaut|prenez|demandez|facturez|sera|serait)(?! (?:de|d)(?!\\p{L}))|(?<!(?:dure|durent|est|etes|sommes|serons|sont|prend|dans|sous|depuis|pour|le|y) )combien(?= ?(?:$|[,.?!]| (?:pour|en tout|au total|a (?:\\d|deux|trois|quatre|cinq|six))))|combien (?:le|la|les) \\S+(?= ?(?:$|[,.?!]| en tout| au total))|combien (?:coute\\w*|ca coute|est ce|vaut|faut il|prenez vous|cela coute)|c(?: est)? (?:combien|cb)(?! d)|prix|tarifs?|coute|coutent|couterait|cout',
      duration: 'combien de temps(?! (?:avant|apres|jusqu))|durees?|dure|durent',
      services:
        '(?:quels?|quelles?|vos|toutes|tous|liste des)(?: \\S+){0,3} (?:services|prestations|soins|traitements)|que (?:proposez|faites|offrez)|qu est ce que vous (?:proposez|faites|offrez)|^prestations|(?:proposez|faites|offrez) vous|vous (?:proposez|faites)',
      staff:
        '(?:avec|chez) qui|qui (?:fait|font|travaille|travaillent|s occupe|pratique|realise|donne|propose)|(?:votre|vos|quels?|quelles?)(?: \\S+)? (?:equipe|personnel|employes|medecins|dentistes|coiffeu\\w*|therapeutes?|collaborat\\w*)',
      attendance:
        '(?:est|travaille|vient|quand|quels jours?)(?: \\S+){0,7} (?:travaille|la|presente?|disponible|vient|cabinet|salon)|travaille|quels? jours?',
      email:
        '(?<!(?:recev|recoi|envoy|aurai)\\w*(?: (?:je|on|un|une|l|le|par|vous|nous|aussi|moi)){1,4} )(?:e ?mail|mail|courriel)|adresse (?:e ?mail|mail|electronique)|electronique',
      website: 'site(?: (?:web|internet))?|page web',
      phone:
        '(?:num(?:ero)? (?:de )?)?(?:telephone|tel)|(?:votre|vot|ton|le) num(?:ero)?(?= ?$)|(?:votre|vot) num(?:ero)?|num(?:ero)? (?:du (?:garage|cabinet|magasin|salon|bureau)|de (?:l atelier|la boutique|l accueil))|vous (?:appeler|joindre|contacter)|coordonnees|(?:un|le|a quel|quel(?: est (?:le|votre))?) num(?:ero)?(?= ?(?:$|[?.!,]| (?:c est|ou|que je|puis|peut|peux|dois|pour (?:appeler|vous|joindre)|a appeler|est ce|svp)(?!\\p{L})))',
      address:
        '(?:vous (?:etes|vous trouvez)|c est|se trouve\\w*) ou|ou (?:exactement )?(?:etes vous|est ce que vous etes|se trouve|se situe|vous trouvez vous|puis je vous trouver|se trouvent|vous etes|est (?:le|la|votre) (?:salon|magasin|cabinet|boutique|bureau|studio))(?: situes?)?|adresse|situee?s?|localisation|comment (?:venir|vous trouver|arriver)|itineraire',
    },
    now: 'maintenant|en ce moment|actuellement|encore|a cette heure|de nouveau',
    withWhom:
      '(?:avec|par|chez) (?:une|un|la|le) (?:femme|dame|homme|monsieur)|qui (?:vient|viendra|va venir|s en (?:occupe|charge))|(?:lequel|laquelle) (?:d entre vous|de vous)(?: \\S+){0,3} (?:vient|viendra|fait|fera)|qui (?:s occupe|s occupera) de (?:moi|nous)|(?:avec|chez|par) qui|(?:ce )?(?:sera|serait) qui|c est qui|qui (?:me|nous|le|la) (?:recoit|recevra|prend|prendra|verra|fera|suivra)',
    sum: '(?:pay\\w+|paie\\w*|cout\\w+|fait|ferait|revient|total|en tout|ensemble|plus)',
    counted: 'heures?|jours?|semaines?|mois|ans?|fois',
    alike: 'aussi|egalement|meme|pareil|toujours',
    addOn: 'supplements?|en plus|s ajoute\\w*|majorations?|extras?|ajouter|en sus|non compris\\w*',
    openAtAll: '(?:etes vous|vous etes|est ce que vous etes|c est) (?:ouverte?s?|fermee?s?)',
    spans: 'jours?|journees?|semaines?|mois|nuits?',
    turnaround:
      '(?:avant|jusqu a|pour)(?: \\S+){0,8} (?:prete?s?|terminee?s?|recuper\\w+)|(?:soit|soient|etre|est|sont|sera|seront)(?: \\S+){0,3} prete?s?',
    means: 'bus|tram\\w*|trains?|metro|velo|voiture|transports? (?:en commun|publics?)',
    timeAsked: '(?:a|jusqu a|de|vers) quelles? heures?|quelles? heures?|quels? horaires?|quand',
    calls: {
      hours:
        'quand(?= ?(?:$|[,.?!])| (?:est ce que )?(?:puis|peut|peux|pourrai|(?:je|on|nous) (?:peux|peut|pouvons|pourrai))| (?:vous )?(?:appeler|joindre))|(?:a|jusqu a|de) quelles? heures?|quels? horaires?',
      backAsked:
        '(?:quand|a quelle heure|sous quel delai|dans combien de temps|combien de temps)(?: \\S+){0,6} (?:me|m|nous) (?:rappel\\w*|recontact\\w*|repond\\w*|contact\\w*)|(?:me|m|nous) (?:rappel\\w*|recontact\\w*|repond\\w*)(?: \\S+){0,3} (?:quand|combien de temps)|(?:quand|sous quel delai|dans combien de temps)(?: \\S+){0,4} (?:etre rappele\\w*|une reponse)',
      may: 'peu\\w+|pouv\\w+|pourr\\w+',
      backTold: '(?:nous|on) (?:vous )?rappel\\w+|(?:repondons|repond) (?:sous|dans|en|avant|le jour)',
    },
    closedAsked: 'ferme\\w*',
    weekly: {
      days: [
        '(?:le|les) lundis?',
        '(?:le|les) mardis?',
        '(?:le|les) mercredis?',
        '(?:le|les) jeudis?',
        '(?:le|les) vendredis?',
        '(?:le|les) samedis?',
        '(?:le|les) dimanches?',
      ],
      weekends: '(?:le |les )?week ?ends',
    },
    exception:
      'sur rendez vous|sur demande|premiers?|premieres?|deuxiemes?|troisiemes?|derniers?|dernieres?|sauf|uniquement|seulement|ete|hiver|saison|jours? feries?',
    all: 'tarifs|(?:vos|les|des) prix|liste|tous',
    course:
      '(?<!(?:ou|quand) (?:est ce que )?)(?:ca |cela |comment )?(?:se passe|se deroule|fonctionne)(?: comment| exactement)?(?! (?:ou|quand|a quelle|dans quel|avec|pour))|en quoi (?:ca |cela )?consist\\w+|(?:qu est ce qu on|qu est ce que l on|on|que|quoi) (?:y )?(?:fait|fera|va faire|faites)(?: (?:quoi|la bas|exactement|pendant))?(?! (?:avec|quand|pour|apres|avant))|c est quoi exactement|(?:quel est )?le (?:deroulement|programme)|a quoi (?:on )?s attendre',
    compared:
      '(?:sais|sait|savons) pas(?: \\S+){0,12} ou(?= )|hesit\\w+(?: \\S+){0,10} (?:ou|et)(?= )|differences?|differe\\w*|compare\\w*|distingue\\w*|versus|vs',
    each: 'chacune?|les deux|l une? et l autre',
    rates: {
      perPerson: 'par (?:personne|tete|place|participante?|adulte|convive)|chacune?|la place',
      least: 'minimum|au moins|mini',
      unclear:
        'des|a partir|plus|en sus|supplement\\w*|supplementaires?|environ|jusqu|entre|couples?|groupes?|acompte|arrhes|adherents?|membres?|hors|par \\p{L}+|chaque|l heure|ou|puis|(?:non|pas) (?:inclus\\w*|compris\\w*)|a part',
      unit: 'heures?|h|jours?|nuits?|semaines?|mois|seances?|cours|(?:l )?aller(?: simple)?|trajets?|sens|tours?|parties?',
      ofParty:
        'total|totaux|tout|toute|ensemble|tous|toutes|personnes?|pers|tetes?|chacune?|nous|les deux|alors|addition|somme|ca|cela|c',
      number:
        '(?:pour|avec|(?<!(?:c|ce|ca|billets?|places?|entree|tarif|prix|cours) (?:est |etait |sera |serait |coute |fait |passe )?|(?:est|etait|coute|passe) )a) {n}',
      beforehand: 'avant (?:de |d |que )[^,.:;?!]{1,40}|d abord|avant',
      families: 'famil\\w+',
      young:
        'gamine?s?|gosses?|mioches?|bambins?|minots?|eleves?|ecolier\\w*|scolaires?|collegien\\w*|lyceen\\w*|etudiante?s?|mineure?s?|jeunes',
      reduced: 'reduite?s?|etudiante?s?|retraitee?s?|seniors?|demandeu\\w* d emploi|chomeu\\w*|chomage|handicap\\w*',
    },
    included: {
      asked:
        'inclus\\w*|(?:est|sont|c est) (?:\\S+ )?compris\\w*|compris\\w* dans|dans le prix|fourni\\w*|(?:mon|ma|mes|notre|nos|son|sa|ses|leurs?) propres?',
      told: 'inclus\\w*|compris\\w*|dans le prix|fourni\\w*',
    },
    difference:
      '(?:coute|coutent|payer)(?: \\S+){0,3} plus|plus cher|moins cher|supplement|majoration|remise|reduction|en plus',
    free: 'gratuit(?:e|s|es|ement)?|gratos|offerte?s?|sans frais|ne coute rien',
    claim: 'dit|promis|ecrit|confirme|assure',
    cancelling: 'annul\\w*|(?:viens|vient|venons|venir|peux|presente) pas|pas (?:venir|me presenter|au rendez vous)',
    cancelledByHouse: {
      told: '(?:si|quand|lorsque|parce que|car|ou) nous (?:(?:n|ne|en|l|la|le|les|pouvons|devons|devions|devrons|sommes|obliges|contraints|d|de|serions) ){0,4}annul(?:ons|erons|erions|er|ions)(?! (?:votre|vos|(?:le |la |votre )?(?:rendez|rdv|reservation)))|nous (?:(?:n|ne) )?(?:devons|devions|devrons|sommes (?:obliges|contraints)|serions (?:obliges|contraints)) (?:parfois )?(?:(?:d|de) )?annuler(?! (?:votre|vos|(?:le |la |votre )?(?:rendez|rdv|reservation)))|(?:si|s|quand|lorsque) (?:(?!vous|votre|l un|client\\w*)\\S+ ){1,6}nous annul(?:ons|erons)(?! (?:votre|vos|(?:le |la |votre )?(?:rendez|rdv|reservation)))|nous annul(?:ons|erons) (?:en cas|par mauvais|a cause)|(?:c est|est|soit) nous qui annul\\w+|annulations? (?:de notre (?:part|fait|cote)|par nous|par nos soins)|annulee?s? par (?:nous|nos soins)|(?:si|quand|lorsque) (?:le |la |l |les |un |une )(?!rendez|rdv|reservation)\\S+ (?:est|sont|doit etre) annulee?s?(?= ?,| (?:faute|a cause|en raison|parce))',
      absent:
        'vous (?:ne |n )?(?:pouvez|etes|tombez|pourriez|seriez)|(?:moniteur|instructeur|entraineur|formateur|animateur)s?|(?:monitrice|instructrice|formatrice|animatrice)s?|prof\\w*|guides?|coach\\w*|photographes?|therapeutes?|medecin|personnel|equipe|capitaine|skipper|meteo|mauvais temps|pluie|pleut|pleuvait|vent|orages?|neige|brouillard|tempete',
      contrast:
        '(?:en revanche|par contre|sinon|au contraire|autrement|(?:mais|et) (?:si|en cas|quand|apres|pour|plus tard))',
      asked:
        'vous (?:(?:n|ne|en|l|la|le|les|y|devez|deviez|pouvez) ){0,3}annul(?:ez|iez|erez|eriez|er)|annulez vous|vous qui annul\\w+|(?:est|sera|serait|etait|soit|sont) (?:il |elle |ce )?annulee?s?|(?:ca|cela) (?:s )?annule(?!r)\\w*|annulee?s? par vous|de votre (?:part|fait|cote)',
    },
    offered:
      '(?:(?:et|alors|mais|ok|bon|donc),? ){0,2}(?:(?:que|qu est ce que?|quoi) (?:peut|peuvent|pourrait|pourraient|peut on)|qu est ce (?:qu il y a|que vous avez)|quel(?:le)?s? (?:est|sont|serait|seraient|cours|stages?|sorties?|ateliers?|activites?|seances?|prestations?)|y a t il|il y a|vous avez|avez vous)(?!(?: \\S+){0,4} (?:prix|tarifs?|cout|reductions?|jours?|dates?|heures?|horaires?|creneaux?|rendez|rdv|places?|temps|disponib\\w+)(?!\\p{L}))',
    notice: 'heures?|h|jours?|semaines?',
    toCancel: 'annuler',
    anyFee: 'frais|coute|payer|paie|factur\\w*|penalite|gratuit|gratuitement',
    missing: '(?:peux|peut|pouvons|pourrai|puisse) (?:pas|plus)|malades?|empeche\\w*|empechement|imprevu|change d avis',
    lossAsked:
      '(?:que|qu est ce qui|qu il) se passe|(?:il|ca) se passe (?:quoi|comment)|(?:je |on )?(?:perds|perdons|perd) |perdus?|rembours\\w*|me coute\\w*',
    feeAsked:
      '(?:ca|cela) (?:coute|va couter|me coute)(?: quelque chose)?|(?:y a t il|il y a|y a) (?:des |un )?(?:frais|supplement)|(?:je dois|dois je|faut il|il faut) payer|(?:c est|est ce) (?:gratuit|payant)|vous (?:facturez|comptez)(?: quelque chose)?',
    own: 'mon|ma|mes|notre|nos',
    byTrade:
      'qui (?:sont|est) (?:vos|votre) (?!fournisseur|partenaire|client|concurrent|sponsor|voisin|assureur|proprietaire|marque)\\S+|quels? \\S+ travaille\\w* (?:chez|dans|ici|au|pour)',
    house: 'magasin boutique bureau cabinet studio salon restaurant atelier clinique hotel garage',
    toHouse: 'vous',
    openTold:
      'ouvr(?:e|ent|ons|ir|ira)|ouverte?s?|ouvertures?|horaires?|(?<!(?:la|une|notre|cette|de|en) )fermee?s?|ferm(?:ons|ent|etures?)',
    daySpan: 'a|au|jusqu au|jusqu a',
    lengthUnits: 'minutes?|min|mn',
    fees: 'acomptes?|cautions?|arrhes|remises?|reductions?|rabais|supplements?|en plus|majorations?|extras?|supplementaires?|annul\\w*|frais|pour cent|moins',
    things:
      'salles?|cuisines?|salons?|cabines?|tables?|pistes?|bus|car|camionnettes?|voitures?|bateaux?|velos?|chaises?|fauteuils?|ateliers?|garages?|jardins?|terrasses?|piscines?|plateformes?|box|quai',
    notGroups: 'petits? groupes?|groupes? (?:d age|sanguins?|restreints?|reduits?)|tranches? d age',
    neutral:
      'aujourd demain habituellement normalement exactement semaine weekend week magasin boutique cabinet bureau salon studio jours heures heure horaires horaire ouvert ouverts ouverte ouvrez ouvre ferme fermez fermes maintenant moment encore coute coutent prix tarif tarifs dure durent temps proposez faites offrez fait trouve trouvez situe situes numero aussi minutes rendez seance soin service services prestation prestations payer regler dois jusqu depuis etes entre',
    feasts: {
      'entre (?:les fetes|noel et (?:le )?nouvel an)': '12-27',
      '(?:veille|reveillon) de noel': '12-24',
      '(?:jour de )?noel': '12-25',
      'saint sylvestre': '12-31',
      'nouvel an|jour de l an': '01-01',
    },
  },
}
