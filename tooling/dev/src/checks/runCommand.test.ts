import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { stopChildren } from './childProcesses.ts'
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

test('returns the output of both streams and the exit status', async () => {
  const result = await node("console.log('out'); console.error('err'); process.exit(3)")
  expect(result.ok).toBe(false)
  expect(result.output).toMatch(/out[\s\S]*err|err[\s\S]*out/)
  expect(readFileSync(join(reports, logs, 'node.log'), 'utf8')).toBe(result.output)
})

test('fails with a message when the command does not exist', async () => {
  const result = await runCommand({ program: 'no-such-program', args: [], log: join(logs, 'none.log') })
  expect(result).toMatchObject({
    ok: false,
    output: expect.stringContaining('no-such-program could not start'),
  })
})

test('stops a command that exceeds its time limit', async () => {
  const result = await node('setInterval(() => {}, 1000)', 300)
  expect(result).toMatchObject({ ok: false, output: expect.stringContaining('exceeded the limit of 0.3 s') })
})

test('stops a command and its descendants on an interrupt', async () => {
  // The grandchild shares the output stream, so the result arrives only after both have exited.
  const sleep = "['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }"
  const running = node(
    `require('node:child_process').spawn(process.execPath, ${sleep}); setInterval(() => {}, 1000)`,
  )
  await new Promise((resolve) => setTimeout(resolve, 500))
  await stopChildren(2_000)
  expect(await running).toMatchObject({ ok: false })
})
