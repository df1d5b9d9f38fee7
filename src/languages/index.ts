export { smallTalkOf, type SmallTalk } from './small-talk.ts'
export { wordingOf, type Wording } from './wording.ts'
