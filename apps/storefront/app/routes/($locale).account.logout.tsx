import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { signOut } from '../features/account/accountForms.server.ts'

/** Revokes both tokens and starts over as a guest (spec §4). */
export const action = ({ context: { shop } }: ActionFunctionArgs) => signOut(shop)

export const loader = ({ context: { shop } }: LoaderFunctionArgs) => redirect(shop.paths.home())

export default function Logout() {
  return null
}
