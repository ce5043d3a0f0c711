import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, type MetaFunction, useActionData, useNavigation, useSearchParams } from '@remix-run/react'
import { Box } from '@selvedge/ui-kit/Box'
import { Button } from '@selvedge/ui-kit/Button'
import { Container } from '@selvedge/ui-kit/Container'
import { FormErrorSummary } from '@selvedge/ui-kit/FormErrorSummary'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { PasswordInput } from '@selvedge/ui-kit/PasswordInput'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { guestsOnly } from '../features/account/guestsOnly.server.ts'
import { keepForm } from '../features/account/keepForm.ts'
import { passwordRules } from '../features/account/passwordRules.ts'
import { ResetProblem } from '../features/account/ResetProblem.tsx'
import { setPassword } from '../features/account/resetPassword.server.ts'
import { createFields } from '../features/forms/createFields.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { usePaths } from '../features/frame/useShop.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction = () => privateMeta(m.reset_title())

export const loader = ({ context }: LoaderFunctionArgs) => guestsOnly(context.shop)

export const action = async ({ context, request }: ActionFunctionArgs) =>
  setPassword(context.shop, await request.formData())

export const clientAction = keepForm

export default function Reset() {
  const answer = useActionData<typeof action>()
  const navigation = useNavigation()
  const [search] = useSearchParams()
  const paths = usePaths()
  const labels = { password: m.password(), passwordAgain: m.password_again() }
  const { field, summary } = createFields(answer?.kind === 'form' ? answer : undefined, {}, labels)
  const secret = (name: string) => {
    const { defaultValue: _, ...rest } = field(name)
    return {
      ...rest,
      labels: { show: m.show(), hide: m.hide() },
      autoComplete: 'new-password',
      required: true,
    }
  }
  return (
    <Container>
      <PageTitle size="page" title={m.reset_title()} />
      <Box width="narrow">
        <Form method="post" noValidate>
          <input type="hidden" name="token" value={search.get('token') ?? ''} />
          <Stack gap="l">
            <FormErrorSummary {...summary} />
            <ResetProblem answer={answer} />
            <PasswordInput
              {...secret('password')}
              rules={passwordRules()}
              ruleStates={{ met: m.rule_met(), open: m.rule_open() }}
              placeholder={m.password_placeholder()}
            />
            <PasswordInput {...secret('passwordAgain')} />
            <Button type="submit" size="l" width="full" loading={navigation.formMethod === 'POST'}>
              {m.reset_action()}
            </Button>
            <TextLink href={paths.forgot()}>{m.reset_new_link()}</TextLink>
          </Stack>
        </Form>
      </Box>
    </Container>
  )
}
