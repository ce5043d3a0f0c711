import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prunePackages } from './prunePackages.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-prune-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const install = (path: string, manifest: object = {}): void => {
  const own = join(folder, 'node_modules', path)
  mkdirSync(own, { recursive: true })
  writeFileSync(join(own, 'package.json'), JSON.stringify(manifest))
}
const isInstalled = (path: string): boolean => existsSync(join(folder, 'node_modules', path))

test('keeps the packages that a root needs, directly and through others', () => {
  install('server', { dependencies: { '@scope/parser': '1' }, peerDependencies: { engine: '1' } })
  install('@scope/parser', { optionalDependencies: { fast: '1', missing: '1' } })
  install('engine')
  install('fast')
  install('bundled')
  install('@other/bundled')
  prunePackages(folder, ['server'])
  expect(['server', '@scope/parser', 'engine', 'fast'].filter(isInstalled)).toHaveLength(4)
  expect(['bundled', '@other'].filter(isInstalled)).toEqual([])
})

test('removes types and optional peers', () => {
  install('server', {
    dependencies: { '@types/node': '1' },
    peerDependencies: { typescript: '5' },
    peerDependenciesMeta: { typescript: { optional: true } },
  })
  install('@types/node')
  install('typescript')
  prunePackages(folder, ['server'])
  expect(['@types', 'typescript'].filter(isInstalled)).toEqual([])
})

test('keeps the version inside of a package, and removes the one that only others use', () => {
  install('server', { dependencies: { parser: '2' } })
  install('server/node_modules/parser')
  install('parser')
  prunePackages(folder, ['server'])
  expect(isInstalled('server/node_modules/parser')).toBe(true)
  expect(isInstalled('parser')).toBe(false)
})

test('removes the packages that a package needs when only its files are read', () => {
  install('kit', { dependencies: { react: '18' } })
  install('react')
  prunePackages(folder, [], ['kit'])
  expect(isInstalled('kit')).toBe(true)
  expect(isInstalled('react')).toBe(false)
})
