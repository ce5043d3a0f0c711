import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../../stack/settings.ts'
import type { PackageFolder } from './documentedPackages.ts'

/** Code from a package's documentation, as a virtual module in its folder: imports resolve as they do for users. */
export type Example = {
  /** Where the example is, e.g. `example 2 in src/cart/cartTotals.ts of cart-domain`. */
  readonly name: string
  readonly folder: string
  readonly file: string
  readonly text: string
}

type Source = {
  readonly name: string
  readonly codes: readonly (readonly [language: string, code: string])[]
}

const fences = (markdown: string): Source['codes'] =>
  [...markdown.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map(
    ([, language = 'ts', code = '']) => [language, code] as const,
  )

/** The `@example` tags of a source file, without the comment's asterisks. */
const exampleTags = (source: string): readonly string[] =>
  [...source.matchAll(/^[ \t]*\/\*\*\n([\s\S]*?)^[ \t]*\*\/$/gm)].flatMap(([, comment = '']) => {
    const [, ...tags] = comment.replace(/^[ \t]*\* ?/gm, '').split(/^@example\b/m)
    return tags.map((tag) => `${tag.split(/^@\w/m)[0]?.trim()}\n`)
  })

const sourceFiles = (folder: string): readonly string[] =>
  globSync('src/**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !/\.(test|test-d|stories)\.tsx?$|\.d\.ts$|\/generated\//.test(file))
    .sort()

const asExamples = (folder: string, { name, codes }: Source): readonly Example[] =>
  codes.map(([language, text], at) => ({
    name: `example ${at + 1} in ${name} of ${basename(folder)}`,
    folder,
    file: join(folder, `example-${name.replace(/\W+/g, '-')}-${at + 1}.${language}`),
    text,
  }))

/** Reads the code of a package's README. */
export const readReadmeExamples = ({ folder }: PackageFolder): readonly Example[] => {
  const readme = join(folder, 'README.md')
  return existsSync(readme)
    ? asExamples(folder, { name: 'README.md', codes: fences(readFileSync(readme, 'utf8')) })
    : []
}

/** Reads the code on the pages of the documentation site. Pages about packages include their READMEs. */
export const readSiteExamples = (): readonly Example[] => {
  const folder = join(root, 'tooling', 'docs-site')
  return globSync('pages/{guides,tutorials}/*.md', { cwd: folder })
    .sort()
    .flatMap((name) => asExamples(folder, { name, codes: fences(readFileSync(join(folder, name), 'utf8')) }))
}

/** Reads the code of the `@example` tags in a package's sources. A tag without a fence is read as a whole. */
export const readDocExamples = ({ folder }: PackageFolder): readonly Example[] =>
  sourceFiles(folder).flatMap((name) => {
    const tags = exampleTags(readFileSync(join(folder, name), 'utf8'))
    const codes = tags.flatMap((tag) => {
      const fenced = fences(tag)
      return fenced.length > 0 ? fenced : [['ts', tag] as const]
    })
    return asExamples(folder, { name, codes })
  })
