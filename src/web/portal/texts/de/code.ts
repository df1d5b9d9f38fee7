export const code = {
  text: 'Anfragen mit den Kennungen von {business}, fertig zum Ausführen. Der Schlüssel kommt aus der Umgebung, nie aus dem Code.',
  task: 'Was zu tun ist',
  key: 'Mit diesem Schlüssel',
  noKey: 'Es gibt noch keinen Schlüssel.',
  makeKey: 'Einen anlegen',
  noService: 'Noch ist keine Leistung buchbar.',
  makeService: 'Eine hinzufügen',
  manual: 'So arbeitet die API',
  tasks: {
    chat: 'Den Assistenten fragen',
    lead: 'Einen Lead hinzufügen',
    free: 'Freie Zeiten finden',
    call: 'Einen Anruf starten',
    bookings: 'Die Termine einer Woche lesen',
  },
}
