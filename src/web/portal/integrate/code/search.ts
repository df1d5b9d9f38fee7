export const TASKS = ['chat', 'lead', 'free', 'call', 'bookings'] as const
export type Task = (typeof TASKS)[number]

export const CODE_LANGUAGES = ['curl', 'node', 'python', 'php'] as const
export type CodeLanguage = (typeof CODE_LANGUAGES)[number]

export interface CodeSearch {
  task?: Task
  language?: CodeLanguage
}

export function codeSearch({ task, language }: Record<string, unknown>): CodeSearch {
  const asked = TASKS.find((one) => one === task)
  const written = CODE_LANGUAGES.find((one) => one === language)
  return { ...(asked && { task: asked }), ...(written && { language: written }) }
}
