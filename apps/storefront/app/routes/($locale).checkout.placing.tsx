import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type MetaFunction, useLoaderData, useRevalidator } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Container } from '@selvedge/ui-kit/Container'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { Spinner } from '@selvedge/ui-kit/Spinner'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { useEffect } from 'react'
import { answerText } from '../features/checkout/answerText.ts'
import { notFound, unavailable } from '../features/errors/failures.server.ts'
import type { FrameHandle } from '../features/frame/frameOf.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { usePaths } from '../features/frame/useShop.ts'
import { m } from '../paraglide/messages.js'

export const handle: FrameHandle = { frame: 'success' }

/** Without script the page asks again by itself. */
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...privateMeta(data?.problem ? m.placing_failed_title() : m.placing_title()),
  ...(data?.problem ? [] : [{ httpEquiv: 'refresh', content: '3' }]),
]

export const loader = async ({ context: { shop }, request }: LoaderFunctionArgs) => {
  const id = new URL(request.url).searchParams.get('attempt') ?? ''
  const first = await shop.checkout.attempt(id)
  // Whoever comes here while an approval is awaited comes from giving it.
  const answer = first.ok && first.value.approval ? await shop.checkout.approved(id) : first
  if (!answer.ok) throw answer.problem.kind === 'unavailable' ? unavailable() : notFound()
  const { state, orderNumber, problem, approval } = answer.value
  if (state === 'placed' && orderNumber) {
    shop.cart.forget()
    throw redirect(shop.paths.success(orderNumber))
  }
  if (state === 'failed' && shop.session.cart?.attempt === id) {
    const { attempt: _, ...cart } = shop.session.cart
    shop.session.cart = cart
  }
  return {
    approvalUrl: state === 'running' ? (approval?.url ?? '') : '',
    problem: state === 'failed' ? (problem ?? ({ kind: 'refused', code: 'General' } as const)) : undefined,
  }
}

export default function Placing() {
  const { problem, approvalUrl } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const paths = usePaths()
  useEffect(() => {
    if (problem) return
    const timer = setInterval(revalidate, 1_500)
    return () => clearInterval(timer)
  }, [problem, revalidate])
  return (
    <Container>
      <PageTitle size="page" title={problem ? m.placing_failed_title() : m.placing_title()} />
      <Stack gap="l">
        {problem ? (
          <Callout
            tone="error"
            role="alert"
            action={<TextLink href={paths.checkoutStep('review')}>{m.back_to_review()}</TextLink>}
          >
            {answerText({ kind: 'order', problem })}
          </Callout>
        ) : (
          <>
            <Spinner label={m.placing_title()} size="title" />
            <Text tone="soft">{approvalUrl ? m.approve_title() : m.placing_text()}</Text>
            {approvalUrl ? <Button href={approvalUrl}>{m.approve_action()}</Button> : null}
          </>
        )}
      </Stack>
    </Container>
  )
}
