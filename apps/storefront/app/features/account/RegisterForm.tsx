import { Checkbox } from '@selvedge/ui-kit/Checkbox'
import { Grid } from '@selvedge/ui-kit/Grid'
import { Text } from '@selvedge/ui-kit/Text'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { m } from '../../paraglide/messages.js'
import { usePaths } from '../frame/useShop.ts'
import { AccountForm, EmailField } from './AccountForm.tsx'
import type { AccountRefusal } from './accountForms.server.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'

type RegisterFormProps = { readonly result: AccountRefusal | undefined; readonly redirectTo: string }

/**
 * The registration form: names, email, a password typed twice, and the agreement that an account requires (spec §5).
 */
export const RegisterForm = ({ result, redirectTo }: RegisterFormProps) => {
  const paths = usePaths()
  const labels = {
    firstName: m.first_name(),
    lastName: m.last_name(),
    email: m.email(),
    password: m.password(),
    passwordAgain: m.password_again(),
    agreement: m.register_agreement(),
  }
  return (
    <AccountForm
      result={result}
      labels={labels}
      hidden={{ redirectTo }}
      action={m.register_action()}
      refused={m.register_refused()}
      footer={
        <Text>
          {m.have_account()} <TextLink href={paths.login(redirectTo)}>{m.login_title()}</TextLink>
        </Text>
      }
    >
      {(fields) => (
        <>
          <Grid columns="pair">
            <TextInput {...fields.field('firstName')} autoComplete="given-name" required />
            <TextInput {...fields.field('lastName')} autoComplete="family-name" required />
          </Grid>
          <EmailField fields={fields} />
          <NewPasswordFields fields={fields} />
          <Checkbox
            id="agreement"
            name="agreement"
            required
            defaultChecked={result?.values.agreement === 'on'}
            error={fields.field('agreement').error}
            hint={<TextLink href={paths.help('privacy')}>{m.agreement_more()}</TextLink>}
          >
            {labels.agreement}
          </Checkbox>
        </>
      )}
    </AccountForm>
  )
}
