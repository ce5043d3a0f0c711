// Makes a folder for each app with what it needs at run time: pnpm release:apps [app…]
// The folders are in release/ and start with node alone. Prints their sizes and largest packages.
import { join } from 'node:path'
import { createReleaseFolder } from './release/createReleaseFolder.ts'
import { measureFolder, measurePackages } from './release/measureFolder.ts'
import { releasedApps } from './release/releasedApps.ts'
import { root } from './stack/settings.ts'

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

const names = process.argv.slice(2)
const unknown = names.find((name) => !releasedApps.some((app) => app.name === name))
if (unknown) {
  process.stderr.write(
    `There is no app ${unknown}. The apps are ${releasedApps.map(({ name }) => name).join(', ')}.\n`,
  )
  process.exit(2)
}

for (const app of releasedApps.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const folder = join(root, 'release', app.name)
  await createReleaseFolder(app, folder)
  const whole = measureFolder(folder)
  const modules = measureFolder(join(folder, 'node_modules'))
  const largest = measurePackages(join(folder, 'node_modules')).slice(0, 5)
  process.stdout.write(`release/${app.name}: ${megabytes(whole.bytes)} in ${whole.files} files
  node_modules ${megabytes(modules.bytes)} in ${modules.files} files${largest.map(({ name, bytes }) => `, ${name} ${megabytes(bytes)}`).join('')}
  start: node ${app.entry}\n`)
}
