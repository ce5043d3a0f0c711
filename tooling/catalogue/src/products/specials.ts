import { designByKey } from '../designs/designs.ts'
import type { Image, Json, Product } from '../documents.ts'
import { isSpecial } from '../images/specials/drawSpecial.ts'
import { inAllLocales, localised } from '../localised.ts'
import { seedId, seedStamp } from '../seedId.ts'
import { imagesOf } from './imagesOf.ts'
import { pricesOf } from './prices.ts'
import { createdAt } from './productFrom.ts'
import type { Offer, ProductTypeKey } from './productLine.ts'

type Special = {
  readonly key: string
  readonly name: string
  readonly about: string
  readonly productType: ProductTypeKey
  readonly categories: readonly string[]
  readonly designKey: string
  readonly trade: boolean
  readonly offers: readonly (Omit<Offer, 'attributes'> & {
    readonly size: string
    readonly more?: Readonly<Record<string, Json>>
  })[]
}

const fabric = { productType: 'fabric', trade: true } as const
const plain = { ...fabric, categories: ['fabric', 'unprinted-fabric'], designKey: 'plain' } as const
const sampler = { productType: 'fabric-sampler', trade: false } as const
const subscription = { productType: 'subscriptions', categories: ['subscriptions'], trade: false } as const
/** Returns an offer for each cloth that a Fill-a-Yard can be printed on. `template` determines the number of parts. */
const yardOffers = (template: 'Nine squares' | 'Four quarters'): Special['offers'] => {
  const offer = { unit: 'yard', size: '54 × 36 in' } as const
  const more = (name: string, content: string) => ({
    'template-name': template,
    'fabric-name': name,
    'fabric-content': content,
  })
  return [
    { ...offer, code: 'yard', cents: 2399, more: more('Quilting cotton', '100% cotton') },
    {
      ...offer,
      code: 'linen-cotton-canvas',
      cents: 2700,
      more: more('Linen cotton canvas', '54% linen, 46% cotton'),
    },
  ]
}
const months = (duration: string, name: string) => ({ 'subscription-name': name, duration })

const specials: readonly Special[] = [
  {
    ...plain,
    key: 'plain-quilting-cotton',
    name: 'Plain Quilting Cotton',
    about: 'Our quilting cotton before it meets any ink, washed and ready for the print.',
    offers: [
      {
        code: 'yard',
        cents: 1299,
        unit: 'yard',
        size: 'By the yard',
        more: {
          'fabric-name': 'Quilting cotton',
          printableWidthCm: 107,
          weightGsm: 145,
          'fabric-content': '100% cotton',
        },
      },
    ],
  },
  {
    ...plain,
    key: 'plain-linen-cotton-canvas',
    name: 'Plain Linen Cotton Canvas',
    about: 'Undyed canvas for toiles, linings and first attempts.',
    offers: [
      {
        code: 'yard',
        cents: 2150,
        unit: 'yard',
        size: 'By the yard',
        more: {
          'fabric-name': 'Linen cotton canvas',
          printableWidthCm: 137,
          weightGsm: 230,
          'fabric-content': '54% linen, 46% cotton',
        },
      },
    ],
  },
  {
    ...plain,
    key: 'plain-belgian-linen',
    name: 'Plain Belgian Linen',
    about: 'Heavy natural linen, straight off the loom in Kortrijk.',
    offers: [
      {
        code: 'yard',
        cents: 3150,
        unit: 'yard',
        size: 'By the yard',
        more: {
          'fabric-name': 'Belgian linen',
          printableWidthCm: 132,
          weightGsm: 260,
          'fabric-content': '100% linen',
        },
      },
    ],
  },
  {
    ...fabric,
    key: 'fill-a-yard-nine-squares',
    name: 'Fill-a-Yard, Nine Squares',
    about: 'One yard, nine designs of your choice, printed as squares and ready to cut.',
    categories: ['fabric', 'fill-a-yard'],
    designKey: 'quince-orchard-marmalade',
    offers: yardOffers('Nine squares'),
  },
  {
    ...fabric,
    key: 'fill-a-yard-four-quarters',
    name: 'Fill-a-Yard, Four Quarters',
    about: 'One yard, four designs, each as a fat quarter.',
    categories: ['fabric', 'fill-a-yard'],
    designKey: 'terrazzo-rosa-clay',
    offers: yardOffers('Four quarters'),
  },
  {
    ...sampler,
    key: 'fabric-sampler',
    name: 'Cloth Sampler',
    about: 'Every cloth we print on, as a printed card you can feel, with what each is good for.',
    categories: ['fabric-sampler'],
    designKey: 'court-of-oranges-delft',
    offers: [{ code: 'set', cents: 700, unit: 'set', size: 'Six cloths' }],
  },
  {
    ...sampler,
    key: 'wallpaper-sampler',
    name: 'Wallpaper Sampler',
    about: 'All seven wallpapers in one envelope, for holding against the wall.',
    categories: ['fabric-sampler'],
    designKey: 'high-water-lagoon',
    offers: [{ code: 'set', cents: 900, unit: 'set', size: 'Seven papers' }],
  },
  {
    ...sampler,
    key: 'colour-map',
    name: 'Colour Map',
    about: 'All our colours printed on cloth with their numbers, for matching by daylight.',
    categories: ['color-map'],
    designKey: 'small-hours-bedtime',
    offers: [
      {
        code: 'yard',
        cents: 1500,
        unit: 'each',
        size: '27 × 18 in',
        more: { 'fabric-name': 'Quilting cotton' },
      },
    ],
  },
  {
    ...subscription,
    key: 'plus-membership',
    name: 'Plus Membership',
    about:
      'Twenty per cent off shipping and ten per cent off everything we print, for as long as you are a member.',
    designKey: 'quince-orchard-night-pond',
    offers: [
      { code: '', cents: 7900, unit: 'each', size: 'One year', more: months('12 months', 'Plus') },
      { code: 'monthly', cents: 900, unit: 'month', size: 'One month', more: months('1 month', 'Plus') },
    ],
  },
  {
    ...subscription,
    key: 'swatch-club',
    name: 'Swatch Club',
    about: 'Twelve new swatches through the door every month, with the designers’ notes.',
    designKey: 'hedgerow-walk-sea-glass',
    offers: [
      {
        code: 'monthly',
        cents: 1400,
        unit: 'month',
        size: 'One month',
        more: months('1 month', 'Swatch Club'),
      },
      {
        code: 'year',
        cents: 14_900,
        unit: 'each',
        size: 'One year',
        more: months('12 months', 'Swatch Club'),
      },
    ],
  },
]

