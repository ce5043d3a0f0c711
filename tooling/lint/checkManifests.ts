// Checks every manifest of the workspace against the same rules: node tooling/lint/checkManifests.ts [root]
// Prints one line per finding; exits with 1 when there is one.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { manifestProblems, readManifest, sharedNames } from './manifestProblems.ts'

const root = resolve(process.argv[2] ?? '.')
const files = ['apps', 'packages', 'tooling']
  .filter((group) => existsSync(join(root, group)))
  .flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name, 'package.json')))
  .filter((file) => existsSync(join(root, file)))
const shared = sharedNames(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))

const whole = readManifest(readFileSync(join(root, 'package.json'), 'utf8'))

const findings = files.flatMap((file) =>
  manifestProblems(file, readManifest(readFileSync(join(root, file), 'utf8')), shared, whole).map(
    (problem) => `${file}: ${problem}`,
  ),
)
for (const finding of findings) process.stderr.write(`${finding}\n`)
process.stdout.write(`${files.length} manifests, ${findings.length} findings\n`)
process.exitCode = findings.length > 0 ? 1 : 0
