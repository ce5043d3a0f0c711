import type { FinishName, ImageView } from '../images/index.ts'
import { finishedSize } from './finishedSize.ts'
import type { Offer, ProductLine, ProductTypeKey } from './productLine.ts'

type Row = {
  readonly key: string
  readonly title: string
  readonly productType: ProductTypeKey
  readonly scene: ImageView
  readonly finish?: FinishName
  readonly every: number
  readonly about: string
  readonly offers: readonly Offer[]
}

/** The specification's attribute names for the name and style of home products. */
const names = {
  bedding: ['bedding-product-name', 'bedding-style'],
  dining: ['dining-product-name', 'dining-style'],
  'living-and-decor': ['living-and-decor-product-name', 'living-and-decor-style'],
  'wall-art': ['template-name', 'wallart-style'],
} as const

type HomeType = keyof typeof names

const isHome = (type: ProductTypeKey): type is HomeType => type in names

const offer = (
  code: string,
  size: string,
  cents: number,
  style?: string,
  unit: Offer['unit'] = 'each',
  setSize?: string,
): Offer => ({
  code,
  cents,
  unit,
  attributes: {
    'size-display': size,
    format: size,
    ...(style && { style_: style }),
    ...(setSize && { 'dining-set-size': setSize }),
  },
})

