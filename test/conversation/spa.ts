/** FAQ of a spa in each language, written in sentences that sound like completed bookings, notes and calls. */
export const SPA: Record<string, { text: string; questions: string[] }> = {
  en: {
    text: `# Corner Spa questions

## I have booked the wrong day (or time). What can I do?

Write to us in the chat at least six hours before, and we will find another day. Once it is moved, your visit has been rescheduled free of charge.

## I cancelled too late. Is my deposit lost?)

Deposits of less than $20 are kept, larger ones are paid back. Your booking has been cancelled when you get our e-mail.

## When is the gift voucher sent?

Your voucher has been sent by post on the day after payment.

## Do I get a reminder?

We have noted your preferences. We will call you one day before.

## Is there a sofa for those who wait?

We have reserved a sofa for you in the lounge. Done! You are all set.

## How do I change the last commit? How do I change it?

I have changed your order as soon as you tell me its number.

## What is your cancellation policy?

Cancelling is free of charge up to six hours before. Your appointment is confirmed when we write “confirmed” to you.
`,
    questions: [
      'I have booked the wrong day, what can I do?',
      'I cancelled too late, is my deposit lost?',
      'When is the gift voucher sent?',
      'Do I get a reminder?',
      'Is there a sofa for those who wait?',
      'How do I change the last commit?',
      'What is your cancellation policy?',
    ],
  },
  de: {
    text: `# Fragen an das Eck-Spa

## Wie lange gelten Gutscheine?

Gutscheine gelten drei Jahre und werden per E-Mail geschickt. Ihr Gutschein wurde verschickt, sobald das Geld da ist.

## Ich habe den falschen Tag gebucht (oder die falsche Uhrzeit). Und jetzt?

Schreiben Sie uns sechs Stunden vorher. Ihr Termin wurde verschoben, wenn Sie unsere E-Mail haben.

## Gibt es ein Sofa?

Wir haben ein Sofa für Sie reserviert. Erledigt!

## Bekomme ich eine Erinnerung?

Wir haben Ihre Wünsche notiert. Wir rufen Sie einen Tag vorher an.
`,
    questions: [
      'Wie lange gelten Gutscheine?',
      'Ich habe den falschen Tag gebucht, und jetzt?',
      'Gibt es ein Sofa?',
      'Bekomme ich eine Erinnerung?',
    ],
  },
  es: {
    text: `# Preguntas al Spa de la Esquina

## ¿Cuándo se envía el vale de regalo?

Su vale ha sido enviado por correo al día siguiente del pago.

## He reservado el día equivocado (o la hora). ¿Qué hago?

Escríbanos seis horas antes. Su cita ha sido cambiada cuando reciba nuestro correo.

## ¿Hay un sofá?

Hemos reservado un sofá para usted. ¡Hecho!

## ¿Recibo un recordatorio?

Hemos anotado sus preferencias. Le llamaremos un día antes.
`,
    questions: [
      '¿Cuándo se envía el vale de regalo?',
      'He reservado el día equivocado, ¿qué hago?',
      '¿Hay un sofá?',
      '¿Recibo un recordatorio?',
    ],
  },
  fr: {
    text: `# Questions au Spa du Coin

## Quand le bon cadeau est-il envoyé ?

Votre bon a été envoyé par la poste le lendemain du paiement.

## J’ai réservé le mauvais jour (ou la mauvaise heure). Que faire ?

Écrivez-nous six heures avant. Votre rendez-vous a été déplacé quand vous recevez notre e-mail.

## Y a-t-il un canapé ?

Nous avons réservé un canapé pour vous. C’est fait !

## Est-ce que je reçois un rappel ?

Nous avons noté vos préférences. Nous vous appellerons un jour avant.
`,
    questions: [
      'Quand le bon cadeau est-il envoyé ?',
      'J’ai réservé le mauvais jour, que faire ?',
      'Y a-t-il un canapé ?',
      'Est-ce que je reçois un rappel ?',
    ],
  },
}
