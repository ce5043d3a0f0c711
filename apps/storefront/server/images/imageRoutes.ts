import { Hono } from 'hono'
import type { Settings } from '../settings/settings.ts'
import { createImageRenderer, type ImageFormat, imageWidths } from './renderImage.ts'

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

/** Serves product images in the shop's sizes by format, width and image id, from allowed hosts only. */
export const imageRoutes = (settings: Settings): Hono => {
  const render = createImageRenderer(settings.PICTURE_CACHE_DIR)
  const app = new Hono()
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
    const image = await render({ source, format, width }, context.req.raw.signal)
    if (!image) return context.body(null, 404)
    return context.body(new Uint8Array(image), 200, {
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000',
      'cross-origin-resource-policy': 'same-origin',
    })
  })
  return app
}
