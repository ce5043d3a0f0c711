import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { endChildren } from './children.ts'
import { reports, runCommand } from './runCommand.ts'

const logs = join('own', String(process.pid))
afterAll(() => rmSync(join(reports, logs), { recursive: true, force: true }))

const node = (script: string, limitMs?: number) =>
  runCommand({
    program: process.execPath,
    args: ['-e', script],
    log: join(logs, 'node.log'),
    ...(limitMs ? { limitMs } : {}),
  })

test('a command keeps its output, from both streams, and says how it ended', async () => {
  const result = await node("console.log('out'); console.error('err'); process.exit(3)")
  expect(result.ok).toBe(false)
  expect(result.output).toMatch(/out[\s\S]*err|err[\s\S]*out/)
  expect(readFileSync(join(reports, logs, 'node.log'), 'utf8')).toBe(result.output)
})

test('a command that does not exist has failed and says so', async () => {
  const result = await runCommand({ program: 'no-such-program', args: [], log: join(logs, 'none.log') })
  expect(result).toMatchObject({
    ok: false,
    output: expect.stringContaining('no-such-program could not start'),
  })
})

test('a command that does not end is ended', async () => {
  const result = await node('setInterval(() => {}, 1000)', 300)
  expect(result).toMatchObject({ ok: false, output: expect.stringContaining('Not done after 0.3 s') })
})

test('an interrupt ends a command together with what it started', async () => {
  // The grandchild holds the same output open: the result is there only once both are gone.
  const sleep = "['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }"
  const running = node(
    `require('node:child_process').spawn(process.execPath, ${sleep}); setInterval(() => {}, 1000)`,
  )
  await new Promise((resolve) => setTimeout(resolve, 500))
  await endChildren(2_000)
  expect(await running).toMatchObject({ ok: false })
})
