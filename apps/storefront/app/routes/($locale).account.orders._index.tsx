import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type MetaFunction, useActionData } from '@remix-run/react'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { AccountForm, AccountPage, EmailField, submitAccountForm } from '../features/account/AccountForm.tsx'
import { lookUpOrder } from '../features/account/lookUpOrder.server.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { usePaths } from '../features/frame/useShop.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction = () => privateMeta(m.order_find_title())

/** A customer is redirected to the orders in the account. */
export const loader = ({ context: { shop }, request }: LoaderFunctionArgs) => {
  const { search } = new URL(request.url)
  if (shop.session.customer) throw redirect(shop.paths.account('orders') + search)
  return null
}

export const action = async ({ context, request }: ActionFunctionArgs) =>
  lookUpOrder(context.shop, await request.formData())

export const clientAction = submitAccountForm

export default function FindOrder() {
  const result = useActionData<typeof action>()
  const paths = usePaths()
  return (
    <AccountPage title={m.order_find_title()} text={m.order_find_text()}>
      <AccountForm
        result={result}
        labels={{ orderNumber: m.order_find_number(), email: m.email() }}
        action={m.order_find_action()}
        refused={m.order_find_missing()}
        footer={<TextLink href={paths.login(paths.account('orders'))}>{m.order_find_login()}</TextLink>}
      >
        {(fields) => (
          <>
            <TextInput {...fields.field('orderNumber')} autoComplete="off" required />
            <EmailField fields={fields} />
          </>
        )}
      </AccountForm>
    </AccountPage>
  )
}
