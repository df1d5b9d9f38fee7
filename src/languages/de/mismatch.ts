import type { MismatchPatterns } from '../patterns.ts'

export const mismatch: MismatchPatterns = {
  negations: 'nicht kein keine keinen keinem keiner keines nie niemals nichts niemand ohne weder keinesfalls',
  opposites: `offen geöffnet öffnet öffnen geöffnete | geschlossen schließt schließen
    kostenlos kostenfrei gratis umsonst unentgeltlich | kostenpflichtig gebührenpflichtig
    möglich | unmöglich
    erlaubt gestattet willkommen akzeptieren akzeptiert | verboten untersagt
    inklusive enthalten inbegriffen | exklusive zuzüglich
    vorher | nachher
    früher | später
    mehr | weniger
    mindestens minimal | höchstens maximal
    erste ersten erster | letzte letzten letzter
    nötig notwendig erforderlich verpflichtend pflicht | freiwillig optional unnötig
    verfügbar | ausgebucht belegt
    innen drinnen | außen draußen
    öffentlich | privat
    günstig günstiger billig | teuer teurer
    links | rechts
    früh | spät
    sicher | gefährlich unsicher
    beginnt beginnen | endet enden`,
  restrictions:
    'nur außer ausgenommen ausschließlich lediglich maximal höchstens mindestens unter über ab wenn falls sofern binnen innerhalb',
  joins: 'und oder aber sondern während wobei jedoch denn weil',
}
