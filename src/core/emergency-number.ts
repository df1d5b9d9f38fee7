/** Emergency numbers by country (ISO 3166-1 alpha-2); 112 works in the others, or is put through from mobile phones. */
const NUMBERS: Record<string, string> = {
  US: '911',
  CA: '911',
  MX: '911',
  AR: '911',
  CO: '123',
  CL: '131',
  PE: '106',
  EC: '911',
  UY: '911',
  GB: '999',
  AU: '000',
  NZ: '111',
}

/** The number that calls an ambulance in a country. */
export function emergencyNumber(country: string): string {
  return NUMBERS[country] ?? '112'
}
