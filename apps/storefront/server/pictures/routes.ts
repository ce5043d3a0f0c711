import { Hono } from 'hono'
import type { Settings } from '../settings/settings.ts'
import { createPictureRenderer, type PictureFormat, pictureWidths } from './renderPicture.ts'

const formats: readonly PictureFormat[] = ['avif', 'webp', 'jpeg']

/** The asked picture's address when its host is listed; anything else is none. */
export const listedSource = (source: string | undefined, hosts: readonly string[]): string | undefined => {
  if (!source || !URL.canParse(source)) return undefined
  const url = new URL(source)
  const plain = (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' && url.password === ''
  return plain && hosts.includes(url.origin) ? url.toString() : undefined
}

/** `GET /pictures/{format}/{width}?src=…`: a product picture in one of the shop's sizes, from listed hosts only. */
export const pictureRoutes = (settings: Settings): Hono => {
  const render = createPictureRenderer(settings.PICTURE_CACHE_DIR)
  const app = new Hono()
  app.get('/pictures/:format/:width', async (context) => {
    const source = listedSource(context.req.query('src'), settings.pictureHosts)
    const format = formats.find((name) => name === context.req.param('format'))
    const width = pictureWidths.find((size) => String(size) === context.req.param('width'))
    if (!source || !format || !width) return context.json({ message: 'No such picture: ask for a listed host, a format of avif, webp or jpeg and one of the shop’s widths.' }, 400)
    const picture = await render({ source, format, width })
    if (!picture) return context.body(null, 404)
    return context.body(new Uint8Array(picture), 200, {
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000',
      'cross-origin-resource-policy': 'same-origin',
    })
  })
  return app
}
