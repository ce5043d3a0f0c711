/** Loaded after the cart's first look: the one part of the rules that the browser needs. */
export { predictTotals } from '@selvedge/cart-domain'
