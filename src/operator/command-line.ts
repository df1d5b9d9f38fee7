import { parseArgs } from 'node:util'
import { asError } from '../core/caught.ts'
import type { Command, CommandInput } from './command.ts'
import { COMMANDS, commandNamed } from './commands.ts'
import { UsageError } from './errors.ts'

const PROGRAM = 'npm run admin --'

type ParsedCommandLine = { help: string } | { command: Command; given: CommandInput; isJson: boolean }

/** Parses the arguments after the program's name. @throws UsageError */
export function readCommandLine(typed: string[]): ParsedCommandLine {
  const [group, verb] = typed.filter((word) => !word.startsWith('-'))
  const wantsHelp = typed.includes('--help') || typed.includes('-h')
  const command = commandNamed(group ?? '') ?? commandNamed(`${group} ${verb}`)
  if (command === undefined) {
    if (wantsHelp || group === undefined || group === 'help') return { help: helpOf(group === 'help' ? verb : group) }
    throw new UsageError(unknownCommand(group, verb))
  }
  if (wantsHelp) return { help: helpOfCommand(command) }
  const { values, positionals } = parsed(command, typed)
  const given = {
    arguments: argumentsOf(command, positionals.slice(command.name.split(' ').length)),
    options: textsOf(values),
  }
  const problem = command.problem?.(given)
  if (problem !== undefined) throw wrong(command, problem)
  return { command, given, isJson: values['json'] === true }
}

function parsed(command: Command, args: string[]) {
  const options: Record<string, { type: 'string' | 'boolean' }> = { json: { type: 'boolean' } }
  for (const name of Object.keys(command.options ?? {})) options[name] = { type: 'string' }
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    // Only the first sentence names the problem; the rest explains Node's parser.
    throw wrong(command, asError(error).message.split('. ', 1)[0]!)
  }
}

function argumentsOf(command: Command, words: string[]): CommandInput['arguments'] {
  const found: CommandInput['arguments'] = {}
  const rest = [...words]
  for (const parameter of command.parameters) {
    const name = parameter.replaceAll(/[[\]…]/g, '')
    const taken = rest.splice(0, parameter.includes('…') ? rest.length : 1)
    if (taken.length === 0 && !parameter.startsWith('[')) throw wrong(command, `${name} is missing`)
    found[name] = taken
  }
  if (rest.length > 0) throw wrong(command, `Too much: ${rest.join(' ')}`)
  return found
}

function textsOf(values: Record<string, unknown>): CommandInput['options'] {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

function wrong(command: Command, problem: string): UsageError {
  return new UsageError(`${problem}\nUsage: ${usageOf(command)}`)
}

function unknownCommand(group: string, verb: string | undefined): string {
  const verbs = COMMANDS.flatMap(({ name }) => (name.startsWith(`${group} `) ? [name.slice(group.length + 1)] : []))
  if (verbs.length === 0) return `There is no command ${group}. The commands: ${PROGRAM} --help`
  const what = verb === undefined ? `${group} what?` : `There is no command ${group} ${verb}.`
  return `${what} There is: ${verbs.map((one) => `${group} ${one}`).join(', ')}`
}

function usageOf({ name, parameters, options = {} }: Command): string {
  const flags = Object.entries(options).map(([flag, { value }]) => `[--${flag} ${value}]`)
  return [PROGRAM, name, ...parameters, ...flags, '[--json]'].join(' ')
}

function helpOf(group: string | undefined): string {
  const shown = COMMANDS.filter(({ name }) => group === undefined || name.startsWith(`${group} `))
  if (shown.length === 0) throw new UsageError(unknownCommand(group!, undefined))
  const calls = shown.map(({ name, parameters }) => [name, ...parameters].join(' '))
  const width = Math.max(...calls.map((call) => call.length))
  return [
    `Usage: ${PROGRAM} COMMAND [--json] [--help]`,
    '',
    ...shown.map(({ about }, index) => `  ${calls[index]!.padEnd(width)}  ${about}`),
    '',
    'TENANT is a tenant_id, or the name of a tenant where one alone has it. The commands work beside the running process.',
  ].join('\n')
}

function helpOfCommand(command: Command): string {
  const options = Object.entries({
    ...command.options,
    json: { value: '', about: 'The answer as JSON.' },
  }).map(([flag, { value, about }]): [string, string] => [`--${flag} ${value}`.trim(), about])
  const width = Math.max(...options.map(([flag]) => flag.length))
  return [
    `Usage: ${usageOf(command)}`,
    '',
    command.about,
    '',
    ...options.map(([flag, about]) => `  ${flag.padEnd(width)}  ${about}`),
  ].join('\n')
}
