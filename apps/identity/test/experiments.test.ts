import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assignVariant } from '@selvedge/analytics/experiments'
import { runIdentityAdmin } from '@selvedge/dev'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { experimentsCommand } from '../src/experiments/experimentsCommand.ts'
import { aPage, type Page } from './harness/browser.ts'
import { aShopper, place } from './harness/orders.ts'
import { newCustomer, password } from './harness/people.ts'
import { rowsOf } from './harness/shop.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'

const LARKHOUSE = 'http://larkhouse.test'

let identity: TestIdentity
let second: TestIdentity
let pool: pg.Pool
beforeAll(async () => {
  const environment = { SITE_URLS: `larkhouse=${LARKHOUSE}` }
  identity = await startIdentity({ environment })
  pool = new pg.Pool({ connectionString: identity.databaseUrl })
  second = await startIdentity({ environment, database: identity.database })
})
afterAll(() => Promise.all([identity.stop(), second.stop(), pool.end()]))

type Printed = { readonly code: 0 | 1; readonly out: string; readonly error: string }

/** Runs the admin command in this process; returns what it prints. */
const admin = async (
  positionals: readonly string[],
  values: { readonly json?: boolean } = {},
): Promise<Printed> => {
  const prepared = experimentsCommand.prepare({ positionals, values })
  if (typeof prepared === 'string') return { code: 1, out: '', error: prepared }
  const outcome = await prepared({ database: drizzle(pool) })
  return outcome.ok
    ? { code: 0, out: outcome.message, error: '' }
    : { code: 1, out: '', error: outcome.reason }
}

/** Writes the file of an experiment, and saves it. */
const save = async (experiment: object) => {
  const path = join(tmpdir(), `${randomUUID()}.json`)
  await writeFile(path, JSON.stringify(experiment))
  try {
    return await admin(['save', path])
  } finally {
    await rm(path)
  }
}
const variants = [
  { name: 'narrow', weight: 1 },
  { name: 'wide', weight: 1 },
]

const treatmentsFor = async (url: string, visitor: string, origin?: string) =>
  (
    await aPage(url, origin).call('/api/experiments/treatments', {
      headers: { 'x-experiment-visitor': visitor },
    })
  ).body.treatments
const record = ({ url }: TestIdentity, visitor: string, body: object) =>
  aPage(url).call('/api/experiments/exposures', {
    method: 'POST',
    body,
    headers: { 'x-experiment-visitor': visitor },
  })
const rowsAbout = (experiment: string) =>
  rowsOf<{ experiment_visitor: string; variant: string }>(
    identity.databaseUrl,
    'select experiment_visitor, variant from experiment_exposure where experiment = $1',
    [experiment],
  )
const reportOf = async (key: string) => JSON.parse((await admin(['report', key], { json: true })).out)

/** Sees the front page as a visitor with a session who consented; returns their variant. */
const seeHero = async (page: Page): Promise<string> => {
  const { hero } = (await page.get('/api/experiments/treatments')).body.treatments
  await page.post('/api/experiments/exposures', { experiment: 'hero', variant: hero })
  return hero
}

test('runs the experiment “hero” by default', async () => {
  expect((await runIdentityAdmin(identity.databaseUrl, 'experiments', 'list')).out).toMatch(
    /^hero {2}runs {2}\S+ – open {2}plain:50 bold:50/m,
  )
  const [hero] = (await aPage(identity.url).get('/api/experiments')).body.experiments
  expect(hero).toMatchObject({ key: 'hero', variants: [{ name: 'plain' }, { name: 'bold' }] })
})

test('assigns a visitor without a token the same variants on two processes', async () => {
  const [hero] = (await aPage(identity.url).get('/api/experiments')).body.experiments
  const visitors = Array.from({ length: 20 }, () => randomUUID())
  const [first, other] = await Promise.all(
    [identity, second].map(({ url }) => Promise.all(visitors.map((visitor) => treatmentsFor(url, visitor)))),
  )
  expect(first).toEqual(other)
  expect(first?.map((treatments) => treatments.hero)).toEqual(
    visitors.map((visitor) => assignVariant(hero, visitor)),
  )
  expect(new Set(first?.map((treatments) => treatments.hero))).toEqual(new Set(['plain', 'bold']))
})

