import type { Meta } from '@storybook/react-vite'
import { Button, Checkbox, Divider, Heading, PasswordInput, Select, Stack, TextInput } from '../index.ts'
import { AccountSection, AccountShell } from './accountShell.tsx'

export default { title: 'Pages/Profile', parameters: { layout: 'fullscreen' } } satisfies Meta

const labels = { show: 'Show', hide: 'Hide' }

const Submit = ({ children }: { readonly children: string }) => (
  <div>
    <Button type="submit" tone="secondary">
      {children}
    </Button>
  </div>
)

/** The profile of a customer: name, email address, password, preferences and deletion. */
export const Profile = {
  render: () => (
    <AccountShell current="Profile and preferences">
      <Stack gap="xxl">
        <Heading level={1}>Profile and preferences</Heading>
        <Stack gap="xl">
          <AccountSection title="Your name" text="It is the name on your orders and invoices.">
            <form action="#name">
              <Stack gap="m">
                <TextInput label="First name" autoComplete="given-name" defaultValue="Marianne" required />
                <TextInput label="Last name" autoComplete="family-name" defaultValue="Hale" required />
                <Submit>Save</Submit>
              </Stack>
            </form>
          </AccountSection>
          <Divider />
          <AccountSection
            title="Email address"
            text="You log in with marianne@example.com. A new address is used after you open the link that we send to it."
          >
            <form action="#email">
              <Stack gap="m">
                <TextInput label="New email address" type="email" autoComplete="email" required />
                <PasswordInput
                  label="Your password"
                  name="email-password"
                  labels={labels}
                  autoComplete="current-password"
                  required
                />
                <Submit>Send the link</Submit>
              </Stack>
            </form>
          </AccountSection>
          <Divider />
          <AccountSection title="Password" text="After a change you stay logged in only on this device.">
            <form action="#password">
              <Stack gap="m">
                <PasswordInput
                  label="Current password"
                  name="current"
                  labels={labels}
                  autoComplete="current-password"
                  required
                />
                <PasswordInput
                  label="New password"
                  name="new"
                  labels={labels}
                  rules={[{ label: 'At least 8 characters', test: (value: string) => value.length >= 8 }]}
                  ruleStates={{ met: 'met', open: 'not met yet' }}
                  autoComplete="new-password"
                  required
                />
                <Submit>Change the password</Submit>
              </Stack>
            </form>
          </AccountSection>
          <Divider />
          <AccountSection title="Preferences" text="They apply on this device and on all others.">
            <form action="#preferences">
              <Stack gap="m">
                <Select label="Lengths" defaultValue="yards">
                  <option value="yards">Yards and inches</option>
                  <option value="metres">Metres and centimetres</option>
                </Select>
                <Checkbox hint="About two emails a month.">New designs and offers by email</Checkbox>
                <Submit>Save</Submit>
              </Stack>
            </form>
          </AccountSection>
          <Divider />
          <AccountSection
            title="Delete the account"
            text="Your orders stay stored for as long as the law requires. Everything else is deleted after 14 days."
          >
            <div>
              <Button tone="danger">Delete the account</Button>
            </div>
          </AccountSection>
        </Stack>
      </Stack>
    </AccountShell>
  ),
}
