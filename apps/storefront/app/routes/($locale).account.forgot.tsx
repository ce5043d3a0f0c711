import type { LoaderFunctionArgs } from '@remix-run/node'
import { guestsOnly } from '../features/account/guestsOnly.server.ts'
import { notFound } from '../features/errors/failures.server.ts'

/** Signed-in visitors go home (spec §2). Resetting by mail is not offered yet, so guests find no page here. */
export const loader = ({ context }: LoaderFunctionArgs) => {
  guestsOnly(context.shop)
  throw notFound()
}

export default function Unoffered() {
  return null
}
