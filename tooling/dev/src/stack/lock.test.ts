import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeLock } from './lock.ts'
import { StartProblem } from './startProblem.ts'

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

/** A process that goes on until it is ended, with words of its own on its command line. */
const alive = async (...words: string[]): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', ...words])
  children.push(child)
  await new Promise((resolve) => child.once('spawn', resolve))
  return child
}

test('a run takes the folder and gives it back', () => {
  const release = takeLock(folder)
  expect(readFileSync(file(), 'utf8')).toBe(String(process.pid))
  release()
  expect(existsSync(file())).toBe(false)
})

test('a second start while one runs is refused in one line that says what to do', async () => {
  const { pid } = await alive('tooling/dev/src/start.ts')
  writeFileSync(file(), String(pid))
  expect(() => takeLock(folder)).toThrow(
    new StartProblem(
      `Selvedge already runs on ${folder} (process ${pid}). Stop it first, or set DATA_DIR to another folder.`,
    ),
  )
  expect(readFileSync(file(), 'utf8')).toBe(String(pid))
})

test('the lock of a run that was killed counts for nothing', async () => {
  const child = await alive('tooling/dev/src/start.ts')
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
  writeFileSync(file(), String(child.pid))
  takeLock(folder)()
  expect(existsSync(file())).toBe(false)
})

test.runIf(existsSync('/proc/self/cmdline'))(
  'a number that now belongs to another program counts for nothing',
  async () => {
    const { pid } = await alive('another-program')
    writeFileSync(file(), String(pid))
    takeLock(folder)
    expect(readFileSync(file(), 'utf8')).toBe(String(process.pid))
  },
)

test.each(['', 'not a number', '0'])('a lock that says %j counts for nothing', (text) => {
  writeFileSync(file(), text)
  takeLock(folder)
  expect(readFileSync(file(), 'utf8')).toBe(String(process.pid))
})

test('a run does not give back what another has taken since', () => {
  const release = takeLock(folder)
  writeFileSync(file(), '999999')
  release()
  expect(readFileSync(file(), 'utf8')).toBe('999999')
})