/** What the images of a product without a design show. */
const specialViews = [
  ['cloth', ''],
  ['closeup', ', from close by'],
  ['scale', ', upper part'],
  ['repeat', ', lower part'],
] as const

const imagesOfSpecial = ({ key, name, designKey }: Special): Image[] => {
  const design = designByKey.get(designKey)
  if (!isSpecial(key) && design) return imagesOf(design, 'swatch')
  return specialViews.map(([view, part]) => ({
    url: `/pictures/${key}/${view}.svg`,
    label: `${name}${part}`,
    dimensions: { width: 960, height: 1200 },
  }))
}

const productOf = (special: Special, number: number): Product => {
  const variants = special.offers.map(({ code, cents, unit, size, more }, index) => {
    const sku = code === '' ? special.key : `${special.key}-${code}`
    const values = {
      ...more,
      'size-display': size,
      format: size,
      unit,
      class: special.productType,
      category: special.categories.at(-1) ?? '',
      'product-status': 'Active',
      'variant-status': 'Active',
      childSku: sku,
      parentSku: special.key,
    }
    return {
      id: index + 1,
      key: sku,
      sku,
      prices: pricesOf(sku, cents, { groups: special.trade ? ['trade'] : [] }),
      images: imagesOfSpecial(special),
      attributes: Object.entries(values).map(([name, value]) => ({ name, value })),
    }
  })
  const [masterVariant, ...others] = variants
  if (!masterVariant) throw new Error(`${special.key} offers nothing.`)
  return {
    ...seedStamp('product', special.key),
    createdAt: createdAt(number),
    key: special.key,
    productTypeId: seedId('product-type', special.productType),
    taxCategoryId: seedId('tax-category', 'goods'),
    name: localised(special.name),
    slug: inAllLocales(special.key),
    description: localised(special.about),
    metaTitle: localised(special.name),
    metaDescription: localised(special.about),
    categoryIds: special.categories.map((category) => seedId('category', category)),
    masterVariant,
    variants: others,
  }
}

/** Products without a single design: unprinted fabric, fill-a-yard, samplers and subscriptions. */
export const specialProducts = (): Product[] => specials.map((special, number) => productOf(special, number))
