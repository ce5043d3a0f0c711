import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { AccountPage } from '../features/account/AccountForm.tsx'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction<typeof loader> = ({ data: texts }) => privateMeta(texts?.title ?? '')

/** The page behind the link in the mail to a new address. Only its button confirms: mail scanners open links, too. */
export const loader = ({ context: { shop }, request }: LoaderFunctionArgs) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
  title: m.email_confirm_title(),
  text: m.email_confirm_text(),
  action: m.email_confirm_action(),
  profile: { href: shop.paths.account('profile'), label: m.profile_title() },
})

export const action = async ({ context: { shop }, request }: ActionFunctionArgs) => {
  const token = String((await request.formData()).get('token') ?? '')
  const confirmed = token ? await shop.account.confirmEmailChange(token) : undefined
  if (confirmed?.ok) return data({ ok: true, text: m.email_confirm_done() })
  const kind = confirmed?.problem.kind
  if (kind === 'unavailable') return data({ ok: false, text: m.error_text() }, { status: 503 })
  if (kind === 'too-many') return data({ ok: false, text: m.too_many() }, { status: 429 })
  return data({ ok: false, text: m.email_confirm_refused() }, { status: 422 })
}

export default function ConfirmEmail() {
  const page = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return (
    <AccountPage title={page.title}>
      <Form method="post">
        <input type="hidden" name="token" value={page.token} />
        <Stack gap="l">
          {result ? (
            <Callout tone={result.ok ? 'success' : 'error'} role={result.ok ? 'status' : 'alert'}>
              {result.text}
            </Callout>
          ) : (
            <Text>{page.text}</Text>
          )}
          {result?.ok ? (
            <TextLink href={page.profile.href}>{page.profile.label}</TextLink>
          ) : (
            <Button type="submit" size="l" width="full">
              {page.action}
            </Button>
          )}
        </Stack>
      </Form>
    </AccountPage>
  )
}
