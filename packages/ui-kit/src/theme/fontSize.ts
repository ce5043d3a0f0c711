import { fluid } from './fluid.ts'
import { textFontSizes } from './type.ts'

/** The font sizes of text, and further font sizes for particular components. */
export const fontSize = {
  ...textFontSizes,
  /** Text of fields and accordion titles. */
  control: '1.0625rem',
  /** Links of the header. */
  navigation: '0.96875rem',
  /** The count beside the cart. */
  count: '0.75rem',
  /** An earlier price, relative to the current price. */
  relative: '0.9375em',
  /** Labels of the category rail. */
  rail: '1.1875rem',
  /** Names in order lines. */
  name: '1.125rem',
  /** The name in the selvedge strip. */
  strip: '1.25rem',
  /** Titles of benefits, and the total of a collapsible order summary. */
  title: '1.3125rem',
  /** Kinds in the menu. */
  menu: '1.375rem',
  /** Categories of the phone menu. */
  menuTitle: '1.5625rem',
  /** The price of a line. */
  price: 'clamp(1.3125rem, 1.2rem + 0.45vw, 1.5625rem)',
  /** Details of product cards. */
  fluidMeta: 'clamp(0.875rem, 0.85rem + 0.1vw, 0.9375rem)',
  /** The text of the hero. */
  hero: 'clamp(1.0625rem, 1.03rem + 0.11vw, 1.125rem)',
  /** Names on a board. */
  board: fluid(18, 20),
  /** Names of line items in the cart. */
  lineItem: fluid(21, 27),
  logo: fluid(27, 31),
  /** The initials in the largest avatar. */
  portrait: '2.25rem',
  /** The name on a drawn payment card, in px of the drawing. */
  cardBrand: '9px',
  /** Numbers on the ruler, which has a fixed scale. */
  ruler: '15px',
  /** The measured length on the ruler. */
  rulerMark: '14px',
} as const
