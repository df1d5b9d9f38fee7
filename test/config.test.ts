import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ConfigError, loadConfig } from '../src/config.ts'
import { environmentSchema } from '../src/environment.ts'

const SECRET_KEY = Buffer.alloc(32, 7).toString('base64')

function problems(env: Record<string, string>): string[] {
  try {
    loadConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n')
    throw error
  }
  return []
}

describe('.env.example', () => {
  const lines = readFileSync(new URL('../.env.example', import.meta.url), 'utf8').split('\n')
  const example = Object.fromEntries(
    lines
      .filter((line) => /^[A-Z_]+=/.test(line))
      .map((line) => [line.split('=', 1)[0]!, line.slice(line.indexOf('=') + 1)]),
  )

  test('names every variable that the program reads, and no other', () => {
    expect(Object.keys(example).toSorted()).toEqual(Object.keys(environmentSchema.shape).toSorted())
  })

  test('shows the defaults', () => {
    expect(loadConfig(example)).toEqual(loadConfig({}))
  })

  test('has a comment above each variable or group', () => {
    for (const [index, line] of lines.entries()) {
      if (/^[A-Z_]+=/.test(line)) expect(lines[index - 1], line).toMatch(/^(#|[A-Z_]+=)/)
    }
  })
})

describe('problems', () => {
  test('are reported all at once, by the name of the variable', () => {
    const found = problems({
      PORT: 'eighty',
      BASE_URL: 'https://desk.example.com/path',
      DATABASE_URL: 'mysql://localhost/desk',
      DATABASE_POOL_SIZE: '0',
      SECRET_KEY: 'short',
      TRUST_PROXY: '10.0.0.0/8,everybody',
      METRICS_TOKEN: 'guess',
      LOG_LEVEL: 'loud',
      REGISTRATION: 'closed',
    })
    expect(found.map((line) => line.split(':', 1)[0])).toEqual([
      'PORT',
      'BASE_URL',
      'DATABASE_URL',
      'DATABASE_POOL_SIZE',
      'SECRET_KEY',
      'TRUST_PROXY',
      'METRICS_TOKEN',
      'LOG_LEVEL',
      'REGISTRATION',
    ])
  })

  test('a production without its secret key is one of them', () => {
    expect(problems({ BASE_URL: 'https://desk.example.com', PORT: 'eighty' })).toEqual([
      'PORT: must be a whole number from 0 to 65535',
      expect.stringMatching(/^SECRET_KEY: is required when BASE_URL is https/),
    ])
  })

  test('never repeat a secret', () => {
    const found = problems({
      SECRET_KEY: 'hunter2hunter2',
      METRICS_TOKEN: 'hunter2',
      DATABASE_URL: 'http://u:hunter2@db/x',
    })
    expect(found).toHaveLength(3)
    expect(found.join()).not.toContain('hunter2')
  })

  test.each([
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['PORT', '-1'],
    ['BASE_URL', 'desk.example.com'],
    ['BASE_URL', 'ftp://desk.example.com'],
    ['BASE_URL', 'https://desk.example.com/?a=b'],
    ['BASE_URL', 'https://user:password@desk.example.com'],
    ['DATABASE_URL', 'localhost'],
    ['SECRET_KEY', Buffer.alloc(31).toString('base64')],
    ['TRUST_PROXY', '10.0.0.1'],
    ['METRICS_TOKEN', 'x'.repeat(15)],
  ])('%s=%s is one', (name, value) => {
    expect(problems({ [name]: value, ...(name === 'SECRET_KEY' ? {} : { SECRET_KEY }) })).toEqual([
      expect.stringMatching(new RegExp(`^${name}: `)),
    ])
  })
})

describe('values', () => {
  test('empty ones count as not set', () => {
    expect(loadConfig({ PORT: '', HOST: ' ', DATABASE_URL: '', SECRET_KEY: '' })).toEqual(loadConfig({}))
  })

  test('the base URL is kept as browsers write an origin', () => {
    const baseUrl = (value: string) => loadConfig({ BASE_URL: value, SECRET_KEY }).baseUrl
    expect(baseUrl('https://Desk.Example.com:443/')).toBe('https://desk.example.com')
    expect(baseUrl('http://localhost:3000')).toBe('http://localhost:3000')
    expect(loadConfig({ PORT: '4000' }).baseUrl).toBe('http://localhost:4000')
  })

  test('https makes a production, without a demo', () => {
    expect(loadConfig({ BASE_URL: 'https://desk.example.com', SECRET_KEY })).toMatchObject({
      isProduction: true,
      demo: false,
    })
    expect(loadConfig({})).toMatchObject({ isProduction: false, demo: true })
    expect(loadConfig({ DATABASE_URL: 'postgres://db/desk' })).toMatchObject({ demo: false })
    expect(loadConfig({}, { demo: false })).toMatchObject({ demo: false })
  })
})

describe('models', () => {
  const url = 'http://localhost:11434/v1'

  test('speak when there is a key or an address, unless they shall not', () => {
    expect(loadConfig({}).models).toEqual({ chat: undefined, embedding: undefined })
    expect(loadConfig({ OPENAI_API_KEY: 'sk-1' }).models.chat).toEqual({
      apiKey: 'sk-1',
      baseUrl: undefined,
      model: 'gpt-5.4-mini',
      level: 'auto',
    })
    expect(loadConfig({ OPENAI_BASE_URL: url, CHAT_MODEL: 'qwen3:8b' }).models.chat).toEqual({
      apiKey: undefined,
      baseUrl: url,
      model: 'qwen3:8b',
      level: 'auto',
    })
    const embedding = { OPENAI_BASE_URL: url, CHAT_MODEL: 'builtin', EMBEDDING_MODEL: 'm', EMBEDDING_DIMENSIONS: '256' }
    expect(loadConfig(embedding).models).toEqual({
      chat: undefined,
      embedding: { apiKey: undefined, baseUrl: url, model: 'm', dimensions: 256 },
    })
  })

  test('need a provider, an address that is one, and vectors that the database can scan', () => {
    expect(problems({ EMBEDDING_MODEL: 'm' })).toEqual([expect.stringContaining('EMBEDDING_MODEL')])
    const wrong = { OPENAI_BASE_URL: 'localhost:11434', EMBEDDING_DIMENSIONS: '5000' }
    expect(problems(wrong).map((line) => line.split(':', 1)[0])).toEqual(['OPENAI_BASE_URL', 'EMBEDDING_DIMENSIONS'])
  })
})
