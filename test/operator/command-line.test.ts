import { describe, expect, it } from 'vitest'
import { readCommandLine } from '../../src/operator/command-line.ts'

const read = (line: string) => readCommandLine(line.split(' ').filter(Boolean))

describe('the command line of the operator', () => {
  it('reads a command with its arguments and options', () => {
    expect(read('outbound allow ten_x de FR --json')).toMatchObject({
      command: { name: 'outbound allow' },
      given: { arguments: { TENANT: ['ten_x'], COUNTRY: ['de', 'FR'] } },
      isJson: true,
    })
    expect(read('users invite ada@example.com --tenant ten_x --role=admin')).toMatchObject({
      given: { arguments: { EMAIL: ['ada@example.com'] }, options: { tenant: 'ten_x', role: 'admin' } },
      isJson: false,
    })
    expect(read('check-model --json')).toMatchObject({ command: { name: 'check-model' }, isJson: true })
    expect(read('outbound deny ten_x')).toMatchObject({ given: { arguments: { COUNTRY: [] } } })
  })

  it.each(['', '--help', '-h', 'help', 'numbers --help', 'numbers assign --help', 'help numbers'])(
    'helps with %j',
    (line) => {
      expect(read(line)).toMatchObject({ help: expect.stringContaining('Usage: npm run admin --') })
    },
  )

  it.each([
    ['nonsense', /There is no command nonsense/],
    ['numbers', /numbers what\? There is: numbers list, numbers assign, numbers release/],
    ['numbers steal', /There is no command numbers steal/],
    ['numbers list --all', /Unknown option '--all'/],
    ['numbers list more', /Too much: more/],
    ['check-model gpt', /Too much: gpt/],
    ['numbers assign', /NUMBER is missing/],
    ['numbers assign +14155550100', /TENANT is missing/],
    ['numbers assign 14155550100 ten_x', /NUMBER is a phone number/],
    ['outbound allow ten_x', /COUNTRY is missing/],
    ['outbound allow ten_x XXL', /COUNTRY is an ISO/],
    ['budget set ten_x -5', /Unknown option|MINUTES/],
    ['budget set ten_x many', /MINUTES is a whole number/],
    ['users reset-password nobody', /EMAIL is an e-mail address/],
    ['users invite ada@example.com --role owner', /--role is admin or member/],
    ['keys create ten_x name --kind root', /--kind is standard or admin/],
  ])('refuses %j and says what is wrong', (line, message) => {
    expect(() => read(line)).toThrow(message)
  })
})
