import type { SearchResult } from '../../knowledge/index.ts'
import { searchKnowledge } from './arguments.ts'
import type { Tool } from './registry.ts'

const PASSAGES = 5

/** Lets the speaker search with its own words instead of the visitor's. */
export function searchKnowledgeTool(
  search: (tenantId: string, query: string, limit: number) => Promise<SearchResult>,
): Tool<{ query: string }> {
  return {
    name: 'search_knowledge',
    description:
      'Looks up what the business has written down. Use it when the material does not answer the question but other words might find it.',
    arguments: searchKnowledge,
    effect: 'read',
    async run({ tenantId }, { query }) {
      const { hits } = await search(tenantId, query, PASSAGES)
      return { ok: true, data: { passages: hits.map(({ title, text }) => ({ title, text })) } }
    },
  }
}
