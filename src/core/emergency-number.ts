/** Emergency numbers by country (ISO 3166-1 alpha-2); 112 in the others, where mobile networks mostly put it through. */
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
  PY: '911',
  VE: '911',
  CR: '911',
  PA: '911',
  HN: '911',
  SV: '911',
  DO: '911',
  PR: '911',
  PH: '911',
  BR: '192',
  GB: '999',
  HK: '999',
  MY: '999',
  SG: '995',
  IL: '101',
  JP: '119',
  KR: '119',
  CN: '120',
  AU: '000',
  NZ: '111',
}

/** The number that calls an ambulance in a country. */
export function emergencyNumber(country: string): string {
  return NUMBERS[country] ?? '112'
}
