import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'

/** Ends both tokens and starts over as a guest (spec §4). */
export const action = async ({ context: { shop } }: ActionFunctionArgs) => {
  await shop.account.logout()
  return redirect(shop.paths.home(), 303)
}

export const loader = ({ context: { shop } }: LoaderFunctionArgs) => redirect(shop.paths.home())

export default function Logout() {
  return null
}
