import type { AnalysisTable } from '../language.ts'

export const analysis: AnalysisTable = {
  outcomes: {
    booked: 'Ein Termin wurde gebucht.',
    moved: 'Ein Termin wurde verschoben.',
    cancelled: 'Ein Termin wurde abgesagt.',
    handed_off: 'Das Gespräch wurde an einen Menschen übergeben.',
    contact_left: 'Der Besucher hat Kontaktdaten hinterlassen.',
    call_back: 'Es wurde um einen Rückruf gebeten.',
    message: 'Eine Nachricht an das Team wurde hinterlassen.',
    answered: 'Der Assistent hatte eine Antwort.',
    unanswered: 'Der Assistent hatte keine Antwort.',
    nothing_asked: 'Es wurde nichts gefragt.',
  },
  circumstances: {
    nobody_there: 'Niemand aus dem Team konnte den Anruf annehmen.',
    message_left: 'Eine Mailbox nahm ab, und darauf wurde eine Nachricht hinterlassen.',
    message_recorded: 'Der Anrufer hat eine Nachricht aufgesprochen.',
    machine_only: 'Ein Automat nahm ab, und kein Mensch kam ans Telefon.',
    taken: 'Jemand aus dem Team hat den Anruf angenommen.',
    silent: 'Es wurde nichts gesagt.',
  },
  intents: {
    complaint: /\b(?:beschwerde|beschweren|reklamation|reklamieren|unverschamt|unzumutbar|frechheit)\b/,
    reschedule: /\b(?:verschieben|verlegen|umbuchen|termin andern)\b/,
    cancellation: /\b(?:absagen|stornieren|stornierung)\b/,
    callback: /\b(?:ruckruf|zuruckrufen|ruf mich|rufen sie mich|rufen sie uns)\b/,
    booking: /\b(?:buchen|reservieren|termin vereinbaren|termin machen|einen termin|ein termin|terminwunsch)\b/,
    message: /\b(?:nachricht hinterlassen|nachricht auf|ausrichten|richten sie)\b/,
    question: /^(?:was|wann|wo|welche|welcher|welches|wer|warum|wie|haben|gibt|ist|sind|kann|konnen)\b/,
  },
  sentiment: {
    positive: `dank super toll perfekt prima klasse wunderbar hervorragend großartig ausgezeichnet freue freut froh glücklich
      zufrieden nett freundlich lieb hilfreich begeistert empfehl spitze =gut =gute =gutes schön genial erleichtert top klasse
      wunderbar bestens`,
    negative: `schlecht schrecklich furchtbar unmöglich ärger verärgert enttäusch frech unverschämt frechheit sauer wütend nutzlos
      unfähig katastroph miserabel beschwer blöd dumm mist unzumutbar unfreundlich kaputt falsch umsonst nerv lächerlich saumäßig
      abzocke schlimm genervt unzufrieden unhöflich peinlich schmerz zumutung verspät ignorier unglaublich chaos teuer`,
    negations: `nicht kein keine keinen nie niemals nichts ohne weder kaum`,
    intensifiers: `sehr wirklich total absolut so extrem völlig zu`,
  },
}
