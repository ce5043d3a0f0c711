import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { pageMeta } from '../features/frame/pageMeta.ts'
import { VerificationPage } from '../features/verification/VerificationPage.tsx'
import { loadVerification, startProof } from '../features/verification/verifyGroup.server.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction = () => pageMeta(m.verify_title(), m.verify_intro())

export const loader = ({ context }: LoaderFunctionArgs) => loadVerification(context.shop)

export const action = ({ context }: ActionFunctionArgs) => startProof(context.shop)

export default function IdVerification() {
  return <VerificationPage {...useLoaderData<typeof loader>()} />
}
