import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { StartupError } from './startupError.ts'

/** The free disk space in bytes that the database, images and logs need at least. */
const NEEDED_BYTES = 400 * 1024 * 1024

/**
 * Creates a folder and the folders above it. With the `recursive` option, `mkdir` would never return for a path below
 * /proc, where no folder can be created.
 */
const createFolder = (folder: string): void => {
  if (existsSync(folder)) return
  createFolder(dirname(folder))
  mkdirSync(folder)
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown'

/** Creates the data folder. Throws a StartupError when it is not writable or the disk is nearly full. */
export const prepareDataFolder = (folder: string): void => {
  try {
    createFolder(folder)
  } catch (error) {
    throw new StartupError(
      `DATA_DIR: the folder ${folder} cannot be created (${codeOf(error)}). Choose another one.`,
    )
  }
  try {
    createFolder(join(folder, 'logs'))
    // As root the database runs as the user "postgres", which needs to traverse this folder.
    if (process.getuid?.() === 0) chmodSync(folder, 0o755)
    accessSync(folder, constants.W_OK)
    writeFileSync(join(folder, '.writable'), '')
    rmSync(join(folder, '.writable'))
  } catch (error) {
    const reason = codeOf(error)
    if (reason === 'ENOSPC')
      throw new StartupError(
        `The disk of ${folder} is full. Free some space, or set DATA_DIR to another folder.`,
      )
    throw new StartupError(
      `DATA_DIR: the folder ${folder} cannot be written (${reason}). Make it writable, or choose another one.`,
    )
  }
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < NEEDED_BYTES)
    throw new StartupError(
      `Less than 400 MB are free for ${folder}. Free some space, or set DATA_DIR to another folder.`,
    )
}

/** Deletes the data of earlier runs: database, secrets, access data for other sites, payments, images, logs. */
export const clearDataFolder = (folder: string): void => {
  for (const name of ['postgres', 'payment-sandbox', 'pictures', 'logs', 'secrets.json', 'site.env'])
    rmSync(join(folder, name), { recursive: true, force: true })
}
