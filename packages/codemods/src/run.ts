import { type Dirent, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type RenamedImport, renameImports } from './renameImports.ts'

const usage = `npx @selvedge/codemods src test

Renames what the files of folders import from the Selvedge packages, from old names to those of this version.

  --dry-run   shows the changes and writes nothing
`

const options = { 'dry-run': { type: 'boolean' }, help: { type: 'boolean' } } as const

const EXTENSIONS = new Set(['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs'])
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'build', 'coverage'])

const isSkipped = (entry: Dirent): boolean => entry.name.startsWith('.') || SKIPPED_FOLDERS.has(entry.name)

const filesIn = (path: string): readonly string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
        const child = join(path, entry.name)
        if (entry.isDirectory()) return isSkipped(entry) ? [] : filesIn(child)
        return entry.isFile() && EXTENSIONS.has(extname(entry.name)) ? [child] : []
      })

/** The files of other languages among the arguments. */
const isUnreadable = (path: string): boolean => statSync(path).isFile() && !EXTENSIONS.has(extname(path))

const isMissing = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) === undefined

const write = (file: string, { line, from, to }: RenamedImport): string => `${file}:${line}  ${from} → ${to}`

/**
 * Runs the command with its arguments and returns its exit code: 0, or 1 when the arguments are invalid or a path does not exist.
 * In that case it writes nothing.
 */
export const run = (
  args: readonly string[],
  print: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): number => {
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    // The first sentence of the message of Node names the option.
    print(`${error instanceof Error ? error.message.split('. ')[0] : error}\n\n${usage}`)
    return 1
  }
  const { values, positionals } = parsed
  if (values.help || positionals.length === 0) {
    print(usage)
    return values.help ? 0 : 1
  }
  const missing = positionals.filter(isMissing)
  if (missing.length > 0) {
    for (const path of missing) print(`${path} does not exist. Check the path.`)
    return 1
  }
  for (const path of positionals.filter(isUnreadable))
    print(`${path} is not read, because it contains neither TypeScript nor JavaScript.`)
  const readable = positionals.filter((path) => !isUnreadable(path))
  const results = [...new Set(readable.flatMap(filesIn))].map((file) => {
    const text = readFileSync(file, 'utf8')
    return { file, before: text, ...renameImports(file, text) }
  })
  for (const { file, before, text, renamed, hasSyntaxErrors } of results) {
    for (const entry of renamed) print(write(file, entry))
    if (hasSyntaxErrors) print(`${file} has syntax errors. Check it by hand.`)
    if (text !== before && !values['dry-run']) writeFileSync(file, text)
  }
  const toCheck = results.flatMap(({ file, toCheck: entries }) => entries.map((entry) => write(file, entry)))
  if (toCheck.length > 0) {
    print('\nCheck these members by hand if they belong to a Selvedge package:')
    for (const line of toCheck) print(line)
  }
  const changed = results.filter(({ before, text }) => text !== before).length
  const verb = values['dry-run'] ? 'would change' : 'changed'
  print(`\nFiles: ${results.length} read, ${changed} ${verb}.`)
  return 0
}
