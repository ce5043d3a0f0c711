import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSecrets } from './secrets.ts'
import { StartupError } from './startupError.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('creates secrets on the first start and reads them on the next', () => {
  const first = readSecrets(folder)
  expect(new Set(Object.values(first)).size).toBe(3)
  expect(readSecrets(folder)).toEqual(first)
})

test('creates different secrets for two folders', () => {
  const other = mkdtempSync(join(tmpdir(), 'selvedge-secrets-'))
  expect(readSecrets(other)).not.toEqual(readSecrets(folder))
  rmSync(other, { recursive: true })
})

test.skipIf(process.platform === 'win32')('writes a file that only its owner can read', () => {
  readSecrets(folder)
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
})

test.each(['', '{"database":"a","ses', '{"database":1}', 'null'])(
  'rejects damaged secrets (%j) with one line and keeps the file',
  (text) => {
    writeFileSync(join(folder, 'secrets.json'), text)
    expect(() => readSecrets(folder)).toThrow(StartupError)
    expect(() => readSecrets(folder)).toThrow('npm start -- --fresh')
    expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).toBe(text)
  },
)
