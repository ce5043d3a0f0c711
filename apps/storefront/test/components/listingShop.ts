import type { ListingPageView } from '../../app/features/catalogue/listingPageView.server.ts'
import { packData } from '../../app/features/frame/packData.ts'
import * as categoryRoute from '../../app/routes/($locale).category.$slug.tsx'
import type { CardView } from '../../server/catalogue/cardView.ts'
import { aFrame, aMenu, openShop } from './openShop.tsx'

const PAGE_SIZE = 4
const TOTAL = 10

const cardOf = (number: number): CardView => ({
  slug: `design-${number}`,
  sku: undefined,
  name: `Design ${number}`,
  design: `Design ${number}`,
  kind: '',
  style: 'Floral',
  designer: 'Imani Okafor',
  colourway: 'Teal',
  image: '',
  hover: '',
  showsProduct: false,
  dots: [],
  price: '$18.50',
  priceCents: 1850,
  isFrom: false,
  was: '',
  plusPrice: '',
  unit: 'yard',
})

const numbersOf = (page: number): number[] =>
  Array.from({ length: PAGE_SIZE }, (_, index) => (page - 1) * PAGE_SIZE + index + 1).filter(
    (number) => number <= TOTAL,
  )

const listingOf = (search: URLSearchParams): ListingPageView => {
  const page = Number(search.get('page') ?? 1)
  const chosen = search.getAll('style')
  const total = chosen.length > 0 ? 1 : TOTAL
  return {
    total,
    page,
    pages: Math.ceil(total / PAGE_SIZE),
    before: (page - 1) * PAGE_SIZE,
    cards: numbersOf(page).slice(0, total).map(cardOf),
    facets: [
      {
        name: 'style',
        legend: 'Style',
        options: ['Floral', 'Toile'].map((value) => ({
          value,
          label: value,
          count: '1',
          ...(chosen.includes(value) ? { chosen: true } : {}),
        })),
      },
    ],
    price: undefined,
    active: chosen.map((value) => ({ label: value, facet: 'Style', set: [['style', value]] })),
    sorts: [
      ['featured', 'Featured'],
      ['name', 'Name'],
    ],
  }
}

/** Opens a category of ten designs, four on a page. A chosen style has one design. */
export const openListing = (beforeResponse: (search: string) => unknown = () => undefined) =>
  openShop({
    at: '/category/fabric',
    frame: () =>
      aFrame({
        menu: packData(
          aMenu({
            nav: [
              {
                slug: 'fabric',
                name: 'Fabric',
                panel: {
                  kinds: [{ label: 'Printed fabric', href: '/category/printed-fabric', note: '10' }],
                  styles: ['Toile'],
                  colours: [],
                },
              },
            ],
          }),
        ),
      }),
    routes: {
      '/category/:slug': {
        module: categoryRoute,
        loader: async (request) => {
          await beforeResponse(new URL(request.url).search)
          return packData({
            category: { name: 'Fabric', slug: 'fabric', description: 'Cloth by the yard.' },
            parent: undefined,
            kinds: [],
            listing: listingOf(new URL(request.url).searchParams),
          })
        },
      },
    },
  })
