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

/** The whole catalogue, always the same. Product discounts are put on the prices where it is saved. */
export const catalogueProducts = (): Product[] => {
  const special = specialProducts()
  const pairs = designs.flatMap((design, number) =>
    linesFor(design, number).map((line) => ({ design, line })),
  )
  const printed = pairs.map(({ design, line }) => productFrom(design, line))
  return [...special, ...printed]
}
