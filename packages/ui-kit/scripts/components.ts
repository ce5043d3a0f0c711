import { readdirSync } from 'node:fs'

// Relative to the package: tsup bundles its configuration elsewhere, and every script runs from the package's folder.
const folder = 'src/components'

/** The names of all components: the folders in src/components, sorted. Each is an entry of the package. */
export const components = (): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
