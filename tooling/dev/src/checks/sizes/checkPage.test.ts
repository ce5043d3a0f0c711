import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkPage } from './checkPage.ts'

let client: string
beforeAll(() => {
  client = mkdtempSync(join(tmpdir(), 'selvedge-pages-'))
  mkdirSync(join(client, 'assets'))
  // What is random cannot be compressed: hexadecimal digits to about half of what they are.
  const write = (name: string, bytes: number): void =>
    writeFileSync(join(client, 'assets', name), `/*${randomBytes(bytes).toString('hex')}*/`)
  for (const name of ['entry.js', 'frame.js', 'root.js', 'cart.js', 'later.js']) write(name, 1_000)
  write('root.css', 1_000)
  write('cart.css', 1_000)
  const manifest = {
    entry: { module: '/assets/entry.js', imports: ['/assets/frame.js'] },
    routes: {
      root: { module: '/assets/root.js', imports: ['/assets/frame.js'], css: ['/assets/root.css'] },
      'routes/cart': { module: '/assets/cart.js', imports: ['/assets/frame.js'], css: ['/assets/cart.css'] },
    },
  }
  writeFileSync(
    join(client, 'assets', 'manifest-0a1b.js'),
    `window.__remixManifest=${JSON.stringify(manifest)};`,
  )
})
afterAll(() => rmSync(client, { recursive: true, force: true }))

const budget = { page: 'cart', route: 'cart', scripts: 4_500, styles: 2_500 }

test('a page is the start, the frame and its own files, each counted once; what comes later is not counted', () => {
  expect(checkPage(budget, client)).toMatchObject({ passed: 1, failed: 0 })
  expect(checkPage({ ...budget, scripts: 3_900 }, client)).toMatchObject({ passed: 0, failed: 1 })
})

test('styles have a budget of their own; a page over one says what to do', () =>
  expect(checkPage({ ...budget, styles: 1_900 }, client)).toMatchObject({
    failed: 1,
    note: expect.stringMatching(/^cart page: scripts 4\.\d of 4\.5 kB, styles 2\.\d of 1\.9 kB$/),
    details: expect.stringContaining('load a part of it later'),
  }))

test('a route that is not built fails, and so does a shop that is not', () => {
  expect(checkPage({ ...budget, route: 'gone' }, client)).toMatchObject({
    failed: 1,
    note: 'the cart page could not be weighed',
  })
  expect(checkPage(budget, join(client, 'assets'))).toMatchObject({ failed: 1 })
})
