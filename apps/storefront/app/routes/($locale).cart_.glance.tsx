import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { changeCart } from '../features/cart/changeCart.server.ts'
import { loadCart } from '../features/cart/loadCart.server.ts'

/** The cart without its page, for other pages: a glance at it, and changes that leave the shopper where they are. */
export const loader = ({ context }: LoaderFunctionArgs) => loadCart(context.shop)

export const action = async ({ context, request }: ActionFunctionArgs) =>
  changeCart(context.shop, await request.formData())
