import { Form, useNavigation } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { FormErrorSummary } from '@selvedge/ui-kit/FormErrorSummary'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import type { ReactNode } from 'react'
import { createFields, type Fields } from '../forms/createFields.ts'
import { FormAlert } from '../forms/FocusOnChange.tsx'
import { PasswordField } from './AccountForm.tsx'
import type { ProfileForm as FormName, ProfileResult } from './changeProfile.server.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { deviceRow, profileSection } from './ProfileSections.css.ts'
import type { ProfileData } from './profile.server.ts'

type SectionProps = { readonly title: string; readonly text: string; readonly children: ReactNode }

const Section = ({ title, text, children }: SectionProps) => (
  <section className={profileSection}>
    <Stack gap="s">
      <Heading level={2} size="panel">
        {title}
      </Heading>
      <Text tone="muted">{text}</Text>
    </Stack>
    {children}
  </section>
)

type FormProps = {
  readonly form: FormName
  readonly result: ProfileResult | undefined
  readonly action: string
  readonly tone?: 'secondary'
  readonly initial?: Readonly<Record<string, string>>
  /** The names and labels of the fields, in their order. */
  readonly labels?: Readonly<Record<string, string>>
  readonly children?: (fields: Fields) => ReactNode
}

/** One form of the profile: its errors, its fields and its button. */
const ProfileForm = ({ form, result, action, tone, initial = {}, labels = {}, children }: FormProps) => {
  const { formData } = useNavigation()
  const own = result?.form === form ? result : undefined
  const fields = createFields(own, initial, labels)
  return (
    <Form method="post" noValidate>
      <input type="hidden" name="form" value={form} />
      <Stack gap="m">
        <FormErrorSummary {...fields.summary} />
        {own?.message ? <FormAlert of={own}>{own.message}</FormAlert> : null}
        {children?.(fields)}
        <div>
          <Button type="submit" {...(tone ? { tone } : {})} loading={formData?.get('form') === form}>
            {action}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}

const Devices = ({ data: { devices, texts }, result }: ProfileSectionsProps) => {
  if (!devices) return <Callout>{texts.devicesFailed}</Callout>
  const own = result?.form === 'device' ? result : undefined
  return (
    <Stack gap="m">
      {own ? <FormAlert of={own}>{own.message}</FormAlert> : null}
      <div>
        {devices.map(({ id, name, note, isCurrent, endLabel }) => (
          <div key={id} className={deviceRow}>
            <div>
              <Text weight="strong">{name}</Text>
              <Text tone="muted" size="small">
                {note}
              </Text>
            </div>
            {isCurrent ? null : (
              <Form method="post">
                <input type="hidden" name="form" value="device" />
                <TextLink type="submit" name="device" value={id} aria-label={endLabel}>
                  {texts.endDevice}
                </TextLink>
              </Form>
            )}
          </div>
        ))}
      </div>
      {devices.some(({ isCurrent }) => !isCurrent) ? (
        <ProfileForm form="devices" result={result} action={texts.endDevices} tone="secondary" />
      ) : null}
    </Stack>
  )
}

type ProfileSectionsProps = { readonly data: ProfileData; readonly result: ProfileResult | undefined }

/** Names, email address, password, devices, data and deletion of a customer's account. Its texts come from the server. */
export const ProfileSections = ({ data, result }: ProfileSectionsProps) => {
  const { firstName, lastName, pending, texts } = data
  return (
    <div>
      <Section title={texts.details} text={texts.detailsText}>
        <ProfileForm
          form="names"
          result={result}
          action={texts.save}
          initial={{ firstName, lastName }}
          labels={{ firstName: texts.firstName, lastName: texts.lastName }}
        >
          {(fields) => (
            <>
              <TextInput {...fields.field('firstName')} autoComplete="given-name" required />
              <TextInput {...fields.field('lastName')} autoComplete="family-name" required />
            </>
          )}
        </ProfileForm>
      </Section>
      <Section title={texts.email} text={texts.emailText}>
        <ProfileForm
          form="email"
          result={result}
          action={texts.emailAction}
          labels={{ email: texts.emailNew, emailPassword: texts.emailPassword }}
        >
          {(fields) => (
            <>
              <TextInput
                {...fields.field('email')}
                type="email"
                inputMode="email"
                autoComplete="email"
                required
              />
              <PasswordField fields={fields} name="emailPassword" use="current" />
            </>
          )}
        </ProfileForm>
      </Section>
      <Section title={texts.password} text={texts.passwordText}>
        <ProfileForm
          form="password"
          result={result}
          action={texts.passwordAction}
          labels={{
            currentPassword: texts.passwordCurrent,
            password: texts.passwordNew,
            passwordAgain: texts.passwordAgain,
          }}
        >
          {(fields) => (
            <>
              <PasswordField fields={fields} name="currentPassword" use="current" />
              <NewPasswordFields fields={fields} />
            </>
          )}
        </ProfileForm>
      </Section>
      <Section title={texts.devices} text={texts.devicesText}>
        <Devices data={data} result={result} />
      </Section>
      <Section title={texts.data} text={texts.dataText}>
        <Form reloadDocument action={data.dataHref}>
          <Button type="submit" tone="secondary">
            {texts.dataAction}
          </Button>
        </Form>
      </Section>
      <Section title={texts.deletion} text={pending || texts.deletionText}>
        {pending ? (
          <ProfileForm form="withdrawal" result={result} action={texts.withdraw} />
        ) : (
          <ProfileForm
            form="deletion"
            result={result}
            action={texts.deletionAction}
            tone="secondary"
            labels={{ deletionPassword: texts.deletionPassword }}
          >
            {(fields) => <PasswordField fields={fields} name="deletionPassword" use="current" />}
          </ProfileForm>
        )}
      </Section>
    </div>
  )
}
