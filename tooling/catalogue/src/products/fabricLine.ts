import { type Offer, type ProductLine, swatch } from './productLine.ts'

type Cloth = {
  readonly code: string
  readonly name: string
  readonly about: string
  readonly content: string
  readonly widthCm: number
  readonly gsm: number
  readonly yardCents: number
}

const cloths: readonly Cloth[] = [
  {
    code: 'qc',
    name: 'Quilting cotton',
    about: 'Crisp, light and easy to sew.',
    content: '100% cotton',
    widthCm: 107,
    gsm: 145,
    yardCents: 1899,
  },
  {
    code: 'lc',
    name: 'Linen cotton canvas',
    about: 'A sturdy slub for cushions and blinds.',
    content: '54% linen, 46% cotton',
    widthCm: 137,
    gsm: 230,
    yardCents: 3150,
  },
  {
    code: 'os',
    name: 'Organic sateen',
    about: 'Smooth, with a quiet shine, for bedding and dresses.',
    content: '100% organic cotton',
    widthCm: 142,
    gsm: 180,
    yardCents: 2650,
  },
  {
    code: 'cl',
    name: 'Cotton lawn',
    about: 'Fine and cool, for blouses and linings.',
    content: '100% cotton',
    widthCm: 132,
    gsm: 95,
    yardCents: 2275,
  },
  {
    code: 'pv',
    name: 'Performance velvet',
    about: 'Dense pile that wipes clean.',
    content: '100% recycled polyester',
    widthCm: 140,
    gsm: 305,
    yardCents: 3995,
  },
  {
    code: 'bl',
    name: 'Belgian linen',
    about: 'Heavy, dry linen that gets better every year.',
    content: '100% linen',
    widthCm: 132,
    gsm: 260,
    yardCents: 4450,
  },
]

const offersOf = (cloth: Cloth): Offer[] => {
  const attributes = {
    'fabric-name': cloth.name,
    'fabric-short-description': cloth.about,
    'fabric-content': cloth.content,
    printableWidthCm: cloth.widthCm,
    weightGsm: cloth.gsm,
  }
  const size = (code: string, label: string, cents: number, unit: Offer['unit']): Offer => ({
    code: `${cloth.code}-${code}`,
    cents,
    unit,
    attributes: { ...attributes, 'size-display': label, format: label, ...(code === 'swatch' && swatch) },
  })
  return [
    size('yard', 'By the yard', cloth.yardCents, 'yard'),
    size('fq', 'Fat quarter', Math.round(cloth.yardCents * 0.58), 'each'),
    size('swatch', 'Swatch 8 × 8 in', 500, 'each'),
  ]
}

/** Printed fabric: six fabrics, each by the yard, as a fat quarter and as a swatch. */
export const fabricLine: ProductLine = {
  key: 'printed-fabric',
  title: 'Fabric',
  productType: 'fabric',
  categories: ['fabric', 'printed-fabric'],
  about: 'Printed to order on six cloths, from lawn to velvet, and cut to the length you need.',
  scene: 'bolt',
  every: 1,
  offers: cloths.flatMap(offersOf),
  hasTradePrice: true,
}
