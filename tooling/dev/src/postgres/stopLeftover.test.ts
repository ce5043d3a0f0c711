import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stopLeftover } from './stopLeftover.ts'

let folder: string
let child: ChildProcess
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-leftover-'))
})
afterEach(() => {
  child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** A process under the number that a database left in its folder. */
const leftBehind = async (...words: string[]): Promise<void> => {
  child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', ...words])
  await new Promise((resolve) => child.once('spawn', resolve))
  writeFileSync(join(folder, 'postmaster.pid'), `${child.pid}\n${folder}\n`)
}

test('a database that a killed run left behind is stopped', async () => {
  await leftBehind('/pgsql/bin/postgres')
  const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)))
  await stopLeftover(folder)
  expect(await ended).toBe('SIGINT')
})

test.runIf(existsSync('/proc/self/cmdline'))(
  'another program that now has its number is left alone, and the number forgotten',
  async () => {
    await leftBehind('something-else')
    await stopLeftover(folder)
    expect(child.exitCode ?? child.signalCode).toBeNull()
    expect(existsSync(join(folder, 'postmaster.pid'))).toBe(false)
  },
)
