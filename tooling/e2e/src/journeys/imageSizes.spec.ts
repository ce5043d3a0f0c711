import type { Page } from '@playwright/test'
import { expect, test } from '../harness/test.ts'

test.use({ images: 'on' })

const PRODUCT = '/product/quince-orchard-night-pond-wallpaper'
const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')

type Shown = {
  readonly url: string
  readonly isLazy: boolean
  readonly shown: number
  readonly loaded: number
  readonly fits: number
}

/** Whether an image has the smallest width that fits; the main image may be a little smaller, because it is the first to load. */
const isRight = ({ isLazy, shown, loaded, fits }: Shown): boolean =>
  isLazy ? loaded === fits : loaded <= fits && loaded >= shown * 0.7

/** The images in the page that were loaded, with their widths in px: shown, loaded, and the smallest offered width that fits. */
const loadedImages = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    const widthOf = (url: string): number => Number(/\/pictures\/(\d+)\//.exec(url)?.[1] ?? 0)
    const images = [...document.querySelectorAll<HTMLImageElement>('main img[srcset]')]
    // A browser shows an image that it has in a larger width already instead of loading a smaller one.
    const widthIn = (image: HTMLImageElement): number => image.getBoundingClientRect().width
    const isWidest = (image: HTMLImageElement): boolean =>
      images
        .filter(({ currentSrc }) => currentSrc === image.currentSrc)
        .toSorted((a, b) => widthIn(b) - widthIn(a))[0] === image
    return images.filter(isWidest).flatMap((image) => {
      const { width, height } = image.getBoundingClientRect()
      const isLazy = image.loading === 'lazy'
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
      // The frame of the main image cuts off its sides. The other images are compared with the width of their frame.
      const shown = isLazy ? width : Math.max(width, height * ratio)
      const loaded = widthOf(image.currentSrc)
      const offered = image.srcset.split(', ').map(widthOf)
      const fits = offered.find((width) => width >= shown) ?? Math.max(...offered)
      return shown > 0 && loaded > 0 ? [{ url: image.currentSrc, isLazy, shown, loaded, fits }] : []
    })
  })

test('loads the images of both brands in the smallest width that fits the space where they are shown', async ({
  openWindow,
  shop,
}) => {
  for (const width of [390, 820, 1440])
    for (const url of [
      shop.storefront,
      `${shop.storefront}/category/wallpaper`,
      `${shop.storefront}${PRODUCT}`,
      shop.larkhouse,
      `${shop.larkhouse}${PRODUCT}`,
    ]) {
      // Each page has a window of its own, because a browser keeps the images of the page before.
      const context = await openWindow()
      await context.route('**/pictures/**', (route) =>
        route.fulfill({ contentType: 'image/gif', body: PIXEL }),
      )
      // The HTML and the styles of a page determine its images. The scripts would take most of the time.
      await context.route('**/assets/**/*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      )
      const page = await context.newPage()
      await page.setViewportSize({ width, height: 900 })
      await page.goto(url)
      const images = await loadedImages(page)
      expect(images.length).toBeGreaterThan(10)
      expect(
        images.filter((image) => !isRight(image)),
        `${url} at ${width} px`,
      ).toEqual([])
      await context.close()
    }
})
