import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useActionData, useSearchParams } from '@remix-run/react'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { AccountForm, AccountPage, submitAccountForm } from '../features/account/AccountForm.tsx'
import { guestsOnly, setPassword } from '../features/account/accountForms.server.ts'
import { NewPasswordFields } from '../features/account/NewPasswordFields.tsx'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { usePaths } from '../features/frame/useShop.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction = () => privateMeta(m.reset_title())

export const loader = ({ context }: LoaderFunctionArgs) => guestsOnly(context.shop)

export const action = async ({ context, request }: ActionFunctionArgs) =>
  setPassword(context.shop, await request.formData())

export const clientAction = submitAccountForm

export default function Reset() {
  const [search] = useSearchParams()
  const paths = usePaths()
  return (
    <AccountPage title={m.reset_title()}>
      <AccountForm
        result={useActionData<typeof action>()}
        labels={{ password: m.password(), passwordAgain: m.password_again() }}
        hidden={{ token: search.get('token') ?? '' }}
        action={m.reset_action()}
        refused={m.reset_refused()}
        footer={<TextLink href={paths.forgot()}>{m.reset_new_link()}</TextLink>}
      >
        {(fields) => (
          <>
            <NewPasswordFields fields={fields} />
          </>
        )}
      </AccountForm>
    </AccountPage>
  )
}
