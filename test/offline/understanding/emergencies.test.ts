import { describe, expect, it } from 'vitest'
import type { Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom } from './table.ts'

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
type Language = (typeof LANGUAGES)[number]

/** Danger to a person that is present. */
const PRESENT: Record<Language, string[]> = {
  en: [
    'my son was just bitten by a street dog',
    'a guest at table four is choking',
    'help, my daughter fell off the pony and is unconscious',
    'she fainted in the changing room',
    'he passed out on the treadmill',
    "my husband can't breathe properly",
    'she is struggling to breathe',
    "it's still bleeding",
    "the cut won't stop bleeding",
    'he is bleeding heavily',
    "my friend's face is swelling up after the jab",
    'her tongue is swelling',
    "I think it's poison",
    'he has swallowed a battery',
    'my dad has chest pain and his arm is numb',
    'I just burnt my hand on the stove, can I get an appointment?',
    "I think he's broken his leg, he can't get up",
    'one of our waiters is having a seizure',
    'my sister got bitten by a stray dog yesterday, can she come in this week?',
    'please call an ambulance',
    'a dog just bit my son',
    'my colleague collapsed in the sauna',
  ],
  de: [
    'mein Sohn wurde gerade von einem Straßenhund gebissen',
    'ein Gast an Tisch vier erstickt gerade',
    'Hilfe, meine Tochter ist vom Pony gefallen und bewusstlos',
    'sie ist in der Umkleide ohnmächtig geworden',
    'er ist auf dem Laufband zusammengebrochen',
    'mein Mann kriegt keine Luft mehr',
    'sie kann nicht richtig atmen',
    'es blutet immer noch',
    'die Wunde hört nicht auf zu bluten',
    'er blutet stark',
    'das Gesicht meiner Freundin schwillt nach der Spritze an',
    'ihre Zunge schwillt an',
    'ich glaube, das war Gift',
    'er hat eine Batterie verschluckt',
    'mein Vater hat starke Brustschmerzen',
    'ich habe mir gerade die Hand verbrannt, bekomme ich einen Termin?',
    'ich glaube, er hat sich das Bein gebrochen, er kommt nicht hoch',
    'einer der Kellner hat gerade einen Krampfanfall',
    'meine Schwester wurde gestern von einem streunenden Hund gebissen, kann sie diese Woche kommen?',
    'bitte rufen Sie einen Krankenwagen',
    'gerade hat ein Hund meinen Sohn gebissen',
    'mein Kollege ist in der Sauna umgekippt',
  ],
  es: [
    'a mi hijo le acaba de morder un perro callejero',
    'un cliente de la mesa cuatro se está atragantando',
    'ayuda, mi hija se ha caído del poni y está inconsciente',
    'se ha desmayado en el vestuario',
    'ha perdido el conocimiento en la cinta',
    'mi marido no puede respirar bien',
    'le cuesta mucho respirar',
    'sigue sangrando',
    'la herida no para de sangrar',
    'está sangrando mucho',
    'a mi amiga se le está hinchando la cara después de la vacuna',
    'se le hincha la lengua',
    'creo que es veneno',
    'se ha tragado una pila',
    'mi padre tiene dolor en el pecho',
    'me acabo de quemar la mano, ¿me dais cita?',
    'creo que se ha roto la pierna, no se puede levantar',
    'a uno de los camareros le está dando un ataque epiléptico',
    'a mi hermana la mordió ayer un perro callejero, ¿puede venir esta semana?',
    'por favor llamad a una ambulancia',
    'un perro acaba de morder a mi hijo',
    'mi compañero se ha desplomado en la sauna',
  ],
  fr: [
    'mon fils vient de se faire mordre par un chien errant',
    "un client de la table quatre s'étouffe",
    'au secours, ma fille est tombée du poney et elle est inconsciente',
    "elle s'est évanouie dans le vestiaire",
    'il a perdu connaissance sur le tapis',
    "mon mari n'arrive plus à respirer",
    'elle a du mal à respirer',
    'ça saigne toujours',
    "la plaie n'arrête pas de saigner",
    'il saigne beaucoup',
    'ma copine a le visage qui gonfle après la piqûre',
    'sa langue gonfle',
    "je crois que c'est du poison",
    'il a avalé une pile',
    'mon père a mal à la poitrine',
    'je viens de me brûler la main, je peux avoir un rendez-vous ?',
    "je crois qu'il s'est cassé la jambe, il ne peut pas se lever",
    "un des serveurs fait une crise d'épilepsie",
    'ma sœur a été mordue hier par un chien errant, elle peut venir cette semaine ?',
    'appelez une ambulance svp',
    'un chien vient de mordre mon fils',
    "mon collègue s'est effondré dans le sauna",
  ],
}

