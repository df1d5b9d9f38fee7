import type { Texts } from '../index.ts'

export const words: Texts['words'] = {
  bookings: 'Termine Kalender Tag Team verschieben absagen drucken',
  exam: 'test prüfung probe bereit fragen buchungen ergebnis',
  documents: 'Wissen Datei hochladen PDF Word Text Website Seite lesen Sprache',
  unanswered: 'Wissen Fragen Besucher gefragt Lücken fehlt beibringen',
  contradictions: 'Wissen Öffnungszeiten Preis Kontakt falsch Einstellungen abweichend',
  answers: 'Wissen Antwort Frage verknüpft beibringen eigene Worte',
  tryQuestion: 'Wissen testen suchen Fundstelle Wertung Antwort prüfen',
  business: 'Name Adresse Telefon E-Mail Website Öffnungszeiten geschlossen Feiertag Urlaub Land Zeitzone',
  assistant: 'Begrüßung Anweisungen Wortwahl KI Hinweis Übergabe Person Benachrichtigung Mail',
  widget: 'Aussehen Farbe Thema Ecke Fragen Websites Domains Chat',
  phone: 'Anruf Nummer Leitung Anrufer Mailbox weiterleiten Budget Minuten Zeiten Land sperren Test Mitschrift',
  services: 'Termin Behandlung Dauer Preis Puffer Personen Raum Arbeitszeit Urlaub frei buchen',
  team: 'Mitglied einladen Einladung Rolle Person Administration entfernen',
  keys: 'Schlüssel Token Geheimnis Programm Zugang Standard Admin widerrufen curl',
  webhooks: 'Webhook Endpunkt Ereignis Zustellung Protokoll wiederholen nachholen Geheimnis Signatur wechseln Beispiel',
  crm: 'hubspot pipedrive salesforce zapier Kontakte Verbindung Zuordnung Abgleich Übertragung',
  calendars: 'google caldav ics outlook icloud nextcloud belegt abonnieren Personal',
  snippet: 'Website Skript einbinden Chat Knopf Code HTML installieren',
}
