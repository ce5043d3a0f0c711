// Writes what the page "What looks different" of Storybook shows: the changed screenshots, before and after, into
// reports/screenshots. SCREENSHOTS_SINCE is a commit, tag or branch to compare with, instead of the last release.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { git, screenshotChanges } from './screenshotChanges.ts'

const folder = join(import.meta.dirname, '..')
const output = join(folder, 'reports', 'screenshots')
const found = screenshotChanges(folder, process.env.SCREENSHOTS_SINCE)

const place = (state: 'before' | 'after', name: string): string => {
  const file = join(output, state, `${name}.png`)
  mkdirSync(dirname(file), { recursive: true })
  return file
}

rmSync(output, { recursive: true, force: true })
mkdirSync(output, { recursive: true })
for (const { name, before, after } of found.changes) {
  const earlier = before && git(folder, 'show', `${found.base?.name}:./${before}`)
  if (earlier) writeFileSync(place('before', name), earlier)
  if (after) copyFileSync(join(folder, after), place('after', name))
}
writeFileSync(join(output, 'changes.json'), `${JSON.stringify(found, null, 2)}\n`)
