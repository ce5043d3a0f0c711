// Finds unclear words in names, comments and test titles: node tooling/lint/checkLanguage.ts [--list] [folder…]
// A workspace may have no more of these words than languageAllowance.json says.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageProblems, type Place } from './languageProblems.ts'

const args = process.argv.slice(2)
const folders = args.filter((arg) => !arg.startsWith('--'))
const allowance = JSON.parse(
  readFileSync(join(import.meta.dirname, 'languageAllowance.json'), 'utf8'),
) as Readonly<Record<string, number>>

const { stdout } = spawnSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'],
  { encoding: 'utf8', maxBuffer: 2 ** 26 },
)
const files = stdout.split('\n').filter((file) => /^(apps|packages|tooling)\//.test(file))

type Counts = Record<Place, number>
const counts = new Map<string, Counts>()
for (const file of files) {
  if (folders.length > 0 && !folders.some((folder) => file.startsWith(folder))) continue
  const workspace = file.split('/').slice(0, 2).join('/')
  const count = counts.get(workspace) ?? { name: 0, comment: 0, title: 0 }
  counts.set(workspace, count)
  for (const { line, place, word, use } of languageProblems(file, readFileSync(file, 'utf8'))) {
    count[place] += 1
    if (args.includes('--list')) process.stdout.write(`${file}:${line} ${place} "${word}": write ${use}\n`)
  }
}

let excess = false
for (const [workspace, { name, comment, title }] of counts) {
  const sum = name + comment + title
  const allowed = allowance[workspace] ?? 0
  process.stdout.write(
    `${workspace}: ${sum} (names ${name}, comments ${comment}, test titles ${title}), allowed ${allowed}\n`,
  )
  if (sum > allowed) excess = true
}
if (excess)
  process.stderr.write(
    'A workspace has more words of the dialect than it may. List them with: node tooling/lint/checkLanguage.ts --list <folder>\n',
  )
process.exitCode = excess ? 1 : 0
