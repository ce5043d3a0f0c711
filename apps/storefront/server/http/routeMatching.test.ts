import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'

type Router = typeof import('react-router-dom')

const { resolve } = createRequire(createRequire(import.meta.url).resolve('@remix-run/react'))
const file = resolve('@remix-run/router')

/** The router as Node loads it, with the patch of tooling/patches. */
const { createMemoryHistory, createRouter, matchRoutes } = createRequire(import.meta.url)(file) as Router & {
  createMemoryHistory: () => object
  createRouter: (init: object) => ReturnType<Router['createMemoryRouter']>
}
/** The router of the browser, which is not patched. */
const { matchRoutes: matchUnpatched }: Router = await import(
  /* @vite-ignore */ pathToFileURL(join(dirname(file), 'router.js')).href
)

const createRoutes = (): Parameters<typeof matchRoutes>[0] => [
  {
    id: 'site',
    path: ':site?',
    children: [
      { id: 'home', index: true },
      { id: 'category', path: 'category/:slug' },
      { id: 'sale', path: 'category/sale', caseSensitive: true },
      {
        id: 'account',
        path: 'account',
        children: [
          { id: 'overview', index: true },
          { id: 'order', path: 'orders/:number' },
        ],
      },
      { id: 'missing', path: '*' },
    ],
  },
]

const countCompilations = () => {
  const compile = vi.fn()
  vi.stubGlobal(
    'RegExp',
    class extends RegExp {
      constructor(...pattern: ConstructorParameters<RegExpConstructor>) {
        super(...pattern)
        compile()
      }
    },
  )
  return compile
}
afterEach(() => {
  vi.unstubAllGlobals()
})

test('finds the same routes as the unpatched router for randomly generated paths', () => {
  const routes = createRoutes()
  const segment = fc.constantFrom(
    '',
    'en-GB',
    'category',
    'sale',
    'Sale',
    'account',
    'orders',
    'a%2Fb',
    '%25',
    'é',
  )
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
      const path = `/${segments.join('/')}`
      expect(matchRoutes(routes, path)).toEqual(matchUnpatched(createRoutes(), path))
    }),
    { numRuns: 500 },
  )
})

test('compiles the paths of the routes only at the first match', () => {
  const routes = [{ path: 'only/:here' }, { path: 'only/:here/:there' }]
  const compile = countCompilations()
  const first = matchRoutes(routes, '/only/a')
  expect(compile).toHaveBeenCalled()
  compile.mockClear()
  expect(matchRoutes(routes, '/only/a')).toEqual(first)
  expect(matchRoutes(routes, '/only/b/c')?.[0]?.params).toEqual({ here: 'b', there: 'c' })
  expect(compile).not.toHaveBeenCalled()
})

test('distinguishes equal paths with different options, such as caseSensitive', () => {
  expect(matchRoutes([{ id: 'lower', path: 'category' }], '/Category')?.[0]?.route.id).toBe('lower')
  expect(matchRoutes([{ path: 'category', caseSensitive: true }], '/Category')).toBeNull()
  expect(matchRoutes([{ path: 'category' }], '/category/fabric')).toBeNull()
  expect(matchRoutes([{ path: 'category', children: [{ path: ':slug' }] }], '/category/fabric')).toHaveLength(
    2,
  )
})

test('finds routes that are added to a router later', () => {
  const routes = createRoutes()
  const router = createRouter({ history: createMemoryHistory(), routes })
  expect(matchRoutes(router.routes, '/account/returns')?.at(-1)?.route.id).toBe('missing')
  router.patchRoutes('account', [{ id: 'returns', path: 'returns' }])
  expect(matchRoutes(router.routes, '/account/returns')?.at(-1)?.route.id).toBe('returns')
})

test('forgets compiled paths when there are more than a thousand', () => {
  const routes = [{ path: 'bounded/:name' }]
  matchRoutes(routes, '/bounded/a')
  for (let index = 0; index < 1_000; index += 1) matchRoutes([{ path: `made-up-${index}` }], '/bounded/a')
  const compile = countCompilations()
  expect(matchRoutes(routes, '/bounded/a')?.[0]?.params).toEqual({ name: 'a' })
  expect(compile).toHaveBeenCalled()
})
