import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closedFolderAbove, letThrough } from './reach.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-reach-'))
  mkdirSync(join(folder, 'data'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the folder that lets nobody through is named, and no other', () => {
  // mkdtemp makes folders that are closed to others.
  expect(closedFolderAbove(join(folder, 'data', 'postgres'))).toBe(folder)
  chmodSync(folder, 0o755)
  expect(closedFolderAbove(join(folder, 'data', 'postgres'))).toBeUndefined()
})

test('others are let through a folder without being let in', () => {
  letThrough(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o711)
  chmodSync(folder, 0o755)
  letThrough(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o755)
})
