/**
 * Stems of feeling, by language: a word counts when it begins with one; `=` in front asks for the whole word. Collected from
 * everyday complaint and praise, not from transcripts.
 */
export interface Lexicon {
  positive: string
  negative: string
  /** Turns the next words around. */
  negations: string
  intensifiers: string
}

export const LEXICONS: Lexicon[] = [
  {
    positive: `thank great perfect awesome excellent wonderful fantastic amazing love lovely brilliant helpful happy glad pleased
      appreciat superb delight =good =nice friendly relieved recommend =cool impressed kind =fast quick =easy smooth best`,
    negative: `terribl horribl awful bad worst useless angry annoy frustrat disappoint ridiculous unacceptable rude stupid nonsense
      complain upset hate waste wast =never broken wrong fail poor scam furious disgust unprofessional incompeten refund pathetic
      =pain hurts worried unhappy mess late delay ignored nobody cancelled overcharg rip-off sick lousy joke unreliable dirty`,
    negations: `not no never isn't wasn't don't doesn't didn't can't couldn't won't wouldn't hardly without aren't`,
    intensifiers: `very really so extremely absolutely totally too completely`,
  },
  {
    positive: `dank super toll perfekt prima klasse wunderbar hervorragend großartig ausgezeichnet freue freut froh glücklich
      zufrieden nett freundlich lieb hilfreich begeistert empfehl spitze =gut =gute =gutes schön genial erleichtert top klasse
      wunderbar bestens`,
    negative: `schlecht schrecklich furchtbar unmöglich ärger verärgert enttäusch frech unverschämt frechheit sauer wütend nutzlos
      unfähig katastroph miserabel beschwer blöd dumm mist unzumutbar unfreundlich kaputt falsch umsonst nerv lächerlich saumäßig
      abzocke schlimm genervt unzufrieden unhöflich peinlich schmerz zumutung verspät ignorier unglaublich chaos teuer`,
    negations: `nicht kein keine keinen nie niemals nichts ohne weder kaum`,
    intensifiers: `sehr wirklich total absolut so extrem völlig zu`,
  },
  {
    positive: `gracias genial perfect excelente maravill fantástic estupend encant content feliz amable útil agradec recomiend
      buenísim satisfech alegr increíble =bien =bueno =buena =buen rápid fácil simpátic mejor`,
    negative: `mal =mala pésim terrible horrible fatal enfad molest frustra decepcion inacept vergüenza grosero inútil ridícul queja
      queja harto harta peor estaf perdid roto equivocad tard nadie nunca indignad furios asco desastre vergonz dolor caro lento
      incompet lamentable`,
    negations: `no nunca jamás ni sin nada tampoco`,
    intensifiers: `muy realmente tan demasiado totalmente super`,
  },
  {
    positive: `merci génial parfait excellent super formidable magnifique fantastique content heureux heureuse ravi aimable utile
      gentil sympa adore apprécie recommand satisfait bravo agréable rapide =bien =bon =bonne top impeccable soulag meilleur`,
    negative: `nul mauvais terrible horrible catastroph inadmissible inaccept honte scandal fâché énerv agac décept déçu frustr
      ridicul inutile plainte plaind pire arnaque furieu marre impoli incompét cassé erreur retard personne jamais dégoût lament
      mécontent douleur cher lent pénible insupportable`,
    negations: `ne pas n'est jamais sans aucun aucune ni guère`,
    intensifiers: `très vraiment trop tellement complètement totalement si`,
  },
]
