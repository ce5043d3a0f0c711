import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clearDataFolder, prepareDataFolder } from './dataFolder.ts'
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

test('reports what to do in one line when the folder cannot be created', () => {
  // A path below a file also fails for root, which ignores permissions.
  writeFileSync(join(folder, 'file'), '')
  const data = join(folder, 'file', 'data')
  expect(() => prepareDataFolder(data)).toThrow(
    new StartupError(
      `${data} cannot be written (ENOTDIR). Make it writable, or set DATA_DIR to another folder.`,
    ),
  )
})

test('clears data and secrets, and keeps unrelated folders', () => {
  const data = join(folder, 'old')
  for (const name of ['postgres', 'pictures', 'letters']) mkdirSync(join(data, name), { recursive: true })
  writeFileSync(join(data, 'secrets.json'), '{}')
  clearDataFolder(data)
  expect(
    ['postgres', 'pictures', 'secrets.json', 'letters'].filter((name) => existsSync(join(data, name))),
  ).toEqual(['letters'])
})
