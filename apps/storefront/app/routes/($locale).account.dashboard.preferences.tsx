import { type LoaderFunctionArgs, redirect } from '@remix-run/node'

/** Guests have preferences as well, so the page is outside the account. */
export const loader = ({ context: { shop } }: LoaderFunctionArgs) => redirect(shop.paths.preferences())
