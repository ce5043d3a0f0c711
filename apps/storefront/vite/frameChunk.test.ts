import { expect, test } from 'vitest'
import { frameModules } from './frameChunk.ts'

const route = (name: string): string => `/shop/app/routes/${name}.tsx?__remix-build-client-route`
const kit = (name: string): string => `/shop/node_modules/@selvedge/ui-kit/dist/${name}.js`

type Module = { readonly imports?: readonly string[]; readonly later?: readonly string[] }

const modules: Readonly<Record<string, Module>> = {
  '/shop/app/root.tsx': { imports: ['/shop/app/PageFrame.tsx'] },
  '/shop/app/PageFrame.tsx': {
    imports: [kit('Header'), '/shop/app/paraglide/messages.js'],
    later: ['/shop/app/Consent.tsx', '/shop/app/features/search/SearchSuggestions.tsx', kit('ToastRegion')],
  },
  '/shop/app/Consent.tsx': { imports: [kit('Banner')] },
  '/shop/app/entry.client.tsx': { imports: ['/react.js'] },
  '/shop/app/paraglide/messages.js': { imports: ['/shop/app/paraglide/messages/cart.js'] },
  [route('a')]: { imports: [kit('Text'), kit('Stack'), '/shop/app/features/cart/price.ts'] },
  [route('b')]: { imports: [kit('Text'), kit('Stack'), '/shop/app/features/cart/price.ts'] },
  [route('c')]: { imports: [kit('Text'), '/shop/app/features/cart/price.ts'] },
}
const frame = frameModules(Object.keys(modules), (id) => ({
  importedIds: [...(modules[id]?.imports ?? [])],
  dynamicallyImportedIds: [...(modules[id]?.later ?? [])],
}))

test('contains what the root and the entry import', () => {
  expect(frame).toContain(kit('Header'))
  expect(frame).toContain('/react.js')
})

test('contains the parts of the app that the root loads after hydration, without those of packages', () => {
  expect(frame).toContain(kit('Banner'))
  expect(frame).not.toContain(kit('ToastRegion'))
})

test('leaves parts that are loaded on use to Rollup', () => {
  expect(frame).not.toContain('/shop/app/features/search/SearchSuggestions.tsx')
})

test('contains a part of the kit when three routes use it', () => {
  expect(frame).toContain(kit('Text'))
  expect(frame).not.toContain(kit('Stack'))
})

test('leaves routes, their features and messages to Rollup', () => {
  expect(frame).not.toContain(route('a'))
  expect(frame).not.toContain('/shop/app/features/cart/price.ts')
  expect(frame).not.toContain('/shop/app/paraglide/messages/cart.js')
})
