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
  // Random hexadecimal digits compress to about half: a file of about 1 kB, and 0.3 kB of headers.
  const write = (name: string, code = ''): void =>
    writeFileSync(join(client, 'assets', name), `${code}/*${randomBytes(1_000).toString('hex')}*/`)
  write('entry.js', "import './frame.js'\n")
  write('frame.js', "import('./later-0a1b2c3d.js')\nimport('./ToastRegion-0a1b2c3d.js')\n")
  write('root.js', "import './frame.js'\n")
  write('cart.js', "import './shared.js'\n")
  write('shared.js')
  write('later-0a1b2c3d.js', "import './frame.js'\n")
  write('ToastRegion-0a1b2c3d.js')
  write('root.css')
  write('cart.css')
  const manifest = {
    entry: { module: '/assets/entry.js', imports: ['/assets/frame.js'] },
    routes: {
      root: { module: '/assets/root.js', imports: ['/assets/frame.js'], css: ['/assets/root.css'] },
      'routes/cart': {
        module: '/assets/cart.js',
        imports: ['/assets/shared.js'],
        css: ['/assets/cart.css'],
      },
    },
  }
  writeFileSync(
    join(client, 'assets', 'manifest-0a1b.js'),
    `window.__remixManifest=${JSON.stringify(manifest)};`,
  )
})
afterAll(() => rmSync(client, { recursive: true, force: true }))

const passedOnce = { check: { passed: 1, failed: 0 } }
const failedOnce = { check: { passed: 0, failed: 1 } }

// Six scripts: entry, frame, root, cart, shared and later.
const budget = { page: 'cart', route: 'cart', scripts: 8_400, styles: 2_900 }

test('counts each file once, includes files that load after hydration, and excludes files that load on demand', async () => {
  expect(await checkPage(budget, client)).toMatchObject({ counts: passedOnce })
  expect(await checkPage({ ...budget, scripts: 7_400 }, client)).toMatchObject({ counts: failedOnce })
})

test('fails with the sizes and a hint when styles exceed their budget', async () =>
  expect(await checkPage({ ...budget, styles: 2_300 }, client)).toMatchObject({
    counts: failedOnce,
    note: expect.stringMatching(/^cart page: scripts [78]\.\d of 8\.4 kB, styles 2\.\d of 2\.3 kB$/),
    details: expect.stringContaining('remove something from it'),
  }))

test('fails when the route or the whole shop is not built', async () => {
  expect(await checkPage({ ...budget, route: 'gone' }, client)).toMatchObject({
    counts: failedOnce,
    note: 'the cart page could not be weighed',
  })
  expect(await checkPage(budget, join(client, 'assets'))).toMatchObject({ counts: failedOnce })
})