const rows: readonly Row[] = [
  {
    key: 'throw-pillow',
    title: 'Throw pillow',
    productType: 'living-and-decor',
    scene: 'cushion',
    finish: 'canvas',
    every: 4,
    about: 'A cushion with a hidden zip, printed on both sides.',
    offers: [
      ['16', '16 × 16 in', 3400],
      ['18', '18 × 18 in', 3900],
      ['22', '22 × 22 in', 4700],
    ].flatMap(([code, size, cents]) => [
      offer(`${code}-cover`, String(size), Number(cents), 'Cover only'),
      offer(`${code}-insert`, String(size), Number(cents) + 1200, 'With insert'),
    ]),
  },
  {
    key: 'curtain',
    title: 'Curtain panel',
    productType: 'living-and-decor',
    scene: 'curtain',
    finish: 'cotton',
    every: 12,
    about: 'One panel with a rod pocket and a deep hem.',
    offers: [
      offer('50x84', '50 × 84 in', 9800, 'Unlined'),
      offer('50x84-lined', '50 × 84 in', 12900, 'Blackout lined'),
      offer('50x96', '50 × 96 in', 10900, 'Unlined'),
    ],
  },
  {
    key: 'throw-blanket',
    title: 'Throw blanket',
    productType: 'living-and-decor',
    scene: 'throw',
    every: 13,
    about: 'Soft fleece with a fringe, for the arm of a chair or the end of a sofa.',
    offers: [offer('50x60', '50 × 60 in', 7200, 'Fleece'), offer('60x80', '60 × 80 in', 9400, 'Sherpa')],
  },
  {
    key: 'duvet-cover',
    title: 'Duvet cover',
    productType: 'bedding',
    scene: 'duvet',
    every: 11,
    about: 'Organic sateen with corner ties and a button closure.',
    offers: [
      offer('twin', 'Twin', 16900, 'Sateen'),
      offer('queen', 'Queen', 21900, 'Sateen'),
      offer('king', 'King', 24900, 'Sateen'),
    ],
  },
  {
    key: 'pillow-sham',
    title: 'Pillow sham',
    productType: 'bedding',
    scene: 'sham',
    every: 14,
    about: 'Envelope back, flanged edge, sold singly.',
    offers: [
      offer('standard', 'Standard', 3900, 'Sateen'),
      offer('euro', 'Euro', 4400, 'Sateen'),
      offer('king', 'King', 4600, 'Linen'),
    ],
  },
  {
    key: 'sheet-set',
    title: 'Sheet set',
    productType: 'bedding',
    scene: 'sheets',
    every: 15,
    about: 'Fitted sheet, flat sheet and two pillowcases.',
    offers: [
      offer('twin', 'Twin', 15900, 'Sateen', 'set'),
      offer('queen', 'Queen', 19900, 'Sateen', 'set'),
      offer('king', 'King', 22900, 'Sateen', 'set'),
    ],
  },
  {
    key: 'napkin',
    title: 'Dinner napkins',
    productType: 'dining',
    scene: 'napkins',
    every: 12,
    about: 'Mitred corners and a soft hand that launders well.',
    offers: [
      offer('cocktail-4', '9.5 × 9.5 in', 2200, 'Cotton', 'set', 'Set of 4'),
      offer('cotton-4', '19 × 19 in', 3200, 'Cotton', 'set', 'Set of 4'),
      offer('linen-4', '19 × 19 in', 4800, 'Linen', 'set', 'Set of 4'),
    ],
  },
  {
    key: 'placemat',
    title: 'Placemats',
    productType: 'dining',
    scene: 'placemats',
    every: 13,
    about: 'Lined, so that they lie flat.',
    offers: [
      offer('2', '18.5 × 13 in', 2800, 'Linen cotton', 'set', 'Set of 2'),
      offer('4', '18.5 × 13 in', 5200, 'Linen cotton', 'set', 'Set of 4'),
    ],
  },
  {
    key: 'table-runner',
    title: 'Table runner',
    productType: 'dining',
    scene: 'runner',
    every: 14,
    about: 'A narrow length for the middle of a long table.',
    offers: [
      offer('72', '16 × 72 in', 3900, 'Linen cotton'),
      offer('90', '16 × 90 in', 4600, 'Linen cotton'),
      offer('108', '16 × 108 in', 5300, 'Belgian linen'),
    ],
  },
  {
    key: 'tablecloth',
    title: 'Tablecloth',
    productType: 'dining',
    scene: 'table',
    every: 12,
    about: 'A generous drop on every side.',
    offers: [
      offer('70sq', '70 × 70 in', 8900, 'Cotton'),
      offer('70x108', '70 × 108 in', 11900, 'Cotton'),
      offer('70round', '70 in round', 9400, 'Linen cotton'),
    ],
  },
  {
    key: 'tea-towel',
    title: 'Tea towel',
    productType: 'dining',
    scene: 'towel',
    every: 9,
    about: 'Absorbent linen cotton with a loop to hang it by.',
    offers: [
      offer('1', '16 × 24 in', 1800, 'Linen cotton', 'each', 'Single'),
      offer('2', '16 × 24 in', 3400, 'Linen cotton', 'set', 'Set of 2'),
    ],
  },
  {
    key: 'wall-hanging',
    title: 'Wall hanging',
    productType: 'wall-art',
    scene: 'hanging',
    finish: 'canvas',
    every: 11,
    about: 'Linen cotton on a wooden rod, ready for the wall.',
    offers: [
      offer('24x36', '24 × 36 in', 5900, 'Rod and cord'),
      offer('36x48', '36 × 48 in', 8400, 'Rod and cord'),
    ],
  },
  {
    key: 'wall-hanger',
    title: 'Wall hanger',
    productType: 'wall-art',
    scene: 'hanging',
    every: 14,
    about: 'A magnetic oak frame that holds any print by its edges.',
    offers: [offer('18', '18 in', 2900, 'Oak'), offer('27', '27 in', 3600, 'Walnut')],
  },
]

const parentOf: Readonly<Record<HomeType, string>> = {
  bedding: 'bedding',
  dining: 'dining',
  'living-and-decor': 'living-and-decor',
  'wall-art': 'wall-art',
}

const named = (row: Row, { attributes, ...rest }: Offer): Offer => {
  const { style_: style, ...others } = attributes
  if (!isHome(row.productType)) return { ...rest, attributes: others }
  const [name, styleName] = names[row.productType]
  return {
    ...rest,
    attributes: {
      ...others,
      ...finishedSize(row.key, String(others['size-display'] ?? '')),
      [name]: row.title,
      ...(style !== undefined && { [styleName]: style }),
    },
  }
}

/** Bedding, dining, living and wall art. */
export const homeLines: readonly ProductLine[] = rows.map((row) => ({
  ...row,
  categories: [...(isHome(row.productType) ? [parentOf[row.productType]] : []), row.key],
  offers: row.offers.map((each) => named(row, each)),
  hasTradePrice: true,
}))
