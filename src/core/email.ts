/** As e-mail addresses are compared: trimmed, in NFC and in lower case. */
export function comparedEmail(typed: string): string {
  return typed.trim().normalize('NFC').toLowerCase()
}
