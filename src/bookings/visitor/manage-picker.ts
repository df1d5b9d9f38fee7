import { html, type Html } from '../../core/html.ts'
import type { BookingPageWording } from '../../languages/wording.ts'
import {
  cityOf,
  dateOf,
  minuteOfDay,
  shortDay,
  spokenClock,
  spokenDay,
  spokenTimes,
  type Speech,
} from '../spoken-time.ts'
import type { Offer, ManageView } from './manage-view.ts'

const NOON = 12 * 60
const FIVE = 17 * 60

/** Moving: two weeks of days as links, and the times of one day by part of the day. `public/manage.js` adds keys. */
export function picker(view: ManageView, offer: Offer, wording: BookingPageWording): Html {
  const { path, booking, notice, zones, speech } = view
  const { move } = wording
  const problem = notice === 'taken' ? move.taken : notice === 'choose' ? move.choose : undefined
  const here = `${path}?change=move&from=${offer.days[0]!}`
  const chosen =
    offer.day !== undefined && dayName(offer.day, speech, { weekday: 'short', month: 'short', day: 'numeric' })
  return html`<form method="post" action="${here}${offer.day !== undefined && `&day=${offer.day}`}">
      <input type="hidden" name="version" value="${booking.version}" />
      <div class="side">
        <h1>${move.heading}</h1>
        <p><strong>${booking.service}</strong><br />${booking.person}</p>
        <p>
          ${move.now}<br />
          <strong>${spokenDay(booking.start, zones.business, speech)}</strong><br />
          ${spokenClock(booking.start, zones.business, speech)}, ${cityOf(zones.business)}
        </p>
      </div>
      <div class="choice">
        ${problem !== undefined && html`<p class="news problem" role="alert">${problem}</p>`}
        ${days(view, offer, wording)}
        ${offer.day === undefined ? html`<p>${move.none}</p>` : times(view, offer, wording)}
      </div>
      <p class="bar">
        <small>${move.freed}</small>
        <a class="button plain" href="${path}">${move.keep}</a>
        ${
          offer.day !== undefined &&
          html`<button class="button" name="action" value="move" data-named="${move.to(`${chosen}, {time}`)}">
            ${move.button}
          </button>`
        }
      </p>
    </form>
    <script src="/manage.js" defer></script>`
}

function days(
  view: ManageView,
  { days: shown, starts, day: chosen, earlier, later }: Offer,
  wording: BookingPageWording,
) {
  const { path, speech, zones } = view
  const free = Map.groupBy(starts, (start) => dateOf(start, zones.business))
  const name = (day: string, options: Intl.DateTimeFormatOptions) => dayName(day, speech, options)
  const edge = (day: string) => name(day, { month: 'short', day: 'numeric' })
  const turn = (from: string | undefined, rel: 'prev' | 'next', label: string) =>
    from !== undefined &&
    html`<a href="${path}?change=move&from=${from}" rel="${rel}" aria-label="${label}"
      >${rel === 'prev' ? '‹' : '›'}</a
    >`
  const cell = (day: string): Html => {
    const written = html`<span class="unseen">${spokenDay(new Date(day), 'UTC', speech)}</span>
      <span aria-hidden="true">${name(day, { day: 'numeric' })}</span>
      ${
        day > shown[0]! &&
        day.endsWith('-01') &&
        html`<small aria-hidden="true">${name(day, { month: 'short' })}</small>`
      }`
    if (!free.has(day)) return html`<td><span class="none" id="${day}">${written}</span></td>`
    const current = day === chosen && html` aria-current="date"`
    // A new page is loaded; Tab goes on to its times.
    return html`<td>
      <a id="${day}" href="${path}?change=move&from=${shown[0]!}&day=${day}#times" ${current}>${written}</a>
    </td>`
  }
  const [first, second] = [shown.slice(0, 7), shown.slice(7)]
  return html`<div class="turn">
      <h2>${edge(shown[0]!)} – ${edge(shown.at(-1)!)}</h2>
      ${turn(earlier, 'prev', wording.move.earlier)} ${turn(later, 'next', wording.move.later)}
    </div>
    <table class="days" aria-label="${wording.move.days}">
      <thead>
        <tr>
          ${first.map((day) => html`<th scope="col">${name(day, { weekday: 'short' })}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${[first, second].map(
          (week) =>
            html`<tr>
              ${week.map(cell)}
            </tr>`,
        )}
      </tbody>
    </table>`
}

function dayName(day: string, speech: Speech, options: Intl.DateTimeFormatOptions): string {
  return shortDay(new Date(day), 'UTC', speech, options)
}

/** By the business's clock; the visitor's is below where it shows another time. */
function times({ speech, zones }: ManageView, { starts, day }: Offer, wording: BookingPageWording): Html {
  const ofDay = starts.filter((start) => dateOf(start, zones.business) === day)
  const spoken = spokenTimes(ofDay, zones.business, speech)
  const own = spokenTimes(ofDay, zones.visitor, speech)
  const isElsewhere = own[0] !== spoken[0]
  const parts = Map.groupBy(ofDay.keys(), (index): 'morning' | 'afternoon' | 'evening' => {
    const minute = minuteOfDay(ofDay[index]!.getTime(), zones.business)
    return minute < NOON ? 'morning' : minute < FIVE ? 'afternoon' : 'evening'
  })
  const time = (index: number) =>
    html`<label>
      <input type="radio" name="start" value="${ofDay[index]!.toISOString()}" required />
      <span>${spoken[index]!} ${isElsewhere && html`<small>${own[index]!}</small>`}</span>
    </label>`
  const [business, visitor] = [cityOf(zones.business), cityOf(zones.visitor)]
  return html`<fieldset id="times">
    <legend>${spokenDay(ofDay[0]!, zones.business, speech)}</legend>
    <p class="hint">${isElsewhere ? wording.move.zones(business, visitor) : wording.move.zone(business)}</p>
    <div class="parts">
      ${[...parts].map(
        ([part, indexes]) =>
          html`<div>
            <h3>${wording.move[part]} <small>${indexes.length}</small></h3>
            <div class="times">${indexes.map(time)}</div>
          </div>`,
      )}
    </div>
  </fieldset>`
}
