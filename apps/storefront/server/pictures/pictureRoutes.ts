import { Hono } from 'hono'
import type { Settings } from '../settings/settings.ts'
import { createPictureRenderer, type PictureFormat, pictureWidths } from './renderPicture.ts'

const formats: readonly PictureFormat[] = ['avif', 'webp', 'jpeg']

/** Gives a picture its short id, or an empty one when its host is not listed. */
export type PictureId = (url: string | undefined) => string

/**
 * Short ids for pictures: the number of their listed host and the path there. Pages hold hundreds of picture addresses,
 * and an id cannot name a host that is not listed.
 */
export const createPictureId =
  (hosts: readonly string[]): PictureId =>
  (address) => {
    if (!address || !URL.canParse(address)) return ''
    const url = new URL(address)
    const host = hosts.indexOf(url.origin)
    return host < 0 ? '' : `${host}${url.pathname}`
  }

/** The address behind a picture id; a host that is not listed and a path that leaves it have none. */
const pictureSource = (host: string, path: string, hosts: readonly string[]): string | undefined => {
  const origin = /^[0-9]{1,2}$/.test(host) ? hosts[Number(host)] : undefined
  if (!origin || !path.startsWith('/') || path.startsWith('//')) return undefined
  const url = new URL(path, origin)
  return url.origin === origin ? url.toString() : undefined
}

/** `GET /pictures/{format}/{width}/{host}/{path}`: a product picture in one of the shop's sizes, from listed hosts only. */
export const pictureRoutes = (settings: Settings): Hono => {
  const render = createPictureRenderer(settings.PICTURE_CACHE_DIR)
  const app = new Hono()
  app.get('/pictures/:format/:width/:host/*', async (context) => {
    const { format: requested, width: size, host } = context.req.param()
    const path = context.req.path.split('/').slice(5).join('/')
    const source = pictureSource(host, `/${path}`, settings.pictureHosts)
    const format = formats.find((name) => name === requested)
    const width = pictureWidths.find((known) => String(known) === size)
    if (!source || !format || !width)
      return context.json(
        {
          message:
            'No such picture: ask for a listed host, a format of avif, webp or jpeg and one of the shop’s widths.',
        },
        400,
      )
    const picture = await render({ source, format, width }, context.req.raw.signal)
    if (!picture) return context.body(null, 404)
    return context.body(new Uint8Array(picture), 200, {
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000',
      'cross-origin-resource-policy': 'same-origin',
    })
  })
  return app
}
