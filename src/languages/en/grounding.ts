import type { GroundingPatterns } from '../patterns.ts'

export const grounding: GroundingPatterns = {
  answers: 'yes yeah yep sure certainly absolutely definitely indeed no nope of course exactly right correct gladly',
  idle: `i we you they he she it us me my your our their its them this these those that there here be is are was were am been being
    do does did doing have has had having can could will would shall should may might must let get gets got go goes come comes
    want need needs like please thank thanks welcome sorry hear happy glad hope hopes feel feels better soon help helps helping question
    questions great good fine perfect perfectly lovely wonderful excellent nice sounds sound understand course know tell ask say says said
    see look looks offer offers offered provide provides give gives take takes make makes made find finds keep keeps
    cost costs price priced currently usually generally normally simply just also too well very really quite still already even both
    about around between during as with to from until till through into onto per each at by for in of off on out up a an the and or
    but so than then if when where which who what how why anything something else more information detail details let s re ve ll d m s t
    pm ca wo hello hi dear day evening morning s unfortunately happy pleasure regarding according note way further any some one
    following such same reach number using use used via`,
  machine: 'AI|automatic',
  abbreviations: 'dr|st|mr|mrs|ms|prof|no|tel|approx|etc|vs|max|min|e\\.g|i\\.e',
  self: 'i',
  scheduling: `free available availability time times slot slots appointment appointments opening openings earliest next suit suits works
    work option options start starts o clock am pm day days date week today tomorrow morning afternoon evening works book booking`,
}
