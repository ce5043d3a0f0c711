import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { AccountPage } from '../features/account/AccountForm.tsx'
import { showAdultContent } from '../features/account/preferences.server.ts'
import { FormAlert } from '../features/forms/FocusOnChange.tsx'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { safeRedirectPath } from '../i18n/paths.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data?.texts.title ?? '')

/** The page from which the visitor was redirected. */
const pageOf = (request: Request): string =>
  safeRedirectPath(new URL(request.url).searchParams.get('to') ?? '/')

export const loader = ({ context: { shop }, request }: LoaderFunctionArgs) => {
  if (shop.market.showsAdultContent) throw redirect(pageOf(request))
  return {
    texts: { title: m.adult_title(), text: m.adult_text(), show: m.adult_show(), leave: m.adult_leave() },
    home: shop.paths.home(),
  }
}

export const action = async ({ context: { shop }, request }: ActionFunctionArgs) =>
  (await showAdultContent(shop))
    ? redirect(pageOf(request), 303)
    : data({ message: m.preferences_not_saved() }, { status: 503 })

export default function AdultContent() {
  const { texts, home } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return (
    <AccountPage title={texts.title}>
      <Form method="post">
        <Stack gap="m">
          <Text tone="muted">{texts.text}</Text>
          {result ? <FormAlert of={result}>{result.message}</FormAlert> : null}
          <Button type="submit" size="l" width="full">
            {texts.show}
          </Button>
          <Button href={home} tone="quiet" width="full">
            {texts.leave}
          </Button>
        </Stack>
      </Form>
    </AccountPage>
  )
}
