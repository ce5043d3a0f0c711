import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './stack/settings.ts'

const runner = join(root, 'tooling', 'dev', 'src', 'test.ts')
const run = (...args: string[]) => spawnSync(process.execPath, [runner, ...args], { encoding: 'utf8' })

test('prints one line per stage, and ends with the total counts without colours', () => {
  // A stage without turbo, because this test may itself be a task of turbo.
  const { stdout, status } = run('--only', 'contract')
  expect(stdout).toMatch(/^ {2}[✓✗] contract +[0-9.]+ s/)
  expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^[0-9]+ passed, [0-9]+ failed$/)
  expect(stdout).not.toContain('\u001b[')
  expect(status).toBe(stdout.endsWith(' 0 failed\n') ? 0 : 1)
}, 60_000)

test('runs nothing when a stage is unknown', () => {
  expect(run('--only', 'everything')).toMatchObject({ status: 2, stdout: '' })
})
