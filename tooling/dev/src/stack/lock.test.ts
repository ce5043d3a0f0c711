import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { acquireLock } from './lock.ts'
import { StartupError } from './startupError.ts'

let folder: string
const children: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-lock-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const file = (): string => join(folder, 'selvedge.lock')

/** Starts a process that runs until it is killed, with these arguments on its command line. */
const startProcess = async (...args: string[]): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', ...args])
  children.push(child)
  await new Promise((resolve) => child.once('spawn', resolve))
  return child
}

test('acquires and releases the lock', () => {
  const release = acquireLock(folder)
  expect(readFileSync(file(), 'utf8')).toBe(String(process.pid))
  release()
  expect(existsSync(file())).toBe(false)
})

test('throws a one-line error with instructions when another run holds the lock', async () => {
  const { pid } = await startProcess('tooling/dev/src/start.ts')
  writeFileSync(file(), String(pid))
  expect(() => acquireLock(folder)).toThrow(
    new StartupError(
      `Selvedge already runs on ${folder} (process ${pid}). Stop it first, or set DATA_DIR to another folder.`,
    ),
  )
  expect(readFileSync(file(), 'utf8')).toBe(String(pid))
})

test('replaces the lock of a killed run', async () => {
  const child = await startProcess('tooling/dev/src/start.ts')
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
  writeFileSync(file(), String(child.pid))
  acquireLock(folder)()
  expect(existsSync(file())).toBe(false)
})

test.runIf(existsSync('/proc/self/cmdline'))(
  'replaces the lock when its PID belongs to another program now',
  async () => {
    const { pid } = await startProcess('another-program')
    writeFileSync(file(), String(pid))
    acquireLock(folder)
    expect(readFileSync(file(), 'utf8')).toBe(String(process.pid))
  },
)

test.each(['', 'not a number', '0'])('replaces a lock with the invalid content %j', (text) => {
  writeFileSync(file(), text)
  acquireLock(folder)
  expect(readFileSync(file(), 'utf8')).toBe(String(process.pid))
})

test('does not release a lock that another run has acquired in the meantime', () => {
  const release = acquireLock(folder)
  writeFileSync(file(), '999999')
  release()
  expect(readFileSync(file(), 'utf8')).toBe('999999')
})
