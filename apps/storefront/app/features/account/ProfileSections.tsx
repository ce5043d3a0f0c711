import { Form } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { FormAlert } from '../forms/FocusOnChange.tsx'
import { PasswordField } from './AccountForm.tsx'
import { sectionRow } from './AccountSection.css.ts'
import { AccountSection, SectionForm } from './AccountSection.tsx'
import type { ProfileForm } from './changeProfile.server.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import type { ProfileData } from './profile.server.ts'
import type { SectionResult } from './sectionResult.server.ts'

const Devices = ({ data: { devices, texts }, result }: ProfileSectionsProps) => {
  if (!devices) return <Callout>{texts.devicesFailed}</Callout>
  const own = result?.form === 'device' ? result : undefined
  return (
    <Stack gap="m">
      {own ? <FormAlert of={own}>{own.message}</FormAlert> : null}
      <div>
        {devices.map(({ id, name, note, isCurrent, endLabel }) => (
          <div key={id} className={sectionRow}>
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
        <SectionForm form="devices" result={result} action={texts.endDevices} tone="secondary" />
      ) : null}
    </Stack>
  )
}

type ProfileSectionsProps = {
  readonly data: ProfileData
  readonly result: SectionResult<ProfileForm> | undefined
}

/**
 * The sections of the profile page: names, email address, password, devices, data and deletion of the account. All
 * texts come from the server.
 */
export const ProfileSections = ({ data, result }: ProfileSectionsProps) => {
  const { firstName, lastName, pending, texts } = data
  return (
    <div>
      <AccountSection title={texts.details} text={texts.detailsText}>
        <SectionForm
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
        </SectionForm>
      </AccountSection>
      <AccountSection title={texts.email} text={texts.emailText}>
        <SectionForm
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
        </SectionForm>
      </AccountSection>
      <AccountSection title={texts.password} text={texts.passwordText}>
        <SectionForm
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
        </SectionForm>
      </AccountSection>
      <AccountSection title={texts.devices} text={texts.devicesText}>
        <Devices data={data} result={result} />
      </AccountSection>
      <AccountSection title={texts.data} text={texts.dataText}>
        <Form reloadDocument action={data.dataHref}>
          <Button type="submit" tone="secondary">
            {texts.dataAction}
          </Button>
        </Form>
      </AccountSection>
      <AccountSection title={texts.deletion} text={pending || texts.deletionText}>
        {pending ? (
          <SectionForm form="withdrawal" result={result} action={texts.withdraw} />
        ) : (
          <SectionForm
            form="deletion"
            result={result}
            action={texts.deletionAction}
            tone="secondary"
            labels={{ deletionPassword: texts.deletionPassword }}
          >
            {(fields) => <PasswordField fields={fields} name="deletionPassword" use="current" />}
          </SectionForm>
        )}
      </AccountSection>
    </div>
  )
}
