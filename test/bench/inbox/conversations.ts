import pg from 'pg'

/** Open conversations that somebody of the team answers; each has six messages. Returns their ids. */
export async function loadConversations(
  databaseUrl: string,
  { tenantId, userId, count }: { tenantId: string; userId: string; count: number },
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>(
      `insert into chat_sessions (tenant_id, id, status, client_name, locale, handoff_reason, handled_by, assignee_id, message_count,
          started_at, last_message_at, read_at)
        select $1, 'chat_' || lpad(n::text, 26, '0'), 'handoff', 'Visitor ' || n, 'en', 'takeover', $2, $2, 6,
          now() - interval '10 minutes', now() - n * interval '1 second', now()
        from generate_series(1, $3::int) n returning id`,
      [tenantId, userId, count],
    )
    await client.query(
      `insert into messages (tenant_id, id, session_id, role, text, author, created_at)
        select tenant_id, 'msg_' || lpad(substr(id, 28) || said, 26, '0'), id, case when said % 2 = 1 then 'visitor' else 'person' end,
          'Could you tell me what a check-up costs, and whether there is a time on Tuesday?',
          case when said % 2 = 0 then $2 end, started_at + said * interval '1 minute'
        from chat_sessions, generate_series(1, 6) said where tenant_id = $1`,
      [tenantId, userId],
    )
    await client.query('vacuum (analyze) chat_sessions, messages')
    return rows.map(({ id }) => id)
  } finally {
    await client.end()
  }
}