/** Messages with such words about possible or past dangers, in general, to animals or to things. */
const NONE: Record<Language, string[]> = {
  en: [
    'I cut my foot on a nail at home yesterday and today it is a bit red, can I still come?',
    'what if my dog bites?',
    'is it normal that my arm hurts?',
    'do you treat bites?',
    'do you offer a first-aid course?',
    'my gums have been bleeding for months',
    'my dog bites',
    'my dog bites other dogs, do you do training?',
    'what happens if someone faints during the class?',
    'I fainted last time, can I lie down?',
    'I was bitten by a dog as a child and am scared of them',
    'I broke my ankle last summer, can I still do yoga?',
    'I broke my arm and need to cancel tomorrow',
    'my chain is broken',
    "my cat can't breathe properly",
    'my dog ate chocolate, what shall I do?',
    'our puppy is bleeding heavily',
    'is the paint poisonous?',
    'I almost fainted when I saw the price',
    'unconscious bias training for 12 people',
    'how long will it bleed after the extraction?',
    'my tattoo is still bleeding a little, is that normal?',
    'have you got something for burns?',
    'I burnt my hair with bleach, can you fix it?',
    'I have had chest pain for weeks and would like a check-up',
    'the radiator needs bleeding',
    'do you have a defibrillator?',
    'can I swim with a broken toe?',
    "I can't breathe through my nose at night",
    'physio after a heart attack, do you do that?',
    'is he still in hospital?',
    'my mum collapsed, she is in hospital, I need to move my appointment',
    'I want to dye my hair',
    'the zip is broken and the tent collapsed',
    'she has a nut allergy, could she have a reaction?',
  ],
  de: [
    'ich hab mir gestern in den Fuß geschnitten, heute ist er etwas rot, kann ich trotzdem kommen?',
    'was ist, wenn mein Hund beißt?',
    'ist es normal, dass mein Arm weh tut?',
    'behandelt ihr Bisse?',
    'bietet ihr einen Erste-Hilfe-Kurs an?',
    'mein Zahnfleisch blutet seit Monaten',
    'Mein Hund beißt',
    'mein Hund beißt andere Hunde, macht ihr Training?',
    'was passiert, wenn jemand im Kurs ohnmächtig wird?',
    'letztes Mal bin ich ohnmächtig geworden, kann ich liegen?',
    'als Kind wurde ich von einem Hund gebissen und habe Angst',
    'ich habe mir letzten Sommer den Knöchel gebrochen, geht Yoga trotzdem?',
    'ich habe mir den Arm gebrochen und muss morgen absagen',
    'meine Kette ist gebrochen',
    'meine Katze kriegt keine Luft',
    'mein Hund hat Schokolade gefressen, was soll ich tun?',
    'unser Welpe blutet stark',
    'ist die Farbe giftig?',
    'ich bin fast ohnmächtig geworden, als ich den Preis sah',
    'ein Training zu unbewussten Vorurteilen für 12 Leute',
    'wie lange blutet es nach dem Ziehen?',
    'mein Tattoo blutet immer noch etwas, ist das normal?',
    'habt ihr etwas gegen Verbrennungen?',
    'ich habe mir die Haare mit Bleiche verbrannt, könnt ihr das retten?',
    'ich habe seit Wochen Brustschmerzen und hätte gern eine Untersuchung',
    'habt ihr einen Defibrillator?',
    'kann ich mit gebrochenem Zeh schwimmen?',
    'ich kriege nachts keine Luft durch die Nase',
    'macht ihr Reha nach einem Herzinfarkt?',
    'meine Mutter ist zusammengebrochen und liegt im Krankenhaus, ich muss den Termin verschieben',
    'der Reißverschluss ist kaputt und das Zelt ist zusammengebrochen',
    'ist ein Gift gegen Mäuse im Angebot?',
    'sie hat eine Nussallergie, kann sie mitessen?',
    'könnt ihr uns ans Fenster setzen? mein Sohn bekommt schlecht Luft',
  ],
  es: [
    'ayer me corté el pie con un clavo y hoy está un poco rojo, ¿puedo venir igual?',
    '¿y si mi perro muerde?',
    '¿es normal que me duela el brazo?',
    '¿tratáis mordeduras?',
    '¿ofrecéis un curso de primeros auxilios?',
    'me sangran las encías desde hace meses',
    'mi perro muerde',
    'mi perro muerde a otros perros, ¿hacéis adiestramiento?',
    '¿qué pasa si alguien se desmaya en la clase?',
    'la última vez me desmayé, ¿puedo tumbarme?',
    'de pequeña me mordió un perro y me dan miedo',
    'me rompí el tobillo el verano pasado, ¿puedo hacer yoga?',
    'me he roto el brazo y tengo que cancelar lo de mañana',
    'se me ha roto la cadena',
    'mi gata no puede respirar bien',
    'mi perro ha comido chocolate, ¿qué hago?',
    'nuestro cachorro está sangrando mucho',
    '¿la pintura es venenosa?',
    'casi me desmayo cuando vi el precio',
    '¿cuánto tiempo sangra después de la extracción?',
    'el tatuaje sigue sangrando un poco, ¿es normal?',
    '¿tenéis algo para quemaduras?',
    'me he quemado el pelo con decolorante, ¿lo podéis arreglar?',
    'tengo dolor en el pecho desde hace semanas y quería una revisión',
    '¿tenéis desfibrilador?',
    '¿puedo nadar con un dedo roto?',
    'por la noche no puedo respirar por la nariz',
    '¿hacéis rehabilitación después de un infarto?',
    'mi madre se ha desmayado y está en el hospital, tengo que cambiar la cita',
    '¿vendéis veneno para ratones?',
    'tiene alergia a los frutos secos, ¿puede comer con nosotros?',
  ],
  fr: [
    'je me suis coupé le pied hier et aujourd’hui il est un peu rouge, je peux venir quand même ?',
    'et si mon chien mord ?',
    "c'est normal que j'aie mal au bras ?",
    'vous soignez les morsures ?',
    'vous proposez un cours de premiers secours ?',
    'mes gencives saignent depuis des mois',
    'mon chien mord',
    "mon chien mord les autres chiens, vous faites de l'éducation ?",
    "que se passe-t-il si quelqu'un s'évanouit pendant le cours ?",
    "la dernière fois je me suis évanouie, je peux m'allonger ?",
    "petite, j'ai été mordue par un chien et j'en ai peur",
    "je me suis cassé la cheville l'été dernier, je peux faire du yoga ?",
    'je me suis cassé le bras et je dois annuler demain',
    'ma chaîne est cassée',
    "mon chat n'arrive plus à respirer",
    'mon chien a mangé du chocolat, que faire ?',
    'notre chiot saigne beaucoup',
    'la peinture est toxique ?',
    "j'ai failli m'évanouir en voyant le prix",
    "combien de temps ça saigne après l'extraction ?",
    "mon tatouage saigne toujours un peu, c'est normal ?",
    'vous avez quelque chose contre les brûlures ?',
    'je me suis brûlé les cheveux avec la décoloration, vous pouvez rattraper ?',
    "j'ai mal à la poitrine depuis des semaines et je voudrais un bilan",
    'vous avez un défibrillateur ?',
    'je peux nager avec un orteil cassé ?',
    "la nuit j'ai du mal à respirer par le nez",
    'vous faites de la rééducation après un infarctus ?',
    "ma mère s'est évanouie et elle est à l'hôpital, je dois déplacer mon rendez-vous",
    'vous vendez du poison pour les souris ?',
    'elle est allergique aux noix, elle peut manger avec nous ?',
  ],
}

