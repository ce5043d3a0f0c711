import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import type { ShopContext } from '../context/createContext.ts'
import type { PageHandler } from '../http/createApp.ts'
import type { ContentSecuritySettings } from '../http/securityHeaders.ts'
import { Session } from '../session/session.ts'
import { createPageCache, pagePolicy } from './createPageCache.ts'
import { newRendering } from './rendering.ts'
import { sharePages } from './sharePages.ts'

const clientFolder = mkdtempSync(join(tmpdir(), 'selvedge-client-'))
mkdirSync(join(clientFolder, 'assets'))

const settings: ContentSecuritySettings = {
  NODE_ENV: 'production',
  IDME_PAGE_URL: 'https://groups.example/authorize',
  imageHosts: [],
  approvalOrigins: [],
  cardSource: { kind: 'none' },
}

const aVisit = (): [Request, ShopContext] => [
  new Request('https://shop.example/help/returns', { headers: { 'accept-encoding': 'br' } }),
  {
    session: new Session({ visitor: '00000000-0000-4000-8000-000000000001' }),
    site: { key: 'selvedge' },
    market: { locale: 'en-US', currency: 'USD' },
    settings: { origin: 'https://shop.example', siteKey: 'selvedge' },
    locale: 'en-US',
    previewOf: null,
    nonce: 'n',
    currentExperiments: async () => [],
    rendering: newRendering(),
    log: pino({ level: 'silent' }),
  } as unknown as ShopContext,
]

/** A shop whose pages are rendered when the test says so. */
const aShop = ({ isComplete = true } = {}) => {
  const renders: (() => void)[] = []
  const page = vi.fn<PageHandler>(
    (_, { rendering }) =>
      new Promise((resolve) =>
        renders.push(() => {
          rendering.isComplete = isComplete
          resolve(new Response('<p>Returns</p>', { headers: { 'content-type': 'text/html' } }))
        }),
      ),
  )
  return { page, renders, open: () => sharePages({ page, settings, clientFolder }) }
}

const isStored = ({ headers }: Response): boolean => headers.has('server-timing')

test('renders a page once for all visitors who open it at the same moment', async () => {
  const { page, renders, open } = aShop()
  const handle = open()
  const visits = [handle(...aVisit()), handle(...aVisit()), handle(...aVisit())]
  await vi.waitFor(() => expect(renders).toHaveLength(1))
  renders[0]?.()
  const responses = await Promise.all(visits)
  expect(responses.map(isStored)).toEqual([false, true, true])
  expect(isStored(await handle(...aVisit()))).toBe(true)
  expect(page).toHaveBeenCalledTimes(1)
})

test('renders a page for each visitor when it cannot be stored', async () => {
  const { renders, open } = aShop({ isComplete: false })
  const handle = open()
  const visits = [handle(...aVisit()), handle(...aVisit()), handle(...aVisit())]
  await vi.waitFor(() => expect(renders).toHaveLength(1))
  renders[0]?.()
  await vi.waitFor(() => expect(renders).toHaveLength(3))
  for (const render of renders) render()
  const responses = await Promise.all(visits)
  expect(responses.map(isStored)).toEqual([false, false, false])
  expect(await responses[2]?.text()).toBe('<p>Returns</p>')
})

test('renders a page for the next visitor when rendering it for the first one failed', async () => {
  const { page, renders, open } = aShop()
  page.mockRejectedValueOnce(new Error('the platform does not respond'))
  const handle = open()
  const first = handle(...aVisit())
  const second = handle(...aVisit())
  await expect(first).rejects.toThrow('the platform does not respond')
  await vi.waitFor(() => expect(renders).toHaveLength(1))
  renders[0]?.()
  expect((await second).status).toBe(200)
})

test('sends the last page while rendering fails, and forgets it when the page no longer exists', async () => {
  let now = 0
  const cache = createPageCache(pagePolicy, () => now)
  let status = 200
  const page: PageHandler = async (_, { rendering }) => {
    rendering.isComplete = true
    return new Response('<p>Returns</p>', { status, headers: { 'content-type': 'text/html' } })
  }
  const handle = sharePages({ page, settings, clientFolder, cache })
  await handle(...aVisit())
  await vi.waitFor(async () => expect(isStored(await handle(...aVisit()))).toBe(true))
  now = pagePolicy.staleMs
  status = 503
  expect((await handle(...aVisit())).status).toBe(200)
  status = 404
  expect((await handle(...aVisit())).status).toBe(404)
  status = 503
  expect((await handle(...aVisit())).status).toBe(503)
})

test('renders a page with data from before a change of the catalogue again at the next visit', async () => {
  const page = vi.fn<PageHandler>(async (_, { rendering }) => {
    rendering.isComplete = true
    rendering.isOutdated = true
    return new Response('<p>Returns</p>', { headers: { 'content-type': 'text/html' } })
  })
  const handle = sharePages({ page, settings, clientFolder })
  await handle(...aVisit())
  await vi.waitFor(async () => expect(isStored(await handle(...aVisit()))).toBe(true))
  await vi.waitFor(() => expect(page.mock.calls.length).toBeGreaterThan(1))
})
