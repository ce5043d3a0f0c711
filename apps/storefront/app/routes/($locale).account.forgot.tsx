import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, type MetaFunction, useActionData, useNavigation } from '@remix-run/react'
import { Box } from '@selvedge/ui-kit/Box'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Container } from '@selvedge/ui-kit/Container'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { guestsOnly } from '../features/account/guestsOnly.server.ts'
import { keepForm } from '../features/account/keepForm.ts'
import { ResetProblem } from '../features/account/ResetProblem.tsx'
import { askForLink } from '../features/account/resetPassword.server.ts'
import { createFields } from '../features/forms/createFields.ts'
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
  const navigation = useNavigation()
  const paths = usePaths()
  const { field } = createFields(answer?.kind === 'form' ? answer : undefined, {}, { email: m.email() })
  return (
    <Container>
      <PageTitle size="page" title={m.forgot_title()} text={m.forgot_text()} />
      <Box width="narrow">
        <Stack gap="l">
          <ResetProblem answer={answer} />
          {answer?.kind === 'sent' ? (
            <Callout tone="success" role="status">
              {m.forgot_sent({ email: answer.email })}
            </Callout>
          ) : (
            <Form method="post" noValidate>
              <Stack gap="l">
                <TextInput
                  {...field('email')}
                  type="email"
                  inputMode="email"
                  autoComplete="username"
                  required
                />
                <Button type="submit" size="l" width="full" loading={navigation.formMethod === 'POST'}>
                  {m.forgot_action()}
                </Button>
              </Stack>
            </Form>
          )}
          <TextLink href={paths.login()}>{m.login_title()}</TextLink>
        </Stack>
      </Box>
    </Container>
  )
}
