import { cut } from '../../../core/text.ts'
import { say, type Say } from '../reply-plan.ts'
import { passOn } from '../state.ts'
import { isPassedOn, toldBeforeMessage } from '../told-before.ts'
import { noteOf } from './notes.ts'
import { forTeam } from '../message-cuts.ts'
import { DETAILS } from './needs/details.ts'
import { TEXT } from './needs/text.ts'
import { contactRead } from './summary.ts'
import type { TaskDefinition, Situation } from './task.ts'

/** Limit of characters that are read back; the team gets the whole message. */
const SHOWN = 600

function textOf({ task, state, world }: Situation): string[] {
  const said = task.said.length > 0 ? task.said : toldBeforeMessage(state, world.language)
  const names = state.contact.name === undefined ? [] : [state.contact.name]
  const told = said.map((text) => forTeam(text, world.language, names)).filter((text) => text !== '')
  const all = told.length > 0 ? told : said
  const news = all.filter((text) => !isPassedOn(state, text))
  const own = news.length > 0 ? news : all
  const lead = task.correction ?? task.request
  return lead === undefined ? own : [lead, ...(task.said.length > 0 ? own : [])]
}

function shortened(text: string): string {
  return text.length <= SHOWN ? text : `${cut(text, SHOWN).trimEnd()} …`
}

function summaryOf(at: Situation): Say {
  const { correction, request } = at.task
  if (correction !== undefined) return say('correctionSummary', correction)
  const key = request === undefined ? 'messageSummary' : 'requestSummary'
  return say(key, contactRead(at), shortened(textOf(at).join(' ')))
}

/** A message to the team, with all that the visitor wrote since it began. */
export const message: TaskDefinition = {
  name: 'message',
  // Words that the team has are not passed on twice.
  obstacle: (at) => {
    const isComposed = at.task.correction !== undefined || at.task.request !== undefined
    const texts = at.task.said.length > 0 && !isComposed ? textOf(at) : []
    const isKnown = texts.length > 0 && texts.every((text) => isPassedOn(at.state, text))
    return isKnown ? say('teamHas', texts, at.state.contact) : undefined
  },
  needs: [TEXT, DETAILS],
  summary: (at) => ({ question: 'confirm', first: summaryOf(at), again: say('shallIPassOn') }),
  act: (at) => ({
    name: 'capture_lead',
    arguments: {
      ...at.state.contact,
      ...(at.task.isComplaint === true ? { intent: 'complaint' } : {}),
      ...noteOf('message', textOf(at)),
    },
  }),
  done: (at) => {
    passOn(at.state, textOf(at))
    if (at.task.isComplaint === true) at.state.hasComplained = true
    return at.task.isAgreed === true ? say('notedText', textOf(at).join(' ')) : say('noted')
  },
}
