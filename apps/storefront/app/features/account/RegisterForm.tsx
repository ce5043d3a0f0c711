import { Form, useNavigation } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Checkbox } from '@selvedge/ui-kit/Checkbox'
import { FormErrorSummary } from '@selvedge/ui-kit/FormErrorSummary'
import { Grid } from '@selvedge/ui-kit/Grid'
import { PasswordInput } from '@selvedge/ui-kit/PasswordInput'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { m } from '../../paraglide/messages.js'
import { createFields } from '../forms/createFields.ts'
import { usePaths } from '../frame/useShop.ts'
import { passwordRules } from './passwordRules.ts'
import type { RegisterAnswer } from './register.server.ts'
import { SignInProblem } from './SignInProblem.tsx'

type RegisterFormProps = {
  readonly answer: Exclude<RegisterAnswer, { kind: 'confirm' | 'link' }> | undefined
  readonly redirectTo: string
}

/** Names, address, a password typed twice, and the agreement without which no account is made (spec §5). */
export const RegisterForm = ({ answer, redirectTo }: RegisterFormProps) => {
  const navigation = useNavigation()
  const paths = usePaths()
  const labels = {
    firstName: m.first_name(),
    lastName: m.last_name(),
    email: m.email(),
    password: m.password(),
    passwordAgain: m.password_again(),
    agreement: m.register_agreement(),
  }
  const form = answer?.kind === 'form' ? answer : undefined
  const { field, summary } = createFields(form, answer?.values ?? {}, labels)
  const secret = (name: string) => {
    const { defaultValue: _, ...rest } = field(name)
    return rest
  }
  const { error } = field('agreement')
  return (
    <Form method="post" noValidate>
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <Stack gap="l">
        <FormErrorSummary {...summary} />
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
        <Checkbox
          id="agreement"
          name="agreement"
          required
          defaultChecked={answer?.values.agreement === 'on'}
          error={error}
          hint={<TextLink href={paths.help('privacy')}>{m.agreement_more()}</TextLink>}
        >
          {m.register_agreement()}
        </Checkbox>
        <Button type="submit" size="l" width="full" loading={navigation.formMethod === 'POST'}>
          {m.register_action()}
        </Button>
        <Text>
          {m.have_account()} <TextLink href={paths.login(redirectTo)}>{m.login_title()}</TextLink>
        </Text>
      </Stack>
    </Form>
  )
}
