// Checks that the storefront and the components of the kit use tokens: node tooling/lint/checkLook.ts [root]
// Prints one line per finding; exits with 1 when there is one.
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { lookExceptions } from './lookExceptions.ts'
import { lookProblems, unusedExceptions } from './lookProblems.ts'

const root = resolve(process.argv[2] ?? '.')
const files = globSync(
  ['apps/storefront/app/**/*.{ts,tsx,css}', 'packages/ui-kit/src/components/**/*.{ts,tsx}'],
  { cwd: root },
).filter((file) => !/\/paraglide\/|\.(test|stories|docs)\.tsx?$/.test(file))
const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))

const findings = [
  ...Array.from(sources, ([file, source]) => lookProblems(file, source, lookExceptions)).flat(),
  ...(process.argv[2] === undefined ? unusedExceptions(sources, lookExceptions) : []),
]
for (const finding of findings) process.stderr.write(`${finding}\n`)
process.stdout.write(`${files.length} files, ${findings.length} findings\n`)
process.exitCode = findings.length > 0 ? 1 : 0
