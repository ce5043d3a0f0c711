import { assignVariant } from '@selvedge/analytics/experiments'
import { logIn, marianne, type Page, query, runIdentityAdmin, type Visitor } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, createCustomer, givenOrder, shop } from '../../shop.ts'

const COOKIE = '__Host-selvedge_visitor'
const hero = {
  key: 'hero',
  variants: [
    { name: 'plain', weight: 50 },
    { name: 'bold', weight: 50 },
  ],
}

/** The variant that the HTML of a front page shows: the bold one has a second link to the swatches. */
const shownVariant = (home: Page): string =>
  home.all('link', 'Start a sampler', home.main).length === 2 ? 'bold' : 'plain'

/** The visitor's id in the signed cookie. */
const idOf = async (visitor: Visitor): Promise<string> => {
  const [value = ''] = decodeURIComponent((await visitor.cookie(COOKIE)) ?? '').split('.')
  return JSON.parse(Buffer.from(value, 'base64').toString())
}

const exposures = (experiment = 'hero') =>
  query<{ variant: string; experiment_visitor: string }>(
    shop,
    'identity',
    'select variant, experiment_visitor from experiment_exposure where experiment = $1',
    [experiment],
  )
const report = (visitor: Visitor, fields: Readonly<Record<string, string>>) =>
  visitor.post('/data-layer', fields)

test('shows each visitor the assigned variant of an experiment in the first response of the first visit', async () => {
  const seen = new Set<string>()
  for (let visit = 0; visit < 24 && seen.size < 2; visit += 1) {
    const visitor = aVisitor()
    const home = await visitor.open('/')
    expect(shownVariant(home)).toBe(assignVariant(hero, await idOf(visitor)))
    seen.add(shownVariant(home))
  }
  expect(seen).toEqual(new Set(['plain', 'bold']))
})

test('sets a host-only cookie with a random id for a year in the first response, and never replaces the cookie', async () => {
  const visitor = aVisitor()
  const first = await visitor.open('/category/wallpaper')
  const [cookie, ...others] = first.headers.getSetCookie().filter((header) => header.startsWith(COOKIE))
  expect(others).toEqual([])
  expect(cookie).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(await idOf(visitor)).toMatch(/^[0-9a-f-]{36}$/)
  expect((await visitor.open('/')).headers.getSetCookie().join()).not.toContain(COOKIE)
})

test('shows a visitor the same variant before and after login and logout', async () => {
  const visitor = aVisitor()
  const before = shownVariant(await visitor.open('/'))
  await logIn(visitor, await createCustomer('customer'))
  expect(shownVariant(await visitor.open('/'))).toBe(before)
  await (await visitor.open('/account/logout')).press('Log out')
  expect(shownVariant(await visitor.open('/'))).toBe(before)
})

test('shows a forced variant in a preview, which reports no event and has the same canonical address as the page', async () => {
  const visitor = aVisitor()
  const usual = await visitor.open('/')
  expect(usual.body).toContain('Split_Testing')
  for (const variant of ['plain', 'bold']) {
    const preview = await visitor.open(`/?experiment=hero:${variant}`)
    expect(shownVariant(preview)).toBe(variant)
    expect(preview.body).not.toContain('Split_Testing')
    expect(preview.document.querySelector('link[rel=canonical]')?.getAttribute('href')).not.toContain(
      'experiment',
    )
  }
  expect(shownVariant(await visitor.open('/'))).toBe(shownVariant(usual))
})

test.each(['hero:loud', 'other:bold', 'hero', '<script>', '%00'])(
  'shows the visitor’s own variant when ?experiment=%s names no variant',
  async (forced) => {
    const visitor = aVisitor()
    const own = shownVariant(await visitor.open('/'))
    const page = await visitor.open(`/?experiment=${encodeURIComponent(forced)}`)
    expect([page.status, shownVariant(page)]).toEqual([200, own])
  },
)

test('records a single exposure, with the variant that the visitor saw, when the page reports the exposure twice', async () => {
  const visitor = aVisitor()
  const variant = shownVariant(await visitor.open('/'))
  const before = await exposures()
  // The variant of the report, if there is one, does not count.
  for (const fields of [{ experiment: 'hero' }, { experiment: 'hero', variant: 'loud' }])
    expect((await report(visitor, fields)).status).toBe(204)
  const known = before.map((row) => row.experiment_visitor)
  const added = (await exposures()).filter((row) => !known.includes(row.experiment_visitor))
  expect(added.map((row) => row.variant)).toEqual([variant])
})

test.each(['unknown', '__proto__'])('records nothing for the experiment %j', async (experiment) => {
  const visitor = aVisitor()
  await visitor.open('/')
  expect((await report(visitor, { experiment })).status).toBe(204)
  expect(await exposures(experiment)).toEqual([])
})

test('links an order to the exposures of its visitor until the visitor withdraws consent', async () => {
  const visitor = aVisitor()
  await visitor.open('/')
  await report(visitor, { experiment: 'hero' })
  const order = await givenOrder({ visitor, address: marianne })
  const digests = () =>
    query<{ experiment_visitor: string | null }>(
      shop,
      'identity',
      'select experiment_visitor from order_attempt where order_number = $1',
      [order.number],
    )
  const [attempt] = await digests()
  expect((await exposures()).map((row) => row.experiment_visitor)).toContain(attempt?.experiment_visitor)
  expect((await report(visitor, { experiment: '' })).status).toBe(204)
  expect(await digests()).toEqual([{ experiment_visitor: null }])
  expect((await exposures()).map((row) => row.experiment_visitor)).not.toContain(attempt?.experiment_visitor)
})

test('stores no experiment data with the order of a visitor who was not asked for consent or refused it', async () => {
  const visitor = aVisitor()
  await visitor.open('/')
  const order = await givenOrder({ visitor, address: marianne })
  const rows = await query(
    shop,
    'identity',
    'select experiment_visitor from order_attempt where order_number = $1',
    [order.number],
  )
  expect(rows).toEqual([{ experiment_visitor: null }])
})

test('compares the variants of an experiment in the report of the admin command', async () => {
  const { out, code } = await runIdentityAdmin(shop.identityDatabase, 'experiments', 'report', 'hero')
  expect(code).toBe(0)
  expect(out).toContain('against plain:')
})
