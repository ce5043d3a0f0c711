import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { components } from '../scripts/components.ts'
import { packageExports } from '../scripts/packageExports.ts'
import * as kit from './index.ts'

it('has a subpath for every component and for nothing else', () => {
  const manifest: { exports: unknown } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(manifest.exports).toEqual(packageExports())
})

it('exports every component from the index', () => {
  expect(Object.keys(kit)).toEqual(
    expect.arrayContaining(components().filter((name) => !['Field', 'Toast', 'StepHeader'].includes(name))),
  )
})

it('matches the snapshot of public names', () => {
  expect(Object.keys(kit).sort()).toMatchSnapshot()
})
