import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
} from '@remix-run/react'
import { CheckoutPage } from '../features/checkout/shared/CheckoutPage.tsx'
import { loadCheckout } from '../features/checkout/shared/loadCheckout.server.ts'
import { ResubmitForm } from '../features/checkout/shared/ResubmitForm.tsx'
import type { RefusedStep } from '../features/checkout/shared/refusedStep.ts'
import { submitStep } from '../features/checkout/shared/submitStep.server.ts'
import { submitOrStayOffline } from '../features/checkout/shared/typedAddress.ts'
import type { FrameHandle } from '../features/frame/frameOf.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { isCheckoutPath } from '../i18n/isCheckoutPath.ts'
import { m } from '../paraglide/messages.js'

export const handle: FrameHandle = { frame: 'checkout' }
export const meta: MetaFunction = () => privateMeta(m.checkout_title())

/**
 * After a refused step the data is reloaded, because it may be outdated. It is not reloaded when the session has ended
 * or a service did not respond.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === undefined ? defaultShouldRevalidate : actionStatus !== 401 && actionStatus !== 503

export const loader = ({ context, request }: LoaderFunctionArgs) => loadCheckout(context.shop, request)

/**
 * The checkout is a document of its own: only its content security policy allows the payment provider, and a document
 * keeps the policy that it was loaded with.
 */
export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) => {
  const [loaded] = performance.getEntriesByType('navigation')
  if (loaded && !isCheckoutPath(new URL(loaded.name).pathname)) throw redirectDocument(request.url)
  return serverLoader<typeof loader>()
}
export const action = async ({ context, request }: ActionFunctionArgs) =>
  submitStep(context.shop, await request.formData())

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  submitOrStayOffline(request, () => serverAction<typeof action>())

export const ErrorBoundary = ResubmitForm

export default function Checkout() {
  return <CheckoutPage checkout={useLoaderData<typeof loader>()} sent={useActionData<RefusedStep>()} />
}
