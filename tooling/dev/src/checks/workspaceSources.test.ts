import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspaceSources } from '@selvedge/build/workspaceSources'
import { expect, test } from 'vitest'
import { root } from '../stack/settings.ts'

test.each(globSync('packages/*/package.json', { cwd: root }))(
  'finds the source of each module that %s exports',
  (manifest) => {
    const { name, exports } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as {
      name: string
      exports: Record<string, { readonly import?: string }>
    }
    const modules = Object.entries(exports).filter(
      ([entry, target]) => target.import?.endsWith('.js') && !entry.includes('*'),
    )
    const sources = workspaceSources()
    expect(modules.length).toBeGreaterThan(0)
    for (const [entry] of modules)
      expect([entry, sources.get(join(name, entry))]).toEqual([entry, expect.stringContaining('/src/')])
  },
)
