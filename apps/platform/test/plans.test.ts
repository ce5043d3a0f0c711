import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateDatabase } from '../src/db/migrate.ts'
import * as schema from '../src/db/schema.ts'
import { queries } from '../src/graphql/resolvers/queries.ts'
import { searchProducts } from '../src/search/searchProducts.ts'
import { freshDatabase } from './freshDatabase.ts'

const products = 20_000

// The row counts of a seeded catalogue of this size, with almost empty documents.
const fill = `
  insert into products (id, version, created_at, last_modified_at, key, doc)
    select md5(n::text)::uuid, 1, now() - n * interval '1 minute', now(), 'key-' || n,
      jsonb_build_object('id', md5(n::text)::uuid, 'key', 'key-' || n) from generate_series(1, ${products}) n;
  insert into product_slugs select locale, 'slug-' || n, md5(n::text)::uuid
    from generate_series(1, ${products}) n, unnest(array['en-US', 'en-GB']) locale;
  insert into variants select md5(n::text)::uuid, v, 'sku-' || n || '-' || v, v = 1
    from generate_series(1, ${products}) n, generate_series(1, 2) v;
  insert into product_search select md5(n::text)::uuid, now() - n * interval '1 minute', true, md5((n % 8)::text)::uuid,
    array['@tree=' || md5((n % 30)::text)::uuid, 'colour=c' || n % 12, 'artistName=a' || n % 300],
    jsonb_build_object('colour', jsonb_build_object('c' || n % 12, 1)) from generate_series(1, ${products}) n;
  insert into product_texts select md5(n::text)::uuid, array['en-US'], now() - n * interval '1 minute', true, 'name',
    to_tsvector('english', 'word' || n % 400), to_tsvector('english', 'word' || n % 400), to_tsvector('english', 'word' || n % 400)
    from generate_series(1, ${products}) n;
  insert into product_prices select md5(n::text)::uuid, 'USD', null, null, null, null, n, n, array[n::bigint]
    from generate_series(1, ${products}) n`

type Node = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Node[]
}

const scanned = (node: Node): string[] => [
  ...(node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []),
  ...(node.Plans ?? []).flatMap(scanned),
]

describe('queries on twenty thousand products', { timeout: 180_000 }, () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let pool: Pool
  let recordedQueries: { query: string; params: unknown[] }[] = []

  beforeAll(async () => {
    database = await freshDatabase()
    pool = new Pool({ connectionString: database.url })
    // Dropping the database can close a connection that is about to end.
    pool.on('error', () => undefined)
    await migrateDatabase(Object.assign(drizzle(pool, { schema })))
    await pool.query(fill)
    await pool.query('vacuum analyze')
  }, 180_000)

  afterAll(async () => {
    await pool?.end()
    await database?.drop()
  })

  const db = () =>
    drizzle(pool, {
      schema,
      logger: { logQuery: (query, params) => void recordedQueries.push({ query, params }) },
    })

  /** The tables that any query of `work` scans sequentially. */
  const readWhole = async (work: () => Promise<unknown>): Promise<string[]> => {
    recordedQueries = []
    await work()
    expect(recordedQueries.length).toBeGreaterThan(0)
    const plans = recordedQueries.map(({ query, params }) =>
      pool.query<{ 'QUERY PLAN': readonly { readonly Plan: Node }[] }>(
        `explain (format json) ${query}`,
        params,
      ),
    )
    return (await Promise.all(plans)).flatMap(({ rows }) =>
      rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => scanned(Plan))),
    )
  }

  const caller = { permissions: new Set(['view_published_products']) }
  const context = () => ({ db: db(), caller }) as never
  const small = new Set(['catalogue_version'])
  const large = (tables: readonly string[]): string[] => tables.filter((name) => !small.has(name))

  it('finds a product by slug in any locale, by key, by SKU and by id, and the last changed one, without a sequential scan', async () => {
    const { product, products: list } = queries.Query
    for (const locale of ['en-US', '`en-GB`']) {
      const where = `masterData(current(slug(${locale}="slug-17777")))`
      expect(await readWhole(() => list(undefined, { where, limit: 1 }, context()))).toEqual([])
    }
    const where = 'masterData(current(masterVariant(sku="sku-5-1")))'
    expect(await readWhole(() => list(undefined, { where }, context()))).toEqual([])
    expect(await readWhole(() => list(undefined, { skus: ['sku-5-1', 'sku-6-2'] }, context()))).toEqual([])
    for (const args of [{ key: 'key-5' }, { sku: 'sku-5-1' }, { id: 'e4da3b7f-bbce-2345-d777-2b0674a318d5' }])
      expect(await readWhole(() => product(undefined, args, context()))).toEqual([])
    const sort = ['lastModifiedAt desc', 'id asc']
    expect(await readWhole(() => list(undefined, { sort, limit: 1 }, context()))).toEqual([])
  })

  it('uses indexes to list a category and to search for a word', async () => {
    const now = new Date()
    const search = (args: object) => () =>
      searchProducts({ db: db(), now }, { limit: 48, priceSelector: { currency: 'USD' }, ...args }, false)
    const { rows } = await pool.query("select '@tree=' || md5('7')::uuid as token")
    const id = String(rows[0]?.token).replace('@tree=', '')
    const queryFilters = [{ string: `categories.id: subtree("${id}")` }]
    const facets = [{ string: 'variants.attributes.colour counting products' }]
    for (const args of [
      { queryFilters, facets },
      { queryFilters, facets, offset: 600 },
      { queryFilters, sorts: ['price asc'] },
      { queryFilters: [{ string: 'variants.attributes.artistName:"a7"' }] },
      { text: 'word7', facets: [] },
      { filters: [{ string: 'key:"key-5"' }], queryFilters },
    ]) {
      const tables = large(await readWhole(search(args)))
      expect([args, tables]).toEqual([args, []])
    }
    // Only counting all products needs a sequential scan.
    expect(large(await readWhole(search({})))).toContain('product_search')
  })
})
