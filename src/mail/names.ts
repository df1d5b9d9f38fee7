import { trimEndWhere } from '../core/text-scan.ts'
import { oneLine } from '../core/text.ts'

/** Limit of a name in a mail, too short for a message of its own. */
const MAX_NAME = 60
/** Fewer digits are a house number, a year or opening hours. */
const MIN_PHONE_DIGITS = 6
/** Minimum after a plus sign. */
const MIN_INTERNATIONAL_DIGITS = 3

/**
 * Sanitises a name chosen by a tenant or visitor for mails from our domain: no links, addresses, phone numbers, markup or
 * controls. May be empty.
 */
export function plainName(value: string): string {
  const text = withoutLinks(value.replaceAll(/<[^<>]*>/gu, ' '))
  const words = text.replaceAll(DIGITS, (run) => (isPhone(run) ? ' ' : run))
  const name = oneLine(words.replaceAll(EDGES, ''), MAX_NAME)
  return /[\p{L}\p{N}\p{So}]/u.test(name) ? name : ''
}

/** One line without web and e-mail addresses. Mail programs turn bare domains into links too. */
export function withoutLinks(value: string): string {
  return value
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Cf}<>]+/gu, ' ')
    .split(/\s+/u)
    .filter((word) => !isLink(word))
    .join(' ')
}

const DIGITS = /[+(]{0,2} ?\p{Nd}(?:[ ()./-]*\p{Nd})*\)?/gu
const EDGES = /^[ ,;:|/&–—-]+|(?<![ ,;:|/&–—-])[ ,;:|/&–—-]+$/gu

function isPhone(run: string): boolean {
  const digits = run.match(/\p{Nd}/gu)?.length ?? 0
  return digits >= (run.includes('+') ? MIN_INTERNATIONAL_DIGITS : MIN_PHONE_DIGITS)
}

function isLink(word: string): boolean {
  if (/:\/\/|^(?:mailto|tel|sms|javascript|data|https?):|^www\.|.@./iu.test(word)) return true
  const [host = ''] = word.replace(/^[^\p{L}\p{N}]+/u, '').split(/[/:?#\\]/u, 1)
  // Dots of IDNA (RFC 3490 §3.1).
  const labels = host.split(/[.\u3002\uff61]/u).filter((label) => label !== '')
  const last = trimEndWhere(labels.at(-1) ?? '', (character) => !/[\p{L}\p{N}]/u.test(character))
  if (labels.length >= 4 && labels.every((label) => /^\p{Nd}+$/u.test(label))) return true
  return labels.length >= 2 && /^(?:\p{L}{2,}|xn--[\p{L}\p{N}-]+)$/iu.test(last)
}
