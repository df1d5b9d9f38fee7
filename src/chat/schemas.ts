import { z } from 'zod'
import { bookingReference } from '../bookings/index.ts'
import { offer, source, suggestion, type Message } from '../conversation/index.ts'
import {
  email,
  idField,
  instantIn,
  instantOut,
  languageTag,
  lines,
  pageQuery,
  pageReply,
  phoneText,
  text,
  timeZone,
} from '../core/fields.ts'
import { bookingData } from '../events/bookings.ts'
import { leadReply, type LeadData } from '../leads/index.ts'
import type { Caller } from '../plugins/identity.ts'
import type { SessionRow } from './repository.ts'
import { OUTCOMES, STEPS, type Step } from './tables.ts'

export const messageBody = z
  .object({
    message: lines(4_000).describe('The words of the visitor.'),
    tenant_id: idField,
    client_name: text(120).nullish().describe("The visitor's name, if known."),
    session_id: idField.nullish().describe('Goes on with a conversation; without it a new one begins.'),
    client_email: email.nullish(),
    client_phone: phoneText.nullish(),
    locale: languageTag.nullish(),
    time_zone: timeZone.nullish().describe("The visitor's IANA time zone."),
  })
  .meta({
    id: 'ChatMessageRequest',
    description: 'A message of a visitor.',
    examples: [
      { message: 'When are you open on Saturday?', tenant_id: 'ten_01h455vb4pex5vsknk084sn02q', client_name: 'Ada' },
    ],
  })

type BookingData = z.infer<typeof bookingData> & { reference: string; manage_url?: string | null | undefined }

export type MessageInput = z.infer<typeof messageBody>

export const sessionStatus = z
  .enum(['active', 'handoff', 'ended'])
  .describe(
    '`active`: the assistant answers; `handoff`: a person does, or is waited for; `ended`: nobody does any more.',
  )

export const answerReply = z
  .object({
    session_id: z.string(),
    message_id: z.string().describe("The visitor's message; it names the turn (stream, trace)."),
    tenant_id: z.string(),
    reply: z
      .string()
      .nullable()
      .describe('Null when a newer message of the same session overtook this one, and while a person answers.'),
    superseded_by: z.string().nullable().describe('The newer message, when there is one.'),
    sources: z.array(source),
    actions: z.array(z.string()).describe('What the assistant did in this turn.'),
    suggestions: z
      .array(suggestion)
      .max(4)
      .describe('What the visitor may want to say next: choices of the open question.'),
    offer: offer.nullable().describe('The free starts that this answer offers.'),
    lead: leadReply.nullable().describe('The lead that this turn made or completed; visitors are not shown it.'),
    booking: bookingData
      .extend({
        reference: bookingReference,
        manage_url: z
          .string()
          .nullish()
          .describe('Where its visitor sees, moves and cancels it; while the answer is written, to whom booked it.'),
      })
      .nullable()
      .describe('The booking that this turn made or changed.'),
    status: sessionStatus,
    created_at: instantOut,
  })
  .meta({
    id: 'ChatAnswer',
    description: 'The answer to a message.',
    examples: [
      {
        session_id: 'chat_01h455vb4pex5vsknk084sn02q',
        message_id: 'msg_01h455vb4pex5vsknk084sn02q',
        tenant_id: 'ten_01h455vb4pex5vsknk084sn02q',
        reply: 'On Saturdays we are open from 9 am to 1 pm.',
        superseded_by: null,
        sources: [
          {
            document_id: 'doc_01h455vb4pex5vsknk084sn02q',
            title: 'Opening hours',
            url: null,
            snippet: 'On Saturdays we are open from 9 am to 1 pm.',
            score: 0.94,
          },
        ],
        actions: [],
        suggestions: [{ label: 'Book an appointment', message: 'Book an appointment' }],
        offer: null,
        lead: null,
        booking: null,
        status: 'active',
        created_at: '2026-03-02T09:30:00.000Z',
      },
    ],
  })

export type ChatAnswer = z.infer<typeof answerReply>

export const sessionParams = z.object({ session_id: idField })
export const messageParams = z.object({ message_id: idField })
export const traceParams = z.object({ session_id: idField, message_id: idField })

