import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually, runPlatformAdmin } from '@selvedge/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aVisitorOfOtherShop, otherShop } from './otherShop.ts'

const slug = 'quince-orchard-night-pond-printed-fabric'
const admin = async (...command: readonly string[]): Promise<void> => {
  const { code, error } = await runPlatformAdmin(otherShop.platformDatabase, ...command)
  if (code !== 0) throw new Error(error)
}

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'changes-'))
})
afterAll(async () => {
  // The other tests of this shop need the product.
  await admin('publish', slug)
  await rm(folder, { recursive: true })
})

/** Opens a page as a visitor who comes for the first time, because stored pages are for those. */
const open = (path: string) => aVisitorOfOtherShop().open(path)
type Page = Awaited<ReturnType<typeof open>>
/** Opens a page until it is as expected, and returns whether it became so. */
const becomes = async (path: string, isExpected: (page: Page) => boolean): Promise<boolean> =>
  isExpected(await eventually(() => open(path), isExpected))
const isStored = ({ headers }: Page): boolean => headers.get('server-timing') === 'page;desc=stored'

test('hides an unpublished product from its stored page and its category within seconds, and shows it again', async () => {
  const path = `/product/${slug}`
  expect(await becomes(path, isStored)).toBe(true)
  expect(await becomes('/category/fabric', isStored)).toBe(true)
  await admin('unpublish', slug)
  expect(await becomes(path, ({ status }) => status === 404)).toBe(true)
  expect(await becomes('/category/fabric', ({ body }) => !body.includes(path))).toBe(true)
  await admin('publish', slug)
  expect(await becomes(path, ({ status }) => status === 200)).toBe(true)
})

test('shows a new collection within seconds, although its page was requested before', async () => {
  const path = '/collection/another-season'
  expect((await open(path)).status).toBe(404)
  const file = join(folder, 'collection.json')
  await writeFile(file, JSON.stringify({ title: 'Another season', order: 99, products: [slug] }))
  await admin('save-content', 'collections', 'another-season', file)
  expect(await becomes(path, ({ status, body }) => status === 200 && body.includes('Another season'))).toBe(
    true,
  )
})
