import type { Page } from 'playwright-core'

/** A screenshot of a page, or of a state that `open` brings the page into. */
export type Screenshot = {
  readonly name: string
  readonly path: string
  readonly open?: (page: Page) => Promise<void>
}

const product = (kind: string): Screenshot => ({
  name: kind.replaceAll('-', ' '),
  path: `/product/quince-orchard-night-pond-${kind}`,
})

/** The pages of the catalogue: each kind of page, each kind of product, and states of menu, search and cart. */
export const cataloguePages: readonly Screenshot[] = [
  { name: 'home', path: '/' },
  { name: 'parent category', path: '/category/fabric' },
  { name: 'filtered category', path: '/category/printed-fabric?colour=navy' },
  { name: 'wallpaper', path: '/category/wallpaper' },
  { name: 'bedding', path: '/category/bedding' },
  { name: 'search', path: '/search?query=peony' },
  { name: 'nothing found', path: '/search?query=zzzz' },
  ...[
    'printed-fabric',
    'wallpaper',
    'duvet-cover',
    'pillow-sham',
    'sheet-set',
    'throw-blanket',
    'curtain',
  ].map(product),
  ...['throw-pillow', 'tablecloth', 'table-runner', 'placemat', 'napkin', 'tea-towel', 'wall-hanging'].map(
    product,
  ),
  { name: 'plain fabric', path: '/product/plain-belgian-linen' },
  { name: 'sampler', path: '/product/wallpaper-sampler' },
  { name: 'color map', path: '/product/colour-map' },
  { name: 'Swatch Club', path: '/product/swatch-club' },
  { name: 'Plus', path: '/product/plus-membership' },
  { name: 'Fill-a-Yard', path: '/product/fill-a-yard-four-quarters' },
  { name: 'yard to fill', path: '/product/fill-a-yard-four-quarters/fill' },
  { name: 'artist', path: '/artist/imani-okafor' },
  { name: 'collection', path: '/collection/a-first-room' },
  { name: 'not found', path: '/product/none' },
  {
    name: 'suggestions',
    path: '/search?query=peony',
    open: async (page) => {
      const field = page.locator('main input[type=search]')
      await field.focus()
      await field.fill('quin')
      await page.getByRole('option').nth(2).waitFor()
    },
  },
  {
    name: 'added to the cart',
    path: '/product/quince-orchard-night-pond-printed-fabric',
    open: async (page) => {
      await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
]
