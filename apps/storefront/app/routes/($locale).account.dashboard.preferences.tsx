import { type LoaderFunctionArgs, redirect } from '@remix-run/node'

/** The preferences are a page of guests as well, outside the account. */
export const loader = ({ context: { shop } }: LoaderFunctionArgs) => redirect(shop.paths.preferences())
