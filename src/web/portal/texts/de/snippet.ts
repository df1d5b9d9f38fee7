import type { Texts } from '../index.ts'

export const snippet: Texts['snippet'] = {
  text: 'Die Zeile, die den Chat von {business} auf eine Website bringt, vor dem Ende des Body.',
  line: 'Die Zeile für Ihre Website',
  websites: 'Websites, die den Chat zeigen dürfen',
  websitesHint: 'Eine je Zeile, etwa example.com oder *.example.com. Der Stern enthält example.com selbst nicht.',
  save: 'Websites speichern',
  saved: 'Gespeichert',
  own: 'Ohne eine Website hier antwortet der Chat nur auf den Seiten dieser Installation.',
  manual: 'Alle Attribute stehen im Handbuch',
  addOwn: '{host} hinzufügen, Ihre Website',
}
