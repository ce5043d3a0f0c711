import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Application, type TypeDocOptions } from 'typedoc'
import type { PluginOptions } from 'typedoc-plugin-markdown'
import { apiFolder, entriesOf, type PackageName, packageNames } from './packages.ts'

/**
 * Writes the API reference from the comments in the declarations of the built packages: a page for each entry. Ends with an error when a
 * package is not built.
 */
const writePages = async (name: PackageName): Promise<void> => {
  const out = apiFolder(name)
  rmSync(out, { recursive: true, force: true })
  const options: Partial<TypeDocOptions & PluginOptions> = {
    plugin: ['typedoc-plugin-markdown'],
    name: `@selvedge/${name}`,
    outputs: [{ name: 'markdown', path: out }],
    entryPoints: entriesOf(name).map(({ types }) => types),
    tsconfig: join(import.meta.dirname, '../tsconfig.api.json'),
    readme: 'none',
    disableSources: true,
    skipErrorChecking: true,
    excludeExternals: true,
    excludePrivate: true,
    sort: ['alphabetical'],
    groupOrder: ['Functions', 'Variables', 'Classes', '*'],
    logLevel: 'Error',
    outputFileStrategy: 'modules',
    // The main entry of a package is index.md; the list of all entries is the site's own page about the package.
    entryFileName: 'entries',
    hidePageHeader: true,
    hideBreadcrumbs: true,
    useHTMLEncodedBrackets: true,
    sanitizeComments: true,
    parametersFormat: 'table',
    interfacePropertiesFormat: 'table',
    typeDeclarationFormat: 'table',
    expandObjects: false,
  }
  const app = await Application.bootstrapWithPlugins(options)
  const project = await app.convert()
  if (!project)
    throw new Error(`The declarations of ${name} could not be read. Build the packages first: pnpm build`)
  await app.generateOutputs(project)
  rmSync(join(out, 'entries.md'), { force: true })
  for (const file of readdirSync(out)) {
    const page = readFileSync(join(out, file), 'utf8')
    const entry = basename(file, '.md')
    const title = entry === 'index' ? `@selvedge/${name}` : `@selvedge/${name}/${entry}`
    writeFileSync(join(out, file), page.replace(/^# .*/, `# ${title}`))
  }
}

for (const name of packageNames) await writePages(name)
