import { expect, test } from 'vitest'
import { brokenBelow, readWorkspaces, type Workspace } from './workspaces.ts'

const workspace = (name: string, ...uses: string[]): Workspace => ({
  name,
  folder: name,
  scripts: {},
  published: false,
  hasTests: true,
  uses,
})
const shop = workspace('shop', 'kit', 'client')
const all = [shop, workspace('kit', 'tokens'), workspace('client'), workspace('tokens', 'kit')]

test('a workspace is broken when anything below it did not build, however deep', () => {
  expect(brokenBelow(shop, new Set(['tokens']), all)).toBe('tokens')
  expect(brokenBelow(shop, new Set(['shop']), all)).toBe('shop')
})

test('a failed build beside it does not matter, and circles end', () => {
  expect(brokenBelow(shop, new Set(['other']), all)).toBeUndefined()
})

test('the workspace is read with its tests and what it uses', () => {
  const storefront = readWorkspaces().find(({ name }) => name === '@selvedge/storefront')
  expect(storefront).toMatchObject({ published: false, hasTests: true })
  expect(storefront?.uses).toContain('@selvedge/ui-kit')
})
