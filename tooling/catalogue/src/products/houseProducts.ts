import { type Design, designs } from '../designs/designs.ts'
import type { Product } from '../documents.ts'
import { seedNumber } from '../seedId.ts'
import { fabricLine } from './fabricLine.ts'
import { homeLines } from './homeLines.ts'
import { createdAt, productFrom } from './productFrom.ts'
import type { ProductLine } from './productLine.ts'
import { specialProducts } from './specials.ts'
import { wallpaperLine } from './wallpaperLine.ts'

/** The lines that a design-colourway is printed on. Each line starts at another design, so that none has them all. */
const linesFor = (design: Design, number: number): ProductLine[] => [
  fabricLine,
  // A design's first and third colourways are also papers.
  ...(design.index % 2 === 0 ? [wallpaperLine(seedNumber(design.key, 7))] : []),
  ...homeLines.filter((line, offset) => (number + offset * 5) % line.every === 0),
]

/** Designs of the shop window, as `designName` has them. */
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

// The shop window's are the newest, in its order. The rest is mixed, so that no family stands in a block.
const turn = ({ design, line }: { readonly design: Design; readonly line: ProductLine }): number => {
  const place = showcase.indexOf(design.key)
  return place < 0 ? seedNumber(`${design.key} ${line.key}`, 1_000_000) : 2_000_000 - place
}

/** The house's own products, always the same. Product discounts are put on the prices where they are saved. */
export const houseProducts = (): Product[] => {
  const special = specialProducts()
  const pairs = designs.flatMap((design, number) =>
    linesFor(design, number).map((line) => ({ design, line })),
  )
  const printed = pairs
    .sort((left, right) => turn(left) - turn(right))
    .map(({ design, line }, n) =>
      productFrom(design, line, {
        createdAt: createdAt(special.length + n),
        prices: () => ({ groups: line.hasTradePrice ? ['trade'] : [] }),
        attributes: () => ({}),
      }),
    )
  return [...special, ...printed]
}
