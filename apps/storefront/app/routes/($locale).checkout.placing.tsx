import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type MetaFunction, useLoaderData, useRevalidator } from '@remix-run/react'
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
  ...privateMeta(m.placing_title()),
  ...(data?.problem ? [] : [{ httpEquiv: 'refresh', content: '3' }]),
]

export const loader = async ({ context: { shop }, request }: LoaderFunctionArgs) => {
  const answer = await shop.checkout.attempt(new URL(request.url).searchParams.get('attempt') ?? '')
  if (!answer.ok) throw answer.problem.kind === 'unavailable' ? unavailable() : notFound()
  const { state, orderNumber, problem } = answer.value
  if (state === 'placed' && orderNumber) {
    shop.cart.forget()
    throw redirect(shop.paths.success(orderNumber))
  }
  return {
    problem: state === 'failed' ? (problem ?? ({ kind: 'refused', code: 'General' } as const)) : undefined,
  }
}

export default function Placing() {
  const { problem } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const paths = usePaths()
  useEffect(() => {
    if (problem) return
    const timer = setInterval(revalidate, 1_500)
    return () => clearInterval(timer)
  }, [problem, revalidate])
  return (
    <Container>
      <PageTitle size="page" title={m.placing_title()} />
      <Stack gap="l">
        {problem ? (
          <Callout
            tone="error"
            role="alert"
            action={<TextLink href={paths.checkoutStep('review')}>{m.back_to_review()}</TextLink>}
          >
            {answerText({ kind: 'order', step: 'review', problem })}
          </Callout>
        ) : (
          <>
            <Spinner label={m.placing_title()} size="title" />
            <Text tone="soft">{m.placing_text()}</Text>
          </>
        )}
      </Stack>
    </Container>
  )
}
