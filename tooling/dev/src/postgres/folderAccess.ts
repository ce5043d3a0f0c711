import { chmodSync, statSync } from 'node:fs'
import { dirname, parse } from 'node:path'

const PASSABLE = 0o001

/**
 * Whether the database runs as the user "postgres". This is the case when the shop runs as root. The user "postgres"
 * needs to traverse every folder above the folder of the database.
 */
export const runsAsPostgresUser = (): boolean => process.getuid?.() === 0

/** Allows other users to traverse a folder of the shop, without reading it. */
export const allowTraversal = (folder: string): void => {
  const { mode } = statSync(folder)
  if ((mode & PASSABLE) === 0) chmodSync(folder, mode | 0o011)
}

/** Returns the topmost folder above this one that other users cannot traverse. */
export const findInaccessibleAncestor = (folder: string): string | undefined => {
  const above = dirname(folder)
  const higher = above === parse(above).root ? undefined : findInaccessibleAncestor(above)
  return higher ?? ((statSync(above).mode & PASSABLE) === 0 ? above : undefined)
}
