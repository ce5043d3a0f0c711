import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renamedExports } from './renames.ts'

const root = new URL('../../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')

/** The names that the entries of a package export. */
const exportsOf = (name: string): ReadonlySet<string> => {
  const folder = name.replace('@selvedge/', 'packages/')
  const barrels = globSync('**/*.ts', { cwd: new URL(`${folder}/src/`, root) })
  return new Set(
    barrels.flatMap((file) =>
      [...read(`${folder}/src/${file}`).matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, names = '']) =>
        names.split(',').map(
          (entry) =>
            entry
              .trim()
              .split(/ as | /)
              .at(-1) ?? '',
        ),
      ),
    ),
  )
}

test.each(Object.entries(renamedExports))(
  'replaces names that %s no longer exports by names that it exports',
  (name, renames) => {
    const exported = exportsOf(name)
    expect(Object.values(renames).filter((to) => !exported.has(to))).toEqual([])
    expect(Object.keys(renames).filter((from) => exported.has(from))).toEqual([])
  },
)

test('contains all renamed exports of the changesets and changelogs', () => {
  const texts = [
    ...globSync('.changeset/*.md', { cwd: root }),
    ...globSync('packages/*/CHANGELOG.md', { cwd: root }),
  ].map(read)
  const listed = texts.flatMap((text) => [...text.matchAll(/^- `(\w+)` → `(\w+)`$/gm)])
  const known = new Set(Object.values(renamedExports).flatMap((renames) => Object.keys(renames)))
  expect(listed.length).toBeGreaterThan(100)
  expect(listed.map(([, from = '']) => from).filter((from) => !known.has(from))).toEqual([])
})
