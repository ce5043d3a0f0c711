import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createProductShop, openProduct } from '../../../test/components/productShop.ts'
import { packData } from '../frame/packData.ts'
import { unpackData } from '../frame/unpackData.ts'

const rectangle = (width: number, height: number) => `M0 0h${width}v${height}h-${width}z`

test('draws all sizes at the same scale, and draws the print only on the chosen size', async () => {
  const sizes = [
    {
      label: 'Twin, 68 × 88 in',
      isChosen: false,
      width: 170,
      height: 230,
      shapes: [{ d: rectangle(170, 230) }],
    },
    {
      label: 'King, 106 × 92 in',
      isChosen: true,
      width: 340,
      height: 230,
      shapes: [{ d: rectangle(340, 230), fill: 'url(#print)' }],
    },
  ]
  const shop = createProductShop()
  const loader = async (request: Request) => {
    const data = await shop.loader(request)
    const drawing = { note: 'From above.', sizes }
    return { ...data, page: packData({ ...unpackData(data.page), sizes: drawing }) }
  }
  await openProduct({ ...shop, loader })
  const twin = page.getByRole('img', { name: 'Twin, 68 × 88 in' })
  const king = page.getByRole('img', { name: 'King, 106 × 92 in' })
  await expect.element(king).toBeVisible()
  const pathOf = (drawing: typeof twin) => drawing.element().querySelector('path')?.getBoundingClientRect()
  const [small, large] = [pathOf(twin), pathOf(king)]
  expect((large?.width ?? 0) / (small?.width ?? 1)).toBeCloseTo(2, 1)
  expect((large?.height ?? 0) / (small?.height ?? 1)).toBeCloseTo(1, 1)
  expect(king.element().closest('li')?.getAttribute('aria-current')).toBe('true')
})
