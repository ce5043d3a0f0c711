import { eq } from 'drizzle-orm'
import { customObjectStore, saveCustomObject } from '../custom/customObjects.ts'
import type { Connection } from '../db/database.ts'
import { customObjects } from '../db/schema.ts'
import type { Command, Outcome } from './command.ts'
import { isFields, SITES } from './siteObjects.ts'

/** Removes a site and its drafts, and removes the site from the siblings that other sites list. */
const removeSite = async (db: Connection, key: string, now: Date): Promise<Outcome> => {
  const objects = await customObjectStore.findAllWhere(db, eq(customObjects.container, SITES))
  const ofSite = objects.filter((object) => object.key === key || object.key.startsWith(`${key}~`))
  const others = objects.filter((object) => !ofSite.includes(object))
  const keys = others.map((object) => object.key).filter((name) => !name.includes('~'))
  if (!ofSite.some((object) => object.key === key))
    return { ok: false, reason: `There is no site '${key}'. There are: ${keys.sort().join(', ')}.` }
  if (keys.length === 0) return { ok: false, reason: `'${key}' is the only site.` }
  for (const object of ofSite) await customObjectStore.remove(db, object)
  for (const other of others) {
    const siblings = isFields(other.value) ? other.value.siblingSites : undefined
    if (!isFields(other.value) || !Array.isArray(siblings)) continue
    const left = siblings.filter((sibling: unknown) => !isFields(sibling) || sibling.key !== key)
    if (left.length === siblings.length) continue
    const value = JSON.stringify({ ...other.value, siblingSites: left })
    await saveCustomObject({ db, now: () => now }, { container: SITES, key: other.key, value })
  }
  return { ok: true, message: `The site '${key}' is removed. Shops stop serving it within minutes.` }
}

/** Removes a site. Its orders stay. */
export const removeSiteCommand: Command = {
  usage: 'remove-site KEY',
  summary: 'remove a site, and its tab in the banner of the others',
  options: {},
  prepare: ({ positionals: [key, ...rest] }) => {
    if (key === undefined || rest.length > 0) return 'Give one site.'
    return ({ db, now }) => db.transaction((tx) => removeSite(tx, key, now))
  },
}
