import type { Sentiment } from '../../src/conversation/analysis/sentiment.ts'

/*
 * Visitors' messages of sixty short conversations, labelled by hand with the final sentiment before the built-in sentiment ran on
 * them. The first half is for tuning the thresholds, the second for measuring (sentiment.test.ts).
 */
export interface LabelledTranscript {
  language: 'en' | 'de' | 'es' | 'fr'
  label: Sentiment
  visitor: string[]
}

const en = (label: Sentiment, ...visitor: string[]): LabelledTranscript => ({ language: 'en', label, visitor })
const de = (label: Sentiment, ...visitor: string[]): LabelledTranscript => ({ language: 'de', label, visitor })
const es = (label: Sentiment, ...visitor: string[]): LabelledTranscript => ({ language: 'es', label, visitor })
const fr = (label: Sentiment, ...visitor: string[]): LabelledTranscript => ({ language: 'fr', label, visitor })

export const CHOOSING: LabelledTranscript[] = [
  en('neutral', 'Do you open on Saturdays?', 'ok'),
  en('positive', 'Hi, can I book a cleaning for Tuesday?', '10 works', 'Perfect, thanks so much!'),
  en('negative', 'I waited 50 minutes yesterday and nobody even apologised', 'That is not good enough'),
  en('neutral', 'How much is a crown?', 'And with insurance?'),
  en('negative', 'Your website keeps crashing when I try to pay', 'Forget it, I will go elsewhere'),
  en('positive', 'Just wanted to say Dr. Hopper was brilliant with my son', 'He was so scared before'),
  en('neutral', 'I need to move my visit', 'Friday', 'yes'),
  en('negative', 'This is the third time you charged me twice. Ridiculous.', 'I want my money back'),
  de('neutral', 'Haben Sie am Freitag noch einen Termin frei?', '10 Uhr', 'Ja'),
  de('positive', 'Ich wollte mich nur bedanken, alles hat super geklappt', 'Bis bald!'),
  de('negative', 'Seit drei Tagen versuche ich Sie zu erreichen, das ist eine Frechheit', 'Niemand geht ran'),
  de('neutral', 'Wo kann ich bei Ihnen parken?'),
  de('negative', 'Die Füllung ist nach einer Woche wieder rausgefallen', 'Ich bin wirklich enttäuscht von Ihnen'),
  de('positive', 'Kann ich den Termin auf Montag verlegen?', 'Klasse, das passt, vielen Dank'),
  de('neutral', 'Was kostet eine Zahnreinigung?', 'Wie lange dauert das?', 'Aha'),
  es('neutral', '¿A qué hora cierran hoy?', 'vale'),
  es('positive', 'Quería pedir cita para mi madre', 'El jueves', 'Muchísimas gracias, muy amable'),
  es('negative', 'Llevo una semana esperando respuesta y nadie me llama', 'Qué vergüenza'),
  es('neutral', '¿Tienen aparcamiento?', '¿Es de pago?'),
  es('negative', 'El trato de la recepcionista fue pésimo', 'No pienso volver'),
  es('positive', 'La limpieza fue genial, muy contenta con el resultado', 'Los recomendaré'),
  es('neutral', 'Necesito cambiar mi cita del lunes', 'al martes', 'sí'),
  fr('neutral', 'Vous êtes ouverts le samedi ?', "d'accord"),
  fr('positive', 'Je voudrais un rendez-vous jeudi', 'Parfait, merci beaucoup, bonne journée'),
  fr('negative', "Ça fait une heure que j'attends, c'est inadmissible", 'Je suis très déçu'),
  fr('neutral', 'Quel est le prix d’un détartrage ?', 'Et c’est remboursé ?'),
  fr('negative', 'Votre dentiste m’a fait très mal et ne s’est même pas excusé', 'Je vais porter plainte'),
  fr('positive', 'Merci à toute l’équipe, vous avez été formidables avec ma fille'),
  fr('neutral', 'Je dois annuler ma visite de lundi', 'oui', 'MARTIN'),
  en('positive', 'Is there parking?', 'Great, that makes it easy. Cheers'),
]

export const MEASURING: LabelledTranscript[] = [
  en('neutral', 'What are your opening hours?', 'And on holidays?'),
  en('negative', 'I have asked three times now and you still do not understand', 'Useless bot'),
  en('positive', 'Could you squeeze me in today? My tooth broke', '4 pm is fine', 'You are a lifesaver, thank you'),
  en('neutral', 'Do you take Delta Dental?', 'Which plan?', 'PPO'),
  en('negative', 'My crown fell out again. Second time this month.', 'Honestly very disappointed'),
  en('positive', 'The new hygienist is wonderful', 'Please tell her'),
  en('neutral', 'Please call me back at 415 555 0100', 'after 5'),
  en('negative', 'You cancelled my visit without telling me!! I took a day off for this'),
  en('neutral', 'can i bring my dog', 'ok ty'),
  de('neutral', 'Nehmen Sie neue Patienten auf?', 'Gesetzlich versichert'),
  de('positive', 'Ihr Team ist so freundlich, ich komme immer gern', 'Schönen Tag noch'),
  de('negative', 'Ich warte immer noch auf die Rechnung. So etwas Unorganisiertes habe ich selten erlebt'),
  de('neutral', 'Ich brauche einen Rückruf', '0151 23456789', 'Ab 14 Uhr'),
  de('negative', 'Die Dame am Telefon war total unfreundlich', 'So geht man nicht mit Kunden um'),
  de('positive', 'Oh das ging ja schnell, wunderbar', 'Danke Ihnen'),
  de('neutral', 'Termin absagen bitte', 'Müller, 12. März', 'ja'),
  de('negative', 'Das ist doch lächerlich, ich will jetzt mit einem Menschen sprechen'),
  es('neutral', '¿Hacen ortodoncia invisible?', '¿Cuánto dura?'),
  es('positive', '¡Qué rápido! Mil gracias por la ayuda', 'Hasta el viernes'),
  es('negative', 'Me cobraron dos veces y encima me hablaron mal', 'Quiero una solución ya'),
  es('neutral', 'Soy paciente nuevo', 'Ana García', '600 123 456'),
  es('negative', 'Esto es un desastre, cada vez que llamo me dicen una cosa distinta'),
  es('positive', 'Mi hijo salió encantado, el doctor tiene mucha paciencia', 'Felicidades'),
  es('neutral', '¿Puedo pagar con tarjeta?', 'perfecto, ¿y a plazos?'),
  fr('neutral', 'Où êtes-vous situés ?', 'Il y a un parking ?'),
  fr('positive', 'Super, je suis soulagée, merci de votre réactivité'),
  fr('negative', 'Personne ne répond au téléphone depuis ce matin, c’est n’importe quoi'),
  fr('neutral', 'Je voudrais déplacer mon rendez-vous', 'mardi 15h', 'oui'),
  fr('negative', 'On m’a facturé un soin que je n’ai jamais eu', 'C’est honteux'),
  fr('positive', 'Tout était parfait, je vous recommande à mes collègues'),
]
