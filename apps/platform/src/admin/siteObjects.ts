import type { Connection } from '../db/database.ts'
import { loadReference } from '../store/referenceStore.ts'

/** The container of the configurations of sites. */
export const SITES = 'site-config'

type Fields = Readonly<Record<string, unknown>>

/** Whether a JSON value is an object. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Why the categories of a site cannot be saved: a site without products has no front page. Empty when they can be
 * saved.
 */
export const categoryProblem = async (db: Connection, keys: unknown): Promise<string> => {
  if (!Array.isArray(keys)) return ''
  const categories = [...(await loadReference(db)).categories.values()]
  const unknown = keys.find((key: unknown) => !categories.some((category) => category.key === key))
  return unknown === undefined ? '' : `There is no category with the key '${String(unknown)}'.`
}
