import {
  type AppLoadContext,
  createReadableStreamFromReadable,
  type EntryContext,
  type HandleErrorFunction,
} from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { logRouteError } from './features/errors/logRouteError.ts'
import { createPageBody } from './features/frame/createPageBody.server.ts'
import { NonceContext } from './features/frame/NonceContext.ts'
import { type PriorityImage, PriorityImageContext } from './features/frame/priorityImage.ts'
import { StructuredDataContext } from './features/frame/StructuredData.tsx'
import { pathWithoutKey } from './i18n/listPaths.ts'

/** The time in milliseconds after which a page stops waiting for its deferred parts. */
export const streamTimeout = 5_000

/**
 * The time in milliseconds that a page waits for its deferred parts before it is sent, if it is also stored for other
 * visitors. A shorter time would render a page for each visitor while many visitors come, when it matters most that it is
 * stored.
 */
const WHOLE_PAGE_WAIT_MS = 1_000

/**
 * Renders a page. Robots get the page when it is complete. Other visitors get it as soon as everything except its
 * deferred parts is ready. A page that is also stored for other visitors waits up to `WHOLE_PAGE_WAIT_MS` for its
 * deferred parts.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { shop }: AppLoadContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const priorityImage: PriorityImage = {}
  return new Promise<Response>((resolve, reject) => {
    let failed = false
    let isSent = false
    const send = (): void => {
      if (isSent) return
      isSent = true
      if (priorityImage.link) headers.append('link', priorityImage.link)
      const body = createPageBody()
      resolve(
        new Response(createReadableStreamFromReadable(body), { status: failed ? 500 : status, headers }),
      )
      pipe(body)
    }
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={shop.nonce}>
        <StructuredDataContext.Provider value={shop.structuredData}>
          <PriorityImageContext.Provider value={priorityImage}>
            <RemixServer context={remix} url={request.url} nonce={shop.nonce} />
          </PriorityImageContext.Provider>
        </StructuredDataContext.Provider>
      </NonceContext.Provider>,
      {
        nonce: shop.nonce,
        onShellReady: () => {
          if (isbot(request.headers.get('user-agent') ?? '')) return
          if (shop.rendering.isShared) setTimeout(send, WHOLE_PAGE_WAIT_MS)
          else send()
        },
        onAllReady: () => {
          shop.rendering.isComplete = !isSent && !failed
          send()
        },
        onShellError: reject,
        onError: (error: unknown) => {
          failed = true
          if (!request.signal.aborted)
            shop.log.error(
              { reason: error instanceof Error ? error.message : String(error) },
              'rendering failed',
            )
        },
      },
    )
    setTimeout(abort, streamTimeout + 1_000).unref()
  })
}

/** Logs failures of loaders and actions with the request's id. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && context.shop)
    logRouteError(context.shop.log, pathWithoutKey(new URL(request.url).pathname), error)
}
