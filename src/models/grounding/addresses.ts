import { oneOf, trimEndWhere } from '../../core/text-scan.ts'

// Anchored at the start of a word or label chain, because trying every letter would be quadratic.
const ADDRESS =
  /(?<![^\s<>()])[^\s<>()]+@[^\s<>()]+|(?:https?:\/\/|www\.)[^\s<>()]+|(?<![\p{L}\p{N}-]\.?)(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/gu

/** Addresses of the web and of mail in a folded text. */
export function addressesIn(text: string): string[] {
  return (text.match(ADDRESS) ?? []).map((address) => trimEndWhere(address, oneOf('.,;:!?\'"]')))
}

/** The parts of a name in an address are no words of a text. */
export function withoutAddresses(text: string): string {
  return text.replace(ADDRESS, ' ')
}
