import type { Wording } from '../templates.ts'

export const de: Wording = {
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
  visitor_message: ({ business, name, contact, message }) => ({
    subject: `Ein Besucher von ${business} hat eine Nachricht hinterlassen`,
    heading: `Nachricht von ${name}`,
    paragraphs: [message, `Erreichbar unter: ${contact}`],
    button: 'FrontDesk öffnen',
    closing: ['Der Assistent hat die Nachricht notiert und das dem Besucher gesagt.'],
  }),
  handoff: ({ business, name, contact, waits, conversation }) => ({
    subject: `Ein Besucher von ${business} möchte mit einem Menschen sprechen`,
    heading: `${name} möchte mit einem Menschen sprechen`,
    paragraphs: [
      waits === 'now'
        ? 'Der Besucher wartet jetzt im Chat.'
        : 'Der Besucher hat außerhalb der Öffnungszeiten geschrieben.',
      `Kontakt: ${contact}`,
      'Das Gespräch bisher:',
      ...conversation,
    ],
    button: 'FrontDesk öffnen',
    closing: [],
  }),
}
