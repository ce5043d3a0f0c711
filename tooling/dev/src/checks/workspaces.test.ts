import { expect, test } from 'vitest'
import { readRoot, readWorkspaces } from './workspaces.ts'

test('reads every workspace with its scripts', () => {
  const storefront = readWorkspaces().find(({ name }) => name === '@selvedge/storefront')
  expect(storefront).toMatchObject({ published: false, scripts: { test: expect.any(String) } })
})

test('reads only those scripts of the root package that turbo runs', () => {
  const { name, scripts } = readRoot()
  expect(name).toBe('//')
  expect(Object.keys(scripts)).toContain('lint:code')
  expect(scripts).not.toHaveProperty('build')
})
