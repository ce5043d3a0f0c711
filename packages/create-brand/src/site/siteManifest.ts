import { brandId } from './siteModules.ts'

declare const PUBLISHED_VERSIONS: Readonly<Record<string, string>>

/** Our packages, which a site can also install from tarballs. */
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
const tools = ['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite']

const versionsOf = (
  names: readonly string[],
  tarballs: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, tarballs[name] ?? PUBLISHED_VERSIONS[name] ?? '*']))

/** The text of a site's package.json; `tarballs` replaces the published version of a package. */
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
