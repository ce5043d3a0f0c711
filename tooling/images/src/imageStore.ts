import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const DAY_MS = 86_400_000

/** The limits of the stored images: their size altogether in bytes, and the time since the last use in ms. */
type Limits = { readonly bytes: number; readonly ageMs: number }

/** Rendered images in a folder, by name. Those that were not used for the longest time are removed first. */
export type ImageStore = {
  readonly read: (name: string) => Promise<Buffer | undefined>
  /**
   * Stores an image. A failure, such as a full disk, is ignored: the image is then rendered again when it is needed.
   */
  readonly write: (name: string, image: Buffer) => Promise<void>
}

/** A store without a folder, which keeps nothing. */
export const emptyImageStore: ImageStore = { read: async () => undefined, write: async () => undefined }

/** Creates a store in a folder. The folder is checked against its limits at the start, and whenever much was written. */
export const createImageStore = (
  folder: string,
  { bytes: maxBytes, ageMs }: Limits = { bytes: 1024 ** 3, ageMs: 30 * DAY_MS },
): ImageStore => {
  // Bytes written since the last sweep. It starts at the limit, because the folder can be full when the store is
  // created.
  let writtenBytes = maxBytes
  let isSweeping = false

  const removeUnused = async (): Promise<void> => {
    const names = await readdir(folder).catch(() => [])
    const files = await Promise.all(
      names.map(async (name) => {
        const { size = 0, mtimeMs = 0 } = (await stat(join(folder, name)).catch(() => undefined)) ?? {}
        return { name, size, usedAt: mtimeMs }
      }),
    )
    const oldest = Date.now() - ageMs
    let bytes = files.reduce((sum, { size }) => sum + size, 0)
    for (const { name, size, usedAt } of files.sort((left, right) => left.usedAt - right.usedAt)) {
      if (usedAt >= oldest && bytes <= maxBytes) break
      await rm(join(folder, name), { force: true })
      bytes -= size
    }
  }
  // One sweep at a time. An image that is stored during a sweep is counted by the next one.
  const sweep = async (): Promise<void> => {
    if (isSweeping || writtenBytes < maxBytes / 10) return
    writtenBytes = 0
    isSweeping = true
    await removeUnused().catch(() => undefined)
    isSweeping = false
    await sweep()
  }
  void sweep()

  return {
    read: async (name) => {
      const file = join(folder, name)
      const image = await readFile(file).catch(() => undefined)
      const now = new Date()
      // Records the time of the last use.
      if (image) await utimes(file, now, now).catch(() => undefined)
      return image
    },
    write: async (name, image) => {
      const file = join(folder, name)
      // Several processes may share the folder, and render the same image at the same moment.
      const temporary = `${file}.${randomUUID()}.part`
      await mkdir(folder, { recursive: true })
        .then(() => writeFile(temporary, image))
        .then(() => rename(temporary, file))
        .catch(() => undefined)
      writtenBytes += image.length
      void sweep()
    },
  }
}
