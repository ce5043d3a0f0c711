import type { Product } from '../../model/product.ts'
import { type Design, designs } from '../designs/designs.ts'
import { seedNumber } from '../seedId.ts'
import { fabricLine } from './fabricLine.ts'
import { homeLines } from './homeLines.ts'
import { productFrom } from './productFrom.ts'
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

// The shop window: these are the newest, in this order. The rest is mixed, so that no family stands in a block.
const showcase: readonly (string | undefined)[] = [
  'Quince Orchard',
  'Palais Fan',
  'Small Hours',
  'Hedgerow Walk',
  'Court of Oranges',
  'High Water',
  'Sweet Pea Stripe',
  'Terrazzo Rosa',
  'Island Toile',
].map((name) => designs.find((design) => design.name === name)?.key)

const turn = ({ design, line }: { readonly design: Design; readonly line: ProductLine }): number => {
  const place = showcase.indexOf(design.key)
  return place < 0 ? seedNumber(`${design.key} ${line.key}`, 1_000_000) : 2_000_000 - place
}

/** The whole catalogue, always the same. Product discounts are put on the prices where it is saved. */
export const catalogueProducts = (): Product[] => {
  const special = specialProducts()
  const pairs = designs.flatMap((design, number) =>
    linesFor(design, number).map((line) => ({ design, line })),
  )
  const printed = pairs
    .sort((left, right) => turn(left) - turn(right))
    .map(({ design, line }, n) => productFrom(design, line, special.length + n))
  return [...special, ...printed]
}