export const listSessionsQuery = z.object({
  ...pageQuery,
  status: sessionStatus.optional().describe('Only sessions in this state; not together with `view`.'),
  view: z
    .enum(['waiting', 'mine', 'open', 'ended', 'all'])
    .optional()
    .describe(
      'As the inbox has them, by newest message: those that wait for a person, those assigned to the caller, …',
    ),
  language: text(35).toLowerCase().optional().describe('Only in this language, such as `en`; with `view`.'),
  sentiment: z.enum(['positive', 'neutral', 'negative']).optional().describe('Only of this sentiment; with `view`.'),
  lead_id: idField.optional().describe('Only of this person; with `view`.'),
  q: text(100).optional().describe('Only with these words in a message, a name, an e-mail or a phone; with `view`.'),
})

export const patchSessionBody = z
  .object({
    assignee_id: idField.nullish().describe('The user whose task it is; null: nobody.'),
    read_at: instantIn.nullish().describe('When it was read; null: unread again.'),
  })
  .meta({
    id: 'ChatSessionPatch',
    description: 'Assignment and read state of a conversation.',
    examples: [{ read_at: '2026-03-02T09:30:00Z' }],
  })

const sessionFields = {
  session_id: z.string(),
  status: sessionStatus,
  end_reason: z
    .enum(['call', 'silence'])
    .nullable()
    .describe('`call`: ended by request; `silence`: 30 minutes without a message.'),
  client_name: z.string().nullable(),
  client_email: z.string().nullable(),
  client_phone: z.string().nullable(),
  locale: z.string().nullable(),
  time_zone: z.string().nullable(),
  message_count: z.number().int(),
  handoff: z
    .object({
      reason: z
        .enum(['visitor_asked', 'rule', 'no_answer', 'problem', 'takeover', 'switched_off'])
        .describe(
          'Why a person was fetched: the visitor asked, a word of the settings, no answer, a fault, somebody took over, or the assistant is switched off.',
        ),
      handled_by: z.string().nullable().describe('The id of the user or key that took over; null: nobody yet.'),
      waiting_since: instantOut.nullable().describe('Since when the visitor waits for an answer of a person.'),
    })
    .nullable()
    .describe('While a person answers, or is waited for.'),
  assignee_id: z.string().nullable().describe('The team member whose task it is; visitors are not shown it.'),
  read_at: instantOut.nullable().describe('When somebody of the team last read it; visitors are not shown it.'),
  summary: z.string().nullable().describe('Written after the end.'),
  sentiment: z.enum(['positive', 'neutral', 'negative']).nullable(),
  intent: z.string().nullable().describe('What the visitor wanted, in a few words; null until it is known.'),
  outcome: z.enum(OUTCOMES).nullable().describe('What the conversation came to.'),
  lead_id: z.string().nullable().describe('Whose conversation it is, once an e-mail or a phone was given.'),
  started_at: instantOut,
  last_message_at: instantOut.describe('When the newest message was written.'),
  ended_at: instantOut.nullable(),
}

export const sessionReply = z.object(sessionFields).meta({ id: 'ChatSession', description: 'A conversation.' })

export const messageReply = z
  .object({
    message_id: z.string(),
    role: z.enum(['visitor', 'assistant', 'person']).describe('`person`: somebody of the team.'),
    text: z.string().describe('The words.'),
    author: z.string().nullable().describe('Of a person: the id of the user or key that answered.'),
    answers: z.string().nullable().describe('The message that this one answers.'),
    sources: z.array(source),
    actions: z.array(z.string()).describe('What the assistant did with this answer.'),
    suggestions: z.array(suggestion).describe('What it suggested to say next.'),
    offer: offer.nullable().describe('The free starts that it offered.'),
    helpful: z.boolean().nullable().describe("The visitor's verdict on an answer; null: none."),
    created_at: instantOut,
  })
  .meta({ id: 'ChatMessage', description: 'A message of a conversation.' })

const step = z.object({
  at: instantOut.describe('When it was.'),
  step: z
    .enum(STEPS)
    .describe(
      '`asked`: a person was fetched; `asked_while_closed`: nobody is there, and the team reads it later; `taken_over`; `handed_back` to the assistant; `ended`.',
    ),
  by: z.string().nullable().describe('The id of the user or key; null: the visitor, the assistant or the clock.'),
  reason: z
    .string()
    .nullable()
    .describe(
      'Of a person who was fetched: as in `handoff`. Of a conversation handed back: `visitor` (waits no longer), `nobody_came`. Of an end: as `end_reason`.',
    ),
})

