import { brandId } from './siteModules.ts'

declare const PUBLISHED_VERSIONS: Readonly<Record<string, string>>

/** Our packages on which a site depends. A site can install them from the registry or from tarballs. */
export const ownPackages = ['analytics', 'cart-domain', 'commerce-client', 'identity-client', 'ui-kit'].map(
  (name) => `@selvedge/${name}`,
)

const dependencies = [
  ...ownPackages,
  '@urql/core',
  '@urql/exchange-graphcache',
  'react',
  'react-dom',
  'urql',
  'valibot',
]
/** `graphql` has the types with which `useQuery` of urql derives the result from a document. No page loads it. */
const tools = ['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'graphql', 'typescript', 'vite']

const versionsOf = (
  names: readonly string[],
  tarballs: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, tarballs[name] ?? PUBLISHED_VERSIONS[name] ?? '*']))

/**
 * Returns the text of a site's package.json. A package in `tarballs` is installed from there instead of the registry.
 */
export const siteManifest = (name: string, tarballs: Readonly<Record<string, string>> = {}): string => {
  const manifest = {
    name: brandId(name),
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: {
      dev: 'vite',
      build: 'tsc --noEmit && vite build',
      preview: 'vite preview --port 5173',
      typecheck: 'tsc --noEmit',
    },
    dependencies: versionsOf(dependencies, tarballs),
    devDependencies: versionsOf(tools, tarballs),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
