import { fillGuestCart, findProducts } from '../pages/guestCart.ts'
import { startShop } from '../stack/startShop.ts'
import type { ComparedShop } from './comparedShop.ts'

/** Starts our shop in production mode, with a cart of three lines. */
export const startOurShop = async (): Promise<ComparedShop> => {
  const { url, stop } = await startShop()
  try {
    const category = '/category/printed-fabric'
    const products = await findProducts(url + category)
    const [product] = products
    if (!product) throw new Error(`${category} lists no product.`)
    return {
      name: 'Selvedge',
      url,
      pages: { home: '/', category, product, cart: '/cart' },
      cartCookies: await fillGuestCart(url, products.slice(0, 3)),
      presses: {
        menu: { page: 'home', selector: 'header button[aria-label="Menu"]', width: 390 },
        add: { page: 'product', selector: 'main button:has-text("Add to cart")', width: 390 },
        quantity: { page: 'cart', selector: 'button[aria-label="One more"]', width: 390 },
        facet: { page: 'category', selector: 'main label:has(input[name="colour"])', width: 1440 },
      },
      links: {
        category: `main a[href="${category}"]`,
        product: 'main a[href^="/product/"]',
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
