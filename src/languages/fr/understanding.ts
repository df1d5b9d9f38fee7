import type { UnderstandingPatterns } from '../understanding.ts'
import { emergency } from './emergency.ts'
import { functionWords } from './function-words.ts'
import { notes } from './notes.ts'
import { states } from './states.ts'

/** Events of the visitor's own, before which an appointment is wished for. */
const EVENT =
  '(?:mariage|anniversaire|vol|examen|operation|bapteme|communion|fete|enterrement|voyage|vacances|course|marathon|competition|concours|tournoi|concert|entretien|lune de miel|croisiere)'

/** Behind a number, tells that it counts no people. */
const NO_PEOPLE =
  '(?! ?(?:minutes?|min|heures?|h|jours?|semaines?|mois|ans|euros?|km|kilometres?|couples?|familles?|groupes?)(?!\\w)| ?[%:]|h\\d)'

/** "Et", written with a thumb, before a question: "é où je vais". */
const AND = 'e(?= (?:ou|quand|comment|combien|quoi|qui|quel\\w{0,3}|est ce|il y a|y a|faut|je peux|on peut)(?!\\p{L}))'

const BOOKING = '(?:rendez vous|rendezvous|rdvs?|reservations?|creneaux?|cours|table|place|seance)'

const ABSENT =
  '(?:ne |n )?(?:peux|pourrai|pourrais|pourrons) (?:pas|plus|finalement pas) (?:venir|etre la|y aller|assister|etre present\\w*)|(?:finalement )?je (?:ne )?viens (?:pas|plus)'

/** Work or school of the visitor's own. */
const WORK =
  'je (?:travaille|bosse|taffe)|je (?:dois|vais) (?:travailler|bosser|aller au travail)|je (?:suis|serai) (?:au (?:travail|boulot|bureau|lycee|college|salon)|en (?:cours|formation|reunion|stage|seminaire|congres|conference)|de (?:service|garde)|a l (?:ecole|hopital)|a la fac)|j ai (?:l |une? |mon |ma |mes |des )?(?:cours|ecole|classe|fac|lycee|college|boulot|taf|examens?|reunion|entretien|repetition|entrainement|foot|match|formation|conference|partiels?)|(?:mon|ma|mes|les|nos|notre) (?:fils|fille|enfants?|mari|femme|conjoint|petits?) (?:a|ont|est|sont)(?: a)? (?:l |un |une |en )?(?:ecole|cours|foot|entrainement|match|examen|classe|creche)'

/** Stands before an age: "a seulement". */
const AGE_IS =
  '(?:(?<!il y )a|ont|aura|auront|avoir|eu|fait|font|fera|feront|fete|fetera|fetent|feter|va sur|vont sur|agee?s? de)'
const AGE_ABOUT =
  '(?: (?:que|seulement|juste|tout juste|a peine|deja|bientot|presque|encore|pas encore|environ|maintenant|quasi|quasiment|ses|leurs)){0,3}'
const AGE_MONTH = '(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)'
const AGES_IN_PASSING = [
  `${AGE_IS}${AGE_ABOUT} {l} ans(?: en ${AGE_MONTH})?(?! (?:apres|plus tard|d experience|de))`,
  `(?:{he}|{p})(?: qui)?(?: n)? (?:a|ont|aura|auront)${AGE_ABOUT} {l}(?: ans)?(?= ?(?:$|[.,!?;:)]|(?:et|mais|ou) ))`,
  '(?<!(?:l|les|cet|notre) ){n}(?:e|eme) anniversaire',
].join('|')

