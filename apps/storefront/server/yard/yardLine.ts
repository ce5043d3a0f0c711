import type { Result } from '@selvedge/cart-domain'
import { LINE_ITEM_TYPE, yardDesigns, yardFields, yardProblem } from '@selvedge/cart-domain/server'
import type { CartProblem, LineFields } from '../cart/visitorCart.ts'
import type { CatalogueContext } from '../catalogue/catalogue.ts'
import { readParts } from './yardAddress.ts'
import { findPartCount, findYardPrints, type YardPrint } from './yardPrints.ts'

/** The design with its colorway: `Quince Orchard, Marmalade`. */
export const printName = ({ design, colourway }: Pick<YardPrint, 'design' | 'colourway'>): string =>
  [design, colourway].filter(Boolean).join(', ')

type YardOrder = {
  /** The product of the page that the form is on; empty when there is none. */
  readonly slug: string
  readonly sku: string
  /** The posted design numbers of a Fill-a-Yard. */
  readonly parts: string | undefined
}

const refuse = (kind: CartProblem['kind']): Result<never, CartProblem> => ({ ok: false, problem: { kind } })

/**
 * Returns the custom fields with the designs of a Fill-a-Yard, or why it cannot be added: parts are empty, or a design is
 * unknown or no longer printed. `undefined` for any other variant.
 */
export const findYardFields = async (
  shop: CatalogueContext,
  { slug, sku, parts }: YardOrder,
): Promise<Result<LineFields | undefined, CartProblem>> => {
  const found = await findPartCount(shop, { slug, sku })
  if (!found.ok) return refuse('unavailable')
  const count = found.value
  if (count === undefined) return { ok: true, value: undefined }
  const numbers = readParts(parts ?? null, count)
  if (yardProblem(count, numbers)) return refuse('yard-unfilled')
  const prints = await findYardPrints(shop, numbers)
  if (!prints.ok) return refuse('unavailable')
  if (yardProblem(count, numbers, (number) => prints.value.has(number))) return refuse('yard-unavailable')
  const designs = numbers.flatMap((number) => prints.value.get(number) ?? [])
  return {
    ok: true,
    value: {
      customTypeKey: LINE_ITEM_TYPE,
      custom: {
        ...yardFields(
          designs.map((print) => ({
            number: print.number,
            name: printName(print),
            image: print.imageUrl,
          })),
        ),
      },
    },
  }
}

/**
 * Whether a line with these fields would be a Fill-a-Yard with empty parts. A variant that cannot be looked up counts
 * as unfilled.
 */
export const isUnfilledLine = async (
  shop: CatalogueContext,
  { slug, sku, fields }: Omit<YardOrder, 'parts'> & { readonly fields: LineFields | undefined },
): Promise<boolean> => {
  const found = await findPartCount(shop, { slug, sku })
  if (!found.ok) return true
  const numbers = yardDesigns({
    custom: {
      customFieldsRaw: Object.entries(fields?.custom ?? {}).map(([name, value]) => ({ name, value })),
    },
  }).map(({ number }) => number)
  return found.value !== undefined && yardProblem(found.value, numbers) !== undefined
}
