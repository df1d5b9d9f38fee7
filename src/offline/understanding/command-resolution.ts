import type { Command, Table } from '../../models/understanding.ts'
import {
  answerGuessed,
  withLeave,
  withoutAnsweredDoubt,
  withoutHastyYes,
  withoutNoToAnswer,
  withoutWeakerAnswers,
  withThanks,
  withCancelSupposed,
} from './commands/agreement.ts'
import { withAddition } from './commands/additions.ts'
import { withAsides, withQuestionsOfRefused, withValuesAsked } from './commands/asides.ts'
import {
  asMessage,
  asOfferedMessage,
  withLeftTask,
  withoutDictated,
  withoutStoryStart,
  withReturned,
  withText,
} from './commands/for-the-team.ts'
import { withNoteCorrected } from './commands/note-changed.ts'
import { withBookedChanged } from './commands/booked-changed.ts'
import { withBookedMoved } from './commands/booked-moved.ts'
import { withBookedRescheduled } from './commands/booked-rescheduled.ts'
import { withDraftLeft } from './commands/draft-left.ts'
import { withGuestNamed, withSecondHour } from './commands/second-bookings.ts'
import { withoutCancelOfOne, withPartyStated } from './commands/party-stated.ts'
import { asMove, withMoveAsked } from './commands/moves.ts'
import { withoutMoveOfRule } from './commands/cancelling-rule.ts'
import { commandsOf } from './commands/clause-commands.ts'
import { isAcknowledgement, isGreeting, isHour, isRemark } from './commands/parts.ts'
import {
  fallback,
  withAskedInstead,
  withFeeAsked,
  withoutAsides,
  withoutFarewellAsks,
  withoutHollowAsks,
  withoutRemarks,
  withoutThankedRemarks,
} from './commands/asks.ts'
import {
  refusedWhen,
  withoutLeftBeforeOrder,
  withoutOthersOfLeft,
  withoutSupposed,
  withoutUnwantedWhen,
  withRefusedService,
} from './commands/refusals.ts'
import {
  mergedStarts,
  withoutAbsence,
  withoutAdvisedStarts,
  withoutExisting,
  withoutLooseValues,
  withoutWeakStarts,
} from './commands/starts.ts'
import {
  asCorrection,
  isRepeated,
  withoutDirection,
  withoutSettledDoubts,
  withoutVagueServices,
} from './commands/set-values.ts'
import { withoutThankedServices } from './courtesies.ts'
import { withPartsAdded } from './day-parts.ts'
import { withDaysLeft } from './refused-days.ts'
import type { ParsedClause } from './parsed-clause.ts'
import { withoutVoucherStarts } from './commands/vouchers.ts'
import { withBookingNamed } from './named-booking.ts'
import type { Reading } from './reading.ts'
import { withEarlierService, withEarlierWhen } from './services/earlier-service.ts'

/**
 * Combines the clauses of a message into its commands. Each step settles one conflict between clauses or commands, and
 * relies on the steps before it.
 */
