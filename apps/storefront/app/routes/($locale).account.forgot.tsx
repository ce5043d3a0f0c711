import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useActionData } from '@remix-run/react'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { AccountForm, AccountPage, EmailField, keepForm } from '../features/account/AccountForm.tsx'
import { askForLink, guestsOnly } from '../features/account/accountForms.server.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { usePaths } from '../features/frame/useShop.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction = () => privateMeta(m.forgot_title())

export const loader = ({ context }: LoaderFunctionArgs) => guestsOnly(context.shop)

export const action = async ({ context, request }: ActionFunctionArgs) =>
  askForLink(context.shop, await request.formData())

export const clientAction = keepForm

export default function Forgot() {
  const answer = useActionData<typeof action>()
  const login = <TextLink href={usePaths().login()}>{m.login_title()}</TextLink>
  return (
    <AccountPage title={m.forgot_title()} text={m.forgot_text()}>
      {answer?.kind === 'sent' ? (
        <Stack gap="l">
          <Callout tone="success" role="status">
            {m.forgot_sent({ email: answer.email })}
          </Callout>
          {login}
        </Stack>
      ) : (
        <AccountForm answer={answer} labels={{ email: m.email() }} action={m.forgot_action()} footer={login}>
          {(fields) => <EmailField fields={fields} />}
        </AccountForm>
      )}
    </AccountPage>
  )
}
