import type { GroundingPatterns } from '../patterns.ts'

export const grounding: GroundingPatterns = {
  answers: 'oui bien sûr certainement absolument exactement tout fait non volontiers évidemment si',
  idle: `je j nous vous il elle ils elles on me m te se s lui leur leurs mon ma mes notre nos votre vos son sa ses le la les l un une des du de d
    ce cet cette ces ceci cela ça ici là y en est sont était étaient être suis sommes êtes a ont avez avons ai avoir peut peuvent pouvez
    pouvons puis pouvoir pourrait doit doivent devez faut voulez veut souhaitez désirez merci plaît plaisir désolé désolée navré navrée
    numéro joindre entendre ravi ravie heureux heureuse espère aide aider question questions bonne bon bien parfait parfaite super formidable comprends sais
    dire dit savoir voir propose proposent proposons offre offrons donne donnons prend prenons faire fait font faisons trouver coûte coûtent
    prix tarif actuellement normalement simplement aussi déjà encore très vraiment environ entre à au aux dans par pour avec sur vers chez
    comme que qu quoi quel quelle quand où comment combien quelque chose information informations détails heure heures h bonjour bonsoir
    jour soir malheureusement selon chaque ainsi n ne c qui dont également suivant suivante même`,
  machine: 'IA|automatique',
  abbreviations: 'mme|mlle|dr|prof|av|tel|etc|max|min',
  self: 'je j ai',
  scheduling: `libre libres disponible disponibles rendez créneau créneaux horaire horaires prochain prochaine prochains premier option
    options aujourd hui demain matin après midi semaine réserver réservation convient conviendrait`,
}
