import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { allowTraversal, findInaccessibleAncestor } from './folderAccess.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-access-'))
  mkdirSync(join(folder, 'data'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('finds the parent folder that other users cannot traverse', () => {
  // mkdtemp creates folders with mode 700.
  expect(findInaccessibleAncestor(join(folder, 'data', 'postgres'))).toBe(folder)
  chmodSync(folder, 0o755)
  expect(findInaccessibleAncestor(join(folder, 'data', 'postgres'))).toBeUndefined()
})

test('allows other users to traverse a folder without reading it', () => {
  allowTraversal(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o711)
  chmodSync(folder, 0o755)
  allowTraversal(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o755)
})