test('assigns variants only to visitors in the audience of an experiment', async () => {
  await save({ key: 'british', variants, audience: { locales: ['en-GB'], currencies: ['GBP'] } })
  await save({ key: 'customers', variants, audience: { isSignedIn: true } })
  await save({ key: 'trade-only', variants, audience: { groups: ['trade'] } })
  await save({ key: 'other-site', variants, audience: { sites: ['larkhouse'] } })
  const page = aPage(identity.url)
  const keys = async () => Object.keys((await page.get('/api/experiments/treatments')).body.treatments).sort()
  expect(await keys()).toEqual(['hero'])
  await page.post('/api/selvedge/user-preferences', { currency: 'GBP', locale: 'en-GB' })
  expect(await keys()).toEqual(['british', 'hero'])
  const { email } = await newCustomer('trade')
  await page.post('/api/selvedge/login', { email, password })
  expect(await keys()).toEqual(['british', 'customers', 'hero', 'trade-only'])
  const otherSite = Object.keys(await treatmentsFor(identity.url, randomUUID(), LARKHOUSE))
  expect(otherSite.sort()).toEqual(['hero', 'other-site'])
})

test('saves, changes and stops an experiment, and explains why a change is refused', async () => {
  expect(await save({ key: 'rail', variants })).toMatchObject({ code: 0 })
  expect(Object.keys(await treatmentsFor(identity.url, randomUUID()))).toContain('rail')
  const other = { key: 'rail', variants: [...variants, { name: 'tall', weight: 1 }] }
  expect((await save(other)).error).toContain(
    'The experiment rail has started: "variants" can no longer change',
  )
  expect(await save({ key: 'rail', variants, stopsAt: '2999-01-01T00:00:00Z' })).toMatchObject({ code: 0 })
  expect(await admin(['stop', 'rail'])).toMatchObject({ code: 0 })
  expect(Object.keys(await treatmentsFor(identity.url, randomUUID()))).not.toContain('rail')
  expect((await admin(['stop', 'rail'])).error).toContain('The experiment rail has stopped before.')
  expect((await save({ key: 'rail', variants })).error).toContain('Give the next one another key')
  expect((await save({ key: 'rail2', variants: [] })).error).toContain(
    'variants: an experiment has at least two',
  )
  expect((await admin(['save', '/missing.json'])).error).toContain('The file /missing.json cannot be read.')
  expect((await admin(['report', 'unknown'])).error).toContain('There is no experiment unknown.')
  expect((await admin(['frobnicate', 'x'])).error).toContain('Give one of: list, save FILE.json')
})

test('refuses an experiment for an unknown site, and names the sites of the project', async () => {
  await aPage(identity.url).get('/api/selvedge/who-am-i')
  const mistyped = { key: 'mistyped', variants, audience: { sites: ['larkhouse', 'selvage'] } }
  expect(await save(mistyped)).toEqual({
    code: 1,
    out: '',
    error: expect.stringContaining(
      "audience.sites: there is no site 'selvage'. There are: larkhouse, selvedge.",
    ),
  })
  expect((await admin(['list'])).out).not.toContain('mistyped')
})

test('when two experiments that share visitors are saved at the same time, saves only one of them', async () => {
  const experiment = (key: string) => ({ key, variants, exclusionGroup: { name: 'page', from: 0, to: 60 } })
  const results = await Promise.all([save(experiment('page-a')), save(experiment('page-b'))])
  expect(results.map(({ code }) => code).sort()).toEqual([0, 1])
  expect(results.map(({ error }) => error).join()).toContain('uses a part of these visitors at the same time')
})

test('records an exposure once, under a digest of the visitor’s id, and deletes it on request', async () => {
  await save({ key: 'recorded', variants })
  const visitor = randomUUID()
  const { recorded } = await treatmentsFor(identity.url, visitor)
  const exposure = { experiment: 'recorded', variant: recorded }
  expect((await record(identity, visitor, exposure)).status).toBe(202)
  expect((await record(second, visitor, exposure)).status).toBe(202)
  const rows = await rowsAbout('recorded')
  expect(rows).toEqual([{ experiment_visitor: expect.any(String), variant: recorded }])
  expect(rows[0]?.experiment_visitor).not.toContain(visitor)
  const forgotten = await aPage(identity.url).call('/api/experiments/exposures', {
    method: 'DELETE',
    headers: { 'x-experiment-visitor': visitor },
  })
  expect(forgotten).toMatchObject({ status: 200, body: { ok: true } })
  expect(await rowsAbout('recorded')).toEqual([])
})

