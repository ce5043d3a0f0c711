import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, type MetaFunction, useActionData, useNavigation, useSearchParams } from '@remix-run/react'
import { Box } from '@selvedge/ui-kit/Box'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Container } from '@selvedge/ui-kit/Container'
import { FormErrorSummary } from '@selvedge/ui-kit/FormErrorSummary'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { PasswordInput } from '@selvedge/ui-kit/PasswordInput'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { guestsOnly } from '../features/account/guestsOnly.server.ts'
import { keepForm } from '../features/account/keepForm.ts'
import { SignInProblem } from '../features/account/SignInProblem.tsx'
import { signIn } from '../features/account/signIn.server.ts'
import { createFields } from '../features/forms/createFields.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { usePaths } from '../features/frame/useShop.ts'
import { safePath } from '../i18n/paths.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction = () => privateMeta(m.login_title())

export const loader = ({ context }: LoaderFunctionArgs) => guestsOnly(context.shop)

export const action = async ({ context, request }: ActionFunctionArgs) =>
  signIn(context.shop, await request.formData())

export const clientAction = keepForm

export default function Login() {
  const answer = useActionData<typeof action>()
  const navigation = useNavigation()
  const [search] = useSearchParams()
  const paths = usePaths()
  const redirectTo = safePath(search.get('redirectTo') ?? paths.home())
  const labels = { email: m.email(), password: m.password() }
  const { field, summary } = createFields(
    answer?.kind === 'form' ? answer : undefined,
    answer?.values ?? {},
    labels,
  )
  const { defaultValue: _, ...password } = field('password')
  return (
    <Container>
      <PageTitle size="page" title={m.login_title()} />
      <Box width="narrow">
        <Form method="post" noValidate>
          <input type="hidden" name="redirectTo" value={redirectTo} />
          <Stack gap="l">
            <FormErrorSummary {...summary} />
            <SignInProblem answer={answer} />
            {search.get('reset') === 'done' && !answer ? (
              <Callout tone="success">{m.reset_done()}</Callout>
            ) : null}
            <TextInput {...field('email')} type="email" inputMode="email" autoComplete="username" required />
            <PasswordInput
              {...password}
              labels={{ show: m.show(), hide: m.hide() }}
              autoComplete="current-password"
              required
            />
            <Button type="submit" size="l" width="full" loading={navigation.formMethod === 'POST'}>
              {m.login_action()}
            </Button>
            <TextLink href={paths.forgot()}>{m.forgot_link()}</TextLink>
            <Text>
              {m.no_account()} <TextLink href={paths.register(redirectTo)}>{m.register_title()}</TextLink>
            </Text>
          </Stack>
        </Form>
      </Box>
    </Container>
  )
}
