import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { type BrandConfig, parseBrandConfig } from './config/brandConfig.ts'
import { promptForConfig } from './config/promptForConfig.ts'
import { parseEnvironment, type SiteEnvironment } from './config/siteEnvironment.ts'
import type { Result } from './result.ts'
import { createBrand } from './site/createBrand.ts'
import { brandId } from './site/siteModules.ts'

const usage = `npm create @selvedge/brand my-shop

Creates a small shop of your own in the folder my-shop.

  --config brand.json   reads the settings from a file instead of asking for them
  --yes                 uses the defaults
  --packages <folder>   installs the @selvedge packages from tarballs in a folder
`

const options = {
  config: { type: 'string' },
  yes: { type: 'boolean' },
  packages: { type: 'string' },
  help: { type: 'boolean' },
} as const

const failed = (...problems: readonly string[]) => ({ ok: false, problems }) as const

const readText = (file: string, advice = 'Check the path.'): Result<string> => {
  try {
    return { ok: true, value: readFileSync(file, 'utf8') }
  } catch {
    return failed(`${file} cannot be read. ${advice}`)
  }
}

/** What a site is created from. */
type Setup = { readonly config: BrandConfig; readonly environment: SiteEnvironment | undefined }

const readEnvironment = (file: string | undefined): Result<SiteEnvironment | undefined> => {
  if (!file) return { ok: true, value: undefined }
  const found = readText(file, 'Check the path; a shop writes the file when it has started.')
  if (!found.ok) return found
  const parsed = parseEnvironment(found.value)
  return parsed.ok ? parsed : failed(...parsed.problems.map((problem) => `${file}: ${problem}`))
}

const problemsOf = (result: Result<unknown>): readonly string[] => (result.ok ? [] : result.problems)

/** Reads the environment file that a configuration names. Problems of both are listed together. */
const setupOf = (config: Result<BrandConfig>, environmentFile: string | undefined): Result<Setup> => {
  const environment = readEnvironment(environmentFile)
  return config.ok && environment.ok
    ? { ok: true, value: { config: config.value, environment: environment.value } }
    : failed(...problemsOf(config), ...problemsOf(environment))
}

/** The path of the environment file in a configuration that may be invalid. */
const environmentFileOf = (input: unknown): string | undefined =>
  typeof input === 'object' &&
  input !== null &&
  'environment' in input &&
  typeof input.environment === 'string'
    ? input.environment
    : undefined

/**
 * Reads the settings from a JSON file. The path of the environment file in it is relative to the folder of the JSON
 * file.
 */
const setupOfFile = (file: string): Result<Setup> => {
  const found = readText(file)
  if (!found.ok) return found
  let input: unknown
  try {
    input = JSON.parse(found.value)
  } catch (error) {
    return failed(`${file} is not valid JSON: ${error instanceof Error ? error.message : error}`)
  }
  const parsed = parseBrandConfig(input)
  const environment = environmentFileOf(input)
  return setupOf(
    parsed.ok ? parsed : failed(...parsed.problems.map((problem) => `${file}: ${problem}`)),
    environment && resolve(dirname(file), environment),
  )
}

const setupOfTerminal = async (print: (line: string) => void): Promise<Result<Setup>> => {
  if (!process.stdin.isTTY)
    return failed(
      'There is no terminal for the questions. Pass --config brand.json, or --yes for the defaults.',
    )
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // After Ctrl-C or Ctrl-D closes the terminal, a pending question never resolves, so the process has to exit.
  const exit = (): void => process.exit(130)
  terminal.once('close', exit)
  try {
    const config = parseBrandConfig(await promptForConfig(terminal, print))
    return setupOf(config, config.ok ? config.value.environment : undefined)
  } finally {
    terminal.off('close', exit)
    terminal.close()
  }
}

type Values = { readonly config?: string | undefined; readonly yes?: boolean | undefined }

const readSetup = async ({ config, yes }: Values, print: (line: string) => void): Promise<Result<Setup>> => {
  if (config) return setupOfFile(config)
  return yes ? setupOf(parseBrandConfig({}), undefined) : setupOfTerminal(print)
}

/** A path as a shell reads it: with quotes when it has spaces or other special characters. */
const quotedPath = (path: string): string =>
  /^[\w./\\:@~-]+$/.test(path) ? path : `"${path.replace(/(["$`])/g, '\\$1')}"`

const nextSteps = (folder: string): string => `
The shop is in ${folder}. Next:

  cd ${quotedPath(folder)}
  npm install
  npm run dev      # http://localhost:5173

Its addresses are in .env, its colors in brand.ts, and what the pages show is explained in README.md.
`

const readArguments = (args: readonly string[]) => {
  try {
    return { ok: true, value: parseArgs({ args: [...args], options, allowPositionals: true }) } as const
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error), usage)
  }
}

/** Runs the command with its arguments. Returns the exit code. */
export const run = async (
  args: readonly string[],
  print: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Promise<number> => {
  const fail = ({ problems }: { readonly problems: readonly string[] }): number => {
    for (const problem of problems) print(problem)
    return 1
  }
  const read = readArguments(args)
  if (!read.ok) return fail(read)
  const { values, positionals } = read.value
  if (values.help) {
    print(usage)
    return 0
  }
  if (positionals.length > 1) return fail(failed(`Name one folder, not ${positionals.length}.`, usage))
  const setup = await readSetup(values, print)
  if (!setup.ok) return fail(setup)
  const { config, environment } = setup.value
  const created = createBrand({
    folder: positionals[0] ?? brandId(config.name),
    config,
    ...(environment ? { environment } : {}),
    ...(values.packages ? { packages: values.packages } : {}),
  })
  if (!created.ok) return fail(created)
  print(nextSteps(relative(process.cwd(), created.value) || '.'))
  return 0
}
