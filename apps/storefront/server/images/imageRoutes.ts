import { setTimeout } from 'node:timers/promises'
import { Hono } from 'hono'
import { visitorAddress } from '../http/visitorAddress.ts'
import type { Settings } from '../settings/settings.ts'
import { createImageStore, noStore } from './imageStore.ts'
import { createImageRenderer, type ImageFormat, imageWidths } from './renderImage.ts'
import { QueueFull } from './renderQueue.ts'

const formats: readonly ImageFormat[] = ['avif', 'webp', 'jpeg']

/** Returns the short id of an image, or an empty one when its host is not allowed. */
export type ImageId = (url: string | undefined) => string

/**
 * Creates short ids for images: the number of their allowed host and the path there. Pages contain hundreds of image
 * addresses, and an id cannot name another host.
 */
export const createImageId =
  (hosts: readonly string[]): ImageId =>
  (address) => {
    if (!address || !URL.canParse(address)) return ''
    const url = new URL(address)
    const host = hosts.indexOf(url.origin)
    return host < 0 ? '' : `${host}${url.pathname}`
  }

/** The address of an image id; `undefined` for an unknown host and for a path outside of it. */
const imageSource = (host: string, path: string, hosts: readonly string[]): string | undefined => {
  const origin = /^[0-9]{1,2}$/.test(host) ? hosts[Number(host)] : undefined
  if (!origin || !path.startsWith('/') || path.startsWith('//')) return undefined
  const url = new URL(path, origin)
  return url.origin === origin ? url.toString() : undefined
}

/** Set in the environment of a request that renders an image before a visitor requests it. */
export type ImageBindings = { readonly isBackground?: boolean }

const LONG = 'public, max-age=604800, stale-while-revalidate=2592000'
const PLACEHOLDER = '/img/image-placeholder.svg'

type ImageSettings = Pick<Settings, 'PICTURE_CACHE_DIR' | 'TRUSTED_PROXY_HOPS' | 'imageHosts'>

/**
 * Serves product images in the shop's sizes by format, width and image id, from allowed hosts only. An image that is not
 * ready at the deadline is replaced by the same one in another size, or by the placeholder; neither is cached.
 *
 * @param deadlineMs Milliseconds after which a visitor gets the replacement.
 */
export const imageRoutes = (
  settings: ImageSettings,
  deadlineMs = 8_000,
): Hono<{ Bindings: ImageBindings }> => {
  const { PICTURE_CACHE_DIR: folder } = settings
  const images = createImageRenderer(folder ? createImageStore(folder) : noStore)
  const app = new Hono<{ Bindings: ImageBindings }>()
  app.get('/pictures/:format/:width/:host/*', async (context) => {
    const { format: requested, width: size, host } = context.req.param()
    const path = context.req.path.split('/').slice(5).join('/')
    const source = imageSource(host, `/${path}`, settings.imageHosts)
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
    const visitor = isBackground ? 'background' : visitorAddress(context, settings.TRUSTED_PROXY_HOPS)
    const request = { source, format, width, visitor }
    const rendered = images
      .render(request, context.req.raw.signal)
      .catch((error: unknown) => (error instanceof QueueFull ? ('overdue' as const) : undefined))
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
