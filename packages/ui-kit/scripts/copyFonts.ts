import { copyFile, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fontFiles } from '../src/theme/fontFiles.ts'

const { resolve } = createRequire(import.meta.url)

/** Copies the Latin woff2 files and their licences into `folder`. */
export const copyFonts = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  await Promise.all(
    Object.values(fontFiles).flatMap(({ source, file, name }) => [
      copyFile(resolve(source), join(folder, file)),
      copyFile(join(dirname(resolve(source)), '../LICENSE'), join(folder, `${name}-OFL.txt`)),
    ]),
  )
}
