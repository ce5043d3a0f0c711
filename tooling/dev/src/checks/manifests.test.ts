import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../stack/settings.ts'

const checker = join(root, 'tooling', 'lint', 'checkManifests.ts')
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-manifests-'))
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    'packages:\n  - apps/*\ncatalog:\n  "@types/node": ^24\n  hono: 4.0.0\n',
  )
})
const repository = { type: 'git', url: 'git+https://git.example/shop.git' }

beforeAll(() => writeFileSync(join(folder, 'package.json'), JSON.stringify({ repository })))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const validManifest = {
  name: '@selvedge/money',
  description: 'Money.',
  keywords: ['money'],
  homepage: 'https://shop.example',
  bugs: 'https://shop.example/issues',
  repository: { ...repository, directory: 'packages/money' },
  publishConfig: { access: 'public', provenance: true },
  type: 'module',
  license: 'MIT',
  files: ['dist'],
  exports: {
    '.': { types: './dist/index.d.ts', import: './dist/index.js' },
    './package.json': './package.json',
  },
  scripts: { build: 'tsup', test: 'vitest run', typecheck: 'tsc', 'check:package': 'publint' },
  dependencies: { '@selvedge/other': 'workspace:*', hono: 'catalog:', qs: '^6' },
}

/** Runs the checker on one manifest and returns its findings. */
const findingsOf = (manifest: object, path = 'packages/money'): string[] => {
  const file = join(folder, path, 'package.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ ...validManifest, ...manifest }))
  const run = spawnSync(process.execPath, [checker, folder], { encoding: 'utf8' })
  rmSync(file)
  const findings = run.stderr.trim() === '' ? [] : run.stderr.trim().split('\n')
  expect(run.status).toBe(findings.length > 0 ? 1 : 0)
  return findings.map((line) => line.replace(`${path}/package.json: `, ''))
}

test('reports nothing when a manifest follows the rules', () => {
  expect(findingsOf({})).toEqual([])
})

test.each([
  ['the name is not in the scope @selvedge/', { name: 'money' }],
  ['the licence is not MIT', { license: 'ISC' }],
  ['"type" is not module', { type: undefined }],
  ['there is no script "typecheck"', { scripts: { ...validManifest.scripts, typecheck: undefined } }],
  [
    'there is no script "check:package"',
    { scripts: { ...validManifest.scripts, 'check:package': undefined } },
  ],
  ['"files" does not list dist', { files: undefined }],
  ['"exports" does not give ./package.json', { exports: { '.': validManifest.exports['.'] } }],
  [
    'exports["./server"] does not name its types first',
    {
      exports: {
        ...validManifest.exports,
        './server': { import: './dist/server.js', types: './dist/server.d.ts' },
      },
    },
  ],
  ['there are no keywords', { keywords: [] }],
  ['there is no homepage', { homepage: undefined }],
  ['"bugs" does not say where to report problems', { bugs: undefined }],
  [
    'the repository is not that of the root manifest',
    { repository: { ...validManifest.repository, url: 'git+https://git.example/fork.git' } },
  ],
  [
    '"repository" does not name the folder of the package',
    { repository: { ...repository, directory: 'packages/other' } },
  ],
  ['"publishConfig" does not publish with provenance', { publishConfig: { access: 'public' } }],
  ['hono is ^4, not catalog:', { dependencies: { hono: '^4' } }],
  ['@types/node is ^22, not catalog:', { devDependencies: { '@types/node': '^22' } }],
  ['@selvedge/other is ^0.1.0, not workspace:*', { dependencies: { '@selvedge/other': '^0.1.0' } }],
])('reports that %s', (finding, manifest) => {
  expect(findingsOf(manifest)).toEqual([finding])
})

test('reports an app that is not private', () => {
  const app = { repository: { ...repository, directory: 'apps/shop' } }
  expect(findingsOf(app, 'apps/shop')).toEqual(['it is not private, but only packages/ publishes'])
  expect(findingsOf({ private: true }, 'apps/shop')).toEqual([])
})
