/** By language: questions in a row mean the same. Written after the grouping was set, and not used to set it. */
export const PARAPHRASES: Record<string, string[][]> = {
  en: [
    ['Do you have a lift?', 'is there a lift to the practice', 'any elevator?'],
    ['Can I pay in instalments?', 'is it possible to pay in installments', 'do you offer instalments'],
    [
      'Do you do emergency appointments?',
      'can I get an emergency appointment',
      'emergency appointment possible today?',
    ],
    ['How much does a check-up cost?', 'price of a check-up', 'what do you charge for a checkup'],
    ['Do you repair bicycles?', 'can you repair my bicycle', 'bicycle repairs?'],
    ['Where is your entrance?', 'which door is the entrance', 'how do I find the entrance'],
    ['Do you offer massages for pregnant women?', 'massage while pregnant, ok?', 'can pregnant women get a massage'],
    ['Which languages do you speak?', 'what languages are spoken', 'do you speak other languages'],
    ['Do I need a referral?', 'is a referral needed', 'referral necessary or not'],
    ['Do you have toilets?', 'is there a toilet', 'where is the loo'],
  ],
  de: [
    ['Gibt es einen Aufzug?', 'habt ihr einen Fahrstuhl', 'ist ein Lift da'],
    ['Brauche ich eine Überweisung?', 'muss ich eine Überweisung haben', 'Überweisung nötig?'],
    ['Reparieren Sie Fahrräder?', 'könnt ihr mein Fahrrad reparieren', 'macht ihr Fahrrad Reparaturen'],
    ['Was kostet eine Massage?', 'Preise für Massagen?', 'wie viel kostet die Massage'],
    ['Darf ich meinen Hund mitbringen?', 'sind Hunde erlaubt', 'kann der Hund mit'],
  ],
  es: [
    ['¿Hay ascensor?', 'tienen ascensor', 'el local tiene ascensor?'],
    ['¿Reparan bicicletas?', 'pueden reparar mi bicicleta', 'hacen reparaciones de bicicletas'],
    ['¿Cuánto cuesta un masaje?', 'precio del masaje', 'qué precio tienen los masajes'],
    ['¿Necesito seguro?', 'hace falta un seguro', 'es necesario tener seguro'],
  ],
  fr: [
    ['Y a-t-il un ascenseur ?', 'vous avez un ascenseur', 'un ascenseur est disponible ?'],
    ['Réparez-vous les vélos ?', 'vous pouvez réparer mon vélo', 'réparation de vélo possible ?'],
    ['Combien coûte un massage ?', 'le prix du massage', 'quel est le tarif des massages'],
    ['Faut-il une ordonnance ?', 'une ordonnance est nécessaire ?', 'je dois avoir une ordonnance'],
  ],
}
