import { appointmentLines, digestLines, weeklyLines, type FailureReason, type MailWording } from '../mail.ts'

const WAITS = {
  now: 'Der Besucher wartet jetzt im Chat.',
  before: 'Der Besucher hat zu dieser Zeit im Chat gewartet.',
  closed: 'Der Besucher hat außerhalb der Öffnungszeiten geschrieben.',
}

const FAILED: Record<FailureReason, string> = {
  busy: 'Es war besetzt.',
  no_answer: 'Niemand nahm ab.',
  rejected: 'Der Anruf wurde abgewiesen.',
  canceled: 'Der Anruf wurde beendet, bevor jemand abnahm.',
  voicemail: 'Ein Anrufbeantworter nahm ab.',
  provider_error: 'Der Telefonanbieter meldete einen Fehler.',
  error: 'Der Anruf brach ab.',
  lost: 'Der Anbieter kann nicht sagen, was aus dem Anruf wurde.',
}

export const mail: MailWording = {
  unnamed: { business: 'Ein Unternehmen', service: 'Ein Termin', person: 'Jemand' },
  address: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
  footer: (host) => `Diese Nachricht kommt von FrontDesk auf ${host}.`,
  password_reset: () => ({
    subject: 'Neues Passwort für FrontDesk wählen',
    heading: 'Neues Passwort wählen',
    paragraphs: ['Für das FrontDesk-Konto dieser Adresse wurde ein neues Passwort angefordert.'],
    button: 'Neues Passwort wählen',
    closing: [
      'Der Link gilt einmal und eine Stunde lang. Von mehreren Links gilt nur der neueste.',
      'Wenn Sie das nicht waren, ist nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    ],
  }),
  password_changed: () => ({
    subject: 'Ihr FrontDesk-Passwort wurde geändert',
    heading: 'Ihr Passwort wurde geändert',
    paragraphs: [
      'Das Passwort Ihres FrontDesk-Kontos wurde soeben geändert. Wo Sie sonst angemeldet waren, sind Sie jetzt abgemeldet.',
      'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, wählen Sie sofort ein neues Passwort und sagen Sie es Ihrer Administration.',
    ],
    button: 'Neues Passwort wählen',
    closing: [],
  }),
  email_confirmation: () => ({
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse für FrontDesk',
    heading: 'Bestätigen Sie Ihre E-Mail-Adresse',
    paragraphs: [
      'Mit dieser Adresse wurde bei FrontDesk ein Unternehmen angemeldet. Bestätigen Sie, dass die Adresse Ihnen gehört: Bis dahin schreibt FrontDesk für dieses Unternehmen niemandem sonst und ruft niemanden an.',
    ],
    button: 'Adresse bestätigen',
    closing: [
      'Der Link gilt einmal und drei Tage lang. Von mehreren Links gilt nur der neueste.',
      'Wenn Sie sich nicht angemeldet haben, bestätigen Sie nicht. Um das Konto mit Ihrer Adresse zu übernehmen, fordern Sie ein neues Passwort an.',
    ],
  }),
  account_secured: ({ business }) => ({
    subject: 'Ihr FrontDesk-Konto gehört jetzt Ihnen allein',
    heading: 'Alles, was andere eingerichtet hatten, wurde beendet',
    paragraphs: [
      `Das Konto von ${business} wurde mit Ihrer Adresse angemeldet, und niemand hatte sie bestätigt. Mit dem neuen Passwort haben Sie gezeigt, dass die Adresse Ihnen gehört.`,
      'Weil nicht bekannt ist, von wem die Anmeldung kam, wurden alle Sitzungen, alle API-Schlüssel und alle anderen Benutzer des Kontos entfernt. Erstellen Sie die Schlüssel, die Sie brauchen, neu.',
      'Bitte sehen Sie auch die Einstellungen durch: Webhooks, Kalender-Feeds und Verbindungen wurden nicht verändert. Wenn Sie dieses Unternehmen nicht kennen, löschen Sie es.',
    ],
    button: 'FrontDesk öffnen',
    closing: [],
  }),
  sign_ins_failed: () => ({
    subject: 'Viele fehlgeschlagene Anmeldungen bei Ihrem FrontDesk-Konto',
    heading: 'Vielleicht versucht jemand, Ihr Passwort zu erraten',
    paragraphs: [
      'Innerhalb einer Stunde sind mindestens 50 Anmeldungen bei Ihrem FrontDesk-Konto am Passwort gescheitert. Weitere Versuche werden verzögert; Ihr Konto bleibt offen.',
      'Wenn Ihr Passwort lang ist und sonst nirgends gilt, ist nichts zu tun. Wählen Sie sonst jetzt ein neues.',
    ],
    button: 'Neues Passwort wählen',
    closing: ['Solange das anhält, erhalten Sie diese Nachricht höchstens einmal in der Stunde.'],
  }),
  invitation: ({ business }) => ({
    subject: `${business} lädt Sie zu FrontDesk ein`,
    heading: `${business} lädt Sie ins Team ein`,
    paragraphs: [
      `${business} arbeitet mit FrontDesk, das Besucher und Anrufer bedient. Wählen Sie ein Passwort, um dabei zu sein.`,
    ],
    button: 'Einladung annehmen',
    closing: [
      'Der Link gilt einmal und sieben Tage lang. Von mehreren Links gilt nur der neueste.',
      'Wenn Sie den Absender nicht kennen, ist nichts zu tun: Es geschieht nichts.',
    ],
  }),
  endpoint_disabled: ({ business, endpoint_url: url, reason }) => ({
    subject: `Ein Webhook-Endpunkt von ${business} wurde abgeschaltet`,
    heading: 'Ein Webhook-Endpunkt wurde abgeschaltet',
    paragraphs: [
      `FrontDesk konnte die Ereignisse von ${business} tagelang nicht an diesen Endpunkt liefern und versucht es nicht mehr:`,
      url,
      `Der letzte Fehler: ${reason}`,
    ],
    button: 'FrontDesk öffnen',
    closing: [
      'Wenn der Endpunkt wieder arbeitet, schalten Sie ihn ein und lassen Sie das Versäumte noch einmal senden.',
    ],
  }),
  event_removed: ({ business, service, person, client, when, isCancelled }) => ({
    subject: `${business}: Ein Termin wurde in einem Kalender gelöscht`,
    heading: 'Ein Termin wurde in einem Kalender gelöscht',
    paragraphs: [
      `Im Kalender von ${person} wurde dieser Termin gelöscht:`,
      `${service}, ${client}`,
      when,
      isCancelled
        ? 'Er wurde abgesagt, wie Sie es eingestellt haben.'
        : 'Er gilt weiterhin, und er wird erwartet. Sagen Sie ihn in FrontDesk ab oder verlegen Sie ihn, wenn er nicht stattfindet.',
    ],
    button: 'FrontDesk öffnen',
    closing: [],
  }),
  booking_confirmed: (appointment) => ({
    subject: `${appointment.business}: Ihr Termin ist bestätigt`,
    heading: 'Ihr Termin ist bestätigt',
    paragraphs: appointmentLines(appointment, 'Referenz'),
    button: 'Ansehen, verschieben oder absagen',
    closing: [
      'Mit der Einladung in dieser Nachricht kommt der Termin in Ihren Kalender.',
      'Wer diesen Link hat, kann den Termin ändern: Geben Sie ihn nicht weiter.',
    ],
  }),
  booking_changed: (appointment) => ({
    subject: `${appointment.business}: Ihr Termin wurde geändert`,
    heading: 'Ihr Termin wurde geändert',
    paragraphs: appointmentLines(appointment, 'Referenz'),
    button: 'Ansehen, verschieben oder absagen',
    closing: [
      'Mit der Einladung in dieser Nachricht ändert sich der Termin in Ihrem Kalender.',
      'Wer diesen Link hat, kann den Termin ändern: Geben Sie ihn nicht weiter.',
    ],
  }),
  booking_cancelled: (appointment) => ({
    subject: `${appointment.business}: Ihr Termin wurde abgesagt`,
    heading: 'Ihr Termin wurde abgesagt',
    paragraphs: appointmentLines(appointment, 'Referenz'),
    button: 'Termin ansehen',
    closing: ['Die Zeit ist wieder frei. Mit dem Anhang dieser Nachricht verschwindet der Termin aus Ihrem Kalender.'],
  }),
  booking_reminder: (appointment) => ({
    subject: `${appointment.business}: Erinnerung an Ihren Termin`,
    heading: 'Erinnerung an Ihren Termin',
    paragraphs: appointmentLines(appointment, 'Referenz'),
    button: 'Ansehen, verschieben oder absagen',
    closing: ['Wer diesen Link hat, kann den Termin ändern: Geben Sie ihn nicht weiter.'],
  }),
  invitation_withdrawn: (appointment) => ({
    subject: `${appointment.business}: Eine Einladung wurde zurückgezogen`,
    heading: 'Diese Einladung wurde zurückgezogen',
    paragraphs: appointmentLines(appointment, 'Referenz'),
    closing: [
      'An diese Adresse wird zu dem Termin nicht mehr geschrieben, und frühere Links dazu gelten nicht mehr. Mit dem Anhang dieser Nachricht verschwindet er aus Ihrem Kalender.',
      'Falls Sie das nicht erwartet haben, fragen Sie bitte beim Unternehmen nach.',
    ],
  }),
  visitor_message: ({ business, name, contact, message }) => ({
    subject: `Ein Besucher von ${business} hat eine Nachricht hinterlassen`,
    heading: `Nachricht von ${name}`,
    paragraphs: [message, `Erreichbar unter: ${contact}`],
    button: 'Gespräch öffnen',
    closing: ['Der Assistent hat die Nachricht notiert und das dem Besucher gesagt.'],
  }),
  handoff: ({ business, name, contact, waits, conversation }) => ({
    subject: `Ein Besucher von ${business} möchte mit einem Menschen sprechen`,
    heading: `${name} möchte mit einem Menschen sprechen`,
    paragraphs: [WAITS[waits], `Kontakt: ${contact}`, 'Das Gespräch bisher:', ...conversation],
    button: 'Gespräch öffnen',
    closing: [],
  }),
  new_lead: ({ business, name, contact, wish }) => ({
    subject: `Ein Besucher von ${business} hat seinen Kontakt hinterlassen`,
    heading: `${name} hat den Kontakt hinterlassen`,
    paragraphs: [`Erreichbar unter: ${contact}`, ...(wish === '' ? [] : ['Geschrieben wurde:', wish])],
    button: 'Gespräch öffnen',
    closing: [],
  }),
  new_booking: ({ business, name, contact, service, person, when }) => ({
    subject: `${business}: ${name} hat gebucht`,
    heading: 'Neuer Termin',
    paragraphs: [`${service}, bei ${person}`, when, `${name}. Kontakt: ${contact}`],
    button: 'Gespräch öffnen',
    closing: [],
  }),
  failed_call: ({ business, name, contact, reason }) => ({
    subject: `${business}: Ein Anruf kam nicht zustande`,
    heading: `Der Anruf mit ${name} kam nicht zustande`,
    paragraphs: [FAILED[reason], `Kontakt: ${contact}`],
    button: 'Anruf öffnen',
    closing: [],
  }),
  exam_lost: ({ business, questions }) => ({
    subject: `${business}: Der Assistent beantwortet nicht mehr alles`,
    heading: 'Was gelang, gelingt nicht mehr',
    paragraphs: [
      'Nach der letzten Änderung Ihrer Einstellungen oder Dokumente lief die Prüfung noch einmal. Dies gelang vorher und jetzt nicht mehr:',
      ...questions,
    ],
    button: 'Prüfung öffnen',
    closing: ['Jede Zeile der Prüfung führt dorthin, wo es behoben wird.'],
  }),
  digest: ({ business, count, more, notices }) => ({
    subject: `${business}: was inzwischen kam (${count})`,
    heading: 'Was inzwischen kam',
    paragraphs: [
      ...digestLines(mail, notices),
      ...(more === '' ? [] : [`${more} weitere stehen nicht hier; Sie finden sie in FrontDesk.`]),
    ],
    button: 'FrontDesk öffnen',
    closing: [
      'Ruhezeiten und die tägliche E-Mail stellen Sie in FrontDesk unter Einstellungen, Assistent, „Wann sie kommen“ ein.',
    ],
  }),
  weekly_figures: (week) => ({
    subject: `${week.business}: die Woche vom ${week.days}`,
    heading: `Ihre Woche, ${week.days}`,
    paragraphs: [
      'In Klammern stehen die Zahlen der Woche davor.',
      ...weeklyLines(week, {
        conversations: 'Gespräche:',
        answered: 'Ohne eine Person beantwortet:',
        resolved: 'Erledigt und nicht noch einmal gefragt:',
        bookings: 'Neue Termine:',
        leads: 'Neue Kontakte:',
        calls: 'Anrufe:',
        minutes: 'Anrufminuten:',
        first_word: 'Erstes Wort am Telefon:',
        response: 'Zeit bis zur Antwort:',
        of: 'von',
      }),
      ...(week.questions.length === 0 ? [] : ['Am häufigsten gefragt und nicht beantwortet:', ...week.questions]),
    ],
    button: 'Auswertung öffnen',
    closing: [
      'Diese Mail kommt jeden Montag an alle Administratoren. Abgeschaltet wird sie in FrontDesk unter Einstellungen, Assistent, „Mails an Sie“.',
    ],
  }),
  callbacks_nearly_used: ({ business, taken, cap }) => ({
    subject: `${business}: Besucher haben heute um viele Rückrufe gebeten`,
    heading: 'Viele Rückrufe heute',
    paragraphs: [
      `Besucher von ${business} haben in den letzten 24 Stunden um ${taken} Rückrufe gebeten. Ab ${cap} werden weitere Besucher gebeten, es später noch einmal zu versuchen.`,
      'Ist das mehr als üblich, sehen Sie sich die Anrufe in FrontDesk an: Vielleicht missbraucht jemand das Widget. Rückrufe lassen sich in seinen Einstellungen abschalten (widget.features.callback), und auch die Grenze lässt sich dort setzen (widget.caps.callbacks_per_day).',
    ],
    button: 'FrontDesk öffnen',
    closing: ['Diese Mail kommt höchstens einmal am Tag.'],
  }),
}
