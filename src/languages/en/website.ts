import type { WebsiteWords } from '../website.ts'

export const website: WebsiteWords = {
  weekdays: [
    'monday mondays mon',
    'tuesday tuesdays tue tues',
    'wednesday wednesdays wed',
    'thursday thursdays thu thur thurs',
    'friday fridays fri',
    'saturday saturdays sat',
    'sunday sundays sun',
  ],
  everyDay: 'every day|daily|seven days a week|7 days a week',
  closed: 'closed',
  breaks: 'break breaks',
  atTimes: 'from between at for on',
  dayParts: {
    morning: 'morning mornings',
    noon: 'lunchtime lunchtimes lunch',
    afternoon: 'afternoon afternoons',
    evening: 'evening evenings night nights',
  },
  to: 'to through thru until till',
  between: 'between',
  and: 'and',
  opening: 'open hours see',
  team: 'team staff people doctors dentists lawyers attorneys stylists teachers instructors',
  costs: 'takes lasts costs cost is are for',
  label: 'price prices cost costs rate fee duration',
  noService: 'then after afterwards otherwise plus only deposit total supplement surcharge voucher discount',
  persons: 'you your him her us me',
  from: 'from',
  about: 'about approx approximately around circa',
  articles: 'a an the our',
  minutes: 'min mins minute minutes',
  hours: 'h hr hrs hour hours',
  titles: 'Dr|Prof|Mr|Mrs|Ms',
  noName:
    'our the your we opening office home about meet contact price prices book new dear team staff services service all every',
  ours: 'our ours us we my',
  are: 'are is re',
  theirs:
    'parking carpark multistorey emergenc hospital supplier designed hosted hosting webdesign authority chamber insurer insurance ombudsman refer',
}
