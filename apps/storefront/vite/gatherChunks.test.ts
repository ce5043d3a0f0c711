import { expect, test } from 'vitest'
import { frameModules } from './gatherChunks.ts'

const page = (name: string): string => `/shop/app/routes/${name}.tsx?__remix-build-client-route`
const kit = (name: string): string => `/shop/node_modules/@selvedge/ui-kit/dist/${name}.js`

const imports: Readonly<Record<string, readonly string[]>> = {
  '/shop/app/i18n/money.ts': [],
  '/shop/app/root.tsx': ['/shop/app/Frame.tsx'],
  '/shop/app/Frame.tsx': [kit('Header')],
  '/shop/app/entry.client.tsx': ['/react.js'],
  [page('a')]: [kit('Text'), kit('Stack'), '/shop/app/price.ts'],
  [page('b')]: [kit('Text'), kit('Stack'), '/shop/app/price.ts'],
  [page('c')]: [kit('Text'), kit('Stack'), '/shop/app/price.ts'],
  [page('d')]: [kit('Text'), '/shop/app/price.ts'],
}
const frame = frameModules(Object.keys(imports), (id) => ({ importedIds: [...(imports[id] ?? [])] }))

test('what root and entry reach comes with every page', () => {
  expect(frame).toContain(kit('Header'))
  expect(frame).toContain('/react.js')
  expect(frame).toContain('/shop/app/i18n/money.ts')
})

test('a part of the kit comes with every page once four use it; the pages themselves and their own code never do', () => {
  expect(frame).toContain(kit('Text'))
  expect(frame).not.toContain(kit('Stack'))
  expect(frame).not.toContain('/shop/app/price.ts')
  expect(frame).not.toContain(page('a'))
})
