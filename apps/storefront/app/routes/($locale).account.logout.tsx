import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { leaveAccount } from '../features/account/leaveAccount.server.ts'

/** Ends both tokens and starts over as a guest (spec §4). */
export const action = ({ context: { shop } }: ActionFunctionArgs) => leaveAccount(shop)

export const loader = ({ context: { shop } }: LoaderFunctionArgs) => redirect(shop.paths.home())

export default function Logout() {
  return null
}