export const understanding: UnderstandingPatterns = {
  notes,
  states,
  emergency,
  marks:
    'le la les un une de des du je vous est et pour avec mon ma mes voudrais veux peux pouvez avez bonjour merci svp plait au aux quand ou comment combien que qui j d l a rendez ce cette ne pas suis ai dans chez quel quelle quels quelles sont vos votre etes ouvert ouverts horaires prix tarifs coute c on cours plutot oui slt bjr il elle nous ils ou',
  letters: ['à', 'â', 'ç', 'è', 'ê', 'î', 'ô', 'ù', 'û', 'œ'],
  commonWords: 'french',
  topical:
    'action actions activités banque banques belge belges belgique bourse bruxelles bureau bénéfice capital client clients contrat cours croissance directeur direction dollar dollars enfants entreprise entreprises famille formation frais francs gouvernement groupe hausse investisseurs jeunes livre maison marché marchés milliards millions obligations paris personnel politique porte portefeuille prix produit produits programme projet projets qualité recherche rue réseau secteur service services société sécurité technique travail vente ventes ville voiture économique',
  correctable:
    'rendez reserver reservation annuler deplacer decaler reporter rappeler demain lundi mardi mercredi jeudi vendredi samedi dimanche message responsable janvier fevrier mars avril juin juillet septembre octobre novembre decembre disponible creneau adresse tarif tarifs prix combien parking garer horaires ouvert ferme remise reduction duree apporter amener paiement cheque cadeau',
  ownNames: 'french|franzosisch|frances|francais',
  speak:
    '(?:on peut parler|peut on parler|pouvez vous (?:parler|repondre))(?: en)? {language}(?: svp| s il vous plait)?|(?:en )?{language} (?:svp|s il vous plait)|en {language}',
  speaksAsked:
    '(?:parlez vous|vous parlez|tu parles|parles tu|est ce que vous parlez|est ce qu on parle)(?: aussi)? {language}',
  speakPlease: '(?:en )?{language},? (?:svp|stp|s il vous plait|s il te plait)|s il vous plait,? en {language}',
  answers: {
    yes: 'oui(?: oui)?|ouais|ouaip|ok|okay|okey|d accord|dac|exactement|bien sur|volontiers|allez y|vas y|entendu|absolument|tout a fait|avec plaisir|carrement|certainement|evidemment',
    yesAlone:
      '(?:c est |ca |cela |ca me |cela me |tout est )?(?:va|bon|ca|exact|correct|parfait|convient|marche|note(?! ?:)|bien|d accord|ok|super|tres bien|me va|me convient)(?: (?:tres bien|bien|pour moi|parfaitement|tres|ainsi|comme ca))?|parfait|tres bien|je (?:confirme|prends|valide|le prends|la prends)|confirm(?:e|ez|er)|correct|super|bien|nickel|impeccable|genial|top|exact|faites(?: le| ca)?|fais(?: le| ca)|reservez(?: le| la| svp| le moi)?|reserve|validez|s il vous plait|svp|je le veux bien|je veux bien|celui la|celle la|(?:celui|celle|ce creneau|cette heure)(?: ci| la)?(?: \\S+){0,2} (?:va|convient)(?: (?:bien|tres bien|parfaitement))?',
    no: 'non|nan|pas (?:ca|celui la|celle la|vraiment|encore|du tout|aujourd hui|maintenant)(?= ?(?:$|[,.!]))|faux|(?:certainement|absolument|surtout|vraiment) pas(?! (?:de|d) )|bien sur que non|jamais|c est (?:faux|pas ca|pas bon|pas correct|incorrect)|ce n est pas (?:ca|bon|correct|ce que)|ca ne (?:va|me va|convient|marche|me convient) pas|ca (?:va|marche|convient) pas|incorrect|non merci',
    noAlone:
      'mais non|(?:c est|ce sera|ca sera|ce serait) (?:tout(?: (?:pour (?:aujourd hui|le moment|moi|l instant)))|bon(?: (?:pour (?:aujourd hui|le moment|l instant))))|c est tout|ce sera tout|ca sera tout|attendez|attends|un instant|stop|il y a une erreur|rien(?: d autre| de plus)?|sans facon|plutot pas|pas comme ca|ca ira|merci non',
    weak: 'ok|okay|d accord|bien|bon|entendu|super|parfait',
    order: '(?:reservez|reserve|reserver|validez|confirmez)(?: (?:la|le|les|moi|nous|ca|ainsi))*',
    anyway: 'de toute facon|en tout cas|quoi qu il en soit|peu importe|enfin|bref|bon|mais|alors',
    harmless: 'pas de (?:probleme|souci)s?|pourquoi pas|pas mal|pas grave|aucun (?:probleme|souci)',
    choosing:
      '(?:(?:on|je|nous) )?(?:prends?|prendrait|prendrais|prendrai|prenons|va|choisi\\w{1,4}|veut|veux|voudrait|prefere\\w{0,3}|dit|disait)|j ai dit|on a dit|va pour|disons|(?:ca |cela )?(?:(?:nous|me|m) )?(?:va|irait|convient|conviendrait|arrange\\w{0,4})|(?:(?:ce|ca) )?(?:serait|sera|est)|c est|(?:tres )?(?:parfait|ideal|super|genial|nickel|impec\\w*|bien|top)|a|le|du|vers|pour (?:moi|nous)|si (?:possible|c est possible)',
    filler:
      'peut etre quelque chose peu svp s il vous te plait merci beaucoup bien alors donc la ca cela c est ce et aussi oui non ok tres tout pour votre aide ah oh euh bon ben bah du coup voila stp parfait d accord je le les j y bonne journee encore a de moi monsieur madame sera plus',
  },
  courtesy: {
    greeting:
      'bonjour(?: a (?:vous|tous))?|bonsoir|salut|coucou|hello|hey|(?:comment )?(?:ca va|allez vous|vas tu)(?= ?\\?)|(?:ca|sa) va(?= ?(?:$|[?!.,]))|comment (?:ca va|allez vous|vas tu)|slt|bjr|bsr|cc',
    thanks:
      '(?:(?:mille |grand |un grand )?mercis?(?: beaucoup| bien| a vous| infiniment| d avance| encore)?(?: pour (?:votre aide|tout|l info|les infos)| (?:d|pour) avoir (?:tout |bien )?(?:note|repondu|precise|confirme|prevenu))?|je vous remercie|remercie|thanks|thx|gracias|grazie|danke|vous etes (?:tres |trop |vraiment )*(?:charmante?|aimable|gentille?|sympa|adorable|au top|parfaite?))(?: ?,? (?:a (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|bientot|plus)))?',
    goodbye:
      'au revoir|adieu|a bientot|bonne (?:nuit|apres midi|journee|soiree|fin de journee|continuation)|a plus(?: tard)?|ciao|(?:alors )?a (?:demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: alors)?(?= ?(?:$|[.,!]))|(?:bon|bonne) (?:week ?end|vacances|semaine|annee|dimanche|suite|reprise|courage|chance|route|fete)s?(?: a (?:vous|tous|toute l equipe))*|bonnes (?:fetes|vacances)(?: de fin d annee)?|joyeu\\w{1,3} (?:noel|fetes?|paques)|(?:a tout(?:e a l heure| a l heure| de suite)|a la prochaine)(?= ?(?:$|[.,!]))|(?:bien )?cordialement',
    until:
      '(?:(?:alors|donc|et|bon|ok|super|parfait) ){0,3}(?:a|au|on se (?:voit|retrouve|dit)|je (?:vous|te) (?:vois|dis)|rendez vous|vivement)(?: alors| donc| a| au| le| la)*',
    done: '(?:c est|ce sera|ca sera|c etait)(?: (?:bon|deja))? tout(?: (?:pour (?:moi|aujourd hui|l instant|le moment)|merci|alors))*|rien d autre(?: (?:merci|alors))*|je n (?:ai|avais) (?:plus )?(?:besoin de )?rien d autre|ca (?:me )?(?:suffit|suffira)|j ai (?:tout )?ce qu il (?:me )?(?:faut|fallait)',
    remark:
      'quel(?:le)?s? (?:chance|dommage|plaisir|bonheur|joli\\w*|bel(?:le)?|beau|super|bonne|magnifique)|(?:que|comme|qu est ce que) c est (?:beau|joli|mignon|drole|gentil|chouette|triste)|(?:c est |c etait )?(?:juste |seulement )?(?:une blague|pour rire|pour plaisanter)|je (?:voulais |venais )?(?:juste |seulement )+(?:dire bonjour|saluer|papoter|bavarder|discuter|dire au revoir)|comment (?:ca va|allez vous|vous allez)|(?:(?:c est|quel|oh|ah) )?dommage(?= ?(?:$|[!.,;]))|(?:tant pis|zut|mince)(?= ?(?:$|[!.,;]))',
    laughs: { syllables: 'ha|hé|hi', words: 'mdr|ptdr|lol+' },
    weather:
      'meteo|neige\\w*|pleut|pluie|(?:il )?(?:fait|fais\\w*)(?: un)?(?: \\S+)? (?:froid|chaud|beau|gris|moche|soleil)|caille|gele|canicule|quel temps|verglas',
    worry:
      'peur|angoiss\\w*|stress\\w*|inquiet\\w*|nerveu\\w*|trouill\\w*|anxieu\\w*|apprehend\\w*|boule au ventre|panique',
  },
  intents: {
    book: [
      '(?:vous|tu) (?:me |m |nous )(?:l[ae]? |les )?(?:reserve[sz]|inscri(?:s|vez)|bloque[sz])|reserv(?:er|e|ez|e moi|ons)(?! pour toujours)|inscri(?:re|vez|s|vez moi)|bloquer|caler(?: un)?|fix(?:er|ez)',
      `(?:prendre|prends|voudrais|voudrait|veux|souhait\\w*|aimerais|aimerait|besoin|avoir|faut|faudrait|obtenir|donnez moi|un autre|nouveau|demander|planifier|cherche|cherchons|voulons|voudrions)(?: \\S+){0,4} (?:rendez vous|rendezvous|rdvs?|reservations?|creneaux?|cours|table|place|seance)`,
      `^(?:un |une |\\d{1,2} )?(?:rendez vous|rendezvous|rdvs?|table|places?|reservation)(?: pour| svp| le| s il vous plait)?`,
      '(?:aimerais|voudrais|souhaite|veux|voudrions|aimerions) (?:bien )?(?:venir|passer|essayer|manger|diner|dejeuner|participer|me faire|faire (?:reparer|reviser|controler|couper|un)|couper|deposer|amener|consulter)',
    ].join('|'),
    change: 'chang(?:er|ez|e)|deplac(?:er|ez|e)|decal(?:er|ez|e)|report(?:er|ez|e)|modifi(?:er|ez|e)',
    move: [
      `(?:chang(?:er|e|ez)|modifi(?:er|e|ez)|avanc(?:er|e|ez)|bouger)(?: \\S+){0,3} (?:${BOOKING}|bkg_\\w+|d heure|de jour|de date|l heure|la date|le jour)`,
      'deplac(?:er|e|ez)|decal(?:er|e|ez)|report(?:er|e|ez)|reprogramm\\w*|repouss(?:er|e|ez)|avancer|changer (?:de |d )(?:jour|heure|date|creneau)',
    ].join('|'),
    cancel: ['an{1,2}ul(?:er|e|ez|ons)(?!ation)|decommand(?:er|e|ez)|supprim(?:er|e|ez)|desinscri\\w*', ABSENT].join(
      '|',
    ),
    call_back: [
      '(?:me|m|nous) (?:rappel(?:er|ez|le)|telephoner|appeler|passer un (?:coup de fil|appel))|qu (?:on|il|elle|ils) (?:me|m|nous) (?:rappelle|appelle|telephone)|que (?:\\S+ ){1,2}(?:me|m|nous) (?:rappelle|appelle|telephone)',
      'rappel(?:ez|le|er) ?(?:moi|nous)|telephonez moi|appelez moi|etre rappele\\w*|rappelez(?= ?(?:$|[.,!]))|un rappel(?! de)',
    ].join('|'),
    person: [
      '(?:demander|poser (?:la|ma|cette) question)(?: (?:ca|cela|ceci|directement|plutot)){0,2} a (?:quelqu un|une (?:vraie )?personne|un humain|un etre humain|l un de vous|une? collegue)',
      '(?:parler|discuter|echanger|m entretenir|voir)(?: (?:de|d|en|un peu)(?: \\S+){0,3})? (?:a|avec) (?:quelqu un|l un(?:e)? (?:de|d entre) vous|un(?:e)? (?:de|d entre) vous)',
      '(?:parler|discuter|parle|echanger|voir)(?: directement)? (?:a|avec|au|aux|a la) ?(?:un |une |quelqu |le |la |l |votre |vos )?(?:vraie? )?(?:un|humain\\w*|personne|conseill\\w*|agent|responsable|patron\\w*|collegue|technicien|employe\\w*|equipe|quelqu|directeur|directrice|gerant\\w*|chef)',
      '(?:parler|discuter) (?:au |a la |a votre )?(?:responsable|patron\\w*|directeur|directrice|gerant\\w*|chef)|(?:passez|passe|mettez) (?:moi|nous) (?:\\S+ ){0,3}(?:responsable|patron\\w*|directeur|directrice|gerant\\w*|chef|quelqu|humain|collegue|service)|(?:vraie?|veritable) personne|un humain|un etre humain|je (?:veux|exige) (?:le |la |un |voir le |voir la )(?:responsable|patron\\w*|directeur|directrice|gerant\\w*|humain)',
      'pas (?:a |avec )?(?:une? )?(?:machine|robot|bot|chatbot|ordinateur)|(?:juste|plutot|svp|s il vous plait) une? (?:vraie )?(?:personne|humain)(?= ?(?:$|[.,!?]))|^(?:une? )?(?:humain|personne)(?: svp| s il vous plait)?(?= ?$)',
    ].join('|'),
    message: [
      '(?:dites|dis|transmettez|faites suivre)(?: le| la| lui)? (?:bien )?(?:a|au|ma|cette) (?:\\S+)(?! moi)',
      '(?:veux|voudrais|souhaite|faire|avoir|obtenir|demande\\w*|recevoir|besoin d) (?:\\S+ )?un devis|un devis (?:svp|s il vous plait)',
      'pren(?:ez|ds|dre)(?: \\S+)? (?:un |ce |ce petit )(?:message|mot)|(?:pass|donn|envoy|transmett)(?:ez|er|e|re) (?:(?:lui|leur|bien|juste|svp) )?(?:un |le |ce |mon |ce petit )(?:petit )?(?:message|mot)',
      'laiss(?:er|e|ez)(?: \\S+)? (?:mes coordonnees|mon (?:contact|numero|email|mail|adresse)|(?:un |ce |ce petit )(?:message|mot)|mes donnees)',
      'contact(?:ez|er) ?(?:moi|nous)|(?:me|nous) contacter|(?:m|me|nous) ecri(?:re|vez|ve)|ecrivez moi|prendre contact|recontact\\w*|transmet\\w* (?:\\S+ )?(?:message|info\\w*|a|au)|(?:dites|dis|dire|prevenez|prevenir) (?:\\S+ )?(?:au|a la|a|le|la) (?:\\S+ ){0,3}que',
      '(?:pouvez vous|pourriez vous|peux tu|tu peux|vous pouvez|vous pourriez|merci de|veuillez)(?: (?!me |m |nous )\\S+){0,2} (?:dire|demander|prevenir|noter|ajouter|preciser|signaler|transmettre)|(?:dites|demandez|prevenez|notez|precisez|signalez)(?! moi| nous)(?: \\S+)? (?:a|au|que|bien|pour|si)|^(?:(?:juste|et|alors|simplement) )*(?:noter|notez)',
    ].join('|'),
    note: '(?:(?:et|mais|aussi|surtout|merci de|svp|s il vous plait|veuillez|pouvez vous|pourriez vous|vous pouvez) ){0,4}(?:(?:comme|en) note|not(?:ez|er|e)(?: bien)?(?= (?:que|qu|bien|ma|mon|mes|la|le|les|svp|aussi|pour|s il))|n oubli\\w+ pas|ne pas oublier|pens(?:ez|er|e) (?:bien )?(?:a|au|aux)|precis(?:ez|er|e)|signal(?:ez|er|e)|ajout(?:ez|er|e) (?:que|qu)|marqu(?:ez|er) (?:que|qu)|mettez (?:bien )?(?:que|qu)|sachez|dites (?:lui|leur|(?:a|au) \\S+(?: \\S+)?) (?:que|qu)|preven(?:ez|ir) (?!moi|nous))',
    noted:
      'not(?:ez|er|e)|(?:ajout|marqu|precis|mett|inscri)\\w+ (?:\\S+ ){0,3}(?:dans|sur|en|a) (?:la|le|une|ma|mon) (?:note|rendez vous|rdv|reservation|fiche)',
    calls: '(?<!(?:s|je m) )(?:r)?appel\\w*|telephon\\w*',
    absent: ABSENT,
    complaint:
      '(?:argent|euros?|sous)(?: \\S+)? (?:jetee?s?|foutus?|gaspille\\w*|par (?:la|les) fenetres?|pour rien)|(?:veux|voulons|veut|rendez)(?: \\S+){0,2} (?:mon argent|notre argent|mes sous|nos sous)|(?:c est |vraiment |c est vraiment )?pas (?:tres |du tout )?(?:serieux|normal|professionnel|correct|acceptable)(?= ?(?:$|[.,!;]))|(?:ca|cela|voila) fait (?:\\S+ ){1,4}que (?:j |on |nous |je )?attend\\w*|(?:j|on|nous) attend\\w* (?:\\S+ ){0,5}depuis (?:\\S+ ){1,3}(?:jours?|semaines?|mois)|(?:on|vous) (?:m |nous |ne m |ne nous )(?:a|avez) (?:pas )?(?:laissee?s? (?:entrer|dehors)|refuse\\w*)|en plus (?:on|vous|il faut)(?: \\S+){0,3} pay\\w*|(?:tres |super |trop |vraiment |hyper )?(?:desagreable|impoli\\w*|malpoli\\w*|grossier|inadmissible|inacceptable|scandaleux|honteux|odieux|lamentable|pas professionnel\\w*|mal (?:recue?|accueilli\\w*|servi\\w*))|(?:etre )?rembours(?:ee?s?|er|ez|ement)(?= ?(?:$|[.,!]|immediatement|svp))|(?:me |nous )rembours\\w*|plaindre|plainte|reclamation|(?:mauvais|horrible|pietre|nul) (?:service|accueil|experience|travail)|c est (?:nul|une honte|un scandale)|(?:suis|vraiment|tres) (?:furieu\\w*|decu\\w*|mecontent\\w*|en colere|enerve\\w*|fachee?)|personne (?:ne )?(?:repond|rappelle|decroche|m a|nous a)|(?:ca|cela|voila) fait (?:\\S+ ){1,4}que (?:j |on |nous |je )?(?:appell?\\w*|essa\\w+ de (?:vous )?(?:joindre|appeler))|(?:j|je|on|nous) (?:vous )?(?:appell?\\w*|essa\\w+ de (?:vous )?(?:joindre|appeler)) depuis (?:\\S+ ){1,3}(?:jours?|semaines?|heures?)|vous (?:ne )?(?:decrochez|repondez) (?:pas|jamais)|(?:avez|ont|a) (?:garde|retenu|preleve) (?:\\S+ ){0,6}(?:caution|acompte|euros?|argent)|attendu (?:plus d )?(?:une|deux|trois|\\d) ?(?:heures?|h)|arnaque|(?:s est|est) (?:deja |encore )?(?:casse\\w*|tombe\\w*|decolle\\w*) (?:apres|au bout)|(?:etait|etaient) (?:froid\\w*|sale\\w*|en retard)|honte|(?:est |etait |sont |etaient |completement |totalement )?(?:ratee?s?|loupee?s?|abimee?s?)|pas (?:du tout )?contente?s?|(?:mal|trop) (?:coupee?s?|faite?s?|factur\\w*|reglee?s?)|catastroph\\w*|personne (?:ne |n )?(?:nous |m |vous |lui |l )?(?:a |avait |avez )?(?:dit|prevenue?s?|avertie?s?|repond\\w*|rappel\\w*|decroche\\w*|explique\\w*|informe\\w*|contacte\\w*|previent)|vous (?:m |nous |me |lui |l )?(?:avez|aviez) (?:\\S+ )?(?:garde|perdu|casse|oublie|facture|abime|raye|encaisse|debite|preleve|retenu|endommage|egare)\\w*|(?:facture|debite|preleve|encaisse|paye)\\w* (?:deux fois|le double|en double)|(?:ca|cela|voila) fait (?:\\S+ ){1,4}que (?:j |je |on |nous )(?:appel|essai|essay|ecri|tent|relanc)\\w*|(?:etait|etaient|est|sont) (?:tout |tres |trop |completement )?(?:brulee?s?|immangeables?|infectes?|de travers)|(?:est|sont) trop (?:court|long|petit|grand|serre|large)\\w* maintenant',
    noNew:
      '(?:pas|sans|aucune?)(?: besoin)?(?: de| d| une?)? (?:nouve(?:au|lle)s?|autres?|deuxiemes?|seconde?s?) (?:rendez vous|rdv|reservations?|cours|creneau)|pas (?:une? |d )?(?:deuxieme|seconde?|autre)(?= ?(?:$|[.,;!]))|une? seule? (?:me |nous )?suffit',
    standing:
      '(?:l |le |la |mon )(?:ancien(?:ne)?|precedente?|existante?)(?: rendez vous| rdv| reservation)?(?! (?:numero|telephone|mail|adresse|nom|email|heure))|(?:le |la |mon |ma )(?:premiere?) (?:rendez vous|rdv|reservation)',
    gone: '(?:doit|peut|va) (?:disparaitre|sauter|partir)|a supprimer|enlev\\w{1,3}',
    fromTo: 'du {n}(?: \\p{L}{3,9})? au {n}',
    instead: 'a la place(?! d)',
    shifts:
      '(?:chang|mett|deplac|decal|report|modifi)\\w{1,3} (?:plutot |donc )?(?:le|la|l|mon|ma|notre|nous)|(?:le|la|l|nous) (?:chang|mett|pass|deplac|decal|report)\\w{1,3}|(?<!(?:se|nous|vous|me) )changer (?:pour|de|a)',
    fromHour: 'd[eu] {h} a',
    rather: 'plutot|au lieu',
    happened:
      'commenc\\w+|debute|attendu|arrivee?s?|ouvert|a ete|(?:a|ont|avez|avons) (?:\\S+ )?(?:change|deplace|decale|reporte)',
    denied:
      '(?:ne |n )?(?:veux|voulais|souhaite|desire|voulons) (?:pas|plus|rien)|(?:ne |n )?(?:l[ae]? |les )?(?:reserv|annul|deplac|decal|report|chang)(?:e|ez|er) (?:pas|rien)|(?:ne )?pas annuler (?:tout|toute|l ensemble)|pas besoin|(?:n ai|ai) (?:pas|plus) besoin',
    refused: {
      call_back:
        '(?:pas (?:de|d|besoin d(?:e|un| un| etre)?)|aucun|sans|inutile de (?:me |nous )?|plus de) (?:rappel\\w*|coup de fil|telephon\\w+)|(?:ne )?(?:me|nous) (?:rappelez|rappeler|telephonez|appelez) pas|(?:veux|souhaite|voulais|voudrais) pas (?:de |d |un |etre |qu on me )?(?:rappel\\w*|appele\\w*)|(?:pas (?:besoin|la peine|necessaire)|inutile|ne (?:veux|souhaite) pas|veux pas)(?: (?:que|qu|d|de))? (?:(?:on|quelqu un|personne|vous|l equipe) )?(?:me |m |nous )?(?:rappel\\w+|appel\\w+|telephon\\w+)|(?:n |ne )?(?:me |m |nous )?(?:appelez|rappelez|telephonez) (?:surtout )?pas|personne (?:n a besoin de|n a a|ne doit) (?:m |me |nous )?(?:appel\\w+|rappel\\w+|telephon\\w+)|que personne ne (?:m|me|nous) (?:appelle|rappelle|telephone)',
      message:
        '(?:ne |n )?(?:(?:leur|lui|le|la|l) )?(?<!vous (?:ne |n )?(?:(?:leur|lui|le|la|l) )?)(?:transmettez|transmets|envoyez|passez|communiquez|(?<=(?:leur|lui) )dites|dites(?= (?:rien|pas) a l equipe)|faites(?= (?:(?:rien|pas) )?(?:suivre|passer)))(?: (?:suivre|passer))? (?:rien|pas)(?: (?:a l equipe|du tout|suivre|passer|svp)){0,2}(?= ?(?:$|[.,;!]))|(?:pas (?:de|un|besoin de|besoin d un)|aucun|sans|(?:veux|voulais|souhaite) pas (?:de|(?:laisser|envoyer|faire) (?:de|un))) (?:messages?|mots?)(?= ?(?:$|[,.!?]))|(?:pas (?:besoin|la peine) de|inutile de) (?:laisser|envoyer|transmettre|faire passer) (?:de |un |le |ce )?(?:message|mot)|(?:veux|voulais|souhaite|vais) pas (?:me plaindre|reclamer|faire de reclamation|porter plainte)',
      person: 'pas (?:besoin de |envie de )?(?:parler a )?(?:quelqu un|une personne|personne)',
    },
    without: 'ni|aucune?|pas d[eu]?|sans|(?:ce n |c |ca n )(?:est|etait|sera) pas(?: pour)?',
    noneMade:
      '(?:n )?(?:ai|avons|avais) (?:encore )?(?:rien|pas|jamais|aucune?)(?: (?:encore|de|d|un|une))*(?: (?:reserve|pris|rendez vous|rdv|reservation))(?: (?:de |un |une )?(?:rendez vous|rdv))?|(?:rien|pas encore) (?:n )?(?:est |ete |etait )?(?:reserve|pris)|vous (?:n |ne m )?(?:avez|avez pas) (?:encore )?rien reserve',
    cancelling: 'an{1,2}ul\\w+|decommand\\w+',
    cancelled:
      '(?:ai|avons|a|avais|avions) (?:deja |malheureusement |finalement )?(?:du )?annul(?:e|ee|er)|(?:est|sont|etait|etaient|ete|sera|serait|seront) (?:(?!a )\\S+ )?annulee?s?',
    anew: 'nouve\\w+|autre',
    learn: 'apprendre(?: a)?',
    ownTalk:
      '(?:(?:je|on|nous) (?:(?:l |le |la |lui |leur |en |vais |vas |allons |va |dois |doit |devons |veux |voudrais |prefere |prefererais |aimerais |ferais mieux d |d abord |peux |pense )){0,4}(?:parle\\w*|demand\\w+|discut\\w+|consult\\w+|voi[rs])|il faut (?:d abord )?que j en parle|j en (?:parle|discute|parlerai)|j (?:aimerais|aimerai) (?:d abord )?(?:en )?(?:parler|discuter))(?: (?:d abord|avant|ca|cela|avec|a|au|aux)){0,4} (?:(?:mon|ma|mes|son|sa|ses|notre|leur) (?:femme|mari|epou(?:x|se)|conjoint[e]?|compagn(?:e|on)|copine?s?|copain?s?|fiancee?|ami(?:e|s|es)?|fils|filles?|enfants?|bebe|petit(?:e|s)? (?:fils|fille|enfants)|grand\\w*|mamie|papi|maman|mere|papa|pere|parents|soeurs?|freres?|cousine?s?|tante|oncle|niece|neveu|belle mere|beau pere|famille|colocataires?)|(?:mon|ma|mes|notre) (?:medecin|docteur|sage femme|patron(?:ne)?|chef(?:fe)?|collegues?|proprietaire))|(?:j en|on en|je vais en|il faut que j en|je dois en) (?:parle|parler|parlerai|discute|discuter|discuterai)(?: (?:d abord|avant)){0,2} (?:avec|a|aux) (?:eux|elles|(?:les )?(?:autres|filles|gars|copines|copains|enfants)|tout le monde|tous|toutes|le groupe|la famille)|je (?:vais |dois )?(?:d abord )?(?:demande|demander|consulte|consulter|vois avec|voir avec)(?: (?:d abord|avant)){0,2} (?:a |aux |avec )?(?:eux|elles|(?:les )?(?:autres|filles|gars|copines|copains)|tout le monde|le groupe|la famille)',
    talk: {
      to: '(?:parler|discuter|echanger|m entretenir)(?: \\S+){0,3} (?:a|avec) {who}|(?:avoir|joindre|contacter) {who}(?: (?:au telephone|directement|en ligne|par telephone))|(?:passez|passe|passer)(?: moi| nous| me| nous)? {who}|me passer {who}',
      byPhone: '(?:au|par) telephone|coup de fil',
    },
    ownCall:
      'je (?:vous |les |leur |l )?(?:appelle|appellerai|telephone|telephonerai|rappellerai|passerai un coup de fil|repasse|repasserai|vais (?:vous |les )?(?:appeler|telephoner))(?: \\S+){0,2}(?= ?(?:$|[.,!]))',
    quoted:
      '(?:site|page|conditions|mail|c est|il est)(?: \\S+)? (?:dit|dite|disent|indique|indiquent|ecrit|marque|precise)',
    must: '(?<!que )(?:je|j|on|nous) (?:dois|doit|devons|veux|voudrais|souhaite|aimerais|vais|suis obligee?|suis contrainte?|prefere|l ?annule|annule|annulons)',
    unwanted:
      '(?:j|je n|je) ai (?:\\S+ )?(?:pas|jamais) dit(?: \\S+){0,6} reserver|(?:pas besoin|pas la peine|inutile|pas necessaire) (?:de |d )(?:reserver|prendre (?:un )?(?:rendez vous|rdv)|(?:un )?(?:rendez vous|rdv))(?: (?:pour l instant|maintenant|tout de suite|encore|aujourd hui))*|rien (?:d autre )?a reserver|(?:ne |n )?(?:reserve|reservais|reserverai|reservons)(?: \\S+)? (?:pas|rien)(?: encore)?|(?:ne |n )?(?:vais|voudrais|comptais|compte)(?: \\S+)? (?:pas|rien)(?: encore)? reserver|pas d heure|aucune heure|(?:pas|plus|aucun|sans) (?:de |d |besoin de |besoin d (?:un )?)?(?:rdv|rendez vous|reservation|creneau)|pas (?:de |d )?(?:un |une )?autres? (?:rdv|rendez vous|cours|seance)|(?:veux|voulais|souhaite) (?:pas|plus) (?:de |d |prendre |reserver)|(?:ne )?(?:veux|voulais|souhaite) (?:rien|pas) reserver|(?:juste|seulement|simplement)(?: (?:une |la )?(?:petite )?(?:question|info\\w*|renseignement)| (?:savoir|demander|me renseigner))|je (?:me renseignais?|me renseigne|demande(?: juste)?|voulais (?:juste )?(?:savoir|demander))|une? seule? (?:(?:me |nous )?suffit|(?:me |nous )?suffira|rdv|rendez vous)|(?:faut|veux|voulais|souhaite|voulons) pas (?:d |de |une? )?(?:deuxieme|seconde?|autre)(?: (?:rdv|rendez vous|reservation|creneau))?(?= ?(?:$|[.,!;]))|c est tout|(?:pas|aucune?|sans) (?:de |d )?(?:\\S+ )?(?:cours|seance|prestation|fete|visite|soin|location|atelier|stage|service)s?(?= ?(?:$|[.,!;]|svp|s il|merci|pour l instant|pour le moment|maintenant))|(?:ne |n )?(?:loue|inscris|commande)(?: \\S+)? (?:pas|rien)(?: encore)?|(?:je|on) (?:regarde|compare|m informe)(?: (?:juste|seulement|simplement|encore|d abord|pour l instant|pour le moment)){1,2}(?! (?:si|ce|quand|les?|la|un|pour))|(?:juste|seulement|simplement) (?:pour (?:voir|info|me renseigner|comparer|regarder)|regarder|comparer)(?! (?:si|ce|quand|les?|la|un|quel))|ne reserv(?:ez|e|es) (?:rien|pas encore)',
    matter:
      'premiere fois|(?:ai|a|avons|avais) (?:encore )?jamais \\w+|(?:suis|est|sommes|sont)(?: \\S+){0,2} (?:debutante?s?|novices?)|gaucher|gauchere|(?:sais|sait) pas nager|allerg\\w*|intoleran\\w*|asthm\\w*|diabet\\w*|enceinte|fauteuil roulant|bequilles?|canne|aveugle|sourde?|peur|stress\\w*|nerveu\\w*|epilep\\w*|pacemaker|anticoagulant\\w*|medicament\\w*|vegan\\w*|vegetarien\\w*|gluten|bon cadeau|reduction|handicap\\w*|s appelle',
    problem:
      'mal (?:a|au|aux) (?:\\S+ ){0,2}\\S+|(?:super |tres )?mal aux dents|douleurs?|(?:j ai|il a|elle a) (?:\\S+ )?mal|fait (?:\\S+ )?mal|(?:est |s est |ai |a )?(?:casse\\w*|cassee?|fele\\w*|enfle\\w*|gonfle\\w*|infecte\\w*|bloque\\w* le dos)|en panne|panne|crev(?:e|aison|ee)|pneu (?:a plat|creve)|fuit|fuite|grince\\w*|bruits? (?:bizarre\\w*|etrange\\w*|quand)|fait du bruit|ne (?:demarre|marche|fonctionne|mange) (?:plus|pas)|(?:demarre|marche) (?:plus|pas)|voyant (?:\\S+ )?(?:allume|moteur|rouge|orange)|fume|saigne\\w*|boite(?! (?:de|a))|vomit|entorse|lumbago|torticolis|carie|rage de dents?|controle technique (?:est )?(?:depasse|perime|expire)|batterie (?:a plat|morte|hs)',
    wish: 'je (?:voudrais|veux|souhaite|souhaiterais|aimerais|cherche|prefere|prendrais|prends)|j (?:aimerais|ai besoin)|(?:nous|on) (?:voudrait|voudrions|aimerait|aimerions|souhaite|souhaitons|veut)|il (?:me |nous |lui |leur )?fau(?:t|drait)(?: \\S+)?|faudrait|svp|pouvez vous|donnez moi|mettez moi',
  },
  questions: {
    start:
      '(?:mais )?(?:dites|dis) moi(?: (?:d abord|juste|avant)){0,2} (?:si|quand|ou|comment|combien)|(?:a |de |d |c |pour |avec |en |jusqu a )?(?:qui|que(?! (?:ca|cela|ce|c|je|j|tu|il|elle|on|nous|vous|ma|mon|mes|la|le|les|l|quelqu)(?![\\p{L}]))|quoi|quel(?:le)?s?|quand|ou(?= (?:est|sont|etes|se|puis|peut|vous|c est))|pourquoi|comment|combien)|est ce que|est ce qu|qu est ce|c est (?:quand|quoi|combien|ou|gratuit|possible|cher|payant|quel\\w*|a quelle)|(?:avez|acceptez|pouvez|pretez|faites|proposez|etes|prenez|vendez|auriez|pourriez|parlez|livrez|reparez|ouvrez|fermez|travaillez|recevez|avais|servez|louez) vous|vous (?:avez|acceptez|faites|proposez|etes|prenez|vendez|auriez|parlez|livrez|reparez|ouvrez|fermez|recevez|servez|pouvez|louez)(?= )|y a t il|y a il|il y a(?= .{0,60}\\?)|y a(?= )|peut on|puis je|on peut|dois je|faut il|il faut(?= .{0,60}\\?)|ai je|est il|est elle|sont ils|faites vous|(?:je (?:voulais|voudrais|souhaiterais|souhaite|veux)|j aimerais(?: bien)?) (?:juste )?(?:savoir|demander|connaitre)|(?:petite |une )?question|(?:pouvez|pourriez) vous me dire|savez vous|je me demandais?|ca (?:coute|dure|fait) combien|je peux(?= )|on doit',
    request:
      '(?:vous|tu) (?:me |m |nous )(?:l[ae]? |les )?(?:reserve[sz]|inscri(?:s|vez)|bloque[sz])|(?:est ce que )?(?:vous )?(?:pouvez|pourriez)(?: vous)?|(?:est ce que )?(?:je|on|j) (?:peux|pourrais|peut|pourrait)|(?:puis|pourrais|peut|pourrait) (?:je|on)|est (?:ce|il) (?:possible|qu il est possible)|serait il possible|tu peux|peux tu|c est possible (?:de|d)',
    factual:
      'il se passe quoi|ca se passe comment|(?:on|vous|ca|cela) (?:me |nous )?fai(?:t|tes) quoi|(?:quel(?:le)?s?(?= (?:est|sont|delai|prix|tarif|difference|document|frais|condition))|(?:c )?combien|pourquoi|qui|ou|comment|jusqu ?a quand|jusqu a quelle heure|qu est ce (?:que|qu|qui)|que (?:faut|dois|se passe))|(?:est ce que )?(?:je dois|dois je|faut il|il faut|on doit|doit on|ai je besoin|j ai besoin)|y a t il (?:des )?(?:frais|un delai|une penalite|une caution)|ca coute|c est (?:combien|payant|gratuit)',
    terms:
      'rembours\\w*|(?:on peut|peut on|c est|est ce) (?:\\S+ ){0,3}(?:annul(?:er|able)|modifi(?:er|able)|rembours\\w*)|sans (?:payer|frais|penalite|rendez vous|rdv|reservation|engagement|ordonnance|mutuelle)|gratuit\\w*|frais|penalite|en ligne|par (?:telephone|mail|email|internet)|en (?:carte|especes|plusieurs fois)|delai|conditions d annulation|politique',
    shortNotice:
      'au besoin|si (?:besoin|necessaire)|en cas de (?:besoin|souci|pepin|probleme)|le cas echeant|au pire|a la derniere minute|au dernier moment|le (?:jour|matin) meme|la veille|n importe quand|a tout moment|tardivement',
    availability:
      '(?:on|je) (?:ne |n )?(?:peut|peux)(?: pas)? (?:le |la |l )?reserver ici|(?:quel est |c est quoi |ce serait quoi )le plus tot|(?:je peux|on peut|pourrais je|pourrait on) (?:\\S+ ){0,3}au plus tot|(?:avez vous|vous avez(?! bien)|auriez vous|vous auriez|il (?:y a|reste|resterait)|y a t il|reste t il|il y aurait|y aurait il) (?:\\S+ ){0,5}(?:places?|dispo\\w*|creneaux?|libres?|rdv|rendez vous|tables?|de la place|un trou)|quels? (?:creneaux?|horaires|heures|jours) (?:\\S+ ){0,3}(?:dispo\\w*|libres?|avez|reste\\w*|possibles?|proposez|sont)|quand (?:puis je|est ce que je peux|pourrais je|peut on|je peux|on peut|pouvez vous me|pourriez vous me|pourrais|etes vous|avez vous|auriez vous) (?:\\S+ ){0,3}(?:venir|passer|recevoir|prendre|voir|libre\\w*|dispo\\w*|place|rdv|rendez vous|creneau|amener|deposer)|(?:prochaine?)s? (?:creneau|rdv|rendez vous|dispo\\w*|place|date|seance)(?: \\S+)?|(?:premiere?|premier)s? (?:creneau|dispo\\w*|place|date|(?:rdv|rendez vous|seance)(?= (?:possible|dispo\\w*|libre|que)))(?: \\S+)?|(?:au |le )plus (?:tot|vite)(?: possible)?|des que possible|(?:puis je|je peux|je pourrais|pourrais je|on peut|peut on|est ce que je peux|on pourrait) (?:venir|passer|vous voir|l amener|la deposer|le deposer)(?= (?:demain|aujourd|le |ce |cet|cette|a |lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|apres|maintenant|tout|dans|vers|en fin|quand|des)| ?(?:$|[?.!,]))|(?:me|nous) (?:recevoir|prendre|caser)|entre deux',
    availabilityWhen:
      '(?:avez vous|vous avez(?! bien)|(?:vous )?auriez(?: vous)?|y a t il|il y a|y a|est ce possible|possible|dispo\\w*|libre\\w*|je peux|puis je|on peut|peut on|ca irait|ca serait|serait|est ce que)',
    claim:
      '(?:vous|tu|on|(?:votre|vos) \\S+)(?: \\S+){0,4} (?:dit|promis|assure|affirme)|(?:j ai|on a|nous avons) (?:entendu|lu)|(?:votre|le) site (?:dit|indique|annonce)',
    mayI: '(?:est ce qu(?:e)? )?(?:je peux|puis je|on peut|peut on|je pourrais|pourrais je|nous pouvons|pouvons nous|j ai le droit de|je dois)',
    visiting:
      'venir|revenir|passer|repasser|avoir|prendre|reserver|amener|emmener|deposer|apporter|ramener|voir|essayer|obtenir|rencontrer|changer|deplacer|decaler|reporter|annuler|louer|recuperer|chercher|parler|appeler|commencer|m inscrire|nous inscrire|etre|commander|faire(?! (?:du|de la|de l|mon|ma|mes)(?![\\p{L}]))|me faire|nous faire|laisser|participer|assister|entrer',
    protest:
      '(?:mais )?(?:bien sur|mais) que (?:si|oui)|(?:mais )?si vous pouvez(?= ?(?:$|[,.!;]))|(?:mais )?bien sur que (?:vous|si|c)|(?:mais )?vous (?:me |m |nous )?(?:l )?(?:avez|aviez) propose',
    untold:
      'vous (?:n |ne )?(?:m |me |nous )?(?:avez|aviez)(?: toujours| encore)? (?:pas|rien|jamais)(?: encore)? (?:dit|repondu|precise)',
    readyAsked:
      'pret(?:e|s|es)?(?: \\S+){0,2} quand|quand(?: \\S+){0,6} pret(?:e|s|es)?|(?:sera|est|seront|sont)(?: \\S+){0,3} pret(?:e|s|es)?',
    doYou: '(?:est ce que )?(?:vous \\p{L}{2,20}ez|\\p{L}{2,20}ez vous|on (?:peut|pourrait)|quelqu un peut)',
    needed:
      '(?:faut il|il faut|dois je|je dois|doit on|on doit|ai je besoin|a t on besoin)(?: \\S+){0,4} (?:rendez vous|rdv|reserv\\w*|s inscrire|m inscrire|nous inscrire)|(?:est il|est ce|c est)(?: \\S+){0,1} (?:necessaire|obligatoire|indispensable)(?: \\S+){0,3} (?:rendez vous|rdv|reserv\\w*)|(?:rendez vous|rdv|reservation|inscription)(?: \\S+){0,2} (?:obligatoire|necessaire)|(?:puis je|je peux|on peut|peut on|pouvons nous|nous pouvons)(?: \\S+){0,2} (?:passer|venir)(?: \\S+){0,2} (?:comme ca|directement|a l improviste)|sans (?:rendez vous|rdv|reserv\\w*|(?:prendre|avoir) (?:de |un )?(?:rendez vous|rdv))',
    way: {
      means:
        'bus|autobus|tram\\w{0,3}|trains?|metro|rer|ferry|taxis?|navettes?|(?:en|avec le) (?:bus|train|metro|tram|taxi|ferry|transports?(?: en commun)?)|transports? (?:en commun|publics?)|a pied|arret(?: de \\S+)?|(?:depuis|pres de) (?:la )?gare|depuis l aeroport|de la gare',
      runs: 'passe|circule|il y a|y a|(?:le |la |un |les )?(?:bus|metro|tram\\w{0,3}|train|navette) (?:passe|s arrete|part|circule|va|dessert)',
      own: 'mon|ma|notre|nos',
    },
    exists:
      'y a t il|il y a(?: t il)?|y a|il y aura|(?:(?:avez|vendez) vous|vous (?:avez|vendez))(?= (?:aussi |encore |toujours )?(?:des?|du|une?|d|l|la|les?) )|(?:passe|circule|roule)',
    within: 'dans (?:le|la|les|l|votre|vos)|(?:en|au|a la)',
    deadline:
      'combien de temps (?:ai je|j ai|on a|avons nous|a t (?:on|il|elle)|(?:il|elle) a|(?:ils|elles) ont|ont (?:ils|elles))|(?:j ai|on a|nous avons) combien de temps|quel (?:est le )?delai|jusqu a (?:quand|quelle (?:heure|date)|quel jour)|combien de (?:temps|jours|heures) (?:avant|a l avance)|dernier delai',
    contract:
      'resili\\w*|mettre fin (?:au|a mon|a notre)(?: \\w+)? ?(?:contrat|abonnement)|(?:annuler|arreter)(?: \\w+){0,2} (?:abonnement|contrat)',
    whether: {
      lead: '(?:voudrais?|voulais?|aimerais?|souhaiterais?|souhaite) (?:savoir|demander)|(?:pourriez|pouvez|peux) (?:vous |tu )?me dire|(?:dites|dis) moi|je me demandais?',
      word: 'si(?! (?:c est possible|possible|besoin|non))|s',
      tells: 'dire|dis|dites|aider|repondre',
    },
    again:
      'je (?:vous |te )?(?:demandais?|demande)(?: juste| simplement)?(?: si)?|j ai demande(?: si)?|(?:ma|la) question (?:est|c est|c etait|etait)(?: (?:de savoir )?si)?|(?:ce n est|c est|c etait) pas (?:ma question|ce que j ai demande)|(?:vous )?(?:n avez|avez) pas repondu(?: (?:a ma question|pour|a))?|ca ne repond pas(?: du tout)?(?: a ma question)?',
    meant:
      'je veux dire|je (?:parlais|parle|voulais dire|pensais)|ma question (?:portait|porte|etait) sur|je (?:demandais|demande) pour|il s agit',
    matter: { about: 'de l|de la|de|d|du|des|sur', lead: 'pour(?! (?:l instant|le moment|aujourd hui))|sur|chez|avec' },
    recommends:
      'recommand\\w*|conseill\\w*|sugger\\w*|proposez vous|vous proposez quoi|(?:quel(?:le)?s?|lequel|laquelle|lesquel\\w+|quoi|que)(?: \\S+){0,4} (?:irait|iraient|convient|conviendrait|conviennent|serait bien)|(?:une |des )?idees?(?= ?\\?)|que (?:puis je|peut on|pourrais je|je peux)(?: lui)? offrir|qu est ce que (?:je peux|on peut)(?: lui)? offrir',
    vouchers: {
      word: '(?:bons?|cheques?|cartes?|coffrets?)(?: d achat)? cadeaux?|bons? d achat',
      owned:
        '(?:j ai|on a|nous avons|on m a offert|j avais)(?: \\S+){0,3} (?:bon|cheque|carte|coffret)s?(?: cadeaux?)?|utilis\\w+ (?:le|un|mon|notre|ce) (?:bon|cheque|coffret)|avec (?:le|un|mon|notre|ce) (?:bon|cheque|coffret)|(?:mon|notre) (?:bon|cheque|coffret)',
    },
    supposed: '(?:il se passe quoi|que se passe t il|qu est ce qui se passe) (?:si|s)|si|s(?= ils?)|au cas ou',
    cancelling: {
      word: 'an{1,2}ul(?!ation)\\w+|decommand\\w+',
      state: '(?:est|sont|sera|serait|seront)(?: [^\\s,]+){0,2} (?:an{1,2}ul|decommand)ee?s?',
      may: '(?:je peux|puis je|on peut|peut on|je pourrais|pourrais je|nous pouvons|pouvons nous)(?: \\S+){0,3} (?:an{1,2}uler|decommander)',
      way: 'comment (?:est ce que )?(?:je|on|j) (?:peux|peut|pourrais|fais|fait|dois)(?: (?!si)\\S+){0,3} an{1,2}uler|comment (?:(?:puis|peut|dois) (?:je|on)|faire)(?: (?!si)\\S+){0,3} an{1,2}uler|comment (?:j|on|je l|je) an{1,2}ule',
      ordered:
        '(?:pouvez|pourriez|peux|pourrais) (?:vous|tu)(?: \\S+){0,3} an{1,2}uler|(?:vous|tu) (?:pouvez|pourriez|peux|pourrais)(?: \\S+){0,3} an{1,2}uler|(?:merci de|veuillez)(?: \\S+)? an{1,2}uler|an{1,2}ulez|(?:je|nous) (?:veux|voudrais|souhaite|voulons|souhaitons|dois)(?: \\S+)? an{1,2}uler(?! (?:si|quand))',
      own: 'me|m|moi|nous|mon|ma|mes|notre|nos|svp|s il (?:vous|te) plait|(?:l|le|la) an{1,2}uler|(?:le (?:rdv|rendez vous)|la reservation)',
      inCase:
        'en cas (?:de|d)|(?:par|avec) (?:\\S+ ){0,2}(?:mauvais temps|pluie|vent|orages?|neige|chaleur|brouillard)|s il (?:pleut|neige|vente)',
      later: 'plus tard|apres|ensuite',
    },
    politeIf:
      '(?:gentil|sympa|super|bien|aimable|reconnaissante?|parfait|genial)(?: de votre part)? si (?:vous|tu|on)|si (?:vous|tu|on) (?:pouvez|pouviez|pourriez|peux|pouvais|peut|pouvait)',
    favourIf:
      's(?:i)? (?:(?:il|vous|tu)(?: (?:y|en))?(?: (?:reste|avez|as|a|aurait|auriez|restait))(?: (?!plus |pas |que )\\S+){0,3} (?:places?|creneaux?|espace)|ce n est pas (?:trop tard|(?:un )?(?:probleme|souci)|trop (?:complique|demander))|c est (?:encore |toujours )?(?:possible|bon|ok)|(?:ca|cela) (?:ne )?(?:vous |te )?(?:va|convient|derange pas|embete pas|pose pas (?:de )?probleme|pose pas (?:de )?souci))',
    unanswered:
      '(?:(?:non|mais|bon|ok),? ){0,2}(?:(?:ca|cela|vous|tu) (?:ne |n )?(?:me |m )?(?:repond(?:ez|s)?|aide(?:z|s)?|dit|dites|avez|as|a) pas(?: (?:vraiment|du tout))?(?: (?:repondu|aide))?(?: (?:a (?:ma|la) question|ce que je (?:demande|veux savoir)))?|ce n est pas une reponse(?: a ma question)?)',
    announced:
      '(?:(?:encore|une?|1|deux|2|autre|juste|et|mais|attendez|oui|ok|j ai|il me reste),? ){1,5}(?:derniere |petite |autre ){0,2}(?:questions?|choses?|truc)(?: (?:avant|encore|d abord)){0,2}',
    misread:
      '(?:(?:non|mais|bon|euh|je (?:crois|pense|trouve)|j ai l impression|on dirait|il me semble|apparemment),? ){0,2}(?:que |qu )?(?:(?:vous|tu) (?:ne |n )?(?:m |me |l |le )?(?:avez|as|comprenez|comprends|semblez|sembles)(?: l)?(?: air)? pas(?: (?:bien|vraiment|du tout|tout a fait))?(?: (?:m avoir |me |de m avoir |d avoir )?(?:compris|comprendre|lu|saisi))?(?: (?:ma question|ce que \\S+(?: \\S+){0,2}))?|(?:vous|tu) (?:m )?(?:avez|as) mal compris(?: (?:ma question))?|(?:ca|cela|il) (?:n a|ne semble|n a pas l air|ne donne)(?: \\S+){0,3} (?:que )?(?:vous|tu) (?:m )?(?:avez|ayez|as|aies)(?: \\S+)? compris|je ne (?:crois|pense) pas que (?:vous|tu) (?:m )?(?:avez|ayez|as|aies)(?: \\S+)? compris|c est un malentendu|on ne se comprend pas)',
    setAside: {
      before:
        '(?<!(?:pourquoi|si) )(?:(?:parl|demand)(?:e|ais|ons|ions)|dis|disais|veux|voulais|pense|pensais|interesse|concerne) pas(?: (?:de|du|des|au|a|en|sur))?(?: (?:la|le|l|les|une?))?|(?<!(?:pourquoi|si) )pas (?:parle|demande|dit)(?: (?:de|du|des|a|sur))?(?: (?:la|le|l|les|une?))?|rapport avec(?: (?:la|le|l|les))?',
      bare: '(?:^|[,.;:!?] ?|(?:mais|et|non) )pas(?: (?:de|du|des|au|pour|sur))?(?: (?:la|le|l|les|une?))?',
      after: 'non|pas',
    },
    objection:
      '(?:ca |cela )?c etait (?:pour|sur)|(?:ca|cela) c est (?:pour|sur)|(?:ca|cela) (?:concerne|concernait|parle de|parle des|parlait)|(?:moi )?(?:je demandais pour|j ai demande pour|je demandais si)|(?:ce n est|ce n etait|c est|c etait|ce ne devait) pas (?:etre )?une? (?:note|message|remarque)',
    missed:
      '(?:(?:non|mais),? )?(?:(?:(?:ce|ca) n (?:est|etait)|c (?:est|etait)|ca n est) pas (?:du tout |vraiment |exactement )?(?:ca|cela|ma question|la question|ce que \\S+(?: \\S+){0,4}|ce qu \\S+(?: \\S+){0,4})|je (?:n ai|ne demandais|ne demande|ne parlais|ne parle|ne voulais|demandais|demande|parlais|parle|ai) pas (?:demande |dire |parle )?(?:ca|cela|de ca|de cela)|vous (?:n avez pas|avez pas|avez mal|m avez mal|ne m avez pas) (?:bien )?compris|pas (?:ma question|ce que (?:je|j|on|nous) \\S+(?: \\S+){0,3}))',
    advice:
      '(?:je|on) fai(?:s|t) quoi(?! (?:pendant|au|dans|en|chez|avec)(?!\\p{L}))|quoi faire|que (?:dois je|puis je|faire)(?! (?:faire )?(?:avec|chez|ici|d autre|pour)(?!\\p{L}))|qu est ce que je (?:dois|peux|fais)|c est (?:dangereux|toxique|grave|une urgence)|numero d urgence|service d urgence|urgences de nuit',
    feasible:
      '(?:ca|cela) (?:pourrait|peut) etre|(?:est ce |c est |ce serait |serait ce )?(?:que c est )?possible|(?:ca|cela) (?:ne )?(?:marche|va|vous va|irait|convient|vous convient)|est ce que (?:ca|cela) (?:marche|va|irait)|ok|d accord',
    outcome:
      'qu est ce (?:qui|que|qu)|que se passe|il se passe quoi|je fais quoi|on fait quoi|ca coute|c est (?:grave|possible|un probleme)|combien|dois je|est ce que',
    scheduling:
      'ven(?:ir|ez)|viens|pass(?:er|e|ez)|pren(?:dre|ds|ez)|deca\\w+|chang\\w+|deplac\\w+|report\\w+|mettre|mettez|reserv\\w+|possible|libres?|dispo\\w*|places?|creneaux?|rdv|rendez|horaires?|heures?|jours?|plutot|mieux|plus|tot|tard|quelque|chose|autres?|meme|convien\\w+|irait|marche\\w*|arrange\\w*|reste|auriez|seance|decal\\w*',
    condition:
      '(?:(?:et|donc|mais) ){0,2}(?:imagin\\w+|suppos\\w+|admettons|mettons) qu?e?|au cas ou|(?:(?:et|donc|mais) ){0,2}(?:si|quand) (?:je|j|on|nous|il|elle|vous|mon|ma|mes)(?! vous plait)',
    ownSubject:
      '(?:je|j|tu|il|elle|on|nous|vous|ils|elles|quelqu un|c|ca|cela)(?: \\p{L}+){2,}|\\p{L}{3,} (?:vous|on|t on|t il|t elle|ils|elles|quelqu un)(?: \\S+)',
    elliptical:
      'et|et pour|ou(?! (?:est|sont|se|je|on|puis|peut|peux|vous|c|ca|y|faut|dois|trouver|etes))|mais|et si|et le|et la|et les',
    frame:
      '(?:et )?(?:combien (?:coute|coutent|ca coute|ca fait|dure|est ce que coute|pour|vaut|de temps dure)(?: un| une| le| la| les| l)?|(?:ca|c est) (?:coute |fait )?combien|quel(?:le)? est (?:le prix|le tarif|la duree|la difference)(?: du| de la| d un| d une| des| de l)?|(?:c est|quand (?:est|a lieu)) (?:quand|a quelle heure)?(?: le| la)?|ou (?:est|sont)(?: le| la| les)?|(?:vous (?:faites|avez|prenez|acceptez|proposez|vendez)|(?:faites|avez|prenez|acceptez|proposez|vendez) vous|est ce que vous (?:faites|avez|prenez|acceptez|proposez)|y a t il|y a|il y a)(?: un| une| le| la| les| des| du| de la)?|on peut (?:payer|venir)(?: en| avec)?|prix (?:du|de la|d un|d une|des))',
    article: 'le|la|les|l|un|une|des|du|de la|de l',
    pronoun: 'ca|cela|ceci|celui ci|celle ci|il(?! (?:y a|faut|est possible|reste))|elle|ils|elles|celui la|celle la',
  },
  aftermath: {
    now: '(?:et|mais|,) (?:maintenant|depuis|la|deja|toujours|elle|il|ca|je n|l)|depuis(?! (?:le|la|les|que))|encore une fois|de nouveau|pire|toujours (?:pas|aucune?)|c est (?:inadmissible|inacceptable)',
    ofUs: 'vous|votre|vos|chez vous|ici',
  },
  returned: {
    work: '(?:ai|avons|a) (?:achete|commande|recupere)\\w*|vous (?:m |nous |l |les )?avez(?: \\S+)? \\w+(?:e|ee|es|ees|it|ite|is|ises?|u|us|ue|ues)|(?:apres|depuis) (?:la|le|votre|cette|ma|mon|l) (?:derniere? )?(?:reparation|retouche|visite|seance|rendez vous|reglage|entretien|travail|soin)|(?:le|la|les|mon|ma|mes) \\S+ (?:d hier|de (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|de la semaine derniere)',
    again:
      'deja|encore|de nouveau|a nouveau|toujours|(?:jours?|semaines?|mois) (?:apres|plus tard)|ne \\S+ plus|au bout de \\S+ (?:jours?|semaines?)',
    paid: 'repayer|(?:pay\\w+|factur\\w+|cout\\w+)(?: \\S+){0,3} (?:encore|a nouveau|de nouveau|une (?:deuxieme|seconde) fois|deux fois)|(?:encore|a nouveau|de nouveau) (?:la |le |les )?payer|(?:dois je|je dois|faut il|il faut) (?:la |le |les |tout )?(?:re ?)?payer|garanti\\w*|rembours\\w*|remplac\\w+|echang\\w+|gratuit\\w*|pris en charge',
  },
  work: {
    asked:
      '(?:(?:est ce qu(?:e)? )?(?:vous (?:pouvez|pourriez)|tu (?:peux|pourrais)|quelqu un (?:peut|pourrait)|on (?:peut|pourrait))|(?:pouvez|pourriez) vous|(?:peut|pourrait) on|(?:serait|est) il possible (?:de|d|que)|(?:c est|ce serait|est ce) possible (?:de|d|que))',
    own: 'me|m|moi|nous|mon|ma|mes|notre|nos|le|la|l|cette|cet',
    told: 'dire|dites|expliquer|envoyer|montrer|recommander|conseiller|confirmer|donner|aider|appeler|rappeler|ecrire|repondre|preter|attendre|garder|apporter|livrer|payer|parler|accepter|prendre|repeter|annuler|deplacer|decaler|rembourser|renseigner|savoir|manger|venir|amener|emmener|transmettre',
    done: '(?:y )?jeter un (?:coup d )?oeil|(?:la |le |les |y )?(?:regarder|reparer|verifier|faire|voir|arranger)(?: ca| cela)?',
  },
  contractions:
    'jai:j ai,cest:c est,jaimerais:j aimerais,jaimerai:j aimerais,quest:qu est,daccord:d accord,svous:s vous,koi:quoi,kan:quand,kel:quel,kelle:quelle,pkoi:pourquoi,kelke:quelque,ke:que,ki:qui,pk:pourquoi,fo:faut,fau:faut,pr:pour,tro:trop,jpeu:je peux,jpeux:je peux,jsuis:je suis,chui:je suis,jsais:je sais,jveu:je veux,jveux:je veux,jpren:je prends,dsl:desole,bcp:beaucoup,auj:aujourd hui,ojd:aujourd hui,ms:mais,tt:tout,ya:il y a,yaura:il y aura,ossi:aussi,mtn:maintenant,qd:quand,qq:quelque,slt:salut,bjr:bonjour,bsr:bonsoir,combi:combien,parfe:parfait,cmb:combien',
  past: 'etais|etait|etaient|hier|derniere? fois|(?:semaine|mois|annee|samedi|vendredi|lundi|mardi|mercredi|jeudi|dimanche) (?:derniere?|passee?)|il y a \\S+ (?:jours?|semaines?|mois)|(?:suis|sommes|on est) (?:venu|passe|alle|arrive)e?s?|paye|facture',
  correction:
    'plutot|en fait|finalement|attends|attendez|non pas|pardon|je voulais dire|je veux dire|au lieu de|a la place|mieux|je prefere|prefererais|mettez|changez|desolee?|erreur|au final',
  sequel:
    'et (?:(?:a )?(?:la )?meme|ensuite|apres|puis|aussi|un autre|une autre|pour mon|pour ma|celui de|celle de)|ensuite|puis|apres|aussi',
  forAnother:
    '(?:(?:et |aussi |plus ){1,2}(?:(?:une?(?: autre)?|pareil|la meme chose|le meme)(?: rendez vous| rdv| place| creneau)? )?|(?:une?(?: autre)?|pareil|la meme chose|le meme)(?: rendez vous| rdv| place| creneau)? )(?:(?:juste )?(?:apres|ensuite) )?(?:aussi )?pour (?:m(?:on|a|es)|notre|nos|lui|elle)',
  more: 'aussi|encore une fois|a nouveau|egalement|en plus|un autre|une autre|deuxieme|autre',
  adds: 'les deux|ajout\\w*|aussi|en plus|egalement|en meme temps|ensemble|dans la foulee|rajout\\w*',
  addVerbs: '(?:r)?ajout\\w*|inclu\\w*|en plus',
  otherBooking:
    '(?:mon |le |l |ma |la |un )?(?:autre|ancien\\w*|precedent\\w*) (?:rendez vous|rdv|reservation|cours|creneau)',
  others: {
    none: 'aucun(?:e)?(?: de (?:ces|ceux|celles)(?: la| ci)?(?: \\S+)?| des deux| prestation| service)?(?= ?(?:$|[,.!;]))|rien de tout (?:ca|cela)|ni l une? ni l autre',
    any: '(?:quelque chose|rien|quelqu un) d autre|autres? (?:jours?|heures?|dates?|creneaux?|options?|possibilites?|horaires?|choix|propositions?|moments?|chose)|aucun(?:e)?(?: de (?:ces|ceux|celles)| des deux)?|d autres (?:\\S+)?|alternatives?|plus de (?:choix|creneaux|dates)|quoi d autre',
    earlier: '(?:quelque chose )?(?:plus tot|avant(?! (?:de|d|que|noel|la|le|les|l|mon|ma))|plus proche)|trop tard',
    later: '(?:quelque chose |un peu )?(?:plus tard|apres(?! (?:le|la|les|l|avoir|mon|ma|cela|ca)))|trop tot',
    otherOne: 'l autre(?: (?:jour|creneau|date|option|horaire))?',
  },
  abandon:
    'laiss(?:e|ez|ons) tomber|oubli(?:e|ez|ons)(?: ca| cela| tout)?|tant pis|peu importe(?= ?$)|arret(?:e|ez|ons)|stop|rien alors|alors rien|plus besoin|(?<!(?:en|la|une|sa|leur|sans|courte|longue|de) )laisse(?= ?$)|finalement non|plus la peine|non rien|une autre fois|je (?:vais )?(?:y )?reflechi(?:r|s|rai)|(?:laissez|laisse) moi (?:y )?reflechir|je (?:vous )?(?:recontacte|rappellerai|redis|reviens vers vous|reviendrai vers vous)|pas maintenant|(?:annule|annulez)(?: ca| tout(?: (?:pour|de|du) \\S+)?)?(?= ?$)|pour (?:l instant|le moment),? (?:non|rien|pas)(?= ?(?:$|[,.!;]))|pour (?:l instant|le moment),? (?:je|on|nous) (?:ne )?(?:prends|prend|prenons) rien|(?:suis|sommes) pas encore decidee?s?|(?:ai|avons) pas encore decide|(?:dois|devons|vais|faut que je) (?:d abord )?(?:regarder|verifier|consulter|regarde) (?:mon|notre) (?:agenda|planning)',
  notNow: 'pour (?:l instant|le moment),? (?:non|rien|pas)',
  asItIs:
    '(?:gard\\w*|laiss\\w*|conserv\\w*) (?:\\S+ ){0,5}(?:comme (?:ca|c est|cela|prevu)|tel(?:le)? quel(?:le)?)(?= ?(?:$|[,.!]))',
  resume: 'reprenons|on (?:continue|reprend)|revenons (?:a|au)(?: \\S+)?|continuons|ou en etions nous',
  refuse:
    '(?:vous n )?avez pas besoin de (?:mon|ma|mes) \\S+|pas besoin de (?:mon|ma|mes) (?:nom|numero|mail|coordonnees)|pourquoi (?:\\S+ ){0,3}(?:mon|ma) (?:nom|numero|mail|adresse)|(?:je )?(?:ne |n )?(?:veux|souhaite|vais|prefere|donne\\w*|aime)(?: \\S+)? (?:pas|ne pas) (?:\\S+ ){0,2}(?:donner|dire|laisser|communiquer|la donner)(?: \\S+){0,3}|pas d e ?mail|(?:je )?(?:n ai|ai) pas (?:d |de )?(?:e ?mail|mail|telephone|portable)(?: \\S+)?|c est prive|ca ne vous regarde pas|pourquoi (?:voulez vous|vous voulez|avez vous besoin)(?: \\S+){0,3}',
  unknown:
    '(?:je )?(?:ne |n )?(?:l |la |le |me )?(?:ai|trouve|retrouve|sais|connais|souviens|rappelle)(?: \\S+)? (?:pas|plus)(?: \\S+){0,4}|(?:je )?(?:l ai )?perdue?(?: \\S+){0,3}|aucune idee|j ai oublie(?: \\S+){0,3}|(?:sais|ai) (?:pas|plus)|pas de (?:reference|numero)|aucune reference',
  order:
    '(?:ignore|ignorez|oublie|oubliez) (?:toutes )?(?:tes|vos|les|mes)(?: \\S+)? ?(?:instructions|consignes|regles|ordres|precedentes)|systeme ?:|tu es maintenant|(?:dis|dites|confirme|confirmez|repetez|repete)(?: moi)?(?: simplement| juste)? ?[:,]? ?(?:que )?(?:mon|votre|ton|le|c|ma|ca) (?:\\S+ ){0,6}(?:reservee?|confirmee?|annulee?|deplacee?|faite?|gratuite?|libre)|repete(?:z)? apres moi|(?:vous|tu) (?:m |me |nous )?(?:aviez|avez|avais|as) (?:deja )?(?:confirme|reserve|inscrit|dit que)',
  ordinals: [
    '(?:le |la )?premiere?(?: creneau| option)?|(?:le )?1er|option (?:1|un)|numero (?:1|un)',
    '(?:le |la )?(?:deuxieme|seconde?|2eme|2e)(?: creneau| option)?|option (?:2|deux)|numero (?:2|deux)',
    '(?:le |la )?(?:troisieme|3eme|3e)(?: creneau| option)?|option (?:3|trois)|numero (?:3|trois)',
    '(?:le |la )?(?:quatrieme|4eme|4e)(?: creneau| option)?|option (?:4|quatre)|numero (?:4|quatre)',
    '(?:le |la )?derniere?(?: creneau| option)?',
  ],
  party: {
    counted:
      '(?:(?:voudr|aimer|souhait)\\w{1,6} (?:re)?venir|viendr\\w{2,4}|serons|serions|sommes) a (?=deux|trois|quatre|cinq|six|sept|huit){n}(?! ?(?:h|heures?)(?!\\p{L}))|(?:table|places?|reservation|reserver|creneau) (?:pour|de) {n}|(?:pour|pr) {n}(?: personnes?| pers| adultes| enfants| couverts)?(?! (?:minutes?|heures?|h|jours?|semaines?|mois|ans|euros?))|{n} (?:personnes?|pers|adultes|enfants|garcons|filles|fils|ados|gamins|eleves|amie?s|copains|copines|places?|couverts)|(?:pour|avec|entre|a) nous {n}(?! (?:minutes?|heures?|h|jours?|semaines?|mois|ans|euros?|fois))|(?:nous sommes|on est|on sera|nous serons|on serait|nous serions|on vient a|serons|sommes)(?: environ| plutot| que| finalement| en fait| donc)? {n}(?! (?:minutes?|heures?|h|ouverts?|jours?))|(?:groupe|bande|equipe|famille|troupe|choeur|chorale) de {n}|(?:ils|elles) (?:sont|seront|seraient)(?: environ){0,1} {n}(?! (?:minutes?|heures?|h|jours?|ans|mois))|a {n}(?! ?(?:h|heures?|minutes?|\\d))(?= ?(?:$|[,.!?]|personnes|avec))',
    stated: `(?<!a |vers ){n} on est(?= ?(?:$|[.,;:!(]))|(?:mets|mettez|comptez|comptes) en {n}${NO_PEOPLE}|(?:nous sommes|nous ne sommes|nous serons|nous serions|nous etions|on est|on n est|on sera|on serait|on etait|on va etre|on vient|on viendra|serons|sommes)(?: (?:environ|plutot|que|finalement|en fait|donc|maintenant|au final|desormais|deja|tous|bien|du coup|quand meme)){0,2}(?: a)? {n}${NO_PEOPLE}|(?:ca|cela) (?:fait|fera|ferait) (?:donc )?{n}(?= ?(?:$|[.,!;]|personnes|en tout|au total))`,
    said: `(?:j ai|on a|nous avons|je vous ai|je l ai)(?: (?:deja|bien|pourtant)){0,2} dit (?:qu on (?:est|sera) |pour |a )?{n}${NO_PEOPLE}`,
    denied: '(?<!pourquoi )pas(?: (?:pour|a|seulement|juste)){0,2}',
    right: '{n}(?: personnes)? (?:(?:c )?est|ca fait|sont) (?:juste|bon|correct|exact|bien ca)',
    portion: {
      before: 'dont|y compris|parmi (?:nous|lesquels|eux)|incluant',
      behind: 'd entre (?:nous|eux|elles)|d eux|d elles',
      diet: 'vegetari\\w+|vegetalien\\w*|vegan\\w*|gluten|coeliaques?|lactose|noix|allerg\\w+|intoleran\\w+|halal|casher|viande|porc',
    },
    things: '(?:veux|voulons|veut|faut|besoin|prends|prendrai|voudrais|voudrions)|suffit|suffira|suffirait',
    answering:
      '(?:j ?ai|je l ai|je vous ai|on a|on l a)(?: (?:deja|bien))* dit|comme (?:je l ai )?dit|environ|a peu pres|peut etre|ou quelque chose comme ca|personnes?|pers|(?:on|nous)? ?(?:est|serait|sera|sommes|serons|serions)|en tout|au total',
    fell: '(?:a|ont|vient de|viennent de)(?: \\S+)? (?:annule\\w*|annuler|decommande\\w*)|s est desiste\\w*|se sont desiste\\w*|pas(?: \\S+){0,1} annule\\w*',
    beside: '(?:avec|et j amene|j amene|plus)',
    comes: '(?:viens|viendrai|viendrais|venir|serai|serais|amene|participer|m inscrire)',
    wards: 'fils|filles?|enfants?|bebes?|petite?s?|petits?|garcons?|neveux?|nieces?|ados?',
    couples: '{n} couples',
    groups: {
      adult: 'parents|seniors?|grande?s?(?= ?(?:$|[.,;:!?()]|(?:et|plus|avec) ))',
      adjective: 'petite?s?|grande?s?',
      one: '(?!)',
    },
    ensembles: 'trio,quatuor,quintette',
    only: {
      before: '(?:c est |non )?(?:seulement|juste|uniquement|rien que|que)(?: pour)?',
      who: 'lui|elle',
      behind: 'seule?|seulement|uniquement',
    },
    self: 'moi',
    mine: '(?:le |la )?mien(?:ne)?|moi',
    fits: '(?:ca|cela) (?:passe|joue|va|marche|irait|colle|passerait)|(?:c|ce) (?:est|serait) (?:encore )?(?:bon|ok|possible|jouable|faisable)|(?:il )?(?:y )?(?:a|reste) (?:encore )?(?:de la )?places?|possible|ok',
    theirs: 'ma|mon|mes|une?|le|la|les|l|son|sa|notre|nos|leurs?',
    person:
      'femme|mari|epoux|epouse|conjointe?|compagne|compagnon|copine|copain|pote|fiancee?|amie?|fils|fille|enfant|bebe|petite?|petit fils|petite fille|grand mere|grand pere|mamie|papi|maman|mere|papa|pere|soeur|frere|cousine?|tante|oncle|niece|neveu|belle mere|beau pere|belle soeur|beau frere|collegue|co \\w{3,14}|co(?:animat|presentat)\\w+|colocataire|coloc|voisine?|cheffe?|binome',
    one: '(?:seulement|juste|qu|que pour) (?:une?|1)(?! (?:question|heure|minute|instant|seconde|chose|peu|mot))(?: (?!avec|le|a|pour)[^\\s.,!?]+)?|(?:une?|1) (?:seule? )?(?:place|personne)(?: seulement)?|(?:une?|1) seule?(?! (?:me |nous )?suffi)(?: [^\\s.,!?]+)?',
    instead:
      '{n}(?: personnes?| places?)?,? (?:et )?pas (?:pour )?{n}|pas (?:pour )?{n}(?: personnes?| places?)?,? (?:mais |juste |seulement |plutot )?(?:pour )?{n}(?! ?(?:minutes?|heures?|h|jours?|semaines?|mois|ans|euros?|questions?))|(?:seulement|juste|que) (?:pour |a )?{n}(?! ?(?:minutes?|heures?|h|jours?|semaines?|mois|ans|euros?|questions?))',
    both: '(?:les|mes|nos|ses) deux|toutes les deux|tous les deux',
    we: 'on est|on sera|nous sommes|nous serons',
    corrects: 'corrig\\w*|chang\\w*|modifi\\w*|ajust\\w*',
    replaced: 'au lieu d[eu]|a la place d[eu]|plutot que',
    more: '{n} (?:{who} )?(?:de|en) plus(?:{end}| svp| s il vous plait)|{n} {who} (?:supplementaires?|s ajoutent?)|(?:une?|1) autre {who} (?:vient|viendra|s ajoute|aussi)|encore {n} {who}|{n} autres {who}',
    fewer:
      '{n} (?:{who} )?(?:de|en) moins|{n} {who} ne (?:vient|viennent|peut|peuvent) (?:plus|pas)|{n} ne (?:vient|viennent) (?:plus|pas)|{n} ne (?:peut|peuvent) (?:plus|pas) venir|{n} (?:{who} )?s est desiste\\w{0,2}',
    alone:
      '(?:(?:juste|seulement|uniquement|que|rien que|simplement) (?:pour )?moi(?: seule?| meme)?|moi (?:toute? )?(?:seule?|uniquement|seulement)|(?:viens|viendrai|viendrais|suis|serai|serais) (?:(?:en|la|tout|toute|finalement) ){0,2}seule?|(?:tout|toute) seule?|pour une (?:seule )?personne|pour moi seule?|personne d autre)(?! (?:et|avec) )',
    me: '(?:pour )?moi(?: meme)?|seule?|solo',
    own: 'je|j|moi|me|m|mon|ma|mes',
    relatives:
      'femme|mari|epou(?:x|se)|conjoint[e]?|compagn(?:e|on)|copine?s?|copain?s?|fiancee?|ami(?:e|s|es)?|fils|filles?|enfants?|bebe|petit(?:e|s)? (?:fils|fille|enfants)|grand\\w*|mamie|papi|maman|mere|papa|pere|parents|soeurs?|freres?|cousine?s?|tante|oncle|niece|neveu|belle mere|beau pere|famille|colocataires?',
    others:
      'nous|on|notre|nos|deux|ensemble|femme|mari|epou\\w+|copains?|copines?|conjoint\\w*|compagn\\w*|ami\\w{0,2}|fils|filles?|enfants?|petits?|petites?|bebe|ados?|garcons?|mere|peres?|maman|papa|parents?|soeurs?|freres?|mamie|papi|cousin\\w*|niece|neveu\\w*|famille|collegues?|groupe de|en equipe|gens|personnes|invite\\w+|eleves|classe|ecole|entreprise|anniversaire|mariage|evjf|evg|fete|cadeau\\w?|offrir|quelqu un|lui|elle|tables?|salle|chambre|bateau|billets',
    whole:
      'anniversaires?|fetes?|group\\w+|famil\\w+|couples?|entreprises?|evjf|evg|ecoles?|mariages?|evenements?|salles?|tables?|bateaux?|pistes?',
    heads: 'personnes?|invites|enfants|adultes|amis|participants|joueurs|convives',
    missing:
      '(?:peut|peuvent|pourra|pourront|vient|viennent|viendra|viendront)(?: plus| finalement){0,1} (?:pas|plus)|ne (?:peut|peuvent|vient|viennent) plus|se (?:desiste|desistent)|s est desiste\\w*',
    thenBehind: 'alors|donc|du coup|maintenant',
    company:
      '(?:vient|viennent|se joint|nous rejoint|nous rejoignent|veut venir|arrive)(?: \\S+){0,2}(?: aussi| avec nous| egalement)?|vien(?:t|nent|dra|drait|dront)(?: \\S+){0,1}(?: aussi| avec)?|se joint|nous rejoin\\w*|(?:une?|un) de plus',
    made: 'donc|soit|au total|en tout|mettez|mets|disons|faites|plutot|on sera|ce sera|comptez|prenez|finalement|sommes|serons',
    hour: '(?!)',
    two: '(?:moi|je) et (?:elle|lui)|(?:elle|lui) et moi|nous (?:deux|2)|tous les (?:deux|2)|toutes les (?:deux|2)|en couple|(?:comme|sommes un|est un) couple|en duo|un duo|duo',
  },
  numbers:
    'une/un,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,onze,douze,treize,quatorze,quinze,seize,dix-sept,dix-huit,dix-neuf,vingt',
  roughly:
    'une dizaine de=10,une dizaine d=10,une dizaine=10,une douzaine de=12,une douzaine d=12,une douzaine=12,une quinzaine de=15,une quinzaine d=15,une quinzaine=15,une vingtaine de=20,une vingtaine d=20,une vingtaine=20,une trentaine de=30,une trentaine d=30,une trentaine=30,une quarantaine de=40,une quarantaine d=40,une quarantaine=40,une cinquantaine de=50,une cinquantaine d=50,une cinquantaine=50',
  names: {
    leads:
      "moi,? c(?:['’]?est)?|(?:au|sur le|sous le) nom de|(?:c['’]est )?pour (?:mon|ma) [a-zàâçéèêëîïôûù]{3,12},|(?:mon|son|le) nom(?: stp| svp)?(?: est| ?:)|nom(?: stp| svp)?(?: est| ?:)|pour moi,?|je m['’]appelle|je m appelle|(?:il|elle) s['’]appelle|je suis|c['’]est pour(?: moi,?)?|c['’]est moi,?|c['’]est|nom (?:doit|devrait) être|au nom de(?: (?:mon|ma) [a-zàâçéèêëîïôûù]{3,12},?)?|nom (?:sur|de|pour) (?:la |le )?(?:réservation|rendez-vous|rdv|resa|résa) (?:c['’]est|est|doit être|sera|devrait être)|(?:change|changez|mettez|mets|corrigez) le nom (?:en|pour|par|à)|ici",
    relatives:
      '(?:pour|au nom de) (?:mon|ma) (?:fils|fille|mari|femme|mère|père|enfant|grand-mère|grand-père|frère|sœur|ami|amie|compagnon|compagne)',
    sureLeads: 'nom|appel',
    tails:
      "à l’appareil|a l appareil|à l'appareil|c'est mon nom|est mon nom|je (?:vous |te )?l['’]ai (?:déjà )?(?:dit|écrit)|comme (?:dit|je l'ai dit)",
    replaced: 'au lieu de|pas',
    only: 'juste|seulement|simplement',
    stops:
      'besoin nom numero et mon ma mes email e-mail mail téléphone telephone numéro numero tel svp merci je est à le la en pour avec de du des un une que s’il pas malade désolé désolée mais très intéressé nouveau nouvelle client cliente enceinte débutant débutante quand quoi combien bon ça gratuit possible moi portable fixe mobile whatsapp bureau domicile',
  },
  staff: {
    any: 'peu importe(?: avec)? qui|(?:avec )?n importe qui|(?:avec qui )?ca m est egal(?: avec qui| qui)?',
    again: '(?:chez|avec) (?:elle|lui|la meme personne|le meme(?= ?(?:$|[,.!?;]))|la meme(?= ?(?:$|[,.!?;])))',
    with: 'avec|chez',
    noName:
      '\\w*(?:kine|therapeute|pathe|ologue|masseu\\w+|docteur|medecin|dentiste|coach|professeur|moniteur|monitrice|coiffeu\\w+|iste|ite|tion|douleurs?)',
  },
  ownHours: {
    elsewhere:
      '(?:dois|doit|devons|devrais|devrait|devrions|faut)(?: \\S+){0,4} (?:rentr\\w+|repart\\w+|partir|filer|attraper|(?:prendre|avoir) (?:mon|notre|le|un) (?:train|bus|car|avion|vol)|de retour|a la (?:maison|gare)|a l aeroport|au (?:travail|boulot|bureau))|(?:train|bus|avion|vol) (?:part|decolle|est)|etre (?:rentre\\w*|de retour)',
    meal: 'pique ?niqu\\w*|casse croute|sandwich\\w*|notre (?:propre )?(?:repas|dejeuner)|(?:on|nous) (?:mange\\w*|dejeun\\w*)',
    late: 'en retard|plus tard que (?:prevu|convenu)',
    apart: 'donc|alors|et|du coup|mais',
    habit: 'toujours|tous les (?:jours|matins)|chaque (?:jour|matin)',
    engagement: 'kine\\w*|\\w*therapie|reeducation|entrainement|cours|ecole|travail|boulot|fac',
    idle: 'bien|parfait|peux|peut|pouvons|libre|temps|dispo\\w*|ouvert|chez moi',
  },
  unsuitable: {
    than: '(?:mieux|plutot|preferable)(?: \\S+){0,4} que(?: (?:le|la))?',
    before:
      'oubli\\w+|laiss\\w+ tomber|enlev\\w+|sans|pas(?: le| ce| a)?|sauf(?: le)?|(?:je )?(?:ne )?(?:peux|pourrai) (?:pas|plus)(?: venir)?(?: le| a)?',
    taken: `(?:me|nous|se) mari(?:e|ons|ent)|(?:je|on|nous) (?:pars|part|partons|m en vais|voyage|voyageons)|(?:je vais|on va|nous allons) (?:aux? \\S+|en (?!prendre|faire|avoir|reserver|parler|discuter|profiter)\\S+)|s envole\\w*|(?:prends?|prenons) (?:l avion|le train)|(?:suis|serai|sommes|serons|est) (?:\\S+ ){0,2}(?:en (?:vacances|deplacement|voyage)|absent\\w{0,2}|malades?|occupe\\w{0,2}|pris\\w?|debordes?|debordee)|${EVENT} (?:est|a lieu|c est|tombe|sera|commenc(?:e|ent))|(?:j ai|on a|nous avons|c est) (?:une?|mon|ma|notre|le|la|les) (?:\\S+ )?${EVENT}`,
    ahead: `avant (?:mon|ma|mes|notre|nos|le|la|les|leur|son|sa|un|une) (?:\\S+ )?${EVENT}(?: du| le| de| en)?`,
    that: '(?:je )?(?:ne )?(?:peux|pourrai) (?:pas|plus) (?:ce jour(?: la)?|a cette heure(?: la)?)',
    told: 'je|j|on|nous|il|elle|ils|elles|mon|ma|mes|est|c est|ai|a|ont|sont|y a',
    suits:
      'oui|(?:ca |c )?(?:va|irait|marche|marcherait|convient|conviendrait|colle|arrange|est (?:bon|ok|possible|parfait|libre))|je (?:peux|pourrais)|on (?:peut|pourrait)|libres?|dispo\\w*|parfait|donc|alors|plutot|mieux|suis la',
    behind:
      '(?:est|c est)(?: (?:deja|tout|bien|completement)){0,2} (?:pris|occupe|complet|plein|ferie|charge|bloque)|ca (?:ne )?m arrange pas|(?:je )?(?:ne )?(?:peux|pourrai|suis)(?: (?:finalement|malheureusement|vraiment|en fait|du coup)){0,2} (?:pas|plus)(?: libre| dispo\\w*| la)?|(?:ca )?(?:ne )?(?:me )?(?:va|convient|marche|m arrange|peux|colle) pas|c est (?:(?:un peu|trop|assez|tres) ){0,2}(?:impossible|complique|mort|pas possible)|c est (?:un peu|trop|assez|tres) (?:court|juste|tot|tard)|impossible|pas possible|non(?= ?(?:$|[,.!]))',
  },
  working: {
    busy: '(?:je|j) (?:\\S+ ){0,2}?(?:travaille|bosse)|(?:dois|vais) (?:travailler|bosser)|(?:suis|serai) (?:\\S+ ){0,2}?(?:au (?:travail|boulot|bureau)|en cours|de service)|j ai cours',
    over: '(?:je )?(?:finis|termine|sors|quitte|debauche)|(?:mon (?:service|travail|boulot)|ma journee) (?:finit|se termine|s arrete)|je travaille jusqu',
    days: '(?:en journee|la journee|pendant la journee|dans la journee|en semaine|la semaine|toute la journee),? (?:moi )?je (?:travaille|bosse|suis au (?:travail|boulot|bureau))|je (?:travaille|bosse|suis au (?:travail|boulot|bureau))(?: toujours)? (?:en journee|la journee|pendant la journee|dans la journee|en semaine|la semaine|toute la journee|a plein temps)',
    until: 'jusqu',
    on: {
      said: [
        `(?:${WORK})(?: (?:aussi|toujours|deja))?(?: le| les)? \\{day\\}`,
        `\\{day\\},? (?:moi )?(?:${WORK})`,
      ].join('|'),
      rest: 'aussi|toujours|toute la journee|malheureusement|desole\\w?|helas|moi',
      so: 'donc|alors|du coup',
      free: '(?:(?:travaille|bosse) (?:pas|jamais)|ai pas (?:cours|ecole|classe))(?: le| les)? \\{day\\}',
    },
  },
  dayParts: {
    any: '(?:a )?n importe (?:quelle heure|quel horaire|quel moment|quand)|peu (?:m )?importe (?:l heure|l horaire|le moment|le creneau)|(?:l heure|l horaire)(?: ca)? (?:m est egale?|m importe peu|importe peu|n a pas d importance|n est pas importante?)|(?:suis|sommes|est|reste) (?:libres? |disponibles? |dispos? |flexibles? )?toute la journee|toute la journee (?:me va|me convient|est possible|c est (?:bon|ok|possible)|libre|disponible|dispo)|flexibles? (?:sur|pour|niveau|avec)(?: les?| l)? (?:horaires?|heures?)|quand vous (?:voulez|pouvez)|(?:le )?matin ou (?:l )?(?:apres midi|soir)',
    too: 'aussi|egalement|pareil',
    suits: 'seulement|uniquement|peux que|plutot|prefer\\w*|mieux|peux|pouvons|libres?|dispo\\w*|arrange|convient',
  },
  but: {
    word: 'mais|seulement|juste|par contre',
    first: 'avant|d abord|dites moi|dis moi|je voudrais savoir|j aimerais savoir',
  },
  because: 'parce qu?e?|car|vu que|comme (?:j|je)',
  address:
    '\\d{1,4}(?: ?(?:bis|ter))?,? (?:rue|chemin|avenue|place|allee|route|impasse|boulevard|quai|cours|square|sentier|hameau)(?: (?:de|du|des|la|le|les|l|d)){0,2} \\p{L}{2,30}(?:[ -]\\p{L}{2,30})?|(?:appartement|appt|batiment|etage|porte|poste) \\d{1,4}|(?:le )?\\d{1,4},? c est (?:le|mon|notre) numero(?: de (?:rue|maison|porte))?|numero \\d{1,4}(?= (?:de la|dans la) rue)',
  interjections: `(?:ha|ah){2,}\\w{0,3}|mdr|lol|${AND}|allez|(?:vous savez|tu sais) quoi|(?:et )?(?:dites|dis) moi(?=,)|(?:et )?(?:une )?(?:derniere|autre|petite) (?:question|chose)|(?:et )?encore une (?:question|chose)|encore un mot|ah|oh|euh|ben|bah|bon|alors|du coup|au fait|dites(?! (?:moi|lui|leur|a|au))|tiens|zut|mince|hm+|sinon`,
  anybodyThere:
    '(?:il )?y a(?: t il)?(?: encore| toujours)? (?:quelqu un|personne|qqn|du monde)|quelqu un(?: (?:la|me repond|repond|est la))?|(?:vous etes|etes vous|t es|tu es)(?: encore| toujours)? (?:la|ici)|j attends(?: (?:toujours|encore))?|quand(?: est ce que| est ce qu)? (?:quelqu un|vous|on|personne)(?: (?:va|allez))?(?: me)? (?:repon\\w+|arriv\\w+|vien\\w+|venir)|(?:personne ne|pourquoi personne ne) (?:me )?repond|allo|et maintenant|c est (?:encore )?long|ca prend combien de temps|combien de temps(?: (?:encore|dois je attendre|faut il attendre))?',
  postponed:
    '(?:en parle|en parler|en discute|en discuter|y reflechi\\w*|vais reflechir)(?: \\S+){0,4}|(?:je|on) (?:reviens|revient|reviendrai|reviendra|rappelle|rappellerai)(?: \\S+){0,3}|reserv\\w+ (?:plus tard|une autre fois|un autre jour)',
  wait: '(?:un |une )?(?:petit |petite )?(?:instant|moment|seconde|minute)|attend(?:s|ez)(?! (?:vous|que vous|ma|mon))',
  indifferent:
    '(?:ca m |c )?est egal|n importe(?: (?:lequel|laquelle|quand|quelle heure|quel))?|peu importe|comme vous voulez|celui que vous voulez|au choix|les deux me vont|ca m est egal',
  recall: {
    it: '(?:et )?c est (?:quand|a quelle heure|quel jour|avec qui|bien (?:reserve|note|confirme))(?: deja)?|(?:a quelle heure|quand|quel jour) (?:est|c est|est ce|ai je|etait)(?: que c est| mon| le| deja| la| ma)?(?: rendez vous| rdv| reservation)?(?= ?(?:$|[?.!,]))|avec qui (?:ai je|est ce|c est|j ai)|(?:mon|le|ma|la) (?:rendez vous|rdv|reservation) (?:est|a ete) (?:bien )?(?:confirme\\w*|prise?|reserve\\w*|note\\w*)|(?:et )?(?:c est|c etait) (?:quand|a quelle heure|quel jour)(?: deja)?|(?:c est|est ce) (?:bien )?(?:reserve|note|confirme|pris)(?= ?(?:$|[?.!,]))',
    isWith:
      '(?:(?:et|alors|donc|du coup|dites moi si|dites moi) ){0,3}(?:(?:c est|c|ce sera|ca sera|ce serait|est ce)(?: toujours| bien| encore){0,2} avec(?= ))',
    own: '(?:(?:pouvez vous|vous pouvez|tu peux|peux tu|pourriez vous|je (?:veux|voudrais|peux)|puis je) )?(?:me )?(?:montr(?:ez|er|e)|affich(?:ez|er|e)|voir|list(?:ez|er|e))(?: moi| nous)? (?:tou(?:s|tes) )?(?:mes|mon|ma|nos) (?:rendez vous|rdv|reservations?)(?= ?(?:$|[.,!?]|svp|s il))|(?:(?:alors|donc|du coup|et) ){0,2}(?:est ce que )?(?:j ai|ai je|on a|nous avons) (?:bien |deja |toujours )?(?:une |ma |notre )?(?:place|table)(?=[^.!]{0,60}\\?)|(?:pouvez vous|vous pouvez|tu peux|peux tu|pourriez vous) (?:me )?(?:dire|rappeler|redire|verifier) (?:quand|a quelle heure|quel jour|si) (?:est mon|j ai|mon|on a)|(?:c est )?(?:quand|a quelle heure|quel jour) (?:deja )?(?:est |c est |est ce qu est )?(?:mon|ma|notre) (?:prochain )?(?:rendez vous|rdv|reservation)|(?:quand|a quelle heure|quel jour) (?:est ce que )?(?:j ai|ai je) (?:deja )?(?:mon |ma )?(?:rendez vous|rdv|reservation)|(?:c est|est ce que c est) (?:quand|a quelle heure|quel jour) (?:deja )?(?:mon|ma|notre) (?:prochain )?(?:rendez vous|rdv|reservation)|(?:est ce que )?j ai (?:bien |deja |toujours )?(?:un |une )?(?:rendez vous|rdv|reservation)(?=[^.!]{0,60}\\?)|(?:mon|ma|notre) (?:rendez vous|rdv|reservation) (?:c est|est) (?:bien |toujours )?(?:quand|a quelle heure|quel jour|le|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|aujourd hui)(?=[^.!]{0,60}\\?)|je (?:ne )?(?:sais|me rappelle|me souviens) plus (?:quand|a quelle heure|quel jour)|(?:(?:et|alors|donc|mais) ){0,2}(?:est ce que )?(?:c est|est ce|ma place est|mon rendez vous est)(?: bien| deja| bon| maintenant){0,2} (?:reserve|confirme|enregistre|pris)e?(?= ?(?:\\?|[,.!] ?(?:ou|la)))|(?:(?:et|alors|donc|mais) ){0,2}(?:est ce que )?(?:je suis|suis je|on est|nous sommes)(?: bien| deja| maintenant){0,2} inscrite?s?(?= ?\\?)',
    cancelled:
      '(?:est|sont|a ete|ont ete|(?:vous )?(?:l |les )?avez(?: vous)?|a t il ete|a t elle ete)(?: \\S+){0,6} (?:annul(?!ation)\\w*|decommand\\w*)',
    made: 'reservee?s?|confirmee?s?|enregistree?s?|bloquee?s?|(?:elle|il|reference|c|ca)(?: (?:est|encore|bien|toujours)){0,3} (?:valable|validee?)',
    besideMade: 'elle|cela|reference|numero|definitivement|vraiment|bien|toujours|encore',
    orNot: '(?:oui )?ou (?:non|pas)',
    inOrder: `(?:tout|tt)(?: \\S+){0,3} (?:en ordre|en regle|ok|bon|regle|carre) (?:pour|avec|concernant) (?:ma|mon|notre|nos|la|le) (?:${BOOKING}|resas?)|(?:ma|mon|notre) (?:${BOOKING}|resas?) (?:(?:est|c est|bien|tout\\w?|tt) ){1,4}(?:en ordre|en regle|ok|bonne?|reglee?)(?= ?(?:$|[?.!,]))|(?:tout|tt) est (?:bien )?(?:en ordre|en regle|ok|bon|regle)(?= ?(?:$|[?.!,]))`,
    stands:
      '(?:tient|tiennent|tenez) (?:toujours|bien)|(?:est|reste|sont) (?:bien |toujours |deja )*(?:maintenue?s?|confirmee?s?|annulee?s?|prevue?s?)|quels? (?:rendez vous|rdv) (?:ai je|j ai|avons nous)|(?:recapitul|resum)\\w+(?: \\S+){0,5}|toujours (?:bon|valable|d actualite)',
    arrived:
      '(?:c est|il est|elle est|est ce que c est) (?:bien |vraiment )?(?:partie?|envoyee?|arrivee?|transmise?)|(?:mon|le|ma|la) (?:message|reclamation|plainte)(?: \\S+){0,6}? (?:arrivee?|partie?|transmise?|recue?)|(?:avez vous|vous avez) (?:bien )?(?:envoye|transmis)',
    answeredWhen:
      'qui (?:m|me|nous) (?:appell\\w*|appelera|rappell\\w*|contact\\w*|ecri\\w*)|(?:quand|a quelle heure|sous quel delai|dans combien de temps)(?: \\S+){0,5}? (?:rappel\\w*|repond\\w*|contact\\w*|ecri\\w*|appel\\w*)|(?:rappel\\w*|repond\\w*|contact\\w*|appel\\w*)(?: \\S+){0,2} quand|combien de temps(?: \\S+){0,9}? (?:repon\\w*|reponse|rappel\\w*|contact\\w*|nouvelles|retour)|(?:quand|dans combien de temps|sous combien de temps)(?: \\S+){0,5}? (?:nouvelles|reponse|retour)',
    passedOn:
      '(?:vous avez|avez vous|tu as|a t (?:elle|il)|elle a|il a|on a|ils ont|ont ils)(?: bien| deja| aussi)*(?: note| recu| eu| pris| garde)? (?:mon|ma|le|mes) (?:numero|message|demande|telephone|adresse|coordonnees|mail|mot)|(?:mon|ma|le) (?:message|demande|numero|rappel) (?:est|a)(?: bien| ete| deja)* (?:arrive|parti|transmis|passe|recu)\\w*|vous (?:l |les )avez (?:bien )?(?:note|transmis)\\w*|(?:vous|on|quelqu un) (?:va |allez )?(?:me|nous) rappel\\w+ (?:bien|vraiment|quand)|(?:ca|c|cela|ma|mon|tout)(?: \\S+){0,4} (?:a|ont|est) (?:(?:bien|aussi|ete) ){0,2}(?:transmis|note|ajoute|enregistre)\\w*|(?:vous avez|avez vous|tu as) (?:bien |aussi )?(?:note|transmis|ajoute|marque)\\w*|(?:c est|est ce) (?:bien )?(?:dans|sur) (?:le|mon) (?:message|rendez vous|rdv)',
  },
  toTeam: {
    person: 'personne|humain|quelqu un|parler|l equipe|conseill\\w*|collegue',
    message: 'message|mot|note|laisser un|transmett\\w*|ecrire',
  },
  grievance: {
    ours: 'vous (?:m |nous |me |lui |l |n |ne )?(?:avez|aviez|etes)(?: \\w+){0,2}|votre \\S+|vos \\S+|(?:chez|par|avec) vous|on (?:ne )?(?:m|nous) ?(?:a|avait)',
    nobody:
      '(?:partie?s?|commence|demarre) sans (?:nous|moi)|(?:pas|ne) (?:nous |m )?(?:avez |ont |a )?(?:pas )?attendue?s?|(?:n est|est) pas venue?|personne (?:ne|n)|(?:y (?:a|avait)|trouve|vu|voyait|voyions|rencontre) (?:(?!une |la |cette |chaque |autre |seule |quelle |meme )\\S+ )?personne|(?<!(?:une|la|cette|autre) )personne (?:sur place|a l accueil|pour nous)|(?:rien|jamais) (?:dit|explique|recu|entendu|rappele|arrive|envoye|livre|rembourse|paye|rendu|repare)\\w*|aucune? (?:appel|reponse|nouvelles?|explication|excuse)|pas (?:un mot|une excuse|de reponse|de nouvelles)',
    outrage:
      '(?:route|venue?s?|deplacee?s?|attendue?s?|deplacement|trajet) pour rien|porte close|alors que|toujours (?:pas|aucune?|rien)|en plus|malgre|sans (?:prevenir|demander|un mot|explication)|au lieu de|comme (?:promis|convenu|prevu)|meme pas|c est pas possible|je dois (?:encore |quand meme )?payer|(?:deux|trois|quatre) fois|depuis (?:des )?(?:jours|semaines|mois)|(?:ca|cela) fait (?:\\w+ )?(?:jours|semaines|mois)|(?:jours|semaines|mois) (?:apres|plus tard)',
    harm: 'rayee?s?|rassis\\w*|ecaille\\w*|retreci\\w*|rayures?|bosse\\w*|de travers|floue?s?|brul\\w+|cassee?s?|faux|fausses?|trompee?s?|sale|sales|dechir\\w+|manque\\w*|trop (?:tard|court|long|petit|grand|serre|froid|chaud)\\w*|en retard|froid\\w*|tach\\w+|collant\\w*|abim\\w+|pas (?:pret|fini|ce que)\\w*|perdue?s?|saign\\w+|pire|inegal\\w*|tombee?s?|decoll\\w+|pue|fuit|gonfl\\w+|toute? rouge|irrit\\w+|decue?s?|deception',
    praise: 'merci|magnifique\\w*|super|genial|parfait\\w*|ravie?s?|contente?s? de|merveill\\w+|excellent\\w*',
    redress:
      'rembours\\w*|recuperer (?:\\S+ ){0,3}(?:argent|caution|acompte|euros)|dedommag\\w*|geste commercial|remise|excuses',
    none: '(?:ce |c |ca |cela )?(?:n )?(?:est|etait) pas (?:du tout )?(?:une|un) (?:plainte|reclamation|reproche)|(?:je |on )?(?:ne )?(?:me|se) (?:plains|plaint) (?:pas|de rien)|(?:aucune|sans) (?:plainte|reclamation)',
  },
  withYou:
    '(?:est|sont|etait|reste|traine)(?: \\S+)? (?:chez vous|la|la bas|dans votre \\S+)(?: \\S+)? depuis|depuis (?:\\S+ ){1,4}(?:est|sont) chez vous|(?:ai|avons) (?:laisse|depose) (?:\\S+ ){1,3}chez vous',
  existing:
    '(?:mon|le) (?:rendez vous|rdv) est (?:deja |bien )*(?:pris|reserve|fait|bon)|(?:j|nous|on) (?:ai|avons|a|avais|avions)(?: deja| bien)? (?:un|une|mon|notre|ma) (?:rendez vous|rdv|reservation)|(?:j|nous|on) (?:ai|avons|a) deja (?:reserve|pris)',
  age: '(?:a|ai|ont|aura)(?: deja| maintenant| bientot| presque)?',
  appointment: 'rendez vous|rdv|creneaux?',
  ages: {
    persons:
      'fils|filles?|enfants?|garcons?|gamine?s?|petite?s?|ados?|jeunes|soeurs?|freres?|neveux?|nieces?|cousine?s?|jumeaux|jumelles|bebes?|mari|femme|mere|pere|maman|papa|mamie|papi',
    and: functionWords.and,
    pronouns: 'il|elle|ils|elles',
    passing: AGES_IN_PASSING,
    told: '(?:aura|auront|fete(?: ses)?|fetera ses|va avoir) {n} ans en \\p{L}+|(?<!il y )(?:a|ont|aura|auront|avoir|fete|agee?s? de|de)(?: deja| bientot| presque| tout juste| ses| leurs){0,2} {l} ans(?! (?:apres|plus tard|d experience|de))|(?:{p})(?: ?[,:])? (?:de |a )?{l} ans|(?:{p}),? (?:de |a |ont )?{l}(?: ans)?(?= ?(?:$|[.,!?;:)&]|(?:et|mais|ou) ))|(?:{he}) (?:a|ont|aura|auront) {l}(?= ?(?:$|[.,!?;:)]))|(?:{p}),? (?:tous|toutes|tous les deux|toutes les deux) (?:de )?{n}(?= ?(?:$|[.,!?;:)]|(?:years?|yrs?|jahre|anos|ans)(?!\\p{L})))|(?:{p})(?: ?[,:])? {m}(?= ?(?:$|[.,!?;:)]))|(?:{p}) (?:qui )?(?:a|ont|aura|auront) {l}(?= ?(?:$|[.,!?;:)]))|(?:{p}) entre {n} et {n}(?! ?h)|agee?s?(?: ?:)? (?:de )?{l}(?: ans)?(?= ?(?:$|[.,!?;:)&]|(?:et|mais|ou) ))|ages?(?: ?:)? (?:de )?{l}(?: ans)?(?= ?(?:$|[.,!?;:)&]|(?:et|mais|ou) ))|\\({l}(?: ans)?\\)',
    each: '(?:l un|une?|l une|l autre|autre|aine|ainee|cadet|cadette|grande?|petite?)(?: (?:a|de|aura))? {n}(?= ?(?:$|[.,!?;:)]|(?:et|mais|ans|l) ))',
    alone: '(?:(?:seulement|juste|environ|presque|des|de) )?{l} ans',
    own: 'j ai(?: deja| bientot)? {n} ans|(?:homme|femme|dame|monsieur|retraitee?) de {n} ans',
    months: '(?<!il y )(?:a|ont|bebe de|bb de|fils de|fille de|enfant de) {n} mois',
    days: '(?<!il y )(?:a|bebe de|bb de|fils de|fille de|enfant de) {n} (?:semaines?|jours?)|nouveau ne',
    years: 'ans?',
    inMonths: 'mois',
    before: 'ages?|de|entre|des|jusqu a|moins de|plus de|enfants?',
    label: 'ages?|agee?s?',
    to: 'a|et',
    lower: 'a partir de|des|plus de',
    upper: 'jusqu a|moins de',
    more: 'et plus|et \\+',
    baby: 'bebes?|nourrissons?|baby',
    child: 'enfants?|kids|junior',
    teen: 'ados?|adolescente?s?|jeunes',
    adult: 'adultes?',
    senior: 'seniors?',
    offer:
      '(?:vous avez|avez vous|il y a|y a t il|vous proposez|proposez vous|vous faites) (?:quoi|quelque chose|qqch|qch|(?:un |des )?(?:cours|groupes?|ateliers?|seances?))|(?:qu est ce que|quels?|quelles?|que) (?:\\S+ )?(?:vous avez|avez vous|vous proposez|proposez vous|y a t il|me conseillez vous|vous me conseillez)',
  },
  keeps: 'gard\\w+|laiss\\w+|pas|conserv\\w+|sauf',
  stays: 'reste\\w*',
  please: 's il (?:vous|te) plait|svp|stp',
  plain: 'normale?s?|classique|ordinaire|habituel(?:le)?|standard|simple',
  prefers: 'plutot|prefer\\w*|finalement|au lieu|a la place|je (?:prends|veux|voudrais)|mieux',
  had: {
    said: '(?:j|je|nous|on) (?:ai|avons|a|possede|sais)|j ai',
    done: 'deja|dit|essaye|fait|fini|termine|suivi|passe|obtenu|reussi|diplome|certificat|brevet|licence|niveau|dernier|derniere',
    wants: 'veux|veut|voul\\w+|voudr\\w+|aimer\\w+|souhait\\w+|cherch\\w+|interesse|envie|reserver|m inscrire',
    notOver: 'encore|de nouveau|nouveau|meme|autre|bon cadeau|jamais|pas',
    yours:
      '(?:est|etait|vient|venait|sont) de (?:chez )?vous|c est vous qui|(?:fait|faite|achete|perce|pose) chez vous',
  },
  conditions: {
    said: 'enceintes?|grossesse|prenatal\\w*|post ?natal\\w*|post partum|accouch\\w*|maternite',
    none: 'pas|plus|jamais|non|ni',
  },
  occasions: {
    birthday: { named: 'anniversaires?', said: 'anniversaires?|anniv|fetes?|feter' },
    wedding: {
      named: 'mariages?|mariees?|maries|noces',
      said: 'mari(?:ages?|ees?|es?|er|ons|ez)|noces|epous\\w*|fiance\\w*|pacs\\w*',
    },
    farewell: { named: 'enterrements? de vie|evjf|evg', said: 'enterrements? de vie|evjf|evg|mariage|fetes?|feter' },
  },
  lengths: {
    written: '{n} ?(?:minutes?|min|mn)|(?:une )?demi heure',
    clock: '(?:\\d{1,2}|{n}) ?(?:h|heures?)(?: ?\\d{2}| et demie)?',
    before: 'pour|de|durant|pendant|d|la|celui d|celle d',
    notBefore: 'dans|a partir de|avant|apres|depuis|toutes les|il y a|a|vers|moins de|plus de|en',
    notBehind: 'plus tard|plus tot|avant|apres|de plus|de moins|de retard|a pied|de route|a l avance',
    half: 'demi heure',
    andHalf: 'et demie',
    minute: 'min|mn|minutes?',
    short:
      '(?:la|le|celle|celui) (?:la |le )?(?:(?:plus )?(?:courte?|breve)(?: (?:visite|degustation|balade|promenade|version|variante|formule|option|seance|tour|cours|massage|soin|stage))?|(?:visite|degustation|balade|promenade|version|variante|formule|option|seance|tour|cours|massage|soin|stage) (?:la |le )?(?:plus )?(?:courte?|breve)|(?:plus )?petite? (?:visite|degustation|balade|promenade|version|variante|formule|option|seance|tour|cours|massage|soin|stage))(?= ?(?:$|[.,!?;]|(?:svp|s il|alors|plutot|le|pour|en|et|d|de|jusqu|a)(?!\\p{L})))',
    long: '(?:la|le|celle|celui) (?:la |le )?(?:(?:plus )?(?:longue|long|complete?)(?: (?:visite|degustation|balade|promenade|version|variante|formule|option|seance|tour|cours|massage|soin|stage))?|(?:visite|degustation|balade|promenade|version|variante|formule|option|seance|tour|cours|massage|soin|stage) (?:la |le )?(?:plus )?(?:longue|long|complete?))(?= ?(?:$|[.,!?;]|(?:svp|s il|alors|plutot|le|pour|en|et|d|de|jusqu|a)(?!\\p{L})))',
    picks: '(?:la|le|celle|celui)(?: qui (?:dure|coute))?(?: (?:de|d|a|pour))?',
    costs: 'coute',
    misfit: 'trop (?:court|long|longue|cher|chere|petit|grand|juste|peu|tot|tard|vite|lent)\\w{0,2}|pas assez',
  },
  sizeLead: 'pour',
  counts: {
    birthday: { before: '$^', own: '$^' },
    behind:
      'mois|trimestre|semaine|annee|etage|classe|grossesse|operation|fois|essai|niveau|rang|anniversaire|arrondissement|dent|semestre',
    before: 'mon|ma|son|sa|notre|votre|leur',
    own: '\\d{1,2} ?(?:e|eme|nde?)',
    about: '(?:environ|disons|mettons|a peu pres|vers)(?! (?:midi|minuit))',
    things:
      '(?:petite?s?|gros(?:ses?)?|grande?s?|longue?s?|vieu\\w*|vieilles?|nouve\\w+|autres|minuscules) \\p{L}{3,}|(?!\\p{L}{2,}ais(?!\\p{L})|tous|toutes|peux|veux|suis|vais|viens|chez|trois|cours|sommes|avons|allons|venons|pouvons|voulons|arriv|heures|nous|vous|dans|mais|pas|plus|puis|apres|alors|sans|tres|mois|moins|toujours|parfois|lors|merci|ceux|mieux|deux|dix|six)\\p{L}{3,}[sx]',
  },
  checks: {
    lead: '(?:(?:et|donc|alors|mais|juste pour (?:verifier|confirmer)) ){0,2}(?:(?:c est|c|ce sera|ca sera|ce serait|c etait|(?:le|mon) (?:rendez vous|rdv) est)|(?:est ce|est ce que c est|ce serait))(?: (?:bien|donc|toujours|encore)){0,2}',
    tag: 'non|n est ce pas|hein|c est (?:bien )?ca|oui|c est (?:bien )?(?:correct|juste)|on est d accord',
  },
  described: {
    before:
      '(?:le|la|les|ce|du|au|celui|celle|ceux|celles|l)(?: (?:truc|chose|machin|seance|cours|atelier|offre|formule|prestation))? (?:pour|avec|contre|ou|des|du)(?: (?:les|la|le|l|gens|personnes|ceux|celles|qui))*',
    behind: '$^',
  },
  oneOf: '(?:une?|encore une?)',
  classes: 'cours|stage|atelier|groupe|seance|entrainement|lecon',
  advice: {
    said: '(?:aucune idee|(?:ne )?sais (?:pas|plus)|pas (?:sure?|certaine?))(?: du tout)?(?: de)? (?:ce (?:qu il|dont|que)|lequel|laquelle|quoi|quelle?)(?: \\S+){0,3} (?:faut|besoin|convient|choisir|prendre|veux)(?! (?:apporter|amener|payer))|(?:quelqu un|vous)(?: \\S+){0,2} (?:dise|disiez|dire|conseill\\w+)(?: \\S+)? ce (?:qu il|dont|que)(?: \\S+){0,2} (?:faut|besoin|convient)',
    named:
      'bilan|premi(?:er|ere) (?:rendez vous|visite|consultation|echange|seance|entretien)|evaluation|diagnostic|consultations?',
  },
  traits: {
    talk: {
      said: '(?:parler|discuter|echanger|causer)(?: \\S+){0,6} (?:de|du|des|d|sur|a propos)|discuter|(?:un|une|des|le|la|l) ?(?:\\S+ )?(?:discussion|entretien|echange|consultation|conseils?)|(?:demander|avoir|prendre|besoin) (?:\\S+ ){0,2}conseils?|me (?:faire )?conseiller|consulter',
      named:
        'consultation|conseils?|entretien|echange|premier (?:rendez vous|rdv|contact|echange)|prise de contact|rencontre',
    },
    first: {
      said: 'jamais (?:\\S+ )?(?:venue?s?|monte|fait|essaye|pris|eu|joue|danse)|premiere (?:fois|visite|seance|consultation)|(?:je suis |on est )?(?:debutante?s?|novices?|nouveaux?|nouvelles?)(?: patiente?| cliente?)?|aucune experience|sans experience',
      named: 'premiere?|initiale?|initiation|debutante?s?|decouverte|essai|nouveaux? (?:patients?|clients?)|bapteme',
    },
    again: {
      said: 'suivi|controle|deja (?:venue?s?|ete)|(?:je suis )?(?:cliente?|patiente?) (?:regulier\\w*|habituel\\w*)',
      named: 'suivi|controle|entretien',
    },
    expert: {
      said: 'confirmee?s?|avancee?s?|experimentee?s?|(?:bon|niveau) (?:niveau|intermediaire)',
      named: 'confirmee?s?|avancee?s?|perfectionnement|intermediaire|experts?',
    },
    pair: {
      said: '(?:a|pour) (?:deux|2|nous deux)|(?:mon|ma) (?:mari|femme|copine?|compagne?|conjointe?|amie?|soeur|frere) et moi|avec (?:mon|ma) (?:mari|femme|copine?|compagne?|conjointe?|amie?|soeur|frere)|en (?:couple|amoureux|duo)|tous les deux|nous deux',
      named: '(?:a|pour) (?:deux|2)|duo|couples?|double|tandem|deux personnes|(?:deuxieme|seconde) personne',
    },
    group: {
      said: 'en (?:petit )?groupe|collectif|collective|avec d autres',
      named: 'groupes?|collecti\\w*',
    },
    alone: {
      said: 'seule?|individuel\\w*|particulier\\w*|privee?|rien que (?:moi|pour moi)',
      named: 'individuel\\w*|particulier\\w*|privee?|personnel\\w*|solo',
    },
    large: {
      said: 'suv|4x4|monospace|camionnette|utilitaire|break|fourgon|(?:gros|grand|grande) (?:chien|voiture|race|gabarit)|labrador|golden|berger|husky|bouvier',
      named: 'grande?s?|gros\\w*|suv|4x4|monospace|utilitaires?|xl',
    },
    small: {
      said: 'citadine|petite?s? (?:chien|voiture|race|gabarit)|chihuahua|yorkshire|caniche|carlin|bichon|teckel',
      named: 'petite?s?|citadines?|mini',
    },
  },
  lasting: '(?:pour |pendant )?{n} (?:heures?|h)',
  since: 'depuis|depuis le|depuis la',
  or: 'ou',
  joins: `et aussi|et puis|et ensuite|ensuite|aussi|puis|et|mais|ou|${AND}`,
  endings: 's es e ee ees er ez r ir x t ent ion ons a as ais',
  phoneCountries: ['FR', 'BE', 'CH'],
  at: 'arobase|arobas|at|\\(at\\)',
  dot: 'point|dot',
}
