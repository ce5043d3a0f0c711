import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, type MetaFunction, useActionData, useNavigation, useSearchParams } from '@remix-run/react'
import { Box } from '@selvedge/ui-kit/Box'
import { Button } from '@selvedge/ui-kit/Button'
import { Container } from '@selvedge/ui-kit/Container'
import { FormErrorSummary } from '@selvedge/ui-kit/FormErrorSummary'
import { Grid } from '@selvedge/ui-kit/Grid'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { PasswordInput } from '@selvedge/ui-kit/PasswordInput'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { guestsOnly } from '../features/account/guestsOnly.server.ts'
import { passwordRules } from '../features/account/passwordRules.ts'
import { SignInProblem } from '../features/account/SignInProblem.tsx'
import { signUp } from '../features/account/signIn.server.ts'
import { createFields } from '../features/forms/createFields.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { usePaths } from '../features/frame/useShop.ts'
import { safePath } from '../i18n/paths.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction = () => privateMeta(m.register_title())

export const loader = ({ context }: LoaderFunctionArgs) => guestsOnly(context.shop)

export const action = async ({ context, request }: ActionFunctionArgs) =>
  signUp(context.shop, await request.formData())

export default function Register() {
  const answer = useActionData<typeof action>()
  const navigation = useNavigation()
  const [search] = useSearchParams()
  const paths = usePaths()
  const redirectTo = safePath(search.get('redirectTo') ?? paths.home())
  const labels = {
    firstName: m.first_name(),
    lastName: m.last_name(),
    email: m.email(),
    password: m.password(),
    passwordAgain: m.password_again(),
  }
  const { field, errors } = createFields(
    answer?.kind === 'form' ? answer : undefined,
    answer?.values ?? {},
    labels,
  )
  const secret = (name: string) => {
    const { defaultValue: _, ...rest } = field(name)
    return rest
  }
  return (
    <Container>
      <PageTitle size="page" title={m.register_title()} />
      <Box width="narrow">
        <Form method="post" noValidate>
          <input type="hidden" name="redirectTo" value={redirectTo} />
          <Stack gap="l">
            <FormErrorSummary title={m.form_incomplete()} errors={errors} />
            <SignInProblem answer={answer} />
            <Grid columns="pair">
              <TextInput {...field('firstName')} autoComplete="given-name" required />
              <TextInput {...field('lastName')} autoComplete="family-name" required />
            </Grid>
            <TextInput {...field('email')} type="email" inputMode="email" autoComplete="username" required />
            <PasswordInput
              {...secret('password')}
              labels={{ show: m.show(), hide: m.hide() }}
              rules={passwordRules()}
              ruleStates={{ met: m.rule_met(), open: m.rule_open() }}
              placeholder={m.password_placeholder()}
              autoComplete="new-password"
              required
            />
            <PasswordInput
              {...secret('passwordAgain')}
              labels={{ show: m.show(), hide: m.hide() }}
              autoComplete="new-password"
              required
            />
            <Button type="submit" size="l" width="full" loading={navigation.formMethod === 'POST'}>
              {m.register_action()}
            </Button>
            <Text>
              {m.have_account()} <TextLink href={paths.login(redirectTo)}>{m.login_title()}</TextLink>
            </Text>
          </Stack>
        </Form>
      </Box>
    </Container>
  )
}
