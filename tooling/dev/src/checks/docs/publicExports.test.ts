import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, expect, test } from 'vitest'
import { publicExports, readEntries } from './publicExports.ts'

const folder = mkdtempSync(join(tmpdir(), 'public-exports-'))
afterAll(() => rmSync(folder, { recursive: true }))

const entry = { name: 'kit', folder }
writeFileSync(
  join(folder, 'package.json'),
  JSON.stringify({
    name: '@shop/kit',
    exports: { '.': { types: './index.d.ts' }, './package.json': './package.json' },
  }),
)
writeFileSync(
  join(folder, 'parts.d.ts'),
  [
    '/**',
    ' * Adds amounts.',
    ' *',
    ' * @example',
    ' * add(1, 2)',
    ' */',
    'export declare const add: (one: number, other: number) => number',
    'export type Amount = number',
  ].join('\n'),
)
writeFileSync(join(folder, 'index.d.ts'), "export { add as sum, type Amount } from './parts'")

test('lists the exports of an entry with the documentation of the exported declarations', () => {
  const files = readEntries(entry).map(({ file }) => file)
  const program = ts.createProgram(files, {
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    noLib: true,
  })
  expect(publicExports(program, entry)).toEqual([
    { label: '@shop/kit: sum', documentation: 'Adds amounts.', hasExample: true, parameters: 2 },
    { label: '@shop/kit: Amount', documentation: '', hasExample: false, parameters: 0 },
  ])
})

test('throws for an entry that is not built', () => {
  const program = ts.createProgram([], { types: [], noLib: true })
  expect(() => publicExports(program, entry)).toThrow('build the package first')
})
