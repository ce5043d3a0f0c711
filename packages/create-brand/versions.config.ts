import { readFileSync } from 'node:fs'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

type Manifest = {
  readonly version: string
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

const packages = ['analytics', 'cart-domain', 'commerce-client', 'identity-client', 'ui-kit']
/** The other dependencies of a site. Their versions are those of the workspace's catalog. */
const shared = [
  '@types/react',
  '@types/react-dom',
  'graphql',
  'react',
  'react-dom',
  'typescript',
  'valibot',
  'vite',
]

/** Another dependency of a site. Its version is that of the component kit's dev dependency. */
const REACT_PLUGIN = '@vitejs/plugin-react'

/** Returns the versions of a new site's dependencies by name. The build of this package writes them into the bundle. */
export const publishedVersions = (): Readonly<Record<string, string>> => {
  const catalog = read('../../pnpm-workspace.yaml')
  const inCatalog = (name: string): readonly [string, string] => {
    const version = new RegExp(`^ {2}"?${name}"?: (\\S+)$`, 'm').exec(catalog)?.[1]
    if (!version) throw new Error(`${name} is not in the catalog of pnpm-workspace.yaml.`)
    return [name, version.startsWith('^') ? version : `^${version}`]
  }
  const manifests = packages.map((name) => JSON.parse(read(`../${name}/package.json`)) as Manifest)
  const peers = manifests.flatMap(({ peerDependencies = {} }) => Object.entries(peerDependencies))
  return Object.fromEntries([
    ...peers,
    ...manifests.map(({ version }, at) => [`@selvedge/${packages[at]}`, `^${version}`] as const),
    ...shared.map(inCatalog),
    [REACT_PLUGIN, `^${manifests.at(-1)?.devDependencies[REACT_PLUGIN]}`],
  ])
}
