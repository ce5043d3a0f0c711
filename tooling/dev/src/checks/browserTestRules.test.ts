import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../stack/settings.ts'

const journeys = 'tooling/e2e/src/journeys'

const banned = [
  'await page.waitForTimeout(500)',
  "await page.waitForLoadState('networkidle')",
  "await page.goto('/', { waitUntil: 'networkidle' })",
  'window.__remixRouter',
  "Object.keys(node).some((key) => key.startsWith('__reactFiber'))",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code under test
  'node[`__reactProps${key}`]',
  "await page.route('**/assets/checkout-abc123.js', (route) => route.abort())",
  'await page.route(/\\/assets\\/checkout-\\w+\\.js/, (route) => route.abort())',
]
const allowed = [
  "await page.locator('html[data-hydrated]:not([data-busy])').waitFor()",
  "await page.route('**/assets/*.js', (route) => route.continue())",
  '// journeys once waited for networkidle and __remixRouter',
]

let folder: string
const write = (file: string, line: string): string => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(
    join(folder, file),
    `export const journey = async (page, node, key, window) => {\n  ${line}\n}\n`,
  )
  return file
}

let findings: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-browser-tests-'))
  for (const file of ['biome.json', 'tooling/lint/browserTests.grit'])
    cpSync(join(root, file), join(folder, file))
  for (const [at, line] of banned.entries()) write(`${journeys}/banned${at}.spec.ts`, line)
  for (const [at, line] of allowed.entries()) write(`${journeys}/allowed${at}.spec.ts`, line)
  const run = spawnSync(
    join(root, 'node_modules', '.bin', 'biome'),
    ['lint', '--reporter=github', '--vcs-enabled=false', '--max-diagnostics=none', '.'],
    { cwd: folder, encoding: 'utf8' },
  )
  findings = run.stdout
    .split('\n')
    .filter((line) => line.includes('title=plugin'))
    .join('\n')
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(banned.map((line, at) => [line, at] as const))('finds %s in a Playwright journey', (_, at) => {
  expect(findings).toContain(`/banned${at}.spec.ts,line=2`)
})

test.each(allowed.map((line, at) => [line, at] as const))('allows %s', (_, at) => {
  expect(findings).not.toContain(`/allowed${at}.spec.ts`)
})
