// Checks commit subjects against Conventional Commits: node tooling/lint/checkCommits.ts [range]
// Prints one line per finding; exits with 1 when there is one.
import { spawnSync } from 'node:child_process'
import { commitProblem } from './commitProblem.ts'

/** The last commit before the convention was introduced. */
const BASE = '011ac0e0aa3887307817d4502aec12efe4fe67ad'

const git = (...args: readonly string[]) => spawnSync('git', args, { encoding: 'utf8' })

// Checks only the last commit when the base is missing, for example in a shallow clone.
const range = process.argv[2] ?? (git('cat-file', '-e', BASE).status === 0 ? `${BASE}..HEAD` : 'HEAD~1..HEAD')
const { status, stdout } = git('log', '--no-merges', '--format=%h %s', range, '--')
const commits = status === 0 ? stdout.split('\n').filter(Boolean) : []
const findings = commits.flatMap((commit) => {
  const at = commit.indexOf(' ')
  const problem = commitProblem(commit.slice(at + 1))
  return problem ? [`${commit}: ${problem}`] : []
})
for (const finding of findings) process.stderr.write(`${finding}\n`)
process.stdout.write(`${commits.length} commits, ${findings.length} findings\n`)
process.exitCode = findings.length > 0 ? 1 : 0
