import { baseLanguage } from '../languages/index.ts'

/** Currencies by country; `Intl` names currencies but not where they are paid. */
const COUNTRIES: Record<string, string> = {
  EUR: 'AD AT BE BG CY DE EE ES FI FR GP GR HR IE IT LT LU LV MC ME MQ MT NL PT RE SI SK SM VA XK',
  USD: 'US PR GU VI AS MP EC SV PA',
  GBP: 'GB IM JE GG',
  CHF: 'CH LI',
  AUD: 'AU',
  BRL: 'BR',
  CAD: 'CA',
  CLP: 'CL',
  CNY: 'CN',
  COP: 'CO',
  CZK: 'CZ',
  DKK: 'DK FO GL',
  HUF: 'HU',
  INR: 'IN',
  ISK: 'IS',
  JPY: 'JP',
  MAD: 'MA',
  MXN: 'MX',
  NOK: 'NO',
  NZD: 'NZ',
  PEN: 'PE',
  PLN: 'PL',
  RON: 'RO',
  SEK: 'SE',
  TRY: 'TR',
  ZAR: 'ZA',
}
const CURRENCIES = new Map(
  Object.entries(COUNTRIES).flatMap(([currency, countries]) =>
    countries.split(' ').map((country) => [country, currency] as const),
  ),
)
/** A number and nothing else. */
const AMOUNT = /^\d{1,9}(?:[.,]\d{1,2})?$/

/** A price that is a bare number as an amount of the country's money; any other text as it is. */
export function priceIn(price: string, { country, language }: { country: string; language: string }): string {
  const currency = CURRENCIES.get(country)
  if (currency === undefined || !AMOUNT.test(price.trim())) return price
  const amount = Number(price.trim().replace(',', '.'))
  // Swiss prices stand after their currency in all four languages of the country.
  const locale = country === 'CH' || country === 'LI' ? 'de-CH' : `${baseLanguage(language)}-${country}`
  const digits = Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {}
  const format = new Intl.NumberFormat([locale, 'en'], { style: 'currency', currency, ...digits })
  return format.format(amount).replaceAll(/[\u00A0\u202F]/gu, ' ')
}
