import { aProduct, aVariant, usd } from '@selvedge/commerce-client/testing'
import { packData } from '../../app/features/frame/packData.ts'
import * as productRoute from '../../app/routes/($locale).product.$slug.tsx'
import { productView } from '../../server/catalogue/productView.ts'
import type { LinkedProduct } from '../../server/catalogue/shownProduct.ts'
import { type CartShop, createCartShop } from './cartShop.ts'
import { openShop, prerenderShop } from './openShop.tsx'

const inFabric = (sku: string, fabric: string, cents: number) =>
  aVariant({
    sku,
    price: { id: sku, value: usd(cents), discounted: null, customerGroupRef: null, tiers: [] },
    attributesRaw: [{ name: 'fabric-name', value: fabric, attributeDefinition: null }],
  })

/** A design in two fabrics, with one of them selected. */
const productOf = (sku: string | null): LinkedProduct => {
  const product = aProduct()
  const current = product.masterData.current && {
    ...product.masterData.current,
    masterVariant: inFabric('cotton', 'Petal Cotton', 3_900),
    variants: [inFabric('linen', 'Cotton Linen', 4_900)],
  }
  const view = productView(
    { ...product, masterData: { ...product.masterData, current } },
    sku ?? undefined,
    'en-US',
    () => '',
  )
  if (!view) throw new Error('The product has no view.')
  return { ...view, variantHref: '/product/terrazzo-rosa-throw-pillow?sku=' }
}

/** A shop with one product. The test stores its cart and wishlist in memory. */
export const createProductShop = () => {
  const cart: CartShop = createCartShop()
  let saved = false
  return {
    ...cart,
    loader: async (request: Request) => ({
      page: packData({
        product: productOf(new URL(request.url).searchParams.get('sku')),
        artist: '',
        saved,
        system: 'IMPERIAL',
        units: { imperial: '?units=IMPERIAL', metric: '?units=METRIC' },
        about: {
          figures: [],
          material: '',
          facts: [],
          care: '',
          note: '',
          returns: '',
          steps: [],
          stepsTitle: '',
          details: [],
          isGuided: false,
          delivery: '',
        },
        relatedTexts: { more: '', all: '', similar: '', viewed: '', clear: '' },
      }),
      related: Promise.resolve(packData({ colourways: [], kinds: [], more: [], similar: [], viewed: [] })),
    }),
    action: async (form: FormData): Promise<unknown> => {
      const intent = form.get('intent')
      if (intent !== 'save' && intent !== 'remove') return cart.action(form)
      return cart.respond(form, () => {
        saved = intent === 'save'
        return { kind: saved ? 'saved' : 'removed' }
      })
    },
  }
}

type ProductShop = ReturnType<typeof createProductShop>

const visitOf = ({ loader, action, frame }: ProductShop) => ({
  at: '/product/terrazzo-rosa-throw-pillow',
  frame,
  routes: { '/product/:slug': { module: productRoute, loader, action } },
})

/** Opens the product's page. */
export const openProduct = (shop: ProductShop) => openShop(visitOf(shop))

/** Shows the product's page as the server renders it, and returns the function that hydrates it. */
export const prerenderProduct = (shop: ProductShop) => prerenderShop(visitOf(shop))
