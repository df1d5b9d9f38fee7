/** "Of Harbour Dental". */
export function ofBusiness(name: string): string {
  return `of ${name}`
}
