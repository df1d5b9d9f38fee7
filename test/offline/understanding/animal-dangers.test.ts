import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom } from './table.ts'

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
type Language = (typeof LANGUAGES)[number]

/** Messages on an animal in danger now. */
const PRESENT: Record<Language, string[]> = {
  en: [
    'we have a spaniel puppy, the puppy just ate chocolate',
    "my daughter's dog has eaten raisins just now",
    'help, we found an injured owl on the road',
    "there's a hedgehog in our garden, it isn't moving",
    'a fawn is lying beside the road all alone, who do we call?',
    'my dog ate a whole bag of raisins just now',
    'our cat was hit by a car, can you see her today?',
    "my rabbit can't breathe, what shall I do?",
    'the puppy is having a seizure',
  ],
  de: [
    'wir haben einen Hund, der Hund hat gerade Schokolade gefressen',
    'Hilfe, wir haben eine verletzte Eule auf der Straße gefunden',
    'in unserem Garten liegt ein Igel, er bewegt sich nicht',
    'neben der Straße liegt ein Rehkitz ganz allein, wen rufen wir an?',
    'mein Hund hat gerade eine ganze Tüte Rosinen gefressen',
    'unsere Katze wurde angefahren, kann sie heute kommen?',
    'mein Kaninchen bekommt keine Luft, was soll ich tun?',
    'der Welpe krampft',
  ],
  es: [
    'tenemos un perro y el perro se ha comido chocolate ahora mismo',
    'ayuda, hemos encontrado una lechuza herida en la carretera',
    'en nuestro jardín hay un erizo, no se mueve',
    'hay un corzo solo junto a la carretera, ¿a quién llamamos?',
    'mi perro se ha comido ahora mismo una bolsa de pasas',
    'a nuestra gata la ha atropellado un coche, ¿la podéis ver hoy?',
    'mi conejo no puede respirar, ¿qué hago?',
    'el cachorro tiene convulsiones',
  ],
  fr: [
    'nous avons un chien, le chien vient de manger, il a avalé du chocolat',
    'il y a un hérisson blessé ici',
    'aidez-nous, on a trouvé une chouette blessée sur la route',
    'il y a un hérisson dans notre jardin, il ne bouge plus',
    'un faon est tout seul devant chez nous, on appelle qui ?',
    'mon chien vient de manger un sachet entier, il a avalé des raisins',
    'notre chat a été renversé par une voiture, vous pouvez le voir ?',
    'mon lapin n’arrive plus à respirer, je fais quoi ?',
    'le chiot a des convulsions',
  ],
}

/** Needs, questions and stories with the same words. */
const NONE: Record<Language, string[]> = {
  en: [
    'we just picked up our puppy and she hates being alone. Could we book a puppy class',
    'my dog is alone in the house all day, I would like to book a walker',
    'we ate the duck with mushrooms at yours and loved it. A table for two please',
    "I'd like to book my pony's saddle fitting",
    'my horse is having a saddle fitting',
    'I have an injured calf and would like a sports massage',
    'my dog has been limping for a week',
    'what do I do if my dog eats raisins?',
    'do you treat injured owls?',
    'can I come alone with my dog?',
    'is it dangerous when a cat swallowed a needle?',
    'last year we found an injured owl',
    'are there seals on the beach in December?',
    'we found a stray kitten and would like a check-up',
    'I want to take my horse out alone',
    'the birds in your garden are lovely',
  ],
  de: [
    'unser Hund ist allein im Haus, ich brauche einen Gassi-Service',
    'wir haben bei euch Ente mit Zwiebeln gegessen, einen Tisch für zwei bitte',
    'wir haben einen Welpen gefunden, der zu uns passt, gibt es noch Plätze in der Welpengruppe?',
    'mein Hund humpelt seit einer Woche',
    'was mache ich, wenn mein Hund Rosinen frisst?',
    'behandelt ihr verletzte Eulen?',
    'kann ich allein mit meinem Hund kommen?',
    'letztes Jahr haben wir eine verletzte Eule gefunden',
    'sind im Dezember Robben am Strand?',
    'wir haben ein Kätzchen gefunden und möchten es untersuchen lassen',
    'ich möchte mit dem Pferd alleine ausreiten',
    'wie viele Tiere gibt es im Garten?',
  ],
  es: [
    'he visto que aceptáis perros, solo quiero una cita el martes',
    '¿hay un hueco mañana para mi perro, solo corte de uñas?',
    'hemos comido cordero con setas y estaba buenísimo, una mesa para dos',
    'mi perro cojea desde hace una semana',
    '¿qué hago si mi perro come pasas?',
    '¿curáis lechuzas heridas?',
    '¿puedo ir sola con mi perro?',
    'el año pasado encontramos una lechuza herida',
    '¿hay focas en la playa en diciembre?',
    'hemos encontrado un gatito y queremos una revisión',
    'quiero salir solo con el caballo',
  ],
  fr: [
    'mon chat se réveille plus tôt depuis le changement d’heure',
    'on a mangé un canard aux champignons, une table pour deux',
    'mon chien reste seul à la maison, je cherche une promeneuse',
    'mon chien boite depuis une semaine',
    'je fais quoi si mon chien mange des raisins ?',
    'vous soignez les chouettes blessées ?',
    'je peux venir seule avec mon chien ?',
    'l’année dernière on a trouvé une chouette blessée',
    'il y a des phoques sur la plage en décembre ?',
    'on a trouvé un chaton et on voudrait une visite',
    'je voudrais sortir seule avec le cheval',
  ],
}

const SERVICES = servicesFrom([
  ['svc_0', 'Tour', ''],
  ['svc_1', 'Workshop', ''],
])

describe.each(LANGUAGES)('danger to an animal (%s)', (language) => {
  const table = aTable({ language, services: SERVICES })

  it.each(PRESENT[language])('is heard alone: %s', (message) => {
    expect(understandOffline(message, table)).toEqual([{ type: 'animal_danger', words: message }])
  })

  it.each(NONE[language])('is not heard: %s', (message) => {
    expect(understandOffline(message, table).map(({ type }) => type)).not.toContain('animal_danger')
  })
})
