import { isRouteErrorResponse, UNSAFE_RemixContext, useLocation, data as withStatus } from '@remix-run/react'
import { LinkProvider } from '@selvedge/ui-kit/Link'
import { themeAttributes } from '@selvedge/ui-kit/theme'
import type { ComponentProps, ComponentType } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { expect, vi } from 'vitest'
import type { loadMenu } from '../../app/features/frame/loadMenu.server.ts'
import { packData } from '../../app/features/frame/packData.ts'
import { preserveRadioChoiceScript } from '../../app/features/frame/preserveRadioChoice.ts'
import { ReadyStateMarker } from '../../app/features/frame/ReadyStateMarker.tsx'
import { RouterLink } from '../../app/features/frame/RouterLink.tsx'
import type { useShop } from '../../app/features/frame/useShop.ts'
import { m } from '../../app/paraglide/messages.js'
import App, { ErrorBoundary as RootError } from '../../app/root.tsx'

type Frame = NonNullable<ReturnType<typeof useShop>>
type Menu = Awaited<ReturnType<typeof loadMenu>>

/** The content of the header and the footer, with overrides. */
export const aMenu = (more: Partial<Menu> = {}): Menu => ({
  nav: [{ slug: 'fabric', name: 'Fabric', panel: undefined }],
  menu: {
    label: m.nav_label(),
    open: m.menu_label(),
    search: m.search_placeholder(),
    searchLabel: m.search_label(),
    submit: m.search_submit(),
    wishlist: m.wishlist_title(),
    style: m.menu_by_style(),
    colour: m.menu_by_colour(),
    before: { title: m.menu_before(), links: [] },
    colours: [],
  },
  banner: { label: m.sites_label(), market: m.market_label({ currency: 'USD' }) },
  footer: {
    motto: m.footer_motto(),
    about: m.footer_about(),
    darkMode: m.dark_mode(),
    newsletter: { label: m.newsletter_footer(), action: '/newsletter', submit: m.newsletter_footer_action() },
    groups: [],
    legal: [],
  },
  ...more,
})

/** The data of the root's loader for a guest in the United States, with overrides. */
export const aFrame = (more: Partial<Frame> = {}): Frame => ({
  locale: 'en-US',
  currency: 'USD',
  brand: 'selvedge',
  nonce: '',
  menu: packData(aMenu()),
  site: { key: 'selvedge', name: 'Selvedge' },
  sites: [],
  cartCount: 0,
  cartStamp: '',
  firstName: '',
  signedIn: false,
  group: '',
  ...more,
})

/** The part of a route module that runs in a browser. */
type RouteModule = {
  readonly default: ComponentType
  readonly clientAction?: ((args: never) => unknown) | undefined
  readonly shouldRevalidate?: RouteObject['shouldRevalidate']
  readonly handle?: unknown
  readonly ErrorBoundary?: ComponentType | undefined
}

/** The server's part of a route: functions of the test. An action returns data, `refused(…)` or a redirect. */
export type ShopRoute = {
  readonly module: RouteModule
  readonly loader?: (request: Request) => unknown
  readonly action?: (form: FormData, request: Request) => unknown
}

type Shop = {
  /** The routes by their paths, without the locale. A page at any other path shows its own URL. */
  readonly routes: Readonly<Record<string, ShopRoute>>
  /** The first URL of the visit. */
  readonly at: string
  readonly frame?: () => Frame
}

/** An action's data with an error status. */
export const refused = (data: unknown, status = 422) => withStatus(data, { status })

type WithStatus = ReturnType<typeof withStatus>
const hasStatus = (result: unknown): result is WithStatus =>
  typeof result === 'object' && result !== null && 'type' in result && result.type === 'DataWithResponseInit'

/** An action as Remix calls it in a browser: through the route's client action, with the status of the response. */
const actionOf = ({ module, action }: ShopRoute): RouteObject['action'] =>
  action &&
  (async ({ request, params }) => {
    let status = 200
    const serverAction = async (): Promise<unknown> => {
      const result = await action(await request.clone().formData(), request)
      if (result instanceof Response) throw result
      if (!hasStatus(result)) return result
      status = result.init?.status ?? status
      return result.data
    }
    const clientAction = module.clientAction as
      | ((args: { request: Request; params: object; serverAction: () => Promise<unknown> }) => unknown)
      | undefined
    const result = await (clientAction?.({ request, params, serverAction }) ?? serverAction())
    return result instanceof Response || isRouteErrorResponse(result)
      ? result
      : withStatus(result, { status })
  })

const OtherPage = () => <h1>Page {useLocation().pathname}</h1>

const ShopRoot = () => (
  <>
    <LinkProvider component={RouterLink}>
      <App />
    </LinkProvider>
    <ReadyStateMarker />
  </>
)

