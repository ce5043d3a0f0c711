import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { setPublished } from '../search/indexing/setPublished.ts'
import type { Command, Outcome } from './command.ts'

const productIds = async (db: Database, name: string): Promise<string[]> => {
  const { rows } = await db.execute(sql`select id from products where key = ${name}
    union select product_id from product_slugs where slug = ${name}
    union select product_id from variants where sku = ${name}`)
  return rows.map((row) => String(row.id))
}

const change = async (db: Database, name: string, published: boolean, now: Date): Promise<Outcome> => {
  const [id, ...others] = await productIds(db, name)
  if (id === undefined)
    return { ok: false, reason: `There is no product with the key, slug or sku '${name}'.` }
  if (others.length > 0)
    return { ok: false, reason: `'${name}' matches ${others.length + 1} products. Give the key of one.` }
  const changed = await setPublished(db, id, published, now)
  const state = published ? 'published' : 'not published'
  return { ok: true, message: changed ? `${name} is now ${state}.` : `${name} was already ${state}.` }
}

const command = (verb: string, published: boolean, summary: string): Command => ({
  usage: `${verb} PRODUCT`,
  summary,
  options: {},
  prepare: ({ positionals }) => {
    const [name, ...rest] = positionals
    if (name === undefined || rest.length > 0)
      return 'Give one product by its key, its slug or one of its skus.'
    return ({ db, now }) => change(db, name, published, now)
  },
})

/** Shows a product in the shop. */
export const publishCommand = command('publish', true, 'show a product in the shop')

/** Hides a product in listings, search and product pages without deleting it. */
export const unpublishCommand = command('unpublish', false, 'hide a product in the shop without deleting it')
