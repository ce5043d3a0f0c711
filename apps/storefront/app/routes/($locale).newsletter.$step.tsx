import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { AccountPage } from '../features/account/AccountForm.tsx'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { followNewsletterLink, loadNewsletterLink } from '../features/newsletter/newsletter.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data?.title ?? '')

export const loader = ({ params, request }: LoaderFunctionArgs) =>
  loadNewsletterLink(params.step, new URL(request.url))

export const action = async ({ context: { shop }, params, request }: ActionFunctionArgs) =>
  followNewsletterLink(shop, params.step, await request.formData())

export default function NewsletterLink() {
  const { title, text, action: label, email, key } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return (
    <AccountPage title={result?.title || title}>
      <Form method="post">
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="key" value={key} />
        <Stack gap="l">
          {result ? (
            <Callout tone={result.ok ? 'success' : 'error'} role={result.ok ? 'status' : 'alert'}>
              {result.text}
            </Callout>
          ) : (
            <Text>{text}</Text>
          )}
          {result ? (
            <Button href={result.next.href} size="l" width="full">
              {result.next.label}
            </Button>
          ) : (
            <Button type="submit" size="l" width="full">
              {label}
            </Button>
          )}
        </Stack>
      </Form>
    </AccountPage>
  )
}
