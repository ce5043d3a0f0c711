import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { components } from './components.ts'
import { type StylePart, splitStyles } from './splitStyles.ts'

const minify = async (css: string): Promise<string> =>
  (await transform(css, { loader: 'css', minify: true, legalComments: 'none', target: 'es2022' })).code

const lines = (names: readonly string[]): string => names.map((name) => `import './${name}.css'\n`).join('')

/** The styles of an entry as a module, with the parts that it depends on first. */
const writeEntry = async (folder: string, entry: string, parts: readonly StylePart[]): Promise<void> => {
  await writeFile(join(folder, `${entry}.js`), lines(parts.map(({ name }) => name)))
  await writeFile(join(folder, `${entry}.d.ts`), 'export {}\n')
}

/** A component with its styles, for the export condition `styled`. */
const writeStyled = async (folder: string, name: string, hasStyles: boolean): Promise<void> =>
  writeFile(
    join(folder, 'styled', `${name}.js`),
    `${hasStyles ? `import '../styles/${name}.js'\n` : ''}export * from '../${name}.js'\n`,
  )

/**
 * Writes one minified stylesheet for the whole kit with its declaration, and one file for each module of styles under styles/, with an entry for
 * each component. Under styled/ each component imports its own styles.
 */
export const writeStyles = async (folder: string): Promise<void> => {
  const styles = join(folder, 'styles')
  await mkdir(styles, { recursive: true })
  const sheets = (await readdir(folder)).filter((file) => file.endsWith('.css') && file !== 'styles.css')
  const parts = new Map<string, string>()
  for (const file of sheets) {
    const own = splitStyles(await readFile(join(folder, file), 'utf8'))
    for (const { name, css } of own) parts.set(name, css)
    await writeEntry(styles, file.replace('.css', ''), own)
  }
  for (const [name, css] of parts)
    await writeFile(join(styles, `${name}.css`), await minify(css.replaceAll('./fonts/', '../fonts/')))
  await mkdir(join(folder, 'styled'), { recursive: true })
  await Promise.all(components().map((name) => writeStyled(folder, name, sheets.includes(`${name}.css`))))
  await writeFile(join(folder, 'styles.css'), await minify(await readFile(join(folder, 'index.css'), 'utf8')))
  await writeFile(join(folder, 'styles.css.d.ts'), 'export {}\n')
  const leftovers = (await readdir(folder)).filter(
    (file) => /\.css(\.map)?$/.test(file) && file !== 'styles.css',
  )
  await Promise.all(leftovers.map((file) => rm(join(folder, file))))
}
