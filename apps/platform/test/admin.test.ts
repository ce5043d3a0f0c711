import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAdmin } from '../src/admin/runAdmin.ts'
import { startPlatform } from '../src/platform.ts'
import { createClient } from './client.ts'
import { freshDatabase } from './freshDatabase.ts'
import { settingsFor } from './settingsFor.ts'

const main = fileURLToPath(new URL('../dist/admin.js', import.meta.url))

type Output = { readonly code: number; readonly out: string; readonly error: string }

const adminOn =
  (url: string | undefined) =>
  async (...args: readonly string[]): Promise<Output> => {
    const output = { out: '', error: '' }
    const code = await runAdmin(args, url === undefined ? {} : { DATABASE_URL: url }, {
      out: (line) => {
        output.out += `${line}\n`
      },
      error: (line) => {
        output.error += `${line}\n`
      },
    })
    return { code, ...output }
  }

const silent = { info: () => undefined, warn: () => undefined, error: console.error }
const slug = 'quince-orchard-night-pond-printed-fabric'
const sku = `${slug}-qc-yard`

const withUnpublished = (databaseUrl: string) => {
  const settings = settingsFor(databaseUrl)
  return { ...settings, scopes: `${settings.scopes} view_products:selvedge` }
}

describe('the admin command', { timeout: 120_000 }, () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let platform: Awaited<ReturnType<typeof startPlatform>>
  let admin: ReturnType<typeof adminOn>
  let shop: ReturnType<typeof createClient>
  let seeded: Output

  beforeAll(async () => {
    database = await freshDatabase()
    admin = adminOn(database.url)
    seeded = await admin('seed', '--products', '400')
    platform = await startPlatform(withUnpublished(database.url), silent)
    shop = createClient(async (path, init) => platform.app.fetch(new Request(`http://platform${path}`, init)))
  }, 120_000)

  afterAll(async () => {
    await platform?.close()
    await database?.drop()
  })

  const total = async (token: string, more = ''): Promise<number> => {
    const { body } = await shop.graphql(token, `{ productProjectionSearch(limit: 0 ${more}) { total } }`)
    return body.data.productProjectionSearch.total
  }
  const stock = async (of: string): Promise<unknown> => {
    const query = `query ($sku: String!) { product(sku: $sku) { masterData { current { variant(sku: $sku) {
      availability { noChannel { availableQuantity } channels { total results { channel { key name(locale: "en") }
      channelRef { typeId } availability { availableQuantity isOnStock } } } } } } } } }`
    const { body } = await shop.graphql(await shop.anonymous(), query, { sku: of })
    return body.data.product.masterData.current.variant.availability
  }

  it('seeds an empty database with the requested number of products, and refuses to seed it again', async () => {
    expect([seeded.code, seeded.out]).toEqual([0, expect.stringMatching(/with 400 products in/)])
    expect(await total(await shop.anonymous())).toBe(400)
    const again = await admin('seed')
    expect([again.code, again.error]).toEqual([1, expect.stringMatching(/already seeded.*empty one/)])
  })

  it('lists the admin commands, and shows the usage of each command', async () => {
    const overview = await admin('--help')
    expect(overview.code).toBe(0)
    const names = [
      ...['seed', 'add-code', 'set-stock', 'publish', 'unpublish', 'reindex', 'save-site', 'remove-site'],
      ...['save-content', 'publish-draft', 'discard-draft'],
    ]
    for (const name of names) {
      expect(overview.out).toContain(name)
      const help = await admin(name, '--help')
      expect([help.code, help.out]).toEqual([0, expect.stringContaining(`Usage: selvedge-platform ${name}`)])
    }
  })

  it('explains an invalid command line and exits with 2', async () => {
    const wrong: readonly (readonly [readonly string[], RegExp])[] = [
      [[], /./],
      [['sed'], /no command 'sed'/],
      [['seed', '--products', 'many'], /whole number from 100/],
      [['seed', '--prodcts', '300'], /prodcts/],
      [['add-code', 'SPRING'], /either --percent/],
      [['add-code', 'SPRING', '--percent', '120'], /either --percent/],
      [['add-code', 'SPRING', '--percent', '5', '--amount', '5'], /either --percent/],
      [['add-code', 'a b', '--percent', '5'], /letters, digits/],
      [['set-stock', sku, '-1'], /./],
      [['set-stock', sku, '1.5'], /whole number/],
      [['publish'], /one product/],
      [['save-site'], /one site/],
      [['save-site', 'Fen!'], /small letters/],
      [['save-site', 'fen', '--url', 'fen.example'], /begins with http/],
      [['save-site', 'fen', '--currency', 'XXX'], /one of USD/],
      [['save-site', 'fen', '--order-prefix', 'F1'], /capital letters/],
      [['save-site', 'fen', '--order', '0'], /whole number/],
      [['save-site', 'fen', '--theme', 'purple'], /selvedge or larkhouse/],
      [['save-site', 'fen', '--banner', 'maybe'], /on or off/],
      [['remove-site'], /one site/],
      [['save-content', 'homes', 'selvedge', 'x.json'], /one of home, site-config/],
      [['save-content', 'home', 'selvedge~Spring', 'x.json'], /selvedge~spring/],
      [['save-content', 'home', 'selvedge~a~b', 'x.json'], /selvedge~spring/],
      [['save-content', 'home', 'selvedge'], /one file/],
      [['publish-draft', 'Spring'], /name of one draft/],
      [['discard-draft'], /name of one draft/],
    ]
    for (const [args, reason] of wrong) {
      const output = await admin(...args)
      expect([args, output.code, output.error + output.out]).toEqual([args, 2, expect.stringMatching(reason)])
    }
    const nowhere = await adminOn(undefined)('publish', slug)
    expect([nowhere.code, nowhere.error]).toEqual([2, expect.stringContaining('DATABASE_URL')])
    const down = await adminOn('postgres://operator:secret@127.0.0.1:9/none')('publish', slug)
    expect([down.code, down.error]).toEqual([1, expect.stringContaining('Check DATABASE_URL')])
    expect(down.error).not.toContain('secret')
  })

  it('exits with 0 after a successful command, and with 1 after a failed one', async () => {
    const run = promisify(execFile)
    const env = { ...process.env, DATABASE_URL: database.url }
    const done = await run(process.execPath, [main, 'set-stock', sku, '9'], { env })
    expect(done.stdout).toBe(`${sku}: 9 on stock.\n`)
    await expect(run(process.execPath, [main, 'set-stock', 'nothing', '9'], { env })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("There is no sku 'nothing'"),
    })
  })

  it('refuses a site address that another site or the checkout already has, and names that site or the checkout', async () => {
    const shopAddresses = [
      { site: 'selvedge', origin: 'http://localhost:4000' },
      { site: 'larkhouse', origin: 'http://localhost:4010' },
      { origin: 'http://localhost:4020' },
    ]
    const started = await startPlatform({ ...settingsFor(database.url), shopAddresses }, silent)
    await started.close()
    const saveAt = (url: string, key = 'fen') =>
      admin('save-site', key, '--name', 'Fen & Co', '--order-prefix', 'FC', '--url', url)
    expect(await saveAt('http://localhost:4020/cart')).toEqual({
      code: 1,
      out: '',
      error: 'The checkout is at http://localhost:4020 already. Choose another address.\n',
    })
    for (const [site, url] of [
      ['selvedge', 'http://localhost:4000'],
      ['larkhouse', 'http://localhost:4010/'],
      // As its configuration says.
      ['larkhouse', 'http://LOCALHOST:3010'],
    ] as const)
      expect(await saveAt(url)).toMatchObject({ code: 1, error: expect.stringContaining(`'${site}' is at`) })
    const unused = await startPlatform(
      { ...settingsFor(database.url), shopAddresses: [{ site: 'removed', origin: 'http://localhost:4010' }] },
      silent,
    )
    await unused.close()
    expect(await admin('save-site', 'larkhouse', '--url', 'http://localhost:4010')).toMatchObject({ code: 0 })
    expect(await admin('save-site', 'larkhouse', '--url', 'http://localhost:3010')).toMatchObject({ code: 0 })
  })

  it('creates a site, changes some of its fields, lists it as a sibling of the other sites, and removes it', async () => {
    const sites = async () => {
      const { body } = await shop.graphql(
        await shop.service(),
        '{ customObjects(container: "site-config") { results { key value } } }',
      )
      const found: readonly { key: string; value: object }[] = body.data.customObjects.results
      return Object.fromEntries(found.map(({ key, value }) => [key, value]))
    }
    const fen = [
      'save-site',
      'fen',
      '--name',
      'Fen & Co',
      '--url',
      'https://fen.example/',
      '--order-prefix',
      'FC',
    ]
    expect(await admin('save-site', 'fen', '--name', 'Fen & Co')).toMatchObject({
      code: 1,
      error: expect.stringContaining('--order-prefix'),
    })
    expect(await admin(...fen, '--categories', 'nothing')).toMatchObject({
      code: 1,
      error: expect.stringContaining("'nothing'"),
    })
    expect(await admin(...fen.slice(0, -1), 'LH')).toMatchObject({
      code: 1,
      error: expect.stringContaining('larkhouse'),
    })
    expect(await admin(...fen, '--categories', 'bedding, dining')).toMatchObject({ code: 0, error: '' })
    expect(await admin('save-site', 'fen', '--motto', 'Flat land.')).toMatchObject({ code: 0 })
    expect(await admin('save-site', 'fen', '--seller', 'Fen & Co LLC | 1 Dyke Road')).toMatchObject({
      code: 0,
    })
    const link = { key: 'fen', name: 'Fen & Co', url: 'https://fen.example', order: 3 }
    expect(await sites()).toMatchObject({
      fen: {
        ...link,
        orderPrefix: 'FC',
        categories: ['bedding', 'dining'],
        motto: 'Flat land.',
        seller: ['Fen & Co LLC', '1 Dyke Road'],
        displayMultiBrandBanner: true,
      },
      selvedge: { siblingSites: [{ key: 'larkhouse' }, link] },
      larkhouse: { siblingSites: [{ key: 'selvedge' }, link] },
    })

    const draft = join(await mkdtemp(join(tmpdir(), 'site-')), 'draft.json')
    await writeFile(draft, '{ "motto": "Wet land." }')
    expect(await admin('save-content', 'site-config', 'fen~wet', draft)).toMatchObject({ code: 0 })
    expect(await admin('remove-site', 'fen')).toMatchObject({ code: 0, error: '' })
    const left = await sites()
    expect(Object.keys(left).sort()).toEqual(['larkhouse', 'selvedge'])
    expect(left).toMatchObject({
      selvedge: { siblingSites: [{ key: 'larkhouse' }] },
      larkhouse: { siblingSites: [{ key: 'selvedge' }] },
    })
    expect(await admin('remove-site', 'fen')).toMatchObject({
      code: 1,
      error: expect.stringContaining("There is no site 'fen'. There are: larkhouse, selvedge."),
    })
  })

  it('saves drafts of content beside the published content, and publishes or deletes a whole draft', async () => {
    const objects = async () => {
      const { body } = await shop.graphql(
        await shop.service(),
        `{ home: customObjects(container: "home") { results { key value } }
           sites: customObjects(container: "site-config") { results { key value } } }`,
      )
      return Object.fromEntries(
        [...body.data.home.results, ...body.data.sites.results].map(({ key, value }) => [key, value]),
      )
    }
    const folder = await mkdtemp(join(tmpdir(), 'content-'))
    const file = async (name: string, text: string): Promise<string> => {
      await writeFile(join(folder, name), text)
      return join(folder, name)
    }
    expect(await admin('save-content', 'home', 'moor~spring', join(folder, 'missing.json'))).toMatchObject({
      code: 1,
      error: expect.stringContaining('cannot be read'),
    })
    const unsold = await file('unsold.json', '{ "categories": ["bedding", "nothing"] }')
    expect(await admin('save-content', 'site-config', 'moor~spring', unsold)).toMatchObject({
      code: 1,
      error: expect.stringContaining("no category with the key 'nothing'"),
    })
    const list = await file('list.json', '[]')
    expect(await admin('save-content', 'home', 'moor~spring', list)).toMatchObject({
      code: 1,
      error: expect.stringContaining('one JSON object'),
    })
    const first = await file('first.json', '{ "hero": { "title": "First" } }')
    const changed = await file('changed.json', '{ "hero": { "title": "Changed" } }')
    const motto = await file('motto.json', '{ "motto": "High land." }')
    expect(await admin('save-content', 'home', 'moor', first)).toMatchObject({ code: 0 })
    expect(await admin('save-content', 'home', 'moor~spring', changed)).toMatchObject({ code: 0 })
    expect(await admin('save-content', 'home', 'moor~autumn', first)).toMatchObject({ code: 0 })
    expect(
      await admin(
        'save-site',
        'moor',
        '--name',
        'Moor',
        '--url',
        'https://moor.example',
        '--order-prefix',
        'MO',
      ),
    ).toMatchObject({ code: 0 })
    expect(await admin('save-content', 'site-config', 'moor~spring', motto)).toMatchObject({ code: 0 })
    expect(await objects()).toMatchObject({ moor: { name: 'Moor' }, 'moor~spring': { motto: 'High land.' } })

    expect(await admin('publish-draft', 'spring')).toMatchObject({
      code: 0,
      out: expect.stringContaining('home/moor, site-config/moor'),
    })
    expect(await admin('discard-draft', 'autumn')).toMatchObject({ code: 0 })
    for (const command of ['publish-draft', 'discard-draft'])
      expect(await admin(command, 'spring')).toMatchObject({
        code: 1,
        error: expect.stringContaining("no draft 'spring'"),
      })
    const { body } = await shop.graphql(
      await shop.service(),
      '{ home: customObjects(container: "home") { results { key value } } }',
    )
    expect(body.data.home.results).toContainEqual({ key: 'moor', value: { hero: { title: 'Changed' } } })
    const after = await objects()
    expect(after.moor).toMatchObject({ name: 'Moor', url: 'https://moor.example', motto: 'High land.' })
    expect(Object.keys(after).filter((key) => key.includes('~'))).toEqual([])
  })

  it('creates a discount code that shoppers can use', async () => {
    const made = await admin('add-code', 'SPRING7', '--percent', '7', '--max-uses', '3', '--name', 'Spring')
    expect([made.code, made.error]).toEqual([0, ''])
    expect((await admin('add-code', 'OFF3', '--amount', '3.00', '--valid-until', '2100-01-01')).code).toBe(0)
    const again = await admin('add-code', 'SPRING7', '--percent', '8')
    expect([again.code, again.error]).toEqual([1, expect.stringContaining('already exists')])
    // A running platform caches discounts for seconds, so the test uses a new one.
    const token = await shop.anonymous()
    const fresh = await startPlatform(withUnpublished(database.url), silent)
    const other = createClient(async (path, init) =>
      fresh.app.fetch(new Request(`http://platform${path}`, init)),
    )
    const cart = await other.newCart(token, { lineItems: [{ sku, quantity: 10 }] })
    const withCode = await other.update(token, cart, { addDiscountCode: { code: 'SPRING7' } })
    expect(withCode.discountCodes).toMatchObject([{ state: 'MatchesCart' }])
    expect(cart.totalPrice.centAmount).toBe(18_990)
    expect(withCode.totalPrice.centAmount).toBe(17_660)
    await fresh.close()
  })

  it('sets the stock of a sku, with and without a channel', async () => {
    expect((await admin('set-stock', sku, '17')).code).toBe(0)
    expect((await admin('set-stock', sku, '0', '--channel', 'leeds')).code).toBe(0)
    expect(await stock(sku)).toMatchObject({
      noChannel: { availableQuantity: 17 },
      channels: {
        total: 2,
        results: expect.arrayContaining([
          {
            channel: { key: 'leeds', name: 'Leeds print room' },
            channelRef: { typeId: 'channel' },
            availability: { availableQuantity: 0, isOnStock: false },
          },
        ]),
      },
    })
    const unknown = await admin('set-stock', `${sku}s`, '1')
    expect([unknown.code, unknown.error]).toEqual([1, expect.stringContaining(`Did you mean`)])
    const nowhere = await admin('set-stock', sku, '1', '--channel', 'paris')
    expect([nowhere.code, nowhere.error]).toEqual([
      1,
      expect.stringContaining('Known channels: carolina, leeds'),
    ])
  })

  it('unpublishes and publishes a product with immediate effect', async () => {
    const token = await shop.anonymous()
    const bySlug = async (who: string): Promise<unknown> => {
      const where = `masterData(current(slug(en="${slug}")))`
      const query =
        'query ($where: String!) { products(where: $where) { results { masterData { published } } } }'
      return (await shop.graphql(who, query, { where })).body.data.products.results
    }
    // Fills the cache of counts, which the change must invalidate.
    expect(await total(token)).toBe(400)
    expect((await admin('unpublish', slug)).out).toContain('now not published')
    expect((await admin('unpublish', slug)).out).toContain('already')
    expect(await total(token)).toBe(399)
    expect(await bySlug(token)).toEqual([])
    const staff = await shop.service()
    expect(await total(staff)).toBe(399)
    expect(await total(staff, 'staged: true')).toBe(400)
    expect(await bySlug(staff)).toEqual([{ masterData: { published: false } }])
    const cart = await shop.newCart(token)
    const actions = [{ addLineItem: { sku, quantity: 1 } }]
    const added = await shop.run(token, 'updateMyCart', { id: cart.id, version: cart.version, actions })
    expect(added.body.errors[0].message).toMatch(/No published product/)
    const refused = await shop.graphql(token, '{ productProjectionSearch(staged: true) { total } }')
    expect([refused.status, refused.body.errors[0].extensions.code]).toEqual([403, 'insufficient_scope'])
    expect((await admin('publish', sku)).code).toBe(0)
    expect(await total(token)).toBe(400)
    expect((await admin('publish', 'nothing')).code).toBe(1)
  })

  it('changes the version of the catalogue with products, discounts and content, but not with carts and stock', async () => {
    const version = async (): Promise<string> =>
      JSON.stringify(await shop.execute(await shop.service(), 'getCatalogueVersion'))
    const before = await version()
    await shop.newCart(await shop.anonymous())
    await admin('set-stock', sku, '18')
    expect(await version()).toBe(before)

    const file = join(await mkdtemp(join(tmpdir(), 'version-')), 'home.json')
    await writeFile(file, '{ "hero": { "title": "Moor" } }')
    let last = before
    for (const change of [
      ['unpublish', slug],
      ['publish', slug],
      ['add-code', 'MOOR10', '--percent', '10'],
      ['save-content', 'home', 'moor~version', file],
      ['discard-draft', 'version'],
    ]) {
      expect(await admin(...change)).toMatchObject({ code: 0, error: '' })
      const next = await version()
      expect([change, next]).not.toEqual([change, last])
      last = next
    }
  })

  it('rebuilds the search tables on request, and when the platform starts with empty tables', async () => {
    const emptied = async (): Promise<void> => {
      await platform.db.execute(
        'truncate product_search, product_texts, product_slugs, product_categories, variants, product_prices',
      )
    }
    await emptied()
    expect((await admin('reindex')).out).toContain('400 products')
    expect(await total(await shop.anonymous(), 'text: "quince"')).toBeGreaterThan(0)
    await emptied()
    await (await startPlatform(withUnpublished(database.url), silent)).close()
    expect(await total(await shop.anonymous())).toBe(400)
  })
})
