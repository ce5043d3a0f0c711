import { type Dirent, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type RenamedImport, renameImports } from './renameImports.ts'

const usage = `npx @selvedge/codemods src

Renames what the files of a folder import from the Selvedge packages, from old names to those of this version.

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
    print(`${error instanceof Error ? error.message : error}\n\n${usage}`)
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
  const results = [...new Set(positionals.flatMap(filesIn))].map((file) => {
    const text = readFileSync(file, 'utf8')
    return { file, before: text, ...renameImports(file, text) }
  })
  for (const { file, before, text, renamed } of results) {
    for (const entry of renamed) print(write(file, entry))
    if (text !== before && !values['dry-run']) writeFileSync(file, text)
  }
  const toCheck = results.flatMap(({ file, toCheck: entries }) => entries.map((entry) => write(file, entry)))
  if (toCheck.length > 0) {
    print('\nCheck these members by hand if they belong to a Selvedge package:')
    for (const line of toCheck) print(line)
  }
  const changed = results.filter(({ before, text }) => text !== before).length
  const verb = values['dry-run'] ? 'would change' : 'changed'
  print(`\n${results.length} files read, ${changed} ${verb}.`)
  return 0
}
