import type { SmallTalkPatterns } from '../patterns.ts'

export const smallTalk: SmallTalkPatterns = {
  greeting: 'bonjour salut bonsoir coucou hello',
  thanks: 'merci remercie',
  goodbye: 'revoir bientôt adieu',
  filler: 'beaucoup bien pour votre aide au à bonne journée soirée je vous ok très tout c est mille',
  identity:
    /^(?:[êe]tes vous|es tu|vous [êe]tes|tu es|t es|t|c est|est ce que (?:tu es|vous [êe]tes)|je parle (?:bien )?(?:[àa]|avec)) (?:vraiment )?(?:un |une )?(?:vraie? )?(?:humain|personne(?: r[ée]elle)?|vraie personne|(?:ro)?bot|machine|ia)(?: ou(?: \S{1,20}){1,4}| alors| donc| en fait)?$|^qui (?:[êe]tes vous|es tu)$/,
  introduction: "[Jj]e m['’]appelle|[Mm]on nom est",
  phone: {
    goodbye: 'revoir adieu bientôt',
    enough: /(?:^| )(?:non|rien|c est (?:tout|bon)|ce sera tout|ça (?:sera tout|ira))(?= |$)/u,
    filler:
      'non rien c est tout bon ce sera ça ira merci beaucoup bien d autre de plus accord ok parfait très pour votre aide bonne journée soirée après midi à au vous aussi je s il plaît et',
    yes: 'oui ouais si bien sûr s il vous plaît volontiers',
    repeat:
      /^(?:pardon|comment|excusez moi|désolée?|vous pouvez répéter|(?:pardon )?(?:(?:pouvez|pourriez) vous )?(?:le )?(?:répéter|répétez|redire)(?: cela| ça)?(?: s il vous plaît)?|je n ai pas (?:compris|entendu)|encore une fois(?: s il vous plaît)?)$/u,
  },
}
