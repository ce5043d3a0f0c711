import { Form, useNavigation } from '@remix-run/react'
import { Box } from '@selvedge/ui-kit/Box'
import { Button } from '@selvedge/ui-kit/Button'
import { Container } from '@selvedge/ui-kit/Container'
import { FormErrorSummary } from '@selvedge/ui-kit/FormErrorSummary'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { PasswordInput, type PasswordInputProps } from '@selvedge/ui-kit/PasswordInput'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { createFields, type Fields } from '../forms/createFields.ts'
import { FormAlert } from '../forms/FocusOnChange.tsx'
import { stayWhenOffline } from '../forms/stayWhenOffline.ts'
import type { AccountRefusal } from './accountForms.server.ts'

/** Submits a form of the account. If the connection fails, the form keeps the typed values and shows a message. */
export const submitAccountForm = stayWhenOffline(async (form) =>
  form.has('token') && !form.has('password')
    ? { kind: 'link', problem: 'unavailable' }
    : { kind: 'connection', values: {} },
)

type AccountPageProps = { readonly title: string; readonly text?: string; readonly children: ReactNode }

/** A narrow page of the account. */
export const AccountPage = ({ title, text, children }: AccountPageProps) => (
  <Container>
    <PageTitle size="page" title={title} text={text} />
    <Box width="narrow">{children}</Box>
  </Container>
)

/** The field for the email address with which a customer signs in. */
export const EmailField = ({ fields }: { readonly fields: Fields }) => (
  <TextInput {...fields.field('email')} type="email" inputMode="email" autoComplete="username" required />
)

type PasswordFieldProps = {
  readonly fields: Fields
  readonly name: string
  readonly use: 'current' | 'new'
} & Pick<PasswordInputProps, 'rules' | 'ruleStates' | 'placeholder'>

/** The field for a password; a typed password is never shown again. */
export const PasswordField = ({ fields, name, use, ...rules }: PasswordFieldProps) => {
  const { defaultValue: _, ...field } = fields.field(name)
  return (
    <PasswordInput
      {...field}
      {...rules}
      labels={{ show: m.show(), hide: m.hide() }}
      autoComplete={`${use}-password`}
      required
    />
  )
}

type AccountFormProps = {
  readonly result: AccountRefusal | undefined
  /** The labels of the fields by name, in the order of the form. */
  readonly labels: Readonly<Record<string, string>>
  /** Hidden values that are sent with the fields, by name. */
  readonly hidden?: Readonly<Record<string, string>>
  /** The label of the button. */
  readonly action: string
  /** The message of a form that was refused. */
  readonly refused?: string
  /** Shown until the form is refused. */
  readonly notice?: ReactNode
  readonly children: (fields: Fields) => ReactNode
  /** Links below the button. */
  readonly footer?: ReactNode
}

/** A form of the account: the errors above its fields, and one button below. */
export const AccountForm = ({ result, labels, hidden = {}, action, refused, ...slots }: AccountFormProps) => {
  const navigation = useNavigation()
  const fields = createFields(result?.kind === 'form' ? result : undefined, result?.values ?? {}, labels)
  const texts = {
    form: undefined,
    credentials: m.credentials_wrong(),
    refused,
    'too-many': m.too_many(),
    unavailable: m.error_text(),
    connection: m.connection_lost(),
  }
  const text = result && texts[result.kind]
  return (
    // A browser's Back returns to the page before the form, not to a form that is no longer needed.
    <Form method="post" noValidate replace>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Stack gap="l">
        <FormErrorSummary {...fields.summary} />
        {text ? <FormAlert of={result}>{text}</FormAlert> : null}
        {result ? null : slots.notice}
        {slots.children(fields)}
        <Button type="submit" size="l" width="full" loading={navigation.formMethod === 'POST'}>
          {action}
        </Button>
        {slots.footer}
      </Stack>
    </Form>
  )
}
