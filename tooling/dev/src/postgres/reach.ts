import { chmodSync, statSync } from 'node:fs'
import { dirname, parse } from 'node:path'

const PASSABLE = 0o001

/** As root, the database runs as the user "postgres", who has to get through every folder above its own. */
export const runsAsOtherUser = (): boolean => process.getuid?.() === 0

/** Lets others through a folder of ours, without letting them read it. */
export const letThrough = (folder: string): void => {
  const { mode } = statSync(folder)
  if ((mode & PASSABLE) === 0) chmodSync(folder, mode | 0o011)
}

/** The folder above this one that lets nobody else through, nearest the root first. */
export const closedFolderAbove = (folder: string): string | undefined => {
  const above = dirname(folder)
  const higher = above === parse(above).root ? undefined : closedFolderAbove(above)
  return higher ?? ((statSync(above).mode & PASSABLE) === 0 ? above : undefined)
}
