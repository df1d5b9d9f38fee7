import { opening, words, type AssertionPatterns } from '../patterns.ts'

const BOOK = '(?:réservée?s?|confirmée?s?|enregistrée?s?|programmée?s?|planifiée?s?|fixée?s?|inscrite?s?|prise?s?)'
const CANCEL = '(?:annulée?s?|supprimée?s?)'
const MOVE = '(?:déplacée?s?|reportée?s?|décalée?s?|changée?s?|modifiée?s?|avancée?s?|reprogrammée?s?|mise?s?_à_jour)'
const NOTE =
  '(?:notée?s?|transmise?s?|enregistrée?s?|informée?s?|prévenue?s?|avertie?s?|envoyée?s?|sauvegardée?s?|pris_note|prise_en_compte|communiquée?s?)'
const SOON = '(?:_(?:bien|déjà|maintenant|aussi|également|donc|été|désormais|tout))*'
const HAVE = `(?:j'ai|nous_avons|on_a|a|ont|ai|avons)${SOON}`
const IS = `(?:est|sont|a_été|ont_été|êtes|es)${SOON}`
const WHO = "(?:nous|je|on|quelqu'un|(?:l'équipe|notre_\\p{L}+|un_\\p{L}+|une_\\p{L}+|le_\\p{L}+|la_\\p{L}+))"

export const assertions: AssertionPatterns = {
  done: [
    [
      'booked',
      words(
        `${HAVE}_(?:réservée?s?|confirmée?s?|programmée?s?|planifiée?s?|fixée?s?|inscrite?s?|pris_(?:votre_|un_|le_|ton_)?rendez-vous)`,
      ),
    ],
    ['booked', words(`${IS}_${BOOK}`)],
    ['booked', words(`(?:rendez-vous|réservation|créneau)_${BOOK}`)],
    ['booked', opening('(?:réservée?|confirmée?)')],
    [
      'booked',
      words(
        `(?:on_)?vous_(?:attend|attendons)|au_plaisir_de_vous_(?:voir|accueillir|recevoir)|vous_avez_(?:bien_|désormais_)?(?:un|votre)_rendez-vous`,
      ),
    ],
    ['cancelled', words(`${HAVE}_${CANCEL}`)],
    ['cancelled', words(`${IS}_${CANCEL}`)],
    ['cancelled', words(`(?:rendez-vous|réservation)_${CANCEL}`)],
    ['cancelled', opening(CANCEL)],
    ['moved', words(`${HAVE}_${MOVE}`)],
    ['moved', words(`${IS}_${MOVE}`)],
    ['moved', opening(MOVE)],
    ['noted', words(`${HAVE}_${NOTE}`)],
    [
      'noted',
      words(
        `${IS}_(?:notée?s?|transmise?s?|informée?s?|prévenue?s?|avertie?s?|envoyée?s?|sauvegardée?s?|prise_en_compte)`,
      ),
    ],
    ['noted', opening("(?:c'est_)?(?:bien_)?notée?")],
    ['noted', words('(?:je|nous)_(?:note|notons|prends_note|prenons_note)')],
    ['callback', words(`rappel_(?:\\S+_){0,3}?(?:programmé|demandé|enregistré|planifié)`)],
    ['handed_off', words(`${HAVE}_(?:transférée?|mise?_en_relation|passée?)`)],
    ['handed_off', words(`(?:je|nous)_vous_(?:transfère|transférons|passe|passons|mets|mettons|connecte)`)],
  ],
  promised: [
    [
      'booked',
      words(
        '(?:je_vais|nous_allons)_(?:le_|la_|vous_)?(?:réserver|confirmer|programmer)|je_(?:le_|la_|vous_)?réserve|réserverai|réserverons',
      ),
    ],
    ['cancelled', words("(?:je_vais|nous_allons)_(?:le_|la_|l')?annuler|j'annule|je_l'annule|annulerai|annulerons")],
    [
      'moved',
      words(
        '(?:je_vais|nous_allons)_(?:le_|la_)?(?:déplacer|reporter|décaler|changer)|je_(?:le_|la_)?(?:déplace|reporte|décale)|déplacerai|reporterai',
      ),
    ],
    [
      'noted',
      words(
        '(?:je_vais|nous_allons)_(?:le_|la_|les_)?(?:noter|transmettre|informer|prévenir|envoyer)|(?:je|nous)_(?:le_|la_|les_)?(?:transmets|transmettons|informe|préviens)|transmettrai|transmettrons|informerai|préviendrai',
      ),
    ],
    [
      'callback',
      words(
        `${WHO}_(?:vous|te)_(?:rappell?er(?:a|ai|ons|ont)|contacter(?:a|ai|ons|ont)|appeler(?:a|ai|ons|ont)|répondr(?:a|ai|ons|ont)|recontacter(?:a|ai|ons|ont)|écrir(?:a|ai|ons|ont)|recontacte|rappelle|rappelons)`,
      ),
    ],
    [
      'callback',
      words(
        `vous_(?:serez|allez_être)_(?:\\S+_)?(?:rappelée?|contactée?|appelée?|recontactée?)|vous_(?:recevrez|allez_recevoir)_un_(?:appel|rappel)|(?:va|allons|vais|vont)_vous_(?:rappeler|contacter|appeler|répondre|recontacter)`,
      ),
    ],
    ['calling', words('(?:je|nous|on)_vous_(?:appelle|appelons)_(?:maintenant|tout_de_suite|immédiatement)')],
    [
      'handed_off',
      words(`(?:prend|prendra|va_prendre)_le_relais|(?:je_vais|nous_allons)_vous_(?:transférer|passer|mettre)`),
    ],
  ],
  anything: opening("(?:c'est_|voilà_|tout_est_)?(?:fait|réglée?|bon|en_ordre)"),
  takenBack: words(
    "ne|n'\\p{L}+|pas|aucune?|rien|jamais|personne|sans|si|quand|une_fois|lorsque|dès_que|avant|après|peut|peuvent|peux|pourrait|doit|doivent|souhaitez|voulez|être|comment|seulement",
  ),
  condition: words('si|quand|une_fois|lorsque|dès_que|souhaitez|voulez|dois-je|puis-je'),
  other: words("complet|complète|par_quelqu'un_d'autre|déjà_prise?"),
  question: opening(
    '(?:et_|ou_)?(?:est-ce|est|sont|voulez|souhaitez|avez|dois-je|puis-je|quand|que|quel(?:le)?s?|qui|où|comment|pourquoi)',
  ),
  but: 'mais',
  negation: 'pas|jamais|rien',
  plurals: 'rendez-vous sont|réservations',
  once: 'lorsque|dès',
  yours: 'votre|ton',
}
