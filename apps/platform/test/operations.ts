import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const root = join(
  dirname(createRequire(import.meta.url).resolve('@selvedge/commerce-client/package.json')),
  'src/operations',
)

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => readFileSync(join(root, name), 'utf8'))

const fragments = new Map(
  sources.flatMap((source) =>
    source
      .split(/(?=^fragment )/m)
      .filter((part) => part.startsWith('fragment '))
      .map((part) => [part.split(/\s+/)[1] ?? '', part] as const),
  ),
)

const withFragments = (source: string, used: Set<string> = new Set()): string => {
  for (const [, name = ''] of source.matchAll(/\.\.\.(\w+)/g))
    if (name !== 'on' && !used.has(name)) {
      used.add(name)
      withFragments(fragments.get(name) ?? '', used)
    }
  return [source, ...[...used].map((name) => fragments.get(name) ?? '')].join('\n')
}

/** The text of one of the client's own operations, with the fragments that it spreads. */
export const operation = (name: string): string => {
  const source = sources.find((text) => new RegExp(`^(query|mutation) ${name}\\b`, 'm').test(text))
  if (!source) throw new Error(`There is no operation ${name}.`)
  const [own = source] = source.split(/(?=^fragment )/m)
  return withFragments(own)
}
