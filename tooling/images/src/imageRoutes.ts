import { setTimeout } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import { imageSource } from './imageId.ts'
import { createImageStore, emptyImageStore } from './imageStore.ts'
import { negotiateFormat } from './negotiateFormat.ts'
import { createImageRenderer, type ImageFormat, imageWidths } from './renderImage.ts'
import { waitForReplacement } from './waitForReplacement.ts'

const formats: readonly ImageFormat[] = ['avif', 'webp', 'jpeg']

/** The environment of a request. `isBackground` is true for an image that is rendered before a visitor requests it. */
export type ImageBindings = { readonly isBackground?: boolean }

const LONG = 'public, max-age=604800, stale-while-revalidate=2592000'
const PLACEHOLDER = '/img/image-placeholder.svg'

type ImageRoutesOptions = {
  /** The folder of the rendered images; without it every image is rendered again. */
  readonly cacheFolder: string | undefined
  /** The origins that images may come from. */
  readonly allowedHosts: readonly string[]
  /** Returns the network address of the visitor, so that visitors take turns in the queue. */
  readonly visitorAddress: (context: Context) => string
  /**
   * Milliseconds after which a visitor gets a replacement: the image in another size, or the placeholder. This is the
   * maximum: the more images are waiting, the sooner an image is replaced.
   */
  readonly deadlineMs?: number
}

type RequestedImage = Readonly<Record<'format' | 'width' | 'host' | 'path', string>> & {
  readonly isNegotiated: boolean
}

/** Reads the URL of an image. If the URL names no format, selects the best format for the client. */
const readAddress = (pathname: string, accept: string | undefined): RequestedImage => {
  const segments = pathname.split('/').slice(2)
  const isNegotiated = /^[0-9]+$/.test(segments[0] ?? '')
  const [format = '', width = '', host = '', ...path] = isNegotiated
    ? [negotiateFormat(accept), ...segments]
    : segments
  return { format, width, host, path: `/${path.join('/')}`, isNegotiated }
}

/**
 * Serves product images in the shop's sizes by width and image id, from allowed hosts only. The client's `Accept`
 * header selects the format, unless the URL names one. An image that is not ready at the deadline, or cannot be
 * rendered now, is replaced by the same image in another size, or by the placeholder; neither is cached. The deadline
 * is shorter while many images are waiting; an image that was replaced is rendered for the next request.
 */
export const imageRoutes = ({
  cacheFolder,
  allowedHosts,
  visitorAddress,
  deadlineMs = 8_000,
}: ImageRoutesOptions): Hono<{ Bindings: ImageBindings }> => {
  const images = createImageRenderer(cacheFolder ? createImageStore(cacheFolder) : emptyImageStore)
  const app = new Hono<{ Bindings: ImageBindings }>()
  app.get('/pictures/*', async (context) => {
    const address = readAddress(context.req.path, context.req.header('accept'))
    const source = imageSource(address.host, address.path, allowedHosts)
    const format = formats.find((name) => name === address.format)
    const width = imageWidths.find((known) => String(known) === address.width)
    if (!source || !format || !width)
      return context.json(
        {
          message:
            'No such image: the path needs an allowed host, one of the shop’s widths, and no format but avif, webp or jpeg.',
        },
        400,
      )
    const isBackground = context.env?.isBackground === true
    const visitor = isBackground ? 'background' : visitorAddress(context)
    const request = { source, format, width, visitor }
    // Rendering fails if the host does not respond, the drawing takes too long, or the queue is full. A later request
    // can succeed.
    const rendered = images.render(request, context.req.raw.signal).catch(() => 'overdue' as const)
    let isReady = false
    const overdue = async (): Promise<'overdue'> => {
      await waitForReplacement({
        longestMs: deadlineMs,
        rounds: images.waitingRounds,
        wait: (ms) => setTimeout(ms, undefined, { ref: false }),
        isReady: () => isReady,
      })
      return 'overdue'
    }
    const image = isBackground ? await rendered : await Promise.race([rendered, overdue()])
    isReady = true
    if (!image) return context.body(null, 404)
    const isOverdue = image === 'overdue'
    const shown = isOverdue ? await images.nearestStored(request) : image
    context.header('cache-control', isOverdue ? 'no-store' : LONG)
    if (address.isNegotiated) context.header('vary', 'Accept')
    if (!shown) return context.redirect(PLACEHOLDER, 302)
    return context.body(new Uint8Array(shown), 200, {
      'content-type': `image/${format}`,
      'cross-origin-resource-policy': 'same-origin',
    })
  })
  return app
}
