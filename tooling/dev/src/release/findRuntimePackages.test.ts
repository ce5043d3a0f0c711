import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findRuntimePackages } from './findRuntimePackages.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-runtime-'))
  mkdirSync(join(folder, 'dist'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const find = (files = 'dist/*.js') =>
  findRuntimePackages(folder, files, ['needed', '@scope/needed', 'bundled'])

test.each([
  ['an import', `import { createPool } from 'needed'\ncreatePool()`],
  ['an import of a part', `import 'needed/part'`],
  ['a dynamic import', `export const load = () => import('needed')`],
  ['a call of require', `export const load = () => require('needed')`],
])('finds a package that a built file loads with %s', async (_name, code) => {
  writeFileSync(join(folder, 'dist/server.js'), code)
  expect(await find()).toEqual({ imported: ['needed'], read: [] })
})

test('finds a package of which a built file reads a file', async () => {
  writeFileSync(
    join(folder, 'dist/server.js'),
    `import { createRequire } from 'node:module'\nexport const file = createRequire(import.meta.url).resolve('@scope/needed/styles.css')`,
  )
  expect(await find()).toEqual({ imported: [], read: ['@scope/needed'] })
})

test('leaves out a package that only a comment or a text names', async () => {
  writeFileSync(
    join(folder, 'dist/server.js'),
    `// import { Hono } from 'bundled'\nexport const text = "import x from 'bundled'"`,
  )
  expect(await find()).toEqual({ imported: [], read: [] })
})

test('finds the packages of files that another built file loads', async () => {
  writeFileSync(join(folder, 'dist/server.js'), `export const page = () => import('./chunk.js')`)
  writeFileSync(join(folder, 'dist/chunk.js'), `import '@scope/needed'`)
  expect((await find('dist/server.js')).imported).toEqual(['@scope/needed'])
})
