import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadCart } from '../features/cart/loadCart.server.ts'

/** The cart without its page, for a glance at it from other pages. */
export const loader = ({ context }: LoaderFunctionArgs) => loadCart(context.shop)
