import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'esbuild'

/** Leaves one stylesheet for the whole kit: the index entry's, minified (the plugin leaves long source comments). */
export const writeStyles = async (folder: string): Promise<void> => {
  const css = await readFile(join(folder, 'index.css'), 'utf8')
  const { code } = await transform(css, {
    loader: 'css',
    minify: true,
    legalComments: 'none',
    target: 'es2022',
  })
  const leftovers = (await readdir(folder)).filter((file) => /\.css(\.map)?$/.test(file))
  await Promise.all(leftovers.map((file) => rm(join(folder, file))))
  await writeFile(join(folder, 'styles.css'), code)
}
