/** Who did it. `system` is the program itself: an appointment that is over completes. */
export interface Actor {
  kind: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
  /** Of the key, the user or the conversation. */
  id: string | null
}

export const SYSTEM: Actor = { kind: 'system', id: null }

/** A field as the API names and shows it. */
export interface FieldChange {
  from: unknown
  to: unknown
}
