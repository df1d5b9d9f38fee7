import { text } from '../core/fields.ts'

export const webAddress = text(2_000).refine((value) => {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
}, 'must be an http or https address')
