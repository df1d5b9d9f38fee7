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
    help: 'Die Hilfe von {name} dazu',
    wordpress: {
      first: 'Öffnen Sie Plugins → Plugin hinzufügen, suchen Sie WPCode, dann Jetzt installieren und Aktivieren.',
      second: 'Öffnen Sie Code Snippets → Header & Footer und fügen Sie die Zeile bei „Footer“ ein.',
      third: 'Speichern Sie mit „Save Changes“. Bei WordPress.com ist ein bezahlter Tarif nötig.',
    },
    wix: {
      first: 'Veröffentlichen Sie die Website und verbinden Sie ihre Domain; sonst führt Wix keinen eigenen Code aus.',
      second: 'Öffnen Sie in der Verwaltung Settings → Custom Code → Add Custom Code und fügen Sie die Zeile ein.',
      third: 'Wählen Sie „All pages“ und „Body - end“, dann Apply.',
    },
    squarespace: {
      first: 'Öffnen Sie Website → Website Tools → Code Injection.',
      second: 'Fügen Sie die Zeile bei „Footer“ ein.',
      third: 'Speichern Sie. Code Injection gehört zu den Tarifen Core, Plus und Advanced.',
    },
    shopify: {
      first: 'Öffnen Sie Online Store → Themes und im Menü (…) Ihres Themes „Edit code“.',
      second: 'Öffnen Sie layout/theme.liquid und fügen Sie die Zeile über </body> ein.',
      third: 'Speichern Sie. Sehen Sie nach einem Update des Themes nach, ob die Zeile noch da ist.',
    },
    webflow: {
      first: 'Öffnen Sie Site settings → Custom code.',
      second: 'Fügen Sie die Zeile bei „Footer code“ ein, dann Save changes.',
      third:
        'Veröffentlichen Sie die Website: Bis dahin läuft die Zeile nur in der Vorschau. Ein bezahlter Site-Tarif oder Workspace ist nötig.',
    },
    tagManager: {
      first: 'Öffnen Sie Tags → Neu → Tag-Konfiguration und wählen Sie „Benutzerdefiniertes HTML“.',
      second: 'Fügen Sie den Code unten ein: Ein Tag-Manager nimmt einer einfachen Zeile ihre Attribute.',
      third: 'Wählen Sie den Trigger „All Pages“, speichern Sie, dann Senden und Veröffentlichen.',
    },
  },
}
