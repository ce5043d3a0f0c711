import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clearDataFolder, prepareDataFolder } from './dataFolder.ts'
import { StartProblem } from './startProblem.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-data-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a folder that is not there yet is made, with room for logs', () => {
  const data = join(folder, 'new', 'data')
  prepareDataFolder(data)
  expect(existsSync(join(data, 'logs'))).toBe(true)
})

test('a folder that cannot be made is refused in one line that says what to do', () => {
  // Below a file: root, whom no permission stops, cannot make it either.
  writeFileSync(join(folder, 'file'), '')
  const data = join(folder, 'file', 'data')
  expect(() => prepareDataFolder(data)).toThrow(
    new StartProblem(
      `${data} cannot be written (ENOTDIR). Make it writable, or set DATA_DIR to another folder.`,
    ),
  )
})

test('starting over forgets data and secrets, and leaves what is not ours', () => {
  const data = join(folder, 'old')
  for (const name of ['postgres', 'pictures', 'letters']) mkdirSync(join(data, name), { recursive: true })
  writeFileSync(join(data, 'secrets.json'), '{}')
  clearDataFolder(data)
  expect(
    ['postgres', 'pictures', 'secrets.json', 'letters'].filter((name) => existsSync(join(data, name))),
  ).toEqual(['letters'])
})
