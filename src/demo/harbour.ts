import { html } from '../core/html.ts'

/** Houses on a quay, a boat and the sun: the picture of the demo practice, which tells nothing that the words do not. */
export const HARBOUR = html`<svg class="harbour" viewBox="0 0 560 330" aria-hidden="true">
  <circle cx="452" cy="66" r="34" fill="#f1cf9a" />
  <path d="M0 262V214C70 178 150 196 214 206S380 160 452 186 540 196 560 202V262Z" fill="#dfe6e2" />
  <path d="M18 262V134H110V262Z" fill="#d68d6f" />
  <path d="M13 136L64 94L115 136Z" fill="#3f5a70" />
  <path
    d="M30 150h14v20h-14zM57 150h14v20h-14zM84 150h14v20h-14zM30 188h14v20h-14zM57 188h14v20h-14zM84 188h14v20h-14z"
    fill="#fbf7ef"
  />
  <path d="M54 262v-30a10 10 0 0 1 20 0v30z" fill="#13304a" />
  <path d="M30 228h18v20h-18zM80 228h18v20h-18z" fill="#fbf7ef" />
  <path d="M110 262V90H214V262Z" fill="#ead9bd" />
  <path d="M110 91V76H127V62H145V48H179V62H197V76H214V91Z" fill="#ead9bd" />
  <path d="M145 44h35v5h-35z" fill="#3f5a70" />
  <path
    d="M126 106h14v20h-14zM155 106h14v20h-14zM184 106h14v20h-14zM126 144h14v20h-14zM155 144h14v20h-14zM184 144h14v20h-14zM126 182h14v20h-14zM155 182h14v20h-14zM184 182h14v20h-14z"
    fill="#fbf7ef"
  />
  <path d="M152 262v-30a10 10 0 0 1 20 0v30z" fill="#13304a" />
  <path d="M122 228h18v20h-18zM184 228h18v20h-18z" fill="#fbf7ef" />
  <path d="M214 262V56H326V262Z" fill="#a9c4cf" />
  <path d="M209 58L270 16L331 58Z" fill="#3f5a70" />
  <path
    d="M232 72h14v20h-14zM263 72h14v20h-14zM294 72h14v20h-14zM232 110h14v20h-14zM263 110h14v20h-14zM294 110h14v20h-14zM232 148h14v20h-14zM263 148h14v20h-14zM294 148h14v20h-14zM232 186h14v20h-14zM263 186h14v20h-14zM294 186h14v20h-14z"
    fill="#fbf7ef"
  />
  <path d="M260 262v-30a10 10 0 0 1 20 0v30z" fill="#13304a" />
  <path d="M226 228h18v20h-18zM296 228h18v20h-18z" fill="#fbf7ef" />
  <path d="M326 262V110H430V262Z" fill="#e3bfa4" />
  <path d="M321 112L346 80H410L435 112Z" fill="#3f5a70" />
  <path
    d="M342 126h14v20h-14zM371 126h14v20h-14zM400 126h14v20h-14zM342 164h14v20h-14zM371 164h14v20h-14zM400 164h14v20h-14z"
    fill="#fbf7ef"
  />
  <path d="M368 262v-30a10 10 0 0 1 20 0v30z" fill="#13304a" />
  <path d="M338 228h18v20h-18zM400 228h18v20h-18z" fill="#fbf7ef" />
  <path d="M430 262V126H542V262Z" fill="#cf7f62" />
  <path d="M430 127V112H449V98H467V84H505V98H523V112H542V127Z" fill="#cf7f62" />
  <path d="M467 80h37v5h-37z" fill="#3f5a70" />
  <path
    d="M448 142h14v20h-14zM479 142h14v20h-14zM510 142h14v20h-14zM448 180h14v20h-14zM479 180h14v20h-14zM510 180h14v20h-14z"
    fill="#fbf7ef"
  />
  <path d="M476 262v-30a10 10 0 0 1 20 0v30z" fill="#13304a" />
  <path d="M442 228h18v20h-18zM512 228h18v20h-18z" fill="#fbf7ef" />
  <path d="M230 210h80v14h-80z" fill="#fbf7ef" />
  <path d="M240 215h60v4h-60z" fill="#13304a" />
  <path d="M0 262H560v10H0z" fill="#8b7a66" />
  <path d="M0 272H560V330H0z" fill="#bcd4dc" />
  <path
    d="M40 296q10-6 20 0t20 0M210 308q10-6 20 0t20 0M330 292q10-6 20 0t20 0M470 310q10-6 20 0t20 0"
    fill="none"
    stroke="#ffffff"
    stroke-width="3"
    stroke-linecap="round"
  />
  <path d="M118 290h84l-14 20h-56z" fill="#13304a" />
  <path d="M158 288v-62l34 54z" fill="#ffffff" />
  <path d="M152 288v-50l-22 44z" fill="#f0e3cd" />
  <path d="M154 224h4v66h-4z" fill="#8b7a66" />
</svg>`
