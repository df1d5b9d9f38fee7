import type { SmallTalkPatterns } from '../patterns.ts'

export const smallTalk: SmallTalkPatterns = {
  greeting: 'hello hi hey howdy greetings good morning afternoon evening day',
  thanks: 'thanks thank thx ty cheers',
  goodbye: 'bye goodbye cya farewell',
  filler:
    'there you very much so a lot again ok okay great perfect good nice that is all for your help the team have see later',
  identity:
    /^(?:(?:so|wait|and|hang on) )?(?:are (?:you|u|ye|yous|youse)|r u|is this|am i (?:talking|speaking|chatting) (?:to|with)) (?:an? |the )?(?:real |actual |live )?(?:human|person|people|(?:ro)?bot|machine|ai|computer)(?: being)?(?: or(?: \S{1,20}){1,4}| then| though| by the way)?$|^(?:who|what) are you$/,
  introduction: "[Mm]y name(?: is|'s)",
  phone: {
    goodbye: 'bye goodbye farewell cya',
    enough:
      /(?:^| )(?:no|nope|nah|nothing|(?:that|this|it) ?(?:is|s|was|will be|ll be) (?:all|it|everything)|i(?: a)?m (?:good|done|fine|all set))(?= |$)/u,
    filler:
      'no nope nah nothing that this it is s was will be ll all everything i am m done set else more thanks thank thx you very much so a lot okay ok alright right great perfect good fine well lovely wonderful then for now today your the help time have nice day evening night weekend one afternoon morning see later soon tomorrow take care cheers don t need anything just and',
    yes: 'yes yeah yep sure please indeed actually i do there is',
    repeat:
      /^(?:(?:i am |i m )?sorry|(?:i beg your )?pardon(?: me)?|excuse me|what(?: did you say| was that)?|come again|(?:(?:sorry|pardon|excuse me) )?(?:(?:can|could|would) you (?:please )?)?(?:repeat (?:that|it)|say (?:that|it) again|repeat)(?: for me)?(?: again)?(?: please)?|(?:sorry )?i (?:did not|didn t) (?:catch|hear|understand|get) (?:that|you|it))$/u,
  },
}
