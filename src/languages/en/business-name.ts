/** The name of a business after "of": "of Harbour Dental". */
export function ofBusiness(name: string): string {
  return `of ${name}`
}
