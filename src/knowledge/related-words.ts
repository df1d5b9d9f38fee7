import type { Analyzer } from './analyzer.ts'

/**
 * Synonyms between visitors' questions and business texts. Each line is one topic; a word of it in the question also matches
 * passages with its other words, ranked below exact matches. Limited to topics of any front desk: a general thesaurus finds
 * more and is wrong more often. Words before `>` match one way only: a question about pets may find dogs, a question about
 * dogs must not find cats.
 */
const MATTERS: Record<string, string> = {
  en: `much > price cost fee charge expensive cheap dollar euro
    when > hour open opening close closed
    where > address located location street directions find
    appointment booking book reservation reserve schedule
    phone telephone call
    cancel cancellation reschedule
    pain painful hurt ache
    kid child children
    pet > dog
    pet > cat
    dog cat > pet
    parking park garage
    pay payment > card
    pay payment > cash
    pay payment
    staff team employee
    wifi internet wlan
    refund return`,
  de: `viel > preis kosten kostet teuer gebühr euro
    wann > öffnungszeiten offen geöffnet öffnen schließen geschlossen
    wo > adresse anschrift straße anfahrt finden befindet standort
    termin termine buchen reservieren reservierung anmelden anmeldung
    telefon anrufen telefonisch telefonnummer
    absagen stornieren stornierung verschieben
    schmerz schmerzen weh schmerzhaft
    kind kinder
    haustier > hund hunde
    haustier > katze
    hund hunde katze > haustier
    parken parkplatz parkplätze parkhaus
    zahlen bezahlen zahlung > karte
    zahlen bezahlen zahlung > bar
    zahlen bezahlen zahlung
    team mitarbeiter personal
    wlan wifi internet
    rückgabe zurückgeben erstattung`,
  es: `cuánto > precio precios coste costo cuesta cuestan tarifa caro euro
    cuándo > horario horarios abierto abren abre abrimos cierran cerrado
    dónde > dirección ubicación ubicado calle encontrar encuentra
    cita citas reserva reservar turno
    teléfono llamar llamada
    cancelar cancelación anular
    dolor duele doloroso
    niño niños niña
    mascota > perro
    mascota > gato
    perro gato > mascota
    aparcamiento aparcar estacionamiento estacionar parking
    pagar pago > tarjeta
    pagar pago > efectivo
    pagar pago
    equipo personal empleados
    wifi internet
    devolución devolver reembolso`,
  fr: `combien > prix coût coûte coûtent tarif tarifs cher euro
    quand > horaire horaires ouvert ouverts ouvrez ouverture fermé fermeture
    où > adresse situé rue trouver accès
    rendez rdv réservation réserver
    téléphone appeler appel
    annuler annulation reporter
    douleur douloureux
    enfant enfants
    animal animaux > chien
    animal animaux > chat
    chien chat > animal animaux
    parking stationnement garer stationner
    payer paiement > carte
    payer paiement > espèces
    payer paiement
    équipe personnel employés
    wifi internet
    retour remboursement rembourser`,
}

/** Stems related to a stem. */
export type RelatedWords = (stem: string) => string[]

const prepared = new WeakMap<Analyzer, RelatedWords>()

export function relatedWords(analyzer: Analyzer): RelatedWords {
  let related = prepared.get(analyzer)
  if (related === undefined) {
    related = readMatters(analyzer)
    prepared.set(analyzer, related)
  }
  return related
}

function readMatters(analyzer: Analyzer): RelatedWords {
  const matters = Object.hasOwn(MATTERS, analyzer.language) ? MATTERS[analyzer.language] : undefined
  const related = new Map<string, Set<string>>()
  for (const line of matters?.split('\n') ?? []) {
    const [words = '', asking = ''] = line.split('>').toReversed()
    const matter = analyzer.terms(words)
    for (const stem of [...matter, ...analyzer.terms(asking)]) {
      const others = related.get(stem) ?? new Set()
      for (const other of matter) if (other !== stem) others.add(other)
      related.set(stem, others)
    }
  }
  const stems = new Map([...related].map(([stem, others]) => [stem, [...others]]))
  return (stem) => stems.get(stem) ?? []
}
