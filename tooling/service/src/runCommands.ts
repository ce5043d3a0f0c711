import { type ParseArgsConfig, parseArgs } from 'node:util'

/** The message of a finished command, or the reason why it failed and what the operator can do. */
export type Outcome =
  | { readonly ok: true; readonly message: string }
  | { readonly ok: false; readonly reason: string }

/** The arguments of a command: positional arguments, and options by name. */
export type ParsedArguments = {
  readonly positionals: readonly string[]
  readonly values: Readonly<Record<string, string | boolean | undefined>>
}

/** A command of an admin program. `Dependencies` is what it works on. */
export type Command<Dependencies> = {
  readonly usage: string
  readonly summary: string
  /** Options, each with one line of help. */
  readonly options: Readonly<Record<string, { readonly type: 'string' | 'boolean'; readonly help: string }>>
  /** Checks the arguments. Returns the function to run, or a text that explains what is wrong. */
  readonly prepare: (parsed: ParsedArguments) => string | ((dependencies: Dependencies) => Promise<Outcome>)
}

export type Console = {
  readonly out: (line: string) => void
  readonly error: (line: string) => void
}

/** An admin program that works on a database. */
export type Program<Dependencies> = {
  readonly name: string
  readonly commands: Readonly<Record<string, Command<Dependencies>>>
  /** Opens the database of `DATABASE_URL`. */
  readonly open: (
    url: string,
    console: Console,
  ) => Promise<{ readonly dependencies: Dependencies; readonly close: () => Promise<void> }>
}

const parseOptions = (options: Command<never>['options']): NonNullable<ParseArgsConfig['options']> =>
  Object.fromEntries([
    ['help', { type: 'boolean' } as const],
    ...Object.entries(options).map(([name, { type }]) => [name, { type }] as const),
  ])

const table = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length)) + 2
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`).join('\n')
}

const parseCommandLine = (
  options: Command<never>['options'],
  args: readonly string[],
): ParsedArguments | string => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: parseOptions(options),
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

type Opened<Dependencies> = Awaited<ReturnType<Program<Dependencies>['open']>>

const runOnDatabase = async <Dependencies>(
  open: () => Promise<Opened<Dependencies>>,
  run: (dependencies: Dependencies) => Promise<Outcome>,
): Promise<Outcome> => {
  try {
    const { dependencies, close } = await open()
    return await run(dependencies).finally(close)
  } catch (error) {
    return { ok: false, reason: reasonOf(error) }
  }
}

/** Runs one command of an admin program. Returns the exit code: 0 done, 1 failed, 2 invalid command line. */
export const runCommands = async <Dependencies>(
  { name: program, commands, open }: Program<Dependencies>,
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  console: Console,
): Promise<0 | 1 | 2> => {
  const [name = '', ...rest] = args
  if (args.length === 0 || name === '--help' || name === 'help') {
    const rows = Object.values(commands).map(({ usage, summary }) => [usage, summary] as const)
    console.out(
      `Usage: ${program} COMMAND\n\nWorks on the database of DATABASE_URL.\n\n${table(rows)}\n\n${program} COMMAND --help explains one.`,
    )
    return args.length === 0 ? 2 : 0
  }
  const refuse = (reason: string, hint: string): 2 => {
    console.error(`${reason}\n${hint}`)
    return 2
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) return refuse(`There is no command '${name}'.`, `${program} --help lists them.`)
  const parsed = parseCommandLine(command.options, rest)
  const help = `${program} ${name} --help shows its usage.`
  if (typeof parsed === 'string') return refuse(parsed, help)
  if (parsed.values.help === true) {
    const options = Object.entries(command.options).map(
      ([option, line]) => [`--${option}`, line.help] as const,
    )
    console.out(
      `Usage: ${program} ${command.usage}\n\nTo ${command.summary}.${options.length > 0 ? `\n\n${table(options)}` : ''}`,
    )
    return 0
  }
  const run = command.prepare(parsed)
  if (typeof run === 'string') return refuse(run, help)
  const url = environment.DATABASE_URL
  if (!url?.startsWith('postgres'))
    return refuse(
      'DATABASE_URL is missing or not a postgres:// URL.',
      'Set it to the database of the service.',
    )
  const outcome = await runOnDatabase(() => open(url, console), run)
  if (outcome.ok) console.out(outcome.message)
  else console.error(outcome.reason)
  return outcome.ok ? 0 : 1
}
