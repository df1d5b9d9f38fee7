import type { WebsiteWords } from '../website.ts'

export const website: WebsiteWords = {
  weekdays: [
    'lundi lundis lun',
    'mardi mardis mar',
    'mercredi mercredis mer',
    'jeudi jeudis jeu',
    'vendredi vendredis ven',
    'samedi samedis sam',
    'dimanche dimanches dim',
  ],
  everyDay: 'tous les jours|7j/7|7 jours sur 7',
  closed: 'ferme fermes fermee fermeture fermetures',
  dayParts: {
    morning: 'matin matins matinee matinees',
    noon: 'midi midis',
    afternoon: 'apres-midi apres-midis',
    evening: 'soir soirs soiree soirees',
  },
  to: 'a au jusqu',
  opening: 'horaire ouvert ouvre accueill recoi',
  team: 'equipe praticiens avocats coiffeurs coiffeuses collaborateurs professeurs',
  costs: 'dure coute coutent vaut durent est pour',
  label: 'prix tarif tarifs cout duree',
  noService: 'ensuite puis apres sinon plus seulement caution acompte total supplement majoration bon remise',
  persons: 'vous nous lui elle votre',
  from: 'partir des',
  about: 'environ env',
  articles: 'un une le la les l notre nos',
  minutes: 'min mn minute minutes',
  hours: 'h heure heures',
  noName: 'notre nos le la les votre vos nous horaires contact tarifs bienvenue tous toute salon cabinet chers',
  ours: 'nous notre nos',
  theirs:
    'parking stationne garer urgence hopital clinique fournisseur heberge realise realisation conception ordre chambre assureur assurance mediateur',
}
