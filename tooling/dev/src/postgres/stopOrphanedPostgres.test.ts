import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stopOrphanedPostgres } from './stopOrphanedPostgres.ts'

let folder: string
let child: ChildProcess
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-leftover-'))
})
afterEach(() => {
  child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a process and writes its PID to the folder, as a running database does. */
const startOrphan = async (...words: string[]): Promise<void> => {
  child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', ...words])
  await new Promise((resolve) => child.once('spawn', resolve))
  writeFileSync(join(folder, 'postmaster.pid'), `${child.pid}\n${folder}\n`)
}

test('stops a database that a killed run has left running', async () => {
  await startOrphan('/pgsql/bin/postgres')
  const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)))
  await stopOrphanedPostgres(folder)
  expect(await ended).toBe('SIGINT')
})

test.runIf(existsSync('/proc/self/cmdline'))(
  'removes the PID file and leaves the process running when the PID belongs to another program',
  async () => {
    await startOrphan('something-else')
    await stopOrphanedPostgres(folder)
    expect(child.exitCode ?? child.signalCode).toBeNull()
    expect(existsSync(join(folder, 'postmaster.pid'))).toBe(false)
  },
)
