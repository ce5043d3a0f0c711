import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'

useBrowser()

test.each(['/', '/category/printed-fabric', '/product/quince-orchard-night-pond-printed-fabric'])(
  'the pictures of %s that are in view are drawn, in a size that fits their place',
  async (path) => {
    const { page } = await aShopper()
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const inView = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main img')].flatMap((image) => {
          const { top, bottom, width } = image.getBoundingClientRect()
          if (!(image instanceof HTMLImageElement) || width === 0 || top > innerHeight || bottom < 0)
            return []
          return [{ source: image.currentSrc, drawn: image.naturalWidth, width }]
        }),
      )
    await expect
      .poll(async () => (await inView()).map(({ drawn }) => drawn > 0), { timeout: 60_000 })
      .not.toContain(false)
    const pictures = await inView()
    expect(pictures.length).toBeGreaterThan(0)
    for (const { source, width } of pictures) {
      const [, asked] = /\/pictures\/avif\/(\d+)\//.exec(source) ?? []
      expect([source, Number(asked) >= width && Number(asked) <= width * 2.1 + 64]).toEqual([source, true])
    }
  },
)
