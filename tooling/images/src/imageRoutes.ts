import { setTimeout } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import { imageSource } from './imageId.ts'
import { createImageStore, emptyImageStore } from './imageStore.ts'
import { createImageRenderer, type ImageFormat, imageWidths } from './renderImage.ts'
import { RenderQueueFull } from './renderQueue.ts'

const formats: readonly ImageFormat[] = ['avif', 'webp', 'jpeg']

/** Set in the environment of a request that renders an image before a visitor requests it. */
export type ImageBindings = { readonly isBackground?: boolean }

const LONG = 'public, max-age=604800, stale-while-revalidate=2592000'
const PLACEHOLDER = '/img/image-placeholder.svg'

type ImageRoutesOptions = {
  /** The folder of the rendered images; without it every image is rendered again. */
  readonly cacheFolder: string | undefined
  /** The origins that images may come from. */
  readonly allowedHosts: readonly string[]
  /** Returns the address of the visitor, who shares the queue fairly with others. */
  readonly visitorAddress: (context: Context) => string
  /** Milliseconds after which a visitor gets a replacement: the image in another size, or the placeholder. */
  readonly deadlineMs?: number
}

/**
 * Serves product images in the shop's sizes by format, width and image id, from allowed hosts only. An image that is not
 * ready at the deadline is replaced by the same one in another size, or by the placeholder; neither is cached.
 */
export const imageRoutes = ({
  cacheFolder,
  allowedHosts,
  visitorAddress,
  deadlineMs = 8_000,
}: ImageRoutesOptions): Hono<{ Bindings: ImageBindings }> => {
  const images = createImageRenderer(cacheFolder ? createImageStore(cacheFolder) : emptyImageStore)
  const app = new Hono<{ Bindings: ImageBindings }>()
  app.get('/pictures/:format/:width/:host/*', async (context) => {
    const { format: requested, width: size, host } = context.req.param()
    const path = context.req.path.split('/').slice(5).join('/')
    const source = imageSource(host, `/${path}`, allowedHosts)
    const format = formats.find((name) => name === requested)
    const width = imageWidths.find((known) => String(known) === size)
    if (!source || !format || !width)
      return context.json(
        {
          message:
            'No such image: the path needs an allowed host, a format of avif, webp or jpeg, and one of the shop’s widths.',
        },
        400,
      )
    const isBackground = context.env?.isBackground === true
    const visitor = isBackground ? 'background' : visitorAddress(context)
    const request = { source, format, width, visitor }
    const rendered = images
      .render(request, context.req.raw.signal)
      .catch((error: unknown) => (error instanceof RenderQueueFull ? ('overdue' as const) : undefined))
    const image = isBackground
      ? await rendered
      : await Promise.race([rendered, setTimeout(deadlineMs, 'overdue' as const, { ref: false })])
    if (!image) return context.body(null, 404)
    const isOverdue = image === 'overdue'
    const shown = isOverdue ? await images.nearestStored(request) : image
    context.header('cache-control', isOverdue ? 'no-store' : LONG)
    if (!shown) return context.redirect(PLACEHOLDER, 302)
    return context.body(new Uint8Array(shown), 200, {
      'content-type': `image/${format}`,
      'cross-origin-resource-policy': 'same-origin',
    })
  })
  return app
}
