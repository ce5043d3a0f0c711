import { accessSync, chmodSync, constants, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartProblem } from './startProblem.ts'

/** Bytes that the database, pictures and logs want at least. */
const NEEDED_BYTES = 400 * 1024 * 1024

/** Makes the data folder ready, or says what is wrong with it. */
export const prepareDataFolder = (folder: string): void => {
  try {
    mkdirSync(join(folder, 'logs'), { recursive: true })
    // As root the database runs as a user of its own, who must be able to pass through to its folder.
    if (process.getuid?.() === 0) chmodSync(folder, 0o755)
    accessSync(folder, constants.W_OK)
    writeFileSync(join(folder, '.writable'), '')
    rmSync(join(folder, '.writable'))
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    if (reason === 'ENOSPC')
      throw new StartProblem(
        `The disk of ${folder} is full. Free some space, or set DATA_DIR to another folder.`,
      )
    throw new StartProblem(
      `${folder} cannot be written (${reason}). Make it writable, or set DATA_DIR to another folder.`,
    )
  }
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < NEEDED_BYTES)
    throw new StartProblem(
      `Less than 400 MB are free for ${folder}. Free some space, or set DATA_DIR to another folder.`,
    )
}

/** Forgets everything of earlier runs: database, secrets, payments, pictures, logs. */
export const clearDataFolder = (folder: string): void => {
  for (const name of ['postgres', 'payment-sandbox', 'pictures', 'logs', 'secrets.json'])
    rmSync(join(folder, name), { recursive: true, force: true })
}
