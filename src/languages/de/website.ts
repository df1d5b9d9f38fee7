import type { WebsiteWords } from '../website.ts'

export const website: WebsiteWords = {
  weekdays: [
    'montag montags mo',
    'dienstag dienstags di',
    'mittwoch mittwochs mi',
    'donnerstag donnerstags do',
    'freitag freitags fr',
    'samstag samstags sonnabend sa',
    'sonntag sonntags so',
  ],
  everyDay: 'taglich|jeden tag',
  closed: 'geschlossen ruhetag',
  dayParts: {
    morning: 'vormittag vormittags morgen morgens',
    noon: 'mittag mittags',
    afternoon: 'nachmittag nachmittags',
    evening: 'abend abends',
  },
  to: 'bis',
  opening: 'offnungszeit geoffnet sprechzeit sprechstunde burozeit geschaftszeit praxiszeit offen',
  team: 'team mitarbeiter praxisteam arzte zahnarzte anwalte personal',
  costs: 'dauert kostet kosten dauern fur',
  label: 'preis preise kosten tarif dauer gebuhr',
  noService: 'dann danach sonst zuzuglich plus nur kaution anzahlung gesamt zuschlag aufpreis gutschein rabatt',
  persons: 'sie ihnen ihm wir uns',
  from: 'ab von',
  about: 'ca circa etwa rund',
  articles: 'ein eine einen der die das unser unsere',
  minutes: 'min minute minuten',
  hours: 'h std stunde stunden',
  noName: 'unser unsere die der das ihr ihre wir herzlich offnungszeiten kontakt preise neue alle team praxis liebe',
  ours: 'wir uns unser unsere unserer unserem unseren unseres',
  theirs:
    'parkhaus parkplatz parkplatze tiefgarage notdienst notfall bereitschaft klinikum krankenhaus tierklinik lieferant uberweis aufsichtsbehorde kammer arztekammer tierarztekammer rechtsanwaltskammer handwerkskammer haftpflicht versicher gehostet hosting webdesign gestaltung umsetzung schlichtung',
}