/** Asked behind an emergency. */
const FURTHER: Record<Language, string[]> = {
  en: ['where should she go??', 'no. she needs help now, where do we go', 'what shall I do', 'is it urgent?'],
  de: ['wo soll sie hin??', 'nein. sie braucht jetzt Hilfe, wohin', 'was soll ich tun', 'ist das dringend?'],
  es: ['¿a dónde tiene que ir?', 'no. necesita ayuda ya, ¿adónde vamos?', '¿qué hago?', '¿es urgente?'],
  fr: ['elle doit aller où ??', 'non. elle a besoin d’aide, on va où', 'je fais quoi ?', 'c’est urgent ?'],
}

function isEmergency(message: string, table: Partial<Table> = {}): boolean {
  return understandOffline(message, aTable(table)).some(({ type }) => type === 'emergency')
}

const SERVICES = servicesFrom([
  ['svc_0', 'Yoga', ''],
  ['svc_1', 'Massage', ''],
])

describe.each(LANGUAGES)('danger to a person (%s)', (language) => {
  const table = { language, services: SERVICES }

  it.each(PRESENT[language])('is heard alone: %s', (message) => {
    expect(understandOffline(message, aTable(table))).toEqual([{ type: 'emergency', words: message }])
  })

  it.each(NONE[language])('is not heard: %s', (message) => {
    expect(isEmergency(message, table)).toBe(false)
  })

  it.each(FURTHER[language])('goes on with %s', (message) => {
    expect(isEmergency(message, { ...table, isEmergency: true })).toBe(true)
    expect(isEmergency(message, table)).toBe(false)
  })
})

describe('the patient of a business for animals', () => {
  const table = { services: servicesFrom([['svc_0', 'Dog check-up', 'For dogs and cats']]) }

  it('is no person where only a pronoun stands', () => {
    expect(isEmergency("he can't breathe properly", table)).toBe(false)
    expect(isEmergency("my husband can't breathe properly", table)).toBe(true)
    expect(isEmergency("I can't breathe properly", table)).toBe(true)
  })

  it('is the animal told in a message before', () => {
    const heard = { heard: ['my dog Rex swallowed something'] }
    expect(isEmergency("he can't breathe properly", heard)).toBe(false)
    expect(isEmergency("he can't breathe properly", { heard: ['my dad swallowed something'] })).toBe(true)
  })
})