export const sessionWithMessagesReply = z
  .object({
    ...sessionFields,
    messages: z.array(messageReply).describe('Oldest first.'),
    history: z
      .array(step)
      .describe('Who was fetched, took over, handed back and ended it, oldest first; visitors are not shown it.'),
  })
  .meta({ id: 'ChatSessionWithMessages', description: 'A conversation with its messages.' })

const listedSession = z.object({
  ...sessionFields,
  last_message: z
    .object({
      role: z.enum(['visitor', 'assistant', 'person']).describe('Speaker of the message.'),
      text: z.string().describe('Its first 200 characters.'),
    })
    .nullish()
    .describe('The newest message; with `view`.'),
  last_words: z
    .object({
      role: z.enum(['visitor', 'person']).describe('Speaker of the words.'),
      text: z.string().describe('Their first 200 characters.'),
      author: z.string().nullable().describe('Of a person: the id of the user or key.'),
    })
    .nullish()
    .describe('What the visitor or somebody of the team said last; with `view`.'),
})

export const sessionPage = pageReply(listedSession)
  .extend({
    counts: z
      .object({
        waiting: z.int().describe('Conversations that wait for a person.'),
        mine: z.int().describe('Open ones that are assigned to the caller.'),
        open: z.int().describe('All open ones.'),
      })
      .nullish()
      .describe('With `view`: of the whole inbox, without the other filters.'),
  })
  .meta({
    id: 'ChatSessionPage',
    description: 'A page of conversations.',
  })

export function presentSession(row: SessionRow): z.infer<typeof sessionReply> {
  return {
    session_id: row.id,
    status: row.status,
    end_reason: row.endReason,
    client_name: row.clientName,
    client_email: row.clientEmail,
    client_phone: row.clientPhone,
    locale: row.locale,
    time_zone: row.timeZone,
    message_count: row.messageCount,
    handoff:
      row.status === 'handoff' && row.handoffReason !== null
        ? {
            reason: row.handoffReason,
            handled_by: row.handledBy,
            waiting_since: row.waitingSince?.toISOString() ?? null,
          }
        : null,
    assignee_id: row.assigneeId,
    read_at: row.readAt?.toISOString() ?? null,
    summary: row.summary,
    sentiment: row.sentiment,
    intent: row.intent,
    outcome: row.outcome,
    lead_id: row.leadId,
    started_at: row.startedAt.toISOString(),
    last_message_at: row.lastMessageAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
  }
}

export function presentSessionWithMessages(
  row: SessionRow,
  { messages, history }: { messages: Message[]; history: Step[] },
): z.infer<typeof sessionWithMessagesReply> {
  return { ...presentSession(row), messages: messages.map(presentMessage), history }
}

export function presentMessage(row: Message): z.infer<typeof messageReply> {
  return {
    message_id: row.id,
    role: row.role,
    text: row.text,
    author: row.author,
    answers: row.answersId,
    sources: row.sources,
    actions: row.actions,
    suggestions: row.suggestions ?? [],
    offer: row.offer,
    helpful: row.helpful,
    created_at: row.createdAt.toISOString(),
  }
}

/** The whole answer to a message as stored: the same for a recent turn and after a restart. */
export function presentAnswer(
  tenantId: string,
  session: SessionRow,
  question: Message,
  { answer, lead, booking }: { answer: Message | undefined; lead: LeadData | null; booking: BookingData | null },
): ChatAnswer {
  const isOvertaken = answer === undefined && session.latestQuestionId !== question.id
  return {
    session_id: session.id,
    message_id: question.id,
    tenant_id: tenantId,
    reply: answer?.text ?? null,
    superseded_by: isOvertaken ? session.latestQuestionId : null,
    sources: answer?.sources ?? [],
    actions: answer?.actions ?? [],
    suggestions: answer?.suggestions ?? [],
    offer: answer?.offer ?? null,
    lead,
    booking,
    status: session.status,
    created_at: (answer ?? question).createdAt.toISOString(),
  }
}

/** The analysis and the lead are for the team, not for the visitor. */
export function sessionShownTo({ kind }: Caller, row: SessionRow): SessionRow {
  if (kind !== 'visitor') return row
  return {
    ...row,
    summary: null,
    sentiment: null,
    intent: null,
    outcome: null,
    leadId: null,
    assigneeId: null,
    readAt: null,
  }
}

/** Typing an e-mail proves no ownership of it, so visitors are not shown the lead. */
export function asVisitorsSee(answer: ChatAnswer): ChatAnswer {
  return { ...answer, lead: null }
}
