import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { deletedReply } from '../core/fields.ts'
import { callerOf } from '../plugins/identity.ts'
import { conflictWhen, notFound } from '../plugins/openapi/index.ts'
import { answerReply, contentOf, createAnswerBody, presentAnswer } from './answer-schemas.ts'
import { acceptBody, presentProposal, proposalParams, proposalReply, proposalsReply } from './proposal-schemas.ts'
import { contentOfProposal, proposalsRepository as proposals } from './proposals.ts'
import type { AnalyticsService } from './service.ts'

const tags = ['knowledge']

/** Answers that members propose, and that count once an administrator has accepted them. */
export function proposalRoutes(instance: FastifyInstance, service: AnalyticsService): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { database } = instance
  const { answers } = instance.knowledge

  app.get('/api/v1/knowledge/answer-proposals', {
    config: { access: 'knowledge:read' },
    schema: {
      operationId: 'listAnswerProposals',
      tags,
      summary: 'List the answers that the team proposed, newest first',
      response: { 200: proposalsReply },
    },
    handler: async (request) => {
      const { tenantId } = callerOf(request)
      const rows = await database.tenantOnce(tenantId, (tx) => proposals.list(tx, tenantId))
      return { data: rows.map(presentProposal) }
    },
  })

  app.post('/api/v1/knowledge/answer-proposals', {
    config: { access: 'knowledge:propose', limits: ['ingest'] },
    schema: {
      operationId: 'proposeAnswer',
      tags,
      summary: 'Propose what answers a question; an administrator accepts it',
      body: createAnswerBody,
      response: { 201: proposalReply, ...notFound, ...conflictWhen('The document cannot answer.') },
    },
    handler: async (request, reply) => {
      const { tenantId, id: proposedBy } = callerOf(request)
      const question = await service.wordsOf(tenantId, request.body.question_id, request.body.question)
      const proposal = { question, content: contentOf(request.body), proposedBy }
      const row = await database.tenant(tenantId, async (tx) => {
        await answers.check(tx, tenantId, proposal.content)
        return proposals.insert(tx, tenantId, proposal)
      })
      return reply.code(201).send(presentProposal(row))
    },
  })

  decisionRoutes(instance)
}

function decisionRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { database } = instance
  const { answers } = instance.knowledge

  app.post('/api/v1/knowledge/answer-proposals/:proposal_id/accept', {
    // Counted when it was proposed.
    config: { access: 'knowledge:write' },
    schema: {
      operationId: 'acceptAnswerProposal',
      tags,
      summary: 'Make a proposed answer count, as it is or in better words',
      params: proposalParams,
      body: acceptBody,
      response: { 200: answerReply, ...notFound, ...conflictWhen('The document answers it already, or cannot.') },
    },
    handler: async (request) => {
      const { tenantId } = callerOf(request)
      const answer = await database.tenant(tenantId, async (tx) => {
        const proposal = await proposals.take(tx, tenantId, request.params.proposal_id)
        return answers.create(tx, tenantId, proposal.question, contentOfProposal(proposal, request.body.text))
      })
      answers.wake()
      return presentAnswer(answer)
    },
  })

  app.delete('/api/v1/knowledge/answer-proposals/:proposal_id', {
    config: { access: 'knowledge:write' },
    schema: {
      operationId: 'discardAnswerProposal',
      tags,
      summary: 'Discard a proposed answer',
      params: proposalParams,
      response: { 200: deletedReply, ...notFound },
    },
    handler: async (request) => {
      const { tenantId } = callerOf(request)
      await database.tenantOnce(tenantId, (tx) => proposals.take(tx, tenantId, request.params.proposal_id))
      return { deleted: true as const }
    },
  })
}