export function resolveCommands(given: ParsedClause[], reading: Reading, table: Table): Command[] {
  const parsed = withoutThankedServices(given, reading, table)
  const moving = withMoveAsked(withBookedMoved(parsed, reading, table), reading, table)
  const dictated = withoutExisting(withoutAbsence(withoutDictated(moving, reading), reading, table), table)
  const wished = withValuesAsked(withAsides(dictated, reading, table), reading, table)
  const started = withoutVoucherStarts(withoutWeakStarts(wished, reading, table), reading, table)
  const acts = withQuestionsOfRefused(withoutAdvisedStarts(started, reading, table))
  const isAgreed = acts.some(({ answers }) => answers.some(({ kind }) => kind === 'yes'))
  const isLeft = acts.some(({ act }) => act.type === 'unwanted')
  const isOfVisit =
    (table.task?.task === 'book' && !isLeft) || acts.some(({ act }) => act.type === 'start' && act.task === 'book')
  const said = withCancelSupposed(commandsInOrder(acts, reading, { ...table, isAgreed, isOfVisit }), table)
  const counted = withPartyStated(said, acts, { reading, table })
  const clear = withoutDirection(withoutSettledDoubts(withWhenLeft(counted, acts, reading, table)), reading, table)
  const told = withoutHollowAsks(
    withRefusedService(withoutVagueServices(withoutRemarks(clear, reading), table), reading, table),
    reading,
  )
  const changed = withBookedChanged(withoutLooseValues(told, reading, table), reading, table)
  const raw = withoutAsides(withFeeAsked(changed, reading), reading, table)
  const left = withoutLeftBeforeOrder(withoutOthersOfLeft(withoutUnwantedWhen(raw, acts), acts), acts)
  const wanted = withLeftTask(withAskedInstead(left, acts, table), acts, {
    reading,
    table,
  })
  const named = withBookingNamed(wanted, acts, { reading, table })
  const starts = mergedStarts(withoutMoveOfRule(named, acts, { reading, table }), reading, table)
  // A request that only names the task under way again asks for its question to be repeated.
  const isAgain = starts.length === 0 && acts.some(({ act }) => act.type === 'start' && act.isNamed)
  const merged: Command[] = isAgain ? [{ type: 'repeat', words: reading.typed.trim() }] : starts
  const moved = asMove(merged, reading, table)
  const corrected = moved.map((command) => asCorrection(command, parsed, moved, table))
  const commands = withText(
    withReturned(asMessage(corrected, reading, table), reading, table).filter(
      (command) => !isRepeated(command, table, corrected),
    ),
    acts,
    reading,
    table,
  )
  const isTold = commands.some((command) => !isAcknowledgement(command) && !isGreeting(command) && !isRemark(command))
  const agreed = withoutHastyYes(isTold ? commands : [...commands, ...fallback(acts, reading, table)], acts, {
    reading,
    table,
  })
  const closed = withoutThankedRemarks(withoutFarewellAsks(withThanks(agreed, table), reading), reading, table)
  const sure = withoutAnsweredDoubt(withoutWeakerAnswers(closed, reading, table), reading, table)
  const kept = withoutNoToAnswer(sure, acts, table)
  const answered = withEarlierService(kept, reading, table)
  return withTextsSettled(withLeave(answered, reading, table), parsed, { reading, table })
}

/** Settles changes of the booking that was made, and texts for the team, which the whole message tells. */
function withTextsSettled(
  commands: Command[],
  parsed: ParsedClause[],
  { reading, table }: { reading: Reading; table: Table },
): Command[] {
  const fewer = withoutCancelOfOne(commands, reading)
  const guests = withGuestNamed(withSecondHour(fewer, reading, table), reading, table)
  const known = withDraftLeft(withEarlierWhen(guests, table), reading, table)
  const rescheduled = withBookedRescheduled(known, reading, table)
  const told = withoutStoryStart(withAddition(rescheduled, reading, table), reading, table)
  const corrected = withNoteCorrected(told, reading, table)
  return asOfferedMessage(corrected, parsed, { reading, table })
}

/** The commands of each act. A later question refers to the one before it: "Do you test children, and is it free?" */
function commandsInOrder(
  acts: ParsedClause[],
  reading: Reading,
  table: Table & { isAgreed: boolean; isOfVisit: boolean },
): Command[] {
  let { topic } = table
  return acts.flatMap((one, index) => {
    const hasChosen = acts.slice(0, index).some(({ clause }) => clause.mentions.some(isHour))
    const own = commandsOf(one, reading, { ...table, topic, hasChosen })
    const asked = own.find((command) => command.type === 'ask')
    if (asked !== undefined) topic = { question: asked.question, serviceId: asked.service ?? topic?.serviceId ?? null }
    return own
  })
}

/** Adds a guessed yes or no, and the days and times that refused and added ones leave. */
function withWhenLeft(said: Command[], acts: ParsedClause[], reading: Reading, table: Table): Command[] {
  const possible = withoutSupposed(acts, reading)
  const heard = [...refusedWhen(said, possible, table), ...answerGuessed(said, reading, table), ...said]
  return withDaysLeft(withPartsAdded(heard, reading, table), possible, table)
}
