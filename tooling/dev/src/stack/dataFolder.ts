import { accessSync, chmodSync, constants, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from './startupError.ts'

/** The free disk space in bytes that the database, images and logs need at least. */
const NEEDED_BYTES = 400 * 1024 * 1024

/** Creates the data folder. Throws a StartupError when it is not writable or the disk is nearly full. */
export const prepareDataFolder = (folder: string): void => {
  try {
    mkdirSync(join(folder, 'logs'), { recursive: true })
    // As root the database runs as the user "postgres", which needs to traverse this folder.
    if (process.getuid?.() === 0) chmodSync(folder, 0o755)
    accessSync(folder, constants.W_OK)
    writeFileSync(join(folder, '.writable'), '')
    rmSync(join(folder, '.writable'))
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    if (reason === 'ENOSPC')
      throw new StartupError(
        `The disk of ${folder} is full. Free some space, or set DATA_DIR to another folder.`,
      )
    throw new StartupError(
      `${folder} cannot be written (${reason}). Make it writable, or set DATA_DIR to another folder.`,
    )
  }
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < NEEDED_BYTES)
    throw new StartupError(
      `Less than 400 MB are free for ${folder}. Free some space, or set DATA_DIR to another folder.`,
    )
}

/** Deletes the data of earlier runs: database, secrets, payments, images, logs. */
export const clearDataFolder = (folder: string): void => {
  for (const name of ['postgres', 'payment-sandbox', 'pictures', 'logs', 'secrets.json'])
    rmSync(join(folder, name), { recursive: true, force: true })
}