const routesOf = ({ routes, frame = aFrame }: Shop): RouteObject[] => [
  {
    id: 'root',
    path: '/',
    loader: async () => frame(),
    Component: ShopRoot,
    ErrorBoundary: RootError,
    children: [
      ...Object.entries(routes).map(
        ([path, route]): RouteObject => ({
          id: path,
          path,
          Component: route.module.default,
          handle: route.module.handle,
          loader: async ({ request }) => route.loader?.(request) ?? null,
          ...(route.action ? { action: actionOf(route) } : {}),
          ...(route.module.shouldRevalidate ? { shouldRevalidate: route.module.shouldRevalidate } : {}),
          ...(route.module.ErrorBoundary ? { ErrorBoundary: route.module.ErrorBoundary } : {}),
        }),
      ),
      { id: 'home', index: true, Component: OtherPage },
      { id: 'other', path: '*', Component: OtherPage },
    ],
  },
]

/**
 * Creates the router directly, because Remix's `createRemixStub` does not accept the router's future flags. Without
 * `v7_fetcherPersist`, a fetcher would be removed when its component unmounts, unlike in the shop.
 */
const createShopRouter = (shop: Shop, loaderData?: Record<string, unknown>) =>
  createMemoryRouter(routesOf(shop), {
    initialEntries: [shop.at],
    future: {
      v7_fetcherPersist: true,
      v7_normalizeFormMethod: true,
      v7_partialHydration: true,
      v7_relativeSplatPath: true,
      v7_skipActionErrorRevalidation: true,
    },
    ...(loaderData ? { hydrationData: { loaderData } } : {}),
  })

type Router = ReturnType<typeof createShopRouter>

type RemixContext = NonNullable<ComponentProps<typeof UNSAFE_RemixContext.Provider>['value']>

/** What Remix knows of the routes. It prefetches their data, and their modules are there already. */
const remixOf = ({ routes }: Router): RemixContext => {
  const ids = routes.flatMap(({ id, children = [] }) => [id, ...children.map((child) => child.id)])
  const route = (id = '') => ({
    id,
    module: '',
    hasLoader: true,
    hasAction: false,
    hasClientLoader: false,
    hasClientAction: false,
    hasErrorBoundary: false,
  })
  return {
    ...remix,
    manifest: { ...remix.manifest, routes: Object.fromEntries(ids.map((id = '') => [id, route(id)])) },
    routeModules: Object.fromEntries(ids.map((id = '') => [id, { default: OtherPage }])),
  }
}

const remix: RemixContext = {
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
  },
  manifest: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' },
  routeModules: {},
  isSpaMode: false,
}

const pageOf = (router: Router) => (
  <UNSAFE_RemixContext.Provider value={remixOf(router)}>
    <RouterProvider router={router} future={{ v7_startTransition: true }} />
  </UNSAFE_RemixContext.Provider>
)

let mounted:
  | { readonly root: Root | undefined; readonly router: Router; readonly container: HTMLElement }
  | undefined

/** Unmounts the open page. */
export const closeShop = (): void => {
  mounted?.root?.unmount()
  mounted?.router.dispose()
  mounted?.container.remove()
  mounted = undefined
  for (const name of ['data-hydrated', 'data-busy']) document.documentElement.removeAttribute(name)
}

const createContainer = (): HTMLElement => {
  const { documentElement } = document
  for (const [name, value] of Object.entries(themeAttributes({ brand: 'selvedge' })))
    documentElement.setAttribute(name === 'className' ? 'class' : name, String(value))
  return document.body.appendChild(document.createElement('div'))
}

/** Waits until the page is hydrated and nothing is pending. */
export const untilReady = () =>
  vi.waitFor(() =>
    expect(document.documentElement.matches('[data-hydrated]:not([data-busy])'), 'ready').toBe(true),
  )

/** Opens a page of the shop, with JavaScript. */
export const openShop = async (shop: Shop): Promise<Router> => {
  const router = createShopRouter(shop)
  const container = createContainer()
  const root = createRoot(container)
  mounted = { root, router, container }
  root.render(pageOf(router))
  await untilReady()
  return router
}

let hasScripts = false

/** Runs the inline scripts that the document runs before hydration. */
const runPreHydrationScripts = (): void => {
  if (hasScripts) return
  hasScripts = true
  const script = document.createElement('script')
  script.textContent = preserveRadioChoiceScript
  document.head.append(script)
}

/**
 * Logs every hydration error except that about deferred data. In these tests the browser renders this data, which a
 * server would stream.
 */
const onRecoverableError = (error: unknown): void => {
  if (!String(error).includes('did not finish this Suspense boundary')) console.error(error)
}

/** Shows a page as the server renders it, and returns the function that hydrates it. */
export const prerenderShop = async (shop: Shop): Promise<() => Promise<void>> => {
  const loading = createShopRouter(shop)
  await vi.waitFor(() => expect(loading.state.initialized).toBe(true))
  const { loaderData } = loading.state
  loading.dispose()
  runPreHydrationScripts()
  const container = createContainer()
  const server = createShopRouter(shop, loaderData)
  container.innerHTML = renderToString(pageOf(server))
  server.dispose()
  const router = createShopRouter(shop, loaderData)
  mounted = { root: undefined, router, container }
  return async () => {
    mounted = { root: hydrateRoot(container, pageOf(router), { onRecoverableError }), router, container }
    await untilReady()
  }
}
