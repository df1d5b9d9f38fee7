import type { MismatchPatterns } from '../patterns.ts'

export const mismatch: MismatchPatterns = {
  negations: 'not no never none nothing nobody neither nor without cannot aren isn wasn don doesn didn hardly',
  opposites: `open opens opened opening | closed close closes closing shut
    free gratis complimentary | paid payable charged chargeable
    possible | impossible
    allowed permitted welcome accepted accept accepts | forbidden prohibited banned refused refuse
    included include includes | excluded exclude excludes
    before | after
    earlier | later
    more | less fewer
    above over | below under
    maximum most | minimum least
    first | last
    required mandatory obligatory necessary compulsory | optional voluntary unnecessary
    available | unavailable
    inside indoors indoor | outside outdoors outdoor
    public | private
    cheap cheaper cheapest | expensive
    left | right
    early | late
    safe | dangerous unsafe
    begin begins start starts | end ends finish finishes
    covered | uncovered`,
  restrictions:
    'only except unless exclusively solely limited maximum minimum least most older younger under above over if provided within',
  joins: 'and or but while whereas which who however although because so then',
}
