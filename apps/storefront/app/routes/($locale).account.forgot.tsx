import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useActionData } from '@remix-run/react'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { AccountForm, AccountPage, EmailField, submitAccountForm } from '../features/account/AccountForm.tsx'
import { guestsOnly, requestLink } from '../features/account/accountForms.server.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { usePaths } from '../features/frame/useShop.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction = () => privateMeta(m.forgot_title())

export const loader = ({ context }: LoaderFunctionArgs) => guestsOnly(context.shop)

export const action = async ({ context, request }: ActionFunctionArgs) =>
  requestLink(context.shop, await request.formData())

export const clientAction = submitAccountForm

export default function Forgot() {
  const result = useActionData<typeof action>()
  const login = <TextLink href={usePaths().login()}>{m.login_title()}</TextLink>
  return (
    <AccountPage title={m.forgot_title()} text={m.forgot_text()}>
      {result?.kind === 'sent' ? (
        <Stack gap="l">
          <Callout tone="success" role="status">
            {m.forgot_sent({ email: result.email })}
          </Callout>
          {login}
        </Stack>
      ) : (
        <AccountForm result={result} labels={{ email: m.email() }} action={m.forgot_action()} footer={login}>
          {(fields) => <EmailField fields={fields} />}
        </AccountForm>
      )}
    </AccountPage>
  )
}
