import { adultDesigns } from '../designs/adultDesigns.ts'
import { type Design, designs } from '../designs/designs.ts'
import type { Product } from '../documents.ts'
import { seedNumber } from '../seedId.ts'
import { fabricLine } from './fabricLine.ts'
import { homeLines } from './homeLines.ts'
import { createdAt, productFrom } from './productFrom.ts'
import type { ProductLine } from './productLine.ts'
import { specialProducts } from './specials.ts'
import { wallpaperLine } from './wallpaperLine.ts'

/** The designs that are on every product line. The home page opens with the first. */
const onEverything: readonly string[] = [
  'quince-orchard-night-pond',
  'court-of-oranges-terracotta',
  'high-water-lagoon',
]

/**
 * Returns the product lines of a design. A home line has only one in `every` designs. Each home line begins to count at
 * a different design, so that most designs are on a few lines.
 */
const linesFor = (design: Design, number: number): ProductLine[] => [
  fabricLine,
  // Wallpaper has only the first and third colourways of a design.
  ...(design.index % 2 === 0 ? [wallpaperLine(seedNumber(design.key, 7))] : []),
  ...homeLines.filter(
    (line, offset) => onEverything.includes(design.key) || (number + offset * 5) % line.every === 0,
  ),
]

/** The names of the designs on the home page. */
export const showcaseNames: readonly string[] = [
  'Quince Orchard',
  'Palais Fan',
  'Small Hours',
  'Hedgerow Walk',
  'Court of Oranges',
  'High Water',
  'Sweet Pea Stripe',
  'Terrazzo Rosa',
  'Island Toile',
]

const showcase = showcaseNames.map((name) => designs.find((design) => design.name === name)?.key)

// The home page's designs are the newest. The order of the others is pseudo-random, so that families are mixed.
const sortRank = ({ design, line }: { readonly design: Design; readonly line: ProductLine }): number => {
  const place = showcase.indexOf(design.key)
  return place < 0 ? seedNumber(`${design.key} ${line.key}`, 1_000_000) : 2_000_000 - place
}

const pillowLine = homeLines.find(({ key }) => key === 'throw-pillow') ?? fabricLine

/** The products of the designs for adults: fabric and throw pillows. */
const adultProducts = (first: number): Product[] =>
  adultDesigns
    .flatMap((design) => [pillowLine, fabricLine].map((line) => ({ design, line })))
    .map(({ design, line }, n) =>
      productFrom(design, line, {
        createdAt: createdAt(first + n),
        prices: () => ({ groups: line.hasTradePrice ? ['trade'] : [] }),
        attributes: () => ({}),
      }),
    )

/**
 * Returns the products that are not generated. Their prices contain no product discounts; the platform adds these when
 * it saves the products.
 */
export const houseProducts = (): Product[] => {
  const special = specialProducts()
  // Newer products are found first. The reversed order makes the fabric the newest product of each design on the home
  // page.
  const pairs = designs.flatMap((design, number) =>
    linesFor(design, number)
      .reverse()
      .map((line) => ({ design, line })),
  )
  const printed = pairs
    .sort((left, right) => sortRank(left) - sortRank(right))
    .map(({ design, line }, n) =>
      productFrom(design, line, {
        createdAt: createdAt(special.length + n),
        prices: () => ({ groups: line.hasTradePrice ? ['trade'] : [] }),
        attributes: () => ({}),
      }),
    )
  return [...special, ...printed, ...adultProducts(special.length + printed.length)]
}