test.each([
  [
    'a variant that is not the visitor’s',
    (own: string) => (own === 'plain' ? 'bold' : 'plain'),
    'hero',
    'variant',
  ],
  ['an experiment that does not run', (own: string) => own, 'unknown', 'experiment'],
])('refuses the exposure of %s', async (_, variantOf, experiment, field) => {
  const visitor = randomUUID()
  const { hero } = await treatmentsFor(identity.url, visitor)
  const refused = await record(identity, visitor, { experiment, variant: variantOf(hero) })
  expect(refused).toMatchObject({ status: 422, body: { kind: 'invalid', field } })
})

test('refuses the exposure of a visitor without an id or a session', async () => {
  const refused = await record(identity, 'no-uuid', { experiment: 'hero', variant: 'bold' })
  expect(refused).toMatchObject({ status: 422, body: { field: 'X-Experiment-Visitor' } })
})

test('reports only visitors who consented, and only the purchases of these visitors', async () => {
  const before = await reportOf('hero')
  const buyer = await aShopper(identity.url)
  const variant = await seeHero(buyer.page)
  await place(buyer)
  await seeHero(aPage(identity.url))
  await place(await aShopper(identity.url))

  const after = await reportOf('hero')
  const count = (report: typeof after, what: 'visitors' | 'buyers') =>
    report.variants.reduce((sum: number, one: Record<string, number>) => sum + (one[what] ?? 0), 0)
  expect(count(after, 'visitors') - count(before, 'visitors')).toBe(2)
  expect(count(after, 'buyers') - count(before, 'buyers')).toBe(1)
  const own = after.variants.find(({ name }: { name: string }) => name === variant)
  expect(own.revenue.USD?.value * own.visitors || buyer.total).toBeCloseTo(buyer.total, 6)
  const { out } = await admin(['report', 'hero'])
  expect(out).toContain('Sample ratio: as the weights')
  expect(out).toContain('against plain:')
})

test('removes the visitor’s hashed ID from their orders when the exposures are deleted', async () => {
  const shopper = await aShopper(identity.url)
  await seeHero(shopper.page)
  await place(shopper)
  const digests = () =>
    rowsOf(
      identity.databaseUrl,
      'select 1 from order_attempt where cart_id = $1 and experiment_visitor is not null',
      [shopper.cart.id],
    )
  expect(await digests()).toHaveLength(1)
  await shopper.page.call('/api/experiments/exposures', { method: 'DELETE' })
  expect(await digests()).toEqual([])
})

test('finds a known effect in the database rows of a simulated month', async () => {
  await save({ key: 'month', variants })
  // 4 % of one variant and 6 % of the other buy something for 40 to 79 dollars.
  await rowsOf(
    identity.databaseUrl,
    `with visitor as (
       insert into experiment_exposure (experiment, experiment_visitor, variant, seen_at)
       select 'month', 'month-' || n, case n % 2 when 0 then 'narrow' else 'wide' end, now()
       from generate_series(1, 20000) n returning experiment_visitor as id, variant
     ), buyer as (
       select id, substr(id, 7)::int / 2 as n from visitor
       where substr(id, 7)::int / 2 % 50 < case variant when 'narrow' then 2 else 3 end
     )
     insert into order_attempt (id, cart_id, owner, idempotency_key, fingerprint, order_number, expected_cents,
       currency, state, experiment_visitor)
     select gen_random_uuid(), id, 'anonymous:' || id, id, id, id, 4000 + n % 4000, 'USD', 'placed', id from buyer`,
    [],
  )
  const { sampleRatio, variants: found } = await reportOf('month')
  expect(sampleRatio.isMismatch).toBe(false)
  expect(found).toMatchObject([
    { name: 'narrow', visitors: 10_000, buyers: 400 },
    {
      name: 'wide',
      visitors: 10_000,
      buyers: 600,
      against: { conversion: { found: 'higher' }, revenue: { USD: { found: 'higher' } } },
    },
  ])
})
