import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkSize } from './checkSize.ts'

let packages: string
beforeAll(() => {
  packages = mkdtempSync(join(tmpdir(), 'selvedge-sizes-'))
  const write = (file: string, text: string): void => {
    mkdirSync(join(packages, 'kit', file, '..'), { recursive: true })
    writeFileSync(join(packages, 'kit', file), text)
  }
  write('package.json', JSON.stringify({ peerDependencies: { react: '*' } }))
  write('node_modules/react/index.js', `export const react = '${randomBytes(4_000).toString('hex')}'`)
  write('node_modules/heavy/index.js', `export const heavy = '${randomBytes(4_000).toString('hex')}'`)
  write('node_modules/heavy/package.json', JSON.stringify({ sideEffects: false, main: 'index.js' }))
  write('dist/style.css', `.a { content: '${randomBytes(4_000).toString('hex')}' }`)
  write(
    'dist/index.js',
    "import './style.css'\nexport { react } from 'react/index.js'\nexport { heavy } from 'heavy'\nexport const light = 1",
  )
})
afterAll(() => rmSync(packages, { recursive: true, force: true }))

const passedOnce = { check: { passed: 1, failed: 0 } }
const failedOnce = { check: { passed: 0, failed: 1 } }

const budget = { what: 'kit', from: 'kit', entry: 'index.js', bytes: 3_000 }

test('includes dependencies in the size of a package, and fails with a hint when the size exceeds the budget', async () => {
  expect(await checkSize(budget, packages)).toMatchObject({
    counts: failedOnce,
    note: expect.stringMatching(/^kit 4\.\d\d of 3\.00 kB$/),
    details: expect.stringContaining('@selvedge/kit'),
  })
  expect(await checkSize({ ...budget, bytes: 5_000 }, packages)).toMatchObject({ counts: passedOnce })
})

test('excludes peer dependencies, styles and unused exports', async () => {
  expect(await checkSize({ ...budget, name: 'light', bytes: 100 }, packages)).toMatchObject({
    counts: passedOnce,
  })
})

test('measures a stylesheet', async () => {
  expect(await checkSize({ ...budget, entry: 'style.css' }, packages)).toMatchObject({
    counts: failedOnce,
    note: expect.stringMatching(/^kit 4\.\d\d of 3\.00 kB$/),
  })
})

test('fails when the package is not built', async () => {
  expect(await checkSize({ ...budget, entry: 'missing.js' }, packages)).toMatchObject({
    counts: failedOnce,
    note: 'kit could not be weighed',
  })
})
