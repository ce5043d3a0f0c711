import { type Offer, type ProductLine, swatch } from './productLine.ts'

type Kind = {
  readonly slug: string
  readonly code: string
  readonly name: string
  readonly rollCents: number
  readonly notice?: string
}

const kinds: readonly Kind[] = [
  { slug: 'pre-pasted', code: 'pp', name: 'Pre-pasted', rollCents: 9600 },
  { slug: 'peel-and-stick', code: 'ps', name: 'Peel and stick', rollCents: 10800 },
  {
    slug: 'grasscloth',
    code: 'gc',
    name: 'Grasscloth',
    rollCents: 21600,
    notice: 'Grasscloth is woven from plants: its shade varies, and its seams show.',
  },
  { slug: 'vinyl', code: 'vi', name: 'Vinyl', rollCents: 14400 },
  { slug: 'gold-metallic', code: 'gm', name: 'Gold metallic', rollCents: 18900 },
  { slug: 'silver-metallic', code: 'sm', name: 'Silver metallic', rollCents: 18900 },
  { slug: 'non-pasted', code: 'np', name: 'Non-pasted', rollCents: 8700 },
]

const offersOf = (kind: Kind): Offer[] => {
  const attributes = {
    category: kind.slug,
    'wallpaper-name': kind.name,
    'stock-item-name': `${kind.name} wallpaper`,
    ...(kind.notice && { 'cart-disclaimer': kind.notice }),
    printableWidthCm: 61,
  }
  const size = (
    code: string,
    label: string,
    cents: number,
    unit: Offer['unit'],
    lengthCm?: number,
  ): Offer => ({
    code: `${kind.code}-${code}`,
    cents,
    unit,
    attributes: {
      ...attributes,
      'size-display': label,
      format: label,
      ...(code === 'swatch' && swatch),
      ...(lengthCm !== undefined && { rollLengthCm: lengthCm }),
    },
  })
  return [
    size('roll12', 'Roll 24 in × 12 ft', kind.rollCents, 'roll', 366),
    size('roll24', 'Roll 24 in × 24 ft', Math.round(kind.rollCents * 1.9), 'roll', 732),
    size('swatch', 'Swatch 12 × 12 in', 600, 'each'),
  ]
}

const about = 'Printed to order in rolls, with the pattern matched from one drop to the next.'

/** The wallpaper line of a design. It has four of the seven kinds of wallpaper; `number` determines which. */
export const wallpaperLine = (number: number): ProductLine => {
  // The cheapest kind comes first, because listings show the price of the first variant and sort by it.
  const offered = kinds
    .filter((_, index) => (index + number) % 7 < 4)
    .sort((left, right) => left.rollCents - right.rollCents)
  return {
    key: 'wallpaper',
    title: 'Wallpaper',
    productType: 'wallpaper',
    categories: ['wallpaper', ...offered.map((kind) => kind.slug)],
    about,
    scene: 'wallpaper',
    every: 2,
    offers: offered.flatMap(offersOf),
    hasTradePrice: true,
  }
}
