import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clearDataFolder, prepareDataFolder } from './dataFolder.ts'
import { root } from './settings.ts'
import { StartupError } from './startupError.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-data-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('creates the data folder and its folder for logs', () => {
  const data = join(folder, 'new', 'data')
  prepareDataFolder(data)
  expect(existsSync(join(data, 'logs'))).toBe(true)
})

test('throws a one-line error with instructions when the folder cannot be created', () => {
  // A path below a file also fails for root, which ignores permissions.
  writeFileSync(join(folder, 'file'), '')
  const data = join(folder, 'file', 'data')
  expect(() => prepareDataFolder(data)).toThrow(
    new StartupError(`DATA_DIR: the folder ${data} cannot be created (ENOTDIR). Choose another one.`),
  )
})

test('throws a one-line error that names DATA_DIR when the folder cannot be written', () => {
  // A file in the place of a folder also fails for root.
  mkdirSync(join(folder, 'taken', '.writable'), { recursive: true })
  const data = join(folder, 'taken')
  expect(() => prepareDataFolder(data)).toThrow(
    new StartupError(
      `DATA_DIR: the folder ${data} cannot be written (EISDIR). Make it writable, or choose another one.`,
    ),
  )
})

test('prints one line and exits when the data folder is in /proc', () => {
  // In a process of its own, which can be ended when it never returns.
  const start = spawnSync(process.execPath, [join(root, 'tooling', 'dev', 'src', 'start.ts')], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: '/proc/selvedge/data' },
    timeout: 30_000,
    killSignal: 'SIGKILL',
  })
  expect(start.status).toBe(1)
  // The error code differs on a system without /proc.
  expect(start.stderr).toMatch(
    /^DATA_DIR: the folder \/proc\/selvedge\/data cannot be created \(E[A-Z]+\)\. Choose another one\.\n$/,
  )
})

test('deletes data and secrets, and keeps unrelated folders', () => {
  const data = join(folder, 'old')
  for (const name of ['postgres', 'pictures', 'letters']) mkdirSync(join(data, name), { recursive: true })
  writeFileSync(join(data, 'secrets.json'), '{}')
  clearDataFolder(data)
  expect(
    ['postgres', 'pictures', 'secrets.json', 'letters'].filter((name) => existsSync(join(data, name))),
  ).toEqual(['letters'])
})
