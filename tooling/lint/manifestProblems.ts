type Entry = string | Readonly<Record<string, string>>

/** The fields of a package.json that the rules use. */
export type Manifest = {
  readonly name?: string
  readonly private?: boolean
  readonly type?: string
  readonly license?: string
  readonly description?: string
  readonly keywords?: readonly string[]
  readonly homepage?: string
  readonly bugs?: string
  readonly repository?: { readonly url?: string; readonly directory?: string }
  readonly publishConfig?: { readonly access?: string; readonly provenance?: boolean }
  readonly files?: readonly string[]
  readonly exports?: Readonly<Record<string, Entry>>
  readonly scripts?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

export const readManifest = (text: string): Manifest => JSON.parse(text) as Manifest

/** Returns the dependencies under `catalog:` of the workspace file, which have the same version everywhere. */
export const sharedNames = (workspaceFile: string): ReadonlySet<string> => {
  const block = /^catalog:\n((?:[ \t].*\n?|\n)*)/m.exec(workspaceFile)?.[1] ?? ''
  return new Set([...block.matchAll(/^ +"?([^":\s]+)"?:/gm)].map((match) => match[1] ?? ''))
}

/** Returns the required scripts that a manifest lacks. Workspaces in `tooling` require none of them. */
const missingScripts = (file: string, manifest: Manifest): string[] =>
  file.startsWith('tooling') ? [] : ['build', 'test', 'typecheck'].filter((name) => !manifest.scripts?.[name])

const exportProblems = (manifest: Manifest): string[] =>
  Object.entries(manifest.exports ?? {}).flatMap(([path, entry]) => {
    if (typeof entry === 'string') return []
    return Object.keys(entry)[0] === 'types' ? [] : [`exports["${path}"] does not name its types first`]
  })

const dependencyProblems = (manifest: Manifest, shared: ReadonlySet<string>): string[] =>
  Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).flatMap(([name, version]) => {
    if (name.startsWith('@selvedge/'))
      return version === 'workspace:*' ? [] : [`${name} is ${version}, not workspace:*`]
    return shared.has(name) && version !== 'catalog:' ? [`${name} is ${version}, not catalog:`] : []
  })

/**
 * Returns the problems of the fields that describe the origin of a package. `repository` must name the repository of
 * the root manifest and the package's own folder.
 */
const originProblems = (file: string, { repository, ...manifest }: Manifest, root: Manifest): string[] => [
  ...(repository?.url === root.repository?.url ? [] : ['the repository is not that of the root manifest']),
  ...(repository?.directory === file.replace('/package.json', '')
    ? []
    : ['"repository" does not name the folder of the package']),
  ...(manifest.homepage ? [] : ['there is no homepage']),
  ...(manifest.bugs ? [] : ['"bugs" does not say where to report problems']),
]

const publishedProblems = (manifest: Manifest): string[] => [
  ...(manifest.files?.includes('dist') ? [] : ['"files" does not list dist']),
  ...(manifest.exports?.['.'] ? [] : ['"exports" has no entry "."']),
  ...(manifest.exports?.['./package.json'] ? [] : ['"exports" does not give ./package.json']),
  ...(manifest.scripts?.['check:package'] ? [] : ['there is no script "check:package"']),
  ...(manifest.description ? [] : ['there is no description']),
  ...(manifest.keywords?.length ? [] : ['there are no keywords']),
  ...(manifest.publishConfig?.access === 'public' && manifest.publishConfig.provenance
    ? []
    : ['"publishConfig" does not publish with provenance']),
]

/** Returns the problems of a manifest as messages. */
export const manifestProblems = (
  file: string,
  manifest: Manifest,
  shared: ReadonlySet<string>,
  root: Manifest,
): readonly string[] => [
  ...(manifest.name?.startsWith('@selvedge/') ? [] : ['the name is not in the scope @selvedge/']),
  ...(manifest.license === 'MIT' ? [] : ['the licence is not MIT']),
  ...(manifest.type === 'module' ? [] : ['"type" is not module']),
  ...missingScripts(file, manifest).map((name) => `there is no script "${name}"`),
  ...(file.startsWith('packages') || manifest.private
    ? []
    : ['it is not private, but only packages/ publishes']),
  ...(manifest.private ? [] : [...publishedProblems(manifest), ...originProblems(file, manifest, root)]),
  ...exportProblems(manifest),
  ...dependencyProblems(manifest, shared),
]
