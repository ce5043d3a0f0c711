import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useActionData, useSearchParams } from '@remix-run/react'
import { Box } from '@selvedge/ui-kit/Box'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Container } from '@selvedge/ui-kit/Container'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { ConfirmRegistration } from '../features/account/ConfirmRegistration.tsx'
import { guestsOnly } from '../features/account/guestsOnly.server.ts'
import { keepForm } from '../features/account/keepForm.ts'
import { RegisterForm } from '../features/account/RegisterForm.tsx'
import { confirmRegistration, register } from '../features/account/register.server.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { usePaths } from '../features/frame/useShop.ts'
import { safePath } from '../i18n/paths.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction = () => privateMeta(m.register_title())

export const loader = ({ context }: LoaderFunctionArgs) => guestsOnly(context.shop)

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const form = await request.formData()
  const token = form.get('token')
  return typeof token === 'string' ? confirmRegistration(context.shop, token) : register(context.shop, form)
}

export const clientAction = keepForm

export default function Register() {
  const answer = useActionData<typeof action>()
  const [search] = useSearchParams()
  const paths = usePaths()
  const token = search.get('token')
  const content = () => {
    if (answer?.kind === 'confirm')
      return (
        <Callout tone="success" role="status">
          {m.confirm_sent({ email: answer.email })}
        </Callout>
      )
    if (answer?.kind === 'link' || token !== null)
      return <ConfirmRegistration token={token ?? ''} answer={answer?.kind === 'link' ? answer : undefined} />
    return <RegisterForm answer={answer} redirectTo={safePath(search.get('redirectTo') ?? paths.home())} />
  }
  return (
    <Container>
      <PageTitle size="page" title={token === null ? m.register_title() : m.confirm_title()} />
      <Box width="narrow">{content()}</Box>
    </Container>
  )
}
