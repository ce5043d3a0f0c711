import { parseArgs } from 'node:util'
import { connect } from '../db/database.ts'
import { addClientCommand } from './addClientCommand.ts'
import { addCodeCommand } from './addCodeCommand.ts'
import { type AdminDeps, type Command, type Outcome, type ParsedArguments, parseOptions } from './command.ts'
import { publishCommand, unpublishCommand } from './publishCommand.ts'
import { reindexCommand } from './reindexCommand.ts'
import { seedCommand } from './seedCommand.ts'
import { setStockCommand } from './setStockCommand.ts'

const commands = {
  seed: seedCommand,
  'add-code': addCodeCommand,
  'add-client': addClientCommand,
  'set-stock': setStockCommand,
  publish: publishCommand,
  unpublish: unpublishCommand,
  reindex: reindexCommand,
} satisfies Record<string, Command>

const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name)

const program = 'selvedge-platform'

const table = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length)) + 2
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`).join('\n')
}

const overview = `Usage: ${program} COMMAND

Works on the database of DATABASE_URL.

${table(Object.values(commands).map(({ usage, summary }) => [usage, summary]))}

${program} COMMAND --help explains one.`

const helpOf = (command: Command): string => {
  const options = Object.entries(command.options).map(([name, { help }]) => [`--${name}`, help] as const)
  return `Usage: ${program} ${command.usage}\n\nTo ${command.summary}.${options.length > 0 ? `\n\n${table(options)}` : ''}`
}

export type Console = {
  readonly out: (line: string) => void
  readonly error: (line: string) => void
}

const parseCommandLine = (command: Command, args: readonly string[]): ParsedArguments | string => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: parseOptions(command),
      allowPositionals: true,
    })
    return { positionals, values: values as ParsedArguments['values'] }
  } catch (error) {
    // The error of parseArgs names the unknown option.
    return error instanceof Error ? error.message : String(error)
  }
}

const isLostConnection = /ECONNREFUSED|ENOTFOUND|ECONNRESET|ETIMEDOUT|timeout|does not exist|password/

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  // Node wraps several refused connection attempts in one AggregateError without a message.
  const [first] = cause instanceof AggregateError ? cause.errors : [cause]
  const message = first instanceof Error ? first.message : String(first)
  const hint = isLostConnection.test(message)
    ? ' Check DATABASE_URL and whether the database is running.'
    : ''
  return `${message}${/[.!?]$/.test(message) ? '' : '.'}${hint}`
}

const runOnDatabase = async (
  url: string,
  run: (deps: AdminDeps) => Promise<Outcome>,
  console: Console,
): Promise<Outcome> => {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const { db, close } = connect(url, log)
  try {
    return await run({ db, now: new Date(), progress: console.out })
  } catch (error) {
    return { ok: false, reason: reasonOf(error) }
  } finally {
    await close()
  }
}

/** Runs one admin command. Returns the exit code: 0 done, 1 failed, 2 invalid command line. */
export const runAdmin = async (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  console: Console,
): Promise<0 | 1 | 2> => {
  const [name = '', ...rest] = args
  if (args.length === 0 || name === '--help' || name === 'help') {
    console.out(overview)
    return args.length === 0 ? 2 : 0
  }
  const refuse = (reason: string, hint: string): 2 => {
    console.error(`${reason}\n${hint}`)
    return 2
  }
  if (!isCommand(name)) return refuse(`There is no command '${name}'.`, `${program} --help lists them.`)
  const command: Command = commands[name]
  const parsed = parseCommandLine(command, rest)
  const help = `${program} ${name} --help shows its usage.`
  if (typeof parsed === 'string') return refuse(parsed, help)
  if (parsed.values.help === true) {
    console.out(helpOf(command))
    return 0
  }
  const run = command.prepare(parsed)
  if (typeof run === 'string') return refuse(run, help)
  const url = environment.DATABASE_URL
  if (!url?.startsWith('postgres'))
    return refuse('DATABASE_URL is missing or not a postgres:// URL.', 'Set it to the platform’s database.')
  const outcome = await runOnDatabase(url, run, console)
  if (outcome.ok) console.out(outcome.message)
  else console.error(outcome.reason)
  return outcome.ok ? 0 : 1
}
