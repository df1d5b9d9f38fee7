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
  builders: {
    title: 'Schritt für Schritt, in Ihrem Website-Baukasten',
    after: 'Nennen Sie danach unten die Website, damit der Chat dort erscheinen darf.',
    tagCode: 'Der Code für Google Tag Manager',
    wordpress: {
      first: 'Installieren Sie das Plugin WPCode: Plugins → Plugin hinzufügen.',
      second: 'Öffnen Sie Code Snippets → Header & Footer und fügen Sie die Zeile bei „Footer“ ein.',
      third: 'Speichern Sie mit „Save Changes“. Bei WordPress.com ist ein Tarif mit Plugins nötig.',
    },
    wix: {
      first: 'Veröffentlichen Sie die Website und verbinden Sie ihre Domain; sonst führt Wix keinen eigenen Code aus.',
      second: 'Öffnen Sie in der Verwaltung Settings → Custom Code → Add Custom Code und fügen Sie die Zeile ein.',
      third: 'Wählen Sie „All pages“ und „Body - end“, dann Apply.',
    },
    squarespace: {
      first: 'Öffnen Sie Website → Pages → Custom Code → Code Injection.',
      second: 'Fügen Sie die Zeile bei „Footer“ ein.',
      third: 'Speichern Sie. Code Injection gehört zum Tarif Core und zu den höheren.',
    },
    shopify: {
      first: 'Öffnen Sie Online Store → Themes und im Menü (…) Ihres Themes „Edit code“.',
      second: 'Öffnen Sie layout/theme.liquid und fügen Sie die Zeile über </body> ein.',
      third: 'Speichern Sie.',
    },
    webflow: {
      first: 'Öffnen Sie Site settings → Custom code.',
      second: 'Fügen Sie die Zeile bei „Footer code“ ein und speichern Sie.',
      third: 'Veröffentlichen Sie die Website. Ein bezahlter Site-Tarif ist nötig.',
    },
    tagManager: {
      first: 'Öffnen Sie Tags → Neu und wählen Sie „Benutzerdefiniertes HTML“.',
      second: 'Fügen Sie den Code unten ein: Ein Tag-Manager nimmt einer einfachen Zeile ihre Attribute.',
      third: 'Wählen Sie den Trigger „All Pages“, speichern Sie, dann Senden und Veröffentlichen.',
    },
  },
}
