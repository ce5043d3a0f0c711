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
  [kit('Accordion')]: { imports: [kit('chunk-1')] },
  [route('a')]: {
    imports: [kit('Text'), kit('Stack'), kit('Accordion'), '/shop/app/features/cart/price.ts'],
  },
  [route('b')]: { imports: [kit('Text'), kit('Stack'), '/shop/app/features/cart/price.ts'] },
  [route('c')]: { imports: [kit('Text'), '/shop/app/features/cart/price.ts'] },
}
const frame = frameModules(Object.keys(modules), (id) => ({
  importedIds: [...(modules[id]?.imports ?? [])],
  dynamicallyImportedIds: [...(modules[id]?.later ?? [])],
}))

test('contains the modules that the root route and the client entry import', () => {
  expect(frame).toContain(kit('Header'))
  expect(frame).toContain('/react.js')
})

test('contains the app’s own modules that the root route loads after hydration, but not those of packages', () => {
  expect(frame).toContain(kit('Banner'))
  expect(frame).not.toContain(kit('ToastRegion'))
})

test('excludes modules that are loaded on demand', () => {
  expect(frame).not.toContain('/shop/app/features/search/SearchSuggestions.tsx')
})

test('contains a module of the UI kit when three routes use the module', () => {
  expect(frame).toContain(kit('Text'))
  expect(frame).not.toContain(kit('Stack'))
})

test('contains a small component of the UI kit with all modules that it imports', () => {
  expect(frame).toContain(kit('Accordion'))
  expect(frame).toContain(kit('chunk-1'))
})

test('leaves routes, and the features and messages of routes, out of the frame’s chunk', () => {
  expect(frame).not.toContain(route('a'))
  expect(frame).not.toContain('/shop/app/features/cart/price.ts')
  expect(frame).not.toContain('/shop/app/paraglide/messages/cart.js')
})
