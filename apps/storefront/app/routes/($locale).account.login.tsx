import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useActionData, useSearchParams } from '@remix-run/react'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import {
  AccountForm,
  AccountPage,
  EmailField,
  PasswordField,
  submitAccountForm,
} from '../features/account/AccountForm.tsx'
import { guestsOnly, signIn } from '../features/account/accountForms.server.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { usePaths } from '../features/frame/useShop.ts'
import { safeRedirectPath } from '../i18n/paths.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction = () => privateMeta(m.login_title())

export const loader = ({ context }: LoaderFunctionArgs) => guestsOnly(context.shop)

export const action = async ({ context, request }: ActionFunctionArgs) =>
  signIn(context.shop, await request.formData())

export const clientAction = submitAccountForm

export default function Login() {
  const [search] = useSearchParams()
  const paths = usePaths()
  const redirectTo = safeRedirectPath(search.get('redirectTo') ?? paths.home())
  return (
    <AccountPage title={m.login_title()}>
      <AccountForm
        result={useActionData<typeof action>()}
        labels={{ email: m.email(), password: m.password() }}
        hidden={{ redirectTo }}
        action={m.login_action()}
        notice={
          search.get('reset') === 'done' ? <Callout tone="success">{m.reset_done()}</Callout> : undefined
        }
        footer={
          <>
            <TextLink href={paths.forgot()}>{m.forgot_link()}</TextLink>
            <Text>
              {m.no_account()} <TextLink href={paths.register(redirectTo)}>{m.register_link()}</TextLink>
            </Text>
          </>
        }
      >
        {(fields) => (
          <>
            <EmailField fields={fields} />
            <PasswordField fields={fields} name="password" use="current" />
          </>
        )}
      </AccountForm>
    </AccountPage>
  )
}
