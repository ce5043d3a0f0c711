import type { AttributeLike, LineItemLike } from '../cart/cartLike.ts'
import { attributeText } from './attributeText.ts'
import { productDetails } from './productDetails.ts'

/** A detail of a line as text, e.g. `{ name: 'size-display', text: 'Fat quarter' }`. */
export type LineDetail = { readonly name: string; readonly text: string }

/**
 * The words to add to values that mean nothing without a label: phones show the details of a line without labels.
 */
const endings: Readonly<Record<string, string>> = { dpi: 'dpi', repeatType: 'repeat' }

const withEnding = ({ name, text }: LineDetail): LineDetail => {
  const ending = endings[name]
  return { name, text: text !== '' && ending ? `${text} ${ending}` : text }
}

/**
 * Returns the details that distinguish a line from others of its design, in display order: those that shoppers may see,
 * without the design's name, which is in the line's name. Resolution and repeat get a word that explains them
 * ("150 dpi", "mirror repeat"). A text is returned once, even when two attributes have it; empty texts are omitted.
 */
export const lineDetails = ({ variant, custom }: Pick<LineItemLike, 'custom' | 'variant'>): LineDetail[] => {
  const known: readonly AttributeLike[] = [
    ...(variant?.attributesRaw ?? []),
    ...(custom?.customFieldsRaw ?? []),
  ]
  return productDetails(known)
    .filter(({ name }) => name !== 'designName')
    .map(({ name, value }) => withEnding({ name, text: attributeText(value) }))
    .filter(({ text }, at, all) => text !== '' && all.findIndex((other) => other.text === text) === at)
}
