/** Words of offers and cards. A tenant may override each by its key (`widget.texts`). */
export const en = {
  allTimes: 'All free times',
  addToCalendar: 'Add to calendar',
  manage: 'Change',
  reference: 'Reference {reference}',
}

export type Texts = typeof en
