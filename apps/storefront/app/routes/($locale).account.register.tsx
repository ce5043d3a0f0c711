import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useActionData, useSearchParams } from '@remix-run/react'
import { Callout } from '@selvedge/ui-kit/Callout'
import { AccountPage, submitAccountForm } from '../features/account/AccountForm.tsx'
import { confirmRegistration, guestsOnly, register } from '../features/account/accountForms.server.ts'
import { ConfirmRegistration } from '../features/account/ConfirmRegistration.tsx'
import { RegisterForm } from '../features/account/RegisterForm.tsx'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { usePaths } from '../features/frame/useShop.ts'
import { safeRedirectPath } from '../i18n/paths.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction = () => privateMeta(m.register_title())

export const loader = ({ context }: LoaderFunctionArgs) => guestsOnly(context.shop)

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const form = await request.formData()
  const token = form.get('token')
  return typeof token === 'string' ? confirmRegistration(context.shop, token) : register(context.shop, form)
}

export const clientAction = submitAccountForm

export default function Register() {
  const result = useActionData<typeof action>()
  const [search] = useSearchParams()
  const paths = usePaths()
  const token = search.get('token')
  const content = () => {
    if (result?.kind === 'confirm')
      return (
        <Callout tone="success" role="status">
          {m.confirm_sent({ email: result.email })}
        </Callout>
      )
    if (result?.kind === 'link' || token !== null)
      return (
        <ConfirmRegistration
          token={token ?? ''}
          problem={result?.kind === 'link' ? result.problem : undefined}
        />
      )
    return (
      <RegisterForm result={result} redirectTo={safeRedirectPath(search.get('redirectTo') ?? paths.home())} />
    )
  }
  return (
    <AccountPage title={token === null ? m.register_title() : m.confirm_title()}>{content()}</AccountPage>
  )
}
